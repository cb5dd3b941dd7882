"""The words of the sheet's rows and cells, in the language in force."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from brp_desktop.catalogue.brp import brp_catalogue, localised
from brp_desktop.catalogue.names import category_name, characteristic_abbreviation, full_skill_name
from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.controllers.language import content_language
from brp_desktop.models.characteristics import CharacteristicRow
from brp_desktop.models.skill_rows import SkillRow, TickState, skill_named
from brp_desktop.models.skills import SkillColumn
from brp_desktop.models.skills_order import AT_HAND, OTHER, Section
from brp_desktop.rules import RulesError, Step
from brp_desktop.rules.brp import BrpOptions, level_odds, thresholds
from brp_desktop.sheet.brp import Skill
from brp_desktop.sheet.errors import EditError
from brp_desktop.sheet.skill_rules import base_formula, missing_characteristics
from brp_desktop.views import labels

if TYPE_CHECKING:
    from brp_desktop.models.skill_edit import EditColumn

translate = QCoreApplication.translate


def chance_lines(name: str, chance: int, options: BrpOptions, base: int | None = None) -> str:
    """«Spot 65%: critical 4%, special 9%, success 52% …», the exact odds; levels that cannot fall are left out."""
    odds = level_odds(chance, options, base=base)
    parts = [
        f"{labels.level_label(level.value)} {labels.percent(share)}"
        for level, share in sorted(odds.items(), key=lambda pair: pair[0], reverse=True)
        if share
    ]
    return translate("sheet", "{name} {chance}: {levels}").format(
        name=name, chance=labels.percent(chance), levels=labels.listed(parts)
    )


def range_sentence(chance: int, options: BrpOptions, base: int | None = None) -> str:
    """«Succeeds from 01 to 45; special to 09, critical to 03; fumble from 98.»"""
    limits = thresholds(chance, options, base=base)
    parts: list[str] = []
    if limits.success:
        parts.append(translate("sheet", "succeeds to {limit}").format(limit=labels.two_digits(limits.success)))
    if limits.special:
        parts.append(translate("sheet", "special to {limit}").format(limit=labels.two_digits(limits.special)))
    if limits.critical:
        parts.append(translate("sheet", "critical to {limit}").format(limit=labels.two_digits(limits.critical)))
    if limits.fumble <= 100:
        parts.append(translate("sheet", "fumble from {limit}").format(limit=labels.roll_digits(limits.fumble)))
    return labels.first_up(labels.listed(parts)) + "."


def burden_words(burdens: Sequence[tuple[str, int]]) -> list[str]:
    """«Armour −20»: what weighs on a roll at present, one by one."""
    steps = (Step(source, (points,), points) for source, points in burdens)
    return [f"{labels.step_label(step)} {labels.signed(step.result)}" for step in steps]


def problem_sentence(
    code: str, name: str, formula: str, missing: Sequence[str], options: BrpOptions, circle: Sequence[str] = ()
) -> str:
    """Why a row has no score; where characteristics are missing: which to type, and where; a circle with its skills."""
    error = RulesError(code, name=name, formula=formula)
    if circle:
        error = RulesError(code, kind="circle", name=name, way=" → ".join(circle))
    if missing:
        language = content_language()
        short = [characteristic_abbreviation(id_, options, language) for id_ in missing]
        error = RulesError(code, missing=labels.listed(short))
    return labels.error_sentence(error)


def skill_problem(document: BrpDocument, skill: Skill, code: str) -> str:
    """Why a skill of a document has no score, as one sentence."""
    options = document.character.options
    missing = missing_characteristics(skill, options, document.derived.values) if code == "missing_value" else ()
    language, rows = content_language(), {row.id: row for row in document.character.skills}
    circle = [skill_named(id_, rows, language) for id_ in document.derived.skills[skill.id].circle]
    return problem_sentence(code, full_skill_name(skill, language), skill.base or "", missing, options, circle)


def not_a_number() -> str:
    """What is wrong with a field that holds no number."""
    return translate("sheet", "That is not a whole number.")


class SheetTexts:
    """All words of the rows of a sheet; ``options`` are those of the document shown."""

    def __init__(self, options: BrpOptions) -> None:
        self.options = options

    # Rows in play mode

    def row(self, row: SkillRow) -> str:
        parts = [row.name, labels.percent(row.chance), *burden_words(row.burdens)]
        if row.tick_state is TickState.TICKED:
            parts.append(translate("sheet", "ticked"))
        elif row.tick_state is TickState.NONE:
            parts.append(translate("sheet", "never ticked"))
        return labels.listed(parts)

    def cell(self, row: SkillRow, column: SkillColumn) -> str:
        return translate("sheet", "{name}, {what}: {number}").format(
            name=row.name, what=self.heading_name(column), number=self.number(row, column)
        )

    def number(self, row: SkillRow, column: SkillColumn) -> str:
        if row.score is None:
            return "—" if column is SkillColumn.SCORE else ""
        if column is SkillColumn.SCORE:
            return labels.two_digits(row.chance)
        if column is SkillColumn.HALF:
            return labels.two_digits(row.half)
        limit = row.special if column is SkillColumn.SPECIAL else row.critical
        return labels.two_digits(limit) if limit else "–"

    def explanation(self, row: SkillRow) -> str:
        if row.error is not None:
            return labels.listed(
                [row.name, problem_sentence(row.error, row.name, row.typed_base, row.missing, self.options, row.circle)]
            )
        if row.score is None or row.chance is None:
            return row.name
        odds = chance_lines(row.name, row.chance, self.options, row.base)
        if not row.burdens:
            return odds
        weighs = labels.listed([labels.percent(row.score), *burden_words(row.burdens)])
        return translate("sheet", "{name} {value}. {odds}").format(name=row.name, value=weighs, odds=odds)

    def heading(self, column: SkillColumn) -> str:
        return {
            SkillColumn.NAME: "",
            SkillColumn.SCORE: "%",
            SkillColumn.HALF: "½",
            SkillColumn.SPECIAL: "◆",
            SkillColumn.CRITICAL: "◆◆",
        }[column]

    def heading_name(self, column: SkillColumn) -> str:
        match column:
            case SkillColumn.SCORE:
                return translate("sheet", "score")
            case SkillColumn.HALF:
                return translate("sheet", "half, when Difficult")
            case SkillColumn.SPECIAL:
                return translate("sheet", "highest roll of a special")
            case SkillColumn.CRITICAL:
                return translate("sheet", "highest roll of a critical")
            case _:
                return translate("sheet", "skill")

    def section(self, section: Section) -> str:
        if section.initials is not None:
            first, last = section.initials
            return first if first == last else f"{first}–{last}"
        if section.category is None:
            return ""
        if section.category == AT_HAND:
            return translate("sheet", "At hand")
        if section.category == OTHER:
            return translate("sheet", "Other")
        return category_name(section.category, content_language())

    # Cells of the characteristics

    def characteristic(self, row: CharacteristicRow) -> str:
        value = "—" if row.value is None else str(row.value)
        parts = [row.roll] if row.roll else []
        parts.append(f"{row.abbreviation} {value}")
        if row.chance is not None:
            parts.append(labels.percent(row.chance))
        if row.ticked:
            parts.append(translate("sheet", "ticked"))
        return labels.listed(parts)

    def characteristic_explanation(self, row: CharacteristicRow) -> str:
        if row.value is None:
            said = problem_sentence("missing_value", row.name, "", (row.id,), self.options)
            return labels.listed([row.name, said])
        if row.chance is None:
            return translate("sheet", "{name}: no roll of its own").format(name=row.name)
        odds = chance_lines(row.roll, row.chance, self.options, row.chance)
        return translate("sheet", "{name} {value}. {odds}").format(name=row.name, value=row.value, odds=odds)

    # Rows in edit mode

    def edit_cell(self, row: SkillRow, column: "EditColumn", shown: str) -> str:
        from brp_desktop.models.skill_edit import EditColumn

        if column is EditColumn.NAME:
            return labels.listed([row.name, labels.percent(row.score)])
        return translate("sheet", "{name}, {what}: {number}").format(
            name=row.name, what=self.edit_heading_name(column), number=shown
        )

    def chosen(self, said: str) -> str:
        return labels.listed([said, translate("sheet", "chosen")])

    def edit_base(self, skill: Skill, row: SkillRow) -> str:
        formula = base_formula(skill, self.options)
        if formula is None:
            return labels.two_digits(row.base)
        if formula.isdecimal() or skill.base is not None:
            return labels.two_digits(row.base)
        return formula_text(formula, self.options)

    def edit_total(self, row: SkillRow) -> str:
        return labels.two_digits(row.score)

    def add_speciality(self, family: str) -> str:
        definition = brp_catalogue().skills.get(family)
        name = localised(definition.names, content_language()) if definition else family
        return translate("sheet", "{skill}, another speciality").format(skill=name)

    def add_skill(self, category: str) -> str:
        return translate("sheet", "Add a skill")

    def edit_heading(self, column: "EditColumn") -> str:
        from brp_desktop.models.skill_edit import EditColumn

        match column:
            case EditColumn.BASE:
                return translate("sheet", "base")
            case EditColumn.PROFESSION:
                return translate("sheet", "prof.")
            case EditColumn.PERSONAL:
                return translate("sheet", "pers.")
            case EditColumn.EXPERIENCE:
                return translate("sheet", "exp.")
            case EditColumn.TOTAL:
                return "%"
            case _:
                return ""

    def edit_heading_name(self, column: "EditColumn") -> str:
        from brp_desktop.models.skill_edit import EditColumn

        match column:
            case EditColumn.BASE:
                return translate("sheet", "base chance")
            case EditColumn.PROFESSION:
                return translate("sheet", "profession points")
            case EditColumn.PERSONAL:
                return translate("sheet", "personal points")
            case EditColumn.EXPERIENCE:
                return translate("sheet", "experience points")
            case EditColumn.TOTAL:
                return translate("sheet", "score")
            case _:
                return translate("sheet", "skill")

    def not_a_number(self) -> str:
        return not_a_number()

    def refusal(self, error: EditError) -> str:
        return labels.error_sentence(error)


def formula_text(formula: str, options: BrpOptions) -> str:
    """A base formula with the abbreviations of the language: ``INT+POW`` as «INT+POU», ``DEX*2`` as «DEX×2»."""
    catalogue = brp_catalogue()
    text = formula
    for id_ in catalogue.characteristics:
        text = text.replace(id_.upper(), characteristic_abbreviation(id_, options, content_language()))
    if text.startswith("base("):
        wanted = catalogue.skills.get(text[5:-1])
        return localised(wanted.names, content_language()) if wanted else text
    if text.startswith("max("):
        text = text[4:-1].split(",")[0]
    return text.replace("*", "×")
