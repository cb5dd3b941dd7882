"""How a character was made as the record of its file; not checked yet."""

from typing import TYPE_CHECKING, Any

import msgspec

from brp_desktop.storage.records import CreationRecord, ThrowRecord

if TYPE_CHECKING:
    from brp_desktop.sheet.creation import Creation


def creation_record(creation: "Creation | None") -> CreationRecord | None:
    """The record of a creation; None where nothing is known of it."""
    if creation is None:
        return None
    fields: dict[str, Any] = {name: getattr(creation, name) for name in CreationRecord.__struct_fields__}
    fields["throws"] = tuple(ThrowRecord(**msgspec.structs.asdict(throw)) for throw in creation.throws)
    return CreationRecord(**fields)
