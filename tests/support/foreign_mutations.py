"""Damaged and absurd variants of files of other programs."""

import copy
import json
import random
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent.parent / "data" / "import"
SAMPLES = sorted(path for path in FOLDER.iterdir() if path.name != "expected.json")

ODD: tuple[Any, ...] = (
    None, "", "l8", "1O", "1 050", "1,050", "12.9", "11,5", "3D6", "5*2d6+6", "80-85", "14/12/13", True, False, [], {},
    [1], ["x"], {"a": 1}, -5, 0, 1e308, 99_999, 10**30, "NaN", "—", "–", "auto", "none", "<b>x</b>",
    "<img src='http://x/y.png'>&nbsp;HP < 3", "<script>alert(1)</script>", "\ud800abc", "\x00\x1b[31m", "A" * 3000,
    "x" * 50_000, [[[[[]]]]], {"0": {"name": "a"}}, "１２％", "−3", "½", "(((((", "a.b[0]", 3.7, "Ada\n\nPike",
    "Science (Botany (Alpine))", "1D6+½ db", "999d999", "1D0", "db",
)  # fmt: skip
LETTERS = " \n,;%()/0123456789lOID+-–\u00a0\u202f\u3000％１"
PIECES = ("Skills:", "\n\n", "STR 13 ", "DB: ", "Armour: x (3)", "Combat\n", "1D6+db")


def mutant(seed: int) -> bytes:
    """The bytes of one damaged sample; the same for the same seed."""
    chance = random.Random(seed)
    path = chance.choice(SAMPLES)
    if path.suffix == ".txt":
        text = "".join(_scrambled(list(path.read_text(encoding="utf-8")), chance))
        return text.encode(chance.choice(("utf-8", "utf-16", "cp1252")), "replace")
    value = _changed(json.loads(path.read_text(encoding="utf-8")), chance)
    data = json.dumps(value).encode()
    if chance.random() < 0.1:
        data = json.dumps(value, ensure_ascii=False).encode("utf-16", "replace")
    if chance.random() < 0.1:
        data = data[: chance.randrange(len(data))]
    if chance.random() < 0.05:
        flipped = bytearray(data)
        for _ in range(3):
            flipped[chance.randrange(len(flipped))] = chance.randrange(256)
        data = bytes(flipped)
    return data


def places(value: Any, place: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a value as a path of keys and indexes."""
    found = [place]
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, each in inner:
        found += places(each, (*place, key))
    return found


def put(value: Any, place: tuple[Any, ...], new: Any) -> None:
    """Put something at a place."""
    for key in place[:-1]:
        value = value[key]
    value[place[-1]] = new


def _changed(value: Any, chance: random.Random) -> Any:
    for _ in range(chance.choice((1, 1, 2, 5, 20))):
        found = [place for place in places(value) if place]
        if not found:
            return value
        place = chance.choice(found)
        holder, key, act = value, place[-1], chance.random()
        for each in place[:-1]:
            holder = holder[each]
        if act < 0.15:
            del holder[key]
        elif act < 0.25:
            holder[key] = [holder[key]]
        elif act < 0.32 and isinstance(holder, list):
            holder.append(copy.deepcopy(chance.choice(holder)))
        elif act < 0.4 and isinstance(holder, dict):
            holder[chance.choice(("a.b", "", "x[0]", 'q"', "name"))] = holder.pop(key)
        else:
            holder[key] = copy.deepcopy(chance.choice(ODD))
    return value


def _scrambled(letters: list[str], chance: random.Random) -> list[str]:
    for _ in range(chance.choice((1, 3, 10, 60))):
        act, place = chance.random(), chance.randrange(len(letters) + 1)
        if act < 0.3 and letters:
            letters.pop(min(place, len(letters) - 1))
        elif act < 0.6:
            letters.insert(place, chance.choice(LETTERS))
        elif act < 0.8:
            letters[place:place] = list(chance.choice(PIECES))
        else:
            letters[place:place] = letters[max(0, place - 20) : place]
    return letters
