"""What the options of Xantis ask, and how each of their answers reads (xantis.md 11; QtCore only)."""

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

_SECTIONS: Final[Mapping[str, object]] = {
    "criticals": QT_TRANSLATE_NOOP("xantis", "Criticals"),
    "tests": QT_TRANSLATE_NOOP("xantis", "Tests"),
    "contests": QT_TRANSLATE_NOOP("xantis", "Confrontations"),
    "giro": QT_TRANSLATE_NOOP("xantis", "Giro"),
    "together": QT_TRANSLATE_NOOP("xantis", "Acting together"),
}

_QUESTIONS: Final[Mapping[str, object]] = {
    "critical_base": QT_TRANSLATE_NOOP("xantis", "What the additional dice of a 1 and 1 are added to"),
    "critical_decides": QT_TRANSLATE_NOOP("xantis", "Whether a double decides"),
    "penalties_without_difficulty": QT_TRANSLATE_NOOP("xantis", "Penalties without a difficulty"),
    "zero_is_tie": QT_TRANSLATE_NOOP("xantis", "A margin of exactly 0 on the second side"),
    "instant_window": QT_TRANSLATE_NOOP("xantis", "How long an instantaneous action may be declared"),
    "reach_mode": QT_TRANSLATE_NOOP("xantis", "Who pays for the reach"),
    "interposition_pays_defence": QT_TRANSLATE_NOOP("xantis", "Price of an interposition"),
    "counter_adjacency": QT_TRANSLATE_NOOP("xantis", "Who may counter-attack whom"),
    "sync_total": QT_TRANSLATE_NOOP("xantis", "Bonuses of a synchronised action"),
    "interposer_takes_hit": QT_TRANSLATE_NOOP("xantis", "Who is struck when an interposition fails"),
}

_SENTENCES: Final[Mapping[str, object]] = {
    "critical_base": QT_TRANSLATE_NOOP("xantis", "1 and 1 adds dice: with the Vdr, difficulty and penalties lower it."),
    "critical_decides": QT_TRANSLATE_NOOP("xantis", "1 and 1 always succeeds, 6 and 6 always fails; or the sum says."),
    "penalties_without_difficulty": QT_TRANSLATE_NOOP("xantis", "Whether Pme, Pr and Pd lower a test at difficulty 0."),
    "zero_is_tie": QT_TRANSLATE_NOOP("xantis", "What happens when the second side’s margin is exactly 0."),
    "instant_window": QT_TRANSLATE_NOOP("xantis", "How late in an action somebody may still step in at once."),
    "reach_mode": QT_TRANSLATE_NOOP("xantis", "Acting out of turn costs the distance in the Giro."),
    "interposition_pays_defence": QT_TRANSLATE_NOOP("xantis", "What it costs to step between a blow and its target."),
    "counter_adjacency": QT_TRANSLATE_NOOP("xantis", "Who stands between two sides decides whether one may answer."),
    "sync_total": QT_TRANSLATE_NOOP("xantis", "What several who act as one set against the other side."),
    "interposer_takes_hit": QT_TRANSLATE_NOOP("xantis", "Whom the blow reaches when stepping in has failed."),
}

_ANSWERS: Final[Mapping[tuple[str, str | bool], object]] = {
    ("critical_base", "capacity"): QT_TRANSLATE_NOOP("xantis", "The capacity: difficulty and penalties do not matter"),
    ("critical_base", "vdr"): QT_TRANSLATE_NOOP("xantis", "The Vdr: difficulty and penalties count"),
    ("critical_decides", True): QT_TRANSLATE_NOOP("xantis", "Yes: never below Bonus 0, never above Malus 1"),
    ("critical_decides", False): QT_TRANSLATE_NOOP("xantis", "No: the number decides"),
    ("penalties_without_difficulty", True): QT_TRANSLATE_NOOP("xantis", "Pme, Pr and Pd count all the same"),
    ("penalties_without_difficulty", False): QT_TRANSLATE_NOOP("xantis", "Pme, Pr and Pd do not count"),
    ("zero_is_tie", True): QT_TRANSLATE_NOOP("xantis", "Both actions come into play"),
    ("zero_is_tie", False): QT_TRANSLATE_NOOP("xantis", "The second side wins"),
    ("instant_window", "before_roll"): QT_TRANSLATE_NOOP("xantis", "Until the dice are seen"),
    ("instant_window", "before_damage"): QT_TRANSLATE_NOOP("xantis", "Until the effects are applied"),
    ("reach_mode", "catch_up"): QT_TRANSLATE_NOOP("xantis", "Only who has to catch up"),
    ("reach_mode", "absolute"): QT_TRANSLATE_NOOP("xantis", "Everybody, whoever is ahead"),
    ("interposition_pays_defence", True): QT_TRANSLATE_NOOP("xantis", "3 Pa, the reach, and the dodge or parry"),
    ("interposition_pays_defence", False): QT_TRANSLATE_NOOP("xantis", "3 Pa and the reach"),
    ("counter_adjacency", "source"): QT_TRANSLATE_NOOP("xantis", "If all between belong to the group of the earlier"),
    ("counter_adjacency", "neighbours"): QT_TRANSLATE_NOOP("xantis", "Only who stand next to each other in the Giro"),
    ("counter_adjacency", "symmetric"): QT_TRANSLATE_NOOP("xantis", "If all between belong to the group of either"),
    ("sync_total", "sum"): QT_TRANSLATE_NOOP("xantis", "They are added up"),
    ("sync_total", "best"): QT_TRANSLATE_NOOP("xantis", "Only the highest counts"),
    ("interposer_takes_hit", True): QT_TRANSLATE_NOOP("xantis", "The one who stepped in"),
    ("interposer_takes_hit", False): QT_TRANSLATE_NOOP("xantis", "The one who was the target"),
}


def section_name(section: str) -> str:
    """The part of the rules that an option changes."""
    return _said(_SECTIONS.get(section), section)


def question(option: str) -> str:
    """What an option asks."""
    return _said(_QUESTIONS.get(option), option)


def sentence(option: str) -> str:
    """What the reading decides, in one sentence."""
    return _said(_SENTENCES.get(option), "")


def answer(option: str, value: str | bool) -> str:
    """How a value of an option reads."""
    return _said(_ANSWERS.get((option, value)), str(value))


def _said(source: object | None, otherwise: str) -> str:
    return otherwise if source is None else QCoreApplication.translate("xantis", str(source))
