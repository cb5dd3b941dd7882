"""What can be done with the weapon in hand: attack, parry, damage, against somebody; shots, hit points, distance."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.models.numbers import read_number
from brp_desktop.play.armed import attack_with
from brp_desktop.play.rolling import Situation, prepare
from brp_desktop.play.subjects import Act
from brp_desktop.rules import RulesError
from brp_desktop.rules.brp.damage import Hit
from brp_desktop.sheet.belongings import Weapon
from brp_desktop.sheet.derived_weapons import DerivedWeapon
from brp_desktop.sheet.edits import Edit, Fire, HurtWeapon, Reload, SetBelonging
from brp_desktop.sheet.errors import EditError
from brp_desktop.sheet.ids import BelongingId
from brp_desktop.views import labels
from brp_desktop.views.brp.handing_in import stepped, typed
from brp_desktop.views.brp.look import Look
from brp_desktop.views.brp.sheet_button import SheetButton, SheetWords
from brp_desktop.views.brp.sheet_number import SheetNumber
from brp_desktop.views.brp.texts import not_a_number
from brp_desktop.views.brp.weapon_rows import (
    DODGE,
    attack_chance,
    damage_request,
    dodge_chance,
    parry_chance,
    parry_stop,
    problem_of,
    title_of,
)
from brp_desktop.views.controls import native_keys
from brp_desktop.views.damage_words import damage_text
from brp_desktop.views.keys.telling import command_hint
from brp_desktop.views.xantis.flow import FlowRow

if TYPE_CHECKING:
    from brp_desktop.controllers.aiming import Aim

MOST_WAITS = 20
"""How often five ranks can be spent on aiming: longer than any round."""


class WeaponStrip(QWidget):
    """The buttons and numbers of one weapon, or of Dodge; what cannot be done says why."""

    attack_requested = Signal()
    parry_requested = Signal()
    damage_requested = Signal(str)
    """How the blow lands: ``normal`` or ``special``."""
    strike_requested = Signal()
    """Attack somebody who defends."""
    aim_changed = Signal(object, int)
    """Metres or None, and how often five ranks were spent on aiming."""

    def __init__(self, document: BrpDocument, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._document = document
        self._look = look
        self._key: BelongingId | None = None
        self._metres: int | None = None
        self._waits = 0
        self.acts = FlowRow(self)
        self.numbers = FlowRow(self)
        self.attack = SheetButton(look, self.acts, "attack", primary=True)
        self.parry = SheetButton(look, self.acts, "parry")
        self.damage = SheetButton(look, self.acts, "roll")
        self.special = SheetButton(look, self.acts, "diamond")
        self.strike = SheetButton(look, self.acts, "opposed")
        self.shots = SheetNumber(look, self._take_shots, self.numbers)
        self.reload = SheetButton(look, self.numbers, "roll_again")
        self.spare = SheetNumber(look, self._take_spare, self.numbers, steps=False)
        self.points = SheetNumber(look, self._take_points, self.numbers)
        self.distance = SheetNumber(look, self._take_distance, self.numbers, steps=False)
        self.aiming = SheetNumber(look, self._take_waits, self.numbers)
        self.problem = SheetWords(look, self, "small", "danger")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for part in (self.acts, self.problem, self.numbers):
            column.addWidget(part)
        self.acts.set_items([self.attack, self.parry, self.damage, self.special, self.strike])
        self.numbers.set_items([self.shots, self.reload, self.spare, self.points, self.distance, self.aiming])
        self._connect()

    def _connect(self) -> None:
        self.attack.clicked.connect(self._on_attack)
        self.parry.clicked.connect(self._on_parry)
        self.damage.clicked.connect(self._on_damage)
        self.special.clicked.connect(self._on_special)
        self.strike.clicked.connect(self._on_strike)
        self.shots.stepped.connect(self._on_shots)
        self.reload.clicked.connect(self.fill)
        self.points.stepped.connect(self._on_points)
        self.aiming.stepped.connect(self._on_waits)

    @property
    def act(self) -> Act | None:
        """Distance and aiming of the next attack; None where nothing is said."""
        return Act(metres=self._metres, waits=self._waits) if self._metres is not None or self._waits else None

    def set_look(self, look: Look) -> None:
        """Paint in another theme or zoom."""
        self._look = look
        for part in (*self.acts.items, *self.numbers.items, self.problem):
            part.set_look(look)  # type: ignore[attr-defined]  # parts of the sheet
        self.acts.set_gap(look.px(2))
        self.numbers.set_gap(look.px(5))

    def show_weapon(self, key: BelongingId | None, aim: "Aim | None", target: str) -> None:
        """Show what can be done with another weapon, or anew; ``target`` is whom it would be used against."""
        if key != self._key:
            self._document.history.break_merge()
        self._key = key
        self._metres, self._waits = (None, 0) if aim is None else (aim.metres, aim.waits)
        weapon = self._weapon()
        self.setVisible(key is not None)
        if weapon is not None:
            self._show_acts(weapon, self._document.derived.weapons[weapon.id], target)
            self._show_numbers(weapon, self._document.derived.weapons[weapon.id])
        elif key == DODGE:
            self._show_dodge()
        self.acts.arrange()
        self.numbers.arrange()

    def commit_pending(self) -> None:
        """Hand in half-typed numbers."""
        for number in (self.shots, self.spare, self.points, self.distance, self.aiming):
            number.field.commit_pending()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.acts.arrange()

    # what is shown

    def _weapon(self) -> Weapon | None:
        return next((each for each in self._document.character.weapons if each.id == self._key), None)

    def _show_acts(self, weapon: Weapon, numbers: DerivedWeapon, target: str) -> None:
        document, title = self._document, title_of(weapon)
        why, chance = self._attack_chance(numbers)
        why = problem_of(weapon, numbers, document.character) or why
        self.problem.say(why)
        enter, alt, shift, control = (native_keys(key) for key in ("Enter", "Alt+Enter", "Shift+Enter", "Ctrl+Enter"))
        self.attack.set_words(self.tr("Attack"), labels.percent(chance), self.tr("Attack ({key})").format(key=enter))
        self.attack.setAccessibleName(
            self.tr("Attack with {weapon}, {chance}").format(weapon=title, chance=labels.percent(chance))
        )
        self.attack.allow(not why, why)
        parry = parry_chance(document, numbers)
        self.parry.setVisible(True)
        self.parry.set_words(self.tr("Parry"), labels.percent(parry), command_hint(self.tr("Parry ({key})"), "parry"))
        self.parry.setAccessibleName(
            self.tr("Parry with {weapon}, {chance}").format(weapon=title, chance=labels.percent(parry))
        )
        stopped = parry_stop(weapon, document.character)
        allowed = parry is not None and not numbers.is_broken and not stopped
        self.parry.allow(allowed, stopped or self._why_no_parry(weapon, numbers))
        for button, hit, words, key in (
            (self.damage, "normal", self.tr("Damage"), shift),
            (self.special, "special", self.tr("Special"), alt),
        ):
            request = damage_request(document, weapon, hit)  # type: ignore[arg-type]  # two of the hits
            button.setVisible(True)
            value = "" if request is None else damage_text(request)
            button.set_words(words, value, self.tr("{what} ({key})").format(what=words, key=key))
            button.allow(request is not None, labels.error_sentence(RulesError("no_damage")))
        self._keep_places()
        who = self.tr("Against {name}…").format(name=target) if target else self.tr("Against…")
        self.strike.setVisible(True)
        tip = self.tr("Attack somebody who defends ({key})").format(key=control)
        self.strike.set_words(who, "", tip)
        self.strike.allow(not why, why)

    def _keep_places(self) -> None:
        """Every button is as wide as it is with the widest of the weapons: another one in hand moves none of them."""
        document = self._document
        weapons = [(each, document.derived.weapons[each.id]) for each in document.character.weapons]
        attacks = [(self.tr("Attack"), labels.percent(attack_chance(numbers))) for _, numbers in weapons]
        self.attack.keep_room(*attacks, (self.tr("Dodge"), labels.percent(dodge_chance(document))))
        parries = [labels.percent(parry_chance(document, numbers)) for _, numbers in weapons]
        self.parry.keep_room(*((self.parry.words, value) for value in parries))
        hits: tuple[tuple[SheetButton, Hit], ...] = ((self.damage, "normal"), (self.special, "special"))
        for button, hit in hits:
            requests = [damage_request(document, weapon, hit) for weapon, _ in weapons]
            button.keep_room(*((button.words, damage_text(each)) for each in requests if each is not None))

    def _attack_chance(self, numbers: DerivedWeapon) -> tuple[str, int | None]:
        """Why it cannot be attacked with from there, and the chance with distance and aiming."""
        document = self._document
        if numbers.error is not None:
            return "", None
        subject = attack_with(document.derived, numbers.id)
        try:
            request = prepare(document.character, document.derived, subject, Situation(act=self.act))
        except RulesError as error:
            return labels.error_sentence(error), None
        return "", request.chance

    def _why_no_parry(self, weapon: Weapon, numbers: DerivedWeapon) -> str:
        if numbers.is_broken:
            return labels.error_sentence(RulesError("weapon_broken", name=title_of(weapon)))
        if numbers.parry_error == "cannot_parry":
            return labels.error_sentence(RulesError("cannot_parry", name=title_of(weapon)))
        if numbers.parry_error is not None:
            return problem_of(weapon, numbers, self._document.character)
        return labels.error_sentence(RulesError("no_defence_left", name=title_of(weapon)))

    def _show_dodge(self) -> None:
        chance = dodge_chance(self._document)
        self.problem.say("")
        self._keep_places()
        enter = native_keys("Enter")
        tip = self.tr("Dodge ({key})").format(key=enter)
        self.attack.set_words(self.tr("Dodge"), labels.percent(chance), tip)
        self.attack.allow(chance is not None, labels.error_sentence(RulesError("no_defence_left", name="")))
        for button in (self.parry, self.damage, self.special, self.strike):
            button.hide()
        self.numbers.hide()

    def _show_numbers(self, weapon: Weapon, numbers: DerivedWeapon) -> None:
        writable = not self._document.read_only
        facts = numbers.facts
        shoots = numbers.loaded is not None
        for part in (self.shots, self.reload, self.spare):
            part.setVisible(shoots)
        if shoots:
            self.shots.set_words(
                self.tr("Shots"),
                f"/ {facts.ammunition}",
                less=self.tr("One shot fired"),
                more=self.tr("One shot put in"),
            )
            self.shots.set_value(numbers.loaded)
            full = numbers.loaded == facts.ammunition
            self.shots.allow(less=writable and bool(numbers.loaded), more=writable and not full, field=writable)
            self.reload.set_words(self.tr("Reload"), "", command_hint(self.tr("Reload ({key})"), "reload"))
            empty = weapon.spare == 0
            why = self.tr("Nothing is carried to put in.") if empty else self.tr("It is full.")
            self.reload.allow(writable and not full and not empty, why)
            self.spare.set_words(self.tr("carried besides"), tip=self.tr("Shots carried besides; empty: not counted"))
            self.spare.set_value(weapon.spare)
            self.spare.allow(field=writable)
        self.points.setVisible(numbers.hit_points is not None)
        if numbers.hit_points is not None:
            words = self.tr("Hit points")
            tail = f"/ {facts.hit_points}"
            self.points.set_words(
                words, tail, less=self.tr("The weapon loses a hit point"), more=self.tr("The weapon gains a hit point")
            )
            self.points.set_value(numbers.hit_points)
            whole = numbers.hit_points == facts.hit_points
            self.points.allow(less=writable and numbers.hit_points > 0, more=writable and not whole, field=writable)
        far = numbers.range_m is not None
        self.distance.setVisible(far)
        self.aiming.setVisible(far)
        if far:
            self.distance.set_words(self.tr("Distance"), self.tr("m"), tip=self.tr("Empty: in range"))
            self.distance.set_value(self._metres)
            self.aiming.set_words(
                self.tr("Aiming"), "", less=self.tr("Aim less"), more=self.tr("Aim five DEX ranks longer")
            )
            self.aiming.set_value(self._waits)
            self.aiming.allow(less=self._waits > 0, more=self._waits < MOST_WAITS)
        self.numbers.setVisible(shoots or far or numbers.hit_points is not None)

    # what is done

    def fill(self) -> None:
        """Load the weapon again."""
        weapon = self._weapon()
        if weapon is not None and self.reload.isEnabled():
            self._perform(Reload(weapon.id))

    def _perform(self, edit: Edit) -> str:
        return typed(self._document, edit)

    def _on_attack(self) -> None:
        self.attack_requested.emit()

    def _on_parry(self) -> None:
        self.parry_requested.emit()

    def _on_damage(self) -> None:
        self.damage_requested.emit("normal")

    def _on_special(self) -> None:
        self.damage_requested.emit("special")

    def _on_strike(self) -> None:
        self.strike_requested.emit()

    def _on_shots(self, amount: int) -> None:
        weapon = self._weapon()
        if weapon is None:
            return
        loaded = self._document.derived.weapons[weapon.id].loaded or 0
        if amount < 0:
            self._perform(Fire(weapon.id, min(-amount, loaded)))
        else:
            self._perform(Reload(weapon.id, amount))

    def _on_points(self, amount: int) -> None:
        weapon = self._weapon()
        if weapon is None:
            return
        numbers = self._document.derived.weapons[weapon.id]
        if amount < 0:
            self._perform(HurtWeapon(weapon.id, -amount))
            return
        points = min((numbers.hit_points or 0) + amount, numbers.facts.hit_points or 0)
        stepped(self._document, SetBelonging("weapons", weapon.id, "hit_points", points))

    def _on_waits(self, amount: int) -> None:
        self._aim(self._metres, min(MOST_WAITS, max(0, self._waits + amount)))

    def _aim(self, metres: int | None, waits: int) -> None:
        self._metres, self._waits = metres, waits
        self.aim_changed.emit(metres, waits)

    def _take_shots(self, text: str) -> str:
        weapon, number = self._weapon(), read_number(text)
        if weapon is None or number is None:
            return not_a_number()
        most = self._document.derived.weapons[weapon.id].facts.ammunition or 0
        if not 0 <= number <= most:
            error = EditError("out_of_range", field="loaded", value=number, minimum=0, maximum=most)
            return labels.error_sentence(error)
        return typed(self._document, SetBelonging("weapons", weapon.id, "loaded", None if number == most else number))

    def _take_spare(self, text: str) -> str:
        weapon, number = self._weapon(), read_number(text)
        if weapon is None or (number is None and text.strip()):
            return not_a_number()
        return typed(self._document, SetBelonging("weapons", weapon.id, "spare", number))

    def _take_points(self, text: str) -> str:
        weapon, number = self._weapon(), read_number(text)
        if weapon is None or number is None:
            return not_a_number()
        most = self._document.derived.weapons[weapon.id].facts.hit_points
        return typed(
            self._document, SetBelonging("weapons", weapon.id, "hit_points", None if number == most else number)
        )

    def _take_distance(self, text: str) -> str:
        number = read_number(text)
        if text.strip() and (number is None or number < 0):
            return not_a_number()
        self._aim(number, self._waits)
        return ""

    def _take_waits(self, text: str) -> str:
        number = read_number(text) if text.strip() else 0
        if number is None or not 0 <= number <= MOST_WAITS:
            error = EditError("out_of_range", field="waits", value=number, minimum=0, maximum=MOST_WAITS)
            return labels.error_sentence(error) if number is not None else not_a_number()
        self._aim(self._metres, number)
        return ""
