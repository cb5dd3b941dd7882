"""A sheet opened, and an edit carried out in it."""

import json
import tempfile
from pathlib import Path

from bench.figure import Figure, cpu_ms, figure
from bench.samples import large_sheet

from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.sheet.derive import derive
from brp_desktop.sheet.edits import SetTick
from brp_desktop.sheet.ids import SkillId
from brp_desktop.storage import new_document, open_document, save_document


def figures() -> list[Figure]:
    """300 skills are a long campaign; 3,000 are a sheet that nobody has."""
    found: list[Figure] = []
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "large.rpgsheet"
        save_document(new_document(large_sheet(300)), path)
        data = path.read_bytes()
        alone = cpu_ms(lambda: json.loads(data))
        opened = cpu_ms(lambda: open_document(path))
        found.append(figure("open: 300 skills", opened, ("json.loads of the same bytes", alone), "≤ 5 ms"))
    for count, goal in ((300, "≤ 5 ms"), (3000, "≤ 20 ms")):
        sheet = large_sheet(count)
        anew = cpu_ms(lambda sheet=sheet: derive(sheet), 10)  # type: ignore[misc]
        took = cpu_ms(Ticking(BrpDocument(sheet), SkillId(f"own.{count - 1}")), 60)
        found.append(figure(f"edit: a tick, {count:,} skills", took, ("the whole sheet worked out", anew), goal))
    return found


class Ticking:
    """Ticks a skill and takes the tick away, in turns."""

    def __init__(self, document: BrpDocument, skill: SkillId) -> None:
        self._document, self._skill, self._ticked = document, skill, False

    def __call__(self) -> None:
        self._ticked = not self._ticked
        self._document.perform(SetTick(self._skill, self._ticked, "by_hand"))
