"""The page where everybody tests the same score: Vdr, chance, dice and margin of all, the best first after the roll."""

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt
from PySide6.QtGui import QGuiApplication, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from brp_desktop.controllers.game_master import GameMaster
from brp_desktop.controllers.xantis_group import XantisGroupController, XantisGroupLine
from brp_desktop.models.group import Column, GroupModel, GroupRow
from brp_desktop.models.keyed_rows import Index
from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.painting.theme import Theme
from brp_desktop.play.xantis_rolls import XantisResult
from brp_desktop.rules.brp import Level
from brp_desktop.sheet.xantis_limits import DIFFICULTY
from brp_desktop.views import labels
from brp_desktop.views.announce import announce
from brp_desktop.views.controls import PushButton, RollButton, key_cap
from brp_desktop.views.error_labels import error_sentence
from brp_desktop.views.gm.focus_stays import focus_stays
from brp_desktop.views.gm.group_result_card import GroupResultCard
from brp_desktop.views.gm.group_table import GroupTable
from brp_desktop.views.gm.group_why import explain_xantis
from brp_desktop.views.gm.page_scroll import page_scroll
from brp_desktop.views.gm.parts import ChoiceButton, SegmentRow, label
from brp_desktop.views.gm.pick_list import Pick, PickList
from brp_desktop.views.painted import RING
from brp_desktop.views.why import WhyPopover
from brp_desktop.views.xantis import contest_words, words
from brp_desktop.views.xantis.gm_pages import XantisPage
from brp_desktop.views.xantis.optional_box import NONE, OptionalBox
from brp_desktop.views.xantis.penalty_boxes import PenaltyBoxes
from brp_desktop.views.xantis.themed import retheme

NARROW = 560


class _Model(GroupModel):
    """Nothing is typed into the cells here."""

    def flags(self, index: Index) -> Qt.ItemFlag:
        return super().flags(index) & ~Qt.ItemFlag.ItemIsEditable


class EverybodyPage(XantisPage):
    """Reads everything from its controller; every wish goes there."""

    def __init__(self, master: GameMaster, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("everybody_page")
        self.theme = theme
        self.controller = XantisGroupController(master, self)
        self._list: PickList | None = None
        self._lines: dict[str, XantisGroupLine] = {}
        self._scroll, content = page_scroll(self)
        self.what = ChoiceButton(theme, content, strong=True)
        self.difficulty_label = label(content, theme, "body", "text_2")
        self.difficulty = OptionalBox(theme, content, most=DIFFICULTY[1], zero_is_none=True)
        self.interpretation_label = label(content, theme, "body", "text_2")
        self.interpretation = SegmentRow(theme, [(value, "") for value in range(4)], content)
        self.penalties = PenaltyBoxes(theme, content)
        self.roll_button = RollButton(theme, content, primary=True, height=36)
        self.everybody = PushButton(theme, content, height=28)
        self.players = PushButton(theme, content, height=28)
        self.others = PushButton(theme, content, height=28)
        self.result_card = GroupResultCard(theme, content)
        self.model = _Model(self._head, self._cell, self._said, self)
        self.table = GroupTable(theme, self.model, content)
        self.table.why_requested.connect(self.show_why)
        self._why: WhyPopover | None = None
        self._build(content)
        self._connect(master)
        self.retranslate()

    def _build(self, content: QWidget) -> None:
        self.what.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._fields = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._fields.setSpacing(4)
        self.difficulty.setFixedWidth(OptionalBox.WIDTH + 8 + 2 * RING)
        self._fields.addWidget(self.what, 1)
        self._how = how = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        how.setSpacing(4)
        for part in (self.difficulty_label, self.difficulty, self.interpretation_label, self.interpretation):
            how.addWidget(part)
        self._fields.addLayout(how)
        who = QBoxLayout(QBoxLayout.Direction.LeftToRight)
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
        column.setContentsMargins(14 - RING, 4, 14 - RING, 10)
        column.setSpacing(4)
        column.addLayout(self._fields)
        column.addWidget(self.penalties)
        column.addLayout(self._buttons)
        inset = QVBoxLayout()
        inset.setContentsMargins(RING, 0, RING, 0)
        inset.addWidget(self.result_card)
        inset.addWidget(self.table, 1)
        column.addLayout(inset, 1)

    def _connect(self, master: GameMaster) -> None:
        controller = self.controller
        master.people_changed.connect(controller.refresh)
        master.hidden_changed.connect(controller.refresh)
        controller.changed.connect(self.refresh)
        controller.settled.connect(self._on_settled)
        self.what.clicked.connect(self.choose_what)
        self.difficulty.changed.connect(self._on_difficulty)
        self.interpretation.chosen.connect(self._on_interpretation)
        self.penalties.chosen.connect(controller.set_penalty)
        self.roll_button.clicked.connect(self.roll)
        self.everybody.clicked.connect(self._on_everybody)
        self.players.clicked.connect(self._on_players)
        self.others.clicked.connect(self._on_others)
        self.model.joins_set.connect(self._on_joins)
        self.result_card.reveal.clicked.connect(self._on_reveal)
        self.result_card.copy.clicked.connect(self.copy_text)

    def show_why(self, key: str) -> None:
        """How somebody's Vdr comes about, beside the row; nothing for who cannot test."""
        if self._why is None:
            self._why = WhyPopover(self.theme, self)
        self._why.set_theme(self.theme)
        line = self._lines.get(key)
        explain_xantis(self._why, self.table, key, None if line is None else line.request)

    # what the panel asks

    def roll(self) -> None:
        """Everybody tests."""
        with focus_stays(self.result_card, self.roll_button):
            self.controller.roll()

    def focus_first(self) -> None:
        """To what everybody tests."""
        self.what.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self.theme = theme
        retheme(theme, self.what, self.difficulty_label, self.difficulty, self.interpretation_label)
        retheme(theme, self.interpretation, self.roll_button, self.everybody, self.players, self.others)
        retheme(theme, self.penalties, self.result_card, self.table)
        if self._list is not None:
            self._list.set_theme(theme)

    def retranslate(self) -> None:
        """Take all words from the language in force."""
        self.setAccessibleName(self.tr("Group"))
        difficulty = QCoreApplication.translate("xantis", "Difficulty")
        interpretation = QCoreApplication.translate("xantis", "Interpretation")
        self.difficulty_label.setText(difficulty)
        none = QCoreApplication.translate("Circumstances", "none")
        self.difficulty.set_words(difficulty, none, self.tr("Difficulty for everybody: none, or 1 to 99"))
        self.interpretation_label.setText(interpretation)
        self.interpretation.set_words([(str(value), f"{interpretation} {value}") for value in range(4)])
        self.interpretation.setAccessibleName(interpretation)
        self.roll_button.setText(self.tr("Roll for all"))
        self.roll_button.setAccessibleName(self.roll_button.text())
        self.roll_button.set_look("roll", key_cap("Ctrl+Return", self.tr("Ctrl Enter")))
        for button, text, name in (
            (self.everybody, self.tr("All"), self.tr("All take part")),
            (self.players, self.tr("Players"), self.tr("Only the players take part")),
            (self.others, "Png", self.tr("Only the others take part")),
        ):
            button.setText(text)
            button.setAccessibleName(name)
            button.setToolTip(plain_tip(name))
        self.table.setAccessibleName(self.tr("Group test: who takes part, Vdr, chance, dice, margin"))
        self.result_card.retranslate()
        self.model.refresh_all()
        self.table.arrange()
        self._fit()
        self.refresh()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        return QSize(300, 240)

    def _fit(self) -> None:
        ways, narrow = QBoxLayout.Direction, self.width() < NARROW
        way = ways.TopToBottom if narrow else ways.LeftToRight
        self._how.setContentsMargins(RING if narrow else 0, 0, 0, 0)
        self._fields.setDirection(way)
        self._buttons.setDirection(way)

    # what is shown

    def refresh(self) -> None:
        """Show everybody as they are now."""
        controller = self.controller
        self.what.show_choice(controller.name)
        self.what.setAccessibleName(self.tr("All test {name}").format(name=controller.name))
        self.difficulty.show_number(controller.situation.difficulty)
        self.interpretation.set_value(controller.situation.interpretation)
        self.penalties.show_letters(self.everybody.text(), controller.penalties(), controller.situation)
        self.roll_button.setEnabled(controller.can_roll)
        self.roll_button.setToolTip("" if controller.can_roll else self.tr("Nobody who takes part has this score."))
        lines = controller.lines()
        self._lines = {line.key: line for line in lines}
        self.model.set_rows([_row(line) for line in lines], settled=controller.shows_result)
        self.result_card.setVisible(controller.shows_result)
        if controller.shows_result:
            self.result_card.show_result(self._summary(), hidden=controller.is_hidden, can_undo=False)

    def _summary(self) -> str:
        text = self.tr("{name}: {n} of {all} succeed.")
        return text.format(name=self.controller.name, n=self._succeeded(), all=len(self._results()))

    def _spoken(self) -> str:
        text = QCoreApplication.translate("gm", "{n} of {all} succeed")
        return f"{text.format(n=self._succeeded(), all=len(self._results()))}. {self.controller.name}."

    def _results(self) -> list[XantisResult]:
        return [line.result for line in self._lines.values() if line.result is not None]

    def _succeeded(self) -> int:
        return sum(result.outcome.success for result in self._results())

    def _head(self, column: Column) -> str:
        return (
            self.tr("Name"),
            "Vdr",
            self.tr("Chance"),
            self.tr("Dice"),
            QCoreApplication.translate("xantis", "Margin"),
            self.tr("Note"),
        )[column]

    def _cell(self, row: GroupRow, column: Column) -> str:
        line = self._lines.get(row.key)
        if line is None or column is Column.NAME:
            return row.name
        request, result = line.request, line.result
        if column is Column.NOTE:
            if result is not None:
                return words.narrator_sentence(result.outcome.narrator)
            if line.problem is not None:
                return error_sentence(line.problem)
            return "" if request is not None else self.tr("has no such score")
        if column is Column.WHAT:
            vdr = result.outcome.vdr if result is not None else None if request is None else request.vdr
            return "" if vdr is None else words.number(vdr)
        if column is Column.CHANCE:
            return contest_words.share_percent(request.chance) if request is not None else ""
        if result is None:
            return ""
        return contest_words.dice_line(result) if column is Column.ROLL else words.bonus_or_malus(result.outcome.margin)

    def _said(self, row: GroupRow) -> str:
        cells = [self._cell(row, column) for column in Column if column is not Column.NAME]
        heads = [self._head(column) for column in Column if column is not Column.NAME]
        said = (f"{head} {cell}" for head, cell in zip(heads, cells, strict=True) if cell)
        return labels.listed((row.name, *said))

    def copy_text(self) -> None:
        """The result as text, a line each."""
        if self.controller.shows_result and not self.controller.is_hidden:
            lines = [self._summary(), *(self._said(_row(line)) for line in self._lines.values() if line.result)]
            QGuiApplication.clipboard().setText("\n".join(lines))

    # what is chosen

    def choose_what(self) -> None:
        """Open the list of everything that anybody can test."""
        if self._list is None:
            self._list = PickList(self.theme, self)
            self._list.picked.connect(self._on_what)
        picks = [Pick(name, name, chosen=name == self.controller.name) for name in self.controller.names()]
        self._list.open_for(self.tr("What everybody tests"), picks, self.what)

    def _on_what(self, name: object) -> None:
        self.controller.set_name(str(name))
        self.what.setFocus(Qt.FocusReason.PopupFocusReason)

    def _on_difficulty(self, value: int) -> None:
        self.controller.set_difficulty(None if value == NONE else value)

    def _on_interpretation(self, value: object) -> None:
        if isinstance(value, int):
            self.controller.set_interpretation(value)

    def _on_everybody(self) -> None:
        self.controller.set_only(("open", "player", "npc"))

    def _on_players(self) -> None:
        self.controller.set_only(("open", "player"))

    def _on_others(self) -> None:
        self.controller.set_only(("npc",))

    def _on_joins(self, key: str, joins: bool) -> None:
        self.controller.set_joins((key,), joins)

    def _on_reveal(self) -> None:
        with focus_stays(self.result_card, self.roll_button):
            self.controller.reveal()

    def _on_settled(self) -> None:
        self.refresh()
        if self.isVisible():
            said = self.tr("Hidden roll made.") if self.controller.is_hidden else self._spoken()
            announce(self, said)
            self.announced.emit(said)


def _row(line: XantisGroupLine) -> GroupRow:
    level = None if line.result is None else Level(line.result.outcome_class)
    tests = line.request is not None
    return GroupRow(line.key, line.name, line.joins and tests, tests, False, None, line.problem, level=level)
