"""What the sources ask to have translated, in the plain form that Qt's extractor understands.

It knows a sentence with a count only where the count is a number written out, `translate` only by its full name, and
nothing inside an f-string. So for every module a plain one is written: the same classes, the same calls, nothing else.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

FULL_NAME = "QCoreApplication.translate"


@dataclass(frozen=True)
class Sentence:
    """One call that translates: the context is written out, or it is the class (`context_is_class`)."""

    context: str
    text: str
    comment: str | None
    counted: bool
    context_is_class: bool


def aliases(tree: ast.AST) -> set[str]:
    """The names that a module gives to `QCoreApplication.translate` for short."""
    return {
        target.id
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Attribute) and node.value.attr == "translate"
        for target in node.targets
        if isinstance(target, ast.Name)
    }


def _text(arguments: list[ast.expr], at: int) -> str | None:
    literal = arguments[at] if len(arguments) > at else None
    return literal.value if isinstance(literal, ast.Constant) and isinstance(literal.value, str) else None


def _sentence(node: ast.Call, room: str, short: set[str]) -> Sentence | None:
    is_method = isinstance(node.func, ast.Attribute)
    name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
    if (name == "tr" and is_method) or name == "QT_TR_NOOP":
        texts = 1
    elif (name == "translate" and is_method) or name == "QT_TRANSLATE_NOOP" or (name in short and not is_method):
        texts = 2
    else:
        return None
    text, context = _text(node.args, texts - 1), room if texts == 1 else _text(node.args, 0)
    if text is None or context is None:
        return None
    rest = node.args[texts:]
    named = {word.arg: word.value for word in node.keywords}
    comment = _text([named["disambiguation"]], 0) if "disambiguation" in named else _text(rest, 0)
    return Sentence(context, text, comment, "n" in named or len(rest) > 1, texts == 1)


def sentences(source: str) -> Iterator[Sentence]:
    """Every sentence of a module that asks to be translated, with the class it stands in where that is its context."""
    tree = ast.parse(source)
    short = aliases(tree)

    def visit(node: ast.AST, room: str) -> Iterator[Sentence]:
        if isinstance(node, ast.ClassDef):
            room = node.name
        if isinstance(node, ast.Call) and (found := _sentence(node, room, short)):
            yield found
        for child in ast.iter_child_nodes(node):
            yield from visit(child, room)

    yield from visit(tree, "")


def plain(source: str) -> str:
    """The module as the extractor wants it.

    >>> print(plain("tr = QCoreApplication.translate\\ntr('labels', '%n tick(s)', None, count)"))
    QCoreApplication.translate('labels', '%n tick(s)', '', 1)
    """
    lines = []
    for each in sentences(source):
        given = f"{each.text!r}, {each.comment or ''!r}{', 1' if each.counted else ''}"
        if each.context_is_class:
            lines += [f"class {each.context}(QObject):", "    def f(self):", f"        self.tr({given})"]
        else:
            lines.append(f"{FULL_NAME}({each.context!r}, {given})")
    return "\n".join(lines)


def write_plain(sources: list[Path], root: Path, target: Path) -> list[Path]:
    """Writes the plain modules below the target folder, under the same relative names; returns their paths in order."""
    copies = []
    for path in sources:
        copy = target / path.relative_to(root)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text(plain(path.read_text(encoding="utf-8")), encoding="utf-8")
        copies.append(copy)
    return copies
