"""What is done in a Giro: turns, Iniziativa, Pa, places, who takes part, undo; and what is said of it."""

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject

from brp_desktop.controllers.round import RoundController
from brp_desktop.models.roster import read_track
from brp_desktop.play.roster import Track, joining_of
from brp_desktop.play.round import InitiativeResults
from brp_desktop.rules import RulesError
from brp_desktop.sheet.ids import EntryId
from brp_desktop.sheet.round import Participant, ParticipantId
from brp_desktop.views import labels
from brp_desktop.views.announce import announce
from brp_desktop.views.error_labels import error_sentence
from brp_desktop.views.gm import gm_labels
from brp_desktop.views.xantis import giro_words

if TYPE_CHECKING:
    from brp_desktop.play.xantis_subjects import XantisSituation
    from brp_desktop.views.xantis.round_panel import RoundPanel


class RoundActs(QObject):
    """Every act is one of the Giro's controller, and one step of the table's undo."""

    def __init__(self, panel: "RoundPanel", giro: RoundController) -> None:
        super().__init__(panel)
        self._panel = panel
        self._giro = giro

    def next_turn(self) -> None:
        """The turn goes on; the keyboard stays where it is, or follows if it was on a card."""
        cards = self._panel.cards
        on_card = any(card.hasFocus() for card in cards.cards)
        if self._giro.next_turn():
            if on_card:
                cards.focus_card(self._giro.round.acting or "")
            announce(self._panel, self._panel.turn.text())

    def act(self, id_: str) -> None:
        """Somebody takes the turn."""
        if self._giro.act(ParticipantId(id_)):
            announce(self._panel, self._panel.turn.text())

    def roll_initiative(
        self,
        only: Collection[ParticipantId] | None = None,
        *,
        own: Mapping[ParticipantId, tuple[int, ...]] | None = None,
        declared: Collection[ParticipantId] = (),
        situations: "Mapping[ParticipantId, XantisSituation] | None" = None,
    ) -> None:
        """Test Iniziativa for all, or for some."""
        giro = self._giro
        made = giro.roll_initiative(only, own=own, declared=declared, situations=situations)
        if made is None and not giro.read_only:
            problems = [test for test in giro.initiative_tests(only) if test.problem is not None]
            if problems:
                self._say_left_out(tuple(test.participant for test in problems))

    def say_rolled(self, made: InitiativeResults) -> None:
        """Iniziativa was tested: say the order, and who was left out."""
        if made.left_out:
            self._say_left_out(tuple(test.participant for test in made.left_out))
        order = [
            f"{one.shown_name} {giro_words.result_number(one.result)}"
            for one in self._giro.round.participants
            if one.result is not None
        ]
        if not any(result.request.situation.hidden for _, result in made.results):
            announce(self._panel, labels.with_value("Iniziativa", f"{labels.listed(order)}."))

    def _say_left_out(self, people: tuple[Participant, ...]) -> None:
        names = gm_labels.some([one.shown_name for one in people], 3)
        text = QCoreApplication.translate("RoundPanel", "Nothing to test Iniziativa with: {names}.")
        self._panel.say(text.format(names=names))

    def take_pa(self, id_: str, text: str) -> None:
        """A number sets the Pa left; with a minus so many are spent, with a plus given back."""
        one = self._giro.round.find(ParticipantId(id_))
        number = None if one is None else read_track(text, Track(one.pa_left, one.pa_max))
        if one is None or number is None:
            self._panel.say(error_sentence(RulesError("not_a_number")))
        elif text.strip()[:1] in "-−–":
            self._giro.spend(one.id, one.pa_left - number)
        else:
            self._giro.correct_pa(one.id, number)

    def bring_to_sheet(self, id_: ParticipantId) -> None:
        """Write the Giro's Pa and result onto somebody's open sheet."""
        self._giro.bring_to_sheets((id_,))
        self._panel.refresh()

    def move_by(self, id_: str, by: int) -> None:
        """Somebody's place in the order changes by so many."""
        if self._giro.move_by(ParticipantId(id_), by):
            self._panel.show_card(id_)

    def move_before(self, id_: str, before: str) -> None:
        """Somebody goes before another, or to the end."""
        self._giro.move(ParticipantId(id_), ParticipantId(before) if before else None)

    def add_entries(self, entries: tuple[EntryId, ...]) -> None:
        """People of the table come in."""
        rows = [row for id_ in entries if (row := self._panel.master.table.row(id_)) is not None]
        self._giro.add(joining_of(rows))

    def remove(self, id_: str) -> None:
        """Somebody goes out."""
        self._giro.remove((ParticipantId(id_),))

    def undo(self) -> None:
        """Take the last step of the table back, and say which."""
        table = self._panel.master.table
        table.settle()
        text = gm_labels.undo_text(table.undo_edit, table.table)
        if table.undo() is not None:
            self._panel.tell(text)

    def redo(self) -> None:
        """Carry the last undone step out again, and say which."""
        table = self._panel.master.table
        table.settle()
        text = gm_labels.redo_text(table.redo_edit, table.table)
        if table.redo() is not None:
            self._panel.tell(text)
