"""The names of skills in narrow columns: the skill and its speciality are both known again, whichever is long."""

import pytest
from PySide6.QtWidgets import QApplication

from brp_desktop.painting.theme import load_theme
from brp_desktop.views.brp.look import Look, both_parts

NAMES = [
    ("Arme à feu", "Pistolet à impulsion électrique"),
    ("Arme à distance", "Couteau de lancer"),
    ("Langue maternelle", "Français"),
    ("Langue étrangère", "Gaélique"),
    ("Art", "W" * 200),
    ("W" * 200, "Dague"),
    ("W" * 200, "M" * 200),
    ("Science", "Chimie"),
]


@pytest.mark.parametrize("zoom", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("font", ["body", "strong"])
@pytest.mark.parametrize(("name", "speciality"), NAMES)
def test_both_parts_are_known_again(qapp: QApplication, name: str, speciality: str, font: str, zoom: float) -> None:
    """What is shortened keeps at least its first three letters, stays in the room, and has its brackets."""
    look = Look(load_theme("paper"), zoom=zoom)
    body, own = look.style("body"), look.style(font)
    for room in range(round(110 * zoom), round(420 * zoom), 13):
        shown, tail = both_parts(body, name, own, speciality, room)
        assert body.width(shown) + own.width(tail) <= room + 2, (room, shown, tail)
        assert shown[:3] == name[:3], (room, shown)
        assert tail[:3] == f"({speciality[:2]}", (room, tail)
        assert tail[-1] == ")"
        if body.width(name) <= room / 2:
            assert shown == name
        if own.width(f"({speciality})") <= room / 2:
            assert tail == f"({speciality})"


def test_what_fits_is_whole(qapp: QApplication) -> None:
    look = Look(load_theme("paper"))
    body = look.style("body")
    wide = body.width("Arme à feu") + body.width("(Fusil)")
    assert both_parts(body, "Arme à feu", body, "Fusil", wide) == ("Arme à feu", "(Fusil)")
