"""check, roll and new on Xantis sheets: what they print, in three languages, and their exit codes."""

import json
import os
import subprocess
import sys
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from brp_desktop.__main__ import main
from brp_desktop.catalogue.resources import resource_path
from brp_desktop.rules.xantis import XantisOutcome
from brp_desktop.sheet.new_xantis import new_xantis
from brp_desktop.sheet.xantis import ScoreNode
from brp_desktop.sheet.xantis_edits import AddNode, SetNodeValue, SetPenalty
from brp_desktop.storage import new_document, open_document, save_document

pytestmark = pytest.mark.usefixtures("qapp", "home")

NEREA = resource_path("samples", "nerea-valdombra.rpgsheet")
ADELE = resource_path("samples", "adele-fournier.rpgsheet")


@pytest.fixture
def sheet(tmp_path: Path) -> Path:
    """Ishadur, as the source has him: Forza 6."""
    path = tmp_path / "ishadur.rpgsheet"
    save_document(new_document(SetNodeValue("forza", 6).apply(new_xantis(name="Ishadur"))), path)
    return path


def rolled(sheet: Path, capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    """The JSON of a roll."""
    assert main(["roll", str(sheet), *arguments, "--json"]) == 0
    captured = capsys.readouterr()
    assert (captured.err, captured.out.count("\n")) == ("", 1)
    found: dict[str, Any] = json.loads(captured.out)
    assert [*found] == [*(field.name for field in fields(XantisOutcome)), "text"]
    return found


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("it", "Forza: Vdr = Forza (6) − Difficoltà (2) = 4. Margine = 4 − 5 = −1: Malus di 1. Narra il Narratore."),
        ("en", "Forza: Vdr = Forza (6) − Difficulty (2) = 4. Margin = 4 − 5 = −1: Malus of 1. The Narrator narrates."),
    ],
)
def test_the_log_of_the_source(sheet: Path, capsys: pytest.CaptureFixture[str], lang: str, text: str) -> None:
    """L38–46: Forza 6, difficulty 2, the dice show 5: a Malus of 1; the file is as it was."""
    before = sheet.read_bytes()
    assert main(["roll", str(sheet), "forza", "--difficulty", "2", "--dice", "3,2", "--lang", lang]) == 0
    assert capsys.readouterr().out.startswith(text)
    assert sheet.read_bytes() == before
    found = rolled(sheet, capsys, "forza", "--difficulty", "2", "--dice", "3,2", "--lang", lang)
    assert (found["vdr"], found["margin"], found["success"], found["malus"]) == (4, -1, False, 1)
    assert (found["dice"], found["difficulty"], found["narrator"], found["actor"]) == ([3, 2], 2, "narrator", "Ishadur")
    assert found["parts"] == [["caratteristica", "Forza", 6]]
    assert found["explanation"][0] == {"id": "capacity", "operands": [6], "result": 6}
    assert found["text"].startswith(text)


def test_a_critical_goes_on_with_the_dice_that_are_given(sheet: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Section 4: capacity 6, difficulty 2, 1-1 then 6 6 3: Bonus 21."""
    found = rolled(sheet, capsys, "Forza", "--difficulty", "2", "--dice", "1,1,6,6,3")
    assert (found["critical"], found["extra"], found["bonus"]) == ("success", [6, 6, 3], 21)


def test_seeded_dice_are_the_same_every_time(sheet: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first, second = (rolled(sheet, capsys, "forza", "--seed", "7") for _ in range(2))
    assert first == second
    assert len({tuple(rolled(sheet, capsys, "forza", "--seed", str(seed))["dice"]) for seed in range(12)}) > 3


def test_what_may_be_rolled(capsys: pytest.CaptureFixture[str]) -> None:
    """A node by id or name, whatever its case and accents, Iniziativa, an action; penalties count."""
    for name, label, capacity in (("sciabola", "Sciabola", 11), ("TRAVESTIRSI", "Travestirsi", 9),
                                  ("iniziativa", "Iniziativa", 5), ("schivata", "Schivata", 11)):  # fmt: skip
        found = rolled(NEREA, capsys, name, "--dice", "2,2")
        assert (found["label"], found["capacity"], found["pme"]) == (label, capacity, 1)
    assert rolled(NEREA, capsys, "schivata", "--dice", "2,2")["pa_cost"] == 3


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["nobody"], "No score, action or weapon called “nobody”."),
        (["  "], "No score, action or weapon called"),
        (["forza", "--dice", "7,1"], "Two dice are needed, each from 1 to 6."),
        (["forza", "--dice", "3"], "Forza: Two dice are needed"),
        (["forza", "--dice", "1,1"], "Forza: A critical wants one more die."),
        (["forza", "--dice", "3,2,1"], "Forza: Additional dice follow a critical"),
        (["forza", "--dice", "07"], "Two dice are needed"),
        (["forza", "--modifier", "5"], "A Xantis test has no modifier, only a difficulty."),
        (["forza", "--difficulty", "easy"], "The difficulty of a Xantis test is a number from 0 to 99."),
    ],
)
def test_wrongly_asked(sheet: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], said: str) -> None:
    assert main(["roll", str(sheet), *arguments, "--lang", "en"]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith(said)
    assert captured.err.count("\n") == 1


def test_a_percentile_sheet_takes_no_number(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["roll", str(ADELE), "listen", "--difficulty", "2", "--lang", "en"]) == 2
    assert capsys.readouterr().err == "The difficulty of a percentile roll is one of easy, normal, difficult.\n"


def test_of_two_with_one_name_the_id_tells(sheet: Path, capsys: pytest.CaptureFixture[str]) -> None:
    document = open_document(sheet)
    twin = ScoreNode(id="forza.2", tier="arte", name="Forza", value=2)
    save_document(document.with_character(AddNode(twin).apply(document.character)), sheet)
    assert rolled(sheet, capsys, "forza", "--dice", "2,2")["capacity"] == 6
    assert main(["roll", str(sheet), "FORZA", "--lang", "en"]) == 2
    assert capsys.readouterr().err == "“FORZA” is not enough: Forza [forza], Forza [forza.2].\n"


def test_new_writes_the_sheet_of_the_source(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "new.rpgsheet"
    assert main(["new", "--system", "xantis", "-o", str(path), "--lang", "en"]) == 0
    assert capsys.readouterr().out == f"{path}: a blank sheet is written.\n"
    assert open_document(path).character == new_xantis()
    assert main(["new", "--system", "xantis", "-o", str(path), "--lang", "en"]) == 1
    for more in (["--random"], ["--preset", "srd"], ["--random", "--seed", "3"]):
        with pytest.raises(SystemExit) as caught:
            main(["new", "--system", "xantis", "-o", str(path), *more])
        assert caught.value.code == 2


def test_check_tells_each_repair(sheet: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One line each, with the place, what was there and what is read; the file is not touched."""
    assert main(["check", str(NEREA), str(sheet), str(ADELE), "--lang", "en"]) == 0
    assert capsys.readouterr().err.count("nothing is wrong.") == 3
    data = json.loads(sheet.read_text(encoding="utf-8"))
    data["pa_left"] = -3
    data["nodes"][2]["parent"] = "ginnasta"
    sheet.write_text(json.dumps(data), encoding="utf-8")
    before = sheet.read_bytes()
    assert main(["check", str(sheet), "--lang", "en"]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == (
        f"{sheet}: pa_left: pa_left in “ishadur.rpgsheet” is -3, out of range: read as 0. [out_of_range]"
    )
    assert [line.rpartition(" [")[2] for line in lines] == ["out_of_range]", *["cyclic_parent]"] * 3]
    assert sheet.read_bytes() == before


def test_a_table_may_hold_both(tmp_path: Path, sheet: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A table that leads to a Xantis sheet is well."""
    from brp_desktop.sheet.table import Entry, GameTable
    from brp_desktop.storage import new_table, save_table

    table = tmp_path / "t.rpgtable"
    save_table(new_table(GameTable(entries=(Entry(id="a", path=str(sheet)),))), table)
    assert main(["check", str(table), "--lang", "en"]) == 0
    capsys.readouterr()


def test_without_widgets(tmp_path: Path, project_root: Path) -> None:
    """As a script would use it: a new sheet, a roll in JSON, without a display and without widgets."""
    code = (
        "import sys; from brp_desktop.__main__ import main; code = main(sys.argv[1:]);"
        " assert 'PySide6.QtWidgets' not in sys.modules and 'PySide6.QtGui' not in sys.modules; sys.exit(code)"
    )
    environment = {key: value for key, value in os.environ.items() if key not in ("DISPLAY", "WAYLAND_DISPLAY")}
    path = str(tmp_path / "a.rpgsheet")
    for arguments in (["new", "--system", "xantis", "-o", path], ["roll", path, "forza", "--json", "--seed", "1"]):
        done = subprocess.run(
            [sys.executable, "-c", code, *arguments],
            cwd=project_root,
            env=environment,
            capture_output=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["label"] == "Forza"


def test_penalties_of_the_sheet_count(sheet: Path, capsys: pytest.CaptureFixture[str]) -> None:
    document = open_document(sheet)
    hurt = SetPenalty("pd", 3).apply(replace(document.character, npc=True))
    save_document(document.with_character(hurt), sheet)
    found = rolled(sheet, capsys, "forza", "--dice", "2,1")
    assert (found["pd"], found["vdr"], found["bonus"], found["narrator"]) == (3, 3, 0, "narrator")
