"""When something unexpected happens: log, drafts first, one dialog; hard crashes leave a trace for the next start."""

import contextlib
import faulthandler
import logging
import os
import sys
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path
from types import TracebackType
from typing import IO

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

from brp_desktop.storage.folders import make_private

LOG_LIMIT = 1_000_000
"""Bytes after which the log is put aside at the start and begun anew; one older log is kept."""

_log = logging.getLogger("brp_desktop")


class _LogFile(logging.FileHandler):
    """The log; what a full disk does not take is left out without a word."""

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - its name in the library
        """Nothing is said of a line that is lost: it would be a line for the log."""

    def close(self) -> None:
        with contextlib.suppress(OSError):
            super().close()


class CrashHandling:
    """Log file, fault trace, Qt's messages and the hook for unexpected exceptions, for one run."""

    def __init__(self, folder: Path) -> None:
        """Begin; ``folder`` is where the log and the trace are kept. Without a place to write all of it is silent."""
        self._folder = folder
        self._trace: IO[str] | None = None
        self._handler: logging.Handler | None = None
        self._save_drafts: Callable[[], object] | None = None
        self._show: Callable[[str, str], None] | None = None
        self._busy = False
        self._give_up: Callable[[list[str]], None] | None = None
        self._said: list[str] = []
        self.earlier_trace = ""
        try:
            make_private(folder)
            self._open_log()
            self._open_trace()
        except OSError:
            logging.getLogger("brp_desktop").addHandler(logging.NullHandler())
        qInstallMessageHandler(self._qt_message)
        sys.excepthook = self.handle

    @property
    def log_path(self) -> Path:
        """The log of this run."""
        return self._folder / "brp-desktop.log"

    @property
    def trace_path(self) -> Path:
        """Where a hard crash leaves its trace."""
        return self._folder / "fault.txt"

    def connect(self, save_drafts: Callable[[], object], show: Callable[[str, str], None]) -> None:
        """What to do first (pure Python) and how to tell: ``show(summary, report)``."""
        self._save_drafts = save_drafts
        self._show = show

    @contextlib.contextmanager
    def giving_up(self, give_up: Callable[[list[str]], None]) -> Iterator[None]:
        """While this lasts Qt may find that it cannot go on: ``give_up`` gets all it said, and ends the process."""
        self._give_up, self._said = give_up, []
        try:
            yield
        finally:
            self._give_up = None

    def handle(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """An exception nobody expected: log it, write drafts, tell it once."""
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        report = "".join(traceback.format_exception(kind, error, trace))
        _log.error("unexpected: %s", report)
        if self._save_drafts is not None:
            try:
                self._save_drafts()
            except Exception:
                _log.exception("drafts failed too")
        if self._busy or self._show is None:
            _to_console(report)
            return
        self._busy = True
        try:
            self._show(f"{kind.__name__}: {error}", report)
        except Exception:
            _log.exception("the report could not be shown")
            _to_console(report)
        finally:
            self._busy = False

    def end(self, *, unseen: bool = False) -> None:
        """Give the hooks back; an orderly end leaves no trace behind.

        ``unseen``: no window came of this run, so that the trace of an earlier one is still to be shown.
        """
        sys.excepthook = sys.__excepthook__
        qInstallMessageHandler(None)
        if self._trace is not None:
            faulthandler.disable()
            with contextlib.suppress(OSError):
                self._trace.close()
            self._trace = None
            try:
                if unseen and self.earlier_trace:
                    self.trace_path.write_text(self.earlier_trace, encoding="utf-8")
                else:
                    self.trace_path.unlink(missing_ok=True)
            except OSError as problem:
                _log.info("trace not removed: %s", problem)
        if self._handler is not None:
            _log.removeHandler(self._handler)
            self._handler.close()
            self._handler = None

    def _qt_message(self, kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        _log.log(_LEVELS.get(kind, logging.WARNING), "Qt: %s", message)
        if self._give_up is not None:
            self._said.append(message)
        if kind != QtMsgType.QtFatalMsg:
            return
        if self._give_up is not None:
            self._give_up(self._said)
        _to_console(f"{message}\n")

    def _open_log(self) -> None:
        path = self.log_path
        if path.exists() and path.stat().st_size > LOG_LIMIT:
            os.replace(path, path.with_suffix(".old.log"))
        self._handler = _LogFile(path, encoding="utf-8", errors="backslashreplace", delay=True)
        self._handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
        _log.addHandler(self._handler)
        _log.setLevel(logging.INFO)

    def _open_trace(self) -> None:
        path = self.trace_path
        if path.exists():
            self.earlier_trace = path.read_text(encoding="utf-8", errors="replace").strip()
        self._trace = path.open("w", encoding="utf-8")
        faulthandler.enable(self._trace)


def _to_console(text: str) -> None:
    """To the error stream, where there is one: a program of windows may have none."""
    if sys.stderr is not None:
        with contextlib.suppress(OSError):
            sys.stderr.write(text)


_LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}
