"""About the application, and the notices of everything that is shipped with it."""

from PySide6.QtCore import Qt, qVersion
from PySide6.QtGui import QPalette, QTextCursor
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from brp_desktop import __version__
from brp_desktop.catalogue.resources import resource_path
from brp_desktop.painting.theme import Theme
from brp_desktop.storage.files import is_there
from brp_desktop.views.dialogs.plain import PlainDialog
from brp_desktop.views.fields import Field

NOTICES = (
    ("catalogue", "NOTICE.md"),
    ("licences", "NOTICE.md"),
    ("fonts", "NOTICE.md"),
    ("icons", "NOTICE.md"),
    ("icons", "LICENSE-Lucide.txt"),
    ("fonts", "OFL-Alegreya.txt"),
    ("fonts", "OFL-SourceSans3.txt"),
)
"""Texts shown, in this order, as far as they are there: rules content (ORC), libraries, fonts (OFL), icons (ISC)."""


def notice_text() -> str:
    """All notices one after the other, for reading: paragraphs in one line each, headings without their marks."""
    parts = []
    for folder, name in NOTICES:
        path = resource_path(folder, name)
        if is_there(path):
            text = path.read_text(encoding="utf-8").strip()
            parts.append(_plain(text) if name.endswith(".md") else text)
    return "\n\n\n".join(parts)


def _plain(markdown: str) -> str:
    """Headings and paragraphs, which is all that the notices are made of."""
    blocks = (block.lstrip("# ").replace("\n", " ") for block in markdown.split("\n\n"))
    return "\n\n".join(block for block in blocks if block)


class AboutDialog(PlainDialog):
    """Name, version and what the application is, in a few sentences."""

    def __init__(self, theme: Theme, parent: QWidget | None) -> None:
        super().__init__(theme, "brp_desktop", parent, icon_name="roll")
        self.add_text(self.tr("Version {version}, with Qt {qt}").format(version=__version__, qt=qVersion()), muted=True)
        self.add_text(
            self.tr("A character sheet that rolls, ticks and works offline: no account, no network, no sound.")
        )
        self.add_text(
            self.tr(
                "The game data come from Basic Roleplaying: Universal Game Engine, © 2023, 2024 Chaosium Inc., under"
                " the ORC License; every sentence is our own. The program itself is under the MIT licence."
            )
        )
        self.add_text(
            self.tr(
                "This program is an independent work. It is not affiliated with, endorsed, sponsored or approved by"
                " Chaosium Inc. All trademarks belong to their owners."
            )
        )
        self.column.addStretch(1)
        self.add_button(self.tr("&Licences and notices…")).clicked.connect(self._show_notices)
        self.add_button(self.tr("&Close"), primary=True).clicked.connect(self.accept)
        self.fit(480)

    def _show_notices(self) -> None:
        NoticesDialog(self.theme, self).exec()


class NoticesDialog(PlainDialog):
    """Licences and notices in full: to scroll, to search, to copy."""

    def __init__(self, theme: Theme, parent: QWidget | None) -> None:
        super().__init__(theme, "", parent)
        title = self.tr("Licences and notices")
        self.setWindowTitle(title)
        self.setAccessibleName(title)
        self.heading.setText(title)
        self.field = Field(theme, self.content, icon_name="find")
        self.field.edit.setPlaceholderText(self.tr("Find in the notices"))
        self.field.edit.setAccessibleName(self.tr("Find in the notices"))
        self.field.edit.textChanged.connect(self._find_first)
        self.field.edit.returnPressed.connect(self._find_next)
        self.field.edit.escaped.connect(self.reject)
        self.text = QPlainTextEdit(notice_text(), self.content)
        self.text.setReadOnly(True)
        self.text.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.text.setFont(theme.font("small"))
        self.text.setAccessibleName(title)
        self.text.setTabChangesFocus(True)
        palette = self.text.palette()
        palette.setColor(QPalette.ColorRole.Base, theme.colour("sheet"))
        for role in (QPalette.ColorRole.Highlight, QPalette.ColorRole.HighlightedText):
            palette.setColor(QPalette.ColorGroup.Inactive, role, palette.color(QPalette.ColorGroup.Active, role))
        self.text.setPalette(palette)
        self.text.setMinimumHeight(200)
        self.column.addWidget(self.field)
        self.column.addWidget(self.text, 1)
        self.add_button(self.tr("&Close"), primary=True).clicked.connect(self.accept)
        self.resize(720, min(560, self.screen().availableGeometry().height() - 48))
        self.field.edit.setFocus()

    def _find_first(self) -> None:
        self.text.moveCursor(QTextCursor.MoveOperation.Start)
        self._find_next()

    def _find_next(self) -> None:
        """The next place with these words; after the last the first again."""
        words = self.field.edit.text().strip()
        if words and not self.text.find(words):
            self.text.moveCursor(QTextCursor.MoveOperation.Start)
            self.text.find(words)
