"""Words of the journal's lines that tell what the Narrator allows although a link is missing (xantis.md 15.2)."""

from PySide6.QtCore import QCoreApplication

from brp_desktop.play.entries import JournalEntry

translate = QCoreApplication.translate


def entry_title(entry: JournalEntry) -> str:
    """What the line is about."""
    return translate("together", "Without a link")


def entry_detail(entry: JournalEntry) -> str:
    """To whom the link is missing."""
    return entry.opponent


def entry_line(entry: JournalEntry) -> str:
    """Who lets it happen."""
    return translate("together", "The Narrator allows it.")


def entry_sentence(entry: JournalEntry) -> str:
    """The whole line for copying."""
    text = translate("together", "Takes part without a link to {name}: the Narrator allows it.")
    return text.format(name=entry.opponent)
