"""What the page of powers says: rows with chance, level and cost, and the fields a power has in edit mode."""

from collections.abc import Mapping

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from brp_desktop.catalogue.names import collation_key, full_skill_name
from brp_desktop.catalogue.names import track_name as named_track
from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.controllers.language import content_language
from brp_desktop.models.cells import Cell, CellRow, Heading
from brp_desktop.rules.brp import Difficulty, effective_chance, thresholds
from brp_desktop.sheet.belonging_edits import is_own_row
from brp_desktop.sheet.belongings import POWER_KINDS, Power
from brp_desktop.sheet.brp import Skill
from brp_desktop.sheet.ids import BelongingId, ResourceId
from brp_desktop.views import labels
from brp_desktop.views.brp.belonging_form import Answer, FieldShape
from brp_desktop.views.brp.cells_table import Column
from brp_desktop.views.edit_labels import resource_name

translate = QCoreApplication.translate

COLUMNS = (
    Column("power", 130, 260, share=3),
    Column("kind", 70, 130, share=1, drop=4),
    Column("chance", 44, right=True),
    Column("half", 32, right=True, drop=8),
    Column("special", 30, right=True, drop=7, sign="special"),
    Column("critical", 32, right=True, drop=6, sign="critical"),
    Column("level", 48, right=True, drop=3),
    Column("cost", 60, 190, share=1, drop=2),
    Column("note", 60, 300, share=2, drop=5),
)
IDS = tuple(column.id for column in COLUMNS)

OWN = "*own"
"""The answer that gives a power a skill row of its own; no row has such an id."""

_KINDS: Mapping[str, object] = {
    "magic": QT_TRANSLATE_NOOP("powers", "magic"),
    "sorcery": QT_TRANSLATE_NOOP("powers", "sorcery"),
    "mutation": QT_TRANSLATE_NOOP("powers", "mutation"),
    "psychic": QT_TRANSLATE_NOOP("powers", "psychic ability"),
    "superpower": QT_TRANSLATE_NOOP("powers", "superpower"),
    "passion": QT_TRANSLATE_NOOP("powers", "passion"),
    "allegiance": QT_TRANSLATE_NOOP("powers", "allegiance"),
    "other": QT_TRANSLATE_NOOP("powers", "other"),
}


def kind_name(kind: str) -> str:
    """What a kind of power is called; any other word is the user's."""
    source = _KINDS.get(kind)
    return kind if source is None else translate("powers", str(source))


def read_kind(text: str) -> str:
    """The kind of this name in the language in force, else the word as it was typed."""
    wanted = collation_key(text.strip())
    return next((kind for kind in POWER_KINDS if collation_key(kind_name(kind)) == wanted), text.strip())


def power_name(power: Power) -> str:
    """What a power is called."""
    return power.name or translate("powers", "Unnamed power")


def track_name(document: BrpDocument, track: ResourceId) -> str:
    """What a track is called, one that is gone by its id."""
    found = document.derived.resources.get(track)
    if found is None:
        return named_track(track, "", content_language(), unnamed=track)
    return named_track(track, found.name, content_language())


def lower_name(document: BrpDocument, track: ResourceId) -> str:
    """The same within a sentence."""
    found = document.derived.resources.get(track)
    return resource_name(track, found.name if found is not None else "")


def cost_text(document: BrpDocument, power: Power) -> str:
    """«3 power points», «1 power point»; empty for a power without a fixed cost."""
    if not power.cost:
        return ""
    found = document.derived.resources.get(power.track)
    if power.track == "power_points" and not (found and found.name):
        return translate("powers", "%n power point(s)", None, power.cost)
    if power.track == "hit_points" and not (found and found.name):
        return translate("powers", "%n hit point(s)", None, power.cost)
    return f"{power.cost} {lower_name(document, power.track)}"


def skill_of(document: BrpDocument, power: Power) -> Skill | None:
    """The row that is rolled for a power; None where it has its own chance or none."""
    return next((row for row in document.character.skills if row.id == power.skill), None)


def chance_of(document: BrpDocument, power: Power) -> tuple[int | None, int | None]:
    """The chance as things are, with what weighs on it, and the base behind it; None where nothing is rolled."""
    row = skill_of(document, power)
    if row is not None:
        numbers = document.derived.skills[row.id]
        score, base, burdens = numbers.score, numbers.base, numbers.burdens
    else:
        score = base = power.chance
        burdens = document.derived.burdens.on_skill(None, "")
    if score is None:
        return None, None
    return effective_chance(score, modifier=sum(points for _, points in burdens)), base


def spending_problem(document: BrpDocument, power: Power) -> str:
    """Why the cost of a power cannot be paid now; empty where it can."""
    if document.read_only:
        return translate("labels", "Opened read-only: save a copy to change it.")
    track = document.derived.resources.get(power.track)
    name = track_name(document, power.track)
    if track is None or track.current is None:
        return translate("powers", "{track}: not on this sheet.").format(track=name)
    if power.track != "hit_points" and track.current < (power.cost or 0):
        return translate("powers", "Not enough: {left} of {wanted}, {track}.").format(
            left=track.current, wanted=power.cost, track=lower_name(document, power.track)
        )
    return ""


def headings() -> tuple[Heading, ...]:
    """What stands over the columns."""
    return (
        Heading(translate("powers", "Powers"), translate("powers", "power")),
        Heading(translate("powers", "Kind"), translate("powers", "kind")),
        Heading("%", translate("powers", "chance")),
        Heading("½", translate("sheet", "half, when Difficult")),
        Heading("◆", translate("sheet", "highest roll of a special")),
        Heading("◆◆", translate("sheet", "highest roll of a critical")),
        Heading(translate("powers", "Level"), translate("powers", "level")),
        Heading(translate("powers", "Cost"), translate("powers", "cost")),
        Heading(translate("powers", "Note"), translate("powers", "note")),
    )


def power_rows(document: BrpDocument) -> dict[BelongingId, CellRow]:
    """Every power in the order of the sheet."""
    return {power.id: _row(document, power) for power in document.character.powers}


def _row(document: BrpDocument, power: Power) -> CellRow:
    name, kind, cost = power_name(power), kind_name(power.kind), cost_text(document, power)
    skill = skill_of(document, power)
    chance, base = chance_of(document, power)
    learns = skill is not None and document.derived.skills[skill.id].learns
    box = "" if skill is None else "none" if not learns else "ticked" if skill.ticked else "empty"
    under = "" if skill is None or is_own_row(skill.id) else full_skill_name(skill, content_language())
    numbers = ("", "", "")
    if chance is not None:
        limits = thresholds(chance, document.character.options, base=base)
        half = effective_chance(chance, Difficulty.DIFFICULT)
        critical = _two(limits.critical) if document.character.options.critical else ""
        numbers = (_two(half), _two(limits.special), critical)
    cells = (
        Cell(name, strong=chance is not None, box=box, acts=chance is not None),
        Cell(kind, ink="text_2"),
        Cell("" if chance is None else labels.two_digits(chance), strong=True),
        *(Cell(number, ink="text_2") for number in numbers),
        Cell("" if power.level is None else str(power.level)),
        Cell(cost, acts=bool(cost)),
        Cell(labels.listed((under, power.note.strip().split("\n", 1)[0])), ink="text_2"),
    )
    ticked = translate("powers", "ticked") if box == "ticked" else ""
    level = "" if power.level is None else translate("powers", "level {n}").format(n=power.level)
    said = labels.listed((name, kind, "" if chance is None else labels.percent(chance), ticked, level, cost, under))
    return CellRow(cells, said, f"{labels.first_up(said)}. {power.note}".strip())


def _two(number: int) -> str:
    return labels.two_digits(number) if number else "–"


# fields


def power_shapes() -> tuple[FieldShape, ...]:
    """The fields of a power in reading order."""
    return (
        FieldShape("name", "text", 200, lambda: translate("powers", "Name"), optional=False),
        FieldShape(
            "kind", "text", 120, lambda: translate("powers", "Kind"), optional=False, read=read_kind,
            written=kind_name, tip=_known_kinds,
        ),
        FieldShape("skill", "choice", 220, lambda: translate("powers", "Rolled with"), answers=_rolled_with),
        FieldShape("chance", "number", 64, lambda: translate("powers", "Chance")),
        FieldShape("level", "number", 64, lambda: translate("powers", "Level")),
        FieldShape("cost", "number", 64, lambda: translate("powers", "Cost")),
        FieldShape("track", "choice", 160, lambda: translate("powers", "taken from"), answers=_tracks),
        FieldShape("note", "text", 320, lambda: translate("powers", "Note"), optional=False),
    )  # fmt: skip


def remove_words() -> str:
    """The button that takes a power off the sheet."""
    return translate("powers", "Remove this power")


def _known_kinds() -> str:
    known = labels.listed(kind_name(kind) for kind in POWER_KINDS)
    return translate("powers", "{kinds}; or a word of your own").format(kinds=known)


def _rolled_with(document: BrpDocument, power: Power) -> list[Answer]:
    """Its own chance without and with a box, then every skill of the sheet by its name."""
    language = content_language()
    found = [
        (collation_key(full_skill_name(row, language)), row)
        for row in document.character.skills
        if not is_own_row(row.id)
    ]
    named: list[Answer] = [
        (row.id, full_skill_name(row, language), labels.percent(document.derived.skills[row.id].score))
        for _, row in sorted(found, key=lambda each: each[0])
    ]
    own = power.skill if power.skill is not None and is_own_row(power.skill) else OWN
    return [
        (None, translate("powers", "its own chance, no box"), ""),
        (own, translate("powers", "its own chance, with a box"), ""),
        *named,
    ]


def _tracks(document: BrpDocument, power: Power) -> list[Answer]:
    tracks = list(document.derived.resources)
    if power.track not in tracks:
        tracks.append(power.track)
    return [(track, track_name(document, track), "") for track in tracks]
