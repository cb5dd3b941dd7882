"""The game master's table on paper: everybody around it in one list, with the rolls the table shows."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QDate

from brp_desktop.catalogue.names import characteristic_abbreviation, full_skill_name
from brp_desktop.painting.pages.composer import RULE, Composer
from brp_desktop.painting.pages.marks import PageSet
from brp_desktop.painting.pages.paper import BODY, NAME, STRONG, PrintOptions
from brp_desktop.painting.pages.people import lay_people
from brp_desktop.painting.pages.tables import Head, Row, free_lines, table_blocks
from brp_desktop.play import roster
from brp_desktop.rules.brp import BrpOptions
from brp_desktop.sheet.table import Column, GameTable
from brp_desktop.sheet.table_values import options_of
from brp_desktop.storage.words import word

tr = QCoreApplication.translate


LIST: Final = "list"
PEOPLE: Final = "people"
PARTS: Final = (LIST, PEOPLE)
"""What can be printed of a table: everybody in one list · people without a sheet, so many to a page."""


def table_pages(
    table: GameTable,
    rows: Sequence[roster.Row],
    options: PrintOptions,
    lang: str,
    *,
    date: QDate,
    parts: Sequence[str] = PARTS,
) -> PageSet:
    """The parts of a table in the order of ``rows``."""
    name = table.name or tr("pages", "Table of the game master")
    page = Composer(options, name, lang)
    page.bookmark(name, 0)
    if LIST in parts:
        _lay_list(page, table, rows, name)
    entries = [row.entry for row in rows if row.entry.is_inside]
    if PEOPLE in parts and entries:
        page.name = ""
        if LIST in parts:
            page.new_page()
        lay_people(page, table, entries)
    elif LIST not in parts:
        page.place(page.paragraph(page.left, page.width, tr("pages", "Everybody at this table has a sheet.")))
    return page.finish(name, tr("pages", "{name}, printed on {date}.").format(name=name, date="\0"), date)


def _lay_list(page: Composer, table: GameTable, rows: Sequence[roster.Row], name: str) -> None:
    for line in page.lines(name, page.width, NAME.smaller(0.8)):
        page.y += page.mm(8)
        page.text(page.left, page.y, line, NAME.smaller(0.8), "accent")
    page.y += page.mm(2.5)
    page.rule(page.left, page.y, page.right, RULE, "ink")
    page.y += page.mm(2)
    if not rows:
        page.place(page.paragraph(page.left, page.width, tr("pages", "Nobody is at this table yet.")))
    groups = [*table.groups, ""]
    heads = _heads(table, page.lang)
    every = [_row(row, table) for row in rows]
    for group in groups:
        members = [said for said, row in zip(every, rows, strict=True) if row.entry.group == group]
        if not members:
            continue
        alone, rest = tr("pages", "Around the table"), tr("pages", "Without a group")
        title = group or (alone if len(groups) == 1 else rest)
        page.place(
            [page.heading(title, page.width), *table_blocks(page, page.width, heads, members, among=every), page.gap(3)]
        )
    if page.options.has_free_lines and page.room > page.mm(25):
        page.place([page.heading(tr("pages", "Notes of the session"), page.width, outline=False)])
        page.place(free_lines(page, page.width, int(page.room // page.mm(4.6))))


def _heads(table: GameTable, lang: str) -> list[Head]:
    options = options_of(table)
    heads = [Head(tr("pages", "Name"), 30, STRONG), Head(word("hit_points", lang), 12, BODY, 1.0)]
    heads += [Head(word("power_points", lang), 12, BODY, 1.0), Head("Pa", 9, BODY, 1.0)]
    heads.append(Head(characteristic_abbreviation("dex", options, lang), 7, BODY, 1.0))
    return heads + [Head(_column(column, options, lang), 13, BODY, 1.0) for column in table.columns]


def _column(column: Column, options: BrpOptions, lang: str) -> str:
    if column.characteristic is not None:
        return characteristic_abbreviation(column.characteristic, options, lang)
    return full_skill_name(column, lang)


def _row(row: roster.Row, table: GameTable) -> Row:
    entry = row.entry
    scores = [*row.scores, *([None] * len(table.columns))][: len(table.columns)]
    name = row.name or entry.shown_name or "—"
    npc = entry.npc
    attacks = [] if npc is None else [f"{each.name} {'' if each.score is None else f'{each.score:02}'}".strip() +
                                      (f" ({each.text})" if each.text else "") for each in npc.weapons]  # fmt: skip
    parts = (
        entry.side.upper(),
        "" if npc is None else npc.armour,
        "; ".join(attacks),
        " ".join(entry.note.split("\n")),
        entry.path,
    )
    cells = (
        name,
        _track(row.hit_points),
        _track(row.power_points),
        _track(row.pa),
        "" if row.dex is None else str(row.dex),
        *("" if score is None else f"{score:02}" for score in scores),
    )
    return Row(cells, " · ".join(filter(None, parts)))


def _track(track: roster.Track) -> str:
    if track.current is None and track.maximum is None:
        return ""
    now = "—" if track.current is None else str(track.current)
    return now if track.maximum is None else f"{now} / {track.maximum}"
