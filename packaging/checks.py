"""All checks of the project, one line each, two at a time: the tests without Qt first.

A tool's own words appear only where it complains.
"""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import chain
from pathlib import Path

from environment import ONE_STREAM

CLOSING_LINE = re.compile(
    r"^=*\s*(no tests ran|\d+ (passed|failed|error|skipped|deselected|xfailed|warning)).* in [\d.:]+"
)

WITHOUT_QT = {
    "rules": ("tests/rules", "tests/sheet", "tests/play"),
    "files": ("brp_desktop/rules", "brp_desktop/catalogue", "tests/catalogue", "tests/storage"),
}
"""Folders whose tests never load Qt, in two halves of equal length that run at the same time: on two cores that is
faster than to deal single tests out. tests/house/test_checks.py watches that there is no Qt.
"""

HOUSE = ("tests/house",)
"""Tests of the project itself: its sources, its packages, its papers."""

PLAIN = ("--assert=plain",)
"""To take every assert apart for pytest's explanations costs each worker seconds; only what failed is explained."""
EXPLAINED = ("--last-failed", "--last-failed-no-failures=none")
FAILED_TESTS = 1
"""What pytest exits with then; other codes are of troubles that a second run would not explain."""
MEMORY = Path("/dev/shm")
ROOM = 1_000_000_000


@dataclass(frozen=True)
class Check:
    """A tool and its arguments; passes if it exits with 0. A test's closing line is shown even then."""

    name: str
    command: tuple[str, ...]
    is_test: bool = False
    again: tuple[str, ...] = ()
    """What to run if tests failed; its words are shown too."""
    scratch: Path | None = None
    """Where its temporary files go, if not where the system puts them."""


def lanes(python: Path, *, long: bool, cores: int, memory: Path | None = None) -> tuple[list[Check], list[Check]]:
    """Two lists that run at the same time: each begins with a half of the tests without Qt, so that these have all of
    the machine; then the other tests, and beside them what is looked at.

    ``memory``: a folder that is no disk, for the tests that write most.
    """
    run = (str(python), "-P", "-m")
    script = python.parent / ("lint-imports.exe" if sys.platform == "win32" else "lint-imports")
    pytest = (*run, "pytest", "--no-header", "-q", "--color=no", *(("--long",) if long else ()))

    def spread(how: str, among: int) -> tuple[str, ...]:
        return ("-n", str(min(among, 4)), "--dist", how) if among > 1 else ("-p", "no:xdist")

    # Whatever is in no list has Qt, so that no folder is forgotten. (Paths that are named cannot be left out.)
    others = "tests", *(f"--ignore={folder}" for folder in (*chain(*WITHOUT_QT.values()), *HOUSE))
    each = cores // len(WITHOUT_QT)

    def tests(name: str, *arguments: str, scratch: Path | None = None) -> Check:
        # No two write the same cache.
        command = (*pytest, "-o", f"cache_dir=build/pytest/{name.rpartition(' ')[2]}", *arguments)
        return Check(name, (*command, *PLAIN), is_test=True, again=(*command, *EXPLAINED), scratch=scratch)

    first, second = (
        tests(f"without Qt: {name}", "-p", "no:pytest-qt", *spread("worksteal", each), *folders, scratch=memory)
        for name, folders in WITHOUT_QT.items()
    )
    looking = [
        second,
        Check("ruff", (*run, "ruff", "check", "--quiet", ".")),
        Check("format", (*run, "ruff", "format", "--check", "--quiet", ".")),
        Check("contracts", (str(script), "--no-logo")),
        Check("translations", (str(python), "packaging/translations.py", "check")),
        Check("types", (*run, "mypy", "--no-error-summary")),
    ]
    testing = [
        first,
        tests("tests of the house", *spread("loadfile", cores), *HOUSE),
        tests("tests with Qt", *spread("loadfile", cores), *others),
    ]
    return testing, looking


def closing_line(output: str) -> str | None:
    """pytest's last word: how many passed, how many failed."""
    return next((line for line in reversed(output.splitlines()) if CLOSING_LINE.match(line)), None)


class Report:
    """Runs checks and prints how each went."""

    def __init__(self) -> None:
        self.failed: list[str] = []
        self.count = 0
        self._lock = threading.Lock()
        self._processes: set[subprocess.Popen[str]] = set()
        self._stopping = False
        encoding = (sys.stdout.encoding or "ascii").lower()
        self._marks = ("✓", "✗") if encoding.startswith("utf") else ("ok", "FAILED")

    def run(self, checks: list[Check]) -> None:
        """One after the other; a failure stops nothing."""
        for check in checks:
            if self._stopping:
                return
            self._run(check)

    def run_beside(self, lanes: Iterable[list[Check]]) -> None:
        """Several lists at the same time."""
        threads = [threading.Thread(target=self.run, args=(lane,)) for lane in lanes]
        for thread in threads:
            thread.start()
        try:
            for thread in threads:
                thread.join()
        except KeyboardInterrupt:
            self.stop()
            for thread in threads:
                thread.join()
            raise

    def _run(self, check: Check) -> None:
        start = time.perf_counter()
        try:
            code, output = self._done(check.command, check.scratch)
            if check.again and code == FAILED_TESTS and not self._stopping:
                _, explained = self._done(check.again, check.scratch)
                output += f"\nOnce more what failed, with pytest's explanations:\n{explained}"
        except OSError as error:
            self._tell(check, 0.0, 1, str(error))
            return
        if not self._stopping:
            self._tell(check, time.perf_counter() - start, code, output)

    def _done(self, command: tuple[str, ...], scratch: Path | None) -> tuple[int, str]:
        """What a command exits with and all that it says."""
        environment = {**os.environ, "PYTHONUTF8": "1", "NO_COLOR": "1"}
        if scratch is not None:
            environment["TMPDIR"] = str(scratch)
        # Every worker and every line would translate the tests anew.
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        process = subprocess.Popen(command, text=True, encoding="utf-8", env=environment, **ONE_STREAM)
        self._processes.add(process)
        output, _ = process.communicate()
        self._processes.discard(process)
        return process.returncode, output

    def _tell(self, check: Check, seconds: float, code: int, output: str) -> None:
        with self._lock:
            self.count += 1
            print(f"{self._marks[code != 0]} {check.name:<18} {seconds:6.1f} s", flush=True)
            if code != 0:
                self.failed.append(check.name)
                how = f"ended by signal {signal.Signals(-code).name}" if code < 0 else f"exit code {code}"
                print(output.rstrip() or f"(no output, {how})", flush=True)
                if code < 0:
                    print(f"({how})", flush=True)
            elif check.is_test and (line := closing_line(output)):
                print(line, flush=True)

    def stop(self) -> None:
        """Ends what is still running."""
        self._stopping = True
        for process in list(self._processes):
            process.terminate()


@contextmanager
def in_memory() -> Iterator[Path | None]:
    """A folder in memory for a while, so that nothing waits for a disk; None where the system has none or no room."""
    if not (os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ROOM):
        yield None
        return
    with tempfile.TemporaryDirectory(dir=MEMORY, prefix="brp-desktop-") as folder:
        yield Path(folder)


def run_all(python: Path, *, long: bool = False) -> int:
    """Every check; returns 1 if any failed."""
    start = time.perf_counter()
    cores = os.cpu_count() or 1
    report = Report()
    with in_memory() as memory:
        report.run_beside(lanes(python, long=long, cores=cores, memory=memory))
    seconds = time.perf_counter() - start
    if report.failed:
        print(f"{len(report.failed)} of {report.count} checks failed in {seconds:.0f} s: {', '.join(report.failed)}.")
        return 1
    print(f"All {report.count} checks passed in {seconds:.0f} s.")
    return 0
