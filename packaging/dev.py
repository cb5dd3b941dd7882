#!/usr/bin/env python3
"""One command to run the application from a checkout and one to check everything.

    python3 packaging/dev.py run [ARGS…]          the application; without ARGS on your own copy of a sample character
    python3 packaging/dev.py test                 every check of the project
    python3 packaging/dev.py test --long          the same with the long tests
    python3 packaging/dev.py test PYTEST ARGS…    only the tests, with these arguments for pytest

Either makes or repairs .venv first. Needs nothing but Python 3.11 or newer.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036 an older Python shall be told so
    newer = next(
        (name for name in ("python3.14", "python3.13", "python3.12", "python3.11") if shutil.which(name)), None
    )
    sys.exit(
        "This project needs Python 3.11 or newer, and this is Python {}.{}; {}.".format(
            *sys.version_info[:2], f"type: {newer} {sys.argv[0]}" if newer else "please install one"
        )
    )

import environment

ROOT = environment.ROOT
NO_DISPLAY = (
    "There is no display here, so no window can open; "
    "«python3 packaging/dev.py run --screenshot sheet.png» paints it into a file instead."
)
# What works without a display, as the application's own command line has it.
WINDOWLESS = frozenset(
    {"check", "roll", "new", "export", "import", "--screenshot", "--smoke-test", "--version", "--help", "-h"}
)


def wants_window(arguments: list[str]) -> bool:
    """Whether the application would open a window with these arguments."""
    return not any(argument.partition("=")[0] in WINDOWLESS for argument in arguments)


def has_display() -> bool:
    """Whether a window could be shown. Only Linux can be without."""
    return sys.platform != "linux" or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    )


def own_sample() -> Path:
    """A copy of the first sample that may be played with and saved; kept from one start to the next."""
    sample = min((ROOT / "resources" / "samples").glob("*.rpgsheet"))
    copy = ROOT / "build" / "samples" / sample.name
    if not copy.exists():
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(sample, copy)
    return copy


def run(arguments: list[str]) -> int:
    """Starts the application in place of this process (on Windows: below it)."""
    window = wants_window(arguments)
    if window and not has_display():
        print(NO_DISPLAY, file=sys.stderr)
        return 2
    python = environment.prepare(frozenset({"pdf"}), window=window)
    command = [str(python), "-P", "-m", "brp_desktop", *(arguments or [str(own_sample())])]
    sys.stdout.flush()
    if os.name != "nt":
        os.execv(command[0], command)
    return subprocess.call(command)


def test(arguments: list[str]) -> int:
    """Every check, or with arguments for pytest only the tests."""
    python = environment.prepare(frozenset({"pdf", "dev"}), window=False)
    import checks

    if arguments and arguments != ["--long"]:
        return subprocess.call([str(python), "-P", "-m", "pytest", *arguments], cwd=ROOT)
    return checks.run_all(python, long="--long" in arguments)


def main(arguments: list[str]) -> int:
    """Chooses; returns the exit code: 0 well, 1 something failed, 2 wrong usage or no display, 130 stopped."""
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    if arguments in (["-h"], ["--help"]):
        print(__doc__)
        return 0
    commands = {"run": run, "test": test}
    if not arguments or arguments[0] not in commands:
        print(__doc__, file=sys.stderr)
        return 2
    try:
        return commands[arguments[0]](arguments[1:])
    except environment.SetupError as problem:
        print(problem, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nStopped.", file=sys.stderr)
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
