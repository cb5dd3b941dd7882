"""Sheets of one name beside each other: tabs, title, search and the question before closing say which is which."""

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication

from brp_desktop.controllers.document import file_beside
from brp_desktop.controllers.interaction import UnsavedChoice
from brp_desktop.sheet.edits import SetIdentity
from brp_desktop.views.find_hits import SHEET
from brp_desktop.views.window_finding import WindowFinding

CONTROL = Qt.KeyboardModifier.ControlModifier


def names(player) -> list[str]:
    tabs = player.window.tabs
    return [tabs.tabText(index) for index in range(tabs.count())]


@pytest.fixture
def twins(start, sample: Path, tmp_path: Path):
    """Two tabs of one character: a sheet saved as another, and the first one opened again."""
    player = start()
    document = player.open(sample)
    player.answers.save_path = tmp_path / "b.rpgsheet"
    assert player.context.files.save_as(document)
    assert names(player) == ["Adèle Fournier"], "one alone is called by its name"
    player.open(sample)
    return player


def test_after_save_as_the_title_shows_the_other_file(start, sample: Path, tmp_path: Path) -> None:
    """D10: the file stands in the title where it is not called like the character."""
    player = start()
    document = player.open(sample.rename(tmp_path / "adele-fournier.rpgsheet"))
    assert player.window.windowTitle() == "Adèle Fournier[*] — brp_desktop"
    player.answers.save_path = tmp_path / "b.rpgsheet"
    assert player.context.files.save_as(document)
    assert player.window.windowTitle() == "Adèle Fournier (b)[*] — brp_desktop"
    document.perform(SetIdentity("name", "B"))
    assert player.window.windowTitle() == "B[*] — brp_desktop"


def test_two_tabs_of_one_name_show_their_files(twins, sample: Path, tmp_path: Path) -> None:
    player = twins
    assert names(player) == ["Adèle Fournier (b)", f"Adèle Fournier ({sample.stem})"]
    tabs = player.window.tabs
    assert tabs.accessibleTabName(0) == "Adèle Fournier (b)"
    for index, path in enumerate((tmp_path / "b.rpgsheet", sample)):
        assert str(path) in tabs.tabToolTip(index)
        tabs.setCurrentIndex(index)
        assert player.window.windowTitle() == f"Adèle Fournier ({path.stem})[*] — brp_desktop"
    second = player.window.sheets.documents[1]
    second.perform(SetIdentity("name", "Odile"))
    assert names(player) == ["Adèle Fournier", "Odile"], "the other one takes note"
    second.undo()
    assert names(player)[0] == "Adèle Fournier (b)"
    player.context.files.close(second)
    assert names(player) == ["Adèle Fournier"]


def test_of_one_file_name_the_folder_is_shown_too(twins, tmp_path: Path) -> None:
    player = twins
    player.answers.save_path = tmp_path / "old" / "b.rpgsheet"
    player.answers.save_path.parent.mkdir()
    assert player.context.files.save_as(player.document)
    assert names(player) == [f"Adèle Fournier ({tmp_path.name}/b)", "Adèle Fournier (old/b)"]


def test_a_sheet_without_a_file_has_nothing_beside_it(start) -> None:
    player = start()
    player.context.files.new("srd")
    player.context.files.new("srd")
    assert names(player) == ["Without a name", "Without a name"]
    assert player.window.windowTitle() == "Without a name[*] — brp_desktop"


def test_the_question_before_closing_says_which(twins, monkeypatch: pytest.MonkeyPatch, sample: Path) -> None:
    """Not saved is the first; the one in front is the other."""
    player = twins
    asked: list[str] = []

    def ask(name: str) -> UnsavedChoice:
        asked.append(name)
        return UnsavedChoice.CANCEL

    monkeypatch.setattr(player.answers, "ask_unsaved", ask)
    first = player.window.sheets.documents[0]
    first.perform(SetIdentity("place", "Rennes"))
    assert not player.context.files.close_all()
    assert asked == ["Adèle Fournier (b)"]
    first.undo()


def test_the_search_says_which(twins) -> None:
    hits = WindowFinding(twins.window).everything()
    found = [hit.name for hit, _ in hits if hit.kind == SHEET]
    assert found == ["Adèle Fournier (b)"], "the one in front is not among them"


def test_signs_of_a_name_are_shown_as_they_are(twins, tmp_path: Path) -> None:
    """A path is no markup and no mnemonic."""
    player = twins
    player.answers.save_path = tmp_path / "<b>R&B.rpgsheet"
    assert player.context.files.save_as(player.document)
    QApplication.sendEvent(player.window, QEvent(QEvent.Type.LanguageChange))
    assert names(player)[1] == "Adèle Fournier (<b>R&&B)"
    assert "&lt;b&gt;" in player.window.tabs.tabToolTip(1)


@pytest.mark.parametrize(
    ("name", "stem", "shown"),
    [
        ("Adèle Fournier", "adele-fournier", ""),
        ("Adèle Fournier", "Adèle_Fournier", ""),
        ("Adèle Fournier", "Adèle Fournier 2", "Adèle Fournier 2"),
        ("L’Ours", "lours", ""),
        ("", "b", "b"),
    ],
)
def test_a_file_called_like_the_character_needs_no_place(start, sample, name: str, stem: str, shown: str) -> None:
    player = start()
    document = player.open(sample)
    document.perform(SetIdentity("name", name))
    player.answers.save_path = sample.with_name(f"{stem}.rpgsheet")
    assert player.context.files.save_as(document)
    assert file_beside(document) == shown
