"""What the program's own widgets are to assistive technology, where Qt knows only that they are widgets.

A class says ``reads_as``, a name of ``QAccessible.Role``, where the rule is wrong for it. The rule: what has a name and
holds other things is a group, what has a name and holds nothing is a label, a window of its own is a dialog.
"""

from functools import cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible

if TYPE_CHECKING:
    from PySide6.QtGui import QAccessibleInterface


_PLAIN = ("QWidget", "QFrame", "QScrollArea")
"""What Qt has no better word for."""


@cache
def watch() -> None:
    """From now on; what was read before stays as it is."""
    QAccessible.installFactory(_interface)


def _interface(kind: str, thing: QObject) -> "QAccessibleInterface | None":
    """Qt asks when something first reads a thing: with its class, then with what that is made of. None leaves it."""
    own = type(thing)
    if not own.__module__.startswith("brp_desktop."):
        return None
    role = getattr(thing, "reads_as", "")
    if kind not in ((own.__name__,) if role else _PLAIN):
        return None
    from brp_desktop.views.readable import readable

    return readable(thing, role)
