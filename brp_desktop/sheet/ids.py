"""The ids that travel between the rooms: matching is by these, never by a translated name."""

from typing import NewType

SkillId = NewType("SkillId", str)
"""One skill row of one sheet, unique in the sheet and never changed once given (``spot``, ``knowledge.history``)."""

CharacteristicId = NewType("CharacteristicId", str)
"""``str`` ``con`` ``siz`` ``int`` ``pow`` ``dex`` ``app`` ``edu``; charisma is ``app`` too."""

ResourceId = NewType("ResourceId", str)
"""``hit_points`` ``power_points`` ``fatigue`` ``sanity``, or the id of a counter of the user's."""

AdventureId = NewType("AdventureId", str)
"""One adventure of one sheet."""

ImprovementId = NewType("ImprovementId", str)
"""One recorded roll of development: the UUID of its line in the journal."""

NoteId = NewType("NoteId", str)
"""One page of notes in one sheet."""

EntryId = NewType("EntryId", str)
"""One entry of one table, unique in the table and never changed once given (``npc.3``, ``player.1``)."""

BelongingId = NewType("BelongingId", str)
"""One weapon, armour, wound, power, thing, line of wealth or contact, unique in its list of one sheet."""
