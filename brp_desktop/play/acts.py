"""Edits put together one by one, each made for the character that those before it leave; rows of skills found."""

from dataclasses import replace

from msgspec.structs import replace as with_fields

from brp_desktop.catalogue.brp import brp_catalogue
from brp_desktop.catalogue.words import word_id
from brp_desktop.rules.brp.skill_lists import Pick
from brp_desktop.sheet import skill_rules
from brp_desktop.sheet.brp import BrpCharacter, Skill
from brp_desktop.sheet.creation import Creation
from brp_desktop.sheet.creation_edits import SetCreation
from brp_desktop.sheet.edits import AddSkill, SetSkillFlag, SetSpeciality
from brp_desktop.sheet.edits_base import Edit, Several
from brp_desktop.sheet.ids import SkillId
from brp_desktop.sheet.new import new_skill_id


class Acts:
    """What is done in one step: ``character`` is the value so far, ``named`` the whole as one edit."""

    def __init__(self, character: BrpCharacter) -> None:
        self.character = character
        self._edits: list[Edit] = []
        self._before = character.creation

    def do(self, edit: Edit) -> None:
        """Do something; ``EditError`` as from the edit itself."""
        self.character = edit.apply(self.character)
        self._edits.append(edit)

    @property
    def creation(self) -> Creation:
        """The record of the creation so far."""
        return self.character.creation or Creation()

    def record(self, **changes: object) -> None:
        """Write into the record of the creation; the edit for it comes last."""
        self.character = replace(self.character, creation=with_fields(self.creation, **changes))

    def named(self, name: str) -> Several[BrpCharacter]:
        """Everything done as one edit."""
        if self.character.creation != self._before:
            self.do(SetCreation(self.character.creation))
        return Several(tuple(self._edits), name)

    def row(self, id_: str) -> Skill:
        """The row of an id."""
        return next(row for row in self.character.skills if row.id == id_)

    def row_for(self, pick: Pick, text: str = "") -> SkillId:
        """The row of a skill of the lists: the one there is, one that still lacks its speciality, or a new one.

        ``text`` is the word for a kind of speciality that needs one. A row that was hidden shows again.
        """
        wanted = row_of(pick, text)
        found = find_row(self.character, wanted)
        if found is None:
            id_ = new_skill_id(self.character, wanted.skill, wanted.speciality)
            self.do(AddSkill(replace(wanted, id=id_)))
            return id_
        word = wanted.speciality_text or (found.speciality_text if found.speciality is not None else "")
        if (found.speciality, found.speciality_text) != (wanted.speciality, word):
            self.do(SetSpeciality(found.id, wanted.speciality, word, wanted.word))
        if found.hidden:
            self.do(SetSkillFlag(found.id, "hidden", False))
        return found.id


def row_of(pick: Pick, text: str = "") -> Skill:
    """A row for a skill of the lists, its id still to be given; the speciality is an id or a free word."""
    if pick.speciality is None or pick.speciality in brp_catalogue().specialities:
        return Skill(id=SkillId(""), skill=pick.skill, speciality=pick.speciality, speciality_text=text)
    word = word_id(pick.skill, pick.speciality)
    return Skill(id=SkillId(""), skill=pick.skill, speciality_text=pick.speciality, word=word)


def find_row(character: BrpCharacter, wanted: Skill) -> Skill | None:
    """The row of the sheet that is the wanted skill, else one of its family that names no speciality yet.

    A kind of speciality without its word is the same as one with any word.
    """
    family = [row for row in character.skills if row.skill == wanted.skill]
    for row in family:
        if (row.speciality, row.speciality_text) == (wanted.speciality, wanted.speciality_text):
            return row
    if wanted.speciality is None and not wanted.speciality_text:
        return None
    for row in family:
        same = row.speciality is not None and row.speciality == wanted.speciality
        if same and not (row.speciality_text and wanted.speciality_text):
            return row
    open_ = (row for row in family if row.speciality is None and not row.speciality_text)
    return next((row for row in open_ if skill_rules.needs_speciality(row, character.options)), None)
