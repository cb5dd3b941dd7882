"""Damage in figures: what is thrown, and how what lay there adds up."""

from brp_desktop.play.blows import DamageRequest, DamageResult
from brp_desktop.rules.dice import DiceExpression, Rolled
from brp_desktop.views.labels import MINUS


def damage_text(request: DamageRequest) -> str:
    """All that is thrown and added: «1D6+1+1D4», «7+1D6+1+1D4», «1D6+½ 1D4»; a plain number where no die is."""
    plan = request.plan
    parts = [str(plan.fixed)] if plan.fixed else []
    if plan.dice is not None:
        parts.append(str(plan.dice))
    bonus = plan.bonus_dice
    if bonus is not None:
        half = plan.portion == "half" and not str(bonus).startswith("-")
        parts.append(f"½\u00a0{bonus}" if half else str(bonus))
    return "+".join(parts).replace("+-", MINUS).replace("-", MINUS) or "0"


def damage_sum(result: DamageResult) -> str:
    """How the damage adds up, die by die: «7 + 4 + 1 + 2»; "" where there is only one number."""
    plan, damage = result.request.plan, result.damage
    terms = [plan.fixed] if plan.fixed else []
    if result.weapon is not None:
        terms += _terms(result.weapon)
    if result.bonus is not None:
        if damage.used_bonus == damage.bonus:
            terms += _terms(result.bonus)
        else:
            terms.append(damage.used_bonus)
    return "" if len(terms) < 2 else added(terms)


def rolled_sum(rolled: Rolled) -> str:
    """The same for any dice: «2 + 3»; "" where there is only one number."""
    terms = _terms(rolled)
    return "" if len(terms) < 2 else added(terms)


def added(terms: list[int]) -> str:
    """«4 + 1 − 2»."""
    text = str(terms[0]).replace("-", MINUS)
    for term in terms[1:]:
        text += f" + {term}" if term >= 0 else f" {MINUS} {-term}"
    return text


def dice_text(expression: DiceExpression) -> str:
    """«2D6−1» with the minus of the screen."""
    return str(expression).replace("-", MINUS)


def _terms(rolled: Rolled) -> list[int]:
    faces = iter(rolled.dice)
    found = []
    for term in rolled.expression.terms:
        if term.sides:
            found += [term.sign * next(faces) for _ in range(term.amount)]
        else:
            found.append(term.sign * term.amount)
    return found
