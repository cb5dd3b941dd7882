"""TOML read without the whole reader: the same values, the same errors."""

import random
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from brp_desktop.catalogue.toml_reader import loads
from brp_desktop.storage.toml_text import toml_text

SETTINGS = """theme = "ink"
zoomed = true
share = -0.5
recent = [
    {path = "/tmp/a # b.rpgsheet", name = "Adèle", ticks = 4, pinned = false},
    {path = "C:/x", name = "", ticks = 0, pinned = true},
]

[window]
x = -2  # left
state = "AAAA/wAAAAD9="

[sheet.0f-a_1]
zoom = 110
steps = [1, 2, 30]
"""

ODD = (
    "a = 1\na = 2", "[a]\n[a]", "[a.b]\n[a]\nx = 1", "a = 1\n[a]", "a = {b = 1}\n[a.c]", "a.b = 1", "'a' = 1",
    'a = "\\u00e9"', "a = 'x'", 'a = """x\ny"""', "a = 0x1F", "a = 1_000", "a = 01", "a = +1", "a = 1e3", "a = inf",
    "a = nan", "a = -0", "a = -0.0", "a = 1979-05-27", "a = []", "a = [1,]", "a = [1, 2.0]", "a = [[1], [2]]",
    "a = {}", "a = {b = 1,}", "a = {b = 1, b = 2}", "a = {b = {c = 1}}", "a = {b = [1]}", "[[a]]\nb = 1", "a", "= 1",
    "a = ", "[a", "a = 1 b = 2", 'a = "x" y', "a = truex", "a = True", "\ufeffa = 1", "a = 1\r\nb = 2\r\n", "a = 1\r",
    "# \x7f", "a = 1 # \x00", 'a = "\t"', "a = [\n]", "a = [\n{b = 1}\n]", "a = [\n{b = 1},\n] # end",
    "a = [\n{b = 1},",
    "a = [\n{b = 1},\n# remark\n]", "é = 1", "a = ١", "a = 1\x0b", "[ a ]\nb = 1", "", "\n\n",
    "[a.b.c]\nd = 1\n[a.e]\nf = 2",
)  # fmt: skip


def outcome(read: object, text: str) -> str:
    """The value with the types in it, or the error."""
    try:
        return repr(read(text))  # type: ignore[operator]
    except tomllib.TOMLDecodeError as error:
        return f"refused: {error}"


@pytest.mark.parametrize("text", [SETTINGS, *ODD])
def test_the_same_as_the_whole_reader(text: str) -> None:
    """Plain or not."""
    assert outcome(loads, text) == outcome(tomllib.loads, text)


def test_what_is_shipped_and_written_is_read_without_the_whole_reader(project_root: Path) -> None:
    """Theme files and settings never load `tomllib`."""
    files = [str(path) for path in sorted((project_root / "resources").rglob("*.toml"))]
    assert len(files) >= 4
    program = (
        "import sys; from pathlib import Path; from brp_desktop.catalogue.toml_reader import loads\n"
        "for file in sys.argv[2:]: loads(Path(file).read_text(encoding='utf-8'))\n"
        "loads(sys.argv[1])\n"
        "assert 'tomllib' not in sys.modules"
    )
    written = toml_text(tomllib.loads(SETTINGS))
    command = [sys.executable, "-c", program, written, *files]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 0, done.stderr
    for file in files:
        text = Path(file).read_text(encoding="utf-8")
        assert outcome(loads, text) == outcome(tomllib.loads, text)


def test_mutated_documents_are_read_alike(project_root: Path) -> None:
    """A thousand documents, each with some characters exchanged, doubled or left out."""
    chance = random.Random(20260801)
    sources = [SETTINGS, (project_root / "resources" / "themes" / "measures.toml").read_text(encoding="utf-8")[-1500:]]
    for _ in range(1000):
        text = chance.choice(sources)
        for _ in range(chance.randint(1, 3)):
            at = chance.randrange(len(text))
            new = chance.choice(["", text[at] * 2, *"\"#[]{}=,.\\\n \t'+_-0Ae:"])
            text = text[:at] + new + text[at + 1 :]
        assert outcome(loads, text) == outcome(tomllib.loads, text), text


@pytest.mark.parametrize(
    "text",
    [
        "a = 0x" + "F" * 5000,
        "a = " + "9" * 30,
        "a = [1, {b = [-9223372036854775809]}]",
        "[a]\nb = 9223372036854775808",
        "a" + ".a" * 300 + " = 1",
        "[a" + ".a" * 300 + "]",
        "[a" + ".a" * 30 + "]\nb" + ".b" * 30 + " = 1",
        "a = " + "[" * 60 + "]" * 60,
        "[[a]]\nb = " + "[" * 60 + "]" * 60,
    ],
)
def test_what_could_not_be_written_again_is_refused(text: str) -> None:
    """Numbers without end and tables without end, which the whole reader takes."""
    with pytest.raises(ValueError, match=r"64 bits|in one another"):
        loads(text)


def test_numbers_of_64_bits_and_some_depth_are_read() -> None:
    least, most = -(2**63), 2**63 - 1
    assert loads(f"a = {least}\nb = {most}\nc = 0x7fffffffffffffff") == {"a": least, "b": most, "c": most}
    deep = "[a" + ".a" * 30 + "]\nb = 1"
    assert loads(deep) == tomllib.loads(deep)
    assert loads(toml_text(loads(deep))) == loads(deep)
