"""The few words that reading and writing other formats puts into texts, in three languages."""

from typing import Final

from brp_desktop.catalogue.names import fold
from brp_desktop.sheet.belongings import POWER_KINDS

LANGUAGES: Final = ("en", "fr", "it")

_WORDS: Final[dict[str, tuple[str, str, str]]] = {
    "about": ("About", "Description", "Descrizione"),
    "adventure": ("Adventure", "Aventure", "Avventura"),
    "age": ("Age", "Âge", "Età"),
    "allegiance": ("Allegiance", "Allégeance", "Fedeltà"),
    "ammunition": ("Ammunition", "Munitions", "Munizioni"),
    "armour": ("Armour", "Armure", "Armatura"),
    "assets": ("Assets", "Biens", "Beni"),
    "attacks": ("Attacks", "Attaques", "Attacchi"),
    "birthplace": ("Birthplace", "Lieu de naissance", "Luogo di nascita"),
    "bonus_label": ("DB", "BD", "BD"),
    "capacity": ("Capacity", "Capacité", "Capacità"),
    "cash": ("Cash", "Argent liquide", "Contanti"),
    "chance": ("Chance", "Chances", "Probabilità"),
    "characteristics": ("Characteristics", "Caractéristiques", "Caratteristiche"),
    "contacts": ("Contacts", "Contacts", "Contatti"),
    "cost": ("Cost", "Coût", "Costo"),
    "csv_adventure": ("Adventure", "Aventure", "Avventura"),
    "csv_bonus": ("Bonus", "Bonus", "Bonus"),
    "csv_chance": ("Chance", "Chances", "Probabilità"),
    "csv_character": ("Character", "Personnage", "Personaggio"),
    "csv_dice": ("Dice", "Dés", "Dadi"),
    "csv_difficulty": ("Difficulty", "Difficulté", "Difficoltà"),
    "csv_event": ("Event", "Événement", "Evento"),
    "csv_gain": ("Gain", "Gain", "Guadagno"),
    "csv_hidden": ("Hidden", "Caché", "Nascosto"),
    "csv_kind": ("Kind", "Type", "Tipo"),
    "csv_level": ("Result", "Résultat", "Risultato"),
    "csv_modifier": ("Modifier", "Modificateur", "Modificatore"),
    "csv_needed": ("Needed", "Nécessaire", "Necessario"),
    "csv_new": ("New score", "Nouveau score", "Nuovo punteggio"),
    "csv_note": ("Note", "Note", "Nota"),
    "csv_old": ("Old score", "Ancien score", "Vecchio punteggio"),
    "csv_opponent": ("Opponent", "Adversaire", "Avversario"),
    "csv_own_dice": ("Own dice", "Dés réels", "Dadi veri"),
    "csv_reason": ("Reason", "Raison", "Motivo"),
    "csv_roll": ("Roll", "Jet", "Tiro"),
    "csv_score": ("Score", "Score", "Punteggio"),
    "csv_teacher": ("Teacher", "Professeur", "Insegnante"),
    "csv_tick": ("Tick", "Coche", "Spunta"),
    "csv_tick_reason": ("Reason of the tick", "Raison de la coche", "Motivo della spunta"),
    "csv_time": ("Time", "Date", "Data"),
    "csv_undone": ("Undone", "Annulé", "Annullato"),
    "csv_verdict": ("Verdict", "Verdict", "Esito"),
    "csv_what": ("What", "Quoi", "Che cosa"),
    "culture": ("Culture", "Culture", "Cultura"),
    "damage": ("Damage", "Dégâts", "Danno"),
    "damage_bonus": ("Damage bonus", "Bonus aux dégâts", "Bonus al danno"),
    "duration": ("Duration", "Durée", "Durata"),
    "encounters": ("Encounters", "Rencontres", "Incontri"),
    "encumbrance": ("Encumbrance", "Encombrement", "Ingombro"),
    "fatigue": ("Fatigue points", "Points de fatigue", "Punti fatica"),
    "features": ("Distinctive features", "Signes particuliers", "Segni particolari"),
    "gear": ("Gear", "Équipement", "Dotazione"),
    "gender": ("Gender", "Genre", "Genere"),
    "gm_notes": ("Game master’s notes", "Notes du meneur", "Note del Narratore"),
    "group": ("Group", "Groupe", "Gruppo"),
    "hand": ("Hand", "Main", "Mano"),
    "height": ("Height", "Taille", "Altezza"),
    "hindrances": ("Hindrances", "Entraves", "Impedimenti"),
    "hit_points": ("Hit points", "Points de vie", "Punti ferita"),
    "ideology": ("Beliefs", "Convictions", "Credenze"),
    "injuries": ("Injuries and scars", "Blessures et cicatrices", "Ferite e cicatrici"),
    "kind": ("Kind", "Type", "Tipo"),
    "kind_allegiance": ("Allegiance", "Allégeance", "Fedeltà"),
    "kind_magic": ("Magic", "Magie", "Magia"),
    "kind_mutation": ("Mutation", "Mutation", "Mutazione"),
    "kind_other": ("Other", "Autre", "Altro"),
    "kind_passion": ("Passion", "Passion", "Passione"),
    "kind_psychic": ("Psychic ability", "Pouvoir psychique", "Potere psichico"),
    "kind_sorcery": ("Sorcery", "Sorcellerie", "Stregoneria"),
    "kind_superpower": ("Superpower", "Superpouvoir", "Superpotere"),
    "level": ("Level", "Niveau", "Livello"),
    "locations": ("Meaningful places", "Lieux importants", "Luoghi significativi"),
    "luck": ("Luck", "Chance", "Fortuna"),
    "move": ("Move", "Déplacement", "Movimento"),
    "none": ("none", "aucun", "nessuno"),
    "notes": ("Notes", "Notes", "Note"),
    "occupation": ("Occupation", "Occupation", "Occupazione"),
    "people": ("Significant people", "Personnes importantes", "Persone importanti"),
    "xantis_people": ("People", "Peuple", "Popolo"),
    "personality": ("Personality", "Personnalité", "Personalità"),
    "phobias": ("Phobias and manias", "Phobies et manies", "Fobie e manie"),
    "place": ("Place", "Lieu", "Luogo"),
    "player": ("Player", "Joueur", "Giocatore"),
    "points": ("points", "points", "punti"),
    "possessions": ("Treasured possessions", "Biens précieux", "Oggetti preziosi"),
    "power": ("Power", "Pouvoir", "Potere"),
    "power_points": ("Power points", "Points de pouvoir", "Punti potere"),
    "powers": ("Powers", "Pouvoirs", "Poteri"),
    "quantity": ("Quantity", "Quantité", "Quantità"),
    "race": ("Species", "Espèce", "Specie"),
    "random": ("Rolled", "Aux dés", "Ai dadi"),
    "range": ("Range", "Portée", "Gittata"),
    "religion": ("Religion", "Religion", "Religione"),
    "reputation": ("Reputation", "Réputation", "Reputazione"),
    "res5": ("Reserve", "Réserve", "Riserva"),
    "sanity": ("Sanity", "Santé mentale", "Sanità mentale"),
    "sanity_loss": ("Sanity loss", "Perte de santé mentale", "Perdita di sanità mentale"),
    "skill": ("Skill", "Compétence", "Abilità"),
    "skills": ("Skills", "Compétences", "Abilità"),
    "other_skills": ("Other skills", "Autres compétences", "Altre abilità"),
    "special": ("Special", "Spécial", "Speciale"),
    "spendingLevel": ("Spending level", "Niveau de dépenses", "Livello di spesa"),
    "store": ("Power store", "Réserve de pouvoir", "Riserva di potere"),
    "story": ("Story", "Histoire", "Storia"),
    "thing": ("Thing", "Objet", "Oggetto"),
    "tomes": ("Tomes and spells", "Ouvrages et sorts", "Tomi e incantesimi"),
    "trait": ("Personality trait", "Trait de caractère", "Tratto di carattere"),
    "traits": ("Traits", "Traits", "Tratti"),
    "wealth": ("Wealth", "Fortune", "Ricchezza"),
    "weapon": ("Weapon", "Arme", "Arma"),
    "weapons": ("Weapons", "Armes", "Armi"),
    "weight": ("Weight", "Poids", "Peso"),
    "where": ("Where", "Où", "Dove"),
    "worn": ("Worn", "Mise", "Indossata"),
    "wounds": ("Wounds", "Blessures", "Ferite"),
}


def word(key: str, lang: str) -> str:
    """The word in a language, in English where the language is not one of ours."""
    return _WORDS[key][LANGUAGES.index(lang) if lang in LANGUAGES else 0]


def with_bonus(damage: str, lang: str) -> str:
    """The damage of a weapon with the short word for the bonus in it, not the letters of the notation.

    >>> with_bonus("1D3+1+db", "fr"), with_bonus("1D6+db/2", "en")
    ('1D3+1+BD', '1D6+½\\xa0DB')
    """
    bonus = word("bonus_label", lang)
    return damage.replace("+db/2", f"+½\N{NO-BREAK SPACE}{bonus}").replace("+db", f"+{bonus}")


def weight_in_points(hundredths: int, lang: str) -> str:
    """Encumbrance in points as the language writes it.

    >>> weight_in_points(250, "en"), weight_in_points(20, "fr"), weight_in_points(300, "it")
    ('2.5', '0,2', '3')
    """
    text = f"{hundredths / 100:g}"
    return text.replace(".", ",") if lang in ("fr", "it") else text


def known_word(text: str, *keys: str) -> str | None:
    """Which of these words a text is, in any of the languages; None where it is none."""
    wanted = fold(text.strip())
    return next((key for key in keys if any(fold(each) == wanted for each in _WORDS[key])), None)


def kind_word(kind: str, lang: str) -> str:
    """The kind of a power in a language; a word of the user's own as it is."""
    return word(f"kind_{kind}", lang) if kind in POWER_KINDS else kind


def read_kind(text: str) -> str:
    """The kind of a power that a text names in any of the languages, else the user's own word."""
    known = known_word(text, *(f"kind_{kind}" for kind in POWER_KINDS))
    return text if known is None else known.removeprefix("kind_")
