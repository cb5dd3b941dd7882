"""Copies of the sources in the plain form that Qt's extractor understands.

It knows a sentence with a count only where the count is a number written out, and `translate` only by its full name.
So every call that translates is rewritten in the copy: full name, literal sentence, 1 for whatever is counted.
"""

from __future__ import annotations

import ast
from pathlib import Path

FULL_NAME = "QCoreApplication.translate"
MARKS = frozenset({"QT_TRANSLATE_NOOP", "QT_TR_NOOP"})


def _name(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def aliases(tree: ast.AST) -> set[str]:
    """The names that a module gives to `QCoreApplication.translate` for short."""
    return {
        target.id
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Attribute) and node.value.attr == "translate"
        for target in node.targets
        if isinstance(target, ast.Name)
    }


class _Plain(ast.NodeTransformer):
    def __init__(self, short: set[str]) -> None:
        self._short = short

    def visit_Call(self, node: ast.Call) -> ast.AST:
        self.generic_visit(node)
        name = _name(node.func)
        is_method = isinstance(node.func, ast.Attribute)
        if name in self._short and not is_method:
            node.func = ast.parse(FULL_NAME, mode="eval").body
        elif name not in {"translate", "tr"} or not is_method:
            return node
        texts = 1 if name == "tr" and is_method else 2
        if len(node.args) < texts or not all(isinstance(each, ast.Constant) for each in node.args[:texts]):
            return node
        rest = list(node.args[texts:])
        named = {word.arg: word.value for word in node.keywords}
        comment = named.get("disambiguation", named.get("c", rest[0] if rest else ast.Constant(None)))
        counted = "n" in named or len(rest) > 1
        node.args = [*node.args[:texts], comment, *([ast.Constant(1)] if counted else [])]
        node.keywords = []
        return node


def plain(source: str) -> str:
    """The module as the extractor wants it; means the same to the extractor, nothing to Python.

    >>> print(plain("tr = QCoreApplication.translate\\ntr('labels', '%n tick(s)', None, count)"))
    tr = QCoreApplication.translate
    QCoreApplication.translate('labels', '%n tick(s)', None, 1)
    """
    tree = ast.parse(source)
    return ast.unparse(_Plain(aliases(tree)).visit(tree))


def marked(source: str) -> set[str]:
    """Every sentence of a module that asks to be translated."""
    found: set[str] = set()
    tree = ast.parse(source)
    short = aliases(tree)
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        name, is_method = _name(node.func), isinstance(node.func, ast.Attribute)
        if (name == "tr" and is_method) or name == "QT_TR_NOOP":
            at = 0
        elif (name == "translate" and is_method) or name in MARKS or (name in short and not is_method):
            at = 1
        else:
            continue
        literals = [each.value if isinstance(each, ast.Constant) else None for each in node.args[: at + 1]]
        if len(literals) > at and None not in literals:
            found.add(str(literals[at]))
    return found


def write_plain(sources: list[Path], root: Path, target: Path) -> list[Path]:
    """Writes the plain copies below the target folder, under the same relative names; returns their paths in order."""
    copies = []
    for path in sources:
        copy = target / path.relative_to(root)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text(plain(path.read_text(encoding="utf-8")), encoding="utf-8")
        copies.append(copy)
    return copies
