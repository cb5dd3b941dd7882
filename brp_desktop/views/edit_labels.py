"""What each edit is called: the verb of the menu, of the undo text and of the announcement are the same."""

from collections.abc import Mapping

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from brp_desktop.catalogue.names import characteristic_name, full_skill_name
from brp_desktop.controllers.language import content_language
from brp_desktop.sheet.belongings import LISTS
from brp_desktop.sheet.brp import BrpCharacter

_NAMES: Mapping[str, object] = {
    "SetIdentity": QT_TRANSLATE_NOOP("labels", "change of {field}"),
    "SetCharacteristic": QT_TRANSLATE_NOOP("labels", "change of {characteristic}"),
    "SetPoints": QT_TRANSLATE_NOOP("labels", "points of {skill}"),
    "SetTick": QT_TRANSLATE_NOOP("labels", "tick {skill}"),
    "SetTick.off": QT_TRANSLATE_NOOP("labels", "untick {skill}"),
    "SetPowTick": QT_TRANSLATE_NOOP("labels", "tick POW"),
    "SetResource": QT_TRANSLATE_NOOP("labels", "{resource}"),
    "SetResourceMaximum": QT_TRANSLATE_NOOP("labels", "maximum of {resource}"),
    "AddCounter": QT_TRANSLATE_NOOP("labels", "new counter"),
    "RenameCounter": QT_TRANSLATE_NOOP("labels", "name of a counter"),
    "RemoveCounter": QT_TRANSLATE_NOOP("labels", "removal of a counter"),
    "AddSkill": QT_TRANSLATE_NOOP("labels", "new skill"),
    "RemoveSkill": QT_TRANSLATE_NOOP("labels", "removal of a skill"),
    "SetSpeciality": QT_TRANSLATE_NOOP("labels", "speciality of {skill}"),
    "RenameSkill": QT_TRANSLATE_NOOP("labels", "name of a skill"),
    "SetSkillFlag": QT_TRANSLATE_NOOP("labels", "setting of {skill}"),
    "SetSkillBase": QT_TRANSLATE_NOOP("labels", "base of {skill}"),
    "SetSkillConditions": QT_TRANSLATE_NOOP("labels", "conditions of {skill}"),
    "SetSkillNote": QT_TRANSLATE_NOOP("labels", "note of {skill}"),
    "SetPermanentBonus": QT_TRANSLATE_NOOP("labels", "bonus of {skill}"),
    "MoveSkill": QT_TRANSLATE_NOOP("labels", "place of {skill}"),
    "SetNote": QT_TRANSLATE_NOOP("labels", "change of a note"),
    "AddNote": QT_TRANSLATE_NOOP("labels", "new note"),
    "RemoveNote": QT_TRANSLATE_NOOP("labels", "removal of a note"),
    "SetOptions": QT_TRANSLATE_NOOP("labels", "change of the rules"),
    "SetOptions.option": QT_TRANSLATE_NOOP("labels", "rule “{option}”"),
    "SetPortrait": QT_TRANSLATE_NOOP("labels", "portrait"),
    "SetMove": QT_TRANSLATE_NOOP("labels", "move"),
    "MoveNote": QT_TRANSLATE_NOOP("labels", "place of a note"),
    "SetSkillCategory": QT_TRANSLATE_NOOP("labels", "group of {skill}"),
    "StartAdventure": QT_TRANSLATE_NOOP("labels", "start of the adventure"),
    "EndAdventure": QT_TRANSLATE_NOOP("labels", "end of the adventure"),
    "BeginStudy": QT_TRANSLATE_NOOP("labels", "start of a study"),
    "PassStudy": QT_TRANSLATE_NOOP("labels", "success of a study"),
    "EndStudy": QT_TRANSLATE_NOOP("labels", "end of a study"),
    "RecordImprovement": QT_TRANSLATE_NOOP("labels", "experience roll"),
    "TakeBackImprovement": QT_TRANSLATE_NOOP("labels", "return of an experience roll"),
    "AddBelonging": QT_TRANSLATE_NOOP("labels", "new thing"),
    "AddBelonging.weapons": QT_TRANSLATE_NOOP("labels", "new weapon"),
    "AddBelonging.armour": QT_TRANSLATE_NOOP("labels", "new armour"),
    "AddBelonging.wounds": QT_TRANSLATE_NOOP("labels", "new wound"),
    "AddBelonging.powers": QT_TRANSLATE_NOOP("labels", "new power"),
    "AddBelonging.items": QT_TRANSLATE_NOOP("labels", "new thing"),
    "AddBelonging.wealth": QT_TRANSLATE_NOOP("labels", "new line of wealth"),
    "AddBelonging.contacts": QT_TRANSLATE_NOOP("labels", "new contact"),
    "SetBelonging": QT_TRANSLATE_NOOP("labels", "change of {thing}"),
    "SetBelonging.wounds": QT_TRANSLATE_NOOP("labels", "change of a wound"),
    "SetBelonging.worn": QT_TRANSLATE_NOOP("labels", "{thing} put on"),
    "SetBelonging.worn.off": QT_TRANSLATE_NOOP("labels", "{thing} taken off"),
    "SetBelonging.readied": QT_TRANSLATE_NOOP("labels", "{thing} in hand"),
    "SetBelonging.readied.off": QT_TRANSLATE_NOOP("labels", "{thing} put away"),
    "RemoveBelonging": QT_TRANSLATE_NOOP("labels", "removal of a thing"),
    "RemoveBelonging.weapons": QT_TRANSLATE_NOOP("labels", "removal of a weapon"),
    "RemoveBelonging.armour": QT_TRANSLATE_NOOP("labels", "removal of armour"),
    "RemoveBelonging.wounds": QT_TRANSLATE_NOOP("labels", "removal of a wound"),
    "RemoveBelonging.powers": QT_TRANSLATE_NOOP("labels", "removal of a power"),
    "RemoveBelonging.items": QT_TRANSLATE_NOOP("labels", "removal of a thing"),
    "RemoveBelonging.wealth": QT_TRANSLATE_NOOP("labels", "removal of a line of wealth"),
    "RemoveBelonging.contacts": QT_TRANSLATE_NOOP("labels", "removal of a contact"),
    "MoveBelonging": QT_TRANSLATE_NOOP("labels", "place of {thing}"),
    "MoveBelonging.wounds": QT_TRANSLATE_NOOP("labels", "place of a wound"),
    "MoveItem": QT_TRANSLATE_NOOP("labels", "place of {thing}"),
    "Fire": QT_TRANSLATE_NOOP("labels", "shot with {thing}"),
    "Reload": QT_TRANSLATE_NOOP("labels", "reloading of {thing}"),
    "HurtWeapon": QT_TRANSLATE_NOOP("labels", "damage to {thing}"),
    "AddPower": QT_TRANSLATE_NOOP("labels", "new power"),
    "SetPowerLearns": QT_TRANSLATE_NOOP("labels", "tick box of {thing}"),
    "SetPowerChance": QT_TRANSLATE_NOOP("labels", "chance of {thing}"),
    "UsePower": QT_TRANSLATE_NOOP("labels", "use of {thing}"),
    "TakeDamage": QT_TRANSLATE_NOOP("labels", "damage taken: {points}"),
    "TreatWound": QT_TRANSLATE_NOOP("labels", "First Aid"),
    "Heal": QT_TRANSLATE_NOOP("labels", "healing: {points}"),
    "SetHindrances": QT_TRANSLATE_NOOP("labels", "consequence of a fight"),
    "SetHindrances.freed": QT_TRANSLATE_NOOP("labels", "end of a hindrance"),
    "SetHindrances.round": QT_TRANSLATE_NOOP("labels", "new round"),
    "Several.hindrance": QT_TRANSLATE_NOOP("labels", "end of a hindrance"),
    "LoseHitPoints": QT_TRANSLATE_NOOP("labels", "hit points lost: {points}"),
    "Recover": QT_TRANSLATE_NOOP("labels", "return of unsaved work"),
    "Restore": QT_TRANSLATE_NOOP("labels", "return to an earlier version"),
    "Several": QT_TRANSLATE_NOOP("labels", "several changes"),
    "Several.development": QT_TRANSLATE_NOOP("labels", "development phase"),
    "Several.free_ticks": QT_TRANSLATE_NOOP("labels", "free ticks"),
    "Several.end_adventure": QT_TRANSLATE_NOOP("labels", "end of the adventure"),
    "Several.study": QT_TRANSLATE_NOOP("labels", "start of a study"),
    "Several.ageing": QT_TRANSLATE_NOOP("labels", "a year of age"),
    "Several.attack": QT_TRANSLATE_NOOP("labels", "attack"),
    "Several.defence": QT_TRANSLATE_NOOP("labels", "defence"),
    "Several.disease": QT_TRANSLATE_NOOP("labels", "cost of a disease"),
    "Several.fall": QT_TRANSLATE_NOOP("labels", "fall"),
    "Several.first_aid": QT_TRANSLATE_NOOP("labels", "First Aid"),
    "Several.major_wound": QT_TRANSLATE_NOOP("labels", "lasting loss of a major wound"),
    "Several.recovery": QT_TRANSLATE_NOOP("labels", "full recovery"),
    "Several.power_skill": QT_TRANSLATE_NOOP("labels", "tick box of a power"),
    "Several.power": QT_TRANSLATE_NOOP("labels", "use of a power"),
    "Several.two_skills": QT_TRANSLATE_NOOP("labels", "ticks of two skills"),
    "Several.reroll": QT_TRANSLATE_NOOP("labels", "another throw"),
    "SetCreation": QT_TRANSLATE_NOOP("labels", "record of the creation"),
    "SetCreationStep": QT_TRANSLATE_NOOP("labels", "step of the creation"),
    "SetSkills": QT_TRANSLATE_NOOP("labels", "skills of other rules"),
    "Several.creation_rules": QT_TRANSLATE_NOOP("labels", "change of the rules"),
    "Several.creation_method": QT_TRANSLATE_NOOP("labels", "way to the characteristics"),
    "Several.creation_throw": QT_TRANSLATE_NOOP("labels", "throw of the characteristics"),
    "Several.creation_throw_again": QT_TRANSLATE_NOOP("labels", "another throw"),
    "Several.creation_swap": QT_TRANSLATE_NOOP("labels", "exchange of two characteristics"),
    "Several.creation_age": QT_TRANSLATE_NOOP("labels", "throw of the age"),
    "Several.creation_losses": QT_TRANSLATE_NOOP("labels", "losses of age"),
    "Several.creation_points_back": QT_TRANSLATE_NOOP("labels", "points taken back"),
    "Several.creation_profession": QT_TRANSLATE_NOOP("labels", "choice of the profession"),
    "Several.creation_personality": QT_TRANSLATE_NOOP("labels", "choice of the personality"),
    "Several.creation_choice_profession": QT_TRANSLATE_NOOP("labels", "skills of the profession"),
    "Several.creation_choice_personality": QT_TRANSLATE_NOOP("labels", "skills of the personality"),
    "Several.creation_wealth": QT_TRANSLATE_NOOP("labels", "wealth"),
    "Several.creation_weapons": QT_TRANSLATE_NOOP("labels", "new weapon"),
    "Several.creation_armour": QT_TRANSLATE_NOOP("labels", "new armour"),
    "Several.creation_items": QT_TRANSLATE_NOOP("labels", "new thing"),
    "Several.creation_chance_characteristics": QT_TRANSLATE_NOOP("labels", "characteristics by chance"),
    "Several.creation_chance_age": QT_TRANSLATE_NOOP("labels", "age by chance"),
    "Several.creation_chance_profession": QT_TRANSLATE_NOOP("labels", "profession by chance"),
    "Several.creation_chance_personality": QT_TRANSLATE_NOOP("labels", "personality by chance"),
    "Several.creation_chance_professional": QT_TRANSLATE_NOOP("labels", "profession points by chance"),
    "Several.creation_chance_personal": QT_TRANSLATE_NOOP("labels", "personal points by chance"),
    "Several.creation_chance_possessions": QT_TRANSLATE_NOOP("labels", "possessions by chance"),
    "Several.creation_chance_name": QT_TRANSLATE_NOOP("labels", "name by chance"),
    "Several.apply_profession": QT_TRANSLATE_NOOP("labels", "profession applied"),
    "Several.apply_personality": QT_TRANSLATE_NOOP("labels", "personality applied"),
    "Several.bulk_points": QT_TRANSLATE_NOOP("labels", "points of several skills"),
    "Several.bulk_tick": QT_TRANSLATE_NOOP("labels", "ticks of several skills"),
    "Several.bulk_hide": QT_TRANSLATE_NOOP("labels", "several skills hidden"),
    "Several.bulk_show": QT_TRANSLATE_NOOP("labels", "several skills shown"),
    "Several.bulk_remove": QT_TRANSLATE_NOOP("labels", "removal of several skills"),
}

_FIELDS: Mapping[str, object] = {
    "name": QT_TRANSLATE_NOOP("labels", "name"),
    "player": QT_TRANSLATE_NOOP("labels", "player"),
    "occupation": QT_TRANSLATE_NOOP("labels", "occupation"),
    "profession": QT_TRANSLATE_NOOP("labels", "profession"),
    "age": QT_TRANSLATE_NOOP("labels", "age"),
    "gender": QT_TRANSLATE_NOOP("labels", "gender"),
    "place": QT_TRANSLATE_NOOP("labels", "place"),
    "personality": QT_TRANSLATE_NOOP("labels", "personality"),
    "features": QT_TRANSLATE_NOOP("labels", "distinctive features"),
    "height": QT_TRANSLATE_NOOP("labels", "height"),
    "weight": QT_TRANSLATE_NOOP("labels", "weight"),
    "adventure": QT_TRANSLATE_NOOP("labels", "adventure"),
    "language": QT_TRANSLATE_NOOP("labels", "language of the names"),
}

_RESOURCES: Mapping[str, object] = {
    "hit_points": QT_TRANSLATE_NOOP("labels", "hit points"),
    "power_points": QT_TRANSLATE_NOOP("labels", "power points"),
    "fatigue": QT_TRANSLATE_NOOP("labels", "fatigue"),
    "sanity": QT_TRANSLATE_NOOP("labels", "sanity"),
}


def edit_name(edit: object, character: BrpCharacter) -> str:
    """What the edit does, in a few words without a capital: «tick Spot», «points of Knowledge (History)»."""
    kind = _kind(edit)
    source = _NAMES.get(kind)
    text = kind if source is None else QCoreApplication.translate("labels", str(source))
    return text.format(
        skill=_skill(edit, character),
        characteristic=_characteristic(edit, character),
        resource=_resource(edit, character),
        field=_translated(_FIELDS, str(getattr(edit, "field", ""))),
        thing=_thing(edit, character),
        option=_option(edit),
        points=getattr(edit, "points", getattr(edit, "amount", "")),
    )


def _kind(edit: object) -> str:
    """Which name an edit has: that of its class, or a closer one."""
    kind = type(edit).__name__
    if kind == "SetTick" and not getattr(edit, "ticked", True):
        return "SetTick.off"
    closer = kind
    if kind == "SetOptions" and getattr(edit, "option", None):
        closer = f"{kind}.option"
    elif kind in ("Several", "SetHindrances"):
        closer = f"{kind}.{getattr(edit, 'name', '')}"
    elif kind == "AddBelonging":
        closer = f"{kind}.{LISTS[type(edit.row)]}"  # type: ignore[attr-defined]  # an edit of this kind has a row
    elif kind in ("RemoveBelonging", "MoveBelonging"):
        closer = f"{kind}.{getattr(edit, 'list', '')}"
    elif kind == "SetBelonging" and getattr(edit, "list", "") == "wounds":
        closer = f"{kind}.wounds"
    elif kind == "SetBelonging":
        closer = f"{kind}.{getattr(edit, 'field', '')}{'' if getattr(edit, 'value', None) else '.off'}"
    return closer if closer in _NAMES else kind


def _skill(edit: object, character: BrpCharacter) -> str:
    wanted = getattr(edit, "skill", None)
    for skill in character.skills:
        if skill.id == wanted:
            return full_skill_name(skill, content_language())
    return str(wanted or "")


def _thing(edit: object, character: BrpCharacter) -> str:
    """The name of the belonging an edit is about; «a thing» for one that is gone or has no name."""
    list_, id_ = getattr(edit, "list", None), getattr(edit, "id", None)
    for field, holder in (("weapon", "weapons"), ("power", "powers")):
        if hasattr(edit, field):
            list_, id_ = holder, getattr(edit, field)
    if _is(edit, "MoveItem"):
        list_ = "items"
    if list_ is None:
        return ""
    row = next((each for each in getattr(character, list_) if each.id == id_), None)
    nameless = QCoreApplication.translate("labels", "a thing")
    if list_ == "wounds" or row is None:
        return nameless
    from brp_desktop.catalogue.belonging_names import armour_name, weapon_name

    lang = content_language()
    if list_ == "weapons":
        return weapon_name(row.weapon, row.name, lang) or nameless
    return (armour_name(row.armour, row.name, lang) if list_ == "armour" else str(row.name)) or nameless


def _characteristic(edit: object, character: BrpCharacter) -> str:
    wanted = str(getattr(edit, "id", ""))
    return characteristic_name(wanted, character.options, content_language()) if _is(edit, "SetCharacteristic") else ""


def _option(edit: object) -> str:
    """The option that a change of the rules is about."""
    if not _is(edit, "SetOptions"):
        return ""
    from brp_desktop.views.option_names import option_name

    return option_name(str(getattr(edit, "option", "")))


def _resource(edit: object, character: BrpCharacter) -> str:
    if not (_is(edit, "SetResource") or _is(edit, "SetResourceMaximum")):
        return ""
    wanted = str(getattr(edit, "id", ""))
    named = next((r.name for r in character.resources if r.id == wanted and r.name), "")
    return named or _translated(_RESOURCES, wanted)


def _is(edit: object, name: str) -> bool:
    return type(edit).__name__ == name


def _translated(table: Mapping[str, object], key: str) -> str:
    source = table.get(key)
    return key if source is None else QCoreApplication.translate("labels", str(source))


def field_name(field: str) -> str:
    """A field of the head of the sheet: «occupation»."""
    return _translated(_FIELDS, field)


def resource_name(id_: str, own: str = "") -> str:
    """A track: «hit points», or the user's own name."""
    return own or _translated(_RESOURCES, id_)
