"""The eighth step: wealth, weapons, armour and things, with suggestions by skills, era and wealth."""

from functools import partial

from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from brp_desktop.catalogue.armour import armour_catalogue
from brp_desktop.catalogue.brp import localised
from brp_desktop.catalogue.names import collation_key
from brp_desktop.catalogue.possessions import possessions_of
from brp_desktop.catalogue.weapons import weapon_catalogue
from brp_desktop.controllers.language import content_language
from brp_desktop.play.possessions import Suggestion, own_thing, suggested, take
from brp_desktop.sheet.belongings import BelongingList
from brp_desktop.sheet.edits import RemoveBelonging
from brp_desktop.sheet.ids import BelongingId
from brp_desktop.views.brp import armour_view, gear_rows, weapon_rows
from brp_desktop.views.brp.creation.list_page import CHOSEN
from brp_desktop.views.brp.creation.step_page import StepPage, dress, drop, put
from brp_desktop.views.brp.creation.wealth_box import WealthBox
from brp_desktop.views.controls import IconButton, LinkButton
from brp_desktop.views.gm.pick_list import Pick, PickList
from brp_desktop.views.plain_label import PlainLabel

_SHOWN = {"weapons": 4, "armour": 2, "items": 5}
Key = tuple[BelongingList, BelongingId]


class PossessionsPage(StepPage):
    """What the character has, what would fit, and a line to find anything else with."""

    def make(self) -> None:
        self.wealth = WealthBox(self.desk, self.theme, self)
        self.owned_title = self.text("strong")
        self.owned: dict[Key, tuple[QWidget, QLabel, IconButton]] = {}
        self.offered_title = self.text("strong")
        self.offered: dict[tuple[str, str], LinkButton] = {}
        self.other = self.push("add")
        self.other.clicked.connect(self._on_other)
        self.column.addWidget(self.wealth)
        self.column.addWidget(self.owned_title)
        self._owned_lines = self.lines()
        self.column.addWidget(self.offered_title)
        self._offered_lines = self.lines()
        self.row(self.other)
        self._picks: PickList | None = None
        self._typed = ""

    def say(self) -> None:
        self.offered_title.setText(self.tr("Suggestions"))
        self.other.setText(self.tr("Something else"))
        self.other.setAccessibleName(self.tr("Find a weapon, armour or a thing"))

    def show_document(self) -> None:
        self.wealth.refresh()
        self._show_owned()
        self._show_offered()
        self.other.setEnabled(self.desk.writable)

    def first(self) -> QWidget:
        return next(iter(self.offered.values()), self.other)

    def stops(self) -> list[QWidget]:
        owned = [parts[2] for parts in self.owned.values()]
        return [self.wealth.box, *owned, *self.offered.values(), self.other]

    def take_theme(self) -> None:
        self.wealth.set_theme(self.theme)
        for _, label, _ in self.owned.values():
            dress(label, self.theme, "body", "text")

    def _rows(self) -> dict[Key, str]:
        """What is on the sheet, by name."""
        character = self.desk.character
        found: dict[Key, str] = {}
        for weapon in character.weapons:
            found["weapons", weapon.id] = weapon_rows.title_of(weapon)
        for armour in character.armour:
            found["armour", armour.id] = armour_view.title_of(armour)
        for item in character.items:
            found["items", item.id] = gear_rows.thing_name(item)
        return found

    def _show_owned(self) -> None:
        rows = self._rows()
        self.owned_title.setText(self.tr("Has: nothing yet") if not rows else self.tr("Has"))
        order = list(self.owned)
        focused = next((key for key, parts in self.owned.items() if parts[2].hasFocus()), None)
        for key in [key for key in order if key not in rows]:
            widget, _, button = self.owned.pop(key)
            self.forget(button)
            drop(widget, self._owned_lines)
        for key in rows:
            if key not in self.owned:
                self.owned[key] = self._make_owned(key)
            _, label, button = self.owned[key]
            label.setText(rows[key])
            button.set_words(self.tr("{thing}: take off the sheet").format(thing=rows[key]))
            button.setEnabled(self.desk.writable)
        put([parts[0] for parts in self.owned.values()], self._owned_lines)
        if focused is not None and focused not in self.owned:
            after = [key for key in order[order.index(focused) + 1 :] if key in self.owned]
            (self.owned[after[0]][2] if after else self.other).setFocus()

    def _make_owned(self, key: Key) -> tuple[QWidget, QLabel, IconButton]:
        widget = QWidget(self)
        label = PlainLabel(parent=widget)
        label.setWordWrap(True)
        dress(label, self.theme, "body", "text")
        button = self.sign("close", 18)
        button.setParent(widget)
        button.clicked.connect(partial(self._on_remove, key))
        line = QHBoxLayout(widget)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(label, 1)
        line.addWidget(button)
        widget.setMinimumHeight(CHOSEN)
        return widget, label, button

    def _show_offered(self) -> None:
        counts = dict.fromkeys(_SHOWN, 0)
        wanted: dict[tuple[str, str], Suggestion] = {}
        for one in suggested(self.desk.character):
            counts[one.kind] += 1
            if counts[one.kind] <= _SHOWN[one.kind]:
                wanted[one.key] = one
        focused = next((key for key, button in self.offered.items() if button.hasFocus()), None)
        order = list(self.offered)
        for key in [key for key in order if key not in wanted]:
            button = self.offered.pop(key)
            self.forget(button)
            drop(button, self._offered_lines)
        for key, one in wanted.items():
            if key not in self.offered:
                self.offered[key] = self.link("add")
                self.offered[key].clicked.connect(partial(self._on_take, one))
            button = self.offered[key]
            button.setText(localised(one.names, content_language()))
            button.setAccessibleName(self.tr("Take {thing}").format(thing=button.text()))
            button.setEnabled(self.desk.writable)
        self.offered = {key: self.offered[key] for key in wanted}
        put(list(self.offered.values()), self._offered_lines)
        self.offered_title.setVisible(bool(wanted))
        if focused is not None and focused not in self.offered:
            after = [key for key in order[order.index(focused) + 1 :] if key in self.offered]
            (self.offered[after[0]] if after else self.other).setFocus()

    def _on_take(self, suggestion: Suggestion, checked: bool = False) -> None:
        self.tell(self.desk.do(take(self.desk.character, suggestion, lang=content_language())))

    def _on_remove(self, key: Key, checked: bool = False) -> None:
        self.tell(self.desk.do(RemoveBelonging(*key)))

    def _on_other(self) -> None:
        options, language = self.desk.character.options, content_language()
        everything = [Suggestion("weapons", one.id, one.names) for one in weapon_catalogue().offered(options)]
        everything += [Suggestion("armour", one.id, one.names) for one in armour_catalogue().offered(options)]
        everything += [Suggestion("items", one.id, one.names) for one in possessions_of(options)]
        asides = {"weapons": self.tr("weapon"), "armour": self.tr("armour"), "items": self.tr("thing")}
        lines = [
            Pick(one, localised(one.names, language), asides[one.kind], also=localised(one.names, "en"))
            for one in everything
        ]
        lines.sort(key=lambda line: collation_key(line.name))
        self._picks = PickList(self.theme, self.window())
        self._picks.edit.textChanged.connect(self._on_typed)
        self._picks.picked.connect(self._on_picked)
        self._picks.set_always(Pick(None, self.tr("A thing of your own"), icon_name="edit_mode"))
        self._picks.open_for(self.tr("Find a weapon, armour or a thing"), lines, self.other)

    def _on_typed(self, text: str) -> None:
        self._typed = text.strip()

    def _on_picked(self, value: object) -> None:
        if self._picks is not None:
            self._picks.deleteLater()
            self._picks = None
        if isinstance(value, Suggestion):
            self._on_take(value)
        elif self._typed:
            self.tell(self.desk.do(own_thing(self.desk.character, self._typed)))
        self.other.setFocus()
