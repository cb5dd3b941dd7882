"""Prints every figure the project promises, each with its yardstick measured in the same run and the goal beside it.

    .venv/bin/python packaging/bench/run.py [TOPIC…]

TOPIC is one or more of: start click frame document keys journal roster paper odds notation growth; all if none is
given. Processor time where only the processor works, so that other programs do not count. Exit 1 if a goal is missed.
"""

import os
import sys
from importlib import import_module
from pathlib import Path

sys.path[:0] = [str(Path(__file__).resolve().parents[1]), str(Path(__file__).resolve().parents[2])]
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from bench.figure import HEAD  # noqa: E402 - the folder must be known first

TOPICS = ("start", "click", "frame", "document", "keys", "journal", "roster", "paper", "odds", "notation", "growth")


def main(topics: list[str]) -> int:
    """Measure the topics named, all if none, and print one table."""
    if unknown := [topic for topic in topics if topic not in TOPICS]:
        print(f"no such topic: {', '.join(unknown)}; there are: {' '.join(TOPICS)}", file=sys.stderr)
        return 2
    from PySide6.QtGui import QGuiApplication

    application = QGuiApplication(sys.argv[:1])
    missed = 0
    print(HEAD)
    for topic in topics or TOPICS:
        for line in import_module(f"bench.{topic}").figures():
            print(line.line(), flush=True)
            missed += not line.met
    print(f"{missed} goals missed" if missed else "every goal met")
    del application
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
