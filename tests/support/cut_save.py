"""Saves a file and stops the process dead at the step asked for: ``python cut_save.py FILE CONTENT STEP MOMENT``.

STEP counts the calls that reach the disk, from 0; MOMENT is ``before`` or ``after`` that call. A write that is cut
takes half of its bytes first. Exit 77: stopped; 0: the save had fewer steps.
"""

import os
import sys
from pathlib import Path

from brp_desktop.storage import disk
from brp_desktop.storage.files import save_file

STEPS = (
    "status", "read", "create_beside", "write", "flush", "close", "set_mode", "link", "replace", "flush_folder",
    "remove",
)  # fmt: skip


def main(path: str, content: str, step: str, moment: str) -> None:
    """Replaces every call to the disk by one that counts."""
    calls = 0

    def cutting(name, original):
        def call(*arguments):
            nonlocal calls
            number, calls = calls, calls + 1
            if number == int(step) and moment == "before":
                if name == "write":
                    original(arguments[0], arguments[1][: len(arguments[1]) // 2])
                os._exit(77)
            result = original(*arguments)
            if number == int(step):
                os._exit(77)
            return result

        return call

    for name in STEPS:
        setattr(disk, name, cutting(name, getattr(disk, name)))
    save_file(Path(path), content.encode())


if __name__ == "__main__":
    main(*sys.argv[1:])
