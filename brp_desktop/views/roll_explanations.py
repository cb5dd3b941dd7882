"""What «why?» says about a roll: before it the steps of the chance, in the roll log also level and tick."""

from PySide6.QtCore import QCoreApplication

from brp_desktop.play.entries import JournalEntry
from brp_desktop.play.rolling import RollRequest
from brp_desktop.rules.brp import Level, level_odds, preset_id, thresholds
from brp_desktop.views import labels, roll_words
from brp_desktop.views.why import WhyPopover, rows_of

translate = QCoreApplication.translate


def explain_request(popover: WhyPopover, request: RollRequest) -> None:
    """Fill the popover with how the chance of the next roll comes about."""
    title = roll_words.request_title(request)
    shown = request.chance if request.chance is not None else request.score
    notes = [_ranges(request)] if request.thresholds is not None else []
    notes.append(_rules(preset_id(request.options)))
    heading = translate("labels", "Why {chance}?").format(chance=labels.percent(shown))
    popover.explain(heading, rows_of(request.steps, title), notes)


def explain_entry(popover: WhyPopover, entry: JournalEntry) -> None:
    """Fill the popover with everything about a roll of the log."""
    if entry.event == "xantis":
        from brp_desktop.views.xantis import explanations

        explanations.explain_entry(popover, entry)
        return
    title = roll_words.entry_title(entry)
    notes = [roll_words.entry_sentence(entry)]
    if entry.event == "roll":
        notes += [roll_words.entry_reason(entry), labels.tick_reason(entry.tick_reason, title)]
    elif entry.event not in ("development", "leave"):
        notes = [roll_words.entry_level_line(entry)]
    notes.append(roll_words.undone_words(entry))
    if entry.event != "leave":
        notes.append(_rules(preset_id(entry.options)))
    rows = rows_of(entry.steps, title)
    if entry.event in ("damage", "wound", "healing", "power"):
        from brp_desktop.views.combat_explanations import combat_rows

        rows = [*combat_rows(entry), *rows]
    popover.explain(labels.listed((title, roll_words.entry_detail(entry))), rows, notes)


def _ranges(request: RollRequest) -> str:
    limits = request.thresholds or thresholds(request.chance or 0, request.options, base=request.base)
    odds = request.odds or level_odds(request.chance or 0, request.options, base=request.base)
    spans = {
        Level.CRITICAL: (1, limits.critical),
        Level.SPECIAL: (limits.critical + 1, limits.special),
        Level.SUCCESS: (max(limits.special, limits.critical) + 1, limits.success),
        Level.FUMBLE: (limits.fumble, 100),
    }
    parts = [
        f"{labels.level_label(level.value)} {labels.span(*ends)}" for level, ends in spans.items() if odds.get(level, 0)
    ]
    return f"{labels.listed(parts)}."


def _rules(preset: str) -> str:
    return translate("labels", "Rules: {rules}").format(rules=labels.preset_label(preset))
