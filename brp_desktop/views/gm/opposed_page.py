"""The page of opposed checks: two cards, the exact odds, the roll, its card."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QScrollArea, QVBoxLayout, QWidget

from brp_desktop.controllers.contest_results import Kept, Letter, Result, rolls_of
from brp_desktop.controllers.game_master import GameMaster
from brp_desktop.controllers.seats import seat_key
from brp_desktop.painting.theme import Theme
from brp_desktop.play.people import NumberPerson, Person
from brp_desktop.views.announce import announce
from brp_desktop.views.controls import IconButton, LinkButton, RollButton, key_cap
from brp_desktop.views.gm import gm_labels
from brp_desktop.views.gm.contest_card import ContestCard
from brp_desktop.views.gm.contest_tray import ContestTray
from brp_desktop.views.gm.odds_panel import OddsPanel
from brp_desktop.views.gm.own_dice_pair import OwnDicePair
from brp_desktop.views.gm.parts import label
from brp_desktop.views.gm.rules_menu import RulesMenu
from brp_desktop.views.gm.side_card import SideCard
from brp_desktop.views.labels import listed
from brp_desktop.views.option_names import option_name
from brp_desktop.views.painted import RING

FOLLOW = 120
"""Milliseconds after a result in which the page goes to it."""
NARROW = 420
"""Width below which the two cards stand one below the other."""


class OpposedPage(QScrollArea):
    """One against one, or one against several; the stage of ``ContestsController``."""

    why_requested = Signal(object, object, QRect)
    """Person, RollRequest, and the place on the screen beside which to explain it."""
    announced = Signal(str)
    """What was told to a screen reader."""

    def __init__(
        self, master: GameMaster, theme: Theme, wants_motion: Callable[[], bool], parent: QWidget | None = None
    ) -> None:
        """``wants_motion`` says whether dice may move at all."""
        super().__init__(parent)
        self.setObjectName("opposed_page")
        self._master = master
        self._contests = master.contests
        self._theme = theme
        self._wants_motion = wants_motion
        self._narrow: bool | None = None
        self._back_to_card = False
        self._follow = QTimer(self)
        self._follow.setSingleShot(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        content = _Content(theme)
        self._content = content
        self.a = SideCard(master, "a", theme, content)
        self.b = SideCard(master, "b", theme, content)
        self.versus = label(content, theme, "aside")
        self.swap = IconButton(theme, "swap", content)
        self.mismatch = label(content, theme, "small", "danger", wraps=True)
        self.choose_rules = LinkButton(theme, content)
        self.reference = LinkButton(theme, content)
        self.odds = OddsPanel(theme, content)
        self.roll_button = RollButton(theme, content, primary=True, height=36)
        self.roll_one = IconButton(theme, "more", content, side=36, framed=True)
        self.roll_one.reads_as = "ButtonMenu"
        self.own_dice = OwnDicePair(theme, content)
        self.error = label(content, theme, "small", "danger", wraps=True)
        self.tray = ContestTray(theme, content)
        self.card = ContestCard(master.grants, theme, content)
        for part in (self.swap, self.roll_button, self.roll_one, self.choose_rules, self.reference):
            part.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.roll_button.setObjectName("roll_both")
        self._build(content)
        self.setWidget(content)
        self._connect()
        self._contests.set_stage(self)
        self.retranslate()

    def _build(self, content: QWidget) -> None:
        self.tray.hide()
        self.error.hide()
        self.versus.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._middle = QWidget(content)
        middle = QVBoxLayout(self._middle)
        middle.setContentsMargins(0, 0, 0, 0)
        middle.setSpacing(2)
        middle.addStretch(1)
        middle.addWidget(self.versus)
        middle.addWidget(self.swap, 0, Qt.AlignmentFlag.AlignCenter)
        middle.addStretch(1)
        self._cards = QHBoxLayout()
        self._cards.setSpacing(2)
        self._cards.addWidget(self.a, 1)
        self._cards.addWidget(self._middle)
        self._cards.addWidget(self.b, 1)
        differ = QHBoxLayout()
        differ.addWidget(self.mismatch, 1)
        differ.addWidget(self.choose_rules)
        buttons = QHBoxLayout()
        buttons.setContentsMargins(0, 0, 0, 0)
        buttons.setSpacing(0)
        rolling = QHBoxLayout()
        rolling.setSpacing(0)
        rolling.addWidget(self.roll_button, 1)
        rolling.addWidget(self.roll_one)
        buttons.addLayout(rolling, 1)
        buttons.addWidget(self.own_dice)
        self._buttons = buttons
        column = QVBoxLayout(content)
        column.setContentsMargins(14 - RING, 4, 14 - RING, 12)
        column.setSpacing(6)
        inset = (RING, 0, RING, 0)
        self._cards.setContentsMargins(*inset)
        differ.setContentsMargins(RING, 0, 0, 0)
        lower = QVBoxLayout()
        lower.setContentsMargins(*inset)
        lower.setSpacing(8)
        for part in (self.error, self.tray, self.card):
            lower.addWidget(part)
        column.addLayout(self._cards)
        column.addLayout(differ)
        column.addWidget(self.odds)
        column.addLayout(buttons)
        column.addLayout(lower)
        column.addWidget(self.reference, 0, Qt.AlignmentFlag.AlignRight)
        column.addStretch(1)

    def _connect(self) -> None:
        contests, master = self._contests, self._master
        contests.changed.connect(self.show_request)
        contests.settled.connect(self._on_settled)
        contests.earlier_changed.connect(self._show_card)
        master.hidden_changed.connect(self.show_request)
        self.a.why_requested.connect(self.why_requested)
        self.b.why_requested.connect(self.why_requested)
        self.swap.clicked.connect(contests.swap)
        self.odds.change_requested.connect(self.change_rules)
        self.choose_rules.clicked.connect(self.change_rules)
        self.reference.clicked.connect(self._on_reference)
        self.roll_button.clicked.connect(self.roll)
        self.roll_one.clicked.connect(self.show_roll_menu)
        self.own_dice.rolled.connect(self._on_own)
        self.own_dice.refused.connect(self._on_refused)
        self.own_dice.settle_requested.connect(self.roll)
        self.tray.finished.connect(contests.rest)
        self.verticalScrollBar().rangeChanged.connect(self._show_end)
        self.card.reveal_requested.connect(contests.reveal)
        self.card.copy_requested.connect(self._on_copy)
        self.card.again_requested.connect(self.roll_again)
        self.card.undo_requested.connect(master.grants.take_back)

    # the stage

    def play(self, result: Result) -> bool:
        """Begin to show a decided public result; False if it rests at once."""
        if self.card.has_focus:
            # «Roll again» goes away while the dice run; the card has the keyboard again when it comes back.
            self._back_to_card = True
            self.roll_button.setFocus(Qt.FocusReason.OtherFocusReason)
        self.card.show_contest(None)
        moving = self._wants_motion() and self.isVisible() and not self.window().isMinimized()
        self.tray.show()
        running = self.tray.play(result, moving=moving)
        self._show_roll_words()
        return running

    def finish(self) -> None:
        """Show the last frame now."""
        self.tray.finish()

    # what the panel asks

    def roll(self) -> None:
        """Roll both sides; while dice run: show the result."""
        if self._contests.is_rolling:
            self._contests.finish()
        elif self.own_dice.take():
            self._contests.roll()

    def roll_again(self) -> None:
        """The same once more, with thrown dice."""
        self._contests.roll()

    def focus_first(self) -> None:
        """Where the work begins."""
        self.a.who.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        self._content.theme = theme
        parts = (self.a, self.b, self.versus, self.swap, self.mismatch, self.choose_rules, self.reference, self.odds)
        for part in (*parts, self.roll_button, self.roll_one, self.own_dice, self.error, self.tray, self.card):
            part.set_theme(theme)
        self._content.update()

    def retranslate(self) -> None:
        """Take all words from the language in force."""
        self.setAccessibleName(self.tr("Opposed check"))
        self.versus.setText(self.tr("against"))
        self.swap.set_words(self.tr("Swap the sides"))
        self.choose_rules.setText(self.tr("Choose"))
        self.choose_rules.setAccessibleName(self.tr("Choose whose rules hold"))
        self.roll_one.set_words(self.tr("Roll one side alone"))
        self.reference.setText(self.tr("Quick reference"))
        self.reference.setAccessibleName(self.reference.text())
        self._show_roll_words()
        self.show_request()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        narrow = self.viewport().width() < NARROW
        if narrow != self._narrow:
            self._narrow = narrow
            direction = QHBoxLayout.Direction.TopToBottom if narrow else QHBoxLayout.Direction.LeftToRight
            self._cards.setDirection(direction)
            self._buttons.setDirection(direction)
            layout = self._middle.layout()
            if isinstance(layout, QVBoxLayout):
                layout.setDirection(QVBoxLayout.Direction.LeftToRight if narrow else QVBoxLayout.Direction.TopToBottom)

    def minimumSizeHint(self) -> QSize:
        return QSize(280, 240)

    def show_request(self) -> None:
        """Show the contest as it would be rolled now."""
        request = self._contests.request
        self.a.show_request()
        self.b.show_request()
        self.odds.show_request(request)
        self.swap.setEnabled(not self._contests.is_many)
        agreement = request.agreement
        self.mismatch.setVisible(agreement.is_mismatch)
        self.choose_rules.setVisible(agreement.is_mismatch)
        if agreement.is_mismatch:
            fields = listed(option_name(field) for field in agreement.differences)
            text = self.tr("The sheets’ rules differ ({fields}): those of {side} hold.")
            self.mismatch.setText(text.format(fields=fields, side=agreement.source.upper()))
        ready = self._contests.can_roll()
        self.roll_button.setEnabled(ready or self._contests.is_rolling)
        self.roll_button.setToolTip("" if ready else self.tr("Choose both sides and what they roll."))
        self.roll_one.setEnabled(any(self._contests.can_roll(side) for side in ("a", "b")))
        choices = self._contests.choice("a"), self._contests.choice("b")
        self.own_dice.set_with_b(not self._contests.is_many)
        self.own_dice.set_values(choices[0].own_roll, choices[1].own_roll)
        self._show_roll_words()
        self._show_age()

    def show_roll_menu(self) -> None:
        """One side alone, or who rolls with whose dice."""
        menu = self.roll_menu()
        menu.popup(self.roll_one.mapToGlobal(QPoint(0, self.roll_one.height())))

    def roll_menu(self) -> QMenu:
        """The menu for one side alone."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        sides: tuple[tuple[Letter, str], ...] = (("a", self.tr("Roll &A alone")), ("b", self.tr("Roll &B alone")))
        for side, words in sides:
            action = menu.addAction(words)
            action.setEnabled(self._contests.can_roll(side))
            action.triggered.connect(partial(self._roll_side, side))
        return menu

    def change_rules(self) -> None:
        """Another tie rule, other rules, another defender."""
        self.rules_menu().popup(self.odds.change.mapToGlobal(QPoint(0, self.odds.change.height())))

    def rules_menu(self) -> RulesMenu:
        """The menu of the rules in force."""
        return RulesMenu(self._master, self)

    def _roll_side(self, side: Letter, checked: bool = False) -> None:
        if self.own_dice.take():
            self._contests.roll(side)

    def _show_roll_words(self) -> None:
        running = self._contests.is_rolling
        self.roll_button.setText(self.tr("Show result") if running else self.tr("Roll both"))
        self.roll_button.setAccessibleName(self.roll_button.text())
        cap = "" if running else key_cap("Ctrl+Return", self.tr("Ctrl Enter"))
        self.roll_button.set_look("skip" if running else "opposed", cap)

    def _show_card(self) -> None:
        if not self._contests.is_rolling:
            shown = self._contests.shown
            earlier = shown is not None and not self._is_same(shown.result)
            self.card.show_contest(shown, earlier=earlier)
            if shown is None or shown.hidden or earlier:
                self.tray.clear()
            if self._back_to_card and self.roll_button.hasFocus():
                self.card.take_focus()
            self._back_to_card = False

    def _show_age(self) -> None:
        """Whether the people of the card still stand on the sides."""
        shown = self._contests.shown
        if shown is not None and not self._contests.is_rolling and self.card.isVisibleTo(self):
            earlier = not self._is_same(shown.result)
            self.card.set_earlier(earlier)
            if earlier:
                self.tray.clear()

    def _is_same(self, result: Result) -> bool:
        sides: dict[Letter, set[str]] = {}
        for line in rolls_of(result):
            sides.setdefault(line.letter, set()).add(_key(line.side.person))
        return all(who == {_key(person) for person in self._contests.people(letter)} for letter, who in sides.items())

    def _on_settled(self, kept: Kept) -> None:
        sentence = gm_labels.spoken(kept.result)
        if kept.hidden:
            self.tray.clear()
        self.announced.emit(sentence)
        announce(self, sentence)
        self._show_roll_words()
        self.roll_button.setEnabled(self._contests.can_roll())
        self._follow.start(FOLLOW)
        self._show_end()

    def _show_end(self) -> None:
        """What just came out is in sight, from its beginning; its height is known a little later."""
        if not self._follow.isActive():
            return
        self.ensureWidgetVisible(self.card, 0, 12)
        card = self.card.geometry()
        bar = self.verticalScrollBar()
        bar.setValue(min(bar.value(), max(0, card.top() - 4)))

    def _on_reference(self) -> None:
        from brp_desktop.views.gm.quick_reference import open_reference

        open_reference(self, self._theme, self._contests.request.agreement.options)

    def _on_own(self, side: str, roll: int | None) -> None:
        self._contests.set_own_roll("a" if side == "a" else "b", roll)

    def _on_refused(self, sentence: str) -> None:
        self.error.setText(sentence)
        self.error.setVisible(bool(sentence))
        if sentence:
            self.announced.emit(sentence)
            announce(self, sentence)

    def _on_copy(self, contest_id: str) -> None:
        for kept in self._contests.earlier:
            if kept.result.id == contest_id:
                QGuiApplication.clipboard().setText(gm_labels.copy_text(kept, self._master.grants.is_undone))


def _key(person: Person) -> str:
    return "number" if isinstance(person, NumberPerson) else seat_key(person)


class _Content(QWidget):
    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme

    def minimumSizeHint(self) -> QSize:
        # The height follows from the width: lines wrapped as for the least width would ask for room not needed.
        return QSize(super().minimumSizeHint().width(), 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self.theme.colour("panel"))
