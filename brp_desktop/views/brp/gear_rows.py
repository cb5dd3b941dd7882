"""What the gear page says of things, wealth and contacts: the rows, and the fields they have in edit mode."""

from PySide6.QtCore import QCoreApplication

from brp_desktop.catalogue.belonging_names import wealth_words
from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.controllers.language import content_language
from brp_desktop.models.cells import Cell, CellRow, Heading
from brp_desktop.sheet.belonging_edits import inside_of
from brp_desktop.sheet.belongings import Contact, Item, Wealth
from brp_desktop.sheet.derived_load import lies_in
from brp_desktop.sheet.ids import BelongingId
from brp_desktop.sheet.names import item_name
from brp_desktop.views import labels
from brp_desktop.views.brp.belonging_fields import read_weight
from brp_desktop.views.brp.belonging_form import Answer, FieldShape
from brp_desktop.views.brp.cells_table import Column
from brp_desktop.views.step_labels import weight_text

translate = QCoreApplication.translate

WEALTH_COLUMNS = (
    Column("name", 90, 220, share=2),
    Column("amount", 70, 160, share=1),
    Column("note", 60, 300, share=2, drop=1),
)
CONTACT_COLUMNS = (
    Column("name", 90, 200, share=2),
    Column("relation", 70, 220, share=2, drop=1),
    Column("place", 60, 180, share=1, drop=2),
    Column("note", 60, 300, share=2, drop=3),
)


def thing_name(item: Item) -> str:
    """What a thing is called."""
    return item_name(item, content_language()) or translate("gear", "Unnamed thing")


def gear_headings() -> tuple[Heading, ...]:
    """What stands over the columns of the things."""
    return (
        Heading(translate("gear", "Things"), translate("gear", "thing")),
        Heading(translate("gear", "Note"), translate("gear", "note")),
        Heading(translate("gear", "How many"), translate("gear", "quantity")),
        Heading(translate("gear", "Each"), translate("gear", "encumbrance of one")),
        Heading(translate("gear", "Weight"), translate("gear", "encumbrance with what is inside")),
    )


def gear_rows(document: BrpDocument) -> dict[BelongingId, CellRow]:
    """Every thing in the order of the sheet; what is left behind is struck through."""
    items = document.character.items
    places = lies_in(items)
    by_id = {item.id: item for item in items}
    inside = document.derived.load.inside
    return {item.id: _thing_row(item, places, by_id, inside.get(item.id, 0)) for item in items}


def _thing_row(
    item: Item, places: dict[BelongingId, BelongingId | None], by_id: dict[BelongingId, Item], inside: int
) -> CellRow:
    name, place = thing_name(item), places[item.id]
    left = not item.carried or _left_behind(place, places, by_id)
    behind = translate("gear", "left behind") if left else ""
    first = item.note.strip().split("\n", 1)[0].strip()
    weight = item.quantity * item.encumbrance + inside
    ink = "text_2" if left else "text"
    cells = (
        Cell(name, strong=item.container, icon="open" if item.container else "", struck=left, ink=ink),
        Cell(labels.listed((behind if not item.carried else "", first)), ink="text_2"),
        Cell(str(item.quantity), ink=ink, acts=True),
        Cell(weight_text(item.encumbrance) if item.encumbrance else "", ink="text_2"),
        Cell(weight_text(weight) if weight else "", ink=ink, strong=item.container),
    )
    said = labels.listed(
        (
            name,
            translate("gear", "container") if item.container else "",
            translate("gear", "quantity {n}").format(n=item.quantity),
            translate("gear", "weight {weight}").format(weight=weight_text(weight)) if weight else "",
            translate("gear", "in {container}").format(container=thing_name(by_id[place])) if place is not None else "",
            behind,
        )
    )
    return CellRow(cells, said, f"{labels.first_up(said)}. {item.note}".strip())


def _left_behind(
    place: BelongingId | None, places: dict[BelongingId, BelongingId | None], by_id: dict[BelongingId, Item]
) -> bool:
    while place is not None:
        if not by_id[place].carried:
            return True
        place = places[place]
    return False


def wealth_headings() -> tuple[Heading, ...]:
    """What stands over the columns of wealth."""
    return (
        Heading(translate("gear", "Wealth"), translate("gear", "what it is")),
        Heading(translate("gear", "Amount"), translate("gear", "amount")),
        Heading(translate("gear", "Note"), translate("gear", "note")),
    )


def wealth_row(row: Wealth) -> CellRow:
    """One line of wealth."""
    called, amount = wealth_words(row.level, row.name, row.amount, content_language())
    name = called or translate("gear", "Without a name")
    cells = (Cell(name), Cell(amount, strong=True), Cell(_line(row.note), ink="text_2"))
    said = labels.listed((name, amount))
    return CellRow(cells, said, f"{said}. {row.note}".strip())


def contact_headings() -> tuple[Heading, ...]:
    """What stands over the columns of contacts."""
    return (
        Heading(translate("gear", "Contacts"), translate("gear", "name")),
        Heading(translate("gear", "Who"), translate("gear", "who that is to the character")),
        Heading(translate("gear", "Where"), translate("gear", "where to be found")),
        Heading(translate("gear", "Note"), translate("gear", "note")),
    )


def contact_row(row: Contact) -> CellRow:
    """One contact."""
    name = row.name or translate("gear", "Without a name")
    cells = (
        Cell(name, strong=True),
        Cell(_line(row.relation)),
        Cell(_line(row.place)),
        Cell(_line(row.note), ink="text_2"),
    )
    said = labels.listed((name, row.relation, row.place))
    return CellRow(cells, said, f"{said}. {row.note}".strip())


def _line(text: str) -> str:
    return text.strip().split("\n", 1)[0].strip()


# fields


def item_shapes() -> tuple[FieldShape, ...]:
    """The fields of a thing in reading order."""
    return (
        FieldShape("name", "text", 200, lambda: translate("gear", "Name"), optional=False),
        FieldShape("quantity", "number", 64, lambda: translate("gear", "How many"), optional=False),
        FieldShape(
            "encumbrance",
            "text",
            64,
            lambda: translate("gear", "Weight of one"),
            optional=False,
            read=read_weight,
            written=weight_text,
            tip=lambda: translate("gear", "Encumbrance in points: 0.5, 2"),
        ),
        FieldShape("inside", "choice", 160, lambda: translate("gear", "Lies in"), answers=_containers),
        FieldShape("container", "choice", 90, lambda: translate("gear", "Holds things"), answers=_yes_no),
        FieldShape("carried", "choice", 90, lambda: translate("gear", "Carried"), answers=_yes_no),
        FieldShape("note", "text", 320, lambda: translate("gear", "Note"), optional=False),
    )


def wealth_shapes() -> tuple[FieldShape, ...]:
    """The fields of a line of wealth."""
    return (
        FieldShape("name", "text", 180, lambda: translate("gear", "What"), optional=False),
        FieldShape("amount", "text", 120, lambda: translate("gear", "Amount"), optional=False),
        FieldShape("note", "text", 240, lambda: translate("gear", "Note"), optional=False),
    )


def contact_shapes() -> tuple[FieldShape, ...]:
    """The fields of a contact."""
    return (
        FieldShape("name", "text", 180, lambda: translate("gear", "Name"), optional=False),
        FieldShape("relation", "text", 180, lambda: translate("gear", "Who"), optional=False),
        FieldShape("place", "text", 150, lambda: translate("gear", "Where"), optional=False),
        FieldShape("note", "text", 300, lambda: translate("gear", "Note"), optional=False),
    )


def containers_for(document: BrpDocument, item: Item) -> list[Item]:
    """The containers a thing may be put into."""
    items = document.character.items
    own = {item.id, *(each.id for each in inside_of(items, item.id))}
    return [each for each in items if each.container and each.id not in own]


def _containers(document: BrpDocument, item: Item) -> list[Answer]:
    named: list[Answer] = [(each.id, thing_name(each), "") for each in containers_for(document, item)]
    return [(None, translate("gear", "nothing"), ""), *named]


def _yes_no(document: BrpDocument, row: object) -> list[Answer]:
    return [(True, translate("gear", "yes"), ""), (False, translate("gear", "no"), "")]
