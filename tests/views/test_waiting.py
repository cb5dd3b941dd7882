"""The pointer of waiting: there while something works, gone afterwards, also when it fails."""

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel

from brp_desktop.painting.theme import load_theme
from brp_desktop.views.style import apply_theme, dress
from brp_desktop.views.waiting import waiting


def pointer() -> Qt.CursorShape | None:
    """The shape that stands for all others just now."""
    cursor = QGuiApplication.overrideCursor()
    return None if cursor is None else cursor.shape()


@pytest.mark.usefixtures("qapp")
def test_gone_even_after_a_failure() -> None:
    """Two inside each other are one; an error takes both away."""
    seen = []

    def fails() -> None:
        with waiting():
            seen.append(pointer())
            with waiting():
                seen.append(pointer())
            seen.append(pointer())
            raise ValueError("planted")

    with pytest.raises(ValueError, match="planted"):
        fails()
    assert seen == [Qt.CursorShape.WaitCursor] * 3
    assert pointer() is None


def test_while_every_widget_takes_another_theme(qapp, qtbot) -> None:
    """Nobody clicks into a window that is silent for a second, and wonders."""

    class Listener(QObject):
        seen: list[Qt.CursorShape | None] = []  # noqa: RUF012 - one listener

        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.StyleChange:
                self.seen.append(pointer())
            return super().eventFilter(watched, event)

    label, listener = QLabel("Adèle"), Listener()
    qtbot.addWidget(label)
    label.show()
    paper, ink = load_theme("paper"), load_theme("ink")
    apply_theme(qapp, paper)
    dress(paper)
    label.installEventFilter(listener)
    try:
        apply_theme(qapp, ink)
        assert Qt.CursorShape.WaitCursor in listener.seen
        assert pointer() is None
    finally:
        label.removeEventFilter(listener)
        qapp.setStyleSheet("")
        apply_theme(qapp, paper)
