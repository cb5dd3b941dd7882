"""Every word that a window shows or says: what is painted, what widgets say, and whether it has room."""

import re
import tempfile
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree as ET

from PySide6.QtCore import QAbstractListModel, QModelIndex, QSize, Qt
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QLabel,
    QLineEdit,
    QMenu,
    QWidget,
)

_TEXT = "{http://www.w3.org/2000/svg}text"


def painted(widget: QWidget) -> list[str]:
    """The texts that a widget and everything in it paint, also those that no widget holds."""
    with tempfile.NamedTemporaryFile(suffix=".svg") as file:
        generator = QSvgGenerator()
        generator.setFileName(file.name)
        generator.setSize(widget.size())
        widget.render(generator)
        generator = None
        root = ET.fromstring(Path(file.name).read_bytes())
    return ["".join(item.itertext()).strip() for item in root.iter(_TEXT)]


def said(root: QWidget) -> Iterator[tuple[QWidget, str]]:
    """What the shown widgets below (and with) ``root`` say by name, tip, title or placeholder."""
    for widget in (root, *root.findChildren(QWidget)):
        if isinstance(widget, QMenu) or not widget.isVisibleTo(root):
            continue
        texts = [widget.toolTip(), widget.accessibleName(), widget.accessibleDescription(), widget.windowTitle()]
        if isinstance(widget, QAbstractButton | QLabel):
            texts.append(widget.text())
        if isinstance(widget, QLineEdit):
            texts.append(widget.placeholderText())
        if isinstance(widget, QComboBox):
            texts += [widget.itemText(row) for row in range(widget.count())]
        if isinstance(widget, QAbstractItemView) and widget.model() is not None:
            texts += list(_cells(widget))
        for text in texts:
            plain = re.sub(r"<[^<>]*>", " ", text).replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&")
            if plain.strip():
                yield widget, plain.replace("&", "")


def _cells(view: QAbstractItemView) -> Iterator[str]:
    model = view.model()
    roles = (
        Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole,
        Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.AccessibleDescriptionRole,
    )  # fmt: skip
    for row in range(min(model.rowCount(QModelIndex()), 60)):
        for column in range(1 if isinstance(model, QAbstractListModel) else model.columnCount(QModelIndex())):
            index = model.index(row, column, QModelIndex())
            yield from (text for role in roles if isinstance(text := index.data(role), str))


def cut(root: QWidget) -> Iterator[str]:
    """Buttons and labels whose words have less room than they want, of those shown below ``root``."""
    for widget in root.findChildren(QWidget):
        if not widget.isVisibleTo(root) or widget.visibleRegion().isEmpty():
            continue
        match widget:
            case QLabel() if widget.text() and widget.wordWrap():
                wanted = QSize(0, widget.heightForWidth(widget.width()))
            case QLabel() if widget.text():
                wanted = widget.sizeHint()
            case QAbstractButton() if widget.text():
                wanted = widget.minimumSizeHint()
            case _:
                continue
        if wanted.width() > widget.width() + 1 or wanted.height() > widget.height() + 1:
            yield f"{type(widget).__name__} «{widget.text()}» {wanted.toTuple()} in {widget.size().toTuple()}"
