"""What holds somebody back in a fight, for exports and paper in three languages; the words are those of the window."""

from collections.abc import Callable
from typing import Final

from brp_desktop.catalogue.belonging_names import weapon_name
from brp_desktop.catalogue.names import derived_abbreviation
from brp_desktop.rules.brp import SRD
from brp_desktop.rules.brp.rounds import ROUNDS_PER_TURN
from brp_desktop.rules.rounding import ceil_div
from brp_desktop.sheet.brp import BrpCharacter, Hindrance
from brp_desktop.sheet.table import Npc
from brp_desktop.storage.words import LANGUAGES

_Words = tuple[str, str, str]

_NAMES: Final[dict[str, _Words]] = {
    "stunned": ("stunned", "étourdi", "stordito"),
    "held": ("held fast", "immobilisé", "immobilizzato"),
    "prone": ("on the ground", "à terre", "a terra"),
    "impaled": ("impaled", "empalé", "impalato"),
    "stuck": ("weapon stuck", "arme coincée", "arma incastrata"),
    "bleeding": ("bleeding", "saigne", "sanguina"),
    "lost_rounds": ("loses rounds", "perd des rounds", "perde dei round"),
    "lost_attack": ("loses an attack", "perd une attaque", "perde un attacco"),
    "sight": ("sees badly", "voit mal", "vede male"),
    "ankle": ("sprained ankle", "cheville tordue", "caviglia slogata"),
    "disarmed": ("weapon dropped", "arme lâchée", "arma caduta"),
    "broken": ("weapon broken", "arme brisée", "arma rotta"),
}

_MEANINGS: Final[dict[str, _Words]] = {
    "stunned": (
        "no attack; defends only after an Idea roll; easy to hit",
        "pas d’attaque\u202f; ne se défend qu’après un test d’Idée\u202f; facile à toucher",
        "nessun attacco; si difende solo dopo un tiro di Idea; facile da colpire",
    ),
    "held": (
        "an agility roll or STR against {number} sets free",
        "un test d’Agilité ou FOR contre {number} pour se libérer",
        "un tiro di Agilità o FOR contro {number} per liberarsi",
    ),
    "held.unknown": (
        "an agility roll or STR against STR sets free",
        "un test d’Agilité ou FOR contre FOR pour se libérer",
        "un tiro di Agilità o FOR contro FOR per liberarsi",
    ),
    "prone": (
        "attacks and defends at difficult; easy to hit hand to hand",
        "attaque et se défend en Difficile\u202f; facile à toucher en mêlée",
        "attacca e si difende a Difficile; facile da colpire in mischia",
    ),
    "impaled": (
        "STR against {number} pulls the weapon out",
        "FOR contre {number} pour arracher l’arme",
        "FOR contro {number} per estrarre l’arma",
    ),
    "stuck": ("a difficult roll pulls it out", "un test difficile pour l’arracher", "un tiro difficile per estrarla"),
    "bleeding": ("one hit point each round", "un point de vie par round", "un punto ferita a round"),
    "lost_rounds": ("neither acts nor defends", "n’agit ni ne se défend", "non agisce né si difende"),
    "lost_attack": (
        "the next attack or action is lost",
        "la prochaine attaque ou action est perdue",
        "il prossimo attacco o la prossima azione sono persi",
    ),
    "sight": (
        "{number}% to whatever needs the eyes",
        "{number}\u00a0% à tout ce qui demande de voir",
        "{number}% a tutto ciò che richiede gli occhi",
    ),
    "disarmed": ("{number} m away", "à {number} m", "a {number} m"),
}

_ROUNDS: Final[dict[str, tuple[_Words, _Words]]] = {
    "turns": (
        ("{n} turn left", "encore {n} tour", "ancora {n} turno"),
        ("{n} turns left", "encore {n} tours", "ancora {n} turni"),
    ),
    "later": (
        ("{n} round from the next one on", "{n} round à partir du prochain", "{n} round a partire dal prossimo"),
        ("{n} rounds from the next one on", "{n} rounds à partir du prochain", "{n} round a partire dal prossimo"),
    ),
    "now": (
        (
            "{n} round left with this one",
            "encore {n} round, celui-ci compris",
            "ancora {n} round, questo compreso",
        ),
        (
            "{n} rounds left with this one",
            "encore {n} rounds, celui-ci compris",
            "ancora {n} round, questo compreso",
        ),
    ),
}
"""One of them, and several."""


def hindrance_text(one: Hindrance, weapon: str, lang: str) -> str:
    """What it is, for how long and what it does, without a full stop; a kind of a later version by its id.

    >>> hindrance_text(Hindrance(kind="stunned", rounds=1), "", "it")
    'Stordito, ancora 1 round, questo compreso: nessun attacco; si difende solo dopo un tiro di Idea; facile da colpire'
    """
    head, meaning = short_text(one, weapon, lang), _meaning(one, _place(lang), lang)
    head = head[:1].upper() + head[1:]
    colon = "\u00a0:" if lang == "fr" else ":"
    return f"{head}{colon} {meaning}" if meaning else head


def short_text(one: Hindrance, weapon: str, lang: str) -> str:
    """What it is and for how long, for a line with other things in it.

    >>> short_text(Hindrance(kind="ankle", rounds=26), "", "fr")
    'cheville tordue, encore 2 tours'
    """
    place = _place(lang)
    name = _NAMES[one.kind][place] if one.kind in _NAMES else one.kind
    return ", ".join(filter(None, (name, weapon, _duration(one, place))))


def texts_of(
    character: BrpCharacter, lang: str, said: Callable[[Hindrance, str, str], str] = hindrance_text
) -> list[str]:
    """Everything that holds a character back, a text each."""
    weapons = {str(row.id): weapon_name(row.weapon, row.name, lang) or "" for row in character.weapons}
    return [said(one, weapons.get(one.weapon, ""), lang) for one in character.hindrances]


def short_texts_of_npc(npc: Npc, lang: str) -> list[str]:
    """The same of a person without a sheet, in short."""
    weapons = {str(row.id): row.name for row in npc.weapons}
    return [short_text(one, weapons.get(one.weapon, ""), lang) for one in npc.hindrances]


def _place(lang: str) -> int:
    return LANGUAGES.index(lang) if lang in LANGUAGES else 0


def _duration(one: Hindrance, place: int) -> str:
    if not one.rounds:
        return ""
    if one.kind == "ankle":
        key, count = "turns", ceil_div(one.rounds, ROUNDS_PER_TURN)
    else:
        key, count = "later" if one.delay else "now", one.rounds
    return _ROUNDS[key][count != 1][place].format(n=count)


def _meaning(one: Hindrance, place: int, lang: str) -> str:
    signed = f"+{one.number}" if one.number > 0 else f"−{-one.number}" if one.number else "±\u20090"
    if one.kind == "ankle":
        return f"{derived_abbreviation('move', SRD, lang)} {signed}"
    key = "held.unknown" if one.kind == "held" and not one.number else one.kind
    if key not in _MEANINGS or (key == "disarmed" and not one.number):
        return ""
    return _MEANINGS[key][place].format(number=signed if key == "sight" else one.number)
