"""The switches of one skill that change its base chance: natural wings, a vehicle that few drive …"""

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QVBoxLayout, QWidget

from brp_desktop.catalogue.names import condition_name
from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.controllers.language import content_language
from brp_desktop.painting.theme import Theme
from brp_desktop.sheet.brp import Skill
from brp_desktop.sheet.edits import SetSkillConditions
from brp_desktop.sheet.skill_rules import switches_of
from brp_desktop.views import labels
from brp_desktop.views.brp.handing_in import typed
from brp_desktop.views.check import Check
from brp_desktop.views.painted import RING, tint
from brp_desktop.views.plain_label import PlainLabel

_INDENT = RING + 26


class BaseSwitches(QWidget):
    """A check box for each condition that the base of a skill knows, and below it the base with and without it."""

    def __init__(self, document: BrpDocument, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._document = document
        self._theme = theme
        self._skill: Skill | None = None
        self._switches: tuple[str, ...] = ()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self.checks: list[Check] = []
        self.bases: list[PlainLabel] = []
        self._add()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        for check, base in zip(self.checks, self.bases, strict=True):
            check.theme = theme
            check.updateGeometry()
            check.update()
            base.setFont(theme.font("small"))
            tint(base, QPalette.ColorRole.WindowText, theme.colour("text_2"))

    def show_skill(self, skill: Skill | None) -> None:
        """The switches of another skill, or of the same one as it is now; none for nothing."""
        self._skill = skill
        self._switches = () if skill is None else switches_of(skill, self._document.character.options)
        while len(self.checks) < len(self._switches):
            self._add()
        for place, (check, base) in enumerate(zip(self.checks, self.bases, strict=True)):
            shown = place < len(self._switches)
            check.setVisible(shown)
            base.setVisible(shown)
            if skill is not None and shown:
                self._show(skill, self._switches[place], check, base)
        self.setVisible(bool(self._switches))

    def _show(self, skill: Skill, condition: str, check: Check, base: PlainLabel) -> None:
        others = tuple(each for each in skill.conditions if each != condition)
        derived = self._document.derived
        bases = [labels.percent(derived.base_under(skill, held)) for held in ((*others, condition), others)]
        check.setText(condition_name(condition, content_language()))
        base.setText(self.tr("Base {new} instead of {usual}").format(new=bases[0], usual=bases[1]))
        check.setAccessibleDescription(base.text())
        check.blockSignals(True)
        check.setChecked(condition in skill.conditions)
        check.blockSignals(False)
        check.setEnabled(not self._document.read_only)

    def _add(self) -> None:
        check, base = Check(self._theme, self), PlainLabel(parent=self)
        base.setWordWrap(True)
        base.setContentsMargins(_INDENT, 0, 0, 4)
        if self.checks:
            QWidget.setTabOrder(self.checks[-1], check)
        check.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        check.toggled.connect(partial(self._on_toggled, len(self.checks)))
        self._column.addWidget(check)
        self._column.addWidget(base)
        self.checks.append(check)
        self.bases.append(base)
        self.set_theme(self._theme)

    def _on_toggled(self, place: int, on: bool) -> None:
        if self._skill is None:
            return
        condition = self._switches[place]
        held = tuple(each for each in self._skill.conditions if each != condition)
        typed(self._document, SetSkillConditions(self._skill.id, (*held, condition) if on else held))
