"""The help: topics on the left, found by words, and their text on the right; offline, in the language in force."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QPalette, QTextBlockFormat, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QDialog, QHBoxLayout, QListWidget, QTextEdit, QVBoxLayout, QWidget

from brp_desktop.catalogue.help_book import TOPICS, Topic, found
from brp_desktop.controllers.language import current_language
from brp_desktop.painting.theme import Theme
from brp_desktop.views.dialogs.plain import PlainDialog
from brp_desktop.views.fields import Field
from brp_desktop.views.keys.bindings import is_key
from brp_desktop.views.plain_label import PlainLabel

WIDTH, HEIGHT = 860, 600
LIST_WIDTH = 250
TOPIC_OF = {
    "ApplyDialog": "creation", "CompareDialog": "files", "DevelopmentDialog": "ticks",
    "EndDialog": "ticks", "GmLog": "game_master", "InitiativeTestDialog": "xantis_table", "StartDialog": "ticks",
    "JoiningDialog": "xantis_table", "ReadingChoice": "paper", "ReportDialog": "files", "RepairsDialog": "files",
    "FairnessDialog": "fairness", "ImportMany": "paper", "ImportReport": "paper", "KeySettings": "keyboard",
    "KeyboardSheet": "keyboard", "LearningDialog": "ticks", "LongBreakDialog": "ticks", "NewSheetDialog": "creation",
    "NpcDialog": "game_master", "PastGiriDialog": "xantis_table", "PortraitDialog": "pages", "PrintDialog": "paper",
    "RestoreDialog": "files", "RulesDialog": "presets", "SettingsDialog": "settings", "TemplatesDialog": "creation",
    "XantisNpcDialog": "xantis_table",
}  # fmt: skip
"""Which topic belongs to a dialog, by the name of its class."""


def open_help(theme: Theme, parent: QWidget, topic: str = "") -> "HelpDialog":
    """The help beside a window, at a topic by its id."""
    dialog = HelpDialog(theme, current_language(), parent)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    if topic:
        dialog.list.setCurrentRow(TOPICS.index(topic))
    dialog.show()
    return dialog


def help_key(dialog: QDialog, theme: Theme, event: QKeyEvent) -> bool:
    """Whether a key was that of the help: then the topic of the dialog is open beside it."""
    if not is_key(event, "topics"):
        return False
    open_help(theme, dialog, TOPIC_OF.get(type(dialog).__name__, ""))
    return True


class HelpText(QTextEdit):
    """One topic to read: nothing in it leads anywhere and nothing is loaded."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setReadOnly(True)
        self.setTabChangesFocus(True)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.setFont(theme.font("body"))
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Base, theme.colour("sheet"))
        palette.setColor(QPalette.ColorRole.Text, theme.colour("text"))
        self.setPalette(palette)
        self.document().setDocumentMargin(16)

    def loadResource(self, kind: int, name: object) -> None:  # noqa: N802 - Qt's name
        """Nothing is ever loaded."""

    def show_topic(self, topic: Topic, style: str = "heading") -> None:
        """Show a topic from its beginning; ``style`` is that of its title, ``value`` for one that is a number."""
        self.document().setMarkdown(topic.text)
        self.document().setDefaultFont(self._theme.font("body"))
        cursor = QTextCursor(self.document())
        cursor.select(QTextCursor.SelectionType.Document)
        spaced = QTextBlockFormat()
        spaced.setLineHeight(130, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        spaced.setBottomMargin(7)
        cursor.mergeBlockFormat(spaced)
        cursor.setPosition(0)
        heading = QTextCharFormat()
        heading.setFont(self._theme.font(style))
        cursor.insertText(topic.title, heading)
        cursor.insertBlock()
        self.setAccessibleName(topic.title)
        self.moveCursor(QTextCursor.MoveOperation.Start)


class HelpDialog(PlainDialog):
    """Stays open beside the window; typing finds, the arrows choose, Esc closes."""

    def __init__(self, theme: Theme, language: str, parent: QWidget | None) -> None:
        super().__init__(theme, "", parent, icon_name="why")
        self.setObjectName("help_dialog")
        self._language = language
        self._topics: tuple[Topic, ...] = ()
        title = self.tr("Help")
        self.setWindowTitle(title)
        self.setAccessibleName(title)
        self.heading.setText(title)
        self._build(theme)
        self.add_button(self.tr("&Close"), primary=True).clicked.connect(self.accept)
        self.column.setContentsMargins(20, 0, 20, 12)
        self.resize(WIDTH, min(HEIGHT, self.screen().availableGeometry().height() - 48))
        self.search("")
        self.edit.setFocus()

    def _build(self, theme: Theme) -> None:
        self.field = Field(theme, self.content, icon_name="find")
        self.edit = self.field.edit
        self.edit.setPlaceholderText(self.tr("Find in the help"))
        self.edit.setAccessibleName(self.tr("Find in the help"))
        self.edit.escaped.connect(self.reject)
        self.edit.textChanged.connect(self.search)
        self.edit.installEventFilter(self)
        self.list = QListWidget(self.content)
        self.list.setFont(theme.font("body"))
        self.list.setAccessibleName(self.tr("Topics"))
        self.list.setSpacing(2)
        self.list.currentRowChanged.connect(self._show)
        self.none = PlainLabel(self.tr("Nothing found."), self.content)
        self.none.setFont(theme.font("body"))
        self.text = HelpText(theme, self.content)
        left = QVBoxLayout()
        left.setSpacing(8)
        for widget in (self.field, self.none, self.list):
            widget.setFixedWidth(LIST_WIDTH)
            left.addWidget(widget)
        row = QHBoxLayout()
        row.setSpacing(12)
        row.addLayout(left)
        row.addWidget(self.text, 1)
        self.column.addLayout(row, 1)

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()))
            if step is not None and self._topics:
                self.list.setCurrentRow(max(0, min(len(self._topics) - 1, self.list.currentRow() + step)))
                return True
        return False

    def search(self, words: str) -> None:
        """Show the topics in which these words occur, and the first of them."""
        self._topics = found(self._language, words)
        self.list.blockSignals(True)
        self.list.clear()
        self.list.addItems([topic.title for topic in self._topics])
        self.list.blockSignals(False)
        self.none.setVisible(not self._topics)
        self.text.setVisible(bool(self._topics))
        if self._topics:
            self.list.setCurrentRow(0)

    def _show(self, row: int) -> None:
        if 0 <= row < len(self._topics):
            self.text.show_topic(self._topics[row])
