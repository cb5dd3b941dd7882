"""Painting without a screen: Qt's platform for it, and what that says at every window without anybody needing it."""

import os
import sys

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

_NOISE = "This plugin does not support "


def go_off_screen() -> None:
    """Choose the platform; to be called before the application object is made."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"


def hush() -> None:
    """Keep what the platform cannot do to itself while it is off screen; everything else goes to the error stream."""
    if os.environ.get("QT_QPA_PLATFORM", "").partition(":")[0] == "offscreen":
        qInstallMessageHandler(_without_noise)


def _without_noise(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
    if not message.startswith(_NOISE):
        sys.stderr.write(f"{message}\n")
