"""The question before unsaved work is closed: one thing by its name, several in a list with one answer for all."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from brp_desktop.controllers.interaction import Unsaved, UnsavedChoice
from brp_desktop.painting.theme import Theme
from brp_desktop.views.dialogs.choice import ChoiceDialog

translate = QCoreApplication.translate


def unsaved_choice(theme: Theme, works: Sequence[Unsaved], parent: QWidget | None) -> UnsavedChoice:
    """What to do with the unsaved work; Esc is to go on with it."""
    dialog = unsaved_dialog(theme, works, parent)
    chosen = dialog.ask()
    return chosen if isinstance(chosen, UnsavedChoice) else UnsavedChoice.CANCEL


def unsaved_dialog(theme: Theme, works: Sequence[Unsaved], parent: QWidget | None) -> ChoiceDialog:
    """The dialog that asks it."""
    rolls = translate("dialogs", "There are changes that are not saved. The rolls stay in the roll log either way.")
    if len(works) == 1:
        title, text = _question(works[0]), rolls
        give_up, save = translate("dialogs", "&Don’t save"), translate("dialogs", "&Save")
    else:
        title = translate("dialogs", "Save everything?")
        text = "\n\n".join((rolls, "\n".join(f"• {_name(work)}" for work in works)))
        give_up, save = translate("dialogs", "&Don’t save anything"), translate("dialogs", "&Save all")
    answers = (
        (UnsavedChoice.DISCARD, give_up, "danger"),
        (UnsavedChoice.CANCEL, translate("dialogs", "&Cancel"), ""),
        (UnsavedChoice.SAVE, save, "primary"),
    )
    return ChoiceDialog(theme, title, text, answers, parent)


def _question(work: Unsaved) -> str:
    if work.kind == "table":
        named, nameless = translate("dialogs", "Save the table {name}?"), translate("dialogs", "Save the new table?")
    else:
        named, nameless = translate("dialogs", "Save {name}?"), translate("dialogs", "Save the sheet without a name?")
    return named.format(name=work.name) if work.name else nameless


def _name(work: Unsaved) -> str:
    if work.kind == "table":
        named, nameless = translate("dialogs", "Table: {name}"), translate("dialogs", "New table")
    else:
        named, nameless = "{name}", translate("dialogs", "Sheet without a name")
    return named.format(name=work.name) if work.name else nameless
