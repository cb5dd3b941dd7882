"""What a character has as fields of a form: a row of fields for each thing, and empty rows to fill in.

The rows serve the forms of both games.
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QCoreApplication

from brp_desktop.painting.pages.composer import Block, Composer, going_on, together
from brp_desktop.painting.pages.marks import Field
from brp_desktop.painting.pages.paper import BODY, SMALL, VALUE
from brp_desktop.sheet.brp import BrpCharacter, Note
from brp_desktop.sheet.derive import Derived
from brp_desktop.storage import form_fields
from brp_desktop.storage.form_fields import EMPTY_ROWS, FormValue, field_name
from brp_desktop.storage.words import word

tr = QCoreApplication.translate

_NOTE_LINES: Final = 8
_SHORT: Final = 40.0
"""Up to this height, in millimetres, a table of fields stays on one page with its heading."""
_OTHER_NAMES: Final = {"bonus": "Bonus", "pa": "Pa", "attack_pa": "Pa"}
"""Words of Xantis, the same in every language."""

_LABELS: Final = {"skill": "skill", "chance": "chance", "damage": "damage", "range": "range", "attacks": "attacks",
                  "hit_points": "hit_points", "ammunition": "ammunition", "note": "notes", "points": "points",
                  "quantity": "quantity", "encumbrance": "encumbrance", "kind": "kind", "cost": "cost",
                  "place": "place"}  # fmt: skip
_WEIGHTS: Final = {"name": 24.0, "skill": 20.0, "note": 20.0, "relation": 22.0, "place": 22.0, "amount": 30.0,
                   "damage": 12.0, "kind": 14.0, "node": 22.0, "attack_pa": 6.0, "pa": 8.0, "bonus": 8.0}  # fmt: skip


def thing_blocks(page: Composer, character: BrpCharacter, derived: Derived) -> list[Block]:
    """Weapons, armour, things, powers, wealth, contacts and notes as fields."""
    values = form_fields.form_values(character, page.lang, derived)
    groups: tuple[tuple[str, str, tuple[str, ...], int], ...] = (
        ("weapon", "weapons", form_fields.WEAPON, 2),
        ("armour", "armour", form_fields.ARMOUR, 1),
        ("item", "gear", form_fields.ITEM, 4),
        ("power", "powers", form_fields.POWER, 0),
        ("wealth", "wealth", form_fields.WEALTH, 1),
        ("contact", "contacts", form_fields.CONTACT, 1),
    )
    blocks: list[Block] = []
    for group, title, fields, empty in groups:
        ids = list(dict.fromkeys(parts[1] for parts in map(form_fields.name_parts, values) if parts[0] == group))
        ids += [f"{EMPTY_ROWS}.{number + 1}" for number in range(empty if page.options.free_lines else 0)]
        if ids:
            blocks += rows_of_fields(page, word(title, page.lang), group, ids, fields, values)
    return blocks + notes_of_fields(page, character.notes)


def rows_of_fields(
    page: Composer, title: str, group: str, ids: Sequence[str], fields: Sequence[str], values: Mapping[str, FormValue],
    *, box: str = "tick", called: Mapping[str, str] = MappingProxyType({}),
) -> list[Block]:  # fmt: skip
    """A heading and a row of fields for each thing; ``box`` is the field of a box at its end, where there is one,
    ``called`` what fields are called here that have another name elsewhere.
    """
    labels = [called.get(field) or _label(field, page.lang) for field in fields]
    widths = _widths(page, fields, labels)
    heads = _labels(page, widths, labels)
    rows = going_on((_row(page, group, id_, fields, widths, values, box) for id_ in ids), heads)
    blocks = [page.heading(title, page.width), heads, *rows, page.gap(2.5)]
    return [together(blocks)] if sum(block.height for block in blocks) < page.mm(_SHORT) else blocks


def notes_of_fields(page: Composer, notes: Sequence[Note]) -> list[Block]:
    """Title and text of every page of notes, and of one more."""
    blocks = [block for note in notes for block in _note(page, str(note.id), note.title, note.text)]
    return [*blocks, *_note(page, f"{EMPTY_ROWS}.1", "", "")] if page.options.free_lines else blocks


def _label(field: str, lang: str) -> str:
    if field in _LABELS:
        name = word(_LABELS[field], lang)
        return name[:1].upper() + name[1:]
    if field in _OTHER_NAMES:
        return _OTHER_NAMES[field]
    return {"name": tr("pages", "Name"), "amount": tr("pages", "Amount"), "relation": tr("pages", "Relation"),
            "node": tr("pages", "Score"), "parry_pa": tr("pages", "Pa, parata")}[field]  # fmt: skip


def _widths(page: Composer, fields: Sequence[str], labels: Sequence[str]) -> list[float]:
    """By weight, but no column narrower than the longest word over it; what that takes, wider ones give."""
    weights = [_WEIGHTS.get(field, 10.0) for field in fields]
    widths = [weight / sum(weights) * page.width for weight in weights]
    least = [max(page.measure(word, SMALL) for word in label.split()) + page.mm(1.2) for label in labels]
    spare = [max(0.0, wide - needed) for wide, needed in zip(widths, least, strict=True)]
    lacking = sum(max(0.0, needed - wide) for wide, needed in zip(widths, least, strict=True))
    return [
        max(wide, needed) - free / sum(spare) * lacking for wide, needed, free in zip(widths, least, spare, strict=True)
    ]


def _labels(page: Composer, widths: Sequence[float], names: Sequence[str]) -> Block:
    """What stands over the fields; where a column is narrow on several lines, the last ones beside each other."""
    labels = [page.lines(name, wide - page.mm(1), SMALL) for name, wide in zip(names, widths, strict=True)]
    step, deep = page.line_height(SMALL), max(map(len, labels))

    def draw(x: float, y: float) -> None:
        for lines, wide in zip(labels, widths, strict=True):
            for place, line in enumerate(lines, deep - len(lines)):
                page.text(x, y + page.mm(3) + place * step, line, SMALL, "soft")
            x += wide

    return Block(page.mm(4) + (deep - 1) * step, draw, heading=True)


def _row(
    page: Composer, group: str, id_: str, fields: Sequence[str], widths: Sequence[float],
    values: Mapping[str, FormValue], box: str,
) -> Block:  # fmt: skip
    tick = field_name(group, id_, box)
    aside = page.mm(4) if tick in values else 0.0
    rooms = [wide - page.mm(1.2) for wide in widths]
    rooms[-1] -= aside
    held = [str(values.get(field_name(group, id_, field), "")) for field in fields]
    deep = max(min(40, len(page.field_lines(text, room))) for text, room in zip(held, rooms, strict=True))
    more = (deep - 1) * page.line_height(BODY)

    def draw(x: float, y: float) -> None:
        left = x
        for field, wide, room, text in zip(fields, widths, rooms, held, strict=True):
            name = field_name(group, id_, field)
            page.field(x, y + page.mm(3.2), room, name, text, BODY, deep=deep)
            x += wide
        if tick in values:
            page.tick_box(x - page.mm(3.4), y + page.mm(2.1), bool(values[tick]), tick)
        page.rule(left, y + page.mm(4.6) + more, left + page.width)

    return Block(page.mm(5.0) + more, draw)


def _note(page: Composer, id_: str, title: str, text: str) -> list[Block]:
    lines = len(page.field_lines(text, page.width)) + 2
    height = min(page.line_height(BODY) * max(_NOTE_LINES, lines), (page.bottom - page.top) * 0.8)

    def draw_title(x: float, y: float) -> None:
        label = page.text(x, y + page.mm(3.4), tr("pages", "Title"), SMALL, "soft") + page.mm(2)
        page.field(x + label, y + page.mm(3.4), page.width - label, field_name("note", id_, "title"), title, VALUE)
        page.rule(x, y + page.mm(5), x + page.width, 0.28, "ink")

    def draw_text(x: float, y: float) -> None:
        points = BODY.points * page.scale
        page.box(x, y, page.width, height)
        page.put(Field(x, y, page.width, height, field_name("note", id_, "text"), text, points, many=True))

    return [Block(page.mm(6), draw_title, heading=True), Block(height, draw_text), page.gap(3)]
