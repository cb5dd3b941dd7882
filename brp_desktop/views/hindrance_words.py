"""Words of what holds somebody back in a fight: what it is, for how long, what it does, how it ends."""

from collections.abc import Mapping

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from brp_desktop.catalogue.belonging_names import weapon_name
from brp_desktop.catalogue.names import characteristic_abbreviation, derived_abbreviation
from brp_desktop.controllers.language import content_language
from brp_desktop.play.combat_entries import weapon_names
from brp_desktop.play.entries import CombatNote
from brp_desktop.play.hindered import CHARACTERISTIC_OF, Try
from brp_desktop.play.people import Person
from brp_desktop.play.subjects import SubjectName
from brp_desktop.rules.brp import SRD, BrpOptions
from brp_desktop.rules.brp.rounds import ROUNDS_PER_TURN
from brp_desktop.rules.rounding import ceil_div
from brp_desktop.sheet.brp import Hindrance
from brp_desktop.views import labels, roll_words

_NAMES: Mapping[str, object] = {
    "stunned": QT_TRANSLATE_NOOP("hindrance", "stunned"),
    "held": QT_TRANSLATE_NOOP("hindrance", "held fast"),
    "prone": QT_TRANSLATE_NOOP("hindrance", "on the ground"),
    "impaled": QT_TRANSLATE_NOOP("hindrance", "impaled"),
    "stuck": QT_TRANSLATE_NOOP("hindrance", "weapon stuck"),
    "bleeding": QT_TRANSLATE_NOOP("hindrance", "bleeding"),
    "lost_rounds": QT_TRANSLATE_NOOP("hindrance", "loses rounds"),
    "lost_attack": QT_TRANSLATE_NOOP("hindrance", "loses an attack"),
    "sight": QT_TRANSLATE_NOOP("hindrance", "sees badly"),
    "ankle": QT_TRANSLATE_NOOP("hindrance", "sprained ankle"),
    "disarmed": QT_TRANSLATE_NOOP("hindrance", "weapon dropped"),
    "broken": QT_TRANSLATE_NOOP("hindrance", "weapon broken"),
    "weapon": QT_TRANSLATE_NOOP("hindrance", "weapon damaged"),
}

_MEANINGS: Mapping[str, object] = {
    "stunned": QT_TRANSLATE_NOOP("hindrance", "no attack; defends only after an Idea roll; easy to hit"),
    "held": QT_TRANSLATE_NOOP("hindrance", "an agility roll or STR against {number} sets free"),
    "held.unknown": QT_TRANSLATE_NOOP("hindrance", "an agility roll or STR against STR sets free"),
    "prone": QT_TRANSLATE_NOOP("hindrance", "attacks and defends at difficult; easy to hit hand to hand"),
    "impaled": QT_TRANSLATE_NOOP("hindrance", "STR against {number} pulls the weapon out"),
    "stuck": QT_TRANSLATE_NOOP("hindrance", "a difficult roll pulls it out"),
    "bleeding": QT_TRANSLATE_NOOP("hindrance", "one hit point each round"),
    "lost_rounds": QT_TRANSLATE_NOOP("hindrance", "neither acts nor defends"),
    "lost_attack": QT_TRANSLATE_NOOP("hindrance", "the next attack or action is lost"),
    "sight": QT_TRANSLATE_NOOP("hindrance", "{number}% to whatever needs the eyes"),
    "disarmed": QT_TRANSLATE_NOOP("hindrance", "{number} m away"),
}

_ENDS: Mapping[str, object] = {
    "held": QT_TRANSLATE_NOOP("hindrance", "Free"),
    "prone": QT_TRANSLATE_NOOP("hindrance", "Stands up"),
    "impaled": QT_TRANSLATE_NOOP("hindrance", "Pulled out"),
    "stuck": QT_TRANSLATE_NOOP("hindrance", "Pulled out"),
    "bleeding": QT_TRANSLATE_NOOP("hindrance", "Bleeding stopped"),
    "disarmed": QT_TRANSLATE_NOOP("hindrance", "Picked up"),
    "broken": QT_TRANSLATE_NOOP("hindrance", "Mended"),
}

_ROLLS = {"agility": "agility", "stamina": "stamina", "idea": "idea"}


def hindrance_name(kind: str) -> str:
    """«stunned» for an id of the rules."""
    return _translated(_NAMES, kind)


def hindrance_words(one: Hindrance, weapon: str = "") -> str:
    """What it is, for how long, what it does: «Stunned, 2 rounds left: no attack; …», without a full stop."""
    head = labels.first_up(labels.listed((hindrance_name(one.kind), weapon, _duration(one))))
    meaning = _meaning(one)
    return labels.with_value(head, meaning) if meaning else head


def hindrance_sentence(person: Person, one: Hindrance) -> str:
    """The same of somebody, as a sentence."""
    return f"{hindrance_words(one, weapon_of(person, one))}."


def hindrance_short(person: Person, one: Hindrance) -> str:
    """What it is and for how long, for a line with other things in it."""
    return labels.listed((hindrance_name(one.kind), weapon_of(person, one), _duration(one)))


def weapon_of(person: Person, one: Hindrance) -> str:
    """The name of the weapon it is about; "" for none."""
    if not one.weapon:
        return ""
    id_, name = weapon_names(person, one.weapon)
    return weapon_name(id_, name, content_language()) or ""


def lower_first(text: str) -> str:
    """The text as it stands behind a colon."""
    return text[:1].lower() + text[1:]


def end_words(kind: str) -> str:
    """What the button says that ends it."""
    return _translated(_ENDS, kind) if kind in _ENDS else QCoreApplication.translate("hindrance", "Over")


def save_name(save: str, options: BrpOptions = SRD) -> str:
    """«Stamina»: the roll that avoids something or ends it."""
    return roll_words.subject_title(SubjectName(characteristic=CHARACTERISTIC_OF[save], roll=_ROLLS[save]), options)


def try_words(one: Try, hindrance: Hindrance, options: BrpOptions = SRD) -> str:
    """What the button of a try says: «Agility 55%»."""
    if one.way == "end":
        return end_words(hindrance.kind)
    if one.way == "bleed":
        return QCoreApplication.translate("hindrance", "Bleeds a round")
    if one.way == "str":
        strength = characteristic_abbreviation("str", options, content_language())
        text = QCoreApplication.translate("hindrance", "{characteristic} against {number}")
        words = text.format(characteristic=strength, number=hindrance.number)
        return words if one.chance is None else labels.with_value(words, labels.percent(one.chance))
    if one.way == "pull":
        words = QCoreApplication.translate("hindrance", "Pull it out")
    else:
        words = save_name(one.way, options)
    return words if one.chance is None else f"{words} {labels.percent(one.chance)}"


def entry_title(note: CombatNote) -> str:
    """What a line of the journal is about: «Stunned»."""
    return labels.first_up(hindrance_name(note.cause))


def entry_detail(note: CombatNote) -> str:
    """The weapon it is about."""
    return weapon_name(note.weapon, note.weapon_name, content_language()) if note.weapon or note.weapon_name else ""


def entry_line(note: CombatNote) -> str:
    """What happens, for the line of the journal."""
    if note.cause == "weapon":
        return f"{QCoreApplication.translate('hindrance', '%n hit point(s) lost', None, note.points)}."
    if note.effect == "ends":
        return f"{end_words(note.cause)}."
    one = Hindrance(kind=note.cause, rounds=note.points or None, delay=note.minutes, number=note.total)
    said = labels.listed((_duration(one), _meaning(one)))
    return f"{labels.first_up(said)}." if said else entry_title(note) + "."


def _meaning(one: Hindrance) -> str:
    if one.kind == "ankle":
        return f"{derived_abbreviation('move', SRD, content_language())} {labels.signed(one.number)}"
    key = "held.unknown" if one.kind == "held" and not one.number else one.kind
    if key not in _MEANINGS or (key == "disarmed" and not one.number):
        return ""
    number = labels.signed(one.number) if key == "sight" else str(one.number)
    return _translated(_MEANINGS, key).format(number=number)


def _duration(one: Hindrance) -> str:
    if not one.rounds:
        return ""
    if one.kind == "ankle":
        turns = ceil_div(one.rounds, ROUNDS_PER_TURN)
        return QCoreApplication.translate("hindrance", "%n turn(s) left", None, turns)
    if one.delay:
        return QCoreApplication.translate("hindrance", "%n round(s) from the next one on", None, one.rounds)
    return QCoreApplication.translate("hindrance", "%n round(s) left with this one", None, one.rounds)


def _translated(table: Mapping[str, object], key: str) -> str:
    source = table.get(key)
    return key if source is None else QCoreApplication.translate("hindrance", str(source))
