"""Weapons in words: the rows of the weapons table, and the Dodge that goes with them."""

from typing import Final

from PySide6.QtCore import QCoreApplication

from brp_desktop.catalogue.belonging_names import weapon_name
from brp_desktop.catalogue.brp import brp_catalogue, localised
from brp_desktop.catalogue.names import full_skill_name
from brp_desktop.catalogue.weapons import weapon_catalogue
from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.controllers.language import content_language
from brp_desktop.models.cells import Cell, CellRow, Heading
from brp_desktop.play.armed import dodge
from brp_desktop.play.blows import Arm, DamageRequest, prepare_damage
from brp_desktop.rules import RulesError
from brp_desktop.rules.brp import Difficulty, effective_chance, thresholds
from brp_desktop.rules.brp.combat import further_defence_chance
from brp_desktop.rules.brp.damage import Hit
from brp_desktop.rules.brp.hindrances import stops_attack
from brp_desktop.sheet.belongings import Weapon
from brp_desktop.sheet.brp import BrpCharacter, Skill
from brp_desktop.sheet.derived_burdens import Modifiers
from brp_desktop.sheet.derived_weapons import DerivedWeapon
from brp_desktop.sheet.hindrances import in_force, kept_from_use
from brp_desktop.sheet.ids import BelongingId, SkillId
from brp_desktop.views import combat_words, labels
from brp_desktop.views.brp.cells_table import Column
from brp_desktop.views.brp.texts import burden_words, chance_lines
from brp_desktop.views.damage_words import damage_text

translate = QCoreApplication.translate

DODGE: Final = BelongingId("*dodge")
"""The key of the row of Dodge; no belonging has such an id."""

COLUMNS = (
    Column("weapon", 120, 230, share=3),
    Column("score", 42, right=True),
    Column("half", 32, right=True, drop=8),
    Column("special", 30, right=True, drop=7, sign="special"),
    Column("critical", 32, right=True, drop=6, sign="critical"),
    Column("damage", 64, 130),
    Column("special_damage", 70, 150, share=1, drop=3),
    Column("range", 56, 130, share=1, drop=4),
    Column("attacks", 34, 60, drop=9),
    Column("hands", 34, 60, drop=5),
    Column("ammunition", 44, 80, drop=1),
    Column("hit_points", 40, 70, right=True, drop=2),
)
IDS = tuple(column.id for column in COLUMNS)


def headings() -> tuple[Heading, ...]:
    """What stands over the columns."""
    return (
        Heading(translate("combat", "Weapons"), translate("combat", "weapon")),
        Heading("%", translate("combat", "chance to hit")),
        Heading("½", translate("sheet", "half, when Difficult")),
        Heading("◆", translate("sheet", "highest roll of a special")),
        Heading("◆◆", translate("sheet", "highest roll of a critical")),
        Heading(translate("combat", "Damage"), translate("combat", "damage")),
        Heading(translate("combat", "Special"), translate("combat", "damage of a special hit")),
        Heading(translate("combat", "Range"), translate("combat", "range")),
        Heading(translate("combat", "Att."), translate("combat", "attacks a round")),
        Heading(translate("combat", "Hands"), translate("combat", "hands")),
        Heading(translate("combat", "Shots"), translate("combat", "ammunition")),
        Heading(translate("combat", "HP", "hit points of a weapon"), translate("combat", "hit points of the weapon")),
    )


def weapon_rows(document: BrpDocument, *, plays: bool = True) -> dict[BelongingId, CellRow]:
    """Every weapon in the order of the sheet, then Dodge where the sheet has it; ``plays``: a click rolls."""
    character, derived = document.character, document.derived
    rows = {row.id: row for row in character.skills}
    found = {weapon.id: _row(document, weapon, derived.weapons[weapon.id], rows) for weapon in character.weapons}
    dodging = dodge(character)
    if dodging is not None:
        found[DODGE] = _dodge_row(document, rows[SkillId(dodging.id)])
    return found if plays else {key: _at_rest(row) for key, row in found.items()}


def _at_rest(row: CellRow) -> CellRow:
    """A row on which a click rolls nothing."""
    return row._replace(cells=tuple(cell._replace(acts=False) for cell in row.cells))


def title_of(weapon: Weapon) -> str:
    """What a weapon is called."""
    return weapon_name(weapon.weapon, weapon.name, content_language()) or translate("combat", "Unnamed weapon")


def attack_chance(numbers: DerivedWeapon) -> int | None:
    """The chance to hit as things are: with what weighs on it; None where it cannot be rolled."""
    return None if numbers.error is not None else _weighed(numbers.score, numbers.burdens)


def parry_chance(document: BrpDocument, numbers: DerivedWeapon) -> int | None:
    """The chance of the next parry of the round; None where it cannot be tried."""
    if numbers.parry_error is not None:
        return None
    return _next_defence(document, _weighed(numbers.parry_score, numbers.parry_burdens))


def dodge_chance(document: BrpDocument) -> int | None:
    """The chance of the next Dodge of the round; None where it cannot be tried."""
    dodging = dodge(document.character)
    if dodging is None:
        return None
    numbers = document.derived.skills[SkillId(dodging.id)]
    return _next_defence(document, _weighed(numbers.score, numbers.burdens))


def damage_request(document: BrpDocument, weapon: Weapon, hit: Hit) -> DamageRequest | None:
    """What a blow with a weapon does when it lands so; None where it does no damage."""
    numbers = document.derived.weapons[weapon.id]
    arm = Arm(
        weapon.id,
        weapon.weapon,
        weapon.name,
        numbers.damage,
        document.derived.damage_bonus or "",
        numbers.facts.kind,
        numbers.facts.special,
    )
    try:
        return prepare_damage(arm, hit, document.character.options)
    except RulesError:
        return None


def skill_text(character: BrpCharacter, numbers: DerivedWeapon) -> str:
    """The skill behind a weapon; where there is none, which one is missing."""
    language = content_language()
    row = next((row for row in character.skills if row.id == numbers.row), None)
    if row is not None:
        return full_skill_name(row, language)
    if numbers.wanted is None:
        return translate("combat", "No skill chosen")
    return translate("combat", "Missing: {skill}").format(skill=wanted_skill(numbers.wanted))


def wanted_skill(wanted: tuple[str, str | None]) -> str:
    """The name of a skill of the catalogue with its speciality."""
    skill, speciality = wanted
    return full_skill_name(Skill(id=SkillId(""), skill=skill, speciality=speciality), content_language())


def problem_of(weapon: Weapon, numbers: DerivedWeapon, character: BrpCharacter) -> str:
    """Why a weapon cannot be attacked with, as a sentence; "" where it can."""
    if numbers.is_broken:
        return labels.error_sentence(RulesError("weapon_broken", name=title_of(weapon)))
    if why := attack_stop(weapon, character):
        return why
    if numbers.loaded == 0:
        return labels.error_sentence(RulesError("no_ammunition", name=title_of(weapon)))
    if numbers.error is None:
        return ""
    if numbers.error == "weapon_without_skill":
        return translate("combat", "{weapon} is not rolled: {reason}.").format(
            weapon=title_of(weapon), reason=skill_text(character, numbers)
        )
    return labels.error_sentence(RulesError(numbers.error, name=title_of(weapon), formula=""))


def attack_stop(weapon: Weapon, character: BrpCharacter) -> str:
    """What keeps the character from attacking with a weapon for a time, as a sentence; "" where nothing does."""
    kind = kept_from_use(character.hindrances, weapon.id) or stops_attack(in_force(character.hindrances))
    return "" if kind is None else labels.error_sentence(RulesError(f"hindered_{kind}", name=character.name))


def parry_stop(weapon: Weapon, character: BrpCharacter) -> str:
    """What keeps the character from parrying with a weapon for a time."""
    kind = kept_from_use(character.hindrances, weapon.id)
    return "" if kind is None else labels.error_sentence(RulesError(f"hindered_{kind}", name=character.name))


def range_text(numbers: DerivedWeapon) -> tuple[str, str]:
    """How far it reaches, and the bands of its range or its length hand to hand."""
    if numbers.range_m is not None:
        bands = " · ".join(str(metres) for _, metres in numbers.bands)
        return translate("combat", "{metres} m").format(metres=numbers.range_m), bands
    reach = numbers.facts.reach
    known = weapon_catalogue().reaches.get(reach or "")
    return translate("combat", "close"), localised(known.names, content_language()) if known else reach or ""


def _row(document: BrpDocument, weapon: Weapon, numbers: DerivedWeapon, rows: dict[SkillId, Skill]) -> CellRow:
    character = document.character
    title, skill = title_of(weapon), skill_text(character, numbers)
    row = rows.get(numbers.row) if numbers.row is not None else None
    problem = problem_of(weapon, numbers, character)
    name = Cell(
        title,
        skill,
        strong=True,
        ink="danger" if row is None else "text",
        icon="warning" if problem else "",
        box=_box(document, row),
        acts=not problem,
    )
    cells = {"weapon": name, **_chances(document, attack_chance(numbers), numbers.base, numbers.burdens)}
    cells |= _damages(document, weapon, numbers)
    far, bands = range_text(numbers)
    cells["range"] = Cell(far, bands)
    cells["attacks"] = Cell(numbers.facts.attacks)
    cells["hands"] = Cell(numbers.facts.hands)
    if numbers.loaded is not None:
        spare = "" if weapon.spare is None else f"+\u00a0{weapon.spare}"
        text = f"{numbers.loaded}/{numbers.facts.ammunition}"
        cells["ammunition"] = Cell(text, spare, ink="danger" if numbers.loaded == 0 else "text")
    if numbers.hit_points is not None:
        text = f"{numbers.hit_points}/{numbers.facts.hit_points}"
        broken = translate("combat", "broken") if numbers.is_broken else ""
        cells["hit_points"] = Cell(text, broken, ink="danger" if numbers.is_broken else "text")
    shown = tuple(cells.get(id_, Cell()) for id_ in IDS)
    chance = labels.percent(attack_chance(numbers))
    ticked = translate("sheet", "ticked") if name.box == "ticked" else ""
    said = labels.listed((title, chance, skill, ticked, problem.rstrip(".")))
    return CellRow(shown, said, _tip(document, weapon, numbers, problem))


def _dodge_row(document: BrpDocument, row: Skill) -> CellRow:
    numbers = document.derived.skills[row.id]
    title = full_skill_name(row, content_language())
    chance = dodge_chance(document)
    name = Cell(title, strong=True, box=_box(document, row), acts=chance is not None)
    cells = {"weapon": name, **_chances(document, chance, numbers.base, numbers.burdens)}
    ticked = translate("sheet", "ticked") if name.box == "ticked" else ""
    said = labels.listed((title, labels.percent(chance), ticked))
    tip = "" if chance is None else chance_lines(title, chance, document.character.options, numbers.base)
    return CellRow(tuple(cells.get(id_, Cell()) for id_ in IDS), said, tip)


def _box(document: BrpDocument, row: Skill | None) -> str:
    if row is None:
        return ""
    if not document.derived.skills[row.id].learns:
        return "none"
    return "ticked" if row.ticked else "empty"


def _chances(document: BrpDocument, chance: int | None, base: int | None, burdens: Modifiers) -> dict[str, Cell]:
    if chance is None:
        return {"score": Cell("—", ink="text_2")}
    options = document.character.options
    limits = thresholds(chance, options, base=base)
    burden = sum(points for _, points in burdens)
    half = effective_chance(max(0, chance - burden), Difficulty.DIFFICULT, burden)
    found = {
        "score": Cell(labels.two_digits(chance), strong=True, icon="burden" if burdens else ""),
        "half": Cell(labels.two_digits(half), ink="text_2"),
        "special": Cell(labels.two_digits(limits.special) if limits.special else "–", ink="text_2"),
    }
    if options.critical:
        found["critical"] = Cell(labels.two_digits(limits.critical) if limits.critical else "–", ink="text_2")
    return found


def _damages(document: BrpDocument, weapon: Weapon, numbers: DerivedWeapon) -> dict[str, Cell]:
    if numbers.damage_error is not None:
        said = translate("combat", "not understood")
        return {"damage": Cell(numbers.facts.damage, said, ink="danger", icon="warning")}
    found = {}
    for id_, hit in (("damage", "normal"), ("special_damage", "special")):
        request = damage_request(document, weapon, hit)  # type: ignore[arg-type]  # two of the hits
        if request is not None:
            under = combat_words.effect_name(numbers.facts.special or "") if id_ == "special_damage" else ""
            if id_ == "damage" and numbers.facts.damage_by_range:
                under = "/".join(damage for _, damage in numbers.facts.damage_by_range)
            found[id_] = Cell(damage_text(request), under, acts=True)
    if not found and numbers.facts.effect is not None:
        found["damage"] = Cell(effect_text(numbers.facts.effect))
    return found


def effect_text(effect: str) -> str:
    """What an attack does besides or instead of damage."""
    known = weapon_catalogue().effects.get(effect)
    return effect if known is None else localised(known.names, content_language())


def _tip(document: BrpDocument, weapon: Weapon, numbers: DerivedWeapon, problem: str) -> str:
    """Everything that has no room in the row."""
    facts, chance = numbers.facts, attack_chance(numbers)
    parts = [problem]
    if chance is not None:
        parts.append(f"{chance_lines(title_of(weapon), chance, document.character.options, numbers.base)}.")
    parts += [f"{text}." for text in burden_words(numbers.burdens)]
    facts_ = [
        translate("combat", "attacks a round {number}").format(number=facts.attacks) if facts.attacks else "",
        translate("combat", "hands {number}").format(number=facts.hands) if facts.hands else "",
        translate("combat", "fails from {number}").format(number=facts.malfunction) if facts.malfunction else "",
        effect_text(facts.effect) if facts.effect else "",
    ]
    said = labels.listed(facts_)
    if said:
        parts.append(f"{labels.first_up(said)}.")
    parts.append(weapon.note)
    return " ".join(part for part in parts if part)


def _weighed(score: int | None, burdens: Modifiers) -> int | None:
    return None if score is None else effective_chance(score, modifier=sum(points for _, points in burdens))


def _next_defence(document: BrpDocument, chance: int | None) -> int | None:
    if chance is None:
        return None
    return further_defence_chance(chance, document.defences + 1, document.character.options)


def kind_name(kind: str) -> str:
    """The sort of a weapon: «Melee»."""
    known = weapon_catalogue().kinds.get(kind)
    return kind if known is None else localised(known.names, content_language())


def reach_name(reach: str) -> str:
    """The length of a weapon: «Short»."""
    known = weapon_catalogue().reaches.get(reach)
    return reach if known is None else localised(known.names, content_language())


def category_names() -> dict[str, str]:
    """The categories of skills by id, for what armour weighs on."""
    language = content_language()
    return {id_: localised(each.names, language) for id_, each in brp_catalogue().categories.items()}
