"""«Around the table»: players and people without a sheet, with what is known of them, and the table as a file."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from brp_desktop.controllers.game_master import GameMaster
from brp_desktop.controllers.interaction import Interaction
from brp_desktop.controllers.table import TableController
from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.models.roster import Field, RosterModel
from brp_desktop.painting.theme import Theme
from brp_desktop.play.roster import Filter, Row
from brp_desktop.sheet.systems import BRP, XANTIS
from brp_desktop.sheet.table import Column, EntryId
from brp_desktop.views import labels
from brp_desktop.views.controls import IconButton, PushButton
from brp_desktop.views.error_labels import error_sentence
from brp_desktop.views.fields import Field as TextField
from brp_desktop.views.gm import roster_menus, roster_words
from brp_desktop.views.gm.draft_banner import DraftBanner
from brp_desktop.views.gm.earlier_list import EarlierList
from brp_desktop.views.gm.page_scroll import inset
from brp_desktop.views.gm.parts import Card, label
from brp_desktop.views.gm.roster_acts import RosterActs
from brp_desktop.views.gm.roster_dialogs import SHOWN_COLUMNS, RosterDialogs
from brp_desktop.views.gm.roster_sides import percentile_sides
from brp_desktop.views.gm.roster_table import RosterTable
from brp_desktop.views.gm.table_banner import TableBanner
from brp_desktop.views.keys.bindings import key_bindings
from brp_desktop.views.painted import RING

if TYPE_CHECKING:
    from brp_desktop.views.gm.roster_xantis import RosterXantis

PLAYER_ROWS = 5
"""Players shown at once; the others scroll."""


class RosterView(QWidget):
    """Shows the table of ``TableController``; every change goes through it."""

    announced = Signal(str)
    """What was refused or happened, for the status line and screen readers."""

    def __init__(
        self, master: GameMaster, interaction: Interaction, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("roster_view")
        self._master = master
        self.theme = theme
        self.table: TableController = master.table
        self.dialogs = RosterDialogs(self, master, interaction)
        self.acts = RosterActs(self, master)
        self.group: str | None = None
        self._system = BRP
        self.title = label(self, theme, "group")
        self.add_button = PushButton(theme, self, height=28)
        self.add_button.reads_as = "ButtonMenu"
        self.menu_button = IconButton(theme, "more", self)
        self.menu_button.reads_as = "ButtonMenu"
        self.filter = TextField(theme, self, icon_name="find", height=28)
        self.draft = DraftBanner(self.table, theme, self)
        self.file_banner = TableBanner(self.table, theme, self)
        self.message = label(self, theme, "small", "danger", wraps=True)
        self.cards = [Card(theme, self), Card(theme, self)]
        self.models = [
            RosterModel(self._head_players, self._row_text, self, roster_words.head_name),
            RosterModel(self._head_npcs, self._row_text, self, roster_words.head_name),
        ]
        self.tables = [RosterTable(model, theme, card) for model, card in zip(self.models, self.cards, strict=True)]
        self.info_card = Card(theme, self)
        self.info_card.plain = True
        self.info = label(self.info_card, theme, "small", "text_2", wraps=True)
        self.earlier_title = label(self, theme, "group")
        self.earlier = EarlierList(master.contests, theme, self)
        self.xantis: RosterXantis | None = None
        self.file_button = PushButton(theme, self, height=30)
        self.save_button = IconButton(theme, "save", self, side=30, framed=True)
        self._build()
        self._connect()
        self.retranslate()
        self.refresh()

    def set_system(self, system: str) -> None:
        """Show the contests of the system whose pages are offered."""
        if system == XANTIS:
            self.of_xantis()
        self._system = system
        for table in self.tables:
            table.set_empty_kind(xantis=system == XANTIS)
        self._name_earlier()
        self._show_sides()
        self._fit()

    def of_xantis(self) -> "RosterXantis":
        """What belongs to Xantis, made when it is first wanted."""
        if self.xantis is None:
            from brp_desktop.views.gm.roster_xantis import RosterXantis

            self.xantis = RosterXantis(self, self._master)
            self.xantis.sides_changed.connect(self._show_sides)
            self._lists.addWidget(self.xantis.earlier)
            self.xantis.earlier.hide()
        return self.xantis

    @property
    def players(self) -> RosterTable:
        """The players' table."""
        return self.tables[0]

    @property
    def npcs(self) -> RosterTable:
        """The table of people without a sheet."""
        return self.tables[1]

    @property
    def shows_power_points(self) -> bool:
        """Whether power points have a column in any width."""
        return self.players.force_power_points

    def _build(self) -> None:
        for button in (self.add_button, self.menu_button, self.file_button, self.save_button):
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.add_button.set_look("add")
        self.add_button.flat = True
        self.file_button.set_look("open")
        self.file_button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.title.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.filter.edit.setClearButtonEnabled(True)
        head = QHBoxLayout()
        head.setContentsMargins(RING, 0, 0, 0)
        head.setSpacing(0)
        head.addWidget(self.title, 1)
        head.addWidget(self.add_button)
        head.addWidget(self.menu_button)
        for card, table in zip(self.cards, self.tables, strict=True):
            inside = QVBoxLayout(card)
            inside.setContentsMargins(6, 1, 6, 4)
            inside.addWidget(table)
        foot = QHBoxLayout()
        foot.setSpacing(0)
        foot.setContentsMargins(0, 0, 0, 0)
        foot.addWidget(self.file_button, 1)
        foot.addWidget(self.save_button)
        column = QVBoxLayout(self)
        column.setSpacing(5)
        column.addLayout(head)
        for part in (self.draft, self.file_banner, self.message):
            column.addLayout(inset(part))
        filtering = QHBoxLayout()
        filtering.setContentsMargins(0, 0, 0, 0)
        filtering.addWidget(self.filter)
        column.addLayout(filtering)
        column.addLayout(inset(self.cards[0]))
        column.addLayout(inset(self.cards[1]), 3)
        inside = QVBoxLayout(self.info_card)
        inside.setContentsMargins(10, 6, 10, 6)
        inside.addWidget(self.info)
        column.addLayout(inset(self.info_card))
        column.addLayout(inset(self.earlier_title))
        self._lists = inset(self.earlier)
        column.addLayout(self._lists, 2)
        column.addLayout(foot)
        self.earlier.setMinimumHeight(48)
        self.message.hide()

    def _connect(self) -> None:
        master, table = self._master, self.table
        table.changed.connect(self.refresh)
        table.state_changed.connect(self._show_state)
        table.refused.connect(self.show_error)
        self.dialogs.refused.connect(self.show_error)
        self.dialogs.added.connect(self._select)
        self.acts.announced.connect(self.announced)
        master.contests.changed.connect(self._show_sides)
        self.earlier.shown.connect(master.contests.show)
        self.add_button.clicked.connect(self.show_add_menu)
        self.menu_button.clicked.connect(self.show_table_menu)
        self.file_button.clicked.connect(table.ask_open)
        self.save_button.clicked.connect(table.save)
        self.filter.edit.textChanged.connect(self._on_filter)
        self.filter.edit.escaped.connect(self.filter.edit.clear)
        for model, view in zip(self.models, self.tables, strict=True):
            self.acts.follow(view, model)
            view.menu_requested.connect(self.show_row_menu)
            view.files_dropped.connect(self.dialogs.add_files)

    # what is shown

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self.theme = theme
        for part in (self.title, self.message, self.info, self.earlier_title):
            part.set_theme(theme)
        for button in (self.add_button, self.menu_button, self.file_button, self.save_button):
            button.set_theme(theme)
        for card in (*self.cards, self.info_card, self.draft, self.file_banner):
            card.set_theme(theme)
        for view in self.tables:
            view.set_theme(theme)
        self.filter.set_theme(theme)
        self.earlier.set_theme(theme)
        if self.xantis is not None:
            self.xantis.earlier.set_theme(theme)

    def retranslate(self) -> None:
        """Take all words from the language in force."""
        self.setAccessibleName(self.tr("Around the table"))
        self.add_button.setText(self.tr("Add"))
        self.add_button.setAccessibleName(self.tr("Add people to the table"))
        self.menu_button.set_words(self.tr("The table: file, columns, order"))
        self.filter.edit.setPlaceholderText(self.tr("Name, group or note"))
        self.filter.edit.setAccessibleName(self.tr("Show only people whose name, group or note fits"))
        self.players.setAccessibleName(self.tr("Characters"))
        self.npcs.setAccessibleName(self.tr("Non-players"))
        self.players.set_hint(self.tr("Open sheets can stand on a side at once; “Add” brings them here too."))
        self._name_earlier()
        self.earlier.setAccessibleName(self.tr("Earlier contests"))
        self.file_button.setText(self.tr("Open a table"))
        self.file_button.setAccessibleName(self.file_button.text())
        self.save_button.set_words(self.tr("Save the table"))
        self.earlier.refresh()
        if self.xantis is not None:
            self.xantis.retranslate()
        for model in self.models:
            model.retranslate()
        self._describe()
        self._show_state()
        self._show_info()

    def _name_earlier(self) -> None:
        of_xantis = self._system == XANTIS
        self.earlier_title.setText(self.tr("Earlier confrontations") if of_xantis else self.tr("Earlier contests"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        return QSize(250, 260)

    def refresh(self) -> None:
        """Show the rows as they are now."""
        rows, columns = self.table.rows, self.table.table.columns[:SHOWN_COLUMNS]
        self.models[0].set_rows([row for row in rows if row.is_player], columns)
        self.models[1].set_rows([row for row in rows if not row.is_player], columns)
        self._show_sides()
        self._show_info()
        self._describe()
        self._fit()

    def _describe(self) -> None:
        sides = [(self.tr("{key} puts on side A"), "side_a"), (self.tr("{key} puts on side B"), "side_b")]
        told = [(text, key_bindings().shown(name)) for text, name in sides]
        side_keys = [text.format(key=key) for text, key in told if key]
        for view, model in zip(self.tables, self.models, strict=True):
            keys = self.tr("Enter opens the sheet, + and − hit points")
            if model is self.models[1]:
                keys = self.tr("Enter changes the person, + and − hit points")
                attack = key_bindings().shown("roster_attack")
                keys = labels.listed((keys, self.tr("{key} attacks").format(key=attack) if attack else ""))
            keys = labels.listed((*side_keys, keys))
            view.setAccessibleDescription(view.hint if view.hint and not model.rowCount() else keys)

    def _fit(self) -> None:
        self.cards[0].setFixedHeight(self.players.wanted_height(PLAYER_ROWS) + 6)
        self.cards[1].setMinimumHeight(self.npcs.wanted_height(2) + 6)
        tight = self.height() < 520
        self.info_card.setVisible(not tight and bool(self.info.text()))
        self.earlier_title.setVisible(not tight)
        self.earlier.setVisible(not tight and self._system == BRP)
        if self.xantis is not None:
            self.xantis.earlier.setVisible(not tight and self._system == XANTIS)

    def _show_state(self) -> None:
        name = self.table.table.name or (self.table.path.stem if self.table.path is not None else "")
        dirty = "" if self.table.is_saved else "• "
        self.title.setText(f"{dirty}{name or self.tr('Around the table')}")
        state = self.tr("unsaved changes") if dirty else ""
        self.title.setToolTip(
            plain_tip(labels.listed((name or self.tr("Around the table"), str(self.table.path or ""), state)))
        )
        self.title.setAccessibleName(labels.listed((name or self.tr("Around the table"), state)))
        self.save_button.setEnabled(not self.table.is_saved)
        self.save_button.setToolTip(self.tr("Save the table") if dirty else self.tr("Everything is saved."))
        self.message.hide()
        self.draft.refresh()
        self.file_banner.refresh()

    def _show_sides(self) -> None:
        sides = percentile_sides(self._master)
        if self.xantis is not None:
            sides |= self.xantis.sides()
        for view in self.tables:
            view.set_sides(sides)

    def _show_info(self) -> None:
        rows = [row for row in self.table.rows if row.is_player] or list(self.table.rows)
        self.info.setText("\n".join(roster_words.group_lines(rows, self.table.table.columns)))

    def show_error(self, error: Exception) -> None:
        """Say what was refused."""
        sentence = error_sentence(error)
        self.message.setText(sentence)
        self.message.show()
        self.announced.emit(sentence)

    # filter

    def _on_filter(self, text: str) -> None:
        for model in self.models:
            model.set_filter(Filter(text=text, group=self.group))
        self._fit()

    def show_group(self, group: str | None, checked: bool = False) -> None:
        """Only one group, or everybody."""
        self.group = group
        self._on_filter(self.filter.edit.text())

    def show_power_points(self, shown: bool) -> None:
        """Give power points a column in any width, or only where there is room."""
        for view in self.tables:
            view.force_power_points = shown
            view.resizeEvent(QResizeEvent(view.size(), view.size()))

    # menus

    def show_add_menu(self) -> None:
        """What may be added."""
        roster_menus.add_menu(self).popup(self.add_button.mapToGlobal(QPoint(0, self.add_button.height())))

    def show_table_menu(self) -> None:
        """What the table offers."""
        roster_menus.table_menu(self).popup(self.menu_button.mapToGlobal(QPoint(0, self.menu_button.height())))

    def show_row_menu(self, place: QPoint) -> None:
        """What may be done with the chosen rows."""
        roster_menus.row_menu(self).popup(place)

    # rows

    def chosen(self) -> tuple[Row, ...]:
        """The rows that are selected in the table last used."""
        first = self.npcs if self.npcs.hasFocus() else self.players
        other = self.players if first is self.npcs else self.npcs
        rows = first.chosen() if first.hasFocus() or first.selectionModel().hasSelection() else ()
        return rows or other.chosen()

    def as_text(self, rows: Sequence[Row]) -> str:
        """One line a person: name, hit points, power points, scores of the columns."""
        return "\n".join(self._row_text(row) for row in rows)

    def _select(self, ids: Sequence[EntryId]) -> None:
        wanted = set(ids)
        for view, model in zip(self.tables, self.models, strict=True):
            if any(row.id in wanted for row in model.rows):
                view.select(wanted.__contains__)

    def go_to(self, id_: EntryId) -> None:
        """Bring the focus to one person, out of any filter."""
        if not any(row.id == id_ for model in self.models for row in model.rows):
            self.filter.edit.clear()
            self.show_group(None)
        self._select((id_,))
        for view, model in zip(self.tables, self.models, strict=True):
            if any(row.id == id_ for row in model.rows):
                view.setFocus(Qt.FocusReason.OtherFocusReason)

    def _row_text(self, row: Row) -> str:
        return roster_words.row_text(row, self.table.table.columns)

    def _head_players(self, column: Field | Column | None) -> str:
        return roster_words.head(column, self.tr("Characters"))

    def _head_npcs(self, column: Field | Column | None) -> str:
        return roster_words.head(column, self.tr("Non-players"))
