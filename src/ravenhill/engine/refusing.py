"""Why an answer is not taken, whoever gives it and whatever it is."""

from __future__ import annotations

from typing import Any, Final

from ravenhill.engine.answers import beside
from ravenhill.engine.decision import Illegal, Message, Option, Reason, no_part
from ravenhill.engine.running import Running

LONG: Final = 80  # what was asked for is told back up to so many letters


def illegal(reason: Reason) -> Illegal:
    """The refusal that gives this reason."""
    return Illegal(reason.message, reason.rule)


def misshaped(play: Running, seat: int) -> Reason:
    """What was given is no option at all, whatever is open."""
    decision = play.decision_of(seat)
    return refusal(play, seat, ()) if decision is None else Reason(Message("why-form"), decision.rule)


def may_concede(play: Running, seat: int) -> bool:
    """Whether the seat may give the game up: at any time, unless it is an automaton."""
    if play.table.result is not None or play.still or not 0 <= seat < play.table.seats:
        return False
    return seat not in play.game.scenario(play.setup.scenario).automata


def refusal(play: Running, seat: int, option: Option) -> Reason:
    """Why the seat can not take an option that is not offered to it; with no option: why it can not choose at all."""
    decision = play.decision_of(seat) if _may_be_asked(play, seat) else None
    if decision is None or play._awaited is not None:
        return _not_asked(play, seat)
    if not option:
        return Reason(Message("why-no-such-number", {"count": len(decision.options)}), decision.rule)
    parts: list[Any] = list(option)  # from outside anything may come
    if all(isinstance(a, (str, int)) for a in parts) and option not in decision.options:
        kinds = play.game.kinds(play.table)
        if beside(decision.takes, option, kinds):
            return no_part(decision)
        told = decision.why_not(option)
        if told is not None:
            return told
        if beside(decision.takes, option, kinds, strange=True):
            return no_part(decision)
    told_back = " ".join([str(a) for a in parts])
    if len(told_back) > LONG:
        told_back = told_back[:LONG] + "…"
    return Reason(Message("why-not-offered", {"option": told_back}), decision.rule)


def _may_be_asked(play: Running, seat: Any) -> bool:
    """Whether the game goes on and has such a seat: from outside anything may come."""
    on = play.table.result is None and not play.still
    return on and isinstance(seat, int) and 0 <= seat < play.table.seats


def _not_asked(play: Running, seat: int) -> Reason:
    """Why nobody is asked here, or not this seat."""
    result = play.table.result
    if result is not None:
        return Reason(Message("why-over"), result.rule)
    if play.still:
        return Reason(Message("why-still"), "")
    if not _may_be_asked(play, seat):
        return Reason(Message("why-no-seat", {"seat": str(seat), "seats": play.table.seats}), "")
    if play._awaited is not None:
        return Reason(Message("why-awaited"), "")
    for d in play._open:
        if d.seat == seat:
            return Reason(Message("why-answered"), d.rule)
    return Reason(Message("why-not-your-choice"), play._open[0].rule if play._open else "")
