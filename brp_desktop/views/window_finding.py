"""What the quick find finds besides the sheet in front: other sheets, people of the table, commands."""

from functools import partial

from PySide6.QtCore import QObject, QTimer

from brp_desktop.views.find_hits import COMMAND, PERSON, SHEET, Hit
from brp_desktop.views.keys.bindings import key_bindings
from brp_desktop.views.keys.words import key_groups
from brp_desktop.views.labels import listed
from brp_desktop.views.main_window import MainWindow
from brp_desktop.views.systems import views_of


class WindowFinding(QObject):
    """Everything of the window that has a name."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window

    def everything(self) -> list[tuple[Hit, str]]:
        """Sheets that are open behind, people of an open table, commands that apply now."""
        return [(hit, "") for hit in (*self._sheets(), *self._people(), *self._commands())]

    def go_to(self, hit: Hit) -> None:
        """Show a sheet or a person, or do what a command does; the list is closed already."""
        # A command may open a dialog: the key that chose it has to come to its end first.
        QTimer.singleShot(0, self, partial(self._go_to, hit))

    def _go_to(self, hit: Hit) -> None:
        window = self._window
        if hit.kind == SHEET:
            window.show_document(hit.subject)
        elif hit.kind == PERSON:
            window.show_tab("gm")
            window.gm.panel.show_page("roster")
            window.gm.panel.roster.go_to(hit.subject)
        elif hit.kind == COMMAND:
            window.actions_[hit.subject].trigger()

    def _sheets(self) -> list[Hit]:
        window = self._window
        found = []
        for document in window.sheets.documents:
            if document is not window.document:
                rules = views_of(document.system).rules_text(document)
                aside = listed((self.tr("open sheet"), rules))
                found.append(Hit(document, window.called(document), aside, "", kind=SHEET))
        return found

    def _people(self) -> list[Hit]:
        if not self._window.has_gm:
            return []
        table = self._window.gm.master.table
        aside = listed((self.tr("around the table"), table.shown_name))
        rows = self._window.gm.panel.roster.table.rows
        return [Hit(row.id, row.name, aside, "", kind=PERSON) for row in rows if row.name]

    def _commands(self) -> list[Hit]:
        actions, bindings = self._window.actions_, key_bindings()
        names = set(actions.names) - {"find"}
        return [
            Hit(name, title, group.title, bindings.shown(name), kind=COMMAND)
            for group in key_groups(actions)
            for name, title in group.commands
            if name in names and actions[name].isEnabled()
        ]
