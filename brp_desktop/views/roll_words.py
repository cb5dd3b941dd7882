"""What a roll is called and how it is told: sentences from a request, a result or a journal entry."""

from typing import Protocol

from PySide6.QtCore import QCoreApplication

from brp_desktop.catalogue.names import characteristic_abbreviation, full_skill_name, roll_name
from brp_desktop.controllers.language import content_language
from brp_desktop.play.entries import JournalEntry
from brp_desktop.play.rolling import RollRequest, RollResult, SubjectName
from brp_desktop.play.subjects import AID_STEPS
from brp_desktop.rules.brp import BrpOptions, Difficulty, Thresholds, thresholds
from brp_desktop.rules.explain import Explanation
from brp_desktop.views import labels
from brp_desktop.views.step_labels import chosen_text

NO_D100 = frozenset({"damage", "wound", "healing", "power", "leave", "hindrance"})
"""Events of combat, health and powers that are told without a roll of a D100, and what a Narrator allows."""


def subject_title(name: SubjectName, options: BrpOptions) -> str:
    """«Spot», «Knowledge (History)», «Luck»: the name of a check in the language in force."""
    language = content_language()
    if name.weapon is not None or name.weapon_name:
        from brp_desktop.catalogue.belonging_names import weapon_name

        weapon = weapon_name(name.weapon, name.weapon_name, language)
        if name.roll == "parry":
            return QCoreApplication.translate("labels", "{weapon}, parry").format(weapon=weapon)
        if name.roll == "damage":
            return QCoreApplication.translate("labels", "{weapon}, damage").format(weapon=weapon)
        return weapon
    if name.characteristic is not None:
        if name.roll is None:
            return characteristic_abbreviation(name.characteristic, options, language)
        return roll_name(name.roll, options, language)
    return full_skill_name(name, language)


def request_title(request: RollRequest) -> str:
    """The name of the check."""
    return subject_title(request.name, request.options)


def characteristic_factor(name: SubjectName, options: BrpOptions, times: int = 5) -> str:
    """«POW ×5» for a characteristic roll, else nothing; ``times`` is another factor."""
    if name.characteristic is None:
        return ""
    return f"{characteristic_abbreviation(name.characteristic, options, content_language())} ×{times}"


def result_sentence(result: RollResult) -> str:
    """What happened: «Spot 65%: rolled 07, special success.»"""
    request = result.request
    return labels.roll_sentence(
        request_title(request),
        request.chance,
        result.roll,
        result.level.value,
        difficulty=request.situation.difficulty.value,
        modifier=request.situation.modifier,
        own_dice=result.own_dice,
        reason=result.level_reason,
    )


def level_reason_sentence(result: RollResult) -> str:
    """Why the level is what it is, in numbers."""
    return _reason(
        result.level_reason,
        request_title(result.request),
        result.roll,
        result.request.chance,
        result.request.thresholds,
    )


def slip_sentence(result: RollResult) -> str:
    """The sentence of the slip: what happened, and the reason where it is one that surprises."""
    sentence = result_sentence(result)
    if result.roll is not None and labels.level_reason_shown(result.level_reason):
        return f"{sentence} {level_reason_sentence(result)}"
    return sentence


def running_sentence(request: RollRequest) -> str:
    """Shown while the dice run."""
    limit = request.thresholds.success if request.thresholds is not None else 0
    return labels.running_sentence(request_title(request), request.situation.difficulty.value, limit)


def outlook(request: RollRequest) -> str:
    """What a success would do: «A success will tick the box. Special on 06 or less.»"""
    parts = []
    situation = request.situation
    ticking = situation.difficulty in (Difficulty.NORMAL, Difficulty.DIFFICULT) and situation.at_stake
    free = request.box and not request.already and request.options.automatic_ticks and not situation.hidden
    if ticking and free and not request.because:
        parts.append(labels.will_tick())
    if request.thresholds is not None and request.thresholds.special > 0:
        parts.append(labels.special_below(request.thresholds.special))
    return " ".join(parts)


def tick_sentence(result: RollResult) -> str:
    """The tick line of the slip."""
    first = labels.tick_reason(result.tick_reason, request_title(result.request))
    second = result.request.second
    if second is None or not result.second_reason:
        return first
    other = subject_title(second.name, result.request.options)
    return " ".join(
        labels.named_tick_reason(reason, skill)
        for skill, reason in ((request_title(result.request), result.tick_reason), (other, result.second_reason))
    )


def announcement(result: RollResult) -> str:
    """What a screen reader hears once, the level first."""
    number = "" if result.roll is None else labels.roll_digits(result.roll)
    return labels.announcement(
        number, result.level.value, request_title(result.request), result.request.chance, tick_sentence(result)
    )


class _LineWords(Protocol):
    """The words for the lines of one sort of event."""

    def entry_title(self, entry: JournalEntry) -> str:
        """What the line is about."""

    def entry_detail(self, entry: JournalEntry) -> str:
        """What stands after that, in figures."""

    def entry_line(self, entry: JournalEntry) -> str:
        """What came of it, in a few words."""

    def entry_sentence(self, entry: JournalEntry) -> str:
        """What happened, for copying."""


def _words(entry: JournalEntry) -> _LineWords | None:
    """The words for lines that are no percentile roll of a skill or characteristic, taken in when there is such a line.

    None for those that are, and for ticks by hand.
    """
    if entry.event == "xantis":
        from brp_desktop.views.xantis import words as xantis_words

        return xantis_words
    if entry.event == "leave":
        from brp_desktop.views.xantis import leave_words

        return leave_words
    if entry.event == "resistance":
        from brp_desktop.views.gm import resistance_words

        return resistance_words
    if entry.event == "development":
        from brp_desktop.views.development import words as development_words

        return development_words
    if entry.event in NO_D100:
        from brp_desktop.views import combat_words

        return combat_words
    return None


def entry_title(entry: JournalEntry) -> str:
    """The name of the check of a journal entry, in the language in force."""
    words = _words(entry)
    if words is not None:
        return words.entry_title(entry)
    title = subject_title(entry.name, entry.options)
    if title or entry.event == "tick":
        return title
    # A bare number belongs to nobody; somebody of whom one percentage is known rolls it for everything.
    if entry.document:
        return QCoreApplication.translate("gm", "Percentage")
    return QCoreApplication.translate("gm", "Number")


def entry_subject(entry: JournalEntry) -> str:
    """What the lines that share this one's subject have in common: the title, of an action the score it tests."""
    if entry.event == "xantis":
        from brp_desktop.views.xantis import words as xantis_words

        return xantis_words.entry_node(entry)
    return entry_title(entry)


def entry_detail(entry: JournalEntry) -> str:
    """After the name in the journal: «65%, Normal», «70%, POW ×5»."""
    if entry.event == "tick":
        return "" if entry.score is None else labels.percent(entry.score)
    words = _words(entry)
    if words is not None:
        return words.entry_detail(entry)
    chance = "" if entry.chance is None else labels.percent(entry.chance)
    difficulty = labels.difficulty_label(entry.difficulty)
    times = next((step.operands[0] for step in entry.steps if step.id == "multiplier"), 5)
    factor = characteristic_factor(entry.name, entry.options, times)
    if factor and entry.difficulty == "normal":
        difficulty = ""
    modifier = labels.signed(entry.modifier) if entry.modifier else ""
    return labels.listed((chance, factor, difficulty, modifier, *chosen_words(entry.steps)))


def chosen_words(steps: Explanation) -> list[str]:
    """What was chosen for a roll besides difficulty and modifier: «Complementary: Listen +9», «Darkness −20»."""
    return [chosen_text(step) for step in steps if step.id.partition(".")[0] in AID_STEPS]


def entry_level_line(entry: JournalEntry) -> str:
    """Second line in the journal: «Special success. Ticked.»"""
    if entry.event == "tick":
        return _tick_line(entry)
    words = _words(entry)
    level = f"{labels.first_up(labels.level_word(entry.level or ''))}." if words is None else words.entry_line(entry)
    if entry.event == "roll" and entry.combat is not None:
        from brp_desktop.views import combat_words

        level = f"{level} {combat_words.roll_outcome(entry)}".strip()
    return f"{level} {entry_tick(entry)}".strip()


def entry_tick(entry: JournalEntry) -> str:
    """The tick reason in a few words; nothing for a bare number or somebody without a sheet, who have no boxes."""
    if not entry.document or "/" in entry.document:
        return ""
    return labels.tick_reason_short(entry.tick_reason, entry_title(entry)) if entry.tick_reason else ""


def entry_sentence(entry: JournalEntry) -> str:
    """What happened, as one sentence for copying."""
    title = entry_title(entry)
    if entry.event == "tick":
        return f"{title}:"
    words = _words(entry)
    if words is not None:
        return words.entry_sentence(entry)
    return labels.roll_sentence(
        title,
        entry.chance,
        entry.roll,
        entry.level or "",
        difficulty=entry.difficulty,
        modifier=entry.modifier,
        own_dice=entry.own_dice,
        reason=entry.level_reason,
    )


def entry_copy(entry: JournalEntry, time: str) -> str:
    """«21:14 Spot 65%: rolled 07, special success. Ticked.»"""
    tick = _tick_line(entry) if entry.event == "tick" else ""
    if entry.event in ("development", "xantis") or entry.event in NO_D100:
        return labels.journal_copy(time, entry_sentence(entry), undone_words(entry), undone=False)
    return labels.journal_copy(time, entry_sentence(entry), tick or entry_tick(entry), undone=entry.undone)


def undone_words(entry: JournalEntry) -> str:
    """What is said of a line that is struck through; nothing of one that is not."""
    if not entry.undone:
        return ""
    if entry.event == "xantis":
        return QCoreApplication.translate("labels", "Replaced by a later line.")
    if entry.event == "development" or entry.event in NO_D100:
        return QCoreApplication.translate("labels", "Taken back.")
    return labels.tick_reason("undone")


def _tick_line(entry: JournalEntry) -> str:
    """Why a box was ticked or unticked without a roll, and the person's own words about it."""
    reason = entry.tick_reason
    if reason in {"", "by_hand"}:
        reason = "by_hand" if entry.tick else "by_hand_off"
    return f"{labels.tick_reason_short(reason)} {entry.note}".strip()


def entry_reason(entry: JournalEntry) -> str:
    """Why the level of a percentile roll in the journal is what it is."""
    limits = None
    if entry.chance is not None:
        limits = thresholds(entry.chance, entry.options, base=entry.base)
    return _reason(entry.level_reason, entry_title(entry), entry.roll, entry.chance, limits)


def _reason(reason: str, title: str, roll: int | None, chance: int | None, limits: Thresholds | None) -> str:
    spans: dict[str, tuple[int, int]] = {"floor_01_05": (1, 5)}
    limit = chance
    if limits is not None:
        spans |= {
            "critical_range": (1, limits.critical),
            "special_range": (limits.critical + 1, limits.special),
            "fumble_range": (limits.fumble, 100),
            "always_fails": (limits.success + 1, 100),
        }
    return labels.level_reason(reason, skill=title, roll=roll, limit=limit, limits=spans.get(reason))
