"""Composing pages: words are measured, blocks flow from page to page, nothing is cut off."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QDate, QLocale, Qt
from PySide6.QtGui import QTextLayout, QTextOption

from brp_desktop.painting.pages.marks import Bookmark, Box, Field, Line, Mark, PageSet, Sign, Text, Tick
from brp_desktop.painting.pages.paper import (
    AGAIN,
    BODY,
    HEADING,
    MARGIN,
    MM,
    POINT,
    SMALL,
    PrintOptions,
    Style,
    font_of,
    metrics_of,
    width_of,
)

tr = QCoreApplication.translate

FOOT: Final = 8.0
"""Millimetres of the foot above the lower margin."""

_CONTROLS: Final = "\u2028\u2029\x85\x7f"
HAIR: Final = 0.15
RULE: Final = 0.28
TICK_BOX: Final = 2.7
ROW: Final = 4.4


class Block(NamedTuple):
    """A piece that stays on one page: its height and what draws it at a place; a ``heading`` is never the last.

    ``again`` stands above it where it is the first of a further page or column: the heads of a table that goes on.
    """

    height: float
    draw: Callable[[float, float], None]
    heading: bool = False
    again: "Block | None" = None


def going_on(blocks: Iterable[Block], again: Block) -> list[Block]:
    """The blocks with what stands above them where they go on."""
    return [block._replace(again=again) for block in blocks]


def together(blocks: Sequence[Block]) -> Block:
    """Blocks that stay under each other, as one."""

    def draw(x: float, y: float) -> None:
        for block in blocks:
            block.draw(x, y)
            y += block.height

    return Block(sum(block.height for block in blocks), draw)


class Column(NamedTuple):
    """Blocks under each other."""

    x: float
    width: float
    blocks: Sequence[Block]


class Composer:
    """Lays marks on pages. Lengths are units of the page; ``mm`` turns millimetres of the design into them."""

    def __init__(self, options: PrintOptions, name: str, lang: str, closeness: float = 1.0) -> None:
        """``closeness`` below 1 makes lengths shorter that are no type, so that more has room."""
        self.options = options
        self._closeness = closeness
        self.lang = lang
        self.name = name
        self.scale = options.scale
        self.left = MARGIN * MM
        self.right = (options.paper.width - MARGIN) * MM
        self.top = MARGIN * MM
        self._foot_scale = min(self.scale, 1.2)
        self.bottom = (options.paper.height - MARGIN - FOOT * self._foot_scale) * MM
        self.y = self.top
        self._pages: list[list[Mark]] = [[]]
        self._bookmarks: list[Bookmark] = []

    @property
    def width(self) -> float:
        """Between the margins."""
        return self.right - self.left

    @property
    def number(self) -> int:
        """The number of the page at work, from 1."""
        return len(self._pages)

    @property
    def room(self) -> float:
        """What is left of the page."""
        return self.bottom - self.y

    def mm(self, millimetres: float) -> float:
        """Units for a length of the design, larger in large type."""
        return millimetres * MM * self.scale * self._closeness

    # marks

    def put(self, mark: Mark) -> None:
        """Lay a mark on the page at work."""
        self._pages[-1].append(mark)

    def bookmark(self, title: str, depth: int = 1) -> None:
        """Remember this place for the outline."""
        self._bookmarks.append(Bookmark(title, len(self._pages) - 1, self.y, depth))

    def measure(self, text: str, style: Style = BODY) -> float:
        """How wide a text is on one line."""
        return width_of(text, style, self.scale)

    def line_height(self, style: Style) -> float:
        """From one base line to the next."""
        metrics = metrics_of(style, self.scale)
        return (metrics.ascent() + metrics.descent()) * 0.94

    def text(self, x: float, y: float, text: str, style: Style = BODY, ink: str = "ink", align: float = 0.0) -> float:
        """Words with their base line at y; ``align`` 0: x is their left end, 0.5 their middle, 1 their right end."""
        width = self.measure(text, style)
        if text:
            self.put(Text(x - align * width, y, text, style, ink, self.scale))
        return width

    def rule(self, x: float, y: float, to_x: float, width: float = HAIR, ink: str = "line") -> None:
        """A line across."""
        self.put(Line(x, y, to_x, y, self.mm(width), ink))

    def box(self, x: float, y: float, width: float, height: float, *, fill: str = "", radius: float = 0.0,
            stroke: float = HAIR, ink: str = "line") -> None:  # fmt: skip
        """A frame; radius and stroke in millimetres."""
        self.put(Box(x, y, width, height, self.mm(stroke) if stroke else 0.0, ink, fill, self.mm(radius)))

    def tick_box(self, x: float, middle: float, ticked: bool, field: str = "") -> None:
        """A box to tick, 2.7 mm; in a form a box that can be ticked there."""
        side = self.mm(TICK_BOX)
        top = middle - side / 2
        self.box(x, top, side, side, radius=0.5, stroke=0.25, ink="ink")
        if field and self.options.fillable:
            self.put(Field(x, top, side, side, field, ticked, 8))
        elif ticked:
            self.put(Tick(x, top, side))

    def sign(self, x: float, middle: float, side: float, level: str) -> None:
        """The sign of a level, ``side`` millimetres wide."""
        length = self.mm(side)
        self.put(Sign(x, middle - length / 2, length, level))

    def value(self, x: float, y: float, width: float, text: str, style: Style, *, field: str) -> None:
        """A value: words on paper, a field of this name in a form. x is its left end."""
        if self.options.fillable and field:
            self.field(x, y, width, field, text, style)
        else:
            self.text(x, y, text, style)

    def field(self, x: float, y: float, width: float, name: str, value: str, style: Style, *, align: int = 0,
              deep: int = 1) -> None:  # fmt: skip
        """A field of so many lines, the base line of the first at y; ``align`` as in ``Field``."""
        height = self.line_height(style)
        points = style.points * self.scale
        whole = height * 1.08 + (deep - 1) * height
        self.put(Field(x, y - height * 0.82, width, whole, name, value, points, many=deep > 1, align=align))

    def field_lines(self, text: str, width: float, style: Style = BODY) -> list[str]:
        """The lines that a text takes in a field so wide: viewers leave a little free at its sides, and measure it by
        the plain widths of the letters, where these pages are kerned.
        """
        return self.lines(text, 0.98 * (width - 4 * POINT), style)

    # words in lines

    def lines(self, text: str, width: float, style: Style = BODY, first: float = 0.0) -> list[str]:
        """The text broken into lines that are at most so wide; ``first`` is what the first is shorter by."""
        found: list[str] = []
        for paragraph in text.replace("\r\n", "\n").replace("\t", "    ").split("\n"):
            flat = "".join(" " if ord(letter) < 32 or letter in _CONTROLS else letter for letter in paragraph)
            found += self._broken(flat, width, style, first) if flat.strip() else [""]
            first = 0.0
        return found

    def _broken(self, text: str, width: float, style: Style, first: float) -> list[str]:
        if self.measure(text, style) <= width - first:
            return [text]
        layout = QTextLayout(text, font_of(style, self.scale))
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        layout.setTextOption(option)
        layout.beginLayout()
        places: list[tuple[int, int]] = []
        while (line := layout.createLine()).isValid():
            line.setLineWidth(max(1.0, width - (0.0 if places else first)))
            places.append((line.textStart(), line.textLength()))
        layout.endLayout()
        if any(ord(letter) > 0xFFFF for letter in text):
            units = text.encode("utf-16-le", "surrogatepass")
            return [units[2 * at : 2 * (at + long)].decode("utf-16-le", "replace").rstrip() for at, long in places]
        return [text[at : at + long].rstrip() for at, long in places]

    # blocks

    def paragraph(self, x: float, width: float, text: str, style: Style = BODY, ink: str = "ink") -> list[Block]:
        """Blocks of one line each."""
        height, metrics = self.line_height(style), metrics_of(style, self.scale)

        def block(line: str) -> Block:
            def draw(left: float, top: float) -> None:
                self.text(left, top + metrics.ascent(), line, style, ink)

            return Block(height, draw)

        return [block(line) for line in self.lines(text, width, style)]

    def gap(self, millimetres: float) -> Block:
        """An empty piece."""
        return Block(self.mm(millimetres), _nothing)

    def heading(
        self, title: str, width: float, *, outline: bool = True, extra: Callable[[float, float], None] | None = None
    ) -> Block:
        """A heading with a rule under it; ``extra`` draws what stands at its right (left end, base line)."""
        lines = self.lines(title, width, HEADING) if extra is None else [title]
        step = self.line_height(HEADING)

        def draw(x: float, top: float) -> None:
            if outline:
                self._bookmarks.append(Bookmark(title, len(self._pages) - 1, top, 1))
            base = top + self.mm(4.3)
            for line in lines:
                self.text(x, base, line, HEADING, "accent")
                base += step
            if extra is not None:
                extra(x, base - step)
            rule = base - step + self.mm(1.5)
            self.rule(x, rule, x + width, RULE, "ink")

        return Block(self.mm(6.0) + (len(lines) - 1) * step, draw, heading=True)

    def place(self, blocks: Iterable[Block]) -> None:
        """Blocks under each other over the whole width."""
        self.place_columns([Column(self.left, self.width, list(blocks))])

    def place_columns(self, columns: Sequence[Column]) -> None:
        """Columns side by side; each goes on on the next page where this one is full."""
        rest = [list(column.blocks) for column in columns]
        while any(rest):
            moved, lowest = False, self.y
            for place, column in enumerate(columns):
                before = len(rest[place])
                lowest = max(lowest, self._fill(rest[place], column.x, self.bottom - self.y))
                moved = moved or len(rest[place]) < before
            if any(rest):
                if not moved and self.y <= self._fresh:
                    place = next(place for place, blocks in enumerate(rest) if blocks)
                    rest[place].pop(0).draw(columns[place].x, self.y)
                self.new_page()
            else:
                self.y = lowest

    def _fill(self, rest: list[Block], x: float, room: float) -> float:
        """Draw what fits into a column that begins here and take it off the rest; where the column ends."""
        y, taken = self.y, fitting_again(rest, room)
        again = rest[0].again if taken else None
        for block in ([] if again is None else [again]) + rest[:taken]:
            block.draw(x, y)
            y += block.height
        del rest[:taken]
        return y

    def flow(self, blocks: Sequence[Block], count: int, gap: float) -> None:
        """Blocks through columns of equal width, filled one after the other; the last page is balanced."""
        width = (self.width - (count - 1) * gap) / count
        rest = list(blocks)
        while rest:
            room = self.bottom - self.y
            limit = sum(block.height for block in rest) / count
            tallest = max(block.height for block in rest)
            while limit < room and not _fits(rest, count, limit):
                limit += tallest / 2
            limit, lowest, moved = min(limit, room), self.y, False
            for place in range(count):
                before = len(rest)
                lowest = max(lowest, self._fill(rest, self.left + place * (width + gap), limit))
                moved = moved or len(rest) < before
            if rest:
                if not moved and self.y <= self._fresh:
                    rest.pop(0).draw(self.left, self.y)
                self.new_page()
            else:
                self.y = lowest

    @property
    def _fresh(self) -> float:
        """Where the first block of a further page stands."""
        return self.top + self.mm(9) + 1

    def new_page(self) -> None:
        """Begin a further page, with the name above it."""
        self._pages.append([])
        self.y = self.top
        metrics = metrics_of(AGAIN, self.scale)
        name = self.name
        while name and self.measure(name, AGAIN) > self.width:
            name = name[: len(name) * 3 // 4].rstrip() + "…" if len(name) > 4 else ""
        if name:
            self.text(self.left, self.y + metrics.ascent() * 0.8, name, AGAIN, "accent")
            self.rule(self.left, self.y + self.mm(5.8), self.right, HAIR, "line")
            self.y += self.mm(9)

    # the end

    def finish(self, title: str, foot: str, date: QDate) -> PageSet:
        """All pages with their feet: what is printed, when, page x of y."""
        foot = foot.replace("\0", day(date, self.lang))
        scale, self.scale = self.scale, self._foot_scale
        total, pages = len(self._pages), self._pages
        for number, page in enumerate(pages):
            self._pages = [*pages[:number], page]
            count = tr("pages", "page {page} of {pages}").format(page=number + 1, pages=total)
            y = self.bottom + self.mm(3.2)
            self.rule(self.left, y, self.right, HAIR, "line")
            base = y + self.mm(4)
            width = self.text(self.right, base, count, SMALL, "soft", 1.0)
            room = self.width - width - self.mm(6)
            words = metrics_of(SMALL, self.scale).elidedText(foot, Qt.TextElideMode.ElideMiddle, room)
            self.text(self.left, base, words, SMALL, "soft")
        self._pages, self.scale = pages, scale
        return PageSet(
            title=title,
            lang=self.lang,
            paper=self.options.paper,
            pages=tuple(tuple(page) for page in pages),
            bookmarks=tuple(self._bookmarks),
            colour=self.options.colour,
        )


def day(date: QDate, lang: str) -> str:
    """A date in words: «30 novembre 2026»; the first of a month is «1er» in French."""
    first = "d'er' MMMM yyyy" if lang == "fr" and date.day() == 1 else "d MMMM yyyy"
    return QLocale(lang).toString(date, first)


def fitting(blocks: Sequence[Block], room: float) -> int:
    """How many blocks fit; never a heading without what it stands above."""
    used, taken = 0.0, 0
    for block in blocks:
        if used + block.height > room + 0.5:
            break
        used += block.height
        taken += 1
    while taken and taken < len(blocks) and blocks[taken - 1].heading:
        taken -= 1
    return taken


def fitting_again(blocks: Sequence[Block], room: float) -> int:
    """How many blocks fit on a further page or column, below what stands above them there again."""
    again = blocks[0].again if blocks else None
    return fitting(blocks, room - (0.0 if again is None else again.height))


def _fits(blocks: Sequence[Block], count: int, limit: float) -> bool:
    rest = blocks
    for _ in range(count):
        rest = rest[fitting_again(rest, limit) :]
    return not rest


def _nothing(x: float, y: float) -> None:
    """Draws nothing."""
