"""How a confrontation is told: who prevails, why, who narrates, each side's test, its line to copy (QtCore only)."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from math import lcm

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QLocale

from brp_desktop.controllers.language import current_language, locale_of
from brp_desktop.controllers.xantis_contests import KeptContest
from brp_desktop.play.entries import JournalEntry
from brp_desktop.play.xantis_contests import LETTERS, Letter, XantisContestResult
from brp_desktop.play.xantis_entries import outcome_of
from brp_desktop.play.xantis_odds import XantisOdds
from brp_desktop.play.xantis_rolls import XantisRequest, XantisResult
from brp_desktop.play.xantis_subjects import XantisSubject
from brp_desktop.rules.odds import rounded_shares
from brp_desktop.views import labels
from brp_desktop.views.times import clock_time
from brp_desktop.views.xantis import words

translate = QCoreApplication.translate

SIGNS: Mapping[Letter, str] = {"first": "a", "second": "b"}
"""The letter of each side's badge."""

_SHARES: Mapping[str, object] = {
    "first": QT_TRANSLATE_NOOP("xantis", "A prevails"),
    "both": QT_TRANSLATE_NOOP("xantis", "Both"),
    "none": QT_TRANSLATE_NOOP("xantis", "Neither"),
    "second": QT_TRANSLATE_NOOP("xantis", "B prevails"),
}


def side_name(result: XantisContestResult, letter: Letter) -> str:
    """Whose side it is; its letter where nobody is named."""
    side = result.contest.side(letter)
    return (side.shown_name if side is not None else "") or SIGNS[letter].upper()


def verdict(result: XantisContestResult) -> str:
    """What came out, in one sentence: «Gornand prevails, 5 against 3.»"""
    if result.acts_first is not None and result.outcome.result == "both":
        return acts_first(result)
    match result.outcome.result:
        case "both":
            return translate("xantis", "Equal: both actions come into play.")
        case "none":
            return translate("xantis", "Both fail: neither action happens.")
    first, second = result.compared
    won = result.winner or "first"
    n, m = (first, second) if won == "first" else (second, first)
    text = translate("xantis", "{name} prevails, {n} against {m}.")
    return text.format(name=side_name(result, won), n=words.number(n), m=words.number(m))


def verdict_of_lines(lines: Sequence[JournalEntry]) -> str:
    """The verdict once more from both lines of the journal; nothing while one is missing."""
    if len(lines) < len(LETTERS) or not lines[0].verdict:
        return ""
    one, other = lines[:2]
    if one.verdict == "nobody":
        return translate("xantis", "Both fail: neither action happens.")
    tests = {each.id: outcome_of(each) for each in (one, other)}
    margins = {id_: test.margin + test.opponent_bonus for id_, test in tests.items()}
    if one.verdict == "draw":
        if margins[one.id] == margins[other.id]:
            return translate("xantis", "Equal: both actions come into play.")
        return translate("xantis", "Both actions come into play.")
    won, lost = (one, other) if one.verdict == "won" else (other, one)
    text = translate("xantis", "{name} prevails, {n} against {m}.")
    name = won.character or SIGNS["first" if won.side == "first" else "second"].upper()
    return text.format(name=name, n=words.number(margins[won.id]), m=words.number(margins[lost.id]))


def acts_first(result: XantisContestResult) -> str:
    """Whose instantaneous spell comes before the comparison; nothing without one."""
    if result.acts_first == "order":
        return translate("xantis", "Both spells act, in order of turns.")
    letter = next((each for each in LETTERS if each == result.acts_first), None)
    if letter is None:
        return ""
    text = translate("xantis", "{name} acts first: instantaneous spell.")
    return text.format(name=side_name(result, letter))


def narrator(result: XantisContestResult) -> str:
    """Who tells how it ended."""
    letter = next((each for each in LETTERS if each == result.narrator), None)
    if letter is not None:
        return words.narrator_sentence("player", side_name(result, letter))
    return words.narrator_sentence(result.narrator)


def why(result: XantisContestResult) -> str:
    """How the comparison came about: what was carried over, or that a spell stands outside it."""
    said = []
    if result.acts_first is not None and result.outcome.result != "both":
        said.append(acts_first(result))
    if result.carried:
        text = translate("xantis", "The Bonus of {n} came off the Vdr of {name}.")
        said.append(text.format(n=result.carried, name=side_name(result, "second")))
    elif result.carried == 0 and result.first.outcome.margin < 0:
        said.append(translate("xantis", "A Malus takes nothing off."))
    return " ".join(said)


def test_line(roll: XantisResult) -> str:
    """What a side tested: «Travestirsi, Vdr 9»."""
    return labels.listed((words.title(roll.request.name), f"Vdr {words.number(roll.outcome.vdr)}"))


def dice_line(roll: XantisResult) -> str:
    """What the dice showed: «3 + 2», «1 + 1, 4», or that nothing was thrown."""
    outcome = roll.outcome
    if outcome.dice is None:
        return translate("xantis", "declared")
    return labels.listed((" + ".join(map(str, outcome.dice)), " + ".join(map(str, outcome.extra))))


def first_alone(result: XantisResult) -> str:
    """The first side's test alone, while the second's is awaited."""
    name = result.outcome.actor or SIGNS["first"].upper()
    bonus = words.bonus_or_malus(result.outcome.margin)
    if result.outcome.margin < 0:
        text = translate("xantis", "{name}: {bonus}. Nothing comes off the second’s Vdr.")
    else:
        text = translate("xantis", "{name}: {bonus}, off the second’s Vdr.")
    return text.format(name=name, bonus=bonus)


def against(result: XantisContestResult) -> str:
    """«Gornand, Travestirsi against Guardia, Iniziativa»."""
    named = [
        labels.listed((side_name(result, letter), words.title(result.roll(letter).request.name))) for letter in LETTERS
    ]
    return translate("gm", "{a} against {b}").format(a=named[0], b=named[1])


def no_contest() -> str:
    """What stands in the list of confrontations while there is none."""
    return translate("xantis", "No confrontation yet.")


def spoken(result: XantisContestResult) -> str:
    """What a screen reader hears once: the verdict first; of a hidden one only that it was made."""
    if result.hidden:
        return translate("gm", "Hidden roll made.")
    return " ".join(part for part in (verdict(result), why(result), narrator(result)) if part)


def copy_text(kept: KeptContest) -> str:
    """A contest as text: time, verdict, both tests written out, who narrates."""
    result = kept.result
    lines = [f"{clock_time(kept.time)} {verdict(result)}"]
    for letter in LETTERS:
        roll = result.roll(letter)
        said = words.written_out(roll.outcome)
        yours = words.your_dice() if roll.own_dice else ""
        tested = f"{words.title(roll.request.name)}. {said} {yours}".rstrip()
        lines.append(labels.with_value(side_name(result, letter), tested))
    lines += [part for part in (why(result), narrator(result)) if part]
    return "\n".join(lines)


def odds_legend(odds: XantisOdds) -> list[tuple[str, str, str]]:
    """The ends with their chances to two decimals, which add up to 100, never 0 for one that can come up: (kind, words,
    percentage).
    """
    kinds = {"first": "a", "both": "draw", "none": "nobody", "second": "b"}
    exact: list[Fraction] = [getattr(odds, name) for name in kinds]
    total = lcm(*(share.denominator for share in exact))
    parts = rounded_shares([int(share * total) for share in exact], total)
    return [
        (kind, share_name(name), share_percent(Fraction(part, 10_000)))
        for (name, kind), part in zip(kinds.items(), parts, strict=True)
    ]


def share_name(name: str) -> str:
    """«A prevails», «Both», «Neither», «B prevails»."""
    return translate("xantis", str(_SHARES[name]))


def share_percent(chance: Fraction) -> str:
    """An exact chance rounded to two decimals; what can come up is at least 0.01, what may fail at most 99.99."""
    hundredths = round(chance * 10_000)
    if 0 < chance < 1:
        hundredths = min(max(hundredths, 1), 9_999)
    language = current_language()
    number = QLocale(locale_of(language)).toString(hundredths / 100, "f", 2)
    return f"{number}{labels.percent_sign(language)}"


def subject_title(subject: XantisSubject, name: str) -> str:
    """What a subject is called in a list: a weapon's attack and parry are told apart."""
    return words.use_title(name, "" if subject.use is None else subject.use.kind)


def vdr_words(request: XantisRequest) -> str:
    """«Vdr = 6 − 5 = 1»."""
    return f"{words.vdr_sum(request)} {words.number(request.vdr)}"
