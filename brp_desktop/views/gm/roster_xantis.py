"""What the roster has of Xantis: who stands on a side of the confrontation, and the confrontations of this run."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtWidgets import QMenu

from brp_desktop.controllers.game_master import GameMaster
from brp_desktop.controllers.seats import xantis_seat_key
from brp_desktop.play.roster import Row, joining_of
from brp_desktop.play.xantis_contests import LETTERS, Letter
from brp_desktop.sheet.xantis import CounterId
from brp_desktop.views.gm.earlier_list import EarlierList
from brp_desktop.views.xantis import contest_words

if TYPE_CHECKING:
    from brp_desktop.views.gm.roster_view import RosterView


class RosterXantis(QObject):
    """Made with the first page of Xantis."""

    sides_changed = Signal()
    """Others may stand on the sides."""

    def __init__(self, view: "RosterView", master: GameMaster) -> None:
        super().__init__(view)
        self._master = master
        self._contests = master.xantis_contests
        self.earlier = EarlierList(self._contests, view.theme, view, words=contest_words)
        self.earlier.setObjectName("earlier_confrontations")
        self.earlier.setMinimumHeight(48)
        self.earlier.shown.connect(self._contests.show)
        self._contests.changed.connect(self.sides_changed)
        self.retranslate()

    def sides(self) -> dict[str, str]:
        """Who stands on which side now, by entry id; whoever stands on both is shown on the first."""
        sides = reversed(list(zip(LETTERS, "ab", strict=True)))
        keys = {self._contests.choice(letter).who: side for letter, side in sides}
        found = {}
        for row in self._master.table.rows:
            side = "" if row.xantis is None else keys.get(xantis_seat_key(row.xantis), "")
            if side:
                found[str(row.id)] = side
        return found

    def put(self, side: str, row: Row) -> None:
        """Somebody comes to a side of the confrontation: ``a`` is the first."""
        letter: Letter = "second" if side == "b" else "first"
        if row.xantis is not None:
            self._contests.set_who(letter, xantis_seat_key(row.xantis))

    def join(self, rows: Sequence[Row]) -> None:
        """Bring people of the table into the Giro, those who take part already left out."""
        round_ = self._master.round.round
        here = {one.entry for one in round_.participants} | {one.document for one in round_.participants}
        wanted = [row for row in rows if row.id not in here and (row.xantis is None or row.xantis.document not in here)]
        self._master.round.add(joining_of(wanted))

    def retranslate(self) -> None:
        """Take all words from the language in force."""
        self.earlier.setAccessibleName(self.tr("Earlier confrontations"))
        self.earlier.refresh()


def add_xantis(menu: QMenu, view: "RosterView", rows: Sequence[Row]) -> None:
    """What may be done with people of Xantis besides: into the Giro, their counters up and down."""
    writable = not view.table.read_only
    people = [row for row in rows if row.xantis is not None]
    join = menu.addAction(QCoreApplication.translate("RosterMenus", "Into the Gi&ro"))
    join.setEnabled(writable)
    join.triggered.connect(partial(_join, view, people))
    for row in people[:1]:
        for counter in row.xantis.counters if row.xantis is not None else ():
            most = "" if counter.maximum is None else f"/{counter.maximum}"
            inside = menu.addMenu(f"{counter.name} {counter.now}{most}".replace("&", "&&"))
            inside.setEnabled(writable)
            for words, amount in (
                (QCoreApplication.translate("RosterMenus", "One &more"), 1),
                (QCoreApplication.translate("RosterMenus", "One &less"), -1),
            ):
                action = inside.addAction(words)
                action.triggered.connect(partial(_count, view, row, counter.id, counter.now + amount))
    menu.addSeparator()


def _join(view: "RosterView", rows: Sequence[Row], checked: bool = False) -> None:
    view.of_xantis().join(rows)


def _count(view: "RosterView", row: Row, counter: CounterId, now: int, checked: bool = False) -> None:
    view.table.set_counter(row.id, counter, now)
