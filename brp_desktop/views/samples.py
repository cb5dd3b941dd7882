"""Names of the samples, read without opening them as documents."""

import json
from pathlib import Path


def sample_name(path: Path) -> str:
    """The character's name in a sample's file; the file's name where it cannot be read."""
    try:
        content = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return path.stem
    name = content.get("name") if isinstance(content, dict) else None
    return name if isinstance(name, str) and name else path.stem
