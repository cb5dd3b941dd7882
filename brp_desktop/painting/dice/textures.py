"""Grain of stone, metal, wood and slate: small pictures of light and dark, made once and laid over a colour."""

import random
from functools import cache, lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QRadialGradient

TILE: Final = 96
"""Side of a tile in px; dice are smaller than that."""

STRONGEST: Final = {"stone": 0.13, "metal": 0.10, "glossy": 0.10}
"""The most white or black that a material lays over a face behind its digits, 0…1."""


def _tile(width: int, height: int) -> QImage:
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    return image


def _veil(white: bool, share: float) -> QColor:
    colour = QColor(255, 255, 255) if white else QColor(0, 0, 0)
    colour.setAlphaF(share)
    return colour


@cache
def grain(material: str) -> QImage:
    """The grain of a die's material (stone, metal), the same every time; tiles join without a seam to be noticed."""
    chance = random.Random(material)
    image = _tile(TILE, TILE)
    most = STRONGEST[material]
    with QPainter(image) as painter:
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
        if material == "metal":
            for y in range(TILE):
                painter.fillRect(QRectF(0, y, TILE, 1), _veil(chance.random() < 0.55, most * chance.random()))
            return image
        for _ in range(1500):
            side = chance.choice((1, 1, 1, 2, 2, 3))
            place = QRectF(chance.randrange(TILE), chance.randrange(TILE), side, side)
            painter.fillRect(place, _veil(chance.random() < 0.5, most * chance.random()))
    return image


@lru_cache(maxsize=4)
def table_grain(table: str, width: int, height: int) -> QImage:
    """The grain of a table (wood, slate) of that size in px."""
    chance = random.Random(table)
    image = _tile(width, height)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if table == "wood":
            _boards(painter, chance, width, height)
        else:
            _scratches(painter, chance, width, height)
    return image


def _boards(painter: QPainter, chance: random.Random, width: int, height: int) -> None:
    board = max(34, height // 3)
    for top in range(0, height, board):
        painter.fillRect(QRectF(0, top, width, board), _veil(chance.random() < 0.5, 0.05 * chance.random()))
        for _ in range(board // 3):
            y = top + chance.uniform(1, board - 1)
            sway = chance.uniform(-5, 5)
            path = QPainterPath(QPointF(0, y))
            path.cubicTo(QPointF(width * 0.3, y + sway), QPointF(width * 0.65, y - sway), QPointF(width, y + sway / 2))
            painter.setPen(QPen(_veil(chance.random() < 0.3, chance.uniform(0.02, 0.07)), chance.uniform(0.6, 1.6)))
            painter.drawPath(path)
        painter.fillRect(QRectF(0, top, width, 1), _veil(False, 0.35))
        painter.fillRect(QRectF(0, top + 1, width, 1), _veil(True, 0.05))


def _scratches(painter: QPainter, chance: random.Random, width: int, height: int) -> None:
    for _ in range(width * height // 60):
        side = chance.choice((1, 1, 2))
        place = QRectF(chance.randrange(width), chance.randrange(height), side, side)
        painter.fillRect(place, _veil(chance.random() < 0.4, 0.05 * chance.random()))
    for _ in range(max(4, width // 28)):
        x, y = chance.uniform(0, width), chance.uniform(0, height)
        reach = chance.uniform(12, 60)
        painter.setPen(QPen(_veil(chance.random() < 0.5, chance.uniform(0.03, 0.08)), 1))
        painter.drawLine(QPointF(x, y), QPointF(x + reach, y + chance.uniform(-0.4, 0.4) * reach))


@lru_cache(maxsize=8)
def gleam(radius: int) -> QImage:
    """The highlight of a glossy die of that radius in px, as a picture centred on the die."""
    side = 2 * radius + 2
    image = _tile(side, side)
    middle = QPointF(radius * 0.5, radius * 0.42)
    light = QRadialGradient(middle, radius * 0.55)
    for stop, share in ((0.0, 0.66), (0.3, 0.44), (0.62, STRONGEST["glossy"]), (1.0, 0.0)):
        light.setColorAt(stop, _veil(True, share))
    with QPainter(image) as painter:
        painter.fillRect(image.rect(), light)
    return image
