"""What weapons and armour are called: by the user's own name, else by the catalogue's in the language.

Things, wealth, professions and specialities have words on the sheet. Those of the catalogue, in whatever language they
were written, are said in the language asked for; any other word is the user's own and stays.
"""

from brp_desktop.catalogue.brp import Names, localised


def weapon_name(id_: str | None, own: str, lang: str) -> str:
    """The name of a weapon; an id the catalogue has not got is shown as it is, nothing at all as "".

    >>> weapon_name("short_sword", "", "fr"), weapon_name("short_sword", "Dard", "fr"), weapon_name(None, "", "en")
    ('Épée courte', 'Dard', '')
    """
    if own or id_ is None:
        return own
    from brp_desktop.catalogue.weapons import weapon_definition

    definition = weapon_definition(id_)
    return id_ if definition is None else localised(definition.names, lang)


def armour_name(id_: str | None, own: str, lang: str) -> str:
    """The name of a piece of armour, in the same way.

    >>> armour_name("chain", "", "en")
    'Chain'
    """
    if own or id_ is None:
        return own
    from brp_desktop.catalogue.armour import armour_definition

    definition = armour_definition(id_)
    return id_ if definition is None else localised(definition.names, lang)


def thing_name(id_: str | None, text: str, lang: str) -> str:
    """What a thing taken from the catalogue is called.

    >>> (
    ...     thing_name("dark_coat", "Dark coat", "fr"),
    ...     thing_name("dark_coat", "My coat", "fr"),
    ...     thing_name(None, "x", "fr"),
    ... )
    ('Manteau sombre', 'My coat', 'x')
    """
    if id_ is None:
        return text
    from brp_desktop.catalogue.possessions import possessions

    return _said(next((one.names for one in possessions() if one.id == id_), None), text, lang)


def wealth_words(level: str | None, name: str, amount: str, lang: str) -> tuple[str, str]:
    """What a line of wealth says: what it is, and the level.

    >>> wealth_words("average", "Wealth", "Average", "fr"), wealth_words("average", "Gold", "Average", "fr")
    (('Fortune', 'Moyenne'), ('Gold', 'Moyenne'))
    """
    if level is None:
        return name, amount
    from brp_desktop.catalogue.possessions import wealth_names
    from brp_desktop.catalogue.professions import profession_catalogue

    known = profession_catalogue().wealth.get(level)
    return _said(wealth_names(), name, lang), _said(None if known is None else known.names, amount, lang)


def occupation_name(profession: str | None, text: str, lang: str) -> str:
    """The occupation of somebody with a profession of the catalogue.

    >>> occupation_name("athlete", "Athlete", "it"), occupation_name("athlete", "Runner", "it")
    ('Atleta', 'Runner')
    """
    if not profession or not text:
        return text
    from brp_desktop.catalogue.professions import profession_catalogue

    known = profession_catalogue().professions.get(profession)
    return _said(None if known is None else known.names, text, lang)


def speciality_word(word: str | None, text: str, lang: str) -> str:
    """The free word of a speciality.

    >>> speciality_word("english", "English", "it"), speciality_word("english", "Old English", "it")
    ('Inglese', 'Old English')
    """
    if word is None:
        return text
    from brp_desktop.catalogue.words import words

    return _said(next((one.names for one in words() if one.id == word), None), text, lang)


def _said(names: Names | None, text: str, lang: str) -> str:
    return localised(names, lang) if names is not None and text in names.values() else text
