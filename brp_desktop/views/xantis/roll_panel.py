"""The panel of the dock's tab «Dice» for Xantis: the Vdr before the roll, dice while it falls, the margin after it."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QWidget

from brp_desktop.controllers.roll_log import RollLog
from brp_desktop.controllers.xantis_rolls import XantisRolls
from brp_desktop.painting.theme import Theme
from brp_desktop.play.xantis_rolls import XantisRequest, XantisResult
from brp_desktop.rules.errors import RulesError
from brp_desktop.views import labels
from brp_desktop.views.announce import announce
from brp_desktop.views.controls import key_hint, key_line
from brp_desktop.views.journal_view import JournalPanel, Kinds
from brp_desktop.views.painted import RING, tint
from brp_desktop.views.plain_label import PlainLabel
from brp_desktop.views.roll_panel import RollPanel
from brp_desktop.views.xantis import words
from brp_desktop.views.xantis.bonus_row import BonusRow
from brp_desktop.views.xantis.capacity_tiles import CapacityTiles
from brp_desktop.views.xantis.circumstances import Circumstances
from brp_desktop.views.xantis.cost_row import CostRow
from brp_desktop.views.xantis.margin_slip import MarginSlip
from brp_desktop.views.xantis.more_menu import MoreMenu
from brp_desktop.views.xantis.roll_head import RollHead
from brp_desktop.views.xantis.roll_layout import MARGIN, SMALL_BELOW, arrange
from brp_desktop.views.xantis.roll_row import RollRow
from brp_desktop.views.xantis.throw_tray import ThrowTray
from brp_desktop.views.xantis.vdr_view import SumsView, VdrLine

if TYPE_CHECKING:
    from brp_desktop.sheet.xantis import Penalty
    from brp_desktop.sheet.xantis_value_edits import PenaltyId
    from brp_desktop.views.why import WhyPopover

translate = QCoreApplication.translate
_KINDS = Kinds(words.OUTCOMES, words.outcome_name, QT_TRANSLATE_NOOP("JournalPanel", "All results"), ticks=False)


class XantisRollPanel(RollPanel):
    """Everything about one test, from top to bottom as in the design; the stage of ``XantisRolls``."""

    letters = ("D", "O")

    def __init__(
        self,
        rolls: XantisRolls,
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
        self._refused = False
        self._opponent = False
        self.head = RollHead(theme, self)
        self.tiles = CapacityTiles(theme, self)
        self.circumstances = Circumstances(theme, self)
        self.cost = CostRow(theme, self)
        self.bonus = BonusRow(theme, self)
        self.vdr_line = VdrLine(theme, self)
        self.sums = SumsView(theme, self)
        self.row = RollRow(theme, self)
        self.roll_button = self.row.roll_button
        self.own_dice = self.row.own
        self.tray = ThrowTray(theme, self)
        self.slip = MarginSlip(theme, self)
        self.journal = JournalPanel(log, theme, self, kinds=_KINDS)
        self.own_dice_says = PlainLabel(parent=self)
        self.own_dice_says.setWordWrap(True)
        self.own_dice_says.setAutoFillBackground(True)
        self.own_dice_says.setMargin(4)
        self.own_dice_says.hide()
        self._connect()
        self.set_theme(theme)
        self.retranslate()
        rolls.set_stage(self)

    def _connect(self) -> None:
        rolls = self._rolls
        rolls.request_changed.connect(self._show_request)
        rolls.revealed.connect(self._on_revealed)
        rolls.refused.connect(self._on_refused)
        rolls.cost_wanted.connect(self._on_cost_wanted)
        rolls.hid.connect(self._on_hid)
        self.head.why_requested.connect(self._on_why)
        self.tiles.caratteristica_chosen.connect(rolls.set_caratteristica)
        self.circumstances.difficulty_chosen.connect(rolls.set_difficulty)
        self.circumstances.interpretation_chosen.connect(rolls.set_interpretation)
        self.circumstances.penalty_chosen.connect(rolls.set_penalty)
        self.circumstances.more_requested.connect(self._on_more)
        self.cost.cost_chosen.connect(self._on_cost)
        self.bonus.bonus_chosen.connect(rolls.set_opponent_bonus)
        self.bonus.closed.connect(self._on_bonus_closed)
        self.roll_button.clicked.connect(self.roll)
        self.row.zero_requested.connect(self._on_zero)
        self.own_dice.rolled.connect(self._on_own_rolled)
        self.own_dice.said.connect(self._on_own_said)
        self.tray.finished.connect(rolls.reveal)
        self.slip.later_requested.connect(self._on_later)
        self.slip.height_changed.connect(self._arrange)

    # the stage

    def play(self, result: XantisResult) -> bool:
        """Begin to show a decided result; False if it rests at once."""
        moving = self._wants_motion() and not result.own_dice and self.isVisible() and not self.window().isMinimized()
        running = self.tray.play_throw(result, moving=moving)
        if running:
            self.slip.show_running(result.request)
            self.sums.show_sums(result.request, None)
            self._show_row(running=True)
        return running

    def finish(self) -> None:
        """Show the last frame now."""
        self.tray.finish()

    # what the window asks

    @property
    def asking(self) -> tuple[QWidget, ...]:
        return self.circumstances, self.row

    @property
    def telling(self) -> tuple[QWidget, ...]:
        return self.tray, self.slip

    def roll(self) -> None:
        """The roll button: rolls, or shows the result while dice run."""
        if self._rolls.is_rolling:
            self._rolls.finish()
        elif self._enabled:
            self._take_typed()
            self._rolls.roll()

    def press(self, letter: str) -> None:
        """D: to the difficulty; O: to own dice."""
        if letter == "O":
            self.focus_own_dice()
        elif self.circumstances.difficulty.isEnabled():
            edit = self.circumstances.difficulty.edit
            edit.setFocus(Qt.FocusReason.ShortcutFocusReason)
            edit.selectAll()

    def step(self, amount: int) -> None:
        """The keys + and − change the difficulty by 1; 0 takes it away."""
        box = self.circumstances.difficulty
        if not box.isEnabled():
            return
        if amount:
            box.step(1 if amount > 0 else -1)
        else:
            self._rolls.set_difficulty(None)
        request = self._rolls.request
        if request is not None:
            vdr = f"Vdr {words.number(request.vdr)}"
            announce(self, labels.listed((box.edit.accessibleName(), vdr, words.chance_words(request.chance))))

    def focus_own_dice(self) -> None:
        """Bring the focus to the fields for own dice, where they can be used."""
        if self.own_dice.isEnabled():
            self.own_dice.first.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def explain(self, popover: "WhyPopover") -> bool:
        """Why the Vdr is what it is, beside the link; False if no test is chosen."""
        from brp_desktop.views.xantis.explanations import explain_request

        request, link = self._rolls.request, self.head.why_link
        if request is None:
            return False
        explain_request(popover, request)
        popover.show_at(QRect(link.mapToGlobal(QPoint(0, 0)), link.size()))
        return True

    def set_rolling_allowed(self, allowed: bool) -> None:
        """In edit mode nothing is rolled."""
        self._enabled = allowed
        self._show_request()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        parts = (self.head, self.tiles, self.circumstances, self.cost, self.bonus, self.vdr_line, self.sums)
        for part in (*parts, self.row, self.tray, self.slip, self.journal):
            part.set_theme(theme)
        self.own_dice_says.setFont(theme.font("small"))
        self._arrange()
        self.update()

    def retranslate(self) -> None:
        """Take all words from the language in force."""
        self.setAccessibleName(self.tr("Dice"))
        self._show_request()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def sizeHint(self) -> QSize:
        return QSize(384, 640)

    def minimumSizeHint(self) -> QSize:
        return QSize(320, 420)

    def resizeEvent(self, event: QResizeEvent) -> None:
        small = self.height() < SMALL_BELOW
        if small != self._small:
            self._small = small
            for part in (self.head, self.tiles, self.sums, self.tray):
                part.set_small(small)
            self.journal.set_collapsed(small)
        self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self._theme.colour("panel"))
            if self._rolls.request is not None:
                y = self.vdr_line.geometry().top() - 4
                painter.fillRect(MARGIN, y, self.width() - 2 * MARGIN, 1, QColor(self._theme.colour("line")))
            below = self.journal.geometry()
            painter.fillRect(0, below.top(), self.width(), self.height(), QColor(self._theme.colour("sheet")))

    # what is shown

    def _arrange(self) -> None:
        arrange(self, small=self._small)

    def _show_request(self) -> None:
        rolls = self._rolls
        request, document = rolls.request, rolls.document
        self.head.show_request(request)
        self.tiles.show_request(request, rolls.caratteristiche, rolls.own_caratteristica)
        penalties: dict[PenaltyId, Penalty] = {}
        if document is not None:
            character = document.character
            penalties = {"pme": character.pme, "pr": character.pr, "pd": character.pd}
        self.circumstances.show_request(request, penalties)
        usable = request is not None and self._enabled
        self.circumstances.set_usable(usable)
        self.tiles.first.setEnabled(usable)
        self._show_cost(usable=usable)
        if request is None:
            self._opponent = False
        bonus = rolls.situation.opponent_bonus
        self.bonus.show_bonus(bonus)
        self.bonus.setVisible(request is not None and (self._opponent or bonus > 0))
        self.bonus.set_usable(usable)
        self.vdr_line.show_request(request)
        self.slip.set_difficulty(rolls.situation.difficulty)
        self._show_row(running=rolls.is_rolling)
        if not rolls.is_rolling:
            self._show_rest(request)
        self._arrange()
        self.update()

    def _show_cost(self, *, usable: bool) -> None:
        rolls = self._rolls
        request, document = rolls.request, rolls.document
        shown = request is not None and request.subject.use is not None and document is not None
        self.cost.setVisible(shown)
        if shown and request is not None and document is not None:
            left = None if document.read_only else document.derived.pa_left
            self.cost.show_cost(request.pa_cost, rolls.kept_cost, left, rolls.payment)
            self.cost.set_usable(usable)

    def _show_rest(self, request: XantisRequest | None) -> None:
        rolls = self._rolls
        last, problem = rolls.last, rolls.problem
        self.tray.set_idle_text(self._idle_words(request))
        fits = last is not None and _is_of(last, request)
        if problem is not None:
            self.tray.clear()
            self.slip.show_message(labels.error_sentence(problem))
        elif last is None or not fits:
            self.tray.clear()
            self.slip.clear()
        else:
            if self.tray.throw is not last:
                self.tray.play_throw(last, moving=False)
                self.journal.set_current(last.id)
            self.slip.show_result(last)
        same = fits and last is not None and request is not None and last.request.vdr == request.vdr
        self.sums.show_sums(request, last.outcome.dice_sum if same and last is not None else None)

    def _idle_words(self, request: XantisRequest | None) -> str:
        if self._rolls.problem is not None:
            return ""
        if request is None:
            return self.tr("Choose a score.")
        if request.situation.hidden:
            return self.tr("Hidden roll: nothing of it is shown here.")
        if why_not := self._why_not():
            return why_not
        return key_line(
            self.tr("{key} rolls · a double click chooses and rolls"), key=("roll", translate("RollRow", "Space"))
        )

    def _show_row(self, *, running: bool) -> None:
        request, last = self._rolls.request, self._rolls.last
        again = last is not None and request is not None and last.request.subject == request.subject
        self.row.show_state(request, running=running, again=again, why_not=self._why_not())

    def _why_not(self) -> str:
        if not self._enabled:
            return key_hint(self.tr("In edit mode no die is rolled. Back to play: the padlock (Ctrl+E)."))
        if self._rolls.problem is not None:
            return labels.error_sentence(self._rolls.problem)
        if self._rolls.request is None:
            return self.tr("Choose a score first.")
        return labels.error_sentence(self._rolls.payment) if self._rolls.payment is not None else ""

    # what happens

    def _on_revealed(self, result: XantisResult) -> None:
        self.tray.finish()
        self.slip.show_result(result)
        self.sums.show_sums(result.request, result.outcome.dice_sum)
        self.journal.set_current(result.id)
        self._show_row(running=False)
        said = words.announcement(result)
        self.tray.setAccessibleName(words.slip_sentence(result.outcome))
        announce(self, said)
        self.announced.emit(said)

    def _on_refused(self, error: RulesError) -> None:
        self._refused = True
        self._tell(labels.error_sentence(error))

    def _on_cost_wanted(self, use: object) -> None:
        request = self._rolls.request
        self._refused = True
        if request is not None:
            self._tell(labels.error_sentence(RulesError("missing_cost", name=words.title(request.name))))
        self.cost.ask()

    def _on_hid(self, result: XantisResult) -> None:
        self.tray.clear()
        self.sums.show_sums(self._rolls.request, None)
        self._tell(self.tr("Hidden roll: only the game master’s log shows it."))

    def _tell(self, sentence: str) -> None:
        self.slip.show_message(sentence)
        announce(self, sentence)

    def _on_why(self) -> None:
        if self._rolls.request is not None:
            self.why_requested.emit(self._rolls.request)

    def _on_cost(self, pa: int | None, store: bool) -> None:
        self._rolls.set_cost(pa, store=store)

    def _take_typed(self) -> None:
        """A click on a button leaves the focus where it is: what is half-typed there counts all the same."""
        for box in (self.circumstances.difficulty, self.cost.box, self.bonus.box):
            box.take()

    def _on_zero(self) -> None:
        self._take_typed()
        self._rolls.declare_zero()

    def _on_own_rolled(self, faces: tuple[int, ...]) -> None:
        """What is refused stays in the fields: nothing that was typed is lost."""
        self._refused = False
        try:
            self._rolls.roll_own(faces)
        except RulesError as error:
            self.own_dice.show_error(labels.error_sentence(error))
            return
        if not self._refused:
            self.own_dice.clear()

    def _on_own_said(self, sentence: str, wrong: bool) -> None:
        label = self.own_dice_says
        label.setText(sentence)
        label.setVisible(bool(sentence))
        tint(label, QPalette.ColorRole.WindowText, self._theme.colour("danger" if wrong else "text"))
        tint(label, QPalette.ColorRole.Window, self._theme.colour("danger_tint" if wrong else "raised"))
        self._arrange()
        announce(self, sentence)

    def _on_later(self) -> None:
        """The difficulty that stands in the field is the one that came afterwards; without one it is asked for."""
        difficulty = self._rolls.situation.difficulty
        if difficulty:
            self._rolls.set_later_difficulty(difficulty)
        else:
            self.press("D")

    # the menu of the rest

    def more_menu(self) -> MoreMenu:
        """Opponent's Bonus, paying without a roll, hidden roll."""
        menu = MoreMenu(self._rolls, self, opponent=not self.bonus.isHidden())
        menu.opponent_chosen.connect(self._on_opponent)
        menu.pay_chosen.connect(self._on_pay)
        menu.hidden_chosen.connect(self._rolls.set_hidden)
        return menu

    def _on_more(self) -> None:
        button = self.circumstances.more_button
        self.more_menu().popup(button.mapToGlobal(QPoint(RING, button.height() - RING)))

    def _on_opponent(self, there: bool) -> None:
        self._opponent = there
        if there:
            self._show_request()
            self.bonus.ask()
        else:
            self._rolls.set_opponent_bonus(0)
            self._show_request()

    def _on_bonus_closed(self) -> None:
        self._on_opponent(False)

    def _on_pay(self) -> None:
        request = self._rolls.request
        self._rolls.spend()
        if request is not None and request.pa_cost:
            self._tell(words.paid(request.pa_cost))


def _is_of(result: XantisResult, request: XantisRequest | None) -> bool:
    """Whether a result may still stand beside a test: the same one under the same circumstances.

    What was declared stays whatever difficulty is set afterwards: it may turn out to be its own.
    """
    if request is None or result.request.subject != request.subject:
        return False
    before, now = result.request.situation, request.situation
    numbers = ("interpretation", "pme", "pr", "pd", "opponent_bonus")
    if any(getattr(before, name) != getattr(now, name) for name in numbers):
        return False
    return result.declared or (before.difficulty or 0) == (now.difficulty or 0)
