"""The runner of all checks: what it says of a failure, and that no test is left out."""

import ast
import os
import shutil
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest


@pytest.fixture
def checks(tool: Callable[[str], Any]) -> Any:
    """The runner of checks."""
    return tool("checks")


@pytest.mark.parametrize(
    ("output", "line"),
    [
        ("....\n12 passed in 0.10s\n", "12 passed in 0.10s"),
        ("....\n== 1 failed, 12 passed in 70.10s (0:01:10) ==\n", "== 1 failed, 12 passed in 70.10s (0:01:10) =="),
        ("12 passed, 3 deselected in 0.10s\n-- trailing words", "12 passed, 3 deselected in 0.10s"),
        ("no tests ran in 0.01s", "no tests ran in 0.01s"),
        ("nothing", None),
    ],
)
def test_pytests_closing_line_is_found(checks: Any, output: str, line: str | None) -> None:
    assert checks.closing_line(output) == line


def test_a_failure_shows_the_tools_words_and_stops_nothing(
    checks: Any, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    good = checks.Check("good", (sys.executable, "-c", "print('quiet')"))
    bad = checks.Check("bad", (sys.executable, "-c", "print('loud'); raise SystemExit(3)"))
    absent = checks.Check("absent", ("no-such-program-anywhere",))
    tests = checks.Check("tests", (sys.executable, "-c", "print('3 passed in 0.1s')"), is_test=True)
    monkeypatch.setattr(checks, "lanes", lambda python, **_: ([absent, tests], [good, bad]))
    assert checks.run_all(Path(sys.executable)) == 1
    told = capsys.readouterr().out
    assert "quiet" not in told
    assert "loud" in told
    assert "3 passed in 0.1s" in told
    assert told.splitlines()[-1].startswith("2 of 4 checks failed in ")
    monkeypatch.setattr(checks, "lanes", lambda python, **_: ([good], [tests]))
    assert checks.run_all(Path(sys.executable)) == 0
    assert capsys.readouterr().out.splitlines()[-1].startswith("All 2 checks passed in ")


BROKEN = """
def test_sums():
    total = 3
    assert total == 4

def test_products():
    assert 2 * 2 == 4
"""


def test_what_failed_runs_once_more_and_is_explained(
    checks: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Also when it passes then: it stays a failure."""
    (tmp_path / "test_broken.py").write_text(BROKEN)
    options = (
        "-q",
        "-p",
        "no:pytest-qt",
        "-p",
        "no:xdist",
        "-c",
        os.devnull,
        "--rootdir",
        str(tmp_path),
        str(tmp_path),
    )
    command = (sys.executable, "-m", "pytest", *options, "-o", f"cache_dir={tmp_path / 'cache'}")
    report = checks.Report()
    report.run([checks.Check("sums", (*command, *checks.PLAIN), True, (*command, *checks.EXPLAINED))])
    plain, explained = capsys.readouterr().out.split("Once more")
    assert "1 failed, 1 passed" in plain
    assert "3 == 4" not in plain
    assert "1 failed" in explained
    assert "passed" not in explained
    assert "3 == 4" in explained
    well = (sys.executable, "-c", "print('well now')")
    report.run([checks.Check("flaky", (sys.executable, "-c", "raise SystemExit(1)"), True, well)])
    report.run([checks.Check("torn", (sys.executable, "-c", "raise SystemExit(3)"), True, well)])
    assert report.failed == ["sums", "flaky", "torn"]
    assert capsys.readouterr().out.count("well now") == 1


def test_files_in_memory_are_gone_afterwards(checks: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checks, "MEMORY", tmp_path)
    with checks.in_memory() as folder:
        assert folder.parent == tmp_path
        (code, said) = checks.Report()._done(
            (sys.executable, "-c", "import tempfile; print(tempfile.mkdtemp())"), folder
        )
        assert (code, Path(said.strip()).parent) == (0, folder)
    assert not folder.exists()
    monkeypatch.setattr(checks, "ROOM", shutil.disk_usage(tmp_path).total)
    with checks.in_memory() as folder:
        assert folder is None
    monkeypatch.setattr(checks, "MEMORY", tmp_path / "nowhere")
    with checks.in_memory() as folder:
        assert folder is None


def without_qt(checks: Any) -> list[str]:
    """All folders without Qt."""
    return [folder for folders in checks.WITHOUT_QT.values() for folder in folders]


def test_no_test_is_left_out_and_none_runs_twice(checks: Any, project_root: Path) -> None:
    """The lines of tests take every folder: what the last one leaves out, the others name, and it is there."""
    (first, house, others), (second, *looking) = checks.lanes(Path(sys.executable), long=False, cores=2)
    assert not any(check.is_test for check in looking)
    named = [part for check in (first, second, house) for part in check.command if (project_root / part).is_dir()]
    left_out = [part.removeprefix("--ignore=") for part in others.command if part.startswith("--ignore=")]
    assert sorted(named) == sorted(left_out) == sorted([*without_qt(checks), *checks.HOUSE])
    # A folder that is named is collected although it is to be ignored.
    assert [part for part in others.command if (project_root / part).is_dir()] == ["tests"]
    settings = tomllib.loads((project_root / "pyproject.toml").read_text(encoding="utf-8"))
    assert set(settings["tool"]["pytest"]["ini_options"]["testpaths"]) - set(named) == {"tests"}


def test_the_line_without_qt_has_no_qt(checks: Any, modules: Any, nodes: Any) -> None:
    """A test there that asks for Qt would make all of them wait for it."""
    qt = {"PySide6", "pytestqt", "qapp", "qtbot", "qtmodeltester"}
    below = {f"brp_desktop.{room}" for room in ("models", "painting", "controllers", "views", "app")}

    def has_qt(node: ast.AST) -> bool:
        match node:
            case ast.arg():
                return node.arg in qt
            case ast.ImportFrom():
                names = [node.module or "", *(f"{node.module}.{each.name}" for each in node.names)]
            case ast.Import():
                names = [each.name for each in node.names]
            case _:
                return False
        return any(name.split(".")[0] in qt or ".".join(name.split(".")[:2]) in below for name in names)

    folders = [f"{folder}/" for folder in without_qt(checks) if folder.startswith("tests/")]
    words = {*qt, "brp_desktop import", *below}
    assert [name for name, found in modules.holding(words, *folders) if any(map(has_qt, found))] == []
    for planted in ("from brp_desktop import views", "import PySide6.QtCore", "def test(qtbot): pass"):
        assert any(map(has_qt, nodes(planted)))
        assert any(word in planted for word in words)
