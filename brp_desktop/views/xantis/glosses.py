"""What the source's own terms mean, in the language in force: tips over words that no language translates."""

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

_GLOSSES: Final[Mapping[str, object]] = {
    "caratteristica": QT_TRANSLATE_NOOP("xantis", "characteristic, the highest of the four tiers"),
    "abilita": QT_TRANSLATE_NOOP("xantis", "ability, the second of the four tiers"),
    "arte": QT_TRANSLATE_NOOP("xantis", "art, the third of the four tiers"),
    "specializzazione": QT_TRANSLATE_NOOP("xantis", "specialisation, the lowest of the four tiers"),
    "pa": QT_TRANSLATE_NOOP("xantis", "action points (Punti azione): what acting costs until the Giro ends"),
    "pa_max": QT_TRANSLATE_NOOP("xantis", "action points (Punti azione) at the beginning of each Giro"),
    "initiative": QT_TRANSLATE_NOOP("xantis", "initiative: its margin orders the turns of the Giro"),
    "penalty": QT_TRANSLATE_NOOP("xantis", "a penalty that comes off the Vdr; the source gives only the abbreviation"),
    "group": QT_TRANSLATE_NOOP("xantis", "the side in a Giro; it may be empty"),
    "danni": QT_TRANSLATE_NOOP("xantis", "damage: what the weapon adds to a blow"),
    "png": QT_TRANSLATE_NOOP("xantis", "non-player character: the Narrator tells every result"),
}


def gloss(term: str) -> str:
    """What a term means, by its id: tiers, ``pa``, ``pa_max``, ``initiative``, ``penalty``, ``group``, ``danni``,
    ``png``; nothing for others.
    """
    source = _GLOSSES.get(term)
    return "" if source is None else QCoreApplication.translate("xantis", str(source))


def with_gloss(name: str, term: str) -> str:
    """«Iniziativa: initiative, …», for a tip; the bare name where there is no gloss."""
    words = gloss(term)
    if not words:
        return name
    return QCoreApplication.translate("xantis", "{name}: {text}").format(name=name, text=words)
