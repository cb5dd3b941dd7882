"""One side of a resistance roll: who or what it is, what counts, and the number."""

from collections.abc import Iterable, Mapping
from itertools import combinations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from brp_desktop.catalogue.brp import localised
from brp_desktop.catalogue.names import characteristic_name, collation_key
from brp_desktop.catalogue.tables import object_catalogue, poison_catalogue
from brp_desktop.controllers.language import current_language
from brp_desktop.controllers.resistance import Pick as ForcePick
from brp_desktop.controllers.seats import Seat
from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.painting.theme import Theme
from brp_desktop.play.people import Person, track_of, value_of
from brp_desktop.play.resistances import Force
from brp_desktop.rules.brp import SRD, BrpOptions
from brp_desktop.rules.brp.resistance_rolls import Roller
from brp_desktop.views import labels
from brp_desktop.views.gm import resistance_words as words
from brp_desktop.views.gm.number_box import NumberBox
from brp_desktop.views.gm.parts import Card, ChoiceButton, label
from brp_desktop.views.gm.pick_list import Pick, PickList

CHARACTERISTICS = ("str", "con", "siz", "int", "pow", "dex", "app", "edu")


class ForceCard(Card):
    """Two buttons that open lists to type in, and a number between − and +."""

    force_picked = Signal(object)
    """The controller's Pick the person chose for this side."""
    number_set = Signal(int)
    """The number the person set instead."""

    def __init__(self, theme: Theme, side: Roller, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.side = side
        self.setObjectName(f"{side}_force")
        self._seats: Mapping[str, Seat] = {}
        self._pick = ForcePick()
        self._options = SRD
        self.title = label(self, theme, "group")
        self.role = label(self, theme, "small", "text_2")
        self.who = ChoiceButton(theme, self, strong=True)
        self.what = ChoiceButton(theme, self)
        self.number = NumberBox(theme, self)
        self._list: PickList | None = None
        self._asking = self.who
        head = QHBoxLayout()
        head.setContentsMargins(4, 0, 4, 0)
        head.addWidget(self.title)
        head.addStretch(1)
        head.addWidget(self.role, 0, Qt.AlignmentFlag.AlignBottom)
        row = QHBoxLayout()
        row.setSpacing(0)
        row.addWidget(self.what, 1)
        row.addWidget(self.number)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 6, 8, 5)
        column.setSpacing(0)
        column.addLayout(head)
        column.addWidget(self.who)
        column.addLayout(row)
        self.who.clicked.connect(self._ask_who)
        self.what.clicked.connect(self._ask_what)
        self.number.changed.connect(self.number_set)
        self.retranslate()

    def show_force(self, pick: ForcePick, force: Force, seats: Mapping[str, Seat], options: BrpOptions) -> None:
        """What is chosen, and what may be."""
        self._pick, self._seats, self._options = pick, seats, options
        thing = pick.kind in ("object", "poison")
        if thing:
            name = words.parts_name(pick.ids, options)
            kind = self.tr("object") if pick.kind == "object" else self.tr("poison")
        else:
            name = force.name or self.tr("A number")
            kind = ""
        self.who.show_choice(name, kind)
        what, value = self._what(pick, force)
        self.what.show_choice(what, value)
        self.what.setEnabled(not thing and bool(force.name))
        self.what.setToolTip(plain_tip(what if self.what.isEnabled() else self.tr("Choose somebody first")))
        natural = self._natural(pick)
        self.role.setText(self._role_word() if not natural else self.tr("instead of {what}").format(what=natural))
        if natural:
            what = labels.listed((what, self.role.text()))
        self.who.setAccessibleName(labels.with_value(self.title.text(), name))
        self.what.setAccessibleName(labels.with_value(self.title.text(), what))
        self.number.set_number(force.total)
        self.number.set_name(f"{self.title.text()}, {what}")

    def retranslate(self) -> None:
        """Take all words from the language in force."""
        active = self.side == "active"
        self.title.setText(self.tr("Active") if active else self.tr("Passive"))
        self.role.setText(self._role_word())

    def _role_word(self) -> str:
        return self.tr("pushes") if self.side == "active" else self.tr("resists")

    def _natural(self, pick: ForcePick) -> str:
        """«STR 10»: what a number set by hand stands for; empty where none is."""
        seat = self._seats.get(pick.who)
        if seat is None or pick.value is None or pick.kind not in ("characteristic", "sum", "power_points"):
            return ""
        name = words.parts_name(pick.ids, self._options)
        if pick.kind == "power_points":
            track = track_of(seat.person, words.POWER, self._options)
            known = [None if track is None else track.current]
        else:
            known = [value_of(seat.person, id_) for id_ in pick.ids]
        values = [value for value in known if value is not None]
        return f"{name} {sum(values)}" if values and len(values) == len(known) else name

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        super().set_theme(theme)
        for part in (self.title, self.role, self.who, self.what, self.number):
            part.set_theme(theme)
        if self._list is not None:
            self._list.set_theme(theme)

    def who_picks(self) -> list[Pick]:
        """Everything that can stand on this side."""
        language = current_language()
        mine = self._pick
        picks = [Pick(("seat", seat.key), seat.name, chosen=mine.who == seat.key) for seat in self._seats.values()]
        picks.append(Pick(("number", ""), self.tr("A number"), chosen=mine.kind == "number" and not mine.who))
        things: list[Pick] = []
        for id_, definition in object_catalogue().objects.items():
            name = localised(definition.names, language)
            siz = words.parts_name(("siz",), self._options)
            figure = f"{siz} {span_text(definition.siz)}"
            chosen = mine.kind == "object" and mine.ids == (id_,)
            things.append(Pick(("object", id_), name, "", figure, definition.names["en"], chosen=chosen))
        for id_, poison in poison_catalogue().items():
            name = localised(poison.names, language)
            figure = f"{words.potency()} {poison.potency}"
            chosen = mine.kind == "poison" and mine.ids == (id_,)
            things.append(Pick(("poison", id_), name, "", figure, poison.names["en"], chosen=chosen))
        return [*picks, *sorted(things, key=lambda pick: collation_key(pick.name))]

    def what_picks(self) -> list[Pick]:
        """Everything of the person that can count."""
        seat = self._seats.get(self._pick.who)
        if seat is None:
            return []
        person, language = seat.person, current_language()
        values = {id_: value for id_ in CHARACTERISTICS if (value := value_of(person, id_)) is not None}
        picks = [
            Pick(
                ("characteristic", (id_,)),
                words.part_name(id_, self._options),
                characteristic_name(id_, self._options, language),
                str(value),
                chosen=self._pick.ids == (id_,),
            )
            for id_, value in values.items()
        ]
        track = track_of(person, words.POWER, self._options)
        if track is not None and track.current is not None:
            picks.append(
                Pick(
                    ("power_points", (words.POWER,)),
                    words.part_name(words.POWER, self._options),
                    "",
                    str(track.current),
                    chosen=self._pick.kind == "power_points",
                )
            )
        picks += [
            Pick(
                ("sum", pair),
                words.parts_name(pair, self._options),
                "",
                str(values[pair[0]] + values[pair[1]]),
                chosen=self._pick.ids == pair,
            )
            for pair in combinations(values, 2)
        ]
        return picks

    def take_who(self, value: object) -> None:
        """Put somebody or something on this side."""
        if not isinstance(value, tuple):
            return
        kind, id_ = value
        if kind == "seat":
            seat = self._seats.get(id_)
            if seat is not None:
                self.force_picked.emit(first_force(seat, self._pick.ids))
        elif kind == "number":
            self.force_picked.emit(ForcePick(value=self.number.value))
        else:
            self.force_picked.emit(ForcePick(kind, "", (id_,)))

    def take_what(self, value: object) -> None:
        """Let something else of the person count."""
        if isinstance(value, tuple):
            kind, ids = value
            self.force_picked.emit(ForcePick(kind, self._pick.who, ids))

    def _what(self, pick: ForcePick, force: Force) -> tuple[str, str]:
        if pick.kind == "object":
            return words.parts_name(("siz",), self._options), span_text(object_catalogue().objects[pick.ids[0]].siz)
        if pick.kind == "poison":
            return words.potency(), str(poison_catalogue()[pick.ids[0]].potency)
        if pick.kind == "number" or not force.name or pick.value is not None:
            return self.tr("Number"), ""
        return words.parts_name(pick.ids, self._options), ""

    def _ask_who(self) -> None:
        self._open(self.who, self.tr("Who or what"), self.who_picks(), self.tr("Only the number {number}"))

    def _ask_what(self) -> None:
        self._open(self.what, self.tr("What counts"), self.what_picks(), "")

    def _open(self, button: ChoiceButton, title: str, picks: Iterable[Pick], number: str) -> None:
        if self._list is None:
            self._list = PickList(self.theme, self)
            self._list.picked.connect(self._on_picked)
        self._asking = button
        self._list.open_for(title, list(picks), button, number=number)

    def _on_picked(self, value: object) -> None:
        if isinstance(value, int):
            self.force_picked.emit(ForcePick(value=value))
        elif self._asking is self.who:
            self.take_who(value)
        else:
            self.take_what(value)
        self._asking.setFocus(Qt.FocusReason.PopupFocusReason)


def span_text(span: tuple[int, int]) -> str:
    """«4–8», or one number where both are the same."""
    return str(span[0]) if span[0] == span[1] else f"{span[0]}–{span[1]}"


def first_force(seat: Seat, wanted: tuple[str, ...] = ()) -> ForcePick:
    """What counts of somebody new: the same as before where the person has it, else STR, else what is known first."""
    person: Person = seat.person
    known = [id_ for id_ in CHARACTERISTICS if value_of(person, id_) is not None]
    if wanted and all(id_ in known for id_ in wanted):
        return ForcePick("characteristic" if len(wanted) == 1 else "sum", seat.key, wanted)
    if known:
        return ForcePick("characteristic", seat.key, ("str" if "str" in known else known[0],))
    return ForcePick("number", seat.key, (), 10)
