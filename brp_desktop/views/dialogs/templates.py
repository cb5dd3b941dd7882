"""The templates: begin a sheet with one, rename it, delete it and take that back."""

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPalette
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QListWidgetItem, QWidget

from brp_desktop.controllers.templates import Templates
from brp_desktop.painting.theme import Theme
from brp_desktop.storage.templates import Template
from brp_desktop.views.announce import announce
from brp_desktop.views.controls import LinkButton, PushButton
from brp_desktop.views.dialogs.plain import PlainDialog
from brp_desktop.views.dialogs.reading_choice import frame
from brp_desktop.views.gm.small_dialogs import TextDialog
from brp_desktop.views.painted import without_mnemonic
from brp_desktop.views.plain_label import PlainLabel

translate = QCoreApplication.translate

WIDTH = 460


def ask_name(
    templates: Templates, theme: Theme, title: str, words: str, name: str, parent: QWidget, but: Template | None = None
) -> TextDialog:
    """A dialog that asks for a name no other template has; open it, and read ``values[0]`` when it was accepted."""

    def problem(values: tuple[str, ...]) -> tuple[int, str] | None:
        if not values[0]:
            return 0, translate("templates", "A template needs a name.")
        if templates.is_taken(values[0], but):
            return 0, translate("templates", "Another template is called that already.")
        return None

    dialog = TextDialog(theme, title, ((words, name),), parent, problem=problem)
    dialog.setModal(True)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    return dialog


class TemplateList(QListWidget):
    """The names; Enter begins a sheet, F2 renames, Del deletes."""

    rename_requested = Signal()
    remove_requested = Signal()
    begin_requested = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        wishes = {
            Qt.Key.Key_F2: self.rename_requested,
            Qt.Key.Key_Delete: self.remove_requested,
            Qt.Key.Key_Return: self.begin_requested,
            Qt.Key.Key_Enter: self.begin_requested,
        }
        wish = wishes.get(Qt.Key(event.key()))
        if wish is None:
            super().keyPressEvent(event)
            return
        event.accept()
        if not event.isAutoRepeat():
            wish.emit()


class TemplatesDialog(PlainDialog):
    """``begin_requested`` closes it; what is deleted can be taken back until then."""

    begin_requested = Signal(object)
    """Template a new sheet begins with."""

    def __init__(self, templates: Templates, theme: Theme, parent: QWidget | None) -> None:
        super().__init__(theme, "", parent)
        self.setObjectName("templates_dialog")
        self.setModal(True)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._templates = templates
        self._removed: list[tuple[Template, bytes]] = []
        title = self.tr("Templates")
        self.setWindowTitle(title)
        self.setAccessibleName(title)
        self.heading.setText(title)
        self.list = TemplateList(self.content)
        self.list.setAccessibleName(title)
        self.list.setFont(theme.font("body"))
        self.list.setMinimumHeight(200)
        palette = self.list.palette()
        palette.setColor(QPalette.ColorRole.Base, theme.colour("sheet"))
        self.list.setPalette(palette)
        frame(self.list, theme)
        self.empty = self.add_text(
            self.tr("No template yet. “Save as template” in the menu File makes one."), muted=True
        )
        self.column.addWidget(self.list, 1)
        self.gone = PlainLabel(parent=self.content)
        self.gone.setFont(theme.font("body"))
        self.gone.setWordWrap(True)
        self.undo = LinkButton(theme, self.content, type_name="body")
        self.undo.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.undo.setText(self.tr("Undo"))
        self.undo.clicked.connect(self._on_undo)
        line = QHBoxLayout()
        line.addWidget(self.gone, 1)
        line.addWidget(self.undo)
        self.column.addLayout(line)
        self.remove = self._button(self.tr("&Delete"), danger=True)
        self.rename = self._button(self.tr("&Rename…"))
        self._button(self.tr("&Close")).clicked.connect(self.reject)
        self.begin = self._button(self.tr("&New sheet"), primary=True)
        self.remove.clicked.connect(self._on_remove)
        self.rename.clicked.connect(self._on_rename)
        self.begin.clicked.connect(self._on_begin)
        self.list.remove_requested.connect(self._on_remove)
        self.list.rename_requested.connect(self._on_rename)
        self.list.begin_requested.connect(self._on_begin)
        self.list.itemDoubleClicked.connect(self._on_begin)
        self._fill(0)
        self.list.setFocus()

    @property
    def template(self) -> Template | None:
        """The one chosen."""
        all_ = self._templates.all
        row = self.list.currentRow()
        return all_[row] if 0 <= row < len(all_) else None

    def _button(self, text: str, *, primary: bool = False, danger: bool = False) -> PushButton:
        button = self.add_button(text, primary=primary, danger=danger)
        button.setAccessibleName(without_mnemonic(text))
        return button

    def _fill(self, row: int) -> None:
        """Show what there is now, with the focus on a row."""
        names = [template.name for template in self._templates.all]
        self.list.clear()
        for name in names:
            QListWidgetItem(name, self.list)
        self.list.setCurrentRow(min(row, len(names) - 1))
        self.list.setVisible(bool(names))
        self.empty.setVisible(not names)
        for button in (self.remove, self.rename, self.begin):
            button.setEnabled(bool(names))
        last = self._removed[-1][0].name if self._removed else ""
        self.gone.setText(self.tr("“{name}” was deleted.").format(name=last) if last else "")
        self.gone.setVisible(bool(last))
        self.undo.setVisible(bool(last))
        self.undo.setAccessibleName(self.tr("Undo: put “{name}” back").format(name=last))
        self.fit(WIDTH)

    def _on_begin(self) -> None:
        template = self.template
        if template is not None:
            self.accept()
            self.begin_requested.emit(template)

    def _on_remove(self) -> None:
        template, row = self.template, self.list.currentRow()
        data = None if template is None else self._templates.remove(template)
        if template is not None and data is not None:
            self._removed.append((template, data))
            self._fill(row)
            announce(self, self.gone.text())
            (self.list if self.list.count() else self.undo).setFocus()

    def _on_undo(self) -> None:
        template, data = self._removed[-1]
        if self._templates.put_back(template, data):
            self._removed.pop()
            names = [each.name for each in self._templates.all]
            self._fill(names.index(template.name))
            self.list.setFocus()

    def _on_rename(self) -> None:
        template = self.template
        if template is None:
            return
        title, words = self.tr("Rename the template"), self.tr("&Name")
        self._asking = ask_name(self._templates, self.theme, title, words, template.name, self, template)
        self._asking.accepted.connect(self._on_renamed)
        self._asking.open()

    def _on_renamed(self) -> None:
        template = self.template
        renamed = None if template is None else self._templates.rename(template, self._asking.values[0])
        if renamed is not None:
            self._fill([each.name for each in self._templates.all].index(renamed.name))
        self.list.setFocus()
