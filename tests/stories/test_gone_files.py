"""Files and folders that vanish while they are open: what happened is said, the work stays, and can be saved again."""

import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from brp_desktop.sheet.edits import SetIdentity
from brp_desktop.sheet.table_edits import SetTableName
from brp_desktop.storage import open_document, open_table
from brp_desktop.storage.files import is_gone

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def kept(tmp_path: Path, project_root: Path) -> Path:
    """A folder with a sheet and a table that will go."""
    folder = tmp_path / "kept"
    folder.mkdir()
    for name in ("adele-fournier.rpgsheet", "nerea-valdombra.rpgsheet", "lamp-room.rpgtable"):
        (folder / name).write_bytes((project_root / "resources" / "samples" / name).read_bytes())
    return folder


def test_what_is_gone(tmp_path: Path) -> None:
    """The file, its folder, a link's target; a path that cannot be looked at is not gone."""
    file = tmp_path / "a.rpgsheet"
    assert is_gone(file) == "file"
    file.write_bytes(b"x")
    assert is_gone(file) == ""
    assert is_gone(tmp_path / "no" / "a.rpgsheet") == "folder"
    assert is_gone(file / "a.rpgsheet") == "folder"
    link = tmp_path / "b.rpgsheet"
    link.symlink_to(tmp_path / "nothing")
    assert is_gone(link) == "file"
    assert is_gone(tmp_path / ("x" * 300)) == ""
    assert is_gone(Path("a\0b")) == ""


@pytest.mark.parametrize("name", ["adele-fournier.rpgsheet", "nerea-valdombra.rpgsheet"])
@pytest.mark.parametrize("edited", [False, True])
def test_the_folder_of_a_sheet_vanishes(start, kept: Path, tmp_path: Path, name: str, edited: bool) -> None:
    """It is no other program's change: the sheet counts as unsaved, has a draft, and is saved elsewhere."""
    from brp_desktop.sheet.xantis_edits import SetXantisIdentity

    player = start()
    document, banner = player.window.context.files.open(kept / name), player.window.banner
    if edited:
        document.perform(SetIdentity("place", "Rennes") if "adele" in name else SetXantisIdentity("people", "Rennes"))
    shutil.rmtree(kept)
    player.context.files.check_disk()
    assert banner.label.text() == "The folder of this sheet is gone. Nothing is lost: save it elsewhere."
    assert [link.text() for link in banner.links if link.isVisibleTo(banner)] == ["Save elsewhere…"]
    assert not document.is_saved
    player.context.drafts.write_now()
    assert len(list(player.context.places.drafts.glob("*.draft"))) == 1
    player.answers.save_path = None
    player.press(Qt.Key.Key_S, CONTROL)
    assert [error.code for error in player.answers.errors] == ["folder_missing"]
    assert "overwrite" not in " ".join(player.answers.asked)
    assert not document.is_saved, "nobody said where"
    player.answers.save_path = tmp_path / "again.rpgsheet"
    banner.links[0].click()
    assert document.is_saved
    assert document.path == tmp_path / "again.rpgsheet"
    assert open_document(document.path).character == document.character
    assert not banner.isVisibleTo(player.window)


def test_the_file_of_a_sheet_is_removed(start, kept: Path) -> None:
    """Saving writes it again without a question: there is nothing that could be lost."""
    player = start()
    document, banner = player.open(kept / "adele-fournier.rpgsheet"), player.window.banner
    assert document.path is not None
    document.path.unlink()
    player.context.files.check_disk()
    assert banner.label.text().startswith("The file of this sheet was moved, renamed or deleted. Nothing is lost")
    assert [link.text() for link in banner.links if link.isVisibleTo(banner)] == ["Save again", "Save elsewhere…"]
    assert not document.is_saved
    banner.links[0].click()
    assert player.answers.asked == []
    assert open_document(document.path).character == document.character
    assert document.is_saved
    assert not banner.isVisibleTo(player.window)


def test_a_folder_that_comes_back(start, kept: Path) -> None:
    """A disk taken out and put in again: there is nothing more to say."""
    player = start()
    document, banner = player.open(kept / "adele-fournier.rpgsheet"), player.window.banner
    kept.rename(kept.with_name("away"))
    player.context.files.check_disk()
    assert banner.isVisibleTo(player.window)
    kept.with_name("away").rename(kept)
    player.context.files.check_disk()
    banner.show_document(document)
    assert not banner.isVisibleTo(player.window)
    player.press(Qt.Key.Key_S, CONTROL)
    assert document.is_saved
    assert player.answers.asked == []


@pytest.mark.parametrize("whole_folder", [False, True])
def test_the_file_of_a_table_vanishes(start, kept: Path, tmp_path: Path, whole_folder: bool) -> None:
    player = start()
    player.window.open_file(kept / "lamp-room.rpgtable")
    table = player.window.gm.master.table
    banner = player.window.gm.panel.findChild(object, "table_banner")
    table.perform(SetTableName("Friday"))
    shutil.rmtree(kept) if whole_folder else (kept / "lamp-room.rpgtable").unlink()
    table.check_disk()
    assert banner.sentence.text().startswith("The folder of" if whole_folder else "The file of this table was moved")
    assert not table.is_saved
    player.answers.table_save_path = tmp_path / "again.rpgtable"
    banner.links[0].click()
    assert [error.code for error in player.answers.errors] == (["folder_missing"] if whole_folder else [])
    assert table.is_saved
    assert table.path is not None
    assert table.path.parent == (tmp_path if whole_folder else kept)
    assert open_table(table.path).table.name == "Friday"
    assert not banner.isVisibleTo(player.window)
