"""What may be asked of the journal, and how a question becomes searches that an index can answer."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Final

from brp_desktop.catalogue.names import fold
from brp_desktop.play.entries import JournalEntry
from brp_desktop.storage.journal_schema import LEVELS, search_text

_DENSE: Final = 60
"""From this many separate searches on, one walk through everything is cheaper."""


@dataclass(frozen=True, slots=True)
class JournalQuery:
    """Which lines are wanted; what is None or empty does not narrow the choice.

    ``document`` is a document id, ``skill`` the id of a skill row, characteristic or node, ``level`` the id of a level
    or of the class of a Xantis outcome. ``text`` is found, without regard to case and accents, in the character's
    name and in the name of what was rolled, in any of the languages. ``since`` and ``until`` are in milliseconds since
    1970, UTC, the second not included. ``hidden``: False leaves hidden rolls out, True wants nothing else, None takes
    both.
    """

    document: str | None = None
    skill: str | None = None
    level: str | None = None
    ticks_only: bool = False
    text: str = ""
    since: int | None = None
    until: int | None = None
    hidden: bool | None = False

    def matches(self, entry: JournalEntry) -> bool:
        """Whether the entry is among the lines wanted."""
        return (
            (self.document is None or entry.document == self.document)
            and (self.skill is None or entry.subject.id == self.skill)
            and (self.level is None or entry.level == self.level)
            and (entry.tick or not self.ticks_only)
            and (self.since is None or entry.time >= self.since)
            and (self.until is None or entry.time < self.until)
            and (self.hidden is None or entry.hidden == self.hidden)
            and self._finds(entry)
        )

    def _finds(self, entry: JournalEntry) -> bool:
        wanted = fold(self.text.strip())
        return wanted in fold(entry.character) or wanted in search_text(entry.subject, entry.name)


@dataclass(frozen=True, slots=True)
class Known:
    """What the database says about the names in a query, as row numbers.

    ``documents`` and ``subjects`` are those asked for by id, None if none was; ``found_documents`` and
    ``found_subjects`` those whose names hold the text, None if there is no text.
    """

    documents: tuple[int, ...] | None
    subjects: tuple[int, ...] | None
    found_documents: tuple[int, ...] | None
    found_subjects: tuple[int, ...] | None


def searches(query: JournalQuery, known: Known) -> list[str]:
    """What stands after FROM in one or several searches over the table of rolls, to be merged by number.

    No line answers to two of them.
    """
    found_subjects, found_documents = known.found_subjects, known.found_documents
    pairs = list(islice(_pairs(known), _DENSE + 1))
    if len(pairs) <= _DENSE or found_subjects is None or found_documents is None:
        return [_search(query, *pair) for pair in _pairs(known)]
    either = f"(+subject IN {_listed(found_subjects)} OR +document IN {_listed(found_documents)})"
    return [f"{_search(query, document, subject)} AND {either}" for document, subject in _asked(known)]


def counts(query: JournalQuery, known: Known) -> list[str]:
    """The same for counting: as many searches as it takes to count each from an index alone."""
    return [_search(query, *pair, counting=True) for pair in _pairs(known)]


_Search = tuple[int | None, int | None, tuple[int, ...]]
"""Document, subject, and the subjects that other searches cover already."""


def _pairs(known: Known) -> Iterator[_Search]:
    if known.found_subjects is None or known.found_documents is None:
        yield from ((document, subject, ()) for document, subject in _asked(known))
        return
    for document in _one_or_all(known.documents):
        for subject in _common(known.found_subjects, known.subjects):
            yield document, subject, ()
    for document in _common(known.found_documents, known.documents):
        if known.subjects is None:
            yield document, None, known.found_subjects
        else:
            yield from ((document, subject, ()) for subject in known.subjects if subject not in known.found_subjects)


def _asked(known: Known) -> Iterator[tuple[int | None, int | None]]:
    for document in _one_or_all(known.documents):
        for subject in _one_or_all(known.subjects):
            yield document, subject


def _one_or_all(rows: tuple[int, ...] | None) -> tuple[int | None, ...]:
    return (None,) if rows is None else rows


def _common(found: tuple[int, ...], asked: tuple[int, ...] | None) -> tuple[int, ...]:
    return found if asked is None else tuple(row for row in found if row in asked)


def _search(
    query: JournalQuery,
    document: int | None,
    subject: int | None,
    without: Collection[int] = (),
    *,
    counting: bool = False,
) -> str:
    """One search. A plus sign keeps a condition away from the indexes: the one that narrows best is left without."""
    times = query.since is not None or query.until is not None
    if query.hidden:
        best = {"hidden", "document" if subject is None else "subject"}
    elif subject is not None:
        best = {"document", "subject"}
    elif query.ticks_only:
        best = {"tick", "level" if document is None else "document"}
    elif query.level is not None:
        best = {"document", "level"}
    else:
        best = {"document", "time"} if times and counting else {"document"}

    def term(column: str, comparison: str) -> str:
        return f"{'' if column in best else '+'}{column} {comparison}"

    terms: list[str] = []
    if document is not None:
        terms.append(term("document", f"= {document}"))
    if subject is not None:
        terms.append(term("subject", f"= {subject}"))
    if query.ticks_only:
        terms.append(term("tick", "= 1"))
    if query.level is not None:
        terms.append(term("level", f"= {LEVELS.index(query.level) if query.level in LEVELS else -1}"))
    if query.hidden is not None:
        terms.append(term("hidden", f"= {int(query.hidden)}"))
    if query.since is not None:
        terms.append(term("time", f">= {int(query.since)}"))
    if query.until is not None:
        terms.append(term("time", f"< {int(query.until)}"))
    table = "rolls"
    if without:
        terms.append(f"subject NOT IN {_listed(without)}")
        if counting and best == {"document"}:
            table = "rolls INDEXED BY rolls_by_document_and_subject"
    return f"{table} WHERE {' AND '.join(terms) or '1'}"


def _listed(rows: Collection[int]) -> str:
    return f"({', '.join(str(int(row)) for row in rows)})"
