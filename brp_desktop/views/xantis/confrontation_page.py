"""The page of the confrontation: two sides, at different times or in the same instant; odds, dice and verdict."""

from collections.abc import Callable
from fractions import Fraction
from math import lcm

from PySide6.QtCore import QEvent, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from brp_desktop.controllers.game_master import GameMaster
from brp_desktop.controllers.xantis_contests import KeptContest
from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.painting.odds_bar import Kind, Share
from brp_desktop.painting.theme import Theme
from brp_desktop.play.xantis_contests import LETTERS, Manner, XantisContestResult
from brp_desktop.play.xantis_odds import XantisOdds, contest_odds
from brp_desktop.play.xantis_rolls import XantisRequest, XantisResult
from brp_desktop.views.announce import announce
from brp_desktop.views.controls import IconButton, PushButton, RollButton, key_cap
from brp_desktop.views.error_labels import error_sentence
from brp_desktop.views.gm.odds_panel import OddsBar
from brp_desktop.views.gm.page_scroll import page_scroll
from brp_desktop.views.gm.parts import SegmentRow, label
from brp_desktop.views.painted import RING
from brp_desktop.views.why import WhyPopover
from brp_desktop.views.xantis import contest_words
from brp_desktop.views.xantis.carried_bonus import CarriedBonus
from brp_desktop.views.xantis.confrontation_card import ConfrontationCard
from brp_desktop.views.xantis.confrontation_tray import ConfrontationTray
from brp_desktop.views.xantis.contest_side import ContestSide
from brp_desktop.views.xantis.gm_pages import XantisPage
from brp_desktop.views.xantis.themed import retheme

NARROW = 430
"""Below this width the sides stand one below the other."""
FOLLOW = 250
"""Milliseconds in which what came out is brought into sight: its height is known a little later."""
MANNERS: tuple[Manner, Manner] = ("staggered", "contemporaneous")


class ConfrontationPage(XantisPage):
    """Reads everything from its controller and is the stage on which public dice are played."""

    def __init__(
        self, master: GameMaster, theme: Theme, wants_motion: Callable[[], bool], parent: QWidget | None = None
    ) -> None:
        """``wants_motion`` says whether dice may move at all."""
        super().__init__(parent)
        self.setObjectName("confrontation_page")
        self._master = master
        self._contests = master.xantis_contests
        self._theme = theme
        self._wants_motion = wants_motion
        self._narrow: bool | None = None
        self._why: WhyPopover | None = None
        self._follow = QTimer(self)
        self._follow.setSingleShot(True)
        self._scroll, content = page_scroll(self)
        self.manners = SegmentRow(theme, [(manner, "") for manner in MANNERS], content)
        self.swap = IconButton(theme, "swap", content)
        self.sides = {letter: ContestSide(master, letter, theme, content) for letter in LETTERS}
        self.carried = CarriedBonus(theme, content)
        self.odds = OddsBar(theme, content)
        self.first_button = PushButton(theme, content, height=36)
        self.roll_button = RollButton(theme, content, primary=True, height=36)
        self.hint = label(content, theme, "small", "text_2", wraps=True)
        self.error = label(content, theme, "small", "danger", wraps=True)
        self.tray = ConfrontationTray(theme, content)
        self.card = ConfrontationCard(theme, content)
        self._build(content)
        self._connect()
        self._contests.set_stage(self)
        self.retranslate()

    def _build(self, content: QWidget) -> None:
        for part in (self.swap, self.roll_button, self.first_button):
            part.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.roll_button.setObjectName("roll_both")
        self.tray.hide()
        self.error.hide()
        top = QHBoxLayout()
        top.setSpacing(0)
        top.addWidget(self.manners, 1)
        top.addWidget(self.swap)
        self._cards = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._cards.setSpacing(2)
        self._cards.setContentsMargins(RING, 0, RING, 0)
        self._cards.addWidget(self.sides["first"], 1)
        self._cards.addWidget(self.carried, 0, Qt.AlignmentFlag.AlignCenter)
        self._cards.addWidget(self.sides["second"], 1)
        buttons = QHBoxLayout()
        buttons.setSpacing(0)
        buttons.addWidget(self.first_button)
        buttons.addWidget(self.roll_button, 1)
        lower = QVBoxLayout()
        lower.setContentsMargins(RING, 0, RING, 0)
        lower.setSpacing(6)
        lower.addWidget(self.odds)
        lower.addWidget(self.hint)
        below = QVBoxLayout()
        below.setContentsMargins(RING, 0, RING, 0)
        below.setSpacing(8)
        below.addWidget(self.error)
        below.addWidget(self.tray)
        below.addWidget(self.card)
        column = QVBoxLayout(content)
        column.setContentsMargins(14 - RING, 4, 10 - RING, 12)
        column.setSpacing(6)
        column.addLayout(top)
        column.addLayout(self._cards)
        column.addLayout(lower)
        column.addLayout(buttons)
        column.addLayout(below)
        column.addStretch(1)

    def _connect(self) -> None:
        contests = self._contests
        contests.changed.connect(self._on_changed)
        contests.first_settled.connect(self._on_first)
        contests.settled.connect(self._on_settled)
        contests.earlier_changed.connect(self._show_card)
        contests.revealed.connect(self._on_revealed)
        contests.refused.connect(self._on_refused)
        self._master.hidden_changed.connect(self._on_hidden)
        self.manners.chosen.connect(self._on_manner)
        self.swap.clicked.connect(contests.swap)
        self.first_button.clicked.connect(self.roll_first)
        self.roll_button.clicked.connect(self.roll)
        for side in self.sides.values():
            side.why_requested.connect(self._explain)
            side.settle_requested.connect(self._on_own_settled)
            side.said.connect(self._on_own_said)
        self.tray.finished.connect(contests.rest)
        self._scroll.verticalScrollBar().rangeChanged.connect(self._show_end)
        self.card.reveal_requested.connect(contests.reveal)
        self.card.copy_requested.connect(self._on_copy)
        self.card.again_requested.connect(self.roll_again)

    # the stage

    def play(self, result: XantisContestResult | XantisResult) -> bool:
        """Begin to show a decided public result; False if it rests at once."""
        if isinstance(result, XantisContestResult) and not self._card_has_focus():
            self.card.show_contest(None)
        moving = self._wants_motion() and self.isVisible() and not self.window().isMinimized()
        running = self.tray.play(result, moving=moving)
        self._show_buttons()
        return running

    def finish(self) -> None:
        """Show the last frame now."""
        self.tray.finish()

    # what the panel asks

    def roll(self) -> None:
        """Both sides, or the second where the first tested already; while dice run: show the result."""
        if self._contests.is_rolling:
            self._contests.finish()
        elif all(side.take_own_dice() for side in self.sides.values()):
            self._say_error("")
            self._contests.roll()

    def roll_first(self) -> None:
        """The first side alone: its Bonus then stands in the second's Vdr."""
        if self._contests.first_result is not None:
            self._contests.start_anew()
        elif self.sides["first"].take_own_dice():
            self._say_error("")
            self._contests.roll_first()

    def roll_again(self) -> None:
        """The same once more, with thrown dice."""
        self._contests.roll()

    def focus_first(self) -> None:
        """Where the work begins."""
        self.sides["first"].who.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        retheme(theme, self.manners, self.swap, self.carried, self.odds, self.roll_button, self.first_button)
        retheme(theme, *self.sides.values(), self.hint, self.error, self.tray, self.card)
        if self._why is not None:
            self._why.set_theme(theme)

    def retranslate(self) -> None:
        """Take all words from the language in force."""
        self.setAccessibleName(self.tr("Confrontation"))
        staggered, same = self.tr("At different times"), self.tr("In the same instant")
        self.manners.set_words([(staggered, staggered), (same, same)])
        self.manners.setAccessibleName(self.tr("How the sides meet"))
        self.swap.set_words(self.tr("Swap the sides"))
        self.show_request()
        self._show_card()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        narrow = self.width() < NARROW
        if narrow != self._narrow:
            self._narrow = narrow
            ways = QBoxLayout.Direction
            self._cards.setDirection(ways.TopToBottom if narrow else ways.LeftToRight)
            self.carried.set_flat(narrow)
            self._show_buttons()

    def minimumSizeHint(self) -> QSize:
        return QSize(300, 240)

    # what is shown

    def show_request(self) -> None:
        """Show the contest as it would be rolled now."""
        contests = self._contests
        request = contests.request
        self.manners.set_value(contests.manner)
        for side in self.sides.values():
            side.show_request()
        self.carried.show_bonus(contests.manner, request.carried)
        odds = contest_odds(request)
        if odds is None:
            ready = request.is_ready
            self.odds.show_message("" if ready else self.tr("Choose both sides and what they test."))
        else:
            shares, total = _shares(odds)
            kinds: dict[str, Kind] = {"a": "a", "draw": "draw", "nobody": "nobody", "b": "b"}
            legend = [(kinds[kind], words, percent) for kind, words, percent in contest_words.odds_legend(odds)]
            self.odds.show_odds(shares, total, legend)
        first = contests.first_result
        self.hint.setText("" if first is None else contest_words.first_alone(first))
        self.hint.setVisible(first is not None)
        self._show_buttons()
        self._show_age()

    def _show_buttons(self) -> None:
        contests = self._contests
        running, waits = contests.is_rolling, contests.first_result is not None
        words = self.tr("Roll the second") if waits else self.tr("Roll both")
        self.roll_button.setText(self.tr("Show result") if running else words)
        self.roll_button.setAccessibleName(self.roll_button.text())
        key = "" if running or self._narrow else key_cap("Ctrl+Return", self.tr("Ctrl Enter"))
        self.roll_button.set_look("skip" if running else "opposed", key)
        self.roll_button.setEnabled(running or contests.can_roll())
        self.roll_button.setToolTip("" if contests.can_roll() else self.tr("Choose both sides and what they test."))
        staggered = contests.manner == "staggered"
        self.first_button.setVisible(staggered)
        self.first_button.setText(self.tr("Begin anew") if waits else self.tr("First side"))
        self.first_button.set_look("roll_again" if waits else "roll")
        self.first_button.setEnabled(waits or contests.can_roll("first"))
        tip = self.tr("Give the first test up; its line stays in the roll log")
        self.first_button.setToolTip(plain_tip(tip) if waits else self.tr("The first side tests alone, at its time"))
        self.first_button.setAccessibleName(self.first_button.text())

    def _show_card(self) -> None:
        if not self._contests.is_rolling:
            shown = self._contests.shown
            self.card.show_contest(shown, earlier=self._is_earlier(shown))
            if shown is None and self._contests.first_result is None:
                self.tray.clear()

    def _show_age(self) -> None:
        """Whether the people of the card still stand on the sides."""
        shown = self._contests.shown
        if shown is not None and not self._contests.is_rolling and not self.card.isHidden():
            earlier = self._is_earlier(shown)
            self.card.show_contest(shown, earlier=earlier)
            if earlier and self._contests.first_result is None:
                self.tray.clear()

    def _is_earlier(self, kept: KeptContest | None) -> bool:
        if kept is None:
            return False
        for letter in LETTERS:
            side, person = kept.result.contest.side(letter), self._contests.person(letter)
            then = "" if side is None or side.person is None else side.person.document
            if then != ("" if person is None else person.document):
                return True
        return False

    def _card_has_focus(self) -> bool:
        focus = QApplication.focusWidget()
        return focus is not None and self.card.isAncestorOf(focus)

    def _on_first(self, result: XantisResult) -> None:
        hidden = result.request.situation.hidden
        if hidden:
            self.tray.clear()
        self._tell(self.tr("Hidden roll made.") if hidden else contest_words.first_alone(result))
        self.show_request()

    def _on_settled(self, kept: KeptContest) -> None:
        for side in self.sides.values():
            side.own.clear()
        if kept.hidden:
            self.tray.clear()
        self._tell(contest_words.spoken(kept.result))
        self.show_request()
        self._follow.start(FOLLOW)
        self._show_end()

    def _on_revealed(self, kept: KeptContest) -> None:
        if self._card_has_focus():
            self.card.copy.setFocus(Qt.FocusReason.OtherFocusReason)
        self._tell(contest_words.spoken(kept.result))

    def _show_end(self) -> None:
        """What just came out is in sight, from its beginning."""
        if self._follow.isActive() and not self.card.isHidden():
            self._scroll.ensureWidgetVisible(self.card, 0, 12)

    def _on_changed(self) -> None:
        if self.isVisible():
            self.show_request()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.show_request()

    def _on_hidden(self, hidden: bool) -> None:
        self.show_request()

    def _on_manner(self, manner: object) -> None:
        self._contests.set_manner("contemporaneous" if manner == "contemporaneous" else "staggered")

    def _on_own_settled(self) -> None:
        """Own dice of one side are there: roll once nothing else is to be typed, else go to the other side."""
        contests = self._contests
        missing = [
            letter
            for letter in LETTERS
            if contests.choice(letter).situation.own_dice is None and not contests.choice(letter).declared
        ]
        if contests.first_result is not None:
            missing = [letter for letter in missing if letter == "second"]
        if missing:
            self.sides[missing[0]].own.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.roll()

    def _on_own_said(self, sentence: str, is_error: bool) -> None:
        self._say_error(sentence)

    def _on_refused(self, error: Exception) -> None:
        self._say_error(error_sentence(error))

    def _say_error(self, sentence: str) -> None:
        self.error.setText(sentence)
        self.error.setVisible(bool(sentence))
        if sentence:
            self._tell(sentence)

    def _tell(self, sentence: str) -> None:
        self.announced.emit(sentence)
        announce(self, sentence)

    def _on_copy(self, contest_id: str) -> None:
        for kept in self._contests.earlier:
            if kept.result.id == contest_id:
                QGuiApplication.clipboard().setText(contest_words.copy_text(kept))

    def _explain(self, request: XantisRequest, place: QRect) -> None:
        from brp_desktop.views.xantis.explanations import explain_request

        if self._why is None:
            self._why = WhyPopover(self._theme, self)
        explain_request(self._why, request)
        self._why.show_at(place)


def _shares(odds: XantisOdds) -> tuple[list[Share], int]:
    """The odds as whole numbers of one denominator, for the bar."""
    ends: list[tuple[Kind, Fraction]] = [
        ("a", odds.first), ("draw", odds.both), ("nobody", odds.none), ("b", odds.second)
    ]  # fmt: skip
    total = lcm(*(chance.denominator for _, chance in ends))
    return [(kind, int(chance * total)) for kind, chance in ends], total
