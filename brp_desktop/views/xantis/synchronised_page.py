"""The page of the answer to a blow: the attack, who answers it how and at what price, what came of it, the Danni."""

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from brp_desktop.controllers.game_master import GameMaster
from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.painting.theme import Theme
from brp_desktop.play.synchronised import Answer, TogetherRequest, TogetherResult
from brp_desktop.sheet.round import ParticipantId
from brp_desktop.views.announce import announce, announce_new
from brp_desktop.views.controls import LinkButton, PushButton
from brp_desktop.views.error_labels import error_sentence
from brp_desktop.views.gm import gm_labels
from brp_desktop.views.gm.page_scroll import page_scroll
from brp_desktop.views.gm.parts import Card, SegmentRow, label
from brp_desktop.views.gm.pick_list import Pick, PickList
from brp_desktop.views.keys.bindings import is_history_key, is_key
from brp_desktop.views.painted import RING
from brp_desktop.views.xantis import together_words
from brp_desktop.views.xantis.attack_row import AttackRow
from brp_desktop.views.xantis.gm_pages import XantisPage
from brp_desktop.views.xantis.strike_card import StrikeCard
from brp_desktop.views.xantis.tab_chain import chain
from brp_desktop.views.xantis.themed import retheme
from brp_desktop.views.xantis.together_part import TogetherPart

NARROW = 600
"""Below this width the dice of a part take another line, and so does the button that adds one."""
PREVENTED = ("missing_link", "not_enough_pa")
"""With these somebody cannot take part: what would come of it is not told."""


class SynchronisedPage(XantisPage):
    """Reads everything from its controller; cards of people and of blows stay while they are the same."""

    def __init__(self, master: GameMaster, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("synchronised_page")
        self.theme = theme
        self.master = master
        self._together = master.synchronised
        self._giro = master.round
        self._list: PickList | None = None
        self._parts: dict[ParticipantId, TogetherPart] = {}
        self._strikes: list[StrikeCard] = []
        self._scroll, content = page_scroll(self)
        self._content = content
        self.attack = AttackRow(master, theme, content)
        self.answers = SegmentRow(theme, [(answer, "") for answer in together_words.ANSWERS], content)
        self.add_button = PushButton(theme, content, height=30)
        self.add_button.reads_as = "ButtonMenu"
        self.pay_button = PushButton(theme, content, primary=True, height=36)
        self.total = label(content, theme, "strong")
        self.problem = label(content, theme, "small", "danger", wraps=True)
        self.error = label(content, theme, "small", "danger", wraps=True)
        self.result_card = Card(theme, content)
        self.outcome = label(self.result_card, theme, "group", wraps=True)
        self.copy = LinkButton(theme, self.result_card)
        self._build(content)
        self._connect()
        self.retranslate()

    def _build(self, content: QWidget) -> None:
        for part in (self.add_button, self.pay_button, self.copy):
            part.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.add_button.set_look("add")
        self.add_button.flat = True
        self.pay_button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.error.hide()
        self._head = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._head.setSpacing(0)
        self._head.addWidget(self.answers, 1)
        self._head.addWidget(self.add_button, 0, Qt.AlignmentFlag.AlignLeft)
        blow, self._people, came = QVBoxLayout(), QVBoxLayout(), QVBoxLayout()
        for inset in (blow, self._people, came):
            inset.setContentsMargins(RING, 0, RING, 0)
            inset.setSpacing(6)
        paying = QHBoxLayout()
        paying.setContentsMargins(RING, 0, 0, 0)
        paying.setSpacing(8)
        paying.addWidget(self.total)
        paying.addWidget(self.problem, 1)
        paying.addStretch(0)  # takes the room only while no sentence does
        paying.addWidget(self.pay_button)
        inside = QHBoxLayout(self.result_card)
        inside.setContentsMargins(12, 8, 8, 8)
        inside.addWidget(self.outcome, 1)
        inside.addWidget(self.copy, 0, Qt.AlignmentFlag.AlignTop)
        self._blows = QVBoxLayout()
        self._blows.setSpacing(6)
        blow.addWidget(self.attack)
        came.addWidget(self.error)
        came.addWidget(self.result_card)
        came.addLayout(self._blows)
        column = QVBoxLayout(content)
        column.setContentsMargins(14 - RING, 4, 14 - RING, 12)
        column.setSpacing(6)
        for row in (blow, self._head, self._people, paying, came):
            column.addLayout(row)
        column.addStretch(1)

    def _connect(self) -> None:
        together = self._together
        together.changed.connect(self.refresh)
        together.refused.connect(self._on_refused)
        self._giro.changed.connect(self.refresh)
        self.answers.chosen.connect(self._on_answer)
        self.add_button.clicked.connect(self.choose_helper)
        self.pay_button.clicked.connect(self.pay)
        self.copy.clicked.connect(self.copy_text)
        self.attack.said.connect(self._say_error)

    # what the panel asks

    def roll(self) -> None:
        """Everybody who has not tested and knows with what does so, the attacker first."""
        if self._together.attack is None:
            self.attack.test()
            return
        for id_, part in list(self._parts.items()):
            if any(each.who == id_ and each.margin is None for each in self._together.parts):
                part.test()

    def focus_first(self) -> None:
        """To the attack; it begins with the action under way in the Giro where nothing is begun yet."""
        if self._together.attacker is None:
            self._together.take_action()
        self.attack.focus_first()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self.theme = theme
        retheme(theme, self.attack, self.answers, self.add_button, self.pay_button, self.total, self.problem)
        retheme(theme, self.error, self.result_card, self.outcome, self.copy)
        retheme(theme, *self._parts.values(), *self._strikes)
        if self._list is not None:
            self._list.set_theme(theme)

    def retranslate(self) -> None:
        """Take all words from the language in force."""
        self.setAccessibleName(self.tr("Synchronised action"))
        self.answers.set_words(
            [(together_words.answer_short(each), together_words.answer_name(each)) for each in together_words.ANSWERS]
        )
        self.answers.setAccessibleName(self.tr("How the blow is answered"))
        name = self.tr("Add somebody who takes part")
        self.add_button.setText(self.tr("Takes part"))
        self.add_button.setAccessibleName(name)
        self.add_button.setToolTip(plain_tip(name))
        self.copy.setText(self.tr("Copy text"))
        self.refresh()

    @property
    def _is_narrow(self) -> bool:
        return self.width() < NARROW

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.attack.set_narrow(self._is_narrow)
        for part in self._parts.values():
            part.set_narrow(self._is_narrow)
        for card in self._strikes:
            card.set_narrow(self._is_narrow)
        ways = QBoxLayout.Direction
        self._head.setDirection(ways.TopToBottom if self._is_narrow else ways.LeftToRight)

    def minimumSizeHint(self) -> QSize:
        return QSize(300, 240)

    # undo is the table's, as in the Giro

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride and is_history_key(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        table = self.master.table
        if is_key(event, "undo"):
            table.settle()
            text = gm_labels.undo_text(table.undo_edit, table.table)
            if table.undo() is not None:
                self._tell(text)
        elif is_key(event, "redo"):
            table.settle()
            text = gm_labels.redo_text(table.redo_edit, table.table)
            if table.redo() is not None:
                self._tell(text)
        else:
            super().keyPressEvent(event)

    # what is shown

    def refresh(self) -> None:
        """Show the answer as it stands."""
        together = self._together
        request = together.request
        self.attack.refresh()
        self.answers.set_value(together.answer)
        begun = together.attacker is not None and together.target is not None
        self.answers.setEnabled(begun)
        self.add_button.setEnabled(begun and bool(together.candidates))
        self._show_parts(request)
        self._show_price(request)
        blocked = request is not None and any(
            line.problem is not None and line.problem.code in PREVENTED for line in request.lines
        )
        self._show_result(None if blocked else together.result)

    def _show_parts(self, request: TogetherRequest | None) -> None:
        ids = [part.who for part in self._together.parts]
        for id_ in [id_ for id_ in self._parts if id_ not in ids]:
            part = self._parts.pop(id_)
            focus = QApplication.focusWidget()
            if focus is not None and part.isAncestorOf(focus):
                self.add_button.setFocus(Qt.FocusReason.OtherFocusReason)
            part.hide()
            part.deleteLater()
        numbers = {group.id: number for number, group in enumerate(self._giro.round.groups, 1)}
        for id_ in ids:
            if id_ not in self._parts:
                part = self._parts[id_] = TogetherPart(self.master, id_, self.theme, self._content)
                part.set_narrow(self._is_narrow)
                part.said.connect(self._say_error)
                self._people.addWidget(part)
                self._order_tabs()
        if request is not None:
            for line in request.lines:
                group = line.participant.group
                self._parts[line.part.who].show_line(line, 0 if group is None else numbers.get(group, 0))

    def _show_price(self, request: TogetherRequest | None) -> None:
        together = self._together
        parts = bool(together.parts)
        self.total.setVisible(parts and request is not None)
        if request is not None:
            self.total.setText(self.tr("Together {n} Pa").format(n=request.cost))
        self.pay_button.setVisible(parts)
        paid = together.is_paid
        self.pay_button.setText(self.tr("Paid") if paid else self.tr("Pay"))
        self.pay_button.setEnabled(request is not None and request.may_be_paid and not paid)
        self.pay_button.setAccessibleName(f"{self.pay_button.text()}, {self.total.text()}")
        if request is None:
            said = self.tr("Choose who strikes at whom, and the margin of the attack.")
        else:
            said = together_words.whole_problem(request.problem)
        self.problem.setText(said)
        self.problem.set_role(self.theme, "text_2" if request is None else "danger")
        self.problem.setVisible(bool(said))

    def _show_result(self, result: TogetherResult | None) -> None:
        self.result_card.setVisible(result is not None)
        strikes = () if result is None else result.strikes
        if result is not None:
            self.outcome.setText(together_words.outcome_words(result))
        announce_new(self.result_card, "" if result is None else self.outcome.text())
        attacker = "" if result is None else result.request.attacker.shown_name
        kept = len(self._strikes) == len(strikes) and all(map(StrikeCard.is_like, self._strikes, strikes))
        if not kept:
            for card in self._strikes:
                card.hide()
                card.deleteLater()
            self._strikes = [StrikeCard(self.master, each, attacker, self.theme, self._content) for each in strikes]
            for card in self._strikes:
                card.set_narrow(self._is_narrow)
                self._blows.addWidget(card)
            self._order_tabs()
        for card, strike in zip(self._strikes, strikes, strict=True):
            card.show_strike(strike, attacker)

    def _order_tabs(self) -> None:
        """Everybody who answers comes before the price, whenever they came."""
        chain(self.add_button, *self._parts.values(), self.pay_button, self.copy, *self._strikes)

    # acts

    def pay(self) -> None:
        """Everybody pays, as one step."""
        if self._together.pay():
            self._say_error("")
            request = self._together.request
            if request is not None:
                self._tell(self.tr("Together {n} Pa").format(n=request.cost))

    def choose_helper(self) -> None:
        """Open the list of who may take part, the target and the comrades first."""
        if self._list is not None:
            self._list.deleteLater()
        self._list = PickList(self.theme, self)
        self._list.picked.connect(self._on_helper)
        target = self._together.target
        links = self._giro.standing.links
        picks = []
        for one in self._together.candidates:
            aside = ""
            if target is not None and one.id == target.id:
                aside = self.tr("the target")
            elif target is not None and {one.id, target.id} <= set(links.order):
                linked = links.between(one.id, target.id) == "sync"
                aside = self.tr("linked to the target") if linked else self.tr("no link to the target")
            picks.append(Pick(one.id, one.shown_name, aside, f"{one.pa_left} Pa"))
        self._list.open_for(self.tr("Who takes part"), picks, self.add_button, width=320)

    def _on_helper(self, id_: object) -> None:
        one = ParticipantId(str(id_))
        self._together.join(one)
        part = self._parts.get(one)
        if part is not None:
            target = self._together.target
            is_target = target is not None and target.id == one
            counters = self._together.answer in ("counter", "mixed")
            part.begin(defends=not counters or (self._together.answer == "mixed" and not is_target))
            part.use.setFocus(Qt.FocusReason.PopupFocusReason)

    def _on_answer(self, value: object) -> None:
        answer: Answer = next((each for each in together_words.ANSWERS if each == value), "parry")
        self._together.set_answer(answer)

    def copy_text(self) -> None:
        """What came of it as text."""
        result = self._together.result
        if result is not None and not self.result_card.isHidden():
            lines = [together_words.outcome_words(result)]
            lines += [f"{card.title.text()}. {card.sum.text()}" for card in self._strikes]
            QGuiApplication.clipboard().setText("\n".join(lines))

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
