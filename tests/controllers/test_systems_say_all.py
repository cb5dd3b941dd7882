"""What a base class leaves to a game system is said by every system: a QObject cannot be abstract in Python's way."""

import ast
import inspect
import textwrap

import pytest
from PySide6.QtCore import QObject

from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.controllers.document import Document
from brp_desktop.controllers.roll_play import RollPlay
from brp_desktop.controllers.rolls import RollsController
from brp_desktop.controllers.xantis_document import XantisDocument
from brp_desktop.controllers.xantis_rolls import XantisRolls


def left_open(base: type[QObject]) -> set[str]:
    """Names of the methods of a class that only raise ``NotImplementedError``."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(base)))
    return {
        node.name
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef) and ast.unparse(node.body[-1]) == "raise NotImplementedError"
    }


@pytest.mark.parametrize(
    ("base", "system"),
    [(Document, BrpDocument), (Document, XantisDocument), (RollPlay, RollsController), (RollPlay, XantisRolls)],
)
def test_a_system_says_what_its_base_leaves_open(base: type[QObject], system: type[QObject]) -> None:
    wanted = left_open(base)
    assert wanted
    assert wanted <= set(vars(system)), wanted - set(vars(system))


def test_these_are_all_the_systems() -> None:
    assert {each.__name__ for each in Document.__subclasses__()} >= {"BrpDocument", "XantisDocument"}
    assert {each.__name__ for each in RollPlay.__subclasses__()} >= {"RollsController", "XantisRolls"}
