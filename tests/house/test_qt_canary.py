"""Some releases of PySide6 lose a reference to None with every void call and abort after some thousand of them."""

import sys
from typing import Any

from PySide6.QtCore import QObject


def test_void_calls_keep_the_references_to_none(qapp: Any) -> None:
    thing = QObject()
    before = sys.getrefcount(None)
    for _ in range(200):
        thing.setObjectName("canary")
        thing.blockSignals(False)
        thing.setParent(None)
    assert sys.getrefcount(None) > before - 50
