"""Fright, disease, a fall and what a major wound leaves, through the widgets of the combat page."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.play.entries import JournalEntry
from brp_desktop.sheet.edits import SetOptions, TakeDamage
from brp_desktop.storage.journal_query import JournalQuery
from brp_desktop.views import combat_explanations, combat_words, roll_words
from brp_desktop.views.brp.health_view import HealthView
from brp_desktop.views.edit_labels import edit_name
from tests.stories.conftest import Player, Start, plain

pytestmark = pytest.mark.gui

CONTROL = Qt.KeyboardModifier.ControlModifier


class Patient(Player):
    """A player with the combat page in front."""

    sheet: BrpDocument

    @property
    def health(self) -> HealthView:
        assert self.window.sheet is not None
        return self.window.sheet.other_pages.combat.health

    def lines(self) -> list[JournalEntry]:
        return list(self.context.log.entries(JournalQuery(document=self.sheet.document_id), 100))

    def fill(self, **values: str) -> None:
        """Type into fields of the form that is unfolded."""
        for id_, text in values.items():
            host = self.health.form.fields[id_].host
            host.clear()
            host.setFocus()
            self.type(text)
            self.press(Qt.Key.Key_Return)

    def go(self) -> str:
        """The form's button with the keyboard, and what it says is wrong."""
        self.health.form.go.setFocus()
        self.press(Qt.Key.Key_Return)
        QApplication.processEvents()
        return plain(self.health.form.error.text())

    @property
    def told(self) -> str:
        return plain(self.window.rolling.combat.panel.said.text())

    def track(self, id_: str) -> int | None:
        return self.sheet.derived.resources[id_].current


@pytest.fixture
def patient(start: Start, sample: Path) -> Patient:
    player = start(sample)
    player.__class__ = Patient
    assert isinstance(player, Patient)
    [player.sheet] = player.context.files.documents
    player.sheet.perform(SetOptions(replace(player.sheet.character.options, sanity=True)))
    player.press(Qt.Key.Key_2, CONTROL)
    QApplication.processEvents()
    return player


def test_what_a_disease_costs_is_taken_off_and_comes_back(patient: Patient) -> None:
    """15.3: a characteristic point each week, day, hour or minute; one step with its line, hit points follow."""
    sheet, health = patient.sheet, patient.health
    con, hit_points = sheet.derived.values["con"], sheet.derived.resources["hit_points"].maximum
    assert con is not None
    assert hit_points is not None
    health.buttons["disease"].click()
    patient.fill(roll="99")
    assert patient.go() == ""
    health.buttons["disease"].click()
    health.form._on_chosen("what", "costs")
    QApplication.processEvents()
    assert plain(health.form.title.text()) == "What a disease costs"
    assert plain(health.form.words.text()) == "Mild: −1 on a characteristic each week."
    assert health.form.fields["which"].host.hasFocus()
    patient.fill(points="0")
    assert patient.go() != ""
    patient.fill(points=str(con + 1))
    assert patient.go() != ""
    assert sheet.derived.values["con"] == con
    patient.fill(points="2")
    assert patient.go() == ""
    assert sheet.derived.values["con"] == con - 2
    assert sheet.derived.resources["hit_points"].maximum == hit_points - 1
    assert "CON −2." in patient.told
    line = patient.lines()[0]
    assert (roll_words.entry_title(line), roll_words.entry_level_line(line)) == ("Disease", "CON −2.")
    assert [row.value for row in combat_explanations.combat_rows(line)] == ["−2"]
    step = sheet.undo_step
    assert step is not None
    assert edit_name(step.edit, sheet.character) == "cost of a disease"
    patient.press(Qt.Key.Key_Z, CONTROL)
    assert sheet.derived.values["con"] == con
    assert patient.lines()[0].undone


def test_a_heavy_loss_names_a_disorder_and_its_length_and_is_undone_as_one(patient: Patient) -> None:
    before = patient.track("sanity")
    power = patient.sheet.derived.values["pow"]
    assert before is not None
    assert power is not None
    threshold = -(-power * 5 // 2)
    form = patient.health.form
    patient.health.buttons["fright"].click()
    assert plain(form.words.text()) == (
        f"Against {before}%: a success costs 0, a failure 1D3. {threshold} points lost in a turn bring on a disorder: "
        "1D6 names it, 1D8 says for how long."
    )
    patient.fill(loss="1D10/1D100", roll="00", total=str(threshold), kind="7")
    assert patient.go() == "1D6 cannot show 7."
    patient.fill(kind="4")
    patient.dice.next_others.append(3)
    assert patient.go() == ""
    assert patient.track("sanity") == before - threshold
    left = before - threshold
    said = f"Phobia for 2 hours. {threshold} points of sanity lost, {left} left."
    assert said in patient.told
    assert "Shuns whatever recalls the fright." in patient.told
    line = patient.lines()[0]
    assert plain(combat_words.entry_line(line)) == said
    rows = {row.label: row.value for row in combat_explanations.combat_rows(line)}
    assert (rows["1D6"], rows["1D8"]) == ("4, phobia", "3, 2 hours")
    patient.press(Qt.Key.Key_Z, CONTROL)
    assert patient.track("sanity") == before
    assert patient.lines()[0].undone


def test_a_small_loss_brings_on_nothing_and_a_usual_one_is_chosen(patient: Patient) -> None:
    patient.health.buttons["fright"].click()
    patient.fill(roll="00", kind="4", length="8")
    patient.dice.next_others.append(2)
    assert patient.go() == ""
    assert plain(combat_words.entry_line(patient.lines()[0])).startswith("2 points of sanity lost, ")
    assert "hobia" not in patient.told


def test_what_was_lost_before_in_the_turn_counts(patient: Patient) -> None:
    """15.5: the form knows the last loss, unless it was undone; the person may say something else."""
    power = patient.sheet.derived.values["pow"]
    assert power is not None
    threshold = -(-power * 5 // 2)
    form = patient.health.form

    def lost(dice: str, total: int, **more: str) -> str:
        patient.health.buttons["fright"].click()
        patient.fill(loss=dice, roll="00", total=str(total), **more)
        return patient.go()

    assert lost("0/1D100", threshold - 3) == ""
    assert combat_words.entry_line(patient.lines()[0]).startswith(str(threshold - 3))
    patient.health.buttons["fright"].click()
    assert form.fields["before"].host.text() == str(threshold - 3)
    patient.press(Qt.Key.Key_Escape)
    patient.press(Qt.Key.Key_Z, CONTROL)
    patient.health.buttons["fright"].click()
    assert form.fields["before"].host.text() == "0"
    patient.press(Qt.Key.Key_Escape)
    assert lost("0/1D100", threshold - 3) == ""
    patient.dice.next_others += [3]
    assert lost("0/1D6", 3, kind="2") == ""
    assert plain(combat_words.entry_line(patient.lines()[0])).startswith("Stupor for 2 hours. 3 points")
    patient.health.buttons["fright"].click()
    assert form.fields["before"].host.text() == "0", "a disorder begins the sum anew"
    patient.fill(before="5")
    assert patient.health.form.fields["before"].host.accessibleName() == "lost this turn"


def test_losses_of_an_hour_are_measured_by_what_it_began_with(patient: Patient) -> None:
    options = replace(patient.sheet.character.options, sanity_threshold="fifth_current")
    patient.sheet.perform(SetOptions(options))
    sanity = patient.track("sanity")
    assert sanity is not None
    form = patient.health.form
    patient.health.buttons["fright"].click()
    assert form.fields["before"].host.accessibleName() == "lost this hour"
    assert plain(form.words.text()).endswith(f"{-(-sanity // 5)} points lost in an hour bring on a lasting disorder.")
    patient.fill(before="10")
    assert f" {-(-(sanity + 10) // 5)} points lost in an hour" in plain(form.words.text())


def test_a_disorder_that_stays_asks_for_no_dice(patient: Patient) -> None:
    options = replace(patient.sheet.character.options, sanity_threshold="fifth_current")
    patient.sheet.perform(SetOptions(options))
    patient.health.buttons["fright"].click()
    assert "kind" not in patient.health.form.fields
    patient.fill(loss="0/1D100", roll="00", total="60")
    assert patient.go() == ""
    assert plain(combat_words.entry_line(patient.lines()[0])).startswith("A lasting disorder. 60 points ")


def test_a_disease_from_catching_it_to_the_day_it_passes(patient: Patient) -> None:
    """Stamina, then CON × the day; every failure is counted on by the form."""
    con = patient.sheet.derived.values["con"]
    assert con is not None
    form = patient.health.form
    patient.health.buttons["disease"].click()
    assert plain(form.words.text()) == f"CON ×5, {con * 5}%."
    patient.fill(roll="99")
    assert patient.go() == ""
    assert "Mild: −1 on a characteristic each week." in patient.told
    assert "On day 2 the recovery roll is CON ×2." in patient.told
    patient.health.buttons["disease"].click()
    assert plain(form.words.text()) == f"CON ×2, {con * 2}%."
    patient.dice.next_rolls.append(98)
    assert patient.go() == ""
    assert "Acute: −1 on a characteristic each day." in patient.told
    line = patient.lines()[0]
    assert roll_words.entry_detail(line).endswith("CON ×2")
    assert "Acute: −1 on a characteristic each day." in roll_words.entry_level_line(line)
    patient.health.buttons["disease"].click()
    assert plain(form.words.text()) == f"CON ×3, {con * 3}%."
    patient.fill(day="1")
    assert patient.go() == "The first recovery roll is on day 2."
    patient.fill(day="3", roll="05")
    assert patient.go() == ""
    assert "The disease has passed." in patient.told
    patient.health.buttons["disease"].click()
    assert plain(form.words.text()) == f"CON ×5, {con * 5}%."


def test_a_fall_softened_by_a_skill_ticks_it_and_hurts_in_one_step(patient: Patient) -> None:
    uge = patient.sheet.character.options.data_edition == "uge"
    skill = "jump" if uge else "dodge"
    before = patient.track("hit_points")
    assert before is not None
    form = patient.health.form
    patient.health.buttons["fall"].click()
    assert patient.go() == "Say how many metres it is."
    patient.fill(metres="7")
    assert plain(form.words.text()).startswith("3D6 damage, whatever armour is worn. ")
    patient.dice.next_rolls.append(20)
    patient.dice.next_faces += [1, 2, 3]
    level = "success"
    assert patient.go() == ""
    fallen, rolled = patient.lines()[:2]
    assert (rolled.name.skill, rolled.level) == (skill, level)
    assert (fallen.combat.dice, fallen.combat.points) == ("2D6", 3)  # type: ignore[union-attr]
    assert patient.track("hit_points") == before - 3
    assert patient.sheet.character.wounds[-1].note == "fall of 7 m"
    ticked = next(row for row in patient.sheet.character.skills if row.skill == skill).ticked
    assert ticked is rolled.tick is True
    assert plain(combat_words.entry_sentence(fallen)).startswith("Fall, 2D6: 3 hit points lost, ")
    patient.press(Qt.Key.Key_Z, CONTROL)
    assert patient.track("hit_points") == before
    assert not next(row for row in patient.sheet.character.skills if row.skill == skill).ticked
    assert all(line.undone for line in patient.lines()[:2])


def test_what_a_major_wound_forbids_stands_beside_it(patient: Patient) -> None:
    maximum = patient.sheet.derived.resources["hit_points"].maximum
    assert maximum is not None
    patient.sheet.perform(SetOptions(replace(patient.sheet.character.options, major_wounds=True)))
    patient.sheet.perform(TakeDamage((maximum + 1) // 2))
    table = patient.health.table
    table.set_current_row(patient.health.model.rowCount() - 1, 0)
    patient.health.wound_buttons["loss"].click()
    patient.fill(roll="25")
    patient.dice.next_others.append(2)
    assert patient.go() == ""
    assert plain(combat_words.entry_line(patient.lines()[0])) == "STR −2 for good. Can hold no shield."
    place = patient.health.model.index(patient.health.model.rowCount() - 1, 2)
    assert "an hold no shield" in str(place.data())
