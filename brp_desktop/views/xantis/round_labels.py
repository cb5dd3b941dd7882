"""What each edit of the Giro and of a table's Xantis is called: in the menu, in the undo text, when it is announced."""

from collections.abc import Mapping

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from brp_desktop.sheet.table import GameTable
from brp_desktop.views import labels

_NAMES: Mapping[str, object] = {
    "AddParticipants": QT_TRANSLATE_NOOP("giro", "joining the Giro"),
    "RemoveParticipants": QT_TRANSLATE_NOOP("giro", "leaving the Giro"),
    "RenameParticipant": QT_TRANSLATE_NOOP("giro", "name of {name}"),
    "SetParticipantField": QT_TRANSLATE_NOOP("giro", "change of {name}"),
    "SetParticipantField.group": QT_TRANSLATE_NOOP("giro", "group of {name}"),
    "SetParticipantField.pa_max": QT_TRANSLATE_NOOP("giro", "Pa Max of {name}"),
    "SetResults": QT_TRANSLATE_NOOP("giro", "test of Iniziativa"),
    "SetResults.by_hand": QT_TRANSLATE_NOOP("giro", "Iniziativa of {name}"),
    "MoveParticipant": QT_TRANSLATE_NOOP("giro", "place of {name}"),
    "OrderByResults": QT_TRANSLATE_NOOP("giro", "order by Iniziativa"),
    "TakeFromSheets": QT_TRANSLATE_NOOP("giro", "{name} as on the sheet"),
    "AddGroup": QT_TRANSLATE_NOOP("giro", "new group"),
    "RenameGroup": QT_TRANSLATE_NOOP("giro", "name of a group"),
    "RemoveGroup": QT_TRANSLATE_NOOP("giro", "removal of a group"),
    "ChooseActing": QT_TRANSLATE_NOOP("giro", "turn of {name}"),
    "NextTurn": QT_TRANSLATE_NOOP("giro", "next turn"),
    "DeclareAction": QT_TRANSLATE_NOOP("giro", "declaration of an action"),
    "SetActionMargin": QT_TRANSLATE_NOOP("giro", "margin of the action"),
    "ResolveAction": QT_TRANSLATE_NOOP("giro", "end of the action"),
    "DeclareInstant": QT_TRANSLATE_NOOP("giro", "instantaneous action of {name}"),
    "Spend": QT_TRANSLATE_NOOP("giro", "Pa of {name}"),
    "CorrectPa": QT_TRANSLATE_NOOP("giro", "correction of the Pa of {name}"),
    "EndGiro": QT_TRANSLATE_NOOP("giro", "end of the Giro"),
    "EndGiro.again": QT_TRANSLATE_NOOP("giro", "end of the Giro, Iniziativa anew"),
    "ClearRound": QT_TRANSLATE_NOOP("giro", "emptying of the Giro"),
    "SetXantisOptions": QT_TRANSLATE_NOOP("giro", "readings of the rules"),
    "SetXantisNpc": QT_TRANSLATE_NOOP("giro", "change of a person"),
    "SetXantisNpcCounter": QT_TRANSLATE_NOOP("giro", "counter of a person"),
    "SetXantisNpcPenalty": QT_TRANSLATE_NOOP("giro", "penalty of a person"),
    "SeveralAtTable": QT_TRANSLATE_NOOP("giro", "several changes"),
    "SeveralAtTable.together": QT_TRANSLATE_NOOP("giro", "Pa of those who act together"),
    "SeveralAtTable.wound": QT_TRANSLATE_NOOP("giro", "damage at the table"),
    "SeveralAtTable.round": QT_TRANSLATE_NOOP("giro", "new round"),
    "SeveralAtTable.png": QT_TRANSLATE_NOOP("giro", "change of a person"),
}

_SOMEBODY = QT_TRANSLATE_NOOP("giro", "somebody")


def round_edit_name(edit: object, table: GameTable | None = None) -> str:
    """What the edit does, in a few words without a capital: «Pa of Nerea»; ``table`` names those who take part."""
    kind = type(edit).__name__
    source = next((_NAMES[key] for key in (f"{kind}.{_variant(edit)}", kind) if key in _NAMES), kind)
    text = QCoreApplication.translate("giro", str(source))
    return text.format(name=_name(edit, table)) if "{" in text else text


def _variant(edit: object) -> str:
    """What tells edits of one kind apart: the field, the name of what several are together, a switch."""
    for switch in ("by_hand", "again"):
        if getattr(edit, switch, False):
            return switch
    return str(getattr(edit, "field", "") or getattr(edit, "name", ""))


def _name(edit: object, table: GameTable | None) -> str:
    """Whom the edit is about; somebody who is not there (any more) has no name."""
    ids = [getattr(edit, "participant", None), *(_id(one) for one in getattr(edit, "participants", ()))]
    ids += [id_ for id_, _ in getattr(edit, "results", ())]
    found = [] if table is None else [one.shown_name for one in table.round.participants if one.id in ids]
    return labels.listed(found) or QCoreApplication.translate("giro", str(_SOMEBODY))


def _id(one: object) -> object:
    return getattr(one, "id", one)
