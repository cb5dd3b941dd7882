"""What «why?» says about a capacity, Pa Max and Iniziativa, and how their formulas read."""

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from brp_desktop.controllers.xantis_document import XantisDocument
from brp_desktop.play.xantis_subjects import INITIATIVE, XantisSubject
from brp_desktop.rules.explain import Explanation
from brp_desktop.rules.xantis import PA_MAX
from brp_desktop.sheet.xantis import NodeId
from brp_desktop.views.why import WhyRow
from brp_desktop.views.xantis import words
from brp_desktop.views.xantis.glosses import gloss
from brp_desktop.views.xantis.sheet_texts import chance_line, missing_term, term_name

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Why:
    """Everything a popover shows."""

    title: str
    rows: tuple[WhyRow, ...]
    notes: tuple[str, ...] = ()


def why_score(document: XantisDocument, node: NodeId, caratteristica: str | None = None) -> Why:
    """The capacity of a score, node by node, and its chance with the sheet's penalties."""
    found = document.derived.capacity_of(node, caratteristica)
    rows = [
        WhyRow(name, words.number(value) if place == 0 else signed_term(value))
        for place, (_, name, value) in enumerate(found.parts)
    ]
    rows.append(WhyRow(translate("xantis", "Capacity"), words.number(found.capacity), is_sum=True))
    subject = XantisSubject(id=node, caratteristica=caratteristica)
    return Why(why_title(words.number(found.capacity)), tuple(rows), (chance_line(document, subject),))


def why_pa_max(document: XantisDocument) -> Why:
    """Twice the sum of its terms, or what was typed by hand beside it."""
    derived = document.derived
    rows = _formula_rows(document, document.character.pa_max_terms, derived.pa_max_computed.explanation)
    rows.append(WhyRow("Pa Max", words.number(derived.pa_max_computed.value), is_sum=True))
    notes = [missing_term(term) for term in derived.pa_max_computed.missing]
    if derived.pa_max_by_hand:
        text = translate("xantis", "Set by hand to {n}; the formula gives {computed}.")
        notes.append(text.format(n=derived.pa_max, computed=derived.pa_max_computed.value))
    notes.append(gloss("pa_max"))
    return Why(why_title(words.number(derived.pa_max)), tuple(rows), tuple(notes))


def why_initiative(document: XantisDocument) -> Why:
    """The sum of its terms and a number, and the chance of the test."""
    derived = document.derived
    rows = _formula_rows(document, document.character.initiative_terms, derived.initiative.explanation)
    rows.append(WhyRow("Iniziativa", words.number(derived.initiative.value), is_sum=True))
    notes = [missing_term(term) for term in derived.initiative.missing]
    notes += [chance_line(document, INITIATIVE), gloss("initiative")]
    return Why(why_title(words.number(derived.initiative.value)), tuple(rows), tuple(notes))


def why_title(shown: str) -> str:
    """«Why 9?»"""
    return translate("xantis", "Why {number}?").format(number=shown)


def signed_term(value: int) -> str:
    """``+ 1``, ``− 2`` with a space that does not break."""
    return f"+\u00a0{value}" if value >= 0 else f"−\u00a0{-value}"


def pa_max_formula(document: XantisDocument) -> str:
    """«2 × (5 + 2 + 1 + 3)»; a term that is gone stands as 0."""
    values = {node.id: node.value for node in document.character.nodes}
    numbers = [values.get(term, 0) for term in document.character.pa_max_terms]
    return f"{PA_MAX.factor} × ({_added(numbers) or '0'})"


def initiative_formula(document: XantisDocument) -> str:
    """«Prontezza», «Prontezza + Atletica + 1»: the names of its terms, and the number where there is one."""
    character = document.character
    names = {node.id: node.name for node in character.nodes}
    parts = [names.get(term, term_name(term)) for term in character.initiative_terms]
    said = " + ".join(parts)
    number = character.initiative_number
    if not said:
        return words.number(number)
    return f"{said} {'+' if number > 0 else '−'} {abs(number)}" if number else said


def _added(numbers: list[int]) -> str:
    said = ""
    for number in numbers:
        if not said:
            said = words.number(number)
        else:
            said += f" {'+' if number >= 0 else '−'} {abs(number)}"
    return said


def _formula_rows(document: XantisDocument, terms: tuple[NodeId, ...], steps: Explanation) -> list[WhyRow]:
    """A row for each term with its own value, then the number and the factor as far as they change anything."""
    names = {node.id: node.name for node in document.character.nodes}
    rows: list[WhyRow] = []
    waiting = list(terms)
    for step in steps:
        shown = words.number(step.operands[0]) if step.operands and not rows else ""
        if step.id in ("term", "missing_term"):
            term = waiting.pop(0)
            label = names.get(term, "") if step.id == "term" else missing_term(term)
            rows.append(WhyRow(label, shown or signed_term(step.operands[0])))
        elif step.id == "number":
            rows.append(WhyRow(translate("xantis", "Number"), shown or signed_term(step.operands[0])))
        elif step.id == "times":
            rows.append(WhyRow(translate("xantis", "Doubled"), f"×\u00a0{step.operands[0]}"))
        elif step.id == "never_below_0":
            rows.append(WhyRow(translate("xantis", "Never below 0"), "0"))
    return rows
