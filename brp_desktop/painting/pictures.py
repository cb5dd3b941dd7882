"""Portraits from bytes: unpacked only after looking how large they would be, and no larger than they are shown."""

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, Qt
from PySide6.QtGui import QImage, QImageReader

from brp_desktop.sheet.limits import PICTURE_PIXELS, is_picture, picture_size

SIDE = 1024
"""Pixels of the longer side that a portrait is shown with at most: it is scaled down while it is unpacked."""


def unpacked(data: bytes) -> QImage | None:
    """The picture of a PNG or JPEG, upright; None where it is none, or would take more than ``PICTURE_PIXELS``."""
    if not is_picture(data) or picture_size(data) is None:
        return None
    content = QByteArray(data)
    buffer = QBuffer(content)
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer)
    reader.setAutoTransform(True)
    size = reader.size()
    if not size.isValid() or size.width() * size.height() > PICTURE_PIXELS:
        return None
    if max(size.width(), size.height()) > SIDE:
        reader.setScaledSize(size.scaled(SIDE, SIDE, Qt.AspectRatioMode.KeepAspectRatio))
    image = reader.read()
    return None if image.isNull() else image
