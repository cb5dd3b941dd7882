"""What differs between two versions of a game master's table, in words (QtCore only)."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from brp_desktop.rules.brp import BrpOptions
from brp_desktop.rules.brp import differences as option_differences
from brp_desktop.sheet.brp import Resource
from brp_desktop.sheet.round import Round
from brp_desktop.sheet.table import Entry, GameTable
from brp_desktop.views import labels
from brp_desktop.views.comparing import Section, Sides, arrow, differences, of_maximum, rows_told, sections
from brp_desktop.views.edit_labels import resource_name
from brp_desktop.views.gm.roster_words import column_title
from brp_desktop.views.option_names import option_name

if TYPE_CHECKING:
    from brp_desktop.controllers.interaction import Content

translate = QCoreApplication.translate


def content_differences(old: "Content", new: "Content", sides: Sides) -> list[Section]:
    """Everything that differs between two versions of a sheet or of a table; nothing where both are equal."""
    if isinstance(old, GameTable) and isinstance(new, GameTable):
        return table_differences(old, new, sides)
    if isinstance(old, GameTable) or isinstance(new, GameTable):
        return sections([("table", [translate("compare", "A sheet and a table have nothing in common.")])])
    return differences(old, new, sides)


def table_differences(old: GameTable, new: GameTable, sides: Sides) -> list[Section]:
    """Everything that differs, from the old to the new; nothing where both are equal."""
    people = rows_told(old.entries, new.entries, sides, lambda row: row.shown_name or row.path or "?", _entry)
    kept = [row.id for row in old.entries if any(row.id == each.id for each in new.entries)]
    if kept != [row.id for row in new.entries if any(row.id == each.id for each in old.entries)]:
        people.append(translate("compare", "In another order."))
    columns = [labels.listed([column_title(each) for each in table.columns]) for table in (old, new)]
    options = [table.options or BrpOptions() for table in (old, new)]
    rules = [labels.first_up(option_name(name)) for name in option_differences(*options)]
    if old.xantis_options != new.xantis_options:
        rules.append(translate("compare", "The readings of the rules differ."))
    about = arrow(translate("compare", "Name"), old.name, new.name)
    about += arrow(translate("compare", "Columns"), *columns)
    found = [("table", about), ("people", people), ("round", _round(old.round, new.round, sides)), ("rules", rules)]
    if old != new and not any(lines for _, lines in found):
        found = [("table", [translate("compare", "Something that is not shown at the table.")])]
    return sections(found)


def _entry(entry: Entry) -> str:
    """What is said of somebody at the table where something changed."""
    parts = [entry.group, entry.note, entry.path]
    if entry.npc is not None:
        parts += [_track(row) for row in entry.npc.resources]
    if entry.xantis is not None:
        parts += [f"{row.name} {of_maximum(row.now, row.maximum)}" for row in entry.xantis.counters]
        parts += [
            f"{name} {value}" for name in ("Pme", "Pr", "Pd") if (value := getattr(entry.xantis, name.lower())) > 0
        ]
    return labels.listed([part for part in parts if part])


def _track(row: Resource) -> str:
    name = resource_name(row.id, row.name)
    return f"{name} {of_maximum(row.current, row.maximum)}"


def _round(old: Round, new: Round, sides: Sides) -> list[str]:
    lines = arrow(translate("compare", "Number"), old.number, new.number)
    lines += rows_told(
        old.participants, new.participants, sides, lambda row: row.shown_name, lambda row: f"{row.pa_left} Pa"
    )
    if old != new and not lines:
        lines.append(translate("compare", "Whose turn it is, or what is being done."))
    return lines
