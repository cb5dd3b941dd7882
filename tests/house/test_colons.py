"""A name and its value are joined by ``labels.with_value``: French has a space before the colon."""

import ast
from collections.abc import Iterator
from typing import Any

import pytest

ROOMS = ("brp_desktop/views/", "brp_desktop/models/", "brp_desktop/painting/pages/", "brp_desktop/storage/exporters/")
KEPT = {
    "written_ranges": "«10: 4D6; 20: 2D6» is typed and read back as it is, in every language",
    "labelled": "the space is there",
}


JOINING = {'f"', "f'", 'F"', 'f"""', '": "', '" : "', "': '", "' : '"}
"""What stands in the text of a module that joins anything."""


def english_colons(nodes: list[ast.AST]) -> Iterator[tuple[str, int]]:
    """Function and line of every text that joins two parts by a colon without asking the language."""
    lines = {line for node in nodes for line in _lines(node)}
    for function in nodes if lines else ():
        if isinstance(function, ast.FunctionDef):
            yield from (
                (function.name, line) for line in lines if function.lineno <= line <= (function.end_lineno or 0)
            )


def _lines(node: ast.AST) -> Iterator[int]:
    if isinstance(node, ast.JoinedStr):
        parts = [part.value if isinstance(part, ast.Constant) else None for part in node.values]
        if any("{" in str(text) for text in parts):  # a style sheet
            return
        for place, text in enumerate(parts):
            between = 0 < place < len(parts) - 1 and str(text) in (": ", " : ", ":\n")
            before = place > 0 and isinstance(text, str) and text.startswith(": ")
            behind = place < len(parts) - 1 and isinstance(text, str) and text.endswith((": ", ":\n"))
            if between or before or behind:
                yield node.lineno
    elif isinstance(node, ast.Constant) and node.value in (": ", " : "):
        yield node.lineno


def test_no_text_joins_with_an_english_colon(modules: Any) -> None:
    found = {
        (f"{name}:{line}", function)
        for name, nodes in modules.holding(JOINING, *ROOMS)
        for function, line in english_colons(nodes)
    }
    assert sorted(place for place, function in found if function not in KEPT) == []
    assert {function for _, function in found} == set(KEPT), "what is kept is still there"


@pytest.mark.parametrize(
    "planted",
    ['f"{name}: {value}"', 'f"Vdr {number}: {words}"', 'f"Danni: {number}"', '": ".join(parts)', 'name + ": " + value'],
)
def test_the_search_finds_a_planted_one(nodes: Any, planted: str) -> None:
    assert any(word in planted for word in JOINING)
    assert list(english_colons(nodes(f"def said():\n    return {planted}")))


def test_the_search_lets_other_colons_be(nodes: Any) -> None:
    for text in ('f"{hour}:{minute:02d}"', 'tr("{name}: {value}").format(name=name)', 'f"{a}·{b}"'):
        assert not list(english_colons(nodes(f"def said():\n    return {text}")))
