"""The end of everything that is open: what has unsaved work is asked about once, and nothing is closed before."""

from typing import TYPE_CHECKING

from brp_desktop.controllers.interaction import Interaction, Unsaved, UnsavedChoice

if TYPE_CHECKING:
    from brp_desktop.controllers.files import FilesController
    from brp_desktop.controllers.open_table import OpenTable


def close_all(files: "FilesController", table: "OpenTable | None", interaction: Interaction) -> bool:
    """Close the table and every document; False if the person wants to go on, or a file could not be written.

    With one thing unsaved its own question is asked, with several one question for all; what is saved before a file
    is refused stays saved.
    """
    for document in files.documents:
        document.settle()
        document.commit_pending()
    documents = [document for document in files.documents if not document.is_saved]
    tables = [] if table is None or table.is_saved else [table]
    if len(documents) + len(tables) > 1:
        works = [Unsaved("sheet", files.called(document)) for document in documents]
        works += [Unsaved("table", each.shown_name) for each in tables]
        choice = interaction.ask_unsaved_together(works)
        if choice is UnsavedChoice.CANCEL:
            return False
        if choice is UnsavedChoice.SAVE:
            if not all(files.save(document) for document in documents) or not all(each.save() for each in tables):
                return False
        else:
            for each in tables:
                each.give_up()
            for document in documents:
                files.give_up(document)
    elif not all(files.close(document) for document in documents):
        return False  # the one that asks goes first: everything else is still there
    return (table is None or table.close()) and all(files.close(document) for document in files.documents)
