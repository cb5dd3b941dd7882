"""A Xantis sheet as plain text and as Markdown; the terms of the source stay Italian in every language."""

from collections.abc import Iterator
from typing import Final

from brp_desktop.sheet.xantis import XantisCharacter
from brp_desktop.sheet.xantis_derive import XantisDerived, derive_xantis
from brp_desktop.storage.exporters.markdown import escaped, fact, prose
from brp_desktop.storage.exporters.plain_text import labelled
from brp_desktop.storage.words import word

_INDENT: Final = "  "


def xantis_block(character: XantisCharacter, lang: str) -> str:
    """The sheet as plain text without its notes: made to be shown to others."""
    derived = derive_xantis(character)
    lines = [", ".join(filter(None, (character.name or "—", character.people, character.group)))]
    lines += [f"{_INDENT * depth}{name} {value} ({capacity})" for depth, name, value, capacity in _scores(derived)]
    lines += [labelled(name, text, lang) for name, text in _numbers(derived, lang)]
    lines += [labelled(name, text, lang) for name, text in _weapons(character)]
    return "\n".join(lines) + "\n"


def xantis_markdown(character: XantisCharacter, lang: str) -> str:
    """The whole sheet as Markdown."""
    derived = derive_xantis(character)
    lines = [f"# {escaped(character.name) or '—'}", ""]
    person = (("player", character.player), ("xantis_people", character.people), ("adventure", character.adventure))
    lines += [fact(word(key, lang), escaped(text), lang) for key, text in person if text]
    lines += [fact(escaped(name), escaped(text), lang) for name, text in _numbers(derived, lang)]
    lines += ["", f"## {word('capacity', lang)}", ""]
    lines += [
        f"{_INDENT * depth}- {escaped(name)} {value} ({capacity})" for depth, name, value, capacity in _scores(derived)
    ]
    weapons = list(_weapons(character))
    if weapons:
        lines += [
            "",
            f"## {word('weapons', lang)}",
            "",
            *(fact(escaped(name), escaped(text), lang) for name, text in weapons),
        ]
    for note in character.notes:
        lines += ["", f"## {escaped(note.title) or word('notes', lang)}", "", prose(note.text)]
    return "\n".join(lines).rstrip() + "\n"


def _scores(derived: XantisDerived) -> Iterator[tuple[int, str, int, int]]:
    """Every score in the order of the tree: how deep it stands, its name, its value and its capacity."""
    rows = {node.id: node for node in derived.character.nodes}
    for id_, node in derived.nodes.items():
        yield node.depth, rows[id_].name or id_, rows[id_].value, node.capacity


def _numbers(derived: XantisDerived, lang: str) -> Iterator[tuple[str, str]]:
    character = derived.character
    if character.group:
        yield word("group", lang), character.group
    yield "Pa", f"{derived.pa_left}/{derived.pa_max}"
    for short, penalty in (("Pme", character.pme), ("Pr", character.pr), ("Pd", character.pd)):
        yield " ".join(filter(None, (short, penalty.name))), str(penalty.value)
    if character.initiative is not None:
        yield "Iniziativa", str(character.initiative)
    for counter in character.counters:
        yield counter.name, str(counter.now) if counter.maximum is None else f"{counter.now}/{counter.maximum}"


def _weapons(character: XantisCharacter) -> Iterator[tuple[str, str]]:
    for weapon in character.weapons:
        costs = (
            ("", weapon.damage),
            ("Bonus", weapon.bonus or ""),
            ("Pa", weapon.attack_pa),
            ("parata", weapon.parry_pa),
        )
        parts = [f"{label} {value}".strip() for label, value in costs if value not in ("", None)]
        yield weapon.name, ", ".join([*parts, *filter(None, (weapon.note,))])
    for action in character.actions:
        parts = [] if action.pa is None else [f"Pa {action.pa}"]
        yield action.name, ", ".join([*parts, *filter(None, (action.note,))])
