"""Loaded dice and a ready character for the tests of play."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

from brp_desktop.rules.brp import SRD, BrpOptions
from brp_desktop.sheet.brp import BrpCharacter, SkillPoints
from brp_desktop.sheet.new import new_character

VALUES = {"str": 13, "con": 12, "siz": 14, "int": 15, "pow": 11, "dex": 13, "app": 10, "edu": 12}


class LoadedDice:
    """A source that gives faces in the order they were listed and remembers what was asked."""

    def __init__(self, *faces: int) -> None:
        self.faces: Iterator[int] = iter(faces)
        self.asked: list[int] = []

    def die(self, sides: int) -> int:
        """The next face."""
        self.asked.append(sides)
        return next(self.faces)


class LoadedRoll(LoadedDice):
    """Two ten-sided dice that will show a value of 1 … 100."""

    def __init__(self, value: int) -> None:
        super().__init__(value % 100 // 10 or 10, value % 10 or 10)


@pytest.fixture
def faces() -> type[LoadedDice]:
    """Loaded dice by their faces: ``faces(3, 10)``."""
    return LoadedDice


@pytest.fixture
def showing() -> type[LoadedRoll]:
    """Loaded dice by what they show together: ``showing(100)``."""
    return LoadedRoll


@pytest.fixture
def hero() -> Callable[..., BrpCharacter]:
    """A character with all characteristics; skills by row id and points, options by name."""

    def made(options: BrpOptions = SRD, **points: int) -> BrpCharacter:
        blank = new_character(options, name="Anna")
        characteristics = tuple(replace(row, initial=VALUES[row.id]) for row in blank.characteristics)
        skills = tuple(
            replace(row, points=SkillPoints(personal=points[row.id])) if row.id in points else row
            for row in blank.skills
        )
        assert set(points) <= {row.id for row in skills}
        return replace(blank, characteristics=characteristics, skills=skills)

    return made


@pytest.fixture
def changed() -> Callable[..., BrpCharacter]:
    """The character with one skill row changed: ``changed(character, "spot", ticked=True)``."""

    def made(character: BrpCharacter, skill: str, **fields: Any) -> BrpCharacter:
        rows = tuple(replace(row, **fields) if row.id == skill else row for row in character.skills)
        assert rows != character.skills
        return replace(character, skills=rows)

    return made
