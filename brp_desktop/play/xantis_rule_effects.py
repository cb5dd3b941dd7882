"""What other readings of the rules would change on a Xantis sheet: Vdr and chance of every score, under both."""

from fractions import Fraction

from msgspec import Struct

from brp_desktop.play.xantis_rolls import prepare
from brp_desktop.play.xantis_subjects import INITIATIVE, XantisSubject
from brp_desktop.rules import RulesError
from brp_desktop.rules.xantis import XantisOptions
from brp_desktop.sheet.xantis import XantisCharacter
from brp_desktop.sheet.xantis_derive import XantisDerived, derive_xantis
from brp_desktop.sheet.xantis_edits import SetXantisOptions


class XantisEffect(Struct, frozen=True):
    """A score whose test reads otherwise without a difficulty: its id, and Vdr and chance before and after.

    ``id`` is empty for Iniziativa.
    """

    id: str
    before: tuple[int, Fraction]
    after: tuple[int, Fraction]


def xantis_effects(
    character: XantisCharacter, derived: XantisDerived, options: XantisOptions
) -> tuple[XantisEffect, ...]:
    """Every score that is tested otherwise under these readings, in the order of the sheet, Iniziativa last."""
    changed = SetXantisOptions(options).apply(character)
    other = derive_xantis(changed, derived)
    found = []
    for subject in (*(XantisSubject(id=node) for node in derived.nodes), INITIATIVE):
        before, after = _test(character, derived, subject), _test(changed, other, subject)
        if before is not None and after is not None and before != after:
            found.append(XantisEffect(subject.id, before, after))
    return tuple(found)


def _test(character: XantisCharacter, derived: XantisDerived, subject: XantisSubject) -> tuple[int, Fraction] | None:
    try:
        request = prepare(character, derived, subject)
    except RulesError:
        return None
    return request.vdr, request.chance
