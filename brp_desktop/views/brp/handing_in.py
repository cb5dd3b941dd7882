"""How what a person typed or stepped reaches the document, and what is said when it is refused."""

from typing import Any, Protocol, TypeVar

from brp_desktop.sheet.errors import EditError
from brp_desktop.sheet.history import History
from brp_desktop.views import labels

_Edit_contra = TypeVar("_Edit_contra", contravariant=True)


class Changing(Protocol[_Edit_contra]):
    """A document of any system that takes edits of its own kind."""

    @property
    def history(self) -> History[Any]:
        """Its undo history."""

    def perform(self, edit: _Edit_contra) -> bool:
        """Apply an edit; True if the value differs afterwards."""


_Edit = TypeVar("_Edit")


def stepped(document: Changing[_Edit], edit: _Edit) -> str:
    """One of several small steps, which merge into one undo step; what is wrong with it, or nothing."""
    try:
        document.perform(edit)
    except EditError as error:
        return labels.error_sentence(error)
    return ""


def typed(document: Changing[_Edit], edit: _Edit) -> str:
    """Something typed and confirmed: an undo step of its own; what is wrong with it, or nothing."""
    document.history.break_merge()
    sentence = stepped(document, edit)
    document.history.break_merge()
    return sentence
