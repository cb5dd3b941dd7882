"""A Foundry actor of the system "brp": characteristics, state, identity and notes; its items are read beside it."""

from typing import Final

from brp_desktop.sheet.derived_values import HIT_POINTS, POWER_POINTS
from brp_desktop.storage.importers.builder import Builder
from brp_desktop.storage.importers.foundry_brp_items import read_items
from brp_desktop.storage.importers.foundry_item import CHARACTERISTICS
from brp_desktop.storage.importers.own_flags import read_own_flags, read_own_options
from brp_desktop.storage.importers.report import Choices, Imported
from brp_desktop.storage.importers.source import Node, Source
from brp_desktop.storage.importers.values import read_whole
from brp_desktop.storage.words import word

PARTS: Final = {"initial": "base", "moved": "redist", "other": "culture", "training": "exp", "age": "age"}
"""The parts of a characteristic by our names, with those of the file."""

_DETAILS: Final = ("culture", "religion")
_STORIES: Final = ("biography", "background", "backstory")

REASONS: Final = {
    "prototypeToken": "server", "ownership": "server", "folder": "server", "sort": "server", "_stats": "server",
    "flags": "server", "img": "picture_path", "effects": "effects", "cost": "creation", "formula": "creation",
    "baseStats": "creation", "lock": "view_state", "skillOrder": "view_state", "skillcategory": "view_state",
    "viewTab": "view_state", "combat": "view_state", "basic": "view_state", "chosen": "view_state",
    "prsnlty": "view_state", "occupation": "view_state", "cultural": "view_state", "variable": "view_state",
    "subType": "view_state", "baseFormula": "recomputed", "groupSkills": "view_state",
}  # fmt: skip


def read(choices: Choices, source: Source) -> Imported:
    """The actor; anything that is no number where one should be is named, nothing stops the reading."""
    builder = Builder(source, choices, "foundry-brp")
    top = source.top
    npc = top["type"].value == "npc"
    top["type"].mark("taken")
    system = top["system"]
    read_own_options(top, builder)
    builder.set("name", top["name"].text("name"))
    for key in ("systemId", "systemVersion"):
        top["_stats"][key].mark("taken")
    _read_characteristics(system, builder)
    _read_state(system, builder, npc=npc)
    _read_identity(system, builder, npc=npc)
    read_items(top, builder, npc=npc)
    read_own_flags(top, builder)
    version = top["_stats"]["systemVersion"].value
    return builder.finish(
        "npc" if npc else "character", reasons=REASONS, version=version if isinstance(version, str) else ""
    )


def _read_characteristics(system: Node, builder: Builder) -> None:
    for key, id_ in CHARACTERISTICS.items():
        stat = system["stats"][key]
        parts = {name: stat[theirs] for name, theirs in PARTS.items() if stat.has(theirs)}
        sums = [read_whole(part.value, lowest=-9999) for part in parts.values()]
        if parts and all(number.value == 0 or number.state == "unknown" for number in sums):
            for part in parts.values():
                part.mark("taken")
            if id_ != "edu" and stat["formula"].value:
                stat["formula"].doubt("not_rolled_yet", id_)
        elif parts:
            builder.characteristic(id_, stat, parts, label=key)
        if read_whole(stat["effects"].value, lowest=-9999).value:
            stat["effects"].leave("effects", key.upper(), id_)
    improve = system["stats"]["pow"]["improve"]
    if improve.switch("pow_tick"):
        builder.set("pow_ticked", True)


def _read_state(system: Node, builder: Builder, *, npc: bool) -> None:
    health, power = system["health"], system["power"]
    mod = health["mod"].whole("hit_points_maximum", lowest=-9999, quiet=True) or 0
    by_hand = mod + (_own_formula(system, builder) if npc else 0)
    builder.tracks.add(HIT_POINTS, health["value"], health["max"], by_hand=by_hand)
    builder.compare("major_wound", health["mjrwnd"])
    power_mod = power["mod"].whole("power_points_maximum", lowest=-9999, quiet=True) or 0
    builder.tracks.add(POWER_POINTS, power["value"], power["max"], by_hand=power_mod)
    builder.tracks.counter("store", power["battVal"], power["battMax"], empty=True)
    builder.tracks.counter("fatigue", system["fatigue"]["value"], system["fatigue"]["max"], empty=True)
    system["fatigue"]["mod"].whole("fatigue", lowest=-9999, quiet=True)
    sanity = system["sanity"]
    usual = [read_whole(sanity[key].value).value for key in ("value", "max")] == [5, 5]
    if usual:
        sanity["value"].mark("taken")
        sanity["max"].mark("taken")
    else:
        builder.tracks.counter("sanity", sanity["value"], sanity["max"], empty=True)
    builder.tracks.counter("res5", system["res5"]["value"], system["res5"]["max"], empty=True)
    builder.set("move", system["move"].whole("move"))


def _own_formula(system: Node, builder: Builder) -> int:
    """How much more hit points an npc has by its own formula than by ours; (stat + stat) × multi, rounded up."""
    formula = system["hp"]
    if not formula.value:
        return 0
    words = [formula[key].word for key in ("stat1", "stat2")]
    ids = [CHARACTERISTICS.get(each) for each in words]
    if any(each not in ("none", *CHARACTERISTICS) for each in words):
        formula.doubt("doubtful_number", "hit_points_maximum")
        return 0
    multi = formula["multi"].value
    if sorted(filter(None, ids)) == ["con", "siz"] and multi == 0.5:
        formula.mark("taken")
        return 0
    values = [builder.value(id_) for id_ in ids if id_ is not None]
    ordinary = [builder.value(id_) for id_ in ("con", "siz")]
    if None in values or None in ordinary or not isinstance(multi, int | float) or not 0 < multi < 100:
        formula.doubt("doubtful_number", "hit_points_maximum")
        return 0
    formula.mark("taken")
    own = -int(-sum(value for value in values if value is not None) * multi // 1)
    return own - builder.computed_hit_points()


def _read_identity(system: Node, builder: Builder, *, npc: bool) -> None:
    builder.set("gender", system["gender"].text("gender"))
    builder.set("occupation", system["professionName"].text("profession"))
    builder.age(system["age"])
    builder.set("height", system["height"].text("height"))
    builder.set("weight", system["weight"].text("weight"))
    features = [system[key].text("features") for key in ("distincitve", "distinctive")]
    builder.set("features", ", ".join(filter(None, features)))
    for key in _DETAILS:
        builder.detail(key, system[key].text(key))
    builder.detail("personality", system["personalityName"].text("personality"))
    builder.detail("hand", system["hand"].text("hand"))
    builder.detail("about", system["description"].prose("about"))
    for key in ("wealth", "wealthValue"):
        builder.wealth("wealth", system[key], once=True)
    for key in _STORIES:
        builder.note("", system[key].prose("note"))
    for story in system["stories"].elements("title", "value"):
        title, text = story["title"].text("note", quiet=True), story["value"].prose("note")
        if story["value"].value is not None:
            builder.note(title, text)
    for key in ("majorWnd", "minorWnd"):
        if system[key].switch(key):
            system[key].leave("recomputed", key)
    if npc:
        _read_npc_notes(system, builder)


def _read_npc_notes(system: Node, builder: Builder) -> None:
    builder.note("", system["extDesc"].prose("note"))
    loss = system["sanLoss"].text("sanity_loss")
    builder.note(
        word("sanity_loss", builder.lang) if loss else "",
        "\n".join(filter(None, (loss, system["sanDesc"].prose("note")))),
    )
    title, other = system["moveTitle"].text("move", quiet=True), system["altMove"]
    system["altMoveTitle"].mark("taken")
    if other.value not in (None, 0, "", "0"):
        kind = system["altMoveTitle"].text("move", quiet=True)
        lines = (f"{title} {builder.fields.get('move', '')}", f"{kind} {other.text('move')}")
        builder.note(word("move", builder.lang), "\n".join(line.strip() for line in lines).strip())
    else:
        other.mark("taken")
