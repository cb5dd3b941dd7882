"""What an import came to: a new document, and a report that leaves no part of the file out."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, Literal

from msgspec import Struct, field

from brp_desktop.rules.brp import SRD, BrpOptions
from brp_desktop.sheet.brp import BrpCharacter
from brp_desktop.storage.documents import SheetDocument

if TYPE_CHECKING:
    from brp_desktop.sheet.systems import Character

Format = Literal["foundry-brp", "coc7", "dholes-house", "roll20", "statblock", "form-pdf"]
FORMATS: Final[tuple[Format, ...]] = ("foundry-brp", "coc7", "dholes-house", "roll20", "statblock", "form-pdf")
"""The formats that can be read, by the names of the command line."""

Account = Literal["taken", "changed", "not_taken", "doubtful"]
"""The list a part of the file stands in."""

PERCENTILE: Final = "percentile"
ORDINARY: Final = "3-18"


class Line(Struct, frozen=True, kw_only=True):
    """One line of a report.

    ``field`` is what of the sheet it is about: a characteristic's id, ``name`` ``profession`` ``skill`` ``weapon``
    ``hit_points`` and so on, empty for a part without a place; ``what`` names the skill, the weapon or the part of
    the file, as written. ``raw`` is what the file says, cut to a line; ``old`` and ``new`` stand where a value was
    changed. ``where`` is the place in the file (``items[3].system.base``); with ``count`` above 1 it stands for as
    many places of its kind (``items[].img``).

    Codes of ``taken``: ``taken``. Of ``changed``: ``divided_by_five`` ``rounded`` ``computed_differs`` ``text_cut``
    ``tick_dropped`` ``stored_as`` (a name or label of ours stands for it) ``part_moved`` (points counted in another
    column) ``encoding_guessed`` ``ranges_usual`` (distances of the weapon tables). Of ``not_taken``: ``no_place``
    ``empty`` ``view_state`` ``server`` (of use to the other program only) ``effects`` ``picture_path`` ``macro``
    ``open_speciality`` ``npc_parts`` ``not_a_value`` ``half_and_fifth`` ``markup`` ``unknown_item`` ``creation``
    ``recomputed`` ``empty_row`` ``too_many`` and those of a pasted text. Of ``doubtful``: ``doubtful_number``
    ``not_rolled_yet`` ``not_known`` ``another_person`` ``ranges_unknown`` (damages without distances)
    ``speciality_missing`` ``skill_not_found`` ``own_percentage`` ``same_skill_twice`` ``said_twice``
    ``picture_unread`` and those of a pasted text.
    """

    code: str
    field: str = ""
    what: str = ""
    raw: str = ""
    old: str = ""
    new: str = ""
    where: str = ""
    count: int = 1


class Answer(Struct, frozen=True, kw_only=True):
    """One answer to a question, and what the sheet would then hold: characteristic or skill with its number."""

    id: str
    preview: tuple[tuple[str, int | None], ...] = ()


class Question(Struct, frozen=True, kw_only=True):
    """Something only a person can decide: ``scale`` (answers ``percentile`` ``3-18``) or ``same_skill`` (``both``
    ``first`` ``second``). ``answer`` is the one the document was made with; ``certain``: the format itself says so.
    """

    id: str
    kind: Literal["scale", "same_skill"]
    what: str = ""
    answers: tuple[Answer, ...]
    answer: str
    certain: bool = False


class Report(Struct, frozen=True, kw_only=True):
    """What became of the file. ``accounts`` has every single value of it by its place, with the list it stands in."""

    taken: tuple[Line, ...] = ()
    changed: tuple[Line, ...] = ()
    not_taken: tuple[Line, ...] = ()
    doubtful: tuple[Line, ...] = ()
    questions: tuple[Question, ...] = ()
    accounts: Mapping[str, Account] = field(default_factory=dict)


class Choices(Struct, frozen=True, kw_only=True):
    """What the person decided before or while looking at the report; the same bytes and choices give the same result.

    ``options`` are the rules of the new document, ``lang`` the language of the words the import itself writes.
    ``answers`` are answers to questions by their ids. ``complete`` adds the usual skills the file does not name, at
    their base. ``encoding`` overrides the guess for a file that is not Unicode.
    """

    options: BrpOptions = SRD
    lang: str = "en"
    answers: Mapping[str, str] = field(default_factory=dict)
    complete: bool = False
    encoding: str | None = None


class Imported(Struct, frozen=True, kw_only=True):
    """One person read from a foreign file.

    ``document`` is new and without a file; what found no place is in it too (``foreign_blocks`` of ``foreign``).
    ``picture`` are the bytes of a portrait that is too large or of another kind than a sheet may hold: whoever can
    scale pictures makes one of it. ``copies``: how many alike the text speaks of.
    """

    format: Format
    kind: Literal["character", "npc"]
    document: SheetDocument
    report: Report
    scale: str = ORDINARY
    language: str = ""
    encoding: str = "utf-8"
    version: str = ""
    picture: bytes = b""
    copies: int = 1

    @property
    def character(self) -> BrpCharacter:
        """The character of the document, where it is a percentile one: everybody but those of Xantis forms."""
        assert isinstance(self.document.character, BrpCharacter)
        return self.document.character

    @property
    def person(self) -> "Character":
        """The character of the document, of either system."""
        return self.document.character

    @property
    def options(self) -> BrpOptions:
        """The rules by which fields are called; those of the SRD where they are of no concern."""
        person = self.document.character
        return person.options if isinstance(person, BrpCharacter) else SRD
