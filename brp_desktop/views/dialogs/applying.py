"""A profession or a personality for a sheet that is played already: chosen, looked at beforehand, done as one step."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QFormLayout, QHBoxLayout, QListWidget, QListWidgetItem, QWidget

from brp_desktop.catalogue.brp import localised
from brp_desktop.catalogue.names import collation_key, full_skill_name
from brp_desktop.catalogue.possessions import wealth_word
from brp_desktop.catalogue.professions import profession_catalogue
from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.controllers.language import content_language
from brp_desktop.painting.theme import Theme
from brp_desktop.play.applying import Application, Changes, SkillChange, applied, changes_of
from brp_desktop.views import labels
from brp_desktop.views.brp.creation.desk import new_seed
from brp_desktop.views.brp.handing_in import typed
from brp_desktop.views.check import Check
from brp_desktop.views.controls import PushButton
from brp_desktop.views.development.choosing import ChoiceBox
from brp_desktop.views.dialogs.plain import PlainDialog
from brp_desktop.views.dialogs.reading_choice import frame
from brp_desktop.views.edit_labels import field_name
from brp_desktop.views.plain_label import PlainLabel

WIDTH = 560
PREVIEW = 230
"""Height of the list of changes, px."""


class ApplyDialog(PlainDialog):
    """Nothing changes before «Apply»; what would change stands in the list, line by line."""

    def __init__(self, document: BrpDocument, theme: Theme, parent: QWidget | None) -> None:
        super().__init__(theme, "", parent)
        self.setObjectName("apply_dialog")
        self.setModal(True)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._document = document
        self._seed = new_seed()
        title = self.tr("Apply a profession or package")
        self.setWindowTitle(title)
        self.setAccessibleName(title)
        self.heading.setText(title)
        self.kind, self.which, self.points = (ChoiceBox(theme, self.content) for _ in range(3))
        form = QFormLayout()
        form.setVerticalSpacing(4)
        form.setHorizontalSpacing(10)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self._words: list[PlainLabel] = []
        for words, box in (
            (self.tr("Kind"), self.kind),
            (self.tr("Which"), self.which),
            (self.tr("Its points"), self.points),
        ):
            label = PlainLabel(words, self.content)
            label.setFont(theme.font("body"))
            label.setBuddy(box)
            box.setAccessibleName(words)
            box.activated.connect(self._on_chosen)
            form.addRow(label, box)
            self._words.append(label)
        self.column.addLayout(form)
        self.replace, self.fill = Check(theme, self.content), Check(theme, self.content)
        self.replace.setText(self.tr("Take points of the same kind back first"))
        self.fill.setText(self.tr("Make open choices by chance"))
        for check in (self.replace, self.fill):
            check.setChecked(True)
            check.clicked.connect(self._show)
            self.column.addWidget(check)
        self.again = PushButton(theme, self.content, height=28)
        self.again.set_look("roll")
        self.again.setText(self.tr("Throw again"))
        self.again.setAccessibleName(self.tr("Throw what chance decides again"))
        self.again.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.again.clicked.connect(self._on_again)
        line = QHBoxLayout()
        line.addWidget(self.again)
        line.addStretch(1)
        self.column.addLayout(line)
        self.about = self.add_text("", "strong")
        self.list = QListWidget(self.content)
        self.list.setFont(theme.font("body"))
        self.list.setMinimumHeight(PREVIEW)
        self.list.setAccessibleName(self.tr("What would change"))
        palette = self.list.palette()
        palette.setColor(QPalette.ColorRole.Base, theme.colour("sheet"))
        self.list.setPalette(palette)
        frame(self.list, theme)
        self.column.addWidget(self.list, 1)
        self.add_button(self.tr("&Cancel")).clicked.connect(self.reject)
        self.apply = self.add_button(self.tr("&Apply"), primary=True)
        self.apply.clicked.connect(self._on_apply)
        self._fill_boxes()
        self._show()
        self.fit(WIDTH)
        self.which.setFocus()

    @property
    def application(self) -> Application:
        """What is chosen."""
        return Application(
            which=self.kind.currentData(),
            id=str(self.which.currentData()),
            points=self.points.currentData(),
            fill=self.fill.isChecked(),
            replace=self.replace.isChecked(),
            seed=self._seed,
        )

    def _fill_boxes(self) -> None:
        kinds = [(self.tr("Profession"), "profession"), (self.tr("Personality package"), "personality")]
        self.kind.set_choices(kinds)
        self.points.set_choices(
            [
                (self.tr("as many for each skill"), "even"),
                (self.tr("as chance has it"), "chance"),
                (self.tr("none for now"), "none"),
            ]
        )
        self._fill_which()

    def _fill_which(self) -> None:
        character, language, catalogue = self._document.character, content_language(), profession_catalogue()
        if self.kind.currentData() == "profession":
            found = [(localised(one.names, language), one.id) for one in catalogue.offered(character.options)]
            current = character.profession
        else:
            found = [(localised(one.names, language), one.id) for one in catalogue.personalities.values()]
            current = character.personality
        found.sort(key=lambda pair: collation_key(pair[0]))
        self.which.set_choices(found)
        self.which.setCurrentIndex(max(0, self.which.findData(current)))

    def _on_chosen(self, index: int) -> None:
        if self.sender() is self.kind:
            self._fill_which()
        self._show()

    def _on_again(self) -> None:
        self._seed = new_seed()
        self._show()

    def _show(self) -> None:
        """What would change, with the focus where it is."""
        before, what = self._document.character, self.application
        profession = what.which == "profession"
        self.points.setVisible(profession)
        self._words[2].setVisible(profession)
        self.again.setEnabled(what.fill or (profession and what.points == "chance"))
        after = applied(before, what, lang=content_language()).apply(before)
        changes = changes_of(before, after)
        lines = self._lines(changes)
        self.list.clear()
        for line in lines:
            QListWidgetItem(line, self.list)
        said = self.tr("%n thing(s) would change:", "", len(lines)) if lines else self.tr("Nothing would change.")
        self.about.setText(said)
        self.list.setEnabled(bool(lines))
        self.apply.setEnabled(bool(lines))

    def _lines(self, changes: Changes) -> list[str]:
        return [self._word_line(*words) for words in changes.words] + [self._skill_line(one) for one in changes.skills]

    def _word_line(self, what: str, before: str, after: str) -> str:
        language, catalogue = content_language(), profession_catalogue()
        known = catalogue.professions if what == "profession" else catalogue.personalities
        if what in ("profession", "personality"):
            before, after = (localised(known[id_].names, language) if id_ in known else id_ for id_ in (before, after))
        name = wealth_word(language) if what == "wealth" else labels.first_up(field_name(what))
        return self.tr("{name}: {before} → {after}").format(name=name, before=before or "—", after=after or "—")

    def _skill_line(self, change: SkillChange) -> str:
        name = full_skill_name(change.row, content_language())
        after = labels.percent(change.after)
        if change.is_new:
            return self.tr("{skill}: new, {after}").format(skill=name, after=after)
        if change.before == change.after:
            return self.tr("{skill}: speciality named, {after}").format(skill=name, after=after)
        before = labels.percent(change.before)
        return self.tr("{skill}: {before} → {after}").format(skill=name, before=before, after=after)

    def _on_apply(self) -> None:
        self.accept()
        typed(self._document, applied(self._document.character, self.application, lang=content_language()))
