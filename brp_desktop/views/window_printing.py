"""The commands that bring a sheet or a table to paper; the print window is imported on use."""

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

if TYPE_CHECKING:
    from brp_desktop.painting.pages.marks import PageSet
    from brp_desktop.painting.pages.paper import PrintOptions
    from brp_desktop.sheet.table import EntryId
    from brp_desktop.views.main_window import MainWindow
    from brp_desktop.views.printing.dialog import PrintDialog
    from brp_desktop.views.printing.subject import PrintSubject


class PrintCommands(QObject):
    """Print, save as PDF, print the table."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window
        actions = window.actions_
        actions["print"].triggered.connect(self.show_print)
        actions["print_pdf"].triggered.connect(self.save_pdf)
        actions["table_print"].triggered.connect(self.show_table_print)
        window.tool_bar.print_button.clicked.connect(self.show_print)

    def show_print(self) -> "PrintDialog | None":
        """The print window for the sheet in front."""
        return self._open() if self._window.document is not None else None

    def save_pdf(self) -> None:
        """The print window, with the question where the PDF goes at once."""
        dialog = self.show_print()
        if dialog is not None:
            dialog.save_pdf()

    def show_table_print(self, chosen: "tuple[EntryId, ...]" = ()) -> "PrintDialog":
        """The print window for the game master's table, or for those chosen out of it."""
        self._window.show_tab("gm")
        entries = self._window.gm.master.table.table.entries
        alone = bool(chosen) and all(entry.is_inside for entry in entries if entry.id in chosen)
        return self._open("people" if alone else "list", chosen)

    def _open(self, layout: str = "", chosen: "tuple[EntryId, ...]" = ()) -> "PrintDialog":
        from brp_desktop.views.printing.dialog import PrintDialog

        window = self._window
        if window.document is not None:
            window.document.commit_pending()
        dialog = PrintDialog(self._subject(chosen), window.context.settings, window.theme, window, layout=layout)
        dialog.open()
        return dialog

    def _subject(self, chosen: "tuple[EntryId, ...]" = ()) -> "PrintSubject":
        from brp_desktop.views.printing.subject import PrintSubject

        window = self._window
        document = window.document
        table, players = None, None
        if window.has_gm:
            master = window.gm.master
            table, players = master.table.document, master.table.players.known
            if chosen:
                entries = tuple(entry for entry in table.table.entries if entry.id in chosen)
                table = table.with_table(replace(table.table, entries=entries))
        return PrintSubject(
            character=None if document is None else document.character,
            table=table,
            players=players,
            adventure=self._adventure_pages if self._adventure_name() is not None else None,
            adventure_name=self._adventure_name() or "",
        )

    def _adventure_name(self) -> str | None:
        """The name of the adventure under way or the last; None where there was none."""
        from brp_desktop.controllers.systems import as_brp

        document = as_brp(self._window.document)
        if document is None or not document.character.adventures:
            return None
        from brp_desktop.views.development.adventure_page import summary_in

        summary = summary_in(document)
        return None if summary is None else summary.adventure.name

    def _adventure_pages(self, options: "PrintOptions") -> "PageSet | None":
        from brp_desktop.controllers.systems import as_brp
        from brp_desktop.views.development.adventure_page import adventure_pages

        document = as_brp(self._window.document)
        return None if document is None else adventure_pages(document, options)
