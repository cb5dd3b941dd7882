"""What weapons and armour are called: by the user's own name, else by the catalogue's in the language."""

from brp_desktop.catalogue.brp import localised


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
