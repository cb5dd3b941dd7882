"""What other rules would change on a percentile sheet, in sentences of the language in force."""

from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from typing import Any, Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from brp_desktop.catalogue.names import (
    category_name,
    characteristic_abbreviation,
    derived_name,
    full_skill_name,
    roll_name,
)
from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.controllers.language import content_language
from brp_desktop.play.rule_effects import Effect
from brp_desktop.rules.brp import BrpOptions
from brp_desktop.rules.brp.characteristics import CHARACTERISTIC_ROLLS
from brp_desktop.rules.brp.levels import Thresholds
from brp_desktop.views import combat_words, labels
from brp_desktop.views.rules.listing import some_of

translate = QCoreApplication.translate

_LEVELS: Final = (("success", "success"), ("special", "special"), ("critical", "critical"), ("fumble", "fumble"))


def effect_sentences(document: BrpDocument, found: Sequence[Effect], options: BrpOptions) -> str:
    """All of it, what is alike in one sentence, trained skills first; empty where nothing changes.

    ``options`` are the other rules.
    """
    names = _Names(document, options)
    said = []
    skills = document.derived.skills
    trained = {row for row, numbers in skills.items() if numbers.trained}
    in_order = sorted(
        found, key=lambda effect: (_ORDER.index(effect.what), effect.id in skills and effect.id not in trained)
    )
    for what, group in groupby(in_order, lambda effect: effect.what):
        rows = [f"{names.of(effect)} {_written(effect)}".strip() for effect in group]
        many, listed = _many(what, len(rows)), some_of(rows)
        said.append(many.format(rows=listed) if many else f"{labels.first_up(listed)}.")
    return " ".join(said)


def _many(what: str, n: int) -> str:
    """How many rows, and what becomes of them; empty for numbers that stand for themselves."""
    match what:
        case "base":
            return translate("options", "%n skill(s) with another base: {rows}.", None, n)
        case "score":
            return translate("options", "%n skill(s) with another score: {rows}.", None, n)
        case "chance":
            return translate("options", "%n skill(s) with another chance: {rows}.", None, n)
        case "limits":
            return translate("options", "%n skill(s) with other levels: {rows}.", None, n)
        case "box":
            return translate("options", "%n skill(s) with or without a box: {rows}.", None, n)
        case "roll_limits":
            return translate("options", "%n characteristic roll(s) with other levels: {rows}.", None, n)
        case "weapon":
            return translate("options", "%n weapon(s) with another chance to hit: {rows}.", None, n)
        case "parry":
            return translate("options", "%n weapon(s) with another chance to parry: {rows}.", None, n)
        case "damage":
            return translate("options", "%n weapon(s) with other damage: {rows}.", None, n)
        case "special":
            return translate("options", "%n weapon(s) with other damage on a special: {rows}.", None, n)
        case "reach":
            return translate("options", "%n weapon(s) with other ranges: {rows}.", None, n)
        case "needed":
            return translate("options", "%n tick(s) with another roll needed: {rows}.", None, n)
        case "gain":
            return translate("options", "%n tick(s) with another gain: {rows}.", None, n)
    return ""


class _Names:
    """What each row is called on this sheet."""

    def __init__(self, document: BrpDocument, options: BrpOptions) -> None:
        self._document = document
        self._options = options
        character = document.character
        language = content_language()
        self._skills = {str(row.id): full_skill_name(row, language) for row in character.skills}

    def of(self, effect: Effect) -> str:
        """The name of the row an effect is about."""
        id_, language, options = effect.id, content_language(), self._document.character.options
        match effect.what:
            case "base" | "score" | "chance" | "limits" | "box" | "needed" | "gain":
                return self._skills.get(id_) or characteristic_abbreviation(id_, options, language)
            case "characteristic" | "name":
                return characteristic_abbreviation(id_, options, language)
            case "roll" | "roll_limits":
                return roll_name(CHARACTERISTIC_ROLLS[id_], self._options, language)
            case "maximum" | "current":
                return self._track(effect)
            case "derived":
                return derived_name(id_, language)
            case "category":
                return category_name(id_, language)
            case "weapon" | "parry" | "damage" | "special" | "reach":
                return self._weapon(id_)
            case "armour":
                return self._piece(id_)
            case "location":
                return combat_words.location_name(id_)
            case "budget":
                return _said(_POOLS, id_)
        return _said(_OTHERS, effect.what)

    def _track(self, effect: Effect) -> str:
        track = self._document.derived.resources.get(effect.id)  # type: ignore[call-overload]  # one of the rules'
        own = "" if track is None else track.name
        name = labels.resource_label(effect.id, own)
        return translate("options", "{track} now").format(track=name) if effect.what == "current" else name

    def _piece(self, id_: str) -> str:
        from brp_desktop.views.brp.armour_view import title_of

        return next((title_of(row) for row in self._document.character.armour if row.id == id_), id_)

    def _weapon(self, id_: str) -> str:
        from brp_desktop.views.brp.weapon_rows import title_of

        return next((title_of(row) for row in self._document.character.weapons if row.id == id_), id_)


def _written(effect: Effect) -> str:
    """«26 → 28»; what was not there appears, what is there no more goes."""
    before, after = effect.before, effect.after
    if effect.what == "box":
        return ""
    if effect.what == "name":
        return "→ " + characteristic_abbreviation("app", BrpOptions(app_label=str(after)), content_language())
    if effect.what in ("limits", "roll_limits") and isinstance(before, Thresholds) and isinstance(after, Thresholds):
        return _levels(before, after)
    if effect.what == "condition":
        return ""
    write = _WRITTEN.get(effect.what, _plain)
    if effect.what in _COME_AND_GO and before is None:
        return translate("options", "appears {value}").format(value="" if after == "" else write(after)).strip()
    if effect.what in _COME_AND_GO and after is None:
        return translate("options", "goes")
    return f"{write(before)} → {write(after)}"


def _levels(before: Thresholds, after: Thresholds) -> str:
    parts = []
    for field, level in _LEVELS:
        old, new = getattr(before, field), getattr(after, field)
        if old != new:
            parts.append(f"{labels.level_label(level).lower()} {_limit(old)} → {_limit(new)}")
    return "; ".join(parts)


def _limit(number: int) -> str:
    return "–" if number in (0, 101) else labels.roll_digits(number) if number == 100 else labels.two_digits(number)


def _plain(value: Any) -> str:
    return "—" if value in (None, "") else str(value).replace("-", labels.MINUS)


def _damage_bonus(value: Any) -> str:
    return translate("sheet", "none") if value == "" else _plain(value)


def _metres(value: Any) -> str:
    far = "/".join(str(metres) for _, metres in value) if value else "—"
    return translate("options", "{metres} m").format(metres=far)


def _gain(value: Any) -> str:
    dice, fixed = value or ("—", None)
    return str(dice) if fixed is None else translate("options", "{dice} or {n}").format(dice=dice, n=fixed)


def _bonus(value: Any) -> str:
    return "—" if value is None else labels.signed(value)


def _needed(value: Any) -> str:
    return "—" if value is None or value > 100 else labels.roll_digits(value)


def _said(table: Mapping[str, object], key: str) -> str:
    return translate("options", str(table[key])) if key in table else key


_WRITTEN: Final[Mapping[str, Callable[[Any], str]]] = {
    "derived": _damage_bonus,
    "category": _bonus,
    "reach": _metres,
    "gain": _gain,
    "needed": _needed,
}

_COME_AND_GO: Final = frozenset({"characteristic", "roll", "maximum", "location", "current", "protection"})

_POOLS: Final[Mapping[str, object]] = {
    "professional": QT_TRANSLATE_NOOP("options", "profession points"),
    "personal": QT_TRANSLATE_NOOP("options", "personal points"),
}

_OTHERS: Final[Mapping[str, object]] = {
    "protection": QT_TRANSLATE_NOOP("options", "protection"),
    "condition": QT_TRANSLATE_NOOP("options", "how the character fares is another thing"),
}

_ORDER: Final = (
    "name",
    "characteristic",
    "roll",
    "derived",
    "category",
    "maximum",
    "current",
    "condition",
    "location",
    "base",
    "score",
    "chance",
    "limits",
    "roll_limits",
    "box",
    "weapon",
    "parry",
    "damage",
    "special",
    "reach",
    "armour",
    "protection",
    "needed",
    "gain",
    "budget",
)
