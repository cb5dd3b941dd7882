"""Tables and labelled lines on pages: cells wrap, columns that hold nothing go, long rows break between lines."""

from collections.abc import Callable, Sequence

from msgspec import Struct
from PySide6.QtCore import QCoreApplication

from brp_desktop.painting.pages.composer import HAIR, Block, Composer, going_on
from brp_desktop.painting.pages.paper import BODY, SMALL, STRONG, Style, metrics_of

tr = QCoreApplication.translate

_KEPT_TOGETHER = 6
"""A row of so many lines stays on one page."""


class Head(Struct, frozen=True):
    """A column: its title, its share of the width (a weight), its style, 1 for numbers at the right."""

    title: str
    weight: float
    style: Style = BODY
    align: float = 0.0
    sign: str = ""


class Row(Struct, frozen=True):
    """One line of a table: its cells, and what stands under it over the whole width in small type."""

    cells: tuple[str, ...]
    under: str = ""


def table_blocks(
    page: Composer,
    width: float,
    heads: Sequence[Head],
    rows: Sequence[Row],
    free: int = 0,
    among: Sequence[Row] | None = None,
) -> list[Block]:
    """The table as blocks, heads first and again where it goes on; ``free`` empty rows to write in.

    Nothing at all where both are missing.

    Columns that hold nothing are left out; ``among`` are the rows that say so where several tables look alike.
    """
    if not rows and not free:
        return []
    used = [place for place in range(len(heads)) if free or any(row.cells[place] for row in among or rows)]
    total = sum(heads[place].weight for place in used)
    widths = [heads[place].weight / total * width for place in used]
    columns = [(heads[place], wide) for place, wide in zip(used, widths, strict=True)]
    blocks: list[Block] = []
    for row in rows:
        blocks += _row(page, width, columns, [row.cells[place] for place in used], row.under)
    blocks += [_row(page, width, columns, [""] * len(used), "")[0] for _ in range(free)]
    if not any(head.title or head.sign for head, _ in columns):
        return blocks
    titles = _heads(page, columns)
    return [titles, *going_on(blocks, titles)]


def _heads(page: Composer, columns: Sequence[tuple[Head, float]]) -> Block:
    titles = [page.lines(head.title, wide - page.mm(0.8), SMALL) for head, wide in columns]
    step = page.line_height(SMALL)
    deep = max(len(lines) for lines in titles)

    def draw(x: float, y: float) -> None:
        at = x
        for (head, wide), lines in zip(columns, titles, strict=True):
            if head.sign:
                page.sign(at + wide - page.mm(5.6), y + page.mm(1.9), 2.6, head.sign)
            for place, line in enumerate(lines):
                left = at + head.align * (wide - page.mm(3.0))
                page.text(left, y + page.mm(2.9) + place * step, line, SMALL, "soft", head.align)
            at += wide

    return Block(page.mm(0.5) + deep * step, draw, heading=True)


def _row(
    page: Composer, width: float, columns: Sequence[tuple[Head, float]], cells: Sequence[str], under: str
) -> list[Block]:
    broken = [
        page.lines(cell, wide - page.mm(3.0 if head.align else 1.4), head.style) if cell else []
        for (head, wide), cell in zip(columns, cells, strict=True)
    ]
    step = max(page.line_height(head.style) for head, _ in columns)
    small = page.line_height(SMALL)
    below = page.lines(under, width - page.mm(3), SMALL) if under else []
    deep = max(1, *(len(lines) for lines in broken))

    def line(place: int, x: float, y: float) -> None:
        at = x
        for (head, wide), lines in zip(columns, broken, strict=True):
            if place < len(lines):
                left = at + head.align * (wide - page.mm(3.0))
                base = y + metrics_of(head.style, page.scale).ascent()
                page.text(left, base, lines[place], head.style, "ink", head.align)
            at += wide

    def note(place: int, x: float, y: float) -> None:
        page.text(x + page.mm(3), y + metrics_of(SMALL, page.scale).ascent(), below[place], SMALL, "soft")

    if deep + len(below) <= _KEPT_TOGETHER:
        height = page.mm(0.9) + deep * step + len(below) * small

        def whole(x: float, y: float) -> None:
            for place in range(deep):
                line(place, x, y + page.mm(0.35) + place * step)
            for place in range(len(below)):
                note(place, x, y + page.mm(0.2) + deep * step + place * small)
            page.rule(x, y + height - page.mm(0.1), x + width, HAIR)

        return [Block(height, whole)]
    blocks = [Block(step, _bound(line, place)) for place in range(deep)]
    blocks += [Block(small, _bound(note, place)) for place in range(len(below))]

    *before, last = blocks

    def closing(x: float, y: float) -> None:
        last.draw(x, y)
        page.rule(x, y + last.height + page.mm(0.4), x + width, HAIR)

    return [*before, Block(last.height + page.mm(0.9), closing)]


def _bound(draw: Callable[[int, float, float], None], place: int) -> Callable[[float, float], None]:
    return lambda x, y: draw(place, x, y)


def labelled_lines(page: Composer, label: str, text: str, width: float) -> list[Block]:
    """A label in strong type and what there is to say, on as many lines as it takes."""
    words = tr("development", "{name}: {value}").format(name=label, value="").rstrip(" ") + " " if text else label
    wide = page.measure(words, STRONG)
    if wide > width * 0.6:
        return [*page.paragraph(page.left, width, words, STRONG), *page.paragraph(page.left, width, text)]
    lines = page.lines(text, width, BODY, first=wide)
    height, ascent = page.line_height(BODY), metrics_of(BODY, page.scale).ascent()

    def block(place: int, line: str) -> Block:
        def draw(x: float, y: float) -> None:
            if place == 0:
                page.text(x, y + ascent, words, STRONG)
            page.text(x + (wide if place == 0 else 0.0), y + ascent, line, BODY)

        return Block(height, draw)

    return [block(place, line) for place, line in enumerate(lines)]


def free_lines(page: Composer, width: float, count: int) -> list[Block]:
    """Lines to write on by hand."""
    step = page.mm(4.6)

    def draw(x: float, y: float) -> None:
        page.rule(x, y + step - page.mm(0.2), x + width, HAIR)

    return [Block(step, draw)] * count
