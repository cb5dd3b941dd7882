"""Sentences for everything that is refused or noticed: what happened, where, what was not lost, what to do."""

from collections.abc import Mapping
from pathlib import PurePath

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from brp_desktop.storage.notices import Notice

_OTHER_DICE: object = QT_TRANSLATE_NOOP("labels", "{dice} cannot show {roll}.")
_OTHER_DIE: object = QT_TRANSLATE_NOOP("labels", "A die of {sides} cannot show {roll}.")
_WRONG_NUMBER: object = QT_TRANSLATE_NOOP("labels", "Type the face of every die, {limit} in all, such as 4 3 1.")

_REFUSALS: Mapping[str, object] = {
    # rules
    "missing_value": QT_TRANSLATE_NOOP("labels", "A value is missing: fill it in edit mode (Ctrl+E) first."),
    "speciality_missing": QT_TRANSLATE_NOOP("labels", "This skill needs a speciality before it can be rolled."),
    "roll_out_of_range": QT_TRANSLATE_NOOP("labels", "A D100 shows 01 to 00."),
    "not_a_d100": QT_TRANSLATE_NOOP("labels", "A D100 shows 01 to 00."),
    "no_chance": QT_TRANSLATE_NOOP("labels", "Automatic and Impossible have no chance to work out."),
    "unknown_option": QT_TRANSLATE_NOOP("labels", "The rules know no value “{value}” for “{field}”."),
    "unknown_name": QT_TRANSLATE_NOOP("labels", "No skill or roll called “{name}”."),
    "unknown_name.formula": QT_TRANSLATE_NOOP("labels", "The formula “{formula}” names something that is not there."),
    "unknown_name.base": QT_TRANSLATE_NOOP("labels", "The formula of the base names something that is not there."),
    "bad_formula.circle": QT_TRANSLATE_NOOP("labels", "The base of {name} goes round in a circle: {way}."),
    "bad_formula": QT_TRANSLATE_NOOP("labels", "The formula “{formula}” cannot be read."),
    "bad_formula.base": QT_TRANSLATE_NOOP("labels", "The formula of the base cannot be read."),
    "bad_dice": QT_TRANSLATE_NOOP("labels", "“{text}” is not dice notation (column {column})."),
    # edits
    "read_only": QT_TRANSLATE_NOOP("labels", "Opened read-only: save a copy to change it."),
    "unknown_id": QT_TRANSLATE_NOOP("labels", "That is no longer on the sheet."),
    "unknown_id.entry": QT_TRANSLATE_NOOP("labels", "Whoever that was for is no longer at the table."),
    "unknown_id.reference": QT_TRANSLATE_NOOP("labels", "“{id}” is not on the sheet."),
    "duplicate_id": QT_TRANSLATE_NOOP("labels", "That is on the sheet already."),
    "out_of_range": QT_TRANSLATE_NOOP("labels", "{value} is not between {minimum} and {maximum}."),
    "too_long": QT_TRANSLATE_NOOP("labels", "Too long: at most {maximum} characters."),
    "too_many": QT_TRANSLATE_NOOP("labels", "No more than {maximum} fit on the sheet."),
    "too_many.hindrances": QT_TRANSLATE_NOOP("labels", "No more than {maximum} things can hold somebody back at once."),
    "unknown_value": QT_TRANSLATE_NOOP("labels", "“{value}” is not possible here."),
    "not_removable": QT_TRANSLATE_NOOP("labels", "That belongs to every sheet and stays."),
    "not_a_picture": QT_TRANSLATE_NOOP("labels", "That is no PNG or JPEG picture."),
    "empty_name": QT_TRANSLATE_NOOP("labels", "A name is needed."),
    "no_experience_box": QT_TRANSLATE_NOOP("labels", "This skill does not learn by use: it has no box."),
    "adventure_under_way": QT_TRANSLATE_NOOP("labels", "An adventure is under way already."),
    "no_adventure": QT_TRANSLATE_NOOP("labels", "No adventure is under way."),
    "not_ticked": QT_TRANSLATE_NOOP("labels", "That tick is no longer on the sheet."),
    "study_under_way": QT_TRANSLATE_NOOP("labels", "Something is being learnt already."),
    "own_teacher": QT_TRANSLATE_NOOP("labels", "Nobody is their own teacher."),
    "teacher_not_better": QT_TRANSLATE_NOOP("labels", "The teacher must be better in the skill than the student."),
    "not_in_rules": QT_TRANSLATE_NOOP("labels", "The rules of this sheet do not have that."),
    "game_master_only": QT_TRANSLATE_NOOP("labels", "Only the game master changes that."),
    "at_limit": QT_TRANSLATE_NOOP("labels", "Training can bring no more."),
    "already_rolled": QT_TRANSLATE_NOOP("labels", "That line is rolled already."),
    "already_ticked": QT_TRANSLATE_NOOP("labels", "Ticked already."),
    "same_skill_twice": QT_TRANSLATE_NOOP("labels", "{name}: chosen already."),
    "not_a_number": QT_TRANSLATE_NOOP("labels", "That is not a number."),
    # Xantis
    "cyclic_parent": QT_TRANSLATE_NOOP("labels", "“{name}” cannot go under itself or one of its descendants."),
    "invalid_tier": QT_TRANSLATE_NOOP("labels", "“{name}” goes only under a score of a higher tier."),
    "not_enough_pa": QT_TRANSLATE_NOOP("labels", "{cost} Pa needed, {left} left."),
    "missing_cost": QT_TRANSLATE_NOOP("labels", "{name}: say first what it costs in Pa."),
    "no_score": QT_TRANSLATE_NOOP("labels", "{name} tests no score: choose one first."),
    "unknown_score": QT_TRANSLATE_NOOP("labels", "No score called “{name}” here."),
    "invalid_dice": QT_TRANSLATE_NOOP("labels", "Two dice are needed, each from 1 to 6."),
    "missing_extra": QT_TRANSLATE_NOOP("labels", "A critical wants one more die."),
    "invalid_extra": QT_TRANSLATE_NOOP("labels", "Additional dice follow a critical and each 6, nothing else."),
    "too_many_dice": QT_TRANSLATE_NOOP("labels", "No more than {limit} additional dice count."),
    "invalid_difficulty": QT_TRANSLATE_NOOP("labels", "A difficulty is 0 or more."),
    "invalid_interpretation": QT_TRANSLATE_NOOP("labels", "Interpretation is 0 to 3."),
    "invalid_penalty": QT_TRANSLATE_NOOP("labels", "A penalty is 0 or more."),
    "invalid_bonus": QT_TRANSLATE_NOOP("labels", "A Bonus is 0 or more."),
    "invalid_cost": QT_TRANSLATE_NOOP("labels", "A cost in Pa is 0 or more."),
    # the Giro
    "unknown_id.participant": QT_TRANSLATE_NOOP("labels", "That person takes part in the Giro no more."),
    "duplicate_id.participant": QT_TRANSLATE_NOOP("labels", "That person takes part in the Giro already."),
    "too_many.participant": QT_TRANSLATE_NOOP("labels", "No more than {maximum} take part in a Giro."),
    "unknown_id.group": QT_TRANSLATE_NOOP("labels", "That group is no longer there."),
    "too_many.group": QT_TRANSLATE_NOOP("labels", "No more than {maximum} groups take part in a Giro."),
    "last_turn": QT_TRANSLATE_NOOP("labels", "Everybody has had a turn: end the Giro."),
    "nobody_acts": QT_TRANSLATE_NOOP("labels", "It is nobody’s turn: choose who acts first."),
    "no_action": QT_TRANSLATE_NOOP("labels", "No action is under way: declare one first."),
    "too_late": QT_TRANSLATE_NOOP("labels", "Too late: the outcome of the action is known."),
    "untested": QT_TRANSLATE_NOOP("labels", "{name} has no result of Iniziativa yet."),
    "missing_link": QT_TRANSLATE_NOOP("labels", "{name} has no link to {other}. The Narrator may allow it."),
    "attack_failed": QT_TRANSLATE_NOOP("labels", "The attack failed: there is nothing to answer."),
    "own_target": QT_TRANSLATE_NOOP("labels", "Nobody answers their own attack."),
    "no_participants": QT_TRANSLATE_NOOP("labels", "Nobody takes part: choose who answers the blow."),
    "target_missing": QT_TRANSLATE_NOOP("labels", "The target must take part in this."),
    "one_helper": QT_TRANSLATE_NOOP("labels", "Exactly one helper takes part in this."),
    "no_helpers": QT_TRANSLATE_NOOP("labels", "No helper takes part in this."),
    # belongings
    "weapon_without_skill": QT_TRANSLATE_NOOP("labels", "This weapon has no skill: choose one to roll it."),
    "cannot_parry": QT_TRANSLATE_NOOP("labels", "One cannot parry with this."),
    "cannot_defend": QT_TRANSLATE_NOOP("labels", "Shots of this weapon can be neither parried nor dodged."),
    "weapon_broken": QT_TRANSLATE_NOOP("labels", "This weapon is broken: it has no hit points left."),
    "hindered_stunned": QT_TRANSLATE_NOOP("labels", "{name} is stunned: no attack."),
    "hindered_lost_rounds": QT_TRANSLATE_NOOP("labels", "{name} loses this round: no action, no defence."),
    "hindered_lost_attack": QT_TRANSLATE_NOOP("labels", "{name} loses this attack: end that once it is lost."),
    "hindered_disarmed": QT_TRANSLATE_NOOP("labels", "This weapon lies on the ground."),
    "hindered_broken": QT_TRANSLATE_NOOP("labels", "This weapon is broken."),
    "hindered_stuck": QT_TRANSLATE_NOOP("labels", "This weapon is stuck: it must be pulled out first."),
    "weapon_gone": QT_TRANSLATE_NOOP("labels", "This weapon is not there any more: nothing can be rolled with it."),
    "no_ammunition": QT_TRANSLATE_NOOP("labels", "Nothing is left to shoot: reload first."),
    "no_defence_left": QT_TRANSLATE_NOOP("labels", "No further defence this round: the chance is gone."),
    "no_damage": QT_TRANSLATE_NOOP("labels", "This weapon does no damage."),
    "out_of_range_band": QT_TRANSLATE_NOOP("labels", "Too far away for this weapon."),
    "not_enough": QT_TRANSLATE_NOOP("labels", "Not enough: {left} of {wanted}."),
    "not_a_container": QT_TRANSLATE_NOOP("labels", "That holds nothing: it is no container."),
    "not_empty": QT_TRANSLATE_NOOP("labels", "There is still something inside."),
    "inside_itself": QT_TRANSLATE_NOOP("labels", "Nothing fits inside itself."),
    "already_treated": QT_TRANSLATE_NOOP("labels", "First Aid helps a wound only once."),
    "not_rolled": QT_TRANSLATE_NOOP("labels", "That is not rolled: it has no chance."),
}

_UNREADABLE = frozenset({"not_utf8", "not_json", "too_deep"})
"""Of the text as a whole: the place would say nothing to anybody."""

_CONTENT = QT_TRANSLATE_NOOP("labels", "“{file}” cannot be read at {where}. It was not changed.")
_NO_SHEET = QT_TRANSLATE_NOOP("labels", "“{file}” is damaged or no sheet. It was not changed.")

_FILES: Mapping[str, object] = {
    "empty": QT_TRANSLATE_NOOP("labels", "“{file}” is empty. It was not changed."),
    "not_utf8": _NO_SHEET,
    "not_json": _NO_SHEET,
    "too_deep": _NO_SHEET,
    "not_a_number": _NO_SHEET,
    "number_too_large": _NO_SHEET,
    "bad_text": _NO_SHEET,
    "bad_data": _NO_SHEET,
    "wrong_type": _NO_SHEET,
    "out_of_range": _NO_SHEET,
    "too_long": _NO_SHEET,
    "unknown_value": _NO_SHEET,
    "not_a_picture": _NO_SHEET,
    "path_or_person": _NO_SHEET,
    "not_foreign": QT_TRANSLATE_NOOP(
        "labels", "“{file}” holds no character of a format known here ({found}). It was not changed."
    ),
    "other_game": QT_TRANSLATE_NOOP("labels", "“{file}” is of {format}, which cannot be read yet. It was not changed."),
    "own_sheet": QT_TRANSLATE_NOOP("labels", "“{file}” is a sheet of this program already: open it."),
    "own_table": QT_TRANSLATE_NOOP("labels", "“{file}” is a table of this program already: open it."),
    "nothing_read": QT_TRANSLATE_NOOP("labels", "Nothing in “{file}” could be read as {format}. It was not changed."),
    "nothing_read.found": QT_TRANSLATE_NOOP(
        "labels", "Nothing in “{file}” could be read as {format}: it is of {found}. It was not changed."
    ),
    "own_export": QT_TRANSLATE_NOOP(
        "labels",
        "“{file}” was exported by this program and lacks part of the sheet: open the sheet’s own file (.rpgsheet).",
    ),
    "nothing_recognised": QT_TRANSLATE_NOOP("labels", "No stat block was recognised in “{file}”. It was not changed."),
    "not_text": QT_TRANSLATE_NOOP("labels", "“{file}” is no text and of no format known here. It was not changed."),
    "not_toml": QT_TRANSLATE_NOOP("labels", "“{file}” is no file of settings: {where}. It was not changed."),
    "pdf_not_installed": QT_TRANSLATE_NOOP("labels", "Forms need the extra “pdf”, which is not installed."),
    "pdf_unreadable": QT_TRANSLATE_NOOP("labels", "The form “{file}” is damaged or locked. It was not changed."),
    "pdf_without_form": QT_TRANSLATE_NOOP("labels", "“{file}” is no form of this program. It was not changed."),
    "not_a_table": QT_TRANSLATE_NOOP("labels", "“{file}” is no table. It was not changed."),
    "not_a_sheet": QT_TRANSLATE_NOOP("labels", "“{file}” is no character sheet. It was not changed."),
    "unsupported_system": QT_TRANSLATE_NOOP("labels", "“{file}” belongs to another game. It was not changed."),
    "percentile_only": QT_TRANSLATE_NOOP(
        "labels", "“{file}” cannot be written so: this format is for percentile sheets. Nothing was written."
    ),
    "unknown_version": QT_TRANSLATE_NOOP("labels", "“{file}” has a format nobody knows. It was not changed."),
    "duplicate_key": QT_TRANSLATE_NOOP("labels", "“{file}” says something twice at {where}. It was not changed."),
    "duplicate_id": QT_TRANSLATE_NOOP("labels", "“{file}” says something twice at {where}. It was not changed."),
    "missing_field": QT_TRANSLATE_NOOP("labels", "“{file}” lacks a value at {where}. It was not changed."),
    "too_large": QT_TRANSLATE_NOOP("labels", "“{file}” is too large to be a sheet. It was not changed."),
    "not_found": QT_TRANSLATE_NOOP("labels", "“{file}” is not there: moved, renamed or deleted."),
    "folder_missing": QT_TRANSLATE_NOOP(
        "labels", "The folder of “{file}” is gone. Nothing is lost: save it elsewhere."
    ),
    "permission": QT_TRANSLATE_NOOP(
        "labels", "You may not read “{file}”. It was not changed: have its permissions set, then open it again."
    ),
    "read_only_file": QT_TRANSLATE_NOOP("labels", "“{file}” is write-protected. Nothing is lost: save it elsewhere."),
    "read_only_folder": QT_TRANSLATE_NOOP(
        "labels", "The folder of “{file}” is write-protected. Nothing is lost: save it elsewhere."
    ),
    "disk_full": QT_TRANSLATE_NOOP(
        "labels", "The disk is full: “{file}” is as it was. Nothing is lost: make room, or save it elsewhere."
    ),
    "disk_gone": QT_TRANSLATE_NOOP(
        "labels", "The disk of “{file}” does not answer. Nothing is lost: connect it again, or save it elsewhere."
    ),
    "name_too_long": QT_TRANSLATE_NOOP(
        "labels", "The name “{file}” is too long for this disk. Nothing is lost: choose a shorter one."
    ),
    "bad_name": QT_TRANSLATE_NOOP(
        "labels", "“{file}” is no name this disk can hold. Nothing is lost: choose another one."
    ),
    "is_a_directory": QT_TRANSLATE_NOOP(
        "labels", "“{file}” is a folder, not a sheet. Nothing is lost: choose another name."
    ),
    "not_a_file": QT_TRANSLATE_NOOP("labels", "“{file}” is not a plain file. Nothing is lost: choose another name."),
    "link_loop": QT_TRANSLATE_NOOP(
        "labels", "“{file}” is a link that leads to itself. Nothing is lost: choose another name."
    ),
    "locked": QT_TRANSLATE_NOOP(
        "labels", "Another program holds “{file}”. Nothing is lost: close it there and try again, or save it elsewhere."
    ),
    "io_error": QT_TRANSLATE_NOOP("labels", "The disk failed at “{file}”. Nothing is lost: save it elsewhere."),
    "read_only": QT_TRANSLATE_NOOP("labels", "“{file}” was opened read-only: save a copy."),
    "changed_on_disk": QT_TRANSLATE_NOOP(
        "labels", "“{file}” was changed by another program meanwhile. Nothing is lost: see what differs, then choose."
    ),
    "open_already": QT_TRANSLATE_NOOP(
        "labels", "“{file}” is open in another tab. Nothing is lost: choose another name."
    ),
    "open_elsewhere": QT_TRANSLATE_NOOP(
        "labels", "“{file}” is open in another running program. Nothing is lost: choose another name."
    ),
    "name_taken": QT_TRANSLATE_NOOP("labels", "There is a template “{file}” already. Nothing was changed."),
    "same_name": QT_TRANSLATE_NOOP(
        "labels", "“{file}” is the very file that was changed. Nothing is lost: choose another name, and both are kept."
    ),
    "reference_refused": QT_TRANSLATE_NOOP(
        "labels", "“{file}” was not opened: a table leads only to sheets on this computer."
    ),
    "nothing_readable": QT_TRANSLATE_NOOP("labels", "Nothing in “{file}” can be read. It was not changed."),
}

_DRAFT = QT_TRANSLATE_NOOP("labels", "Unsaved work cannot be secured on the disk: save it, here or elsewhere.")
_UNKNOWN = QT_TRANSLATE_NOOP("labels", "That did not work ({code}).")
_UNKNOWN_FILE = QT_TRANSLATE_NOOP("labels", "“{file}”: that did not work ({code}). It was not changed.")

_NOTICES: Mapping[str, object] = {
    "newer_format": QT_TRANSLATE_NOOP("labels", "Opened read-only: made by a newer version. Save a copy to change it."),
    "unreadable_part": QT_TRANSLATE_NOOP("labels", "A part of “{file}” cannot be read: {where}."),
    "options_incomplete": QT_TRANSLATE_NOOP("labels", "Some rules in “{file}” are unknown: the SRD’s hold instead."),
    "unknown_skill": QT_TRANSLATE_NOOP("labels", "“{file}” has a skill nobody knows here: {where}. It is kept."),
    "unknown_hindrance": QT_TRANSLATE_NOOP(
        "labels", "“{file}” has a hindrance nobody knows here: {where} ({was}). It is kept as it is."
    ),
    "readings_incomplete": QT_TRANSLATE_NOOP(
        "labels", "Some readings of the rules are missing in “{file}”: the source’s hold instead."
    ),
    "not_an_integer": QT_TRANSLATE_NOOP("labels", "{where} in “{file}” is {was}, no whole number: read as {now}."),
    "out_of_range": QT_TRANSLATE_NOOP("labels", "{where} in “{file}” is {was}, out of range: read as {now}."),
    "duplicate_name": QT_TRANSLATE_NOOP("labels", "{where} in “{file}” is {was} for the second time: read as {now}."),
    "unknown_name": QT_TRANSLATE_NOOP(
        "labels", "{where} in “{file}” names {was}, which is not there: it stands alone."
    ),
    "cyclic_parent": QT_TRANSLATE_NOOP(
        "labels", "{where} in “{file}” is {was}, which hangs from it again: it stands alone."
    ),
    "invalid_tier": QT_TRANSLATE_NOOP(
        "labels", "{where} in “{file}” is {was}, which is of no higher tier: it stands alone."
    ),
    "unknown_tier": QT_TRANSLATE_NOOP("labels", "{where} in “{file}” is {was}, which is no tier: read as {now}."),
    "unknown_option": QT_TRANSLATE_NOOP("labels", "{where} in “{file}” has no value {was}: read as {now}."),
    "unknown_reference": QT_TRANSLATE_NOOP(
        "labels", "{where} in “{file}” names {was}, which is not there: it is left out."
    ),
    "named_twice": QT_TRANSLATE_NOOP("labels", "{where} in “{file}” names {was} for the second time: it is left out."),
    "lost_value": QT_TRANSLATE_NOOP("labels", "{place}: lost. It said {was}."),
    "lost_field": QT_TRANSLATE_NOOP("labels", "{place}: lost."),
    "cut_value": QT_TRANSLATE_NOOP("labels", "{place}: only its beginning is there, and kept."),
    "lost_line": QT_TRANSLATE_NOOP("labels", "{place} says nothing that can be read: {was}"),
    "lost_end": QT_TRANSLATE_NOOP("labels", "The file stops in the middle, at {place}: what came after is lost."),
    "lost_letters": QT_TRANSLATE_NOOP("labels", "Letters that cannot be read, now shown as �: {was}."),
    "lost_more": QT_TRANSLATE_NOOP("labels", "Further places that cannot be read: {was}."),
    "open_elsewhere": QT_TRANSLATE_NOOP("labels", "Opened read-only: another running program has this file open."),
    "backup_failed": QT_TRANSLATE_NOOP("labels", "Saved, but the version before could not be kept."),
    "damaged_draft": QT_TRANSLATE_NOOP("labels", "A recovery draft is damaged: {file}."),
    "settings_damaged": QT_TRANSLATE_NOOP(
        "labels", "The settings were damaged and start anew. The old file is {aside}."
    ),
    "settings_unreadable": QT_TRANSLATE_NOOP("labels", "The settings cannot be read: {file}."),
    "settings_not_saved": QT_TRANSLATE_NOOP("labels", "The settings could not be saved: {file}."),
    "journal_damaged": QT_TRANSLATE_NOOP(
        "labels", "The roll log was damaged and starts anew. The old file is {aside}."
    ),
    "journal_newer": QT_TRANSLATE_NOOP(
        "labels", "The roll log belongs to a newer version and starts anew; {aside} is kept."
    ),
    "no_home": QT_TRANSLATE_NOOP(
        "labels", "The system names no home folder: settings and rolls are kept among the temporary files."
    ),
    "draft_disk_full": QT_TRANSLATE_NOOP(
        "labels", "The disk is full: unsaved work is not secured. Make room, or save it elsewhere."
    ),
    "journal_gone": QT_TRANSLATE_NOOP("labels", "The roll log was removed while it was in use and starts anew."),
    "journal_locked": QT_TRANSLATE_NOOP(
        "labels", "Another program holds the roll log: rolls are kept and written when it lets go."
    ),
    "journal_read_only": QT_TRANSLATE_NOOP("labels", "The roll log is write-protected: rolls are kept until you quit."),
    "journal_disk_full": QT_TRANSLATE_NOOP(
        "labels", "The disk is full: rolls are kept and written when there is room."
    ),
    "journal_not_writable": QT_TRANSLATE_NOOP(
        "labels", "The roll log cannot be written: rolls are kept until you quit."
    ),
}


_MISSING = QT_TRANSLATE_NOOP("labels", "Type {missing} in edit mode (Ctrl+E).")


def error_sentence(error: Exception) -> str:
    """A RulesError, EditError or StorageError as one sentence in the language in force.

    Everything that carries ``.code`` and ``.parameters`` (and for files ``.path`` and ``.where``) can be said.
    """
    code = str(getattr(error, "code", type(error).__name__))
    found = getattr(error, "parameters", {})
    parameters: dict[str, object] = dict(found) if isinstance(found, Mapping) else {}
    path = getattr(error, "path", None)
    of_a_file = hasattr(error, "path")
    where = str(getattr(error, "where", "") or "")
    file = (PurePath(str(path)).name or str(path)) if path else "?"
    parameters |= {"file": file, "where": where or "?", "code": code}
    if not of_a_file:
        source = _REFUSALS.get(f"{code}.{parameters.get('kind')}") or _REFUSALS.get(code, _UNKNOWN)
        if "missing" in parameters and code == "missing_value":
            source = _MISSING
        elif code in ("unknown_name", "bad_formula") and "formula" in parameters and "kind" not in parameters:
            # Of a row's base; its formula is not at hand where it is the catalogue's.
            known = "formula" if parameters["formula"] else "base"
            source = _REFUSALS.get(f"{code}.{known}", source)
        elif code == "roll_out_of_range" and "dice" in parameters:
            source = _OTHER_DICE
        elif code == "roll_out_of_range" and "sides" in parameters:
            source = _OTHER_DIE
        elif code == "bad_dice" and parameters.get("reason") == "wrong_number":
            source = _WRONG_NUMBER
    else:
        source = _FILES.get(code, _CONTENT if where else _UNKNOWN_FILE)
        if "found" in parameters:
            source = _FILES.get(f"{code}.found", source)
        if source is _NO_SHEET and where and code not in _UNREADABLE:
            source = _CONTENT
    return _filled(source, parameters)


def notice_sentence(notice: Notice) -> str:
    """Something the person should know although the work goes on, as one sentence."""
    code = "lost_field" if notice.code == "lost_value" and not notice.was else notice.code
    source = _NOTICES.get(code, _DRAFT if code.startswith("draft_") else _UNKNOWN)
    parameters: dict[str, object] = {
        "file": notice.path.name if notice.path else "?",
        "aside": notice.aside.name if notice.aside else "?",
        "where": notice.where or "?",
        "was": notice.was or "?",
        "now": "—" if notice.now == "null" else notice.now or "?",
        "code": notice.code,
    }
    if "{place}" in str(source):
        from brp_desktop.views.labels import first_up
        from brp_desktop.views.place_words import place_words

        place = place_words(notice.where)
        parameters["place"] = place if notice.code == "lost_end" else first_up(place)
    return _filled(source, parameters)


def _filled(source: object, parameters: Mapping[str, object]) -> str:
    said = QCoreApplication.translate("labels", str(source)).format_map(_Blank(parameters))
    if "(Ctrl+" not in str(source):
        return said
    from brp_desktop.views.controls import key_hint

    return key_hint(said)


class _Blank(dict[str, object]):
    """Leaves a mark where a parameter is missing: an incomplete message is better than a second error."""

    def __missing__(self, key: str) -> str:
        return "?"
