"""A Png of Xantis as a form: everything as text, read back with the place of what cannot be taken."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from msgspec.structs import replace

from brp_desktop.catalogue.names import fold
from brp_desktop.rules import RulesError
from brp_desktop.sheet import xantis_limits as limits
from brp_desktop.sheet.new_xantis import new_xantis
from brp_desktop.sheet.xantis import Counter, NodeId, ScoreNode, XantisAction, XantisWeapon
from brp_desktop.sheet.xantis_npc import XantisNpc, npc_initiative, npc_pa_max
from brp_desktop.sheet.xantis_tree import free_id

Rows = tuple[tuple[str, tuple[str, ...]], ...]
"""The lines of a list: their ids, empty for new ones, and their cells as typed."""


@dataclass(frozen=True, slots=True)
class Column:
    """One cell of a line: the field it fills, and its bounds where it is a number."""

    field: str
    limits: tuple[int, int] | None = None
    may_be_empty: bool = False

    @property
    def is_number(self) -> bool:
        """Whether a number belongs here."""
        return self.limits is not None

    @property
    def longest(self) -> int:
        """How many characters fit."""
        if self.is_number:
            return 6
        return limits.DAMAGE_LENGTH if self.field == "damage" else limits.NAME_LENGTH


LISTS: Mapping[str, tuple[Column, ...]] = {
    "nodes": (Column("name"), Column("value", limits.SCORE)),
    "weapons": (
        Column("name"),
        Column("node"),
        Column("attack_pa", limits.PA_COST, may_be_empty=True),
        Column("parry_pa", limits.PA_COST, may_be_empty=True),
        Column("damage"),
    ),
    "actions": (Column("name"), Column("node"), Column("pa", limits.PA_COST, may_be_empty=True)),
    "counters": (Column("name"), Column("now", limits.COUNTER), Column("maximum", limits.COUNTER, may_be_empty=True)),
}
"""The lists and their cells; ``node`` is the name of the score that is tested."""

_NUMBERS = {
    "pa_max": (limits.PA, None),
    "initiative": (limits.INITIATIVE, None),
    "pme": (limits.PENALTY, 0),
    "pr": (limits.PENALTY, 0),
    "pd": (limits.PENALTY, 0),
}
_KINDS: Mapping[str, Any] = {"nodes": ScoreNode, "weapons": XantisWeapon, "actions": XantisAction, "counters": Counter}


@dataclass(frozen=True, slots=True)
class NpcForm:
    """Everything as typed; ``computed`` is what Pa Max and Iniziativa come to where their fields are empty."""

    name: str
    group: str
    description: str
    numbers: Mapping[str, str]
    rows: Mapping[str, Rows]
    computed: Mapping[str, str] = field(default_factory=dict)


class FormError(Exception):
    """What cannot be taken: the field ``name``, or of a list the line and the cell."""

    def __init__(self, error: RulesError, *, name: str = "", kind: str = "", row: int = 0, cell: int = 0) -> None:
        super().__init__(error.code)
        self.error, self.name, self.kind, self.row, self.cell = error, name, kind, row, cell


def form_of(npc: XantisNpc, name: str = "", group: str = "") -> NpcForm:
    """The person as a form; scores show their own value, which is their capacity where they stand alone."""
    names: dict[str, str] = {node.id: node.name for node in npc.nodes}
    rows: dict[str, Rows] = {}
    for kind, columns in LISTS.items():
        rows[kind] = tuple(
            (each.id, tuple(_shown(getattr(each, column.field), column, names) for column in columns))
            for each in getattr(npc, kind)
        )
    most, initiative = npc_pa_max(npc), npc_initiative(npc)
    computed = {"pa_max": most, "initiative": initiative}
    return NpcForm(
        name=name,
        group=group,
        description=npc.description,
        numbers={id_: _number_text(getattr(npc, id_), usual) for id_, (_, usual) in _NUMBERS.items()},
        rows=rows,
        computed={id_: str(value.value) for id_, value in computed.items() if value is not None},
    )


def npc_of(form: NpcForm, before: XantisNpc) -> XantisNpc:
    """The person of a form; what the form does not show stays as it was. ``FormError`` says what and where."""
    if not form.name:
        raise FormError(RulesError("empty_name"), name="name")
    numbers = {
        id_: _read(text, *_NUMBERS[id_], error=lambda error, id_=id_: FormError(error, name=id_))
        for id_, text in form.numbers.items()
    }
    nodes = _hung_on(_list("nodes", form.rows["nodes"], before.nodes, {}), before.nodes)
    names = {fold(node.name): node.id for node in nodes}
    return replace(
        before,
        description=form.description,
        nodes=nodes,
        weapons=_list("weapons", form.rows["weapons"], before.weapons, names),
        actions=_list("actions", form.rows["actions"], before.actions, names),
        counters=_list("counters", form.rows["counters"], before.counters, names),
        **numbers,
    )


def _list(kind: str, rows: Rows, before: tuple[Any, ...], nodes: Mapping[str, str]) -> tuple[Any, ...]:
    """The lines of a list; wholly empty new ones are left out."""
    known = {each.id: each for each in before}
    taken = set(known)
    found = []
    for place, (id_, cells) in enumerate(rows):
        if not id_ and not any(cells):
            continue
        values: dict[str, Any] = {}
        for cell, (column, text) in enumerate(zip(LISTS[kind], cells, strict=True)):
            values[column.field] = _cell(kind, place, cell, column, text, nodes)
        old = known.get(id_)
        if old is None:
            new_id = free_id(_id_of(kind, values["name"]), taken)
            taken.add(new_id)
            extra = {"tier": _tier_of(values["name"])} if kind == "nodes" else {}
            found.append(_KINDS[kind](id=new_id, **values, **extra))
        else:
            found.append(replace(old, **values))
    return tuple(found)


def _hung_on(nodes: tuple[ScoreNode, ...], before: tuple[ScoreNode, ...]) -> tuple[ScoreNode, ...]:
    """Scores whose parent was taken away hang on the next one above it, or stand alone."""
    here = {node.id for node in nodes}
    above = {node.id: node.parent for node in before}

    def parent(id_: NodeId | None) -> NodeId | None:
        while id_ is not None and id_ not in here:
            id_ = above.get(id_)
        return id_

    return tuple(replace(node, parent=parent(node.parent)) for node in nodes)


def _cell(kind: str, row: int, cell: int, column: Column, text: str, nodes: Mapping[str, str]) -> Any:
    def at(error: RulesError) -> FormError:
        return FormError(error, kind=kind, row=row, cell=cell)

    if column.limits is not None:
        return _read(text, column.limits, None if column.may_be_empty else 0, error=at)
    if column.field == "node":
        if not text:
            return None
        if fold(text) not in nodes:
            raise at(RulesError("unknown_score", name=text))
        return NodeId(nodes[fold(text)])
    if column.field == "name" and not text:
        raise at(RulesError("empty_name"))
    return text


def _read(text: str, bounds: tuple[int, int], usual: int | None, *, error: Any) -> int | None:
    plain = "".join(text.replace("−", "-").split())
    if not plain:
        return usual
    digits = plain.lstrip("+-")
    if not digits.isascii() or not digits.isdigit() or len(digits) > 5 or len(plain) - len(digits) > 1:
        raise error(RulesError("not_a_number"))
    number = -int(digits) if plain[0] == "-" else int(digits)
    if not bounds[0] <= number <= bounds[1]:
        raise error(RulesError("out_of_range", value=number, minimum=bounds[0], maximum=bounds[1]))
    return number


def _id_of(kind: str, name: str) -> str:
    """Scores that the formulas name have their names as ids; other lines count."""
    if kind == "nodes":
        known = next((node.id for node in new_xantis().nodes if fold(node.name) == fold(name)), None)
        return known or "node.1"
    return {"weapons": "weapon.1", "actions": "action.1", "counters": "counter.1"}[kind]


def _tier_of(name: str) -> str:
    return next((node.tier for node in new_xantis().nodes if fold(node.name) == fold(name)), "abilita")


def _shown(value: object, column: Column, names: Mapping[str, str]) -> str:
    if value is None:
        return ""
    if column.field == "node":
        return names.get(str(value), "")
    return str(value).replace("-", "−") if column.is_number else str(value)


def _number_text(value: int | None, usual: int | None) -> str:
    return "" if value is None or value == usual else str(value).replace("-", "−")
