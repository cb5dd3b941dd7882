"""The menu behind the modifier's arrow: everything else that may change a roll, each where the rules have it."""

from collections.abc import Iterator
from functools import partial

from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from brp_desktop.catalogue.brp import localised
from brp_desktop.catalogue.names import collation_key
from brp_desktop.catalogue.spot_rules import spot_rule_catalogue
from brp_desktop.controllers.language import current_language
from brp_desktop.controllers.rolls import RollsController
from brp_desktop.painting.theme import Theme
from brp_desktop.play.aids import DENOMINATORS, AidChoice, AidKind, candidates, offered, spot_effects
from brp_desktop.rules.brp import Level
from brp_desktop.rules.brp.helping import complementary, cooperation
from brp_desktop.rules.rounding import half_rounded_up
from brp_desktop.views import labels, roll_words
from brp_desktop.views.gm.pick_list import WIDTH, Pick, PickList
from brp_desktop.views.gm.spot_words import effect_line

SITUATIONS = 460
"""Width of the list of situations, which say what they do, in px."""


class AidMenu(QObject):
    """Makes the menu and the lists it opens; every choice goes to the controller at once."""

    finished = Signal()
    """A list was closed: the keyboard goes back to the arrow."""

    def __init__(self, rolls: RollsController, theme: Theme, button: QWidget) -> None:
        super().__init__(button)
        self._rolls = rolls
        self._button = button
        self.theme = theme
        self.list: PickList | None = None

    def open(self) -> QMenu:
        """Show the menu below the arrow."""
        menu = self.menu()
        menu.popup(self._button.mapToGlobal(QPoint(0, self._button.height())))
        return menu

    def menu(self) -> QMenu:
        """What the rules in force offer for the roll that is chosen."""
        menu = QMenu(self._button)
        menu.setObjectName("aid_menu")
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.setToolTipsVisible(True)
        document, subject = self._rolls.document, self._rolls.subject
        if document is not None and subject is not None:
            for kind in offered(document.character, document.derived, subject):
                self._add(menu, kind)
        self._add_reroll(menu)
        menu.addSeparator()
        reset = menu.addAction(self.tr("&Reset\t0"))
        reset.setEnabled(bool(self._rolls.modifier or self._rolls.aids))
        reset.triggered.connect(self._rolls.reset_modifier)
        return menu

    def picks(self, kind: AidKind) -> list[Pick]:
        """The lines of the list for a sort of choice; «spot» has topics and qualities of equipment besides."""
        document, subject = self._rolls.document, self._rolls.subject
        if document is None or subject is None:
            return []
        found: list[Pick] = []
        if kind == "spot":
            rules = spot_effects(document.character.options, document.character, document.derived, subject)
            for rule, place, effect in rules:
                name = localised(rule.names, current_language())
                line = effect_line(effect, document.character.options).rstrip(".")
                found.append(self._pick(AidChoice("spot", rule.id, place), name, line, also=rule.names["en"]))
            found.sort(key=lambda pick: collation_key(pick.name))
            known = offered(document.character, document.derived, subject)
            found += self._topics() if "topic" in known else []
            found += self._qualities() if "quality" in known else []
            return found
        for each in candidates(kind, document.character, document.derived, subject):
            title = roll_words.subject_title(each.name, document.character.options)
            figure = labels.percent(each.score)
            if kind == "complementary":
                figure = labels.signed(complementary(each.score))
            elif kind == "related":
                figure = labels.percent(half_rounded_up(each.score))
            found.append(self._pick(AidChoice(kind, each.subject.id), title, figure=figure))
        return sorted(found, key=lambda pick: collation_key(pick.name))

    def _topics(self) -> Iterator[Pick]:
        rules = spot_rule_catalogue()
        for topic in rules.topics.values():
            for number in rules.modifiers:
                choice = AidChoice("topic", topic.id, number=number)
                name = localised(topic.names, current_language())
                yield self._pick(choice, name, figure=labels.signed(number), also=topic.names["en"])

    def _qualities(self) -> Iterator[Pick]:
        for quality in spot_rule_catalogue().qualities.values():
            if quality.flat:
                name = self.tr("Equipment: {quality}").format(quality=localised(quality.names, current_language()))
                yield self._pick(AidChoice("quality", quality.id), name, figure=labels.signed(quality.flat))

    def _pick(self, choice: AidChoice, name: str, aside: str = "", figure: str = "", also: str = "") -> Pick:
        return Pick(choice, name, aside, figure, also, chosen=choice in self._rolls.aids)

    # the entries

    def _add(self, menu: QMenu, kind: AidKind) -> None:
        lists = {
            "complementary": self.tr("&Complementary skill…"),
            "spot": self.tr("&Situation…"),
            "related": self.tr("Related s&peciality…"),
            "cap": self.tr("Capped by &another score…"),
            "two_skills": self.tr("&Two skills in one roll…"),
        }
        if kind in lists:
            action = menu.addAction(lists[kind])
            action.setCheckable(True)
            mine = {kind, "topic", "quality"} if kind == "spot" else {kind}
            action.setChecked(any(each.kind in mine for each in self._rolls.aids))
            action.triggered.connect(partial(self._open_list, kind))
        elif kind == "augment":
            below = menu.addMenu(self.tr("A s&kill rolled first"))
            self._choice(below, self.tr("It &succeeded: one step easier"), AidChoice("augment", number=1))
            self._choice(below, self.tr("It &failed: one step harder"), AidChoice("augment", number=0))
        elif kind == "cooperation":
            self._add_cooperation(menu.addMenu(self.tr("&Help from others")))
        elif kind == "fraction":
            words = {4: self.tr("A &quarter"), 5: self.tr("A &fifth")}
            for number in DENOMINATORS:
                self._choice(menu, words[number], AidChoice("fraction", number=number))

    def _add_cooperation(self, menu: QMenu) -> None:
        document = self._rolls.document
        for level in (Level.CRITICAL, Level.SPECIAL, Level.SUCCESS, Level.FAILURE, Level.FUMBLE):
            if level is Level.CRITICAL and document is not None and not document.character.options.critical:
                continue
            if level is Level.FUMBLE:
                text = self.tr("Somebody fumbled: {bonus}")
            elif level is Level.FAILURE:
                text = self.tr("Nobody succeeded: {bonus}")
            else:
                text = self.tr("The best: {level}, {bonus}")
            words = text.format(level=labels.level_word(level.value), bonus=labels.signed(cooperation([level])))
            self._choice(menu, words, AidChoice("cooperation", level=level.value))

    def _choice(self, menu: QMenu, words: str, choice: AidChoice) -> QAction:
        action = menu.addAction(words)
        action.setCheckable(True)
        action.setChecked(choice in self._rolls.aids)
        action.triggered.connect(partial(self._on_choice, choice))
        return action

    def _add_reroll(self, menu: QMenu) -> None:
        document = self._rolls.document
        cost = 0 if document is None else document.character.options.reroll_cost
        if not cost:
            return
        menu.addSeparator()
        action = menu.addAction(self.tr("Roll again for %n power point(s)", "", cost))
        action.setEnabled(self._rolls.reroll_cost > 0)
        if not action.isEnabled():
            action.setToolTip(self.tr("After a roll that failed, with enough power points left."))
        action.triggered.connect(self._rolls.reroll)

    def _on_choice(self, choice: AidChoice, checked: bool = False) -> None:
        self._rolls.toggle_aid(choice)
        self.finished.emit()

    def _open_list(self, kind: AidKind, checked: bool = False) -> None:
        titles = {
            "complementary": self.tr("Which skill helps"),
            "spot": self.tr("Situation, topic or condition"),
            "related": self.tr("Which speciality is known"),
            "cap": self.tr("Which score limits it"),
            "two_skills": self.tr("The other skill"),
        }
        if self.list is not None:
            self.list.deleteLater()
        self.list = PickList(self.theme, self._button)
        self.list.picked.connect(self._on_picked)
        self.list.closed.connect(self.finished)
        width = SITUATIONS if kind == "spot" else WIDTH
        self.list.open_for(titles[kind], self.picks(kind), self._button, width=width)

    def _on_picked(self, choice: object) -> None:
        if isinstance(choice, AidChoice):
            self._rolls.toggle_aid(choice)
