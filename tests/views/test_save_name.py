"""A name typed into the file dialog: nothing is overwritten that was not asked about."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QFileDialog

from brp_desktop.views.dialogs.save_name import ask_save_name


class Typed:
    """Answers the dialog with one name after the other, as if each was typed there and confirmed."""

    def __init__(self, *names: Path | str) -> None:
        self._names: Iterator[Path | str] = iter(names)
        self.proposed: list[str] = []

    def __call__(self, _parent: Any, _title: str, start: str, _kinds: str) -> tuple[str, str]:
        self.proposed.append(start)
        return str(next(self._names)), ""


@pytest.mark.parametrize("ending", [".rpgsheet", ".rpgtable", ".pdf", ".toml"])
def test_a_file_that_the_ending_leads_to_is_asked_about(
    ending: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The dialog saw that nothing is called «bran»; it comes again with the name of the file that is there."""
    there = tmp_path / f"bran{ending}"
    there.write_text("somebody's", encoding="utf-8")

    def asked(*names: Path | str) -> tuple[Path | None, list[str]]:
        typed = Typed(*names)
        monkeypatch.setattr(QFileDialog, "getSaveFileName", typed)
        return ask_save_name(None, "Save", tmp_path / f"new{ending}", f"*{ending}", ending), typed.proposed

    first = str(tmp_path / f"new{ending}")
    assert asked(tmp_path / "bran", "") == (None, [first, str(there)])
    assert asked(tmp_path / "bran", there) == (there, [first, str(there)])
    assert asked(there) == (there, [first]), "the dialog itself asks about a whole name"
    assert asked(tmp_path / "Mr. Vane") == (tmp_path / f"Mr. Vane{ending}", [first])
    assert asked(tmp_path / f"LOUD{ending.upper()}") == (tmp_path / f"LOUD{ending.upper()}", [first])


def test_no_other_file_dialog_saves(project_root: Path) -> None:
    calls = {
        path.name
        for path in (project_root / "brp_desktop").rglob("*.py")
        if "getSaveFileName" in path.read_text(encoding="utf-8")
    }
    assert calls == {"save_name.py"}
