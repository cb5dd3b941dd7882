"""Pages for paper: nothing is left out, nothing stands in the margins or is too small, long sheets go on."""

import dataclasses
from collections.abc import Sequence
from typing import Any

import pytest
from document_words import document_words, squeezed
from msgspec.structs import replace
from PySide6.QtCore import QBuffer, QDate, QIODevice
from PySide6.QtGui import QColor, QImage

from brp_desktop.catalogue.resources import resource_path
from brp_desktop.painting.pages.brp_sheet import brp_pages
from brp_desktop.painting.pages.brp_skills import kept_off, printed_skills
from brp_desktop.painting.pages.composer import Block, Composer, day, fitting
from brp_desktop.painting.pages.letters import missing_letters
from brp_desktop.painting.pages.marks import Box, Field, Line, PageSet, Text, Tick, page_picture
from brp_desktop.painting.pages.paper import A4, BODY, LETTER, MARGIN, MM, POINT, PrintOptions, metrics_of, width_of
from brp_desktop.painting.pages.table_list import LIST, PEOPLE, table_pages
from brp_desktop.painting.pages.tables import Head, Row, table_blocks
from brp_desktop.painting.pages.xantis_sheet import xantis_pages
from brp_desktop.play.roster import rows_of
from brp_desktop.rules.brp import SRD, UGE
from brp_desktop.sheet.belongings import Armour, Contact, Item, Power, Wealth, Weapon, Wound
from brp_desktop.sheet.brp import BrpCharacter, Characteristic, Note, Resource, Skill
from brp_desktop.sheet.derive import derive
from brp_desktop.sheet.names import in_words_of
from brp_desktop.sheet.new import new_character
from brp_desktop.sheet.table import Entry, GameTable, Npc, NpcSkill, NpcWeapon
from brp_desktop.sheet.xantis import ScoreNode, XantisAction, XantisCharacter, XantisWeapon
from brp_desktop.sheet.xantis_derive import derive_xantis
from brp_desktop.storage import open_document
from brp_desktop.storage.tables import open_table

DAY = QDate(2026, 11, 30)
LAYOUTS = [PrintOptions(), PrintOptions(paper=LETTER), PrintOptions(layout="large"), PrintOptions(free_lines=False)]


def sample(name: str) -> Any:
    return open_document(resource_path("samples", f"{name}.rpgsheet")).character


def pages_of(character: Any, options: PrintOptions, lang: str = "en") -> PageSet:
    if isinstance(character, XantisCharacter):
        return xantis_pages(character, options, lang, date=DAY)
    return brp_pages(character, options, lang, rules="UGE", date=DAY, history=("Spot: 95 + 8 = 103.",))


def words_of(pages: PageSet) -> str:
    return squeezed("".join(pages.words()))


def texts_of(page: Sequence[Any]) -> list[str]:
    """The texts of a page, each as it is set."""
    return [mark.text.strip() for mark in page if isinstance(mark, Text)]


def crowded() -> BrpCharacter:
    """A sheet with far too much of everything."""
    long, note = "Wide" * 40, "One line of a long note. " * 30 + "\n\n" + "Unbroken" * 60
    skills = tuple(
        Skill(id=f"own.{n}", name=f"Skill number {n} {long if n % 50 == 0 else ''}", category="mental",
              base=str(n % 120), speciality_text="so narrow a field" if n % 7 == 0 else "",
              note="noted" if n == 3 else "",
              hidden=n == 5, ticked=n % 11 == 0)
        for n in range(300)
    )  # fmt: skip
    return BrpCharacter(
        name="Name " * 60,
        player=long,
        occupation="an occupation that goes on and on and on " * 3,
        options=UGE,
        characteristics=(Characteristic(id="con", initial=90), Characteristic(id="siz", initial=90)),
        skills=skills,
        resources=(Resource(id="counter.1", name=long, current=3, maximum=80), Resource(id="counter.2", name="Open")),
        notes=tuple(Note(id=f"note.{n}", title=f"Page {n}", text=note) for n in range(8)),
        weapons=tuple(
            Weapon(id=f"weapon.{n}", name=f"{long} {n}", damage="1D8+db", attacks="1/2", note=note) for n in range(20)
        ),
        items=tuple(Item(id=f"item.{n}", name=f"Thing {n} {long}", note="kept") for n in range(90)),
        powers=tuple(Power(id=f"power.{n}", name=f"Power {n}", note=note) for n in range(12)),
        wealth=(Wealth(id="wealth.1", name=long, amount=note), Wealth(id="wealth.2", name="Silver", note="buried")),
        contacts=(Contact(id="contact.1", name=long, relation="friend", place=long, note=note),),
    )


@pytest.mark.parametrize("options", LAYOUTS, ids=["a4", "letter", "large", "no free lines"])
@pytest.mark.parametrize("name", ["adele-fournier", "bran-tregear", "ginevra-malaspina", "nerea-valdombra"])
def test_no_word_of_the_document_is_missing(name, options):
    character = sample(name)
    for lang in ("en", "fr", "it"):
        found = words_of(pages_of(character, options, lang))
        # A text may stand beside another, line by line: its words are looked for one by one.
        told = in_words_of(character, lang) if isinstance(character, BrpCharacter) else character
        assert [word for text in document_words(told) for word in text.split() if word not in found] == []


def test_no_word_of_a_crowded_sheet_is_missing():
    character = crowded()
    pages = pages_of(character, PrintOptions())
    found = words_of(pages)
    lost = [word[:40] for word in document_words(character) if squeezed(word) not in found]
    # Long words are broken between lines of two columns, so only these are looked for letter by letter.
    assert all(word.startswith(("Wide", "Thing", "Skill", "Name", "One line", "an occ")) for word in lost)
    letters = "".join(sorted(found))
    for word in document_words(character):
        for letter in set(squeezed(word)):
            assert letters.count(letter) >= squeezed(word).count(letter)
    assert found.count("W") >= sum(squeezed(word).count("W") for word in document_words(character))
    assert found.count("U") >= sum(squeezed(word).count("U") for word in document_words(character))


@pytest.mark.parametrize("options", LAYOUTS, ids=["a4", "letter", "large", "no free lines"])
@pytest.mark.parametrize("make", [crowded, lambda: sample("adele-fournier"), lambda: sample("nerea-valdombra"),
                                  BrpCharacter, XantisCharacter, lambda: new_character(UGE)])  # fmt: skip
def test_everything_stands_between_the_margins_and_can_be_read(make, options):
    pages = pages_of(make(), options, "fr")
    left, right = MARGIN * MM - 1, (options.paper.width - MARGIN) * MM + 1
    top, bottom = (MARGIN - 1) * MM, (options.paper.height - MARGIN) * MM + 1
    for page in pages.pages:
        for mark in page:
            match mark:
                case Text():
                    assert mark.style.points * mark.scale >= 8
                    wide = metrics_of(mark.style, mark.scale).horizontalAdvance(mark.text)
                    assert mark.x >= left, mark
                    assert mark.x + wide <= right + 0.02 * wide, mark
                    assert top <= mark.y <= bottom, mark
                case Box():
                    assert left <= mark.x
                    assert mark.x + mark.width <= right
                    assert top - MM <= mark.y
                    assert mark.y + mark.height <= bottom
                case Line():
                    assert left <= min(mark.x, mark.to_x)
                    assert max(mark.x, mark.to_x) <= right
                    assert max(mark.y, mark.to_y) <= bottom


@pytest.mark.parametrize("hidden", [False, True])
def test_a_skill_that_a_power_is_rolled_with_stays_a_skill(hidden):
    """Only a row made for the power stands with the powers alone."""
    bran = sample("bran-tregear")
    skills = tuple(replace(row, hidden=hidden) if row.id == "listen" else row for row in bran.skills)
    own = Skill(id="power.1", name="Made for it", category="powers", base="33", hidden=True)
    powers = (Power(id="power.8", name="Ear", skill="listen"), Power(id="power.9", name="Made for it", skill=own.id))
    bran = replace(bran, skills=(*skills, own), powers=powers)
    derived = derive(bran)
    assert ("listen" in {each.row.id for each in printed_skills(bran, derived, "en")}) == (not hidden)
    assert ("listen" in {row.id for row in kept_off(bran, derived)}) == hidden
    assert "listen" in {each.row.id for each in printed_skills(bran, derived, "en", every=True)}
    assert own.id not in {each.row.id for each in printed_skills(bran, derived, "en", every=True)}
    assert words_of(pages_of(bran, PrintOptions())).count("Madeforit") == 1


def test_the_foot_says_what_when_and_which_page():
    pages = pages_of(sample("adele-fournier"), PrintOptions(), "fr")
    assert len(pages.pages) == 2
    for number, page in enumerate(pages.pages, 1):
        texts = [mark.text for mark in page if isinstance(mark, Text)]
        foot = next(text for text in texts if "Adèle Fournier" in text and "UGE" in text)
        assert "30 novembre 2026" in foot
        assert any(text.split()[1:] == [str(number), *text.split()[2:3], "2"] for text in texts if text.endswith("2"))


def test_the_first_of_a_month_in_words():
    dates = [day(QDate(2026, 12, number), lang) for lang in ("en", "fr", "it") for number in (1, 11)]
    assert dates == ["1 December 2026", "11 December 2026", "1er décembre 2026", "11 décembre 2026",
                     "1 dicembre 2026", "11 dicembre 2026"]  # fmt: skip


def test_three_hundred_skills_go_on_over_further_pages():
    pages = pages_of(crowded(), PrintOptions())
    assert len(pages.pages) > 6
    found = words_of(pages)
    for n in range(300):
        assert f"Skillnumber{n}" in found


def columns_of(pages: PageSet, row: str, heads: Sequence[str]) -> list[list[str]]:
    """The columns of the pages in which something stands that begins with ``row``: what of the heads, or of the titles
    of trees and groups, stands above the first of them there.
    """
    found = []
    for page in pages.pages:
        texts = [mark for mark in page if isinstance(mark, Text)]
        for left in sorted({round(mark.x) for mark in texts if mark.text.startswith(row)}):
            first = min(mark.y for mark in texts if mark.text.startswith(row) and round(mark.x) == left)
            above = sorted((mark for mark in texts if mark.y < first - 1), key=lambda mark: -mark.y)
            found.append([mark.text for mark in above if mark.text in heads])
    return found


def things(count: int) -> BrpCharacter:
    """So much of everything that has a table with heads that it goes on on further pages."""
    note = "a note " * 30
    return BrpCharacter(
        name="Anna",
        options=dataclasses.replace(UGE, hit_locations=True),
        characteristics=(Characteristic(id="con", initial=10), Characteristic(id="siz", initial=10)),
        weapons=tuple(Weapon(id=f"w.{n}", name=f"Weapon-{n}", damage="1D8", note=note) for n in range(count)),
        armour=tuple(Armour(id=f"a.{n}", name=f"Armour-{n}", points=2, note=note) for n in range(count)),
        powers=tuple(Power(id=f"p.{n}", name=f"Power-{n}", kind="spell", cost=3, note=note) for n in range(count)),
        wounds=tuple(Wound(id=f"x.{n}", amount=9, note=f"Wound-{n} {note}") for n in range(count)),
    )


HEADS = {
    "Weapon-": ("Weapon", "Damage"), "Armour-": ("Armour", "Points"), "Power-": ("Power", "Kind"),
    "Wound-": ("Points", "Notes"),
}  # fmt: skip


@pytest.mark.parametrize("options", LAYOUTS, ids=["a4", "letter", "large", "no free lines"])
@pytest.mark.parametrize("row", HEADS)
def test_a_table_that_goes_on_has_its_heads_again(options: PrintOptions, row: str):
    """On every page, above the first row there."""
    heads = [each for name in HEADS[row] for each in (name, name.lower())]
    columns = columns_of(pages_of(things(60), options), row, heads)
    assert len(columns) > 2
    assert all(len({each.lower() for each in found}) == 2 for found in columns), columns


def test_a_row_broken_between_lines_has_the_heads_again_and_no_line_alone():
    """Where it goes on; what closes it stands with its last line."""
    page = Composer(PrintOptions(), "Anna", "en")
    heads, rows = [Head("Name", 30), Head("Rest", 70)], [Row(("Row-1", "word " * 2000)), Row(("Row-2", ""))]
    page.place(table_blocks(page, page.width, heads, rows))
    pages = page.finish("", "", DAY)
    assert len(pages.pages) > 1
    assert columns_of(pages, "word", ["Name", "Rest"]) == [["Name", "Rest"]] * len(pages.pages)
    blocks = table_blocks(page, page.width, heads, rows)
    assert min(block.height for block in blocks[1:]) >= page.line_height(BODY)


def test_a_table_without_heads_goes_on_without_any():
    page = Composer(PrintOptions(), "Anna", "en")
    blocks = table_blocks(page, page.width, [Head("", 30), Head("", 70)], [Row((f"Row-{n}", "x")) for n in range(200)])
    assert not any(block.again for block in blocks)


@pytest.mark.parametrize("fillable", [False, True])
@pytest.mark.parametrize("layout", ["full", "large"])
def test_a_group_of_skills_goes_on_under_its_heads(layout: str, fillable: bool):
    """In every column and on every page: the group's name, said to be continued, and what the numbers are."""
    options = PrintOptions(layout=layout, fillable=fillable, free_lines=False)
    skills = tuple(Skill(id=f"own.{n}", name=f"Skill-{n}", category="mental", base="5") for n in range(300))
    pages = pages_of(BrpCharacter(name="Anna", options=UGE, skills=skills), options)
    titles = [mark.text for page in pages.pages for mark in page if isinstance(mark, Text) and "Mental" in mark.text]
    assert titles == ["Mental"] + ["Mental (continued)"] * (len(titles) - 1)
    assert len(titles) > 3
    texts = [mark.text for page in pages.pages for mark in page if isinstance(mark, Text)]
    assert texts.count("%") == len(titles)
    if not fillable:
        assert len(columns_of(pages, "Skill-", ())) == len(titles)
    assert [mark.title for mark in pages.bookmarks].count("Mental") == 1


@pytest.mark.parametrize("fillable", [False, True])
def test_weapons_actions_and_scores_of_xantis_go_on_under_their_heads(fillable: bool):
    root = ScoreNode(id="root", name="Fisico", tier="caratteristica", value=3)
    character = XantisCharacter(
        name="Ada",
        nodes=(root, *(replace(root, id=f"n.{n}", name=f"S {n}", tier="abilita", parent="root") for n in range(200))),
        weapons=tuple(XantisWeapon(id=f"w.{n}", name=f"Weapon-{n}", damage="2") for n in range(120)),
        actions=tuple(XantisAction(id=f"a.{n}", name=f"Action-{n}", pa=3) for n in range(120)),
    )  # fmt: skip
    pages = pages_of(character, PrintOptions(fillable=fillable))
    texts = [[mark.text for mark in page if isinstance(mark, Text)] for page in pages.pages]
    titles = [text for page in texts for text in page if text.startswith("Fisico")]
    assert titles == ["Fisico"] + ["Fisico (continued)"] * (len(titles) - 1)
    assert len(titles) > 2
    if fillable:
        fields = [[mark.name for mark in page if isinstance(mark, Field)] for page in pages.pages]
        for group, head in (("weapon/", "Danni"), ("action/", "Pa")):
            with_rows = [place for place, names in enumerate(fields) if any(name.startswith(group) for name in names)]
            assert len(with_rows) > 1
            assert all(head in texts[place] for place in with_rows)
        return
    assert {tuple(sorted(found)) for found in columns_of(pages, "Weapon-", ["Danni"])} == {("Danni",)}
    assert len(columns_of(pages, "Weapon-", ["Danni"])) > 1
    assert {tuple(found) for found in columns_of(pages, "Action-", ["Action"])} == {("Action",)}
    assert len(columns_of(pages, "Action-", ["Action"])) > 1


def test_the_list_of_a_table_goes_on_under_its_heads():
    game = GameTable(name="Inn", entries=tuple(Entry(id=f"e.{n}", name=f"Guard-{n}", npc=Npc()) for n in range(120)))
    pages = table_pages(game, rows_of(game, "t", {}), PrintOptions(), "en", date=DAY, parts=(LIST,))
    columns = columns_of(pages, "Guard-", ["Name"])
    assert len(columns) > 1
    assert columns == [["Name"]] * len(columns)


def test_one_page_has_neither_notes_nor_lines():
    pages = pages_of(sample("adele-fournier"), PrintOptions(layout="single"))
    assert len(pages.pages) == 1
    assert "Carnetd’enquête" not in words_of(pages)


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
@pytest.mark.parametrize("paper", [A4, LETTER], ids=["a4", "letter"])
@pytest.mark.parametrize("name", ["adele-fournier", "bran-tregear", "ginevra-malaspina"])
def test_one_page_is_one_page(name: str, paper: Any, lang: str):
    """Where it would just begin a second page everything stands closer, and the type is as large as before."""
    pages = pages_of(sample(name), PrintOptions(layout="single", paper=paper), lang)
    assert len(pages.pages) == 1
    assert all(mark.style.points * mark.scale >= 8 for mark in pages.pages[0] if isinstance(mark, Text))
    for thing in sample(name).items:
        assert thing.name.replace(" ", "") in words_of(pages)


def test_lost_points_are_struck_out_and_the_major_wound_is_grey():
    character = BrpCharacter(
        options=SRD,
        characteristics=(Characteristic(id="con", initial=12), Characteristic(id="siz", initial=12)),
        resources=(Resource(id="hit_points", current=9),),
    )
    page = pages_of(replace(character, options=UGE), PrintOptions()).pages[0]
    strikes = [mark for mark in page if isinstance(mark, Line) and mark.y != mark.to_y and mark.x != mark.to_x]
    assert len(strikes) == 3
    assert len([mark for mark in page if isinstance(mark, Box) and mark.fill == "shade"]) == 1


def test_the_box_of_a_tick_is_two_point_seven_millimetres():
    page = pages_of(sample("adele-fournier"), PrintOptions()).pages[0]
    ticks = [mark for mark in page if isinstance(mark, Tick)]
    assert len(ticks) == 3
    assert all(round(mark.side / MM, 1) == 2.7 for mark in ticks)
    without = pages_of(sample("adele-fournier"), PrintOptions(ticks=False)).pages[0]
    assert not any(isinstance(mark, Tick) for mark in without)


def test_damage_and_armour_say_on_paper_what_the_screen_says():
    """The bonus in figures, or its short word in the language; dice of armour only where armour is thrown."""
    character = sample("adele-fournier")
    cells = [text for page in pages_of(character, PrintOptions(), "fr").pages for text in texts_of(page)]
    assert {"1D3+1", "1D3", "1"} <= set(cells), "she has no bonus, and the coat takes off one point"
    assert not [text for text in cells if "db" in text or "1D2" in text]
    thrown = replace(character, options=dataclasses.replace(character.options, random_armour=True))
    assert "1D2−1" in [text for page in pages_of(thrown, PrintOptions(), "fr").pages for text in texts_of(page)]
    strong = replace(
        character,
        characteristics=tuple(
            replace(each, initial=16) if each.id in ("str", "siz") else each for each in character.characteristics
        ),
    )
    assert {"1D3+1+1D4", "1D3+1D4"} <= {
        text for page in pages_of(strong, PrintOptions(), "fr").pages for text in texts_of(page)
    }
    nobody = replace(strong, characteristics=())
    assert "1D3+1+BD" in [text for page in pages_of(nobody, PrintOptions(), "fr").pages for text in texts_of(page)]


@pytest.mark.parametrize(
    ("lang", "said", "never"),
    [
        ("en", "Damage bonus·Major wound·Place·Height·Fatigue", "Damage modifier·Residence·Major wound level"),
        (
            "fr",
            "Bonus aux dégâts·Blessure grave·Lieu·Taille·Fatigue·Type",
            "Modificateur de dégâts·Seuil de blessure grave·Résidence·Taille physique·Points de fatigue",
        ),
        (
            "it",
            "Bonus al danno·Ferita grave·Luogo·Altezza·Fatica",
            "Modificatore di danno·Soglia di ferita grave·Residenza·Punti fatica",
        ),
    ],
)
def test_paper_has_the_words_of_the_screen(lang, said, never):
    pages = pages_of(sample("adele-fournier"), PrintOptions(), lang)
    found = {text for page in pages.pages for text in texts_of(page)}
    assert set(said.split("·")) <= found
    assert not found & set(never.split("·"))


@pytest.mark.parametrize("options", LAYOUTS, ids=["a4", "letter", "large", "no free lines"])
def test_the_name_of_a_roll_that_needs_two_lines_stays_inside_its_frame(options):
    """«Resistenza fisica 65» in Italian."""
    blank = new_character(UGE)
    character = replace(blank, characteristics=tuple(replace(each, initial=13) for each in blank.characteristics))
    page = pages_of(character, options, "it").pages[0]
    name = next(mark for mark in page if isinstance(mark, Text) and mark.text.startswith("Resistenza fisica"))
    chances = [mark for mark in page if isinstance(mark, Text) and mark.text.strip() == "65"]
    below = next(mark for mark in chances if name.x <= mark.x <= name.x + width_of(name.text, name.style, name.scale))
    frame = next(mark for mark in page if isinstance(mark, Box) and mark.radius)
    short = next(mark for mark in page if isinstance(mark, Text) and mark.text == "COS")
    assert below.y > name.y, "two lines"
    assert below.y <= frame.y + frame.height - 1.2 * MM * below.scale
    assert name.y - metrics_of(name.style, name.scale).capHeight() > short.y


def test_options_of_the_content():
    character = sample("adele-fournier")
    whole = words_of(pages_of(character, PrintOptions(layout="single")))
    trained = words_of(pages_of(character, PrintOptions(layout="single", trained_only=True)))
    assert "Lutte" not in trained
    assert "Grapple" in whole
    assert "Grapple" not in trained
    plain = pages_of(character, PrintOptions(layout="single", limits=False, bases=False))
    assert "½" not in words_of(plain)
    assert "Listen25" in whole
    assert "Listen25" not in words_of(plain)


def picture(side: int) -> bytes:
    image = QImage(side, side, QImage.Format.Format_RGB32)
    image.fill(QColor("#cc0000"))
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")
    return bytes(buffer.data().data())


def test_the_portrait_stands_in_its_frame_and_a_broken_one_gives_initials():
    character = BrpCharacter(name="Ada Pike", portrait=picture(40))
    pages = pages_of(character, PrintOptions())
    assert "AP" not in list(pages.words())
    image = page_picture(pages, 0, 50)
    assert image.pixelColor(round(185 / 25.4 * 50), round(25 / 25.4 * 50)).name() == "#cc0000"
    broken = pages_of(replace(character, portrait=picture(40)[:60]), PrintOptions())
    assert "AP" in list(broken.words())


def test_a_heading_never_ends_a_page():
    def block(height: float, heading: bool = False) -> Block:
        return Block(height, lambda x, y: None, heading)

    blocks = [block(4), block(4, True), block(4)]
    assert fitting(blocks, 12) == 3
    assert fitting(blocks, 8) == 1
    assert fitting(blocks, 4) == 1
    assert fitting(blocks, 3) == 0


def table() -> GameTable:
    return open_table(resource_path("samples", "lamp-room.rpgtable")).table


@pytest.mark.parametrize("people", [2, 4, 8])
def test_people_share_pages_and_none_is_lost(people):
    game = table()
    inside = [entry for entry in game.entries if entry.is_inside]
    pages = table_pages(game, rows_of(game, "t", {}), PrintOptions(people=people), "en", date=DAY, parts=(PEOPLE,))
    assert len(pages.pages) == -(-len(inside) // people)
    found = words_of(pages)
    assert [word for entry in inside for word in document_words(entry) if squeezed(word) not in found] == []


def test_a_long_person_goes_on_in_the_next_frame():
    npc = Npc(
        description="Talkative. " * 300,
        skills=tuple(NpcSkill(id=f"skill.{n}", name=f"Skill {n}", score=n) for n in range(200)),
        weapons=(NpcWeapon(id="w", name="Club", text="Word " * 400),),
    )
    game = GameTable(entries=(Entry(id="a", name="Ada", npc=npc), Entry(id="b", name="Bo", npc=Npc())))
    pages = table_pages(game, rows_of(game, "t", {}), PrintOptions(people=8), "en", date=DAY, parts=(PEOPLE,))
    found = words_of(pages)
    assert "Ada(continued)" in found
    assert "Skill199199" in found
    assert found.count("Word") == 400
    assert "Bo" in found


@pytest.mark.parametrize("options", [*LAYOUTS, PrintOptions(fillable=True)])
def test_a_short_tree_of_scores_stays_in_one_column(options):
    """Nerea's have four scores at the most; their names are under each other, further in, and never beside."""
    nerea = sample("nerea-valdombra")
    derived = derive_xantis(nerea)
    names = {node.id: node.name for node in nerea.nodes}
    page = pages_of(nerea, options, "it").pages[0]
    places = {}
    for mark in page:
        text = mark.value if isinstance(mark, Field) else mark.text if isinstance(mark, Text) else None
        if text in names.values():
            places.setdefault(text, mark.x)
    root = ("", 0.0)
    for id_, node in derived.nodes.items():
        left = places[names[id_]]
        if node.depth == 0:
            root = (names[id_], left)
        assert abs(left - root[1]) < 20 * MM, (root[0], names[id_])


def test_the_list_of_the_table():
    game = table()
    pages = table_pages(game, rows_of(game, "t", {}), PrintOptions(), "en", date=DAY, parts=(LIST,))
    found = words_of(pages)
    for entry in game.entries:
        assert squeezed(entry.shown_name) in found
        assert squeezed(entry.note) in found
    for group in game.groups:
        assert squeezed(group) in found
    nobody = table_pages(GameTable(), (), PrintOptions(), "en", date=DAY)
    assert "Nobodyisatthistableyet." in words_of(nobody)


def test_letters_without_a_font_are_named_once():
    assert missing_letters(["Adèle Œuvre — Ω Я", "½ ≤ ✓ ◆ “x” ’"]) == ()
    assert missing_letters(["漢字", "漢 ok"]) == ("漢", "字")
    assert missing_letters(["\u2764\ufe0f \U0001f9db\u200d\u2640\ufe0f"])[-1] != "\ufe0f"
    assert missing_letters(["A\ufe0f", "B\U000e0100", "C\u034f"]) == ()  # signs without a look of their own


def test_a_page_as_a_picture_is_black_on_white():
    image = page_picture(pages_of(sample("adele-fournier"), PrintOptions()), 0, 50)
    assert (image.width(), image.height()) == (round(210 / 25.4 * 50), round(297 / 25.4 * 50))
    for x in range(0, image.width(), 3):
        for y in range(0, image.height(), 3):
            colour = image.pixelColor(x, y)
            assert max(abs(colour.red() - colour.green()), abs(colour.green() - colour.blue())) <= 2
    assert image.pixelColor(3, 3).name() == "#ffffff"
    assert A4.width == 210
    assert POINT == 10
