"""A character in the making, and everything in it that breaks the rules of creation (SRD, UGE ch. 2).

Nothing is refused and nothing is cut: ``status`` names what is wrong, the game master may let it stand.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from brp_desktop.rules.brp.creation_points import (
    personal_points,
    personality_points,
    personality_shares,
    professional_points,
    skill_ceiling,
)
from brp_desktop.rules.brp.creation_values import (
    AGEING,
    POINT_BUY_MAXIMUM,
    POINT_BUY_MINIMUM,
    Values,
    age_losses,
    characteristic_range,
    moved_points,
    point_buy_budget,
    point_buy_spent,
    youth_losses,
)
from brp_desktop.rules.brp.options import SRD, BrpOptions
from brp_desktop.rules.brp.skill_lists import Pick, SkillList, fit


@dataclass(frozen=True, slots=True, kw_only=True)
class PlannedSkill:
    """One skill of the plan with its points; ``needs_speciality`` marks a specialised skill that names none yet.

    ``culture`` counts towards the score, but has no budget.
    """

    pick: Pick
    base: int = 0
    category: str | None = None
    professional: int = 0
    personal: int = 0
    personality: int = 0
    culture: int = 0
    needs_speciality: bool = False

    @property
    def rating(self) -> int:
        """The starting score."""
        return self.base + self.professional + self.personal + self.personality + self.culture


@dataclass(frozen=True, slots=True, kw_only=True)
class CreationPlan:
    """Everything chosen so far; what is not chosen yet is None or empty.

    ``values`` are the characteristics as rolled or bought, ``moved`` the signed points moved between them afterwards,
    ``aged`` what age changed. ``profession`` and ``personality`` are the lists chosen from, the picks what was chosen.
    """

    options: BrpOptions = SRD
    method: str = "rolled_in_order"
    values: Values = field(default_factory=dict, hash=False)
    moved: Mapping[str, int] = field(default_factory=dict, hash=False)
    aged: Mapping[str, int] = field(default_factory=dict, hash=False)
    age: int | None = None
    rolled_age: int | None = None
    profession: SkillList | None = None
    profession_picks: tuple[Pick, ...] = ()
    personality: SkillList | None = None
    personality_picks: tuple[Pick, ...] = ()
    skills: tuple[PlannedSkill, ...] = ()

    @property
    def young_values(self) -> dict[str, int | None]:
        """The characteristics after moving points, before age."""
        return {id_: None if value is None else value + self.moved.get(id_, 0) for id_, value in self.values.items()}

    @property
    def final_values(self) -> dict[str, int | None]:
        """The characteristics after moving points and age; never below 0."""
        return {
            id_: None if value is None else max(0, value + self.aged.get(id_, 0))
            for id_, value in self.young_values.items()
        }

    @property
    def losses_due(self) -> tuple[int, int]:
        """How many points age costs: of STR, CON, DEX or APP, and of any characteristic (UGE; SRD: none)."""
        if self.options.power_level == "none" or self.age is None:
            return 0, 0
        return age_losses(self.age), 0 if self.rolled_age is None else youth_losses(self.age, self.rolled_age)


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that breaks the rules: its id, what it concerns, and by how much (points, picks; 0 where it has none).

    Ids: ``points_left`` ``points_overspent`` (subject ``professional`` ``personal`` ``point_buy`` ``age``; of ``age``
    the points that age takes),
    ``skill_above_cap`` ``skill_not_of_the_profession`` ``speciality_missing`` (subject: the skill, with its speciality
    after a full stop), ``choice_incomplete`` (``profession`` ``personality``), ``moved_too_many_points``
    ``sum_changed``, ``characteristic_out_of_range`` ``above_maximum`` ``missing_value`` (the characteristic).
    """

    id: str
    subject: str
    amount: int = 0


def status(plan: CreationPlan) -> tuple[Problem, ...]:
    """Everything that breaks the rules, characteristics first; empty: the plan is complete and within the rules.

    >>> [problem.id for problem in status(CreationPlan(values={"int": 13}, moved={"int": 4}))][:2]
    ['sum_changed', 'moved_too_many_points']
    """
    return (
        *_characteristics(plan),
        *_age(plan),
        *_choices(plan),
        *_points(plan),
        *_skills(plan),
    )


def name_of(pick: Pick) -> str:
    """How a skill is named as the subject of a problem: its id, with the speciality after a full stop.

    >>> name_of(Pick("art", "art_film")), name_of(Pick("spot"))
    ('art.art_film', 'spot')
    """
    return f"{pick.skill}.{pick.speciality}" if pick.speciality else pick.skill


def _characteristics(plan: CreationPlan) -> Iterator[Problem]:
    final = plan.young_values
    for id_ in moved_points(plan.values, final).problems:
        yield Problem(id_, "characteristics", sum(abs(points) for points in plan.moved.values()))
    bought = plan.method == "point_buy"
    for name, value in final.items():
        low, high = characteristic_range(name, plan.options)
        if bought:
            low, high = POINT_BUY_MINIMUM, POINT_BUY_MAXIMUM
        if value is None:
            yield Problem("missing_value", name)
        elif value > high:
            yield Problem("above_maximum", name, value - high)
        elif value < low:
            yield Problem("characteristic_out_of_range", name, low - value)
    if bought:
        yield from _balance("point_buy", point_buy_budget(plan.options), point_buy_spent(plan.values))


def _age(plan: CreationPlan) -> Iterator[Problem]:
    """Too few points taken off by age, or more; where ageing is played, later years took the others."""
    mature, young = plan.losses_due
    bodily = -sum(points for id_, points in plan.aged.items() if id_ in AGEING)
    others = -sum(points for id_, points in plan.aged.items() if id_ not in AGEING)
    taken = bodily + min(others, young)
    if taken < mature + young:
        yield Problem("points_left", "age", mature + young - taken)
    over = max(0, bodily + others - mature - young, others - young)
    if over and not plan.options.ageing:
        yield Problem("points_overspent", "age", over)


def _choices(plan: CreationPlan) -> Iterator[Problem]:
    categories = {skill.pick.skill: skill.category for skill in plan.skills if skill.category}
    for subject, wanted, picks in (
        ("profession", plan.profession, plan.profession_picks),
        ("personality", plan.personality, plan.personality_picks),
    ):
        if wanted is None:
            continue
        fitted = fit(wanted, picks, categories)
        if any(fitted.missing):
            yield Problem("choice_incomplete", subject, sum(fitted.missing))
        if subject == "profession":
            for place in fitted.misfits:
                yield Problem("skill_not_of_the_profession", name_of(picks[place]))
    for skill in plan.skills:
        if skill.professional and skill.pick not in plan.profession_picks:
            yield Problem("skill_not_of_the_profession", name_of(skill.pick), skill.professional)


def _points(plan: CreationPlan) -> Iterator[Problem]:
    final = plan.final_values
    if not plan.options.education or final.get("edu") is not None:
        budget = professional_points(plan.options, education=final.get("edu"), age=plan.age, rolled_age=plan.rolled_age)
        yield from _balance("professional", budget, sum(skill.professional for skill in plan.skills))
    if final.get("int") is not None:
        yield from _balance("personal", personal_points(final["int"]), sum(skill.personal for skill in plan.skills))


def _skills(plan: CreationPlan) -> Iterator[Problem]:
    shares = _shares(plan)
    for skill in plan.skills:
        ceiling = skill_ceiling(skill.base, plan.options)
        if ceiling is not None and skill.rating > ceiling:
            yield Problem("skill_above_cap", name_of(skill.pick), skill.rating - ceiling)
        used = skill.professional or skill.personal or skill.personality
        if skill.needs_speciality and (used or skill.pick in plan.profession_picks):
            yield Problem("speciality_missing", name_of(skill.pick))
        due = shares.get(skill.pick, 0)
        if skill.personality != due:
            yield from _balance(f"personality.{name_of(skill.pick)}", due, skill.personality)


def _shares(plan: CreationPlan) -> dict[Pick, int]:
    """What the personality adds to each skill chosen for it; what is over where one is at its end may stand anywhere
    among them.
    """
    chosen = {skill.pick: skill for skill in plan.skills if skill.pick in plan.personality_picks}
    skills = [chosen[pick] for pick in dict.fromkeys(plan.personality_picks) if pick in chosen]
    due = personality_shares([skill.base for skill in skills], plan.options)
    least = [personality_points(skill.base, plan.options) for skill in skills]
    given = [skill.personality for skill in skills]
    fits = [
        has >= must and (top is None or skill.base + has <= top)
        for skill, has, must in zip(skills, given, least, strict=True)
        for top in (skill_ceiling(skill.base, plan.options),)
    ]
    spread = sum(given) == sum(due) and all(fits)
    return {skill.pick: points for skill, points in zip(skills, given if spread else due, strict=True)}


def _balance(subject: str, budget: int, spent: int) -> Iterator[Problem]:
    if spent < budget:
        yield Problem("points_left", subject, budget - spent)
    elif spent > budget:
        yield Problem("points_overspent", subject, spent - budget)
