"""The keyboard sheet (F1): every key and what it does."""

from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QGridLayout, QWidget

from brp_desktop.painting.theme import Theme
from brp_desktop.views.brp.page_bar import PAGES
from brp_desktop.views.controls import native_keys
from brp_desktop.views.dialogs.plain import PlainDialog
from brp_desktop.views.plain_label import PlainLabel


class KeyboardSheet(PlainDialog):
    """Keys on the left, what they do on the right, by where they work."""

    def __init__(self, theme: Theme, parent: QWidget | None) -> None:
        super().__init__(theme, "", parent, icon_name="keyboard")
        title = self.tr("Keyboard")
        self.setWindowTitle(title)
        self.setAccessibleName(title)
        self.heading.setText(title)
        self._group(self.tr("Anywhere"), self._anywhere())
        self._group(self.tr("On the sheet and the dice"), self._playing())
        self._group(self.tr("In lists and fields"), self._lists())
        self._group(self.tr("For the game master"), self._game_master())
        self.add_text(self.tr("Single letters work only where no text can be typed."), "small", muted=True)
        self.column.addStretch(1)
        self.add_button(self.tr("&Close"), primary=True).clicked.connect(self.accept)
        self.fit(560)

    def _group(self, title: str, rows: list[tuple[str, str]]) -> None:
        self.add_text(title, "group")
        holder = QWidget(self.content)
        grid = QGridLayout(holder)
        grid.setContentsMargins(0, 0, 0, 8)
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(3)
        grid.setColumnMinimumWidth(0, 150)
        grid.setColumnStretch(1, 1)
        for row, (keys, meaning) in enumerate(rows):
            key, words = PlainLabel(native_keys(keys), holder), PlainLabel(meaning, holder)
            key.setFont(self.theme.font("strong"))
            words.setFont(self.theme.font("body"))
            words.setWordWrap(True)
            muted = words.palette()
            muted.setColor(QPalette.ColorRole.WindowText, self.theme.colour("text"))
            words.setPalette(muted)
            grid.addWidget(key, row, 0)
            grid.addWidget(words, row, 1)
        self.column.addWidget(holder)

    def _anywhere(self) -> list[tuple[str, str]]:
        return [
            ("Ctrl+K", self.tr("find a skill or roll, Enter rolls it")),
            ("Ctrl+E", self.tr("play or edit")),
            ("Ctrl+D", self.tr("development phase; there Enter rolls, Delete undoes a line")),
            ("Ctrl+Z · Ctrl+Shift+Z", self.tr("undo · redo")),
            ("Ctrl+S · Ctrl+Shift+S", self.tr("save · save as")),
            ("Ctrl+N", self.tr("new percentile sheet, step by step, blank or by chance")),
            ("Ctrl+O · Ctrl+W", self.tr("open · close the sheet")),
            ("Ctrl+J", self.tr("to the roll log; again back to the sheet")),
            ("Ctrl+Tab", self.tr("next sheet")),
            ("Ctrl++ · Ctrl+− · Ctrl+0", self.tr("larger, smaller, actual size; Ctrl and the wheel too")),
            (f"Ctrl+1 … {len(PAGES)}", self.tr("pages of the sheet")),
            ("F6 · Shift+F6", self.tr("next, previous area")),
        ]

    def _playing(self) -> list[tuple[str, str]]:
        return [
            (self.tr("Enter"), self.tr("rolls the skill or characteristic in focus")),
            (self.tr("Space"), self.tr("rolls again; while dice run, shows the result")),
            ("A E N D I", self.tr("difficulty: automatic, easy, normal, difficult, impossible")),
            ("+ · −", self.tr("modifier 5 more or less, with Shift 1; 0 resets")),
            ("D · + · −", self.tr("Xantis: to the difficulty; 1 more or less, 0 for none")),
            ("T", self.tr("ticks or unticks the skill by hand")),
            ("P", self.tr("pins the skill at the top of the page, or no longer")),
            (
                "Shift+Enter · Alt+Enter · Ctrl+Enter",
                self.tr("on a weapon: damage, special damage, attack somebody who defends"),
            ),
            ("P · R", self.tr("on a weapon: parry, reload")),
            ("O", self.tr("to the field for your own dice")),
            ("S", self.tr("at stake or not")),
            ("? · Shift+F1", self.tr("why this number?")),
            ("Esc", self.tr("result at once; closes; restores a value")),
        ]

    def _game_master(self) -> list[tuple[str, str]]:
        return [
            ("Ctrl+G", self.tr("to the game master’s tab; again back to the sheet")),
            ("Ctrl+Enter", self.tr("rolls what the page shows")),
            ("Ctrl+Shift+H", self.tr("hides the next rolls, or not")),
            ("A · B", self.tr("in the roster: puts the chosen people on a side, with Shift adds them")),
            ("+ · −", self.tr("in the roster: hit points; F2 types them")),
            (self.tr("Enter"), self.tr("in the roster: opens the sheet, or edits a person who has none")),
        ]

    def _lists(self) -> list[tuple[str, str]]:
        return [
            (self.tr("arrows"), self.tr("move inside a group; Tab goes to the next group")),
            ("Alt+↑ · Alt+↓", self.tr("in my order: move the skill up or down; while editing, drag its dots")),
            (
                "Ctrl+Space · Ctrl+Shift+↑ · ↓",
                self.tr("while editing: choose several skills, with Ctrl or Shift and a click too"),
            ),
            ("Alt+↑ · Alt+↓", self.tr("Xantis, while editing: move the row; Alt+← and Alt+→ its level")),
            ("Ctrl+Del", self.tr("Xantis, while editing: removes the row")),
            (self.tr("Enter"), self.tr("takes the value; in the roll log, explains the roll")),
            ("Ctrl+C", self.tr("copies the roll log as text")),
        ]
