"""A few fields and a button that unfold on the page, are filled in and fold up again; what is wrong is said in it."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QScrollArea, QVBoxLayout, QWidget

from brp_desktop.models.numbers import read_number
from brp_desktop.rules import RulesError
from brp_desktop.rules.brp import parse_d100
from brp_desktop.sheet.errors import EditError
from brp_desktop.views import labels
from brp_desktop.views.announce import announce
from brp_desktop.views.brp.belonging_form import Answer, LabelledField
from brp_desktop.views.brp.look import Look
from brp_desktop.views.brp.sheet_button import SheetButton, SheetChoice, SheetWords
from brp_desktop.views.brp.sheet_field import SheetField
from brp_desktop.views.brp.texts import not_a_number
from brp_desktop.views.painted import paint_frame
from brp_desktop.views.xantis.flow import FlowRow


class Asked(NamedTuple):
    """One field: its id, its words, its width (px at 100 %), what is in it at first.

    ``answers`` make it a choice; ``number`` a whole number, ``die`` a D100 read as at the table; empty is None.
    """

    id: str
    label: str
    width: int = 64
    value: object = None
    answers: Sequence[Answer] = ()
    number: bool = False
    die: bool = False
    hint: str = ""


class ActForm(QWidget):
    """Shown by ``ask``; Enter in a field takes it, Esc or «Cancel» folds the form up."""

    closed = Signal()
    """It folded up: the focus should go back."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._act: Callable[[dict[str, object]], str] | None = None
        self._later: Callable[[dict[str, object]], None] | None = None
        self._asked: dict[str, Asked] = {}
        self._values: dict[str, object] = {}
        self.fields: dict[str, LabelledField] = {}
        self.title = SheetWords(look, self, "strong")
        self.words = SheetWords(look, self, "small", "text_2")
        self.flow = FlowRow(self, look.px(6))
        self.error = SheetWords(look, self, "small", "danger")
        self.buttons = FlowRow(self, look.px(4))
        self.go = SheetButton(look, self.buttons, primary=True)
        self.cancel = SheetButton(look, self.buttons, flat=True)
        self.buttons.set_items([self.go, self.cancel])
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 8, 10, 8)
        column.setSpacing(2)
        for part in (self.title, self.words, self.flow, self.error, self.buttons):
            column.addWidget(part)
        self.go.clicked.connect(self._on_go)
        self.cancel.clicked.connect(self.fold)
        self.hide()

    def set_look(self, look: Look) -> None:
        """Paint in another theme or zoom."""
        self._look = look
        for part in (self.title, self.words, self.error):
            part.set_look(look)
        for button in (self.go, self.cancel):
            button.set_look(look)
        for field in self.fields.values():
            field.set_look(look)
        self.flow.set_gap(look.px(6))

    def ask(
        self,
        title: str,
        asked: Sequence[Asked],
        go: str,
        act: Callable[[dict[str, object]], str],
        *,
        icon_name: str = "",
        words: str = "",
        later: Callable[[dict[str, object]], None] | None = None,
    ) -> None:
        """Unfold with these fields. ``act`` gets their values and returns what is wrong, or nothing.

        ``later`` is told the values whenever a choice changes, so that ``say`` can follow.
        """
        self._act, self._later = act, later
        self.title.say(title)
        self.words.say(words)
        self.error.say("")
        self.go.icon_name = icon_name
        self.go.set_words(go)
        self.cancel.set_words(self.tr("Cancel"))
        self._make(asked)
        QTimer.singleShot(0, self, self._show_whole)
        self.setAccessibleName(title)
        self.show()
        self.buttons.arrange()
        self._changed()
        first = next(iter(self.fields.values()), None)
        target: QWidget = self.go if first is None else first.host
        target.setFocus(Qt.FocusReason.OtherFocusReason)
        if isinstance(target, SheetField):
            target.selectAll()

    def say(self, words: str) -> None:
        """A sentence over the fields."""
        self.words.say(words)

    def fold(self) -> None:
        """Fold up; nothing is done."""
        if not self.isHidden():
            self.hide()
            self._act = self._later = None
            self.closed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            event.accept()
            self.fold()
            return
        super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # Unfolded, or a sentence more: below the edge of the page nobody would see it.
        QTimer.singleShot(0, self, self._show_whole)

    def _show_whole(self) -> None:
        """Scroll the page to the whole form while the focus is in it; where it is too tall, to what has the focus."""
        area, focus = self.parentWidget(), QApplication.focusWidget()
        while area is not None and not isinstance(area, QScrollArea):
            area = area.parentWidget()
        if area is None or self.isHidden() or focus is None or not self.isAncestorOf(focus):
            return
        area.ensureWidgetVisible(self, 0, 8)
        area.ensureWidgetVisible(focus, 0, 24)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            colour = self._look.colour
            rect = QRectF(self.rect()).adjusted(0.5, 1.5, -0.5, -1.5)
            paint_frame(painter, rect, self._look.theme, colour("panel"), colour("line"))

    # the inside

    def _make(self, asked: Sequence[Asked]) -> None:
        for old in self.fields.values():
            old.hide()
            old.deleteLater()
        self.fields = {}
        self._asked = {each.id: each for each in asked}
        self._values = {each.id: each.value for each in asked}
        for each in asked:
            field = LabelledField(self._look, each.width, self._host(each), self.flow)
            field.set_label(each.label)
            field.show()
            self.fields[each.id] = field
        self.flow.set_items(list(self.fields.values()))

    def _host(self, asked: Asked) -> SheetField | SheetChoice:
        if asked.answers:
            choice = SheetChoice(self._look, self.flow)
            choice.set_answers(asked.label, asked.answers, asked.value)
            choice.chosen.connect(partial(self._on_chosen, asked.id))
            return choice
        field = SheetField(self._look, partial(self._take, asked.id), self.flow, number=asked.number or asked.die)
        field.for_dice = asked.die
        field.setAccessibleName(asked.label)
        field.setPlaceholderText(asked.hint)
        field.set_value("" if asked.value is None else str(asked.value))
        field.returnPressed.connect(self._on_return)
        field.stepped.connect(partial(self._on_step, asked.id))
        return field

    def _take(self, id_: str, text: str) -> str:
        asked, bare = self._asked[id_], text.strip()
        value: object = bare
        if asked.die:
            try:
                value = parse_d100(bare) if bare else None
            except RulesError as error:
                return labels.error_sentence(error)
        elif asked.number:
            number = read_number(bare) if bare else None
            if bare and (number is None or number < 0):
                return not_a_number()
            value = number
        self._values[id_] = value
        host = self.fields[id_].host
        if isinstance(host, SheetField):
            host.set_value(bare)
        self._changed()
        return ""

    def _on_chosen(self, id_: str, value: object) -> None:
        self._values[id_] = value
        asked, host = self._asked[id_], self.fields[id_].host
        if isinstance(host, SheetChoice):
            host.set_answers(asked.label, asked.answers, value)
        self.flow.arrange()
        self._changed()

    def _on_step(self, id_: str, amount: int) -> None:
        asked, value = self._asked[id_], self._values[id_]
        if asked.number:
            number = max(0, (value if isinstance(value, int) else 0) + amount)
            self._values[id_] = number
            host = self.fields[id_].host
            if isinstance(host, SheetField):
                host.set_value(str(number))
            self._changed()

    def _on_return(self) -> None:
        """Enter took the field's text; nothing is done by it: the button is next."""
        self.go.setFocus(Qt.FocusReason.TabFocusReason)

    def _on_go(self) -> None:
        act = self._act
        if act is None:
            return
        for field in self.fields.values():
            if isinstance(field.host, SheetField):
                field.host.commit_pending()
                if field.host.error:
                    field.host.setFocus(Qt.FocusReason.OtherFocusReason)
                    return
        try:
            sentence = act(dict(self._values))
        except (RulesError, EditError) as error:
            sentence = labels.error_sentence(error)
        self.error.say(sentence)
        if sentence:
            announce(self, sentence)
            return
        self.fold()

    def _changed(self) -> None:
        self.error.say("")
        if self._later is not None:
            self._later(dict(self._values))
