"""A panel laid over the parts of another: they are put away meanwhile, the foot stays in sight."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from brp_desktop.views.fight.fight_panel import FightPanel

FOOT_SHARE = 0.15
"""The part of the height that the foot keeps."""


class PanelCover:
    """Knows what lies over the parts at the moment, if anything does."""

    def __init__(self, parts: Sequence[QWidget], foot: QWidget) -> None:
        self._parts, self._foot = tuple(parts), foot
        self.panel: FightPanel | None = None

    def lay(self, panel: "FightPanel | None") -> None:
        """Lay a panel over the parts, or take it away."""
        if self.panel is not None:
            self.panel.hide()
        self.panel = panel
        for part in self._parts:
            part.setVisible(panel is None)
        if panel is not None:
            panel.show()

    def arrange(self, width: int, height: int) -> bool:
        """Give the panel and the foot their places; False if nothing lies there."""
        if self.panel is None:
            return False
        foot = max(self._foot.minimumSizeHint().height(), round(height * FOOT_SHARE))
        self.panel.setGeometry(0, 0, width, height - foot)
        self._foot.setGeometry(0, height - foot, width, foot)
        return True
