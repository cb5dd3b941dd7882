"""Which commands apply to the sheet in front; those that do not are disabled and, where it is not plain, say why."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction

from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.controllers.document import Document
from brp_desktop.controllers.systems import as_brp
from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.views.systems import views_of
from brp_desktop.views.window_actions import CONTENT, WindowActions

translate = QCoreApplication.translate

_ON_DOCUMENTS = (
    "save",
    "save_as",
    "print",
    "print_pdf",
    "export_markdown",
    "export_text",
    "export_png",
    "export_journal",
    "copy_text",
    "copy_markdown",
    "close",
    "journal",
    "copy_journal",
    "dice_dock",
    "larger",
    "smaller",
    "actual_size",
)
_PLAYED = ("roll", "own_dice", "why")
_GROWTH = ("ticks", "development", "start_adventure", "end_adventure", "learn", "long_break", "adventure_pdf", "tick")
_STAKES = ("at_stake", "keep_difficulty")
_BRP_EXPORTS = ("export_foundry", "export_form", "export_history")
_CREATION = ("creation_steps", "apply_profession")
_PERCENTILE = (*_GROWTH, *_STAKES, *_CREATION, *_BRP_EXPORTS)


def show_states(actions: WindowActions, document: Document | None, *, editing: bool) -> None:
    """Enable what applies to the document shown; what undo and redo would do the history says."""
    there = document is not None
    # Save is always to be had: half-typed text becomes a change only when saving asks for it.
    for name in _ON_DOCUMENTS:
        actions[name].setEnabled(there)
    actions["edit_mode"].setEnabled(document is not None and not document.read_only)
    for name in _CREATION:
        _allow(actions[name], document is not None and not document.read_only)
    actions["save_template"].setEnabled(there)
    for name in _BRP_EXPORTS:
        _allow(actions[name], there)
    _allow(actions["portrait"], document is not None and not document.read_only)
    _allow(actions["restore"], document is not None and not document.read_only)
    for name in _PLAYED:
        actions[name].setEnabled(there and not editing)
    brp = as_brp(document)
    _show_rolling(actions, brp, there=there, editing=editing)
    _show_growth(actions, brp)
    for name in CONTENT:
        _allow(actions[f"content:{name}"], brp is not None and not brp.read_only)
    _show_rules(actions, document)
    if there and brp is None:
        for action in (*(actions[name] for name in _PERCENTILE), *actions.difficulties.actions()):
            _refuse(action, translate("WindowActions", "Only for percentile sheets"))


def _show_rolling(actions: WindowActions, document: BrpDocument | None, *, there: bool, editing: bool) -> None:
    """Difficulties by name, stakes and the tick by hand."""
    playing = document is not None and not editing
    for action in (actions["at_stake"], actions["tick"], *actions.difficulties.actions()):
        _allow(action, playing)
    _allow(actions["keep_difficulty"], document is not None or not there)


def _show_growth(actions: WindowActions, document: BrpDocument | None) -> None:
    """Ticks, adventures and development."""
    writable = document is not None and not document.read_only
    character = document.character if document is not None else None
    last = character.adventures[-1] if character is not None and character.adventures else None
    under_way = character is not None and (bool(character.adventure) or (last is not None and last.ended is None))
    waits = document is not None and document.derived.waiting_ticks > 0
    earned = character is not None and character.study is not None and character.study.earned
    nothing = translate("WindowActions", "Nothing is ticked.")
    _allow(actions["ticks"], waits, "" if waits else nothing)
    _allow(actions["development"], writable and (waits or earned), "" if waits or earned else nothing)
    _allow(actions["start_adventure"], writable and not under_way)
    _allow(actions["end_adventure"], writable and under_way)
    _allow(actions["learn"], writable)
    breaks = character is not None and character.options.free_ticks > 0
    none = translate("WindowActions", "The rules of this sheet have no free ticks.")
    _allow(actions["long_break"], writable and breaks, "" if breaks else none)
    _allow(actions["adventure_pdf"], under_way or last is not None)


def _show_rules(actions: WindowActions, document: Document | None) -> None:
    """Presets and pages of the rules belong to their systems."""
    views = views_of(document.system) if document is not None else None
    writable = document is not None and not document.read_only
    for action in actions.presets.actions():
        _allow(action, writable)
        if views is not None and action.data() not in views.presets:
            _refuse(action, _only_for(str(action.data())))
    _allow(actions["rules_page"], views is not None)


def _only_for(preset: str) -> str:
    if preset == "xantis":
        return translate("WindowActions", "Only for Xantis sheets")
    return translate("WindowActions", "Only for percentile sheets")


def _allow(action: QAction, enabled: bool, tip: str = "") -> None:
    action.setEnabled(enabled)
    action.setToolTip(plain_tip(tip))


def _refuse(action: QAction, why: str) -> None:
    action.setEnabled(False)
    action.setToolTip(plain_tip(why))
