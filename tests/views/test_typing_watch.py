"""Half-typed text: the watch follows the focus and lets go of lines quietly, dying ones too."""

import warnings
from typing import cast

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QLineEdit

from brp_desktop.views.main_window import MainWindow
from brp_desktop.views.typing_watch import TypingWatch


class _Watch(TypingWatch):
    def __init__(self) -> None:
        super().__init__(cast(MainWindow, QObject()))
        self.heard = 0

    def _on_edited(self) -> None:
        self.heard += 1


def test_lines_are_let_go_without_a_warning(qtbot) -> None:
    """A line that dies while it has the focus, a line left and taken again: no warning, one note per key."""
    watch, line, dying = _Watch(), QLineEdit(), QLineEdit()
    qtbot.addWidget(line)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        dying.destroyed.connect(lambda: watch.set_field(line))
        watch.set_field(dying)
        dying.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        watch.set_field(line)
        line.textEdited.emit("a")
        assert watch.heard == 1
        watch.set_field(None)
        line.textEdited.emit("b")
    assert watch.heard == 1
