"""What the quick find finds on a percentile sheet."""

from brp_desktop.catalogue.brp import brp_catalogue
from brp_desktop.catalogue.names import category_name, characteristic_abbreviation, full_skill_name, roll_name
from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.play.subjects import Subject
from brp_desktop.views.find_hits import Hit
from brp_desktop.views.labels import percent, percent_sign


def candidates(document: BrpDocument, lang: str) -> list[tuple[Hit, str]]:
    """Every skill, weapon and characteristic that can be rolled, with its English name to be found by too."""
    found: list[tuple[Hit, str]] = []
    derived, options = document.derived, document.character.options
    for skill in document.character.skills:
        numbers = derived.skills[skill.id]
        if not numbers.rollable:
            continue
        hit = Hit(
            Subject("skill", skill.id),
            full_skill_name(skill, lang),
            category_name(numbers.category, lang),
            _number(numbers.score),
        )
        found.append((hit, full_skill_name(skill, "en")))
    if document.character.weapons:
        found += _weapons(document, lang)
    if document.character.powers:
        found += _powers(document, lang)
    rolls = brp_catalogue().rolls
    for id_, value in derived.characteristics.items():
        if value.roll is None or value.chance is None or value.roll not in rolls:
            continue
        factor = f"{characteristic_abbreviation(id_, options, lang)} ×5"
        hit = Hit(Subject("characteristic", id_), roll_name(value.roll, options, lang), factor, _number(value.chance))
        found.append((hit, roll_name(value.roll, options, "en")))
    return found


def _weapons(document: BrpDocument, lang: str) -> list[tuple[Hit, str]]:
    """Every weapon that can be attacked with."""
    from brp_desktop.catalogue.belonging_names import weapon_name
    from brp_desktop.play.armed import attack_with

    derived = document.derived
    rows = {row.id: row for row in document.character.skills}
    found = []
    for weapon in document.character.weapons:
        numbers = derived.weapons[weapon.id]
        row = rows.get(numbers.row) if numbers.row is not None else None
        if row is None or not numbers.rollable:
            continue
        name = weapon_name(weapon.weapon, weapon.name, lang)
        hit = Hit(attack_with(derived, weapon.id), name, full_skill_name(row, lang), _number(numbers.score))
        found.append((hit, weapon_name(weapon.weapon, weapon.name, "en")))
    return found


def _powers(document: BrpDocument, lang: str) -> list[tuple[Hit, str]]:
    """Every power that is rolled, by a skill or by its own chance."""
    from brp_desktop.play.armed import power_with

    character, derived = document.character, document.derived
    rows = {row.id: row for row in character.skills}
    found = []
    for power in character.powers:
        row = rows.get(power.skill) if power.skill is not None else None
        score = power.chance if row is None else derived.skills[row.id].score
        if power.name and score is not None and (row is None or derived.skills[row.id].rollable):
            aside = "" if row is None else full_skill_name(row, lang)
            found.append((Hit(power_with(character, power.id), power.name, aside, _number(score)), power.name))
    return found


def _number(score: int | None) -> str:
    """The score in percent, with two digits at least."""
    return percent(score) if score is None or score > 9 else f"{score:02d}{percent_sign()}"
