"""The strip under the head: characteristics, derived values with «why?», and in edit mode the fields of both."""

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QMenu, QWidget

from brp_desktop.catalogue.names import derived_abbreviation, derived_name
from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.controllers.language import content_language
from brp_desktop.models.characteristics import CharacteristicsModel
from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.sheet.ids import CharacteristicId
from brp_desktop.views import labels
from brp_desktop.views.brp.characteristics_view import SPARE, CharacteristicsView
from brp_desktop.views.brp.look import Look
from brp_desktop.views.brp.parts import RING_ROOM, NumberButton

if TYPE_CHECKING:
    from brp_desktop.views.brp.characteristic_fields import CharacteristicField, CharacteristicFields

DERIVED_WIDTH = 194
TOP = 4
BOTTOM = 6
BOTTOM_COMPACT = 2
DERIVED = ("damage_bonus", "move", "major_wound", "experience_bonus")


class DerivedView(QWidget):
    """Damage bonus, move, major wound, experience bonus: each says why when clicked."""

    why_requested = Signal(object)
    """Id of the derived value."""

    def __init__(self, document: BrpDocument, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._document = document
        self._look = look
        self.values = {id_: DerivedButton(id_, look, self) for id_ in DERIVED}
        for button in self.values.values():
            button.asked.connect(self.why_requested)
        self.refresh()

    def set_look(self, look: Look) -> None:
        """Paint in another theme or zoom."""
        self._look = look
        for button in self.values.values():
            button.set_look(look)
        self._arrange()

    def refresh(self) -> None:
        """Show the document's value and words of the language in force."""
        derived, options = self._document.derived, self._document.character.options
        bonus = derived.damage_bonus
        none = self.tr("none")
        shown = {
            "damage_bonus": "—" if bonus is None else bonus.replace("-", labels.MINUS) or none,
            "move": str(derived.move),
            "major_wound": "" if derived.major_wound is None else str(derived.major_wound),
            "experience_bonus": "" if derived.experience_bonus is None else labels.signed(derived.experience_bonus),
        }
        language = content_language()
        words = {
            "damage_bonus": labels.derived_label("damage_bonus"),
            "move": derived_abbreviation("move", options, language),
            "major_wound": labels.derived_label("major_wound"),
            "experience_bonus": self.tr("Exp."),
        }
        for id_, button in self.values.items():
            button.set_content(words[id_], shown[id_])
            name = derived_name(id_, language)
            button.setAccessibleName(self.tr("{name} {value}: why?").format(name=name, value=shown[id_]))
            button.setToolTip(plain_tip(self.tr("{name} {value}").format(name=name, value=shown[id_])))
            button.setVisible(bool(shown[id_]))
        self._arrange()

    def wanted_width(self) -> int:
        """Width in px at which nothing is shortened."""
        rows = (("damage_bonus", "move"), ("major_wound", "experience_bonus"))
        widest = max(sum(self.values[id_].content_width() for id_ in row) for row in rows)
        return max(self._look.px(DERIVED_WIDTH), round(widest) + self._look.px(8 + 7 + 8))

    def resizeEvent(self, event: QEvent) -> None:
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.refresh()

    def _arrange(self) -> None:
        look = self._look
        height = look.px(20) + 4
        first = (self.height() - 2 * look.px(20)) // 2 - 2
        left, right = look.px(8) - RING_ROOM, self.width() - look.px(7) + RING_ROOM
        for line, (one, other) in enumerate((("damage_bonus", "move"), ("major_wound", "experience_bonus"))):
            y = first + line * look.px(20)
            second = self.values[other]
            width = second.sizeHint().width()
            second.right = True
            second.setGeometry(right - width, y, width, height)
            button = self.values[one]
            room = (right - width if not second.isHidden() else right) - left
            button.setGeometry(left, y, max(0, min(button.sizeHint().width(), room)), height)


class DerivedButton(NumberButton):
    """One derived value."""

    asked = Signal(object)
    """Id of the value whose «why?» is wanted."""

    def __init__(self, id_: str, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._id = id_
        self.clicked.connect(self._on_asked)
        self.why_requested.connect(self._on_asked)

    def _on_asked(self) -> None:
        self.asked.emit(self._id)


class StripView(QWidget):
    """The framed strip: cells or fields, and the derived values at its end where there is room."""

    edited = Signal(object)
    """CharacteristicId of the field the focus came to."""

    def __init__(
        self, document: BrpDocument, model: CharacteristicsModel, look: Look, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._edit = False
        self.cells = CharacteristicsView(model, look, self)
        self.cells.menu_requested.connect(self._on_menu)
        self.fields: CharacteristicFields | None = None
        self.derived = DerivedView(document, look, self)
        self._document = document
        self._model = model

    def set_look(self, look: Look) -> None:
        """Paint in another theme or zoom."""
        self._look = look
        self.cells.set_look(look)
        if self.fields is not None:
            self.fields.set_look(look)
        self.derived.set_look(look)
        self.updateGeometry()
        self._arrange()
        self.update()

    def _on_menu(self, id_: CharacteristicId, place: QPoint) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if self._document.derived.characteristics[id_].chance is not None:
            menu.addAction(self.tr("Roll")).triggered.connect(partial(self._roll, id_))
        menu.addAction(self.tr("Why?")).triggered.connect(partial(self._ask_why, id_))
        menu.popup(place)

    def _roll(self, id_: CharacteristicId, checked: bool = False) -> None:
        self.cells.roll_requested.emit(id_)

    def _ask_why(self, id_: CharacteristicId, checked: bool = False) -> None:
        self.cells.why_requested.emit(id_)

    def set_edit_mode(self, on: bool) -> None:
        """Fields instead of cells; they are made when first wanted."""
        self._edit = on
        if on and self.fields is None:
            from brp_desktop.views.brp.characteristic_fields import CharacteristicFields

            self.fields = CharacteristicFields(self._document, self._model, self._look, self.cells, self)
            self.fields.focused.connect(self.edited)
            self.fields.stackUnder(self.derived)
        self.cells.setVisible(not on)
        if self.fields is not None:
            self.fields.setVisible(on)
        self.updateGeometry()
        self._arrange()

    def refresh(self) -> None:
        """Show the document's values."""
        if self.fields is not None:
            self.fields.refresh()
        self.derived.refresh()
        self.updateGeometry()
        self._arrange()

    def field(self, id_: CharacteristicId) -> "CharacteristicField | None":
        """The field of a characteristic, None before edit mode."""
        return None if self.fields is None else self.fields.fields.get(id_)

    def commit_pending(self) -> None:
        """Hand in half-typed numbers."""
        if self.fields is not None:
            self.fields.commit_pending()

    def retranslate(self) -> None:
        """Take all words from the language in force."""
        self.cells.retranslate()
        self.refresh()

    def _cell_height(self) -> int:
        if not self._edit:
            return self.cells.cell_height()
        from brp_desktop.views.brp.characteristic_fields import EDIT_HEIGHT

        return self._look.px(EDIT_HEIGHT)

    def height_for(self, width: int) -> int:
        """Height in px of a strip of this width, its margins included."""
        look = self._look
        inner = self._cells_width(width)
        lines = self.cells.lines(inner)
        cell = self._cell_height()
        below = cell if self._derived_below(width) else 0
        return lines * cell + below + 2 + look.px(TOP + (BOTTOM_COMPACT if look.compact else BOTTOM))

    def heightForWidth(self, width: int) -> int:
        return self.height_for(max(width, 1))

    def sizeHint(self) -> QSize:
        return QSize(400, self.height_for(max(self.width(), 1)))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.sizeHint().height())

    def resizeEvent(self, event: QEvent) -> None:
        self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        look = self._look
        frame = QRectF(self._frame()).adjusted(0.5, 0.5, -0.5, -0.5)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            shape = QPainterPath()
            radius = look.theme.radius["control"]
            shape.addRoundedRect(frame, radius, radius)
            painter.setPen(QPen(look.colour("line"), 1))
            if not self.derived.isHidden():
                ground = QPainterPath()
                ground.addRect(QRectF(self.derived.geometry().adjusted(0, -1, 2, 1)))
                painter.fillPath(shape.intersected(ground), look.colour("panel"))
                if not self._derived_below(self.width()):
                    x = self.derived.x() - 0.5
                    painter.drawLine(QPointF(x, frame.top()), QPointF(x, frame.bottom()))
            painter.drawPath(shape)

    def _frame(self) -> QRect:
        look = self._look
        margin = look.px(12 if look.compact else 16)
        below = look.px(BOTTOM_COMPACT if look.compact else BOTTOM)
        return self.rect().adjusted(margin, look.px(TOP), -margin, -below)

    def _has_derived(self) -> bool:
        return not (self._look.compact and not self._edit)

    def _derived_below(self, width: int) -> bool:
        """Whether the derived values take a line of their own."""
        inner = width - 2 * self._look.px(16)
        return self._has_derived() and inner - self.derived.wanted_width() < self._look.px(76) * 6

    def _cells_width(self, width: int) -> int:
        margin = self._look.px(12 if self._look.compact else 16)
        inner = width - 2 * margin - 2
        if self._has_derived() and not self._derived_below(width):
            inner -= self.derived.wanted_width()
            # Cells of whole pixels; what is left over goes to the derived values.
            inner -= inner % self.cells.per_line(max(1, inner))
            return max(1, inner)
        return max(1, inner - SPARE)

    def _arrange(self) -> None:
        frame = self._frame().adjusted(1, 1, -1, -1)
        width = self._cells_width(self.width())
        lines = self.cells.lines(width)
        cell = self._cell_height()
        self.cells.setGeometry(frame.left(), frame.top(), width + SPARE, lines * cell)
        if self.fields is not None:
            self.fields.setGeometry(frame.left(), frame.top(), width, lines * cell)
        self.derived.setVisible(self._has_derived())
        if self._derived_below(self.width()):
            self.derived.setGeometry(frame.left(), frame.top() + lines * cell, frame.width(), cell)
        else:
            self.derived.setGeometry(frame.adjusted(width, 0, 0, 0))
