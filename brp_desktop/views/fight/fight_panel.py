"""Fights and wounds in the dock: what is thrown, the dice, what comes of it; it plays deeds and decides none."""

from collections.abc import Callable
from functools import partial
from typing import Literal

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget

from brp_desktop.controllers.combat_desk import CombatDesk
from brp_desktop.controllers.deeds import Deed
from brp_desktop.painting.theme import Theme
from brp_desktop.play.combat import AttackResult
from brp_desktop.rules import RulesError
from brp_desktop.rules.brp import parse_d100
from brp_desktop.sheet.errors import EditError
from brp_desktop.views import labels
from brp_desktop.views.announce import announce
from brp_desktop.views.controls import IconButton, PushButton
from brp_desktop.views.fields import DiceField
from brp_desktop.views.fight import deed_words
from brp_desktop.views.fight.aftermath_form import AftermathForm
from brp_desktop.views.fight.attack_form import AttackForm
from brp_desktop.views.fight.damage_form import DamageForm
from brp_desktop.views.fight.deed_tray import DeedTray
from brp_desktop.views.gm.contest_tray import ContestTray
from brp_desktop.views.gm.page_scroll import page_scroll
from brp_desktop.views.gm.parts import label
from brp_desktop.views.painted import RING

MARGIN = 14
SMALL_BELOW = 520
"""Height under which the tray is the lower one, px."""
NARROW = 350
"""Width under which own dice take another line, px."""


class FightPanel(QWidget):
    """The stage of deeds. It lies over the dice panel from the first deed until it is closed."""

    opened = Signal()
    """There is something to see."""
    closed = Signal()
    """It is no longer wanted."""
    announced = Signal(str)
    """What was told to a screen reader."""

    def __init__(
        self, desk: CombatDesk, theme: Theme, wants_motion: Callable[[], bool], parent: QWidget | None = None
    ) -> None:
        """``wants_motion`` says whether dice may move at all."""
        super().__init__(parent)
        self.setObjectName("fight_panel")
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._desk = desk
        self._theme = theme
        self._wants_motion = wants_motion
        self._deed: Deed | None = None
        self._undone: set[str] = set()
        self._allowed = True
        self.title = label(self, theme, "heading", wraps=True)
        self.close_button = IconButton(theme, "close", self, side=24)
        self.close_button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.area, content = page_scroll(self)
        self._content = content
        self.attack = AttackForm(desk.fight, theme, content)
        self.pair_tray = ContestTray(theme, content)
        self.tray = DeedTray(theme, content)
        self.verdict = label(content, theme, "group", wraps=True)
        self.verdict.setObjectName("fight_verdict")
        self.said = label(content, theme, "small", wraps=True)
        self.said.setObjectName("fight_sentences")
        self.fumbles: dict[Literal["a", "b"], PushButton] = {
            "a": PushButton(theme, content, height=30),
            "b": PushButton(theme, content, height=30),
        }
        self.fumble_dice = DiceField(theme, content)
        self.damage = DamageForm(desk.fight, theme, content)
        self.aftermath = AftermathForm(desk.aftermath, theme, content)
        self.error = label(content, theme, "small", "danger", wraps=True)
        self._build(content)
        self._connect()
        self.retranslate()
        desk.deeds.set_stage(self)

    def _build(self, content: QWidget) -> None:
        head = QHBoxLayout()
        head.setContentsMargins(MARGIN, 6, MARGIN - 6, 0)
        head.addWidget(self.title, 1)
        head.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignTop)
        outer = self.layout()
        if isinstance(outer, QVBoxLayout):
            outer.insertLayout(0, head)
        fumbles = QHBoxLayout()
        fumbles.setSpacing(2)
        for button in self.fumbles.values():
            fumbles.addWidget(button)
        fumbles.addWidget(self.fumble_dice)
        column = QVBoxLayout(content)
        column.setContentsMargins(MARGIN - RING, 0, MARGIN - RING, 8)
        column.setSpacing(5)
        fallen, refused = QVBoxLayout(), QVBoxLayout()
        for inset in (fallen, refused):
            inset.setContentsMargins(RING, 0, RING, 0)
            inset.setSpacing(5)
        for part in (self.pair_tray, self.tray, self.verdict, self.said):
            fallen.addWidget(part)
        refused.addWidget(self.error)
        column.addWidget(self.attack)
        column.addLayout(fallen)
        column.addLayout(fumbles)
        column.addWidget(self.damage)
        column.addWidget(self.aftermath)
        column.addLayout(refused)
        column.addStretch(1)
        self.pair_tray.hide()
        self.tray.hide()

    def _connect(self) -> None:
        self.close_button.clicked.connect(self.close_panel)
        self.pair_tray.finished.connect(self._desk.deeds.rest)
        self.tray.finished.connect(self._desk.deeds.rest)
        self.attack.roll_requested.connect(self.roll)
        self.attack.refused.connect(self._say_error)
        self.damage.refused.connect(self._say_error)
        self.damage.apply_requested.connect(self._on_apply)
        self.aftermath.refused.connect(self._say_error)
        for side, button in self.fumbles.items():
            button.clicked.connect(partial(self._on_fumble, side))
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.fumble_dice.edit.returnPressed.connect(self._on_own_fumble)
        self.fumble_dice.dismissed.connect(self._say_error)
        self._desk.fight.changed.connect(self._on_changed)
        self._desk.deeds.rested.connect(self._on_rested)
        self._desk.deeds.refused.connect(self._on_refused)
        self._desk.deeds.marked.connect(self._on_marked)

    # the stage

    def play(self, deed: Deed) -> bool:
        """Begin to show a deed; False if it rests at once. What was only written down shows in place, if at all."""
        if deed.kind in ("wound", "round"):
            return False
        if deed.kind == "hindrance" and not deed_words.faces(deed):
            self._deed = self._deed if self.isHidden() else deed
            return False
        self._deed = deed
        self._say_error("")
        self.opened.emit()
        seen = self.isVisible() and not self.window().isMinimized()
        moving = self._wants_motion() and seen and not deed_words.is_own(deed)
        self._show_trays(deed)
        if isinstance(deed.result, AttackResult):
            running = self.pair_tray.play_rolls(deed_words.thrown(deed.result), deed.id, moving=moving)
            self.pair_tray.setVisible(True)
        else:
            running = self.tray.show_deed(deed, moving=moving)
        self.verdict.setText("")
        self.said.setText("")
        return running

    def finish(self) -> None:
        """Show the last frame now."""
        self.pair_tray.finish()
        self.tray.finish()

    # for the window

    @property
    def first_stop(self) -> QWidget:
        """Where the focus goes that comes to the panel."""
        if not self.attack.isHidden():
            return self.attack.who if self._desk.fight.target() is None else self.attack.roll_button
        throw = self.damage.first_throw
        return throw if throw is not None and not self.damage.isHidden() else self.close_button

    def roll(self) -> None:
        """Roll the attack, or show the result while dice run; without an attack the damage again."""
        if self._desk.deeds.is_running:
            self._desk.deeds.finish()
            return
        if not self._allowed:
            return
        try:
            if not self.attack.isHidden():
                self._desk.fight.roll()
            elif self._desk.fight.throws_only:
                self._desk.fight.throw_damage(self._desk.fight.hit)
        except RulesError as error:
            self._say_error(labels.error_sentence(error))

    def focus_own_dice(self) -> None:
        """Bring the focus to where real dice are typed in."""
        field: QWidget = self.damage.own_faces.edit
        if not self.attack.isHidden() and self._desk.fight.result is None:
            field = self.attack.own_dice.edits["a"]
        if field.isVisible():
            field.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def step(self, amount: int) -> None:
        """Change the modifier of the attack; 0 takes it away."""
        if not self.attack.isHidden():
            self.attack.modifier.step(amount or -self.attack.modifier.value)

    def follow(self) -> None:
        """Something was done or taken back: what is offered, what holds somebody back and who they are now."""
        if not self.isHidden() and not self._desk.deeds.is_running:
            self._show()

    def close_panel(self) -> None:
        """Bring dice to rest and go away."""
        self._desk.deeds.finish()
        self.closed.emit()

    def set_allowed(self, allowed: bool) -> None:
        """In edit mode nothing is thrown."""
        self._allowed = allowed
        self._content.setEnabled(allowed)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        for words in (self.title, self.verdict, self.said, self.error):
            words.set_theme(theme)
        for button in self.fumbles.values():
            button.set_theme(theme)
        self.close_button.set_theme(theme)
        self.fumble_dice.set_theme(theme)
        self.attack.set_theme(theme)
        self.pair_tray.set_theme(theme)
        self.tray.set_theme(theme)
        self.damage.set_theme(theme)
        self.aftermath.set_theme(theme)
        self.update()

    def retranslate(self) -> None:
        """Take all words from the language in force."""
        self.setAccessibleName(self.tr("Fight"))
        self.close_button.set_words(self.tr("Back to the check"), "Esc")
        self.fumbles["a"].setText(self.tr("Fumble of the attacker"))
        self.fumbles["b"].setText(self.tr("Fumble of the defender"))
        for button in self.fumbles.values():
            button.set_look("fumble")
            button.setAccessibleName(button.text())
        self.fumble_dice.edit.setPlaceholderText(self.tr("I rolled"))
        self.fumble_dice.edit.setAccessibleName(self.tr("Fumble rolled with my own dice: 01 to 00"))
        self._show()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def focusNextPrevChild(self, next: bool) -> bool:
        moved = super().focusNextPrevChild(next)
        QTimer.singleShot(0, self._show_focus)
        return moved

    def sizeHint(self) -> QSize:
        return QSize(356, 480)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.tray.set_small(self.height() < SMALL_BELOW)
        self.attack.set_narrow(self.width() < NARROW)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self._theme.colour("panel"))

    # what is shown

    def _on_changed(self) -> None:
        """Something was chosen, or a blow was begun."""
        fight = self._desk.fight
        if not fight.is_begun:
            self._deed = None
            self.closed.emit()
            return
        begun = fight.result is None and fight.damage is None and not fight.throws_only
        fresh = begun and (self._deed is not None or self.isHidden())
        if fresh:
            self._deed = None
            self.pair_tray.hide()
            self.tray.hide()
        self._show()
        if begun:
            self.opened.emit()
            focus = QApplication.focusWidget()
            if fresh and not (focus is not None and self.isAncestorOf(focus)):
                self.first_stop.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show(self) -> None:
        fight, running = self._desk.fight, self._desk.deeds.is_running
        of_fight = fight.is_begun and self._is_of_the_fight()
        self.attack.setVisible(of_fight and not fight.throws_only)
        self.damage.setVisible(of_fight and not running)
        self.aftermath.setVisible(of_fight and not running)
        self._show_title(of_fight=of_fight)
        if of_fight:
            self.attack.refresh()
            if not running:
                self.damage.refresh()
                self.aftermath.refresh(fight.options)
        sides = fight.fumble_sides() if of_fight and not running else ()
        for side, button in self.fumbles.items():
            button.setVisible(side in sides)
        self.fumble_dice.setVisible(bool(sides))
        if not running:
            self._show_words()

    def _is_of_the_fight(self) -> bool:
        return self._deed is None or self._deed.kind in (
            "attack",
            "damage",
            "location",
            "armour",
            "fumble",
            "hindrance",
            "round",
        )

    def _show_title(self, *, of_fight: bool) -> None:
        fight = self._desk.fight
        text = "" if self._deed is None else deed_words.title(self._deed)
        attacker = fight.attacker()
        if of_fight and attacker is not None:
            weapon = deed_words.weapon_title(attacker, fight.weapon)
            text = self.tr("{name}: {weapon}").format(name=attacker.name or "?", weapon=weapon) if weapon else text
        self.title.setText(text)

    def _show_words(self) -> None:
        deed, fight = self._deed, self._desk.fight
        if deed is None:
            self.verdict.hide()
            self.said.hide()
            return
        verdict, lines = "", []
        if fight.result is not None and self._is_of_the_fight():
            verdict = deed_words.verdict(fight.result)
            lines = deed_words.attack_sentences(fight.result)
            for results in fight.fumbles.values():
                lines += deed_words.fumble_sentences(results)
        undone = any(line in self._undone for change in deed.changes for line in change.lines)
        if not isinstance(deed.result, AttackResult) and deed.kind != "fumble" and not undone:
            lines += deed_words.sentences(deed)
        self.verdict.setText(verdict)
        self.verdict.setVisible(bool(verdict))
        self.said.setText("\n".join(lines))
        self.said.setVisible(bool(lines))

    def _show_trays(self, deed: Deed) -> None:
        attack = isinstance(deed.result, AttackResult)
        focus = QApplication.focusWidget()
        if focus is not None and self._content.isAncestorOf(focus):
            # What has the focus may be put away until the dice rest.
            self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.pair_tray.setVisible(attack)
        self.tray.setVisible(not attack)
        self.damage.hide()
        self.aftermath.hide()
        for button in self.fumbles.values():
            button.hide()
        self.fumble_dice.hide()

    def _on_rested(self, deed: Deed) -> None:
        if deed.kind in ("wound", "hindrance", "round") and self.isHidden():
            return
        focus = QApplication.focusWidget()
        inside = focus is None or focus is self or self.isAncestorOf(focus)
        self._show()
        said = deed_words.announcement(deed)
        self.tray.setAccessibleName(said)
        if said:
            announce(self, said)
            self.announced.emit(said)
        if inside:
            self._go_on(deed)

    def _go_on(self, deed: Deed) -> None:
        """The focus goes to what comes next: damage after a hit, the sheet of the target after damage."""
        fight = self._desk.fight
        target: QWidget | None = None
        if deed.kind == "attack":
            shown = [button for button in self.fumbles.values() if not button.isHidden()]
            target = shown[0] if shown else self.damage.first_throw or self.attack.roll_button
        elif deed.kind in ("damage", "location", "armour"):
            if fight.can_apply:
                target = self.damage.apply
            elif fight.has_locations and fight.landing.place is None and self.damage.throw_place.isVisible():
                target = self.damage.throw_place
        elif deed.kind in ("wound", "hindrance", "fumble") and not self.attack.isHidden():
            wanted = self.aftermath.offers or deed.kind == "hindrance"
            target = self.aftermath.first_stop if wanted else None
            target = target or self.attack.roll_button
        if target is None and self.hasFocus():
            target = self.first_stop
        if target is not None:
            target.setFocus(Qt.FocusReason.OtherFocusReason)
            QTimer.singleShot(0, self._show_focus)

    def _show_focus(self) -> None:
        focus = QApplication.focusWidget()
        if focus is not None and self._content.isAncestorOf(focus):
            self.area.ensureWidgetVisible(focus, 8, 24)

    # what was asked

    def _on_apply(self) -> None:
        try:
            self._desk.fight.apply()
        except (RulesError, EditError) as error:
            self._say_error(labels.error_sentence(error))

    def _on_fumble(self, side: Literal["a", "b"], checked: bool = False) -> None:
        self._desk.fight.throw_fumble(side)

    def _on_own_fumble(self) -> None:
        sides = self._desk.fight.fumble_sides()
        text = self.fumble_dice.edit.text().strip()
        if not sides or not text:
            return
        try:
            roll = parse_d100(text)
        except RulesError as error:
            self.fumble_dice.set_error(labels.error_sentence(error))
            self._say_error(labels.error_sentence(error))
            return
        self.fumble_dice.edit.forget()
        self.fumble_dice.set_error("")
        self._desk.fight.throw_fumble(sides[0], roll)

    def _on_marked(self, line: str, undone: bool) -> None:
        """What was taken back is not told any more."""
        changes = () if self._deed is None else self._deed.changes
        undone_now = {*self._undone, line} if undone else self._undone - {line}
        self._undone = {each for change in changes for each in change.lines if each in undone_now}
        self.follow()

    def _on_refused(self, error: Exception) -> None:
        self._say_error(labels.error_sentence(error))

    def _say_error(self, sentence: str = "") -> None:
        self.error.setText(sentence)
        self.error.setVisible(bool(sentence))
        if sentence:
            announce(self, sentence)
