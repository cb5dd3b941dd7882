"""A key typed in the last row of 300 skills in edit mode, until it is painted; nothing may scroll or lose focus."""

import json
import subprocess
import sys
from pathlib import Path

from bench.figure import Figure, figure


def figures() -> list[Figure]:
    """Without and with the steps of a creation beside the sheet."""
    found = []
    for what, words in (([], ""), (["steps"], ", creation beside it")):
        command = [sys.executable, str(Path(__file__).with_name("keystrokes.py")), *what]
        done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=120)
        seen = json.loads(done.stdout.splitlines()[-1])
        for kind in ("typed", "handed in"):
            yardstick = ("a key typed in a bare field", seen["bare"])
            found.append(figure(f"300 skills, key {kind}{words}", seen[kind][0], yardstick, "≤ 35 ms"))
            found.append(figure(f"… the slowest of 100{words}", seen[kind][1], yardstick, "≤ 100 ms"))
        moved, paints = seen["scrolled"] + seen["lost"], ("times painted", seen["paints"])
        found.append(figure(f"scrolled or lost the focus{words}", moved, paints, "≤ 0", ""))
    return found
