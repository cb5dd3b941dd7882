"""Process start to first painted sheet, and memory at rest, in turn with a bare window."""

import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from bench.figure import Figure, figure
from bench.samples import SAMPLE

RUNS = 7


def figures() -> list[Figure]:
    """Both; each start has its neighbour in time beside it."""
    with tempfile.TemporaryDirectory() as home:
        environment = {**os.environ, "BRP_DESKTOP_HOME": home}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)  # a player's second start has its bytecode

        def once(*what: str) -> tuple[float, float]:
            begin = time.monotonic_ns()
            command = [sys.executable, str(Path(__file__).with_name("first_paint.py")), *what]
            done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True, timeout=60)
            painted, resident = done.stdout.split()[:2]
            return (int(painted) - begin) / 1e6, int(resident) / 1024

        once("bare")
        once("app", str(SAMPLE))
        starts = [(once("bare"), once("app", str(SAMPLE))) for _ in range(RUNS)]
    bare_ms, app_ms = (statistics.median(pair[which][0] for pair in starts) for which in (0, 1))
    bare_mib, app_mib = (statistics.median(pair[which][1] for pair in starts) for which in (0, 1))
    return [
        figure("start to first painted sheet", app_ms, ("bare window", bare_ms), "≤ 1.25 ×"),
        figure("memory above the bare window", app_mib - bare_mib, ("bare window", bare_mib), "≤ 20 MiB", "MiB"),
    ]
