"""Adding weapons and armour: from the catalogue by typing a few letters, or of one's own under the name typed."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtWidgets import QWidget

from brp_desktop.catalogue.armour import armour_catalogue
from brp_desktop.catalogue.brp import localised
from brp_desktop.catalogue.names import collation_key
from brp_desktop.catalogue.weapons import weapon_catalogue
from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.controllers.language import content_language
from brp_desktop.sheet.belonging_edits import new_belonging_id
from brp_desktop.sheet.belongings import Armour, Weapon
from brp_desktop.sheet.edits import AddBelonging
from brp_desktop.sheet.ids import BelongingId
from brp_desktop.views.brp.handing_in import typed
from brp_desktop.views.brp.look import Look
from brp_desktop.views.gm.pick_list import Pick, PickList

translate = QCoreApplication.translate
Added = Callable[[BelongingId], None]

OWN = ""
"""What choosing one's own gives."""


class Adding(QObject):
    """One list that is open, and what becomes of the answer."""

    def __init__(self, document: BrpDocument, list_: str, added: Added, parent: QWidget) -> None:
        super().__init__(parent)
        self._document = document
        self._list = list_
        self._added = added
        self._text = ""

    def take_text(self, text: str) -> None:
        """What was typed to find something: the name of one's own."""
        self._text = text.strip()

    def take(self, value: object) -> None:
        """A line was chosen: the row comes to the end of its list."""
        known = str(value) or None
        name = "" if known is not None else self._text
        character = self._document.character
        if self._list == "weapons":
            id_ = new_belonging_id(character, "weapons")
            row: Weapon | Armour = Weapon(id=id_, weapon=known, name=name)
        else:
            id_ = new_belonging_id(character, "armour")
            row = Armour(id=id_, armour=known, name=name)
        if not typed(self._document, AddBelonging(row)):
            self._added(id_)


def open_weapons(document: BrpDocument, look: Look, anchor: QWidget, added: Added) -> PickList:
    """Let the person choose a weapon of the era, or one of their own; ``added`` is told the new row."""
    options, language = document.character.options, content_language()
    found = [
        Pick(
            weapon.id,
            localised(weapon.names, language),
            figure=weapon.numbers[options.data_edition].damage or "",
            also=localised(weapon.names, "en"),
        )
        for weapon in weapon_catalogue().offered(options)
    ]
    own = translate("combat", "A weapon of your own")
    return _open(document, "weapons", found, own, translate("combat", "Find a weapon"), look, anchor, added)


def open_armour(document: BrpDocument, look: Look, anchor: QWidget, added: Added) -> PickList:
    """The same for armour."""
    options, language = document.character.options, content_language()
    found = [
        Pick(
            armour.id,
            localised(armour.names, language),
            figure=str(armour.numbers[options.data_edition].piece.points or 0),
            also=localised(armour.names, "en"),
        )
        for armour in armour_catalogue().offered(options)
    ]
    own = translate("combat", "Armour of your own")
    return _open(document, "armour", found, own, translate("combat", "Find armour"), look, anchor, added)


def _open(
    document: BrpDocument,
    list_: str,
    found: list[Pick],
    own: str,
    title: str,
    look: Look,
    anchor: QWidget,
    added: Added,
) -> PickList:
    picks = PickList(look.theme, anchor.window())
    picks.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    adding = Adding(document, list_, added, picks)
    picks.edit.textChanged.connect(adding.take_text)
    picks.picked.connect(adding.take)
    found.sort(key=lambda pick: collation_key(pick.name))
    picks.set_always(Pick(OWN, own, icon_name="edit_mode"))
    picks.open_for(title, found, anchor)
    return picks
