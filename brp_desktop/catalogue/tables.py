"""Small tables by id: fumbles, hit locations, sizes of objects, materials, poisons."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from msgspec import Struct

from brp_desktop.catalogue.brp import NamedDefinition, Names, load_json
from brp_desktop.rules.brp.fumbles import FumbleRow


class FumbleTable(NamedDefinition, frozen=True, kw_only=True):
    """One fumble table: its rows by D100, as the rules read them."""

    rows: tuple[FumbleRow, ...]


class FumbleCatalogue(Struct, frozen=True, kw_only=True, eq=False):
    """The fumble tables, and the text of every outcome with placeholders ``{dice}`` ``{modifier}`` ``{amount}``."""

    tables: Mapping[str, FumbleTable]
    outcomes: Mapping[str, Names]


class LocationDefinition(NamedDefinition, frozen=True, kw_only=True):
    """One hit location with the first and last face of its die, and the id of its share of the hit points."""

    first: int
    last: int
    share: str


class ObjectDefinition(NamedDefinition, frozen=True, kw_only=True):
    """A common object: the SIZ it usually has (from, to), and that of a part one can break through, if known."""

    siz: tuple[int, int]
    segment: tuple[int, int] | None = None


class MaterialDefinition(NamedDefinition, frozen=True, kw_only=True):
    """A material as a barrier, with its armour points."""

    armour: int


class ObjectCatalogue(Struct, frozen=True, kw_only=True, eq=False):
    """Sizes of objects and barriers by id, and weights: (SIZ, from, to) with the weight in tenths of a kilogram."""

    objects: Mapping[str, ObjectDefinition]
    materials: Mapping[str, MaterialDefinition]
    mass: tuple[tuple[int, int, int], ...]


class PoisonDefinition(NamedDefinition, frozen=True, kw_only=True):
    """A poison: its potency, and after how long it works (from, to, both the same where it is certain).

    ``unit`` is ``rounds`` or ``minutes``.
    """

    potency: int
    unit: str
    onset: tuple[int, int]


@cache
def fumble_catalogue() -> FumbleCatalogue:
    """The fumble tables, read on first use and kept.

    >>> fumble_catalogue().tables["melee_attack"].rows[0].outcome
    'lose_next_round'
    """
    data = load_json("fumbles")
    return FumbleCatalogue(
        tables={
            entry["id"]: FumbleTable(
                id=entry["id"], names=entry["names"], rows=tuple(_fumble_row(row) for row in entry["rows"])
            )
            for entry in data["tables"]
        },
        outcomes={entry["id"]: entry["text"] for entry in data["outcomes"]},
    )


@cache
def hit_location_catalogue() -> Mapping[str, LocationDefinition]:
    """The hit locations of a humanoid body in the order of the die, read on first use and kept.

    >>> hit_location_catalogue()["abdomen"].first
    9
    """
    return {
        entry["id"]: LocationDefinition(
            id=entry["id"], names=entry["names"], first=entry["from"], last=entry["to"], share=entry["share"]
        )
        for entry in load_json("hit_locations")["locations"]
    }


@cache
def object_catalogue() -> ObjectCatalogue:
    """Sizes of objects and barriers, read on first use and kept.

    >>> object_catalogue().objects["door"].siz
    (4, 8)
    """
    data = load_json("object_sizes")
    return ObjectCatalogue(
        objects={
            entry["id"]: ObjectDefinition(
                id=entry["id"],
                names=entry["names"],
                siz=_range(entry["siz"]),
                segment=_range(entry["segment"]) if "segment" in entry else None,
            )
            for entry in data["objects"]
        },
        materials={
            entry["id"]: MaterialDefinition(id=entry["id"], names=entry["names"], armour=entry["armour"])
            for entry in data["materials"]
        },
        mass=tuple((row["siz"], round(10 * row["from"]), round(10 * row["to"])) for row in data["mass"]["rows"]),
    )


@cache
def poison_catalogue() -> Mapping[str, PoisonDefinition]:
    """The poisons, read on first use and kept.

    >>> poison_catalogue()["cobra"].potency
    16
    """
    return {entry["id"]: _poison(entry) for entry in load_json("poisons")["poisons"]}


@cache
def potency_names() -> tuple[Names, Names]:
    """The name and the abbreviation of a poison's potency.

    >>> potency_names()[1]["it"]
    'VIR'
    """
    potency = load_json("poisons")["potency"]
    return potency["names"], potency["abbr"]


def _fumble_row(row: dict[str, Any]) -> FumbleRow:
    return FumbleRow(
        row["from"],
        row["to"],
        row["outcome"],
        row.get("dice"),
        row.get("modifier"),
        row.get("amount"),
        row.get("otherwise"),
    )


def _poison(entry: dict[str, Any]) -> PoisonDefinition:
    [(unit, time)] = entry["onset"].items()
    return PoisonDefinition(
        id=entry["id"],
        names=entry["names"],
        potency=entry["pot"],
        unit=unit,
        onset=_range(time) if isinstance(time, list) else (time, time),
    )


def _range(pair: list[int]) -> tuple[int, int]:
    return pair[0], pair[1]
