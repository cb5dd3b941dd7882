"""What other starts of the program, and the system, want opened in the window that runs."""

import os
from pathlib import Path

from PySide6.QtCore import QEvent, QFileSystemWatcher, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from brp_desktop.app.hand_over import next_request
from brp_desktop.storage.folders import make_private
from brp_desktop.views.main_window import MainWindow

AGAIN = 250
"""Milliseconds after which files are tried again that came while a dialog had to be answered."""


class Requests(QObject):
    """Watches the folder of requests; each brings the window forward and opens its files."""

    def __init__(self, folder: Path, window: MainWindow) -> None:
        super().__init__(window)
        self._folder = folder
        self._window = window
        self._files: list[Path] = []
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(AGAIN)
        self._timer.timeout.connect(self._open)
        self._watcher = QFileSystemWatcher(self)
        try:
            make_private(folder)
        except OSError:
            return
        self._watcher.addPath(str(folder))
        self._watcher.directoryChanged.connect(self.look)
        self.look()

    def look(self) -> None:
        """Take every request there is."""
        while (request := next_request(self._folder)) is not None:
            os.environ.update(request.tokens)
            self.open(request.files)

    def open(self, files: tuple[Path, ...]) -> None:
        """Come forward and open these files, after the dialog that waits for its answer, if there is one."""
        self._files += files
        window = self._window
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
        window.show()
        window.raise_()
        window.activateWindow()
        QApplication.alert(window)
        self._open()

    def stop(self) -> None:
        """The window goes: nothing is opened any more."""
        self._timer.stop()
        for folder in self._watcher.directories():
            self._watcher.removePath(folder)

    def _open(self) -> None:
        if QApplication.activeModalWidget() is not None:
            self._timer.start()
            return
        while self._files:
            self._window.open_file(self._files.pop(0))


class FileOpenEvents(QObject):
    """What macOS wants opened: it tells the program instead of starting another. Kept until somebody listens."""

    asked = Signal(object)
    """Path of a file to open."""

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._waiting: list[Path] = []
        self._heard = False
        app.installEventFilter(self)

    def listen(self) -> None:
        """From now on files go to ``asked``, also those that came before."""
        self._heard = True
        while self._waiting:
            self.asked.emit(self._waiting.pop(0))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QFileOpenEvent) or not event.file():
            return False
        self._waiting.append(Path(event.file()))
        if self._heard:
            self.listen()
        return True
