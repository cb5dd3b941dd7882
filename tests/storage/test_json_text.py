"""JSON as text: strict where it is read, in one way only where it is written."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from brp_desktop.storage.errors import StorageError
from brp_desktop.storage.json_text import MAXIMUM_BYTES, MAXIMUM_DEPTH, parse, write

text = st.text(st.characters(exclude_categories=["Cs"]), max_size=10)
values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | text,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(text, inner, max_size=4),
    max_leaves=20,
)


def refused(data: bytes | str) -> StorageError:
    with pytest.raises(StorageError) as caught:
        parse(data.encode() if isinstance(data, str) else data)
    return caught.value


@given(values)
def test_what_is_written_is_read_again(value):
    """Any value, in particular texts with colons and quotation marks, comes back; the text ends with a newline."""
    written = write(value)
    assert written.endswith(b"\n")
    assert parse(written) == value == json.loads(written)
    assert write(parse(written)) == written


@pytest.mark.parametrize("sign", ["", "-"])
@pytest.mark.parametrize("beside", ['""', '"\\":"'], ids=["quick", "careful"])
def test_how_long_a_number_may_be(sign, beside):
    """The same on the quick way and on the careful one, which the look of a fault leads to."""
    assert set(parse(f'{{"a": {sign}{"9" * 4300}, "b": {beside}}}'.encode())) == {"a", "b"}
    assert refused(f'{{"a": {sign}{"9" * 4301}, "b": {beside}}}').code == "number_too_large"


def test_text_is_indented_with_tabs_and_not_escaped():
    assert write({"nom": "Adèle", "liste": [1, {}], "vide": []}).decode() == (
        '{\n\t"nom": "Adèle",\n\t"liste": [\n\t\t1,\n\t\t{}\n\t],\n\t"vide": []\n}\n'
    )


@pytest.mark.parametrize("name", ['"', '":', '\\": 1,', '"a": {"b":', 'a" :', "\u2028", "\x00"])
def test_keys_that_look_like_json_are_only_text(name):
    value = {name: {name: name}, "x": [name]}
    assert parse(write(value)) == value


def test_marks_of_order_and_wide_letters_are_read():
    """I05: BOM and UTF-16 are simply read."""
    assert parse(b'\xef\xbb\xbf{"a": "\xc3\xa9"}') == {"a": "é"}
    assert parse('{"a": "é"}'.encode("utf-16")) == {"a": "é"}


@pytest.mark.parametrize(
    ("data", "code", "where"),
    [
        ("", "empty", ""),
        (" \n\t", "empty", ""),
        (b"\xff\xff{}", "not_utf8", "byte 0"),
        (b'{"a": "\xe9"}', "not_utf8", "byte 7"),
        ('{"a": 1,}', "not_json", "line 1, column 9"),
        ('{\n\t"a": [1, 2\n}', "not_json", "line 3, column 1"),
        ('{"a": 01}', "not_json", "line 1, column 8"),
        ("{'a': 1}", "not_json", "line 1, column 2"),
        ('{"a": NaN}', "not_a_number", "a"),
        ('{"a": [0, {"b": -Infinity}]}', "not_a_number", "a[1].b"),
        ('{"a": {"b": 1e999}}', "number_too_large", "a.b"),
        ('{"a": [' + "9" * 5000 + "]}", "number_too_large", "a[0]"),
        ('{"a": {"b": 1, "c": 2, "b": 3}}', "duplicate_key", "a.b"),
        ('{"a" : 1, "b": 2, "a"\t: 3}', "duplicate_key", "a"),
        ('{"x": "\\":", "a": 1, "a": 3}', "duplicate_key", "a"),
        ('{"a": ["ok", "\\ud83d"]}', "bad_text", "a[1]"),
        ('{"a": {"\\udc00": 1}}', "bad_text", "a"),
    ],
)
def test_faults_are_named_with_their_place(data, code, where):
    """I05, D02: one code and the exact place each."""
    error = refused(data)
    assert (error.code, error.where) == (code, where)


def test_whole_letter_pairs_are_text():
    assert parse(b'{"a": "\\ud83d\\udc19"}') == {"a": "🐙"}


@pytest.mark.parametrize("opening", ["[", '{"a":'])
def test_deep_nesting_is_refused_quickly(opening):
    """I05: 5 000 nested lists."""
    closing = {"[": "]", '{"a":': "}"}[opening]
    for depth in (MAXIMUM_DEPTH + 1, 5_000, 200_000):
        assert refused(opening * depth + "1" + closing * depth).code == "too_deep"
    deepest = opening * MAXIMUM_DEPTH + "1" + closing * MAXIMUM_DEPTH
    assert parse(deepest.encode()) is not None


def test_a_huge_file_is_refused_before_it_is_read():
    error = refused(b" " * (MAXIMUM_BYTES + 1))
    assert (error.code, error.parameters["maximum"]) == ("too_large", MAXIMUM_BYTES)


def test_half_a_letter_pair_cannot_be_written():
    with pytest.raises(StorageError) as caught:
        write({"a": ["x", "\ud83d"]})
    assert (caught.value.code, caught.value.where) == ("bad_text", "a[1]")
