"""The skills of a percentile sheet in their groups and columns, with tick box, base, half, special and critical."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QCoreApplication

from brp_desktop.catalogue.names import category_name, collation_key, full_skill_name, skill_name
from brp_desktop.painting.pages.composer import HAIR, ROW, Block, Column, Composer, going_on
from brp_desktop.painting.pages.paper import BODY, POINT, SMALL, STRONG, Style
from brp_desktop.painting.pages.tables import labelled_lines
from brp_desktop.rules.brp import Difficulty, effective_chance, thresholds
from brp_desktop.sheet.belonging_edits import stands_with_powers
from brp_desktop.sheet.brp import BrpCharacter, Skill
from brp_desktop.sheet.derive import Derived, DerivedSkill
from brp_desktop.storage.form_fields import EMPTY_ROWS, field_name

tr = QCoreApplication.translate

BANDS: Final = {
    3: (("combat", "manipulation", "perception"), ("communication", "mental", "physical")),
    2: (("combat", "communication"), ("manipulation", "mental"), ("perception", "physical")),
    1: (("combat",), ("communication",), ("manipulation",), ("mental",), ("perception",), ("physical",)),
}
"""Which groups stand side by side: the columns are those of the screen."""

GROUPS: Final = ("combat", "communication", "manipulation", "mental", "perception", "physical")
OTHER: Final = "other"
GAP: Final = 4.0
_STEP: Final = 5.0
_RATING: Final = 7.4
"""Millimetres of the field of a score."""
_FREE_LINES: Final = 2


class PrintedSkill(Struct, frozen=True):
    """What a row shows; numbers in percent, None and 0 where there are none."""

    row: Skill
    parent: str
    speciality: str
    base: str
    score: int | None
    half: int | None
    special: int
    critical: int
    trained: bool
    learns: bool
    category: str


def printed_skills(
    character: BrpCharacter, derived: Derived, lang: str, *, trained_only: bool = False, every: bool = False
) -> list[PrintedSkill]:
    """The rows of the sheet as it is played with; rows made for a power, hidden ones and families alone have none.

    ``every`` takes hidden rows and families too: a form must not lose them.
    """
    found = []
    for row in character.skills:
        numbers = derived.skills[row.id]
        if stands_with_powers(character, row.id) or (
            not every and (row.hidden or numbers.error == "speciality_missing")
        ):
            continue
        if trained_only and not every and not numbers.trained and not row.ticked:
            continue
        found.append(_printed(row, numbers, character, lang))
    return sorted(found, key=lambda each: (collation_key(each.parent), collation_key(each.speciality), each.row.id))


def kept_off(character: BrpCharacter, derived: Derived) -> list[Skill]:
    """Rows that have no line on the sheet although something was written into them."""
    return [
        row
        for row in character.skills
        if (row.hidden or derived.skills[row.id].error == "speciality_missing")
        and not stands_with_powers(character, row.id)
        and (row.name or row.speciality_text or row.note or row.ticked or row.points.total or row.bonus)
    ]


def _printed(row: Skill, numbers: DerivedSkill, character: BrpCharacter, lang: str) -> PrintedSkill:
    parent, speciality = skill_name(row, lang)
    half, special, critical = None, 0, 0
    if numbers.score is not None:
        limits = thresholds(numbers.score, character.options, base=numbers.base)
        half = effective_chance(numbers.score, Difficulty.DIFFICULT)
        special, critical = limits.special, limits.critical
    return PrintedSkill(
        row=row,
        parent=parent,
        speciality=speciality,
        base="" if numbers.base is None else f"{numbers.base:02}",
        score=numbers.score,
        half=half,
        special=special,
        critical=critical,
        trained=numbers.trained,
        learns=numbers.learns,
        category=numbers.category if numbers.category in GROUPS else OTHER,
    )


class SkillSection:
    """Lays out the skills of a sheet."""

    def __init__(self, page: Composer, character: BrpCharacter, derived: Derived) -> None:
        self.page = page
        self.critical = character.options.critical
        self._limits = page.options.limits and not page.options.fillable
        self._ticks = page.options.ticks
        options = page.options
        shown = printed_skills(character, derived, page.lang, trained_only=options.trained_only, every=options.fillable)
        self._groups: dict[str, list[PrintedSkill]] = {}
        for skill in shown:
            self._groups.setdefault(skill.category, []).append(skill)
        self._fresh = 0

    def place(self) -> None:
        """Put them on the page, and on further ones where they are many."""
        page = self.page
        count = 3 if page.scale <= 1.2 else 2
        gap = page.mm(GAP)
        width = (page.width - (count - 1) * gap) / count
        bands = [band for band in BANDS[count] if any(group in self._groups for group in band)]
        needed = sum(self._band_height(band, width) for band in bands)
        too_many = needed > page.room and needed > 0.9 * (page.bottom - page.top)
        if OTHER in self._groups or too_many:
            self._flow(count, gap, width)
            return
        for band in bands:
            tallest = max(len(self._groups.get(group, ())) for group in band)
            columns = []
            for place, group in enumerate(band):
                x = page.left + place * (width + gap)
                columns.append(self._column(group, x, width, tallest))
            if page.room < page.mm(30):
                page.new_page()
            page.place_columns([column for column in columns if column.blocks])
            page.y += page.mm(2)

    def _band_height(self, band: Sequence[str], width: float) -> float:
        heights = [
            sum(block.height for skill in self._groups.get(group, ()) for block in self.row(skill, width))
            for group in band
        ]
        return max(heights) + self.page.mm(8)

    def _flow(self, count: int, gap: float, width: float) -> None:
        blocks: list[Block] = []
        for group in (*GROUPS, OTHER):
            if group in self._groups:
                blocks += self._group(group, width, _FREE_LINES)
                blocks.append(self.page.gap(2))
        self.page.flow(blocks, count, gap)
        self.page.y += self.page.mm(1)

    def _column(self, group: str, x: float, width: float, tallest: int) -> Column:
        skills = self._groups.get(group, [])
        if not skills and not self.page.options.has_free_lines:
            return Column(x, width, [])
        return Column(x, width, self._group(group, width, tallest - len(skills)))

    def _group(self, group: str, width: float, free: int) -> list[Block]:
        """Heading, skills and empty rows of a group."""
        rows = [block for skill in self._groups.get(group, ()) for block in self.row(skill, width)]
        rows += self._free(group, width, free)
        return [
            self._heading(group, width, again=False),
            *going_on(rows, self._heading(group, width, again=True)),
        ]

    def _free(self, group: str, width: float, count: int) -> list[Block]:
        """Empty rows to write a speciality in."""
        if not self.page.options.has_free_lines:
            return []
        made = []
        for _ in range(min(count, _FREE_LINES * 2)):
            self._fresh += 1
            made.append(self._empty(width, f"{EMPTY_ROWS}.{self._fresh}"))
        return made

    def _heading(self, group: str, width: float, *, again: bool) -> Block:
        page = self.page
        name = tr("pages", "Other skills") if group == OTHER else category_name(group, page.lang)
        title = tr("pages", "{name} (continued)").format(name=name) if again else name

        def signs(x: float, base: float) -> None:
            for place, sign in enumerate(self._heads()):
                right = x + width - page.mm(_STEP) * (len(self._heads()) - 1 - place)
                if sign in ("special", "critical"):
                    page.sign(right - page.mm(3.0), base - page.mm(1.1), 3.0, sign)
                else:
                    page.text(right, base, sign, SMALL, "soft", 1.0)

        return page.heading(title, width, outline=not again, extra=signs)

    def _heads(self) -> list[str]:
        if not self._limits:
            return ["%"]
        return ["%", "½", "special", *(["critical"] if self.critical else [])]

    def row(self, skill: PrintedSkill, width: float) -> list[Block]:
        """A row, of several lines where its name is long: first without its base, then at 90 %, then broken."""
        page = self.page
        indent = page.mm(4.3) if self._ticks else 0.0
        score = page.mm(4.0 if (skill.score or 0) < 100 else 5.4)
        room = width - indent - page.mm(_STEP) * (len(self._heads()) - 1) - score - page.mm(0.5)
        if page.options.fillable:
            room = self._field_width(indent, width) - 4 * POINT
        plain, strong = (STRONG, STRONG) if skill.trained and not skill.speciality else (BODY, STRONG)
        speciality = f"({skill.speciality})" if skill.speciality else ""
        second = strong if skill.trained else BODY
        base = f" {skill.base}" if skill.base and page.options.bases else ""
        for share in (1.0, 0.9):
            styles = plain.smaller(share), second.smaller(share)
            wide = page.measure(skill.parent + (" " if speciality else ""), styles[0])
            wide += page.measure(speciality, styles[1])
            if wide <= room:
                shown = base if share == 1.0 and wide + page.measure(base, SMALL) <= room else ""
                return [self._one_line(skill, styles, speciality, shown, indent, width)]
        name = f"{skill.parent} {speciality}".strip()
        style = (STRONG if skill.trained else BODY).smaller(0.9)
        lines = page.lines(name, room, style)
        if len(lines) <= 3 or page.options.fillable:
            return [self._lines(skill, lines, style, indent, width, whole=True)]
        return [self._lines(skill, [line], style, indent, width, whole=place == 0) for place, line in enumerate(lines)]

    def _one_line(
        self, skill: PrintedSkill, styles: tuple[Style, Style], speciality: str, base: str, indent: float, width: float
    ) -> Block:
        page = self.page
        height = page.mm(ROW)
        id_ = skill.row.id

        def draw(x: float, y: float) -> None:
            base_line = y + page.mm(3.2)
            self._tick(skill, x, y + page.mm(2.15))
            if page.options.fillable:
                name = f"{skill.parent} {speciality}".strip()
                room = self._field_width(indent, width)
                page.field(x + indent, base_line, room, field_name("skill", id_, "name"), name, styles[0])
            else:
                at = x + indent
                at += page.text(at, base_line, skill.parent + (" " if speciality else ""), styles[0])
                at += page.text(at, base_line, speciality, styles[1])
                page.text(at, base_line, base, SMALL, "soft")
            self._numbers(skill, x + width, base_line)
            page.rule(x, y + height - page.mm(0.15), x + width)

        return Block(height, draw)

    def _lines(
        self, skill: PrintedSkill, lines: list[str], style: Style, indent: float, width: float, *, whole: bool
    ) -> Block:
        page = self.page
        step = page.line_height(style)
        height = max(page.mm(ROW), page.mm(1.2) + step * len(lines))

        def draw(x: float, y: float) -> None:
            base_line = y + page.mm(3.2)
            if whole:
                self._tick(skill, x, y + page.mm(2.15))
                self._numbers(skill, x + width, base_line)
            if page.options.fillable:
                if whole:
                    room, id_ = self._field_width(indent, width), field_name("skill", skill.row.id, "name")
                    name = f"{skill.parent} ({skill.speciality})" if skill.speciality else skill.parent
                    page.field(x + indent, base_line, room, id_, name, style, deep=len(lines))
            else:
                for place, line in enumerate(lines):
                    page.text(x + indent, base_line + place * step, line, style)
            page.rule(x, y + height - page.mm(0.15), x + width)

        return Block(height, draw)

    def _field_width(self, indent: float, width: float) -> float:
        """What is left for the field of a name."""
        return width - indent - self.page.mm(_RATING + 0.6)

    def _tick(self, skill: PrintedSkill, x: float, middle: float) -> None:
        page = self.page
        field = field_name("skill", skill.row.id, "tick")
        if not self._ticks:
            return
        if skill.learns or skill.row.ticked or page.options.fillable:
            page.tick_box(x, middle, skill.row.ticked, field)
        else:
            page.text(x + page.mm(1.35), middle + page.mm(1.05), "–", BODY, align=0.5)

    def _numbers(self, skill: PrintedSkill, right: float, base: float) -> None:
        page = self.page
        step = page.mm(_STEP)
        numbers = [skill.half, skill.special, *([skill.critical] if self.critical else [])] if self._limits else []
        at = right - step * len(numbers)
        score = "" if skill.score is None else f"{skill.score:02}"
        field = field_name("skill", skill.row.id, "rating")
        if page.options.fillable:
            shown = "" if skill.score is None else str(skill.score)
            page.field(at - page.mm(_RATING), base, page.mm(_RATING), field, shown, STRONG, align=2)
        else:
            page.text(at, base, score, Style("text", 9, 600), align=1.0)
        for place, number in enumerate(numbers):
            text = "—" if number is None or not number else f"{number:02}"
            if skill.score is not None and not page.options.fillable:
                page.text(at + (place + 1) * step, base, text, SMALL, align=1.0)

    def _empty(self, width: float, id_: str) -> Block:
        page = self.page
        height = page.mm(ROW)

        def draw(x: float, y: float) -> None:
            base = y + page.mm(3.2)
            if self._ticks:
                page.tick_box(x, y + page.mm(2.15), False, field_name("skill", id_, "tick"))
            if page.options.fillable:
                indent = page.mm(4.3) if self._ticks else 0.0
                left, name = x + width - page.mm(_RATING), field_name("skill", id_, "name")
                page.field(x + indent, base, self._field_width(indent, width), name, "", BODY)
                page.field(left, base, page.mm(_RATING), field_name("skill", id_, "rating"), "", STRONG, align=2)
            page.rule(x, y + height - page.mm(0.15), x + width, HAIR)

        return Block(height, draw)


def skill_notes(page: Composer, character: BrpCharacter, derived: Derived) -> list[Block]:
    """What was written about skills, and skills that have no line on the sheet."""
    blocks: list[Block] = []
    noted = [
        row for row in character.skills if row.note and not row.hidden and not stands_with_powers(character, row.id)
    ]
    noted = [row for row in noted if derived.skills[row.id].error != "speciality_missing"]
    if noted:
        blocks.append(page.heading(tr("pages", "Notes on skills"), page.width))
        for row in noted:
            blocks += labelled_lines(page, full_skill_name(row, page.lang), row.note, page.width)
        blocks.append(page.gap(3))
    off = kept_off(character, derived)
    if off:
        blocks.append(page.heading(tr("pages", "Skills kept off the sheet"), page.width))
        for row in off:
            score = derived.skills[row.id].score
            parts = ("" if score is None else f"{score:02}", "✓" if row.ticked else "", row.note)
            blocks += labelled_lines(page, full_skill_name(row, page.lang), ", ".join(filter(None, parts)), page.width)
        blocks.append(page.gap(3))
    return blocks
