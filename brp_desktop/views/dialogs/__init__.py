"""Dialogs: all stand behind the Interaction protocol, so no test has to patch ``exec``."""
