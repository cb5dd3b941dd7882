"""A Png of Xantis as a form and back: nothing is lost that the form does not show, and mistakes are found in place."""

from typing import Any

import pytest
from msgspec.structs import replace as changed

from brp_desktop.controllers.xantis_npc_form import FormError, NpcForm, form_of, npc_of
from brp_desktop.sheet.xantis import Counter, ScoreNode, XantisAction, XantisWeapon
from brp_desktop.sheet.xantis_npc import XantisNpc, npc_initiative, npc_pa_max
from brp_desktop.sheet.xantis_npc_checks import checked_xantis_npc

SERRA = XantisNpc(
    description="Capitana",
    pa_max=18,
    pme=1,
    nodes=(
        ScoreNode(id="forza", tier="caratteristica", name="Forza", value=6),
        ScoreNode(id="sciabola", tier="specializzazione", name="Sciabola", value=2, parent="forza"),
    ),
    weapons=(
        XantisWeapon(id="w", name="Sciabola", node="sciabola", attack_pa=7, damage="1D6", bonus=2, note="vecchia"),
    ),
    actions=(XantisAction(id="a", name="Fiammata", node=None, pa=0, spell=True),),
    counters=(Counter(id="ferite", name="Ferite", now=1, maximum=6),),
)


def form(npc: XantisNpc = SERRA, **changes: Any) -> NpcForm:
    """The form of a person, with other rows or fields."""
    made = form_of(npc, "Serra", "Guardie")
    rows = dict(made.rows) | changes.pop("rows", {})
    numbers = dict(made.numbers) | changes.pop("numbers", {})
    fields = {"name": made.name, "group": made.group, "description": made.description} | changes
    return NpcForm(**fields, numbers=numbers, rows=rows, computed=made.computed)


def test_there_and_back_changes_nothing() -> None:
    """Neither the tree, nor the bonus, the note and the spell's mark, which have no cell."""
    assert npc_of(form(), SERRA) == SERRA


def test_what_is_typed_is_read() -> None:
    """Numbers with the true minus sign, scores by their names whatever the letters' size."""
    rows = {
        "nodes": (("forza", ("Forza", "−2")), ("", ("Prontezza", "5")), ("", ("", ""))),
        "weapons": (("w", ("Scimitarra", "FORZA", "", "3", "2D6")),),
        "actions": (),
        "counters": (("ferite", ("Ferite", "2", "")),),
    }
    made = npc_of(form(rows=rows, numbers={"pa_max": "", "initiative": "+4"}), SERRA)
    assert [(node.name, node.value, node.id) for node in made.nodes] == [
        ("Forza", -2, "forza"),
        ("Prontezza", 5, "prontezza"),
    ]
    (weapon,) = made.weapons
    assert (weapon.name, weapon.node, weapon.attack_pa, weapon.parry_pa, weapon.damage) == (
        "Scimitarra", "forza", None, 3, "2D6",
    )  # fmt: skip
    assert (weapon.bonus, weapon.note) == (2, "vecchia")
    assert made.actions == ()
    assert made.counters == (Counter(id="ferite", name="Ferite", now=2, maximum=None),)
    assert (made.pa_max, made.initiative, made.pme) == (None, 4, 1)


def test_a_score_that_formulas_name_feeds_them() -> None:
    """Prontezza 5 gives an Iniziativa of 5 and 10 Pa, which the empty fields say."""
    rows = {"nodes": (("", ("prontezza", "5")),), "weapons": (), "actions": (), "counters": ()}
    made = npc_of(form(XantisNpc(), rows=rows), XantisNpc())
    initiative, most = npc_initiative(made), npc_pa_max(made)
    assert initiative is not None
    assert most is not None
    assert (initiative.value, most.value) == (5, 10)
    assert form_of(made).computed == {"initiative": "5", "pa_max": "10"}


@pytest.mark.parametrize(
    ("changes", "place", "code"),
    [
        ({"name": ""}, ("name", "", 0, 0), "empty_name"),
        ({"numbers": {"pa_max": "many"}}, ("pa_max", "", 0, 0), "not_a_number"),
        ({"numbers": {"pme": "100"}}, ("pme", "", 0, 0), "out_of_range"),
        ({"numbers": {"pa_max": "٣"}}, ("pa_max", "", 0, 0), "not_a_number"),
        ({"rows": {"nodes": (("", ("", "5")),)}}, ("", "nodes", 0, 0), "empty_name"),
        ({"rows": {"nodes": (("forza", ("Forza", "6")), ("", ("Fuoco", "--3")))}}, ("", "nodes", 1, 1), "not_a_number"),
        ({"rows": {"weapons": (("w", ("Sciabola", "Spada", "", "", "")),)}}, ("", "weapons", 0, 1), "unknown_score"),
        ({"rows": {"actions": (("a", ("Fiammata", "", "100")),)}}, ("", "actions", 0, 2), "out_of_range"),
    ],
)
def test_a_mistake_is_found_at_its_place(changes: Any, place: Any, code: str) -> None:
    """The field, or of a list the line and the cell."""
    with pytest.raises(FormError) as raised:
        npc_of(form(**changes), SERRA)
    error = raised.value
    assert (error.name, error.kind, error.row, error.cell) == place
    assert error.error.code == code


def test_new_lines_have_ids_of_their_own() -> None:
    """Two of the same name are two."""
    rows = {"nodes": (("", ("Fuoco", "3")), ("", ("Fuoco", "4"))), "weapons": (), "actions": (), "counters": ()}
    made = npc_of(form(XantisNpc(), rows=rows), XantisNpc())
    assert len({node.id for node in made.nodes}) == 2
    assert changed(made, nodes=()) == XantisNpc(description="")


def test_what_hung_on_a_score_that_goes_hangs_higher() -> None:
    """A leaf stays where its branch is taken away, and is taken by the table as it is."""
    branch = ScoreNode(id="mischia", tier="abilita", name="Mischia", value=2, parent="forza")
    leaf = changed(SERRA.nodes[1], parent="mischia")
    npc = changed(SERRA, nodes=(SERRA.nodes[0], branch, leaf))
    without_branch = {"nodes": (("forza", ("Forza", "6")), ("sciabola", ("Sciabola", "2")))}
    assert [node.parent for node in npc_of(form(npc, rows=without_branch), npc).nodes] == [None, "forza"]
    leaf_alone = {"nodes": (("sciabola", ("Sciabola", "2")),)}
    made = npc_of(form(npc, rows=leaf_alone), npc)
    assert [node.parent for node in made.nodes] == [None]
    assert checked_xantis_npc(made) == made
