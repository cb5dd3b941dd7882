"""The tools for translations: nothing is missed, every kind of mistake is seen."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest


@pytest.fixture
def translations(tool: Callable[[str], Any]) -> Any:
    """The module."""
    return tool("translations")


@pytest.mark.parametrize(
    ("source", "form", "complaint"),
    [
        ("Roll {skill}", "Tirer {skill}", None),
        ("Roll {skill}", "Tirer {competence}", "other placeholders"),
        ("Roll {skill}", "Tirer", "other placeholders"),
        ("&File", "&Fichier", None),
        ("&File", "Fichier", "mnemonic"),
        ("File", "&Fichier", "mnemonic"),
        ("Dice && dust", "Dés && poussière", None),
        ("Open…", "Ouvrir…", None),
        ("Open…", "Ouvrir", "at the end"),
        ("Open", " Ouvrir", "blank"),
        ("Open", "", "unfinished"),
    ],
)
def test_a_mistake_is_seen(translations: Any, source: str, form: str, complaint: str | None) -> None:
    message = translations.Message("labels", source, (form,), False, bool(form))
    found = list(translations.complaints_about(message))
    assert len(found) == (complaint is not None)
    assert complaint is None or complaint in found[0]


@pytest.mark.parametrize(
    ("forms", "good"),
    [(("%n coche", "%n coches"), True), (("une coche", "%n coches"), True), (("%n coche", "coches"), False)],
)
def test_a_lost_count_is_seen(translations: Any, forms: tuple[str, ...], good: bool) -> None:
    message = translations.Message("labels", "%n tick(s)", forms, True, True)
    assert (not list(translations.complaints_about(message))) is good


@pytest.mark.parametrize(
    ("language", "form", "good"),
    [
        ("fr", "{skill}\u00a0: jet de {roll}.", True),
        ("fr", "{skill} : jet", False),
        ("fr", "Annuler: non", False),
        ("fr", "Vraiment\u202f?", True),
        ("fr", "Vraiment?", False),
        ("fr", "l'échec", False),
        ("fr", "l’échec à 65\u00a0%", True),
        ("fr", "65%", False),
        ("fr", "«\u00a0Anna\u00a0»", True),
        ("fr", "« Anna »", False),
        ("fr", "<b>Jet</b>\u00a0: 10:30", True),
        ("it", "Perché 65%?", True),
        ("it", "Perché 65 %?", False),
        ("it", "l'abilità", False),
        ("fr", "C’est fait\u00a0; bien", False),
        ("fr", "Jet\u202f: 12", False),
        ("fr", "Ouvrez “Anna”", False),
        ("fr", "de 0,5 à −3", True),
        ("fr", "de 0.5 à 3", False),
        ("fr", "+2 ou -1", False),
        ("fr", "import COPIE -o", True),
        ("it", "«Anna»", True),
        ("it", "«Anna", False),
        ("it", "“Anna”", False),
        ("it", "due  spazi", False),
        ("en", "Open...", False),
        ("en", "(one", False),
        ("fr", "Encore %n feuille", True),
        ("it", "Ancora %n fogli", True),
        ("en", "it's", True),
    ],
)
def test_bad_typography_is_seen(translations: Any, language: str, form: str, good: bool) -> None:
    assert (not list(translations.typography(language, form))) is good


SOURCE = """
tr = QCoreApplication.translate
class Panel:
    def f(self, count, key):
        self.tr("one")
        self.tr("%n two", None, count)
        tr("labels", "three " "and more")
        QCoreApplication.translate("labels", "%n four", None, count)
        QCoreApplication.translate("labels", "%n five", n=count)
        QT_TRANSLATE_NOOP("labels", "six\\u00a0“it\\'s”")
        QCoreApplication.translate("labels", str(key))
        "text".translate(key)
        text = f"{key} {self.tr('seven')}"
"""


def test_every_marked_sentence_reaches_the_extractor(
    tool: Callable[[str], Any], translations: Any, tmp_path: Path
) -> None:
    plain = tool("plain_sources")
    copy = tmp_path / "panel.py"
    copy.write_text(plain.plain(SOURCE), encoding="utf-8")
    program = Path(sys.executable).parent / "pyside6-lupdate"
    subprocess.run([str(program), str(copy), "-silent", "-ts", str(tmp_path / "x.ts")], check=True, capture_output=True)
    found = {message.source: (message.context, message.numerus) for message in translations.messages(tmp_path / "x.ts")}
    assert found == {
        "one": ("Panel", False),
        "%n two": ("Panel", True),
        "three and more": ("labels", False),
        "%n four": ("labels", True),
        "%n five": ("labels", True),
        "six\u00a0“it's”": ("labels", False),
        "seven": ("Panel", False),
    }
    assert {(each.text, each.context) for each in plain.sentences(SOURCE)} == {
        (text, context) for text, (context, _) in found.items()
    }


def test_the_pseudo_language_is_longer_and_keeps_what_must_stay(translations: Any) -> None:
    text = translations.pseudo_text("&Roll <b>{skill}</b> %n times")
    assert len(text) >= 1.35 * len("&Roll <b>{skill}</b> %n times")
    for kept in ("&R", "<b>", "{skill}", "</b>", "%n"):
        assert kept in text


def test_the_pseudo_language_can_be_loaded(qapp: Any, pseudo_language: Path) -> None:
    from PySide6.QtCore import QTranslator

    translator = QTranslator()
    assert translator.load(str(pseudo_language))
    assert translator.translate("labels", "critical success").startswith("[çřîtîçàl šûççéšš")


def test_compiling_exchanges_the_file(translations: Any, tmp_path: Path) -> None:
    """An application that runs has the old file mapped: its bytes stay, and the name gets a new file."""
    for language in translations.COMPLETE:
        translations.ts_file(tmp_path, language).write_bytes(
            translations.ts_file(translations.FOLDER, language).read_bytes()
        )
    target = tmp_path / "brp_desktop_fr.qm"
    target.write_bytes(b"as it was")
    with target.open("rb") as mapped:
        assert translations.compiled(tmp_path, "fr", tmp_path) == target
        assert mapped.read() == b"as it was"
    assert target.read_bytes() != b"as it was"
    assert sorted(path.suffix for path in tmp_path.iterdir()) == [".qm", ".ts", ".ts", ".ts"], "nothing left beside it"


def test_a_new_language_is_begun_and_may_be_unfinished(
    translations: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every sentence is there to be translated; what is not translated yet is English, what is wrong is said.

    Tried with two modules: to go through all of them takes long, and the check of the translations does it.
    """
    few = [path for path in translations.sources() if path.name in ("language.py", "window_actions.py")]
    monkeypatch.setattr(translations, "sources", lambda: few)
    for language in translations.COMPLETE:
        kept = translations.ts_file(translations.FOLDER, language)
        translations.ts_file(tmp_path, language).write_bytes(kept.read_bytes())
        machine = translations.FOLDER / f"brp_desktop_{language}.qm"
        (tmp_path / machine.name).write_bytes(machine.read_bytes())
    monkeypatch.setattr(translations, "FOLDER", tmp_path)
    path = translations.begin("de")
    made = {message.source: message for message in translations.messages(path)}
    assert len(made) > 100
    assert made["English"].context == "Language"
    assert not any(message.finished for message in made.values())
    text = path.read_text(encoding="utf-8")
    for source, translated in (("English", "Deutsch"), ("&Save", "Sichern")):
        text = text.replace(
            f'<source>{source.replace("&", "&amp;")}</source>\n        <translation type="unfinished"></translation>',
            f"<source>{source.replace('&', '&amp;')}</source>\n        <translation>{translated}</translation>",
        )
    text = text.replace(
        '<source>Save &amp;as…</source>\n        <translation type="unfinished"></translation>',
        '<source>Save &amp;as…</source>\n        <translation type="unfinished">Sichern &amp;als…</translation>',
    )
    path.write_text(text, encoding="utf-8")
    translations.compiled(tmp_path, "de", tmp_path)
    wrong = [line for line in translations.check() if "_de." in line]
    assert [line for line in wrong if "«&Save»" in line and "mnemonic" in line]
    assert [line for line in wrong if "«Save &as…»" in line and "marked unfinished" in line]
    assert len(wrong) == 2, wrong
    for code in ("de", "German", "d"):
        with pytest.raises(translations.ToolError):
            translations.begin(code)
