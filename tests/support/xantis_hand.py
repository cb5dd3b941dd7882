"""A person in front of a Xantis sheet: where its rows and fields are, clicks and keys."""

from typing import Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from brp_desktop.models.xantis_scores import ScoreColumn
from brp_desktop.play.xantis_subjects import Use
from brp_desktop.sheet.xantis import NodeId
from brp_desktop.views.xantis.sheet_view import XantisSheetView

LEFT = Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier
ALT = Qt.KeyboardModifier.AltModifier
CONTROL = Qt.KeyboardModifier.ControlModifier


class XantisHand:
    """What the sheet asks for is kept in order."""

    def __init__(self, sheet: XantisSheetView) -> None:
        self.sheet = sheet
        self.chosen: list[Any] = []
        self.rolled: list[Any] = []
        self.detailed: list[Any] = []
        sheet.choose_requested.connect(self.chosen.append)
        sheet.roll_requested.connect(self.rolled.append)
        sheet.detail_requested.connect(self.detailed.append)

    @property
    def document(self) -> Any:
        return self.sheet.document

    def names(self) -> list[str]:
        """The scores from top to bottom, two dots a level."""
        derived = self.document.derived.nodes
        return [".." * derived[key].depth + self.sheet.scores.node(key).name for key in self.sheet.scores.keys]

    def score(self, node: str) -> QPoint:
        """The middle of the row of a score."""
        rect = self.sheet.tree.row_rect(NodeId(node))
        assert rect.isValid(), node
        return rect.center()

    def click(self, node: str, *, double: bool = False) -> None:
        """On the row of a score."""
        viewport, place = self.sheet.tree.viewport(), self.score(node)
        QTest.mouseClick(viewport, LEFT, NONE, place)
        if double:
            QTest.mouseDClick(viewport, LEFT, NONE, place)

    def click_use(self, use: Use, *, double: bool = False) -> None:
        """On the row of an action or weapon."""
        table = self.sheet.side.uses
        row = table.uses.row_of(use)
        assert row is not None
        place = table.row_rect(row).center()
        QTest.mouseClick(table.viewport(), LEFT, NONE, place)
        if double:
            QTest.mouseDClick(table.viewport(), LEFT, NONE, place)

    def click_field(self, node: str, column: ScoreColumn = ScoreColumn.NAME) -> None:
        """On a field of a score in edit mode."""
        tree = self.sheet.tree
        QTest.mouseClick(tree.viewport(), LEFT, NONE, tree.field_rect(NodeId(node), column).center())

    def drag(self, node: str, onto: str, share: float, *, drop: bool = True) -> None:
        """The grip of a score to a part of another's row: 0 is its upper edge, 1 the lower."""
        tree = self.sheet.tree
        viewport = tree.viewport()
        start, rect = QPoint(5, self.score(node).y()), tree.row_rect(NodeId(onto))
        end = QPoint(rect.left() + 60, rect.top() + round(share * (rect.height() - 1)))
        QTest.mousePress(viewport, LEFT, NONE, start)
        for place in (start + QPoint(0, 14), end - QPoint(0, 1), end):
            QTest.mouseMove(viewport, place)
        if drop:
            QTest.mouseRelease(viewport, LEFT, NONE, end)

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = NONE) -> None:
        """Into whatever has the focus."""
        QTest.keyClick(focused(), key, modifier)

    def type(self, text: str) -> None:
        """Letters into whatever has the focus."""
        QTest.keyClicks(focused(), text)


def focused() -> QWidget:
    """What has the focus."""
    focus = QApplication.focusWidget()
    assert focus is not None
    return focus
