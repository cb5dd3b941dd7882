"""The bounds of a person of Xantis without a sheet: what is typed is held to what a file may hold (xantis.md 15.1)."""

from msgspec.structs import replace

from brp_desktop.rules.xantis import tree_faults
from brp_desktop.sheet import xantis_limits as limits
from brp_desktop.sheet.errors import EditError
from brp_desktop.sheet.xantis import Counter, ScoreNode, XantisAction, XantisWeapon
from brp_desktop.sheet.xantis_checks import a_line, a_name, a_number, a_number_or_none, a_switch, a_text
from brp_desktop.sheet.xantis_npc import XantisNpc


def checked_xantis_npc(npc: XantisNpc) -> XantisNpc:
    """The person as a file can hold it.

    ``EditError``: ``out_of_range``, ``too_long``, ``too_many``, ``empty_name``, ``duplicate_id`` where two rows of a
    list have one id, and the codes of ``tree_faults`` for scores that are no tree.
    """
    for kind, rows, most in (
        ("node", npc.nodes, limits.NODES),
        ("weapon", npc.weapons, limits.ENTRIES),
        ("action", npc.actions, limits.ENTRIES),
        ("counter", npc.counters, limits.ENTRIES),
    ):
        if len(rows) > most:
            raise EditError("too_many", kind=kind, maximum=most)
        _check_ids(kind, [row.id for row in rows])
    for code, id_ in tree_faults(npc.nodes):
        raise EditError(code, name=id_)
    return replace(
        npc,
        description=a_line("description", npc.description),
        pa_max=a_number_or_none("pa_max", npc.pa_max, limits.PA),
        initiative=a_number_or_none("initiative", npc.initiative, limits.INITIATIVE),
        nodes=tuple(map(_node, npc.nodes)),
        pme=a_number("pme", npc.pme, limits.PENALTY),
        pr=a_number("pr", npc.pr, limits.PENALTY),
        pd=a_number("pd", npc.pd, limits.PENALTY),
        weapons=tuple(map(_weapon, npc.weapons)),
        actions=tuple(map(_action, npc.actions)),
        counters=tuple(map(_counter, npc.counters)),
    )


def _node(row: ScoreNode) -> ScoreNode:
    return replace(row, name=a_name("name", row.name), value=a_number("value", row.value, limits.SCORE))


def _weapon(row: XantisWeapon) -> XantisWeapon:
    return replace(
        row,
        name=a_name("name", row.name),
        attack_pa=a_number_or_none("attack_pa", row.attack_pa, limits.PA_COST),
        parry_pa=a_number_or_none("parry_pa", row.parry_pa, limits.PA_COST),
        damage=a_line("damage", row.damage, limits.DAMAGE_LENGTH),
        bonus=a_number("bonus", row.bonus, limits.WEAPON_BONUS),
        note=a_text("note", row.note, limits.TEXT_LENGTH),
    )


def _action(row: XantisAction) -> XantisAction:
    return replace(
        row,
        name=a_name("name", row.name),
        pa=a_number_or_none("pa", row.pa, limits.PA_COST),
        spell=a_switch("spell", row.spell),
        note=a_text("note", row.note, limits.TEXT_LENGTH),
    )


def _counter(row: Counter) -> Counter:
    return replace(
        row,
        name=a_name("name", row.name),
        now=a_number("now", row.now, limits.COUNTER),
        maximum=a_number_or_none("maximum", row.maximum, limits.COUNTER),
    )


def _check_ids(kind: str, ids: list[str]) -> None:
    seen: set[str] = set()
    for id_ in ids:
        if not id_ or id_ in seen:
            raise EditError("duplicate_id", kind=kind, id=id_)
        seen.add(id_)
