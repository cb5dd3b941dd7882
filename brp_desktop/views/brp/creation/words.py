"""The words of a creation: its steps, its ways, and what breaks its rules, in the language in force."""

from collections.abc import Mapping

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from brp_desktop.catalogue.brp import brp_catalogue, localised
from brp_desktop.catalogue.names import category_name, characteristic_name, full_skill_name, skill_name
from brp_desktop.controllers.language import content_language
from brp_desktop.play.acts import row_of
from brp_desktop.play.creation import OpenChoice, Trouble
from brp_desktop.rules.brp.creation_values import MOVABLE_POINTS
from brp_desktop.rules.brp.skill_lists import ANY, Pick, SkillEntry
from brp_desktop.sheet.brp import BrpCharacter
from brp_desktop.views import labels

translate = QCoreApplication.translate

_STEPS: Mapping[str, object] = {
    "rules": QT_TRANSLATE_NOOP("creation", "Rules and era"),
    "characteristics": QT_TRANSLATE_NOOP("creation", "Characteristics"),
    "age": QT_TRANSLATE_NOOP("creation", "Age"),
    "profession": QT_TRANSLATE_NOOP("creation", "Profession"),
    "personality": QT_TRANSLATE_NOOP("creation", "Personality"),
    "professional": QT_TRANSLATE_NOOP("creation", "Profession points"),
    "personal": QT_TRANSLATE_NOOP("creation", "Personal points"),
    "possessions": QT_TRANSLATE_NOOP("creation", "Possessions"),
    "name": QT_TRANSLATE_NOOP("creation", "Name"),
}

_METHODS: Mapping[str, object] = {
    "rolled_in_order": QT_TRANSLATE_NOOP("creation", "Throw in order"),
    "rolled_arranged": QT_TRANSLATE_NOOP("creation", "Throw and arrange"),
    "rolled_high": QT_TRANSLATE_NOOP("creation", "Throw 2D6+6 for all"),
    "point_buy": QT_TRANSLATE_NOOP("creation", "Buy with points"),
    "typed": QT_TRANSLATE_NOOP("creation", "Type them in"),
}

_LEVELS: Mapping[str, object] = {
    "none": QT_TRANSLATE_NOOP("creation", "as the SRD has it"),
    "normal": QT_TRANSLATE_NOOP("creation", "normal"),
    "heroic": QT_TRANSLATE_NOOP("creation", "heroic"),
    "epic": QT_TRANSLATE_NOOP("creation", "epic"),
    "superhuman": QT_TRANSLATE_NOOP("creation", "superhuman"),
}

_ERAS: Mapping[str, object] = {
    "modern": QT_TRANSLATE_NOOP("creation", "modern"),
    "historical": QT_TRANSLATE_NOOP("creation", "historical"),
    "future": QT_TRANSLATE_NOOP("creation", "future"),
}

_KINDS: Mapping[str, object] = {
    "feminine": QT_TRANSLATE_NOOP("creation", "feminine"),
    "masculine": QT_TRANSLATE_NOOP("creation", "masculine"),
    "neutral": QT_TRANSLATE_NOOP("creation", "anybody’s"),
}


_LONG_LIST = 8
"""A group with more entries is told by its first ones."""


def _said(table: Mapping[str, object], key: str) -> str:
    source = table.get(key)
    return key if source is None else translate("creation", str(source))


def step_name(step: str) -> str:
    """What a step is called."""
    return _said(_STEPS, step)


def method_name(method: str) -> str:
    """A way to characteristics."""
    return _said(_METHODS, method)


def level_name(level: str) -> str:
    """A level of power."""
    return _said(_LEVELS, level)


def era_name(era: str) -> str:
    """An era."""
    return _said(_ERAS, era)


def kind_name(kind: str) -> str:
    """A kind of given names."""
    return _said(_KINDS, kind)


def pick_name(pick: Pick) -> str:
    """A skill of the lists in full."""
    return full_skill_name(row_of(pick), content_language())


def entry_name(entry: SkillEntry) -> str:
    """An entry of a list: «Craft (any)», «Firearm (Pistol or Rifle)», «any Combat skill»."""
    if entry.any_of:
        return _either([entry_name(one) for one in entry.any_of])
    if entry.category is not None:
        group = category_name(entry.category, content_language())
        return translate("creation", "any skill of {group}").format(group=group)
    if entry.skill is None:
        return translate("creation", "any skill")
    if not entry.specialities:
        return pick_name(Pick(entry.skill))
    name = skill_name(row_of(Pick(entry.skill)), content_language())[0]
    if ANY in entry.specialities:
        return translate("creation", "{skill} (any)").format(skill=name)
    kinds = brp_catalogue().specialities
    names = [localised(kinds[id_].names, content_language()) for id_ in entry.specialities if id_ in kinds]
    return f"{name} ({_either(names)})"


def open_sentence(choice: OpenChoice) -> str:
    """What a group of a list still wants; of a long one the first skills."""
    names = [entry_name(entry) for entry in choice.group.entries]
    typical = labels.listed(names[:_LONG_LIST])
    skills = typical if len(names) <= _LONG_LIST else f"{typical} …"
    return translate("creation", "%n more of: {skills}", "", choice.missing).format(skills=skills)


def _either(names: list[str]) -> str:
    """«a, b or c»."""
    if len(names) < 2:
        return "".join(names)
    return translate("creation", "{first} or {last}").format(first=", ".join(names[:-1]), last=names[-1])


def trouble_sentence(trouble: Trouble, character: BrpCharacter) -> str:
    """What breaks the rules, in one sentence."""
    name, count = _name(trouble, character), trouble.amount
    match trouble.id:
        case "points_left":
            return _left(trouble, name)
        case "points_overspent":
            return _over(trouble, name)
        case "skill_above_cap":
            cap = character.options.skill_cap
            return translate("creation", "{skill}: {n} above {cap}, where skills end at the start.").format(
                skill=name, n=count, cap=labels.percent(cap)
            )
        case "skill_not_of_the_profession":
            return translate("creation", "{skill}: not a skill of this profession.").format(skill=name)
        case "speciality_missing":
            return translate("creation", "{skill}: the speciality is still to be named.").format(skill=name)
        case "choice_incomplete" if trouble.subject == "personality":
            return translate("creation", "%n skill(s) of the personality still to choose.", "", count)
        case "choice_incomplete":
            return translate("creation", "%n skill(s) of the profession still to choose.", "", count)
        case "moved_too_many_points":
            return translate("creation", "More than {n} points moved between characteristics.").format(n=MOVABLE_POINTS)
        case "sum_changed":
            return translate("creation", "Points moved: as many must be taken away as are added.")
        case "characteristic_out_of_range":
            return translate("creation", "{name}: {n} below the least at the start.").format(name=name, n=count)
        case "missing_values":
            return translate("creation", "%n characteristic(s) still missing.", "", count)
        case "above_maximum":
            return translate("creation", "{name}: {n} above the most at the start.").format(name=name, n=count)
        case _:
            return translate("creation", "{name} is still missing.").format(name=name)


def _left(trouble: Trouble, name: str) -> str:
    count = trouble.amount
    match trouble.subject:
        case "professional":
            return translate("creation", "%n profession point(s) still to spend.", "", count)
        case "personal":
            return translate("creation", "%n personal point(s) still to spend.", "", count)
        case "point_buy":
            return translate("creation", "%n point(s) left to buy characteristics.", "", count)
        case "age":
            return translate("creation", "Age takes %n more point(s) of characteristics.", "", count)
        case _:
            return translate("creation", "{skill}: the personality gives {n} more.").format(skill=name, n=count)


def _over(trouble: Trouble, name: str) -> str:
    count = trouble.amount
    match trouble.subject:
        case "professional":
            return translate("creation", "%n profession point(s) too many.", "", count)
        case "personal":
            return translate("creation", "%n personal point(s) too many.", "", count)
        case "point_buy":
            return translate("creation", "Characteristics cost %n point(s) too many.", "", count)
        case "age":
            return translate("creation", "Age takes %n point(s) fewer than were lost.", "", count)
        case _:
            return translate("creation", "{skill}: the personality gives {n} fewer.").format(skill=name, n=count)


def _name(trouble: Trouble, character: BrpCharacter) -> str:
    language = content_language()
    if trouble.characteristic is not None:
        return characteristic_name(trouble.characteristic, character.options, language)
    row = next((row for row in character.skills if row.id == trouble.skill), None)
    return trouble.subject if row is None else full_skill_name(row, language)
