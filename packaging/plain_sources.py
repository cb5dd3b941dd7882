"""What the sources ask to have translated, in the plain form that Qt's extractor understands.

It knows a sentence with a count only where the count is a number written out, `translate` only by its full name, and
nothing inside an f-string. So for every module a plain one is written: the same classes, the same calls, nothing else.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

FULL_NAME = "QCoreApplication.translate"
ASKING = re.compile(r"\btr\b|translate|TR_NOOP|TRANSLATE_NOOP")
"""What stands in a module that asks for anything."""


@dataclass(frozen=True)
class Sentence:
    """One call that translates: the context is written out, or it is the class (`context_is_class`)."""

    context: str
    text: str
    comment: str | None
    counted: bool
    context_is_class: bool


def _with_rooms(tree: ast.AST) -> Iterator[tuple[ast.AST, str]]:
    """Every node in the order of the text, with the class that it stands in."""
    waiting: list[tuple[ast.AST, str]] = [(tree, "")]
    while waiting:
        node, room = waiting.pop()
        if isinstance(node, ast.ClassDef):
            room = node.name
        yield node, room
        below: list[tuple[ast.AST, str]] = []
        for value in vars(node).values():
            if isinstance(value, ast.AST):
                below.append((value, room))
            elif isinstance(value, list):
                below += [(each, room) for each in value if isinstance(each, ast.AST)]
        waiting += reversed(below)


def _aliases(nodes: list[tuple[ast.AST, str]]) -> set[str]:
    """The names that a module gives to `QCoreApplication.translate` for short."""
    return {
        target.id
        for node, _ in nodes
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


@cache
def sentences(source: str) -> tuple[Sentence, ...]:
    """Every sentence of a module that asks to be translated, with the class it stands in where that is its context."""
    if not ASKING.search(source):
        return ()
    nodes = list(_with_rooms(ast.parse(source)))
    short = _aliases(nodes)
    found = (_sentence(node, room, short) for node, room in nodes if isinstance(node, ast.Call))
    return tuple(each for each in found if each is not None)


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
