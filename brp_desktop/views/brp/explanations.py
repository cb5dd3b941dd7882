"""What «why?» says about each number of the sheet: title, rows, and sentences below."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from brp_desktop.catalogue.names import characteristic_abbreviation, derived_name, full_skill_name, roll_name
from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.controllers.language import current_language
from brp_desktop.rules import Explanation, Step
from brp_desktop.rules.brp import SRD, UGE, BrpOptions, effective_chance
from brp_desktop.sheet.derived_burdens import Modifiers
from brp_desktop.sheet.ids import BelongingId, CharacteristicId, ResourceId, SkillId
from brp_desktop.sheet.skill_edits import find_skill
from brp_desktop.sheet.skill_rules import base_formula
from brp_desktop.views import labels
from brp_desktop.views.brp.texts import formula_text, range_sentence, skill_problem
from brp_desktop.views.why import WhyRow, rows_of

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Why:
    """Everything a popover shows."""

    title: str
    rows: tuple[WhyRow, ...]
    notes: tuple[str, ...] = ()


def why_title(shown: str) -> str:
    """«Why 65%?»"""
    return translate("sheet", "Why {number}?").format(number=shown)


def rules_note(options: BrpOptions) -> str:
    """Where the rules come from, as a footnote."""
    preset = "srd" if options == SRD else "uge" if options == UGE else "custom"
    return translate("sheet", "Rules: {rules}").format(rules=labels.preset_label(preset))


def why_skill(document: BrpDocument, skill_id: SkillId) -> Why:
    """How a skill's score comes about."""
    character, derived = document.character, document.derived
    skill, found = find_skill(character, skill_id), derived.skills[skill_id]
    notes: list[str] = []
    if found.error is not None:
        notes.append(skill_problem(document, skill, found.error))
    rows = skill_rows(document, skill_id)
    chance = found.score
    if chance is not None:
        chance = effective_chance(chance, modifier=sum(points for _, points in found.burdens))
        rows += burdened_rows(found.burdens, chance)
        notes.append(range_sentence(chance, character.options, found.base))
    notes.append(rules_note(character.options))
    return Why(why_title(labels.percent(chance)), tuple(rows), tuple(notes))


def burdened_rows(burdens: Modifiers, chance: int) -> list[WhyRow]:
    """What weighs on a score, and the chance that is left; nothing where nothing weighs."""
    if not burdens:
        return []
    rows = [WhyRow(labels.step_label(Step(source, (points,), 0)), labels.signed(points)) for source, points in burdens]
    return [*rows, WhyRow(labels.step_label(Step("chance", (), chance)), str(chance), True)]


def skill_rows(document: BrpDocument, skill_id: SkillId) -> list[WhyRow]:
    """The steps of a skill's score, the base with its formula, the sum under the skill's name."""
    character, derived = document.character, document.derived
    skill = find_skill(character, skill_id)
    rows = rows_of(derived.steps_for("skill", skill_id), full_skill_name(skill, current_language()))
    formula = base_formula(skill, character.options)
    if rows and formula is not None and not formula.isdecimal():
        base = translate("sheet", "{step} ({formula})").format(
            step=rows[0].label, formula=formula_text(formula, character.options)
        )
        rows[0] = WhyRow(base, rows[0].value)
    return rows


def why_weapon(document: BrpDocument, id_: BelongingId, use: str) -> Why:
    """How the chance to hit or to parry with a weapon comes about: the skill with it in hand, and what weighs on it."""
    from brp_desktop.views.brp.weapon_rows import problem_of, title_of

    character = document.character
    options, numbers = character.options, document.derived.weapons[id_]
    weapon = next(each for each in character.weapons if each.id == id_)
    parries = use == "parry"
    score = numbers.parry_score if parries else numbers.score
    burdens = numbers.parry_burdens if parries else numbers.burdens
    if score is None:
        return Why(why_title("—"), (), (problem_of(weapon, numbers, character), rules_note(options)))
    row = next((row for row in character.skills if row.id == (numbers.parry_row if parries else numbers.row)), None)
    name = title_of(weapon) if row is None else full_skill_name(row, current_language())
    chance = effective_chance(score, modifier=sum(points for _, points in burdens))
    rows = rows_of(document.derived.steps_for("parry" if parries else "weapon", id_), name)
    rows += burdened_rows(burdens, chance)
    notes = (range_sentence(chance, options, numbers.base), rules_note(options))
    return Why(why_title(labels.percent(chance)), tuple(rows), notes)


def why_characteristic(document: BrpDocument, id_: CharacteristicId) -> Why:
    """How the chance of a characteristic's roll comes about, or the value where it has none."""
    options, found = document.character.options, document.derived.characteristics[id_]
    language = current_language()
    short = characteristic_abbreviation(id_, options, language)
    if found.chance is None or found.roll is None:
        return Why(
            why_title(f"{short} {'—' if found.value is None else found.value}"),
            tuple(parts_of(document, id_)),
        )
    rows = [
        WhyRow(short if row_number == 0 else row.label, row.value, row.is_sum)
        for row_number, row in enumerate(rows_of(document.derived.steps_for("roll", id_)))
    ]
    name = roll_name(found.roll, options, language)
    if rows:
        rows[-1] = WhyRow(name, rows[-1].value, True)
    notes = (range_sentence(found.chance, options, found.chance), rules_note(options))
    return Why(why_title(labels.percent(found.chance)), tuple(rows), notes)


def parts_of(document: BrpDocument, id_: CharacteristicId) -> list[WhyRow]:
    """The parts of a characteristic's value, its sum last."""
    row = next((each for each in document.character.characteristics if each.id == id_), None)
    if row is None or row.initial is None:
        return []
    words = {
        "moved": translate("labels", "Moved at creation"),
        "age": translate("labels", "Age"),
        "training": translate("labels", "Training"),
        "other": translate("labels", "Other"),
    }
    rows = [WhyRow(translate("labels", "Rolled or bought"), str(row.initial))]
    for part, label in words.items():
        amount: int = getattr(row, part)
        if amount:
            rows.append(WhyRow(label, f"{'+' if amount > 0 else labels.MINUS}\u00a0{abs(amount)}"))
    short = characteristic_abbreviation(id_, document.character.options, current_language())
    rows.append(WhyRow(short, str(row.value), True))
    return rows


def why_derived(document: BrpDocument, id_: str) -> Why:
    """How a derived value comes about."""
    options, derived = document.character.options, document.derived
    name = derived_name(id_, options, current_language())
    if id_ == "damage_bonus":
        return _why_damage_bonus(document, name)
    if id_ == "move":
        shown = str(derived.move)
        by = translate("sheet", "Typed by hand") if document.character.move is not None else translate("sheet", "Human")
        return Why(why_title(f"{name} {shown}"), (WhyRow(by, shown), WhyRow(name, shown, True)))
    if id_ == "protection":
        steps = rows_of(derived.steps_for("derived", id_))
        return Why(why_title(str(derived.protection)), tuple(steps), (rules_note(options),))
    value = getattr(derived, id_)
    rows = _value_rows(document, id_, document.derived.steps_for("derived", id_), name)
    title = why_title(f"{name} {'—' if value is None else value}")
    return Why(title, tuple(rows), (rules_note(options),))


def why_resource(document: BrpDocument, id_: ResourceId) -> Why:
    """How the maximum of a track comes about."""
    options, track = document.character.options, document.derived.resources[id_]
    name = track.name or derived_name(id_, options, current_language())
    shown = "—" if track.maximum is None else str(track.maximum)
    if track.by_hand or not track.steps:
        rows: Sequence[WhyRow] = (WhyRow(translate("sheet", "Typed by hand"), shown), WhyRow(name, shown, True))
    else:
        rows = _value_rows(document, id_, track.steps, name)
    return Why(why_title(f"{name} {shown}"), tuple(rows), (rules_note(options),))


def _why_damage_bonus(document: BrpDocument, name: str) -> Why:
    options, values = document.character.options, document.derived.values
    language = current_language()
    bonus = document.derived.damage_bonus
    none = translate("sheet", "none")
    shown = "—" if bonus is None else bonus.replace("-", labels.MINUS) or none
    rows = []
    strength, size = values["str"], values["siz"]
    if strength is not None and size is not None:
        rows = [
            WhyRow(characteristic_abbreviation("str", options, language), str(strength)),
            WhyRow(characteristic_abbreviation("siz", options, language), f"+\u00a0{size}"),
            WhyRow(translate("sheet", "Sum"), str(strength + size), True),
        ]
    rows.append(WhyRow(translate("sheet", "{name}, by the table").format(name=name), shown, True))
    return Why(why_title(f"{name} {shown}"), tuple(rows), (rules_note(options),))


def _value_rows(document: BrpDocument, id_: str, steps: Explanation, name: str) -> list[WhyRow]:
    """The steps of a value made of characteristics, these by their names, the last row as the sum."""
    options, language = document.character.options, current_language()
    made_of = iter(_MADE_OF.get(id_, ()))
    rows = rows_of(steps, last=name)
    for number, step in enumerate(steps[: len(rows)]):
        part = next(made_of, None) if step.id in {"characteristic", "plus_characteristic"} else None
        if part is not None:
            rows[number] = WhyRow(characteristic_abbreviation(part, options, language), rows[number].value)
    if rows:
        rows[-1] = WhyRow(rows[-1].label, rows[-1].value, True)
    return rows


_MADE_OF = {
    "hit_points": ("con", "siz"),
    "major_wound": ("con", "siz"),
    "power_points": ("pow",),
    "fatigue": ("str", "con"),
    "sanity": ("pow",),
    "experience_bonus": ("int",),
}
"""The characteristics a value is made of, in the order of its steps."""
