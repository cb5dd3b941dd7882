"""A character's words in a language: those that are the catalogue's, whatever language they were written in."""

from msgspec.structs import replace

from brp_desktop.catalogue.belonging_names import occupation_name, speciality_word, thing_name, wealth_words
from brp_desktop.sheet.belongings import Item, Wealth
from brp_desktop.sheet.brp import BrpCharacter


def item_name(item: Item, lang: str) -> str:
    """What a thing is called; "" for one without a name."""
    return thing_name(item.thing, item.name, lang)


def wealth_said(row: Wealth, character: BrpCharacter, lang: str) -> tuple[str, str]:
    """What a line of wealth says: what it is, and how much. A line that an earlier version made has its level from the
    record of the creation.
    """
    creation = character.creation
    level = row.level
    if level is None and creation is not None and creation.wealth_row == row.id:
        level = creation.wealth
    return wealth_words(level, row.name, row.amount, lang)


def in_words_of(character: BrpCharacter, lang: str) -> BrpCharacter:
    """The character as it stands on paper in a language; only words differ, and none of the user's own."""

    def wealth(row: Wealth) -> Wealth:
        name, amount = wealth_said(row, character, lang)
        return replace(row, name=name, amount=amount)

    skills = tuple(
        row if row.word is None else replace(row, speciality_text=speciality_word(row.word, row.speciality_text, lang))
        for row in character.skills
    )
    return replace(
        character,
        skills=skills,
        occupation=occupation_name(character.profession, character.occupation, lang),
        items=tuple(replace(item, name=item_name(item, lang)) for item in character.items),
        wealth=tuple(map(wealth, character.wealth)),
    )
