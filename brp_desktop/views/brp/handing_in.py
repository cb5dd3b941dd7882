"""How what a person typed or stepped reaches the document, and what is said when it is refused."""

from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.sheet.edits import Edit
from brp_desktop.sheet.errors import EditError
from brp_desktop.views import labels


def stepped(document: BrpDocument, edit: Edit) -> str:
    """One of several small steps, which merge into one undo step; what is wrong with it, or nothing."""
    try:
        document.perform(edit)
    except EditError as error:
        return labels.error_sentence(error)
    return ""


def typed(document: BrpDocument, edit: Edit) -> str:
    """Something typed and confirmed: an undo step of its own; what is wrong with it, or nothing."""
    document.history.break_merge()
    sentence = stepped(document, edit)
    document.history.break_merge()
    return sentence
