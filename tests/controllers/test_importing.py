"""Foreign people on their way to new sheets: read again with other answers, portraits made to fit, names kept free."""

import base64
import json
import random
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from brp_desktop.controllers.importing import foreign_file, foreign_text, free_path, imported_sheet, save_imported
from brp_desktop.sheet.limits import PORTRAIT_BYTES
from brp_desktop.storage import StorageError, open_document
from brp_desktop.storage.importers import Choices

COC7 = "foundry-coc7-character.json"


@pytest.fixture
def samples(project_root: Path) -> Path:
    return project_root / "tests" / "data" / "import"


def strength(file_value: object) -> int | None:
    character = file_value.character  # type: ignore[attr-defined]  # an Imported
    return next(row.value for row in character.characteristics if row.id == "str")


def test_other_answers_read_the_same_bytes_again(samples: Path) -> None:
    file = foreign_file(samples / COC7, Choices())
    (question,) = file.people[0].report.questions
    before = strength(file.people[0])
    again = file.again(Choices(answers={question.id: "3-18"}))
    assert before is not None
    assert (
        strength(again.people[0])
        == dict(next(answer for answer in question.answers if answer.id == "3-18").preview)["str"]
    )
    assert strength(file.people[0]) == before
    assert again.data == file.data


def test_what_is_no_character_names_the_file(tmp_path: Path) -> None:
    path = tmp_path / "list.json"
    path.write_text(json.dumps([1, 2, 3]), encoding="utf-8")
    with pytest.raises(StorageError) as caught:
        foreign_file(path, Choices())
    assert caught.value.path == path
    with pytest.raises(StorageError):
        foreign_text("", Choices())


def test_a_stat_block_of_the_clipboard(samples: Path) -> None:
    text = (samples / "statblock-fr.txt").read_text(encoding="utf-8")
    (person,) = foreign_text(text, Choices(lang="fr")).people
    assert person.character.name


def large_picture() -> bytes:
    image = QImage(random.Random(3).randbytes(700 * 700 * 4), 700, 700, QImage.Format.Format_RGB32).copy()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    assert image.save(buffer, "PNG")
    return bytes(buffer.data().data())


@pytest.mark.qt_log_ignore("libpng")
def test_portraits_that_are_too_large_are_made_to_fit(qapp: QApplication, samples: Path) -> None:
    (person,) = foreign_file(samples / COC7, Choices()).people
    picture = large_picture()
    assert len(picture) > PORTRAIT_BYTES
    sheet, problem = imported_sheet(replace(person, picture=picture))
    assert not problem
    assert 0 < len(sheet.character.portrait) <= PORTRAIT_BYTES
    sheet, problem = imported_sheet(replace(person, picture=picture[:2000]))
    assert problem == "picture_damaged"
    assert sheet.character.portrait == b""


def test_a_large_picture_in_a_file_arrives(qapp: QApplication, tmp_path: Path) -> None:
    """Roll20 keeps pictures inside the file: one of them is on the sheet in the end."""
    name = "foundry-brp-character.json"
    source = Path(__file__).parents[1] / "data" / "import" / name
    actor = json.loads(source.read_text(encoding="utf-8"))
    actor["img"] = "data:image/png;base64," + base64.b64encode(large_picture()).decode()
    path = tmp_path / name
    path.write_text(json.dumps(actor), encoding="utf-8")
    (person,) = foreign_file(path, Choices()).people
    sheet, problem = imported_sheet(person)
    assert not problem
    if person.picture:
        assert sheet.character.portrait


def test_saved_under_names_that_are_free(samples: Path, tmp_path: Path) -> None:
    (person,) = foreign_file(samples / COC7, Choices()).people
    first = save_imported(person, tmp_path, ())
    second = save_imported(person, tmp_path, [first])
    assert first != second
    assert open_document(second).character == person.character
    assert free_path(tmp_path, first.name, ()) not in (first, second)
