"""A window as assistive technology has it, and what is wrong with that."""

import sys
from collections.abc import Iterator

from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QWidget

Role, Text = QAccessible.Role, QAccessible.Text
PRESSED = frozenset({Role.Button, Role.ButtonMenu, Role.CheckBox, Role.RadioButton, Role.PageTab, Role.MenuItem})
SEEN = frozenset({Role.Graphic, Role.Chart, Role.ColumnHeader, Role.Cell, Role.ListItem})
MOST = 60
"""So many parts of a list or table are looked at: its heads and first rows."""


def name_of(thing: QAccessibleInterface) -> str:
    """What it is called; of a list to unfold the words of its label, for its name is what is chosen there."""
    if thing.role() == Role.ComboBox and sys.platform == "linux":
        labels = thing.relations(QAccessible.RelationFlag.Label)
        return " ".join(label.text(Text.Name) for label, _ in labels)
    return thing.text(Text.Name)


def parts(thing: QAccessibleInterface, deep: int = 0) -> Iterator[QAccessibleInterface]:
    """A thing and everything shown below it."""
    if not thing.isValid() or (deep and thing.state().invisible):
        return
    yield thing
    count = thing.childCount()
    in_view = thing.role() in (Role.Table, Role.List, Role.Tree)
    for place in range(min(count, MOST) if in_view else count):
        child = thing.child(place)
        if child is not None:
            yield from parts(child, deep + 1)


def faults(root: QWidget) -> list[str]:
    """What a reader would miss or hear wrongly in a window, each with where it is."""
    found = []
    for thing in parts(QAccessible.queryAccessibleInterface(root)):
        wrong = _wrong(thing)
        if wrong:
            holder = thing.object() or (thing.parent().object() if thing.parent() is not None else None)
            where = "" if holder is None else f"{type(holder).__name__} {holder.objectName()}".strip()
            found.append(f"{wrong}: {thing.role().name} “{thing.text(Text.Name)}” in {where}")
    return found


def _wrong(thing: QAccessibleInterface) -> str:
    role, state, name = thing.role(), thing.state(), name_of(thing).strip()
    widget = thing.object()
    focusable = isinstance(widget, QWidget) and bool(state.focusable) and not state.disabled
    if not name:
        if focusable and role not in (Role.Dialog, Role.Window):
            return "takes the focus without a name"
        if role in PRESSED or role in SEEN or role is Role.ComboBox:
            return "has no name"
        return ""
    if role is Role.Client:
        return "has a name that no reader reads"
    if role in PRESSED and not any(sign.isalnum() for sign in name):
        return "is called by signs"
    if role is not Role.StaticText and ("&" in name.replace("&&", "") or "\t" in name):
        return "has marks in its name"
    if (
        role in (Role.RadioButton, Role.PageTab)
        and not thing.parent().text(Text.Name)
        and _only_choices(thing.parent())
    ):
        return "is one of a group without a name"
    return ""


def _only_choices(thing: QAccessibleInterface) -> bool:
    return all(thing.child(place).role() in (Role.RadioButton, Role.PageTab) for place in range(thing.childCount()))
