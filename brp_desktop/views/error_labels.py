"""Sentences for everything that is refused: what happened, where, what was not lost, what to do."""

from collections.abc import Mapping
from pathlib import PurePath

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

_SENTENCES: Mapping[str, object] = {
    # rules
    "missing_value": QT_TRANSLATE_NOOP("labels", "A value is missing: fill it in edit mode (Ctrl+E) first."),
    "speciality_missing": QT_TRANSLATE_NOOP("labels", "This skill needs a speciality before it can be rolled."),
    "roll_out_of_range": QT_TRANSLATE_NOOP("labels", "A D100 shows 01 to 00."),
    "not_a_d100": QT_TRANSLATE_NOOP("labels", "A D100 shows 01 to 00."),
    "no_chance": QT_TRANSLATE_NOOP("labels", "Automatic and Impossible have no chance to work out."),
    "unknown_option": QT_TRANSLATE_NOOP("labels", "The rules know no value “{value}” for “{field}”."),
    "unknown_name": QT_TRANSLATE_NOOP("labels", "No skill or roll called “{name}”."),
    "bad_formula": QT_TRANSLATE_NOOP("labels", "The formula “{formula}” cannot be read."),
    "bad_dice": QT_TRANSLATE_NOOP("labels", "“{text}” is not dice notation (column {column})."),
    # edits
    "read_only": QT_TRANSLATE_NOOP("labels", "Opened read-only: save a copy to change it."),
    "unknown_id": QT_TRANSLATE_NOOP("labels", "That is no longer on the sheet."),
    "unknown_skill": QT_TRANSLATE_NOOP("labels", "That skill is no longer on the sheet."),
    "unknown_resource": QT_TRANSLATE_NOOP("labels", "That counter is no longer on the sheet."),
    "unknown_note": QT_TRANSLATE_NOOP("labels", "That page is no longer in the notes."),
    "duplicate_id": QT_TRANSLATE_NOOP("labels", "That is on the sheet already."),
    "out_of_range": QT_TRANSLATE_NOOP("labels", "The number lies outside what the sheet can hold."),
    "not_a_number": QT_TRANSLATE_NOOP("labels", "That is not a number."),
    # documents
    "not_found": QT_TRANSLATE_NOOP("labels", "The file “{file}” is not there: moved, renamed or deleted."),
    "not_readable": QT_TRANSLATE_NOOP("labels", "The file “{file}” cannot be read. It was not changed."),
    "not_writable": QT_TRANSLATE_NOOP("labels", "“{file}” could not be written. Nothing is lost: save it elsewhere."),
    "disk_full": QT_TRANSLATE_NOOP(
        "labels", "The disk is full: “{file}” was not saved. Nothing is lost: save it elsewhere."
    ),
    "is_a_folder": QT_TRANSLATE_NOOP("labels", "“{file}” is a folder, not a sheet."),
    "too_large": QT_TRANSLATE_NOOP("labels", "“{file}” is too large to be a sheet. It was not changed."),
    "empty": QT_TRANSLATE_NOOP("labels", "“{file}” is empty. It was not changed."),
    "not_json": QT_TRANSLATE_NOOP("labels", "“{file}” is damaged or no sheet. It was not changed."),
    "not_utf8": QT_TRANSLATE_NOOP("labels", "“{file}” is damaged or no sheet. It was not changed."),
    "not_a_sheet": QT_TRANSLATE_NOOP("labels", "“{file}” is no character sheet. It was not changed."),
    "bad_value": QT_TRANSLATE_NOOP("labels", "“{file}” holds something unexpected at {where}. It was not changed."),
    "wrong_type": QT_TRANSLATE_NOOP("labels", "“{file}” holds something unexpected at {where}. It was not changed."),
    "missing_field": QT_TRANSLATE_NOOP("labels", "“{file}” lacks a value at {where}. It was not changed."),
    "format_too_new": QT_TRANSLATE_NOOP("labels", "“{file}” was made by a newer version. It was not changed."),
    "duplicate_key": QT_TRANSLATE_NOOP("labels", "“{file}” says the same thing twice at {where}. It was not changed."),
    "changed_on_disk": QT_TRANSLATE_NOOP("labels", "“{file}” was changed by another program meanwhile."),
}

_UNKNOWN = QT_TRANSLATE_NOOP("labels", "That did not work ({code}).")
_UNKNOWN_FILE = QT_TRANSLATE_NOOP("labels", "“{file}”: that did not work ({code}). Nothing was changed.")


def error_sentence(error: Exception) -> str:
    """A RulesError, EditError or StorageError as one sentence in the language in force.

    Everything that carries ``.code`` and ``.parameters`` (and for files ``.path`` and ``.where``) can be said.
    """
    code = str(getattr(error, "code", type(error).__name__))
    found = getattr(error, "parameters", {})
    parameters: dict[str, object] = dict(found) if isinstance(found, Mapping) else {}
    path = getattr(error, "path", None)
    parameters["file"] = PurePath(str(path)).name if path else parameters.get("file", "")
    parameters["where"] = getattr(error, "where", None) or parameters.get("where", "?")
    parameters["code"] = code
    source = _SENTENCES.get(code, _UNKNOWN_FILE if path else _UNKNOWN)
    return QCoreApplication.translate("labels", str(source)).format_map(_Blank(parameters))


class _Blank(dict[str, object]):
    """Leaves a mark where a parameter is missing: an incomplete message is better than a second error."""

    def __missing__(self, key: str) -> str:
        return "?"
