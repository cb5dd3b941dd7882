"""Any game master's table a file can hold, for property tests."""

from character_strategies import hindrances, ids, option_records, resources, words
from hypothesis import strategies as st
from round_strategies import rounds, xantis_npcs
from xantis_strategies import readings

from brp_desktop.catalogue.brp import brp_catalogue
from brp_desktop.sheet.table import Column, Entry, GameTable, Npc, NpcSkill, NpcValue, NpcWeapon

scores = st.integers(0, 9999)
skill_ids = st.one_of(st.none(), st.sampled_from(sorted(brp_catalogue().skills)), ids)
rows = st.builds(
    NpcSkill,
    id=ids,
    skill=skill_ids,
    name=words,
    speciality=st.one_of(st.none(), ids),
    speciality_text=words,
    score=scores,
)
weapons = st.builds(NpcWeapon, id=ids.map("w/{}".format), name=words, score=st.one_of(st.none(), scores), text=words)


def unique(strategy, size):
    return st.lists(strategy, max_size=size, unique_by=lambda row: row.id).map(tuple)


npcs = st.builds(
    Npc,
    description=words,
    values=unique(st.builds(NpcValue, id=ids, value=st.one_of(st.none(), st.integers(0, 9999))), 5),
    resources=resources,
    skills=unique(rows, 4),
    weapons=unique(weapons, 3),
    armour=words,
    move=st.one_of(st.none(), scores),
    percentage=st.one_of(st.none(), scores),
    hindrances=hindrances,
)
common = {
    "id": ids,
    "name": words,
    "number": st.integers(0, 99_999),
    "group": words,
    "side": st.sampled_from(("", "a", "b")),
    "reach": st.sampled_from((None, "missile", "long", "medium", "short")),
    "note": words,
}
entries = st.one_of(
    st.builds(Entry, path=ids.map("{}.rpgsheet".format), **common),
    st.builds(Entry, npc=npcs, **common),
    st.builds(Entry, xantis=xantis_npcs(), **common),
)
columns = st.builds(
    Column, skill=skill_ids, name=words, speciality_text=words, characteristic=st.one_of(st.none(), st.just("pow"))
)


@st.composite
def any_table(draw: st.DrawFn) -> GameTable:
    """Any table with people of both systems and a Giro."""
    lines = draw(unique(entries, 5))
    return GameTable(
        name=draw(words),
        options=draw(st.one_of(st.none(), option_records())),
        columns=draw(st.lists(columns, max_size=4).map(tuple)),
        entries=lines,
        xantis_options=draw(st.one_of(st.none(), readings)),
        round=draw(rounds(tuple(line.id for line in lines))),
    )


tables = any_table()
