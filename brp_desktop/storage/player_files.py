"""The players' files that a table refers to: how each of them stands, read when wanted and never written."""

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Literal

from brp_desktop.storage.documents import SheetDocument
from brp_desktop.storage.errors import StorageError
from brp_desktop.storage.files import has_changed
from brp_desktop.storage.sheets import open_document

PlayerState = Literal["ok", "changed", "missing", "damaged", "newer"]
"""``changed``: another program changed the file since it was read. ``newer``: readable, made by a newer version."""

_MISSING = frozenset({"not_found", "folder_missing"})


@dataclass(frozen=True, slots=True)
class PlayerFile:
    """A player's file as the table knows it.

    ``document`` is the sheet as it was read last; it stays when the file is changed or lost afterwards, so that the
    table goes on; None where it never could be read. ``error`` says why it cannot be read now.
    """

    path: Path
    state: PlayerState
    document: SheetDocument | None = None
    error: StorageError | None = None


def read_player(path: Path) -> PlayerFile:
    """The file read now; never fails."""
    return reload_player(PlayerFile(path, "missing"))


def reload_player(player: PlayerFile) -> PlayerFile:
    """The file read again; what was known of it stays where it cannot be read."""
    try:
        document = open_document(player.path)
    except StorageError as error:
        return replace(player, state="missing" if error.code in _MISSING else "damaged", error=error)
    return PlayerFile(player.path, "newer" if document.read_only else "ok", document)


def look_again(player: PlayerFile) -> PlayerFile:
    """How the file stands now, without reading it anew where it is as it was; the same object if nothing is new.

    A file that could not be read, and now can, is read.
    """
    document = player.document
    if document is None or document.fingerprint is None or player.error is not None:
        return _unless_equal(player, reload_player(player))
    try:
        changed = has_changed(player.path, document.fingerprint)
    except StorageError as error:
        return replace(player, state="damaged", error=error)
    if not changed:
        state: PlayerState = "newer" if document.read_only else "ok"
        return player if player.state == state else replace(player, state=state)
    try:
        open_document(player.path)
    except StorageError as error:
        return replace(player, state="missing" if error.code in _MISSING else "damaged", error=error)
    return player if player.state == "changed" else replace(player, state="changed")


def _unless_equal(player: PlayerFile, now: PlayerFile) -> PlayerFile:
    """The same object where reading again told nothing new."""
    same_fault = player.error is not None and now.error is not None and player.error.code == now.error.code
    return player if same_fault and player.state == now.state else now
