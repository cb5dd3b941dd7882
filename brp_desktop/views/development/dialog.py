"""The development phase: every ticked line, rolled one by one or all at once, with the program's dice or own ones."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter, QPaintEvent, QPalette, QPen, QResizeEvent
from PySide6.QtWidgets import QDialog, QFrame, QHBoxLayout, QMenu, QScrollArea, QVBoxLayout, QWidget

from brp_desktop.controllers.development import BeforeChoice, DevelopmentController, Thrown
from brp_desktop.painting.theme import Theme
from brp_desktop.play.development import DevelopmentLine
from brp_desktop.play.development_rolls import LineResult
from brp_desktop.rules.errors import RulesError
from brp_desktop.sheet.errors import EditError
from brp_desktop.views import labels
from brp_desktop.views.announce import announce
from brp_desktop.views.controls import IconButton, LinkButton, PushButton
from brp_desktop.views.development import words
from brp_desktop.views.development.foot import PhaseFoot
from brp_desktop.views.development.phase_tray import PhaseTray
from brp_desktop.views.development.phase_why import PhaseWhy
from brp_desktop.views.development.row import DevelopmentRow
from brp_desktop.views.development.table_head import TableHead
from brp_desktop.views.dialogs.help import help_key
from brp_desktop.views.gm.parts import label
from brp_desktop.views.painted import tint

if TYPE_CHECKING:
    from brp_desktop.controllers.brp_document import BrpDocument
    from brp_desktop.views.context import Context

LARGEST = QSize(1002, 598)
SMALLEST = QSize(640, 420)
TRAY_FROM = 900
"""Width in px from which the head has room for the tray."""


class DevelopmentDialog(QDialog):
    """Modal. Closing keeps what is rolled and leaves the other ticks; the whole phase is one step in Undo."""

    announced = Signal(str)
    """What a screen reader is told, once."""

    def __init__(self, context: "Context", document: "BrpDocument", theme: Theme, parent: QWidget | None) -> None:
        super().__init__(parent, Qt.WindowType.Dialog | Qt.WindowType.FramelessWindowHint)
        self.setObjectName("development_dialog")
        self.setModal(True)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._theme = theme
        self._document = document
        self._context = context
        self._rows: dict[str, DevelopmentRow] = {}
        self._current = ""
        self._why = PhaseWhy(theme, self)
        self._falling: LineResult | None = None
        self._held = False
        self.controller = DevelopmentController(document, context.log, context.rolls.source(), self._ask_before, self)
        self._build()
        self._say_words()
        self._show_phase()
        self.controller.changed.connect(self._show_phase)
        self.controller.gain_wanted.connect(self._on_gain_wanted)
        self.finished.connect(self._on_finished)
        self._go_to_next("")

    @property
    def rows(self) -> tuple[DevelopmentRow, ...]:
        """The lines, from top to bottom."""
        return tuple(self._rows.values())

    def _build(self) -> None:
        theme = self._theme
        self.title = label(self, theme, "verdict")
        self.aside = label(self, theme, "aside", "text_2")
        self.rule = label(self, theme, "small", "text_2", wraps=True)
        self.why_link = LinkButton(theme, self, icon_name="why")
        self.why_link.clicked.connect(self._explain_rules)
        self.close_button = IconButton(theme, "close", self, side=26)
        self.close_button.clicked.connect(self.reject)
        self.head = TableHead(theme, self)
        self.table = QWidget()
        self._column = QVBoxLayout(self.table)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self.adding = QWidget(self.table)
        self.adding_words = label(self.adding, theme, "small", "text_2")
        self.add_button = PushButton(theme, self.adding)
        self.add_button.reads_as = "ButtonMenu"
        self.add_button.flat = True
        self.add_button.set_look("add")
        self.add_button.clicked.connect(self._show_add_menu)
        line = QHBoxLayout(self.adding)
        line.setContentsMargins(18, 18, 16, 8)
        line.setSpacing(6)
        line.addWidget(self.adding_words)
        line.addWidget(self.add_button, 1, Qt.AlignmentFlag.AlignLeft)
        self._column.addWidget(self.adding)
        self._column.addStretch(1)
        self.area = QScrollArea(self)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setWidgetResizable(True)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        tint(self.table, QPalette.ColorRole.Window, theme.colour("sheet"))
        self.table.setAutoFillBackground(True)
        self.area.setWidget(self.table)
        self.foot = PhaseFoot(theme, self)
        self.foot.undo.clicked.connect(self._undo_last)
        self.foot.rest.clicked.connect(self._roll_rest)
        self.foot.later.clicked.connect(self.reject)
        self.foot.done.clicked.connect(self.accept)
        self.tray = PhaseTray(theme, self)
        self.tray.finished.connect(self._settle)
        texts = QVBoxLayout()
        texts.setSpacing(0)
        texts.addWidget(self.title)
        texts.addWidget(self.aside)
        texts.addSpacing(8)
        texts.addWidget(self.rule)
        side = QVBoxLayout()
        side.setSpacing(0)
        side.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignRight)
        side.addStretch(1)
        side.addWidget(self.why_link, 0, Qt.AlignmentFlag.AlignRight)
        top = QHBoxLayout()
        top.setContentsMargins(18, 12, 14, 10)
        top.addLayout(texts, 1)
        top.addWidget(self.tray, 0, Qt.AlignmentFlag.AlignVCenter)
        top.addLayout(side)
        whole = QVBoxLayout(self)
        edge = 2 if theme.high_contrast else 1
        whole.setContentsMargins(edge, edge, edge, edge)
        whole.setSpacing(0)
        whole.addLayout(top)
        whole.addWidget(self.head)
        whole.addWidget(self.area, 1)
        whole.addWidget(self.foot)

    # words

    def _say_words(self) -> None:
        character = self._document.character
        title = self.tr("Development of {name}").format(name=character.name or self.tr("a person without a name"))
        self.setWindowTitle(title)
        self.setAccessibleName(title)
        self.title.setText(title)
        adventure = character.adventure or (character.adventures[-1].name if character.adventures else "")
        count = self.tr("%n ticked skill(s)", "", len(self.controller.phase.lines))
        after = self.tr("after {adventure}").format(adventure=adventure) if adventure else ""
        self.aside.setText(labels.listed((after, count)))
        intelligence = self._document.derived.values.get("int")
        bonus = self._document.derived.experience_bonus or 0
        self.rule.setText(words.rule_sentences(character.options, bonus, intelligence))
        self.why_link.setText(self.tr("Why these rules?"))
        self.why_link.setAccessibleName(self.why_link.text())
        self.close_button.set_words(self.tr("Close: the other ticks stay"), "Esc")
        self.adding_words.setText(self.tr("Add a skill that was taught, or a free tick after a long break"))
        self.add_button.setText(self.tr("Add a tick"))
        self.add_button.setAccessibleName(self.add_button.text())
        self.head.retranslate()
        self.foot.retranslate()

    # the phase

    def _lines(self) -> list[DevelopmentLine]:
        """The lines of the phase in the order of the tick inbox."""
        options = self._document.character.options
        return sorted(self.controller.phase.lines, key=lambda line: words.title_order(line.name, options))

    def _show_phase(self) -> None:
        if self._held:
            return
        phase, pending = self.controller.phase, self.controller.pending
        lines = self._lines()
        wanted = [line.key for line in lines]
        kept: dict[str, DevelopmentRow] = {}
        # A line that is rolled has another key than before: its row stays where it is.
        free = [row for key, row in self._rows.items() if key not in wanted]
        for line in lines:
            row = self._rows.get(line.key) or next((each for each in free if each.line.subject == line.subject), None)
            if row is None:
                row = self._new_row(line)
            elif row in free:
                free.remove(row)
            kept[line.key] = row
            row.show_line(line, pending.get(line.key))
        for row in free:
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()
        self._rows = kept
        for place, row in enumerate(kept.values()):
            if self._column.indexOf(row) != place:
                self._column.removeWidget(row)
                self._column.insertWidget(place, row)
        self._order_tabs()
        self._arrange()
        self._mark_current()
        self.foot.show_phase(phase, self._last_title())

    def _new_row(self, line: DevelopmentLine) -> DevelopmentRow:
        row = DevelopmentRow(self._theme, line, self._document.character.options, self.table)
        row.roll_requested.connect(self._roll)
        row.own_rolled.connect(self._roll)
        row.gain_given.connect(self._on_gain_given)
        row.fixed_chosen.connect(self.controller.set_fixed)
        row.take_back_requested.connect(self._take_back)
        row.explain_requested.connect(self._explain_line)
        row.stepped.connect(self._on_stepped)
        row.came_to.connect(self._on_came_to)
        row.refused.connect(self._on_refused)
        row.show()
        return row

    def _order_tabs(self) -> None:
        before: QWidget = self.why_link
        for row in self._rows.values():
            for part in row.stops:
                QWidget.setTabOrder(before, part)
                before = part
        for part in (
            self.add_button,
            self.foot.undo,
            self.foot.rest,
            self.foot.later,
            self.foot.done,
            self.close_button,
        ):
            QWidget.setTabOrder(before, part)
            before = part

    def _last_title(self) -> str:
        last = self.controller.last_record
        return "" if last is None else words.line_title(last.name, self._document.character.options)

    def _roll(self, key: str, own_roll: int | None = None) -> None:
        """Decided and recorded at once; the row tells of it when the dice rest."""
        if self._show_fallen():
            return
        moving = own_roll is None and self._context.appearance.wants_motion() and self.width() >= TRAY_FROM
        self._held = moving
        try:
            result = self.controller.roll(key, own_roll)
        except (RulesError, EditError) as error:
            self._held = False
            self._on_refused(labels.error_sentence(error))
            return
        if result is None or result.needs_gain:
            self._held = False
            return
        self._falling = result
        if own_roll is not None:
            self.tray.show_line(result)
        if own_roll is None and self.width() >= TRAY_FROM and self.tray.play_line(result, moving=moving):
            return
        self._settle()

    def _show_fallen(self) -> bool:
        """Let dice that fall rest at once; False where none do."""
        falling = self._falling is not None
        if falling:
            self.tray.finish()
            self._settle()
        return falling

    def _settle(self) -> None:
        """The dice rest: show, tell, go on."""
        result, self._falling, self._held = self._falling, None, False
        if result is not None:
            self._show_phase()
            self._tell(words.spoken(result.improvement, self._document.character.options))
            self._go_to_next(result.id)

    def _on_gain_given(self, key: str, value: object) -> None:
        result = self.controller.give_gain(key, value if isinstance(value, int) else None)
        if result is not None:
            self._tell(words.spoken(result.improvement, self._document.character.options))
            self._go_to_next(result.id)

    def _on_gain_wanted(self, result: LineResult) -> None:
        self.tray.show_line(result)
        self._show_phase()
        row = self._rows.get(result.line.key)
        if row is not None:
            row.take_focus()
        sentence = self.tr("{skill} improves: how much does the gain die show?")
        self._tell(sentence.format(skill=words.line_title(result.line.name, self._document.character.options)))

    def _roll_rest(self) -> None:
        self._show_fallen()
        try:
            results = self.controller.roll_rest([line.key for line in self._lines()])
        except (RulesError, EditError) as error:
            self._on_refused(labels.error_sentence(error))
            return
        for result in results:
            self._tell(words.spoken(result.improvement, self._document.character.options))
        if results:
            if self.width() >= TRAY_FROM:
                self.tray.show_line(results[-1])
            self._go_to_next("")

    def _undo_last(self) -> None:
        if self._show_fallen():
            return  # the button named the line before
        last = self.controller.last_record
        if last is not None and last.done is not None:
            self._take_back(last.done.id)

    def _take_back(self, record: str) -> None:
        self._show_fallen()
        line = self.controller.phase.line(record)
        try:
            self.controller.take_back(record)
        except EditError as error:
            self._on_refused(labels.error_sentence(error))
            return
        said = self.tr("{skill}: taken back. The tick waits again, the dice stay in the roll log.")
        self._tell(said.format(skill=words.line_title(line.name, self._document.character.options)))
        for row in self._rows.values():
            if row.line.subject == line.subject and row.line.waits:
                row.take_focus()

    def _on_refused(self, sentence: str) -> None:
        self.foot.say(sentence)
        if sentence:
            self._tell(sentence)

    def _tell(self, sentence: str) -> None:
        announce(self, sentence)
        self.announced.emit(sentence)

    def _ask_before(self, thrown: Thrown) -> BeforeChoice:
        from brp_desktop.views.development.before import ask_before

        return ask_before(self._theme, thrown, self._document.character.options, self)

    # going about

    def _go_to_next(self, after: str) -> None:
        """To the next line that waits, below the one just rolled if there is one; else to «Finish»."""
        lines = self._lines()
        start = next((place + 1 for place, line in enumerate(lines) if line.key == after), 0)
        order = [*lines[start:], *lines[:start]]
        target = next((line for line in order if line.waits and line.problem is None), None)
        if target is not None:
            self._rows[target.key].take_focus()
            self._on_came_to(target.key)
        else:
            self._current = ""
            self._mark_current()
            self.foot.done.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_stepped(self, step: int) -> None:
        keys = list(self._rows)
        if self._current in keys:
            place = keys.index(self._current) + step
            if 0 <= place < len(keys):
                self._rows[keys[place]].take_focus()

    def _on_came_to(self, key: str) -> None:
        self._current = key
        self._mark_current()
        row = self._rows.get(key)
        if row is not None:
            self.area.ensureWidgetVisible(row, 0, 0)

    def _mark_current(self) -> None:
        for key, row in self._rows.items():
            row.set_current(key == self._current)

    # why

    def _explain_rules(self) -> None:
        self._why.explain_rules(self._document.character.options, self.why_link)

    def _explain_line(self, key: str, place: QRect) -> None:
        if self._falling is None:
            self._why.explain_line(self.controller.phase.line(key), self._document.character.options, place)

    # more ticks

    def _show_add_menu(self) -> None:
        from brp_desktop.views.development.adding import fill_add_menu

        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        fill_add_menu(menu, self._context, self._document, self._theme, self)
        menu.popup(self.add_button.mapToGlobal(QPoint(0, self.add_button.height())))

    # the dialog itself

    def place_over(self, window: QWidget) -> None:
        """As large as the window allows, in its middle."""
        room = window.size() - QSize(20, 20)
        size = LARGEST.boundedTo(room).expandedTo(SMALLEST)
        corner = window.mapToGlobal(
            QPoint((window.width() - size.width()) // 2, (window.height() - size.height()) // 2)
        )
        self.setGeometry(QRect(corner, size))

    def _arrange(self) -> None:
        width = self.table.width() or self.width() - 2
        needed = max((row.result_width() for row in self._rows.values()), default=118)
        columns = self.head.fit(width, needed)
        for row in self._rows.values():
            row.set_columns(columns)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def showEvent(self, event: QEvent) -> None:
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._say_words()
            for row in self._rows.values():
                row.retranslate()
            self._show_phase()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        fell = event.key() == Qt.Key.Key_Escape and self._show_fallen()
        if event.matches(QKeySequence.StandardKey.Undo):
            self._undo_last()
        elif fell or event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()
        elif not help_key(self, self._theme, event):
            super().keyPressEvent(event)

    def _on_finished(self, result: int) -> None:
        self.tray.finish()
        self._falling, self._held = None, False
        self.controller.finish()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            colour = self._theme.colour
            width = 1.5 if self._theme.high_contrast else 1.0
            painter.setPen(QPen(colour("border"), width))
            # Opaque to the corners: without a compositor whatever is see-through would be black.
            painter.fillRect(self.rect(), colour("panel"))
            painter.drawRect(QRectF(self.rect()).adjusted(width / 2, width / 2, -width / 2, -width / 2))
