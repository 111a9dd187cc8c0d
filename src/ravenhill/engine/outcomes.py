"""Chance told from a real table: what is waited for, telling it, taking it back, and letting the table draw.

A rule is stopped in the middle of a draw (`Awaited`) and the journal keeps what came so far. With the next outcome all
since the last mark is played again, as a copy is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ravenhill.engine.chance import ANY, REVEALED
from ravenhill.engine.decision import Expected, Illegal, Message
from ravenhill.engine.script import Play


def expected(play: Play) -> Expected | None:
    """What the game waits for."""
    awaited = play._awaited
    if awaited is None:
        return None
    kind = awaited.labels[0].partition(":")[0]
    seats = tuple([s for s in range(play.table.seats) if awaited.eyes >> s & 1])
    return Expected(kind, awaited.count, tuple(awaited.labels), seats, awaited.rolled)


def since_the_answer(play: Play) -> tuple[str, ...]:
    """What has come since somebody last answered."""
    if not play.table.chance.waits:
        return ()
    entries = play.journal.items()
    first = len(entries)
    while first > 0 and isinstance(entries[first - 1], str):
        first -= 1
    return tuple([str(e) for e in entries[first:] if e != REVEALED])


def feed(play: Play, outcomes: Sequence[str]) -> None:
    """Takes what is expected, all of it or nothing; a table that draws by itself will come upon it."""
    given = known(play, outcomes)
    if not play.table.chance.waits:
        play.table.chance.fed.extend(given)
        return
    then = play
    for label in given:
        then = _with(then, label)
    if then is not play:
        play._become(then)


def known(play: Play, outcomes: Sequence[str]) -> list[str]:
    """The outcomes, if a die or deck of this game can show each of them."""
    given: list[Any] = [outcomes] if isinstance(outcomes, str) else list(outcomes)  # from outside anything may come
    for label in given:
        if not isinstance(label, str) or not any(label in labels for labels in play.game.labels(play.table)):
            raise Illegal(Message("why-unknown-outcome", {"outcome": str(label)}), "")
    return given


def fill(play: Play, kind: str, count: int) -> tuple[str, ...]:
    """Draws what is waited for."""
    then = play
    drawn: list[str] = []
    while then._awaited is not None and (not count or len(drawn) < count):
        if kind and not then._awaited.labels[0].startswith(f"{kind}:"):
            break
        before = len(then.journal)
        then = _with(then, ANY)
        drawn.append(str(then.journal.items(before)[0]))
    if not drawn:
        raise Illegal(Message("why-outcome-not-now", {"outcome": kind or "-"}), "")
    play._become(then)
    return tuple(drawn)


def unfeed(play: Play) -> str:
    """Takes the last outcome back."""
    if not play.table.chance.waits:
        raise Illegal(Message("why-unfeed-drawn"), "")
    result = play.result
    if result is not None:
        raise Illegal(Message("why-over"), result.rule)
    entries = play.journal.items()
    answered = any(not isinstance(e, str) for e in entries)
    while len(entries) > play.way.border and isinstance(entries[-1], str):
        last = str(entries.pop())
        if last == REVEALED:
            continue
        other = play._gone_back(entries[:], True)
        # a card that lay in a known place comes again by itself
        if other._awaited is not None and len(other.journal) < len(play.journal):
            _look_again(play, other)
            play._become(other)
            return last
    raise Illegal(Message("why-unfeed-answered" if answered else "why-unfeed-nothing"), "")


def _with(play: Play, label: str) -> Play:
    """The game with one more outcome of what it waits for."""
    awaited = play._awaited
    if awaited is None:
        raise Illegal(Message("why-outcome-not-now", {"outcome": label}), "")
    if label != ANY and label not in awaited.pool:
        raise Illegal(Message("why-impossible-outcome", {"outcome": label}), "")
    other = play._from_mark([*play.way.entries, label], play.way.alone, True)
    _look_again(play, other)
    return other


def _look_again(play: Play, other: Play) -> None:
    """The moment after the last answer looks otherwise now."""
    other._sight = play._sight
    if play.way.past is not None:
        other.way.past = play.way.past.back_to(other.answers - 1, other)
