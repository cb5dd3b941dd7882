"""What somebody who takes part in a check most likely rolls, as long as nobody has chosen."""

from typing import Final

from brp_desktop.catalogue.brp import brp_catalogue
from brp_desktop.play.people import NpcPerson, NumberPerson, Person, SheetPerson, subject_for, subjects_of
from brp_desktop.play.rolling import SubjectName
from brp_desktop.sheet.ids import SkillId

_LIKELY: Final = frozenset({"communication", "perception"})
"""Categories whose skills are those that people most often try against each other."""


def usual_roll(person: Person, last: SubjectName | None = None) -> SubjectName | None:
    """The skill rolled ``last`` where the person has it, else a skill of talking or noticing that was learnt.

    Of several the one with the highest score, of equals the first on the sheet; specialities of families and a
    person's own skills come after those of the catalogue. None for a bare number and for somebody without any skill.
    """
    if isinstance(person, NumberPerson):
        return None
    if last is not None and last.characteristic is None and subject_for(person, last) is not None:
        return last
    found = [
        (_is_likely(name), _is_learnt(person, subject.id), score or 0, -place, name)
        for place, (subject, name, score) in enumerate(subjects_of(person))
        if subject.kind == "skill"
    ]
    if not found:
        return None
    learnt = [each for each in found if each[1]]
    likely = [each for each in learnt if each[0]] or [each for each in found if each[0]] or learnt or found
    return max(likely, key=lambda each: each[:4])[4]


def _is_likely(name: SubjectName) -> bool:
    """Whether it is a skill of the catalogue, and of one of the likely categories; a family's speciality is not."""
    definition = brp_catalogue().skills.get(name.skill or "")
    return definition is not None and definition.category in _LIKELY and not (name.speciality or name.speciality_text)


def _is_learnt(person: SheetPerson | NpcPerson, id_: str) -> bool:
    """Whether a skill stands above its base; what is known of people without a sheet was learnt."""
    if isinstance(person, NpcPerson):
        return True
    numbers = person.derived.skills[SkillId(id_)]
    return numbers.score is not None and numbers.score > (numbers.base or 0)
