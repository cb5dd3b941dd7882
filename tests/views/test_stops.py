"""Whoever asks for the keyboard's way leaves everybody with the own parent: PySide gives what Qt tells away."""

import gc
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QApplication, QLineEdit, QScrollArea, QWidget
from shiboken6 import Shiboken

from brp_desktop.views.stops import after, first_stop, passes_on

Walk = Callable[[QWidget], object]


class Field(QWidget):
    """Hands the keyboard on."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.edit = QLineEdit(self)
        self.setFocusProxy(self.edit)


def window() -> QWidget:
    made = QWidget()
    made.setObjectName("walked_window")
    QLineEdit(made)
    Field(made)
    QScrollArea(made)
    return made


def whole_way(place: QWidget) -> list[QWidget]:
    found = [place]
    while (following := after(found[-1])) is not place:
        found.append(following)
    return found


def by_qt_alone(place: QWidget) -> None:
    """As it was once."""
    each = place.nextInFocusChain()
    while each is not place:
        each = each.nextInFocusChain()


def left() -> Iterator[QWidget]:
    return (each for each in QApplication.topLevelWidgets() if each.objectName() == "walked_window")


@pytest.mark.parametrize("walk", [whole_way, first_stop])
def test_a_window_is_its_owners_and_ends_with_him(qapp, walk: Walk) -> None:
    place = window()
    walk(place)
    assert Shiboken.ownedByPython(place)
    del place
    gc.collect()
    assert not list(left())


def test_a_scroll_area_belongs_to_nobody_because_of_its_viewport(qapp) -> None:
    area = QScrollArea()
    assert passes_on(area.viewport())
    assert Shiboken.ownedByPython(area)


def test_qt_alone_gives_it_away(qapp) -> None:
    """Should this fail, PySide has learnt it, and what asks in `stops` need do no more."""
    place = window()
    by_qt_alone(place)
    assert not Shiboken.ownedByPython(place)
    place.deleteLater()


def test_the_way_is_told_rightly(qapp) -> None:
    place = window()
    edit, field = place.findChildren(QLineEdit)[0], place.findChildren(Field)[0]
    way = whole_way(place)
    assert way.index(edit) < way.index(field) < way.index(field.edit)
    assert set(place.findChildren(QWidget)) == set(way[1:])
    assert passes_on(field)
    assert not passes_on(edit)
    place.show()
    assert first_stop(place) is edit
    edit.setEnabled(False)
    assert first_stop(place) is field.edit
    place.close()
