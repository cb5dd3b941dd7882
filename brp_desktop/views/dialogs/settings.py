"""The few settings of the application: language, theme, motion of the dice."""

from collections.abc import Callable

from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QComboBox, QFormLayout, QWidget

from brp_desktop.controllers.language import current_language, language_names
from brp_desktop.painting.theme import Theme, load_theme
from brp_desktop.views.context import Context
from brp_desktop.views.dialogs.plain import PlainDialog
from brp_desktop.views.plain_label import PlainLabel


class _Choice(QComboBox):
    """A list of choices; the wheel does not change it."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class SettingsDialog(PlainDialog):
    """Every choice takes effect at once; there is nothing to confirm."""

    def __init__(self, context: Context, theme: Theme, parent: QWidget | None) -> None:
        super().__init__(theme, "", parent, icon_name="settings")
        self._context = context
        title = self.tr("Settings")
        self.setWindowTitle(title)
        self.setAccessibleName(title)
        self.heading.setText(title)
        form = QFormLayout()
        form.setHorizontalSpacing(16)
        form.setVerticalSpacing(10)
        system = self.tr("As the system has it")
        themes = {each: load_theme(each).name(current_language()) for each in ("paper", "ink", "contrast")}
        motions = {"full": self.tr("Full"), "reduced": self.tr("Reduced: the result at once")}
        self._row(
            form, self.tr("&Language"), {"system": system} | language_names(), context.language.choice, self._on_language
        )
        self._row(form, self.tr("&Theme"), {"system": system} | themes, context.appearance.choice, self._on_theme)
        self._row(
            form, self.tr("&Motion of the dice"), {"auto": system} | motions, context.appearance.motion, self._on_motion
        )
        self.column.addLayout(form)
        self.column.addStretch(1)
        self.add_button(self.tr("&Close"), primary=True).clicked.connect(self.accept)
        self.fit(460)

    def _row(
        self, form: QFormLayout, words: str, choices: dict[str, str], chosen: str, slot: Callable[[int], None]
    ) -> None:
        box = _Choice(self.content)
        for value, text in choices.items():
            box.addItem(text, value)
        box.setCurrentIndex(max(0, box.findData(chosen)))
        box.setAccessibleName(words.replace("&", ""))
        label = PlainLabel(words, self.content)
        label.setBuddy(box)
        form.addRow(label, box)
        box.activated.connect(slot)

    def _value(self, index: int) -> str:
        box = self.sender()
        return str(box.itemData(index)) if isinstance(box, QComboBox) else ""

    def _on_language(self, index: int) -> None:
        value = self._value(index)
        self._context.settings.language = value
        self._context.language.choose(value)

    def _on_theme(self, index: int) -> None:
        value = self._value(index)
        self._context.settings.theme = value
        self._context.appearance.choose_theme(value)

    def _on_motion(self, index: int) -> None:
        value = self._value(index)
        self._context.settings.motion = value
        self._context.appearance.choose_motion(value)
