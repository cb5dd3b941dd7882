"""Words of what follows from special hits and fumbles: what is offered, what its buttons say, what came of it."""

from PySide6.QtCore import QCoreApplication

from brp_desktop.catalogue.brp import localised
from brp_desktop.catalogue.names import characteristic_abbreviation
from brp_desktop.catalogue.tables import fumble_catalogue
from brp_desktop.controllers.carried import Carried, NewRound
from brp_desktop.controllers.deeds import Deed
from brp_desktop.controllers.language import content_language
from brp_desktop.play.aftermath import Offer, metres_thrown
from brp_desktop.play.resistances import TrialResult
from brp_desktop.play.rolling import RollResult
from brp_desktop.rules.brp import SRD, BrpOptions
from brp_desktop.views import combat_words, labels, roll_words
from brp_desktop.views.damage_words import rolled_sum
from brp_desktop.views.hindrance_words import end_words, hindrance_name, hindrance_words, lower_first, save_name

translate = QCoreApplication.translate

_OUTCOMES = ("crushing", "entangling", "impaling", "knockback", "bleeding", "thrown")


def offer_sentence(offer: Offer, name: str, options: BrpOptions = SRD) -> str:
    """Whom it befalls and what it is: «Bran: a stamina roll, or stunned for 1D3 rounds.»"""
    return labels.with_value(name or "?", _what(offer, options))


def _what(offer: Offer, options: BrpOptions) -> str:
    match offer.what:
        case "save" if offer.id == "thrown":
            text = translate("aftermath", "thrown back {metres} m; an agility roll, or on the ground.")
            return text.format(metres=offer.number)
        case "save":
            text = translate("aftermath", "a stamina roll, or stunned for {dice} rounds.")
            return text.format(dice=offer.rounds)
        case "knock":
            siz = characteristic_abbreviation("siz", options, content_language())
            text = translate(
                "aftermath", "knockback, damage {damage} against {siz}; {metres} m if the damage prevails."
            )
            return text.format(damage=offer.number, siz=siz, metres=metres_thrown(offer.number))
    if offer.id in _OUTCOMES:
        return f"{lower_first(labels.listed(_hindrances(offer)))}."
    if offer.what == "nothing" and offer.id not in ("drop_weapon", "weapon_flies", "weapon_slides"):
        text = translate("aftermath", "{what} Nothing can be written down here: the game master sees to it.")
    elif offer.what == "nothing":
        text = translate("aftermath", "{what} Which weapon that is only the game master knows.")
    elif offer.whom == "ally":
        text = translate("aftermath", "{what} Who is nearest the game master says.")
    else:
        text = "{what}"
    return text.format(what=lower_first(outcome_words(offer)))


def outcome_words(offer: Offer) -> str:
    """The outcome of a fumble in the words of its table, with the numbers thrown."""
    known = fumble_catalogue().outcomes.get(offer.id)
    text = offer.id if known is None else localised(known, content_language())
    modifier = next((one.number for one in offer.hindrances if one.number < 0), 0)
    return text.format(dice=offer.number, modifier=labels.signed(modifier), amount=1)


def _hindrances(offer: Offer) -> list[str]:
    return [hindrance_words(one) for one in offer.hindrances]


def roll_words_of(offer: Offer, chance: int | None, options: BrpOptions = SRD) -> str:
    """The button that rolls: «Stamina 45%», «Roll 40%»."""
    words = save_name(offer.save, options) if offer.what == "save" else translate("aftermath", "Roll")
    return words if chance is None else f"{words} {labels.percent(chance)}"


def happens_words(offer: Offer) -> str:
    """The button that writes it down without a roll."""
    if offer.what == "knock":
        return translate("aftermath", "Thrown back {metres} m").format(metres=metres_thrown(offer.number))
    if offer.what == "save":
        return labels.first_up(hindrance_name(offer.hindrances[0].kind))
    if offer.what == "strike":
        return translate("aftermath", "To the damage")
    return translate("aftermath", "Write down")


def dismiss_words(offer: Offer) -> str:
    """The button that puts it away."""
    if offer.what == "nothing":
        return translate("aftermath", "Done")
    return translate("aftermath", "Not this")


def carried_title(carried: Carried) -> str:
    """What was carried out, for the head of the panel."""
    if carried.id in _OUTCOMES:
        if carried.id == "thrown":
            return combat_words.effect_name("knockback")
        return combat_words.effect_name(carried.id)
    if carried.hindrances:
        return labels.first_up(hindrance_name(carried.hindrances[0].kind))
    return translate("combat", "Fumble") if carried.id in fumble_catalogue().outcomes else ""


def carried_faces(carried: Carried) -> tuple[tuple[int, int], ...]:
    """(sides, face) of every die thrown for it."""
    roll = carried.roll
    first = () if roll is None or roll.roll is None else ((100, roll.roll),)
    return (*first, *(carried.rolled.faces if carried.rolled else ()))


def carried_number(carried: Carried) -> str:
    """The number on the felt: the D100, else the rounds."""
    if carried.roll is not None and carried.roll.roll is not None:
        return labels.roll_digits(carried.roll.roll)
    return "" if carried.rolled is None else str(carried.rolled.total)


def carried_under(carried: Carried) -> str:
    """What stands under the number: the level, or how the rounds add up."""
    if isinstance(carried.roll, RollResult):
        return labels.first_up(labels.level_word(carried.roll.level.value))
    return rolled_sum(carried.rolled) if carried.rolled else ""


def carried_sentences(deed: Deed, carried: Carried) -> list[str]:
    """The roll, and what came of it."""
    found = []
    if isinstance(carried.roll, RollResult):
        said = roll_words.slip_sentence(carried.roll)
        found.append(labels.with_value(carried.name, said) if carried.name else said)
    elif isinstance(carried.roll, TrialResult) and deed.entries:
        found.append(roll_words.entry_copy(deed.entries[0], ""))
    outcome = _came_to(carried)
    if outcome:
        found.append(labels.with_value(carried.name, outcome) if carried.name else labels.first_up(outcome))
    return found


def _came_to(carried: Carried) -> str:
    if carried.ends:
        return f"{lower_first(end_words(carried.hindrances[0].kind))}."
    if carried.id == "idea":
        if carried.avoided:
            return translate("aftermath", "cannot defend this time.")
        return translate("aftermath", "may defend.")
    if carried.id in ("agility", "str", "stamina", "pull"):
        return translate("aftermath", "does not succeed.")
    if carried.avoided:
        return {
            "thrown": translate("aftermath", "keeps standing."),
            "knockback": translate("aftermath", "is not thrown back."),
        }.get(carried.id, translate("aftermath", "is spared that."))
    if carried.id == "knockback":
        return translate("aftermath", "is thrown back {metres} m.").format(metres=carried.metres)
    if carried.points:
        return translate("aftermath", "the weapon loses %n hit point(s).", None, carried.points)
    return (
        f"{lower_first(labels.listed(hindrance_words(one) for one in carried.hindrances))}."
        if carried.hindrances
        else ""
    )


def round_sentence(passed: NewRound) -> str:
    """What a new round says: «New round: something is over for 1 person. Bleeding: Bran.»"""
    said = translate("aftermath", "New round.")
    if passed.freed:
        said = translate("aftermath", "New round: something is over for %n.", None, passed.freed)
    if not passed.bleeding:
        return said
    text = translate("aftermath", "Still to be taken off for bleeding, one hit point each: {names}.")
    return f"{said} {text.format(names=labels.listed(passed.bleeding))}"
