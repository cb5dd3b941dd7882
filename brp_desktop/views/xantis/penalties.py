"""Pme, Pr and Pd: the letters of the source, a number each, in edit mode a field for the table's own name."""

from PySide6.QtCore import QEvent, QPointF, QRect, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from brp_desktop.controllers.xantis_document import XantisDocument
from brp_desktop.models.numbers import read_number
from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.sheet.xantis_edits import NamePenalty, SetPenalty
from brp_desktop.sheet.xantis_limits import PENALTY
from brp_desktop.sheet.xantis_value_edits import PenaltyId, penalty_of
from brp_desktop.views import labels
from brp_desktop.views.brp.handing_in import stepped, typed
from brp_desktop.views.brp.look import Look
from brp_desktop.views.brp.sheet_field import RING, SheetField
from brp_desktop.views.xantis.glosses import with_gloss
from brp_desktop.views.xantis.sheet_texts import not_a_number
from brp_desktop.views.xantis.stepper import Stepper

LETTERS: dict[PenaltyId, str] = {"pme": "Pme", "pr": "Pr", "pd": "Pd"}
NAME_FIELD = 130


class PenaltyBox(QWidget):
    """One penalty: letters, own name, number."""

    def __init__(self, document: XantisDocument, penalty: PenaltyId, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._document = document
        self._penalty: PenaltyId = penalty
        self._look = look
        self._edit = False
        self.stepper = Stepper(look, self._take, self._step, self)
        self.name: SheetField | None = None
        self.refresh()

    @property
    def letters(self) -> str:
        """What the source calls it."""
        return LETTERS[self._penalty]

    def set_look(self, look: Look) -> None:
        """Paint in another theme or zoom."""
        self._look = look
        self.stepper.set_look(look)
        if self.name is not None:
            self.name.set_look(look)
        self.arrange()
        self.update()

    def set_edit_mode(self, on: bool) -> None:
        """With or without the field for the name."""
        self._edit = on
        if on and self.name is None:
            self.name = SheetField(self._look, self._take_name, self)
            self.name.setObjectName(f"{self._penalty}_name_edit")
            QWidget.setTabOrder(self.stepper.more, self.name)
        if self.name is not None:
            self.name.setVisible(on)
        self.refresh()

    def refresh(self) -> None:
        """Show the document's value and words of the language in force."""
        penalty = penalty_of(self._document.character, self._penalty)
        said = labels.listed((self.letters, penalty.name))
        self._own_name = penalty.name
        self.stepper.set_value(penalty.value, enabled=not self._document.read_only)
        tip = with_gloss(said, "penalty")
        less = self.tr("{name}: one less").format(name=self.letters)
        more = self.tr("{name}: one more").format(name=self.letters)
        self.stepper.set_words(said, tip, less, more)
        self.setToolTip(plain_tip(tip))
        if self.name is not None:
            self.name.set_value(penalty.name)
            self.name.setReadOnly(self._document.read_only)
            self.name.setPlaceholderText(self.tr("own name"))
            self.name.setAccessibleName(self.tr("Own name of {letters}").format(letters=self.letters))
        self.updateGeometry()
        self.arrange()
        self.update()

    def commit_pending(self) -> None:
        """Hand in what is half-typed."""
        self.stepper.field.commit_pending()
        if self.name is not None:
            self.name.commit_pending()

    def wanted_width(self) -> int:
        """Width in px at which the letters, the name and the number have room."""
        look = self._look
        words: float = self._letters_room()
        if self._edit:
            words += look.px(NAME_FIELD)
        elif self._own_name:
            words += min(look.width("small", self._own_name), look.px(120)) + look.px(8)
        return round(words) + self.stepper.sizeHint().width()

    def _letters_room(self) -> int:
        """Width of the widest letters: under one another the numbers have one edge."""
        return round(max(self._look.width("strong", each) for each in LETTERS.values())) + self._look.px(8)

    def sizeHint(self) -> QSize:
        return QSize(self.wanted_width(), self.stepper.sizeHint().height())

    def resizeEvent(self, event: QEvent) -> None:
        self.arrange()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.refresh()

    def paintEvent(self, event: QPaintEvent) -> None:
        look = self._look
        strong, small = look.style("strong"), look.style("small")
        middle = self.height() / 2
        with QPainter(self) as painter:
            painter.setFont(strong.font)
            painter.setPen(look.colour("text"))
            painter.drawText(QPointF(0, middle + strong.lift), self.letters)
            if self._own_name and not self._edit:
                left = self._letters_room()
                painter.setFont(small.font)
                painter.setPen(look.colour("text_2"))
                shown = small.elided(self._own_name, self.stepper.x() - left)
                painter.drawText(QPointF(left, middle + small.lift), shown)

    def arrange(self) -> None:
        """Give every part its place."""
        size = self.stepper.sizeHint()
        letters = self._letters_room()
        if self._edit and self.name is not None:
            self.stepper.setGeometry(letters - RING, 0, size.width(), size.height())
            left = letters - RING + size.width() - RING
            height = self.name.sizeHint().height()
            self.name.setGeometry(QRect(left, (self.height() - height) // 2, self.width() - left, height))
            return
        self.stepper.setGeometry(self.width() - size.width(), 0, size.width(), size.height())

    def _take(self, text: str) -> str:
        number = read_number(text) if text.strip() else 0
        return not_a_number() if number is None else typed(self._document, SetPenalty(self._penalty, number))

    def _step(self, amount: int) -> str:
        value = penalty_of(self._document.character, self._penalty).value + amount
        least, most = PENALTY
        return stepped(self._document, SetPenalty(self._penalty, min(most, max(least, value))))

    def _take_name(self, text: str) -> str:
        return typed(self._document, NamePenalty(self._penalty, text))


class PenaltiesRow(QWidget):
    """The three penalties, beside each other or one under the other."""

    def __init__(self, document: XantisDocument, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self.boxes = {penalty: PenaltyBox(document, penalty, look, self) for penalty in LETTERS}

    def set_look(self, look: Look) -> None:
        """Paint in another theme or zoom."""
        self._look = look
        for box in self.boxes.values():
            box.set_look(look)
        self._arrange()
        self.updateGeometry()

    def set_edit_mode(self, on: bool) -> None:
        """With fields for the names, or without."""
        for box in self.boxes.values():
            box.set_edit_mode(on)
        self._arrange()
        self.updateGeometry()

    def refresh(self) -> None:
        """Show the document's value."""
        for box in self.boxes.values():
            box.refresh()
        self._arrange()
        self.updateGeometry()

    def commit_pending(self) -> None:
        """Hand in what is half-typed."""
        for box in self.boxes.values():
            box.commit_pending()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._places(width)[1]

    def sizeHint(self) -> QSize:
        return QSize(200, self.heightForWidth(max(1, self.width())))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.sizeHint().height())

    def resizeEvent(self, event: QEvent) -> None:
        self._arrange()

    def _places(self, width: int) -> tuple[list[QRect], int]:
        """Where each box stands in a width, and the height of all."""
        gap = self._look.px(14)
        x = y = 0
        found: list[QRect] = []
        height = 0
        for box in self.boxes.values():
            size = QSize(min(box.wanted_width(), max(1, width)), box.sizeHint().height())
            if x and x + size.width() > width:
                x, y = 0, y + size.height()
            found.append(QRect(x, y, size.width(), size.height()))
            height = y + size.height()
            x += size.width() + gap
        return found, height

    def _arrange(self) -> None:
        for box, place in zip(self.boxes.values(), self._places(self.width())[0], strict=True):
            box.setGeometry(place)
