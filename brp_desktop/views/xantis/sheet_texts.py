"""The words of a Xantis sheet: scores, actions and weapons, and the lists of edit mode."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from brp_desktop.controllers.xantis_document import XantisDocument
from brp_desktop.models.xantis_entries import EntryKind
from brp_desktop.models.xantis_scores import ScoreColumn
from brp_desktop.models.xantis_uses import UseColumn, UseRow
from brp_desktop.play.xantis_subjects import XantisSubject
from brp_desktop.rules import RulesError
from brp_desktop.sheet.errors import EditError
from brp_desktop.sheet.xantis import NodeId, ScoreNode
from brp_desktop.views import labels
from brp_desktop.views.xantis import words
from brp_desktop.views.xantis.glosses import gloss, with_gloss
from brp_desktop.views.xantis.terms import TIER_NAMES

translate = QCoreApplication.translate

NONE = "—"
"""Where nothing is."""

_LISTS: Mapping[str, object] = {
    "action": QT_TRANSLATE_NOOP("xantis", "Actions"),
    "weapon": QT_TRANSLATE_NOOP("xantis", "Weapons"),
    "counter": QT_TRANSLATE_NOOP("xantis", "Counters"),
}
_SHORT: Mapping[str, object] = {
    "node": QT_TRANSLATE_NOOP("xantis", "score"),
    "pa": "Pa",
    "attack_pa": QT_TRANSLATE_NOOP("xantis", "attack Pa"),
    "parry_pa": QT_TRANSLATE_NOOP("xantis", "parry Pa"),
    "now": QT_TRANSLATE_NOOP("xantis", "now"),
    "maximum": QT_TRANSLATE_NOOP("xantis", "maximum"),
}
_FULL: Mapping[str, object] = {
    "name": QT_TRANSLATE_NOOP("xantis", "name"),
    "node": QT_TRANSLATE_NOOP("xantis", "score that is tested"),
    "pa": QT_TRANSLATE_NOOP("xantis", "cost in Pa; 0 is instantaneous, empty is asked for"),
    "attack_pa": QT_TRANSLATE_NOOP("xantis", "cost of the attack in Pa; empty is asked for"),
    "parry_pa": QT_TRANSLATE_NOOP("xantis", "cost of the parry in Pa; empty is asked for"),
    "now": QT_TRANSLATE_NOOP("xantis", "value now"),
    "maximum": QT_TRANSLATE_NOOP("xantis", "maximum; empty where there is none"),
}


def not_a_number() -> str:
    """What is wrong with a field that holds no number."""
    return translate("sheet", "That is not a whole number.")


def chance_line(document: XantisDocument, subject: XantisSubject) -> str:
    """«Vdr 8: 26/36, 72.22%», without a difficulty and with the sheet's penalties; nothing where it cannot be."""
    from brp_desktop.play.xantis_rolls import prepare

    try:
        request = prepare(document.character, document.derived, subject)
    except RulesError:
        return ""
    return labels.with_value(f"Vdr {words.number(request.vdr)}", words.chance_words(request.chance))


class XantisTexts:
    """All words of the rows of one sheet, in the language in force."""

    def __init__(self, document: XantisDocument) -> None:
        self._document = document

    # fields

    def not_a_number(self) -> str:
        """What is wrong with a field that holds no number."""
        return not_a_number()

    def refusal(self, error: EditError) -> str:
        """What an edit that was refused says."""
        return labels.error_sentence(error)

    def number(self, value: int) -> str:
        """``7``, ``−5`` with the true minus sign."""
        return words.number(value)

    # scores

    def tier(self, tier: str) -> str:
        """What a tier is called: the source's word."""
        return TIER_NAMES.get(tier, tier)

    def score(self, node: ScoreNode, capacity: int) -> str:
        """«Travestirsi, Specializzazione, 2, capacity 9»."""
        text = translate("xantis", "{name}, {tier}, {value}, capacity {capacity}")
        return text.format(
            name=node.name, tier=self.tier(node.tier), value=words.number(node.value), capacity=words.number(capacity)
        )

    def score_tip(self, node: ScoreNode, capacity: int) -> str:
        """Name and tier with its gloss, the sum, and the chance."""
        parts = self._document.derived.capacity_of(node.id).parts
        shares = " + ".join(f"{name} {words.number(value)}" for _, name, value in parts)
        text = translate("xantis", "capacity {capacity} = {sum}")
        return "\n".join(
            (
                f"{node.name}, {with_gloss(self.tier(node.tier), node.tier)}",
                text.format(capacity=words.number(capacity), sum=shares),
                chance_line(self._document, XantisSubject(id=node.id)),
            )
        )

    def score_heading(self, column: ScoreColumn) -> str:
        """The short word over a column."""
        match column:
            case ScoreColumn.NAME:
                return translate("xantis", "Scores")
            case ScoreColumn.TIER:
                return ""
            case ScoreColumn.VALUE:
                return translate("xantis", "value")
            case _:
                return translate("xantis", "capacity")

    def score_heading_name(self, column: ScoreColumn) -> str:
        """The same in full."""
        match column:
            case ScoreColumn.TIER:
                return translate("xantis", "tier")
            case ScoreColumn.CAPACITY:
                return translate("xantis", "capacity: the value and those of the scores above it")
            case _:
                return self.score_heading(column)

    # actions and weapons

    def use_name(self, row: UseRow) -> str:
        """«Schivata», «Sciabola, attack»."""
        return words.use_title(row.name, "" if row.use.kind == "action" else row.use.kind)

    def use_score(self, row: UseRow) -> str:
        """«Ginnasta 11»; words where it tests the score that is chosen, a dash for one that is gone."""
        if row.capacity is not None:
            return f"{row.score} {words.number(row.capacity)}"
        return NONE if row.lost else translate("xantis", "the chosen one")

    def use_cost(self, row: UseRow) -> str:
        """«3», «instantaneous 0», a dash where it is empty."""
        if row.pa is None:
            return NONE
        return translate("xantis", "instantaneous 0") if row.pa == 0 else str(row.pa)

    def use(self, row: UseRow) -> str:
        """«Schivata, Ginnasta 11, 3 Pa»."""
        score = self.use_score(row) if row.capacity is not None else ""
        return labels.listed((self.use_name(row), score, self._cost_words(row)))

    def use_tip(self, row: UseRow) -> str:
        """The cost in words, the chance, what is missing, the note."""
        subject = XantisSubject(id=row.node or "", use=row.use)
        lines = [f"{self.use_name(row)}, {self._cost_words(row)}"]
        if row.lost:
            lines.append(translate("xantis", "The score it tests is no longer on the sheet."))
        elif row.node is None:
            lines.append(translate("xantis", "Tests the score that is chosen."))
        else:
            lines.append(f"{row.score}, {chance_line(self._document, subject)}")
        if row.spell:
            lines.append(translate("xantis", "An instantaneous spell acts first."))
        lines.append(self._danni(row))
        note = self._note(row)
        lines.append(note if len(note) <= 200 else f"{note[:199]}…")
        return "\n".join(line for line in lines if line)

    def use_heading(self, column: UseColumn) -> str:
        """The words over a column."""
        match column:
            case UseColumn.NAME:
                return translate("xantis", "Actions and weapons")
            case UseColumn.SCORE:
                return ""
            case _:
                return translate("xantis", "cost in Pa")

    def tested_heading(self) -> str:
        """What readers call the column of the scores, over which no words stand."""
        return translate("xantis", "score that is tested")

    # lists of edit mode

    def node_choice(self, node: NodeId | None, nodes: Mapping[NodeId, ScoreNode]) -> str:
        """The score an entry tests: its name, words for none, words for one that is gone."""
        if node is None:
            return translate("xantis", "the chosen one")
        found = nodes.get(node)
        return found.name if found is not None else missing_term(node)

    def entry_cell(self, name: str, field: str, shown: str) -> str:
        """«Schivata, cost in Pa: 3»."""
        return labels.with_value(f"{name}, {translate('xantis', str(_FULL[field]))}", shown or NONE)

    def entry_heading(self, kind: EntryKind, field: str) -> str:
        """The short word over a column; over the names that of the list."""
        return translate("xantis", str(_LISTS[kind] if field == "name" else _SHORT[field]))

    def entry_heading_name(self, kind: EntryKind, field: str) -> str:
        """The same in full."""
        return translate("xantis", str(_LISTS[kind] if field == "name" else _FULL[field]))

    def _cost_words(self, row: UseRow) -> str:
        if row.pa is None:
            return translate("xantis", "cost in Pa empty: it is asked for")
        return translate("xantis", "instantaneous, 0 Pa") if row.pa == 0 else f"{row.pa} Pa"

    def _danni(self, row: UseRow) -> str:
        """«Danni 1D6 + 2», for an attack."""
        weapon = next((each for each in self._document.character.weapons if each.id == row.use.id), None)
        if row.use.kind != "attack" or weapon is None or not (weapon.damage or weapon.bonus):
            return ""
        bonus = labels.signed(weapon.bonus) if weapon.bonus else ""
        return f"Danni {' '.join(part for part in (weapon.damage, bonus) if part)} ({gloss('danni')})"

    def _note(self, row: UseRow) -> str:
        character = self._document.character
        rows = character.actions if row.use.kind == "action" else character.weapons
        return next((each.note for each in rows if each.id == row.use.id), "").strip()


def term_name(id_: str) -> str:
    """What a term that is no longer on the sheet was called, as far as its id tells: «ginnasta» was «Ginnasta»."""
    return labels.first_up(id_.replace("_", " ").replace(".", " "))


def missing_term(id_: str) -> str:
    """«missing term: Ginnasta»."""
    return translate("xantis", "missing term: {name}").format(name=term_name(id_))


def missing_terms(ids: Sequence[str]) -> str:
    """«missing term: Ginnasta», «missing terms: Cavaliere, Ginnasta»; nothing where none is missing."""
    if len(ids) < 2:
        return missing_term(ids[0]) if ids else ""
    return translate("xantis", "missing terms: {names}").format(names=", ".join(map(term_name, ids)))
