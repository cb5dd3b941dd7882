"""check, roll and new: what they print, in three languages, and their exit codes."""

import json
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from brp_desktop.__main__ import main
from brp_desktop.app.subject_names import find_subject
from brp_desktop.catalogue.names import full_skill_name
from brp_desktop.catalogue.resources import resource_path
from brp_desktop.controllers.language import current_language
from brp_desktop.rules.brp import SRD, UGE
from brp_desktop.sheet.brp import BrpCharacter
from brp_desktop.sheet.derive import derive
from brp_desktop.sheet.new import new_character
from brp_desktop.storage import new_document, open_document, save_document
from brp_desktop.storage.notices import Notice
from brp_desktop.views.error_labels import notice_sentence

pytestmark = pytest.mark.usefixtures("qapp", "home")

FIELDS = ["name", "score", "difficulty", "modifier", "chance", "roll", "level", "reason", "tick", "tick_reason", "text"]


@pytest.fixture
def hero() -> BrpCharacter:
    """A new character with all characteristics at 13."""
    blank = new_character(SRD, name="Anna")
    return replace(blank, characteristics=tuple(replace(row, initial=13) for row in blank.characteristics))


@pytest.fixture
def sheet(tmp_path: Path, hero: BrpCharacter) -> Path:
    """That character's file."""
    path = tmp_path / "anna.rpgsheet"
    save_document(new_document(hero), path)
    return path


def rolled(sheet: Path, capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    """The JSON of a roll."""
    assert main(["roll", str(sheet), *arguments, "--json"]) == 0
    captured = capsys.readouterr()
    assert captured.err == ""
    assert captured.out.count("\n") == 1
    found: dict[str, Any] = json.loads(captured.out)
    assert list(found) == FIELDS
    return found


# roll


def test_roll_says_what_happened(sheet: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = sheet.read_bytes()
    assert main(["roll", str(sheet), "spot", "--dice", "7", "--lang", "en"]) == 0
    assert (
        capsys.readouterr().out
        == "Spot 25%: your dice show 07, success. In play this ticks the skill; the file is not changed.\n"
    )
    assert sheet.read_bytes() == before, "the file is not changed"
    assert len(list(sheet.parent.iterdir())) == 2, "nothing is written beside it"


def test_fields_of_json(sheet: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = rolled(
        sheet, capsys, "spot", "--difficulty", "difficult", "--modifier", "-3", "--dice", "00", "--lang", "en"
    )
    assert found == {
        "name": "Spot",
        "score": 25,
        "difficulty": "difficult",
        "modifier": -3,
        "chance": 10,
        "roll": 100,
        "level": "fumble",
        "reason": "fumble_range",
        "tick": False,
        "tick_reason": "not_a_success",
        "text": "Spot, Difficult, −3, 10%: rolled 00, fumble. No tick: the roll failed.",
    }


@pytest.mark.parametrize(
    ("lang", "name", "text"),
    [
        ("en", "Listen", "Listen 25%: your dice show 30, failure. No tick: the roll failed."),
        ("fr", "Écoute", "Écoute 25 % : vos dés donnent 30, échec. Pas de coche : jet raté."),
        ("it", "Ascoltare", "Ascoltare 25%: i tuoi dadi danno 30, fallimento. Nessuna spunta: tiro fallito."),
    ],
)
def test_three_languages(sheet: Path, capsys: pytest.CaptureFixture[str], lang: str, name: str, text: str) -> None:
    before = current_language()
    found = rolled(sheet, capsys, "listen", "--dice", "30", "--lang", lang)
    assert found["name"] == name
    assert found["text"].replace("\u00a0", " ").replace("\u202f", " ") == text
    assert current_language() == before, "the language before comes back"


def test_language_of_the_settings(home: Path, sheet: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (home / "config").mkdir()
    (home / "config" / "settings.toml").write_text('language = "it"\n', encoding="utf-8")
    assert rolled(sheet, capsys, "listen")["name"] == "Ascoltare"


def test_seed_repeats_the_dice(sheet: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first = rolled(sheet, capsys, "spot", "--seed", "11")
    assert rolled(sheet, capsys, "spot", "--seed", "11") == first
    rolls = {rolled(sheet, capsys, "spot", "--seed", str(seed))["roll"] for seed in range(20)}
    assert len(rolls) > 10
    assert all(1 <= roll <= 100 for roll in rolls)


def test_system_dice(sheet: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert len({rolled(sheet, capsys, "spot")["roll"] for _ in range(30)}) > 5


def test_easy_never_ticks(sheet: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """T01 on the command line."""
    found = rolled(sheet, capsys, "spot", "--difficulty", "easy", "--dice", "5")
    assert (found["chance"], found["level"], found["tick"], found["tick_reason"]) == (50, "special", False, "easy")


def test_rules_are_those_of_the_document(
    tmp_path: Path, hero: BrpCharacter, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "uge.rpgsheet"
    save_document(new_document(replace(hero, options=UGE)), path)
    assert rolled(path, capsys, "spot", "--dice", "1")["level"] == "critical"


@pytest.mark.parametrize(
    ("name", "lang", "subject"),
    [
        ("spot", "en", "spot"),
        ("SPOT", "fr", "spot"),
        ("Écoute", "fr", "listen"),
        ("ecoute", "fr", "listen"),
        ("ecoute", "en", "listen"),
        ("ascoltare", "fr", "listen"),
        ("knowledge.history", "en", "knowledge.history"),
        ("knowledge_history", "fr", "knowledge.history"),
        ("Knowledge (History)", "en", "knowledge.history"),
        ("knowledge history", "en", "knowledge.history"),
        ("Connaissance (Histoire)", "fr", "knowledge.history"),
        ("History", "en", "knowledge.history"),
        ("histoire", "fr", "knowledge.history"),
        ("art", "en", "art.drawing"),
        ("str", "en", "str"),
        ("STR", "en", "str"),
        ("for", "fr", "str"),
        ("effort", "it", "str"),
        ("Strength", "en", "str"),
        ("Luck", "en", "pow"),
        ("chance", "fr", "pow"),
        ("dodge", "it", "dodge"),
    ],
)
def test_names(hero: BrpCharacter, name: str, lang: str, subject: str) -> None:
    assert [one.subject.id for one in find_subject(name, hero, derive(hero), lang)] == [subject]


@pytest.mark.parametrize("name", ["", "  ", "?", "nothing", "siz"])
def test_names_of_nothing(hero: BrpCharacter, name: str) -> None:
    assert find_subject(name, hero, derive(hero), "en") == ()


def test_every_skill_is_found_by_its_name_in_every_language(hero: BrpCharacter) -> None:
    derived = derive(hero)
    for row in hero.skills:
        for lang in ("en", "fr", "it"):
            found = find_subject(full_skill_name(row, lang), hero, derived, lang)
            assert row.id in [one.subject.id for one in found], (row.id, lang)
            if derived.skills[row.id].rollable:
                assert len(found) == 1, (row.id, lang)


def test_own_skills_are_found(hero: BrpCharacter) -> None:
    own = replace(hero.skills[0], id="own.1", skill=None, name="Navigare a vela", speciality_text="Lago", base="10")
    character = replace(hero, skills=(*hero.skills, own))
    for name in ("navigare a vela (lago)", "Lago", "own.1"):
        assert [one.subject.id for one in find_subject(name, character, derive(character), "en")] == ["own.1"], name


def test_ambiguous_name(sheet: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """An error that lists what was meant perhaps, with the ids to ask by."""
    assert main(["roll", str(sheet), "Firearm", "--lang", "en"]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert "Firearm (Pistol) [firearm.pistol]" in captured.err
    assert "Firearm (Rifle) [firearm.rifle]" in captured.err


def test_unknown_name(sheet: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["roll", str(sheet), "Klingon", "--lang", "en"]) == 2
    assert "Klingon" in capsys.readouterr().err


@pytest.mark.parametrize("dice", ["101", "-3", "3.5", "000", "x", ""])
def test_impossible_dice(sheet: Path, capsys: pytest.CaptureFixture[str], dice: str) -> None:
    assert main(["roll", str(sheet), "spot", f"--dice={dice}", "--lang", "en"]) == 2
    assert capsys.readouterr().err == "A D100 shows 01 to 00.\n"


def test_missing_value(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "blank.rpgsheet"
    save_document(new_document(new_character(SRD)), path)
    assert main(["roll", str(path), "dodge", "--lang", "en"]) == 1
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("Dodge: A value is missing")


def test_roll_without_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["roll", str(tmp_path / "none.rpgsheet"), "spot", "--lang", "en"]) == 1
    assert "none.rpgsheet" in capsys.readouterr().err


# check


def test_check_of_good_files(sheet: Path, capsys: pytest.CaptureFixture[str]) -> None:
    samples = sorted(resource_path("samples").glob("*.rpgsheet"))
    assert len(samples) >= 3
    assert main(["check", str(sheet), *map(str, samples), "--lang", "en"]) == 0
    captured = capsys.readouterr()
    assert captured.out == "", "a line for each problem, and there is none"
    assert captured.err == "".join(f"{path}: nothing is wrong.\n" for path in (sheet, *samples))


def test_check_names_file_place_and_problem(sheet: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wrong = tmp_path / "wrong.rpgsheet"
    content = json.loads(sheet.read_text(encoding="utf-8"))
    content["skills"][17]["points"] = "many"
    wrong.write_text(json.dumps(content), encoding="utf-8")
    newer = tmp_path / "newer.rpgsheet"
    newer.write_text(
        json.dumps({**json.loads(sheet.read_text(encoding="utf-8")), "format_version": 99}), encoding="utf-8"
    )
    empty = tmp_path / "empty.rpgsheet"
    empty.write_bytes(b"")
    before = {path: path.read_bytes() for path in (wrong, newer, empty)}
    assert main(["check", str(sheet), str(wrong), str(newer), str(empty), str(tmp_path / "none"), "--lang", "en"]) == 1
    captured = capsys.readouterr()
    assert captured.err.splitlines() == [
        f"{sheet}: nothing is wrong.",
        f"The rest can be read: “import {wrong} -o COPY” writes a copy.",
    ]
    lines = captured.out.splitlines()
    files = [wrong, newer, empty, tmp_path / "none"]
    assert [line.split(": ", 1)[0] for line in lines] == list(map(str, files))
    assert [line.split(": ")[1] for line in lines[:2]] == ["skills[17].points", "format_version"]
    assert not any("$" in line for line in lines), "where the whole file is meant nothing is named"
    assert all(line.endswith("]") for line in lines)
    assert {path: path.read_bytes() for path in before} == before


FAULTS = [
    (("skills", 0, "base"), "FOO*2", "skills[0].base", "unknown_name"),
    (("skills", 0, "base"), "base(xx)", "skills[0].base", "unknown_name"),
    (("skills", 0, "base"), "DEX**2", "skills[0].base", "bad_formula"),
    (("skills", 0, "base"), "STR*", "skills[0].base", "bad_formula"),
    (("skills", 0, "base"), "DEX/0", "skills[0].base", "bad_formula"),
    (("skills", 0, "base"), "base(brawl)+base(dodge)*99999", "skills[0].base", "bad_formula"),
    (("skills", 0, "base"), "", "skills[0].base", "bad_formula"),
    (("skills", 0, "speciality"), "no_such", "skills[0].speciality", "unknown_value"),
    (("weapons", 0, "damage"), "((((", "weapons[0].damage", "bad_dice"),
    (("weapons", 0, "damage"), "1D6+", "weapons[0].damage", "bad_dice"),
    (("weapons", 0, "damage_by_range"), [[10, "1D6"], [20, "much"]], "weapons[0].damage_by_range", "bad_dice"),
    (("weapons", 0, "kind"), "spoon", "weapons[0].kind", "unknown_value"),
    (("weapons", 0, "weapon"), "no_such", "weapons[0].weapon", "unknown_value"),
    (("weapons", 0, "skill"), "no_such", "weapons[0].skill", "unknown_id"),
    (("weapons", 0, "parry_skill"), "no_such", "weapons[0].parry_skill", "unknown_id"),
    (("armour", 0, "random"), "1D", "armour[0].random", "bad_dice"),
    (("armour", 0, "armour"), "no_such", "armour[0].armour", "unknown_value"),
    (("powers", 0, "skill"), "no_such", "powers[0].skill", "unknown_id"),
    (("powers", 0, "track"), "no_such", "powers[0].track", "unknown_id"),
    (("items", 0, "inside"), "no_such", "items[0].inside", "unknown_id"),
    (("wounds", 0, "location"), "no_such", "wounds[0].location", "unknown_value"),
    (("hindrances", 0, "weapon"), "no_such", "hindrances[0].weapon", "unknown_id"),
]


@pytest.fixture
def kit(sheet: Path) -> dict[str, Any]:
    """The content of a sheet with one of each belonging."""
    content: dict[str, Any] = json.loads(sheet.read_text(encoding="utf-8"))
    content |= {
        "weapons": [{"id": "w", "name": "Oar", "skill": "brawl", "damage": "1D6+db"}],
        "armour": [{"id": "a", "name": "Coat"}],
        "powers": [{"id": "p", "name": "Light", "cost": 1}],
        "items": [{"id": "i", "name": "Bag"}],
        "wounds": [{"id": "w", "amount": 1}],
        "hindrances": [{"kind": "stunned"}],
    }
    return content


@pytest.mark.parametrize(
    ("path", "value", "where", "code", "filled"),
    [
        (*fault, filled)
        for fault in FAULTS
        for filled in (True, False)
        if filled or not (fault[1] == "DEX/0" or "99999" in str(fault[1]))  # not known before the characteristics are
    ],
)
def test_check_names_what_can_be_read_and_means_nothing(
    tmp_path: Path, kit: dict[str, Any], capsys: pytest.CaptureFixture[str], path: tuple[Any, ...], value: object,
    where: str, code: str, filled: bool,
) -> None:  # fmt: skip
    """Formulas, dice, references, whether or not the characteristics are filled in; nothing else is named."""
    file = tmp_path / "kit.rpgsheet"
    if not filled:
        for row in kit["characteristics"]:
            row.pop("initial", None)
    file.write_text(json.dumps(kit), encoding="utf-8")
    assert main(["check", str(file), "--lang", "en"]) == 0, capsys.readouterr().out
    capsys.readouterr()
    first, *_, last = path
    kit[first][path[1]][last] = value
    file.write_text(json.dumps(kit), encoding="utf-8")
    assert main(["check", str(file), "--lang", "en"]) == 1
    (line,) = capsys.readouterr().out.splitlines()
    assert line.startswith(f"{file}: {where}: ")
    assert f"[{code} " in line
    assert "?" not in line, "every sentence is complete"


def test_a_formula_that_names_nothing_is_said_so(
    tmp_path: Path, kit: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    """Not that the skill is not there: it is."""
    file = tmp_path / "kit.rpgsheet"
    kit["skills"][0]["base"] = "FOO*2"
    file.write_text(json.dumps(kit), encoding="utf-8")
    assert main(["roll", str(file), "brawl", "--lang", "en"]) == 1
    said = capsys.readouterr().err
    assert "“FOO*2” names something that is not there" in said
    assert "No skill" not in said


@pytest.mark.parametrize("name", ["t.rpgtable", "t.RPGTABLE", "t.pdf", "t", "t.rpgsheet~"])
@pytest.mark.parametrize("more", [[], ["--force"]])
def test_a_new_sheet_has_the_ending_of_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str, more: list[str]
) -> None:
    """Under another it would be taken for something else, and not be opened."""
    for system in ("brp", "xantis"):
        assert main(["new", "--system", system, "-o", str(tmp_path / name), "--lang", "en", *more]) == 1
        assert capsys.readouterr().err == f"{tmp_path / name}: choose a name that ends in .rpgsheet.\n"
    assert not list(tmp_path.glob("t*"))
    assert main(["new", "--system", "brp", "-o", str(tmp_path / "T.RPGSHEET")]) == 0


# new


@pytest.mark.parametrize(("preset", "options"), [("srd", SRD), ("uge", UGE)])
def test_new_blank_sheet(tmp_path: Path, preset: str, options: object) -> None:
    path = tmp_path / "new.rpgsheet"
    assert main(["new", "--system", "brp", "--preset", preset, "-o", str(path)]) == 0
    document = open_document(path)
    assert document.character.options == options
    assert {row.initial for row in document.character.characteristics} == {None}
    assert document.character.skills
    assert main(["check", str(path)]) == 0


def test_new_random_character_repeats_itself(tmp_path: Path) -> None:
    """The same seed, preset and language: the same file, byte for byte; another seed: another person."""
    paths = [tmp_path / f"{number}.rpgsheet" for number in range(4)]
    for path, seed in zip(paths, ("5", "5", "6", None), strict=True):
        seeded = [] if seed is None else ["--seed", seed]
        assert main(["new", "--system", "brp", "--random", *seeded, "-o", str(path), "--lang", "fr"]) == 0
    assert paths[0].read_bytes() == paths[1].read_bytes()
    documents = [open_document(path) for path in paths]
    assert len({document.id for document in documents[1:]}) == 3
    assert documents[1].character != documents[2].character
    assert all(main(["check", str(path)]) == 0 for path in paths)


def test_new_overwrites_nothing_unasked(tmp_path: Path, sheet: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A file that is there is refused in a sentence, whatever it holds, a link to nothing too; --force overwrites."""
    picture, link = tmp_path / "picture.rpgsheet", tmp_path / "link.rpgsheet"
    picture.write_bytes(b"not a sheet")
    link.symlink_to(tmp_path / "nowhere")
    before = {path: path.read_bytes() for path in (sheet, picture)}
    for path in (sheet, picture, link):
        for random in ([], ["--random"]):
            assert main(["new", "--system", "brp", *random, "-o", str(path), "--lang", "en"]) == 1
            captured = capsys.readouterr()
            assert captured.out == ""
            assert captured.err == f"{path} is there already; --force overwrites it.\n"
    assert {path: path.read_bytes() for path in before} == before
    assert not link.exists()


def test_new_by_force_keeps_what_was_there(sheet: Path) -> None:
    """An existing file is replaced as by a save: the version before stays beside it."""
    before = sheet.read_bytes()
    assert main(["new", "--system", "brp", "-o", str(sheet), "--force"]) == 0
    assert sheet.read_bytes() != before
    assert sheet.with_name(f"{sheet.name}~").read_bytes() == before


def test_new_says_what_it_wrote(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    blank, random = tmp_path / "blank.rpgsheet", tmp_path / "random.rpgsheet"
    assert main(["new", "--system", "brp", "-o", str(blank), "--lang", "en"]) == 0
    assert capsys.readouterr() == (f"{blank}: a blank sheet is written.\n", "")
    assert main(["new", "--system", "brp", "--random", "--seed", "3", "-o", str(random), "--lang", "en"]) == 0
    name = open_document(random).character.name
    assert capsys.readouterr() == (f"{random}: {name} is written.\n", "")


def test_new_where_nothing_can_be_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "no folder" / "new.rpgsheet"
    assert main(["new", "--system", "brp", "-o", str(path), "--lang", "en"]) == 1
    assert "new.rpgsheet" in capsys.readouterr().err


# notices of the application's own files


@pytest.mark.parametrize(
    "code",
    [
        "settings_damaged",
        "settings_unreadable",
        "settings_not_saved",
        "journal_damaged",
        "journal_newer",
        "journal_locked",
        "journal_read_only",
        "journal_disk_full",
        "journal_not_writable",
    ],
)
def test_every_notice_has_a_sentence(code: str) -> None:
    sentence = notice_sentence(Notice(code, Path("file.here"), Path("file.aside")))
    assert code not in sentence
    assert "?" not in sentence
    assert sentence.endswith(".")


# as a process


def test_whole_way_as_a_process(tmp_path: Path) -> None:
    """As a script would use it: a new character, a roll in JSON, without a display and without widgets."""
    path = tmp_path / "zoë.rpgsheet"
    probe = (
        "import sys; from brp_desktop.__main__ import main; code = main(sys.argv[1:]);"
        " assert 'PySide6.QtWidgets' not in sys.modules and 'PySide6.QtGui' not in sys.modules; sys.exit(code)"
    )

    def ran(*arguments: str) -> str:
        done = subprocess.run(
            [sys.executable, "-c", probe, *arguments], capture_output=True, encoding="utf-8", timeout=60, check=False
        )
        assert done.returncode == 0, done.stderr
        assert done.stderr == ""
        return done.stdout

    assert ran("new", "--system", "brp", "--random", "--seed", "2", "-o", str(path), "--lang", "fr").startswith(
        str(path)
    )
    found = json.loads(ran("roll", str(path), "écoute", "--dice", "01", "--json", "--lang", "fr"))
    assert (found["name"], found["level"], found["tick"]) == ("Écoute", "special", True)


def test_a_console_without_our_signs(sheet: Path) -> None:
    """An old code page prints question marks instead of failing; JSON is plain ASCII."""
    for arguments in (
        ["roll", str(sheet), "spot", "--modifier=-5", "--lang", "fr"],
        ["roll", str(sheet), "écoute", "--json"],
    ):
        done = subprocess.run(
            [sys.executable, "-m", "brp_desktop", *arguments],
            capture_output=True,
            env={**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"},
            timeout=60,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        assert done.stdout.isascii()


def test_check_names_hindrances_of_a_later_version(
    sheet: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Of a sheet and of somebody of a table; they are kept, and everything else goes on."""
    held = [{"kind": "stunned"}, {"kind": "petrified", "rounds": 2}]
    content = json.loads(sheet.read_text(encoding="utf-8")) | {"hindrances": held}
    file, table = tmp_path / "held.rpgsheet", tmp_path / "held.rpgtable"
    file.write_text(json.dumps(content), encoding="utf-8")
    person = {"id": "a", "name": "A", "npc": {"hindrances": held}}
    table.write_text(
        json.dumps({"format_version": 1, "id": content["id"], "name": "", "entries": [person]}), encoding="utf-8"
    )
    for language, word in (("en", "petrified"), ("fr", "petrified"), ("it", "petrified")):
        assert main(["check", str(file), str(table), "--lang", language]) == 1
        lines = capsys.readouterr().out.splitlines()
        assert [line.split(": ")[:2] for line in lines] == [
            [str(file), "hindrances[1].kind"],
            [str(table), "entries[0].npc.hindrances[1].kind"],
        ]
        assert all(line.endswith("[unknown_hindrance]") and word in line for line in lines)


def test_check_reads_a_table_and_the_sheets_it_leads_to(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for source in resource_path("samples").glob("*.rpg*"):
        (tmp_path / source.name).write_bytes(source.read_bytes())
    table = tmp_path / "lamp-room.rpgtable"
    assert main(["check", str(table), "--lang", "en"]) == 0
    assert capsys.readouterr().err == f"{table}: nothing is wrong.\n"
    (tmp_path / "bran-tregear.rpgsheet").write_text("{", encoding="utf-8")
    (tmp_path / "adele-fournier.rpgsheet").unlink()
    assert main(["check", str(table), "--lang", "en"]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(": ")[:2] for line in lines] == [
        [str(table), "entries[0].path"],
        [str(table), "entries[1].path"],
    ]
    assert ("adele-fournier" in lines[0], "bran-tregear" in lines[1]) == (True, True)
    assert "[not_found" in lines[0]
    table.write_text('{"format_version": 1, "id": 7}', encoding="utf-8")
    assert main(["check", str(table), "--lang", "en"]) == 1
    assert capsys.readouterr().out.startswith(f"{table}: ")
