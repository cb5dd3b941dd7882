"""What differs between two versions of a sheet, in words: a file and a draft, now and earlier (QtCore only)."""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple, Protocol, TypeVar

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from brp_desktop.catalogue.belonging_names import wealth_words
from brp_desktop.catalogue.names import characteristic_abbreviation, condition_name, full_skill_name
from brp_desktop.controllers.language import content_language
from brp_desktop.rules.brp import differences as option_differences
from brp_desktop.sheet.belongings import Wealth
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
    "language",
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
    "hindrances": QT_TRANSLATE_NOOP("compare", "In a fight"),
    "powers": QT_TRANSLATE_NOOP("compare", "Powers"),
    "items": QT_TRANSLATE_NOOP("compare", "Things"),
    "wealth": QT_TRANSLATE_NOOP("compare", "Wealth"),
    "contacts": QT_TRANSLATE_NOOP("compare", "Contacts"),
    "notes": QT_TRANSLATE_NOOP("compare", "Notes"),
    "progress": QT_TRANSLATE_NOOP("compare", "Progress"),
    "rules": QT_TRANSLATE_NOOP("compare", "Rules"),
    "table": QT_TRANSLATE_NOOP("compare", "Table"),
    "people": QT_TRANSLATE_NOOP("compare", "People"),
    "round": QT_TRANSLATE_NOOP("compare", "Giro"),
}


class Sides(NamedTuple):
    """What is said of something that only one of the two versions has; words of the context ``compare``."""

    old: str
    new: str


DRAFT = Sides(
    str(QT_TRANSLATE_NOOP("compare", "only in the file")), str(QT_TRANSLATE_NOOP("compare", "only in the draft"))
)
"""From a file to the draft of work on it."""
EARLIER = Sides(str(QT_TRANSLATE_NOOP("compare", "goes")), str(QT_TRANSLATE_NOOP("compare", "comes back")))
"""From what is in force to an earlier version."""
ON_DISK = Sides(str(QT_TRANSLATE_NOOP("compare", "only here")), str(QT_TRANSLATE_NOOP("compare", "only in the file")))
"""From what is open here to what another program wrote."""


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


def differences(old: Character, new: Character, sides: Sides = DRAFT) -> list[Section]:
    """Everything that differs, from the old to the new; nothing where both are equal.

    Sheets of two systems have nothing in common: one section says so.
    """
    if isinstance(old, BrpCharacter) and isinstance(new, BrpCharacter):
        found = _percentile(old, new, sides)
    elif isinstance(old, XantisCharacter) and isinstance(new, XantisCharacter):
        found = _xantis(old, new, sides)
    else:
        found = [("person", [translate("compare", "The file holds a sheet of other rules.")])]
    if old != new and not any(lines for _, lines in found):
        found = [("person", [translate("compare", "Something that is not shown on the sheet.")])]
    return sections(found)


def sections(found: Iterable[tuple[str, Sequence[str]]]) -> list[Section]:
    """Lines below their headings, by the id of each; a heading without lines is left out."""
    return [Section(translate("compare", str(_HEADS[name])), tuple(lines)) for name, lines in found if lines]


def lines_of(found: Iterable[Section]) -> str:
    """The sections as text."""
    return "\n\n".join("\n".join((section.head, *(f"– {line}" for line in section.lines))) for section in found)


def _percentile(old: BrpCharacter, new: BrpCharacter, sides: Sides) -> list[tuple[str, list[str]]]:
    from brp_desktop.views.brp import armour_view, gear_rows, power_rows, weapon_rows

    was, now = derive(old), derive(new)
    person = _fields(IDENTITY, old, new)
    if old.portrait != new.portrait:
        person.append(_changed(translate("compare", "portrait")))
    return [
        ("person", person),
        ("characteristics", _characteristics(new, was, now)),
        ("points", _tracks(was, now)),
        ("skills", _skills(old, new, was, now, sides)),
        ("weapons", rows_told(old.weapons, new.weapons, sides, weapon_rows.title_of)),
        ("armour", rows_told(old.armour, new.armour, sides, armour_view.title_of)),
        ("wounds", rows_told(old.wounds, new.wounds, sides, lambda row: str(row.amount), lambda row: str(row.left))),
        ("hindrances", _hindrances(old, new, sides)),
        ("powers", rows_told(old.powers, new.powers, sides, power_rows.power_name)),
        ("items", rows_told(old.items, new.items, sides, gear_rows.thing_name, lambda row: str(row.quantity))),
        ("wealth", rows_told(old.wealth, new.wealth, sides, _wealth_name, lambda row: _wealth_said(row)[1])),
        ("contacts", rows_told(old.contacts, new.contacts, sides, lambda row: row.name)),
        ("notes", _notes(old.notes, new.notes, sides)),
        ("progress", _progress(old, new)),
        ("rules", [labels.first_up(option_name(name)) for name in option_differences(old.options, new.options)]),
    ]


def _wealth_said(row: Wealth) -> tuple[str, str]:
    return wealth_words(row.level, row.name, row.amount, content_language())


def _wealth_name(row: Wealth) -> str:
    return _wealth_said(row)[0]


def _xantis(old: XantisCharacter, new: XantisCharacter, sides: Sides) -> list[tuple[str, list[str]]]:
    person = _fields(("name", "player", "people", "group", "adventure"), old, new)
    if old.portrait != new.portrait:
        person.append(_changed(translate("compare", "portrait")))
    points = []
    for name in ("pme", "pr", "pd"):
        was, now = getattr(old, name), getattr(new, name)
        points += arrow(name.capitalize(), _penalty(was), _penalty(now))
    for name, words in (("pa_left", "Pa"), ("pa_max", "Pa Max"), ("initiative", "Iniziativa")):
        points += arrow(words, getattr(old, name), getattr(new, name))
    points += rows_told(
        old.counters, new.counters, sides, lambda row: row.name, lambda row: of_maximum(row.now, row.maximum)
    )
    rules = old.options != new.options
    return [
        ("person", person),
        ("scores", rows_told(old.nodes, new.nodes, sides, lambda row: row.name, lambda row: str(row.value))),
        ("points", points),
        ("weapons", rows_told(old.weapons, new.weapons, sides, lambda row: row.name)),
        ("actions", rows_told(old.actions, new.actions, sides, lambda row: row.name)),
        ("notes", _notes(old.notes, new.notes, sides)),
        ("rules", [translate("compare", "The readings of the rules differ.")] if rules else []),
    ]


def _fields(names: Iterable[str], old: Character, new: Character) -> list[str]:
    return [
        line
        for name in names
        for line in arrow(labels.first_up(field_name(name)), getattr(old, name), getattr(new, name))
    ]


def _characteristics(new: BrpCharacter, was: Derived, now: Derived) -> list[str]:
    lang = content_language()
    ids = dict.fromkeys((*was.characteristics, *now.characteristics))
    lines = []
    for id_ in ids:
        before, after = was.values.get(id_), now.values.get(id_)
        lines += arrow(characteristic_abbreviation(id_, new.options, lang), before, after)
    return lines


def _tracks(was: Derived, now: Derived) -> list[str]:
    lines = []
    for id_ in dict.fromkeys((*was.resources, *now.resources)):
        before, after = was.resources.get(id_), now.resources.get(id_)
        named = after or before
        name = labels.first_up(resource_name(id_, "" if named is None else named.name))
        lines += arrow(name, _track(before), _track(after))
    return lines


def _track(track: DerivedResource | None) -> str | None:
    return None if track is None else of_maximum(track.current, track.maximum)


def _skills(old: BrpCharacter, new: BrpCharacter, was: Derived, now: Derived, sides: Sides) -> list[str]:
    lang = content_language()
    before = {row.id: row for row in old.skills}
    after = {row.id: row for row in new.skills}
    lines = [_only(full_skill_name(row, lang), sides.old) for row in old.skills if row.id not in after]
    for row in new.skills:
        name, earlier = full_skill_name(row, lang), before.get(row.id)
        if earlier is None:
            lines.append(_only(name, sides.new))
            continue
        found = arrow("", full_skill_name(earlier, lang), name)
        found += arrow("", *(_percent(each.skills[row.id].score) for each in (was, now)))
        if row.ticked != earlier.ticked:
            found.append(translate("compare", "ticked") if row.ticked else translate("compare", "tick taken away"))
        if row.pinned != earlier.pinned:
            found.append(translate("compare", "pinned") if row.pinned else translate("compare", "no longer pinned"))
        found += _conditions(earlier.conditions, row.conditions, lang)
        if not found and row != earlier:
            found.append(translate("compare", "changed"))
        if found:
            lines.append(_named(name, labels.listed(found)))
    shared = [row.id for row in old.skills if row.id in after]
    if shared != [row.id for row in new.skills if row.id in before]:
        lines.append(translate("compare", "In another order."))
    return lines


def _conditions(old: Sequence[str], new: Sequence[str], lang: str) -> list[str]:
    """What the base of a skill hangs on now, and what no more."""
    with_it, without = translate("compare", "with “{condition}”"), translate("compare", "without “{condition}”")
    return [
        *(with_it.format(condition=condition_name(each, lang)) for each in new if each not in old),
        *(without.format(condition=condition_name(each, lang)) for each in old if each not in new),
    ]


def rows_told(
    old: Sequence[_Row],
    new: Sequence[_Row],
    sides: Sides,
    own_name: Callable[[_Row], str],
    said_of: Callable[[_Row], str] | None = None,
) -> list[str]:
    """A line for each row that is not in both lists, and for each that changed: its name, and what is said of it."""

    def name_of(row: _Row) -> str:
        return own_name(row) or translate("gear", "Without a name")

    before, after = {row.id: row for row in old}, {row.id: row for row in new}
    lines = [_only(name_of(row), sides.old) for row in old if row.id not in after]
    for row in new:
        earlier = before.get(row.id)
        if earlier is None:
            lines.append(_only(name_of(row), sides.new))
        elif row != earlier:
            found = arrow("", name_of(earlier), name_of(row))
            if said_of is not None:
                found += arrow("", said_of(earlier), said_of(row))
            lines.append(_named(name_of(row), labels.listed(found) or translate("compare", "changed")))
    return lines


def _hindrances(old: BrpCharacter, new: BrpCharacter, sides: Sides) -> list[str]:
    """What holds the character back in one version alone, or otherwise than in the other."""
    if old.hindrances == new.hindrances:
        return []
    from brp_desktop.views.hindrance_words import hindrance_words

    lines = [_only(hindrance_words(one), sides.old) for one in old.hindrances if one not in new.hindrances]
    return lines + [_only(hindrance_words(one), sides.new) for one in new.hindrances if one not in old.hindrances]


def _notes(old: Sequence[Note], new: Sequence[Note], sides: Sides) -> list[str]:
    before = {row.id: row for row in old}

    def said(note: Note) -> str:
        other = (
            next((row for row in new if row.id == note.id), note) if note is before.get(note.id) else before[note.id]
        )
        return passage(note.text, other.text)

    return rows_told(old, new, sides, lambda note: note.title or translate("compare", "a page without a title"), said)


def passage(text: str, other: str) -> str:
    """The words of a text from the first to the last in which it differs from another.

    >>> passage("A lamp. Two boats.", "A lamp. Three boats."), passage("A lamp.", "A lamp. Two.")
    ('Two', '')
    """
    words, others = text.split(), other.split()
    start = 0
    while start < min(len(words), len(others)) and words[start] == others[start]:
        start += 1
    end = 0
    while end < min(len(words), len(others)) - start and words[-1 - end] == others[-1 - end]:
        end += 1
    return " ".join(words[start : len(words) - end])


def _progress(old: BrpCharacter, new: BrpCharacter) -> list[str]:
    lines = arrow(translate("compare", "Adventures"), len(old.adventures), len(new.adventures))
    lines += arrow(translate("compare", "Rolls of development"), len(old.improvements), len(new.improvements))
    if old.pow_ticked != new.pow_ticked:
        name = characteristic_abbreviation("pow", new.options, content_language())
        lines.append(
            _named(name, translate("compare", "ticked") if new.pow_ticked else translate("compare", "tick taken away"))
        )
    if not lines and (old.adventures, old.improvements, old.study) != (new.adventures, new.improvements, new.study):
        lines.append(labels.first_up(translate("compare", "changed")) + ".")
    return lines


def arrow(name: str, before: object, after: object) -> list[str]:
    """«Occupation: sailor → captain»; nothing where both are the same."""
    if before == after:
        return []
    change = f"{_shown(before)} → {_shown(after)}"
    return [_named(name, change) if name else change]


def _shown(value: object) -> str:
    text = " ".join(str(value).split()) if value is not None else ""
    return (text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…") or "—"


def of_maximum(current: int | None, maximum: int | None) -> str:
    """«7 / 12», or the number alone where there is no maximum."""
    return " / ".join("—" if each is None else str(each) for each in ((current, maximum) if maximum else (current,)))


def _percent(score: int | None) -> str | None:
    return None if score is None else labels.percent(score)


def _penalty(penalty: Penalty) -> str:
    return f"{penalty.value} {penalty.name}".strip()


def _named(name: str, what: str) -> str:
    return translate("compare", "{name}: {what}").format(name=_shown(name), what=what)


def _changed(name: str) -> str:
    return _named(labels.first_up(name), translate("compare", "changed"))


def _only(name: str, side: str) -> str:
    return _named(name, translate("compare", side))
