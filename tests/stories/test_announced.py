"""What is announced: each result once, how it ended first; what is refused and each strip of the window once."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import QApplication, QWidget

from brp_desktop.controllers.language import LANGUAGES
from brp_desktop.play.subjects import SubjectName
from brp_desktop.play.xantis_subjects import XantisSubject
from brp_desktop.views.announce import announce, announce_new

Hear = Callable[[], list[str]]
LISTEN = SubjectName(skill="listen")


@pytest.fixture
def hear(monkeypatch: pytest.MonkeyPatch, qapp: QApplication) -> Iterator[Hear]:
    """What a reader was told since it was asked last, in every window."""
    told: list[str] = []

    def note(event: QAccessibleEvent) -> None:
        if event.type() == QAccessible.Event.Announcement:
            told.append(event.message())

    def since() -> list[str]:
        for _ in range(5):
            QApplication.processEvents()
        found = told[:]
        told.clear()
        return found

    QAccessible.setActive(True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", note)
    yield since
    monkeypatch.undo()
    QAccessible.setActive(False)


@pytest.mark.parametrize(
    ("lang", "level", "title"),
    [
        ("en", "Special success", "Listen"),
        ("fr", "Réussite spéciale", "Écoute"),
        ("it", "Successo speciale", "Ascoltare"),
    ],
)
def test_a_roll(start, sample: Path, hear: Hear, lang: str, level: str, title: str) -> None:
    """By click, by key and with own dice: one announcement each, the level first."""
    player = start(sample, lang=lang)
    hear()
    player.dice.next_rolls = [7, 61]
    player.click("listen")
    (said,) = hear()
    assert said.startswith(f"{level}. 07. {title} 45")
    player.press(Qt.Key.Key_Space)
    (said,) = hear()
    assert said.split(". ")[1] == "61"
    player.press(Qt.Key.Key_O)
    player.type("07")
    player.press(Qt.Key.Key_Return)
    (said,) = hear()
    assert said.startswith(f"{level}. 07. {title} 45")


def test_what_is_refused(start, sample: Path, hear: Hear) -> None:
    """Own dice that cannot fall, and the mode of the sheet: each is said once."""
    player = start(sample)
    player.dice.next_rolls = [7]
    player.click("listen")
    hear()
    player.press(Qt.Key.Key_O)
    player.type("777")
    player.press(Qt.Key.Key_Return)
    (said,) = hear()
    assert "01" in said
    player.press(Qt.Key.Key_Escape)
    hear()
    player.window.set_editing(True)
    assert hear() == ["Edit mode."]
    player.window.set_editing(False)
    assert hear() == ["Play mode."]


def test_undo(start, sample: Path, hear: Hear) -> None:
    """What was taken back is named, once."""
    player = start(sample)
    player.dice.next_rolls = [7]
    player.click("listen")
    hear()
    player.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    (said,) = hear()
    assert "Listen" in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_test_of_xantis(start, nerea: Path, hear: Hear, lang: str) -> None:
    """Success or failure first, then Bonus or Malus, the score and how it came about."""
    player = start(nerea, lang=lang)
    hear()
    player.window.sheet.choose_requested.emit(XantisSubject(id="forza"))
    hear()
    player.dice.next_faces = [6, 5, 1, 1, 3]
    player.window.dice_panel.roll()
    (said,) = hear()
    assert said.split(",")[0] == {"en": "Failure", "fr": "Échec", "it": "Insuccesso"}[lang]
    assert ". Forza. " in said
    player.window.dice_panel.roll()
    (said,) = hear()
    assert said.startswith({"en": "Critical success", "fr": "Succès critique", "it": "Successo critico"}[lang])


def gm_page(player, page: str) -> QWidget:
    """A page of the game master in front."""
    player.window.actions_[page].trigger()
    QApplication.processEvents()
    found = player.window.gm.panel.pages.currentWidget()
    assert found is not None
    return found


def test_the_game_master(start, sample: Path, project_root: Path, tmp_path: Path, hear: Hear) -> None:
    """An opposed check, a group of one and of several, a hidden roll: who wins or how many succeed comes first."""
    other = tmp_path / "bran-tregear.rpgsheet"
    other.write_bytes((project_root / "resources" / "samples" / other.name).read_bytes())
    player = start(other, sample, size=(1400, 900))
    keys = {each.character.name: f"sheet:{each.document_id}" for each in player.context.files.documents}
    contests = player.window.gm.master.contests
    page = gm_page(player, "gm_opposed")
    contests.set_who("a", (keys["Adèle Fournier"],))
    contests.set_name("a", SubjectName(skill="stealth"))
    contests.set_who("b", (keys["Bran Tregear"],))
    contests.set_name("b", LISTEN)
    hear()
    player.dice.next_rolls = [8, 22]
    page.roll()
    (said,) = hear()
    assert said.startswith("Adèle Fournier wins: success. Adèle Fournier 08, Bran Tregear 22.")
    page = gm_page(player, "gm_group")
    hear()
    player.dice.next_rolls = [7, 99]
    page.roll()
    (said,) = hear()
    assert said == "1 of 2 succeed."
    player.window.actions_["hidden_roll"].trigger()
    hear()
    player.dice.next_rolls = [7, 99]
    page.roll()
    assert hear() == ["Hidden roll made."]


def test_a_strip_is_said_when_it_comes(start, sample: Path, hear: Hear) -> None:
    """The file that another program changed; not again with each look at it, but again when it comes again."""
    player = start()
    document = player.open(sample)
    hear()
    banner = player.window.banner
    sample.write_bytes(sample.read_bytes().replace(b"Journaliste", b"Photographe"))
    banner.show_changed_on_disk(document)
    assert hear() == ["Another program changed the file of this sheet."]
    banner.show_document(document)
    assert hear() == []
    player.window.status_bar.say("The page could not be written.")
    assert hear() == ["The page could not be written."]


def test_one_go_is_one_announcement(qapp: QApplication, hear: Hear) -> None:
    """Sentences of one go are joined, the same one is said once; a widget that is gone says nothing."""
    widget, gone = QWidget(), QWidget()
    widget.show()
    for sentence in ("Success", "Ticked.", "Success"):
        announce(widget, sentence)
    assert hear() == ["Success. Ticked."]
    announce(widget, "Success")
    assert hear() == ["Success."]
    announce(gone, "Lost")
    gone.deleteLater()
    QApplication.sendPostedEvents(gone, 52)
    del gone
    assert hear() in ([], ["Lost."])
    for sentence, wanted in (("Here", ["Here."]), ("Here", []), ("", []), ("Here", ["Here."])):
        announce_new(widget, sentence)
        assert hear() == wanted
    widget.hide()
    announce_new(widget, "Unseen")
    assert hear() == []
