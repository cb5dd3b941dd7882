"""The edits of a Xantis character: small frozen values that turn one snapshot into the next."""

from typing import TypeAlias

from brp_desktop.sheet.edits_base import EditOf, Recover, Restore, Several
from brp_desktop.sheet.note_edits import AddNote, MoveNote, RemoveNote, SetNote, SetPortrait
from brp_desktop.sheet.xantis import XantisCharacter
from brp_desktop.sheet.xantis_list_edits import (
    AddXantisAction,
    AddXantisCounter,
    AddXantisWeapon,
    MoveXantisAction,
    MoveXantisCounter,
    MoveXantisWeapon,
    RemoveXantisAction,
    RemoveXantisCounter,
    RemoveXantisWeapon,
    SetXantisAction,
    SetXantisCounter,
    SetXantisWeapon,
)
from brp_desktop.sheet.xantis_node_edits import AddNode, MoveNode, RemoveNode, RenameNode, SetNodeTier, SetNodeValue
from brp_desktop.sheet.xantis_value_edits import (
    EndGiro,
    NamePenalty,
    SetInitiative,
    SetInitiativeNumber,
    SetInitiativeTerms,
    SetPaLeft,
    SetPaMax,
    SetPaMaxTerms,
    SetPenalty,
    SetXantisIdentity,
    SetXantisOptions,
    SpendPa,
)

XantisEdit: TypeAlias = EditOf[XantisCharacter]
"""A change of a Xantis character."""

__all__ = [
    "AddNode",
    "AddNote",
    "AddXantisAction",
    "AddXantisCounter",
    "AddXantisWeapon",
    "EndGiro",
    "MoveNode",
    "MoveNote",
    "MoveXantisAction",
    "MoveXantisCounter",
    "MoveXantisWeapon",
    "NamePenalty",
    "Recover",
    "RemoveNode",
    "RemoveNote",
    "RemoveXantisAction",
    "RemoveXantisCounter",
    "RemoveXantisWeapon",
    "RenameNode",
    "Restore",
    "SetInitiative",
    "SetInitiativeNumber",
    "SetInitiativeTerms",
    "SetNodeTier",
    "SetNodeValue",
    "SetNote",
    "SetPaLeft",
    "SetPaMax",
    "SetPaMaxTerms",
    "SetPenalty",
    "SetPortrait",
    "SetXantisAction",
    "SetXantisCounter",
    "SetXantisIdentity",
    "SetXantisOptions",
    "SetXantisWeapon",
    "Several",
    "SpendPa",
    "XantisEdit",
]
