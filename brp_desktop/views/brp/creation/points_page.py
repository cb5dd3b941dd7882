"""The sixth and seventh steps: points of the profession, then personal ones, with a live budget and the cap."""

from typing import Literal

from PySide6.QtWidgets import QHBoxLayout, QWidget

from brp_desktop.catalogue.names import collation_key, full_skill_name
from brp_desktop.controllers.language import content_language
from brp_desktop.models.numbers import read_number
from brp_desktop.painting.theme import Theme
from brp_desktop.play.creation import PoolName, budget, chosen_rows, misfits, room_of
from brp_desktop.play.creation_acts import take_points_back
from brp_desktop.sheet.brp import Skill
from brp_desktop.sheet.edits import SetPoints
from brp_desktop.sheet.ids import SkillId
from brp_desktop.views import labels
from brp_desktop.views.brp.creation.desk import CreationDesk
from brp_desktop.views.brp.creation.step_page import StepPage, dress, drop, put, quiet
from brp_desktop.views.brp.creation_points import why_points
from brp_desktop.views.brp.detail_parts import Pool
from brp_desktop.views.brp.look import Look
from brp_desktop.views.brp.texts import not_a_number
from brp_desktop.views.gm.pick_list import Pick, PickList
from brp_desktop.views.plain_label import PlainLabel
from brp_desktop.views.xantis.stepper import Stepper

Source = Literal["profession", "personal"]

_FIRST = 5
"""Points that a skill begins with when it is added to the list."""


class PointsRow(QWidget):
    """One skill: its name, its points of this step between − and +, its score."""

    def __init__(self, desk: CreationDesk, theme: Theme, id_: SkillId, source: Source, parent: QWidget) -> None:
        super().__init__(parent)
        self._desk = desk
        self._source: Source = source
        self.id = id_
        self.name = PlainLabel(parent=self)
        self.name.setWordWrap(True)
        self.stepper = quiet(Stepper(Look(theme), self._take, self._step, self))
        self.score = PlainLabel(parent=self)
        self.score.setMinimumWidth(38)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(4)
        line.addWidget(self.name, 1)
        line.addWidget(self.stepper)
        line.addWidget(self.score)
        self._theme = theme
        self._shown: tuple[object, ...] = ()
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        self._shown = ()
        dress(self.name, theme, "body", "text")
        dress(self.score, theme, "strong", "text")
        self.stepper.set_look(Look(theme))

    def refresh(self, row: Skill, *, misfit: bool) -> None:
        """Show the row of the sheet; what is above the cap or of no list is said in words and colour."""
        desk = self._desk
        numbers = desk.derived.skills[row.id]
        cap = desk.character.options.skill_cap
        shown = (row, numbers.score, numbers.base, misfit, cap, desk.writable, content_language())
        if shown == self._shown:
            return
        self._shown = shown
        name = full_skill_name(row, content_language())
        room = room_of(desk.character, desk.derived, row.id)
        over = room is not None and room < 0
        said = self.tr("{skill}, base {base}").format(skill=name, base=labels.two_digits(numbers.base))
        if misfit:
            said = self.tr("{skill}: not of this list").format(skill=name)
        elif over:
            said = self.tr("{skill}: {n} above the cap").format(skill=name, n=-(room or 0))
        self.name.setText(said)
        dress(self.name, self._theme, "body", "danger" if over or misfit else "text")
        self.score.setText(labels.percent(numbers.score))
        self.score.setAccessibleName(f"{name} {labels.percent(numbers.score)}")
        source = self.tr("profession points") if self._source == "profession" else self.tr("personal points")
        words = f"{name}, {source}"
        less, more = self.tr("{name}: one less").format(name=words), self.tr("{name}: one more").format(name=words)
        self.stepper.set_words(words, words, less, more)
        self.stepper.set_value(getattr(row.points, self._source), enabled=desk.writable)

    def _points(self) -> int:
        rows = self._desk.character.skills
        return next((getattr(row.points, self._source) for row in rows if row.id == self.id), 0)

    def _take(self, text: str) -> str:
        number = read_number(text) if text.strip() else 0
        if number is None:
            return not_a_number()
        return self._desk.do(SetPoints(self.id, self._source, number))

    def _step(self, amount: int) -> str:
        return self._desk.step(SetPoints(self.id, self._source, self._points() + amount))


class PointsPage(StepPage):
    """The skills chosen, with room for their points; nothing is refused, everything is said."""

    pool: PoolName
    source: Source

    def make(self) -> None:
        self.gauge = Pool(self.theme, self)
        self.about = self.text("small", "text_2")
        self.rows: dict[SkillId, PointsRow] = {}
        self.empty = self.text("body", "text_2")
        self.add = self.link("add")
        self.add.clicked.connect(self._on_add)
        self.back = self.push("undo")
        self.back.clicked.connect(self._on_back)
        self.column.addWidget(self.gauge)
        self.column.addWidget(self.about)
        self.column.addWidget(self.empty)
        self._lines = self.lines()
        self.row(self.add)
        self.row(self.back)
        self._picks: PickList | None = None

    def shown_rows(self) -> list[SkillId]:
        """The rows of the sheet that are listed."""
        raise NotImplementedError

    def pool_name(self) -> str:
        """What the gauge is called."""
        raise NotImplementedError

    def say(self) -> None:
        self.add.setText(self.tr("Another skill"))
        self.add.setAccessibleName(self.tr("Points on another skill"))
        self.back.setText(self.tr("Take all points back"))
        self.back.setAccessibleName(self.back.text())

    def show_document(self) -> None:
        character, derived = self.desk.character, self.desk.derived
        found = budget(character, derived, self.pool)
        of = str(found.used)
        if found.total is not None:
            of = self.tr("{used} of {total} spent").format(used=found.used, total=found.total)
        self.gauge.show_points(self.pool_name(), found.used, found.total, of)
        self.gauge.explain(why_points(character, derived, self.pool))
        self.about.setText(self._about())
        wanted = self.shown_rows()
        self._show_rows(wanted)
        self.empty.setVisible(not wanted)
        self.empty.setText(self.tr("No skill is chosen yet: choose some before, or type points on the sheet."))
        self.add.setEnabled(self.desk.writable)
        self.back.setEnabled(self.desk.writable and found.used != 0)

    def first(self) -> QWidget:
        return next((row.stepper.field for row in self.rows.values()), self.add)

    def stops(self) -> list[QWidget]:
        return [*(row.stepper.field for row in self.rows.values()), self.add, self.back]

    def commit_pending(self) -> None:
        for row in self.rows.values():
            row.stepper.field.commit_pending()

    def take_theme(self) -> None:
        self.gauge.theme = self.theme
        self.gauge.update()
        for row in self.rows.values():
            row.set_theme(self.theme)
        self.show_document()

    def _about(self) -> str:
        cap = self.desk.character.options.skill_cap
        if cap is None:
            return self.tr("These rules set no limit to skills at the start.")
        return self.tr("Up to {cap} at the start, or the base where that is higher.").format(cap=labels.percent(cap))

    def _show_rows(self, wanted: list[SkillId]) -> None:
        character = self.desk.character
        rows = {row.id: row for row in character.skills}
        wrong = misfits(character, self.desk.derived, "profession") if self.source == "profession" else ()
        for id_ in [id_ for id_ in self.rows if id_ not in wanted]:
            gone = self.rows.pop(id_)
            had_focus = gone.stepper.field.hasFocus()
            drop(gone, self._lines)
            if had_focus:
                self.add.setFocus()
        for id_ in wanted:
            if id_ not in self.rows:
                self.rows[id_] = PointsRow(self.desk, self.theme, id_, self.source, self)
            self.rows[id_].refresh(rows[id_], misfit=id_ in wrong)
        self.rows = {id_: self.rows[id_] for id_ in wanted}
        put(list(self.rows.values()), self._lines)

    def _on_add(self) -> None:
        """Any other skill of the sheet: the first points are put on it, so that it stands in the list."""
        language = content_language()
        lines = [
            Pick(row.id, full_skill_name(row, language), figure=labels.percent(self.desk.derived.skills[row.id].score))
            for row in self.desk.character.skills
            if row.id not in self.rows
        ]
        lines.sort(key=lambda line: collation_key(line.name))
        self._picks = PickList(self.theme, self.window())
        self._picks.picked.connect(self._on_picked)
        self._picks.open_for(self.tr("Points on another skill"), lines, self.add)

    def _on_picked(self, id_: SkillId) -> None:
        if self._picks is not None:
            self._picks.deleteLater()
            self._picks = None
        row = next(row for row in self.desk.character.skills if row.id == id_)
        self.tell(self.desk.do(SetPoints(id_, self.source, getattr(row.points, self.source) + _FIRST)))
        if id_ in self.rows:
            self.rows[id_].stepper.field.setFocus()
            self.rows[id_].stepper.field.selectAll()

    def _on_back(self) -> None:
        self.tell(self.desk.do(take_points_back(self.desk.character, self.source)))


class ProfessionPointsPage(PointsPage):
    """The ten skills of the profession."""

    pool = "professional"
    source = "profession"

    def shown_rows(self) -> list[SkillId]:
        return list(chosen_rows(self.desk.character, "profession"))

    def pool_name(self) -> str:
        return self.tr("Profession points")


class PersonalPointsPage(PointsPage):
    """The skills of the profession and the personality, and whatever else has personal points."""

    pool = "personal"
    source = "personal"

    def shown_rows(self) -> list[SkillId]:
        character = self.desk.character
        rows = [*chosen_rows(character, "profession"), *chosen_rows(character, "personality")]
        rows += [row.id for row in character.skills if row.points.personal]
        return list(dict.fromkeys(rows))

    def pool_name(self) -> str:
        return self.tr("Personal points")
