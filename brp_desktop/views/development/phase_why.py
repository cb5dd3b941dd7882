"""Why the development phase asks for what it asks: its rules, and the roll that one line needs."""

from PySide6.QtCore import QCoreApplication, QObject, QPoint, QRect
from PySide6.QtWidgets import QWidget

from brp_desktop.painting.theme import Theme
from brp_desktop.play.development import DevelopmentLine
from brp_desktop.rules.brp import BrpOptions
from brp_desktop.rules.brp.experience import explain_roll_needed
from brp_desktop.views import labels
from brp_desktop.views.development import words
from brp_desktop.views.why import WhyPopover, WhyRow, rows_of


class PhaseWhy(QObject):
    """One popover for both; it is made when it is first wanted."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._owner = parent
        self._popover: WhyPopover | None = None

    def explain_rules(self, options: BrpOptions, link: QWidget) -> None:
        """The rules in force, beside the link."""
        popover = self._made()
        popover.explain(
            QCoreApplication.translate("DevelopmentDialog", "Why these rules?"), (), words.rules_in_full(options)
        )
        popover.show_at(QRect(link.mapToGlobal(QPoint(0, 0)), link.size()))

    def explain_line(self, line: DevelopmentLine, options: BrpOptions, place: QRect) -> None:
        """What a line needs, what is added to the die, and where the tick came from."""
        score = "—" if line.score is None else str(line.score)
        rows = [WhyRow(words.line_title(line.name, options), score)]
        if line.kind == "pow":
            rows.append(
                WhyRow(
                    QCoreApplication.translate("DevelopmentDialog", "The die must show at most"),
                    str(line.last),
                    is_sum=True,
                )
            )
        elif line.score is not None:
            steps = explain_roll_needed(line.score, options, bonus=line.bonus)
            rows += rows_of(steps)[1:]
            rows[-1] = WhyRow(rows[-1].label, labels.roll_digits(line.first) if line.first else "—", is_sum=True)
        chance = labels.percent(round(line.chance * 100))
        rows.append(WhyRow(QCoreApplication.translate("DevelopmentDialog", "Chance to improve"), chance))
        origin = words.origin_sentence(line.tick) if line.study is None else words.kind_word(line.kind)
        popover = self._made()
        popover.explain(
            QCoreApplication.translate("DevelopmentDialog", "Why {rolls}?").format(rolls=words.needed_text(line)),
            rows,
            (origin,),
        )
        popover.show_at(place)

    def _made(self) -> WhyPopover:
        if self._popover is None:
            self._popover = WhyPopover(self._theme, self._owner)
        return self._popover
