"""The sentences of printing that the window and the command line share."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

_NAMED = 12
"""More letters than this are not named one by one."""


def missing_sentence(letters: Sequence[str]) -> str:
    """Which letters the fonts of the page do not have."""
    text = QCoreApplication.translate("printing", "The fonts of the page do not have these letters: {letters}.")
    named = " ".join(f"{letter} (U+{ord(letter):04X})" for letter in letters[:_NAMED])
    return text.format(letters=named + (" …" if len(letters) > _NAMED else ""))
