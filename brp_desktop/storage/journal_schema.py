"""The tables of the journal's database, and how an older database is brought up to date."""

import json
import sqlite3
from collections.abc import Mapping
from functools import lru_cache
from typing import Final

import msgspec

from brp_desktop.catalogue.belonging_names import weapon_name
from brp_desktop.catalogue.brp import brp_catalogue
from brp_desktop.catalogue.names import fold, skill_name
from brp_desktop.play.entries import CombatNote, DevelopmentNote, Event, JournalEntry, Verdict, XantisNote
from brp_desktop.play.subjects import Kind, Subject, SubjectName
from brp_desktop.rules import Explanation, RulesError, Step
from brp_desktop.rules.brp import SRD, BrpOptions, Difficulty, Level, differences

_FIRST: Final = """
CREATE TABLE documents (id INTEGER PRIMARY KEY, document TEXT NOT NULL UNIQUE);
CREATE TABLE characters (
    id INTEGER PRIMARY KEY, document INTEGER NOT NULL, name TEXT NOT NULL, search TEXT NOT NULL,
    UNIQUE (document, name)
);
CREATE TABLE subjects (
    id INTEGER PRIMARY KEY, kind TEXT NOT NULL, subject TEXT NOT NULL, name TEXT NOT NULL, search TEXT NOT NULL,
    UNIQUE (kind, subject, name)
);
CREATE TABLE rules (id INTEGER PRIMARY KEY, changes TEXT NOT NULL UNIQUE);
CREATE TABLE rolls (
    number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, time INTEGER NOT NULL,
    document INTEGER NOT NULL, character INTEGER NOT NULL, subject INTEGER NOT NULL, rules INTEGER NOT NULL,
    event TEXT NOT NULL, difficulty INTEGER NOT NULL, modifier INTEGER NOT NULL, at_stake INTEGER NOT NULL,
    score INTEGER, base INTEGER, chance INTEGER, roll INTEGER, own_dice INTEGER NOT NULL, hidden INTEGER NOT NULL,
    level INTEGER, level_reason TEXT NOT NULL, tick INTEGER NOT NULL, tick_reason TEXT NOT NULL,
    undone INTEGER NOT NULL, steps TEXT NOT NULL
);
CREATE INDEX rolls_by_document ON rolls (document);
CREATE INDEX rolls_by_document_and_subject ON rolls (document, subject);
CREATE INDEX rolls_by_document_and_level ON rolls (document, level);
CREATE INDEX rolls_by_subject ON rolls (subject);
CREATE INDEX rolls_by_level ON rolls (level);
CREATE INDEX rolls_by_time ON rolls (time);
CREATE INDEX rolls_that_ticked ON rolls (tick) WHERE tick = 1;
CREATE INDEX rolls_that_ticked_by_document ON rolls (document) WHERE tick = 1;
CREATE INDEX rolls_that_ticked_by_level ON rolls (level) WHERE tick = 1;
CREATE INDEX rolls_by_document_and_time ON rolls (document, time);
CREATE INDEX rolls_hidden ON rolls (hidden) WHERE hidden = 1;
CREATE INDEX rolls_hidden_by_document ON rolls (document) WHERE hidden = 1;
CREATE INDEX rolls_hidden_by_subject ON rolls (subject) WHERE hidden = 1;
"""

_CONTESTS: Final = """
ALTER TABLE rolls ADD COLUMN contest TEXT NOT NULL DEFAULT '';
ALTER TABLE rolls ADD COLUMN side TEXT NOT NULL DEFAULT '';
ALTER TABLE rolls ADD COLUMN opponent TEXT NOT NULL DEFAULT '';
ALTER TABLE rolls ADD COLUMN final_level INTEGER;
ALTER TABLE rolls ADD COLUMN verdict TEXT NOT NULL DEFAULT '';
ALTER TABLE rolls ADD COLUMN verdict_reason TEXT NOT NULL DEFAULT '';
ALTER TABLE rolls ADD COLUMN revealed INTEGER NOT NULL DEFAULT 0;
CREATE INDEX rolls_by_contest ON rolls (contest) WHERE contest != '';
"""

_DEVELOPMENT: Final = """
ALTER TABLE rolls ADD COLUMN development TEXT NOT NULL DEFAULT '';
ALTER TABLE rolls ADD COLUMN note TEXT NOT NULL DEFAULT '';
CREATE INDEX rolls_of_development ON rolls (document, subject) WHERE development != '';
"""

_XANTIS: Final = """
ALTER TABLE rolls ADD COLUMN xantis TEXT NOT NULL DEFAULT '';
ALTER TABLE rolls ADD COLUMN pair INTEGER;
CREATE INDEX rolls_of_pairs ON rolls (document, pair) WHERE pair IS NOT NULL;
"""

_COMBAT: Final = """
ALTER TABLE rolls ADD COLUMN combat TEXT NOT NULL DEFAULT '';
"""

_AT_A_GLANCE: Final = """
DROP INDEX rolls_by_document_and_subject;
DROP INDEX rolls_by_document_and_level;
DROP INDEX rolls_by_document_and_time;
DROP INDEX rolls_by_level;
DROP INDEX rolls_by_time;
DROP INDEX rolls_that_ticked;
DROP INDEX rolls_that_ticked_by_document;
DROP INDEX rolls_that_ticked_by_level;
DROP INDEX rolls_hidden;
DROP INDEX rolls_hidden_by_document;
DROP INDEX rolls_hidden_by_subject;
CREATE INDEX rolls_at_a_glance ON rolls (document, subject, level, tick, hidden, time);
"""
"""One index with all that is filtered by, in place of one for each filter: it answers them together too."""

MIGRATIONS: Final = (_FIRST, _CONTESTS, _DEVELOPMENT, _XANTIS, _COMBAT, _AT_A_GLANCE)
"""The scripts that bring a database from each version to the next; an empty one has version 0. Never changed."""

VERSION: Final = len(MIGRATIONS)
"""The version this program writes, kept in the database's ``user_version``."""

APPLICATION_ID: Final = 0x42525053
"""Marks the database as ours, in its ``application_id``."""

LEVELS: Final = tuple(level.value for level in Level)
"""Level ids by the number they have in the database."""

DIFFICULTIES: Final = tuple(difficulty.value for difficulty in Difficulty)
"""Difficulty ids by the number they have in the database."""

_EVENTS: Final[Mapping[str, Event]] = {
    "roll": "roll",
    "tick": "tick",
    "resistance": "resistance",
    "development": "development",
    "damage": "damage",
    "wound": "wound",
    "healing": "healing",
    "power": "power",
    "xantis": "xantis",
    "leave": "leave",
    "hindrance": "hindrance",
}
_KINDS: Final[Mapping[str, Kind]] = {
    "skill": "skill",
    "characteristic": "characteristic",
    "power": "power",
    "weapon": "weapon",
    "health": "health",
    "node": "node",
    "initiative": "initiative",
    "number": "number",
}
_VERDICTS: Final[Mapping[str, Verdict]] = {"won": "won", "lost": "lost", "draw": "draw", "nobody": "nobody"}
_NAME_FIELDS: Final = ("skill", "name", "speciality", "speciality_text", "characteristic", "roll")
_WEAPON_FIELDS: Final = ("weapon", "weapon_name")
_LANGUAGES: Final = ("en", "fr", "it")

_UNDECIDED: Final = (
    "(rolls.verdict = '' AND excluded.verdict != '' AND rolls.contest != '' AND rolls.contest = excluded.contest)"
)

INSERT: Final = (
    "INSERT OR IGNORE INTO rolls (id, time, document, character, subject, rules, event, difficulty, modifier, at_stake,"
    " score, base, chance, roll, own_dice, hidden, level, level_reason, tick, tick_reason, undone, steps,"
    " contest, side, opponent, final_level, verdict, verdict_reason, revealed, development, note,"
    " xantis, pair, combat)"
    f" VALUES ({', '.join('?' * 34)})"
    " ON CONFLICT (id) DO UPDATE SET time = excluded.time, score = excluded.score, chance = excluded.chance,"
    " rules = excluded.rules, level_reason = excluded.level_reason, steps = excluded.steps,"
    " development = excluded.development, verdict = excluded.verdict, verdict_reason = excluded.verdict_reason"
    f" WHERE rolls.level_reason = 'gain_open' OR {_UNDECIDED}"
)
"""A line that is there already stays as it is, but one of development whose gain was open is completed, and so is one
of a contest that was made before the other side rolled: it learns how the contest ended.
"""
REVEAL: Final = "UPDATE rolls SET hidden = 0, revealed = 1, tick = ?, tick_reason = ? WHERE id = ? AND hidden = 1"

SELECT: Final = (
    "SELECT rolls.number, rolls.id, rolls.time, documents.document, characters.name, subjects.kind, subjects.subject,"
    " subjects.name, rules.changes, event, difficulty, modifier, at_stake, score, base, chance, roll, own_dice, hidden,"
    " level, level_reason, tick, tick_reason, undone, steps, contest, side, opponent, final_level, verdict,"
    " verdict_reason, revealed, development, note, xantis, combat FROM rolls"
    " JOIN documents ON documents.id = rolls.document JOIN characters ON characters.id = rolls.character"
    " JOIN subjects ON subjects.id = rolls.subject JOIN rules ON rules.id = rolls.rules"
)


def migrate(connection: sqlite3.Connection, version: int) -> None:
    """Bring the tables from a version to ``VERSION``, wholly or not at all."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        found: int = connection.execute("PRAGMA user_version").fetchone()[0]
        for script in MIGRATIONS[max(found, version) :]:
            for statement in script.split(";"):
                if statement.strip():
                    connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {VERSION}")
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    except sqlite3.Error:
        connection.execute("ROLLBACK")
        raise
    connection.execute("COMMIT")


def row_of(entry: JournalEntry, document: int, character: int, subject: int, rules: int) -> tuple[object, ...]:
    """The values for ``INSERT``; the numbers are the rows of what the entry names."""
    return (
        entry.id,
        entry.time,
        document,
        character,
        subject,
        rules,
        entry.event,
        DIFFICULTIES.index(entry.difficulty),
        entry.modifier,
        entry.at_stake,
        entry.score,
        entry.base,
        entry.chance,
        entry.roll,
        entry.own_dice,
        entry.hidden,
        None if entry.level is None else LEVELS.index(entry.level),
        entry.level_reason,
        entry.tick,
        entry.tick_reason,
        entry.undone,
        _steps_text(entry.steps),
        entry.contest,
        entry.side,
        storable(entry.opponent),
        None if entry.final_level is None else LEVELS.index(entry.final_level),
        entry.verdict,
        entry.verdict_reason,
        entry.revealed,
        _note_text(entry.development),
        storable(entry.note),
        _xantis_text(entry.xantis),
        _pair(entry.xantis),
        _combat_text(entry.combat),
    )


def entry_of_row(row: tuple[object, ...]) -> JournalEntry:
    """The entry for a row of ``SELECT``; sqlite3.DatabaseError for a row that nobody can have written."""
    try:
        return _entry(*row)
    except (TypeError, ValueError, IndexError, KeyError, msgspec.MsgspecError) as problem:
        raise sqlite3.DatabaseError("malformed row") from problem


def _entry(*row: object) -> JournalEntry:
    (number, id_, time, document, character, kind, subject, name, changes, event, *circumstances) = row
    (difficulty, modifier, at_stake, score, base, chance, roll, own_dice, hidden, *outcome) = circumstances
    level, level_reason, tick, tick_reason, undone, steps, *comparison = outcome
    contest, side, opponent, final_level, verdict, verdict_reason, revealed, development, note, xantis, combat = (
        comparison
    )
    return JournalEntry(
        number=_whole(number),
        id=str(id_),
        time=_whole(time),
        document=str(document),
        character=str(character),
        subject=subject_of(str(kind), str(subject)),
        name=name_of(str(name)),
        event=_EVENTS[str(event)],
        difficulty=DIFFICULTIES[_whole(difficulty)],
        modifier=_whole(modifier),
        at_stake=bool(at_stake),
        score=_number(score),
        base=_number(base),
        chance=_number(chance),
        roll=_number(roll),
        own_dice=bool(own_dice),
        hidden=bool(hidden),
        level=None if level is None else LEVELS[_whole(level)],
        level_reason=str(level_reason),
        tick=bool(tick),
        tick_reason=str(tick_reason),
        undone=bool(undone),
        options=options_of(str(changes)),
        steps=tuple(Step(step, tuple(operands), result) for step, operands, result in json.loads(str(steps))),
        contest=str(contest),
        side=str(side),
        opponent=str(opponent),
        final_level=None if final_level is None else LEVELS[_whole(final_level)],
        verdict=_VERDICTS.get(str(verdict), ""),
        verdict_reason=str(verdict_reason),
        revealed=bool(revealed),
        development=msgspec.json.decode(str(development), type=DevelopmentNote) if development else None,
        note=str(note),
        xantis=msgspec.json.decode(str(xantis), type=XantisNote) if xantis else None,
        combat=msgspec.json.decode(str(combat), type=CombatNote) if combat else None,
    )


def subject_of(kind: str, subject: str) -> Subject:
    """The subject of a row; a kind that nobody knows is a skill."""
    return Subject(_KINDS.get(kind, "skill"), subject)


@lru_cache(maxsize=256)
def options_text(options: BrpOptions) -> str:
    """The fields in which a record differs from the default, as text."""
    return _json({field: getattr(options, field) for field in differences(SRD, options)})


@lru_cache(maxsize=1024)
def _steps_text(steps: Explanation) -> str:
    return _json([[step.id, step.operands, step.result] for step in steps])


@lru_cache(maxsize=1024)
def name_text(name: SubjectName) -> str:
    """The parts of a subject's name as text."""
    fields = (*_NAME_FIELDS, *_WEAPON_FIELDS) if name.weapon is not None or name.weapon_name else _NAME_FIELDS
    return _json([getattr(name, field) for field in fields])


@lru_cache(maxsize=4096)
def name_of(text: str) -> SubjectName:
    """The name for a text of ``name_text``."""
    fields = json.loads(text)
    names = _NAME_FIELDS if len(fields) == len(_NAME_FIELDS) else (*_NAME_FIELDS, *_WEAPON_FIELDS)
    return SubjectName(**dict(zip(names, fields, strict=True)))


def search_text(subject: Subject, name: SubjectName) -> str:
    """What a subject is found by: its names in every language, folded, and its id."""
    words = [subject.id]
    if name.characteristic is None:
        words += [f"{parent} ({speciality})" for parent, speciality in (skill_name(name, lang) for lang in _LANGUAGES)]
    else:
        words += _characteristic_words(name)
    if name.weapon is not None or name.weapon_name:
        words += [weapon_name(name.weapon, name.weapon_name, lang) for lang in _LANGUAGES]
    return "\n".join(dict.fromkeys(fold(word) for word in words))


def _characteristic_words(name: SubjectName) -> list[str]:
    catalogue = brp_catalogue()
    definition = catalogue.characteristics.get(name.characteristic or "")
    roll = catalogue.rolls.get(name.roll or "")
    texts: list[str] = []
    if definition is not None:
        texts += [*definition.names.values(), *definition.other_names.values()]
        texts += [*definition.abbreviations.values(), *definition.other_abbreviations.values()]
    if roll is not None:
        texts += [*roll.names.values(), *roll.other_names.values()]
    return texts


@lru_cache(maxsize=256)
def options_of(changes: str) -> BrpOptions:
    """The record from its changed fields; what this version does not know stays at the default."""
    wanted: dict[str, object] = json.loads(changes)
    try:
        return BrpOptions(**wanted)  # type: ignore[arg-type]  # the record checks every value itself
    except (RulesError, TypeError):
        pass
    options = SRD
    for field, value in wanted.items():
        try:
            options = BrpOptions(**{**_changed(options), field: value})  # type: ignore[arg-type]  # as above
        except (RulesError, TypeError):
            continue
    return options


def _changed(options: BrpOptions) -> dict[str, object]:
    return {field: getattr(options, field) for field in differences(SRD, options)}


def storable(text: str) -> str:
    """The text without lone surrogates, which no database can hold."""
    return text.encode("utf-8", "replace").decode("utf-8")


def _note_text(note: DevelopmentNote | None) -> str:
    """What a line of development says, as text; empty for other lines."""
    if note is None:
        return ""
    kept = msgspec.structs.replace(note, source=storable(note.source), teacher=storable(note.teacher))
    return msgspec.json.encode(kept).decode()


def _xantis_text(note: XantisNote | None) -> str:
    """What a line of a Xantis test says, as text; empty for other lines."""
    if note is None:
        return ""
    parts = tuple((tier, storable(name), score) for tier, name, score in note.parts)
    return msgspec.json.encode(msgspec.structs.replace(note, parts=parts)).decode()


def _combat_text(note: CombatNote | None) -> str:
    """What a line of combat or health says besides, as text; empty for other lines."""
    if note is None:
        return ""
    kept = msgspec.structs.replace(note, weapon_name=storable(note.weapon_name))
    return msgspec.json.encode(kept).decode()


def _pair(note: XantisNote | None) -> int | None:
    """The two dice as a number from 11 to 66; None for lines without any."""
    return None if note is None or note.dice is None else 10 * note.dice[0] + note.dice[1]


def _json(value: object) -> str:
    return json.dumps(value, separators=(",", ":"))


def _whole(value: object) -> int:
    if not isinstance(value, int):
        raise TypeError("not a whole number")
    return value


def _number(value: object) -> int | None:
    return None if value is None else _whole(value)
