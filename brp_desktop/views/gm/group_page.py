"""The page of group checks: one roll for everybody, for the best or the lowest, or one against many."""

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from brp_desktop.controllers.game_master import GameMaster
from brp_desktop.controllers.group import MODES, GroupController
from brp_desktop.controllers.group_rows import Result
from brp_desktop.models.group import GroupModel
from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.painting.odds_bar import Kind, Share
from brp_desktop.painting.theme import Theme
from brp_desktop.play.rolling import SubjectName
from brp_desktop.rules import RulesError
from brp_desktop.rules.brp import Difficulty, parse_d100
from brp_desktop.views import labels
from brp_desktop.views.announce import announce
from brp_desktop.views.controls import LinkButton, PushButton, RollButton, key_cap
from brp_desktop.views.error_labels import error_sentence
from brp_desktop.views.fields import ModifierStepper
from brp_desktop.views.gm import gm_labels, group_picks, group_words
from brp_desktop.views.gm.focus_stays import focus_stays
from brp_desktop.views.gm.group_result_card import GroupResultCard
from brp_desktop.views.gm.group_table import GroupTable
from brp_desktop.views.gm.group_why import explain_row
from brp_desktop.views.gm.odds_panel import OddsBar
from brp_desktop.views.gm.page_scroll import inset, page_scroll
from brp_desktop.views.gm.parts import ChoiceButton, SegmentRow, label
from brp_desktop.views.gm.pick_list import Pick, PickList
from brp_desktop.views.gm.quick_reference import open_reference
from brp_desktop.views.keys.shortcut import CommandShortcut
from brp_desktop.views.why import WhyPopover

NARROW = 560
"""Below this width the fields stand in two rows."""
DIFFICULTIES = (Difficulty.EASY, Difficulty.NORMAL, Difficulty.DIFFICULT)


class GroupPage(QWidget):
    """Reads everything from its controller; every wish goes there."""

    announced = Signal(str)
    """What a screen reader was told."""

    def __init__(self, game_master: GameMaster, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("group_page")
        self.theme = theme
        self.controller = GroupController(game_master, self)
        self._game_master = game_master
        self._list: PickList | None = None
        self._build()
        game_master.people_changed.connect(self.controller.refresh)
        game_master.hidden_changed.connect(self.controller.refresh)
        game_master.grants.tick_changed.connect(self._on_tick_changed)
        game_master.log.unveiled.connect(self._on_unveiled)
        self.controller.changed.connect(self._show)
        self.controller.settled.connect(self._on_settled)
        self.controller.revealed.connect(self._on_revealed)
        self._begin()
        self.set_theme(theme)
        self.retranslate()

    def _build(self) -> None:
        theme = self.theme
        self._scroll, content = page_scroll(self)

        self.modes = SegmentRow(theme, [(mode, "") for mode in MODES], content)
        self.mode_button = ChoiceButton(theme, content, strong=True)
        self.one = ChoiceButton(theme, content, strong=True)
        self.one_what = ChoiceButton(theme, content)
        self.against = label(content, theme, "aside", "text_2")
        self.what = ChoiceButton(theme, content, strong=True)
        self.difficulty = SegmentRow(theme, [(each, "") for each in DIFFICULTIES], content)
        self.modifier = ModifierStepper(theme, content)
        self.odds = OddsBar(theme, content)
        self.roll_button = RollButton(theme, content, primary=True, height=36)
        self.everybody = PushButton(theme, content, height=28)
        self.players = PushButton(theme, content, height=28)
        self.others = PushButton(theme, content, height=28)
        self.best = LinkButton(theme, content)
        self.reference = LinkButton(theme, content)
        self.result_card = GroupResultCard(theme, content)
        self.model = GroupModel(self._head, group_words.cell, group_words.said, self)
        self.table = GroupTable(theme, self.model, content)
        self.table.why_requested.connect(self.show_why)
        self._why: WhyPopover | None = None

        self._one_row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._one_row.setSpacing(0)
        self._one_row.addWidget(self.one, 1)
        self._one_row.addWidget(self.one_what, 1)
        self._fields = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._fields.setSpacing(0)
        self._fields.addWidget(self.what, 1)
        how = QHBoxLayout()
        how.setSpacing(0)
        how.addWidget(self.difficulty, 1)
        how.addWidget(self.modifier)
        self._fields.addLayout(how)
        who = QHBoxLayout()
        who.setSpacing(0)
        for button in (self.everybody, self.players, self.others):
            button.flat = True
            who.addWidget(button)
        who.addStretch(1)
        self._buttons = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._buttons.setSpacing(2)
        self._buttons.addWidget(self.roll_button, 1)
        self._buttons.addLayout(who)
        column = QVBoxLayout(content)
        column.setContentsMargins(10, 0, 10, 10)
        column.setSpacing(4)
        column.addWidget(self.modes, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.mode_button)
        column.addLayout(self._one_row)
        column.addWidget(self.against, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addLayout(self._fields)
        column.addLayout(inset(self.odds))
        column.addLayout(self._buttons)
        links = QHBoxLayout()
        links.setContentsMargins(0, 0, 0, 0)
        links.addWidget(self.best)
        links.addStretch(1)
        links.addWidget(self.reference)
        column.addLayout(links)
        column.addLayout(inset(self.result_card))
        column.addLayout(inset(self.table), 1)

        self.modes.chosen.connect(self._on_mode)
        self.mode_button.clicked.connect(self._ask_mode)
        self.one.clicked.connect(self._ask_one)
        self.one_what.clicked.connect(self._ask_one_what)
        self.what.clicked.connect(self._ask_what)
        self.difficulty.chosen.connect(self._on_difficulty)
        self.modifier.changed.connect(self.controller.set_modifier)
        self.roll_button.clicked.connect(self.roll)
        self.everybody.clicked.connect(self._on_everybody)
        self.players.clicked.connect(self._on_players)
        self.others.clicked.connect(self._on_others)
        self.best.clicked.connect(self._on_best)
        self.reference.clicked.connect(self._on_reference)
        self.model.joins_set.connect(self._on_joins)
        self.model.own_roll_set.connect(self._on_own_roll)
        self.result_card.reveal.clicked.connect(self._on_reveal)
        self._roll_keys = CommandShortcut("gm_roll", self, self.roll)
        self.result_card.copy.clicked.connect(self.copy_text)
        self.result_card.undo.clicked.connect(self._on_undo)

    # what the panel asks for

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self.theme = theme
        for each in (self.modes, self.mode_button, self.one, self.one_what, self.what, self.difficulty, self.modifier):
            each.set_theme(theme)
        for button in (self.roll_button, self.everybody, self.players, self.others, self.best, self.reference):
            button.set_theme(theme)
        self.against.set_theme(theme)
        self.odds.set_theme(theme)
        self.result_card.set_theme(theme)
        self.table.set_theme(theme)
        if self._list is not None:
            self._list.set_theme(theme)

    def retranslate(self) -> None:
        """Take all words from the language in force."""
        self.setAccessibleName(self.tr("Group"))
        self.modes.setAccessibleName(self.tr("Who rolls"))
        self.difficulty.setAccessibleName(self.tr("Difficulty"))
        self.modes.set_words([(group_words.mode_words(mode), group_words.mode_words(mode)) for mode in MODES])
        self.difficulty.set_words(
            [
                (sign, labels.difficulty_name(each.value))
                for sign, each in zip(("×2", "×1", "½"), DIFFICULTIES, strict=True)
            ]
        )
        self.against.setText(self.tr("against all others:"))
        self.roll_button.set_look("roll", key_cap("Ctrl+Return", self.tr("Ctrl Enter")))
        self.everybody.setText(self.tr("All"))
        self.everybody.setAccessibleName(self.tr("All take part"))
        self.players.setText(self.tr("Players"))
        self.players.setAccessibleName(self.tr("Only the players take part"))
        self.others.setText(self.tr("NPCs"))
        self.others.setAccessibleName(self.tr("Only the others take part"))
        for button in (self.everybody, self.players, self.others):
            button.setToolTip(plain_tip(button.accessibleName()))
        self.table.setAccessibleName(self.tr("Group check: who takes part, chance, roll, level"))
        self.reference.setText(self.tr("Quick reference"))
        self.modifier.retranslate()
        self.result_card.retranslate()
        self.model.refresh_all()
        self.table.arrange()
        self._fit()
        self._show()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def roll(self) -> None:
        """Roll for all who roll; the keyboard stays in the card where it was there."""
        with focus_stays(self.result_card, self.roll_button):
            self.controller.roll()

    def show_why(self, key: str) -> None:
        """How somebody's chance comes about, beside the row; nothing for who does not roll."""
        if self._why is None:
            self._why = WhyPopover(self.theme, self)
        self._why.set_theme(self.theme)
        row = next((each for each in self.controller.rows() if each.key == key), None)
        if row is not None:
            explain_row(self._why, self.table, row)

    def copy_text(self) -> None:
        """Put the result on the clipboard; nothing of a hidden one."""
        result = self.controller.result
        if result is not None and not self.controller.is_hidden:
            heading = group_words.summary(result, self._one_name())
            QGuiApplication.clipboard().setText(group_words.copy_text(heading, self.controller.rows()))

    def sizeHint(self) -> QSize:
        return QSize(772, 600)

    def minimumSizeHint(self) -> QSize:
        return QSize(320, 240)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    # what is shown

    def _begin(self) -> None:
        """Begin with what most around the table are asked for: Spot, else the first that is known."""
        names = self.controller.names()
        spot = next((name for name in names if name.skill == "spot"), None)
        if spot is not None or names:
            self.controller.set_name(spot or names[0])

    def _show(self) -> None:
        controller = self.controller
        against = controller.mode == "against"
        self.modes.set_value(controller.mode)
        self.mode_button.show_choice(group_words.mode_words(controller.mode))
        self.mode_button.setAccessibleName(self.tr("Who rolls: {mode}").format(mode=self.mode_button.toolTip()))
        for part in (self.one, self.one_what, self.against):
            part.setVisible(against)
        one = controller.seats().get(controller.one)
        self.one.show_choice(one.name if one is not None else self.tr("Choose somebody"), empty=one is None)
        self.one.setAccessibleName(self.tr("The one: {name}").format(name=self.one.toolTip()))
        title = group_words.name_title(controller.one_name)
        self.one_what.show_choice(title or self.tr("Choose a skill"), empty=not title)
        self.one_what.setAccessibleName(self.tr("The one rolls {skill}").format(skill=self.one_what.toolTip()))
        title = group_words.name_title(controller.name)
        self.what.show_choice(title or self.tr("Choose a skill"), empty=not title)
        self.what.setAccessibleName(self.tr("All roll {skill}").format(skill=self.what.toolTip()))
        self.what.setEnabled(controller.mode != "luck")
        self.difficulty.set_value(controller.difficulty)
        self.modifier.set_value(controller.modifier)
        self.roll_button.setEnabled(controller.can_roll)
        self._name_button()
        legend = group_words.odds_legend(controller)
        if legend:
            first = legend[0][1]
            shares: list[Share] = [("a", first), ("nobody", 10_000 - first)]
            kinds: tuple[Kind | None, ...] = ("a", "nobody", None)
            self.odds.show_odds(
                shares,
                10_000,
                [
                    (kind, words, gm_labels.share_percent(share))
                    for kind, (words, share) in zip(kinds, legend, strict=False)
                ],
            )
        else:
            self.odds.show_message(group_words.nobody_rolls(controller))
        rows = controller.rows()
        best = next((row for row in rows if row.key == controller.best), None) if not controller.shows_result else None
        self.best.setVisible(best is not None)
        if best is not None:
            text = self.tr("Best helper: {name}, {chance}")
            self.best.setText(text.format(name=best.name, chance=labels.percent(best.chance)))
        self.model.set_rows(rows, settled=controller.shows_result)
        self.table.arrange()
        self._show_result()

    def _show_result(self) -> None:
        result = self.controller.result
        self.result_card.setVisible(result is not None)
        if result is not None:
            heading = group_words.summary(result, self._one_name())
            can_undo = any(self._game_master.grants.can_take_back(roll) for roll in self.controller.ticking())
            self.result_card.show_result(heading, hidden=self.controller.is_hidden, can_undo=can_undo)

    def _name_button(self) -> None:
        mode = self.controller.mode
        words = self.tr("Roll") if mode in ("best", "worst", "luck") else self.tr("Roll for all")
        self.roll_button.setText(words)
        self.roll_button.setAccessibleName(words)

    def _one_name(self) -> str:
        seat = self.controller.seats().get(self.controller.one)
        return "" if seat is None else seat.name

    def _head(self, column: int) -> str:
        heads = (
            self.tr("Name"),
            self.tr("Rolls"),
            self.tr("Chance"),
            self.tr("Rolled"),
            self.tr("Level"),
            self.tr("Note"),
        )
        return heads[column]

    def _fit(self) -> None:
        narrow = self.width() < NARROW
        direction = QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        for row in (self._fields, self._buttons, self._one_row):
            row.setDirection(direction)
        roomy = self.modes.sizeHint().width() <= self.width() - 24
        self.modes.setVisible(roomy)
        self.mode_button.setVisible(not roomy)

    # lists to choose from

    def _ask_mode(self) -> None:
        self._open(self.mode_button, self.tr("Who rolls"), group_picks.modes(self.controller))

    def _ask_one(self) -> None:
        self._open(self.one, self.tr("Who stands against the others"), group_picks.people(self.controller))

    def _ask_one_what(self) -> None:
        self._open(self.one_what, self.tr("What the one rolls"), group_picks.rolls_of_one(self.controller))

    def _ask_what(self) -> None:
        self._open(self.what, self.tr("What everybody rolls"), group_picks.rolls_of_all(self.controller))

    def _open(self, button: ChoiceButton, title: str, picks: list[Pick]) -> None:
        if self._list is None:
            self._list = PickList(self.theme, self)
            self._list.picked.connect(self._on_picked)
        self._asking = button
        self._list.open_for(title, picks, button)

    def _on_picked(self, value: object) -> None:
        if self._asking is self.mode_button:
            self._on_mode(value)
        elif self._asking is self.one and isinstance(value, str):
            self.controller.set_one(value)
        elif isinstance(value, SubjectName):
            if self._asking is self.one_what:
                self.controller.set_one_name(value)
            else:
                self.controller.set_name(value)
        self._asking.setFocus(Qt.FocusReason.PopupFocusReason)

    # what happens

    def _on_mode(self, value: object) -> None:
        for mode in MODES:
            if mode == value:
                self.controller.set_mode(mode)

    def _on_difficulty(self, value: object) -> None:
        if isinstance(value, Difficulty):
            self.controller.set_difficulty(value)

    def _on_everybody(self) -> None:
        self.controller.set_only(("open", "player", "npc"))

    def _on_players(self) -> None:
        self.controller.set_only(("open", "player"))

    def _on_others(self) -> None:
        self.controller.set_only(("npc",))

    def _on_best(self) -> None:
        self.table.go_to(self.controller.best)
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_reference(self) -> None:
        open_reference(self, self.theme, self.controller.options)

    def _on_joins(self, key: str, joins: bool) -> None:
        self.controller.set_joins((key,), joins)

    def _on_own_roll(self, key: str, text: str) -> None:
        try:
            self.controller.set_own_roll(key, parse_d100(text) if text.strip() else None)
        except RulesError as error:
            self._say(error_sentence(error))

    def _on_settled(self, result: Result) -> None:
        self._show()
        self._say(self.tr("Hidden roll made.") if self.controller.is_hidden else self._spoken(result))

    def _on_revealed(self, result: Result) -> None:
        self._show()
        self._say(self._spoken(result))

    def _spoken(self, result: Result) -> str:
        return group_words.spoken(result, self._one_name())

    def _say(self, text: str) -> None:
        if self.isVisible():
            announce(self, text)
            self.announced.emit(text)

    def _on_tick_changed(self, roll: str, undone: bool) -> None:
        self._show_result()

    def _on_unveiled(self, entries: object) -> None:
        if isinstance(entries, tuple):
            self.controller.follow(entries)

    def _on_reveal(self) -> None:
        with focus_stays(self.result_card, self.roll_button):
            self.controller.reveal()

    def _on_undo(self) -> None:
        grants = self._game_master.grants
        with focus_stays(self.result_card, self.roll_button):
            for roll in self.controller.ticking():
                if grants.can_take_back(roll):
                    grants.take_back(roll)
