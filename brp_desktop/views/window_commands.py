"""What the menu commands do: each opens, saves, chooses or shows something; rare rooms are imported on use."""

from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QMenu, QWidget

from brp_desktop.controllers.files import samples
from brp_desktop.controllers.language import own_language
from brp_desktop.controllers.systems import as_brp
from brp_desktop.models.plain_tip import plain_tip
from brp_desktop.painting.icons import icon
from brp_desktop.rules.brp import Difficulty
from brp_desktop.sheet.systems import XANTIS
from brp_desktop.storage.settings import TABLE
from brp_desktop.views.keys.bindings import key_bindings
from brp_desktop.views.keys.table import DIFFICULTY_KEYS
from brp_desktop.views.main_window import MainWindow
from brp_desktop.views.own_theme_menu import OwnThemeMenu
from brp_desktop.views.systems import views_of
from brp_desktop.views.window_creation import CreationCommands
from brp_desktop.views.window_earlier import EarlierCommands
from brp_desktop.views.window_exchange import ExchangeCommands
from brp_desktop.views.window_gm import GameMasterCommands
from brp_desktop.views.window_growth import GrowthCommands
from brp_desktop.views.window_keys import go_to_area
from brp_desktop.views.window_printing import PrintCommands

if TYPE_CHECKING:
    from brp_desktop.views.quick_find import QuickFind


class WindowCommands(QObject):
    """Connects every action of the window with what it does."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._context = window.context
        self._quick_find: QuickFind | None = None
        self._connect_files()
        self._connect_rolls()
        self._connect_view()
        actions = window.actions_
        for name, slot in {
            "undo": window.history.undo,
            "redo": window.history.redo,
            "edit_mode": window.toggle_editing,
            "find": self.find,
            "settings": self.show_settings,
            "topics": self.show_help,
            "tour": self.show_tour,
            "news": self.show_news,
            "keyboard": self.show_keyboard,
            "key_settings": self.show_key_settings,
            "about": self.show_about,
            "notices": self.show_notices,
            "next_area": self._next_area,
            "previous_area": self._previous_area,
        }.items():
            actions[name].triggered.connect(slot)
        window.tool_bar.find_field.clicked.connect(self.find)
        window.tool_bar.find_field.typed.connect(self.find_text)
        self.creation = CreationCommands(window)
        self.growth = GrowthCommands(window)
        self.game_master = GameMasterCommands(window)
        self.earlier = EarlierCommands(window)
        self.printing = PrintCommands(window)
        self.exchange = ExchangeCommands(window)

    def _connect_files(self) -> None:
        window, actions, files = self._window, self._window.actions_, self._context.files
        for name, slot in {
            "new_xantis": self._new_xantis,
            "open": files.ask_open,
            "save": self._save,
            "save_as": self._save_as,
            "close": window.close_current,
            "quit": self._quit,
            "next_document": self._next_document,
            "previous_document": self._previous_document,
        }.items():
            actions[name].triggered.connect(slot)
        actions.menu("recent").aboutToShow.connect(self._fill_recent)
        actions.menu("recent").triggered.connect(self._open_recent)
        actions.menu("samples").aboutToShow.connect(self._fill_samples)
        actions.menu("samples").triggered.connect(self._open_sample)
        actions.presets.triggered.connect(self._on_preset)
        actions.contents.triggered.connect(self._on_content)
        actions.menu("content").aboutToShow.connect(self._check_content)
        actions["rules_page"].triggered.connect(self._show_rules_page)
        actions.menu("rules").aboutToShow.connect(self._check_preset)
        window.tab_row.add_button.clicked.connect(self._show_add_menu)
        window.status_bar.rules.clicked.connect(self._show_rules_page)
        window.status_bar.language.clicked.connect(self._show_language_menu)
        window.status_bar.theme_item.clicked.connect(self._show_theme_menu)

    def _connect_rolls(self) -> None:
        actions = self._window.actions_
        actions["roll"].triggered.connect(self._roll)
        actions["own_dice"].triggered.connect(self._own_dice)
        actions["at_stake"].triggered.connect(self._toggle_stake)
        actions["keep_difficulty"].triggered.connect(self._toggle_pinned)
        actions["tick"].triggered.connect(self._window.rolling.toggle_tick)
        actions["why"].triggered.connect(self._window.rolling.explain)
        actions["journal"].triggered.connect(self.toggle_journal)
        actions["copy_journal"].triggered.connect(self._copy_journal)
        actions.difficulties.triggered.connect(self._on_difficulty)
        actions.menu("rolls").aboutToShow.connect(self._check_rolls)
        actions.menu("difficulty").aboutToShow.connect(self._check_rolls)

    def _connect_view(self) -> None:
        window, actions = self._window, self._window.actions_
        actions["larger"].triggered.connect(window.zoom.grow)
        actions["smaller"].triggered.connect(window.zoom.shrink)
        actions["actual_size"].triggered.connect(window.zoom.reset)
        actions["dice_dock"].triggered.connect(window.room.show_dock)
        actions["full_screen"].triggered.connect(self._full_screen)
        actions.themes.triggered.connect(self._on_theme)
        self._own_themes = OwnThemeMenu(actions, self._context.appearance, self)
        actions.languages.triggered.connect(self._on_language)
        actions.motions.triggered.connect(self._on_motion)
        actions.dock_places.triggered.connect(self._on_dock_place)
        actions.menu("view").aboutToShow.connect(self.check_choices)
        for name in ("theme", "language", "motion", "dock"):
            actions.menu(name).aboutToShow.connect(self.check_choices)

    # files

    def _new_xantis(self) -> None:
        self._context.files.new(XANTIS)

    def _save(self) -> None:
        if self._window.document is not None:
            self._context.files.save(self._window.document)

    def _save_as(self) -> None:
        if self._window.document is not None:
            self._context.files.save_as(self._window.document)

    def _quit(self) -> None:
        self._window.close()

    def _step_document(self, step: int) -> None:
        tabs = self._window.tabs
        if tabs.count() > 1:
            tabs.setCurrentIndex((tabs.currentIndex() + step) % tabs.count())
            self._window.focus_sheet()

    def _next_document(self) -> None:
        self._step_document(1)

    def _previous_document(self) -> None:
        self._step_document(-1)

    def _fill_recent(self) -> None:
        menu = self._window.actions_.menu("recent")
        menu.clear()
        files = self._context.files.recent[:12]
        names = Counter(file.name or Path(file.path).stem for file in files)
        for file in files:
            name = file.name or Path(file.path).stem
            if names[name] > 1:
                name = f"{name} — {Path(file.path).name}, {Path(file.path).parent.name}"
            if file.system == TABLE:
                name = self.tr("{name} (game master’s table)").format(name=name)
            action = menu.addAction(name.replace("&", "&&"))
            if file.system == TABLE:
                action.setIcon(icon("roster", self._window.theme.colour("text_2")))
            action.setData(file.path)
            action.setToolTip(plain_tip(file.path))
        if menu.isEmpty():
            menu.addAction(self.tr("Nothing opened yet.")).setEnabled(False)

    def _open_recent(self, action: QAction) -> None:
        if action.data():
            self._window.open_file(Path(str(action.data())))

    def _fill_samples(self) -> None:
        from brp_desktop.views.samples import sample_name

        menu = self._window.actions_.menu("samples")
        menu.clear()
        for path in samples():
            menu.addAction(sample_name(path).replace("&", "&&")).setData(str(path))
        menu.addSeparator()
        menu.addAction(self._window.actions_["table_sample"])

    def _open_sample(self, action: QAction) -> None:
        if action.data():
            self._context.files.open_sample(Path(str(action.data())))

    def _show_add_menu(self) -> None:
        button = self._window.tab_row.add_button
        self.add_menu().popup(button.mapToGlobal(QPoint(0, button.height())))

    def add_menu(self) -> QMenu:
        """What the button beside the tabs offers: a new sheet, a file, a sample, what was opened lately."""
        actions = self._window.actions_
        menu = QMenu(self._window)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addMenu(actions.menu("new"))
        menu.addAction(actions["open"])
        menu.addMenu(actions.menu("samples"))
        menu.addSeparator()
        menu.addMenu(actions.menu("recent"))
        return menu

    def _show_rules_page(self) -> None:
        window, document = self._window, self._window.document
        if document is not None:
            views_of(document.system).open_rules(document, window.theme, window)

    def _show_language_menu(self) -> None:
        self._popup_above("language", self._window.status_bar.language)

    def _show_theme_menu(self) -> None:
        self._popup_above("theme", self._window.status_bar.theme_item)

    def _popup_above(self, name: str, item: QWidget) -> None:
        menu = self._window.actions_.menu(name)
        corner = item.mapToGlobal(QPoint(0, 0))
        menu.popup(corner - QPoint(0, menu.sizeHint().height()))

    def _check_preset(self) -> None:
        document = self._window.document
        preset = views_of(document.system).preset_of(document) if document is not None else ""
        for action in self._window.actions_.presets.actions():
            action.setChecked(action.data() == preset)

    def _check_content(self) -> None:
        document = self._window.document
        chosen = "" if document is None else own_language(document.character)
        for action in self._window.actions_.contents.actions():
            action.setChecked(action.data() == (chosen or "system"))

    def _on_content(self, action: QAction) -> None:
        from brp_desktop.sheet.edits import SetIdentity

        document = as_brp(self._window.document)
        if document is not None:
            code = str(action.data())
            document.perform(SetIdentity("language", None if code == "system" else code))

    def _on_preset(self, action: QAction) -> None:
        document = self._window.document
        if document is not None:
            views_of(document.system).take_preset(document, str(action.data()))

    # rolls

    def _check_rolls(self) -> None:
        rolls, actions = self._context.rolls, self._window.actions_
        actions["at_stake"].setChecked(rolls.at_stake)
        actions["keep_difficulty"].setChecked(rolls.pinned)
        for action in actions.difficulties.actions():
            action.setChecked(action.data() == rolls.difficulty.value)

    def _roll(self) -> None:
        self._window.dice_panel.roll()

    def _toggle_stake(self) -> None:
        """Not by the mark of the menu, which is put right only when the menu opens."""
        rolls = self._context.rolls
        rolls.set_at_stake(not rolls.at_stake)

    def _toggle_pinned(self) -> None:
        rolls = self._context.rolls
        rolls.set_pinned(not rolls.pinned)

    def _own_dice(self) -> None:
        self._window.dice_panel.focus_own_dice()

    def _on_difficulty(self, action: QAction) -> None:
        self._window.dice_panel.press(DIFFICULTY_KEYS[str(action.data())])

    def toggle_journal(self) -> None:
        """To the roll log; from there back to the sheet."""
        view = self._window.dice_panel.journal.view
        if view.hasFocus():
            self._window.focus_sheet()
        else:
            self._window.room.show_dock(True)
            self._window.room.open_overlay()
            view.setFocus(Qt.FocusReason.ShortcutFocusReason)
            if not view.currentIndex().isValid() and view.model().rowCount():
                view.setCurrentIndex(view.model().index(0, 0))

    def _copy_journal(self) -> None:
        QGuiApplication.clipboard().setText(self._window.dice_panel.journal.copy_text())

    def find(self) -> None:
        """Open the quick find."""
        self.find_text("")

    def find_text(self, text: str) -> None:
        """Open the quick find with letters typed already."""
        if self._quick_find is None:
            from brp_desktop.views.quick_find import QuickFind
            from brp_desktop.views.window_finding import WindowFinding

            self._quick_find = QuickFind(self._window.theme, self._window)
            self._quick_find.roll_requested.connect(self._on_found)
            self._quick_find.choose_requested.connect(self._on_chosen)
            self._finding = WindowFinding(self._window)
            self._quick_find.wanted.connect(self._finding.go_to)
        window = self._window
        self._quick_find.set_theme(window.theme)
        self._quick_find.open_for(
            window.document,
            window.rolls.recent_subjects,
            window.popup_place(),
            text,
            editing=window.editing,
            besides=self._finding.everything(),
        )

    def _on_found(self, subject: object, difficulty: Difficulty | None) -> None:
        self._go_to(subject)
        if difficulty is None:
            self._window.rolling.roll(subject)
        else:
            self._window.rolling.roll_at(subject, difficulty.value)

    def _on_chosen(self, subject: object) -> None:
        if not self._window.editing:
            self._window.rolls.choose(subject)
        self._go_to(subject)

    def _go_to(self, subject: object) -> None:
        sheet = self._window.sheet
        if sheet is not None:
            sheet.focus_subject(subject)

    def show_ticks(self) -> None:
        """Which skills are ticked."""
        self.growth.show_ticks()

    # view

    def check_choices(self) -> None:
        """Mark what is in force in the menus."""
        context, actions, dock = self._context, self._window.actions_, self._window.dock
        place = "right" if self._window.dockWidgetArea(dock) == Qt.DockWidgetArea.RightDockWidgetArea else "left"
        for group, value in (
            (actions.themes, context.appearance.choice),
            (actions.languages, context.language.choice),
            (actions.motions, context.appearance.motion),
            (actions.dock_places, "floating" if dock.isFloating() else place),
        ):
            for action in group.actions():
                action.setChecked(action.data() == value)

    def _on_theme(self, action: QAction) -> None:
        self._context.settings.theme = str(action.data())
        self._context.appearance.choose_theme(str(action.data()))

    def _on_language(self, action: QAction) -> None:
        self._context.settings.language = str(action.data())
        self._context.language.choose(str(action.data()))

    def _on_motion(self, action: QAction) -> None:
        self._context.settings.motion = str(action.data())
        self._context.appearance.choose_motion(str(action.data()))

    def _on_dock_place(self, action: QAction) -> None:
        dock, window = self._window.dock, self._window
        match str(action.data()):
            case "floating":
                dock.setFloating(True)
            case "left":
                dock.setFloating(False)
                window.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, dock)
            case _:
                dock.setFloating(False)
                window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
        window.room.show_dock(True)

    def _full_screen(self, on: bool) -> None:
        self._window.setWindowState(self._window.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _next_area(self) -> None:
        go_to_area(self._window, 1)

    def _previous_area(self) -> None:
        go_to_area(self._window, -1)

    # dialogs

    def show_settings(self) -> None:
        """The settings."""
        from brp_desktop.views.dialogs.settings import SettingsDialog

        dialog = SettingsDialog(self._context, self._window.theme, self._window, self.show_key_settings)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.preferences.changed.connect(self._window.follow_settings)
        dialog.preferences.keys_changed.connect(self._take_keys)
        dialog.exec()

    def _take_keys(self) -> None:
        key_bindings().load(self._context.settings, self._window.actions_.names)

    def show_help(self) -> None:
        """The help, beside the window."""
        from brp_desktop.views.dialogs.help import open_help

        open_help(self._window.theme, self._window)

    def show_tour(self) -> None:
        """The tour, from its first step."""
        from brp_desktop.views.greeting import show_tour

        show_tour(self._window)

    def show_news(self) -> None:
        """What is new in this version and those before it."""
        from brp_desktop.controllers.language import current_language
        from brp_desktop.views.dialogs.news import NewsDialog

        NewsDialog(self._window.theme, current_language(), self._window).exec()

    def show_keyboard(self) -> None:
        """Every key."""
        from brp_desktop.views.dialogs.keyboard import KeyboardSheet

        sheet = KeyboardSheet(self._window.actions_, self._window.theme, self._window)
        sheet.change_requested.connect(self.show_key_settings)
        sheet.exec()

    def show_key_settings(self) -> None:
        """Which command has which key, to be changed."""
        from brp_desktop.views.dialogs.key_settings import KeySettings

        KeySettings(self._window.actions_, self._window.theme, self._window).exec()

    def show_about(self) -> None:
        """About the application."""
        from brp_desktop.views.dialogs.about import AboutDialog

        AboutDialog(self._window.theme, self._window).exec()

    def show_notices(self) -> None:
        """Licences and notices."""
        from brp_desktop.views.dialogs.about import NoticesDialog

        NoticesDialog(self._window.theme, self._window).exec()
