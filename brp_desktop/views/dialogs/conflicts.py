"""What the person is asked where a file is not as expected: changed by another program, open elsewhere, damaged."""

from enum import Enum, auto
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from brp_desktop.controllers.interaction import DamagedChoice, ElsewhereChoice, OverwriteChoice
from brp_desktop.painting.theme import Theme
from brp_desktop.views.comparing import ON_DISK, lines_of
from brp_desktop.views.dialogs.reading_choice import Answer, ReadingChoice
from brp_desktop.views.error_labels import error_sentence, notice_sentence
from brp_desktop.views.gm.table_comparing import content_differences

if TYPE_CHECKING:
    from brp_desktop.controllers.interaction import Content
    from brp_desktop.controllers.rescue import Damage

translate = QCoreApplication.translate


class ChangedChoice(Enum):
    """What to do with a file that another program changed while it is open here."""

    RELOAD = auto()
    KEEP_MINE = auto()
    KEEP_BOTH = auto()


def overwrite_choice(
    theme: Theme, path: Path, mine: "Content", theirs: "Content | None", parent: QWidget | None
) -> OverwriteChoice:
    """Whether to save over what another program wrote, with what differs."""
    dialog = ReadingChoice(
        theme,
        translate("dialogs", "Replace {file}?").format(file=path.name),
        (
            translate("dialogs", "Another program has changed this file since it was read."),
            translate("dialogs", "If you replace it, what that program wrote is kept among the earlier versions."),
            _about(mine, theirs),
        ),
        _differences(mine, theirs),
        (
            Answer(OverwriteChoice.OVERWRITE, translate("dialogs", "&Replace"), "danger"),
            Answer(OverwriteChoice.CANCEL, translate("dialogs", "&Cancel")),
            Answer(OverwriteChoice.SAVE_AS, translate("dialogs", "Save &elsewhere…"), "primary"),
        ),
        parent,
    )
    chosen = dialog.ask()
    return chosen if isinstance(chosen, OverwriteChoice) else OverwriteChoice.CANCEL


def changed_choice(
    theme: Theme, path: Path, mine: "Content", theirs: "Content | None", parent: QWidget | None
) -> ChangedChoice | None:
    """What differs between here and a file that another program changed, and what to do about it; None: nothing yet."""
    unreadable = "" if theirs is not None else translate("dialogs", "The file cannot be read now.")
    dialog = ReadingChoice(
        theme,
        translate("dialogs", "{file} was changed by another program").format(file=path.name),
        (_about(mine, theirs),),
        _differences(mine, theirs),
        (
            Answer(ChangedChoice.RELOAD, translate("dialogs", "&Reload"), why_not=unreadable),
            Answer(ChangedChoice.KEEP_MINE, translate("dialogs", "Keep &mine")),
            Answer(ChangedChoice.KEEP_BOTH, translate("dialogs", "Keep &both…"), "primary"),
        ),
        parent,
    )
    chosen = dialog.ask()
    return chosen if isinstance(chosen, ChangedChoice) else None


def elsewhere_choice(theme: Theme, path: Path, parent: QWidget | None) -> ElsewhereChoice:
    """How to open a file that another running program has open."""
    dialog = ReadingChoice(
        theme,
        translate("dialogs", "{file} is open elsewhere").format(file=path.name),
        (
            translate("dialogs", "Another running program has this file open: two that save it would undo each other."),
            translate("dialogs", "Look at it read-only, or work on a copy that gets a file of its own."),
        ),
        "",
        (
            Answer(ElsewhereChoice.CANCEL, translate("dialogs", "&Cancel")),
            Answer(ElsewhereChoice.COPY, translate("dialogs", "Open a co&py")),
            Answer(ElsewhereChoice.READ_ONLY, translate("dialogs", "Open &read-only"), "primary"),
        ),
        parent,
    )
    chosen = dialog.ask()
    return chosen if isinstance(chosen, ElsewhereChoice) else ElsewhereChoice.CANCEL


def damaged_choice(theme: Theme, damage: "Damage", parent: QWidget | None) -> DamagedChoice:
    """How to go on with a damaged file: with what can be read, with an earlier version, or not at all."""
    dialog = damaged_dialog(theme, damage, parent)
    chosen = dialog.ask()
    return chosen if isinstance(chosen, DamagedChoice) else DamagedChoice.CANCEL


def damaged_dialog(theme: Theme, damage: "Damage", parent: QWidget | None) -> ReadingChoice:
    """The question about a damaged file: what is lost of it, line by line."""
    lost = len(damage.lost)
    if damage.readable:
        sentence = translate("dialogs", "What can be read opens as a copy; the file stays as it is.")
        about = translate("dialogs", "%n thing(s) in it cannot be read:", None, lost)
        about = about if lost else translate("dialogs", "Nothing that can be seen is lost.")
    else:
        sentence = translate("dialogs", "Nothing in it can be read. The file stays as it is.")
        about = ""
    older = translate("dialogs", "%n earlier version(s) are kept.", None, damage.versions)
    nothing = translate("dialogs", "No earlier version is kept.")
    return ReadingChoice(
        theme,
        translate("dialogs", "{file} is damaged").format(file=damage.path.name),
        [each for each in (error_sentence(damage.error), sentence, older if damage.versions else "", about) if each],
        "\n".join(f"– {notice_sentence(notice)}" for notice in damage.lost),
        (
            Answer(DamagedChoice.CANCEL, translate("dialogs", "&Close")),
            Answer(
                DamagedChoice.RESTORE,
                translate("dialogs", "Restore an &older version…"),
                "" if damage.readable else "primary",
                "" if damage.versions else nothing,
            ),
            Answer(
                DamagedChoice.OPEN,
                translate("dialogs", "Open what can be &read"),
                "primary" if damage.readable else "",
                "" if damage.readable else translate("dialogs", "Nothing in it can be read."),
            ),
        ),
        parent,
    )


def _about(mine: "Content", theirs: "Content | None") -> str:
    if theirs is None:
        return translate("dialogs", "The file cannot be read now: it was removed, or damaged.")
    if mine == theirs:
        return translate("dialogs", "The file holds the same as what is here.")
    return translate("dialogs", "From what is here → to what the file holds now:")


def _differences(mine: "Content", theirs: "Content | None") -> str:
    return "" if theirs is None else lines_of(content_differences(mine, theirs, ON_DISK))
