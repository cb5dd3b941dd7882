"""What the detail panel lets one change of an action or a weapon beside its columns: spell, Danni, note."""

from functools import partial
from typing import Literal

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from brp_desktop.controllers.xantis_document import XantisDocument
from brp_desktop.models.numbers import read_number
from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.painting.theme import Theme
from brp_desktop.play.xantis_subjects import Use
from brp_desktop.rules.dice import parse
from brp_desktop.rules.errors import RulesError
from brp_desktop.sheet.xantis import ActionId, WeaponId, XantisAction, XantisWeapon
from brp_desktop.sheet.xantis_edits import SetXantisAction, SetXantisWeapon
from brp_desktop.views.brp.detail_parts import DetailField
from brp_desktop.views.brp.handing_in import stepped, typed
from brp_desktop.views.brp.look import Look
from brp_desktop.views.brp.notes_page import NoteText
from brp_desktop.views.brp.sheet_field import SheetField
from brp_desktop.views.check import Check
from brp_desktop.views.exact_text import exact_text
from brp_desktop.views.painted import tint
from brp_desktop.views.plain_label import PlainLabel
from brp_desktop.views.xantis.glosses import gloss
from brp_desktop.views.xantis.sheet_texts import not_a_number

NOTE_HEIGHT = 84


class EntryPart(QWidget):
    """Switches of an action, the Danni of a weapon, and the note of both."""

    def __init__(self, document: XantisDocument, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._document = document
        self._use: Use | None = None
        self._showing = False
        self.instantaneous, self.spell = Check(theme, self), Check(theme, self)
        self.damage_label, self.bonus_label = PlainLabel(parent=self), PlainLabel(parent=self)
        look = Look(theme)
        self.damage = SheetField(look, self._take_damage, self)
        self.bonus = DetailField(look, self._take_bonus, self, number=True)
        self.note_label = PlainLabel(parent=self)
        self.note = NoteText(self)
        self.note.setObjectName("detail_note_edit")
        self.note.setFixedHeight(NOTE_HEIGHT)
        self.problem = PlainLabel(parent=self)
        self.problem.setWordWrap(True)
        self.instantaneous.toggled.connect(partial(self._on_check, "instantaneous"))
        self.spell.toggled.connect(partial(self._on_check, "spell"))
        self.bonus.stepped.connect(self._on_step)
        self.note.textChanged.connect(self._on_note)
        grid = QGridLayout()
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(0)
        grid.setColumnStretch(1, 1)
        for row, (label, field) in enumerate(((self.damage_label, self.damage), (self.bonus_label, self.bonus))):
            grid.addWidget(label, row, 0, Qt.AlignmentFlag.AlignVCenter)
            grid.addWidget(field, row, 1, Qt.AlignmentFlag.AlignLeft)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(6)
        box.addWidget(self.instantaneous)
        box.addWidget(self.spell)
        box.addLayout(grid)
        for part in (self.note_label, self.note, self.problem):
            box.addWidget(part)
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        for check in (self.instantaneous, self.spell):
            check.theme = theme
            check.updateGeometry()
            check.update()
        for label in (self.damage_label, self.bonus_label, self.note_label, self.note):
            label.setFont(theme.font("body"))
        self.problem.setFont(theme.font("small"))
        tint(self.problem, QPalette.ColorRole.WindowText, theme.colour("danger"))
        tint(self.note, QPalette.ColorRole.Base, theme.colour("raised"))
        for field in (self.damage, self.bonus):
            field.set_look(Look(theme))

    def retranslate(self) -> None:
        """Take all words from the language in force."""
        self.instantaneous.setText(self.tr("Instantaneous (0 Pa)"))
        self.spell.setText(self.tr("Spell: when instantaneous, acts first"))
        self.damage_label.setText(self.tr("Dice of the Danni"))
        self.damage.setPlaceholderText("1D6")
        self.damage.setAccessibleName(self.damage_label.text())
        self.damage_label.setToolTip(plain_tip(gloss("danni")))
        self.bonus_label.setText(self.tr("Fixed bonus"))
        self.bonus.setAccessibleName(self.bonus_label.text())
        self.note_label.setText(self.tr("Note"))
        self.note.setAccessibleName(self.tr("Note on this"))

    def show_use(self, use: Use | None) -> None:
        """Show an action or a weapon; nothing without one, or where it is gone."""
        if use != self._use:
            self._say("")
        self._use = use
        action, weapon = self._action(), self._weapon()
        self._showing = True
        self.setVisible(action is not None or weapon is not None)
        for part in (self.instantaneous, self.spell):
            part.setVisible(action is not None)
        for other in (self.damage_label, self.damage, self.bonus_label, self.bonus):
            other.setVisible(weapon is not None)
        writable = not self._document.read_only
        if action is not None:
            self.instantaneous.setChecked(action.instantaneous)
            self.spell.setChecked(action.spell)
            self.instantaneous.setEnabled(writable)
            self.spell.setEnabled(writable)
            self.note.take_text(action.note)
        if weapon is not None:
            self.damage.set_value(weapon.damage)
            self.bonus.set_value(str(weapon.bonus))
            self.damage.setReadOnly(not writable)
            self.bonus.setReadOnly(not writable)
            self.note.take_text(weapon.note)
        self.note.setReadOnly(not writable)
        self._showing = False

    def give_up(self) -> None:
        """Forget what is half-typed: another subject is shown."""
        self.damage.give_up()
        self.bonus.give_up()

    def commit_pending(self) -> None:
        """Hand in what is half-typed; the note is in the document with every key."""
        self.damage.commit_pending()
        self.bonus.commit_pending()

    def _action(self) -> XantisAction | None:
        use = self._use
        if use is None or use.kind != "action":
            return None
        return next((row for row in self._document.character.actions if row.id == use.id), None)

    def _weapon(self) -> XantisWeapon | None:
        use = self._use
        if use is None or use.kind == "action":
            return None
        return next((row for row in self._document.character.weapons if row.id == use.id), None)

    def _set_weapon(self, field: Literal["damage", "bonus"], value: str | int) -> str:
        weapon = self._weapon()
        return "" if weapon is None else typed(self._document, SetXantisWeapon(weapon.id, field, value))

    def _take_damage(self, text: str) -> str:
        """Any text is taken, for the source has dice that no notation has; what is no dice is only remarked."""
        sentence = self._set_weapon("damage", text)
        if not sentence and text.strip():
            try:
                parse(text.strip())
            except RulesError:
                self.damage.set_hint(self.tr("Kept as it is; no dice that the tray could roll."))
        return sentence

    def _take_bonus(self, text: str) -> str:
        number = read_number(text) if text.strip() else 0
        return not_a_number() if number is None else self._set_weapon("bonus", number)

    def _on_step(self, amount: int) -> None:
        weapon = self._weapon()
        if weapon is not None:
            sentence = stepped(self._document, SetXantisWeapon(weapon.id, "bonus", weapon.bonus + amount))
            if sentence:
                self.bonus.set_hint(sentence)

    def _on_check(self, field: Literal["instantaneous", "spell"], on: bool) -> None:
        action = self._action()
        if not self._showing and action is not None:
            self._say(typed(self._document, SetXantisAction(action.id, field, on)))

    def _on_note(self) -> None:
        use = self._use
        if self._showing or use is None:
            return
        text = exact_text(self.note.document())
        if use.kind == "action":
            sentence = stepped(self._document, SetXantisAction(ActionId(use.id), "note", text))
        else:
            sentence = stepped(self._document, SetXantisWeapon(WeaponId(use.id), "note", text))
        self._say(sentence)
        if sentence:
            self.show_use(use)
            self._say(sentence)

    def _say(self, sentence: str) -> None:
        """Why nothing has changed."""
        self.problem.setText(sentence)
        self.problem.setVisible(bool(sentence))
