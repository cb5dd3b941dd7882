"""The rules in force: one frozen record of plain values, its two presets, and what each field allows.

Source: customer's source chapter 3 and SRD for ``SRD``, UGE for ``UGE``; the switches between them are decisions of
the product. The record belongs to the document, never to the program.
"""

from typing import NamedTuple

from brp_desktop.rules.errors import RulesError
from brp_desktop.rules.record import Record

OptionValue = str | bool | int | None
"""What one field of the record holds."""

_POWER_LEVELS: dict[str, dict[str, OptionValue]] = {
    "none": {"skill_cap": None, "improvement_gain": "1D6", "improvement_fixed": None},
    "normal": {"skill_cap": 75, "improvement_gain": "1D6", "improvement_fixed": 3},
    "heroic": {"skill_cap": 90, "improvement_gain": "1D6", "improvement_fixed": 3},
    "epic": {"skill_cap": 101, "improvement_gain": "1D8", "improvement_fixed": 4},
    "superhuman": {"skill_cap": None, "improvement_gain": "1D10", "improvement_fixed": 5},
}
_DICE_FIELD = "improvement_gain"


class OptionField(NamedTuple):
    """What is known about one field of the record.

    ``values`` lists the allowed values of a choice (for a switch False and True) and is empty for a number and for
    dice; a number lies in ``minimum`` … ``maximum`` and may be None where ``optional``. ``section`` is the part of
    the rules the field changes: ``levels`` ``opposed`` ``resistance`` ``difficulty`` ``development`` ``ticks``
    ``measures`` ``creation`` ``characteristics`` ``skills`` ``combat`` ``wounds`` ``data``.
    """

    id: str
    section: str
    values: tuple[OptionValue, ...] = ()
    minimum: int = 0
    maximum: int = 0
    optional: bool = False

    @property
    def kind(self) -> str:
        """``switch``, ``choice``, ``dice`` or ``number``."""
        if self.values == (False, True):
            return "switch"
        if self.values:
            return "choice"
        return "dice" if self.id == _DICE_FIELD else "number"

    def allows(self, value: object) -> bool:
        """Whether the record takes this value here; True is not 1 and 1 is not True.

        >>> [option_field("success_cap").allows(value) for value in (95, None, 0, True, "95")]
        [True, True, False, False, False]
        """
        if self.values:
            return any(value.__class__ is allowed.__class__ and value == allowed for allowed in self.values)
        if value is None:
            return self.optional
        if self.id == _DICE_FIELD:
            return value.__class__ is str and _is_dice(str(value))
        return isinstance(value, int) and not isinstance(value, bool) and self.minimum <= value <= self.maximum


def _is_dice(text: str) -> bool:
    """Whether the text is a plain pool such as ``1D6`` (1–99 dice, up to 1000 sides, capital D)."""
    count, letter, sides = text.partition("D")
    digits = count + sides
    if letter != "D" or not digits.isascii() or not digits.isdigit() or not 1 <= len(count) <= 2:
        return False
    if not 1 <= len(sides) <= 4 or count[0] == "0" or sides[0] == "0":
        return False
    return int(sides) <= 1000


def _switch(id_: str, section: str) -> OptionField:
    return OptionField(id_, section, (False, True))


_ROUNDINGS = ("up", "nearest")
_EDITIONS = ("srd", "uge")

_FIELDS: dict[str, OptionField] = {
    option.id: option
    for option in (
        _switch("critical", "levels"),
        OptionField("special_rounding", "levels", _ROUNDINGS),
        OptionField("critical_rounding", "levels", _ROUNDINGS),
        OptionField("success_floor", "levels", ("any", "base_5", "none")),
        OptionField("success_cap", "levels", minimum=1, maximum=100, optional=True),
        OptionField("fumble_rule", "levels", ("share", "critical")),
        OptionField("opposed_tie", "opposed", ("score", "roll", "cancel", "defender")),
        _switch("special_tie_cancels", "opposed"),
        OptionField("resistance_limits", "resistance", ("automatic", "1_99", "5_95")),
        _switch("resistance_levels", "resistance"),
        OptionField("impossible", "difficulty", ("no_roll", "show_roll", "one_percent")),
        OptionField("untrained", "difficulty", ("none", "one_percent", "pow_x1", "category_bonus")),
        OptionField("experience_bonus", "development", ("none", "half_int")),
        OptionField("improvement_top", "development", ("natural_100", "total_100")),
        OptionField("improvement_gain", "development"),
        OptionField("improvement_fixed", "development", minimum=1, maximum=100, optional=True),
        OptionField("teaching", "development", ("double_roll", "training")),
        OptionField("free_ticks", "development", minimum=0, maximum=100),
        _switch("automatic_ticks", "ticks"),
        OptionField("reroll_cost", "measures", minimum=0, maximum=100),
        OptionField("power_level", "creation", tuple(_POWER_LEVELS)),
        OptionField("skill_cap", "creation", minimum=1, maximum=1000, optional=True),
        _switch("personality", "creation"),
        _switch("education", "characteristics"),
        _switch("literacy", "skills"),
        _switch("separate_parry", "skills"),
        _switch("powers", "creation"),
        OptionField("category_bonus", "characteristics", ("off", "full", "simple")),
        _switch("total_hit_points", "characteristics"),
        _switch("hit_locations", "combat"),
        _switch("random_armour", "combat"),
        _switch("major_wounds", "wounds"),
        _switch("fatigue", "measures"),
        _switch("encumbrance", "measures"),
        _switch("sanity", "measures"),
        _switch("ageing", "development"),
        OptionField("sanity_threshold", "measures", ("half_start", "pow", "fifth_current")),
        OptionField("initiative", "combat", ("dex", "dex_1d10")),
        OptionField("special_damage", "combat", ("max_plus_roll", "by_type")),
        OptionField("combat_matrix", "combat", _EDITIONS),
        OptionField("further_defence", "combat", minimum=-1000, maximum=0),
        OptionField("range_rule", "combat", _EDITIONS),
        OptionField("wound_rule", "wounds", _EDITIONS),
        OptionField("era", "skills", ("modern", "historical", "future")),
        OptionField("app_label", "characteristics", ("appearance", "charisma")),
        OptionField("data_edition", "data", _EDITIONS),
    )
}


class BrpOptions(Record):
    """The rules one document is played by; ``BrpOptions()`` is the preset ``SRD``.

    Every value is a plain ``str``, ``bool``, ``int`` or None. A value the field does not know is refused when the
    record is made: ``RulesError("unknown_option", field=…, value=…)``. What each field allows: ``option_fields()``.

    >>> BrpOptions() == SRD, BrpOptions(success_cap=95).success_cap
    (True, 95)
    >>> BrpOptions(opposed_tie="coin")
    Traceback (most recent call last):
        ...
    brp_desktop.rules.errors.RulesError: unknown_option (field='opposed_tie', value='coin')
    """

    critical: bool = False
    special_rounding: str = "up"
    critical_rounding: str = "up"
    success_floor: str = "any"
    success_cap: int | None = None
    fumble_rule: str = "share"
    opposed_tie: str = "score"
    special_tie_cancels: bool = True
    resistance_limits: str = "automatic"
    resistance_levels: bool = False
    impossible: str = "no_roll"
    untrained: str = "none"
    experience_bonus: str = "none"
    improvement_top: str = "natural_100"
    improvement_gain: str = "1D6"
    improvement_fixed: int | None = None
    teaching: str = "double_roll"
    free_ticks: int = 4
    automatic_ticks: bool = True
    reroll_cost: int = 0
    power_level: str = "none"
    skill_cap: int | None = None
    personality: bool = False
    education: bool = False
    literacy: bool = True
    separate_parry: bool = False
    powers: bool = False
    category_bonus: str = "off"
    total_hit_points: bool = False
    hit_locations: bool = False
    random_armour: bool = False
    major_wounds: bool = False
    fatigue: bool = False
    encumbrance: bool = False
    sanity: bool = False
    ageing: bool = False
    sanity_threshold: str = "half_start"
    initiative: str = "dex"
    special_damage: str = "max_plus_roll"
    combat_matrix: str = "srd"
    further_defence: int = -30
    range_rule: str = "srd"
    wound_rule: str = "srd"
    era: str = "modern"
    app_label: str = "appearance"
    data_edition: str = "srd"

    def __post_init__(self) -> None:
        for id_, option in _FIELDS.items():
            value = getattr(self, id_)
            if not option.allows(value):
                raise RulesError("unknown_option", field=id_, value=value)

    @property
    def warnings(self) -> tuple[str, ...]:
        """Combinations the sources advise against: ``locations_with_major_wounds`` (UGE ch. 6)."""
        return ("locations_with_major_wounds",) if self.hit_locations and self.major_wounds else ()


SRD = BrpOptions()
"""The default: what the customer's source says, with the rest of its reference document."""

UGE = BrpOptions(
    critical=True,
    success_floor="base_5",
    success_cap=95,
    fumble_rule="critical",
    opposed_tie="roll",
    special_tie_cancels=False,
    experience_bonus="half_int",
    improvement_top="total_100",
    improvement_fixed=3,
    teaching="training",
    free_ticks=0,
    power_level="normal",
    skill_cap=75,
    personality=True,
    literacy=False,
    major_wounds=True,
    special_damage="by_type",
    combat_matrix="uge",
    range_rule="uge",
    wound_rule="uge",
    app_label="charisma",
    data_edition="uge",
)
"""Basic Roleplaying: Universal Game Engine as printed, its optional rules off."""


def option_fields() -> tuple[OptionField, ...]:
    """What is known about every field, in the order of the record.

    >>> option_fields()[0].id, option_fields()[0].kind
    ('critical', 'switch')
    """
    return tuple(_FIELDS.values())


def option_field(id_: str) -> OptionField:
    """The field of that id; ``RulesError("unknown_option")`` if there is none.

    >>> option_field("era").values
    ('modern', 'historical', 'future')
    """
    try:
        return _FIELDS[id_]
    except KeyError:
        raise RulesError("unknown_option", field=id_) from None


def differences(a: BrpOptions, b: BrpOptions) -> tuple[str, ...]:
    """The ids of the fields in which two records differ, in the order of the record.

    >>> differences(SRD, BrpOptions(critical=True, era="future"))
    ('critical', 'era')
    """
    return tuple(id_ for id_ in _FIELDS if getattr(a, id_) != getattr(b, id_))


def preset_id(options: BrpOptions) -> str:
    """``srd``, ``uge`` or ``custom``: what the record equals.

    >>> preset_id(UGE), preset_id(BrpOptions(critical=True))
    ('uge', 'custom')
    """
    return "srd" if options == SRD else "uge" if options == UGE else "custom"


def power_level_values(power_level: str) -> dict[str, OptionValue]:
    """The fields that choosing a power level writes into the record (UGE ch. 2 and 5).

    >>> power_level_values("epic")
    {'power_level': 'epic', 'skill_cap': 101, 'improvement_gain': '1D8', 'improvement_fixed': 4}
    """
    if power_level not in _POWER_LEVELS:
        raise RulesError("unknown_option", field="power_level", value=power_level)
    return {"power_level": power_level, **_POWER_LEVELS[power_level]}
