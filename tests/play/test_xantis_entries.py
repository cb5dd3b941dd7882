"""What the journal is told of a Xantis test, and that the outcome can be read out of its line again."""

from dataclasses import fields
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from brp_desktop.play.chance import SeededChance
from brp_desktop.play.danni import roll_danni
from brp_desktop.play.entries import JournalEntry, XantisNote
from brp_desktop.play.hidden import revealed_entry
from brp_desktop.play.subjects import Subject, SubjectName
from brp_desktop.play.tallies import tally_of
from brp_desktop.play.xantis_entries import danni_entry, options_of, outcome_of, xantis_entry
from brp_desktop.play.xantis_rolls import declare_zero, prepare, prepare_number, settle
from brp_desktop.play.xantis_subjects import INITIATIVE, Use, XantisSituation, XantisSubject
from brp_desktop.rules.xantis import DEFAULTS, XantisOptions
from brp_desktop.sheet.xantis import NodeId, ScoreNode, WeaponId, XantisCharacter, XantisWeapon
from brp_desktop.sheet.xantis_derive import derive_xantis

SCORES = st.integers(-99, 99)
OPTIONS = st.builds(
    XantisOptions,
    critical_base=st.sampled_from(("capacity", "vdr")),
    critical_decides=st.booleans(),
    penalties_without_difficulty=st.booleans(),
)


@settings(max_examples=30)
@given(
    score=SCORES,
    options=OPTIONS,
    difficulty=st.none() | st.integers(0, 99),
    interpretation=st.integers(0, 3),
    opponent_bonus=st.integers(0, 20),
    penalties=st.tuples(*[st.integers(0, 9)] * 3),
    dice=st.sampled_from((None, (1, 1, 6, 2), (6, 6, 1), (3, 4), (6, 5))),
)
def test_the_outcome_comes_back_from_its_line(
    score: int,
    options: XantisOptions,
    difficulty: int | None,
    interpretation: int,
    opponent_bonus: int,
    penalties: tuple[int, int, int],
    dice: tuple[int, ...] | None,
) -> None:
    situation = XantisSituation(
        difficulty=difficulty, interpretation=interpretation, opponent_bonus=opponent_bonus, own_dice=dice, pa=2
    )
    wanted = prepare_number(score, situation, name="Forza", actor="Nerea", penalties=penalties, options=options)
    result = declare_zero(wanted) if dice is None else settle(wanted, SeededChance(1))
    entry = xantis_entry(result, "document", "Nerea", 5)
    assert outcome_of(entry) == result.outcome
    assert (entry.level, entry.own_dice) == (result.outcome_class, dice is not None)
    assert entry.xantis is not None
    assert options_of(entry.xantis) == options


def test_a_line_holds_the_event_and_not_the_character() -> None:
    """Case F03."""
    tree = (
        ScoreNode(id=NodeId("forza"), tier="caratteristica", name="Forza", value=6),
        ScoreNode(id=NodeId("scherma"), tier="arte", name="Scherma", value=1, parent=NodeId("forza")),
    )
    weapon = XantisWeapon(id=WeaponId("w"), name="Sciabola", node=NodeId("scherma"), attack_pa=7)
    character = XantisCharacter(name="Nerea", nodes=tree, weapons=(weapon,))
    derived = derive_xantis(character)
    situation = XantisSituation(difficulty=2, own_dice=(2, 3), hidden=True)
    result = settle(prepare(character, derived, XantisSubject(use=Use("attack", "w")), situation), SeededChance(1))
    entry = xantis_entry(result, "document", "Nerea", 1_700_000_000_123)
    assert entry == JournalEntry(
        id=result.id,
        time=1_700_000_000_123,
        document="document",
        character="Nerea",
        subject=Subject("node", "scherma"),
        name=SubjectName(name="Sciabola", roll="attack"),
        event="xantis",
        score=7,
        own_dice=True,
        hidden=True,
        level="success",
        steps=result.outcome.explanation,
        xantis=XantisNote(
            vdr=5,
            margin=0,
            dice=(2, 3),
            difficulty=2,
            pa_cost=7,
            parts=(("caratteristica", "Forza", 6), ("arte", "Scherma", 1)),
        ),
    )
    assert all(not isinstance(getattr(entry, field.name), XantisCharacter) for field in fields(entry))
    line = xantis_entry(settle(prepare(character, derived, INITIATIVE), SeededChance(1)), "document", "Nerea", 5)
    assert (line.subject, line.name) == (Subject("initiative", "iniziativa"), SubjectName(name="Iniziativa"))


def test_a_hidden_line_is_revealed_without_its_sheet(faces: Any) -> None:
    """There is no tick that would have to be decided."""
    result = settle(prepare_number(7, XantisSituation(hidden=True), actor="Nerea"), faces(3, 4))
    entry = xantis_entry(result, "document", "Nerea", 5)
    shown = revealed_entry(entry, None)
    assert (entry.hidden, shown.hidden, shown.revealed) == (True, False, True)
    assert outcome_of(shown) == result.outcome


def test_danni_are_written_as_they_were_typed(faces: Any) -> None:
    thrown = {("2D6", 1): "2D6 + 1", (" 4D6/2 ", -2): "4D6/2 - 2", ("", 3): "3", ("", -3): "-3", ("D6", 0): "D6"}
    for (text, bonus), wanted in thrown.items():
        line = danni_entry(roll_danni(text, bonus, faces(*[2] * 4)), "Sciabola", "document", "Nerea", 5)
        assert line.combat is not None
        assert line.combat.dice == wanted
    assert line.name.name == "Sciabola, Danni"


def test_readings_that_nobody_knows_any_more_are_left_out() -> None:
    note = XantisNote(vdr=1, margin=1, options=(("sync_total", "best"), ("critical_base", "moon"), ("new", True)))
    assert options_of(note) == XantisOptions(sync_total="best")
    assert options_of(XantisNote(vdr=1, margin=1)) == DEFAULTS


def test_only_a_line_of_xantis_has_an_outcome() -> None:
    with pytest.raises(ValueError, match="roll"):
        outcome_of(JournalEntry(id="a", time=1, document="", character="", subject=Subject("skill", "spot"),
                                name=SubjectName(skill="spot")))  # fmt: skip


def test_the_tally_counts_pairs_of_the_programs_dice(faces: Any) -> None:
    """Own dice, declarations and the additional dice of a critical are left out."""
    wanted = prepare_number(7)
    thrown = [settle(wanted, faces(*dice)) for dice in ((1, 1, 6, 2), (3, 4), (3, 4), (4, 3))]
    thrown.append(settle(prepare_number(7, XantisSituation(own_dice=(5, 5))), faces()))
    thrown.append(declare_zero(wanted))
    tally = tally_of(xantis_entry(result, "document", "Nerea", 5) for result in thrown)
    assert (tally.throws, tally.rolls) == (4, 0)
    assert (tally.pairs[0], tally.pairs[2 * 6 + 3], tally.pairs[3 * 6 + 2]) == (1, 2, 1)
    assert tally.plus(tally).throws == 8
