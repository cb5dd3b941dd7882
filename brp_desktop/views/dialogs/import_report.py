"""What an import would come to: what was understood, what is doubtful, what found no place, and the open questions."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QLocale, QSize, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QRadioButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from brp_desktop.controllers.importing import ForeignFile, imported_sheet
from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.painting.portrait_bytes import PictureError
from brp_desktop.painting.theme import Theme
from brp_desktop.rules.brp import SRD, UGE
from brp_desktop.sheet.systems import brp_or_none
from brp_desktop.storage.errors import StorageError
from brp_desktop.storage.importers import Choices, Imported
from brp_desktop.storage.importers.report import Line, Question
from brp_desktop.views import import_labels, labels
from brp_desktop.views.check import Check
from brp_desktop.views.development.choosing import ChoiceBox
from brp_desktop.views.dialogs.plain import PlainDialog
from brp_desktop.views.dialogs.portrait import refusal_sentence
from brp_desktop.views.dialogs.reading_choice import frame, row_sign
from brp_desktop.views.error_labels import error_sentence
from brp_desktop.views.plain_label import PlainLabel

WIDTH, HEIGHT = 800, 620
ACCOUNTS: Final = ("doubtful", "changed", "not_taken", "taken")
"""The lists of a report, what asks for attention first."""

ENCODINGS: Final = ("utf-8", "cp1252", "iso8859-15", "cp850", "mac_roman", "utf-16")
"""What a file may be read as whose letters had to be guessed."""


class ReportTree(QTreeWidget):
    """The lines of a report in their lists: a sentence, and what the file says."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("import_tree")
        self._theme = theme
        self.setColumnCount(2)
        self.setFont(theme.font("body"))
        self.setWordWrap(True)
        self.setRootIsDecorated(True)
        self.setUniformRowHeights(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMinimumHeight(200)
        self.setTabKeyNavigation(False)
        header = self.header()
        header.setSectionsMovable(False)
        header.setStretchLastSection(False)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.Interactive)
        header.resizeSection(1, 220)
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Base, theme.colour("sheet"))
        self.setPalette(palette)
        frame(self, theme)

    def show_report(self, imported: Imported) -> None:
        """Show the lists of a report; those that need a look are unfolded."""
        self.clear()
        self.setHeaderLabels([self.tr("What becomes of it"), self.tr("In the file")])
        options = imported.options
        for account in ACCOUNTS:
            lines: Sequence[Line] = getattr(imported.report, account)
            title = f"{import_labels.heading(account)} ({QLocale().toString(len(lines))})"
            group = QTreeWidgetItem(self, [title])
            group.setFont(0, self._theme.font("strong"))
            group.setFirstColumnSpanned(True)
            group.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable)
            if account == "doubtful" and lines:
                group.setIcon(0, row_sign(self._theme, "warning", "danger"))
            for line in lines:
                sentence = import_labels.line_sentence(line, options)
                raw = line.raw or line.old
                row = QTreeWidgetItem(group, [sentence, raw])
                place = f"{line.where} ×{line.count}" if line.count > 1 else line.where
                row.setData(0, Qt.ItemDataRole.ToolTipRole, plain_tip(labels.listed((sentence, place))))
                row.setData(1, Qt.ItemDataRole.ToolTipRole, plain_tip(raw))
            group.setExpanded(bool(lines) and account != "taken" and len(lines) <= 200)
        self.setCurrentIndex(self.model().index(0, 0))


class QuestionView(QWidget):
    """One question, its answers with what the sheet would then hold."""

    def __init__(self, theme: Theme, question: Question, imported: Imported, parent: QWidget) -> None:
        super().__init__(parent)
        self.question = question
        self.answers: dict[str, QRadioButton] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 2, 0, 2)
        column.setSpacing(2)
        said = PlainLabel(import_labels.question_sentence(question), self)
        said.setFont(theme.font("strong"))
        said.setWordWrap(True)
        column.addWidget(said)
        for answer in question.answers:
            words = import_labels.answer_name(question, answer.id)
            button = QRadioButton(words, self)
            button.setFont(theme.font("body"))
            button.setChecked(answer.id == question.answer)
            preview = import_labels.preview_text(answer.preview, imported.options)
            button.setAccessibleDescription(preview)
            button.setAccessibleName(f"{said.text()} {words}")
            column.addWidget(button)
            self.answers[answer.id] = button
            shown = PlainLabel(preview, self)
            shown.setFont(theme.font("small"))
            shown.setWordWrap(True)
            shown.setContentsMargins(24, 0, 0, 2)
            palette = shown.palette()
            palette.setColor(QPalette.ColorRole.WindowText, theme.colour("text_2"))
            shown.setPalette(palette)
            shown.setVisible(bool(preview))
            column.addWidget(shown)

    @property
    def answer(self) -> str:
        """The answer chosen."""
        return next((id_ for id_, button in self.answers.items() if button.isChecked()), self.question.answer)


class ImportReport(PlainDialog):
    """The report of one person of a file; other answers read the file again. ``ask`` waits."""

    def __init__(self, theme: Theme, file: ForeignFile, number: int, parent: QWidget | None) -> None:
        super().__init__(theme, "", parent, icon_name="import")
        self.setObjectName("import_report")
        self.setModal(True)
        self.file = file
        self._number = number
        self._filling = False
        self.questions: list[QuestionView] = []
        self.rules = ChoiceBox(theme, self.content)
        self.complete = Check(theme, self.content)
        self.encoding = ChoiceBox(theme, self.content)
        self.said = self.add_text("", "small")
        self.about = self.add_text("", "body")
        self._asked = QVBoxLayout()
        self._asked.setSpacing(4)
        self.column.addLayout(self._asked)
        self.tree = ReportTree(theme, self.content)
        self._build()
        self._say("")
        self._show()
        self.fit(WIDTH)
        room = self.screen().availableGeometry().size() - QSize(24, 48)
        self.resize(QSize(WIDTH, max(HEIGHT, self.height())).boundedTo(room))
        self.tree.setFocus()

    @property
    def imported(self) -> Imported:
        """The person as read with the answers in force."""
        return self.file.people[min(self._number, len(self.file.people) - 1)]

    def ask(self) -> Imported | None:
        """Show the report and wait: the person to open, None for «never mind»."""
        return self.imported if self.exec() else None

    def _build(self) -> None:
        self._rules_words = rules = PlainLabel(self.tr("Rules of the new sheet"), self.content)
        encoding = self._encoding_words = PlainLabel(self.tr("Letters read as"), self.content)
        for words in (rules, encoding):
            words.setFont(self.theme.font("body"))
        self._filling = True
        self.rules.set_choices([(labels.preset_label("srd"), "srd"), (labels.preset_label("uge"), "uge")])
        self.rules.setCurrentIndex(1 if self.file.choices.options == UGE else 0)
        self.rules.setAccessibleName(rules.text())
        self.complete.setText(self.tr("Add the usual skills at their base chance"))
        self.complete.setChecked(self.file.choices.complete)
        self.encoding.set_choices([(name.upper(), name) for name in ENCODINGS])
        self.encoding.setAccessibleName(encoding.text())
        self._filling = False
        row = QHBoxLayout()
        row.setSpacing(8)
        for part in (rules, self.rules, encoding, self.encoding):
            row.addWidget(part)
        row.addStretch(1)
        self.column.addLayout(row)
        self.column.addWidget(self.complete)
        self.column.addWidget(self.tree, 1)
        self.tree.setAccessibleName(self.tr("Report of the import"))
        self.rules.currentIndexChanged.connect(self._on_choice)
        self.encoding.currentIndexChanged.connect(self._on_choice)
        self.complete.toggled.connect(self._on_choice)
        self.add_button(self.tr("&Cancel")).clicked.connect(self.reject)
        self.open_button = self.add_button(self.tr("&Open as a new sheet"), primary=True)
        self.open_button.clicked.connect(self.accept)

    def _show(self) -> None:
        imported = self.imported
        name = imported.person.name or self.tr("Without a name")
        title = self.tr("Import: {name}").format(name=name)
        self.setWindowTitle(title)
        self.setAccessibleName(title)
        self.heading.setText(title)
        self.about.setText("\n".join(self._lines(imported)))
        guessed = any(line.code == "encoding_guessed" for line in imported.report.changed)
        shows = guessed or self.file.choices.encoding is not None
        percentile = brp_or_none(imported.person) is not None
        for part in (self._rules_words, self.rules, self.complete):
            part.setVisible(percentile)  # a Xantis form brings its own readings of the rules
        self._encoding_words.setVisible(shows)
        self.encoding.setVisible(shows)
        self._filling = True
        if (at := self.encoding.findData(imported.encoding)) >= 0:
            self.encoding.setCurrentIndex(at)
        self._filling = False
        self._show_questions(imported)
        self.tree.show_report(imported)

    def _lines(self, imported: Imported) -> list[str]:
        """The summary, and whatever is to be known besides."""
        lines = [import_labels.summary(imported)]
        if imported.kind == "npc":
            lines.append(self.tr("The file calls it a non-player character; it becomes a sheet all the same."))
        if imported.copies > 1:
            lines.append(self.tr("The text speaks of %n alike: one sheet is made.", "", imported.copies))
        if imported.picture:
            _, problem = imported_sheet(imported)
            if problem:
                lines.append(refusal_sentence(PictureError(problem, width="?", height="?")))
            else:
                lines.append(self.tr("The picture is made smaller so that it fits on the sheet."))
        lines.append(self.tr("Nothing of the file is lost: what has no place is kept in the sheet’s file."))
        return lines

    def _show_questions(self, imported: Imported) -> None:
        wanted = imported.report.questions
        if [view.question for view in self.questions] == list(wanted):
            return
        for view in self.questions:
            view.hide()
            view.deleteLater()
        self.questions = []
        for question in wanted:
            view = QuestionView(self.theme, question, imported, self.content)
            for button in view.answers.values():
                button.clicked.connect(self._on_choice)
            self._asked.addWidget(view)
            view.show()
            self.questions.append(view)

    def _on_choice(self, value: object = None) -> None:
        if self._filling:
            return
        guessed = not self.encoding.isHidden()
        answers = dict(self.file.choices.answers) | {view.question.id: view.answer for view in self.questions}
        choices = Choices(
            options=UGE if self.rules.currentData() == "uge" else SRD,
            lang=self.file.choices.lang,
            answers=answers,
            complete=self.complete.isChecked(),
            encoding=str(self.encoding.currentData()) if guessed else self.file.choices.encoding,
        )
        focus = self._focus_place()
        try:
            self.file = self.file.again(choices)
        except StorageError as error:
            self._say(error_sentence(error))
            return
        self._say("")
        self._show()
        self._give_focus(focus)

    def _say(self, sentence: str) -> None:
        self.said.setText(sentence)
        self.said.setVisible(bool(sentence))

    def _focus_place(self) -> tuple[str, str] | None:
        """The answer that has the focus, which is made anew."""
        for view in self.questions:
            for id_, button in view.answers.items():
                if button.hasFocus():
                    return view.question.id, id_
        return None

    def _give_focus(self, place: tuple[str, str] | None) -> None:
        if place is None:
            return
        for view in self.questions:
            if view.question.id == place[0] and place[1] in view.answers:
                view.answers[place[1]].setFocus()
