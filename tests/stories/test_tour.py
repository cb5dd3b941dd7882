"""The tour and the news: seen once, by mouse and keyboard, in the way of nothing."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from sweeps import each_pair
from words_in_sight import cut

from brp_desktop import __version__
from brp_desktop.catalogue import help_book
from brp_desktop.catalogue.resources import resource_path
from brp_desktop.storage.settings import Settings
from brp_desktop.views import greeting, tour
from brp_desktop.views.greeting import Greeting
from brp_desktop.views.tour import Tour, card_place
from tests.stories.conftest import Player, Start

pytestmark = pytest.mark.gui

LEFT = Qt.MouseButton.LeftButton


def shown(player: Player) -> Tour | None:
    """The tour, if there is one."""
    QApplication.processEvents()
    return next((each for each in player.window.findChildren(Tour) if each.isVisible()), None)


def begun(player: Player) -> Tour:
    """The tour from the Help menu."""
    player.window.actions_["tour"].trigger()
    found = shown(player)
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("lang", "theme", "size", "file"),
    each_pair(
        ["en", "fr", "it", "pseudo"],
        ["paper", "ink", "contrast"],
        [(1024, 600), (1280, 800)],
        ["adele-fournier", "nerea-valdombra"],
    ),
)
def test_every_step_is_seen_whole_beside_what_it_means(
    start: Start, request: pytest.FixtureRequest, lang: str, theme: str, size: tuple[int, int], file: str
) -> None:
    """Five steps by mouse: the card lies inside the window, over nothing that it speaks of, and no word is cut."""
    if lang == "pseudo":
        request.getfixturevalue("pseudo")
    player = start(lang=lang, theme=theme, size=size)
    player.context.files.open_sample(resource_path("samples", f"{file}.rpgsheet"))
    card = begun(player)
    seen = []
    for number in range(5):
        QApplication.processEvents()
        assert card.step == number
        seen.append(card.title.text())
        assert player.window.rect().contains(card.geometry())
        assert card.ring.isVisible()
        assert card.ring.width() > 30
        assert not card.ring.geometry().adjusted(4, 4, -4, -4).intersects(card.geometry())
        assert list(cut(card)) == []
        QTest.mouseClick(card.next, LEFT)
    assert len(set(seen)) == 5
    assert shown(player) is None


def test_each_game_is_told_what_a_click_does_in_it(start: Start, sample: Path, nerea: Path) -> None:
    """A skill is rolled at once; a score of Xantis is chosen, because its circumstances come first."""
    player = start(sample)
    card = begun(player)
    assert card.title.text() == "A click rolls"
    card.close()
    player.open(nerea)
    card = begun(player)
    assert card.title.text() == "A click chooses"
    assert "Then Space rolls." in card.text.text()
    card.close()
    assert player.window.tool_bar.play_half.toolTip() == "Dice can be rolled (Ctrl+E)", "true of both"


def test_it_goes_by_keyboard_and_is_read(start: Start, sample: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Enter goes on, Shift+Tab and Enter go back, Escape skips; each step is told once, and the focus is never lost."""
    told: list[str] = []
    monkeypatch.setattr(tour, "announce", lambda widget, words: told.append(words))
    player = start()
    player.open(sample)
    card = begun(player)
    assert QApplication.focusWidget() is card.next
    player.press(Qt.Key.Key_Return)
    assert card.step == 1
    assert told[-1] == card.next.accessibleDescription() == card.accessibleName()
    assert told[-1].startswith("Tour: 2 of 5. Before the roll. ")
    player.press(Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    assert QApplication.focusWidget() is card.back
    player.press(Qt.Key.Key_Return)
    assert card.step == 0
    assert QApplication.focusWidget() is card.next, "«Back» is no longer to be had"
    assert len(told) == 3
    player.press(Qt.Key.Key_Escape)
    assert shown(player) is None
    focus = QApplication.focusWidget()
    assert focus is not None
    assert player.window.sheet is not None
    assert player.window.sheet.isAncestorOf(focus)


@pytest.mark.parametrize("size", [(1280, 800), (1024, 600), (1920, 1080)])
@pytest.mark.parametrize("lang", ["en", "fr", "it"])
def test_next_stays_under_the_mouse(start: Start, sample: Path, size: tuple[int, int], lang: str) -> None:
    """A click at one place goes through all steps: nobody ends the tour by clicking where «Next» has been."""
    player = start(lang=lang, size=size)
    player.open(sample)
    card = begun(player)
    place = card.next.mapTo(player.window, card.next.rect().center())
    for step in range(5):
        assert card.step == step
        assert card.next.rect().contains(card.next.mapFrom(player.window, place)), step
        assert not card.ring.geometry().adjusted(4, 4, -4, -4).intersects(card.geometry())
        QTest.mouseClick(card.next, LEFT)
    assert shown(player) is None
    assert player.window.status_bar.message.text() == "", "to its end"


@pytest.mark.parametrize("how", ["click", "escape", "skip"])
def test_who_ends_it_early_is_told_how_to_see_it_again(start: Start, sample: Path, how: str) -> None:
    player = start()
    player.open(sample)
    card = begun(player)
    window = player.window.windowHandle()
    assert window is not None
    if how == "click":
        QTest.mouseClick(window, LEFT, Qt.KeyboardModifier.NoModifier, QPoint(3, player.window.height() - 3))
    elif how == "escape":
        player.press(Qt.Key.Key_Escape)
    else:
        QTest.mouseClick(card.skip, LEFT)
    assert shown(player) is None
    assert player.window.status_bar.message.text() == "The tour is over. Help › Tour shows it again."
    player.context.language.choose("fr")
    QApplication.processEvents()
    assert "Aide" in player.window.status_bar.message.text()


def test_a_click_elsewhere_ends_it_and_counts(start: Start, sample: Path) -> None:
    """It blocks nothing: the click that ends it rolls."""
    player = start()
    player.open(sample)
    begun(player)
    player.dice.next_rolls = [7]
    widget, point = player.target("spot", "name")
    window = player.window.windowHandle()
    assert window is not None
    QTest.mouseClick(window, LEFT, Qt.KeyboardModifier.NoModifier, widget.mapTo(player.window, point))
    assert shown(player) is None
    assert len(player.entries()) == 1


def test_escape_ends_it_wherever_the_focus_is(start: Start, sample: Path) -> None:
    player = start()
    player.open(sample)
    begun(player)
    player.window.focus_sheet()
    window = player.window.windowHandle()
    assert window is not None
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert shown(player) is None


def test_another_language_or_theme_or_size_takes_it_along(start: Start, sample: Path) -> None:
    player = start()
    player.open(sample)
    card = begun(player)
    player.context.language.choose("it")
    player.context.appearance.choose_theme("ink")
    player.window.resize(1024, 600)
    QApplication.processEvents()
    assert card.title.text() == "Un clic tira i dadi"
    assert player.window.rect().contains(card.geometry())
    card.end()


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
def test_its_letters_are_not_those_of_the_menus(start: Start, sample: Path, lang: str) -> None:
    """Alt and a letter goes to one thing only, on the first step and on the last."""
    player = start(lang=lang)
    player.open(sample)
    card = begun(player)
    menus = [action.text() for action in player.window.menuBar().actions()]
    for _ in range(2):
        texts = [*menus, card.skip.text(), card.back.text(), card.next.text()]
        letters = [text[text.index("&") + 1].lower() for text in texts]
        assert len(set(letters)) == len(letters), texts
        for _ in range(4 - card.step):
            QTest.mouseClick(card.next, LEFT)
    card.end()


def test_dice_in_a_window_of_their_own_are_told_without_a_frame(start: Start, sample: Path) -> None:
    player = start()
    player.open(sample)
    player.window.dock.setFloating(True)
    player.window.dock.move(3000, 3000)
    QApplication.processEvents()
    card = begun(player)
    assert card.ring.isVisible()
    QTest.mouseClick(card.next, LEFT)
    assert not card.ring.isVisible()
    assert player.window.rect().contains(card.geometry())
    for _ in range(2):
        QTest.mouseClick(card.next, LEFT)
    assert card.ring.isVisible(), "the padlock is in the window again"
    card.end()


def test_without_a_sheet_it_opens_a_sample_and_leaves_edit_mode(start: Start) -> None:
    player = start(lang="it")
    card = begun(player)
    assert player.document.character.name == "Ginevra Malaspina"
    card.end()
    player.window.set_editing(True)
    again = begun(player)
    assert not player.window.editing
    again.end()


def test_a_newcomer_sees_it_once_on_the_first_sheet(start: Start, sample: Path) -> None:
    """Not on the start page, not while a new sheet is made; with the first sheet to play, and never again."""
    player = start()
    Greeting(player.window)
    assert shown(player) is None
    assert player.context.settings.tour == "waiting"
    assert player.window.status_bar.message.text() == "", "nothing is new to a newcomer"
    player.open(sample)
    card = shown(player)
    assert card is not None
    assert player.context.settings.tour == "seen"
    card.end()
    player.context.settings.save()
    assert Settings(player.context.settings.path).tour == "seen"
    Greeting(player.window)
    assert shown(player) is None


def test_an_upgrade_is_told_in_one_line_once(start: Start, sample: Path) -> None:
    """Whoever had the program before sees no tour, and the line only with the first start of a version."""
    player = start()
    player.window.room.remember()
    player.context.settings.news_seen = "0.0.9"
    player.open(sample)
    Greeting(player.window)
    assert shown(player) is None
    said = player.window.status_bar.message.text()
    assert __version__ in said
    assert "What’s new" in said
    player.window.status_bar.say("")
    Greeting(player.window)
    assert player.window.status_bar.message.text() == ""


def test_damaged_settings_greet_nobody(start: Start, sample: Path, home: Path) -> None:
    """Whoever has lost settings is no newcomer."""
    path = Settings(home / "config" / "settings.toml").path
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("theme = [", encoding="utf-8")
    player = start()
    assert player.context.settings.path == path
    assert player.context.settings.notices
    Greeting(player.window)
    player.open(sample)
    assert shown(player) is None
    assert player.context.settings.tour == "unknown"


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
def test_the_news_begin_with_this_version(start: Start, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The version is that of the program in every language, and there are as many points to read."""
    news = help_book.news(lang)
    assert [each.title for each in news] == [each.title for each in help_book.news("en")]
    assert news[0].title == __version__
    assert [each.text.count("\n- ") for each in news] == [each.text.count("\n- ") for each in help_book.news("en")]
    from brp_desktop.views.dialogs.news import NewsDialog

    opened: list[NewsDialog] = []

    def show(dialog: NewsDialog) -> None:
        opened.append(dialog)

    monkeypatch.setattr(NewsDialog, "exec", show)
    player = start(lang=lang)
    player.window.actions_["news"].trigger()
    assert opened[0].text.toPlainText().startswith(__version__)
    assert "**" not in opened[0].text.toPlainText()
    opened[0].deleteLater()


@pytest.mark.parametrize(
    "meant", [QRect(0, 0, 200, 30), QRect(900, 80, 124, 500), QRect(0, 80, 400, 500), QRect(300, 560, 200, 30)]
)
def test_the_card_goes_where_there_is_room(meant: QRect) -> None:
    room, card = QRect(0, 0, 1024, 600), QRect(0, 0, 336, 150)
    placed = QRect(card_place(room, meant, card), card.size())
    assert room.contains(placed)
    assert not placed.intersects(meant)
    assert placed.topLeft() != QPoint(0, 0)


def test_every_language_has_its_sample() -> None:
    from brp_desktop.controllers.language import LANGUAGES

    assert set(greeting.SAMPLES) == set(LANGUAGES)
    assert all(resource_path("samples", f"{name}.rpgsheet").is_file() for name in greeting.SAMPLES.values())
