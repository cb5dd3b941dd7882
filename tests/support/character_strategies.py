"""Any character a sheet can hold, for property tests."""

from dataclasses import fields
from typing import get_args

import belonging_strategies
from belonging_strategies import some_of
from hypothesis import strategies as st

from brp_desktop.catalogue.brp import brp_catalogue
from brp_desktop.rules.brp import SRD, UGE, BrpOptions, option_fields
from brp_desktop.rules.brp.characteristics import CHARACTERISTICS
from brp_desktop.rules.brp.hindrances import HINDRANCES
from brp_desktop.sheet.brp import BrpCharacter, Characteristic, Hindrance, Note, Resource, Skill, SkillPoints
from brp_desktop.sheet.creation import METHODS, STEPS, Creation, Throw
from brp_desktop.sheet.growth import Adventure, Improvement, ImprovementKind, Study, TickOrigin

words = st.text(st.characters(exclude_categories=["Cs"]), max_size=20)
ids = st.text("abcdefghijklmnopqrstuvwxyz_.0123456789", min_size=1, max_size=20)
points = st.integers(-9999, 9999)
some_points = st.one_of(st.just(0), points)


@st.composite
def option_records(draw: st.DrawFn) -> BrpOptions:
    """A preset, or a preset with some fields changed to any allowed value."""
    preset = draw(st.sampled_from((SRD, UGE)))
    changed = draw(st.lists(st.sampled_from(option_fields()), max_size=6, unique_by=lambda field: field.id))
    values = {field.name: getattr(preset, field.name) for field in fields(BrpOptions)}
    for field in changed:
        if field.values:
            values[field.id] = draw(st.sampled_from(field.values))
        elif field.kind == "dice":
            values[field.id] = draw(st.sampled_from(("1D6", "2D4", "1D10")))
        else:
            number = st.integers(field.minimum, field.maximum)
            values[field.id] = draw(st.one_of(st.none(), number) if field.optional else number)
    return BrpOptions(**values)


times = st.one_of(st.just(0), st.integers(0, 253_402_300_799_999))
whole = st.integers(-999_999, 999_999)
ticks = st.one_of(
    st.none(), st.builds(TickOrigin, id=words, time=times, reason=st.sampled_from(("by_hand", "ticked", "free_tick")))
)
studies = st.one_of(
    st.none(),
    st.builds(
        Study,
        id=ids,
        kind=st.sampled_from(("teacher", "training", "alone")),
        skill=ids,
        teacher=words,
        teach=st.one_of(st.none(), st.integers(0, 999_999)),
        taught=st.one_of(st.none(), st.integers(0, 999_999)),
        started=times,
        hours=st.one_of(st.none(), st.integers(0, 999_999)),
        earned=st.booleans(),
    ),
)
adventures = st.lists(
    st.builds(Adventure, id=ids, name=words, started=times, ended=st.one_of(st.none(), times)),
    max_size=3,
    unique_by=lambda row: row.id,
).map(tuple)
improvements = st.lists(
    st.builds(
        Improvement,
        id=ids,
        time=times,
        kind=st.sampled_from(get_args(ImprovementKind)),
        adventure=st.one_of(st.just(""), ids),
        row=st.one_of(st.none(), ids),
        characteristic=st.one_of(st.none(), ids),
        skill=st.one_of(st.none(), ids),
        name=words,
        speciality=st.one_of(st.none(), ids),
        speciality_text=words,
        roll=st.one_of(st.none(), st.integers(1, 100)),
        needed=st.one_of(st.none(), points),
        bonus=some_points,
        dice=st.sampled_from(("", "1D6", "1D6-2")),
        gain=some_points,
        fixed=st.booleans(),
        old=whole,
        new=whole,
        reason=st.sampled_from(("above_score", "not_above_score", "natural_100")),
        own_dice=st.booleans(),
        teacher=words,
        sanity=some_points,
        tick=ticks,
        study=studies,
    ),
    max_size=3,
    unique_by=lambda row: row.id,
).map(tuple)


@st.composite
def skills(draw: st.DrawFn) -> Skill:
    """Any row: of the catalogue, of the user's own, of a catalogue yet to come."""
    skill = draw(st.one_of(st.none(), st.sampled_from(sorted(brp_catalogue().skills)), ids))
    known = brp_catalogue().skills.get(skill or "")
    specialities = known.specialities if known else ()
    speciality = draw(st.one_of(st.none(), st.sampled_from(specialities))) if specialities else None
    return Skill(
        id=draw(ids),
        skill=skill,
        name=draw(st.one_of(st.just(""), words)),
        category=draw(st.one_of(st.none(), st.sampled_from(sorted(brp_catalogue().categories)))),
        speciality=speciality,
        speciality_text=draw(st.one_of(st.just(""), words)),
        base=draw(st.one_of(st.none(), st.sampled_from(("25", "DEX*2", "INT+POW", "base(dodge)", "DEX**2", "")))),
        conditions=draw(st.lists(ids, max_size=2).map(tuple)),
        points=draw(
            st.builds(
                SkillPoints,
                culture=some_points,
                personality=some_points,
                profession=some_points,
                personal=some_points,
                experience=some_points,
            )
        ),
        bonus=draw(some_points),
        ticked=draw(st.booleans()),
        tick=draw(ticks),
        learns=draw(st.sampled_from((None, True, False))),
        hidden=draw(st.booleans()),
        pinned=draw(st.booleans()),
        note=draw(st.one_of(st.just(""), words)),
    )


characteristics = st.lists(
    st.builds(
        Characteristic,
        id=st.sampled_from(CHARACTERISTICS),
        initial=st.one_of(st.none(), st.integers(0, 9999), st.integers(3, 21)),
        moved=some_points,
        age=some_points,
        training=some_points,
        other=some_points,
    ),
    max_size=8,
    unique_by=lambda row: row.id,
).map(tuple)

resources = st.lists(
    st.builds(
        Resource,
        id=st.one_of(st.sampled_from(("hit_points", "power_points", "fatigue", "sanity")), ids),
        name=words,
        current=st.one_of(st.none(), points),
        maximum=st.one_of(st.none(), st.integers(0, 99_999)),
    ),
    max_size=5,
    unique_by=lambda row: row.id,
).map(tuple)

hindrances = st.lists(
    st.builds(
        Hindrance,
        kind=st.one_of(st.sampled_from(HINDRANCES), ids),
        rounds=st.one_of(st.none(), st.integers(0, 99_999)),
        delay=st.integers(0, 3),
        number=some_points,
        weapon=st.one_of(st.just(""), ids),
    ),
    max_size=3,
).map(tuple)

notes = st.lists(st.builds(Note, id=ids, title=words, text=words), max_size=4, unique_by=lambda row: row.id).map(tuple)

portraits = st.one_of(st.just(b""), st.binary(max_size=200).map(lambda data: b"\x89PNG\r\n\x1a\n" + data))

faces = st.integers(1, 20)
creations = st.one_of(
    st.none(),
    st.builds(
        Creation,
        step=st.sampled_from(STEPS),
        shown=st.booleans(),
        method=st.sampled_from(("", *METHODS)),
        throws=st.lists(
            st.builds(
                Throw,
                id=ids,
                characteristic=st.sampled_from(CHARACTERISTICS),
                dice=st.sampled_from(("3D6", "2D6+6")),
                faces=st.lists(faces, max_size=3).map(tuple),
                counts=st.booleans(),
            ),
            max_size=3,
            unique_by=lambda throw: throw.id,
        ).map(tuple),
        age_roll=st.one_of(st.none(), faces),
        profession_skills=st.lists(ids, max_size=3).map(tuple),
        personality_skills=st.lists(ids, max_size=3).map(tuple),
        personality_roll=st.one_of(st.none(), faces),
        wealth=st.one_of(st.none(), ids),
        wealth_row=st.one_of(st.none(), ids),
        given=st.lists(st.tuples(ids, ids), max_size=2).map(tuple),
        seed=st.one_of(st.none(), st.integers(0, 999_999_999_999)),
        turns=st.lists(st.tuples(st.sampled_from(STEPS), faces), max_size=2).map(tuple),
    ),
)

characters = st.builds(
    BrpCharacter,
    name=words,
    player=words,
    occupation=words,
    profession=st.one_of(st.none(), ids),
    age=st.one_of(st.none(), st.integers(0, 99_999)),
    gender=words,
    place=words,
    adventure=words,
    portrait=portraits,
    options=option_records(),
    characteristics=characteristics,
    skills=st.lists(skills(), max_size=6, unique_by=lambda row: row.id).map(tuple),
    pow_ticked=st.booleans(),
    pow_tick=ticks,
    move=st.one_of(st.none(), st.integers(0, 9999)),
    resources=resources,
    notes=notes,
    adventures=adventures,
    study=studies,
    improvements=improvements,
    personality=st.one_of(st.none(), ids),
    features=words,
    height=words,
    weight=words,
    weapons=some_of(belonging_strategies.weapons),
    armour=some_of(belonging_strategies.armour),
    wounds=some_of(belonging_strategies.wounds),
    hindrances=hindrances,
    powers=some_of(belonging_strategies.powers),
    items=belonging_strategies.item_lists(),
    wealth=some_of(belonging_strategies.wealth),
    contacts=some_of(belonging_strategies.contacts),
    creation=creations,
)
