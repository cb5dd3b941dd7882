"""Where the shipped files lie: beside the package in a checkout, inside it when installed."""

from functools import cache
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent.parent


@cache
def resource_folder() -> Path:
    """The folder of all shipped files (``catalogue`` ``themes`` ``samples`` …)."""
    inside = _PACKAGE / "resources"
    return inside if inside.is_dir() else _PACKAGE.parent / "resources"


def resource_path(*parts: str) -> Path:
    """The path of one shipped file or folder, spelt exactly as it is on disk; it need not exist.

    >>> resource_path("catalogue", "skills.json").is_file()
    True
    """
    return resource_folder().joinpath(*parts)
