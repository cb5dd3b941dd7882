"""The film shows what the rules decided, always the same way, without disorder on the tray."""

import itertools
import math

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QTransform

from brp_desktop.painting.dice import tray
from brp_desktop.painting.dice.body import Pose
from brp_desktop.painting.dice.camera import view_of
from brp_desktop.painting.dice.film import MOST_DICE, DiceFilm, Track, paint_still, relabelling
from brp_desktop.painting.dice.kinds import KINDS, REPEATED, DieFace, percentile_dice, position, solid_name, values
from brp_desktop.painting.dice.layout import arrange
from brp_desktop.painting.dice.rotations import IDENTITY, dot, matrix, product, rotate
from brp_desktop.painting.dice.solids import solid
from brp_desktop.painting.dice.throws import throws_of
from brp_desktop.painting.theme import Theme, load_theme
from brp_desktop.painting.tokens import measures

AREA = QSizeF(356, 132)
RECT = QRectF(0, 0, 356, 132)
UP = (0.0, 0.0, 1.0)
EIGHT = (
    DieFace("d4", 3),
    DieFace("d6", 5),
    DieFace("d8", 7),
    DieFace("d10", 4),
    DieFace("tens", 30),
    DieFace("d12", 11),
    DieFace("d20", 20),
    DieFace("d6", 6),
)


def shown_on_top(kind: str, rotation) -> int:
    """The value a die shows in that rotation: of the face (the corner of a D4) that points upwards."""
    body = solid(solid_name(kind))
    place = max(body.values, key=lambda value: dot(rotate(rotation, body.tops[value - 1]), UP))
    return next(value for value in values(kind) if position(DieFace(kind, value)) == place)


def cases() -> list[tuple[str, int, int]]:
    """Every throw with every label its solid can show, ten-sided throws for tens and ones: 448 of them."""
    plain = [kind for kind in KINDS if kind not in ("ones", "coal", *REPEATED)]
    return [
        (kind, number, value)
        for kind in plain
        for number in range(len(throws_of(solid_name(kind))))
        for value in values(kind)
    ]


def test_there_are_448_cases() -> None:
    assert len(cases()) == 448


@pytest.mark.parametrize("kind", KINDS)
def test_every_throw_ends_on_every_label(kind: str) -> None:
    """All 448 cases (and the ones die): the decided face is on top, flat, and its digits stand upright."""
    body = solid(solid_name(kind))
    for throw, value, mirrored in itertools.product(throws_of(body.name), values(kind), (False, True)):
        if mirrored and kind == "d4":
            continue
        face = DieFace(kind, value)
        relabel, flatten, turn = relabelling(body, throw, mirrored, position(face), 0.3)
        track = Track(face, throw, mirrored, 0.3, relabel, flatten, turn, 0.0, 0.0, 1.0)
        last = track.rotation(track.end, 1.0)
        assert shown_on_top(kind, last) == value
        top = body.tops[position(face) - 1]
        assert dot(rotate(last, top), UP) > 1 - 1e-9
        ups = [rotate(last, mark.up) for each in body.faces for mark in each.marks if mark.value == position(face)]
        assert any(abs(x) < 1e-6 and y > 0 for x, y, _ in ups)
        assert shown_on_top(kind, track.rotation(track.end, 0.0)) == value


@pytest.mark.parametrize("kind", KINDS)
def test_relabelling_never_changes_the_shape_of_the_throw(kind: str) -> None:
    """In every frame the relabelled die fills the same space as the recorded one."""
    body = solid(solid_name(kind))
    throw = throws_of(body.name)[0]
    for value in values(kind):
        relabel, _, _ = relabelling(body, throw, False, position(DieFace(kind, value)), 0.0)
        for q in throw.rotations[::7]:
            recorded = [rotate(q, corner) for corner in body.corners]
            relabelled = [rotate(product(q, relabel), corner) for corner in body.corners]
            for corner in relabelled:
                assert min(math.dist(corner, other) for other in recorded) < 1e-6


@pytest.mark.parametrize("roll", range(1, 101))
def test_a_percentile_film_ends_on_its_roll(roll: int) -> None:
    film = DiceFilm(percentile_dice(roll), f"roll {roll}", AREA)
    tops = [shown_on_top(track.face.kind, track.rotation(film.duration, 1.0)) for track in film.tracks]
    assert (sum(tops) or 100) == roll


def _picture(canvas, theme: Theme, film: DiceFilm, t: float, ratio: float = 1.0):
    sheet = canvas(356, 132, theme.colour("felt"), ratio)
    return sheet.painted(lambda painter: film.paint(painter, sheet.rect, theme, t)).copy()


def test_same_roll_same_pictures_another_roll_other_pictures(paper: Theme, canvas) -> None:
    films = [DiceFilm(percentile_dice(42), seed, AREA) for seed in ("a", "a", "b")]
    assert films[0].duration == films[1].duration
    for share in (0.3, 0.6, 0.9, 1.0):
        first, again, other = (_picture(canvas, paper, film, film.duration * share) for film in films)
        assert first == again
        if share < 1:
            assert first != other


def test_drawing_a_frame_changes_nothing(paper: Theme, canvas) -> None:
    film = DiceFilm(EIGHT, "x", AREA)
    before = _picture(canvas, paper, film, 0.7)
    for share in (0.1, 1.0, 0.2):
        _picture(canvas, paper, film, film.duration * share)
    assert _picture(canvas, paper, film, 0.7) == before


@pytest.mark.parametrize("kind", KINDS)
def test_every_value_looks_different(kind: str, paper: Theme, canvas) -> None:
    pictures = []
    for value in values(kind):
        film = DiceFilm((DieFace(kind, value),), "same", AREA)
        pictures.append(_picture(canvas, paper, film, film.duration))
    for one, other in itertools.combinations(pictures, 2):
        assert one != other


def test_the_film_ends_in_time_and_stays_there(paper: Theme, canvas) -> None:
    most = measures().motion["roll_max"] / 1000
    for number in range(30):
        film = DiceFilm(EIGHT, f"{number}", AREA)
        assert 0.5 < film.duration <= most + 1e-9
        assert max(track.end for track in film.tracks) <= film.duration + 1e-9
    assert _picture(canvas, paper, film, film.duration) == _picture(canvas, paper, film, film.duration + 5)
    assert _picture(canvas, paper, film, film.duration) != _picture(canvas, paper, film, film.duration - 0.2)


@pytest.mark.parametrize("count", [1, 2, 3, 5, 8, 13, 30])
@pytest.mark.parametrize("size", [(356, 132), (295, 92), (132, 92), (600, 300)])
def test_dice_rest_two_radii_apart_inside_their_part_of_the_tray(count: int, size: tuple[int, int]) -> None:
    area = QSizeF(*size)
    film = DiceFilm([DieFace("d20", 1 + number % 20) for number in range(count)], "x", area)
    layout = arrange(count, area, 0.55)
    poses = film.pose(film.duration, area)
    for one, other in itertools.combinations(poses, 2):
        assert math.dist(one.middle, other.middle) >= 1.98
    view = view_of(QRectF(0, 0, *size), layout.radius)
    for pose in poses:
        at = view.project(pose.middle)
        assert layout.radius * 0.95 <= at.x() <= size[0] * 0.55 - layout.radius * 0.9
        assert layout.radius * 0.9 <= at.y() <= size[1] - layout.radius * 0.9


def test_dice_rarely_pass_through_each_other() -> None:
    """Of a hundred percentile rolls almost none has its dice nearer than 1.2 radii at any moment in sight."""
    near = 0
    for number in range(100):
        film = DiceFilm(percentile_dice(1 + number), f"{number}", AREA)
        distances = []
        for step in range(28):
            one, other = film.pose(film.duration * step / 27, AREA)
            distances.append(math.dist(one.middle, other.middle))
        near += min(distances) < 1.2
    assert near <= 5


def test_dice_come_in_from_outside_and_soon(paper: Theme, canvas) -> None:
    for number in range(12):
        film = DiceFilm(percentile_dice(50), f"{number}", AREA)
        start = canvas(356, 132, paper.colour("felt"))
        start.painted(lambda painter, film=film, start=start: film.paint(painter, start.rect, paper, 0.0))
        inside = [1 for x, y in start.ink() if 40 < x < 316 and 40 < y < 92]
        assert len(inside) < 900
        assert _picture(canvas, paper, film, 0.25) != _picture(canvas, paper, film, 0.30)


def test_nothing_is_painted_outside_the_tray(theme: Theme, canvas) -> None:
    film = DiceFilm(EIGHT, "x", AREA)
    for step in range(12):
        sheet = canvas(396, 172)
        rect = QRectF(20, 20, 356, 132)

        def draw(painter: QPainter, rect: QRectF = rect, step: int = step) -> None:
            tray.paint_felt(painter, rect, theme)
            film.paint(painter, rect, theme, film.duration * step / 11)

        sheet.painted(draw)
        assert sheet.is_clean_outside(rect)
        assert not sheet.is_clean_outside(rect.adjusted(1, 1, 0, 0))


def test_the_painter_is_left_as_it_was(paper: Theme, canvas) -> None:
    sheet = canvas(356, 132)
    with QPainter(sheet.image) as painter:
        painter.translate(3, 4)
        before = QTransform(painter.worldTransform())
        DiceFilm(EIGHT, "x", AREA).paint(painter, RECT, paper, 1.0)
        assert painter.worldTransform() == before
        assert not painter.hasClipping()


def test_the_result_face_is_lit_and_the_others_dim(paper: Theme, canvas) -> None:
    film = DiceFilm((DieFace("d20", 20),), "x", AREA)
    at = view_of(RECT, arrange(1, AREA, 0.55).radius).project(film.pose(film.duration, AREA)[0].middle)
    rest = _picture(canvas, paper, film, film.duration)
    poses = film.pose(film.duration, AREA)
    assert [pose.settled for pose in poses] == [1.0]
    assert film.settled(film.duration - 0.25) == 0.0
    face = [rest.pixelColor(round(at.x()) + dx, round(at.y()) + 3) for dx in (-9, 9)]
    rim = [rest.pixelColor(round(at.x()) + dx, round(at.y())) for dx in (-29, 29)]
    assert min(colour.lightness() for colour in face) > max(colour.lightness() for colour in rim)


def test_other_sizes_than_the_first_are_drawn_too(paper: Theme, canvas) -> None:
    film = DiceFilm(percentile_dice(7), "x", AREA)
    sheet = canvas(200, 92, paper.colour("felt"))
    sheet.painted(lambda painter: film.paint(painter, sheet.rect, paper, film.duration))
    assert len(sheet.ink()) > 2000


def test_too_many_dice_are_cut_and_none_is_no_film(paper: Theme, canvas) -> None:
    assert len(DiceFilm([DieFace("d6", 1)] * 100, "x", AREA).dice) == MOST_DICE
    empty = DiceFilm((), "x", AREA)
    assert empty.duration == 0
    sheet = canvas(356, 132)
    sheet.painted(lambda painter: empty.paint(painter, sheet.rect, paper, 0.0))
    assert sheet.ink() == []


def test_a_still_is_drawn_across_the_whole_card(paper: Theme, canvas) -> None:
    sheet = canvas(132, 92)
    image = sheet.painted(lambda painter: paint_still(painter, sheet.rect, paper, percentile_dice(34)))
    felt = canvas(132, 92)
    bare = felt.painted(lambda painter: tray.paint_felt(painter, felt.rect, paper))
    changed = [x for x in range(132) if image.pixel(x, 46) != bare.pixel(x, 46)]
    assert changed[0] < 25
    assert changed[-1] > 105


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
def test_sharp_at_any_scale(ratio: float, paper: Theme, canvas) -> None:
    film = DiceFilm(percentile_dice(7), "x", AREA)
    picture = _picture(canvas, paper, film, film.duration, ratio)
    assert picture.width() == round(356 * ratio)
    levels = {picture.pixel(x, round(70 * ratio)) for x in range(picture.width())}
    assert len(levels) > 20


def test_felt_and_shadow_caches_are_bounded_and_follow_the_theme(canvas) -> None:
    pictures = []
    for theme_id in ("paper", "ink", "paper"):
        theme = load_theme(theme_id)
        sheet = canvas(356, 132)
        pictures.append(
            sheet.painted(lambda painter, theme=theme, sheet=sheet: tray.paint_felt(painter, sheet.rect, theme)).copy()
        )
    assert pictures[0] == pictures[2] != pictures[1]
    sheet = canvas(700, 400)

    def draw(painter: QPainter) -> None:
        for number in range(80):
            tray.paint_felt(painter, QRectF(0, 0, 300 + number, 100), load_theme("paper"))
            tray.paint_shadow(painter, QPointF(100, 100), 10 + number, number % 4)

    sheet.painted(draw)
    assert tray._felt.cache_info().currsize <= 8
    assert tray._shadow.cache_info().currsize <= 48


def test_shadows_are_soft_and_get_fainter_with_height(paper: Theme, canvas) -> None:
    depths = []
    for height in (0.6, 3.0):
        sheet = canvas(200, 200, QColor("white"))
        sheet.painted(lambda painter, height=height: tray.paint_shadow(painter, QPointF(100, 100), 35, height))
        row = [sheet.image.pixelColor(x, 100).lightness() for x in range(100, 200)]
        assert all(after >= before - 2 for before, after in itertools.pairwise(row))
        depths.append(255 - row[0])
    assert depths[0] > depths[1] > 40


def test_result_words_fit_the_tray(theme: Theme, canvas) -> None:
    for size in ((356, 132), (295, 92), (178, 92), (146, 92)):
        for number, words, level in (
            ("07", "Réussite spéciale", "special"),
            ("98", "Maladresse", "fumble"),
            ("98", "Insuccesso", "failure"),
            ("98", "Fallisce con Malus", None),
            ("00", "[Šþéçîåļ ŝûççéšš ļöñĝéŕ ŵöŕđš]", "fumble"),
            ("", "Successo automatico", None),
            ("123456", "4 + 3 + 1 + 6 + 6 + 2 + 1 + 5 + 4 + 3", None),
        ):
            sheet = canvas(size[0] + 20, size[1] + 20)
            rect = QRectF(10, 10, *size)
            sheet.painted(
                lambda painter, rect=rect, number=number, words=words, level=level: tray.paint_result(
                    painter, rect, theme, number, words, level
                )
            )
            ink = sheet.ink()
            assert ink
            left = size[0] * 0.5 if number else 0
            assert all(10 + left <= x < size[0] and 10 <= y < size[1] + 10 for x, y in ink), (size, words)
            # A letter that is cut stands as a full stroke at the very edge of the room.
            edge = math.floor(10 + (size[0] * 0.55 if number else 14))
            assert sum(x == edge for x, _ in ink) < 4, (size, words)


def test_results_stand_at_the_right_with_their_sign_before_the_number(paper: Theme, canvas) -> None:
    edges = []
    for number, level in (("7", None), ("7", "special"), ("07", "special")):
        sheet = canvas(356, 132)
        sheet.painted(
            lambda painter, sheet=sheet, number=number, level=level: tray.paint_result(
                painter, sheet.rect, paper, number, "Special success", level
            )
        )
        xs = [x for x, y in sheet.ink() if y < 70]
        edges.append((min(xs), max(xs)))
    assert all(336 < right <= 342 for _, right in edges)
    assert edges[0][0] > edges[1][0] + 30 > edges[2][0] + 50


def test_notice_is_written_in_the_middle(paper: Theme, canvas) -> None:
    sheet = canvas(356, 132)
    sheet.painted(lambda painter: tray.paint_notice(painter, sheet.rect, paper, "Choose a skill."))
    xs = [x for x, _ in sheet.ink()]
    assert abs((min(xs) + max(xs)) / 2 - 178) < 6


def test_poses_are_plain_values() -> None:
    assert Pose((0.0, 0.0, 0.0), matrix(IDENTITY), 0.0) == Pose((0.0, 0.0, 0.0), matrix(IDENTITY), 0.0)
