"""Widgets and the words people read; the only room besides app that knows QtWidgets."""
