"""Pictures of any common kind made into portraits: looked at before they are unpacked, cropped, and small enough."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QImageReader, QPainter

from brp_desktop.sheet.limits import PORTRAIT_BYTES

MOST_BYTES: Final = 32_000_000
"""Bytes of a picture that is read at all."""

MOST_PIXELS: Final = 50_000_000
"""Pixels of a picture that is unpacked: as many as a good camera takes."""

SIDE: Final = 512
"""Pixels of the side of a portrait at most."""

WORKING_SIDE: Final = 2048
"""Pixels of the longer side of a picture that is being cropped."""

KINDS: Final = ("png", "jpeg", "jpg", "gif", "bmp", "webp")
"""Kinds of pictures that are read: none of them can point to anything outside of itself."""

_SIDES: Final = (SIDE, 448, 384, 320, 256, 192, 128)
_QUALITIES: Final = (90, 80, 65)


class PictureError(Exception):
    """A picture that does not become a portrait.

    ``code``: ``picture_too_many_bytes`` (size, maximum), ``picture_kind`` (its bytes are no picture of a known kind),
    ``picture_too_many_pixels`` (width, height, maximum), ``picture_damaged``.
    """

    def __init__(self, code: str, **parameters: object) -> None:
        super().__init__(code)
        self.code = code
        self.parameters = parameters


def read_picture(data: bytes) -> QImage:
    """The picture, upright, its longer side at most ``WORKING_SIDE``; ``PictureError`` otherwise.

    Kind and size are looked at before anything is unpacked.
    """
    if len(data) > MOST_BYTES:
        raise PictureError("picture_too_many_bytes", size=len(data), maximum=MOST_BYTES)
    content = QByteArray(data)
    buffer = QBuffer(content)
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer)
    reader.setDecideFormatFromContent(True)
    if bytes(reader.format().data()).decode("ascii", "replace").lower() not in KINDS:
        raise PictureError("picture_kind")
    size = reader.size()
    if not size.isValid() or size.isEmpty():
        raise PictureError("picture_damaged")
    if size.width() * size.height() > MOST_PIXELS:
        raise PictureError("picture_too_many_pixels", width=size.width(), height=size.height(), maximum=MOST_PIXELS)
    reader.setAutoTransform(True)
    if max(size.width(), size.height()) > WORKING_SIDE:
        reader.setScaledSize(_within(size, WORKING_SIDE))
    image = reader.read()
    if image.isNull():
        raise PictureError("picture_damaged")
    return image


def working_picture(image: QImage) -> QImage:
    """A picture that is unpacked already, its longer side at most ``WORKING_SIDE``."""
    if max(image.width(), image.height()) <= WORKING_SIDE:
        return image
    return _scaled(image, _within(image.size(), WORKING_SIDE))


def cropped(image: QImage, square: QRectF) -> QImage:
    """The square of a picture (in its pixels; what lies outside of it is left empty), its side at most ``SIDE``."""
    side = max(1, min(SIDE, round(square.width())))
    target = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    target.fill(Qt.GlobalColor.transparent)
    with QPainter(target) as painter:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        scale = side / square.width()
        if scale < 0.5:
            # Smoothing looks at four neighbours only: large pictures are made small before.
            small = _scaled(image, QSize(max(1, round(image.width() * scale)), max(1, round(image.height() * scale))))
            painter.drawImage(QRectF(-square.x() * scale, -square.y() * scale, small.width(), small.height()), small)
        else:
            painter.drawImage(QRectF(0, 0, side, side), image, square)
    if not image.hasAlphaChannel() and QRectF(image.rect()).contains(square):
        return target.convertToFormat(QImage.Format.Format_RGB32)
    return target


def portrait_bytes(image: QImage) -> bytes:
    """A PNG or JPEG of at most ``PORTRAIT_BYTES``, made smaller as far as that needs; JPEG unless it is see-through."""
    sides: Sequence[int] = [side for side in _SIDES if side < max(image.width(), image.height())]
    for size in (_within(image.size(), SIDE), *(_within(image.size(), side) for side in sides)):
        picture = image if size == image.size() else _scaled(image, size)
        for kind, quality in (("PNG", -1),) if image.hasAlphaChannel() else tuple(("JPG", q) for q in _QUALITIES):
            data = _encoded(picture, kind, quality)
            if 0 < len(data) <= PORTRAIT_BYTES:
                return data
    raise PictureError("picture_damaged")


def scaled_portrait(data: bytes) -> bytes:
    """A portrait out of the bytes of any picture, whole and as it is cut; ``PictureError`` otherwise."""
    return portrait_bytes(read_picture(data))


def _within(size: QSize, side: int) -> QSize:
    if max(size.width(), size.height()) <= side:
        return size
    return size.scaled(side, side, Qt.AspectRatioMode.KeepAspectRatio).expandedTo(QSize(1, 1))


def _scaled(image: QImage, size: QSize) -> QImage:
    return image.scaled(size, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation)


def _encoded(image: QImage, kind: str, quality: int) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, kind, quality)  # type: ignore[call-overload]  # a device is as good as a name
    return bytes(buffer.data().data())
