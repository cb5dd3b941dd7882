"""The page of resistance rolls: the table as a map, both sides, the roll, and what it means in words."""

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from brp_desktop.catalogue.brp import localised
from brp_desktop.catalogue.tables import object_catalogue
from brp_desktop.controllers.game_master import GameMaster
from brp_desktop.controllers.language import current_language
from brp_desktop.controllers.resistance import UGE_SIZE, Pick, ResistanceController
from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.models.resistance import ResistanceModel
from brp_desktop.painting.theme import Theme
from brp_desktop.play.resistances import TrialRequest, TrialResult
from brp_desktop.rules.brp import SRD, preset_id
from brp_desktop.views import labels
from brp_desktop.views.announce import announce
from brp_desktop.views.controls import LinkButton, RollButton, Switch, cap_width, key_cap
from brp_desktop.views.fields import OwnDiceField
from brp_desktop.views.gm import resistance_words as words
from brp_desktop.views.gm.focus_stays import focus_stays
from brp_desktop.views.gm.force_card import ForceCard, first_force, span_text
from brp_desktop.views.gm.heat_map_view import HeatMapView
from brp_desktop.views.gm.page_scroll import inset, page_scroll
from brp_desktop.views.gm.pair_list import PairList, PairRow
from brp_desktop.views.gm.parts import Card, SegmentRow, label
from brp_desktop.views.gm.quick_reference import open_reference
from brp_desktop.views.gm.trial_card import TrialCard
from brp_desktop.views.keys.shortcut import CommandShortcut
from brp_desktop.views.painted import RING, text_width
from brp_desktop.views.why import WhyPopover, rows_of

SIDE_COLUMN = 219
"""Width of the cards of the two sides, in px; what has a focus ring stands in one line with them."""
SCROLL_BAR = 12
WIDE = 600
"""From this width on the column stands beside the map."""


class ResistancePage(QWidget):
    """Reads everything from its controller; every wish goes there."""

    announced = Signal(str)
    """What a screen reader was told."""

    def __init__(self, game_master: GameMaster, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("resistance_page")
        self.theme = theme
        self.controller = ResistanceController(game_master, self)
        self._game_master = game_master
        self._shown: TrialResult | None = None
        self._why: WhyPopover | None = None
        self._most = UGE_SIZE
        self._build()
        game_master.people_changed.connect(self.controller.refresh)
        game_master.hidden_changed.connect(self.controller.refresh)
        game_master.grants.tick_changed.connect(self._on_tick_changed)
        game_master.log.unveiled.connect(self._on_unveiled)
        self.controller.changed.connect(self._on_changed)
        self.controller.settled.connect(self._on_settled)
        self.controller.revealed.connect(self._on_revealed)
        self._begin()
        self.set_theme(theme)
        self.retranslate()

    def _build(self) -> None:
        theme = self.theme
        self._scroll, content = page_scroll(self)
        self._content = content

        self.model = ResistanceModel(self.controller.grid(), words.cell_text, self)
        self.map = HeatMapView(theme, content)
        self.map.setModel(self.model)
        self.caption = label(content, theme, "small")
        self.legend = label(content, theme, "small", "text_2", wraps=True)
        left = QVBoxLayout()
        left.setSpacing(2)
        left.addWidget(self.caption)
        left.addWidget(self.map, 0, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        left.addWidget(self.legend)

        self.active = ForceCard(theme, "active", content)
        self.passive = ForceCard(theme, "passive", content)
        self.wish = Switch(theme, content)
        self.roller = SegmentRow(theme, (("active", ""), ("passive", "")), content)
        self.roll_button = RollButton(theme, content, primary=True)
        self.own_dice = OwnDiceField(theme, content)
        self.own_dice.set_height(30)
        self.own_dice.edit.setObjectName("resistance_own_dice")
        self.card = TrialCard(theme, content)
        self.objects_card = Card(theme, content)
        self.objects_title = label(self.objects_card, theme, "group")
        self.objects = PairList(theme, self.objects_card)
        self.reference = LinkButton(theme, self.objects_card)
        inside = QVBoxLayout(self.objects_card)
        inside.setContentsMargins(8, 8, 6, 8)
        inside.setSpacing(2)
        head = QHBoxLayout()
        head.setContentsMargins(0, 0, 0, 0)
        head.addWidget(self.objects_title, 1)
        head.addWidget(self.reference)
        inside.addLayout(head)
        inside.addWidget(self.objects, 1)
        self._side = QWidget(content)
        right = QVBoxLayout(self._side)
        right.setContentsMargins(0, 0, 0, 0)
        right.setSpacing(3)
        right.addLayout(inset(self.active))
        right.addLayout(inset(self.passive))
        right.addWidget(self.wish)
        right.addWidget(self.roller)
        right.addWidget(self.roll_button)
        right.addWidget(self.own_dice)
        right.addLayout(inset(self.card))
        self._below = inset(self.objects_card)
        right.addLayout(self._below, 1)
        self._left = left

        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, content)
        self._row.setContentsMargins(14 - RING, 4, 14 - RING, 10)
        self._row.setSpacing(14 - RING)
        self._row.addLayout(left, 1)
        self._row.addWidget(self._side)

        self.map.pair_chosen.connect(self.controller.set_pair)
        self.map.roll_requested.connect(self.controller.roll)
        self.active.force_picked.connect(self._on_active_picked)
        self.passive.force_picked.connect(self._on_passive_picked)
        self.active.number_set.connect(self._on_active_number)
        self.passive.number_set.connect(self._on_passive_number)
        self.wish.toggled.connect(self.controller.set_wants_to_fail)
        self.roller.chosen.connect(self._on_roller)
        self.roll_button.clicked.connect(self.roll)
        self.own_dice.rolled.connect(self.controller.roll_own)
        self.card.why_requested.connect(self.show_why)
        self.card.reveal_requested.connect(self._on_reveal)
        self.card.undo_requested.connect(self._on_undo)
        self.card.copy_requested.connect(self.copy_text)
        self.card.other_rules_requested.connect(self.controller.follow_other_rules)
        self.objects.taken.connect(self._on_object)
        self._roll_keys = CommandShortcut("gm_roll", self, self.roll)
        self.reference.clicked.connect(self._on_reference)

    # what the panel asks for

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self.theme = theme
        for part in (self.caption, self.legend, self.objects_title):
            part.set_theme(theme)
        for each in (self.map, self.active, self.passive, self.wish, self.roller, self.roll_button, self.own_dice):
            each.set_theme(theme)
        self.card.set_theme(theme)
        self.objects_card.set_theme(theme)
        self.objects.set_theme(theme)
        self.reference.set_theme(theme)
        if self._why is not None:
            self._why.set_theme(theme)
        self._fit()
        self._show()

    def retranslate(self) -> None:
        """Take all words from the language in force."""
        self.setAccessibleName(self.tr("Resistance"))
        self.caption.setText(self.tr("Active characteristic →"))
        parts = (self.tr("automatic success"), self.tr("automatic failure"), self.tr("Rows: passive characteristic"))
        self.legend.setText("✓\u00a0{}   –\u00a0{}   {}".format(*(part.replace(" ", "\u00a0") for part in parts)))
        self.map.setAccessibleName(self.tr("Resistance table, active across, passive down"))
        self.wish.setText(self.tr("The active side wants to fail"))
        self.wish.setToolTip(plain_tip(self.wish.text()))
        self.objects_title.setText(self.tr("Common objects"))
        self.reference.setText(self.tr("More"))
        self.reference.setAccessibleName(self.tr("Quick reference"))
        self.reference.setToolTip(self.tr("Quick reference"))
        self.objects.setAccessibleName(self.tr("Common objects: Enter takes one as passive side"))
        self.roll_button.set_look("roll", key_cap("Ctrl+Return", self.tr("Ctrl Enter")))
        self.own_dice.retranslate()
        for card in (self.active, self.passive, self.card):
            card.retranslate()
        self._fill_objects()
        self.model.retranslate()
        self._show()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def roll(self) -> None:
        """Roll, or settle what needs no roll; the keyboard stays in the card where it was there."""
        with focus_stays(self.card, self.roll_button):
            self.controller.roll()

    def show_why(self) -> None:
        """How the chance comes about."""
        request = self.controller.request
        if request is None:
            return
        if self._why is None:
            self._why = WhyPopover(self.theme, self)
        rules = self.tr("Rules: {rules}").format(rules=labels.preset_label(preset_id(request.options)))
        title = self.tr("Why {chance}?").format(chance=labels.percent(request.chance))
        notes = [*map(labels.first_up, words.outlook(request)), rules]
        self._why.explain(title, rows_of(request.steps), notes)
        anchor = self.card.why.rect()
        anchor.moveTopLeft(self.card.why.mapToGlobal(anchor.topLeft()))
        self._why.show_at(anchor)

    def copy_text(self) -> None:
        """Put the result on the clipboard; nothing of a hidden one."""
        result = self._shown
        if result is not None and not result.request.trial.hidden:
            text = " ".join(part for part in (words.sentence(result), words.wish(result)) if part)
            QGuiApplication.clipboard().setText(text)

    def sizeHint(self) -> QSize:
        return QSize(772, 600)

    def minimumSizeHint(self) -> QSize:
        return QSize(340, 240)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    # what is shown

    def _begin(self) -> None:
        seats = list(self.controller.seats().values())
        for side, seat in zip(("active", "passive"), seats, strict=False):
            self.controller.choose("active" if side == "active" else "passive", first_force(seat))

    def _show(self) -> None:
        controller = self.controller
        request = controller.request
        trial = controller.trial
        options = request.options if request is not None else controller.options
        seats = controller.seats()
        self.active.show_force(controller.pick("active"), trial.active, seats, options)
        self.passive.show_force(controller.pick("passive"), trial.passive, seats, options)
        before = len(self.model.grid.rows)
        self.model.set_grid(controller.grid(self._most))
        if len(self.model.grid.rows) != before:
            self._fit_map()
        self.map.show_pair(trial.active.total, trial.passive.total)
        self.wish.setChecked(controller.wants_to_fail)
        names = {
            "active": words.force_name(trial.active, "active", options),
            "passive": words.force_name(trial.passive, "passive", options),
        }
        self.roller.setAccessibleName(self.tr("Who rolls"))
        self.roller.set_words(
            [
                (self.tr("Active rolls"), self.tr("{name} rolls").format(name=names["active"])),
                (self.tr("Passive rolls"), self.tr("{name} rolls").format(name=names["passive"])),
            ]
        )
        self.roller.set_value(controller.roller)
        throws = request is not None and request.throws_dice
        self.roller.setEnabled(throws)
        self.own_dice.setEnabled(throws)
        self.roll_button.setEnabled(request is not None)
        roller = trial.active if controller.roller == "active" else trial.passive
        self._name_button(request, names[controller.roller], roller.name)
        self.card.show_request(request, self.tr("Choose both sides."))
        if self._shown is None:
            self.card.show_outlook(request)
        else:
            self._show_result(self._shown)

    def _show_result(self, result: TrialResult) -> None:
        roll = f"{result.id}/{result.ticks}"
        grants = self._game_master.grants
        self.card.show_result(result, undone=grants.is_undone(roll), can_undo=grants.can_take_back(roll))

    def _name_button(self, request: TrialRequest | None, name: str, person: str) -> None:
        """Who rolls as far as there is room; of a person the first name does, of «the passive side» no part."""
        if request is not None and not request.throws_dice:
            self.roll_button.setText(self.tr("Settle, no roll"))
            self.roll_button.setAccessibleName(self.roll_button.text())
            return
        whole = self.tr("Roll for {name}").format(name=name)
        self.roll_button.setAccessibleName(whole)
        room = SIDE_COLUMN - 60 - 8 - cap_width(self.theme, self.roll_button.key_cap)
        font = self.theme.font("strong")
        first = [self.tr("Roll for {name}").format(name=person.partition(" ")[0])] if person else []
        short = next((text for text in (whole, *first) if text_width(font, text) <= room), self.tr("Roll"))
        self.roll_button.setText(short.replace("&", "&&"))

    def _fill_objects(self) -> None:
        language = current_language()
        siz = words.parts_name(("siz",), SRD)
        self.objects.set_rows(
            [
                PairRow(id_, localised(each.names, language), f"{siz} {span_text(each.siz)}")
                for id_, each in object_catalogue().objects.items()
            ]
        )

    def _fit(self) -> None:
        wide = self.width() >= WIDE
        direction = QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom
        self._row.setDirection(direction)
        self._place_objects(wide)
        if wide:
            self._side.setFixedWidth(SIDE_COLUMN + 2 * RING)
        else:
            self._side.setMinimumWidth(0)
            self._side.setMaximumWidth(16777215)
        most = HeatMapView.most_in(self._room_for_map()[0])
        if most != self._most:
            self._most = most
            self._show()
        self._fit_map()

    def _place_objects(self, wide: bool) -> None:
        """Beside the column of the sides the list has the room below the map; else it stands at the very end."""
        self._left.setContentsMargins(RING, 0, 0 if wide else RING, 0)
        place, other = (self._left, self._below) if wide else (self._below, self._left)
        if place.indexOf(self.objects_card) < 0:
            other.removeWidget(self.objects_card)
            place.addWidget(self.objects_card, 1)
        self._side.setSizePolicy(
            QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum if wide else QSizePolicy.Policy.Preferred
        )
        self._row.setAlignment(self._side, Qt.AlignmentFlag.AlignTop if wide else Qt.AlignmentFlag(0))
        self.objects.wanted_rows = 2 if wide else PairList.wanted_rows
        self.objects.updateGeometry()

    def _room_for_map(self) -> tuple[int, int]:
        room = self.width() - 2 * 14
        if self.width() < WIDE:
            return room - SCROLL_BAR, 10_000
        lines = 3 * self.theme.line_height("small") + 12
        return room - SIDE_COLUMN - 14, self.height() - lines - 14

    def _fit_map(self) -> None:
        self.map.fit(*self._room_for_map())

    # what happens

    def _on_changed(self) -> None:
        self._shown = self.controller.result
        self._show()

    def _on_settled(self, result: TrialResult) -> None:
        self._shown = result
        self._show()
        if result.request.trial.hidden:
            self._say(self.tr("Hidden roll made."))
        else:
            self._tell(result)

    def _on_revealed(self, result: TrialResult) -> None:
        self._shown = result
        self._show()
        self._tell(result)

    def _tell(self, result: TrialResult) -> None:
        tick = "" if result.decision.reason == "resistance_roll" else labels.tick_reason(result.decision.reason)
        said = (f"{words.verdict(result)}.", words.sentence(result), words.wish(result), tick)
        self._say(" ".join(part for part in said if part))

    def _say(self, text: str) -> None:
        if self.isVisible():
            announce(self, text)
            self.announced.emit(text)

    def _on_tick_changed(self, roll: str, undone: bool) -> None:
        if self._shown is not None and roll.startswith(f"{self._shown.id}/"):
            self._show_result(self._shown)

    def _on_unveiled(self, entries: object) -> None:
        if isinstance(entries, tuple):
            self.controller.follow(entries)

    def _on_reveal(self) -> None:
        with focus_stays(self.card, self.roll_button):
            self.controller.reveal()

    def _on_undo(self) -> None:
        if self._shown is not None:
            with focus_stays(self.card, self.roll_button):
                self._game_master.grants.take_back(f"{self._shown.id}/{self._shown.ticks}")

    def _on_active_picked(self, pick: Pick) -> None:
        self.controller.choose("active", pick)

    def _on_passive_picked(self, pick: Pick) -> None:
        self.controller.choose("passive", pick)

    def _on_active_number(self, value: int) -> None:
        self.controller.set_value("active", value)

    def _on_passive_number(self, value: int) -> None:
        self.controller.set_value("passive", value)

    def _on_roller(self, value: object) -> None:
        self.controller.set_roller("active" if value == "active" else "passive")

    def _on_reference(self) -> None:
        open_reference(self, self.theme, self.controller.options)

    def _on_object(self, value: object) -> None:
        self.controller.choose("passive", Pick("object", "", (str(value),)))
