"""About the application, and the notices of everything that is shipped with it."""

from PySide6.QtCore import qVersion
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from brp_desktop import __version__
from brp_desktop.catalogue.resources import resource_path
from brp_desktop.painting.theme import Theme
from brp_desktop.storage.files import is_there
from brp_desktop.views.dialogs.plain import PlainDialog

NOTICES = (
    ("catalogue", "NOTICE.md"),
    ("fonts", "NOTICE.md"),
    ("icons", "NOTICE.md"),
    ("icons", "LICENSE-Lucide.txt"),
    ("fonts", "OFL-Alegreya.txt"),
    ("fonts", "OFL-SourceSans3.txt"),
)
"""Texts shown, in this order, as far as they are there: rules content (ORC), fonts (OFL), icons (ISC)."""


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
                "The rules come from the Basic Roleplaying SRD and the Universal Game Engine, under the ORC licence;"
                " the wording here is our own. The program itself is under the MIT licence."
            )
        )
        self.column.addStretch(1)
        self.add_button(self.tr("&Close"), primary=True).clicked.connect(self.accept)
        self.fit(460)


class NoticesDialog(PlainDialog):
    """Licences and notices in full."""

    def __init__(self, theme: Theme, parent: QWidget | None) -> None:
        super().__init__(theme, "", parent)
        title = self.tr("Licences and notices")
        self.setWindowTitle(title)
        self.setAccessibleName(title)
        self.heading.setText(title)
        text = QPlainTextEdit(notice_text(), self.content)
        text.setReadOnly(True)
        text.setFont(theme.font("small"))
        text.setAccessibleName(title)
        text.setTabChangesFocus(True)
        palette = text.palette()
        palette.setColor(QPalette.ColorRole.Base, theme.colour("sheet"))
        text.setPalette(palette)
        text.setMinimumHeight(240)
        self.column.addWidget(text, 1)
        self.add_button(self.tr("&Close"), primary=True).clicked.connect(self.accept)
        self.resize(720, 560)
