"""How far somebody with a major wound can go on fighting, by the row of the table, in words."""

from collections.abc import Mapping

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from brp_desktop.rules import RulesError
from brp_desktop.rules.brp.wounds import major_wound_row

_FIGHTS: Mapping[str, object] = {
    "no": QT_TRANSLATE_NOOP("labels", "cannot fight on"),
    "no_shield": QT_TRANSLATE_NOOP("labels", "can hold no shield"),
    "one_handed": QT_TRANSLATE_NOOP("labels", "one-handed weapons only"),
    "one_arm": QT_TRANSLATE_NOOP("labels", "only one arm is of use"),
    "no_arms": QT_TRANSLATE_NOOP("labels", "no arm is of use"),
}


def limits(roll: int) -> list[str]:
    """What the row of this D100 forbids; nothing where it leaves everything, or for a roll that no D100 shows."""
    try:
        row = major_wound_row(roll)
    except RulesError:
        return []
    source = _FIGHTS.get(row.fights)
    found = [] if source is None else [QCoreApplication.translate("labels", str(source))]
    if row.skill_cap is not None:
        text = QCoreApplication.translate("labels", "some skills count {most} at most")
        found.append(text.format(most=row.skill_cap))
    return found
