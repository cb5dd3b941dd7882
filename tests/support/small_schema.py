"""A validator for the part of JSON Schema that the shipped schemas use; anything else in a schema is an error."""

import re
from typing import Any
from uuid import UUID

_TYPES = {"object": dict, "array": list, "string": str, "integer": int, "boolean": bool, "null": type(None)}
_ANNOTATIONS = {"$schema", "$defs", "title", "description", "default", "contentEncoding"}


def problems(value: Any, schema: dict[str, Any], root: dict[str, Any], where: str = "") -> list[str]:
    """What in the value is against the schema, as places and words."""
    found: list[str] = []
    for word, rule in schema.items():
        if word not in _ANNOTATIONS:
            found += _against(word, rule, value, schema, root, where)
    return found


def _against(  # noqa: C901 - one case a word of the schema
    word: str, rule: Any, value: Any, schema: dict[str, Any], root: dict[str, Any], where: str
) -> list[str]:
    wrong = [f"{where}: {word}"]
    match word:
        case "$ref":
            return problems(value, root["$defs"][rule.removeprefix("#/$defs/")], root, where)
        case "anyOf":
            return [] if any(not problems(value, each, root, where) for each in rule) else wrong
        case "if":
            branch = schema["else" if problems(value, rule, root, where) else "then"]
            return problems(value, branch, root, where)
        case "then" | "else":
            return []
        case "type":
            right = isinstance(value, _TYPES[rule]) and (rule == "boolean" or not isinstance(value, bool))
            return [] if right else wrong
        case "enum":
            return [] if value in rule else wrong
        case "required":
            return [f"{where}.{name}: required" for name in rule if isinstance(value, dict) and name not in value]
        case "properties":
            held = [name for name in rule if isinstance(value, dict) and name in value]
            return [each for name in held for each in problems(value[name], rule[name], root, f"{where}.{name}")]
        case "prefixItems":
            pairs = enumerate(zip(value, rule, strict=False) if isinstance(value, list) else ())
            return [each for index, (row, part) in pairs for each in problems(row, part, root, f"{where}[{index}]")]
        case "items" if rule is False:
            return wrong if isinstance(value, list) and len(value) > len(schema["prefixItems"]) else []
        case "items":
            rows = enumerate(value if isinstance(value, list) else ())
            return [each for index, row in rows for each in problems(row, rule, root, f"{where}[{index}]")]
        case "minimum" | "maximum":
            beyond = isinstance(value, int) and (value < rule if word == "minimum" else value > rule)
            return wrong if beyond else []
        case "minLength" | "maxLength" | "minItems" | "maxItems":
            if not isinstance(value, str | list):
                return []
            return wrong if (len(value) < rule if word.startswith("min") else len(value) > rule) else []
        case "pattern":
            return [] if not isinstance(value, str) or re.search(rule, value) else wrong
        case "format" if rule == "uuid":
            return [] if isinstance(value, str) and str(UUID(value)) == value.lower() else wrong
    raise AssertionError(f"the schema uses {word}")
