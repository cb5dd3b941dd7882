"""The language in force: which one, and the translators that carry it."""

from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QLocale, QObject, QTranslator, Signal

from brp_desktop.catalogue import resources
from brp_desktop.catalogue.resources import languages, resource_path

if TYPE_CHECKING:
    from brp_desktop.sheet.brp import BrpCharacter
    from brp_desktop.sheet.xantis import XantisCharacter

LANGUAGES = resources.LANGUAGES
"""The languages that are complete; the first is the source language."""

LANGUAGE_NAMES = {"en": "English", "fr": "Français", "it": "Italiano"}
"""Each complete language in its own words, so that it is found by those who read no other."""
_OWN_NAME = str(QT_TRANSLATE_NOOP("Language", "English"))
"""Each translation says here how its own language calls itself."""


def language_names() -> dict[str, str]:
    """Every language of the interface by code, in its own words; of an added one its own file knows them."""
    return {code: LANGUAGE_NAMES.get(code) or _own_name(code) for code in languages()}


def _own_name(code: str) -> str:
    translator = QTranslator()
    translator.load(_file(code))
    return translator.translate("Language", _OWN_NAME) or code


def _file(code: str) -> str:
    return str(resource_path("i18n", f"brp_desktop_{code}.qm"))


class _InForce:
    """There is one application and so one language: whoever chooses another takes the former one's translators off."""

    code = "en"
    content = ""
    translators: ClassVar[list[QTranslator]] = []


def current_language() -> str:
    """Code of the language in force: ``en``, ``fr``, ``it``, or one that was added."""
    return _InForce.code


def content_language() -> str:
    """Code of the language of the names on the sheet in front: its own where it has one, else the one in force."""
    return _InForce.content or _InForce.code


def set_content_language(code: str) -> bool:
    """Another sheet is in front, or it has another language (empty: that in force); True if names are others now."""
    before = content_language()
    _InForce.content = code if code in LANGUAGES else ""
    return content_language() != before


def language_of(character: "BrpCharacter | XantisCharacter") -> str:
    """The language of the names on a sheet, on its paper and in its exports."""
    wanted = own_language(character)
    return wanted or current_language()


def own_language(character: "BrpCharacter | XantisCharacter") -> str:
    """The language a sheet has chosen for its names; empty if it has none, or one that is not complete here.

    The terms of Xantis are the same in every language.
    """
    wanted = getattr(character, "language", None)
    return wanted if wanted in LANGUAGES else ""


def system_language() -> str:
    """The first of the system's preferred languages that is known, best as it is spoken there, else English."""
    known = {code.replace("_", "-").lower(): code for code in languages()}
    for name in QLocale.system().uiLanguages():
        parts = name.replace("_", "-").lower().split("-")
        for count in range(len(parts), 0, -1):
            if code := known.get("-".join(parts[:count])):
                return code
    return LANGUAGES[0]


def resolve_language(choice: str) -> str:
    """Code for a setting: ``system`` or anything unknown follows the system."""
    return choice if choice in LANGUAGES or choice in languages() else system_language()


class Language(QObject):
    """Keeps one language installed on the application; ``changed`` comes after the switch."""

    changed = Signal(str)
    """The code now in force."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._choice = "en"

    @property
    def choice(self) -> str:
        """What was asked for: ``system`` or a code."""
        return self._choice

    def choose(self, choice: str) -> None:
        """Install the language of ``choice`` (a code or ``system``); everything shown follows at once."""
        self._choice = choice
        code = resolve_language(choice)
        before, _InForce.translators = _InForce.translators, _loaded(code)
        _InForce.code = code
        QLocale.setDefault(locale_of(code))
        for old in before:
            QCoreApplication.removeTranslator(old)
        for new in _InForce.translators:
            QCoreApplication.installTranslator(new)
        self.changed.emit(code)


def _loaded(code: str) -> list[QTranslator]:
    """The translators of a language, the one asked first last: what an added language leaves out English says."""
    found: list[QTranslator] = []
    for file in (code,) if code in LANGUAGES else (LANGUAGES[0], code):
        own = QTranslator()
        if own.load(_file(file)):
            found.append(own)
    if code != "en":
        from PySide6.QtCore import QLibraryInfo

        qt = QTranslator()
        if qt.load(f"qtbase_{code}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)):
            found.insert(0, qt)
    return found


def locale_of(code: str) -> QLocale:
    """The locale for dates and numbers: the system's own where it speaks the language, else the plain one."""
    system = QLocale.system()
    if f"{system.name()}_".lower().startswith(f"{code}_".lower()):
        return system
    return QLocale(code)
