"""The roles by which views, delegates and tests read a model, besides Qt's own."""

from enum import IntEnum

from PySide6.QtCore import Qt

FIRST = int(Qt.ItemDataRole.UserRole) + 1


class Role(IntEnum):
    """Data roles of the models of a percentile sheet; every model answers those that make sense for its rows."""

    ID = FIRST
    """The id of the row (SkillId, CharacteristicId): what travels to controllers."""
    SCORE = FIRST + 1
    """int, or None while it cannot be computed."""
    HALF = FIRST + 2
    """int or None: the chance at Difficult."""
    SPECIAL = FIRST + 3
    """int: highest roll of a special; 0 = none."""
    CRITICAL = FIRST + 4
    """int: highest roll of a critical; 0 = none."""
    TRAINED = FIRST + 5
    """bool: the score stands above the base."""
    TICK_STATE = FIRST + 6
    """TickState."""
    CATEGORY = FIRST + 7
    """str: id of the skill's category."""
    PARENT = FIRST + 8
    """str: the name without the speciality."""
    SPECIALITY = FIRST + 9
    """str: the speciality, empty where there is none."""
    NAME = FIRST + 10
    """str: the full name, «Knowledge (History)»."""
    JUST_TICKED = FIRST + 11
    """bool: a roll ticked the row a moment ago."""
    ROLLABLE = FIRST + 12
    """bool: a click rolls."""
    ERROR = FIRST + 13
    """str or None: id of what is wrong with the row."""
    CHANCE = FIRST + 14
    """int or None: the chance of a characteristic's roll."""
    ROLL_NAME = FIRST + 15
    """str: the name of a characteristic's roll, empty where it has none."""
    KIND = FIRST + 16
    """EditRow: what an edit row is."""
    INVALID = FIRST + 17
    """bool: the text typed into the cell is no number and is kept aside."""
