"""Everything the menus offer: one QAction a command, its words, its keys, and the menus they stand in."""

from collections.abc import Iterator

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu, QMenuBar

from brp_desktop.controllers.appearance import CHOICES, MOTIONS
from brp_desktop.controllers.language import LANGUAGE_NAMES, LANGUAGES, language_names
from brp_desktop.rules.brp import Difficulty
from brp_desktop.views import labels
from brp_desktop.views.keys.bindings import key_bindings
from brp_desktop.views.keys.spelling import native
from brp_desktop.views.keys.table import PAGE_COMMANDS
from brp_desktop.views.painted import without_mnemonic

CONTENT = ("system", *LANGUAGES)
"""In what the names of a sheet may stand: as everything else, or always in one language."""


class WindowActions(QObject):
    """The actions by name (``actions["save"]``) and the menus; the window connects ``triggered``."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._actions: dict[str, QAction] = {}
        self._menus: dict[str, QMenu] = {}
        self.themes = QActionGroup(self)
        self.languages = QActionGroup(self)
        self.motions = QActionGroup(self)
        self.difficulties = QActionGroup(self)
        self.presets = QActionGroup(self)
        self.contents = QActionGroup(self)
        self.dock_places = QActionGroup(self)
        for name in _NAMES:
            self._add(name)
        for group, prefix, values in (
            (self.themes, "theme", CHOICES),
            (self.languages, "language", ("system", *language_names())),
            (self.motions, "motion", MOTIONS),
            (self.difficulties, "difficulty", tuple(each.value for each in Difficulty)),
            (self.presets, "preset", ("srd", "uge", "xantis")),
            (self.contents, "content", CONTENT),
            (self.dock_places, "dock", ("right", "left", "floating")),
        ):
            for value in values:
                action = self._add(f"{prefix}:{value}")
                action.setCheckable(True)
                action.setData(value)
                group.addAction(action)
        for name in _CHECKABLE:
            self._actions[name].setCheckable(True)
        self._actions["quit"].setMenuRole(QAction.MenuRole.QuitRole)
        self._actions["about"].setMenuRole(QAction.MenuRole.AboutRole)
        self._actions["settings"].setMenuRole(QAction.MenuRole.PreferencesRole)
        for name in _OUTSIDE:
            window.addAction(self._actions[name])
        key_bindings().changed.connect(self._take_keys)

    def __getitem__(self, name: str) -> QAction:
        return self._actions[name]

    def menu(self, name: str) -> QMenu:
        """A menu by name; those with changing content (recent, samples) are filled by the window."""
        return self._menus[name]

    def build(self, bar: QMenuBar) -> None:
        """Make the menus; words come with ``retranslate``."""
        for name, content in _MENUS.items():
            self._fill(bar.addMenu(""), name, content)
        self._menus["language"].addActions(self.languages.actions())
        self._take_keys()

    @property
    def names(self) -> tuple[str, ...]:
        """Every action by name."""
        return tuple(self._actions)

    def titles(self) -> dict[str, str]:
        """What actions and menus are called, without a letter to press and without «…»."""
        return {name: without_mnemonic(text).removesuffix("…") for name, text in self._texts().items()}

    def places(self) -> list[tuple[tuple[str, ...], str]]:
        """Every action once, as (menus from the bar down, action); those of no menu last."""
        found = [place for name, content in _MENUS.items() for place in self._below((name,), content)]
        placed = {name for _, name in found}
        first = list({name: (path, name) for path, name in reversed(found)}.values())[::-1]
        return [*first, *(((), name) for name in self._actions if name not in placed)]

    def retranslate(self) -> None:
        """Take all words from the language in force."""
        for name, text in self._texts().items():
            if name in self._menus:
                self._menus[name].setTitle(text)
                continue
            key = next(iter(key_bindings().keys(name)), "")
            shown = native(key) if key in key_bindings().single_keys(name) else ""
            self._actions[name].setText(f"{text}\t{shown}" if shown else text)
            self._actions[name].setIconText(without_mnemonic(text))

    def _take_keys(self) -> None:
        """Keys of the whole window are the actions' own; single ones ``WindowKeys`` hears, the menus only show them."""
        for name, action in self._actions.items():
            action.setShortcuts([QKeySequence(key) for key in key_bindings().window_keys(name)])
        self.retranslate()

    def _below(self, path: tuple[str, ...], content: tuple[object, ...]) -> Iterator[tuple[tuple[str, ...], str]]:
        for entry in content:
            match entry:
                case "-":
                    pass
                case str():
                    yield path, entry
                case (str() as inner, tuple() as below):
                    yield from self._below((*path, inner), below)
        if path[-1] == "language":
            yield from ((path, f"language:{code}") for code in language_names())

    def _add(self, name: str) -> QAction:
        action = QAction(self._window)
        action.setObjectName(f"action_{name}")
        action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
        self._actions[name] = action
        return action

    def _fill(self, menu: QMenu, name: str, content: tuple[object, ...]) -> None:
        menu.setObjectName(f"menu_{name}")
        menu.setToolTipsVisible(True)
        self._menus[name] = menu
        for entry in content:
            match entry:
                case "-":
                    menu.addSeparator()
                case str():
                    menu.addAction(self._actions[entry])
                case (str() as inner, tuple() as below):
                    self._fill(menu.addMenu(""), inner, below)

    def _texts(self) -> dict[str, str]:
        texts = {
            "file": self.tr("&File"),
            "edit": self.tr("&Edit", "menu"),
            "character": self.tr("&Character"),
            "rolls": self.tr("&Rolls"),
            "game_master": self.tr("&Game master"),
            "view": self.tr("&View"),
            "help": self.tr("&Help"),
            "new": self.tr("&New sheet"),
            "recent": self.tr("Opened &recently"),
            "samples": self.tr("Open a sa&mple"),
            "difficulty": self.tr("&Difficulty"),
            "theme": self.tr("&Theme"),
            "language": self.tr("&Language"),
            "motion": self.tr("&Motion of the dice"),
            "dock": self.tr("&Dice panel"),
            "rules": self.tr("&Rules"),
            "content": self.tr("&Names of skills in"),
            "new_percentile": self.tr("&Percentile…"),
            "new_random": self.tr("Percentile, by &chance"),
            "new_from_template": self.tr("From a &template"),
            "templates": self.tr("&All templates…"),
            "new_xantis": self.tr("&Xantis: 2D6 and a tree of scores"),
            "open": self.tr("&Open…"),
            "save": self.tr("&Save"),
            "save_as": self.tr("Save &as…"),
            "save_template": self.tr("Save as temp&late…"),
            "restore": self.tr("Res&tore an earlier version…"),
            "import": self.tr("&Import…"),
            "import_clipboard": self.tr("Ne&w sheet from the clipboard…"),
            "export": self.tr("&Export"),
            "export_markdown": self.tr("&Markdown…"),
            "export_text": self.tr("Plain &text…"),
            "export_foundry": self.tr("&Foundry actor (system “brp”)…"),
            "export_png": self.tr("&Picture (PNG)…"),
            "export_form": self.tr("PDF form to fill &in…"),
            "export_journal": self.tr("&Roll log as CSV…"),
            "export_history": self.tr("&Development as CSV…"),
            "copy_text": self.tr("&Copy as text"),
            "copy_markdown": self.tr("Copy as Markdo&wn"),
            "portrait": self.tr("P&ortrait…"),
            "print": self.tr("&Print…"),
            "print_pdf": self.tr("Save as P&DF…"),
            "close": self.tr("&Close"),
            "quit": self.tr("&Quit"),
            "undo": self.tr("&Undo"),
            "redo": self.tr("&Redo"),
            "edit_mode": self.tr("&Edit mode"),
            "find": self.tr("&Find…"),
            "settings": self.tr("&Settings…"),
            "creation_steps": self.tr("Steps of the &creation"),
            "apply_profession": self.tr("Appl&y a profession or package…"),
            "ticks": self.tr("&Waiting ticks"),
            "development": self.tr("&Development phase…"),
            "start_adventure": self.tr("&Start an adventure…"),
            "end_adventure": self.tr("&End the adventure…"),
            "learn": self.tr("&Learn outside play…"),
            "long_break": self.tr("Free ticks after a long &break…"),
            "adventure_pdf": self.tr("This adventure as &PDF…"),
            "tick": self.tr("&Tick or untick the skill"),
            "roll": self.tr("&Roll"),
            "own_dice": self.tr("I rolled with my &own dice"),
            "at_stake": self.tr("At &stake"),
            "keep_difficulty": self.tr("&Keep this difficulty"),
            "why": self.tr("&Why this chance?"),
            "journal": self.tr("Roll &log"),
            "copy_journal": self.tr("&Copy the roll log as text"),
            "how_dice_fall": self.tr("&How the dice fall"),
            "gm": self.tr("&Game master’s tab"),
            "gm_opposed": self.tr("&Opposed check"),
            "gm_resistance": self.tr("&Resistance"),
            "gm_group": self.tr("Gro&up"),
            "gm_roster": self.tr("&Around the table"),
            "gm_xantis": self.tr("&Xantis"),
            "gm_confrontation": self.tr("&Confrontation"),
            "gm_giro": "Gi&ro",
            "gm_everybody": self.tr("Gro&up"),
            "gm_together": self.tr("&Synchronised action"),
            "giro_under_sheet": self.tr("Giro u&nder the sheet"),
            "hidden_roll": self.tr("&Hidden roll"),
            "gm_reference": self.tr("Quick re&ference…"),
            "gm_log": self.tr("Game master’s &log…"),
            "table_view": self.tr("Table &view (second screen)"),
            "table_open": self.tr("O&pen a table…"),
            "table_sample": self.tr("Open the sample &table"),
            "table_save": self.tr("&Save the table"),
            "table_restore": self.tr("Restore an &earlier table…"),
            "table_print": self.tr("Pr&int the table…"),
            "larger": self.tr("Lar&ger"),
            "smaller": self.tr("&Smaller"),
            "actual_size": self.tr("&Actual size"),
            "dice_dock": self.tr("Show the dice &panel"),
            "full_screen": self.tr("&Full screen"),
            "topics": self.tr("Help &topics"),
            "tour": self.tr("To&ur"),
            "keyboard": self.tr("&Keyboard"),
            "news": self.tr("&What’s new"),
            "about": self.tr("&About"),
            "notices": self.tr("&Licences and notices"),
            "next_document": self.tr("Next sheet"),
            "previous_document": self.tr("Previous sheet"),
            "next_area": self.tr("Next area"),
            "previous_area": self.tr("Previous area"),
            "xantis_difficulty": self.tr("To the difficulty of the Xantis roll"),
            "modifier_up": self.tr("Modifier up (Xantis: difficulty)"),
            "modifier_down": self.tr("Modifier down (Xantis: difficulty)"),
            "modifier_none": self.tr("No modifier (Xantis: no difficulty)"),
            "key_settings": self.tr("&Keyboard shortcuts…"),
            "theme:system": self.tr("As the &system has it"),
            "theme:paper": self.tr("&Paper"),
            "theme:ink": self.tr("&Ink"),
            "theme:contrast": self.tr("&High contrast"),
            "language:system": self.tr("As the &system has it"),
            "motion:auto": self.tr("As the &system has it"),
            "motion:full": self.tr("&Full"),
            "motion:reduced": self.tr("&Reduced"),
            "dock:right": self.tr("On the &right"),
            "dock:left": self.tr("On the &left"),
            "dock:floating": self.tr("In a &window of its own"),
            "preset:srd": self.tr("&SRD: four levels, from fumble to special success"),
            "preset:uge": self.tr("&UGE: five levels, with critical successes too"),
            "preset:xantis": self.tr("&Xantis: the default readings"),
            "rules_page": self.tr("&Rules of this sheet…"),
            "content:system": self.tr("The language of the &window"),
        }
        texts |= {f"language:{code}": name for code, name in language_names().items()}
        texts |= {f"content:{code}": LANGUAGE_NAMES[code] for code in LANGUAGES}
        for difficulty in Difficulty:
            texts[f"difficulty:{difficulty.value}"] = labels.difficulty_label(difficulty.value)
        for number, name in enumerate(PAGE_COMMANDS, 1):
            texts[name] = self.tr("Page {number} of the sheet").format(number=number)
        return texts


_CHECKABLE = (
    "edit_mode",
    "at_stake",
    "keep_difficulty",
    "dice_dock",
    "full_screen",
    "gm",
    "hidden_roll",
    "giro_under_sheet",
)

_EXPORT = (
    "export_markdown",
    "export_text",
    "export_foundry",
    "export_png",
    "export_form",
    "-",
    "export_journal",
    "export_history",
    "-",
    "copy_text",
    "copy_markdown",
)

_MENUS: dict[str, tuple[object, ...]] = {
    "file": (
        ("new", ("new_percentile", "new_random", "new_xantis", "-", ("new_from_template", ()))),
        "open",
        ("recent", ()),
        ("samples", ()),
        "import",
        "import_clipboard",
        "-",
        "save",
        "save_as",
        "save_template",
        "restore",
        "-",
        ("export", _EXPORT),
        "print",
        "print_pdf",
        "-",
        "close",
        "quit",
    ),
    "edit": ("undo", "redo", "-", "edit_mode", "find", "-", "key_settings", "settings"),
    "character": (
        "ticks",
        "tick",
        "-",
        "start_adventure",
        "end_adventure",
        "development",
        "learn",
        "long_break",
        "adventure_pdf",
        "-",
        "portrait",
        "creation_steps",
        "apply_profession",
        ("rules", ("preset:srd", "preset:uge", "preset:xantis", "-", "rules_page")),
        ("content", tuple(f"content:{each}" for each in CONTENT)),
    ),
    "rolls": (
        "roll",
        "own_dice",
        "-",
        ("difficulty", (*(f"difficulty:{each.value}" for each in Difficulty), "-", "keep_difficulty")),
        "at_stake",
        "why",
        "-",
        "journal",
        "copy_journal",
        "how_dice_fall",
    ),
    "game_master": (
        "gm",
        "-",
        "gm_opposed",
        "gm_resistance",
        "gm_group",
        "gm_roster",
        ("gm_xantis", ("gm_confrontation", "gm_giro", "gm_everybody", "gm_together", "-", "giro_under_sheet")),
        "gm_reference",
        "-",
        "hidden_roll",
        "gm_log",
        "table_view",
        "-",
        "table_open",
        "table_sample",
        "table_save",
        "table_restore",
        "table_print",
    ),
    "view": (
        ("theme", tuple(f"theme:{each}" for each in CHOICES)),
        ("language", ()),
        ("motion", tuple(f"motion:{each}" for each in MOTIONS)),
        "-",
        "larger",
        "smaller",
        "actual_size",
        "-",
        "dice_dock",
        ("dock", ("dock:right", "dock:left", "dock:floating")),
        "full_screen",
    ),
    "help": ("topics", "tour", "keyboard", "how_dice_fall", "-", "news", "notices", "about"),
}


def _entries(content: tuple[object, ...]) -> Iterator[str]:
    """The names of all actions of a menu and those below it, without those that a group makes."""
    for entry in content:
        match entry:
            case (str(), tuple() as below):
                yield from _entries(below)
            case str() if entry != "-" and ":" not in entry:
                yield entry


_OUTSIDE = (
    *PAGE_COMMANDS,
    "next_document",
    "previous_document",
    "next_area",
    "previous_area",
    "xantis_difficulty",
    "modifier_up",
    "modifier_down",
    "modifier_none",
)
"""Actions that stand in no menu: only their keys reach them."""
_FILLED_LATER = ("templates",)
"""Actions of menus that are filled when they open."""
_IN_MENUS = tuple(name for content in _MENUS.values() for name in _entries(content))
_NAMES = tuple(dict.fromkeys((*_IN_MENUS, *_FILLED_LATER, *_OUTSIDE)))
