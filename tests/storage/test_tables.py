"""Tables as files: nothing lost, nothing doubtful let in, references that stay true, players' files watched."""

import json
import os
import random
import shutil
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from document_mutations import MUTATIONS
from hypothesis import given
from small_schema import problems
from table_strategies import tables

from brp_desktop.catalogue.resources import resource_path
from brp_desktop.play.npcs import player_entry
from brp_desktop.play.roster import rows_of
from brp_desktop.rules.brp import UGE
from brp_desktop.sheet.edits import SetIdentity
from brp_desktop.sheet.table import Entry, GameTable, Npc, NpcSkill, NpcValue
from brp_desktop.sheet.table_edits import AddEntries, DuplicateEntry, RemoveEntries, SetEntryField
from brp_desktop.storage import (
    StorageError,
    new_table,
    open_document,
    open_table,
    save_document,
    save_table,
    schema,
    table_codec,
)
from brp_desktop.storage.backups import Backups
from brp_desktop.storage.player_files import look_again, read_player, reload_player
from brp_desktop.storage.table_documents import TableDocument, player_path, reference_to, resolved
from brp_desktop.storage.table_versions import KEPT_FROM
from brp_desktop.storage.versions import table_versions

SAMPLE = resource_path("samples", "lamp-room.rpgtable")
PLAYER = resource_path("samples", "bran-tregear.rpgsheet")
SCHEMA = json.loads(schema.TABLE_SCHEMA_PATH.read_bytes())
GUARD = Npc(values=(NpcValue(id="dex", value=12),), skills=(NpcSkill(id="skill.1", skill="spot", score=40),))


def data(**changes: Any) -> dict[str, Any]:
    """The data of a small valid table, with changes."""
    table = GameTable(name="Inn", entries=(Entry(id="a", name="Guard", npc=GUARD), Entry(id="b", path="anna.rpgsheet")))
    return {**json.loads(table_codec.encode(new_table(table))), **changes}


def refused(value: Any) -> StorageError:
    with pytest.raises(StorageError) as caught:
        table_codec.decode(json.dumps(value).encode())
    return caught.value


@given(tables)
def test_any_table_comes_back(table):
    """Encode and decode is the identity, the same bytes every time, and valid by the shipped schema."""
    document = new_table(table)
    written = table_codec.encode(document)
    again = table_codec.decode(written)
    assert (again.table, again.id) == (table, document.id)
    assert not again.unknown
    assert table_codec.encode(again) == written
    assert problems(json.loads(written), SCHEMA, SCHEMA) == []


def test_the_sample_is_as_saved_and_leads_to_the_sample_sheets():
    document = open_table(SAMPLE)
    assert table_codec.encode(document) == SAMPLE.read_bytes()
    assert document.notices == ()
    players = [entry for entry in document.table.entries if entry.path]
    assert len(players) == 3
    for entry in players:
        player = read_player(player_path(document, entry.path))
        assert player.state == "ok"
        assert player.document.character.name == entry.name
    assert sum(entry.npc is not None for entry in document.table.entries) >= 5


@pytest.mark.parametrize(
    ("value", "code", "where"),
    [
        ({"format_version": 1, "id": "x"}, "bad_data", "id"),
        ({"format_version": 1, "id": "x", "system": "brp"}, "not_a_table", ""),
        ({"format_version": "1"}, "wrong_type", "format_version"),
        ({"format_version": 0}, "unknown_version", "format_version"),
        ([], "not_a_table", ""),
        (data(entries=[{"id": "a"}]), "path_or_person", "entries[0]"),
        (data(entries=[{"id": "a", "path": "x", "npc": {}}]), "path_or_person", "entries[0]"),
        (data(entries=[{"id": "a", "path": "x"}, {"id": "a", "path": "y"}]), "duplicate_id", "entries[1].id"),
        (data(entries=[{"id": "a", "side": "c", "npc": {}}]), "unknown_value", "entries[0].side"),
        (
            data(entries=[{"id": "a", "npc": {"skills": [{"id": "x"}], "weapons": [{"id": "x"}]}}]),
            "duplicate_id",
            "entries[0].npc.weapons[0].id",
        ),
        (
            data(entries=[{"id": "a", "npc": {"skills": [{"id": "x", "score": -1}]}}]),
            "out_of_range",
            "entries[0].npc.skills[0].score",
        ),
        (data(options={"opposed_tie": "coin"}), "unknown_value", "options.opposed_tie"),
    ],
)
def test_faults_are_named_with_their_place(value, code, where):
    """I05: one plain error each."""
    error = refused(value)
    assert (error.code, error.where) == (code, where)


def test_what_is_unknown_is_written_back_deep_and_by_id():
    """D06: at the top, in an entry, in a person, in a skill of a person; after edits too."""
    value = data(giro={"round": 3})
    value["entries"][0]["colour"] = "red"
    value["entries"][0]["npc"]["mood"] = ["calm"]
    value["entries"][0]["npc"]["skills"][0]["since"] = 7
    value["entries"][1]["later"] = None
    document = table_codec.decode(json.dumps(value).encode())
    table = SetEntryField(("a",), "note", "asleep").apply(document.table)
    again = json.loads(table_codec.encode(document.with_table(table)))
    value["entries"][0]["note"] = "asleep"
    assert again == value
    gone = RemoveEntries(("a",)).apply(document.table)
    reused = AddEntries((Entry(id="a", path="x.rpgsheet"),)).apply(gone)
    assert table_codec.decode(table_codec.encode(document.with_table(reused))).table == reused


def test_a_table_of_the_future_opens_read_only(tmp_path):
    """D06: as much as can be read; saving over it is refused, a copy keeps the unknown."""
    path = tmp_path / "new.rpgtable"
    value = data(format_version=999, mood="x")
    value["entries"][0]["npc"]["skills"][0]["score"] = "high"
    path.write_bytes(json.dumps(value).encode())
    document = open_table(path)
    assert document.read_only
    assert [notice.code for notice in document.notices] == ["newer_format", "unreadable_part"]
    with pytest.raises(StorageError) as caught:
        save_table(document, path)
    assert caught.value.code == "read_only"
    copy = save_table(document.writable_copy(), tmp_path / "copy.rpgtable")
    assert json.loads(copy.path.read_bytes())["mood"] == "x"


def test_saving_is_atomic_keeps_the_previous_and_older_versions(tmp_path):
    backups = Backups(tmp_path / "older", ".rpgtable")
    path = tmp_path / "inn.rpgtable"
    first = save_table(new_table(GameTable(name="one")), path)
    save_table(first.with_table(GameTable(name="two")), path, backups=backups)
    assert open_table(path).table.name == "two"
    assert open_table(f"{path}~").table.name == "one"
    assert [open_table(each.path).table.name for each in backups.list(first.id)] == ["two", "one"]
    with pytest.raises(StorageError) as caught:
        save_table(first.with_table(GameTable(name="three")), path, overwrite=False)
    assert caught.value.code == "changed_on_disk"


def test_references_lead_to_the_same_files_after_save_as(tmp_path):
    """D08, D10: relative, with «/», through folders with letters of any kind; absolute before the first save."""
    sheet = tmp_path / "äé 日本" / "anna.rpgsheet"
    sheet.parent.mkdir()
    shutil.copy(PLAYER, sheet)
    table = new_table()
    reference = reference_to(table, sheet)
    assert os.path.isabs(reference)
    table = table.with_table(AddEntries((player_entry(table.table, reference),)).apply(table.table))
    near = save_table(table, sheet.parent / "t.rpgtable")
    assert near.table.entries[0].path == "anna.rpgsheet"
    far = save_table(near, tmp_path / "t.rpgtable")
    assert far.table.entries[0].path == "äé 日本/anna.rpgsheet"
    assert open_table(far.path).table == far.table
    assert player_path(far, far.table.entries[0].path) == sheet
    assert read_player(player_path(near, near.table.entries[0].path)).state == "ok"
    assert player_path(table, far.writable_copy().table.entries[0].path) == sheet


def _led_to(document: TableDocument, folder: Path | None) -> list[str]:
    return [str(resolved(entry.path, folder)) for entry in document.table.entries]


@pytest.mark.parametrize("elsewhere", ["b", "a/deeper", "."])
def test_earlier_versions_lead_to_the_same_files_after_save_as(tmp_path: Path, elsewhere: str) -> None:
    """Those saved, the one under way, and the one replaced in the other folder; read from there, from the first folder
    again, and without a file.
    """
    versions = table_versions(tmp_path / "older")
    first, other = tmp_path / "a", tmp_path / elsewhere
    for folder in (first, other):
        folder.mkdir(exist_ok=True)
    sheet = first / "anna.rpgsheet"
    shutil.copy(PLAYER, sheet)
    table = new_table()
    table = table.with_table(AddEntries((player_entry(table.table, str(sheet)),)).apply(table.table))
    near = save_table(table, first / "t.rpgtable", backups=versions.backups)
    versions.keep_work(near.with_table(replace(near.table, name="under way")))
    far = save_table(near.with_table(replace(near.table, name="far")), other / "t.rpgtable", backups=versions.backups)
    last = save_table(far.with_table(replace(far.table, name="last")), far.path, backups=versions.backups)
    for path in (last.path, near.path, None):
        found = versions.of(table.id, path)
        assert [each.kind for each in found] == ["saved", "saved", "work", "saved"]
        for version in found:
            document = versions.read(version)
            assert _led_to(document, version.folder) == [str(sheet)]
            assert KEPT_FROM not in document.unknown.members
    assert versions.read(versions.of(table.id, near.path)[-1]).table == near.table, "where it was nothing differs"
    assert KEPT_FROM.encode() not in last.path.read_bytes()


def test_an_earlier_version_of_a_table_whose_whole_folder_was_moved(tmp_path: Path) -> None:
    """Its sheets are where they are now; one that was left behind is found there, one that is nowhere was there."""
    versions = table_versions(tmp_path / "older")
    first = tmp_path / "a"
    first.mkdir()
    for name in ("anna", "otto"):
        shutil.copy(PLAYER, first / f"{name}.rpgsheet")
    entries = tuple(Entry(id=name, path=str(first / f"{name}.rpgsheet")) for name in ("anna", "otto", "gone"))
    near = save_table(new_table(GameTable(entries=entries)), first / "t.rpgtable", backups=versions.backups)
    moved = tmp_path / "b"
    first.rename(moved)
    first.mkdir()
    (moved / "otto.rpgsheet").rename(first / "otto.rpgsheet")
    (version,) = versions.of(near.id, moved / "t.rpgtable")
    document = versions.read(version)
    assert [entry.path for entry in document.table.entries] == [
        "anna.rpgsheet", "../a/otto.rpgsheet", "../a/gone.rpgsheet",
    ]  # fmt: skip


def test_an_earlier_version_that_does_not_say_where_it_was_kept(tmp_path: Path) -> None:
    """What versions before this one kept, or another program wrote: as it is; damaged bytes are kept as they are."""
    versions = table_versions(tmp_path / "older")
    table = new_table(GameTable(entries=(Entry(id="a", path="anna.rpgsheet"),)))
    path = tmp_path / "t.rpgtable"
    versions.backups.keep(table.id, table_codec.encode(table))
    assert versions.read(versions.of(table.id, path)[0]).table == table.table
    path.write_bytes(b"[damaged")
    save_table(table, path, backups=versions.backups)
    assert b"[damaged" in [each.path.read_bytes() for each in versions.of(table.id, path)]
    path.write_bytes(b"[1]")
    save_table(table, path, backups=versions.backups)
    assert b"[1]" in [each.path.read_bytes() for each in versions.of(table.id, path)]


def test_a_player_file_changed_deleted_damaged_newer(tmp_path):
    """The states of a file in the roster, what was known of it staying, and the way back by reloading."""
    path = tmp_path / "anna.rpgsheet"
    assert (read_player(path).state, read_player(path).document) == ("missing", None)
    shutil.copy(PLAYER, path)
    player = read_player(path)
    assert player.state == "ok"
    assert look_again(player) is player
    os.utime(path, ns=(1, 1))
    assert look_again(player) is player
    document = open_document(path)
    save_document(document.with_character(SetIdentity("name", "Otto").apply(document.character)), path)
    changed = look_again(player)
    assert (changed.state, changed.document) == ("changed", player.document)
    assert look_again(changed) is changed
    assert reload_player(changed).document.character.name == "Otto"
    assert reload_player(changed).state == "ok"
    text = path.read_bytes()
    path.write_bytes(text[:300])
    damaged = look_again(changed)
    assert (damaged.state, damaged.document, damaged.error.code) == ("damaged", player.document, "not_json")
    path.unlink()
    missing = look_again(damaged)
    assert (missing.state, missing.document) == ("missing", player.document)
    path.write_bytes(json.dumps({**json.loads(text), "format_version": 999}).encode())
    newer = look_again(missing)
    assert (newer.state, newer.document.character.name) == ("newer", "Otto")
    assert look_again(newer) is newer


def test_mutants_of_the_sample(pytestconfig):
    """I05, D02: a StorageError or a table, never anything else, and soon. Many with `--long`."""
    chance, ends = random.Random(2), set()
    sample = SAMPLE.read_bytes()
    for _ in range(5000 if pytestconfig.getoption("--long") else 200):
        mutant = chance.choice(MUTATIONS)(sample, chance)
        start = time.thread_time()
        try:
            document = table_codec.decode(mutant)
        except StorageError as error:
            ends.add(error.code)
            str(error)
        else:
            ends.add("newer" if document.read_only else "opened")
            rows_of(document.table, document.id, {})
            table_codec.decode(table_codec.encode(document.writable_copy()))
        assert time.thread_time() - start < 2
    assert {"not_json", "wrong_type", "opened", "duplicate_id"} <= ends


@pytest.mark.parametrize("place", range(25))
def test_a_table_cut_in_the_middle(place):
    """D02: 25 places, 25 errors."""
    text = SAMPLE.read_bytes()
    with pytest.raises(StorageError):
        table_codec.decode(text[: len(text) * place // 25])


def test_a_thousand_entries_open_and_show_in_a_second(tmp_path):
    table = AddEntries((Entry(id="entry.1", name="Guard", npc=GUARD),)).apply(GameTable(options=UGE))
    table = DuplicateEntry("entry.1", 999).apply(table)
    path = save_table(new_table(table), tmp_path / "many.rpgtable").path
    start = time.process_time()
    document = open_table(path)
    rows = rows_of(document.table, document.id, {})
    assert time.process_time() - start < 1
    assert len(rows) == 1000
    assert len({row.name for row in rows}) == 1000


def test_an_options_record_with_gaps_is_completed_and_said(tmp_path):
    """D12."""
    options = json.loads(table_codec.encode(new_table(GameTable(options=UGE))))["options"]
    options.pop("initiative")
    document = table_codec.decode(json.dumps(data(options=options)).encode())
    assert [notice.code for notice in document.notices] == ["options_incomplete"]
    assert document.table.options == UGE
    assert replace(document.table, options=None) == table_codec.decode(json.dumps(data()).encode()).table


def test_what_is_unknown_of_rules_and_people_that_are_gone_is_gone_too():
    """A line that became a player's file does not get what was kept of the person it was before."""
    options = json.loads(table_codec.encode(new_table(GameTable(options=UGE))))["options"] | {"future": 1}
    people = [{"id": "a", "npc": {"mood": 1}}, {"id": "b", "xantis": {"mood": 1}, "mark": 1}]
    document = table_codec.decode(json.dumps(data(options=options, xantis_options={"x": 1}, entries=people)).encode())
    files = tuple(replace(entry, npc=None, xantis=None, path="x.rpgsheet") for entry in document.table.entries)
    table = replace(document.table, options=None, xantis_options=None, entries=files)
    written = json.loads(table_codec.encode(document.with_table(table)))
    assert not {"options", "xantis_options"} & set(written)
    assert written["entries"] == [{"id": "a", "path": "x.rpgsheet"}, {"id": "b", "path": "x.rpgsheet", "mark": 1}]
