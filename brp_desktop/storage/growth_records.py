"""The growth of a character as the records of its file: ticks, adventures, studies, improvements; not checked yet."""

from typing import TypeVar

from msgspec import Struct

from brp_desktop.sheet.growth import Adventure, Improvement, Study, TickOrigin
from brp_desktop.storage.records import AdventureRecord, ImprovementRecord, Record, StudyRecord, TickRecord

_Made = TypeVar("_Made", bound=Record)


def tick_record(tick: TickOrigin | None) -> TickRecord | None:
    """The record of where a tick came from; None where that is not known."""
    return None if tick is None else _copied(tick, TickRecord)


def adventure_record(adventure: Adventure) -> AdventureRecord:
    """The record of an adventure."""
    return _copied(adventure, AdventureRecord)


def study_record(study: Study | None) -> StudyRecord | None:
    """The record of a study; None where there is none."""
    return None if study is None else _copied(study, StudyRecord)


def improvement_record(made: Improvement) -> ImprovementRecord:
    """The record of a roll of development."""
    return _copied(made, ImprovementRecord, tick=tick_record(made.tick), study=study_record(made.study))


def _copied(value: Struct, record: type[_Made], **parts: Record | None) -> _Made:
    """The value as a record: their fields have the same names; ``parts`` stand instead of the value's."""
    return record(**{name: parts[name] if name in parts else getattr(value, name) for name in record.__struct_fields__})
