"""What deeds are called and how they are told: number and sum on the felt, sentences under it."""

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from brp_desktop.catalogue.belonging_names import weapon_name
from brp_desktop.catalogue.brp import localised
from brp_desktop.catalogue.names import characteristic_abbreviation
from brp_desktop.catalogue.tables import fumble_catalogue
from brp_desktop.controllers.carried import Carried
from brp_desktop.controllers.contest_results import Letter
from brp_desktop.controllers.deeds import Deed
from brp_desktop.controllers.healing import Aided, Dosed
from brp_desktop.controllers.language import content_language
from brp_desktop.play.blows import Arm, Blow, DamageResult, sheet_arm
from brp_desktop.play.combat import AttackResult
from brp_desktop.play.hazards import DiseaseCost, Fall, Sickness
from brp_desktop.play.health import Fright, LastingLoss, Treatment
from brp_desktop.play.people import PERCENTAGE, NpcPerson, Person, SheetPerson
from brp_desktop.play.rolling import RollResult, subject_name
from brp_desktop.rules.brp import SRD
from brp_desktop.rules.brp.fumbles import FumbleResult
from brp_desktop.sheet.ids import BelongingId
from brp_desktop.views import combat_words, disease_words, labels, roll_words
from brp_desktop.views.damage_words import damage_sum, dice_text, rolled_sum
from brp_desktop.views.disorder_words import disorder_meaning
from brp_desktop.views.fight import aftermath_words

translate = QCoreApplication.translate


def arm_name(arm: Arm | None) -> str:
    """What is struck with."""
    if arm is None:
        return ""
    return weapon_name(arm.weapon, arm.name, content_language()) or translate("combat", "Unnamed weapon")


def weapon_title(attacker: Person, weapon: str) -> str:
    """What somebody strikes with, for the head of the panel; "" where it is no longer there."""
    if isinstance(attacker, NpcPerson):
        if weapon == PERCENTAGE:
            return translate("gm", "Percentage")
        named = {str(each.id): each.name for each in attacker.npc.weapons}
        skill = next((each for each in attacker.npc.skills if each.id == weapon), None)
        return named.get(weapon, "") or ("" if skill is None else roll_words.subject_title(subject_name(skill), SRD))
    if not isinstance(attacker, SheetPerson) or weapon not in attacker.derived.weapons:
        return ""
    return arm_name(sheet_arm(attacker, BelongingId(weapon)))


def title(deed: Deed) -> str:
    """What was done, for the head of the panel."""
    result = deed.result
    match result:
        case AttackResult():
            return arm_name(result.request.arm)
        case DamageResult():
            return translate("labels", "{weapon}, damage").format(weapon=arm_name(result.request.arm))
        case Aided():
            return translate("labels", "First Aid")
        case Treatment():
            return combat_words.cause_word(result.cause)
        case Dosed():
            return translate("labels", "Poison")
        case Sickness() | DiseaseCost():
            return translate("labels", "Disease")
        case Fall():
            return translate("labels", "Fall")
        case LastingLoss():
            return translate("labels", "Lasting loss")
        case Fright():
            return translate("labels", "Sanity roll")
        case Carried():
            return aftermath_words.carried_title(result)
    return {
        "location": translate("combat", "Hit location"),
        "armour": translate("combat", "Armour"),
        "fumble": translate("combat", "Fumble"),
        "wound": translate("labels", "Wound"),
    }.get(deed.kind, "")


def faces(deed: Deed) -> tuple[tuple[int, int], ...]:
    """(sides, face) of every die that lies on the felt."""
    result = deed.result
    match result:
        case DamageResult():
            return result.faces
        case Aided():
            first = () if result.roll is None or result.roll.roll is None else ((100, result.roll.roll),)
            return (*first, *(result.treatment.rolled.faces if result.treatment.rolled else ()))
        case Treatment():
            return result.rolled.faces if result.rolled else ()
        case Dosed():
            return () if result.trial.roll is None else ((100, result.trial.roll),)
        case Sickness():
            return () if result.roll.roll is None else ((100, result.roll.roll),)
        case Fall():
            saved = () if result.roll is None or result.roll.roll is None else ((100, result.roll.roll),)
            return (*saved, *(result.rolled.faces if result.rolled else ()))
        case LastingLoss():
            return ((100, result.roll), *result.faces)
        case Fright():
            return (
                (100, result.roll),
                *(result.rolled.faces if result.rolled else ()),
                *(result.disorder.faces if result.disorder else ()),
            )
    if isinstance(result, Carried):
        return aftermath_words.carried_faces(result)
    if deed.kind == "location":
        return ((20, result[0]),)
    if deed.kind == "fumble":
        return ((100, result[0].roll),) if result else ()
    return ()


def number(deed: Deed) -> str:
    """The number on the felt."""
    result = deed.result
    match result:
        case DamageResult():
            return str(result.total)
        case Aided():
            return labels.signed(result.treatment.points)
        case Treatment():
            return labels.signed(result.points)
        case Dosed():
            return labels.signed(-result.damage)
        case Sickness():
            return labels.roll_digits(result.roll.roll or 0)
        case Fall():
            return labels.signed(-result.damage)
        case DiseaseCost():
            return labels.signed(-result.points)
        case LastingLoss():
            return labels.roll_digits(result.roll)
        case Fright():
            return labels.signed(-result.loss.lost)
        case Blow():
            return labels.signed(-result.lost)
        case Carried():
            return aftermath_words.carried_number(result)
    if deed.kind == "location":
        return str(result[0])
    if deed.kind == "armour":
        return str(sum(points for _, points in result))
    if deed.kind == "fumble":
        return labels.roll_digits(result[0].roll) if result else ""
    return ""


def under_number(deed: Deed) -> str:
    """What stands under the number: how it adds up, or a word."""
    result = deed.result
    match result:
        case DamageResult():
            return damage_sum(result)
        case Aided():
            return labels.first_up(labels.level_word(result.level.value))
        case Treatment():
            return rolled_sum(result.rolled) if result.rolled else ""
        case Dosed():
            won = result.trial.winner == "active"
            return translate("combat", "The poison prevails") if won else translate("combat", "Half of it")
        case Sickness():
            return labels.first_up(labels.level_word(result.roll.level.value))
        case Fall():
            return rolled_sum(result.rolled) if result.rolled else ""
        case LastingLoss():
            return _losses(result)
        case Fright():
            return labels.roll_digits(result.roll)
        case Carried():
            return aftermath_words.carried_under(result)
    if deed.kind == "location":
        return combat_words.location_name(result[1])
    return title(deed) if deed.kind in ("armour", "fumble") else ""


def sentences(deed: Deed) -> list[str]:
    """What came of it, sentence by sentence."""
    result = deed.result
    match result:
        case AttackResult():
            return attack_sentences(result)
        case DamageResult():
            return [_damage_sentence(result)]
        case Aided():
            return _aid_sentences(deed, result)
        case Sickness():
            return [_rolled(result.roll, deed.entries[0].character), *disease_words.sentences(result)]
        case Fall():
            rolls = [] if result.roll is None else [_rolled(result.roll, deed.entries[0].character)]
            return [*rolls, roll_words.entry_copy(deed.entries[-1], "")]
        case Fright():
            meaning = disorder_meaning(result.disorder.id) if result.disorder else ""
            return [*(roll_words.entry_copy(entry, "") for entry in deed.entries), *([meaning] if meaning else [])]
        case Treatment() | Dosed() | Blow() | LastingLoss() | DiseaseCost():
            return [roll_words.entry_copy(entry, "") for entry in deed.entries]
        case Carried():
            return aftermath_words.carried_sentences(deed, result)
    if deed.kind == "location":
        text = translate("combat", "Hit location: {place}.")
        return [text.format(place=combat_words.location_name(result[1]).lower())]
    return fumble_sentences(result) if deed.kind == "fumble" else []


def attack_sentences(result: AttackResult) -> list[str]:
    """Both rolls, each with what became of its tick, and what the blow comes to."""
    attack, defence = result.request.attack, result.b
    found = [_rolled(result.a, attack.attacker.person.name)]
    if defence is not None and attack.defender is not None:
        found.append(_rolled(defence, attack.defender.person.name))
    elif attack.by == "none":
        found.append(translate("combat", "Not defended."))
    return found


def verdict(result: AttackResult) -> str:
    """What the blow comes to, in words: «Normal hit; what parried loses 2 hit points.»"""
    return combat_words.consequences_sentence(result.consequences)


def fumble_sentences(results: Iterable[FumbleResult]) -> list[str]:
    """What a fumble leads to, with the numbers thrown for it."""
    outcomes, found = fumble_catalogue().outcomes, []
    for result in results:
        row = result.row
        known = outcomes.get(row.outcome)
        text = row.outcome if known is None else localised(known, content_language())
        dice = row.dice or ""
        if result.total is not None and dice:
            dice = f"{result.total}"
        said = text.format(dice=dice, modifier=labels.signed(row.modifier or 0), amount=row.amount or "")
        roll = labels.roll_digits(result.roll)
        found.append(f"{said.removesuffix('.')} ({roll}).")
    return found


def announcement(deed: Deed) -> str:
    """What a screen reader hears once: how it ended first, else what it came to; nothing of what was refused."""
    if deed.refused is not None and not isinstance(deed.result, AttackResult):
        return ""
    said = sentences(deed)
    match deed.result:
        case AttackResult() as result:
            said = [verdict(result), *said]
        case Aided() | Dosed():
            said = [under_number(deed), number(deed), *said]
        case Sickness():
            said = [under_number(deed), *said]
        case Fall() | Fright() | Treatment() | Blow() | LastingLoss() | DiseaseCost():
            said = [number(deed), *said]
    return " ".join(part if part.endswith(".") else f"{part}." for part in said or [number(deed)] if part)


def _rolled(roll: RollResult, name: str) -> str:
    said = roll_words.slip_sentence(roll)
    tick = roll_words.tick_sentence(roll) if roll.tick else ""
    if name:
        said = translate("combat", "{name}: {sentence}").format(name=name, sentence=said)
    return " ".join(part for part in (said, tick) if part)


def _damage_sentence(result: DamageResult) -> str:
    request = result.request
    own = translate("combat", "your dice") if result.own_dice else ""
    effect = combat_words.effect_name(request.plan.effect or "").lower()
    total = translate("labels", "%n point(s) of damage", None, result.total)
    ignores = "" if request.plan.armour else translate("labels", "armour does not count")
    return f"{labels.first_up(labels.listed((combat_words.hit_word(request.hit), total, effect, ignores, own)))}."


def _aid_sentences(deed: Deed, result: Aided) -> list[str]:
    found = []
    if result.roll is not None:
        found.append(_rolled(result.roll, deed.entries[0].character))
    treatment = result.treatment
    if treatment.rolled is not None:
        dice, total = dice_text(treatment.rolled.expression), treatment.rolled.total
        found.append(translate("combat", "{dice} gave {total}.").format(dice=dice, total=total))
    found.append(roll_words.entry_level_line(deed.entries[-1]))
    return found


def _losses(result: LastingLoss) -> str:
    language = content_language()
    return labels.listed(
        f"{characteristic_abbreviation(id_, SRD, language)} {labels.signed(-points)}"
        for id_, points in result.losses.items()
    )


def thrown(result: AttackResult) -> dict[Letter, list[RollResult]]:
    """The rolls of both sides for which dice were thrown."""
    rolls: dict[Letter, list[RollResult]] = {"a": [], "b": []}
    if result.a.roll is not None:
        rolls["a"].append(result.a)
    if result.b is not None and result.b.roll is not None:
        rolls["b"].append(result.b)
    return rolls


def is_own(deed: Deed) -> bool:
    """Whether real dice were typed in for it."""
    result = deed.result
    if isinstance(result, AttackResult):
        return result.a.own_dice and (result.b is None or result.b.own_dice)
    return bool(getattr(result, "own_dice", False))
