"""Rows of fields: what a model offers whose cells are typed or chosen in, and what it does with a text it is given."""

from collections.abc import Callable, Hashable, Sequence
from enum import Enum
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from PySide6.QtCore import QModelIndex

from brp_desktop.models.kept_texts import KeptTexts
from brp_desktop.models.numbers import read_number
from brp_desktop.sheet.errors import EditError

K = TypeVar("K", bound=Hashable)

Perform = Callable[[Any], bool]
"""Carries out an edit through the document; True if the document differs afterwards. May raise ``EditError``."""


class CellKind(Enum):
    """How a cell is filled in."""

    TEXT = "text"
    NUMBER = "number"
    CHOICE = "choice"


class Choice(NamedTuple):
    """One answer of a cell that is chosen: its value, its name, words and a number beside it."""

    value: object
    name: str
    aside: str = ""
    figure: str = ""


class NotANumberError(ValueError):
    """What was typed is no whole number."""


class FieldTexts(Protocol):
    """What is wrong with a text, made where sentences for people live."""

    def not_a_number(self) -> str:
        """What is wrong with a field that holds no number."""

    def refusal(self, error: EditError) -> str:
        """What an edit that was refused says."""


class Fields(Generic[K]):
    """The part of a model that takes what is typed: what is not taken is kept in its cell and marked.

    Without ``perform`` nothing can be filled in. A subclass says what its columns are and which edit a text makes, and
    calls ``init_fields`` when it is made.
    """

    def init_fields(self, texts: FieldTexts, perform: Perform | None) -> None:
        """Begin with nothing kept."""
        self.kept: KeptTexts[K] = KeptTexts()
        self._field_texts = texts
        self._perform = perform

    # what a subclass says

    def kind(self, column: int) -> CellKind | None:
        """How the cells of a column are filled in; None where they only show something."""
        raise NotImplementedError

    def edit_for(self, key: K, column: int, value: Any) -> Any:
        """The edit that gives a cell a value: typed text, or the value of a choice. ``NotANumberError``."""
        raise NotImplementedError

    def number_in(self, key: K, column: int) -> int | None:
        """The number that a cell of a number holds now; None where it is empty."""
        raise NotImplementedError

    def choices(self, key: K, column: int) -> Sequence[Choice]:
        """The answers of a cell that is chosen."""
        raise NotImplementedError

    def chosen(self, key: K, column: int) -> object:
        """The value of the answer in force."""
        raise NotImplementedError

    def field_index(self, key: K, column: int) -> QModelIndex:
        """The index of a cell; an invalid one if the row is gone."""
        raise NotImplementedError

    def field_keys(self) -> Sequence[K]:
        """The rows from top to bottom."""
        raise NotImplementedError

    def tell_cell(self, key: K, column: int) -> None:
        """Say that a cell shows something else now."""
        raise NotImplementedError

    # what follows from it

    @property
    def writable(self) -> bool:
        """Whether anything can be filled in."""
        return self._perform is not None

    def sentence(self, key: K, column: int) -> str:
        """What is wrong with a cell, empty if nothing."""
        return self.kept.sentence(key, column)

    def give_up(self, key: K, column: int) -> bool:
        """Show the document's value again; True if the cell was marked."""
        marked = self.kept.drop(key, column)
        if marked:
            self.tell_cell(key, column)
        return marked

    def take(self, key: K, column: int, value: Any) -> bool:
        """Take a text or an answer: True if the document holds it afterwards; what is not taken is kept and marked."""
        if self._perform is None or self.kind(column) is None:
            return False
        try:
            self._perform(self.edit_for(key, column, value))
        except NotANumberError:
            sentence = self._field_texts.not_a_number()
        except EditError as error:
            sentence = self._field_texts.refusal(error)
        else:
            self.kept.drop(key, column)
            self.tell_cell(key, column)
            return True
        self.kept.keep(key, column, str(value), sentence)
        self.tell_cell(key, column)
        return False

    def step(self, key: K, column: int, amount: int) -> str:
        """Change a number by an arrow key; what is wrong with that, or nothing. An empty cell begins at 0."""
        if self._perform is None or self.kind(column) is not CellKind.NUMBER or self.sentence(key, column):
            return ""
        try:
            self._perform(self.edit_for(key, column, str((self.number_in(key, column) or 0) + amount)))
        except EditError as error:
            return self._field_texts.refusal(error)
        return ""


def typed_number(text: str, empty: int | None) -> int | None:
    """The number a person typed; ``empty`` for nothing at all. ``NotANumberError``."""
    if not text.strip():
        return empty
    number = read_number(text)
    if number is None:
        raise NotANumberError(text)
    return number
