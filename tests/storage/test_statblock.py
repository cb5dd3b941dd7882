"""Stat blocks pasted as text in three languages (cases I10, I11, I12, I13, I16)."""

import random
import time
from pathlib import Path

import pytest

from brp_desktop.play.npcs import added
from brp_desktop.play.roster import rows_of
from brp_desktop.sheet.table import GameTable
from brp_desktop.sheet.table_values import npc_track
from brp_desktop.storage import new_table, table_codec
from brp_desktop.storage.statblock import people_in, read_statblock
from tests.support.stat_blocks import HEAD, codes, skills, weapons

BLOCKS = {
    path.stem[-2:]: path.read_text(encoding="utf-8")
    for path in (Path(__file__).parent.parent / "data" / "statblocks").iterdir()
}


def test_english_on_the_percentile_scale():
    """I13: recognised, shown, divided; half and fifth values are no skills; nothing invented, nothing left over."""
    block = read_statblock(BLOCKS["en"])
    assert (block.name, block.age, block.profession) == ("Ada Pike", 44, "night librarian")
    assert (block.language, block.scale, block.damage_bonus, block.npc.move) == ("en", "percentile", "", 7)
    assert dict(block.raw) == {"str": 45, "con": 55, "siz": 50, "dex": 60, "int": 80, "app": 50, "pow": 65, "edu": 85}
    assert [(row.id, row.value) for row in block.npc.values] == [
        ("str", 9), ("con", 11), ("siz", 10), ("dex", 12), ("int", 16), ("app", 10), ("pow", 13), ("edu", 17)
    ]  # fmt: skip
    assert skills(block) == {
        "dodge": 30, "Library Use": 85, "Language (Greek)": 45, "Occult": 40, "science (science_botany)": 21,
        "Spot Hidden": 55, "stealth": 40, "Art/Craft (Poker)": 75,
    }  # fmt: skip
    assert weapons(block) == [("Brawl", 30, "1D3"), (".32 revolver", 25, "1D8")]
    hits = npc_track(block.npc, "hit_points")
    assert (hits.current, hits.maximum) == (10, 11)
    assert {row.id: row.current for row in block.npc.resources} == {"hit_points": 10, "sanity": 61, "luck": 40}
    assert codes(block.changed) == ["divided_by_five", "hit_points_differ"]
    assert codes(block.not_taken) == ["half_and_fifth", "build"]
    assert codes(block.ask) == ["scale"]
    assert block.notes == ""


def test_french():
    block = read_statblock(BLOCKS["fr"])
    assert (block.name, block.age, block.profession, block.language) == ("Sœur Aurélie", None, "infirmière", "fr")
    assert (block.scale, block.damage_bonus, block.npc.move, block.hit_points) == ("3-18", "", 10, (12,))
    assert [row.value for row in block.npc.values] == [10, 13, 11, 15, 16, 14, 13]
    assert skills(block) == {
        "first_aid": 85, "medicine": 62, "listen": 55, "ride": 25, "etiquette (Cour)": 40, "Psychologie": 48,
        "Œuvre d’art (chant)": 35, "dodge": 28,
    }  # fmt: skip
    assert weapons(block) == [("couteau", 30, "1D4")]
    assert (block.changed, block.not_taken, block.ask, block.notes) == ((), (), (), "")


def test_italian():
    block = read_statblock(BLOCKS["it"])
    assert (block.name, block.language, block.scale) == ("Guardia notturna (tipica)", "it", "3-18")
    assert [row.value for row in block.npc.values] == [14, 12, 15, 10, 11, 12, 9]
    assert (block.damage_bonus, block.npc.armour) == ("+1D4", "cuoio bollito (2 punti)")
    assert skills(block) == {
        "listen": 50, "spot": 40, "dodge": 24, "Lingua (Veneziano)": 60, "Abilità speciale (à la guerre)": 15
    }  # fmt: skip
    assert weapons(block) == [("Mazza", 45, "1D6+1+DB"), ("Rissa", 50, "1D3+DB")]
    assert (block.changed, block.not_taken, block.ask, block.notes) == ((), (), (), "")


@pytest.mark.parametrize("gap", ["\n", "\n\n"])
def test_prose_after_the_block_is_a_note(gap):
    """I10: the profession ends at its line, the paragraph is kept uncut and makes no skill."""
    prose = "Ada keeps the key of the tower on a ribbon. She has read 40% of it; for 3 rounds nothing moves."
    block = read_statblock(f"{BLOCKS['en'].rstrip()}{gap}{prose}\n")
    assert (block.profession, block.notes) == ("night librarian", prose)
    assert skills(block) == skills(read_statblock(BLOCKS["en"]))


def test_lines_broken_by_print():
    """I11: a word parted by a hyphen, a skill parted from its score, a page number above the name, hard blanks."""
    block = read_statblock(
        "— 17 —\r\n* * *\r\nTom Hale\u00a0, 33, clockmaker\r\nSTR\u00a013 CON\u202f12 SIZ 14 DEX 15\r\n"
        "Skills: Craft (Clock-\r\nmaking) 92\u00a0%, Jean-\r\nPaul 20 ％, Stealth\r\n40%, Lis\u00adten 30%.\r\n"
        "Attacks: Great\r\nclub 45%,\r\n1D6+db; Knife 30%, damage 1d4\r\n"
    )
    assert (block.name, block.age, block.profession) == ("Tom Hale", 33, "clockmaker")
    assert skills(block) == {"craft (Clockmaking)": 92, "Jean-Paul": 20, "stealth": 40, "listen": 30}
    assert weapons(block) == [("Great club", 45, "1D6+DB"), ("Knife", 30, "1D4")]
    assert [row.value for row in block.npc.values] == [13, 12, 14, 15]
    assert block.notes == ""


def test_languages_mixed_in_one_block():
    """I12: labels of any language, names in any language; the language found is said."""
    italian = read_statblock(
        "Guardia\nSTR 14 CON 12 SIZ 15 DEX 12\nHP 14 MP 11 Move 10\nSkills: Ascoltare 50%, Schivare 24%"
    )
    assert skills(italian) == {"listen": 50, "dodge": 24}
    assert italian.hit_points == (14,)
    french = read_statblock(
        "Garde\nFOR 14 CON 12 TAI 15 POU 12\nCompétences : Listen 50 %, Dodge 24 %\nArmes : Club 40 %, 1d6+BD"
    )
    assert skills(french) == {"listen": 50, "dodge": 24}
    assert weapons(french) == [("Club", 40, "1D6+DB")]
    assert french.language == "fr"


def test_scale():
    """I13: STR 45 and STR 15 told apart; a giant among people is asked about, not divided; the user may decide."""
    small = read_statblock(f"Tom\n{HEAD}")
    assert (small.scale, small.ask) == ("3-18", ())
    assert small.npc.value("str") == 13
    giant = read_statblock("Giant\nSTR 45 CON 12 SIZ 50 INT 8 POW 10 DEX 9")
    assert (giant.scale, codes(giant.ask), giant.npc.value("str")) == ("3-18", ["scale"], 45)
    decided = read_statblock("Giant\nSTR 45 CON 62 SIZ 50 INT 8 POW 10 DEX 9", scale="percentile")
    assert (decided.npc.value("str"), decided.npc.value("con")) == (9, 12)
    kept = read_statblock(BLOCKS["en"], scale="3-18")
    assert kept.npc.value("str") == 45


@pytest.mark.parametrize(
    ("text", "bonus"),
    [("+1K4", "+1D4"), ("1W4", "+1D4"), ("1d4", "+1D4"), ("none", ""), ("nessuno", ""), ("aucun", ""), ("–", ""),
     ("0", ""), ("+0", ""), ("-1d6", "-1D6"), ("−1D4", "-1D4")],
)  # fmt: skip
@pytest.mark.parametrize("label", ["DB: {}", "Bonus al Danno: {}", "Bonus aux dommages : {}", "BD {}"])
def test_damage_bonus_in_other_clothes(text, bonus, label):
    """I16; and a bonus other than the computed one is named."""
    block = read_statblock(f"X\n{HEAD}{label.format(text)}  Move 8")
    assert block.damage_bonus == bonus
    assert ("damage_bonus_differs" in codes(block.changed)) == (bonus != "+1D4")
    assert (block.npc.move, block.notes) == (8, "")


def test_doubtful_figures_are_asked_and_kept():
    block = read_statblock(
        f"Tom\n{HEAD.replace('DEX 15', 'DEX l5').replace('CON 12', 'CON 3D6')}Skills: Spot l8%, Listen 40%, Hide 20-25%"
    )
    assert block.npc.value("dex") is None
    assert block.npc.value("con") is None
    assert sorted(codes(block.ask)) == ["doubtful_number", "doubtful_number", "doubtful_number", "not_rolled_yet"]
    assert skills(block) == {"listen": 40}
    assert "Spot l8%" in block.notes
    assert "Hide 20-25%" in block.notes


def test_lists_without_percent_signs_and_without_headings():
    assert skills(read_statblock(f"Tom\n{HEAD}Skills: Listen 40, Spot 30 • Climb 50; Hide (in snow (deep)) 20")) == {
        "listen": 40, "spot": 30, "climb": 50, "hide (in snow (deep))": 20
    }  # fmt: skip
    bare = read_statblock(f"Tom\n{HEAD}Listen 40%, Spot 30%, Dodge 20%\nSword 50% 1D8+1+1D4, Bow 30% 4d6/2D6/1D6")
    assert skills(bare) == {"listen": 40, "spot": 30, "dodge": 20}
    assert weapons(bare) == [("Sword", 50, "1D8+1+1D4"), ("Bow", 30, "4D6/2D6/1D6")]


def test_an_attack_without_a_percentage():
    """As our own export writes a weapon without a skill: it is one, and no damage of the one before."""
    block = read_statblock(f"Tom\n{HEAD}Attacks: Bow 30%, 4d6/2d6; Graver (thrown), 1D4+½ db; Knife\n20%,\n1d4+1")
    assert weapons(block) == [("Bow", 30, "4D6/2D6"), ("Graver (thrown)", None, "1D4+½ DB"), ("Knife", 20, "1D4+1")]
    joined = read_statblock(f"Tom\n{HEAD}Attacks: Club 45%; damage 1D6+db; Fist 50%; 1D3")
    assert weapons(joined) == [("Club", 45, "1D6+DB"), ("Fist", 50, "1D3")]


def test_tables_of_hit_locations_are_neither_skills_nor_text():
    block = read_statblock(f"Tom\n{HEAD}01-04 Right Leg 2/5\n05-08 Left Leg 2/5\nA quiet man.")
    assert codes(block.not_taken) == ["hit_locations", "hit_locations"]
    assert block.notes == "A quiet man."


def test_several_people_in_one_block():
    """«(x3)» and «14/12/13» are three people, each with its own hit points, numbered."""
    block = read_statblock(f"Guard (x3)\n{HEAD}HP 14/12/13\nArmour: leather (1)\nSkills: Listen 40%\nSleepy.")
    assert (block.name, block.copies, block.hit_points) == ("Guard (x3)", 3, (14, 12, 13))
    assert codes(block.ask) == ["several_people"]
    table = added(GameTable(), people_in(block)).apply(GameTable())
    rows = rows_of(table, "t", {})
    assert [row.name for row in rows] == ["Guard 1", "Guard 2", "Guard 3"]
    assert [row.hit_points.maximum for row in rows] == [14, 12, 13]
    assert {entry.note for entry in table.entries} == {"Sleepy."}
    assert table_codec.decode(table_codec.encode(new_table(table))).table == table


@pytest.mark.parametrize(
    "second",
    [
        f"Bob, 30, soldier\n{HEAD}Skills: Listen 40%, Climb 20%",
        f"Bob: {HEAD}Skills: Listen 40%",
        f"{HEAD}As a wolf, 40%.",
    ],
)
def test_a_second_block_is_no_part_of_the_first(second):
    """Nothing of it is mixed into the first; it stands in the note uncut, and a person is asked."""
    block = read_statblock(f"Ann\n{HEAD}HP 13\nSkills: Spot 40%\n\n{second}\n")
    assert (block.name, skills(block), block.hit_points) == ("Ann", {"spot": 40}, (13,))
    assert block.notes == second.strip()
    assert [(found.code, found.old) for found in block.ask] == [("another_person", second.partition("\n")[0])]
    assert codes(read_statblock(f"Ann\n{HEAD}STR 15 as a bear, CON 14").ask) == []


def test_any_text_ends_soon_in_a_table_that_can_be_saved():
    """I05 for pasted text: cut, shuffled, endless."""
    chance = random.Random(4)
    texts = ["", "\n\n", "%" * 90_000, "STR " * 30_000, "a 5% " * 20_000, "(" * 90_000, "1 " * 50_000, "x" * 300_000,
             "Skills: " + "a (b 5 " * 12_000, "Combat\n" + "Club 45% 1d6, " * 7000, "- \n" * 30_000, "é-\né" * 20_000,
             "HP " + "1/" * 40_000, "\x00\ud800\ufffe", "Tom\nSTR 9999 CON 99999 DEX 1"]  # fmt: skip
    for _ in range(200):
        text = list(chance.choice(list(BLOCKS.values())))
        for _ in range(chance.choice((1, 3, 30))):
            place = chance.randrange(len(text))
            text[place] = chance.choice(
                ["", "\n", "%", "(", ")", "9" * 6, " – ", ";", text[chance.randrange(len(text))]]
            )
        texts.append("".join(text))
    for text in texts:
        start = time.process_time()
        block = read_statblock(text)
        assert time.process_time() - start < 2
        table = added(GameTable(), people_in(block)).apply(GameTable())
        assert table_codec.decode(table_codec.encode(new_table(table))).table == table


def test_the_words_of_a_text_are_somewhere():
    """No field is in none of the lists: every word of a note-like text comes back."""
    text = "Tom\nA man of few words.\n* carries 2 lamps\nSpells: Light (2), Fog (3)\nSanity loss: 0/1D4"
    block = read_statblock(text)
    assert block.notes == "A man of few words.\n* carries 2 lamps\nSpells: Light (2), Fog (3)\nSanity loss: 0/1D4"
    assert block.is_empty


def test_a_number_of_thousands_of_digits_is_asked_about():
    """Found among a hundred thousand mutants: too long to be read as a number at all."""
    block = read_statblock(BLOCKS["en"].replace("HP 10", "HP " + "9" * 5000))
    assert block.hit_points == ()
    assert "doubtful_number" in [finding.code for finding in block.ask]
