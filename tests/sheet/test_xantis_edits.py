"""Edits of a Xantis sheet: what each does, what it refuses, and any history of them taken back."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from brp_desktop.rules.xantis import TIERS, XantisOptions, tree_faults
from brp_desktop.sheet import xantis_edits as edits
from brp_desktop.sheet.brp import Note
from brp_desktop.sheet.errors import EditError
from brp_desktop.sheet.history import History
from brp_desktop.sheet.new import new_note
from brp_desktop.sheet.new_xantis import new_action, new_node, new_weapon, new_xantis, new_xantis_counter
from brp_desktop.sheet.xantis import Counter, Penalty, ScoreNode, XantisAction, XantisCharacter, XantisWeapon
from brp_desktop.sheet.xantis_changes import diff_xantis
from brp_desktop.sheet.xantis_derive import derive_xantis
from brp_desktop.storage import codec, new_document

NEW = new_xantis()


def changed(character: XantisCharacter, *steps: edits.XantisEdit) -> XantisCharacter:
    for step in steps:
        character = step.apply(character)
    return character


def refused(edit: edits.XantisEdit, character: XantisCharacter = NEW) -> tuple[str, object]:
    """The code, and what it names."""
    with pytest.raises(EditError) as caught:
        edit.apply(character)
    found = caught.value.parameters
    return caught.value.code, found.get("name", found.get("field", found.get("kind")))


def tree(character: XantisCharacter) -> list[str]:
    """The tree as text: a line a node, two blanks a step."""
    nodes = derive_xantis(character).nodes
    return ["  " * node.depth + id_ for id_, node in nodes.items()]


def test_identity():
    character = changed(
        NEW,
        edits.SetXantisIdentity("name", "Nerea"),
        edits.SetXantisIdentity("player", "Giulia"),
        edits.SetXantisIdentity("people", "Viandante\ndei passi"),
        edits.SetXantisIdentity("group", " Viandanti "),
        edits.SetXantisIdentity("adventure", "Lumbra"),
        edits.SetXantisIdentity("npc", True),
        edits.SetPortrait(b"\x89PNG\r\n\x1a\n"),
    )
    assert (character.name, character.player, character.people) == ("Nerea", "Giulia", "Viandante dei passi")
    assert (character.group, character.adventure, character.npc) == ("Viandanti", "Lumbra", True)
    assert character.portrait
    assert refused(edits.SetXantisIdentity("name", "x" * 81)) == ("too_long", "name")
    assert refused(edits.SetXantisIdentity("name", True)) == ("unknown_value", "name")
    assert refused(edits.SetXantisIdentity("npc", "yes")) == ("unknown_value", "npc")
    assert refused(edits.SetXantisIdentity("age", "7")) == ("unknown_value", "age")  # type: ignore[arg-type]
    assert refused(edits.SetPortrait(b"GIF")) == ("not_a_picture", "portrait")


def test_a_node_is_added_where_it_belongs():
    character = changed(
        NEW,
        edits.AddNode(new_node(NEW, " Mischia ", "abilita", "forza", 2)),
        edits.AddNode(ScoreNode(id="corsa", tier="arte", name="Corsa", parent="atletica"), 0),
        edits.AddNode(ScoreNode(id="mente", tier="caratteristica", name="Mente"), 1),
        edits.AddNode(ScoreNode(id="volo", tier="arte", name="Volo", parent="atletica")),
    )
    assert tree(character) == [
        "forza", "  mischia", "mente", "prontezza", "  atletica", "    corsa", "    cavaliere", "      ginnasta",
        "    volo", "elementalismo", "travestirsi",
    ]  # fmt: skip
    added = next(node for node in character.nodes if node.id == "mischia")
    assert (added.name, added.value) == ("Mischia", 2)


def test_nodes_that_cannot_be_are_refused():
    def node(**values: object) -> edits.AddNode:
        given = {"id": "x", "tier": "arte", "name": "X", **values}
        return edits.AddNode(ScoreNode(**given))  # type: ignore[arg-type]

    assert refused(node(id="forza")) == ("duplicate_id", "node")
    assert refused(node(name="  ")) == ("empty_name", "name")
    assert refused(node(name="x" * 81)) == ("too_long", "name")
    assert refused(node(value=100)) == ("out_of_range", "value")
    assert refused(node(tier="art")) == ("invalid_tier", "X")
    assert refused(node(parent="nobody")) == ("unknown_name", "nobody")
    assert refused(node(parent="cavaliere")) == ("invalid_tier", "X")
    assert refused(node(parent="x")) == ("cyclic_parent", "X")
    assert refused(edits.AddNode(ScoreNode(id="x", tier="arte", name="X"), 5)) == ("out_of_range", "index")
    full = replace(NEW, nodes=tuple(ScoreNode(id=f"n{number}", tier="arte", name="N") for number in range(500)))
    assert refused(node(), full) == ("too_many", "node")


def test_name_and_value_of_a_node():
    character = changed(NEW, edits.RenameNode("forza", " Vigore "), edits.SetNodeValue("forza", -99))
    assert (character.nodes[0].name, character.nodes[0].value) == ("Vigore", -99)
    assert refused(edits.RenameNode("forza", "\n")) == ("empty_name", "name")
    assert refused(edits.RenameNode("nobody", "x")) == ("unknown_name", "nobody")
    for value in (100, -100, True):
        assert refused(edits.SetNodeValue("forza", value)) == ("out_of_range", "value")
    assert refused(edits.SetNodeValue("nobody", 1)) == ("unknown_name", "nobody")
    with pytest.raises(EditError, match="unknown_value"):
        edits.SetNodeValue("forza", 2.5).apply(NEW)  # type: ignore[arg-type]


def test_the_tier_of_a_node_stays_between_its_neighbours():
    character = edits.RemoveNode("atletica").apply(NEW)
    assert edits.SetNodeTier("cavaliere", "abilita").apply(character).nodes[2].tier == "abilita"
    assert refused(edits.SetNodeTier("cavaliere", "caratteristica"), character) == ("invalid_tier", "Cavaliere")
    assert refused(edits.SetNodeTier("cavaliere", "specializzazione"), character) == ("invalid_tier", "Ginnasta")
    assert refused(edits.SetNodeTier("prontezza", "abilita")) == ("invalid_tier", "Atletica")
    assert refused(edits.SetNodeTier("forza", "art")) == ("invalid_tier", "Forza")
    assert edits.SetNodeTier("elementalismo", "arte").apply(NEW).nodes[5].tier == "arte"


def test_a_node_is_moved_with_all_that_hangs_from_it():
    character = edits.MoveNode("atletica", "forza").apply(NEW)
    assert tree(character)[:4] == ["forza", "  atletica", "    cavaliere", "      ginnasta"]
    alone = edits.MoveNode("cavaliere", None, 0).apply(NEW)
    assert tree(alone)[:2] == ["cavaliere", "  ginnasta"]
    reordered = edits.MoveNode("forza", None, 1).apply(NEW)
    assert tree(reordered)[0] == "prontezza"
    assert tree(edits.MoveNode("forza", None, 0).apply(reordered)) == tree(NEW)
    last = edits.MoveNode("forza", None).apply(NEW)
    assert tree(last)[-1] == "forza"


def test_a_move_the_tree_does_not_allow_changes_nothing():
    """15.2: under itself, under a descendant, under the same or a lower tier, under nobody."""
    assert refused(edits.MoveNode("prontezza", "prontezza")) == ("cyclic_parent", "Prontezza")
    assert refused(edits.MoveNode("prontezza", "ginnasta")) == ("cyclic_parent", "Prontezza")
    assert refused(edits.MoveNode("elementalismo", "atletica")) == ("invalid_tier", "Elementalismo")
    assert refused(edits.MoveNode("elementalismo", "travestirsi")) == ("invalid_tier", "Elementalismo")
    assert refused(edits.MoveNode("elementalismo", "nobody")) == ("unknown_name", "nobody")
    assert refused(edits.MoveNode("nobody", None)) == ("unknown_name", "nobody")
    assert refused(edits.MoveNode("elementalismo", "forza", 1)) == ("out_of_range", "index")


def test_a_removed_node_leaves_its_place_to_its_children_or_takes_them_along():
    character = edits.AddNode(ScoreNode(id="volo", tier="arte", name="Volo", parent="atletica"), 0).apply(NEW)
    kept = edits.RemoveNode("atletica").apply(character)
    assert tree(kept)[:5] == ["forza", "prontezza", "  volo", "  cavaliere", "    ginnasta"]
    gone = edits.RemoveNode("atletica", with_branch=True).apply(character)
    assert tree(gone) == ["forza", "prontezza", "elementalismo", "travestirsi"]
    root = edits.RemoveNode("prontezza").apply(character)
    assert tree(root)[:4] == ["forza", "atletica", "  volo", "  cavaliere"]
    assert (gone.pa_max_terms, derive_xantis(gone).pa_max_computed.missing) == (
        NEW.pa_max_terms, ("atletica", "cavaliere", "ginnasta"),
    )  # fmt: skip
    assert refused(edits.RemoveNode("nobody")) == ("unknown_name", "nobody")


def test_penalties():
    character = changed(NEW, edits.SetPenalty("pme", 2), edits.NamePenalty("pd", " Dolore "))
    assert (character.pme, character.pr, character.pd) == (Penalty(value=2), Penalty(), Penalty(name="Dolore"))
    assert changed(character, edits.NamePenalty("pd", "")).pd == Penalty()
    assert refused(edits.SetPenalty("pme", -1)) == ("out_of_range", "value")
    assert refused(edits.SetPenalty("pme", 100)) == ("out_of_range", "value")
    assert refused(edits.SetPenalty("px", 1)) == ("unknown_id", "penalty")  # type: ignore[arg-type]
    assert refused(edits.NamePenalty("pr", "x" * 81)) == ("too_long", "name")


def test_terms_of_pa_max_and_iniziativa():
    """A term that is gone may stay where it was, but not come in."""
    without = edits.RemoveNode("ginnasta").apply(NEW)
    character = edits.SetPaMaxTerms(("forza", "ginnasta")).apply(without)
    assert character.pa_max_terms == ("forza", "ginnasta")
    assert edits.SetPaMaxTerms(()).apply(character).pa_max_terms == ()
    assert refused(edits.SetInitiativeTerms(("ginnasta",)), without) == ("unknown_name", "ginnasta")
    assert refused(edits.SetPaMaxTerms(("forza", "forza"))) == ("duplicate_id", "term")
    quick = changed(NEW, edits.SetInitiativeTerms(("forza", "prontezza")), edits.SetInitiativeNumber(-4))
    assert (quick.initiative_terms, quick.initiative_number) == (("forza", "prontezza"), -4)
    assert refused(edits.SetInitiativeNumber(1000)) == ("out_of_range", "initiative_number")
    assert refused(edits.SetPaMax(-1)) == ("out_of_range", "pa_max")
    assert changed(NEW, edits.SetInitiative(-3)).initiative == -3
    assert changed(NEW, edits.SetInitiative(-3), edits.SetInitiative(None)).initiative is None
    assert refused(edits.SetInitiative(-1000)) == ("out_of_range", "initiative")


def test_pa_are_spent_and_come_back_exactly():
    """L58: of 12 Pa an intervention for 9 leaves 3, which is one dodge; what costs more is refused."""
    character = changed(NEW, edits.SetNodeValue("prontezza", 6), edits.SpendPa(9))
    assert (derive_xantis(character).pa_left, derive_xantis(character).pa_max) == (3, 12)
    with pytest.raises(EditError) as caught:
        edits.SpendPa(9).apply(character)
    assert (caught.value.code, dict(caught.value.parameters)) == ("not_enough_pa", {"cost": 9, "left": 3})
    empty = edits.SpendPa(3).apply(character)
    assert (empty.pa_left, edits.SpendPa(0).apply(empty)) == (0, empty)
    assert edits.EndGiro().apply(empty) == edits.SetNodeValue("prontezza", 6).apply(NEW)
    assert refused(edits.SpendPa(-1))[0] == "invalid_cost"
    assert edits.SpendPa(0).apply(NEW) is NEW
    by_hand = edits.SetPaLeft(999).apply(character)
    assert (derive_xantis(by_hand).pa_left, edits.EndGiro().apply(by_hand).pa_left) == (999, None)
    assert refused(edits.SetPaLeft(-1)) == ("out_of_range", "pa_left")
    assert edits.SetPaLeft(None).apply(character).pa_left is None


def test_weapons():
    weapon = new_weapon(NEW, " Falce ")
    character = changed(
        NEW,
        edits.AddXantisWeapon(weapon),
        edits.SetXantisWeapon("weapon.1", "attack_pa", 7),
        edits.SetXantisWeapon("weapon.1", "parry_pa", None),
        edits.SetXantisWeapon("weapon.1", "damage", " 2D6\n"),
        edits.SetXantisWeapon("weapon.1", "bonus", -2),
        edits.SetXantisWeapon("weapon.1", "node", "forza"),
        edits.SetXantisWeapon("weapon.1", "note", "a\nb"),
        edits.MoveXantisWeapon("weapon.1", 0),
        edits.RemoveXantisWeapon("martello"),
    )
    assert (weapon.parry_pa, [row.id for row in character.weapons]) == (3, ["weapon.1", "sciabola", "alabarda"])
    assert character.weapons[0] == XantisWeapon(
        id="weapon.1", name="Falce", node="forza", attack_pa=7, parry_pa=None, damage="2D6", bonus=-2, note="a\nb"
    )
    assert refused(edits.AddXantisWeapon(XantisWeapon(id="martello", name="x"))) == ("duplicate_id", "weapon")
    assert refused(edits.AddXantisWeapon(XantisWeapon(id="x", name=""))) == ("empty_name", "name")
    assert refused(edits.AddXantisWeapon(XantisWeapon(id="x", name="x", attack_pa=100))) == (
        "out_of_range",
        "attack_pa",
    )
    for field, value, code in (
        ("attack_pa", -1, "out_of_range"), ("parry_pa", 100, "out_of_range"), ("parry_pa", "3", "unknown_value"),
        ("bonus", 100, "out_of_range"), ("bonus", None, "unknown_value"), ("damage", "x" * 201, "too_long"),
        ("note", "x" * 20_001, "too_long"), ("name", " ", "empty_name"), ("colour", "red", "unknown_value"),
    ):  # fmt: skip
        assert refused(edits.SetXantisWeapon("martello", field, value)) == (code, field)  # type: ignore[arg-type]
    assert refused(edits.SetXantisWeapon("martello", "node", "nobody")) == ("unknown_name", "nobody")
    for edit in (
        edits.SetXantisWeapon("x", "name", "y"),
        edits.MoveXantisWeapon("x", 0),
        edits.RemoveXantisWeapon("x"),
    ):
        assert refused(edit) == ("unknown_id", "weapon")
    assert refused(edits.MoveXantisWeapon("martello", 3)) == ("out_of_range", "index")


def test_an_action_is_instantaneous_exactly_when_it_costs_nothing():
    """13.2: ticking it sets 0, a cost takes the tick away, and the tick taken away empties the cost."""
    ticked = edits.SetXantisAction("salto", "instantaneous", True).apply(NEW)
    assert (ticked.actions[1].pa, ticked.actions[1].instantaneous) == (0, True)
    again = edits.SetXantisAction("salto", "instantaneous", False).apply(ticked)
    assert (again.actions[1].pa, again.actions[1].instantaneous) == (None, False)
    typed = edits.SetXantisAction("salto", "pa", 0).apply(NEW)
    assert typed.actions[1].instantaneous
    assert edits.SetXantisAction("salto", "instantaneous", False).apply(NEW) == NEW
    assert refused(edits.SetXantisAction("salto", "instantaneous", 1)) == ("unknown_value", "instantaneous")


def test_actions():
    character = changed(
        NEW,
        edits.AddXantisAction(new_action(NEW, "Fiammata", 0)),
        edits.SetXantisAction("action.1", "spell", True),
        edits.SetXantisAction("action.1", "node", "elementalismo"),
        edits.SetXantisAction("action.1", "name", "Fiamma"),
        edits.MoveXantisAction("action.1", 0),
        edits.RemoveXantisAction("parata"),
    )
    assert character.actions[0] == XantisAction(id="action.1", name="Fiamma", node="elementalismo", pa=0, spell=True)
    assert len(character.actions) == 4
    gone = edits.RemoveNode("elementalismo").apply(character)
    assert gone.actions[0].node == "elementalismo"
    assert edits.SetXantisAction("action.1", "node", "elementalismo").apply(gone) == gone
    assert edits.SetXantisAction("action.1", "node", None).apply(gone).actions[0].node is None
    assert refused(edits.SetXantisAction("salto", "pa", 100)) == ("out_of_range", "pa")
    assert refused(edits.SetXantisAction("salto", "spell", 1)) == ("unknown_value", "spell")
    assert refused(edits.AddXantisAction(XantisAction(id="salto", name="x"))) == ("duplicate_id", "action")
    assert refused(edits.RemoveXantisAction("x")) == ("unknown_id", "action")


def test_counters_stop_at_their_maximum():
    character = changed(
        NEW,
        edits.AddXantisCounter(new_xantis_counter(NEW, "Ferite", 6)),
        edits.SetXantisCounter("counter.1", "now", 9),
    )
    assert character.counters == (Counter(id="counter.1", name="Ferite", now=6, maximum=6),)
    lower = edits.SetXantisCounter("counter.1", "maximum", 4).apply(character)
    assert lower.counters[0].now == 4
    opened = changed(
        lower, edits.SetXantisCounter("counter.1", "maximum", None), edits.SetXantisCounter("counter.1", "now", 99)
    )
    assert opened.counters[0] == Counter(id="counter.1", name="Ferite", now=99)
    second = edits.AddXantisCounter(new_xantis_counter(opened, "Mana")).apply(opened)
    assert [row.id for row in edits.MoveXantisCounter("counter.2", 0).apply(second).counters] == [
        "counter.2",
        "counter.1",
    ]
    assert edits.RemoveXantisCounter("counter.2").apply(second) == opened
    assert refused(edits.SetXantisCounter("counter.1", "now", 10_000), opened) == ("out_of_range", "now")
    assert refused(edits.SetXantisCounter("counter.1", "now", None), opened) == ("unknown_value", "now")
    assert refused(edits.SetXantisCounter("counter.1", "colour", 1), opened) == ("unknown_value", "colour")  # type: ignore[arg-type]


def test_notes_and_options():
    character = changed(NEW, edits.AddNote(new_note(NEW, "Diario")), edits.SetNote("note.1", "Diario", "x" * 20_000))
    assert len(character.notes[0].text) == 20_000
    assert refused(edits.SetNote("note.1", "Diario", "x" * 20_001), character) == ("too_long", "text")
    for titled in (edits.SetNote("note.1", "x" * 81, ""), edits.AddNote(Note(id="note.9", title="x" * 81))):
        assert refused(titled, character) == ("too_long", "title"), "what no Xantis file can hold"
    assert refused(edits.AddNote(Note(id="n", text="x" * 20_001))) == ("too_long", "text")
    both = edits.AddNote(new_note(character)).apply(character)
    assert [note.id for note in edits.MoveNote("note.2", 0).apply(both).notes] == ["note.2", "note.1"]
    assert edits.RemoveNote("note.2").apply(both) == character
    options = XantisOptions(sync_total="best")
    assert edits.SetXantisOptions(options).apply(NEW).options == options


def test_several_are_all_made_or_none():
    both = edits.Several((edits.SpendPa(0), edits.SetPenalty("pr", 1)), "x")
    assert both.apply(NEW).pr.value == 1
    with pytest.raises(EditError):
        edits.Several((edits.SetPenalty("pr", 1), edits.SpendPa(9)), "x").apply(NEW)
    assert edits.Recover(NEW).apply(both.apply(NEW)) == NEW


def test_typing_and_arrow_keys_make_one_step():
    history: History[XantisCharacter] = History(NEW)
    for edit in (
        *(edits.SetNodeValue("forza", value) for value in (1, 2, 3)),
        *(edits.RenameNode("forza", name) for name in ("V", "Vi")),
        *(edits.SetPaLeft(value) for value in (9, 8)),
        *(edits.SetXantisAction("salto", "pa", value) for value in (4, 5)),
        edits.SpendPa(1),
        edits.SpendPa(1),
    ):  # fmt: skip
        history.push(edit.apply(history.value), edit, edit.merge_key)
    labels = [type(label).__name__ for label in history.labels]
    assert labels == ["SpendPa", "SpendPa", "SetXantisAction", "SetPaLeft", "RenameNode", "SetNodeValue"]


def some_edit(character: XantisCharacter, chance: random.Random) -> edits.XantisEdit:
    """Any edit, whether this character can take it or not."""
    node = chance.choice(character.nodes).id if character.nodes else "nobody"
    other = chance.choice(character.nodes).id if character.nodes else None
    tier = chance.choice(TIERS)
    action = chance.choice(character.actions).id if character.actions else "x"
    number = chance.randrange(-3, 20)
    return chance.choice(
        (
            edits.SetXantisIdentity("name", chance.choice(("N", "Ne", "Nerea"))),
            edits.AddNode(new_node(character, chance.choice("ABC"), tier, chance.choice((None, other)), number)),
            edits.MoveNode(node, chance.choice((None, other)), chance.choice((None, 0, 1))),
            edits.MoveNode(node, chance.choice((None, other))),
            edits.RemoveNode(node, with_branch=chance.random() < 0.3),
            edits.RenameNode(node, chance.choice(("A", "B", ""))),
            edits.SetNodeValue(node, number),
            edits.SetNodeTier(node, tier),
            edits.SetPenalty("pme", number),
            edits.SetPaMax(chance.choice((None, number))),
            edits.SetPaMaxTerms((node,)),
            edits.SetInitiativeTerms(() if other is None else (other,)),
            edits.SpendPa(number),
            edits.EndGiro(),
            edits.SetPaLeft(number),
            edits.AddXantisAction(new_action(character, "Y", 3)),
            edits.SetXantisAction(
                action, chance.choice(("pa", "node", "instantaneous")), chance.choice((0, node, True))
            ),
            edits.MoveXantisAction(action, 0),
            edits.RemoveXantisAction(action),
            edits.AddXantisCounter(new_xantis_counter(character, "Z", 4)),
            edits.AddNote(new_note(character)),
        )
    )


@given(st.integers(0, 10_000))
def test_any_history_of_a_sheet_comes_back(seed):
    """80 edits, undos and redos: a refusal changes nothing, every value is sound and can be saved, all is undone."""
    chance = random.Random(seed)
    history: History[XantisCharacter] = History(NEW)
    derived = derive_xantis(NEW)
    for _ in range(80):
        step = chance.randrange(6)
        if step == 4:
            history.undo()
        elif step == 5:
            history.redo()
        else:
            edit = some_edit(history.value, chance)
            try:
                after = edit.apply(history.value)
            except EditError:
                continue
            history.push(after, edit, edit.merge_key)
        before, earlier = derived.character, derived
        derived = derive_xantis(history.value, earlier)
        fresh = derive_xantis(history.value)
        assert dict(derived.nodes) == dict(fresh.nodes)
        assert (derived.pa_max, derived.pa_left, derived.initiative) == (fresh.pa_max, fresh.pa_left, fresh.initiative)
        assert derived.pa_left >= 0
        assert tree_faults(history.value.nodes) == ()
        assert bool(diff_xantis(before, history.value, earlier, derived)) or set(before.nodes) == set(
            history.value.nodes
        )
    end = history.value
    again = codec.decode(codec.encode(new_document(end)))
    assert (again.character, again.notices) == (end, ())
    while history.redo():
        pass
    end = history.value
    while history.undo():
        pass
    assert history.value == NEW
    assert history.is_saved
    while history.redo():
        pass
    assert history.value == end
