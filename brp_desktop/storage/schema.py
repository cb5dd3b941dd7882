"""The JSON schemas of the documents, made from the types that read them: ``python -m brp_desktop.storage.schema``."""

import sys
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from brp_desktop.catalogue.resources import resource_path
from brp_desktop.rules import xantis
from brp_desktop.rules.brp import SRD, OptionField, option_fields
from brp_desktop.sheet.systems import SYSTEMS, XANTIS
from brp_desktop.storage import json_text
from brp_desktop.storage.records import FORMAT_VERSION, SheetRecord
from brp_desktop.storage.table_records import TableRecord
from brp_desktop.storage.xantis_records import XantisSheetRecord

MEDIA_TYPE: Final = "application/vnd.brp-desktop.sheet+json"
"""The media type of a sheet's file."""

TABLE_MEDIA_TYPE: Final = "application/vnd.brp-desktop.table+json"
"""The media type of a table's file."""

SCHEMA_PATH: Final = resource_path("schema", "rpgsheet.schema.json")
"""Where the shipped schema of a sheet lies."""

TABLE_SCHEMA_PATH: Final = resource_path("schema", "rpgtable.schema.json")
"""Where the shipped schema of a table lies."""


def sheet_schema() -> dict[str, Any]:
    """The schema (JSON Schema 2020-12) of a sheet of any system, told apart by its member ``system``.

    Members it does not name are allowed: they are kept and written back.
    """
    definitions = _definitions(SheetRecord) | _definitions(XantisSheetRecord)
    definitions["XantisOptions"] = _readings()
    for name, options in (("Sheet", "Options"), ("XantisSheet", "XantisOptions")):
        definitions[name]["properties"]["options"] = {"$ref": f"#/$defs/{options}"}
        definitions[name]["required"] = [*definitions[name]["required"], "options"]
    sheet = {
        "type": "object",
        "properties": {"system": {"enum": list(SYSTEMS)}},
        "required": ["format_version", "id", "system"],
        "if": {"properties": {"system": {"enum": [XANTIS]}}},
        "then": {"$ref": "#/$defs/XantisSheet"},
        "else": {"$ref": "#/$defs/Sheet"},
    }
    return _whole(
        "Character sheet (.rpgsheet)",
        f"One character of one system, format version {FORMAT_VERSION}, media type {MEDIA_TYPE}.",
        sheet,
        definitions,
    )


def table_schema() -> dict[str, Any]:
    """The schema of a table; the same as to unknown members."""
    definitions = _definitions(TableRecord)
    table = definitions.pop("Table")
    definitions["XantisOptions"] = _readings()
    for name, options in (("options", "Options"), ("xantis_options", "XantisOptions")):
        table["properties"][name] = {"anyOf": [{"$ref": f"#/$defs/{options}"}, {"type": "null"}], "default": None}
    return _whole(
        "Game master's table (.rpgtable)",
        "Players' files, people without a sheet and the Giro of Xantis, "
        f"format version {FORMAT_VERSION}, media type {TABLE_MEDIA_TYPE}.",
        table,
        definitions,
    )


def schema_text() -> bytes:
    """The schema of a sheet as it is shipped."""
    return json_text.write(sheet_schema())


def table_schema_text() -> bytes:
    """The schema of a table as it is shipped."""
    return json_text.write(table_schema())


def main(arguments: Sequence[str]) -> int:
    """Write the shipped schemas; with ``--check`` only compare: 1 if one is not current."""
    schemas = ((SCHEMA_PATH, schema_text()), (TABLE_SCHEMA_PATH, table_schema_text()))
    if "--check" in arguments:
        return 0 if all(path.is_file() and path.read_bytes() == text for path, text in schemas) else 1
    for path, text in schemas:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text)
    return 0


def _definitions(record: type) -> dict[str, Any]:
    """The definitions of a document's types by their public names, with the rules in force among them."""
    made: dict[str, Any] = msgspec.json.schema(record)
    definitions = {name.removesuffix("Record"): _renamed(part) for name, part in made["$defs"].items()}
    definitions["Options"] = _options()
    for part in definitions.values():
        part.pop("title", None)
    return definitions


def _whole(title: str, description: str, document: dict[str, Any], definitions: dict[str, Any]) -> dict[str, Any]:
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": title,
        "description": f"{description} What is left out has its default.",
        **{key: value for key, value in document.items() if key not in {"title", "description"}},
        "$defs": dict(sorted(definitions.items())),
    }


def _renamed(part: Any) -> Any:
    """The same with references to the definitions' public names, on one line each."""
    if isinstance(part, dict):
        found = {key: _renamed(value) for key, value in part.items()}
        if isinstance(found.get("$ref"), str):
            found["$ref"] = found["$ref"].removesuffix("Record")
        if isinstance(found.get("description"), str):
            found["description"] = " ".join(found["description"].replace("``", "").split())
        return found
    return [_renamed(inner) for inner in part] if isinstance(part, list) else part


def _options() -> dict[str, Any]:
    fields = option_fields()
    return {
        "type": "object",
        "description": "The rules in force; a document always holds all of them.",
        "properties": {field.id: _option(field) for field in fields},
        "required": [field.id for field in fields],
    }


def _readings() -> dict[str, Any]:
    """The readings of Xantis's rules: switches and choices."""
    fields = xantis.option_fields()
    return {
        "type": "object",
        "description": "The readings of the rules in force; a document always holds all of them.",
        "properties": {
            field.id: {
                **({"type": "boolean"} if field.kind == "switch" else {"enum": list(field.values)}),
                "default": getattr(xantis.DEFAULTS, field.id),
            }
            for field in fields
        },
        "required": [field.id for field in fields],
    }


def _option(field: OptionField) -> dict[str, Any]:
    default = getattr(SRD, field.id)
    if field.kind == "switch":
        return {"type": "boolean", "default": default}
    if field.kind == "choice":
        return {"enum": list(field.values), "default": default}
    if field.kind == "dice":
        return {"type": "string", "pattern": "^[1-9][0-9]?D[1-9][0-9]{0,3}$", "default": default}
    number: dict[str, Any] = {"type": "integer", "minimum": field.minimum, "maximum": field.maximum}
    if field.optional:
        return {"anyOf": [number, {"type": "null"}], "default": default}
    return {**number, "default": default}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
