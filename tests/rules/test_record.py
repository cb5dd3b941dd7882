"""Frozen records without `dataclasses`: the same behaviour for those who use them."""

import copy
import pickle
from dataclasses import FrozenInstanceError, asdict, fields, is_dataclass, replace

import pytest

from brp_desktop.rules.brp import SRD, UGE, BrpOptions
from brp_desktop.rules.brp.options import option_fields


def test_fields_are_the_known_ones_in_their_order() -> None:
    """The record and the table of what each field allows name the same."""
    assert [field.name for field in fields(BrpOptions)] == [option.id for option in option_fields()]
    assert is_dataclass(SRD)
    assert asdict(SRD) == vars(BrpOptions())


def test_equality_and_hash_go_by_the_values() -> None:
    """Two records of the same values are one key; the order of the keywords does not matter."""
    one = BrpOptions(success_cap=95, critical=True)
    other = BrpOptions(critical=True, success_cap=95)
    assert one == other
    assert hash(one) == hash(other)
    assert len({one, other, SRD, UGE}) == 3
    assert one != vars(one)
    assert repr(one) == repr(other)
    assert repr(SRD).startswith("BrpOptions(critical=False, special_rounding='up', ")


def test_copies_are_equal() -> None:
    """Through copy, pickle and replace."""
    for again in (copy.copy(UGE), copy.deepcopy(UGE), pickle.loads(pickle.dumps(UGE)), replace(UGE)):
        assert again == UGE
        assert hash(again) == hash(UGE)
    assert replace(SRD, era="future").era == "future"


def test_nothing_can_be_written() -> None:
    """Neither known nor unknown names, nor taken away; an unknown keyword is refused."""
    for name in ("era", "unknown"):
        with pytest.raises(FrozenInstanceError):
            setattr(SRD, name, "future")
    with pytest.raises(FrozenInstanceError):
        del SRD.era
    with pytest.raises(TypeError, match="'unknown'"):
        BrpOptions(unknown=1)  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="'unknown'"):
        replace(SRD, unknown=1)
