"""Templates: sheets kept in a folder of their own, each the beginning of any number of new ones."""

from pathlib import Path
from typing import TYPE_CHECKING, Final
from uuid import uuid4

from msgspec import Struct
from msgspec.structs import replace

from brp_desktop.catalogue.names import collation_key, fold
from brp_desktop.sheet.brp import BrpCharacter
from brp_desktop.sheet.growth import TickOrigin
from brp_desktop.sheet.ids import ImprovementId
from brp_desktop.storage import codec, disk, open_document
from brp_desktop.storage.errors import WRITING, StorageError, system_error
from brp_desktop.storage.file_names import proposed_name
from brp_desktop.storage.files import is_there, made_folder, read_file, save_file

if TYPE_CHECKING:
    from brp_desktop.storage import SheetDocument

ENDING: Final = ".rpgsheet"
_FALLBACK: Final = "template"


class Template(Struct, frozen=True):
    """One template: the name of its file is its own."""

    path: Path

    @property
    def name(self) -> str:
        """What it is called."""
        return self.path.stem


def templates_in(folder: Path) -> tuple[Template, ...]:
    """All templates, by name; none where the folder is not there or cannot be looked at."""
    try:
        found = [Template(path) for path in folder.iterdir() if path.suffix == ENDING and not path.name.startswith(".")]
    except OSError:
        return ()
    return tuple(sorted(found, key=lambda one: collation_key(one.name)))


def is_taken(folder: Path, name: str, but: Template | None = None) -> bool:
    """Whether another template has the name, or one that a disk could take for it."""
    wanted = fold(_path(folder, name).stem)
    return any(fold(one.name) == wanted for one in templates_in(folder) if one != but)


def save_template(folder: Path, name: str, document: "SheetDocument") -> Template:
    """Keep a sheet as a template under a name that is not taken; ``StorageError`` (``name_taken``) where it is.

    It gets an id of its own: the sheet it was made from goes its own way.
    """
    made_folder(folder)
    path = _path(folder, name)
    if is_taken(folder, name):
        raise StorageError("name_taken", path)
    save_file(path, codec.encode(document.writable_copy()), keep_previous=False)
    return Template(path)


def from_template(template: Template) -> "SheetDocument":
    """A new sheet that begins as the template, without a file; its ids are its own. ``StorageError`` otherwise."""
    sheet = open_document(template.path).writable_copy()
    if isinstance(sheet.character, BrpCharacter):
        return sheet.with_character(_with_ids_of_its_own(sheet.character))
    return sheet


def rename_template(template: Template, name: str) -> Template:
    """The template under another name that is not taken (``name_taken``)."""
    path = _path(template.path.parent, name)
    if path == template.path:
        return template
    if is_taken(template.path.parent, name, template):
        raise StorageError("name_taken", path)
    if not is_there(template.path):
        raise StorageError("not_found", template.path)
    try:
        disk.replace(template.path, path)
    except (OSError, ValueError) as error:
        raise system_error(error, template.path, WRITING) from error
    return Template(path)


def remove_template(template: Template) -> bytes:
    """Take a template away; its content, so that it can be put back."""
    data, _ = read_file(template.path)
    try:
        disk.remove(template.path)
    except (OSError, ValueError) as error:
        raise system_error(error, template.path, WRITING) from error
    return data


def put_back(template: Template, data: bytes) -> None:
    """A template that was taken away is there again; ``name_taken`` where another took its place meanwhile."""
    if is_there(template.path):
        raise StorageError("name_taken", template.path)
    save_file(template.path, data, keep_previous=False)


def _path(folder: Path, name: str) -> Path:
    return folder / proposed_name(name, ENDING, _FALLBACK)


def _with_ids_of_its_own(character: BrpCharacter) -> BrpCharacter:
    """The same without ids of another sheet's roll log: ticks name no line of it, improvements get new ids."""

    def unnamed(tick: TickOrigin | None) -> TickOrigin | None:
        return None if tick is None else replace(tick, id="")

    return replace(
        character,
        skills=tuple(replace(row, tick=unnamed(row.tick)) for row in character.skills),
        pow_tick=unnamed(character.pow_tick),
        improvements=tuple(
            replace(made, id=ImprovementId(str(uuid4())), tick=unnamed(made.tick)) for made in character.improvements
        ),
    )
