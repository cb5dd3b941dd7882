"""How somebody fares, in words: conditions by the rules, wounds, hit locations."""

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.models.cells import Cell, CellRow, Heading
from brp_desktop.play.subjects import SubjectName
from brp_desktop.rules.brp.conditions import UNCONSCIOUS_AT
from brp_desktop.rules.brp.hit_locations import dies_when_lost
from brp_desktop.rules.brp.wounds import UNCONSCIOUS_HOURS
from brp_desktop.sheet.belongings import Wound
from brp_desktop.sheet.derived_health import DerivedHealth, DerivedLocation
from brp_desktop.sheet.derived_values import FATIGUE, HIT_POINTS
from brp_desktop.sheet.ids import BelongingId, CharacteristicId
from brp_desktop.views import combat_words, labels, roll_words
from brp_desktop.views.brp.cells_table import Column
from brp_desktop.views.major_wound_words import limits
from brp_desktop.views.times import since

translate = QCoreApplication.translate

WOUND_COLUMNS = (
    Column("wound", 110, 260, share=3),
    Column("points", 50, 80, right=True),
    Column("state", 90, 260, share=2),
)
LOCATION_COLUMNS = (
    Column("place", 96, 200, share=2),
    Column("points", 50, 80, right=True),
    Column("armour", 46, 70, right=True),
    Column("state", 90, 260, share=3),
)

_STATES: dict[str, object] = {
    "unconscious": QT_TRANSLATE_NOOP("combat", "Unconscious."),
    "dying": QT_TRANSLATE_NOOP("combat", "Dying."),
    "dying.end_of_round": QT_TRANSLATE_NOOP("combat", "Dying: dead at the end of the round unless brought back to 1."),
    "dying.end_of_next_round": QT_TRANSLATE_NOOP(
        "combat", "Dying: dead at the end of the next round unless brought back to 1."
    ),
    "dead": QT_TRANSLATE_NOOP("combat", "Dead."),
    "minor_wounds": QT_TRANSLATE_NOOP(
        "combat", "The minor wounds add up to a major one: unconscious unless a luck roll succeeds."
    ),
    "bleeding": QT_TRANSLATE_NOOP("combat", "Bleeding: one hit point each round."),
    "fainted": QT_TRANSLATE_NOOP("combat", "No power points left: unconscious."),
    "helpless": QT_TRANSLATE_NOOP("combat", "Exhausted: can do nothing."),
}
_LIMBS: dict[str, object] = {
    "sound": QT_TRANSLATE_NOOP("combat", "sound"),
    "hurt": QT_TRANSLATE_NOOP("combat", "hurt"),
    "disabled": QT_TRANSLATE_NOOP("combat", "out of use"),
    "shock": QT_TRANSLATE_NOOP("combat", "out of use, shock and bleeding"),
    "lost": QT_TRANSLATE_NOOP("combat", "lost"),
}
_EFFECTS: dict[str, object] = {
    "falls": QT_TRANSLATE_NOOP("combat", "falls"),
    "drops": QT_TRANSLATE_NOOP("combat", "drops what it holds"),
    "down_bleeding": QT_TRANSLATE_NOOP("combat", "down and bleeding"),
    "unconscious": QT_TRANSLATE_NOOP("combat", "unconscious"),
}


def condition_sentences(document: BrpDocument) -> list[str]:
    """Everything that holds by the rules, the worst first; nothing for somebody who is well."""
    health = document.derived.health
    return [sentence for id_ in health.conditions if (sentence := _sentence(document, health, id_))]


def _sentence(document: BrpDocument, health: DerivedHealth, id_: str) -> str:
    if id_ == "dead":
        lost = next((place for place, each in health.locations.items() if _is_deadly(place, each)), None)
        if lost is not None:
            return translate("combat", "Dead: {place} lost.").format(place=combat_words.location_name(lost).lower())
    if id_ == "major_wound":
        rounds = health.fighting_rounds or 0
        return translate("combat", "Major wound: fights on for %n round(s) at most.", None, rounds)
    if id_ == "tired":
        current = document.derived.resources[FATIGUE].current or 0
        return translate("combat", "Tired: {modifier} on every roll.").format(modifier=labels.signed(current))
    if id_ == "unconscious" and _sleeps_for_hours(document):
        return translate("combat", "Unconscious for {dice} hours.").format(dice=UNCONSCIOUS_HOURS)
    source = _STATES.get(f"{id_}.{health.dies}") or _STATES.get(id_)
    return id_ if source is None else translate("combat", str(source))


def _sleeps_for_hours(document: BrpDocument) -> bool:
    """Whether it is known for how long: at exactly two hit points (SRD)."""
    points = document.derived.resources[HIT_POINTS].current
    return points == UNCONSCIOUS_AT and document.character.options.wound_rule == "srd"


def _is_deadly(place: str, location: DerivedLocation) -> bool:
    return location.state == "lost" and dies_when_lost(place)


def wound_headings() -> tuple[Heading, ...]:
    """What stands over the wounds."""
    return (
        Heading(translate("combat", "Wounds"), translate("combat", "wound")),
        Heading(translate("combat", "Points"), translate("combat", "hit points it still costs, of those it took")),
        Heading(translate("combat", "State"), translate("combat", "state")),
    )


def wound_rows(document: BrpDocument) -> dict[BelongingId, CellRow]:
    """Every wound, the oldest first; what is healed is struck through."""
    return {wound.id: _wound(wound) for wound in document.character.wounds}


def wound_name(wound: Wound) -> str:
    """«Left arm», «Wound»: where it is."""
    return combat_words.location_name(wound.location) or translate("combat", "Wound")


def stamina_words(document: BrpDocument) -> str:
    """«Stamina 60%»: the roll that stops a bleeding."""
    name = roll_words.subject_title(SubjectName(characteristic="con", roll="stamina"), document.character.options)
    value = document.derived.characteristics.get(CharacteristicId("con"))
    chance = None if value is None else value.chance
    return name if chance is None else f"{name} {labels.percent(chance)}"


def _wound(wound: Wound) -> CellRow:
    healed = wound.left == 0
    when = since(wound.time // 1000) if wound.time else ""
    points = str(wound.left) if wound.left == wound.amount else f"{wound.left}/{wound.amount}"
    states = []
    if wound.major:
        states.append(translate("combat", "major"))
    if wound.effect:
        states.append(combat_words.effect_name(wound.effect))
    if wound.major_roll is not None:
        states += limits(wound.major_roll)
    if wound.treated:
        states.append(translate("combat", "First Aid given"))
    if healed:
        states.append(translate("combat", "healed"))
    state = labels.listed(states)
    bad = wound.major and not healed
    cells = (
        Cell(wound_name(wound), labels.listed((when, wound.note)), icon="wound" if bad else "", struck=healed,
             ink="danger" if bad else "text"),
        Cell(points, strong=not healed),
        Cell(labels.first_up(state), icon="bleeding" if wound.effect == "bleeding" and not healed else "",
             ink="danger" if bad or (wound.effect == "bleeding" and not healed) else "text"),
    )  # fmt: skip
    said = labels.listed(
        (wound_name(wound), translate("combat", "%n point(s) left", None, wound.left), state, when, wound.note)
    )
    return CellRow(cells, said, said)


def location_headings() -> tuple[Heading, ...]:
    """What stands over the hit locations."""
    return (
        Heading(translate("combat", "Hit locations"), translate("combat", "hit location")),
        Heading(translate("combat", "Points"), translate("combat", "points left of its own")),
        Heading(translate("combat", "Armour"), translate("combat", "armour there")),
        Heading(translate("combat", "State"), translate("combat", "state")),
    )


def location_rows(document: BrpDocument) -> dict[str, CellRow]:
    """Every hit location in the order of the die; nothing where the rules have none."""
    return {place: _location(place, each) for place, each in document.derived.health.locations.items()}


def _location(place: str, location: DerivedLocation) -> CellRow:
    name = combat_words.location_name(place)
    left = str(location.left).replace("-", labels.MINUS)
    state = translate("combat", str(_LIMBS[location.state]))
    if location.effect is not None and location.state != "lost":
        state = labels.listed((state, translate("combat", str(_EFFECTS[location.effect]))))
    bad = location.state not in ("sound", "hurt")
    cells = (
        Cell(name, strong=location.lost > 0),
        Cell(f"{left}/{location.points}", ink="danger" if bad else "text"),
        Cell(str(location.armour) if location.armour else "–", ink="text" if location.armour else "text_2"),
        Cell(labels.first_up(state) if location.lost else "", ink="danger" if bad else "text",
             icon="warning" if bad else ""),
    )  # fmt: skip
    armour = translate("combat", "armour {points}").format(points=location.armour)
    said = labels.listed((name, f"{left}/{location.points}", armour, state))
    return CellRow(cells, said, said)
