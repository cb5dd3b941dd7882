"""The Giro: who acts in which order, what everybody may do now and at what price; under the sheet or as a list."""

from PySide6.QtCore import QEvent, QPoint, QSize, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from brp_desktop.controllers.game_master import GameMaster
from brp_desktop.controllers.round import RoundController
from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.painting.theme import Theme
from brp_desktop.rules import RulesError
from brp_desktop.rules.xantis import LinkKind
from brp_desktop.sheet.round import Participant, ParticipantId
from brp_desktop.views import labels
from brp_desktop.views.announce import announce
from brp_desktop.views.controls import IconButton, PushButton
from brp_desktop.views.error_labels import error_sentence
from brp_desktop.views.gm.parts import label
from brp_desktop.views.keys.bindings import is_history_key, is_key
from brp_desktop.views.painted import RING
from brp_desktop.views.xantis import giro_words, round_menus
from brp_desktop.views.xantis.elided_label import FittingLabel
from brp_desktop.views.xantis.round_acts import RoundActs
from brp_desktop.views.xantis.round_card import RoundCard
from brp_desktop.views.xantis.round_cards import RoundCards
from brp_desktop.views.xantis.round_legend import RoundLegend
from brp_desktop.views.xantis.round_questions import RoundQuestions
from brp_desktop.views.xantis.round_scroll import RoundScroll
from brp_desktop.views.xantis.round_views import card_views
from brp_desktop.views.xantis.tab_chain import chain

HEIGHT = 222
"""Height of the panel under the sheet, in px."""
COMPACT_BELOW = 760
"""Width of the row below which its head has no legend and its buttons no words."""
KINDS: tuple[LinkKind, LinkKind] = ("sync", "counter")
"""The kinds of links, in the order of the legend."""


class RoundPanel(QWidget):
    """Reads everything from the Giro's controller; every act goes there and is one step of the table's undo."""

    announced = Signal(str)
    """What was refused or happened, for the status line."""
    together_requested = Signal()
    """The page of the synchronised action is wanted."""
    hide_requested = Signal()
    """It is to stand in the game master's tab only."""

    def __init__(
        self, master: GameMaster, theme: Theme, parent: QWidget | None = None, *, upright: bool = False
    ) -> None:
        """``upright``: a list for the game master's tab and for narrow windows instead of a row under the sheet."""
        super().__init__(parent)
        self.setObjectName("round_list" if upright else "round_panel")
        self.master = master
        self.giro: RoundController = master.round
        self.theme = theme
        self.upright = upright
        self._compact = False
        self._above: QWidget | None = None
        self._in_order: tuple[RoundCard, ...] | None = None
        self._acting: ParticipantId | None = None
        self.questions = RoundQuestions(self, self.giro)
        self.acts = RoundActs(self, self.giro)
        self.title = label(self, theme, "group")
        self.turn = FittingLabel(theme, self, "small", "text_2")
        self.legend = RoundLegend(theme, self, wraps=upright)
        self.message = label(self, theme, "small", "danger", wraps=True)
        self.add_button = IconButton(theme, "add", self)
        self.more_button = IconButton(theme, "more", self)
        self.more_button.reads_as = "ButtonMenu"
        self.initiative_button = PushButton(theme, self, height=28) if upright else IconButton(theme, "roll", self)
        self.initiative_button.reads_as = "ButtonMenu"
        self.next_button = PushButton(theme, self, height=28)
        self.end_button = PushButton(theme, self, height=28)
        self.end_button.reads_as = "ButtonMenu"
        self._scroll = RoundScroll(self, upright=upright)
        self.cards = RoundCards(theme, self._scroll, upright=upright)
        self.empty = label(self.cards, theme, "body", "text_2", wraps=True)
        self._scroll.setWidget(self.cards)
        self.cards.setAutoFillBackground(False)
        self._build()
        self._connect()
        self.retranslate()

    def _build(self) -> None:
        if isinstance(self.initiative_button, PushButton):
            self.initiative_button.set_look("roll")
        self.next_button.set_look("skip")
        self.end_button.set_look("roll_again")
        self.message.hide()
        self.title.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        column, self._column = QVBoxLayout(self), QVBoxLayout()
        column.setSpacing(0)
        self._column.setSpacing(0)
        if self.upright:
            column.setContentsMargins(0, 0, 0, 0)
            first, second = QHBoxLayout(), QHBoxLayout()
            first.setContentsMargins(RING, 0, 0, 0)
            first.setSpacing(6)
            second.setSpacing(0)
            first.addWidget(self.title)
            first.addWidget(self.turn, 1)
            first.addWidget(self.add_button)
            first.addWidget(self.more_button)
            for button in (self.initiative_button, self.next_button, self.end_button):
                second.addWidget(button, 1)
            column.addLayout(first)
            column.addLayout(second)
            self._column.setContentsMargins(RING, 0, RING, 0)
            self._column.addWidget(self.legend)
            self._column.addWidget(self.message)
        else:
            self.setFixedHeight(HEIGHT)
            column.setContentsMargins(0, 1, 0, 0)
            head = QHBoxLayout()
            head.setContentsMargins(14, 2, 14 - RING, 0)
            head.setSpacing(8)
            head.addWidget(self.title)
            head.addWidget(self.turn, 1)
            head.addWidget(self.legend)
            head.addWidget(self.message, 3)
            buttons = QHBoxLayout()
            buttons.setSpacing(0)
            buttons.addWidget(self.add_button)
            for button in (self.initiative_button, self.next_button, self.end_button):
                button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
                buttons.addWidget(button)
            buttons.addWidget(self.more_button)
            head.addLayout(buttons)
            column.addLayout(head)
        self._column.addWidget(self._scroll, 1)
        column.addLayout(self._column, 1)

    def _connect(self) -> None:
        giro = self.giro
        giro.changed.connect(self.refresh)
        giro.initiative_rolled.connect(self.acts.say_rolled)
        self.master.table.refused.connect(self.show_error)
        self.cards.made.connect(self._on_made)
        self.cards.moved_before.connect(self.acts.move_before)
        self.cards.entries_dropped.connect(self.acts.add_entries)
        self.cards.chosen.connect(self.show_card)
        self._scroll.resized.connect(self._show_acting)
        self.add_button.clicked.connect(self.questions.add_people)
        self.more_button.clicked.connect(self.show_more_menu)
        self.initiative_button.clicked.connect(self.show_initiative_menu)
        self.next_button.clicked.connect(self.acts.next_turn)
        self.end_button.clicked.connect(self.show_end_menu)

    def _on_made(self, card: RoundCard) -> None:
        card.act_requested.connect(self.acts.act)
        card.menu_requested.connect(self.show_menu)
        card.why_requested.connect(self.questions.explain)
        card.remove_requested.connect(self.acts.remove)
        card.pa_typed.connect(self.acts.take_pa)
        card.moved.connect(self.acts.move_by)

    def put_above_cards(self, widget: QWidget) -> None:
        """Let something stand between the head and the cards."""
        self._above = widget
        self._column.insertWidget(self._column.indexOf(self._scroll), widget)
        self._order_tabs()

    # what is shown

    def refresh(self) -> None:
        """Show the Giro as it is now."""
        giro, round_ = self.giro, self.giro.round
        self.title.setText(self.tr("Giro {number}").format(number=round_.number))
        acting = round_.find(round_.acting)
        self.turn.set_texts(*self._turn_words(acting))
        some_alone = any(one.group is None for one in round_.participants)
        self.legend.show_groups([group.name for group in round_.groups], some_alone=some_alone)
        self._clear_message()
        standing = giro.standing
        self.cards.show_views(
            card_views(giro),
            [(kind, a, b) for kind in KINDS for a, b in standing.pairs(kind)],
        )
        if self.cards.cards != self._in_order:
            self._order_tabs()
        self._show_buttons()
        self.empty.setVisible(not round_.participants)
        width = max(200, self._scroll.viewport().width() - 28)
        self.empty.setGeometry(14, 20, width, max(60, self.empty.heightForWidth(width)))
        if round_.acting != self._acting:
            self._acting = round_.acting
            if round_.acting is not None:
                self.cards.choose(round_.acting)
                self.show_card(round_.acting)
        links = (giro_words.links_sentence(round_, standing.pairs(kind), kind) for kind in KINDS)
        self.cards.setAccessibleDescription(" ".join(f"{each}." for each in links if each))

    def _order_tabs(self) -> None:
        """As they stand, whenever a card was made."""
        self._in_order = cards = self.cards.cards
        turns = (self.initiative_button, self.next_button, self.end_button)
        head = (self.more_button, *turns) if self.upright else (*turns, self.more_button)
        above = () if self._above is None else (self._above,)
        chain(self.add_button, *head, *above, *cards)

    def _turn_words(self, acting: Participant | None) -> tuple[str, ...]:
        """Whose turn it is and, where no card of the action stands below, what is done, in fewer and fewer words."""
        if acting is None:
            return (self.tr("nobody’s turn yet") if self.giro.round.participants else "",)
        text = self.tr("turn of {name}").format(name=acting.shown_name)
        action = self.giro.round.action
        if action is None or self.upright:
            return (text,)
        whole = giro_words.action_words(self.giro.round)
        came = "" if action.margin is None else giro_words.result_number(action.margin)
        stage = labels.listed((giro_words.stage_name(action.stage), came))
        return labels.listed((text, whole, giro_words.stage_name(action.stage))), labels.listed((text, stage)), text

    def _show_buttons(self) -> None:
        round_, writable = self.giro.round, not self.giro.read_only
        people = bool(round_.participants)
        last = people and round_.acting == round_.participants[-1].id
        self.next_button.setEnabled(people and writable and not last)
        words = self.tr("End of turn") if round_.acting is not None else self.tr("First turn")
        end = self.tr("End of the Giro")
        self.next_button.setText(words)
        self.end_button.setText(end)
        buttons = (self.initiative_button, self.next_button, self.end_button)
        if crowded := self._compact or sum(each.minimumSizeHint().width() for each in buttons) > self.width():
            for each in buttons[1:]:
                each.setText("")
        self.next_button.setAccessibleName(words)
        reason = error_sentence(RulesError("last_turn")) if last else words if crowded else ""
        self.next_button.setToolTip(plain_tip(reason) if people else self.tr("Nobody takes part yet."))
        self.end_button.setAccessibleName(labels.listed((end, self.end_button.toolTip())))
        self.initiative_button.setEnabled(people and writable)
        self.end_button.setEnabled(people and writable)
        self.add_button.setEnabled(writable)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self.theme = theme
        buttons = (self.add_button, self.more_button, self.initiative_button, self.next_button, self.end_button)
        for part in (self.title, self.turn, self.legend, self.message, self.empty, self.cards, *buttons):
            part.set_theme(theme)
        self.update()

    def retranslate(self) -> None:
        """Take all words from the language in force."""
        self.setAccessibleName("Giro")
        self.cards.setAccessibleName(self.tr("Order of turns"))
        self.add_button.set_words(self.tr("Add people to the Giro"))
        self.more_button.set_words(self.tr("More: groups, order, earlier Giri"))
        self.initiative_button.setText("Iniziativa")
        self.initiative_button.setToolTip(self.tr("Test Iniziativa: for all, or with own dice"))
        self.end_button.setToolTip(self.tr("All Pa come back; keep the order or test Iniziativa again"))
        self.empty.setText(self.tr("Nobody takes part yet: add people, or drag them here from the table."))
        self.initiative_button.setAccessibleName(labels.listed(("Iniziativa", self.initiative_button.toolTip())))
        self.refresh()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        compact = not self.upright and self.width() < COMPACT_BELOW
        if compact != self._compact:
            self._compact = compact
            self.legend.setVisible(not compact)
        self._show_buttons()

    def sizeHint(self) -> QSize:
        return QSize(460, 480) if self.upright else QSize(896, HEIGHT)

    def minimumSizeHint(self) -> QSize:
        return QSize(280, 200) if self.upright else QSize(448, HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self.theme.colour("panel"))
            if not self.upright:
                painter.fillRect(0, 0, self.width(), 1, self.theme.colour("border"))

    # menus

    def show_menu(self, id_: str, place: QPoint) -> None:
        """Everything about one participant."""
        round_menus.participant_menu(self, ParticipantId(id_)).popup(place)

    def show_more_menu(self) -> None:
        """What is rarer."""
        round_menus.more_menu(self).popup(self._below(self.more_button))

    def show_initiative_menu(self) -> None:
        """For whom Iniziativa is tested."""
        round_menus.initiative_menu(self).popup(self._below(self.initiative_button))

    def show_end_menu(self) -> None:
        """How the next Giro begins."""
        round_menus.end_menu(self).popup(self._below(self.end_button))

    def _below(self, button: QWidget) -> QPoint:
        return button.mapToGlobal(QPoint(RING, button.height() - RING))

    # acts

    def edit_pa(self, id_: ParticipantId) -> None:
        """Open the field for somebody's Pa."""
        card = self.cards.card(id_)
        if card is not None:
            card.edit_pa()

    def undo(self) -> None:
        """Take the last step of the table back, and say which."""
        self.acts.undo()

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride and is_history_key(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_key(event, "undo"):
            self.acts.undo()
        elif is_key(event, "redo"):
            self.acts.redo()
        else:
            super().keyPressEvent(event)

    # sentences

    def show_error(self, error: Exception) -> None:
        """Say what was refused."""
        if self.isVisible():
            self.say(error_sentence(error))

    def say(self, sentence: str) -> None:
        """Say a problem, and show it until something changes."""
        self.message.setText(sentence)
        self.message.setToolTip(plain_tip(sentence))
        self.message.show()
        for beside in (self.legend, self.turn):
            beside.setVisible(self.upright)
        self.tell(sentence)

    def tell(self, sentence: str) -> None:
        """Say what happened."""
        self.announced.emit(sentence)
        announce(self, sentence)

    def _clear_message(self) -> None:
        self.message.hide()
        self.legend.setVisible(not self._compact)
        self.turn.show()

    def _show_acting(self) -> None:
        if self._acting is not None:
            self.show_card(self._acting)

    def show_card(self, id_: str) -> None:
        """Scroll so that somebody's card is in sight."""
        card = self.cards.card(id_)
        if card is not None:
            self._scroll.ensureWidgetVisible(card, 30, 10)
