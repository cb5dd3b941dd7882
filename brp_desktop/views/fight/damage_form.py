"""The blow once it lands: damage, where, what the armour takes off, and the button that writes it down."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from brp_desktop.controllers.fight import FightController
from brp_desktop.models.numbers import read_number
from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.painting.theme import Theme
from brp_desktop.play.people import NpcPerson, SheetPerson
from brp_desktop.rules import RulesError
from brp_desktop.rules.brp.damage import Hit
from brp_desktop.rules.brp.hit_locations import LOCATIONS
from brp_desktop.views import combat_words, labels
from brp_desktop.views.brp.health_acts import loss_sentence
from brp_desktop.views.brp.texts import not_a_number
from brp_desktop.views.controls import PushButton, RollButton, Switch, key_hint
from brp_desktop.views.damage_words import damage_text
from brp_desktop.views.fields import DiceField, Field
from brp_desktop.views.fight.attack_form import target_picks
from brp_desktop.views.gm.parts import ChoiceButton, label
from brp_desktop.views.gm.pick_list import Pick, PickList
from brp_desktop.views.painted import RING

HITS: tuple[Hit, ...] = ("normal", "special", "critical")


class DamageForm(QWidget):
    """Shows what the controller knows of the blow; every change goes there at once."""

    apply_requested = Signal()
    refused = Signal(str)
    """Why something could not be thrown; empty when that is over."""

    def __init__(self, fight: FightController, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._fight = fight
        self._theme = theme
        self._list: PickList | None = None
        self.throws = {hit: RollButton(theme, self, height=32) for hit in HITS}
        self.own_faces = DiceField(theme, self, height=32)
        self.own_faces.edit.setObjectName("own_faces_edit")
        self.whom = ChoiceButton(theme, self, strong=True)
        self.place = ChoiceButton(theme, self)
        self.throw_place = PushButton(theme, self, height=30)
        self.armour_words = label(self, theme, "small", "text_2")
        self.armour = Field(theme, self, height=30)
        self.armour.edit.setObjectName("armour_edit")
        self.throw_armour = PushButton(theme, self, height=30)
        self.counts = Switch(theme, self)
        self.sum = label(self, theme, "body", wraps=True)
        self.apply = PushButton(theme, self, height=36)
        self.apply.setObjectName("apply_damage")
        for part in (self.apply, self.whom, self.place, self.throw_place, self.throw_armour, *self.throws.values()):
            part.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._build()
        self._connect()
        self.retranslate()

    def _build(self) -> None:
        self.armour.setMaximumWidth(110)
        throws, where, armour = QHBoxLayout(), QHBoxLayout(), QHBoxLayout()
        for row in (throws, where, armour):
            row.setContentsMargins(0, 0, 0, 0)
            row.setSpacing(2)
        armour.setContentsMargins(RING, 0, 0, 0)
        for button in self.throws.values():
            throws.addWidget(button, 1)
        where.addWidget(self.place, 1)
        where.addWidget(self.throw_place)
        armour.addWidget(self.armour_words)
        armour.addWidget(self.armour)
        armour.addWidget(self.throw_armour)
        armour.addStretch(1)
        armour.addWidget(self.counts)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addLayout(throws)
        column.addWidget(self.own_faces)
        column.addWidget(self.whom)
        column.addLayout(where)
        column.addLayout(armour)
        inset = QVBoxLayout()
        inset.setContentsMargins(RING, 0, RING, 0)
        inset.addWidget(self.sum)
        column.addLayout(inset)
        column.addWidget(self.apply)

    def _connect(self) -> None:
        for hit, button in self.throws.items():
            button.clicked.connect(partial(self._on_throw, hit))
        self.own_faces.edit.returnPressed.connect(self._on_own_faces)
        self.own_faces.edit.textEdited.connect(self._on_own_edited)
        self.own_faces.dismissed.connect(self._on_own_dismissed)
        self.whom.clicked.connect(self.choose_whom)
        self.place.clicked.connect(self.choose_place)
        self.throw_place.clicked.connect(self._on_throw_place)
        self.armour.edit.editingFinished.connect(self._on_armour)
        self.armour.edit.escaped.connect(self._on_armour_escaped)
        self.throw_armour.clicked.connect(self._on_throw_armour)
        self.counts.toggled.connect(self._on_counts)
        self.apply.clicked.connect(self.apply_requested)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        for button in (*self.throws.values(), self.throw_place, self.throw_armour, self.apply):
            button.set_theme(theme)
        self.own_faces.set_theme(theme)
        self.armour.set_theme(theme)
        self.whom.set_theme(theme)
        self.place.set_theme(theme)
        self.counts.set_theme(theme)
        self.armour_words.set_theme(theme)
        self.sum.set_theme(theme)

    def retranslate(self) -> None:
        """Take all words from the language in force."""
        self.own_faces.edit.setPlaceholderText(self.tr("I rolled: each die, such as 4 3 1"))
        self.own_faces.edit.setAccessibleName(self.tr("Damage rolled with my own dice: the face of each"))
        self.throw_place.setText(self.tr("Roll 1D20"))
        self.throw_place.set_look("roll")
        self.throw_armour.setText(self.tr("Roll it"))
        self.throw_armour.set_look("roll")
        self.armour_words.setText(self.tr("Armour"))
        self.armour.edit.setAccessibleName(self.tr("Points of armour"))
        self.counts.setText(self.tr("counts"))
        self.counts.setAccessibleName(self.tr("Armour counts"))
        self.refresh()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    @property
    def first_throw(self) -> PushButton | None:
        """The first button that throws damage; None where the blow does none."""
        return next((button for button in self.throws.values() if not button.isHidden()), None)

    def refresh(self) -> None:
        """Show how far the blow has come."""
        fight = self._fight
        offered = self._offered()
        thrown = fight.damage is not None
        for hit, button in self.throws.items():
            button.setVisible(hit in offered)
            if hit in offered:
                request = fight.damage_of(hit)
                words, dice = combat_words.hit_word(hit), damage_text(request)
                alone = len(offered) == 1
                button.setText(self.tr("Roll damage {dice}").format(dice=dice) if alone else dice)
                button.setAccessibleName(self.tr("Roll damage: {hit}, {dice}").format(hit=words, dice=dice))
                button.setToolTip(plain_tip(labels.first_up(words)))
                first = hit == offered[0]
                button.set_look(
                    {"normal": "roll", "special": "diamond", "critical": "star"}[hit], primary=first and not thrown
                )
        self.own_faces.setVisible(bool(offered))
        self._show_blow()

    def _offered(self) -> tuple[Hit, ...]:
        """The ways in which damage can be thrown now."""
        fight = self._fight
        if not fight.is_begun:
            return ()
        if fight.strike is not None:
            wanted: tuple[Hit, ...] = (fight.strike.hit,)
        elif fight.throws_only:
            wanted = HITS if fight.options.combat_matrix == "uge" else HITS[:2]
        elif fight.result is not None:
            wanted = fight.result.hits
        else:
            wanted = ()
        found = []
        for hit in wanted:
            try:
                fight.damage_of(hit)
            except RulesError:
                continue
            found.append(hit)
        return tuple(found)

    def _show_blow(self) -> None:
        fight = self._fight
        blow, person = fight.blow(), fight.target()
        hurts = blow is not None and isinstance(person, (SheetPerson, NpcPerson))
        self.whom.setVisible(fight.names_target and fight.damage is not None)
        self.whom.setEnabled(fight.applied is None)
        self.whom.show_choice((person.name or "?") if hurts and person else self.tr("Who is hit?"), empty=not hurts)
        self.whom.setAccessibleName(self.tr("Who is hit: {name}").format(name=self.whom.toolTip()))
        for part in (self.armour_words, self.armour, self.counts, self.sum, self.apply):
            part.setVisible(hurts)
        self.throw_armour.setVisible(hurts and fight.throws_armour)
        placed = hurts and fight.has_locations
        self.place.setVisible(placed)
        self.throw_place.setVisible(placed)
        if not hurts or blow is None or person is None:
            return
        landing = fight.landing
        place = combat_words.location_name(landing.place)
        self.place.show_choice(
            place or self.tr("Where does it land?"), "" if landing.die is None else str(landing.die), empty=not place
        )
        self.place.setAccessibleName(self.tr("Hit location: {place}").format(place=place or "—"))
        self.place.setEnabled(fight.applied is None)
        self.throw_place.setEnabled(fight.applied is None)
        self._show_armour()
        if self.counts.isChecked() != landing.counts:
            self.counts.setChecked(landing.counts)
        for part in (self.armour, self.throw_armour):
            part.setEnabled(landing.counts and fight.applied is None)
        self.counts.setEnabled(fight.applied is None)
        self.sum.setText(loss_sentence(blow))
        name = person.name or "?"
        self.apply.setText(self.tr("Apply to {name}").format(name=name))
        if fight.applied is not None:
            self.apply.setText(self.tr("Applied to {name}").format(name=name))
        self.apply.set_look("check" if fight.applied is not None else "wound", primary=fight.can_apply)
        self.apply.setAccessibleName(self.apply.text())
        self.apply.setEnabled(fight.can_apply)
        self.apply.setToolTip("" if fight.can_apply else plain_tip(self._why_not()))

    def _why_not(self) -> str:
        fight = self._fight
        if fight.applied is not None:
            return key_hint(self.tr("It is written down already; undo takes it back (Ctrl+Z)."))
        if fight.has_locations and fight.landing.place is None:
            return self.tr("Say first where it lands.")
        if isinstance(fight.target(), NpcPerson):
            return self.tr("The table is read-only.")
        return self.tr("The sheet is read-only.")

    def _show_armour(self) -> None:
        fight, edit = self._fight, self.armour.edit
        blow, landing = fight.blow(), fight.landing
        if edit.hasFocus() and edit.isModified():
            return
        self.armour.set_error("")
        edit.setText("" if landing.typed is None else str(landing.typed))
        edit.setPlaceholderText("" if blow is None else str(blow.armour))
        edit.setModified(False)

    # what was done

    def choose_whom(self) -> None:
        """Open the list of everybody who can be hit."""
        if self._list is not None:
            self._list.deleteLater()
        self._list = PickList(self._theme, self)
        self._list.picked.connect(self._on_whom)
        self._list.open_for(self.tr("Who is hit?"), target_picks(self._fight, oneself=True), self.whom)

    def _on_whom(self, value: object) -> None:
        self._fight.name_target(str(value))
        (self.apply if self.apply.isEnabled() else self.whom).setFocus(Qt.FocusReason.OtherFocusReason)

    def choose_place(self) -> None:
        """Open the list of the hit locations."""
        chosen = self._fight.landing.place
        picks = [Pick(each, combat_words.location_name(each), chosen=each == chosen) for each in LOCATIONS]
        if self._list is not None:
            self._list.deleteLater()
        self._list = PickList(self._theme, self)
        self._list.picked.connect(self._on_place)
        self._list.open_for(self.tr("Where, or the die"), picks, self.place, number=self.tr("1D20 shows {number}"))

    def _on_place(self, value: object) -> None:
        if isinstance(value, int):
            self._try(partial(self._fight.throw_location, value))
        else:
            self._fight.set_place(str(value))
        self.apply.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_throw(self, hit: Hit, checked: bool = False) -> None:
        if not self._try(partial(self._fight.throw_damage, hit)):
            self.own_faces.set_error("")

    def _on_own_faces(self) -> None:
        text = self.own_faces.edit.text().strip()
        if not text:
            return
        offered = self._offered()
        if not offered:
            return
        numbers = [read_number(part) for part in text.replace("+", " ").replace(",", " ").split()]
        if any(number is None for number in numbers):
            self._refuse_dice(not_a_number())
            return
        hit = self._fight.hit if self._fight.hit in offered else offered[0]
        sentence = self._try(partial(self._fight.throw_damage, hit, [number or 0 for number in numbers]))
        self.own_faces.set_error(sentence)
        if not sentence:
            self.own_faces.edit.forget()
            self.own_faces.edit.leave()

    def _on_own_edited(self, text: str) -> None:
        self._refuse_dice("")

    def _on_own_dismissed(self) -> None:
        self._refuse_dice("")

    def _on_throw_place(self) -> None:
        self._try(self._fight.throw_location)

    def _on_throw_armour(self) -> None:
        self._try(self._fight.throw_armour)

    def _on_armour(self) -> None:
        edit = self.armour.edit
        if not edit.isModified():
            return
        edit.setModified(False)
        text = edit.text().strip()
        number = read_number(text) if text else None
        if text and (number is None or number < 0):
            self.armour.set_error(not_a_number())
            self.refused.emit(not_a_number())
            return
        self.refused.emit("")
        self._fight.set_armour(number)

    def _on_armour_escaped(self) -> None:
        self.armour.edit.setModified(False)
        self.refused.emit("")
        self._show_armour()

    def _on_counts(self, counts: bool) -> None:
        if counts != self._fight.landing.counts:
            self._fight.set_counts(counts)

    def _try(self, act: Callable[[], None]) -> str:
        """Do something; the sentence if it is refused, which is told."""
        sentence = ""
        try:
            act()
        except RulesError as error:
            sentence = labels.error_sentence(error)
        self.refused.emit(sentence)
        return sentence

    def _refuse_dice(self, sentence: str) -> None:
        self.own_faces.set_error(sentence)
        self.refused.emit(sentence)
