"""The answers to the controllers' questions, asked in dialogs over the window."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from brp_desktop.controllers.appearance import Appearance
from brp_desktop.controllers.files import ENDING
from brp_desktop.painting.theme import Theme, load_theme
from brp_desktop.storage.folders import folder_or_home
from brp_desktop.views.style import dress

if TYPE_CHECKING:
    from brp_desktop.controllers.interaction import (
        Content,
        DamagedChoice,
        ElsewhereChoice,
        OverwriteChoice,
        Unsaved,
        UnsavedChoice,
    )
    from brp_desktop.controllers.rescue import Damage
    from brp_desktop.controllers.restoring import Restorable
    from brp_desktop.storage.versions import Version

TABLE_ENDING = ".rpgtable"


class WindowInteraction:
    """Implements ``Interaction``; ``window`` is what the dialogs belong to."""

    def __init__(self) -> None:
        self.window: QWidget | None = None
        self.appearance: Appearance | None = None

    def ask_open_paths(self, folder: Path) -> Sequence[Path]:
        """Which sheets to open."""
        from PySide6.QtWidgets import QFileDialog

        title = QCoreApplication.translate("dialogs", "Open sheets")
        found, _ = QFileDialog.getOpenFileNames(self.window, title, str(folder), _filter())
        return [Path(name) for name in found]

    def ask_save_path(self, suggestion: Path) -> Path | None:
        """Where to save."""
        from brp_desktop.views.dialogs.save_name import ask_save_name

        title = QCoreApplication.translate("dialogs", "Save the sheet as")
        return ask_save_name(self.window, title, suggestion, _filter(), ENDING)

    def ask_table_path(self, folder: Path) -> Path | None:
        """Which table to open."""
        from PySide6.QtWidgets import QFileDialog

        title = QCoreApplication.translate("dialogs", "Open a table")
        found, _ = QFileDialog.getOpenFileName(self.window, title, str(folder), _table_filter())
        return Path(found) if found else None

    def ask_table_save_path(self, suggestion: Path) -> Path | None:
        """Where to save a table."""
        from brp_desktop.views.dialogs.save_name import ask_save_name

        title = QCoreApplication.translate("dialogs", "Save the table as")
        return ask_save_name(self.window, title, suggestion, _table_filter(), TABLE_ENDING)

    def ask_unsaved(self, name: str) -> "UnsavedChoice":
        """What to do with unsaved work."""
        from brp_desktop.controllers.interaction import Unsaved
        from brp_desktop.views.dialogs.unsaved import unsaved_choice

        return unsaved_choice(self._theme(), [Unsaved("sheet", name)], self.window)

    def ask_unsaved_table(self, name: str) -> "UnsavedChoice":
        """What to do with unsaved work on a table."""
        from brp_desktop.controllers.interaction import Unsaved
        from brp_desktop.views.dialogs.unsaved import unsaved_choice

        return unsaved_choice(self._theme(), [Unsaved("table", name)], self.window)

    def ask_unsaved_together(self, works: "Sequence[Unsaved]") -> "UnsavedChoice":
        """What to do with unsaved work in several places."""
        from brp_desktop.views.dialogs.unsaved import unsaved_choice

        return unsaved_choice(self._theme(), works, self.window)

    def ask_overwrite(self, path: Path, mine: "Content", theirs: "Content | None") -> "OverwriteChoice":
        """What to do with a file changed outside."""
        from brp_desktop.views.dialogs.conflicts import overwrite_choice

        return overwrite_choice(self._theme(), path, mine, theirs, self.window)

    def ask_damaged(self, damage: "Damage") -> "DamagedChoice":
        """What to do with a document that cannot be read as a whole."""
        from brp_desktop.views.dialogs.conflicts import damaged_choice

        return damaged_choice(self._theme(), damage, self.window)

    def ask_elsewhere(self, path: Path) -> "ElsewhereChoice":
        """What to do with a file that another running program has open."""
        from brp_desktop.views.dialogs.conflicts import elsewhere_choice

        return elsewhere_choice(self._theme(), path, self.window)

    def ask_version(self, restorable: "Restorable") -> "Version | None":
        """Which earlier version to go back to."""
        from brp_desktop.views.dialogs.restore import RestoreDialog

        dialog = RestoreDialog(self._theme(), restorable, self.window)
        version = dialog.ask()
        dialog.deleteLater()
        return version

    def ask_missing(self, path: Path) -> Path | None:
        """Where a missing file is now."""
        from PySide6.QtWidgets import QFileDialog

        title = QCoreApplication.translate("dialogs", "Find {file}").format(file=path.name)
        folder = folder_or_home(str(path.parent))
        found, _ = QFileDialog.getOpenFileName(self.window, title, str(folder), _filter())
        return Path(found) if found else None

    def show_error(self, error: Exception) -> None:
        """Tell what was refused."""
        from brp_desktop.views.dialogs.choice import ChoiceDialog
        from brp_desktop.views.error_labels import error_sentence

        translate = QCoreApplication.translate
        dialog = ChoiceDialog(
            self._theme(),
            translate("dialogs", "That did not work"),
            error_sentence(error),
            ((True, translate("dialogs", "&Close"), "primary"),),
            self.window,
        )
        dialog.ask()

    def _theme(self) -> Theme:
        """The theme in force; a question may come before the window, so the application is dressed for it."""
        theme = load_theme("paper") if self.appearance is None else self.appearance.theme
        dress(theme)
        return theme


def _table_filter() -> str:
    return QCoreApplication.translate("dialogs", "Tables (*{ending})").format(ending=TABLE_ENDING)


def _filter() -> str:
    return QCoreApplication.translate("dialogs", "Character sheets (*{ending})").format(ending=ENDING)
