"""The tour: a card that points at five places of the window, one after the other; it blocks nothing."""

from collections.abc import Callable, Iterable, Iterator

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget

from brp_desktop.painting.theme import Theme
from brp_desktop.sheet.systems import XANTIS
from brp_desktop.views.announce import announce
from brp_desktop.views.controls import PushButton
from brp_desktop.views.main_window import MainWindow
from brp_desktop.views.painted import RING, tint, without_mnemonic
from brp_desktop.views.plain_label import PlainLabel
from brp_desktop.views.tour_places import dice, files_and_help, padlock, result, rows

WIDTH = 336
GAP = 10
"""Between the card and what it points at, px."""

_GRID = 16
"""So many px apart are the places that are tried for the card."""

Place = Callable[[MainWindow], QRect]


class TourRing(QWidget):
    """A frame around what is meant; the mouse goes through it."""

    def __init__(self, theme: Theme, window: QWidget) -> None:
        super().__init__(window)
        self._theme = theme
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(self._theme.colour("focus"), 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 4, 4)


class Tour(QWidget):
    """The card with the words of a step. Escape, «Skip», the last «Next» or a click anywhere else end it.

    It stays at one place for all steps where the window has such a place, so that «Next» can be clicked again and
    again; who ends it before its end is told how to see it again.
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.setObjectName("tour")
        self._window = window
        self._step = 0
        self._places: tuple[Place, ...] = (rows, dice, result, padlock, files_and_help)
        self.ring = TourRing(window.theme, window)
        self.count = PlainLabel(parent=self)
        self.title = PlainLabel(parent=self)
        self.text = PlainLabel(parent=self)
        for label in (self.title, self.text):
            label.setWordWrap(True)
        self.skip, self.back, self.next = (PushButton(window.theme, self) for _ in range(3))
        self.next.primary = True
        for button, slot in ((self.skip, self.leave), (self.back, self._go_back), (self.next, self._go_on)):
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            button.clicked.connect(slot)
        row = QHBoxLayout()
        row.setSpacing(0)
        row.addWidget(self.skip)
        row.addStretch(1)
        row.addWidget(self.back)
        row.addWidget(self.next)
        box = QVBoxLayout(self)
        box.setContentsMargins(16, 10, 16 - RING, 12 - RING)
        box.setSpacing(6)
        for label in (self.count, self.title, self.text):
            box.addWidget(label)
        box.addStretch(1)
        box.addLayout(row)
        self._take_look()
        window.context.appearance.theme_changed.connect(self._take_look)

    @property
    def step(self) -> int:
        """The place of the step shown, from 0."""
        return self._step

    def begin(self) -> None:
        """Show the first step; the focus goes to «Next»."""
        for watched in self._watched():
            watched.installEventFilter(self)
        self._show(0)
        self.next.setFocus(Qt.FocusReason.PopupFocusReason)

    def end(self) -> None:
        """Close for good; the focus goes back to the sheet if it was here."""
        for watched in self._watched():
            watched.removeEventFilter(self)
        focus = QApplication.focusWidget()
        had_focus = focus is not None and self.isAncestorOf(focus)
        self.hide()
        self.ring.hide()
        if had_focus:
            self._window.focus_sheet()
        self.ring.deleteLater()
        self.deleteLater()

    def leave(self) -> None:
        """End it before its end."""
        self.end()
        self._window.status_bar.say(seen_again, wrong=False)

    def _watched(self) -> Iterator[QObject]:
        """The window for its size, and the system's windows behind it and behind loose dice for clicks and Escape.

        Not the application: a filter there sees every object of the program, also while it is being destroyed.
        """
        yield self._window
        for window in (self._window, self._window.dock):
            handle = window.windowHandle()
            if handle is not None:
                yield handle

    def _go_on(self) -> None:
        if self._step + 1 == len(self._places):
            self.end()
        else:
            self._show(self._step + 1)

    def _go_back(self) -> None:
        self._show(self._step - 1)

    def _show(self, step: int) -> None:
        self._step = step
        self.back.setEnabled(step > 0)
        if not self.back.isEnabled() and self.back.hasFocus():
            self.next.setFocus(Qt.FocusReason.OtherFocusReason)
        self._say()
        self._place()
        self.show()
        self.ring.raise_()
        self.raise_()
        announce(self, self.accessibleName())

    def _say(self) -> None:
        title, text = list(self._words())[self._step]
        last = self._step + 1 == len(self._places)
        self.count.setText(self.tr("Tour: {step} of {all}").format(step=self._step + 1, all=len(self._places)))
        self.title.setText(title)
        self.text.setText(text)
        said = f"{self.count.text()}. {title}. {text}"
        self.setAccessibleName(said)
        self.next.setAccessibleDescription(said)
        self.skip.setText(self.tr("&Skip"))
        self.back.setText(self.tr("&Back"))
        self.next.setText(self.tr("&Done") if last else self.tr("&Next"))
        for button in (self.skip, self.back, self.next):
            button.setAccessibleName(without_mnemonic(button.text()))
            button.updateGeometry()

    def _words(self) -> Iterator[tuple[str, str]]:
        yield self._the_click()
        yield (
            self.tr("Before the roll"),
            self.tr(
                "Here are the difficulty, the modifiers and the exact chance. To roll dice of your own,"
                " type what they show."
            ),
        )
        yield (
            self.tr("After the roll"),
            self._after_the_roll(),
        )
        yield (
            self.tr("The padlock"),
            self.tr(
                "While you play, nothing on the sheet changes by accident. Open the padlock to edit; then a click"
                " changes and nothing rolls."
            ),
        )
        yield (
            self.tr("Files and help"),
            self.tr(
                "A character is one file, wherever you save it; earlier versions are kept. The Help menu explains"
                " every page, lists the keys, and shows this tour again."
            ),
        )

    def _the_click(self) -> tuple[str, str]:
        if self._window.system == XANTIS:
            return self.tr("A click chooses"), self.tr(
                "Click a score or an action: its test and its chance are shown beside the sheet. Then Space rolls."
                " A double click or Enter does both at once. The field at the top finds anything by its first letters."
            )
        return self.tr("A click rolls"), self.tr(
            "Click a row, or go to it with the arrows and press Enter: the dice fall at once. The field at the top"
            " finds anything by the first letters of its name."
        )

    def _after_the_roll(self) -> str:
        if self._window.system == XANTIS:
            return self.tr("The slip says what the roll means and who tells it. Each roll stays in the log below.")
        return self.tr(
            "The slip says what the roll means and why a box was ticked, or was not. Undo takes a tick back;"
            " the roll itself stays in the log."
        )

    def _place(self) -> None:
        """Where no step hides what it means; else beside it, on the side with the most room. Whole in the window."""
        self.setFixedWidth(min(WIDTH, self._window.width() - 2 * GAP))
        room = self._window.rect()
        self.setFixedHeight(min(self._tallest(), room.height() - 2 * GAP))
        all_meant = [place(self._window).intersected(room) for place in self._places]
        meant = all_meant[self._step]
        self.ring.setVisible(not meant.isEmpty())
        if meant.isEmpty():  # It stands in a window of its own, as the dice may.
            meant = QRect(self._window.rect().center(), QSize(1, 1))
        self.ring.setGeometry(meant.adjusted(-3, -3, 3, 3).intersected(self._window.rect()))
        card = QRect(QPoint(), self.size())
        self.move(free_place(room, all_meant, card) or card_place(room, meant, card))

    def _tallest(self) -> int:
        """Height of the card in px at which the words of every step have room."""
        box, found = self.layout(), 0
        assert box is not None
        for title, text in (*self._words(), list(self._words())[self._step]):
            self.title.setText(title)
            self.text.setText(text)
            box.activate()
            found = max(found, box.totalHeightForWidth(self.width()), box.minimumSize().height())
        return found

    def _take_look(self) -> None:
        theme = self._window.theme
        self.count.setFont(theme.font("small"))
        self.title.setFont(theme.font("strong"))
        self.text.setFont(theme.font("body"))
        tint(self.count, QPalette.ColorRole.WindowText, theme.colour("text_2"))
        for label in (self.title, self.text):
            tint(label, QPalette.ColorRole.WindowText, theme.colour("text"))
        for button in (self.skip, self.back, self.next):
            button.set_theme(theme)
        self.ring.set_theme(theme)
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self.isVisible():
            self._say()
            self._place()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if watched is self._window:
            if kind == QEvent.Type.Resize:
                self._place()
        elif isinstance(event, QMouseEvent) and kind == QEvent.Type.MouseButtonPress:
            if not self.rect().contains(self.mapFromGlobal(event.globalPosition().toPoint())):
                self.leave()
        else:
            return self._takes_escape(event)
        return False

    def event(self, event: QEvent) -> bool:
        return self._takes_escape(event) or super().event(event)

    def _takes_escape(self, event: QEvent) -> bool:
        """Escape is the card's, whatever else it may mean in the window."""
        if not isinstance(event, QKeyEvent) or event.key() != Qt.Key.Key_Escape:
            return False
        if event.type() == QEvent.Type.KeyPress:
            self.leave()
        event.accept()
        return True

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._window.theme
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), theme.colour("raised"))
            painter.setPen(QPen(theme.colour("border"), theme.stroke["control"]))
            painter.drawRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5))


def seen_again() -> str:
    """What is said when the tour is ended early; whoever says it outlives the card."""
    return QCoreApplication.translate("Tour", "The tour is over. Help › Tour shows it again.")


def free_place(room: QRect, meant: Iterable[QRect], card: QRect) -> QPoint | None:
    """The corner of a card that hides nothing of what is meant, as near to all of it as can be; None without room."""
    taken = [rect.adjusted(-GAP, -GAP, GAP, GAP) for rect in meant if not rect.isEmpty()]
    inner = room.adjusted(GAP, GAP, -GAP, -GAP)
    best: tuple[int, QPoint] | None = None
    for x in range(inner.left(), inner.right() - card.width() + 1, _GRID):
        for y in range(inner.top(), inner.bottom() - card.height() + 1, _GRID):
            there = QRect(QPoint(x, y), card.size())
            if not any(rect.intersects(there) for rect in taken):
                way = sum((rect.center() - there.center()).manhattanLength() for rect in taken)
                if best is None or way < best[0]:
                    best = way, there.topLeft()
    return None if best is None else best[1]


def card_place(room: QRect, meant: QRect, card: QRect) -> QPoint:
    """The corner of a card beside what is meant: on the side where the most is left, inside the room."""
    left, right = meant.left() - room.left(), room.right() - meant.right()
    above, below = meant.top() - room.top(), room.bottom() - meant.bottom()
    free = {
        "below": below - card.height(), "left": left - card.width(),
        "right": right - card.width(), "above": above - card.height(),
    }  # fmt: skip
    side = max(free, key=lambda name: free[name])
    x, y = meant.left(), meant.top()
    match side:
        case "below":
            y = meant.bottom() + GAP
        case "above":
            y = meant.top() - GAP - card.height()
        case "left":
            x = meant.left() - GAP - card.width()
        case _:
            x = meant.right() + GAP
    return QPoint(
        max(room.left() + GAP, min(x, room.right() - GAP - card.width())),
        max(room.top() + GAP, min(y, room.bottom() - GAP - card.height())),
    )
