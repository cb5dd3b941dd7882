"""Habits of the sources that no linter knows."""

import ast
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

Search = Callable[[list[ast.AST]], Iterator[int]]
TRANSLATING = {"tr", "translate", "QT_TRANSLATE_NOOP", "QT_TR_NOOP"}
CONNECTING = {"connect", "singleShot"}


def called(node: ast.Call) -> str:
    """The last part of the name that is called."""
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def computed_sentences(nodes: list[ast.AST]) -> Iterator[int]:
    """Lines where a sentence to translate is put together instead of written out: it would never be found."""
    for node in nodes:
        if isinstance(node, ast.Call) and called(node) in TRANSLATING:
            for argument in node.args:
                formatted = isinstance(argument, ast.Call) and called(argument) == "format"
                glued = isinstance(argument, ast.BinOp) and isinstance(argument.op, ast.Add | ast.Mod)
                text_inside = any(
                    isinstance(each, ast.Constant) and isinstance(each.value, str) for each in ast.walk(argument)
                )
                if isinstance(argument, ast.JoinedStr) or ((formatted or glued) and text_inside):
                    yield node.lineno


def captured_selves(nodes: list[ast.AST]) -> Iterator[int]:
    """Lines where a lambda that holds `self` is connected: the object would never be freed."""
    for node in nodes:
        if isinstance(node, ast.Call) and called(node) in CONNECTING:
            for argument in node.args:
                if isinstance(argument, ast.Lambda) and any(
                    isinstance(each, ast.Name) and each.id == "self" for each in ast.walk(argument.body)
                ):
                    yield node.lineno


def loose_painters(nodes: list[ast.AST]) -> Iterator[int]:
    """Lines where a QPainter is made outside a `with`: an error while painting would leave it active."""
    held = {id(item.context_expr) for node in nodes if isinstance(node, ast.With) for item in node.items}
    for node in nodes:
        if isinstance(node, ast.Call) and called(node) == "QPainter" and id(node) not in held:
            yield node.lineno


UNGUARDED = {"exists", "is_file", "is_dir", "stat", "samefile", "absolute", "home"}
GUARDS = ("brp_desktop/storage/", "brp_desktop/catalogue/resources.py", "brp_desktop/app/crash.py")


def unguarded_looks(nodes: list[ast.AST]) -> Iterator[int]:
    """Lines that ask the system about a path in a way that raises where the answer is refused."""
    for node in nodes:
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and called(node) in UNGUARDED:
            yield from [node.lineno] if ast.unparse(node.func.value) != "os.path" else []


def test_outside_storage_nobody_looks_at_paths_unguarded(modules: Any, nodes: Any) -> None:
    """`storage.files.is_there` and its like never raise; `Path.exists` does, for a folder that may not be entered."""
    assert [
        f"{name}:{line}"
        for name, found in modules.holding(UNGUARDED, "brp_desktop/")
        if not name.startswith(GUARDS)
        for line in unguarded_looks(found)
    ] == []
    assert list(unguarded_looks(nodes("path.exists()"))) == [1]
    assert list(unguarded_looks(nodes("os.path.exists(path)"))) == []


GIVING_AWAY = {"nextInFocusChain", "previousInFocusChain", "focusProxy", "topLevelWidget"}
"""What returns a widget that PySide then takes for a child of the one that was asked."""
MAY_ASK = ("brp_desktop/views/stops.py", "tests/views/test_stops.py")


def given_away(nodes: list[ast.AST]) -> Iterator[int]:
    """Lines after which a widget may be emptied while Qt still shows it, or never be freed."""
    for node in nodes:
        if isinstance(node, ast.Call) and called(node) in GIVING_AWAY:
            yield node.lineno


def test_no_widget_is_given_away(modules: Any, nodes: Any) -> None:
    """`views.stops` asks, and sees to it that each stays with its own parent."""
    assert [
        f"{name}:{line}"
        for name, found in modules.holding(GIVING_AWAY, "brp_desktop/", "tests/")
        if name not in MAY_ASK
        for line in given_away(found)
    ] == []
    assert list(given_away(nodes("each = each.nextInFocusChain()"))) == [1]
    assert list(given_away(nodes("each = after(each)"))) == []


DOCSTRING = re.compile(r'(?:\s|#[^\n]*\n)*r?"""\s*[^\s"]')
"""How a module with one begins: comments at most, and then words."""


def test_every_module_says_what_it_is_for(modules: Any) -> None:
    assert [name for name, text in modules.texts.items() if not DOCSTRING.match(text)] == []
    assert len(modules.texts) > 50
    for silent in ("", "import os", '""""""', 'x = """words"""', "# words\nimport os"):
        assert not DOCSTRING.match(silent)


@pytest.mark.parametrize(
    ("search", "words"),
    [(computed_sentences, TRANSLATING), (captured_selves, CONNECTING), (loose_painters, {"QPainter"})],
)
def test_no_module_has_the_bad_habit(modules: Any, search: Search, words: set[str]) -> None:
    held = dict(modules.holding(words, "brp_desktop/"))
    assert len(held) > 20, "who should be looked at"
    assert [f"{name}:{line}" for name, found in held.items() for line in search(found)] == []


@pytest.mark.parametrize(
    ("search", "bad", "good"),
    [
        (computed_sentences, 'self.tr(f"Roll {name}")', 'self.tr("Roll {name}").format(name=name)'),
        (computed_sentences, 'self.tr("Roll {}".format(name))', "self.tr(text)"),
        (computed_sentences, 'translate("labels", "Roll " + name)', 'translate("labels", "Roll")'),
        (captured_selves, "box.clicked.connect(lambda: self.roll())", "box.clicked.connect(self.roll)"),
        (captured_selves, "QTimer.singleShot(0, lambda: self.roll())", "QTimer.singleShot(0, roll)"),
        (loose_painters, "painter = QPainter(image)", "with QPainter(image) as painter:\n    pass"),
    ],
)
def test_the_search_finds_a_planted_one(nodes: Any, search: Search, bad: str, good: str) -> None:
    assert list(search(nodes(bad))) == [1]
    assert list(search(nodes(good))) == []
