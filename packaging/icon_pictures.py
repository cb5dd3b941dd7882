"""The application's icon as pictures: PNG in every usual size, and an .ico and .icns made of them.

    python packaging/icon_pictures.py FOLDER [--ico FILE] [--icns FILE]

To be run by the environment's Python (.venv).
"""

from __future__ import annotations

import argparse
import os
import struct
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "resources" / "application" / "brp-desktop.svg"
SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
ICNS_KINDS = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09"}


def pictures() -> dict[int, bytes]:
    """The icon as PNG by its width in pixels."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtCore import QBuffer, QRectF, Qt
    from PySide6.QtGui import QGuiApplication, QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    application = QGuiApplication.instance() or QGuiApplication([])
    renderer = QSvgRenderer(str(SOURCE))
    if not renderer.isValid():
        raise SystemExit(f"{SOURCE} is no SVG")
    found = {}
    for size in SIZES:
        image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        with QPainter(image) as painter:
            renderer.render(painter, QRectF(0, 0, size, size))
        buffer = QBuffer()
        buffer.open(QBuffer.OpenModeFlag.WriteOnly)
        image.save(buffer, "PNG")  # type: ignore[call-overload]  # a device is taken too
        found[size] = bytes(buffer.data().data())
    del application
    return found


def ico(images: dict[int, bytes]) -> bytes:
    """A Windows icon that holds PNGs."""
    place = 6 + 16 * len(ICO_SIZES)
    head, body = struct.pack("<HHH", 0, 1, len(ICO_SIZES)), b""
    for size in ICO_SIZES:
        head += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(images[size]), place + len(body))
        body += images[size]
    return head + body


def icns(images: dict[int, bytes]) -> bytes:
    """A macOS icon that holds PNGs."""
    body = b"".join(kind + struct.pack(">I", 8 + len(images[size])) + images[size] for size, kind in ICNS_KINDS.items())
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def main() -> int:
    """Write what was asked for."""
    parser = argparse.ArgumentParser(description="The application's icon as pictures")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--ico", type=Path)
    parser.add_argument("--icns", type=Path)
    given = parser.parse_args()
    images = pictures()
    given.folder.mkdir(parents=True, exist_ok=True)
    for size, data in images.items():
        (given.folder / f"{size}.png").write_bytes(data)
    for path, data in ((given.ico, ico(images)), (given.icns, icns(images))):
        if path is not None:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
    return 0


if __name__ == "__main__":
    sys.exit(main())
