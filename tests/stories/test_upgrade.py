"""What a version kept, every later one opens: settings, roll log, unsaved work, earlier versions, templates, sheets.

The folders below tests/data/homes are those of a person who left each version in the middle of the work. They are
frozen: a new version gets a folder of its own, and these stay.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

FROZEN = {"0.1": "99052c07697f595d6d13176d2e1cd2c1e01fe00b87f47d061eb861625c15468d"}
"""The sum of each home."""

LOOK = """
import json, os, sys, traceback
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
import brp_desktop.app.main as main
from brp_desktop.app.after_start import AfterStart
from brp_desktop.app.command_line import OpenCommand
from brp_desktop.app.smoke_test import _click_a_skill
from brp_desktop.storage.backups import Backups
from brp_desktop.storage.journal_db import JournalQuery
from brp_desktop.storage.templates import templates_in
from brp_desktop.views.main_window import MainWindow

def look():
    window = next(each for each in QApplication.topLevelWidgets() if isinstance(each, MainWindow))
    context, document = window.context, window.document
    settings, (left,) = context.settings, context.files.drafts_left(document)
    told = {
        "said": window.status_bar.message.text(),
        "settings": [settings.language, settings.theme, settings.motion, settings.new_sheet_preset],
        "numbers": [settings.sheet_zoom, settings.print_people],
        "recent": [file.name for file in context.files.recent],
        "rolls": [entry.roll for entry in context.log.entries(JournalQuery(), 100)],
        "place": document.character.place,
        "unsaved": left.document.character.place,
        "versions": len(Backups(context.places.backups).list(document.document_id)),
        "templates": [template.name for template in templates_in(context.places.templates)],
        "clicked": _click_a_skill(window),
    }
    context.rolls.finish()
    QApplication.processEvents()
    told["after"] = [entry.roll for entry in context.log.entries(JournalQuery(), 100)][1:]
    settings.print_people = "2"
    told["saved"] = context.files.save(document)
    print(json.dumps(told), flush=True)
    window.close()

begin = AfterStart.begin

def broken(*what):
    traceback.print_exception(*what)
    os._exit(3)

def begun(after):
    begin(after)
    sys.excepthook = broken
    QTimer.singleShot(0, look)

AfterStart.begin = begun
sys.exit(main.run(OpenCommand(files=(Path(sys.argv[1]),))))
"""


@pytest.fixture(scope="session")
def homes(project_root: Path) -> Path:
    return project_root / "tests" / "data" / "homes"


def sum_of(folder: Path) -> str:
    """One sum over all files of a folder, their names and places too."""
    total = hashlib.sha256()
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            total.update(path.relative_to(folder).as_posix().encode() + b"\0" + path.read_bytes())
    return total.hexdigest()


def test_the_frozen_homes_are_as_they_were(homes: Path) -> None:
    assert {path.name: sum_of(path) for path in homes.iterdir()} == FROZEN


@pytest.fixture(params=sorted(FROZEN))
def left(request: pytest.FixtureRequest, homes: Path, tmp_path: Path) -> Path:
    """A copy of a home as its version left it, with a setting in it that this version does not know."""
    home = tmp_path / "home"
    shutil.copytree(homes / request.param, home)
    settings = home / "config" / "settings.toml"
    for path in (settings, *(home / "data" / "drafts").iterdir()):
        path.write_text(path.read_text(encoding="utf-8").replace("@SHEETS@", str(home / "sheets")), encoding="utf-8")
    settings.write_text(f"hologram = true\n{settings.read_text(encoding='utf-8')}", encoding="utf-8")
    return home


def test_a_later_version_finds_everything(left: Path) -> None:
    """As a process: nothing is said, nothing asked for, and what is done from now on comes on top."""
    done = subprocess.run(
        [sys.executable, "-c", LOOK, str(left / "sheets" / "adele-fournier.rpgsheet")],
        check=False,
        env=os.environ | {"BRP_DESKTOP_HOME": str(left), "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert (done.returncode, done.stderr) == (0, ""), done.stderr
    told: dict[str, Any] = json.loads(done.stdout)
    assert told["said"] == ""
    assert told["settings"] == ["fr", "ink", "reduced", "uge"]
    assert told["numbers"] == [120, "8"]
    assert told["recent"] == ["Adèle Fournier"]
    assert (told["place"], told["unsaved"]) == ("Rennes", "Quimper")
    assert told["versions"] >= 3
    assert told["templates"] == ["Journaliste"]
    assert len(told["rolls"]) == 3
    assert told["after"] == told["rolls"]
    assert told["clicked"]
    assert told["saved"]
    kept = (left / "config" / "settings.toml").read_text(encoding="utf-8")
    assert "hologram = true" in kept
    assert 'people = "2"' in kept
    assert 'theme = "ink"' in kept
