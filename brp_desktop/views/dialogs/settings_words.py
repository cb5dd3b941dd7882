"""Words of the settings, by the name of each: title, sentence and answers; the pages they stand on."""

from collections.abc import Mapping
from typing import Any, Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from brp_desktop.controllers.language import LANGUAGE_NAMES, language_names
from brp_desktop.controllers.zoom import STEPS
from brp_desktop.models.skills_order import SkillOrder
from brp_desktop.painting.tokens import in_a_line
from brp_desktop.storage.settings_exchange import Refusal
from brp_desktop.views import labels
from brp_desktop.views.brp.page_bar import ORDERS

PAGES: Final[Mapping[str, tuple[str, object]]] = {
    "appearance": ("theme", QT_TRANSLATE_NOOP("settings", "Appearance")),
    "dice": ("roll", QT_TRANSLATE_NOOP("settings", "Dice")),
    "sheet": ("sample", QT_TRANSLATE_NOOP("settings", "Sheet")),
    "table": ("roster", QT_TRANSLATE_NOOP("settings", "Game master")),
    "files": ("open", QT_TRANSLATE_NOOP("settings", "Files and paper")),
    "keyboard": ("keyboard", QT_TRANSLATE_NOOP("settings", "Keyboard")),
}
"""Icon and title of every page, in their order."""

_WORDS: Final[Mapping[str, tuple[object, object]]] = {
    "language": (
        QT_TRANSLATE_NOOP("settings", "Language"),
        QT_TRANSLATE_NOOP("settings", "Of the window, the help and everything that is read aloud."),
    ),
    "theme": (
        QT_TRANSLATE_NOOP("settings", "Theme"),
        QT_TRANSLATE_NOOP("settings", "The colours of everything."),
    ),
    "theme_light": (
        QT_TRANSLATE_NOOP("settings", "Theme by day"),
        QT_TRANSLATE_NOOP("settings", "In force while the theme follows the system and the system is light."),
    ),
    "theme_dark": (
        QT_TRANSLATE_NOOP("settings", "Theme by night"),
        QT_TRANSLATE_NOOP("settings", "In force while the theme follows the system and the system is dark."),
    ),
    "motion": (
        QT_TRANSLATE_NOOP("settings", "Motion"),
        QT_TRANSLATE_NOOP("settings", "Whether dice roll and ticks are drawn. The result is decided first."),
    ),
    "dice_colour": (
        QT_TRANSLATE_NOOP("settings", "Colour of the dice"),
        QT_TRANSLATE_NOOP("settings", "The tens die always differs from the ones die."),
    ),
    "dice_material": (
        QT_TRANSLATE_NOOP("settings", "Material of the dice"),
        QT_TRANSLATE_NOOP("settings", "The digits stay readable on each."),
    ),
    "dice_table": (
        QT_TRANSLATE_NOOP("settings", "What they fall on"),
        QT_TRANSLATE_NOOP("settings", "With high contrast it is always plain."),
    ),
    "new_sheet_preset": (
        QT_TRANSLATE_NOOP("settings", "Rules of a new percentile sheet"),
        QT_TRANSLATE_NOOP("settings", "What the dialog for a new sheet begins with."),
    ),
    "sheet_zoom": (
        QT_TRANSLATE_NOOP("settings", "Zoom"),
        QT_TRANSLATE_NOOP("settings", "Of sheets opened for the first time; each then remembers its own."),
    ),
    "sheet_order": (
        QT_TRANSLATE_NOOP("settings", "Order of the skills"),
        QT_TRANSLATE_NOOP("settings", "Of sheets opened for the first time; each then remembers its own."),
    ),
    "sheet_trained_only": (
        QT_TRANSLATE_NOOP("settings", "Only trained skills"),
        QT_TRANSLATE_NOOP("settings", "Of sheets opened for the first time; each then remembers its own."),
    ),
    "sheet_at_hand": (
        QT_TRANSLATE_NOOP("settings", "Skills at hand"),
        QT_TRANSLATE_NOOP("settings", "Sheets opened for the first time begin with what was pinned or rolled lately."),
    ),
    "second_language": (
        QT_TRANSLATE_NOOP("settings", "Characteristics also in"),
        QT_TRANSLATE_NOOP("settings", "Two abbreviations beside each other, such as STR/FOR, on percentile sheets."),
    ),
    "giro_under_sheet": (
        QT_TRANSLATE_NOOP("settings", "Giro under the sheet"),
        QT_TRANSLATE_NOOP("settings", "While there is one, it stands under a Xantis sheet and not only in the tab."),
    ),
    "reopen_table": (
        QT_TRANSLATE_NOOP("settings", "Go on with the last table"),
        QT_TRANSLATE_NOOP("settings", "The game master’s tab opens the table of the last time."),
    ),
    "new_files_folder": (
        QT_TRANSLATE_NOOP("settings", "Folder of new files"),
        QT_TRANSLATE_NOOP("settings", "Where the first save of a sheet begins. Without one: where you saved last."),
    ),
    "recent_kept": (
        QT_TRANSLATE_NOOP("settings", "Recent files remembered"),
        QT_TRANSLATE_NOOP("settings", "Pinned ones do not count."),
    ),
    "work_kept_every": (
        QT_TRANSLATE_NOOP("settings", "Keep work under way every … minutes"),
        QT_TRANSLATE_NOOP("settings", "As an earlier version to go back to. Drafts against a crash need no setting."),
    ),
    "versions_megabytes": (
        QT_TRANSLATE_NOOP("settings", "Room for earlier versions, MB"),
        QT_TRANSLATE_NOOP("settings", "Of all sheets and tables together. The oldest go first."),
    ),
    "print_paper": (
        QT_TRANSLATE_NOOP("settings", "Paper"),
        QT_TRANSLATE_NOOP("settings", "For printing and PDF."),
    ),
    "print_colour": (
        QT_TRANSLATE_NOOP("settings", "Print in colour"),
        QT_TRANSLATE_NOOP("settings", "Otherwise in black only."),
    ),
}

_SYSTEM: Final = QT_TRANSLATE_NOOP("settings", "As the system has it")
_NO_OTHER: Final = QT_TRANSLATE_NOOP("settings", "no other language")
_ANSWERS: Final[Mapping[str, Mapping[str, object]]] = {
    "motion": {
        "auto": _SYSTEM,
        "full": QT_TRANSLATE_NOOP("settings", "Full"),
        "reduced": QT_TRANSLATE_NOOP("settings", "Reduced: the result at once"),
    },
    "dice_colour": {
        "classic": QT_TRANSLATE_NOOP("settings", "Each kind its own"),
        "bone": QT_TRANSLATE_NOOP("settings", "Bone"),
        "coal": QT_TRANSLATE_NOOP("settings", "Coal"),
        "wine": QT_TRANSLATE_NOOP("settings", "Wine red"),
        "moss": QT_TRANSLATE_NOOP("settings", "Moss green"),
        "sea": QT_TRANSLATE_NOOP("settings", "Sea blue"),
        "plum": QT_TRANSLATE_NOOP("settings", "Plum"),
        "amber": QT_TRANSLATE_NOOP("settings", "Amber"),
    },
    "dice_material": {
        "matt": QT_TRANSLATE_NOOP("settings", "Matt"),
        "glossy": QT_TRANSLATE_NOOP("settings", "Glossy"),
        "stone": QT_TRANSLATE_NOOP("settings", "Stone"),
        "metal": QT_TRANSLATE_NOOP("settings", "Metal"),
    },
    "dice_table": {
        "felt": QT_TRANSLATE_NOOP("settings", "Felt"),
        "wood": QT_TRANSLATE_NOOP("settings", "Wood"),
        "slate": QT_TRANSLATE_NOOP("settings", "Slate"),
        "plain": QT_TRANSLATE_NOOP("settings", "Plain"),
    },
    "new_sheet_preset": {
        "srd": QT_TRANSLATE_NOOP("settings", "SRD: four levels"),
        "uge": QT_TRANSLATE_NOOP("settings", "UGE: five levels"),
    },
    "print_paper": {"system": QT_TRANSLATE_NOOP("settings", "As usual in this country")},
}
_SAME: Final = {"print_paper": {"a4": "A4", "letter": "Letter"}}
"""Answers that are called the same in every language."""

_KINDS: Final[Mapping[str, object]] = {
    "str": QT_TRANSLATE_NOOP("settings", "words in quotation marks are wanted"),
    "int": QT_TRANSLATE_NOOP("settings", "a whole number is wanted"),
    "bool": QT_TRANSLATE_NOOP("settings", "true or false is wanted"),
}


def _said(text: object) -> str:
    return QCoreApplication.translate("settings", str(text))


def page_title(page: str) -> str:
    """What a page is called."""
    return _said(PAGES[page][1])


def title(name: str) -> str:
    """What a setting is called."""
    return _said(_WORDS[name][0])


def sentence(name: str) -> str:
    """What a setting does."""
    return _said(_WORDS[name][1])


def answers(name: str, themes: Mapping[str, str]) -> dict[Any, str]:
    """What can be chosen, value and words, in order; none for what is typed or switched. ``themes`` are by id."""
    match name:
        case "language":
            return {"system": _said(_SYSTEM), **language_names()}
        case "theme":
            return {"system": _said(_SYSTEM), **themes}
        case "theme_light" | "theme_dark":
            return dict(themes)
        case "second_language":
            return {"": _said(_NO_OTHER), **LANGUAGE_NAMES}
        case "sheet_zoom":
            return {step: labels.percent(step) for step in STEPS}
        case "sheet_order":
            return {order.value: labels.page_label(ORDERS[order]) for order in SkillOrder}
    return {id_: _said(text) for id_, text in _ANSWERS.get(name, {}).items()} | dict(_SAME.get(name, {}))


def value_words(name: str, value: object, themes: Mapping[str, str]) -> str:
    """A value in words, as a sentence about a change names it."""
    if isinstance(value, bool):
        return _said(QT_TRANSLATE_NOOP("settings", "on") if value else QT_TRANSLATE_NOOP("settings", "off"))
    known = answers(name, themes)
    if isinstance(value, str | int) and value in known:
        return known[value]
    return str(value) or "—"


def refusal_sentence(refusal: Refusal) -> str:
    """Why a field of a file is not taken."""
    match refusal.code:
        case "unknown_setting":
            text = _said(QT_TRANSLATE_NOOP("settings", "{field}: this version has no such setting."))
        case "out_of_range":
            text = _said(QT_TRANSLATE_NOOP("settings", "{field}: {found} is not within {wanted}."))
        case "wrong_kind":
            text = _said(QT_TRANSLATE_NOOP("settings", "{field}: {wanted}, not “{found}”."))
        case _:
            text = _said(QT_TRANSLATE_NOOP("settings", "{field}: “{found}” cannot be chosen."))
    wanted = _said(_KINDS[refusal.wanted]) if refusal.wanted in _KINDS else refusal.wanted
    return text.format(field=in_a_line(refusal.field), found=in_a_line(refusal.found), wanted=wanted)
