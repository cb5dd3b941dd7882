"""A PDF that can be filled in: the fields of the pages with our ids as names. Needs the extra ``pdf``."""

import io
from collections.abc import Callable
from typing import Any, overload

from brp_desktop.painting.pages.marks import Field, PageSet
from brp_desktop.painting.pages.paper import DOTS, MM
from brp_desktop.painting.pages.pdf import pdf_bytes
from brp_desktop.storage.errors import StorageError

_FONT = "Helv"
_TICKED, _NOT = "/Yes", "/Off"


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
    font = DictionaryObject(
        {NameObject("/Type"): NameObject("/Font"), NameObject("/Subtype"): NameObject("/Type1"),
         NameObject("/BaseFont"): NameObject("/Helvetica"), NameObject("/Encoding"): NameObject("/WinAnsiEncoding")}
    )  # fmt: skip
    signs = DictionaryObject(
        {NameObject("/Type"): NameObject("/Font"), NameObject("/Subtype"): NameObject("/Type1"),
         NameObject("/BaseFont"): NameObject("/ZapfDingbats")}
    )  # fmt: skip
    fonts = DictionaryObject(
        {NameObject(f"/{_FONT}"): writer._add_object(font), NameObject("/ZaDb"): writer._add_object(signs)}
    )
    every = ArrayObject()
    height = pages.paper.height * MM
    for number, marks in enumerate(pages.pages):
        page, here = writer.pages[number], ArrayObject()
        for mark in marks:
            if isinstance(mark, Field):
                here.append(writer._add_object(_widget(mark, height, page, writer)))
        if here:
            page[NameObject("/Annots")] = here
            every.extend(here)
    writer.root_object[NameObject("/AcroForm")] = DictionaryObject(
        {
            NameObject("/Fields"): every,
            NameObject("/NeedAppearances"): BooleanObject(True),
            NameObject("/DR"): DictionaryObject({NameObject("/Font"): fonts}),
            NameObject("/DA"): TextStringObject(f"/{_FONT} 9 Tf 0 g"),
        }
    )
    written = io.BytesIO()
    writer.write(written)
    return written.getvalue()


def _widget(mark: Field, height: float, page: Any, writer: Any) -> Any:
    from pypdf.generic import ArrayObject, DictionaryObject, FloatObject, NameObject, NumberObject, TextStringObject

    share = 72 / DOTS
    left, low = mark.x * share, (height - mark.y - mark.height) * share
    corners = (left, low, left + mark.width * share, low + mark.height * share)
    widget = DictionaryObject(
        {
            NameObject("/Type"): NameObject("/Annot"),
            NameObject("/Subtype"): NameObject("/Widget"),
            NameObject("/T"): TextStringObject(mark.name),
            NameObject("/Rect"): ArrayObject([FloatObject(round(each, 2)) for each in corners]),
            NameObject("/F"): NumberObject(4),
            NameObject("/P"): page.indirect_reference,
        }
    )
    if isinstance(mark.value, bool):
        state = NameObject(_TICKED if mark.value else _NOT)
        shown = DictionaryObject(
            {NameObject(_TICKED): writer._add_object(_picture(mark, ticked=True)),
             NameObject(_NOT): writer._add_object(_picture(mark, ticked=False))}
        )  # fmt: skip
        widget.update(
            {NameObject("/FT"): NameObject("/Btn"), NameObject("/DA"): TextStringObject("/ZaDb 8 Tf 0 g"),
             NameObject("/MK"): DictionaryObject({NameObject("/CA"): TextStringObject("4")}),
             NameObject("/V"): state, NameObject("/AS"): state,
             NameObject("/AP"): DictionaryObject({NameObject("/N"): shown})}
        )  # fmt: skip
        return widget
    widget.update(
        {
            NameObject("/FT"): NameObject("/Tx"),
            NameObject("/V"): TextStringObject(mark.value),
            NameObject("/DA"): TextStringObject(f"/{_FONT} {min(mark.points, 14):g} Tf 0 g"),
        }
    )
    if mark.many:
        widget[NameObject("/Ff")] = NumberObject(1 << 12)
    return widget


def _picture(mark: Field, *, ticked: bool) -> Any:
    """What a box looks like ticked and not."""
    from pypdf.generic import ArrayObject, FloatObject, NameObject, StreamObject

    side = mark.width * 72 / DOTS
    stroke = StreamObject()
    points = [share * side for share in (0.2, 0.5, 0.42, 0.26, 0.84, 0.76)]
    line = "{:.2f} {:.2f} m {:.2f} {:.2f} l {:.2f} {:.2f} l S".format(*points)
    stroke.set_data(f"q 1.3 w 1 J 1 j {line} Q".encode() if ticked else b"")
    stroke.update(
        {NameObject("/Type"): NameObject("/XObject"), NameObject("/Subtype"): NameObject("/Form"),
         NameObject("/BBox"): ArrayObject([FloatObject(0), FloatObject(0), FloatObject(side), FloatObject(side)])}
    )  # fmt: skip
    return stroke
