"""«Why?» on every number, and the detail panel of edit mode."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from sweeps import each_pair

from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.painting.theme import Theme
from brp_desktop.play.rolling import Subject
from brp_desktop.rules.brp import SRD
from brp_desktop.sheet.edits import SetCharacteristic, SetPoints, SetTick
from brp_desktop.sheet.ids import CharacteristicId, SkillId
from brp_desktop.sheet.new import new_character
from brp_desktop.views.brp.detail_panel import DetailPanel
from brp_desktop.views.brp.explanations import why_characteristic, why_derived, why_resource, why_skill
from brp_desktop.views.brp.sheet_view import SheetView
from brp_desktop.views.painted import RING
from brp_desktop.views.why import WhyPopover, WhyRow


def skill(document: BrpDocument, id_: str) -> Any:
    return next((row for row in document.character.skills if row.id == id_), None)


def test_why_a_skill(document: BrpDocument) -> None:
    """One row a step, the sum last under the skill's name, limits and rules below."""
    why = why_skill(document, SkillId("spot"))
    assert why.title == "Why 65%?"
    assert why.rows == (
        WhyRow("Base", "25"),
        WhyRow("Profession", "+\u00a025"),
        WhyRow("Experience", "+\u00a015"),
        WhyRow("Spot", "65", True),
    )
    assert why.notes[0] == "Succeeds to 65, special to 13, critical to 04, fumble from 99."
    dodge = why_skill(document, SkillId("dodge"))
    assert dodge.rows[0] == WhyRow("Base (DEX×2)", "26")


def test_why_everything_else(document: BrpDocument) -> None:
    """Characteristics, tracks and derived values are explained by the names of what they are made of."""
    assert why_characteristic(document, "str").rows == (  # type: ignore[arg-type]
        WhyRow("STR", "10"),
        WhyRow("Effort", "50", True),
    )
    hit_points = why_resource(document, "hit_points")  # type: ignore[arg-type]
    assert [row.label for row in hit_points.rows] == ["CON", "SIZ", "Half, rounded up", "Hit points"]
    assert [row.value for row in hit_points.rows] == ["12", "+\u00a011", "12", "12"]
    assert why_derived(document, "damage_bonus").rows[-1].value == "none"
    assert why_derived(document, "major_wound").rows[-1].value == "6"
    assert why_derived(document, "experience_bonus").rows[0].label == "INT"
    assert why_derived(document, "move").rows[-1].value == "10"


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
def test_popover(sheet: SheetView, hand: Any, language: Any, lang: str) -> None:
    """«?» opens it beside the row, Esc closes it and gives the focus back; it is as large as its content wants."""
    language.choose(lang)
    sheet.retranslate(lang)
    sheet.focus_subject(Subject("skill", "spot"))
    hand.key(Qt.Key.Key_F1, Qt.KeyboardModifier.ShiftModifier)
    popover = sheet._asking.popover
    assert isinstance(popover, WhyPopover)
    assert popover.isVisible()
    assert popover.accessibleName() == popover.title.text()
    assert "65" in popover.rows.plain_text()
    for words, value in popover.rows._cells[: len(popover.rows._rows)]:
        for label in (words, value):
            assert label.height() >= label.heightForWidth(label.width())
            assert label.width() >= label.minimumSizeHint().width()
    assert popover.notes.height() >= popover.notes.heightForWidth(popover.notes.width())
    QTest.keyClick(popover, Qt.Key.Key_Escape)
    assert not popover.isVisible()


def test_every_number_answers(sheet: SheetView) -> None:
    """Derived values and vitals open the popover too, by click and by key."""
    for button in sheet.strip.derived.values.values():
        button.click()
        assert sheet._asking.popover is not None
        assert sheet._asking.popover.isVisible()
        sheet._asking.popover.close()
    for vital in sheet.vitals.vitals:
        QTest.keyClick(vital.number, Qt.Key.Key_Question)
        assert sheet._asking.popover is not None
        assert sheet._asking.popover.isVisible()
        sheet._asking.popover.close()


@pytest.fixture
def detail(qtbot: Any, document: BrpDocument, theme: Theme) -> DetailPanel:
    """The detail panel of the sample."""
    panel = DetailPanel(document, theme)
    qtbot.addWidget(panel)
    panel.resize(384, 700)
    panel.show()
    panel.activateWindow()
    qtbot.waitUntil(panel.isActiveWindow)
    return panel


def test_detail_of_a_skill(detail: DetailPanel, document: BrpDocument) -> None:
    """Title, score, steps and flags; a change elsewhere shows at once."""
    detail.set_subject(Subject("skill", "spot"))
    assert (detail.title.text(), detail.score.text()) == ("Spot", "65%")
    assert detail.rows.plain_text() == "Base 25, Profession +\u00a025, Experience +\u00a015, Spot 65"
    assert (detail.learns.isChecked(), detail.ticked.isChecked(), detail.hidden.isChecked()) == (True, True, False)
    document.perform(SetTick(SkillId("spot"), False, "by_hand"))
    assert not detail.ticked.isChecked()
    assert document.history.undo_label is not None
    detail.hidden.click()
    assert skill(document, "spot").hidden
    detail.learns.click()
    assert skill(document, "spot").learns is False
    assert not detail.ticked.isEnabled()


def test_frames_begin_where_words_do(detail: DetailPanel) -> None:
    """The ring of the focus hangs over the edge of the panel."""
    detail.set_subject(Subject("skill", "spot"))
    QApplication.processEvents()
    inner = detail.widget()
    left = detail.title.mapTo(inner, QPoint()).x()
    for control in (detail.add, detail.learns):
        assert control.mapTo(inner, QPoint()).x() + RING == left


def test_detail_fields(detail: DetailPanel, document: BrpDocument, qtbot: Any) -> None:
    """Culture points and a permanent bonus are typed here, each one step; what is no number is marked (Z02)."""
    detail.set_subject(Subject("skill", "spot"))
    field = detail.fields["culture"]
    field.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClicks(field, "12")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert skill(document, "spot").points.culture == 12
    QTest.keyClicks(field, "1.5")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert field.error
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert (field.text(), field.error) == ("12", "")
    document.undo()
    assert field.text() == "0"
    base = detail.fields["base"]
    base.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClicks(base, "INT*2")
    QTest.keyClick(base, Qt.Key.Key_Return)
    assert skill(document, "spot").base == "INT*2"


def test_points_to_spend(detail: DetailPanel, document: BrpDocument) -> None:
    """Over-spent pools are said, never refused."""
    detail.set_subject(Subject("skill", "spot"))
    assert detail.profession.accessibleName() == "Profession, 250 of 250 spent"
    assert detail.warning.text() == ""
    document.perform(SetPoints(SkillId("spot"), "profession", 500))
    assert detail.profession.is_overspent
    assert detail.warning.isVisibleTo(detail)
    assert skill(document, "spot").points.profession == 500


def test_detail_of_a_characteristic(detail: DetailPanel, document: BrpDocument) -> None:
    """The parts of a characteristic are fields here; their sum is its value."""
    detail.set_subject(Subject("characteristic", "str"))
    assert (detail.title.text(), detail.score.text()) == ("Strength", "10")
    field = detail.fields["training"]
    field.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClicks(field, "3")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert detail.score.text() == "13"
    assert document.derived.characteristics["str"].value == 13  # type: ignore[index]


def test_remove(detail: DetailPanel, document: BrpDocument) -> None:
    """Removing takes the skill off, tells it, and shows nothing; undo brings it back."""
    removed: list[str] = []
    detail.removed.connect(removed.append)
    detail.set_subject(Subject("skill", "spot"))
    detail.remove.click()
    assert skill(document, "spot") is None
    assert removed == ["spot"]
    assert detail.subject is None
    document.undo()
    assert skill(document, "spot") is not None


@pytest.mark.parametrize(
    ("lang", "subject", "width"),
    each_pair(
        ["en", "fr", "it"],
        [Subject("skill", "knowledge.history"), Subject("characteristic", "cha"), None],
        [384, 320, 280],
    ),
)
def test_detail_in_every_language(
    detail: DetailPanel, language: Any, lang: str, subject: Subject | None, width: int
) -> None:
    """U09: every stop has a name; nothing is wider than the panel, also where the window is small and it scrolls."""
    detail.resize(width, 400)
    language.choose(lang)
    detail.set_subject(subject)
    detail.retranslate()
    QApplication.processEvents()
    inner = detail.widget()
    assert inner.width() <= detail.viewport().width()
    for part in inner.findChildren(type(inner).__mro__[1]):
        if part.isVisible() and part.parentWidget() is inner:
            assert part.geometry().right() <= inner.width(), part
            if part.focusPolicy() & Qt.FocusPolicy.TabFocus:
                assert part.accessibleName() or getattr(part, "text", str)(), part


def test_the_popover_is_opaque_to_its_corners(sheet: SheetView) -> None:
    """Without a compositor whatever is see-through is black: no corner, no shadow is."""
    sheet.explain(Subject("skill", "spot"))
    popover = sheet._asking.popover
    assert not popover.testAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)
    picture = popover.grab().toImage()
    edge, inside = sheet.look.colour("border").rgb(), sheet.look.colour("raised").rgb()
    right, bottom = picture.width() - 1, picture.height() - 1
    for x, y in ((0, 0), (right, 0), (0, bottom), (right, bottom)):
        assert picture.pixelColor(x, y).rgb() == edge
    assert picture.pixelColor(4, 4).rgb() == inside
    popover.close()


def test_the_note_has_a_border(detail: DetailPanel, theme: Theme) -> None:
    """A field that can be typed in looks like one."""
    detail.set_subject(Subject("skill", "spot"))
    detail.ensureWidgetVisible(detail.note)
    QApplication.processEvents()
    picture = detail.note.grab().toImage()
    middle = picture.height() // 2
    for x in (0, picture.width() - 1):
        assert picture.pixelColor(x, middle).name() == theme.colour("border").name()


def test_a_missing_characteristic_is_named(open_sheet: Callable[..., SheetView], document: BrpDocument) -> None:
    """A new sheet: Dodge and Gaming say in tip, «why?» and panel which characteristics to type, and where."""
    blank = BrpDocument(new_character(SRD))
    sheet = open_sheet(blank)
    for skill, names in (("dodge", "DEX"), ("gaming", "INT, POW")):
        wanted = f"Type {names} in edit mode (Ctrl+E)."
        place = sheet.skills_page.where(SkillId(skill))
        assert place is not None
        assert wanted in place[0].index(place[1], 0).data(Qt.ItemDataRole.AccessibleDescriptionRole)
        assert wanted in why_skill(blank, SkillId(skill)).notes
        panel = DetailPanel(blank, sheet.look.theme)
        panel.set_subject(Subject("skill", skill))
        assert panel.ranges.text() == wanted
        panel.deleteLater()
    blank.perform(SetCharacteristic(CharacteristicId("int"), "initial", 13))
    assert "Type POW in edit mode (Ctrl+E)." in why_skill(blank, SkillId("gaming")).notes
