"""The free ticks of a long break: the person chooses, the rules say how many."""

from time import time_ns

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QListWidget, QListWidgetItem, QWidget

from brp_desktop.catalogue.names import full_skill_name
from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.controllers.language import content_language
from brp_desktop.painting.theme import Theme
from brp_desktop.play.lessons import free_tick_edit, pause_of, refusals_of
from brp_desktop.rules.errors import RulesError
from brp_desktop.sheet.errors import EditError
from brp_desktop.sheet.ids import SkillId
from brp_desktop.views import labels
from brp_desktop.views.development.adding import candidates
from brp_desktop.views.dialogs.plain import PlainDialog
from brp_desktop.views.fields import Field
from brp_desktop.views.gm.parts import label
from brp_desktop.views.list_boxes import ListBoxes

MOST_MONTHS = 1200


class LongBreakDialog(PlainDialog):
    """Months of rest, and the skills that get a tick; afterwards the ordinary phase."""

    def __init__(self, document: BrpDocument, theme: Theme, parent: QWidget | None) -> None:
        super().__init__(theme, "", parent)
        self.setObjectName("long_break")
        self.setModal(True)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._document = document
        self._filling = True
        title = self.tr("After a long break")
        self.setWindowTitle(title)
        self.setAccessibleName(title)
        self.heading.setText(title)
        self.add_text(
            self.tr("A few months of rest give free ticks. Each waits for its roll like any other."), muted=True
        )
        self.months = Field(theme, self.content)
        self.months.edit.setText("3")
        self.months.edit.setMaxLength(4)
        self.months.edit.setAccessibleName(self.tr("Months of rest"))
        self.months.edit.textChanged.connect(self._show_state)
        self.months.setFixedWidth(90)
        line = QHBoxLayout()
        line.setSpacing(8)
        words = label(self.content, theme)
        words.setText(self.tr("Months of rest"))
        line.addWidget(words)
        line.addWidget(self.months)
        line.addStretch(1)
        self.column.addLayout(line)
        self.list = QListWidget(self.content)
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setFont(theme.font("body"))
        self.list.setMinimumHeight(180)
        self.list.setItemDelegate(ListBoxes(theme, self.list))
        self.list.setAccessibleName(self.tr("Skills for a free tick"))
        for name, row in candidates(document):
            item = QListWidgetItem(labels.listed((name, labels.percent(document.derived.skills[row].score))), self.list)
            item.setData(Qt.ItemDataRole.UserRole, row)
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            item.setCheckState(Qt.CheckState.Unchecked)
        self.list.itemChanged.connect(self._on_item)
        self.column.addWidget(self.list, 1)
        self.state = self.add_text("")
        self.state.setObjectName("long_break_state")
        self.add_button(self.tr("&Cancel")).clicked.connect(self.reject)
        self.ok = self.add_button(self.tr("&Tick"), primary=True)
        self.ok.clicked.connect(self._take)
        self.fit(440)
        self._filling = False
        self._show_state()
        self.list.setFocus()

    @property
    def chosen(self) -> tuple[SkillId, ...]:
        """The rows chosen, in the order of the list."""
        items = [self.list.item(row) for row in range(self.list.count())]
        return tuple(
            SkillId(str(item.data(Qt.ItemDataRole.UserRole)))
            for item in items
            if item.checkState() == Qt.CheckState.Checked
        )

    def _wanted_months(self) -> int:
        text = self.months.edit.text().strip()
        return min(MOST_MONTHS, int(text)) if text.isdecimal() else 0

    def _on_item(self, item: QListWidgetItem) -> None:
        self._show_state()

    def _show_state(self) -> None:
        if self._filling:
            return
        document, chosen = self._document, self.chosen
        months = self._wanted_months()
        limit = pause_of(document.character, document.derived, months).limit
        refusals = refusals_of(document.character, document.derived, chosen, months)
        text = self.tr("{chosen} of {limit} chosen").format(chosen=len(chosen), limit=limit)
        if not limit:
            text = self.tr("So short a rest gives no free tick.")
        elif refusals:
            reason, row = refusals[0]
            text = self.tr("No more than %n free tick(s).", "", limit)
            if reason != "too_many":
                text = labels.error_sentence(RulesError(reason, name=self._name(row)))
        self.state.setText(text)
        self.ok.setEnabled(bool(chosen) and bool(limit) and not refusals)

    def _name(self, row: str | None) -> str:
        for skill in self._document.character.skills:
            if skill.id == row:
                return full_skill_name(skill, content_language())
        return ""

    def _take(self) -> None:
        document = self._document
        try:
            edit = free_tick_edit(
                document.character, document.derived, self.chosen, self._wanted_months(), time=time_ns() // 1_000_000
            )
            document.perform(edit)
        except (RulesError, EditError) as error:
            self.state.setText(labels.error_sentence(error))
            return
        self.accept()
