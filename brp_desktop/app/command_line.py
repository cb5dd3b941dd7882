"""The command line as typed values, read without Qt: what was asked for, or how to ask."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from brp_desktop import __version__
from brp_desktop.app.files_only import COMMANDS, files_only, is_no_file

if TYPE_CHECKING:
    import argparse

    from brp_desktop.storage.importers.report import Format

PROGRAM: Final = "brp-desktop"
THEMES: Final = ("paper", "ink", "contrast")
PANELS: Final = ("dice", "gm", "none")
IMPORTS: Final = ("foundry-brp", "coc7", "dholes-house", "roll20", "statblock", "form-pdf")
TEXT_FORMATS: Final = ("markdown", "text", "foundry-brp")
PAPER_FORMATS: Final = ("pdf", "form-pdf", "png")
DIFFICULTIES: Final = ("easy", "normal", "difficult")
DEFAULT_SIZE: Final = (1280, 800)

_SMALLEST, _LARGEST = 200, 16_384


class OpenCommand(NamedTuple):
    """Open the application with these files, or its start page without any."""

    files: tuple[Path, ...] = ()
    lang: str | None = None


class ScreenshotCommand(NamedTuple):
    """Paint the main window off screen into a PNG file; ``theme`` and ``lang`` None: as the settings say."""

    out: Path
    size: tuple[int, int] = DEFAULT_SIZE
    theme: str | None = None
    panel: str = "dice"
    file: Path | None = None
    lang: str | None = None


class SmokeTestCommand(NamedTuple):
    """Open a sample, roll through the real click path, save, and leave with exit code 0."""

    lang: str | None = None


class CheckCommand(NamedTuple):
    """Read these files and say what is wrong with them."""

    files: tuple[Path, ...]
    lang: str | None = None


class RollCommand(NamedTuple):
    """Roll a skill, a characteristic or a score of a sheet; the file is not changed.

    ``difficulty`` is a name of ``DIFFICULTIES`` or, for Xantis, a number. ``dice`` is what real dice show, as typed.
    """

    file: Path
    name: str
    difficulty: str | None = None
    modifier: int = 0
    dice: str | None = None
    seed: int | None = None
    json: bool = False
    lang: str | None = None


class NewCommand(NamedTuple):
    """Write a new character to a file; one that is there already is overwritten only by ``force``."""

    out: Path
    system: str = "brp"
    preset: str = "srd"
    random: bool = False
    seed: int | None = None
    lang: str | None = None
    force: bool = False


class ImportCommand(NamedTuple):
    """Read files of other programs into sheets: one into ``out``, several or several people into a folder.

    ``as_`` is the format where it is not to be recognised, ``scale`` that of the characteristics where the format is
    not to be believed; ``folder``: ``out`` is said to be one.
    """

    files: tuple[Path, ...]
    out: Path
    as_: "Format | None" = None
    scale: str | None = None
    lang: str | None = None
    force: bool = False
    folder: bool = False


class ExportCommand(NamedTuple):
    """Write a sheet in another format; ``to`` is one of ``TEXT_FORMATS`` or ``PAPER_FORMATS``.

    What is at ``out`` already and no earlier export is overwritten only by ``force``.
    """

    file: Path
    to: str
    out: Path
    lang: str | None = None
    force: bool = False


TextCommand: TypeAlias = CheckCommand | RollCommand | NewCommand | ImportCommand | ExportCommand
"""What needs no display and no widgets."""

WindowCommand: TypeAlias = OpenCommand | ScreenshotCommand | SmokeTestCommand
"""What needs the application."""

Command: TypeAlias = TextCommand | WindowCommand


def parse(arguments: Sequence[str]) -> Command:
    """What the arguments (without the program's name) ask for.

    ``--version`` and ``--help`` print and raise SystemExit(0), wrong usage prints the reason and raises
    SystemExit(2); neither loads Qt. ``--lang`` may stand before or after a command. A file that is called like a
    command is written with a path, ``./check``; a word without folder and ending that is no file is wrong usage.
    """
    name, rest = _command_name(arguments)
    if name == "check":
        return _parse_check(rest)
    if name == "roll":
        return _parse_roll(rest)
    if name == "new":
        return _parse_new(rest)
    if name == "import":
        return _parse_import(rest)
    if name == "export":
        return _parse_export(rest)
    files = files_only(rest)
    return _parse_window(rest) if files is None else OpenCommand(files=files)


def _command_name(arguments: Sequence[str]) -> tuple[str | None, list[str]]:
    """The command, if the first word is one, and the arguments without it."""
    words = list(arguments)
    at = 0
    while at < len(words) and words[at].startswith("--lang"):
        at += 1 if "=" in words[at] else 2
    if at < len(words) and words[at] in COMMANDS:
        return words[at], words[:at] + words[at + 1 :]
    return None, words


def _parse_check(arguments: Sequence[str]) -> CheckCommand:
    parser = _parser("check", "Validate sheets and tables: a line for each problem, exit code 1 if there is any.")
    parser.add_argument("files", metavar="FILE", nargs="+", type=Path)
    found = parser.parse_intermixed_args(arguments)
    return CheckCommand(files=tuple(found.files), lang=found.lang)


def _parse_roll(arguments: Sequence[str]) -> RollCommand:
    parser = _parser("roll", "Roll a skill, a characteristic or a score. The file is not changed.")
    parser.add_argument("file", metavar="FILE", type=Path)
    parser.add_argument("name", metavar="NAME", help="what is rolled, by its id or by its name")
    parser.add_argument(
        "--difficulty", metavar="D", type=_difficulty, help="easy, normal or difficult; on a Xantis sheet 0 to 99"
    )
    parser.add_argument("--modifier", metavar="N", type=_modifier, default=0, help="in percent, -9999 to 9999")
    parser.add_argument(
        "--dice", metavar="N", help="what real dice show: 01 to 00, or 100; on a Xantis sheet D1,D2[,EXTRA…]"
    )
    parser.add_argument("--seed", metavar="N", type=int, help="repeatable dice")
    parser.add_argument("--json", action="store_true", help="print the result as JSON")
    found = parser.parse_intermixed_args(arguments)
    return RollCommand(
        file=found.file,
        name=found.name,
        difficulty=found.difficulty,
        modifier=found.modifier,
        dice=found.dice,
        seed=found.seed,
        json=found.json,
        lang=found.lang,
    )


def _parse_new(arguments: Sequence[str]) -> NewCommand:
    parser = _parser("new", "Write a new character.")
    parser.add_argument("--system", choices=("brp", "xantis"), required=True)
    parser.add_argument("--preset", choices=("srd", "uge"), help="the rules of the document, srd if not said")
    parser.add_argument("--random", action="store_true", help="rolled, with all points spent")
    parser.add_argument("--seed", metavar="N", type=int, help="with --random: the same character every time")
    parser.add_argument("-o", "--out", metavar="OUT", type=Path, required=True)
    parser.add_argument("--force", action="store_true", help="overwrite OUT if it is there already")
    found = parser.parse_intermixed_args(arguments)
    if found.seed is not None and not found.random:
        parser.error("--seed goes with --random")
    if found.system != "brp" and (found.random or found.preset):
        parser.error("--preset and --random go with --system brp")
    return NewCommand(
        out=found.out,
        system=found.system,
        preset=found.preset or "srd",
        random=found.random,
        seed=found.seed,
        lang=found.lang,
        force=found.force,
    )


def _parse_import(arguments: Sequence[str]) -> ImportCommand:
    parser = _parser("import", "Read characters of other programs; says what was changed and what found no place.")
    parser.add_argument("files", metavar="FILE", nargs="+", type=Path)
    parser.add_argument("-o", "--out", metavar="OUT", required=True, help="a sheet, or a folder for several")
    parser.add_argument("--as", dest="as_", choices=IMPORTS, help="the format; recognised if not said")
    parser.add_argument(
        "--scale", choices=("percentile", "3-18"), help="of the characteristics; recognised if not said"
    )
    parser.add_argument("--force", action="store_true", help="overwrite sheets that are there already")
    found = parser.parse_intermixed_args(arguments)
    return ImportCommand(
        files=tuple(found.files),
        out=Path(found.out),
        as_=found.as_,
        scale=found.scale,
        lang=found.lang,
        force=found.force,
        folder=found.out.endswith(("/", "\\")),
    )


def _parse_export(arguments: Sequence[str]) -> ExportCommand:
    parser = _parser("export", "Write a sheet in another format. The sheet is not changed.")
    parser.add_argument("file", metavar="FILE", type=Path)
    parser.add_argument("--to", choices=(*PAPER_FORMATS, *TEXT_FORMATS), required=True)
    parser.add_argument(
        "-o", "--out", metavar="OUT", type=Path, required=True,
        help="an earlier export there is replaced, never a sheet or a table",
    )  # fmt: skip
    parser.add_argument("--force", action="store_true", help="overwrite OUT whatever else is there already")
    found = parser.parse_intermixed_args(arguments)
    return ExportCommand(file=found.file, to=found.to, out=found.out, lang=found.lang, force=found.force)


def _parse_window(arguments: Sequence[str]) -> WindowCommand:
    parser = _parser(
        "",
        "A character sheet that rolls.",
        "Commands: check FILE… · roll FILE NAME · new --system brp|xantis -o OUT · import FILE… -o OUT · "
        "export FILE --to FORMAT -o OUT; each explains itself with --help.",
    )
    parser.add_argument("files", metavar="FILE", nargs="*", type=Path, help="sheets to open")
    parser.add_argument("--screenshot", metavar="OUT.png", type=_picture, help="paint the main window into a file")
    parser.add_argument("--size", metavar="WxH", type=_size, help="of the screenshot, 1280x800 if not said")
    parser.add_argument("--theme", choices=THEMES, help="of the screenshot")
    parser.add_argument("--panel", choices=PANELS, help="the screenshot's right side, dice if not said")
    parser.add_argument("--smoke-test", action="store_true", help="prove that the application works, and leave")
    parser.add_argument("--version", action="version", version=f"{PROGRAM} {__version__}")
    found = parser.parse_intermixed_args(arguments)
    files: tuple[Path, ...] = tuple(found.files)
    unknown = next((path for path in files if "--" not in arguments and is_no_file(str(path))), None)
    if unknown is not None:
        parser.error(f"{str(unknown)!r} is neither a command nor a file")
    if found.screenshot is None and (found.size or found.theme or found.panel):
        parser.error("--size, --theme and --panel go with --screenshot")
    if found.smoke_test:
        if found.screenshot is not None or files:
            parser.error("--smoke-test stands alone")
        return SmokeTestCommand(lang=found.lang)
    if found.screenshot is None:
        return OpenCommand(files=files, lang=found.lang)
    if len(files) > 1:
        parser.error("--screenshot takes one FILE")
    return ScreenshotCommand(
        out=found.screenshot,
        size=found.size or DEFAULT_SIZE,
        theme=found.theme,
        panel=found.panel or "dice",
        file=files[0] if files else None,
        lang=found.lang,
    )


def _parser(command: str, description: str, epilog: str | None = None) -> "argparse.ArgumentParser":
    import argparse  # a start without options does without it

    parser = argparse.ArgumentParser(
        prog=f"{PROGRAM} {command}".strip(), description=description, epilog=epilog, allow_abbrev=False
    )
    parser.add_argument("--lang", type=_language, help="language: en, fr, it or one added; the system's if not said")
    return parser


def _language(text: str) -> str:
    from argparse import ArgumentTypeError

    from brp_desktop.catalogue.resources import languages

    if text not in languages():
        raise ArgumentTypeError(f"{text!r} is none of {', '.join(languages())}")
    return text


def _picture(text: str) -> Path:
    """A file that is called what it will be: a PNG under the ending of a sheet could be opened by nothing."""
    from argparse import ArgumentTypeError

    path = Path(text)
    if path.suffix.lower() != ".png":
        raise ArgumentTypeError(f"{text!r} is no picture's name: it must end in .png")
    return path


def _size(text: str) -> tuple[int, int]:
    from argparse import ArgumentTypeError

    width, times, height = text.lower().partition("x")
    if not times or not all(part.isascii() and part.isdigit() for part in (width, height)):
        raise ArgumentTypeError(f"{text!r} is not of the form WxH, as in 1280x800")
    size = int(width), int(height)
    if not all(_SMALLEST <= length <= _LARGEST for length in size):
        raise ArgumentTypeError(f"each side lies between {_SMALLEST} and {_LARGEST}")
    return size


def _difficulty(text: str) -> str:
    """A difficulty of either system: which of them it must be is known when the sheet is."""
    from argparse import ArgumentTypeError

    plain = text.strip()
    if plain in DIFFICULTIES or (plain.isascii() and plain.isdigit() and len(plain) <= 2):
        return plain
    raise ArgumentTypeError(f"{text!r} is neither {', '.join(DIFFICULTIES)} nor a number from 0 to 99")


def _modifier(text: str) -> int:
    """A signed number of up to four digits; the true minus sign is one too."""
    from argparse import ArgumentTypeError

    plain = text.strip().replace("\N{MINUS SIGN}", "-")
    digits = plain[1:] if plain[:1] in ("+", "-") else plain
    if not (digits.isascii() and digits.isdigit() and len(digits) <= 4):
        raise ArgumentTypeError(f"{text!r} is not a number from -9999 to 9999")
    return int(plain)
