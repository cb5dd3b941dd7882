"""A Xantis sheet as a form: whatever is written into it comes back, and what cannot be taken is named."""

from typing import Any

import pytest
from hypothesis import given, settings
from msgspec.structs import replace
from xantis_strategies import xantis_characters

from brp_desktop.catalogue.resources import resource_path
from brp_desktop.sheet.xantis import XantisCharacter
from brp_desktop.sheet.xantis_derive import derive_xantis
from brp_desktop.sheet.xantis_limits import ENTRIES
from brp_desktop.storage import StorageError, open_document
from brp_desktop.storage.importers.foreign import foreign_blocks
from brp_desktop.storage.importers.xantis_form import read_xantis
from brp_desktop.storage.xantis_form import SHEET, hidden_sheet, xantis_values


def nerea() -> XantisCharacter:
    character = open_document(resource_path("samples", "nerea-valdombra.rpgsheet")).character
    assert isinstance(character, XantisCharacter)
    return character


def form(character: XantisCharacter, **written: str | bool) -> dict[str, str | bool]:
    """The fields of a form, some of them written over."""
    return {**xantis_values(character), SHEET: hidden_sheet(character), **written}


def read(values: dict[str, str | bool]) -> Any:
    imported = read_xantis(values)
    assert isinstance(imported.person, XantisCharacter)
    assert set(imported.report.accounts) == set(values), "every field is accounted for"
    return imported


def test_a_form_nobody_wrote_in_is_the_same_sheet() -> None:
    character = nerea()
    imported = read(form(character))
    assert imported.person == replace(character, portrait=b"")
    assert imported.report.taken == imported.report.doubtful == imported.report.not_taken == ()


@given(xantis_characters())
@settings(deadline=None)
def test_any_sheet_comes_back(character: XantisCharacter) -> None:
    imported = read(form(character))
    back = imported.person
    assert [node.value for node in back.nodes] == [node.value for node in character.nodes]
    assert [(node.tier, node.parent) for node in back.nodes] == [(node.tier, node.parent) for node in character.nodes]
    assert back.options == character.options
    assert derive_xantis(back).pa_max == derive_xantis(character).pa_max
    assert derive_xantis(back).initiative == derive_xantis(character).initiative
    assert [each.pa for each in back.actions] == [each.pa for each in character.actions]
    assert not imported.report.doubtful


def test_what_is_written_is_on_the_sheet() -> None:
    character = nerea()
    weapon, action, node = character.weapons[0].id, character.actions[0].id, character.nodes[0].id
    imported = read(
        form(
            character,
            **{
                "about/name": "Ilaria", "penalty/pr/value": "2", "penalty/pr/name": "Fame", "value/initiative": "",
                "pa/now": "3", "pa/maximum": "30", f"node/{node}/value": "7", f"weapon/{weapon}/node": "prontezza",
                f"weapon/{weapon}/parry_pa": "", f"action/{action}/spell": True, "weapon/new.1/name": "Fionda",
                "weapon/new.1/attack_pa": "4", "weapon/new.2/name": "", "action/new.1/spell": False,
                "note/new.1/text": "Due\nrighe",
            },
        )
    )  # fmt: skip
    back = imported.person
    assert (back.name, back.pr.value, back.pr.name, back.initiative) == ("Ilaria", 2, "Fame", None)
    assert (back.pa_left, back.pa_max, back.nodes[0].value) == (3, 30, 7)
    assert (back.weapons[0].node, back.weapons[0].parry_pa) == ("prontezza", None)
    assert [each.name for each in back.weapons] == [*(each.name for each in character.weapons), "Fionda"]
    assert back.weapons[-1].attack_pa == 4
    assert back.actions[0].spell
    assert back.notes[-1].text == "Due\nrighe"
    assert {line.new for line in imported.report.taken} >= {"Ilaria", "Fame", "7", "Fionda"}


def test_what_cannot_be_taken_is_named_and_kept() -> None:
    character = nerea()
    node, weapon = character.nodes[0].id, character.weapons[0].id
    written = {
        f"node/{node}/value": "l8", f"weapon/{weapon}/node": "Danza", "node/new.1/name": "Nuoto", "Nom": "z",
        "node/gone/value": "4",
    }  # fmt: skip
    imported = read(form(character, **written))
    assert imported.person.nodes == character.nodes
    assert imported.person.weapons[0].node == character.weapons[0].node
    assert [line.code for line in imported.report.doubtful] == ["doubtful_number", "skill_not_found"]
    [kept] = foreign_blocks(imported.document)
    assert kept["format"] == "form-pdf"
    assert kept["data"] == {
        "node/new.1/name": "Nuoto", "Nom": "z", "node/gone/value": "4"
    }  # fmt: skip


def test_absurd_numbers_and_texts_leave_the_rest() -> None:
    """A number that cannot be is asked about, and what was printed holds; of a text as much is there as has room."""
    character = nerea()
    node, weapon, counter = character.nodes[0].id, character.weapons[0].id, character.counters[0].id
    written = {
        f"node/{node}/value": "5000", "penalty/pme/value": "-3", f"weapon/{weapon}/attack_pa": "100", "pa/now": "1000",
        f"counter/{counter}/now": "10000", "value/initiative": "-1000", "about/player": "x" * 5000,
        f"weapon/{weapon}/name": "y" * 81, f"weapon/{weapon}/damage": "1D6 " * 51,
    }  # fmt: skip
    imported = read(form(character, **written))
    back, report = imported.person, imported.report
    assert (back.nodes, back.pme, back.pa_left) == (character.nodes, character.pme, character.pa_left)
    assert (back.counters, back.initiative) == (character.counters, character.initiative)
    assert (back.weapons[0].attack_pa, back.weapons[0].name) == (character.weapons[0].attack_pa, "y" * 80)
    assert (back.player, len(back.weapons[0].damage)) == ("x" * 80, 199)
    assert {(line.code, line.raw) for line in report.doubtful} == {
        ("doubtful_number", number) for number in ("5000", "-3", "100", "1000", "10000", "-1000")
    }
    assert [line.code for line in report.not_taken] == ["text_cut"] * 3
    long = {name: text for name, text in written.items() if len(text) > 80}
    assert [block["data"] for block in foreign_blocks(imported.document)] == [long]


def test_more_rows_than_a_sheet_has_room_for() -> None:
    character = nerea()
    imported = read(form(character, **{f"counter/new.{number}/name": f"c{number}" for number in range(1100)}))
    assert len(imported.person.counters) == ENTRIES
    assert [(line.code, line.what, line.raw) for line in imported.report.doubtful] == [
        ("not_a_value", "counters", str(ENTRIES))
    ]
    assert imported.person.nodes == character.nodes


@pytest.mark.parametrize("hidden", ["", "{", "[]", '{"format_version": 1, "system": "brp"}', '{"format_version": 99}'])
def test_a_damaged_hidden_field_is_said(hidden: str) -> None:
    with pytest.raises(StorageError, match="pdf_unreadable"):
        read_xantis({SHEET: hidden, "about/name": "x"})
