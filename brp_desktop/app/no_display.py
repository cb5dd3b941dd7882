"""No window can be shown: why, in one sentence in the language asked for, and the exit code."""

import os
import re
from collections.abc import Sequence
from typing import Final

from brp_desktop.app.console import WRONG_USE, refuse
from brp_desktop.app.plain_words import Words, wanted_language

_UNREACHED: Final = re.compile('could not connect to display|platform plugin "wayland')
_UNSTARTED: Final = re.compile('Could not (?:load|find) the Qt platform plugin "([^"]*)"')


def refuse_window(lang: str | None, said: Sequence[str] = ()) -> int:
    """Say why there is no window; ``said`` is what Qt said of it where it was asked."""
    words = Words(wanted_language(["--lang", lang] if lang else []))
    if not _named():
        reason = words.translate("no_display", "There is no display here, so no window can open.")
    elif not said or any(map(_UNREACHED.search, said)):
        text = words.translate("no_display", "The display cannot be reached ({names}), so no window can open.")
        reason = text.format(names=_named())
    else:
        tried = [name for each in said for name in _UNSTARTED.findall(each)]
        if "xcb" in tried:
            text = words.translate(
                "no_display", "Qt cannot start its platform {names} (xcb needs libxcb-cursor), so no window can open."
            )
        else:
            text = words.translate("no_display", "Qt cannot start its platform {names}, so no window can open.")
        reason = text.format(names=", ".join(tried) or _named())
    hint = words.translate("no_display", "“brp-desktop --screenshot sheet.png FILE” paints it into a file instead.")
    return refuse(f"{reason} {hint}", WRONG_USE)


def _named() -> str:
    """The variables that say where the window should open."""
    names = ("QT_QPA_PLATFORM", "WAYLAND_DISPLAY", "DISPLAY")
    return ", ".join(f"{name}={os.environ[name]}" for name in names if os.environ.get(name))
