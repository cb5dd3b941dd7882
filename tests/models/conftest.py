"""Sheets and words for the tests of the models: a real character, and texts that say which row they speak of."""

from dataclasses import replace
from typing import Any

import pytest

from brp_desktop.rules.brp import UGE
from brp_desktop.sheet.brp import BrpCharacter, Characteristic, Skill, SkillPoints
from brp_desktop.sheet.changes import ChangeSet, diff
from brp_desktop.sheet.derive import Derived, derive
from brp_desktop.sheet.edits import Edit
from brp_desktop.sheet.ids import CharacteristicId, SkillId
from brp_desktop.sheet.new import new_character


class PlainTexts:
    """Words without a language: ids and numbers."""

    def row(self, row: Any) -> str:
        return f"{row.name}, {row.score}%{', ticked' if row.ticked else ''}"

    def cell(self, row: Any, column: Any) -> str:
        return f"{row.name}, {column.name}"

    def number(self, row: Any, column: Any) -> str:
        return "" if row.score is None else f"{(row.score, row.half, row.special, row.critical)[column - 1]:02d}"

    def explanation(self, row: Any) -> str:
        return f"odds of {row.name}"

    def heading(self, column: Any) -> str:
        return str(column.name)

    def heading_name(self, column: Any) -> str:
        return f"name of {column.name}"

    def section(self, section: Any) -> str:
        return section.category or "".join(section.initials or ())

    def characteristic(self, row: Any) -> str:
        return f"{row.roll}, {row.abbreviation} {row.value}"

    def characteristic_explanation(self, row: Any) -> str:
        return row.name

    def edit_cell(self, row: Any, column: Any, shown: str) -> str:
        return f"{row.name}, {column.name} {shown}"

    def edit_base(self, skill: Any, row: Any) -> str:
        return str(row.base)

    def edit_total(self, row: Any) -> str:
        return str(row.score)

    def add_speciality(self, family: str) -> str:
        return f"another {family}"

    def add_skill(self, category: str) -> str:
        return f"add to {category}"

    def edit_heading(self, column: Any) -> str:
        return str(column.name)

    def edit_heading_name(self, column: Any) -> str:
        return f"name of {column.name}"

    def not_a_number(self) -> str:
        return "not a number"

    def refusal(self, error: Any) -> str:
        return str(error.code)


class Sheet:
    """A document without a controller: value, derived values, and what the last edit changed."""

    def __init__(self, character: BrpCharacter) -> None:
        self.character = character
        self.derived: Derived = derive(character)
        self.listeners: list[Any] = []
        self.performed: list[Edit] = []

    def perform(self, edit: Edit) -> bool:
        self.performed.append(edit)
        return self.become(edit.apply(self.character))

    def become(self, after: BrpCharacter) -> bool:
        before, old = self.character, self.derived
        if after == before:
            return False
        self.character = after
        self.derived = derive(after, old)
        changes: ChangeSet = diff(before, after, old, self.derived)
        for listener in self.listeners:
            listener.apply(changes, self.character, self.derived)
        return True

    def show(self, *models: Any) -> None:
        for model in models:
            model.set_snapshot(self.character, self.derived)
            self.listeners.append(model)


def filled_character() -> BrpCharacter:
    """A character under the UGE with numbers in all characteristics, points, specialities, ticks."""
    character = new_character(UGE, name="Adèle Fournier")
    values = {"str": 10, "con": 12, "siz": 11, "int": 15, "pow": 14, "dex": 13, "app": 14}
    character = replace(
        character,
        characteristics=tuple(Characteristic(id=CharacteristicId(key), initial=value) for key, value in values.items()),
    )
    trained = {"spot": 40, "listen": 20, "stealth": 45, "knowledge.history": 55, "dodge": 14}
    return replace(
        character,
        skills=(
            *(
                replace(row, points=SkillPoints(personal=trained.get(row.id, 0)), ticked=row.id in {"spot", "dodge"})
                for row in character.skills
            ),
            Skill(id=SkillId("own.1"), name="Œnologie", category="perception", points=SkillPoints(personal=12)),
            Skill(
                id=SkillId("language_own.french"),
                skill="language_own",
                speciality_text="Français",
                points=SkillPoints(personal=20),
            ),
        ),
    )


@pytest.fixture
def texts() -> PlainTexts:
    """Words without a language."""
    return PlainTexts()


@pytest.fixture
def sheet() -> Sheet:
    """A real sheet, changed by edits."""
    return Sheet(filled_character())
