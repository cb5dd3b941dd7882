"""The question where dice were thrown for the same tick before: no undo lets a roll be fished for."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from brp_desktop.controllers.development import BeforeChoice, Thrown
from brp_desktop.painting.theme import Theme
from brp_desktop.rules.brp import BrpOptions
from brp_desktop.views import labels
from brp_desktop.views.development import words
from brp_desktop.views.dialogs.choice import ChoiceDialog

_SHOWN = 8


def ask_before(theme: Theme, thrown: Thrown, options: BrpOptions, parent: QWidget) -> BeforeChoice:
    """Ask and wait: take the rolls that lie there, throw again, or neither."""
    tr = QCoreApplication.translate
    rolls = [
        tr("development", "{skill}: {roll}, {time}").format(
            skill=words.line_title(line.name, options),
            roll=labels.roll_digits(entry.roll or 0),
            time=words.moment(entry.time),
        )
        for line, entry in thrown[:_SHOWN]
    ]
    if len(thrown) > _SHOWN:
        rolls.append("…")
    text = tr("development", "The dice were thrown for %n of these ticks already:", None, len(thrown))
    after = tr("development", "The roll log keeps both rolls if you throw again.")
    dialog = ChoiceDialog(
        theme,
        tr("development", "Already rolled"),
        "\n".join((text, *rolls, "", after)),
        (
            (BeforeChoice.CANCEL, tr("development", "&Cancel"), ""),
            (BeforeChoice.AGAIN, tr("development", "Throw &again"), ""),
            (BeforeChoice.USE, tr("development", "&Take that roll"), "primary"),
        ),
        parent,
    )
    dialog.setObjectName("thrown_before")
    answer = dialog.ask()
    return answer if isinstance(answer, BeforeChoice) else BeforeChoice.CANCEL
