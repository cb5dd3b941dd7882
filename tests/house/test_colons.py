"""A name and its value are joined by ``labels.with_value``: French has a space before the colon."""

import ast
from collections.abc import Iterator

import pytest

ROOMS = ("brp_desktop/views/", "brp_desktop/models/", "brp_desktop/painting/pages/", "brp_desktop/storage/exporters/")
KEPT = {
    "written_ranges": "«10: 4D6; 20: 2D6» is typed and read back as it is, in every language",
    "labelled": "the space is there",
}


def english_colons(tree: ast.Module) -> Iterator[tuple[str, int]]:
    """Function and line of every text that joins two parts by a colon without asking the language."""
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            yield from ((function.name, line) for line in _lines(function))


def _lines(function: ast.FunctionDef) -> Iterator[int]:
    for node in ast.walk(function):
        if isinstance(node, ast.JoinedStr):
            parts = [part.value if isinstance(part, ast.Constant) else None for part in node.values]
            if any("{" in str(text) for text in parts):  # a style sheet
                continue
            for place, text in enumerate(parts):
                between = 0 < place < len(parts) - 1 and str(text) in (": ", " : ", ":\n")
                before = place > 0 and isinstance(text, str) and text.startswith(": ")
                behind = place < len(parts) - 1 and isinstance(text, str) and text.endswith((": ", ":\n"))
                if between or before or behind:
                    yield node.lineno
        elif isinstance(node, ast.Constant) and node.value in (": ", " : "):
            yield node.lineno


def test_no_text_joins_with_an_english_colon(modules: dict[str, ast.Module]) -> None:
    found = {
        (f"{name}:{line}", function)
        for name, tree in modules.items()
        if name.startswith(ROOMS)
        for function, line in english_colons(tree)
    }
    assert sorted(place for place, function in found if function not in KEPT) == []
    assert {function for _, function in found} == set(KEPT), "what is kept is still there"


@pytest.mark.parametrize(
    "planted",
    ['f"{name}: {value}"', 'f"Vdr {number}: {words}"', 'f"Danni: {number}"', '": ".join(parts)', 'name + ": " + value'],
)
def test_the_search_finds_a_planted_one(planted: str) -> None:
    assert list(english_colons(ast.parse(f"def said():\n    return {planted}")))


def test_the_search_lets_other_colons_be() -> None:
    for text in ('f"{hour}:{minute:02d}"', 'tr("{name}: {value}").format(name=name)', 'f"{a}·{b}"'):
        assert not list(english_colons(ast.parse(f"def said():\n    return {text}")))
