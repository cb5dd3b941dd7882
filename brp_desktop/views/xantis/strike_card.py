"""A blow that lands: whom it strikes, the difference, the Danni that belong to it, and what is suggested."""

from functools import partial

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from brp_desktop.controllers.game_master import GameMaster
from brp_desktop.painting.theme import Theme
from brp_desktop.play.danni import check_danni
from brp_desktop.play.synchronised import Strike
from brp_desktop.rules.errors import RulesError
from brp_desktop.sheet.round import Participant, ParticipantId
from brp_desktop.sheet.xantis import XantisWeapon
from brp_desktop.views.announce import announce
from brp_desktop.views.controls import PushButton
from brp_desktop.views.error_labels import error_sentence
from brp_desktop.views.fields import Field, read_signed
from brp_desktop.views.gm.parts import Card, label
from brp_desktop.views.labels import with_value
from brp_desktop.views.xantis import together_words, words
from brp_desktop.views.xantis.elided_label import ElidedLabel
from brp_desktop.views.xantis.themed import retheme


class _Danni(QWidget):
    """The Danni of one participant: dice and bonus as typed, and what they came to."""

    def __init__(self, theme: Theme, one: Participant, weapon: XantisWeapon | None, parent: QWidget) -> None:
        super().__init__(parent)
        self.one = one
        self.weapon = "" if weapon is None else weapon.name
        self.hide()
        self.name = ElidedLabel(theme, parent)
        self.dice = Field(theme, parent, height=28)
        self.bonus = Field(theme, parent, height=28)
        self.roll = PushButton(theme, parent, height=28)
        self.total = label(parent, theme, "strong")
        self.roll.set_look("roll")
        self.roll.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.bonus.setFixedWidth(64)
        self.dice.edit.setText("" if weapon is None else weapon.damage)
        self.bonus.edit.setText("" if weapon is None or not weapon.bonus else f"{weapon.bonus:+d}".replace("-", "−"))
        self.name.setText(with_value(one.shown_name, "Danni"))
        self.retranslate()

    def retranslate(self) -> None:
        """Take all words from the language in force."""
        name = self.one.shown_name
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
        self.rows = [_Danni(theme, one, self._weapon(one), self) for one in strike.danni_of]
        grid = QGridLayout()
        grid.setHorizontalSpacing(4)
        grid.setVerticalSpacing(0)
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(1, 2)
        for place, row in enumerate(self.rows):
            for column, part in enumerate((row.name, row.dice, row.bonus, row.roll, row.total)):
                grid.addWidget(part, place, column)
            row.roll.clicked.connect(partial(self.roll, row))
            row.dice.edit.returnPressed.connect(partial(self.roll, row))
            row.bonus.edit.returnPressed.connect(partial(self.roll, row))
        column_ = QVBoxLayout(self)
        column_.setContentsMargins(12, 6, 12, 6)
        column_.setSpacing(2)
        column_.addWidget(self.title)
        column_.addLayout(grid)
        column_.addWidget(self.sum)
        self.refresh()

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
        for row in self.rows:
            rolled = self._together.danni(ParticipantId(row.one.id))
            row.total.setText("" if rolled is None else words.number(rolled.total))
            totals.append((row.one.shown_name, None if rolled is None else rolled.total))
        total = self._together.suggested(self.strike)
        said = together_words.suggestion(self.strike, totals, total)
        self.sum.setText(self.tr("Suggested: {sum}").format(sum=said))

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
