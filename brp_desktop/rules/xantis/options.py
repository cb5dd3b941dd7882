"""The table's choices: one frozen record of plain values, each the answer to a question the source leaves open.

The defaults are the readings closest to the customer's second source. The record belongs to a table or to the
settings, never to a character.
"""

from dataclasses import dataclass, fields
from typing import Self

from brp_desktop.rules.errors import RulesError

OptionValue = str | bool
"""What one field of the record holds."""

_SWITCH = (True, False)


@dataclass(frozen=True, slots=True)
class OptionField:
    """What is known about one field of the record.

    ``values`` lists the allowed values, the default first. ``section`` is the part of the rules the field changes:
    ``criticals`` ``tests`` ``contests`` ``giro`` ``together``.
    """

    id: str
    section: str
    values: tuple[OptionValue, ...]

    @property
    def kind(self) -> str:
        """``switch`` or ``choice``."""
        return "switch" if self.values == _SWITCH else "choice"

    def allows(self, value: object) -> bool:
        """Whether the record takes this value here; 1 is not True.

        >>> [option_field("zero_is_tie").allows(value) for value in (True, False, 1, "yes")]
        [True, True, False, False]
        """
        return any(value.__class__ is allowed.__class__ and value == allowed for allowed in self.values)


_FIELDS: dict[str, OptionField] = {
    option.id: option
    for option in (
        OptionField("critical_base", "criticals", ("capacity", "vdr")),
        OptionField("critical_decides", "criticals", _SWITCH),
        OptionField("penalties_without_difficulty", "tests", _SWITCH),
        OptionField("zero_is_tie", "contests", _SWITCH),
        OptionField("instant_window", "contests", ("before_roll", "before_damage")),
        OptionField("reach_mode", "giro", ("catch_up", "absolute")),
        OptionField("interposition_pays_defence", "giro", _SWITCH),
        OptionField("counter_adjacency", "giro", ("source", "neighbours", "symmetric")),
        OptionField("sync_total", "together", ("sum", "best")),
        OptionField("interposer_takes_hit", "together", _SWITCH),
    )
}


@dataclass(frozen=True, slots=True)
class XantisOptions:
    """How one table reads the rules; ``XantisOptions()`` is the reading closest to the source.

    - ``critical_base``: 1 and 1 adds the additional dice to the ``"capacity"``, or to the own ``"vdr"``;
    - ``critical_decides``: 1 and 1 never ends below Bonus 0 and 6 and 6 never above Malus 1, before the opponent's
      Bonus;
    - ``penalties_without_difficulty``: Pme, Pr and Pd count even with no difficulty;
    - ``zero_is_tie``: a second side with a margin of exactly 0 brings both actions into play, else it wins;
    - ``instant_window``: instantaneous actions until the dice are seen (``"before_roll"``) or until the effects are
      applied (``"before_damage"``);
    - ``reach_mode``: one who is ahead pays no reach (``"catch_up"``) or the difference all the same (``"absolute"``);
    - ``interposition_pays_defence``: stepping in costs the dodge or parry besides;
    - ``counter_adjacency``: who may counter-attack whom, see ``links``;
    - ``sync_total``: Bonuses of a synchronised action add up (``"sum"``) or the highest counts alone (``"best"``);
    - ``interposer_takes_hit``: a failed interposition strikes the one who stepped in, else the target.

    A name or value that does not exist is refused when the record is made: ``RulesError("unknown_option")``.

    >>> XantisOptions().critical_base, XantisOptions(sync_total="best").sync_total
    ('capacity', 'best')
    >>> XantisOptions(critical_base="nothing")
    Traceback (most recent call last):
        ...
    brp_desktop.rules.errors.RulesError: unknown_option (field='critical_base', value='nothing')
    """

    critical_base: str = "capacity"
    critical_decides: bool = True
    penalties_without_difficulty: bool = True
    zero_is_tie: bool = True
    instant_window: str = "before_roll"
    reach_mode: str = "catch_up"
    interposition_pays_defence: bool = True
    counter_adjacency: str = "source"
    sync_total: str = "sum"
    interposer_takes_hit: bool = True

    def __new__(cls, *_values: object, **named: object) -> Self:
        """Refuses a name that no option has, before the values are looked at."""
        for name, value in named.items():
            if name not in _FIELDS:
                raise RulesError("unknown_option", field=name, value=value)
        return object.__new__(cls)

    def __post_init__(self) -> None:
        for id_, option in _FIELDS.items():
            value = getattr(self, id_)
            if not option.allows(value):
                raise RulesError("unknown_option", field=id_, value=value)


DEFAULTS = XantisOptions()
"""The reading closest to the source; what every function takes where it is given no options."""


def option_fields() -> tuple[OptionField, ...]:
    """What is known about every field, in the order of the record.

    >>> option_fields()[0].id, option_fields()[0].kind, option_fields()[1].kind
    ('critical_base', 'choice', 'switch')
    """
    return tuple(_FIELDS.values())


def option_field(id_: str) -> OptionField:
    """The field of that id; ``RulesError("unknown_option")`` if there is none.

    >>> option_field("sync_total").values
    ('sum', 'best')
    """
    try:
        return _FIELDS[id_]
    except KeyError:
        raise RulesError("unknown_option", field=id_) from None


def differences(a: XantisOptions, b: XantisOptions) -> tuple[str, ...]:
    """The ids of the fields in which two records differ, in the order of the record.

    >>> differences(DEFAULTS, XantisOptions(zero_is_tie=False, reach_mode="absolute"))
    ('zero_is_tie', 'reach_mode')
    """
    return tuple(field.name for field in fields(XantisOptions) if getattr(a, field.name) != getattr(b, field.name))
