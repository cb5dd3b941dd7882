"""What somebody in the Giro may do by the sheet: attacks, parries and actions with their Pa."""

from dataclasses import dataclass

from brp_desktop.play.standing import Needs
from brp_desktop.play.xantis_people import XantisPerson
from brp_desktop.play.xantis_subjects import Use, XantisSubject
from brp_desktop.sheet.new_xantis import new_xantis
from brp_desktop.views.xantis import words

_DEFENCES = ("Schivata", "Parata")
_ACTIONS = ("Schivata", "Salto", "Nascondersi", "Parata")


@dataclass(frozen=True, slots=True)
class OwnUse:
    """One of them: its name, what it costs (None: nobody said yet), and what it tests (None: no score)."""

    label: str
    pa: int | None
    subject: XantisSubject | None

    @property
    def titled(self) -> str:
        """«Sciabola, attack, 7 Pa»."""
        return self.label if self.pa is None else f"{self.label}, {self.pa} Pa"


def uses_of(person: XantisPerson | None, needs: Needs | None = None) -> tuple[OwnUse, ...]:
    """Attacks, parries and actions of a person, those that serve a need where one is given.

    Of somebody who has none, and of whoever is typed in, the actions that the source gives a price for; an attack is
    not among them.
    """
    return (() if person is None else _own(person, needs)) or _of_the_source(needs)


def _own(person: XantisPerson, needs: Needs | None) -> tuple[OwnUse, ...]:
    known = person.derived.nodes
    found = []
    for weapon in person.character.weapons:
        tests = weapon.node is not None and weapon.node in known
        if needs != "defence":
            use = Use("attack", weapon.id)
            found.append(_use(words.use_title(weapon.name, "attack"), weapon.attack_pa, use, tests=tests))
        if needs != "attack":
            use = Use("parry", weapon.id)
            found.append(_use(words.use_title(weapon.name, "parry"), weapon.parry_pa, use, tests=tests))
    for action in person.character.actions:
        tests = action.node is not None and action.node in known
        found.append(_use(action.name, action.pa, Use("action", action.id), tests=tests))
    return tuple(found)


def _of_the_source(needs: Needs | None) -> tuple[OwnUse, ...]:
    served = {None: _ACTIONS, "defence": _DEFENCES, "attack": ()}[needs]
    return tuple(OwnUse(action.name, action.pa, None) for action in new_xantis().actions if action.name in served)


def _use(label: str, pa: int | None, use: Use, *, tests: bool) -> OwnUse:
    return OwnUse(label, pa, XantisSubject(use=use) if tests else None)
