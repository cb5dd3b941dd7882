"""Detail: beside the sheet in edit mode, the value being edited, what it is made of, and what is still to spend."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import (
    QFormLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from brp_desktop.catalogue.names import characteristic_name, full_skill_name
from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.controllers.language import content_language
from brp_desktop.models.numbers import read_number
from brp_desktop.painting.theme import Theme
from brp_desktop.play.rolling import Subject
from brp_desktop.sheet.brp import Skill
from brp_desktop.sheet.changes import ChangeSet
from brp_desktop.sheet.edits import (
    Edit,
    RemoveSkill,
    SetCharacteristic,
    SetPermanentBonus,
    SetPoints,
    SetSkillBase,
    SetSkillFlag,
    SetSkillNote,
    SetTick,
)
from brp_desktop.sheet.ids import CharacteristicId, SkillId
from brp_desktop.views import labels
from brp_desktop.views.brp.adding import SkillAdding
from brp_desktop.views.brp.base_switches import BaseSwitches
from brp_desktop.views.brp.bulk_edit import BulkHost
from brp_desktop.views.brp.creation_host import CreationHost
from brp_desktop.views.brp.creation_points import show_points
from brp_desktop.views.brp.detail_parts import ButtonPair, Card, DetailField, PanelGround, Pool, Taking
from brp_desktop.views.brp.explanations import parts_of, skill_rows
from brp_desktop.views.brp.handing_in import stepped, typed
from brp_desktop.views.brp.look import Look
from brp_desktop.views.brp.notes_page import NoteText
from brp_desktop.views.brp.sheet_field import SheetField
from brp_desktop.views.brp.texts import not_a_number, range_sentence, skill_problem
from brp_desktop.views.check import Check
from brp_desktop.views.controls import PushButton
from brp_desktop.views.hanging import HangingColumn, let_hang
from brp_desktop.views.painted import tint
from brp_desktop.views.plain_label import PlainLabel
from brp_desktop.views.sheet import Detail
from brp_desktop.views.why import WhyRows

MARGIN = 14

_POINTS = ("culture", "personality", "bonus")
_PARTS = ("moved", "age", "training", "other")


class DetailPanel(Detail):
    """One skill or characteristic in full. ``detail_panel`` for tests and scripts."""

    removed = Signal(object)
    """SkillId just taken off the sheet."""
    added = Signal(object)
    """SkillId just put on the sheet: the focus should go to its fields."""

    def __init__(self, document: BrpDocument, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("detail_panel")
        self._document = document
        self._theme = theme
        self._subject: Subject | None = None
        self._showing = False
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._make()
        self.bulk = BulkHost(self, document, self._ground, self._tops[0])
        self.creation = CreationHost(self, document, self._ground, self._tops[1])
        document.changed.connect(self._on_changed)
        document.commit_requested.connect(self.commit_pending)
        self.set_theme(theme)
        self.retranslate()

    @property
    def theme(self) -> Theme:
        """The theme in force."""
        return self._theme

    @property
    def subject(self) -> Subject | None:
        """What is shown."""
        return self._subject

    def set_subject(self, subject: Subject | None) -> None:
        """Show a skill or characteristic, or nothing."""
        if subject != self._subject:
            self.commit_pending()
            self._subject = subject
            for field in self._all_fields():
                field.give_up()
            self.refresh()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        look = Look(theme)
        self.title.setFont(theme.font("heading"))
        self.score.setFont(theme.font("value"))
        for label in (self.pools_title, self.flags_title, self.parts_title):
            label.setFont(theme.font("group"))
        for label in (self.ranges, self.warning):
            label.setFont(theme.font("small"))
            tint(label, QPalette.ColorRole.WindowText, theme.colour("text_2"))
        for card in (self._ground, self.card, self.profession, self.personal, self.learns, self.ticked, self.hidden):
            card.theme = theme
            card.updateGeometry()
            card.update()
        self.rows.set_theme(theme)
        self.switches.set_theme(theme)
        for field in self._all_fields():
            field.set_look(look)
        for words in self._words.values():
            words.setFont(theme.font("body"))
        self.note_label.setFont(theme.font("body"))
        self.note.setFont(theme.font("body"))
        self.add.set_theme(theme)
        self.remove.set_theme(theme)
        note = self.note.palette()
        note.setColor(QPalette.ColorRole.Base, theme.colour("raised"))
        self.note.setPalette(note)
        self.creation.set_theme(theme)
        self.bulk.set_theme(theme)
        self.viewport().update()

    def set_chosen(self, chosen: tuple[SkillId, ...]) -> None:
        self.bulk.show_chosen(chosen)

    @property
    def has_steps(self) -> bool:
        return self.creation.shown

    def begin(self) -> bool:
        return self.creation.begin()

    def show_steps(self, *, shown: bool) -> None:
        self.creation.show_steps(shown=shown)

    def retranslate(self) -> None:
        """Take all words from the language in force."""
        self.setAccessibleName(self.tr("Detail"))
        self.pools_title.setText(self.tr("Points to spend"))
        self.flags_title.setText(self.tr("This skill"))
        self.parts_title.setText(self.tr("Parts"))
        self.learns.setText(self.tr("Has an experience box"))
        self.ticked.setText(self.tr("Ticked"))
        self.hidden.setText(self.tr("Hide in play mode"))
        self.note_label.setText(self.tr("Note"))
        self.note.setAccessibleName(self.tr("Note on this skill"))
        self.add.setText(self.tr("Add a skill"))
        self.add.setAccessibleName(self.tr("Add a skill to the sheet"))
        self.remove.setText(self.tr("Remove"))
        self.remove.setAccessibleName(self.tr("Remove this skill"))
        words = {
            "base": self.tr("Base, if not by the rules"),
            "culture": self.tr("Culture"),
            "personality": self.tr("Personality"),
            "bonus": self.tr("Permanent bonus"),
            "initial": self.tr("Rolled or bought"),
            "moved": self.tr("Moved at creation"),
            "age": self.tr("Age"),
            "training": self.tr("Training"),
            "other": self.tr("Other"),
        }
        for name, text in words.items():
            self._words[name].setText(text)
            self.fields[name].setAccessibleName(text)
        self._buttons.arrange()
        self.refresh()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and hasattr(self, "remove"):
            self.retranslate()

    def commit_pending(self) -> None:
        """Hand in half-typed numbers."""
        for field in self._all_fields():
            field.commit_pending()

    def refresh(self) -> None:
        """Show the document's value."""
        self._showing = True
        subject, derived = self._subject, self._document.derived
        skill = self._skill()
        characteristic = None
        if subject is not None and subject.kind == "characteristic":
            characteristic = CharacteristicId(subject.id)
            if characteristic not in derived.characteristics:
                characteristic = None
        self._show_head(skill, characteristic)
        show_points(self._document, self.profession, self.personal, self.warning)
        guided = self.creation.shown
        for pool in (self.pools_title, self.profession, self.personal):
            pool.setVisible(not guided)
        self.warning.setVisible(not guided and bool(self.warning.text()))
        self.title.setVisible(not guided or skill is not None or characteristic is not None)
        for part in (self.flags_title, self.learns, self.ticked, self.hidden, self.note_label, self.note, self.remove):
            part.setVisible(skill is not None)
        self._show_rows("base", skill is not None)
        for name in _POINTS:
            self._show_rows(name, skill is not None)
        for name in ("initial", *_PARTS):
            self._show_rows(name, characteristic is not None)
        self.parts_title.setVisible(skill is not None or characteristic is not None)
        self.switches.show_skill(skill)
        if skill is not None:
            self._show_skill(skill)
        if characteristic is not None:
            self._show_characteristic(characteristic)
        self._showing = False
        self.creation.refresh()

    # The inside

    def _make(self) -> None:
        theme = self._theme
        inner = self._ground = PanelGround(theme)
        self.setWidget(inner)
        look = Look(theme)
        self.title, self.score = PlainLabel(parent=inner), PlainLabel(parent=inner)
        self.title.setWordWrap(True)
        self.card = Card(self._theme, inner)
        self.rows = WhyRows(self._theme, self.card)
        in_card = QVBoxLayout(self.card)
        in_card.setContentsMargins(14, 8, 14, 8)
        in_card.addWidget(self.rows)
        self.ranges, self.warning = PlainLabel(parent=inner), PlainLabel(parent=inner)
        for label in (self.ranges, self.warning):
            label.setWordWrap(True)
        self.pools_title, self.flags_title, self.parts_title = (PlainLabel(parent=inner) for _ in range(3))
        self.profession, self.personal = Pool(self._theme, inner), Pool(self._theme, inner)
        self.learns, self.ticked, self.hidden = Check(theme, inner), Check(theme, inner), Check(theme, inner)
        self.learns.toggled.connect(self._on_learns)
        self.ticked.toggled.connect(self._on_ticked)
        self.hidden.toggled.connect(self._on_hidden)
        self.switches = BaseSwitches(self._document, theme, inner)
        self.fields: dict[str, SheetField] = {}
        self._words: dict[str, QLabel] = {}
        self._form = QFormLayout()
        self._form.setContentsMargins(0, 0, 0, 0)
        self._form.setVerticalSpacing(0)
        self._form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.FieldsStayAtSizeHint)
        for name in ("base", *_POINTS, "initial", *_PARTS):
            taking = Taking(self, name)
            field = DetailField(look, taking, inner, number=name != "base")
            field.stepped.connect(taking.step)
            words = PlainLabel(parent=inner)
            words.setWordWrap(True)
            words.setMinimumHeight(field.sizeHint().height())
            words.setAlignment(Qt.AlignmentFlag.AlignVCenter)
            self._form.addRow(words, field)
            self.fields[name], self._words[name] = field, words
        self.note_label = PlainLabel(parent=inner)
        self.note = NoteText(inner)
        self.note.setObjectName("detail_note_edit")
        self.note.setFixedHeight(72)
        self.note.textChanged.connect(self._on_note)
        self._adding = SkillAdding(self._document, self)
        self._buttons = ButtonPair(inner)
        self.add = PushButton(self._theme, self._buttons)
        self.add.set_look("add")
        self.add.clicked.connect(self._on_add)
        self.remove = PushButton(self._theme, self._buttons)
        self.remove.danger = True
        self.remove.flat = True
        self.remove.set_look("remove")
        self.remove.clicked.connect(self._on_remove)
        self._buttons.take(self.add, self.remove)
        let_hang(self._buttons)
        self._lay_out(inner)

    def _lay_out(self, inner: QWidget) -> None:
        box, self._tops = HangingColumn(inner), (QVBoxLayout(), QVBoxLayout())
        for top in self._tops:
            box.addLayout(top)
        box.setContentsMargins(MARGIN, 12, MARGIN, MARGIN)
        box.setSpacing(8)
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.score, 0, Qt.AlignmentFlag.AlignTop)
        box.addLayout(head)
        box.addWidget(self.card)
        box.addWidget(self.ranges)
        box.addSpacing(6)
        box.addWidget(self.pools_title)
        box.addWidget(self.profession)
        box.addWidget(self.personal)
        box.addWidget(self.warning)
        box.addSpacing(6)
        box.addWidget(self.flags_title)
        for check in (self.learns, self.ticked, self.hidden, self.switches):
            box.addWidget(check)
        box.addSpacing(6)
        box.addWidget(self.parts_title)
        box.addLayout(self._form)
        box.addWidget(self.note_label)
        box.addWidget(self.note)
        box.addWidget(self._buttons)
        box.addStretch(1)

    def _all_fields(self) -> list[SheetField]:
        return list(self.fields.values())

    def _skill(self) -> Skill | None:
        subject = self._subject
        if subject is None or subject.kind != "skill":
            return None
        return next((row for row in self._document.character.skills if row.id == subject.id), None)

    def _show_rows(self, name: str, on: bool) -> None:
        self._words[name].setVisible(on)
        self.fields[name].setVisible(on)

    def _show_head(self, skill: Skill | None, characteristic: CharacteristicId | None) -> None:
        document, language = self._document, content_language()
        shown = skill is not None or characteristic is not None
        self.card.setVisible(shown)
        self.score.setVisible(shown)
        self.ranges.setVisible(True)
        if skill is not None:
            found = document.derived.skills[skill.id]
            self.title.setText(full_skill_name(skill, language))
            self.score.setText(labels.percent(found.score))
            self.rows.set_rows(skill_rows(document, skill.id))
            if found.error is not None:
                self.ranges.setText(skill_problem(document, skill, found.error))
            elif found.score is not None:
                self.ranges.setText(range_sentence(found.score, document.character.options, found.base))
        elif characteristic is not None:
            value = document.derived.characteristics[characteristic].value
            self.title.setText(characteristic_name(characteristic, document.character.options, language))
            self.score.setText("—" if value is None else str(value))
            self.rows.set_rows(parts_of(document, characteristic))
            self.ranges.setVisible(False)
        else:
            self.title.setText(self.tr("Nothing chosen"))
            self.ranges.setText(self.tr("Choose a field on the sheet: what it is made of stands here."))
            self.ranges.setVisible(not self.creation.shown)

    def _show_skill(self, skill: Skill) -> None:
        found = self._document.derived.skills[skill.id]
        self.learns.setChecked(found.learns)
        self.ticked.setChecked(skill.ticked)
        self.ticked.setEnabled(found.learns and not self._document.read_only)
        self.hidden.setChecked(skill.hidden)
        self.fields["base"].set_value(skill.base or "")
        self.fields["bonus"].set_value(str(skill.bonus))
        self.fields["culture"].set_value(str(skill.points.culture))
        self.fields["personality"].set_value(str(skill.points.personality))
        self.note.take_text(skill.note)
        editable = not self._document.read_only
        self.learns.setEnabled(editable)
        self.hidden.setEnabled(editable)
        self.note.setReadOnly(not editable)
        self.remove.setEnabled(editable)

    def _show_characteristic(self, id_: CharacteristicId) -> None:
        row = next((each for each in self._document.character.characteristics if each.id == id_), None)
        for name in ("initial", *_PARTS):
            value = getattr(row, name, None if name == "initial" else 0)
            self.fields[name].set_value("" if value is None else str(value))

    def edit_of(self, name: str, number: int | None) -> Edit | None:
        """The edit that sets a field of the panel to a number."""
        subject = self._subject
        if subject is None:
            return None
        if subject.kind == "characteristic":
            return SetCharacteristic(CharacteristicId(subject.id), name, number)  # type: ignore[arg-type]
        skill = SkillId(subject.id)
        if name == "bonus":
            return SetPermanentBonus(skill, number or 0)
        return SetPoints(skill, name, number or 0)  # type: ignore[arg-type]

    def take(self, name: str, text: str) -> str:
        """Take what was typed into a field; what is wrong with it, or nothing."""
        if name == "base":
            skill = self._skill()
            return "" if skill is None else typed(self._document, SetSkillBase(skill.id, text.strip() or None))
        number = read_number(text)
        if number is None and (text.strip() or name in _PARTS):
            if text.strip():
                return not_a_number()
            number = 0
        edit = self.edit_of(name, number)
        return "" if edit is None else typed(self._document, edit)

    def step(self, name: str, amount: int) -> None:
        """Change a number by an arrow key; such steps merge."""
        number = read_number(self.fields[name].value or "0")
        edit = None if number is None or name == "base" else self.edit_of(name, number + amount)
        if edit is not None:
            stepped(self._document, edit)

    def _on_changed(self, changes: ChangeSet) -> None:
        self.refresh()

    def _on_learns(self, on: bool) -> None:
        skill = self._skill()
        if not self._showing and skill is not None:
            typed(self._document, SetSkillFlag(skill.id, "learns", on))

    def _on_ticked(self, on: bool) -> None:
        skill = self._skill()
        if not self._showing and skill is not None:
            typed(self._document, SetTick(skill.id, on, "by_hand"))

    def _on_hidden(self, on: bool) -> None:
        skill = self._skill()
        if not self._showing and skill is not None:
            typed(self._document, SetSkillFlag(skill.id, "hidden", on))

    def _on_note(self) -> None:
        skill = self._skill()
        if (
            not self._showing
            and skill is not None
            and stepped(self._document, SetSkillNote(skill.id, self.note.toPlainText()))
        ):
            self.refresh()

    def _on_add(self) -> None:
        skill = self._skill()
        category = "" if skill is None else self._document.derived.skills[skill.id].category
        place = self.add.mapToGlobal(self.add.rect().bottomLeft())
        self._adding.open_list(category, self._theme, place, self._on_added)

    def _on_added(self, skill: SkillId) -> None:
        self.set_subject(Subject("skill", skill))
        self.added.emit(skill)

    def _on_remove(self) -> None:
        skill = self._skill()
        if skill is not None and not typed(self._document, RemoveSkill(skill.id)):
            self.set_subject(None)
            self.removed.emit(skill.id)
