"""Places and penalties of a piece of armour in edit mode: points place by place, and what it makes worse."""

from functools import partial

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QVBoxLayout, QWidget

from brp_desktop.catalogue.names import collation_key, full_skill_name, roll_name
from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.controllers.language import content_language
from brp_desktop.models.numbers import read_number
from brp_desktop.rules.brp.characteristics import CHARACTERISTIC_ROLLS
from brp_desktop.rules.brp.hit_locations import LOCATIONS
from brp_desktop.sheet.belongings import Armour, Burden
from brp_desktop.sheet.edits import SetBelonging
from brp_desktop.views import combat_words, labels
from brp_desktop.views.brp.belonging_form import Answer
from brp_desktop.views.brp.handing_in import stepped, typed
from brp_desktop.views.brp.look import Look
from brp_desktop.views.brp.sheet_button import SheetButton, SheetChoice, SheetWords
from brp_desktop.views.brp.sheet_number import SheetNumber
from brp_desktop.views.brp.texts import not_a_number
from brp_desktop.views.brp.weapon_rows import category_names
from brp_desktop.views.stops import chain
from brp_desktop.views.xantis.flow import FlowRow

translate = QCoreApplication.translate


def burden_name(document: BrpDocument, on: str) -> str:
    """What a penalty weighs on: a skill, a whole category, a characteristic roll."""
    kind, _, id_ = on.partition(".")
    language, options = content_language(), document.character.options
    if kind == "category":
        return translate("combat", "all of {category}").format(category=category_names().get(id_, id_))
    if kind == "roll":
        return roll_name(id_, options, language)
    row = next((row for row in document.character.skills if row.skill == id_), None)
    if row is not None and row.speciality is None and not row.speciality_text:
        return full_skill_name(row, language)
    from brp_desktop.catalogue.brp import brp_catalogue, localised

    known = brp_catalogue().skills.get(id_)
    return id_ if known is None else localised(known.names, language)


class PlacesEditor(QWidget):
    """Points at each hit location; all empty: as the catalogue says."""

    def __init__(self, document: BrpDocument, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._document = document
        self._row: Armour | None = None
        self.words = SheetWords(look, self, "small", "text_2")
        self.flow = FlowRow(self, look.px(8))
        self.numbers = {
            place: SheetNumber(look, partial(self._take, place), self.flow, steps=False) for place in LOCATIONS
        }
        for place, number in self.numbers.items():
            number.stepped.connect(partial(self._step, place))
        self.flow.set_items(list(self.numbers.values()))
        column = QVBoxLayout(self)
        column.setContentsMargins(4, 2, 0, 2)
        column.setSpacing(0)
        column.addWidget(self.words)
        column.addWidget(self.flow)

    def set_look(self, look: Look) -> None:
        """Paint in another theme or zoom."""
        self.words.set_look(look)
        for number in self.numbers.values():
            number.set_look(look)
        self.flow.set_gap(look.px(8))

    def show_row(self, row: Armour) -> None:
        """Show the places of a piece."""
        self._row = row
        self.words.say(
            translate("combat", "Points at each place; where all are empty it covers what the catalogue says.")
        )
        points = dict(row.places or ())
        for place, number in self.numbers.items():
            number.set_words(combat_words.location_name(place))
            number.set_value(points.get(place))
            number.allow(field=not self._document.read_only)
        self.flow.arrange()

    def commit_pending(self) -> None:
        """Hand in half-typed numbers."""
        for number in self.numbers.values():
            number.field.commit_pending()

    def _places(self, place: str, points: int | None) -> tuple[tuple[str, int], ...] | None:
        row = self._row
        known = dict(row.places or ()) if row is not None else {}
        known.pop(place, None)
        if points is not None:
            known[place] = points
        return tuple((each, known[each]) for each in LOCATIONS if each in known) or None

    def _take(self, place: str, text: str) -> str:
        number = read_number(text) if text.strip() else None
        if text.strip() and number is None:
            return not_a_number()
        if self._row is None:
            return ""
        return typed(self._document, SetBelonging("armour", self._row.id, "places", self._places(place, number)))

    def _step(self, place: str, amount: int) -> None:
        if self._row is not None:
            points = max(0, dict(self._row.places or ()).get(place, 0) + amount)
            edit = SetBelonging("armour", self._row.id, "places", self._places(place, points))
            stepped(self._document, edit)


class _Line(QWidget):
    """One penalty: on what, how much, away with it."""

    def __init__(self, editor: "BurdensEditor", place: int, look: Look) -> None:
        super().__init__(editor)
        self.flow = FlowRow(self, look.px(4))
        self.what = SheetChoice(look, self.flow)
        self.value = SheetNumber(look, partial(editor.take_value, place), self.flow)
        self.remove = SheetButton(look, self.flow, "remove", flat=True)
        self.flow.set_items([self.what, self.value, self.remove])
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.flow)
        self.what.chosen.connect(partial(editor.take_what, place))
        self.value.stepped.connect(partial(editor.step_value, place))
        self.remove.clicked.connect(partial(editor.take_away, place))

    def set_look(self, look: Look) -> None:
        """Paint in another theme or zoom."""
        for part in (self.what, self.value, self.remove):
            part.set_look(look)
        self.flow.arrange()


class BurdensEditor(QWidget):
    """The penalties of a piece one by one. The first change writes down those of the catalogue with it."""

    def __init__(self, document: BrpDocument, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._document = document
        self._look = look
        self._row: Armour | None = None
        self.lines: list[_Line] = []
        self.words = SheetWords(look, self, "small", "text_2")
        self.add = SheetButton(look, self, "add", flat=True)
        self.add.clicked.connect(self._on_add)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(4, 2, 0, 2)
        self._column.setSpacing(0)
        self._column.addWidget(self.words)
        self._column.addWidget(self.add)

    def set_look(self, look: Look) -> None:
        """Paint in another theme or zoom."""
        self._look = look
        self.words.set_look(look)
        self.add.set_look(look)
        for line in self.lines:
            line.set_look(look)

    def show_row(self, row: Armour) -> None:
        """Show the penalties of a piece."""
        self._row = row
        burdens = self._burdens()
        self.words.say(
            translate("combat", "Penalties while it is worn") if burdens else translate("combat", "No penalties")
        )
        self.add.set_words(translate("combat", "Add a penalty"))
        self.add.setEnabled(not self._document.read_only)
        while len(self.lines) < len(burdens):
            line = _Line(self, len(self.lines), self._look)
            self._column.insertWidget(self._column.count() - 1, line)
            chain(self, (line, self.add))
            self.lines.append(line)
        answers = self._answers()
        for place, line in enumerate(self.lines):
            line.setVisible(place < len(burdens))
            if place < len(burdens):
                self._show_line(line, burdens[place], answers)

    def commit_pending(self) -> None:
        """Hand in half-typed numbers."""
        for line in self.lines:
            line.value.field.commit_pending()

    def take_what(self, place: int, on: object) -> None:
        """A penalty weighs on something else."""
        burdens = list(self._burdens())
        burdens[place] = Burden(str(on), burdens[place].value)
        self._set(burdens)

    def take_value(self, place: int, text: str) -> str:
        """A penalty was typed; what is wrong with it, or nothing."""
        number = read_number(text)
        burdens = list(self._burdens())
        if number is None or place >= len(burdens):
            return not_a_number()
        burdens[place] = Burden(burdens[place].on, number)
        return self._set(burdens)

    def step_value(self, place: int, amount: int) -> None:
        """One or five more or less."""
        burdens = list(self._burdens())
        burdens[place] = Burden(burdens[place].on, burdens[place].value + amount)
        if self._row is not None:
            stepped(self._document, SetBelonging("armour", self._row.id, "burdens", tuple(burdens)))

    def take_away(self, place: int) -> None:
        """One penalty less; the focus goes to what adds one."""
        burdens = list(self._burdens())
        del burdens[place]
        self._set(burdens)
        self.add.setFocus()

    def _on_add(self) -> None:
        burdens = [*self._burdens(), Burden("skill.stealth", -10)]
        if not self._set(burdens) and len(self.lines) >= len(burdens):
            self.lines[len(burdens) - 1].what.setFocus()

    def _set(self, burdens: list[Burden]) -> str:
        if self._row is None:
            return ""
        return typed(self._document, SetBelonging("armour", self._row.id, "burdens", tuple(burdens)))

    def _burdens(self) -> tuple[Burden, ...]:
        return () if self._row is None else self._document.derived.armour[self._row.id].burdens

    def _show_line(self, line: _Line, burden: Burden, answers: list[Answer]) -> None:
        known = any(value == burden.on for value, _, _ in answers)
        name = burden_name(self._document, burden.on)
        shown = answers if known else [(burden.on, name, ""), *answers]
        writable = not self._document.read_only
        line.what.set_answers(translate("combat", "Penalty on"), shown, burden.on)
        line.what.setEnabled(writable)
        line.value.set_words(
            "",
            "",
            less=translate("combat", "{name}: more of a penalty").format(name=name),
            more=translate("combat", "{name}: less of a penalty").format(name=name),
        )
        line.value.field.setAccessibleName(labels.listed((translate("combat", "Penalty on"), name)))
        line.value.set_value(burden.value)
        line.value.allow(less=writable, more=writable, field=writable)
        line.remove.set_words("", "", translate("combat", "Remove this penalty"))
        line.remove.setAccessibleName(translate("combat", "Remove the penalty on {name}").format(name=name))
        line.remove.setEnabled(writable)
        line.flow.arrange()

    def _answers(self) -> list[Answer]:
        character, language = self._document.character, content_language()
        categories = sorted(category_names().items(), key=lambda each: collation_key(each[1]))
        found: list[Answer] = [
            (f"category.{id_}", burden_name(self._document, f"category.{id_}"), "") for id_, _ in categories
        ]
        rolls = (roll for roll in CHARACTERISTIC_ROLLS.values() if roll)
        found += [(f"roll.{id_}", roll_name(id_, character.options, language), "") for id_ in rolls]
        skills = {row.skill: burden_name(self._document, f"skill.{row.skill}") for row in character.skills if row.skill}
        ordered = sorted(skills.items(), key=lambda each: collation_key(each[1]))
        return [*found, *((f"skill.{id_}", name, "") for id_, name in ordered)]
