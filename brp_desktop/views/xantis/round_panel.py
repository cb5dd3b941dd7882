"""The Giro: who acts in which order, what everybody may do now and at what price; under the sheet or as a list."""

from collections.abc import Collection, Mapping

from PySide6.QtCore import QEvent, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from brp_desktop.controllers.game_master import GameMaster
from brp_desktop.controllers.round import RoundController
from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.models.roster import read_track
from brp_desktop.painting.theme import Theme
from brp_desktop.play.roster import Track, joining_of
from brp_desktop.play.round import InitiativeResults
from brp_desktop.rules import RulesError
from brp_desktop.rules.xantis import LinkKind
from brp_desktop.sheet.ids import EntryId
from brp_desktop.sheet.round import Participant, ParticipantId
from brp_desktop.views import labels
from brp_desktop.views.announce import announce
from brp_desktop.views.controls import IconButton, PushButton
from brp_desktop.views.error_labels import error_sentence
from brp_desktop.views.gm import gm_labels
from brp_desktop.views.gm.parts import label
from brp_desktop.views.keys.bindings import is_history_key, is_key
from brp_desktop.views.painted import RING
from brp_desktop.views.viewport import give_viewport
from brp_desktop.views.xantis import giro_words, round_menus
from brp_desktop.views.xantis.elided_label import ElidedLabel
from brp_desktop.views.xantis.round_card import RoundCard
from brp_desktop.views.xantis.round_cards import RoundCards
from brp_desktop.views.xantis.round_legend import RoundLegend
from brp_desktop.views.xantis.round_questions import RoundQuestions
from brp_desktop.views.xantis.round_views import card_views

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
        self._acting: ParticipantId | None = None
        self.questions = RoundQuestions(self, self.giro)
        self.title = label(self, theme, "group")
        self.turn = ElidedLabel(theme, self, "small", "text_2")
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
        self._scroll = _Scroll(self, upright=upright)
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
        self._column = column = QVBoxLayout(self)
        column.setSpacing(0)
        if self.upright:
            column.setContentsMargins(0, 0, 0, 0)
            first, second = QHBoxLayout(), QHBoxLayout()
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
            column.addWidget(self.legend)
            column.addWidget(self.message)
        else:
            self.setFixedHeight(HEIGHT)
            column.setContentsMargins(0, 1, 0, 0)
            head = QHBoxLayout()
            head.setContentsMargins(14, 2, 14 - RING, 0)
            head.setSpacing(8)
            head.addWidget(self.title)
            head.addWidget(self.turn)
            head.addWidget(self.legend, 3)
            head.addWidget(self.message, 3)
            buttons = QHBoxLayout()
            buttons.setSpacing(0)
            buttons.addWidget(self.add_button)
            for button in (self.initiative_button, self.next_button, self.end_button):
                buttons.addWidget(button)
            buttons.addWidget(self.more_button)
            head.addLayout(buttons)
            column.addLayout(head)
        column.addWidget(self._scroll, 1)

    def _connect(self) -> None:
        giro = self.giro
        giro.changed.connect(self.refresh)
        giro.initiative_rolled.connect(self._on_rolled)
        self.master.table.refused.connect(self.show_error)
        self.cards.made.connect(self._on_made)
        self.cards.moved_before.connect(self._on_moved_before)
        self.cards.entries_dropped.connect(self._on_entries)
        self.cards.chosen.connect(self._show_card)
        self._scroll.resized.connect(self._show_acting)
        self.add_button.clicked.connect(self.questions.add_people)
        self.more_button.clicked.connect(self.show_more_menu)
        self.initiative_button.clicked.connect(self.show_initiative_menu)
        self.next_button.clicked.connect(self.next_turn)
        self.end_button.clicked.connect(self.show_end_menu)

    def _on_made(self, card: RoundCard) -> None:
        card.act_requested.connect(self._on_act)
        card.menu_requested.connect(self.show_menu)
        card.why_requested.connect(self.questions.explain)
        card.remove_requested.connect(self._on_remove)
        card.pa_typed.connect(self._on_pa)
        card.moved.connect(self._on_moved)

    def put_above_cards(self, widget: QWidget) -> None:
        """Let something stand between the head and the cards."""
        self._column.insertWidget(self._column.indexOf(self._scroll), widget)

    # what is shown

    def refresh(self) -> None:
        """Show the Giro as it is now."""
        giro, round_ = self.giro, self.giro.round
        self.title.setText(self.tr("Giro {number}").format(number=round_.number))
        acting = round_.find(round_.acting)
        self.turn.setText(self._turn_words(acting))
        self.legend.show_groups([group.name for group in round_.groups])
        self._clear_message()
        standing = giro.standing
        self.cards.show_views(
            card_views(giro),
            [(kind, a, b) for kind in KINDS for a, b in standing.pairs(kind)],
        )
        self._show_buttons()
        self.empty.setVisible(not round_.participants)
        width = max(200, self._scroll.viewport().width() - 28)
        self.empty.setGeometry(14, 20, width, max(60, self.empty.heightForWidth(width)))
        if round_.acting != self._acting:
            self._acting = round_.acting
            if round_.acting is not None:
                self.cards.choose(round_.acting)
                self._show_card(round_.acting)
        links = (giro_words.links_sentence(round_, standing.pairs(kind), kind) for kind in KINDS)
        self.cards.setAccessibleDescription(" ".join(f"{each}." for each in links if each))

    def _turn_words(self, acting: Participant | None) -> str:
        if acting is None:
            return self.tr("nobody’s turn yet") if self.giro.round.participants else ""
        text = self.tr("turn of {name}").format(name=acting.shown_name)
        action = self.giro.round.action
        if action is None:
            return text
        return labels.listed((text, giro_words.action_words(self.giro.round), giro_words.stage_name(action.stage)))

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

    def next_turn(self) -> None:
        """The turn goes on; the keyboard stays where it is, or follows if it was on a card."""
        on_card = any(card.hasFocus() for card in self.cards.cards)
        if self.giro.next_turn():
            if on_card:
                self.cards.focus_card(self.giro.round.acting or "")
            announce(self, self.turn.text())

    def roll_initiative(
        self,
        only: Collection[ParticipantId] | None = None,
        *,
        own: Mapping[ParticipantId, tuple[int, ...]] | None = None,
        declared: Collection[ParticipantId] = (),
    ) -> None:
        """Test Iniziativa for all, or for some."""
        if self.giro.roll_initiative(only, own=own, declared=declared) is None and not self.giro.read_only:
            problems = [test for test in self.giro.initiative_tests(only) if test.problem is not None]
            if problems:
                self._say(self._left_out(tuple(test.participant for test in problems)))

    def edit_pa(self, id_: ParticipantId) -> None:
        """Open the field for somebody's Pa."""
        card = self.cards.card(id_)
        if card is not None:
            card.edit_pa()

    def bring_to_sheet(self, id_: ParticipantId) -> None:
        """Write the Giro's Pa and result onto somebody's open sheet."""
        self.giro.bring_to_sheets((id_,))
        self.refresh()

    def undo(self) -> None:
        """Take the last step of the table back, and say which."""
        table = self.master.table
        text = gm_labels.undo_text(table.undo_edit, table.table)
        if table.undo() is not None:
            self._tell(text)

    def redo(self) -> None:
        """Carry the last undone step out again, and say which."""
        table = self.master.table
        text = gm_labels.redo_text(table.redo_edit, table.table)
        if table.redo() is not None:
            self._tell(text)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride and is_history_key(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_key(event, "undo"):
            self.undo()
        elif is_key(event, "redo"):
            self.redo()
        else:
            super().keyPressEvent(event)

    def _on_act(self, id_: str) -> None:
        if self.giro.act(ParticipantId(id_)):
            announce(self, self.turn.text())

    def _on_remove(self, id_: str) -> None:
        self.giro.remove((ParticipantId(id_),))

    def _on_pa(self, id_: str, text: str) -> None:
        """A number sets the Pa left; with a minus so many are spent, with a plus given back."""
        one = self.giro.round.find(ParticipantId(id_))
        number = None if one is None else read_track(text, Track(one.pa_left, one.pa_max))
        if one is None or number is None:
            self._say(error_sentence(RulesError("not_a_number")))
        elif text.strip()[:1] in "-−–":
            self.giro.spend(one.id, one.pa_left - number)
        else:
            self.giro.correct_pa(one.id, number)

    def _on_moved(self, id_: str, by: int) -> None:
        if self.giro.move_by(ParticipantId(id_), by):
            self._show_card(id_)

    def _on_moved_before(self, id_: str, before: str) -> None:
        self.giro.move(ParticipantId(id_), ParticipantId(before) if before else None)

    def _on_entries(self, entries: tuple[EntryId, ...]) -> None:
        rows = [row for id_ in entries if (row := self.master.table.row(id_)) is not None]
        self.giro.add(joining_of(rows))

    def _on_rolled(self, made: InitiativeResults) -> None:
        if made.left_out:
            self._say(self._left_out(tuple(test.participant for test in made.left_out)))
        order = [
            f"{one.shown_name} {giro_words.result_number(one.result)}"
            for one in self.giro.round.participants
            if one.result is not None
        ]
        if not any(result.request.situation.hidden for _, result in made.results):
            announce(self, labels.with_value("Iniziativa", f"{labels.listed(order)}."))

    def _left_out(self, people: tuple[Participant, ...]) -> str:
        names = gm_labels.some([one.shown_name for one in people], 3)
        return self.tr("Nothing to test Iniziativa with: {names}.").format(names=names)

    # sentences

    def show_error(self, error: Exception) -> None:
        """Say what was refused."""
        if self.isVisible():
            self._say(error_sentence(error))

    def _say(self, sentence: str) -> None:
        self.message.setText(sentence)
        self.message.setToolTip(plain_tip(sentence))
        self.message.show()
        for beside in (self.legend, self.turn):
            beside.setVisible(self.upright)
        self._tell(sentence)

    def _tell(self, sentence: str) -> None:
        self.announced.emit(sentence)
        announce(self, sentence)

    def _clear_message(self) -> None:
        self.message.hide()
        self.legend.setVisible(not self._compact)
        self.turn.show()

    def _show_acting(self) -> None:
        if self._acting is not None:
            self._show_card(self._acting)

    def _show_card(self, id_: str) -> None:
        card = self.cards.card(id_)
        if card is not None:
            self._scroll.ensureWidgetVisible(card, 30, 10)


class _Scroll(QScrollArea):
    """Scrolls along the cards only; in the row the wheel goes sideways."""

    resized = Signal()

    def __init__(self, parent: QWidget, *, upright: bool) -> None:
        super().__init__(parent)
        give_viewport(self)
        self._upright = upright
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        off = Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        if upright:
            self.setHorizontalScrollBarPolicy(off)
        else:
            self.setVerticalScrollBarPolicy(off)
        self.viewport().setAutoFillBackground(False)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.resized.emit()

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self._upright or event.angleDelta().x():
            super().wheelEvent(event)
            return
        bar = self.horizontalScrollBar()
        bar.setValue(bar.value() - event.angleDelta().y())
        event.accept()
