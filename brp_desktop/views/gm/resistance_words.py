"""What a resistance roll is called and how it is told: forces, the outlook, the result, lines of the journal."""

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from brp_desktop.catalogue.brp import localised
from brp_desktop.catalogue.names import characteristic_abbreviation, derived_name
from brp_desktop.catalogue.tables import object_catalogue, poison_catalogue, potency_names
from brp_desktop.controllers.language import current_language
from brp_desktop.play.entries import JournalEntry
from brp_desktop.play.resistance_grid import Cell
from brp_desktop.play.resistances import Force, TrialRequest, TrialResult
from brp_desktop.rules.brp import BrpOptions
from brp_desktop.rules.brp.resistance_rolls import Roller
from brp_desktop.views.labels import MINUS, first_up, percent, roll_digits, two_digits

translate = QCoreApplication.translate

POWER = "power_points"

_SENTENCES: dict[str, object] = {
    "within_chance": QT_TRANSLATE_NOOP(
        "labels", "{active} {a} against {passive} {b}, {chance}: rolled {roll}, {active} prevails."
    ),
    "above_chance": QT_TRANSLATE_NOOP(
        "labels", "{active} {a} against {passive} {b}, {chance}: rolled {roll}, {passive} resists."
    ),
    "automatic_success": QT_TRANSLATE_NOOP("labels", "{active} {a} against {passive} {b}: certain, no roll."),
    "automatic_failure": QT_TRANSLATE_NOOP("labels", "{active} {a} against {passive} {b}: impossible, no roll."),
}


def part_name(id_: str, options: BrpOptions) -> str:
    """One part of a force: «STR», «Power points», «Heavy rock», «Cobra venom»."""
    language = current_language()
    if id_ == POWER:
        return derived_name(POWER, language)
    if id_ in object_catalogue().objects:
        return localised(object_catalogue().objects[id_].names, language)
    if id_ in poison_catalogue():
        return localised(poison_catalogue()[id_].names, language)
    return characteristic_abbreviation(id_, options, language)


def parts_name(ids: tuple[str, ...], options: BrpOptions) -> str:
    """«STR», «STR + SIZ»."""
    return " + ".join(part_name(id_, options) for id_ in ids)


def potency() -> str:
    """The abbreviation of a poison's potency."""
    return localised(potency_names()[1], current_language())


def side_word(side: Roller) -> str:
    """What a side without a name is called inside a sentence."""
    if side == "active":
        return translate("labels", "the active side")
    return translate("labels", "the passive side")


def force_name(force: Force, side: Roller, options: BrpOptions) -> str:
    """Who or what a side is: a person's name, a thing, or «the active side»."""
    if force.name:
        return force.name
    if force.kind in ("object", "poison"):
        return parts_name(force.ids, options)
    return side_word(side)


def formula(request: TrialRequest) -> str:
    """«50 + 5 × (13 − 15) = 40.» with every number that counts, and what a limit makes of it."""
    outcome = request.outcome
    active = " + ".join(map(str, outcome.active))
    passive = f" {MINUS} ".join(map(str, outcome.passive))
    raw = f"{MINUS}{-outcome.raw}" if outcome.raw < 0 else str(outcome.raw)
    text = f"50 + 5 × ({active} {MINUS} {passive}) = {raw}."
    if outcome.automatic is None and outcome.chance != outcome.raw:
        text += " " + translate("labels", "Here limited to {limit}.").format(limit=percent(outcome.chance))
    return text


def outlook(request: TrialRequest) -> list[str]:
    """What each side of the number means, before the roll."""
    trial, options = request.trial, request.options
    active, passive = force_name(trial.active, "active", options), force_name(trial.passive, "passive", options)
    if request.outcome.automatic == "success":
        return [translate("labels", "No roll: {name} certainly prevails.").format(name=active)]
    if request.outcome.automatic == "failure":
        return [translate("labels", "No roll: {name} certainly resists.").format(name=passive)]
    chance = request.chance
    lines = [
        translate("labels", "{limit} or less: {name} prevails.").format(limit=two_digits(chance), name=active),
        translate("labels", "{limit} or more: {name} resists.").format(limit=roll_digits(chance + 1), name=passive),
    ]
    if trial.roller == "passive":
        text = translate("labels", "{passive} rolls and hopes for more than {limit}.")
        lines.append(first_up(text.format(passive=passive, limit=two_digits(chance))))
    elif trial.wants_to_fail:
        text = translate("labels", "{name} wants to fail: above {limit} is good.")
        lines.append(first_up(text.format(name=active, limit=two_digits(chance))))
    return lines


def sentence(result: TrialResult) -> str:
    """What happened, in one sentence."""
    trial, options = result.request.trial, result.request.options
    return _filled(
        result.reason,
        force_name(trial.active, "active", options),
        _number(trial.active),
        force_name(trial.passive, "passive", options),
        _number(trial.passive),
        result.outcome.chance,
        result.roll,
    )


def verdict(result: TrialResult) -> str:
    """Who prevails, as a heading."""
    trial, options = result.request.trial, result.request.options
    if result.winner == "active":
        name = force_name(trial.active, "active", options)
        return first_up(translate("labels", "{name} prevails").format(name=name))
    name = force_name(trial.passive, "passive", options)
    return first_up(translate("labels", "{name} resists").format(name=name))


def wish(result: TrialResult) -> str:
    """Whether a wish to fail is granted; empty where nobody wished so."""
    if not result.request.trial.wants_to_fail:
        return ""
    if result.outcome.wish_granted:
        return translate("labels", "The wish to fail is granted.")
    return translate("labels", "The wish to fail is not granted.")


def cell_text(cell: Cell) -> str:
    """A cell for screen readers: «Active 13, passive 15: 40%»."""
    if cell.automatic == "success":
        said = translate("labels", "automatic success")
    elif cell.automatic == "failure":
        said = translate("labels", "automatic failure")
    else:
        said = percent(cell.chance)
    text = translate("labels", "Active {a}, passive {b}: {chance}")
    return text.format(a=cell.active, b=cell.passive, chance=said)


def entry_title(entry: JournalEntry) -> str:
    """The name of a line of the journal: what the side brought."""
    ids = tuple(part for part in entry.subject.id.split("+") if part)
    return parts_name(ids, entry.options) if ids else translate("labels", "Resistance")


def entry_sentence(entry: JournalEntry) -> str:
    """What happened, as one sentence for copying."""
    own, across = entry.character or entry_title(entry), entry.opponent
    number: int | str | None = entry.base if entry.side == "passive" else entry.score
    if entry.character and not entry.subject.id:
        number = _by_hand(number)
    if entry.side == "active":
        active, passive = own, across or side_word("passive")
    else:
        active, passive = across or side_word("active"), own
    numbers = (entry.score, number) if entry.side == "passive" else (number, entry.base)
    return _filled(entry.verdict_reason, active, numbers[0], passive, numbers[1], entry.chance, entry.roll)


def entry_detail(entry: JournalEntry) -> str:
    """After the name in the journal: «13 against 15, 40%»."""
    text = translate("labels", "{a} against {b}, {chance}")
    return text.format(a=entry.score, b=entry.base, chance=percent(entry.chance))


def entry_line(entry: JournalEntry) -> str:
    """How it ended for the one whose line it is: «Prevails.» «Resists.» «Yields.»"""
    if entry.verdict == "lost":
        return translate("labels", "Yields.") if entry.side == "passive" else translate("labels", "Fails.")
    return translate("labels", "Resists.") if entry.side == "passive" else translate("labels", "Prevails.")


def _number(force: Force) -> int | str | None:
    """The number of a side; a person's that was set by hand says so, for it is on no sheet."""
    if force.kind != "number" or not force.name or force.total is None:
        return force.total
    return _by_hand(force.total)


def _by_hand(number: int | str | None) -> str:
    return translate("labels", "(number {number})").format(number=number)


def _filled(
    reason: str,
    active: str,
    a: int | str | None,
    passive: str,
    b: int | str | None,
    chance: int | None,
    roll: int | None,
) -> str:
    source = _SENTENCES.get(reason)
    text = reason if source is None else translate("labels", str(source))
    return first_up(
        text.format(
            active=active,
            a="—" if a is None else a,
            passive=passive,
            b="—" if b is None else b,
            chance=percent(chance),
            roll="" if roll is None else roll_digits(roll),
        )
    )
