"""A sheet that had to be put right while it was read: it opens, says what was done, and the file waits for a save."""

import json
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from brp_desktop.catalogue.resources import resource_path
from brp_desktop.sheet.xantis_edits import SetPenalty
from brp_desktop.storage import open_document
from brp_desktop.views.dialogs.repairs import RepairsDialog


@pytest.fixture
def nerea(tmp_path: Path) -> Path:
    """The sample of Xantis, to be damaged."""
    path = tmp_path / "nerea.rpgsheet"
    path.write_bytes(resource_path("samples", "nerea-valdombra.rpgsheet").read_bytes())
    return path


def damage(path: Path, **changes: object) -> bytes:
    data = {**json.loads(path.read_text(encoding="utf-8")), **changes}
    path.write_text(json.dumps(data), encoding="utf-8")
    return path.read_bytes()


def test_one_repair_is_said_on_the_strip(start, nerea: Path) -> None:
    before = damage(nerea, pa_left=-4)
    player = start()
    document = player.open(nerea)
    banner = player.window.banner
    assert banner.label.text() == "pa_left in “nerea.rpgsheet” is -4, out of range: read as 0."
    assert [link.text() for link in banner.links if link.isVisible()] == ["Understood"]
    assert (document.derived.pa_left, document.is_saved) == (0, True)
    assert nerea.read_bytes() == before
    banner.links[0].click()
    assert banner.isHidden()


def test_many_repairs_are_a_list_of_their_own(start, nerea: Path) -> None:
    """Markup in a file's text is shown, not obeyed; a save writes the sheet as it was put right."""
    nodes = [
        {"id": f"n{number}", "tier": "arte", "name": f"N{number}", "parent": f"<b>{number}</b>"} for number in range(40)
    ]
    before = damage(nerea, nodes=nodes)
    player = start()
    document = player.open(nerea)
    banner = player.window.banner
    assert banner.label.text() == "40 things were noticed while “nerea.rpgsheet” was read."
    assert [link.text() for link in banner.links if link.isVisible()] == ["Understood", "Show them"]
    assert banner.height() < 80
    banner.links[1].click()
    QApplication.processEvents()
    dialog = next(each for each in QApplication.topLevelWidgets() if isinstance(each, RepairsDialog))
    lines = dialog.text.toPlainText().splitlines()
    assert len(lines) == 40
    assert lines[7] == 'nodes[7].parent in “nerea.rpgsheet” names "<b>7</b>", which is not there: it stands alone.'
    dialog.accept()
    assert not banner.isHidden()
    banner.links[0].click()
    assert banner.isHidden()
    assert nerea.read_bytes() == before
    document.perform(SetPenalty("pr", 1))
    assert player.context.files.save(document)
    assert open_document(nerea).notices == ()
    assert len(open_document(nerea).character.nodes) == 40
