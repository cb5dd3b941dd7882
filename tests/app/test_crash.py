"""What nobody expected, where there is nobody to tell: it stands in the log, and nothing else goes wrong."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from brp_desktop.app.crash import CrashHandling


@pytest.fixture
def crash(tmp_path: Path) -> Iterator[CrashHandling]:
    handling = CrashHandling(tmp_path / "logs")
    yield handling
    handling.end()


def failed(crash: CrashHandling) -> None:
    """An exception, as Python hands it over."""
    error = ValueError("out of the blue")
    crash.handle(ValueError, error, None)


def test_without_an_error_stream_the_log_has_it(crash: CrashHandling, monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a program of windows on Windows, before and while its dialog is there."""
    monkeypatch.setattr(sys, "stderr", None)
    failed(crash)
    drafts: list[int] = []

    def show(summary: str, report: str) -> None:
        raise RuntimeError("no dialog")

    crash.connect(lambda: drafts.append(1), show)
    failed(crash)
    text = crash.log_path.read_text(encoding="utf-8")
    assert text.count("unexpected: ValueError: out of the blue") == 2
    assert "the report could not be shown" in text
    assert drafts == [1]


def test_what_cannot_be_shown_goes_to_the_error_stream(
    crash: CrashHandling, capsys: pytest.CaptureFixture[str]
) -> None:
    failed(crash)
    assert capsys.readouterr().err == "ValueError: out of the blue\n"
