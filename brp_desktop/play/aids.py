"""What may be chosen for a roll besides difficulty and modifier, and what it comes to in numbers (UGE ch. 3, 5 to 7).

Helping, situations, a related speciality, a cap, a fraction, two skills in one roll: each only where the rules of the
sheet have it. What is chosen is kept by id and worked out anew whenever the sheet changes.
"""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Final, Literal, NamedTuple

from msgspec import Struct

from brp_desktop.catalogue.spot_rules import SpotRuleDefinition, SpotRuleEffect, spot_rule_catalogue
from brp_desktop.play.rolling import subject_name
from brp_desktop.play.subjects import Aid, Subject, SubjectName
from brp_desktop.rules.brp import BrpOptions, Level
from brp_desktop.rules.brp.difficulty import Difficulty
from brp_desktop.rules.brp.helping import complementary, cooperation
from brp_desktop.sheet.brp import BrpCharacter, Skill
from brp_desktop.sheet.derive import Derived
from brp_desktop.sheet.ids import CharacteristicId, SkillId

AidKind = Literal[
    "complementary", "augment", "cooperation", "topic", "quality", "spot", "related", "cap", "fraction", "two_skills"
]
"""The sorts of choices, in the order in which they are offered."""

KINDS: Final[tuple[AidKind, ...]] = (
    "complementary",
    "augment",
    "cooperation",
    "topic",
    "quality",
    "spot",
    "related",
    "cap",
    "fraction",
    "two_skills",
)

DENOMINATORS: Final = (4, 5)
"""A quarter and a fifth."""

_EVERYWHERE: Final = frozenset({"fraction", "spot"})
"""What both editions have; the rest is UGE's (brp.md 3)."""
_MISSILE: Final = frozenset({"missile_weapon", "firearm", "energy_weapon", "artillery", "heavy_weapon", "throw"})


class AidChoice(Struct, frozen=True):
    """One thing chosen. ``id`` is a row or characteristic of the sheet, a topic, a quality or a spot rule.

    ``place`` is which effect of the spot rule; ``number`` the modifier of a topic, the denominator of a fraction, or
    whether the skill that prepared succeeded (1); ``level`` the best level of those who helped.
    """

    kind: AidKind
    id: str = ""
    place: int = 0
    number: int = 0
    level: str = ""


class Candidate(NamedTuple):
    """A skill or characteristic roll that may be chosen, with its score."""

    subject: Subject
    name: SubjectName
    score: int


def toggled(choices: Sequence[AidChoice], choice: AidChoice) -> tuple[AidChoice, ...]:
    """The choices with one more, or without it if it was among them; it takes the place of what excludes it.

    Spot rules add up, topics each with one modifier. A complementary skill and one rolled first exclude each other.
    """
    if choice in choices:
        return tuple(each for each in choices if each != choice)
    return (*(each for each in choices if not _excludes(choice, each)), choice)


def offered(character: BrpCharacter, derived: Derived, subject: Subject) -> tuple[AidKind, ...]:
    """The sorts of choices that the rules of the sheet have and that mean something for this roll."""
    uge = character.options.data_edition == "uge"
    is_skill = subject.kind == "skill"
    found: list[AidKind] = []
    for kind in KINDS:
        if not uge and kind not in _EVERYWHERE:
            continue
        if kind in ("complementary", "related", "two_skills") and not (
            is_skill and next(candidates(kind, character, derived, subject), None)
        ):
            continue
        found.append(kind)
    return tuple(found)


def candidates(kind: AidKind, character: BrpCharacter, derived: Derived, subject: Subject) -> Iterator[Candidate]:
    """The skills (for a cap also the characteristic rolls) that may be chosen as such.

    A related speciality is another of the same family with more than twice the score of the one rolled.
    """
    mine = next((row for row in character.skills if row.id == subject.id), None)
    own = derived.skills[mine.id].score or 0 if mine is not None else 0
    for row in character.skills:
        numbers = derived.skills[row.id]
        if row.id == subject.id or numbers.score is None or not numbers.rollable:
            continue
        if kind == "related" and (mine is None or mine.skill is None or row.skill != mine.skill):
            continue
        if kind == "related" and numbers.score <= 2 * own:
            continue
        if kind in ("complementary", "related", "cap", "two_skills"):
            yield Candidate(Subject("skill", row.id), subject_name(row), numbers.score)
    if kind == "cap":
        for id_, value in derived.characteristics.items():
            if value.chance is not None and value.roll is not None:
                name = SubjectName(characteristic=id_, roll=value.roll)
                yield Candidate(Subject("characteristic", id_), name, value.chance)


def spot_effects(
    options: BrpOptions, character: BrpCharacter, derived: Derived, subject: Subject
) -> Iterator[tuple[SpotRuleDefinition, int, SpotRuleEffect]]:
    """The effects of spot rules on such a roll, with their place in the rule; caps only where the sheet has them."""
    kinds = _kinds_of_roll(character, derived, subject)
    for rule in spot_rule_catalogue().offered(options):
        for place, effect in enumerate(rule.effects_of(options.data_edition)):
            roll = effect.roll_effect
            if roll is None or not kinds & roll.on:
                continue
            if all(_rating(cap, character, derived) is not None for cap in roll.caps):
                yield rule, place, effect


def aid_of(choices: Sequence[AidChoice], character: BrpCharacter, derived: Derived, *, rerolled: int = 0) -> Aid | None:
    """What the choices come to; None for none. What is no longer on the sheet, or in its rules, is left out."""
    if not choices and not rerolled:
        return None
    work = _Work(character, derived)
    for choice in choices:
        work.take(choice)
    return Aid(
        modifiers=tuple(work.modifiers),
        caps=tuple(work.caps),
        related=work.related,
        fraction=work.fraction,
        difficulties=tuple(work.difficulties),
        lead=work.lead,
        second=work.second,
        rerolled=rerolled,
    )


class _Work:
    """The numbers put together from one choice after the other."""

    def __init__(self, character: BrpCharacter, derived: Derived) -> None:
        self._character, self._derived = character, derived
        self.modifiers: list[tuple[str, int]] = []
        self.caps: list[tuple[str, int]] = []
        self.related: tuple[str, int] | None = None
        self.fraction = (1, 1)
        self.difficulties: list[tuple[str, Difficulty]] = []
        self.lead: bool | None = None
        self.second: Subject | None = None

    def take(self, choice: AidChoice) -> None:
        """One choice more."""
        match choice.kind:
            case "augment":
                self.lead = choice.number > 0
            case "cooperation":
                self.modifiers.append(("cooperation", cooperation([Level(choice.level)])))
            case "topic":
                self.modifiers.append((f"topic.{choice.id}", choice.number))
            case "quality":
                quality = spot_rule_catalogue().qualities.get(choice.id)
                if quality is not None:
                    self.modifiers.append((f"quality.{choice.id}", quality.flat))
            case "spot":
                self._take_spot(choice)
            case "fraction":
                self._take_fraction((1, choice.number))
            case _:
                self._take_score(choice)

    def _take_score(self, choice: AidChoice) -> None:
        """Another skill of the sheet, or the roll of a characteristic as a cap."""
        row = next((each for each in self._character.skills if each.id == choice.id), None)
        if row is None:
            value = self._derived.characteristics.get(CharacteristicId(choice.id))
            if choice.kind == "cap" and value is not None and value.chance is not None:
                self.caps.append((f"cap.{choice.id}", value.chance))
            return
        score = self._derived.skills[row.id].score
        if score is None:
            return
        if choice.kind == "complementary":
            self.modifiers.append((_step("complementary", row), complementary(score)))
        elif choice.kind == "cap":
            self.caps.append((_step("cap", row), score))
        elif choice.kind == "related":
            self.related = _step("related_speciality", row), score
        elif choice.kind == "two_skills":
            self.second = Subject("skill", row.id)

    def _take_spot(self, choice: AidChoice) -> None:
        rule = spot_rule_catalogue().rules.get(choice.id)
        effects = () if rule is None else rule.effects_of(self._character.options.data_edition)
        effect = effects[choice.place].roll_effect if choice.place < len(effects) else None
        if effect is None:
            return
        if effect.difficulty is not None:
            self.difficulties.append((f"spot.{choice.id}", effect.difficulty))
        if effect.flat:
            self.modifiers.append((f"spot.{choice.id}", effect.flat))
        self._take_fraction(effect.fraction)
        for cap in effect.caps:
            rating = _rating(cap, self._character, self._derived)
            if rating is not None:
                self.caps.append((f"cap.{cap.partition('.')[2]}", rating))

    def _take_fraction(self, fraction: tuple[int, int]) -> None:
        """Of several fractions the smallest holds, as where situations are combined."""
        if Fraction(*fraction) < Fraction(*self.fraction):
            self.fraction = fraction


def _excludes(new: AidChoice, old: AidChoice) -> bool:
    helping = ("complementary", "augment")
    if new.kind in helping and old.kind in helping:
        return True
    if new.kind != old.kind:
        return False
    return new.kind not in ("spot", "topic") or (new.kind == "topic" and new.id == old.id)


def _step(kind: str, row: Skill) -> str:
    """The id of a step with the skill behind it, where the catalogue knows it: then it can be named in any language."""
    if row.skill is None:
        return kind
    return f"{kind}.{row.skill}" + (f".{row.speciality}" if row.speciality else "")


def _kinds_of_roll(character: BrpCharacter, derived: Derived, subject: Subject) -> frozenset[str]:
    """What a spot rule may call such a roll."""
    found = {"any"}
    row = next((each for each in character.skills if each.id == subject.id), None)
    if subject.kind != "skill" or row is None:
        return frozenset(found)
    category = derived.skills[SkillId(row.id)].category
    found.add(category)
    if row.skill is not None:
        found.add(row.skill)
    if row.skill == "dodge":
        found.add("defence")
    elif subject.use == "parry" or row.skill == "shield":
        found |= {"parry", "defence"}
    elif subject.use == "attack" or category == "combat":
        found |= {"attack", "attack_against"}
        if row.skill in _MISSILE:
            found.add("missile_attack")
        elif not subject.use:
            found |= {"parry", "defence"}
    return frozenset(found)


def _rating(cap: str, character: BrpCharacter, derived: Derived) -> int | None:
    """The rating of ``skill.ride``, ``roll.agility`` or ``characteristic.pow`` on this sheet, of several the best."""
    kind, _, id_ = cap.partition(".")
    if kind == "skill":
        scores = [derived.skills[row.id].score for row in character.skills if row.skill == id_]
        known = [score for score in scores if score is not None]
        return max(known) if known else None
    if kind == "characteristic":
        return derived.values.get(id_)
    return next((value.chance for value in derived.characteristics.values() if value.roll == id_), None)
