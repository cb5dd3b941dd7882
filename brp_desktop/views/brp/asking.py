"""Opens «why?» beside whatever number of the sheet was asked about."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtWidgets import QWidget

from brp_desktop.play.rolling import Subject
from brp_desktop.sheet.ids import BelongingId, CharacteristicId, ResourceId, SkillId
from brp_desktop.views.brp.explanations import (
    Why,
    why_characteristic,
    why_derived,
    why_resource,
    why_skill,
)
from brp_desktop.views.brp.look import Look
from brp_desktop.views.why import WhyPopover

if TYPE_CHECKING:
    from brp_desktop.views.brp.sheet_view import SheetView


class Asking(QObject):
    """One popover for the sheet, made when first needed."""

    def __init__(self, sheet: "SheetView") -> None:
        super().__init__(sheet)
        self._sheet = sheet
        self._document = sheet.document
        self._popover: WhyPopover | None = None
        sheet.look_changed.connect(self._on_look)

    @property
    def popover(self) -> WhyPopover | None:
        """The popover, None before the first question."""
        return self._popover

    def explain(self, subject: Subject, place: QRect | None = None) -> None:
        """How a chance or a score comes about; ``place`` is beside what on the screen, without it beside its row."""
        if subject.use in ("attack", "parry"):
            from brp_desktop.views.brp.combat_whys import why_weapon

            self._open(why_weapon(self._document, BelongingId(subject.means), subject.use), place)
        elif place is not None and self._is_dodge(subject):
            from brp_desktop.views.brp.combat_whys import why_dodge

            self._open(why_dodge(self._document, SkillId(subject.id)), place)
        elif subject.kind == "skill":
            skill = SkillId(subject.id)
            self._open(why_skill(self._document, skill), place or self._sheet.skills.rect_of_skill(skill))
        else:
            id_ = CharacteristicId(subject.id)
            self._open(why_characteristic(self._document, id_), place or self._sheet.strip.cells.rect_of(id_))

    def explain_derived(self, id_: str, place: QRect | None = None) -> None:
        """How a derived value comes about; ``location.head`` is the points of a hit location."""
        kind, _, location = id_.partition(".")
        if kind == "location":
            from brp_desktop.views.brp.combat_whys import why_location

            self._open(why_location(self._document, location), place)
            return
        self._open(why_derived(self._document, id_), place or _on_screen(self._sheet.strip.derived.values[id_]))

    def explain_resource(self, id_: ResourceId, place: QRect | None = None) -> None:
        """How the maximum of a track comes about."""
        vital = next((each for each in self._sheet.vitals.vitals if each.resource == id_), None)
        shown = None if vital is None or not vital.isVisible() else _on_screen(vital)
        self._open(why_resource(self._document, id_), place or shown)

    def _is_dodge(self, subject: Subject) -> bool:
        """Whether this is the Dodge of the combat page, which counts the defences of the round."""
        from brp_desktop.play.armed import dodge

        return bool(self._document.defences) and subject == dodge(self._document.character)

    def _open(self, why: Why, anchor: QRect | None) -> None:
        if self._popover is None:
            self._popover = WhyPopover(self._sheet.look.theme, self._sheet)
        self._popover.explain(why.title, why.rows, why.notes)
        if anchor is None:
            middle = QPoint(self._sheet.width() // 3, self._sheet.height() // 3)
            anchor = QRect(self._sheet.mapToGlobal(middle), QPoint())
        self._popover.show_at(anchor)

    def _on_look(self, look: Look) -> None:
        if self._popover is not None:
            self._popover.set_theme(look.theme)


def _on_screen(widget: QWidget) -> QRect:
    return QRect(widget.mapToGlobal(QPoint()), widget.size())
