"""Frames over the window: opaque to the corners, for a screen without a compositor shows nothing through."""

import ast

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from brp_desktop.views.development.dialog import DevelopmentDialog


def test_no_frame_is_see_through(start, sample, project_root) -> None:
    """«Why?», Find and the development dialog; and no module asks for a translucent window."""
    player = start(sample)
    window = player.window
    window.rolling.explain()
    QApplication.processEvents()
    why = next(each for each in QApplication.topLevelWidgets() if each.objectName() == "why_popover")
    opened = [why]
    why.close()
    window.actions_["development"].setEnabled(True)
    dialog = DevelopmentDialog(player.context, player.document, window.theme, window)
    dialog.show()
    opened.append(dialog)
    for frame in opened:
        assert not frame.testAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)
        frame.resize(500, 300)
        picture = frame.grab().toImage()
        for x, y in ((0, 0), (picture.width() - 1, 0), (0, picture.height() - 1)):
            colour = picture.pixelColor(x, y)
            assert colour.alpha() == 255
            assert colour.lightness() > 90, frame.objectName()
    dialog.close()
    for path in (project_root / "brp_desktop").rglob("*.py"):
        if "WA_TranslucentBackground" in (text := path.read_text("utf-8")):
            asked = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Attribute)]
            assert not [node.lineno for node in asked if node.attr == "WA_TranslucentBackground"], path
    assert not [each for each in QApplication.topLevelWidgets() if each.windowOpacity() < 1]


def test_a_long_or_strange_name_can_be_saved_as_proposed(start, tmp_path, sample) -> None:
    """500 times «é» were 1,009 bytes, which the system then refused."""
    from brp_desktop.sheet.edits import SetIdentity

    player = start(sample)
    files = player.context.files
    for name in ("é" * 500, "CON", "a\u202egpj.exe\u2028b", "..."):
        document = files.new("uge")
        assert document.perform(SetIdentity("name", name))
        proposed = files.saving.suggestion(document).name
        player.answers.save_path = tmp_path / proposed
        assert files.save_as(document), name
        assert (tmp_path / proposed).is_file()
    assert not player.answers.errors
