"""Choosing one thing out of a list: a box to unfold and a dialog around it."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen, QShowEvent, QWheelEvent
from PySide6.QtWidgets import QComboBox, QLabel, QWidget

from brp_desktop.painting.icons import paint_icon
from brp_desktop.painting.theme import Theme
from brp_desktop.views.dialogs.plain import PlainDialog
from brp_desktop.views.painted import RING
from brp_desktop.views.plain_label import PlainLabel

_RADIUS = 5


class ChoiceBox(QComboBox):
    """A list to unfold; the wheel changes nothing. Painted from the palette, which the theme gives to everything: the
    style's own frame is too faint on dark grounds.

    On X11 and Wayland its name for readers is what is chosen, and what it is called comes from its label alone: one
    that no label in sight belongs to gets one out of sight.
    """

    has_ring = True
    """Its frame stands ``RING`` px inside it."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._label: PlainLabel | None = None
        self.setFont(theme.font("body"))
        self._stroke = theme.stroke["focus"]
        self.setMinimumHeight(30 + 2 * RING)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(14)
        self.setMaxVisibleItems(12)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def set_choices(self, choices: Sequence[tuple[str, object]]) -> None:
        """(words, value), in the order of the list; what was chosen stays if it is still there."""
        kept = self.currentData()
        self.blockSignals(True)
        self.clear()
        for words, value in choices:
            self.addItem(words, value)
        place = next((number for number, (_, value) in enumerate(choices) if value == kept), 0)
        self.setCurrentIndex(place if choices else -1)
        self.blockSignals(False)

    def paintEvent(self, event: QPaintEvent) -> None:
        role, shades, enabled = QPalette.ColorRole, self.palette(), self.isEnabled()
        edge, focused = shades.color(role.Dark), self.hasFocus()
        body = QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)
        frame = body.adjusted(0.5, 0.5, -0.5, -0.5)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            pen = QPen(edge, 1)
            if not enabled:
                pen.setDashPattern([3, 2])
            painter.setPen(pen)
            painter.setBrush(shades.color(role.Midlight if enabled and self.underMouse() else role.Button))
            painter.drawRoundedRect(frame, _RADIUS, _RADIUS)
            if focused:
                distance = RING - self._stroke / 2
                painter.setPen(QPen(shades.color(role.Link), self._stroke))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                corner = _RADIUS + distance
                painter.drawRoundedRect(body.adjusted(-distance, -distance, distance, distance), corner, corner)
            middle = frame.center().y()
            arrow = QRectF(round(body.right()) - 25, round(middle - 8), 16, 16)
            if enabled:
                paint_icon(painter, arrow, "down", shades.color(role.PlaceholderText))
            painter.setPen(shades.color(role.ButtonText))
            painter.setFont(self.font())
            room = QRectF(body.left() + 8, body.top(), body.width() - 8 - 26, body.height())
            words = painter.fontMetrics().elidedText(self.currentText(), Qt.TextElideMode.ElideRight, int(room.width()))
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, words)

    def setAccessibleName(self, name: str) -> None:  # noqa: N802
        super().setAccessibleName(name)
        if self._label is not None:
            self._label.setText(name.replace("&", "&&"))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        parent = self.parentWidget()
        if self._label is not None or parent is None or not self.accessibleName():
            return
        around = parent.findChildren(QLabel, options=Qt.FindChildOption.FindDirectChildrenOnly)
        if all(label.buddy() is not self for label in around):
            self._label = PlainLabel("", parent)
            self._label.hide()
            self._label.setBuddy(self)
            self.setAccessibleName(self.accessibleName())

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class SkillDialog(PlainDialog):
    """One skill is chosen and taken."""

    taken = Signal(object)
    """Id of the row."""

    def __init__(
        self, theme: Theme, title: str, text: str, choices: Sequence[tuple[str, object]], parent: QWidget | None
    ) -> None:
        """``choices`` are (name, id of the row)."""
        super().__init__(theme, title, parent)
        self.setObjectName("skill_dialog")
        self.setModal(True)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.add_text(text, muted=True)
        self.box = ChoiceBox(theme, self.content)
        self.box.setAccessibleName(self.tr("Skill"))
        self.box.set_choices(choices)
        self.column.addWidget(self.box)
        self.column.addStretch(1)
        self.add_button(self.tr("&Cancel")).clicked.connect(self.reject)
        self.ok = self.add_button(self.tr("&Add"), primary=True)
        self.ok.clicked.connect(self._take)
        self.ok.setEnabled(bool(choices))
        self.fit(420)
        self.box.setFocus()

    def _take(self) -> None:
        value = self.box.currentData()
        self.accept()
        self.taken.emit(value)
