"""The cases of import: numbers in every dress, lists of one, equal skills, scales, markup, nothing else changed."""

import hashlib
import json
from typing import Any

import pytest
from foreign_mutations import FOLDER

from brp_desktop.catalogue.resources import resource_path
from brp_desktop.rules.brp import UGE
from brp_desktop.sheet.brp import BrpCharacter
from brp_desktop.sheet.derive import derive
from brp_desktop.sheet.new import new_character
from brp_desktop.storage import codec
from brp_desktop.storage.importers import Choices, Imported, read_foreign
from brp_desktop.storage.importers.skill_names import bracketed, find_skill
from brp_desktop.storage.importers.values import plain_text, read_amount, read_bonus, read_switch, read_whole


def sample(name: str) -> Any:
    return json.loads((FOLDER / name).read_text(encoding="utf-8"))


def read(value: Any, **choices: Any) -> Imported:
    return read_foreign(json.dumps(value).encode(), Choices(**choices))[0]


def scores(character: BrpCharacter) -> dict[str, int | None]:
    return {
        row.id: numbers.score for row, numbers in zip(character.skills, derive(character).skills.values(), strict=True)
    }


@pytest.mark.parametrize(
    ("value", "state", "number"),
    [
        *((each, "known", 12) for each in (12, 12.0, "12", " 12 ", "12.0", "+12", "12%", "12 %", "012", "１２")),
        ("12\u00a0%", "known", 12),
        ("05", "known", 5), ("020", "known", 20), ("55\u202f％", "known", 55),
        (12.9, "rounded", 13), ("11.5", "rounded", 12), ("11,5", "rounded", 12), ("6,25", "rounded", 6),
        *((each, "unknown", None) for each in (None, "", "-", "—", "–", "auto", "null", "undefined")),
        *((each, "formula", None) for each in ("3D6", "2D6+6", "5*2d6+6", "1W4")),
        *((each, "doubtful", None) for each in ("80-85", "14/12/13", "3D6-2 (about 8)", "sixty", "l8", "1O", "O5")),
        *((each, "doubtful", None) for each in ("1.000", "2,000")),
        *((each, "doubtful", None) for each in ("1 050", "1.050", "1,050", "NaN", "Infinity", 1e400, -1, "-3")),
        *((each, "none", None) for each in (True, False, [], [12], {}, {"a": 1})),
        *((each, "known", 1) for each in ("1.0", "1.00", "1,0000")),
    ],
)  # fmt: skip
def test_reading_a_number(value, state, number):
    """I04: the table of FORMATS 1.1, row by row; nothing becomes 0 in silence."""
    found = read_whole(value)
    assert (found.state, found.value) == (state, number)


def test_amounts_ticks_and_bonuses():
    """I08, I16."""
    assert [read_amount(each) for each in ("6,25", "7,5", 2, "0.7", "1,050", "heavy", None, True)] == [
        6.25, 7.5, 2.0, 0.7, None, None, None, None
    ]  # fmt: skip
    assert [read_switch(each) for each in ("on", "1", 1, True, "0", 0, "", None, False, [], "maybe")] == [
        True, True, True, True, False, False, False, False, False, None, None
    ]  # fmt: skip
    bonuses = ("+1K4", "1W4", "1d4", "none", "nessuno", "aucun", "–", "0", "+0", "huge")
    assert [read_bonus(each) for each in bonuses] == ["+1D4"] * 3 + [""] * 6 + [None]


@pytest.mark.parametrize(
    ("text", "plain", "lost"),
    [
        (
            "<p>One;&nbsp;<b>two</b>.</p><ul><li>3 &amp; 4</li><li>five</li></ul>",
            "One;\u00a0two.\n\n3 & 4\nfive",
            False,
        ),
        ("HP < 3 & more > 2", "HP < 3 & more > 2", False),
        ("<img src='http://x/y.png'>seen", "seen", True),
        ("<script>alert(1)</script>", "alert(1)", True),
        ("<!-- hidden -->shown", "shown", True),
        ("&#233;t&eacute; &copy", "été &copy", False),
        ("None", "", False),
        ("null", "", False),
        ("\x00a\x1b[0m\ud800b", "a[0mb", False),
    ],
)
def test_text_without_markup(text, plain, lost):
    """I14, FORMATS 1.3: tags gone, entities letters, everything else as written."""
    found = plain_text(text)
    assert (found.text, found.lost) == (plain, lost)


def test_markup_that_says_more_than_it_shows_is_kept_beside_the_sheet():
    actor = sample("foundry-brp-character.json")
    actor["name"] = "<b>Ysolde</b> <img src='http://x/y.png'>"
    actor["system"]["stories"][0]["value"] = "<p>HP < 3</p><a href='http://x'>there</a>"
    imported = read(actor)
    assert imported.character.name == "Ysolde"
    assert imported.character.notes[1].text == "HP < 3\nthere"
    kept = codec.encode(imported.document).decode()
    assert "http://x/y.png" in kept
    assert "http://x'" in kept


@pytest.mark.parametrize("dress", ["list", "one", "object", "two", "blank", "null", "missing"])
def test_a_list_arrives_in_six_ways(dress):
    """I01, FORMATS 1.2."""
    found = sample("dholes-house-like.json")
    weapons = found["Investigator"]["Weapons"]
    weapon = weapons["weapon"]
    dressed = {
        "list": [weapon], "one": weapon, "object": {"0": weapon, "1": {**weapon, "name": "Second"}},
        "two": [weapon, {**weapon, "name": "Second"}], "blank": "", "null": None,
    }  # fmt: skip
    if dress == "missing":
        del weapons["weapon"]
    else:
        weapons["weapon"] = dressed[dress]
    count = {"list": 1, "one": 1, "object": 2, "two": 2}.get(dress, 0)
    imported = read(found)
    assert len(imported.character.weapons) == count
    assert len(imported.character.items) == 1


def test_characteristics_that_cannot_be_read_do_not_stop_the_skills():
    """I02: a report says so; the skills are there all the same."""
    actor = sample("foundry-brp-character.json")
    actor["system"]["stats"] = {key: {"base": "lots"} for key in actor["system"]["stats"]}
    imported = read(actor)
    assert all(row.value is None for row in imported.character.characteristics)
    assert {line.field for line in imported.report.doubtful} >= {"str", "con", "siz"}
    assert scores(imported.character)["spot"] == 59


def test_an_import_changes_nothing_of_the_program():
    """I03: the list of skills is the same afterwards, and a new character has the old bases."""
    file = resource_path("catalogue", "skills.json")
    before = hashlib.sha256(file.read_bytes()).digest(), new_character()
    for path in FOLDER.iterdir():
        if path.name != "expected.json":
            read_foreign(path.read_bytes())
    assert (hashlib.sha256(file.read_bytes()).digest(), new_character()) == before
    assert scores(new_character())["listen"] == 25


def test_brackets_in_brackets_and_one_name_for_two_things():
    """I06."""
    assert bracketed("Science (Botany (Alpine))") == ("Science", "Botany (Alpine)")
    assert find_skill("Science", "Botany (Alpine)").speciality_text == "Botany (Alpine)"
    found = sample("dholes-house-like.json")
    found["Investigator"]["Skills"]["Skill"].append({"name": "Science", "subskill": "Botany (Alpine)", "value": "40"})
    found["Investigator"]["Weapons"]["weapon"]["name"] = "Throw"
    character = read(found).character
    assert ("science", "Botany (Alpine)") in [(row.skill, row.speciality_text) for row in character.skills]
    assert "throw" in [row.skill for row in character.skills]
    assert [row.name for row in character.weapons] == ["Throw"]


@pytest.mark.parametrize(("answer", "kept"), [(None, [40, 50]), ("first", [40]), ("second", [50])])
def test_two_skills_of_one_name_are_asked_about(answer, kept):
    """I07: both stay unless the person says otherwise; the one dropped is kept beside the sheet."""
    found = sample("dholes-house-like.json")
    skills = found["Investigator"]["Skills"]["Skill"]
    skills += [{"name": "Science", "subskill": "Chemistry", "value": number} for number in ("40", "50")]
    skills += [{"name": "Language (Other)", "subskill": name, "value": "9"} for name in ("Latin", "Greek")]
    imported = read(found, answers={"same_skill.1": answer} if answer else {})
    question = next(each for each in imported.report.questions if each.kind == "same_skill")
    assert [dict(each.preview) for each in question.answers if each.id == "second"] == [{"Science (Chemistry)": 50}]
    rows = [row for row in imported.character.skills if row.speciality == "science_chemistry"]
    assert [scores(imported.character)[row.id] for row in rows] == kept
    assert len([row for row in imported.character.skills if row.skill == "language_other"]) == 3
    if answer == "first":
        assert '"50"' in codec.encode(imported.document).decode()


def test_numbers_with_blanks_are_asked_about():
    """I08: never 1050 in silence."""
    found = sample("dholes-house-like.json")
    found["Investigator"]["Skills"]["Skill"].append({"name": "Occult", "value": "1 050 %"})
    imported = read(found)
    assert ("doubtful_number", "Occult", "1 050 %") in [(x.code, x.what, x.raw) for x in imported.report.doubtful]
    row = next(row for row in imported.character.skills if row.name == "Occult")
    assert scores(imported.character)[row.id] == 0


def test_the_scale_may_be_answered():
    """I13: percentile characteristics are scaled only with the person's knowledge; both readings are there before."""
    taken = read(sample("foundry-coc7-character.json"), answers={"scale": "3-18"})
    assert taken.character.characteristics[0].value == 45
    assert taken.report.questions[0].answer == "3-18"
    giant = b"Giant\nSTR 45 CON 12 SIZ 50 INT 8 POW 10 DEX 9"
    plain = read_foreign(giant)[0]
    assert (plain.character.characteristics[0].value, plain.report.questions[0].answer) == (45, "3-18")
    divided = read_foreign(giant, Choices(answers={"scale": "percentile"}))[0]
    assert divided.character.characteristics[0].value == 9
    assert read_foreign(b"Tom\nSTR 13 CON 12 SIZ 14")[0].report.questions == ()


def test_rules_language_and_missing_skills_may_be_chosen():
    imported = read(sample("dholes-house-like.json"), options=UGE, lang="fr", complete=True)
    assert imported.character.options.category_bonus == UGE.category_bonus
    assert imported.character.notes[0].title == "Description"
    skills = [row.skill for row in imported.character.skills]
    assert skills.count("throw") == 1
    assert {"climb", "listen", "swim"} <= set(skills)
    assert scores(imported.character)["throw"] == 20


def test_the_same_bytes_give_the_same_character():
    for path in FOLDER.iterdir():
        if path.name != "expected.json":
            one, two = (read_foreign(path.read_bytes())[0] for _ in range(2))
            assert one.character == two.character
            assert one.report == two.report


def test_several_people_in_one_file():
    """A list of actors, and one actor in each line."""
    people = [sample("foundry-brp-character.json"), sample("foundry-brp-npc.json")]
    for data in (json.dumps(people), "\n".join(map(json.dumps, people))):
        found = read_foreign(data.encode())
        assert [(each.character.name, each.kind) for each in found] == [
            ("Ysolde Karrec", "character"),
            ("Quay warden", "npc"),
        ]


def test_the_name_of_a_file_says_nothing():
    """A file is what it holds, and ``as_`` is believed only for what may be it."""
    assert read_foreign((FOLDER / "statblock-it.txt").read_bytes())[0].format == "statblock"
    old = sample("foundry-brp-character.json")
    del old["_stats"]
    assert read(old).format == "foundry-brp"
    coc = sample("foundry-coc7-character.json")
    del coc["_stats"]
    assert read(coc).format == "coc7"


def test_an_npc_with_hit_points_of_its_own():
    """(stat1 + stat2) × multi, rounded up, plus the manual part."""
    npc = sample("foundry-brp-npc.json")
    npc["system"]["hp"] = {"stat1": "siz", "stat2": "con", "multi": 1}
    npc["system"]["health"] |= {"max": 27, "mod": 1}
    numbers = derive(read(npc).character)
    assert numbers.resources["hit_points"].maximum == 27


def test_an_attribute_said_twice():
    """The later one counts, and the report says so."""
    found = sample("roll20-brp-vttes-like.json")
    found["attribs"].append({"name": "str", "current": "15", "max": "", "id": "x"})
    imported = read(found)
    assert imported.character.characteristics[0].value == 15
    assert any(line.code == "said_twice" and line.what == "str" for line in imported.report.doubtful)


def test_notes_of_nothing_are_none():
    """A title with null beside it is no page of notes, in either system of Foundry."""
    found = sample("foundry-coc7-character.json")
    values = {"Traits": None, "People": "", "Ideology": "<p></p>", "Other": "Words"}
    found["system"]["biography"] = [{"title": title, "value": value} for title, value in values.items()]
    titles = [note.title for note in read(found).character.notes]
    assert "Other" in titles
    assert not {"Traits", "People", "Ideology"} & set(titles)
    brp = sample("foundry-brp-character.json")
    brp["system"]["stories"] = [{"title": "Traits", "value": None}, {"title": "Other", "value": "Words"}]
    titles = [note.title for note in read(brp).character.notes]
    assert "Other" in titles
    assert "Traits" not in titles


@pytest.mark.parametrize("blank", ["", "  ", None, "auto", "null"])
def test_a_blank_damage_bonus_is_not_known(blank):
    """FORMATS 1.1: not known is not «no bonus», and no difference is named."""
    found = sample("roll20-brp-vttes-like.json")
    for row in found["attribs"]:
        if row["name"] == "Damage_Bonus":
            row["current"] = blank
    report = read(found).report
    assert not any(line.field == "damage_bonus" for line in (*report.changed, *report.doubtful))
    for row in found["attribs"]:
        if row["name"] == "Damage_Bonus":
            row["current"] = "none"
    assert any(line.field == "damage_bonus" and line.old == "0" for line in read(found).report.changed)


def test_letters_for_digits_are_asked_about():
    """FORMATS 7: never corrected in silence, never dropped; everything doubtful stands in the notes as written."""
    text = (
        "Tom Hale\nSTR l8 CON 1O SIZ 14 DEX I5 INT 12\nHP l4 Move 1O\nDB: +ld4\n"
        "Skills: Stealth l5%, Hide 4O%, Spot 55%\nAttacks: Club 4S%, 1D6+db\n"
    )
    imported = read_foreign(text.encode())[0]
    values = {row.id: row.value for row in imported.character.characteristics}
    assert values == {"str": None, "con": None, "siz": 14, "int": 12, "pow": None, "dex": None, "app": None}
    assert scores(imported.character) == {"spot": 55}
    assert [(line.field or line.what, line.raw) for line in imported.report.doubtful] == [
        ("str", "l8"), ("con", "1O"), ("dex", "I5"), ("hit_points", "l4"), ("move", "1O"), ("", "+ld4"),
        ("Stealth", "l5%"), ("Hide", "4O%"), ("Club", "4S%"),
    ]  # fmt: skip
    notes = imported.character.notes[0].text
    kept = ("STR l8 CON 1O", "DEX I5", "HP l4", "+ld4", "Stealth l5%", "Hide 4O%", "Club 4S%, 1D6+db")
    assert all(words in notes for words in kept)


def test_a_block_in_full_width_letters():
    text = "Tom Hale\nＳＴＲ\u300013 ＣＯＮ\u300012 SIZ 14\nSkills： Stealth\u3000４０％、Hide\u300030％；Spot 20％"
    imported = read_foreign(text.encode())[0]
    assert [row.value for row in imported.character.characteristics][:3] == [13, 12, 14]
    assert scores(imported.character) == {"stealth": 40, "hide": 30, "spot": 20}
