"""Quick find: accents, English names, the order of the hits, and what each key does."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.controllers.language import Language
from brp_desktop.painting.theme import load_theme
from brp_desktop.play.rolling import Subject
from brp_desktop.rules.brp import Difficulty
from brp_desktop.storage import open_document
from brp_desktop.views.brp.finding import candidates
from brp_desktop.views.find_hits import search
from brp_desktop.views.quick_find import QuickFind


@pytest.fixture
def document(qapp: QApplication, project_root: Path) -> BrpDocument:
    """The French sample."""
    return BrpDocument(open_document(project_root / "resources" / "samples" / "adele-fournier.rpgsheet").character)


def names(document: BrpDocument, text: str, lang: str) -> list[str]:
    return [hit.name for hit in search(candidates(document, lang), text)]


@pytest.mark.parametrize("text", ["ecou", "ÉCOU", "écou", "Listen", "lis"])
def test_found_by_any_spelling_and_in_english(document: BrpDocument, text: str) -> None:
    """L01: «ecou» finds Écoute; so does its English name in a French sheet."""
    assert names(document, text, "fr")[0] == "Écoute"


def test_prefix_before_word_start_before_inside(document: BrpDocument) -> None:
    """The best hit is first; each group is in the language's order."""
    found = names(document, "st", "en")
    assert found[:4] == ["Stamina", "Status (Presse)", "Stealth", "Strategy"]
    assert found.index("Firearm (Pistol)") > found.index("Strategy")
    # Her pocket pistol begins with it, the skill has it as a word.
    assert names(document, "pis", "en")[:2] == ["Pistolet de poche", "Firearm (Pistol)"]


def test_only_what_can_be_rolled(document: BrpDocument) -> None:
    """Size has no roll; a family without speciality is not offered."""
    everything = {hit.subject for hit, _ in candidates(document, "en")}
    assert Subject("characteristic", "siz") not in everything
    assert Subject("characteristic", "pow") in everything
    assert len(everything) == len(candidates(document, "en"))


@pytest.fixture
def find(qapp: QApplication, document: BrpDocument) -> QuickFind:
    Language().choose("en")
    holder = QWidget()
    popup = QuickFind(load_theme("paper"), holder)
    popup.open_for(document, (Subject("skill", "dodge"),), QPoint(0, 0), editing=False)
    yield popup
    popup.close()
    holder.deleteLater()


def test_keys(find: QuickFind, document: BrpDocument) -> None:
    """↓ chooses, Enter rolls, Ctrl+Enter only chooses, Alt+D rolls at Difficult, Esc closes."""
    rolled, chosen = [], []
    find.roll_requested.connect(lambda subject, difficulty: rolled.append((subject.id, difficulty)))
    find.choose_requested.connect(lambda subject: chosen.append(subject.id))
    assert [hit.subject.id for hit in find.hits()] == ["dodge"]
    QTest.keyClicks(find.edit, "ste")
    assert find.hits()[0].match == (0, 3)
    QTest.keyClick(find.edit, Qt.Key.Key_Return)
    assert (rolled, find.isVisible()) == ([("stealth", None)], False)
    find.open_for(document, (), QPoint(0, 0), "st", editing=False)
    QTest.keyClick(find.edit, Qt.Key.Key_Down)
    QTest.keyClick(find.edit, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert chosen == [find.hits()[1].subject.id]
    find.open_for(document, (), QPoint(0, 0), "ste", editing=False)
    QTest.keyClick(find.edit, Qt.Key.Key_D, Qt.KeyboardModifier.AltModifier)
    assert rolled[-1] == ("stealth", Difficulty.DIFFICULT)
    find.open_for(document, (), QPoint(0, 0), "ste", editing=False)
    QTest.keyClick(find.edit, Qt.Key.Key_Escape)
    assert not find.isVisible()


def test_in_edit_mode_enter_goes_to_the_field(find: QuickFind, document: BrpDocument) -> None:
    """No die is rolled in edit mode."""
    rolled, chosen = [], []
    find.roll_requested.connect(lambda *what: rolled.append(what))
    find.choose_requested.connect(chosen.append)
    find.open_for(document, (), QPoint(0, 0), "ste", editing=True)
    QTest.keyClick(find.edit, Qt.Key.Key_Return)
    assert (len(rolled), [subject.id for subject in chosen]) == (0, ["stealth"])


def test_nothing_found_is_said(find: QuickFind) -> None:
    """In words, with what was typed."""
    find.edit.setText("xyzzy")
    assert find._nothing.text() == "No skill or roll called “xyzzy”."
    assert find.hits() == []


@pytest.mark.parametrize("text", ["z" * 100_000, "q\0\u202e\nq", "😀" * 500, "%n {name} <b>"])
def test_whatever_was_pasted_is_answered_in_a_line(find: QuickFind, text: str) -> None:
    find.edit.setText(text)
    assert find.hits() == []
    said = find._nothing.text()
    assert len(said) < 120
    assert said.isprintable()


def test_a_hit_that_a_screen_reader_presses(document: BrpDocument, qtbot) -> None:
    """The one thing it can do with a row is to select it: the same as a click, once."""
    parent = QWidget()
    qtbot.addWidget(parent)
    find = QuickFind(load_theme("paper"), parent)
    find.open_for(document, (), QPoint(0, 0), "st", editing=False)
    rolled = []
    find.roll_requested.connect(lambda subject, difficulty: rolled.append(subject))
    second = QAccessible.queryAccessibleInterface(find.list).child(1)
    name = second.text(QAccessible.Text.Name)
    second.actionInterface().doAction("Toggle")
    QApplication.processEvents()
    assert name.startswith(find.hits()[1].name)
    assert rolled == [find.hits()[1].subject]
    assert not find.isVisible()
