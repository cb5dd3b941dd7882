"""The third step: the age, by its die or typed, and what it gives and takes."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from brp_desktop.catalogue.names import characteristic_abbreviation, characteristic_name
from brp_desktop.controllers.language import content_language
from brp_desktop.models.numbers import read_number
from brp_desktop.painting.theme import Theme
from brp_desktop.play.chance import SystemChance
from brp_desktop.play.creation import budget, plan_of, thrown_age
from brp_desktop.play.creation_acts import spread_losses, throw_age
from brp_desktop.rules.brp.characteristics import active_characteristics
from brp_desktop.rules.brp.creation_points import professional_points
from brp_desktop.rules.brp.creation_values import AGEING
from brp_desktop.sheet.edits import SetCharacteristic, SetIdentity
from brp_desktop.sheet.ids import CharacteristicId
from brp_desktop.views import labels
from brp_desktop.views.brp.creation.desk import CreationDesk
from brp_desktop.views.brp.creation.dice_faces import DiceFaces
from brp_desktop.views.brp.creation.step_page import StepPage, dress, quiet
from brp_desktop.views.brp.look import Look
from brp_desktop.views.brp.texts import not_a_number
from brp_desktop.views.plain_label import PlainLabel
from brp_desktop.views.xantis.stepper import Stepper


class LossRow(QWidget):
    """What age took off one characteristic."""

    def __init__(self, desk: CreationDesk, theme: Theme, id_: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._desk = desk
        self.id = id_
        self.name = PlainLabel(parent=self)
        self.stepper = quiet(Stepper(Look(theme), self._take, self._step, self))
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(self.name)
        line.addStretch(1)
        line.addWidget(self.stepper)
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        dress(self.name, theme, "body", "text")
        self.stepper.set_look(Look(theme))

    def refresh(self) -> None:
        """Show what age took, in the words of the language in force."""
        full = characteristic_name(self.id, self._desk.character.options, content_language())
        value = self._desk.derived.values.get(self.id)
        self.name.setText(full if value is None else f"{full} {value}")
        name = self.tr("{name}: points that age takes").format(name=full)
        self.stepper.set_words(
            name, name, self.tr("{name}: one less").format(name=name), self.tr("{name}: one more").format(name=name)
        )
        self.stepper.set_value(-self._age(), enabled=self._desk.writable)

    def _age(self) -> int:
        return next((row.age for row in self._desk.character.characteristics if row.id == self.id), 0)

    def _take(self, text: str) -> str:
        number = read_number(text) if text.strip() else 0
        if number is None:
            return not_a_number()
        return self._desk.do(SetCharacteristic(CharacteristicId(self.id), "age", -number))

    def _step(self, amount: int) -> str:
        return self._desk.step(SetCharacteristic(CharacteristicId(self.id), "age", self._age() - amount))


class AgePage(StepPage):
    """Years above the age thrown give points and, from 50 on, take some; years below it take some too."""

    def make(self) -> None:
        self.throw = self.push("roll")
        self.throw.clicked.connect(self._on_throw)
        self.face = DiceFaces(self.theme, self)
        self.thrown = self.text("small", "text_2")
        self.age_name = self.text()
        self.age = quiet(Stepper(self.look, self._take_age, self._step_age, self))
        self.effect = self.text("small", "text_2")
        self.losses = self.text("strong")
        self.spread = self.push("roll")
        self.spread.clicked.connect(self._on_spread)
        self.rows: dict[str, LossRow] = {}
        self.row(self.throw, self.face, self.thrown)
        self.row(self.age_name, self.age)
        self.column.addWidget(self.effect)
        self.column.addWidget(self.losses)
        self._place = self.column.count()
        self.row(self.spread)
        self.thrown.setWordWrap(False)
        self.age_name.setWordWrap(False)
        self.age_name.setAlignment(Qt.AlignmentFlag.AlignVCenter)

    def say(self) -> None:
        self.throw.setText(self.tr("Throw 17 + 1D6"))
        self.throw.setAccessibleName(self.tr("Throw the age: 17 + 1D6"))
        self.age_name.setText(self.tr("Age"))
        name = self.tr("Age in years")
        self.age.set_words(name, name, self.tr("One year younger"), self.tr("One year older"))
        self.spread.setText(self.tr("Let chance choose"))
        self.spread.setAccessibleName(self.tr("Let chance choose what age takes"))

    def show_document(self) -> None:
        desk = self.desk
        character, writable = desk.character, desk.writable
        has_rules = character.options.power_level != "none"
        thrown = thrown_age(desk.creation)
        self.throw.setVisible(has_rules)
        self.throw.setEnabled(writable)
        self.face.setVisible(has_rules and thrown is not None)
        if thrown is not None and desk.creation.age_roll is not None:
            self.face.show_faces((desk.creation.age_roll,), thrown - desk.creation.age_roll)
        self.thrown.setText("" if thrown is None else f"= {thrown}")
        self.thrown.setVisible(has_rules and thrown is not None)
        self.age.set_value(character.age or 0, enabled=writable)
        if character.age is None:
            self.age.field.set_value("")
        self.effect.setText(self._effect() if has_rules else self.tr("These rules give age no effect."))
        found = budget(character, desk.derived, "age")
        due = found.total or 0
        self.losses.setVisible(has_rules and bool(due or found.used))
        self.losses.setText(self.tr("Age takes: {used} of {total}").format(used=found.used, total=due))
        self._show_rows(shown=has_rules and bool(due or found.used))
        self.spread.setVisible(has_rules and due > 0)
        self.spread.setEnabled(writable)

    def first(self) -> QWidget:
        return self.throw if not self.throw.isHidden() else self.age.field

    def stops(self) -> list[QWidget]:
        return [self.throw, self.age.field, *(row.stepper.field for row in self.rows.values()), self.spread]

    def commit_pending(self) -> None:
        self.age.field.commit_pending()
        for row in self.rows.values():
            row.stepper.field.commit_pending()

    def take_theme(self) -> None:
        self.face.set_theme(self.theme)
        self.age.set_look(self.look)
        for row in self.rows.values():
            row.set_theme(self.theme)

    def _effect(self) -> str:
        """What the age gives and takes, in sentences."""
        plan = plan_of(self.desk.character, self.desk.derived)
        if plan.age is None:
            return self.tr(
                "Each full ten years above the age thrown give profession points; from 50 on age takes some."
            )
        said = []
        if not plan.options.education or plan.final_values.get("edu") is not None:
            education = plan.final_values.get("edu")
            plain = professional_points(plan.options, education=education)
            now = professional_points(plan.options, education=education, age=plan.age, rolled_age=plan.rolled_age)
            if now != plain:
                said.append(self.tr("{n} profession points.").format(n=labels.signed(now - plain)))
        mature, young = plan.losses_due
        if mature:
            names = [characteristic_abbreviation(id_, plan.options, content_language()) for id_ in AGEING]
            said.append(self.tr("%n point(s) off {names}.", "", mature).format(names=", ".join(names)))
        if young:
            said.append(self.tr("%n point(s) off any characteristic.", "", young))
        return " ".join(said) or self.tr("This age changes nothing.")

    def _show_rows(self, *, shown: bool) -> None:
        active = active_characteristics(self.desk.character.options)
        young = plan_of(self.desk.character, self.desk.derived).losses_due[1]
        parts = {row.id: row.age for row in self.desk.character.characteristics}
        wanted = [id_ for id_ in active if id_ in AGEING or young or parts.get(CharacteristicId(id_))]
        for id_ in active:
            if id_ in wanted and shown and id_ not in self.rows:
                self.rows[id_] = LossRow(self.desk, self.theme, id_, self)
                before = sum(1 for other in active[: active.index(id_)] if other in self.rows)
                self.column.insertWidget(self._place + before, self.rows[id_])
        for id_, row in self.rows.items():
            row.setVisible(shown and id_ in wanted)
            row.refresh()

    def _take_age(self, text: str) -> str:
        number = read_number(text) if text.strip() else None
        if number is None and text.strip():
            return not_a_number()
        return self.desk.do(SetIdentity("age", number))

    def _step_age(self, amount: int) -> str:
        return self.desk.step(SetIdentity("age", max(0, (self.desk.character.age or 0) + amount)))

    def _on_throw(self) -> None:
        self.tell(self.desk.do(throw_age(self.desk.character, self.desk.dice)))

    def _on_spread(self) -> None:
        self.tell(self.desk.do(spread_losses(self.desk.character, SystemChance())))
