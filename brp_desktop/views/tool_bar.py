"""The tool bar: padlock, undo and redo, find, the chip of waiting ticks, print, zoom."""

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QSizePolicy, QToolBar, QWidget

from brp_desktop.painting.fill import fill_rect
from brp_desktop.painting.icons import paint_icon
from brp_desktop.painting.theme import Theme
from brp_desktop.views.controls import Chip, Half, IconButton, cap_width, key_cap, key_hint, paint_key_cap
from brp_desktop.views.labels import percent, ticks_waiting
from brp_desktop.views.painted import RING, PaintedButton, paint_frame, text_width
from brp_desktop.views.plain_label import PlainLabel
from brp_desktop.views.systems import PERCENTILE, SystemViews, redo_text, undo_text, views_of


class FindField(PaintedButton):
    """Looks like a field and opens the quick find; typing into it begins the search with that letter."""

    typed = Signal(str)
    """Text typed while the field had focus."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setObjectName("find_field")
        self.key_cap = ""
        self.short = False
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize((210 if self.short else 290) + 2 * RING, 30 + 2 * RING)

    def minimumSizeHint(self) -> QSize:
        return QSize(150 + 2 * RING, 30 + 2 * RING)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        text = event.text()
        plain = event.modifiers() in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier)
        if plain and text.strip() and text.isprintable():
            self.typed.emit(text)
            event.accept()
            return
        super().keyPressEvent(event)

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        colour = self.theme.colour
        enabled = self.isEnabled()
        fill = colour("hover" if self.underMouse() else "raised") if enabled else None
        paint_frame(painter, rect, self.theme, fill, colour("border"), dashed=not enabled)
        ink = colour("text_off")
        paint_icon(painter, QRectF(rect.left() + 10, rect.center().y() - 8, 16, 16), "find", colour("text_2"))
        right = rect.right() - 10
        if self.key_cap:
            width = cap_width(self.theme, self.key_cap)
            paint_key_cap(
                painter, self.theme, right - width, rect.center().y(), self.key_cap, colour("text_2"), colour("line")
            )
            right -= width + 8
        painter.setFont(self.theme.font("body"))
        painter.setPen(ink)
        room = right - rect.left() - 33
        words = self.text()
        if text_width(painter.font(), words) > room:
            words = painter.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, round(room))
        area = QRectF(rect.left() + 33, rect.top(), room, rect.height())
        painter.drawText(area, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), words)


class _Rule(QWidget):
    """A hairline between groups."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme
        self.setFixedSize(1, 22)

    def paintEvent(self, event: object) -> None:
        with QPainter(self) as painter:
            fill_rect(painter, self.rect(), self.theme.colour("line"))


class ToolBar(QToolBar):
    """Fixed at the top; the window connects its parts."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("tool_bar")
        self._theme = theme
        self._short = False
        self._ticks = 0
        self._zoom = 100
        self._system: SystemViews = views_of(PERCENTILE)
        self.setMovable(False)
        self.setFloatable(False)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        content = QWidget(self)
        content.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.play_half = Half(theme, "play_mode", content)
        self.play_half.last = False
        self.edit_half = Half(theme, "edit_mode", content)
        self.edit_half.first = False
        self.mode_group = QButtonGroup(self)
        self.mode_group.addButton(self.play_half)
        self.mode_group.addButton(self.edit_half)
        self.play_half.setChecked(True)
        self.undo_button = IconButton(theme, "undo", content)
        self.redo_button = IconButton(theme, "redo", content)
        self.find_field = FindField(theme, content)
        self.chip = Chip(theme, "tick_waiting", content)
        self.chip.setObjectName("ticks_chip")
        self.chip.hide()
        self.print_button = IconButton(theme, "print", content)
        self.print_button.setObjectName("print_button")
        self.less_button = IconButton(theme, "less", content, side=26)
        self.zoom_label = PlainLabel(parent=content)
        self.zoom_label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.more_button = IconButton(theme, "add", content, side=26)
        self._rules = [_Rule(theme, content), _Rule(theme, content)]
        row = QHBoxLayout(content)
        row.setContentsMargins(12 - RING, 0, 12 - RING, 0)
        row.setSpacing(0)
        for part in (self.play_half, self.edit_half):
            row.addWidget(part)
        row.addSpacing(4)
        row.addWidget(self.undo_button)
        row.addWidget(self.redo_button)
        row.addSpacing(4)
        row.addWidget(self._rules[0])
        row.addSpacing(5)
        row.addWidget(self.find_field)
        row.addStretch(1)
        row.addWidget(self.chip)
        row.addSpacing(8)
        row.addWidget(self.print_button)
        row.addSpacing(4)
        row.addWidget(self._rules[1])
        row.addSpacing(4)
        row.addWidget(self.less_button)
        row.addWidget(self.zoom_label)
        row.addWidget(self.more_button)
        self.addWidget(content)
        self._take_margins_away()
        self.set_theme(theme)
        self.retranslate()
        show_history(self, undo_text(""), redo_text(""))

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        parts = (self.play_half, self.edit_half, self.undo_button, self.redo_button, self.find_field, self.chip)
        for part in (*parts, self.print_button, self.less_button, self.more_button):
            part.set_theme(theme)
        for rule in self._rules:
            rule.theme = theme
            rule.update()
        self.zoom_label.setFont(theme.font("body"))
        self._fit_zoom()

    def set_short(self, short: bool) -> None:
        """Lower, with shorter words: small windows."""
        self._short = short
        self.find_field.short = short
        self.setFixedHeight(38 if short else self._theme.size["tool_bar"])
        self.retranslate()

    def show_ticks(self, count: int) -> None:
        """The chip of waiting ticks; hidden at 0."""
        self._ticks = count
        self.chip.setText(ticks_waiting(count, short=self._short))
        self.chip.setAccessibleName(ticks_waiting(count))
        self.chip.setVisible(count > 0)
        self.chip.updateGeometry()

    def show_zoom(self, percentage: int) -> None:
        """The zoom of the sheet."""
        self._zoom = percentage
        self.zoom_label.setText(percent(percentage))
        self.zoom_label.setAccessibleName(self.tr("Zoom {percent}").format(percent=percent(percentage)))

    def show_system(self, system: SystemViews) -> None:
        """Name what the find field finds on the sheet in front."""
        if system is not self._system:
            self._system = system
            self._say_find()

    def _say_find(self) -> None:
        words = self._system.find_text()
        self.find_field.setText(self.tr("Find") if self._short else words)
        self.find_field.setAccessibleName(words)
        self.find_field.update()

    def show_mode(self, editing: bool) -> None:
        """Which half of the padlock is in force; no signal comes of it that the window would take for a click."""
        (self.edit_half if editing else self.play_half).setChecked(True)

    def retranslate(self) -> None:
        """Take all words from the language in force."""
        self.setWindowTitle(self.tr("Tool bar"))
        self.play_half.setText(self.tr("Play"))
        self.play_half.setAccessibleName(self.tr("Play mode"))
        self.play_half.setToolTip(key_hint(self.tr("Dice can be rolled (Ctrl+E)")))
        self.edit_half.setText(self.tr("Edit", "mode"))
        self.edit_half.setAccessibleName(self.tr("Edit mode"))
        self.edit_half.setToolTip(key_hint(self.tr("A click changes, no die is rolled (Ctrl+E)")))
        self._say_find()
        self.find_field.setToolTip(key_hint(self.tr("Find and roll (Ctrl+K)")))
        self.find_field.key_cap = key_cap("Ctrl+K", self.tr("Ctrl K"))
        self.print_button.set_words(self.tr("Print or save as PDF"), "Ctrl+P")
        self.less_button.set_words(self.tr("Smaller"), "Ctrl+−")
        self.more_button.set_words(self.tr("Larger"), "Ctrl++")
        for part in (self.play_half, self.edit_half, self.find_field):
            part.updateGeometry()
            part.update()
        self.show_ticks(self._ticks)
        self._fit_zoom()
        self.show_zoom(self._zoom)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._take_margins_away()

    def paintEvent(self, event: object) -> None:
        with QPainter(self) as painter:
            fill_rect(painter, self.rect(), self._theme.colour("window"))
            fill_rect(painter, QRect(0, self.height() - 1, self.width(), 1), self._theme.colour("line"))

    def _take_margins_away(self) -> None:
        """The content has the whole bar, whatever the style has around it."""
        layout = self.layout()
        if layout is not None:
            layout.setContentsMargins(0, 0, 0, 0)
            layout.setSpacing(0)

    def _fit_zoom(self) -> None:
        self.zoom_label.setFixedWidth(round(text_width(self._theme.font("body"), percent(100))) + 4)


def show_history(bar: ToolBar, undo: str, redo: str, *, can_undo: bool = False, can_redo: bool = False) -> None:
    """Name what undo and redo would do, and enable them where there is something."""
    bar.undo_button.setEnabled(can_undo)
    bar.redo_button.setEnabled(can_redo)
    bar.undo_button.set_words(undo, "Ctrl+Z")
    bar.redo_button.set_words(redo, "Ctrl+Shift+Z")
