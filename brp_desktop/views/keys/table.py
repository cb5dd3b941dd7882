"""Every command that a key can be given to, with the keys it has to begin with; what is not named here has none."""

from dataclasses import dataclass
from typing import Final

PAGE_COMMANDS: Final = ("page_1", "page_2", "page_3", "page_4", "page_5", "page_6")
DIFFICULTY_KEYS: Final = {"automatic": "A", "easy": "E", "normal": "N", "difficult": "D", "impossible": "I"}
"""The letter occurs in the name of the difficulty in every language, and is underlined there."""


@dataclass(frozen=True, slots=True)
class Command:
    """Keys as portable text («Ctrl+Shift+Z», «A», «?»).

    A key with Ctrl, Alt or an F works anywhere in the window; a single sign only on the sheet and the dice, where no
    text can be typed. ``system`` is that of the only sheets that know the command. ``row`` is where alone it works:
    a row of that kind, or the game master's tab.
    """

    keys: tuple[str, ...] = ()
    system: str = ""
    row: str = ""


COMMANDS: Final[dict[str, Command]] = {
    "new_percentile": Command(("Ctrl+N",)),
    "open": Command(("Ctrl+O",)),
    "save": Command(("Ctrl+S",)),
    "save_as": Command(("Ctrl+Shift+S",)),
    "print": Command(("Ctrl+P",)),
    "print_pdf": Command(("Ctrl+Shift+P",)),
    "close": Command(("Ctrl+W",)),
    "quit": Command(("Ctrl+Q",)),
    "undo": Command(("Ctrl+Z",)),
    "redo": Command(("Ctrl+Shift+Z", "Ctrl+Y")),
    "edit_mode": Command(("Ctrl+E",)),
    "find": Command(("Ctrl+K",)),
    "settings": Command(("Ctrl+,",)),
    "development": Command(("Ctrl+D",)),
    "tick": Command(("T",), system="brp"),
    "roll": Command(("Space",)),
    "own_dice": Command(("O",)),
    **{f"difficulty:{name}": Command((key,), system="brp") for name, key in DIFFICULTY_KEYS.items()},
    "xantis_difficulty": Command(("D",), system="xantis"),
    "modifier_up": Command(("+",)),
    "modifier_down": Command(("-",)),
    "modifier_none": Command(("0",)),
    "at_stake": Command(("S",), system="brp"),
    "why": Command(("Shift+F1", "?")),
    "journal": Command(("Ctrl+J",)),
    "gm": Command(("Ctrl+G",)),
    "hidden_roll": Command(("Ctrl+Shift+H",)),
    "gm_roll": Command(("Ctrl+Return",), row="gm"),
    "side_a": Command(("A",), row="roster"),
    "side_b": Command(("B",), row="roster"),
    "roster_attack": Command(("Alt+Return",), row="roster"),
    "larger": Command(("Ctrl++",)),
    "smaller": Command(("Ctrl+-",)),
    "actual_size": Command(("Ctrl+0",)),
    "dice_dock": Command(("Ctrl+Shift+D",)),
    "full_screen": Command(("F11",)),
    "topics": Command(("Ctrl+F1",)),
    "keyboard": Command(("F1",)),
    **{name: Command((f"Ctrl+{number}",)) for number, name in enumerate(PAGE_COMMANDS, 1)},
    "filter": Command(("Ctrl+F",), system="brp"),
    "next_document": Command(("Ctrl+Tab",)),
    "previous_document": Command(("Ctrl+Shift+Tab",)),
    "next_area": Command(("F6",)),
    "previous_area": Command(("Shift+F6",)),
    "pin": Command(("P",), system="brp", row="skill"),
    "parry": Command(("P",), system="brp", row="weapon"),
    "reload": Command(("R",), system="brp", row="weapon"),
    "pay": Command(("C",), system="brp", row="power"),
    "wear": Command(("W",), system="brp", row="armour"),
}
ROW_COMMANDS: Final = tuple(name for name, command in COMMANDS.items() if command.row)
"""Commands of rows and of the game master's tab; the widgets that have them look the keys up."""

_TAB_ROWS: Final = frozenset({"gm", "roster"})
_NOTHING: Final = Command()


def command(name: str) -> Command:
    """What is declared about a command; one without an entry has no key to begin with."""
    return COMMANDS.get(name, _NOTHING)


def meet(one: str, other: str, *, single: bool) -> bool:
    """Whether two commands can be wanted at the same place, so that they cannot share a key.

    ``single``: the key is a single sign, which is not heard in the game master's tab but by rows of its own.
    """
    first, second = command(one), command(other)
    if first.system and second.system and first.system != second.system:
        return False
    if first.row and second.row:
        return first.row == second.row or {first.row, second.row} <= _TAB_ROWS
    in_tab = first.row in _TAB_ROWS or second.row in _TAB_ROWS
    return not (in_tab and single)
