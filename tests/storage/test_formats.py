"""Every format there ever was opens for ever: frozen files of each version, never written anew."""

import hashlib
import json
from pathlib import Path

import pytest

from brp_desktop.sheet.systems import brp_or_none, xantis_or_none
from brp_desktop.storage import codec, migrations, open_document, open_table, save_document, save_table, table_codec
from brp_desktop.storage.records import FORMAT_VERSION

FROZEN = {
    "percentile-1.rpgsheet": "1ad22e60e449f4c2c30ccea6d2e9b06f95c407688c59fefc7d49ddec9ab80042",
    "xantis-1.rpgsheet": "023db66c9da0afcd57309160c2be86433aae008aa614feb0ae6e2dac476a8ddc",
    "table-1.rpgtable": "c84b9b9c872e35bcd9b14d5401e022179dc75edc85554bf8abdde9361810f30a",
}
"""The sum of each file: whoever changes the format adds files and leaves these as they are."""


@pytest.fixture(scope="session")
def formats(project_root: Path) -> Path:
    return project_root / "tests" / "data" / "formats"


@pytest.mark.parametrize("name", FROZEN)
def test_the_frozen_files_are_as_they_were(formats: Path, name: str) -> None:
    assert hashlib.sha256((formats / name).read_bytes()).hexdigest() == FROZEN[name]


def test_every_version_has_its_files(formats: Path) -> None:
    versions = {json.loads(path.read_bytes())["format_version"] for path in formats.iterdir()}
    assert versions == set(range(1, FORMAT_VERSION + 1))
    assert {path.name for path in formats.iterdir()} == set(FROZEN)
    for version in range(1, FORMAT_VERSION + 1):
        kinds = {name.partition("-")[0] for name in FROZEN if f"-{version}." in name}
        assert kinds == {"percentile", "xantis", "table"}
    assert set(migrations.MIGRATIONS) == set(range(1, FORMAT_VERSION))


def test_a_percentile_sheet_of_the_first_format(formats: Path, tmp_path: Path) -> None:
    """D07: without a word, with all that it holds; and what this version does not know is written back."""
    document = open_document(formats / "percentile-1.rpgsheet")
    assert (document.notices, document.read_only) == ((), False)
    character = brp_or_none(document.character)
    assert character is not None
    assert (character.name, character.player, character.age, character.move) == (
        "Every field of format 1", "Frozen", 31, 9,
    )  # fmt: skip
    assert (len(character.skills), len(character.characteristics)) == (57, 7)
    assert character.portrait.startswith(b"\x89PNG")
    assert [row.name for row in character.weapons] == ["Old club", "Bow"]
    assert character.weapons[1].damage_by_range == ((30, "1D8"), (60, "1D6"))
    assert character.armour[0].places == (("chest", 1),)
    assert (character.wounds[0].amount, character.wounds[0].treated) == (3, True)
    assert (character.powers[0].chance, character.items[1].inside) == (35, "item.1")
    assert (character.wealth[0].amount, character.contacts[0].relation) == ("12 francs", "friend")
    assert character.adventures[0].ended == 1_690_500_000_000
    assert character.study is not None
    assert (character.study.teach, character.study.earned) == (60, True)
    assert (character.improvements[0].gain, character.improvements[0].new) == (4, 44)
    assert character.pow_tick is not None
    assert [note.title for note in character.notes]
    saved = save_document(document, tmp_path / "again.rpgsheet")
    assert open_document(saved.path).character == character
    assert json.loads(saved.path.read_bytes())["hologram"] == {"colour": "blue", "of": ["a newer", "version"]}


def test_a_xantis_sheet_of_the_first_format(formats: Path, tmp_path: Path) -> None:
    document = open_document(formats / "xantis-1.rpgsheet")
    assert (document.notices, document.read_only) == ((), False)
    character = xantis_or_none(document.character)
    assert character is not None
    assert (character.name, character.group, character.npc) == ("Every field of format 1", "Porto", True)
    assert (character.pa_max, character.pa_left, character.initiative) == (13, 7, 5)
    assert (character.pme.value, character.pme.name) == (2, "ferita")
    assert (character.counters[0].now, character.counters[0].maximum) == (2, 5)
    assert len(character.nodes) > 10
    assert character.weapons
    assert character.actions
    saved = save_document(document, tmp_path / "again.rpgsheet")
    assert open_document(saved.path).character == character
    assert json.loads(saved.path.read_bytes())["hologram"] == {"colour": "blue"}


def test_a_table_of_the_first_format(formats: Path, tmp_path: Path) -> None:
    document = open_table(formats / "table-1.rpgtable")
    assert (document.notices, document.read_only) == ((), False)
    table = document.table
    assert table.name == "Every field of format 1"
    assert table.options is not None
    assert table.xantis_options is not None
    ramajad = next(entry for entry in table.entries if entry.xantis is not None)
    assert ramajad.xantis is not None
    assert (ramajad.xantis.pd, ramajad.xantis.counters[0].now) == (2, 2)
    assert any(entry.npc is not None for entry in table.entries)
    assert any(entry.path for entry in table.entries)
    assert (table.round.number, table.round.acting) == (3, "participant.1")
    assert table.round.action is not None
    assert (table.round.action.stage, table.round.action.instants) == ("TESTED", ("participant.2",))
    assert (table.round.past[0].number, table.round.expenses[0].cost) == (2, 5)
    saved = save_table(document, tmp_path / "again.rpgtable")
    assert table_codec.encode(open_table(saved.path)) == table_codec.encode(saved)
    assert json.loads(saved.path.read_bytes())["hologram"] == 7


def test_a_migration_is_gone_through_step_by_step(formats: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As it will be: a version between is made of the one before, and its number is the next one's."""
    seen = []

    def second(data: dict) -> dict:
        seen.append(data["format_version"])
        return data | {"place": "moved"}

    monkeypatch.setitem(migrations.MIGRATIONS, 1, second)
    data = json.loads((formats / "percentile-1.rpgsheet").read_bytes())
    migrated = migrations.migrated(data, 1, 2)
    assert (seen, migrated["format_version"], migrated["place"]) == ([1], 2, "moved")
    migrated["format_version"] = 1
    assert codec.decode_value(migrated).character.name == "Every field of format 1"
