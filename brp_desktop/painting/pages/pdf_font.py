"""A shipped font as the font of a form's fields: whatever it has letters for can be read, and typed, in any viewer.

Its codes are those of UTF-16, two bytes a letter, so that a viewer that knows nothing of the font writes right.
"""

from functools import cached_property
from typing import Any, Final

from PySide6.QtGui import QRawFont

from brp_desktop.catalogue.resources import resource_path

NAME: Final = "SourceSans"
"""What the fields call it."""

_FILE: Final = "SourceSans3_400Regular.ttf"
_BASE: Final = "SourceSans3-Regular"
_EM: Final = 1000
_CODES: Final = 0x10000
_SURROGATES: Final = range(0xD800, 0xE000)


class FormFont:
    """Measures of the font in thousandths of its size, texts in its codes, and the font as an object of a PDF."""

    def __init__(self) -> None:
        self._file = resource_path("fonts", _FILE).read_bytes()
        self._raw = QRawFont(self._file, float(_EM))

    @cached_property
    def _glyphs(self) -> list[int]:
        """The glyph of each code, 0 where the font has none."""
        letters = "".join("\0" if code in _SURROGATES else chr(code) for code in range(_CODES))
        return [int(glyph) for glyph in self._raw.glyphIndexesForString(letters)]

    @cached_property
    def _widths(self) -> dict[int, int]:
        """The width of each code that the font has."""
        known = [code for code, glyph in enumerate(self._glyphs) if glyph]
        advances = self._raw.advancesForGlyphIndexes([self._glyphs[code] for code in known])
        return {code: round(advance.x()) for code, advance in zip(known, advances, strict=True)}

    @property
    def cap_height(self) -> float:
        """How high capital letters are, as a share of the size."""
        return self._raw.capHeight() / _EM

    def width(self, text: str, points: float) -> float:
        """How wide a text is in points; letters the font lacks count as nothing."""
        return sum(self._widths.get(ord(letter), 0) for letter in text) * points / _EM

    def encoded(self, text: str) -> bytes:
        """A text as the operand of an operator that shows it; letters the font lacks are left out."""
        shown = "".join(letter for letter in text if ord(letter) in self._widths)
        return b"<" + shown.encode("utf-16-be").hex().upper().encode("ascii") + b">"

    def lines(self, text: str, width: float, points: float) -> list[str]:
        """The text broken into lines so wide at most: at blanks, and inside words that are longer."""
        found = []
        for paragraph in text.split("\n"):
            line = ""
            for word in paragraph.split(" "):
                longer = f"{line} {word}" if line else word
                if line and self.width(longer, points) > width:
                    found.append(line)
                    longer = word
                while len(longer) > 1 and self.width(longer, points) > width:
                    fits = len(longer)
                    while fits > 1 and self.width(longer[:fits], points) > width:
                        fits -= 1
                    found.append(longer[:fits])
                    longer = longer[fits:]
                line = longer
            found.append(line)
        return found

    def written_to(self, writer: Any) -> Any:
        """The font as objects of a document that is written by pypdf; a reference to it."""
        from pypdf.generic import ArrayObject, DictionaryObject, NameObject, NumberObject, TextStringObject

        name = NameObject(f"/{_BASE}")
        descriptor = DictionaryObject(
            {NameObject("/Type"): NameObject("/FontDescriptor"), NameObject("/FontName"): name,
             NameObject("/Flags"): NumberObject(32), NameObject("/ItalicAngle"): NumberObject(0),
             NameObject("/FontBBox"): ArrayObject([NumberObject(each) for each in (-450, -400, 2000, 1100)]),
             NameObject("/Ascent"): NumberObject(round(self._raw.ascent())),
             NameObject("/Descent"): NumberObject(-round(self._raw.descent())),
             NameObject("/CapHeight"): NumberObject(round(self._raw.capHeight())),
             NameObject("/StemV"): NumberObject(84),
             NameObject("/FontFile2"): _stream(writer, self._file, length1=len(self._file))}
        )  # fmt: skip
        places = b"".join(glyph.to_bytes(2, "big") for glyph in self._glyphs)
        system = DictionaryObject(
            {NameObject("/Registry"): TextStringObject("Adobe"), NameObject("/Ordering"): TextStringObject("Identity"),
             NameObject("/Supplement"): NumberObject(0)}
        )  # fmt: skip
        below = DictionaryObject(
            {NameObject("/Type"): NameObject("/Font"), NameObject("/Subtype"): NameObject("/CIDFontType2"),
             NameObject("/BaseFont"): name, NameObject("/CIDSystemInfo"): system,
             NameObject("/FontDescriptor"): writer._add_object(descriptor),
             NameObject("/CIDToGIDMap"): _stream(writer, places), NameObject("/DW"): NumberObject(0),
             NameObject("/W"): self._table()}
        )  # fmt: skip
        font = DictionaryObject(
            {NameObject("/Type"): NameObject("/Font"), NameObject("/Subtype"): NameObject("/Type0"),
             NameObject("/BaseFont"): name, NameObject("/Encoding"): NameObject("/Identity-H"),
             NameObject("/DescendantFonts"): ArrayObject([writer._add_object(below)]),
             NameObject("/ToUnicode"): _stream(writer, _letters())}
        )  # fmt: skip
        return writer._add_object(font)

    def _table(self) -> Any:
        """The widths: a list behind the first of each stretch of codes."""
        from pypdf.generic import ArrayObject, NumberObject

        table, before = ArrayObject(), -2
        stretch = ArrayObject()
        for code, width in self._widths.items():
            if code != before + 1:
                stretch = ArrayObject()
                table.extend((NumberObject(code), stretch))
            stretch.append(NumberObject(width))
            before = code
        return table


def _letters() -> bytes:
    """The table by which a viewer reads the codes: each is the letter of this number."""
    rows = [f"<{high:02X}00> <{high:02X}FF> <{high:02X}00>" for high in range(256)]
    parts = [
        "/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapType 2 def",
        "/CMapName /Letters def 1 begincodespacerange <0000> <FFFF> endcodespacerange",
    ]
    for first in range(0, len(rows), 100):
        some = rows[first : first + 100]
        parts += [f"{len(some)} beginbfrange", *some, "endbfrange"]
    parts.append("endcmap CMapName currentdict /CMap defineresource pop end end")
    return "\n".join(parts).encode("ascii")


def _stream(writer: Any, data: bytes, length1: int = 0) -> Any:
    from pypdf.generic import NameObject, NumberObject, StreamObject

    stream = StreamObject()
    stream.set_data(data)
    packed = stream.flate_encode()
    if length1:
        packed[NameObject("/Length1")] = NumberObject(length1)
    return writer._add_object(packed)
