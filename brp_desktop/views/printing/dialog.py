"""The print window: strip of pages, the page in front, options at the right, print and save as PDF."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QPalette
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.painting.pages.letters import missing_letters
from brp_desktop.painting.pages.marks import PageSet
from brp_desktop.painting.theme import Theme
from brp_desktop.storage.errors import StorageError
from brp_desktop.storage.file_names import proposed_name
from brp_desktop.storage.settings import Settings
from brp_desktop.views.announce import announce
from brp_desktop.views.controls import IconButton, PushButton, native_keys
from brp_desktop.views.dialogs.help import help_key
from brp_desktop.views.error_labels import error_sentence
from brp_desktop.views.exporting import ask_export_path
from brp_desktop.views.keys.shortcut import CommandShortcut
from brp_desktop.views.labels import percent
from brp_desktop.views.painted import tint
from brp_desktop.views.plain_label import PlainLabel
from brp_desktop.views.printing.option_panel import OptionPanel
from brp_desktop.views.printing.output import Progress, print_pages, printer_for, save_pdf
from brp_desktop.views.printing.page_view import PageArea, PageStrip
from brp_desktop.views.printing.subject import PrintSubject
from brp_desktop.views.printing.words import missing_sentence
from brp_desktop.views.waiting import waiting

WIDTH, HEIGHT, SIDE = 1280, 800, 315


class PrintDialog(QDialog):
    """Shows what will be printed; nothing of the documents is changed."""

    def __init__(
        self, subject: PrintSubject, settings: Settings, theme: Theme, parent: QWidget | None, *, layout: str = ""
    ) -> None:
        super().__init__(parent)
        self.setObjectName("print_dialog")
        self.setModal(True)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.theme = theme
        self._subject = subject
        self._number = 0
        name = subject.name
        title = self.tr("Print the sheet of {name}").format(name=name) if name else self.tr("Print")
        if subject.character is None and name:
            title = self.tr("Print the table {name}").format(name=name)
        self.setWindowTitle(title)
        self.setAccessibleName(title)
        self.panel = OptionPanel(theme, subject, settings, self, layout)
        self._build()
        self.pages = self._laid_out()
        self.panel.changed.connect(self.renew)
        screen = self.screen().availableGeometry().size()
        self.resize(min(WIDTH, screen.width() - 24), min(HEIGHT, screen.height() - 48))
        self._show()
        self.area.setFocus()

    def _build(self) -> None:
        theme = self.theme
        ground = theme.colour("window" if theme.high_contrast or theme.is_dark else "line")
        left = QWidget(self)
        left.setAutoFillBackground(True)
        tint(left, QPalette.ColorRole.Window, ground)
        self.strip = PageStrip(theme, left)
        self.area = PageArea(theme, left)
        for part in (self.strip, self.area):
            tint(part, QPalette.ColorRole.Window, ground)
            tint(part, QPalette.ColorRole.Base, ground)
        body = QHBoxLayout()
        body.setSpacing(0)
        body.addWidget(self.strip)
        body.addWidget(self.area, 1)
        column = QVBoxLayout(left)
        column.setContentsMargins(8, 6, 8, 0)
        column.setSpacing(2)
        column.addLayout(self._bar(left))
        column.addLayout(body, 1)
        right = QWidget(self)
        right.setAutoFillBackground(True)
        right.setFixedWidth(SIDE)
        tint(right, QPalette.ColorRole.Window, theme.colour("panel"))
        side = QVBoxLayout(right)
        side.setContentsMargins(0, 0, 0, 10)
        side.setSpacing(2)
        side.addWidget(self.panel, 1)
        self._build_foot(side, right)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(left, 1)
        whole.addWidget(right)
        self.strip.currentRowChanged.connect(self.show_page)
        self.area.zoomed.connect(self._say_zoom)
        self.area.turn_requested.connect(self.turn)

    def _bar(self, parent: QWidget) -> QHBoxLayout:
        theme = self.theme
        self.back = IconButton(theme, "left", parent)
        self.on = IconButton(theme, "right", parent)
        self.back.set_words(self.tr("Previous page"), "PgUp")
        self.on.set_words(self.tr("Next page"), "PgDown")
        self.count = PlainLabel("", parent)
        self.smaller = IconButton(theme, "less", parent)
        self.larger = IconButton(theme, "add", parent)
        self.smaller.set_words(self.tr("Smaller"), "Ctrl+-")
        self.larger.set_words(self.tr("Larger"), "Ctrl++")
        self.zoom_label = PlainLabel("", parent)
        row = QHBoxLayout()
        for part in (self.back, self.count, self.on):
            row.addWidget(part)
        row.addStretch(1)
        for part in (self.smaller, self.zoom_label, self.larger):
            row.addWidget(part)
        row.addSpacing(14)
        self.back.clicked.connect(self._turn_back)
        self.on.clicked.connect(self._turn_on)
        self.smaller.clicked.connect(self._zoom_out)
        self.larger.clicked.connect(self._zoom_in)
        for name, slot in (("larger", self._zoom_in), ("smaller", self._zoom_out)):
            CommandShortcut(name, self, slot, repeats=True)
        return row

    def _build_foot(self, column: QVBoxLayout, parent: QWidget) -> None:
        self.said = PlainLabel("", parent)
        self.said.setWordWrap(True)
        self.said.setContentsMargins(18, 0, 18, 4)
        self.said.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.said.hide()
        column.addWidget(self.said)
        self.print_button = PushButton(self.theme, parent, height=36)
        self.print_button.setText(self.tr("&Print…"))
        self.print_button.set_look("print", native_keys("Ctrl+P"))
        self.pdf_button = PushButton(self.theme, parent, primary=True, height=36)
        self.pdf_button.setText(self.tr("Save as P&DF…"))
        self.pdf_button.set_look("export_pdf")
        keys = native_keys("Ctrl+Shift+P")
        self.pdf_button.setToolTip(plain_tip(self.tr("Save as PDF ({keys})").format(keys=keys) if keys else ""))
        for button, command, slot in (
            (self.print_button, "print", self.print_it),
            (self.pdf_button, "print_pdf", self.save_pdf),
        ):
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            button.setAccessibleName(button.text().replace("&", "").rstrip("…"))
            button.clicked.connect(slot)
            CommandShortcut(command, self, slot)
            row = QHBoxLayout()
            row.setContentsMargins(14, 0, 14, 0)
            row.addWidget(button)
            column.addLayout(row)

    # pages

    def renew(self) -> None:
        """Lay the pages out by what is chosen now."""
        self.pages = self._laid_out()
        self._number = min(self._number, len(self.pages.pages) - 1)
        self._show()
        self.panel.keep()

    def _laid_out(self) -> PageSet:
        with waiting():  # some hundred pages take seconds
            return self._subject.pages(self.panel.layout_chosen, self.panel.options)

    def _show(self) -> None:
        self.strip.show_pages(self.pages, self._number)
        self.show_page(self._number)
        missing = missing_letters(self.pages.words())
        self._say(missing_sentence(missing) if missing else "")

    def show_page(self, number: int) -> None:
        """Bring a page (from 0) to the front."""
        if not 0 <= number < len(self.pages.pages):
            return
        self._number, total = number, len(self.pages.pages)
        self.area.show_page(self.pages, number)
        self.strip.setCurrentRow(number)
        self.count.setText(self.tr("page {page} of {pages}").format(page=number + 1, pages=total))
        self.back.setEnabled(number > 0)
        self.on.setEnabled(number + 1 < total)

    def turn(self, step: int) -> None:
        """So many pages on, or back."""
        self.show_page(max(0, min(len(self.pages.pages) - 1, self._number + step)))

    def _turn_back(self) -> None:
        self.turn(-1)

    def _turn_on(self) -> None:
        self.turn(1)

    def _zoom_in(self) -> None:
        self.area.zoom(1)

    def _zoom_out(self) -> None:
        self.area.zoom(-1)

    def _say_zoom(self) -> None:
        self.zoom_label.setText(percent(self.area.percent))
        self.zoom_label.setAccessibleName(self.tr("Zoom {percent}").format(percent=percent(self.area.percent)))

    # out

    def save_pdf(self) -> None:
        """Ask where, and write; a fault is said in a sentence and leaves what was there."""
        name = proposed_name(self._subject.file_stem(self.panel.layout_chosen), ".pdf", "sheet")
        path = ask_export_path(self, self.tr("Save as PDF"), name, "PDF (*.pdf)")
        if path is None:
            return
        fillable = self.panel.options.fillable
        going = Progress(self.tr("Writing the PDF…"), len(self.pages.pages), self)
        try:
            written = save_pdf(self.pages, path, fillable=fillable, going=going)
        except StorageError as error:
            self._say(error_sentence(error), fault=True)
            return
        finally:
            going.end()
        done, stopped = self.tr("“{file}” is written."), self.tr("Cancelled. Nothing was written.")
        self._say(done.format(file=path.name) if written else stopped)

    def print_it(self) -> None:
        """The system's dialog of printers, then the pages."""
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter

        printer = printer_for(self.pages)
        dialog = QPrintDialog(printer, self)
        dialog.setMinMax(1, len(self.pages.pages))
        dialog.setFromTo(1, len(self.pages.pages))
        dialog.setOption(QPrintDialog.PrintDialogOption.PrintPageRange, True)
        if dialog.exec() != QDialog.DialogCode.Accepted:
            return
        if printer.printRange() == QPrinter.PrintRange.AllPages:
            printer.setFromTo(1, len(self.pages.pages))
        going = Progress(self.tr("Sending the pages to the printer…"), len(self.pages.pages), self)
        try:
            printed = print_pages(self.pages, printer, going)
        finally:
            going.end()
        if printed:
            self._say(self.tr("The pages are on their way to the printer."))
        else:
            self._say(
                self.tr("Nothing was printed: the printer did not take the pages, or it was cancelled."), fault=True
            )

    def _say(self, sentence: str, *, fault: bool = False) -> None:
        self.said.setText(sentence)
        self.said.setVisible(bool(sentence))
        tint(self.said, QPalette.ColorRole.WindowText, self.theme.colour("danger" if fault else "text"))
        if sentence:
            announce(self, sentence)

    def done(self, result: int) -> None:
        self.strip.stop()
        super().done(result)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not help_key(self, self.theme, event):
            super().keyPressEvent(event)
