"""Answers of the quick reference in words: a number in, the rule's result out."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QLocale

from brp_desktop.catalogue.names import characteristic_abbreviation
from brp_desktop.controllers.language import current_language, locale_of
from brp_desktop.play import spot_tools
from brp_desktop.play.spot_tools import ToolId
from brp_desktop.rules.brp import BrpOptions
from brp_desktop.views import labels
from brp_desktop.views.gm.resistance_words import potency
from brp_desktop.views.gm.spot_words import told

translate = QCoreApplication.translate

_TOOLS: Mapping[str, object] = {
    "poison": QT_TRANSLATE_NOOP("spot", "Poison"),
    "falling": QT_TRANSLATE_NOOP("spot", "Falling"),
    "first_aid": QT_TRANSLATE_NOOP("spot", "First aid"),
    "healing": QT_TRANSLATE_NOOP("spot", "Healing by rest"),
    "object_size": QT_TRANSLATE_NOOP("spot", "Size and weight"),
    "range": QT_TRANSLATE_NOOP("spot", "Range of a shot"),
}

_BANDS: Mapping[str, object] = {
    "point_blank": QT_TRANSLATE_NOOP("spot", "Point blank"),
    "in_range": QT_TRANSLATE_NOOP("spot", "In range"),
    "long": QT_TRANSLATE_NOOP("spot", "Long range"),
    "extreme": QT_TRANSLATE_NOOP("spot", "Extreme range"),
    "beyond": QT_TRANSLATE_NOOP("spot", "Out of range"),
}


@dataclass(frozen=True, slots=True)
class Question:
    """A number a tool asks for: its name and what it begins with."""

    name: str
    value: int


def tool_name(tool: ToolId) -> str:
    """What the tool is called."""
    return translate("spot", str(_TOOLS[tool]))


def questions(tool: ToolId, options: BrpOptions) -> tuple[Question, ...]:
    """The numbers a tool asks for."""

    def short(id_: str) -> str:
        return characteristic_abbreviation(id_, options, current_language())

    uge = options.data_edition == "uge"
    match tool:
        case "poison":
            antidote = Question(translate("spot", "Antidote"), 0)
            return (Question(potency(), 16), Question(short("con"), 10), antidote)
        case "falling":
            metres = Question(translate("spot", "Metres"), 6)
            return (metres, Question(short("siz"), 13)) if uge else (metres,)
        case "first_aid":
            return (Question(translate("spot", "Points of the wound"), 4),)
        case "healing":
            return (Question(translate("spot", "Points lost"), 8),)
        case "object_size":
            return (Question(short("siz"), 15), Question(translate("spot", "Kilograms"), 80))
        case "range":
            asked = (Question(translate("spot", "Metres"), 30), Question(translate("spot", "Range of the weapon"), 20))
            chance = Question(translate("spot", "Score"), 50)
            return (*asked, chance, Question(short("dex"), 12)) if uge else (*asked, chance)


def answers(tool: ToolId, numbers: tuple[int, ...], options: BrpOptions) -> list[str]:
    """What the rules say, a line each."""
    return _ANSWERS[tool](numbers, options)


def _poison(numbers: tuple[int, ...], options: BrpOptions) -> list[str]:
    found = spot_tools.poison_answer(numbers[0], numbers[1], options, antidote=numbers[2])
    con = characteristic_abbreviation("con", options, current_language())
    text = translate("spot", "{pot} {a} against {con} {b}: {chance}.")
    said = {"success": translate("spot", "certain"), "failure": translate("spot", "impossible")}
    chance = said.get(found.automatic or "", labels.percent(found.chance))
    return [
        text.format(pot=potency(), a=found.potency, con=con, b=numbers[1], chance=chance),
        translate("spot", "The poison wins: {n} damage.").format(n=found.damage_if_it_wins),
        translate("spot", "The body wins: {n} damage.").format(n=found.damage_if_it_loses),
    ]


def _falling(numbers: tuple[int, ...], options: BrpOptions) -> list[str]:
    siz = numbers[1] if len(numbers) > 1 else None
    found = spot_tools.falling_answer(numbers[0], options, siz=siz)
    if not found.dice:
        return [translate("spot", "No damage.")]
    text = translate("spot", "{dice} damage: {least} to {most}, on average {mean}.")
    return [text.format(dice=found.dice, least=found.minimum, most=found.maximum, mean=_decimal(found.mean))]


def _first_aid(numbers: tuple[int, ...], options: BrpOptions) -> list[str]:
    lines = []
    for level, dice, most in spot_tools.first_aid_answer(numbers[0], options).by_level:
        word = labels.first_up(labels.level_word(level.value))
        if most > 0:
            text = translate("spot", "{level}: {dice}, at most {n} given back.")
        elif most < 0:
            text = translate("spot", "{level}: {m} damage more.")
        else:
            text = translate("spot", "{level}: nothing.")
        lines.append(text.format(level=word, dice=dice or most, n=most, m=-most))
    return lines


def _healing(numbers: tuple[int, ...], options: BrpOptions) -> list[str]:
    found = spot_tools.healing_answer(numbers[0], options)
    rest = translate("spot", "Rest alone: {dice} a week")
    care = translate("spot", "With care: {dice} a week")
    return [
        f"{told(rest.format(dice=found.dice), _weeks(found.weeks))}.",
        f"{told(care.format(dice=found.dice_with_care), _weeks(found.weeks_with_care))}.",
    ]


def _weeks(count: int) -> str:
    return translate("spot", "about %n week(s)", None, count)


def _object_size(numbers: tuple[int, ...], options: BrpOptions) -> list[str]:
    siz = characteristic_abbreviation("siz", options, current_language())
    weight, size = spot_tools.weight_of_siz(numbers[0]), spot_tools.siz_of_weight(numbers[1])
    beyond = translate("spot", "beyond the table")
    lines = []
    if weight is None:
        lines.append(f"{told(f'{siz} {numbers[0]}', beyond)}.")
    else:
        text = translate("spot", "{siz} {n}: {a} to {b} kg.")
        lines.append(text.format(siz=siz, n=numbers[0], a=_decimal(weight[0]), b=_decimal(weight[1])))
    shown = beyond if size is None else f"{siz} {size[0]}" if size[0] == size[1] else f"{siz} {size[0]}–{size[1]}"
    return [*lines, f"{told(f'{numbers[1]} kg', shown)}."]


def _range(numbers: tuple[int, ...], options: BrpOptions) -> list[str]:
    dex = numbers[3] if len(numbers) > 3 else None
    found = spot_tools.range_answer(numbers[0], max(1, numbers[1]), options, score=numbers[2], dex=dex)
    how = labels.difficulty_name(found.difficulty)
    if found.fraction != (1, 1):
        how = translate("spot", "chance × {n}").format(n=f"{found.fraction[0]}/{found.fraction[1]}")
    lines = [f"{told(_said(found.band), labels.listed((how, labels.percent(found.chance))))}."]
    if found.plain_only:
        lines.append(translate("spot", "A success here is a plain one."))
    limits = (f"{_said(band)} {metres} m" for band, metres in found.limits)
    return [*lines, f"{labels.listed(limits)}."]


_ANSWERS: Mapping[ToolId, Callable[[tuple[int, ...], BrpOptions], list[str]]] = {
    "poison": _poison,
    "falling": _falling,
    "first_aid": _first_aid,
    "healing": _healing,
    "object_size": _object_size,
    "range": _range,
}


def _said(band: str) -> str:
    source = _BANDS.get(band)
    return band.replace("_", " ") if source is None else translate("spot", str(source))


def _decimal(value: Fraction) -> str:
    """A number with at most one decimal, as the language writes it."""
    whole = value.denominator == 1
    return QLocale(locale_of(current_language())).toString(float(value), "f", 0 if whole else 1)
