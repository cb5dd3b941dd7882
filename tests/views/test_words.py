"""Sentences: every id has one in three languages, French spaces, signs, the exact words of the design."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from brp_desktop.controllers.language import Language
from brp_desktop.rules import RulesError
from brp_desktop.rules.brp import Difficulty, Level
from brp_desktop.sheet.errors import EditError
from brp_desktop.storage import StorageError
from brp_desktop.views import edit_labels, error_labels, labels, step_labels
from brp_desktop.views.fields import read_signed

TICK_REASONS = [
    "characteristic_roll",
    "resistance_roll",
    "automatic",
    "impossible",
    "not_a_success",
    "easy",
    "no_experience_box",
    "nothing_at_stake",
    "blind_luck",
    "rerolled",
    "complementary",
    "augment_lead_failed",
    "lead_failed",
    "hit_another_target",
    "ticks_by_hand",
    "already_ticked",
    "hidden_pending",
    "ticked",
    "even_or_better",
    "by_hand",
    "undone",
]
LEVEL_REASONS = [
    "fumble_range",
    "critical_range",
    "special_range",
    "within_chance",
    "floor_01_05",
    "above_chance",
    "always_fails",
    "chance_zero",
    "automatic",
    "impossible",
]
STEPS = [
    "base",
    "characteristic",
    "even",
    "points_culture",
    "points_personality",
    "points_professional",
    "points_personal",
    "points_experience",
    "category_bonus",
    "permanent_bonus",
    "flat",
    "plus_characteristic",
    "active",
    "passive",
    "difficulty_easy",
    "multiplier",
    "difficulty_difficult",
    "related_speciality",
    "half",
    "fraction",
    "floor_zero",
    "limit_low",
    "cap",
    "limit_high",
    "rating",
    "chance",
    "hit_points",
]


@pytest.fixture
def language(qapp: QApplication) -> Iterator[Language]:
    """Switches the language; English again afterwards."""
    switch = Language()
    yield switch
    switch.choose("en")


@pytest.mark.parametrize(
    ("lang", "named"),
    [
        ("en", "Stealth: ticked, first success this adventure."),
        ("fr", "Discrétion\u00a0: case cochée, première réussite."),
        ("it", "Furtività: casella spuntata, primo successo."),
    ],
)
def test_a_reason_behind_a_name_has_one_colon_and_no_capital(language: Language, lang: str, named: str) -> None:
    language.choose(lang)
    skill = named.partition(":")[0].rstrip()
    assert labels.named_tick_reason("ticked", skill) == named
    for reason in TICK_REASONS:
        text = labels.named_tick_reason(reason, skill)
        assert text.count(":") == 1, text
        behind = text.partition(": ")[2]
        assert behind[0].islower() or behind[:3].isupper(), text


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
def test_every_id_has_its_sentence(language: Language, lang: str) -> None:
    """T13, L05: no id and no English word reaches a French or Italian screen."""
    language.choose(lang)
    english: dict[str, str] = {}
    for table, ids in (
        (labels._TICK_REASONS, TICK_REASONS),
        (labels._LEVEL_REASONS, LEVEL_REASONS),
        (labels._LEVEL_WORDS, [level.value for level in Level]),
        (labels._DIFFICULTY_NAMES, [each.value for each in Difficulty]),
        (step_labels._STEPS, STEPS),
    ):
        for id_ in ids:
            assert id_ in table, id_
            english[id_] = str(table[id_])
    if lang == "en":
        return
    same = {"special", "even"}
    for id_, text in english.items():
        translated = labels.QCoreApplication.translate("labels", text)
        if id_ not in same and text not in ("Normal", "Impossible", "Base", "Culture", "Profession", "Score"):
            assert translated != text, (id_, text)


def test_sentences_of_the_design(language: Language) -> None:
    """ui.md's words, letter for letter, in three languages."""
    said = {}
    for lang, skill in (("en", "Spot"), ("fr", "Observation"), ("it", "Individuare")):
        language.choose(lang)
        said[lang] = labels.roll_sentence(skill, 65, 7, "special")
    assert said == {
        "en": "Spot 65%: rolled 07, special success.",
        "fr": "Observation 65\u00a0%\u00a0: jet de 07, réussite spéciale.",
        "it": "Individuare 65%: tiro 07, successo speciale.",
    }


def test_difficulty_modifier_and_own_dice_change_the_sentence(language: Language) -> None:
    """What was special about the roll is said; 100 is written 00."""
    language.choose("en")
    assert (
        labels.roll_sentence("Stealth", 28, 100, "fumble", difficulty="difficult")
        == "Stealth, Difficult, 28%: rolled 00, fumble."
    )
    assert (
        labels.roll_sentence("Stealth", 35, 7, "special", modifier=-20)
        == "Stealth, Normal, −20, 35%: rolled 07, special success."
    )
    assert labels.roll_sentence("Stealth", 55, 7, "special", own_dice=True) == (
        "Stealth 55%: your dice show 07, special success."
    )
    assert labels.roll_sentence("Stealth", None, None, "success", difficulty="automatic", reason="automatic") == (
        "Stealth, Automatic: success without a roll."
    )


def test_reasons_with_their_numbers(language: Language) -> None:
    """Ranges as the dice show them, the limit with two digits."""
    language.choose("en")
    assert labels.level_reason("fumble_range", roll=98, limits=(97, 100)) == "98 lies in the fumble range 97–00."
    assert labels.level_reason("within_chance", roll=4, limit=5) == "04 is not above 05."
    assert labels.level_reason("floor_01_05", limits=(1, 5)) == "A roll of 01–05 always succeeds."


@pytest.mark.parametrize(
    ("lang", "counts"),
    [
        ("en", {0: "0 ticks waiting", 1: "1 tick waiting", 2: "2 ticks waiting", 21: "21 ticks waiting"}),
        (
            "fr",
            {0: "0 coche en attente", 1: "1 coche en attente", 2: "2 coches en attente", 22: "22 coches en attente"},
        ),
        ("it", {0: "0 spunte in attesa", 1: "1 spunta in attesa", 5: "5 spunte in attesa"}),
    ],
)
def test_plurals(language: Language, lang: str, counts: dict[int, str]) -> None:
    """L04: right plural in every language; in French 0 is singular."""
    language.choose(lang)
    assert {count: labels.ticks_waiting(count).replace("\u00a0", " ") for count in counts} == counts


def test_numbers_as_each_language_writes_them(language: Language) -> None:
    """Two digits in lists, the true minus, a no-break space before the French percent sign."""
    assert [labels.percent(5, lang) for lang in ("en", "fr", "it")] == ["5%", "5\u00a0%", "5%"]
    assert (labels.percent(None), labels.two_digits(None), labels.two_digits(5)) == ("—", "—", "05")
    assert [labels.roll_digits(roll) for roll in (1, 99, 100)] == ["01", "99", "00"]
    assert [labels.signed(value) for value in (5, -20, 0)] == ["+5", "−20", "±\u20090"]


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("", 0), ("5", 5), ("+5", 5), ("-20", -20), ("−20", -20), ("± 0", 0), ("10 %", 10), ("9999", 9999), ("0007", 7),
        ("12345", None), ("five", None), ("5-", None), ("--5", None), ("1,5", None), ("²", None), ("٣", None),
    ],
)  # fmt: skip
def test_a_modifier_is_understood_or_refused(text: str, number: int | None) -> None:
    """L03, R09: blank is 0; anything else is a number of up to four digits or refused, never changed in silence."""
    assert read_signed(text) == number


def test_refusals_say_what_and_where(language: Language) -> None:
    """D02, D04: file, place, what is not lost; an unknown code is shown rather than swallowed."""
    from pathlib import Path

    language.choose("en")
    path = Path("/far/away/Adèle.rpgsheet")
    assert error_labels.error_sentence(StorageError("disk_full", path)) == (
        "The disk is full: “Adèle.rpgsheet” is as it was. Nothing is lost: make room, or save it elsewhere."
    )
    assert "“.” is a folder" in error_labels.error_sentence(StorageError("is_a_directory", Path(".")))
    assert "skills[17].points" in error_labels.error_sentence(StorageError("wrong_type", path, "skills[17].points"))
    assert error_labels.error_sentence(EditError("out_of_range", value=9, minimum=0, maximum=5)) == (
        "9 is not between 0 and 5."
    )
    assert error_labels.error_sentence(RulesError("not_a_d100", text="107")) == "A D100 shows 01 to 00."
    assert "brand_new" in error_labels.error_sentence(StorageError("brand_new", path))


def test_every_edit_has_a_name() -> None:
    """«Undo {what}» never shows the name of a class."""
    from brp_desktop.sheet import edits

    for name in edits.__all__:
        if name not in ("Edit", "Several"):
            assert name in edit_labels._NAMES, name


def test_every_edit_of_xantis_has_a_name_and_every_refusal_a_sentence(language: Language) -> None:
    """The codes that the edits and the notices name are said, not shown."""
    import re
    from pathlib import Path

    from brp_desktop.sheet import xantis_edits
    from brp_desktop.storage import xantis_repairs
    from brp_desktop.storage.notices import Notice
    from brp_desktop.views.xantis import edit_labels as xantis_labels

    for name in xantis_edits.__all__:
        if name not in ("XantisEdit", "Several"):
            assert name in xantis_labels._NAMES, name
    language.choose("en")
    codes = re.findall(r"``([a-z]+(?:_[a-z]+)+)``", str(EditError.__doc__))
    assert {"empty_name", "cyclic_parent", "not_enough_pa", "out_of_range"} <= set(codes)
    assert not [code for code in codes if "did not work" in error_labels.error_sentence(EditError(code))]
    repairs = re.findall(r"``([a-z]+(?:_[a-z]+)+)``", str(xantis_repairs.__doc__))
    assert len(repairs) == 9
    for code in repairs:
        said = error_labels.notice_sentence(Notice(code, Path("/a/Nerea.rpgsheet"), where="here", was="7", now="null"))
        assert "Nerea.rpgsheet" in said
        assert "did not work" not in said
    assert "?" not in error_labels.notice_sentence(Notice("out_of_range", Path("/x"), where="a", was="-1", now="0"))


@pytest.mark.parametrize("where", ["", "skills[17]"])
def test_every_fault_of_a_file_has_a_sentence(language: Language, where: str) -> None:
    """None of the codes that storage names is shown as a code."""
    import re
    from pathlib import Path

    language.choose("en")
    codes = re.findall(r"``([a-z0-9]+(?:_[a-z0-9]+)*)``", str(StorageError.__doc__).split("Codes of", 1)[1])
    assert len(codes) > 35
    bare = [
        code
        for code in codes
        if "did not work" in error_labels.error_sentence(StorageError(code, Path("/a.rpgsheet"), where))
    ]
    assert not bare


def test_every_notice_says_all_it_knows(language: Language) -> None:
    """Where file, place and values are known, no sentence has a mark in their stead."""
    from pathlib import Path

    from brp_desktop.storage.notices import Notice

    language.choose("en")
    assert len(error_labels._NOTICES) > 30
    for code in error_labels._NOTICES:
        notice = Notice(code, Path("/a/N.rpgsheet"), Path("/a/aside"), where="skills[3].note", was="7", now="8")
        said = error_labels.notice_sentence(notice)
        assert "?" not in said, code
        assert "{" not in said, code
