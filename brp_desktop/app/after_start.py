"""What can wait until the window has been painted: the crash dialog, notices, the trace of an earlier crash."""

import gc
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication

from brp_desktop.app.crash import CrashHandling
from brp_desktop.app.wiring import Application
from brp_desktop.storage.notices import Notice

if TYPE_CHECKING:
    from brp_desktop.app.requests import Requests

TABLE_DRAFT = ".tabledraft"
"""What drafts of tables end with; whether there is one is seen without the storage that reads it."""


class AfterStart(QObject):
    """Begins once, after the first paint."""

    def __init__(
        self,
        application: Application,
        crash: CrashHandling,
        files: tuple[Path, ...] | None = None,
        *,
        is_second: bool = False,
    ) -> None:
        """``files`` are those of this start, for the window of one that was a moment faster; None: other starts do not
        matter. ``is_second``: another program ran already, and did not answer.
        """
        super().__init__(application.window)
        self._files = files
        self._is_second = is_second
        self._requests: Requests | None = None
        self._application = application
        self._crash = crash
        application.context.log.opened.connect(self._say_notices)
        application.context.log.notices_changed.connect(self._say_notices)
        application.context.drafts.trouble_changed.connect(self._say_notices)
        application.context.settings.on_notices = self._say_notices
        application.window.completed.connect(self.begin, Qt.ConnectionType.QueuedConnection)

    def begin(self) -> None:
        """Connect the crash dialog, say what settings and journal have to say, show an earlier trace."""
        from brp_desktop.painting.application_icon import application_icon

        gc.freeze()
        gc.enable()
        QApplication.setWindowIcon(application_icon())
        if self._files is not None and not self._is_alone(self._files):
            return
        self._crash.connect(self._write_drafts, self._show_crash)
        self._offer_table()
        self._say_notices()
        if self._crash.earlier_trace:
            self._show_earlier(self._crash.earlier_trace)
            return
        from brp_desktop.views.greeting import Greeting

        Greeting(self._application.window)

    def end(self) -> None:
        """The window is gone: nothing is shown any more, and the next start opens one."""
        if self._requests is not None:
            from brp_desktop.app.hand_over import no_longer_first

            self._requests.stop()
            no_longer_first(self._application.context.places)
        self._application.context.settings.on_notices = None
        self._application.context.log.opened.disconnect(self._say_notices)
        self._application.context.log.notices_changed.disconnect(self._say_notices)
        self._application.context.drafts.trouble_changed.disconnect(self._say_notices)

    def _is_alone(self, files: tuple[Path, ...]) -> bool:
        """Listen to later starts; False if another start was faster, has the files now, and this one ends."""
        from brp_desktop.app.hand_over import handed_over, is_first, requests_folder
        from brp_desktop.app.requests import Requests
        from brp_desktop.storage.files import whole_path

        places, window = self._application.context.places, self._application.window
        if is_first(places):
            self._requests = Requests(requests_folder(places), window)
        elif not self._is_second and self._application.context.files.close_all():
            paths = [whole_path(path) for path in files]
            if handed_over(places, paths):
                window.close()
                return False
            for path in paths:
                window.open_file(path)
        return True

    def _write_drafts(self) -> int:
        application = self._application
        written = application.window.gm.master.table.write_draft() if application.window.has_gm else 0
        return written + application.context.drafts.write_all()

    def _offer_table(self) -> None:
        """A table with unsaved work of an earlier run is offered where it belongs: the tab is made only for that."""
        if not any(self._application.context.places.drafts.glob(f"*{TABLE_DRAFT}")):
            return
        window = self._application.window
        if window.gm.panel.roster.draft.is_offering:
            window.show_tab("gm")
            window.gm.panel.roster.draft.dealt_with.connect(self._on_table_dealt_with)
            window.status_bar.say(self._table_offer)

    def _table_offer(self) -> str:
        return self.tr("Unsaved work on a table was kept: it is offered in the game master’s tab.")

    def _on_table_dealt_with(self) -> None:
        self._application.window.status_bar.take_back(self._table_offer)

    def _say_notices(self) -> None:
        """What settings, journal and drafts have to say now; what is over vanishes."""
        bar = self._application.window.status_bar
        if self._notices():
            bar.say(self._notices)
        else:
            bar.take_back(self._notices)

    def _notices(self) -> str:
        from brp_desktop.storage.folders import is_homeless
        from brp_desktop.views.error_labels import notice_sentence

        context = self._application.context
        notices = [*context.settings.notices, *context.log.notices, *context.drafts.notices]
        if self._application.window.has_gm:
            notices += self._application.window.gm.master.table.drafts.notices
        if is_homeless(context.places):
            notices.insert(0, Notice("no_home", context.places.data))
        if context.drafts.trouble is not None:
            notices.append(Notice(f"draft_{context.drafts.trouble.code}", context.drafts.trouble.path))
        return " ".join(notice_sentence(notice) for notice in notices)

    def _show_crash(self, summary: str, report: str) -> None:
        from brp_desktop.views.dialogs.report import ReportChoice, ReportDialog

        window, files = self._application.window, self._application.context.files
        dialog = ReportDialog(window.theme, summary, report, window)
        dialog.exec()
        if dialog.choice is ReportChoice.SAVE_COPY and window.document is not None:
            files.save_as(window.document)
        elif dialog.choice is ReportChoice.QUIT:
            self._application.context.drafts.write_all()
            QApplication.exit(1)

    def _show_earlier(self, trace: str) -> None:
        from brp_desktop.views.dialogs.report import ReportDialog

        window = self._application.window
        dialog = ReportDialog(window.theme, "", trace, window, earlier=True)
        dialog.open()
