"""Compiled translations read without Qt: whether one is whole (Qt believes every number in it), and what it says."""

import os
import struct
from pathlib import Path
from typing import Final

_MAGIC: Final = bytes.fromhex("3cb86418caef9c95cd211cbf60a1bddd")
_HASHES, _MESSAGES = 0x42, 0x69
_END, _OBSOLETE = 1, 5
_TRANSLATION, _SOURCE, _CONTEXT, _COMMENT = 3, 6, 7, 8
_WITH_LENGTH: Final = frozenset((_TRANSLATION, _SOURCE, _CONTEXT, _COMMENT))
_LARGEST: Final = 32_000_000


def is_whole(path: Path) -> bool:
    """Whether the file can be read, and every length and place in it lies inside. Never an error."""
    try:
        if not os.path.isfile(path) or os.path.getsize(path) > _LARGEST:
            return False
        data = path.read_bytes()
        parts = _sections(data)
        messages = parts.get(_MESSAGES, b"")
        places = {place for _, place in struct.iter_unpack(">II", parts.get(_HASHES, b""))}
        return data.startswith(_MAGIC) and all(_ends(messages, place) for place in places)
    except (OSError, struct.error, IndexError):
        return False


def sentences(path: Path) -> dict[tuple[str, str], str]:
    """What a translation says, by context and English sentence; of several forms the first. Empty if it is not whole.

    >>> from brp_desktop.catalogue.resources import resource_path
    >>> sentences(resource_path("i18n", "brp_desktop_fr.qm"))["AboutDialog", "&Close"]
    '&Fermer'
    """
    if not is_whole(path):
        return {}
    found: dict[tuple[str, str], str] = {}
    messages, at, parts = _sections(path.read_bytes()).get(_MESSAGES, b""), 0, dict[int, bytes]()
    while at < len(messages):
        tag = messages[at]
        if tag == _END:
            context, text = (parts.get(part, b"").decode("utf-8", "replace") for part in (_CONTEXT, _SOURCE))
            found[context, text] = parts.get(_TRANSLATION, b"").decode("utf-16-be", "replace")
            parts = {}
            at += 1
        elif tag in _WITH_LENGTH:
            length = int(struct.unpack_from(">I", messages, at + 1)[0])
            parts.setdefault(tag, messages[at + 5 : at + 5 + length])
            at += 5 + length
        else:
            at += 5
    return found


def _sections(data: bytes) -> dict[int, bytes]:
    found, at = {}, len(_MAGIC)
    while at < len(data):
        tag, length = struct.unpack_from(">BI", data, at)
        at += 5 + length
        if at > len(data):
            raise IndexError("a section is longer than the file")
        found[tag] = data[at - length : at]
    return found


def _ends(messages: bytes, at: int) -> bool:
    """Whether a message that begins there goes to its end inside the section."""
    while messages[at] != _END:
        if messages[at] in _WITH_LENGTH:
            at += 5 + int(struct.unpack_from(">I", messages, at + 1)[0])
        elif messages[at] == _OBSOLETE:
            at += 5
        else:
            return False
    return True
