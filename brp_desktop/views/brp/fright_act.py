"""What is asked before a sanity roll: what it costs, what was lost before, real dice, also those of a disorder."""

from PySide6.QtCore import QCoreApplication, QObject

from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.controllers.healing import HealingController
from brp_desktop.play.health import LostSoFar, disorder_threshold, stays
from brp_desktop.rules import RulesError
from brp_desktop.rules.brp.sanity import LOSSES, parse_loss
from brp_desktop.sheet.derived_values import SANITY
from brp_desktop.views import labels
from brp_desktop.views.brp.act_form import ActForm, Asked
from brp_desktop.views.brp.belonging_form import Answer

translate = QCoreApplication.translate

_USUAL = "/".join(LOSSES[1])


class FrightAct(QObject):
    """Asks in the form of the page, and has it rolled."""

    def __init__(self, document: BrpDocument, healing: HealingController, form: ActForm, parent: QObject) -> None:
        super().__init__(parent)
        self._document = document
        self._healing = healing
        self._form = form
        self._lost = LostSoFar()

    def ask(self) -> None:
        """A usual loss or another; empty fields of dice are thrown here."""
        self._healing.finish()
        usual: list[Answer] = [("/".join(loss), "/".join(loss), "") for loss in LOSSES]
        asked = [
            Asked("usual", translate("combat", "Loss, success/failure"), 130, _USUAL, usual),
            Asked("loss", translate("combat", "another"), 84, hint="1/1D10"),
            Asked("roll", translate("combat", "I rolled"), 74, die=True, hint="01–00"),
            Asked("total", translate("combat", "my dice gave"), 84, number=True),
        ]
        lasting = stays(self._document.character.options)
        before = translate("combat", "lost this hour") if lasting else translate("combat", "lost this turn")
        asked.append(Asked("before", before, 110, self._lost.total(self._current()), number=True))
        if not lasting:
            asked += [
                Asked("kind", translate("combat", "disorder"), 74, number=True, hint="1D6"),
                Asked("length", translate("combat", "how long"), 74, number=True, hint="1D8"),
            ]
        self._form.ask(
            translate("combat", "Sanity roll"),
            asked,
            translate("combat", "Roll"),
            self._roll,
            icon_name="roll",
            later=self._foresee,
        )

    def _roll(self, values: dict[str, object]) -> str:
        own = {key: value if isinstance(value, int) else None for key, value in values.items()}
        fright = self._healing.frighten(
            self._document,
            _loss(values),
            own_roll=own["roll"],
            own_total=own["total"],
            own_disorder=(own.get("kind"), own.get("length")),
            before=own["before"] or 0,
        )
        self._lost = self._lost.after(fright)
        return ""

    def _foresee(self, values: dict[str, object]) -> None:
        """What the roll costs either way, and from which loss on a disorder follows."""
        before = values["before"] if isinstance(values["before"], int) else 0
        threshold = disorder_threshold(self._document.derived, before)
        try:
            success, failure = parse_loss(_loss(values))
        except RulesError as error:
            self._form.say(labels.error_sentence(error))
            return
        if threshold is None:
            self._form.say("")
            return
        text = translate("combat", "Against {chance}: a success costs {success}, a failure {failure}.")
        costs = text.format(chance=labels.percent(self._current() or 0), success=success, failure=failure)
        if stays(self._document.character.options):
            brought = translate("combat", "%n point(s) lost in an hour bring on a lasting disorder.", None, threshold)
        else:
            brought = translate(
                "combat", "%n point(s) lost in a turn bring on a disorder: 1D6 names it, 1D8 says for how long.",
                None, threshold,
            )  # fmt: skip
        self._form.say(f"{costs} {brought}")

    def _current(self) -> int | None:
        track = self._document.derived.resources.get(SANITY)
        return None if track is None else track.current


def _loss(values: dict[str, object]) -> str:
    return str(values["loss"] or values["usual"])
