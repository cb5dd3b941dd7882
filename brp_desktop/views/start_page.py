"""The start page: a new sheet, open, a sample; on the right recovered work and the files opened lately."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QPainter, QPaintEvent, QPalette, QPen, QResizeEvent
from PySide6.QtWidgets import QFrame, QMenu, QScrollArea, QWidget

from brp_desktop.controllers.files import samples
from brp_desktop.controllers.templates import Templates
from brp_desktop.painting.icons import paint_icon
from brp_desktop.painting.theme import Theme
from brp_desktop.sheet.systems import XANTIS
from brp_desktop.storage.files import whole_path
from brp_desktop.storage.settings import TABLE
from brp_desktop.views.command_row import CommandRow
from brp_desktop.views.context import Context
from brp_desktop.views.controls import key_cap
from brp_desktop.views.fields import Field
from brp_desktop.views.painted import RING, PaintedButton, paint_ring, stroke_width, tint, wrapped_height
from brp_desktop.views.plain_label import PlainLabel
from brp_desktop.views.recent_list import RecentList
from brp_desktop.views.recovery_banner import RecoveryBanner
from brp_desktop.views.samples import sample_name
from brp_desktop.views.viewport import give_viewport

if TYPE_CHECKING:
    from brp_desktop.storage.templates import Template

_LEFT = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
_WRAPPED = int(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft) | int(Qt.TextFlag.TextWordWrap)

ONE_COLUMN_BELOW = 860
"""Width below which what was opened lately stands below the commands: beside the game master's tab."""
_CARD = 118
"""Least height of a card, px."""


class NewCard(PaintedButton):
    """A card that begins a new sheet: real dice on felt, a name, what it is. ``dice`` are kinds and values."""

    def __init__(self, theme: Theme, dice: tuple[tuple[str, int], ...], parent: QWidget) -> None:
        super().__init__(theme, parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._dice = dice
        self.explanation = ""

    def sizeHint(self) -> QSize:
        return QSize(432 + 2 * RING, _CARD + 2 * RING)

    def heightForWidth(self, width: int) -> int:
        words = wrapped_height(self.theme.font("body"), self.explanation, width - 2 * RING - 171)
        return max(_CARD, 52 + words + 6) + 2 * RING

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        from brp_desktop.painting.dice.film import DieFace, paint_still

        colour = self.theme.colour
        painter.setPen(QPen(colour("border"), stroke_width(self.theme)))
        painter.setBrush(colour("hover" if self.underMouse() else "raised"))
        painter.drawRoundedRect(
            rect.adjusted(0.5, 0.5, -0.5, -0.5), self.theme.radius["card"], self.theme.radius["card"]
        )
        picture = QRectF(rect.left() + 13, rect.top() + 13, 132, 92)
        paint_still(painter, picture, self.theme, [DieFace(*die) for die in self._dice], "start")
        words = QRectF(picture.right() + 14, rect.top() + 25, rect.width() - 171, 26)
        font = self.theme.font("group")
        font.setPixelSize(19)
        painter.setFont(font)
        painter.setPen(colour("text"))
        painter.drawText(words, _LEFT, self.text())
        painter.setFont(self.theme.font("body"))
        painter.setPen(colour("text_2"))
        below = QRectF(words.left(), words.bottom() + 1, words.width(), rect.bottom() - words.bottom() - 6)
        painter.drawText(below, _WRAPPED, self.explanation)

    def paint_focus(self, painter: QPainter, rect: QRectF) -> None:
        paint_ring(painter, rect, self.theme, radius=self.theme.radius["card"])


class _Ground(QWidget):
    """What the page stands on; it paints what belongs to no part of it."""

    def __init__(self, page: "StartPage") -> None:
        super().__init__(page.viewport())
        self._page = page

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            self._page.paint_ground(painter)


class StartPage(QScrollArea):
    """Shown while no document is open. It scrolls where the window is too low for it."""

    table_requested = Signal()
    """The shipped table of a game master is wanted."""
    open_table_requested = Signal()
    """A table is wanted, which one is to be asked."""
    open_requested = Signal(object)
    """Path of a sheet or a table to open."""
    import_requested = Signal()
    """A file of another program is wanted."""

    def __init__(self, context: Context, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        give_viewport(self, QPalette.ColorRole.Window)
        self.setObjectName("start_page")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        ground = _Ground(self)
        self._context = context
        self._theme = theme
        self._templates = Templates(context.places.templates, context.interaction)
        self.title = PlainLabel(parent=ground)
        self.new_card = NewCard(theme, (("tens", 30), ("ones", 4)), ground)
        self.xantis_card = NewCard(theme, (("d6", 1), ("d6", 1)), ground)
        self.open_row = CommandRow(theme, "open", ground)
        self.sample_row = CommandRow(theme, "sample", ground)
        self.sample_row.reads_as = "ButtonMenu"
        self.template_row = CommandRow(theme, "copy", ground)
        self.import_row = CommandRow(theme, "import", ground)
        self.table_row = CommandRow(theme, "roster", ground)
        self.recovery = RecoveryBanner(context, theme, ground)
        self.recent_title = PlainLabel(parent=ground)
        self.filter = Field(theme, ground, icon_name="find")
        self.recent = RecentList(theme, ground)
        self.empty = PlainLabel(parent=ground)
        self.empty.setWordWrap(True)
        self.foot = PlainLabel(parent=ground)
        self.foot.setWordWrap(True)
        self._ground = ground
        self.setWidget(ground)
        self.new_card.clicked.connect(self._on_new)
        self.xantis_card.clicked.connect(self._on_new_xantis)
        self.open_row.clicked.connect(context.files.ask_open)
        self.sample_row.clicked.connect(self._on_sample)
        self.template_row.clicked.connect(self._on_template)
        self.import_row.clicked.connect(self.import_requested)
        self.table_row.clicked.connect(self.open_table_requested)
        self.filter.edit.textChanged.connect(self._on_filter)
        self.filter.edit.escaped.connect(self.filter.edit.clear)
        self.recent.open_requested.connect(self._on_open)
        self.recent.find_requested.connect(self._on_find)
        self.recent.remove_requested.connect(context.files.forget_recent)
        self.recent.pin_requested.connect(context.files.pin)
        self.recovery.changed.connect(self._arrange)
        context.files.recent_changed.connect(self._on_recent_changed)
        self.recent.selectionModel().currentChanged.connect(self._on_current)
        self.set_theme(theme)
        self.retranslate()

    @property
    def _rows(self) -> tuple[CommandRow, ...]:
        return self.open_row, self.sample_row, self.template_row, self.import_row, self.table_row

    @property
    def _cards(self) -> tuple[NewCard, NewCard]:
        return self.new_card, self.xantis_card

    def refresh(self) -> None:
        """Read drafts and recent files anew: the page is about to be shown."""
        self.recovery.refresh()
        self._count_templates()
        self._on_recent_changed()
        self.new_card.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        for button in (*self._cards, *self._rows):
            button.set_theme(theme)
        for part in (self.recovery, self.filter, self.recent):
            part.set_theme(theme)
        tint(self.viewport(), QPalette.ColorRole.Window, theme.colour("sheet"))
        for label in (self.title, self.recent_title):
            label.setFont(theme.font("verdict"))
        for label in (self.foot, self.empty):
            label.setFont(theme.font("small" if label is self.foot else "body"))
            tint(label, QPalette.ColorRole.WindowText, theme.colour("text_2"))
        self._arrange()
        self._ground.update()

    def retranslate(self) -> None:
        """Take all words from the language in force."""
        self.title.setText(self.tr("New sheet"))
        self.new_card.setText(self.tr("Percentile"))
        self.new_card.explanation = self.tr("1D100. Characteristics, some sixty skills in percent, experience boxes.")
        self.new_card.setAccessibleName(self.tr("New percentile sheet"))
        self.xantis_card.setText("Xantis")
        self.xantis_card.explanation = self.tr("2D6. A tree of scores, Valore di riuscita, Punti azione and the Giro.")
        self.xantis_card.setAccessibleName(self.tr("New Xantis sheet"))
        for card in self._cards:
            card.setAccessibleDescription(card.explanation)
        self.open_row.setText(self.tr("Open a sheet"))
        self.open_row.aside = self.tr("from your computer")
        self.open_row.key_cap = key_cap("Ctrl+O", self.tr("Ctrl O"))
        self.sample_row.setText(self.tr("Open a sample"))
        self.sample_row.aside = self.tr("%n character(s) ready to try the dice", "", len(samples()))
        self.template_row.setText(self.tr("From a template"))
        self.import_row.setText(self.tr("Import"))
        self.import_row.aside = self.tr("from Foundry, Roll20, Dhole’s House, a stat block")
        self.table_row.setText(self.tr("Open a table"))
        self.table_row.aside = self.tr("the sheets of the whole group")
        self._count_templates()
        for row in self._rows:
            row.setAccessibleName(row.text())
            row.setAccessibleDescription(row.aside)
        self.recent_title.setText(self.tr("Opened recently"))
        self.filter.edit.setPlaceholderText(self.tr("Filter"))
        self.filter.edit.setAccessibleName(self.tr("Filter the files opened recently"))
        self.empty.setText(self.tr("Nothing opened yet. Try a sample."))
        self.foot.setText(
            self.tr("Sheets are files on your computer: no account, no network. You can also drop one here.")
        )
        self._arrange()
        self._ground.update()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def minimumSizeHint(self) -> QSize:
        return QSize(448, 400)

    def paint_ground(self, painter: QPainter) -> None:
        """Draw the lines between the parts and the sign of the foot."""
        card = self.xantis_card.geometry()
        y = card.bottom() - RING + 14
        painter.fillRect(card.left() + RING, y, card.width() - 2 * RING, 1, self._theme.colour("line"))
        if not self.recent.isHidden():
            top = self.recent.geometry()
            painter.fillRect(top.left(), top.top() - 1, top.width(), 1, self._theme.colour("line"))
        foot = self.foot.geometry()
        square = QRectF(foot.left() - 23, foot.center().y() - 6.5, 14, 14)
        paint_icon(painter, square, "save", self._theme.colour("text_2"))

    def _arrange(self) -> None:
        room = self.viewport().size()
        side = max(24, min(80, (room.width() - 960) // 2 if room.width() > 1000 else 24))
        whole = min(room.width() - 2 * side, 1120)
        left = (room.width() - whole) // 2
        narrow = room.width() < ONE_COLUMN_BELOW
        width = whole if narrow else min(432, round(whole * 0.386))
        top = max(12, min(58, (room.height() - 580) // 2))
        title = self._theme.line_height("verdict")
        y = top
        if narrow:
            y = self._place_recovery(left, y, whole)
        self.title.setGeometry(left, y, width, title)
        y += title + 10
        outer = width + 2 * RING
        for card in self._cards:
            height = card.heightForWidth(outer)
            card.setGeometry(left - RING, y - RING, outer, height)
            y += height - 2 * RING + 10
        y += 14
        heights = [row.heightForWidth(outer) for row in self._rows]
        spare = room.height() - y - 4 - sum(heights) + 2 * RING * len(heights)
        gap = 5 if narrow else max(0, min(5, spare // len(heights)))
        for row, height in zip(self._rows, heights, strict=True):
            row.setGeometry(left - RING, y - RING, outer, height)
            y += height - 2 * RING + gap
        if narrow:
            y = self._arrange_right(left, left + whole, y + 16, scrolls=False)
        else:
            other = self._place_recovery(left + width + 48, top, whole - width - 48)
            y = max(y - gap, self._arrange_right(left + width + 48, left + whole, other, scrolls=True))
        self._ground.resize(room.width(), max(room.height(), y + 4))

    def _place_recovery(self, left: int, top: int, width: int) -> int:
        """Where what stands below it begins: it is first of all, so that nobody overlooks it."""
        if self.recovery.isHidden():
            return top
        height = self.recovery.heightForWidth(width)
        self.recovery.setGeometry(left, top, width, height)
        return top + height + 18

    def _arrange_right(self, left: int, right: int, top: int, *, scrolls: bool) -> int:
        """Where it ends; ``scrolls``: the files opened lately take what room there is and scroll in it."""
        width = right - left
        y = top
        title = self._theme.line_height("verdict")
        field = min(190, width // 3)
        self.recent_title.setGeometry(left, y, width - field - 8, title)
        self.filter.setGeometry(right - field - RING, y - RING, field + 2 * RING, 28 + 2 * RING)
        y += title + 8
        foot = self.foot.heightForWidth(width - 23)
        if self.recent.isHidden():
            height = max(28, self.empty.heightForWidth(width))
            self.empty.setGeometry(left, y + 4, width, height)
            y += 16 + height
        else:
            height = self.recent.wanted_height(width)
            if scrolls:
                height = min(height, self.viewport().height() - y - foot - 28)
            self.recent.setGeometry(left, y, width, max(height, 56))
            y += max(height, 56) + 11
        self.foot.setGeometry(left + 23, y, width - 23, foot)
        return y + foot

    def _on_recent_changed(self) -> None:
        files = list(self._context.files.recent)
        self.recent.show_files(files)
        self.recent.setVisible(bool(files))
        self.filter.setVisible(bool(files))
        self.empty.setVisible(not files)
        self._arrange()
        self._ground.update()

    def _on_current(self) -> None:
        """Another file is in front: scroll to it, where the list does not scroll itself."""
        row = self.recent.visualRect(self.recent.currentIndex())
        if self.recent.hasFocus() and row.isValid():
            place = self.recent.viewport().mapTo(self._ground, row.center())
            self.ensureVisible(0, place.y(), 0, row.height() // 2 + 12)

    def _on_filter(self, text: str) -> None:
        self.recent.files.set_filter(text)
        self._arrange()

    def _on_open(self, path: str) -> None:
        self.open_requested.emit(Path(path))

    def _on_find(self, path: str) -> None:
        files = self._context.files
        if not any(file.path == path and file.system == TABLE for file in files.recent):
            files.find_missing(path)
            return
        found = self._context.table_questions.ask_table_path(Path(path).parent)
        if found is not None:
            self.open_requested.emit(found)
            if any(file.path == str(whole_path(found)) for file in files.recent):
                files.forget_recent(path)

    def _on_new(self) -> None:
        from brp_desktop.views.dialogs.new_sheet import NewSheetDialog

        NewSheetDialog(self._context, self._theme, self.window()).open()

    def _on_new_xantis(self) -> None:
        self._context.files.new(XANTIS)

    def _count_templates(self) -> None:
        """Say how many there are; without one there is nothing to choose."""
        count = len(self._templates.all)
        self.template_row.setEnabled(bool(count))
        said = self.tr("%n template(s) of your own", "", count)
        self.template_row.aside = said if count else self.tr("none yet: File › Save as template")
        self.template_row.setAccessibleDescription(self.template_row.aside)
        self.template_row.update()

    def _on_template(self) -> None:
        from brp_desktop.views.dialogs.templates import TemplatesDialog

        dialog = TemplatesDialog(self._templates, self._theme, self.window())
        dialog.begin_requested.connect(self._begin_with)
        dialog.finished.connect(self._count_templates)
        dialog.open()

    def _begin_with(self, template: "Template") -> None:
        self._templates.begin(template, self._context.files)

    def _on_sample(self) -> None:
        menu = self.sample_menu()
        menu.popup(self.sample_row.mapToGlobal(QPoint(RING + 42, self.sample_row.height() - RING)))

    def sample_menu(self) -> QMenu:
        """Which sample to open."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for path in samples():
            menu.addAction(sample_name(path).replace("&", "&&")).setData(str(path))
        menu.addSeparator()
        menu.addAction(self.tr("A game master’s table")).triggered.connect(self.table_requested)
        menu.triggered.connect(self._on_sample_chosen)
        return menu

    def _on_sample_chosen(self, action: QAction) -> None:
        if action.data():
            self._context.files.open_sample(Path(str(action.data())))
