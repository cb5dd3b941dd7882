"""A filled form: its fields carry our ids, whatever language its labels are in. Needs the extra ``pdf``."""

import io
import logging
from typing import Any, Final

from msgspec.structs import replace

from brp_desktop.catalogue.brp import brp_catalogue
from brp_desktop.rules.brp.characteristics import CHARACTERISTICS
from brp_desktop.rules.brp.derived import base_move
from brp_desktop.sheet import limits
from brp_desktop.sheet.belongings import Armour, Contact, Item, Power, Wealth, Weapon
from brp_desktop.sheet.derived_values import HIT_POINTS, POWER_POINTS, RULES_RESOURCES
from brp_desktop.sheet.ids import SkillId
from brp_desktop.storage import form_fields
from brp_desktop.storage.errors import StorageError
from brp_desktop.storage.importers.attacks import metres, weapon_damage
from brp_desktop.storage.importers.builder import Builder
from brp_desktop.storage.importers.foundry_item import NO_ID, weight
from brp_desktop.storage.importers.report import ORDINARY, Choices, Imported
from brp_desktop.storage.importers.skill_drafts import SkillDraft
from brp_desktop.storage.importers.skill_names import SkillName, bracketed, find_skill
from brp_desktop.storage.importers.source import Node, Source
from brp_desktop.storage.words import read_kind
from brp_desktop.storage.xantis_form import SHEET

_GROUPS: Final = frozenset(
    ("about", "characteristic", "tick", "value", "track", "counter", "skill", "weapon", "armour", "item", "power",
     "wealth", "contact", "note")
)  # fmt: skip
_MAXIMUM_FIELDS: Final = 20_000


def read_form(data: bytes, choices: Choices) -> Imported:
    """The person in a filled form.

    ``pdf_not_installed`` without the library, ``pdf_unreadable`` for a file it cannot read or that is locked,
    ``pdf_without_form`` where no field has a name of ours.
    """
    values = field_values(data)
    if SHEET in values:
        from brp_desktop.storage.importers.xantis_form import read_xantis

        return read_xantis(values)
    tree = form_tree(values)
    if not tree.keys() & _GROUPS:
        raise StorageError("pdf_without_form")
    source = Source(tree, has_markup=False)
    builder = Builder(source, choices, "form-pdf")
    top = source.top
    for field in form_fields.ABOUT:
        node = top["about"][field]
        if field == "age":
            builder.age(node)
        else:
            builder.set(field, node.text("profession" if field == "occupation" else field))
    for id_ in CHARACTERISTICS:
        if top["characteristic"].has(id_):
            builder.characteristic(id_, top["characteristic"][id_])
    builder.settle_scale(ORDINARY, certain=False)
    if top["tick"]["pow"].switch("pow_tick"):
        builder.set("pow_ticked", True)
    move = top["value"]["move"].whole("move")
    builder.set("move", None if move == base_move() else move)
    _read_tracks(top, builder)
    for key, row in top["skill"].members():
        _read_skill(key, row, builder)
    for _, row in top["weapon"].members():
        _read_weapon(row, builder)
    _read_belongings(top, builder)
    for _, row in top["note"].members():
        builder.note(row["title"].text("note", quiet=True), row["text"].prose("note"))
    return builder.finish("character", reasons={"other": "no_place"})


def field_values(data: bytes) -> dict[str, str | bool]:
    """What the fields of a form hold, by their names."""
    try:
        import pypdf
        from pypdf.errors import PyPdfError
    except ImportError:
        raise StorageError("pdf_not_installed") from None
    # What the library finds wrong is ours to say; by itself it would write to the error stream.
    logging.getLogger("pypdf").setLevel(logging.CRITICAL)
    try:
        reader = pypdf.PdfReader(io.BytesIO(data))
        if reader.is_encrypted and not reader.decrypt(""):
            raise StorageError("pdf_unreadable")
        found = reader.get_fields() or {}
        values = {str(name): _value(field) for name, field in list(found.items())[:_MAXIMUM_FIELDS]}
    except (PyPdfError, ArithmeticError, AttributeError, EOFError, LookupError, OSError, RecursionError, TypeError,
            ValueError, NotImplementedError, AssertionError):  # fmt: skip
        # The library was made for good files: of a damaged one it raises whatever comes.
        raise StorageError("pdf_unreadable") from None
    return {name: value for name, value in values.items() if value is not None}


def _value(field: Any) -> str | bool | None:
    """Text, or whether a box is ticked; None for a field that is a group of others or a button."""
    kind, value = str(field.get("/FT", "")), field.get("/V")
    if kind == "/Btn":
        return value is not None and str(value) not in ("/Off", "")
    if kind not in ("/Tx", "/Ch"):
        return None
    return "" if value is None else str(value).replace("\r\n", "\n").replace("\r", "\n")


def form_tree(values: dict[str, str | bool]) -> dict[str, Any]:
    """The fields as objects in objects by the parts of their names; those of other names under ``other``."""
    tree: dict[str, Any] = {}
    for name, value in values.items():
        parts = form_fields.name_parts(name)
        if parts[0] not in _GROUPS or not 2 <= len(parts) <= 3:
            tree.setdefault("other", {})[name] = value
            continue
        holder = tree.setdefault(parts[0], {})
        if len(parts) == 3:
            inner = holder.setdefault(parts[1], {})
            holder = inner if isinstance(inner, dict) else holder
        holder[parts[-1]] = value
    return tree


def _read_tracks(top: Node, builder: Builder) -> None:
    for id_ in RULES_RESOURCES:
        row = top["track"][id_]
        if not row.value:
            continue
        if id_ in (HIT_POINTS, POWER_POINTS):
            builder.tracks.add(id_, row["now"], row["maximum"])
        else:
            builder.tracks.counter(id_, row["now"], row["maximum"], empty=True)
    for key, row in top["counter"].members():
        name = row["name"].text("counter", quiet=True)
        shown = name or key[: limits.NAME_LENGTH] or "—"
        builder.tracks.counter(key.removeprefix("counter."), row["now"], row["maximum"], name=shown, empty=True)


def _read_skill(key: str, row: Node, builder: Builder) -> None:
    name = row["name"].text("skill", quiet=True)
    rating, tick = row["rating"], row["tick"]
    found = _named(key, name)
    if not name and found.skill is None and not rating.value:
        for _, node in row.members():
            node.mark("taken")
        return
    value = rating.whole("skill", name, quiet=True)
    draft = SkillDraft(row, name or key, found, rating=value, ticked=tick.switch("tick", name), tick_node=tick)
    if builder.skills.add(draft) is not None:
        row["name"].take("skill", "" if value is None else value, name or key)


def _named(key: str, name: str) -> SkillName:
    """The skill of a field: by the name in it, else by the id in the field's name (``knowledge.region``)."""
    own, words = bracketed(name)
    found = find_skill(own, words) if name else SkillName()
    skill, _, rest = key.partition(".")
    kind = brp_catalogue().specialities.get(f"{skill}_{rest}")
    if found.skill == skill and kind is not None and kind.is_open and words:
        return replace(found, speciality=kind.id, speciality_text=words)
    if (found.skill is not None and not found.other_name) or skill not in brp_catalogue().skills:
        return found
    speciality = kind.id if kind is not None and (kind.is_open or not words) else None
    return SkillName(skill=skill, name=own, speciality=speciality, speciality_text=words, other_name=bool(name))


def _read_weapon(row: Node, builder: Builder) -> None:
    name = row["name"].text("weapon", quiet=True)
    held = [row[key].text("weapon", name, quiet=True) for key in ("damage", "range", "attacks")]
    chance, left, loaded = (
        row[key].whole("weapon", name, quiet=True) for key in ("chance", "hit_points", "ammunition")
    )
    skill_text = row["skill"].text("weapon", name, quiet=True)
    if not any((name, *held)) and chance is None:
        return
    found = weapon_damage(row["damage"], held[0], name, ranges=held[1])
    note = "\n".join(filter(None, (row["note"].prose("weapon", name, quiet=True), found.words)))
    weapon = Weapon(
        id=NO_ID,
        name=name,
        skill=_skill_of(skill_text, name, chance, row, builder),
        damage=found.damage,
        damage_by_range=found.by_range,
        range_m=metres(held[1]),
        attacks=held[2] or None,
        hit_points_maximum=left,
        ammunition=loaded,
        note=note,
    )
    if builder.add(weapon, row) is not None:
        row["name"].take("weapon", held[0], name)


def _skill_of(text: str, name: str, chance: int | None, row: Node, builder: Builder) -> SkillId | None:
    """The row that the form names behind a weapon, else one of its own percentage."""
    known = builder.skills.named(find_skill(*bracketed(text))) if text else None
    return known or builder.weapon_skill(text or name, chance, row)


def _read_belongings(top: Node, builder: Builder) -> None:
    for _, row in top["armour"].members():
        name, points = row["name"].text("armour", quiet=True), row["points"].whole("armour", quiet=True)
        if name or points:
            note = row["note"].prose("armour", name, quiet=True)
            _add(builder, row, Armour(id=NO_ID, name=name, points=points or 0, note=note), "armour")
    for _, row in top["item"].members():
        name, quantity = row["name"].text("item", quiet=True), row["quantity"].whole("item", quiet=True)
        if name:
            heavy, note = weight(row["encumbrance"], name) or 0, row["note"].prose("item", name, quiet=True)
            _add(
                builder,
                row,
                Item(id=NO_ID, name=name, quantity=1 if quantity is None else quantity, encumbrance=heavy, note=note),
                "item",
            )
    for _, row in top["wealth"].members():
        name, amount = (row[key].text("wealth", quiet=True) for key in form_fields.WEALTH)
        if name or amount:
            _add(builder, row, Wealth(id=NO_ID, name=name, amount=amount), "wealth")
    for _, row in top["contact"].members():
        name, relation, place = (row[key].text("contact", quiet=True) for key in form_fields.CONTACT)
        if name or relation or place:
            _add(builder, row, Contact(id=NO_ID, name=name, relation=relation, place=place), "contact")
    for _, row in top["power"].members():
        _read_power(row, builder)


def _read_power(row: Node, builder: Builder) -> None:
    name, kind = (row[key].text("power", quiet=True) for key in ("name", "kind"))
    chance, cost = (row[key].whole("power", name, quiet=True) for key in ("chance", "cost"))
    if not name and chance is None:
        return
    power = Power(
        id=NO_ID,
        name=name,
        kind=read_kind(kind) or "other",
        cost=cost,
        note=row["note"].prose("power", name, quiet=True),
    )
    if row.has("tick"):
        builder.learning_power(power, row, chance or 0, 0, ticked=row["tick"].switch("tick", name))
        row["name"].take("power", chance or 0, name)
    else:
        _add(
            builder,
            row,
            Power(id=NO_ID, name=power.name, kind=power.kind, chance=chance, cost=cost, note=power.note),
            "power",
        )


def _add(builder: Builder, row: Node, made: Any, field: str) -> None:
    if builder.add(made, row) is not None:
        row["name"].take(field, made.name, made.name)
