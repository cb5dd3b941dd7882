"""What changes while the window is open looks as if it had been so from the start: themes, languages, sizes."""

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QModelIndex, QObject, QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget
from sweeps import each_value

from brp_desktop.play.rolling import Subject
from brp_desktop.rules.brp import Difficulty
from tests.stories.conftest import plain

PLACES = ("start page", "skills", "combat", "combat edit", "fight", "notes", "edit", "result")


def go_to(player, sample: Path, place: str) -> None:
    """Show a part of the window."""
    if place == "start page":
        return
    player.open(sample)
    if place == "notes":
        player.window.sheet.bar.go_to("notes")
    elif place.startswith("combat"):
        player.window.set_editing(place.endswith("edit"))
        player.window.sheet.bar.go_to("combat")
    elif place == "fight":
        player.window.sheet.bar.go_to("combat")
        player.window.sheet.other_pages.combat.weapons.strip.strike.click()
    elif place == "edit":
        player.window.set_editing(True)
    elif place == "result":
        player.dice.next_rolls = [7]
        player.click("listen")
        # Both windows share the log, and every throw is another: these pictures may differ.
        player.window.dice_panel.journal.hide()
        player.window.dice_panel.tray.hide()


def picture(player) -> QImage:
    """The window as it is painted now, without a blinking cursor."""
    focus = QApplication.focusWidget()
    if focus is not None:
        focus.clearFocus()
    for _ in range(3):
        QApplication.processEvents()
    return player.window.grab().toImage()


def differing(one: QImage, other: QImage) -> list[QPoint]:
    """Points at which two pictures are not the same, on a grid of 3 px."""
    assert one.size() == other.size()
    points = (QPoint(x, y) for y in range(0, one.height(), 3) for x in range(0, one.width(), 3))
    return [point for point in points if one.pixel(point) != other.pixel(point)]


@pytest.mark.parametrize(
    ("change", "place"), each_value([("paper", "ink"), ("ink", "contrast"), ("contrast", "paper")], PLACES)
)
def test_a_theme_chosen_live_looks_like_one_chosen_before(
    start, sample: Path, change: tuple[str, str], place: str
) -> None:
    """No background, text or frame keeps the colours of the theme before, wherever one stands."""
    before, after = change
    player = start(theme=before)
    go_to(player, sample, place)
    picture(player)
    player.context.appearance.choose_theme(after)
    live = picture(player)
    player.window.history.undo()  # leaves no draft for the second window to speak of
    fresh = start(theme=after)
    go_to(fresh, sample, place)
    wrong = differing(live, picture(fresh))
    # The clock of the log and of the recent files may have gone on.
    assert len(wrong) < 40, (len(wrong), wrong[:20])


class Painted(QObject):
    """Notes which widgets are painted anew by themselves."""

    def __init__(self, *widgets: QWidget) -> None:
        super().__init__()
        self.widgets: set[QObject] = set()
        for widget in widgets:
            widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self.widgets.add(watched)
        return False


def test_every_difficulty_shows_the_chance_of_the_skill_chosen(start, sample: Path) -> None:
    """Another skill, another modifier: each cell is painted anew, also where the difficulty stays the same."""
    player = start()
    player.open(sample)
    rolls, bar = player.context.rolls, player.window.dice_panel.difficulty_bar
    rolls.choose(Subject("skill", "listen"))
    QApplication.processEvents()
    segments = [bar.segment(each) for each in (Difficulty.EASY, Difficulty.NORMAL, Difficulty.DIFFICULT)]
    for act in (lambda: rolls.choose(Subject("skill", "dodge")), lambda: rolls.set_modifier(15)):
        painted = Painted(*segments)
        act()
        QApplication.processEvents()
        assert painted.widgets == set(segments)


def test_the_first_roll_stands_once_in_the_log(start, sample: Path) -> None:
    """Rolled while the log is looked at for the first time, with dice that run: one line, then and later."""
    player = start(motion="full")
    player.open(sample)
    journal = player.window.dice_panel.journal
    player.dice.next_rolls = [7, 8]
    for number in (1, 2):
        player.click("listen")
        journal.begin()
        QApplication.processEvents()
        player.context.rolls.finish()
        for _ in range(3):
            QApplication.processEvents()
        model = journal.view.model()
        while model.canFetchMore(QModelIndex()):
            model.fetchMore(QModelIndex())
        assert model.rowCount() == number


def test_a_result_stands_only_beside_its_own_check(start, sample: Path) -> None:
    """Another skill, difficulty or modifier takes the dice off the felt: what stands there is never of another roll."""
    player = start()
    player.open(sample)
    panel, rolls = player.window.dice_panel, player.context.rolls
    for change in (
        lambda: rolls.choose(Subject("skill", "dodge")),
        lambda: rolls.set_difficulty(Difficulty.DIFFICULT),
        lambda: rolls.set_modifier(15),
    ):
        rolls.choose(Subject("skill", "spot"))
        player.dice.next_rolls = [7]
        player.click("listen")
        assert panel.tray.result.roll == 7
        change()
        assert panel.tray.result is None
        assert panel.card.sentence == ""
        # The felt is not mute: it says what can be rolled now.
        assert panel.tray.accessibleName() == panel.roll_button.accessibleName()
        assert panel.tray.accessibleName().startswith("Roll ")


def test_the_zoom_is_written_in_the_language_chosen_live(start, sample: Path) -> None:
    player = start()
    player.open(sample)
    player.context.language.choose("fr")
    QApplication.processEvents()
    assert player.window.tool_bar.zoom_label.text() == "100\u00a0%"


def test_a_slip_with_own_dice_moves_nothing(start, sample: Path) -> None:
    """The sentence lies over the felt: tray, slip and log stay where they are."""
    player = start()
    player.open(sample)
    panel = player.window.dice_panel
    player.context.rolls.choose(Subject("skill", "listen"))
    QApplication.processEvents()
    parts = (panel.tray, panel.card, panel.bar, panel.journal)
    before = [part.geometry() for part in parts]
    panel.own_dice.edit.setFocus()
    player.type("999")
    player.press(Qt.Key.Key_Return)
    assert panel.own_dice_error.isVisible()
    assert [part.geometry() for part in parts] == before


def test_the_dock_is_as_wide_as_before_after_a_small_window(start, sample: Path) -> None:
    player = start()
    player.open(sample)
    QApplication.processEvents()
    before = player.window.dock.width()
    for size in ((1024, 600), (1280, 800)):
        player.window.resize(*size)
        for _ in range(3):
            QApplication.processEvents()
    assert player.window.dock.width() == before


def test_the_dice_are_as_wide_as_they_were_although_the_game_master_was_in_front_last(start, sample: Path) -> None:
    player = start()
    player.open(sample)
    QApplication.processEvents()
    before = player.window.dock.width()
    player.window.show_tab("gm")
    QApplication.processEvents()
    assert player.window.dock.width() > before + 100
    player.window.room.remember()
    player.window.show_tab("dice")
    QApplication.processEvents()
    player.window.hide()
    player.window.room.restore_dock()
    player.window.show()
    for _ in range(3):
        QApplication.processEvents()
    assert player.window.dock.tab == "dice"
    assert player.window.dock.width() == before


def test_recent_files_of_one_name_can_be_told_apart(start, sample: Path) -> None:
    """Two copies of a character: file and folder stand behind the name, the whole path in the tool tip."""
    player = start()
    folder = sample.parent / "campaign"
    folder.mkdir()
    copy = folder / "adele.rpgsheet"
    copy.write_bytes(sample.read_bytes())
    player.open(sample)
    player.open(copy)
    menu = player.window.actions_.menu("recent")
    menu.aboutToShow.emit()
    texts = [action.text() for action in menu.actions()]
    assert texts[0] == "Adèle Fournier — adele.rpgsheet, campaign"
    assert len(set(texts)) == len(texts) == 2
    assert menu.actions()[0].toolTip() == str(copy)


def test_quick_find_offers_only_what_works(start, sample: Path) -> None:
    """In edit mode nothing is rolled, so no key for it is named."""
    player = start()
    player.open(sample)
    for editing in (False, True):
        player.window.set_editing(editing)
        player.window.commands.find()
        find = player.window.commands._quick_find
        assert any("Alt E" in keys for keys, _ in find._foot.keys) is not editing
        find.close()


@pytest.mark.parametrize("text", ["", "l", "spot", "xyz"])
def test_quick_find_has_a_frame_all_round(start, sample: Path, text: str) -> None:
    """However few are found, the keys at its foot leave the lower edge free."""
    player = start()
    player.open(sample)
    player.window.commands.find_text(text)
    QApplication.processEvents()
    find = player.window.commands._quick_find
    picture = find.grab().toImage()
    middle, right, bottom = picture.width() // 2, picture.width() - 1, picture.height() - 1
    edges = {picture.pixelColor(x, y).name() for x, y in ((0, 20), (right, 20), (middle, bottom))}
    assert len(edges) == 1
    assert find._foot.geometry().bottom() < bottom
    find.close()


def test_the_felt_of_a_chosen_skill_says_what_can_be_rolled_in_another_language(start, sample: Path) -> None:
    """The tray invites to choose a skill only where none is chosen; else to roll it, in the language in force."""
    player = start()
    player.open(sample)
    panel = player.window.dice_panel
    assert panel.tray.accessibleName() == "Choose a skill."
    player.context.rolls.choose(Subject("skill", "listen"))
    assert plain(panel.tray.accessibleName()) == "Roll Listen, 45%"
    before = panel.tray.grab().toImage()
    player.context.language.choose("fr")
    QApplication.processEvents()
    assert plain(panel.tray.accessibleName()) == "Lancer Écoute, 45 %"
    assert panel.tray.grab().toImage() != before
