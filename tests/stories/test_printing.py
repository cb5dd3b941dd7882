"""Bringing a sheet to paper from the window: options, pages, PDF, printer; faults are said and leave nothing half."""

import io
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog
from shiboken6 import Shiboken
from sweeps import each_value

from brp_desktop.catalogue.resources import resource_path
from brp_desktop.sheet.table import Entry, Npc
from brp_desktop.sheet.table_edits import AddEntries
from brp_desktop.storage import StorageError
from brp_desktop.storage.settings import Settings
from brp_desktop.views.printing import output
from brp_desktop.views.printing.dialog import PrintDialog
from brp_desktop.views.printing.output import print_pages, printer_for, save_pdf


@pytest.fixture
def player(start: Any, sample: Path) -> Any:
    """A person with Adèle open."""
    return start(sample)


@pytest.fixture
def dialog(player: Any) -> Any:
    player.window.actions_["print"].trigger()
    QApplication.processEvents()
    found = player.window.findChild(PrintDialog, "print_dialog")
    yield found
    if Shiboken.isValid(found):
        found.close()


def choose_file(monkeypatch: pytest.MonkeyPatch, path: Path | None) -> list[str]:
    asked: list[str] = []

    def choose(parent: Any, title: str, place: str, kinds: str) -> tuple[str, str]:
        asked.append(place)
        return ("" if path is None else str(path)), kinds

    monkeypatch.setattr(QFileDialog, "getSaveFileName", choose)
    return asked


def text_of(data: bytes) -> str:
    pypdf = pytest.importorskip("pypdf")
    return " ".join(page.extract_text() for page in pypdf.PdfReader(io.BytesIO(data)).pages)


def test_the_button_of_the_tool_bar_and_the_key(player):
    assert player.window.tool_bar.print_button.isVisible()
    for open_it in (
        player.window.tool_bar.print_button.click,
        lambda: QTest.keyClick(player.window, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier),
    ):
        open_it()
        found = player.window.findChild(PrintDialog, "print_dialog")
        assert found.isVisible()
        assert "Adèle Fournier" in found.windowTitle()
        found.close()
        found.deleteLater()
        QApplication.sendPostedEvents(None, 52)


def test_the_pages_follow_the_options(dialog):
    assert dialog.count.text() == "page 1 of 2"
    dialog.turn(1)
    assert dialog.count.text() == "page 2 of 2"
    assert not dialog.on.isEnabled()
    single = next(button for button in dialog.panel._layouts.buttons() if button.property("layout_id") == "single")
    single.click()
    assert dialog.count.text() == "page 1 of 1"
    assert not dialog.panel.boxes["free_lines"].isEnabled()
    assert "½" in list(dialog.pages.words())
    dialog.panel.boxes["limits"].click()
    assert "½" not in list(dialog.pages.words())


def test_choices_are_remembered(player, dialog):
    dialog.panel.paper.setCurrentIndex(dialog.panel.paper.findData("letter"))
    dialog.panel.paper.activated.emit(1)
    dialog.panel.boxes["bases"].click()
    kept = Settings(player.context.settings.path)
    assert (kept.print_paper, kept.print_bases, kept.print_ticks) == ("letter", False, True)
    dialog.close()
    again = player.window.commands.printing.show_print()
    assert again.pages.paper.id == "letter"
    assert not again.panel.boxes["bases"].isChecked()
    again.close()


def test_zoom_and_turning_by_key(dialog):
    before = dialog.area.percent
    QTest.keyClick(dialog.area, Qt.Key.Key_PageDown)
    assert dialog.count.text() == "page 2 of 2"
    dialog.larger.click()
    assert dialog.area.percent > before
    dialog.smaller.click()
    dialog.smaller.click()
    assert dialog.area.percent <= before
    assert "%" in dialog.zoom_label.text()


def test_save_as_pdf(player, dialog, tmp_path, monkeypatch):
    before = player.document.character
    asked = choose_file(monkeypatch, tmp_path / "sheet")
    dialog.pdf_button.click()
    assert Path(asked[0]).name == "Adèle Fournier.pdf"
    data = (tmp_path / "sheet.pdf").read_bytes()
    assert "Observation" in text_of(data) or "Spot" in text_of(data)
    assert "sheet.pdf" in dialog.said.text()
    assert Settings(player.context.settings.path).export_folder == str(tmp_path)
    assert player.document.character is before
    assert player.document.is_saved


def test_nothing_is_written_when_nothing_is_chosen(dialog, tmp_path, monkeypatch):
    choose_file(monkeypatch, None)
    dialog.save_pdf()
    assert not dialog.said.isVisible()
    assert not list(tmp_path.glob("*.pdf"))


def test_a_full_disk_is_said_and_leaves_the_old_file(dialog, tmp_path, monkeypatch):
    path = tmp_path / "sheet.pdf"
    path.write_bytes(b"old")
    choose_file(monkeypatch, path)

    def full(*_: object, **__: object) -> None:
        raise StorageError("disk_full", path)

    monkeypatch.setattr(output, "save_file", full)
    dialog.save_pdf()
    assert "full" in dialog.said.text().lower()
    assert path.read_bytes() == b"old"
    monkeypatch.undo()
    choose_file(monkeypatch, tmp_path / "gone" / "sheet.pdf")
    dialog.save_pdf()
    assert "folder" in dialog.said.text().lower()


def test_cancelling_writes_nothing(dialog, tmp_path):
    path = tmp_path / "sheet.pdf"
    assert not save_pdf(dialog.pages, path, fillable=False, going=lambda number: False)
    assert not path.exists()


def test_a_form_from_the_window(dialog, tmp_path, monkeypatch):
    pypdf = pytest.importorskip("pypdf")
    dialog.panel.boxes["fillable"].click()
    choose_file(monkeypatch, tmp_path / "form.pdf")
    dialog.save_pdf()
    fields = pypdf.PdfReader(tmp_path / "form.pdf").get_fields()
    assert fields["about/name"]["/V"] == "Adèle Fournier"


def test_printing_sends_the_range_asked_for(dialog, tmp_path):
    """A printer that prints into a file: the same pages as everywhere."""
    pypdf = pytest.importorskip("pypdf")
    from PySide6.QtPrintSupport import QPrinter

    for first, last, count in ((1, 2, 2), (2, 2, 1)):
        printer = printer_for(dialog.pages)
        printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        printer.setOutputFileName(str(tmp_path / "printed.pdf"))
        printer.setFromTo(first, last)
        assert print_pages(dialog.pages, printer, lambda number: True)
        reader = pypdf.PdfReader(tmp_path / "printed.pdf")
        assert len(reader.pages) == count
        assert [round(float(side)) for side in reader.pages[0].mediabox[2:]] == [595, 842]
    printer = printer_for(dialog.pages)
    printer.setOutputFileName(str(tmp_path / "stopped.pdf"))
    assert not print_pages(dialog.pages, printer, lambda number: False)


def test_letters_without_a_font_are_named(player, dialog):
    from brp_desktop.sheet.edits import SetIdentity

    assert not dialog.said.isVisible()
    dialog.close()
    player.document.perform(SetIdentity("name", "Adèle 漢"))
    again = player.window.commands.printing.show_print()
    assert "漢 (U+6F22)" in again.said.text()
    again.close()


def test_the_table_has_layouts_of_its_own(player):
    window = player.window
    empty = window.commands.printing.show_print()
    assert empty.panel._subject.why_not("list")
    empty.close()
    window.gm.master.table.perform(AddEntries((Entry(id="npc.1", name="Guard", npc=Npc()),)))
    dialog = window.commands.printing.show_table_print()
    assert dialog.panel.layout_chosen == "list"
    assert "Guard" in " ".join(dialog.pages.words())
    people = next(each for each in dialog.panel._layouts.buttons() if each.property("layout_id") == "people")
    people.click()
    assert "Guard" in " ".join(dialog.pages.words())
    assert not dialog.panel.boxes["ticks"].isEnabled()
    dialog.close()


def test_the_roster_prints_all_or_those_chosen(player):
    from brp_desktop.views.gm.roster_menus import row_menu, table_menu

    window = player.window
    window.show_tab("gm")
    table, roster = window.gm.master.table, window.gm.panel.roster
    people = tuple(Entry(id=f"npc.{name}", name=name, npc=Npc()) for name in ("Ida", "Olaf"))
    table.perform(AddEntries(people))

    def printed(menu: Any, name: str) -> Any:
        action = next(each for each in menu.actions() if each.text().replace("&", "").startswith(name))
        action.trigger()
        QApplication.processEvents()
        return window.findChildren(PrintDialog, "print_dialog")[-1]

    dialog = printed(table_menu(roster), "Print the table")
    assert {"Ida", "Olaf"} <= set(dialog.pages.words())
    assert dialog.panel.layout_chosen == "list"
    dialog.close()
    roster.npcs.selectRow(1)
    dialog = printed(row_menu(roster), "Print")
    words = " ".join(dialog.pages.words())
    assert "Olaf" in words
    assert "Ida" not in words
    assert dialog.panel.layout_chosen == "people"
    dialog.close()
    assert len(table.table.entries) == 2


def test_a_xantis_sheet(player):
    player.open(resource_path("samples", "nerea-valdombra.rpgsheet"))
    dialog = player.window.commands.printing.show_print()
    assert "Nerea Valdombra" in dialog.windowTitle()
    assert "Iniziativa" in list(dialog.pages.words())
    assert dialog.panel.boxes["fillable"].isEnabled()
    dialog.close()


@pytest.mark.parametrize("lang", ["fr", "it"])
def test_a_pdf_right_after_the_language_changed_and_twice(player, lang, tmp_path):
    """P03: both hold the name and the values, in the new language."""
    from brp_desktop.controllers.language import Language
    from brp_desktop.painting.pages.pdf import pdf_bytes
    from brp_desktop.storage.words import word

    Language().choose(lang)
    dialog = player.window.commands.printing.show_print()
    texts = [text_of(pdf_bytes(dialog.pages)) for _ in range(2)]
    dialog.close()
    for text in texts:
        assert "Adèle Fournier" in text
        assert word("features", lang) in text
    assert texts[0] == texts[1]


@pytest.mark.parametrize(("lang", "paper"), each_value(["en", "fr", "it"], ["A4", "LETTER"]))
def test_every_kind_of_page_is_a_whole_pdf(player, lang, paper):
    """Sheets of both games, the table and the adventure, on both papers: size, title, language, outline, every word."""
    pypdf = pytest.importorskip("pypdf")
    from brp_desktop.controllers.language import Language
    from brp_desktop.painting.pages.paper import A4, LETTER, PrintOptions
    from brp_desktop.painting.pages.pdf import pdf_bytes
    from brp_desktop.storage import open_document, open_table
    from brp_desktop.views.development.adventure_page import adventure_pages
    from brp_desktop.views.printing.content import sheet_pages, table_page_set

    Language().choose(lang)
    nerea = open_document(resource_path("samples", "nerea-valdombra.rpgsheet")).character
    table = open_table(resource_path("samples", "lamp-room.rpgtable"))
    form, size = (A4, (595, 842)) if paper == "A4" else (LETTER, (612, 792))
    options = PrintOptions(paper=form)
    kinds = (
        sheet_pages(player.window.document.character, options),
        sheet_pages(nerea, options),
        table_page_set(table, options),
        adventure_pages(player.window.document, options),
    )
    for pages in kinds:
        assert pages is not None
        reader = pypdf.PdfReader(io.BytesIO(pdf_bytes(pages)))
        found = "".join("".join(page.extract_text() for page in reader.pages).split())
        assert [word for line in pages.words() for word in line.split() if word not in found] == []
        assert {(round(page.mediabox.width), round(page.mediabox.height)) for page in reader.pages} == {size}
        assert reader.metadata.title == pages.title != ""
        assert reader.trailer["/Root"]["/Lang"] == lang
        assert len(reader.outline) >= 1
        assert len(reader.pages) == len(pages.pages)


def test_a_sheet_of_xantis_has_no_options_of_skills_in_percent(start, nerea):
    """Neither ticks and limits nor an adventure; what the first layout promises is true of one page, too."""
    window = start(nerea).window
    window.actions_["print"].trigger()
    QApplication.processEvents()
    found = window.findChild(PrintDialog, "print_dialog")
    boxes = found.panel.boxes
    assert [name for name, box in boxes.items() if not box.isHidden()] == ["free_lines", "fillable"]
    layouts = [button.property("layout_id") for button in found.panel._layouts.buttons()]
    assert layouts == ["full", "single", "large", "list", "people"]
    assert len(found.pages.pages) == 1
    assert found.panel._layouts.buttons()[0].accessibleDescription() == "everything, like the paper sheet"
    found.close()


def test_a_sheet_in_percent_has_them_all(dialog):
    assert not any(box.isHidden() for box in dialog.panel.boxes.values())
