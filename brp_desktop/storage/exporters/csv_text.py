"""The journal and the history of development as CSV for spreadsheets; no cell of it is ever taken for a formula."""

import csv
import io
from collections.abc import Callable, Iterable, Sequence
from datetime import UTC, datetime
from typing import Final, TypeAlias

from brp_desktop.catalogue.belonging_names import weapon_name
from brp_desktop.catalogue.names import characteristic_abbreviation, full_skill_name, roll_name
from brp_desktop.play.entries import JournalEntry
from brp_desktop.rules.brp import BrpOptions
from brp_desktop.sheet.brp import BrpCharacter
from brp_desktop.sheet.growth import Improvement
from brp_desktop.storage.words import word

Cell: TypeAlias = str | int | bool | None
Wording: TypeAlias = Callable[[str, str], str]
"""What an id is called: gets its kind (``level`` ``reason`` ``difficulty`` ``event`` ``tick_reason`` ``kind``) and
the id. Without one the ids themselves are written, which are the same in every language."""

JOURNAL: Final = (
    "time", "character", "event", "what", "score", "difficulty", "modifier", "chance", "roll", "level", "reason",
    "tick", "tick_reason", "own_dice", "hidden", "undone", "opponent", "verdict", "note",
)  # fmt: skip
"""The columns of the journal by the words of their heads."""

HISTORY: Final = (
    "time", "adventure", "kind", "what", "needed", "roll", "bonus", "dice", "gain", "old", "new", "reason", "teacher",
    "own_dice",
)  # fmt: skip
"""The columns of the history of development."""

_FORMULA_SIGNS: Final = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")
_MARK: Final = b"\xef\xbb\xbf"


def journal_csv(entries: Iterable[JournalEntry], lang: str, *, wording: Wording | None = None) -> bytes:
    """The lines of the journal in the order given, behind the mark by which some spreadsheets know UTF-8.

    Times are of this computer's clock, in the form of ISO 8601; lines end as RFC 4180 has it.
    """
    say = wording or _as_it_is
    rows = (
        (
            _time(entry.time), entry.character, say("event", entry.event), _what(entry, lang), entry.score,
            say("difficulty", entry.difficulty), entry.modifier, entry.chance, entry.roll,
            say("level", entry.level or ""), say("reason", entry.level_reason), entry.tick,
            say("tick_reason", entry.tick_reason), entry.own_dice,
            entry.hidden, entry.undone, entry.opponent, say("verdict", entry.verdict), entry.note,
        )
        for entry in entries
    )  # fmt: skip
    return _csv(JOURNAL, rows, lang)


def history_csv(character: BrpCharacter, lang: str, *, wording: Wording | None = None) -> bytes:
    """Every roll of development of a character, the first one first; in the same form."""
    say = wording or _as_it_is
    adventures: dict[str, str] = {each.id: each.name for each in character.adventures}
    rows = (
        (
            _time(each.time), adventures.get(each.adventure, each.adventure), say("kind", each.kind),
            _improved(each, character.options, lang), each.needed, each.roll,
            each.bonus, each.dice, each.gain, each.old, each.new, say("reason", each.reason), each.teacher,
            each.own_dice,
        )
        for each in character.improvements
    )  # fmt: skip
    return _csv(HISTORY, rows, lang)


def safe_cell(value: Cell) -> str | int:
    """A cell no spreadsheet takes for a formula; numbers stay numbers.

    >>> safe_cell("=1+1"), safe_cell("+1D4"), safe_cell(-5), safe_cell("Ada"), safe_cell(True), safe_cell(None)
    ("'=1+1", "'+1D4", -5, 'Ada', 1, '')
    """
    if value is None:
        return ""
    if isinstance(value, int):
        return int(value)
    text = value.encode("utf-8", "replace").decode("utf-8").replace("\0", "")
    return f"'{text}" if text.lstrip(" \u00a0").startswith(_FORMULA_SIGNS) or text.startswith(_FORMULA_SIGNS) else text


def _csv(heads: Sequence[str], rows: Iterable[Sequence[Cell]], lang: str) -> bytes:
    written = io.StringIO()
    writer = csv.writer(written, lineterminator="\r\n")
    writer.writerow([word(f"csv_{head}", lang) for head in heads])
    writer.writerows([safe_cell(cell) for cell in row] for row in rows)
    return _MARK + written.getvalue().encode()


def _time(milliseconds: int) -> str:
    if not milliseconds:
        return ""
    try:
        return datetime.fromtimestamp(milliseconds / 1000, UTC).astimezone().isoformat(timespec="seconds")
    except (OverflowError, OSError, ValueError):
        return ""


def _what(entry: JournalEntry, lang: str) -> str:
    """What was rolled: a weapon, a characteristic, a skill."""
    name, options = entry.name, entry.options
    if name.weapon is not None or name.weapon_name:
        return weapon_name(name.weapon, name.weapon_name, lang)
    if name.characteristic is not None and isinstance(options, BrpOptions):
        if name.roll is not None:
            return roll_name(name.roll, options, lang)
        return characteristic_abbreviation(name.characteristic, options, lang)
    return full_skill_name(name, lang)


def _improved(each: Improvement, options: BrpOptions, lang: str) -> str:
    if each.characteristic is not None:
        return characteristic_abbreviation(each.characteristic, options, lang)
    return full_skill_name(each, lang)


def _as_it_is(_kind: str, id_: str) -> str:
    return id_
