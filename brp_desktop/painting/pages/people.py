"""People without a sheet on paper: so many to a page, each in a frame of its own; who is longer goes on in the next."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from brp_desktop.catalogue.names import characteristic_abbreviation, derived_abbreviation, derived_name, full_skill_name
from brp_desktop.painting.pages.brp_head import track_rows
from brp_desktop.painting.pages.composer import Block, Composer, fitting
from brp_desktop.painting.pages.paper import BODY, STRONG
from brp_desktop.rules.brp import BrpOptions
from brp_desktop.sheet.derived_values import DerivedResource
from brp_desktop.sheet.table import Entry, GameTable, Npc, XantisNpc
from brp_desktop.sheet.table_values import (
    MAIN_TRACKS,
    npc_counters,
    npc_damage_bonus,
    npc_track,
    npc_values,
    options_of,
)
from brp_desktop.sheet.xantis_npc import npc_initiative, npc_pa_max
from brp_desktop.storage.hindrance_text import short_texts_of_npc
from brp_desktop.storage.words import word

tr = QCoreApplication.translate

GRIDS: Final = {2: (1, 2), 4: (2, 2), 8: (2, 4)}
"""Frames across and down, by how many people share a page."""

_GAP, _INSIDE = 5.0, 3.0


def lay_people(page: Composer, table: GameTable, entries: Sequence[Entry]) -> None:
    """These entries of a table on fresh pages, those with a file of their own left out."""
    across, down = GRIDS[page.options.people]
    gap = page.mm(_GAP) / page.scale
    width = (page.width - (across - 1) * gap) / across
    height = (page.bottom - page.top - (down - 1) * gap) / down
    place = 0
    for entry in entries:
        if not entry.is_inside:
            continue
        blocks, first = _person(page, entry, options_of(table), width - 2 * page.mm(_INSIDE)), True
        while blocks:
            if place == across * down:
                page.new_page()
                place = 0
            x = page.left + place % across * (width + gap)
            y = page.top + place // across * (height + gap)
            title = entry.shown_name if first else tr("pages", "{name} (continued)").format(name=entry.shown_name)
            taken = _frame(page, x, y, width, height, title, blocks, outline=first)
            blocks, first, place = blocks[taken:], False, place + 1


def _frame(page: Composer, x: float, y: float, width: float, height: float, title: str, blocks: Sequence[Block], *,
           outline: bool) -> int:  # fmt: skip
    """Draw as many blocks as fit into a frame; at least one."""
    page.box(x, y, width, height, radius=1.2, stroke=0.2, ink="soft")
    inside = width - 2 * page.mm(_INSIDE)
    at = y + page.mm(1.2)
    heading = page.heading(title or "—", inside, outline=outline)
    heading.draw(x + page.mm(_INSIDE), at)
    at += heading.height + page.mm(0.5)
    taken = max(1, fitting(blocks, y + height - page.mm(1.5) - at))
    for block in blocks[:taken]:
        block.draw(x + page.mm(_INSIDE), at)
        at += block.height
    return taken


def _person(page: Composer, entry: Entry, options: BrpOptions, width: float) -> list[Block]:
    blocks: list[Block] = []
    if entry.group:
        blocks += page.paragraph(page.left, width, entry.group, BODY, "soft")
    if entry.npc is not None:
        blocks += _percentile(page, entry.npc, options, width)
    if entry.xantis is not None:
        blocks += _xantis(page, entry.xantis, width)
    if entry.note:
        blocks += [page.gap(0.8), *page.paragraph(page.left, width, entry.note)]
    return blocks or [page.gap(1)]


def _said(page: Composer, label: str, text: str, width: float) -> list[Block]:
    """A label and a text on as many lines as it takes."""
    if not text:
        return []
    words = tr("development", "{name}: {value}").format(name=label, value="").rstrip(" ") + " "
    wide = page.measure(words, STRONG)
    if wide > width * 0.7:
        return [*page.paragraph(page.left, width, words, STRONG), *page.paragraph(page.left, width, text)]
    lines, step = page.lines(text, width, BODY, first=wide), page.line_height(BODY)

    def block(place: int, line: str) -> Block:
        def draw(x: float, y: float) -> None:
            if place == 0:
                page.text(x, y + page.mm(3.2), words, STRONG)
            page.text(x + (wide if place == 0 else 0.0), y + page.mm(3.2), line, BODY)

        return Block(step, draw)

    return [block(place, line) for place, line in enumerate(lines)]


def _percentile(page: Composer, npc: Npc, options: BrpOptions, width: float) -> list[Block]:
    lang = page.lang
    values = npc_values(npc, options)
    known = [
        (characteristic_abbreviation(id_, options, lang), value) for id_, value in values.items() if value is not None
    ]
    blocks = page.paragraph(page.left, width, npc.description) if npc.description else []
    blocks += (
        page.paragraph(page.left, width, "   ".join(f"{name} {value}" for name, value in known), STRONG)
        if known
        else []
    )
    blocks.append(page.gap(0.8))
    tracks = [(derived_abbreviation(id_, options, lang), npc_track(npc, id_, options)) for id_ in MAIN_TRACKS]
    tracks += [(track.name or "—", track) for track in (npc_track(npc, id_, options) for id_ in npc_counters(npc))]
    blocks += _narrow_tracks(page, tracks, width)
    bonus = npc_damage_bonus(npc, options)
    facts = [
        (derived_name("damage_bonus", lang), "" if bonus is None else bonus or word("none", lang)),
        (word("move", lang), "" if npc.move is None else str(npc.move)),
        (word("armour", lang), npc.armour),
    ]
    weapons = "; ".join(
        ", ".join(filter(None, (f"{each.name} {'' if each.score is None else f'{each.score:02}'}".strip(), each.text)))
        for each in npc.weapons
    )
    skills = [f"{full_skill_name(row, lang)} {row.score:02}" for row in npc.skills]
    if npc.percentage is not None:
        skills.append(tr("pages", "everything else {chance}").format(chance=f"{npc.percentage:02}"))
    facts += [(word("attacks", lang), weapons), (word("skills", lang), ", ".join(skills))]
    facts.append((word("hindrances", lang), "; ".join(short_texts_of_npc(npc, lang))))
    short = [tr("development", "{name}: {value}").format(name=label, value=text) for label, text in facts[:3] if text]
    blocks += page.paragraph(page.left, width, " · ".join(short)) if short else []
    for label, text in facts[3:]:
        blocks += _said(page, label, text, width)
    return blocks


def _narrow_tracks(page: Composer, tracks: Sequence[tuple[str, DerivedResource]], width: float) -> list[Block]:
    """Tracks in a narrow frame: as cells where they fit in two rows, else as a number with room to write."""
    shown = [(label, track) for label, track in tracks if track.current is not None or track.maximum is not None]
    if not shown:
        return []
    indent = min(max(page.measure(label, STRONG) for label, _ in shown) + page.mm(3.2), width * 0.45)
    blocks: list[Block] = []
    for label, track in shown:
        cells = (width - indent) // page.mm(5.55)
        many = track.maximum is None or track.maximum + 1 > 2 * cells
        if many:
            now = "—" if track.current is None else str(track.current)
            blocks += _said(page, label, now if track.maximum is None else f"{now} / {track.maximum}", width)
        else:
            blocks += track_rows(page, label, track, indent, None, "", width)
    return [*blocks, page.gap(0.6)]


def _xantis(page: Composer, npc: XantisNpc, width: float) -> list[Block]:
    blocks = page.paragraph(page.left, width, npc.description) if npc.description else []
    most, initiative = npc_pa_max(npc), npc_initiative(npc)
    penalties = "  ".join(
        f"{name} {value}" for name, value in (("Pme", npc.pme), ("Pr", npc.pr), ("Pd", npc.pd)) if value
    )
    facts = [
        ("Pa Max", "" if most is None else str(most.value)),
        ("Iniziativa", "" if initiative is None else str(initiative.value)),
        (tr("pages", "Penalties"), penalties),
        (tr("pages", "Scores"), ", ".join(f"{node.name or node.id} {node.value}" for node in npc.nodes)),
    ]
    for weapon in npc.weapons:
        parts = (
            f"{weapon.bonus:+}".replace("-", "−") if weapon.bonus else "",
            "" if weapon.attack_pa is None else f"Pa {weapon.attack_pa}",
            "" if weapon.parry_pa is None else f"parata {weapon.parry_pa}",
            f"Danni {weapon.damage}" if weapon.damage else "",
            weapon.note,
        )
        facts.append((weapon.name or "—", ", ".join(filter(None, parts)) or "—"))
    for action in npc.actions:
        cost = "" if action.pa is None else f"Pa {action.pa}"
        said = ", ".join(filter(None, (cost, tr("pages", "spell") if action.spell else "", action.note)))
        facts.append((action.name or "—", said or "—"))
    for label, text in facts:
        blocks += _said(page, label, text, width)
    counters = [(each.name or "—", DerivedResource(each.now, each.maximum)) for each in npc.counters]
    return [*blocks, *_narrow_tracks(page, counters, width)]
