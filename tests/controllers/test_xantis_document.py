"""A Xantis character as a document: the same door for change as for percentile characters, with its own types."""

from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from brp_desktop.controllers.all_rolls import AllRolls
from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.controllers.roll_log import RollLog
from brp_desktop.controllers.rolls import RollsController
from brp_desktop.controllers.systems import as_brp, as_xantis, brp_documents, document_of
from brp_desktop.controllers.xantis_document import XantisDocument
from brp_desktop.sheet.errors import EditError
from brp_desktop.sheet.new import new_character
from brp_desktop.sheet.new_xantis import new_xantis
from brp_desktop.sheet.xantis import NodeId
from brp_desktop.sheet.xantis_changes import XantisChangeSet
from brp_desktop.sheet.xantis_edits import SetNodeValue, SetPaLeft, SetXantisIdentity, SpendPa
from brp_desktop.storage import new_document, open_document, save_document

FORZA, GINNASTA, PRONTEZZA = NodeId("forza"), NodeId("ginnasta"), NodeId("prontezza")


@pytest.fixture
def nerea(qapp: QApplication) -> XantisDocument:
    """A new Xantis character, open."""
    return XantisDocument(new_xantis(name="Nerea"))


def test_edits_are_steps_and_the_rest_is_worked_out(nerea: XantisDocument) -> None:
    """A value changes the capacities below it; each change says what differs; undo and redo bring both back."""
    heard: list[XantisChangeSet] = []
    nerea.changed.connect(heard.append)
    assert nerea.perform(SetNodeValue(PRONTEZZA, 5))
    assert nerea.perform(SetNodeValue(GINNASTA, 3))
    assert nerea.derived.nodes[GINNASTA].capacity == 8
    assert PRONTEZZA in heard[0].nodes
    assert GINNASTA in heard[0].nodes, "what stands below is shown differently too"
    assert heard[1].nodes == {GINNASTA}
    assert not nerea.perform(SetNodeValue(GINNASTA, 3)), "nothing differs"
    assert not nerea.is_saved
    assert nerea.undo().edit == SetNodeValue(GINNASTA, 3)
    assert nerea.derived.nodes[GINNASTA].capacity == 5
    nerea.undo()
    assert nerea.is_saved
    assert nerea.character == new_xantis(name="Nerea")
    nerea.redo()
    assert nerea.derived.nodes[PRONTEZZA].capacity == 5


def test_pa_that_are_not_there_change_nothing(nerea: XantisDocument) -> None:
    """The rules refuse it, no step is made."""
    nerea.perform(SetPaLeft(2))
    step = nerea.undo_step
    with pytest.raises(EditError):
        nerea.perform(SpendPa(3))
    assert nerea.undo_step is step
    assert nerea.derived.pa_left == 2


def test_recovered_work_is_one_step(nerea: XantisDocument) -> None:
    """Undo goes back to the file; the work counts as unsaved."""
    before = nerea.character
    nerea.recover(nerea.sheet.with_character(replace(before, people="viandante")))
    assert (nerea.role, nerea.is_saved) == ("viandante", False)
    nerea.undo()
    assert nerea.character == before


def test_taken_from_the_disk(nerea: XantisDocument) -> None:
    """The history starts anew, derived values are those of the file."""
    nerea.perform(SetNodeValue(FORZA, 9))
    heard: list[XantisChangeSet] = []
    nerea.changed.connect(heard.append)
    other = SetNodeValue(FORZA, 4).apply(new_xantis(name="Nerea"))
    nerea.replace_from_disk(new_document(other))
    assert nerea.derived.nodes[FORZA].capacity == 4
    assert heard[0].nodes == {FORZA}
    assert nerea.undo_step is None
    assert nerea.is_saved


def test_a_read_only_sheet_refuses(qapp: QApplication) -> None:
    """It says so and stays as it is."""
    sheet = replace(new_document(new_xantis()), read_only=True)
    document = XantisDocument(new_xantis(), sheet)
    refused: list[Exception] = []
    document.refused.connect(refused.append)
    assert not document.perform(SetXantisIdentity("name", "Nerea"))
    assert [str(error.code) for error in refused] == ["read_only"]
    assert document.character.name == ""


def test_each_sheet_opens_as_its_own_kind(qapp: QApplication, tmp_path: Path) -> None:
    """The file decides; whoever asks for one system gets nothing of the other."""
    parent = QObject()
    documents = []
    for name, character in (("b", new_character()), ("x", new_xantis())):
        path = tmp_path / f"{name}.rpgsheet"
        save_document(new_document(character), path)
        documents.append(document_of(open_document(path), parent))
    percentile, xantis = documents
    assert (type(percentile), type(xantis)) == (BrpDocument, XantisDocument)
    assert (percentile.system, xantis.system) == ("brp", "xantis")
    assert (as_brp(percentile), as_brp(xantis), as_brp(None)) == (percentile, None, None)
    assert (as_xantis(percentile), as_xantis(xantis), as_xantis(None)) == (None, xantis, None)
    assert brp_documents(documents) == [percentile]
    assert xantis.waiting_ticks == 0


def test_only_the_rolls_of_the_sheet_in_front_have_it(nerea: XantisDocument, log: RollLog) -> None:
    """Made when first wanted, one for each system; what is in front of the one is not in front of the other."""
    percentile = RollsController(log)
    rolls = AllRolls(percentile, log)
    bran = BrpDocument(new_character())
    rolls.watch(bran)
    rolls.set_document(bran)
    assert percentile.document is bran
    rolls.watch(nerea)
    rolls.set_document(nerea)
    tests = rolls.of("xantis")
    assert (percentile.document, tests.document) == (None, nerea)
    assert rolls.of("xantis") is tests
    nerea.close()
    assert tests.document is None
    rolls.set_document(None)
    assert percentile.document is None
