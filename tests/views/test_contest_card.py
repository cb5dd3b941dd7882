"""The tick box beside a roll of a contest."""

from types import SimpleNamespace

import pytest

from brp_desktop.views.gm.contest_card import box_state


@pytest.mark.parametrize(
    ("reason", "tick", "undone", "state"),
    [
        ("ticked", True, False, "ticked"),
        ("ticked", True, True, "empty"),
        ("already_ticked", False, False, "ticked"),
        ("hidden_pending", False, False, "hidden"),
        ("not_a_success", False, False, ""),
        ("easy", False, False, ""),
    ],
)
def test_a_roll_that_leaves_the_box_alone_shows_none(reason: str, tick: bool, undone: bool, state: str) -> None:
    """T05: an empty box beside «the roll failed» would say that a tick from before is gone."""
    roll = SimpleNamespace(tick_reason=reason, tick=tick, request=SimpleNamespace(box=True))
    assert box_state(roll, undone=undone) == state


def test_a_skill_without_a_box_shows_the_dash() -> None:
    roll = SimpleNamespace(tick_reason="no_experience_box", tick=False, request=SimpleNamespace(box=False))
    assert box_state(roll, undone=False) == "none"
