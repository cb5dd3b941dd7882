"""What the synchronised action says: how a blow is answered, what came of it, who is struck (QtCore only)."""

from collections.abc import Mapping

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from brp_desktop.play.synchronised import Answer, PartLine, Strike, TogetherResult
from brp_desktop.rules import RulesError
from brp_desktop.rules.xantis import DefenceOutcome, MixedOutcome, SynchronisedCounter, SynchronisedParry
from brp_desktop.views import labels
from brp_desktop.views.error_labels import error_sentence
from brp_desktop.views.xantis import giro_words, words

translate = QCoreApplication.translate

ANSWERS: tuple[Answer, ...] = ("defence", "interposition", "parry", "counter", "mixed")
"""The ways to answer a blow, the plainest first."""

_SHORT: Mapping[Answer, object] = {
    "defence": QT_TRANSLATE_NOOP("together", "Alone"),
    "interposition": QT_TRANSLATE_NOOP("together", "Steps in"),
    "parry": QT_TRANSLATE_NOOP("together", "Parry"),
    "counter": QT_TRANSLATE_NOOP("together", "Counter"),
    "mixed": QT_TRANSLATE_NOOP("together", "Mixed"),
}

_FULL: Mapping[Answer, object] = {
    "defence": QT_TRANSLATE_NOOP("together", "The target dodges or parries alone"),
    "interposition": QT_TRANSLATE_NOOP("together", "A helper steps in front"),
    "parry": QT_TRANSLATE_NOOP("together", "Synchronised parry"),
    "counter": QT_TRANSLATE_NOOP("together", "Counter-attack, alone or synchronised"),
    "mixed": QT_TRANSLATE_NOOP("together", "The target counter-attacks, a helper defends"),
}


def answer_short(answer: Answer) -> str:
    """«Parry», for a segment."""
    return translate("together", str(_SHORT[answer]))


def answer_name(answer: Answer) -> str:
    """«Synchronised parry»."""
    return translate("together", str(_FULL[answer]))


def role_words(line: PartLine) -> str:
    """What somebody does in it: «target, counter-attack», «helper, synchronised defence»."""
    role = translate("together", "target") if line.is_target else translate("together", "helper")
    return labels.listed((role, giro_words.kind_name(line.kind)))


def price_words(line: PartLine) -> str:
    """The cost added up: «5 + 3 + 3 = 11 Pa»; the action itself is left open while nobody said its Pa."""
    price = line.price
    if price is None:
        return ""
    open_ = line.part.base is None
    terms = {step.id: step.operands[0] for step in price.explanation if step.operands}
    numbers = [terms.pop("reach")] if "reach" in terms else []
    own = terms.pop("action", None)
    numbers += terms.values()
    if own is not None and not open_:
        numbers.append(own)
    known = " + ".join(map(str, numbers))
    if open_ and own is not None:
        action = translate("giro", "action")
        text = translate("giro", "{sum} Pa + {action}") if known else translate("giro", "Pa of the {action}")
        return text.format(sum=known, action=action)
    return f"{known} = {price.cost} Pa" if len(numbers) > 1 else f"{price.cost} Pa"


def problem_words(line: PartLine) -> str:
    """Why somebody cannot take part, or that only the Narrator's leave makes it possible."""
    if line.missing is not None:
        text = translate("together", "No link between {name} and {other}.")
        said = text.format(name=line.missing.one.shown_name, other=line.missing.other.shown_name)
        between = giro_words.both_of([one.shown_name for one in line.missing.between])
        if between:
            said = f"{said} {translate('together', 'In between: {names}.').format(names=between)}"
        if line.is_by_leave and line.problem is None:
            return f"{said} {translate('together', 'The Narrator allows it.')}"
        if line.problem is not None and line.problem.code == "missing_link":
            return said
    return "" if line.problem is None else error_sentence(line.problem)


def outcome_words(result: TogetherResult) -> str:
    """What came of it, in a sentence or two."""
    request, outcome = result.request, result.outcome
    target = request.target.shown_name
    attack = request.together.attack
    match outcome:
        case DefenceOutcome():
            defender = request.lines[0].participant.shown_name
            return _stopped(defender) if outcome.stopped else _struck(result)
        case SynchronisedParry():
            if not outcome.holds:
                return _struck(result)
            text = translate(
                "xantis", "The parry holds, {total} against {n}: {name} may damage the weapon, {d} plus Danni."
            )
            return text.format(total=outcome.total, n=attack, name=target, d=outcome.difference)
        case SynchronisedCounter():
            if outcome.result == "both":
                return translate("xantis", "Equal: counter-attack and blow both land.")
            if outcome.result == "attack":
                text = translate("xantis", "The counter-attack fails, {total} against {n}.")
                return f"{text.format(total=outcome.total, n=attack)} {_struck(result)}"
            return _countered(result, outcome.total, outcome.difference)
    return _mixed(result, outcome)


def _mixed(result: TogetherResult, outcome: MixedOutcome) -> str:
    attack = result.request.together.attack
    helper = next((line.participant.shown_name for line in result.request.lines if not line.is_target), "")
    if outcome.result == "counter":
        return _countered(result, outcome.counter, outcome.counter - attack)
    said = []
    if "attacker" in outcome.hit:
        said.append(translate("together", "The counter-attack lands too, with a difference of 0."))
    said.append(_stopped(helper) if outcome.result == "stopped" else _struck(result))
    return " ".join(said)


def _countered(result: TogetherResult, total: int, difference: int) -> str:
    """A counter-attack that stops the blow, and whose Danni are added to it."""
    (strike,) = result.strikes
    if not strike.danni_of:
        text = translate("together", "The counter-attack lands, {total} against {n}: {d}, without Danni.")
    elif len(strike.danni_of) == len(result.request.lines):
        text = translate("xantis", "The counter-attack lands, {total} against {n}: {d} plus the Danni of all.")
    else:
        text = translate("together", "The counter-attack lands, {total} against {n}: {d} plus the Danni of {names}.")
    names = giro_words.both_of([one.shown_name for one in strike.danni_of])
    return text.format(total=total, n=result.request.together.attack, d=difference, names=names)


def _stopped(name: str) -> str:
    return translate("xantis", "{name} stops the blow.").format(name=name)


def _struck(result: TogetherResult) -> str:
    """The blow of the attacker that lands."""
    attacker = result.request.attacker
    found = [each for each in result.strikes if each.whom is not None and each.whom.id != attacker.id]
    text = translate("xantis", "The blow strikes {name}, difference {d}.")
    return " ".join(
        text.format(name=each.whom.shown_name, d=each.difference) for each in found if each.whom is not None
    )


def strike_title(strike: Strike, attacker: str) -> str:
    """Whom a blow strikes: «Serra is struck», «The weapon of Serra may be damaged»."""
    if strike.whom is None:
        return translate("together", "The weapon of {name} may be damaged").format(name=attacker)
    return translate("together", "{name} is struck").format(name=strike.whom.shown_name)


def suggestion(strike: Strike, danni: list[tuple[str, int | None]], total: int | None) -> str:
    """Difference and Danni added up: «3 + Ishadur 5 + Ramajad 2 = 10»; what is not rolled yet is a question mark.
    Whose Danni are left out is said behind it.
    """
    terms = [str(strike.difference), *(f"{name} {words.number(n) if n is not None else '?'}" for name, n in danni)]
    said = " + ".join(terms)
    if total is not None and len(terms) > 1:
        said = f"{said} = {words.number(total)}"
    if not strike.left_out:
        return said
    text = translate("together", "{sum}, without the Danni of {names}")
    return text.format(sum=said, names=giro_words.both_of([one.shown_name for one in strike.left_out]))


def whole_problem(problem: RulesError | None) -> str:
    """Why nothing can come of the answer as a whole."""
    return "" if problem is None else error_sentence(problem)
