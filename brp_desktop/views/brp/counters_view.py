"""Counters of the user's: in play each with its gauge, − and +; in edit mode named, given a maximum, removed."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.models.numbers import read_number
from brp_desktop.sheet.derived_values import RULES_RESOURCES
from brp_desktop.sheet.edits import AddCounter, RemoveCounter, RenameCounter, SetResourceMaximum
from brp_desktop.sheet.ids import ResourceId
from brp_desktop.views import labels
from brp_desktop.views.brp.belonging_form import LabelledField
from brp_desktop.views.brp.handing_in import stepped, typed
from brp_desktop.views.brp.look import Look
from brp_desktop.views.brp.sheet_button import SheetButton, SheetWords
from brp_desktop.views.brp.sheet_field import SheetField
from brp_desktop.views.brp.texts import not_a_number
from brp_desktop.views.brp.vitals import Vital
from brp_desktop.views.stops import chain
from brp_desktop.views.xantis.flow import FlowRow


class CounterFields(FlowRow):
    """Name and maximum of one counter, and what takes it off."""

    removed = Signal(object)
    """ResourceId."""

    def __init__(self, document: BrpDocument, resource: ResourceId, look: Look, parent: QWidget) -> None:
        super().__init__(parent, look.px(6))
        self._document = document
        self.resource = resource
        self.name = LabelledField(look, 170, SheetField(look, self._take_name, self), self)
        maximum = SheetField(look, self._take_maximum, self, number=True)
        maximum.stepped.connect(self._step)
        self.maximum = LabelledField(look, 70, maximum, self)
        self.remove = SheetButton(look, self, "remove", flat=True)
        self.remove.clicked.connect(self._on_remove)
        self.set_items([self.name, self.maximum, self.remove])

    @property
    def fields(self) -> tuple[SheetField, SheetField]:
        """Name and maximum."""
        name, maximum = self.name.host, self.maximum.host
        assert isinstance(name, SheetField)
        assert isinstance(maximum, SheetField)
        return name, maximum

    def set_look(self, look: Look) -> None:
        """Paint in another theme or zoom."""
        for part in (self.name, self.maximum, self.remove):
            part.set_look(look)
        self.set_gap(look.px(6))

    def refresh(self) -> None:
        """Show the document in the language in force."""
        track = self._document.derived.resources[self.resource]
        name, maximum = self.fields
        for labelled, field, words in (
            (self.name, name, self.tr("Name of the counter")),
            (self.maximum, maximum, self.tr("Highest")),
        ):
            labelled.set_label(words)
            field.setAccessibleName(labels.with_value(words, track.name) if field is maximum else words)
            field.setReadOnly(self._document.read_only)
        maximum.setPlaceholderText(self.tr("none"))
        name.set_value(track.name)
        maximum.set_value("" if track.maximum is None else str(track.maximum))
        words = self.tr("Remove the counter “{name}”").format(name=track.name)
        self.remove.set_words("", "", words)
        self.remove.setAccessibleName(words)
        self.remove.setEnabled(not self._document.read_only)
        self.arrange()

    def commit_pending(self) -> None:
        """Hand in what is half-typed."""
        for field in self.fields:
            field.commit_pending()

    def _on_remove(self) -> None:
        self.removed.emit(self.resource)

    def _take_name(self, text: str) -> str:
        return typed(self._document, RenameCounter(self.resource, text.strip()))

    def _take_maximum(self, text: str) -> str:
        number = read_number(text) if text.strip() else None
        if number is None and text.strip():
            return not_a_number()
        return typed(self._document, SetResourceMaximum(self.resource, number))

    def _step(self, amount: int) -> None:
        maximum = self._document.derived.resources[self.resource].maximum or 0
        self.fields[1].set_error(stepped(self._document, SetResourceMaximum(self.resource, max(0, maximum + amount))))


class CountersView(QWidget):
    """All counters of one sheet; nothing is shown where there is none to play with."""

    why_requested = Signal(object, object)
    """ResourceId, and the track that was asked about."""

    def __init__(self, document: BrpDocument, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("counters_view")
        self._document = document
        self._look = look
        self._edit = False
        self.title = SheetWords(look, self, "group")
        self.tracks = FlowRow(self, look.px(12))
        self.vitals: list[Vital] = []
        self.rows: dict[ResourceId, CounterFields] = {}
        self.add = SheetButton(look, self, "add", flat=True)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(2)
        for part in (self.title, self.tracks):
            self._column.addWidget(part)
        self._column.addWidget(self.add, 0, Qt.AlignmentFlag.AlignLeft)
        self.add.clicked.connect(self.add_counter)
        self._place()
        self.refresh()

    @property
    def counters(self) -> list[ResourceId]:
        """The counters of the user's, in the order of the sheet."""
        return [id_ for id_ in self._document.derived.resources if id_ not in RULES_RESOURCES]

    def set_look(self, look: Look) -> None:
        """Paint in another theme or zoom."""
        self._look = look
        parts: tuple[SheetWords | SheetButton | Vital | CounterFields, ...] = (
            self.title, self.add, *self.vitals, *self.rows.values()
        )  # fmt: skip
        for part in parts:
            part.set_look(look)
        self._place()

    def _place(self) -> None:
        self.title.setIndent(self._look.px(6))  # as the heads of tables
        self.tracks.set_gap(self._look.px(12))

    def set_edit_mode(self, on: bool) -> None:
        """Fields instead of gauges."""
        self._edit = on
        self.refresh()

    def refresh(self) -> None:
        """Show the document in the language in force."""
        wanted = self.counters
        self._match_vitals(wanted)
        self._match_rows(wanted if self._edit else [])
        self.setVisible(self._edit or bool(wanted))
        self.title.say(self.tr("Counters"))
        self.tracks.setVisible(bool(wanted))
        self.add.setVisible(self._edit)
        self.add.set_words(self.tr("Add a counter"))
        self.add.setEnabled(not self._document.read_only)

    def commit_pending(self) -> None:
        """Hand in everything half-typed."""
        for vital in self.vitals:
            vital.commit_pending()
        for row in self.rows.values():
            row.commit_pending()

    def add_counter(self) -> None:
        """A new counter, its name waiting."""
        known = set(self.counters)
        if typed(self._document, AddCounter(self.tr("Counter"))):
            return
        self.refresh()
        new = next((id_ for id_ in self.counters if id_ not in known), None)
        if new is not None and new in self.rows:
            name = self.rows[new].fields[0]
            name.setFocus(Qt.FocusReason.TabFocusReason)
            name.selectAll()

    def remove_counter(self, resource: ResourceId) -> None:
        """Take a counter off."""
        typed(self._document, RemoveCounter(resource))
        self.add.setFocus(Qt.FocusReason.OtherFocusReason)

    def _match_vitals(self, wanted: list[ResourceId]) -> None:
        if [vital.resource for vital in self.vitals] != wanted:
            kept = {vital.resource: vital for vital in self.vitals}
            self.vitals = [kept[id_] if id_ in kept else self._new_vital(id_) for id_ in wanted]
            for id_, vital in kept.items():
                if id_ not in wanted:
                    vital.hide()
                    vital.deleteLater()
            self.tracks.set_items(list(self.vitals))
        for vital in self.vitals:
            vital.refresh()
            vital.show()
        self.tracks.arrange()

    def _new_vital(self, resource: ResourceId) -> Vital:
        vital = Vital(self._document, resource, self._look, self.tracks)
        vital.why_requested.connect(self._on_why)
        return vital

    def _match_rows(self, wanted: list[ResourceId]) -> None:
        for id_ in [id_ for id_ in self.rows if id_ not in wanted]:
            gone = self.rows.pop(id_)
            gone.hide()
            gone.deleteLater()
        for id_ in wanted:
            if id_ not in self.rows:
                row = self.rows[id_] = CounterFields(self._document, id_, self._look, self)
                row.removed.connect(self.remove_counter)
                self._column.insertWidget(self._column.indexOf(self.add), row)
                chain(self, (row, self.add))
            self.rows[id_].refresh()

    def _on_why(self, resource: ResourceId) -> None:
        vital = next((vital for vital in self.vitals if vital.resource == resource), None)
        self.why_requested.emit(resource, vital)
