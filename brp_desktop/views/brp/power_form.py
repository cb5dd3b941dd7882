"""The fields of one power: what it is rolled with, with a tick box or without, and what it costs."""

from typing import Any

from PySide6.QtWidgets import QWidget

from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.sheet.belonging_edits import is_own_row
from brp_desktop.sheet.belongings import Power
from brp_desktop.sheet.edits import Edit, SetBelonging, SetPowerChance, SetPowerLearns, Several
from brp_desktop.sheet.ids import BelongingId
from brp_desktop.sheet.power_edits import own_row
from brp_desktop.views.brp.belonging_form import BelongingForm
from brp_desktop.views.brp.handing_in import typed
from brp_desktop.views.brp.look import Look
from brp_desktop.views.brp.power_rows import OWN, power_shapes, remove_words, skill_of


class PowerForm(BelongingForm):
    """All fields of a power; the chance of one that uses a skill of the sheet belongs to the skill."""

    def value_of(self, row: Any, id_: str) -> Any:
        if id_ == "chance" and isinstance(row, Power):
            skill = skill_of(self._document, row)
            return row.chance if skill is None else self._document.derived.skills[skill.id].score
        return super().value_of(row, id_)

    def show_row(self, key: BelongingId | None) -> None:
        super().show_row(key)
        power = next((row for row in self._document.character.powers if row.id == key), None)
        if power is not None:
            lent = skill_of(self._document, power)
            self.fields["chance"].host.setEnabled(lent is None or is_own_row(lent.id))

    def edit_of(self, key: BelongingId, id_: str, value: object) -> Edit:
        if id_ == "chance":
            return SetPowerChance(key, value if isinstance(value, int) else None)
        return super().edit_of(key, id_, value)

    def take(self, key: BelongingId, id_: str, value: object) -> str:
        document = self._document
        if id_ != "skill":
            return super().take(key, id_, value)
        power = next((row for row in document.character.powers if row.id == key), None)
        if power is None or value == power.skill:
            return ""
        if value == OWN:
            if power.skill is None:
                return typed(document, SetPowerLearns(key, True))
            return typed(
                document,
                Several((SetBelonging("powers", key, "skill", None), SetPowerLearns(key, True)), "power_skill"),
            )
        if own_row(document.character, power) is None:
            return typed(document, SetBelonging("powers", key, "skill", value))
        if value is None:
            return typed(document, SetPowerLearns(key, False))
        return typed(
            document,
            Several((SetPowerLearns(key, False), SetBelonging("powers", key, "skill", value)), "power_skill"),
        )


def power_form(document: BrpDocument, look: Look, parent: QWidget) -> PowerForm:
    """The form of a power."""
    return PowerForm(document, "powers", power_shapes(), remove_words, look, parent)
