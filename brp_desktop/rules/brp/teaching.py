"""Learning from a teacher and alone: the SRD's double roll (customer's source 3.5) and UGE's training (UGE ch. 5)."""

from dataclasses import dataclass

from brp_desktop.rules.brp.experience import improves
from brp_desktop.rules.brp.given_dice import check_total
from brp_desktop.rules.brp.levels import Level, judge
from brp_desktop.rules.brp.options import SRD, BrpOptions

HOURS_A_WEEK = 50
"""About how many hours of training fit in a week (UGE ch. 5)."""

STUDY_GAIN = "1D6-2"
"""What a successful study alone gains, at least 0 (UGE ch. 5)."""

STUDY_GAIN_FIXED = 2
"""The gain of a study alone that may be chosen before the roll instead (UGE ch. 5)."""

_CEILING = 75
_TEACHER_AT_LEAST = 50
_CHANGE = {
    Level.CRITICAL: "1D6+2",
    Level.SPECIAL: "1D6",
    Level.SUCCESS: "1D6",
    Level.FAILURE: "0",
    Level.FUMBLE: "-1D3",
}


@dataclass(frozen=True, slots=True)
class Lesson:
    """The end of a period under a teacher in the SRD: the two chances, the two levels, whether the student may roll.

    The student's experience roll is apart from any tick; the teacher's rolls tick nothing (``nothing_at_stake``).
    """

    teach_chance: int
    skill_chance: int
    teach_level: Level
    skill_level: Level

    @property
    def experience_roll(self) -> bool:
        """Whether the student makes one experience roll: both of the teacher's rolls succeeded."""
        return self.teach_level.is_success and self.skill_level.is_success


def teaching_chances(teach: int, taught: int) -> tuple[int, int]:
    """What the teacher rolls against: Teach, counted at most as high as the skill taught, and the skill taught.

    >>> teaching_chances(60, 45), teaching_chances(30, 80)
    ((45, 45), (30, 80))
    """
    return min(teach, taught), taught


def lesson(
    teach: int,
    taught: int,
    teach_roll: int,
    skill_roll: int,
    options: BrpOptions = SRD,
    *,
    teach_base: int | None = None,
    skill_base: int | None = None,
) -> Lesson:
    """The teacher's two rolls at normal difficulty (customer's source 3.5).

    >>> lesson(60, 45, 45, 45).experience_roll, lesson(30, 80, 31, 10).experience_roll
    (True, False)
    """
    first, second = teaching_chances(teach, taught)
    return Lesson(
        first,
        second,
        judge(teach_roll, first, options, base=teach_base),
        judge(skill_roll, second, options, base=skill_base),
    )


def may_teach(student: int, teacher: int) -> bool:
    """Whether a teacher is good enough (UGE ch. 5): above the student, and at twice the student or 50 at least.

    >>> may_teach(30, 50), may_teach(30, 49), may_teach(20, 40), may_teach(80, 60)
    (True, False, True, False)
    """
    return teacher > student and teacher >= min(2 * student, _TEACHER_AT_LEAST)


def training_hours(rating: int) -> int:
    """The hours of a training or study: as many as the student's rating (UGE ch. 5).

    >>> training_hours(45)
    45
    """
    return max(0, rating)


def training_change(level: Level) -> str:
    """The dice that a training changes the student's rating by, from the level of the Teach roll (UGE ch. 5).

    >>> training_change(Level.CRITICAL), training_change(Level.FUMBLE)
    ('1D6+2', '-1D3')
    """
    return _CHANGE[level]


def trained(score: int, level: Level, change: int) -> int:
    """The rating after a training whose dice showed ``change``: never raised above 75, never below 0 (UGE ch. 5).

    A rating above 75 already stays as it is. A total the dice cannot show: ``roll_out_of_range``.

    >>> trained(74, Level.SUCCESS, 5), trained(80, Level.SUCCESS, 3), trained(40, Level.FUMBLE, -2)
    (75, 80, 38)
    """
    check_total(change, _CHANGE[level])
    if change <= 0:
        return max(0, score + change)
    return max(score, min(_CEILING, score + change))


def studied(
    score: int, roll: int, options: BrpOptions = SRD, *, bonus: int = 0, gain: int | None = None, fixed: bool = False
) -> int | None:
    """The rating after studying alone (UGE ch. 5): an experience roll, then 1D6 − 2 (at least 0) or 2 chosen before.

    ``gain`` is what the 1D6 showed less 2, so −1 … 4. None where the roll improves and the gain is not known yet. A
    study may pass 75.

    >>> studied(74, 80, gain=4), studied(74, 80, gain=-1), studied(74, 80, fixed=True), studied(74, 70, gain=4)
    (78, 74, 76, 74)
    """
    if not improves(roll, score, options, bonus=bonus):
        return score
    if fixed:
        return score + STUDY_GAIN_FIXED
    if gain is None:
        return None
    check_total(gain, STUDY_GAIN)
    return score + max(0, gain)
