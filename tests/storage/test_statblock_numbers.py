"""Numbers in pasted text are taken whole or asked about, and sentences under a heading stay sentences (I08, I14)."""

import pytest

from brp_desktop.sheet.derive import derive
from brp_desktop.storage.importers import read_foreign
from brp_desktop.storage.statblock import StatBlock, people_in, read_statblock
from brp_desktop.storage.statblock_numbers import nearly_a_number, numbers_in
from tests.support.stat_blocks import HEAD, codes, skills, weapons

HEADINGS = [
    ("Skills: {}", "Spot", "spot"),
    ("Compétences : {}", "Écoute", "listen"),
    ("Abilità: {}", "Nuotare", "swim"),
]
UNSURE = [
    "1 050 %", "1\u00a0050%", "1\u202f050\u00a0%", "1.050%", "1,050%", "1'050%", "1.000%", "10000%", "123456%", "-5%",
    "−5%", "–5%", "80-85%", "40–50 %", "45%/35%", "4O%", "l5%", "1O%", "40½%", "3 5%", "3\n5%", "9.999.999%",
    "50/25/10%",
]  # fmt: skip
ROUNDED = [("12.5%", 13), ("12,5 %", 13), ("6,5 %", 7), ("6.4%", 6), ("40.25%", 40)]


def asked(block: StatBlock) -> list[tuple[str, str]]:
    return [(found.what, found.old) for found in block.ask]


@pytest.mark.parametrize(("heading", "name", "id_"), HEADINGS)
@pytest.mark.parametrize("written", UNSURE)
def test_a_number_that_is_not_sure_is_asked_about_and_kept(heading, name, id_, written):
    """FORMATS 1.1: no part of it counts, none of it lands anywhere without a word."""
    block = read_statblock(f"Tom\n{HEAD}{heading.format(f'{name} {written}, Climb 40 %')}")
    assert skills(block) == {"climb": 40}
    assert [what for what, _ in asked(block)] == [name]
    assert "doubtful_number" in codes(block.ask)
    figures = [sign for sign in "".join(block.notes.split()) if sign.isalnum()]
    assert figures == [sign for sign in "".join((name + written).split()) if sign.isalnum()]
    assert "climb" not in block.notes.lower()


@pytest.mark.parametrize(("heading", "name", "id_"), HEADINGS)
@pytest.mark.parametrize(("written", "value"), ROUNDED)
def test_a_fraction_is_rounded_and_named(heading, name, id_, written, value):
    block = read_statblock(f"Tom\n{HEAD}{heading.format(f'Climb 40 %, {name} {written}')}")
    assert skills(block) == {"climb": 40, id_: value}
    assert [(found.code, found.what, found.old, found.new) for found in block.changed] == [
        ("rounded", name, written, str(value))
    ]
    assert (block.ask, block.notes) == ((), "")
    imported = read_foreign(f"Tom\n{HEAD}{heading.format(f'{name} {written}')}".encode())[0]
    lines = [(line.code, line.what, line.old, line.new) for line in imported.report.changed]
    assert lines == [("rounded", name, written, str(value))]


@pytest.mark.parametrize("written", [each for each in UNSURE if each not in ("3 5%", "3\n5%")])
@pytest.mark.parametrize("text", ["Attacks: Club {}, 1D6+db; Knife 30%, 1D4", "Club {} 1D6+db; Knife 30%, 1D4"])
def test_chances_of_attacks_likewise(text, written):
    block = read_statblock(f"Tom\n{HEAD}{text.format(written)}")
    assert weapons(block) == [("Knife", 30, "1D4")]
    assert [what for what, _ in asked(block)] == ["Club"]
    assert "Club" in block.notes
    assert "1D6+db" in block.notes
    half = read_statblock(f"Tom\n{HEAD}{text.format('12,5 %')}")
    assert weapons(half) == [("Club", 13, "1D6+DB"), ("Knife", 30, "1D4")]
    assert codes(half.changed) == ["rounded"]


@pytest.mark.parametrize("sign", ["%", " percent", " per cent", " pour cent", " per cento", " pct"])
def test_the_percent_sign_in_words(sign):
    block = read_statblock(f"Tom\n{HEAD}Skills: Spot 50{sign}, Climb 40%, Listen 1 050{sign}")
    assert skills(block) == {"spot": 50, "climb": 40}
    assert asked(block) == [("Listen", f"1 050{sign}")]


def test_a_calibre_is_part_of_a_name():
    block = read_statblock(f"Tom\n{HEAD}Attacks: Colt 45 60% 1D10+2; .32 revolver 25%, 1D8\nSkills: Handgun 9 mm 40%")
    assert weapons(block) == [("Colt 45", 60, "1D10+2"), (".32 revolver", 25, "1D8")]
    assert skills(block) == {"Handgun 9 mm": 40}
    assert block.ask == ()


NOT_ROLLED = ("3D6 (11)", "2D6+6 (13)", "3D6", "5*2d6+6")
NO_VALUE = (
    "3D6-2 (about 8)", "−5", "-5", "–5", "1 050", "1.050", "10000", "14/12/13", "80-85", "sixty", "½", "13½", "13 (+1)",
    "13+2", "true", "lO", "?", "0x10",
)  # fmt: skip


@pytest.mark.parametrize("written", [*NOT_ROLLED, *NO_VALUE])
@pytest.mark.parametrize("label", ["STR", "FOR"])
@pytest.mark.parametrize(
    "form",
    ["{0} {1}, CON {1}, SIZ 14, INT 12\nPOW 11", "{0}: {1}  CON: {1}\nSIZ 14 INT 12", "SIZ 14 {0} {1} CON {1}"],
)
def test_a_characteristic_that_cannot_be_read_is_asked_about(form, label, written):
    """FORMATS 1.1: each of them, and the note has it as it is written."""
    block = read_statblock(f"Tom\n{form.format(label, written)}")
    code = "not_rolled_yet" if written in NOT_ROLLED else "doubtful_number"
    assert [(found.code, found.what) for found in block.ask] == [(code, "STR"), (code, "CON")]
    assert dict(block.raw)["siz"] == 14
    assert (block.npc.value("str"), block.npc.value("con")) == (None, None)
    bare = written.replace("−", "-")
    assert f"{label} {bare}" in block.notes.replace(":", "")
    assert f"CON {bare}" in block.notes.replace(":", "")
    assert ";" not in block.notes
    assert "\0" not in block.notes


def test_a_characteristic_rounded_and_one_explained_in_brackets():
    block = read_statblock("Tom\nSTR 12.9 CON 13 (65%) SIZ 14 (14/2) INT 12,0 POW - DEX 15%\nA man.")
    assert dict(block.raw) == {"str": 13, "con": 13, "siz": 14, "int": 12, "pow": None, "dex": 15}
    assert [(found.code, found.what, found.old) for found in block.changed] == [("rounded", "STR", "12.9")]
    assert (block.ask, block.notes) == ((), "A man.")


def test_words_beside_characteristics_are_not_asked_about():
    """Labels are words too: «for», «int», «con»; only what stands in capitals beside a value is one."""
    text = f"Tom\n{HEAD}He pays for 3 rounds, con amore. STRONG men."
    assert read_statblock(text).ask == ()
    assert read_statblock(text).notes == "He pays for 3 rounds, con amore. STRONG men."


@pytest.mark.parametrize(
    ("text", "what", "old"),
    [("HP 1 050", "hp", "1 050"), ("HP −3", "hp", "-3"), ("MP 12+2", "mp", "12+2"), ("Move 10m", "move", "10m"),
     ("PV 10000", "pv", "10000"), ("DB +1D4+2", "", "+1D4+2"), ("DB: 0.5", "", "0.5"), ("DB: 1,5", "", "1,5")],
)  # fmt: skip
def test_other_numbers_are_asked_about_too(text, what, old):
    block = read_statblock(f"Tom\n{HEAD}{text}")
    assert asked(block) == [(what, old)]
    assert block.notes == text.replace("−", "-")
    assert (block.hit_points, block.npc.move, block.damage_bonus) == ((), None, None)


@pytest.mark.parametrize(
    ("armour", "points", "doubts"),
    [("leather (2 points)", 2, 0), ("leather (2,5 points)", 3, 0), ("leather (1 050 points)", 0, 1),
     ("1.050-point mail", 0, 1), ("12-point plate", 12, 0), ("mail (−2)", 0, 1)],
)  # fmt: skip
def test_points_of_armour(armour, points, doubts):
    imported = read_foreign(f"Tom\n{HEAD}Armour: {armour}\nSkills: Spot 40%".encode())[0]
    assert [row.points for row in imported.character.armour] == [points]
    assert len(imported.report.doubtful) == doubts


@pytest.mark.parametrize(
    "text",
    ["He is 30 years old and carries 3 knives and 12 crowns.", "Sanity Loss: 0/1D4 Sanity points to see him.",
     "* at night only half", "He has 40% of the shares, and 12 friends.", "Sanity: 0/1D6, seen by day 1",
     "Il a 30 ans et porte 3 couteaux.", "Ha 30 anni e porta 3 coltelli.", "He is 30",
     "alert(1) and HP < 3 in it", "1D6 arrows, 20 of them broken"],
)  # fmt: skip
@pytest.mark.parametrize(
    "list_",
    [
        "Skills: Spot 40%, Listen 50%",
        "Skills: Spot 40 %,\nListen 50 %",
        "Skills: Spot 40, Listen 50",
        "Skills: Spot 40%, Lis-\nten\n50%,",
    ],
)
def test_a_line_behind_the_skills_is_a_note(list_, text):
    """FORMATS 7: the rest goes to the notes, in order, uncut; no skill is made of it."""
    block = read_statblock(f"Tom\n{HEAD}{list_}\n{text}\nAnother line, 3 of 4.")
    assert skills(block) == {"spot": 40, "listen": 50}
    assert block.notes == f"{text}\nAnother line, 3 of 4."
    assert block.ask == ()


def test_a_sentence_right_behind_a_heading_and_between_entries():
    block = read_statblock(f"Tom\n{HEAD}Skills:\nHe is 30 years old and carries 3 knives.")
    assert (skills(block), block.notes) == ({}, "He is 30 years old and carries 3 knives.")
    between = read_statblock(
        f"Tom\n{HEAD}Skills: Spot 40%*, knows 3 languages – all badly, Listen 50% at night\n* by day"
    )
    assert skills(between) == {"spot": 40, "listen": 50}
    assert between.notes == "Spot 40%*, knows 3 languages – all badly, Listen 50% at night\n* by day"


def test_lists_in_lines():
    """One entry in a line, entries broken anywhere, several without anything between them."""
    block = read_statblock(
        f"Tom\n{HEAD}Skills:\nSpot 40%\nListen\t50%\nLibrary\nUse 85%\nScience (Botany,\nMoss) 21%, Stealth\n40%\n"
        "First Aid 30% Swim 20% and Climb 25%\nEnd."
    )
    assert skills(block) == {
        "spot": 40, "listen": 50, "Library Use": 85, "science (Botany, Moss)": 21, "stealth": 40, "first_aid": 30,
        "swim": 20, "climb": 25,
    }  # fmt: skip
    assert block.notes == "End."
    bare = read_statblock(f"Tom\n{HEAD}Skills:\nSpot 40\nBasket Weaving 30\nHe is tall.")
    assert (skills(bare), bare.notes) == ({"spot": 40, "Basket Weaving": 30}, "He is tall.")


def test_a_sentence_among_attacks_is_no_name():
    block = read_statblock(f"Tom\n{HEAD}Combat\nBrawl 30%, 1D3\nHe fights well.\nGreat\nclub 30%, 1D4")
    assert weapons(block) == [("Brawl", 30, "1D3"), ("Great club", 30, "1D4")]
    assert block.notes == "He fights well."


def test_markup_is_read_as_text():
    """I14: for a sheet and for a table; what pointed elsewhere is named, nothing of it is skill or name."""
    text = (
        f"<b>Ann</b> &amp; Co\n{HEAD}Skills: <i>Spot</i> 40&nbsp;%\n"
        '<img src="http://x.invalid/a.png"> <script>alert(1)</script> carries 3 knives &amp; HP < 3 <b>stays</b>'
    )
    block = read_statblock(text)
    assert (block.name, skills(block)) == ("Ann & Co", {"spot": 40})
    assert block.notes == "alert(1) carries 3 knives & HP < 3 stays"
    assert codes(block.not_taken) == ["markup"]
    assert [entry.name for entry in people_in(block)] == ["Ann & Co"]
    imported = read_foreign(text.encode())[0]
    assert (imported.character.name, imported.character.notes[0].text) == (block.name, block.notes)
    assert "markup" in [line.code for line in imported.report.not_taken]
    assert "&lt;" in read_statblock(f"Ann\n{HEAD}a &amp;lt; b").notes, "read once, not twice"


@pytest.mark.parametrize("text", ["Skills: Spot 4O%", "STR 1O CON 12", "Club 4S%, 1D6", "HP l4", "DB: +ld4"])
def test_every_question_names_what_it_is_about(text):
    imported = read_foreign(f"Tom\n{HEAD}Listen 40%\n{text}".replace(HEAD, "SIZ 14 INT 12\n").encode())[0]
    (line,) = imported.report.doubtful
    assert line.field or line.what or line.code == "damage_bonus_unread"


def test_numbers_end_soon_whatever_stands_around_them():
    for text in ("1 " * 20_000, "1." * 20_000, "9" * 40_000, "1-" * 20_000, "l" * 40_000, "%" * 40_000, "(1" * 20_000):
        numbers_in(text)
        nearly_a_number(text)


@pytest.mark.parametrize("text", ["Skills: Ride 25%", "Compétences : Équitation 25 %", "Abilità: Cavalcare 25%"])
def test_riding_means_a_horse(text):
    """Nothing to ask (expected.json); a row without a speciality would stand on no page to play from."""
    imported = read_foreign(f"Tom\n{HEAD}{text}".encode())[0]
    (row,) = imported.character.skills
    numbers = derive(imported.character).skills[row.id]
    assert (row.skill, row.speciality, numbers.score, numbers.rollable) == ("ride", "ride_horse", 25, True)
    assert imported.report.doubtful == ()
    assert [(line.code, line.new) for line in imported.report.changed] == [("stored_as", "ride_horse")]
    named = read_foreign(f"Tom\n{HEAD}Skills: Ride (Camel) 25%, Science 30%".encode())[0]
    assert named.character.skills[0].speciality == "ride_camel"
    assert [line.what for line in named.report.doubtful] == ["Science"], "this one may be any"
