"""What may be chosen for a list of a creation, as lines to choose from by typing a few letters."""

from collections.abc import Iterable, Sequence

from brp_desktop.catalogue.brp import brp_catalogue, localised
from brp_desktop.catalogue.names import collation_key, full_skill_name, skill_name
from brp_desktop.controllers.language import content_language
from brp_desktop.play.acts import row_of
from brp_desktop.play.creation_book import CreationBook
from brp_desktop.rules.brp import BrpOptions
from brp_desktop.rules.brp.skill_lists import ANY, Pick, SkillEntry
from brp_desktop.views.gm.pick_list import Pick as Line


class Offers:
    """The skills and specialities of a record, by their names in the language in force."""

    def __init__(self, options: BrpOptions) -> None:
        self._options = options
        self._edition = options.data_edition
        self._book = CreationBook(options, content_language())

    def lines(self, entries: Iterable[SkillEntry], taken: Sequence[Pick] = ()) -> list[Line]:
        """What the entries accept, without what is taken; whole skills whose speciality is still open come last."""
        picks: dict[Pick, None] = {}
        open_: dict[Pick, None] = {}
        for entry in entries:
            self._add(entry, picks, open_)
        found = [self._line(pick) for pick in picks if pick not in taken]
        families = [self._line(pick, family=True) for pick in open_]
        return [*_sorted(found), *_sorted(families)]

    def everything(self, taken: Sequence[Pick] = ()) -> list[Line]:
        """Every skill and speciality of the record."""
        return self.lines([SkillEntry(anything=True)], taken)

    def _add(self, entry: SkillEntry, picks: dict[Pick, None], open_: dict[Pick, None]) -> None:
        if entry.any_of:
            for one in entry.any_of:
                self._add(one, picks, open_)
        elif entry.skill is None:
            for skill in self._skills():
                if entry.category is None or self._book.category(skill) == entry.category:
                    self._add_all_of(skill, picks, open_)
        elif ANY in entry.specialities:
            self._add_all_of(entry.skill, picks, open_)
        elif entry.specialities:
            picks.update(dict.fromkeys(Pick(entry.skill, speciality) for speciality in entry.specialities))
        else:
            picks[Pick(entry.skill)] = None

    def _add_all_of(self, skill: str, picks: dict[Pick, None], open_: dict[Pick, None]) -> None:
        """A skill, or every speciality of one that is specialised, and the word that is still to be typed."""
        if not self._book.is_specialised(skill):
            picks[Pick(skill)] = None
            return
        for id_ in brp_catalogue().skills[skill].specialities:
            if self._edition in brp_catalogue().specialities[id_].editions:
                picks[Pick(skill, id_)] = None
        if not brp_catalogue().skills[skill].specialities:
            picks.update(dict.fromkeys(Pick(skill, word) for word in self._book.specialities(skill)))
        open_[Pick(skill)] = None

    def _skills(self) -> list[str]:
        return [
            definition.id
            for definition in brp_catalogue().skills.values()
            if self._edition in definition.editions
            and (definition.optional is None or bool(getattr(self._options, definition.optional)))
        ]

    def _line(self, pick: Pick, *, family: bool = False) -> Line:
        row = row_of(pick)
        name = full_skill_name(row, content_language())
        if family:
            return Line(pick, f"{skill_name(row, content_language())[0]} (…)", also=full_skill_name(row, "en"))
        category = brp_catalogue().categories.get(self._book.category(pick.skill))
        aside = localised(category.names, content_language()) if category else ""
        return Line(pick, name, aside, also=full_skill_name(row, "en"))


def _sorted(lines: list[Line]) -> list[Line]:
    return sorted(lines, key=lambda line: collation_key(line.name))
