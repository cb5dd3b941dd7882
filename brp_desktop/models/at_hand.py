"""The skills at hand, which stand together at the top of the page: those pinned, and those rolled lately."""

from collections.abc import Iterable, Sequence

from brp_desktop.models.skill_rows import SkillRow
from brp_desktop.models.skills_order import natural_key
from brp_desktop.sheet.ids import SkillId

ROOM = 6
"""There are at least so many places, a whole number in each column of the page."""
LATELY = 3
"""At least so many of them are not for pinned skills."""
REMEMBERED = 12
"""How many of the skills rolled lately are remembered."""


class AtHand:
    """Which skills stand where. A skill rolled anew takes the place of the one not rolled for longest and no other
    moves, so that nothing jumps under the pointer. Places that nothing was rolled for go to the best skills.
    """

    def __init__(self) -> None:
        self._lately: list[SkillId] = []
        self._places: list[SkillId] = []

    @property
    def lately(self) -> tuple[SkillId, ...]:
        """The skills rolled, the last one first."""
        return tuple(self._lately)

    def recall(self, skills: Iterable[SkillId]) -> None:
        """Take up the skills rolled another time, the last one first."""
        self._lately = list(dict.fromkeys(skills))[:REMEMBERED]

    def note(self, skill: SkillId) -> None:
        """The skill was rolled."""
        self.recall((skill, *self._lately))

    def choose(self, rows: Iterable[SkillRow], columns: int) -> list[tuple[SkillId, ...]]:
        """The skills at hand of those that have a row, column by column: pinned ones by name, then the others."""
        known = {row.id: row for row in rows}
        pinned = sorted((row for row in known.values() if row.pinned), key=natural_key)
        wanted = max(ROOM, len(pinned) + LATELY)
        wanted += -wanted % columns
        self._fill([row for row in known.values() if not row.pinned], wanted - len(pinned))
        listed = [row.id for row in pinned] + self._places
        height = -(-len(listed) // columns)
        return [tuple(listed[at : at + height]) for at in range(0, len(listed), height)]

    def _fill(self, rows: Sequence[SkillRow], free: int) -> None:
        """Give each place to one of the skills most wanted there; who has one keeps it."""
        age = {skill: at for at, skill in enumerate(self._lately)}
        best = sorted(rows, key=lambda row: (age.get(row.id, REMEMBERED), -(row.score or 0), natural_key(row)))
        wanted = [row.id for row in best[:free]]
        new = [skill for skill in wanted if skill not in self._places]
        places: list[SkillId] = []
        for skill in self._places[:free]:
            if skill in wanted:
                places.append(skill)
            elif new:
                places.append(new.pop(0))
        left = [skill for skill in wanted if skill not in places]
        self._places = places + left
