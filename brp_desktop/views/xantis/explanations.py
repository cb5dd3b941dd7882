"""«Why 7?» of a Xantis test: the capacity node by node, every other term, and after the roll dice and margin."""

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from brp_desktop.play.entries import JournalEntry
from brp_desktop.play.xantis_entries import options_of, outcome_of
from brp_desktop.play.xantis_rolls import XantisRequest
from brp_desktop.rules.explain import Explanation, Step
from brp_desktop.rules.xantis import DEFAULTS, XantisOptions
from brp_desktop.views import labels, roll_words
from brp_desktop.views.why import WhyPopover, WhyRow
from brp_desktop.views.xantis import words

translate = QCoreApplication.translate


def explain_request(popover: WhyPopover, request: XantisRequest) -> None:
    """Fill the popover with how the Vdr of the next test comes about, and its exact chance."""
    heading = translate("xantis", "Why {number}?").format(number=words.number(request.vdr))
    chance = translate("xantis", "Chance: {chance}.").format(chance=words.chance_words(request.chance))
    notes = [words.vdr_written_out(request), chance, _rules(request.options)]
    popover.explain(heading, _rows(request.steps, request.parts), notes)


def explain_entry(popover: WhyPopover, entry: JournalEntry) -> None:
    """Fill the popover with everything about a test of the log."""
    outcome = outcome_of(entry)
    notes = [words.written_out(outcome), words.narrator_sentence(outcome.narrator)]
    if outcome.pa_cost:
        notes.append(words.paid(outcome.pa_cost))
    if entry.own_dice:
        notes.append(words.your_dice())
    notes.append(roll_words.undone_words(entry))
    if entry.xantis is not None:
        notes.append(_rules(options_of(entry.xantis)))
    heading = labels.listed((words.entry_title(entry), words.entry_detail(entry)))
    popover.explain(heading, _rows(entry.steps, outcome.parts), notes)


def _rows(steps: Explanation, parts: Iterable[tuple[str, str, int]]) -> list[WhyRow]:
    """A row for each term with its sign; Vdr and margin are the sums."""
    before = [step for step in steps if step.id not in _AFTER]
    rows = [
        WhyRow(name, words.number(value) if place == 0 else _signed(value))
        for place, (name, value) in enumerate(words.named_terms(before, parts))
    ]
    capacity = next((step.result for step in steps if step.id == "capacity"), 0)
    for step in steps:
        if step.id == "vdr":
            rows.append(WhyRow("Vdr", words.number(step.result), is_sum=True))
        elif step.id == "extra":
            rows += _critical(step, capacity)
        elif step.id in _AFTER:
            rows += _after(step)
    return rows


def _critical(step: Step, capacity: int) -> list[WhyRow]:
    """What 1 and 1 or 6 and 6 begin with, and their additional dice; a failure takes 12 off besides."""
    base, *others = step.operands
    failed = others[0] < 0
    if base == capacity and not failed:
        rows = [WhyRow(translate("xantis", "Critical, from the capacity"), words.number(base))]
    else:
        rows = [WhyRow(translate("xantis", "Critical, from the Vdr"), words.number(base))]
    if failed:
        rows.append(WhyRow(translate("xantis", "6 and 6"), _signed(others.pop(0))))
    faces = [abs(face) for face in others]
    shown = str(faces[0]) if len(faces) == 1 else f"({' + '.join(map(str, faces))})"
    sign = labels.MINUS if failed else "+"
    rows.append(WhyRow(translate("xantis", "Additional dice"), f"{sign}\u00a0{shown}"))
    return rows


_AFTER = ("dice", "extra", "declared", "never_below_0", "never_above_minus_1", "margin")
"""Steps that come after the Vdr."""


def _after(step: Step) -> list[WhyRow]:
    if step.id == "dice":
        first, second = (-face for face in step.operands)
        return [WhyRow(translate("xantis", "Dice"), f"{labels.MINUS}\u00a0({first} + {second})")]
    if step.id == "declared":
        rows = [WhyRow(translate("xantis", "Declared, without a roll"), "0")]
        return rows + [WhyRow(translate("xantis", "Against it"), _signed(value)) for value in step.operands[1:]]
    if step.id == "never_below_0":
        return [WhyRow(translate("xantis", "Never below 0"), words.number(step.result))]
    if step.id == "never_above_minus_1":
        return [WhyRow(translate("xantis", "Never above −1"), words.number(step.result))]
    rows = [WhyRow(translate("xantis", "Opponent’s Bonus"), _signed(value)) for value in step.operands]
    return [*rows, WhyRow(translate("xantis", "Margin"), words.margin_number(step.result), is_sum=True)]


def _signed(value: int) -> str:
    """``+ 1``, ``− 2`` with a space that does not break."""
    return f"+\u00a0{value}" if value >= 0 else f"{labels.MINUS}\u00a0{-value}"


def _rules(options: XantisOptions) -> str:
    usual = options == DEFAULTS
    rules = translate("systems", "Xantis, default readings") if usual else translate("systems", "Xantis, own readings")
    return translate("labels", "Rules: {rules}").format(rules=rules)
