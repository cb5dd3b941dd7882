"""What a PDF of Qt's writer lacks: language and outline, added behind its end, and spaces that are found."""

import re
from collections.abc import Iterator, Sequence
from typing import Final

from brp_desktop.painting.pages.marks import Bookmark, PageSet
from brp_desktop.painting.pages.paper import DOTS, MM

_ROOT: Final = re.compile(rb"/Root (\d+) 0 R")
_SIZE: Final = re.compile(rb"/Size (\d+)")
_INFO: Final = re.compile(rb"/Info (\d+) 0 R")
_ID: Final = re.compile(rb"/ID (\[.*?\])", re.DOTALL)
_KIDS: Final = re.compile(rb"/Kids\s*\[(.*?)\]", re.DOTALL)


_LETTERS: Final = re.compile(rb"begincmap.*?endcmap", re.DOTALL)
_LISTED: Final = re.compile(rb"\[[^\]]*\]")


def with_spaces(data: bytes) -> bytes:
    """The same PDF whose spaces are read as spaces; Qt's writer calls their glyph a tabulator."""
    return _LETTERS.sub(
        lambda table: _LISTED.sub(lambda letters: letters[0].replace(b"<0009>", b"<0020>"), table[0]), data
    )


class UnknownPdfError(Exception):
    """The PDF is built otherwise than expected; it is whole all the same."""


def with_outline(data: bytes, pages: PageSet) -> bytes:
    """The same PDF with its language and an outline of all headings; as it was where it is not built as expected."""
    try:
        return _with_outline(data, pages)
    except UnknownPdfError:
        return data


def _with_outline(data: bytes, pages: PageSet) -> bytes:
    trailer = data[data.rindex(b"trailer") :] if b"trailer" in data else b""
    root, size = _number(_ROOT, trailer), _number(_SIZE, trailer)
    start = data[data.rindex(b"startxref") + 9 :].split()[0]
    catalogue = _object(data, root)
    kids = [int(each) for each in re.findall(rb"(\d+) 0 R", _found(_KIDS, data))]
    if len(kids) != len(pages.pages) or not catalogue.rstrip().endswith(b">>"):
        raise UnknownPdfError
    added = {root: catalogue.rstrip()[:-2] + b"/Lang (" + pages.lang.encode("ascii") + b")\n"}
    if pages.bookmarks:
        added[root] += b"/Outlines %d 0 R\n/PageMode /UseOutlines\n" % size
        added.update(_outline(pages.bookmarks, kids, size, pages.paper.height * MM))
    added[root] += b">>"
    return data + _update(data, added, root, int(start), trailer)


def _object(data: bytes, number: int) -> bytes:
    place = re.search(rb"(?:^|\n)%d 0 obj\n" % number, data)
    if place is None:
        raise UnknownPdfError
    return data[place.end() : data.index(b"endobj", place.end())]


def _found(pattern: re.Pattern[bytes], data: bytes) -> bytes:
    found = pattern.search(data)
    if found is None:
        raise UnknownPdfError
    return found[1]


def _number(pattern: re.Pattern[bytes], data: bytes) -> int:
    return int(_found(pattern, data))


def _outline(
    bookmarks: Sequence[Bookmark], kids: Sequence[int], first: int, height: float
) -> Iterator[tuple[int, bytes]]:
    """The objects of the outline by number: its root, then an entry for each bookmark, those of depth 1 below."""
    number = {place: first + 1 + place for place in range(len(bookmarks))}
    parents = {place: _parent(bookmarks, place) for place in range(len(bookmarks))}
    children: dict[int | None, list[int]] = {}
    for place, parent in parents.items():
        children.setdefault(parent, []).append(place)
    tops = children.get(None, [])
    yield first, b"<< /Type /Outlines /First %d 0 R /Last %d 0 R /Count %d >>" % (
        number[tops[0]], number[tops[-1]], len(bookmarks))  # fmt: skip
    for place, mark in enumerate(bookmarks):
        parent = parents[place]
        among, below = children[parent], children.get(place, [])
        at = among.index(place)
        parts = [b"/Title " + _text(mark.title), b"/Parent %d 0 R" % (first if parent is None else number[parent])]
        parts += [b"/Prev %d 0 R" % number[among[at - 1]]] if at else []
        parts += [b"/Next %d 0 R" % number[among[at + 1]]] if at + 1 < len(among) else []
        if below:
            parts.append(b"/First %d 0 R /Last %d 0 R /Count %d" % (number[below[0]], number[below[-1]], len(below)))
        top = (height - mark.y) / DOTS * 72
        parts.append(b"/Dest [%d 0 R /XYZ 0 %.1f null]" % (kids[mark.page], top))
        yield number[place], b"<< " + b" ".join(parts) + b" >>"


def _parent(bookmarks: Sequence[Bookmark], place: int) -> int | None:
    """The entry that one stands under: the last before it that is less deep."""
    return next((at for at in range(place - 1, -1, -1) if bookmarks[at].depth < bookmarks[place].depth), None)


def _text(text: str) -> bytes:
    return b"<FEFF" + text.encode("utf-16-be", "replace").hex().upper().encode("ascii") + b">"


def _update(data: bytes, added: dict[int, bytes], root: int, start: int, trailer: bytes) -> bytes:
    """An appended section (PDF 1.4, 3.4.5): objects, a table of where they are, a trailer that leads on."""
    body, places = b"", {}
    for number, content in added.items():
        places[number] = len(data) + len(body)
        body += b"%d 0 obj\n%s\nendobj\n" % (number, content)
    table = b"xref\n"
    for number in sorted(places):
        table += b"%d 1\n%010d 00000 n \n" % (number, places[number])
    size = max(_number(_SIZE, trailer), max(added) + 1)
    parts = [b"/Size %d" % size, b"/Root %d 0 R" % root, b"/Prev %d" % start]
    for pattern, key in ((_INFO, b"/Info %s 0 R"), (_ID, b"/ID %s")):
        if found := pattern.search(trailer):
            parts.append(key % found[1])
    end = b"trailer\n<< " + b" ".join(parts) + b" >>\nstartxref\n%d\n%%%%EOF\n" % (len(data) + len(body))
    return body + table + end
