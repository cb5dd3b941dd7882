"""Templates on the disk: kept, begun with, renamed, taken away and put back; nothing of another sheet's log is kept."""

from pathlib import Path

import pytest

from brp_desktop.rules.brp import SRD
from brp_desktop.sheet.brp import Skill
from brp_desktop.sheet.edits import AddSkill, SetIdentity, SetTick
from brp_desktop.sheet.growth import TickOrigin
from brp_desktop.sheet.ids import SkillId
from brp_desktop.sheet.new import new_character
from brp_desktop.storage import StorageError, new_document
from brp_desktop.storage.codec import encode
from brp_desktop.storage.templates import (
    from_template,
    put_back,
    remove_template,
    rename_template,
    save_template,
    templates_in,
)


def sheet_of(name: str = "Aelis"):
    sheet = new_document(new_character(SRD))
    row = Skill(id=SkillId("juggling"), name="Juggling", base="20", tick=TickOrigin(id="roll-7", time=5), ticked=True)
    character = AddSkill(row).apply(SetIdentity("name", name).apply(sheet.character))
    return sheet.with_character(character)


def names(folder: Path) -> list[str]:
    return [one.name for one in templates_in(folder)]


def test_a_template_begins_any_number_of_sheets_of_their_own(tmp_path: Path):
    folder = tmp_path / "settings" / "templates"
    assert templates_in(folder) == ()
    sheet = sheet_of()
    kept = save_template(folder, "City guard", sheet)
    assert (kept.name, kept.path) == ("City guard", folder / "City guard.rpgsheet")
    first, second = from_template(kept), from_template(kept)
    assert len({sheet.id, first.id, second.id}) == 3
    assert first.character.name == "Aelis"
    row = next(row for row in first.character.skills if row.id == "juggling")
    assert row.ticked
    assert row.tick is not None
    assert row.tick.id == ""


def test_names_are_taken_whatever_their_case_and_accents(tmp_path: Path):
    save_template(tmp_path, "Épée", sheet_of())
    for name in ("Épée", "epee", "ÉPÉE "):
        with pytest.raises(StorageError, match="name_taken"):
            save_template(tmp_path, name, sheet_of("another"))
    assert from_template(templates_in(tmp_path)[0]).character.name == "Aelis"


def test_a_name_becomes_a_file_name_that_every_disk_takes(tmp_path: Path):
    kept = save_template(tmp_path, "a/b: ../c?", sheet_of())
    assert kept.path.parent == tmp_path
    assert names(tmp_path) == [kept.name]


def test_renamed_and_to_another_case_of_its_own_name(tmp_path: Path):
    one = save_template(tmp_path, "guard", sheet_of())
    save_template(tmp_path, "smith", sheet_of())
    with pytest.raises(StorageError, match="name_taken"):
        rename_template(one, "Smith")
    one = rename_template(one, "Guard")
    assert names(tmp_path) == ["Guard", "smith"]
    assert rename_template(one, "Guard") == one


def test_taken_away_and_put_back_to_the_last_byte(tmp_path: Path):
    one = save_template(tmp_path, "guard", sheet_of())
    before = one.path.read_bytes()
    data = remove_template(one)
    assert names(tmp_path) == []
    put_back(one, data)
    assert one.path.read_bytes() == before
    with pytest.raises(StorageError, match="name_taken"):
        put_back(one, data)


def test_a_template_that_is_gone_or_damaged_is_said(tmp_path: Path):
    one = save_template(tmp_path, "guard", sheet_of())
    one.path.write_text("{", encoding="utf-8")
    with pytest.raises(StorageError):
        from_template(one)
    one.path.unlink()
    for act in (from_template, remove_template):
        with pytest.raises(StorageError, match="not_found"):
            act(one)
    with pytest.raises(StorageError, match="not_found"):
        rename_template(one, "smith")


def test_what_a_newer_version_wrote_into_it_goes_along(tmp_path: Path):
    one = save_template(tmp_path, "guard", sheet_of())
    one.path.write_bytes(one.path.read_bytes().replace(b"{", b'{"later": 1,', 1))
    assert b'"later"' in encode(from_template(one))


def test_the_sheet_itself_stays_as_it_is(tmp_path: Path):
    sheet = sheet_of()
    before = sheet.character
    save_template(tmp_path, "guard", sheet)
    assert sheet.character is before
    assert SetTick(SkillId("juggling"), False).apply(before) != before
