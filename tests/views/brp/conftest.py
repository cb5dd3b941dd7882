"""The sheet of a real character on the screen, and how a person points at its rows."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.controllers.language import Language
from brp_desktop.painting.theme import Theme, load_theme
from brp_desktop.play.rolling import Subject
from brp_desktop.sheet.brp import BrpCharacter, Skill, SkillPoints
from brp_desktop.sheet.ids import SkillId
from brp_desktop.storage import open_document
from brp_desktop.views.brp.sheet_view import SheetView
from brp_desktop.views.style import apply_theme, dress


@pytest.fixture
def theme(qapp: QApplication) -> Theme:
    """The theme «Paper», applied as the application does it."""
    paper = load_theme("paper")
    apply_theme(qapp, paper)
    dress(paper)
    return paper


@pytest.fixture
def character(project_root: Path) -> BrpCharacter:
    """The sample with a French name: specialities, ticks, a skill over 100 and one at 0, notes."""
    return open_document(project_root / "resources" / "samples" / "adele-fournier.rpgsheet").character


@pytest.fixture
def document(qapp: QApplication, character: BrpCharacter) -> BrpDocument:
    """The sample, open."""
    return BrpDocument(character)


@pytest.fixture
def language(qapp: QApplication) -> Iterator[Language]:
    """Switches the language; English again afterwards."""
    switch = Language()
    yield switch
    switch.choose("en")


class Hand:
    """A person in front of the sheet."""

    def __init__(self, sheet: SheetView) -> None:
        self.sheet = sheet
        self.rolled: list[Subject] = []
        sheet.roll_requested.connect(self.rolled.append)

    def row(self, skill: str) -> tuple[QWidget, QRect]:
        """The viewport and the rectangle of a skill's row."""
        place = self.sheet.skills_page.where(SkillId(skill))
        assert place is not None, skill
        table = self.sheet.skills.table_of(place[0])
        return table.viewport(), table.row_rect(place[1])

    def click(self, skill: str, *, box: bool = False, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
        """A click on the box or in the middle of the row."""
        viewport, rect = self.row(skill)
        at = QPoint(rect.left() + 12, rect.center().y()) if box else rect.center()
        QTest.mouseClick(viewport, button, Qt.KeyboardModifier.NoModifier, at)

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """A key into whatever has the focus."""
        focus = QApplication.focusWidget()
        assert focus is not None
        QTest.keyClick(focus, key, modifier)

    def type(self, text: str) -> None:
        """Letters into whatever has the focus."""
        focus = QApplication.focusWidget()
        assert focus is not None
        QTest.keyClicks(focus, text)


@pytest.fixture
def open_sheet(qtbot: Any, theme: Theme) -> Callable[..., SheetView]:
    """Shows a document on a sheet of a given size. It is held until the test is over: pytest-qt only knows of it."""
    held: list[SheetView] = []

    def show(document: BrpDocument, width: int = 896, height: int = 640, zoom: float = 1.0) -> SheetView:
        sheet = SheetView(document, theme, zoom)
        qtbot.addWidget(sheet)
        held.append(sheet)
        sheet.resize(width, height)
        sheet.show()
        sheet.activateWindow()
        qtbot.waitUntil(sheet.isActiveWindow)
        return sheet

    return show


@pytest.fixture
def sheet(open_sheet: Callable[..., SheetView], document: BrpDocument) -> SheetView:
    """The sample on a sheet as large as in the main window."""
    return open_sheet(document)


@pytest.fixture
def hand(sheet: SheetView) -> Hand:
    """The person at that sheet."""
    return Hand(sheet)


@pytest.fixture
def many(character: BrpCharacter) -> BrpCharacter:
    """The sample with 300 skills."""
    more = [
        Skill(
            id=SkillId(f"own.{number}"),
            name=f"Skill {number:03d}",
            category=("combat", "mental", "perception", "physical")[number % 4],
            points=SkillPoints(personal=number % 70),
        )
        for number in range(100, 400 - len(character.skills))
    ]
    return replace(character, skills=(*character.skills, *more))
