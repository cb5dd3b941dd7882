"""The icon of the program itself."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from brp_desktop.painting import application_icon
from brp_desktop.painting.application_icon import SIZES


@pytest.mark.usefixtures("qapp")
def test_the_icon_has_a_picture_of_every_size() -> None:
    """Painted, not blank: felt at the edges' middle, clear in the corners."""
    icon = application_icon.application_icon()
    assert sorted(size.width() for size in icon.availableSizes()) == sorted(SIZES)
    for size in SIZES:
        image = icon.pixmap(size).toImage()
        side = image.width()
        assert image.pixelColor(0, 0).alpha() == 0
        felt = image.pixelColor(side // 2, side // 10)
        assert felt.alpha() == 255
        assert felt.green() > felt.red()


@pytest.mark.qt_log_ignore("Cannot open file", extend=True)
@pytest.mark.usefixtures("qapp")
def test_a_missing_picture_does_not_stop_the_program(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(application_icon, "resource_path", tmp_path.joinpath)
    assert application_icon.application_icon().isNull()


@pytest.mark.parametrize(("variables", "name"), [({}, "brp-desktop"), ({"FLATPAK_ID": "a.b.c"}, "a.b.c")])
def test_the_desktop_finds_the_menu_entry_of_a_window(variables: dict[str, str], name: str) -> None:
    """By its name: that of the .desktop file, which is another in a Flatpak."""
    asked = "import brp_desktop.app.main as main; print(main.make_application(['x']).desktopFileName())"
    done = subprocess.run(
        [sys.executable, "-c", asked],
        check=False,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen", "FLATPAK_ID": "brp-desktop"} | variables,
        capture_output=True,
        text=True,
    )
    assert done.stdout.strip() == name, done.stderr
