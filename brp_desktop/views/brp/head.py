"""The head of the sheet: portrait, name, who it is, vitals; in edit mode the same as labelled fields."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRect, QSize
from PySide6.QtWidgets import QWidget

from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.views import labels
from brp_desktop.views.brp.look import Look
from brp_desktop.views.brp.parts import RING_ROOM, ElidedText
from brp_desktop.views.brp.portrait import Portrait
from brp_desktop.views.brp.vitals import VitalsView

if TYPE_CHECKING:
    from brp_desktop.sheet.sheet_edits import IdentityField
    from brp_desktop.views.brp.head_fields import LabelledField

HEIGHT = 76
HEIGHT_COMPACT = 54
PORTRAIT = 58
PORTRAIT_COMPACT = 42
FIELDS_WIDTH = 520
"""Width in which the fields of edit mode have room for their words, px at 100 %."""
NAME_ROOM = 200
"""Width the name needs beside the vitals, px at 100 %; with less they move down to the rows."""


class HeadView(QWidget):
    """Who the character is. The vitals are a child as long as there is room for them beside the name."""

    def __init__(self, document: BrpDocument, vitals: VitalsView, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._document = document
        self._vitals = vitals
        self._look = look
        self._edit = False
        self._fields_zoom = 0.0
        self.portrait = Portrait(document, look, self)
        self.name = ElidedText(look, "name", "text", self)
        self.aside = ElidedText(look, "aside", "text_2", self)
        self.fields: dict[IdentityField, LabelledField] = {}
        self.refresh()

    def set_look(self, look: Look) -> None:
        """Paint in another theme or zoom."""
        self._look = look
        self.portrait.look = look
        self.name.set_look(look, "heading" if look.compact else "name")
        self.aside.set_look(look)
        self._fields_zoom = 0.0
        self.updateGeometry()
        self.arrange()
        self.update()

    def set_edit_mode(self, on: bool) -> None:
        """Fields instead of words; they are made when first wanted."""
        self._edit = on
        self.portrait.set_edit_mode(on)
        if on and not self.fields:
            self._make_fields()
        self.name.setVisible(not on)
        self.aside.setVisible(not on)
        for labelled in self.fields.values():
            labelled.setVisible(on)
        self.updateGeometry()
        self.arrange()

    def refresh(self) -> None:
        """Show the document's value."""
        character = self._document.character
        self.portrait.refresh()
        self.name.set_text(character.name or self.tr("Without a name"))
        age = "" if character.age is None else str(character.age)
        self.aside.set_text(labels.listed([character.occupation, age, character.place]))
        for field, labelled in self.fields.items():
            value = getattr(character, field)
            labelled.field.set_value("" if value is None else str(value))
            labelled.field.setReadOnly(self._document.read_only)

    def retranslate(self) -> None:
        """Take all words from the language in force."""
        words = {
            "name": self.tr("Name"),
            "occupation": self.tr("Occupation"),
            "age": self.tr("Age"),
            "place": self.tr("Place"),
            "player": self.tr("Player"),
        }
        for field, labelled in self.fields.items():
            labelled.set_words(words[field])
        self.refresh()

    def vitals_fit(self, width: int) -> bool:
        """Whether name and vitals fit beside each other in a head ``width`` px wide."""
        look = self._look
        margin = look.px(12 if look.compact else 16)
        side = look.px(PORTRAIT_COMPACT if look.compact else PORTRAIT)
        room = width - 2 * margin - side - look.px(14) - look.px(16) - self._vitals.wanted_width()
        return room >= look.px(NAME_ROOM * 0.6 if look.compact else NAME_ROOM)

    def sizeHint(self) -> QSize:
        look = self._look_in_force()
        return QSize(400, look.px(HEIGHT_COMPACT if look.compact and not self._edit else HEIGHT))

    def _look_in_force(self) -> Look:
        """That of the sheet; the five fields in a row grow only as far as their words have room."""
        look = self._look
        zoom = min(look.zoom, max(1.0, self.width() / FIELDS_WIDTH)) if self._edit else look.zoom
        return look if zoom == look.zoom else Look(look.theme, zoom, look.compact)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.sizeHint().height())

    def resizeEvent(self, event: QEvent) -> None:
        self.arrange()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def commit_pending(self) -> None:
        """Hand in half-typed texts."""
        for labelled in self.fields.values():
            labelled.field.commit_pending()

    def _make_fields(self) -> None:
        from brp_desktop.views.brp.head_fields import HEAD_FIELDS, Committing, LabelledField

        before: QWidget = self
        for name, _ in HEAD_FIELDS:
            commit = Committing(self._document, name)
            labelled = LabelledField(self._look, commit.take, self, type_name="group" if name == "name" else "body")
            labelled.field.setObjectName(f"{name}_edit")
            self.fields[name] = labelled
            QWidget.setTabOrder(before, labelled.field)
            before = labelled.field
        # The portrait goes to where the fields are in the chain, and stands before the first of them.
        first = self.fields["name"].field
        QWidget.setTabOrder(first, self.portrait)
        QWidget.setTabOrder(self.portrait, first)
        self.retranslate()

    def arrange(self) -> None:
        """Give every part its place: after the vitals came or went."""
        look = self._look_in_force()
        compact = look.compact and not self._edit
        margin = look.px(12 if look.compact else 16)
        side = look.px(PORTRAIT_COMPACT if compact else PORTRAIT)
        height = self.height()
        self.portrait.setGeometry(margin, (height - side) // 2, side, side)
        left, right = margin + side + look.px(14), self.width() - margin
        if self._edit:
            self._arrange_fields(look, left - look.px(2), right)
            return
        if self._vitals.parent() is self:
            size = self._vitals.sizeHint()
            x, y = right + RING_ROOM - size.width(), (height - size.height()) // 2
            self._vitals.setGeometry(x, y, size.width(), size.height())
            right = self._vitals.x() - look.px(12)
        first, second = self.name.sizeHint().height(), self.aside.sizeHint().height()
        top = (height - first - second) // 2
        self.name.setGeometry(left, top, max(0, right - left), first)
        self.aside.setGeometry(left, top + first, max(0, right - left), second)

    def _arrange_fields(self, look: Look, left: int, right: int) -> None:
        from brp_desktop.views.brp.head_fields import HEAD_FIELDS

        if look.zoom != self._fields_zoom:
            self._fields_zoom = look.zoom
            for labelled in self.fields.values():
                labelled.set_look(look)
        gap = look.px(10)
        room = right - left - gap * (len(HEAD_FIELDS) - 1)
        whole = sum(share for _, share in HEAD_FIELDS)
        height = self.fields["name"].sizeHint().height()
        top = (self.height() - height) // 2
        x = float(left)
        for field, share in HEAD_FIELDS:
            width = room * share / whole
            box = QRect(round(x), top, round(width), height)
            self.fields[field].setGeometry(box.adjusted(-RING_ROOM, 0, RING_ROOM, 0))
            x += width + gap
