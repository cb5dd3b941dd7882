"""Portraits: a picture that would take a gigabyte is refused before it is unpacked, where it is read and shown."""

import struct
import zlib

import pytest
from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QColor, QImage

from brp_desktop.painting.pictures import SIDE, unpacked
from brp_desktop.rules.brp import SRD
from brp_desktop.sheet.edits import SetPortrait
from brp_desktop.sheet.errors import EditError
from brp_desktop.sheet.limits import is_picture, picture_size
from brp_desktop.sheet.new import new_character
from brp_desktop.storage import StorageError, codec, new_document


def png(width: int, height: int) -> bytes:
    """A whole PNG of one bit a pixel, nothing but white: a thousand times smaller than what it unpacks to."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    rows = zlib.compressobj(9)
    line = b"\0" + b"\xff" * ((width + 7) // 8)
    packed = b"".join(rows.compress(line) for _ in range(height)) + rows.flush()
    header = struct.pack(">IIBBBBB", width, height, 1, 0, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", packed) + chunk(b"IEND", b"")


def jpeg(width: int, height: int) -> bytes:
    """A JPEG as Qt writes it."""
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor("teal"))
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    assert image.save(buffer, "JPG")
    return bytes(buffer.data().data())


def said_larger(data: bytes, width: int, height: int) -> bytes:
    """The same JPEG saying that it has another size."""
    frame = next(place for place in range(2, len(data)) if data[place : place + 2] in (b"\xff\xc0", b"\xff\xc2"))
    return data[: frame + 5] + struct.pack(">HH", height, width) + data[frame + 9 :]


@pytest.mark.parametrize("data", [png(64, 48), jpeg(64, 48)], ids=["png", "jpeg"])
def test_the_size_is_known_without_unpacking(data: bytes) -> None:
    assert picture_size(data) == (64, 48)
    image = unpacked(data)
    assert image is not None
    assert (image.width(), image.height()) == (64, 48)


def test_large_pictures_are_scaled_while_they_are_unpacked() -> None:
    image = unpacked(png(2000, 1000))
    assert image is not None
    assert (image.width(), image.height()) == (SIDE, SIDE // 2)


BOMBS = [png(20_000, 20_000), said_larger(jpeg(64, 48), 60_000, 60_000)]


@pytest.mark.parametrize("bomb", BOMBS, ids=["png", "jpeg"])
def test_a_bomb_is_refused_everywhere(bomb: bytes) -> None:
    """By the edit, by the file that holds it, and by whoever would show it."""
    assert len(bomb) <= 200_000
    assert not is_picture(bomb)
    assert unpacked(bomb) is None
    character = new_character(SRD, name="A")
    with pytest.raises(EditError, match="not_a_picture"):
        SetPortrait(bomb).apply(character)
    sheet = new_document(SetPortrait(png(64, 48)).apply(character))
    written = codec.encode(sheet)
    import base64

    small, large = (base64.b64encode(each) for each in (png(64, 48), bomb))
    assert small in written
    with pytest.raises(StorageError, match="not_a_picture") as caught:
        codec.decode(written.replace(small, large))
    assert caught.value.where == "portrait"


@pytest.mark.parametrize(
    "data", [b"", b"\xff\xd8\xff", b"\xff\xd8\xff\xe0\x00\x00" * 50, b"\x89PNG\r\n\x1a\n", png(64, 48)[:40], b"GIF89a",
             b"\xff" * 5000, b"\xff\xd8" + b"\xff\xd0" * 5000, b"<svg/>"],
)  # fmt: skip
def test_pieces_of_pictures_are_no_pictures(data: bytes) -> None:
    picture_size(data)
    assert unpacked(data) is None
