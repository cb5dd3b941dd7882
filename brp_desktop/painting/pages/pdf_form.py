"""A PDF that can be filled in: the fields of the pages with our ids as names, in a shipped font. Needs ``pdf``."""

import io
from collections.abc import Callable
from typing import Any, Final, overload

from brp_desktop.painting.pages.marks import Field, PageSet
from brp_desktop.painting.pages.paper import DOTS, MM
from brp_desktop.painting.pages.pdf import pdf_bytes
from brp_desktop.painting.pages.pdf_font import NAME, FormFont
from brp_desktop.storage.errors import StorageError

_TICKED, _NOT = "/Yes", "/Off"
_PADDING: Final = 2.0
"""Points that viewers leave free at either side of a field."""
_LARGEST, _SMALLEST, _STEP = 14.0, 6.0, 1.2


def has_forms() -> bool:
    """Whether the library is there."""
    from importlib.util import find_spec

    return find_spec("pypdf") is not None


@overload
def form_pdf(pages: PageSet) -> bytes: ...
@overload
def form_pdf(pages: PageSet, going: Callable[[int], bool]) -> bytes | None: ...
def form_pdf(pages: PageSet, going: Callable[[int], bool] | None = None) -> bytes | None:
    """The PDF with its fields; ``pdf_not_installed`` without the library, None where ``going`` says stop."""
    try:
        import pypdf
    except ImportError:
        raise StorageError("pdf_not_installed") from None
    from pypdf.generic import ArrayObject, BooleanObject, DictionaryObject, NameObject, TextStringObject

    plain = pdf_bytes(pages) if going is None else pdf_bytes(pages, going)
    if plain is None:
        return None
    writer = pypdf.PdfWriter(clone_from=io.BytesIO(plain))
    font = FormFont()
    signs = DictionaryObject(
        {NameObject("/Type"): NameObject("/Font"), NameObject("/Subtype"): NameObject("/Type1"),
         NameObject("/BaseFont"): NameObject("/ZapfDingbats")}
    )  # fmt: skip
    fonts = DictionaryObject(
        {NameObject(f"/{NAME}"): font.written_to(writer), NameObject("/ZaDb"): writer._add_object(signs)}
    )
    form = _Form(writer, font, DictionaryObject({NameObject("/Font"): fonts}), pages.paper.height * MM)
    every = ArrayObject()
    for number, marks in enumerate(pages.pages):
        page, here = writer.pages[number], ArrayObject()
        for mark in marks:
            if isinstance(mark, Field):
                here.append(writer._add_object(form.widget(mark, page)))
        if here:
            page[NameObject("/Annots")] = here
            every.extend(here)
    writer.root_object[NameObject("/AcroForm")] = DictionaryObject(
        {
            NameObject("/Fields"): every,
            NameObject("/NeedAppearances"): BooleanObject(False),
            NameObject("/DR"): form.resources,
            NameObject("/DA"): TextStringObject(f"/{NAME} 9 Tf 0 g"),
        }
    )
    written = io.BytesIO()
    writer.write(written)
    return written.getvalue()


class _Form:
    """Fields of one document, each with what it looks like."""

    def __init__(self, writer: Any, font: FormFont, resources: Any, height: float) -> None:
        self._writer = writer
        self._font = font
        self.resources = resources
        self._height = height

    def widget(self, mark: Field, page: Any) -> Any:
        """The field of a mark."""
        from pypdf.generic import ArrayObject, DictionaryObject, FloatObject, NameObject, NumberObject, TextStringObject

        share = 72 / DOTS
        left, low = mark.x * share, (self._height - mark.y - mark.height) * share
        corners = (left, low, left + mark.width * share, low + mark.height * share)
        widget = DictionaryObject(
            {
                NameObject("/Type"): NameObject("/Annot"),
                NameObject("/Subtype"): NameObject("/Widget"),
                NameObject("/T"): TextStringObject(mark.name),
                NameObject("/Rect"): ArrayObject([FloatObject(round(each, 2)) for each in corners]),
                NameObject("/F"): NumberObject(2 if mark.hidden else 4),
                NameObject("/P"): page.indirect_reference,
            }
        )
        if isinstance(mark.value, bool):
            state = NameObject(_TICKED if mark.value else _NOT)
            looks = DictionaryObject(
                {NameObject(_TICKED): self._writer._add_object(_picture(mark, ticked=True)),
                 NameObject(_NOT): self._writer._add_object(_picture(mark, ticked=False))}
            )  # fmt: skip
            widget.update(
                {NameObject("/FT"): NameObject("/Btn"), NameObject("/DA"): TextStringObject("/ZaDb 8 Tf 0 g"),
                 NameObject("/MK"): DictionaryObject({NameObject("/CA"): TextStringObject("4")}),
                 NameObject("/V"): state, NameObject("/AS"): state,
                 NameObject("/AP"): DictionaryObject({NameObject("/N"): looks})}
            )  # fmt: skip
            return widget
        points = self._points(mark)
        shown = self._writer._add_object(self._text(mark, points))
        widget.update(
            {
                NameObject("/FT"): NameObject("/Tx"),
                NameObject("/V"): TextStringObject(mark.value),
                NameObject("/DA"): TextStringObject(f"/{NAME} {points:g} Tf 0 g"),
                NameObject("/AP"): DictionaryObject({NameObject("/N"): shown}),
            }
        )
        if mark.many:
            widget[NameObject("/Ff")] = NumberObject(1 << 12)
        if mark.align:
            widget[NameObject("/Q")] = NumberObject(mark.align)
        return widget

    def _points(self, mark: Field) -> float:
        """The size of the type: smaller where the text of one line would be cut off."""
        points = min(mark.points, _LARGEST)
        room = mark.width * 72 / DOTS - 2 * _PADDING
        if not mark.many and isinstance(mark.value, str):
            while points > _SMALLEST and self._font.width(mark.value, points) > room:
                points -= 0.25
        return points

    def _text(self, mark: Field, points: float) -> Any:
        """What the text looks like in its field."""
        font, width, height = self._font, mark.width * 72 / DOTS, mark.height * 72 / DOTS
        value, room = str(mark.value), width - 2 * _PADDING
        lines = font.lines(value, room, points) if mark.many else [value]
        step = points * _STEP
        base = height - _PADDING - points * 0.8 if mark.many else (height - font.cap_height * points) / 2
        parts = [b"/Tx BMC q 1 1 %.2f %.2f re W n BT 0 g /%s %.2f Tf" % (width - 2, height - 2, NAME.encode(), points)]
        for place, line in enumerate(lines):
            free = room - font.width(line, points)
            x = _PADDING + max(0.0, free) * mark.align / 2
            parts.append(b"1 0 0 1 %.2f %.2f Tm %s Tj" % (x, base - place * step, font.encoded(line)))
        return _stream(b" ".join([*parts, b"ET Q EMC"]), width, height, self.resources)


def _picture(mark: Field, *, ticked: bool) -> Any:
    """What a box looks like ticked and not."""
    side = mark.width * 72 / DOTS
    points = [share * side for share in (0.2, 0.5, 0.42, 0.26, 0.84, 0.76)]
    line = "{:.2f} {:.2f} m {:.2f} {:.2f} l {:.2f} {:.2f} l S".format(*points)
    return _stream(f"q 1.3 w 1 J 1 j {line} Q".encode() if ticked else b"", side, side)


def _stream(content: bytes, width: float, height: float, resources: Any = None) -> Any:
    from pypdf.generic import ArrayObject, FloatObject, NameObject, StreamObject

    stroke = StreamObject()
    stroke.set_data(content)
    corners = (0, 0, round(width, 2), round(height, 2))
    stroke.update(
        {NameObject("/Type"): NameObject("/XObject"), NameObject("/Subtype"): NameObject("/Form"),
         NameObject("/BBox"): ArrayObject([FloatObject(each) for each in corners])}
    )  # fmt: skip
    if resources is not None:
        stroke[NameObject("/Resources")] = resources
    return stroke
