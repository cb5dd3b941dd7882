"""A Xantis character, loaded dice, and the roll panel on the screen."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from brp_desktop.controllers.language import Language
from brp_desktop.controllers.roll_log import RollLog
from brp_desktop.controllers.xantis_document import XantisDocument
from brp_desktop.controllers.xantis_rolls import XantisRolls
from brp_desktop.painting.theme import Theme, load_theme
from brp_desktop.sheet.xantis import NodeId, Penalty, WeaponId, XantisCharacter, XantisWeapon
from brp_desktop.storage import open_document
from brp_desktop.views.style import apply_theme
from brp_desktop.views.xantis.roll_panel import XantisRollPanel


class Faces:
    """Six-sided dice in the order given."""

    def __init__(self) -> None:
        self.next: list[int] = []

    def die(self, sides: int) -> int:
        assert sides == 6
        return self.next.pop(0)


@pytest.fixture
def theme(qapp: QApplication) -> Theme:
    """The theme «Paper», applied as the application does it."""
    paper = load_theme("paper")
    apply_theme(qapp, paper)
    return paper


@pytest.fixture
def language(qapp: QApplication) -> Iterator[Language]:
    """Switches the language; English again afterwards."""
    switch = Language()
    yield switch
    switch.choose("en")


@pytest.fixture
def character(project_root: Path) -> XantisCharacter:
    """The sample: Travestirsi 9 under Presenza 4, Forza 6, Pme 1, 14 Pa left; and a hammer whose attack is empty."""
    nerea = open_document(project_root / "resources" / "samples" / "nerea-valdombra.rpgsheet").character
    assert isinstance(nerea, XantisCharacter)
    hammer = XantisWeapon(id=WeaponId("martello"), name="Martello", node=NodeId("forza"))
    return replace(nerea, weapons=(*nerea.weapons, hammer), pd=Penalty(value=0, name="Penalità da danno"))


@pytest.fixture
def document(qapp: QApplication, character: XantisCharacter) -> XantisDocument:
    """The sample, open."""
    return XantisDocument(character)


@pytest.fixture
def log(tmp_path: Path) -> Iterator[RollLog]:
    """A journal of this test's own."""
    journal = RollLog(tmp_path / "journal.sqlite3")
    yield journal
    journal.close()


@pytest.fixture
def faces() -> Faces:
    """Dice that fall as told."""
    return Faces()


@pytest.fixture
def rolls(document: XantisDocument, log: RollLog, faces: Faces) -> XantisRolls:
    """Rolls for the document; the clock stands at a known second."""
    controller = XantisRolls(log, faces, clock=lambda: 1_700_000_000_000)
    controller.watch(document)
    controller.set_document(document)
    return controller


@pytest.fixture
def open_panel(qtbot: Any, theme: Theme, rolls: XantisRolls, log: RollLog) -> Callable[..., XantisRollPanel]:
    """Shows the panel at a size, with dice that move or not."""

    def show(width: int = 384, height: int = 668, *, motion: bool = False) -> XantisRollPanel:
        panel = XantisRollPanel(rolls, log, theme, lambda: motion)
        qtbot.addWidget(panel)
        panel.resize(width, height)
        panel.show()
        panel.activateWindow()
        qtbot.waitUntil(panel.isActiveWindow)
        QApplication.processEvents()
        return panel

    return show


@pytest.fixture
def panel(open_panel: Callable[..., XantisRollPanel]) -> XantisRollPanel:
    """The panel as in the main window; results rest at once."""
    return open_panel()


@pytest.fixture
def keys() -> Callable[..., None]:
    """Types into whatever has the focus: text, or a key."""

    def press(what: str | Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        focus = QApplication.focusWidget()
        assert focus is not None
        if isinstance(what, str):
            QTest.keyClicks(focus, what, modifier)
        else:
            QTest.keyClick(focus, what, modifier)

    return press
