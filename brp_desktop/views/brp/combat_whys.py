"""What «why?» says on the combat page: attack, parry, Dodge, damage of a weapon, and the points of a hit location."""

from PySide6.QtCore import QCoreApplication

from brp_desktop.catalogue.names import full_skill_name
from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.controllers.language import content_language
from brp_desktop.play.blows import DamageRequest
from brp_desktop.rules import Explanation, Step
from brp_desktop.rules.brp.combat import further_defence_modifier
from brp_desktop.sheet.ids import BelongingId, SkillId
from brp_desktop.views import combat_words, labels
from brp_desktop.views.brp.explanations import Why, rules_note, why_title
from brp_desktop.views.brp.texts import range_sentence
from brp_desktop.views.brp.weapon_rows import (
    attack_chance,
    damage_request,
    dodge_chance,
    parry_chance,
    problem_of,
    title_of,
)
from brp_desktop.views.damage_words import damage_text, dice_text
from brp_desktop.views.why import WhyRow, rows_of

translate = QCoreApplication.translate


def why_weapon(document: BrpDocument, id_: BelongingId, use: str) -> Why:
    """How all numbers of a weapon come about: the chance asked about first, then the other one, then its damage."""
    character = document.character
    options, numbers = character.options, document.derived.weapons[id_]
    weapon = next(each for each in character.weapons if each.id == id_)
    chances = {"attack": attack_chance(numbers), "parry": parry_chance(document, numbers)}
    asked = "parry" if use == "parry" else "attack"
    rows: list[WhyRow] = []
    for each in (asked, "attack" if asked == "parry" else "parry"):
        rows += _chance_rows(document, id_, each)
    rows += _damage_rows(document, id_)
    chance = chances[asked]
    problem = problem_of(weapon, numbers, character) if chance is None else ""
    ranges = "" if chance is None else range_sentence(chance, options, numbers.base)
    return Why(why_title(labels.percent(chance)), tuple(rows), (problem, ranges, rules_note(options)))


def why_dodge(document: BrpDocument, row: SkillId) -> Why:
    """How the chance of the next Dodge of the round comes about."""
    options, numbers = document.character.options, document.derived.skills[row]
    skill = next(each for each in document.character.skills if each.id == row)
    chance = dodge_chance(document)
    steps = with_defences(document, document.derived.steps_for("skill_chance", row))
    rows = tuple(rows_of(steps, full_skill_name(skill, content_language())))
    ranges = "" if chance is None else range_sentence(chance, options, numbers.base)
    return Why(why_title(labels.percent(chance)), rows, (ranges, rules_note(options)))


def why_location(document: BrpDocument, place: str) -> Why:
    """How the points of a hit location come about, and what protects it."""
    location = document.derived.health.locations[place]
    name = combat_words.location_name(place)
    rows = rows_of(document.derived.steps_for("location", place))
    rows += [WhyRow(armour, str(points)) for armour, points in _worn_at(document, place)]
    if location.armour:
        rows.append(WhyRow(translate("combat", "Armour there, the best counts"), str(location.armour), True))
    shown = f"{name} {str(location.left).replace('-', labels.MINUS)}/{location.points}"
    return Why(why_title(shown), tuple(rows), (rules_note(document.character.options),))


def with_defences(document: BrpDocument, steps: Explanation) -> Explanation:
    """The steps with what earlier parries and dodges of this round cost the next one."""
    modifier = further_defence_modifier(document.defences + 1, document.character.options)
    if not steps or not modifier:
        return steps
    lowered = steps[-1].result + modifier
    further = Step("further_defence", (modifier,), lowered)
    return (*steps[:-1], further, Step("chance", (), lowered))


def _chance_rows(document: BrpDocument, id_: BelongingId, use: str) -> list[WhyRow]:
    """The skill with the weapon in hand and what weighs on it; nothing where it cannot be used so."""
    numbers = document.derived.weapons[id_]
    row = numbers.parry_row if use == "parry" else numbers.row
    steps = document.derived.steps_for("parry_chance" if use == "parry" else "weapon_chance", id_)
    if not steps or (use == "parry" and numbers.parry_error is not None):
        return []
    if use == "parry":
        steps = with_defences(document, steps)
    skill = next((each for each in document.character.skills if each.id == row), None)
    weapon = next(each for each in document.character.weapons if each.id == id_)
    name = title_of(weapon) if skill is None else full_skill_name(skill, content_language())
    rows = rows_of(steps, name)
    last = translate("combat", "Attack") if use == "attack" else translate("combat", "Parry")
    rows[-1] = WhyRow(f"{last}, {name}" if rows[-1].label == name else last, rows[-1].value, True)
    return rows


def _damage_rows(document: BrpDocument, id_: BelongingId) -> list[WhyRow]:
    """Plain and special damage, each from its dice to what is thrown, with the least and the most of it."""
    weapon = next(each for each in document.character.weapons if each.id == id_)
    plain, special = (damage_request(document, weapon, hit) for hit in ("normal", "special"))
    rows = []
    if plain is not None:
        rows += [*_thrown(plain), _sum_of(translate("combat", "Damage"), plain)]
    if special is not None and (plain is None or damage_text(special) != damage_text(plain)):
        rows += [*_thrown(special), _sum_of(translate("combat", "Damage of a special hit"), special)]
    return rows


def _thrown(request: DamageRequest) -> list[WhyRow]:
    plan = request.plan
    rows = []
    if plan.fixed:
        rows.append(WhyRow(labels.step_label(Step("maximum", (plan.fixed,), 0)), str(plan.fixed)))
    if plan.dice is not None:
        rows.append(WhyRow(labels.step_label(Step("weapon", (0,), 0)), dice_text(plan.dice)))
    bonus = plan.bonus_dice
    if bonus is not None:
        words = labels.step_label(Step("damage_bonus", (0,), 0))
        if plan.portion == "half":
            words = translate("combat", "{bonus}, half of what it shows").format(bonus=words)
        shown = dice_text(bonus)
        rows.append(WhyRow(words, shown if shown.startswith(labels.MINUS) else f"+\u00a0{shown}"))
    return rows


def _sum_of(words: str, request: DamageRequest) -> WhyRow:
    least, most = request.limits
    label = translate("combat", "{damage}, {least} to {most}").format(damage=words, least=least, most=most)
    return WhyRow(label, damage_text(request), True)


def _worn_at(document: BrpDocument, place: str) -> list[tuple[str, int]]:
    from brp_desktop.views.brp.armour_view import title_of as armour_title

    found = []
    for row in document.character.armour:
        points = dict(document.derived.armour[row.id].places).get(place, 0)
        if row.worn and points:
            found.append((armour_title(row), points))
    return found
