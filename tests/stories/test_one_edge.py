"""Small dialogs have one edge at the left and one at the right: heading, words and frames of controls alike."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from brp_desktop.rules.brp import SRD
from brp_desktop.sheet.table import Entry, Npc, NpcSkill, NpcWeapon
from brp_desktop.views.development.adventures import EndDialog, StartDialog
from brp_desktop.views.development.choosing import ChoiceBox
from brp_desktop.views.development.fairness import FairnessDialog
from brp_desktop.views.development.learning import LearningDialog
from brp_desktop.views.development.long_break import LongBreakDialog
from brp_desktop.views.dialogs.key_settings import KeySettings
from brp_desktop.views.dialogs.new_sheet import NewSheetDialog
from brp_desktop.views.dialogs.plain import PlainDialog
from brp_desktop.views.dialogs.settings import SettingsDialog
from brp_desktop.views.fields import Field
from brp_desktop.views.gm.npc_dialog import NpcDialog
from brp_desktop.views.gm.small_dialogs import StatBlockDialog, TextDialog
from brp_desktop.views.painted import RING, PaintedButton
from brp_desktop.views.xantis.npc_dialog import XantisNpcDialog, fresh_npc

GUARD = Npc(skills=(NpcSkill(id="skill.1", skill="spot", score=40),), weapons=(NpcWeapon(id="w.1", name="Club"),))

DIALOGS: dict[str, Callable[[Any, Any], PlainDialog]] = {
    "new sheet": lambda player, window: NewSheetDialog(player.context, window.theme, window),
    "start": lambda player, window: StartDialog(player.document, window.theme, window),
    "end": lambda player, window: EndDialog(player.document, window.theme, window),
    "learning": lambda player, window: LearningDialog(player.context, player.document, window.theme, window),
    "long break": lambda player, window: LongBreakDialog(player.document, window.theme, window),
    "dice": lambda player, window: FairnessDialog(player.context.log, window.theme, window),
    "keys": lambda player, window: KeySettings(window.actions_, window.theme, window),
    "settings": lambda player, window: SettingsDialog(player.context, window.theme, window),
    "text": lambda player, window: TextDialog(window.theme, "Note", (("&Note", "x"), ("&More", "y")), window),
    "stat block": lambda player, window: StatBlockDialog(window.theme, SRD, window, "Guard"),
    "npc": lambda player, window: NpcDialog(window.theme, Entry(id="a", name="Guard", npc=GUARD), GUARD, SRD, window),
    "png": lambda player, window: XantisNpcDialog(window.theme, "Png", fresh_npc(), window),
}


def edges(widget: QWidget, inside: QWidget) -> Iterator[tuple[str, int, int]]:
    """Where the words and frames of what is shown begin and end."""
    for child in widget.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
        if not child.isVisibleTo(widget):
            continue
        controls = (Field, PaintedButton, ChoiceBox)
        left, right = child.mapTo(inside, QPoint()).x(), child.mapTo(inside, QPoint(child.width(), 0)).x()
        if isinstance(child, controls) or hasattr(child, "has_ring"):
            yield repr(child), left + RING, right - RING
        elif isinstance(child, QLabel):
            yield repr(child), left + child.contentsMargins().left(), right - child.contentsMargins().right()
        elif child.layout() is not None:
            yield from edges(child, inside)
        else:
            yield repr(child), left, right


@pytest.mark.parametrize("name", DIALOGS)
@pytest.mark.parametrize("theme", ["paper", "ink", "contrast"])
def test_words_and_frames_have_one_edge(start, sample: Path, name: str, theme: str) -> None:
    """Nothing stands a few pixels further in or out than the rest, also after the dialog became wider."""
    player = start(sample, theme=theme)
    dialog = DIALOGS[name](player, player.window)
    dialog.show()
    for wider in (0, 40):
        dialog.resize(dialog.width() + wider, dialog.height())
        QApplication.processEvents()
        margins = dialog.column.contentsMargins()
        left, right = margins.left(), dialog.content.width() - margins.right()
        if name == "settings":
            left, right = left + RING, 10_000  # its words end anywhere
        found = list(edges(dialog.content, dialog.content))
        assert len(found) > 1
        assert not [each for each in found if 0 < abs(each[1] - left) <= 2 * RING]
        assert not [each for each in found if 0 < abs(each[2] - right) <= 2 * RING]
        assert all(dialog.content.rect().contains(dialog.content.childrenRect()) for _ in found)
    dialog.close()
    dialog.deleteLater()


def test_a_field_begins_below_the_heading(start, sample: Path) -> None:
    """As it is painted: the frame of the field, the first letter above it and the button's right edge."""
    player = start(sample)
    dialog = DIALOGS["start"](player, player.window)
    dialog.show()
    dialog.setFocus()
    QApplication.processEvents()
    image = dialog.grab().toImage()
    field = dialog.findChild(Field)
    middle = field.mapTo(dialog, field.rect().center()).y()
    last = dialog.buttons.itemAt(dialog.buttons.count() - 1).widget()
    assert _first_ink(image, middle) == dialog.heading.x()
    assert _last_ink(image, middle) == _last_ink(image, last.mapTo(dialog, last.rect().center()).y())
    dialog.close()
    dialog.deleteLater()


def _inked(image: QImage, y: int) -> list[int]:
    ground = QColor(image.pixel(2, 2))
    return [x for x in range(image.width()) if QColor(image.pixel(x, y)) != ground]


def _first_ink(image: QImage, y: int) -> int:
    return _inked(image, y)[0]


def _last_ink(image: QImage, y: int) -> int:
    return _inked(image, y)[-1]
