"""The long trials of trust still run: a few kills and a few mutants of what the scripts do by the thousand."""

import os
import subprocess
import sys
from pathlib import Path

import pytest


@pytest.mark.long
@pytest.mark.skipif(not hasattr(os, "fork"), reason="programs are forked")
@pytest.mark.parametrize(("script", "arguments"), [("kills.py", ("12", "4")), ("mutants.py", ("1000", "1"))])
def test_the_script_finds_nothing(project_root: Path, script: str, arguments: tuple[str, ...]) -> None:
    command = [sys.executable, str(project_root / "packaging" / "bench" / script), *arguments]
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "0 damaged files" in done.stdout or "0 broke" in done.stdout
