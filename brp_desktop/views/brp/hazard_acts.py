"""What is asked before a roll against a disease, before it takes its points, and before a fall."""

from PySide6.QtCore import QCoreApplication, QObject

from brp_desktop.catalogue.names import characteristic_abbreviation
from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.controllers.healing import HealingController
from brp_desktop.controllers.language import content_language
from brp_desktop.controllers.seats import open_person
from brp_desktop.play.hazards import STAMINA, disease_request, fall_dice, saving_skill
from brp_desktop.rules import RulesError
from brp_desktop.rules.brp import Level
from brp_desktop.rules.brp.hazards import disease_degree, recovery_multiplier
from brp_desktop.views import disease_words, labels, roll_words
from brp_desktop.views.brp.act_form import ActForm, Asked
from brp_desktop.views.brp.belonging_form import Answer

translate = QCoreApplication.translate

_SUCCESSES = (Level.CRITICAL, Level.SPECIAL, Level.SUCCESS)


class HazardActs(QObject):
    """Asks in the form of the page, and has it carried out."""

    def __init__(self, document: BrpDocument, healing: HealingController, form: ActForm, parent: QObject) -> None:
        super().__init__(parent)
        self._document = document
        self._healing = healing
        self._form = form
        self._next = (1, 0)
        """The day of the next roll against a disease, and how many failed before."""

    # disease

    def ask_disease(self) -> None:
        """Whether it is caught or passes; after a failure the roll of the day after is asked for."""
        day, failed = self._next
        what: list[Answer] = [
            ("caught", translate("combat", "whether it is caught"), ""),
            ("passes", translate("combat", "whether it passes"), ""),
            ("costs", translate("combat", "what it costs"), ""),
        ]
        self._form.ask(
            translate("combat", "A disease"),
            [
                Asked("what", translate("combat", "To find out"), 170, "passes" if day > 1 else "caught", what),
                Asked("day", translate("combat", "day"), 56, max(2, day), number=True),
                Asked("failed", translate("combat", "failed before"), 84, failed, number=True),
                Asked("roll", translate("combat", "I rolled"), 74, die=True, hint="01–00"),
            ],
            translate("combat", "Roll"),
            self._roll_disease,
            icon_name="roll",
            later=self._foresee_disease,
        )

    def _roll_disease(self, values: dict[str, object]) -> str:
        day = _day(values)
        if values["what"] == "passes" and not recovery_multiplier(day):
            return translate("combat", "The first recovery roll is on day 2.")
        roll, failed = values["roll"], values["failed"]
        sick = self._healing.disease(
            self._document,
            day,
            failed if day > 1 and isinstance(failed, int) else 0,
            own_roll=roll if isinstance(roll, int) else None,
        )
        self._next = (1, 0) if sick.degree is None else (day + 1, sick.failures)
        return ""

    def _foresee_disease(self, values: dict[str, object]) -> None:
        if values["what"] == "costs":
            self.ask_cost()
            return
        day = _day(values)
        if values["what"] == "passes" and not recovery_multiplier(day):
            self._form.say("")
            return
        try:
            request = disease_request(open_person(self._document), day)
        except RulesError as error:
            self._form.say(labels.error_sentence(error))
            return
        factor = roll_words.characteristic_factor(request.name, request.options, recovery_multiplier(day) or 5)
        self._form.say(f"{labels.listed((factor, labels.percent(request.chance or 0)))}.")

    def ask_cost(self) -> None:
        """From which characteristic a disease takes how many points; how often, its degree says."""
        document, language = self._document, content_language()
        options = document.character.options
        answers: list[Answer] = [
            (id_, characteristic_abbreviation(id_, options, language), str(derived.value))
            for id_, derived in document.derived.characteristics.items()
            if derived.value
        ]
        degree = disease_degree(self._next[1])
        self._form.ask(
            translate("combat", "What a disease costs"),
            [
                Asked("which", translate("combat", "Characteristic"), 130, _ill(answers), answers),
                Asked("points", translate("combat", "points"), 64, 1, number=True),
            ],
            translate("combat", "Take off"),
            self._pay_disease,
            words="" if degree is None else disease_words.outcome(self._next[0], degree),
        )

    def _pay_disease(self, values: dict[str, object]) -> str:
        points = values["points"]
        self._healing.pay_disease(self._document, str(values["which"]), points if isinstance(points, int) else 0)
        return ""

    # falls

    def ask_fall(self) -> None:
        """How deep, and what saves dice of it."""
        options, language = self._document.character.options, content_language()
        saves: list[Answer] = [(("", ""), translate("combat", "nothing"), "")]
        request = self._healing.saving_request(open_person(self._document))
        if request is not None:
            chance = labels.percent(request.chance or 0, language)
            saves.append((("skill", ""), roll_words.request_title(request), chance))
        saves += [
            (("level", level.value), translate("combat", "rolled at the table: {level}").format(
                level=labels.level_word(level.value)), "")
            for level in _SUCCESSES
            if level is not Level.CRITICAL or options.critical
        ]  # fmt: skip
        self._form.ask(
            translate("combat", "A fall"),
            [
                Asked("metres", translate("combat", "Metres"), 64, number=True),
                Asked("save", translate("combat", "Softened by"), 220, saves[0 if request is None else 1][0], saves),
                Asked("roll", translate("combat", "I rolled"), 74, die=True, hint="01–00"),
                Asked("total", translate("combat", "my dice gave"), 84, number=True),
            ],
            translate("combat", "Fall"),
            self._fall,
            icon_name="roll",
            later=self._foresee_fall,
        )

    def _fall(self, values: dict[str, object]) -> str:
        metres = values["metres"]
        if not isinstance(metres, int) or not metres:
            return translate("combat", "Say how many metres it is.")
        kind, level = _save(values)
        roll, total = values["roll"], values["total"]
        self._healing.fall(
            self._document,
            metres,
            saves=kind == "skill",
            level=Level(level) if kind == "level" else None,
            own_roll=roll if isinstance(roll, int) else None,
            own_total=total if isinstance(total, int) else None,
            note=translate("combat", "fall of {metres} m").format(metres=metres),
        )
        return ""

    def _foresee_fall(self, values: dict[str, object]) -> None:
        metres, person = values["metres"], open_person(self._document)
        if not isinstance(metres, int) or not metres:
            self._form.say("")
            return
        kind, level = _save(values)
        dice = fall_dice(person, metres, Level(level) if kind == "level" else None)
        said = translate("combat", "{dice} damage, whatever armour is worn.").format(dice=dice) if dice else ""
        sentences = [said or translate("combat", "No damage.")]
        if kind == "skill" and dice:
            skill = roll_words.subject_title(saving_skill(person.options), person.options)
            if person.options.data_edition == "uge":
                text = translate("combat", "{skill} takes one die off for a success, one more for each level above.")
            else:
                text = translate("combat", "{skill} takes one die off if it succeeds.")
            sentences.append(text.format(skill=skill))
        self._form.say(" ".join(sentences))


def _day(values: dict[str, object]) -> int:
    day = values["day"]
    return 1 if values["what"] == "caught" else day if isinstance(day, int) else 0


def _ill(answers: list[Answer]) -> object:
    """The characteristic a disease takes from first of all: CON where there is any left."""
    return next((id_ for id_, _, _ in answers if id_ == STAMINA.id), answers[0][0] if answers else "")


def _save(values: dict[str, object]) -> tuple[str, str]:
    save = values["save"]
    return save if isinstance(save, tuple) else ("", "")
