"""The character of an import as it grows: what a reader understood is put in, ``finish`` makes the document."""

import base64
import binascii
from collections.abc import Mapping
from typing import Any, Final, Literal, TypeVar

from msgspec.structs import replace

from brp_desktop.rules import RulesError
from brp_desktop.rules.brp import SRD, hit_points
from brp_desktop.sheet import limits
from brp_desktop.sheet.belonging_checks import checked
from brp_desktop.sheet.belongings import LISTS, Armour, Belonging, Item, Power, Wealth, Weapon
from brp_desktop.sheet.brp import BrpCharacter, Characteristic, Note, SkillPoints
from brp_desktop.sheet.derive import derive
from brp_desktop.sheet.derived_values import HIT_POINTS, characteristic_values, used_characteristics
from brp_desktop.sheet.derived_values import resources as derived_resources
from brp_desktop.sheet.errors import EditError
from brp_desktop.sheet.ids import BelongingId, CharacteristicId, NoteId, SkillId
from brp_desktop.sheet.new import new_character
from brp_desktop.storage.documents import new_document
from brp_desktop.storage.importers.foreign import with_foreign
from brp_desktop.storage.importers.report import (
    ORDINARY,
    PERCENTILE,
    Answer,
    Choices,
    Format,
    Imported,
    Line,
    Question,
    Report,
)
from brp_desktop.storage.importers.skill_drafts import SkillDraft, SkillDrafts
from brp_desktop.storage.importers.skill_names import SkillName, bracketed, find_skill
from brp_desktop.storage.importers.source import Node, Source
from brp_desktop.storage.importers.track_drafts import TrackDrafts
from brp_desktop.storage.importers.values import read_bonus, read_whole, shown
from brp_desktop.storage.words import word

ABOUT: Final = NoteId("about")
"""The note that holds what a sheet has no field for: culture, religion, hand and the like, a line each."""

_HUMAN: Final = 30
_STEMS: Final[Mapping[type, str]] = {
    kind: {"items": "thing"}.get(name, name.removesuffix("s")) for kind, name in LISTS.items()
}

_Row = TypeVar("_Row", bound=Belonging)


class Builder:
    """What a reader of any format fills in. Values that a sheet computes are compared and named, never kept."""

    def __init__(self, source: Source, choices: Choices, format_: Format) -> None:
        self.source = source
        self.choices = choices
        self.format = format_
        self.lang = choices.lang
        self.options = choices.options
        self.fields: dict[str, Any] = {}
        self.skills = SkillDrafts()
        self.questions: list[Question] = []
        self.foreign: list[dict[str, Any]] = []
        self.picture = b""
        self.scale = ORDINARY
        self._parts: dict[str, tuple[Characteristic, Node]] = {}
        self.tracks = TrackDrafts(self.lang)
        self._compared: list[tuple[str, Node]] = []
        self._details: list[tuple[str, str]] = []
        self._notes: list[Note] = []
        self._rows: dict[type, list[Any]] = {}

    @property
    def options_are_usual(self) -> bool:
        """Whether nobody chose rules of their own for the new document."""
        return self.choices.options == SRD

    # identity and texts

    def set(self, field: str, value: object) -> None:
        """A field of the character; nothing for an empty value."""
        if value not in ("", None):
            self.fields[field] = value

    def age(self, node: Node) -> None:
        """The age: a number, or words that the notes keep."""
        number = read_whole(node.value)
        if number.value is not None:
            self.set("age", node.whole("age"))
        elif text := node.text("age"):
            self.detail("age", text)

    def detail(self, key: str, text: str) -> None:
        """A line of the note «About», ``key`` a word of ours."""
        if text:
            self._details.append((key, text))

    def note(self, title: str, text: str) -> None:
        """A page of notes; nothing where there is no text."""
        if text or title:
            self._notes.append(Note(id=NoteId(""), title=title[: limits.NAME_LENGTH], text=text[: limits.TEXT_LENGTH]))

    def portrait(self, node: Node) -> None:
        """A picture from bytes inside the file, as base64."""
        text = node.value if isinstance(node.value, str) else ""
        if not text.strip():
            node.mark("taken")
            return
        try:
            data = base64.b64decode(text.partition("base64,")[2] or text, validate=False)
        except (binascii.Error, ValueError):
            node.doubt("picture_unread", "portrait")
            return
        if data and limits.is_picture(data) and len(data) <= limits.PORTRAIT_BYTES:
            self.fields["portrait"] = data
            node.take("portrait", f"{len(data)}")
        else:
            self.picture = data
            node.doubt("picture_unread", "portrait")

    # numbers

    def characteristic(self, id_: str, node: Node, parts: Mapping[str, Node] | None = None, *, label: str = "") -> None:
        """A characteristic from its parts by the names of the sheet (``initial`` ``moved`` ``age`` …), or one value.

        ``label`` is what the file calls it, ``app`` or ``cha``: where the sheet says the other word, that is named.
        """
        found: dict[str, int] = {}
        for name, part in (parts or {"initial": node}).items():
            number = read_whole(part.value, lowest=0 if name == "initial" else -limits.POINTS[1])
            part.account_for(number, id_, quiet=bool(parts))
            if number.value:
                found[name] = number.value
        if found and "initial" not in found:
            found["initial"] = 0
        row = Characteristic(id=CharacteristicId(id_), **found)
        self._parts[id_] = row, node
        if parts and row.value is not None:
            self.source.say(
                "taken", Line(code="taken", field=id_, raw=shown(node.value), new=str(row.value), where=node.where)
            )
        ours = "cha" if self.options.app_label == "charisma" else "app"
        if id_ == "app" and row.value is not None and label in ("app", "cha") and label != ours:
            self.source.say(
                "changed", Line(code="stored_as", field="app", old=label.upper(), new=ours.upper(), where=node.where)
            )

    def value(self, id_: str) -> int | None:
        """The value of a characteristic; None while it is not known."""
        return self._parts[id_][0].value if id_ in self._parts else None

    def computed_hit_points(self) -> int:
        """The hit points our rules give the characteristics; 0 while they are not known."""
        con, siz = self.value("con"), self.value("siz")
        try:
            return 0 if con is None or siz is None else hit_points(con, siz, self.options)
        except RulesError:
            return 0

    def settle_scale(self, likely: Literal["3-18", "percentile"], *, certain: bool) -> None:
        """Bring the characteristics onto our scale: as the person answers, else as the format or the numbers say.

        The question is put where the format is one of five times our numbers or a number is beyond people.
        """
        values = {id_: row.value for id_, (row, _) in self._parts.items()}
        if likely == ORDINARY and not any(value is not None and value > _HUMAN for value in values.values()):
            return
        divided = {id_: None if value is None else (2 * value + 5) // 10 for id_, value in values.items()}
        answer = self.choices.answers.get("scale", likely)
        self.scale = answer if answer in (ORDINARY, PERCENTILE) else likely
        previews = tuple((id_, tuple(some.items())) for id_, some in ((PERCENTILE, divided), (ORDINARY, values)))
        self.questions.append(
            Question(
                id="scale",
                kind="scale",
                answers=tuple(Answer(id=id_, preview=preview) for id_, preview in previews),
                answer=self.scale,
                certain=certain,
            )
        )
        if self.scale == PERCENTILE:
            for id_, (row, node) in self._parts.items():
                if row.value is not None:
                    self._parts[id_] = Characteristic(id=row.id, initial=divided[id_]), node
                    self.source.withdraw(node.where)
                    node.change("divided_by_five", id_, row.value, divided[id_])

    def compare(self, field: str, node: Node) -> None:
        """A value that our rules compute (``damage_bonus`` ``major_wound``): a difference is named."""
        self._compared.append((field, node))

    # lists

    def wealth(self, key: str, node: Node, *, once: bool = False) -> None:
        """A line of wealth under a word of ours; ``once``: not again where the same stands there already."""
        text = node.text("wealth")
        row = Wealth(id=BelongingId(""), name=word(key, self.lang), amount=text)
        same = any(each.amount == text for each in self._rows.get(Wealth, ()))
        if text and not (once and same):
            self.add(row, node)

    def add(self, row: _Row, node: Node) -> BelongingId | None:
        """A belonging at the end of its list; what a sheet cannot hold is left out and named."""
        rows = self._rows.setdefault(type(row), [])
        if len(rows) >= limits.BELONGINGS:
            node.leave("too_many", row_name(row))
            return None
        made: _Row = replace(row, id=BelongingId(f"{_STEMS[type(row)]}.{len(rows) + 1}"))
        try:
            rows.append(checked(made))
        except EditError:
            node.leave("not_a_value", row_name(row))
            return None
        return made.id

    def put_inside(self, places: Mapping[BelongingId, BelongingId]) -> None:
        """Things into containers; what would lie in itself or in no container stays where it is."""
        containers = {row.id for row in self._rows.get(Item, ()) if row.container}
        rows: list[Item] = []
        for row in self._rows.get(Item, ()):
            outer = places.get(row.id)
            seen = {row.id}
            while outer is not None and outer in containers and outer not in seen:
                seen.add(outer)
                outer = places.get(outer)
            inside = places.get(row.id)
            rows.append(replace(row, inside=inside) if inside in containers and outer is None else row)
        if rows:
            self._rows[Item] = rows

    def natural_armour(self, points: Node, dice: Node | None = None) -> None:
        """The armour a being is born with, under a word of ours; nothing where it has none."""
        number = points.whole("armour", quiet=True)
        random = "" if dice is None else dice.text("armour", quiet=True)
        if number or random:
            name = word("armour", self.lang)
            row = Armour(
                id=BelongingId(""), name=name, points=number or 0, random=random or None, burdens=(), encumbrance=0
            )
            self.add(row, points)
            points.take("armour", " + ".join(filter(None, (str(number or 0), random))), name)

    def weapon_skill(
        self, name: str, rating: int | None, node: Node, *, ticked: bool = False, tick_node: Node | None = None
    ) -> SkillId | None:
        """The row behind a weapon that has a percentage of its own; None where it has none.

        A skill of that name and rating is it; else there is a row of the weapon's name, hidden among the skills unless
        it is one of the catalogue.
        """
        if rating is None:
            return None
        found = find_skill(*bracketed(name))
        known = self.skills.find(found, rating)
        if known is not None and not ticked:
            return known
        own = found.skill is None or found.other_name
        draft = SkillDraft(
            node=node,
            written=name,
            name=SkillName(name=name) if own else found,
            rating=rating,
            ticked=ticked,
            tick_node=tick_node,
            category="combat" if own else None,
            hidden=own,
        )
        return self.skills.add(draft)

    def learning_power(self, power: Power, node: Node, base: int, experience: int, *, ticked: bool) -> None:
        """A power with a tick box: it has a row of its own among the skills."""
        draft = SkillDraft(
            node=node,
            written=power.name,
            name=SkillName(name=power.name),
            id=self.skills.power_id(),
            base=base,
            points=SkillPoints(experience=experience),
            ticked=ticked,
            category="mental",
            hidden=True,
        )
        self.add(replace(power, skill=self.skills.add(draft)), node)

    # the end

    def finish(self, kind: Literal["character", "npc"], *, reasons: Mapping[str, str], **more: Any) -> Imported:
        """The document with its report; ``reasons`` say why parts of the file by their name are not taken."""
        character = self._character()
        if self.choices.complete:
            character = _completed(character)
        self.source.close(reasons)
        document = new_document(character)
        kept = self.source.kept()
        blocks = [*([{"format": self.format, "data": kept}] if kept is not None else []), *self.foreign]
        lines = self.source.lines
        report = Report(
            taken=tuple(lines["taken"]),
            changed=tuple(lines["changed"]),
            not_taken=tuple(lines["not_taken"]),
            doubtful=tuple(lines["doubtful"]),
            questions=(*self.questions, *self.skills.questions),
            accounts=self.source.accounts,
        )
        return Imported(
            format=self.format,
            kind=kind,
            document=with_foreign(document, blocks),
            report=report,
            scale=self.scale,
            picture=self.picture,
            **more,
        )

    def _character(self) -> BrpCharacter:
        options = self.options
        if self.value("edu") is not None and not options.education:
            options = _with_education(options)
        character = BrpCharacter(
            options=options,
            characteristics=tuple(self._known_or_blank(id_) for id_ in used_characteristics(options)),
            notes=self._all_notes(),
            **self.fields,
        )
        self.skills.settle_equal_ones(self.choices.answers)
        for kind, list_ in LISTS.items():
            if rows := self._rows.get(kind):
                moved = tuple(self._led(row) for row in rows)
                character = replace(character, **{list_: moved})
        character = replace(character, skills=self.skills.rows(character))
        character = replace(character, resources=self.tracks.rows(character))
        self._say_differences(character)
        return character

    def _known_or_blank(self, id_: CharacteristicId) -> Characteristic:
        return self._parts[id_][0] if id_ in self._parts else Characteristic(id=id_)

    def _led(self, row: Any) -> Any:
        """A row that uses a skill, led to the one that stayed of two equal ones."""
        if isinstance(row, Weapon | Power) and row.skill in self.skills.moved:
            return replace(row, skill=self.skills.moved[SkillId(row.skill)])
        return row

    def _all_notes(self) -> tuple[Note, ...]:
        lines = [f"{word(key, self.lang)}: {text}" if key != "about" else text for key, text in self._details]
        about = (
            [Note(id=ABOUT, title=word("about", self.lang), text="\n".join(lines)[: limits.TEXT_LENGTH])]
            if lines
            else []
        )
        numbered = (replace(note, id=NoteId(f"note.{number}")) for number, note in enumerate(self._notes, 1))
        return (*about, *numbered)[: limits.ENTRIES]

    def _say_differences(self, character: BrpCharacter) -> None:
        derived = derive(character)
        for field, node in self._compared:
            if field == "damage_bonus":
                said, ours = read_bonus(node.value), derived.damage_bonus
            else:
                said, ours = read_whole(node.value).value, _major_wound(character)  # type: ignore[assignment]
            if said is None or ours is None:
                if said is None and read_whole(node.value).state != "unknown":
                    node.doubt("doubtful_number", field)
                else:
                    node.mark("taken")
            elif said != ours:
                node.change("computed_differs", field, said or "0", ours or "0")
            else:
                node.mark("taken")


def row_name(row: Belonging) -> str:
    """What a belonging is called; a wound has no name."""
    return str(getattr(row, "name", ""))


def _major_wound(character: BrpCharacter) -> int | None:
    """Half the hit points, as every rule set has it that knows major wounds at all."""
    track = derived_resources(character, characteristic_values(character))[HIT_POINTS]
    return None if track.maximum is None else -(-track.maximum // 2)


def _with_education(options: Any) -> Any:
    from dataclasses import replace as with_option

    return with_option(options, education=True)


def _completed(character: BrpCharacter) -> BrpCharacter:
    """The character with the usual skills of its rules that it lacks, at their base."""
    there = {(row.skill, row.speciality) for row in character.skills}
    families = {row.skill for row in character.skills}
    ids = {row.id for row in character.skills}
    more = tuple(
        row
        for row in new_character(character.options).skills
        if (row.skill, row.speciality) not in there
        and row.id not in ids
        and (row.speciality is not None or row.skill not in families)
    )
    return replace(character, skills=(*character.skills, *more))
