"""The game master's tab: pages in segments, the switch for hidden rolls, the people around the table beside them."""

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from brp_desktop.controllers.game_master import GameMaster
from brp_desktop.controllers.interaction import Interaction
from brp_desktop.painting.theme import Theme
from brp_desktop.play.people import Person
from brp_desktop.play.rolling import RollRequest
from brp_desktop.sheet.systems import BRP, XANTIS
from brp_desktop.views import labels
from brp_desktop.views.controls import key_hint
from brp_desktop.views.gm import gm_labels
from brp_desktop.views.gm.opposed_page import OpposedPage
from brp_desktop.views.gm.parts import HiddenSwitch, SegmentRow
from brp_desktop.views.gm.roster_view import RosterView
from brp_desktop.views.keys.shortcut import CommandShortcut
from brp_desktop.views.painted import RING
from brp_desktop.views.why import WhyPopover, rows_of

PERCENTILE_PAGES = ("opposed", "resistance", "group")
XANTIS_PAGES = ("confrontation", "giro", "everybody", "together")
PAGES = (*PERCENTILE_PAGES, *XANTIS_PAGES, "roster")
BESIDE = ("opposed", "confrontation", "giro")
"""Pages that have the people around the table beside them, where there is room."""
ICONS = {
    "opposed": "opposed",
    "resistance": "resistance",
    "group": "roster",
    "confrontation": "opposed",
    "giro": "turn",
    "everybody": "roster",
    "together": "sync",
    "roster": "user",
}
SIDE = 306 + RING
"""Width of the right column with its margin, in px."""
ONE_COLUMN_BELOW = 640
"""Width of the panel below which the people around the table are a page of their own."""
NARROW = 470
"""Width of the panel below which names of pages are short."""


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
    page_changed = Signal()
    """Another page is in front, or the whole panel came or went."""

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
        self._wants_motion = wants_motion
        self._why: WhyPopover | None = None
        self._two_columns: bool | None = None
        self._last = "opposed"
        self._system = self._front = BRP
        self._last_of = {BRP: "opposed", XANTIS: "confrontation"}
        self.segments = SegmentRow(theme, [(page, ICONS[page]) for page in PAGES], self)
        self.systems = SegmentRow(theme, [(BRP, ""), (XANTIS, "")], self)
        self.hidden_switch = HiddenSwitch(theme, self)
        self.pages = QStackedWidget(self)
        self.opposed = OpposedPage(master, theme, wants_motion, self.pages)
        self.roster = RosterView(master, interaction, theme, self)
        self._made: dict[str, QWidget] = {"opposed": self.opposed}
        self.pages.addWidget(self.opposed)
        self._build()
        self.segments.chosen.connect(self._on_page)
        self.systems.chosen.connect(self._on_system)
        master.people_changed.connect(self._on_people)
        self.hidden_switch.toggled.connect(master.set_hidden)
        master.hidden_changed.connect(self.hidden_switch.setChecked)
        self.opposed.why_requested.connect(self._explain)
        self.opposed.announced.connect(self.announced)
        self.roster.announced.connect(self.announced)
        self._roll_keys = CommandShortcut("gm_roll", self, self.roll)
        self._offer_pages()
        self._on_people()
        self.retranslate()

    def _build(self) -> None:
        side = QHBoxLayout()
        side.setSpacing(6)
        side.addWidget(self.systems)
        side.addStretch()
        side.addWidget(self.hidden_switch)
        self._top = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._top.setContentsMargins(10, 2, 10, 0)
        self._top.setSpacing(6)
        self._top.addWidget(self.segments, 0, Qt.AlignmentFlag.AlignLeft)
        self._top.addStretch(1)
        self._top.addLayout(side)
        below = QHBoxLayout()
        below.setContentsMargins(0, 0, 0, 0)
        below.setSpacing(0)
        below.addWidget(self.pages, 1)
        below.addWidget(self.roster)
        self._below = below
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(self._top)
        column.addLayout(below, 1)

    @property
    def page(self) -> str:
        """The page that is shown."""
        return str(self.segments.value())

    def show_page(self, name: str) -> None:
        """Go to a page of either system; the people around the table are beside it where there is room."""
        if name == "roster" and self._two_columns and self._last in BESIDE:
            self.roster.npcs.setFocus()
            return
        if name != "roster":
            self._set_system(XANTIS if name in XANTIS_PAGES else BRP)
        elif self._two_columns:
            name = self._last = self._last_of[self._system] = "giro" if self._system == XANTIS else "opposed"
        self.segments.set_value(name)
        self._on_page(name)

    @property
    def system(self) -> str:
        """The id of the system whose pages are offered."""
        return self._system

    def set_front(self, system: str) -> None:
        """The system of the sheet in front: its pages are offered until the person wants the others."""
        self._front = system
        self.set_system(system)
        self._on_people()

    def set_system(self, system: str) -> None:
        """Offer the pages of a system."""
        if system != self._system:
            self._set_system(system)
            if self.page != "roster":
                self.segments.set_value(self._last_of[system])
                self._on_page(self._last_of[system])
            else:
                self._last = self._last_of[system]

    def roll(self) -> None:
        """Roll what the page shown rolls."""
        page = self._made.get(self._last)
        if page is not None and self.page != "roster":
            page.roll()  # type: ignore[attr-defined]  # every page has it

    def focus_first(self) -> None:
        """Where the work begins."""
        page = self._made.get(self.page)
        if self.page == "roster":
            self.roster.players.setFocus()
        elif self.page == "opposed" or (self.page in XANTIS_PAGES and page is not None):
            page.focus_first()  # type: ignore[union-attr]  # those pages have it
        else:
            self.segments.button(self.page).setFocus(Qt.FocusReason.OtherFocusReason)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        self.segments.set_theme(theme)
        self.systems.set_theme(theme)
        self.hidden_switch.set_theme(theme)
        self.roster.set_theme(theme)
        for page in self._made.values():
            page.set_theme(theme)  # type: ignore[attr-defined]  # every page has it
        self.update()

    def retranslate(self) -> None:
        """Take all words from the language in force."""
        self.setAccessibleName(self.tr("Game master"))
        names = {
            "opposed": self.tr("Opposed check"),
            "resistance": self.tr("Resistance"),
            "group": self.tr("Group"),
            "confrontation": self.tr("Confrontation"),
            "giro": "Giro",
            "everybody": self.tr("Group"),
            "together": self.tr("Synchronised action"),
            "roster": self.tr("Around the table"),
        }
        short = {"roster": self.tr("Table"), "together": self.tr("Together")}
        if self.width() < NARROW:
            short |= {"opposed": self.tr("Opposed"), "confrontation": self.tr("Confront."), "together": self.tr("Sync")}
        self.segments.set_words([(short.get(page, names[page]), names[page]) for page in PAGES])
        self.segments.setAccessibleName(self.tr("Pages of the game master"))
        self.systems.set_words([("D100", self.tr("Percentile")), ("2D6", "Xantis")])
        self.systems.setAccessibleName(self.tr("Which system"))
        self.hidden_switch.setText(self.tr("Hidden roll"))
        self.hidden_switch.setAccessibleName(self.tr("Hidden roll"))
        self.hidden_switch.setToolTip(key_hint(self.tr("Only this panel shows the results (Ctrl+Shift+H)")))

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
        self._fit_top()
        if two != self._two_columns:
            self._two_columns = two
            self.segments.show_value("roster", not two)
            if two and self.page == "roster":
                self.segments.set_value(self._last)
                self._on_page(self._last)
            self._arrange()
        self.retranslate()

    def _fit_top(self) -> None:
        """In a narrow tab the choice of a system takes a line of its own, so that the pages keep their names."""
        two_lines = self.width() < NARROW and not self.systems.isHidden()
        ways = QBoxLayout.Direction
        self._top.setDirection(ways.TopToBottom if two_lines else ways.LeftToRight)
        self.hidden_switch.short = self.width() < 560 and not two_lines
        self.hidden_switch.updateGeometry()

    def _arrange(self) -> None:
        """Where the people around the table stand: beside the opposed check, or as a page of their own."""
        alone = not self._two_columns and self.page == "roster"
        beside = bool(self._two_columns) and self._last in BESIDE
        self.pages.setVisible(not alone)
        self.roster.setVisible(alone or beside)
        margins = (14 - RING if alone else 0, 4, 14 - RING, 8)
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
            self._last = self._last_of[self._system] = str(name)
            # The other pages of percentile sheets have the keys themselves.
            self._roll_keys.setEnabled(self._last == "opposed" or self._last in XANTIS_PAGES)
            self.pages.setCurrentWidget(self._page(self._last))
        self._arrange()
        self.page_changed.emit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.page_changed.emit()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.page_changed.emit()

    def _on_system(self, system: object) -> None:
        self.set_system(str(system))

    def _set_system(self, system: str) -> None:
        self._system = system
        self._offer_pages()
        self.systems.set_value(system)
        self.roster.set_system(system)
        self._on_people()

    def _offer_pages(self) -> None:
        offered = XANTIS_PAGES if self._system == XANTIS else PERCENTILE_PAGES
        for page in (*PERCENTILE_PAGES, *XANTIS_PAGES):
            self.segments.show_value(page, page in offered)

    def _on_people(self) -> None:
        """The choice of a system is offered where people of both are around the table, and as the way back."""
        master = self._master
        giro = bool(master.table.table.round.participants)
        both = bool(master.seats()) and (giro or bool(master.xantis_seats()))
        self.systems.setVisible(both or self._system != self._front)
        self._fit_top()

    def _page(self, name: str) -> QWidget:
        if name not in self._made:
            self._made[name] = self._make(name)
            self.pages.addWidget(self._made[name])
        return self._made[name]

    def _make(self, name: str) -> QWidget:
        if name in XANTIS_PAGES:
            return self._make_xantis(name)
        if name == "resistance":
            from brp_desktop.views.gm.resistance_page import ResistancePage

            resistance = ResistancePage(self._master, self._theme, self.pages)
            resistance.announced.connect(self.announced)
            return resistance
        from brp_desktop.views.gm.group_page import GroupPage

        group = GroupPage(self._master, self._theme, self.pages)
        group.announced.connect(self.announced)
        return group

    def _make_xantis(self, name: str) -> QWidget:
        from brp_desktop.views.xantis.gm_pages import make_page

        page = make_page(name, self._master, self._theme, self._wants_motion, self.pages)
        page.announced.connect(self.announced)
        page.page_requested.connect(self.show_page)
        return page

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
