"""The portrait window: file, clipboard and drop; the crop by mouse and keys; refusals with a reason; one undo step."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QColor, QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from brp_desktop.controllers.brp_document import BrpDocument
from brp_desktop.controllers.xantis_document import XantisDocument
from brp_desktop.painting.pictures import unpacked
from brp_desktop.painting.theme import Theme
from brp_desktop.sheet.limits import PORTRAIT_BYTES
from brp_desktop.sheet.new_xantis import new_xantis
from brp_desktop.sheet.xantis import XantisCharacter
from brp_desktop.views.brp.sheet_view import SheetView
from brp_desktop.views.dialogs.portrait import PortraitDialog


def picture(width: int = 300, height: int = 100) -> QImage:
    """Red, in its middle third blue."""
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor("red"))
    for x in range(width // 3, 2 * width // 3):
        for y in range(height):
            image.setPixelColor(x, y, QColor("blue"))
    return image


@pytest.fixture
def dialog(sheet: SheetView) -> PortraitDialog:
    """The window of the sample's portrait."""
    found = sheet.head.portrait.change()
    assert found is not None
    return found


def middle_colour(data: bytes) -> QColor:
    image = unpacked(data)
    assert image is not None
    return image.pixelColor(image.width() // 2, image.height() // 2)


def test_a_file_becomes_the_portrait_in_one_step(dialog: PortraitDialog, document: BrpDocument, tmp_path: Path) -> None:
    before = document.character.portrait
    path = tmp_path / "face.png"
    picture().save(str(path))
    assert not dialog.use.isEnabled()
    assert dialog.take_file(path)
    assert dialog.use.isEnabled()
    dialog.use.click()
    data = document.character.portrait
    assert 0 < len(data) <= PORTRAIT_BYTES
    assert middle_colour(data).blue() > 200
    image = unpacked(data)
    assert image is not None
    assert image.width() == image.height() == 100
    document.undo()
    assert document.character.portrait == before
    assert document.undo_step is None


def test_the_arrows_and_the_mouse_move_the_picture_and_signs_zoom(
    dialog: PortraitDialog, document: BrpDocument
) -> None:
    mime = QMimeData()
    mime.setImageData(picture())
    assert dialog.take_mime(mime)
    assert dialog.crop.hasFocus()
    for _ in range(20):
        QTest.keyClick(dialog.crop, Qt.Key.Key_Left, Qt.KeyboardModifier.ShiftModifier)
    assert dialog.crop.square.left() == pytest.approx(0)
    QTest.keyClicks(dialog.crop, "++")
    assert dialog.crop.square.width() < 80
    QTest.keyClick(dialog.crop, Qt.Key.Key_Home)
    assert dialog.crop.zoom == 1.0
    assert dialog.crop.square.center().x() == pytest.approx(150)
    middle = dialog.crop.rect().center()
    QTest.mousePress(dialog.crop, Qt.MouseButton.LeftButton, pos=middle)
    QTest.mouseMove(dialog.crop, middle - QPoint(400, 0))
    QTest.mouseRelease(dialog.crop, Qt.MouseButton.LeftButton, pos=middle - QPoint(400, 0))
    assert dialog.crop.square.right() == pytest.approx(300)
    dialog.use.click()
    assert middle_colour(document.character.portrait).red() > 200


def test_paste(dialog: PortraitDialog, document: BrpDocument) -> None:
    QGuiApplication.clipboard().setImage(picture())
    QTest.keyClick(dialog, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert dialog.crop.image is not None
    QGuiApplication.clipboard().setText("no picture")
    dialog.paste.click()
    assert "no picture" in dialog.said.text()
    assert dialog.crop.image is not None


def test_refusals_have_a_reason_and_lose_nothing(
    dialog: PortraitDialog, document: BrpDocument, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from brp_desktop.painting import portrait_bytes

    text = tmp_path / "x.png"
    text.write_text("words", encoding="utf-8")
    assert not dialog.take_file(text)
    assert "PNG" in dialog.said.text()
    assert not dialog.take_file(tmp_path / "gone.png")
    assert "gone.png" in dialog.said.text()
    monkeypatch.setattr(portrait_bytes, "MOST_PIXELS", 5000)
    big = tmp_path / "big.png"
    picture().save(str(big))
    assert not dialog.take_file(big)
    assert "300 × 100" in dialog.said.text()
    remote = QMimeData()
    remote.setUrls([QUrl("https://example.invalid/x.png")])
    assert not dialog.take_mime(remote)
    assert not dialog.use.isEnabled()
    assert document.undo_step is None


def test_removing_is_one_step(sheet: SheetView, dialog: PortraitDialog, document: BrpDocument) -> None:
    dialog.take_bytes(png_of(picture()))
    dialog.use.click()
    again = sheet.head.portrait.change()
    assert again is not None
    again.remove.click()
    again.use.click()
    assert document.character.portrait == b""
    document.undo()
    assert document.character.portrait


def png_of(image: QImage) -> bytes:
    from PySide6.QtCore import QBuffer, QIODevice

    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")
    return bytes(buffer.data().data())


def test_a_click_a_key_and_a_drop_open_it(sheet: SheetView, document: BrpDocument, tmp_path: Path) -> None:
    portrait = sheet.head.portrait
    QTest.mouseClick(portrait, Qt.MouseButton.LeftButton)
    dialog = _open_dialog(sheet)
    dialog.reject()
    sheet.set_edit_mode(True)
    portrait.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(portrait, Qt.Key.Key_Return)
    _open_dialog(sheet).reject()
    path = tmp_path / "face.png"
    picture().save(str(path))
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(path))])
    drop(portrait, mime)
    assert _open_dialog(sheet).crop.image is not None


def drop(widget: Any, mime: QMimeData) -> None:
    from PySide6.QtGui import QDragEnterEvent, QDropEvent

    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(QPoint(5, 5), Qt.DropAction.CopyAction, mime, left, none)
    QApplication.sendEvent(widget, enter)
    assert enter.isAccepted()
    QApplication.sendEvent(widget, QDropEvent(QPointF(5, 5), Qt.DropAction.CopyAction, mime, left, none))


def _open_dialog(sheet: SheetView) -> PortraitDialog:
    QApplication.sendPostedEvents()
    found = [each for each in sheet.window().findChildren(PortraitDialog) if each.isVisible()]
    assert len(found) == 1
    return found[0]


def test_a_xantis_sheet_has_one_too(qtbot: Any, theme: Theme, qapp: QApplication) -> None:
    from brp_desktop.views.xantis.sheet_view import XantisSheetView

    document = XantisDocument(new_xantis())
    sheet = XantisSheetView(document, theme, 1.0)
    qtbot.addWidget(sheet)
    sheet.show()
    dialog = sheet.head.portrait.change()
    assert dialog is not None
    dialog.take_bytes(png_of(picture()))
    dialog.use.click()
    assert isinstance(document.character, XantisCharacter)
    assert document.character.portrait
    document.undo()
    assert document.character.portrait == b""


def test_a_read_only_sheet_keeps_its_portrait(
    open_sheet: Callable[..., SheetView], character: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    document = BrpDocument(character)
    monkeypatch.setattr(BrpDocument, "read_only", property(lambda self: True))
    sheet = open_sheet(document)
    assert sheet.head.portrait.change() is None
