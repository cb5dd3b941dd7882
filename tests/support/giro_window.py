"""A person who leads a Giro in the real window, for stories."""

from pathlib import Path
from typing import Any

from giro import giro
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from brp_desktop.sheet.round_edits import AddParticipants


class Table:
    """A person who leads a Giro: the panel under the sheet, the list in the tab."""

    def __init__(self, player: Any, sheet: Path, *people: tuple[str, int, str], **more: Any) -> None:
        self.player = player
        self.document = player.open(sheet)
        self.window = player.window
        self.master = player.window.gm.master
        self.giro = self.master.round
        self.join(*people, **more)
        QApplication.processEvents()

    def join(self, *people: tuple[str, int, str], **more: Any) -> None:
        round_ = giro(*people, **more).round
        self.giro.perform(AddParticipants(round_.participants, round_.groups))

    @property
    def panel(self) -> Any:
        found = self.window.findChild(QWidget, "round_panel")
        assert found is not None
        return found

    def tab(self, page: str = "giro") -> Any:
        """The page in the game master's tab."""
        self.window.show_tab("gm")
        self.window.gm.panel.show_page(page)
        QApplication.processEvents()
        return self.window.gm.panel.pages.currentWidget()

    def rows(self) -> Any:
        found = self.tab().findChild(QWidget, "round_list")
        assert found is not None
        return found

    def order(self) -> list[str]:
        return [one.shown_name for one in self.giro.round.participants]

    def pa(self, id_: str) -> int:
        return self.giro.round.find(id_).pa_left

    def on(self, panel: Any, id_: str) -> Any:
        """The keyboard on a card."""
        panel.cards.focus_card(id_)
        QApplication.processEvents()
        assert panel.cards.card(id_).hasFocus()
        return panel.cards.card(id_)


def chosen(menu: QMenu, words: str) -> None:
    """Choose an entry of a menu, by its words without the letter's mark and its key."""
    for action in menu.actions():
        if action.text().split("\t")[0].replace("&", "") == words:
            assert action.isEnabled(), words
            action.trigger()
            menu.close()
            QApplication.processEvents()
            return
    raise AssertionError([action.text() for action in menu.actions()])


def links(panel: Any) -> dict[tuple[str, int], int]:
    """Arcs painted now by kind and cards between."""
    found: dict[tuple[str, int], int] = {}
    for link in panel.cards.links():
        found[(link.kind, link.between)] = found.get((link.kind, link.between), 0) + 1
    return found
