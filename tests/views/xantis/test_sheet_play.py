"""The Xantis sheet in play: choosing, rolling, why, Pa, penalties, and what stays where it is."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from names_for_readers import nameless
from PySide6.QtCore import QPoint, QRect, Qt, QTranslator
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu, QWidget
from sweeps import each_pair
from xantis_hand import CONTROL, LEFT, NONE, XantisHand, focused

from brp_desktop.controllers.xantis_document import XantisDocument
from brp_desktop.models.xantis_uses import UseColumn
from brp_desktop.painting.theme import Theme, load_theme
from brp_desktop.play.xantis_subjects import INITIATIVE, Use, XantisSubject
from brp_desktop.sheet.xantis import Counter, CounterId, NodeId, ScoreNode, XantisCharacter
from brp_desktop.sheet.xantis_edits import (
    NamePenalty,
    RemoveNode,
    SetNodeValue,
    SetPaLeft,
    SetPaMax,
    SetXantisAction,
    SetXantisIdentity,
)
from brp_desktop.storage import SheetDocument
from brp_desktop.views.xantis.sheet_values import PA_MAX
from brp_desktop.views.xantis.sheet_view import XantisSheetView
from brp_desktop.views.xantis.uses_table import UsesTable

Open = Callable[..., XantisHand]
SCHIVATA, FIAMMATA = Use("action", "schivata"), Use("action", "fiammata")
ATTACK, PARRY = Use("attack", "sciabola"), Use("parry", "sciabola")


@pytest.fixture
def at_sheet(qtbot: Any, theme: Theme, character: XantisCharacter) -> Open:
    """A person at the sheet of a character, in play."""

    def show(
        value: XantisCharacter | None = None, size: tuple[int, int] = (896, 640), zoom: float = 1.0, **more: Any
    ) -> XantisHand:
        document = XantisDocument(value or character, **more)
        sheet = XantisSheetView(document, theme, zoom)
        qtbot.addWidget(sheet)
        sheet.resize(*size)
        sheet.show()
        sheet.activateWindow()
        qtbot.waitUntil(sheet.isActiveWindow)
        QApplication.processEvents()
        return XantisHand(sheet)

    return show


@pytest.fixture
def hand(at_sheet: Open) -> XantisHand:
    """A person at the sample."""
    return at_sheet()


# choosing and rolling


def test_a_click_chooses_and_a_double_click_rolls(hand: XantisHand) -> None:
    """The path of the chosen score stands out; nothing falls at a single click."""
    hand.click("travestirsi")
    assert hand.chosen == [XantisSubject(id="travestirsi")]
    assert hand.rolled == []
    assert hand.sheet.tree.chosen == "travestirsi"
    assert hand.sheet.scores.path(NodeId("travestirsi")) == ("presenza", "inganno", "teatro", "travestirsi")
    hand.click("forza", double=True)
    assert hand.rolled == [XantisSubject(id="forza")]


def test_connectors(hand: XantisHand, theme: Theme) -> None:
    """Those that lead to the chosen score are painted in the accent, the others are not."""
    tree = hand.sheet.tree
    hand.click("travestirsi")
    picture = tree.viewport().grab().toImage()

    def accented(node: str) -> bool:
        """Whether the elbow before the name is of the accent's colour."""
        key = NodeId(node)
        depth = len(hand.sheet.scores.path(key)) - 1
        x, y = 18 + 24 * (depth - 1) + 9, hand.score(node).y()
        colour = theme.colour("accent").name()
        return any(picture.pixelColor(x, y + shift).name() == colour for shift in range(-2, 3))

    leading = [node for node in hand.sheet.scores.keys if len(hand.sheet.scores.path(node)) > 1 and accented(node)]
    assert leading == ["inganno", "teatro", "travestirsi"]


def test_a_press_that_ends_elsewhere_chooses_nothing(hand: XantisHand) -> None:
    viewport = hand.sheet.tree.viewport()
    QTest.mousePress(viewport, LEFT, NONE, hand.score("forza"))
    QTest.mouseRelease(viewport, LEFT, NONE, hand.score("mente"))
    assert hand.chosen == []


def test_arrows_choose_and_enter_rolls(hand: XantisHand) -> None:
    """Up and down through all rows, left to the score above, right to the first one under it; letters do nothing."""
    hand.click("scherma")
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_F):
        hand.key(key)
    assert [subject.id for subject in hand.chosen] == [
        "scherma", "sciabola", "prontezza", "sciabola", "scherma", "sciabola",
    ]  # fmt: skip
    hand.key(Qt.Key.Key_Return)
    assert hand.rolled == [XantisSubject(id="sciabola")]
    hand.key(Qt.Key.Key_End)
    assert hand.sheet.tree.current_key() == "fuoco"


def test_an_action_takes_its_score_and_its_cost(hand: XantisHand) -> None:
    """A click chooses, Enter and a double click roll; a weapon is an attack and a parry."""
    hand.click_use(SCHIVATA)
    assert hand.chosen == [XantisSubject(id="ginnasta", use=SCHIVATA)]
    assert hand.sheet.tree.chosen == "ginnasta"
    hand.key(Qt.Key.Key_Down)
    hand.key(Qt.Key.Key_Down)
    assert hand.chosen[-1] == XantisSubject(id="sciabola", use=ATTACK)
    hand.key(Qt.Key.Key_Return)
    hand.click_use(PARRY, double=True)
    assert [subject.use for subject in hand.rolled] == [ATTACK, PARRY]


def test_an_action_without_a_score_takes_the_chosen_one(hand: XantisHand) -> None:
    """So does one whose score is gone; the table says it."""
    hand.document.perform(SetXantisAction(SCHIVATA.id, "node", None))
    hand.document.perform(RemoveNode(NodeId("fuoco")))
    hand.click("forza")
    hand.click_use(SCHIVATA)
    hand.click("mente")
    hand.click_use(FIAMMATA)
    assert [subject for subject in hand.chosen if subject.use] == [
        XantisSubject(id="forza", use=SCHIVATA),
        XantisSubject(id="mente", use=FIAMMATA),
    ]
    model = hand.sheet.side.model
    assert model.shown(SCHIVATA, 1) == "the chosen one"
    assert model.use_row(FIAMMATA).lost
    tip = model.index(model.row_of(FIAMMATA) or 0, 0).data(Qt.ItemDataRole.ToolTipRole)
    assert "The score it tests is no longer on the sheet." in tip


def test_iniziativa_is_taken_and_rolled(hand: XantisHand) -> None:
    """Its words choose it, a double click rolls it, its number says why; Pa Max only says why."""
    row = hand.sheet.side.initiative
    QTest.mouseClick(row, LEFT, NONE, QPoint(20, 10))
    assert hand.chosen == [INITIATIVE]
    QTest.mouseDClick(row, LEFT, NONE, QPoint(20, 10))
    assert hand.rolled == [INITIATIVE]
    QTest.mouseClick(row, LEFT, NONE, QPoint(row.width() - 3, 10))
    popover = hand.sheet.asking.popover
    assert popover.title.text() == "Why 5?"
    popover.close()
    row.setFocus()
    hand.key(Qt.Key.Key_Return)
    assert hand.rolled == [INITIATIVE] * 2
    QTest.mouseClick(hand.sheet.side.pa_max, LEFT)
    assert (
        popover.rows.plain_text()
        == "Prontezza 5, Atletica + 2, Cavaliere + 1, Ginnasta + 3, Doubled × 2, Pa Max 22".replace(
            "+ ", "+\u00a0"
        ).replace("× ", "×\u00a0")
    )
    assert len(hand.chosen) == 1


def test_the_menu_of_a_score(hand: XantisHand) -> None:
    """Roll, roll with another Caratteristica with the capacity it gives, why, copy."""
    hand.sheet.tree.set_current(NodeId("travestirsi"))
    hand.sheet.tree.menu_requested.emit(NodeId("travestirsi"), hand.sheet.mapToGlobal(QPoint(50, 50)))
    menu = next(each for each in hand.sheet.findChildren(QMenu) if each.isVisible())
    texts = [action.text() for action in menu.actions()]
    assert texts == ["&Roll", "Roll with &another Caratteristica", "&Why 9?", "&Copy"]
    other = menu.findChild(QMenu, "other_caratteristica_menu")
    assert [action.text() for action in other.actions()] == [
        "Forza, capacity 11", "Prontezza, capacity 10", "Mente, capacity 10",
    ]  # fmt: skip
    other.actions()[0].trigger()
    assert hand.rolled == [XantisSubject(id="travestirsi", caratteristica="forza")]
    menu.actions()[3].trigger()
    assert QGuiApplication.clipboard().text() == "Travestirsi, Specializzazione, 2, capacity 9"
    menu.close()
    hand.sheet.tree.menu_requested.emit(NodeId("forza"), hand.sheet.mapToGlobal(QPoint(50, 50)))
    menu = next(each for each in hand.sheet.findChildren(QMenu) if each.isVisible())
    assert not menu.actions()[1].isEnabled(), "a Caratteristica is rolled with itself"
    menu.close()


def test_why(hand: XantisHand) -> None:
    """The capacity score by score, and the exact chance with the sheet's penalties."""
    hand.click("travestirsi")
    hand.key(Qt.Key.Key_Question)
    popover = hand.sheet.asking.popover
    assert popover.title.text() == "Why 9?"
    assert (
        popover.rows.plain_text().replace("\u00a0", " ")
        == "Presenza 4, Inganno + 2, Teatro + 1, Travestirsi + 2, Capacity 9"
    )
    assert popover.notes.text() == "Vdr 8: 26/36, 72.22%"
    popover.close()
    hand.sheet.explain(PA_MAX)
    assert popover.title.text() == "Why 22?"
    popover.close()
    hand.document.perform(RemoveNode(NodeId("prontezza")))
    hand.sheet.explain(INITIATIVE)
    assert popover.rows.plain_text() == "missing term: Prontezza 0, Iniziativa 0"
    assert "missing term: Prontezza" in popover.notes.text()
    popover.close()


def test_what_is_rolled_is_marked(hand: XantisHand) -> None:
    """Also where it was asked for elsewhere: quick find, the game master."""
    assert hand.sheet.focus_subject(XantisSubject(id="fuoco"))
    assert (hand.sheet.tree.chosen, focused()) == ("fuoco", hand.sheet.tree)
    assert hand.sheet.focus_subject(XantisSubject(id="sciabola", use=PARRY))
    assert (hand.sheet.side.uses.current_use(), focused()) == (PARRY, hand.sheet.side.uses)
    assert hand.sheet.focus_subject(INITIATIVE)
    assert not hand.sheet.focus_subject(XantisSubject(id="nowhere"))
    assert not hand.sheet.focus_subject(XantisSubject(kind="number", name="A bare number"))


# Pa, counters, penalties, derived values


def test_pa_by_buttons_and_by_typing(hand: XantisHand) -> None:
    """Steps merge into one undo step and stop at 0 and Pa Max; more than Pa Max only by typing, and that is marked."""
    pa = hand.sheet.head.tracks.tracks["pa"]
    for _ in range(3):
        QTest.mouseClick(pa.less, LEFT)
    assert hand.document.derived.pa_left == 11
    hand.document.undo()
    assert hand.document.derived.pa_left == 14
    QTest.mouseClick(pa.more, LEFT, Qt.KeyboardModifier.ShiftModifier)
    QTest.mouseClick(pa.more, LEFT, Qt.KeyboardModifier.ShiftModifier)
    assert hand.document.character.pa_left is None, "full, whatever Pa Max becomes"
    QTest.mouseClick(pa.number, LEFT)
    hand.type("31")
    hand.key(Qt.Key.Key_Return)
    assert hand.document.character.pa_left == 31
    assert (pa.number.sign, pa.reading().label) == ("warning", "above Pa Max")
    assert "above Pa Max" in pa.number.accessibleName()
    QTest.mouseClick(pa.number, LEFT)
    hand.type("many")
    hand.key(Qt.Key.Key_Return)
    assert pa.field.error == "That is not a whole number."
    hand.key(Qt.Key.Key_Escape)
    assert hand.document.character.pa_left == 31


def test_the_focus_stays_on_minus_at_0(hand: XantisHand) -> None:
    """Nothing more is taken off, and the button does not lose the keyboard."""
    hand.document.perform(SetPaLeft(1))
    less = hand.sheet.head.tracks.tracks["pa"].less
    less.setFocus()
    hand.key(Qt.Key.Key_Space)
    hand.key(Qt.Key.Key_Space)
    assert hand.document.derived.pa_left == 0
    assert focused() is less


def test_penalties(hand: XantisHand) -> None:
    """Letters and own name; typed, stepped, refused."""
    boxes = hand.sheet.side.penalties.boxes
    pd = boxes["pd"]
    assert pd.stepper.field.accessibleName() == "Pd, Penalità da danno"
    assert "the source gives only the abbreviation" in pd.toolTip()
    QTest.mouseClick(pd.stepper.more, LEFT)
    assert hand.document.character.pd.value == 1
    pd.stepper.field.setFocus()
    pd.stepper.field.selectAll()
    hand.type("120")
    hand.key(Qt.Key.Key_Return)
    assert pd.stepper.field.error == "120 is not between 0 and 99."
    hand.key(Qt.Key.Key_Escape)
    assert (hand.document.character.pd.value, pd.stepper.field.error) == (1, "")


def test_missing_terms_and_pa_max_by_hand_are_said(hand: XantisHand) -> None:
    """With a sign and in words; the number counts without them."""
    row = hand.sheet.side.pa_max
    assert row.accessibleName() == "Pa Max 22, 2 × (5 + 2 + 1 + 3)"
    hand.document.perform(RemoveNode(NodeId("ginnasta")))
    assert row.accessibleName() == "Pa Max 16, 2 × (5 + 2 + 1 + 0), missing term: Ginnasta"
    hand.document.perform(RemoveNode(NodeId("cavaliere")))
    assert row.accessibleName().endswith("missing terms: Cavaliere, Ginnasta")
    hand.document.perform(SetPaMax(30))
    assert "Pa Max 30" in row.accessibleName()
    assert "set by hand; the formula gives 14" in row.accessibleName()


def test_counters_without_room_stand_above_the_actions(at_sheet: Open, character: XantisCharacter) -> None:
    """Pa and two of them in the head; the focus goes with a counter that moves."""
    counters = tuple(Counter(id=CounterId(f"c{n}"), name=f"Counter {n}", now=n) for n in range(4))
    hand = at_sheet(replace(character, counters=counters))
    head, page = hand.sheet.head.tracks, hand.sheet.page.tracks
    assert (list(head.tracks), list(page.tracks)) == (["pa", "c0", "c1"], ["c2", "c3"])
    head.tracks["c1"].number.setFocus()
    hand.sheet.resize(620, 640)
    QApplication.processEvents()
    assert "c1" in page.tracks
    assert focused() is page.tracks["c1"].number
    QTest.mouseClick(page.tracks["c3"].more, LEFT)
    assert hand.document.character.counters[3].now == 4


# what stays


def test_focus_and_choice_survive_changes(hand: XantisHand, theme: Theme, language: Any) -> None:
    """Undo, another theme, another language, another zoom, scores that come and go."""
    hand.click("travestirsi")
    tree = hand.sheet.tree
    hand.document.perform(SetNodeValue(NodeId("presenza"), 9))
    hand.document.perform(RemoveNode(NodeId("teatro")))
    hand.document.undo()
    language.choose("it")
    hand.sheet.set_theme(load_theme("ink"))
    hand.sheet.set_zoom(1.5)
    hand.sheet.set_zoom(1.0)
    QApplication.processEvents()
    assert (focused(), tree.current_key(), tree.chosen) == (tree, "travestirsi", "travestirsi")
    assert tree.isExpanded(hand.sheet.scores.index_of(NodeId("teatro")))


def test_words_of_the_language(hand: XantisHand, language: Any) -> None:
    """The source's terms stay, everything else is translated, glosses too."""
    index = hand.sheet.scores.index_of(NodeId("travestirsi"))
    language.choose("it")
    QApplication.processEvents()
    assert index.data(Qt.ItemDataRole.AccessibleTextRole) == "Travestirsi, Specializzazione, 2, capacità 9"
    assert hand.sheet.side.model.shown(FIAMMATA, 2) == "istantanea 0"
    assert hand.sheet.head.aside.text == "Viandante dei passi, giocatore: Giulia"
    language.choose("fr")
    QApplication.processEvents()
    assert "spécialisation" in index.data(Qt.ItemDataRole.ToolTipRole)
    assert hand.sheet.bar.tabs.tabText(0) == "Scores"


def test_what_a_reader_hears(hand: XantisHand, language: Any) -> None:
    """Every widget that takes the focus has a name, in three languages; a row is said whole, with its chance."""
    for lang in ("en", "fr", "it"):
        language.choose(lang)
        QApplication.processEvents()
        assert nameless(hand.sheet) == []
    language.choose("en")
    tree = QAccessible.queryAccessibleInterface(hand.sheet.tree)
    assert tree.role() == QAccessible.Role.Tree
    index = hand.sheet.scores.index_of(NodeId("travestirsi"))
    assert "Vdr 8: 26/36, 72.22%" in index.data(Qt.ItemDataRole.AccessibleDescriptionRole)


# room


@pytest.mark.parametrize(
    ("lang", "zoom", "size"), each_pair(["en", "fr", "it", "pseudo"], [1.0, 2.0], [(896, 640), (704, 440)])
)
def test_nothing_is_cut(
    at_sheet: Open,
    qapp: QApplication,
    language: Any,
    pseudo_language: Path,
    lang: str,
    zoom: float,
    size: tuple[int, int],
) -> None:
    """Buttons hold their words, and the numbers of every row stand beside their names."""
    translator = QTranslator()
    if lang == "pseudo":
        translator.load(str(pseudo_language))
        qapp.installTranslator(translator)
    else:
        language.choose(lang)
    hand = at_sheet(size=size, zoom=zoom)
    sheet = hand.sheet
    for button in sheet.findChildren(QAbstractButton):
        if button.isVisible() and button.text():
            assert button.minimumSizeHint().width() <= button.width(), button.text()
    tree = sheet.tree
    used = sum(tree.columnWidth(column) for column in range(4) if not tree.isColumnHidden(column))
    assert used <= tree.viewport().width() + 1
    deepest = tree.rows.name_left(3) + tree.rows._strong.width("Travestirsi")
    assert deepest <= tree.columnWidth(0) + 1
    inside = sheet.side.rect()
    for part in (sheet.side.uses, sheet.side.pa_max, sheet.side.initiative, sheet.side.penalties):
        assert inside.contains(part.geometry())
    for box in sheet.side.penalties.boxes.values():
        assert sheet.side.penalties.rect().contains(box.geometry())
    qapp.removeTranslator(translator)


def test_long_names_are_shortened_and_told(at_sheet: Open, character: XantisCharacter) -> None:
    """In full by tip and to readers; markup is shown, not obeyed."""
    long = ScoreNode(id=NodeId("long"), tier="caratteristica", name="<b>" + "a" * 70)
    hand = at_sheet(replace(character, nodes=(*character.nodes, long)))
    index = hand.sheet.scores.index_of(NodeId("long"))
    assert index.data(Qt.ItemDataRole.ToolTipRole).startswith("<qt>&lt;b&gt;aaa")
    assert long.name in index.data(Qt.ItemDataRole.AccessibleTextRole)
    hand.sheet.grab()


def test_columns_go_below_each_other(at_sheet: Open) -> None:
    """With little room one page scrolls with everything on it, and the row with the focus is in sight."""
    hand = at_sheet(size=(560, 400))
    page = hand.sheet.page
    assert not page.beside
    assert page.play.y() > hand.sheet.tree.geometry().bottom() - 1
    hand.click("forza")
    for _ in range(20):
        hand.key(Qt.Key.Key_Down)
    rect = hand.sheet.tree.row_rect(NodeId("fuoco"))
    place = hand.sheet.tree.viewport().mapTo(page.viewport(), rect.topLeft())
    assert page.viewport().rect().contains(QRect(place, rect.size()).center())
    hand.sheet.resize(896, 640)
    QApplication.processEvents()
    assert page.beside


def test_an_empty_tree(at_sheet: Open, character: XantisCharacter) -> None:
    """One button adds a Caratteristica; then there is a tree."""
    hand = at_sheet(replace(character, nodes=()))
    assert hand.sheet.tree.isHidden()
    hand.sheet.focus_rows()
    assert focused() is hand.sheet.page.nothing.add
    QTest.mouseClick(hand.sheet.page.nothing.add, LEFT)
    assert hand.names() == ["Caratteristica"]
    assert not hand.sheet.tree.isHidden()


def test_read_only(at_sheet: Open, character: XantisCharacter, tmp_path: Path) -> None:
    """It is chosen and explained, never changed."""
    from brp_desktop.storage import new_document

    sheet = replace_read_only(new_document(character))
    hand = at_sheet(sheet=sheet)
    assert hand.document.read_only
    pa = hand.sheet.head.tracks.tracks["pa"]
    assert not pa.less.isEnabled()
    QTest.mouseClick(pa.number, LEFT)
    assert pa.field is None
    assert not hand.sheet.side.penalties.boxes["pme"].stepper.more.isEnabled()
    hand.click("forza")
    assert hand.chosen == [XantisSubject(id="forza")]
    assert hand.document.character == character


def replace_read_only(sheet: SheetDocument) -> SheetDocument:
    """The same sheet, made by a newer version."""
    from msgspec.structs import replace as changed

    return changed(sheet, read_only=True)


def test_the_wheel_changes_nothing_and_ctrl_wheel_is_the_windows(hand: XantisHand) -> None:
    """No value is changed by the wheel."""
    from PySide6.QtCore import QPointF
    from PySide6.QtGui import QWheelEvent

    before = hand.document.character
    for part in (hand.sheet.tree.viewport(), hand.sheet.side.penalties.boxes["pme"].stepper.field):
        for modifier in (NONE, CONTROL):
            place = QPointF(part.rect().center())
            event = QWheelEvent(
                place, part.mapToGlobal(place), QPoint(), QPoint(0, -120), Qt.MouseButton.NoButton, modifier,
                Qt.ScrollPhase.NoScrollPhase, False,
            )  # fmt: skip
            QApplication.sendEvent(part, event)
            if modifier == CONTROL:
                assert not event.isAccepted()
    assert hand.document.character == before


def test_pages_are_remembered(hand: XantisHand) -> None:
    """Scores and notes; a page that is not there is ignored."""
    from brp_desktop.storage.settings import SheetSettings

    sheet = hand.sheet
    heard: list[bool] = []
    sheet.view_changed.connect(lambda: heard.append(True))
    sheet.set_page(1)
    sheet.set_page(7)
    assert sheet.pages.currentWidget() is sheet.notes
    sheet.focus_rows()
    assert focused() is sheet.notes.list
    kept = sheet.remembered(SheetSettings())
    sheet.set_page(0)
    sheet.recall(kept)
    assert (sheet.bar.page, len(heard)) == (1, 3)
    sheet.notes.title.setFocus()
    sheet.notes.title.selectAll()
    hand.type("Passo")
    hand.document.commit_pending()
    assert hand.document.character.notes[0].title == "Passo"


def test_identity_follows(hand: XantisHand) -> None:
    hand.document.perform(SetXantisIdentity("name", ""))
    assert hand.sheet.head.name.text == "Without a name"
    hand.document.perform(SetXantisIdentity("player", ""))
    assert hand.sheet.head.aside.text == "Viandante dei passi"


def test_room_for_the_giro(hand: XantisHand) -> None:
    """A panel stands under both pages, 222 px high; taken away, the pages have the room again."""
    sheet, panel = hand.sheet, QWidget()
    before = sheet.pages.height()
    sheet.set_round_panel(panel)
    QApplication.processEvents()
    assert panel.geometry() == QRect(0, sheet.height() - 222, sheet.width(), 222)
    assert sheet.pages.height() == before - 222
    sheet.set_page(1)
    assert panel.isVisible()
    sheet.set_round_panel(None)
    QApplication.processEvents()
    assert sheet.pages.height() == before
    assert panel.parent() is None


def test_the_names_of_actions_keep_their_room_at_any_width(at_sheet: Open) -> None:
    """One column or two, whatever came before: the table fits its columns to its own width."""
    hand = at_sheet()
    (table,) = hand.sheet.findChildren(UsesTable)
    for width in (1200, 400, 900, 500, 380):
        hand.sheet.resize(width, 700)
        QApplication.processEvents()
        widths = [table.columnWidth(column) for column in range(3) if not table.isColumnHidden(column)]
        assert sum(widths) == table.viewport().width()
        assert widths[0] > 80


def test_what_an_action_costs_is_never_cut(at_sheet: Open) -> None:
    """«instantaneous 0» is longer than its share of a narrow column."""
    hand = at_sheet(size=(704, 500))
    uses = hand.sheet.side.uses
    body, strong = uses.look.style("body"), uses.look.style("strong")
    for use in uses.uses.keys:
        words, space, number = uses.uses.shown(use, UseColumn.COST).rpartition(" ")
        assert body.width(words) + strong.width(space + number) <= uses.columnWidth(UseColumn.COST)


def test_the_numbers_of_penalties_have_one_edge_under_one_another(at_sheet: Open) -> None:
    hand = at_sheet(size=(704, 500))
    for penalty in ("pme", "pr", "pd"):
        hand.document.perform(NamePenalty(penalty, ""))
    boxes = list(hand.sheet.side.penalties.boxes.values())
    first = [box for box in boxes if box.x() == 0]
    assert len(first) > 1
    assert len({box.stepper.x() for box in first}) == 1
