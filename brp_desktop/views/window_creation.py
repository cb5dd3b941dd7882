"""What the menu commands of new characters do; every room behind them is imported on use."""

from PySide6.QtCore import QObject

from brp_desktop.views.main_window import MainWindow


class CreationCommands(QObject):
    """New sheets, and the steps of a creation."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        actions = window.actions_
        for name, slot in {
            "new_percentile": self.ask_new,
            "new_random": self.new_random,
            "creation_steps": self.toggle_steps,
        }.items():
            actions[name].triggered.connect(slot)

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
