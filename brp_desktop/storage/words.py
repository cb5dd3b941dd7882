"""The few words that reading and writing other formats puts into texts, in three languages."""

from typing import Final

from brp_desktop.catalogue.names import fold

LANGUAGES: Final = ("en", "fr", "it")

_WORDS: Final[dict[str, tuple[str, str, str]]] = {
    "about": ("About", "Description", "Descrizione"),
    "adventure": ("Adventure", "Aventure", "Avventura"),
    "age": ("Age", "Âge", "Età"),
    "allegiance": ("Allegiance", "Allégeance", "Fedeltà"),
    "armour": ("Armour", "Armure", "Armatura"),
    "attacks": ("Attacks", "Attaques", "Attacchi"),
    "birthplace": ("Birthplace", "Lieu de naissance", "Luogo di nascita"),
    "cash": ("Cash", "Argent liquide", "Contanti"),
    "assets": ("Assets", "Biens", "Beni"),
    "spendingLevel": ("Spending level", "Niveau de dépenses", "Livello di spesa"),
    "characteristics": ("Characteristics", "Caractéristiques", "Caratteristiche"),
    "contacts": ("Contacts", "Contacts", "Contatti"),
    "culture": ("Culture", "Culture", "Cultura"),
    "damage_bonus": ("Damage bonus", "Bonus aux dommages", "Bonus al danno"),
    "duration": ("Duration", "Durée", "Durata"),
    "encounters": ("Encounters", "Rencontres", "Incontri"),
    "fatigue": ("Fatigue points", "Points de fatigue", "Punti Fatica"),
    "features": ("Distinctive features", "Signes particuliers", "Segni particolari"),
    "gear": ("Gear", "Équipement", "Equipaggiamento"),
    "gender": ("Gender", "Genre", "Genere"),
    "gm_notes": ("Game master’s notes", "Notes du meneur", "Note del master"),
    "hand": ("Hand", "Main", "Mano"),
    "height": ("Height", "Taille physique", "Altezza"),
    "hit_points": ("Hit points", "Points de vie", "Punti Ferita"),
    "ideology": ("Beliefs", "Convictions", "Credenze"),
    "injuries": ("Injuries and scars", "Blessures et cicatrices", "Ferite e cicatrici"),
    "locations": ("Meaningful places", "Lieux importants", "Luoghi significativi"),
    "luck": ("Luck", "Chance", "Fortuna"),
    "move": ("Move", "Mouvement", "Movimento"),
    "none": ("none", "aucun", "nessuno"),
    "notes": ("Notes", "Notes", "Note"),
    "occupation": ("Profession", "Profession", "Professione"),
    "people": ("Significant people", "Personnes importantes", "Persone importanti"),
    "personality": ("Personality", "Personnalité", "Personalità"),
    "phobias": ("Phobias and manias", "Phobies et manies", "Fobie e manie"),
    "place": ("Residence", "Résidence", "Residenza"),
    "player": ("Player", "Joueur", "Giocatore"),
    "points": ("points", "points", "punti"),
    "possessions": ("Treasured possessions", "Biens précieux", "Oggetti preziosi"),
    "power_points": ("Power points", "Points de pouvoir", "Punti Potere"),
    "powers": ("Powers", "Pouvoirs", "Poteri"),
    "race": ("Species", "Espèce", "Specie"),
    "range": ("Range", "Portée", "Gittata"),
    "religion": ("Religion", "Religion", "Religione"),
    "reputation": ("Reputation", "Réputation", "Reputazione"),
    "res5": ("Reserve", "Réserve", "Riserva"),
    "sanity": ("Sanity", "Santé mentale", "Sanità mentale"),
    "sanity_loss": ("Sanity loss", "Perte de santé mentale", "Perdita di sanità mentale"),
    "skills": ("Skills", "Compétences", "Abilità"),
    "store": ("Power store", "Réserve de pouvoir", "Riserva di potere"),
    "story": ("Story", "Histoire", "Storia"),
    "tomes": ("Tomes and spells", "Ouvrages et sorts", "Tomi e incantesimi"),
    "trait": ("Personality trait", "Trait de caractère", "Tratto di carattere"),
    "traits": ("Traits", "Traits", "Tratti"),
    "wealth": ("Wealth", "Richesse", "Ricchezza"),
    "weapons": ("Weapons", "Armes", "Armi"),
    "weight": ("Weight", "Poids", "Peso"),
    "wounds": ("Wounds", "Blessures", "Ferite"),
}


def word(key: str, lang: str) -> str:
    """The word in a language, in English where the language is not one of ours."""
    return _WORDS[key][LANGUAGES.index(lang) if lang in LANGUAGES else 0]


def known_word(text: str, *keys: str) -> str | None:
    """Which of these words a text is, in any of the languages; None where it is none."""
    wanted = fold(text.strip())
    return next((key for key in keys if any(fold(each) == wanted for each in _WORDS[key])), None)
