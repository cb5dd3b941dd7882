"""The options of a print: layout, content, paper; what is chosen is remembered."""

from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.painting.pages.paper import PAPERS, PEOPLE_A_PAGE, PrintOptions
from brp_desktop.painting.pages.pdf_form import has_forms
from brp_desktop.painting.pages.table_list import LIST, PEOPLE
from brp_desktop.painting.theme import Theme
from brp_desktop.storage.settings import Settings
from brp_desktop.views.check import Check
from brp_desktop.views.development.choosing import ChoiceBox
from brp_desktop.views.painted import RING, tint
from brp_desktop.views.plain_label import PlainLabel
from brp_desktop.views.printing.radio import Radio
from brp_desktop.views.printing.subject import ADVENTURE, SHEET_LAYOUTS, PrintSubject

_LETTER_COUNTRIES = frozenset(
    ("US", "CA", "MX", "PH", "CO", "VE", "CL", "GT", "CR", "PA", "DO", "SV", "NI", "HN", "PR")
)

_CONTENT = ("ticks", "bases", "limits", "free_lines", "trained_only", "fillable")
_OF_SKILLS = ("ticks", "bases", "limits", "trained_only")
"""What is printed of skills in percent, and of no other sheet."""


def usual_paper() -> str:
    """The paper of the country: Letter in North America and some others, else A4."""
    territory = QLocale.territoryToCode(QLocale.system().territory())
    return "letter" if territory in _LETTER_COUNTRIES else "a4"


class OptionPanel(QScrollArea):
    """The right side of the print window."""

    changed = Signal()
    """Something else was chosen."""

    def __init__(
        self, theme: Theme, subject: PrintSubject, settings: Settings, parent: QWidget, layout: str = ""
    ) -> None:
        super().__init__(parent)
        self._theme, self._subject, self._settings = theme, subject, settings
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(18 - RING, 14, 18 - RING, 8)
        column.setSpacing(1)
        self._build_layouts(column, content, subject.layout(layout or settings.print_layout))
        self._build_content(column, content)
        self._build_paper(column, content)
        column.addStretch(1)
        self.setWidget(content)
        content.setAutoFillBackground(False)
        self.viewport().setAutoFillBackground(False)
        self._allow()

    @property
    def layout_chosen(self) -> str:
        """The layout's id."""
        button = self._layouts.checkedButton()
        return "" if button is None else str(button.property("layout_id"))

    @property
    def options(self) -> PrintOptions:
        """What is chosen."""
        layout, on = self.layout_chosen, {name: box.isChecked() for name, box in self.boxes.items()}
        return PrintOptions(
            layout=layout if layout in SHEET_LAYOUTS else "full",
            people=int(self.people.currentData()),
            paper=PAPERS[str(self.paper.currentData())],
            colour=self.colour.currentData() == "colour",
            **(on | {"fillable": on["fillable"] and self.boxes["fillable"].isEnabled()}),
        )

    def keep(self) -> None:
        """Remember the choices for next time."""
        settings = self._settings
        settings.print_layout = self.layout_chosen or settings.print_layout
        settings.print_people = str(self.people.currentData())
        settings.print_paper = str(self.paper.currentData())
        settings.print_colour = self.colour.currentData() == "colour"
        for name, box in self.boxes.items():
            setattr(settings, f"print_{name}", box.isChecked())
        settings.save()

    def _heading(self, column: QVBoxLayout, words: str, parent: QWidget) -> None:
        label = PlainLabel(words, parent)
        label.setFont(self._theme.font("group"))
        label.setContentsMargins(RING, 6, 0, 2)
        column.addWidget(label)

    def _build_layouts(self, column: QVBoxLayout, content: QWidget, chosen: str) -> None:
        self._heading(column, self.tr("Layout"), content)
        self._layouts = QButtonGroup(self)
        words = {
            "full": (self.tr("&Full sheet"), self.tr("everything, like the paper sheet")),
            "single": (self.tr("&One page"), self.tr("without notes and free lines")),
            "large": (self.tr("&Large type"), self.tr("everything, in 14 points")),
            ADVENTURE: (self.tr("This &adventure"), self.tr("ticks and development")),
            LIST: (self.tr("A&round the table"), self.tr("everybody in one list")),
            PEOPLE: (self.tr("&Game master’s characters"), self.tr("several on a page:")),
        }
        self.people = ChoiceBox(self._theme, content)
        self.people.setMinimumContentsLength(3)
        self.people.set_choices([(str(number), number) for number in PEOPLE_A_PAGE])
        self.people.setCurrentIndex(self.people.findData(int(self._settings.print_people)))
        self.people.setAccessibleName(self.tr("Characters on a page"))
        self.people.activated.connect(self._on_change)
        theme = self._theme
        for layout in self._subject.layouts:
            title, about = words[layout]
            button = Radio(theme, title, content)
            button.setProperty("layout_id", layout)
            button.setAccessibleDescription(about)
            button.setChecked(layout == chosen)
            why = self._subject.why_not(layout)
            button.setEnabled(not why)
            button.setToolTip(plain_tip(why))
            self._layouts.addButton(button)
            column.addWidget(button)
            row = QHBoxLayout()
            row.setContentsMargins(30, 0, 0, 3)
            label = PlainLabel(about, content)
            label.setFont(theme.font("small"))
            label.setWordWrap(True)
            tint(label, QPalette.ColorRole.WindowText, theme.colour("text_2" if not why else "text_off"))
            row.addWidget(label, 1)
            if layout == PEOPLE:
                row.addWidget(self.people)
            column.addLayout(row)
        self._layouts.buttonToggled.connect(self._on_toggled)

    def _build_content(self, column: QVBoxLayout, content: QWidget) -> None:
        self._heading(column, self.tr("Content"), content)
        words = {
            "ticks": self.tr("Ticks of the adventure"),
            "bases": self.tr("Bases of the skills"),
            "limits": self.tr("½ and limits of the levels"),
            "free_lines": self.tr("Free lines to write on"),
            "trained_only": self.tr("Hide untrained skills"),
            "fillable": self.tr("Fields to fill in (PDF)"),
        }
        self.boxes: dict[str, Check] = {}
        for name in _CONTENT:
            box = Check(self._theme, content)
            box.setText(words[name])
            box.setChecked(bool(getattr(self._settings, f"print_{name}")))
            box.toggled.connect(self._on_change)
            box.setVisible(self._subject.has_skills or name not in _OF_SKILLS)
            self.boxes[name] = box
            column.addWidget(box)

    def _build_paper(self, column: QVBoxLayout, content: QWidget) -> None:
        self._heading(column, self.tr("Paper"), content)
        grid = QGridLayout()
        grid.setSpacing(8)
        self.paper = ChoiceBox(self._theme, content)
        self.paper.set_choices([("A4", "a4"), ("Letter", "letter")])
        wanted = self._settings.print_paper
        self.paper.setCurrentIndex(self.paper.findData(usual_paper() if wanted == "system" else wanted))
        self.paper.setAccessibleName(self.tr("Size of the paper"))
        self.colour = ChoiceBox(self._theme, content)
        self.colour.set_choices([(self.tr("Black only"), "black"), (self.tr("Colour"), "colour")])
        self.colour.setCurrentIndex(self.colour.findData("colour" if self._settings.print_colour else "black"))
        self.colour.setAccessibleName(self.tr("Colours"))
        for place, box in enumerate((self.paper, self.colour)):
            box.setMinimumContentsLength(8)
            box.activated.connect(self._on_change)
            grid.addWidget(box, 0, place)
            grid.setColumnStretch(place, 1)
        column.addLayout(grid)

    def _on_toggled(self, button: object, on: bool) -> None:
        if on:
            self._on_change()

    def _on_change(self, *_: object) -> None:
        self._allow()
        self.changed.emit()

    def _allow(self) -> None:
        """Options that would change nothing are out of reach."""
        layout, boxes = self.layout_chosen, self.boxes
        form = self._subject.can_be_filled(layout)
        for name in _OF_SKILLS:
            boxes[name].setEnabled(form)
        boxes["free_lines"].setEnabled(layout in ("full", "large", LIST))
        boxes["fillable"].setEnabled(form and has_forms())
        missing = form and not has_forms()
        why = self.tr("Forms need the extra “pdf”, which is not installed.") if missing else ""
        boxes["fillable"].setToolTip(plain_tip(why))
        self.people.setEnabled(layout == PEOPLE)
