"""What «why?» says about each number of the sheet: title, rows, and sentences below."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from brp_desktop.catalogue.names import (
    category_name,
    characteristic_abbreviation,
    condition_name,
    derived_name,
    full_skill_name,
    roll_name,
    track_name,
)
from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.controllers.language import content_language
from brp_desktop.rules import Explanation
from brp_desktop.rules.brp import SRD, UGE, BrpOptions, effective_chance
from brp_desktop.rules.brp.characteristics import simple_characteristic
from brp_desktop.sheet.derived_values import SANITY
from brp_desktop.sheet.ids import CharacteristicId, ResourceId, SkillId
from brp_desktop.sheet.skill_edits import find_skill
from brp_desktop.sheet.skill_rules import base_formula, condition_of
from brp_desktop.views import labels
from brp_desktop.views.brp.texts import formula_text, range_sentence, skill_problem
from brp_desktop.views.step_labels import weight_text
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
    rows = skill_rows(document, skill_id, weighed=True)
    chance = found.score
    if chance is not None:
        chance = effective_chance(chance, modifier=sum(points for _, points in found.burdens))
        notes.append(range_sentence(chance, character.options, found.base))
    notes.append(category_sentence(document, found.category))
    notes.append(rules_note(character.options))
    return Why(why_title(labels.percent(chance)), tuple(rows), tuple(notes))


def category_sentence(document: BrpDocument, category: str) -> str:
    """«Physical +3: DEX above 10 + 4, …»: how the bonus of a group comes about; empty where there is none."""
    steps = document.derived.steps_for("category", category)
    if not steps:
        return ""
    options, language = document.character.options, content_language()
    one = simple_characteristic(category)
    parts = [
        f"{characteristic_abbreviation(one, options, language)} {step.result}"
        if step.id == "characteristic" and one is not None
        else f"{labels.step_label(step)} {labels.step_value(step)}"
        for step in steps[:-1]
    ]
    text = translate("sheet", "{group} {bonus}: {parts}.")
    return text.format(
        group=category_name(category, language), bonus=labels.signed(steps[-1].result), parts=labels.listed(parts)
    )


def skill_rows(document: BrpDocument, skill_id: SkillId, *, weighed: bool = False) -> list[WhyRow]:
    """The steps of a skill's score, the base with its condition and formula, the sum under the skill's name.

    ``weighed``: and what weighs on its roll at present.
    """
    character, derived = document.character, document.derived
    skill = find_skill(character, skill_id)
    kind = "skill_chance" if weighed and derived.skills[skill_id].burdens else "skill"
    rows = rows_of(derived.steps_for(kind, skill_id), full_skill_name(skill, content_language()))
    formula, condition = base_formula(skill, character.options), condition_of(skill, character.options)
    if rows and condition is not None:
        named = labels.with_value(rows[0].label, condition_name(condition, content_language()))
        rows[0] = WhyRow(named, rows[0].value)
    if rows and formula is not None and not formula.isdecimal():
        base = translate("sheet", "{step} ({formula})").format(
            step=rows[0].label, formula=formula_text(formula, character.options)
        )
        rows[0] = WhyRow(base, rows[0].value)
    return rows


def why_characteristic(document: BrpDocument, id_: CharacteristicId) -> Why:
    """How the chance of a characteristic's roll comes about, or the value where it has none."""
    options, found = document.character.options, document.derived.characteristics[id_]
    language = content_language()
    short = characteristic_abbreviation(id_, options, language)
    if found.chance is None or found.roll is None:
        return Why(
            why_title(f"{short} {'—' if found.value is None else found.value}"),
            tuple(parts_of(document, id_)),
        )
    rows = parts_of(document, id_)
    rows = rows if len(rows) > len(("initial", "value")) else []
    steps = document.derived.steps_for("roll_chance", id_)
    chance = steps[-1].result
    rolled = [WhyRow(short, str(found.value)), *rows_of(steps, roll_name(found.roll, options, language))[1:]]
    if rows:
        rolled = rolled[1:]
    if len(steps) == len(("characteristic", "multiplier", "chance")):
        rolled[-1] = WhyRow(roll_name(found.roll, options, language), rolled[-1].value, True)
    notes = (range_sentence(chance, options, found.chance), rules_note(options))
    return Why(why_title(labels.percent(chance)), (*rows, *rolled), notes)


def parts_of(document: BrpDocument, id_: CharacteristicId) -> list[WhyRow]:
    """The parts of a characteristic's value, its sum last."""
    short = characteristic_abbreviation(id_, document.character.options, content_language())
    return rows_of(document.derived.steps_for("value", id_), last=short)


def why_derived(document: BrpDocument, id_: str) -> Why:
    """How a derived value comes about."""
    options, derived = document.character.options, document.derived
    if id_ == "load":
        return _why_load(document)
    if id_ == "protection":
        rows = rows_of(derived.steps_for("derived", id_))
        return Why(why_title(str(derived.protection)), tuple(rows), (rules_note(options),))
    name = derived_name(id_, content_language())
    if id_ == "damage_bonus":
        return _why_damage_bonus(document, name)
    if id_ == "move":
        shown = str(derived.move)
        by = translate("sheet", "Typed by hand") if document.character.move is not None else translate("sheet", "Human")
        first, *others = rows_of(derived.steps_for("derived", id_), last=name)
        return Why(why_title(f"{name} {shown}"), (WhyRow(by, first.value), *others), (rules_note(options),))
    value = getattr(derived, id_)
    rows = _value_rows(document, id_, document.derived.steps_for("derived", id_), name)
    title = why_title(f"{name} {'—' if value is None else value}")
    return Why(title, tuple(rows), (rules_note(options),))


def _why_load(document: BrpDocument) -> Why:
    """Weapons, armour and things, the limit there is and what lies above it."""
    options, derived = document.character.options, document.derived
    total = weight_text(derived.load.total)
    notes = [rules_note(options)]
    if options.encumbrance and derived.encumbrance_limit is not None:
        limit = translate("sheet", "From {limit} points on a load weighs on rolls and on movement.")
        notes.insert(0, limit.format(limit=derived.encumbrance_limit + 1))
    else:
        notes.insert(0, translate("sheet", "Encumbrance is not in use: the load weighs on nothing."))
    return Why(why_title(total), tuple(rows_of(derived.steps_for("derived", "load"))), tuple(notes))


def why_resource(document: BrpDocument, id_: ResourceId) -> Why:
    """How the maximum of a track comes about."""
    options, track = document.character.options, document.derived.resources[id_]
    name = track_name(id_, track.name, content_language())
    shown = "—" if track.maximum is None else str(track.maximum)
    if track.by_hand or not track.steps:
        rows: Sequence[WhyRow] = (WhyRow(translate("sheet", "Typed by hand"), shown), WhyRow(name, shown, True))
    else:
        rows = _value_rows(document, id_, track.steps, name)
    notes = [_sanity_start(document)] if id_ == SANITY else []
    return Why(why_title(f"{name} {shown}"), tuple(rows), (*filter(None, notes), rules_note(options)))


def _sanity_start(document: BrpDocument) -> str:
    """«At the start: POW 13 × 5 = 65.»; empty while POW is blank."""
    from brp_desktop.rules.brp.sanity import sanity_start
    from brp_desktop.sheet.derived_sanity import starting_power

    power = starting_power(document.character)
    if power is None:
        return ""
    text = translate("sheet", "At the start: {power} {value} × 5 = {sanity}.")
    short = characteristic_abbreviation("pow", document.character.options, content_language())
    return text.format(power=short, value=power, sanity=sanity_start(power))


def _why_damage_bonus(document: BrpDocument, name: str) -> Why:
    options, values = document.character.options, document.derived.values
    language = content_language()
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
    options, language = document.character.options, content_language()
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
    "experience_bonus": ("int",),
}
"""The characteristics a value is made of, in the order of its steps."""
