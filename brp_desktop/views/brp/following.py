"""How a sheet follows its document: after a change only those of its parts are shown anew that the change is about."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from brp_desktop.sheet.changes import ChangeSet
    from brp_desktop.views.brp.sheet_view import SheetView


def follow(sheet: "SheetView", changes: "ChangeSet") -> None:
    """Show the document as it is now; the row with the focus keeps it wherever it goes."""
    character, derived = sheet.document.character, sheet.document.derived
    sheet.texts.options = character.options
    key = sheet.skills.current_key() if sheet.skills.has_focus_inside() else None
    sheet.characteristics.apply(changes, character, derived)
    sheet.skills_page.apply(changes, character, derived)
    if key is not None and not sheet.skills.has_focus_inside():
        sheet.skills.focus_key(key)
    if changes.options:
        sheet.skills.place()
    if changes.identity or changes.options:
        sheet.head.refresh()
    if changes.resources or changes.derived or changes.options:
        sheet.vitals.refresh()
    if changes.characteristics or changes.derived or changes.options or changes.identity:
        sheet.strip.refresh()
    sheet.other_pages.follow(changes)
    if changes.resources or changes.characteristics or changes.options:
        sheet.arrange_head()
