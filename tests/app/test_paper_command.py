"""export to paper from the command line: PDF, form, pictures, tables; nothing of ours is overwritten."""

import io
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from brp_desktop.__main__ import main
from brp_desktop.catalogue.resources import resource_path
from brp_desktop.sheet.brp import BrpCharacter, Note
from brp_desktop.storage import new_document, open_document, save_document
from brp_desktop.storage.exporters import export, formats
from brp_desktop.storage.importers import read_foreign

pypdf = pytest.importorskip("pypdf")
pytestmark = pytest.mark.usefixtures("qapp", "home")


@pytest.fixture
def adele(tmp_path: Path) -> Path:
    return Path(shutil.copy(resource_path("samples", "adele-fournier.rpgsheet"), tmp_path / "adele.rpgsheet"))


def text_of(path: Path) -> str:
    return " ".join(page.extract_text() for page in pypdf.PdfReader(path).pages)


@pytest.mark.parametrize(("lang", "word"), [("en", "Weapons"), ("fr", "Armes"), ("it", "Armi")])
def test_a_sheet_as_pdf(adele, tmp_path, capsys, lang, word):
    before, out = adele.read_bytes(), tmp_path / "out.pdf"
    assert main(["export", str(adele), "--to", "pdf", "-o", str(out), "--lang", lang]) == 0
    assert "Adèle Fournier" in text_of(out)
    assert word in text_of(out)
    said = capsys.readouterr()
    assert str(out) in said.out
    assert said.err == ""
    assert adele.read_bytes() == before


def test_both_systems_and_the_table(tmp_path):
    for name, word in (("nerea-valdombra.rpgsheet", "Viandanti"), ("lamp-room.rpgtable", "Isolde Varr")):
        out = tmp_path / f"{name}.pdf"
        assert main(["export", str(resource_path("samples", name)), "--to", "pdf", "-o", str(out)]) == 0
        assert word in text_of(out)
    # The players' files beside the table are looked into for their numbers.
    assert "9 / 12" in text_of(tmp_path / "lamp-room.rpgtable.pdf")


def test_a_form_that_can_be_read_again(adele, tmp_path):
    out = tmp_path / "form.pdf"
    assert main(["export", str(adele), "--to", "form-pdf", "-o", str(out), "--lang", "it"]) == 0
    assert read_foreign(out.read_bytes())[0].character.name == "Adèle Fournier"


def test_every_page_is_a_picture(adele, tmp_path, capsys):
    out = tmp_path / "page.png"
    assert main(["export", str(adele), "--to", "png", "-o", str(out), "--lang", "en"]) == 0
    for path in (out, tmp_path / "page-2.png"):
        assert QImage(str(path)).width() == 1240
        assert f"{path} is written." in capsys.readouterr().out or path != out
    assert not (tmp_path / "page-3.png").exists()


@pytest.mark.parametrize("to", ["pdf", "form-pdf", "png"])
def test_what_is_no_export_is_overwritten_only_by_force(adele, tmp_path, capsys, to):
    """An earlier one goes, and nothing is written as long as one of the pages may not be."""
    out, second = tmp_path / f"a.{to[-3:]}", tmp_path / "a-2.png"
    command = ["export", str(adele), "--to", to, "-o", str(out), "--lang", "en"]
    for mine in (b"%PDF-1.4 of somebody else", b"\x89PNG\r\n\x1a\n", b"words"):
        out.write_bytes(mine)
        assert main(command) == 1
        assert capsys.readouterr().err == f"{out} is there already; --force overwrites it.\n"
        assert out.read_bytes() == mine
        assert not second.exists()
    assert main([*command, "--force"]) == 0
    assert main(command) == 0
    assert capsys.readouterr().err == ""
    if to == "png":
        out.unlink()
        second.write_bytes(b"mine")
        assert main(command) == 1
        assert str(second) in capsys.readouterr().err
        assert not out.exists()


@pytest.mark.parametrize(
    ("source", "to", "out", "sentence"),
    [
        ("nerea-valdombra.rpgsheet", "foundry-brp", "x.json", "“nerea-valdombra.rpgsheet” cannot"),
        ("lamp-room.rpgtable", "form-pdf", "x.pdf", "no character sheet"),
        ("missing.rpgsheet", "pdf", "x.pdf", "missing.rpgsheet"),
        ("adele-fournier.rpgsheet", "pdf", "no/folder/x.pdf", "folder"),
    ],
)
def test_what_cannot_be_is_said(tmp_path, capsys, source, to, out, sentence):
    target = tmp_path / out
    assert main(["export", str(resource_path("samples", source)), "--to", to, "-o", str(target), "--lang", "en"]) == 1
    said = capsys.readouterr()
    assert said.err.strip()
    assert sentence in said.err
    assert said.out == ""
    assert not target.exists()


def test_no_sheet_of_ours_is_overwritten(adele, capsys):
    before = adele.read_bytes()
    assert main(["export", str(adele), "--to", "pdf", "-o", str(adele), "--lang", "en"]) == 1
    assert adele.read_bytes() == before
    assert "not overwritten" in capsys.readouterr().err


def test_letters_without_a_font_are_named(tmp_path, capsys):
    path, out = tmp_path / "kanji.rpgsheet", tmp_path / "kanji.pdf"
    save_document(new_document(BrpCharacter(name="Ada", notes=(Note(id="note.1", text="漢字 and 漢"),))), path)
    assert main(["export", str(path), "--to", "pdf", "-o", str(out), "--lang", "en"]) == 0
    assert "漢 (U+6F22) 字 (U+5B57)." in capsys.readouterr().err
    assert out.is_file()


def test_paper_is_among_the_formats():
    from brp_desktop.views.printing.formats import register_formats

    register_formats()
    assert {"pdf", "form-pdf", "png"} <= {each.id for each in formats()}
    document = new_document(BrpCharacter(name="Ada"))
    assert export(document, "pdf", "en").startswith(b"%PDF")
    assert pypdf.PdfReader(io.BytesIO(export(document, "form-pdf", "en"))).get_fields()["about/name"]["/V"] == "Ada"
    assert export(document, "png", "en").startswith(b"\x89PNG")


def test_without_a_display(adele, tmp_path):
    """A process of its own, as somebody calls it on a machine without screen."""
    import os

    environment = {key: value for key, value in os.environ.items() if key not in ("QT_QPA_PLATFORM", "DISPLAY")}
    out = tmp_path / "out.pdf"
    command = [sys.executable, "-m", "brp_desktop", "export", str(adele), "--to", "pdf", "-o", str(out)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Adèle" in text_of(out)


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
def test_a_form_of_xantis_and_back(tmp_path, capsys, lang):
    """Exported in any language, imported again: the file is the same but for its id."""
    sheet, form, back = (
        resource_path("samples", "nerea-valdombra.rpgsheet"),
        tmp_path / "f.pdf",
        tmp_path / "b.rpgsheet",
    )
    assert main(["export", str(sheet), "--to", "form-pdf", "-o", str(form), "--lang", lang]) == 0
    assert main(["import", str(form), "-o", str(back), "--lang", lang]) == 0
    assert open_document(back).character == open_document(sheet).character
    assert "Nerea Valdombra" in capsys.readouterr().out
