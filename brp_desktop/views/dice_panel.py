"""The dice panel: chance before the roll, dice while it falls, reason after it; it plays results and makes none."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QContextMenuEvent, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QMenu, QWidget

from brp_desktop.controllers.roll_log import RollLog
from brp_desktop.controllers.rolls import RollsController
from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.painting.theme import Theme
from brp_desktop.play.rolling import RollRequest, RollResult
from brp_desktop.rules.brp import Difficulty
from brp_desktop.views import labels, roll_words
from brp_desktop.views.announce import announce
from brp_desktop.views.check_head import CheckHead
from brp_desktop.views.controls import RollButton, Switch, key_hint, native_keys
from brp_desktop.views.dice_layout import MORE, SMALL_BELOW, arrange, take_form
from brp_desktop.views.difficulty_bar import DifficultyBar
from brp_desktop.views.fields import InnerButton, ModifierStepper, OwnDiceField
from brp_desktop.views.journal_view import JournalPanel
from brp_desktop.views.keys.table import DIFFICULTY_KEYS
from brp_desktop.views.keys.telling import command_hint
from brp_desktop.views.painted import tint
from brp_desktop.views.panel_cover import PanelCover
from brp_desktop.views.plain_label import PlainLabel
from brp_desktop.views.result_card import ResultCard
from brp_desktop.views.roll_panel import RollPanel
from brp_desktop.views.threshold_widget import ThresholdWidget
from brp_desktop.views.tray_widget import TrayWidget

if TYPE_CHECKING:
    from brp_desktop.views.aid_menu import AidMenu
    from brp_desktop.views.fight.fight_panel import FightPanel
    from brp_desktop.views.why import WhyPopover


class DicePanel(RollPanel):
    """Everything about one percentile roll, from top to bottom as in the design; the stage of ``RollsController``."""

    letters = (*DIFFICULTY_KEYS.values(), "O", "S")

    def __init__(
        self,
        rolls: RollsController,
        log: RollLog,
        theme: Theme,
        wants_motion: Callable[[], bool],
        parent: QWidget | None = None,
    ) -> None:
        """``wants_motion`` says whether dice may move at all (setting and system)."""
        super().__init__(parent)
        self.setObjectName("dice_panel")
        self._rolls = rolls
        self._theme = theme
        self._wants_motion = wants_motion
        self._small = False
        self._enabled = True
        self.head = CheckHead(theme, self)
        self.difficulty_bar = DifficultyBar(theme, self)
        self.modifier_label = PlainLabel(parent=self)
        self.modifier = ModifierStepper(theme, self)
        self.modifier.tail = MORE
        self.more = InnerButton(theme, "chevron-down", self)
        self.more.reads_as = "ButtonMenu"
        self.more.setObjectName("modifier_more")
        self.more.setCheckable(True)
        self.more.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._aids: AidMenu | None = None
        self.at_stake = Switch(theme, self)
        self.roll_button = RollButton(theme, self, primary=True, height=36)
        self.roll_button.setObjectName("roll_button")
        self.own_dice = OwnDiceField(theme, self)
        self.own_dice_error = PlainLabel(parent=self)
        self.tray = TrayWidget(theme, self)
        self.card = ResultCard(theme, self)
        self.bar = ThresholdWidget(theme, self)
        self.journal = JournalPanel(log, theme, self)
        self.own_dice_error.setWordWrap(True)
        self.own_dice_error.setAutoFillBackground(True)
        self.own_dice_error.setContentsMargins(6, 1, 6, 2)
        self.own_dice_error.hide()
        upper = (self.head, self.difficulty_bar, self.modifier, self.more, self.at_stake, self.roll_button)
        self.covering = PanelCover((*upper, self.own_dice, self.tray, self.card, self.bar), self.journal)
        self._connect()
        self.set_theme(theme)
        self.retranslate()
        rolls.set_stage(self)

    def _connect(self) -> None:
        rolls = self._rolls
        rolls.request_changed.connect(self._show_request)
        rolls.revealed.connect(self._on_revealed)
        rolls.tick_changed.connect(self.card.set_undone)
        self.head.why_requested.connect(self._on_why)
        self.difficulty_bar.chosen.connect(rolls.set_difficulty)
        self.modifier.changed.connect(rolls.set_modifier)
        self.more.clicked.connect(self._on_more)
        self.at_stake.toggled.connect(rolls.set_at_stake)
        self.roll_button.clicked.connect(self.roll)
        self.own_dice.rolled.connect(rolls.roll_own)
        self.own_dice.refused.connect(self._on_refused)
        self.own_dice.edit.textEdited.connect(self._hide_error)
        self.own_dice.edit.escaped.connect(self._hide_error)
        self.tray.finished.connect(rolls.reveal)
        self.card.undo_requested.connect(rolls.undo_tick)
        self.card.height_changed.connect(self._arrange)

    # the stage

    def play(self, result: RollResult) -> bool:
        """Begin to show a decided result; False if it rests at once."""
        self._hide_error()
        moving = self._wants_motion() and not result.own_dice and self.isVisible() and not self.window().isMinimized()
        running = self.tray.play(result, moving=moving)
        if running:
            self.card.show_running(result.request)
            self.bar.show_bar(result.request.thresholds, result.request.odds, None)
            self._show_running(running=True)
        return running

    def finish(self) -> None:
        """Show the last frame now."""
        self.tray.finish()

    # what the window asks

    def cover(self, panel: "FightPanel | None") -> None:
        """Lay a panel over everything but the log, or take it away; keys of the dice go there meanwhile."""
        self._hide_error()
        self.covering.lay(panel)
        self.modifier_label.setVisible(panel is None and not self._small)
        self._arrange()

    @property
    def first_stop(self) -> QWidget:
        return self.roll_button if self.covering.panel is None else self.covering.panel.first_stop

    @property
    def asking(self) -> tuple[QWidget, ...]:
        return self.difficulty_bar, self.own_dice

    @property
    def telling(self) -> tuple[QWidget, ...]:
        return self.tray, self.card

    def roll(self) -> None:
        """The roll button: rolls, or shows the result while dice run."""
        if self.covering.panel is not None:
            self.covering.panel.roll()
        elif self._rolls.is_rolling:
            self._rolls.finish()
        else:
            self._rolls.roll()

    def press(self, letter: str) -> None:
        """A E N D I: difficulty; O: own dice; S: at stake."""
        if letter == "O":
            self.focus_own_dice()
        elif self.covering.panel is not None:
            return
        elif letter == "S":
            self._rolls.set_at_stake(not self._rolls.at_stake)
        else:
            name = next(name for name, key in DIFFICULTY_KEYS.items() if key == letter)
            self.choose_difficulty(Difficulty(name))

    def step(self, amount: int) -> None:
        """Change the modifier; 0 takes it away, with everything chosen besides."""
        if self.covering.panel is not None:
            self.covering.panel.step(amount)
        elif amount:
            self.modifier.step(amount)
        else:
            self._rolls.reset_modifier()

    def focus_own_dice(self) -> None:
        """Bring the focus to «I rolled», where it can be used."""
        if self.covering.panel is not None:
            self.covering.panel.focus_own_dice()
        elif self.own_dice.isEnabled():
            self.own_dice.edit.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def explain(self, popover: "WhyPopover") -> bool:
        """Why the chance is what it is, beside the link; False if no check is chosen."""
        from brp_desktop.views.roll_explanations import explain_request

        request, link = self._rolls.request, self.head.why_link
        if request is None:
            return False
        explain_request(popover, request)
        popover.show_at(QRect(link.mapToGlobal(QPoint(0, 0)), link.size()))
        return True

    def set_rolling_allowed(self, allowed: bool) -> None:
        """In edit mode nothing is rolled."""
        self._enabled = allowed
        if self.covering.panel is not None:
            self.covering.panel.set_allowed(allowed)
        self._show_request()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        parts = (self.head, self.difficulty_bar, self.modifier, self.more, self.at_stake, self.roll_button)
        for part in (*parts, self.own_dice, self.tray, self.card, self.bar, self.journal):
            part.set_theme(theme)
        self.modifier_label.setFont(theme.font("body"))
        tint(self.modifier_label, QPalette.ColorRole.WindowText, theme.colour("text_2"))
        if self.covering.panel is not None:
            self.covering.panel.set_theme(theme)
        self.own_dice_error.setFont(theme.font("small"))
        tint(self.own_dice_error, QPalette.ColorRole.WindowText, theme.colour("danger"))
        tint(self.own_dice_error, QPalette.ColorRole.Window, theme.colour("danger_tint"))
        self._arrange()
        self.update()

    def retranslate(self) -> None:
        """Take all words from the language in force."""
        self.setAccessibleName(self.tr("Dice"))
        self.modifier_label.setText(self.tr("Modifier"))
        self.at_stake.setText(self.tr("At stake"))
        self.at_stake.setAccessibleName(self.tr("At stake"))
        self.at_stake.setToolTip(plain_tip(command_hint(self.tr("Off: this roll never ticks (S)"), "at_stake")))
        self._show_request()
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if not self.difficulty_bar.geometry().contains(event.pos()):
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        keep = menu.addAction(self.tr("Keep this difficulty"))
        keep.setCheckable(True)
        keep.setChecked(self._rolls.pinned)
        keep.toggled.connect(self._rolls.set_pinned)
        menu.popup(event.globalPos())

    def sizeHint(self) -> QSize:
        return QSize(384, 640)

    def minimumSizeHint(self) -> QSize:
        return QSize(320, 420)

    def resizeEvent(self, event: QResizeEvent) -> None:
        small = self.height() < SMALL_BELOW
        if small != self._small:
            self._small = small
            take_form(self, small=small)
        self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self._theme.colour("panel"))
            below = self.journal.geometry()
            painter.fillRect(0, below.top(), self.width(), self.height(), QColor(self._theme.colour("sheet")))

    def _arrange(self) -> None:
        if not self.covering.arrange(self.width(), self.height()):
            arrange(self, small=self._small)

    def _show_request(self) -> None:
        rolls = self._rolls
        request, problem = rolls.request, rolls.problem
        rolling = rolls.is_rolling
        self.difficulty_bar.set_state(rolls.difficulty, rolls.chances if rolls.subject is not None else {})
        self.modifier.set_value(rolls.modifier)
        if self.at_stake.isChecked() != rolls.at_stake:
            self.at_stake.setChecked(rolls.at_stake)
        usable = request is not None and self._enabled
        self.difficulty_bar.setEnabled(usable)
        self.modifier.setEnabled(usable)
        self._show_more(usable=usable)
        self.at_stake.setEnabled(self._enabled)
        if request is None:
            self.head.show_check("", None, None)
        else:
            self.head.show_check(roll_words.request_title(request), request.score, request.chance)
        self._show_running(running=rolling)
        if not rolling:
            self._show_rest(labels.error_sentence(problem) if problem is not None else "")

    def _show_rest(self, problem: str) -> None:
        rolls = self._rolls
        request, last = rolls.request, rolls.last
        self.tray.set_idle_text("" if problem and request is not None else self._idle_words())
        if problem:
            self.tray.clear()
            self.card.show_message(problem)
        elif last is None or not _is_of(last, request):
            self.tray.clear()
            self.card.show_message(self._chosen())
        elif self.tray.result is not last:
            self.tray.play(last, moving=False)
            self.card.show_result(last)
            self.journal.set_current(last.id)
        if request is None:
            self.bar.show_bar(None, None, None)
            return
        same = last is not None and _is_of(last, request) and last.request.chance == request.chance
        self.bar.show_bar(request.thresholds, request.odds, last.roll if same and last is not None else None)

    def _idle_words(self) -> str:
        """What the felt says while no dice lie there: what is chosen can be rolled now."""
        request = self._rolls.request
        if request is None:
            return self.tr("Choose a skill.")
        return self._roll_words(request) if self._enabled else ""

    def _roll_words(self, request: RollRequest) -> str:
        """«Roll Listen, 45%»."""
        chance = labels.percent(request.chance) if request.chance is not None else ""
        return self.tr("Roll {skill}").format(skill=labels.listed((roll_words.request_title(request), chance)))

    def _show_more(self, *, usable: bool) -> None:
        chosen = self._chosen()
        self.more.setChecked(bool(chosen))
        self.more.setEnabled(usable)
        name = self.tr("More that changes the chance")
        self.more.set_words(self.tr("{name}: {what}").format(name=name, what=chosen) if chosen else name)

    def _chosen(self) -> str:
        """What is chosen besides difficulty and modifier, in words."""
        request = self._rolls.request
        return "" if request is None else labels.listed(roll_words.chosen_words(request.steps))

    def _on_more(self) -> None:
        from brp_desktop.views.aid_menu import AidMenu

        if self._aids is None:
            self._aids = AidMenu(self._rolls, self._theme, self.more)
            self._aids.finished.connect(self._back_to_more)
        self._aids.theme = self._theme
        self._show_more(usable=self.more.isEnabled())
        self._aids.open()

    def _back_to_more(self) -> None:
        self.more.setFocus(Qt.FocusReason.PopupFocusReason)

    def _show_running(self, *, running: bool) -> None:
        request, last = self._rolls.request, self._rolls.last
        again = last is not None and request is not None and last.request.subject == request.subject
        if running:
            self.roll_button.setText(self.tr("Show result"))
            self.roll_button.set_look("skip", native_keys("Esc"), primary=False)
        else:
            self.roll_button.setText(self.tr("Roll again") if again else self.tr("Roll"))
            self.roll_button.set_look("roll_again" if again else "roll", self.tr("Space"), primary=True)
        usable = self._enabled and (running or request is not None)
        self.roll_button.setEnabled(usable)
        self.roll_button.setToolTip(plain_tip(self._why_not() if not usable else ""))
        text = self.roll_button.text()
        if request is not None and not running:
            text = self._roll_words(request)
        self.roll_button.setAccessibleName(text)
        throws = request is not None and request.throws_dice
        self.own_dice.setEnabled(self._enabled and throws and not running)
        if not self.own_dice.error:
            self.own_dice.explain("" if self.own_dice.isEnabled() else self._why_not())

    def _why_not(self) -> str:
        if not self._enabled:
            return key_hint(self.tr("In edit mode no die is rolled. Back to play: the padlock (Ctrl+E)."))
        if self._rolls.is_rolling:
            return self.tr("The dice are running.")
        if self._rolls.request is None:
            return self.tr("Choose a skill or a characteristic first.")
        return self.tr("No dice are rolled at this difficulty.")

    def _on_revealed(self, result: RollResult) -> None:
        self.tray.finish()
        self.card.show_result(result)
        self.bar.show_bar(result.request.thresholds, result.request.odds, result.roll)
        self.journal.set_current(result.id)
        self._show_running(running=False)
        said = roll_words.announcement(result)
        self.tray.setAccessibleName(roll_words.slip_sentence(result))
        announce(self, said)
        self.announced.emit(said)

    def _on_why(self) -> None:
        if self._rolls.request is not None:
            self.why_requested.emit(self._rolls.request)

    def _on_refused(self, sentence: str) -> None:
        self.own_dice_error.setText(sentence)
        self.own_dice_error.show()
        self._arrange()
        announce(self, sentence)

    def _hide_error(self) -> None:
        if not self.own_dice_error.isHidden():
            self.own_dice_error.hide()
            self._arrange()

    def choose_difficulty(self, difficulty: Difficulty) -> None:
        """By letter: chooses and says so."""
        if not self.difficulty_bar.isEnabled():
            return
        self._rolls.set_difficulty(difficulty)
        chance = self._rolls.chances.get(difficulty)
        name = labels.difficulty_name(difficulty.value)
        announce(self, name if chance is None else labels.listed((name, labels.percent(chance))))


def _is_of(result: RollResult, request: RollRequest | None) -> bool:
    """Whether a result may still stand beside a check: the same one, as difficult, with the same modifier and aids."""
    if request is None or result.request.subject != request.subject:
        return False
    before, now = result.request.situation, request.situation
    was, is_ = (None if each.aid is None else each.aid.unpaid for each in (before, now))
    return (before.difficulty, before.modifier) == (now.difficulty, now.modifier) and was == is_
