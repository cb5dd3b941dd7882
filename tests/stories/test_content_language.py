"""Names of a sheet in a language of its own: on the sheet, in rolls, on paper, in exports; with undo, in the file."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QLabel

from brp_desktop.controllers.language import content_language, current_language, language_of
from brp_desktop.painting.pages.paper import PrintOptions
from brp_desktop.sheet.edits import SetIdentity
from brp_desktop.storage import open_document
from brp_desktop.views.printing.content import sheet_pages

LISTEN = {"en": "Listen", "fr": "Écoute", "it": "Ascoltare"}


def choose(player, code: str) -> None:
    """Choose a language in the menu."""
    player.application.commands._check_content()
    player.window.actions_[f"content:{code}"].trigger()
    QApplication.processEvents()


def row_name(player, id_: str = "listen") -> str:
    """The name of a skill as its row has it."""
    return player.window.sheet.skills_page.rows[player.skill(id_).id].name


def strength(player) -> str:
    """The abbreviation in the first cell."""
    model = player.window.sheet.characteristics
    return model.characteristic_row(model.keys[0]).abbreviation


@pytest.mark.parametrize("code", ["en", "fr", "it"])
def test_names_stand_in_the_language_of_the_sheet_at_once_and_undo_brings_the_others_back(
    start, sample: Path, code: str
) -> None:
    player = start(sample, lang="en")
    choose(player, code)
    assert player.document.character.language == code
    assert row_name(player) == LISTEN[code]
    assert (content_language(), current_language()) == (code, "en")
    assert strength(player) == {"en": "STR", "fr": "FOR", "it": "FOR"}[code]
    player.dice.next_rolls = [7]
    player.click("listen")
    assert LISTEN[code] in player.said[-1]
    assert "Special success" in player.said[-1], "the sentence is that of the window"
    player.document.undo()  # the tick
    player.document.undo()
    QApplication.processEvents()
    assert player.document.character.language is None
    assert row_name(player) == "Listen"


def test_each_sheet_keeps_its_own(start, sample: Path, tmp_path: Path) -> None:
    player = start(sample, lang="it")
    choose(player, "fr")
    first = player.document
    player.answers.save_path = tmp_path / "adele.rpgsheet"
    assert player.context.files.save_as(first)
    player.context.files.new("uge")
    QApplication.processEvents()
    assert row_name(player, player.document.character.skills[0].id) != ""
    assert content_language() == "it"
    assert strength(player) == "FOR"
    player.window.show_document(first)
    QApplication.processEvents()
    assert content_language() == "fr"
    assert row_name(player) == "Écoute"
    player.context.language.choose("en")
    QApplication.processEvents()
    assert row_name(player) == "Écoute", "another language of the window leaves the sheet's alone"
    assert open_document(tmp_path / "adele.rpgsheet").character.language == "fr"


def test_paper_and_exports_are_in_the_language_of_the_sheet(start, sample: Path) -> None:
    from brp_desktop.storage.exporters import export

    player = start(lang="en")
    document = player.open(sample)
    document.perform(SetIdentity("language", "fr"))
    assert language_of(document.character) == "fr"
    words = " ".join(sheet_pages(document.character, PrintOptions()).words())
    assert "Écoute" in words
    assert "Listen" not in words
    assert "Écoute" in export(document.sheet, "markdown", language_of(document.character)).decode()


def test_a_language_that_is_not_complete_here_is_kept_and_not_used(start, sample: Path, tmp_path: Path) -> None:
    file = tmp_path / "later.rpgsheet"
    file.write_bytes(sample.read_bytes().replace(b'"name":', b'"language": "de",\n\t"name":', 1))
    player = start(lang="fr")
    document = player.open(file)
    assert row_name(player) == "Écoute"
    document.perform(SetIdentity("place", "Ar-Men"))
    assert player.context.files.save(document)
    assert open_document(file).character.language == "de"


def test_characteristics_in_two_languages(start, sample: Path) -> None:
    player = start(sample, lang="en")
    settings = player.context.settings
    settings.second_language = "fr"
    player.window.follow_settings()
    model = player.window.sheet.characteristics
    shown = [model.characteristic_row(key).abbreviation for key in model.keys]
    assert shown[0] == "STR/FOR"
    assert "CON" in shown, "what is called the same is said once"
    settings.second_language = ""
    player.window.follow_settings()
    assert model.characteristic_row(model.keys[0]).abbreviation == "STR"
    settings.second_language = "it"
    player.context.files.new("srd")
    QApplication.processEvents()
    fresh = player.window.sheet.characteristics
    assert fresh.characteristic_row(fresh.keys[0]).abbreviation == "STR/FOR"


def test_a_sheet_of_xantis_offers_none(start, project_root: Path) -> None:
    """Its terms are the same in every language."""
    player = start()
    player.open(project_root / "resources" / "samples" / "nerea-valdombra.rpgsheet")
    player.application.commands.check_choices()
    assert not any(action.isEnabled() for action in player.window.actions_.contents.actions())


def test_what_is_no_name_follows_the_language_of_the_window_all_the_same(start, sample: Path) -> None:
    """The line of edit mode, the page of progress, what screen readers say: only names are in the sheet's language."""
    player = start(sample, lang="en")
    choose(player, "fr")
    window, sheet = player.window, player.window.sheet
    window.set_editing(True)
    sheet.bar.go_to("progress")
    player.context.language.choose("it")
    QApplication.processEvents()
    shown = [label.text() for label in sheet.findChildren(QLabel) if label.isVisible()]
    assert "Modifica: un clic cambia i valori, non si tira." in shown
    assert sheet.accessibleName() == "Foglio del personaggio"
    assert sheet.progress.picture.text() == "Salva come PNG…"
    assert row_name(player) == "Écoute"
