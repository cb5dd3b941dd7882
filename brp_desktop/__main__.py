"""The program: reads the command line before anything of Qt is loaded, and hands over."""

import sys
from collections.abc import Sequence

from brp_desktop.app.files_only import files_only


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program with these arguments (the process's own by default); the result is the exit code."""
    words = sys.argv[1:] if arguments is None else arguments
    files = files_only(words)
    if files is not None:
        from brp_desktop.app.main import open_window

        return open_window(files)
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
