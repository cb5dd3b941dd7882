#!/usr/bin/env python3
"""The pictures of the README, painted by the program itself in every complete language; the same each time.

    python3 packaging/readme_pictures.py [FOLDER]      into packaging/pictures, or into FOLDER

Four a language: a sheet after a roll, the game master's tab, a Xantis sheet after a test, the development phase.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
import uuid
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

import environment
from environment import ROOT

if TYPE_CHECKING:
    from PySide6.QtGui import QImage, QPixmap

    from brp_desktop.app.wiring import Application

FOLDER = ROOT / "packaging" / "pictures"
SAMPLES = ROOT / "resources" / "samples"
SIZE = (1280, 800)
MOMENT = 1_767_303_720
"""The clock of the pictures stands still, in seconds since 1970: logs show when a roll was made."""
Painted: TypeAlias = "Callable[[], QPixmap]"
SHEETS = {"en": "bran-tregear", "fr": "adele-fournier", "it": "ginevra-malaspina"}


def take(folder: Path, language: str) -> None:
    """Paint the pictures of one language; for a process of its own, whose clock stands still."""
    os.environ |= {"QT_QPA_PLATFORM": "offscreen", "QT_SCALE_FACTOR": "1", "TZ": "UTC"}
    time.tzset()
    time.time_ns = lambda: MOMENT * 1_000_000_000
    time.time = lambda: float(MOMENT)
    numbers = count(1)
    uuid.uuid4 = lambda: uuid.UUID(int=next(numbers))
    from brp_desktop.app.main import make_application
    from brp_desktop.app.off_screen import hush
    from brp_desktop.app.wiring import Choices, build
    from brp_desktop.play.chance import SeededChance
    from brp_desktop.storage.folders import Folders

    hush()
    app = make_application(sys.argv[:1])

    def settle() -> None:
        """Whatever comes a moment later has come: pages that scroll, rows that take their height."""
        until = time.monotonic() + 0.4
        while time.monotonic() < until:
            app.processEvents()

    for name, theme, seed, show in (
        ("sheet", "paper", 12, _sheet),
        ("game-master", "ink", 5, _game_master),
        ("xantis", "paper", 12, _xantis),
        ("development", "ink", 12, _development),
    ):
        with tempfile.TemporaryDirectory() as scratch:
            home = Path(scratch)
            places = Folders(config=home / "config", data=home / "data", cache=home / "cache")
            application = build(app, Choices(language, theme, "reduced"), source=SeededChance(seed), places=places)
            application.window.resize(*SIZE)
            application.window.show()
            settle()
            grab = show(application, language, settle)
            settle()
            picture = with_palette(grab().toImage())
            picture.save(str(folder / f"{name}-{language}.png"), quality=0)
            application.window.hide()
            application.end()


def _open(application: Application, name: str) -> None:
    application.context.files.open(SAMPLES / f"{name}.rpgsheet")


def _sheet(application: Application, language: str, settle: Callable[[], None]) -> Painted:
    from brp_desktop.play.rolling import Subject

    _open(application, SHEETS[language])
    settle()
    for skill in ("dodge", "spot", "listen"):
        application.window.rolling.roll(Subject("skill", skill))
        settle()
    application.window.dice_panel.journal.begin()
    return application.window.grab


def _xantis(application: Application, _language: str, settle: Callable[[], None]) -> Painted:
    from brp_desktop.play.xantis_subjects import XantisSubject

    _open(application, "nerea-valdombra")
    settle()
    for score in ("elementalismo", "travestirsi"):
        application.window.rolling.roll(XantisSubject(id=score))
        settle()
    application.window.dice_panel.journal.begin()
    return application.window.grab


def _game_master(application: Application, language: str, settle: Callable[[], None]) -> Painted:
    from brp_desktop.play.rolling import SubjectName

    _open(application, SHEETS[language])
    application.window.show_tab("gm")
    master = application.window.gm.master
    master.table.open(SAMPLES / "lamp-room.rpgtable")
    settle()
    document = application.window.document
    assert document is not None
    keeper = next(key for key, seat in master.seats().items() if seat.name == "Isolde Varr")
    master.contests.set_who("a", (f"sheet:{document.document_id}",))
    master.contests.set_name("a", SubjectName(skill="stealth"))
    master.contests.set_who("b", (keeper,))
    master.contests.set_name("b", SubjectName(skill="listen"))
    settle()
    application.window.gm.panel.opposed.roll()
    settle()
    return application.window.grab


def _development(application: Application, language: str, settle: Callable[[], None]) -> Painted:
    from PySide6.QtGui import QPainter

    _open(application, SHEETS[language])
    settle()
    dialog = application.commands.growth.show_development()
    assert dialog is not None
    dialog._roll_rest()
    settle()

    def whole() -> QPixmap:
        window = application.window
        picture = window.grab()
        with QPainter(picture) as painter:
            painter.drawPixmap(window.mapFromGlobal(dialog.pos()), dialog.grab())
        return picture

    return whole


def with_palette(image: QImage) -> QImage:
    """The picture in at most 256 colours of its own, which takes a third of the room."""
    from PySide6.QtCore import Qt
    from PySide6.QtGui import QImage

    plain = image.convertToFormat(QImage.Format.Format_RGB32)
    counted = Counter(memoryview(plain.constBits()).cast("I"))
    palette = sorted(_palette(counted))
    return plain.convertToFormat(QImage.Format.Format_Indexed8, palette, Qt.ImageConversionFlag.ThresholdDither)


def _palette(counted: Counter[int]) -> Iterator[int]:
    """256 colours: the most used ones as they are, the rest by halving the widest groups (median cut)."""
    often = [colour for colour, _ in counted.most_common(64)]
    yield from often
    groups = [[colour for colour in sorted(counted) if colour not in set(often)]]
    while len(groups) < 192 and any(len(group) > 1 for group in groups):
        spans = [max(_spans(group)) for group in groups]
        group = groups.pop(spans.index(max(spans)))
        spread = _spans(group)
        shift = (16, 8, 0)[spread.index(max(spread))]
        group.sort(key=lambda colour: colour >> shift & 255)
        groups += [group[: len(group) // 2], group[len(group) // 2 :]]
    for group in groups:
        if group:
            channels = (sum(colour >> shift & 255 for colour in group) // len(group) for shift in (16, 8, 0))
            red, green, blue = channels
            yield 0xFF000000 | red << 16 | green << 8 | blue


def _spans(group: list[int]) -> tuple[int, int, int]:
    if not group:
        return 0, 0, 0
    red, green, blue = ([colour >> shift & 255 for colour in group] for shift in (16, 8, 0))
    return max(red) - min(red), max(green) - min(green), max(blue) - min(blue)


def main(arguments: list[str]) -> int:
    """Paint every language in a process of its own; 0, or 1 where the environment cannot be made."""
    if arguments[:1] == ["--take"]:
        take(Path(arguments[1]), arguments[2])
        return 0
    folder = Path(arguments[0]) if arguments else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    try:
        python = environment.prepare(frozenset(), window=False)
    except environment.SetupError as error:
        print(error, file=sys.stderr)
        return 1
    for language in SHEETS:
        command = [str(python), str(Path(__file__).resolve()), "--take", str(folder.resolve()), language]
        subprocess.run(command, cwd=ROOT, check=True, env=os.environ | {"PYTHONPATH": str(ROOT), "PYTHONHASHSEED": "0"})
    for picture in sorted(folder.glob("*-??.png")):
        print(f"{picture.name:<28}{picture.stat().st_size / 1000:6.0f} kB")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
