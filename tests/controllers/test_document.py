"""The one door for change, tried by many random histories against two plain lists."""

from dataclasses import replace

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule
from msgspec import structs
from PySide6.QtWidgets import QApplication

from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.rules.brp import UGE
from brp_desktop.sheet.brp import BrpCharacter
from brp_desktop.sheet.derive import derive
from brp_desktop.sheet.edits import SetIdentity, SetPoints, SetTick
from brp_desktop.sheet.ids import SkillId
from brp_desktop.sheet.new import new_character
from brp_desktop.storage import new_document

START = new_character(UGE, name="Start")
SKILLS = [SkillId("listen"), SkillId("dodge"), SkillId("spot")]


def unstamped(character: BrpCharacter) -> BrpCharacter:
    """The character without when and by which line its ticks were given."""
    return replace(character, skills=tuple(replace(skill, tick=None) for skill in character.skills))


class Histories(RuleBasedStateMachine):
    """Z03: typing in two fields (which merges), ticks (which do not), undo, redo and save in any order."""

    def __init__(self) -> None:
        super().__init__()
        self.document = BrpDocument(START)
        self.done = [START]
        self.undone: list[object] = []
        self.open_key: object = None
        self.saved = START
        self.told = START
        self.document.changed.connect(self._follow)

    def _follow(self, changes: object) -> None:
        self.told = self.document.character

    def _perform(self, edit: object) -> None:
        before = self.done[-1]
        after = edit.apply(before)
        assert self.document.perform(edit) is (after != before)
        if after == before:
            return
        # The one door stamps ticks with time and id; all the rest is the edit's.
        assert unstamped(self.document.character) == unstamped(after)
        after = self.document.character
        self.undone.clear()
        key = edit.merge_key
        if key is not None and key == self.open_key and len(self.done) > 1:
            self.done.pop()
            if after == self.done[-1]:
                self.open_key = None
                return
        self.done.append(after)
        self.open_key = key

    @rule(name=st.sampled_from(["Ada", "Adel", "Adèle", "Start"]))
    def type_name(self, name: str) -> None:
        self._perform(SetIdentity("name", name))

    @rule(skill=st.sampled_from(SKILLS), points=st.integers(0, 3))
    def type_points(self, skill: SkillId, points: int) -> None:
        self._perform(SetPoints(skill, "personal", points))

    @rule(skill=st.sampled_from(SKILLS), on=st.booleans())
    def tick(self, skill: SkillId, on: bool) -> None:
        self._perform(SetTick(skill, on))

    @rule()
    def undo(self) -> None:
        assert (self.document.undo() is not None) is (len(self.done) > 1)
        if len(self.done) > 1:
            self.undone.append(self.done.pop())
            self.open_key = None

    @rule()
    def redo(self) -> None:
        assert (self.document.redo() is not None) is bool(self.undone)
        if self.undone:
            self.done.append(self.undone.pop())
            self.open_key = None

    @rule()
    def save(self) -> None:
        self.saved = self.done[-1]
        self.document.mark_saved(new_document(self.saved))
        self.open_key = None

    @invariant()
    def same_as_the_lists(self) -> None:
        assert self.document.character == self.done[-1]
        assert self.told == self.done[-1]
        assert self.document.is_saved is (self.done[-1] == self.saved)
        assert (self.document.undo_step is not None) is (len(self.done) > 1)
        assert (self.document.redo_step is not None) is bool(self.undone)
        fresh = derive(self.done[-1])
        assert {id_: row.score for id_, row in self.document.derived.skills.items()} == {
            id_: row.score for id_, row in fresh.skills.items()
        }


def test_any_history_equals_two_lists(qapp: QApplication) -> None:
    """Z01, Z03: undo all, redo all, in every order; derived values are those of the value in force."""
    machine = Histories.TestCase
    machine.settings = settings(max_examples=settings.default.max_examples // 2, stateful_step_count=25, deadline=None)
    machine().runTest()


def test_an_edit_that_changes_nothing_is_no_step(document: BrpDocument) -> None:
    """Nothing to undo, nothing to save, nobody told."""
    told = []
    document.changed.connect(told.append)
    assert not document.perform(SetIdentity("name", "Test"))
    assert (told, document.undo_step, document.is_saved) == ([], None, True)


def test_a_recovered_document_is_unsaved_until_it_is_saved(document: BrpDocument) -> None:
    """Work out of a draft counts as unsaved although nothing was edited."""
    document.mark_recovered()
    assert not document.is_saved
    document.mark_saved(document.sheet)
    assert document.is_saved


def test_read_only_refuses_in_words(qapp: QApplication, character) -> None:
    """D06: the value stays, and who asked is told."""
    sheet = structs.replace(new_document(character), read_only=True)
    document = BrpDocument(character, sheet)
    refused = []
    document.refused.connect(refused.append)
    assert not document.perform(SetIdentity("name", "Other"))
    assert document.character == character
    assert [error.code for error in refused] == ["read_only"]


def test_half_typed_text_is_asked_for(document: BrpDocument) -> None:
    """D11: before a save every field hands in what it holds."""
    document.commit_requested.connect(lambda: document.perform(SetIdentity("place", "Brest")))
    document.commit_pending()
    assert document.character.place == "Brest"


@pytest.mark.parametrize("steps", [1, 4])
def test_steps_are_told_in_order(document: BrpDocument, steps: int) -> None:
    """Followers hear performed, undone and redone with the same step."""
    heard: list[tuple[str, int]] = []
    document.performed.connect(lambda step: heard.append(("performed", step.serial)))
    document.undone.connect(lambda step: heard.append(("undone", step.serial)))
    document.redone.connect(lambda step: heard.append(("redone", step.serial)))
    for number in range(steps):
        document.perform(SetTick(SKILLS[number % 3], number % 2 == 0 or number > 2))
    last = heard[-1][1]
    document.undo()
    document.redo()
    assert heard[-2:] == [("undone", last), ("redone", last)]
