"""The command that writes a sheet as PDF, form or picture: these need fonts and painters."""

from brp_desktop.app.command_line import ExportCommand
from brp_desktop.app.console import PROBLEM, refuse


def run(command: ExportCommand) -> int:
    """Write the file; the result is the exit code."""
    return refuse(f"{command.to}: not in this build.", PROBLEM)
