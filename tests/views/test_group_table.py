"""The table of a group check where there is little room: names and levels are read whole."""

import pytest
from PySide6.QtGui import QFontMetricsF

from brp_desktop.controllers.language import Language
from brp_desktop.models.group import Column, GroupModel
from brp_desktop.painting.theme import load_theme
from brp_desktop.rules.brp import Level
from brp_desktop.views.gm import group_words
from brp_desktop.views.gm.group_table import BOX, SIGN, GroupTable
from brp_desktop.views.labels import level_label

HEADS = {
    "en": {Column.CHANCE: "Chance", Column.ROLL: "Rolled", Column.LEVEL: "Level"},
    "fr": {Column.CHANCE: "Chances", Column.ROLL: "Jet", Column.LEVEL: "Degré"},
    "it": {Column.CHANCE: "Probabilità", Column.ROLL: "Tiro", Column.LEVEL: "Grado"},
}


@pytest.mark.parametrize("lang", HEADS)
def test_names_and_levels_in_a_narrow_table(qapp, qtbot, lang: str) -> None:
    """345 px are left of a window of 1024×600; eighteen letters are no long name."""
    language = Language(qapp)
    language.choose(lang)
    theme = load_theme("paper")
    model = GroupModel(lambda column: HEADS[lang].get(column, ""), group_words.cell, group_words.said)
    table = GroupTable(theme, model)
    qtbot.addWidget(table)
    table.resize(345, 200)
    table.show()
    strong, body = QFontMetricsF(theme.font("strong")), QFontMetricsF(theme.font("body"))
    for settled, box in ((False, BOX + 16), (True, 8)):
        model.set_rows((), settled=settled)
        table.arrange()
        widths = {column: table.columnWidth(column) for column in Column if not table.isColumnHidden(column)}
        assert sum(widths.values()) <= table.viewport().width()
        assert strong.horizontalAdvance("Ginevra Malaspin") <= widths[Column.NAME] - box - 4, settled
    for level in Level:
        assert SIGN + body.horizontalAdvance(level_label(level.value)) <= widths[Column.LEVEL] - 12
    table.resize(700, 200)
    assert not table.is_narrow
    assert not table.isColumnHidden(Column.NOTE)
