"""How long a frame of rolling dice takes to paint on a tray of 370 × 132 px, into an image."""

from collections.abc import Callable
from functools import partial
from time import perf_counter

from bench.figure import Figure, figure
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPen

from brp_desktop.painting.dice.film import DiceFilm
from brp_desktop.painting.dice.kinds import DieFace, percentile_dice
from brp_desktop.painting.dice.throws import throws_of
from brp_desktop.painting.dice.tray import paint_felt
from brp_desktop.painting.fonts import load_fonts
from brp_desktop.painting.theme import load_theme

AREA = QSizeF(370, 132)
FRAMES = 80
ROUNDS = 7
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


def once_ms(work: Callable[[], object]) -> float:
    """Wall time of one call: the best of some is taken, so that other programs do not count."""
    start = perf_counter()
    work()
    return (perf_counter() - start) * 1000


def triangles(painter: QPainter) -> float:
    """The yardstick: 200 antialiased triangles of die size, filled and outlined."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor("white"), 0))
    painter.setBrush(QBrush(QColor("maroon")))
    shapes = [
        [QPointF(20 + n, 20 + n % 60), QPointF(50 + n, 25 + n % 60), QPointF(33 + n, 52 + n % 60)] for n in range(200)
    ]

    def draw() -> None:
        for shape in shapes:
            painter.drawConvexPolygon(shape)

    return min(once_ms(draw) for _ in range(3 * ROUNDS))


def frames(dice: tuple[DieFace, ...], painter: QPainter) -> tuple[float, float]:
    """Mean and worst frame of a film."""
    theme = load_theme("paper")
    rect = QRectF(0, 0, AREA.width(), AREA.height())
    film = DiceFilm(dice, "bench", AREA)

    def draw(t: float) -> None:
        paint_felt(painter, rect, theme)
        film.paint(painter, rect, theme, t)

    times = [(n + 0.5) / FRAMES * film.duration for n in range(FRAMES)]
    best = [min(once_ms(partial(draw, t)) for _ in range(ROUNDS)) for t in times]
    return sum(best) / FRAMES, max(best)


def figures() -> list[Figure]:
    """Two dice, eight dice, and what comes before the first frame."""
    load_fonts()
    first = once_ms(lambda: throws_of("d10"))
    made = min(once_ms(lambda: DiceFilm(percentile_dice(42), f"{perf_counter()}", AREA)) for _ in range(20))
    image = QImage(round(AREA.width()), round(AREA.height()), QImage.Format.Format_ARGB32_Premultiplied)
    with QPainter(image) as painter:
        yardstick = ("200 filled triangles", triangles(painter))
        two, worst_two = frames(percentile_dice(42), painter)
        eight, worst_eight = frames(EIGHT, painter)
    return [
        figure("frame: two dice", two, yardstick, "≤ 1 ms"),
        figure("frame: two dice, the worst", worst_two, yardstick, "≤ 2 ms"),
        figure("frame: eight dice", eight, yardstick, "≤ 3.5 ms"),
        figure("frame: eight dice, the worst", worst_eight, yardstick, "≤ 7 ms"),
        figure("film of two dice made", made, yardstick, "≤ 5 ms"),
        figure("throws read at the first roll", first, yardstick, "≤ 16 ms"),
    ]
