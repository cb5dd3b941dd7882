"""What a Xantis sheet has as fields of a form besides its scores, and the hidden field it comes back from."""

from PySide6.QtCore import QCoreApplication

from brp_desktop.painting.pages.brp_form import notes_of_fields, rows_of_fields
from brp_desktop.painting.pages.composer import Block, Composer
from brp_desktop.painting.pages.marks import Field
from brp_desktop.sheet.xantis import XantisCharacter
from brp_desktop.sheet.xantis_derive import XantisDerived
from brp_desktop.storage import xantis_form
from brp_desktop.storage.form_fields import EMPTY_ROWS, field_name
from brp_desktop.storage.words import word

tr = QCoreApplication.translate

_EMPTY = 2


def thing_blocks(page: Composer, character: XantisCharacter, derived: XantisDerived) -> list[Block]:
    """Weapons, actions and notes as fields, with empty rows to write in."""
    values = xantis_form.xantis_values(character, derived)
    fresh = [f"{EMPTY_ROWS}.{number + 1}" for number in range(_EMPTY if page.options.free_lines else 0)]
    weapons = [*(str(each.id) for each in character.weapons), *fresh]
    actions = [*(str(each.id) for each in character.actions), *fresh]
    values |= {field_name("action", id_, "spell"): False for id_ in fresh}
    page.put(Field(page.left, page.top, 1, 1, xantis_form.SHEET, xantis_form.hidden_sheet(character), 8, hidden=True))
    blocks: list[Block] = []
    if weapons:
        title = word("weapons", page.lang)
        blocks += rows_of_fields(page, title, "weapon", weapons, xantis_form.WEAPON, values, called={"damage": "Danni"})
    if actions:
        title = f"{tr('pages', 'Actions')} (☑ {tr('pages', 'spell')})"
        blocks += rows_of_fields(page, title, "action", actions, xantis_form.ACTION, values, box="spell")
    return blocks + notes_of_fields(page, character.notes)
