"""Any Giro and any person of Xantis without a sheet that a table can hold, for property tests."""

from character_strategies import ids, words
from hypothesis import strategies as st
from xantis_strategies import costs, counts, names, rows, scores, trees

from brp_desktop.rules.xantis import COST_KINDS
from brp_desktop.sheet.round import Expense, Participant, PastRound, Round, RoundAction, RoundGroup, ordered
from brp_desktop.sheet.xantis import Counter, XantisAction, XantisWeapon
from brp_desktop.sheet.xantis_npc import XantisNpc

pa = st.integers(0, 999)
results = st.one_of(st.none(), st.integers(-4999, 4999), st.integers(-3, 3))
initiatives = st.one_of(st.none(), st.integers(-999, 999))
penalties = st.integers(0, 99)
groups = rows(st.builds(RoundGroup, id=ids, name=names))


@st.composite
def xantis_npcs(draw: st.DrawFn) -> XantisNpc:
    """Any person; weapons and actions may mean scores that are not there."""
    nodes = draw(trees())
    node = st.one_of(st.none(), ids, *([st.sampled_from([each.id for each in nodes])] if nodes else []))
    weapons = st.builds(
        XantisWeapon, id=ids, name=names, node=node, attack_pa=costs, parry_pa=costs, damage=words, bonus=scores
    )
    actions = st.builds(XantisAction, id=ids, name=names, node=node, pa=costs, spell=st.booleans())
    counters = st.builds(Counter, id=ids, name=names, now=counts, maximum=st.one_of(st.none(), counts))
    return XantisNpc(
        description=draw(words),
        pa_max=draw(st.one_of(st.none(), pa)),
        initiative=draw(initiatives),
        nodes=nodes,
        pme=draw(penalties),
        pr=draw(penalties),
        pd=draw(penalties),
        weapons=draw(rows(weapons)),
        actions=draw(rows(actions)),
        counters=draw(rows(counters)),
    )


@st.composite
def rounds(draw: st.DrawFn, entry_ids: tuple[str, ...] = ()) -> Round:
    """Any Giro of a table with these lines, in the order of turns."""
    sides = draw(groups)
    people = _people(draw, sides, entry_ids)
    who = st.sampled_from([one.id for one in people]) if people else None
    past = tuple(
        PastRound(id=f"giro.{number}", number=number, **_over(draw)) for number in range(1, draw(st.integers(1, 3)))
    )
    action = None
    if who is not None and draw(st.booleans()):
        action = RoundAction(
            label=draw(words),
            target=draw(st.one_of(st.none(), who)),
            stage=draw(st.sampled_from(("DECLARED", "TESTED", "RESOLVED"))),
            margin=draw(results),
            instants=tuple(draw(st.lists(who, max_size=3, unique=True))),
        )
    return Round(
        number=draw(st.integers(1, 999)),
        participants=ordered(people),
        groups=sides,
        acting=None if who is None else draw(st.one_of(st.none(), who)),
        action=action,
        expenses=() if who is None else draw(_expenses(who)),
        past=past,
    )


def _people(draw: st.DrawFn, sides: tuple[RoundGroup, ...], entry_ids: tuple[str, ...]) -> tuple[Participant, ...]:
    free = list(draw(st.permutations(entry_ids)))
    side = st.one_of(st.none(), *([st.sampled_from([one.id for one in sides])] if sides else []))
    return tuple(
        Participant(
            id=id_,
            name=draw(names),
            number=draw(st.integers(0, 99)),
            group=draw(side),
            npc=draw(st.booleans()),
            entry=free.pop() if free and draw(st.booleans()) else None,
            document=draw(st.sampled_from(("", f"document of {id_}"))),
            initiative=draw(initiatives),
            result=draw(results),
            by_hand=draw(st.booleans()),
            placed=draw(st.booleans()),
            pa_left=draw(pa),
            pa_max=draw(pa),
        )
        for id_ in draw(st.lists(ids, max_size=4, unique=True))
    )


def _over(draw: st.DrawFn) -> dict[str, object]:
    """What is kept of a Giro that is over; what it names may be gone since."""
    return {"participants": _people(draw, (), ()), "groups": draw(groups), "expenses": draw(_expenses(ids))}


def _expenses(who: st.SearchStrategy[str]) -> st.SearchStrategy[tuple[Expense, ...]]:
    one = st.builds(Expense, who=who, kind=st.sampled_from(COST_KINDS), cost=pa, label=words)
    return st.lists(one, max_size=3).map(tuple)
