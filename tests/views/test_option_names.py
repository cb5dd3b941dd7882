"""The options of the rules have names in every language."""

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator

from brp_desktop.rules.brp.options import option_fields
from brp_desktop.views.option_names import option_name


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
def test_every_option_has_a_name_of_its_own(qapp: QCoreApplication, project_root, lang: str) -> None:
    """No id reaches the person; in French and Italian nothing but a word alike in both stays English."""
    english = {field.id: option_name(field.id) for field in option_fields()}
    assert len(set(english.values())) == len(english)
    assert not [name for field, name in english.items() if "_" in name or (name == field and "_" in field)]
    if lang == "en":
        return
    translator = QTranslator()
    assert translator.load(str(project_root / "resources" / "i18n" / f"brp_desktop_{lang}.qm"))
    qapp.installTranslator(translator)
    try:
        said = {field: option_name(field) for field in english}
    finally:
        qapp.removeTranslator(translator)
    same = {field for field in said if said[field] == english[field]}
    assert same <= ({"fatigue", "initiative"} if lang == "fr" else set())
    assert len(set(said.values())) == len(said)
