"""What each edit of a Xantis sheet is called: in the menu, in the undo text and in the announcement."""

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from brp_desktop.sheet.xantis import XantisCharacter

_NAMES: Mapping[str, object] = {
    "AddNode": QT_TRANSLATE_NOOP("xantis", "new score"),
    "RenameNode": QT_TRANSLATE_NOOP("xantis", "name of a score"),
    "SetNodeValue": QT_TRANSLATE_NOOP("xantis", "value of {name}"),
    "SetNodeTier": QT_TRANSLATE_NOOP("xantis", "tier of {name}"),
    "MoveNode": QT_TRANSLATE_NOOP("xantis", "place of {name}"),
    "RemoveNode": QT_TRANSLATE_NOOP("xantis", "removal of a score"),
    "AddXantisWeapon": QT_TRANSLATE_NOOP("xantis", "new weapon"),
    "SetXantisWeapon": QT_TRANSLATE_NOOP("xantis", "change of {name}"),
    "MoveXantisWeapon": QT_TRANSLATE_NOOP("xantis", "place of {name}"),
    "RemoveXantisWeapon": QT_TRANSLATE_NOOP("xantis", "removal of a weapon"),
    "AddXantisAction": QT_TRANSLATE_NOOP("xantis", "new action"),
    "SetXantisAction": QT_TRANSLATE_NOOP("xantis", "change of {name}"),
    "MoveXantisAction": QT_TRANSLATE_NOOP("xantis", "place of {name}"),
    "RemoveXantisAction": QT_TRANSLATE_NOOP("xantis", "removal of an action"),
    "AddXantisCounter": QT_TRANSLATE_NOOP("xantis", "new counter"),
    "SetXantisCounter": QT_TRANSLATE_NOOP("xantis", "change of {name}"),
    "MoveXantisCounter": QT_TRANSLATE_NOOP("xantis", "place of {name}"),
    "RemoveXantisCounter": QT_TRANSLATE_NOOP("xantis", "removal of a counter"),
    "SetXantisIdentity": QT_TRANSLATE_NOOP("xantis", "change of {field}"),
    "SetPenalty": QT_TRANSLATE_NOOP("xantis", "change of {name}"),
    "NamePenalty": QT_TRANSLATE_NOOP("xantis", "name of {name}"),
    "SetPaMaxTerms": QT_TRANSLATE_NOOP("xantis", "formula of Pa Max"),
    "SetPaMax": QT_TRANSLATE_NOOP("xantis", "change of Pa Max"),
    "SetInitiativeTerms": QT_TRANSLATE_NOOP("xantis", "formula of Iniziativa"),
    "SetInitiativeNumber": QT_TRANSLATE_NOOP("xantis", "formula of Iniziativa"),
    "SetInitiative": QT_TRANSLATE_NOOP("xantis", "result of Iniziativa"),
    "SetPaLeft": QT_TRANSLATE_NOOP("xantis", "change of the Pa"),
    "SpendPa": QT_TRANSLATE_NOOP("xantis", "payment of Pa"),
    "EndGiro": QT_TRANSLATE_NOOP("xantis", "end of the Giro"),
    "SetXantisOptions": QT_TRANSLATE_NOOP("xantis", "change of the rules"),
    "SetXantisOptions.option": QT_TRANSLATE_NOOP("xantis", "reading of the rules: {option}"),
    "SetNote": QT_TRANSLATE_NOOP("xantis", "change of a note"),
    "AddNote": QT_TRANSLATE_NOOP("xantis", "new note"),
    "RemoveNote": QT_TRANSLATE_NOOP("xantis", "removal of a note"),
    "MoveNote": QT_TRANSLATE_NOOP("xantis", "place of a note"),
    "SetPortrait": QT_TRANSLATE_NOOP("xantis", "portrait"),
    "Recover": QT_TRANSLATE_NOOP("xantis", "return of unsaved work"),
    "Restore": QT_TRANSLATE_NOOP("xantis", "return to an earlier version"),
    "Several": QT_TRANSLATE_NOOP("xantis", "several changes"),
    "Several.giro": QT_TRANSLATE_NOOP("xantis", "act in the Giro"),
}

_FIELDS: Mapping[str, object] = {
    "name": QT_TRANSLATE_NOOP("xantis", "name"),
    "player": QT_TRANSLATE_NOOP("xantis", "player"),
    "people": QT_TRANSLATE_NOOP("xantis", "people"),
    "group": QT_TRANSLATE_NOOP("xantis", "group"),
    "adventure": QT_TRANSLATE_NOOP("xantis", "adventure"),
    "npc": QT_TRANSLATE_NOOP("xantis", "who plays the character"),
}

_PENALTIES: Mapping[str, str] = {"pme": "Pme", "pr": "Pr", "pd": "Pd"}


def edit_name(edit: object, character: XantisCharacter) -> str:
    """What the edit does, in a few words without a capital: «value of Travestirsi», «end of the Giro»."""
    kind = type(edit).__name__
    option = str(getattr(edit, "option", ""))
    source = _NAMES.get(f"{kind}.{'option' if option else getattr(edit, 'name', '')}") or _NAMES.get(kind)
    text = kind if source is None else QCoreApplication.translate("xantis", str(source))
    field = _FIELDS.get(str(getattr(edit, "field", "")), "")
    return text.format(
        name=_name(str(getattr(edit, "id", "")), kind, character),
        field=QCoreApplication.translate("xantis", str(field)) if field else "",
        option=_option(option) if option else "",
    )


def _option(option: str) -> str:
    from brp_desktop.views.xantis.option_words import question

    words = question(option)
    return words[:1].lower() + words[1:]


def _name(id_: str, kind: str, character: XantisCharacter) -> str:
    """What the row is called that the edit is about; penalties by their letters."""
    rows: Iterable[tuple[str, str]]
    if kind in ("SetPenalty", "NamePenalty"):
        return _PENALTIES.get(id_, id_)
    if "Weapon" in kind:
        rows = ((row.id, row.name) for row in character.weapons)
    elif "Action" in kind:
        rows = ((row.id, row.name) for row in character.actions)
    elif "Counter" in kind:
        rows = ((row.id, row.name) for row in character.counters)
    else:
        rows = ((row.id, row.name) for row in character.nodes)
    return next((name for row, name in rows if row == id_), id_)
