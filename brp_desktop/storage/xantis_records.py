"""The types a Xantis sheet's file is made of, with their limits; as with those of a percentile sheet.

The order of the fields is their order in the file. What equals its default is left out.
"""

from typing import Annotated, Any, Literal
from uuid import UUID

from msgspec import Meta, field

from brp_desktop.rules.xantis import INIZIATIVA, PA_MAX
from brp_desktop.sheet import xantis_limits as limits
from brp_desktop.sheet.limits import PORTRAIT_BYTES
from brp_desktop.storage.records import Id, Record

Name = Annotated[str, Meta(min_length=1, max_length=limits.NAME_LENGTH)]
Words = Annotated[str, Meta(max_length=limits.NAME_LENGTH)]
Prose = Annotated[str, Meta(max_length=limits.TEXT_LENGTH)]
Cost = Annotated[int, Meta(ge=limits.PA_COST[0], le=limits.PA_COST[1])]
Pa = Annotated[int, Meta(ge=limits.PA[0], le=limits.PA[1])]
Initiative = Annotated[int, Meta(ge=limits.INITIATIVE[0], le=limits.INITIATIVE[1])]
Count = Annotated[int, Meta(ge=limits.COUNTER[0], le=limits.COUNTER[1])]
Terms = Annotated[tuple[Id, ...], Meta(max_length=limits.NODES)]


class ScoreNodeRecord(Record, frozen=True, kw_only=True):
    """One score of the tree; without ``parent`` it stands alone, else the parent is of a higher tier."""

    id: Id
    tier: Literal["caratteristica", "abilita", "arte", "specializzazione"]
    name: Name
    value: Annotated[int, Meta(ge=limits.SCORE[0], le=limits.SCORE[1])] = 0
    parent: Id | None = None


class PenaltyRecord(Record, frozen=True, kw_only=True):
    """Pme, Pr or Pd; ``name`` is what the table calls it."""

    value: Annotated[int, Meta(ge=limits.PENALTY[0], le=limits.PENALTY[1])] = 0
    name: Words = ""


class XantisWeaponRecord(Record, frozen=True, kw_only=True):
    """A weapon; a cost of null is empty, which is not 0."""

    id: Id
    name: Name
    node: Id | None = None
    attack_pa: Cost | None = None
    parry_pa: Cost | None = 3
    damage: Annotated[str, Meta(max_length=limits.DAMAGE_LENGTH)] = ""
    bonus: Annotated[int, Meta(ge=limits.WEAPON_BONUS[0], le=limits.WEAPON_BONUS[1])] = 0
    note: Prose = ""


class XantisActionRecord(Record, frozen=True, kw_only=True):
    """An action preset; it is instantaneous when it costs 0 Pa."""

    id: Id
    name: Name
    node: Id | None = None
    pa: Cost | None = None
    spell: bool = False
    note: Prose = ""


class CounterRecord(Record, frozen=True, kw_only=True):
    """A free counter; without ``maximum`` it is open."""

    id: Id
    name: Name
    now: Count = 0
    maximum: Count | None = None


class XantisNoteRecord(Record, frozen=True, kw_only=True):
    """One page of plain text."""

    id: Id
    title: Words = ""
    text: Prose = ""


class XantisSheetRecord(Record, frozen=True, kw_only=True):
    """A whole Xantis sheet. ``options`` are the readings of the rules in force; they and the terms of Pa Max and
    Iniziativa are always written in full.
    """

    format_version: Annotated[int, Meta(ge=1)]
    id: UUID
    system: Literal["xantis"]
    name: Words = ""
    player: Words = ""
    people: Words = ""
    group: Words = ""
    adventure: Words = ""
    npc: bool = False
    options: dict[str, Any] = field(default_factory=dict)
    nodes: Annotated[tuple[ScoreNodeRecord, ...], Meta(max_length=limits.NODES)] = ()
    pme: PenaltyRecord = PenaltyRecord()
    pr: PenaltyRecord = PenaltyRecord()
    pd: PenaltyRecord = PenaltyRecord()
    pa_max_terms: Terms = field(default_factory=lambda: PA_MAX.terms)
    pa_max: Pa | None = None
    pa_left: Pa | None = None
    initiative_terms: Terms = field(default_factory=lambda: INIZIATIVA.terms)
    initiative_number: Initiative = 0
    initiative: Initiative | None = None
    weapons: Annotated[tuple[XantisWeaponRecord, ...], Meta(max_length=limits.ENTRIES)] = ()
    actions: Annotated[tuple[XantisActionRecord, ...], Meta(max_length=limits.ENTRIES)] = ()
    counters: Annotated[tuple[CounterRecord, ...], Meta(max_length=limits.ENTRIES)] = ()
    notes: Annotated[tuple[XantisNoteRecord, ...], Meta(max_length=limits.ENTRIES)] = ()
    portrait: Annotated[bytes, Meta(max_length=PORTRAIT_BYTES)] = b""
