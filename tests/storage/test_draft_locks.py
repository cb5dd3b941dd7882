"""Drafts of programs that run are theirs alone; the system lets them go when the program ends, however it ends."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from brp_desktop.rules.brp import SRD
from brp_desktop.sheet.new import new_character
from brp_desktop.storage import StorageError, draft_locks, new_document
from brp_desktop.storage.drafts import Drafts
from brp_desktop.storage.table_documents import new_table
from brp_desktop.storage.table_drafts import TableDrafts

OTHER = """
import sys
from pathlib import Path
from brp_desktop.storage import draft_locks
for name in sys.argv[1:]:
    assert draft_locks.take(Path(name))
print("taken", flush=True)
sys.stdin.read()
"""


class Other:
    """Another running program that has some drafts."""

    def __init__(self, *paths: Path) -> None:
        command = [sys.executable, "-c", OTHER, *map(str, paths)]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        assert self.process.stdout is not None
        assert self.process.stdout.readline().strip() == b"taken"

    def die(self) -> None:
        self.process.kill()
        self.process.communicate()


@pytest.fixture
def other() -> Iterator[list[Other]]:
    running: list[Other] = []
    yield running
    for each in running:
        each.die()


def test_a_draft_of_a_running_program_is_left_alone(tmp_path: Path, other: list[Other]) -> None:
    """Neither offered, nor overwritten, nor discarded; after a kill it is offered."""
    drafts, document = Drafts(tmp_path), new_document(new_character(SRD, name="Anna"))
    id_ = drafts.write(document, None)
    drafts.release(id_)
    before = (tmp_path / f"{id_}.draft").read_bytes()
    other.append(Other(tmp_path / f"{id_}.draft"))
    assert drafts.list() == []
    assert not drafts.claim(id_)
    assert drafts.free_id(document, None) != id_
    for attempt in (lambda: drafts.write(document, None), lambda: drafts.discard(id_)):
        with pytest.raises(StorageError, match="locked"):
            attempt()
    assert (tmp_path / f"{id_}.draft").read_bytes() == before
    other[0].die()
    assert [draft.id for draft in drafts.list()] == [id_]
    assert drafts.claim(id_)
    drafts.discard(id_)
    assert list(tmp_path.iterdir()) == []


def test_an_id_that_is_taken_and_not_yet_written_is_not_free(tmp_path: Path, other: list[Other]) -> None:
    drafts, document = Drafts(tmp_path), new_document(new_character(SRD))
    other.append(Other(tmp_path / f"{drafts.draft_id(document, None)}.draft"))
    free = drafts.free_id(document, None)
    assert drafts.write(document, None, id_=free) == free != drafts.draft_id(document, None)


def test_tables_too(tmp_path: Path, other: list[Other]) -> None:
    """The same table open in two programs has two drafts."""
    drafts, table = TableDrafts(tmp_path), new_table()
    drafts.write(table)
    drafts.release(table.id)
    other.append(Other(tmp_path / f"{table.id}.tabledraft"))
    assert drafts.list() == []
    assert not drafts.claim(table.id)
    with pytest.raises(StorageError, match="locked"):
        drafts.discard(table.id)
    with pytest.raises(StorageError, match="locked"):
        drafts.write(table)
    own = drafts.write(table, id_=drafts.free_id(table))
    assert [draft.id for draft in drafts.list()] == [own]


def test_a_folder_that_takes_no_locks_hinders_nobody(tmp_path: Path) -> None:
    nowhere = tmp_path / "gone" / "a.draft"
    assert draft_locks.take(nowhere)
    assert not draft_locks.is_taken(nowhere)
    draft_locks.let_go(nowhere)
