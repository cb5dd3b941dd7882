"""The fourth and fifth steps: a profession or a personality, and the skills chosen for it."""

from functools import partial

from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from brp_desktop.catalogue.brp import localised
from brp_desktop.catalogue.names import collation_key, full_skill_name
from brp_desktop.catalogue.professions import profession_catalogue
from brp_desktop.controllers.language import content_language
from brp_desktop.play.chance import SystemChance
from brp_desktop.play.creation import ListName, OpenChoice, chosen_rows, misfits, open_choices, picks_of, skill_list
from brp_desktop.play.creation_acts import Act
from brp_desktop.play.creation_choices import (
    choose_personality,
    choose_profession,
    choose_skill,
    drop_skill,
    fixed_pick,
)
from brp_desktop.play.creation_random import fill_rest
from brp_desktop.rules.brp.skill_lists import Pick
from brp_desktop.sheet.ids import SkillId
from brp_desktop.views import labels
from brp_desktop.views.brp.creation.skill_picks import Offers
from brp_desktop.views.brp.creation.step_page import StepPage, dress, drop, put
from brp_desktop.views.brp.creation.wealth_box import WealthBox
from brp_desktop.views.brp.creation.words import open_sentence
from brp_desktop.views.controls import IconButton, LinkButton
from brp_desktop.views.gm.pick_list import PickList
from brp_desktop.views.plain_label import PlainLabel

CHOSEN = 26
"""Height of a line of what is chosen, px."""


class ListPage(StepPage):
    """What is chosen, what is still open group by group, and a line to find more with."""

    which: ListName

    def make(self) -> None:
        self.box = self.choice()
        self.box.activated.connect(self._on_chosen)
        self.aside = self.text("small", "text_2")
        self.chosen: dict[SkillId, tuple[QWidget, QLabel, IconButton]] = {}
        self.open: dict[int, tuple[QLabel, LinkButton]] = {}
        self.list_title = self.text("strong")
        self.fill = self.push("roll")
        self.fill.clicked.connect(self._on_fill)
        self.column.addWidget(self.box)
        self.column.addWidget(self.aside)
        self.make_more()
        self.column.addWidget(self.list_title)
        self._chosen_lines, self._open_lines = self.lines(), self.lines()
        self.row(self.fill)
        self._picks: PickList | None = None

    def make_more(self) -> None:
        """Parts of one list only."""

    def choices(self) -> list[tuple[str, str | None]]:
        """Names and ids to choose from."""
        raise NotImplementedError

    def choose(self, id_: str | None) -> Act:
        """The act of choosing one."""
        raise NotImplementedError

    def current(self) -> str | None:
        """What the sheet has."""
        raise NotImplementedError

    def say(self) -> None:
        self.fill.setText(self.tr("Fill the rest by chance"))
        self.fill.setAccessibleName(self.tr("Fill the choices still open by chance"))

    def show_document(self) -> None:
        character, derived = self.desk.character, self.desk.derived
        self.box.set_choices(self.choices())
        place = self.box.findData(self.current())
        self.box.setCurrentIndex(max(0, place))
        self.box.setEnabled(self.desk.writable)
        wanted = skill_list(character, self.which)
        self.list_title.setVisible(wanted is not None)
        if wanted is not None:
            count = len(chosen_rows(character, self.which))
            said = self.tr("Skills: {n} of {total}").format(n=count, total=wanted.size)
            self.list_title.setText(said)
        open_ = open_choices(character, derived, self.which)
        self._show_chosen(wanted is not None)
        self._show_open(open_)
        self.fill.setVisible(bool(open_))
        self.fill.setEnabled(self.desk.writable)

    def first(self) -> QWidget:
        return self.box

    def stops(self) -> list[QWidget]:
        chosen = [parts[2] for parts in self.chosen.values()]
        open_ = [self.open[place][1] for place in sorted(self.open)]
        return [self.box, *self.more_stops(), *chosen, *open_, self.fill]

    def more_stops(self) -> list[QWidget]:
        """The stops of the parts of one list only."""
        return []

    def take_theme(self) -> None:
        for _, label, _ in self.chosen.values():
            dress(label, self.theme, "body", "text")

    # what is chosen

    def _show_chosen(self, shown: bool) -> None:
        character = self.desk.character
        rows = chosen_rows(character, self.which) if shown else ()
        focused = next((id_ for id_, parts in self.chosen.items() if parts[2].hasFocus()), None)
        order = list(self.chosen)
        for id_ in [id_ for id_ in order if id_ not in rows]:
            widget, _, button = self.chosen.pop(id_)
            self.forget(button)
            drop(widget, self._chosen_lines)
        self.chosen = {id_: self.chosen.get(id_) or self._make_chosen(id_) for id_ in rows}
        put([parts[0] for parts in self.chosen.values()], self._chosen_lines)
        self._name_chosen()
        if focused is not None and focused not in self.chosen:
            after = order[order.index(focused) + 1 :]
            next_ = next((self.chosen[id_][2] for id_ in after if id_ in self.chosen), None)
            (next_ or self.box).setFocus()

    def _make_chosen(self, id_: SkillId) -> tuple[QWidget, QLabel, IconButton]:
        widget = QWidget(self)
        label = PlainLabel(parent=widget)
        label.setWordWrap(True)
        dress(label, self.theme, "body", "text")
        button = self.sign("close", 18)
        button.setParent(widget)
        button.clicked.connect(partial(self._on_drop, id_))
        line = QHBoxLayout(widget)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(label, 1)
        line.addWidget(button)
        widget.setMinimumHeight(CHOSEN)
        return widget, label, button

    def _name_chosen(self) -> None:
        character = self.desk.character
        wanted = skill_list(character, self.which)
        fixed = {fixed_pick(group) for group in wanted.groups} if wanted is not None else set()
        wrong = misfits(character, self.desk.derived, self.which)
        picks = dict(zip(chosen_rows(character, self.which), picks_of(character, self.which), strict=True))
        for id_, (_, label, button) in self.chosen.items():
            row = next(row for row in character.skills if row.id == id_)
            name = full_skill_name(row, content_language())
            said = self.tr("{skill}: not of this list").format(skill=name) if id_ in wrong else name
            label.setText(said)
            button.set_words(self.tr("{skill}: choose no more").format(skill=name))
            is_fixed = picks[id_] in fixed or (Pick(picks[id_].skill) in fixed)
            button.setVisible(not is_fixed)
            button.setEnabled(self.desk.writable)

    # what is open

    def _show_open(self, choices: tuple[OpenChoice, ...]) -> None:
        wanted = {choice.place: choice for choice in choices}
        for place in [place for place in self.open if place not in wanted]:
            label, button = self.open.pop(place)
            had_focus = button.hasFocus()
            self.forget(button)
            self._texts = [entry for entry in self._texts if entry[0] is not label]
            for part in (label, button):
                drop(part, self._open_lines)
            if had_focus:
                after = next((self.open[other][1] for other in sorted(self.open) if other > place), None)
                (after or self.box).setFocus()
        for place, choice in sorted(wanted.items()):
            if place not in self.open:
                self.open[place] = (self.text("small", "text_2"), self.link("add"))
                self.open[place][1].clicked.connect(partial(self._on_choose, place))
            label, button = self.open[place]
            said = open_sentence(choice)
            label.setText(said)
            button.setText(self.tr("Choose a skill"))
            button.setAccessibleName(labels.with_value(self.tr("Choose a skill"), said))
            button.setEnabled(self.desk.writable)
            button.updateGeometry()
        put([part for place in sorted(self.open) for part in self.open[place]], self._open_lines)

    # what happens

    def _on_chosen(self, index: int) -> None:
        id_ = self.box.currentData()
        if id_ != self.current():
            self.tell(self.desk.do(self.choose(id_)))

    def _on_drop(self, id_: SkillId, checked: bool = False) -> None:
        self.tell(self.desk.do(drop_skill(self.desk.character, self.which, id_)))

    def _on_choose(self, place: int, checked: bool = False) -> None:
        choice = next((one for one in self._open_now() if one.place == place), None)
        if choice is None:
            return
        taken = picks_of(self.desk.character, self.which)
        offers = Offers(self.desk.character.options)
        entries = choice.group.entries
        lines = offers.lines(entries, taken) if choice.group.strict else offers.everything(taken)
        self._picks = PickList(self.theme, self.window())
        self._picks.picked.connect(self._on_picked)
        self._picks.open_for(self.tr("Choose a skill"), lines, self.open[place][1])

    def _open_now(self) -> tuple[OpenChoice, ...]:
        return open_choices(self.desk.character, self.desk.derived, self.which)

    def _on_picked(self, pick: Pick) -> None:
        if self._picks is not None:
            self._picks.deleteLater()
            self._picks = None
        self.tell(self.desk.do(choose_skill(self.desk.character, self.which, pick)))

    def _on_fill(self) -> None:
        act = fill_rest(self.desk.character, self.which, SystemChance(), lang=content_language())
        self.tell(self.desk.do(act))


class ProfessionPage(ListPage):
    """The profession, with its wealth."""

    which = "profession"

    def make_more(self) -> None:
        self.wealth = WealthBox(self.desk, self.theme, self)
        self.column.addWidget(self.wealth)

    def more_stops(self) -> list[QWidget]:
        return [self.wealth.box]

    def choices(self) -> list[tuple[str, str | None]]:
        options, language = self.desk.character.options, content_language()
        names: list[tuple[str, str | None]] = [
            (localised(one.names, language), one.id) for one in profession_catalogue().offered(options)
        ]
        current = self.current()
        if current is not None and current not in {id_ for _, id_ in names}:
            known = profession_catalogue().professions.get(current)
            names.append((current if known is None else localised(known.names, language), current))
        names.sort(key=lambda pair: collation_key(pair[0]))
        return [(self.tr("One of your own"), None), *names]

    def choose(self, id_: str | None) -> Act:
        return choose_profession(self.desk.character, id_, lang=content_language())

    def current(self) -> str | None:
        return self.desk.character.profession

    def say(self) -> None:
        super().say()
        self.box.setAccessibleName(self.tr("Profession"))

    def show_document(self) -> None:
        super().show_document()
        own = self.current() is None
        self.aside.setVisible(own)
        self.aside.setText(self.tr("Its name is the occupation on the sheet; its points go to any ten skills."))
        self.wealth.refresh()

    def take_theme(self) -> None:
        super().take_theme()
        self.wealth.set_theme(self.theme)


class PersonalityPage(ListPage):
    """The personality package, which adds 20 to each of its skills."""

    which = "personality"

    def choices(self) -> list[tuple[str, str | None]]:
        language = content_language()
        packages = profession_catalogue().personalities.values()
        return [(self.tr("None yet"), None), *((localised(one.names, language), one.id) for one in packages)]

    def choose(self, id_: str | None) -> Act:
        return choose_personality(self.desk.character, id_)

    def current(self) -> str | None:
        return self.desk.character.personality

    def say(self) -> None:
        super().say()
        self.box.setAccessibleName(self.tr("Personality"))

    def show_document(self) -> None:
        super().show_document()
        roll = self.desk.creation.personality_roll
        said = self.tr("Adds 20 to each of thirteen skills.")
        if roll is not None:
            said += " " + self.tr("Thrown: {n} on 1D4.").format(n=roll)
        self.aside.setText(said)
