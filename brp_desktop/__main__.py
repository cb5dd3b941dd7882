"""The program: reads the command line before anything of Qt is loaded, and hands over."""

import io
import os
import sys
from collections.abc import Sequence

from brp_desktop.app.files_only import files_only


def take_utf8() -> None:
    """Have a locale without any letters (C, or none at all) be taken as UTF-8, of which Qt would say so every time."""
    name = next((name for name in ("LC_ALL", "LC_CTYPE", "LANG") if os.environ.get(name)), "LC_CTYPE")
    if sys.platform == "linux" and os.environ.get(name, "C") in ("C", "POSIX"):
        os.environ["LC_ALL" if name == "LC_ALL" else "LC_CTYPE"] = "C.UTF-8"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program with these arguments (the process's own by default); the result is the exit code."""
    take_utf8()
    words = sys.argv[1:] if arguments is None else arguments
    files = files_only(words)
    if files is not None:
        from brp_desktop.app.main import open_window

        return open_window(files)
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # signs that the console does not have, also in the help
    from brp_desktop.app.command_line import PAPER_FORMATS, ExportCommand, TextCommand, parse

    command = parse(words)
    if isinstance(command, ExportCommand) and command.to in PAPER_FORMATS:
        from brp_desktop.app.paper_command import run as run_paper

        return run_paper(command)
    if isinstance(command, TextCommand):
        from brp_desktop.app.commands import run as run_text

        return run_text(command)
    from brp_desktop.app.main import run

    return run(command)


if __name__ == "__main__":
    sys.exit(main())
