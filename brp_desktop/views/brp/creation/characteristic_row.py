"""One characteristic in the making: its dice, its value, and the buttons that throw, exchange, buy or move."""

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QMenu, QVBoxLayout, QWidget

from brp_desktop.catalogue.names import characteristic_abbreviation, characteristic_name
from brp_desktop.controllers.language import content_language
from brp_desktop.models.numbers import read_number
from brp_desktop.painting.theme import Theme
from brp_desktop.play.creation_acts import THROWN, thrown_value
from brp_desktop.rules.brp.characteristics import active_characteristics
from brp_desktop.rules.dice import parse
from brp_desktop.sheet.brp import Characteristic
from brp_desktop.sheet.edits import SetCharacteristic
from brp_desktop.sheet.ids import CharacteristicId
from brp_desktop.views import labels
from brp_desktop.views.brp.creation.desk import CreationDesk
from brp_desktop.views.brp.creation.dice_faces import DiceFaces
from brp_desktop.views.brp.creation.step_page import dress, quiet
from brp_desktop.views.brp.look import Look
from brp_desktop.views.brp.texts import not_a_number
from brp_desktop.views.controls import IconButton
from brp_desktop.views.plain_label import PlainLabel
from brp_desktop.views.xantis.stepper import Stepper

_NAME_WIDTH = 40


class CharacteristicRow(QWidget):
    """Thrown: dice, value, throw again, exchange, points moved. Bought or typed: the value itself."""

    throw_requested = Signal(str)
    """Characteristic whose dice are to be thrown again."""
    swap_requested = Signal(str, str)
    """Two characteristics to exchange."""

    def __init__(self, desk: CreationDesk, theme: Theme, id_: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._desk = desk
        self.id = id_
        self._method = ""
        look = Look(theme)
        self.name = PlainLabel(parent=self)
        self.name.setFixedWidth(_NAME_WIDTH)
        self.faces = DiceFaces(theme, self)
        self.value = PlainLabel(parent=self)
        self.again = IconButton(theme, "roll_again", self, side=22)
        self.swap = IconButton(theme, "swap", self, side=22)
        self.swap.reads_as = "ButtonMenu"
        for button in (self.again, self.swap):
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.stepper = quiet(Stepper(look, self._take, self._step, self))
        self.earlier = PlainLabel(parent=self)
        self.earlier.setWordWrap(True)
        self.again.clicked.connect(self._on_again)
        self.swap.clicked.connect(self._on_swap)
        line = QHBoxLayout()
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(2)
        line.addWidget(self.name)
        line.addWidget(self.faces)
        line.addStretch(1)
        line.addWidget(self.value)
        line.addWidget(self.again)
        line.addWidget(self.swap)
        line.addWidget(self.stepper)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(line)
        column.addWidget(self.earlier)
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        dress(self.name, theme, "strong", "text_2")
        dress(self.value, theme, "strong", "text")
        dress(self.earlier, theme, "small", "text_2")
        self.faces.set_theme(theme)
        self.again.set_theme(theme)
        self.swap.set_theme(theme)
        self.stepper.set_look(Look(theme))

    def refresh(self, method: str) -> None:
        """Show the document's value, by the method in force, in the words of the language in force."""
        self._method = method
        character, creation = self._desk.character, self._desk.creation
        options, language = character.options, content_language()
        full = characteristic_name(self.id, options, language)
        self.name.setText(characteristic_abbreviation(self.id, options, language))
        self.name.setAccessibleName(full)
        row, throw = self._row(), creation.throw_of(self.id)
        fits = throw is not None and thrown_value(throw, options) == row.initial
        if throw is not None and fits:
            self.faces.show_faces(throw.faces, parse(throw.dice).minimum - len(throw.faces))
        self.faces.setVisible(fits)
        thrown = method in THROWN
        self.value.setText("" if not thrown else "—" if row.value is None else f"= {row.value}")
        self.value.setVisible(thrown)
        self.again.setVisible(thrown)
        self.swap.setVisible(method == "rolled_arranged")
        self.again.set_words(self.tr("Throw {name} again").format(name=full))
        self.swap.set_words(self.tr("Exchange {name} with another").format(name=full))
        writable = self._desk.writable
        self.again.setEnabled(writable)
        self.swap.setEnabled(writable and row.initial is not None)
        if thrown:
            self._name_stepper(self.tr("Points moved to {name}").format(name=full))
            self.stepper.set_value(row.moved, enabled=writable and row.initial is not None)
        else:
            self._name_stepper(full)
            self.stepper.set_value(row.initial or 0, enabled=writable)
            if row.initial is None:
                self.stepper.field.set_value("")
        self._show_earlier()

    def commit_pending(self) -> None:
        """Hand in half-typed numbers."""
        self.stepper.field.commit_pending()

    def swap_menu(self) -> QMenu:
        """The characteristics to exchange with."""
        character, language = self._desk.character, content_language()
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for id_ in active_characteristics(character.options):
            if id_ != self.id:
                value = self._desk.derived.values.get(id_)
                name = characteristic_name(id_, character.options, language)
                menu.addAction(f"{name} {'—' if value is None else value}").setData(id_)
        menu.triggered.connect(self._on_chosen)
        return menu

    def _show_earlier(self) -> None:
        """Earlier throws, so that nobody has to remember them."""
        throws = [each for each in self._desk.creation.throws if each.characteristic == self.id and not each.counts]
        said = [f"{' + '.join(map(str, each.faces))}" for each in throws[-4:]]
        self.earlier.setText(self.tr("before: {throws}").format(throws=labels.listed(said)) if said else "")
        self.earlier.setVisible(bool(said))

    def _name_stepper(self, name: str) -> None:
        less = self.tr("{name}: one less").format(name=name)
        more = self.tr("{name}: one more").format(name=name)
        self.stepper.set_words(name, name, less, more)

    def _row(self) -> Characteristic:
        rows = self._desk.character.characteristics
        return next((row for row in rows if row.id == self.id), Characteristic(id=CharacteristicId(self.id)))

    def _is_moved(self) -> bool:
        return self._method in THROWN

    def _take(self, text: str) -> str:
        number = read_number(text) if text.strip() else None
        if number is None and text.strip():
            return not_a_number()
        if self._is_moved():
            return self._desk.do(SetCharacteristic(CharacteristicId(self.id), "moved", number or 0))
        return self._desk.do(SetCharacteristic(CharacteristicId(self.id), "initial", number))

    def _step(self, amount: int) -> str:
        row = self._row()
        if self._is_moved():
            return self._desk.step(SetCharacteristic(row.id, "moved", row.moved + amount))
        return self._desk.step(SetCharacteristic(row.id, "initial", max(0, (row.initial or 0) + amount)))

    def _on_again(self) -> None:
        self.throw_requested.emit(self.id)

    def _on_swap(self) -> None:
        menu = self.swap_menu()
        menu.popup(self.swap.mapToGlobal(QPoint(0, self.swap.height())))
        menu.setActiveAction(menu.actions()[0])

    def _on_chosen(self, action: QAction) -> None:
        self.swap_requested.emit(self.id, str(action.data()))
