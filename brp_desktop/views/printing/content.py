"""What is printed of a sheet or a table: the pages, with the sentences that only this layer can say."""

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from PySide6.QtCore import QDate

from brp_desktop.controllers.language import current_language, language_of
from brp_desktop.painting.pages.marks import PageSet
from brp_desktop.painting.pages.paper import PrintOptions
from brp_desktop.painting.pages.table_list import PARTS, table_pages
from brp_desktop.play.people import sheet_person
from brp_desktop.play.roster import Known, rows_of
from brp_desktop.rules.brp import preset_id
from brp_desktop.sheet.brp import BrpCharacter
from brp_desktop.sheet.ids import EntryId
from brp_desktop.sheet.systems import brp_or_none, xantis_or_none
from brp_desktop.sheet.xantis import XantisCharacter
from brp_desktop.storage.files import whole_path
from brp_desktop.storage.player_files import outside, read_player
from brp_desktop.storage.table_documents import TableDocument, player_path
from brp_desktop.views.labels import preset_label

KnownPlayers: TypeAlias = Mapping[EntryId, Known]
"""What is known of the players' files of a table, by entry."""


def sheet_pages(
    character: BrpCharacter | XantisCharacter, options: PrintOptions, lang: str | None = None, date: QDate | None = None
) -> PageSet:
    """The pages of a sheet of either system, in its language and of today unless something else is said."""
    lang, date = lang or language_of(character), date or QDate.currentDate()
    percentile = brp_or_none(character)
    if percentile is not None:
        from brp_desktop.painting.pages.brp_sheet import brp_pages

        rules = preset_label(preset_id(percentile.options))
        return brp_pages(percentile, options, lang, rules=rules, date=date, history=history_of(percentile))
    xantis = xantis_or_none(character)
    assert xantis is not None
    from brp_desktop.painting.pages.xantis_sheet import xantis_pages

    return xantis_pages(xantis, options, lang, date=date)


def history_of(character: BrpCharacter) -> tuple[str, ...]:
    """A sentence for every roll of development, under the adventure each belongs to."""
    if not character.improvements:
        return ()
    from brp_desktop.views.development import words

    names: dict[str, str] = {each.id: each.name for each in character.adventures}
    lines, before = [], ""
    for made in character.improvements:
        name = names.get(made.adventure, "") if made.adventure else ""
        if name and name != before:
            lines.append(name)
        before = name
        parts = (words.day(made.time), words.outcome_sentence(made, character.options), made.teacher)
        lines.append(" · ".join(filter(None, parts)))
    return tuple(lines)


def table_page_set(
    document: TableDocument,
    options: PrintOptions,
    players: KnownPlayers | None = None,
    parts: Sequence[str] = PARTS,
    date: QDate | None = None,
) -> PageSet:
    """The pages of a table; ``players`` are what is known of the players' files, which are read where it is None."""
    known = read_players(document) if players is None else players
    rows = rows_of(document.table, document.id, known)
    return table_pages(document.table, rows, options, current_language(), date=date or QDate.currentDate(), parts=parts)


def read_players(document: TableDocument) -> dict[EntryId, Known]:
    """The players' files beside the table; files elsewhere are not opened without being asked about."""
    folder = None if document.path is None else whole_path(document.path).parent
    found: dict[EntryId, Known] = {}
    for entry in document.table.entries:
        path = whole_path(player_path(document, entry.path)) if entry.path else None
        if path is None or outside([path], folder):
            continue
        player = read_player(path)
        sheet = None if player.document is None else player.document
        if sheet is None:
            found[entry.id] = Known(None, player.state)
            continue
        percentile, xantis = brp_or_none(sheet.character), xantis_or_none(sheet.character)
        if percentile is not None:
            found[entry.id] = Known(sheet_person(sheet.id, percentile), player.state)
        elif xantis is not None:
            from brp_desktop.play.xantis_people import xantis_sheet_person

            found[entry.id] = Known(None, player.state, xantis_sheet_person(sheet.id, xantis))
    return found
