"""A percentile sheet on paper, as long as it takes: nothing that was written on it is left out of the full sheet."""

from PySide6.QtCore import QCoreApplication, QDate

from brp_desktop.painting.pages import brp_form, brp_head, brp_things
from brp_desktop.painting.pages.brp_skills import SkillSection, skill_notes
from brp_desktop.painting.pages.composer import Composer
from brp_desktop.painting.pages.marks import PageSet
from brp_desktop.painting.pages.paper import PrintOptions
from brp_desktop.painting.pages.tables import free_lines
from brp_desktop.sheet.brp import BrpCharacter
from brp_desktop.sheet.derive import Derived, derive
from brp_desktop.sheet.names import in_words_of

tr = QCoreApplication.translate

_CLOSER = 0.95
"""How close everything stands on a sheet of one page that would otherwise begin a second one; the type stays."""


def brp_pages(
    character: BrpCharacter,
    options: PrintOptions,
    lang: str,
    *,
    rules: str,
    date: QDate,
    history: tuple[str, ...] = (),
) -> PageSet:
    """The pages. ``rules`` names the rules in force, ``history`` are sentences about each roll of development; one
    page («single») has neither notes nor history.
    """
    character = in_words_of(character, lang)
    numbers = derive(character)
    name = character.name or tr("pages", "a person without a name")
    page = _laid(Composer(options, character.name, lang), character, numbers, name, history)
    if options.layout == "single" and page.number > 1:
        closer = _laid(Composer(options, character.name, lang, _CLOSER), character, numbers, name, history)
        page = closer if closer.number < page.number else page
    title = tr("pages", "Sheet of {name}").format(name=name)
    foot = tr("pages", "{name}, sheet printed on {date}. Rules: {rules}.").format(name=name, date="\0", rules=rules)
    return page.finish(title, foot, date)


def _laid(page: Composer, character: BrpCharacter, numbers: Derived, name: str, history: tuple[str, ...]) -> Composer:
    options = page.options
    page.bookmark(name, 0)
    brp_head.brp_head(page, character)
    brp_head.characteristics(page, character, numbers)
    page.place(brp_head.track_blocks(page, numbers, character))
    page.y += page.mm(1.2)
    SkillSection(page, character, numbers).place()
    if options.fillable:
        page.place(brp_form.thing_blocks(page, character, numbers))
    else:
        brp_things.weapons_and_gear(page, character, numbers)
    legend = brp_head.levels(page, character)
    if options.layout != "single" or legend.height <= page.room:
        page.place([legend])
    if not options.fillable and options.layout != "single":
        _notes(page, character, numbers, history)
    return page


def _notes(page: Composer, character: BrpCharacter, derived: Derived, history: tuple[str, ...]) -> None:
    """Lines for the session below the first page, and on the next everything else that was written down."""
    rest = [
        *brp_things.wound_blocks(page, character, derived),
        *brp_things.power_blocks(page, character, derived),
        *brp_things.wealth_blocks(page, character),
        *skill_notes(page, character, derived),
        *brp_things.note_blocks(page, tuple((note.title, note.text) for note in character.notes)),
        *brp_things.progress_blocks(page, character, history),
    ]
    if page.number == 1:
        _session_lines(page)
        if rest or page.options.has_free_lines:
            page.new_page()
    page.place(rest)
    if page.number > 1:
        _session_lines(page)


def _session_lines(page: Composer) -> None:
    """Lines to write on down to the foot, where there is room for some."""
    if page.options.has_free_lines and page.room > page.mm(25):
        first = page.number == 1
        page.place([page.heading(tr("pages", "Notes of the session"), page.width, outline=first)])
        page.place(free_lines(page, page.width, int(page.room // page.mm(4.6))))
