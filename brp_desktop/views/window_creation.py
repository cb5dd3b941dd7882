"""What the menu commands of new characters do; every room behind them is imported on use."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction

from brp_desktop.controllers.systems import as_brp
from brp_desktop.controllers.templates import Templates
from brp_desktop.views.main_window import MainWindow

if TYPE_CHECKING:
    from brp_desktop.storage.templates import Template
    from brp_desktop.views.gm.small_dialogs import TextDialog


class CreationCommands(QObject):
    """New sheets, templates, the steps of a creation, and professions for sheets that are played already."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        actions = window.actions_
        for name, slot in {
            "new_percentile": self.ask_new,
            "new_random": self.new_random,
            "creation_steps": self.toggle_steps,
            "save_template": self.save_template,
            "templates": self.show_templates,
            "apply_profession": self.show_applying,
        }.items():
            actions[name].triggered.connect(slot)
        window.status_bar.broken.clicked.connect(self.show_broken)
        menu = actions.menu("new_from_template")
        menu.aboutToShow.connect(self.fill_templates)
        menu.triggered.connect(self._on_template)
        self.templates = Templates(window.context.places.templates, window.context.interaction)
        self._naming: TextDialog | None = None

    def ask_new(self) -> None:
        """Ask by which rules and how a new percentile sheet begins."""
        from brp_desktop.views.dialogs.new_sheet import NewSheetDialog

        NewSheetDialog(self._window.context, self._window.theme, self._window).open()

    def new_random(self) -> None:
        """A whole character by chance, by the rules chosen last."""
        from brp_desktop.controllers.beginnings import by_chance
        from brp_desktop.controllers.language import current_language
        from brp_desktop.rules.brp import SRD, UGE
        from brp_desktop.storage import new_document
        from brp_desktop.views.brp.creation.desk import new_seed

        context = self._window.context
        options = UGE if context.settings.new_sheet_preset == "uge" else SRD
        character = by_chance(new_seed(), options, current_language())
        context.files.begin(new_document(character), worth_keeping=True)

    def toggle_steps(self) -> None:
        """Show the steps of the creation beside the sheet, in edit mode, or put them away."""
        window = self._window
        document = window.document
        if document is None or document.read_only:
            return
        document.commit_pending()
        detail = window.sheets.detail(document)
        shown = not (detail.has_steps and window.editing)
        if shown:
            window.set_editing(True)
            window.show_tab("dice")
        detail.show_steps(shown=shown)

    def show_broken(self) -> None:
        """Where the rules that are broken are told: beside the sheet."""
        window = self._window
        if window.document is not None:
            window.show_tab("dice")
            window.sheets.detail(window.document).begin()

    # templates

    def fill_templates(self) -> None:
        """The templates there are now, and the way to all of them."""
        actions = self._window.actions_
        menu = actions.menu("new_from_template")
        menu.clear()
        for template in self.templates.all:
            menu.addAction(template.name.replace("&", "&&")).setData(str(template.path))
        if menu.isEmpty():
            menu.addAction(self.tr("No template yet.")).setEnabled(False)
        menu.addSeparator()
        menu.addAction(actions["templates"])

    def _on_template(self, action: QAction) -> None:
        template = next((one for one in self.templates.all if str(one.path) == action.data()), None)
        if template is not None:
            self._begin(template)

    def _begin(self, template: "Template") -> None:
        self.templates.begin(template, self._window.context.files)

    def show_templates(self) -> None:
        """Every template: begin with one, rename, delete."""
        from brp_desktop.views.dialogs.templates import TemplatesDialog

        dialog = TemplatesDialog(self.templates, self._window.theme, self._window)
        dialog.begin_requested.connect(self._begin)
        dialog.open()

    def save_template(self) -> None:
        """Keep the sheet in front as a template, under a name the person gives."""
        from brp_desktop.views.dialogs.templates import ask_name

        window = self._window
        document = window.document
        if document is None:
            return
        document.commit_pending()
        title, words = self.tr("Save as template"), self.tr("&Name of the template")
        self._naming = ask_name(self.templates, window.theme, title, words, document.character.name, window)
        self._naming.accepted.connect(self._on_named)
        self._naming.open()

    def _on_named(self) -> None:
        document = self._window.document
        if document is not None and self._naming is not None:
            template = self.templates.save(self._naming.values[0], document.sheet)
            if template is not None:
                said = self.tr("“{name}” is kept as a template.").format(name=template.name)
                self._window.status_bar.say(said, wrong=False)
        self._naming = None

    def show_applying(self) -> None:
        """A profession or a package for the sheet in front, with what it would change."""
        from brp_desktop.views.dialogs.applying import ApplyDialog

        document = as_brp(self._window.document)
        if document is not None and not document.read_only:
            document.commit_pending()
            ApplyDialog(document, self._window.theme, self._window).open()
