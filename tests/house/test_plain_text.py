"""What people and files say is shown letter for letter: no label and no tip guesses that it is markup."""

import ast
from collections.abc import Iterator
from typing import Any

from brp_desktop.models.plain_tip import plain_tip

OWN_MARKUP = {"brp_desktop/views/development/foot.py"}
"""Sentences of the product with bold numbers; nothing a person wrote gets into them."""


def called(node: ast.Call) -> str:
    """The last part of the name that is called."""
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def is_safe(node: ast.expr) -> bool:
    """Whether a tip is a sentence of the product, or was made plain."""
    match node:
        case ast.Constant(value=str()):
            return True
        case ast.Call():
            if called(node) == "key_hint":  # changes the key in it and nothing else
                return is_safe(node.args[0])
            return called(node) in {"tr", "translate", "plain_tip"}
        case ast.IfExp():
            return is_safe(node.body) and is_safe(node.orelse)
    return False


def guessed_tips(nodes: list[ast.AST]) -> Iterator[int]:
    """Lines where a tip may be read as markup."""
    for node in nodes:
        if not isinstance(node, ast.Call):
            continue
        if called(node) == "setToolTip" and not is_safe(node.args[0]):
            yield node.lineno
        # What a model tells as its tip is plain already.
        if called(node) == "showText" and not is_safe(node.args[1]) and not asks_for_a_tip(nodes, node.lineno):
            yield node.lineno


def asks_for_a_tip(nodes: list[ast.AST], line: int) -> bool:
    """Whether every function around a line asks a model for its tip."""
    around = [
        each
        for each in nodes
        if isinstance(each, ast.FunctionDef) and each.lineno <= line <= (each.end_lineno or each.lineno)
    ]
    return bool(around) and all("ToolTipRole" in ast.unparse(function) for function in around)


LABELS = {"QLabel", "QMessageBox", "setHtml", "insertHtml"}
FORMATS = {"RichText", "AutoText", "MarkdownText"}


def guessing_labels(nodes: list[ast.AST]) -> Iterator[int]:
    """Lines that make a label or a box of Qt, which reads what looks like markup as markup."""
    for node in nodes:
        if isinstance(node, ast.Call) and called(node) in LABELS:
            yield node.lineno
        if isinstance(node, ast.Attribute) and node.attr in FORMATS:
            yield node.lineno
        if isinstance(node, ast.ClassDef) and any(ast.unparse(base) == "QLabel" for base in node.bases):
            yield node.lineno


def test_every_tip_and_every_label_is_plain(modules: Any, nodes: Any) -> None:
    tips = dict(modules.holding({"setToolTip", "showText"}, "brp_desktop/"))
    labels = dict(modules.holding({*LABELS, *FORMATS}, "brp_desktop/"))
    assert len(tips) > 50
    assert {"brp_desktop/views/plain_label.py", *OWN_MARKUP} <= set(labels)
    assert not [f"{name}:{line}" for name, found in tips.items() for line in guessed_tips(found)]
    assert not [
        f"{name}:{line}"
        for name, found in labels.items()
        if name not in {"brp_desktop/views/plain_label.py", *OWN_MARKUP}
        for line in guessing_labels(found)
    ]
    assert list(guessed_tips(nodes("def f(self):\n    self.setToolTip(name)"))) == [2]
    assert list(guessed_tips(nodes("def f(self):\n    QToolTip.showText(place, name)"))) == [2]
    assert not list(guessed_tips(nodes("def f(at):\n    QToolTip.showText(place, at.data(ToolTipRole))")))
    assert list(guessing_labels(nodes("QLabel(name)"))) == [1]
    assert list(guessing_labels(nodes("class Label(QLabel):\n    pass"))) == [1]


def test_a_plain_tip_says_what_was_written() -> None:
    assert plain_tip("Anne & Sons") == "Anne & Sons"
    assert plain_tip("<b>x<i>") == "<qt>&lt;b&gt;x&lt;i&gt;</qt>"
    assert plain_tip("a &lt; b\nc") == "<qt>a &amp;lt; b<br>c</qt>"
