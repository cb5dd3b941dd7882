"""A Xantis sheet without a controller, and words without a language, for the tests of its models."""

from collections.abc import Mapping
from typing import Any

from brp_desktop.sheet.new_xantis import new_xantis
from brp_desktop.sheet.xantis import (
    ActionId,
    Counter,
    CounterId,
    NodeId,
    ScoreNode,
    WeaponId,
    XantisAction,
    XantisCharacter,
    XantisWeapon,
)
from brp_desktop.sheet.xantis_changes import diff_xantis
from brp_desktop.sheet.xantis_derive import derive_xantis


class PlainTexts:
    """Ids and numbers."""

    def not_a_number(self) -> str:
        return "not a number"

    def refusal(self, error: Any) -> str:
        return str(error.code)

    def number(self, value: int) -> str:
        return str(value)

    def tier(self, tier: str) -> str:
        return tier

    def score(self, node: ScoreNode, capacity: int) -> str:
        return f"{node.name}, {node.tier}, {node.value}, capacity {capacity}"

    def score_tip(self, node: ScoreNode, capacity: int) -> str:
        return f"tip of {node.name}"

    def score_heading(self, column: Any) -> str:
        return str(column.name)

    def score_heading_name(self, column: Any) -> str:
        return f"name of {column.name}"

    def use_name(self, row: Any) -> str:
        return f"{row.name}, {row.use.kind}"

    def use_score(self, row: Any) -> str:
        return "" if row.capacity is None else f"{row.score} {row.capacity}"

    def use_cost(self, row: Any) -> str:
        return str(row.pa)

    def use(self, row: Any) -> str:
        return f"{row.name}, {row.use.kind}, {row.pa} Pa"

    def use_tip(self, row: Any) -> str:
        return f"tip of {row.name}"

    def use_heading(self, column: Any) -> str:
        return str(column.name)

    def node_choice(self, node: NodeId | None, nodes: Mapping[NodeId, ScoreNode]) -> str:
        return "none" if node is None else nodes[node].name if node in nodes else f"missing {node}"

    def entry_cell(self, name: str, field: str, shown: str) -> str:
        return f"{name}, {field}: {shown}"

    def entry_heading(self, kind: str, field: str) -> str:
        return field

    def entry_heading_name(self, kind: str, field: str) -> str:
        return f"name of {field}"


class Sheet:
    """Value, derived values, and what the last edit changed."""

    def __init__(self, character: XantisCharacter) -> None:
        self.character = character
        self.derived = derive_xantis(character)
        self.performed: list[Any] = []
        self.tree: Any = None
        self.tables: list[Any] = []

    def perform(self, edit: Any) -> bool:
        self.performed.append(edit)
        return self.become(edit.apply(self.character))

    def become(self, after: XantisCharacter) -> bool:
        before, old = self.character, self.derived
        if after == before:
            return False
        self.character, self.derived = after, derive_xantis(after, old)
        if self.tree is not None:
            self.tree.apply(diff_xantis(before, after, old, self.derived), after, self.derived)
        for table in self.tables:
            table.set_snapshot(after, self.derived)
        return True

    def show(self, tree: Any = None, *tables: Any) -> None:
        self.tree, self.tables = tree, list(tables)
        for model in (tree, *tables):
            if model is not None:
                model.set_snapshot(self.character, self.derived)


def nerea() -> XantisCharacter:
    """The names of the source with some scores, an own one beside, actions, a weapon and a counter."""
    from msgspec.structs import replace

    values = {"forza": 6, "prontezza": 5, "atletica": 2, "cavaliere": 1, "ginnasta": 3, "travestirsi": 2}
    character = new_xantis(name="Nerea")
    nodes = tuple(replace(node, value=values.get(node.id, 0)) for node in character.nodes)
    return replace(
        character,
        nodes=nodes,
        actions=(
            XantisAction(id=ActionId("schivata"), name="Schivata", node=NodeId("ginnasta"), pa=3),
            XantisAction(id=ActionId("fiammata"), name="Fiammata", node=NodeId("elementalismo"), pa=0, spell=True),
            XantisAction(id=ActionId("salto"), name="Salto", pa=None),
        ),
        weapons=(XantisWeapon(id=WeaponId("sciabola"), name="Sciabola", node=NodeId("gone"), attack_pa=7),),
        counters=(Counter(id=CounterId("ferite"), name="Ferite", now=1, maximum=6),),
    )
