"""The application's settings: declared once, typed, in one TOML file that people may read and change."""

import stat
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from brp_desktop.catalogue.toml_reader import loads
from brp_desktop.storage.errors import StorageError
from brp_desktop.storage.files import mark, path_text, save_file, text_path
from brp_desktop.storage.folders import make_private
from brp_desktop.storage.notices import Notice, set_aside
from brp_desktop.storage.setting_types import (
    Bytes,
    Choice,
    Code,
    Number,
    PathText,
    Switch,
    Word,
    plain_text,
    table,
    whole_number,
)
from brp_desktop.storage.toml_text import toml_text

RECENT_FILES: Final = 20
"""Entries kept in the list of recent files, unless a person wants another number."""
REMEMBERED_SHEETS: Final = 200
"""Documents whose zoom and order are remembered; the ones not seen for longest are forgotten."""
ORDERS: Final = ("group", "alphabet", "score", "paper", "own")
"""Orders of the skills on the sheet."""

DICE_COLOURS: Final = ("classic", "bone", "coal", "wine", "moss", "sea", "plum", "amber")
"""Colours of the dice; the first gives every kind its own."""
DICE_MATERIALS: Final = ("matt", "glossy", "stone", "metal")
DICE_TABLES: Final = ("felt", "wood", "slate", "plain")
"""What the dice fall on."""

LARGEST_FILE: Final = 4_000_000
"""Bytes; what is larger was not written by this program, and would be read at every start."""

_FARTHEST: Final = 100_000
_LATEST: Final = 2**62


class WindowGeometry(Struct, frozen=True):
    """Where the main window was, in device-independent pixels; the position may lie on a screen that is gone."""

    x: int
    y: int
    width: int
    height: int
    maximised: bool = False


TABLE: Final = "table"
"""The ``system`` of a recent file that is a game master's table."""


class RecentFile(Struct, frozen=True):
    """One file of the start page, with what it shows without opening it. ``opened`` is in seconds since 1970, UTC.

    ``system`` is that of a sheet, or ``TABLE``.
    """

    path: str
    name: str = ""
    occupation: str = ""
    system: str = "brp"
    ticks: int = 0
    opened: int = 0
    pinned: bool = False


class SheetSettings(Struct, frozen=True):
    """How one document was last looked at: zoom in percent, order of the skills, filter, page, skills at hand."""

    zoom: int = 100
    order: str = "group"
    trained_only: bool = False
    page: int = 0
    at_hand: bool = False
    """Whether the skills pinned and rolled lately stand at the top."""
    lately: tuple[str, ...] = ()
    """Ids of the skills rolled lately, the last one first."""


class Settings:
    """Every setting of the application, read from ``path`` and written back by ``save``.

    What the file holds besides is kept. A file that is no TOML is set aside and the defaults hold: ``notices`` says
    so. Comments of a person who edited the file do not survive the next save.
    """

    language = Code("language", "system", page="appearance")
    theme = Word("theme", "system", page="appearance")
    theme_light = Word("themes.light", "paper", page="appearance")
    theme_dark = Word("themes.dark", "ink", page="appearance")
    motion = Choice("motion", ("auto", "full", "reduced"), "auto", page="appearance")
    dice_colour = Choice("dice.colour", DICE_COLOURS, DICE_COLOURS[0], page="dice")
    dice_material = Choice("dice.material", DICE_MATERIALS, DICE_MATERIALS[0], page="dice")
    dice_table = Choice("dice.table", DICE_TABLES, DICE_TABLES[0], page="dice")
    new_sheet_preset = Choice("new_sheet_preset", ("srd", "uge"), "srd", page="sheet")
    sheet_zoom = Number("sheet.zoom", 50, 300, 100, page="sheet")
    sheet_order = Choice("sheet.order", ORDERS, ORDERS[0], page="sheet")
    sheet_trained_only = Switch("sheet.trained_only", False, page="sheet")
    sheet_at_hand = Switch("sheet.at_hand", False, page="sheet")
    second_language = Choice("names.second_language", ("", "en", "fr", "it"), "", page="sheet")
    giro_under_sheet = Switch("gm.giro_under_sheet", True, page="table")
    reopen_table = Switch("gm.reopen_table", True, page="table")
    new_files_folder = PathText("files.new_folder", page="files")
    recent_kept = Number("files.recent", 5, 100, RECENT_FILES, page="files")
    work_kept_every = Number("files.work_kept_every", 1, 60, 5, page="files")
    versions_megabytes = Number("files.versions_megabytes", 5, 5000, 50, page="files")
    print_paper = Choice("print.paper", ("system", "a4", "letter"), "system", page="files")
    print_colour = Switch("print.colour", False, page="files")

    tour = Choice("tour", ("unknown", "waiting", "seen"), "unknown")
    """Whether the tour was shown; it waits for the first sheet."""
    news_seen = Word("news_seen", "none")
    """The version whose news were told last."""
    last_folder = PathText("last_folder")
    export_folder = PathText("export_folder")
    last_table = PathText("gm.last_table")
    dock_state = Bytes("window.dock_state")
    dock_visible = Switch("window.dock_visible", True)
    dice_dock_width = Number("window.dice_dock_width", 200, 4000, 384)
    gm_dock_width = Number("window.gm_dock_width", 200, 4000, 800)
    print_layout = Choice("print.layout", ("full", "single", "large", "adventure", "list", "people"), "full")
    print_people = Choice("print.people", ("2", "4", "8"), "4")
    print_ticks = Switch("print.ticks", True)
    print_bases = Switch("print.bases", True)
    print_limits = Switch("print.limits", True)
    print_free_lines = Switch("print.free_lines", True)
    print_trained_only = Switch("print.trained_only", False)
    print_fillable = Switch("print.fillable", False)

    def __init__(self, path: Path) -> None:
        self.path = path
        self.notices: tuple[Notice, ...] = ()
        self.on_notices: Callable[[], object] | None = None
        """Called when something is to be told of the settings, or is over."""
        self._values: dict[str, object] = {}
        self.on_change: Callable[[], None] | None = None
        """Called whenever there is something to save."""
        self._changed: set[tuple[str, ...]] = set()
        self._seen: tuple[int, int] | None = None
        self._may_write = True
        self._load()

    def raw(self, name: str) -> object:
        """The file's value under a dotted name, or None; for the declarations above."""
        *tables, last = name.split(".")
        place: Mapping[str, object] = self._values
        for part in tables:
            place = table(place.get(part))
        return place.get(last)

    def set_raw(self, name: str, value: object) -> None:
        """Put a value under a dotted name; None takes it away. For the declarations above."""
        before = self.raw(name)
        if type(before) is type(value) and before == value:
            return
        path = tuple(name.split("."))
        _put(self._values, path, value)
        self._is_changed(path)

    @property
    def window(self) -> WindowGeometry | None:
        """Where the main window was; None before the first time."""
        x = whole_number(self.raw("window.x"), -_FARTHEST, _FARTHEST)
        y = whole_number(self.raw("window.y"), -_FARTHEST, _FARTHEST)
        width = whole_number(self.raw("window.width"), 1, _FARTHEST)
        height = whole_number(self.raw("window.height"), 1, _FARTHEST)
        if x is None or y is None or width is None or height is None:
            return None
        return WindowGeometry(x, y, width, height, self.raw("window.maximised") is True)

    @window.setter
    def window(self, geometry: WindowGeometry) -> None:
        for name in ("x", "y", "width", "height", "maximised"):
            self.set_raw(f"window.{name}", getattr(geometry, name))

    @property
    def recent(self) -> tuple[RecentFile, ...]:
        """The files opened lately: pinned ones first, then by time, newest first."""
        entries = self.raw("recent")
        found = [_recent(table(entry)) for entry in entries] if isinstance(entries, list) else []
        return tuple(sorted((file for file in found if file), key=lambda file: (not file.pinned, -file.opened)))

    def add_recent(self, file: RecentFile) -> None:
        """Put a file at the top; it keeps its pin. The oldest unpinned one beyond ``recent_kept`` is forgotten."""
        before = {known.path: known for known in self.recent}
        pinned = file.pinned or (file.path in before and before[file.path].pinned)
        before.pop(file.path, None)
        self._set_recent((replace(file, pinned=pinned), *before.values()))

    def pin_recent(self, path: str, pinned: bool) -> None:
        """Keep a file at the top of the list, or let it go its way again."""
        self._set_recent(tuple(replace(known, pinned=pinned) if known.path == path else known for known in self.recent))

    def trim_recent(self) -> None:
        """Forget the oldest unpinned files beyond ``recent_kept``."""
        if self.recent:
            self._set_recent(self.recent)

    def forget_recent(self, path: str) -> None:
        """Take a file off the list; the file itself is left alone."""
        self._set_recent(tuple(known for known in self.recent if known.path != path))

    def sheet(self, document_id: str) -> SheetSettings:
        """How that document was last looked at; for one never seen as the person wants new ones."""
        kept = table(table(self.raw("sheets")).get(document_id))
        default = SheetSettings(self.sheet_zoom, self.sheet_order, self.sheet_trained_only, 0, self.sheet_at_hand)
        order = plain_text(kept.get("order"), 40)
        trained_only = kept.get("trained_only")
        at_hand = kept.get("at_hand")
        zoom, page = whole_number(kept.get("zoom"), 25, 400), whole_number(kept.get("page"), 0, 99)
        return SheetSettings(
            zoom=default.zoom if zoom is None else zoom,
            order=order if order in ORDERS else default.order,
            trained_only=trained_only if isinstance(trained_only, bool) else default.trained_only,
            page=default.page if page is None else page,
            at_hand=at_hand if isinstance(at_hand, bool) else default.at_hand,
            lately=_short_texts(kept.get("lately")),
        )

    def set_sheet(self, document_id: str, settings: SheetSettings) -> None:
        """Remember how a document is looked at."""
        sheets = dict(table(self.raw("sheets")))
        unknown = table(sheets.pop(document_id, None))
        values = {name: getattr(settings, name) for name in ("zoom", "order", "trained_only", "page", "at_hand")}
        sheets[document_id] = {**unknown, **values, "lately": list(settings.lately)}
        for forgotten in list(sheets)[:-REMEMBERED_SHEETS]:
            del sheets[forgotten]
        self._values["sheets"] = sheets
        self._is_changed(("sheets", document_id))

    def save(self) -> None:
        """Write the file if anything changed: whole or not at all.

        A failure is a notice until saving works again, never an exception. A file that could not be read is not
        overwritten. What a person or another program wrote there meanwhile is
        taken in, but for what was changed here too.
        """
        if not (self._changed and self._may_write):
            return
        try:
            make_private(self.path.parent)
            self._take_in()
            save_file(self.path, toml_text(self._values).encode(), keep_previous=False)
        except (OSError, ValueError, StorageError):
            self._notice(Notice("settings_not_saved", self.path))
        else:
            self._changed.clear()
            self._seen = mark(self.path)
            self._tell(tuple(notice for notice in self.notices if notice.code != "settings_not_saved"))

    def _is_changed(self, path: tuple[str, ...]) -> None:
        self._changed.add(path)
        if self.on_change is not None:
            self.on_change()

    def _take_in(self) -> None:
        if mark(self.path) in (None, self._seen):
            return
        try:
            values = self._read()
        except (ValueError, RecursionError):
            self._notice(Notice("settings_damaged", self.path, set_aside(self.path)))
            return
        for path in self._changed:
            place: object = self._values
            for part in path:
                place = table(place).get(part)
            _put(values, path, place)
        self._values = values

    def _set_recent(self, files: tuple[RecentFile, ...]) -> None:
        newest = sorted(files, key=lambda file: -file.opened)
        room = max(1, self.recent_kept - sum(file.pinned for file in files))
        kept = {file.path for file in [file for file in newest if not file.pinned][:room]}
        entries = [
            {name: getattr(file, name) for name in RecentFile.__struct_fields__} | {"path": path_text(file.path)}
            for file in files
            if file.pinned or file.path in kept
        ]
        self.set_raw("recent", entries or None)

    def _load(self) -> None:
        try:
            values = self._read()
        except FileNotFoundError:
            return
        except OSError:
            self._refuse()
        except (ValueError, RecursionError):
            self._start_anew()
        else:
            self._values = values

    def _read(self) -> dict[str, object]:
        status = self.path.stat()
        if not stat.S_ISREG(status.st_mode):
            raise IsADirectoryError(str(self.path))
        if status.st_size > LARGEST_FILE:
            raise ValueError("too large")
        self._seen = mark(self.path)
        values = loads(self.path.read_bytes().decode("utf-8-sig"))
        toml_text(values)
        return values

    def _start_anew(self) -> None:
        try:
            aside = set_aside(self.path)
        except OSError:
            self._refuse()
        else:
            self._notice(Notice("settings_damaged", self.path, aside))

    def _refuse(self) -> None:
        self._may_write = False
        self._notice(Notice("settings_unreadable", self.path))

    def _notice(self, notice: Notice) -> None:
        if notice not in self.notices:
            self._tell((*self.notices, notice))

    def _tell(self, notices: tuple[Notice, ...]) -> None:
        before, self.notices = self.notices, notices
        if notices != before and self.on_notices is not None:
            self.on_notices()


def _put(values: dict[str, object], path: tuple[str, ...], value: object) -> None:
    *tables, last = path
    for part in tables:
        inner = values.get(part)
        if not isinstance(inner, dict):
            inner = values[part] = {}
        values = inner
    if value is None:
        values.pop(last, None)
    else:
        values[last] = value


def _short_texts(value: object) -> tuple[str, ...]:
    texts = [plain_text(each, 100) for each in value[:20]] if isinstance(value, list) else []
    return tuple(text for text in texts if text)


def _recent(entry: Mapping[str, object]) -> RecentFile | None:
    path = plain_text(entry.get("path"), _FARTHEST)
    if not path:
        return None
    return RecentFile(
        path=text_path(path),
        name=plain_text(entry.get("name"), 4096) or "",
        occupation=plain_text(entry.get("occupation"), 4096) or "",
        system=plain_text(entry.get("system"), 40) or "brp",
        ticks=whole_number(entry.get("ticks"), 0, _FARTHEST) or 0,
        opened=whole_number(entry.get("opened"), 0, _LATEST) or 0,
        pinned=entry.get("pinned") is True,
    )
