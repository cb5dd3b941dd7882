"""What commands are called where their keys are shown, in groups as the menus have them."""

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from brp_desktop.views.keys.bindings import KeyFault, key_bindings
from brp_desktop.views.keys.spelling import is_single, native
from brp_desktop.views.keys.table import ROW_COMMANDS, command
from brp_desktop.views.labels import listed, with_value
from brp_desktop.views.window_actions import WindowActions

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class KeyGroup:
    """A menu, or a place without one: its title, and its commands as (name, title)."""

    title: str
    commands: tuple[tuple[str, str], ...]


def key_groups(actions: WindowActions) -> tuple[KeyGroup, ...]:
    """Every command that can have a key, in the order of the menus."""
    titles = actions.titles() | _row_titles()
    groups: dict[str, list[tuple[str, str]]] = {}
    master = titles["game_master"]
    for path, name in actions.places():
        above = path[0] if path else ""
        title = titles[name]
        for menu in reversed(path[1:]):
            title = with_value(titles[menu], title)
        groups.setdefault(titles[above] if above else _elsewhere(), []).append((name, title))
    for name in ROW_COMMANDS:
        in_tab = command(name).row in ("gm", "roster")
        groups.setdefault(master if in_tab else _elsewhere(), []).append((name, titles[name]))
    groups[_elsewhere()].append(("filter", titles["filter"]))
    return tuple(KeyGroup(title, tuple(commands)) for title, commands in groups.items())


def command_titles(actions: WindowActions) -> dict[str, str]:
    """What each command is called."""
    return {name: title for group in key_groups(actions) for name, title in group.commands}


def keys_text(name: str) -> str:
    """The keys of a command in force, one after the other."""
    return " · ".join(map(native, key_bindings().keys(name)))


def clash_sentence(key: str, holders: tuple[str, ...], titles: dict[str, str]) -> str:
    """Who has a key already, and where."""
    names = listed(tuple(titles.get(name, name) for name in holders))
    text = translate("keys", "{key} belongs to: {names} ({place}).")
    return text.format(key=native(key), names=names, place=place_of(holders[0], key))


def place_of(name: str, key: str) -> str:
    """Where a key of a command works, in a few words."""
    row = command(name).row
    if row:
        return {
            "gm": translate("keys", "in the game master’s tab"),
            "roster": translate("keys", "on people around the table"),
            "skill": translate("keys", "on a skill"),
            "weapon": translate("keys", "on a weapon"),
            "power": translate("keys", "on a power"),
            "armour": translate("keys", "on a piece of armour"),
        }[row]
    if is_single(key):
        return translate("keys", "on the sheet and the dice, in play mode")
    return translate("keys", "anywhere in the window")


def fault_sentence(faults: tuple[KeyFault, ...], actions: WindowActions) -> str:
    """What was wrong with the keys in the settings; empty if nothing was."""
    titles = command_titles(actions)
    text = translate("keys", "The settings name no key that “{name}” can have: {was}. It has its default keys.")
    return " ".join(text.format(name=titles.get(fault.name, fault.name), was=fault.text) for fault in faults)


def _elsewhere() -> str:
    return translate("keys", "Sheet and window")


def _row_titles() -> dict[str, str]:
    return {
        "gm_roll": translate("keys", "Roll what the page shows"),
        "side_a": translate("keys", "Chosen people to side A, with Shift added"),
        "side_b": translate("keys", "Chosen people to side B, with Shift added"),
        "roster_attack": translate("keys", "Attack of somebody without a sheet"),
        "pin": translate("keys", "Pin the skill at the top, or no longer"),
        "parry": translate("keys", "Parry with the weapon"),
        "reload": translate("keys", "Reload the weapon"),
        "pay": translate("keys", "Pay what the power costs"),
        "wear": translate("keys", "Put the armour on or off"),
        "filter": translate("keys", "Filter the skills by name"),
    }
