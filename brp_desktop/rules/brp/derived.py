"""Values derived from characteristics: hit points, damage bonus and the rest (SRD, UGE ch. 2).

A blank characteristic makes what hangs on it missing (``missing_value``), never 0.
"""

from collections.abc import Mapping

from brp_desktop.rules.brp.formulas import base_chance, explain_formula
from brp_desktop.rules.brp.options import SRD, BrpOptions
from brp_desktop.rules.errors import RulesError
from brp_desktop.rules.explain import Explanation
from brp_desktop.rules.rounding import ceil_div, half_rounded_up

_DAMAGE_BONUS = ((12, "-1D6"), (16, "-1D4"), (24, ""), (32, "+1D4"), (40, "+1D6"))

_FORMULAS = {
    "hit_points": "(CON+SIZ)/2",
    "major_wound": "HP/2",
    "power_points": "POW",
    "move": "10",
    "experience_bonus": "INT/2",
    "sanity": "POW*5",
    "fatigue": "STR+CON",
    "encumbrance_limit": "STR+CON",
}


def hit_points(con: int | None, siz: int | None, options: BrpOptions = SRD) -> int:
    """Half of CON + SIZ, rounded up; the whole sum with the option ``total_hit_points`` (SRD; UGE ch. 2).

    >>> hit_points(12, 13), hit_points(12, 13, BrpOptions(total_hit_points=True))
    (13, 25)
    """
    total = _present("con", con) + _present("siz", siz)
    return total if options.total_hit_points else half_rounded_up(total)


def major_wound(hit_points: int | None, options: BrpOptions = SRD) -> int | None:
    """Half of the hit points, rounded up: so much in one blow is a major wound; None where the record has none.

    >>> major_wound(13, BrpOptions(major_wounds=True)), major_wound(13)
    (7, None)
    """
    if not options.major_wounds:
        return None
    return half_rounded_up(_present("hp", hit_points))


def power_points(pow: int | None) -> int:
    """As many as POW (SRD; UGE ch. 2)."""
    return _present("pow", pow)


def damage_bonus(strength_plus_size: int | None) -> str:
    """The dice a strong or big character adds to a blow, from STR + SIZ: ``-1D6`` … "" … ``+2D6`` and on.

    SRD's table up to 56, UGE's above: one more D6 for each 16. The minus is the ASCII one.

    >>> [damage_bonus(total) for total in (12, 16, 24, 32, 40, 56, 57)]
    ['-1D6', '-1D4', '', '+1D4', '+1D6', '+2D6', '+3D6']
    """
    total = _present("str", strength_plus_size)
    for last, dice in _DAMAGE_BONUS:
        if total <= last:
            return dice
    return f"+{ceil_div(total - 40, 16) + 1}D6"


def experience_bonus(int_: int | None, options: BrpOptions = SRD) -> int:
    """What is added to an experience roll: half of INT, rounded up, where the record says so; else 0 (UGE ch. 5).

    >>> experience_bonus(13), experience_bonus(13, BrpOptions(experience_bonus="half_int"))
    (0, 7)
    """
    if options.experience_bonus == "none":
        return 0
    return half_rounded_up(_present("int", int_))


def base_move() -> int:
    """The move of a human: 10 in both presets."""
    return 10


def derived_formula(id_: str, options: BrpOptions = SRD) -> str | None:
    """The formula of a derived value by its id, None where the record does not have the value.

    Ids: ``hit_points`` ``major_wound`` ``power_points`` ``move`` ``experience_bonus`` ``sanity`` ``fatigue``
    ``encumbrance_limit``; another: ``unknown_name``.

    >>> derived_formula("hit_points"), derived_formula("sanity")
    ('(CON+SIZ)/2', None)
    """
    if id_ not in _FORMULAS:
        raise RulesError("unknown_name", name=id_)
    in_use = {
        "major_wound": options.major_wounds,
        "experience_bonus": options.experience_bonus != "none",
        "sanity": options.sanity,
        "fatigue": options.fatigue,
        "encumbrance_limit": options.encumbrance,
    }
    if not in_use.get(id_, True):
        return None
    if id_ == "hit_points" and options.total_hit_points:
        return "CON+SIZ"
    return _FORMULAS[id_]


def derived_value(id_: str, values: Mapping[str, int | None], options: BrpOptions = SRD) -> int | None:
    """A derived value, None where the record does not have it; ``values`` by characteristic id, hit points as ``hp``.

    >>> derived_value("sanity", {"pow": 11}, BrpOptions(sanity=True))
    55
    """
    formula = derived_formula(id_, options)
    return None if formula is None else base_chance(formula, values)


def explain_derived(id_: str, values: Mapping[str, int | None], options: BrpOptions = SRD) -> Explanation:
    """How a derived value came about, closed by a mark of its id; empty where the record does not have it.

    >>> [step.id for step in explain_derived("hit_points", {"con": 12, "siz": 13})]
    ['characteristic', 'plus_characteristic', 'half', 'hit_points']
    """
    formula = derived_formula(id_, options)
    return () if formula is None else explain_formula(formula, values, mark=id_)


def _present(name: str, value: int | None) -> int:
    if value is None:
        raise RulesError("missing_value", name=name)
    return value
