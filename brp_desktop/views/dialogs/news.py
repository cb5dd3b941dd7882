"""What is new: the change log of the program, the latest version first, in the language in force."""

from PySide6.QtWidgets import QWidget

from brp_desktop.catalogue.help_book import Topic, news
from brp_desktop.painting.theme import Theme
from brp_desktop.views.dialogs.help import HelpText
from brp_desktop.views.dialogs.plain import PlainDialog

WIDTH, HEIGHT = 640, 520


class NewsDialog(PlainDialog):
    """All versions in one text, to read and to copy."""

    def __init__(self, theme: Theme, language: str, parent: QWidget | None) -> None:
        super().__init__(theme, "", parent, icon_name="info")
        title = self.tr("What’s new")
        self.setWindowTitle(title)
        self.setAccessibleName(title)
        self.heading.setText(title)
        self.text = HelpText(theme, self.content)
        latest, *earlier = news(language)
        parts = [latest.text, *(f"**{topic.title}**\n\n{topic.text}" for topic in earlier)]
        self.text.show_topic(Topic(latest.title, "\n\n".join(parts)), "value")
        self.text.setAccessibleName(title)
        self.column.setContentsMargins(20, 0, 20, 12)
        self.column.addWidget(self.text, 1)
        self.add_button(self.tr("&Close"), primary=True).clicked.connect(self.accept)
        self.resize(WIDTH, min(HEIGHT, self.screen().availableGeometry().height() - 48))
