"""The order of a round, with who acts together: moved metres, drawn weapons, second actions and powers shift it."""

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QPalette
from PySide6.QtWidgets import QAbstractItemView, QGridLayout, QListWidget, QListWidgetItem, QWidget

from brp_desktop.catalogue.names import characteristic_abbreviation
from brp_desktop.controllers.language import current_language
from brp_desktop.painting.theme import Theme
from brp_desktop.play.initiative import Fighter, RoundOrder, Turn, has_powers, order
from brp_desktop.rules.brp import SRD, BrpOptions
from brp_desktop.views import labels
from brp_desktop.views.announce import announce
from brp_desktop.views.controls import Switch
from brp_desktop.views.dialogs.plain import PlainDialog
from brp_desktop.views.gm import gm_labels
from brp_desktop.views.gm.parts import SegmentRow
from brp_desktop.views.plain_label import PlainLabel

_KEY = int(Qt.ItemDataRole.UserRole)
_METRES = (0, 6, 16, 30)
"""From how many metres on a movement delays more, the last lets nobody act."""
_DRAWS = (0, 1, 2)


class InitiativeDialog(PlainDialog):
    """Everybody in order. What is chosen below the list holds for the people marked in it; as text to copy."""

    def __init__(
        self,
        theme: Theme,
        order_: RoundOrder,
        names: dict[str, str],
        parent: QWidget | None,
        options: BrpOptions = SRD,
    ) -> None:
        super().__init__(theme, "", parent, icon_name="turn")
        self._options = options
        self._names = names
        self._order = order_
        self._fighters = {fighter.key: fighter for fighter in order_.fighters}
        title = self.tr("Order of actions")
        self.setWindowTitle(title)
        self.setAccessibleName(title)
        self.heading.setText(title)
        self.list = QListWidget(self.content)
        self.list.setObjectName("initiative_list")
        self.list.setAccessibleName(title)
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.list.setFont(theme.font("body"))
        self.list.setMinimumHeight(240)
        palette = self.list.palette()
        palette.setColor(QPalette.ColorRole.Base, theme.colour("sheet"))
        self.list.setPalette(palette)
        self.column.addWidget(self.list)
        self.metres = SegmentRow(theme, [(each, "") for each in _METRES], self.content)
        self.draws = SegmentRow(theme, [(each, "") for each in _DRAWS], self.content)
        self.second = Switch(theme, self.content)
        self.power = Switch(theme, self.content)
        self._build()
        self._fill()
        self.list.itemSelectionChanged.connect(self._show_chosen)
        self.metres.chosen.connect(self._on_metres)
        self.draws.chosen.connect(self._on_draws)
        self.second.toggled.connect(self._on_second)
        self.power.toggled.connect(self._on_power)
        copy = self.add_button(self.tr("Co&py text"))
        copy.clicked.connect(self._copy)
        self.add_button(self.tr("&Close"), primary=True).clicked.connect(self.accept)
        self.fit(460)
        if self.list.count():
            self.list.setCurrentRow(0)
        self._show_chosen()

    def _build(self) -> None:
        grid = QGridLayout()
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(2)
        moved = ("0–5 m", "6–15 m", "16–29 m", "30+ m")
        self.metres.set_words([(each, self.tr("moves {distance}").format(distance=each)) for each in moved])
        self.metres.setAccessibleName(self.tr("Movement in this round"))
        drawn = (self.tr("none"), "1", "2")
        self.draws.set_words(
            [(each, self.tr("weapons drawn or put away: {count}").format(count=each)) for each in drawn]
        )
        self.draws.setAccessibleName(self.tr("Weapons drawn or put away in this round"))
        self.second.setText(self.tr("Acts a second time"))
        self.power.setText(self.tr("Uses a power"))
        for switch in (self.second, self.power):
            switch.setAccessibleName(switch.text())
        for row, (words, part) in enumerate(((self.tr("Moves"), self.metres), (self.tr("Draws"), self.draws))):
            grid.addWidget(PlainLabel(words, self.content), row, 0)
            grid.addWidget(part, row, 1)
        grid.addWidget(self.second, 2, 1)
        grid.addWidget(self.power, 3, 1)
        self.power.setVisible(has_powers(self._options))
        grid.setColumnStretch(1, 1)
        self.column.addLayout(grid)

    @property
    def text(self) -> str:
        """The whole order, a line for each rank; nobody is left out, however many there are."""
        order_, lines = self._order, []
        for head, groups in ((self._int(), order_.powers), ("", order_.groups)):
            for group in groups:
                rank = f"{group[0].rank:>3}"
                lines.append(f"{head} {rank.strip()}  {self._some(group)}" if head else f"{rank}  {self._some(group)}")
        for words, fighters in (
            (self.tr("Do not act"), order_.waiting),
            (self.tr("DEX not known"), tuple(each for each in order_.unknown if not self._is_by_power(each))),
            (self.tr("INT not known"), tuple(each for each in order_.unknown if self._is_by_power(each))),
        ):
            if fighters:
                lines.append(labels.with_value(words, labels.listed(self._name(each) for each in fighters)))
        return "\n".join(lines) or self.tr("Nobody is at the table yet.")

    def _some(self, group: tuple[Turn, ...]) -> str:
        return labels.listed(self._called(turn) for turn in group)

    def _called(self, turn: Turn) -> str:
        name = self._name(turn.fighter)
        return name if turn.number == 1 else self.tr("{name}, second action").format(name=name)

    def _name(self, fighter: Fighter) -> str:
        return self._names.get(fighter.key, fighter.key)

    def _int(self) -> str:
        return characteristic_abbreviation("int", self._options, current_language())

    def _is_by_power(self, fighter: Fighter) -> bool:
        return fighter.power and has_powers(self._options)

    # the list

    def _fill(self) -> None:
        chosen = {str(item.data(_KEY)) for item in self.list.selectedItems()}
        current: QListWidgetItem | None = self.list.currentItem()
        at = None if current is None else str(current.data(_KEY))
        self.list.blockSignals(True)
        self.list.clear()
        order_ = self._order
        for head, groups in ((self._int(), order_.powers), ("", order_.groups)):
            for group in groups:
                for turn in group:
                    self._add(turn.fighter, f"{head} {turn.rank}".strip(), self._said(turn, group))
        for fighter in order_.waiting:
            self._add(fighter, "–", self.tr("{name}: does not act").format(name=self._name(fighter)))
        for fighter in order_.unknown:
            text = self.tr("{name}: INT not known") if self._is_by_power(fighter) else self.tr("{name}: DEX not known")
            self._add(fighter, "?", text.format(name=self._name(fighter)))
        for place in range(self.list.count()):
            item = self.list.item(place)
            item.setSelected(item.data(_KEY) in chosen)
            if item.data(_KEY) == at and self.list.currentRow() < 0:
                self.list.setCurrentItem(item, self.list.selectionModel().SelectionFlag.NoUpdate)
        self.list.blockSignals(False)
        if not self.list.count():
            self.list.addItem(self.tr("Nobody is at the table yet."))
            self.list.item(0).setFlags(Qt.ItemFlag.NoItemFlags)

    def _said(self, turn: Turn, group: tuple[Turn, ...]) -> str:
        others = [self._called(each) for each in group if each is not turn]
        said = self._called(turn)
        if not others:
            return said
        return self.tr("{name}, together with {others}").format(name=said, others=gm_labels.some(others, 3))

    def _add(self, fighter: Fighter, rank: str, said: str) -> None:
        item = QListWidgetItem(f"{rank}  {said}")
        item.setData(_KEY, fighter.key)
        item.setData(int(Qt.ItemDataRole.AccessibleTextRole), labels.listed((rank, said)))
        self.list.addItem(item)

    def _chosen(self) -> list[Fighter]:
        keys = dict.fromkeys(str(item.data(_KEY)) for item in self.list.selectedItems())
        return [self._fighters[key] for key in keys if key in self._fighters]

    def _show_chosen(self) -> None:
        chosen = self._chosen()
        first = chosen[0] if chosen else None
        for part in (self.metres, self.draws, self.second, self.power):
            part.setEnabled(first is not None)
        if first is None:
            return
        self.metres.set_value(max(each for each in _METRES if each <= first.metres))
        self.draws.set_value(min(first.draws, _DRAWS[-1]))
        for switch, on in ((self.second, first.actions > 1), (self.power, first.power)):
            switch.blockSignals(True)
            switch.setChecked(on)
            switch.blockSignals(False)

    # what was chosen

    def _change(self, **values: object) -> None:
        for fighter in self._chosen():
            self._fighters[fighter.key] = replace(fighter, **values)  # type: ignore[arg-type]  # fields of Fighter
        self._order = order(tuple(self._fighters.values()), self._options)
        self._fill()
        self._show_chosen()
        chosen = self.list.selectedItems()
        if chosen:
            announce(self, str(chosen[0].data(int(Qt.ItemDataRole.AccessibleTextRole))))

    def _on_metres(self, value: object) -> None:
        self._change(metres=value)

    def _on_draws(self, value: object) -> None:
        self._change(draws=value)

    def _on_second(self, on: bool) -> None:
        self._change(actions=2 if on else 1)

    def _on_power(self, on: bool) -> None:
        self._change(power=on)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text)
