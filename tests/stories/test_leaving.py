"""Leaving with unsaved work: one question for everything that has any, and each thing called what it is."""

from pathlib import Path

import pytest

from brp_desktop.controllers.interaction import Unsaved, UnsavedChoice
from brp_desktop.controllers.language import Language
from brp_desktop.sheet.edits import SetIdentity
from brp_desktop.sheet.table_edits import SetTableName
from brp_desktop.sheet.xantis_value_edits import SetXantisIdentity
from brp_desktop.views.dialogs.unsaved import unsaved_dialog
from tests.stories.conftest import plain


def table_of(player):
    player.window.actions_["gm"].trigger()
    return player.window.gm.master.table


def spoil(player) -> None:
    """Something unsaved in every sheet and at the table."""
    adele, nerea = player.window.sheets.documents
    adele.perform(SetIdentity("place", "Rennes"))
    nerea.perform(SetXantisIdentity("adventure", "Rennes"))
    assert table_of(player).perform(SetTableName("The lamp room"))


@pytest.fixture
def busy(start, sample: Path, nerea: Path):
    player = start(sample, nerea)
    spoil(player)
    return player


def test_one_question_for_all_and_cancel_closes_nothing(busy) -> None:
    """Before, each asked for itself, and those before the «cancel» were gone."""
    busy.answers.unsaved = UnsavedChoice.CANCEL
    assert not busy.window.close()
    assert busy.answers.asked == ["unsaved Adèle Fournier, Nerea Valdombra, The lamp room"]
    assert len(busy.window.sheets.documents) == 2
    assert table_of(busy).table.name == "The lamp room"


def test_cancel_closes_nothing_where_one_thing_asks(busy, tmp_path: Path) -> None:
    """The table and the sheets before it are saved: they stay, too."""
    adele, nerea = busy.window.sheets.documents
    table = table_of(busy)
    busy.answers.table_save_path = tmp_path / "lamp.rpgtable"
    assert table.save()
    assert busy.context.files.save(adele)
    busy.answers.unsaved = UnsavedChoice.CANCEL
    assert not busy.window.close()
    assert busy.window.sheets.documents == [adele, nerea]
    assert (table.table.name, table.path) == ("The lamp room", tmp_path / "lamp.rpgtable")
    assert table.undo_edit is not None


def test_one_thing_given_up_closes_everything(busy, tmp_path: Path) -> None:
    adele, _ = busy.window.sheets.documents
    table = table_of(busy)
    busy.answers.table_save_path = tmp_path / "lamp.rpgtable"
    assert table.save()
    assert busy.context.files.save(adele)
    busy.answers.unsaved = UnsavedChoice.DISCARD
    assert busy.window.close()
    assert busy.window.sheets.documents == []


def test_save_all_writes_everything(busy, sample: Path, nerea: Path, tmp_path: Path) -> None:
    busy.answers.unsaved = UnsavedChoice.SAVE
    busy.answers.table_save_path = tmp_path / "lamp.rpgtable"
    assert busy.window.close()
    assert [each for each in busy.answers.asked if each.startswith("unsaved")] == [
        "unsaved Adèle Fournier, Nerea Valdombra, The lamp room"
    ]
    assert all(b"Rennes" in path.read_bytes() for path in (sample, nerea))
    assert (tmp_path / "lamp.rpgtable").is_file()


def test_a_file_that_gets_no_name_keeps_everything_open(busy) -> None:
    """Save all, and then «never mind» at the table's file: the window stays, the saved sheets are saved."""
    busy.answers.unsaved = UnsavedChoice.SAVE
    assert not busy.window.close()
    assert len(busy.window.sheets.documents) == 2
    assert all(document.is_saved for document in busy.window.sheets.documents)
    assert not table_of(busy).is_saved


def test_discard_all_leaves_the_files_and_keeps_earlier_versions(busy, sample: Path) -> None:
    kept = busy.window.sheets.documents[0].document_id
    earlier = busy.context.files.earlier.versions
    versions = len(earlier.of(kept, sample))
    busy.answers.unsaved = UnsavedChoice.DISCARD
    before = sample.read_bytes()
    assert busy.window.close()
    assert sample.read_bytes() == before
    assert len(earlier.of(kept, sample)) == versions + 1


def test_one_thing_is_asked_about_by_its_own_question(start, sample: Path) -> None:
    player = start(sample)
    assert table_of(player).perform(SetTableName("The lamp room"))
    player.answers.unsaved = UnsavedChoice.CANCEL
    assert not player.window.close()
    assert player.answers.asked == ["unsaved table The lamp room"]


@pytest.mark.parametrize(
    ("lang", "titles"),
    [
        ("en", ["Save Adèle?", "Save the sheet without a name?", "Save the table Lamp?", "Save the new table?"]),
        (
            "fr",
            [
                "Enregistrer Adèle ?",
                "Enregistrer la feuille sans nom ?",
                "Enregistrer la table Lamp ?",
                "Enregistrer la nouvelle table ?",
            ],
        ),
        (
            "it",
            [
                "Salvare Adèle?",
                "Salvare il foglio senza nome?",
                "Salvare il tavolo Lamp?",
                "Salvare il nuovo tavolo?",
            ],
        ),
    ],
)
def test_each_is_called_what_it_is(start, lang: str, titles: list[str]) -> None:
    player = start(lang=lang)
    works = [Unsaved("sheet", "Adèle"), Unsaved("sheet", ""), Unsaved("table", "Lamp"), Unsaved("table", "")]
    theme = player.context.appearance.theme
    dialogs = [unsaved_dialog(theme, [work], player.window) for work in works]
    assert [plain(dialog.heading.text()) for dialog in dialogs] == titles
    together = unsaved_dialog(theme, works, player.window)
    text = together.content.children()
    said = " ".join(child.text() for child in text if hasattr(child, "text"))
    assert said.count("•") == len(works)
    assert "Adèle" in said
    assert "Lamp" in said
    for dialog in (*dialogs, together):
        dialog.deleteLater()
    Language().choose("en")
