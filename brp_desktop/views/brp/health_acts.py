"""What is asked before something is done about somebody's health: damage, First Aid, rest, poison, losses."""

from functools import partial

from PySide6.QtCore import QCoreApplication, QObject

from brp_desktop.catalogue.brp import localised
from brp_desktop.catalogue.names import characteristic_abbreviation, collation_key
from brp_desktop.catalogue.tables import poison_catalogue, potency_names
from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.controllers.healing import HealingController
from brp_desktop.controllers.language import content_language
from brp_desktop.controllers.seats import open_person
from brp_desktop.play.blows import Blow, blow_on
from brp_desktop.play.health import poisoned
from brp_desktop.rules import RulesError
from brp_desktop.rules.brp import Level
from brp_desktop.rules.brp.healing import weekly_healing
from brp_desktop.rules.brp.hit_locations import LOCATIONS
from brp_desktop.sheet.belongings import Wound
from brp_desktop.views import combat_words, labels
from brp_desktop.views.brp.act_form import ActForm, Asked
from brp_desktop.views.brp.belonging_fields import SPECIAL_KINDS
from brp_desktop.views.brp.belonging_form import Answer
from brp_desktop.views.brp.fright_act import FrightAct
from brp_desktop.views.brp.hazard_acts import HazardActs
from brp_desktop.views.brp.health_words import wound_name
from brp_desktop.views.brp.weapon_rows import kind_name

translate = QCoreApplication.translate

_KINDS = ("melee", "missile", "firearm", "energy", "heavy")
_LEVELS = (Level.CRITICAL, Level.SPECIAL, Level.SUCCESS, Level.FAILURE, Level.FUMBLE)
_THROWN = "*"
"""Stands for a hit location that the die says."""


class HealthActs(QObject):
    """Asks in the form of the page, and has it carried out."""

    def __init__(self, document: BrpDocument, healing: HealingController, form: ActForm, parent: QObject) -> None:
        super().__init__(parent)
        self._document = document
        self._healing = healing
        self._form = form
        self.fright = FrightAct(document, healing, form, self)
        self.hazards = HazardActs(document, healing, form, self)

    # damage

    def ask_damage(self) -> None:
        """So many points of damage, less the armour."""
        asked = [
            Asked("damage", translate("combat", "Damage"), 64, number=True),
            Asked("kind", translate("combat", "By"), 110, "melee", [(each, kind_name(each), "") for each in _KINDS]),
        ]
        if self._document.character.options.hit_locations:
            places: list[Answer] = [(_THROWN, translate("combat", "thrown, 1D20"), "")]
            places += [(each, combat_words.location_name(each), "") for each in LOCATIONS]
            asked.append(Asked("place", translate("combat", "Where"), 130, _THROWN, places))
        yes_no: list[Answer] = [(True, translate("combat", "counts"), ""), (False, translate("combat", "ignored"), "")]
        worn = translate("combat", "worn")
        asked += [
            Asked("counts", translate("combat", "Armour"), 90, True, yes_no),
            Asked("armour", translate("combat", "its points"), 70, number=True, hint=worn),
            Asked("effect", translate("combat", "Special"), 120, "", _effects()),
            Asked("note", translate("combat", "Note"), 220),
        ]
        self._form.ask(
            translate("combat", "Damage taken"),
            asked,
            translate("combat", "Take damage"),
            self._take_damage,
            icon_name="wound",
            later=self._foresee_damage,
        )

    def _take_damage(self, values: dict[str, object]) -> str:
        damage = values["damage"]
        if not isinstance(damage, int):
            return translate("combat", "Say how much damage it is.")
        place = values.get("place")
        if place == _THROWN:
            place = self._healing.throw_place()
        armour = values["armour"]
        self._healing.take_damage(
            self._document,
            damage,
            kind=str(values["kind"]),
            place=str(place) if place else None,
            counts=bool(values["counts"]),
            armour=armour if isinstance(armour, int) else None,
            effect=str(values["effect"]),
            note=str(values["note"] or ""),
        )
        return ""

    def _foresee_damage(self, values: dict[str, object]) -> None:
        damage, place, armour = values["damage"], values.get("place"), values["armour"]
        if not isinstance(damage, int) or place == _THROWN:
            self._form.say("")
            return
        blow = blow_on(
            open_person(self._document),
            damage,
            str(values["kind"]),
            location=str(place) if place else None,
            armour_counts=bool(values["counts"]),
            armour=armour if isinstance(armour, int) else None,
        )
        self._form.say(loss_sentence(blow))

    def bleed(self, wound: Wound) -> None:
        """One round of bleeding."""
        self._healing.bleed(self._document, wound.id)

    def stanch(self, wound: Wound) -> None:
        """A stamina roll against the bleeding."""
        try:
            self._healing.stanch(self._document, wound.id)
        except RulesError as error:
            self._form.say(labels.error_sentence(error))

    def stop_bleeding(self, wound: Wound) -> None:
        """No more of it."""
        self._healing.stop_bleeding(self._document, wound.id)

    # First Aid

    def ask_first_aid(self, wound: Wound) -> None:
        """Who gives it, or to what level it came at the table."""
        language = content_language()
        answers: list[Answer] = [
            (("who", key), person.name or "?", labels.percent(request.chance, language))
            for key, (person, request) in self._healing.healers().items()
        ]
        answers += [
            (("level", level.value), translate("combat", "rolled at the table: {level}").format(
                level=labels.level_word(level.value)), "")
            for level in _LEVELS
            if level is not Level.CRITICAL or self._document.character.options.critical
        ]  # fmt: skip
        own = f"sheet:{self._document.document_id}"
        first = next((value for value, _, _ in answers if value == ("who", own)), answers[0][0])
        self._form.ask(
            translate("combat", "First Aid: {wound}, {points}").format(wound=wound_name(wound), points=wound.left),
            [
                Asked("who", translate("combat", "Given by"), 240, first, answers),
                Asked("roll", translate("combat", "I rolled"), 74, die=True, hint="01–00"),
                Asked("total", translate("combat", "my dice gave"), 84, number=True, hint=_aid_hint()),
            ],
            translate("combat", "Give First Aid"),
            partial(self._give_first_aid, wound),
            icon_name="first_aid",
            words=translate("combat", "Empty: the dice are thrown here."),
        )

    def _give_first_aid(self, wound: Wound, values: dict[str, object]) -> str:
        who, roll, total = values["who"], values["roll"], values["total"]
        kind, key = who if isinstance(who, tuple) else ("", "")
        own = total if isinstance(total, int) else None
        if kind == "level":
            self._healing.take_first_aid(self._document, wound.id, Level(key), own)
        else:
            own_roll = roll if isinstance(roll, int) else None
            self._healing.give_first_aid(self._document, wound.id, key, own_roll=own_roll, own_total=own)
        return ""

    # rest

    def ask_rest(self) -> None:
        """A week, with or without care, or everything healed."""
        options = self._document.character.options
        answers: list[Answer] = [
            ("rest", translate("combat", "a week of rest"), weekly_healing(options)),
            ("care", translate("combat", "a week with care"), weekly_healing(options, cared_for=True)),
            ("all", translate("combat", "until all is healed"), ""),
        ]
        self._form.ask(
            translate("combat", "Natural healing"),
            [
                Asked("how", translate("combat", "How long"), 220, "rest", answers),
                Asked("total", translate("combat", "my dice gave"), 84, number=True),
            ],
            translate("combat", "Rest"),
            self._rest,
            icon_name="turn",
            words=translate("combat", "The oldest wounds close first."),
        )

    def _rest(self, values: dict[str, object]) -> str:
        total = values["total"]
        if values["how"] == "all":
            self._healing.recover(self._document)
        else:
            own = total if isinstance(total, int) else None
            self._healing.rest(self._document, cared_for=values["how"] == "care", own_total=own)
        return ""

    # poison

    def ask_poison(self) -> None:
        """One dose: a poison of the catalogue, or its potency."""
        language = content_language()
        short = localised(potency_names()[1], language)
        known = sorted(poison_catalogue().items(), key=lambda each: collation_key(localised(each[1].names, language)))
        answers: list[Answer] = [("", translate("combat", "of this potency"), "")]
        answers += [(id_, localised(each.names, language), f"{short} {each.potency}") for id_, each in known]
        self._form.ask(
            translate("combat", "A dose of poison"),
            [
                Asked("poison", translate("combat", "Poison"), 220, "", answers),
                Asked("potency", short, 60, number=True),
                Asked("antidote", translate("combat", "antidote"), 70, number=True),
                Asked("roll", translate("combat", "I rolled"), 74, die=True, hint="01–00"),
            ],
            translate("combat", "Roll"),
            self._poison,
            icon_name="poison",
            later=self._foresee_poison,
        )

    def _potency(self, values: dict[str, object]) -> int | None:
        known = poison_catalogue().get(str(values["poison"]))
        if known is not None:
            return known.potency
        potency = values["potency"]
        return potency if isinstance(potency, int) else None

    def _poison(self, values: dict[str, object]) -> str:
        potency, antidote, roll = self._potency(values), values["antidote"], values["roll"]
        if potency is None:
            return translate("combat", "Choose a poison, or say how potent it is.")
        self._healing.poison(
            self._document,
            potency,
            antidote=antidote if isinstance(antidote, int) else 0,
            own_roll=roll if isinstance(roll, int) else None,
        )
        return ""

    def _foresee_poison(self, values: dict[str, object]) -> None:
        potency, antidote = self._potency(values), values["antidote"]
        if potency is None:
            self._form.say("")
            return
        options = self._document.character.options
        try:
            asked = poisoned(
                open_person(self._document),
                potency,
                None,
                options,
                antidote=antidote if isinstance(antidote, int) else 0,
            )
        except RulesError as error:
            self._form.say(labels.error_sentence(error))
            return
        con = characteristic_abbreviation("con", options, content_language())
        value = self._document.derived.values.get("con")
        half = -(-asked.potency // 2)
        text = translate(
            "combat", "{potency} against {con} {value}, {chance}: {all} points of damage, otherwise {half}."
        )
        self._form.say(
            text.format(
                potency=asked.potency,
                con=con,
                value=value,
                chance=labels.percent(asked.roll.chance),
                all=asked.potency,
                half=half,
            )
        )

    # lasting losses

    def ask_loss(self, wound: Wound) -> None:
        """The D100 of the table of major wounds."""
        self._form.ask(
            translate("combat", "Lasting loss of a major wound"),
            [Asked("roll", translate("combat", "I rolled"), 74, die=True, hint="01–00")],
            translate("combat", "Roll"),
            partial(self._lose, wound),
            icon_name="roll",
            words=translate("combat", "A luck roll avoids it."),
        )

    def _lose(self, wound: Wound, values: dict[str, object]) -> str:
        roll = values["roll"]
        thrown = roll if isinstance(roll, int) else self._healing.throw_d100()
        if thrown < 100:
            self._healing.lasting_loss(self._document, wound.id, own_roll=thrown)
            return ""
        self._ask_choice(wound)
        return translate("combat", "00: the game master chooses four characteristics.")

    def _ask_choice(self, wound: Wound) -> None:
        options, language = self._document.character.options, content_language()
        ids = list(self._document.derived.characteristics)
        answers: list[Answer] = [(id_, characteristic_abbreviation(id_, options, language), "") for id_ in ids]
        asked = [Asked(f"choice{place}", str(place + 1), 70, ids[place], answers) for place in range(min(4, len(ids)))]
        self._form.ask(
            translate("combat", "Lasting loss of a major wound"),
            asked,
            translate("combat", "Roll"),
            partial(self._lose_chosen, wound),
            icon_name="roll",
        )

    def _lose_chosen(self, wound: Wound, values: dict[str, object]) -> str:
        chosen = tuple(dict.fromkeys(str(value) for value in values.values()))
        if len(chosen) < len(values):
            return translate("combat", "Choose four different ones.")
        self._healing.lasting_loss(self._document, wound.id, own_roll=100, chosen=chosen)
        return ""


def loss_sentence(blow: Blow) -> str:
    """«7 − 2 for armour: 5 hit points lost.»"""
    if not blow.armour and not blow.through:
        return translate("combat", "%n hit point(s) lost.", None, blow.lost)
    if not blow.through:
        text = translate("combat", "{damage} − {armour} for armour: %n hit point(s) lost.", None, blow.lost)
    elif not blow.armour:
        text = translate("combat", "{damage} + {through} past the broken parry: %n hit point(s) lost.", None, blow.lost)
    else:
        text = translate(
            "combat",
            "{damage} + {through} past the broken parry − {armour} for armour: %n hit point(s) lost.",
            None,
            blow.lost,
        )
    return text.format(damage=blow.damage, through=blow.through, armour=blow.armour)


def _effects() -> list[Answer]:
    named = [(id_, combat_words.effect_name(id_), "") for id_ in SPECIAL_KINDS]
    return [("", translate("combat", "none"), ""), *named]


def _aid_hint() -> str:
    return "1D3 …"
