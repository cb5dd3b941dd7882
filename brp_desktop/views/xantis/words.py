"""How a Xantis test is told: short sentences for the slip, the sum written out the way the source does it, lines.

QtCore only, so that the command line says the same. Everything is made of an outcome: of a result, or of a line of the
journal (``outcome_of``).
"""

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import groupby

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QLocale

from brp_desktop.controllers.language import current_language
from brp_desktop.play.entries import JournalEntry
from brp_desktop.play.subjects import SubjectName
from brp_desktop.play.xantis_entries import outcome_of
from brp_desktop.play.xantis_rolls import FIXED, Column, XantisRequest, XantisResult
from brp_desktop.play.xantis_subjects import label_of
from brp_desktop.rules.explain import Step
from brp_desktop.rules.xantis import XantisOutcome
from brp_desktop.views import labels

translate = QCoreApplication.translate

CERTAIN_FROM = 11
"""From this Vdr on only 6 and 6 can fail; below 3 only 1 and 1 can succeed."""

OUTCOMES = ("critical", "success", "failure", "fumble")
"""How a test may end, from best to worst."""

_OUTCOME_NAMES: Mapping[str, object] = {
    "critical": QT_TRANSLATE_NOOP("xantis", "Critical success"),
    "success": QT_TRANSLATE_NOOP("xantis", "Success"),
    "failure": QT_TRANSLATE_NOOP("xantis", "Failure"),
    "fumble": QT_TRANSLATE_NOOP("xantis", "Critical failure"),
}


def number(value: int) -> str:
    """``7``, ``−5`` with the true minus sign."""
    return str(value) if value >= 0 else f"{labels.MINUS}{-value}"


def margin_number(margin: int) -> str:
    """``+2``, ``−1``; a margin of 0 is a Bonus: ``+0``."""
    return f"+{margin}" if margin >= 0 else number(margin)


def bonus_or_malus(margin: int) -> str:
    """«Bonus of 2», «Malus of 1»."""
    text = translate("xantis", "Bonus of {n}") if margin >= 0 else translate("xantis", "Malus of {n}")
    return text.format(n=abs(margin))


def tray_words(outcome: XantisOutcome) -> str:
    """Beside the number on the tray: «Succeeds with Bonus»."""
    if outcome.success:
        return translate("xantis", "Succeeds with Bonus")
    return translate("xantis", "Fails with Malus")


def outcome_name(outcome: str) -> str:
    """«Critical failure» for the id of how a test ended."""
    return translate("xantis", str(_OUTCOME_NAMES[outcome]))


def sums_sentence(columns: Sequence[Column]) -> str:
    """How the sums of two dice end, in words: «2: 1/36, Critical success, 3–7: 20/36, Success …»."""
    said = []
    for outcome, group in groupby(columns, key=lambda column: column.outcome):
        sums = list(group)
        ends = f"{sums[0].total}–{sums[-1].total}" if len(sums) > 1 else str(sums[0].total)
        ways = f"{sum(column.ways for column in sums)}/36"
        said.append(labels.with_value(ends, labels.listed((ways, outcome_name(outcome)))))
    return "; ".join(said)


def use_title(name: str, kind: str) -> str:
    """«Sciabola, attack» for a weapon's ``attack`` or ``parry``; an action's name as it is."""
    manners = {"attack": translate("xantis", "attack"), "parry": translate("xantis", "parry")}
    return labels.listed((name, manners.get(kind, "")))


def title(name: SubjectName) -> str:
    """What is tested: «Travestirsi», «Sciabola, attack», «Capacity» for a bare number without a name."""
    return use_title(label_of(name) or translate("xantis", "Capacity"), name.roll or "")


def fixed_value() -> str:
    """What the number among the terms of Iniziativa is called."""
    return translate("xantis", "fixed value")


def vdr_sum(request: XantisRequest) -> str:
    """The Vdr as a sum of bare numbers, up to the sign of equality: «Vdr = 9 + 1 − 2 − 1 =», without terms «Vdr =»."""
    terms = [("", step.operands[0]) for step in request.steps if step.id not in ("capacity", "vdr")]
    return f"Vdr = {_summed([('', request.capacity), *terms])} =" if terms else "Vdr ="


def chance_words(chance: Fraction) -> str:
    """An exact chance: «21/36, 58.33%»; what is no number of 36ths as the fraction it is."""
    thirty_sixths = chance * 36
    exact = f"{thirty_sixths}/36" if thirty_sixths.denominator == 1 else f"{chance.numerator}/{chance.denominator}"
    percent = QLocale(current_language()).toString(float(chance * 100), "f", 2)
    return labels.listed((exact, f"{percent}{labels.percent_sign()}"))


def running_sentence(request: XantisRequest) -> str:
    """Shown while the dice run: which sums succeed."""
    limit = request.vdr
    if limit < 3:
        text = translate("xantis", "{name}: only 1 and 1 can succeed.")
    elif limit >= CERTAIN_FROM:
        text = translate("xantis", "{name}: only 6 and 6 can fail.")
    else:
        text = translate("xantis", "{name}: {limit} or less succeeds.")
    return labels.first_up(text.format(name=title(request.name), limit=limit))


def slip_sentence(outcome: XantisOutcome) -> str:
    """What happened, in one short sentence: «Margin = 7 − (3 + 2) = +2: succeeds with a Bonus of 2.»"""
    if outcome.dice is None:
        return _declared(outcome)
    if outcome.critical != "none":
        return _critical(outcome)
    if outcome.success:
        text = translate("xantis", "Margin = {vdr} − {sum} = +{n}: succeeds with a Bonus of {n}.")
    else:
        text = translate("xantis", "Margin = {vdr} − {sum} = −{n}: fails with a Malus of {n}.")
    first, second = outcome.dice
    return text.format(vdr=number(outcome.vdr), sum=f"({first} + {second})", n=abs(outcome.margin))


def narrator_sentence(narrator: str, name: str = "") -> str:
    """Who tells how it ended; ``name`` stands for one of several."""
    if name:
        return translate("xantis", "{name} narrates.").format(name=name)
    if narrator == "both":
        return translate("xantis", "Each narrates, in order of turns.")
    if narrator == "player":
        return translate("xantis", "The Player narrates.")
    return translate("xantis", "The Narrator narrates.")


def your_dice() -> str:
    """Said of a test that real dice settled."""
    return translate("xantis", "Your dice.")


def paid(pa: int) -> str:
    """«Paid: 7 Pa.»"""
    return translate("xantis", "Paid: {n} Pa.").format(n=pa)


def written_out(outcome: XantisOutcome) -> str:
    """How it came about, the way the source writes it.

    «Vdr = Forza (6) − Difficulty (2) = 4. Margin = 4 − 5 = −1: Malus of 1.»
    """
    result = bonus_or_malus(outcome.margin)
    if outcome.dice is None:
        return _written_declaration(outcome, result)
    if outcome.critical != "none":
        return _written_critical(outcome, result)
    text = translate("xantis", "{vdr_terms} Margin = {vdr} − {sum} = {margin}: {result}.")
    return text.format(
        vdr_terms=vdr_written_out(outcome),
        vdr=number(outcome.vdr),
        sum=outcome.dice_sum,
        margin=margin_number(outcome.margin) if outcome.margin > 0 else number(outcome.margin),
        result=result,
    )


def vdr_written_out(known: XantisOutcome | XantisRequest) -> str:
    """The Vdr alone, before or after the roll: «Vdr = Forza (6) − Difficulty (2) = 4.»"""
    steps = known.steps if isinstance(known, XantisRequest) else known.explanation
    terms = named_terms(steps, known.parts)
    return f"Vdr = {_summed(terms)} = {number(known.vdr)}."


def named_terms(steps: Iterable[Step], parts: Iterable[tuple[str, str, int]]) -> list[tuple[str, int]]:
    """What the Vdr is the sum of, as (name, number with its sign): the nodes of the capacity, then the other terms.

    Nodes of 0 are left out where others are not.
    """
    names = {
        "interpretation": translate("xantis", "Interpretation"),
        "difficulty": translate("xantis", "Difficulty"),
        "pme": "Pme",
        "pr": "Pr",
        "pd": "Pd",
        "opponent_bonus": translate("xantis", "opponent’s Bonus"),
    }
    found: list[tuple[str, int]] = []
    for step in steps:
        if step.id == "capacity":
            nodes = [(name if tier != FIXED else fixed_value(), n) for tier, name, n in parts]
            found = [node for node in nodes if node[1]] or nodes[-1:]
            if sum(n for _, n in found) != step.result or not found:
                found = [(translate("xantis", "Capacity"), step.result)]
        elif step.id in names:
            found.append((names[step.id], step.operands[0]))
    return found


def result_text(result: XantisResult) -> str:
    """Everything about a result in one line, for the command line: what, how it came about, who tells it."""
    return _told(title(result.request.name), result.outcome, own_dice=result.own_dice)


def announcement(result: XantisResult) -> str:
    """What a screen reader hears once: how it ended, with the Bonus or Malus, then on what and how it came about."""
    outcome, name = result.outcome, title(result.request.name)
    narrator, how = narrator_sentence(outcome.narrator), slip_sentence(outcome)
    if outcome.critical != "none":
        return f"{how} {name}. {narrator}"
    if outcome.dice is not None:
        text = translate("xantis", "Margin = {vdr} − {sum} = {n}.")
        how = text.format(vdr=number(outcome.vdr), sum=outcome.dice_sum, n=margin_number(outcome.margin))
    ended = labels.listed((outcome_name(result.outcome_class), bonus_or_malus(outcome.margin)))
    return f"{ended}. {name}. {how} {narrator}"


def entry_title(entry: JournalEntry) -> str:
    """What a line's test was made on."""
    return title(entry.name)


def entry_node(entry: JournalEntry) -> str:
    """The node that was tested, also where the line is called after an action; the title where there is none."""
    note = entry.xantis
    return note.parts[-1][1] if note is not None and note.parts and note.parts[-1][1] else entry_title(entry)


def entry_detail(entry: JournalEntry) -> str:
    """After the name: «Vdr 7»."""
    return "" if entry.xantis is None else f"Vdr {number(entry.xantis.vdr)}"


def entry_line(entry: JournalEntry) -> str:
    """Second line in the journal: «Bonus of 2. The Player narrates.»; of a confrontation who prevails in it."""
    outcome = outcome_of(entry)
    plain = outcome.dice is not None and outcome.critical == "none"
    told = f"{bonus_or_malus(outcome.margin)}." if plain else slip_sentence(outcome)
    if entry.verdict:
        return f"{told} {_ending(entry)}"
    return f"{told} {narrator_sentence(outcome.narrator)}" if plain else told


def _ending(entry: JournalEntry) -> str:
    match entry.verdict:
        case "draw":
            return translate("xantis", "Both actions come into play.")
        case "nobody":
            return translate("xantis", "Neither action happens.")
    across = entry.opponent or ("B" if entry.side == "first" else "A")
    if entry.verdict == "won":
        return translate("xantis", "Prevails over {name}.").format(name=across)
    return translate("xantis", "{name} prevails.").format(name=across)


def entry_sentence(entry: JournalEntry) -> str:
    """What happened, written out, for copying."""
    return _told(entry_title(entry), outcome_of(entry), own_dice=entry.own_dice)


def _told(what: str, outcome: XantisOutcome, *, own_dice: bool) -> str:
    text = translate("xantis", "{name}: {text}").format(name=what, text=written_out(outcome))
    yours = your_dice() if own_dice and outcome.dice is not None else ""
    return " ".join(part for part in (text, narrator_sentence(outcome.narrator), yours) if part)


def _declared(outcome: XantisOutcome) -> str:
    if outcome.success:
        return translate("xantis", "Declared with a Bonus of 0, no roll.")
    text = translate("xantis", "Declared with a Bonus of 0, against {m}: fails with a Malus of {n}.")
    return text.format(m=-outcome.margin, n=-outcome.margin)


def _critical(outcome: XantisOutcome) -> str:
    if outcome.critical == "success":
        if not outcome.success:
            text = translate("xantis", "Critical success, but {value} against {bonus}: Malus of {n}.")
        else:
            text = translate("xantis", "Critical success: 1 and 1, then {extra}. Bonus of {n}.")
    elif outcome.success:
        text = translate("xantis", "Critical failure: 6 and 6, then {extra}. Bonus of {n}.")
    else:
        text = translate("xantis", "Critical failure: 6 and 6, then {extra}. Malus of {n}.")
    said = text.format(
        extra=", ".join(map(str, outcome.extra)),
        value=number(outcome.margin + outcome.opponent_bonus),
        bonus=outcome.opponent_bonus,
        n=abs(outcome.margin),
    )
    cut = _cut(outcome)
    return f"{said.removesuffix('.')} {cut}." if cut else said


def _cut(outcome: XantisOutcome) -> str:
    """Whether the value of a critical was cut, in brackets."""
    ids = {step.id for step in outcome.explanation}
    if "never_below_0" in ids:
        return translate("xantis", "(never below 0)")
    if "never_above_minus_1" in ids:
        return translate("xantis", "(never above −1)")
    return ""


def _written_declaration(outcome: XantisOutcome, result: str) -> str:
    text = translate("xantis", "Success declared, without a roll: {result}.")
    if outcome.success:
        return text.format(result=result)
    against = [("", 0)]
    if outcome.difficulty:
        against.append((translate("xantis", "Difficulty"), -outcome.difficulty))
    if outcome.opponent_bonus:
        against.append((translate("xantis", "opponent’s Bonus"), -outcome.opponent_bonus))
    text = translate("xantis", "Success declared, without a roll. {terms} = {margin}: {result}.")
    return text.format(terms=_summed(against), margin=number(outcome.margin), result=result)


def _written_critical(outcome: XantisOutcome, result: str) -> str:
    """The doubles, the base with the additional dice, what cut them, and the opponent's Bonus if there is one."""
    extra = next(step for step in outcome.explanation if step.id == "extra")
    base, faces = extra.operands[0], " + ".join(map(str, outcome.extra))
    if len(outcome.extra) == 1:
        dice = translate("xantis", "additional die ({faces})").format(faces=faces)
    else:
        dice = translate("xantis", "additional dice ({faces})").format(faces=faces)
    if outcome.critical == "success":
        text = translate("xantis", "1 and 1, critical success. {base} + {dice} = {value}")
        name = translate("xantis", "Capacity") if base == outcome.capacity else "Vdr"
    else:
        text = translate("xantis", "6 and 6, critical failure. {base} − 12 − {dice} = {value}")
        name = "Vdr"
    said = text.format(base=f"{name} ({number(base)})", dice=dice, value=number(extra.result))
    said = f"{said} {_cut(outcome)}".rstrip()
    if not outcome.opponent_bonus:
        return translate("xantis", "{sum}: {result}.").format(sum=said, result=result)
    text = translate("xantis", "{sum}. Margin = {value} − {bonus} = {margin}: {result}.")
    return text.format(
        sum=said,
        value=number(outcome.margin + outcome.opponent_bonus),
        bonus=outcome.opponent_bonus,
        margin=number(outcome.margin),
        result=result,
    )


def _summed(terms: Iterable[tuple[str, int]]) -> str:
    """Terms with their signs between them: «Forza (6) − Difficulty (2)», «9 + 1 − 2» without names."""
    said = ""
    for name, value in terms:
        if not said:
            said = f"{name} ({number(value)})" if name else number(value)
            continue
        sign = labels.MINUS if value < 0 else "+"
        said += f" {sign} {name} ({abs(value)})" if name else f" {sign} {abs(value)}"
    return said
