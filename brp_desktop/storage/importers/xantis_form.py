"""A filled form of a Xantis sheet: the sheet in its hidden field, with what was written into the others."""

from collections.abc import Mapping
from typing import Any, Final
from uuid import uuid4

from msgspec.structs import replace

from brp_desktop.catalogue.names import collation_key
from brp_desktop.sheet import xantis_limits as limits
from brp_desktop.sheet.xantis import XantisCharacter
from brp_desktop.sheet.xantis_derive import derive_xantis
from brp_desktop.storage import codec, json_text, xantis_form
from brp_desktop.storage.documents import SheetDocument
from brp_desktop.storage.errors import StorageError
from brp_desktop.storage.form_fields import FormValue, name_parts
from brp_desktop.storage.importers.foreign import foreign_blocks, with_foreign
from brp_desktop.storage.importers.report import Account, Imported, Line, Report
from brp_desktop.storage.importers.values import read_whole
from brp_desktop.storage.salvage import salvaged_sheet
from brp_desktop.storage.xantis_form import ABOUT, INITIATIVE, PA, SHEET

_LISTS: Final = {"node": "nodes", "weapon": "weapons", "action": "actions", "counter": "counters", "note": "notes"}
_NUMBERS: Final = {
    "node/value": limits.SCORE, "penalty/value": limits.PENALTY, INITIATIVE: limits.INITIATIVE,
    "pa/now": limits.PA, "pa/maximum": limits.PA, "counter/now": limits.COUNTER, "counter/maximum": limits.COUNTER,
    "weapon/bonus": limits.WEAPON_BONUS, "weapon/attack_pa": limits.PA_COST, "weapon/parry_pa": limits.PA_COST,
    "action/pa": limits.PA_COST,
}  # fmt: skip
"""The fields that hold numbers, by their group and what they are, with the range of each."""

_LONGEST: Final = {"damage": limits.DAMAGE_LENGTH, "text": limits.TEXT_LENGTH, "note": limits.TEXT_LENGTH}
"""Letters of texts that may be longer than a name."""


class _Reader:
    """Lays what the fields hold over the sheet as its file holds it, and accounts for each of them."""

    def __init__(self, sheet: dict[str, Any], values: Mapping[str, FormValue], before: Mapping[str, FormValue]) -> None:
        self.sheet = sheet
        self._values = values
        self._before = before
        self._lines: dict[Account, list[Line]] = {"taken": [], "not_taken": [], "doubtful": []}
        self._accounts: dict[str, Account] = {}

    @property
    def left(self) -> dict[str, FormValue]:
        """What found no place, by the names of the fields."""
        return {name: self._values[name] for name, account in self._accounts.items() if account == "not_taken"}

    @property
    def report(self) -> Report:
        """What became of every field."""
        found = self._lines
        return Report(
            taken=tuple(found["taken"]),
            not_taken=tuple(found["not_taken"]),
            doubtful=tuple(found["doubtful"]),
            accounts=self._accounts,
        )

    def read(self) -> None:
        """Everything, scores before what names them."""
        order = ("about", "penalty", "value", PA, "node", "counter", "weapon", "action", "note")
        rows: dict[tuple[str, str], dict[str, FormValue]] = {}
        for name, value in self._values.items():
            parts = name_parts(name)
            if name == SHEET:
                self._account(name, "taken")
            elif parts[0] in order and len(parts) == 3 and parts[0] != "penalty":
                rows.setdefault((parts[0], parts[1]), {})[parts[2]] = value
            elif not self._plain(name, parts, value):
                self._say("not_taken", name, Line(code="no_place", where=name, raw=str(value)[:100]))
        for kind in ("node", "counter", "weapon", "action", "note"):
            for (group, id_), fields in rows.items():
                if group == kind:
                    self._row(group, id_, fields)

    def lost(self, error: StorageError) -> None:
        """Something the fields hold has no place on a sheet."""
        raw = ", ".join(map(str, error.parameters.values()))
        self._lines["doubtful"].append(Line(code="not_a_value", what=error.where, raw=raw[:100]))

    def _plain(self, name: str, parts: tuple[str, ...], value: FormValue) -> bool:
        """A field that stands alone; whether it is one."""
        match parts:
            case ("about", field) if field in ABOUT:
                self._text(self.sheet, field, name, value, "race" if field == "people" else field)
            case ("penalty", id_, field) if id_ in xantis_form.PENALTIES and field in ("name", "value"):
                self._into(self.sheet.setdefault(id_, {}), field, name, value, id_.capitalize())
            case ("value", "initiative") if name == INITIATIVE:
                self._number(self.sheet, "initiative", name, value, "Iniziativa", empty=True)
            case ("pa", "now" | "maximum") if str(value) != self._before.get(name):
                key = "pa_left" if parts[1] == "now" else "pa_max"
                self._number(self.sheet, key, name, value, "Pa" if key == "pa_left" else "Pa Max", empty=True)
            case ("pa", "now" | "maximum"):
                self._account(name, "taken")
            case _:
                return False
        return True

    def _row(self, group: str, id_: str, fields: Mapping[str, FormValue]) -> None:
        rows = self.sheet.setdefault(_LISTS[group], [])
        row = next((each for each in rows if each.get("id") == id_), None)
        if row is None:
            named = any(str(fields.get(field, "")).strip() for field in ("name", "title", "text"))
            if group == "node" or not named:
                for field, value in fields.items():
                    name = f"{group}/{id_}/{field}"
                    if str(value).strip() and value is not False:
                        self._say("not_taken", name, Line(code="no_place", raw=str(value)[:100]))
                    else:
                        self._account(name, "taken")
                return
            row = {"id": f"{group}.{uuid4().hex[:8]}"}
            rows.append(row)
        name = str(fields.get("name") or fields.get("title") or row.get("name") or id_).strip()
        for field, value in fields.items():
            self._into(row, field, f"{group}/{id_}/{field}", value, name)
        if group != "note" and not row.get("name"):
            row["name"] = name

    def _into(self, row: dict[str, Any], field: str, name: str, value: FormValue, what: str) -> None:
        if field == "node":
            self._score(row, name, str(value), what)
        elif _kind(name) in _NUMBERS:
            empty = field in ("maximum", "attack_pa", "parry_pa", "pa")
            self._number(row, field, name, value, what, empty=empty)
        elif field == "spell":
            self._set(row, field, name, bool(value), what)
        else:
            self._text(row, field, name, value, "", what)

    def _score(self, row: dict[str, Any], name: str, text: str, what: str) -> None:
        """The score an entry tests, by its name."""
        wanted = collation_key(text.strip())
        found = [each["id"] for each in self.sheet.get("nodes", ()) if collation_key(str(each.get("name"))) == wanted]
        if not text.strip():
            self._set(row, "node", name, None, what)
        elif row.get("node") not in found and not found:
            self._say("doubtful", name, Line(code="skill_not_found", what=what, raw=text))
        elif row.get("node") not in found:
            self._set(row, "node", name, found[0], what)
        else:
            self._account(name, "taken")

    def _number(self, row: dict[str, Any], field: str, name: str, value: FormValue, what: str, *, empty: bool) -> None:
        if not str(value).strip():
            self._set(row, field, name, None if empty else 0, what)
            return
        lowest, highest = _NUMBERS[_kind(name)]
        number = read_whole(str(value).replace("\N{MINUS SIGN}", "-"), lowest=lowest)
        if number.value is None or number.value > highest:
            self._say("doubtful", name, Line(code="doubtful_number", what=what, raw=str(value)))
        else:
            self._set(row, field, name, number.value, what)

    def _text(self, row: dict[str, Any], field: str, name: str, value: FormValue, called: str, what: str = "") -> None:
        text = str(value) if field in ("text", "note") else " ".join(str(value).split())
        longest = _LONGEST.get(field, limits.NAME_LENGTH)
        self._set(row, field, name, text[:longest].rstrip() if len(text) > longest else text, what, called)
        if len(text) > longest:
            self._say("not_taken", name, Line(code="text_cut", field=called, what=what or called))

    def _set(self, row: dict[str, Any], field: str, name: str, value: Any, what: str, called: str = "") -> None:
        """Put a value in; what is as it was needs no line."""
        row[field] = value
        before = self._before.get(name)
        same = before is not None and str("" if value is None else value) == str(before)
        if same or value in (None, "", False):
            self._account(name, "taken")
        else:
            self._say("taken", name, Line(code="taken", field=called, what=what or called, new=str(value)[:200]))

    def _say(self, account: Account, name: str, line: Line) -> None:
        self._lines[account].append(replace(line, where=name))
        self._account(name, account)

    def _account(self, name: str, account: Account) -> None:
        self._accounts[name] = account


def _kind(name: str) -> str:
    """Group and kind of a field, without the row: ``weapon/bonus``."""
    parts = name_parts(name)
    return f"{parts[0]}/{parts[-1]}"


def read_xantis(values: Mapping[str, FormValue]) -> Imported:
    """The person in the fields of a form that has the hidden one; ``pdf_unreadable`` where that is damaged."""
    printed = _printed(str(values[SHEET]))
    assert isinstance(printed.character, XantisCharacter)
    reader = _Reader(
        json_text.parse(codec.encode(printed)),
        values,
        xantis_form.xantis_values(printed.character, derive_xantis(printed.character)),
    )
    reader.read()
    written = json_text.write(reader.sheet)
    try:
        document = codec.decode(written)
    except StorageError as error:
        reader.lost(error)
        document = salvaged_sheet(written)
    document = document.writable_copy()
    if reader.left:
        document = with_foreign(document, [*foreign_blocks(document), {"format": "form-pdf", "data": reader.left}])
    return Imported(format="form-pdf", kind="character", document=document, report=reader.report)


def _printed(text: str) -> SheetDocument:
    try:
        document = codec.decode(text.encode("utf-8", "replace"))
    except StorageError:
        raise StorageError("pdf_unreadable") from None
    if not isinstance(document.character, XantisCharacter) or document.read_only:
        raise StorageError("pdf_unreadable")
    return document
