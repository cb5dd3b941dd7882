"""Health at the table: First Aid, the healing of weeks, poison, lasting losses, sanity."""

from collections.abc import Mapping
from dataclasses import dataclass

from brp_desktop.play.blows import Blow
from brp_desktop.play.people import Person, value_of
from brp_desktop.rules import RulesError
from brp_desktop.rules.brp import SRD, BrpOptions, Level
from brp_desktop.rules.brp.given_dice import check_d100, check_total
from brp_desktop.rules.brp.hazards import Poisoning, poison
from brp_desktop.rules.brp.healing import first_aid, first_aid_dice, weekly_healing
from brp_desktop.rules.brp.sanity import (
    SanityLoss,
    brings_disorder,
    disorder,
    disorder_minutes,
    parse_loss,
    sanity_roll,
    sanity_threshold,
)
from brp_desktop.rules.brp.wounds import MajorWound, lowered_move, major_wound_row
from brp_desktop.rules.dice import RandomSource, Rolled, parse
from brp_desktop.sheet.brp import BrpCharacter
from brp_desktop.sheet.derive import Derived
from brp_desktop.sheet.derived_sanity import starting_power
from brp_desktop.sheet.derived_values import HIT_POINTS, SANITY
from brp_desktop.sheet.edits import (
    Edit,
    Heal,
    LoseHitPoints,
    RemoveBelonging,
    SetBelonging,
    SetCharacteristic,
    SetMove,
    SetResource,
    Several,
    TreatWound,
)
from brp_desktop.sheet.ids import BelongingId, CharacteristicId
from brp_desktop.sheet.wound_edits import find_wound


@dataclass(frozen=True, slots=True)
class Treatment:
    """First Aid or healing that was thrown: the dice (None: none), and the hit points that come back, below 0 go."""

    rolled: Rolled | None
    points: int
    cause: str = "first_aid"


@dataclass(frozen=True, slots=True)
class LastingLoss:
    """What a major wound costs for good: the row of the table, the dice, and the points off each characteristic."""

    roll: int
    row: MajorWound
    losses: Mapping[str, int]
    move: int
    faces: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Disorder:
    """What a heavy loss of sanity brings on: an id of ``DISORDERS`` by 1D6 for so many minutes by 1D8.

    Where the record has disorders that stay it is ``LASTING``, which no die names; ``faces`` are then empty.
    """

    id: str
    minutes: int = 0
    faces: tuple[tuple[int, int], ...] = ()


LASTING = "lasting"
"""The id of a disorder that stays (UGE ch. 5, the threshold of a fifth)."""


@dataclass(frozen=True, slots=True)
class Fright:
    """A sanity roll: the D100, the dice of the loss as written and as thrown (None: real dice gave the sum), what it
    came to, and the disorder that follows, if any. ``before`` was lost earlier in the same turn or hour.
    """

    roll: int
    dice: str
    rolled: Rolled | None
    loss: SanityLoss
    disorder: Disorder | None = None
    before: int = 0


@dataclass(frozen=True, slots=True)
class LostSoFar:
    """Losses of sanity one after another: what they come to for the next one, as long as nothing but them changed it.

    Each of ``losses`` is the sanity there was then, and what was lost by then; a disorder begins the sum anew.
    """

    losses: tuple[tuple[int, int], ...] = ()

    def total(self, current: int | None) -> int:
        """What was lost on the way to the present sanity; 0 where it came about otherwise, or a loss was undone."""
        return next((total for left, total in reversed(self.losses) if left == current), 0)

    def after(self, fright: Fright) -> "LostSoFar":
        """The same with one more."""
        total = 0 if fright.disorder is not None else fright.before + fright.loss.lost
        return LostSoFar((*self.losses, (fright.loss.after, total)))


def treat(
    wound: int, level: Level, source: RandomSource, options: BrpOptions = SRD, *, own_total: int | None = None
) -> Treatment:
    """First Aid of this level on a wound that still costs so much; the level is that of a settled roll.

    ``own_total`` is what real dice showed. RulesError ``roll_out_of_range`` for a total they cannot show.
    """
    dice = first_aid_dice(level, options)
    rolled = parse(dice).roll(source) if dice is not None and own_total is None else None
    total = own_total if own_total is not None else rolled.total if rolled is not None else 0
    return Treatment(rolled, first_aid(level, wound, total if dice is not None else 0, options))


def first_aid_edit(character: BrpCharacter, wound: BelongingId, treatment: Treatment) -> Edit:
    """The edit of First Aid on a wound of the sheet, one step; a second attempt is refused (``already_treated``)."""
    find_wound(character, wound)
    return TreatWound(wound, treatment.points)


def heal_week(
    source: RandomSource, options: BrpOptions = SRD, *, cared_for: bool = False, own_total: int | None = None
) -> Treatment:
    """A week of rest (SRD, UGE ch. 6): 1D3, with care more; ``own_total`` is what real dice showed.

    RulesError ``roll_out_of_range`` for a total they cannot show.
    """
    dice, cause = weekly_healing(options, cared_for=cared_for), "care" if cared_for else "rest"
    if own_total is not None:
        return Treatment(None, check_total(own_total, dice), cause)
    rolled = parse(dice).roll(source)
    return Treatment(rolled, rolled.total, cause)


def heal_edit(treatment: Treatment) -> Edit:
    """The edit of healing: hit points back, the oldest wounds first."""
    return Heal(max(0, treatment.points))


def full_recovery(character: BrpCharacter) -> Edit:
    """Everything healed: hit points full and no wound left, as one step."""
    gone = tuple(RemoveBelonging("wounds", wound.id) for wound in character.wounds)
    return Several((SetResource(HIT_POINTS, None), *gone), "recovery")


def bleed(wound: BelongingId, rounds: int = 1) -> Edit:
    """A bleeding wound over some rounds: the hit points it costs (UGE ch. 6)."""
    from brp_desktop.rules.brp.special_effects import bleeding_loss

    return LoseHitPoints(bleeding_loss(rounds), wound)


def stop_bleeding(wound: BelongingId) -> Edit:
    """The bleeding of a wound has stopped."""
    return SetBelonging("wounds", wound, "effect", "")


def poisoned(
    person: Person,
    potency: int,
    source: RandomSource | None = None,
    options: BrpOptions = SRD,
    *,
    antidote: int = 0,
    own_roll: int | None = None,
) -> Poisoning:
    """One dose of poison on somebody (customer's source 3.4); without source and roll only what it would be.

    RulesError ``missing_value`` where CON is not known. No die is thrown where none is needed.
    """
    con = value_of(person, "con")
    asked = poison(potency, con, None, options, antidote=antidote)
    if asked.damage is not None or (source is None and own_roll is None):
        return asked
    roll = own_roll
    if roll is None and source is not None:
        from brp_desktop.play.chance import percentile_dice
        from brp_desktop.rules.brp.d100 import read_d100

        roll = read_d100(*percentile_dice(source))
    return poison(potency, con, roll, options, antidote=antidote)


def poison_blow(poisoning: Poisoning) -> Blow:
    """A poison's damage as a blow that no armour stops; nothing while the roll is still to be made."""
    return Blow(poisoning.damage or 0)


def lasting_loss(source: RandomSource, *, own_roll: int | None = None, chosen: tuple[str, ...] = ()) -> LastingLoss:
    """What a major wound costs for good (UGE ch. 6): the D100, then the dice of each characteristic.

    ``chosen`` are the characteristics the game master picks where the row leaves them open; too few: ``missing_value``.
    """
    roll = parse("1D100").roll(source).total if own_roll is None else own_roll
    row = major_wound_row(roll)
    wanted = chosen[: row.choose] if row.choose else row.characteristics
    if len(wanted) < row.choose:
        raise RulesError("missing_value", name="characteristics")
    losses: dict[str, int] = {}
    faces: list[tuple[int, int]] = []
    for id_ in wanted:
        rolled = parse(row.dice).roll(source)
        losses[id_] = rolled.total
        faces += rolled.faces
    move = next(iter(losses.values())) if row.move and losses else 0
    return LastingLoss(roll, row, losses, move, tuple(faces))


def lasting_loss_edit(character: BrpCharacter, derived: Derived, wound: BelongingId, loss: LastingLoss) -> Edit:
    """The edit that makes a lasting loss part of the sheet: characteristics, move and the wound's note, one step."""
    edits: list[Edit] = []
    for row in character.characteristics:
        points = loss.losses.get(row.id, 0)
        if points:
            edits.append(SetCharacteristic(CharacteristicId(row.id), "other", row.other - points))
    if loss.move:
        before = derived.move if character.move is None else character.move
        edits.append(SetMove(lowered_move(before, loss.move)))
    edits.append(SetBelonging("wounds", wound, "major_roll", loss.roll))
    return Several(tuple(edits), "major_wound")


def frightened(
    derived: Derived,
    loss: str,
    source: RandomSource,
    *,
    own_roll: int | None = None,
    own_total: int | None = None,
    own_disorder: tuple[int | None, int | None] = (None, None),
    before: int = 0,
) -> Fright:
    """A sanity roll against the present sanity, with a loss written ``success/failure`` (UGE ch. 5).

    ``before`` was lost in the same turn or hour; what brings on a disorder is the sum.
    Real dice: ``own_roll`` is the D100, ``own_total`` the loss, ``own_disorder`` the 1D6 and 1D8 of a disorder, which
    count only where one follows. RulesError ``bad_dice`` for a loss that is none, ``missing_value`` where the sheet
    has no sanity, ``roll_out_of_range`` for dice that cannot show what was handed in.
    """
    from brp_desktop.play.chance import percentile_dice
    from brp_desktop.rules.brp.d100 import read_d100

    dice = parse_loss(loss)
    track = derived.resources.get(SANITY)
    threshold = disorder_threshold(derived, before)
    if track is None or track.current is None or threshold is None:
        raise RulesError("missing_value", name=SANITY)
    for own, die in zip(own_disorder, ("1D6", "1D8"), strict=True):
        if own is not None:
            check_total(own, die)
    roll = read_d100(*percentile_dice(source)) if own_roll is None else check_d100(own_roll)
    written = dice[0] if roll <= track.current else dice[1]
    rolled = parse(written).roll(source) if own_total is None else None
    total = rolled.total if rolled is not None else own_total or 0
    settled = sanity_roll(track.current, roll, dice, total)
    follows = brings_disorder(settled.lost, threshold, before)
    brought = _disorder(source, own_disorder, derived.character.options) if follows else None
    return Fright(roll, written, rolled, settled, brought, before)


def disorder_threshold(derived: Derived, before: int = 0) -> int | None:
    """How much sanity has to be lost in a turn or an hour for a disorder; None where POW or sanity is not known.

    ``before`` was lost in it already: a fifth is one of the sanity the hour began with.
    """
    options, track = derived.character.options, derived.resources.get(SANITY)
    now = derived.characteristics.get(CharacteristicId("pow"))
    present = None if now is None else now.value
    power = present if options.sanity_threshold == "pow" else starting_power(derived.character)
    if track is None or track.current is None or power is None:
        return None
    return sanity_threshold(power, options, current=track.current + before)


def stays(options: BrpOptions) -> bool:
    """Whether a disorder of this record stays instead of passing after a while (UGE ch. 5)."""
    return options.sanity_threshold == "fifth_current"


def _disorder(source: RandomSource, own: tuple[int | None, int | None], options: BrpOptions) -> Disorder:
    if stays(options):
        return Disorder(LASTING)
    kind = source.die(6) if own[0] is None else own[0]
    length = source.die(8) if own[1] is None else own[1]
    return Disorder(disorder(kind), disorder_minutes(length), ((6, kind), (8, length)))


def fright_edit(fright: Fright, now: int | None = None) -> Edit:
    """The edit of a sanity roll; ``now`` is the sanity when it is written down, where it may be another than before."""
    return SetResource(SANITY, fright.loss.after if now is None else max(0, now - fright.loss.lost))
