"""Characters of other programs: recognised by what the file holds, read into a new document with a report."""

from collections.abc import Callable
from importlib import import_module
from os import PathLike
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from brp_desktop.storage.errors import StorageError
from brp_desktop.storage.files import read_file
from brp_desktop.storage.importers.blank import refuse_blank
from brp_desktop.storage.importers.foreign_bytes import (
    MAXIMUM_BYTES,
    ForeignJson,
    ForeignText,
    read_json,
    read_json_lines,
    read_text,
)
from brp_desktop.storage.importers.recognising import is_character, recognised, refuse_other_text, refuse_others
from brp_desktop.storage.importers.report import FORMATS, Choices, Format, Imported, Line
from brp_desktop.storage.importers.source import Source
from brp_desktop.storage.importers.values import shown

__all__ = ["FORMATS", "Choices", "Imported", "import_file", "read_foreign"]

_MODULES: Final[dict[Format, str]] = {
    "foundry-brp": "foundry_brp", "coc7": "coc7", "dholes-house": "dholes_house", "roll20": "roll20",
}  # fmt: skip


def import_file(
    path: str | PathLike[str], choices: Choices | None = None, *, as_: Format | None = None
) -> tuple[Imported, ...]:
    """The people in a file, at least one; ``StorageError`` with the path where there is none or it cannot be read."""
    place = Path(path)
    data, _ = read_file(place)
    try:
        return read_foreign(data, choices, as_=as_)
    except StorageError as error:
        raise error.at(place) from error


def read_foreign(data: bytes, choices: Choices | None = None, *, as_: Format | None = None) -> tuple[Imported, ...]:
    """The people in the bytes of a file, at least one, each as a new document with its report.

    The format is recognised by the content unless ``as_`` names it. Nothing outside the bytes is looked at. Whatever
    the bytes are, they give an answer or a ``StorageError``: besides those of any file ``not_foreign`` (found),
    ``other_game`` (format), ``own_sheet``, ``own_table``, ``own_export`` (a sheet of ours as Markdown),
    ``nothing_recognised``, ``nothing_read`` (format, found), ``not_text``, and of forms ``pdf_not_installed``,
    ``pdf_unreadable``, ``pdf_without_form``.
    """
    choices = choices or Choices()
    if len(data) > MAXIMUM_BYTES:
        raise StorageError("too_large", size=len(data), maximum=MAXIMUM_BYTES)
    if as_ == "form-pdf" or (as_ is None and data[:1024].lstrip().startswith(b"%PDF-")):
        from brp_desktop.storage.importers.form_pdf import read_form

        form = read_form(data, choices)
        refuse_blank((form,), (), None)
        return (form,)
    text = read_text(data, choices.encoding)
    if as_ == "statblock" or (as_ is None and text.text.lstrip("\ufeff \t\r\n")[:1] not in ("{", "[", '"', "")):
        if as_ is None and text.text.strip() in ("null", "true", "false"):
            raise StorageError("not_foreign", found=text.text.strip())
        if as_ is None:
            _refuse_own_export(text)
            refuse_other_text(text.text)
        return (_read_statblock(text, choices),)
    return _read_values(text, choices, as_)


def _read_values(text: ForeignText, choices: Choices, as_: Format | None) -> tuple[Imported, ...]:
    """The people in a text that is JSON: one, a list of them, or one in each line."""
    try:
        found = [read_json(text.text)]
    except StorageError as error:
        lines = read_json_lines(text.text) if error.code == "not_json" else None
        if lines is None:
            if error.code == "not_json" and as_ is None and (block := _statblock_after_all(text, choices)):
                return (block,)
            raise
        found = lines
    if len(found) == 1 and isinstance(found[0].value, list):
        people = [ForeignJson(each) for each in found[0].value if is_character(each)]
        if not people:
            refuse_others(found[0].value)
            recognised(found[0].value, as_)
        found = people
    imported = tuple(_read_value(each, text, choices, recognised(each.value, as_)) for each in found)
    refuse_blank(imported, [each.value for each in found], as_)
    return imported


def _read_value(found: ForeignJson, text: ForeignText, choices: Choices, format_: Format) -> Imported:
    """One person; what is said twice in the file stands in the report."""
    source = Source(found.value)
    for member in found.repeated:
        for value in member.values:
            source.say("doubtful", Line(code="said_twice", what=member.key, raw=shown(value)))
    reader: Callable[[Choices, Source], Imported] = import_module(f"{__name__}.{_MODULES[format_]}").read
    imported = reader(choices, source)
    if found.repeated:
        from brp_desktop.storage.importers.foreign import foreign_blocks, with_foreign

        twice = {"format": "repeated", "data": [{member.key: list(member.values)} for member in found.repeated]}
        document = with_foreign(imported.document, [*foreign_blocks(imported.document), twice])
        imported = replace(imported, document=document)
    return _with_encoding(imported, text)


def _refuse_own_export(text: ForeignText) -> None:
    from brp_desktop.storage.importers.own_export import is_own_markdown

    if is_own_markdown(text.text):
        raise StorageError("own_export")


def _read_statblock(text: ForeignText, choices: Choices) -> Imported:
    from brp_desktop.storage.importers.statblock import read_block

    return _with_encoding(read_block(text.text, choices), text)


def _statblock_after_all(text: ForeignText, choices: Choices) -> Imported | None:
    """A stat block that begins with a bracket; None where the text is none."""
    try:
        return _read_statblock(text, choices)
    except StorageError:
        return None


def _with_encoding(imported: Imported, text: ForeignText) -> Imported:
    """The same with the encoding; one that was guessed stands in the report."""
    report = imported.report
    if text.guessed:
        report = replace(report, changed=(Line(code="encoding_guessed", new=text.encoding), *report.changed))
    return replace(imported, report=report, encoding=text.encoding)
