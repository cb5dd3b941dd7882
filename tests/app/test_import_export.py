"""import and export: what they write and print, in three languages, their exit codes; nothing is overwritten."""

import json
import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from brp_desktop.__main__ import main
from brp_desktop.sheet.brp import BrpCharacter
from brp_desktop.storage import open_document, save_document
from brp_desktop.storage.importers import import_file
from brp_desktop.storage.importers.report import FORMATS, Line
from brp_desktop.views import import_labels

pytestmark = pytest.mark.usefixtures("qapp", "home")

DATA = Path(__file__).parent.parent / "data" / "import"
HERO = DATA / "foundry-brp-character.json"
COC = DATA / "foundry-coc7-character.json"
SAMPLES = [path for path in sorted(DATA.iterdir()) if path.name != "expected.json"]


def test_one_file_into_one_sheet(tmp_path, capsys):
    out = tmp_path / "hero.rpgsheet"
    assert main(["import", str(HERO), "-o", str(out), "--lang", "en"]) == 0
    said = capsys.readouterr()
    assert open_document(out).character.name == "Ysolde Karrec"
    assert "Star chart: a kind nobody knows here" in said.out
    assert "Status (Harbour Guild): the tick was dropped" in said.out
    assert "Flare pistol: its skill “i.skill.firearm-pistol”" in said.out
    assert said.err == ""
    assert {path.name for path in tmp_path.iterdir()} - {"home"} == {"hero.rpgsheet"}


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "POW 62, divided by five: 12."),
        ("fr", "POU 62, divisé par cinq\u00a0: 12."),
        ("it", "POT 62, diviso per cinque: 12."),
    ],
)
def test_the_report_speaks_three_languages(tmp_path, capsys, lang, sentence):
    assert main(["import", str(COC), "-o", str(tmp_path / "x.rpgsheet"), "--lang", lang]) == 0
    assert sentence in capsys.readouterr().out


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.name)
def test_what_is_counted_is_what_is_said_and_said_once(tmp_path, capsys, path):
    assert main(["import", str(path), "-o", f"{tmp_path / 'people'}/", "--lang", "en"]) == 0
    _, head, *lines = capsys.readouterr().out.splitlines()
    counted = int(head.rpartition(" to decide")[0].rpartition(" ")[2])
    assert counted == sum(line.startswith("  Please decide: ") for line in lines)
    assert len(set(lines)) == len(lines)


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
def test_an_export_of_ours_names_the_file_to_open(tmp_path, capsys, lang):
    text, out = tmp_path / "ysolde.md", tmp_path / "again.rpgsheet"
    sheet = tmp_path / "ysolde.rpgsheet"
    assert main(["import", str(HERO), "-o", str(sheet)]) == 0
    assert main(["export", str(sheet), "--to", "markdown", "-o", str(text), "--lang", lang]) == 0
    capsys.readouterr()
    assert main(["import", str(text), "-o", str(out), "--lang", lang]) == 1
    said = capsys.readouterr()
    words = {"en": "the sheet’s own file", "fr": "le fichier même de la feuille", "it": "il file del foglio stesso"}
    assert "ysolde.md" in said.err
    assert f"{words[lang]} (.rpgsheet)" in said.err
    assert not out.exists()


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
@pytest.mark.parametrize("form", ["markdown", "pdf"])
@pytest.mark.parametrize("name", ["x.rpgsheet", "x.RPGTABLE", "x.rpgsheet~"])
def test_nothing_is_exported_under_the_name_of_a_sheet(tmp_path, capsys, form, name, lang):
    """Text called like a sheet could be opened by nothing: it is refused, also with ``--force``."""
    sheet, out = tmp_path / "ysolde.rpgsheet", tmp_path / name
    assert main(["import", str(HERO), "-o", str(sheet)]) == 0
    capsys.readouterr()
    assert main(["export", str(sheet), "--to", form, "-o", str(out), "--force", "--lang", lang]) == 1
    said = capsys.readouterr().err
    words = {"en": "choose another ending", "fr": "choisissez une autre extension", "it": "scegli un’altra estensione"}
    assert name in said
    assert words[lang] in said
    assert not out.exists()


def test_many_files_into_a_folder_with_progress(tmp_path, capsys):
    folder = tmp_path / "people"
    broken = tmp_path / "broken.json"
    broken.write_text('{"a": ')
    files = [HERO, broken, COC, DATA / "statblock-it.txt"]
    assert main(["import", *map(str, files), "-o", f"{folder}/", "--lang", "en"]) == 1
    said = capsys.readouterr()
    assert sorted(path.name for path in folder.iterdir()) == [
        "Guardia notturna (tipica).rpgsheet", "Tobiah Quill.rpgsheet", "Ysolde Karrec.rpgsheet"
    ]  # fmt: skip
    assert "[1/4]" in said.err
    assert "[4/4]" in said.err
    assert "broken.json" in said.err
    assert main(["import", str(HERO), str(COC), "-o", str(tmp_path / "other"), "--lang", "en"]) == 0


def test_people_of_one_name_and_several_in_a_file(tmp_path, capsys):
    both = tmp_path / "both.json"
    actor = json.loads(HERO.read_text(encoding="utf-8"))
    both.write_text(json.dumps([actor, actor]))
    assert main(["import", str(both), "-o", str(tmp_path / "x.rpgsheet"), "--lang", "en"]) == 1
    assert "holds 2 people" in capsys.readouterr().err
    assert not (tmp_path / "x.rpgsheet").exists()
    assert main(["import", str(both), "-o", str(tmp_path), "--lang", "en"]) == 0
    assert {path.name for path in tmp_path.glob("*.rpgsheet")} == {"Ysolde Karrec.rpgsheet", "Ysolde Karrec 2.rpgsheet"}


def test_what_is_there_is_overwritten_only_by_force(tmp_path, capsys):
    out = tmp_path / "x.rpgsheet"
    assert main(["import", str(HERO), "-o", str(out), "--lang", "en"]) == 0
    assert main(["import", str(COC), "-o", str(out), "--lang", "en"]) == 1
    assert "--force" in capsys.readouterr().err
    assert open_document(out).character.name == "Ysolde Karrec"
    assert main(["import", str(COC), "-o", str(out), "--force", "--scale", "3-18", "--lang", "en"]) == 0
    character = open_document(out).character
    assert isinstance(character, BrpCharacter)
    assert character.characteristics[0].value == 45


@pytest.mark.parametrize("text", ["", "{", "[]", "words", '{"format_version": 1, "system": "brp"}'])
def test_nothing_read_is_exit_code_1_and_one_sentence(tmp_path, capsys, text):
    file = tmp_path / "x.json"
    file.write_text(text)
    assert main(["import", str(file), "-o", str(tmp_path / "x.rpgsheet"), "--lang", "en"]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert len(said.err.splitlines()) == 1
    assert "x.json" in said.err
    assert not (tmp_path / "x.rpgsheet").exists()


NOTHING_READ = {
    "en": "could be read as Roll20 (VTTES): it is of Foundry “brp”.",
    "fr": "ne se lit au format Roll20 (VTTES)\u00a0: il est au format Foundry “brp”.",
    "it": "si legge nel formato Roll20 (VTTES): è nel formato Foundry “brp”.",
}


@pytest.mark.parametrize("lang", NOTHING_READ)
def test_read_as_another_format_is_exit_code_1_and_no_file(tmp_path, capsys, lang):
    """api.md: nothing could be read. File and format are named, no empty sheet is written."""
    for file, as_ in ((HERO, "roll20"), (DATA / "dholes-house-like.json", "coc7"), (COC, "foundry-brp")):
        code = main(["import", str(file), "--as", as_, "-o", str(tmp_path / "x.rpgsheet"), "--lang", lang])
        said = capsys.readouterr()
        assert (code, said.out, len(said.err.splitlines())) == (1, "", 1)
        assert file.name in said.err
        if file == HERO:
            assert NOTHING_READ[lang] in said.err
    blank = tmp_path / "blank.json"
    blank.write_text('{"name": "A", "type": "character", "system": {}, "items": [], "_stats": {"systemId": "brp"}}')
    assert main(["import", str(blank), "-o", str(tmp_path / "x.rpgsheet"), "--lang", lang]) == 1
    said = capsys.readouterr().err
    assert "Foundry “brp”" in said
    assert "blank.json" in said
    assert not (tmp_path / "x.rpgsheet").exists()


@pytest.mark.parametrize(("lang", "word"), [("en", "table"), ("fr", "table"), ("it", "tavolo")])
@pytest.mark.parametrize("name", ["lamp-room.rpgtable", "lamp-room.json"])
def test_a_table_of_ours_is_called_one(tmp_path, capsys, lang, word, name):
    file = tmp_path / name
    shutil.copy(SHIPPED / "lamp-room.rpgtable", file)
    assert main(["import", str(file), "-o", str(tmp_path / "x.rpgsheet"), "--lang", lang]) == 1
    assert word in capsys.readouterr().err.replace(name, "")
    assert not (tmp_path / "x.rpgsheet").exists()


@pytest.mark.parametrize("out", ["x.txt", "x", "x.json", "x.rpgtable", "x.rpgsheet~"])
@pytest.mark.parametrize("lang", ["en", "fr", "it"])
def test_a_sheet_is_written_under_its_own_ending_only(tmp_path, capsys, out, lang):
    for force in ([], ["--force"]):
        assert main(["import", str(HERO), "-o", str(tmp_path / out), *force, "--lang", lang]) == 1
        said = capsys.readouterr()
        assert ".rpgsheet" in said.err
        assert (said.out, len(said.err.splitlines())) == ("", 1)
    assert {path.name for path in tmp_path.iterdir()} <= {"home"}
    assert main(["import", str(HERO), "-o", str(tmp_path / "X.RPGSHEET"), "--lang", lang]) == 0


def test_the_format_may_be_named(tmp_path, capsys):
    out = tmp_path / "x.rpgsheet"
    assert main(["import", str(DATA / "statblock-en.txt"), "-o", str(out), "--as", "statblock", "--lang", "en"]) == 0
    with pytest.raises(SystemExit) as ended:
        main(["import", str(HERO), "-o", str(out), "--as", "gurps"])
    assert ended.value.code == 2
    assert "gurps" in capsys.readouterr().err


@pytest.mark.parametrize(("format_", "ending"), [("markdown", "md"), ("text", "txt"), ("foundry-brp", "json")])
def test_exports_do_not_touch_the_sheet(tmp_path, capsys, format_, ending):
    sheet, out = tmp_path / "x.rpgsheet", tmp_path / f"out.{ending}"
    assert main(["import", str(HERO), "-o", str(sheet), "--lang", "en"]) == 0
    before = sheet.read_bytes(), sheet.stat().st_mtime_ns
    for _ in range(2):
        assert main(["export", str(sheet), "--to", format_, "-o", str(out), "--lang", "fr"]) == 0
    assert "Ysolde Karrec" in out.read_text(encoding="utf-8")
    assert (sheet.read_bytes(), sheet.stat().st_mtime_ns) == before
    assert {path.name for path in tmp_path.iterdir()} - {"home"} == {f"out.{ending}", "x.rpgsheet"}


@pytest.mark.parametrize("format_", ["markdown", "text", "foundry-brp"])
def test_an_export_overwrites_what_is_none_only_by_force(tmp_path, capsys, format_):
    """An earlier export of the character goes, whatever changed in it since; so does an empty file."""
    sheet, out = tmp_path / "x.rpgsheet", tmp_path / "out"
    assert main(["import", str(HERO), "-o", str(sheet), "--lang", "en"]) == 0
    export = ["export", str(sheet), "--to", format_, "-o", str(out), "--lang"]
    for mine in ("# My own notes\n", '{\n\t"name": "Ysolde"}', "\u0000"):
        out.write_text(mine, encoding="utf-8")
        assert main([*export, "en"]) == 1
        assert capsys.readouterr().err == f"{out} is there already; --force overwrites it.\n"
        assert out.read_text(encoding="utf-8") == mine
    assert main([*export, "en", "--force"]) == 0
    document = open_document(sheet)
    assert isinstance(document.character, BrpCharacter)
    older = replace(document.character, age=99, place="Brest", notes=())
    save_document(msgspec.structs.replace(document, character=older), sheet)
    assert main([*export, "fr"]) == 0
    out.write_bytes(b"")
    assert main([*export, "it"]) == 0


def test_an_export_never_overwrites_a_sheet(tmp_path, capsys):
    sheet, other = tmp_path / "x.rpgsheet", tmp_path / "y.rpgsheet"
    assert main(["import", str(HERO), "-o", str(sheet), "--lang", "en"]) == 0
    shutil.copy(sheet, other)
    copied = tmp_path / "sheet.json"
    copied.hardlink_to(sheet)
    for out in (sheet, other, copied):
        assert main(["export", str(sheet), "--to", "text", "-o", str(out), "--force", "--lang", "en"]) == 1
        assert "not overwritten" in capsys.readouterr().err
        assert open_document(out).character.name == "Ysolde Karrec"


def test_exports_that_cannot_be(tmp_path, capsys):
    assert (
        main(["export", str(tmp_path / "none.rpgsheet"), "--to", "text", "-o", str(tmp_path / "o.txt"), "--lang", "en"])
        == 1
    )
    sheet = tmp_path / "x.rpgsheet"
    assert main(["new", "--system", "xantis", "-o", str(sheet)]) == 0
    assert main(["export", str(sheet), "--to", "foundry-brp", "-o", str(tmp_path / "o.json"), "--lang", "en"]) == 1
    assert main(["export", str(sheet), "--to", "markdown", "-o", str(tmp_path / "o.md"), "--lang", "en"]) == 0
    assert main(["export", str(sheet), "--to", "text", "-o", str(tmp_path / "no" / "o.txt"), "--lang", "en"]) == 1


def test_both_work_without_widgets(tmp_path):
    """Where QtWidgets and QtGui cannot be found."""
    sheet, text = str(tmp_path / "x.rpgsheet"), str(tmp_path / "x.txt")
    code = (
        "import sys\n"
        "class Nowhere:\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        "        if name in ('PySide6.QtWidgets', 'PySide6.QtGui'):\n"
        "            raise ModuleNotFoundError(name, name=name)\n"
        "sys.meta_path.insert(0, Nowhere())\n"
        "from brp_desktop.__main__ import main\n"
        f"code = main(['import', {str(HERO)!r}, '-o', {sheet!r}])\n"
        f"code += main(['export', {sheet!r}, '--to', 'text', '-o', {text!r}])\n"
        "sys.exit(code)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 0, done.stderr


# what the report says


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
def test_every_question_about_a_text_names_what_it_is_about(tmp_path, capsys, lang):
    """Nothing before the colon is empty, whatever the text."""
    file = tmp_path / "x.txt"
    file.write_text(
        "Tom\nSTR l8 CON 3D6 (11) SIZ 14 DEX 12.9\nHP l4 DB: +ld4\nArmour: mail (1 050)\n"
        "Skills: Spot 4O%, Jump 12.5%, Swim 1 050 %\nAttacks: Club 4S%, 1D6; Gun 30%, 4D6/2D6/1D6; Sling 20%, 5D6/4D6\n"
        '<a href="http://x.invalid">HP < 3</a>\n'
    )
    assert main(["import", str(file), "-o", str(tmp_path / "x.rpgsheet"), "--lang", lang]) == 0
    lines = capsys.readouterr().out.splitlines()[2:]
    assert len(lines) >= 12
    for line in lines:
        assert ": :" not in " ".join(line.split()), line
        assert "[" not in line


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_every_line_of_a_report_is_a_sentence(path):
    """No id, no hole and no code is left in it."""
    imported = import_file(path)[0]
    report = imported.report
    for line in (*report.taken, *report.changed, *report.not_taken, *report.doubtful):
        sentence = import_labels.line_sentence(line, imported.character.options)
        assert "{" not in sentence.replace(line.raw, "").replace(line.new, ""), line
        assert f"[{line.code}]" not in sentence, line
        assert line.code == "taken" or sentence.endswith((".", "…")), sentence
        if line.field:
            assert import_labels.field_name(line.field) != line.field, line.field
    for question in report.questions:
        assert import_labels.question_sentence(question).endswith("?")
        for answer in question.answers:
            assert import_labels.answer_name(question, answer.id) != answer.id
            assert import_labels.preview_text(answer.preview)


def test_every_format_and_every_code_has_words():
    for format_ in FORMATS:
        assert import_labels.format_name(format_) != format_
    documented = set((Line.__doc__ or "").split("``")[1::2])
    codes = {word for word in documented if "_" in word or word in ("rounded", "markup", "macro", "server", "effects")}
    fields = {"hit_points", "not_taken", "items[3].system.base"}
    assert {code for code in codes - fields if code not in import_labels._SENTENCES} == set()


def test_many_files_can_be_stopped(tmp_path, capsys, monkeypatch):
    """Ctrl+C in the middle: one sentence, and every sheet that is there is whole."""
    from brp_desktop.app import import_command

    saved, count = import_command.save_document, 0

    def save(document, path):
        nonlocal count
        count += 1
        if count == 3:
            raise KeyboardInterrupt
        return saved(document, path)

    monkeypatch.setattr(import_command, "save_document", save)
    out = tmp_path / "out"
    assert main(["import", *[str(HERO)] * 200, "-o", str(out), "--lang", "en"]) == 130
    said = capsys.readouterr().err.splitlines()
    assert said == ["[1/200] " + str(HERO), "[2/200] " + str(HERO), "[3/200] " + str(HERO),
                    "Stopped. What was written until then is whole."]  # fmt: skip
    assert len([open_document(path) for path in out.iterdir()]) == 2


SHIPPED = Path(__file__).parents[2] / "resources" / "samples"
OWN = ["adele-fournier.rpgsheet", "nerea-valdombra.rpgsheet", "lamp-room.rpgtable"]


def damaged(folder: Path, name: str) -> Path:
    """A shipped file of ours that stops in the middle."""
    data = (SHIPPED / name).read_bytes()
    file = folder / name
    file.write_bytes(data[: len(data) * 6 // 10])
    return file


@pytest.mark.parametrize("name", OWN)
def test_a_damaged_file_of_ours_is_read_as_far_as_it_goes(tmp_path, capsys, name):
    """check names each loss, export and import bring the rest out and say so; the file stays as it is (case D03)."""
    file = damaged(tmp_path, name)
    before = file.read_bytes()
    assert main(["check", str(file), "--lang", "en"]) == 1
    checked = capsys.readouterr()
    assert "The file stops in the middle" in checked.out
    assert f"import {file} -o COPY" in checked.err
    ways = [("pdf", "pdf")] if name.endswith("table") else [("text", "txt"), ("markdown", "md"), ("pdf", "pdf")]
    for to, ending in ways:
        out = tmp_path / f"out.{ending}"
        assert main(["export", str(file), "--to", to, "-o", str(out), "--lang", "en"]) == 1, "a script must notice"
        said = capsys.readouterr()
        assert "The file stops in the middle" in said.err
        assert "is written" in said.out
        assert out.stat().st_size > 100
    copy = tmp_path / "copies" / name
    assert main(["import", str(file), "-o", f"{copy.parent}/", "--lang", "en"]) == 0
    assert "The file stops in the middle" in capsys.readouterr().err
    assert main(["check", str(copy), "--lang", "en"]) == (1 if name.endswith("table") else 0)
    told = "".join(capsys.readouterr())
    assert "nothing is wrong" in told or "not_found" in told, "of a table away from its sheets only those are missing"
    assert file.read_bytes() == before


def test_a_copy_of_what_is_left_never_lands_on_the_original(tmp_path, capsys):
    file = damaged(tmp_path, OWN[0])
    before = file.read_bytes()
    for out in (file, tmp_path / "x.rpgtable", tmp_path / "x.json"):
        assert main(["import", str(file), "-o", str(out), "--force", "--lang", "en"]) == 1
        assert len(capsys.readouterr().err.splitlines()) == 1
    assert file.read_bytes() == before
    assert [path.name for path in tmp_path.iterdir() if path.name != "home"] == [OWN[0]]
    whole = SHIPPED / OWN[0]
    assert main(["import", str(whole), "-o", str(tmp_path / "y.rpgsheet"), "--lang", "en"]) == 1
    assert "sheet of this program already" in capsys.readouterr().err


@pytest.mark.parametrize("out", ["x.rpgsheet", "x.rpgtable", "X.RPGSHEET"])
def test_several_files_do_not_make_a_folder_called_like_a_sheet(tmp_path, capsys, out):
    assert main(["import", str(HERO), str(COC), "-o", str(tmp_path / out), "--lang", "en"]) == 2
    assert "name a folder" in capsys.readouterr().err
    assert not (tmp_path / out).exists()


def test_a_slash_behind_the_name_makes_a_folder_for_one(tmp_path, capsys):
    assert main(["import", str(HERO), "-o", f"{tmp_path}/new/", "--lang", "en"]) == 0
    assert [path.name for path in (tmp_path / "new").iterdir()] == ["Ysolde Karrec.rpgsheet"]
