"""Weapons of the combat page: the table, what can be done with the one in hand, in edit mode its fields."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QMenu, QVBoxLayout, QWidget

from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.models.cells import CellsModel
from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.play.armed import attack_with, dodge, parry_with
from brp_desktop.play.subjects import Act, Subject
from brp_desktop.sheet.edits import RemoveBelonging
from brp_desktop.sheet.ids import BelongingId, SkillId
from brp_desktop.views import labels
from brp_desktop.views.brp.cells_table import BOX_PART, TWO_LINES, CellsTable
from brp_desktop.views.brp.handing_in import typed
from brp_desktop.views.brp.look import Look
from brp_desktop.views.brp.parts import StepButton
from brp_desktop.views.brp.sheet_button import SheetButton, SheetWords
from brp_desktop.views.brp.ticking import set_tick
from brp_desktop.views.brp.weapon_rows import COLUMNS, DODGE, IDS, headings, weapon_rows
from brp_desktop.views.brp.weapon_strip import WeaponStrip
from brp_desktop.views.controls import key_hint
from brp_desktop.views.stops import chain

if TYPE_CHECKING:
    from brp_desktop.controllers.aiming import Aim
    from brp_desktop.views.brp.belonging_form import BelongingForm


class WeaponsTable(CellsTable[BelongingId]):
    """Enter attacks, with Shift and Alt it throws damage, with Ctrl it attacks somebody; P parries, R reloads."""

    commands = ("parry", "reload")


class WeaponsView(QWidget):
    """Everything about weapons. What needs dice is asked for; shots, hit points and fields go to the document."""

    roll_requested = Signal(object, object)
    """Subject and Act or None."""
    damage_requested = Signal(object, str)
    """Id of the weapon, and how the blow lands."""
    strike_requested = Signal(object)
    """Id of the weapon to attack somebody with who defends."""
    aim_changed = Signal(object, int)
    """Metres or None, and how often five ranks were spent on aiming."""
    current_changed = Signal(object)
    """Subject of the row the focus is on."""
    why_requested = Signal(object, object)
    """Subject, and its row on the screen."""
    new_round_requested = Signal()

    def __init__(self, document: BrpDocument, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("weapons_view")
        self._document = document
        self._look = look
        self._edit = False
        self._aim: Aim | None = None
        self._target = ""
        self.model: CellsModel[BelongingId] = CellsModel(IDS, self)
        self.table = WeaponsTable(self.model, COLUMNS, look, TWO_LINES, self)
        self.table.setObjectName("weapons_table")
        self.empty = SheetWords(look, self, "body", "text_2")
        self.strip = WeaponStrip(document, look, self)
        self.form: BelongingForm | None = None
        self.add = SheetButton(look, self, "add", flat=True)
        self.round_words = SheetWords(look, self, "small", "text_2")
        self.round_less = StepButton(look, "less", -1, self)
        self.round_more = StepButton(look, "add", 1, self)
        self.new_round = SheetButton(look, self, "turn", flat=True)
        self._build()
        self._connect()
        self.refresh()
        if self.model.rowCount():
            self.table.set_current_row(0, 0)

    def _build(self) -> None:
        line = QHBoxLayout()
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(4)
        line.addWidget(self.round_words, 1)
        line.addWidget(self.round_less)
        line.addWidget(self.round_more)
        line.addWidget(self.new_round)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(2)
        self._column.addWidget(self.table)
        self._column.addWidget(self.empty)
        self._column.addWidget(self.strip)
        self._column.addWidget(self.add, 0, Qt.AlignmentFlag.AlignLeft)
        self._column.addLayout(line)

    def _connect(self) -> None:
        table, strip = self.table, self.strip
        table.entered.connect(self._on_entered)
        table.cell_clicked.connect(self._on_cell)
        table.command_wanted.connect(self._on_command)
        table.why_requested.connect(self._on_why)
        table.menu_requested.connect(self._on_menu)
        table.current_key_changed.connect(self._on_current)
        table.focused.connect(self._on_focused)
        strip.attack_requested.connect(self._on_attack)
        strip.parry_requested.connect(self._on_parry)
        strip.damage_requested.connect(self._on_damage)
        strip.strike_requested.connect(self._on_strike)
        strip.aim_changed.connect(self.aim_changed)
        self.add.clicked.connect(self._on_add)
        self.round_less.stepped.connect(self._on_defences)
        self.round_more.stepped.connect(self._on_defences)
        self.new_round.clicked.connect(self.new_round_requested)
        self._document.defences_changed.connect(self._on_defences_changed)

    # for the page

    @property
    def key(self) -> BelongingId | None:
        """The row in hand."""
        key: BelongingId | None = self.table.current_key
        return key

    def set_look(self, look: Look) -> None:
        """Paint in another theme or zoom."""
        self._look = look
        for part in (self.table, self.empty, self.strip, self.add, self.round_words, self.new_round):
            part.set_look(look)
        self.round_less.set_look(look)
        self.round_more.set_look(look)
        if self.form is not None:
            self.form.set_look(look)
        self.table.fit()

    def set_edit_mode(self, on: bool) -> None:
        """Fields of the weapon in hand instead of what can be done with it."""
        if on == self._edit:
            return
        self._edit = on
        if on and self.form is None:
            from brp_desktop.views.brp.belonging_form import weapon_form

            self.form = weapon_form(self._document, self._look, self)
            self.form.removed.connect(self.remove)
            self._column.insertWidget(self._column.indexOf(self.strip) + 1, self.form)
            chain(self, (self.table, self.strip, self.form, self.add))
        self.refresh()

    def set_aim(self, aim: "Aim", target: str) -> None:
        """What is chosen for the next blow, and whom it would be struck against."""
        self._aim, self._target = aim, target
        self._show_strip()

    def refresh(self) -> None:
        """Show the document in the language in force; the row in hand stays."""
        self.model.set_headings(headings())
        key = self.key
        self.model.show(weapon_rows(self._document, plays=not self._edit))
        if key is not None and self.key != key and not self.table.set_current_key(key) and self.model.rowCount():
            self.table.set_current_row(min(self.table.currentIndex().row(), self.model.rowCount() - 1), 0)
        self.table.setAccessibleName(self.tr("Weapons"))
        self.table.fit()
        none = not self._document.character.weapons
        words = (
            self.tr("No weapon yet.")
            if self._edit
            else key_hint(self.tr("No weapon yet. Edit mode (Ctrl+E) adds some."))
        )
        self.empty.say(words if none else "")
        self.table.setVisible(bool(self.model.rowCount()))
        self.add.setVisible(self._edit)
        self.add.set_words(self.tr("Add a weapon"))
        self._show_round()
        self._show_strip()

    def commit_pending(self) -> None:
        """Hand in everything half-typed."""
        self.strip.commit_pending()
        if self.form is not None:
            self.form.commit_pending()

    def focus_first(self) -> None:
        """Give the focus to the table, else to what adds the first weapon."""
        if self.model.rowCount():
            self.table.setFocus(Qt.FocusReason.ShortcutFocusReason)
        elif self._edit:
            self.add.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def focus_weapon(self, key: BelongingId) -> bool:
        """Give the focus to a row; False if it is not there."""
        if not self.table.set_current_key(key):
            return False
        self.table.setFocus(Qt.FocusReason.ShortcutFocusReason)
        return True

    def remove(self, key: BelongingId) -> None:
        """Take a weapon off the sheet; its neighbour has the focus then."""
        typed(self._document, RemoveBelonging("weapons", key))
        if self.model.rowCount():
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.add.setFocus(Qt.FocusReason.OtherFocusReason)

    # what is shown

    def _show_strip(self) -> None:
        key = self.key
        own = key is not None and key != DODGE
        if self._edit:
            self.strip.hide()
        else:
            self.strip.show_weapon(key, self._aim, self._target)
        if self.form is not None:
            self.form.show_row(key if self._edit and own else None)

    def _show_round(self) -> None:
        document = self._document
        fights = bool(self.model.rowCount()) and not self._edit
        tried = document.defences
        if not tried:
            words = self.tr("No parry or dodge yet this round.")
        else:
            penalty = labels.signed(document.character.options.further_defence * tried)
            words = self.tr("%n parry or dodge this round; the next one {penalty}.", "", tried).format(penalty=penalty)
        self.round_words.say(words if fights else "")
        for part, name in (
            (self.round_less, self.tr("One defence less")),
            (self.round_more, self.tr("One defence more")),
        ):
            part.setVisible(fights)
            part.setAccessibleName(name)
            part.setToolTip(plain_tip(name))
        self.round_less.setEnabled(tried > 0)
        self.new_round.setVisible(fights)
        self.new_round.set_words(self.tr("New round"), "", self.tr("Everybody may parry and dodge afresh"))

    # what was asked

    def subject_of(self, key: BelongingId | None) -> Subject | None:
        """What a row rolls."""
        if key is None:
            return None
        if key == DODGE:
            return dodge(self._document.character)
        return attack_with(self._document.derived, key)

    def _on_entered(self, key: BelongingId, modifiers: Qt.KeyboardModifier) -> None:
        if self._edit:
            if self.form is not None and key != DODGE:
                self.form.focus_first()
        elif modifiers == Qt.KeyboardModifier.ShiftModifier:
            self._on_damage("normal")
        elif modifiers == Qt.KeyboardModifier.AltModifier:
            self._on_damage("special")
        elif modifiers == Qt.KeyboardModifier.ControlModifier:
            self._on_strike()
        elif not modifiers:
            self._on_attack()

    def _on_command(self, key: BelongingId, command: str) -> None:
        if self._edit:
            if command == "delete" and key != DODGE:
                self.remove(key)
        elif command == "parry":
            self._on_parry()
        elif command == "reload":
            self.strip.fill()

    def _on_cell(self, key: BelongingId, column: str) -> None:
        if self._edit:
            if self.form is not None and key != DODGE:
                self.form.focus_field(_FIELDS.get(column, column))
        elif column == BOX_PART:
            self._toggle(key)
        elif column == "damage":
            self._on_damage("normal")
        elif column == "special_damage":
            self._on_damage("special")
        elif column in ("ammunition", "hit_points", "range"):
            number = {
                "ammunition": self.strip.shots,
                "hit_points": self.strip.points,
                "range": self.strip.distance,
            }[column]
            if number.isVisible():
                number.field.setFocus(Qt.FocusReason.TabFocusReason)
        elif column not in ("attacks", "hands"):
            self._on_attack()

    def _toggle(self, key: BelongingId) -> None:
        subject = self.subject_of(key)
        row = next((row for row in self._document.character.skills if subject and row.id == subject.id), None)
        if row is not None and self._document.derived.skills[row.id].learns:
            set_tick(self._document, SkillId(row.id), not row.ticked)

    def _on_attack(self) -> None:
        key = self.key
        subject = self.subject_of(key)
        if subject is None or not self.strip.attack.isEnabled():
            return
        if key == DODGE:
            self.roll_requested.emit(subject, Act(defence=self._document.defences + 1))
        else:
            self.roll_requested.emit(subject, self.strip.act)

    def _on_parry(self) -> None:
        key = self.key
        if key is not None and key != DODGE and self.strip.parry.isVisible() and self.strip.parry.isEnabled():
            subject = parry_with(self._document.derived, key)
            self.roll_requested.emit(subject, Act(defence=self._document.defences + 1))

    def _on_damage(self, hit: str) -> None:
        button = self.strip.damage if hit == "normal" else self.strip.special
        if self.key is not None and self.key != DODGE and button.isEnabled():
            self.damage_requested.emit(self.key, hit)

    def _on_strike(self) -> None:
        if self.key is not None and self.key != DODGE and self.strip.strike.isEnabled():
            self.strike_requested.emit(self.key)

    def _on_why(self, key: BelongingId) -> None:
        subject = self.subject_of(key)
        if subject is not None:
            self.why_requested.emit(subject, self.table.row_on_screen(key) or QRect())

    def _on_menu(self, key: BelongingId, place: QPoint) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        buttons = (self.strip.attack, self.strip.parry, self.strip.damage, self.strip.special, self.strip.strike)
        if not self._edit:
            for button in buttons:
                if not button.isHidden():
                    text = labels.listed((button.words, button.value)).replace("&", "&&")
                    action = menu.addAction(text)
                    action.setEnabled(button.isEnabled())
                    action.triggered.connect(button.click)
            menu.addSeparator()
        why = menu.addAction(self.tr("Why?"))
        why.triggered.connect(self._on_why_current)
        menu.popup(place)

    def _on_why_current(self) -> None:
        if self.key is not None:
            self._on_why(self.key)

    def _on_current(self, key: BelongingId | None) -> None:
        self._show_strip()
        if self.table.hasFocus():
            self._on_focused()

    def _on_focused(self, table: object = None) -> None:
        subject = self.subject_of(self.key)
        if subject is not None:
            self.current_changed.emit(subject)

    def _on_add(self) -> None:
        from brp_desktop.views.brp.belonging_adding import open_weapons

        open_weapons(self._document, self._look, self.add, self._on_added)

    def _on_added(self, key: BelongingId) -> None:
        self.table.set_current_key(key)
        self._show_strip()
        if self.form is not None:
            self.form.focus_first()

    def _on_defences(self, amount: int) -> None:
        self._document.set_defences(self._document.defences + amount)

    def _on_defences_changed(self, count: int) -> None:
        self.refresh()


_FIELDS = {
    "weapon": "name",
    BOX_PART: "skill",
    "score": "skill",
    "half": "skill",
    "special": "special",
    "critical": "skill",
    "special_damage": "special",
    "range": "range_m",
    "hit_points": "hit_points_maximum",
}
"""The field of the form for a column, where it has another name."""
