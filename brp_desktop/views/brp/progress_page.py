"""Progress: how skills grew over the adventures, as a chart and as a list, and how long the way ahead is."""

import csv
import io
from pathlib import Path

from PySide6.QtCore import QLocale, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPalette, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QListWidget,
    QListWidgetItem,
    QScrollArea,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from brp_desktop.catalogue.names import collation_key, full_skill_name
from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.controllers.language import content_language
from brp_desktop.models.improvements import COLUMNS, ImprovementsModel
from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.painting.progress_chart import (
    MOST,
    ChartLine,
)
from brp_desktop.play.progress import developed_rows, expected_adventures, series_of
from brp_desktop.rules.errors import RulesError
from brp_desktop.sheet.growth import Improvement
from brp_desktop.sheet.growth_edits import adventure_under_way
from brp_desktop.sheet.ids import SkillId
from brp_desktop.views import labels
from brp_desktop.views.brp.look import Look
from brp_desktop.views.brp.progress_chart_view import ProgressChart
from brp_desktop.views.controls import PushButton
from brp_desktop.views.development import words
from brp_desktop.views.development.choosing import ChoiceBox
from brp_desktop.views.fields import Field
from brp_desktop.views.gm.parts import label
from brp_desktop.views.list_boxes import ListBoxes
from brp_desktop.views.painted import tint
from brp_desktop.views.style import head_sheet

LIST_WIDTH = 200
_PICTURE = QSize(1600, 900)


class ProgressPage(QScrollArea):
    """Chart, way ahead and history of one document; read anew when the document changes."""

    def __init__(self, document: BrpDocument, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("progress_page")
        self._document = document
        self._look = look
        self._filling = False
        self._stale = False
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._inside = QWidget()
        self.skills = QListWidget(self._inside)
        self.skills.setFrameShape(QFrame.Shape.NoFrame)
        self.skills.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.skills.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self._boxes = ListBoxes(look.theme, self.skills)
        self.skills.setItemDelegate(self._boxes)
        self.skills.itemChanged.connect(self._on_item)
        self.chart = ProgressChart(look, self._inside)
        self.picture = PushButton(look.theme, self._inside)
        self.picture.clicked.connect(self.ask_picture)
        self.table_file = PushButton(look.theme, self._inside)
        self.table_file.clicked.connect(self.ask_table)
        self.ahead = ChoiceBox(look.theme, self._inside)
        self.ahead.currentIndexChanged.connect(self._on_ahead)
        self.target = Field(look.theme, self._inside)
        self.target.edit.setText("75")
        self.target.edit.setMaxLength(5)
        self.target.setFixedWidth(80)
        self.target.edit.textChanged.connect(self._on_target)
        self.until = label(self._inside, look.theme)
        self.expected = label(self._inside, look.theme, "strong", wraps=True)
        self.expected.setObjectName("expected_adventures")
        self.model = ImprovementsModel(self._text, self._head, self._spoken, self)
        self.history = QTableView(self._inside)
        self.history.setModel(self.model)
        self._dress_table()
        self._build()
        self.retranslate()

    def _dress_table(self) -> None:
        table = self.history
        table.setObjectName("history_table")
        table.setFrameShape(QFrame.Shape.NoFrame)
        table.setShowGrid(False)
        table.setTabKeyNavigation(False)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        table.setWordWrap(False)
        table.verticalHeader().hide()
        header = table.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(COLUMNS.index("adventure"), QHeaderView.ResizeMode.Stretch)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)

    def _build(self) -> None:
        upper = QHBoxLayout()
        upper.setSpacing(12)
        upper.addWidget(self.skills)
        upper.addWidget(self.chart, 1)
        files = QHBoxLayout()
        files.setSpacing(0)
        files.addStretch(1)
        files.addWidget(self.picture)
        files.addWidget(self.table_file)
        way = QHBoxLayout()
        way.setSpacing(6)
        way.addWidget(self.ahead)
        way.addWidget(self.until)
        way.addWidget(self.target)
        way.addWidget(self.expected, 1)
        column = QVBoxLayout(self._inside)
        column.setContentsMargins(16, 8, 12, 10)
        column.setSpacing(6)
        column.addLayout(upper)
        column.addLayout(files)
        column.addLayout(way)
        column.addWidget(self.history, 1)
        self.setWidget(self._inside)
        self._inside.setAutoFillBackground(True)

    # what is shown

    def set_look(self, look: Look) -> None:
        """Paint in another theme or zoom."""
        self._look = look
        self._apply_look()

    def _apply_look(self) -> None:
        look = self._look
        theme = look.theme
        self._boxes.set_theme(theme)
        for role in (QPalette.ColorRole.Window, QPalette.ColorRole.Base):
            tint(self._inside, role, theme.colour("sheet"))
            tint(self.skills, role, theme.colour("sheet"))
            tint(self.history, role, theme.colour("sheet"))
        for part in (self.skills, self.history, self.ahead):
            part.setFont(look.font("body"))
        self.history.horizontalHeader().setFont(look.font("small"))
        self.history.horizontalHeader().setStyleSheet(head_sheet(theme))
        self.history.verticalHeader().setDefaultSectionSize(look.px(26))
        self.history.setMinimumHeight(look.px(130))
        self.skills.setFixedWidth(look.px(LIST_WIDTH if not look.compact else 150))
        self.chart.set_look(look)
        for each in (self.picture, self.table_file, self.target):
            each.set_theme(theme)
        for words_ in (self.until, self.expected):
            words_.set_theme(theme)

    def retranslate(self) -> None:
        """Take all words from the language in force."""
        self.skills.setAccessibleName(self.tr("Skills in the chart"))
        self.picture.setText(self.tr("Save as PNG…"))
        self.table_file.setText(self.tr("Save as CSV…"))
        for button in (self.picture, self.table_file):
            button.setAccessibleName(button.text())
        self.ahead.setAccessibleName(self.tr("Skill whose way ahead is worked out"))
        self.until.setText(self.tr("until"))
        self.target.edit.setAccessibleName(self.tr("Score to reach, in percent"))
        self.history.setAccessibleName(self.tr("History of development"))
        self.chart.retranslate()
        self.model.retranslate()
        self._apply_look()
        self.refresh()

    def follow(self) -> None:
        """The document changed: shown at once, or when the page is next looked at."""
        if self.isVisible():
            self.refresh()
        else:
            self._stale = True

    def showEvent(self, event: QShowEvent) -> None:
        if self._stale:
            self.refresh()
        super().showEvent(event)

    def refresh(self) -> None:
        """Everything anew; choices stay."""
        self._stale = False
        character = self._document.character
        self.model.show(character.improvements)
        self._fill_skills()
        language = content_language()
        derived = self._document.derived
        rows = [
            (full_skill_name(row, language), row.id)
            for row in character.skills
            if derived.skills[row.id].learns and derived.skills[row.id].score is not None
        ]
        self.ahead.set_choices(sorted(rows, key=lambda row: collation_key(row[0])))
        self._show_chart()
        self._show_ahead()

    def _fill_skills(self) -> None:
        character, language = self._document.character, content_language()
        chosen = set(self.chosen) if self.skills.count() else None
        known = developed_rows(character)
        names = {row.id: full_skill_name(row, language) for row in character.skills}
        self._filling = True
        self.skills.clear()
        for number, row in enumerate(known):
            item = QListWidgetItem(names[row], self.skills)
            item.setData(Qt.ItemDataRole.UserRole, row)
            item.setToolTip(plain_tip(names[row]))
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            on = number < 3 if chosen is None else row in chosen
            item.setCheckState(Qt.CheckState.Checked if on else Qt.CheckState.Unchecked)
        self.skills.setVisible(bool(known))
        self._filling = False

    @property
    def chosen(self) -> tuple[SkillId, ...]:
        """The rows in the chart."""
        items = (self.skills.item(row) for row in range(self.skills.count()))
        return tuple(
            SkillId(str(item.data(Qt.ItemDataRole.UserRole)))
            for item in items
            if item.checkState() == Qt.CheckState.Checked
        )

    def _on_item(self, item: QListWidgetItem) -> None:
        if self._filling:
            return
        if len(self.chosen) > MOST:
            self._filling = True
            item.setCheckState(Qt.CheckState.Unchecked)
            self._filling = False
        self._show_chart()

    def _show_chart(self) -> None:
        character, derived = self._document.character, self._document.derived
        ids, names = self._adventures()
        axis = (self.tr("Start"), *names, self.tr("Now"))
        lines = tuple(
            ChartLine(
                name=full_skill_name(each.name, content_language()),
                values=(each.points[0].score, *each.at(ids), each.points[-1].score),
            )
            for each in series_of(character, derived, self.chosen)
        )
        self.chart.show_lines(lines, axis)
        for button in (self.picture, self.table_file):
            button.setEnabled(bool(lines))

    def _adventures(self) -> tuple[list[str], list[str]]:
        """Ids and names of the adventures that brought something, in their order."""
        character = self._document.character
        known = {str(each.id): each.name for each in character.adventures}
        running = adventure_under_way(character)
        if running is not None:
            known.setdefault(str(running.id), running.name)
        ids = list(dict.fromkeys(each.adventure for each in character.improvements))
        return ids, [known.get(id_, "") or self.tr("outside play") for id_ in ids]

    def _on_ahead(self, index: int) -> None:
        self._show_ahead()

    def _on_target(self, text: str) -> None:
        self._show_ahead()

    def _show_ahead(self) -> None:
        row, text = self.ahead.currentData(), self.target.edit.text().strip().rstrip("%").strip()
        if row is None or not text.isdecimal():
            self.expected.setText("")
            return
        target, skill = int(text), SkillId(str(row))
        score = self._document.derived.skills[skill].score or 0
        if score >= target:
            self.expected.setText(self.tr("reached already"))
            return
        try:
            count = expected_adventures(self._document.derived, skill, target)
        except RulesError as error:
            said = self.tr("cannot be worked out") if error.code == "out_of_range" else labels.error_sentence(error)
            self.expected.setText(said)
            return
        number = QLocale().toString(float(count), "f", 1)
        self.expected.setText(self.tr("{number} adventures on average, ticked in each").format(number=number))

    def _text(self, made: Improvement, column: str) -> str:
        options = self._document.character.options
        match column:
            case "date":
                return words.day(made.time)
            case "skill":
                return words.line_title(words.improvement_name(made), options)
            case "change":
                return f"{made.old} → {made.new}"
            case "rolled":
                return "" if made.roll is None else labels.roll_digits(made.roll)
        known = {str(each.id): each.name for each in self._document.character.adventures}
        running = adventure_under_way(self._document.character)
        if running is not None:
            known[str(running.id)] = running.name
        return labels.listed((known.get(made.adventure, ""), words.kind_word(made.kind)))

    def _head(self, column: str) -> str:
        return {
            "date": self.tr("Date"),
            "skill": self.tr("Skill"),
            "change": self.tr("Before → after"),
            "rolled": self.tr("Rolled"),
            "adventure": self.tr("Adventure"),
        }[column]

    def _spoken(self, made: Improvement) -> str:
        return words.outcome_sentence(made, self._document.character.options)

    # export

    def table_text(self) -> str:
        """The chart as comma separated values: a row an adventure, a column a skill."""
        target = io.StringIO()
        writer = csv.writer(target, lineterminator="\n")
        writer.writerow([self.tr("Adventure"), *(line.name for line in self.chart.lines)])
        for place, name in enumerate(self.chart.axis):
            writer.writerow([name, *(line.values[place] for line in self.chart.lines)])
        return target.getvalue()

    def image(self) -> QImage:
        """The chart as a picture."""
        image = QImage(_PICTURE, QImage.Format.Format_RGB32)
        image.fill(self._look.theme.colour("sheet"))
        with QPainter(image) as painter:
            self.chart.paint(painter, QRectF(image.rect()).adjusted(20, 20, -20, -20), 2.0)
        return image

    def ask_picture(self) -> None:
        """Ask where, and write the picture."""
        path = self._ask("png", "PNG (*.png)")
        if path is not None and not self.image().save(str(path)):
            self._say_not_written()

    def ask_table(self) -> None:
        """Ask where, and write the values."""
        path = self._ask("csv", "CSV (*.csv)")
        if path is not None:
            try:
                path.write_text(self.table_text(), encoding="utf-8")
            except OSError:
                self._say_not_written()

    def _say_not_written(self) -> None:
        self.expected.setText(self.tr("The file could not be written: choose another place."))

    def _ask(self, ending: str, kinds: str) -> Path | None:
        from brp_desktop.views.exporting import ask_export_path

        name = f"{self.tr('progress')}.{ending}"
        return ask_export_path(self, self.tr("Save the chart"), name, kinds, self._document.path)

    def focus_first(self) -> None:
        """Give the focus to the first thing on the page."""
        target = self.skills if self.skills.count() else self.history
        target.setFocus(Qt.FocusReason.ShortcutFocusReason)
