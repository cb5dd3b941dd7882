"""Sentences of the game master's tab by id, in the language in force (QtCore only)."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Literal

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QLocale

from brp_desktop.catalogue.names import derived_abbreviation
from brp_desktop.controllers.contest_results import Kept, Result, SideRoll, is_hidden, rolls_of
from brp_desktop.controllers.language import current_language, locale_of
from brp_desktop.painting.level_signs import level_character
from brp_desktop.play.contests import ContestResult, verdict_of
from brp_desktop.play.one_against_many import PursuitResult
from brp_desktop.play.people import NumberPerson, Person, SheetPerson
from brp_desktop.play.rolling import RollRequest, RollResult
from brp_desktop.rules.brp import BrpOptions, Level, OpposedOutcome
from brp_desktop.sheet.table import GameTable
from brp_desktop.sheet.table_edits import TableEdit
from brp_desktop.views import labels, roll_words
from brp_desktop.views.times import clock_time

_REASONS: Mapping[str, object] = {
    "both_failed": QT_TRANSLATE_NOOP("gm", "Both fail: the game master decides."),
    "only_one": QT_TRANSLATE_NOOP("gm", "Only {winner} succeeds."),
    "higher_level": QT_TRANSLATE_NOOP("gm", "{loser}’s {raw_loser} lowers {winner}’s {raw_winner} to a {level}."),
    "specials_cancel": QT_TRANSLATE_NOOP("gm", "{raw} against {raw}: they cancel, both fail."),
    "tie_score": QT_TRANSLATE_NOOP("gm", "Same level: the higher score wins, {x} against {y}."),
    "tie_roll": QT_TRANSLATE_NOOP("gm", "Same level: the higher roll wins, {x} against {y}."),
    "tie_cancel": QT_TRANSLATE_NOOP("gm", "Same level: they cancel, neither reaches the goal."),
    "tie_defender": QT_TRANSLATE_NOOP("gm", "Same level: {winner} defends and holds."),
    "tie_no_defender": QT_TRANSLATE_NOOP("gm", "Same level, and nobody defends."),
    "tie_equal": QT_TRANSLATE_NOOP("gm", "Same level, same score."),
    "tie_equal.roll": QT_TRANSLATE_NOOP("gm", "Same level, same roll."),
}

_RULES: Mapping[str, object] = {
    "score": QT_TRANSLATE_NOOP("gm", "At equal level the higher score wins."),
    "roll": QT_TRANSLATE_NOOP("gm", "At equal level the higher roll wins."),
    "cancel": QT_TRANSLATE_NOOP("gm", "At equal level nobody wins."),
    "defender": QT_TRANSLATE_NOOP("gm", "At equal level the defender wins."),
    "specials": QT_TRANSLATE_NOOP("gm", "Two specials cancel."),
}

_SHARES: Mapping[str, object] = {
    "a": QT_TRANSLATE_NOOP("gm", "A wins"),
    "draw": QT_TRANSLATE_NOOP("gm", "Draw"),
    "nobody": QT_TRANSLATE_NOOP("gm", "Nobody"),
    "b": QT_TRANSLATE_NOOP("gm", "B wins"),
    "cancelled": QT_TRANSLATE_NOOP("gm", "of these cancelled"),
    "gets_away": QT_TRANSLATE_NOOP("gm", "Nobody beats A"),
    "caught": QT_TRANSLATE_NOOP("gm", "At least one beats A"),
}

_STATES: Mapping[str, object] = {
    "inside": QT_TRANSLATE_NOOP("gm", "kept in the table"),
    "ok": QT_TRANSLATE_NOOP("gm", "sheet in order"),
    "changed": QT_TRANSLATE_NOOP("gm", "sheet changed on disk: reload it"),
    "missing": QT_TRANSLATE_NOOP("gm", "sheet missing: moved, renamed or deleted"),
    "damaged": QT_TRANSLATE_NOOP("gm", "sheet damaged: it cannot be read"),
    "newer": QT_TRANSLATE_NOOP("gm", "sheet of a newer version: read only"),
    "unread": QT_TRANSLATE_NOOP("gm", "sheet not read yet"),
}

_EDITS: Mapping[str, object] = {
    "RestoreTable": QT_TRANSLATE_NOOP("gm", "return to an earlier version"),
    "SetTableName": QT_TRANSLATE_NOOP("gm", "name of the table"),
    "SetTableOptions": QT_TRANSLATE_NOOP("gm", "rules of the table"),
    "SetColumns": QT_TRANSLATE_NOOP("gm", "choice of columns"),
    "AddEntries": QT_TRANSLATE_NOOP("gm", "adding to the table"),
    "RemoveEntries": QT_TRANSLATE_NOOP("gm", "taking off the table"),
    "MoveEntries": QT_TRANSLATE_NOOP("gm", "order of the table"),
    "DuplicateEntry": QT_TRANSLATE_NOOP("gm", "copies"),
    "SetEntryField": QT_TRANSLATE_NOOP("gm", "change at the table"),
    "SetNpcTrack": QT_TRANSLATE_NOOP("gm", "points at the table"),
    "SetNpcTrackMaximum": QT_TRANSLATE_NOOP("gm", "points at the table"),
    "SetNpc": QT_TRANSLATE_NOOP("gm", "change of a person"),
    "SetNpcHindrances": QT_TRANSLATE_NOOP("gm", "consequence of a fight"),
    "SetNpcHindrances.freed": QT_TRANSLATE_NOOP("gm", "end of a hindrance"),
    "SeveralAtTable.hindered": QT_TRANSLATE_NOOP("gm", "consequence of a fight"),
    "SetPath": QT_TRANSLATE_NOOP("gm", "place of a sheet"),
}

_FINDINGS: Mapping[str, object] = {
    "divided_by_five": QT_TRANSLATE_NOOP("gm", "Characteristics were divided by five."),
    "rounded": QT_TRANSLATE_NOOP("gm", "{what}: {old} was rounded to {new}."),
    "hit_points_differ": QT_TRANSLATE_NOOP("gm", "Hit points {old} in the text, {new} by the rules."),
    "power_points_differ": QT_TRANSLATE_NOOP("gm", "Power points {old} in the text, {new} by the rules."),
    "damage_bonus_differs": QT_TRANSLATE_NOOP("gm", "Damage bonus {old} in the text, {new} by the rules."),
    "build": QT_TRANSLATE_NOOP("gm", "Build is not used here."),
    "half_and_fifth": QT_TRANSLATE_NOOP("gm", "Half and fifth values are worked out, not kept."),
    "hit_locations": QT_TRANSLATE_NOOP("gm", "The table of hit locations was left out."),
    "markup": QT_TRANSLATE_NOOP("gm", "Links, pictures and scripts in the text were left out."),
    "scale": QT_TRANSLATE_NOOP("gm", "Is the scale of the characteristics right?"),
    "doubtful_number": QT_TRANSLATE_NOOP("gm", "Doubtful number: {what} {old}."),
    "not_rolled_yet": QT_TRANSLATE_NOOP("gm", "Not rolled yet: {what} {old}."),
    "several_people": QT_TRANSLATE_NOOP("gm", "Several people: {old}."),
    "another_person": QT_TRANSLATE_NOOP("gm", "Another person begins at “{old}”: paste that part by itself."),
    "damage_bonus_unread": QT_TRANSLATE_NOOP("gm", "The damage bonus cannot be read: {old}."),
    "text_cut": QT_TRANSLATE_NOOP("gm", "The text is too long: its end was left out."),
}


def share_percent(per_ten_thousand: int) -> str:
    """``50.21%``, in French ``50,21 %``: a share to two decimals."""
    language = current_language()
    number = QLocale(locale_of(language)).toString(per_ten_thousand / 100, "f", 2)
    return f"{number}{labels.percent_sign(language)}"


def share_name(kind: str) -> str:
    """«A wins», «Draw» …"""
    return _said(_SHARES, kind)


def tie_rule(options: BrpOptions) -> str:
    """The tie rule in words, and whether two specials cancel where that matters."""
    sentence = _said(_RULES, options.opposed_tie)
    if options.special_tie_cancels and options.opposed_tie != "cancel":
        return f"{sentence} {_said(_RULES, 'specials')}"
    return sentence


def tie_rule_name(rule: str) -> str:
    """One tie rule in words, by its id."""
    return _said(_RULES, rule)


def state_name(state: str) -> str:
    """How a player's file stands."""
    return _said(_STATES, state)


def finding_sentence(code: str, what: str, old: str, new: str) -> str:
    """One line of the report about a pasted stat block."""
    return _said(_FINDINGS, code).format(what=what, old=old, new=new)


def no_contest() -> str:
    """What stands in the list of contests while there is none."""
    return QCoreApplication.translate("EarlierList", "No contest yet.")


def undo_text(edit: TableEdit | None, table: GameTable | None = None) -> str:
    """«Undo taking off the table», or «Undo» where there is nothing; ``table`` names who takes part in its Giro."""
    if edit is None:
        return QCoreApplication.translate("labels", "Undo")
    return QCoreApplication.translate("labels", "Undo {what}").format(what=edit_name(edit, table))


def redo_text(edit: TableEdit | None, table: GameTable | None = None) -> str:
    """«Redo …», or «Redo» where there is nothing."""
    if edit is None:
        return QCoreApplication.translate("labels", "Redo")
    return QCoreApplication.translate("labels", "Redo {what}").format(what=edit_name(edit, table))


def edit_name(edit: TableEdit, table: GameTable | None = None) -> str:
    """What an edit of the table does, in a few words."""
    kind = type(edit).__name__
    closer = f"{kind}.{getattr(edit, 'name', '')}"
    kind = closer if closer in _EDITS else kind
    if kind in _EDITS:
        return _said(_EDITS, kind)
    from brp_desktop.views.xantis.round_labels import round_edit_name

    return round_edit_name(edit, table)


def whose_edit(edit: object, table: GameTable) -> str:
    """Whom an edit of the table is about; empty where that is nobody in particular."""
    edits = getattr(edit, "edits", (edit,))
    about = {getattr(each, "entry", None) for each in edits}
    return next((entry.shown_name for entry in table.entries if about == {entry.id}), "")


def hit_points_short() -> str:
    """«HP», «PV»."""
    return derived_abbreviation("hit_points", BrpOptions(), current_language())


def power_points_short() -> str:
    """«PP», «PP»."""
    return derived_abbreviation("power_points", BrpOptions(), current_language())


# contests


def person_name(person: Person | None, letter: str) -> str:
    """A person's name, or the letter of the side where there is none."""
    return (person.name if person is not None else "") or letter.upper()


def request_title(person: Person | None, request: RollRequest) -> str:
    """What is rolled: «Stealth»; a bare number is called a number."""
    name = roll_words.request_title(request)
    if name:
        return name
    return QCoreApplication.translate("gm", "Number") if isinstance(person, NumberPerson) else percentage()


def percentage() -> str:
    """The roll of somebody of whom one percentage is known that counts for all."""
    return QCoreApplication.translate("gm", "Percentage")


def roll_line(person: Person | None, request: RollRequest) -> str:
    """«Listen 60%, Difficult ½: 30%»."""
    title = f"{request_title(person, request)} {labels.percent(request.score)}"
    situation = request.situation
    if request.chance == request.score and situation.difficulty.value == "normal":
        return title
    parts = [title]
    if situation.difficulty.value != "normal":
        parts.append(labels.difficulty_label(situation.difficulty.value))
    if situation.modifier:
        parts.append(labels.signed(situation.modifier))
    text = QCoreApplication.translate("gm", "{what}: {chance}")
    return text.format(what=labels.listed(parts), chance=labels.percent(request.chance))


def side_name(result: ContestResult, letter: Literal["a", "b"]) -> str:
    """Who stood on a side, without its letter: the name, or «Number 60%»."""
    person, roll = result.person(letter), result.roll(letter)
    if person is None or person.name or roll is None:
        return person_name(person, letter)
    return f"{request_title(person, roll.request)} {labels.percent(roll.request.score)}"


def verdict(result: Result, *, letters: bool = True) -> str:
    """Who wins and with which level, in one sentence; ``letters`` off: numbers without a name by what they are."""
    if isinstance(result, PursuitResult):
        one = person_name(result.request.pursuit.one.person, "a")
        if result.gets_away:
            return QCoreApplication.translate("gm", "Nobody beats {name}.").format(name=one)
        winners = [person_name(result.request.pursuit.many[place].person, "b") for place in result.winners]
        text = QCoreApplication.translate("gm", "Victory over {name}: {names}.")
        return text.format(name=one, names=some(winners))
    if is_single(result):
        roll = result.a or result.b
        return "" if roll is None else f"{labels.first_up(labels.level_word(roll.level.value))}."
    outcome = result.outcome
    if outcome.winner is not None and outcome.level is not None:
        person = result.person(outcome.winner)
        name = person_name(person, outcome.winner) if letters else side_name(result, outcome.winner)
        text = QCoreApplication.translate("gm", "{name} wins: {level}.")
        return text.format(name=name, level=labels.level_word(outcome.level.value))
    if outcome.kind == "draw":
        return QCoreApplication.translate("gm", "Draw: the game master decides.")
    return QCoreApplication.translate("gm", "Nobody prevails.")


def is_single(result: ContestResult) -> bool:
    """Whether one side rolled alone."""
    return result.a is None or result.b is None


def reason(
    outcome: OpposedOutcome, options: BrpOptions, names: Mapping[str, str] = MappingProxyType({"a": "A", "b": "B"})
) -> str:
    """Why a comparison ended as it did, in one sentence; ``names`` of the sides by letter."""
    key = outcome.reason
    if key == "tie_equal" and options.opposed_tie == "roll":
        key = "tie_equal.roll"
    winner = outcome.winner or "a"
    raw_winner, raw_loser = (outcome.raw_a, outcome.raw_b) if winner == "a" else (outcome.raw_b, outcome.raw_a)
    x, y = outcome.compared if winner == "a" else (outcome.compared[1], outcome.compared[0])
    rolls = outcome.reason == "tie_roll"
    return labels.first_up(
        _said(_REASONS, key).format(
            winner=names[winner],
            loser=names["b" if winner == "a" else "a"],
            raw_winner=labels.level_word(raw_winner.value),
            raw_loser=labels.level_word(raw_loser.value),
            raw=labels.level_word(outcome.raw_a.value),
            level=labels.level_word((outcome.level or Level.FAILURE).value),
            x=labels.roll_digits(x) if rolls else x,
            y=labels.roll_digits(y) if rolls else y,
        )
    )


def why(result: Result, *, letters: bool = True) -> str:
    """The one sentence under the rolls; ``letters`` off: with names for the sides."""
    if isinstance(result, PursuitResult):
        undecided = len(result.undecided)
        if undecided:
            return QCoreApplication.translate("gm", "%n comparison(s) for the game master to decide.", None, undecided)
        return QCoreApplication.translate("gm", "Each is compared with the one roll.")
    if is_single(result):
        roll = result.a or result.b
        return "" if roll is None else roll_words.level_reason_sentence(roll)
    if letters:
        return reason(result.outcome, result.request.options)
    names = {"a": side_name(result, "a"), "b": side_name(result, "b")}
    return reason(result.outcome, result.request.options, names)


def raw_and_final(raw: str, final: str) -> str:
    """«Special success», and what is left of it where the comparison changed it: «Special success → success»."""
    word = labels.first_up(labels.level_word(raw))
    return word if raw == final else f"{word} → {labels.level_word(final)}"


def level_words(line: SideRoll) -> str:
    """The level of one side in words, raw and, where the comparison changed it, final."""
    raw = "" if line.roll is None else line.roll.level.value
    return raw_and_final(raw, raw if line.final is None else line.final.value)


def against(result: Result) -> str:
    """«Marcel, Brawl 45 against Smuggler 1, Brawl 25»."""
    named = [_short(line) for line in rolls_of(result)]
    if len(named) == 1:
        return named[0]
    if len(named) > 2:
        text = QCoreApplication.translate("gm", "{a} against {n}")
        return text.format(a=named[0], n=len(named) - 1)
    return QCoreApplication.translate("gm", "{a} against {b}").format(a=named[0], b=named[1])


def copy_text(kept: Kept, is_undone: Callable[[str], bool]) -> str:
    """A contest as text: time, verdict, both rolls, reason, ticks; ``is_undone`` says of a roll whether its tick was
    taken back."""
    result = kept.result
    lines = [f"{clock_time(kept.time)} {verdict(result)}"]
    for line in rolls_of(result):
        roll = line.roll
        if roll is not None:
            sign = level_character(roll.level.value)
            number = "" if roll.roll is None else f" {labels.roll_digits(roll.roll)}"
            name = person_name(line.side.person, line.letter)
            what = roll_line(line.side.person, roll.request)
            lines.append(f"{name}, {what} · {sign}{number} {level_words(line)}")
    lines.append(why(result))
    lines += [
        tick_line(line.roll, is_undone(line.roll.id), line.final)
        for line in rolls_of(result)
        if line.roll is not None and isinstance(line.side.person, SheetPerson)
    ]
    return "\n".join(line for line in lines if line)


def spoken(result: Result) -> str:
    """What a screen reader hears once: the verdict first; of a hidden roll only that it was made."""
    if is_hidden(result):
        return QCoreApplication.translate("gm", "Hidden roll made.")
    rolls = []
    for line in rolls_of(result)[:3]:
        if line.roll is not None and line.roll.roll is not None:
            name = person_name(line.side.person, line.letter)
            rolls.append(f"{name} {labels.roll_digits(line.roll.roll)}")
    return f"{verdict(result)} {labels.listed(rolls)}. {why(result)}".strip()


def tick_line(roll: RollResult, undone: bool, final: Level | None = None) -> str:
    """«Stealth: ticked, first success this adventure.»

    ``final`` is the level after a comparison: where that is no success any more, it is said why the box is ticked.
    """
    title = roll_words.request_title(roll.request)
    sentence = labels.named_tick_reason("undone" if undone else roll.tick_reason, title)
    waits = roll.tick or roll.tick_reason == "hidden_pending"
    if waits and not undone and final is not None and roll.level.is_success and not final.is_success:
        counts = QCoreApplication.translate("gm", "For the tick the roll itself counts: {level}.")
        sentence = f"{sentence} {counts.format(level=labels.level_word(roll.level.value))}"
    return sentence


def line_verdict(outcome: OpposedOutcome | None) -> str:
    """How one of many fares against the one: «wins», «loses», «open»."""
    if outcome is None:
        return QCoreApplication.translate("gm", "did not roll")
    match verdict_of(outcome, "b"):
        case "won":
            return QCoreApplication.translate("gm", "wins")
        case "lost":
            return QCoreApplication.translate("gm", "loses")
    return QCoreApplication.translate("gm", "open")


def some(names: Sequence[str], most: int = 4) -> str:
    """The first names, and how many more there are."""
    if len(names) <= most:
        return labels.listed(names)
    text = QCoreApplication.translate("gm", "{names} and {n} more")
    return text.format(names=labels.listed(names[:most]), n=len(names) - most)


def _short(line: SideRoll) -> str:
    name = person_name(line.side.person, line.letter)
    if line.roll is None:
        return name
    return f"{name}, {request_title(line.side.person, line.roll.request)} {line.roll.request.score}"


def _said(table: Mapping[str, object], key: str) -> str:
    source = table.get(key)
    return key if source is None else QCoreApplication.translate("gm", str(source))
