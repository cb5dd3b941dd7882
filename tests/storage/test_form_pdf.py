"""A fillable form: its fields carry our ids, and a filled one is read back."""

import io
import os
import subprocess
import sys
from typing import Any

import pytest
from foreign_mutations import SAMPLES

from brp_desktop.catalogue.resources import resource_path
from brp_desktop.sheet.brp import BrpCharacter
from brp_desktop.sheet.derive import derive
from brp_desktop.sheet.names import in_words_of
from brp_desktop.storage import StorageError, codec, open_document
from brp_desktop.storage.form_fields import field_name, form_values, name_parts
from brp_desktop.storage.importers import Choices, Imported, read_foreign
from brp_desktop.storage.importers.form_pdf import form_tree


def form(values: dict[str, str | bool]) -> bytes:
    """A PDF of one page whose form has these fields."""
    pypdf = pytest.importorskip("pypdf")
    from pypdf.generic import ArrayObject, BooleanObject, DictionaryObject, FloatObject, NameObject, TextStringObject

    writer = pypdf.PdfWriter()
    page = writer.add_blank_page(200, 200)
    fields = ArrayObject()
    for name, value in values.items():
        box = ArrayObject([FloatObject(0), FloatObject(0), FloatObject(9), FloatObject(9)])
        field = DictionaryObject(
            {
                NameObject("/Type"): NameObject("/Annot"),
                NameObject("/Subtype"): NameObject("/Widget"),
                NameObject("/T"): TextStringObject(name),
                NameObject("/Rect"): box,
                NameObject("/FT"): NameObject("/Btn" if isinstance(value, bool) else "/Tx"),
                NameObject("/V"): NameObject("/Yes" if value else "/Off")
                if isinstance(value, bool)
                else TextStringObject(value),
            }
        )
        fields.append(writer._add_object(field))
    page[NameObject("/Annots")] = fields
    writer._root_object[NameObject("/AcroForm")] = DictionaryObject(
        {NameObject("/Fields"): fields, NameObject("/NeedAppearances"): BooleanObject(True)}
    )
    written = io.BytesIO()
    writer.write(written)
    return written.getvalue()


def read(values: dict[str, str | bool], **choices: Any) -> Imported:
    return read_foreign(form(values), Choices(**choices))[0]


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
@pytest.mark.parametrize("name", ["adele-fournier", "bran-tregear", "ginevra-malaspina"])
def test_a_sheet_as_a_form_and_back(name, lang):
    """Whatever language the words in the form are in, the same person comes back."""
    character = open_document(resource_path("samples", f"{name}.rpgsheet")).character
    assert isinstance(character, BrpCharacter)
    imported = read(form_values(character, lang), options=character.options)
    one, two = derive(character), derive(imported.character)
    assert imported.format == "form-pdf"
    for field in ("name", "player", "occupation", "age", "gender", "place", "pow_ticked"):
        assert getattr(imported.character, field) == getattr(in_words_of(character, lang), field)
    assert two.values == one.values
    rows = [row for row in character.skills if not row.id.startswith("power.")]
    assert len(rows) <= len(imported.character.skills), "also a skill that a power is rolled with"
    for before, after in zip(rows, imported.character.skills, strict=False):
        assert (after.skill, after.speciality or after.speciality_text, after.ticked) == (
            before.skill, before.speciality or before.speciality_text, before.ticked
        )  # fmt: skip
        assert two.skills[after.id].score == one.skills[before.id].score
    assert [(power.name, power.kind) for power in imported.character.powers] == [
        (power.name, power.kind) for power in character.powers
    ]
    for id_ in ("hit_points", "power_points"):
        assert two.resources[id_].current == one.resources[id_].current
        assert two.resources[id_].maximum == one.resources[id_].maximum
    assert [(note.title, note.text) for note in imported.character.notes] == [
        (note.title, note.text.strip("\n ")) for note in character.notes
    ]
    assert imported.report.doubtful == ()


def test_belongings_in_a_form():
    character = read_foreign(SAMPLES[1].read_bytes())[0].character
    imported = read(form_values(character, "fr"))
    back = imported.character
    one, two = derive(character), derive(back)
    assert [(row.name, two.weapons[row.id].score, row.damage) for row in back.weapons] == [
        (row.name, one.weapons[row.id].score, row.damage) for row in character.weapons
    ]
    assert [(row.name, row.points, row.note) for row in back.armour] == [("Oilskin coat", 1, "Body, arms")]
    assert [(row.name, row.quantity, row.encumbrance) for row in back.items] == [("Logbook", 2, 20)]
    ticks = {row.id: row.ticked for row in back.skills}
    assert [(row.name, two.skills[row.skill].score, ticks[row.skill]) for row in back.powers] == [
        ("Loyalty (Lamp-House)", 65, False), ("Generous", 60, False), ("Selfish", 40, True)
    ]  # fmt: skip


def test_what_a_person_wrote_in_goes_before_the_form():
    """Other numbers, an empty row filled in, one left, nonsense asked about, a field of somebody else's kept."""
    values = form_values(BrpCharacter(name="x"), "en")
    values |= {
        "about/name": "Ada Pike", "about/age": "44", "characteristic/str": "13", "characteristic/con": "l2",
        "skill/spot/rating": "65 %", "skill/spot/tick": True, "skill/new.1/name": "Kite flying",
        "skill/new.1/rating": "30", "skill/new.2/name": "", "skill/new.2/rating": "", "skill/new.2/tick": False,
        "weapon/new.1/name": "Club", "weapon/new.1/chance": "40", "weapon/new.1/damage": "1d6+db", "Âge": "41",
        "note/new.1/text": "Two\nlines",
    }  # fmt: skip
    imported = read(values)
    character = imported.character
    scores = derive(character).skills
    assert (character.name, character.age) == ("Ada Pike", 44)
    assert [(row.skill or row.name, scores[row.id].score, row.ticked) for row in character.skills] == [
        ("spot", 65, True), ("Kite flying", 30, False), ("Club", 40, False)
    ]  # fmt: skip
    assert character.weapons[0].damage == "1D6+db"
    assert character.notes[0].text == "Two\nlines"
    assert [(line.field, line.raw) for line in imported.report.doubtful] == [("con", "l2")]
    assert any("Âge" in line.where and "41" in line.raw for line in imported.report.not_taken)


def test_markup_in_a_form_is_letters():
    """A form is no web page: what somebody wrote between angle brackets stands on the sheet as it is."""
    written = {
        "about/name": "<b>Ada</b> &amp; Sons",
        "about/occupation": "<h1>Guard</h1>",
        "note/note.1/title": "a <i>b</i>",
        "note/note.1/text": "<img src='http://x.invalid/a.png'> &lt; <!-- here -->",
    }
    character = read(written).document.character
    assert isinstance(character, BrpCharacter)
    (note,) = character.notes
    assert [character.name, character.occupation, note.title, note.text] == list(written.values())


@pytest.mark.parametrize(
    "written",
    [
        {"track/fatigue/now": "-5", "track/fatigue/maximum": ""},
        {"track/hit_points/now": "-5", "characteristic/con": ""},
        {"counter//now": "4"},
        {f"counter/{'x' * 3000}/now": "4"},
        {"note//text": "x", "weapon//name": "y", "skill//rating": "5"},
    ],
)
def test_what_is_read_of_an_absurd_form_can_be_saved(written: dict[str, str | bool]) -> None:
    """Whatever stands in the fields: a sheet that could not be written again would be lost at the first save."""
    imported = read({"about/name": "Ada", "characteristic/str": "12", **written})
    assert codec.decode(codec.encode(imported.document)).character == imported.character


def test_names_of_fields():
    """P06: ids and no labels, so that no accent can be lost."""
    assert name_parts(field_name("skill", "knowledge.history", "tick")) == ("skill", "knowledge.history", "tick")
    assert form_tree({"about/name": "x", "skill/a/b/c": "y", "Nom": "z"}) == {
        "about": {"name": "x"}, "other": {"skill/a/b/c": "y", "Nom": "z"}
    }  # fmt: skip


@pytest.mark.parametrize(
    ("data", "code"), [(b"%PDF-1.7\n", "pdf_unreadable"), (b"%PDF-1.7" + bytes(range(256)) * 40, "pdf_unreadable")]
)
def test_damaged_forms(data, code):
    with pytest.raises(StorageError) as caught:
        read_foreign(data)
    assert caught.value.code == code


def test_a_pdf_that_is_no_form_of_ours():
    with pytest.raises(StorageError) as caught:
        read_foreign(form({"Name": "x"}))
    assert caught.value.code == "pdf_without_form"


def test_a_form_that_nobody_filled_in():
    """A name is enough; nothing at all makes no empty sheet."""
    assert read_foreign(form(form_values(BrpCharacter(name="Ada"), "en")))[0].person.name == "Ada"
    with pytest.raises(StorageError) as caught:
        read_foreign(form(form_values(BrpCharacter(), "en")))
    assert (caught.value.code, caught.value.parameters) == ("nothing_read", {"format": "PDF"})


@pytest.mark.filterwarnings("ignore")
def test_cut_and_flipped_forms_end_in_an_answer():
    whole = form(form_values(BrpCharacter(name="Ada"), "en"))
    for place in range(0, len(whole), max(1, len(whole) // 60)):
        broken = bytearray(whole)
        broken[place] ^= 0x15
        for data in (bytes(broken), whole[:place]):
            try:
                read_foreign(data, as_="form-pdf")
            except StorageError as error:
                code = error.code
            else:
                code = ""
            assert code in ("", "pdf_unreadable", "pdf_without_form", "nothing_read")


def test_a_damaged_form_writes_nothing_to_the_error_stream(tmp_path):
    """The library complains by itself of ends that are missing; the sentence is ours."""
    file = tmp_path / "form.pdf"
    file.write_bytes(form({"about/name": "Anna"})[:-40])
    command = [sys.executable, "-m", "brp_desktop", "import", str(file), "-o", str(tmp_path / "x.rpgsheet")]
    environment = os.environ | {"BRP_DESKTOP_HOME": str(tmp_path / "home")}
    done = subprocess.run([*command, "--lang", "en"], env=environment, capture_output=True, text=True, check=False)
    assert "EOF" not in done.stderr
    assert len(done.stderr.splitlines()) == (1 if done.returncode else 0)


def test_without_the_library_it_is_said(monkeypatch):
    monkeypatch.setitem(sys.modules, "pypdf", None)
    with pytest.raises(StorageError) as caught:
        read_foreign(b"%PDF-1.7 x")
    assert caught.value.code == "pdf_not_installed"
