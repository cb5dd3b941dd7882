"""Powers, passions, traits, allegiances and reputation of a Foundry "brp" actor."""

from typing import Final

from brp_desktop.sheet.belongings import Power
from brp_desktop.sheet.ids import ResourceId
from brp_desktop.storage.importers.foundry_item import NO_ID, POINTS, Items, own_flags, texts
from brp_desktop.storage.importers.source import Node
from brp_desktop.storage.words import word

OPPOSITE: Final = "↔ "
"""Before the name of a trait's opposite, in the first line of its note."""

_KINDS: Final = {"mutation": "mutation", "super": "superpower"}


def read_spell(known: Items, item: Node, system: Node, name: str) -> None:
    """Magic or a psychic ability: like a skill, with a cost."""
    cost = system["pppl"].whole("power", name, quiet=True)
    kind = str(item["type"].value)
    _learning(
        known, item, system, Power(id=NO_ID, name=name, kind=kind, cost=cost, note=_words_of(known, system, name))
    )


def read_sorcery(known: Items, item: Node, system: Node, name: str) -> None:
    """A spell of sorcery: a level and a cost."""
    level, cost = (system[key].whole("power", name, quiet=True) for key in ("currLvl", "powCost"))
    note = _words_of(known, system, name)
    _plain(known, item, Power(id=NO_ID, name=name, kind="sorcery", level=level, cost=cost, note=note))


def read_power(known: Items, item: Node, system: Node, name: str) -> None:
    """A mutation, superpower, failing or power: a level and words."""
    own = own_flags(item)
    kind = own["kind"].text("power", name, quiet=True) or _KINDS.get(str(item["type"].value), "other")
    level = system.first("level", "lvl").whole("power", name, quiet=True)
    chance, cost = (own[key].whole("power", name, quiet=True) for key in ("chance", "cost"))
    track = ResourceId(own["track"].text("power", name, quiet=True) or "power_points")
    note = _words_of(known, system, name)
    row = Power(id=NO_ID, name=name, kind=kind, level=level, chance=chance, cost=cost, track=track, note=note)
    if own["learns"].value:
        _learning(known, item, own["learns"], row)
    else:
        _plain(known, item, row)


def read_passion(known: Items, item: Node, system: Node, name: str) -> None:
    """A passion, which learns by use."""
    _learning(known, item, system, Power(id=NO_ID, name=name, kind="passion", note=texts(system, name, "description")))


def read_trait(known: Items, item: Node, system: Node, name: str) -> None:
    """A trait and its opposite, which has what is missing to 100; each with a tick of its own."""
    base, experience = _rating(system, name)
    value = max(0, min(100, base + experience))
    if value != base + experience:
        system["base"].change("rounded", "power", base + experience, value, name)
        base, experience = value, 0
    other = system["oppName"].text("power", name, quiet=True)
    kind = word("trait", known.lang)
    note = "\n".join(filter(None, (f"{OPPOSITE}{other}", texts(system, name, "description"))))
    row = Power(id=NO_ID, name=name, kind=kind, note=note)
    known.builder.learning_power(row, item, base, experience, ticked=system["improve"].switch("tick", name))
    opposite = Power(id=NO_ID, name=other, kind=kind, note=f"{OPPOSITE}{name}")
    ticked = system["oppimprove"].switch("tick", other)
    known.builder.learning_power(opposite, item, 100 - value, 0, ticked=ticked)
    item["name"].take("power", value, name)


def read_allegiance(known: Items, item: Node, system: Node, name: str) -> None:
    """An allegiance with its points."""
    points = sum(system[key].whole("power", name, quiet=True) or 0 for key in ("allegPoints", "xp"))
    note = texts(system, name, "description")
    _plain(known, item, Power(id=NO_ID, name=name, kind="allegiance", chance=points, note=note))


def read_reputation(known: Items, item: Node, system: Node, name: str) -> None:
    """A reputation."""
    chance, note = system["base"].whole("power", name, quiet=True), texts(system, name, "description")
    kind = word("reputation", known.lang)
    _plain(known, item, Power(id=NO_ID, name=name, kind=kind, chance=chance, note=note))


def _plain(known: Items, item: Node, power: Power) -> None:
    if known.builder.add(power, item) is not None:
        item["name"].take("power", "" if power.chance is None else power.chance, power.name)


def _learning(known: Items, item: Node, system: Node, power: Power) -> None:
    base, experience = _rating(system, power.name)
    ticked = system["improve"].switch("tick", power.name)
    known.builder.learning_power(power, item, base, experience, ticked=ticked)
    item["name"].take("power", base + experience, power.name)


def _rating(system: Node, name: str) -> tuple[int, int]:
    """The base and everything on top of it."""
    base = system["base"].whole("power", name, quiet=True) or 0
    return base, sum(system[key].whole("power", name, lowest=-9999, quiet=True) or 0 for key in POINTS)


def _words_of(known: Items, system: Node, name: str) -> str:
    """Range, duration and description of a power, each on its line."""
    lines = [
        f"{word(key, known.lang)}: {text}"
        for key in ("range", "duration")
        if (text := system[key].text("power", name, quiet=True))
    ]
    return "\n".join([*lines, *filter(None, (texts(system, name, "description"),))])
