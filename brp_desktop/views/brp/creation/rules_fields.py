"""The rules a character is made by: preset, level of power, era, and the switches creation looks at."""

from dataclasses import replace

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QFormLayout, QWidget

from brp_desktop.painting.theme import Theme
from brp_desktop.rules.brp import SRD, UGE, BrpOptions, preset_id
from brp_desktop.rules.brp.options import power_level_values
from brp_desktop.views import labels
from brp_desktop.views.brp.creation.words import era_name, level_name
from brp_desktop.views.check import Check
from brp_desktop.views.development.choosing import ChoiceBox
from brp_desktop.views.hanging import HangingColumn, let_hang
from brp_desktop.views.painted import RING
from brp_desktop.views.plain_label import PlainLabel

OWN = "own"
"""The choice of rules that are no preset."""

_LEVELS = ("none", "normal", "heroic", "epic", "superhuman")
_ERAS = ("modern", "historical", "future")
_CAPS = (None, 75, 90, 101)
_SWITCHES = ("personality", "education", "literacy", "powers")


class RulesFields(QWidget):
    """``options`` is what is chosen; the person's changes are told, those from outside are not."""

    changed = Signal(object)
    """BrpOptions the person chose."""

    def __init__(self, theme: Theme, options: BrpOptions, parent: QWidget) -> None:
        super().__init__(parent)
        self._options = options
        self._own = False
        self.preset, self.level, self.era = ChoiceBox(theme, self), ChoiceBox(theme, self), ChoiceBox(theme, self)
        self.cap, self.category_bonus = ChoiceBox(theme, self), ChoiceBox(theme, self)
        self.boxes = (self.preset, self.level, self.era, self.cap, self.category_bonus)
        self.words = [PlainLabel(parent=self) for _ in self.boxes]
        self.about = PlainLabel(parent=self)
        self.about.setWordWrap(True)
        self.switches = {id_: Check(theme, self) for id_ in _SWITCHES}
        form = QFormLayout()
        form.setContentsMargins(0, 0, 0, 0)
        form.setVerticalSpacing(4)
        form.setHorizontalSpacing(10)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.DontWrapRows)
        for label, box in zip(self.words, self.boxes, strict=True):
            label.setBuddy(box)
            form.addRow(label, box)
            box.activated.connect(self._on_chosen)
        self._column = column = HangingColumn(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addLayout(form)
        column.addWidget(self.about)
        for check in self.switches.values():
            column.addWidget(check)
            check.clicked.connect(self._on_switched)
        self.set_theme(theme)
        self.retranslate()

    @property
    def options(self) -> BrpOptions:
        """What is chosen."""
        return self._options

    def show_options(self, options: BrpOptions) -> None:
        """Show rules from outside."""
        self._options = options
        self._show()

    def hang(self) -> None:
        """Have one edge with what it lies among in a hanging column."""
        self._column.setContentsMargins(RING, 0, RING, 0)
        let_hang(self)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        for part in (*self.words, *self.boxes):
            part.setFont(theme.font("body"))
        self.about.setFont(theme.font("small"))
        for check in self.switches.values():
            check.theme = theme
            check.updateGeometry()
            check.update()

    def retranslate(self) -> None:
        """Take all words from the language in force."""
        names = (
            self.tr("Rules"),
            self.tr("Level of power"),
            self.tr("Era"),
            self.tr("Skills up to"),
            self.tr("Bonus of skill groups"),
        )
        for label, box, name in zip(self.words, self.boxes, names, strict=True):
            label.setText(name)
            box.setAccessibleName(name)
        presets = [(labels.preset_label(id_), id_) for id_ in ("srd", "uge")]
        self.preset.set_choices([*presets, (self.tr("own rules"), OWN)])
        self.level.set_choices([(labels.first_up(level_name(id_)), id_) for id_ in _LEVELS])
        self.era.set_choices([(labels.first_up(era_name(id_)), id_) for id_ in _ERAS])
        bonuses = (("off", self.tr("None")), ("full", self.tr("Full")), ("simple", self.tr("Simple")))
        self.category_bonus.set_choices([(words, id_) for id_, words in bonuses])
        for id_, words in {
            "personality": self.tr("Personality packages"),
            "education": self.tr("Education (EDU) as a characteristic"),
            "literacy": self.tr("Reading and writing as a skill"),
            "powers": self.tr("Powers"),
        }.items():
            self.switches[id_].setText(words)
        self._show()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def _show(self) -> None:
        options = self._options
        preset = self._preset()
        own = preset == OWN
        caps = [*_CAPS, *([] if options.skill_cap in _CAPS else [options.skill_cap])]
        self.cap.set_choices([(self.tr("No limit") if cap is None else labels.percent(cap), cap) for cap in caps])
        for box, value in (
            (self.preset, preset),
            (self.level, options.power_level),
            (self.era, options.era),
            (self.cap, options.skill_cap),
            (self.category_bonus, options.category_bonus),
        ):
            box.setCurrentIndex(next(row for row in range(box.count()) if box.itemData(row) == value))
        for id_, check in self.switches.items():
            check.setChecked(bool(getattr(options, id_)))
            check.setVisible(own)
        for label, box in zip(self.words[3:], self.boxes[3:], strict=True):
            label.setVisible(own)
            box.setVisible(own)
        leveled = own or preset == "uge"
        self.level.setVisible(leveled)
        self.words[1].setVisible(leveled)
        self.about.setText(self._about(options))

    def _preset(self) -> str:
        """What the box of rules shows: era and level of power do not make rules one's own."""
        if self._own:
            return OWN
        options = self._options
        bare = replace(options, era=SRD.era)
        if options.power_level != "none":
            bare = replace(bare, **power_level_values("normal"))  # type: ignore[arg-type]  # fields of the record
        found = preset_id(bare)
        return found if found in ("srd", "uge") else OWN

    def _about(self, options: BrpOptions) -> str:
        cap = options.skill_cap
        limit = (
            self.tr("skills without a limit")
            if cap is None
            else self.tr("skills up to {cap}").format(cap=labels.percent(cap))
        )
        if options.power_level == "none":
            return self.tr("300 profession points, INT × 10 personal points, {limit}.").format(limit=limit)
        from brp_desktop.rules.brp.creation_points import professional_points

        if options.education:
            per_point = professional_points(options, education=1)
            return self.tr("EDU × {n} profession points, INT × 10 personal points, {limit}.").format(
                n=per_point, limit=limit
            )
        return self.tr("{n} profession points, INT × 10 personal points, {limit}.").format(
            n=professional_points(options), limit=limit
        )

    def _on_chosen(self, index: int) -> None:
        options = self._options
        sender = self.sender()
        if sender is self.preset:
            chosen = str(self.preset.currentData())
            self._own = chosen == OWN
            if not self._own:
                options = replace(UGE if chosen == "uge" else SRD, era=options.era)
        elif sender is self.level:
            values = power_level_values(str(self.level.currentData()))
            options = replace(options, **values)  # type: ignore[arg-type]  # fields of the record
        elif sender is self.era:
            options = replace(options, era=str(self.era.currentData()))
        elif sender is self.cap:
            options = replace(options, skill_cap=self.cap.currentData())
        else:
            options = replace(options, category_bonus=str(self.category_bonus.currentData()))
        self._take(options)

    def _on_switched(self, on: bool) -> None:
        changes = {id_: check.isChecked() for id_, check in self.switches.items()}
        self._take(replace(self._options, **changes))  # type: ignore[arg-type]  # switches of the record

    def _take(self, options: BrpOptions) -> None:
        different = options != self._options
        self._options = options
        self._show()
        if different:
            self.changed.emit(options)
