"""What the detail panel says of a value: title, number, kind, the rows of its why, sentences."""

from msgspec import Struct
from PySide6.QtCore import QCoreApplication

from brp_desktop.controllers.xantis_document import XantisDocument
from brp_desktop.play.xantis_rolls import prepare
from brp_desktop.play.xantis_subjects import INITIATIVE, XantisSubject
from brp_desktop.rules import RulesError
from brp_desktop.sheet.xantis import NodeId
from brp_desktop.views import labels
from brp_desktop.views.why import WhyRow
from brp_desktop.views.xantis import words
from brp_desktop.views.xantis.glosses import gloss, with_gloss
from brp_desktop.views.xantis.sheet_texts import chance_line
from brp_desktop.views.xantis.sheet_values import PA_MAX, SheetValue
from brp_desktop.views.xantis.sheet_why import Why, signed_term, why_initiative, why_pa_max, why_score
from brp_desktop.views.xantis.terms import TIER_NAMES

translate = QCoreApplication.translate


class Shown(Struct, frozen=True):
    """Everything of it."""

    title: str
    number: str = ""
    kind: str = ""
    rows: tuple[WhyRow, ...] = ()
    notes: tuple[str, ...] = ()
    removable: bool = False


def shown_of(document: XantisDocument, subject: XantisSubject | SheetValue | None) -> Shown | None:
    """What is said of a subject; None of one that is not on the sheet."""
    derived = document.derived
    if subject == PA_MAX:
        return _value("Pa Max", derived.pa_max, why_pa_max(document))
    if subject == INITIATIVE:
        return _value("Iniziativa", derived.initiative.value, why_initiative(document))
    if isinstance(subject, SheetValue):
        counter = next((row for row in document.character.counters if row.id == subject.id), None)
        if counter is None:
            return None
        note = translate("xantis", "A counter stops at its maximum; without one it is open.")
        return Shown(counter.name, words.number(counter.now), notes=(note,), removable=True)
    if subject is None:
        return None
    if subject.use is not None:
        return _use(document, subject)
    if subject.id not in derived.nodes:
        return None
    node = next((each for each in document.character.nodes if each.id == subject.id), None)
    if node is None:
        return None
    why = why_score(document, NodeId(subject.id))
    tier = with_gloss(TIER_NAMES.get(node.tier, node.tier), node.tier)
    number = words.number(derived.nodes[node.id].capacity)
    return Shown(node.name, number, tier, why.rows, why.notes, removable=True)


def _value(title: str, number: int, why: Why) -> Shown:
    return Shown(title, words.number(number), rows=why.rows, notes=why.notes)


def _use(document: XantisDocument, subject: XantisSubject) -> Shown | None:
    """An action, or a weapon as a whole: its number is the capacity of the score it tests."""
    use, character = subject.use, document.character
    if use is None:
        return None
    rows = character.actions if use.kind == "action" else character.weapons
    row = next((each for each in rows if each.id == use.id), None)
    if row is None:
        return None
    kind = translate("xantis", "Action") if use.kind == "action" else translate("xantis", "Weapon")
    try:
        request = prepare(character, document.derived, XantisSubject(id=subject.id, use=use))
    except RulesError as error:
        return Shown(row.name, kind=kind, notes=(labels.error_sentence(error),), removable=True)
    parts = [
        WhyRow(name, words.number(value) if place == 0 else signed_term(value))
        for place, (_, name, value) in enumerate(request.parts)
    ]
    parts.append(WhyRow(translate("xantis", "Capacity"), words.number(request.capacity), is_sum=True))
    notes = [chance_line(document, XantisSubject(id=subject.id, use=use))]
    if use.kind != "action":
        notes.append(labels.with_value("Danni", gloss("danni")))
    return Shown(row.name, words.number(request.capacity), kind, tuple(parts), tuple(notes), removable=True)
