"""Trust: earlier versions come back, damaged sheets are read as far as it goes, two programs do no harm."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from brp_desktop.controllers import earlier
from brp_desktop.controllers.interaction import DamagedChoice, ElsewhereChoice, UnsavedChoice
from brp_desktop.sheet.edits import SetIdentity, SetPoints, SetTick
from brp_desktop.sheet.table_edits import SetTableName
from brp_desktop.storage import StorageError, open_document, open_table
from brp_desktop.storage.backups import Backups
from brp_desktop.storage.file_locks import FileLocks
from brp_desktop.storage.files import backup_path
from brp_desktop.storage.table_documents import player_path
from brp_desktop.views.dialogs.choice import ChoiceDialog
from brp_desktop.views.dialogs.interaction import WindowInteraction

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def table_file(tmp_path: Path, project_root: Path) -> Path:
    """A copy of the sample table with its sheets."""
    folder = tmp_path / "table"
    folder.mkdir()
    for path in (project_root / "resources" / "samples").glob("*.rpg*"):
        (folder / path.name).write_bytes(path.read_bytes())
    return folder / "lamp-room.rpgtable"


HOLDER = """
import sys
from pathlib import Path
from brp_desktop.storage.file_locks import FileLocks
locks = FileLocks(Path(sys.argv[1]))
print(all(locks.take(Path(name)) for name in sys.argv[2:]), flush=True)
sys.stdin.read()
"""


@pytest.fixture
def elsewhere(home: Path) -> Iterator[Any]:
    """Another running program that has files open; ``kill`` ends it as suddenly as can be."""
    running: list[subprocess.Popen[str]] = []

    def begin(*paths: Path) -> subprocess.Popen[str]:
        command = [sys.executable, "-c", HOLDER, str(home / "data" / "open"), *map(str, paths)]
        child = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        running.append(child)
        assert child.stdout is not None
        assert child.stdout.readline().strip() == "True"
        return child

    yield begin
    for child in running:
        child.kill()
        child.communicate()


# earlier versions


def test_an_earlier_version_comes_back_as_one_step(start, sample: Path) -> None:
    """Chosen in the menu, with every edit since taken back at once; undo and redo go both ways; saving keeps it."""
    player = start()
    document = player.open(sample)
    before = document.character
    for place in ("Rennes", "Quimper"):
        document.perform(SetIdentity("place", place))
        document.perform(SetTick("stealth", place == "Rennes"))
        assert player.context.files.save(document)
    player.answers.version = 2
    player.window.actions_["restore"].trigger()
    choice = player.answers.choices[0]
    assert [choice.content(version).place for version in choice.versions] == ["Quimper", "Rennes", "Brest"]
    assert choice.now.place == "Quimper"
    assert document.character == before
    assert not document.is_saved
    player.press(Qt.Key.Key_Z, CONTROL)
    assert document.character.place == "Quimper"
    assert player.window.actions_["redo"].text() == "Redo return to an earlier version"
    player.press(Qt.Key.Key_Z, CONTROL | Qt.KeyboardModifier.ShiftModifier)
    assert document.character == before
    assert player.context.files.save(document)
    assert open_document(sample).character == before
    player.answers.version = None
    player.window.actions_["restore"].trigger()
    assert document.character == before
    assert len(player.answers.choices[1].versions) == 4


def test_an_earlier_version_of_a_xantis_sheet(start, tmp_path: Path, project_root: Path) -> None:
    from brp_desktop.sheet.xantis_edits import SetXantisIdentity

    path = tmp_path / "nerea.rpgsheet"
    path.write_bytes((project_root / "resources" / "samples" / "nerea-valdombra.rpgsheet").read_bytes())
    player = start()
    document = player.context.files.open(path)
    before = document.character
    document.perform(SetXantisIdentity("people", "Sirene"))
    assert player.context.files.save(document)
    player.answers.version = 1
    player.window.actions_["restore"].trigger()
    assert document.character == before
    player.press(Qt.Key.Key_Z, CONTROL)
    assert document.character.people == "Sirene"


def test_unsaved_work_is_kept_now_and_then(start, sample: Path, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """At intervals of work, when it is given up, and before the file is read again."""
    player = start()
    document = player.open(sample)
    kept = Backups(home / "data" / "backups")

    def places() -> list[tuple[str, bool]]:
        return [(open_document(each.path).character.place, each.saved) for each in kept.list(document.document_id)]

    document.perform(SetIdentity("place", "Rennes"))
    player.context.drafts.write_now()
    assert places() == [], "not at once"
    monkeypatch.setattr(earlier, "MINUTE", 0)
    document.perform(SetIdentity("place", "Vannes"))
    player.context.drafts.write_now()
    assert places() == [("Vannes", False)]
    monkeypatch.setattr(earlier, "MINUTE", 60)
    document.perform(SetIdentity("place", "Auray"))
    player.context.drafts.write_now()
    assert places() == [("Vannes", False)], "not every time"
    player.context.files.reload(document)
    assert document.character.place == "Brest"
    assert places() == [("Auray", False), ("Vannes", False)]
    document.perform(SetIdentity("place", "Lorient"))
    player.answers.unsaved = UnsavedChoice.DISCARD
    player.press(Qt.Key.Key_W, CONTROL)
    assert places()[0] == ("Lorient", False)


def test_an_earlier_table_comes_back_as_one_step(start, table_file: Path) -> None:
    player = start()
    player.window.open_file(table_file)
    table = player.window.gm.master.table
    before = table.table
    table.perform(SetTableName("One"))
    assert table.save()
    table.perform(SetTableName("Two"))
    player.answers.version = 1
    player.window.actions_["table_restore"].trigger()
    choice = player.answers.choices[0]
    assert [choice.content(version).name for version in choice.versions] == ["One", before.name]
    assert table.table == before
    table.undo()
    assert table.table.name == "Two"
    assert not table.is_saved


def test_an_earlier_table_leads_to_the_same_sheets_from_another_folder(start, table_file: Path, tmp_path: Path) -> None:
    """Saved elsewhere, and then taken back: the sheets are those of before, and comparing tells of no other ones."""
    player = start()
    player.window.open_file(table_file)
    table = player.window.gm.master.table

    def sheets() -> list[Path]:
        return [player_path(table.document, entry.path) for entry in table.table.entries if entry.path]

    before = sheets()
    assert before
    table.perform(SetTableName("One"))
    assert table.save()
    other = tmp_path / "elsewhere" / "t.rpgtable"
    other.parent.mkdir()
    player.answers.table_save_path = other
    assert table.save_as()
    assert table.path == other
    assert sheets() == before
    table.perform(SetTableName("Two"))
    player.answers.version = 1
    player.window.actions_["table_restore"].trigger()
    choice = player.answers.choices[0]
    assert all(choice.content(version).entries == choice.now.entries for version in choice.versions)
    assert sheets() == before


def test_the_dialog_says_what_going_back_changes(start, sample: Path) -> None:
    """Every version in the list with how much differs; the one chosen in words; nothing to restore is not offered."""
    from brp_desktop.controllers.restoring import restorable
    from brp_desktop.painting.theme import load_theme
    from brp_desktop.views.dialogs.restore import RestoreDialog

    player = start()
    document = player.open(sample)
    document.perform(SetIdentity("place", "Rennes"))
    document.perform(SetPoints("spot", "experience", 90))
    document.perform(SetTick("listen", not player.skill("listen").ticked))
    assert player.context.files.save(document)
    document.perform(SetIdentity("place", "Quimper"))
    broken = Backups(player.context.places.backups).keep(document.document_id, b"{", saved=False)
    versions = player.context.files.earlier.versions
    choices = restorable("Adèle", document.character, versions, document.document_id, sample)
    dialog = RestoreDialog(load_theme("paper"), choices, player.window)
    try:
        while dialog._counting.isActive():
            QApplication.processEvents()
        rows = [dialog.list.item(row).text().split("\n") for row in range(dialog.list.count())]
        assert [row[1] for row in rows] == ["cannot be read", "1 difference", "3 differences"]
        assert [row[0].rpartition(" · ")[2] for row in rows] == ["work that was not saved", "saved", "saved"]
        assert dialog.list.currentRow() == 1, "the newest that can be restored"
        dialog.list.setCurrentRow(0)
        assert not dialog.restore.isEnabled()
        QTest.keyClick(dialog.list, Qt.Key.Key_Return)
        assert dialog.result() == 0, "Enter restores nothing that cannot be read"
        assert broken.path.name in dialog.text.toPlainText()
        dialog.list.setCurrentRow(2)
        assert "Place: Quimper → Brest" in dialog.text.toPlainText()
        assert "Listen: tick" in dialog.text.toPlainText()
        assert "Spot: " in dialog.text.toPlainText()
        assert dialog.restore.isEnabled()
        assert dialog.version is not None
        assert choices.content(dialog.version).place == "Brest"
        QTest.keyClick(dialog.list, Qt.Key.Key_Return)
        assert dialog.result() == 1
        document.undo()
    finally:
        dialog.reject()
        dialog.deleteLater()
    same = restorable("", document.character, versions, document.document_id, sample)
    dialog = RestoreDialog(load_theme("ink"), same, player.window)
    dialog.list.setCurrentRow(1)
    assert dialog.about.text().endswith("holds the same as now.")
    assert not dialog.restore.isEnabled()
    dialog.reject()
    dialog.deleteLater()
    empty = RestoreDialog(load_theme("paper"), restorable("", None, versions, "nobody", None), player.window)
    assert empty.about.text() == "No earlier version is kept yet."
    assert not empty.restore.isEnabled()
    empty.deleteLater()


# damaged documents


@pytest.fixture
def damaged(sample: Path) -> Path:
    """The sample with a field of the wrong type, a broken line and its end cut off."""
    text = sample.read_text(encoding="utf-8").replace('"age": 31', '"age": "old"', 1)
    text = text[: len(text) * 3 // 4]
    path = sample.with_name("damaged.rpgsheet")
    path.write_text(text, encoding="utf-8")
    return path


def test_what_can_be_read_of_a_damaged_sheet_opens_as_a_copy(start, damaged: Path, tmp_path: Path) -> None:
    """The original untouched whatever happens, what was lost listed by field, saving proposes another name."""
    before = damaged.read_bytes()
    player = start()
    player.answers.damaged = DamagedChoice.OPEN
    document = player.open(damaged)
    damage = player.answers.damages[0]
    assert damage.readable
    assert damage.versions == 0
    assert ("lost_value", "age", '"old"') in [(each.code, each.where, each.was) for each in damage.lost]
    assert damage.lost[0].path == damaged
    assert (document.path, document.is_saved, document.read_only) == (None, False, False)
    assert document.character.name == "Adèle Fournier"
    assert len(document.character.skills) > 10
    assert not player.window.banner.isHidden()
    assert "damaged.rpgsheet" in player.window.banner.label.text()
    player.answers.save_path = tmp_path / "saved.rpgsheet"
    player.press(Qt.Key.Key_S, CONTROL)
    assert player.answers.asked[-1] == "save damaged 2.rpgsheet"
    assert open_document(tmp_path / "saved.rpgsheet").character == document.character
    assert damaged.read_bytes() == before


def test_a_damaged_sheet_can_be_an_older_version_again(start, sample: Path) -> None:
    """The last version that was saved comes back although the file is nothing but zeros now; the file stays."""
    player = start()
    document = player.open(sample)
    document.perform(SetIdentity("place", "Rennes"))
    assert player.context.files.save(document)
    player.press(Qt.Key.Key_W, CONTROL)
    text = sample.read_bytes()
    sample.write_bytes(text[:200] + bytes(len(text) - 200))
    before = sample.read_bytes()
    player.answers.damaged, player.answers.version = DamagedChoice.RESTORE, 0
    document = player.open(sample)
    assert player.answers.damages[0].versions >= 2
    assert document.character.place == "Rennes"
    assert (document.path, document.is_saved) == (None, False)
    assert sample.read_bytes() == before
    player.press(Qt.Key.Key_W, CONTROL)
    sample.write_bytes(bytes(5000))
    player.answers.damaged = DamagedChoice.CANCEL
    assert player.context.files.open(sample) is None
    assert not player.answers.damages[1].readable, "nothing but zeros: the version beside the file is left"
    assert player.answers.damages[1].versions == 1


def test_what_is_no_sheet_is_refused_without_a_question(start, tmp_path: Path) -> None:
    player = start()
    for name, content in {"a": "[]", "b": '{"name": "x"}', "c": "", "d": "just words"}.items():
        path = tmp_path / f"{name}.rpgsheet"
        path.write_text(content, encoding="utf-8")
        assert player.context.files.open(path) is None
    assert player.answers.damages == []
    assert len(player.answers.errors) == 4


def test_a_damaged_table_opens_as_far_as_it_goes(start, table_file: Path) -> None:
    text = table_file.read_text(encoding="utf-8")
    table_file.write_text(text[: len(text) // 2], encoding="utf-8")
    before = table_file.read_bytes()
    player = start()
    table = player.window.gm.master.table
    assert not table.open(table_file)
    player.answers.damaged = DamagedChoice.OPEN
    assert table.open(table_file)
    assert (table.path, table.is_saved) == (None, False)
    assert table.table.entries
    players = [row for row in table.rows if row.is_player]
    assert players
    assert {row.state for row in players} <= {"ok", "unread"}, "references still lead to the same files"
    banner = player.window.gm.panel.roster.file_banner
    assert not banner.isHidden()
    assert "lamp-room.rpgtable" in banner.sentence.text()
    assert table_file.read_bytes() == before
    banner.links[0].click()
    assert banner.isHidden()


def test_the_question_about_a_damaged_file_lists_what_is_lost(start, damaged: Path) -> None:
    """Line by line in words; what cannot be done is off and says why."""
    from brp_desktop.controllers.rescue import Damage
    from brp_desktop.painting.theme import load_theme
    from brp_desktop.views.dialogs.conflicts import damaged_dialog

    player = start()
    player.answers.damaged = DamagedChoice.CANCEL
    assert player.context.files.open(damaged) is None
    damage = player.answers.damages[0]
    dialog = damaged_dialog(load_theme("paper"), damage, player.window)
    told = dialog.text.toPlainText()
    assert '– Age: lost. It said "old".' in told
    assert "The file stops in the middle, at line " in told
    assert [button.isEnabled() for button in dialog.answers] == [True, False, True]
    assert dialog.answers[1].toolTip() == "No earlier version is kept."
    dialog.deleteLater()
    nothing = damaged_dialog(load_theme("paper"), Damage(damage.error, versions=2), player.window)
    assert [button.isEnabled() for button in nothing.answers] == [True, True, False]
    nothing.deleteLater()


# changed by another program


def test_both_versions_are_kept(start, sample: Path) -> None:
    """«Keep both…»: mine under another name, theirs in a tab beside it; the same name again is refused."""
    player = start()
    document = player.open(sample)
    document.perform(SetIdentity("place", "Rennes"))
    text = json.loads(sample.read_text(encoding="utf-8"))
    sample.write_text(json.dumps(text | {"place": "Ouessant"}), encoding="utf-8")
    player.context.files.check_disk()
    banner = player.window.banner
    player.answers.save_path = sample
    banner.links[2].click()
    assert [error.code for error in player.answers.errors] == ["same_name"]
    assert open_document(sample).character.place == "Ouessant"
    player.answers.save_path = sample.with_name("mine.rpgsheet")
    banner.links[2].click()
    assert player.answers.asked[-1] == "save adèle 🐙 2.rpgsheet"
    assert document.path == sample.with_name("mine.rpgsheet")
    assert open_document(document.path).character.place == "Rennes"
    assert [each.character.place for each in player.context.files.documents] == ["Rennes", "Ouessant"]
    assert banner.isHidden()


def test_what_differs_is_shown_before_it_is_decided(start, sample: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In words from here to the file, with the same answers; asked again only when the file changes again."""
    from brp_desktop.views.dialogs.reading_choice import ReadingChoice

    player = start()
    document = player.open(sample)
    text = json.loads(sample.read_text(encoding="utf-8"))
    sample.write_text(json.dumps(text | {"place": "Ouessant"}), encoding="utf-8")
    player.context.files.check_disk()
    seen: list[str] = []

    def answer(meaning: int) -> Any:
        def ask(dialog: ReadingChoice) -> int:
            seen.append(dialog.text.toPlainText())
            dialog.answers[meaning].click()
            return 1

        return ask

    banner = player.window.banner
    monkeypatch.setattr(ReadingChoice, "exec", answer(1))
    banner.links[3].click()
    assert "Place: Brest → Ouessant" in seen[0]
    assert document.character.place == "Brest"
    assert not document.is_saved
    player.context.files.check_disk()
    assert banner.isHidden(), "answered already"
    sample.write_text(json.dumps(text | {"place": "Sein"}), encoding="utf-8")
    player.context.files.check_disk()
    assert not banner.isHidden()
    monkeypatch.setattr(ReadingChoice, "exec", answer(0))
    banner.links[3].click()
    assert document.character.place == "Sein"
    assert banner.isHidden()


def test_replacing_keeps_what_the_other_program_wrote(start, sample: Path) -> None:
    from brp_desktop.controllers.interaction import OverwriteChoice

    player = start()
    document = player.open(sample)
    document.perform(SetIdentity("place", "Rennes"))
    text = json.loads(sample.read_text(encoding="utf-8"))
    sample.write_text(json.dumps(text | {"place": "Ouessant"}), encoding="utf-8")
    player.answers.overwrite = OverwriteChoice.OVERWRITE
    assert player.context.files.save(document)
    assert open_document(backup_path(sample)).character.place == "Ouessant"
    player.window.actions_["restore"].trigger()
    choice = player.answers.choices[0]
    assert [choice.content(version).place for version in choice.versions] == ["Rennes", "Ouessant"]


def test_a_table_changed_outside_is_asked_about(start, table_file: Path) -> None:
    player = start()
    player.window.open_file(table_file)
    table = player.window.gm.master.table
    banner = player.window.gm.panel.roster.file_banner
    assert banner.isHidden()
    table.perform(SetTableName("Mine"))
    text = json.loads(table_file.read_text(encoding="utf-8"))
    table_file.write_text(json.dumps(text | {"name": "Theirs"}), encoding="utf-8")
    table.check_disk()
    assert [link.text() for link in banner.links] == ["Reload", "Keep mine", "Keep both…", "What differs"]
    player.answers.table_save_path = table_file.with_name("mine.rpgtable")
    banner.links[2].click()
    assert banner.isHidden()
    assert (open_table(table_file).table.name, open_table(table.path).table.name) == ("Theirs", "Mine")
    text = json.loads(table.path.read_text(encoding="utf-8"))
    table.path.write_text(json.dumps(text | {"name": "Again"}), encoding="utf-8")
    table.check_disk()
    banner.links[0].click()
    assert table.table.name == "Again"
    assert banner.isHidden()


# two programs


def test_a_file_open_in_another_program_is_asked_about(start, sample: Path, elsewhere: Any) -> None:
    """Read-only with a reason, a copy, or not at all; once the other ends, however suddenly, it can be had."""
    other = elsewhere(sample)
    player = start()
    assert player.context.files.open(sample) is None
    assert player.answers.asked == [f"elsewhere {sample.name}"]
    player.answers.elsewhere = ElsewhereChoice.COPY
    copy = player.open(sample)
    assert (copy.path, copy.is_saved, copy.read_only) == (None, False, False)
    assert copy.document_id != open_document(sample).id
    player.answers.save_path = sample
    assert not player.context.files.save(copy)
    assert [error.code for error in player.answers.errors] == ["open_elsewhere"]
    player.answers.elsewhere = ElsewhereChoice.READ_ONLY
    document = player.open(sample)
    assert document.read_only
    banner = player.window.banner
    assert banner.label.text() == "Opened read-only: another running program has this file open."
    assert not document.perform(SetIdentity("place", "Rennes"))
    assert not player.window.actions_["restore"].isEnabled()
    banner.links[1].click()
    assert document.read_only
    text = json.loads(sample.read_text(encoding="utf-8"))
    sample.write_text(json.dumps(text | {"place": "Ouessant"}), encoding="utf-8")
    player.context.files.check_disk()
    banner.links[0].click()
    assert (document.character.place, document.read_only) == ("Ouessant", True), "what the other program saved"
    other.kill()
    other.wait()
    banner.links[1].click()
    assert not document.read_only
    assert banner.isHidden()
    document.perform(SetIdentity("place", "Rennes"))
    assert player.context.files.save(document)
    assert FileLocks(player.context.places.data / "open").take(sample)


def test_a_table_open_in_another_program_is_asked_about(start, table_file: Path, elsewhere: Any) -> None:
    other = elsewhere(table_file)
    player = start()
    table = player.window.gm.master.table
    assert not table.open(table_file)
    player.answers.elsewhere = ElsewhereChoice.READ_ONLY
    assert table.open(table_file)
    assert table.read_only
    banner = player.window.gm.panel.roster.file_banner
    assert "another running program" in banner.sentence.text()
    other.kill()
    other.wait()
    banner.links[1].click()
    assert not table.read_only
    assert banner.isHidden()


def test_what_this_program_has_open_is_seen_by_others(start, sample: Path, home: Path) -> None:
    """From the first picture on, under every name of the file, until the tab is closed."""
    player = start()
    player.open(sample)
    link = sample.with_name("link.rpgsheet")
    link.symlink_to(sample)
    command = [sys.executable, "-c", HOLDER, str(home / "data" / "open"), str(link)]

    def others_may() -> str:
        done = subprocess.run(command, input="", capture_output=True, text=True, check=True, env=os.environ)
        return done.stdout.strip()

    assert others_may() == "False"
    player.press(Qt.Key.Key_W, CONTROL)
    assert others_may() == "True"


def test_work_left_behind_on_a_file_open_elsewhere_gets_a_file_of_its_own(
    start, sample: Path, home: Path, elsewhere: Any
) -> None:
    """Saved over the other program's file it would undo what is done there."""
    from brp_desktop.storage.drafts import Drafts

    sheet = open_document(sample)
    changed = sheet.with_character(SetIdentity("place", "Ar-Men").apply(sheet.character))
    Drafts(home / "data" / "drafts").write(changed, sample)
    elsewhere(sample)
    player = start()
    draft = player.context.drafts.found()[0]
    document = player.context.files.resume(draft)
    assert document.character.place == "Ar-Men"
    assert document.path is None
    assert not document.is_saved


# ended between the save and the end of its draft


def test_a_draft_that_its_file_holds_already_is_not_offered(start, sample: Path, home: Path) -> None:
    """Killed right after a save: nothing is to be recovered, and the next save raises no false alarm."""
    from brp_desktop.storage import save_document
    from brp_desktop.storage.drafts import Drafts

    sheet = open_document(sample)
    changed = sheet.with_character(SetIdentity("place", "Ar-Men").apply(sheet.character))
    draft = home / "data" / "drafts" / f"{Drafts(home / 'data' / 'drafts').write(changed, sample)}.draft"
    save_document(changed, sample)
    player = start()
    assert list(player.context.drafts.found()) == []
    assert not draft.exists()
    document = player.open(sample)
    assert player.window.banner.isHidden()
    document.perform(SetIdentity("place", "Sein"))
    assert player.context.files.save(document)
    assert player.answers.asked == []


def test_a_save_brings_the_draft_up_to_what_it_saves(start, sample: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """So that a kill before the draft is removed leaves two that are the same; without a draft none is made."""
    from brp_desktop.storage.drafts import Drafts

    player = start()
    document = player.open(sample)
    folder = player.context.places.drafts
    kept: list[str] = []
    monkeypatch.setattr(Drafts, "discard", lambda drafts, id_: kept.append(id_))
    document.perform(SetIdentity("place", "Rennes"))
    assert player.context.files.save(document)
    assert kept == []
    document.perform(SetIdentity("place", "Vannes"))
    player.context.drafts.write_now()
    document.perform(SetIdentity("place", "Auray"))
    assert player.context.files.save(document)
    draft = Drafts(folder).load(kept[0])
    assert draft.document.character == open_document(sample).character


def test_a_draft_of_a_table_that_its_file_holds_already_is_not_offered(start, table_file: Path, home: Path) -> None:
    from brp_desktop.storage import save_table
    from brp_desktop.storage.table_drafts import TableDrafts

    document = open_table(table_file)
    changed = document.with_table(SetTableName("Friday").apply(document.table))
    drafts = TableDrafts(home / "data" / "drafts")
    drafts.write(changed)
    save_table(changed, table_file)
    player = start()
    assert list(player.window.gm.master.table.drafts.found()) == []
    assert drafts.list() == []
    assert not player.window.gm.panel.roster.draft.is_offering


# where a table leads


def test_sheets_outside_the_folder_of_a_foreign_table_are_asked_about(start, table_file: Path, tmp_path: Path) -> None:
    """A table that came from elsewhere opens nothing outside its folder unasked; one's own does, once it was saved."""
    outside = tmp_path / "outside.rpgsheet"
    outside.write_bytes((table_file.parent / "bran-tregear.rpgsheet").read_bytes())
    text = json.loads(table_file.read_text(encoding="utf-8"))
    text["entries"][0]["path"] = "../outside.rpgsheet"
    table_file.write_text(json.dumps(text), encoding="utf-8")
    player = start()
    player.window.open_file(table_file)
    table = player.window.gm.master.table
    banner = player.window.gm.panel.roster.file_banner
    assert banner.sentence.text() == "1 sheet lies outside the folder of this table and was not read."
    assert table.rows[0].state == "unread"
    assert {row.state for row in table.rows[1:] if row.is_player} == {"ok"}
    banner.links[1].click()
    assert banner.isHidden()
    assert table.rows[0].state == "unread"
    table.close()
    player.window.open_file(table_file)
    assert banner.isHidden(), "answered already"
    banner._left = ""
    banner.refresh()
    banner.links[0].click()
    while table.players._timer.isActive():
        QApplication.processEvents()
    assert table.rows[0].state == "ok"
    table.perform(SetTableName("Mine"))
    assert table.save()
    again = start()
    again.window.open_file(table_file)
    assert again.window.gm.master.table.rows[0].state == "ok"
    assert again.window.gm.panel.roster.file_banner.isHidden()


@pytest.mark.parametrize(
    "reference", ["//server/share/a.rpgsheet", "/etc/hostname", "../../../etc/passwd", "/dev/zero"]
)
def test_a_table_leads_to_sheets_on_this_computer_alone(
    start, table_file: Path, reference: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing else is even opened, also where somebody says so."""
    from brp_desktop.storage import disk

    text = json.loads(table_file.read_text(encoding="utf-8"))
    text["entries"][0]["path"] = reference
    table_file.write_text(json.dumps(text), encoding="utf-8")
    player = start()
    read: list[Path] = []
    original = disk.read
    monkeypatch.setattr(disk, "read", lambda path: read.append(path) or original(path))
    player.window.open_file(table_file)
    table = player.window.gm.master.table
    table.players.allow(table.players.held)
    while table.players._timer.isActive():
        QApplication.processEvents()
    entry = table.rows[0].entry.id
    assert table.rows[0].state == "damaged"
    assert table.players.file(entry).error.code == "reference_refused"
    assert all(path.is_relative_to(table_file.parent) or path.name.startswith("2") for path in read), read


# the questions


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
def test_every_question_can_be_read_aloud_and_answered_by_keys(
    start, sample: Path, damaged: Path, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Names for everything that takes focus, one letter for one button, Esc changes nothing, room on a small screen."""
    from names_for_readers import nameless
    from PySide6.QtWidgets import QAbstractButton

    from brp_desktop.controllers.restoring import restorable
    from brp_desktop.views.dialogs import conflicts
    from brp_desktop.views.dialogs.plain import PlainDialog
    from brp_desktop.views.dialogs.reading_choice import ReadingChoice
    from brp_desktop.views.dialogs.restore import RestoreDialog

    player = start(lang=lang)
    document = player.open(sample)
    document.perform(SetIdentity("place", "Rennes"))
    assert player.context.files.save(document)
    assert player.context.files.open(damaged) is None
    theme, window, seen = player.window.theme, player.window, []

    def look(dialog: PlainDialog) -> int:
        dialog.show()
        QApplication.processEvents()
        assert nameless(dialog) == []
        words = [each.text() for each in dialog.findChildren(QAbstractButton) if each.isVisible() and each.text()]
        letters = [word[word.index("&") + 1].lower() for word in words if "&" in word]
        assert len(letters) == len(words) == len(set(letters)), words
        assert dialog.windowTitle()
        assert dialog.width() <= 1000
        assert dialog.height() <= 560
        for button in dialog.findChildren(QAbstractButton):
            assert not button.isVisible() or button.width() >= button.sizeHint().width()
        dialog.reject()
        seen.append(dialog)
        return 0

    monkeypatch.setattr(ReadingChoice, "exec", look)
    theirs = open_document(sample).character
    assert conflicts.overwrite_choice(theme, sample, document.character, None, window).name == "CANCEL"
    assert conflicts.overwrite_choice(theme, sample, document.character, theirs, window).name == "CANCEL"
    assert conflicts.changed_choice(theme, sample, document.character, theirs, window) is None
    assert conflicts.elsewhere_choice(theme, sample, window).name == "CANCEL"
    assert conflicts.damaged_choice(theme, player.answers.damages[0], window).name == "CANCEL"
    versions = player.context.files.earlier.versions
    dialog = RestoreDialog(
        theme, restorable("Adèle", document.character, versions, document.document_id, sample), window
    )
    monkeypatch.setattr(RestoreDialog, "exec", look)
    assert dialog.ask() is None
    dialog.deleteLater()
    assert len(seen) == 6
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert window.findChildren(ReadingChoice) == []


def test_a_question_that_was_answered_is_gone(start: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """No dialog stays with the window for every question of an evening."""
    player = start()
    asking = WindowInteraction()
    asking.window, asking.appearance = player.window, player.context.appearance
    monkeypatch.setattr(ChoiceDialog, "exec", ChoiceDialog.show)
    asking.ask_unsaved("Adèle")
    asking.show_error(StorageError("io_error"))
    assert len(player.window.findChildren(ChoiceDialog)) == 2
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert player.window.findChildren(ChoiceDialog) == []
