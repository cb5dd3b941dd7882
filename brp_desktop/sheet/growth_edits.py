"""Edits of growth: adventures, the study under way, and the recording and taking back of rolls of development."""

from collections.abc import Callable
from dataclasses import replace

from msgspec import Struct
from msgspec.structs import replace as with_fields

from brp_desktop.sheet.brp import BrpCharacter, Characteristic, Skill
from brp_desktop.sheet.derived_values import HIT_POINTS, SANITY, characteristic_values, resources
from brp_desktop.sheet.edits_base import Edit, Several, check_number, check_text
from brp_desktop.sheet.errors import EditError
from brp_desktop.sheet.growth import Adventure, Improvement, Study
from brp_desktop.sheet.ids import ImprovementId
from brp_desktop.sheet.limits import ADVENTURES, IMPROVEMENTS, POINTS, TIME, WHOLE
from brp_desktop.sheet.new import new_adventure_id
from brp_desktop.sheet.sheet_edits import CharacteristicPart, SetCharacteristic, SetPowTick, SetResource
from brp_desktop.sheet.skill_edits import SetPoints, SetTick, find_skill


def adventure_under_way(character: BrpCharacter) -> Adventure | None:
    """The adventure that was started and not ended, under the name the sheet gives it now; None if there is none.

    A sheet that only names an adventure is in one whose start is not known; it has the id it will be kept by.
    """
    last = character.adventures[-1] if character.adventures else None
    if last is not None and last.ended is None:
        return with_fields(last, name=character.adventure) if character.adventure else last
    if character.adventure:
        return Adventure(id=new_adventure_id(character), name=character.adventure)
    return None


class Unmerged(Struct, frozen=True):
    """What edits have in common that are always a step of their own."""

    @property
    def merge_key(self) -> None:
        """Never merges."""


class StartAdventure(Unmerged, frozen=True):
    """An adventure begins at ``time`` (milliseconds since 1970, UTC). While another runs: ``adventure_under_way``.

    Ticks that wait stay where they are.
    """

    name: str
    time: int

    def apply(self, character: BrpCharacter) -> BrpCharacter:
        """The character in the adventure."""
        if adventure_under_way(character) is not None:
            raise EditError("adventure_under_way", name=character.adventure)
        if len(character.adventures) >= ADVENTURES:
            raise EditError("too_many", kind="adventure", maximum=ADVENTURES)
        name = check_text("adventure", self.name)
        started = check_number("time", self.time, TIME)
        begun = Adventure(id=new_adventure_id(character), name=name, started=started)
        return replace(character, adventure=name, adventures=(*character.adventures, begun))


class EndAdventure(Unmerged, frozen=True):
    """The adventure under way ends at ``time``; without one: ``no_adventure``. No tick is cleared."""

    time: int

    def apply(self, character: BrpCharacter) -> BrpCharacter:
        """The character after the adventure."""
        running = adventure_under_way(character)
        if running is None:
            raise EditError("no_adventure")
        if len(character.adventures) >= ADVENTURES and running.id != character.adventures[-1].id:
            raise EditError("too_many", kind="adventure", maximum=ADVENTURES)
        ended = with_fields(running, ended=check_number("time", self.time, TIME))
        before = tuple(each for each in character.adventures if each.id != running.id)
        return replace(character, adventure="", adventures=(*before, ended))


class BeginStudy(Unmerged, frozen=True):
    """Something is learnt from now on; while something else is: ``study_under_way``."""

    study: Study

    def apply(self, character: BrpCharacter) -> BrpCharacter:
        """The character studying."""
        find_skill(character, self.study.skill)
        if character.study is not None:
            raise EditError("study_under_way", id=character.study.skill)
        id_, teacher = check_text("id", self.study.id), check_text("teacher", self.study.teacher)
        for field in ("teach", "taught", "hours"):
            number: int | None = getattr(self.study, field)
            if number is not None:
                check_number(field, number, (0, WHOLE))
        return replace(character, study=with_fields(self.study, id=id_, teacher=teacher))


class PassStudy(Unmerged, frozen=True):
    """The study has earned its experience roll, which waits from now on; ``unknown_id`` for any other study."""

    id: str

    def apply(self, character: BrpCharacter) -> BrpCharacter:
        """The character with the roll waiting."""
        return replace(character, study=with_fields(_study(character, self.id), earned=True))


class EndStudy(Unmerged, frozen=True):
    """The study ends with nothing more to come: it failed, or was given up; ``unknown_id`` for any other study."""

    id: str
    reason: str = "given_up"

    def apply(self, character: BrpCharacter) -> BrpCharacter:
        """The character without the study."""
        _study(character, self.id)
        return replace(character, study=None)


class RecordImprovement(Unmerged, frozen=True):
    """One roll of development: what it used up goes, what it gained comes, and the record stays.

    The tick or the study in the record must be the one on the sheet (``not_ticked``, ``unknown_id``). The difference
    of ``new`` and ``old`` is added to the experience points of the row, or to the characteristic: to its part for
    training, for ageing to that for age. ``duplicate_id``: the roll is recorded already.
    """

    improvement: Improvement

    def apply(self, character: BrpCharacter) -> BrpCharacter:
        """The character after the roll."""
        made = self.improvement
        if any(each.id == made.id for each in character.improvements):
            raise EditError("duplicate_id", kind="improvement", id=made.id)
        if len(character.improvements) >= IMPROVEMENTS:
            raise EditError("too_many", kind="improvement", maximum=IMPROVEMENTS)
        character = _used_up(character, made)
        character = _gained(character, made, 1)
        return replace(character, improvements=(*character.improvements, made))


class TakeBackImprovement(Unmerged, frozen=True):
    """A recorded roll never was: its gain goes, and the tick or the study it used up is back where nothing else is.

    ``unknown_id`` for a record that is not there or a row that is gone, ``study_under_way`` where the place of the
    study is taken. The journal keeps the dice.
    """

    id: ImprovementId

    def apply(self, character: BrpCharacter) -> BrpCharacter:
        """The character before the roll, with everything that came since."""
        made = next((each for each in character.improvements if each.id == self.id), None)
        if made is None:
            raise EditError("unknown_id", kind="improvement", id=self.id)
        character = _gained(character, made, -1)
        character = _given_back(character, made)
        return replace(character, improvements=tuple(each for each in character.improvements if each.id != self.id))


def stamped(edit: Edit, time: int, new_id: Callable[[], str]) -> Edit:
    """The edit with the time and an id in every tick that it sets or takes away and that has none yet."""
    if isinstance(edit, SetTick | SetPowTick):
        if edit.id and edit.time:
            return edit
        return replace(edit, id=edit.id or new_id(), time=edit.time or time)
    if isinstance(edit, Several):
        inner = tuple(stamped(each, time, new_id) for each in edit.edits)
        changed = any(new is not old for new, old in zip(inner, edit.edits, strict=True))
        return replace(edit, edits=inner) if changed else edit
    return edit


def recorded(edit: Edit) -> tuple[tuple[ImprovementId, bool], ...]:
    """The journal's lines an edit is about: (id, whether they count after it), in the order of the edit.

    Undoing the edit turns each the other way round.
    """
    if isinstance(edit, RecordImprovement):
        return ((edit.improvement.id, True),)
    if isinstance(edit, TakeBackImprovement):
        return ((edit.id, False),)
    if isinstance(edit, Several):
        return tuple(line for each in edit.edits for line in recorded(each))
    return ()


def _study(character: BrpCharacter, id_: str) -> Study:
    if character.study is None or character.study.id != id_:
        raise EditError("unknown_id", kind="study", id=id_)
    return character.study


def _used_up(character: BrpCharacter, made: Improvement) -> BrpCharacter:
    """Without the tick or the study the roll was for."""
    if made.study is not None:
        _study(character, made.study.id)
        return replace(character, study=None)
    if made.kind == "pow":
        if not character.pow_ticked or character.pow_tick != made.tick:
            raise EditError("not_ticked", id="pow")
        return replace(character, pow_ticked=False, pow_tick=None)
    if made.kind in {"experience", "free"} and made.row is not None:
        row = find_skill(character, made.row)
        if not row.ticked or row.tick != made.tick:
            raise EditError("not_ticked", id=made.row)
        return _with_row(character, replace(row, ticked=False, tick=None))
    return character


def _given_back(character: BrpCharacter, made: Improvement) -> BrpCharacter:
    """With the tick or the study again; a tick that is there by now stays as it is."""
    if made.study is not None:
        if character.study is not None:
            raise EditError("study_under_way", id=character.study.skill)
        return replace(character, study=made.study)
    if made.kind == "pow":
        return character if character.pow_ticked else replace(character, pow_ticked=True, pow_tick=made.tick)
    if made.kind in {"experience", "free"} and made.row is not None:
        row = find_skill(character, made.row)
        return character if row.ticked else _with_row(character, replace(row, ticked=True, tick=made.tick))
    return character


def _gained(character: BrpCharacter, made: Improvement, sign: int) -> BrpCharacter:
    """The gain added, or with the sign −1 taken away again."""
    change = sign * (made.new - made.old)
    if made.row is not None:
        row = find_skill(character, made.row)
        if change:
            points = SetPoints(made.row, "experience", _within(row.points.experience + change))
            character = points.apply(character)
    elif made.characteristic is not None and change:
        part: CharacteristicPart = "age" if made.kind == "ageing" else "training"
        old = next((each for each in character.characteristics if each.id == made.characteristic), None)
        old = old or Characteristic(id=made.characteristic)
        value = _within((old.age if part == "age" else old.training) + change)
        grown = SetCharacteristic(made.characteristic, part, value).apply(character)
        character = _unhealed(character, grown) if sign > 0 else grown
    if made.sanity:
        current = _sanity(character)
        if current is not None:
            character = SetResource(SANITY, current + sign * made.sanity).apply(character)
    return character


def _unhealed(before: BrpCharacter, after: BrpCharacter) -> BrpCharacter:
    """The character whose hit points are not raised with their maximum (UGE), also where none was ever lost."""
    was, now = (resources(each, characteristic_values(each))[HIT_POINTS] for each in (before, after))
    raised = was.current is not None and now.current is not None and now.current > was.current
    return SetResource(HIT_POINTS, was.current).apply(after) if raised else after


def _sanity(character: BrpCharacter) -> int | None:
    """The present sanity; None where there is none."""
    if character.options.sanity:
        from brp_desktop.sheet.derived_sanity import tracks_of

        return tracks_of(character)[SANITY].current
    return next((each.current for each in character.resources if each.id == SANITY), None)


def _within(value: int) -> int:
    return check_number("experience", value, POINTS)


def _with_row(character: BrpCharacter, row: Skill) -> BrpCharacter:
    return replace(character, skills=tuple(row if each.id == row.id else each for each in character.skills))
