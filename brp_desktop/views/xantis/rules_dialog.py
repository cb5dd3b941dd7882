"""How a Xantis sheet reads the rules: every option with its answers; each change is one undo step."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from brp_desktop.controllers.xantis_document import XantisDocument
from brp_desktop.painting.theme import Theme
from brp_desktop.rules.xantis import XantisOptions, option_fields
from brp_desktop.rules.xantis.options import DEFAULTS
from brp_desktop.sheet.xantis_edits import SetXantisOptions
from brp_desktop.views.development.choosing import ChoiceBox
from brp_desktop.views.dialogs.plain import PlainDialog
from brp_desktop.views.painted import without_mnemonic
from brp_desktop.views.plain_label import PlainLabel
from brp_desktop.views.xantis import option_words

WIDTH = 520
"""Width it opens with, px."""


class XantisRulesDialog(PlainDialog):
    """Every choice takes effect at once; there is nothing to confirm."""

    def __init__(self, document: XantisDocument, theme: Theme, parent: QWidget | None) -> None:
        super().__init__(theme, "", parent)
        self.setObjectName("xantis_rules_dialog")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._document = document
        self.boxes: dict[str, ChoiceBox] = {}
        self._labels: dict[str, PlainLabel] = {}
        self._sections: dict[str, PlainLabel] = {}
        for option in option_fields():
            if option.section not in self._sections:
                self._sections[option.section] = heading = PlainLabel(parent=self.content)
                heading.setFont(theme.font("group"))
                heading.setContentsMargins(0, 8, 0, 0)
                self.column.addWidget(heading)
            self._labels[option.id] = label = PlainLabel(parent=self.content)
            self.boxes[option.id] = box = ChoiceBox(theme, self.content)
            label.setFont(theme.font("body"))
            label.setWordWrap(True)
            label.setBuddy(box)
            box.activated.connect(self._on_chosen)
            pair = QVBoxLayout()
            pair.setSpacing(2)
            pair.addWidget(label)
            pair.addWidget(box)
            self.column.addLayout(pair)
        self.column.addStretch(1)
        self._default = self.add_button("")
        self._default.clicked.connect(self._on_default)
        self._close = self.add_button("", primary=True)
        self._close.clicked.connect(self.accept)
        document.changed.connect(self._on_changed)
        document.closing.connect(self.reject)
        self.retranslate()
        self.fit(WIDTH)
        self.boxes[option_fields()[0].id].setFocus()

    def retranslate(self) -> None:
        """Take all words from the language in force."""
        title = self.tr("Rules of {name}").format(name=self._document.character.name or self.tr("this sheet"))
        self.setWindowTitle(title)
        self.setAccessibleName(title)
        self.heading.setText(title)
        for section, label in self._sections.items():
            label.setText(option_words.section_name(section))
        for option in option_fields():
            words = option_words.question(option.id)
            self._labels[option.id].setText(words)
            box = self.boxes[option.id]
            box.setAccessibleName(words)
            usual = self.tr("{answer} (default)").format(answer=option_words.answer(option.id, option.values[0]))
            others = [(option_words.answer(option.id, value), value) for value in option.values[1:]]
            box.set_choices([(usual, option.values[0]), *others])
        for button, text in ((self._default, self.tr("&Default readings")), (self._close, self.tr("&Close"))):
            button.setText(text)
            button.setAccessibleName(without_mnemonic(text))
        self._show()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _show(self) -> None:
        """What is in force; a read-only sheet can only be looked at."""
        options, writable = self._document.character.options, not self._document.read_only
        for id_, box in self.boxes.items():
            value = getattr(options, id_)
            # Not findData: it would take True for 1 of another type.
            box.setCurrentIndex(next(row for row in range(box.count()) if box.itemData(row) == value))
            box.setEnabled(writable)
        self._default.setEnabled(writable and options != DEFAULTS)

    def _on_chosen(self, index: int) -> None:
        chosen = {id_: box.currentData() for id_, box in self.boxes.items()}
        self._document.perform(SetXantisOptions(XantisOptions(**chosen)))

    def _on_default(self) -> None:
        self._document.perform(SetXantisOptions(DEFAULTS))

    def _on_changed(self, changes: object) -> None:
        self._show()
