"""What a roll against a disease comes to, in words."""

from collections.abc import Mapping

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from brp_desktop.catalogue.names import characteristic_abbreviation
from brp_desktop.controllers.language import content_language
from brp_desktop.play.hazards import Sickness
from brp_desktop.rules.brp.hazards import recovery_multiplier

translate = QCoreApplication.translate

_DEGREES: Mapping[str, object] = {
    "mild": QT_TRANSLATE_NOOP("labels", "Mild: −1 on a characteristic each week."),
    "acute": QT_TRANSLATE_NOOP("labels", "Acute: −1 on a characteristic each day."),
    "severe": QT_TRANSLATE_NOOP("labels", "Severe: −1 on a characteristic each hour."),
    "terminal": QT_TRANSLATE_NOOP("labels", "Terminal: −1 on a characteristic each minute."),
}


def outcome(day: int, degree: str) -> str:
    """«Acute: −1 on a characteristic each day.»; without a degree that it was not caught, or has passed."""
    source = _DEGREES.get(degree)
    if source is not None:
        return translate("labels", str(source))
    return translate("labels", "The disease has passed.") if day > 1 else translate("labels", "Not caught.")


def sentences(sick: Sickness) -> list[str]:
    """What came of it, and what is rolled next."""
    found = [outcome(sick.day, sick.degree or "")]
    if sick.degree is not None:
        con = characteristic_abbreviation("con", sick.roll.request.options, content_language())
        following = sick.day + 1
        text = translate("labels", "On day {day} the recovery roll is {con} ×{n}.")
        found.append(text.format(day=following, con=con, n=recovery_multiplier(following)))
    return found
