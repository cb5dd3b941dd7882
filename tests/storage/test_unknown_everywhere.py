"""What a later version writes into any object of any format is there again after saving, wherever it stands."""

import json
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import inspect

from brp_desktop.rules.brp import BrpOptions
from brp_desktop.sheet.hindrances import SetHindrances, a_round_later, joined, without
from brp_desktop.sheet.systems import brp_or_none
from brp_desktop.storage import brp_codec, codec, table_codec, xantis_codec
from brp_desktop.storage.records import Record, SheetRecord
from brp_desktop.storage.table_records import TableRecord
from brp_desktop.storage.unknown import Shape
from brp_desktop.storage.xantis_records import XantisSheetRecord

FORMATS: tuple[tuple[type[Record], Shape, str], ...] = (
    (SheetRecord, brp_codec.SHAPE, "percentile-1.rpgsheet"),
    (XantisSheetRecord, xantis_codec.SHAPE, "xantis-1.rpgsheet"),
    (TableRecord, table_codec.SHAPE, "table-1.rpgtable"),
)
IDS = ("sheet", "xantis", "table")
NEW = {"of": ["a", "later"], "version": 2}

REQUIRED: dict[str, Any] = {
    "who": "participant.1",
    "kind": "stunned",
    "cost": 1,
    "number": 1,
    "name": "N",
    "tier": "abilita",
}
"""What an object made for the test says where the format wants something."""


def records_in(kind: inspect.Type) -> Iterator[tuple[inspect.StructType, bool]]:
    """The records a field holds, and whether it is a list of them."""
    if isinstance(kind, inspect.UnionType):
        for one in kind.types:
            yield from records_in(one)
    elif isinstance(kind, inspect.VarTupleType | inspect.ListType):
        for one, _ in records_in(kind.item_type):
            yield one, True
    elif isinstance(kind, inspect.StructType):
        yield kind, False


def places(kind: inspect.Type, shape: Shape, where: str) -> Iterator[tuple[str, str]]:
    """Every record inside another with what is wrong with its shape; "" for nothing."""
    assert isinstance(kind, inspect.StructType)
    for field in kind.fields:
        for inner, is_list in records_in(field.type):
            here = f"{where}.{field.encode_name}"
            found = (shape.lists if is_list else shape.objects).get(field.encode_name)
            names = frozenset(one.encode_name for one in inner.fields)
            if found is None:
                yield here, "no shape: unknown keys in it are lost"
            elif found.keys != names:
                yield here, f"other keys than the record: {sorted(found.keys ^ names)}"
            elif is_list and not set(found.found_by) <= names:
                yield here, f"is looked for by what it has not: {found.found_by}"
            else:
                yield here, ""
                yield from places(inner, found, here)


@pytest.mark.parametrize(("record", "shape", "name"), FORMATS, ids=IDS)
def test_every_record_of_a_format_has_its_shape(record: type[Record], shape: Shape, name: str) -> None:
    found = list(places(inspect.type_info(record), shape, name.partition("-")[0]))
    assert len(found) >= 8
    assert [f"{place}: {wrong}" for place, wrong in found if wrong] == []


def made(kind: inspect.StructType, place: str) -> dict[str, Any]:
    """The smallest object of a record, with something unknown in it."""
    values: dict[str, Any] = {"later": {**NEW, "place": place}}
    for field in kind.fields:
        name = field.encode_name
        if name == "id":
            values[name] = f"new.{place}"
        elif field.required:
            values[name] = REQUIRED.get(name, 1)
    return values


def fill(data: dict[str, Any], kind: inspect.Type, place: str) -> int:
    """Put something unknown into every object of the data; how many there are. Where a field holds no object there is
    one more afterwards, lists get two alike but for what they hold of a later version.
    """
    assert isinstance(kind, inspect.StructType)
    data["later"] = {**NEW, "place": place}
    count = 1
    for field in kind.fields:
        name = field.encode_name
        for inner, is_list in records_in(field.type):
            here = f"{place}.{name}"
            if is_list:
                rows = data.setdefault(name, [])
                if name not in ("entries", "throws", "nodes"):
                    rows += [made(inner, f"{here}.{len(rows)}"), made(inner, f"{here}.{len(rows) + 1}")]
                for index, row in enumerate(rows):
                    count += fill(row, inner, f"{here}[{index}]")
            elif isinstance(data.get(name), dict):
                count += fill(data[name], inner, here)
    return count


def later_values(value: Any) -> list[str]:
    """Where everything unknown in the data was put."""
    if isinstance(value, list):
        return [place for one in value for place in later_values(one)]
    if not isinstance(value, dict):
        return []
    found = [value["later"]["place"]] if "later" in value else []
    return found + [place for key, one in value.items() if key != "later" for place in later_values(one)]


@pytest.mark.parametrize(("record", "shape", "name"), FORMATS, ids=IDS)
def test_what_a_later_version_wrote_anywhere_is_kept(
    record: type[Record], shape: Shape, name: str, project_root: Path
) -> None:
    data = json.loads((project_root / "tests" / "data" / "formats" / name).read_bytes())
    count = fill(data, inspect.type_info(record), "")
    kept = table_codec if record is TableRecord else codec
    written = json.loads(kept.encode(kept.decode(json.dumps(data).encode())))
    assert sorted(later_values(written)) == sorted(later_values(data))
    assert len(later_values(data)) == count >= 30
    assert shape.lists


def hindered(*hindrances: dict[str, Any]) -> bytes:
    head = {
        "format_version": 1,
        "system": "brp",
        "id": "7d0f9d4e-1111-4222-8333-444455556666",
        "options": dict(vars(BrpOptions())),
    }
    return json.dumps({**head, "hindrances": list(hindrances)}).encode()


def test_the_unknown_stays_with_its_hindrance_through_the_rounds() -> None:
    document = codec.decode(
        hindered(
            {"kind": "prone", "later": 1},
            {"kind": "stunned", "rounds": 3, "later": 2},
            {"kind": "stuck", "weapon": "a", "later": 3},
            {"kind": "stuck", "weapon": "b", "later": 4},
        )
    )
    character = brp_or_none(document.character)
    assert character is not None
    fewer = without(a_round_later(character.hindrances), character.hindrances[0])
    changed = document.with_character(SetHindrances(fewer[::-1]).apply(character))
    written = json.loads(codec.encode(changed))["hindrances"]
    assert written == [
        {"kind": "stuck", "weapon": "b", "later": 4},
        {"kind": "stuck", "weapon": "a", "later": 3},
        {"kind": "stunned", "rounds": 2, "later": 2},
    ]


def test_kinds_of_a_later_version_are_carried_along_and_named() -> None:
    given = [
        {"kind": "petrified", "rounds": 1, "number": 3},
        {"kind": "petrified", "rounds": 5},
        {"kind": "stunned", "rounds": 2},
    ]
    data = hindered(*deepcopy(given))
    document = codec.decode(data)
    assert [(one.code, one.where, one.was) for one in document.notices] == [
        ("unknown_hindrance", "hindrances[0].kind", "petrified"),
        ("unknown_hindrance", "hindrances[1].kind", "petrified"),
    ]
    character = brp_or_none(document.character)
    assert character is not None
    later = a_round_later(character.hindrances)
    assert [(one.kind, one.rounds) for one in later] == [("petrified", 1), ("petrified", 5), ("stunned", 1)]
    more = joined(later, [msgspec.structs.replace(later[2], rounds=4)])
    assert [(one.kind, one.rounds) for one in more] == [("petrified", 1), ("petrified", 5), ("stunned", 4)]
    assert [(one.kind, one.rounds) for one in without(more, more[0])] == [("petrified", 5), ("stunned", 4)]
    written = codec.encode(document.with_character(SetHindrances(later).apply(character)))
    assert json.loads(written)["hindrances"] == [*given[:2], {"kind": "stunned", "rounds": 1}]
