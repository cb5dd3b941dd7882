"""What a group check is called and how it is told: cells, odds, the result in words."""

from fractions import Fraction

from PySide6.QtCore import QCoreApplication

from brp_desktop.catalogue.names import characteristic_abbreviation
from brp_desktop.controllers.group import GroupController, Mode
from brp_desktop.controllers.group_rows import Result
from brp_desktop.controllers.language import current_language
from brp_desktop.models.group import Column, GroupRow
from brp_desktop.play.groups import GroupResult
from brp_desktop.play.rolling import SubjectName
from brp_desktop.rules.brp import SRD
from brp_desktop.views import labels, roll_words
from brp_desktop.views.error_labels import error_sentence
from brp_desktop.views.gm import gm_labels

translate = QCoreApplication.translate


def mode_words(mode: Mode) -> str:
    """Who rolls, for the row of segments."""
    return {
        "all": translate("gm", "Everybody"),
        "best": translate("gm", "The best"),
        "worst": translate("gm", "The lowest"),
        "luck": translate("gm", "Lowest Luck"),
        "against": translate("gm", "One against many"),
    }[mode]


def name_title(name: SubjectName | None) -> str:
    """What is rolled: «Spot», «Luck»."""
    return "" if name is None else roll_words.subject_title(name, SRD)


def row_title(row: GroupRow) -> str:
    """What a person rolls."""
    if row.request is None:
        return ""
    return roll_words.request_title(row.request) or translate("gm", "Percentage")


def cell(row: GroupRow, column: Column) -> str:
    """One cell in words."""
    if column is Column.NAME:
        return row.name
    if not row.joins:
        return ""
    if column is Column.WHAT:
        return row_title(row)
    if column is Column.CHANCE:
        return "" if row.request is None else labels.percent(row.chance)
    if column is Column.ROLL:
        shown = row.roll if row.roll is not None else row.own_roll
        return "" if shown is None else labels.roll_digits(shown)
    if column is Column.LEVEL:
        return "" if row.level is None else labels.first_up(labels.level_word(row.level.value))
    return note(row)


def note(row: GroupRow) -> str:
    """Why somebody cannot roll; after the roll who beat whom, and the tick."""
    if row.problem is not None:
        if row.problem.code == "unknown_name":
            return translate("gm", "Has nothing of the kind.")
        if row.problem.code == "missing_value":
            known = characteristic_abbreviation(str(row.problem.parameters["name"]), SRD, current_language())
            return translate("gm", "{characteristic} is not known.").format(characteristic=known)
        return error_sentence(row.problem)
    parts = []
    if row.leads and row.won is not None:
        parts.append(translate("gm", "Gets away.") if row.won else translate("gm", "Is beaten."))
    elif row.won:
        parts.append(translate("gm", "Wins."))
    if row.tick_reason:
        parts.append(labels.tick_reason_short(row.tick_reason, row_title(row)))
    return " ".join(parts)


def said(row: GroupRow) -> str:
    """A row for screen readers: «Adèle Fournier, Spot 65%, takes part»."""
    if not row.joins:
        return labels.listed((row.name, translate("gm", "left out")))
    what = f"{row_title(row)} {labels.percent(row.chance)}" if row.request is not None else ""
    if row.level is not None:
        roll = "" if row.roll is None else labels.roll_digits(row.roll)
        return labels.listed((row.name, what, roll, labels.level_word(row.level.value), note(row).rstrip(".")))
    return labels.listed((row.name, what, note(row).rstrip(".") or translate("gm", "takes part")))


def per_ten_thousand(share: Fraction) -> int:
    """A probability in hundredths of a percent; what can happen or fail is never shown as 0 or 100."""
    value = round(share * 10_000)
    if 0 < share < 1:
        return min(9_999, max(1, value))
    return value


def odds_legend(controller: GroupController) -> list[tuple[str, int]]:
    """The probabilities before the roll: words and hundredths of a percent, the main one first."""
    odds = controller.odds
    if odds is None:
        return []
    first, second = (per_ten_thousand(share) for share in odds)
    if controller.mode == "against":
        return [
            (translate("gm", "At least one wins"), first),
            (translate("gm", "Nobody wins"), 10_000 - first),
            (translate("gm", "At least one succeeds"), second),
        ]
    rolling = [row for row in controller.rows() if row.rolls]
    if len(rolling) == 1:
        return [
            (translate("gm", "{name} succeeds").format(name=rolling[0].name), first),
            (translate("gm", "{name} fails").format(name=rolling[0].name), 10_000 - first),
        ]
    return [
        (translate("gm", "At least one succeeds"), first),
        (translate("gm", "Nobody succeeds"), 10_000 - first),
        (translate("gm", "All succeed"), second),
    ]


def nobody_rolls(controller: GroupController) -> str:
    """Why there are no odds."""
    if not any(row.joins for row in controller.rows()):
        return translate("gm", "Nobody takes part.")
    if controller.mode == "luck":
        power = characteristic_abbreviation("pow", SRD, current_language())
        return translate("gm", "Luck comes from {pow}, which nobody here has.").format(pow=power)
    return translate("gm", "Nobody can roll that.")


def summary(result: Result, one: str) -> str:
    """What came out, as a heading."""
    if isinstance(result, GroupResult):
        if len(result.lines) == 1:
            line, asked = result.lines[0], result.lines[0].member.request
            level = labels.level_word(line.level.value)
            if asked is None or line.roll is None:
                return labels.with_value(line.member.person.name, level)
            text = translate("gm", "{name}, {skill} {chance}: {roll}, {level}")
            return text.format(
                name=line.member.person.name,
                skill=roll_words.request_title(asked) or translate("gm", "Percentage"),
                chance=labels.percent(asked.chance),
                roll=labels.roll_digits(line.roll),
                level=level,
            )
        text = translate("gm", "{n} of {all} succeed")
        return text.format(n=result.successes, all=len(result.lines))
    if result.gets_away:
        return translate("gm", "Nobody beats {name}.").format(name=one)
    names = [result.request.pursuit.many[place].person.name for place in result.winners]
    return translate("gm", "Victory over {name}: {names}.").format(name=one, names=gm_labels.some(names))


def spoken(result: Result, one: str) -> str:
    """What a screen reader hears once, what came out first; of somebody alone the level, then who and what."""
    if isinstance(result, GroupResult) and len(result.lines) == 1:
        line, asked = result.lines[0], result.lines[0].member.request
        what = "" if asked is None else f"{roll_words.request_title(asked)} {labels.percent(asked.chance)}".strip()
        roll = "" if line.roll is None else labels.roll_digits(line.roll)
        name = labels.listed((line.member.person.name, what, roll))
        return f"{labels.first_up(labels.level_word(line.level.value))}. {name}."
    return f"{summary(result, one).rstrip('.')}."


def copy_text(heading: str, rows: tuple[GroupRow, ...]) -> str:
    """The result as text, a line a person."""
    lines = [heading]
    for row in rows:
        roll = "—" if row.roll is None else labels.roll_digits(row.roll)
        level = "" if row.level is None else labels.level_word(row.level.value)
        title, chance = row_title(row), labels.percent(row.chance)
        text = translate("gm", "{name}, {skill} {chance}: {roll}, {level}. {note}")
        line = text.format(name=row.name, skill=title, chance=chance, roll=roll, level=level, note=note(row))
        lines.append(line.strip())
    return "\n".join(lines)
