"""Words of combat and belongings in three languages: the journal's lines, edits by name, refusals."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from brp_desktop.catalogue.tables import fumble_catalogue
from brp_desktop.controllers.language import Language
from brp_desktop.play.blows import Arm, Blow, prepare_damage, settle_damage
from brp_desktop.play.chance import SeededChance
from brp_desktop.play.combat_entries import damage_entry, healing_entry, power_entry, wound_entry
from brp_desktop.play.entries import CombatNote, JournalEntry
from brp_desktop.play.health import Treatment
from brp_desktop.play.subjects import Subject, SubjectName
from brp_desktop.rules import RulesError, Step
from brp_desktop.rules.brp import SRD
from brp_desktop.rules.brp.damage import parse_damage
from brp_desktop.rules.brp.fumbles import FumbleResult
from brp_desktop.sheet import edits
from brp_desktop.sheet.belongings import Armour, Item, Power, Weapon, Wound
from brp_desktop.sheet.brp import BrpCharacter
from brp_desktop.sheet.errors import EditError
from brp_desktop.views import combat_explanations, combat_words, edit_labels, error_labels, roll_words, step_labels
from brp_desktop.views.fight import deed_words


@pytest.fixture
def language(qapp: QApplication) -> Iterator[Language]:
    """Switches the language; English again afterwards."""
    switch = Language()
    yield switch
    switch.choose("en")


def lines() -> list[JournalEntry]:
    arm = Arm("w", "short_sword", "", parse_damage("1D6+1+db"), "+1D4")
    damage = settle_damage(prepare_damage(arm, "special", SRD), SeededChance(0), own_faces=[4, 2])
    return [
        damage_entry(damage, "doc", "Anna", 1),
        wound_entry(Blow(13, 2, "left_arm", "bleeding"), "doc", "Bran", 2, left=-1, major=True),
        healing_entry(Treatment(None, 1, "first_aid"), "doc", "Bran", 3, left=5),
        healing_entry(Treatment(None, -1, "first_aid"), "doc", "Bran", 3),
        power_entry(Power(id="p", name="Lux"), 3, "doc", "Bran", 4, left=8),
    ]


SENTENCES = {
    "en": [
        "Short sword, damage, 1D6+1+7+1D4, special hit: 14 points of damage.",
        "Wound, Left arm, armour 2: 11 hit points lost, −1 left. Major wound. Bleeding.",
        "First Aid: 1 hit point back, 5 left.",
        "First Aid: 1 hit point lost.",
        "Lux: 3 points paid, 8 left.",
    ],
    "fr": [
        "Épée courte, dégâts, 1D6+1+7+1D4, coup spécial : 14 points de dégâts.",
        "Blessure, Bras gauche, armure 2 : 11 points de vie perdus, reste −1. Blessure grave. Saignement.",
        "Premiers soins : 1 point de vie regagné, reste 5.",
        "Premiers soins : 1 point de vie perdu.",
        "Lux : 3 points dépensés, reste 8.",
    ],
    "it": [
        "Spada corta, danno, 1D6+1+7+1D4, colpo speciale: 14 punti di danno.",
        "Ferita, Braccio sinistro, armatura 2: 11 punti ferita persi, restano −1. Ferita grave. Sanguinamento.",
        "Primo soccorso: 1 punto ferita recuperato, restano 5.",
        "Primo soccorso: 1 punto ferita perso.",
        "Lux: 3 punti spesi, restano 8.",
    ],
}


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
def test_lines_of_the_journal_that_are_no_rolls(language: Language, lang: str) -> None:
    language.choose(lang)
    told = [roll_words.entry_sentence(line).replace("\u00a0", " ") for line in lines()]
    assert told == SENTENCES[lang]
    assert [combat_words.entry_number(line) for line in lines()] == ["14", "−11", "+1", "−1", ""]


def test_a_roll_says_how_its_blow_lands(language: Language) -> None:
    language.choose("en")
    attack = JournalEntry(
        id="r",
        time=1,
        document="doc",
        character="Anna",
        subject=Subject("skill", "brawl"),
        name=SubjectName(skill="brawl", roll="attack", weapon="short_sword"),
        level="special",
        tick_reason="ticked",
        combat=CombatNote(hit="normal", item_loses=2),
    )
    assert roll_words.entry_title(attack) == "Short sword"
    assert roll_words.entry_level_line(attack).startswith(
        "Special success. Normal hit; what parried loses 2 hit points. "
    )
    language.choose("fr")
    assert "Coup normal\u202f; ce qui pare perd 2 points de vie." in roll_words.entry_level_line(attack)


BROKEN = {
    "en": (
        "Special hit; what parried loses 4 hit points; it breaks and lets 3 points of damage through.",
        "Wound, past the broken parry 3, armour 2: 9 hit points lost.",
        ["Damage 8", "Past the broken parry + 3", "Armour − 2", "Lost −9"],
    ),
    "fr": (
        "Coup spécial\u202f; ce qui pare perd 4 points de vie\u202f; se brise et laisse passer 3 points de dégâts.",
        "Blessure, à travers la parade brisée 3, armure 2 : 9 points de vie perdus.",
        ["Dégâts 8", "À travers la parade brisée + 3", "Armure − 2", "Perdu −9"],
    ),
    "it": (
        "Colpo speciale; ciò che para perde 4 punti ferita; si rompe e lascia passare 3 punti di danno.",
        "Ferita, attraverso la parata rotta 3, armatura 2: 9 punti ferita persi.",
        ["Danno 8", "Attraverso la parata rotta + 3", "Armatura − 2", "Persi −9"],
    ),
}


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
def test_what_a_broken_parry_lets_through_is_told_and_explained(language: Language, lang: str) -> None:
    language.choose(lang)
    told, line, why = BROKEN[lang]
    assert combat_words.consequences_sentence((("hit_special", 0), ("item_loses", 4), ("item_breaks", 3))) == told
    wound = wound_entry(Blow(8, 2, through=3), "doc", "Bran", 2)
    assert roll_words.entry_sentence(wound).replace("\u00a0", " ") == line
    rows = [f"{row.label} {row.value}".replace("\u00a0", " ") for row in combat_explanations.combat_rows(wound)]
    assert rows == why


@pytest.mark.parametrize("lang", ["fr", "it"])
def test_every_consequence_has_words(language: Language, lang: str) -> None:
    ids = (
        "hit_none",
        "hit_normal",
        "hit_special",
        "hit_critical",
        "no_armour",
        "item_loses",
        "weapon_loses",
        "attacker_fumbles",
        "defender_fumbles",
        "malfunction",
    )
    language.choose("en")
    english = [combat_words.consequences_sentence([(id_, 2)]) for id_ in ids]
    language.choose(lang)
    for id_, text in zip(ids, english, strict=True):
        assert "_" not in text
        assert combat_words.consequences_sentence([(id_, 2)]) != text


def test_edits_are_called_by_what_they_are_about(language: Language) -> None:
    language.choose("fr")
    character = BrpCharacter(
        weapons=(Weapon(id="w", weapon="knife"),),
        armour=(Armour(id="a", name="Cuirasse"),),
        wounds=(Wound(id="b", amount=2),),
        powers=(Power(id="p", name="Lux"),),
        items=(Item(id="i", name="Corde"),),
    )
    said = {
        edits.SetBelonging("weapons", "w", "note", "x"): "modification, Couteau",
        edits.SetBelonging("armour", "a", "worn", False): "retrait, Cuirasse",
        edits.SetBelonging("armour", "a", "worn", True): "mise en place, Cuirasse",
        edits.SetBelonging("weapons", "w", "readied", True): "Couteau en main",
        edits.SetBelonging("wounds", "b", "note", "x"): "modification d’une blessure",
        edits.MoveItem("i", None): "place, Corde",
        edits.Fire("w"): "tir avec Couteau",
        edits.UsePower("p"): "usage, Lux",
        edits.TakeDamage(5): "dégâts subis\u00a0: 5",
        edits.Heal(3): "guérison\u00a0: 3",
        edits.RemoveBelonging("items", "gone"): "retrait d’un objet",
        edits.AddBelonging(character.powers[0]): "nouveau pouvoir",
        edits.Several((), "attack"): "attaque",
        edits.HurtWeapon("gone", 1): "dégâts à un objet",
    }
    for edit, text in said.items():
        assert edit_labels.edit_name(edit, character) == text


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
def test_refusals_have_sentences(language: Language, lang: str) -> None:
    """L03, L05: what happened and what to do, no code on the screen."""
    language.choose(lang)
    rules = ("weapon_without_skill", "cannot_parry", "cannot_defend", "weapon_broken", "no_ammunition",
             "no_defence_left", "no_damage", "out_of_range_band", "not_rolled")  # fmt: skip
    sheet = ("not_a_container", "not_empty", "inside_itself", "already_treated")
    for error in (*map(RulesError, rules), *map(EditError, sheet), EditError("not_enough", left=1, wanted=3)):
        sentence = error_labels.error_sentence(error)
        assert error.code not in sentence
        assert "{" not in sentence
        assert sentence.endswith(".")


def test_steps_of_loads_are_written_as_points(language: Language) -> None:
    language.choose("fr")
    assert step_labels.step_value(Step("load_items", (250,), 305)) == "+\u00a02,5"
    assert step_labels.step_value(Step("load", (), 305)) == "3,05"
    assert step_labels.step_value(Step("armour", (-20,), 30)) == "−\u00a020"
    assert (step_labels.step_is_sum(Step("fatigue", (-3,), 5)), step_labels.step_is_sum(Step("fatigue", (), 25))) == (
        False, True,
    )  # fmt: skip
    language.choose("en")
    assert [step_labels.weight_text(each) for each in (0, 5, 100, 1250, -50)] == ["0", "0.05", "1", "12.5", "−0.5"]
    for id_ in ("armour", "encumbrance", "further_defence", "aiming", "weapon", "maximum", "damage", "protection"):
        assert id_ in step_labels._STEPS


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
def test_a_fumble_has_one_colon_at_most_and_its_roll_behind_it(language: Language, lang: str) -> None:
    language.choose(lang)
    rows = {row.outcome: row for table in fumble_catalogue().tables.values() for row in table.rows}
    said = deed_words.fumble_sentences(FumbleResult(51, row, 3 if row.dice else None) for row in rows.values())
    assert len(said) == len(fumble_catalogue().outcomes)
    assert all(text.endswith(" (51).") and text.count(":") <= 1 for text in said), said
