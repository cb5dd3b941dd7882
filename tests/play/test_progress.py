"""Looking back and ahead: waiting ticks with their origin, adventures, charts, expectations."""

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

from brp_desktop.play.development import phase_of
from brp_desktop.play.development_rolls import settle_line
from brp_desktop.play.progress import at_the_end, developed_rows, expected_adventures, series_of, summary_of
from brp_desktop.play.ticks import take_back, tick_entries, waiting_ticks
from brp_desktop.rules.brp import SRD, UGE
from brp_desktop.rules.errors import RulesError
from brp_desktop.sheet import edits
from brp_desktop.sheet.brp import BrpCharacter
from brp_desktop.sheet.derive import derive
from brp_desktop.sheet.growth_edits import stamped

Hero = Callable[..., BrpCharacter]


def grown(character: BrpCharacter, row: str, roll: int, gain: int, time: int) -> BrpCharacter:
    """The character after a tick and its roll."""
    character = edits.SetTick(row, True, "ticked", id=f"roll-{time}", time=time).apply(character)
    found = phase_of(character, derive(character))
    result = settle_line(found, f"tick:{row}", None, time=time, own_roll=roll, own_gain=gain, roll_id=f"line-{time}")
    return result.edit.apply(character)


def adventure(character: BrpCharacter, name: str, time: int, *gains: tuple[str, int, int]) -> BrpCharacter:
    character = edits.StartAdventure(name, time).apply(character)
    for number, (row, roll, gain) in enumerate(gains, 1):
        character = grown(character, row, roll, gain, time + number)
    return edits.EndAdventure(time + 50).apply(character)


def refused(call: Callable[[], object]) -> str:
    with pytest.raises(RulesError) as caught:
        call()
    return caught.value.code


def test_every_waiting_tick_says_when_and_why(hero: Hero, changed: Any) -> None:
    character = edits.SetTick("spot", True, "ticked", id="roll-1", time=9).apply(hero(UGE))
    character = edits.SetPowTick(True, "even_or_better", id="roll-2", time=10).apply(character)
    character = changed(character, "climb", ticked=True)
    character = changed(character, "listen", ticked=True, learns=False)
    ticks = waiting_ticks(character, derive(character))
    assert len(ticks) == derive(character).waiting_ticks == 3
    by_id = {tick.subject.id: tick for tick in ticks}
    assert (by_id["spot"].origin.reason, by_id["spot"].origin.time) == ("ticked", 9)
    assert by_id["climb"].origin is None
    assert ticks[-1].subject.id == "pow"
    assert ticks[-1].score == 11


def test_a_tick_taken_back_has_its_line_with_the_reason(hero: Hero) -> None:
    character = edits.SetTick("spot", True, "ticked", id="roll-1", time=9).apply(hero(UGE))
    character = edits.SetPowTick(True, "even_or_better", id="roll-2", time=10).apply(character)
    for tick in waiting_ticks(character, derive(character)):
        edit = stamped(take_back(tick, note="it was a dream"), 77, lambda: "line")
        [line] = tick_entries(edit, character, derive(character), "doc", 78)
        assert (line.id, line.event, line.tick, line.time) == ("line", "tick", False, 77)
        assert (line.tick_reason, line.note, line.subject) == ("taken_back", "it was a dream", tick.subject)
        character = edit.apply(character)
    assert not waiting_ticks(character, derive(character))
    rolled = edits.SetTick("spot", True, "ticked", id="roll-9", time=1)
    assert tick_entries(rolled, character, derive(character), "doc", 2) == ()
    gone = edits.SetTick("nothing", True, id="x")
    assert tick_entries(edits.Several((gone, edits.SetMove(3)), "x"), character, derive(character), "doc", 2) == ()


def test_adventures_until_a_score_are_exact(hero: Hero) -> None:
    """17.7: from 98 to 101 takes 775/9 rolls; a tick in half of the adventures doubles it."""
    character = hero(spot=73)
    derived = derive(character)
    assert expected_adventures(derived, "spot", 101) == Fraction(775, 9)
    assert expected_adventures(derived, "spot", 101, ticked_share=Fraction(1, 2)) == Fraction(1550, 9)
    assert expected_adventures(derived, "spot", 98) == 0
    bonus = derive(hero(UGE, spot=25))
    assert expected_adventures(bonus, "spot", 51, fixed=True) == Fraction(100, 58)
    assert refused(lambda: expected_adventures(derived, "spot", 99, fixed=True)) == "unknown_option"
    assert refused(lambda: expected_adventures(derived, "spot", 9999)) == "out_of_range"
    assert refused(lambda: expected_adventures(derived, "spot", 101, ticked_share=Fraction(0))) == "out_of_range"
    blank = replace(character, characteristics=())
    assert refused(lambda: expected_adventures(derive(blank), "dodge", 50)) == "missing_value"


def test_charts_show_every_roll_and_where_it_belongs(hero: Hero) -> None:
    character = adventure(hero(), "Bell", 100, ("spot", 90, 4), ("listen", 1, 1))
    character = adventure(character, "Reef", 200, ("spot", 90, 2))
    character = adventure(character, "Fog", 300)
    assert set(developed_rows(character)) == {"spot", "listen"}
    listen, spot = series_of(character, derive(character), ("listen", "spot", "dodge-none"))
    assert [(point.score, point.adventure) for point in spot.points] == [
        (25, ""), (29, "adventure.1"), (31, "adventure.2")
    ]  # fmt: skip
    assert [point.score for point in listen.points] == [25, 25]
    assert spot.at(["adventure.1", "adventure.2", "adventure.3"]) == (29, 31, 31)
    typed = edits.SetPoints("spot", "personal", 10).apply(character)
    [spot] = series_of(typed, derive(typed), ("spot",))
    assert spot.points[-1].score == 41
    [never] = series_of(character, derive(character), ("climb",))
    assert [point.score for point in never.points] == [40]


def test_an_adventure_on_one_page(hero: Hero) -> None:
    character = adventure(hero(), "Bell", 100, ("spot", 90, 4), ("listen", 1, 1))
    character = edits.SetTick("hide", True, "ticked", id="roll-h", time=120).apply(character)
    character = edits.SetTick("climb", True, "ticked", id="roll-c", time=500).apply(character)
    page = summary_of(character, derive(character), "adventure.1")
    assert (page.adventure.name, page.improved, page.points, len(page.improvements)) == ("Bell", 1, 4, 2)
    assert [tick.subject.id for tick in page.waiting] == ["hide"]
    assert refused(lambda: summary_of(character, derive(character), "adventure.7")) == "unknown_name"
    named = replace(hero(), adventure="Only a name")
    assert summary_of(named, derive(named), "adventure.1").adventure.name == "Only a name"


def test_what_is_left_to_do_at_the_end(hero: Hero) -> None:
    character = edits.StartAdventure("Bell", 1).apply(hero())
    character = edits.SetResource("hit_points", 9).apply(edits.SetTick("spot", True, "ticked").apply(character))
    found = at_the_end(character, derive(character))
    assert found.adventure is not None
    assert (found.adventure.name, len(found.waiting), found.wounds, found.power, found.study, found.free_ticks) == (
        "Bell", 1, 4, 0, None, SRD.free_ticks
    )  # fmt: skip
    blank = replace(character, characteristics=())
    assert at_the_end(blank, derive(blank)).power is None
