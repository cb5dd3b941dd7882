"""What development is called and how it is told, in the language in force."""

from collections.abc import Mapping

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QDate, QDateTime, QLocale

from brp_desktop.catalogue.names import characteristic_abbreviation, collation_key
from brp_desktop.controllers.language import content_language
from brp_desktop.play.development import DevelopmentLine
from brp_desktop.play.development_rolls import GAIN_OPEN
from brp_desktop.play.entries import JournalEntry
from brp_desktop.play.subjects import SubjectName
from brp_desktop.rules.brp import BrpOptions
from brp_desktop.sheet.growth import Improvement, TickOrigin
from brp_desktop.views import labels
from brp_desktop.views.roll_words import subject_title

_OUTCOMES: Mapping[str, object] = {
    "above_score": QT_TRANSLATE_NOOP(
        "development", "{skill}: {roll} + {bonus} = {total}, above {score}. +{gain}, from {score} to {new}."
    ),
    "total_100": QT_TRANSLATE_NOOP(
        "development", "{skill}: {roll} + {bonus} = {total}, 100 or more. +{gain}, from {score} to {new}."
    ),
    "natural_100": QT_TRANSLATE_NOOP("development", "{skill}: 00 always improves. +{gain}, from {score} to {new}."),
    "not_above_score": QT_TRANSLATE_NOOP(
        "development", "{skill}: {roll} + {bonus} = {total}, not above {score}. No gain."
    ),
    "within_chance": QT_TRANSLATE_NOOP(
        "development", "{skill}: {roll}, not above {limit}. +{gain}, from {score} to {new}."
    ),
    "above_chance": QT_TRANSLATE_NOOP("development", "{skill}: {roll}, above {limit}. No gain."),
    "trained": QT_TRANSLATE_NOOP("development", "{skill}: trained, from {score} to {new}."),
    "gain_open": QT_TRANSLATE_NOOP("development", "{skill}: {roll} improves the skill. The gain die is still to come."),
    "aged": QT_TRANSLATE_NOOP("development", "{skill}: a year of age, from {score} to {new}."),
    "lesson_failed": QT_TRANSLATE_NOOP("development", "{skill}: the lesson failed, the score stays {score}."),
}

_WITHOUT_BONUS: Mapping[str, object] = {
    "above_score": QT_TRANSLATE_NOOP("development", "{skill}: {roll}, above {score}. +{gain}, from {score} to {new}."),
    "total_100": QT_TRANSLATE_NOOP("development", "{skill}: {roll}, 100 or more. +{gain}, from {score} to {new}."),
    "not_above_score": QT_TRANSLATE_NOOP("development", "{skill}: {roll}, not above {score}. No gain."),
}

_KINDS: Mapping[str, object] = {
    "experience": QT_TRANSLATE_NOOP("development", "experience"),
    "taught": QT_TRANSLATE_NOOP("development", "taught"),
    "research": QT_TRANSLATE_NOOP("development", "studied alone"),
    "free": QT_TRANSLATE_NOOP("development", "free tick"),
    "characteristic": QT_TRANSLATE_NOOP("development", "training"),
    "pow": QT_TRANSLATE_NOOP("development", "POW"),
    "ageing": QT_TRANSLATE_NOOP("development", "age"),
}

_ORIGINS: Mapping[str, object] = {
    "ticked": QT_TRANSLATE_NOOP("development", "first success of the adventure"),
    "even_or_better": QT_TRANSLATE_NOOP("development", "the opponent was at least as strong"),
    "by_hand": QT_TRANSLATE_NOOP("development", "ticked by hand"),
    "free_tick": QT_TRANSLATE_NOOP("development", "free tick of a long break"),
    "given": QT_TRANSLATE_NOOP("development", "given by the game master"),
}

_LEVELS = frozenset({"critical", "special", "success", "failure", "fumble"})


def _said(table: Mapping[str, object], key: str) -> str:
    source = table.get(key)
    return key if source is None else QCoreApplication.translate("development", str(source))


def labelled(name: str, value: str) -> str:
    """«Spot: 65%», with the colon as the language writes it."""
    return QCoreApplication.translate("development", "{name}: {value}").format(name=name, value=value)


def line_title(name: SubjectName, options: BrpOptions) -> str:
    """«Spot», «Knowledge (History)», «POW»: what a line of development is about."""
    if name.characteristic is not None:
        return characteristic_abbreviation(name.characteristic, options, content_language())
    return subject_title(name, options)


def title_order(name: SubjectName, options: BrpOptions) -> tuple[bool, str]:
    """What lines of development are sorted by: skills as the language sorts their titles, then characteristics."""
    return name.characteristic is not None, collation_key(line_title(name, options))


def improvement_name(made: Improvement) -> SubjectName:
    """The parts of the name in a record."""
    return SubjectName(made.skill, made.name, made.speciality, made.speciality_text, made.characteristic)


def kind_word(kind: str) -> str:
    """What an improvement came from, in a word."""
    return _said(_KINDS, kind)


def outcome_sentence(made: Improvement, options: BrpOptions) -> str:
    """What came of a line: «Spot: 71 + 8 = 79, above 65. +4, from 65 to 69.»"""
    title = line_title(improvement_name(made), options)
    return _outcome(title, made.reason, made.roll, made.bonus, made.old, made.new, made.gain, made.needed, made.fixed)


def spoken(made: Improvement, options: BrpOptions) -> str:
    """What a screen reader hears once, whether it improved first: «Improved. Spot: 71 + 8 = 79, above 65 …»"""
    if made.new > made.old:
        verdict = QCoreApplication.translate("DevelopmentRow", "Improved")
    else:
        verdict = QCoreApplication.translate("DevelopmentRow", "No gain")
    return f"{verdict}. {outcome_sentence(made, options)}"


def entry_sentence(entry: JournalEntry) -> str:
    """The same for a line of the journal."""
    note = entry.development
    title = line_title(entry.name, entry.options)
    if note is None:
        return title
    new = (entry.score or 0) if note.new is None else note.new
    return _outcome(
        title, entry.level_reason, entry.roll, note.bonus, entry.score or 0, new, note.gain, note.needed, note.fixed
    )


def _outcome(
    title: str,
    reason: str,
    roll: int | None,
    bonus: int,
    old: int,
    new: int,
    gain: int,
    needed: int | None,
    fixed: bool,
) -> str:
    if reason in _LEVELS:
        # The level of the teacher's roll says how much was learnt.
        reason = "trained"
    table = _WITHOUT_BONUS if not bonus and reason in _WITHOUT_BONUS else _OUTCOMES
    if reason not in table:
        # Of a later version: its words as they stand, which are no text to fill in.
        return labels.first_up(labels.with_value(title, reason)) if reason else labels.first_up(title)
    text = _said(table, reason).format(
        skill=title,
        roll="" if roll is None else labels.roll_digits(roll),
        bonus=bonus,
        total=(roll or 0) + bonus,
        score=old,
        gain=gain,
        new=new,
        limit=needed or 0,
    )
    if fixed and reason != GAIN_OPEN:
        chosen = QCoreApplication.translate("development", "+{gain} was chosen before the roll.").format(gain=gain)
        text = f"{text} {chosen}"
    return labels.first_up(text)


def needed_text(line: DevelopmentLine) -> str:
    """The rolls that improve: «58–00», «01–36» for POW, «—» for none."""
    return labels.span(line.first, line.last) if line.first else "—"


def day(milliseconds: int) -> str:
    """A date as short as the language writes it; empty where it is not known."""
    if not milliseconds:
        return ""
    moment: QDate = QDateTime.fromMSecsSinceEpoch(milliseconds).date()
    return QLocale().toString(moment, QLocale.FormatType.ShortFormat)


def moment(milliseconds: int) -> str:
    """Date and time; empty where they are not known."""
    if not milliseconds:
        return ""
    when = QDateTime.fromMSecsSinceEpoch(milliseconds)
    return f"{QLocale().toString(when.date(), QLocale.FormatType.ShortFormat)}, {when.time().toString('HH:mm')}"


def origin_sentence(origin: TickOrigin | None, entry: JournalEntry | None = None) -> str:
    """When and why a box was ticked: «30/11/2026, 21:14: first success of the adventure, rolled 07»."""
    if origin is None:
        return QCoreApplication.translate("development", "ticked before this was kept")
    why = _said(_ORIGINS, origin.reason)
    if entry is not None and entry.roll is not None:
        rolled = QCoreApplication.translate("development", "rolled {roll}")
        why = labels.listed((why, rolled.format(roll=labels.roll_digits(entry.roll))))
    when = moment(origin.time)
    return labelled(when, why) if when else labels.first_up(why)


def rule_sentences(options: BrpOptions, bonus: int, intelligence: int | None) -> str:
    """The rule of the phase in a sentence or two, as the options of the document have it."""
    tr = QCoreApplication.translate
    if options.experience_bonus == "none":
        first = tr("development", "Roll 1D100. More than the score improves the skill.")
        if options.improvement_top == "natural_100":
            first = tr("development", "Roll 1D100. More than the score improves the skill, and 00 always does.")
    else:
        first = tr(
            "development", "Roll 1D100 and add {bonus} (half of INT {int}). A total above the score improves the skill."
        )
        first = first.format(bonus=bonus, int="?" if intelligence is None else intelligence)
    if options.improvement_fixed is None:
        second = tr("development", "The gain is {dice}.").format(dice=options.improvement_gain)
    else:
        second = tr("development", "Choose {dice} or a fixed +{fixed} before rolling.")
        second = second.format(dice=options.improvement_gain, fixed=options.improvement_fixed)
    return f"{first}\n{second}"


def rules_in_full(options: BrpOptions) -> list[str]:
    """The sentences behind «Why these rules?»: what each option in force does."""
    tr = QCoreApplication.translate
    found = [tr("development", "The plain score decides: nothing of a situation counts, and scores over 100 work too.")]
    if options.experience_bonus != "none":
        found.append(tr("development", "Half of INT, rounded up, is added to the die, never to the gain."))
    if options.improvement_top == "total_100":
        found.append(tr("development", "From a score of 99 on, a total of 100 or more improves."))
    else:
        found.append(tr("development", "A 00 on the dice always improves, however high the score."))
    if options.improvement_fixed is not None:
        found.append(tr("development", "The fixed gain must be chosen before the roll."))
    found.append(tr("development", "POW is the other way round: the roll must not be above the chance."))
    found.append(tr("development", "A tick goes only with its own roll. Nothing is cleared that was not rolled."))
    found.append(tr("development", "Taking a line back keeps its dice in the roll log."))
    return found


def entry_title(entry: JournalEntry) -> str:
    """What a line of development in the journal is about."""
    if not (entry.name.characteristic or entry.name.skill or entry.name.name):
        return labels.first_up(kind_word(entry.development.kind if entry.development is not None else ""))
    return line_title(entry.name, entry.options)


def entry_detail(entry: JournalEntry) -> str:
    """After the name in the journal: «65 → 69, experience»."""
    note = entry.development
    if note is None:
        return ""
    change = f"{entry.score} → {note.new}" if entry.score is not None and note.new is not None else ""
    kind = kind_word(note.kind)
    return labels.listed((change, "" if entry.name.characteristic == note.kind else kind))


def entry_line(entry: JournalEntry) -> str:
    """Second line in the journal: what came of it."""
    note = entry.development
    if note is None:
        return ""
    if note.kind == "ageing":
        return QCoreApplication.translate("development", "2D6: {total}").format(total=note.total) if note.total else ""
    if entry.level_reason == GAIN_OPEN:
        return QCoreApplication.translate("development", "Gain still to come.")
    new = entry.score if note.new is None else note.new
    if new is not None and entry.score is not None and new != entry.score:
        text = QCoreApplication.translate("development", "Improved by {gain}.") if new > entry.score else "{gain}"
        return text.format(gain=labels.signed(new - entry.score))
    return QCoreApplication.translate("development", "No gain.")
