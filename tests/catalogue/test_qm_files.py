"""Translations that were damaged: none of them is offered, since Qt would end with the program."""

import struct
from pathlib import Path

import pytest

from brp_desktop.catalogue import resources
from brp_desktop.catalogue.qm_files import is_whole


@pytest.fixture
def good(project_root: Path) -> bytes:
    """A translation as it is shipped."""
    return (project_root / "resources" / "i18n" / "brp_desktop_fr.qm").read_bytes()


def section(data: bytes, tag: int) -> int:
    """Where what a section holds begins."""
    at = 16
    while data[at] != tag:
        at += 5 + int(struct.unpack_from(">I", data, at + 1)[0])
    return at + 5


@pytest.mark.parametrize("code", resources.LANGUAGES)
def test_what_is_shipped_is_whole(project_root: Path, code: str) -> None:
    assert is_whole(project_root / "resources" / "i18n" / f"brp_desktop_{code}.qm")


def test_damaged_ones_are_not(tmp_path: Path, good: bytes) -> None:
    """Cut off at any length, with more behind, with a place or a length that leads out, and what is no file."""
    path = tmp_path / "x.qm"
    hashes, messages = section(good, 0x42), section(good, 0x69)
    damaged = [good[:length] for length in (0, 5, 16 + 3, 100, len(good) // 2, len(good) - 1)]
    damaged += [b"\0" + good[1:], good + b"x" * 9]
    for at, value in ((hashes + 4, 0x7FFFFFFF), (messages + 1, 0x7FFFFFFF), (hashes - 4, 7), (messages - 4, 2)):
        damaged.append(good[:at] + struct.pack(">I", value) + good[at + 4 :])
    for data in damaged:
        path.write_bytes(data)
        assert not is_whole(path), len(data)
    assert not is_whole(tmp_path)
    assert not is_whole(tmp_path / "nowhere.qm")


def test_only_whole_files_with_a_code_are_languages(
    tmp_path: Path, good: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "i18n").mkdir()
    names = ["de", "pt_BR", "system", "", "..", "<b>", "a&b", "EN", "x" * 30, "two\nlines", "é", "zh_Hant_TW"]
    for name in names:
        (tmp_path / "i18n" / f"brp_desktop_{name}.qm").write_bytes(good)
    (tmp_path / "i18n" / "brp_desktop_es.qm").write_bytes(good[:9999])
    monkeypatch.setattr(resources, "resource_folder", lambda: tmp_path)
    assert resources.languages() == (*resources.LANGUAGES, "de", "pt_BR", "zh_Hant_TW")
