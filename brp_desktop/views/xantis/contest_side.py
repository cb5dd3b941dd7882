"""One side of a confrontation: who, what is tested, under which circumstances, with which dice; the Vdr it makes."""

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from brp_desktop.catalogue.names import collation_key
from brp_desktop.controllers.game_master import GameMaster
from brp_desktop.controllers.seats import xantis_seat_key
from brp_desktop.models.roster import dragged
from brp_desktop.painting.theme import Theme
from brp_desktop.play.xantis_contests import Letter, is_spell
from brp_desktop.play.xantis_people import XantisPerson, subjects_of
from brp_desktop.play.xantis_rolls import dice_wanted
from brp_desktop.play.xantis_subjects import XantisSubject
from brp_desktop.rules.errors import RulesError
from brp_desktop.sheet.xantis_limits import DIFFICULTY
from brp_desktop.sheet.xantis_value_edits import PenaltyId
from brp_desktop.views.check import Check
from brp_desktop.views.controls import LinkButton
from brp_desktop.views.error_labels import error_sentence
from brp_desktop.views.gm.parts import Badge, Card, ChoiceButton, SegmentRow, label
from brp_desktop.views.gm.pick_list import Pick, PickList
from brp_desktop.views.painted import RING
from brp_desktop.views.xantis import words
from brp_desktop.views.xantis.contest_words import SIGNS, subject_title, vdr_words
from brp_desktop.views.xantis.optional_box import NONE, OptionalBox
from brp_desktop.views.xantis.own_faces import OwnFaces
from brp_desktop.views.xantis.penalty_boxes import PenaltyBoxes
from brp_desktop.views.xantis.themed import retheme
from brp_desktop.views.xantis.vdr_view import VdrLine


def xantis_picks(master: GameMaster, chosen: str = "") -> list[Pick]:
    """Everybody of Xantis who may be chosen, for a list."""
    return [
        Pick(key, seat.name or "?", icon_name="roster" if seat.kind == "npc" else "user", chosen=key == chosen)
        for key, seat in master.xantis_seats().items()
    ]


def test_picks(person: XantisPerson, chosen: XantisSubject | None) -> list[Pick]:
    """Everything a person can test with its capacity: Iniziativa first, then scores, weapons and actions by name."""
    found = []
    for subject, name, capacity in subjects_of(person):
        title = subject_title(subject, name)
        pick = Pick(subject, title, figure=words.number(capacity), chosen=subject == chosen)
        rank = 0 if subject.kind == "initiative" else 1 if subject.use is None else 2
        found.append((rank, collation_key(title), pick))
    return [pick for _, _, pick in sorted(found, key=lambda each: each[:2])]


class ContestSide(Card):
    """Every change goes to the controller at once; what cannot be tested is said where the chance would stand."""

    why_requested = Signal(object, QRect)
    """XantisRequest, and the place on the screen beside which to explain it."""
    settle_requested = Signal()
    """Own dice were typed and confirmed."""
    said = Signal(str, bool)
    """A sentence about the own dice, empty when that is over; and whether it is an error."""

    def __init__(self, master: GameMaster, letter: Letter, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setObjectName(f"contest_side_{letter}")
        self.setAcceptDrops(True)
        self._master = master
        self._contests = master.xantis_contests
        self._letter: Letter = letter
        self._list: PickList | None = None
        self.badge = Badge(theme, SIGNS[letter], self)
        self.who = ChoiceButton(theme, self, strong=True)
        self.what = ChoiceButton(theme, self)
        self.difficulty_label = label(self, theme, "micro", "text_2")
        self.difficulty = OptionalBox(theme, self, most=DIFFICULTY[1], zero_is_none=True)
        self.interpretation_label = label(self, theme, "micro", "text_2")
        self.interpretation = SegmentRow(theme, [(value, "") for value in range(4)], self)
        self.penalties = PenaltyBoxes(theme, self)
        self.own = OwnFaces(theme, self)
        self.zero = Check(theme, self)
        self.png = Check(theme, self)
        self.spell = Check(theme, self)
        self.vdr = VdrLine(theme, self)
        self.why = LinkButton(theme, self, icon_name="why")
        self.problem = label(self, theme, "small", "danger", wraps=True)
        self._build()
        self._connect()
        self.retranslate()

    def _build(self) -> None:
        for part in (self.who, self.what, self.why):
            part.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.own.set_height(28)
        self.vdr.setMinimumWidth(100)
        self.difficulty.setFixedWidth(OptionalBox.WIDTH + 10 + 2 * RING)
        self.interpretation.setMinimumWidth(88)
        first = QHBoxLayout()
        first.setContentsMargins(RING, 0, 0, 0)
        first.setSpacing(4)
        first.addWidget(self.badge)
        first.addWidget(self.who, 1)
        how = QGridLayout()
        how.setContentsMargins(0, 2, 0, 0)
        how.setHorizontalSpacing(0)
        how.setVerticalSpacing(0)
        how.addWidget(self.difficulty_label, 0, 0)
        how.addWidget(self.interpretation_label, 0, 1)
        how.addWidget(self.difficulty, 1, 0)
        how.addWidget(self.interpretation, 1, 1)
        how.setColumnStretch(1, 1)
        self.difficulty_label.setContentsMargins(RING, 0, 0, 0)
        self.interpretation_label.setContentsMargins(RING, 0, 0, 0)
        dice = QHBoxLayout()
        dice.setSpacing(0)
        dice.addWidget(self.own, 1)
        dice.addWidget(self.zero)
        kind = QHBoxLayout()
        kind.setSpacing(0)
        kind.addWidget(self.png)
        kind.addWidget(self.spell)
        kind.addStretch(1)
        kind.addWidget(self.why)
        column = QVBoxLayout(self)
        column.setContentsMargins(10 - RING, 8 - RING, 10 - RING, 8 - RING)
        column.setSpacing(0)
        column.addLayout(first)
        column.addWidget(self.what)
        column.addLayout(how)
        column.addWidget(self.penalties)
        column.addLayout(dice)
        column.addStretch(1)
        column.addLayout(kind)
        inset = QVBoxLayout()
        inset.setContentsMargins(RING, 0, RING, 0)
        inset.addWidget(self.vdr)
        inset.addWidget(self.problem)
        column.addLayout(inset)

    def _connect(self) -> None:
        self.who.clicked.connect(self.choose_who)
        self.what.clicked.connect(self.choose_what)
        self.difficulty.changed.connect(self._on_difficulty)
        self.interpretation.chosen.connect(self._on_interpretation)
        self.penalties.chosen.connect(self._on_penalty)
        self.own.rolled.connect(self._on_own)
        self.own.said.connect(self.said)
        self.zero.clicked.connect(self._on_zero)
        self.png.clicked.connect(self._on_png)
        self.spell.clicked.connect(self._on_spell)
        self.why.clicked.connect(self._on_why)

    # what is shown

    def show_request(self) -> None:
        """Show what is chosen now and what comes of it."""
        contests, letter = self._contests, self._letter
        choice, person = contests.choice(letter), contests.person(letter)
        request, problem = contests.request.request(letter), contests.request.problem(letter)
        sign = SIGNS[letter].upper()
        bare = choice.number is not None
        name = "" if person is None else person.name
        if bare:
            name = choice.name or self.tr("Capacity {number}").format(number=choice.number)
        empty = person is None and not bare
        self.who.show_choice(name or (self.tr("Choose who") if empty else "?"), empty=empty)
        self.who.setAccessibleName(self.tr("Side {side}: {who}").format(side=sign, who=self.who.toolTip()))
        self._show_subject(choice.subject, person, bare=bare)
        self.difficulty.show_number(choice.situation.difficulty)
        self.interpretation.set_value(choice.situation.interpretation)
        self.penalties.show_penalties(sign, person, choice.subject, choice.situation)
        self.zero.setChecked(choice.declared)
        self.zero.setEnabled(not choice.situation.difficulty)
        self.own.set_why_not(self.tr("A Bonus of 0 is declared: no dice.") if choice.declared else "")
        npc = choice.npc if choice.npc is not None else person is not None and person.character.npc
        self.png.setChecked(npc)
        same_instant = contests.manner == "contemporaneous"
        self.spell.setVisible(same_instant)
        self.spell.setChecked(is_spell(contests.request.contest.side(letter), request))
        self.vdr.show_request(request)
        self.vdr.setVisible(request is not None)
        self.why.setVisible(request is not None)
        if request is not None:
            text = QCoreApplication.translate("xantis", "Why {number}?").format(number=words.number(request.vdr))
            self.why.setText(text)
            self.why.setAccessibleName(f"{text} {vdr_words(request)}")
        self.problem.setVisible(problem is not None)
        self.problem.setText("" if problem is None else error_sentence(problem))

    def _show_subject(self, subject: XantisSubject | None, person: XantisPerson | None, *, bare: bool) -> None:
        self.what.setEnabled(person is not None)
        found = [] if person is None else [each for each in subjects_of(person) if each[0] == subject]
        if person is not None and found:
            self.what.show_choice(subject_title(*found[0][:2]), words.number(found[0][2]))
        else:
            self.what.show_choice(self.tr("A number, nothing else") if bare else self.tr("What is tested"), empty=True)
        said = f"{self.what.toolTip()} {self.what.value_text}".strip()
        sign = SIGNS[self._letter].upper()
        self.what.setAccessibleName(self.tr("What {side} tests: {what}").format(side=sign, what=said))

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        super().set_theme(theme)
        retheme(theme, self.badge, self.who, self.what, self.difficulty_label, self.interpretation_label)
        retheme(theme, self.difficulty, self.interpretation, self.own, self.vdr, self.why, self.problem)
        self.penalties.set_theme(theme)
        for box in (self.zero, self.png, self.spell):
            box.theme = theme
            box.update()
        if self._list is not None:
            self._list.set_theme(theme)

    def retranslate(self) -> None:
        """Take all words from the language in force."""
        sign = SIGNS[self._letter].upper()
        difficulty = QCoreApplication.translate("xantis", "Difficulty")
        interpretation = QCoreApplication.translate("xantis", "Interpretation")
        self.difficulty_label.setText(difficulty)
        self.interpretation_label.setText(interpretation)
        none = QCoreApplication.translate("Circumstances", "none")
        self.difficulty.set_words(f"{difficulty} {sign}", none, self.tr("Difficulty: none, or 1 to 99"))
        self.interpretation.set_words([(str(value), f"{interpretation} {value}") for value in range(4)])
        self.interpretation.setAccessibleName(f"{interpretation} {sign}")
        self.zero.setText(self.tr("Bonus 0"))
        self.zero.setAccessibleName(self.tr("{side} declares a Bonus of 0").format(side=sign))
        self.zero.setToolTip(self.tr("Succeeds without a roll; only without a difficulty"))
        self.png.setText("Png")
        self.png.setAccessibleName(self.tr("Side {side}: the Narrator plays it").format(side=sign))
        self.png.setToolTip(self.tr("The Narrator plays this side and tells how it wins"))
        self.spell.setText(self.tr("instantaneous spell"))
        self.spell.setAccessibleName(self.tr("Side {side}: instantaneous spell").format(side=sign))
        self.spell.setToolTip(self.tr("It acts first, outside the comparison"))
        self.show_request()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def take_own_dice(self) -> bool:
        """Take the dice typed so far; False where they are not all there, which is said."""
        choice, faces = self._contests.choice(self._letter), self.own.faces
        if faces and not choice.declared:
            if dice_wanted(faces):
                code = "missing_extra" if len(faces) >= 2 else "invalid_dice"
                self.own.show_error(error_sentence(RulesError(code)))
                return False
            self._contests.set_own_dice(self._letter, faces)
        elif choice.situation.own_dice is not None:
            self._contests.set_own_dice(self._letter, None)
        return True

    # choosing

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if dragged(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        rows = (self._master.table.row(id_) for id_ in dragged(event.mimeData()))
        keys = [xantis_seat_key(row.xantis) for row in rows if row is not None and row.xantis is not None]
        if keys:
            self._contests.set_who(self._letter, keys[0])
            event.acceptProposedAction()

    def choose_who(self) -> None:
        """Open the list of people."""
        listing = self._popup()
        listing.picked.connect(self._on_who)
        picks = xantis_picks(self._master, self._contests.choice(self._letter).who)
        number = self.tr("Only a capacity: {number}")
        listing.open_for(self.tr("Name, or a capacity"), picks, self.who, number=number)

    def choose_what(self) -> None:
        """Open the list of what can be tested."""
        person = self._contests.person(self._letter)
        if person is not None:
            listing = self._popup()
            listing.picked.connect(self._on_what)
            picks = test_picks(person, self._contests.choice(self._letter).subject)
            listing.open_for(self.tr("Score, weapon or action"), picks, self.what)

    def _popup(self) -> PickList:
        if self._list is not None:
            self._list.deleteLater()
        self._list = PickList(self.theme, self)
        return self._list

    def _on_who(self, value: object) -> None:
        if isinstance(value, int):
            self._contests.set_number(self._letter, value)
        else:
            self._contests.set_who(self._letter, str(value))
        self.who.setFocus(Qt.FocusReason.PopupFocusReason)

    def _on_what(self, value: object) -> None:
        if isinstance(value, XantisSubject):
            self._contests.set_subject(self._letter, value)
        self.what.setFocus(Qt.FocusReason.PopupFocusReason)

    def _on_difficulty(self, value: int) -> None:
        self._contests.set_difficulty(self._letter, None if value == NONE else value)

    def _on_interpretation(self, value: object) -> None:
        if isinstance(value, int):
            self._contests.set_interpretation(self._letter, value)

    def _on_penalty(self, penalty: PenaltyId, counts: bool) -> None:
        self._contests.set_penalty(self._letter, penalty, counts)

    def _on_zero(self) -> None:
        self._contests.set_declared(self._letter, self.zero.isChecked())

    def _on_png(self) -> None:
        self._contests.set_npc(self._letter, self.png.isChecked())

    def _on_spell(self) -> None:
        self._contests.set_spell(self._letter, self.spell.isChecked())

    def _on_own(self, faces: tuple[int, ...]) -> None:
        self._contests.set_own_dice(self._letter, faces)
        self.settle_requested.emit()

    def _on_why(self) -> None:
        request = self._contests.request.request(self._letter)
        if request is not None:
            place = QRect(self.why.mapToGlobal(QPoint(0, 0)), self.why.size())
            self.why_requested.emit(request, place)
