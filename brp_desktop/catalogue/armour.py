"""Armour by id: names, and for each edition the piece the rules work with and what it weighs."""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from msgspec import Struct

from brp_desktop.catalogue.brp import ERAS_OFFERED, NamedDefinition, Names, load_json
from brp_desktop.rules.brp.armour import ArmourBurden, ArmourPiece
from brp_desktop.rules.brp.options import BrpOptions


class ArmourNumbers(Struct, frozen=True, kw_only=True):
    """A piece in one edition: the rules' view of it, its burden's id, weight (hundredths of an encumbrance point) and
    time to put it on (rounds).

    ``fits_siz`` is how far the wearer's SIZ may lie below and above the size it was made for; None: it fits anybody.
    ``points_range`` are the points to choose from where the wearer sets them.
    """

    piece: ArmourPiece
    burden: str | None = None
    weight: int | None = None
    don_rounds: int | None = None
    value: str | None = None
    fits_siz: tuple[int, int] | None = None
    points_range: tuple[int, int] | None = None
    includes_helmet: bool = False
    characteristics: Mapping[str, int]


class ArmourDefinition(Struct, frozen=True, kw_only=True):
    """One armour or helmet with its numbers by edition."""

    id: str
    names: Names
    kind: str
    era: str
    numbers: Mapping[str, ArmourNumbers]

    @property
    def editions(self) -> tuple[str, ...]:
        """The editions that have the piece."""
        return tuple(self.numbers)


class ArmourCatalogue(Struct, frozen=True, kw_only=True, eq=False):
    """All armour by id, and the words for how much it burdens."""

    armour: Mapping[str, ArmourDefinition]
    burdens: Mapping[str, NamedDefinition]

    def offered(self, options: BrpOptions) -> Iterator[ArmourDefinition]:
        """The armour of the record's edition and era; each era offers that of the earlier ones too."""
        eras = ERAS_OFFERED[options.era]
        for armour in self.armour.values():
            if options.data_edition in armour.numbers and armour.era in eras:
                yield armour


@cache
def armour_catalogue() -> ArmourCatalogue:
    """The one catalogue of armour, read on first use and kept.

    >>> armour_catalogue().armour["chain"].numbers["srd"].piece.points
    7
    """
    data = load_json("armour")
    groups = data["srd_modifier_groups"]
    return ArmourCatalogue(
        armour={entry["id"]: _armour(entry, groups) for entry in data["armour"]},
        burdens={entry["id"]: NamedDefinition(id=entry["id"], names=entry["names"]) for entry in data["burdens"]},
    )


def armour_definition(id_: str) -> ArmourDefinition | None:
    """One piece without reading all the others; None for an id the catalogue has not got.

    >>> armour_definition("chain").kind, armour_definition("nothing")
    ('armour', None)
    """
    return _one(id_) if id_ in _file()[0] else None


@cache
def _one(id_: str) -> ArmourDefinition:
    entries, groups = _file()
    return _armour(entries[id_], groups)


@cache
def _file() -> tuple[dict[str, dict[str, Any]], dict[str, Any]]:
    """The pieces as they stand in the file, and the groups of skills that penalties name."""
    data = load_json("armour")
    return {entry["id"]: entry for entry in data["armour"]}, data["srd_modifier_groups"]


def _armour(entry: dict[str, Any], groups: dict[str, Any]) -> ArmourDefinition:
    return ArmourDefinition(
        id=entry["id"],
        names=entry["names"],
        kind=entry["kind"],
        era=entry["era"],
        numbers={edition: _numbers(entry, entry[edition], groups) for edition in entry["editions"]},
    )


def _numbers(entry: dict[str, Any], numbers: dict[str, Any], groups: dict[str, Any]) -> ArmourNumbers:
    enc, fits, chosen = numbers.get("enc"), numbers.get("fits_siz", {}), numbers.get("av_range")
    by_kind = {
        kind: numbers[key] for key, kind in (("av_firearms", "firearm"), ("av_missile", "missile")) if key in numbers
    }
    random_by_kind = {"firearm": numbers["random_firearms"]} if "random_firearms" in numbers else {}
    return ArmourNumbers(
        piece=ArmourPiece(
            entry["id"],
            entry["era"],
            numbers["av"],
            by_kind,
            numbers.get("random"),
            random_by_kind,
            numbers.get("adds", False),
            tuple(_burden(modifier, groups) for modifier in numbers["modifiers"]),
            frozenset(numbers.get("locations", ())),
            numbers.get("location_av"),
        ),
        burden=numbers.get("burden"),
        weight=None if enc is None else round(enc * 100),
        don_rounds=numbers.get("don_rounds"),
        value=numbers.get("value"),
        fits_siz=(fits["below"], fits["above"]) if "below" in fits else None,
        points_range=None if chosen is None else (chosen[0], chosen[1]),
        includes_helmet=numbers.get("includes_helmet", False),
        characteristics=numbers.get("characteristics", {}),
    )


def _burden(modifier: dict[str, Any], groups: dict[str, Any]) -> ArmourBurden:
    group = groups[modifier["group"]] if "group" in modifier else {}
    return ArmourBurden(
        modifier["value"],
        frozenset(group.get("skills", modifier.get("skills", ()))),
        frozenset([modifier["category"]] if "category" in modifier else ()),
        frozenset(group.get("rolls", ())),
        modifier.get("per") == "av",
    )
