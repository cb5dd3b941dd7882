"""Habits of the sources that no linter knows."""

import ast
from collections.abc import Iterator

import pytest

TRANSLATING = {"tr", "translate", "QT_TRANSLATE_NOOP", "QT_TR_NOOP"}


def called(node: ast.Call) -> str:
    """The last part of the name that is called."""
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def computed_sentences(tree: ast.Module) -> Iterator[int]:
    """Lines where a sentence to translate is put together instead of written out: it would never be found."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and called(node) in TRANSLATING:
            for argument in node.args:
                formatted = isinstance(argument, ast.Call) and called(argument) == "format"
                glued = isinstance(argument, ast.BinOp) and isinstance(argument.op, ast.Add | ast.Mod)
                text_inside = any(
                    isinstance(each, ast.Constant) and isinstance(each.value, str) for each in ast.walk(argument)
                )
                if isinstance(argument, ast.JoinedStr) or ((formatted or glued) and text_inside):
                    yield node.lineno


def captured_selves(tree: ast.Module) -> Iterator[int]:
    """Lines where a lambda that holds `self` is connected: the object would never be freed."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and called(node) in {"connect", "singleShot"}:
            for argument in node.args:
                if isinstance(argument, ast.Lambda) and any(
                    isinstance(each, ast.Name) and each.id == "self" for each in ast.walk(argument.body)
                ):
                    yield node.lineno


def loose_painters(tree: ast.Module) -> Iterator[int]:
    """Lines where a QPainter is made outside a `with`: an error while painting would leave it active."""
    held = {id(item.context_expr) for node in ast.walk(tree) if isinstance(node, ast.With) for item in node.items}
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and called(node) == "QPainter" and id(node) not in held:
            yield node.lineno


UNGUARDED = {"exists", "is_file", "is_dir", "stat", "samefile", "absolute", "home"}
GUARDS = ("brp_desktop/storage/", "brp_desktop/catalogue/resources.py", "brp_desktop/app/crash.py")


def unguarded_looks(tree: ast.Module) -> Iterator[int]:
    """Lines that ask the system about a path in a way that raises where the answer is refused."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and called(node) in UNGUARDED:
            yield from [node.lineno] if ast.unparse(node.func.value) != "os.path" else []


def test_outside_storage_nobody_looks_at_paths_unguarded(modules: dict[str, ast.Module]) -> None:
    """`storage.files.is_there` and its like never raise; `Path.exists` does, for a folder that may not be entered."""
    found = [
        f"{name}:{line}"
        for name, tree in modules.items()
        if name.startswith("brp_desktop/") and not name.startswith(GUARDS)
        for line in unguarded_looks(tree)
    ]
    assert not found
    assert list(unguarded_looks(ast.parse("path.exists()"))) == [1]
    assert list(unguarded_looks(ast.parse("os.path.exists(path)"))) == []


def test_every_module_says_what_it_is_for(modules: dict[str, ast.Module]) -> None:
    silent = [name for name, tree in modules.items() if not ast.get_docstring(tree)]
    assert not silent
    assert len(modules) > 50


@pytest.mark.parametrize("search", [computed_sentences, captured_selves, loose_painters])
def test_no_module_has_the_bad_habit(modules: dict[str, ast.Module], search: object) -> None:
    assert callable(search)
    found = [
        f"{name}:{line}" for name, tree in modules.items() if name.startswith("brp_desktop/") for line in search(tree)
    ]
    assert not found


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
def test_the_search_finds_a_planted_one(search: object, bad: str, good: str) -> None:
    assert callable(search)
    assert list(search(ast.parse(bad))) == [1]
    assert list(search(ast.parse(good))) == []
