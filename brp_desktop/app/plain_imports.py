"""The interpreter's own ``import`` in place of PySide6's."""

import builtins


def use_plain_imports() -> None:
    """Import as Python does it from now on.

    Loading PySide6 puts a function of its own in place of ``__import__``, for ``from __feature__ import …``. It reads
    the source text of every module that is loaded afterwards, a quarter of the time our modules take to load. We use
    none of those features, and PySide6 leaves the original beside it. Without PySide6 nothing happens.
    """
    original = getattr(builtins, "__orig_import__", None)
    if original is not None:
        setattr(builtins, "__import__", original)  # noqa: B010 - not known to the type checker as a variable
