"""argparse as this program speaks: in the language asked for, silent at a first try, with ``--`` before names."""

import argparse
from collections.abc import Sequence
from typing import IO, Final, NoReturn

from brp_desktop.app.plain_words import Words

_PLAIN: Final = "\0"
"""Stands before a word after ``--`` that looks like an option: no argument of a process can hold it."""


class UnclearError(Exception):
    """The arguments are wrong, or ask for help: whoever parses them again with words for people prints what to say."""


class Unsaid(Words):
    """The words of a first try: whatever would be printed with them is an ``UnclearError``."""

    def __init__(self) -> None:
        super().__init__("en")


class ArgumentParser(argparse.ArgumentParser):
    """Prints help and what is wrong in the language of ``words``, and ends the process then."""

    def __init__(self, program: str, description: str, epilog: str | None, words: Words) -> None:
        self._words = words
        known = _sentences(words)
        self._usage = known["usage: "]
        # Where argparse looks its own sentences up; it would ask the system's catalogues, which have none of them.
        setattr(argparse, "_", lambda text: known.get(text, text))  # noqa: B010 - not known to the type checker
        super().__init__(prog=program, description=description, epilog=epilog, allow_abbrev=False)

    def parse(self, arguments: Sequence[str]) -> argparse.Namespace:
        """The options and the words between them; after ``--`` every word is one, whatever it begins with."""
        words = [*arguments]
        if "--" in words:
            at = words.index("--")
            words[at:] = [f"{_PLAIN}{word}" if word.startswith("-") else word for word in words[at + 1 :]]
        # Else argparse would take as many letters off as «usage: » has.
        self.usage = self.format_usage().removeprefix(self._usage)
        return self.parse_intermixed_args(words)

    def error(self, message: str) -> NoReturn:
        """Say what is wrong after how it is used, and end with 2."""
        if isinstance(self._words, Unsaid):
            raise UnclearError
        text = self._words.translate("command_line", "{program}: error: {message}")
        self._print_message(self.format_usage(), None)
        self.exit(2, text.format(program=self.prog, message=message.replace(_PLAIN, "").replace("\\x00", "")) + "\n")

    def _print_message(self, message: str, file: IO[str] | None = None) -> None:  # type: ignore[override]
        if isinstance(self._words, Unsaid):
            raise UnclearError
        super()._print_message(message, file)


def as_typed(text: str) -> str:
    """A word that is no option, as it stood after ``--``."""
    return text.removeprefix(_PLAIN)


def _sentences(words: Words) -> dict[str, str]:
    """argparse's own sentences by their English ones."""
    translate = words.translate
    usage = translate("command_line", "usage: ")
    # French has a blank before the colon that argparse puts behind a heading.
    gap = "\N{NO-BREAK SPACE}" if usage.endswith("\N{NO-BREAK SPACE}: ") else ""
    return {
        "usage: ": usage,
        "positional arguments": translate("command_line", "arguments") + gap,
        "options": translate("command_line", "options") + gap,
        "show this help message and exit": translate("command_line", "show this help and leave"),
        "argument %(argument_name)s: %(message)s": translate("command_line", "argument {name}: {message}").format(
            name="%(argument_name)s", message="%(message)s"
        ),
        "the following arguments are required: %s": translate(
            "command_line", "these arguments are missing: {names}"
        ).format(names="%s"),
        "unrecognized arguments: %s": translate("command_line", "unknown arguments: {names}").format(names="%s"),
        "expected one argument": translate("command_line", "one value is expected"),
        "expected at least one argument": translate("command_line", "at least one value is expected"),
        "ignored explicit argument %r": translate("command_line", "it takes no value, but {text} stands there").format(
            text="%r"
        ),
        "invalid choice: %(value)r (choose from %(choices)s)": translate(
            "command_line", "{text} is none of {names}"
        ).format(text="%(value)r", names="%(choices)s"),
    }
