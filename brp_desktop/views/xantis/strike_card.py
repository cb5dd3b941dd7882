"""A blow that lands: whom it strikes, the difference, the Danni that belong to it, and what is suggested.

The Danni of a counter-attack have a tick box each (xantis.md A48).
"""

from functools import partial

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from brp_desktop.controllers.game_master import GameMaster
from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.painting.theme import Theme
from brp_desktop.play.danni import check_danni
from brp_desktop.play.synchronised import Strike
from brp_desktop.rules.errors import RulesError
from brp_desktop.sheet.round import Participant, ParticipantId
from brp_desktop.sheet.xantis import XantisWeapon
from brp_desktop.views.announce import announce
from brp_desktop.views.check import Check
from brp_desktop.views.controls import PushButton
from brp_desktop.views.error_labels import error_sentence
from brp_desktop.views.fields import Field, read_signed
from brp_desktop.views.gm.parts import Card, label
from brp_desktop.views.labels import with_value
from brp_desktop.views.painted import RING
from brp_desktop.views.xantis import together_words, words
from brp_desktop.views.xantis.elided_label import ElidedLabel
from brp_desktop.views.xantis.themed import retheme


class _Danni(QWidget):
    """The Danni of one participant: dice and bonus as typed, and what they came to."""

    def __init__(
        self, theme: Theme, one: Participant, weapon: XantisWeapon | None, may_choose: bool, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.one = one
        self.weapon = "" if weapon is None else weapon.name
        self.hide()
        self.name = Check(theme, parent) if may_choose else ElidedLabel(theme, parent)
        self.dice = Field(theme, parent, height=28)
        self.bonus = Field(theme, parent, height=28)
        self.roll = PushButton(theme, parent, height=28)
        self.total = label(parent, theme, "strong")
        self.roll.set_look("roll")
        self.roll.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.bonus.setFixedWidth(64)
        self.name.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        if not may_choose:
            self.name.setContentsMargins(RING, 0, 0, 0)
        self.dice.edit.setText("" if weapon is None else weapon.damage)
        self.bonus.edit.setText("" if weapon is None or not weapon.bonus else f"{weapon.bonus:+d}".replace("-", "−"))
        self.retranslate()

    def show_counts(self, counts: bool) -> None:
        """Whether these Danni are added; what is left out has nothing to roll."""
        if isinstance(self.name, Check):
            self.name.setChecked(counts)
        for part in (self.dice, self.bonus, self.roll, self.total):
            part.setVisible(counts)

    def retranslate(self) -> None:
        """Take all words from the language in force."""
        name = self.one.shown_name
        self.name.setText(with_value(name, "Danni"))
        if isinstance(self.name, Check):
            said = self.tr("Add the Danni of {name}").format(name=name)
            self.name.setAccessibleName(said)
            self.name.setToolTip(plain_tip(said))
        self.dice.edit.setPlaceholderText(self.tr("dice, as 2D6 or 4D6/2"))
        self.dice.edit.setAccessibleName(self.tr("Danni of {name}: dice").format(name=name))
        self.bonus.edit.setPlaceholderText("±0")
        self.bonus.edit.setAccessibleName(self.tr("Danni of {name}: fixed bonus").format(name=name))
        self.roll.setText(self.tr("Roll"))
        self.roll.setAccessibleName(self.tr("Roll the Danni of {name}").format(name=name))

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        retheme(theme, self.name, self.dice, self.bonus, self.roll, self.total)

    def wish(self) -> tuple[str, int] | None:
        """Dice and bonus as typed; None where they cannot be read, which is said at the field."""
        text = self.dice.edit.text().strip()
        bonus = read_signed(self.bonus.edit.text())
        try:
            check_danni(text)
        except RulesError as error:
            self.dice.set_error(error_sentence(error))
            self.dice.edit.setFocus(Qt.FocusReason.OtherFocusReason)
            return None
        self.dice.set_error("")
        self.bonus.set_error("" if bonus is not None else error_sentence(RulesError("not_a_number")))
        return None if bonus is None else (text, bonus)


class StrikeCard(Card):
    """A suggestion: nothing is taken off anybody. Danni may be rolled here or typed as a number."""

    said = Signal(str)
    """What was refused."""

    def __init__(self, master: GameMaster, strike: Strike, attacker: str, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self.setObjectName("strike_card")
        self._together = master.synchronised
        self._giro = master.round
        self.strike = strike
        self._attacker = attacker
        self.title = label(self, theme, "strong", wraps=True)
        self.sum = label(self, theme, "body", wraps=True)
        may_choose = bool(strike.counters)
        people = strike.counters or strike.danni_of
        self.rows = [_Danni(theme, one, self._weapon(one), may_choose, self) for one in people]
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(4)
        self._grid.setVerticalSpacing(0)
        self._grid.setColumnStretch(0, 1)
        self._grid.setColumnStretch(1, 2)
        self.set_narrow(False)
        for row in self.rows:
            if isinstance(row.name, Check):
                row.name.clicked.connect(partial(self.let_count, row))
            row.roll.clicked.connect(partial(self.roll, row))
            row.dice.edit.returnPressed.connect(partial(self.roll, row))
            row.bonus.edit.returnPressed.connect(partial(self.roll, row))
        column_ = QVBoxLayout(self)
        column_.setContentsMargins(12 - RING, 6, 12, 6)
        column_.setSpacing(2)
        for said in (self.title, self.sum):
            said.setContentsMargins(RING, 0, 0, 0)
        column_.addWidget(self.title)
        column_.addLayout(self._grid)
        column_.addWidget(self.sum)
        self.refresh()

    def is_like(self, strike: Strike) -> bool:
        """Whether this card can show it: the same one is struck, and the same Danni may belong to it."""
        return _people(self.strike) == _people(strike)

    def show_strike(self, strike: Strike, attacker: str) -> None:
        """Show a blow that this card is like; what was typed stays."""
        self.strike, self._attacker = strike, attacker
        self.refresh()

    def set_narrow(self, narrow: bool) -> None:
        """Take another line for the dice."""
        grid = self._grid
        for number, row in enumerate(self.rows):
            parts: tuple[QWidget, ...] = (row.dice, row.bonus, row.roll, row.total)
            for part in (row.name, *parts):
                grid.removeWidget(part)
            grid.addWidget(row.name, 2 * number, 0, 1, 5 if narrow else 1)
            for column, part in enumerate(parts, 1):
                first = column - (narrow and part is row.dice)
                grid.addWidget(part, 2 * number + narrow, first, 1, 1 + column - first)

    def _weapon(self, one: Participant) -> XantisWeapon | None:
        """The weapon whose Danni these most likely are: the one of the action, else the first with dice."""
        person = self._giro.people.get(one.id)
        if person is None:
            return None
        weapons = person.character.weapons
        action = self._giro.round.action
        named = [each for each in weapons if action is not None and action.label.startswith(each.name)]
        if named:
            return max(named, key=lambda each: len(each.name))  # «Lancia lunga, attack» is no «Lancia»
        return next((each for each in weapons if each.damage or each.bonus), None)

    def refresh(self) -> None:
        """Show what was rolled since."""
        self.title.setText(together_words.strike_title(self.strike, self._attacker))
        totals: list[tuple[str, int | None]] = []
        left_out = {one.id for one in self.strike.left_out}
        for row in self.rows:
            counts = row.one.id not in left_out
            row.show_counts(counts)
            rolled = self._together.danni(ParticipantId(row.one.id))
            row.total.setText("" if rolled is None else words.number(rolled.total))
            if counts:
                totals.append((row.one.shown_name, None if rolled is None else rolled.total))
        total = self._together.suggested(self.strike)
        said = together_words.suggestion(self.strike, totals, total)
        self.sum.setText(self.tr("Suggested: {sum}").format(sum=said))

    def let_count(self, row: _Danni, checked: bool = False) -> None:
        """Add the Danni of one participant where they are left out, and leave them out where they are added."""
        self._together.set_danni_counts(row.one.id, row.one.id in {one.id for one in self.strike.left_out})
        announce(self, self.sum.text())

    def roll(self, row: _Danni, checked: bool = False) -> None:
        """Roll the Danni of one participant as they are typed."""
        wish = row.wish()
        if wish is not None:
            self._together.roll_danni(row.one.id, wish[0], wish[1], weapon=row.weapon)
            announce(self, self.sum.text())

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        super().set_theme(theme)
        retheme(theme, self.title, self.sum, *self.rows)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            for row in self.rows:
                row.retranslate()
            self.refresh()
        super().changeEvent(event)


def _people(strike: Strike) -> tuple[bool, list[tuple[str, str]]]:
    """Who makes a card what it is: the one struck, and whose Danni may belong to the blow."""
    people = (strike.whom, *(strike.counters or strike.danni_of))
    return bool(strike.counters), [(one.id, one.shown_name) for one in people if one is not None]
