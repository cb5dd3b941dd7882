"""The game master's tab: pages in segments, the switch for hidden rolls, the people around the table beside them."""

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeySequence, QPainter, QPaintEvent, QResizeEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from brp_desktop.controllers.game_master import GameMaster
from brp_desktop.controllers.interaction import Interaction
from brp_desktop.painting.theme import Theme
from brp_desktop.play.people import Person
from brp_desktop.play.rolling import RollRequest
from brp_desktop.views import labels
from brp_desktop.views.gm import gm_labels
from brp_desktop.views.gm.opposed_page import OpposedPage
from brp_desktop.views.gm.parts import HiddenSwitch, SegmentRow
from brp_desktop.views.gm.roster_view import RosterView
from brp_desktop.views.why import WhyPopover, rows_of

PAGES = ("opposed", "resistance", "group", "roster")
SIDE = 306
"""Width of the right column with its margin, in px."""
ONE_COLUMN_BELOW = 640
"""Width of the panel below which the people around the table are a page of their own."""


class Page(Protocol):
    """What the panel asks of a page besides being a widget."""

    def roll(self) -> None:
        """Ctrl+Enter."""

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""


class GmPanel(QWidget):
    """Everything of the game master in one widget; it is built when it is first wanted."""

    announced = Signal(str)
    """What was told to a screen reader, or what the status bar should say."""

    def __init__(
        self,
        master: GameMaster,
        interaction: Interaction,
        theme: Theme,
        wants_motion: Callable[[], bool],
        parent: QWidget | None = None,
    ) -> None:
        """``wants_motion`` says whether dice may move at all."""
        super().__init__(parent)
        self.setObjectName("gm_panel")
        self._master = master
        self._theme = theme
        self._why: WhyPopover | None = None
        self._two_columns: bool | None = None
        self._last = "opposed"
        icons = {"opposed": "opposed", "resistance": "resistance", "group": "roster", "roster": "user"}
        self.segments = SegmentRow(theme, [(page, icons[page]) for page in PAGES], self)
        self.hidden_switch = HiddenSwitch(theme, self)
        self.pages = QStackedWidget(self)
        self.opposed = OpposedPage(master, theme, wants_motion, self.pages)
        self.roster = RosterView(master, interaction, theme, self)
        self._made: dict[str, QWidget] = {"opposed": self.opposed}
        self.pages.addWidget(self.opposed)
        self._build()
        self.segments.chosen.connect(self._on_page)
        self.hidden_switch.toggled.connect(master.set_hidden)
        master.hidden_changed.connect(self.hidden_switch.setChecked)
        self.opposed.why_requested.connect(self._explain)
        self.opposed.announced.connect(self.announced)
        self.roster.announced.connect(self.announced)
        self._roll_keys = QShortcut(self)
        self._roll_keys.setKeys([QKeySequence("Ctrl+Return"), QKeySequence("Ctrl+Enter")])
        self._roll_keys.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self._roll_keys.setAutoRepeat(False)
        self._roll_keys.activated.connect(self.roll)
        self.retranslate()

    def _build(self) -> None:
        top = QHBoxLayout()
        top.setContentsMargins(10, 2, 10, 0)
        top.setSpacing(6)
        top.addWidget(self.segments)
        top.addStretch(1)
        top.addWidget(self.hidden_switch)
        below = QHBoxLayout()
        below.setContentsMargins(0, 0, 0, 0)
        below.setSpacing(0)
        below.addWidget(self.pages, 1)
        below.addWidget(self.roster)
        self._below = below
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(top)
        column.addLayout(below, 1)

    @property
    def page(self) -> str:
        """The page that is shown."""
        return str(self.segments.value())

    def show_page(self, name: str) -> None:
        """Go to a page; the people around the table are beside it where there is room."""
        if name == "roster" and self._two_columns:
            self.roster.npcs.setFocus()
            return
        self.segments.set_value(name)
        self._on_page(name)

    def roll(self) -> None:
        """Roll what the page shown rolls."""
        page = self._made.get(self._last)
        if page is not None and self.page != "roster":
            page.roll()  # type: ignore[attr-defined]  # every page has it

    def focus_first(self) -> None:
        """Where the work begins."""
        if self.page == "roster":
            self.roster.players.setFocus()
        elif self.page == "opposed":
            self.opposed.focus_first()
        else:
            self.segments.button(self.page).setFocus(Qt.FocusReason.OtherFocusReason)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        self.segments.set_theme(theme)
        self.hidden_switch.set_theme(theme)
        self.roster.set_theme(theme)
        for page in self._made.values():
            page.set_theme(theme)  # type: ignore[attr-defined]  # every page has it
        self.update()

    def retranslate(self) -> None:
        """Take all words from the language in force."""
        self.setAccessibleName(self.tr("Game master"))
        names = (
            self.tr("Opposed check"),
            self.tr("Resistance"),
            self.tr("Group"),
            self.tr("Around the table"),
        )
        short = (names[0], names[1], names[2], self.tr("Table"))
        if self.width() < 470:
            short = (self.tr("Opposed"), names[1], names[2], self.tr("Table"))
        self.segments.set_words(list(zip(short, names, strict=True)))
        self.segments.setAccessibleName(self.tr("Pages of the game master"))
        self.hidden_switch.setText(self.tr("Hidden roll"))
        self.hidden_switch.setAccessibleName(self.tr("Hidden roll"))
        self.hidden_switch.setToolTip(self.tr("Only this panel shows the results (Ctrl+Shift+H)"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def sizeHint(self) -> QSize:
        return QSize(self._theme.size["gm_width"], 640)

    def minimumSizeHint(self) -> QSize:
        return QSize(320, 320)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self._theme.colour("panel"))

    def _fit(self) -> None:
        two = self.width() >= ONE_COLUMN_BELOW
        self.hidden_switch.short = self.width() < 560
        self.hidden_switch.updateGeometry()
        if two != self._two_columns:
            self._two_columns = two
            self.segments.show_value("roster", not two)
            if two and self.page == "roster":
                self.segments.set_value(self._last)
            self._arrange()
        self.retranslate()

    def _arrange(self) -> None:
        """Where the people around the table stand: beside the opposed check, or as a page of their own."""
        alone = not self._two_columns and self.page == "roster"
        beside = bool(self._two_columns) and self._last == "opposed"
        self.pages.setVisible(not alone)
        self.roster.setVisible(alone or beside)
        margins = (14, 4, 14, 8) if alone else (0, 4, 14, 8)
        layout = self.roster.layout()
        if layout is not None:
            layout.setContentsMargins(*margins)
        if beside:
            self.roster.setFixedWidth(SIDE)
        else:
            self.roster.setMinimumWidth(0)
            self.roster.setMaximumWidth(16777215)

    def _on_page(self, name: object) -> None:
        if name != "roster":
            self._last = str(name)
            # The other pages have the keys themselves.
            self._roll_keys.setEnabled(self._last == "opposed")
            self.pages.setCurrentWidget(self._page(self._last))
        self._arrange()

    def _page(self, name: str) -> QWidget:
        if name not in self._made:
            self._made[name] = self._make(name)
            self.pages.addWidget(self._made[name])
        return self._made[name]

    def _make(self, name: str) -> QWidget:
        if name == "resistance":
            from brp_desktop.views.gm.resistance_page import ResistancePage

            resistance = ResistancePage(self._master, self._theme, self.pages)
            resistance.announced.connect(self.announced)
            return resistance
        from brp_desktop.views.gm.group_page import GroupPage

        group = GroupPage(self._master, self._theme, self.pages)
        group.announced.connect(self.announced)
        return group

    def _explain(self, person: Person, request: RollRequest, place: QRect) -> None:
        if self._why is None:
            self._why = WhyPopover(self._theme, self)
        self._why.set_theme(self._theme)
        heading = self.tr("Why {chance}?").format(chance=labels.percent(request.chance))
        rules = self.tr("Rules: {rules}")
        from brp_desktop.rules.brp import preset_id

        note = rules.format(rules=labels.preset_label(preset_id(request.options)))
        self._why.explain(heading, rows_of(request.steps, gm_labels.request_title(person, request)), [note])
        self._why.show_at(place)
