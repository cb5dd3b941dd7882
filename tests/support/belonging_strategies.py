"""Any belongings a sheet can hold, for property tests: also such as no edit would let in."""

from hypothesis import strategies as st

from brp_desktop.catalogue.armour import armour_catalogue
from brp_desktop.catalogue.weapons import weapon_catalogue
from brp_desktop.rules.brp.hit_locations import LOCATIONS
from brp_desktop.sheet.belongings import POWER_KINDS, Armour, Burden, Contact, Item, Power, Wealth, Weapon, Wound

words = st.text(st.characters(exclude_categories=["Cs"]), max_size=20)
some_words = st.one_of(st.just(""), words)
ids = st.text("abcdefghijklmnopqrstuvwxyz_.0123456789", min_size=1, max_size=20)
skills = st.one_of(st.none(), st.sampled_from(("dodge", "brawl", "firearm.pistol", "melee_weapon.dagger")), ids)
counts = st.one_of(st.none(), st.just(0), st.integers(0, 99_999))
damages = st.sampled_from(("", "1D8", "1D6+1+db", "2D6+db/2", "brawl", "4D", "db+db"))
places = st.one_of(st.sampled_from(LOCATIONS), st.just("tail"))
times = st.one_of(st.just(0), st.integers(0, 253_402_300_799_999))

weapons = st.builds(
    Weapon,
    id=ids,
    weapon=st.one_of(st.none(), st.sampled_from(sorted(weapon_catalogue().weapons)), ids),
    name=some_words,
    skill=skills,
    parry_skill=skills,
    kind=st.sampled_from((None, "melee", "firearm", "shield", "missile")),
    base=counts,
    damage=st.one_of(st.none(), damages),
    damage_by_range=st.sampled_from((None, (), ((10, "4D6"), (20, "2D6")))),
    special=st.sampled_from((None, "", "impaling", "bleeding")),
    reach=st.sampled_from((None, "", "long")),
    range_m=counts,
    attacks=st.sampled_from((None, "1", "1/2", "burst")),
    hands=st.sampled_from((None, "1", "1-2")),
    hit_points=counts,
    hit_points_maximum=counts,
    loaded=counts,
    ammunition=counts,
    spare=counts,
    malfunction=st.one_of(st.none(), st.integers(0, 101)),
    encumbrance=counts,
    carried=st.booleans(),
    readied=st.booleans(),
    note=some_words,
)

burdens = st.builds(
    Burden,
    on=st.sampled_from(("category.physical", "skill.stealth", "roll.agility", "category.perception")),
    value=st.integers(-9999, 9999),
)

armour = st.builds(
    Armour,
    id=ids,
    armour=st.one_of(st.none(), st.sampled_from(sorted(armour_catalogue().armour)), ids),
    name=some_words,
    worn=st.booleans(),
    carried=st.booleans(),
    points=counts,
    places=st.one_of(
        st.none(),
        st.lists(st.tuples(places, st.integers(0, 20)), max_size=4, unique_by=lambda pair: pair[0]).map(tuple),
    ),
    random=st.sampled_from((None, "", "1D6-1")),
    adds=st.sampled_from((None, True, False)),
    burdens=st.one_of(st.none(), st.lists(burdens, max_size=3).map(tuple)),
    encumbrance=counts,
    note=some_words,
)

wounds = st.builds(
    Wound,
    id=ids,
    amount=st.integers(0, 99),
    healed=st.integers(-9, 99),
    location=st.one_of(st.none(), places),
    time=times,
    treated=st.booleans(),
    major=st.booleans(),
    major_roll=st.one_of(st.none(), st.integers(1, 100)),
    effect=st.sampled_from(("", "bleeding", "crushing")),
    note=some_words,
)

powers = st.builds(
    Power,
    id=ids,
    name=some_words,
    kind=st.one_of(st.sampled_from(POWER_KINDS), words),
    skill=skills,
    chance=st.one_of(st.none(), st.integers(0, 9999)),
    level=counts,
    cost=counts,
    track=st.sampled_from(("power_points", "fatigue", "counter.1", "sanity")),
    note=some_words,
)

items = st.builds(
    Item,
    id=ids,
    name=some_words,
    quantity=st.integers(0, 999_999),
    encumbrance=st.integers(0, 9_999_999),
    container=st.booleans(),
    inside=st.one_of(st.none(), ids),
    carried=st.booleans(),
    note=some_words,
)


@st.composite
def item_lists(draw: st.DrawFn) -> tuple[Item, ...]:
    """Things that may lie in each other, in circles too, or in nothing that there is."""
    rows = draw(st.lists(items, max_size=5, unique_by=lambda row: row.id))
    known = [row.id for row in rows]
    return tuple(
        Item(
            id=row.id,
            name=row.name,
            quantity=row.quantity,
            encumbrance=row.encumbrance,
            container=row.container,
            inside=draw(st.sampled_from([None, row.inside, *known])),
            carried=row.carried,
            note=row.note,
        )
        for row in rows
    )


wealth = st.builds(Wealth, id=ids, name=some_words, amount=some_words, note=some_words)
contacts = st.builds(Contact, id=ids, name=some_words, relation=some_words, place=some_words, note=some_words)


def some_of(rows: st.SearchStrategy) -> st.SearchStrategy:
    """A few rows, each id once."""
    return st.lists(rows, max_size=3, unique_by=lambda row: row.id).map(tuple)
