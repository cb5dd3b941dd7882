"""What the quick find finds on a Xantis sheet."""

from typing import Final, Literal

from brp_desktop.controllers.xantis_document import XantisDocument
from brp_desktop.play.subjects import SubjectName
from brp_desktop.play.xantis_subjects import INITIATIVE, INITIATIVE_NAME, Use, XantisSubject
from brp_desktop.sheet.xantis import NodeId
from brp_desktop.views.find_hits import Hit
from brp_desktop.views.xantis import words
from brp_desktop.views.xantis.terms import TIER_NAMES

_KINDS: Final[tuple[Literal["attack", "parry"], ...]] = ("attack", "parry")


def candidates(document: XantisDocument) -> list[tuple[Hit, str]]:
    """Scores with their capacity, Iniziativa, actions and weapons: by the sheet's own names, in every language."""
    character, derived = document.character, document.derived
    capacities = {id_: words.number(node.capacity) for id_, node in derived.nodes.items()}

    def number(node: NodeId | None) -> str:
        return capacities.get(node, "") if node is not None else ""

    hits = [
        Hit(XantisSubject(id=node.id), node.name, TIER_NAMES.get(node.tier, node.tier), number(node.id))
        for node in character.nodes
    ]
    hits.append(Hit(INITIATIVE, INITIATIVE_NAME, "", words.number(derived.initiative.value)))
    for action in character.actions:
        subject = XantisSubject(id=action.node or "", use=Use("action", action.id))
        hits.append(Hit(subject, action.name, "", number(action.node)))
    for weapon in character.weapons:
        for kind in _KINDS:
            subject = XantisSubject(id=weapon.node or "", use=Use(kind, weapon.id))
            hits.append(Hit(subject, words.title(SubjectName(name=weapon.name, roll=kind)), "", number(weapon.node)))
    return [(hit, hit.name) for hit in hits]
