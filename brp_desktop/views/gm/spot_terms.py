"""The terms of the spot rules by id, for the quick reference: conditions, kinds of rolls, results, units."""

from collections.abc import Mapping

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

_WHEN: Mapping[str, object] = {
    "against_someone_on_foot": QT_TRANSLATE_NOOP("spot", "against someone on foot"),
    "aiming_at_a_place": QT_TRANSLATE_NOOP("spot", "aiming at a part of the body"),
    "at_a_crowd": QT_TRANSLATE_NOOP("spot", "at a crowd"),
    "automatic": QT_TRANSLATE_NOOP("spot", "without a roll"),
    "backwards": QT_TRANSLATE_NOOP("spot", "shooting backwards"),
    "beyond_3x_range": QT_TRANSLATE_NOOP("spot", "beyond three times the range"),
    "beyond_4x_range": QT_TRANSLATE_NOOP("spot", "beyond four times the range"),
    "breath_held": QT_TRANSLATE_NOOP("spot", "with breath held"),
    "burnt_for_more_than_a_quarter": QT_TRANSLATE_NOOP("spot", "burnt for more than a quarter of the hit points"),
    "burst": QT_TRANSLATE_NOOP("spot", "burst"),
    "charging": QT_TRANSLATE_NOOP("spot", "charging"),
    "damage_at_major_wound_level": QT_TRANSLATE_NOOP("spot", "damage of a major wound"),
    "damage_over_half_hit_points": QT_TRANSLATE_NOOP("spot", "damage above half the hit points"),
    "dark": QT_TRANSLATE_NOOP("spot", "in the dark"),
    "days_at_con": QT_TRANSLATE_NOOP("spot", "after as many days as CON"),
    "days_at_half_con": QT_TRANSLATE_NOOP("spot", "after half as many days as CON"),
    "downwards": QT_TRANSLATE_NOOP("spot", "downwards"),
    "draw_or_sheathe": QT_TRANSLATE_NOOP("spot", "drawing or sheathing"),
    "drop": QT_TRANSLATE_NOOP("spot", "dropping a weapon"),
    "enemy_located_by_difficult_sense_or_listen": QT_TRANSLATE_NOOP(
        "spot", "enemy found by a Difficult Sense or Listen"
    ),
    "engaged": QT_TRANSLATE_NOOP("spot", "engaged in melee"),
    "exchange": QT_TRANSLATE_NOOP("spot", "exchanging weapons"),
    "full": QT_TRANSLATE_NOOP("spot", "full-sized shield"),
    "full_kneeling": QT_TRANSLATE_NOOP("spot", "kneeling behind a full-sized shield"),
    "hits_an_obstacle": QT_TRANSLATE_NOOP("spot", "hitting an obstacle"),
    "large": QT_TRANSLATE_NOOP("spot", "large shield"),
    "large_kneeling": QT_TRANSLATE_NOOP("spot", "kneeling behind a large shield"),
    "large_weapons_in_close_quarters": QT_TRANSLATE_NOOP("spot", "large weapons in close quarters"),
    "less_than_1m_and_weapon_above_enc_1_5": QT_TRANSLATE_NOOP("spot", "less than 1 m of room, weapon above ENC 1.5"),
    "less_than_1m_and_weapon_above_enc_2_5": QT_TRANSLATE_NOOP("spot", "less than 1 m of room, weapon above ENC 2.5"),
    "long_range": QT_TRANSLATE_NOOP("spot", "at long range"),
    "long_spears": QT_TRANSLATE_NOOP("spot", "long spears"),
    "long_weapon_against_short_inside": QT_TRANSLATE_NOOP("spot", "long weapon, the opponent inside its reach"),
    "melee_attackers": QT_TRANSLATE_NOOP("spot", "attackers in melee"),
    "melee_attackers_undetected": QT_TRANSLATE_NOOP("spot", "attackers in melee, not noticed"),
    "melee_or_medium_range": QT_TRANSLATE_NOOP("spot", "in melee or at medium range"),
    "missile_attackers": QT_TRANSLATE_NOOP("spot", "attackers with missiles"),
    "missile_attackers_unseen": QT_TRANSLATE_NOOP("spot", "attackers with missiles, not seen"),
    "missile_weapon": QT_TRANSLATE_NOOP("spot", "with a missile weapon"),
    "nearly_dark": QT_TRANSLATE_NOOP("spot", "nearly dark"),
    "not_impaling": QT_TRANSLATE_NOOP("spot", "weapon that does not impale"),
    "noticed": QT_TRANSLATE_NOOP("spot", "noticed"),
    "pitch_dark": QT_TRANSLATE_NOOP("spot", "pitch dark"),
    "prepared": QT_TRANSLATE_NOOP("spot", "prepared"),
    "riding": QT_TRANSLATE_NOOP("spot", "riding"),
    "roll_between_half_and_full_skill": QT_TRANSLATE_NOOP("spot", "roll between half the skill and the skill"),
    "roll_between_modified_and_full_skill": QT_TRANSLATE_NOOP("spot", "roll between the lowered skill and the skill"),
    "running": QT_TRANSLATE_NOOP("spot", "running"),
    "second_attack": QT_TRANSLATE_NOOP("spot", "second attack"),
    "several_targets_in_a_narrow_field": QT_TRANSLATE_NOOP("spot", "several targets close together"),
    "shield": QT_TRANSLATE_NOOP("spot", "with a shield"),
    "sideways_not_bow": QT_TRANSLATE_NOOP("spot", "sideways, not with a bow"),
    "siz_above_20": QT_TRANSLATE_NOOP("spot", "SIZ above 20"),
    "siz_less_than_half": QT_TRANSLATE_NOOP("spot", "less than half the SIZ"),
    "siz_more_than_double": QT_TRANSLATE_NOOP("spot", "more than double the SIZ"),
    "siz_up_to_5": QT_TRANSLATE_NOOP("spot", "SIZ up to 5"),
    "skill_above_100": QT_TRANSLATE_NOOP("spot", "skill above 100"),
    "small": QT_TRANSLATE_NOOP("spot", "small shield"),
    "steeper_than_45_degrees": QT_TRANSLATE_NOOP("spot", "steeper than 45 degrees"),
    "straight_up": QT_TRANSLATE_NOOP("spot", "straight up"),
    "stun_weapon": QT_TRANSLATE_NOOP("spot", "weapon that stuns"),
    "stunned": QT_TRANSLATE_NOOP("spot", "stunned"),
    "surprised_and_luck_failed": QT_TRANSLATE_NOOP("spot", "surprised, Luck failed"),
    "throwing_weapon_used_in_melee": QT_TRANSLATE_NOOP("spot", "throwing weapon used in melee"),
    "turning_and_running": QT_TRANSLATE_NOOP("spot", "turning and running"),
    "unsuited_weapon": QT_TRANSLATE_NOOP("spot", "unsuited weapon"),
    "untrained_off_hand": QT_TRANSLATE_NOOP("spot", "untrained off hand"),
    "up_to_2x_range": QT_TRANSLATE_NOOP("spot", "up to twice the range"),
    "up_to_3x_range": QT_TRANSLATE_NOOP("spot", "up to three times the range"),
    "up_to_4x_range": QT_TRANSLATE_NOOP("spot", "up to four times the range"),
    "upwards": QT_TRANSLATE_NOOP("spot", "upwards"),
    "waiting_5_dex_ranks": QT_TRANSLATE_NOOP("spot", "waiting 5 DEX ranks"),
    "within_dex_third_m": QT_TRANSLATE_NOOP("spot", "within a third of DEX in metres"),
}

_ON: Mapping[str, object] = {
    "any": QT_TRANSLATE_NOOP("spot", "all rolls"),
    "attack": QT_TRANSLATE_NOOP("spot", "attack"),
    "attack_against": QT_TRANSLATE_NOOP("spot", "attacks against it"),
    "combat": QT_TRANSLATE_NOOP("spot", "combat"),
    "defence": QT_TRANSLATE_NOOP("spot", "defence"),
    "dodge": QT_TRANSLATE_NOOP("spot", "dodge"),
    "mental": QT_TRANSLATE_NOOP("spot", "mental skills"),
    "missile_attack": QT_TRANSLATE_NOOP("spot", "missile attack"),
    "parry": QT_TRANSLATE_NOOP("spot", "parry"),
    "physical": QT_TRANSLATE_NOOP("spot", "physical skills"),
    "victim": QT_TRANSLATE_NOOP("spot", "the victim"),
}

_PER: Mapping[str, object] = {
    "20_siz_begun": QT_TRANSLATE_NOOP("spot", "for each 20 SIZ begun"),
    "2m_from_centre": QT_TRANSLATE_NOOP("spot", "for each 2 m from the centre"),
    "3m_begun": QT_TRANSLATE_NOOP("spot", "for each 3 m begun"),
    "day": QT_TRANSLATE_NOOP("spot", "a day"),
    "30 days": QT_TRANSLATE_NOOP("spot", "in 30 days"),
    "defence_already_made": QT_TRANSLATE_NOOP("spot", "for each defence made before"),
    "extra_body": QT_TRANSLATE_NOOP("spot", "for each further body"),
    "failed_roll": QT_TRANSLATE_NOOP("spot", "for each failed roll"),
    "hour": QT_TRANSLATE_NOOP("spot", "an hour"),
    "level": QT_TRANSLATE_NOOP("spot", "a level"),
    "minute": QT_TRANSLATE_NOOP("spot", "a minute"),
    "round": QT_TRANSLATE_NOOP("spot", "a round"),
    "shot": QT_TRANSLATE_NOOP("spot", "a shot"),
    "turn": QT_TRANSLATE_NOOP("spot", "a turn"),
    "week": QT_TRANSLATE_NOOP("spot", "a week"),
}

_RESULTS: Mapping[str, object] = {
    "acts_first": QT_TRANSLATE_NOOP("spot", "acts first"),
    "attacker_held_back": QT_TRANSLATE_NOOP("spot", "the attacker is held back"),
    "avoided": QT_TRANSLATE_NOOP("spot", "avoided"),
    "entangled_no_damage": QT_TRANSLATE_NOOP("spot", "entangled, no damage"),
    "half_damage": QT_TRANSLATE_NOOP("spot", "half damage"),
    "hits_someone_else": QT_TRANSLATE_NOOP("spot", "hits someone else"),
    "hits_the_cover": QT_TRANSLATE_NOOP("spot", "hits the cover"),
    "knocked_out": QT_TRANSLATE_NOOP("spot", "knocked out"),
    "no_damage": QT_TRANSLATE_NOOP("spot", "no damage"),
    "recovered": QT_TRANSLATE_NOOP("spot", "recovered"),
    "stays_up": QT_TRANSLATE_NOOP("spot", "stays up"),
    "weapon_dropped": QT_TRANSLATE_NOOP("spot", "the weapon is dropped"),
    "no_attack_next_round": QT_TRANSLATE_NOOP("spot", "no attack in the next round"),
    "defence_only": QT_TRANSLATE_NOOP("spot", "may only defend"),
    "none": QT_TRANSLATE_NOOP("spot", "no defence"),
    "minimum_damage": QT_TRANSLATE_NOOP("spot", "else least damage"),
    "halves_damage": QT_TRANSLATE_NOOP("spot", "armour halves the damage"),
    "protects": QT_TRANSLATE_NOOP("spot", "armour protects"),
    "subtract_its_pot": QT_TRANSLATE_NOOP("spot", "the potency of an antidote is taken off"),
    "falls": QT_TRANSLATE_NOOP("spot", "falls"),
    "half": QT_TRANSLATE_NOOP("spot", "half the damage bonus"),
    "none_if_positive": QT_TRANSLATE_NOOP("spot", "no damage bonus"),
    "of_the_mount": QT_TRANSLATE_NOOP("spot", "the damage bonus of the mount"),
    "damage": QT_TRANSLATE_NOOP("spot", "damage"),
    "current_hp": QT_TRANSLATE_NOOP("spot", "hit points left"),
}


def when(id_: str) -> str:
    """A condition, «in the dark»."""
    return _said(_WHEN, id_)


def on(id_: str) -> str:
    """What kind of roll an effect touches."""
    return _said(_ON, id_)


def per(id_: str) -> str:
    """What an effect is counted by, «a round»."""
    return _said(_PER, id_)


def outcome(id_: str) -> str:
    """What happens."""
    return _said(_RESULTS, id_)


def _said(table: Mapping[str, object], id_: str) -> str:
    source = table.get(id_)
    return id_.replace("_", " ") if source is None else QCoreApplication.translate("spot", str(source))
