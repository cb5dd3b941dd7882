"""The start and the end of an adventure."""

from time import time_ns

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.painting.theme import Theme
from brp_desktop.play.progress import AtTheEnd, at_the_end
from brp_desktop.sheet.derived_values import HIT_POINTS, POWER_POINTS
from brp_desktop.sheet.edits import Edit, EndAdventure, SetResource, Several, StartAdventure
from brp_desktop.sheet.errors import EditError
from brp_desktop.sheet.ids import ResourceId
from brp_desktop.views.check import Check
from brp_desktop.views.dialogs.plain import PlainDialog
from brp_desktop.views.fields import Field
from brp_desktop.views.labels import error_sentence, ticks_waiting


class StartDialog(PlainDialog):
    """Asks for the name of the adventure; ticks that wait stay where they are."""

    def __init__(self, document: BrpDocument, theme: Theme, parent: QWidget | None) -> None:
        super().__init__(theme, "", parent)
        self.setObjectName("start_adventure")
        self.setModal(True)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._document = document
        title = self.tr("Start an adventure")
        self.setWindowTitle(title)
        self.setAccessibleName(title)
        self.heading.setText(title)
        self.add_text(self.tr("The first success of each skill counts from here. Ticks that wait stay."), muted=True)
        self.field = Field(theme, self.content)
        self.field.edit.setMaxLength(200)
        self.field.edit.setPlaceholderText(self.tr("Name of the adventure"))
        self.field.edit.setAccessibleName(self.tr("Name of the adventure"))
        self.field.edit.returnPressed.connect(self._start)
        self.field.edit.escaped.connect(self.reject)
        self.column.addWidget(self.field)
        self.error = self.add_text("")
        self.column.addStretch(1)
        self.add_button(self.tr("&Cancel")).clicked.connect(self.reject)
        self.ok = self.add_button(self.tr("&Start"), primary=True)
        self.ok.clicked.connect(self._start)
        self.fit(420)
        self.field.edit.setFocus()

    def _start(self) -> None:
        name = self.field.edit.text().strip() or self.tr("Adventure {number}").format(
            number=len(self._document.character.adventures) + 1
        )
        try:
            self._document.perform(StartAdventure(name, time_ns() // 1_000_000))
        except EditError as error:
            self.error.setText(error_sentence(error))
            return
        self.accept()


class EndDialog(PlainDialog):
    """What is left to do. Nothing is done by itself but what is chosen here; no tick is cleared."""

    development_requested = Signal()
    """The development phase is wanted, after the end."""

    def __init__(self, document: BrpDocument, theme: Theme, parent: QWidget | None) -> None:
        super().__init__(theme, "", parent)
        self.setObjectName("end_adventure")
        self.setModal(True)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._document = document
        self._left = at_the_end(document.character, document.derived)
        name = self._left.adventure.name if self._left.adventure is not None else ""
        title = self.tr("End of “{name}”").format(name=name) if name else self.tr("End of the adventure")
        self.setWindowTitle(title)
        self.setAccessibleName(title)
        self.heading.setText(title)
        self.develop = self._box(bool(self._left.waiting), self._development_words())
        self.wounds = self._box(
            bool(self._left.wounds), self.tr("Heal %n hit point(s): all wounds had time", "", self._left.wounds or 0)
        )
        self.power = self._box(
            bool(self._left.power), self.tr("Bring back %n power point(s)", "", self._left.power or 0)
        )
        for sentence in self._checklist(self._left):
            self.add_text(f"·  {sentence}")
        self.add_text(self.tr("A tick goes only with its own roll: nothing else is cleared."), "small", muted=True)
        self.error = self.add_text("")
        self.column.addStretch(1)
        self.add_button(self.tr("&Cancel")).clicked.connect(self.reject)
        self.ok = self.add_button(self.tr("&End the adventure"), primary=True)
        self.ok.clicked.connect(self._end)
        self.fit(460)

    def _development_words(self) -> str:
        waiting = ticks_waiting(len(self._left.waiting))
        return self.tr("Development phase: {ticks}").format(ticks=waiting)

    def _box(self, offered: bool, words: str) -> Check:
        box = Check(self.theme, self.content)
        box.setText(words)
        box.setVisible(offered)
        self.column.addWidget(box)
        return box

    def _checklist(self, left: AtTheEnd) -> list[str]:
        """Things nobody but the person can do."""
        found = []
        if not left.waiting:
            found.append(self.tr("Nothing is ticked: there is no development phase."))
        if left.study is not None:
            found.append(self.tr("Something is being learnt: is its time over?"))
        if left.free_ticks:
            found.append(self.tr("After a long break: up to %n free tick(s)", "", left.free_ticks))
        found.append(self.tr("Write up notes, gear, ammunition and money."))
        return found

    def _end(self) -> None:
        edits: list[Edit] = [EndAdventure(time_ns() // 1_000_000)]
        for box, track in ((self.wounds, HIT_POINTS), (self.power, POWER_POINTS)):
            resource = self._document.derived.resources.get(ResourceId(track))
            if box.isChecked() and box.isVisibleTo(self) and resource is not None and resource.maximum is not None:
                edits.append(SetResource(ResourceId(track), resource.maximum))
        try:
            self._document.perform(edits[0] if len(edits) == 1 else Several(tuple(edits), "end_adventure"))
        except EditError as error:
            self.error.setText(error_sentence(error))
            return
        wanted = self.develop.isChecked() and bool(self._left.waiting)
        self.accept()
        if wanted:
            self.development_requested.emit()
