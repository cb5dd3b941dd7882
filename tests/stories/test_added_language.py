"""A language that somebody added: it is found and chosen, leaves no English behind, and its long words have room."""

import functools
import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from words_in_sight import cut, painted, said

from brp_desktop.catalogue import resources
from brp_desktop.catalogue.names import SAID
from brp_desktop.controllers import language
from brp_desktop.views import labels
from tests.stories.conftest import Player, Start

pytestmark = pytest.mark.gui

DIALOGS = (
    "settings", "keyboard", "about", "how_dice_fall", "new_percentile", "rules_page", "development",
    "start_adventure", "end_adventure", "learn", "long_break", "portrait", "templates", "save_template",
    "apply_profession", "gm_log", "gm_reference", "table_view", "find", "why",
)  # fmt: skip
"""What opens a window of its own. Help, news and notices are texts that fall back to English, and so is paper."""
GM_PAGES = ("opposed", "resistance", "group", "roster", "confrontation", "giro", "everybody", "together")
XANTIS_TERMS = [
    "Vdr",
    "Pa",
    "Max",
    "Pme",
    "Pr",
    "Pd",
    "Png",
    "Giro",
    "Iniziativa",
    "Bonus",
    "Malus",
    "Danni",
    "Ferite",
    "Punti",
    "azione",
    "Caratteristica",
]
KEYS = [
    "Ctrl",
    "Shift",
    "Alt",
    "Enter",
    "Esc",
    "Return",
    "Space",
    "Del",
    "Delete",
    "Tab",
    "PgUp",
    "PgDown",
    "PgDn",
    "Backspace",
    "Ins",
    "Home",
    "End",
    "Meta",
    "Num",
]
AS_EVERYWHERE = [
    "Letter",
    "brp_desktop",
    "Qt",
    "PDF",
    "PNG",
    "CSV",
    "English",
    "Français",
    "Italiano",
    "JSON",
    "Markdown",
]

CHANGED = "aceginorsuyzACEGINORSUYZ"
"""Letters that the test language writes otherwise: a word with one of them as it was has not been translated."""


def _strings(value: Any) -> Iterator[str]:
    match value:
        case str():
            yield value
        case dict():
            for each in value.values():
                yield from _strings(each)
        case list():
            for each in value:
                yield from _strings(each)


def _plain(text: str) -> str:
    return " ".join(text.split()).lower()


class English:
    """Tells words of the interface that were not translated from names of the catalogue and words of the sheet."""

    def __init__(self, folder: Path) -> None:
        files = [
            *(folder / "catalogue").glob("*.json"),
            *(folder / "samples").glob("*.rpg*"),
            *folder.glob("dice/*.json"),
        ]
        texts = {_plain(text) for file in files for text in _strings(json.loads(file.read_text(encoding="utf-8")))}
        themes = (re.findall(r'"([^"]+)"', file.read_text(encoding="utf-8")) for file in folder.glob("themes/*.toml"))
        texts |= {_plain(text) for found in themes for text in found}
        texts |= {_plain(name) for names in SAID.values() for name in names.values()}
        self._known = "\n".join(texts)
        own = "\n".join(file.read_text(encoding="utf-8") for file in files if file.suffix == ".rpgsheet")
        self.of_sheets = set(re.findall(r"[A-Za-z]{3,}", own))
        self._long = [text for text in texts if len(text) >= 60]
        short = [text for text in texts if 2 < len(text) < 60 and re.search("[a-z]{3}", text)]
        names = [*short, *(word.lower() for word in (*XANTIS_TERMS, *KEYS, *AS_EVERYWHERE))]
        longest_first = sorted(names, key=len, reverse=True)
        self._names = re.compile(r"(?<!\w)(?:" + "|".join(map(re.escape, longest_first)) + r")(?!\w)", re.IGNORECASE)
        self.words_left = functools.cache(self._words_left)

    def _words_left(self, text: str) -> str:
        """The untranslated words of a text; empty for one that is all right."""
        left = []
        for line in text.splitlines():
            plain = re.sub(r"(?<!\w)/[^\s/]+/\S*", " ", " ".join(line.split()))
            if not _words(plain) or plain.lower().rstrip("…") in self._known:
                continue
            for prose in self._long:
                if prose in plain.lower():
                    plain = plain[: plain.lower().index(prose)]
            left += _words(self._names.sub(" ", plain))
        return " ".join(left)


def _words(text: str) -> list[str]:
    return [word for word in re.findall(r"(?<![\w{])[A-Za-z]{3,}(?!\w)", text) if set(word) & set(CHANGED)]


class Look:
    """Goes over windows and remembers what is wrong with their words."""

    def __init__(self, english: English) -> None:
        self._english = english
        self.english: dict[str, str] = {}
        self.cut: dict[str, str] = {}

    def at(self, where: str, widget: QWidget) -> None:
        """Everything that a window shows and says just now."""
        QApplication.processEvents()
        for _ in range(20):  # A page of many sentences takes its height by and by.
            if not any(cut(widget)):
                break
            QTest.qWait(50)
        texts, shown = list(said(widget)), painted(widget)
        for text, who in ((each.text, each.who) for each in texts):
            if left := self._english.words_left(text):
                self.english.setdefault(f"«{left}» in «{text}»", f"{where}: {who}")
        for text in shown:  # A line of a text that wraps begins anywhere, also inside a name.
            left = self._english.words_left(text)
            if set(left.split()) - self._english.of_sheets:
                self.english.setdefault(f"«{left}» in «{text}»", f"{where}: painted")
        self.cut |= dict.fromkeys(cut(widget), where)
        tips = "\n".join(each.text for each in texts if each.tip)
        for text in shown:
            stem = text.removesuffix("…").strip()
            ours = any(letter in stem for letter in "ğîřšž") and not re.search(r"(?<!\w)[A-Za-z]{2,}(?!\w)", stem)
            if stem != text.strip() and ours and stem not in tips:
                self.cut.setdefault(f"shortened, without a tip: «{text}»", where)


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> Callable[[Player, str], list[QWidget]]:
    """What an action opens, without waiting for an answer."""
    monkeypatch.setattr(QDialog, "exec", lambda dialog: dialog.show() or 0)

    def trigger(player: Player, name: str) -> list[QWidget]:
        before = set(QApplication.topLevelWidgets())
        player.window.actions_[name].trigger()
        QApplication.processEvents()
        return [each for each in QApplication.topLevelWidgets() if each not in before and each.isVisible()]

    return trigger


@pytest.mark.parametrize(
    ("name", "size"),
    [
        pytest.param("adele-fournier", (1024, 600)),
        pytest.param("nerea-valdombra", (1024, 600)),
        pytest.param("ginevra-malaspina", (1280, 800), marks=pytest.mark.long),
        pytest.param("nerea-valdombra", (1280, 800), marks=pytest.mark.long),
    ],
)
def test_nothing_is_left_in_english_and_everything_has_room(
    start: Start,
    pseudo: str,
    opened: Callable[[Player, str], list[QWidget]],
    project_root: Path,
    name: str,
    size: tuple[int, int],
) -> None:
    """Every page in play and while editing, the pages of the game master, every dialog, every menu."""
    player = start(lang=pseudo, size=size)
    window = player.window
    look = Look(English(project_root / "resources"))
    look._english.of_sheets |= set(re.findall(r"[A-Za-z]{3,}", str(player.context.places.config / "themes")))
    look.at("start page", window)
    player.context.files.open_sample(resources.resource_path("samples", f"{name}.rpgsheet"))
    assert window.sheet is not None
    for editing in (False, True):
        window.set_editing(editing)
        for page in range(window.sheet.page_count):
            window.show_page(page)
            look.at(f"page {page}{', editing' * editing}", window)
    window.set_editing(False)
    window.show_page(0)
    window.focus_sheet()
    player.dice.next_rolls, player.dice.next_faces = [7], [3, 4]
    player.press(Qt.Key.Key_Return)
    look.at("after a roll", window)
    for action in DIALOGS:
        if window.actions_[action].isEnabled():
            for widget in opened(player, action):
                look.at(action, widget)
                widget.done(0) if isinstance(widget, QDialog) else widget.close()
    for page in GM_PAGES:
        window.actions_[f"gm_{page}"].trigger()
        look.at(f"game master, {page}", window)
    for menu in window.actions_._menus.values():
        for entry in menu.actions():
            words = entry.text().replace("&", "").partition("\t")[0]
            if left := look._english.words_left(words):
                look.english[f"«{left}» in «{words}»"] = menu.objectName()
    assert [f"{text} ({where})" for text, where in look.english.items()] == []
    assert [f"{text} ({where})" for text, where in look.cut.items()] == []


def test_it_is_found_named_and_chosen(start: Start, pseudo: str, sample: Path) -> None:
    """By its own name in the menu; catalogue, help and news fall back to English, numbers and paper go on."""
    assert resources.languages() == ("en", "fr", "it", pseudo)
    assert language.language_names()[pseudo] == "[Éñğlîšh]"
    assert language.resolve_language("klingon") in resources.languages()
    player = start()
    player.open(sample)
    actions = player.window.actions_
    entry = actions[f"language:{pseudo}"]
    assert entry in actions.menu("language").actions()
    assert entry.text() == "[Éñğlîšh]"
    entry.trigger()
    QApplication.processEvents()
    assert language.current_language() == pseudo
    assert player.context.settings.language == pseudo
    assert actions["save"].text() == "[&Sàvé]"
    from brp_desktop.catalogue.names import full_skill_name
    from brp_desktop.storage.exporters.markdown import write

    assert full_skill_name(player.skill("listen"), pseudo) == "Listen"
    assert "Listen" in write(player.document.sheet, pseudo).decode()


def test_a_language_that_is_compiled_meanwhile_waits_for_the_next_start(
    start: Start, pseudo: str, tmp_path: Path, sample: Path
) -> None:
    """Menus, settings and the program go on with the languages they began with."""
    player = start()
    player.open(sample)
    folder = tmp_path / "resources" / "i18n"
    (folder / "brp_desktop_xx.qm").symlink_to(folder / f"brp_desktop_{pseudo}.qm")
    player.context.language.choose("fr")
    QApplication.processEvents()
    assert player.window.actions_["save"].text().startswith("&Enregistrer")
    assert "xx" not in resources.languages()


def test_what_a_part_of_a_language_leaves_out_is_english(
    pseudo: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also a counted thing: its English is in a file of its own, not in the sources («%n tick(s)»)."""
    part = tmp_path / "resources" / "i18n" / f"brp_desktop_{pseudo}.qm"
    part.unlink()
    part.write_bytes(b"")
    chosen = language.Language()
    chosen.choose(pseudo)
    counted = [labels.ticks_waiting(count) for count in (1, 3)]
    chosen.choose("en")
    assert counted == ["1 tick waiting", "3 ticks waiting"]


def test_the_planted_sentence_is_found(project_root: Path) -> None:
    """What the sweep looks for: plain English, alone and among names; not names, data or keys."""
    english = English(project_root / "resources")
    assert english.words_left("Roll again") != ""
    assert english.words_left("[Řôll] Listen and go") == "and"
    assert english.words_left("[Řôll {skill}] Listen 45 (Ctrl+Z)") == ""
