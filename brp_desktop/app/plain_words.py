"""Sentences of the command line in the language asked for, without Qt: before it is loaded, or when it gives up."""

import os
from collections.abc import Iterator, Mapping, Sequence

from brp_desktop.catalogue.qm_files import sentences
from brp_desktop.catalogue.resources import LANGUAGES, languages, resource_path


class Words:
    """The sentences of one language; what has no translation stays English, and so does all of it without a file."""

    def __init__(self, code: str) -> None:
        self.code = code
        self._sentences: dict[tuple[str, str], str] | None = None

    def translate(self, context: str, text: str) -> str:
        """The sentence in this language; both are written out where this is called."""
        if self.code == LANGUAGES[0]:
            return text
        if self._sentences is None:
            self._sentences = sentences(resource_path("i18n", f"brp_desktop_{self.code}.qm"))
        return self._sentences.get((context, text)) or text


def wanted_language(arguments: Sequence[str] = (), environment: Mapping[str, str] = os.environ) -> str:
    """Code of the language that arguments, settings or the system's variables ask for, in this order; else English.

    >>> wanted_language(["check", "--lang", "it"]), wanted_language(["--lang=fr"])
    ('it', 'fr')
    """
    known = languages()
    for wish in (*_asked(arguments), _of_settings()):
        if wish in known:
            return wish
    codes = {code.lower(): code for code in known}
    for name in _of_system(environment):
        parts = name.partition(".")[0].partition("@")[0].lower().split("_")
        for count in range(len(parts), 0, -1):
            if code := codes.get("_".join(parts[:count])):
                return code
    return LANGUAGES[0]


def _asked(arguments: Sequence[str]) -> Iterator[str]:
    words = [*arguments]
    if "--" in words:
        words = words[: words.index("--")]
    for at, word in enumerate(words):
        option, equals, value = word.partition("=")
        if option == "--lang":
            yield value if equals else "".join(words[at + 1 : at + 2])


def _of_settings() -> str:
    from brp_desktop.catalogue.toml_reader import loads
    from brp_desktop.storage.folders import folders

    try:
        return str(loads(folders().settings.read_text(encoding="utf-8")).get("language", ""))
    except (OSError, ValueError):
        return ""


def _of_system(environment: Mapping[str, str]) -> Iterator[str]:
    """As the C library has it: ``LANGUAGE`` counts only where a locale is set."""
    named = next((value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := environment.get(name))), "C")
    if named.partition(".")[0] not in ("C", "POSIX"):
        yield from filter(None, environment.get("LANGUAGE", "").split(":"))
    yield named
