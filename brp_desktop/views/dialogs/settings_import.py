"""What a file of settings would change here, and what of it cannot be taken: asked before anything is."""

from collections.abc import Mapping
from typing import Final

from PySide6.QtWidgets import QWidget

from brp_desktop.controllers.preferences import Preferences
from brp_desktop.painting.theme import Theme
from brp_desktop.storage.settings_exchange import KEYS, Exchange, chosen_settings
from brp_desktop.views.dialogs.plain import PlainDialog
from brp_desktop.views.dialogs.settings_words import refusal_sentence, title, value_words

MOST_REFUSALS: Final = 14
"""Faults named one by one; of more only the number is said."""


class ImportSettings(PlainDialog):
    """Lists the changes as before → after, then the faults by file and field; taking them is one step."""

    def __init__(
        self,
        theme: Theme,
        preferences: Preferences,
        exchange: Exchange,
        themes: Mapping[str, str],
        parent: QWidget | None,
    ) -> None:
        super().__init__(theme, "", parent, icon_name="import")
        self.setModal(True)
        self._preferences = preferences
        self._exchange = exchange
        words = self.tr("Import settings from “{file}”").format(file=exchange.path.name)
        self.setWindowTitle(words)
        self.setAccessibleName(words)
        self.heading.setText(words)
        changes, refusals = exchange.changes, exchange.refusals
        if changes:
            self.add_text(self.tr("These settings would change:"))
            known = chosen_settings()
            keys = [self.tr("Keyboard shortcuts: those of the file") for each in changes if each.setting == KEYS]
            lines = [
                self.tr("{name}: {before} → {after}").format(
                    name=title(each.setting),
                    before=value_words(each.setting, preferences.value(each.setting), themes),
                    after=value_words(each.setting, known[each.setting].read(each.raw), themes),
                )
                for each in changes
                if each.setting != KEYS
            ] + keys
            self.add_text("\n".join(lines))
        else:
            self.add_text(self.tr("Nothing would change: everything that can be taken is so already."))
        if refusals:
            self.add_text(self.tr("In “{file}” this cannot be taken:").format(file=exchange.path.name))
            sentences = [refusal_sentence(each) for each in refusals[:MOST_REFUSALS]]
            if len(refusals) > MOST_REFUSALS:
                sentences.append(self.tr("… and %n more", "", len(refusals) - MOST_REFUSALS))
            self.add_text("\n".join(sentences), "small", muted=True)
        self.column.addStretch(1)
        if changes:
            self.add_button(self.tr("&Cancel")).clicked.connect(self.reject)
            self.take_button = self.add_button(self.tr("&Take %n setting(s)", "", len(changes)), primary=True)
            self.take_button.clicked.connect(self._take)
        else:
            self.add_button(self.tr("&Close"), primary=True).clicked.connect(self.reject)
        self.fit(520)

    def _take(self) -> None:
        self._preferences.take(self._exchange)
        self.accept()
