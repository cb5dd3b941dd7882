"""Saving: the old or the new version is whole whatever fails, the previous one is kept, links and modes stay."""

import errno
import os
import shutil
import stat
import subprocess
import sys
import time
from pathlib import Path

import cut_save
import pytest

from brp_desktop.storage import disk, files
from brp_desktop.storage.errors import READING, StorageError, system_error
from brp_desktop.storage.files import (
    backup_path,
    has_changed,
    is_same_file,
    is_there,
    read_file,
    save_file,
    whole_path,
)

OLD = b"the old version\n" * 500
NEW = b"the new and longer version\n" * 900
OLDER = b"the version before the old one\n"

posix = pytest.mark.skipif(sys.platform == "win32", reason="symbolic links and modes are the POSIX kind")


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A file with an old version and an older one behind it."""
    path = tmp_path / "sheets" / "adele.rpgsheet"
    path.parent.mkdir()
    save_file(path, OLDER)
    save_file(path, OLD)
    return path


def left_over(folder: Path) -> set[str]:
    """Files in the folder that no save should leave."""
    return {path.name for path in folder.iterdir()} - {"adele.rpgsheet", "adele.rpgsheet~"}


def test_a_save_replaces_the_file_and_keeps_the_version_before(saved):
    assert (saved.read_bytes(), backup_path(saved).read_bytes()) == (OLD, OLDER)
    fingerprint = save_file(saved, NEW)
    assert (saved.read_bytes(), backup_path(saved).read_bytes()) == (NEW, OLD)
    assert fingerprint == read_file(saved)[1]
    assert not left_over(saved.parent)


def test_a_new_file_has_no_version_before(tmp_path):
    path = tmp_path / "new.rpgsheet"
    save_file(path, NEW)
    assert [each.name for each in tmp_path.iterdir()] == ["new.rpgsheet"]


def test_the_same_content_touches_nothing(saved):
    before = (saved.stat(), backup_path(saved).read_bytes())
    assert save_file(saved, OLD) == read_file(saved)[1]
    assert (saved.stat(), backup_path(saved).read_bytes()) == before


def test_the_version_before_can_be_left_out(saved):
    save_file(saved, NEW, keep_previous=False)
    assert (saved.read_bytes(), backup_path(saved).read_bytes()) == (NEW, OLDER)


def save_steps(monkeypatch, path: Path) -> list[str]:
    """The calls of a whole save, in order, on a copy of the folder."""
    calls: list[str] = []
    copy = path.parent.with_name("rehearsal")
    shutil.copytree(path.parent, copy)
    with monkeypatch.context() as patch:
        for name in cut_save.STEPS:
            patch.setattr(disk, name, noting(name, calls))
        save_file(copy / path.name, NEW)
    return calls


def noting(name: str, calls: list[str]):
    """A call to the disk that is written down."""
    original = getattr(disk, name)

    def call(*arguments):
        calls.append(name)
        return original(*arguments)

    return call


def failing(name: str, calls: list[str], step: int, number: int):
    """A call to the disk that is written down, and fails if it is the step; a close closes all the same."""
    original = getattr(disk, name)

    def call(*arguments):
        calls.append(name)
        if len(calls) != step + 1:
            return original(*arguments)
        if name == "close":
            original(*arguments)
        raise OSError(number, os.strerror(number))

    return call


def try_to_save(path: Path) -> StorageError | None:
    """The error a save ends with, if it does."""
    try:
        save_file(path, NEW)
    except StorageError as error:
        return error
    return None


@pytest.mark.parametrize(
    "number",
    [
        errno.EIO, errno.ENOSPC, errno.EACCES, errno.EROFS, errno.EDQUOT, errno.EBUSY, errno.ENOENT, errno.ENAMETOOLONG,
        errno.ESTALE, errno.EPERM, errno.EFBIG, errno.ETXTBSY,
    ],
)  # fmt: skip
def test_an_error_at_any_step_leaves_a_whole_version(saved, monkeypatch, number):
    """D01, D04: each call fails once, with each kind of error: a StorageError, or the save is complete."""
    steps = save_steps(monkeypatch, saved)
    assert {"create_beside", "write", "flush", "close", "set_mode", "link", "replace", "flush_folder"} <= set(steps)
    refusals = 0
    for step in range(len(steps)):
        folder = saved.parent.with_name(f"step{step}")
        shutil.copytree(saved.parent, folder)
        path = folder / saved.name
        with monkeypatch.context() as patch:
            calls: list[str] = []
            for name in cut_save.STEPS:
                patch.setattr(disk, name, failing(name, calls, step, number))
            error = try_to_save(path)
        if error is not None:
            refusals += 1
            assert (error.path, bool(error.code)) == (path, True)
        replaced = error is None or step >= steps.index("flush_folder")
        assert path.read_bytes() == (NEW if replaced else OLD), (steps[step], step)
        # Where the file seems to be gone, or its name too long for a tilde, the save goes without the version before.
        sure = replaced and number not in (errno.ENOENT, errno.ENAMETOOLONG)
        assert backup_path(path).read_bytes() in ((OLD,) if sure else (OLD, OLDER)), steps[step]
        assert not left_over(folder), steps[step]
    assert refusals >= len(steps) - 3


@pytest.mark.parametrize("moment", ["before", "after"])
def test_a_process_killed_at_any_step_leaves_a_whole_version(saved, monkeypatch, moment, project_root):
    """D01: power off before and after every single call; a half-written piece stays a piece under another name."""
    steps = save_steps(monkeypatch, saved)
    running = []
    for step in range(len(steps)):
        folder = saved.parent.with_name(f"killed{step}")
        shutil.copytree(saved.parent, folder)
        command = [sys.executable, cut_save.__file__, str(folder / saved.name), NEW.decode(), str(step), moment]
        process = subprocess.Popen(command, env={**os.environ, "PYTHONPATH": str(project_root)})
        running.append((step, folder, process))
        if len(running) % 2 == 0:
            process.wait()
    for step, folder, process in running:
        assert process.wait() == 77, steps[step]
        path = folder / saved.name
        assert path.read_bytes() in (OLD, NEW), steps[step]
        assert backup_path(path).read_bytes() in (OLD, OLDER), steps[step]
        if path.read_bytes() == NEW:
            assert backup_path(path).read_bytes() == OLD, steps[step]
        assert save_file(path, NEW).size == len(NEW)


def test_a_disk_that_takes_little_at_a_time(saved, monkeypatch):
    original = disk.write
    monkeypatch.setattr(disk, "write", lambda handle, data: original(handle, data[:1000]))
    save_file(saved, NEW)
    assert saved.read_bytes() == NEW


@pytest.mark.parametrize("number", [errno.EPERM, errno.EMLINK, errno.ENOSYS])
def test_a_disk_without_second_names_gets_a_copy(saved, monkeypatch, number):
    """Memory cards and some network disks have no hard links."""

    def refuse(path, new):
        raise OSError(number, "no links here")

    monkeypatch.setattr(disk, "link", refuse)
    save_file(saved, NEW)
    assert (saved.read_bytes(), backup_path(saved).read_bytes()) == (NEW, OLD)
    assert not left_over(saved.parent)


def test_a_folder_that_cannot_be_flushed_is_no_fault(saved, monkeypatch):
    def refuse(folder):
        raise OSError(errno.EINVAL, "not here")

    monkeypatch.setattr(disk, "flush_folder", refuse)
    save_file(saved, NEW)
    assert saved.read_bytes() == NEW


@posix
def test_a_symbolic_link_stays_one(saved, tmp_path):
    link = tmp_path / "elsewhere" / "link.rpgsheet"
    link.parent.mkdir()
    link.symlink_to(saved)
    save_file(link, NEW)
    assert link.is_symlink()
    assert (saved.read_bytes(), backup_path(saved).read_bytes()) == (NEW, OLD)
    hanging = tmp_path / "hanging.rpgsheet"
    hanging.symlink_to(tmp_path / "target.rpgsheet")
    save_file(hanging, NEW)
    assert hanging.is_symlink()
    assert (tmp_path / "target.rpgsheet").read_bytes() == NEW
    circle = tmp_path / "circle.rpgsheet"
    circle.symlink_to(circle)
    with pytest.raises(StorageError, match="link_loop"):
        save_file(circle, NEW)


@posix
@pytest.mark.parametrize("mode", [0o600, 0o640, 0o664, 0o755])
def test_the_mode_stays(saved, mode):
    saved.chmod(mode)
    save_file(saved, NEW)
    assert stat.S_IMODE(saved.stat().st_mode) == mode


@posix
@pytest.mark.parametrize("number", [errno.EPERM, errno.EACCES, errno.ENOTSUP])
def test_a_disk_without_permissions_is_no_fault(saved, monkeypatch, number):
    """Memory cards and some network disks refuse to set modes."""

    def refuse(path, mode):
        raise OSError(number, "no modes here")

    monkeypatch.setattr(disk, "set_mode", refuse)
    save_file(saved, NEW)
    assert (saved.read_bytes(), backup_path(saved).read_bytes()) == (NEW, OLD)
    assert not left_over(saved.parent)


@pytest.mark.skipif(sys.platform != "linux", reason="extended attributes are set as on Linux")
def test_attributes_stay_where_the_disk_has_them(saved):
    try:
        os.setxattr(saved, "user.colour", b"green")
    except OSError:
        pytest.skip("this disk has no attributes")
    save_file(saved, NEW)
    assert os.getxattr(saved, "user.colour") == b"green"


def test_what_saves_left_that_were_cut_off_goes_after_a_while(saved, monkeypatch):
    """Pieces of long ago are removed by the next save, fresh ones may be another program's; nothing else is touched."""
    names = {".rpgsheet-00ff.tmp": True, ".rpgsheet-00ff.old": True, ".rpgsheet-notes.txt": False, "x.tmp": False}
    for name in names:
        (saved.parent / name).write_bytes(b"a piece")
    save_file(saved, NEW)
    assert left_over(saved.parent) == set(names)
    now = time.time() + 7200
    monkeypatch.setattr(files.time, "time", lambda: now)
    save_file(saved, OLD)
    assert left_over(saved.parent) == {name for name, goes in names.items() if not goes}


@posix
def test_a_new_file_has_the_usual_mode(tmp_path):
    mask = os.umask(0o027)
    try:
        save_file(tmp_path / "a.rpgsheet", NEW)
    finally:
        os.umask(mask)
    assert stat.S_IMODE((tmp_path / "a.rpgsheet").stat().st_mode) == 0o640


@pytest.mark.parametrize(
    "name", ["Ébène d’été.rpgsheet", "日本.rpgsheet", "🐙 sheet.rpgsheet", " .rpgsheet", "a" * 240]
)
def test_names_of_every_kind(tmp_path, name):
    """D08: paths outside ASCII, with spaces, long."""
    folder = tmp_path / "dossier é 日本 🐙"
    folder.mkdir()
    path = folder / name
    save_file(path, OLD)
    save_file(path, NEW)
    assert read_file(path)[0] == NEW
    assert backup_path(path).read_bytes() == OLD


def test_the_longest_name_goes_without_the_version_before(tmp_path):
    path = tmp_path / ("a" * 255)
    save_file(path, OLD)
    save_file(path, NEW)
    assert [each.name for each in tmp_path.iterdir()] == [path.name]
    assert path.read_bytes() == NEW


@pytest.mark.parametrize(
    ("place", "code"),
    [
        ("nowhere/a.rpgsheet", "folder_missing"),
        ("file/a.rpgsheet", "folder_missing"),
        ("folder", "is_a_directory"),
        ("a" * 300, "name_too_long"),
        ("a\0b", "bad_name"),
    ],
)
def test_places_where_nothing_can_be_saved(tmp_path, place, code):
    (tmp_path / "file").write_bytes(b"")
    (tmp_path / "folder").mkdir()
    with pytest.raises(StorageError) as caught:
        save_file(tmp_path / place, NEW)
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("place", "code"),
    [("nowhere", "not_found"), ("folder", "is_a_directory"), ("a\0b", "bad_name"), ("a" * 300, "name_too_long")],
)
def test_things_that_cannot_be_read(tmp_path, place, code):
    (tmp_path / "folder").mkdir()
    with pytest.raises(StorageError) as caught:
        read_file(tmp_path / place)
    assert (caught.value.code, caught.value.path) == (code, tmp_path / place)


@posix
def test_a_pipe_is_not_waited_for(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(StorageError, match="not_a_file"):
        read_file(tmp_path / "pipe")
    with pytest.raises(StorageError, match="not_a_file"):
        save_file(tmp_path / "pipe", NEW)


def test_a_huge_file_is_not_read(tmp_path, monkeypatch):
    path = tmp_path / "huge.rpgsheet"
    with path.open("wb") as file:
        file.truncate(files.MAXIMUM_BYTES + 1)
    monkeypatch.setattr(disk, "read", lambda path: pytest.fail("read all the same"))
    with pytest.raises(StorageError, match="too_large"):
        read_file(path)


def test_a_file_that_may_not_be_written_is_left_alone(saved, monkeypatch):
    """D04: a read-only file in a writable folder is not replaced behind its owner's back."""
    monkeypatch.setattr(os, "access", lambda path, mode: False)
    with pytest.raises(StorageError, match="read_only_file"):
        save_file(saved, NEW)
    assert saved.read_bytes() == OLD


@pytest.mark.parametrize(
    ("number", "reading", "writing"),
    [
        (errno.ENOSPC, "disk_full", "disk_full"),
        (errno.EDQUOT, "disk_full", "disk_full"),
        (errno.EROFS, "read_only_folder", "read_only_folder"),
        (errno.EACCES, "permission", "read_only_folder"),
        (errno.ENOENT, "not_found", "folder_missing"),
        (errno.EBUSY, "locked", "locked"),
        (errno.ENAMETOOLONG, "name_too_long", "name_too_long"),
        (errno.EIO, "io_error", "io_error"),
        (errno.ESTALE, "disk_gone", "disk_gone"),
        (errno.ENOTCONN, "disk_gone", "disk_gone"),
    ],
)
def test_each_system_error_has_a_code(number, reading, writing):
    """D04: disk full, read-only folder, locked, gone."""
    error = OSError(number, "x")
    assert system_error(error, Path("a"), READING).code == reading
    assert system_error(error, Path("a"), "writing").code == writing
    sharing = OSError(errno.EACCES, "x")
    sharing.winerror = 32
    assert system_error(sharing, Path("a"), READING).code == "locked"


def test_a_change_by_another_is_noticed_and_our_own_is_not(saved):
    """D05: content counts, not the time; removed counts."""
    fingerprint = save_file(saved, NEW)
    assert not has_changed(saved, fingerprint)
    os.utime(saved, ns=(1, 1))
    assert not has_changed(saved, fingerprint)
    saved.write_bytes(NEW[::-1])
    assert has_changed(saved, fingerprint)
    saved.write_bytes(OLD)
    assert has_changed(saved, fingerprint)
    saved.unlink()
    assert has_changed(saved, fingerprint)


@pytest.mark.parametrize("name", ["x" * 300, "a\0b", "gone", "loop"])
def test_looking_at_a_path_never_fails(tmp_path: Path, name: str) -> None:
    """Too long, not expressible, gone, or a link to itself: simply not there."""
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    path = tmp_path / name
    assert not is_there(path)
    assert is_same_file(path, path)
    assert not is_same_file(path, tmp_path)
    assert whole_path(path) == path


def test_a_file_has_one_name_from_wherever_it_is_called(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """``..`` is taken out where nothing else is meant by it: behind a link to a folder it leads somewhere else."""
    (tmp_path / "here").mkdir()
    (tmp_path / "far" / "away").mkdir(parents=True)
    (tmp_path / "here" / "link").symlink_to(tmp_path / "far" / "away")
    (tmp_path / "ada").write_bytes(b"")
    (tmp_path / "far" / "bran").write_bytes(b"")
    monkeypatch.chdir(tmp_path / "here")
    assert whole_path(Path("../ada")) == tmp_path / "ada"
    assert whole_path(Path("link/../bran")) == tmp_path / "here" / "link" / ".." / "bran"
    assert whole_path(Path("../nobody")) == tmp_path / "here" / ".." / "nobody"


@pytest.mark.parametrize("number", [errno.EACCES, errno.EIO, errno.ENOTCONN])
def test_a_disk_that_does_not_answer_holds_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    def refuse(*_: object, **__: object) -> object:
        raise OSError(number, "refused")

    monkeypatch.setattr(os, "stat", refuse)
    monkeypatch.setattr(os, "getcwd", refuse)
    assert not is_there(tmp_path)
    assert whole_path(Path("a")) == Path("a")
