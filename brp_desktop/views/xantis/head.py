"""The head of a Xantis sheet: portrait, name, people and player, Pa and counters; in edit mode labelled fields."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRect, QSize
from PySide6.QtWidgets import QWidget

from brp_desktop.controllers.xantis_document import XantisDocument
from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.views import labels
from brp_desktop.views.brp.head import HEIGHT, HEIGHT_COMPACT, NAME_ROOM, PORTRAIT, PORTRAIT_COMPACT
from brp_desktop.views.brp.look import Look
from brp_desktop.views.brp.parts import RING_ROOM, ElidedText
from brp_desktop.views.brp.portrait import Portrait
from brp_desktop.views.xantis.glosses import gloss
from brp_desktop.views.xantis.vitals import MOST, Tracks, all_tracks, fitting

if TYPE_CHECKING:
    from brp_desktop.sheet.xantis_value_edits import XantisIdentityField
    from brp_desktop.views.brp.head_fields import LabelledField


class XantisHead(QWidget):
    """Who the character is, and what is left."""

    def __init__(self, document: XantisDocument, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._document = document
        self._look = look
        self._edit = False
        self.portrait = Portrait(document, look, self)
        self.name = ElidedText(look, "name", "text", self)
        self.aside = ElidedText(look, "aside", "text_2", self)
        self.tracks = Tracks(document, look, self, in_head=True)
        # Made before what comes below: so Tab reaches them first.
        self.tracks.show_tracks(all_tracks(document)[:MOST])
        self.fields: dict[XantisIdentityField, LabelledField] = {}
        self.refresh()

    def set_look(self, look: Look) -> None:
        """Paint in another theme or zoom."""
        self._look = look
        self.portrait.look = look
        self.name.set_look(look, "heading" if look.compact else "name")
        self.aside.set_look(look)
        self.tracks.set_look(look)
        for labelled in self.fields.values():
            labelled.set_look(look)
        self.updateGeometry()
        self.arrange()
        self.update()

    def set_edit_mode(self, on: bool) -> None:
        """Fields instead of words; they are made when first wanted."""
        self._edit = on
        self.portrait.set_edit_mode(on)
        if on and not self.fields:
            self._make_fields()
        for words in (self.name, self.aside, self.tracks):
            words.setVisible(not on)
        for labelled in self.fields.values():
            labelled.setVisible(on)
        self.updateGeometry()
        self.arrange()

    def refresh(self) -> None:
        """Show who the document says it is."""
        character = self._document.character
        self.portrait.refresh()
        self.name.set_text(character.name or self.tr("Without a name"))
        player = self.tr("player: {player}").format(player=character.player) if character.player else ""
        self.aside.set_text(labels.listed((character.people, player)))
        for field, labelled in self.fields.items():
            labelled.field.set_value(str(getattr(character, field)))
            labelled.field.setReadOnly(self._document.read_only)

    def retranslate(self) -> None:
        """Take all words from the language in force."""
        words: dict[XantisIdentityField, str] = {
            "name": self.tr("Name"),
            "people": self.tr("People"),
            "player": self.tr("Player"),
            "group": self.tr("Group"),
            "adventure": self.tr("Adventure"),
        }
        for field, labelled in self.fields.items():
            labelled.set_words(words[field])
        if "group" in self.fields:
            self.fields["group"].label.setToolTip(plain_tip(gloss("group")))
        self.refresh()

    def place_tracks(self) -> list[str]:
        """Show the tracks that fit beside the name; the others, which stand elsewhere. None in edit mode."""
        if self._edit:
            return []
        wanted = all_tracks(self._document)
        count = fitting(self._document, self._look, self._track_room())
        self.tracks.show_tracks(wanted[:count])
        self.arrange()
        return wanted[count:]

    def sizeHint(self) -> QSize:
        return QSize(400, self._look.px(HEIGHT_COMPACT if self._look.compact and not self._edit else HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.sizeHint().height())

    def resizeEvent(self, event: QEvent) -> None:
        self.arrange()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def commit_pending(self) -> None:
        """Hand in half-typed texts and numbers."""
        for labelled in self.fields.values():
            labelled.field.commit_pending()
        self.tracks.commit_pending()

    def arrange(self) -> None:
        """Give every part its place."""
        look = self._look
        compact = look.compact and not self._edit
        margin = self._margin()
        side = look.px(PORTRAIT_COMPACT if compact else PORTRAIT)
        height = self.height()
        self.portrait.setGeometry(margin, (height - side) // 2, side, side)
        left, right = margin + side + look.px(14), self.width() - margin
        if self._edit:
            self._arrange_fields(left - look.px(2), right)
            return
        wanted = self.tracks.wanted_width() + 2 * RING_ROOM
        tall = self.tracks.sizeHint().height()
        self.tracks.setGeometry(right + RING_ROOM - wanted, (height - tall) // 2, wanted, tall)
        if self.tracks.tracks:
            right = self.tracks.x() - look.px(12)
        first, second = self.name.sizeHint().height(), self.aside.sizeHint().height()
        top = (height - first - second) // 2
        self.name.setGeometry(left, top, max(0, right - left), first)
        self.aside.setGeometry(left, top + first, max(0, right - left), second)

    def _margin(self) -> int:
        return self._look.px(12 if self._look.compact else 16)

    def _track_room(self) -> int:
        """Width that the portrait and the name leave, px."""
        look = self._look
        side = look.px(PORTRAIT_COMPACT if look.compact else PORTRAIT)
        name = look.px(NAME_ROOM * 0.6 if look.compact else NAME_ROOM)
        return self.width() - 2 * self._margin() - side - look.px(14) - look.px(16) - name

    def _make_fields(self) -> None:
        from brp_desktop.views.brp.head_fields import LabelledField
        from brp_desktop.views.xantis.head_fields import HEAD_FIELDS, Committing

        before = self.tracks.last_part
        for name, _ in HEAD_FIELDS:
            commit = Committing(self._document, name)
            labelled = LabelledField(self._look, commit.take, self, type_name="group" if name == "name" else "body")
            labelled.field.setObjectName(f"{name}_edit")
            self.fields[name] = labelled
            QWidget.setTabOrder(before, labelled.field)
            before = labelled.field
        self.retranslate()

    def _arrange_fields(self, left: int, right: int) -> None:
        from brp_desktop.views.xantis.head_fields import HEAD_FIELDS

        gap = self._look.px(10)
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
