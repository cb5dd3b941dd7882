"""Armour of the combat page: what is worn and what it takes off a hit, its penalties."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPoint, Qt, Signal
from PySide6.QtWidgets import QMenu, QVBoxLayout, QWidget

from brp_desktop.catalogue.armour import armour_catalogue
from brp_desktop.catalogue.belonging_names import armour_name
from brp_desktop.catalogue.brp import localised
from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.controllers.language import content_language
from brp_desktop.models.cells import Cell, CellRow, CellsModel, Heading
from brp_desktop.sheet.belongings import Armour
from brp_desktop.sheet.derived_armour import DerivedArmour
from brp_desktop.sheet.edits import RemoveBelonging, SetBelonging
from brp_desktop.sheet.ids import BelongingId
from brp_desktop.views import combat_words, labels
from brp_desktop.views.brp.armour_parts import burden_name
from brp_desktop.views.brp.cells_table import TWO_LINES, CellsTable, Column
from brp_desktop.views.brp.handing_in import typed
from brp_desktop.views.brp.look import Look
from brp_desktop.views.brp.parts import NumberButton
from brp_desktop.views.brp.sheet_button import SheetButton, SheetWords
from brp_desktop.views.controls import key_hint
from brp_desktop.views.keys.telling import command_hint
from brp_desktop.views.step_labels import weight_text
from brp_desktop.views.stops import chain

if TYPE_CHECKING:
    from brp_desktop.views.brp.belonging_form import BelongingForm

translate = QCoreApplication.translate

COLUMNS = (
    Column("armour", 120, 260, share=3),
    Column("points", 52, 90, right=True),
    Column("penalties", 90, 300, share=2, drop=1),
    Column("weight", 44, 70, right=True, drop=2),
)
IDS = tuple(column.id for column in COLUMNS)


def headings() -> tuple[Heading, ...]:
    """What stands over the columns."""
    return (
        Heading(translate("combat", "Armour"), translate("combat", "armour")),
        Heading(translate("combat", "Points"), translate("combat", "points it takes off a hit")),
        Heading(translate("combat", "Penalties"), translate("combat", "penalties while it is worn")),
        Heading(translate("combat", "Weight"), translate("combat", "encumbrance")),
    )


def title_of(piece: Armour) -> str:
    """What a piece of armour is called."""
    return armour_name(piece.armour, piece.name, content_language()) or translate("combat", "Unnamed armour")


def armour_rows(document: BrpDocument) -> dict[BelongingId, CellRow]:
    """Every piece in the order of the sheet; what is not worn is struck through."""
    derived = document.derived.armour
    return {row.id: _row(document, row, derived[row.id]) for row in document.character.armour}


def _row(document: BrpDocument, row: Armour, numbers: DerivedArmour) -> CellRow:
    language = content_language()
    name = title_of(row)
    worn = translate("combat", "worn") if row.worn else translate("combat", "not worn")
    points = str(numbers.points)
    if document.character.options.random_armour and numbers.random:
        points = numbers.random.replace("-", labels.MINUS)
    if numbers.adds:
        points = f"+\u00a0{points}"
    known = armour_catalogue().burdens.get(numbers.burden or "")
    hinders = localised(known.names, language) if known is not None and numbers.burden != "none" else ""
    penalties = [f"{burden_name(document, each.on)} {labels.signed(each.value)}" for each in numbers.burdens]
    places = _places_text(row, numbers)
    weight = weight_text(numbers.weight) if numbers.weight else ""
    cells = (
        Cell(name, labels.listed((worn, places)), strong=row.worn, struck=not row.worn),
        Cell(points, strong=row.worn, ink="text" if row.worn else "text_2", struck=not row.worn),
        Cell(labels.listed(penalties), hinders, struck=not row.worn, ink="text" if row.worn else "text_2"),
        Cell(weight, ink="text_2"),
    )
    said = labels.listed((name, worn, translate("combat", "%n point(s)", None, numbers.points), *penalties))
    rounds = numbers.don_rounds
    don = translate("combat", "%n round(s) to put on", None, rounds) if rounds else ""
    tip = " ".join(f"{labels.first_up(part)}." for part in (said, hinders, don) if part)
    return CellRow(cells, said, f"{tip} {row.note}".strip())


def _places_text(row: Armour, numbers: DerivedArmour) -> str:
    """Where it protects, if it is not the same everywhere."""
    places = numbers.places
    if len(places) == 7 and len({points for _, points in places}) == 1:
        return ""
    same = len({points for _, points in places}) == 1
    return labels.listed(
        combat_words.location_name(place) if same else f"{combat_words.location_name(place)} {points}"
        for place, points in places
    )


class ArmourTable(CellsTable[BelongingId]):
    """W or Enter puts a piece on or takes it off."""

    commands = ("wear",)


class ArmourView(QWidget):
    """Armour worn and carried, and the protection it gives together."""

    why_requested = Signal()
    """Why does it protect so much."""

    def __init__(self, document: BrpDocument, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("armour_view")
        self._document = document
        self._look = look
        self._edit = False
        self.model: CellsModel[BelongingId] = CellsModel(IDS, self)
        self.table = ArmourTable(self.model, COLUMNS, look, TWO_LINES, self)
        self.table.setObjectName("armour_table")
        self.empty = SheetWords(look, self, "body", "text_2")
        self.total = NumberButton(look, self)
        self.form: BelongingForm | None = None
        self.wear_button = SheetButton(look, self)
        self.add = SheetButton(look, self, "add", flat=True)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(2)
        self._column.addWidget(self.table)
        self._column.addWidget(self.empty)
        self._column.addWidget(self.total, 0, Qt.AlignmentFlag.AlignLeft)
        self._column.addWidget(self.wear_button, 0, Qt.AlignmentFlag.AlignLeft)
        self._column.addWidget(self.add, 0, Qt.AlignmentFlag.AlignLeft)
        self._column.addStretch(1)
        self.table.entered.connect(self._on_entered)
        self.table.cell_clicked.connect(self._on_cell)
        self.table.command_wanted.connect(self._on_command)
        self.table.menu_requested.connect(self._on_menu)
        self.table.why_requested.connect(self._on_why)
        self.table.current_key_changed.connect(self._on_current)
        self.total.clicked.connect(self.why_requested)
        self.total.why_requested.connect(self.why_requested)
        self.wear_button.clicked.connect(self._on_wear_current)
        self.add.clicked.connect(self._on_add)
        self.refresh()

    def set_look(self, look: Look) -> None:
        """Paint in another theme or zoom."""
        self._look = look
        self.table.set_look(look)
        self.empty.set_look(look)
        self.total.set_look(look)
        for button in (self.wear_button, self.add):
            button.set_look(look)
        if self.form is not None:
            self.form.set_look(look)
        self.table.fit()

    def set_edit_mode(self, on: bool) -> None:
        """Fields of the chosen piece."""
        self._edit = on
        if on and self.form is None:
            from brp_desktop.views.brp.belonging_form import armour_form

            self.form = armour_form(self._document, self._look, self)
            self.form.removed.connect(self.remove)
            self._column.insertWidget(self._column.indexOf(self.wear_button) + 1, self.form)
            chain(self, (self.table, self.total, self.wear_button, self.form, self.add))
        if on and self.table.current_key is None and self.model.rowCount():
            self.table.set_current_row(0, 0)
        self.refresh()

    def refresh(self) -> None:
        """Show the document in the language in force."""
        document = self._document
        self.model.set_headings(headings())
        self.model.show(armour_rows(document))
        self.table.setAccessibleName(self.tr("Armour"))
        self.table.fit()
        self.table.setVisible(bool(self.model.rowCount()))
        words = self.tr("No armour.") if self._edit else key_hint(self.tr("No armour. Edit mode (Ctrl+E) adds some."))
        self.empty.say("" if self.model.rowCount() else words)
        self.add.setVisible(self._edit)
        self.add.set_words(self.tr("Add armour"))
        protects = any(row.worn for row in document.character.armour) and not document.character.options.hit_locations
        self.total.setVisible(protects)
        points = str(document.derived.protection)
        self.total.set_content(self.tr("Takes off a hit"), points)
        self.total.setAccessibleName(self.tr("Takes {points} off a hit: why?").format(points=points))
        self._show_form()

    def commit_pending(self) -> None:
        """Hand in everything half-typed."""
        if self.form is not None:
            self.form.commit_pending()

    def remove(self, key: BelongingId) -> None:
        """Take a piece off the sheet."""
        typed(self._document, RemoveBelonging("armour", key))
        (self.table if self.model.rowCount() else self.add).setFocus(Qt.FocusReason.OtherFocusReason)

    def wear(self, key: BelongingId) -> None:
        """Put a piece on, or take it off."""
        row = next((row for row in self._document.character.armour if row.id == key), None)
        if row is not None:
            typed(self._document, SetBelonging("armour", key, "worn", not row.worn))

    def _show_form(self) -> None:
        key = self.table.current_key
        if self.form is not None:
            self.form.show_row(key if self._edit else None)
        row = next((row for row in self._document.character.armour if row.id == key), None)
        self.wear_button.setVisible(row is not None and not self._edit)
        if row is not None:
            words = self.tr("Take off: {armour}") if row.worn else self.tr("Put on: {armour}")
            self.wear_button.set_words(
                words.format(armour=title_of(row)), "", command_hint(self.tr("Put on or take off ({key})"), "wear")
            )
            self.wear_button.setEnabled(not self._document.read_only)

    def _on_current(self, key: object) -> None:
        self._show_form()

    def _on_entered(self, key: BelongingId, modifiers: object) -> None:
        if self._edit and self.form is not None:
            self.form.focus_first()
        else:
            self.wear(key)

    def _on_cell(self, key: BelongingId, column: str) -> None:
        if self._edit and self.form is not None:
            self.form.focus_field({"armour": "name", "weight": "encumbrance"}.get(column, column))

    def _on_command(self, key: BelongingId, command: str) -> None:
        if command == "wear":
            self.wear(key)
        elif self._edit:
            self.remove(key)

    def _on_menu(self, key: BelongingId, place: QPoint) -> None:
        row = next(row for row in self._document.character.armour if row.id == key)
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        wear = menu.addAction(self.tr("Take off") if row.worn else self.tr("Put on"))
        wear.triggered.connect(self._on_wear_current)
        why = menu.addAction(self.tr("Why?"))
        why.triggered.connect(self.why_requested)
        menu.popup(place)

    def _on_wear_current(self) -> None:
        if self.table.current_key is not None:
            self.wear(self.table.current_key)

    def _on_why(self, key: object) -> None:
        self.why_requested.emit()

    def _on_add(self) -> None:
        from brp_desktop.views.brp.belonging_adding import open_armour

        open_armour(self._document, self._look, self.add, self._on_added)

    def _on_added(self, key: BelongingId) -> None:
        self.table.set_current_key(key)
        self._show_form()
        if self.form is not None:
            self.form.focus_first()
