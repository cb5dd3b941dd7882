"""The base chances that weapons give to the skills behind them, read only when a sheet needs one."""

from collections import Counter
from functools import cache

from brp_desktop.catalogue.brp import load_json


@cache
def _bases() -> dict[tuple[str, str, str | None], Counter[int]]:
    """How often each base occurs, by edition, skill and speciality; in the order of the file."""
    bases: dict[tuple[str, str, str | None], Counter[int]] = {}
    for weapon in load_json("weapons")["weapons"]:
        for edition in ("srd", "uge"):
            base = weapon.get(edition, {}).get("base")
            if isinstance(base, int):
                for speciality in {weapon.get("speciality"), None}:
                    bases.setdefault((edition, weapon["skill"], speciality), Counter())[base] += 1
    return bases


@cache
def weapon_base(edition: str, skill: str, speciality: str | None) -> int | None:
    """The commonest base chance of this edition's weapons of a speciality, of equally common ones the first.

    Without a speciality all weapons of the skill count. None where the edition has no such weapon: the base is then
    typed by hand.

    >>> weapon_base("srd", "missile_weapon", "missile_weapon_bow"), weapon_base("srd", "artillery", None)
    (5, None)
    """
    found = _bases().get((edition, skill, speciality))
    return found.most_common(1)[0][0] if found else None
