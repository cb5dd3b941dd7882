"""Every word that a window shows or says: what is painted, what widgets say, and whether it has room."""

import re
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree as ET

from PySide6.QtCore import QAbstractListModel, QModelIndex, QSize, Qt
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QComboBox, QLabel, QLineEdit, QMenu, QWidget

_TEXT = "{http://www.w3.org/2000/svg}text"


class Said(NamedTuple):
    """One text of a widget; a ``tip`` is shown in full when the mouse rests there or a list opens."""

    text: str
    who: str
    tip: bool = False


def painted(widget: QWidget) -> list[str]:
    """The texts that a widget and everything in it paint, also those that no widget holds."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "painted.svg"
        generator = QSvgGenerator()
        generator.setFileName(str(file))
        generator.setSize(widget.size())
        widget.render(generator)
        del generator
        root = ET.fromstring(file.read_bytes())
    return [text for item in root.iter(_TEXT) if (text := "".join(item.itertext()).strip())]


def said(root: QWidget) -> Iterator[Said]:
    """What the shown widgets below (and with) ``root`` say by text, name, tip, title or placeholder."""
    for widget in (root, *root.findChildren(QWidget)):
        if isinstance(widget, QMenu) or not widget.isVisibleTo(root):
            continue
        texts = [widget.accessibleName(), widget.accessibleDescription(), widget.windowTitle()]
        tips = [widget.toolTip()]
        match widget:
            case QAbstractButton() | QLabel():
                texts.append(widget.text())
            case QLineEdit():
                texts.append(widget.placeholderText())
            case QComboBox():
                tips += [widget.itemText(row) for row in range(widget.count())]  # in full in the list it opens
            case QAbstractItemView() if widget.model() is not None:
                texts += _cells(widget, Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
                tips += _cells(widget, Qt.ItemDataRole.ToolTipRole)
        who = f"{type(widget).__name__} in {type(widget.parent()).__name__}"
        yield from (Said(plain, who) for text in texts if (plain := _plain(text)))
        yield from (Said(plain, who, tip=True) for text in tips if (plain := _plain(text)))


def _plain(text: str) -> str:
    """Without markup and mnemonics."""
    text = re.sub(r"<[^<>]*>", " ", text).replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&")
    return text.replace("&", "").strip()


def _cells(view: QAbstractItemView, *roles: Qt.ItemDataRole) -> list[str]:
    model, top = view.model(), QModelIndex()
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(top)
    heads = [model.headerData(column, Qt.Orientation.Horizontal, role) for column in range(columns) for role in roles]
    cells = [
        model.index(row, column, top).data(role)
        for row in range(min(model.rowCount(top), 60))
        for column in range(columns)
        for role in roles
    ]
    return [text for text in (*heads, *cells) if isinstance(text, str)]


def cut(root: QWidget) -> Iterator[str]:
    """Buttons and labels whose words have less room than they want, of those shown below ``root``."""
    for widget in root.findChildren(QWidget):
        if not widget.isVisibleTo(root) or widget.visibleRegion().isEmpty():
            continue
        match widget:
            case QLabel() if widget.text() and widget.wordWrap():
                wanted = QSize(0, widget.heightForWidth(widget.width()))
            case QLabel() if widget.text():
                wanted = QSize(widget.sizeHint().width(), 0)
            case QAbstractButton() if widget.text():
                wanted = QSize(widget.minimumSizeHint().width(), 0)
            case _:
                continue
        if wanted.width() > widget.width() + 1 or wanted.height() > widget.height() + 1:
            yield f"{type(widget).__name__} «{widget.text()}» {wanted.toTuple()} in {widget.size().toTuple()}"
