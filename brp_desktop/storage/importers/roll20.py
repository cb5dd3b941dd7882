"""A Roll20 character saved with the VTTES extension: the meaning lies in the names of its attributes."""

import re
from typing import Final

from brp_desktop.sheet.belongings import Armour, Wound
from brp_desktop.sheet.derived_values import HIT_POINTS, POWER_POINTS
from brp_desktop.storage.importers.builder import Builder
from brp_desktop.storage.importers.foundry_brp_gear import location_of
from brp_desktop.storage.importers.foundry_item import NO_ID
from brp_desktop.storage.importers.report import ORDINARY, PERCENTILE, Choices, Imported, Line
from brp_desktop.storage.importers.roll20_attributes import Attributes
from brp_desktop.storage.importers.roll20_rows import read_rows
from brp_desktop.storage.importers.skill_drafts import SkillDraft
from brp_desktop.storage.importers.skill_names import run_together
from brp_desktop.storage.importers.source import Node, Source
from brp_desktop.storage.importers.values import read_whole, shown
from brp_desktop.storage.words import word

CHARACTERISTICS: Final = {
    "str": ("STR", "strength"), "con": ("CON", "constitution"), "siz": ("SIZ", "size"), "int": ("INT", "intelligence"),
    "pow": ("POW", "power"), "dex": ("DEX", "dexterity"), "app": ("APP", "CHA", "appearance"),
    "edu": ("EDU", "education"),
}  # fmt: skip
"""The names of a characteristic on the sheets of this program, ours first."""

PLACES: Final = {
    "r_leg": "right_leg", "l_leg": "left_leg", "abd": "abdomen", "chst": "chest", "r_arm": "right_arm",
    "l_arm": "left_arm", "hd": "head",
}  # fmt: skip
REASONS: Final = {
    "avatar": "picture_path", "abilities": "macro", "defaulttoken": "server", "oldId": "server", "tags": "server",
    "controlledby": "server", "inplayerjournals": "server", "schema_version": "server",
}  # fmt: skip
_FIELDS: Final = (
    ("gender", "Sex"),
    ("height", "Height"),
    ("weight", "Weight"),
    ("features", "Features"),
    ("occupation", "Profession"),
)
_SWITCHES: Final = re.compile(
    r"(?i)is_config|toggle.*|show.*|.*_display|sheet_version|translation_.*|.*_attr_.*|options?[-_].*"
)
_MACROS: Final = re.compile(r"(?i).*_roll|roll_.*")


def read(choices: Choices, source: Source) -> Imported:
    """The character; attributes nobody knows are left and named one by one."""
    builder = Builder(source, choices, "roll20")
    top = source.top
    attributes = Attributes(top)
    _read_identity(top, attributes, builder)
    percentile = _read_characteristics(attributes, builder)
    builder.settle_scale(PERCENTILE if percentile else ORDINARY, certain=percentile)
    _read_state(attributes, builder)
    _read_skills(attributes, builder)
    read_rows(attributes, builder)
    _read_places(attributes, builder)
    _read_armour(attributes, builder)
    _leave_the_rest(attributes)
    for key, title in (("bio", ""), ("gmnotes", word("gm_notes", builder.lang))):
        if text := top[key].prose("note"):
            builder.note(title, text)
    return builder.finish("character", reasons=REASONS, version=shown(top["schema_version"].value))


def _read_identity(top: Node, attributes: Attributes, builder: Builder) -> None:
    name = attributes.take("Name", "character_name").text("name", quiet=True)
    title = top["name"].text("name", quiet=True)
    builder.set("name", name or title)
    if name and title and name != title:
        top["name"].change("stored_as", "name", title, name)
    else:
        top["name"].take("name", name or title)
    for field, theirs in _FIELDS:
        builder.set(field, attributes.take(theirs).text(field))
    builder.age(attributes.take("Age"))
    for key, theirs in (("race", "Race"), ("religion", "Religion"), ("hand", "Handedness"), ("about", "Description")):
        builder.detail(key, attributes.take(theirs).prose(key))
    builder.wealth("wealth", attributes.take("Wealth"))


def _read_characteristics(attributes: Attributes, builder: Builder) -> bool:
    """The characteristics; whether they are on the percentile scale, as the sheet of the sister game has them."""
    percentile = False
    for id_, names in CHARACTERISTICS.items():
        node = attributes.take(*names)
        builder.characteristic(id_, node, label=attributes.found_name[:3].lower())
        percentile = percentile or attributes.found_name.lower() in ("strength", "constitution", "dexterity")
    return percentile


def _read_state(attributes: Attributes, builder: Builder) -> None:
    hits = attributes.take("cur_hp", "hitpoints")
    builder.tracks.add(HIT_POINTS, hits, attributes.maximum("max_hp"))
    power = attributes.take("cur_mp", "magicpoints", "cur_pp")
    builder.tracks.add(POWER_POINTS, power, attributes.maximum("max_mp", "max_pp"))
    for key, names, maxima in (
        ("fatigue", ("cur_ftgp",), ("max_ftgp",)),
        ("sanity", ("cur_san", "sanity"), ("max_san",)),
        ("luck", ("luck",), ()),
    ):
        builder.tracks.counter(key, attributes.take(*names), attributes.maximum(*maxima))
    builder.set("move", attributes.take("mov", "move", "movement").whole("move"))
    builder.compare("damage_bonus", attributes.take("Damage_Bonus", "damagebonus"))


def _read_skills(attributes: Attributes, builder: Builder) -> None:
    """Skills with a name of their own; a box that was never touched means the base value."""
    for name in attributes.left():
        found = run_together(name)
        tick_name = f"Success-{name}"
        if found is None and not attributes.has(tick_name):
            continue
        node = attributes.take(name)
        written = attributes.found_name
        if found is None:
            found = run_together(written, known_only=False)
        if found is None:
            continue
        rating = node.whole("skill", written, quiet=True)
        tick = attributes.take(tick_name)
        draft = SkillDraft(node, written, found, rating=rating, ticked=tick.switch("tick", written), tick_node=tick)
        if builder.skills.add(draft) is not None:
            node.take("skill", "" if rating is None else rating, written)
        if found.other_name:
            node.change("stored_as", "skill", written, f"{found.skill}", written)


def _read_places(attributes: Attributes, builder: Builder) -> None:
    """Armour and losses by hit location."""
    for key, place in PLACES.items():
        points = attributes.take(f"{key}_ap").whole("armour", place, quiet=True)
        name = attributes.take(f"{key}_armor_name").text("armour", place, quiet=True)
        _place(
            builder,
            attributes.last,
            place,
            name,
            points,
            attributes.take(f"{key}_max_hp"),
            attributes.take(f"{key}_cur_hp"),
        )
    for row in attributes.rows("hlocations"):
        shown_name = row.take("hloc").text("hit_location", quiet=True)
        kind = row.take("atype").text("armour", shown_name, quiet=True)
        points = row.take("app").whole("armour", shown_name, quiet=True)
        maximum, left = row.take("mhp"), row.take("chp")
        if not shown_name and not points:
            row.leave("empty_row", "hit_location")
            continue
        found = location_of(shown_name)
        if found is not None:
            _place(builder, row.node, found, kind, points, maximum, left)
            continue
        armour = Armour(id=NO_ID, name=shown_name, worn=False, points=points or 0, note=kind)
        row.node.doubt("place_unknown", "hit_location", shown_name, points or "")
        builder.add(armour, row.node)
        for node in (maximum, left):
            node.whole("hit_location", shown_name, quiet=True)


def _place(builder: Builder, node: Node, place: str, name: str, points: int | None, maximum: Node, left: Node) -> None:
    if points:
        row = Armour(id=NO_ID, name=name or word("armour", builder.lang), places=((place, points),))
        if builder.add(row, node) is not None:
            node.source.say(
                "taken", Line(code="taken", field="armour", what=row.name, new=str(points), where=node.where)
            )
    most, now = (each.whole("hit_location", place, quiet=True) for each in (maximum, left))
    if most is not None and now is not None:
        if now < most:
            builder.add(Wound(id=NO_ID, amount=most - now, location=place), left)
        left.take("hit_location", now, place)


def _read_armour(attributes: Attributes, builder: Builder) -> None:
    """The armour of the whole body: points or dice."""
    name = attributes.take("armor_name").text("armour", quiet=True)
    value = attributes.take("armor_value")
    penalty = attributes.take("armor_skill_penalty").text("armour", quiet=True)
    if not name and value.value in (None, "", 0, "0"):
        value.mark("taken")
        return
    number = read_whole(value.value)
    dice = value.text("armour", quiet=True) if number.state == "formula" else ""
    if number.state not in ("formula", "unknown"):
        value.account_for(number, "armour", name, quiet=True)
    note = f"({penalty})" if penalty and penalty != "0" else ""
    row = Armour(id=NO_ID, name=name, points=number.value or 0, random=dice or None, note=note)
    if builder.add(row, value) is not None:
        value.take("armour", dice or number.value or "", name)


def _leave_the_rest(attributes: Attributes) -> None:
    """Every attribute nobody took, with the reason where its name says one."""
    for name in attributes.left():
        node = attributes.whole_of(name)
        if _MACROS.fullmatch(name):
            node.leave("macro", name)
        elif _SWITCHES.fullmatch(name):
            node.leave("view_state", name)
        else:
            empty = attributes.value_of(name) in (None, "")
            node.leave("empty" if empty else "no_place", name)
