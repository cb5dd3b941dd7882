"""The command line of almost every start, nothing but files: recognised without all that may stand on it besides."""

import os
from collections.abc import Sequence
from pathlib import Path

COMMANDS = ("check", "roll", "new", "import", "export")


def files_only(arguments: Sequence[str]) -> tuple[Path, ...] | None:
    """The files to open, if the arguments are nothing else; None where there is an option, a command or a slip."""
    if arguments and arguments[0] in COMMANDS:
        return None
    if any(word.startswith("-") or is_no_file(word) for word in arguments):
        return None
    return tuple(Path(word) for word in arguments)


def is_no_file(word: str) -> bool:
    """Whether a word looks like a mistyped command: no folder, no ending, and no such file here."""
    return not any(sign in word for sign in "/\\.") and not word.startswith("-") and not os.path.exists(word)
