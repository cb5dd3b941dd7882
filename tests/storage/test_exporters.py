"""Writing for others: what comes back is what went out; names obey nobody; spreadsheets find no formulas."""

import csv
import io
import json
import re
from contextlib import nullcontext, suppress
from dataclasses import replace
from typing import Any

import pytest
from character_strategies import characters
from foreign_mutations import SAMPLES
from hypothesis import HealthCheck, given, settings

from brp_desktop.catalogue.names import collation_key
from brp_desktop.catalogue.resources import resource_path
from brp_desktop.play.entries import JournalEntry
from brp_desktop.play.subjects import Subject, SubjectName
from brp_desktop.rules.brp import SRD, UGE
from brp_desktop.sheet.belongings import Armour, Contact, Item, Power, Wealth, Weapon
from brp_desktop.sheet.brp import BrpCharacter, Note, Skill, SkillPoints
from brp_desktop.sheet.derive import derive
from brp_desktop.sheet.growth import Improvement
from brp_desktop.sheet.ids import BelongingId, ImprovementId, NoteId, SkillId
from brp_desktop.sheet.new import new_character
from brp_desktop.sheet.systems import XANTIS, new_sheet
from brp_desktop.storage import SheetDocument, StorageError, codec, new_document, open_document
from brp_desktop.storage.exporters import ExportFormat, export, formats, register
from brp_desktop.storage.exporters.csv_text import history_csv, journal_csv, safe_cell
from brp_desktop.storage.exporters.markdown import escaped, prose
from brp_desktop.storage.importers import Imported, read_foreign
from brp_desktop.storage.importers.foreign import foreign_blocks
from brp_desktop.storage.importers.skill_names import bracketed

sample = pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)


def again(document: SheetDocument) -> Imported:
    """The sheet saved, opened, exported as an actor and read again."""
    opened = codec.decode(codec.encode(document))
    return read_foreign(export(opened, "foundry-brp", "en"))[0]


def ordered(blocks: list[dict[str, Any]]) -> list[str]:
    """The kept blocks without regard to the order of entries."""
    found = []
    for block in blocks:
        data = block["data"]
        if isinstance(data, dict) and isinstance(data.get("items"), list):
            items = sorted(data["items"], key=lambda item: (str(item.get("type")), str(item.get("name"))))
            data = {**data, "items": items}
        found.append(json.dumps({"format": block["format"], "data": data}, sort_keys=True))
    return sorted(found)


@sample
def test_there_and_back(path):
    """I15: import, save, open, export, import: the same character, and what was kept is kept still."""
    first = read_foreign(path.read_bytes())[0]
    second = again(first.document)
    assert second.character == first.character
    third = again(second.document)
    assert third.character == first.character
    assert ordered(foreign_blocks(third.document)) == ordered(foreign_blocks(second.document))
    if path.stem != "foundry-brp-npc":  # an npc comes back as a character: its idle points stay beside it
        assert ordered(foreign_blocks(second.document)) == ordered(foreign_blocks(first.document))


@sample
def test_half_fifth_and_maxima_are_not_carried_along(path):
    """I15."""
    exported = export(read_foreign(path.read_bytes())[0].document, "foundry-brp", "en")
    actor = json.loads(exported)
    character = read_foreign(path.read_bytes())[0].character
    assert actor["system"]["health"]["max"] == derive(character).resources["hit_points"].maximum
    assert '"half":' not in json.dumps({**actor, "flags": {}})


@pytest.mark.parametrize("options", [SRD, UGE], ids=["srd", "uge"])
@pytest.mark.parametrize("lang", ["en", "fr", "it"])
def test_a_sheet_of_ours_keeps_its_numbers(options, lang):
    """Not the ids of rows, but every score, tick, track, text and thing."""
    blank = new_character(options, name="Anne Le Goff")
    values = tuple(replace(row, initial=10 + place, age=-1) for place, row in enumerate(blank.characteristics))
    character = replace(blank, characteristics=values, age=31, occupation="Journaliste")
    rows = [replace(row, points=SkillPoints(profession=place, experience=1)) for place, row in enumerate(blank.skills)]
    rows[3] = replace(rows[3], ticked=True, bonus=3, pinned=True, hidden=True, note="Two\nlines <b>")
    region = Skill(
        id=SkillId("knowledge.region"), skill="knowledge", speciality="knowledge_region", speciality_text="Sein"
    )
    rows.append(region)
    rows.append(Skill(id=SkillId("own.1"), name="Kite & <i>", base="INT*2", points=SkillPoints(culture=4)))
    character = replace(
        character,
        skills=tuple(rows),
        player="P",
        place="Brest",
        pow_ticked=True,
        notes=(Note(id=NoteId("note.1"), title="<b>T</b>", text="a < b\n\n& c"),),
        weapons=(
            Weapon(id=BelongingId("weapon.1"), weapon="short_sword", name="Dard", hit_points=3, loaded=0),
            Weapon(id=BelongingId("weapon.2"), name="Stone", skill=rows[0].id, damage="1D3+db/2", readied=True),
        ),
        armour=(Armour(id=BelongingId("armour.1"), name="A", points=2, places=(("head", 3), ("chest", 1))),),
        powers=(Power(id=BelongingId("power.1"), name="Fire", kind="magic", cost=2, level=1, chance=44),),
        items=(
            Item(id=BelongingId("thing.1"), name="Sack", container=True),
            Item(id=BelongingId("thing.2"), name="Rope", inside=BelongingId("thing.1"), encumbrance=150, quantity=3),
        ),
        wealth=(Wealth(id=BelongingId("wealth.1"), name="Purse", amount="12"),),
        contacts=(Contact(id=BelongingId("contact.1"), name="Ann", relation="aunt"),),
    )  # fmt: skip
    back = read_foreign(export(new_document(character), "foundry-brp", lang))[0].character
    one, two = derive(character), derive(back)
    assert [each.score for each in two.skills.values()] == [each.score for each in one.skills.values()]
    assert [row.ticked for row in back.skills] == [row.ticked for row in character.skills]
    assert back.skills[3].note == rows[3].note
    assert (back.skills[3].hidden, back.skills[3].pinned, back.skills[3].bonus) == (True, True, 3)
    assert (back.skills[-1].name, back.skills[-1].category) == ("Kite & <i>", None)
    assert two.resources == one.resources
    assert two.values == one.values
    for field in (
        "name",
        "player",
        "place",
        "occupation",
        "age",
        "options",
        "pow_ticked",
        "wealth",
        "contacts",
        "items",
    ):
        assert getattr(back, field) == getattr(character, field), field
    assert [(note.title, note.text) for note in back.notes] == [("<b>T</b>", "a < b\n\n& c")]
    assert [each.score for each in two.weapons.values()] == [each.score for each in one.weapons.values()]
    assert [each.facts.damage for each in two.weapons.values()] == [each.facts.damage for each in one.weapons.values()]
    assert back.armour == character.armour
    assert [(row.name, row.cost, row.chance) for row in back.powers] == [("Fire", 2, 44)]


@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(characters)
def test_any_character_can_be_written_in_every_format(character):
    """What a sheet can hold at all, however odd, is written, and the actor is read again unless nothing is in it."""
    document = new_document(character)
    for each in formats():
        if each.id in ("markdown", "text", "foundry-brp"):
            assert export(document, each.id, "fr")
    actor = export(document, "foundry-brp", "fr")
    something = any(row.value is not None for row in character.characteristics) or any(
        (character.weapons, character.armour, character.items, character.powers, character.wealth)
    )
    with nullcontext() if something else suppress(StorageError):
        assert read_foreign(actor)


def test_an_actor_has_the_shape_of_the_samples():
    """Every member that the published template has and we know, with values of the same kinds."""
    actor = json.loads(export(read_foreign(SAMPLES[1].read_bytes())[0].document, "foundry-brp", "en"))
    original = json.loads(SAMPLES[1].read_bytes())
    assert actor["_stats"]["systemId"] == "brp"
    assert original.keys() <= actor.keys()
    unused = {
        "biography",
        "background",
        "backstory",
        "res5",
        "lock",
        "majorWnd",
        "skillcategory",
        "wealthValue",
        "sanity",
    }
    assert original["system"].keys() - actor["system"].keys() <= unused
    kinds = sorted(item["type"] for item in original["items"])
    assert sorted(item["type"] for item in actor["items"]) == kinds
    for item in actor["items"]:
        assert len(item["_id"]) == 16
        assert item["_id"].isalnum()


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
def test_a_stat_block_is_read_again(lang):
    """Text for chat in a language: the same characteristics, tracks, scores and attacks; no notes of the character."""
    character = read_foreign(SAMPLES[1].read_bytes())[0].character
    text = export(new_document(character), "text", lang).decode()
    assert "mail boat" not in text
    back = read_foreign(text.encode())[0]
    assert back.language == lang
    one, two = derive(character), derive(back.character)
    assert two.values == one.values
    assert two.resources["hit_points"] == one.resources["hit_points"]
    assert two.damage_bonus == one.damage_bonus
    assert back.report.doubtful == ()
    worth = {one.skills[row.id].score for row in character.skills if not row.hidden and one.skills[row.id].trained}
    assert worth <= {numbers.score for numbers in two.skills.values()}
    assert [(row.name, row.points) for row in back.character.armour] == [("Oilskin coat", 1)]
    assert [row.damage for row in back.character.weapons] == [row.damage for row in character.weapons]


def test_everything_of_a_sheet_is_in_its_markdown():
    document = open_document(resource_path("samples", "adele-fournier.rpgsheet"))
    text = export(document, "markdown", "fr").decode()
    character = document.character
    assert isinstance(character, BrpCharacter)
    for note in character.notes:
        assert note.title in text
        for line in note.text.split("\n"):
            assert line in text
    for row in character.skills:
        assert escaped(row.note) in text
    assert "Joueur" in text
    assert "102\u00a0%" in text
    for said in ("| 1D3+1+BD |", "| Sacoche de cuir | 1 | 0,5 |", "| Armure | Points | Mise | Notes |"):
        assert said in text
    assert not any(word in text for word in ("+db", "1D2", "| 0.5"))


def test_a_skill_without_a_category_is_in_the_markdown_too():
    own = Skill(id=SkillId("own.1"), name="Kite", base="40")
    text = export(new_document(BrpCharacter(skills=(own,))), "markdown", "fr").decode()
    assert "### Autres compétences" in text
    assert "Kite" in text.split("### Autres compétences")[1]


def test_markup_in_names_is_shown():
    character = BrpCharacter(name="*Tom* <script>`x`|y", notes=(Note(id=NoteId("n"), text="<img src=x>\n**bold**"),))
    text = export(new_document(character), "markdown", "en").decode()
    assert "# \\*Tom\\* \\<script\\>\\`x\\`\\|y" in text
    assert "\\<img src=x>" in text
    assert "**bold**" in text
    assert escaped("1. x") == "1\\. x" or escaped("1. x").startswith("\\1")
    assert prose("a\nb") == "a  \nb"


def test_xantis_sheets_as_text_and_markdown():
    document = open_document(resource_path("samples", "nerea-valdombra.rpgsheet"))
    for format_ in ("text", "markdown"):
        text = export(document, format_, "it").decode()
        assert "Nerea Valdombra" in text
        assert "Sciabola 2 (11)" in text
    with pytest.raises(Exception, match="percentile_only"):
        export(document, "foundry-brp", "it")


def test_formats_can_be_added():
    before = {each.id for each in formats()}
    register(
        ExportFormat(
            "shout", ".txt", lambda: lambda document, lang: f"{document.character.name}{lang}".upper().encode()
        )
    )
    try:
        assert export(new_document(BrpCharacter(name="tom")), "shout", "en") == b"TOMEN"
    finally:
        from brp_desktop.storage import exporters

        del exporters._FORMATS["shout"]
    assert {each.id for each in formats()} == before


def entry(**more: Any) -> JournalEntry:
    return JournalEntry(
        id="1", time=1_700_000_000_000, document="d", subject=Subject("skill", "spot"), name=SubjectName(skill="spot"),
        **{"character": "Ada", **more},
    )  # fmt: skip


@pytest.mark.parametrize("sign", ["=1+1", "+1", "-1", "@x", "\t=1", "\r=1", "＝1", " =1", "\n=cmd|' /C calc'!A0"])
def test_no_cell_is_a_formula(sign):
    assert str(safe_cell(sign)).startswith("'")
    data = journal_csv([entry(character=sign, note=sign)], "en").decode("utf-8-sig")
    rows = list(csv.reader(io.StringIO(data, newline="")))
    assert rows[1][1].startswith("'")


def test_the_journal_as_a_table():
    """Quoting, line ends, the mark, words of a language, numbers as numbers."""
    lines = [entry(character='Ada "the", Pike\nII', score=65, modifier=-20, roll=7, level="special", tick=True)]
    data = journal_csv(lines, "fr")
    assert data.startswith(b"\xef\xbb\xbf")
    assert data.endswith(b"\r\n")
    rows = list(csv.DictReader(io.StringIO(data.decode("utf-8-sig"), newline="")))
    assert rows[0]["Personnage"] == 'Ada "the", Pike\nII'
    assert (rows[0]["Quoi"], rows[0]["Score"], rows[0]["Modificateur"], rows[0]["Coche"]) == (
        "Observation",
        "65",
        "-20",
        "1",
    )
    assert rows[0]["Date"].startswith("2023-11-")
    said = journal_csv(lines, "en", wording=lambda kind, id_: f"{kind}:{id_}").decode()
    assert "level:special" in said
    assert said.split("\r\n")[0].count(",") == 18


def test_the_history_as_a_table():
    improvements = (
        Improvement(id=ImprovementId("a"), skill="spot", roll=80, needed=66, dice="1D6", gain=4, old=65, new=69),
        Improvement(id=ImprovementId("b"), kind="pow", characteristic="pow", gain=-1),
    )  # fmt: skip
    data = history_csv(BrpCharacter(improvements=improvements), "it")
    rows = list(csv.DictReader(io.StringIO(data.decode("utf-8-sig"), newline="")))
    assert [(row["Che cosa"], row["Guadagno"]) for row in rows] == [("Individuare", "4"), ("POT", "-1")]


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
def test_a_sheet_as_markdown_is_not_taken_for_a_stat_block(lang):
    """Every value but some would be lost in silence; whoever says it is a stat block is believed."""
    sheets = [open_document(path) for path in sorted(resource_path("samples").glob("*.rpgsheet"))]
    sheets += [new_document(each) for each in (new_character(SRD), new_character(UGE), new_sheet(XANTIS))]
    for sheet in sheets:
        written = export(sheet, "markdown", lang)
        for data in (written, b"\xef\xbb\xbf" + written.replace(b"\n", b"\r\n"), written.replace(b"|---", b"| :-- ")):
            with pytest.raises(StorageError) as caught:
                read_foreign(data)
            assert caught.value.code == "own_export"
    sample = export(sheets[0], "markdown", lang)
    assert read_foreign(sample, as_="statblock")[0].character.name == "Adèle Fournier"


@pytest.mark.parametrize(
    "text",
    [
        "# Goblin\n\n## Characteristics\n\n| STR | CON |\n|---|---|\n| 10 | 11 |\n\nSkills: Stealth 60%, Spot 40%\n",
        "# Goblin\n\n- **STR** 10 CON 11 DEX 14\n\n## Skills\n\nStealth 60%, Spot 40%\n",
        "# Goblin\n\nSTR 10 CON 11\n\n## Characteristics\n\nSkills: Stealth 60%\n",
    ],
)
def test_markdown_of_other_people_is_read(text):
    assert read_foreign(text.encode())[0].format == "statblock"


L01 = ("Débrouillardise", "Discrétion", "Eau", "Écoute", "Équitation", "Étiquette", "œuvre", "Ours", "Zoologie")


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
def test_skills_stand_in_the_order_of_the_language(lang):
    """L01: the user's own and the catalogue's among each other, in text and Markdown as in the window."""
    own = tuple(
        Skill(id=SkillId(f"own.{number}"), name=name, category="physical", base="5", points=SkillPoints(personal=20))
        for number, name in enumerate(reversed(L01))
    )
    rows = (*own, *new_character(SRD).skills)
    document = new_document(BrpCharacter(name="Ada", skills=rows))
    names = re.findall(r"(?m)^### .*|^\| (?!---)([^|]+) \| \d", export(document, "markdown", lang).decode())
    sections: list[list[str]] = [[]]
    for name in names:
        if name:
            sections[-1].append(name.strip())
        elif sections[-1]:
            sections.append([])
    assert len(sections) > 3
    for section in sections:
        assert section == sorted(section, key=lambda name: [*map(collation_key, bracketed(name))])
    mine = next(section for section in sections if "Zoologie" in section)
    assert list(dict.fromkeys(name for name in mine if name in L01)) == list(L01)
    assert len(mine) > len(L01), "those of the catalogue are among them"
    text = (
        export(document, "text", lang).decode().splitlines()[-1].replace("\N{NO-BREAK SPACE}", " ").partition(": ")[2]
    )
    listed = [part.rpartition(" ")[0].removesuffix(" ").rstrip("0123456789 ") for part in text.split(", ")]
    assert [name for name in listed if name in L01] == list(L01)
