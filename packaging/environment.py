"""The project's own Python environment in .venv: made, repaired, filled and remembered for a quick second start."""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import system_libraries

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
CONSTRAINTS = ROOT / "packaging" / "constraints.txt"
ONE_STREAM: dict[str, Any] = {
    "cwd": ROOT,
    "stdin": subprocess.DEVNULL,
    "stdout": subprocess.PIPE,
    "stderr": subprocess.STDOUT,
    "errors": "replace",
}
"""How a tool is run in the project's folder: it can ask nothing, and all that it says comes in one stream."""
STAMP = "brp-desktop.json"
LOG = "install.log"
BUILD_TOOLS = ("hatchling", "editables")
OLD_BUILD_TOOLS = ("setuptools", "wheel")
"""What builds a package that comes as source alone and says nothing of its tools: d20's parser, for the tests."""
OWN_SOURCES = ("brp_desktop", "packaging", "tests")
NEVER_LOADED = r"[/\\](mypyc?|pip|setuptools|templates?)[/\\]"
"""Folders of packages whose sources nobody imports: compiled to machine code, only for installing, or no Python."""
VENV_CONTENT = {
    "bin",
    "Scripts",
    "lib",
    "lib64",
    "Lib",
    "include",
    "Include",
    "share",
    "pyvenv.cfg",
    ".gitignore",
    STAMP,
    LOG,
}

FULL = "The disk is full; the project needs about 1 GB for its packages."

# What pip says -> what it means. The first that fits is told.
REASONS = (
    (("No space left on device", "[Errno 28]", "not enough space"), FULL),
    (
        ("CERTIFICATE_VERIFY_FAILED", "SSLError", "SSLCertVerificationError"),
        "The package index's certificate was refused; tell pip your proxy's (pip config set global.cert FILE).",
    ),
    (
        (
            "Connection refused",
            "Max retries exceeded",
            "NameResolutionError",
            "Name or service not known",
            "Network is unreachable",
            "NewConnectionError",
            "ProxyError",
            "getaddrinfo failed",
            "name resolution",
            "nodename nor servname",
            "timed out",
        ),
        "The package index cannot be reached; is there a network?",
    ),
    (
        ("Permission denied", "[Errno 13]"),
        "Something in .venv may not be written; does it belong to somebody else?",
    ),
    (
        ("No matching distribution", "Could not find a version", "ResolutionImpossible"),
        "A package is not to be had for this Python and this system, or the package index cannot be reached.",
    ),
    (
        ("DO NOT MATCH",),
        "A download was damaged; try again.",
    ),
)


class SetupError(Exception):
    """The environment cannot be made; the text tells a person why and what to do."""


@dataclass(frozen=True)
class Stamp:
    """What .venv was last filled with, and where it stood then."""

    fingerprint: str
    extras: tuple[str, ...]
    venv: str
    interpreter: str
    libraries: bool


def venv_python(venv: Path) -> Path:
    """The Python inside an environment."""
    return venv / "Scripts" / "python.exe" if sys.platform == "win32" else venv / "bin" / "python"


def fingerprint(pyproject: Path, constraints: Path) -> str:
    """Changes when the packages to install change, and stays when only a tool's settings do."""
    content = tomllib.loads(pyproject.read_text(encoding="utf-8"))
    telling = [content["build-system"], content["project"], content.get("tool", {}).get("hatch")]
    text = json.dumps(telling, sort_keys=True) + constraints.read_text(encoding="utf-8")
    return hashlib.sha256(text.encode()).hexdigest()


def read_stamp(venv: Path) -> Stamp | None:
    """The stamp, or None if there is none or it cannot be read."""
    try:
        content = json.loads((venv / STAMP).read_text(encoding="utf-8"))
        return Stamp(**{**content, "extras": tuple(content["extras"])})
    except (OSError, ValueError, TypeError, KeyError):
        return None


def stamp_holds(stamp: Stamp | None, venv: Path) -> bool:
    """Whether the environment is still the one that was stamped: same place, same interpreter."""
    python = venv_python(venv)
    return (
        stamp is not None
        and stamp.venv == str(venv)
        and python.exists()
        and stamp.interpreter == os.path.realpath(python)
    )


def is_filled(stamp: Stamp | None, wanted: str, extras: Iterable[str]) -> bool:
    """Whether everything asked for is already installed."""
    return stamp is not None and stamp.fingerprint == wanted and set(extras) <= set(stamp.extras)


def is_usable(venv: Path) -> bool:
    """Whether an environment without a stamp can be kept: its Python starts, is new enough, is its own and has pip."""
    question = "import sys, pip; print(sys.prefix); print(*sys.version_info[:2])"
    try:
        done = subprocess.run(
            [str(venv_python(venv)), "-P", "-c", question],
            capture_output=True,
            text=True,
            stdin=subprocess.DEVNULL,
            timeout=60,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired):
        return False
    lines = done.stdout.splitlines()
    if done.returncode != 0 or len(lines) != 2:
        return False
    return os.path.realpath(lines[0]) == os.path.realpath(venv) and tuple(map(int, lines[1].split())) >= (3, 11)


def clear(venv: Path) -> None:
    """Removes a broken environment. `SetupError` rather than removing what does not look like one."""
    if venv.is_symlink() or venv.is_file():
        venv.unlink()
        return
    if strangers := sorted(entry.name for entry in venv.iterdir() if entry.name not in VENV_CONTENT):
        raise SetupError(f"{venv} is no Python environment (it holds {strangers[0]}); move it away and try again.")
    shutil.rmtree(venv)


def _make(venv: Path) -> None:
    if importlib.util.find_spec("ensurepip") is None or importlib.util.find_spec("venv") is None:
        _install_venv_module()
    print(f"Making a Python {sys.version_info[0]}.{sys.version_info[1]} environment in {venv.name} …", flush=True)
    base = getattr(sys, "_base_executable", None) or sys.executable
    done = subprocess.run(
        [base, "-m", "venv", str(venv)], capture_output=True, text=True, stdin=subprocess.DEVNULL, check=False
    )
    if done.returncode != 0:
        told = FULL if is_full(venv.parent) else "Python could not make an environment:"
        raise SetupError(f"{told}\n{_tail(done.stdout + done.stderr)}")


def _install_venv_module() -> None:
    package = f"python{sys.version_info[0]}.{sys.version_info[1]}-venv"
    told = "This Python comes without «ensurepip», which is needed to make an environment."
    base = os.path.realpath(getattr(sys, "_base_executable", None) or sys.executable)
    if not (system_libraries.has_apt() and base.startswith("/usr/bin/")):
        raise SetupError(f"{told} Please install a complete Python 3.11 or newer.")
    print(told, flush=True)
    system_libraries.apt_install([package])
    importlib.invalidate_caches()
    if importlib.util.find_spec("ensurepip") is None:
        raise SetupError(f"{told} Installing {package} did not bring it.")


def is_full(folder: Path) -> bool:
    """Whether so little room is left that this alone explains a failure (tools do not always say so)."""
    return shutil.disk_usage(folder).free < 20_000_000


def explain_pip(output: str) -> str:
    """What pip's complaint means, in one sentence."""
    return _explanation(output)[0]


def _explanation(output: str) -> tuple[str, str]:
    """The sentence, and what pip said itself: the line that tells, or the last lines."""
    for signs, sentence in REASONS:
        for line in output.splitlines():
            if any(sign in line for sign in signs):
                return sentence, f"    {line.strip()[:300]}"
    return "pip could not install the project's packages.", _tail(output)


def _tail(text: str, lines: int = 6) -> str:
    return "\n".join(f"    {line}" for line in text.strip().splitlines()[-lines:])


def _pip(venv: Path, *arguments: str) -> None:
    command = [str(venv_python(venv)), "-m", "pip", "install", "--no-input", "--disable-pip-version-check"]
    command += ["--no-compile", "--constraint", str(CONSTRAINTS), *arguments]
    done = subprocess.run(command, text=True, check=False, **ONE_STREAM)
    with (venv / LOG).open("a", encoding="utf-8") as log:
        log.write(f"$ {' '.join(command)}\n{done.stdout}\n")
    if done.returncode != 0:
        told, said = _explanation(done.stdout)
        raise SetupError(f"{FULL if is_full(venv) else told}\n{said}\nThe whole story: {venv / LOG}")


def _fill(venv: Path, extras: Iterable[str]) -> None:
    print("Installing the project and what it needs (the first time about 300 MB, some minutes) …", flush=True)
    (venv / LOG).unlink(missing_ok=True)
    wanted = sorted(extras)
    with _translating(venv, *OWN_SOURCES):  # pip needs one core, and the network
        _pip(venv, *BUILD_TOOLS, *(OLD_BUILD_TOOLS if wanted else ()))
        _pip(venv, "--no-build-isolation", "--editable", f".[{','.join(wanted)}]")
    with _translating(venv, "-j", "0", "-x", NEVER_LOADED, str(venv)):
        pass


def _translating(venv: Path, *arguments: str) -> subprocess.Popen[bytes]:
    """Makes bytecode of sources; what cannot be translated is found out by whoever imports it."""
    command = [str(venv_python(venv)), "-P", "-m", "compileall", "-qq", *arguments]
    nothing = subprocess.DEVNULL
    return subprocess.Popen(command, cwd=ROOT, stdin=nothing, stdout=nothing, stderr=nothing)


def missing_sentence(report: dict[str, list[str]]) -> str:
    """Tells which libraries Qt lacks."""
    names = sorted({name for platform in system_libraries.PLATFORMS for name in report.get(platform, [])})
    noun = "library" if len(names) == 1 else "libraries"
    return f"Qt lacks {len(names)} shared {noun} of the system: {', '.join(names)}."


def check_libraries(venv: Path, *, window: bool) -> bool:
    """Whether Qt finds every library it needs; on Debian-like systems installs what is missing if allowed to.

    `SetupError` if Qt cannot start at all, or not on a screen though `window` says that one is wanted.
    """
    before: set[str] = set()
    while True:
        report = system_libraries.ask(venv_python(venv))
        missing = {name for platform in system_libraries.PLATFORMS for name in report.get(platform, [])}
        if report["other"]:
            raise SetupError("Qt cannot be loaded here: " + "; ".join(dict.fromkeys(report["other"])))
        if not missing:
            return True
        told = missing_sentence(report)
        if not system_libraries.has_apt():
            told += " Install your distribution's packages that hold them."
        elif missing == before:
            told += " Installing Debian's packages did not bring them."
        else:
            before = missing
            try:
                print(told, flush=True)
                system_libraries.apt_install(system_libraries.debian_packages(missing))
                continue
            except system_libraries.AptError as problem:
                told = str(problem)
        if report["offscreen"] or (window and not os.environ.get("WAYLAND_DISPLAY")):
            raise SetupError(told)
        print(f"{told}\n(Only windows on an X11 display need them; going on.)", flush=True)
        return False


def prepare(extras: frozenset[str], *, window: bool) -> Path:
    """Makes sure that .venv holds the project with the extras; returns its Python. `SetupError` if that fails."""
    try:
        return _prepare(extras, window=window)
    except system_libraries.AptError as problem:
        raise SetupError(str(problem)) from problem
    except OSError as error:
        reason = explain_pip(str(error)) if error.errno in {13, 28} else "The environment cannot be made."
        raise SetupError(f"{reason}\n    {error}") from error


def _prepare(extras: frozenset[str], *, window: bool) -> Path:
    wanted = fingerprint(ROOT / "pyproject.toml", CONSTRAINTS)
    stamp = read_stamp(VENV)
    if not stamp_holds(stamp, VENV):
        stamp = None
        if (VENV.exists() or VENV.is_symlink()) and not is_usable(VENV):
            print(f"{VENV.name} is incomplete or belongs to another Python; making it anew.", flush=True)
            clear(VENV)
        if not VENV.exists():
            _make(VENV)
    filled, libraries = is_filled(stamp, wanted, extras), stamp is not None and stamp.libraries
    if filled and libraries:
        return venv_python(VENV)
    if stamp is not None:
        extras |= set(stamp.extras)
    if not filled:
        (VENV / STAMP).unlink(missing_ok=True)
        _fill(VENV, extras)
        _write_stamp(wanted, extras, libraries=False)
    complete = sys.platform != "linux" or check_libraries(VENV, window=window)
    _write_stamp(wanted, extras, libraries=complete)
    return venv_python(VENV)


def _write_stamp(wanted: str, extras: Iterable[str], *, libraries: bool) -> None:
    stamp = Stamp(wanted, tuple(sorted(extras)), str(VENV), os.path.realpath(venv_python(VENV)), libraries)
    (VENV / STAMP).write_text(json.dumps(asdict(stamp)), encoding="utf-8")
