"""Pictures become portraits of at most 200 kB; what is no picture, damaged or huge is refused before it is unpacked."""

import random
import struct
import zlib
from time import perf_counter

import pytest
from PySide6.QtCore import QBuffer, QIODevice, QRectF
from PySide6.QtGui import QColor, QImage

from brp_desktop.painting.portrait_bytes import (
    MOST_BYTES,
    SIDE,
    WORKING_SIDE,
    PictureError,
    cropped,
    portrait_bytes,
    read_picture,
    scaled_portrait,
    working_picture,
)
from brp_desktop.sheet.limits import PORTRAIT_BYTES, is_picture, picture_size


def noise(width: int, height: int, *, see_through: bool = False) -> QImage:
    """A picture that hardly packs."""
    format_ = QImage.Format.Format_ARGB32 if see_through else QImage.Format.Format_RGB32
    return QImage(random.Random(7).randbytes(width * height * 4), width, height, format_).copy()


def encoded(image: QImage, kind: str) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    assert image.save(buffer, kind)
    return bytes(buffer.data().data())


def bomb(width: int, height: int) -> bytes:
    """A few bytes that say they unpack to this size."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    header = struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(bytes(99)))


def refused(data: bytes) -> str:
    with pytest.raises(PictureError) as caught:
        read_picture(data)
    return caught.value.code


@pytest.mark.parametrize("see_through", [False, True])
def test_whatever_the_picture_the_portrait_fits(see_through: bool) -> None:
    data = portrait_bytes(noise(SIDE, SIDE, see_through=see_through))
    assert len(data) <= PORTRAIT_BYTES
    assert is_picture(data)
    assert data.startswith(b"\x89PNG" if see_through else b"\xff\xd8\xff")


def test_a_photograph_is_scaled_and_keeps_its_shape() -> None:
    data = scaled_portrait(encoded(noise(900, 600), "PNG"))
    assert picture_size(data) == (SIDE, round(SIDE * 2 / 3))


@pytest.mark.parametrize("kind", ["PNG", "JPG", "BMP", "WEBP"])
def test_kinds_of_pictures(kind: str) -> None:
    assert read_picture(encoded(noise(40, 30), kind)).size().toTuple() == (40, 30)


def test_large_pictures_are_made_smaller_at_once() -> None:
    assert working_picture(noise(3000, 300)).width() == WORKING_SIDE
    assert read_picture(encoded(noise(3000, 300), "BMP")).width() == WORKING_SIDE


def test_the_square_is_what_was_chosen() -> None:
    image = QImage(300, 100, QImage.Format.Format_RGB32)
    image.fill(QColor("red"))
    for x in range(100, 200):
        for y in range(100):
            image.setPixelColor(x, y, QColor("blue"))
    square = cropped(image, QRectF(100, 0, 100, 100))
    assert square.size().toTuple() == (100, 100)
    assert {square.pixelColor(x, 50).name() for x in (2, 50, 97)} == {"#0000ff"}
    assert not square.hasAlphaChannel()
    small = cropped(noise(2000, 2000), QRectF(0, 0, 2000, 2000))
    assert small.width() == SIDE


@pytest.mark.parametrize("data", [b"", b"hello", b"<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>"])
def test_what_is_no_picture(data: bytes) -> None:
    assert refused(data) == "picture_kind"


def test_huge_pictures_are_refused_before_they_are_unpacked() -> None:
    """I09."""
    begun = perf_counter()
    assert refused(bomb(30_000, 30_000)) == "picture_too_many_pixels"
    assert refused(bytes(MOST_BYTES + 1)) == "picture_too_many_bytes"
    assert perf_counter() - begun < 1


@pytest.mark.qt_log_ignore("libpng", "jpeg", "JPEG")
def test_damaged_pictures() -> None:
    assert refused(bomb(200, 200)) == "picture_damaged"
    assert refused(encoded(noise(64, 64), "PNG")[:900]) == "picture_damaged"
    assert refused(b"\xff\xd8\xff\xe0" + bytes(50)) == "picture_damaged"
