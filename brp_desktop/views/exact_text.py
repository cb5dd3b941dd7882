"""The text of a page as it was typed: Qt's own reader would turn no-break spaces into plain ones."""

from PySide6.QtGui import QTextDocument


def exact_text(document: QTextDocument | None) -> str:
    """The plain text, lines ended by a line feed, every other character as it is; empty without a document."""
    return "" if document is None else document.toRawText().replace("\u2029", "\n").replace("\u2028", "\n")
