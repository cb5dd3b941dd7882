"""The combat page of a percentile sheet: weapons, health, armour; made when it is first looked at."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QPalette, QResizeEvent
from PySide6.QtWidgets import QApplication, QBoxLayout, QFrame, QScrollArea, QVBoxLayout, QWidget

from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.controllers.seats import open_person
from brp_desktop.play.subjects import Act, Subject
from brp_desktop.rules import RulesError
from brp_desktop.sheet.errors import EditError
from brp_desktop.sheet.ids import BelongingId
from brp_desktop.views import labels
from brp_desktop.views.announce import announce
from brp_desktop.views.brp.armour_view import ArmourView
from brp_desktop.views.brp.columns_view import Ground
from brp_desktop.views.brp.health_view import HealthView
from brp_desktop.views.brp.look import Look
from brp_desktop.views.brp.sheet_button import SheetWords
from brp_desktop.views.brp.strip import DerivedView
from brp_desktop.views.brp.weapons_view import WeaponsView
from brp_desktop.views.stops import chain
from brp_desktop.views.style import scroll_bar_sheet
from brp_desktop.views.viewport import give_viewport

if TYPE_CHECKING:
    from brp_desktop.controllers.combat_desk import CombatDesk
    from brp_desktop.rules.brp.hindrances import Way
    from brp_desktop.sheet.brp import Hindrance
    from brp_desktop.sheet.changes import ChangeSet
    from brp_desktop.views.brp.hindrance_rows import HindranceRows

SIDE_BY_SIDE = 700
"""From this width on, px at 100 %, health and armour stand side by side."""
MARGIN = 12


class CombatPage(QScrollArea):
    """Everything a fight asks of one sheet. Who throws dice comes from outside, when it is first wanted."""

    desk_requested = Signal(object)
    """This page, which has nobody to act with yet: ``take_desk`` gives it a CombatDesk."""
    current_changed = Signal(object)
    """Subject the focus is on now."""
    why_requested = Signal(object, object)
    """Subject, and its place on the screen."""
    derived_why_requested = Signal(object, object)
    """Id of a derived value, and its place on the screen."""
    resource_why_requested = Signal(object, object)
    """ResourceId, and its place on the screen."""

    def __init__(self, document: BrpDocument, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        give_viewport(self)
        self.setObjectName("combat_page")
        self._document = document
        self._look = look
        self._edit = False
        self._desk: CombatDesk | None = None
        self._ground = Ground(look)
        self.derived = DerivedView(document, look, self._ground)
        self.weapons = WeaponsView(document, look, self._ground)
        self.refused = SheetWords(look, self._ground, "small", "danger")
        self.health = HealthView(document, look, self._ground, self._ground)
        self._hindrances: HindranceRows | None = None
        self._chained: list[QWidget] = []
        self.armour = ArmourView(document, look, self._ground)
        self._below = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._column = QVBoxLayout(self._ground)
        self._build()
        self._connect()
        self._say_words()
        self._show_hindrances()
        self.set_look(look)

    def _build(self) -> None:
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidgetResizable(True)
        right = QVBoxLayout()
        right.setContentsMargins(0, 0, 0, 0)
        right.addWidget(self.armour)
        right.addWidget(self.health.places_table)
        right.addStretch(1)
        self._below.addWidget(self.health, 1)
        self._below.addLayout(right, 1)
        for part in (self.derived, self.weapons, self.refused, self.health.tracks, self.health.state):
            self._column.addWidget(part)
        self._column.addLayout(self._below)
        self._column.addStretch(1)
        self.setWidget(self._ground)

    def _connect(self) -> None:
        weapons = self.weapons
        weapons.roll_requested.connect(self._on_roll)
        weapons.damage_requested.connect(self._on_damage)
        weapons.strike_requested.connect(self._on_strike)
        weapons.aim_changed.connect(self._on_aim)
        weapons.new_round_requested.connect(self._on_new_round)
        weapons.current_changed.connect(self.current_changed)
        weapons.why_requested.connect(self.why_requested)
        self.health.healing_wanted.connect(self._on_healing_wanted)
        self.health.why_requested.connect(self._on_resource_why)
        self.health.location_why_requested.connect(self._on_location_why)
        self.armour.why_requested.connect(self._on_protection_why)
        self.derived.why_requested.connect(self._on_derived_why)

    # for the sheet

    @property
    def hindrances(self) -> "HindranceRows | None":
        """What holds the character back, made when something first does."""
        return self._hindrances

    @property
    def desk(self) -> "CombatDesk | None":
        """Whom the page acts with, asked for when it is first wanted."""
        if self._desk is None:
            self.desk_requested.emit(self)
        return self._desk

    def take_desk(self, desk: "CombatDesk") -> None:
        """Act with this from now on."""
        if self._desk is None:
            self._desk = desk
            self.health.take_healing(desk.healing)
            desk.fight.changed.connect(self._show_aim)
            self._show_aim()

    def set_look(self, look: Look) -> None:
        """Paint in another theme or zoom."""
        self._look = look
        self._ground.set_look(look)
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Base, look.colour("sheet"))
        self.setPalette(palette)
        self.verticalScrollBar().setStyleSheet(scroll_bar_sheet(look.theme))
        for part in (self.derived, self.weapons, self.refused, self.health, self.armour):
            part.set_look(look)
        if self._hindrances is not None:
            self._hindrances.set_look(look)
        margin = look.px(MARGIN)
        self._column.setContentsMargins(margin, look.px(4), margin, margin)
        self._column.setSpacing(look.px(6))
        self._below.setSpacing(look.px(20))
        self._arrange()

    def retranslate(self) -> None:
        """Take all words from the language in force; focus, scroll and half-typed text stay."""
        self._say_words()
        self.derived.refresh()
        for part in (self.weapons, self.health, self.armour):
            part.refresh()
        self._show_hindrances()

    def _show_hindrances(self) -> None:
        if self._hindrances is None and self._document.character.hindrances:
            from brp_desktop.views.brp.hindrance_rows import HindranceRows

            self._hindrances = HindranceRows(self._document, self._look, self._ground)
            self._hindrances.set_edit_mode(self._edit)
            self._hindrances.try_requested.connect(self._on_try)
            self._column.insertWidget(self._column.indexOf(self.health.state) + 1, self._hindrances)
        if self._hindrances is not None:
            self._hindrances.refresh()
        made = [*self.health.vitals, *(self._hindrances.buttons if self._hindrances is not None else ())]
        if made != self._chained:
            self._chained = made
            self._chain_stops()

    def _chain_stops(self) -> None:
        """Tab goes as one reads, also through what is made later than what stands below it."""
        health = self.health
        parts = [self.derived, self.weapons, health.tracks, self._hindrances, health, self.armour, health.places_table]
        chain(self._ground, [part for part in parts if part is not None])

    def _say_words(self) -> None:
        self.setAccessibleName(self.tr("Combat"))

    def set_edit_mode(self, on: bool) -> None:
        """Fields instead of what is done in play."""
        self._edit = on
        for part in (self.weapons, self.health, self.armour):
            part.set_edit_mode(on)
        if self._hindrances is not None:
            self._hindrances.set_edit_mode(on)
        self._chain_stops()
        self._arrange()

    def follow(self, changes: "ChangeSet") -> None:
        """The document changed; what has the focus keeps it in sight."""
        focus = QApplication.focusWidget()
        skills = bool(changes.skills or changes.structure or changes.options or changes.derived)
        if changes.weapons or changes.armour or changes.wounds or skills or changes.characteristics:
            self.weapons.refresh()
        if changes.armour or changes.options or changes.structure:
            self.armour.refresh()
        if changes.wounds or changes.resources or changes.armour or changes.options or changes.characteristics:
            self.health.refresh()
        if changes.derived or changes.options or changes.characteristics:
            self.derived.refresh()
        if changes.wounds or changes.characteristics or changes.weapons or changes.options:
            self._show_hindrances()
        if focus is not None and self._ground.isAncestorOf(focus) and not focus.isVisible():
            heir, rows = QApplication.focusWidget(), self._hindrances
            if rows is None or heir is None or not (rows.isAncestorOf(heir) and rows.isAncestorOf(focus)):
                self.focus_first()

    def focus_first(self) -> None:
        """Give the focus to the weapons, else to the health."""
        if self.weapons.model.rowCount() or self._edit:
            self.weapons.focus_first()
        else:
            self.health.buttons["damage"].setFocus(Qt.FocusReason.ShortcutFocusReason)

    def focus_weapon(self, weapon: BelongingId) -> bool:
        """Give the focus to a weapon; False if it is not there."""
        found = self.weapons.focus_weapon(weapon)
        if found:
            self._show_row()
        return found

    def commit_pending(self) -> None:
        """Hand in everything half-typed."""
        for part in (self.weapons, self.health, self.armour):
            part.commit_pending()

    def row_on_screen(self, weapon: BelongingId) -> QRect | None:
        """The row of a weapon on the screen."""
        return self.weapons.table.row_on_screen(weapon)

    def focusNextPrevChild(self, next: bool) -> bool:
        moved = super().focusNextPrevChild(next)
        focus = QApplication.focusWidget()
        if moved and focus is not None and self._ground.isAncestorOf(focus):
            QTimer.singleShot(0, self._show_focus)
        return moved

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    # the inside

    def _arrange(self) -> None:
        """Health and armour side by side where there is room; what the strip over the tabs leaves out stands here."""
        wide = self.viewport().width() >= self._look.px(SIDE_BY_SIDE)
        direction = QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom
        if direction != self._below.direction():
            self._below.setDirection(direction)
        self.derived.setVisible(self._look.compact and not self._edit)
        self.derived.setFixedHeight(self._look.px(46))

    def _show_focus(self) -> None:
        focus = QApplication.focusWidget()
        if focus is not None and self._ground.isAncestorOf(focus):
            self.ensureWidgetVisible(focus, 8, 24)

    def _show_row(self) -> None:
        table = self.weapons.table
        rect = table.row_rect(table.currentIndex().row())
        middle = table.viewport().mapTo(self._ground, rect.center())
        self.ensureVisible(middle.x(), middle.y(), 8, rect.height())

    def _show_aim(self) -> None:
        if self._desk is None:
            return
        fight = self._desk.fight
        target = fight.target_of(self._document)
        name = "" if target is None else target.name or labels.percent(fight.aim_of(self._document).number)
        self.weapons.set_aim(fight.aim_of(self._document), name)

    def _on_try(self, hindrance: "Hindrance", way: "Way") -> None:
        self.refused.say("")
        if self.desk is None:
            return
        try:
            self.desk.aftermath.attempt(open_person(self._document), hindrance, way)
        except (RulesError, EditError) as error:
            self.refused.say(labels.error_sentence(error))

    def _on_roll(self, subject: Subject, act: Act | None) -> None:
        self.refused.say("")
        if self.desk is not None:
            self.desk.roll(subject, act)

    def _on_damage(self, weapon: BelongingId, hit: str) -> None:
        self.refused.say("")
        if self.desk is None:
            return
        try:
            self.desk.fight.begin_damage(self._document, weapon, hit)  # type: ignore[arg-type]  # one of the hits
        except (RulesError, EditError) as error:
            self.refused.say(labels.error_sentence(error))

    def _on_strike(self, weapon: BelongingId) -> None:
        self.refused.say("")
        if self.desk is not None:
            self.desk.fight.begin(self._document, weapon)

    def _on_aim(self, metres: int | None, waits: int) -> None:
        if self.desk is not None:
            from dataclasses import replace

            aim = self.desk.fight.aim_of(self._document)
            self.desk.fight.aim_at(self._document, replace(aim, metres=metres, waits=waits))

    def _on_new_round(self) -> None:
        if self.desk is not None:
            passed = self.desk.aftermath.new_round()
            if passed.freed or passed.bleeding:
                from brp_desktop.views.fight.aftermath_words import round_sentence

                announce(self, round_sentence(passed))
        self._document.set_defences(0)

    def _on_healing_wanted(self, view: HealthView) -> None:
        if self.desk is not None:
            view.take_healing(self.desk.healing)

    def _on_resource_why(self, id_: object) -> None:
        vital = next((vital for vital in self.health.vitals if vital.resource == id_), None)
        self.resource_why_requested.emit(id_, _on_screen(vital))

    def _on_protection_why(self) -> None:
        self.derived_why_requested.emit("protection", _on_screen(self.armour.total))

    def _on_location_why(self, place: str) -> None:
        self.derived_why_requested.emit(f"location.{place}", self.health.places_table.row_on_screen(place))

    def _on_derived_why(self, id_: str) -> None:
        self.derived_why_requested.emit(id_, _on_screen(self.derived.values[id_]))


def _on_screen(widget: QWidget | None) -> QRect | None:
    return None if widget is None else QRect(widget.mapToGlobal(widget.rect().topLeft()), widget.size())
