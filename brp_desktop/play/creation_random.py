"""A character, or one step of it, left to chance: by the rules, believable, the same for the same seed."""

import hashlib
from dataclasses import replace
from typing import Literal

from brp_desktop.catalogue.person_names import KINDS, family_names, given_names
from brp_desktop.catalogue.professions import profession_catalogue
from brp_desktop.play.acts import Acts
from brp_desktop.play.chance import MAXIMUM_SIDES, SeededChance
from brp_desktop.play.creation import (
    ListName,
    PoolName,
    budget,
    chosen_rows,
    creation_of,
    pick_of,
    picks_of,
    room_of,
    steps_of,
)
from brp_desktop.play.creation_acts import (
    Act,
    clear_points,
    set_points,
    set_thrown_age,
    take_losses,
    throw_characteristics,
)
from brp_desktop.play.creation_book import CreationBook, random_professions
from brp_desktop.play.creation_choices import drop_wealth, take_personality, take_profession, take_skills
from brp_desktop.play.possessions import equip
from brp_desktop.rules.brp import SRD, BrpOptions
from brp_desktop.rules.brp.characteristics import active_characteristics
from brp_desktop.rules.brp.creation_points import PERSONALITY_DIE
from brp_desktop.rules.brp.creation_values import POINT_BUY_MAXIMUM, POINT_BUY_START, point_buy_budget, point_buy_cost
from brp_desktop.rules.brp.random_creation import any_skill, chosen, filled, spread
from brp_desktop.rules.brp.skill_lists import Pick
from brp_desktop.rules.dice import RandomSource, parse
from brp_desktop.rules.errors import RulesError
from brp_desktop.sheet.brp import BrpCharacter
from brp_desktop.sheet.creation import STEPS, Creation
from brp_desktop.sheet.derive import derive
from brp_desktop.sheet.edits import SetCharacteristic, SetIdentity
from brp_desktop.sheet.ids import CharacteristicId, SkillId
from brp_desktop.sheet.limits import SEED
from brp_desktop.sheet.new import new_character
from brp_desktop.sheet.skill_rules import category_of

_GROWN_UP = 17
_SRD_AGES = 20
_HOBBIES = 6
_MORE_HOBBIES = 200
_LANGUAGE = "language_own"

RANDOM_STEPS = (
    "characteristics",
    "age",
    "profession",
    "personality",
    "professional",
    "personal",
    "possessions",
    "name",
)
"""The steps that chance can make, in their order."""


def seeded_character(
    seed: int, options: BrpOptions = SRD, *, lang: str = "en", profession: str | None = None
) -> BrpCharacter:
    """A complete character ready for play; the same seed, options, language and profession give the same one.

    Characteristics, age, profession (and personality where the record has them) are thrown; points go to skills that
    fit, up to the cap of the record (SRD, UGE ch. 2); weapons, things and wealth are of the profession. Names and
    words are of the language, as far as it is known, else English. A ``profession`` (one of ``random_professions``,
    else RulesError ``unknown_name``) is not thrown for. The record of the creation is kept with its seed.
    """
    if profession is not None and profession not in {one.id for one in random_professions(options)}:
        raise RulesError("unknown_name", name=profession)
    character = new_character(options)
    kept = seed if SEED[0] <= seed <= SEED[1] else None
    character = replace(character, creation=Creation(step=STEPS[-1], seed=kept))
    book = CreationBook(options, lang)
    acts = Acts(character)
    acts.row_for(Pick(_LANGUAGE, book.own_language))
    for step in steps_of(options):
        if step in RANDOM_STEPS:
            _make(acts, step, step_source(seed, step, 0), book, profession)
    return acts.character


def random_character(
    source: RandomSource, options: BrpOptions = SRD, *, lang: str = "en", profession: str | None = None
) -> BrpCharacter:
    """A complete character whose seed comes from a source; the rest as in ``seeded_character``."""
    return seeded_character(source.die(MAXIMUM_SIDES), options, lang=lang, profession=profession)


def step_source(seed: int, step: str, turn: int) -> SeededChance:
    """The chance of one step, which no other step shares: one can be thrown again without the others."""
    digest = hashlib.sha256(f"{seed}/{step}/{turn}".encode()).digest()
    return SeededChance(int.from_bytes(digest[:8], "big"))


def again(character: BrpCharacter, step: str, seed: int, *, lang: str = "en") -> Act:
    """One step left to chance, and nothing else changed; ``seed`` is used where the character has none yet.

    The same character and seed give the same result, another turn of the same step another.
    """
    creation = creation_of(character)
    own = seed if creation.seed is None else creation.seed
    turn = creation.turn_of(step) + 1
    return random_step(character, step, step_source(own, step, turn), lang=lang, seed=own, turn=turn)


def random_step(
    character: BrpCharacter,
    step: str,
    source: RandomSource,
    *,
    lang: str = "en",
    seed: int | None = None,
    turn: int = 0,
) -> Act:
    """One step made by chance in place of what it was before, as one edit; RulesError for a step chance cannot make."""
    acts = Acts(character)
    if turn:
        turns = {**dict(acts.creation.turns), step: turn}
        acts.record(turns=tuple(turns.items()), seed=seed)
    _make(acts, step, source, CreationBook(character.options, lang))
    return acts.named(f"creation_chance_{step}")


def fill_rest(character: BrpCharacter, which: ListName, source: RandomSource, *, lang: str = "en") -> Act:
    """What a list still wants, filled by chance; what is chosen already stays."""
    acts = Acts(character)
    fill_list(acts, which, source, lang)
    return acts.named(f"creation_choice_{which}")


def fill_list(acts: Acts, which: ListName, source: RandomSource, lang: str) -> None:
    """What a list still wants, filled by chance as part of an act."""
    book = CreationBook(acts.character.options, lang)
    _fill(acts, source, book, which, picks_of(acts.character, which))


def suggested_name(source: RandomSource, lang: str, kind: str | None = None) -> str:
    """A given name and a family name of a language; of any kind where none is said."""
    given = given_names(lang, kind or chosen(source, KINDS))
    return f"{chosen(source, given)} {chosen(source, family_names(lang))}"


def _make(acts: Acts, step: str, source: RandomSource, book: CreationBook, profession: str | None = None) -> None:
    match step:
        case "characteristics":
            _characteristics(acts, source)
        case "age":
            _age(acts, source)
        case "profession":
            _profession(acts, source, book, profession)
        case "personality":
            _personality(acts, source, book)
        case "professional":
            clear_points(acts, "profession")
            _spend(acts, source, "professional", chosen_rows(acts.character, "profession"))
        case "personal":
            _personal(acts, source, book)
        case "possessions":
            equip(acts, source, book.language)
        case "name":
            acts.do(SetIdentity("name", suggested_name(source, book.language)))
        case _:
            raise RulesError("unknown_name", name=step)


def _characteristics(acts: Acts, source: RandomSource) -> None:
    if acts.creation.method == "point_buy":
        _buy(acts, source)
    else:
        throw_characteristics(acts, source)


def _buy(acts: Acts, source: RandomSource) -> None:
    """Characteristics bought by chance, a point at a time, until nothing more can be bought."""
    options = acts.character.options
    values = dict.fromkeys(active_characteristics(options), POINT_BUY_START)
    left = point_buy_budget(options)
    while able := [id_ for id_, value in values.items() if point_buy_cost(id_) <= left and value < POINT_BUY_MAXIMUM]:
        id_ = chosen(source, able)
        values[id_] += 1
        left -= point_buy_cost(id_)
    for id_, value in values.items():
        acts.do(SetCharacteristic(CharacteristicId(id_), "initial", value))
        acts.do(SetCharacteristic(CharacteristicId(id_), "moved", 0))


def _age(acts: Acts, source: RandomSource) -> None:
    """By the die of UGE; the SRD has no rule of ages: grown up."""
    if acts.character.options.power_level == "none":
        acts.do(SetIdentity("age", _GROWN_UP + source.die(_SRD_AGES)))
    else:
        set_thrown_age(acts, source)
        take_losses(acts, source)


def _profession(acts: Acts, source: RandomSource, book: CreationBook, wanted: str | None) -> None:
    possible = random_professions(acts.character.options)
    id_ = wanted or chosen(source, [one.id for one in possible])
    clear_points(acts, "profession")
    drop_wealth(acts)
    acts.record(profession_skills=())
    take_profession(acts, id_, book.language)
    # Skills that only the hand can name are chosen anew, with a word.
    acts.record(profession_skills=())
    _fill(acts, source, book, "profession")


def _personality(acts: Acts, source: RandomSource, book: CreationBook) -> None:
    roll = parse(PERSONALITY_DIE).roll(source).total
    packages = profession_catalogue().personalities.values()
    id_ = next((one.id for one in packages if one.roll == roll), None)
    take_personality(acts, id_, roll)
    acts.record(personality_skills=())
    _fill(acts, source, book, "personality")


def _fill(acts: Acts, source: RandomSource, book: CreationBook, which: ListName, taken: tuple[Pick, ...] = ()) -> None:
    """Every group of a list filled by chance."""
    catalogue = profession_catalogue()
    if which == "profession":
        wanted = book.possible(catalogue.professions[acts.character.profession or ""].skills)
    else:
        wanted = catalogue.personalities[acts.character.personality or ""].skills
    categories = {pick_of(row).skill: category_of(row) for row in acts.character.skills}
    picks = filled(source, book, wanted, taken, categories)
    take_skills(acts, which, tuple(_row(acts, book, pick) for pick in picks if pick not in taken))


def _personal(acts: Acts, source: RandomSource, book: CreationBook) -> None:
    """On the skills of the profession and the personality and on some others; on yet others where there is no room."""
    clear_points(acts, "personal")
    rows = [*chosen_rows(acts.character, "profession"), *chosen_rows(acts.character, "personality")]
    rows += [_row(acts, book, any_skill(source, book)) for _ in range(_HOBBIES)]
    left = _spend(acts, source, "personal", tuple(dict.fromkeys(rows)))
    for _ in range(_MORE_HOBBIES):
        if not left:
            break
        left = _spend(acts, source, "personal", (_row(acts, book, any_skill(source, book)),), left)


def _spend(
    acts: Acts, source: RandomSource, pool: PoolName, rows: tuple[SkillId, ...], points: int | None = None
) -> int:
    """Points of a pool on rows by chance, all that are left if not said; what found no room."""
    derived = derive(acts.character)
    if points is None:
        points = max(0, budget(acts.character, derived, pool).left or 0)
    kind: Literal["profession", "personal"] = "profession" if pool == "professional" else "personal"
    room = {id_: room_of(acts.character, derived, id_) for id_ in rows if derived.skills[id_].base is not None}
    before = {row.id: getattr(row.points, kind) for row in acts.character.skills}
    spent, left = spread(source, room, points)
    set_points(acts, {id_: before[id_] + more for id_, more in spent.items()}, kind)
    return left


def _row(acts: Acts, book: CreationBook, pick: Pick) -> SkillId:
    return acts.row_for(pick, book.word(pick.speciality))
