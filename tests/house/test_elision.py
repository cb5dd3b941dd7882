"""French: no word that loses its vowel before another («de Adèle») stands before a name that may begin with one."""

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import pytest

WORDS = "de que ne se me te je ce le la si jusque lorsque puisque quoique presque"
BEFORE = re.compile(rf"\b(?:{'|'.join(WORDS.split())})[ \u00a0]\{{(\w+)\}}", re.IGNORECASE)
NO_VOWEL_FIRST = {
    # numbers and dice, which begin with a digit
    "a", "b", "bonus", "cap", "damage", "dice", "distance", "first", "gain", "high", "hours", "last", "least", "level",
    "limit", "low", "maximum", "metres", "most", "n", "new", "old", "other", "own", "range", "roll", "score", "total",
    "value",
    # paths
    "folder",
    # dates: «le 8 décembre»
    "date", "day",
    # levels of success («réussite», «spéciale», «critique») and the abbreviation of Power («POU»)
    "raw_loser", "raw_winner", "pow",
}  # fmt: skip


def unelided(text: str) -> Iterator[str]:
    """The placeholders that need another way to say it."""
    yield from (name for name in BEFORE.findall(text) if name not in NO_VOWEL_FIRST)


def test_no_french_sentence_needs_an_elision(project_root: Path) -> None:
    tree = ET.parse(project_root / "resources" / "i18n" / "brp_desktop_fr.ts")
    texts = [each.text or "" for kind in ("translation", "numerusform") for each in tree.iter(kind)]
    assert len(texts) > 3000
    assert [text for text in texts if list(unelided(text))] == []


@pytest.mark.parametrize(
    ("text", "good"),
    [
        ("Pa de {name}", False),
        ("Pa de\u00a0{name}", False),
        ("Que {side} teste", False),
        ("feuille de «\u00a0{file}\u00a0»", True),
        ("Pa\u00a0: {name}", True),
        ("de {least} à {most}", True),
        ("imprimé le {date}", True),
        ("monde {name}", True),
        ("à {name}", True),
    ],
)
def test_the_kind_is_known(text: str, good: bool) -> None:
    assert (not list(unelided(text))) is good
