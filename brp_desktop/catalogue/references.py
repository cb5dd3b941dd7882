"""A check of the catalogue files: references resolve, formulas parse, tables have no holes, names are whole.

Meant for tests and for whoever changes the files; the program itself does not run it.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from brp_desktop.catalogue.brp import load_json
from brp_desktop.catalogue.resources import LANGUAGES
from brp_desktop.rules.brp.damage import parse_damage
from brp_desktop.rules.brp.formulas import base_chance
from brp_desktop.rules.dice import parse
from brp_desktop.rules.errors import RulesError

FILES = (
    "armour",
    "characteristics",
    "damage_bonus",
    "fumbles",
    "hit_locations",
    "object_sizes",
    "personalities",
    "poisons",
    "professions",
    "skills",
    "spot_rules",
    "weapons",
    "words",
)
"""The files of the catalogue, by name."""

_ID = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
_PLACEHOLDER = re.compile(r"\{(\w+)\}")
_TEXT_KEYS = ("names", "abbr", "label", "text")
_EVERY_VALUE = dict.fromkeys(("str", "con", "siz", "int", "pow", "dex", "app", "edu", "hp"), 10)
_BASE_KEYWORDS = ("weapon", "shield")
_VALUE_KEYWORDS = ("table:damage_bonus",)

Files = Mapping[str, dict[str, Any]]
"""The content of the files by name."""


@dataclass(frozen=True, slots=True)
class CatalogueFault:
    """One fault: the file, where in it, what is wrong (id), and the value that is."""

    file: str
    where: str
    code: str
    value: str


def catalogue_faults(files: Files | None = None) -> tuple[CatalogueFault, ...]:
    """Every fault of the catalogue; empty if all is well. ``files`` stands instead of the files shipped.

    Codes: ``bad_id`` ``repeated_id`` ``missing_name`` ``placeholders_differ`` ``straight_apostrophe``
    ``unknown_reference`` ``speciality_of_another_skill`` ``speciality_missing`` ``bad_formula`` ``bad_damage``
    ``hole_in_table`` ``placeholder_without_value`` ``wrong_size``.

    >>> catalogue_faults()
    ()
    """
    loaded = files if files is not None else {name: load_json(name) for name in FILES}
    return tuple(
        fault
        for check in (_texts, _ids, _skills, _characteristics, _weapons, _armour, _lists, _spot_rules, _tables, _words)
        for fault in check(loaded)
    )


def _walk(node: object, where: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    """Every object of a file with its place."""
    if isinstance(node, dict):
        yield where, node
        for key, value in node.items():
            yield from _walk(value, f"{where}.{key}" if where else key)
    elif isinstance(node, list):
        for number, value in enumerate(node):
            yield from _walk(value, f"{where}[{number}]")


def _texts(files: Files) -> Iterator[CatalogueFault]:
    for file, data in files.items():
        for where, node in _walk(data):
            for key in _TEXT_KEYS:
                texts = node.get(key)
                if isinstance(texts, dict):
                    yield from _translated(file, f"{where}.{key}", texts)


def _translated(file: str, where: str, texts: dict[str, str]) -> Iterator[CatalogueFault]:
    wanted = set(_PLACEHOLDER.findall(texts.get("en", "")))
    for language in LANGUAGES:
        text = texts.get(language, "")
        if not text or text != text.strip():
            yield CatalogueFault(file, where, "missing_name", language)
        if set(_PLACEHOLDER.findall(text)) != wanted:
            yield CatalogueFault(file, where, "placeholders_differ", language)
        if "'" in text:
            yield CatalogueFault(file, where, "straight_apostrophe", language)


def _ids(files: Files) -> Iterator[CatalogueFault]:
    for file, data in files.items():
        for name, entries in data.items():
            if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
                continue
            seen: set[str] = set()
            for entry in entries:
                id_ = entry.get("id")
                if id_ is None:
                    continue
                if not _ID.fullmatch(id_):
                    yield CatalogueFault(file, name, "bad_id", id_)
                if id_ in seen:
                    yield CatalogueFault(file, name, "repeated_id", id_)
                seen.add(id_)


def _of(files: Files, file: str, name: str) -> dict[str, dict[str, Any]]:
    return {entry["id"]: entry for entry in files[file][name]}


def _known(file: str, where: str, value: object, among: object) -> Iterator[CatalogueFault]:
    """A fault where a reference is not among the ids it refers to; None refers to nothing."""
    assert isinstance(among, Mapping | Sequence | set)
    if value is not None and value not in among:
        yield CatalogueFault(file, where, "unknown_reference", str(value))


def _formula(file: str, where: str, formula: str, skills: Mapping[str, str]) -> Iterator[CatalogueFault]:
    try:
        base_chance(formula, {**_EVERY_VALUE, **dict.fromkeys(_BASE_KEYWORDS, 10)}, skills)
    except RulesError as error:
        yield CatalogueFault(file, where, "bad_formula", f"{formula}: {error.code}")


def _skills(files: Files) -> Iterator[CatalogueFault]:
    skills, specialities = _of(files, "skills", "skills"), _of(files, "skills", "specialities")
    categories, conditions = _of(files, "skills", "categories"), _of(files, "skills", "variant_conditions")
    for id_, skill in skills.items():
        yield from _known("skills", id_, skill["category"], categories)
        for edition, base in skill["base"].items():
            bases = {name: one["base"].get(edition, "0") for name, one in skills.items()}
            yield from _formula("skills", f"{id_}.base", base, bases)
        for variant in skill.get("base_variants", ()):
            yield from _known("skills", f"{id_}.base_variants", variant["when"], conditions)
            yield from _formula("skills", f"{id_}.base_variants", variant["formula"], {})
        for speciality in skill.get("specialities", ()):
            yield from _known("skills", id_, speciality, specialities)
    for id_, speciality in specialities.items():
        yield from _known("skills", id_, speciality["skill"], skills)
        for base in speciality.get("base", {}).values():
            yield from _formula("skills", f"{id_}.base", base, {})


def _characteristics(files: Files) -> Iterator[CatalogueFault]:
    data = files["characteristics"]
    characteristics, rolls = _of(files, "characteristics", "characteristics"), _of(files, "characteristics", "rolls")
    categories = _of(files, "skills", "categories")
    for id_, one in characteristics.items():
        yield from _known("characteristics", id_, one.get("roll"), rolls)
        for dice in one["dice"].values():
            yield from _damage("characteristics", id_, dice)
    for id_, roll in rolls.items():
        yield from _known("characteristics", id_, roll["characteristic"], characteristics)
    for derived in data["derived"]:
        for formula in (*derived["formula"].values(), *derived.get("formula_options", {}).values()):
            if formula not in _VALUE_KEYWORDS:
                yield from _formula("characteristics", derived["id"], formula, {})
    for bonus in data["category_bonus"]:
        yield from _known("characteristics", "category_bonus", bonus["category"], categories)
        for name in (*bonus["primary"], *bonus["secondary"], *bonus["negative"], bonus["simple"]):
            yield from _known("characteristics", bonus["category"], name, characteristics)


def _weapons(files: Files) -> Iterator[CatalogueFault]:
    skills, specialities = _of(files, "skills", "skills"), _of(files, "skills", "specialities")
    words = {
        name: _of(files, "weapons", name) for name in ("special_kinds", "values", "effects", "kinds", "eras", "reaches")
    }
    for id_, weapon in _of(files, "weapons", "weapons").items():
        yield from _known("weapons", id_, weapon["kind"], words["kinds"])
        yield from _known("weapons", id_, weapon["era"], words["eras"])
        yield from _skill_reference("weapons", id_, weapon, skills, specialities)
        for edition in weapon["editions"]:
            numbers = weapon.get(edition, {})
            for key, name in (
                ("special", "special_kinds"),
                ("value", "values"),
                ("effect", "effects"),
                ("reach", "reaches"),
            ):
                yield from _known("weapons", f"{id_}.{edition}.{key}", numbers.get(key), words[name])
            rows = [row["damage"] for row in numbers.get("damage_by_range", ())]
            for damage in (numbers.get("damage"), numbers.get("damage_one_hand"), *rows):
                if damage is not None:
                    yield from _damage("weapons", f"{id_}.{edition}", damage)
            if numbers.get("damage") is None and "effect" not in numbers:
                yield CatalogueFault("weapons", f"{id_}.{edition}", "bad_damage", "None")


def _damage(file: str, where: str, notation: str) -> Iterator[CatalogueFault]:
    try:
        parse_damage(notation)
    except RulesError as error:
        yield CatalogueFault(file, where, "bad_damage", f"{notation}: {error}")


def _armour(files: Files) -> Iterator[CatalogueFault]:
    data = files["armour"]
    skills, categories = _of(files, "skills", "skills"), _of(files, "skills", "categories")
    locations, rolls = _of(files, "hit_locations", "locations"), _of(files, "characteristics", "rolls")
    burdens, armour = _of(files, "armour", "burdens"), _of(files, "armour", "armour")
    groups = data["srd_modifier_groups"]
    for name, group in groups.items():
        for skill in group["skills"]:
            yield from _known("armour", name, skill, skills)
        for roll in group["rolls"]:
            yield from _known("armour", name, roll, rolls)
    for name in data["layering"]["soft"]:
        yield from _known("armour", "layering", name, armour)
    for name in data["enc_share"]:
        yield from _known("armour", "enc_share", name, locations)
    for id_, piece in armour.items():
        for edition in piece["editions"]:
            numbers = piece.get(edition)
            if numbers is None:
                yield CatalogueFault("armour", id_, "unknown_reference", edition)
                continue
            yield from _known("armour", id_, numbers.get("burden"), burdens)
            for name in numbers.get("locations", ()):
                yield from _known("armour", id_, name, locations)
            for key in ("random", "random_firearms"):
                if key in numbers:
                    yield from _damage("armour", f"{id_}.{key}", numbers[key])
            for modifier in numbers["modifiers"]:
                yield from _known("armour", id_, modifier.get("category"), categories)
                yield from _known("armour", id_, modifier.get("group"), groups)
                for skill in modifier.get("skills", ()):
                    yield from _known("armour", id_, skill, skills)


def _lists(files: Files) -> Iterator[CatalogueFault]:
    skills, specialities = _of(files, "skills", "skills"), _of(files, "skills", "specialities")
    categories, wealth = _of(files, "skills", "categories"), _of(files, "professions", "wealth_levels")
    professions = _of(files, "professions", "professions")
    values = _of(files, "weapons", "values")
    for id_, level in wealth.items():
        yield from _known("professions", id_, level["item_value"], values)
    for id_, profession in professions.items():
        yield from _known("professions", id_, profession.get("like"), professions)
        for level in profession.get("wealth", {}).values():
            yield from _known("professions", id_, level, wealth)
        entries = [*profession["fixed"], *(one for choice in profession.get("choices", ()) for one in choice["from"])]
        for entry in entries:
            yield from _entry("professions", id_, entry, profession["edition"], skills, specialities, categories)
        size = sum(entry.get("count", 1) for entry in (*profession["fixed"], *profession.get("choices", ())))
        if size != files["professions"]["skills_each"]:
            yield CatalogueFault("professions", id_, "wrong_size", str(size))
    for id_, personality in _of(files, "personalities", "personalities").items():
        for entry in personality["skills"]:
            yield from _entry("personalities", id_, entry, "uge", skills, specialities, categories)
        size = sum(entry.get("count", 1) for entry in personality["skills"])
        if size != files["personalities"]["skills_each"]:
            yield CatalogueFault("personalities", id_, "wrong_size", str(size))


_ById = Mapping[str, dict[str, Any]]


def _entry(
    file: str,
    where: str,
    entry: dict[str, Any],
    edition: str,
    skills: _ById,
    specialities: _ById,
    categories: _ById,
) -> Iterator[CatalogueFault]:
    if "any_of" in entry:
        for one in entry["any_of"]:
            yield from _entry(file, where, one, edition, skills, specialities, categories)
    elif "category" in entry:
        yield from _known(file, where, entry["category"], categories)
    elif not entry.get("any"):
        yield from _skill_reference(file, where, entry, skills, specialities)
        specialised = skills.get(entry["skill"], {}).get("specialised", {}).get(edition, False)
        if specialised and "speciality" not in entry and "speciality_of" not in entry:
            yield CatalogueFault(file, where, "speciality_missing", entry["skill"])


def _skill_reference(
    file: str, where: str, entry: dict[str, Any], skills: _ById, specialities: _ById
) -> Iterator[CatalogueFault]:
    yield from _known(file, where, entry["skill"], skills)
    named = [entry.get("speciality"), entry.get("typical"), *entry.get("speciality_of", ())]
    for speciality in named:
        if speciality in (None, "*"):
            continue
        yield from _known(file, where, speciality, specialities)
        if specialities.get(speciality, {}).get("skill", entry["skill"]) != entry["skill"]:
            yield CatalogueFault(file, where, "speciality_of_another_skill", speciality)


def _spot_rules(files: Files) -> Iterator[CatalogueFault]:
    skills, rolls = _of(files, "skills", "skills"), _of(files, "characteristics", "rolls")
    characteristics = _of(files, "characteristics", "characteristics")
    kinds = files["spot_rules"]["kinds"]
    for id_, rule in _of(files, "spot_rules", "rules").items():
        yield from _known("spot_rules", id_, rule["kind"], kinds)
        for effect in rule["effects"]:
            yield from _known("spot_rules", id_, effect.get("cap"), skills)
            yield from _known("spot_rules", id_, effect.get("cap_roll"), rolls)
            yield from _known("spot_rules", id_, effect.get("cap_characteristic"), characteristics)
            yield from _known("spot_rules", id_, effect.get("replaced_by"), skills)
            yield from _known("spot_rules", id_, effect.get("edition"), rule["editions"])
            roll = effect.get("roll", {})
            yield from _known("spot_rules", id_, roll.get("roll"), rolls)
            yield from _known("spot_rules", id_, roll.get("characteristic"), characteristics)
            for skill in roll.get("skills", ()):
                yield from _known("spot_rules", id_, skill, skills)


def _tables(files: Files) -> Iterator[CatalogueFault]:
    outcomes = _of(files, "fumbles", "outcomes")
    for id_, table in _of(files, "fumbles", "tables").items():
        yield from _without_holes("fumbles", id_, table["rows"], 1, 100)
        for row in table["rows"]:
            yield from _known("fumbles", id_, row["outcome"], outcomes)
            if "dice" in row:
                parse(row["dice"])
            for name in _PLACEHOLDER.findall(outcomes.get(row["outcome"], {}).get("text", {}).get("en", "")):
                if name not in row:
                    yield CatalogueFault("fumbles", id_, "placeholder_without_value", f"{row['outcome']}.{name}")
            starts = [other["from"] for other in table["rows"]]
            yield from _known("fumbles", id_, row.get("otherwise"), starts)
    yield from _without_holes("hit_locations", "locations", files["hit_locations"]["locations"], 1, 20)
    shares = files["hit_locations"]["shares"]
    for location in files["hit_locations"]["locations"]:
        yield from _known("hit_locations", location["id"], location["share"], shares)
    yield from _without_holes("damage_bonus", "rows", files["damage_bonus"]["rows"], 0, 168)


def _words(files: Files) -> Iterator[CatalogueFault]:
    skills = _of(files, "skills", "skills")
    for id_, word in _of(files, "words", "words").items():
        for skill in word["skills"]:
            yield from _known("words", id_, skill, skills)


def _without_holes(
    file: str, where: str, rows: list[dict[str, Any]], first: int, last: int
) -> Iterator[CatalogueFault]:
    expected = first
    for row in rows:
        if row["from"] != expected or row["to"] < row["from"]:
            yield CatalogueFault(file, where, "hole_in_table", str(expected))
        expected = row["to"] + 1
    if expected != last + 1:
        yield CatalogueFault(file, where, "hole_in_table", str(expected))
