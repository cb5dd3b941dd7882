"""The help speaks of every page that there is, by the name it has on the screen."""

import re
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from brp_desktop.catalogue.help_book import TOPICS, topics
from brp_desktop.catalogue.names import fold
from brp_desktop.controllers.language import LANGUAGES
from brp_desktop.views.gm.gm_panel import PAGES
from tests.stories.conftest import Start


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page_has_its_place_in_the_help(start: Start, sample: Path, nerea: Path, lang: str) -> None:
    """Pages of both sheets, of the game master and of the settings, in bold in the topic where one looks for them."""
    from brp_desktop.views.dialogs.settings_words import PAGES as SETTINGS
    from brp_desktop.views.dialogs.settings_words import page_title

    def bold(topic: str) -> str:
        text = topics(lang)[TOPICS.index(topic)].text
        return fold(" · ".join(re.findall(r"\*\*([^*]+)\*\*", text)))

    player = start(lang=lang)
    for path, topic in ((sample, "pages"), (nerea, "xantis_table")):
        player.open(path)
        QApplication.processEvents()
        assert player.window.sheet is not None
        tabs = player.window.sheet.bar.tabs  # type: ignore[attr-defined]
        names = [tabs.tabText(number).replace("&", "") for number in range(tabs.count())]
        assert len(names) > 1
        assert [name for name in names if fold(name) not in bold(topic)] == []
    player.window.show_tab("gm")
    QApplication.processEvents()
    told = bold("game_master") + bold("xantis_table")
    segments = player.window.gm.panel.segments
    names = [segments.button(page).accessibleName() for page in PAGES]
    assert [name for name in names if fold(name) not in told] == []
    assert [page for page in SETTINGS if fold(page_title(page)) not in bold("settings")] == []
