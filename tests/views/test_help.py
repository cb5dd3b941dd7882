"""The help window: typing finds, the arrows choose, nothing is loaded and nothing of a name is obeyed."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from brp_desktop.catalogue.help_book import TOPICS, topics
from brp_desktop.painting.theme import load_theme
from brp_desktop.views.dialogs import help as help_module
from brp_desktop.views.dialogs.help import HelpDialog


@pytest.fixture
def dialog(qtbot: QtBot) -> HelpDialog:
    """The help in French."""
    made = HelpDialog(load_theme("paper"), "fr", None)
    qtbot.addWidget(made)
    made.show()
    return made


def test_the_first_topic_is_there_at_once(dialog: HelpDialog) -> None:
    assert dialog.list.count() == len(topics("fr"))
    assert dialog.text.toPlainText().startswith(topics("fr")[0].title)
    assert dialog.text.accessibleName() == topics("fr")[0].title
    assert "**" not in dialog.text.toPlainText()


def test_typing_finds_and_the_arrows_choose(dialog: HelpDialog, qtbot: QtBot) -> None:
    qtbot.keyClicks(dialog.edit, "reussite")
    assert 0 < dialog.list.count() < len(topics("fr"))
    qtbot.keyClick(dialog.edit, Qt.Key.Key_Down)
    assert dialog.list.currentRow() == 1
    assert dialog.text.toPlainText().startswith(dialog.list.item(1).text())


def test_nothing_found_is_said(dialog: HelpDialog, qtbot: QtBot) -> None:
    qtbot.keyClicks(dialog.edit, "zzz")
    assert dialog.none.isVisible()
    assert not dialog.text.isVisible()
    dialog.edit.clear()
    assert not dialog.none.isVisible()
    assert dialog.text.isVisible()


def test_nothing_is_loaded(dialog: HelpDialog) -> None:
    assert dialog.text.loadResource(2, QUrl("file:///etc/hostname")) is None


def test_escape_closes(dialog: HelpDialog, qtbot: QtBot) -> None:
    qtbot.keyClick(dialog.edit, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_a_version_has_the_figures_of_other_numbers(qtbot: QtBot) -> None:
    """Headings are set in letters whose figures hang below the line."""
    from brp_desktop.catalogue.help_book import news
    from brp_desktop.views.dialogs.news import NewsDialog

    theme = load_theme("paper")
    dialog = NewsDialog(theme, "en", None)
    qtbot.addWidget(dialog)
    first = dialog.text.document().firstBlock()
    assert first.text() == news("en")[0].title
    assert first.text()[0].isdigit()
    assert first.begin().fragment().charFormat().font().families()[0] == theme.font("value").family()
    assert theme.font("heading").family() != theme.font("value").family()


def test_the_key_of_the_help_opens_the_topic_of_a_dialog(qtbot: QtBot) -> None:
    """Also while the dialog waits for an answer and the window under it hears no key."""
    from brp_desktop.views.dialogs.keyboard import KeyboardSheet
    from brp_desktop.views.dialogs.news import NewsDialog

    news = NewsDialog(load_theme("ink"), "en", None)
    qtbot.addWidget(news)
    news.show()
    qtbot.keyClick(news, Qt.Key.Key_F1, Qt.KeyboardModifier.ControlModifier)
    opened = news.findChild(HelpDialog)
    assert opened is not None
    assert opened.text.accessibleName() == "First steps", "a dialog without a topic of its own"
    opened.close()
    assert KeyboardSheet.__name__ in help_module.TOPIC_OF


def test_topics_belong_to_dialogs_that_are_there(project_root: Path) -> None:
    sources = "\n".join(path.read_text(encoding="utf-8") for path in (project_root / "brp_desktop").rglob("*.py"))
    classes = set(re.findall(r"^class (\w+)\((?:PlainDialog|SearchedRows|QDialog)\)", sources, re.MULTILINE))
    assert set(help_module.TOPIC_OF) <= classes
    assert set(help_module.TOPIC_OF.values()) <= set(TOPICS)
    # What needs no topic: questions and texts that say all there is to say.
    plain = {"PlainDialog", "ChoiceDialog", "AboutDialog", "NoticesDialog", "NewsDialog", "HelpDialog", "TextDialog"}
    plain |= {"SearchedRows", "InitiativeDialog", "StatBlockDialog", "SkillDialog", "ImportSettings", "ReferenceWindow"}
    assert classes - plain <= set(help_module.TOPIC_OF)


def test_the_notices_are_found_through_and_copied(qtbot: QtBot) -> None:
    """Scroll, search from the field, copy: the same words again lead to the next place, and round."""
    from brp_desktop.views.dialogs.about import AboutDialog, NoticesDialog

    dialog = NoticesDialog(load_theme("paper"), None)
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog.text.verticalScrollBar().maximum() > 0
    qtbot.keyClicks(dialog.field.edit, "lesser")
    first = dialog.text.textCursor().position()
    assert dialog.text.textCursor().selectedText().lower() == "lesser"
    qtbot.keyClick(dialog.field.edit, Qt.Key.Key_Return)
    assert dialog.text.textCursor().position() == first, "it occurs once"
    dialog.field.edit.setText("copyright")
    places = set()
    for _ in range(3):
        places.add(dialog.text.textCursor().position())
        qtbot.keyClick(dialog.field.edit, Qt.Key.Key_Return)
    assert len(places) == 3
    dialog.text.copy()
    assert QApplication.clipboard().text().lower() == "copyright"
    about = AboutDialog(load_theme("paper"), None)
    qtbot.addWidget(about)
    said = " ".join(label.text() for label in about.findChildren(QLabel))
    assert "not affiliated with, endorsed, sponsored or approved by Chaosium Inc." in said
    assert "ORC License" in said
