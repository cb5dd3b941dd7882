"""Portraits: the character's picture, or initials where there is none."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPainterPath, QPen

from brp_desktop.painting.icons import paint_icon
from brp_desktop.painting.theme import Theme

if TYPE_CHECKING:
    from PySide6.QtGui import QImage

_JOINING = frozenset(
    (
        "d",
        "da",
        "dal",
        "dalla",
        "de",
        "degli",
        "dei",
        "del",
        "della",
        "delle",
        "den",
        "der",
        "des",
        "di",
        "du",
        "e",
        "il",
    )
) | frozenset(("l", "la", "las", "le", "les", "lo", "los", "of", "the", "van", "von", "y"))


def initials(name: str) -> str:
    """One or two capitals for a name: of its last two words, joining words and articles left out.

    >>> initials("Adèle Fournier"), initials("Dottor Louis Henry"), initials("Bran il traghettatore"), initials(" ")
    ('AF', 'LH', 'BT', '')
    >>> initials("Adèle Le Goff"), initials("Anna della Rovere"), initials("Jean D’Alembert"), initials("Le")
    ('AG', 'AR', 'JA', 'L')
    """
    words = ["".join(c for c in word if c.isalnum()) for word in name.replace("’", " ").replace("'", " ").split()]
    words = [word for word in words if word]
    weighty = [
        each for each in words if each.lower() not in _JOINING and (len(each) > 3 or not each.islower())
    ] or words
    return "".join(word[0].upper()[:1] for word in weighty[-2:])


def paint_portrait(painter: QPainter, rect: QRectF, theme: Theme, name: str, picture: "QImage | None" = None) -> None:
    """Draw a portrait that fills the rectangle: the picture cropped to it, else initials, else the sign of a person."""
    frame = rect.adjusted(0.5, 0.5, -0.5, -0.5)
    radius = min(theme.radius["card"], rect.width() / 6)
    shape = QPainterPath()
    shape.addRoundedRect(frame, radius, radius)
    painter.save()
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    painter.fillPath(shape, theme.colour("accent_tint"))
    letters = initials(name)
    if picture is not None and not picture.isNull():
        scale = max(frame.width() / picture.width(), frame.height() / picture.height())
        width, height = frame.width() / scale, frame.height() / scale
        source = QRectF((picture.width() - width) / 2, (picture.height() - height) / 2, width, height)
        painter.save()
        painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
        painter.drawImage(frame, picture, source)
        painter.restore()
    elif letters:
        token = theme.type("name")
        font = QFont([token.family, token.fallback])
        font.setWeight(QFont.Weight.Medium)
        font.setPixelSize(max(1, round(rect.height() * (0.42 if len(letters) > 1 else 0.5))))
        painter.setFont(font)
        painter.setPen(theme.colour("accent_text"))
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, letters)
    else:
        side = rect.height() * 0.45
        mark = QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side)
        paint_icon(painter, mark, "person", theme.colour("accent_text"))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.colour("line"), theme.stroke["hair"]))
    painter.drawPath(shape)
    painter.restore()
