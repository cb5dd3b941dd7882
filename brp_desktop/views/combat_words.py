"""Words of combat and health: how a blow lands, where, what it costs; the journal's lines about them."""

from collections.abc import Iterable, Mapping

from msgspec.structs import replace
from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from brp_desktop.catalogue.brp import localised
from brp_desktop.controllers.language import current_language
from brp_desktop.play.entries import CombatNote, JournalEntry
from brp_desktop.views import labels, roll_words
from brp_desktop.views.disorder_words import disorder_words
from brp_desktop.views.major_wound_words import limits

_HITS: Mapping[str, object] = {
    "none": QT_TRANSLATE_NOOP("labels", "no hit"),
    "normal": QT_TRANSLATE_NOOP("labels", "normal hit"),
    "special": QT_TRANSLATE_NOOP("labels", "special hit"),
    "critical": QT_TRANSLATE_NOOP("labels", "critical hit"),
}

_CAUSES: Mapping[str, object] = {
    "blow": QT_TRANSLATE_NOOP("labels", "Wound"),
    "poison": QT_TRANSLATE_NOOP("labels", "Poison"),
    "disease": QT_TRANSLATE_NOOP("labels", "Disease"),
    "fall": QT_TRANSLATE_NOOP("labels", "Fall"),
    "bleeding": QT_TRANSLATE_NOOP("labels", "Bleeding"),
    "first_aid": QT_TRANSLATE_NOOP("labels", "First Aid"),
    "rest": QT_TRANSLATE_NOOP("labels", "A week of rest"),
    "care": QT_TRANSLATE_NOOP("labels", "A week of care"),
    "recovery": QT_TRANSLATE_NOOP("labels", "Full recovery"),
    "lasting_loss": QT_TRANSLATE_NOOP("labels", "Lasting loss"),
    "fright": QT_TRANSLATE_NOOP("labels", "Sanity roll"),
}

_CONSEQUENCES: Mapping[str, object] = {
    "no_armour": QT_TRANSLATE_NOOP("labels", "armour does not count"),
    "attacker_fumbles": QT_TRANSLATE_NOOP("labels", "the attacker fumbles"),
    "defender_fumbles": QT_TRANSLATE_NOOP("labels", "the defender fumbles"),
    "malfunction": QT_TRANSLATE_NOOP("labels", "the weapon fails"),
}


def cause_word(cause: str) -> str:
    """«A week of rest» for an id of a cause."""
    return _translated(_CAUSES, cause)


def hit_word(hit: str) -> str:
    """«special hit» for an id of the rules."""
    return _translated(_HITS, hit)


def consequences_sentence(consequences: Iterable[tuple[str, int]]) -> str:
    """What an attack comes to: «Normal hit; what parried loses 2 hit points.»"""
    words = []
    for id_, number in consequences:
        if id_.startswith("hit_"):
            words.append(hit_word(id_.removeprefix("hit_")))
        elif id_ == "item_loses":
            words.append(QCoreApplication.translate("labels", "what parried loses %n hit point(s)", None, number))
        elif id_ == "item_breaks":
            words.append(broken_words(number))
        elif id_ == "weapon_loses":
            words.append(QCoreApplication.translate("labels", "the weapon loses %n hit point(s)", None, number))
        else:
            words.append(_translated(_CONSEQUENCES, id_))
    between = "\u202f; " if current_language() == "fr" else "; "
    return f"{labels.first_up(between.join(words))}."


def broken_words(through: int) -> str:
    """«it breaks and lets 2 points of damage through», behind what the item loses."""
    if not through:
        return QCoreApplication.translate("labels", "it breaks")
    return QCoreApplication.translate("labels", "it breaks and lets %n point(s) of damage through", None, through)


def location_name(id_: str | None) -> str:
    """A hit location in the language in force; "" for none, an unknown id as it is."""
    if not id_:
        return ""
    from brp_desktop.catalogue.tables import hit_location_catalogue

    known = hit_location_catalogue().get(id_)
    return id_ if known is None else localised(known.names, current_language())


def effect_name(id_: str) -> str:
    """A special kind of damage in the language in force; "" for none."""
    if not id_:
        return ""
    from brp_desktop.catalogue.weapons import weapon_catalogue

    known = weapon_catalogue().special_kinds.get(id_)
    return id_ if known is None else localised(known.names, current_language())


def entry_title(entry: JournalEntry) -> str:
    """What the line is about: weapon, cause or power."""
    note = _note(entry)
    if entry.event == "hindrance":
        from brp_desktop.views import hindrance_words

        return hindrance_words.entry_title(note)
    if entry.event in ("wound", "healing"):
        return _translated(_CAUSES, note.cause)
    if entry.event == "damage":
        title = roll_words.subject_title(entry.name, entry.options)
        return title or QCoreApplication.translate("labels", "Damage")
    return entry.name.name


def entry_detail(entry: JournalEntry) -> str:
    """The dice and how the blow lands, or where it landed."""
    note = _note(entry)
    if entry.event == "damage":
        return labels.listed((note.dice, "" if note.hit == "normal" else hit_word(note.hit)))
    if entry.event == "hindrance":
        from brp_desktop.views import hindrance_words

        return hindrance_words.entry_detail(note)
    if note.cause in ("lasting_loss", "fright"):
        return labels.listed((labels.roll_digits(note.total), note.dice))
    if entry.event == "wound":
        armour = QCoreApplication.translate("labels", "armour {points}").format(points=note.armour)
        through = QCoreApplication.translate("labels", "past the broken parry {points}").format(points=note.through)
        parts = (
            note.dice,
            location_name(note.location),
            through if note.through else "",
            armour if note.armour else "",
        )
        return labels.listed(parts)
    return note.dice


def entry_line(entry: JournalEntry) -> str:
    """What it comes to: «11 hit points lost, 2 left. Major wound. Bleeding.»"""
    note = _note(entry)
    translate = QCoreApplication.translate
    if entry.event == "hindrance":
        from brp_desktop.views import hindrance_words

        return hindrance_words.entry_line(note)
    if entry.event == "damage":
        parts = [translate("labels", "%n point(s) of damage", None, note.total), effect_name(note.effect)]
    elif note.cause == "lasting_loss":
        what = roll_words.subject_title(replace(entry.name, roll=None), entry.options)
        lost = translate("labels", "{what} {points} for good").format(what=what, points=labels.signed(-note.points))
        parts = [lost, *limits(note.total)]
    elif note.cause == "disease":
        what = roll_words.subject_title(replace(entry.name, roll=None), entry.options)
        parts = [f"{what} {labels.signed(-note.points)}"]
    elif note.cause == "fright":
        lost = translate("labels", "%n point(s) of sanity lost", None, note.points)
        parts = [disorder_words(note.disorder, note.minutes), labels.listed((lost, _left(note)))]
    elif entry.event == "wound" or (entry.event == "healing" and note.points < 0):
        lost = translate("labels", "%n hit point(s) lost", None, abs(note.points))
        major = translate("labels", "Major wound") if note.major else ""
        parts = [labels.listed((lost, _left(note))), major, effect_name(note.effect)]
    elif entry.event == "healing":
        back = translate("labels", "%n hit point(s) back", None, note.points)
        parts = [labels.listed((back, _left(note)))]
    else:
        paid = translate("labels", "%n point(s) paid", None, note.points) if note.points else ""
        parts = [labels.listed((paid, _left(note)))]
    return " ".join(f"{labels.first_up(part)}." for part in parts if part)


def entry_sentence(entry: JournalEntry) -> str:
    """The whole line for copying."""
    return f"{labels.listed((entry_title(entry), entry_detail(entry)))}{_colon()} {entry_line(entry)}"


def entry_number(entry: JournalEntry) -> str:
    """The number at the right edge of the line: the damage, or the hit points with their sign."""
    note = _note(entry)
    if entry.event == "damage":
        return str(note.total)
    if entry.event in ("power", "hindrance"):
        return ""
    return labels.signed(note.points if entry.event == "healing" else -note.points)


def roll_outcome(entry: JournalEntry) -> str:
    """How the blow of an attack landed and what it cost, or what becomes of a disease, for the line of the roll; "" for
    other rolls.
    """
    note = entry.combat
    if note is not None and note.cause == "disease":
        from brp_desktop.views.disease_words import outcome

        return outcome(note.total, note.effect)
    if note is None or not note.hit:
        return ""
    found = [(f"hit_{note.hit}", 0)]
    if note.item_loses:
        found.append(("item_loses", note.item_loses))
    if note.item_breaks:
        found.append(("item_breaks", note.through))
    if note.weapon_loses:
        found.append(("weapon_loses", note.weapon_loses))
    if note.malfunction:
        found.append(("malfunction", 0))
    return consequences_sentence(found)


def _note(entry: JournalEntry) -> CombatNote:
    return entry.combat or CombatNote()


def _left(note: CombatNote) -> str:
    if note.left is None:
        return ""
    left = str(note.left).replace("-", labels.MINUS)
    return QCoreApplication.translate("labels", "{points} left").format(points=left)


def _colon() -> str:
    return "\u00a0:" if current_language() == "fr" else ":"


def _translated(table: Mapping[str, object], key: str) -> str:
    source = table.get(key)
    return key if source is None else QCoreApplication.translate("labels", str(source))
