"""Any Xantis character a sheet can hold, for property tests."""

from character_strategies import ids, notes, portraits, words
from hypothesis import strategies as st

from brp_desktop.rules.xantis import TIERS, XantisOptions, option_fields
from brp_desktop.sheet.xantis import (
    Counter,
    NodeId,
    Penalty,
    ScoreNode,
    XantisAction,
    XantisCharacter,
    XantisWeapon,
)

names = st.text(st.characters(exclude_categories=["Cs", "Cc", "Zs", "Zl", "Zp"]), min_size=1, max_size=20)
scores = st.one_of(st.integers(-99, 99), st.integers(0, 6))
costs = st.one_of(st.none(), st.just(0), st.integers(0, 99))
results = st.integers(-999, 999)
counts = st.integers(-9999, 9999)
pa = st.one_of(st.none(), st.integers(0, 999))
penalties = st.builds(Penalty, value=st.one_of(st.just(0), st.integers(0, 99)), name=st.one_of(st.just(""), names))
readings = st.builds(XantisOptions, **{field.id: st.sampled_from(field.values) for field in option_fields()})


@st.composite
def trees(draw: st.DrawFn) -> tuple[ScoreNode, ...]:
    """Some scores as a sound tree, in any order."""
    found: list[ScoreNode] = []
    for id_ in draw(st.lists(ids, max_size=8, unique=True)):
        tier = draw(st.sampled_from(TIERS))
        above = [node.id for node in found if TIERS.index(node.tier) < TIERS.index(tier)]
        parent = draw(st.one_of(st.none(), st.sampled_from(above))) if above else None
        found.append(ScoreNode(id=NodeId(id_), tier=tier, name=draw(names), value=draw(scores), parent=parent))
    return tuple(draw(st.permutations(found)))


def rows(of: st.SearchStrategy) -> st.SearchStrategy:
    """A short list with ids of their own."""
    return st.lists(of, max_size=4, unique_by=lambda row: row.id).map(tuple)


@st.composite
def xantis_characters(draw: st.DrawFn) -> XantisCharacter:
    """Any character; its terms, weapons and actions may mean nodes that are not there."""
    nodes = draw(trees())
    node_ids = st.one_of(st.sampled_from([node.id for node in nodes]), ids) if nodes else ids
    terms = st.lists(node_ids, max_size=5).map(tuple)
    node = st.one_of(st.none(), node_ids)
    weapons = st.builds(
        XantisWeapon, id=ids, name=names, node=node, attack_pa=costs, parry_pa=costs, damage=words, bonus=scores,
        note=words,
    )  # fmt: skip
    actions = st.builds(XantisAction, id=ids, name=names, node=node, pa=costs, spell=st.booleans(), note=words)
    counters = st.builds(Counter, id=ids, name=names, now=counts, maximum=st.one_of(st.none(), counts))
    return XantisCharacter(
        name=draw(words),
        player=draw(words),
        people=draw(words),
        group=draw(words),
        adventure=draw(words),
        portrait=draw(portraits),
        npc=draw(st.booleans()),
        options=draw(readings),
        nodes=nodes,
        pme=draw(penalties),
        pr=draw(penalties),
        pd=draw(penalties),
        pa_max_terms=draw(terms),
        pa_max=draw(pa),
        pa_left=draw(pa),
        initiative_terms=draw(terms),
        initiative_number=draw(results),
        initiative=draw(st.one_of(st.none(), results)),
        weapons=draw(rows(weapons)),
        actions=draw(rows(actions)),
        counters=draw(rows(counters)),
        notes=draw(notes),
    )
