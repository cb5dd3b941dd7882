"""The Giro of the game master's table: every act an edit of the table, open sheets kept in step, tests journaled."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from brp_desktop.controllers.round_sheets import RoundSheets, SheetValues
from brp_desktop.controllers.xantis_room import XantisRoom, keep_at_once
from brp_desktop.play.round import (
    InitiativeResults,
    InitiativeTest,
    Joining,
    disagreements,
    initiative_tests,
    instants_of,
    joining,
    refreshed,
    roll_initiative,
)
from brp_desktop.play.standing import Bases, Possibility, RoundStanding, standing
from brp_desktop.play.xantis_entries import xantis_entry
from brp_desktop.play.xantis_people import XantisPerson
from brp_desktop.play.xantis_rolls import XantisResult
from brp_desktop.rules import RulesError
from brp_desktop.rules.xantis import DEFAULTS, XantisOptions
from brp_desktop.sheet.errors import EditError
from brp_desktop.sheet.round import GroupId, Participant, ParticipantId, Round
from brp_desktop.sheet.round_acts import (
    ChooseActing,
    ClearRound,
    CorrectPa,
    DeclareAction,
    DeclareInstant,
    EndGiro,
    NextTurn,
    ResolveAction,
    SetActionMargin,
    Spend,
)
from brp_desktop.sheet.round_edits import (
    AddGroup,
    MoveParticipant,
    OrderByResults,
    RemoveGroup,
    RemoveParticipants,
    RenameGroup,
    RenameParticipant,
    SetParticipantField,
    SetResults,
    TakeFromSheets,
)
from brp_desktop.sheet.table import GameTable
from brp_desktop.sheet.table_edits import TableEdit
from brp_desktop.sheet.xantis_table_edits import SetXantisOptions

if TYPE_CHECKING:
    from brp_desktop.controllers.files import FilesController
    from brp_desktop.controllers.table import TableController
    from brp_desktop.controllers.xantis_document import XantisDocument
    from brp_desktop.play.entries import JournalEntry
    from brp_desktop.play.xantis_subjects import XantisSituation
    from brp_desktop.sheet.table_edits import TableEdit


class RoundController(QObject):
    """The Giro. Acts return whether anything changed; what is refused is told by the table's ``refused``.

    Undo and redo are the table's. Pa left and Iniziativa results of people whose sheets are open stand on the sheets
    too, as an undo step there, and what changes there comes into the Giro.
    """

    changed = Signal()
    """The Giro, its people, the rules or the costs chosen may be others: read anew."""
    initiative_rolled = Signal(object)
    """InitiativeResults just put into the Giro; of hidden ones only the game master's panel may tell."""
    mirrored = Signal(object)
    """Tuple of XantisDocument: what was changed in the Giro now stands on these open sheets too."""

    def __init__(
        self, table: "TableController", files: "FilesController", room: XantisRoom, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._table = table
        self._room = room
        self._bases: dict[ParticipantId, Bases] = {}
        self._people: Mapping[ParticipantId, XantisPerson] | None = None
        self._standing: RoundStanding | None = None
        self._silent = self._stepping = False
        self.sheets = RoundSheets(files, self)
        self.sheets.changed.connect(self._on_sheet)
        self.sheets.mirrored.connect(self._on_mirrored)
        self._pairs: dict[tuple[XantisDocument, int], TableEdit] = {}
        """Steps of sheets, by serial, with the step of the table that goes with each."""
        table.changed.connect(self._refresh)
        table.stepped.connect(self._on_step)
        files.opened.connect(self._on_files)
        files.closed.connect(self._on_closed)

    # what is there

    @property
    def round(self) -> Round:
        """The Giro in force."""
        return self._table.table.round

    @property
    def options(self) -> XantisOptions:
        """How the table reads the rules."""
        return self._table.table.xantis_options or DEFAULTS

    @property
    def read_only(self) -> bool:
        """Whether the table may only be looked at."""
        return self._table.read_only

    @property
    def people(self) -> Mapping[ParticipantId, XantisPerson]:
        """Who stands behind the participants, as they are now; nobody behind those who are typed in."""
        if self._people is None:
            found = {}
            seats = self._table.xantis_seats()
            by_entry = {row.id: row.xantis for row in self._table.rows if row.xantis is not None}
            for one in self.round.participants:
                seat = seats.get(f"sheet:{one.document}") if one.document else None
                person = seat.person if seat is not None else by_entry.get(one.entry) if one.entry else None
                if person is not None:
                    found[one.id] = person
            self._people = found
        return self._people

    @property
    def standing(self) -> RoundStanding:
        """What everybody may do now, with the prices of the actions chosen."""
        if self._standing is None:
            self._standing = standing(self.round, self.options, bases=self._bases)
        return self._standing

    @property
    def instants(self) -> tuple[Participant, ...]:
        """Who declared an instantaneous action, in the order of turns."""
        return instants_of(self.round)

    @property
    def out_of_step(self) -> tuple[Participant, ...]:
        """Those whose open sheets say other Pa or another result than the Giro: they were opened later."""
        found = []
        for one in self.round.participants:
            sheet = self.sheets.sheet(one.document)
            if sheet is not None:
                values = self.sheets.values(sheet)
                if (values.pa_left, values.result) != (one.pa_left, one.result):
                    found.append(one)
        return tuple(found)

    @property
    def disagreements(self) -> tuple[tuple[XantisPerson, tuple[str, ...]], ...]:
        """Those whose sheets read the rules otherwise than the table, with the ids of the options in question."""
        return disagreements(self.people.values(), self.options)

    def candidates(self) -> tuple[Joining, ...]:
        """Everybody of Xantis around the table or on an open sheet who does not take part yet."""
        here = {one.document for one in self.round.participants if one.document}
        entries = {one.entry for one in self.round.participants if one.entry is not None}
        rows = {row.xantis.document: row for row in self._table.rows if row.xantis is not None}
        found = []
        for seat in self._table.xantis_seats().values():
            row = rows.get(seat.person.document)
            if (seat.person.has_sheet and seat.person.document in here) or (row is not None and row.id in entries):
                continue
            if row is None:
                found.append(Joining(seat.person))
            else:
                found.append(Joining(seat.person, entry=row.id, group=row.entry.group))
        return tuple(found)

    def bases(self, id_: ParticipantId) -> Bases:
        """The Pa of the actions chosen for somebody."""
        return self._bases.get(id_, Bases())

    def set_bases(self, id_: ParticipantId, bases: Bases) -> None:
        """Choose what the attack and the defence of somebody cost; it is not saved and no step."""
        if bases != self.bases(id_):
            self._bases[id_] = bases
            self._standing = None
            self.changed.emit()

    # who takes part

    def add(self, people: Sequence[Joining]) -> tuple[ParticipantId, ...]:
        """Bring people into the Giro as one step; their ids, nothing if it was refused."""
        before = {one.id for one in self.round.participants}
        if not people or not self.perform(joining(self.round, people)):
            return ()
        return tuple(one.id for one in self.round.participants if one.id not in before)

    def remove(self, ids: Iterable[ParticipantId]) -> bool:
        """Take participants out of the Giro."""
        return self.perform(RemoveParticipants(tuple(ids)))

    def rename(self, id_: ParticipantId, name: str) -> bool:
        """Another name, only in the Giro."""
        return self.perform(RenameParticipant(id_, name))

    def set_group(self, ids: Iterable[ParticipantId], group: GroupId | None) -> bool:
        """Put participants into a group of the list, or into none."""
        return self.perform(SetParticipantField(tuple(ids), "group", group))

    def set_npc(self, ids: Iterable[ParticipantId], npc: bool) -> bool:
        """Whether the Narrator plays them."""
        return self.perform(SetParticipantField(tuple(ids), "npc", npc))

    def set_initiative(self, id_: ParticipantId, value: int | None) -> bool:
        """What Iniziativa is tested with, of somebody typed in."""
        return self.perform(SetParticipantField((id_,), "initiative", value))

    def set_pa_max(self, id_: ParticipantId, value: int) -> bool:
        """Pa Max in the Giro; the Pa left stay."""
        return self.perform(SetParticipantField((id_,), "pa_max", value))

    def add_group(self, name: str, members: Iterable[ParticipantId] = ()) -> bool:
        """A new group, joined by the members at once."""
        return self.perform(AddGroup(name, tuple(members)))

    def rename_group(self, group: GroupId, name: str) -> bool:
        """Another name for a group."""
        return self.perform(RenameGroup(group, name))

    def remove_group(self, group: GroupId) -> bool:
        """Dissolve a group."""
        return self.perform(RemoveGroup(group))

    def refresh(self) -> bool:
        """Bring participants to what their sheets, files and lines of the table say now, as one step."""
        edit = refreshed(self.round, self.people)
        return edit is not None and self.perform(edit)

    def bring_to_sheets(self, ids: Collection[ParticipantId]) -> None:
        """Write the Giro's Pa and result onto the open sheets of these, where they say something else."""
        for one in self.round.participants:
            if one.id in ids:
                self.sheets.bring(one)

    # order

    def initiative_tests(self, only: Collection[ParticipantId] | None = None) -> tuple[InitiativeTest, ...]:
        """Everybody's test of Iniziativa before the dice, with Vdr, chance and what is in the way."""
        return initiative_tests(self.round, self.people, self.options, only=only)

    def roll_initiative(
        self,
        only: Collection[ParticipantId] | None = None,
        *,
        own: Mapping[ParticipantId, tuple[int, ...]] | None = None,
        declared: Collection[ParticipantId] = (),
        situations: "Mapping[ParticipantId, XantisSituation] | None" = None,
    ) -> InitiativeResults | None:
        """Test Iniziativa for all, or for ``only`` some: one step of the Giro, a line of the journal for each.

        ``own`` are real dice, ``declared`` those who choose a Bonus of 0, ``situations`` the circumstances of those
        who have any: difficulty, interpretation, penalties that are left out. None where nobody can test or it is
        refused: then nothing was rolled.
        """
        if self.read_only:
            self._table.refused.emit(EditError("read_only"))
            return None
        hidden = self._room.is_hidden()
        try:
            made = roll_initiative(
                self.initiative_tests(only),
                self._room.source(),
                own=own,
                declared=declared,
                situations=situations,
                hidden=hidden,
            )
        except RulesError as error:
            self._table.refused.emit(error)
            return None
        if not made.results:
            return None
        keep_at_once(self._room, tuple(self.line(id_, result) for id_, result in made.results))
        self.perform(made.edit, mirror=not hidden)
        self.initiative_rolled.emit(made)
        return made

    def set_result(self, id_: ParticipantId, result: int | None) -> bool:
        """A result by hand; None: not tested."""
        return self.perform(SetResults(((id_, result),), by_hand=True))

    def move(self, id_: ParticipantId, before: ParticipantId | None) -> bool:
        """Put somebody before another, None: to the end; across other results it is marked as by hand."""
        return self.perform(MoveParticipant(id_, before))

    def move_by(self, id_: ParticipantId, places: int) -> bool:
        """Move somebody some places down the order, or up."""
        order = [one.id for one in self.round.participants]
        if id_ not in order:
            return False
        at = order.index(id_)
        to = max(0, min(len(order) - 1, at + places))
        del order[at]
        return to != at and self.move(id_, order[to] if to < len(order) else None)

    def order_by_results(self) -> bool:
        """Undo every place by hand."""
        return self.perform(OrderByResults())

    # turns and actions

    def act(self, id_: ParticipantId | None) -> bool:
        """Choose who acts."""
        return self.perform(ChooseActing(id_))

    def next_turn(self) -> bool:
        """The turn goes on; refused after the last."""
        return self.perform(NextTurn())

    def declare(self, label: str = "", target: ParticipantId | None = None) -> bool:
        """What the one who acts attempts."""
        return self.perform(DeclareAction(label, target))

    def set_margin(self, margin: int) -> bool:
        """The margin of that action's test."""
        return self.perform(SetActionMargin(margin))

    def resolve(self) -> bool:
        """The effects are applied."""
        return self.perform(ResolveAction())

    def declare_instant(self, id_: ParticipantId) -> bool:
        """Somebody declares an instantaneous action."""
        return self.perform(DeclareInstant(id_))

    def spend(self, id_: ParticipantId, cost: int, kind: str = "basic", label: str = "") -> bool:
        """Spend Pa; refused where they are not there."""
        return self.perform(Spend(id_, cost, kind, label))

    def pay(self, id_: ParticipantId, way: Possibility, label: str = "") -> bool:
        """Pay for one of the things somebody may do; refused with ``missing_cost`` while its own Pa are not chosen."""
        if way.is_open:
            one = self.round.find(id_)
            self._table.refused.emit(RulesError("missing_cost", name="" if one is None else one.shown_name))
            return False
        return self.spend(id_, way.price.cost, way.price.kind, label)

    def correct_pa(self, id_: ParticipantId, left: int) -> bool:
        """Set the Pa left by hand."""
        return self.perform(CorrectPa(id_, left))

    def end_giro(self, again: bool = False) -> bool:
        """End the Giro: Pa come back, and Iniziativa is to be tested ``again`` or the order stays."""
        return self.perform(EndGiro(again))

    def clear(self) -> bool:
        """Everybody out, no Giro played; the groups stay."""
        return self.perform(ClearRound())

    def set_options(self, options: XantisOptions | None) -> bool:
        """How the table reads the rules; None: as usual."""
        return self.perform(SetXantisOptions(options))

    def perform(self, edit: TableEdit, *, mirror: bool = True) -> bool:
        """Carry an edit of the Giro out as one step of the table; ``mirror`` off: open sheets are left alone."""
        before = self._silent, self._stepping
        self._silent, self._stepping = not mirror, edit.merge_key is not None
        try:
            return self._table.perform(edit)
        finally:
            self._silent, self._stepping = before

    def line(self, id_: ParticipantId, result: XantisResult) -> "JournalEntry":
        """The journal's line for a test of somebody in the Giro."""
        person, one = self.people.get(id_), self.round.find(id_)
        name = "" if one is None else one.shown_name
        return xantis_entry(result, "" if person is None else person.document, name, self._room.now())

    def _on_step(self, before: GameTable) -> None:
        """Bring what a step changed in the Giro onto the open sheets."""
        if before.round is not self.round and not self._silent:
            self.sheets.write(before.round, self.round, merges=self._stepping)

    def _on_files(self, *ignored: object) -> None:
        self._refresh()

    def _on_closed(self, document: object) -> None:
        self._pairs = {key: edit for key, edit in self._pairs.items() if key[0] is not document}
        self._refresh()

    def _on_sheet(self, document: "XantisDocument", before: SheetValues) -> None:
        """Something of a sheet is another: take exactly that into the Giro."""
        now = self.sheets.values(document)
        one = next((each for each in self.round.participants if each.document == document.document_id), None)
        if one is None or self.read_only:
            return
        changed = one
        if now.pa_max != before.pa_max:
            changed = replace(changed, pa_max=now.pa_max)
        if now.pa_left != before.pa_left:
            changed = replace(changed, pa_left=now.pa_left)
        if now.initiative != before.initiative:
            changed = replace(changed, initiative=now.initiative)
        if now.result != before.result:
            changed = replace(changed, result=now.result, by_hand=False)
        if changed != one and not self._by_history(document, changed):
            done = self.perform(TakeFromSheets((changed,)))
            if done and document.redo_step is None:
                self._pair(document)

    def _by_history(self, document: "XantisDocument", wanted: Participant) -> bool:
        """Take back or bring again the table's step that goes with the step which the sheet took back or brought again,
        where it is the table's last one: else what was undone at the table would be lost."""
        undone, done = document.redo_step, document.undo_step
        if undone is not None and self._pairs.get((document, undone.serial), self) is self._table.undo_edit:
            self._table.undo()
        elif done is not None and self._pairs.get((document, done.serial), self) is self._table.redo_edit:
            self._table.redo()
        return self.round.find(wanted.id) == wanted

    def _pair(self, document: "XantisDocument") -> None:
        step, edit = document.undo_step, self._table.undo_edit
        if step is not None and edit is not None:
            self._pairs[document, step.serial] = edit

    def _on_mirrored(self, documents: "tuple[XantisDocument, ...]") -> None:
        for document in documents:
            if document.redo_step is None:
                self._pair(document)
        self.mirrored.emit(documents)

    def _refresh(self) -> None:
        self._people = self._standing = None
        known = {one.id for one in self.round.participants}
        self._bases = {id_: bases for id_, bases in self._bases.items() if id_ in known}
        self.changed.emit()
