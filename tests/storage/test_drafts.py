"""Drafts: whole or not there, found after a crash, a damaged one passed over and named."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from character_strategies import characters
from hypothesis import given, settings
from msgspec import structs
from xantis_strategies import xantis_characters

from brp_desktop.rules.brp import SRD
from brp_desktop.sheet.edits import SetIdentity
from brp_desktop.sheet.new import new_character
from brp_desktop.sheet.table import Entry, EntryId, GameTable
from brp_desktop.storage import StorageError, disk, new_document, save_document
from brp_desktop.storage.drafts import Drafts
from brp_desktop.storage.table_documents import new_table
from brp_desktop.storage.table_drafts import TableDrafts

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)


@pytest.fixture
def drafts(tmp_path: Path) -> Drafts:
    """Drafts in a folder that does not exist yet."""
    return Drafts(tmp_path / "data" / "drafts")


@pytest.fixture
def document():
    """A new document, never saved."""
    return new_document(new_character(SRD, name="Adèle"))


def test_unsaved_work_is_found_again(drafts, document, tmp_path):
    """The document with what was changed, the file it belongs to, the file as it was, and the time."""
    assert drafts.list() == []
    saved = save_document(document, tmp_path / "é.rpgsheet")
    changed = saved.with_character(SetIdentity("name", "Bran").apply(saved.character))
    id_ = drafts.write(changed, saved.path, NOON)
    (draft,) = Drafts(tmp_path / "data" / "drafts").list()
    assert (draft.id, draft.path, draft.time) == (id_, saved.path, NOON)
    assert draft.document == changed
    assert drafts.load(id_) == draft


def test_a_document_has_one_draft_and_a_copy_its_own(drafts, document, tmp_path):
    first = drafts.write(document, None, NOON)
    assert drafts.write(document.with_character(replace(document.character, age=31)), None) == first
    other = drafts.write(document, tmp_path / "b.rpgsheet", NOON + timedelta(seconds=1))
    assert other != first
    assert {draft.id for draft in drafts.list()} == {first, other}
    assert drafts.load(first).document.character.age == 31


def test_the_newest_draft_comes_first(drafts):
    for minute, name in enumerate(("a", "b", "c")):
        drafts.write(new_document(new_character(SRD, name=name)), None, NOON + timedelta(minutes=minute))
    assert [draft.document.character.name for draft in drafts.list()] == ["c", "b", "a"]


def test_a_discarded_draft_is_gone_and_may_be_gone_already(drafts, document):
    id_ = drafts.write(document, None)
    drafts.discard(id_)
    drafts.discard(id_)
    assert drafts.list() == []
    with pytest.raises(StorageError, match="not_found"):
        drafts.load(id_)


def test_damaged_drafts_are_passed_over_and_named(drafts, document, tmp_path):
    id_ = drafts.write(document, None, NOON)
    folder = tmp_path / "data" / "drafts"
    whole = (folder / f"{id_}.draft").read_bytes()
    damaged = {
        "cut": whole[: len(whole) // 2],
        "empty": b"",
        "list": b"[]",
        "version": whole.replace(b'"draft_version": 1', b'"draft_version": 9'),
        "time": whole.replace(b"2026-03-01", b"2026-93-01"),
        "naive": whole.replace(b"+00:00", b""),
        "path": whole.replace(b'"path": null', b'"path": 5'),
        "base": whole.replace(b'"base": null', b'"base": {"size": 1}'),
        "endless": whole.replace(
            b'"base": null', b'"base": {"time_ns": "' + b"9" * 5000 + b'", "size": 1, "digest": ""}'
        ),
        "era": whole.replace(b"2026-03-01", b"0001-01-01"),
        "document": whole.replace(b'"system": "brp"', b'"system": 5'),
    }
    for name, data in damaged.items():
        assert data != whole
        (folder / f"{name}.draft").write_bytes(data)
    (folder / "readme.txt").write_bytes(b"not a draft")
    assert [draft.id for draft in drafts.list()] == [id_]
    assert {notice.path.stem for notice in drafts.notices if notice.path} == set(damaged)
    assert {notice.code for notice in drafts.notices} == {"damaged_draft"}
    assert all((folder / f"{name}.draft").read_bytes() == data for name, data in damaged.items())
    with pytest.raises(StorageError) as caught:
        drafts.load("document")
    assert (caught.value.path, caught.value.where) == (folder / "document.draft", "system")


def test_a_draft_that_cannot_be_written_leaves_the_one_before(drafts, document, monkeypatch):
    """D01: the disk is full while a draft is renewed."""
    id_ = drafts.write(document, None, NOON)

    def full(handle, data):
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(disk, "write", full)
        with pytest.raises(StorageError, match="disk_full"):
            drafts.write(document.with_character(replace(document.character, age=31)), None)
    assert drafts.load(id_).document == document
    assert [draft.id for draft in drafts.list()] == [id_]


def test_ids_that_lead_elsewhere_are_refused(drafts):
    for id_ in ("", "../x", "a/b", ".hidden", "a\0"):
        with pytest.raises(StorageError, match="bad_name"):
            drafts.load(id_)


@settings(max_examples=20)
@given(character=characters | xantis_characters())
def test_any_work_is_found_again(tmp_path_factory, character):
    drafts = Drafts(tmp_path_factory.mktemp("drafts"))
    document = new_document(character)
    found = drafts.load(drafts.write(document, None)).document
    assert (found.character, found.id) == (character, document.id)


@pytest.mark.parametrize("name", ["n\udcff.rpgsheet", "percent:a", "é 50%.rpgsheet"])
def test_work_on_a_file_whose_name_is_no_text_has_a_draft(drafts, document, tmp_path, name):
    """Bytes that are no UTF-8 come back as they were."""
    path = tmp_path / name
    drafts.write(document, path)
    (draft,) = drafts.list()
    assert draft.path == path
    table = TableDrafts(tmp_path)
    table.write(structs.replace(new_table(), path=path))
    assert [each.path for each in table.list()] == [path]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b"2026-03-01", b"0001-01-01"),
        (b"+00:00", b""),
        (b'"base": null', b'"base": {"size": 1}'),
        (b'"path": null', b'"path": 5'),
        (b'"draft_version": 1', b'"draft_version": 9'),
        (b'"entries"', b'"entries": 5, "then"'),
    ],
)
def test_a_damaged_draft_of_a_table_is_passed_over_as_one_of_a_sheet_is(tmp_path, caplog, old, new):
    """A time before all calendars ended the game master's tab whenever it was opened."""
    kept = TableDrafts(tmp_path)
    table = GameTable(entries=(Entry(id=EntryId("a"), path="a.rpgsheet"),))
    whole = kept.write(new_table(table), NOON)
    data = (tmp_path / f"{whole}.tabledraft").read_bytes()
    assert old in data
    (tmp_path / "damaged.tabledraft").write_bytes(data.replace(old, new))
    assert [draft.id for draft in kept.list()] == [whole]
    assert "damaged" in caplog.text
    assert [(notice.code, notice.path) for notice in kept.notices] == [
        ("damaged_draft", tmp_path / "damaged.tabledraft")
    ]
