"""What differs between a file and the draft of unsaved work on it, in words (QtCore only)."""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple, Protocol, TypeVar

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from brp_desktop.catalogue.belonging_names import armour_name, weapon_name
from brp_desktop.catalogue.names import characteristic_abbreviation, full_skill_name
from brp_desktop.controllers.language import current_language
from brp_desktop.rules.brp import differences as option_differences
from brp_desktop.sheet.brp import BrpCharacter, Note
from brp_desktop.sheet.derive import Derived, derive
from brp_desktop.sheet.derived_values import DerivedResource
from brp_desktop.sheet.systems import Character
from brp_desktop.sheet.xantis import Penalty, XantisCharacter
from brp_desktop.views import labels
from brp_desktop.views.edit_labels import field_name, resource_name
from brp_desktop.views.option_names import option_name

IDENTITY = (
    "name",
    "player",
    "occupation",
    "profession",
    "age",
    "gender",
    "place",
    "personality",
    "features",
    "height",
    "weight",
    "adventure",
)
translate = QCoreApplication.translate
LONGEST = 60
"""Letters of a value that are shown."""

_HEADS = {
    "person": QT_TRANSLATE_NOOP("compare", "Person"),
    "characteristics": QT_TRANSLATE_NOOP("compare", "Characteristics"),
    "points": QT_TRANSLATE_NOOP("compare", "Points"),
    "skills": QT_TRANSLATE_NOOP("compare", "Skills"),
    "scores": QT_TRANSLATE_NOOP("compare", "Scores"),
    "actions": QT_TRANSLATE_NOOP("compare", "Actions"),
    "weapons": QT_TRANSLATE_NOOP("compare", "Weapons"),
    "armour": QT_TRANSLATE_NOOP("compare", "Armour"),
    "wounds": QT_TRANSLATE_NOOP("compare", "Wounds"),
    "powers": QT_TRANSLATE_NOOP("compare", "Powers"),
    "items": QT_TRANSLATE_NOOP("compare", "Things"),
    "wealth": QT_TRANSLATE_NOOP("compare", "Wealth"),
    "contacts": QT_TRANSLATE_NOOP("compare", "Contacts"),
    "notes": QT_TRANSLATE_NOOP("compare", "Notes"),
    "progress": QT_TRANSLATE_NOOP("compare", "Progress"),
    "rules": QT_TRANSLATE_NOOP("compare", "Rules"),
}


class Section(NamedTuple):
    """A heading and the lines below it."""

    head: str
    lines: tuple[str, ...]


class _Identified(Protocol):
    """A row with an id of its own."""

    @property
    def id(self) -> str:
        """Unique in its list."""


_Row = TypeVar("_Row", bound=_Identified)


def differences(file: Character, draft: Character) -> list[Section]:
    """Everything that differs, from the file to the draft; nothing where both are equal.

    Sheets of two systems have nothing in common: one section says so.
    """
    if isinstance(file, BrpCharacter) and isinstance(draft, BrpCharacter):
        found = _percentile(file, draft)
    elif isinstance(file, XantisCharacter) and isinstance(draft, XantisCharacter):
        found = _xantis(file, draft)
    else:
        found = [("person", [translate("compare", "The file holds a sheet of other rules.")])]
    shown = [Section(translate("compare", str(_HEADS[name])), tuple(lines)) for name, lines in found if lines]
    if not shown and file != draft:
        return [
            Section(
                translate("compare", str(_HEADS["person"])),
                (translate("compare", "Something that is not shown on the sheet."),),
            )
        ]
    return shown


def _percentile(old: BrpCharacter, new: BrpCharacter) -> list[tuple[str, list[str]]]:
    lang, was, now = current_language(), derive(old), derive(new)
    person = _fields(IDENTITY, old, new)
    if old.portrait != new.portrait:
        person.append(_changed(translate("compare", "portrait")))
    return [
        ("person", person),
        ("characteristics", _characteristics(new, was, now)),
        ("points", _tracks(was, now)),
        ("skills", _skills(old, new, was, now)),
        ("weapons", _rows(old.weapons, new.weapons, lambda row: weapon_name(row.weapon, row.name, lang))),
        ("armour", _rows(old.armour, new.armour, lambda row: armour_name(row.armour, row.name, lang))),
        ("wounds", _rows(old.wounds, new.wounds, lambda row: str(row.amount), lambda row: str(row.left))),
        ("powers", _rows(old.powers, new.powers, lambda row: row.name)),
        ("items", _rows(old.items, new.items, lambda row: row.name, lambda row: str(row.quantity))),
        ("wealth", _rows(old.wealth, new.wealth, lambda row: row.name, lambda row: row.amount)),
        ("contacts", _rows(old.contacts, new.contacts, lambda row: row.name)),
        ("notes", _notes(old.notes, new.notes)),
        ("progress", _progress(old, new)),
        ("rules", [labels.first_up(option_name(name)) for name in option_differences(old.options, new.options)]),
    ]


def _xantis(old: XantisCharacter, new: XantisCharacter) -> list[tuple[str, list[str]]]:
    person = _fields(("name", "player", "people", "group", "adventure"), old, new)
    if old.portrait != new.portrait:
        person.append(_changed(translate("compare", "portrait")))
    points = []
    for name in ("pme", "pr", "pd"):
        was, now = getattr(old, name), getattr(new, name)
        points += _arrow(name.capitalize(), _penalty(was), _penalty(now))
    for name, words in (("pa_left", "Pa"), ("pa_max", "Pa Max"), ("initiative", "Iniziativa")):
        points += _arrow(words, getattr(old, name), getattr(new, name))
    points += _rows(old.counters, new.counters, lambda row: row.name, lambda row: _of(row.now, row.maximum))
    rules = old.options != new.options
    return [
        ("person", person),
        ("scores", _rows(old.nodes, new.nodes, lambda row: row.name, lambda row: str(row.value))),
        ("points", points),
        ("weapons", _rows(old.weapons, new.weapons, lambda row: row.name)),
        ("actions", _rows(old.actions, new.actions, lambda row: row.name)),
        ("notes", _notes(old.notes, new.notes)),
        ("rules", [translate("compare", "The readings of the rules differ.")] if rules else []),
    ]


def _fields(names: Iterable[str], old: Character, new: Character) -> list[str]:
    return [
        line
        for name in names
        for line in _arrow(labels.first_up(field_name(name)), getattr(old, name), getattr(new, name))
    ]


def _characteristics(new: BrpCharacter, was: Derived, now: Derived) -> list[str]:
    lang = current_language()
    ids = dict.fromkeys((*was.characteristics, *now.characteristics))
    lines = []
    for id_ in ids:
        before, after = was.values.get(id_), now.values.get(id_)
        lines += _arrow(characteristic_abbreviation(id_, new.options, lang), before, after)
    return lines


def _tracks(was: Derived, now: Derived) -> list[str]:
    lines = []
    for id_ in dict.fromkeys((*was.resources, *now.resources)):
        before, after = was.resources.get(id_), now.resources.get(id_)
        named = after or before
        name = labels.first_up(resource_name(id_, "" if named is None else named.name))
        lines += _arrow(name, _track(before), _track(after))
    return lines


def _track(track: DerivedResource | None) -> str | None:
    return None if track is None else _of(track.current, track.maximum)


def _skills(old: BrpCharacter, new: BrpCharacter, was: Derived, now: Derived) -> list[str]:
    lang = current_language()
    before = {row.id: row for row in old.skills}
    after = {row.id: row for row in new.skills}
    lines = [_only_file(full_skill_name(row, lang)) for row in old.skills if row.id not in after]
    for row in new.skills:
        name, earlier = full_skill_name(row, lang), before.get(row.id)
        if earlier is None:
            lines.append(_only_draft(name))
            continue
        found = _arrow("", full_skill_name(earlier, lang), name)
        found += _arrow("", *(_percent(each.skills[row.id].score) for each in (was, now)))
        if row.ticked != earlier.ticked:
            found.append(translate("compare", "ticked") if row.ticked else translate("compare", "tick taken away"))
        if not found and row != earlier:
            found.append(translate("compare", "changed"))
        if found:
            lines.append(_named(name, labels.listed(found)))
    shared = [row.id for row in old.skills if row.id in after]
    if shared != [row.id for row in new.skills if row.id in before]:
        lines.append(translate("compare", "In another order."))
    return lines


def _rows(
    old: Sequence[_Row],
    new: Sequence[_Row],
    name_of: Callable[[_Row], str],
    said_of: Callable[[_Row], str] | None = None,
) -> list[str]:
    before, after = {row.id: row for row in old}, {row.id: row for row in new}
    lines = [_only_file(name_of(row)) for row in old if row.id not in after]
    for row in new:
        earlier = before.get(row.id)
        if earlier is None:
            lines.append(_only_draft(name_of(row)))
        elif row != earlier:
            found = _arrow("", name_of(earlier), name_of(row))
            if said_of is not None:
                found += _arrow("", said_of(earlier), said_of(row))
            lines.append(_named(name_of(row), labels.listed(found) or translate("compare", "changed")))
    return lines


def _notes(old: Sequence[Note], new: Sequence[Note]) -> list[str]:
    def said(note: Note) -> str:
        return translate("compare", "%n character(s)", None, len(note.text))

    return _rows(old, new, lambda note: note.title or translate("compare", "a page without a title"), said)


def _progress(old: BrpCharacter, new: BrpCharacter) -> list[str]:
    lines = _arrow(translate("compare", "Adventures"), len(old.adventures), len(new.adventures))
    lines += _arrow(translate("compare", "Rolls of development"), len(old.improvements), len(new.improvements))
    if old.pow_ticked != new.pow_ticked:
        name = characteristic_abbreviation("pow", new.options, current_language())
        lines.append(
            _named(name, translate("compare", "ticked") if new.pow_ticked else translate("compare", "tick taken away"))
        )
    if not lines and (old.adventures, old.improvements, old.study) != (new.adventures, new.improvements, new.study):
        lines.append(labels.first_up(translate("compare", "changed")) + ".")
    return lines


def _arrow(name: str, before: object, after: object) -> list[str]:
    """«Occupation: sailor → captain»; nothing where both are the same."""
    if before == after:
        return []
    change = f"{_shown(before)} → {_shown(after)}"
    return [_named(name, change) if name else change]


def _shown(value: object) -> str:
    text = " ".join(str(value).split()) if value is not None else ""
    return (text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…") or "—"


def _of(current: int | None, maximum: int | None) -> str:
    return " / ".join("—" if each is None else str(each) for each in ((current, maximum) if maximum else (current,)))


def _percent(score: int | None) -> str | None:
    return None if score is None else labels.percent(score)


def _penalty(penalty: Penalty) -> str:
    return f"{penalty.value} {penalty.name}".strip()


def _named(name: str, what: str) -> str:
    return translate("compare", "{name}: {what}").format(name=_shown(name), what=what)


def _changed(name: str) -> str:
    return _named(labels.first_up(name), translate("compare", "changed"))


def _only_file(name: str) -> str:
    return _named(name, translate("compare", "only in the file"))


def _only_draft(name: str) -> str:
    return _named(name, translate("compare", "only in the draft"))
