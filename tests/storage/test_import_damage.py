"""Damaged, absurd and hostile files end in a person with a report or in one error, at once, and nothing is lost."""

import json
import time
from pathlib import Path
from typing import Any

import pytest
from foreign_mutations import FOLDER, SAMPLES, mutant, places, put

from brp_desktop.storage import StorageError, codec
from brp_desktop.storage.exporters import export
from brp_desktop.storage.importers import Choices, Imported, import_file, read_foreign


def text_of(imported: Imported) -> str:
    """All a person sees of an import: the file of the document and the report."""
    report = imported.report
    lines = [*report.taken, *report.changed, *report.not_taken, *report.doubtful]
    return codec.encode(imported.document).decode() + imported.version + "\n".join(map(repr, lines))


@pytest.mark.parametrize("batch", [*range(2), *(pytest.param(each, marks=pytest.mark.long) for each in range(2, 10))])
def test_a_thousand_mutants(batch):
    """Each a document that can be saved, or a StorageError; none takes two seconds. All of them with `--long`."""
    good = 0
    for seed in range(batch * 100, batch * 100 + 100):
        started = time.thread_time()
        try:
            people = read_foreign(mutant(seed))
        except StorageError:
            people = ()
        else:
            for imported in people:
                codec.encode(imported.document)
                assert set(imported.report.accounts.values()) <= {"taken", "changed", "not_taken", "doubtful"}
            good += 1
        assert time.thread_time() - started < 2
    assert good > 50


def test_mutants_come_back_from_every_export():
    for seed in range(20):
        try:
            people = read_foreign(mutant(seed))
        except StorageError:
            continue
        for imported in people:
            read_foreign(export(imported.document, "foundry-brp", "en"))
            assert export(imported.document, "markdown", "fr")
            assert export(imported.document, "text", "it")


IDENTITY = {"_id", "id", "systemId", "systemVersion", "type", "skillname"}
"""Members that only tie parts of the file together, or say what it is."""


def sentinels(path: Path) -> list[tuple[Any, ...]]:
    """The places of all texts and numbers of a sample that mean something by themselves."""
    value = json.loads(path.read_text(encoding="utf-8"))
    found = []
    for place in places(value):
        held = value
        for key in place:
            held = held[key]
        plain = isinstance(held, str | int | float) and not isinstance(held, bool)
        if (
            plain
            and place
            and place[-1] not in IDENTITY
            and "brpidFlag" not in place
            and place[:1] != ("schema_version",)
        ):
            found.append(place)
    return found


@pytest.mark.parametrize("path", [path for path in SAMPLES if path.suffix == ".json"], ids=lambda path: path.stem)
def test_no_value_vanishes_whatever_it_says(path, pytestconfig):
    """Any single value replaced by a word that is nowhere else: the word is in the document or in the report.

    All values with `--long`, else every fifth. The names of attributes of one format are what the format is made of:
    another name is another attribute.
    """
    lost = []
    for place in sentinels(path)[:: 1 if pytestconfig.getoption("--long") else 5]:
        value = json.loads(path.read_text(encoding="utf-8"))
        put(value, place, "Qzxvw")
        try:
            seen = "".join(map(text_of, read_foreign(json.dumps(value).encode())))
        except StorageError:
            continue
        if "Qzxvw" not in seen:
            lost.append(place)
    assert not lost


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "empty"),
        (b"\xef\xbb\xbf", "empty"),
        (b" \r\n\t", "empty"),
        (b"[]", "not_foreign"),
        (b"null", "not_foreign"),
        (b'"text"', "not_foreign"),
        (b"{}", "not_foreign"),
        (b'{"name": "x",', "not_json"),
        (b'{"name": "x",}', "not_json"),
        (b"[" * 5000 + b"]" * 5000, "too_deep"),
        (b"\x00\x01\x02\x03" * 99, "not_text"),
        (b"x" * 10_000_001, "too_large"),
        (b"[" + b"0," * 200_000 + b"0]", "too_large"),
        (b"just a few words", "nothing_recognised"),
        (b'{"format_version": 1, "system": "brp"}', "own_sheet"),
        (b'{"system": {"characteristics": {"strength": {}}}, "items": []}', "other_game"),
        (b'{"system": {"statistics": {}}, "items": []}', "other_game"),
        (b'{"system": {}, "items": [], "_stats": {"systemId": "dnd5e"}}', "other_game"),
        (b"%PDF-1.7 nothing", "pdf_unreadable"),
    ],
)
def test_broken_documents_give_one_error_each(data, code):
    """I05, and what is recognised and declined (FORMATS 8)."""
    started = time.thread_time()
    with pytest.raises(StorageError) as caught:
        read_foreign(data)
    assert caught.value.code == code
    assert time.thread_time() - started < 2


def test_a_file_names_itself_in_the_error(tmp_path):
    file = tmp_path / "x.json"
    file.write_bytes(b'{"a": 1,')
    with pytest.raises(StorageError) as caught:
        import_file(file)
    assert (caught.value.path, caught.value.where) == (file, "line 1, column 9")


@pytest.mark.parametrize(
    "text",
    [
        "X\nSTR 13 CON 12\nSkills: " + " " * 95_000 + "x",
        "X\nSTR 13 CON 12\nSkills: " + "(" * 95_000,
        "STR 13 CON 12 " * 7000,
        "X\nSTR 13 CON 12\n" + "1" * 95_000 + " 40%",
        "X\nSTR 13 CON 12\n" + "\n \n" * 30_000 + "Skills: a 5%",
    ],
    ids=["blanks", "brackets", "characteristics", "digits", "lines"],
)
def test_long_texts_of_one_kind_do_not_hang(text):
    started = time.thread_time()
    read_foreign(text.encode())
    assert time.thread_time() - started < 2


def encoded() -> list[Any]:
    text = (FOLDER / "statblock-fr.txt").read_text(encoding="utf-8")
    return [
        pytest.param(text.encode(), "utf-8", id="utf-8"),
        pytest.param(b"\xef\xbb\xbf" + text.encode(), "utf-8", id="mark"),
        pytest.param(text.encode("utf-16"), "utf-16", id="utf-16"),
        pytest.param(text.encode("utf-16-be"), "utf-16-be", id="utf-16-be"),
        pytest.param(text.encode("cp1252"), "cp1252", id="cp1252"),
    ]


@pytest.mark.parametrize(("data", "encoding"), encoded())
def test_encodings(data, encoding):
    """Unicode is simply read; a code page is a guess, and the report says so (FORMATS 1.8)."""
    imported = read_foreign(data)[0]
    assert imported.character.name == "Sœur Aurélie"
    assert imported.encoding == encoding
    guessed = any(line.code == "encoding_guessed" for line in imported.report.changed)
    assert guessed == (encoding == "cp1252")


def test_json_in_utf_16_and_with_a_mark():
    text = (FOLDER / "dholes-house-like.json").read_text(encoding="utf-8")
    for data in (text.encode("utf-16"), b"\xef\xbb\xbf" + text.encode()):
        assert read_foreign(data)[0].character.name == "Séverine Aldwych-Ñáñez"


def test_a_repeated_key_is_said_and_kept():
    """I05: the last one counts, the others are in the report and in the document."""
    text = (FOLDER / "foundry-brp-character.json").read_text(encoding="utf-8")
    imported = read_foreign(text.replace('"gender": "f"', '"gender": "Qone", "gender": "m"').encode())[0]
    assert imported.character.gender == "m"
    assert [(line.what, line.raw) for line in imported.report.doubtful if line.code == "said_twice"] == [
        ("gender", "Qone")
    ]
    assert "Qone" in codec.encode(imported.document).decode()


def test_numbers_that_json_does_not_have():
    text = (FOLDER / "foundry-brp-character.json").read_text(encoding="utf-8")
    for odd in ("NaN", "-Infinity", "1e400", "9" * 5000):
        imported = read_foreign(text.replace('"base": 11', f'"base": {odd}').encode())[0]
        value = next(row.value for row in imported.character.characteristics if row.id == "str")
        assert value in (None, 1)
        assert any(line.field == "str" for line in imported.report.doubtful)
        codec.decode(codec.encode(imported.document))


@pytest.mark.parametrize(
    "text", ["1" * 200_000, "1" + " " * 200_000 + "m", "<a" * 100_000, "1D6+" * 50_000, "(a)" * 70_000]
)
def test_long_values_of_one_kind_do_not_hang(text):
    """In every place of a file where a number, a range, a damage or a name is read."""
    actor = json.loads((FOLDER / "foundry-brp-character.json").read_text(encoding="utf-8"))
    for path in ("name", "system.age", "system.stats.str.base", "system.health.max"):
        put(actor, tuple(path.split(".")), text)
    for item, key in ((0, "base"), (8, "dmg1"), (8, "range1"), (10, "enc")):
        put(actor, ("items", item, "system", key), text)
    started = time.thread_time()
    read_foreign(json.dumps(actor).encode())
    assert time.thread_time() - started < 2


def with_numbers(value: Any, number: int) -> Any:
    """The value with every number in it another."""
    if isinstance(value, dict):
        return {key: with_numbers(inner, number) for key, inner in value.items()}
    if isinstance(value, list):
        return [with_numbers(inner, number) for inner in value]
    return number if isinstance(value, int | float) and not isinstance(value, bool) else value


@pytest.mark.parametrize("number", [9999, -9999])
def test_sums_that_no_sheet_can_hold_are_cut_and_named(number):
    """Each number is one that a sheet may have; what is counted together is not."""
    investigator = json.loads((FOLDER / "foundry-coc7-character.json").read_text(encoding="utf-8"))
    imported = read_foreign(json.dumps(with_numbers(investigator, number)).encode())[0]
    codec.encode(imported.document)
    cut = [line for line in imported.report.changed if line.code == "rounded" and line.field == "skill"]
    assert len(cut) > 5
    assert all(int(line.old) / int(line.new) > 1 and line.what for line in cut)
    passion = {"type": "passion", "name": "Loyal", "system": {"base": 5, "xp": number, "personal": number}}
    actor = {"type": "character", "_stats": {"systemId": "brp"}, "system": {}, "items": [passion]}
    imported = read_foreign(json.dumps(actor).encode())[0]
    codec.encode(imported.document)
    assert [(line.what, line.old, line.new) for line in imported.report.changed if line.code == "rounded"] == [
        ("Loyal", str(2 * number), str(number))
    ]


def test_a_formula_of_hit_points_beyond_all_bounds():
    npc = json.loads((FOLDER / "foundry-brp-npc.json").read_text(encoding="utf-8"))
    for stat in npc["system"]["stats"].values():
        stat["base"] = 9999
    npc["system"]["hp"] = {"stat1": "siz", "stat2": "con", "multi": 99}
    document = read_foreign(json.dumps(npc).encode(), Choices(answers={"scale": "3-18"}))[0].document
    assert codec.decode(codec.encode(document)).character == document.character
