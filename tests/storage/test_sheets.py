"""Opening and saving sheets: what is refused is untouched, what is newer read-only, what is saved complete."""

import hashlib
import json
from dataclasses import replace
from pathlib import Path

import pytest

from brp_desktop.rules.brp import SRD
from brp_desktop.sheet.edits import SetIdentity, SetTick
from brp_desktop.sheet.new import new_character
from brp_desktop.storage import SheetDocument, StorageError, codec, disk, new_document, open_document, save_document
from brp_desktop.storage.backups import Backups
from brp_desktop.storage.files import backup_path


@pytest.fixture
def document(tmp_path: Path) -> SheetDocument:
    """A saved document."""
    return save_document(new_document(new_character(SRD, name="Adèle")), tmp_path / "adele.rpgsheet")


def named(document: SheetDocument, name: str) -> SheetDocument:
    return document.with_character(SetIdentity("name", name).apply(document.character))


def test_what_was_saved_is_opened(document):
    again = open_document(document.path)
    assert again == document
    assert open_document(str(document.path)).character == document.character


def test_a_file_cut_anywhere_is_refused_and_untouched(document, tmp_path):
    """D02, D03: 25 cuts, 25 errors with path and code, and the bytes stay what they were."""
    whole = document.path.read_bytes().rstrip()
    broken = tmp_path / "broken.rpgsheet"
    for part in range(25):
        broken.write_bytes(whole[: part * len(whole) // 25])
        before = hashlib.sha256(broken.read_bytes()).digest()
        with pytest.raises(StorageError) as caught:
            open_document(broken)
        assert caught.value.path == broken
        assert caught.value.code in {"empty", "not_json"}
        assert caught.value.where or caught.value.code == "empty"
        assert hashlib.sha256(broken.read_bytes()).digest() == before


def test_a_newer_file_is_never_saved_over(document):
    """D06: read-only with a notice; a copy keeps what is unknown."""
    data = json.loads(document.path.read_bytes())
    data.update(format_version=999, aura={"colour": "green"})
    document.path.write_text(json.dumps(data), encoding="utf-8")
    newer = open_document(document.path)
    assert newer.read_only
    assert [(notice.code, notice.path) for notice in newer.notices] == [("newer_format", document.path)]
    before = document.path.read_bytes()
    for place in (document.path, document.path.with_name("other.rpgsheet")):
        with pytest.raises(StorageError, match="read_only"):
            save_document(newer, place)
    assert document.path.read_bytes() == before
    copy = save_document(newer.writable_copy(), document.path.with_name("copy.rpgsheet"))
    assert json.loads(copy.path.read_bytes())["aura"] == {"colour": "green"}
    assert not open_document(copy.path).read_only


def test_saving_elsewhere_leaves_the_first_file_alone(document, tmp_path):
    """D10: Save As b, change, Save: b changes, a does not."""
    first = document.path.read_bytes()
    other = save_document(named(document, "Bran"), tmp_path / "b.rpgsheet")
    assert other.path == tmp_path / "b.rpgsheet"
    save_document(named(other, "Bran the ferryman"), other.path)
    assert document.path.read_bytes() == first
    assert open_document(other.path).character.name == "Bran the ferryman"


def test_a_save_that_fails_changes_nothing(document, monkeypatch):
    """D04: the file stays, the document stays, saving elsewhere works."""
    before = document.path.read_bytes()
    changed = named(document, "Bran")

    def full(handle, data):
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(disk, "write", full)
        with pytest.raises(StorageError) as caught:
            save_document(changed, document.path)
    assert (caught.value.code, caught.value.path) == ("disk_full", document.path)
    assert document.path.read_bytes() == before
    assert save_document(changed, document.path.with_name("b.rpgsheet")).character.name == "Bran"


def test_a_change_by_another_program_is_not_overwritten_unasked(document):
    """D05: asked before overwriting; no false alarm after our own save."""
    saved = save_document(named(document, "Bran"), document.path, overwrite=False)
    again = save_document(named(saved, "Bran T."), saved.path, overwrite=False)
    document.path.write_bytes(codec.encode(named(again, "somebody else")))
    with pytest.raises(StorageError) as caught:
        save_document(named(again, "ours"), again.path, overwrite=False)
    assert (caught.value.code, caught.value.path) == ("changed_on_disk", again.path)
    assert open_document(again.path).character.name == "somebody else"
    assert save_document(named(again, "ours"), again.path).character.name == "ours"
    again.path.unlink()
    with pytest.raises(StorageError, match="changed_on_disk"):
        save_document(again, again.path, overwrite=False)


def test_a_character_that_no_file_can_hold_is_refused_before_the_disk(document):
    before = document.path.read_bytes()
    broken = document.with_character(replace(document.character, age=-1))
    with pytest.raises(StorageError) as caught:
        save_document(broken, document.path)
    assert (caught.value.code, caught.value.where, caught.value.path) == ("out_of_range", "age", document.path)
    assert document.path.read_bytes() == before


def test_saving_the_same_again_writes_nothing(document):
    def written() -> tuple[int, int, int]:
        told = document.path.stat()  # Reading the file changes when it was read last.
        return told.st_ino, told.st_mtime_ns, told.st_size

    before = written()
    assert save_document(document, document.path) == document
    assert written() == before
    assert not backup_path(document.path).exists()


def test_older_versions_go_to_the_backups(document, tmp_path):
    """Ten versions by document id, the newest first: that of the file now, then that of the file beside."""
    backups = Backups(tmp_path / "backups")
    current = document
    for number in range(14):
        current = save_document(named(current, f"version {number}"), current.path, backups=backups)
        assert current.notices == ()
    kept = backups.list(document.id)
    assert [open_document(backup.path).character.name for backup in kept] == [
        f"version {number}" for number in range(13, 3, -1)
    ]
    assert current.path.read_bytes() == kept[0].path.read_bytes()
    assert backup_path(current.path).read_bytes() == kept[1].path.read_bytes()
    assert backups.list("another") == []
    assert [backup.time for backup in kept] == sorted((backup.time for backup in kept), reverse=True)


def test_a_backup_that_cannot_be_made_does_not_stop_the_save(document, tmp_path):
    in_the_way = tmp_path / "backups"
    in_the_way.write_bytes(b"a file where the folder should be")
    saved = save_document(named(document, "Bran"), document.path, backups=Backups(in_the_way))
    assert [notice.code for notice in saved.notices] == ["backup_failed"]
    assert open_document(saved.path).character.name == "Bran"


def test_what_lies_among_the_backups_by_accident_is_passed_over(document, tmp_path):
    backups = Backups(tmp_path / "backups")
    save_document(named(document, "Bran"), document.path, backups=backups)
    folder = backups.list(document.id)[0].path.parent
    (folder / "notes.txt").write_text("mine", encoding="utf-8")
    assert [open_document(each.path).character.name for each in backups.list(document.id)] == ["Bran", "Adèle"]
    assert Backups(tmp_path / "backups").list("../backups") == []


def test_a_long_journal_makes_no_difference_to_the_document(document):
    """F03: rolls are not in the document: a tick, and where it came from, is all that a roll leaves there."""
    ticked = document.with_character(SetTick("listen", True, "ticked").apply(document.character))
    assert len(codec.encode(ticked)) - len(codec.encode(document)) < 200
