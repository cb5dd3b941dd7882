"""Words and sentences for people, by id, in the language in force (QtCore only, so the command line uses them too).

English is the source text; French and Italian come from ``resources/i18n``. Ids that nobody knows are shown as they
are: a missing sentence must not stop a roll.
"""

from collections.abc import Iterable, Mapping
from importlib import import_module
from re import sub
from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from brp_desktop.controllers.language import current_language

if TYPE_CHECKING:
    from brp_desktop.views.edit_labels import edit_name
    from brp_desktop.views.error_labels import error_sentence, notice_sentence
    from brp_desktop.views.step_labels import step_is_sum, step_label, step_value

__all__ = [
    "announcement",
    "derived_label",
    "difficulty_label",
    "difficulty_name",
    "difficulty_short",
    "edit_name",
    "error_sentence",
    "first_up",
    "journal_copy",
    "level_label",
    "level_reason",
    "level_reason_shown",
    "level_word",
    "listed",
    "notice_sentence",
    "page_label",
    "percent",
    "percent_sign",
    "preset_label",
    "resource_label",
    "roll_digits",
    "roll_sentence",
    "running_sentence",
    "signed",
    "span",
    "special_below",
    "step_is_sum",
    "step_label",
    "step_value",
    "tick_reason",
    "tick_reason_short",
    "ticks_waiting",
    "two_digits",
    "will_tick",
]

_ELSEWHERE = {
    "edit_labels": ("edit_name",),
    "error_labels": ("error_sentence", "notice_sentence"),
    "step_labels": ("step_is_sum", "step_label", "step_value"),
}


def __getattr__(name: str) -> object:
    """The words of edits, errors and steps, which are loaded when there is one to name."""
    for module, names in _ELSEWHERE.items():
        if name in names:
            return getattr(import_module(f"brp_desktop.views.{module}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


MINUS = "−"
"""The minus sign shown on screen (U+2212)."""
NO_BREAK = "\u00a0"

_LEVEL_WORDS: dict[str, object] = {
    "critical": QT_TRANSLATE_NOOP("labels", "critical success"),
    "special": QT_TRANSLATE_NOOP("labels", "special success"),
    "success": QT_TRANSLATE_NOOP("labels", "success"),
    "failure": QT_TRANSLATE_NOOP("labels", "failure"),
    "fumble": QT_TRANSLATE_NOOP("labels", "fumble"),
}

_LEVEL_LABELS: dict[str, object] = {
    "critical": QT_TRANSLATE_NOOP("labels", "Critical"),
    "special": QT_TRANSLATE_NOOP("labels", "Special"),
    "success": QT_TRANSLATE_NOOP("labels", "Success"),
    "failure": QT_TRANSLATE_NOOP("labels", "Failure"),
    "fumble": QT_TRANSLATE_NOOP("labels", "Fumble"),
}

_DIFFICULTY_NAMES: dict[str, object] = {
    "automatic": QT_TRANSLATE_NOOP("labels", "Automatic"),
    "easy": QT_TRANSLATE_NOOP("labels", "Easy"),
    "normal": QT_TRANSLATE_NOOP("labels", "Normal"),
    "difficult": QT_TRANSLATE_NOOP("labels", "Difficult"),
    "impossible": QT_TRANSLATE_NOOP("labels", "Impossible"),
}

_DIFFICULTY_LABELS: dict[str, object] = _DIFFICULTY_NAMES | {
    "easy": QT_TRANSLATE_NOOP("labels", "Easy ×2"),
    "difficult": QT_TRANSLATE_NOOP("labels", "Difficult ½"),
}

_DIFFICULTY_SHORT: dict[str, object] = _DIFFICULTY_NAMES | {
    "automatic": QT_TRANSLATE_NOOP("labels", "Auto"),
    "impossible": QT_TRANSLATE_NOOP("labels", "Imposs."),
}

_LEVEL_REASONS: dict[str, object] = {
    "fumble_range": QT_TRANSLATE_NOOP("labels", "{roll} lies in the fumble range {range}."),
    "critical_range": QT_TRANSLATE_NOOP("labels", "{roll} lies in the critical range {range}."),
    "special_range": QT_TRANSLATE_NOOP("labels", "{roll} lies in the special range {range}."),
    "within_chance": QT_TRANSLATE_NOOP("labels", "{roll} is not above {limit}."),
    "floor_01_05": QT_TRANSLATE_NOOP("labels", "A roll of {range} always succeeds."),
    "above_chance": QT_TRANSLATE_NOOP("labels", "{roll} is above {limit}."),
    "always_fails": QT_TRANSLATE_NOOP("labels", "A roll of {range} always fails."),
    "chance_zero": QT_TRANSLATE_NOOP("labels", "At 0% no roll succeeds."),
    "partial_success": QT_TRANSLATE_NOOP("labels", "{roll} suits only one of the two skills: a partial success."),
    "automatic": QT_TRANSLATE_NOOP("labels", "{skill}, Automatic: success without a roll."),
    "impossible": QT_TRANSLATE_NOOP("labels", "{skill}, Impossible: failure without a roll."),
}

_REASONS_ON_THE_SLIP = frozenset({"floor_01_05", "always_fails", "chance_zero", "partial_success"})

_TICK_REASONS: dict[str, object] = {
    "characteristic_roll": QT_TRANSLATE_NOOP("labels", "Characteristic rolls give no tick."),
    "resistance_roll": QT_TRANSLATE_NOOP("labels", "Resistance rolls give no tick."),
    "automatic": QT_TRANSLATE_NOOP("labels", "No tick: Automatic."),
    "impossible": QT_TRANSLATE_NOOP("labels", "No tick: Impossible."),
    "not_a_success": QT_TRANSLATE_NOOP("labels", "No tick: the roll failed."),
    "easy": QT_TRANSLATE_NOOP("labels", "No tick: Easy."),
    "no_experience_box": QT_TRANSLATE_NOOP("labels", "No tick: this skill does not learn by use."),
    "nothing_at_stake": QT_TRANSLATE_NOOP("labels", "No tick: nothing at stake."),
    "blind_luck": QT_TRANSLATE_NOOP("labels", "No tick: blind luck, untrained."),
    "rerolled": QT_TRANSLATE_NOOP("labels", "No tick: re-rolled for power points."),
    "complementary": QT_TRANSLATE_NOOP("labels", "No tick: the skill only helped."),
    "augment_lead_failed": QT_TRANSLATE_NOOP("labels", "No tick: the roll it prepared failed."),
    "lead_failed": QT_TRANSLATE_NOOP("labels", "No tick: the helped roll failed."),
    "hit_another_target": QT_TRANSLATE_NOOP("labels", "No tick: another target was hit."),
    "ticks_by_hand": QT_TRANSLATE_NOOP("labels", "No tick: here ticks are set by hand."),
    "already_ticked": QT_TRANSLATE_NOOP("labels", "Already ticked."),
    "hidden_pending": QT_TRANSLATE_NOOP("labels", "{skill}: tick kept until revealed."),
    "ticked": QT_TRANSLATE_NOOP("labels", "Ticked: first success this adventure."),
    "even_or_better": QT_TRANSLATE_NOOP("labels", "POW ticked: the opponent was at least as strong."),
    "by_hand": QT_TRANSLATE_NOOP("labels", "Ticked by hand."),
    "by_hand_off": QT_TRANSLATE_NOOP("labels", "Unticked by hand."),
    "undone": QT_TRANSLATE_NOOP("labels", "Tick undone."),
    "free_tick": QT_TRANSLATE_NOOP("labels", "Ticked: a free tick of a long break."),
    "given": QT_TRANSLATE_NOOP("labels", "Ticked: given by the game master."),
    "taken_back": QT_TRANSLATE_NOOP("labels", "Tick taken back."),
    "read_only": QT_TRANSLATE_NOOP("labels", "No tick: the sheet is read-only."),
}

_TICK_REASONS_SHORT: dict[str, object] = {"ticked": QT_TRANSLATE_NOOP("labels", "Ticked.")}

_RESOURCES: dict[str, object] = {
    "hit_points": QT_TRANSLATE_NOOP("labels", "Hit points"),
    "power_points": QT_TRANSLATE_NOOP("labels", "Power points"),
    "fatigue": QT_TRANSLATE_NOOP("labels", "Fatigue"),
    "sanity": QT_TRANSLATE_NOOP("labels", "Sanity"),
}

_DERIVED: dict[str, object] = {
    "damage_bonus": QT_TRANSLATE_NOOP("labels", "Damage bonus"),
    "move": QT_TRANSLATE_NOOP("labels", "Move"),
    "major_wound": QT_TRANSLATE_NOOP("labels", "Major wound"),
    "experience_bonus": QT_TRANSLATE_NOOP("labels", "Experience bonus"),
    "unconscious": QT_TRANSLATE_NOOP("labels", "unconscious"),
    "dying": QT_TRANSLATE_NOOP("labels", "dying"),
} | _RESOURCES

_PRESETS: dict[str, object] = {
    "srd": QT_TRANSLATE_NOOP("labels", "SRD, 4 levels"),
    "uge": QT_TRANSLATE_NOOP("labels", "UGE, 5 levels"),
    "custom": QT_TRANSLATE_NOOP("labels", "own rules"),
}

_PAGES: dict[str, object] = {
    "skills": QT_TRANSLATE_NOOP("labels", "Skills"),
    "combat": QT_TRANSLATE_NOOP("labels", "Combat"),
    "powers": QT_TRANSLATE_NOOP("labels", "Powers"),
    "gear": QT_TRANSLATE_NOOP("labels", "Gear"),
    "notes": QT_TRANSLATE_NOOP("labels", "Notes"),
    "progress": QT_TRANSLATE_NOOP("labels", "Progress"),
    "trained_only": QT_TRANSLATE_NOOP("labels", "Trained only"),
    "by_group": QT_TRANSLATE_NOOP("labels", "By group"),
    "alphabetical": QT_TRANSLATE_NOOP("labels", "A–Z"),
    "by_score": QT_TRANSLATE_NOOP("labels", "By score"),
    "as_on_paper": QT_TRANSLATE_NOOP("labels", "As on paper"),
    "my_order": QT_TRANSLATE_NOOP("labels", "My order"),
}


def _said(table: Mapping[str, object], key: str) -> str:
    source = table.get(key)
    return key if source is None else QCoreApplication.translate("labels", str(source))


def percent(value: int | None, lang: str | None = None) -> str:
    """``65%``, in French ``65 %`` with a no-break space; ``—`` for a missing value."""
    if value is None:
        return "—"
    return f"{value}{percent_sign(lang)}"


def percent_sign(lang: str | None = None) -> str:
    """The sign as the language writes it after a number: ``%``, in French with a no-break space before it."""
    return f"{NO_BREAK}%" if (lang or current_language()) == "fr" else "%"


def two_digits(value: int | None) -> str:
    """``05``, ``40``, ``120``; ``—`` for a missing value. For a roll use ``roll_digits``."""
    return "—" if value is None else f"{value:02d}"


def roll_digits(roll: int) -> str:
    """A D100 as read at the table: ``07`` … ``99``, and ``00`` for 100."""
    return f"{roll % 100:02d}"


def signed(value: int) -> str:
    """``+5``, ``−20`` with the true minus sign, ``± 0`` with a thin space."""
    if value == 0:
        return "±\u20090"
    return f"+{value}" if value > 0 else f"{MINUS}{-value}"


def first_up(text: str) -> str:
    """The text with its first letter raised, as at the start of a sentence."""
    return text[:1].upper() + text[1:]


def span(first: int, last: int) -> str:
    """A range of rolls: ``01–05``, ``99–00``, ``00``."""
    return roll_digits(first) if first == last else f"{roll_digits(first)}–{roll_digits(last)}"


def level_word(level: str) -> str:
    """``special success`` for the id of a level."""
    return _said(_LEVEL_WORDS, level)


def level_label(level: str) -> str:
    """``Special`` for the id of a level, as in legends."""
    return _said(_LEVEL_LABELS, level)


def difficulty_name(difficulty: str) -> str:
    """``Difficult`` for the id of a difficulty."""
    return _said(_DIFFICULTY_NAMES, difficulty)


def difficulty_label(difficulty: str) -> str:
    """``Difficult ½`` for the id of a difficulty, as in the difficulty bar and the roll log."""
    return _said(_DIFFICULTY_LABELS, difficulty)


def difficulty_short(difficulty: str) -> str:
    """``Imposs.``: the name for small windows."""
    return _said(_DIFFICULTY_SHORT, difficulty)


def roll_sentence(
    skill: str,
    chance: int | None,
    roll: int | None,
    level: str,
    *,
    difficulty: str = "normal",
    modifier: int = 0,
    own_dice: bool = False,
    reason: str = "",
) -> str:
    """What happened, in one sentence: «Spot 65%: rolled 07, special success.»"""
    if roll is None or chance is None:
        return level_reason(reason or difficulty, skill=skill)
    tr = QCoreApplication.translate
    if modifier:
        text = tr("labels", "{skill}, {difficulty}, {modifier}, {chance}: rolled {roll}, {level}.")
    elif difficulty != "normal":
        text = tr("labels", "{skill}, {difficulty}, {chance}: rolled {roll}, {level}.")
    elif own_dice:
        text = tr("labels", "{skill} {chance}: your dice show {roll}, {level}.")
    else:
        text = tr("labels", "{skill} {chance}: rolled {roll}, {level}.")
    return first_up(
        text.format(
            skill=skill,
            difficulty=difficulty_name(difficulty),
            modifier=signed(modifier),
            chance=percent(chance),
            roll=roll_digits(roll),
            level=level_word(level),
        )
    )


def running_sentence(skill: str, difficulty: str, limit: int) -> str:
    """Shown while the dice run: «Stealth, Difficult: 28 or less succeeds.»"""
    text = QCoreApplication.translate("labels", "{skill}, {difficulty}: {limit} or less succeeds.")
    return first_up(text.format(skill=skill, difficulty=difficulty_name(difficulty), limit=two_digits(limit)))


def will_tick() -> str:
    """Shown while the dice run and a success would tick."""
    return QCoreApplication.translate("labels", "A success will tick the box.")


def special_below(limit: int) -> str:
    """Shown while the dice run: «Special on 06 or less.»"""
    return QCoreApplication.translate("labels", "Special on {limit} or less.").format(limit=two_digits(limit))


def level_reason(
    reason: str,
    *,
    skill: str = "",
    roll: int | None = None,
    limit: int | None = None,
    limits: tuple[int, int] | None = None,
) -> str:
    """Why the level is what it is; ``limits`` are first and last roll of the range the reason speaks of."""
    return first_up(
        _said(_LEVEL_REASONS, reason).format(
            skill=skill,
            roll="" if roll is None else roll_digits(roll),
            limit="" if limit is None else two_digits(limit),
            range="" if limits is None else span(*limits),
        )
    )


def level_reason_shown(reason: str) -> bool:
    """Whether the reason stands on the slip too and not only in «why?»."""
    return reason in _REASONS_ON_THE_SLIP


def tick_reason(reason: str, skill: str = "") -> str:
    """Why the box was ticked or not, as a sentence."""
    return _said(_TICK_REASONS, reason).format(skill=skill)


def named_tick_reason(reason: str, skill: str) -> str:
    """The same behind the name of the skill, with one colon: «Stealth: ticked, first success this adventure.»"""
    sentence = tick_reason(reason, skill)
    if skill and sentence.startswith(skill):
        return sentence
    inner = sub("\N{NO-BREAK SPACE}?: ", ", ", sentence, count=1)
    inner = inner if inner[1:2].isupper() else inner[:1].lower() + inner[1:]
    return QCoreApplication.translate("gm", "{skill}: {reason}").format(skill=skill, reason=inner)


def tick_reason_short(reason: str, skill: str = "") -> str:
    """The same for the roll log and copied text: «Ticked.»"""
    return _said(_TICK_REASONS_SHORT if reason in _TICK_REASONS_SHORT else _TICK_REASONS, reason).format(skill=skill)


def announcement(number: str, level: str, skill: str, chance: int | None, tick: str) -> str:
    """For screen readers when the dice rest: «Special success. 07. Spot 65%. Ticked: first success …»"""
    parts = [first_up(level_word(level)), number, skill if chance is None else f"{skill} {percent(chance)}"]
    said = " ".join(f"{part}." for part in parts if part)
    return f"{said} {tick}".strip()


def journal_copy(time: str, sentence: str, tick: str, *, undone: bool) -> str:
    """One line of copied text: «21:14 Spot 65%: rolled 07, special success. Ticked.»"""
    last = QCoreApplication.translate("labels", "Tick undone.") if undone else ""
    return " ".join(part for part in (time, sentence, tick, last) if part)


def ticks_waiting(count: int, *, short: bool = False) -> str:
    """«3 ticks waiting», with the plural of the language; short: «3 ticks»."""
    if short:
        return QCoreApplication.translate("labels", "%n tick(s)", None, count)
    return QCoreApplication.translate("labels", "%n tick(s) waiting", None, count)


def resource_label(resource: str, name: str = "") -> str:
    """Name of a track: the user's own for a counter, else by its id."""
    return name or _said(_RESOURCES, resource)


def derived_label(value: str) -> str:
    """Name of a derived value or state by its id (``damage_bonus``, ``major_wound``, ``unconscious`` …)."""
    return _said(_DERIVED, value)


def preset_label(preset: str) -> str:
    """«SRD, 4 levels» for ``srd``, ``uge`` or ``custom``."""
    return _said(_PRESETS, preset)


def page_label(page: str) -> str:
    """Names of pages, orders and filters of the sheet."""
    return _said(_PAGES, page)


def with_value(name: str, value: str) -> str:
    """«Damage: 5», with the space that a colon has in the language in force."""
    return QCoreApplication.translate("development", "{name}: {value}").format(name=name, value=value)


def listed(parts: Iterable[str]) -> str:
    """Parts joined for a status line or an accessible name."""
    return ", ".join(part for part in parts if part)
