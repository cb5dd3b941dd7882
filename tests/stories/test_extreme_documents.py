"""What opens can be shown: no page, print or export gives up on a valid document, however odd its content."""

import json
from pathlib import Path
from typing import Any

import pytest
from extreme_documents import EXTREMES, extreme
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from brp_desktop.catalogue.resources import resource_path
from brp_desktop.painting.pages.paper import PrintOptions
from brp_desktop.rules.brp import SRD, UGE, option_fields
from brp_desktop.sheet.ids import BelongingId
from brp_desktop.storage import StorageError, codec, table_codec
from brp_desktop.storage.exporters import export, formats
from brp_desktop.storage.records import Record, SheetRecord
from brp_desktop.storage.table_records import TableRecord
from brp_desktop.storage.xantis_records import XantisSheetRecord
from brp_desktop.views.gm.gm_panel import PAGES as GM_PAGES
from brp_desktop.views.printing.content import sheet_pages, table_page_set
from brp_desktop.views.printing.formats import register_formats

CTRL = Qt.KeyboardModifier.ControlModifier
PAGES = (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4, Qt.Key.Key_5, Qt.Key.Key_6)
TABS = (Qt.Key.Key_G, Qt.Key.Key_J, Qt.Key.Key_D)
FILES: tuple[tuple[str, type[Record]], ...] = (
    ("percentile-1.rpgsheet", SheetRecord),
    ("bran-tregear.rpgsheet", SheetRecord),
    ("xantis-1.rpgsheet", XantisSheetRecord),
    ("nerea-valdombra.rpgsheet", XantisSheetRecord),
)
ALL_ON = {option.id: True for option in option_fields() if option.kind == "switch"}
KINDS = ("stunned", "held", "prone", "impaled", "stuck", "bleeding", "sight", "ankle", "disarmed", "petrified")


def source(name: str) -> dict[str, Any]:
    frozen = Path(__file__).parents[1] / "data" / "formats" / name
    data: dict[str, Any] = json.loads((frozen if frozen.is_file() else resource_path("samples", name)).read_bytes())
    return data


def sheet(name: str, record: type[Record], end: str) -> dict[str, Any]:
    """A sheet at an end, fully kitted out; of the percentile ones under every special rule."""
    data = source(name)
    if record is SheetRecord:
        data["weapons"] = [
            *data.get("weapons", ()),
            *(
                {"id": f"w.{special}", "special": special, "kind": "melee", "skill": "brawl", "damage": damage}
                for special, damage in (
                    ("crushing", "1000D1000+db"), ("impaling", "999999+db"), ("bleeding", "db"), ("knockback", "-5"),
                )
            ),
        ]  # fmt: skip
        data["hindrances"] = [{"kind": kind, "rounds": 2, "weapon": "w.crushing"} for kind in KINDS]
        data["options"] = dict(vars(SRD if end == "lowest" else UGE)) | (ALL_ON if name.startswith("perc") else {})
    found: dict[str, Any] = extreme(data, record, end) | {"name": data["name"]}
    return found


@pytest.mark.parametrize("end", EXTREMES)
@pytest.mark.parametrize(("name", "record"), FILES, ids=[name.partition(".")[0] for name, _ in FILES])
def test_every_page_shows_it(name: str, record: type[Record], end: str, start: Any, tmp_path: Path) -> None:
    """In play and in edit mode, with the game master, the log and the development beside it; nothing is thrown."""
    path = tmp_path / "extreme.rpgsheet"
    path.write_text(json.dumps(sheet(name, record, end)), encoding="utf-8")
    player = start(path)
    for key in (*PAGES, Qt.Key.Key_E, *PAGES, Qt.Key.Key_E, *TABS):
        player.press(key, CTRL)
        QApplication.processEvents()
    assert not player.answers.errors


@pytest.mark.parametrize("end", EXTREMES)
@pytest.mark.parametrize(("name", "record"), FILES, ids=[name.partition(".")[0] for name, _ in FILES])
def test_every_export_writes_it(name: str, record: type[Record], end: str, qapp: QApplication) -> None:
    register_formats()
    document = codec.decode(json.dumps(sheet(name, record, end)).encode())
    for layout in ("full", "single", "large"):
        assert sheet_pages(document.character, PrintOptions(layout=layout)).pages
    for each in formats():
        if each.id == "foundry-brp" and record is XantisSheetRecord:
            with pytest.raises(StorageError, match="percentile_only"):
                export(document, each.id, "fr")
            continue
        assert export(document, each.id, "fr")


@pytest.mark.parametrize("end", EXTREMES)
def test_a_table_shows_and_prints_it(end: str, start: Any, tmp_path: Path) -> None:
    data = extreme(source("table-1.rpgtable"), TableRecord, end)
    for entry in data["entries"]:
        if "npc" in entry:
            entry["npc"]["hindrances"] = [{"kind": kind, "rounds": 2, "weapon": "x"} for kind in KINDS]
    path = tmp_path / "extreme.rpgtable"
    path.write_text(json.dumps(data), encoding="utf-8")
    player = start()
    player.window.show_tab("gm")
    master = player.window.gm.master
    assert master.table.open(path)
    QApplication.processEvents()
    for each in GM_PAGES:
        player.window.gm.panel.show_page(each)
        QApplication.processEvents()
    assert table_page_set(table_codec.decode(path.read_bytes()), PrintOptions()).pages
    assert not player.answers.errors


@pytest.mark.parametrize("special", ["crushing", "impaling", "bleeding", "knockback"])
def test_the_strongest_can_strike(special: str, start: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Thousands of dice are thrown, shown and written into the log; own dice are asked for as many."""
    path = tmp_path / "extreme.rpgsheet"
    path.write_text(json.dumps(sheet("bran-tregear.rpgsheet", SheetRecord, "highest")), encoding="utf-8")
    player = start(path)
    monkeypatch.setattr(player.dice, "die", lambda sides: sides)
    player.press(Qt.Key.Key_2, CTRL)
    fight = player.window.rolling.combat.desk.fight
    for hit in ("normal", "special", "critical"):
        fight.begin_damage(player.document, BelongingId(f"w.{special}"), hit)
        QApplication.processEvents()
        assert fight.damage is not None
        assert fight.damage.total >= 0
    assert len(player.entries()) == 3
    player.press(Qt.Key.Key_J, CTRL)
    QApplication.processEvents()
    assert not player.answers.errors
