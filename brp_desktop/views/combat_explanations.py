"""The rows of «why?» for the journal's lines of combat and health, which keep their numbers instead of steps."""

from PySide6.QtCore import QCoreApplication

from brp_desktop.play.entries import CombatNote, JournalEntry
from brp_desktop.rules.brp.damage import past_armour
from brp_desktop.views import combat_words, labels
from brp_desktop.views.disorder_words import disorder_words, duration
from brp_desktop.views.why import WhyRow

translate = QCoreApplication.translate


def combat_rows(entry: JournalEntry) -> list[WhyRow]:
    """What was thrown, what came off it and what it did; empty for a line without such numbers."""
    note = entry.combat
    if note is None:
        return []
    if entry.event == "hindrance":
        return []
    if entry.event == "damage":
        return [_dice(note)] if note.faces else []
    if entry.event == "power":
        return _spent(note)
    if note.cause in ("lasting_loss", "fright"):
        rows = [WhyRow("D100", labels.roll_digits(note.total)), *_thrown(note), *_lost(note)]
        return [*rows, *_before(note), *_brought_on(note)]
    if entry.event == "healing":
        return _healed(note)
    return _wounded(note)


def _wounded(note: CombatNote) -> list[WhyRow]:
    """Damage, with what passed a broken item, less armour; a limb may lose less than that."""
    if not note.total and not note.through:
        return _lost(note)
    rows = [*_thrown(note), WhyRow(translate("labels", "Damage"), str(note.total))]
    total = note.total + note.through
    if note.through:
        rows.append(WhyRow(translate("labels", "Past the broken parry"), f"+\u00a0{note.through}"))
    if note.armour:
        rows.append(WhyRow(translate("labels", "Armour"), _off(note.armour)))
        if note.armour > total:
            rows.append(WhyRow(translate("labels", "Never below 0"), "0"))
    if past_armour(total, note.armour) > note.points:
        place = combat_words.location_name(note.location) or translate("labels", "this wound")
        most = translate("labels", "No more from {place}").format(place=place)
        rows.append(WhyRow(most, str(note.points)))
    return [*rows, *_lost(note)]


def _healed(note: CombatNote) -> list[WhyRow]:
    if note.points < 0:
        return [*_thrown(note), *_lost(note)]
    rows = _thrown(note)
    if note.faces and sum(face for _, face in note.faces) > note.points:
        rows.append(WhyRow(translate("labels", "No more than was lost"), str(note.points)))
    return [*rows, WhyRow(translate("labels", "Hit points back"), labels.signed(note.points), True), *_left(note)]


def _spent(note: CombatNote) -> list[WhyRow]:
    if not note.points:
        return []
    return [WhyRow(translate("labels", "Paid"), labels.signed(-note.points), True), *_left(note)]


def _lost(note: CombatNote) -> list[WhyRow]:
    return [WhyRow(translate("labels", "Lost"), labels.signed(-abs(note.points)), True), *_left(note)]


def _left(note: CombatNote) -> list[WhyRow]:
    if note.left is None:
        return []
    return [WhyRow(translate("labels", "Left"), str(note.left).replace("-", labels.MINUS))]


def _before(note: CombatNote) -> list[WhyRow]:
    """What was lost earlier in the same turn or hour, where a disorder came of the sum."""
    if not note.before or not note.disorder:
        return []
    together = labels.signed(-note.before - note.points)
    return [WhyRow(translate("labels", "With what was lost before"), together)]


def _brought_on(note: CombatNote) -> list[WhyRow]:
    """The two dice of a disorder, each with what it says."""
    if not note.disorder_faces:
        return []
    said = (disorder_words(note.disorder, 0), duration(note.minutes))
    return [
        WhyRow(f"1D{sides}", labels.listed((str(face), words)))
        for (sides, face), words in zip(note.disorder_faces, said, strict=True)
    ]


def _thrown(note: CombatNote) -> list[WhyRow]:
    return [_dice(note)] if note.faces else []


def _dice(note: CombatNote) -> WhyRow:
    """«1D6+1D4: 4 + 2»"""
    return WhyRow(
        note.dice.replace("-", labels.MINUS) or translate("labels", "Dice"),
        " + ".join(str(face) for _, face in note.faces),
    )


def _off(points: int) -> str:
    return f"{labels.MINUS}\u00a0{points}"
