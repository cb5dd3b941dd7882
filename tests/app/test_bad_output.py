"""The text commands where the output, the home or the name of a file is bad: an exit code, never a traceback."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

posix = pytest.mark.skipif(sys.platform == "win32", reason="/dev/full and closed channels are the POSIX kind")


@pytest.fixture
def sheet(project_root: Path) -> str:
    return str(project_root / "resources" / "samples" / "adele-fournier.rpgsheet")


def shell(line: str, *words: str, home: Path) -> subprocess.CompletedProcess[str]:
    """A line for the shell in which $0 is Python and $1 … the words."""
    return subprocess.run(
        ["sh", "-c", line, sys.executable, *words],
        check=False,
        capture_output=True,
        text=True,
        errors="replace",
        env=os.environ | {"BRP_DESKTOP_HOME": str(home)},
        timeout=60,
    )


@posix
@pytest.mark.parametrize(
    "command", ['check --lang en "$1.no"', 'roll --lang en "$1" spot', 'export --lang en "$1" --to pdf -o "$2"']
)
@pytest.mark.parametrize("output", [">/dev/full", ">&-"])
def test_output_that_takes_nothing_is_a_sentence(home: Path, sheet: str, command: str, output: str) -> None:
    if output == ">/dev/full" and not Path("/dev/full").exists():
        pytest.skip("the system has no /dev/full")
    done = shell(f'"$0" -m brp_desktop {command} {output}', sheet, str(home / "out.pdf"), home=home)
    assert done.returncode == 1
    assert done.stderr.startswith("The output cannot be written: ")
    assert done.stderr.count("\n") == 1


@posix
def test_a_refusal_needs_no_output(home: Path, tmp_path: Path) -> None:
    done = shell('"$0" -m brp_desktop import --lang en "$1" -o "$2" >&-', str(tmp_path / "no"), "x", home=home)
    assert (done.returncode, done.stderr.count("\n")) == (1, 1)
    assert "is not there" in done.stderr


@posix
def test_a_reader_that_is_gone_is_no_news(home: Path, sheet: str) -> None:
    done = shell(
        '{ sleep 0.1; "$0" -m brp_desktop check "$1.no" "$1.no"; echo "code $?" >&2; } | true', sheet, home=home
    )
    assert done.stderr == "code 1\n"


@posix
@pytest.mark.parametrize(
    "locale", ["LC_ALL=C", "LC_ALL=POSIX", "-u LC_ALL LC_CTYPE=C", "-u LC_ALL -u LC_CTYPE -u LANG"]
)
def test_a_locale_without_letters_is_no_news(home: Path, sheet: str, locale: str) -> None:
    """Qt would complain of it at every command; PYTHONCOERCECLOCALE: as in a packaged program, where Python says no."""
    done = shell(f'PYTHONCOERCECLOCALE=0 env {locale} "$0" -m brp_desktop roll --lang fr "$1" spot', sheet, home=home)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("Observation")


@posix
@pytest.mark.parametrize(
    "command", ["--help", "roll --help", "export --help", "import --help", "new --help", "--version"]
)
@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp437"])
def test_help_is_shown_by_any_console(home: Path, command: str, encoding: str) -> None:
    done = shell(f'PYTHONIOENCODING={encoding}:strict "$0" -m brp_desktop {command}', home=home)
    assert (done.returncode, done.stderr) == (0, "")


@posix
def test_names_do_not_command_the_terminal(home: Path, tmp_path: Path, sheet: str) -> None:
    """Escape sequences, a changed direction and bytes that are no text are shown, not sent."""
    path = tmp_path / "a\x1b[31m\u202e\nb\udcff.rpgsheet"
    path.write_bytes(Path(sheet).read_bytes())
    done = shell('"$0" -m brp_desktop check --lang en "$1"', str(path), home=home)
    assert done.stderr == f"{tmp_path}/a\\x1b[31m\\u202e\\nb\\udcff.rpgsheet: nothing is wrong.\n"


def test_half_a_letter_pair_in_a_name_is_said_in_words(home: Path, tmp_path: Path) -> None:
    path = tmp_path / "a.rpgsheet"
    path.write_text('{"\\ud800": 1}', encoding="utf-8")
    done = shell('"$0" -m brp_desktop check --lang en "$1"', str(path), home=home)
    assert (done.returncode, "did not work" in done.stdout, "damaged" in done.stdout) == (1, False, True)


HOMELESS = """
import pathlib, sys
def nobody():
    raise RuntimeError("Could not determine home directory.")
pathlib.Path.home = nobody
from brp_desktop.__main__ import main
sys.exit(main(sys.argv[1:]))
"""


@pytest.mark.parametrize("words", [["check"], ["roll", "--seed", "1"]])
def test_commands_need_no_home(sheet: str, words: list[str]) -> None:
    kept = {name: os.environ[name] for name in ("PATH", "LANG", "SYSTEMROOT") if name in os.environ}
    command = [sys.executable, "-c", HOMELESS, *words, sheet, *(["spot"] if words[0] == "roll" else [])]
    done = subprocess.run(command, check=False, capture_output=True, text=True, env=kept, timeout=60)
    news = f"{sheet}: nothing is wrong.\n" if words[0] == "check" else ""
    assert (done.returncode, done.stderr) == (0, news)


@posix
@pytest.mark.parametrize("command", ["export --lang en --to text -o", "export --lang en --to pdf -o"])
def test_a_pipe_is_no_file_to_write_to(home: Path, sheet: str, command: str) -> None:
    """The name leads to nothing that could be replaced; its folder is not gone."""
    for target in ("/dev/stdout", "/dev/fd/1"):
        words = command.split()
        done = shell(f'"$0" -m brp_desktop {words[0]} "$1" {" ".join(words[1:])} {target} | cat', sheet, home=home)
        assert "is not a plain file" in done.stderr
        assert "folder" not in done.stderr
        assert done.stdout == ""


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has /proc")
def test_a_folder_that_takes_no_file_is_there(home: Path, sheet: str) -> None:
    """It is said to be write-protected, and one that is not there to be gone."""
    for folder, said in (("/proc", "is write-protected"), ("/proc/nowhere", "is gone")):
        done = shell(f'"$0" -m brp_desktop export --lang en "$1" --to text -o {folder}/x.txt', sheet, home=home)
        assert (done.returncode, said in done.stderr) == (1, True), done.stderr
