"""Skills under a burden: the row shows what is rolled against, and says what weighs."""

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import Qt

from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.models.skill_rows import skill_row
from brp_desktop.models.skills import SkillColumn
from brp_desktop.models.skills_page import SkillsPage
from brp_desktop.play.rolling import Subject, prepare
from brp_desktop.play.subjects import Situation
from brp_desktop.rules.brp import Difficulty
from brp_desktop.sheet.belongings import Armour, Burden
from brp_desktop.sheet.brp import BrpCharacter
from brp_desktop.sheet.derive import derive
from brp_desktop.sheet.edits import SetBelonging
from brp_desktop.sheet.ids import BelongingId, SkillId
from brp_desktop.storage import open_document
from brp_desktop.views.brp.explanations import why_skill
from brp_desktop.views.brp.texts import SheetTexts

STEALTH, SPOT = SkillId("stealth"), SkillId("spot")
PLATE = Armour(id=BelongingId("armour.9"), name="Plate", points=8, burdens=(Burden("skill.stealth", -20),))


def burdened(project_root: Path) -> BrpCharacter:
    character = open_document(project_root / "resources" / "samples" / "adele-fournier.rpgsheet").character
    return replace(character, armour=(*character.armour, PLATE))


def test_every_number_of_the_row_is_that_of_the_roll(project_root: Path) -> None:
    character = burdened(project_root)
    derived = derive(character)
    skill = next(each for each in character.skills if each.id == STEALTH)
    row = skill_row(skill, derived.skills[STEALTH], character.options, "en", derived.values)
    assert (row.score, row.chance, row.burdens) == (55, 35, (("armour", -20),))
    for difficulty, shown in ((Difficulty.NORMAL, row.chance), (Difficulty.DIFFICULT, row.half)):
        request = prepare(character, derived, Subject("skill", STEALTH), Situation(difficulty))
        assert request.chance == shown
    limits = prepare(character, derived, Subject("skill", STEALTH)).thresholds
    assert limits is not None
    assert (row.special, row.critical) == (limits.special, limits.critical)


def test_the_table_says_so_in_numbers_words_and_why(qapp: object, project_root: Path) -> None:
    document = BrpDocument(burdened(project_root))
    texts = SheetTexts(document.character.options)
    page = SkillsPage(texts, lambda skill, ticked: False, "en")
    page.set_snapshot(document.character, document.derived)
    place = page.where(STEALTH)
    assert place is not None
    table = place[0]
    assert table.index(place[1], SkillColumn.SCORE).data() == "35"
    assert table.index(place[1], SkillColumn.HALF).data() == "08"
    said = table.index(place[1], 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert said == "Stealth, 35%, Armour −20"
    assert "55%, Armour −20. Stealth 35%: " in table.index(place[1], 0).data(Qt.ItemDataRole.AccessibleDescriptionRole)
    why = why_skill(document, STEALTH)
    assert why.title == "Why 35%?"
    assert [(row.label, row.value) for row in why.rows][-3:] == [
        ("Stealth", "55"),
        ("Armour", "−\u00a020"),
        ("Chance", "35"),
    ]
    assert [row.label for row in why_skill(document, SPOT).rows][-1] == "Spot"


def test_the_row_follows_when_the_armour_is_taken_off(qapp: object, project_root: Path) -> None:
    document = BrpDocument(burdened(project_root))
    page = SkillsPage(SheetTexts(document.character.options), lambda skill, ticked: False, "en")
    page.set_snapshot(document.character, document.derived)
    told: list[object] = []
    document.changed.connect(
        lambda changes: (told.append(changes), page.apply(changes, document.character, document.derived))
    )
    document.perform(SetBelonging("armour", PLATE.id, "worn", False))
    assert told
    assert page.rows[STEALTH].chance == 55
