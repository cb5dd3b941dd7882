"""Words and signs have room: menus, dialogs, foot of the quick find, recent files, strip of characteristics."""

import itertools
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QImage, QPainter
from PySide6.QtWidgets import QApplication, QWidget
from sweeps import each_pair

from brp_desktop.controllers.interaction import UnsavedChoice
from brp_desktop.controllers.language import LANGUAGES
from brp_desktop.play.rolling import Subject
from brp_desktop.sheet.edits import SetIdentity
from brp_desktop.storage.settings import RecentFile
from brp_desktop.views.labels import page_label
from brp_desktop.views.painted import RING
from tests.support.words_in_sight import painted


def darkest_column(image: QImage, rows: range) -> int:
    """The first column from the left, past the frame, that differs from the ground."""
    ground = image.pixel(3, rows.start)
    return next(x for x in range(3, image.width()) if any(image.pixel(x, y) != ground for y in rows))


def test_check_marks_stand_off_the_edge(start, sample: Path) -> None:
    """The mark of a chosen entry begins at least 6 px from the left edge of its menu."""
    player = start(sample)
    menu = player.window.actions_.menu("theme")
    menu.popup(player.window.mapToGlobal(QRect(0, 0, 300, 300).center()))
    QApplication.processEvents()
    chosen = next(action for action in menu.actions() if action.isChecked())
    line = menu.actionGeometry(chosen)
    image = menu.grab().toImage()
    menu.hide()
    assert darkest_column(image, range(line.top() + 4, line.bottom() - 4)) >= 6


@pytest.mark.parametrize("theme", ["paper", "ink", "contrast"])
def test_a_short_question_has_no_empty_band(start, sample: Path, theme: str) -> None:
    """Between the last line and the buttons there is room for less than two lines."""
    from brp_desktop.views.dialogs.choice import ChoiceDialog

    player = start(theme=theme)
    dialog = ChoiceDialog(player.window.theme, "Save?", "There are changes.", ((1, "&Save", "primary"),), player.window)
    dialog.show()
    QApplication.processEvents()
    content: QWidget = dialog.content
    line = next(child for child in content.children() if isinstance(child, QWidget))
    below = dialog.buttons.geometry().top() - line.mapTo(dialog, line.rect().bottomLeft()).y()
    assert 8 <= below <= 30
    assert line.mapTo(dialog, line.rect().topLeft()).y() >= dialog.heading.geometry().bottom() + 4
    dialog.close()
    dialog.deleteLater()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_foot_of_quick_find_fits(start, sample: Path, lang: str) -> None:
    """Its last word ends before the edge in every language."""
    player = start(sample, lang=lang)
    player.window.actions_["find"].trigger()
    QApplication.processEvents()
    foot = player.window.commands._quick_find._foot
    gaps = foot.gap() * (len(foot.keys) - 1)
    assert len(foot.keys) == 3
    assert 14 + foot.words_width() + gaps <= foot.width() - 10
    player.window.commands._quick_find.close()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_missing_file_is_told_in_full(start, sample: Path, lang: str) -> None:
    """At 1024 × 600 the sentence about a missing file is not shortened."""
    player = start(sample, lang=lang, size=(1024, 600))
    player.context.files.close(player.document)
    sample.unlink()
    player.window._start_page.refresh()
    QApplication.processEvents()
    recent = player.window._start_page.recent
    assert recent.sizeHintForRow(0) == 56, "in one line"
    assert recent.itemDelegate()._missing_words() in painted(recent)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_of_rolls_are_not_cut(start, sample: Path, lang: str) -> None:
    """At 1280 × 800 every roll of the strip is named without «…», off the line of its cell; the font stays."""
    from brp_desktop.views.brp import characteristic_painter

    drawn: list[str] = []
    ends: list[float] = []

    class Recorder(QPainter):
        def drawText(self, *arguments: object) -> object:  # noqa: N802
            drawn.append(str(arguments[-1]))
            ends.append(QRect(arguments[0]).left() + QFontMetricsF(self.font()).horizontalAdvance(drawn[-1]))
            return super().drawText(*arguments)

    player = start(sample, lang=lang)
    cells = player.window.sheet.strip.cells
    look = player.window.sheet.look
    before = look.font("small").pixelSize()
    model = cells.model()
    picture = QImage(400, 100, QImage.Format.Format_ARGB32)
    with Recorder(picture) as painter:
        for row in range(model.rowCount()):
            cell = cells.visualRect(model.index(row, 0))
            below = QRect(8, 0, cell.width() - 9, 18)
            characteristic_painter.paint_roll(painter, below, look, model.characteristic_row(model.key(row)))
            assert ends[-1] <= cell.width() - 1 - characteristic_painter.RIGHT_MARGIN, drawn[-2:]
    assert len(drawn) > 7
    assert not [words for words in drawn if "…" in words]
    assert look.font("small").pixelSize() == before


@pytest.mark.parametrize("zoom", [50, 100, 200, 300])
@pytest.mark.parametrize("editing", [False, True])
def test_nothing_of_a_sheet_lies_on_something_else(start, sample: Path, zoom: int, editing: bool) -> None:
    """Head, characteristics, tabs and page one below the other at every zoom, in both modes, in a small window too."""
    for size in ((1280, 800), (1024, 600)):
        player = start(sample, size=size)
        sheet = player.window.sheet
        sheet.set_zoom(zoom / 100)
        player.window.set_editing(editing)
        QApplication.processEvents()
        parts = [part for part in (sheet.head, sheet.strip, sheet.bar, sheet.pages) if part.parent() is sheet]
        for upper, lower in itertools.pairwise(parts):
            assert upper.geometry().bottom() < lower.geometry().top(), (size, upper, lower)
        assert sheet.pages.height() >= 60
        assert (player.window.width(), player.window.height()) == size
        player.window.hide()


@pytest.mark.parametrize(
    ("lang", "size", "tab"),
    each_pair(LANGUAGES, [(1280, 800), (1024, 600)], ["dice", "gm"]),
)
def test_order_and_filter_are_there_however_narrow(start, sample: Path, lang: str, size, tab: str) -> None:
    """Order at least as a sign, «Trained only» there or in its menu; the filter comes when its key is pressed."""
    player = start(sample, lang=lang, size=size)
    player.window.show_tab(tab)
    QApplication.processEvents()
    bar = player.window.sheet.bar
    assert bar.order.isVisible()
    assert not bar.tabs.usesScrollButtons()
    assert bar.order.geometry().left() >= bar.tabs.geometry().right()
    assert [action for action in bar.order_menu().actions() if action.text() == page_label("trained_only")]
    player.window.focus_sheet()
    player.press(Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    QApplication.processEvents()
    assert bar.filter.isVisible()
    assert bar.filter.hasFocus()
    player.type("es")
    assert bar.filter.text() == "es"
    assert bar.rect().contains(bar.filter.geometry())


def test_adding_a_speciality_uses_the_row(start, sample: Path) -> None:
    """Edit mode: «Missile weapon, another speciality» may go on under the columns of numbers."""
    player = start(sample)
    player.window.set_editing(True)
    QApplication.processEvents()
    view = player.window.sheet.edit_view
    rows = next(iter(view.tables)).rows
    shown: list[tuple[str, int]] = []
    elided = type(rows._small).elided

    def record(style: object, text: str, room: float) -> str:
        found = elided(style, text, room)
        shown.append((found, round(room)))
        return found

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(type(rows._small), "elided", record)
        view.grab()
    assert any("another speciality" in text for text, _ in shown)
    assert not [text for text, _ in shown if "another" in text and "…" in text]


def begun(start, sample: Path, lang: str, tab: str):  # type: ignore[no-untyped-def]  # what ``start`` gives
    """The start page at 1024 × 600 with unsaved work, a file that is there and one that is not; the zoom was 200%."""
    player = start(sample, lang=lang, size=(1024, 600))
    window = player.window
    if tab == "gm":
        window.show_tab("gm")
    window.zoom.set_percent(200)
    player.document.perform(SetIdentity("place", "Rennes"))
    player.context.drafts.write_now()
    (kept,) = player.context.places.drafts.glob("*.draft")
    draft = kept.read_bytes()
    player.answers.unsaved = UnsavedChoice.DISCARD
    lost = sample.with_name("lost.rpgsheet")
    lost.write_bytes(sample.read_bytes())
    player.open(lost)
    for document in player.context.files.documents:
        player.context.files.close(document)
    lost.unlink()
    kept.write_bytes(draft)
    window._start_page.refresh()
    QApplication.processEvents()
    assert not window._start_page.recovery.isHidden()
    assert window._start_page.recent.files.rowCount() == 2
    return player


@pytest.mark.parametrize("tab", ["dice", "gm"])
@pytest.mark.parametrize("lang", [*LANGUAGES, "pseudo"])
def test_the_start_page_is_told_in_full(start, sample: Path, lang: str, tab: str, request) -> None:
    """Every sentence fits or wraps at 1024 × 600, beside the game master's tab too, and no part lies on another; what
    is below is scrolled to by Tab.
    """
    if lang == "pseudo":
        lang = request.getfixturevalue("pseudo")
    player = begun(start, sample, lang, tab)
    page = player.window._start_page
    assert player.window.size() == QSize(1024, 600)
    words = painted(page._ground)
    find = page.recent.itemDelegate().tr("Find…")
    assert not [text for text in words if text.endswith("…") and text != find]
    told = " ".join(" ".join(words).split())
    sentences = [part.aside for part in page._rows] + [card.explanation for card in page._cards]
    sentences += [page.recovery._title, page.recovery._text, page.foot.text()]
    sentences += [page.recent.itemDelegate()._missing_words()]
    assert not [sentence for sentence in sentences if " ".join(sentence.split()) not in told]
    small = QFontMetricsF(player.window.theme.font("small")).height()
    for row in page._rows:
        lines = [text for text in painted(row) if text != row.key_cap]
        assert len(lines) * small <= row.height() - 2 * RING, lines
    for card in page._cards:
        assert 52 + (len(painted(card)) - 1) * small <= card.height() - 2 * RING
    buttons = {button.text() for button in page.recovery._buttons}
    lines = [text for text in painted(page.recovery) if text not in buttons]
    below = page.recovery.resume_button.y() > page.recovery.height() / 2
    assert len(lines) * small + (28 if below else 0) <= page.recovery.height() - 12
    lines = [text for text in painted(page.recent) if text in page.recent.itemDelegate()._missing_words()]
    heights = [page.recent.sizeHintForRow(row) for row in range(2)]
    assert 28 + len(lines) * small <= max(heights)
    assert page.recent.height() >= sum(heights)
    assert page.foot.height() >= page.foot.heightForWidth(page.foot.width())
    parts = (page.title, *page._cards, *page._rows, page.recovery, page.recent_title, page.recent, page.foot)
    for one, other in itertools.combinations(parts, 2):
        shared = one.geometry().adjusted(RING, RING, -RING, -RING) & other.geometry().adjusted(RING, RING, -RING, -RING)
        assert shared.isEmpty(), (one, other)
    assert all(page._ground.rect().contains(part.geometry()) for part in parts)
    if tab == "dice" and lang in LANGUAGES:
        assert page._ground.height() == page.viewport().height(), "nothing is out of sight"
    page.new_card.setFocus(Qt.FocusReason.TabFocusReason)
    passed: list[QWidget] = []
    while page.isAncestorOf(focused := QApplication.focusWidget()) and focused not in passed:
        passed.append(focused)
        seen = QRect(focused.mapTo(page.viewport(), focused.rect().topLeft()), focused.size())
        if focused is page.recent:
            seen = QRect(page.recent.viewport().mapTo(page.viewport(), QPoint()), QSize(1, 56))
        assert page.viewport().rect().contains(seen.adjusted(RING, RING, -RING, -RING)), focused
        player.press(Qt.Key.Key_Tab)
    assert {page.table_row, page.recent, page.recovery.more_button} <= set(passed)


def test_the_file_in_front_is_in_sight_however_many_there_are(start, tmp_path: Path) -> None:
    """Beside the game master's tab the page scrolls to it; alone the list does."""
    player = start(size=(1024, 600))
    for number in range(14):
        path = tmp_path / f"{number}.rpgsheet"
        path.write_bytes(b"")
        player.context.files.add_recent(RecentFile(str(path), f"Person {number}"))
    for tab in ("dice", "gm"):
        player.window.show_tab(tab)
        page = player.window._start_page
        page.refresh()
        QApplication.processEvents()
        page.recent.setFocus(Qt.FocusReason.TabFocusReason)
        page.recent.setCurrentIndex(page.recent.files.index(0))
        for key in (*[Qt.Key.Key_Down] * 9, *[Qt.Key.Key_Up] * 9):
            player.press(key)
            row = page.recent.visualRect(page.recent.currentIndex())
            place = page.recent.viewport().mapTo(page.viewport(), row.topLeft())
            assert page.viewport().rect().contains(QRect(place, row.size())), page.recent.currentIndex().row()
            assert page.recent.viewport().rect().contains(row)
        assert page.recent.currentIndex().row() == 0


def overlaps(parts: list[QWidget]) -> list[str]:
    """Pairs of shown widgets of which one lies over the other, and those that reach out of their panel."""
    shown = [part for part in parts if not part.isHidden()]
    bodies = [
        part.body().toRect().translated(part.pos()) if hasattr(part, "body") else part.geometry() for part in shown
    ]
    found = [
        f"{type(a).__name__} {one} over {type(b).__name__} {other}"
        for (a, one), (b, other) in itertools.combinations(zip(shown, bodies, strict=True), 2)
        if one.intersects(other)
    ]
    inside = QRect(0, 0, shown[0].parentWidget().width(), shown[0].parentWidget().height())
    return found + [type(part).__name__ for part, body in zip(shown, bodies, strict=True) if not inside.contains(body)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("percent", [100, 200])
def test_rows_of_the_dice_panel_never_lie_over_each_other(start, sample: Path, lang: str, percent: int) -> None:
    """At every width and height that the window allows; words of buttons are whole, a caption is whole or away."""
    player = start(sample, lang=lang)
    window = player.window
    window.zoom.set_percent(percent)
    player.dice.next_rolls = [81]
    window.rolls.choose(Subject("skill", "listen"))
    window.rolls.roll()
    panel = window.dice_panel
    rows = [
        [panel.modifier_label, panel.modifier, panel.at_stake],
        [panel.roll_button, panel.own_dice],
        [panel.difficulty_bar],
    ]
    wrong = []
    for width in (*range(760, 1100, 48), 1280, 1920):
        for height in (560, 900):
            window.resize(width, height)
            window.show_tab("dice")
            QApplication.processEvents()
            where = f"{width}x{height}: "
            for row in rows:
                wrong += [where + each for each in overlaps(row)]
            if (
                not panel.modifier_label.isHidden()
                and panel.modifier_label.width() < panel.modifier_label.sizeHint().width()
            ):
                wrong.append(where + "caption")
            if panel.at_stake.width() < panel.at_stake.sizeHint().width():
                wrong.append(where + "at stake")
            for words in (panel.roll_button.text(), panel.at_stake.text()):
                if words not in painted(panel):
                    wrong.append(where + words)
            assert panel.modifier.edit.width() >= 24, where
    assert wrong == [], "\n".join(wrong)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rows_of_the_xantis_panel_never_lie_over_each_other(start, nerea: Path, lang: str) -> None:
    """The same for a test of Xantis."""
    player = start(nerea, lang=lang)
    window = player.window
    window.focus_sheet()
    player.dice.next_faces = [3, 4]
    player.press(Qt.Key.Key_Return)
    panel = window.dice_panel
    row = panel.row
    wrong = []
    for width in (*range(760, 1100, 48), 1280, 1920):
        for height in (560, 900):
            window.resize(width, height)
            window.show_tab("dice")
            QApplication.processEvents()
            where = f"{width}x{height}: "
            wrong += [where + each for each in overlaps([row.roll_button, row.zero_button, row.own])]
            wrong += [where + each for each in overlaps([panel.head, panel.circumstances, panel.vdr_line])]
            assert panel.vdr_line.geometry().bottom() < row.y() + RING
    assert wrong == [], "\n".join(wrong)
