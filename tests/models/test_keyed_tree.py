"""A tree of keys: whatever becomes of it, what was known of a row is known of it afterwards."""

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QAbstractItemModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester

from brp_desktop.models.keyed_tree import KeyedTreeModel

Tree = dict[Any, list[str]]


class Letters(KeyedTreeModel[str]):
    def data(self, index: Any, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        return self.key(index) if index.isValid() and role == Qt.ItemDataRole.DisplayRole else None


def read(model: QAbstractItemModel, parent: QModelIndex | None = None, key: str | None = None) -> Tree:
    """The arrangement as a view sees it."""
    at = parent or QModelIndex()
    found: Tree = {}
    rows = [model.index(row, 0, at) for row in range(model.rowCount(at))]
    if rows or key is None:
        found[key] = [str(row.data()) for row in rows]
    for row in rows:
        assert row.parent() == at
        found |= read(model, row, str(row.data()))
    return found


@st.composite
def trees(draw: st.DrawFn) -> Tree:
    """Some of eight letters, each under an earlier one of a drawn order or alone."""
    order = draw(st.permutations("abcdefgh"))[: draw(st.integers(0, 8))]
    found: Tree = {None: []}
    for place, key in enumerate(order):
        parent = draw(st.sampled_from([None, *order[:place]]))
        found.setdefault(parent, []).append(key)
    return found


@settings(max_examples=60)
@given(st.lists(trees(), min_size=2, max_size=4))
def test_any_arrangement_follows_any_other(qapp: Any, arrangements: list[Tree]) -> None:
    """Qt's own tester watches; indexes held by views follow their keys, those of rows that went are void."""
    model = Letters(1)
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    held: dict[str, QPersistentModelIndex] = {}
    for tree in arrangements:
        model.set_tree(tree)
        assert read(model) == tree
        assert set(model.keys) == {key for keys in tree.values() for key in keys}
        for key, index in held.items():
            if key in model:
                assert index.isValid()
                assert index.data() == key
        held = {key: QPersistentModelIndex(model.index_of(key)) for key in model.keys}
    del tester


def test_one_new_row_is_one_insert(qapp: Any) -> None:
    """Nothing is laid out anew where a row only comes or goes."""
    model = Letters(2)
    model.set_tree({None: ["a", "d"], "a": ["b"]})
    heard: list[str] = []
    model.rowsInserted.connect(lambda parent, first, last: heard.append(f"in {parent.data()} {first}-{last}"))
    model.rowsRemoved.connect(lambda parent, first, last: heard.append(f"out {parent.data()} {first}-{last}"))
    model.layoutChanged.connect(lambda *_: heard.append("laid out"))
    model.modelReset.connect(lambda: heard.append("reset"))
    model.set_tree({None: ["a", "d"], "a": ["b", "c"]})
    model.set_tree({None: ["d"]})
    assert heard == ["in a 1-1", "out None 0-0"]
    model.set_tree({None: ["d", "e"]})
    model.set_tree({None: ["e", "d"]})
    assert heard[2:] == ["in None 1-1", "laid out"]
    assert model.parent_key("d") is None
    assert model.children_of(None) == ("e", "d")
