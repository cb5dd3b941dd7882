"""The Giro: who joins it from sheets and from the table, Iniziativa tested for all, and what changed on the sheets."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from brp_desktop.catalogue.names import fold
from brp_desktop.play.xantis_people import XantisPerson, request_of
from brp_desktop.play.xantis_rolls import (
    XantisRequest,
    XantisResult,
    declare_zero,
    prepare_number,
    settle,
    with_situation,
)
from brp_desktop.play.xantis_subjects import INITIATIVE, INITIATIVE_NAME, XantisSituation
from brp_desktop.rules import RulesError
from brp_desktop.rules.dice import RandomSource
from brp_desktop.rules.xantis import DEFAULTS, TurnOrder, XantisOptions, differences, instant_order, turn_order
from brp_desktop.sheet.round import GroupId, Participant, ParticipantId, Round, RoundGroup, new_group_ids
from brp_desktop.sheet.round import new_participant_ids as free_ids
from brp_desktop.sheet.round_edits import AddParticipants, SetResults, TakeFromSheets
from brp_desktop.sheet.table import EntryId
from brp_desktop.sheet.xantis_limits import INITIATIVE as TYPED
from brp_desktop.sheet.xantis_limits import PA

People = Mapping[ParticipantId, XantisPerson]
"""Who stands behind the participants, as far as there is a sheet or a person of the table."""


@dataclass(frozen=True, slots=True)
class Joining:
    """Somebody who joins: a person with a sheet or of the table (``entry``), or typed in (``person`` None).

    ``group`` is a name; the one of the Giro that is spelt alike is meant, else it is a new one. Empty: the person's.
    What is None comes from the person; of somebody typed in Pa Max is then 0 and Iniziativa not known.
    """

    person: XantisPerson | None = None
    entry: EntryId | None = None
    name: str = ""
    group: str = ""
    npc: bool | None = None
    initiative: int | None = None
    result: int | None = None
    pa_max: int | None = None


@dataclass(frozen=True, slots=True)
class InitiativeTest:
    """One participant's test of Iniziativa before the dice; ``problem`` says why there is none."""

    participant: Participant
    request: XantisRequest | None
    problem: RulesError | None = None


@dataclass(frozen=True, slots=True)
class InitiativeResults:
    """Tests of Iniziativa, settled; ``left_out`` are those that could not be made."""

    results: tuple[tuple[ParticipantId, XantisResult], ...]
    left_out: tuple[InitiativeTest, ...] = ()

    @property
    def edit(self) -> SetResults:
        """The edit that puts the margins into the Giro."""
        return SetResults(tuple((id_, result.outcome.margin) for id_, result in self.results))


def joining(round_: Round, people: Iterable[Joining]) -> AddParticipants:
    """The edit that brings people into the Giro, with the groups that are new. Pa are full unless the sheet says less.

    The edit refuses whoever takes part already.
    """
    ids, group_ids = free_ids(round_), new_group_ids(round_)
    groups: dict[str, GroupId] = {}
    for group in round_.groups:
        groups.setdefault(fold(group.name), group.id)
    new: list[RoundGroup] = []
    found = []
    for one in people:
        person = one.person
        name = " ".join((one.group or ("" if person is None else person.character.group)).split())
        if name and fold(name) not in groups:
            new.append(RoundGroup(id=next(group_ids), name=name))
            groups[fold(name)] = new[-1].id
        most = one.pa_max if one.pa_max is not None else 0 if person is None else _held(person.derived.pa_max)
        left = most if person is None or one.pa_max is not None else _held(person.derived.pa_left)
        initiative = one.initiative if person is None or one.initiative is not None else person.initiative
        npc = person is not None and person.character.npc if one.npc is None else one.npc
        found.append(
            Participant(
                id=next(ids),
                name=one.name or ("" if person is None else person.name),
                group=groups.get(fold(name)) if name else None,
                npc=npc,
                entry=one.entry,
                document=person.document if person is not None and person.has_sheet else "",
                initiative=None if initiative is None else _within(initiative, TYPED),
                result=one.result if person is None or one.result is not None else person.character.initiative,
                by_hand=one.result is not None,
                pa_left=left,
                pa_max=most,
            )
        )
    return AddParticipants(tuple(found), tuple(new))


def initiative_tests(
    round_: Round,
    people: People,
    options: XantisOptions = DEFAULTS,
    *,
    only: Collection[ParticipantId] | None = None,
) -> tuple[InitiativeTest, ...]:
    """What everybody's test of Iniziativa would be, in the order of turns; nothing is rolled yet.

    Iniziativa is tested like anything else: penalties count. Who has nothing to test with is named
    (``missing_value``).
    """
    return tuple(
        _test(one, people.get(one.id), options) for one in round_.participants if only is None or one.id in only
    )


def under(test: InitiativeTest, situation: XantisSituation) -> InitiativeTest:
    """The same test under other circumstances: difficulty, interpretation, which penalties count."""
    request = test.request
    if request is None:
        return test
    return InitiativeTest(test.participant, with_situation(request, situation), test.problem)


def roll_initiative(
    tests: Sequence[InitiativeTest],
    source: RandomSource,
    *,
    own: Mapping[ParticipantId, tuple[int, ...]] | None = None,
    declared: Collection[ParticipantId] = (),
    situations: Mapping[ParticipantId, XantisSituation] | None = None,
    hidden: bool = False,
) -> InitiativeResults:
    """Every test made: with ``own`` dice, as a ``declared`` Bonus of 0 without any, else with dice of the source.
    ``situations`` are the circumstances of those who have any of their own.

    RulesError as ``xantis_rolls.settle`` for own dice that cannot be: then nothing is rolled at all.
    """
    given, chosen = own or {}, situations or {}
    made = [under(test, chosen[id_]) if (id_ := test.participant.id) in chosen else test for test in tests]
    ready = [(test.participant.id, test.request) for test in made if test.request is not None]
    asked = [(id_, _with(request, given.get(id_), hidden)) for id_, request in ready]
    # Real dice may be refused: they come first.
    settled = {id_: settle(request, source) for id_, request in asked if id_ in given and id_ not in declared}
    for id_, request in asked:
        if id_ not in settled:
            settled[id_] = declare_zero(request) if id_ in declared else settle(request, source)
    left_out = tuple(test for test in tests if test.request is None)
    return InitiativeResults(tuple((id_, settled[id_]) for id_, _ in asked), left_out)


def order_of(round_: Round) -> TurnOrder:
    """The order of turns of all who were tested, by id; ``same_instant`` are those who act in one instant."""
    return turn_order((one.id, one.result) for one in round_.participants if one.result is not None)


def instants_of(round_: Round) -> tuple[Participant, ...]:
    """Those who declared an instantaneous action on the one under way, in the order of turns: so they act."""
    declared = () if round_.action is None else round_.action.instants
    order = instant_order((one.id for one in round_.participants), declared)
    return tuple(one for one in round_.participants if one.id in order)


def refreshed(round_: Round, people: People) -> TakeFromSheets | None:
    """The edit that brings participants to what their sheets say now; None where they say nothing new.

    Of people of the table only what their scores make (Pa Max, Iniziativa) is taken, as they have no Pa of their own.
    """
    changed = []
    for one in round_.participants:
        person = people.get(one.id)
        if person is None:
            continue
        now = replace(one, pa_max=_held(person.derived.pa_max), initiative=_initiative_of(person))
        if person.has_sheet:
            now = replace(now, pa_left=_held(person.derived.pa_left))
            if person.character.initiative != one.result:
                now = replace(now, result=person.character.initiative, by_hand=False)
        if now != one:
            changed.append(now)
    return TakeFromSheets(tuple(changed)) if changed else None


def disagreements(
    people: Iterable[XantisPerson], options: XantisOptions
) -> tuple[tuple[XantisPerson, tuple[str, ...]], ...]:
    """Those whose sheets read the rules otherwise than the table, with the ids of the options in question."""
    found = ((person, differences(options, person.character.options)) for person in people if person.has_sheet)
    return tuple((person, fields) for person, fields in found if fields)


def _test(one: Participant, person: XantisPerson | None, options: XantisOptions) -> InitiativeTest:
    situation = XantisSituation(npc=one.npc)
    try:
        if person is not None:
            request = request_of(person, INITIATIVE, situation, options)
        elif one.initiative is not None:
            request = prepare_number(
                one.initiative, situation, name=INITIATIVE_NAME, actor=one.shown_name, options=options
            )
        else:
            raise RulesError("missing_value", name=one.shown_name)
    except RulesError as error:
        return InitiativeTest(one, None, error)
    return InitiativeTest(one, request)


def _with(request: XantisRequest, own: tuple[int, ...] | None, hidden: bool) -> XantisRequest:
    situation = replace(request.situation, own_dice=own, hidden=hidden)
    return request if situation == request.situation else with_situation(request, situation)


def _initiative_of(person: XantisPerson) -> int | None:
    return None if person.initiative is None else _within(person.initiative, TYPED)


def _held(pa: int) -> int:
    return _within(pa, PA)


def _within(value: int, limits: tuple[int, int]) -> int:
    return max(limits[0], min(limits[1], value))
