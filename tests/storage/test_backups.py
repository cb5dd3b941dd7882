"""Earlier versions: which stay as they age, how much they may take, and that they come back as they were."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from brp_desktop.rules.brp import SRD
from brp_desktop.sheet.edits import SetIdentity
from brp_desktop.sheet.new import new_character
from brp_desktop.storage import new_document, save_document
from brp_desktop.storage.backups import KEPT, STEPS, Backup, Backups, staying, time_of
from brp_desktop.storage.files import backup_path
from brp_desktop.storage.versions import sheet_versions

NOW = datetime(2026, 7, 31, 21, 45, tzinfo=UTC)


def at(**ago: float) -> Backup:
    time = NOW - timedelta(**ago)
    return Backup(time, Path(time.isoformat()))


def test_many_young_versions_and_few_old_ones_stay() -> None:
    """A version a minute for two hours, an hour for three days, a day for two months, a week for two years."""
    versions = [at(minutes=minute) for minute in range(120)]
    versions += [at(hours=hour) for hour in range(3, 72)]
    versions += [at(days=day) for day in range(4, 60)]
    versions += [at(weeks=week) for week in range(10, 104)]
    kept = staying(versions, NOW)
    assert kept[:KEPT] == versions[:KEPT]
    ages = [NOW - each.time for each in kept]

    def between(first: timedelta, last: timedelta) -> int:
        return sum(first < age <= last for age in ages)

    hour, day = timedelta(hours=1), timedelta(days=1)
    assert between(timedelta(minutes=10), hour) == 10
    assert between(hour, day) in (23, 24)
    assert between(day, 31 * day) in (30, 31)
    assert between(31 * day, 366 * day) in (47, 48, 49)
    assert between(366 * day, 9999 * day) == 0
    assert len(kept) < 130


def test_the_newest_ten_stay_however_old_they_are() -> None:
    versions = [at(days=365 * year) for year in range(1, 20)]
    assert staying(versions, NOW) == versions[:KEPT]


@given(st.lists(st.integers(0, 3 * 365 * 24 * 60), unique=True, max_size=200), st.integers(0, 60 * 24 * 40))
def test_what_goes_is_never_missed_later(minutes: list[int], later: int) -> None:
    """Thinned today and again later, the same versions are left as when thinned later alone: the past is not eaten."""
    versions = [at(minutes=minute) for minute in minutes]
    then = NOW + timedelta(minutes=later)
    twice = staying(staying(versions, NOW), then)
    once = staying(versions, then)
    assert twice == once


def test_the_steps_go_from_young_to_old() -> None:
    assert list(STEPS) == sorted(STEPS)


def test_work_that_is_saved_later_is_one_version(tmp_path: Path) -> None:
    backups = Backups(tmp_path)
    backups.keep("a", b"work", NOW - timedelta(minutes=2), saved=False)
    backups.keep("a", b"work", NOW - timedelta(minutes=1), saved=False)
    assert [(each.time, each.saved) for each in backups.list("a")] == [(NOW - timedelta(minutes=2), False)]
    backups.keep("a", b"work", NOW)
    backups.keep("a", b"work", NOW + timedelta(minutes=1))
    assert [(each.time, each.saved) for each in backups.list("a")] == [(NOW, True)]


def test_all_documents_together_keep_within_the_maximum(tmp_path: Path) -> None:
    """The oldest go first, of whichever document, the newest of each last; what is not ours stays."""
    backups = Backups(tmp_path, maximum=2_500_000)
    (tmp_path / "a").mkdir()
    (tmp_path / "a" / "mine.txt").write_bytes(bytes(3_000_000))
    for number in range(4):
        for document in ("a", "b"):
            content = f"{document}{number}".encode() + bytes(500_000)
            backups.keep(document, content, NOW - timedelta(days=10 - number, hours=document == "a"))
    left = {each: [version.path.read_bytes()[:2] for version in backups.list(each)] for each in "ab"}
    assert left["a"][0] == b"a3"
    assert left["b"][0] == b"b3"
    size = sum(version.path.stat().st_size for each in "ab" for version in backups.list(each))
    assert size <= 2_500_000 + 1_000_000
    assert (tmp_path / "a" / "mine.txt").exists()
    tight = Backups(tmp_path, maximum=600_000)
    tight.keep("c", bytes(400_000), NOW)
    assert [len(tight.list(each)) for each in "abc"] == [0, 0, 1]


@pytest.mark.parametrize("time_ns", [0, 1, -(10**18), 1_785_000_000_123_456_789, 2**63 - 1, -(2**63)])
def test_any_time_of_a_file_is_a_time(tmp_path: Path, time_ns: int) -> None:
    time = time_of(time_ns)
    assert time.tzinfo is UTC
    if 0 <= time_ns < 2**62:
        assert Backups(tmp_path).keep("a", b"x", time).time == time
        assert Backups(tmp_path).list("a")[0].time == time


def test_versions_come_back_as_they_were(tmp_path: Path) -> None:
    """Saved, under way, and the one beside the file where nothing else has it: each read is the value of then."""
    versions = sheet_versions(tmp_path / "backups")
    path = tmp_path / "a.rpgsheet"
    first = save_document(new_document(new_character(SRD, name="v0")), path)
    second = save_document(first.with_character(SetIdentity("name", "v1").apply(first.character)), path)
    assert [(each.kind, versions.read(each).character.name) for each in versions.of(first.id, path)] == [
        ("beside", "v0")
    ]
    current = second
    for name in ("v2", "v3"):
        changed = current.with_character(SetIdentity("name", name).apply(current.character))
        current = save_document(changed, path, backups=versions.backups)
    work = current.with_character(SetIdentity("name", "v4").apply(current.character))
    versions.keep_work(work)
    found = versions.of(first.id, path)
    assert [(each.kind, versions.read(each).character.name) for each in found] == [
        ("work", "v4"),
        ("saved", "v3"),
        ("saved", "v2"),
        ("saved", "v1"),
    ], "the one beside is v2 under another name"
    assert versions.read(found[0]).character == work.character
    assert versions.read(found[1]).character == current.character
    assert versions.read(found[0]).path is None
    assert [each.kind for each in versions.of("", path)] == ["beside"]
    backup_path(path).unlink()
    assert versions.of("", path) == []
    assert versions.of("nobody", None) == []
