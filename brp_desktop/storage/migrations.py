"""How documents of earlier formats become documents of the present one, a version at a time."""

from collections.abc import Callable
from typing import Any, TypeAlias

from brp_desktop.storage.errors import StorageError
from brp_desktop.storage.records import FORMAT_VERSION

Migration: TypeAlias = Callable[[dict[str, Any]], dict[str, Any]]

MIGRATIONS: dict[int, Migration] = {}
"""From a version to the next: gets the whole data of the file, gives those of the next version. Version 1 is the first
there ever was; a frozen sample of each version stays among the tests for ever."""


def migrated(data: dict[str, Any], version: int, target: int = FORMAT_VERSION) -> dict[str, Any]:
    """The data as the target version; ``unknown_version`` where a step on the way is missing."""
    while version < target:
        migration = MIGRATIONS.get(version)
        if migration is None:
            raise StorageError("unknown_version", where="format_version", version=version)
        data = migration(data)
        version += 1
        data["format_version"] = version
    return data
