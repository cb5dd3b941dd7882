"""What follows from special hits and fumbles, and what holds the two back already: a line each, with its buttons."""

from collections.abc import Callable, Hashable
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from brp_desktop.controllers.aftermath import AftermathController
from brp_desktop.controllers.carried import Running
from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.painting.theme import Theme
from brp_desktop.play.aftermath import Offer
from brp_desktop.play.hindered import Try
from brp_desktop.rules import RulesError
from brp_desktop.rules.brp import SRD, BrpOptions, parse_d100
from brp_desktop.sheet.errors import EditError
from brp_desktop.views import labels
from brp_desktop.views.controls import PushButton
from brp_desktop.views.fields import DiceField
from brp_desktop.views.fight import aftermath_words
from brp_desktop.views.gm.parts import label
from brp_desktop.views.hindrance_words import hindrance_sentence, lower_first, try_words
from brp_desktop.views.painted import RING
from brp_desktop.views.xantis.flow import FlowRow


class _Act(NamedTuple):
    """One button: what it says, its icon, what it does, and why it cannot ("": it can)."""

    words: str
    icon: str
    do: Callable[[], None]
    problem: str = ""
    primary: bool = False


class _Row(NamedTuple):
    """One line with its buttons; rows of the same ``key`` are the same."""

    key: Hashable
    sentence: str
    acts: tuple[_Act, ...]


class AftermathForm(QWidget):
    """Everything is carried out by the controller; what it refuses is said."""

    refused = Signal(str)
    """Why something could not be done; empty when that is over."""

    def __init__(self, aftermath: AftermathController, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("aftermath_form")
        self._aftermath = aftermath
        self._theme = theme
        self._options: BrpOptions = SRD
        self._rows: tuple[_Row, ...] = ()
        self._parts: list[QWidget] = []
        self.buttons: list[PushButton] = []
        self.own_dice = DiceField(theme, self)
        self.own_dice.edit.setObjectName("aftermath_dice")
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(2)
        self._column.addWidget(self.own_dice)
        self.own_dice.edit.textEdited.connect(self._on_edited)
        self.own_dice.edit.returnPressed.connect(self._on_entered)
        self.own_dice.dismissed.connect(self._on_dismissed)
        self.retranslate()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        self.own_dice.set_theme(theme)
        self._rows = ()
        self.refresh(self._options)

    def retranslate(self) -> None:
        """Take all words from the language in force."""
        self.own_dice.edit.setPlaceholderText(self.tr("I rolled"))
        self.own_dice.edit.setAccessibleName(self.tr("D100 of the next roll here, with my own dice: 01 to 00"))
        self.refresh(self._options)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    @property
    def first_stop(self) -> PushButton | None:
        """The first button that can be pressed; None where nothing is offered."""
        return next((button for button in self.buttons if button.isEnabled()), None)

    @property
    def offers(self) -> bool:
        """Whether something new is offered."""
        return bool(self._aftermath.offers())

    def refresh(self, options: BrpOptions) -> None:
        """Show what is offered and what holds somebody back now, by these rules."""
        self._options = options
        rows = (
            *(self._of_offer(offer) for offer in self._aftermath.offers()),
            *(self._of_running(running) for running in self._aftermath.running()),
        )
        before, self._rows = _looks(self._rows), rows
        if _looks(rows) != before:
            self._rebuild()
        self.setVisible(bool(rows))

    def _rebuild(self) -> None:
        focus = QApplication.focusWidget()
        had_focus = focus is not None and focus in self.buttons
        for part in self._parts:
            self._column.removeWidget(part)
            part.hide()
            part.deleteLater()
        self._parts, self.buttons = [], []
        for place, row in enumerate(self._rows):
            self._add(place, row)
        throws = any("%" in act.words for row in self._rows for act in row.acts)
        self.own_dice.setVisible(throws)
        self._column.removeWidget(self.own_dice)
        self._column.addWidget(self.own_dice)
        if had_focus and (first := self.first_stop) is not None:
            first.setFocus(Qt.FocusReason.OtherFocusReason)

    def _add(self, place: int, row: _Row) -> None:
        inset = QWidget(self)
        words = label(inset, self._theme, "small", wraps=True)
        words.setText(row.sentence)
        held = QVBoxLayout(inset)
        held.setContentsMargins(RING, 0, RING, 0)
        held.addWidget(words)
        flow = FlowRow(self, 2)
        made: list[QWidget] = []
        for which, act in enumerate(row.acts):
            button = PushButton(self._theme, flow, height=30)
            button.setText(act.words)
            button.set_look(act.icon, primary=act.primary)
            button.setAccessibleName(labels.listed((act.words, row.sentence)))
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            button.setEnabled(not act.problem)
            button.setToolTip(plain_tip(act.problem) if act.problem else "")
            button.clicked.connect(partial(self._press, place, which))
            button.show()
            made.append(button)
            self.buttons.append(button)
        flow.set_items(made)
        for part in (inset, flow):
            self._column.addWidget(part)
            part.show()
            self._parts.append(part)

    def _of_offer(self, offer: Offer) -> _Row:
        person = self._aftermath.befalls(offer)
        name = "" if person is None else person.name
        writable = self._aftermath.can_write(person) or offer.what in ("strike", "nothing")
        closed = "" if writable else labels.error_sentence(EditError("read_only"))
        acts: list[_Act] = []
        happens = _Act(
            aftermath_words.happens_words(offer), "check", partial(self._happens, offer), closed, offer.what == "hinder"
        )
        if offer.what in ("save", "knock"):
            chance, problem = None, closed
            try:
                chance = self._aftermath.chance(offer)
            except RulesError as error:
                problem = problem or labels.error_sentence(error)
            words = aftermath_words.roll_words_of(offer, chance, self._options)
            acts.append(_Act(words, "roll", partial(self._roll, offer), problem, True))
        if offer.what != "nothing":
            acts.append(happens)
        if offer.whom == "ally" and offer.otherwise is not None:
            acts.append(_Act(self.tr("Nobody is near"), "turn", partial(self._aftermath.nobody_near, offer)))
        acts.append(_Act(aftermath_words.dismiss_words(offer), "close", partial(self._aftermath.dismiss, offer)))
        return _Row(offer.key, aftermath_words.offer_sentence(offer, name, self._options), tuple(acts))

    def _of_running(self, running: Running) -> _Row:
        person, one = running.person, running.hindrance
        sentence = labels.with_value(person.name or "?", lower_first(hindrance_sentence(person, one)))
        closed = "" if self._aftermath.can_write(person) else labels.error_sentence(EditError("read_only"))
        acts = []
        for each in running.tries:
            problem = closed or ("" if each.problem is None else labels.error_sentence(each.problem))
            icon = "check" if each.way == "end" else "bleeding" if each.way == "bleed" else "roll"
            do = partial(self._try_it, running, each)
            acts.append(_Act(try_words(each, one, self._options), icon, do, problem))
        return _Row((person.document, one.kind, one.weapon), sentence, tuple(acts))

    # what was asked

    def _press(self, place: int, which: int, checked: bool = False) -> None:
        """Do what a button stands for now: a line may say the same of something that is another by now."""
        try:
            self._rows[place].acts[which].do()
        except (RulesError, EditError) as error:
            self.refused.emit(labels.error_sentence(error))
        else:
            self.refused.emit("")

    def _happens(self, offer: Offer) -> None:
        if offer.what in ("strike", "hurt_weapon"):
            self._aftermath.carry_out(offer)
        else:
            self._aftermath.write_down(offer)

    def _roll(self, offer: Offer) -> None:
        self._aftermath.carry_out(offer, self._own())

    def _try_it(self, running: Running, one: Try) -> None:
        own = None if one.chance is None else self._own()
        self._aftermath.attempt(running.person, running.hindrance, one.way, own)

    def _own(self) -> int | None:
        """What real dice showed, taken once; None where nothing was typed."""
        text = self.own_dice.edit.text().strip()
        if not text:
            return None
        try:
            number = parse_d100(text)
        except RulesError as error:
            self.own_dice.set_error(labels.error_sentence(error))
            raise
        self.own_dice.edit.forget()
        return number

    def _on_edited(self, text: str) -> None:
        self.own_dice.set_error("")

    def _on_entered(self) -> None:
        """Enter makes the first roll that is offered."""
        button = next((each for each in self.buttons if each.isEnabled() and "%" in each.text()), None)
        if button is not None and self.own_dice.edit.text().strip():
            button.click()
            if not self.own_dice.edit.text():
                self.own_dice.edit.leave()

    def _on_dismissed(self) -> None:
        self.refused.emit("")


def _looks(rows: tuple[_Row, ...]) -> list[object]:
    """What is to be seen of lines and buttons."""
    return [
        (row.key, row.sentence, [(act.words, act.icon, act.problem, act.primary) for act in row.acts]) for row in rows
    ]
