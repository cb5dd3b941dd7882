"""PDF: words that can be searched for, title, language, outline; forms that are filled in and read back."""

import io
import shutil
import subprocess
import unicodedata
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from document_words import document_words, squeezed
from msgspec.structs import replace
from PySide6.QtCore import QDate
from sweeps import each_pair

from brp_desktop.catalogue.resources import resource_path
from brp_desktop.painting.pages.brp_sheet import brp_pages
from brp_desktop.painting.pages.letters import missing_letters
from brp_desktop.painting.pages.marks import Field, PageSet
from brp_desktop.painting.pages.paper import A4, LETTER, PrintOptions
from brp_desktop.painting.pages.pdf import pdf_bytes
from brp_desktop.painting.pages.pdf_font import FormFont
from brp_desktop.painting.pages.pdf_form import form_pdf
from brp_desktop.painting.pages.pdf_outline import with_outline
from brp_desktop.painting.pages.xantis_sheet import xantis_pages
from brp_desktop.sheet.belongings import Weapon
from brp_desktop.sheet.brp import BrpCharacter, Note, Resource, Skill
from brp_desktop.sheet.derive import derive
from brp_desktop.sheet.names import in_words_of
from brp_desktop.storage import open_document
from brp_desktop.storage.errors import StorageError
from brp_desktop.storage.form_fields import form_values
from brp_desktop.storage.importers import Choices, read_foreign
from brp_desktop.storage.words import word
from brp_desktop.storage.xantis_form import SHEET, xantis_values

pypdf = pytest.importorskip("pypdf")

SCRIPTS = "Ελληνικά, Кириллица, Češtino, Łódź, Œuvre, Ångström, naïve, ¿Qué?, fi ffl, Việt"


def sample(name: str) -> Any:
    return open_document(resource_path("samples", f"{name}.rpgsheet")).character


def pages_of(character: BrpCharacter, lang: str = "fr", **options: Any) -> PageSet:
    return brp_pages(character, PrintOptions(**options), lang, rules="UGE", date=QDate(2026, 11, 30))


def test_title_language_and_outline():
    data = pdf_bytes(pages_of(sample("adele-fournier")))
    reader = pypdf.PdfReader(io.BytesIO(data), strict=True)
    assert "Adèle Fournier" in reader.metadata.title
    assert reader.root_object["/Lang"] == "fr"
    top, below = reader.outline
    assert top["/Title"] == "Adèle Fournier"
    titles = [each["/Title"] for each in below]
    assert titles[:3] == ["Combat", "Manipulation", "Perception"]
    assert "Carnet d’enquête" in titles
    places = {each["/Title"]: reader.get_destination_page_number(each) for each in below}
    assert places["Combat"] == 0
    assert places["Carnet d’enquête"] == 1
    assert [round(float(side)) for side in reader.pages[0].mediabox[2:]] == [595, 842]
    letter = pypdf.PdfReader(io.BytesIO(pdf_bytes(pages_of(sample("adele-fournier"), paper=LETTER))))
    assert [round(float(side)) for side in letter.pages[0].mediabox[2:]] == [612, 792]


def test_a_pdf_built_otherwise_stays_as_it_is():
    pages = pages_of(BrpCharacter(name="x"))
    assert with_outline(b"%PDF-1.4 no trailer", pages) == b"%PDF-1.4 no trailer"
    plain = pypdf.PdfWriter()
    plain.add_blank_page(10, 10)
    written = io.BytesIO()
    plain.write(written)
    assert with_outline(written.getvalue(), pages) == written.getvalue()


@pytest.mark.parametrize("name", ["adele-fournier", "bran-tregear", "ginevra-malaspina"])
def test_no_word_is_missing_from_the_text_of_the_pdf(name):
    character = sample(name)
    reader = pypdf.PdfReader(io.BytesIO(pdf_bytes(pages_of(character))))
    found = squeezed("".join(page.extract_text() for page in reader.pages))
    # How a reader joins lines is its own affair: the words are looked for one by one.
    lost = [word for text in document_words(character) for word in text.split() if squeezed(word) not in found]
    assert lost == []


@pytest.mark.skipif(shutil.which("pdftotext") is None, reason="pdftotext is not installed")
def test_other_programs_find_the_words_too(tmp_path):
    character = sample("adele-fournier")
    path = tmp_path / "sheet.pdf"
    path.write_bytes(pdf_bytes(pages_of(character)))
    done = subprocess.run(["pdftotext", "-raw", str(path), "-"], capture_output=True, text=True, check=True)
    assert done.stderr == ""
    found = squeezed(done.stdout)
    lost = [word for text in document_words(character) for word in text.split() if squeezed(word) not in found]
    assert lost == []


def text_of(data: bytes) -> str:
    return "".join(page.extract_text() for page in pypdf.PdfReader(io.BytesIO(data)).pages)


def test_forty_skills_twelve_weapons_and_a_long_history_word_by_word():
    """P01: everything is in the text of the PDF, on further pages where needed."""
    adele = sample("adele-fournier")
    skills = tuple(Skill(id=f"skill.own{n}", name=f"Own skill number {n}", category="mental") for n in range(40))
    weapons = tuple(Weapon(id=f"weapon.{n}", name=f"Blade number {n}", note=f"Taken in fight {n}") for n in range(12))
    history = " ".join(f"word{n}" for n in range(440))
    assert len(history) > 3000
    character = replace(
        adele,
        skills=(*adele.skills, *skills),
        weapons=weapons,
        notes=(Note(id="note.1", title="History", text=history),),
    )
    for lang, paper in (("en", A4), ("fr", LETTER)):
        found = squeezed(text_of(pdf_bytes(pages_of(character, lang, paper=paper))))
        told = in_words_of(character, lang)
        lost = [word for text in document_words(told) for word in text.split() if squeezed(word) not in found]
        assert lost == []


def test_no_letter_stops_the_export():
    """P02: a PDF is written; letters are found in it, or are among the missing ones that the warning names."""
    drawn, others = ("Świątek", "Иван", "ﬁ", "e\u0301té"), ("田中", "🐙")
    character = replace(
        sample("adele-fournier"), notes=(Note(id="note.1", title="", text=" ".join((*drawn, *others))),)
    )
    pages = pages_of(character)
    found = unicodedata.normalize("NFKC", text_of(pdf_bytes(pages)))
    assert [word for word in drawn if unicodedata.normalize("NFKC", word) not in found] == []
    assert missing_letters(pages.words()) == ("田", "中", "🐙")


def test_numbers_on_paper_have_the_digits_of_the_screen():
    """P04: whatever the region."""
    adele = sample("adele-fournier")
    resources = (*adele.resources, Resource(id="counter.9", name="Coins", current=12345, maximum=99999))
    character = replace(adele, resources=resources)
    for lang in ("en", "fr", "it"):
        words = list(pages_of(character, lang).words())
        assert "12345 / 99999" in words
        assert "102" in words, "a score above 100 is not cut"


def test_words_of_every_script_of_the_fonts_can_be_searched_for():
    character = BrpCharacter(name="Ada", notes=(Note(id="note.1", text=SCRIPTS),))
    reader = pypdf.PdfReader(io.BytesIO(pdf_bytes(pages_of(character))))
    read = "".join(page.extract_text() for page in reader.pages)
    found = squeezed(read)
    assert [word for word in SCRIPTS.split() if word not in found] == []
    assert "¿Qué?, fi ffl" in read


def test_it_can_be_stopped():
    pages = pages_of(sample("adele-fournier"))
    asked: list[int] = []

    def going(number: int) -> bool:
        asked.append(number)
        return number < 1

    assert pdf_bytes(pages, going) is None
    assert asked == [0, 1]


@pytest.mark.parametrize("name", ["adele-fournier", "bran-tregear", "ginevra-malaspina"])
def test_a_form_has_a_field_for_every_value(name):
    character = sample(name)
    values = form_values(character, "it")
    held = pages_of(character, "it", fillable=True).fields
    assert {name: held.get(name) for name in values} == values
    assert all("/new." in name for name in held.keys() - values.keys())
    read = pypdf.PdfReader(io.BytesIO(form_pdf(pages_of(character, "it", fillable=True)))).get_fields()
    assert read.keys() == held.keys()


def filled(data: bytes, values: dict[str, str | bool]) -> bytes:
    """The form as somebody filled it in."""
    from pypdf.generic import NameObject, TextStringObject

    writer = pypdf.PdfWriter(clone_from=io.BytesIO(data))
    left = dict(values)
    for page in writer.pages:
        for reference in page.get("/Annots", ()):
            field = reference.get_object()
            value = left.pop(field["/T"], None)
            if isinstance(value, bool):
                state = NameObject("/Yes" if value else "/Off")
                field[NameObject("/V")] = field[NameObject("/AS")] = state
            elif value is not None:
                field[NameObject("/V")] = TextStringObject(value)
    assert not left
    written = io.BytesIO()
    writer.write(written)
    return written.getvalue()


def test_a_filled_form_comes_back():
    character = sample("adele-fournier")
    form = form_pdf(pages_of(character, "fr", fillable=True))
    written = {"about/name": "Ada Pike", "skill/listen/rating": "61", "skill/listen/tick": True,
               "skill/new.1/name": "Kite flying", "skill/new.1/rating": "33", "item/new.2/name": "Rope",
               "characteristic/str": "13", "track/hit_points/now": "4", "note/new.1/text": "Two\nlines"}  # fmt: skip
    imported = read_foreign(filled(form, written), Choices(options=character.options))[0]
    back, scores = imported.character, derive(imported.character)
    assert isinstance(back, BrpCharacter)
    assert imported.format == "form-pdf"
    assert back.name == "Ada Pike"
    assert back.player == character.player
    rows = {row.skill: row for row in back.skills if row.skill}
    assert (scores.skills[rows["listen"].id].score, rows["listen"].ticked) == (61, True)
    kite = next(row for row in back.skills if row.name == "Kite flying")
    assert scores.skills[kite.id].score == 33
    assert "Rope" in [item.name for item in back.items]
    assert scores.values["str"] == 13
    assert scores.resources["hit_points"].current == 4
    assert [note.text for note in back.notes][-1] == "Two\nlines"
    assert [note.title for note in back.notes][:2] == [note.title for note in character.notes]


def test_without_the_library_it_is_said(monkeypatch):
    import sys

    monkeypatch.setitem(sys.modules, "pypdf", None)
    with pytest.raises(StorageError) as caught:
        form_pdf(pages_of(BrpCharacter(), fillable=True))
    assert caught.value.code == "pdf_not_installed"


def shown_fields(pages: PageSet) -> dict[str, Any]:
    """The text fields of the form by name."""
    reader = pypdf.PdfReader(io.BytesIO(form_pdf(pages)))
    widgets = [each.get_object() for page in reader.pages for each in page.get("/Annots", ())]
    return {str(each["/T"]): each for each in widgets if each["/FT"] == "/Tx"}


def crowded() -> BrpCharacter:
    """Adèle with names that are longer than their columns, some of one word."""
    adele = sample("adele-fournier")
    names = (f"{'Überlieferung' * 4}", "Alte Sprachen und Schriften " * 4)
    own = tuple(replace(row, name=names[place % 2], skill=None) for place, row in enumerate(adele.skills[:6]))
    skills = (*own, *adele.skills[6:])
    long = "Zweihänder der Königin von Thule " * 3
    weapons = tuple(replace(each, weapon=None, name=long, note="Wort " * 60) for each in adele.weapons)
    return replace(adele, name="Ä" * 200, features="lange Narbe " * 30, skills=skills, weapons=weapons)


def check_fields(pages: PageSet) -> None:
    """Every text fits its field, every field its page."""
    font = FormFont()
    for name, field in shown_fields(pages).items():
        if name == SHEET:
            assert int(field["/F"]) == 2, "hidden"
            continue
        left, low, right, high = map(float, field["/Rect"])
        assert 0 < left < right < pages.paper.width * 72 / 25.4, name
        assert 0 < low < high < pages.paper.height * 72 / 25.4, name
        points = float(field["/DA"].split()[1])
        text, room = str(field["/V"]), right - left - 4
        if int(field.get("/Ff", 0)) & 1 << 12:
            assert (len(font.lines(text, room, points)) - 0.2) * points * 1.2 <= high - low, name
        else:
            assert font.width(text, points) <= room + 0.1, name


def adele() -> BrpCharacter:
    return sample("adele-fournier")


def bran() -> BrpCharacter:
    return sample("bran-tregear")


@pytest.mark.parametrize(
    ("make", "layout", "lang"), each_pair((adele, bran, crowded), ("full", "large"), ("en", "fr", "it"))
)
def test_no_text_of_a_form_is_cut_off(make: Callable[[], BrpCharacter], layout: str, lang: str) -> None:
    """Each value fits its field at the size it is written in, free room at the sides included; no field hangs out."""
    check_fields(pages_of(make(), lang, fillable=True, layout=layout))


def test_a_short_table_of_a_form_stays_on_one_page() -> None:
    """Bran's two pieces of armour, wherever the page ends: with one weapon more each time."""
    bran = sample("bran-tregear")
    for more in range(6):
        weapons = (*bran.weapons, *(replace(bran.weapons[0], id=f"weapon.more.{number}") for number in range(more)))
        pages = pages_of(replace(bran, weapons=weapons), "en", fillable=True).pages
        held = [
            number
            for number, page in enumerate(pages)
            if any(isinstance(mark, Field) and mark.name.startswith("armour/") for mark in page)
        ]
        assert len(held) == 1, more


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
@pytest.mark.parametrize("layout", ["full", "large"])
def test_no_word_over_the_fields_of_a_form_is_broken(layout: str, lang: str) -> None:
    pages = pages_of(sample("bran-tregear"), lang, fillable=True, layout=layout)
    words = {each for text in pages.words() for each in text.casefold().split()}
    titles = ("skill", "chance", "damage", "range", "attacks", "hit_points", "ammunition", "notes", "quantity",
              "encumbrance", "kind", "cost")  # fmt: skip
    assert [title for key in titles for title in word(key, lang).casefold().split() if title not in words] == []


@pytest.mark.parametrize("layout", ["full", "large"])
@pytest.mark.parametrize("long", [False, True])
def test_no_text_of_a_xantis_form_is_cut_off(layout: str, long: bool) -> None:
    character = sample("nerea-valdombra")
    if long:
        name = "Conoscenza delle maree e dei venti del nord " * 2
        nodes = tuple(replace(node, name=name[:78]) for node in character.nodes)
        counters = tuple(replace(each, name=name[:60]) for each in character.counters)
        actions = tuple(replace(each, name=name[:78], note="parola " * 60) for each in character.actions)
        character = replace(character, nodes=nodes, counters=counters, actions=actions, name="Ä" * 80)
    options = PrintOptions(fillable=True, layout=layout)
    pages = xantis_pages(character, options, "it", date=QDate(2026, 11, 30))
    check_fields(pages)
    assert xantis_values(character).items() <= pages.fields.items()


def test_the_fields_of_a_form_are_in_a_shipped_font() -> None:
    """Greek and Cyrillic are drawn by it, found, and can be typed: the font is whole in the file."""
    name = "Ελένη Журавлёва, Łódź"
    fields = shown_fields(pages_of(replace(sample("adele-fournier"), name=name), fillable=True))
    look = fields["about/name"]["/AP"]["/N"]
    assert name.encode("utf-16-be").hex().upper().encode() in look.get_data()
    font = look["/Resources"]["/Font"]["/SourceSans"]
    below = font["/DescendantFonts"][0].get_object()
    shipped = resource_path("fonts", "SourceSans3_400Regular.ttf").read_bytes()
    assert below["/FontDescriptor"]["/FontFile2"].get_data() == shipped
    places, widths = below["/CIDToGIDMap"].get_data(), below["/W"]
    assert len(places) == 2 * 0x10000
    assert all(places[2 * ord(letter) : 2 * ord(letter) + 2] != b"\0\0" for letter in name if letter != " ")
    assert len(widths) > 10
    assert b"<0400> <04FF> <0400>" in font["/ToUnicode"].get_data()


@pytest.mark.skipif(shutil.which("pdftotext") is None, reason="the program that reads PDFs is not here")
def test_other_programs_show_what_is_typed_in_greek(tmp_path: Path) -> None:
    """A viewer that draws the field anew has the letters: nothing of the old look is left in the file."""
    from pypdf.generic import BooleanObject, NameObject, TextStringObject

    writer = pypdf.PdfWriter(clone_from=io.BytesIO(form_pdf(pages_of(sample("adele-fournier"), fillable=True))))
    fields = [each.get_object() for page in writer.pages for each in page["/Annots"]]
    field = next(each for each in fields if each["/T"] == "about/name")
    field[NameObject("/V")] = TextStringObject("Ελένη Журавлёва")
    del field["/AP"]
    writer.root_object["/AcroForm"][NameObject("/NeedAppearances")] = BooleanObject(True)
    with (tmp_path / "x.pdf").open("wb") as file:
        writer.write(file)
    said = subprocess.run(["pdftotext", tmp_path / "x.pdf", "-"], capture_output=True, check=True)
    assert "Ελένη Журавлёва" in said.stdout.decode()
    assert b"font for character" not in said.stderr


def test_the_usual_movement_is_in_the_form_and_stays_unwritten() -> None:
    character = sample("adele-fournier")
    assert character.move is None
    form = form_pdf(pages_of(character, fillable=True))
    assert pages_of(character, fillable=True).fields["value/move"] == "10"
    for written, kept in (("10", None), ("8", 8), ("", None)):
        back = read_foreign(filled(form, {"value/move": written}), Choices(options=character.options))[0].character
        assert back.move == kept


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
def test_headings_over_fields_are_whole(lang: str) -> None:
    """«Points de vie» over a narrow column takes two lines."""
    heads = {"en": "hit points", "fr": "points de vie", "it": "punti ferita"}[lang].split()
    pages = pages_of(sample("adele-fournier"), lang, fillable=True)
    words = [word for text in pages.words() for word in text.lower().split()]
    assert min(words.count(each) for each in heads) >= 2, "of the track and of the weapons"
