"""A document as bytes and back: strict where it reads, in one way only where it writes.

What a character is made of is for the codec of its system; here is what the systems have in common.
"""

from typing import TYPE_CHECKING, Any
from uuid import UUID

from brp_desktop.sheet.brp import BrpCharacter
from brp_desktop.sheet.systems import BRP, SYSTEMS
from brp_desktop.storage import brp_codec, json_text
from brp_desktop.storage.checking import decoded_newer, format_version, json_type
from brp_desktop.storage.documents import SheetDocument
from brp_desktop.storage.errors import StorageError
from brp_desktop.storage.notices import Notice
from brp_desktop.storage.records import FORMAT_VERSION
from brp_desktop.storage.unknown import Shape, restore, unknown_in

if TYPE_CHECKING:
    from brp_desktop.sheet.systems import Character


def decode(data: bytes) -> SheetDocument:
    """The document that a file's bytes hold, without a path; ``StorageError`` with the exact place otherwise."""
    return decode_value(json_text.parse(data))


def decode_value(data: Any, notices: list[Notice] | None = None) -> SheetDocument:
    """The document that a parsed JSON value holds; the value must come from ``json_text.parse`` and is used up.

    ``notices`` get what is said of it, also where it cannot be read in the end: what was put right before is put right
    in the value, and would not be said again.
    """
    version = _version(data)
    if version > FORMAT_VERSION:
        return decoded_newer(data, version, _decode)
    if version < FORMAT_VERSION:
        from brp_desktop.storage.migrations import migrated

        data = migrated(data, version)
    return _decode(data, [] if notices is None else notices)


def encode(document: SheetDocument) -> bytes:
    """The bytes of a document: what the program knows in the order of the format, then what it does not know.

    Equal documents give equal bytes. What ``decode`` would refuse is refused here too, with the same codes.
    """
    data = encode_value(document)
    written = json_text.write(data)
    if len(written) > json_text.MAXIMUM_BYTES:
        raise StorageError("too_large", size=len(written), maximum=json_text.MAXIMUM_BYTES)
    return written


def encode_value(document: SheetDocument) -> dict[str, Any]:
    """The document as JSON values, checked as when read."""
    try:
        id_ = UUID(document.id)
    except ValueError:
        raise StorageError("bad_data", where="id") from None
    character = document.character
    if isinstance(character, BrpCharacter):
        data = brp_codec.write(id_, character)
        restore(data, document.unknown, brp_codec.SHAPE)
        brp_codec.tidy(data)
        return data
    from brp_desktop.storage import xantis_codec

    data = xantis_codec.write(id_, character)
    restore(data, document.unknown, xantis_codec.SHAPE)
    xantis_codec.tidy(data)
    return data


def _version(data: Any) -> int:
    """The format version; refuses what is no sheet of any system."""
    if not isinstance(data, dict) or "format_version" not in data or "system" not in data:
        raise StorageError("not_a_sheet")
    version = format_version(data)
    if not isinstance(data["system"], str):
        raise StorageError("wrong_type", where="system", expected="str", found=json_type(data["system"]))
    if data["system"] not in SYSTEMS:
        raise StorageError("unsupported_system", where="system", system=data["system"])
    return version


def _decode(data: dict[str, Any], notices: list[Notice]) -> SheetDocument:
    """The document; what there is to say of it is added to the notices, also where it cannot be read."""
    id_, character, shape = _read(data, notices)
    said = tuple(dict.fromkeys(notices))
    return SheetDocument(id=id_, character=character, unknown=unknown_in(data, shape), notices=said)


def _read(data: dict[str, Any], notices: list[Notice]) -> "tuple[str, Character, Shape]":
    """The id and the character by the codec of the system, and what that knows of a sheet."""
    if data["system"] == BRP:
        return *brp_codec.read(data, notices), brp_codec.SHAPE
    from brp_desktop.storage import xantis_codec

    return *xantis_codec.read(data, notices), xantis_codec.SHAPE
