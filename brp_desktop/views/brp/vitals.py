"""Hit points, power points and one more: number, gauge, − and +; a click on the number types another."""

from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from brp_desktop.catalogue.names import derived_name
from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.controllers.language import current_language
from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.painting.gauges import paint_gauge
from brp_desktop.rules.brp.conditions import condition
from brp_desktop.sheet.derive import DerivedResource
from brp_desktop.sheet.derived_values import FATIGUE, HIT_POINTS, POWER_POINTS, RULES_RESOURCES, SANITY
from brp_desktop.sheet.ids import ResourceId
from brp_desktop.views import labels
from brp_desktop.views.brp.look import Look
from brp_desktop.views.brp.parts import RING_ROOM, NumberButton, StepButton

if TYPE_CHECKING:
    from brp_desktop.views.brp.sheet_field import SheetField

WIDTH = 136
HEIGHT = 48
HEIGHT_COMPACT = 46
GAP = 14


def shown_resources(document: BrpDocument) -> list[ResourceId]:
    """The tracks of the head: hit points, power points, then fatigue or sanity if in use, else the first counter."""
    resources = document.derived.resources
    found = [id_ for id_ in (HIT_POINTS, POWER_POINTS) if id_ in resources]
    more = [id_ for id_ in (FATIGUE, SANITY) if id_ in resources]
    more += [id_ for id_ in resources if id_ not in RULES_RESOURCES]
    return [*found, *more[:1]]


def vital_height(look: Look) -> int:
    """Height of a track in px: words over gauge and buttons."""
    return look.px(HEIGHT_COMPACT if look.compact else HEIGHT)


class Vital(QWidget):
    """One track with its gauge."""

    why_requested = Signal(object)
    """ResourceId: explain the maximum."""

    def __init__(self, document: BrpDocument, resource: ResourceId, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.resource = resource
        self._document = document
        self._look = look
        self._name = ""
        self.number = NumberButton(look, self)
        self.number.right = True
        self.less = StepButton(look, "less", -1, self)
        self.more = StepButton(look, "add", 1, self)
        self.field: SheetField | None = None
        self.number.clicked.connect(self._on_number_clicked)
        self.number.why_requested.connect(self._on_why)
        self.less.stepped.connect(self._on_stepped)
        self.more.stepped.connect(self._on_stepped)
        self.refresh()

    def set_look(self, look: Look) -> None:
        """Paint in another theme or zoom."""
        self._look = look
        for part in (self.number, self.less, self.more):
            part.set_look(look)
        if self.field is not None:
            self.field.set_look(look)
        self.refresh()
        self._arrange()

    def refresh(self) -> None:
        """Show the document's value and words of the language in force."""
        document, track = self._document, self._track()
        options, language = document.character.options, current_language()
        self._name = track.name or derived_name(self.resource, options, language)
        current = "—" if track.current is None else str(track.current).replace("-", labels.MINUS)
        tail = "" if track.maximum is None else f" / {track.maximum}"
        state = self._state(track)
        self.number.set_content("", current, tail, "wound" if state else "")
        level = document.derived.major_wound if self.resource == HIT_POINTS else None
        said = self._said(track, state, level)
        self.number.setAccessibleName(said)
        self.number.setToolTip(plain_tip(said))
        self.less.setAccessibleName(self.tr("{name}: one less").format(name=self._name))
        self.more.setAccessibleName(self.tr("{name}: one more").format(name=self._name))
        tip = self.tr("With Shift by 5")
        self.less.setToolTip(plain_tip(f"{self.less.accessibleName()} ({tip})"))
        self.more.setToolTip(plain_tip(f"{self.more.accessibleName()} ({tip})"))
        if self.field is not None:
            self.field.setAccessibleName(self._name)
            self.field.set_value("" if track.current is None else str(track.current))
        enabled = track.current is not None and not document.read_only
        for part in (self.less, self.more):
            part.setEnabled(enabled)
        self._shown_label = state or self._name
        self._is_wounded = bool(state)
        self._arrange()
        self.update()

    def wanted_width(self) -> int:
        """Width in px at which nothing is shortened, at least the design's."""
        look = self._look
        words = look.width("small", self._shown_label) + look.px(8)
        return max(look.px(WIDTH), round(words + self.number.content_width()) + 2)

    def sizeHint(self) -> QSize:
        return QSize(self.wanted_width() + 2 * RING_ROOM, vital_height(self._look) + 2 * RING_ROOM)

    def resizeEvent(self, event: QEvent) -> None:
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.refresh()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        look, track = self._look, self._track()
        with QPainter(self) as painter:
            painter.setFont(look.font("small"))
            painter.setPen(look.colour("danger" if self._is_wounded else "text_2"))
            painter.translate(RING_ROOM, RING_ROOM)
            typing = self.field is not None and self.field.isVisible()
            number = self.field if typing and self.field is not None else self.number
            room = number.x() - look.px(6)
            width = self.width() - 2 * RING_ROOM
            shown = look.metrics("small").elidedText(self._shown_label, Qt.TextElideMode.ElideRight, max(0, room))
            flags = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter) | int(Qt.TextFlag.TextSingleLine)
            painter.drawText(0, 0, width, look.px(20), flags, shown)
            if track.maximum:
                mark = None
                level = self._document.derived.major_wound if self.resource == HIT_POINTS else None
                if level is not None:
                    mark = track.maximum - level
                height = look.px(12)
                left, right = look.px(28), width - look.px(28)
                top = self._second_line() + (look.px(24) - height) / 2
                rect = QRectF(left, top, right - left, height)
                paint_gauge(painter, rect, look.theme, max(0, track.current or 0), track.maximum, mark)

    def _arrange(self) -> None:
        look = self._look
        wanted = round(self.number.content_width()) + 2 * RING_ROOM
        height = look.px(20) + 4
        self.number.setGeometry(self.width() - wanted, RING_ROOM - 2, wanted, height)
        if self.field is not None:
            width = look.px(60) + 2 * RING_ROOM
            self.field.setGeometry(self.width() - width, 0, width, look.px(20) + 2 * RING_ROOM)
        side = self.less.sizeHint()
        self.less.setGeometry(0, self._second_line(), side.width(), side.height())
        self.more.setGeometry(self.width() - side.width(), self._second_line(), side.width(), side.height())

    def _second_line(self) -> int:
        """Where gauge and buttons begin under the words, px."""
        return vital_height(self._look) - self._look.px(24)

    def _track(self) -> DerivedResource:
        return self._document.derived.resources.get(self.resource, DerivedResource(None, None))

    def _state(self, track: DerivedResource) -> str:
        """The word for hit points that are dangerously low, else nothing."""
        if self.resource != HIT_POINTS or track.current is None:
            return ""
        state = condition(track.current, self._document.character.options).state
        if state != "conscious":
            return labels.first_up(labels.derived_label(state))
        level = self._document.derived.major_wound
        if level is not None and track.maximum is not None and track.current <= track.maximum - level:
            return labels.derived_label("major_wound")
        return ""

    def _said(self, track: DerivedResource, state: str, level: int | None) -> str:
        if track.maximum is None:
            text = f"{self._name} {'—' if track.current is None else track.current}"
        else:
            text = self.tr("{name} {current} of {maximum}").format(
                name=self._name, current=track.current, maximum=track.maximum
            )
        if level is not None:
            text = labels.listed([text, self.tr("major wound at {level}").format(level=level)])
        return labels.listed([text, state])

    def _commit(self, text: str) -> str:
        from brp_desktop.models.numbers import read_number
        from brp_desktop.sheet.edits import SetResource
        from brp_desktop.views.brp.handing_in import typed
        from brp_desktop.views.brp.texts import not_a_number

        number = read_number(text)
        if number is None:
            return not_a_number()
        return typed(self._document, SetResource(self.resource, number))

    def _on_stepped(self, amount: int) -> None:
        from brp_desktop.sheet.edits import SetResource
        from brp_desktop.views.brp.handing_in import stepped

        current = self._track().current
        if current is not None:
            stepped(self._document, SetResource(self.resource, current + amount))

    def _on_number_clicked(self) -> None:
        if self._document.read_only or self._track().current is None:
            return
        field = self._made_field()
        self.number.hide()
        field.show()
        field.setFocus(Qt.FocusReason.TabFocusReason)
        field.selectAll()
        self.update()

    def _made_field(self) -> "SheetField":
        if self.field is None:
            from brp_desktop.views.brp.sheet_field import SheetField

            self.field = SheetField(self._look, self._commit, self, number=True, type_name="strong")
            self.field.hide()
            self.field.stepped.connect(self._on_stepped)
            self.field.focus_changed.connect(self._on_field_focus)
            self.field.escaped.connect(self._leave_field)
            self.field.returnPressed.connect(self._leave_field)
            self.refresh()
        return self.field

    def _on_field_focus(self) -> None:
        field = self.field
        if field is not None and not field.hasFocus() and not field.is_pending and field.isVisible():
            self._close_field()

    def _leave_field(self) -> None:
        if self.field is not None and not self.field.is_pending:
            self._close_field()
            self.number.setFocus(Qt.FocusReason.OtherFocusReason)

    def _close_field(self) -> None:
        if self.field is not None:
            self.field.hide()
        self.number.show()
        self.update()

    def commit_pending(self) -> None:
        """Hand in a half-typed number."""
        if self.field is not None:
            self.field.commit_pending()

    def _on_why(self) -> None:
        self.why_requested.emit(self.resource)


class VitalsView(QWidget):
    """Up to three tracks in a row."""

    why_requested = Signal(object)
    """ResourceId."""

    def __init__(self, document: BrpDocument, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._look = look
        self._spread = False
        self.vitals: list[Vital] = []
        self.refresh()

    def set_look(self, look: Look) -> None:
        """Paint in another theme or zoom."""
        self._look = look
        for vital in self.vitals:
            vital.set_look(look)
        self._arrange()
        self.updateGeometry()

    def set_spread(self, on: bool) -> None:
        """Use the whole width with margins of the page, as when the vitals scroll with the rows."""
        self._spread = on
        self._arrange()
        self.updateGeometry()

    def refresh(self) -> None:
        """Show the document's tracks."""
        wanted = shown_resources(self._document)
        if [vital.resource for vital in self.vitals] != wanted:
            kept = {vital.resource: vital for vital in self.vitals}
            self.vitals = [kept[id_] if id_ in kept else self._new(id_) for id_ in wanted]
            for gone in kept.values():
                if gone not in self.vitals:
                    gone.hide()
                    gone.deleteLater()
        for vital in self.vitals:
            vital.refresh()
            vital.show()
        for before, after in pairwise(self.vitals):
            QWidget.setTabOrder(before.more, after.number)
        self._arrange()
        self.updateGeometry()

    def wanted_width(self) -> int:
        """Width in px at which nothing is shortened."""
        gaps = self._look.px(GAP) * max(0, len(self.vitals) - 1)
        return sum(vital.wanted_width() for vital in self.vitals) + gaps

    def heightForWidth(self, width: int) -> int:
        margin = self._look.px(12) if self._spread else 0
        rows = self._rows(width)
        return rows * vital_height(self._look) + (rows - 1) * self._look.px(6) + 2 * margin + 2 * RING_ROOM

    def sizeHint(self) -> QSize:
        return QSize(self.wanted_width() + 2 * RING_ROOM, self.heightForWidth(self.width()))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.sizeHint().height())

    def resizeEvent(self, event: QEvent) -> None:
        self._arrange()

    def commit_pending(self) -> None:
        """Hand in half-typed numbers."""
        for vital in self.vitals:
            vital.commit_pending()

    def _new(self, resource: ResourceId) -> Vital:
        vital = Vital(self._document, resource, self._look, self)
        vital.why_requested.connect(self.why_requested)
        return vital

    def _rows(self, width: int) -> int:
        """How many rows the tracks need at a width."""
        if not self._spread:
            return 1
        room = width - 2 * self._look.px(16)
        return 1 if self.wanted_width() <= room else len(self.vitals)

    def _arrange(self) -> None:
        look = self._look
        height, gap = vital_height(look) + 2 * RING_ROOM, look.px(GAP) - 2 * RING_ROOM
        if self._spread:
            left, y = look.px(16) - RING_ROOM, look.px(12)
            below = self._rows(self.width()) > 1
            for vital in self.vitals:
                width = vital.wanted_width() + 2 * RING_ROOM
                if below:
                    width = min(self.width() - 2 * left, 2 * width)
                vital.setGeometry(left, y, width, height)
                left, y = (left, y + vital_height(look) + look.px(6)) if below else (left + width + gap, y)
            return
        x = self.width()
        for vital in reversed(self.vitals):
            width = vital.wanted_width() + 2 * RING_ROOM
            x -= width
            vital.setGeometry(x, 0, width, height)
            x -= gap
