"""People of Xantis at the game master's table: a character with a sheet, or one kept inside the table."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from brp_desktop.play.xantis_rolls import XantisRequest, prepare
from brp_desktop.play.xantis_subjects import INITIATIVE, INITIATIVE_NAME, Use, XantisSituation, XantisSubject
from brp_desktop.rules import RulesError
from brp_desktop.rules.xantis import INIZIATIVA, XantisOptions
from brp_desktop.sheet.table import Entry
from brp_desktop.sheet.xantis import Counter, NodeId, Penalty, XantisCharacter
from brp_desktop.sheet.xantis_derive import XantisDerived, derive_xantis
from brp_desktop.sheet.xantis_npc import XantisNpc


@dataclass(frozen=True, slots=True)
class XantisPerson:
    """Somebody of Xantis; ``document`` is the sheet's id, or the table's and the entry's, joined by ``/``.

    A person kept inside the table is read as a character played by the Narrator, so that both test alike.
    """

    document: str
    character: XantisCharacter
    derived: XantisDerived = field(repr=False, compare=False)
    has_sheet: bool

    @property
    def name(self) -> str:
        """The person's name."""
        return self.character.name

    @property
    def initiative(self) -> int | None:
        """What Iniziativa is tested with; None where none of its scores is known."""
        found = self.derived.initiative
        character = self.character
        known = character.initiative_number or len(found.missing) < len(character.initiative_terms)
        return found.value if known or not character.initiative_terms else None

    @property
    def counters(self) -> tuple[Counter, ...]:
        """The free counters: wounds, mana, anything."""
        return self.character.counters


def xantis_sheet_person(
    document_id: str, character: XantisCharacter, derived: XantisDerived | None = None
) -> XantisPerson:
    """The person behind a sheet."""
    return XantisPerson(document_id, character, derived or derive_xantis(character), has_sheet=True)


def xantis_npc_person(table_id: str, entry: Entry) -> XantisPerson:
    """The person of Xantis an entry keeps inside; ValueError for any other entry."""
    if entry.xantis is None:
        raise ValueError(entry.id)
    character = npc_character(entry.xantis, entry.shown_name, entry.group)
    return XantisPerson(f"{table_id}/{entry.id}", character, derive_xantis(character), has_sheet=False)


def npc_character(npc: XantisNpc, name: str = "", group: str = "") -> XantisCharacter:
    """A person without a sheet as a character: what was typed stands instead of what is worked out."""
    typed = npc.initiative is not None
    return XantisCharacter(
        name=name,
        group=group,
        npc=True,
        nodes=npc.nodes,
        pme=Penalty(value=npc.pme),
        pr=Penalty(value=npc.pr),
        pd=Penalty(value=npc.pd),
        pa_max=npc.pa_max,
        initiative_terms=() if typed else tuple(NodeId(term) for term in INIZIATIVA.terms),
        initiative_number=npc.initiative or 0,
        weapons=npc.weapons,
        actions=npc.actions,
        counters=npc.counters,
    )


def request_of(
    person: XantisPerson,
    subject: XantisSubject,
    situation: XantisSituation | None = None,
    options: XantisOptions | None = None,
) -> XantisRequest:
    """What the person would test; ``options`` are the table's. The errors of ``xantis_rolls.prepare``, and
    ``missing_value`` for Iniziativa where nothing of it is known.
    """
    if subject == INITIATIVE and person.initiative is None:
        raise RulesError("missing_value", name=person.name)
    return prepare(person.character, person.derived, subject, situation, options=options)


def subjects_of(person: XantisPerson) -> Iterator[tuple[XantisSubject, str, int]]:
    """Everything the person can test with its name and capacity: Iniziativa, scores, weapons and actions with a score.

    A weapon comes twice, as attack and as parry; ``use`` says which. The name of Iniziativa is ``INITIATIVE_NAME``.
    """
    if person.initiative is not None:
        yield INITIATIVE, INITIATIVE_NAME, person.initiative
    nodes, names = person.derived.nodes, {node.id: node.name for node in person.character.nodes}
    for id_, numbers in nodes.items():
        yield XantisSubject(id=id_), names.get(id_, id_), numbers.capacity
    for weapon in person.character.weapons:
        if weapon.node is not None and weapon.node in nodes:
            for use in (Use("attack", weapon.id), Use("parry", weapon.id)):
                yield XantisSubject(use=use), weapon.name, nodes[weapon.node].capacity
    for action in person.character.actions:
        if action.node is not None and action.node in nodes:
            yield XantisSubject(use=Use("action", action.id)), action.name, nodes[action.node].capacity
