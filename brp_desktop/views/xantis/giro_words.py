"""What the Giro says: what somebody may do now and what it costs, why not, how far the action is (QtCore only)."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from brp_desktop.play.standing import Possibility, Standing
from brp_desktop.rules import RulesError
from brp_desktop.rules.xantis import ActionPrice
from brp_desktop.sheet.round import Expense, Participant, ParticipantId, PastRound, Round, RoundAction
from brp_desktop.views import labels
from brp_desktop.views.error_labels import error_sentence
from brp_desktop.views.why import WhyRow
from brp_desktop.views.xantis import words

translate = QCoreApplication.translate

Names = Mapping[ParticipantId, str]
"""By what names some are called; the others by the one shown."""

NO_NAMES: Names = MappingProxyType({})

_WAYS: Mapping[str, object] = {
    "sync": QT_TRANSLATE_NOOP("giro", "synchronises with {name}"),
    "counter": QT_TRANSLATE_NOOP("giro", "counter-attacks"),
    "contemporaneous": QT_TRANSLATE_NOOP("giro", "acts in the same instant"),
    "self_defence": QT_TRANSLATE_NOOP("giro", "dodges or parries"),
    "interposition": QT_TRANSLATE_NOOP("giro", "steps in for {name}"),
    "join_parry": QT_TRANSLATE_NOOP("giro", "parries with {name}"),
    "join_counter": QT_TRANSLATE_NOOP("giro", "counter-attacks with {name}"),
}
"""What each way is called on a card; ``{name}`` is whom it is done with or for."""

_MAY: Mapping[str, object] = {
    "sync": QT_TRANSLATE_NOOP("giro", "may synchronise with {name}"),
    "counter": QT_TRANSLATE_NOOP("giro", "may counter-attack"),
    "contemporaneous": QT_TRANSLATE_NOOP("giro", "may act in the same instant"),
    "self_defence": QT_TRANSLATE_NOOP("giro", "may dodge or parry"),
    "interposition": QT_TRANSLATE_NOOP("giro", "may step in for {name}"),
    "join_parry": QT_TRANSLATE_NOOP("giro", "may parry with {name}"),
    "join_counter": QT_TRANSLATE_NOOP("giro", "may counter-attack with {name}"),
}
"""The same for a reader."""

_KINDS: Mapping[str, object] = {
    "basic": QT_TRANSLATE_NOOP("giro", "action"),
    "instant": QT_TRANSLATE_NOOP("giro", "instantaneous action"),
    "self_defence": QT_TRANSLATE_NOOP("giro", "own defence"),
    "interposition": QT_TRANSLATE_NOOP("giro", "interposition"),
    "join_parry": QT_TRANSLATE_NOOP("giro", "synchronised defence"),
    "counter": QT_TRANSLATE_NOOP("giro", "counter-attack"),
    "join_counter": QT_TRANSLATE_NOOP("giro", "synchronised counter-attack"),
    "contemporaneous": QT_TRANSLATE_NOOP("giro", "contemporaneous action"),
}
"""The kinds of action that Pa were spent on (xantis.md 7.2)."""

_TERMS: Mapping[str, object] = {
    "interposition": QT_TRANSLATE_NOOP("giro", "Stepping in, out of turn"),
    "synchronised": QT_TRANSLATE_NOOP("giro", "Synchronising"),
    "counter_attack": QT_TRANSLATE_NOOP("giro", "Counter-attacking"),
    "out_of_turn": QT_TRANSLATE_NOOP("giro", "Acting out of turn"),
    "action": QT_TRANSLATE_NOOP("giro", "The action itself"),
    "instant": QT_TRANSLATE_NOOP("giro", "Instantaneous"),
}
"""The terms of a price."""

_STAGES: Mapping[str, object] = {
    "DECLARED": QT_TRANSLATE_NOOP("giro", "Declared"),
    "TESTED": QT_TRANSLATE_NOOP("giro", "Tested"),
    "RESOLVED": QT_TRANSLATE_NOOP("giro", "Resolved"),
}

HELPED = ("interposition", "join_parry", "join_counter")
"""Ways that help somebody else."""


def said(table: Mapping[str, object], id_: str) -> str:
    """A sentence of a table, the id where it has none."""
    return translate("giro", str(table[id_])) if id_ in table else id_


def stage_name(stage: str) -> str:
    """«Declared», «Tested», «Resolved»."""
    return said(_STAGES, stage)


def kind_name(kind: str) -> str:
    """What Pa were spent on: «counter-attack»."""
    return said(_KINDS, kind)


def both_of(names: Sequence[str]) -> str:
    """«Nerea and Bruno», «Nerea, Bruno and Accio»."""
    if len(names) < 2:
        return "".join(names)
    text = translate("giro", "{names} and {last}")
    return text.format(names=", ".join(names[:-1]), last=names[-1])


def ordered_ways(line: Standing) -> tuple[Possibility, ...]:
    """What is paid already, then what may be done at this moment, what may not, each the most direct first; what there
    are too few Pa for stands behind what there are enough for.
    """
    return tuple(sorted(line.ways, key=lambda way: (way.paid is None, not way.now, way.price.payable is False)))


def short_names(round_: Round) -> Names:
    """By what names people are called on cards: the first name of who has a sheet, where nobody else begins so."""
    firsts = [one.name.split(" ")[0] for one in round_.participants]
    return {
        one.id: first
        for one, first in zip(round_.participants, firsts, strict=True)
        if one.document and not one.number and first and firsts.count(first) == 1
    }


def way_words(
    way: Possibility, round_: Round, acting: Participant | None, names: Names = NO_NAMES, *, may: bool = False
) -> str:
    """What is done, with whom: «parries with Nerea»; ``may``: «may parry with Nerea»."""
    people = [names.get(id_, one.shown_name) for id_ in way.helped if (one := round_.find(id_)) is not None]
    if not people and acting is not None:
        people = [names.get(acting.id, acting.shown_name)]
    return said(_MAY if may else _WAYS, way.way).format(name=either_of(people))


def either_of(names: Sequence[str]) -> str:
    """«Nerea or Bruno»: one of them."""
    if len(names) < 2:
        return "".join(names)
    return translate("giro", "{names} or {last}").format(names=", ".join(names[:-1]), last=names[-1])


def price_sum(way: Possibility) -> str:
    """The cost term by term, reach first: «0 + 3 Pa + attack», «6 + 3 + 3 = 12 Pa», «3 Pa»."""
    terms = [step.operands[0] for step in way.explanation if step.operands and step.id not in ("reach", "action")]
    surcharges = [str(number) for number in terms]
    reach = [str(way.price.reach)] if surcharges else []
    known = " + ".join((*reach, *surcharges))
    if way.is_open:
        own = translate("giro", "attack") if way.needs == "attack" else translate("giro", "defence")
        text = translate("giro", "{sum} Pa + {action}") if known else translate("giro", "Pa of the {action}")
        return text.format(sum=known, action=own)
    own_cost = [str(step.operands[0]) for step in way.explanation if step.id == "action"]
    whole = " + ".join((*reach, *surcharges, *own_cost))
    return f"{whole} = {way.price.cost} Pa" if "+" in whole else f"{way.price.cost} Pa"


def offer_words(way: Possibility, price: str = "") -> str:
    """What a way costs (``price``, where that is known better), or that there are too few Pa for it."""
    price = price or price_sum(way)
    return translate("giro", "cannot pay: {price}").format(price=price) if way.price.payable is False else price


def paid_words(paid: Expense) -> str:
    """«paid 11 Pa, Sciabola, attack»."""
    return labels.listed((translate("giro", "paid {n} Pa").format(n=paid.cost), paid.label))


def left_words(pa: int) -> str:
    """«5 Pa left»."""
    return translate("giro", "{n} Pa left").format(n=pa)


def no_group() -> str:
    """In place of a group, small beside a name."""
    return translate("giro", "no group")


def alone_words() -> str:
    """What no group means."""
    return translate("giro", "no group: alone against all")


def not_enough(cost: int, left: int) -> str:
    """«9 Pa needed, 3 left.»"""
    return error_sentence(RulesError("not_enough_pa", cost=cost, left=left))


def price_rows(price: ActionPrice, own: Participant, acting: Participant | None, *, is_open: bool) -> list[WhyRow]:
    """Why it costs what it costs, term by term; the reach says from where to where."""
    rows = []
    for step in price.explanation:
        if step.id == "cost":
            label = translate("giro", "Without the action itself") if is_open else translate("giro", "Cost in Pa")
            rows.append(WhyRow(label, str(price.cost), is_sum=True))
        elif step.id == "reach":
            rows.append(WhyRow(_reach_words(own, acting), f"+\u00a0{step.operands[0]}" if rows else str(price.reach)))
        elif step.id == "action" and is_open:
            continue
        else:
            number = str(step.operands[0])
            rows.append(WhyRow(said(_TERMS, step.id), f"+\u00a0{number}" if rows else number))
    return rows


def _reach_words(own: Participant, acting: Participant | None) -> str:
    if acting is None or acting.result is None or own.result is None:
        return translate("giro", "To catch up")
    text = translate("giro", "To catch up with {name}: from {own} to {other}")
    return text.format(name=acting.shown_name, own=result_number(own.result), other=result_number(acting.result))


def result_number(result: int | None) -> str:
    """An Iniziativa result: «+4», «0», «−1»; a dash while it was not tested."""
    if result is None:
        return "–"
    return "0" if result == 0 else words.margin_number(result)


def card_words(line: Standing, round_: Round, acting: Participant | None, names: Names = NO_NAMES) -> tuple[str, str]:
    """The two lines of a card: what he may do now and what it costs, or why nothing."""
    match line.obstacle:
        case "acting":
            return translate("giro", "on turn"), action_words(round_, names)
        case "nobody":
            return "", ""
        case "untested":
            return translate("giro", "no link yet"), translate("giro", "Iniziativa not tested")
        case "between":
            others = both_of([names.get(one.id, one.shown_name) for one in line.between])
            return translate("giro", "no link now"), translate("giro", "{names} between").format(names=others)
    ways = ordered_ways(line)
    first = ways[0]
    if first.paid is not None:
        return way_words(first, round_, acting, names), paid_words(first.paid)
    if not first.now:
        return way_words(first, round_, acting, names), not_now_words(round_.action, first)
    helping = [way for way in ways if way.way in HELPED and way.now]
    if first.way in HELPED and len(helping) > 1:
        helped = [names.get(id_, one.shown_name) for id_ in first.helped if (one := round_.find(id_)) is not None]
        text = translate("giro", "helps {name}").format(name=either_of(helped))
        cheapest = min(helping, key=lambda way: way.price.cost)
        return text, offer_words(cheapest, _helped_price(cheapest))
    return way_words(first, round_, acting, names), offer_words(first)


def _helped_price(way: Possibility) -> str:
    """The price of helping, whether by attack or defence."""
    if not way.is_open:
        return price_sum(way)
    return translate("giro", "{sum} Pa + {action}").format(
        sum=f"{way.price.reach} + {way.surcharge}", action=translate("giro", "action")
    )


def not_now_words(action: RoundAction | None, way: Possibility) -> str:
    """Why a way is not open at this moment of the action."""
    if action is not None and action.stage == "TESTED" and action.margin is not None and action.margin < 0:
        return translate("giro", "the action failed")
    if action is not None and action.stage == "DECLARED":
        return translate("giro", "once the action is tested")
    return translate("giro", "too late now")


def action_words(round_: Round, names: Names = NO_NAMES) -> str:
    """What the one on turn is doing, for his card."""
    action = round_.action
    if action is None:
        return ""
    target = round_.find(action.target)
    what = action.label or translate("giro", "Action")
    if target is not None:
        what = translate("giro", "{action} at {name}").format(action=what, name=names.get(target.id, target.shown_name))
    if action.margin is not None:
        return labels.with_value(what, words.margin_number(action.margin))
    return what


def card_sentence(line: Standing, round_: Round, acting: Participant | None, group: str) -> str:
    """Everything of a card for a reader: «Bruno, group 1, Iniziativa 0, 20 of 20 Pa, may …, 3 + 3 Pa»."""
    one = line.participant
    pa = translate("giro", "{left} of {most} Pa").format(left=one.pa_left, most=one.pa_max)
    parts = [one.shown_name, group, f"Iniziativa {result_number(one.result)}", pa]
    if one.placed:
        parts.append(placed_words())
    if line.ways:
        for way in ordered_ways(line):
            parts.append(way_words(way, round_, acting, may=way.paid is None))
            if way.paid is not None:
                parts.append(paid_words(way.paid))
            else:
                parts.append(offer_words(way) if way.now else not_now_words(round_.action, way))
    else:
        parts += card_words(line, round_, acting)
    return labels.listed(parts)


def placed_words() -> str:
    """Said of who stands where it was put by hand."""
    return translate("giro", "placed by hand")


def group_words(number: int, name: str) -> str:
    """«group 1, Viandanti» for a reader."""
    return labels.listed((translate("giro", "group {number}").format(number=number), name))


def links_sentence(round_: Round, pairs: Sequence[tuple[str, str]], kind: str) -> str:
    """The links of a kind in words: «counter-attack: Ilario–Serra, Serra–Nerea»."""
    found = []
    for a, b in pairs:
        one, other = (next((each for each in round_.participants if each.id == id_), None) for id_ in (a, b))
        if one is not None and other is not None:
            found.append(f"{one.shown_name}–{other.shown_name}")
    head = link_name(kind)
    return labels.with_value(head, labels.listed(found)) if found else ""


def link_name(kind: str) -> str:
    """What a kind of link is called in the legend."""
    return translate("giro", "synchronise") if kind == "sync" else translate("giro", "counter-attack")


def open_words(*, instants: bool, reactions: bool, action: RoundAction | None) -> str:
    """What may still be declared on the action under way."""
    if action is None:
        return translate("giro", "No action is declared.")
    if instants and reactions:
        return translate("giro", "Instantaneous actions and paid reactions may be declared.")
    if instants:
        return translate("giro", "Instantaneous actions may be declared; reactions once it is tested.")
    if reactions:
        return translate("giro", "Paid reactions may be declared; instantaneous actions no more.")
    if action.stage == "TESTED" and action.margin is not None and action.margin < 0:
        return translate("giro", "It failed: there is nothing to react to.")
    return translate("giro", "Nothing may be declared any more.")


def result_words(margin: int) -> str:
    """A margin that was typed, in words: «Bonus of 1.»"""
    return f"{words.bonus_or_malus(margin)}."


def next_words(round_: Round) -> str:
    """What is to be done next with the action under way; empty while it is not tested."""
    action = round_.action
    if action is None or action.stage == "DECLARED":
        return ""
    if action.stage == "RESOLVED":
        return translate("giro", "Next: another action, or the end of the turn.")
    target = round_.find(action.target)
    if target is None or (action.margin is not None and action.margin < 0):
        return translate("giro", "Next: tell its effects, then “Resolved”.")
    text = translate("giro", "Next: “Answers…” if the blow at {name} is answered, then “Resolved”.")
    return text.format(name=target.shown_name)


def past_lines(past: PastRound) -> list[str]:
    """A Giro that is over: the order with results and Pa, then what was spent on what."""
    names = {one.id: one.shown_name for one in past.participants}
    lines = []
    for place, one in enumerate(past.participants, 1):
        pa = translate("giro", "{left} of {most} Pa").format(left=one.pa_left, most=one.pa_max)
        lines.append(f"{place}. {labels.listed((one.shown_name, result_number(one.result), pa))}")
    for each in past.expenses:
        what = each.label or kind_name(each.kind)
        lines.append(labels.with_value(names.get(each.who, "?"), labels.listed((what, f"{each.cost} Pa"))))
    return lines
