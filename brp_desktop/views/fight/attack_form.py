"""An attack before it is rolled: against whom, how that one defends, circumstances, own dice."""

from dataclasses import replace

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from brp_desktop.controllers.defences import Way
from brp_desktop.controllers.fight import FightController
from brp_desktop.controllers.seats import seat_key
from brp_desktop.painting.theme import Theme
from brp_desktop.play.combat import AttackRequest
from brp_desktop.play.hindered import defends
from brp_desktop.play.people import NumberPerson
from brp_desktop.rules import RulesError
from brp_desktop.rules.brp import SRD, Difficulty
from brp_desktop.sheet.belonging_checks import check_damage
from brp_desktop.sheet.errors import EditError
from brp_desktop.views import combat_words, labels, roll_words
from brp_desktop.views.controls import RollButton
from brp_desktop.views.fields import Field, ModifierStepper
from brp_desktop.views.gm.gm_labels import share_percent
from brp_desktop.views.gm.own_dice_pair import OwnDicePair
from brp_desktop.views.gm.parts import ChoiceButton, SegmentRow, label
from brp_desktop.views.gm.pick_list import Pick, PickList
from brp_desktop.views.painted import RING

LEAST_MODIFIER = 98
"""Width in px to which the fields of the modifiers give way in narrow panels."""
_DIFFICULTIES = (Difficulty.EASY, Difficulty.NORMAL, Difficulty.DIFFICULT)


def target_picks(fight: FightController, *, oneself: bool = False) -> list[Pick]:
    """Everybody who can be attacked, for a list; ``oneself``: whoever strikes too, who may be hit but is no target."""
    chosen, attacker = fight.aim.target, fight.attacker()
    own = "" if attacker is None or oneself else seat_key(attacker)
    return [
        Pick(key, seat.name or "?", icon_name="roster" if seat.kind == "npc" else "user", chosen=key == chosen)
        for key, seat in fight.room.seats().items()
        if key != own
    ]


class AttackForm(QWidget):
    """Every change goes to the controller at once; the roll is asked for."""

    roll_requested = Signal()
    refused = Signal(str)
    """What own dice got wrong; empty when that is over."""

    def __init__(self, fight: FightController, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._fight = fight
        self._theme = theme
        self._list: PickList | None = None
        self.who = ChoiceButton(theme, self, strong=True)
        self.how = ChoiceButton(theme, self)
        self.attack_words = label(self, theme, "small", "text_2")
        self.attack_chance = label(self, theme, "strong")
        self.difficulty = SegmentRow(theme, [(each, "") for each in _DIFFICULTIES], self)
        self.modifier = ModifierStepper(theme, self)
        self.split = ChoiceButton(theme, self)
        self.damage = Field(theme, self, height=30)
        self.damage.edit.setObjectName("attack_damage")
        self.defence_words = label(self, theme, "small", "text_2")
        self.defence_modifier = ModifierStepper(theme, self)
        self.defence_chance = label(self, theme, "strong")
        self.odds = label(self, theme, "small", "text_2", wraps=True)
        self.problem = label(self, theme, "small", "danger", wraps=True)
        self.roll_button = RollButton(theme, self, primary=True, height=36)
        self.roll_button.setObjectName("roll_both_sides")
        self.own_dice = OwnDicePair(theme, self)
        for part in (self.who, self.how, self.split, self.roll_button):
            part.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._build()
        self._connect()
        self.retranslate()

    def _build(self) -> None:
        against, attack, defence = QHBoxLayout(), QHBoxLayout(), QHBoxLayout()
        self._roll = roll = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        for row in (against, attack, defence, roll):
            row.setContentsMargins(0, 0, 0, 0)
            row.setSpacing(4)
        for row in (attack, defence):
            row.setContentsMargins(RING, 0, RING, 0)
            row.setSpacing(0)
        for modifier in (self.modifier, self.defence_modifier):
            modifier.setMinimumWidth(LEAST_MODIFIER + 2 * RING)
        attack.addWidget(self.attack_words)
        attack.addWidget(self.difficulty)
        attack.addWidget(self.modifier)
        attack.addStretch(1)
        attack.addWidget(self.attack_chance)
        defence.addWidget(self.defence_words)
        defence.addWidget(self.defence_modifier)
        defence.addStretch(1)
        defence.addWidget(self.defence_chance)
        roll.addWidget(self.roll_button, 1)
        roll.addWidget(self.own_dice, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        against.addWidget(self.who, 1)
        against.addWidget(self.how, 1)
        column.addLayout(against)
        column.addLayout(attack)
        column.addWidget(self.split)
        column.addWidget(self.damage)
        column.addLayout(defence)
        inset = QVBoxLayout()
        inset.setContentsMargins(RING, 0, RING, 0)
        inset.setSpacing(2)
        inset.addWidget(self.odds)
        inset.addWidget(self.problem)
        column.addLayout(inset)
        column.addLayout(roll)

    def set_narrow(self, narrow: bool) -> None:
        """Take another line for own dice."""
        ways = QBoxLayout.Direction
        self._roll.setDirection(ways.TopToBottom if narrow else ways.LeftToRight)
        self._roll.setSpacing(0 if narrow else 4)

    def _connect(self) -> None:
        self.who.clicked.connect(self.choose_who)
        self.how.clicked.connect(self.choose_how)
        self.split.clicked.connect(self.choose_split)
        self.damage.edit.editingFinished.connect(self._on_damage)
        self.damage.edit.escaped.connect(self._show_damage)
        self.difficulty.chosen.connect(self._on_difficulty)
        self.modifier.changed.connect(self._on_modifier)
        self.defence_modifier.changed.connect(self._on_defence_modifier)
        self.roll_button.clicked.connect(self._on_roll)
        self.own_dice.rolled.connect(self._on_own)
        self.own_dice.refused.connect(self.refused)
        self.own_dice.settle_requested.connect(self._on_roll)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        for part in (self.who, self.how, self.split, self.difficulty, self.modifier, self.defence_modifier):
            part.set_theme(theme)
        self.roll_button.set_theme(theme)
        self.own_dice.set_theme(theme)
        self.damage.set_theme(theme)
        for words in (self.attack_words, self.attack_chance, self.defence_words, self.defence_chance):
            words.set_theme(theme)
        self.odds.set_theme(theme)
        self.problem.set_theme(theme)

    def retranslate(self) -> None:
        """Take all words from the language in force."""
        words = zip(_DIFFICULTIES, ("×2", "×1", "½"), strict=True)
        self.difficulty.set_words([(text, labels.difficulty_label(each.value)) for each, text in words])
        self.difficulty.setAccessibleName(self.tr("Difficulty of the attack"))
        self.attack_words.setText(self.tr("Attack"))
        self.defence_words.setText(self.tr("Defence"))
        self.damage.edit.setPlaceholderText(self.tr("Damage of the weapon, such as 1D8+1"))
        self.damage.edit.setAccessibleName(self.tr("Damage of the attacker’s weapon"))
        self.modifier.set_whose(self.tr("Attack"))
        self.defence_modifier.set_whose(self.tr("Defence"))
        self.refresh()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def refresh(self) -> None:
        """Show what is chosen now and what comes of it."""
        fight = self._fight
        aim, person, way, request = fight.aim, fight.aimed_at(), fight.way(), fight.request()
        if person is None:
            self.who.show_choice(self.tr("Against whom?"), empty=True)
        elif isinstance(person, NumberPerson):
            self.who.show_choice(self.tr("Only a number"), labels.percent(person.number))
        else:
            self.who.show_choice(person.name or "?")
        self.who.setAccessibleName(self.tr("Against: {name}").format(name=self.who.toolTip()))
        self.how.setVisible(person is not None)
        words = self._way_words(way)
        self.how.show_choice(words, labels.percent(way.chance) if way.by != "none" else "")
        self.how.setAccessibleName(self.tr("Defence: {what}").format(what=labels.listed((words, self.how.value_text))))
        self.difficulty.set_value(aim.difficulty)
        self.modifier.set_value(aim.modifier)
        self.defence_modifier.set_value(aim.defence_modifier)
        defends = person is not None and way.by != "none"
        # Once it is rolled, what comes next has the room; «Roll again» rolls the same.
        open_ = fight.result is None
        for part in (self.attack_words, self.difficulty, self.modifier, self.attack_chance):
            part.setVisible(open_)
        for part in (self.defence_words, self.defence_modifier, self.defence_chance):
            part.setVisible(defends and open_)
        self._show_split()
        self._show_damage()
        self.own_dice.set_with_b(defends)
        self.own_dice.set_values(aim.own_attack, aim.own_defence)
        self._show_request(request)

    def _show_split(self) -> None:
        fight = self._fight
        splits, (part, parts) = fight.splits(), fight.part()
        self.split.setVisible(bool(splits) and (fight.result is None or parts > 1))
        words, score = self.tr("Attack not split"), ""
        if parts > 1:
            words = self.tr("Part {part} of {parts}").format(part=part, parts=parts)
            if fight.rank is not None:
                words = labels.listed((words, self.tr("DEX rank {rank}").format(rank=fight.rank)))
            score = next(labels.percent(shares[part - 1]) for shares in splits if len(shares) == parts)
        self.split.show_choice(words, score)
        said = labels.listed((words, score) if score else (words,))
        self.split.setAccessibleName(self.tr("Splitting the attack: {what}").format(what=said))

    def _show_damage(self) -> None:
        fight, edit = self._fight, self.damage.edit
        self.damage.setVisible(fight.wants_damage and fight.damage is None)
        if not edit.hasFocus() or not edit.isModified():
            edit.setText(fight.aim.damage)
            edit.setModified(False)

    def _on_damage(self) -> None:
        edit = self.damage.edit
        text = edit.text().strip()
        if not edit.isModified() and text == self._fight.aim.damage:
            return
        edit.setModified(False)
        try:
            check_damage("damage", text.lower())
        except EditError as error:
            sentence = labels.error_sentence(error)
            self.damage.set_error(sentence)
            self.refused.emit(sentence)
            return
        self.damage.set_error("")
        self.refused.emit("")
        self._aim(damage=text)

    def _show_request(self, request: AttackRequest | None) -> None:
        problem = None if request is None else request.problem_a or request.problem_b
        if request is None:
            problem = RulesError("unknown_name", name="")
        attack = None if request is None or request.request_a is None else request.request_a.chance
        defence = None if request is None or request.request_b is None else request.request_b.chance
        self.attack_chance.setText(labels.percent(attack))
        self.defence_chance.setText(labels.percent(defence))
        ready = request is not None and request.is_ready
        self.problem.setText("" if problem is None else labels.error_sentence(problem))
        self.problem.setVisible(problem is not None)
        self.odds.setVisible(ready and self._fight.result is None)
        if ready and request is not None:
            shares = [
                f"{combat_words.hit_word(hit)} {share_percent(round(share * 10_000))}"
                for hit, share in request.odds.items()
                if share
            ]
            said = [f"{labels.first_up(labels.listed(shares))}."]
            way = self._fight.way()
            if way.kneels:
                said.append(self.tr("Kneeling: against missiles the shield’s own chance holds, not the skill’s."))
            elif way.shield:
                said.append(self.tr("Against missiles the shield’s own chance holds, not the skill’s."))
            if defends(self._fight.aimed_at()) == "idea":
                said.append(self.tr("Stunned: a defence only after an Idea roll."))
            self.odds.setText(" ".join(said))
        both = request is not None and request.request_b is not None
        part, parts = self._fight.part()
        again = self._fight.result is not None and part == 1
        words = self.tr("Roll both") if both else self.tr("Roll")
        if parts > 1:
            words = self.tr("Roll part {part} of {parts}").format(part=part, parts=parts)
        self.roll_button.setText(self.tr("Roll again") if again and parts == 1 else words)
        self.roll_button.set_look("roll_again" if again else "opposed" if both else "roll", primary=not again)
        self.roll_button.setEnabled(ready)
        self.roll_button.setAccessibleName(self.roll_button.text())
        self.own_dice.setEnabled(ready)

    def _way_words(self, way: Way) -> str:
        if way.by == "none":
            return self.tr("does not defend")
        person = self._fight.aimed_at()
        options = (person.options if person is not None else None) or SRD
        named = roll_words.subject_title(way.name, options)
        if named:
            return labels.listed((named, self.tr("kneeling"))) if way.kneels else named
        return self.tr("Dodge") if way.by == "dodge" else self.tr("Parry")

    # choosing

    def choose_who(self) -> None:
        """Open the list of everybody who can be attacked."""
        listing = self._popup()
        listing.picked.connect(self._on_who)
        number = self.tr("Only a number: {number}")
        listing.open_for(self.tr("Name, or a number"), target_picks(self._fight), self.who, number=number)

    def choose_how(self) -> None:
        """Open the list of the ways to defend."""
        chosen = self._fight.way().key
        picks = [
            Pick(
                way.key,
                self._way_words(way),
                "" if way.problem is None else labels.error_sentence(way.problem),
                labels.percent(way.chance) if way.by != "none" else "",
                chosen=way.key == chosen,
            )
            for way in self._fight.ways()
        ]
        listing = self._popup()
        listing.picked.connect(self._on_how)
        listing.open_for(self.tr("How does the target defend?"), picks, self.how)

    def choose_split(self) -> None:
        """Open the list of the ways to split the attack."""
        parts = self._fight.part()[1]
        picks = [Pick("1", self.tr("Attack not split"), chosen=parts == 1)]
        for shares in self._fight.splits():
            figure = " + ".join(labels.percent(share) for share in shares)
            name = self.tr("%n part(s)", None, len(shares))
            picks.append(Pick(str(len(shares)), name, figure=figure, chosen=parts == len(shares)))
        listing = self._popup()
        listing.picked.connect(self._on_split)
        listing.open_for(self.tr("Into how many parts?"), picks, self.split)

    def _popup(self) -> PickList:
        if self._list is not None:
            self._list.deleteLater()
        self._list = PickList(self._theme, self)
        return self._list

    def _aim(self, **values: object) -> None:
        self._fight.choose(replace(self._fight.aim, **values))  # type: ignore[arg-type]  # fields of Aim

    def _on_who(self, value: object) -> None:
        if isinstance(value, int):
            self._aim(target="", number=value)
        else:
            self._aim(target=str(value), number=None)
        (self.how if self.how.isVisible() else self.roll_button).setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_how(self, value: object) -> None:
        self._aim(way=str(value), own_defence=None)
        self.roll_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_split(self, value: object) -> None:
        self._aim(part=1, parts=int(str(value)))
        self.roll_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_difficulty(self, value: object) -> None:
        self._aim(difficulty=value)

    def _on_modifier(self, value: int) -> None:
        self._aim(modifier=value)

    def _on_defence_modifier(self, value: int) -> None:
        self._aim(defence_modifier=value)

    def _on_own(self, side: str, value: int | None) -> None:
        self._aim(**({"own_attack": value} if side == "a" else {"own_defence": value}))

    def _on_roll(self) -> None:
        if self.own_dice.take() and self.roll_button.isEnabled():
            self.roll_requested.emit()
