#!/usr/bin/env python3
"""How long a frame of rolling dice takes to paint, beside a yardstick measured in the same run.

    python packaging/bench/dice.py

Goals: at most 3.5 ms a frame for eight dice, about 1 ms for two, on a tray of 370 × 132 px painted into an image.
"""

import os
import sys
import time
from collections.abc import Callable
from functools import partial

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QBrush, QColor, QGuiApplication, QImage, QPainter, QPen

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


def milliseconds(work: Callable[[], object]) -> float:
    """Wall time of one call."""
    start = time.perf_counter()
    work()
    return (time.perf_counter() - start) * 1000


def throws_of_ten() -> object:
    """What the first percentile roll has to load."""
    return throws_of("d10")


def film_of_two() -> object:
    """A film as every percentile roll makes one."""
    return DiceFilm(percentile_dice(42), f"{time.perf_counter()}", AREA)


def yardstick(painter: QPainter) -> float:
    """Milliseconds to fill and outline 200 antialiased triangles of die size, the best of some rounds."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor("white"), 0))
    painter.setBrush(QBrush(QColor("maroon")))
    shapes = [
        [QPointF(20 + n, 20 + n % 60), QPointF(50 + n, 25 + n % 60), QPointF(33 + n, 52 + n % 60)] for n in range(200)
    ]

    def draw() -> None:
        for shape in shapes:
            painter.drawConvexPolygon(shape)

    return min(milliseconds(draw) for _ in range(3 * ROUNDS))


def frames(dice: tuple[DieFace, ...], painter: QPainter) -> tuple[float, float]:
    """Mean and worst frame of a film in ms: each frame the best of some rounds, so that other programs do not count."""
    theme = load_theme("paper")
    rect = QRectF(0, 0, AREA.width(), AREA.height())
    film = DiceFilm(dice, "bench", AREA)

    def draw(t: float) -> None:
        paint_felt(painter, rect, theme)
        film.paint(painter, rect, theme, t)

    times = [(n + 0.5) / FRAMES * film.duration for n in range(FRAMES)]
    best = [min(milliseconds(partial(draw, t)) for _ in range(ROUNDS)) for t in times]
    return sum(best) / FRAMES, max(best)


def main() -> int:
    """Print the figures; 1 if eight dice take longer than their goal."""
    application = QGuiApplication(sys.argv[:1])
    load_fonts()
    print(f"first roll: throws read and checked  {milliseconds(throws_of_ten):6.2f} ms")
    made = min(milliseconds(film_of_two) for _ in range(20))
    print(f"film of two dice made                {made:6.2f} ms")
    image = QImage(round(AREA.width()), round(AREA.height()), QImage.Format.Format_ARGB32_Premultiplied)
    with QPainter(image) as painter:
        measure = yardstick(painter)
        print(f"yardstick: 200 filled triangles      {measure:6.2f} ms")
        worst_mean = 0.0
        for name, dice in (("two dice", percentile_dice(42)), ("eight dice", EIGHT)):
            mean, worst = frames(dice, painter)
            print(f"{name:<11} a frame: mean {mean:5.2f} ms, worst {worst:5.2f} ms, {mean / measure:4.2f} yardsticks")
            worst_mean = max(worst_mean, mean)
    application.quit()
    return int(worst_mean > 3.5)


if __name__ == "__main__":
    sys.exit(main())
