"""What the roster says: a person in one line, heads of columns, the best and the lowest of the group."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from brp_desktop.catalogue.brp import brp_catalogue
from brp_desktop.catalogue.names import collation_key
from brp_desktop.models.roster import Field
from brp_desktop.play.hindered import hindrances_of
from brp_desktop.play.people import column_name, column_of, subjects_of, value_of
from brp_desktop.play.rolling import SubjectName
from brp_desktop.play.roster import Row
from brp_desktop.rules.brp import SRD
from brp_desktop.rules.brp.characteristics import CHARACTERISTIC_ROLLS
from brp_desktop.sheet.table import Column, Npc
from brp_desktop.views import labels, roll_words
from brp_desktop.views.gm import gm_labels
from brp_desktop.views.gm.pick_list import Pick

LOOKED_AT = 60
"""People whose skills are offered as columns; the others have much the same."""


def column_title(column: Column) -> str:
    """The name of a column's roll."""
    return roll_words.subject_title(column_name(column), SRD)


def head(column: Field | Column | None, name: str) -> str:
    """The head of a column, short; ``name`` is that of the first."""
    match column:
        case Field.NAME:
            return name
        case Field.HIT_POINTS:
            return gm_labels.hit_points_short()
        case Field.POWER_POINTS:
            return gm_labels.power_points_short()
        case Field.PA:
            return "Pa"
        case Column():
            title = column_title(column)
            return title if len(title) <= 4 else f"{title[:3].rstrip()}."
    return ""


def head_name(column: Field | Column | None) -> str:
    """The head of a column in full, for readers; empty for that of the names."""
    match column:
        case Field.HIT_POINTS:
            return labels.resource_label("hit_points")
        case Field.POWER_POINTS:
            return labels.resource_label("power_points")
        case Field.PA:
            return "Punti azione"
        case Column():
            return column_title(column)
        case Field.NAME:
            return ""
    return QCoreApplication.translate("gm", "Ticks")


def row_text(row: Row, columns: Sequence[Column]) -> str:
    """A person in one line: name, points, scores, ticks, group, attacks, armour, note, how the file stands."""
    parts = [row.name or "?"]
    for short, track in (
        (gm_labels.hit_points_short(), row.hit_points),
        (gm_labels.power_points_short(), row.power_points),
        ("Pa", row.pa),
    ):
        if track.current is not None:
            whole = "" if track.maximum is None else f"/{track.maximum}"
            parts.append(f"{short} {track.current}{whole}")
    parts += counters_of(row)
    for column, score in zip(columns, row.scores, strict=False):
        if score is not None:
            parts.append(f"{column_title(column)} {labels.percent(score)}")
    if row.ticks:
        parts.append(labels.ticks_waiting(row.ticks))
    if row.entry.group:
        parts.append(row.entry.group)
    if row.entry.npc is not None:
        parts += _of_npc(row.entry.npc)
    parts += hindrances_of_row(row)
    if row.entry.note:
        parts.append(" ".join(row.entry.note.split()))
    if row.state not in ("inside", "ok"):
        parts.append(gm_labels.state_name(row.state))
    return labels.listed(parts)


def hindrances_of_row(row: Row) -> list[str]:
    """What holds somebody back in a fight: «stunned, 2 rounds left with this one»."""
    person = row.person
    if person is None or not (there := hindrances_of(person)):
        return []
    from brp_desktop.views.hindrance_words import hindrance_short

    return [hindrance_short(person, one) for one in there]


def counters_of(row: Row) -> list[str]:
    """The free counters of somebody of Xantis: «Ferite 1/6»."""
    if row.xantis is None:
        return []
    return [
        f"{each.name} {each.now}" + ("" if each.maximum is None else f"/{each.maximum}") for each in row.xantis.counters
    ]


def _of_npc(npc: Npc) -> list[str]:
    """Attacks with their damage, and the armour."""
    parts = []
    for weapon in npc.weapons:
        chance = "" if weapon.score is None else labels.percent(weapon.score)
        parts.append(" ".join(word for word in (weapon.name, chance, weapon.text) if word))
    if npc.armour:
        parts.append(QCoreApplication.translate("RosterView", "armour: {armour}").format(armour=npc.armour))
    return parts


def group_lines(rows: Sequence[Row], columns: Sequence[Column]) -> list[str]:
    """The best in the first column, the lowest Luck, and the ticks that wait; one alone is neither best nor lowest."""
    lines = []
    known = [(row.scores[0], row.name) for row in rows if row.scores and row.scores[0] is not None]
    if columns and known:
        score, name = max(known, key=lambda each: each[0] or 0)
        text = QCoreApplication.translate("RosterView", "Best {skill}: {name} {score}")
        text = text if len(known) > 1 else QCoreApplication.translate("RosterView", "{skill}: {name} {score}")
        lines.append(text.format(skill=column_title(columns[0]), name=name, score=score))
    luck = [
        (power * 5, row.name)
        for row in rows
        if row.person is not None and (power := value_of(row.person, "pow")) is not None
    ]
    if luck:
        score, name = min(luck, key=lambda each: each[0])
        title = roll_words.subject_title(SubjectName(characteristic="pow", roll="luck"), SRD)
        text = QCoreApplication.translate("RosterView", "Lowest {roll}: {name} {score}")
        text = text if len(luck) > 1 else QCoreApplication.translate("RosterView", "{skill}: {name} {score}")
        lines.append(text.format(roll=title, skill=title, name=name, score=score))
    ticks = sum(row.ticks for row in rows)
    if ticks:
        lines.append(labels.ticks_waiting(ticks))
    return lines


def column_picks(rows: Sequence[Row], chosen: Sequence[Column]) -> list[Pick]:
    """Everything that may be a column: what the people here have, the catalogue, the rolls of characteristics."""
    columns = dict.fromkeys(Column(skill=skill.id) for skill in brp_catalogue().skills.values())
    for row in rows[:LOOKED_AT]:
        if row.person is not None:
            columns |= dict.fromkeys(column_of(name) for _, name, _ in subjects_of(row.person))
    columns |= dict.fromkeys(Column(characteristic=id_) for id_ in CHARACTERISTIC_ROLLS)
    picks = [
        Pick(each, column_title(each) or "?", icon_name="less" if each in chosen else "add", chosen=each in chosen)
        for each in columns
    ]
    return sorted(picks, key=lambda pick: (not pick.chosen, collation_key(pick.name)))
