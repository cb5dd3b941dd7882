"""Names proposed for files."""

import pytest

from brp_desktop.storage.file_names import LIMIT, proposed_name

END = ".rpgsheet"


@pytest.mark.parametrize(
    ("name", "file"),
    [
        ("Adèle Fournier", "Adèle Fournier"),
        ("", "character"),
        (" ... ", "character"),
        ("a/b\\c:d", "a_b_c_d"),
        ("CON", "_CON"),
        ("con.txt", "_con.txt"),
        ("Lpt1", "_Lpt1"),
        ("Console", "Console"),
        ("Bran...", "Bran"),
        ("../../etc", "etc"),
        ("a\u202egpj.exe", "agpj.exe"),
        ("one\u2028two\u2029three", "one two three"),
        ("tab\tline\nend\x00", "tab line end"),
        ("\u2066\u200b\ufeff", "character"),
        ("Octopus 🐙", "Octopus 🐙"),
        ("Family 👩\u200d👧", "Family 👩\u200d👧"),
        ("broken \ud800", "broken"),
    ],
)
def test_what_is_proposed(name: str, file: str) -> None:
    """Forbidden signs, device names, dots at the end, signs that are not seen or turn the writing."""
    assert proposed_name(name, END, "character") == file + END


@pytest.mark.parametrize("letter", ["é", "e\u0301", "🐙", "x", "日"])
def test_a_long_name_is_cut_between_characters(letter: str) -> None:
    """500 times «é» were 1,009 bytes, which no system takes."""
    name = proposed_name(letter * 500, END, "character")
    assert len(name.encode()) <= LIMIT
    assert name.removesuffix(END) == letter * (len(name.removesuffix(END)) // len(letter))
    assert len(name.encode()) > LIMIT - 8
