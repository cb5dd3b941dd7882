"""Where the shipped files lie: beside the package in a checkout, inside it when installed."""

import re
from functools import cache
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent.parent


@cache
def resource_folder() -> Path:
    """The folder of all shipped files (``catalogue`` ``themes`` ``samples`` …)."""
    inside = _PACKAGE / "resources"
    return inside if inside.is_dir() else _PACKAGE.parent / "resources"


def resource_path(*parts: str) -> Path:
    """The path of one shipped file or folder, spelt exactly as it is on disk; it need not exist.

    >>> resource_path("catalogue", "skills.json").is_file()
    True
    """
    return resource_folder().joinpath(*parts)


LANGUAGES = ("en", "fr", "it")
"""The languages that are complete: interface, catalogue, help, paper. The first is that of the sources."""


def complete_language(code: str) -> str:
    """The complete language nearest to a code: the language itself, French of ``fr_CA``, else English.

    >>> complete_language("it"), complete_language("fr_CA"), complete_language("pt_BR")
    ('it', 'fr', 'en')
    """
    language = code.partition("_")[0]
    return language if language in LANGUAGES else LANGUAGES[0]


_CODE = re.compile("(?=.{2,20}$)[a-z]{2,}(?:_[A-Za-z]+)*")


def languages() -> tuple[str, ...]:
    """Codes of all languages of the interface: the complete ones, then whatever else was put beside them.

    A language of the interface is a file ``brp_desktop_CODE.qm`` in ``i18n``; what it does not say is English. A file
    that is damaged, or has a code that the settings cannot hold (``pt_BR`` can), is none.

    >>> languages()[:3]
    ('en', 'fr', 'it')
    """
    return (*LANGUAGES, *_added(resource_path("i18n")))


@cache
def _added(folder: Path) -> tuple[str, ...]:
    """Looked for once: menus and settings offer the same until the next start, whatever is compiled meanwhile."""
    found = {path.stem.removeprefix("brp_desktop_"): path for path in folder.glob("brp_desktop_*.qm")}
    others = sorted(code for code in found if code not in (*LANGUAGES, "system") and _CODE.fullmatch(code))
    if not others:
        return ()
    from brp_desktop.catalogue.qm_files import is_whole

    return tuple(code for code in others if is_whole(found[code]))
