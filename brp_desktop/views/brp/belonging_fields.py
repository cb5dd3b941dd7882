"""The fields of weapons and armour: what each is called, what it takes, what the catalogue says instead."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication

from brp_desktop.catalogue.belonging_names import armour_name, weapon_name
from brp_desktop.catalogue.names import collation_key, full_skill_name
from brp_desktop.catalogue.weapons import weapon_catalogue
from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.controllers.language import content_language
from brp_desktop.models.numbers import MINUS_SIGNS, SPACES, read_number
from brp_desktop.sheet.belongings import Armour, Weapon
from brp_desktop.sheet.derived_armour import derived_armour
from brp_desktop.sheet.weapon_numbers import WeaponFacts, row_of_weapon, weapon_numbers
from brp_desktop.views import combat_words, labels
from brp_desktop.views.brp.belonging_form import Answer, FieldShape
from brp_desktop.views.brp.weapon_rows import kind_name, reach_name
from brp_desktop.views.step_labels import weight_text

translate = QCoreApplication.translate

SPECIAL_KINDS = ("bleeding", "crushing", "entangling", "impaling", "knockback")


def weapon_shapes() -> tuple[FieldShape, ...]:
    """The fields of a weapon in reading order."""
    return (
        FieldShape("name", "text", 190, lambda: translate("combat", "Name"), optional=False, usual=_weapon_name),
        FieldShape("skill", "choice", 200, lambda: translate("combat", "Skill"), answers=partial(_skills, "skill")),
        FieldShape(
            "parry_skill",
            "choice",
            200,
            lambda: translate("combat", "Skill to parry with"),
            answers=partial(_skills, "parry_skill"),
        ),
        FieldShape("kind", "choice", 150, lambda: translate("combat", "Sort"), answers=_kinds),
        FieldShape("base", "number", 56, lambda: translate("combat", "Base"), usual=_fact("base")),
        FieldShape(
            "damage",
            "text",
            110,
            lambda: translate("combat", "Damage"),
            usual=_fact("damage"),
            tip=lambda: translate("combat", "Dice and the damage bonus: 1D8+1+db, half of it 1D6+db/2"),
        ),
        FieldShape("special", "choice", 160, lambda: translate("combat", "Special"), answers=_specials),
        FieldShape(
            "damage_by_range",
            "text",
            170,
            lambda: translate("combat", "Damage by distance"),
            usual=_usual_ranges,
            read=read_ranges,
            written=written_ranges,
            tip=lambda: translate("combat", "Metres and damage: {example}").format(example="10: 4D6; 20: 2D6; 50: 1D6"),
        ),
        FieldShape("range_m", "number", 64, lambda: translate("combat", "Range, m"), usual=_fact("range_m")),
        FieldShape("reach", "choice", 150, lambda: translate("combat", "Length"), answers=_reaches),
        FieldShape("attacks", "text", 64, lambda: translate("combat", "Attacks"), usual=_fact("attacks")),
        FieldShape("hands", "text", 56, lambda: translate("combat", "Hands"), usual=_fact("hands")),
        FieldShape(
            "hit_points_maximum",
            "number",
            64,
            lambda: translate("combat", "Hit points"),
            usual=_fact("hit_points"),
        ),
        FieldShape("hit_points", "number", 64, lambda: translate("combat", "of these left"), usual=_all_points),
        FieldShape("ammunition", "number", 64, lambda: translate("combat", "Shots"), usual=_fact("ammunition")),
        FieldShape("loaded", "number", 64, lambda: translate("combat", "loaded"), usual=_all_shots),
        FieldShape("spare", "number", 64, lambda: translate("combat", "carried besides")),
        FieldShape("malfunction", "number", 64, lambda: translate("combat", "Fails from"), usual=_fact("malfunction")),
        FieldShape(
            "encumbrance",
            "text",
            64,
            lambda: translate("combat", "Weight"),
            usual=_weapon_weight,
            read=read_weight,
            written=weight_text,
        ),
        FieldShape("carried", "choice", 80, lambda: translate("combat", "Carried"), answers=_yes_no),
        FieldShape("readied", "choice", 80, lambda: translate("combat", "In hand"), answers=_yes_no),
        FieldShape("note", "text", 480, lambda: translate("combat", "Note"), optional=False),
    )


def armour_shapes() -> tuple[FieldShape, ...]:
    """The fields of a piece of armour in reading order; places and penalties have editors of their own."""
    return (
        FieldShape("name", "text", 190, lambda: translate("combat", "Name"), optional=False, usual=_armour_name),
        FieldShape("worn", "choice", 80, lambda: translate("combat", "Worn"), answers=_yes_no),
        FieldShape("points", "number", 64, lambda: translate("combat", "Points"), usual=_armour_points),
        FieldShape("random", "text", 90, lambda: translate("combat", "Dice instead"), usual=_armour_dice),
        FieldShape("adds", "choice", 150, lambda: translate("combat", "Adds to other armour"), answers=_adds),
        FieldShape(
            "encumbrance",
            "text",
            64,
            lambda: translate("combat", "Weight"),
            usual=_armour_weight,
            read=read_weight,
            written=weight_text,
        ),
        FieldShape("carried", "choice", 80, lambda: translate("combat", "Carried"), answers=_yes_no),
        FieldShape("note", "text", 480, lambda: translate("combat", "Note"), optional=False),
    )


def remove_weapon_words() -> str:
    """The button that takes a weapon off the sheet."""
    return translate("combat", "Remove this weapon")


def remove_armour_words() -> str:
    """The button that takes a piece of armour off the sheet."""
    return translate("combat", "Remove this armour")


# what is typed


def read_weight(text: str) -> int:
    """An encumbrance in points, with a dot or a comma: «2.5» is 250. ValueError with the sentence for anything else."""
    bare = text.translate(SPACES).replace(",", ".")
    whole, _, rest = bare.partition(".")
    if not (whole + rest).isdecimal() or len(rest) > 2 or len(whole) > 6:
        raise ValueError(translate("combat", "That is no weight: 2.5, for example."))
    return int(whole or "0") * 100 + int(rest.ljust(2, "0") or "0")


def read_ranges(text: str) -> tuple[tuple[int, str], ...]:
    """Damage by distance: «10: 4D6; 20: 2D6». ValueError with the sentence for anything else."""
    found = []
    for part in text.translate(MINUS_SIGNS).replace(",", ";").split(";"):
        metres, colon, damage = part.partition(":")
        number = read_number(metres.strip().removesuffix("m").strip())
        if not colon or number is None or number < 0 or not damage.strip():
            sentence = translate("combat", "Metres, a colon, damage, for example {example}")
            raise ValueError(sentence.format(example="10: 4D6; 20: 2D6"))
        found.append((number, damage.strip()))
    return tuple(found)


def written_ranges(ranges: Sequence[tuple[int, str]]) -> str:
    """«10: 4D6; 20: 2D6»."""
    return "; ".join(f"{metres}: {damage}" for metres, damage in ranges)


# what the catalogue says


def _facts(document: BrpDocument, row: Weapon) -> WeaponFacts:
    """The catalogue's numbers of a weapon, whatever was typed over them."""
    return weapon_numbers(Weapon(id=row.id, weapon=row.weapon), document.character.options.data_edition)


def _fact(id_: str) -> Callable[[BrpDocument, Weapon], str]:
    def usual(document: BrpDocument, row: Weapon) -> str:
        value = getattr(_facts(document, row), id_)
        return "" if value is None else str(value)

    return usual


def _usual_ranges(document: BrpDocument, row: Weapon) -> str:
    return written_ranges(_facts(document, row).damage_by_range)


def _all_points(document: BrpDocument, row: Weapon) -> str:
    points = document.derived.weapons[row.id].facts.hit_points
    return "" if points is None else str(points)


def _all_shots(document: BrpDocument, row: Weapon) -> str:
    shots = document.derived.weapons[row.id].facts.ammunition
    return "" if shots is None else str(shots)


def _weapon_name(document: BrpDocument, row: Weapon) -> str:
    return weapon_name(row.weapon, "", content_language())


def _weapon_weight(document: BrpDocument, row: Weapon) -> str:
    return weight_text(_facts(document, row).encumbrance)


def _armour_name(document: BrpDocument, row: Armour) -> str:
    return armour_name(row.armour, "", content_language())


def _bare_armour(document: BrpDocument, row: Armour) -> Armour:
    return Armour(id=row.id, armour=row.armour)


def _armour_points(document: BrpDocument, row: Armour) -> str:
    return str(derived_armour(_bare_armour(document, row), document.character).points)


def _armour_dice(document: BrpDocument, row: Armour) -> str:
    return derived_armour(_bare_armour(document, row), document.character).random or ""


def _armour_weight(document: BrpDocument, row: Armour) -> str:
    return weight_text(derived_armour(_bare_armour(document, row), document.character).weight)


# answers


def _usually(name: str) -> str:
    return translate("combat", "usual: {what}").format(what=name or translate("combat", "none"))


def _skills(field: str, document: BrpDocument, row: Weapon) -> list[Answer]:
    """Every skill of the sheet, those of combat first; the first answer leaves it to the catalogue."""
    character, language = document.character, content_language()
    facts = _facts(document, row)
    if field == "skill":
        bare, edition = Weapon(id=row.id, weapon=row.weapon), character.options.data_edition
        usual = row_of_weapon(bare, facts, character.skills, edition)
        name = next((full_skill_name(each, language) for each in character.skills if each.id == usual), "")
        first = _usually(name)
    else:
        first = translate("combat", "the same skill")
    found = []
    for each in character.skills:
        numbers = document.derived.skills[each.id]
        name = full_skill_name(each, language)
        figure = labels.percent(numbers.score)
        found.append((numbers.category != "combat", collation_key(name), (each.id, name, figure)))
    return [(None, first, ""), *(answer for _, _, answer in sorted(found, key=lambda each: each[:2]))]


def _kinds(document: BrpDocument, row: Weapon) -> list[Answer]:
    usual = _usually(kind_name(_facts(document, row).kind))
    return [(None, usual, ""), *((id_, kind_name(id_), "") for id_ in weapon_catalogue().kinds)]


def _specials(document: BrpDocument, row: Weapon) -> list[Answer]:
    usual = _usually(combat_words.effect_name(_facts(document, row).special or ""))
    named = [(id_, combat_words.effect_name(id_), "") for id_ in SPECIAL_KINDS]
    return [(None, usual, ""), ("", translate("combat", "none"), ""), *named]


def _reaches(document: BrpDocument, row: Weapon) -> list[Answer]:
    usual = _usually(reach_name(_facts(document, row).reach or ""))
    named = [(id_, reach_name(id_), "") for id_ in weapon_catalogue().reaches]
    return [(None, usual, ""), ("", translate("combat", "none"), ""), *named]


def _yes_no(document: BrpDocument, row: object) -> list[Answer]:
    return [(True, translate("combat", "yes"), ""), (False, translate("combat", "no"), "")]


def _adds(document: BrpDocument, row: Armour) -> list[Answer]:
    adds = derived_armour(_bare_armour(document, row), document.character).adds
    usual = _usually(translate("combat", "yes") if adds else translate("combat", "no"))
    return [(None, usual, ""), *_yes_no(document, row)]
