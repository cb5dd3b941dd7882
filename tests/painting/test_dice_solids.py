"""The solids are what they are called, and the recorded throws are sound."""

import json
import math
import subprocess
import sys
from itertools import combinations
from pathlib import Path

import pytest

from brp_desktop.catalogue.resources import resource_path
from brp_desktop.painting.dice.kinds import (
    KINDS,
    DieFace,
    dice_of,
    label,
    percentile_dice,
    position,
    solid_name,
    underlined,
    values,
)
from brp_desktop.painting.dice.rotations import cross, dot, norm, product, rotate, slerp
from brp_desktop.painting.dice.solids import SOLIDS, Solid, solid
from brp_desktop.painting.dice.throws import ThrowError, read_records, read_throw, throws_of

GROUP_SIZES = {"d4": 12, "d6": 24, "d8": 24, "d10": 10, "d12": 60, "d20": 60}


@pytest.fixture(params=SOLIDS)
def body(request: pytest.FixtureRequest) -> Solid:
    """Each of the six solids."""
    return solid(request.param)


def test_euler(body: Solid) -> None:
    edges = {
        frozenset(pair)
        for face in body.faces
        for pair in zip(face.corners, face.corners[1:] + face.corners[:1], strict=True)
    }
    assert len(body.corners) - len(edges) + len(body.faces) == 2
    assert len(body.tops) == int(body.name[1:])


def test_faces_are_flat_convex_and_look_outwards(body: Solid) -> None:
    for face in body.faces:
        assert math.isclose(math.hypot(*face.normal), 1)
        assert dot(face.normal, face.centre) > 0
        points = [body.corners[index] for index in face.corners]
        heights = [dot(point, face.normal) for point in points]
        assert max(heights) - min(heights) < 1e-9
        for before, here, after in zip(points[-1:] + points, points, points[1:] + points[:1], strict=False):
            along = tuple(b - a for a, b in zip(before, here, strict=True))
            onward = tuple(b - a for a, b in zip(here, after, strict=True))
            assert dot(cross(along, onward), face.normal) > 1e-6


def test_circumscribed_radius_is_one(body: Solid) -> None:
    assert max(math.hypot(*corner) for corner in body.corners) == pytest.approx(1, abs=0.006)


@pytest.mark.parametrize("name", ["d6", "d8", "d10", "d12", "d20"])
def test_opposite_faces_have_the_customary_sum(name: str) -> None:
    body = solid(name)
    count = len(body.tops)
    for value, top in enumerate(body.tops, 1):
        opposite = next(other for other, normal in enumerate(body.tops, 1) if dot(top, normal) < -0.999)
        assert value + opposite == count + 1


def test_rotation_group_is_closed_and_carries_every_face_to_every_other(body: Solid) -> None:
    def same(p, q) -> bool:
        return abs(sum(a * b for a, b in zip(p, q, strict=True))) > 1 - 1e-9

    group = body.rotations
    assert len(group) == GROUP_SIZES[body.name]
    assert not any(same(p, q) for p, q in combinations(group, 2))
    for p in group[:12]:
        for q in group:
            assert sum(same(product(p, q), r) for r in group) == 1
    for top in body.tops:
        carried = {
            value for q in group for value, other in enumerate(body.tops, 1) if dot(rotate(q, top), other) > 0.9999
        }
        assert carried == set(body.values)


def test_rotations_carry_the_solid_onto_itself(body: Solid) -> None:
    for q in body.rotations:
        for corner in body.corners:
            turned = rotate(q, corner)
            assert min(math.dist(turned, other) for other in body.corners) < 1e-6


def test_marks_lie_on_their_face_with_digits_upright(body: Solid) -> None:
    for face in body.faces:
        for mark in face.marks:
            assert dot(mark.centre, face.normal) == pytest.approx(dot(face.centre, face.normal))
            assert dot(mark.right, mark.up) == pytest.approx(0, abs=1e-9)
            assert dot(cross(mark.right, mark.up), face.normal) == pytest.approx(1)
    written = sorted(mark.value for face in body.faces for mark in face.marks)
    times = 3 if body.name == "d4" else 1
    assert written == sorted(list(body.values) * times)


def test_labels_of_every_kind() -> None:
    assert [label("tens", place) for place in (1, 4, 10)] == ["00", "30", "90"]
    assert [label("ones", place) for place in (1, 10)] == ["0", "9"]
    assert [label("d10", place) for place in (1, 10)] == ["1", "10"]
    for kind in KINDS:
        assert len({position(DieFace(kind, value)) for value in values(kind)}) == len(values(kind))


@pytest.mark.parametrize("kind", KINDS)
def test_the_digits_written_are_the_value(kind: str) -> None:
    for value in values(kind):
        assert int(label(kind, position(DieFace(kind, value)))) == value


def test_six_and_nine_are_underlined_where_they_could_be_mistaken() -> None:
    lined = {(kind, label(kind, place)) for kind in KINDS for place in range(1, 21) if underlined(kind, place)}
    assert lined == {(kind, digit) for kind in ("d10", "ones", "d12", "d20") for digit in "69"}


@pytest.mark.parametrize("roll", range(1, 101))
def test_percentile_dice_read_back_as_the_roll(roll: int) -> None:
    """D100 is two ten-sided dice, tens and units; 00 + 0 is 100."""
    tens, ones = percentile_dice(roll)
    assert (tens.value + ones.value or 100) == roll


def test_dice_of_a_number_of_sides() -> None:
    assert dice_of(20, 17) == (DieFace("d20", 17),)
    assert dice_of(100, 42) == percentile_dice(42)
    assert dice_of(3, 2) == (DieFace("d3", 2),)
    assert dice_of(7, 2) == ()


def test_a_die_with_few_sides_is_one_whose_numbers_are_repeated() -> None:
    """No solid has three sides: a D6 with 1, 2 and 3 twice; each number as often as the others."""
    for sides, solids in ((2, "d6"), (3, "d6"), (5, "d10")):
        kind = f"d{sides}"
        assert solid_name(kind) == solids
        places = solid(solids).values
        written = [label(kind, place) for place in places]
        assert {written.count(str(value)) for value in range(1, sides + 1)} == {len(places) // sides}


@pytest.mark.parametrize(("kind", "value"), [("d6", 7), ("d6", 0), ("tens", 5), ("tens", 100), ("ones", 10), ("d7", 1)])
def test_impossible_faces_are_refused(kind: str, value: int) -> None:
    with pytest.raises(ValueError):
        DieFace(kind, value)


def test_slerp_keeps_ends_and_even_speed() -> None:
    a, b = solid("d6").rotations[0], solid("d6").rotations[3]
    assert slerp(a, b, 0.0) == pytest.approx(a)
    halfway = slerp(a, b, 0.5)
    assert norm(halfway) == pytest.approx(1)
    assert abs(sum(x * y for x, y in zip(a, halfway, strict=True))) == pytest.approx(
        abs(sum(x * y for x, y in zip(halfway, b, strict=True)))
    )


def test_the_shipped_throws_are_sound_and_cover_every_solid() -> None:
    assert {kind: len(throws_of(kind)) for kind in SOLIDS} == {
        "d4": 8,
        "d6": 8,
        "d8": 8,
        "d10": 7,
        "d12": 2,
        "d20": 7,
    }
    for kind in SOLIDS:
        for throw in throws_of(kind):
            assert all(abs(norm(q) - 1) < 1e-9 for q in throw.rotations)
            assert math.hypot(*throw.positions[-1][:2]) < 0.05
            for p, q in zip(throw.rotations, throw.rotations[1:], strict=False):
                assert sum(a * b for a, b in zip(p, q, strict=True)) >= 0


def _records() -> list[dict]:
    return json.loads(resource_path("dice", "throws.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"kind": "d7"}, "unknown_kind"),
        ({"p": [[0, 0, 0]]}, "lengths"),
        ({"q": [[1, 0, 0]]}, "unreadable"),
        ({"fps": "fast"}, "unreadable"),
        ({"dur": 9.0}, "times"),
        ({"dur": 0}, "times"),
        ({"fps": 0}, "times"),
    ],
)
def test_a_damaged_throw_is_refused_with_its_place(change: dict, reason: str) -> None:
    with pytest.raises(ThrowError) as caught:
        read_throw(17, _records()[17] | change)
    assert (caught.value.index, caught.value.reason) == (17, reason)


def test_a_cocked_or_stretched_throw_is_refused() -> None:
    cocked = _records()[20]
    cocked["q"][-1] = [math.cos(0.1), math.sin(0.1), 0, 0]
    with pytest.raises(ThrowError) as caught:
        read_throw(20, cocked)
    assert caught.value.reason == "not_flat"
    stretched = _records()[20]
    stretched["q"][3] = [1.0, 0.1, 0, 0]
    with pytest.raises(ThrowError) as caught:
        read_throw(20, stretched)
    assert caught.value.reason == "not_unit"


def test_a_file_that_is_no_list_of_throws_is_refused(tmp_path: Path) -> None:
    for content in ("{}", "[", "[3]"):
        path = tmp_path / "throws.json"
        path.write_text(content, encoding="utf-8")
        with pytest.raises(ThrowError) as caught:
            read_records(path)
        assert caught.value.reason == "unreadable"


def test_importing_the_dice_reads_nothing() -> None:
    """The start of the application does not pay for the first roll."""
    program = (
        "import brp_desktop.painting.dice.film, brp_desktop.painting.dice.throws as t;"
        "import brp_desktop.painting.dice.solids as s;"
        "assert t._shipped.cache_info().currsize == s.solid.cache_info().currsize == 0;"
        "t.throws_of('d10'); assert t._shipped.cache_info().currsize == 1"
    )
    subprocess.run([sys.executable, "-c", program], check=True)
