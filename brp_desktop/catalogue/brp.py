"""The definitions of the percentile game: skills, specialities, characteristics, their rolls and derived values."""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, Protocol, TypeAlias, TypeVar

from msgspec import Struct, field, json

from brp_desktop.catalogue.resources import resource_path

Names: TypeAlias = Mapping[str, str]
"""A text by language: ``en`` always, ``fr`` and ``it`` as far as they are translated."""


def localised(names: Names, lang: str) -> str:
    """The text in this language (``fr`` of ``fr_FR`` too), else in English; empty where there is none at all.

    >>> localised({"en": "Listen", "fr": "Écoute", "it": ""}, "fr_CA"), localised({"en": "Listen", "it": ""}, "it")
    ('Écoute', 'Listen')
    """
    return names.get(lang) or names.get(lang[:2]) or names.get("en") or ""


class NamedDefinition(Struct, frozen=True, kw_only=True):
    """Anything that has only an id and a name: a category, a condition."""

    id: str
    names: Names


class BaseVariant(Struct, frozen=True):
    """Another base formula in one edition while the condition ``when`` holds."""

    edition: str
    when: str
    formula: str


class SkillDefinition(Struct, frozen=True, kw_only=True):
    """One skill of the rules.

    ``specialised``, ``base`` (a formula or the keyword ``weapon`` or ``shield``) and ``experience`` (has a tick box)
    are given by edition; an edition without a key does not have the skill. ``specialities`` are suggestions, free text
    is always allowed. ``optional`` names the option of the record that brings the skill in.
    """

    id: str
    names: Names
    category: str
    editions: tuple[str, ...]
    specialised: Mapping[str, bool]
    base: Mapping[str, str]
    base_variants: tuple[BaseVariant, ...] = ()
    experience: Mapping[str, bool]
    specialities: tuple[str, ...] = ()
    often_hidden: bool = False
    optional: str | None = None


class SpecialityDefinition(Struct, frozen=True, kw_only=True):
    """One suggested speciality; ``base`` and ``experience`` only where they differ from the skill's.

    ``is_open``: a kind of speciality that still needs a word of its own (which region, which religion).
    """

    id: str
    skill: str
    names: Names
    editions: tuple[str, ...] = ("srd", "uge")
    base: Mapping[str, str] = field(default_factory=dict)
    experience: Mapping[str, bool] = field(default_factory=dict)
    is_open: bool = False


class ValueDefinition(Struct, frozen=True, kw_only=True):
    """A characteristic or derived value with its abbreviation; the ``other_`` texts are the other edition's words."""

    id: str
    names: Names
    abbreviations: Names
    other_names: Names
    other_abbreviations: Names
    editions: tuple[str, ...]
    optional: str | None = None


class CharacteristicDefinition(ValueDefinition, frozen=True, kw_only=True):
    """One characteristic: creation dice by edition, and the roll it gives (None: size has none)."""

    dice: Mapping[str, str]
    roll: str | None


class DerivedDefinition(ValueDefinition, frozen=True, kw_only=True):
    """One derived value; ``formula`` by edition is information, the rules compute."""

    formula: Mapping[str, str]


class RollDefinition(Struct, frozen=True, kw_only=True):
    """One characteristic roll, and of which characteristic it is."""

    id: str
    characteristic: str
    names: Names
    other_names: Names
    optional: str | None = None


class BrpCatalogue(Struct, frozen=True, kw_only=True, eq=False):
    """All definitions by id, each mapping in the order of the files."""

    categories: Mapping[str, NamedDefinition]
    conditions: Mapping[str, NamedDefinition]
    skills: Mapping[str, SkillDefinition]
    specialities: Mapping[str, SpecialityDefinition]
    characteristics: Mapping[str, CharacteristicDefinition]
    rolls: Mapping[str, RollDefinition]
    derived: Mapping[str, DerivedDefinition]


ERAS_OFFERED: Mapping[str, tuple[str, ...]] = {
    "historical": ("primitive", "historic"),
    "modern": ("primitive", "historic", "modern"),
    "future": ("primitive", "historic", "modern", "advanced"),
}
"""Era of the record → the eras of weapons and armour that it offers: its own and the earlier ones."""


def load_json(name: str) -> dict[str, Any]:
    """The content of one catalogue file (``skills`` for ``skills.json``)."""
    data: dict[str, Any] = json.decode(resource_path("catalogue", f"{name}.json").read_bytes())
    return data


@cache
def brp_catalogue() -> BrpCatalogue:
    """The one catalogue, read on first use (some milliseconds) and kept."""
    skills = load_json("skills")
    characteristics = load_json("characteristics")
    return BrpCatalogue(
        categories=_by_id(_named(entry) for entry in skills["categories"]),
        conditions=_by_id(_named(entry) for entry in skills["variant_conditions"]),
        skills=_by_id(_skill(entry) for entry in skills["skills"]),
        specialities=_by_id(_speciality(entry) for entry in skills["specialities"]),
        characteristics=_by_id(_characteristic(entry) for entry in characteristics["characteristics"]),
        rolls=_by_id(_roll(entry) for entry in characteristics["rolls"]),
        derived=_by_id(_derived(entry) for entry in characteristics["derived"]),
    )


class _HasId(Protocol):
    @property
    def id(self) -> str: ...


_Definition = TypeVar("_Definition", bound=_HasId)


def _by_id(definitions: Iterable[_Definition]) -> dict[str, _Definition]:
    return {definition.id: definition for definition in definitions}


def _named(entry: dict[str, Any]) -> NamedDefinition:
    return NamedDefinition(id=entry["id"], names=entry["names"])


def _skill(entry: dict[str, Any]) -> SkillDefinition:
    return SkillDefinition(
        id=entry["id"],
        names=entry["names"],
        category=entry["category"],
        editions=tuple(entry["editions"]),
        specialised=entry["specialised"],
        base=entry["base"],
        base_variants=tuple(
            BaseVariant(variant["edition"], variant["when"], variant["formula"])
            for variant in entry.get("base_variants", ())
        ),
        experience=entry["experience"],
        specialities=tuple(entry.get("specialities", ())),
        often_hidden=entry.get("often_hidden", False),
        optional=entry.get("optional"),
    )


def _speciality(entry: dict[str, Any]) -> SpecialityDefinition:
    return SpecialityDefinition(
        id=entry["id"],
        skill=entry["skill"],
        names=entry["names"],
        editions=tuple(entry.get("editions", ("srd", "uge"))),
        base=entry.get("base", {}),
        experience=entry.get("experience", {}),
        is_open=entry.get("open", False),
    )


def _labels(entry: dict[str, Any]) -> dict[str, Any]:
    """The words of a value and, where they differ, those of the other edition."""
    other = entry.get("edition_labels", {}).get("uge", {})
    return {
        "id": entry["id"],
        "names": entry["names"],
        "abbreviations": entry["abbr"],
        "other_names": other.get("names", {}),
        "other_abbreviations": other.get("abbr", {}),
        "editions": tuple(entry.get("editions", ("srd", "uge"))),
        "optional": entry.get("optional"),
    }


def _characteristic(entry: dict[str, Any]) -> CharacteristicDefinition:
    return CharacteristicDefinition(
        dice=entry["dice"],
        roll=entry.get("roll"),
        **_labels(entry),
    )


def _derived(entry: dict[str, Any]) -> DerivedDefinition:
    return DerivedDefinition(formula=entry["formula"], **_labels(entry))


def _roll(entry: dict[str, Any]) -> RollDefinition:
    return RollDefinition(
        id=entry["id"],
        characteristic=entry["characteristic"],
        names=entry["names"],
        other_names=entry.get("edition_labels", {}).get("uge", {}).get("names", {}),
        optional=entry.get("optional"),
    )
