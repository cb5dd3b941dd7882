"""The help in the application: topics by language, found by words."""

from functools import cache

from msgspec import Struct

from brp_desktop.catalogue.names import fold
from brp_desktop.catalogue.resources import complete_language, resource_path

TOPICS = (
    "first_steps", "roll", "ticks", "presets", "pages", "combat", "creation", "game_master", "xantis",
    "xantis_table", "files", "paper", "settings", "fairness", "keyboard",
)  # fmt: skip
"""The topics by id, in the order in which they stand in the files."""


class Topic(Struct, frozen=True):
    """One topic; ``text`` is Markdown of headings, paragraphs, lists and bold words, without links or pictures."""

    title: str
    text: str

    @property
    def folded(self) -> str:
        """Title and text without case and accents, for finding."""
        return fold(f"{self.title} {self.text.replace('**', '').replace('*', '')}")


@cache
def topics(language: str) -> tuple[Topic, ...]:
    """All topics in their order, in English where there is no help in the language.

    >>> [topic.title for topic in topics("en")][:2]
    ['First steps', 'What a roll means']
    """
    return _parts("help", language)


@cache
def news(language: str) -> tuple[Topic, ...]:
    """What is new, the latest version first; the title is the version. In English where there is nothing else.

    >>> len(news("en")) == len(news("it"))
    True
    """
    return _parts("news", language)


def _parts(name: str, language: str) -> tuple[Topic, ...]:
    path = resource_path("help", f"{name}.{complete_language(language)}.md")
    found = []
    for part in ("\n" + path.read_text(encoding="utf-8")).split("\n# ")[1:]:
        title, _, text = part.partition("\n")
        found.append(Topic(title.strip(), text.strip()))
    return tuple(found)


def found(language: str, words: str) -> tuple[Topic, ...]:
    """The topics in which every word occurs, those with a word in the title first; all of them without a word.

    >>> [topic.title for topic in found("en", "GIRO vdr")]
    ['Xantis']
    """
    wanted = fold(words).split()
    fitting = [topic for topic in topics(language) if all(word in topic.folded for word in wanted)]
    return tuple(sorted(fitting, key=lambda topic: not any(word in fold(topic.title) for word in wanted)))
