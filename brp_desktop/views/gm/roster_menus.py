"""The menus of the roster: what may be added, what the table offers, what may be done with the chosen rows."""

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QMenu

from brp_desktop.catalogue.people import sample_people
from brp_desktop.controllers.language import current_language
from brp_desktop.sheet.table import Reach, TableSide
from brp_desktop.sheet.table_edits import DuplicateEntry, RemoveEntries, SetEntryField
from brp_desktop.views.gm import gm_labels

if TYPE_CHECKING:
    from brp_desktop.sheet.table import EntryId
    from brp_desktop.views.gm.roster_view import RosterView

COPIES = (1, 2, 3, 5, 10)
_translate = QCoreApplication.translate


def _menu(view: "RosterView", name: str) -> QMenu:
    menu = QMenu(view)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    menu.setToolTipsVisible(True)
    menu.setObjectName(name)
    return menu


def add_menu(view: "RosterView") -> QMenu:
    """Players by their files, people without a sheet in five ways."""
    menu = _menu(view, "roster_add_menu")
    for words, slot in (
        (_translate("RosterMenus", "&Sheets of players…"), view.dialogs.add_sheets),
        (_translate("RosterMenus", "&Open sheets"), view.dialogs.add_open),
        (_translate("RosterMenus", "&Person with one percentage…"), view.dialogs.add_extra),
        (_translate("RosterMenus", "&Random person"), partial(_add_random, view)),
        (_translate("RosterMenus", "Random person of a pro&fession…"), view.dialogs.choose_profession),
        (_translate("RosterMenus", "Paste a stat &block…"), view.dialogs.paste_stat_block),
        (_translate("RosterMenus", "P&ng of Xantis…"), view.dialogs.add_png),
    ):
        menu.addAction(words).triggered.connect(slot)
    samples = menu.addMenu(_translate("RosterMenus", "Sa&mple people"))
    samples.setObjectName("roster_samples_menu")
    for person in sample_people(current_language()):
        action = samples.addAction(person.name.replace("&", "&&") + "…")
        action.triggered.connect(partial(view.dialogs.add_sample, person.text))
    menu.setEnabled(not view.table.read_only)
    return menu


def _add_random(view: "RosterView", checked: bool = False) -> None:
    view.dialogs.add_random()


def _print(view: "RosterView", ids: "tuple[EntryId, ...]", checked: bool = False) -> None:
    view.dialogs.print_requested.emit(ids)


def table_menu(view: "RosterView") -> QMenu:
    """The table as a file, its columns, its order, its groups."""
    menu = _menu(view, "roster_table_menu")
    table = view.table
    for words, slot in (
        (_translate("RosterMenus", "&New table"), table.new),
        (_translate("RosterMenus", "&Open a table…"), table.ask_open),
        (_translate("RosterMenus", "&Save the table"), table.save),
        (_translate("RosterMenus", "Save the table &as…"), table.save_as),
        (_translate("RosterMenus", "Na&me of the table…"), view.dialogs.rename_table),
    ):
        menu.addAction(words).triggered.connect(slot)
    menu.addSeparator()
    undo = menu.addAction(gm_labels.undo_text(table.undo_edit, table.table).replace("&", "&&"))
    undo.setEnabled(table.undo_edit is not None)
    undo.triggered.connect(view.acts.undo)
    redo = menu.addAction(gm_labels.redo_text(table.redo_edit, table.table).replace("&", "&&"))
    redo.setEnabled(table.redo_edit is not None)
    redo.triggered.connect(view.acts.redo)
    menu.addSeparator()
    menu.addAction(_translate("RosterMenus", "Choose &columns…")).triggered.connect(view.dialogs.choose_columns)
    power = menu.addAction(_translate("RosterMenus", "Show &power points"))
    power.setCheckable(True)
    power.setChecked(view.shows_power_points)
    power.triggered.connect(view.show_power_points)
    groups = menu.addMenu(_translate("RosterMenus", "Show only a &group"))
    everybody = groups.addAction(_translate("RosterMenus", "Everybody"))
    everybody.setCheckable(True)
    everybody.setChecked(view.group is None)
    everybody.triggered.connect(partial(view.show_group, None))
    for name in table.table.groups:
        action = groups.addAction(name.replace("&", "&&"))
        action.setCheckable(True)
        action.setChecked(view.group == name)
        action.triggered.connect(partial(view.show_group, name))
    menu.addSeparator()
    menu.addAction(_translate("RosterMenus", "Order of actions (DE&X)…")).triggered.connect(
        view.dialogs.show_initiative
    )
    menu.addAction(_translate("RosterMenus", "New &round")).triggered.connect(view.acts.new_round)
    sides = menu.addAction(_translate("RosterMenus", "Take the usual si&des"))
    sides.setEnabled(any(entry.side for entry in table.table.entries))
    sides.triggered.connect(view.dialogs.set_up_sides)
    menu.addAction(_translate("RosterMenus", "Copy the table as &text")).triggered.connect(view.acts.copy_all)
    paper = menu.addAction(_translate("RosterMenus", "Pr&int the table…"))
    paper.setEnabled(bool(table.table.entries))
    paper.triggered.connect(partial(_print, view, ()))
    return menu


def row_menu(view: "RosterView") -> QMenu:
    """What may be done with the chosen rows."""
    menu = _menu(view, "roster_row_menu")
    rows = view.chosen()
    if not rows:
        return menu
    table, ids = view.table, tuple(row.id for row in rows)
    writable = not table.read_only
    for words, side, added in (
        (_translate("RosterMenus", "To side &A\tA"), "a", False),
        (_translate("RosterMenus", "To side &B\tB"), "b", False),
        (_translate("RosterMenus", "A&dd to side B\tShift+B"), "b", True),
    ):
        menu.addAction(words).triggered.connect(partial(view.acts.put_on_side, side, added))
    menu.addSeparator()
    if any(row.is_player for row in rows):
        menu.addAction(_translate("RosterMenus", "&Open the sheet\tEnter")).triggered.connect(view.acts.open_chosen)
        menu.addAction(_translate("RosterMenus", "Re&load from disk")).triggered.connect(view.acts.reload_chosen)
        if any(row.state == "missing" for row in rows):
            menu.addAction(_translate("RosterMenus", "&Find the file…")).triggered.connect(view.dialogs.find_missing)
    inside = [row for row in rows if not row.is_player]
    if any(row.xantis is not None for row in rows):
        from brp_desktop.views.gm.roster_xantis import add_xantis

        add_xantis(menu, view, rows)
    if any(row.person is not None for row in rows):
        from brp_desktop.views.gm.roster_fight import add_fight

        add_fight(menu, view, rows)
    if writable and inside:
        menu.addAction(_translate("RosterMenus", "Edit…\tEnter")).triggered.connect(view.dialogs.edit_chosen)
    if inside and writable:
        copies = menu.addMenu(_translate("RosterMenus", "&Copies"))
        for count in COPIES:
            words = _translate("RosterMenus", "%n more", None, count)
            copies.addAction(words).triggered.connect(partial(view.acts.edit, DuplicateEntry(inside[0].id, count)))
        menu.addAction(_translate("RosterMenus", "Re&name…")).triggered.connect(view.dialogs.rename_chosen)
    if writable:
        groups = menu.addMenu(_translate("RosterMenus", "&Group"))
        for name in ("", *table.table.groups):
            words = name.replace("&", "&&") or _translate("RosterMenus", "None")
            action = groups.addAction(words)
            action.setCheckable(True)
            action.setChecked(all(row.entry.group == name for row in rows))
            action.triggered.connect(partial(view.acts.edit, SetEntryField(ids, "group", name)))
        groups.addAction(_translate("RosterMenus", "New group…")).triggered.connect(view.dialogs.new_group)
        menu.addAction(_translate("RosterMenus", "Not&e…")).triggered.connect(view.dialogs.note_chosen)
        sides: tuple[tuple[TableSide, str], ...] = (
            ("a", _translate("RosterMenus", "Side A")),
            ("b", _translate("RosterMenus", "Side B")),
            ("", _translate("RosterMenus", "None")),
        )
        stands = menu.addMenu(_translate("RosterMenus", "&Usual side"))
        for each, words in sides:
            action = stands.addAction(words)
            action.setCheckable(True)
            action.setChecked(all(row.entry.side == each for row in rows))
            action.triggered.connect(partial(view.acts.edit, SetEntryField(ids, "side", each)))
        reaches: tuple[tuple[Reach | None, str], ...] = (
            ("missile", _translate("RosterMenus", "Missiles")),
            ("long", _translate("RosterMenus", "Long weapons")),
            ("medium", _translate("RosterMenus", "Medium weapons")),
            ("short", _translate("RosterMenus", "Short weapons or none")),
            (None, _translate("RosterMenus", "Not said")),
        )
        fights = menu.addMenu(_translate("RosterMenus", "F&ights with"))
        for reach, words in reaches:
            action = fights.addAction(words)
            action.setCheckable(True)
            action.setChecked(all(row.entry.reach == reach for row in rows))
            action.triggered.connect(partial(view.acts.edit, SetEntryField(ids, "reach", reach)))
    menu.addSeparator()
    menu.addAction(_translate("RosterMenus", "Copy as &text\tCtrl+C")).triggered.connect(view.acts.copy_chosen)
    menu.addAction(_translate("RosterMenus", "&Print…")).triggered.connect(partial(_print, view, ids))
    if writable:
        take = menu.addAction(_translate("RosterMenus", "Ta&ke off the table\tDel"))
        take.triggered.connect(partial(view.acts.edit, RemoveEntries(ids)))
    return menu
