"""The rolls of every system: one controller each, made when a sheet of it is first opened."""

from typing import TYPE_CHECKING

from brp_desktop.controllers.rolls import RollsController

if TYPE_CHECKING:
    from brp_desktop.controllers.document import Document
    from brp_desktop.controllers.roll_log import RollLog
    from brp_desktop.controllers.systems import Rolls


class AllRolls:
    """Which controller rolls for which sheet. Only that of the sheet in front has a document; all use one chance."""

    def __init__(self, percentile: RollsController, log: "RollLog") -> None:
        """``percentile`` is the controller of percentile sheets, which stands while no sheet is open."""
        self._log = log
        self._percentile = percentile
        self._made: dict[str, Rolls] = {"brp": percentile}

    def of(self, system: str) -> "Rolls":
        """The controller of a system by its id."""
        if system not in self._made:
            from brp_desktop.controllers.xantis_rolls import XantisRolls

            self._made[system] = XantisRolls(self._log, self._percentile.source())
        return self._made[system]

    def watch(self, document: "Document") -> None:
        """Follow a document until it closes. Once per open document."""
        self.of(document.system).watch(document)

    def set_document(self, document: "Document | None") -> None:
        """The sheet in front; dice under way for another one are revealed first."""
        if document is not None:
            self.of(document.system)
        for system, rolls in self._made.items():
            rolls.set_document(document if document is not None and document.system == system else None)

    def finish(self) -> None:
        """Show every running result now."""
        for rolls in self._made.values():
            rolls.finish()
