"""The style sheet of the standard widgets, made from the theme; painted controls look after themselves."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from brp_desktop.painting.theme import Theme, palette


def style_sheet(theme: Theme) -> str:
    """QSS for menus, tool tips, scroll bars, dialogs and fields: every colour and measure out of the theme."""
    c = {name: theme.colour(name).name() for name in _COLOURS}
    border, radius = theme.stroke["control"], theme.radius["control"]
    return f"""
QMainWindow, QMenuBar, QToolBar, QStatusBar {{ background: {c["window"]}; border: 0; }}
QMainWindow::separator {{ background: {c["line"]}; width: 1px; height: 1px; }}
QMenuBar {{ padding: 0 7px; spacing: 0; }}
QMenuBar::item {{ background: transparent; padding: 3px 10px; color: {c["text"]}; }}
QMenuBar::item:selected {{ background: {c["hover"]}; border-radius: {radius}px; }}
QMenuBar::item:pressed {{ background: {c["pressed"]}; }}
QToolBar {{ border-bottom: 1px solid {c["line"]}; padding: 0; margin: 0; spacing: 0; }}
QMenu {{ background: {c["raised"]}; border: {border}px solid {c["border"]}; padding: 4px 0; }}
QMenu::item {{ padding: 5px 26px 5px 10px; color: {c["text"]}; }}
QMenu::indicator {{ width: 14px; height: 14px; margin-left: 8px; }}
QMenu::icon {{ padding-left: 8px; }}
QMenu::item:selected {{ background: {c["selected"]}; }}
QMenu::item:disabled {{ color: {c["text_off"]}; }}
QMenu::separator {{ height: 1px; background: {c["line"]}; margin: 4px 10px; }}
QToolTip {{ background: {c["raised"]}; color: {c["text"]}; border: {border}px solid {c["border"]}; padding: 3px 6px; }}
#detail_note_edit {{ border: {border}px solid {c["border"]}; border-radius: {radius}px; }}
PlainEdit {{ background: transparent; border: 0; padding: 0; }}
QScrollBar:vertical {{ background: transparent; width: 10px; margin: 1px; }}
QScrollBar:horizontal {{ background: transparent; height: 10px; margin: 1px; }}
QScrollBar::handle {{ background: {c["border"]}; border-radius: 3px; }}
QScrollBar::handle:vertical {{ min-height: 28px; margin: 0 1px; }}
QScrollBar::handle:horizontal {{ min-width: 28px; margin: 1px 0; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
"""


_COLOURS = ("window", "line", "text", "hover", "pressed", "raised", "border", "selected", "text_off")


def apply_theme(app: QApplication, theme: Theme) -> None:
    """Give the whole application the theme's palette, font and style sheet; what is shown already takes them too.

    With a style sheet, widgets would otherwise keep the palette that their parent had when they were first shown.
    """
    QApplication.setAttribute(Qt.ApplicationAttribute.AA_UseStyleSheetPropagationInWidgetStyles)
    app.setPalette(palette(theme))
    app.setFont(theme.font("body"))
    app.setStyleSheet(style_sheet(theme))
