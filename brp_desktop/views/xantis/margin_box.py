"""A margin between − and +, typed or stepped: a Bonus, a Malus, or not known yet."""

from PySide6.QtWidgets import QWidget

from brp_desktop.painting.theme import Theme
from brp_desktop.sheet.round import INITIATIVE_RESULT
from brp_desktop.views.gm.number_box import NumberBox
from brp_desktop.views.xantis import words
from brp_desktop.views.xantis.tab_chain import chain


class MarginBox(NumberBox):
    """Step 1, with Shift 5; «+2», «−1», a dash while it is not known."""

    WIDTH = 100
    LEAST, MOST = INITIATIVE_RESULT

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setObjectName("margin")
        chain(self.less, self.edit, self.more)
        self.set_number(None)

    def written(self, value: int) -> str:
        return words.margin_number(value) if self._known else "—"

    def step(self, amount: int) -> None:
        """Change by some; what is not known begins at 0."""
        self._take(self._value + amount if self._known else 0)

    def _take(self, value: int) -> None:
        if not self._known:
            self._known = True
            self._value = self.LEAST - 1
        super()._take(value)
