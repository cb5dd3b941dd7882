"""The style sheet of the standard widgets, made from the theme; painted controls look after themselves.

Under a style sheet for the whole application every widget takes several times as long to make and to show. So what is
in the first picture does without: it is painted, or has its few rules for itself; all is dressed afterwards.
"""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmapCache
from PySide6.QtWidgets import QApplication

from brp_desktop.painting.theme import Theme, palette


def style_sheet(theme: Theme) -> str:
    """QSS for menus, tool tips, scroll bars, dialogs and fields: every colour and measure out of the theme."""
    c = {name: theme.colour(name).name() for name in _COLOURS}
    border, radius = theme.stroke["control"], theme.radius["control"]
    return f"""
QMainWindow, QMenuBar, QStatusBar {{ background: {c["window"]}; border: 0; }}
{SEPARATOR_SHEET}
QMainWindow::separator {{ background: {c["line"]}; }}
QMenuBar {{ padding: 0 7px; spacing: 0; }}
QMenuBar::item {{ background: transparent; padding: 3px 10px; color: {c["text"]}; }}
QMenuBar::item:selected {{ background: {c["hover"]}; border-radius: {radius}px; }}
QMenuBar::item:pressed {{ background: {c["pressed"]}; }}
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
QTabBar QToolButton {{ background: {c["window"]}; border: {border}px solid {c["border"]}; border-radius: {radius}px; }}
QTabBar QToolButton:hover {{ background: {c["hover"]}; }}
QTabBar QToolButton:disabled {{ border-style: dashed; }}
{scroll_bar_sheet(theme)}
"""


def scroll_bar_sheet(theme: Theme) -> str:
    """QSS for scroll bars: narrow, without buttons."""
    return f"""
QScrollBar:vertical {{ background: transparent; width: 10px; margin: 1px; }}
QScrollBar:horizontal {{ background: transparent; height: 10px; margin: 1px; }}
QScrollBar::handle {{ background: {theme.colour("border").name()}; border-radius: 3px; }}
QScrollBar::handle:vertical {{ min-height: 28px; margin: 0 1px; }}
QScrollBar::handle:horizontal {{ min-width: 28px; margin: 1px 0; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
"""


def head_sheet(theme: Theme) -> str:
    """QSS for the heads of a table that does not paint them itself: quiet words over a line."""
    back, text, line = (theme.colour(name).name() for name in ("sheet", "text_2", "line"))
    return (
        f"QHeaderView {{ background: {back}; border: 0; }} QHeaderView::section {{ background: {back}; "
        f"color: {text}; border: 0; border-bottom: 1px solid {line}; padding: 3px 6px 3px 3px; }}"
    )


SEPARATOR_SHEET = "QMainWindow::separator { width: 1px; height: 1px; }"
"""QSS for the lines between docks and the rest, which are thick without."""

PICTURES = 2048
"""KiB of pictures that Qt keeps of its own widgets. One with colours of its own has others (a combo box 29 KiB),
which stay when it is gone; Qt would keep 10 MiB of them.
"""

_COLOURS = ("window", "line", "text", "hover", "pressed", "raised", "border", "selected", "text_off")


def apply_theme(app: QApplication, theme: Theme) -> None:
    """Give the whole application the theme's palette and font, and its style sheet once it has one (see ``dress``).

    What is shown takes them too. Under a style sheet, widgets would otherwise keep the palette that their parent had
    when they were first shown.
    """
    QApplication.setAttribute(Qt.ApplicationAttribute.AA_UseStyleSheetPropagationInWidgetStyles)
    app.setPalette(palette(theme))
    app.setFont(theme.font("body"))
    if is_dressed() and app.styleSheet() != (sheet := style_sheet(theme)):
        from brp_desktop.views.waiting import waiting

        with waiting():  # every widget of every open sheet is looked up anew
            app.setStyleSheet(sheet)


def is_dressed() -> bool:
    """Whether the application has its style sheet."""
    app = QApplication.instance()
    return isinstance(app, QApplication) and bool(app.styleSheet())


def dress(theme: Theme) -> None:
    """Give the whole application its style sheet, if it has none; from now on it follows the theme."""
    app = QApplication.instance()
    if isinstance(app, QApplication) and not app.styleSheet():
        QPixmapCache.setCacheLimit(PICTURES)
        app.setStyleSheet(style_sheet(theme))
