"""The command line as typed values, read without Qt: what was asked for, or how to ask."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from brp_desktop import __version__
from brp_desktop.app.files_only import COMMANDS, files_only, is_no_file

if TYPE_CHECKING:
    from brp_desktop.app.argument_parser import ArgumentParser
    from brp_desktop.app.argument_types import ArgumentTypes
    from brp_desktop.app.plain_words import Words
    from brp_desktop.storage.importers.report import Format

PROGRAM: Final = "brp-desktop"
THEMES: Final = ("paper", "ink", "contrast")
PANELS: Final = ("dice", "gm", "none")
IMPORTS: Final = ("foundry-brp", "coc7", "dholes-house", "roll20", "statblock", "form-pdf")
TEXT_FORMATS: Final = ("markdown", "text", "foundry-brp")
PAPER_FORMATS: Final = ("pdf", "form-pdf", "png")

DEFAULT_SIZE: Final = (1280, 800)


class OpenCommand(NamedTuple):
    """Open the application with these files, or its start page without any."""

    files: tuple[Path, ...] = ()
    lang: str | None = None


class ScreenshotCommand(NamedTuple):
    """Paint the main window off screen into a PNG file; ``theme`` and ``lang`` None: as the settings say.

    A picture at ``out`` that is no earlier screenshot is overwritten only by ``force``.
    """

    out: Path
    size: tuple[int, int] = DEFAULT_SIZE
    theme: str | None = None
    panel: str = "dice"
    file: Path | None = None
    lang: str | None = None
    force: bool = False


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
    SystemExit(2), in the language asked for; neither loads Qt. ``--lang`` may stand before or after a command. A file
    that is called like a command is written with a path, ``./check``, and whatever a name begins with, it may stand
    after ``--``; a word without folder and ending that is no file is wrong usage.
    """
    from brp_desktop.app.argument_parser import UnclearError, Unsaid

    try:
        return _parse(arguments, Unsaid())
    except UnclearError:
        from brp_desktop.app.plain_words import Words, wanted_language

        return _parse(arguments, Words(wanted_language(arguments)))


def _parse(arguments: Sequence[str], words: "Words") -> Command:
    name, rest = _command_name(arguments)
    if name == "check":
        return _parse_check(rest, words)
    if name == "roll":
        return _parse_roll(rest, words)
    if name == "new":
        return _parse_new(rest, words)
    if name == "import":
        return _parse_import(rest, words)
    if name == "export":
        return _parse_export(rest, words)
    files = files_only(rest)
    return _parse_window(rest, words) if files is None else OpenCommand(files=files)


def _command_name(arguments: Sequence[str]) -> tuple[str | None, list[str]]:
    """The command, if the first word is one, and the arguments without it."""
    words = list(arguments)
    at = 0
    while at < len(words) and words[at].startswith("--lang"):
        at += 1 if "=" in words[at] else 2
    if at < len(words) and words[at] in COMMANDS:
        return words[at], words[:at] + words[at + 1 :]
    return None, words


def _parse_check(arguments: Sequence[str], words: "Words") -> CheckCommand:
    say = words.translate
    parser, types = _parser(
        "check",
        words,
        say("command_line", "Validate sheets and tables: a line for each problem, exit code 1 if there is any."),
    )
    parser.add_argument("files", metavar="FILE", nargs="+", type=types.path)
    found = parser.parse(arguments)
    return CheckCommand(files=tuple(found.files), lang=found.lang)


def _parse_roll(arguments: Sequence[str], words: "Words") -> RollCommand:
    say = words.translate
    from brp_desktop.app.argument_parser import as_typed

    parser, types = _parser(
        "roll", words, say("command_line", "Roll a skill, a characteristic or a score. The file is not changed.")
    )
    parser.add_argument("file", metavar="FILE", type=types.path)
    parser.add_argument(
        "name", metavar="NAME", type=as_typed, help=say("command_line", "what is rolled, by its id or by its name")
    )
    parser.add_argument(
        "--difficulty",
        metavar="D",
        type=types.difficulty,
        help=say("command_line", "easy, normal or difficult; on a Xantis sheet 0 to 99"),
    )
    parser.add_argument(
        "--modifier", metavar="N", type=types.modifier, default=0, help=say("command_line", "in percent, -9999 to 9999")
    )
    parser.add_argument(
        "--dice",
        metavar="N",
        help=say("command_line", "what real dice show: 01 to 00, or 100; on a Xantis sheet D1,D2[,EXTRA…]"),
    )
    parser.add_argument("--seed", metavar="N", type=types.seed, help=say("command_line", "repeatable dice"))
    parser.add_argument("--json", action="store_true", help=say("command_line", "print the result as JSON"))
    found = parser.parse(arguments)
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


def _parse_new(arguments: Sequence[str], words: "Words") -> NewCommand:
    say = words.translate
    parser, types = _parser("new", words, say("command_line", "Write a new character."))
    parser.add_argument("--system", choices=("brp", "xantis"), required=True)
    parser.add_argument(
        "--preset", choices=("srd", "uge"), help=say("command_line", "the rules of the document, srd if not said")
    )
    parser.add_argument("--random", action="store_true", help=say("command_line", "rolled, with all points spent"))
    parser.add_argument(
        "--seed", metavar="N", type=types.seed, help=say("command_line", "with --random: the same character every time")
    )
    parser.add_argument("-o", "--out", metavar="OUT", type=types.path, required=True)
    parser.add_argument(
        "--force", action="store_true", help=say("command_line", "overwrite OUT if it is there already")
    )
    found = parser.parse(arguments)
    if found.seed is not None and not found.random:
        parser.error(say("command_line", "--seed goes with --random"))
    if found.system != "brp" and (found.random or found.preset):
        parser.error(say("command_line", "--preset and --random go with --system brp"))
    return NewCommand(
        out=found.out,
        system=found.system,
        preset=found.preset or "srd",
        random=found.random,
        seed=found.seed,
        lang=found.lang,
        force=found.force,
    )


def _parse_import(arguments: Sequence[str], words: "Words") -> ImportCommand:
    say = words.translate
    parser, types = _parser(
        "import",
        words,
        say("command_line", "Read characters of other programs; says what was changed and what found no place."),
    )
    parser.add_argument("files", metavar="FILE", nargs="+", type=types.path)
    parser.add_argument(
        "-o", "--out", metavar="OUT", required=True, help=say("command_line", "a sheet, or a folder for several")
    )
    parser.add_argument(
        "--as", dest="as_", choices=IMPORTS, help=say("command_line", "the format; recognised if not said")
    )
    parser.add_argument(
        "--scale",
        choices=("percentile", "3-18"),
        help=say("command_line", "of the characteristics; recognised if not said"),
    )
    parser.add_argument(
        "--force", action="store_true", help=say("command_line", "overwrite sheets that are there already")
    )
    found = parser.parse(arguments)
    return ImportCommand(
        files=tuple(found.files),
        out=Path(found.out),
        as_=found.as_,
        scale=found.scale,
        lang=found.lang,
        force=found.force,
        folder=found.out.endswith(("/", "\\")),
    )


def _parse_export(arguments: Sequence[str], words: "Words") -> ExportCommand:
    say = words.translate
    parser, types = _parser(
        "export", words, say("command_line", "Write a sheet in another format. The sheet is not changed.")
    )
    parser.add_argument("file", metavar="FILE", type=types.path)
    parser.add_argument("--to", choices=(*PAPER_FORMATS, *TEXT_FORMATS), required=True)
    parser.add_argument(
        "-o", "--out", metavar="OUT", type=types.path, required=True,
        help=say("command_line", "an earlier export there is replaced, never a sheet or a table"),
    )  # fmt: skip
    parser.add_argument(
        "--force", action="store_true", help=say("command_line", "overwrite OUT whatever else is there already")
    )
    found = parser.parse(arguments)
    return ExportCommand(file=found.file, to=found.to, out=found.out, lang=found.lang, force=found.force)


def _parse_window(arguments: Sequence[str], words: "Words") -> WindowCommand:
    say = words.translate
    parser, types = _parser(
        "",
        words,
        say("command_line", "A character sheet that rolls."),
        say(
            "command_line",
            "Commands: check FILE… · roll FILE NAME · new --system brp|xantis -o OUT · import FILE… -o OUT · "
            "export FILE --to FORMAT -o OUT; each explains itself with --help.",
        ),
    )
    parser.add_argument("files", metavar="FILE", nargs="*", type=types.path, help=say("command_line", "sheets to open"))
    parser.add_argument(
        "--screenshot",
        metavar="OUT.png",
        type=types.picture,
        help=say("command_line", "paint the main window into a file"),
    )
    parser.add_argument(
        "--size", metavar="WxH", type=types.size, help=say("command_line", "of the screenshot, 1280x800 if not said")
    )
    parser.add_argument("--theme", choices=THEMES, help=say("command_line", "of the screenshot"))
    parser.add_argument(
        "--panel", choices=PANELS, help=say("command_line", "the screenshot’s right side, dice if not said")
    )
    parser.add_argument(
        "--force", action="store_true", help=say("command_line", "overwrite OUT.png whatever is there already")
    )
    parser.add_argument(
        "--smoke-test", action="store_true", help=say("command_line", "prove that the application works, and leave")
    )
    parser.add_argument(
        "--version",
        action="version",
        version=f"{PROGRAM} {__version__}",
        help=say("command_line", "show the version and leave"),
    )
    found = parser.parse(arguments)
    files: tuple[Path, ...] = tuple(found.files)
    named = arguments[: arguments.index("--")] if "--" in arguments else arguments
    unknown = next((path for path in files if str(path) in named and is_no_file(str(path))), None)
    if unknown is not None:
        parser.error(say("command_line", "{text} is neither a command nor a file").format(text=repr(str(unknown))))
    if found.screenshot is None and (found.size or found.theme or found.panel or found.force):
        parser.error(say("command_line", "--size, --theme, --panel and --force go with --screenshot"))
    if found.smoke_test:
        if found.screenshot is not None or files:
            parser.error(say("command_line", "--smoke-test stands alone"))
        return SmokeTestCommand(lang=found.lang)
    if found.screenshot is None:
        return OpenCommand(files=files, lang=found.lang)
    if len(files) > 1:
        parser.error(say("command_line", "--screenshot takes one FILE"))
    return ScreenshotCommand(
        out=found.screenshot,
        size=found.size or DEFAULT_SIZE,
        theme=found.theme,
        panel=found.panel or "dice",
        file=files[0] if files else None,
        lang=found.lang,
        force=found.force,
    )


def _parser(
    command: str, words: "Words", description: str, epilog: str | None = None
) -> "tuple[ArgumentParser, ArgumentTypes]":
    from brp_desktop.app.argument_parser import ArgumentParser  # a start without options does without it
    from brp_desktop.app.argument_types import ArgumentTypes

    say = words.translate
    types = ArgumentTypes(words)
    parser = ArgumentParser(f"{PROGRAM} {command}".strip(), description, epilog, words)
    parser.add_argument(
        "--lang",
        type=types.language,
        help=say("command_line", "language: en, fr, it or one added; the system’s if not said"),
    )
    return parser, types
