"""Sentences about an import: what was changed, what found no place, what is doubtful, and the questions."""

from collections.abc import Mapping

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from brp_desktop.catalogue.brp import brp_catalogue, localised
from brp_desktop.catalogue.names import characteristic_abbreviation
from brp_desktop.controllers.language import current_language
from brp_desktop.rules.brp import SRD, BrpOptions
from brp_desktop.sheet.systems import brp_or_none, xantis_or_none
from brp_desktop.storage.importers.report import Imported, Line, Question, Report
from brp_desktop.views import labels

_FORMATS: Mapping[str, object] = {
    "foundry-brp": QT_TRANSLATE_NOOP("import", "Foundry, system “brp”"),
    "coc7": QT_TRANSLATE_NOOP("import", "Foundry, system “CoC7”"),
    "dholes-house": QT_TRANSLATE_NOOP("import", "Dhole’s House"),
    "roll20": QT_TRANSLATE_NOOP("import", "Roll20 (VTTES)"),
    "statblock": QT_TRANSLATE_NOOP("import", "stat block"),
    "form-pdf": QT_TRANSLATE_NOOP("import", "filled form"),
}

_FIELDS: Mapping[str, object] = {
    "name": QT_TRANSLATE_NOOP("import", "Name"),
    "player": QT_TRANSLATE_NOOP("import", "Player"),
    "profession": QT_TRANSLATE_NOOP("import", "Profession"),
    "occupation": QT_TRANSLATE_NOOP("import", "Occupation"),
    "age": QT_TRANSLATE_NOOP("import", "Age"),
    "gender": QT_TRANSLATE_NOOP("import", "Gender"),
    "place": QT_TRANSLATE_NOOP("import", "Residence"),
    "features": QT_TRANSLATE_NOOP("import", "Distinctive features"),
    "height": QT_TRANSLATE_NOOP("import", "Height"),
    "weight": QT_TRANSLATE_NOOP("import", "Weight"),
    "adventure": QT_TRANSLATE_NOOP("import", "Adventure"),
    "culture": QT_TRANSLATE_NOOP("import", "Culture"),
    "religion": QT_TRANSLATE_NOOP("import", "Religion"),
    "personality": QT_TRANSLATE_NOOP("import", "Personality"),
    "hand": QT_TRANSLATE_NOOP("import", "Hand"),
    "race": QT_TRANSLATE_NOOP("import", "Species"),
    "birthplace": QT_TRANSLATE_NOOP("import", "Birthplace"),
    "about": QT_TRANSLATE_NOOP("import", "Description"),
    "portrait": QT_TRANSLATE_NOOP("import", "Portrait"),
    "hit_points": QT_TRANSLATE_NOOP("import", "Hit points"),
    "hit_points_maximum": QT_TRANSLATE_NOOP("import", "Highest hit points"),
    "power_points": QT_TRANSLATE_NOOP("import", "Power points"),
    "power_points_maximum": QT_TRANSLATE_NOOP("import", "Highest power points"),
    "fatigue": QT_TRANSLATE_NOOP("import", "Fatigue points"),
    "sanity": QT_TRANSLATE_NOOP("import", "Sanity"),
    "sanity_loss": QT_TRANSLATE_NOOP("import", "Sanity loss"),
    "luck": QT_TRANSLATE_NOOP("import", "Luck"),
    "res5": QT_TRANSLATE_NOOP("import", "Counter"),
    "store": QT_TRANSLATE_NOOP("import", "Power store"),
    "counter": QT_TRANSLATE_NOOP("import", "Counter"),
    "move": QT_TRANSLATE_NOOP("import", "Move"),
    "damage_bonus": QT_TRANSLATE_NOOP("import", "Damage bonus"),
    "major_wound": QT_TRANSLATE_NOOP("import", "Major wound"),
    "pow_tick": QT_TRANSLATE_NOOP("import", "Tick of POW"),
    "tick": QT_TRANSLATE_NOOP("import", "Tick"),
    "skill": QT_TRANSLATE_NOOP("import", "Skill"),
    "weapon": QT_TRANSLATE_NOOP("import", "Weapon"),
    "damage": QT_TRANSLATE_NOOP("import", "Damage"),
    "armour": QT_TRANSLATE_NOOP("import", "Armour"),
    "hit_location": QT_TRANSLATE_NOOP("import", "Hit location"),
    "wound": QT_TRANSLATE_NOOP("import", "Wound"),
    "power": QT_TRANSLATE_NOOP("import", "Power"),
    "item": QT_TRANSLATE_NOOP("import", "Thing"),
    "encumbrance": QT_TRANSLATE_NOOP("import", "Encumbrance"),
    "wealth": QT_TRANSLATE_NOOP("import", "Wealth"),
    "contact": QT_TRANSLATE_NOOP("import", "Contact"),
    "note": QT_TRANSLATE_NOOP("import", "Note"),
    "version": QT_TRANSLATE_NOOP("import", "Version"),
}

_SENTENCES: Mapping[str, object] = {
    # changed
    "divided_by_five": QT_TRANSLATE_NOOP("import", "{field} {old}, divided by five: {new}."),
    "rounded": QT_TRANSLATE_NOOP("import", "{subject}: {old} was rounded to {new}."),
    "computed_differs": QT_TRANSLATE_NOOP("import", "{field}: {old} in the file, {new} by the rules."),
    "tick_dropped": QT_TRANSLATE_NOOP("import", "{what}: the tick was dropped, this skill does not learn by use."),
    "stored_as": QT_TRANSLATE_NOOP("import", "“{old}” counts as “{new}”."),
    "part_moved": QT_TRANSLATE_NOOP("import", "{what}: points of “{old}” ({raw}) are counted as “{new}”."),
    "encoding_guessed": QT_TRANSLATE_NOOP(
        "import", "The file does not say how its letters are written: read as {new}."
    ),
    "ranges_usual": QT_TRANSLATE_NOOP(
        "import", "{what}: damage {old} by range without distances; those of the weapon tables were put in, {new} m."
    ),
    # not taken
    "no_place": QT_TRANSLATE_NOOP("import", "{place}: no place on the sheet, kept beside it ({raw})."),
    "empty": QT_TRANSLATE_NOOP("import", "{place}: nothing in it."),
    "view_state": QT_TRANSLATE_NOOP("import", "{place}: only how the other program shows it, kept beside the sheet."),
    "server": QT_TRANSLATE_NOOP("import", "{place}: of use to the other program only, kept beside the sheet."),
    "effects": QT_TRANSLATE_NOOP("import", "{place}: an effect that passes ({raw}) is not added, but kept."),
    "picture_path": QT_TRANSLATE_NOOP("import", "{place}: a picture that is not in the file is never fetched ({raw})."),
    "macro": QT_TRANSLATE_NOOP("import", "{what}: a macro is never run; kept beside the sheet."),
    "open_speciality": QT_TRANSLATE_NOOP("import", "{what}: no skill, its speciality is not chosen; kept."),
    "npc_parts": QT_TRANSLATE_NOOP("import", "{what}: {place} {raw} does not count for a person of this kind; kept."),
    "not_a_value": QT_TRANSLATE_NOOP("import", "{subject}: {raw} is no value; kept beside the sheet."),
    "half_and_fifth": QT_TRANSLATE_NOOP("import", "Half and fifth values are worked out, not taken."),
    "markup": QT_TRANSLATE_NOOP(
        "import", "{subject}: links, pictures and scripts are left out of the text; it is kept beside the sheet."
    ),
    "text_cut": QT_TRANSLATE_NOOP("import", "{subject}: too long; the whole of it is kept beside the sheet."),
    "unknown_item": QT_TRANSLATE_NOOP("import", "{what}: a kind nobody knows here, kept beside the sheet."),
    "creation": QT_TRANSLATE_NOOP("import", "{place}: only for making a character, kept beside the sheet."),
    "recomputed": QT_TRANSLATE_NOOP("import", "{place}: worked out by the rules, not taken ({raw})."),
    "empty_row": QT_TRANSLATE_NOOP("import", "{place}: an empty row."),
    "too_many": QT_TRANSLATE_NOOP("import", "{subject}: no room left on the sheet; kept beside it."),
    "build": QT_TRANSLATE_NOOP("import", "Build has no place in these rules."),
    "hit_locations": QT_TRANSLATE_NOOP("import", "A line of the table of hit locations was left out: {what}."),
    # doubtful
    "doubtful_number": QT_TRANSLATE_NOOP("import", "{subject}: “{raw}” is not sure to be a number."),
    "not_rolled_yet": QT_TRANSLATE_NOOP("import", "{subject}: not rolled yet ({raw})."),
    "not_known": QT_TRANSLATE_NOOP("import", "{subject}: blank in the file."),
    "ranges_unknown": QT_TRANSLATE_NOOP(
        "import", "{what}: damage {raw} by range, but over which distances? {new} counts, the rest is in its note."
    ),
    "speciality_missing": QT_TRANSLATE_NOOP("import", "{what}: its speciality is not chosen."),
    "skill_not_found": QT_TRANSLATE_NOOP("import", "{what}: its skill “{raw}” is not on this character."),
    "own_percentage": QT_TRANSLATE_NOOP("import", "{what}: its skill “{raw}” is not known; its own {new}% is used."),
    "same_skill_twice": QT_TRANSLATE_NOOP("import", "{what} stands there twice: {old} and {new}."),
    "said_twice": QT_TRANSLATE_NOOP("import", "“{what}” is said twice; the first does not count: {raw}."),
    "picture_unread": QT_TRANSLATE_NOOP("import", "The picture is too large or of a kind that no sheet holds; kept."),
    "place_unknown": QT_TRANSLATE_NOOP("import", "{what}: no hit location of ours; its armour is there, but not worn."),
    "several_people": QT_TRANSLATE_NOOP("import", "Several figures for hit points, several people: {new}."),
    "another_person": QT_TRANSLATE_NOOP("import", "Another person begins at “{raw}”: import that part by itself."),
    "damage_bonus_unread": QT_TRANSLATE_NOOP("import", "The damage bonus cannot be read: {raw}."),
}

_PLACES = (
    "no_place", "empty", "view_state", "server", "effects", "picture_path", "creation", "recomputed", "empty_row",
)  # fmt: skip
"""Sentences that name the place in the file where the line names nothing else."""


def format_name(format_id: str) -> str:
    """What a format is called."""
    return _said(_FORMATS, format_id)


def field_name(field: str, options: BrpOptions = SRD) -> str:
    """What a field of a sheet is called: «STR», «Hit points»; an id nobody knows as it is."""
    if field in brp_catalogue().characteristics:
        return characteristic_abbreviation(field, options, current_language())
    return _said(_FIELDS, field)


def line_sentence(line: Line, options: BrpOptions = SRD) -> str:
    """One line of a report as a sentence. Of ``taken`` lines: «Spot: 59»."""
    field = field_name(line.field, options) if line.field else ""
    what = line.what or field
    if line.code == "taken":
        text = QCoreApplication.translate("import", "{subject}: {value}")
        return text.format(subject=_subject(line, field), value=line.new or "—")
    place = f"{line.where} ×{line.count}" if line.count > 1 else line.where
    new = line.new
    if line.code == "stored_as" and line.field == "skill":
        new = _skill_called(line.new)
    sentence = _said(_SENTENCES, line.code)
    if line.code not in _SENTENCES:
        sentence = "{place} {raw} [{code}]"
    return sentence.format(
        field=field,
        what=what or place,
        subject=_subject(line, field) or place,
        place=what if what and line.code in _PLACES else place,
        raw=line.raw,
        old=line.old,
        new=new,
        code=line.code,
    )


def _skill_called(id_: str) -> str:
    """The name of a skill, or of a kind of one with its skill: «Ride (Horse)»; an id nobody knows as it is."""
    language = current_language()
    kind = brp_catalogue().specialities.get(id_)
    definition = brp_catalogue().skills.get(id_ if kind is None else kind.skill)
    if definition is None:
        return id_
    name = localised(definition.names, language)
    return name if kind is None else f"{name} ({localised(kind.names, language)})"


def _subject(line: Line, field: str) -> str:
    """What the line is about: the name in the file, with the field where that says more."""
    if line.what and line.field not in ("", "skill", "weapon", "armour", "item", "power", "wound", "note"):
        return f"{line.what}, {field}"
    return line.what or field


def question_sentence(question: Question) -> str:
    """A question as one sentence."""
    if question.kind == "scale":
        if question.certain:
            return QCoreApplication.translate(
                "import", "The characteristics of this format are five times ours: divide them by five?"
            )
        return QCoreApplication.translate(
            "import", "Are these characteristics five times ours, to be divided by five, or 3 to 18?"
        )
    return QCoreApplication.translate("import", "{what} stands there twice: which one counts?").format(
        what=question.what
    )


def answer_name(question: Question, answer: str) -> str:
    """What an answer to a question is called."""
    names = {
        "percentile": QCoreApplication.translate("import", "Divide by five"),
        "3-18": QCoreApplication.translate("import", "Take as they are"),
        "both": QCoreApplication.translate("import", "Keep both"),
        "first": QCoreApplication.translate("import", "The first"),
        "second": QCoreApplication.translate("import", "The second"),
    }
    return names.get(answer, answer)


def preview_text(preview: tuple[tuple[str, int | None], ...], options: BrpOptions = SRD) -> str:
    """What an answer comes to: «STR 9, CON 12, …»."""
    return labels.listed(f"{field_name(id_, options)} {'—' if value is None else value}" for id_, value in preview)


def heading(account: str) -> str:
    """The heading over a list of the report."""
    names = {
        "taken": QCoreApplication.translate("import", "Understood"),
        "changed": QCoreApplication.translate("import", "Changed"),
        "not_taken": QCoreApplication.translate("import", "No place on the sheet"),
        "doubtful": QCoreApplication.translate("import", "Please decide"),
    }
    return names.get(account, account)


def summary(imported: Imported) -> str:
    """What was read, in one line: «Ysolde Karrec: Foundry, system “brp”, 7 skills, …»."""
    character = imported.person
    report: Report = imported.report
    percentile = brp_or_none(character)
    if percentile is not None:
        shown = sum(not row.hidden for row in percentile.skills)
        first = QCoreApplication.translate("import", "%n skill(s)", None, shown)
    else:
        scores = len(xantis.nodes) if (xantis := xantis_or_none(character)) is not None else 0
        first = QCoreApplication.translate("import", "%n score(s)", None, scores)
    counts = (
        first,
        QCoreApplication.translate("import", "%n weapon(s)", None, len(character.weapons)),
        QCoreApplication.translate("import", "%n change(s)", None, len(report.changed)),
        QCoreApplication.translate("import", "%n to decide", None, len(report.questions) + len(report.doubtful)),
    )
    name = character.name or QCoreApplication.translate("import", "Without a name")
    what = labels.listed((format_name(imported.format), *counts))
    return QCoreApplication.translate("import", "{heading}: {sentence}").format(heading=name, sentence=what)


def _said(table: Mapping[str, object], key: str) -> str:
    source = table.get(key)
    return key if source is None else QCoreApplication.translate("import", str(source))
