"""Imports without what PySide6 adds to those that come after it."""

import builtins


def use_plain_imports() -> None:
    """Take PySide6's look-out for ``from __feature__ import …`` away, for the rest of the process.

    It stands in place of ``__import__`` and reads the source text of every module that is loaded afterwards: a quarter
    of the time our modules take to load, and megabytes kept. We use none of those features, and PySide6 leaves what
    stood there before beside it. Without PySide6 nothing happens.
    """
    original = getattr(builtins, "__orig_import__", None)
    if original is not None:
        setattr(builtins, "__import__", original)  # noqa: B010 - not known to the type checker as a variable
