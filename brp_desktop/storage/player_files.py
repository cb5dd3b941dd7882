"""The players' files that a table refers to: how each of them stands, read when wanted and never written."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final, Literal

from brp_desktop.storage.documents import SheetDocument
from brp_desktop.storage.errors import StorageError
from brp_desktop.storage.files import has_changed
from brp_desktop.storage.sheets import open_document

PlayerState = Literal["ok", "changed", "missing", "damaged", "newer"]
"""``changed``: another program changed the file since it was read. ``newer``: readable, made by a newer version."""

ENDING: Final = ".rpgsheet"
_ELSEWHERE: Final = ("//", "\\\\")
"""How names begin that lead to another computer, or to a device."""

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


def outside(paths: Iterable[Path], folder: Path | None) -> list[Path]:
    """Those of the files that do not lie in a folder or below it; all of them where there is none."""
    return [path for path in paths if folder is None or not path.is_relative_to(folder)]


def reload_player(player: PlayerFile) -> PlayerFile:
    """The file read again; what was known of it stays where it cannot be read.

    A table leads to sheets on this computer and to nothing else: other files are not even opened.
    """
    if player.path.suffix.lower() != ENDING or str(player.path).startswith(_ELSEWHERE):
        return replace(player, state="damaged", error=StorageError("reference_refused", player.path))
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
