"""Places in a file as people read them: «Skills 4: points, profession» for ``skills[3].points.profession``."""

import re
from collections.abc import Mapping

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

_WORDS: Mapping[str, object] = {
    "actions": QT_TRANSLATE_NOOP("places", "actions"),
    "adventure": QT_TRANSLATE_NOOP("places", "adventure"),
    "adventures": QT_TRANSLATE_NOOP("places", "adventures"),
    "age": QT_TRANSLATE_NOOP("places", "age"),
    "armour": QT_TRANSLATE_NOOP("places", "armour"),
    "base": QT_TRANSLATE_NOOP("places", "base"),
    "bonus": QT_TRANSLATE_NOOP("places", "bonus"),
    "category": QT_TRANSLATE_NOOP("places", "group"),
    "characteristics": QT_TRANSLATE_NOOP("places", "characteristics"),
    "columns": QT_TRANSLATE_NOOP("places", "columns"),
    "contacts": QT_TRANSLATE_NOOP("places", "contacts"),
    "counters": QT_TRANSLATE_NOOP("places", "counters"),
    "culture": QT_TRANSLATE_NOOP("places", "culture"),
    "current": QT_TRANSLATE_NOOP("places", "value"),
    "damage": QT_TRANSLATE_NOOP("places", "damage"),
    "description": QT_TRANSLATE_NOOP("places", "description"),
    "entries": QT_TRANSLATE_NOOP("places", "people"),
    "experience": QT_TRANSLATE_NOOP("places", "experience"),
    "features": QT_TRANSLATE_NOOP("places", "distinctive features"),
    "format_version": QT_TRANSLATE_NOOP("places", "version of the format"),
    "gender": QT_TRANSLATE_NOOP("places", "gender"),
    "group": QT_TRANSLATE_NOOP("places", "group"),
    "height": QT_TRANSLATE_NOOP("places", "height"),
    "id": QT_TRANSLATE_NOOP("places", "sign of identity"),
    "improvements": QT_TRANSLATE_NOOP("places", "rolls of development"),
    "initial": QT_TRANSLATE_NOOP("places", "value"),
    "items": QT_TRANSLATE_NOOP("places", "things"),
    "maximum": QT_TRANSLATE_NOOP("places", "maximum"),
    "move": QT_TRANSLATE_NOOP("places", "move"),
    "name": QT_TRANSLATE_NOOP("places", "name"),
    "nodes": QT_TRANSLATE_NOOP("places", "scores"),
    "note": QT_TRANSLATE_NOOP("places", "note"),
    "notes": QT_TRANSLATE_NOOP("places", "notes"),
    "npc": QT_TRANSLATE_NOOP("places", "person"),
    "number": QT_TRANSLATE_NOOP("places", "number"),
    "occupation": QT_TRANSLATE_NOOP("places", "occupation"),
    "options": QT_TRANSLATE_NOOP("places", "rules"),
    "parent": QT_TRANSLATE_NOOP("places", "parent"),
    "path": QT_TRANSLATE_NOOP("places", "file of the sheet"),
    "people": QT_TRANSLATE_NOOP("places", "people"),
    "personal": QT_TRANSLATE_NOOP("places", "personal"),
    "personality": QT_TRANSLATE_NOOP("places", "personality"),
    "place": QT_TRANSLATE_NOOP("places", "place"),
    "player": QT_TRANSLATE_NOOP("places", "player"),
    "points": QT_TRANSLATE_NOOP("places", "points"),
    "portrait": QT_TRANSLATE_NOOP("places", "portrait"),
    "powers": QT_TRANSLATE_NOOP("places", "powers"),
    "profession": QT_TRANSLATE_NOOP("places", "profession"),
    "quantity": QT_TRANSLATE_NOOP("places", "quantity"),
    "resources": QT_TRANSLATE_NOOP("places", "points and counters"),
    "round": QT_TRANSLATE_NOOP("places", "Giro"),
    "hindrances": QT_TRANSLATE_NOOP("places", "hindrances"),
    "score": QT_TRANSLATE_NOOP("places", "score"),
    "skill": QT_TRANSLATE_NOOP("places", "skill"),
    "skills": QT_TRANSLATE_NOOP("places", "skills"),
    "speciality": QT_TRANSLATE_NOOP("places", "speciality"),
    "speciality_text": QT_TRANSLATE_NOOP("places", "speciality"),
    "study": QT_TRANSLATE_NOOP("places", "study"),
    "system": QT_TRANSLATE_NOOP("places", "system of rules"),
    "text": QT_TRANSLATE_NOOP("places", "text"),
    "tick": QT_TRANSLATE_NOOP("places", "tick"),
    "ticked": QT_TRANSLATE_NOOP("places", "tick"),
    "tier": QT_TRANSLATE_NOOP("places", "tier"),
    "title": QT_TRANSLATE_NOOP("places", "title"),
    "value": QT_TRANSLATE_NOOP("places", "value"),
    "values": QT_TRANSLATE_NOOP("places", "characteristics"),
    "wealth": QT_TRANSLATE_NOOP("places", "wealth"),
    "weapons": QT_TRANSLATE_NOOP("places", "weapons"),
    "weight": QT_TRANSLATE_NOOP("places", "weight"),
    "wounds": QT_TRANSLATE_NOOP("places", "wounds"),
    "xantis": QT_TRANSLATE_NOOP("places", "person"),
    "xantis_options": QT_TRANSLATE_NOOP("places", "readings of the rules"),
}
"""What a person may look for; any other name stands as in the file."""


def place_words(where: str) -> str:
    """The place in words, rows counted from 1, the outermost first: «skills 4, points, profession», «line 12»."""
    if line := re.fullmatch(r"line (\d+)", where):
        return QCoreApplication.translate("places", "line {number}").format(number=line[1])
    parts: list[str] = []
    for step in re.findall(r"\[\d+\]|[^.\[\]]+", where):
        if step.startswith("[") and parts:
            parts[-1] = f"{parts[-1]} {int(step[1:-1]) + 1}"
        else:
            source = _WORDS.get(step)
            parts.append(step if source is None else QCoreApplication.translate("places", str(source)))
    return ", ".join(parts)
