"""What the Giro asks: costs and numbers in small popups, names and people in dialogs; each answer is one step."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, QRect, QSize
from PySide6.QtWidgets import QWidget

from brp_desktop.controllers.round import RoundController
from brp_desktop.play.standing import Bases, Possibility
from brp_desktop.sheet.round import INITIATIVE_RESULT, GroupId, ParticipantId
from brp_desktop.sheet.xantis_limits import INITIATIVE, PA
from brp_desktop.views.announce import announce
from brp_desktop.views.gm.pick_list import Pick, PickList
from brp_desktop.views.labels import listed, with_value
from brp_desktop.views.xantis import giro_words
from brp_desktop.views.xantis.number_popup import NumberPopup
from brp_desktop.views.xantis.round_uses import OwnUse, uses_of

if TYPE_CHECKING:
    from brp_desktop.views.why import WhyPopover
    from brp_desktop.views.xantis.round_panel import RoundPanel


class RoundQuestions(QObject):
    """Opens beside the card it is about; nothing is done before the answer."""

    def __init__(self, panel: "RoundPanel", giro: RoundController) -> None:
        super().__init__(panel)
        self._panel = panel
        self._giro = giro
        self.picks: PickList | None = None
        self.number: NumberPopup | None = None
        self.why: WhyPopover | None = None
        self._about: ParticipantId | None = None
        self._way: Possibility | None = None
        self._field = ""

    # Pa

    def spend(self, id_: ParticipantId) -> None:
        """Ask on what Pa are spent: an action of the sheet, or a number."""
        self._about, self._way = id_, None
        one = self._giro.round.find(id_)
        if one is None:
            return
        uses = [use for use in uses_of(self._giro.people.get(id_)) if use.pa]
        title = self.tr("Spend Pa of {name}: what, or a number").format(name=one.shown_name)
        self._open_picks(id_, title, [Pick(use, use.label, figure=f"{use.pa} Pa") for use in uses])

    def pay(self, id_: ParticipantId, way: Possibility) -> None:
        """Pay for one of the ways; where the cost of the own action is open, ask which or how many Pa it is."""
        if not way.is_open:
            if self._giro.pay(id_, way, ""):
                self._say_paid(id_)
            return
        self._about, self._way = id_, way
        uses = [use for use in uses_of(self._giro.people.get(id_), way.needs) if use.pa is not None]
        title = self.tr("Its own Pa: which action, or a number")
        extra, one = way.price.cost, self._giro.round.find(id_)
        left = 0 if one is None else one.pa_left
        picks = []
        for use in uses:
            cost = extra + (use.pa or 0)
            aside = f"{use.pa} Pa" if cost <= left else giro_words.not_enough(cost, left)
            picks.append(Pick(use, use.label, aside=aside, figure=f"= {cost} Pa"))
        if not picks:
            picks.append(Pick(None, self.tr("No attack with a price: type its Pa."), only_said=True))
        self._open_picks(id_, title, picks)

    def synchronise(self, anchor: QWidget) -> None:
        """Ask who acts together with the one on turn; whoever is chosen pays for it."""
        self._about = None
        picks: list[Pick] = []
        for line in self._giro.standing.lines:
            way = next((way for way in line.ways if way.way == "sync"), None)
            if way is not None:
                aside = giro_words.offer_words(way) if way.paid is None else giro_words.paid_words(way.paid)
                name, left = line.participant.shown_name, f"{line.participant.pa_left} Pa"
                picks.append(Pick((line.participant.id, way), name, aside, left, only_said=not way.may_be_chosen))
        self._open_list(anchor, self.tr("Who acts together with the one on turn"), picks)

    def _open_picks(self, id_: ParticipantId, title: str, picks: list[Pick]) -> None:
        anchor = self._panel.cards.card(id_) or self._panel
        self._open_list(anchor, title, picks, number=self.tr("{number} Pa"))

    def _open_list(self, anchor: QWidget, title: str, picks: list[Pick], *, number: str = "") -> None:
        if self.picks is not None:
            self.picks.deleteLater()
        self.picks = PickList(self._panel.theme, self._panel)
        self.picks.picked.connect(self._on_picked)
        self.picks.open_for(title, picks, anchor, number=number, width=340)

    def _on_picked(self, value: object) -> None:
        if isinstance(value, tuple):
            self.pay(*value)
            return
        id_ = self._about
        if id_ is None:
            return
        pa = value.pa if isinstance(value, OwnUse) else value if isinstance(value, int) else None
        label = value.label if isinstance(value, OwnUse) else ""
        if pa is None:
            return
        if self._way is None:
            self._giro.spend(id_, pa, "basic", label)
        else:
            self._pay_with(id_, self._way, pa, label)
        self._panel.cards.focus_card(id_)

    def _pay_with(self, id_: ParticipantId, way: Possibility, pa: int, label: str) -> None:
        known = self._giro.bases(id_)
        bases = Bases(pa, known.defence) if way.needs == "attack" else Bases(known.attack, pa)
        self._giro.set_bases(id_, bases)
        line = self._giro.standing.of(id_)
        same = None if line is None else next((each for each in line.ways if each.way == way.way), None)
        paid = same is not None and self._giro.pay(id_, same, label or self._named(way))
        self._giro.set_bases(id_, known)
        if paid:
            self._say_paid(id_)

    def _named(self, way: Possibility) -> str:
        """What was paid for, where no action is named and its kind says something else."""
        return self.tr("synchronised action") if way.way == "sync" else ""

    def _say_paid(self, id_: ParticipantId) -> None:
        """Say what was paid for and what is left: the card says it as long as the action is under way."""
        line, round_ = self._giro.standing.of(id_), self._giro.round
        if line is not None:
            said = giro_words.card_words(line, round_, self._giro.standing.acting)
            left = giro_words.left_words(line.participant.pa_left)
            announce(self._panel, with_value(line.participant.shown_name, f"{listed((*said, left))}."))

    # numbers

    def margin(self) -> None:
        """Ask for the margin of the action's test."""
        action, acting = self._giro.round.action, self._giro.round.acting
        if action is not None and acting is not None:
            self._ask(acting, "margin", self.tr("Margin of the test"), action.margin, INITIATIVE_RESULT)

    def result(self, id_: ParticipantId) -> None:
        """Ask for an Iniziativa result by hand; empty: not tested."""
        one = self._giro.round.find(id_)
        if one is not None:
            self._ask(id_, "result", self.tr("Iniziativa result by hand"), one.result, INITIATIVE, empty=True)

    def initiative(self, id_: ParticipantId) -> None:
        """Ask what Iniziativa is tested with; empty: not known."""
        one = self._giro.round.find(id_)
        if one is not None:
            self._ask(id_, "initiative", self.tr("Iniziativa is tested with"), one.initiative, INITIATIVE, empty=True)

    def pa_max(self, id_: ParticipantId) -> None:
        """Ask for Pa Max in the Giro."""
        one = self._giro.round.find(id_)
        if one is not None:
            self._ask(id_, "pa_max", "Pa Max", one.pa_max, PA)

    def _ask(
        self,
        id_: ParticipantId,
        field: str,
        caption: str,
        number: int | None,
        limits: tuple[int, int],
        *,
        empty: bool = False,
    ) -> None:
        self._about, self._field = id_, field
        if self.number is not None:
            self.number.deleteLater()
        self.number = NumberPopup(self._panel.theme, self._panel)
        self.number.taken.connect(self._on_number)
        one = self._giro.round.find(id_)
        caption = with_value(one.shown_name, caption) if one is not None else caption
        self.number.ask(caption, number, self._place(id_), limits=limits, may_be_empty=empty)

    def _place(self, id_: ParticipantId) -> QRect:
        widget: QWidget = self._panel.cards.card(id_) or self._panel
        return QRect(widget.mapToGlobal(QPoint(0, 0)), QSize(widget.width(), min(widget.height(), 90)))

    def _on_number(self, number: int | None) -> None:
        id_ = self._about
        if id_ is None:
            return
        match self._field:
            case "margin" if number is not None:
                self._giro.set_margin(number)
            case "result":
                self._giro.set_result(id_, number)
            case "initiative":
                self._giro.set_initiative(id_, number)
            case "pa_max" if number is not None:
                self._giro.set_pa_max(id_, number)
        self._panel.cards.focus_card(id_)

    # names and people

    def rename(self, id_: ParticipantId) -> None:
        """Ask for another name, only in the Giro."""
        one = self._giro.round.find(id_)
        if one is not None and (name := self._text(self.tr("Name in the Giro"), one.name)):
            self._giro.rename(id_, name)

    def declare(self) -> None:
        """Ask what is attempted, in words."""
        action = self._giro.round.action
        known = "" if action is None else action.label
        label = self._text(self.tr("What is attempted"), known)
        if label:
            self._giro.declare(label, None if action is None else action.target)

    def new_group(self, id_: ParticipantId | None = None) -> None:
        """Ask for the name of a new group, which one joins at once."""
        if name := self._text(self.tr("New group"), ""):
            self._giro.add_group(name, () if id_ is None else (id_,))

    def rename_group(self, group: GroupId) -> None:
        """Ask for another name of a group."""
        known = self._giro.round.group(group)
        if known is not None and (name := self._text(self.tr("Name of the group"), known.name)):
            self._giro.rename_group(group, name)

    def _text(self, title: str, text: str) -> str | None:
        from brp_desktop.views.gm.small_dialogs import ask_text

        return ask_text(self._panel.theme, title, self.tr("&Name"), text, self._panel.window())

    def add_people(self) -> None:
        """Let people be chosen from the table and the open sheets, or typed in."""
        from brp_desktop.views.xantis.joining_dialog import JoiningDialog

        dialog = JoiningDialog(self._panel.theme, self._giro.candidates(), self._giro.round, self._panel.window())
        if dialog.exec():
            added = self._giro.add(dialog.people)
            if added:
                self._panel.cards.focus_card(added[0])
        dialog.deleteLater()

    def one_by_one(self) -> None:
        """Let circumstances, own dice and declared Bonuses of 0 be given for a test of Iniziativa."""
        from brp_desktop.views.xantis.initiative_dialog import InitiativeTestDialog

        giro = self._giro
        dialog = InitiativeTestDialog(self._panel.theme, giro.initiative_tests(), giro.people, self._panel.window())
        if dialog.exec():
            self._panel.acts.roll_initiative(
                dialog.only, own=dialog.own, declared=dialog.declared, situations=dialog.situations
            )
        dialog.deleteLater()

    def past(self) -> None:
        """Show the Giri that are over."""
        from brp_desktop.views.xantis.past_giri_dialog import PastGiriDialog

        dialog = PastGiriDialog(self._panel.theme, self._giro.round, self._panel.window())
        dialog.exec()
        dialog.deleteLater()

    def explain(self, id_: ParticipantId) -> None:
        """How the prices of somebody come about, way by way, the first as a table and the others as sentences."""
        from brp_desktop.views.why import WhyPopover, WhyRow

        if self.why is None:
            self.why = WhyPopover(self._panel.theme, self._panel)
        line = self._giro.standing.of(id_)
        acting = self._giro.standing.acting
        if line is None:
            return
        round_ = self._giro.round
        ways = giro_words.ordered_ways(line)
        rows: list[WhyRow] = []
        notes: list[str] = []
        for place, way in enumerate(ways):
            said = giro_words.way_words(way, round_, acting)
            if place == 0:
                rows = giro_words.price_rows(way.price, line.participant, acting, is_open=way.is_open)
            notes.append(with_value(said, giro_words.price_sum(way)))
        if not ways:
            notes = [part for part in giro_words.card_words(line, round_, acting) if part]
        self.why.set_theme(self._panel.theme)
        self.why.explain(line.participant.shown_name, rows, notes)
        self.why.show_at(self._place(id_))
