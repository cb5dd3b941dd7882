"""The commands that print text. They need QtCore for the language, and no widgets."""

import json
import os
import sys
import uuid
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication

from brp_desktop.app.argument_types import DIFFICULTIES
from brp_desktop.app.command_line import (
    CheckCommand,
    ExportCommand,
    ImportCommand,
    NewCommand,
    RollCommand,
    TextCommand,
)
from brp_desktop.app.console import GOOD, PROBLEM, STOPPED, WRONG_USE, is_taken, refuse, say
from brp_desktop.app.own_files import wrong_ending
from brp_desktop.app.subject_names import find_subject
from brp_desktop.controllers.language import Language, current_language
from brp_desktop.play.chance import SeededChance, SystemChance
from brp_desktop.play.creation_random import random_character, seeded_character
from brp_desktop.play.rolling import RollResult, Situation, prepare, settle
from brp_desktop.rules import RulesError
from brp_desktop.rules.brp import SRD, UGE, Difficulty, parse_d100
from brp_desktop.rules.dice import RandomSource
from brp_desktop.sheet.brp import BrpCharacter
from brp_desktop.sheet.derive import derive
from brp_desktop.sheet.new import new_character
from brp_desktop.sheet.systems import BRP, new_sheet
from brp_desktop.storage import SheetDocument, StorageError, new_document, open_document, save_document
from brp_desktop.storage.folders import folders
from brp_desktop.storage.settings import Settings
from brp_desktop.views import labels, roll_words

if TYPE_CHECKING:
    from brp_desktop.sheet.xantis import XantisCharacter

_PRESETS: Final = {"srd": SRD, "uge": UGE}
_SEEDED: Final = uuid.UUID("6f0b7c4e-2d0f-4f57-9d6b-0c1c6b1a7e55")


def run(command: TextCommand) -> int:
    """Carry out a command; the exit code: 0 well, 1 something is wrong with a file, 2 wrongly asked, 130 stopped."""
    with in_language(command.lang):
        return ended(lambda: _carried_out(command))


def ended(work: Callable[[], int]) -> int:
    """The exit code of some work; that it was stopped or could print no more is one too, said in a sentence."""
    try:
        code = work()
        if sys.stdout is not None:
            sys.stdout.flush()
    except BrokenPipeError:
        _close_output()
        return PROBLEM
    except KeyboardInterrupt:
        text = QCoreApplication.translate("commands", "Stopped. What was written until then is whole.")
        return refuse(text, STOPPED)
    except OSError as error:
        _close_output()
        text = QCoreApplication.translate("commands", "The output cannot be written: {reason}.")
        with suppress(OSError):
            say(text.format(reason=error.strerror or error), sys.stderr)
        return PROBLEM
    return code


def _carried_out(command: TextCommand) -> int:
    match command:
        case CheckCommand():
            from brp_desktop.app.check_command import run as run_check

            return run_check(command)
        case RollCommand():
            return _roll(command)
        case NewCommand():
            return _new(command)
        case ImportCommand():
            from brp_desktop.app.import_command import run as run_import

            return run_import(command)
        case ExportCommand():
            from brp_desktop.app.export_command import run as run_export

            return run_export(command)


def _close_output() -> None:
    """What could not be written is given up, so that nobody tries again when the process ends."""
    if sys.stdout is not None:
        with suppress(OSError, ValueError):
            nothing = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nothing, sys.stdout.fileno())
            os.close(nothing)


@contextmanager
def in_language(lang: str | None) -> Iterator[None]:
    """The language asked for, else that of the settings; the one before comes back afterwards."""
    application = QCoreApplication.instance() or QCoreApplication([])
    before = current_language()
    language = Language(application)
    language.choose(lang or Settings(folders().settings).language)
    try:
        yield
    finally:
        language.choose(before)
        language.deleteLater()


def _roll(command: RollCommand) -> int:
    try:
        character = open_document(command.file).character
    except StorageError as error:
        return refuse(labels.error_sentence(error), PROBLEM)
    if isinstance(character, BrpCharacter):
        return _roll_percentile(command, character)
    return _roll_xantis(command, character)


def _roll_percentile(command: RollCommand, character: BrpCharacter) -> int:
    if command.difficulty is not None and command.difficulty not in DIFFICULTIES:
        text = QCoreApplication.translate("commands", "The difficulty of a percentile roll is one of {names}.")
        return refuse(text.format(names=labels.listed(DIFFICULTIES)), WRONG_USE)
    try:
        own = None if command.dice is None else parse_d100(command.dice.strip())
    except RulesError as error:
        return refuse(labels.error_sentence(error), WRONG_USE)
    derived = derive(character)
    found = find_subject(command.name, character, derived, current_language())
    if len(found) != 1:
        candidates = [f"{one.name} [{one.subject.id}]" for one in found]
        return refuse(_not_one(command.name, candidates), WRONG_USE)
    situation = Situation(Difficulty(command.difficulty or "normal"), command.modifier, own_roll=own)
    try:
        result = settle(prepare(character, derived, found[0].subject, situation), _source(command.seed))
    except RulesError as error:
        return refuse(f"{found[0].name}: {labels.error_sentence(error)}", PROBLEM)
    say(json.dumps(_fields(result)) if command.json else _sentences(result))
    return GOOD


def _roll_xantis(command: RollCommand, character: "XantisCharacter") -> int:
    from brp_desktop.app import xantis_roll

    try:
        situation = xantis_roll.situation(command)
    except RulesError as error:
        return refuse(labels.error_sentence(error), WRONG_USE)
    except ValueError as error:
        return refuse(str(error), WRONG_USE)
    found = xantis_roll.find(command.name, character)
    if not found:
        return refuse(xantis_roll.nothing_found(command.name), WRONG_USE)
    if len(found) > 1:
        return refuse(_not_one(command.name, [f"{one.name} [{one.id}]" for one in found]), WRONG_USE)
    try:
        result = xantis_roll.rolled(character, found[0], situation, _source(command.seed))
    except RulesError as error:
        wrong = WRONG_USE if command.dice is not None else PROBLEM
        return refuse(f"{found[0].name}: {labels.error_sentence(error)}", wrong)
    say(json.dumps(xantis_roll.fields(result)) if command.json else xantis_roll.sentences(result))
    return GOOD


def _not_one(name: str, candidates: list[str]) -> str:
    if not candidates:
        return labels.error_sentence(RulesError("unknown_name", name=name))
    text = QCoreApplication.translate("commands", "“{name}” is not enough: {candidates}.")
    return text.format(name=name, candidates=labels.listed(candidates))


def _source(seed: int | None) -> RandomSource:
    return SystemChance() if seed is None else SeededChance(seed)


def _sentences(result: RollResult) -> str:
    """«Spot 65%: rolled 07, special success.» and what that means for the tick, which is not written."""
    if result.tick:
        tick = QCoreApplication.translate("commands", "In play this ticks the skill; the file is not changed.")
    else:
        tick = roll_words.tick_sentence(result)
    return f"{roll_words.slip_sentence(result)} {tick}"


def _fields(result: RollResult) -> dict[str, object]:
    request = result.request
    return {
        "name": roll_words.request_title(request),
        "score": request.score,
        "difficulty": request.situation.difficulty.value,
        "modifier": request.situation.modifier,
        "chance": request.chance,
        "roll": result.roll,
        "level": result.level.value,
        "reason": result.level_reason,
        "tick": result.tick,
        "tick_reason": result.tick_reason,
        "text": _sentences(result),
    }


def _new(command: NewCommand) -> int:
    wrong = wrong_ending(command.out)
    if wrong:
        return refuse(wrong, PROBLEM)
    if not command.force and is_taken(command.out):
        text = QCoreApplication.translate("commands", "{file} is there already; --force overwrites it.")
        return refuse(text.format(file=command.out), PROBLEM)
    try:
        document = save_document(_document(command), command.out)
    except StorageError as error:
        return refuse(labels.error_sentence(error), PROBLEM)
    name = document.character.name
    if name:
        text = QCoreApplication.translate("commands", "{file}: {name} is written.")
    else:
        text = QCoreApplication.translate("commands", "{file}: a blank sheet is written.")
    say(text.format(file=command.out, name=name))
    return GOOD


def _document(command: NewCommand) -> SheetDocument:
    """The new sheet; one made from a seed has an id made from it too, so that the file is the same every time."""
    if command.system != BRP:
        return new_document(new_sheet(command.system))
    options = _PRESETS[command.preset]
    if not command.random:
        return new_document(new_character(options))
    lang = current_language()
    if command.seed is None:
        return new_document(random_character(SystemChance(), options, lang=lang))
    document = new_document(seeded_character(command.seed, options, lang=lang))
    return replace(document, id=str(uuid.uuid5(_SEEDED, f"{command.preset} {lang} {command.seed}")))
