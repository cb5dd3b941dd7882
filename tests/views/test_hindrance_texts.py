"""What holds somebody back: exports and paper say what the window says, in every language and for every kind."""

from dataclasses import replace
from itertools import product

import pytest
from PySide6.QtWidgets import QApplication

from brp_desktop.catalogue.resources import resource_path
from brp_desktop.controllers.language import Language
from brp_desktop.painting.pages.paper import PrintOptions
from brp_desktop.rules.brp.hindrances import HINDRANCES
from brp_desktop.sheet.brp import Hindrance
from brp_desktop.sheet.systems import brp_or_none
from brp_desktop.sheet.table import Entry, EntryId, GameTable, Npc
from brp_desktop.storage import SheetDocument, open_document
from brp_desktop.storage.exporters import export
from brp_desktop.storage.hindrance_text import hindrance_text, short_text
from brp_desktop.storage.importers import read_foreign
from brp_desktop.storage.table_documents import TableDocument
from brp_desktop.views.hindrance_words import hindrance_words
from brp_desktop.views.printing.content import sheet_pages, table_page_set

STUNNED, STUCK = Hindrance(kind="stunned", rounds=2), Hindrance(kind="stuck", weapon="weapon.1")
HEADINGS = {"en": "Hindrances", "fr": "Entraves", "it": "Impedimenti"}


@pytest.fixture
def bran() -> SheetDocument:
    document = open_document(resource_path("samples", "bran-tregear.rpgsheet"))
    character = brp_or_none(document.character)
    assert character is not None
    assert character.weapons[0].id == STUCK.weapon
    return document.with_character(replace(character, hindrances=(STUNNED, STUCK)))


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
def test_paper_says_what_the_window_says(lang: str, qapp: QApplication) -> None:
    language = Language()
    language.choose(lang)
    try:
        cases = product((*HINDRANCES, "petrified"), (None, 0, 1, 2, 26), (0, 1), (0, 8, -30), ("", "Axe"))
        for kind, rounds, delay, number, weapon in cases:
            one = Hindrance(kind=kind, rounds=rounds, delay=delay, number=number)
            assert hindrance_text(one, weapon, lang) == hindrance_words(one, weapon)
    finally:
        language.choose("en")


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
def test_exports_and_paper_tell_what_holds_back(lang: str, bran: SheetDocument, qapp: QApplication) -> None:
    """Markdown and the pages in full, the stat block in short, which our own import keeps as a note."""
    full = [hindrance_text(STUNNED, "", lang), hindrance_text(STUCK, "Boathook", lang)]
    markdown = export(bran, "markdown", lang).decode()
    assert f"## {HEADINGS[lang]}\n\n- {full[0]}\n- {full[1]}\n" in markdown
    block = export(bran, "text", lang).decode().splitlines()[-1]
    assert block.startswith(HEADINGS[lang])
    assert block.endswith(f"{short_text(STUNNED, '', lang)}; {short_text(STUCK, 'Boathook', lang)}")
    back = read_foreign(export(bran, "text", lang))[0]
    assert [note.text for note in back.character.notes] == [" ".join(block.split())]
    pages = "".join(sheet_pages(bran.character, PrintOptions(), lang).words()).replace(" ", "")
    assert HEADINGS[lang] in pages
    assert all(text.replace(" ", "") in pages for text in full)
    character = brp_or_none(bran.character)
    assert character is not None
    free = bran.with_character(replace(character, hindrances=()))
    assert HEADINGS[lang] not in export(free, "markdown", lang).decode() + export(free, "text", lang).decode()


def test_people_of_the_table_have_it_on_paper(qapp: QApplication) -> None:
    table = GameTable(entries=(Entry(id=EntryId("a"), name="A", npc=Npc(percentage=40, hindrances=(STUNNED,))),))
    pages = table_page_set(TableDocument(id="7d0f9d4e-1111-4222-8333-444455556666", table=table), PrintOptions(), {})
    assert "stunned,2roundsleft" in "".join(pages.words()).replace(" ", "")
