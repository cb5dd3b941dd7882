"""The second step: characteristics thrown, arranged, bought or typed."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from brp_desktop.catalogue.names import characteristic_abbreviation
from brp_desktop.controllers.language import content_language
from brp_desktop.play.creation import budget, methods_of, plan_of
from brp_desktop.play.creation_acts import THROWN, choose_method, swap, throw_all, throw_one
from brp_desktop.rules.brp.characteristics import active_characteristics
from brp_desktop.rules.brp.creation_values import MOVABLE_POINTS, moved_points
from brp_desktop.sheet.creation import TYPED
from brp_desktop.sheet.errors import EditError
from brp_desktop.views import labels
from brp_desktop.views.brp.creation.characteristic_row import CharacteristicRow
from brp_desktop.views.brp.creation.step_page import StepPage
from brp_desktop.views.brp.creation.words import method_name
from brp_desktop.views.brp.creation_points import why_points
from brp_desktop.views.brp.detail_parts import Pool


class CharacteristicsPage(StepPage):
    """Every throw is shown and kept; points bought or moved have a live budget."""

    def make(self) -> None:
        self.method = self.choice()
        self.method.activated.connect(self._on_method)
        self.throw = self.push("roll")
        self.throw.clicked.connect(self._on_throw)
        self.about = self.text("small", "text_2")
        self.pool = Pool(self.theme, self)
        self.rows: dict[str, CharacteristicRow] = {}
        self.moved = self.text("small", "text_2")
        self.column.addWidget(self.method)
        self.column.addWidget(self.about)
        self.row(self.throw)
        self.column.addWidget(self.pool)
        self.head = self.text("small", "text_2")
        self.head.setAlignment(Qt.AlignmentFlag.AlignRight)
        self._lines = self.lines()
        self._lines.addWidget(self.head)
        self.column.addWidget(self.moved)

    def say(self) -> None:
        self.method.setAccessibleName(self.tr("How characteristics come about"))
        self.throw.setText(self.tr("Throw all"))
        self.throw.setAccessibleName(self.tr("Throw the dice of all characteristics"))

    def show_document(self) -> None:
        method = self._method()
        self.method.set_choices([(method_name(id_), id_) for id_ in self._offered()])
        self.method.setCurrentIndex(self.method.findData(method))
        self.method.setEnabled(self.desk.writable)
        self.throw.setVisible(method in THROWN)
        self.throw.setEnabled(self.desk.writable)
        self.about.setText(self._about(method))
        self._show_rows(method)
        self._show_budget(method)

    def first(self) -> QWidget:
        return self.throw if self._method() in THROWN else self.method

    def stops(self) -> list[QWidget]:
        parts: list[QWidget] = [self.method, self.throw]
        for row in self.rows.values():
            parts += [row.again, row.swap, row.stepper.field]
        return parts

    def commit_pending(self) -> None:
        for row in self.rows.values():
            row.commit_pending()

    def take_theme(self) -> None:
        self.pool.theme = self.theme
        self.pool.update()
        for row in self.rows.values():
            row.set_theme(self.theme)

    def _method(self) -> str:
        """The method in force: before any was chosen the first, for values of unknown origin typing."""
        creation = self.desk.creation
        if creation.method:
            return creation.method
        blank = all(row.initial is None for row in self.desk.character.characteristics)
        return THROWN[0] if blank else TYPED

    def _offered(self) -> tuple[str, ...]:
        offered = methods_of(self.desk.character.options)
        method = self._method()
        return offered if method in offered else (method, *offered)

    def _about(self, method: str) -> str:
        options, language = self.desk.character.options, content_language()
        heavy, dear = (
            ", ".join(characteristic_abbreviation(id_, options, language) for id_ in ids)
            for ids in (("siz", "int"), ("int", "pow", "dex"))
        )
        match method:
            case "rolled_arranged":
                said = self.tr("3D6 for each, then exchanged as you like. {names} count 8 at least.")
                return said.format(names=heavy)
            case "rolled_high":
                return self.tr("2D6+6 for each, in its place.")
            case "point_buy":
                said = self.tr("All begin at 10. A point costs 1, of {names} 3; what is taken off comes back.")
                return said.format(names=dear)
            case "typed":
                return self.tr("Type what your own dice or your paper sheet say.")
            case _:
                said = self.tr("3D6 for each, 2D6+6 for {names}. Then up to {n} points may be moved.")
                return said.format(names=heavy, n=MOVABLE_POINTS)

    def _show_rows(self, method: str) -> None:
        active = active_characteristics(self.desk.character.options)
        for id_ in active:
            if id_ not in self.rows:
                row = CharacteristicRow(self.desk, self.theme, id_, self)
                row.throw_requested.connect(self._on_throw_one)
                row.swap_requested.connect(self._on_swap)
                self.rows[id_] = row
                self._lines.insertWidget(1 + list(active).index(id_), row)
        for id_, row in self.rows.items():
            row.setVisible(id_ in active)
            if id_ in active:
                row.refresh(method)

    def _show_budget(self, method: str) -> None:
        bought = method == "point_buy"
        self.pool.setVisible(bought)
        if bought:
            found = budget(self.desk.character, self.desk.derived, "point_buy")
            of = self.tr("{used} of {total} spent").format(used=found.used, total=found.total)
            self.pool.show_points(self.tr("Points to buy with"), found.used, found.total, of)
            self.pool.explain(why_points(self.desk.character, self.desk.derived, "point_buy"))
        plan = plan_of(self.desk.character, self.desk.derived)
        moved = moved_points(plan.values, plan.young_values)
        self.moved.setVisible(method in THROWN)
        self.head.setVisible(method in THROWN)
        self.head.setText(self.tr("moved"))
        said = self.tr("Moved: {n} of {limit} points.").format(n=moved.points, limit=MOVABLE_POINTS)
        balance = sum(plan.moved.values())
        if balance:
            said += " " + self.tr("Out of balance by {n}.").format(n=labels.signed(balance))
        self.moved.setText(said)

    def _on_method(self, index: int) -> None:
        method = str(self.method.currentData())
        self.tell(self.desk.do(choose_method(self.desk.character, method)))

    def _on_throw(self) -> None:
        try:
            edit = throw_all(self.desk.character, self.desk.dice)
        except EditError as error:
            self.tell(labels.error_sentence(error))
            return
        self.tell(self.desk.do(edit))

    def _on_throw_one(self, id_: str) -> None:
        try:
            edit = throw_one(self.desk.character, id_, self.desk.dice)
        except EditError as error:
            self.tell(labels.error_sentence(error))
            return
        self.tell(self.desk.do(edit))

    def _on_swap(self, one: str, other: str) -> None:
        self.tell(self.desk.do(swap(self.desk.character, one, other)))
