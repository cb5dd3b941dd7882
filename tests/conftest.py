"""What every test may rely on: no display, no real home folder, nothing that another left, the same examples always."""

import gc
import json
import os
import subprocess
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

# Before anything imports Qt.
os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ["QT_SCALE_FACTOR"] = "1"
os.environ["QT_LOGGING_RULES"] = "qt.qpa.fonts.warning=false"
os.environ.pop("QT_STYLE_OVERRIDE", None)

import pytest
from hypothesis import HealthCheck, settings

ROOT = Path(__file__).resolve().parent.parent
GUI_FIXTURES = frozenset({"qapp", "qtbot", "qtmodeltester"})

settings.register_profile(
    "ci", derandomize=True, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow], max_examples=15
)
settings.register_profile("long", deadline=None, suppress_health_check=[HealthCheck.too_slow], max_examples=500)


def pytest_addoption(parser: pytest.Parser, pluginmanager: pytest.PytestPluginManager) -> None:
    """`--long` runs the tests marked `long` too, and more examples of every property."""
    if not pluginmanager.has_plugin("pytest-qt"):
        # Left out where nothing needs Qt; what it is told in pyproject.toml is no mistake for that.
        for name in ("qt_api", "qt_log_level_fail", "qt_log_ignore"):
            parser.addini(name, "of pytest-qt")
    parser.addoption("--long", action="store_true", default=False, help="also the long tests, and many more examples")


def pytest_configure(config: pytest.Config) -> None:
    """Chooses how many examples hypothesis tries."""
    settings.load_profile("long" if config.getoption("--long") else "ci")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Marks what needs Qt and leaves the long tests out unless they are asked for."""
    kept, left_out = [], []
    asked_for_long = config.getoption("--long") or "long" in (config.getoption("-m") or "").replace("not long", "")
    for item in items:
        if GUI_FIXTURES.intersection(getattr(item, "fixturenames", ())) or "stories" in item.path.parts:
            item.add_marker("gui")
        if item.get_closest_marker("long") and not asked_for_long:
            left_out.append(item)
        else:
            kept.append(item)
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = kept


def pytest_collection_finish(session: pytest.Session) -> None:
    """What the tests are made of stays: the collector need not look through it again and again."""
    gc.collect()
    gc.freeze()
    if not session.config.pluginmanager.has_plugin("pytest-qt"):
        gc.set_threshold(20_000, 20, 20)  # nothing here waits for its end


# The marks above must be there before pytest's own `-m` looks at them.
pytest_collection_modifyitems = pytest.hookimpl(tryfirst=True)(pytest_collection_modifyitems)


@pytest.fixture(scope="session", autouse=True)
def _no_real_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Settings, drafts and journal of the person running the tests stay untouched, even where a test forgets `home`."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("BRP_DESKTOP_HOME", str(tmp_path_factory.mktemp("home")))
        yield


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder of this test's own in which the application keeps settings, drafts, backups and journal."""
    folder = tmp_path / "home"
    folder.mkdir()
    monkeypatch.setenv("BRP_DESKTOP_HOME", str(folder))
    return folder


@pytest.fixture(scope="session")
def vectors() -> dict[str, Any]:
    """The golden numbers of the rules (tests/data/brp-vectors.json); read only, shared by all tests."""
    content: dict[str, Any] = json.loads((ROOT / "tests" / "data" / "brp-vectors.json").read_text(encoding="utf-8"))
    return content


@pytest.fixture(scope="session")
def project_root() -> Path:
    """The folder that holds pyproject.toml."""
    return ROOT


@pytest.fixture(scope="session")
def qapp(qapp: Any) -> Any:
    """The application object: Fusion and the bundled fonts, so that a picture is the same on every machine."""
    from brp_desktop.painting.fonts import load_fonts

    qapp.setStyle("Fusion")
    load_fonts()
    return qapp


@pytest.fixture(scope="session")
def pseudo_language(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The .qm file of a language that is accented and 40 % longer than English, to find texts that do not fit."""
    folder = tmp_path_factory.mktemp("pseudo")
    command = [sys.executable, str(ROOT / "packaging" / "translations.py"), "pseudo", str(folder)]
    subprocess.run(command, check=True, capture_output=True)
    return folder / "brp_desktop_pseudo.qm"


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    """A language that a test chose ends with it."""
    yield
    language = sys.modules.get("brp_desktop.controllers.language")
    if language is not None and language.current_language() != "en":
        language.Language().choose("en")


@cache
def _may_run(kind: type) -> bool:
    from PySide6.QtCore import QAbstractAnimation, QTimer

    return issubclass(kind, (QTimer, QAbstractAnimation))


def _running() -> dict[int, Any]:
    """Every timer and animation that has a Python object and runs, by address. Looks at Qt's wrappers only: cheap."""
    from PySide6.QtCore import QAbstractAnimation, QTimer
    from shiboken6 import Shiboken

    clocks: list[Any] = [each for each in Shiboken.getAllValidWrappers() if _may_run(type(each))]
    still = QAbstractAnimation.State.Stopped
    return {
        id(each): each for each in clocks if (each.isActive() if isinstance(each, QTimer) else each.state() != still)
    }


@cache
def _may_be_window(kind: type) -> bool:
    from PySide6.QtWidgets import QWidget

    return issubclass(kind, QWidget)


def _windows() -> dict[int, Any]:
    """Every window that Python made, by its address in Qt."""
    from shiboken6 import Shiboken

    widgets: list[Any] = [each for each in Shiboken.getAllValidWrappers() if _may_be_window(type(each))]
    made = [each for each in widgets if each.isWindow() and Shiboken.createdByPython(each)]
    return {Shiboken.getCppPointer(each)[0]: each for each in made if each.parent() is None}


def _origin(thing: Any) -> str:
    chain = []
    while thing is not None and len(chain) < 6:
        chain.append(type(thing).__name__ + (f" «{thing.objectName()}»" if thing.objectName() else ""))
        thing = thing.parent()
    return " in ".join(chain)


_known_to_run: set[int] = set()
"""What ran when the last test ended, or when what several tests share was made, by address."""
_known_windows: set[int] = set()
"""Windows that there were then."""
_shared_since: list[str] = []
"""Fixtures for more than one test that were made since."""


@pytest.hookimpl(wrapper=True)
def pytest_fixture_setup(fixturedef: pytest.FixtureDef[Any]) -> Iterator[None]:
    """What several tests share may bring clocks of its own."""
    if fixturedef.scope != "function":
        _shared_since.append(fixturedef.argname)
    return (yield)


@pytest.fixture(autouse=True)
def _nothing_left_behind(request: pytest.FixtureRequest) -> Iterator[None]:
    """A test fails that leaves a timer or an animation running, which would fire into the next test, or a window, which
    would be told of every language and theme of the next ones.
    """
    if not GUI_FIXTURES.intersection(request.fixturenames):
        yield
        return
    request.getfixturevalue("qapp")
    if _shared_since:
        _shared_since.clear()
        _know(_running(), _windows())
    yield
    from PySide6.QtCore import QCoreApplication, QEvent

    # Widgets that wait for their end would be dressed, painted and deleted in the next test.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    running, windows = _running(), _windows()
    if running.keys() - _known_to_run or windows.keys() - _known_windows:
        # Perhaps only waiting for the end of its owner.
        del running, windows
        gc.collect()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        running, windows = _running(), _windows()
    left = [f"{_origin(thing)} runs" for key, thing in running.items() if key not in _known_to_run]
    left += [f"window {_origin(thing)}" for key, thing in windows.items() if key not in _known_windows]
    _know(running, windows)
    if left:
        pytest.fail(f"left after the test: {'; '.join(left)}", pytrace=False)


def _know(running: Iterable[int], windows: Iterable[int]) -> None:
    """These are there already."""
    _known_to_run.clear()
    _known_to_run.update(running)
    _known_windows.clear()
    _known_windows.update(windows)
