"""How sentences tell the keys of commands that can have single signs: as they are in force, or not at all."""

from brp_desktop.views.controls import key_in, with_key
from brp_desktop.views.keys.bindings import key_bindings


def command_hint(text: str, name: str) -> str:
    """A sentence that tells the key of a command in its last brackets: the one in force; without them where it has
    none. For single signs, which several commands can share: ``key_hint`` knows the others by the key itself.
    """
    return with_key(text, key_bindings().shown(name))


def commands_hint(text: str, **names: str) -> str:
    """The same with several keys between the last brackets: ``{place}`` for each of ``names``, which are commands."""
    keys = {place: key_bindings().shown(name) for place, name in names.items()}
    return with_key(text, key_in(text).format_map(keys) if all(keys.values()) else "")
