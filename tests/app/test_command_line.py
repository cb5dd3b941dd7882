"""The command line as values, and what is wrong use; no Qt anywhere."""

import subprocess
import sys
from pathlib import Path

import pytest

from brp_desktop import __version__
from brp_desktop.app.command_line import (
    CheckCommand,
    Command,
    ExportCommand,
    ImportCommand,
    NewCommand,
    OpenCommand,
    RollCommand,
    ScreenshotCommand,
    SmokeTestCommand,
    parse,
)
from brp_desktop.app.plain_words import wanted_language

A, B = Path("a.rpgsheet"), Path("b.rpgsheet")
DASHED = Path("-x.rpgsheet")


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    """The system's language is the source's, whatever the machine speaks."""
    monkeypatch.setenv("LC_ALL", "C")


@pytest.mark.parametrize(
    ("line", "command"),
    [
        ("", OpenCommand()),
        ("a.rpgsheet b.rpgsheet", OpenCommand((A, B))),
        ("a.rpgsheet --lang fr b.rpgsheet", OpenCommand((A, B), "fr")),
        ("--lang it", OpenCommand((), "it")),
        ("./check", OpenCommand((Path("check"),))),
        ("-- check", OpenCommand((Path("check"),))),
        ("--smoke-test", SmokeTestCommand()),
        ("--screenshot out.png", ScreenshotCommand(Path("out.png"))),
        (
            "--screenshot out.png --size 1024x600 --theme ink --lang fr --panel none a.rpgsheet",
            ScreenshotCommand(Path("out.png"), (1024, 600), "ink", "none", A, "fr"),
        ),
        ("check a.rpgsheet", CheckCommand((A,))),
        ("--lang fr check a.rpgsheet b.rpgsheet", CheckCommand((A, B), "fr")),
        ("--lang=it check a.rpgsheet", CheckCommand((A,), "it")),
        ("check a.rpgsheet --lang it", CheckCommand((A,), "it")),
        ("roll a.rpgsheet spot", RollCommand(A, "spot")),
        (
            "roll a.rpgsheet spot --difficulty easy --modifier -20 --dice 00 --seed 3 --json --lang it",
            RollCommand(A, "spot", "easy", -20, "00", 3, True, "it"),
        ),
        ("roll --json a.rpgsheet spot --modifier −5", RollCommand(A, "spot", modifier=-5, json=True)),
        ("roll a.rpgsheet spot --modifier=+9999", RollCommand(A, "spot", modifier=9999)),
        ("new --system brp -o a.rpgsheet", NewCommand(A)),
        (
            "new --system brp --preset uge --random --seed 5 -o a.rpgsheet --lang fr",
            NewCommand(A, "brp", "uge", True, 5, "fr"),
        ),
        ("new --system brp -o a.rpgsheet --force", NewCommand(A, force=True)),
        ("-- -x.rpgsheet", OpenCommand((DASHED,))),
        ("--lang fr -- -x.rpgsheet check", OpenCommand((DASHED, Path("check")), "fr")),
        ("--screenshot out.png -- -x.rpgsheet", ScreenshotCommand(Path("out.png"), file=DASHED)),
        ("check -- -x.rpgsheet", CheckCommand((DASHED,))),
        ("check a.rpgsheet -- -x.rpgsheet -- --lang", CheckCommand((A, DASHED, Path("--"), Path("--lang")))),
        ("--lang it check -- -x.rpgsheet", CheckCommand((DASHED,), "it")),
        ("roll --dice 20 -- -x.rpgsheet dodge", RollCommand(DASHED, "dodge", dice="20")),
        ("roll a.rpgsheet -- --dodge", RollCommand(A, "--dodge")),
        ("roll a.rpgsheet --dice 20 -- dodge", RollCommand(A, "dodge", dice="20")),
        ("import -o b.rpgsheet -- -x.rpgsheet", ImportCommand((DASHED,), B)),
        ("export --to text -o b.rpgsheet -- -x.rpgsheet", ExportCommand(DASHED, "text", B)),
        ("export a.rpgsheet --to text -o b.rpgsheet --force", ExportCommand(A, "text", B, force=True)),
    ],
)
def test_what_was_asked_for(line: str, command: Command) -> None:
    assert parse(line.split()) == command


def test_a_file_without_an_ending_is_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "adele").write_bytes(b"")
    assert parse(["adele"]) == OpenCommand((Path("adele"),))
    assert parse(["adele", "--lang", "fr"]) == OpenCommand((Path("adele"),), "fr")


def test_names_may_hold_blanks() -> None:
    command = parse(["roll", "a b.rpgsheet", "Knowledge (History)"])
    assert command == RollCommand(Path("a b.rpgsheet"), "Knowledge (History)")


@pytest.mark.parametrize(
    "line",
    [
        "--nonsense",
        "--lang de",
        "--screenshot",
        "--screenshot a.png --size wide",
        "--screenshot a.png --size 10x10",
        "--screenshot a.png --size 99999x800",
        "--screenshot a.png --theme pink",
        "--screenshot a.png a.rpgsheet b.rpgsheet",
        "--theme ink",
        "--size 800x600 a.rpgsheet",
        "--smoke-test a.rpgsheet",
        "--vers",
        "check",
        "roll",
        "roll a.rpgsheet",
        "roll a.rpgsheet spot more",
        "roll a.rpgsheet spot --difficulty impossible",
        "roll a.rpgsheet spot --modifier much",
        "roll a.rpgsheet spot --modifier 10000",
        "roll a.rpgsheet spot --modifier ٣",
        "roll a.rpgsheet spot --seed x",
        "new -o a.rpgsheet",
        "new --system brp",
        "new --system chess -o a.rpgsheet",
        "new --system brp --seed 4 -o a.rpgsheet",
        "new --system brp --preset gurps -o a.rpgsheet",
        "chek a.rpgsheet",
        "chek",
        "--lang fr chek a.rpgsheet",
        "a.rpgsheet rol",
        "--screenshot a.png sheet",
        "--screenshot a.png --panel roof",
        "check --",
        "roll -- a.rpgsheet",
        "roll a.rpgsheet spot -- more",
        "check -x.rpgsheet",
    ],
)
def test_wrong_use_is_exit_code_2(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        parse(line.split())
    assert left.value.code == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith(("usage:", "utilisation\N{NO-BREAK SPACE}:"))


WRONG = {
    "--nonsense": ("arguments inconnus", "argomenti sconosciuti"),
    "chek": ("ni une commande ni un fichier", "né un comando né un file"),
    "check": ("arguments manquent", "mancano questi argomenti"),
    "roll a.rpgsheet spot --modifier much": ("n’est pas un nombre", "non è un numero"),
    "roll a.rpgsheet spot --difficulty x": ("ni un nombre", "né un numero"),
    "roll a.rpgsheet spot --seed x": ("nombre entier", "numero intero"),
    "new --system chess -o a.rpgsheet": ("n’est pas parmi", "non è fra"),
    "new --system brp --seed 4 -o a.rpgsheet": ("va avec --random", "va con --random"),
    "--screenshot a.pdf": ("terminer par .png", "finire in .png"),
    "--screenshot": ("une valeur est attendue", "manca un valore"),
    "--theme ink": ("vont avec --screenshot", "vanno con --screenshot"),
}


@pytest.mark.parametrize("line", WRONG)
def test_what_is_wrong_is_said_in_the_language(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    """``--lang`` everywhere: no English word is left in it."""
    for code, usage, error, said in zip(
        ("fr", "it"), ("utilisation", "uso"), ("erreur", "errore"), WRONG[line], strict=True
    ):
        with pytest.raises(SystemExit) as left:
            parse(["--lang", code, *line.split()])
        assert left.value.code == 2
        captured = capsys.readouterr().err
        assert said in captured
        assert (captured.startswith(usage), f"{error}\N{NO-BREAK SPACE}:" in captured or f"{error}:" in captured) == (
            True,
            True,
        )
        assert not any(word in captured for word in ("usage:", "error:", "required", "choose from"))


@pytest.mark.parametrize("command", ["", "check", "roll", "new", "import", "export"])
@pytest.mark.parametrize("code", ["fr", "it"])
def test_the_help_is_in_the_language(command: str, code: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Also what argparse itself says; nothing stays as it is in English but names."""
    with pytest.raises(SystemExit):
        parse([*command.split(), "--help"])
    english = {line.strip() for line in capsys.readouterr().out.splitlines()}
    with pytest.raises(SystemExit) as left:
        parse([*command.split(), "--lang", code, "--help"])
    assert left.value.code == 0
    others = {line.strip() for line in capsys.readouterr().out.splitlines()}
    heads = [head for line in others for head in ("utilisation\N{NO-BREAK SPACE}:", "uso:") if line.startswith(head)]
    assert len(heads) == 1
    assert next(line for line in others if line.startswith(heads[0])).startswith(f"{heads[0]} brp-desktop")
    plain = {line for line in english & others if " " in line and not line.startswith(("-", "[", "{", "FILE"))}
    assert not plain, "an English sentence is left"
    beside = [
        {part for line in lines for part in line.split("  ")[1:] if " " in part.strip()} for lines in (english, others)
    ]
    assert not beside[0] & beside[1], "nor beside an option"


def test_the_language_of_usage_follows_settings_and_system(monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    """The option before the settings before the system's variables, in their order; a language unknown here is none."""
    assert wanted_language([], {}) == "en"
    assert wanted_language([], {"LANG": "fr_CH.UTF-8"}) == "fr"
    assert wanted_language([], {"LANG": "fr_FR", "LC_ALL": "it_IT.UTF-8@euro"}) == "it"
    assert wanted_language([], {"LANG": "de_DE.UTF-8", "LANGUAGE": "de:it"}) == "it"
    assert wanted_language([], {"LANG": "C", "LANGUAGE": "fr"}) == "en"
    (home / "config").mkdir(parents=True, exist_ok=True)
    (home / "config" / "settings.toml").write_text('language = "it"\n', encoding="utf-8")
    monkeypatch.setenv("BRP_DESKTOP_HOME", str(home))
    assert wanted_language([], {"LANG": "fr_FR"}) == "it"
    assert wanted_language(["check", "--lang", "fr"], {}) == "fr"
    assert wanted_language(["check", "--", "--lang", "fr"], {}) == "it"
    assert wanted_language(["--lang", "klingon"], {}) == "it"
    assert wanted_language(["--lang"], {}) == "it"
    (home / "config" / "settings.toml").write_bytes(b"language = \xff")
    assert wanted_language([], {"LANG": "fr_FR"}) == "fr"


@pytest.mark.parametrize("name", ["x.rpgsheet", "x.rpgtable", "x.rpgsheet~", "x.jpg", "x", ".png", "a.png/x.pdf"])
def test_a_screenshot_is_called_a_png(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Whether or not such a file is there; what is said names the option."""
    for words in (["--screenshot", name], [f"--screenshot={name}", "a.rpgsheet"]):
        with pytest.raises(SystemExit) as left:
            parse(words)
        assert left.value.code == 2
        said = capsys.readouterr().err
        assert f"argument --screenshot: {name!r} is no picture’s name: it must end in .png" in said
    assert parse(["--screenshot", "x.PNG"]) == ScreenshotCommand(Path("x.PNG"))


@pytest.mark.parametrize("line", ["--help", "roll --help", "check -h", "new --help", "--lang fr new --help"])
def test_help(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        parse(line.split())
    assert left.value.code == 0
    assert "brp-desktop" in capsys.readouterr().out


WITHOUT_QT = """
import sys
class NoQt:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in ("PySide6", "shiboken6", "msgspec"):
            raise AssertionError(name + " was loaded")
sys.meta_path.insert(0, NoQt())
from brp_desktop.__main__ import main
sys.exit(main(sys.argv[1:]))
"""


@pytest.mark.parametrize(
    ("argument", "code", "said"), [("--version", 0, __version__), ("--help", 0, "FILE"), ("--x", 2, "usage")]
)
def test_version_help_and_refusal_load_no_qt(argument: str, code: int, said: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_QT, argument], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == code, done.stderr
    assert said in done.stdout + done.stderr
