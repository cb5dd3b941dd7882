"""The decisions of packaging/dev.py, without a network and without making an environment."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest


@pytest.fixture
def libraries(tool: Callable[[str], Any]) -> Any:
    """The module that finds missing libraries."""
    return tool("system_libraries")


@pytest.fixture
def environment(tool: Callable[[str], Any]) -> Any:
    """The module that makes the environment."""
    return tool("environment")


@pytest.fixture
def dev(tool: Callable[[str], Any]) -> Any:
    """The command line."""
    return tool("dev")


@pytest.mark.parametrize(
    ("soname", "package"),
    [
        ("libEGL.so.1", "libegl1"),
        ("libGL.so.1", "libgl1"),
        ("libX11-xcb.so.1", "libx11-xcb1"),
        ("libX11.so.6", "libx11-6"),
        ("libdbus-1.so.3", "libdbus-1-3"),
        ("libfontconfig.so.1", "libfontconfig1"),
        ("libfreetype.so.6", "libfreetype6"),
        ("libglib-2.0.so.0", "libglib2.0-0"),
        ("libgthread-2.0.so.0", "libglib2.0-0"),
        ("libxcb-cursor.so.0", "libxcb-cursor0"),
        ("libxcb-icccm.so.4", "libxcb-icccm4"),
        ("libxcb-render-util.so.0", "libxcb-render-util0"),
        ("libxcb.so.1", "libxcb1"),
        ("libxkbcommon-x11.so.0", "libxkbcommon-x11-0"),
        ("libxkbcommon.so.0", "libxkbcommon0"),
        ("libz.so.1", "zlib1g"),
        ("libSM.so.6", "libsm6"),
        ("libNew_Thing.so.3", "libnew-thing3"),
        ("libwebp2.so.7", "libwebp2-7"),
    ],
)
def test_debian_package_of_a_library(libraries: Any, soname: str, package: str) -> None:
    assert libraries.debian_package(soname) == package


def test_each_package_is_asked_for_once(libraries: Any) -> None:
    assert libraries.debian_packages(["libz.so.1", "libgthread-2.0.so.0", "libglib-2.0.so.0"]) == [
        "libglib2.0-0",
        "zlib1g",
    ]


@pytest.mark.parametrize(
    ("complaint", "name"),
    [
        ("libEGL.so.1: cannot open shared object file: No such file or directory", "libEGL.so.1"),
        ("libxcb-cursor.so.0: cannot open shared object file: No such file or directory", "libxcb-cursor.so.0"),
        ("/lib/libc.so.6: version `GLIBC_2.99' not found (required by x)", None),
        ("x.so: wrong ELF class: ELFCLASS32", None),
    ],
)
def test_what_the_loader_misses(libraries: Any, complaint: str, name: str | None) -> None:
    assert libraries.missing_name(complaint) == name


@pytest.mark.skipif(sys.platform != "linux", reason="ELF files are Linux's")
def test_needed_libraries_are_read_from_the_file(libraries: Any, tmp_path: Path) -> None:
    import PySide6

    plugin = Path(PySide6.__path__[0]) / "Qt" / "plugins" / "platforms" / "libqxcb.so"
    assert "libQt6Gui.so.6" in libraries.needed(plugin)
    text = tmp_path / "text.so"
    text.write_text("no library")
    assert libraries.needed(text) == []


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux leaves libraries to the system")
def test_a_missing_library_is_found_by_loading(libraries: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plugin = tmp_path / "plugin.so"
    plugin.write_bytes(b"")
    monkeypatch.setattr(
        libraries, "needed", lambda path: ["libQt6Core.so.6", "libnowhere.so.7", "libc.so.6"] if path == plugin else []
    )
    complaints = list(libraries._walk([plugin], {"libQt6Core.so.6": tmp_path / "libQt6Core.so.6"}))
    assert [libraries.missing_name(text) for text in complaints] == ["libnowhere.so.7"]


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux leaves libraries to the system")
def test_qt_lacks_nothing_where_the_tests_run(libraries: Any) -> None:
    report = libraries.ask(Path(sys.executable))
    assert report["offscreen"] == []
    assert report["other"] == []


def test_without_rights_the_command_to_type_is_told(libraries: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(libraries, "is_root", lambda: False)
    with pytest.raises(libraries.AptError) as caught:
        libraries.apt_install(["libegl1", "libxcb-cursor0"])
    assert str(caught.value) == "Please type:  sudo apt-get install -y --no-install-recommends libegl1 libxcb-cursor0"


PROJECT = """[build-system]
requires = ["hatchling"]
[project]
name = "x"
dependencies = [{}]
[tool.ruff]
line-length = {}
"""


def test_the_fingerprint_follows_packages_and_nothing_else(environment: Any, tmp_path: Path) -> None:
    project, pins = tmp_path / "pyproject.toml", tmp_path / "constraints.txt"
    project.write_text(PROJECT.format('"a"', 100))
    pins.write_text("a==1\n")
    first = environment.fingerprint(project, pins)
    project.write_text(PROJECT.format('"a"', 120))
    assert environment.fingerprint(project, pins) == first
    project.write_text(PROJECT.format('"a", "b"', 120))
    second = environment.fingerprint(project, pins)
    assert second != first
    pins.write_text("a==2\n")
    assert environment.fingerprint(project, pins) != second


@pytest.fixture
def venv(environment: Any, tmp_path: Path) -> Path:
    """A stamped environment that holds only the name of an interpreter."""
    folder = tmp_path / ".venv"
    python = environment.venv_python(folder)
    python.parent.mkdir(parents=True)
    python.write_text("")
    stamp = {
        "fingerprint": "f",
        "extras": ["pdf"],
        "venv": str(folder),
        "interpreter": os.path.realpath(python),
        "libraries": True,
    }
    (folder / environment.STAMP).write_text(json.dumps(stamp))
    return folder


def test_a_stamp_holds_while_the_environment_stays(environment: Any, venv: Path) -> None:
    stamp = environment.read_stamp(venv)
    assert environment.stamp_holds(stamp, venv)
    assert environment.is_filled(stamp, "f", {"pdf"})
    assert not environment.is_filled(stamp, "f", {"pdf", "dev"})
    assert not environment.is_filled(stamp, "g", {"pdf"})
    assert not environment.is_filled(None, "f", set())


def test_a_moved_environment_is_not_trusted(environment: Any, venv: Path, tmp_path: Path) -> None:
    moved = tmp_path / "elsewhere"
    shutil.move(venv, moved)
    assert not environment.stamp_holds(environment.read_stamp(moved), moved)


def test_an_environment_of_a_vanished_python_is_not_trusted(environment: Any, venv: Path) -> None:
    environment.venv_python(venv).unlink()
    assert not environment.stamp_holds(environment.read_stamp(venv), venv)
    assert not environment.is_usable(venv)


@pytest.mark.parametrize("content", ["", "{", "[]", '{"extras": 3}', '{"extras": [], "surprise": 1}'])
def test_a_damaged_stamp_counts_as_none(environment: Any, venv: Path, content: str) -> None:
    (venv / environment.STAMP).write_text(content)
    assert environment.read_stamp(venv) is None


def test_a_half_made_environment_is_cleared(environment: Any, venv: Path) -> None:
    assert not environment.is_usable(venv)
    environment.clear(venv)
    assert not venv.exists()


def test_what_is_no_environment_is_left_alone(environment: Any, tmp_path: Path) -> None:
    (tmp_path / "thesis.odt").write_text("")
    with pytest.raises(environment.SetupError, match=r"thesis\.odt"):
        environment.clear(tmp_path)
    assert (tmp_path / "thesis.odt").exists()


@pytest.mark.parametrize(
    ("output", "told"),
    [
        ("OSError: [Errno 28] No space left on device", "disk is full"),
        (
            "NewConnectionError(... Temporary failure in name resolution')) ERROR: No matching distribution",
            "is there a network",
        ),
        ("SSLError(SSLCertVerificationError(1, 'CERTIFICATE_VERIFY_FAILED", "certificate"),
        ("ERROR: No matching distribution found for msgspec==99", "not to be had"),
        ("PermissionError: [Errno 13] Permission denied: 'x'", "may not be written"),
        ("something else", "could not install"),
    ],
)
def test_a_failure_of_pip_is_told_in_a_sentence(environment: Any, output: str, told: str) -> None:
    sentence = environment.explain_pip(output)
    assert told in sentence
    assert "\n" not in sentence


def test_what_is_installed_is_translated_on_the_way(
    environment: Any, venv: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The project's own sources while pip works, the packages after it; what is no Python stops nothing."""
    packages = venv / "lib" / "site-packages"
    for place in (tmp_path / "ours", packages, packages / "pip"):
        place.mkdir(parents=True)
        (place / "one.py").write_text("x = 1\n")
        (place / "two.py").write_text("x = {% no Python %}\n")
    monkeypatch.setattr(environment, "ROOT", tmp_path)
    monkeypatch.setattr(environment, "OWN_SOURCES", ("ours",))
    monkeypatch.setattr(environment, "venv_python", lambda folder: Path(sys.executable))
    asked = []
    monkeypatch.setattr(environment, "_pip", lambda folder, *arguments: asked.append(arguments))
    environment._fill(venv, {"dev"})
    assert [arguments[-1] for arguments in asked] == ["wheel", ".[dev]"]
    translated = {path.parent.parent.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("one.*.pyc")}
    assert translated == {"ours", ".venv/lib/site-packages"}
    assert not list(tmp_path.rglob("two.*.pyc"))


def test_missing_xcb_stops_a_window_and_nothing_else(
    environment: Any, venv: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    report = {"offscreen": [], "xcb": ["libxcb-cursor.so.0"], "other": []}
    monkeypatch.setattr(environment.system_libraries, "ask", lambda python: report)
    monkeypatch.setattr(environment.system_libraries, "has_apt", lambda: True)
    monkeypatch.setattr(environment.system_libraries, "is_root", lambda: False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert environment.check_libraries(venv, window=False) is False
    with pytest.raises(environment.SetupError, match=r"sudo apt-get install .* libxcb-cursor0"):
        environment.check_libraries(venv, window=True)
    report["offscreen"] = ["libEGL.so.1"]
    with pytest.raises(environment.SetupError, match="libegl1 libxcb-cursor0"):
        environment.check_libraries(venv, window=False)


def test_an_installation_that_brings_nothing_ends(
    environment: Any, venv: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    installed: list[list[str]] = []
    monkeypatch.setattr(
        environment.system_libraries, "ask", lambda python: {"offscreen": ["libEGL.so.1"], "xcb": [], "other": []}
    )
    monkeypatch.setattr(environment.system_libraries, "has_apt", lambda: True)
    monkeypatch.setattr(environment.system_libraries, "apt_install", installed.append)
    with pytest.raises(environment.SetupError, match="did not bring"):
        environment.check_libraries(venv, window=False)
    assert installed == [["libegl1"]]


@pytest.mark.parametrize(
    ("arguments", "window"),
    [
        ([], True),
        (["anna.rpgsheet"], True),
        (["--theme", "ink"], True),
        (["--screenshot", "x.png"], False),
        (["--screenshot=x.png"], False),
        (["--version"], False),
        (["--help"], False),
        (["--smoke-test"], False),
        (["check", "anna.rpgsheet"], False),
        (["--lang", "fr", "roll", "anna.rpgsheet", "dodge"], False),
        (["new", "--system", "brp", "-o", "x.rpgsheet"], False),
    ],
)
def test_which_arguments_open_a_window(dev: Any, arguments: list[str], window: bool) -> None:
    assert dev.wants_window(arguments) is window


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux can be without a display")
def test_without_a_display_run_says_so_in_one_sentence(project_root: Path) -> None:
    bare = {
        name: value
        for name, value in os.environ.items()
        if name not in {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}
    }
    done = subprocess.run(
        [sys.executable, "packaging/dev.py", "run"],
        cwd=project_root,
        env=bare,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert "--screenshot" in done.stderr


@pytest.mark.parametrize("arguments", [[], ["dance"], ["--long"]])
def test_wrong_usage_is_told(dev: Any, arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert dev.main(arguments) == 2
    assert "dev.py run" in capsys.readouterr().err


def test_the_sample_is_played_on_a_copy_that_stays(dev: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dev, "ROOT", tmp_path)
    sample = tmp_path / "resources" / "samples" / "anna.rpgsheet"
    sample.parent.mkdir(parents=True)
    sample.write_text("first")
    copy = dev.own_sample()
    assert copy.read_text() == "first"
    copy.write_text("played")
    assert dev.own_sample().read_text() == "played"
    assert sample.read_text() == "first"
