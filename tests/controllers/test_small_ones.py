"""Zoom, appearance and language: the small controllers."""

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from brp_desktop.controllers import appearance as appearance_module
from brp_desktop.controllers import language as language_module
from brp_desktop.controllers.appearance import Appearance
from brp_desktop.controllers.language import LANGUAGES, Language, current_language, resolve_language
from brp_desktop.controllers.zoom import STEPS, Zoom, nearest_step


def test_zoom_takes_the_steps_of_the_design(qapp: QApplication) -> None:
    """Ctrl +, −, 0: 100 110 125 150 175 200 % by the design, and from 50 to 300 % by issue 9; no further."""
    zoom = Zoom()
    seen = []
    zoom.changed.connect(seen.append)
    for _ in range(9):
        zoom.grow()
    assert seen == [1.1, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0]
    assert not zoom.can_grow
    zoom.shrink()
    assert zoom.percent == 250
    zoom.reset()
    assert (zoom.percent, zoom.can_shrink) == (100, True)
    for _ in range(6):
        zoom.shrink()
    assert (zoom.percent, zoom.can_shrink) == (50, False)
    assert [nearest_step(percent) for percent in (25, 104, 400)] == [50, 100, 300]
    assert tuple(sorted(STEPS)) == STEPS


def test_the_theme_follows_the_system_until_one_is_chosen(qapp: QApplication, monkeypatch) -> None:
    """U07: high contrast before dark; a choice holds whatever the system says."""
    wanted = {"contrast": False}
    monkeypatch.setattr(appearance_module, "_system_wants_contrast", lambda: wanted["contrast"])
    appearance = Appearance()
    heard = []
    appearance.theme_changed.connect(lambda theme: heard.append(theme.id))
    assert appearance.theme_id in ("paper", "ink")
    wanted["contrast"] = True
    appearance.choose_theme("system")
    assert heard == ["contrast"]
    appearance.choose_theme("ink")
    wanted["contrast"] = False
    appearance._on_system_changed()
    assert appearance.theme_id == "ink"
    assert heard == ["contrast", "ink"]


@pytest.mark.parametrize(
    ("choice", "system_reduces", "moves"),
    [
        ("auto", False, True),
        ("auto", True, False),
        ("full", True, True),
        ("reduced", False, False),
    ],
)
def test_motion(qapp: QApplication, monkeypatch, choice: str, system_reduces: bool, moves: bool) -> None:
    """G10: Auto asks the system; the other two ask nobody."""
    monkeypatch.setattr(appearance_module, "_system_reduces_motion", lambda: system_reduces)
    assert Appearance(motion=choice).wants_motion() is moves


def test_a_language_is_switched_for_all(qapp: QApplication) -> None:
    """One language at a time: the next one replaces it, whoever chose it."""
    from brp_desktop.views.labels import level_word

    first, second = Language(), Language()
    first.choose("fr")
    assert level_word("special") == "réussite spéciale"
    second.choose("it")
    assert level_word("special") == "successo speciale"
    second.choose("en")
    assert (level_word("special"), current_language()) == ("special success", "en")
    assert resolve_language("kl") in LANGUAGES


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        (["pt-BR", "pt-Latn-BR", "pt"], "pt_BR"),
        (["pt-PT", "pt-Latn-PT", "pt"], "pt"),
        (["zh-TW", "zh-Hant-TW", "zh"], "zh_Hant"),
        (["kl-GL", "kl", "it-CH", "it"], "it"),
        (["FR_ca"], "fr"),
        (["fil-PH", "fil"], "en"),
    ],
)
def test_the_language_of_the_system_is_found_with_its_region(
    monkeypatch: pytest.MonkeyPatch, wanted: list[str], found: str
) -> None:
    """The exact one first, then the language at large; then the next that the system would like."""
    known = ("en", "fr", "it", "pt", "pt_BR", "zh_Hant", "fi")
    monkeypatch.setattr(language_module, "languages", lambda: known)
    monkeypatch.setattr(language_module.QLocale, "uiLanguages", lambda self: wanted)
    assert language_module.system_language() == found


def test_numbers_are_written_as_the_system_writes_them_where_it_speaks_the_language(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Its own settings count for pt_BR as for pt, and not for fi where it speaks fil."""
    monkeypatch.setattr(language_module.QLocale, "system", lambda: QLocale("pt_BR"))
    for code in ("pt", "pt_BR"):
        assert language_module.locale_of(code).name() == "pt_BR"
    monkeypatch.setattr(language_module.QLocale, "system", lambda: QLocale("fil_PH"))
    assert language_module.locale_of("fi").name() == "fi_FI"
