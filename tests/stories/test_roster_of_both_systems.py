"""Percentile and Xantis people around one table: nothing breaks, what is not theirs is empty, the Giro is at hand."""

from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QApplication

from brp_desktop.models.roster import Field
from brp_desktop.play.roster import joining_of
from brp_desktop.sheet.new_xantis import new_xantis
from brp_desktop.sheet.table import Entry, GameTable, Npc, XantisNpc
from brp_desktop.sheet.xantis import Counter
from brp_desktop.storage import new_document, new_table, save_document, save_table
from brp_desktop.views.gm.roster_menus import row_menu, table_menu
from brp_desktop.views.gm.roster_words import row_text

FERITE = Counter(id="ferite", name="Ferite", now=1, maximum=6)


@pytest.fixture
def table_path(tmp_path: Path) -> Path:
    """A player's file and a person inside of each system."""
    nerea = replace(new_xantis(), name="Nerea Valdombra", pa_max=22, pa_left=9, counters=(FERITE,))
    save_document(new_document(nerea), tmp_path / "nerea.rpgsheet")
    entries = (
        Entry(id="entry.1", path=str(tmp_path / "nerea.rpgsheet")),
        Entry(id="entry.2", name="Serra", group="Guardie", xantis=XantisNpc(pa_max=18, initiative=4)),
        Entry(id="entry.3", name="Guard", npc=Npc(percentage=40)),
    )
    return save_table(new_table(GameTable(entries=entries)), tmp_path / "t.rpgtable").path


def test_both_systems_around_one_table(start, table_path: Path) -> None:
    player = start()
    player.window.show_tab("gm")
    QApplication.processEvents()
    room = player.window.gm
    assert room.master.table.open(table_path)
    QApplication.processEvents()
    roster = room.panel.roster
    assert [row.name for model in roster.models for row in model.rows] == ["Nerea Valdombra", "Serra", "Guard"]
    assert row_text(roster.models[0].rows[0], ()) == "Nerea Valdombra, Pa 9/22, Ferite 1/6"
    assert not any(model.index(0, Field.HIT_POINTS).data() for model in roster.models)
    for view, model in zip(roster.tables, roster.models, strict=True):
        view.setCurrentIndex(model.index(0, Field.HIT_POINTS))
        view.selectAll()
        QApplication.processEvents()
        assert row_menu(roster).actions()
        assert model.index(0, Field.HIT_POINTS).data(0x000B)
    assert table_menu(roster).actions()
    assert [seat.name for seat in room.master.xantis_seats().values()] == ["Nerea Valdombra", "Serra"]
    assert [seat.name for seat in room.master.seats().values()][-1] == "Guard"
    giro = room.master.round
    assert len(giro.add(joining_of(room.master.table.rows))) == 2
    giro.spend(giro.round.participants[0].id, 4)
    roster.acts.undo()
    assert giro.round.participants[0].pa_left == 9


def test_the_page_fits_its_segment_when_the_tab_grows_wide(start, table_path: Path) -> None:
    """Among the people of a narrow tab the other system is chosen: in a wide tab its page stands under its name."""
    player = start()
    player.window.show_tab("gm")
    panel = player.window.gm.panel
    panel.setFixedWidth(400)
    QApplication.processEvents()
    panel.show_page("roster")
    panel.set_system("xantis")
    assert panel.page == "roster"
    panel.setFixedWidth(800)
    QApplication.processEvents()
    assert panel.page == "confrontation"
    assert panel.pages.currentWidget().objectName() == "confrontation_page"
