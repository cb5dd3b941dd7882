"""What a new sheet begins with: blank, with the steps of a creation, or a whole character by chance."""

from dataclasses import replace

from msgspec.structs import replace as with_fields

from brp_desktop.play.creation_random import seeded_character
from brp_desktop.rules.brp import SRD, UGE, BrpOptions
from brp_desktop.sheet.brp import BrpCharacter
from brp_desktop.sheet.creation import STEPS, Creation
from brp_desktop.sheet.new import new_character
from brp_desktop.sheet.systems import XANTIS, Character, new_sheet


def blank(preset: str) -> Character:
    """A blank sheet: a percentile one by a preset (``srd``, ``uge``), or ``xantis``."""
    if preset == XANTIS:
        return new_sheet(XANTIS)
    return new_character(UGE if preset == "uge" else SRD)


def guided(options: BrpOptions) -> BrpCharacter:
    """A blank percentile sheet with the steps of its creation beside it."""
    return replace(new_character(options), creation=Creation(step=STEPS[0], shown=True))


def by_chance(seed: int, options: BrpOptions, lang: str) -> BrpCharacter:
    """A whole character, with its steps beside it, so that any can be left to chance again."""
    character = seeded_character(seed, options, lang=lang)
    creation = character.creation or Creation()
    return replace(character, creation=with_fields(creation, shown=True))
