"""The command ``roll`` on a Xantis sheet: what is meant, the test, and how it is told."""

from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication

from brp_desktop.app.command_line import RollCommand
from brp_desktop.catalogue.names import fold
from brp_desktop.play.xantis_rolls import XantisResult, prepare, read_faces, settle
from brp_desktop.play.xantis_subjects import INITIATIVE, INITIATIVE_NAME, Use, XantisSituation, XantisSubject
from brp_desktop.rules.dice import RandomSource
from brp_desktop.sheet.xantis import XantisCharacter
from brp_desktop.sheet.xantis_derive import derive_xantis
from brp_desktop.sheet.xantis_limits import DIFFICULTY
from brp_desktop.views.xantis import words

_INITIATIVE_ID: Final = "iniziativa"


class Candidate(NamedTuple):
    """One thing that may be tested, with its id and its name on the sheet."""

    subject: XantisSubject
    id: str
    name: str


def find(text: str, character: XantisCharacter) -> tuple[Candidate, ...]:
    """What a typed name may mean: the node of that id, else nodes of that name, else Iniziativa, else actions.

    Case and accents do not count in names.
    """
    nodes = [Candidate(XantisSubject(id=node.id), node.id, node.name) for node in character.nodes]
    actions = [
        Candidate(XantisSubject(id=action.node or "", use=Use("action", action.id)), action.id, action.name)
        for action in character.actions
    ]
    by_id = tuple(one for one in nodes if one.id == text)
    if by_id:
        return by_id
    wanted = fold(text.strip())
    for listed in (nodes, [Candidate(INITIATIVE, _INITIATIVE_ID, INITIATIVE_NAME)], actions):
        found = tuple(one for one in listed if wanted and wanted in (fold(one.name), fold(one.id)))
        if found:
            return found
    return ()


def nothing_found(name: str) -> str:
    """That nothing is called so."""
    return QCoreApplication.translate("systems", "No score, action or weapon called “{name}”.").format(name=name)


def situation(command: RollCommand) -> XantisSituation:
    """The circumstances asked for; ``ValueError`` with a sentence for what there is not in Xantis.

    RulesError ``invalid_dice`` for dice that are none.
    """
    if command.modifier:
        raise ValueError(QCoreApplication.translate("commands", "A Xantis test has no modifier, only a difficulty."))
    difficulty = command.difficulty
    if difficulty is not None and not difficulty.isdecimal():
        text = QCoreApplication.translate(
            "commands", "The difficulty of a Xantis test is a number from {low} to {high}."
        )
        raise ValueError(text.format(low=DIFFICULTY[0], high=DIFFICULTY[1]))
    return XantisSituation(
        difficulty=None if difficulty is None else int(difficulty),
        own_dice=None if command.dice is None else read_faces(command.dice),
    )


def rolled(
    character: XantisCharacter, candidate: Candidate, circumstances: XantisSituation, source: RandomSource
) -> XantisResult:
    """The test, settled; ``RulesError`` where it cannot be."""
    request = prepare(character, derive_xantis(character), candidate.subject, circumstances)
    return settle(request, source)


def sentences(result: XantisResult) -> str:
    """What happened, written out the source's way, and who tells it."""
    return words.result_text(result)


def fields(result: XantisResult) -> dict[str, object]:
    """The fields of the outcome by their names, and the text."""
    outcome = result.outcome
    told: dict[str, object] = {name: getattr(outcome, name) for name in outcome.__slots__}
    told["explanation"] = [step._asdict() for step in outcome.explanation]
    return {**told, "text": sentences(result)}
