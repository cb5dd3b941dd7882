"""PySide6 loaded the short way: the same modules, compiled once, whatever is found in the cache folder."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from brp_desktop.app.quick_loading import KeptCode, LatePattern

pytestmark = pytest.mark.gui

pytestmark = pytest.mark.gui

PROGRAM = """
import builtins, re, sys
from pathlib import Path
from brp_desktop.app.quick_loading import quick_loading
at_once, patterns, compiled = builtins.compile, re.compile, []
sys.addaudithook(lambda name, about: compiled.append(about[1]) if name == "compile" else None)
with quick_loading(Path(sys.argv[1])):
    import msgspec
    from PySide6.QtCore import QObject, QPoint
assert builtins.compile is at_once and re.compile is patterns
print(len([name for name in compiled if str(name).startswith("shibokensupport/")]))
mentioned = {"argparse", "inspect", "tempfile", "typing_extensions", "msgspec.json"}
print(mentioned.isdisjoint(sys.modules))
from PySide6.support.signature import parser
assert type(parser.re.compile("x")) is type(patterns("y"))
try:
    QPoint("one", object())
except TypeError as error:
    print("QPoint" in str(error))
from PySide6.support.signature import get_signature
print("parent" in str(get_signature(QObject.setParent)))
from PySide6.support.signature.lib import pyi_generator
import argparse
assert pyi_generator.argparse.ArgumentParser is argparse.ArgumentParser and pyi_generator.Formatter.__mro__
assert msgspec.json.decode(b"[1]") == [1] and type(sys.modules["msgspec.json"]) is type(sys)
"""

FIRST_ERROR = """
import sys
from pathlib import Path
from brp_desktop.app.quick_loading import quick_loading
with quick_loading(Path(sys.argv[1])):
    from PySide6.QtCore import QPoint
try:
    QPoint("one", object())
except TypeError as error:
    print("Supported signatures" in str(error))
"""


def load(cache: Path, program: str = PROGRAM) -> list[str]:
    """What one of the programs above prints, in a process of its own."""
    command = [sys.executable, "-c", program, str(cache)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


def test_the_second_start_compiles_nothing(tmp_path: Path) -> None:
    """The first fills the cache; signatures and the texts of errors work in both."""
    cache = tmp_path / "not" / "there"
    first, *works = load(cache)
    assert int(first) > 0, "PySide6 has given the habit up: quick_loading can go"
    assert works == ["True", "True", "True"]
    assert load(cache) == ["0", "True", "True", "True"]
    assert len(list(cache.iterdir())) == 1


def test_the_first_error_finds_its_words(tmp_path: Path) -> None:
    """The library looks into a module that has not run yet, and by its dictionary."""
    assert load(tmp_path, FIRST_ERROR) == ["True"]


@pytest.mark.parametrize("damage", [b"", b"rubbish", None], ids=["empty", "rubbish", "one byte changed"])
def test_a_damaged_cache_counts_as_none(tmp_path: Path, damage: bytes | None) -> None:
    """What does not fit its own hash is made anew."""
    load(tmp_path)
    (path,) = tmp_path.iterdir()
    whole = path.read_bytes()
    path.write_bytes(whole[:-9] + bytes([whole[-9] ^ 1]) + whole[-8:] if damage is None else damage)
    assert int(load(tmp_path)[0]) > 0
    assert load(tmp_path)[0] == "0"


def test_a_folder_that_cannot_be_made_is_no_matter(tmp_path: Path) -> None:
    """A file stands where the folder should be."""
    (tmp_path / "file").write_text("")
    assert load(tmp_path / "file")[1:] == ["True", "True", "True"]


def test_other_text_is_another_module(tmp_path: Path) -> None:
    """A new PySide6 under the same names: the hash of the text decides; other files are compiled as ever."""
    path = tmp_path / "kept"
    kept = KeptCode(path)
    kept.compile(b"x = 1", "shibokensupport/a.py", "exec")
    kept.write()
    found: dict[str, int] = {}
    again = KeptCode(path)
    exec(again.compile(b"x = 2", "shibokensupport/a.py", "exec"), found)
    assert found["x"] == 2
    again.compile(b"x = 1", "elsewhere.py", "exec")
    assert eval(again.compile("1 + 1", "<string>", "eval")) == 2
    before = path.read_bytes()
    KeptCode(path).write()
    assert path.read_bytes() == before


def test_a_late_pattern_is_the_pattern() -> None:
    """Methods looked up early compile when called; every other attribute is there."""
    late = LatePattern(r"(\d) x", re.VERBOSE)
    split, finditer = late.split, late.finditer
    assert split("a1xb") == ["a", "1", "b"]
    assert [match.group(1) for match in finditer("1x2x")] == ["1", "2"]
    assert late.groups == 1
    assert late.sub("-", "a1xb") == "a-b"
