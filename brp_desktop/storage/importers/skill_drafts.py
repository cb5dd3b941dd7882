"""Skills as a foreign file gives them, on their way to rows of a sheet: ratings met exactly, equal ones asked about."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from msgspec.structs import asdict, replace

from brp_desktop.sheet import skill_rules
from brp_desktop.sheet.brp import BrpCharacter, Skill, SkillPoints
from brp_desktop.sheet.derive import Derived, DerivedSkill, derive
from brp_desktop.sheet.ids import SkillId
from brp_desktop.sheet.limits import POINTS, SKILLS, TEXT_LENGTH
from brp_desktop.storage.importers.report import Answer, Line, Question
from brp_desktop.storage.importers.skill_names import SkillName
from brp_desktop.storage.importers.source import Node


@dataclass(slots=True)
class SkillDraft:
    """One skill of the file. ``rating`` is the whole of it, None with ``points``: then base and points are known apart;
    both None: the base value. ``tick_node`` is where a tick stands that the skill may turn out not to have.
    """

    node: Node
    written: str
    name: SkillName
    id: SkillId | None = None
    rating: int | None = None
    base: int | None = None
    points: SkillPoints | None = None
    ticked: bool = False
    tick_node: Node | None = None
    learns: bool | None = None
    category: str | None = None
    note: str = ""
    hidden: bool = False
    pinned: bool = False
    bonus: int = 0
    conditions: tuple[str, ...] = ()
    open_said: bool = False
    """Whether the report says already that its speciality is not chosen."""


_MEANT: Final = {"ride": "ride_horse"}
"""Families whose name alone means one of their kinds, in every language of ours."""


@dataclass(slots=True)
class SkillDrafts:
    """All skills of a file in its order. ``moved`` leads from skills that were dropped to those that stay."""

    drafts: list[SkillDraft] = field(default_factory=list)
    moved: dict[SkillId, SkillId] = field(default_factory=dict)
    questions: list[Question] = field(default_factory=list)
    _taken: set[str] = field(default_factory=set)
    _numbers: dict[str, int] = field(default_factory=dict)
    _known: dict[tuple[str, str, int | None], SkillId] = field(default_factory=dict)

    def add(self, draft: SkillDraft) -> SkillId | None:
        """Give a skill its id and its place; None where the sheet is full."""
        if len(self.drafts) >= SKILLS:
            draft.node.leave("too_many", draft.written, "skill")
            return None
        _name_the_kind(draft)
        id_ = draft.id = draft.id or self._new_id(draft.name)
        self._taken.add(id_)
        self.drafts.append(draft)
        self._known.setdefault((*draft.name.key, _total(draft)), id_)
        return id_

    def find(self, name: SkillName, rating: int) -> SkillId | None:
        """The row of a skill with just this rating; None where there is none."""
        return self._known.get((*name.key, rating))

    def named(self, name: SkillName) -> SkillId | None:
        """The first row of a skill; None where there is none."""
        return next((each.id for each in self.drafts if each.name.key == name.key), None)

    def power_id(self) -> SkillId:
        """An id for the row of a power."""
        return SkillId(self._numbered("power", 1))

    def settle_equal_ones(self, answers: Mapping[str, str]) -> None:
        """Ask which of two skills of one name counts; both stay unless the answer says otherwise."""
        seen: dict[tuple[str, str, str], SkillDraft] = {}
        for draft in list(self.drafts):
            key = (*draft.name.key, draft.name.name)
            first = seen.get(key)
            if draft.hidden or first is None:
                seen.setdefault(key, draft)
                continue
            id_ = f"same_skill.{len(self.questions) + 1}"
            answer = answers.get(id_, "both")
            ratings = ((draft.written, _total(first)), (draft.written, _total(draft)))
            self.questions.append(
                Question(
                    id=id_,
                    kind="same_skill",
                    what=draft.written,
                    answers=(
                        Answer(id="both", preview=ratings),
                        Answer(id="first", preview=ratings[:1]),
                        Answer(id="second", preview=ratings[1:]),
                    ),
                    answer=answer if answer in ("both", "first", "second") else "both",
                )
            )
            draft.node.source.say(
                "doubtful",
                Line(code="same_skill_twice", field="skill", what=draft.written, old=_shown(first), new=_shown(draft),
                     where=draft.node.where),
            )  # fmt: skip
            if answer in ("first", "second"):
                lost, kept = (draft, first) if answer == "first" else (first, draft)
                self.drafts.remove(lost)
                self.moved[_id_of(lost)] = _id_of(kept)
                lost.node.mark("doubtful")
                seen[key] = kept

    def rows(self, character: BrpCharacter) -> tuple[Skill, ...]:
        """The rows with the ratings of the file, on a character that has everything else."""
        plain = [self._plain_row(draft) for draft in self.drafts]
        derived = derive(replace(character, skills=tuple(plain)))
        return tuple(_rated(row, draft, derived, character) for row, draft in zip(plain, self.drafts, strict=True))

    def _plain_row(self, draft: SkillDraft) -> Skill:
        name = draft.name
        return Skill(
            id=_id_of(draft),
            skill=name.skill,
            name=name.name,
            category=draft.category,
            speciality=name.speciality,
            speciality_text=name.speciality_text,
            hidden=draft.hidden,
            pinned=draft.pinned,
            bonus=draft.bonus,
            conditions=draft.conditions,
            note=draft.note[:TEXT_LENGTH],
        )

    def _new_id(self, name: SkillName) -> SkillId:
        if name.skill is None:
            return SkillId(self._numbered("own", 1))
        wanted = name.skill
        if name.speciality is not None:
            wanted = f"{name.skill}.{name.speciality.removeprefix(f'{name.skill}_')}"
        return SkillId(wanted if wanted not in self._taken else self._numbered(name.skill, 2))

    def _numbered(self, stem: str, first: int) -> str:
        number = self._numbers.get(stem, first)
        while f"{stem}.{number}" in self._taken:
            number += 1
        self._numbers[stem] = number + 1
        return f"{stem}.{number}"


def _name_the_kind(draft: SkillDraft) -> None:
    """Give a family of which a file has a rating and no speciality the one its name means, where there is one.

    A row without a speciality cannot be rolled, and so it stands on no page to play from.
    """
    kind = _MEANT.get(draft.name.skill or "")
    if kind is None or draft.open_said or draft.hidden or _total(draft) is None:
        return
    if not draft.name.speciality and not draft.name.speciality_text:
        draft.name = replace(draft.name, speciality=kind)
        line = Line(code="stored_as", field="skill", what=draft.written, old=draft.written, new=kind)
        draft.node.source.say("changed", line)


def _id_of(draft: SkillDraft) -> SkillId:
    assert draft.id is not None
    return draft.id


def _total(draft: SkillDraft) -> int | None:
    if draft.points is not None:
        return (draft.base or 0) + draft.points.total
    return draft.rating


def _shown(draft: SkillDraft) -> str:
    total = _total(draft)
    return "" if total is None else str(total)


def _rated(row: Skill, draft: SkillDraft, derived: Derived, character: BrpCharacter) -> Skill:
    """The row with its points, its base where it is another than ours, and its tick where it has a box."""
    numbers = derived.skills[row.id]
    if draft.points is not None:
        row = _with_parts(row, draft, numbers)
    elif draft.rating is not None:
        row = _with_rating(row, draft.rating, numbers)
    if skill_rules.needs_speciality(row, character.options) and not draft.open_said:
        line = Line(
            code="speciality_missing", field="skill", what=draft.written, new=_shown(draft), where=draft.node.where
        )
        draft.node.source.say("doubtful", line)
    usual = skill_rules.learns(row, character.options)
    if draft.learns is not None and draft.learns != usual:
        row = replace(row, learns=draft.learns)
    if draft.ticked and not skill_rules.learns(row, character.options):
        (draft.tick_node or draft.node).change("tick_dropped", "tick", "true", "false", draft.written)
    elif draft.ticked:
        row = replace(row, ticked=True)
    return row


def _with_parts(row: Skill, draft: SkillDraft, numbers: DerivedSkill) -> Skill:
    points = _points(draft)
    if draft.base is None or draft.base == numbers.base:
        return replace(row, points=points)
    return replace(row, base=str(draft.base), points=points)


def _points(draft: SkillDraft) -> SkillPoints:
    """The points of each kind; sums that no sheet can hold are cut and named."""
    given = draft.points or SkillPoints()
    points = SkillPoints(**{name: min(max(number, POINTS[0]), POINTS[1]) for name, number in asdict(given).items()})
    if points != given:
        old, new = str(given.total), str(points.total)
        draft.node.source.say(
            "changed",
            Line(code="rounded", field="skill", what=draft.written, old=old, new=new, where=draft.node.where),
        )
    return points


def _with_rating(row: Skill, rating: int, numbers: DerivedSkill) -> Skill:
    """Points on top of the base; a rating below the base is a base of its own, one without a base stands on 0."""
    if numbers.score is None or numbers.base is None:
        return replace(row, base="0", points=SkillPoints(personal=rating))
    if rating >= numbers.score:
        return replace(row, points=SkillPoints(personal=min(POINTS[1], rating - numbers.score)))
    besides = numbers.score - numbers.base
    if rating >= besides:
        return replace(row, base=str(rating - besides))
    return replace(row, base="0", bonus=rating - besides)
