"""The place of a guided creation in the detail panel: its steps, or the link that takes them up again."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QVBoxLayout, QWidget

from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.painting.theme import Theme
from brp_desktop.play.chance import SystemChance
from brp_desktop.rules.dice import RandomSource
from brp_desktop.sheet.creation import STEPS
from brp_desktop.sheet.creation_edits import SetCreationStep
from brp_desktop.views.brp.handing_in import stepped
from brp_desktop.views.controls import PushButton
from brp_desktop.views.painted import tint
from brp_desktop.views.plain_label import PlainLabel

if TYPE_CHECKING:
    from brp_desktop.play.creation import ListName
    from brp_desktop.views.brp.creation.guide import CreationGuide
    from brp_desktop.views.brp.detail_panel import DetailPanel


class CreationHost(QObject):
    """Makes the steps when they are first wanted. What stands in the document decides whether they are shown."""

    def __init__(self, panel: "DetailPanel", document: BrpDocument, ground: QWidget, column: QVBoxLayout) -> None:
        """``column`` of ``ground`` is where the parts go."""
        super().__init__(panel)
        self._panel = panel
        self._document = document
        self._ground = ground
        self._column = column
        self._guide: CreationGuide | None = None
        self._open: PlainLabel | None = None
        self._resume: PushButton | None = None

    @property
    def shown(self) -> bool:
        """Whether the steps are shown."""
        creation = self._document.character.creation
        return creation is not None and creation.shown

    @property
    def guide(self) -> "CreationGuide":
        """The steps, made now if they were not yet."""
        if self._guide is None:
            from brp_desktop.views.brp.creation.guide import CreationGuide

            self._guide = CreationGuide(self._document, self._dice, self._panel.theme, self._ground)
            self._guide.subject_requested.connect(self._panel.focus_requested)
            self._guide.play_requested.connect(self._panel.play_requested)
            self._guide.step_shown.connect(self._on_step)
            self._column.addWidget(self._guide)
        return self._guide

    def begin(self) -> bool:
        """Give the focus to the step under way; False where no steps are shown."""
        if not self.shown:
            return False
        self.guide.show()
        self.guide.begin()
        return True

    def show_steps(self, *, shown: bool) -> None:
        """Begin or take up the steps, or put them away, as a step that can be undone."""
        creation = self._document.character.creation
        step = STEPS[0] if creation is None else creation.step
        stepped(self._document, SetCreationStep(step, shown))
        if shown:
            self.begin()

    def refresh(self) -> None:
        """The document is another one now."""
        if self.shown:
            self.guide.show()
            self.guide.refresh()
        elif self._guide is not None:
            self._guide.hide()
        waits = not self.shown and self._document.character.creation is not None and not self._document.read_only
        if waits and self._resume is None:
            self._open = PlainLabel(parent=self._ground)
            self._open.setWordWrap(True)
            self._resume = PushButton(self._panel.theme, self._ground, height=28)
            self._resume.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            self._resume.clicked.connect(self._on_resume)
            self._column.addWidget(self._open)
            self._column.addWidget(self._resume, 0, Qt.AlignmentFlag.AlignLeft)
            self.set_theme(self._panel.theme)
        if self._resume is not None and self._open is not None:
            said = self._still_open() if waits else ""
            self._open.setText(said)
            self._open.setVisible(bool(said))
            self._resume.setText(self.tr("Choose them") if said else self.tr("Steps of the creation"))
            self._resume.setAccessibleName(said or self.tr("Take up the steps of the creation"))
            self._resume.setVisible(waits)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        if self._guide is not None:
            self._guide.set_theme(theme)
        if self._resume is not None and self._open is not None:
            self._resume.set_theme(theme)
            self._open.setFont(theme.font("small"))
            tint(self._open, QPalette.ColorRole.WindowText, theme.colour("text"))

    def _dice(self) -> RandomSource:
        return SystemChance() if self._panel.dice is None else self._panel.dice()

    def _on_resume(self) -> None:
        which = self._open_list()
        if which is None:
            self.show_steps(shown=True)
        else:
            stepped(self._document, SetCreationStep(which, True))
            self.begin()

    def _open_list(self) -> "ListName | None":
        """The list whose groups still want skills."""
        from brp_desktop.play.creation import open_choices

        character, derived = self._document.character, self._document.derived
        lists: tuple[ListName, ...] = ("profession", "personality")
        return next((which for which in lists if open_choices(character, derived, which)), None)

    def _still_open(self) -> str:
        """The groups that still want skills, a line each; nothing where none does."""
        which = self._open_list()
        if which is None:
            return ""
        from brp_desktop.play.creation import open_choices
        from brp_desktop.views.brp.creation.words import open_sentence, step_name

        choices = open_choices(self._document.character, self._document.derived, which)
        return "\n".join([step_name(which), *map(open_sentence, choices)])

    def _on_step(self, row: QWidget) -> None:
        """The step comes to the top of what is in sight."""
        self._column.activate()
        top = row.mapTo(self._ground, row.rect().topLeft()).y() - 8
        self._panel.verticalScrollBar().setValue(top if row is not self.guide.first_row else 0)
