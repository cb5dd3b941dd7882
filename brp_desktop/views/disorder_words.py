"""Words of a disorder that a heavy loss of sanity brings on: its name, how long it lasts, what it does."""

from collections.abc import Mapping

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

translate = QCoreApplication.translate

_NAMES: Mapping[str, object] = {
    "catatonia": QT_TRANSLATE_NOOP("labels", "catatonia"),
    "stupor": QT_TRANSLATE_NOOP("labels", "stupor"),
    "paranoia": QT_TRANSLATE_NOOP("labels", "paranoia"),
    "phobia": QT_TRANSLATE_NOOP("labels", "phobia"),
    "amnesia": QT_TRANSLATE_NOOP("labels", "amnesia"),
    "despair": QT_TRANSLATE_NOOP("labels", "despair"),
    "lasting": QT_TRANSLATE_NOOP("labels", "a lasting disorder"),
}

_MEANINGS: Mapping[str, object] = {
    "catatonia": QT_TRANSLATE_NOOP("labels", "Neither moves nor answers."),
    "stupor": QT_TRANSLATE_NOOP("labels", "Is dazed and does nothing unless led by the hand."),
    "paranoia": QT_TRANSLATE_NOOP("labels", "Trusts nobody any more."),
    "phobia": QT_TRANSLATE_NOOP("labels", "Shuns whatever recalls the fright."),
    "amnesia": QT_TRANSLATE_NOOP("labels", "Does not remember what happened."),
    "despair": QT_TRANSLATE_NOOP("labels", "Gives up; never does harm to oneself."),
    "lasting": QT_TRANSLATE_NOOP("labels", "The game master says which."),
}

_HOUR, _DAY, _WEEK = 60, 24 * 60, 7 * 24 * 60


def disorder_words(id_: str, minutes: int) -> str:
    """«phobia for 2 hours»; "" for none."""
    source = _NAMES.get(id_)
    name = id_ if source is None else translate("labels", str(source))
    if not name or not minutes:
        return name
    return translate("labels", "{disorder} for {time}").format(disorder=name, time=duration(minutes))


def disorder_meaning(id_: str) -> str:
    """What somebody in this state does, in a sentence; "" for an unknown id."""
    source = _MEANINGS.get(id_)
    return "" if source is None else translate("labels", str(source))


def duration(minutes: int) -> str:
    """«5 minutes», «12 hours», «1 week»: in the largest unit that divides it."""
    if minutes % _WEEK == 0:
        return translate("labels", "%n week(s)", None, minutes // _WEEK)
    if minutes % _DAY == 0:
        return translate("labels", "%n day(s)", None, minutes // _DAY)
    if minutes % _HOUR == 0:
        return translate("labels", "%n hour(s)", None, minutes // _HOUR)
    return translate("labels", "%n minute(s)", None, minutes)
