"""What may be asked of the journal, and how a question becomes a condition that one index can answer."""

from collections.abc import Collection
from dataclasses import dataclass

from brp_desktop.catalogue.names import fold
from brp_desktop.play.entries import WITHOUT_DICE, JournalEntry
from brp_desktop.storage.journal_schema import LEVELS, search_text


@dataclass(frozen=True, slots=True)
class JournalQuery:
    """Which lines are wanted; what is None or empty does not narrow the choice.

    ``document`` is a document id, ``skill`` the id of a skill row, characteristic or node, ``level`` the id of a level
    or of the class of a Xantis outcome. ``text`` is found, without regard to case and accents, in the character's
    name and in the name of what was rolled, in any of the languages. ``since`` and ``until`` are in milliseconds since
    1970, UTC, the second not included. ``hidden``: False leaves hidden rolls out, True wants nothing else, None takes
    both. ``rolls_only`` leaves out what was not rolled, such as a tick by hand.
    """

    document: str | None = None
    skill: str | None = None
    level: str | None = None
    ticks_only: bool = False
    text: str = ""
    since: int | None = None
    until: int | None = None
    hidden: bool | None = False
    rolls_only: bool = False

    def matches(self, entry: JournalEntry) -> bool:
        """Whether the entry is among the lines wanted."""
        return (
            (self.document is None or entry.document == self.document)
            and (self.skill is None or entry.subject.id == self.skill)
            and (self.level is None or entry.level == self.level)
            and (entry.tick or not self.ticks_only)
            and (entry.event not in WITHOUT_DICE or not self.rolls_only)
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


def condition(query: JournalQuery, known: Known) -> str:
    """The query as a condition over the table of rolls.

    Asks for columns of the index ``rolls_at_a_glance`` only, but for the event of a line that has no level.
    """
    terms: list[str] = []
    if known.documents is not None:
        terms.append(_among("document", known.documents))
    if known.subjects is not None:
        terms.append(_among("subject", known.subjects))
    if query.ticks_only:
        terms.append("tick = 1")
    if query.level is not None:
        terms.append(f"level = {LEVELS.index(query.level) if query.level in LEVELS else -1}")
    if query.hidden is not None:
        terms.append(f"hidden = {int(query.hidden)}")
    if query.since is not None:
        terms.append(f"time >= {int(query.since)}")
    if query.until is not None:
        terms.append(f"time < {int(query.until)}")
    # The longest comparison last: most lines have been told apart before it.
    if known.found_subjects is not None and known.found_documents is not None:
        terms.append(f"({_among('subject', known.found_subjects)} OR {_among('document', known.found_documents)})")
    if query.rolls_only:
        events = ", ".join(f"'{event}'" for event in sorted(WITHOUT_DICE))
        terms.append(f"(level IS NOT NULL OR +event NOT IN ({events}))")
    return " AND ".join(terms) or "1"


def _among(column: str, rows: Collection[int]) -> str:
    return f"{column} IN ({', '.join(str(int(row)) for row in rows)})"
