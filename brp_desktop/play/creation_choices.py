"""Choices of a creation, each one edit: the profession, the personality, their skills, the wealth."""

from brp_desktop.catalogue.brp import localised
from brp_desktop.catalogue.possessions import wealth_word
from brp_desktop.catalogue.professions import ProfessionDefinition, profession_catalogue
from brp_desktop.play.acts import Acts
from brp_desktop.play.creation import ListName, misfits, skill_list
from brp_desktop.play.creation_acts import Act, set_points, settle_personality, take_personality_points
from brp_desktop.rules.brp.skill_lists import ANY, Pick, SkillEntry, SkillGroup, SkillList
from brp_desktop.sheet.belonging_edits import new_belonging_id
from brp_desktop.sheet.belongings import Wealth
from brp_desktop.sheet.brp import BrpCharacter
from brp_desktop.sheet.derive import derive
from brp_desktop.sheet.edits import AddBelonging, RemoveBelonging, SetBelonging, SetIdentity
from brp_desktop.sheet.ids import SkillId


def choose_profession(character: BrpCharacter, profession: str | None, *, lang: str = "en") -> Act:
    """A profession with the skills it leaves no choice about, and its usual wealth; None: one of one's own.

    Skills chosen before stay chosen where the new list takes them; points stay where they are. The occupation follows
    unless it is in words of one's own.
    """
    acts = Acts(character)
    take_profession(acts, profession, lang)
    return acts.named("creation_profession")


def take_profession(acts: Acts, profession: str | None, lang: str) -> None:
    """A profession, as part of an act."""
    catalogue = profession_catalogue().professions
    before, definition = catalogue.get(acts.character.profession or ""), catalogue.get(profession or "")
    acts.do(SetIdentity("profession", profession))
    if definition is None:
        return
    if not acts.character.occupation or _is_name_of(acts.character.occupation, before):
        acts.do(SetIdentity("occupation", localised(definition.names, lang)))
    fixed = fixed_rows(acts, definition.skills)
    acts.record(profession_skills=tuple(dict.fromkeys((*fixed, *acts.creation.profession_skills))))
    _drop_misfits(acts, "profession")
    level = definition.wealth_usual or definition.wealth_min
    if level is not None:
        take_wealth(acts, level, lang)


def choose_personality(character: BrpCharacter, personality: str | None, roll: int | None = None) -> Act:
    """A personality with the points it gives to the skills it leaves no choice about; None takes it away.

    ``roll`` is the die that chose it, None where nobody threw one.
    """
    acts = Acts(character)
    take_personality(acts, personality, roll)
    return acts.named("creation_personality")


def take_personality(acts: Acts, personality: str | None, roll: int | None) -> None:
    """A personality, as part of an act."""
    take_personality_points(acts)
    acts.do(SetIdentity("personality", personality))
    acts.record(personality_skills=(), personality_roll=roll)
    definition = profession_catalogue().personalities.get(personality or "")
    if definition is not None:
        acts.record(personality_skills=fixed_rows(acts, definition.skills))
        settle_personality(acts)


def choose_skill(character: BrpCharacter, which: ListName, pick: Pick, text: str = "") -> Act:
    """A skill for a list; it gets a row if the sheet has none. ``text`` is the word of an open kind of speciality."""
    acts = Acts(character)
    take_skills(acts, which, (acts.row_for(pick, text),))
    return acts.named(f"creation_choice_{which}")


def take_skills(acts: Acts, which: ListName, rows: tuple[SkillId, ...]) -> None:
    """Rows chosen for a list, as part of an act."""
    field = f"{which}_skills"
    acts.record(**{field: tuple(dict.fromkeys((*getattr(acts.creation, field), *rows)))})
    if which == "personality":
        settle_personality(acts)


def drop_skill(character: BrpCharacter, which: ListName, skill: SkillId) -> Act:
    """A row that is chosen no more; the points it had of the list go back."""
    acts = Acts(character)
    field = f"{which}_skills"
    acts.record(**{field: tuple(id_ for id_ in getattr(acts.creation, field) if id_ != skill)})
    set_points(acts, {skill: 0}, which)
    return acts.named(f"creation_choice_{which}")


def choose_wealth(character: BrpCharacter, level: str, *, lang: str = "en") -> Act:
    """A level of wealth, written on the sheet's one line of it in the words of the language."""
    acts = Acts(character)
    take_wealth(acts, level, lang)
    return acts.named("creation_wealth")


def take_wealth(acts: Acts, level: str, lang: str) -> None:
    """A level of wealth, as part of an act."""
    amount = localised(profession_catalogue().wealth[level].names, lang)
    row = acts.creation.wealth_row
    if row is not None and any(each.id == row for each in acts.character.wealth):
        acts.do(SetBelonging("wealth", row, "amount", amount))
        acts.do(SetBelonging("wealth", row, "level", level))
    else:
        row = new_belonging_id(acts.character, "wealth")
        acts.do(AddBelonging(Wealth(id=row, name=wealth_word(lang), amount=amount, level=level)))
    acts.record(wealth=level, wealth_row=row)


def drop_wealth(acts: Acts) -> None:
    """The line of wealth off the sheet, as part of an act."""
    row = acts.creation.wealth_row
    if row is not None and any(each.id == row for each in acts.character.wealth):
        acts.do(RemoveBelonging("wealth", row))
    acts.record(wealth=None, wealth_row=None)


def wealth_levels(profession: ProfessionDefinition | None) -> tuple[str, ...]:
    """The levels of wealth a profession may have, the poorest first; all where it says nothing."""
    levels = tuple(profession_catalogue().wealth)
    if profession is None or profession.wealth_min is None or profession.wealth_max is None:
        return levels
    return levels[levels.index(profession.wealth_min) : levels.index(profession.wealth_max) + 1]


def fixed_rows(acts: Acts, wanted: SkillList) -> tuple[SkillId, ...]:
    """The rows of the skills about which a list leaves no choice, made where the sheet has none."""
    return tuple(acts.row_for(pick) for group in wanted.groups if (pick := fixed_pick(group)) is not None)


def fixed_pick(group: SkillGroup) -> Pick | None:
    """The one skill of a group that leaves no choice; None where there is one."""
    if len(group.entries) != 1 or group.count != 1 or not group.strict:
        return None
    return definite(group.entries[0])


def definite(entry: SkillEntry) -> Pick | None:
    """The one skill that an entry means; None where it leaves a choice."""
    if entry.skill is None or len(entry.specialities) > 1 or ANY in entry.specialities:
        return None
    return Pick(entry.skill, entry.specialities[0] if entry.specialities else None)


def _drop_misfits(acts: Acts, which: ListName) -> None:
    """Rows chosen by name that the list does not take and that have none of its points are chosen no more."""
    if skill_list(acts.character, which) is None:
        return
    found = misfits(acts.character, derive(acts.character), which)
    wrong = {id_ for id_ in found if not getattr(acts.row(id_).points, which)}
    field = f"{which}_skills"
    acts.record(**{field: tuple(id_ for id_ in getattr(acts.creation, field) if id_ not in wrong)})


def _is_name_of(text: str, profession: ProfessionDefinition | None) -> bool:
    return profession is not None and text in profession.names.values()
