"""Armour as the rules see it: each piece of the sheet, what is worn, and what it takes off a hit and where."""

from collections.abc import Mapping

from msgspec import Struct

from brp_desktop.catalogue.armour import ArmourNumbers, armour_definition
from brp_desktop.rules import Explanation
from brp_desktop.rules.brp.armour import ArmourBurden, ArmourPiece, points_against, protection, protection_at
from brp_desktop.rules.brp.steps import next_step
from brp_desktop.sheet.belongings import Armour, Burden, Weight
from brp_desktop.sheet.brp import BrpCharacter
from brp_desktop.sheet.ids import BelongingId

_ERA = {"historical": "historic", "modern": "modern", "future": "advanced"}


class DerivedArmour(Struct, frozen=True, kw_only=True):
    """One piece: what it takes off a hit (``points``), at each place where that differs, and its penalties.

    ``burden`` is the catalogue's word for how much it hinders, ``weight`` in hundredths of an encumbrance point,
    ``random`` the dice of the option ``random_armour``, ``don_rounds`` the rounds it takes to put it on.
    """

    id: BelongingId
    points: int
    places: tuple[tuple[str, int], ...]
    adds: bool
    burdens: tuple[Burden, ...]
    burden: str | None
    random: str | None
    weight: Weight
    don_rounds: int | None


def derived_armour(row: Armour, character: BrpCharacter) -> DerivedArmour:
    """The numbers of one piece under the rules in force."""
    from brp_desktop.rules.brp.hit_locations import LOCATIONS

    numbers = _numbers(row.armour, character.options.data_edition)
    pieces = pieces_of(row, character)
    whole = pieces[0]
    at_places = _at_places(row, character)
    places = tuple(
        (place, protection_at(at_places, place, "melee")) for place in LOCATIONS if _covers(at_places, place)
    )
    return DerivedArmour(
        id=row.id,
        points=whole.points or 0,
        places=places,
        adds=whole.adds,
        burdens=_shown_burdens(row, whole),
        burden=numbers.burden if numbers is not None else None,
        random=whole.random,
        weight=armour_weight(row, character.options.data_edition),
        don_rounds=numbers.don_rounds if numbers is not None else None,
    )


def pieces_of(row: Armour, character: BrpCharacter) -> tuple[ArmourPiece, ...]:
    """The piece as the rules take it: first as a whole, then place by place where its points are given so."""
    options = character.options
    numbers = _numbers(row.armour, options.data_edition)
    piece = numbers.piece if numbers is not None else ArmourPiece(row.id, _ERA[options.era], 0)
    if row.points is not None:
        piece = piece._replace(points=row.points, points_by_kind={}, location_points=None)
    elif numbers is None and row.places:
        piece = piece._replace(points=max(points for _, points in row.places))
    if row.random is not None:
        piece = piece._replace(random=row.random or None, random_by_kind={})
    if row.adds is not None:
        piece = piece._replace(adds=row.adds)
    if row.burdens is not None:
        piece = piece._replace(burdens=tuple(_burden(burden) for burden in row.burdens))
    piece = piece._replace(id=row.id)
    if not row.places:
        return (piece,)
    each = [
        piece._replace(points=points, locations=frozenset([place]), location_points=None, burdens=())
        for place, points in row.places
    ]
    return (piece._replace(locations=frozenset()), *each)


def worn_pieces(character: BrpCharacter) -> tuple[ArmourPiece, ...]:
    """Every piece worn, as a whole."""
    return tuple(pieces_of(row, character)[0] for row in character.armour if row.worn)


def protection_of(
    character: BrpCharacter,
    kind: str = "melee",
    location: str | None = None,
    rolled: Mapping[str, int] | None = None,
) -> int:
    """What everything worn takes off a hit by a weapon of this kind, at a hit location or on the whole.

    ``rolled`` holds the dice of pieces where the record has random armour.
    """
    if location is None:
        return protection(worn_pieces(character), kind, rolled=rolled or {})
    if rolled:
        worn = (row for row in character.armour if row.worn)
        return max(
            (
                points_against(piece, kind, rolled.get(row.id, piece.location_points))
                for row in worn
                for piece in _at_places(row, character)
                if not piece.locations or location in piece.locations
            ),
            default=0,
        )
    pieces = [piece for row in character.armour if row.worn for piece in _at_places(row, character)]
    return protection_at(pieces, location, kind)


def protection_steps(character: BrpCharacter, kind: str = "melee") -> Explanation:
    """How the protection on the whole comes about: the best armour, whatever adds to it, the mark ``protection``."""
    best, steps, value = 0, [], 0
    added = []
    for piece in worn_pieces(character):
        points = points_against(piece, kind)
        if piece.adds:
            added.append(points)
        else:
            best = max(best, points)
    for id_, points in (("armour_points", best), *(("helmet", points) for points in added)):
        if points:
            steps.append(next_step(id_, (points,), value))
            value = steps[-1].result
    return (*steps, next_step("protection", (), value))


def armour_weight(row: Armour, edition: str) -> Weight:
    """The encumbrance of a piece in hundredths of a point."""
    if row.encumbrance is not None:
        return row.encumbrance
    numbers = _numbers(row.armour, edition)
    return 0 if numbers is None else numbers.weight or 0


def _numbers(id_: str | None, edition: str) -> ArmourNumbers | None:
    """The catalogue's numbers of the edition; of the other one where the edition has not got the piece."""
    definition = armour_definition(id_) if id_ is not None else None
    if definition is None:
        return None
    return definition.numbers.get(edition) or next(iter(definition.numbers.values()))


def _at_places(row: Armour, character: BrpCharacter) -> tuple[ArmourPiece, ...]:
    pieces = pieces_of(row, character)
    return pieces[1:] or pieces


def _covers(pieces: tuple[ArmourPiece, ...], place: str) -> bool:
    return any(not piece.locations or place in piece.locations for piece in pieces)


def _burden(burden: Burden) -> ArmourBurden:
    kind, _, id_ = burden.on.partition(".")
    named = frozenset([id_])
    return ArmourBurden(
        burden.value,
        skills=named if kind == "skill" else frozenset(),
        categories=named if kind == "category" else frozenset(),
        rolls=named if kind == "roll" else frozenset(),
    )


def _shown_burdens(row: Armour, piece: ArmourPiece) -> tuple[Burden, ...]:
    """The penalties of a piece one by one, those by category first."""
    if row.burdens is not None:
        return row.burdens
    found = []
    for burden in piece.burdens:
        value = burden.value * (piece.points or 0) if burden.per_point else burden.value
        for kind, ids in (("category", burden.categories), ("skill", burden.skills), ("roll", burden.rolls)):
            found += [Burden(f"{kind}.{id_}", value) for id_ in sorted(ids)]
    return tuple(found)
