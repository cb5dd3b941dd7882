"""Health on the combat page: tracks, how somebody fares by the rules, wounds and what is done about them."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import QMenu, QVBoxLayout, QWidget

from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.models.cells import CellsModel
from brp_desktop.sheet.belongings import Wound
from brp_desktop.sheet.derived_values import HIT_POINTS, RULES_RESOURCES
from brp_desktop.sheet.edits import RemoveBelonging
from brp_desktop.sheet.ids import BelongingId
from brp_desktop.views.brp.act_form import ActForm
from brp_desktop.views.brp.cells_table import ONE_LINE, TWO_LINES, CellsTable
from brp_desktop.views.brp.handing_in import typed
from brp_desktop.views.brp.health_words import (
    LOCATION_COLUMNS,
    WOUND_COLUMNS,
    condition_sentences,
    location_headings,
    location_rows,
    stamina_words,
    wound_headings,
    wound_rows,
)
from brp_desktop.views.brp.look import Look
from brp_desktop.views.brp.sheet_button import SheetButton, SheetWords
from brp_desktop.views.brp.vitals import Vital
from brp_desktop.views.xantis.flow import FlowRow

if TYPE_CHECKING:
    from brp_desktop.controllers.healing import HealingController
    from brp_desktop.views.brp.belonging_form import BelongingForm
    from brp_desktop.views.brp.health_acts import HealthActs

BLEEDING = "bleeding"
"""The special kind that goes on costing hit points."""


class WoundsTable(CellsTable[BelongingId]):
    """Enter gives First Aid; Delete removes."""


class HealthView(QWidget):
    """One sheet's health. Dice are asked for; what needs none goes to the document at once."""

    why_requested = Signal(object)
    """ResourceId whose maximum is asked about."""
    location_why_requested = Signal(object)
    """Id of the hit location whose points are asked about."""
    healing_wanted = Signal(object)
    """This view, which has nobody to heal yet: ``take_healing`` gives it one."""

    def __init__(self, document: BrpDocument, look: Look, elsewhere: QWidget, parent: QWidget) -> None:
        """Tracks, state and hit locations come to lie in ``elsewhere``, which places them."""
        super().__init__(parent)
        self.setObjectName("health_view")
        self._document = document
        self._look = look
        self._edit = False
        self._healing: HealingController | None = None
        self._acts: HealthActs | None = None
        self.tracks = FlowRow(elsewhere, look.px(10))
        self.vitals: list[Vital] = []
        self.state = SheetWords(look, elsewhere, "strong", "danger")
        self.acts_row = FlowRow(self, look.px(2))
        self.buttons = {
            id_: SheetButton(look, self.acts_row, icon)
            for id_, icon in (
                ("damage", "wound"),
                ("rest", "turn"),
                ("poison", "poison"),
                ("disease", "recover"),
                ("fall", "down"),
                ("fright", "warning"),
            )
        }
        self.acts_row.set_items(list(self.buttons.values()))
        self.form = ActForm(look, self)
        self.model: CellsModel[BelongingId] = CellsModel(tuple(each.id for each in WOUND_COLUMNS), self)
        self.table = WoundsTable(self.model, WOUND_COLUMNS, look, TWO_LINES, self)
        self.table.setObjectName("wounds_table")
        self.empty = SheetWords(look, self, "body", "text_2")
        self.wound_row = FlowRow(self, look.px(2))
        self.wound_buttons = {
            id_: SheetButton(look, self.wound_row, icon)
            for id_, icon in (
                ("first_aid", "first_aid"),
                ("bleed", "bleeding"),
                ("stamina", "roll"),
                ("stop", "check"),
                ("loss", "roll"),
                ("remove", "remove"),
            )
        }
        self.wound_row.set_items(list(self.wound_buttons.values()))
        self.wound_form: BelongingForm | None = None
        self.places: CellsModel[str] = CellsModel(tuple(each.id for each in LOCATION_COLUMNS), self)
        self.places_table: CellsTable[str] = CellsTable(self.places, LOCATION_COLUMNS, look, ONE_LINE, elsewhere)
        self.places_table.setObjectName("locations_table")
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(3)
        for part in (self.acts_row, self.form, self.table, self.empty, self.wound_row):
            self._column.addWidget(part)
        self._column.addStretch(1)
        self._connect()
        self.refresh()

    def _connect(self) -> None:
        self.table.entered.connect(self._on_entered)
        self.table.command_wanted.connect(self._on_command)
        self.table.cell_clicked.connect(self._on_cell)
        self.table.menu_requested.connect(self._on_menu)
        self.table.current_key_changed.connect(self._on_current)
        self.places_table.why_requested.connect(self.location_why_requested)
        self.places_table.entered.connect(self._on_location)
        self.places_table.cell_clicked.connect(self._on_location)
        self.places_table.menu_requested.connect(self._on_location)
        for id_ in self.buttons:
            self.buttons[id_].clicked.connect(getattr(self, f"_on_{id_}"))
        for id_ in ("first_aid", "bleed", "stamina", "stop", "loss", "remove"):
            self.wound_buttons[id_].clicked.connect(getattr(self, f"_on_{id_}"))
        self.form.closed.connect(self._on_form_closed)

    # for the page

    def take_healing(self, healing: "HealingController") -> None:
        """Who carries out what is done about wounds."""
        self._healing = healing

    @property
    def acts(self) -> "HealthActs | None":
        """The forms, made when first wanted; None where nobody can carry them out."""
        if self._acts is None:
            if self._healing is None:
                self.healing_wanted.emit(self)
            if self._healing is None:
                return None
            from brp_desktop.views.brp.health_acts import HealthActs

            self._acts = HealthActs(self._document, self._healing, self.form, self)
        return self._acts

    def set_look(self, look: Look) -> None:
        """Paint in another theme or zoom."""
        self._look = look
        for vital in self.vitals:
            vital.set_look(look)
        for button in (*self.buttons.values(), *self.wound_buttons.values()):
            button.set_look(look)
        for words in (self.state, self.empty):
            words.set_look(look)
        for table in (self.table, self.places_table):
            table.set_look(look)
            table.fit()
        self.form.set_look(look)
        if self.wound_form is not None:
            self.wound_form.set_look(look)
        self.tracks.set_gap(look.px(10))
        self._arrange_tracks()

    def set_edit_mode(self, on: bool) -> None:
        """Wounds as fields."""
        self._edit = on
        self.form.fold()
        if on and self.wound_form is None:
            from brp_desktop.views.brp.wound_fields import wound_form

            self.wound_form = wound_form(self._document, self._look, self)
            self.wound_form.removed.connect(self.remove)
            self._column.insertWidget(self._column.indexOf(self.wound_row) + 1, self.wound_form)
        self.refresh()

    def refresh(self) -> None:
        """Show the document in the language in force."""
        document = self._document
        self._show_tracks()
        self.state.say(" ".join(condition_sentences(document)))
        self.model.set_headings(wound_headings())
        self.model.show(wound_rows(document))
        self.table.setAccessibleName(self.tr("Wounds"))
        self.table.setVisible(bool(self.model.rowCount()))
        self.table.fit()
        self.empty.say("" if self.model.rowCount() else self.tr("No wounds."))
        self.places.set_headings(location_headings())
        self.places.show(location_rows(document))
        self.places_table.setAccessibleName(self.tr("Hit locations"))
        self.places_table.setVisible(bool(self.places.rowCount()))
        self.places_table.fit()
        self._show_buttons()
        self._show_wound()

    def commit_pending(self) -> None:
        """Hand in everything half-typed."""
        for vital in self.vitals:
            vital.commit_pending()
        if self.wound_form is not None:
            self.wound_form.commit_pending()

    def remove(self, key: BelongingId) -> None:
        """Take a wound off the list; the hit points stay as they are."""
        typed(self._document, RemoveBelonging("wounds", key))
        (self.table if self.model.rowCount() else self.buttons["damage"]).setFocus(Qt.FocusReason.OtherFocusReason)

    # what is shown

    def _show_tracks(self) -> None:
        wanted = [id_ for id_ in self._document.derived.resources if id_ in RULES_RESOURCES]
        if [vital.resource for vital in self.vitals] != wanted:
            for vital in self.vitals:
                vital.hide()
                vital.deleteLater()
            self.vitals = [Vital(self._document, id_, self._look, self.tracks) for id_ in wanted]
            for vital in self.vitals:
                vital.why_requested.connect(self.why_requested)
                vital.show()
        for vital in self.vitals:
            vital.refresh()
        self._arrange_tracks()

    def _arrange_tracks(self) -> None:
        self.tracks.set_items(list(self.vitals))

    def _show_buttons(self) -> None:
        document = self._document
        writable = not document.read_only
        track = document.derived.resources[HIT_POINTS]
        hurt = bool(document.character.wounds) or (track.current or 0) < (track.maximum or 0)
        why = self.tr("The sheet is read-only.")
        words = {
            "damage": self.tr("Take damage…"),
            "rest": self.tr("Rest…"),
            "poison": self.tr("Poison…"),
            "disease": self.tr("Disease…"),
            "fall": self.tr("Fall…"),
            "fright": self.tr("Sanity roll…"),
        }
        for id_, button in self.buttons.items():
            button.set_words(words[id_])
            button.allow(writable and track.current is not None, why)
            button.setVisible(not self._edit and (id_ != "fright" or document.character.options.sanity))
        if not hurt:
            self.buttons["rest"].allow(False, self.tr("Nothing is to be healed."))
        self.acts_row.setVisible(not self._edit)
        self.acts_row.arrange()

    def _wound(self) -> Wound | None:
        key = self.table.current_key
        return next((wound for wound in self._document.character.wounds if wound.id == key), None)

    def _show_wound(self) -> None:
        wound, document = self._wound(), self._document
        if self.wound_form is not None:
            self.wound_form.show_row(wound.id if wound is not None and self._edit else None)
        self.wound_row.setVisible(wound is not None and not self._edit)
        if wound is None:
            return
        writable = not document.read_only
        words = {
            "first_aid": self.tr("First Aid…"),
            "bleed": self.tr("Bleeds a round"),
            "stamina": stamina_words(document),
            "stop": self.tr("Bleeding stopped"),
            "loss": self.tr("Lasting loss…"),
            "remove": self.tr("Remove"),
        }
        bleeds = wound.effect == BLEEDING
        for id_, button in self.wound_buttons.items():
            button.set_words(words[id_], "", self.tr("Remove this wound from the list") if id_ == "remove" else "")
            button.allow(writable)
        self.wound_buttons["first_aid"].allow(
            writable and not wound.treated, self.tr("First Aid is tried once for each wound.")
        )
        self.wound_buttons["bleed"].setVisible(bleeds)
        self.wound_buttons["stamina"].setVisible(bleeds)
        self.wound_buttons["stop"].setVisible(bleeds)
        self.wound_buttons["loss"].setVisible(wound.major and wound.major_roll is None)
        self.wound_row.arrange()

    # what was asked

    def _on_current(self, key: object) -> None:
        self._show_wound()

    def _on_location(self, key: str, how: object) -> None:
        """Nothing can be done with a hit location but ask."""
        self.location_why_requested.emit(key)

    def _on_entered(self, key: BelongingId, modifiers: object) -> None:
        if self._edit and self.wound_form is not None:
            self.wound_form.focus_first()
        elif self.wound_buttons["first_aid"].isEnabled():
            self._on_first_aid()

    def _on_cell(self, key: BelongingId, column: str) -> None:
        if self._edit and self.wound_form is not None:
            field = {"wound": "location", "points": "amount", "state": "effect"}
            self.wound_form.focus_field(field.get(column, column))

    def _on_command(self, key: BelongingId, command: str) -> None:
        if command == "delete" and not self._document.read_only:
            self.remove(key)

    def _on_menu(self, key: BelongingId, place: QPoint) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for button in self.wound_buttons.values():
            if not button.isHidden():
                action = menu.addAction(button.words)
                action.setEnabled(button.isEnabled())
                action.triggered.connect(button.click)
        menu.popup(place)

    def _on_damage(self) -> None:
        if self.acts is not None:
            self.acts.ask_damage()

    def _on_rest(self) -> None:
        if self.acts is not None:
            self.acts.ask_rest()

    def _on_poison(self) -> None:
        if self.acts is not None:
            self.acts.ask_poison()

    def _on_disease(self) -> None:
        if self.acts is not None:
            self.acts.hazards.ask_disease()

    def _on_fall(self) -> None:
        if self.acts is not None:
            self.acts.hazards.ask_fall()

    def _on_fright(self) -> None:
        if self.acts is not None:
            self.acts.fright.ask()

    def _on_first_aid(self) -> None:
        wound = self._wound()
        if wound is not None and self.acts is not None:
            self.acts.ask_first_aid(wound)

    def _on_bleed(self) -> None:
        wound = self._wound()
        if wound is not None and self.acts is not None:
            self.acts.bleed(wound)

    def _on_stamina(self) -> None:
        wound = self._wound()
        if wound is not None and self.acts is not None:
            self.acts.stanch(wound)

    def _on_stop(self) -> None:
        wound = self._wound()
        if wound is not None and self.acts is not None:
            self.acts.stop_bleeding(wound)

    def _on_loss(self) -> None:
        wound = self._wound()
        if wound is not None and self.acts is not None:
            self.acts.ask_loss(wound)

    def _on_remove(self) -> None:
        wound = self._wound()
        if wound is not None:
            self.remove(wound.id)

    def _on_form_closed(self) -> None:
        """The focus goes on to the wound, else to what opened the form."""
        target = self.table if self._wound() is not None else self.buttons["damage"]
        target.setFocus(Qt.FocusReason.OtherFocusReason)
