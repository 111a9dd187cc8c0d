"""A table beside a real one: the people at it tell what was rolled and drawn, correct it, or let the table draw."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from ravenhill.engine import game as shelf
from ravenhill.engine import record
from ravenhill.engine.decision import Bad, Expected, Illegal
from ravenhill.engine.keeping import Keeper
from ravenhill.engine.script import Play

if TYPE_CHECKING:
    from ravenhill.server.open_table import OpenTable


def tell(play: Play, data: dict[str, Any], outcomes: Sequence[str] | None) -> list[str]:
    """What was rolled or drawn; gives all that came with it. `outcomes`: it was told before, and this came then."""
    before = len(play.journal)
    if outcomes is None:
        expected = play.expects
        draw = data.get("draw")
        if draw is None:
            play.feed(data["outcomes"])
        elif draw == "kind" and expected is not None:
            play.fill(expected.kind)
        else:
            play.fill(count=1 if draw == "one" else 0)
    else:
        while play.expects is not None and len(play.journal) - before < len(outcomes):
            play.feed([outcomes[len(play.journal) - before]])
    return [str(e) for e in play.journal.items(before)]


def running(play: Play) -> dict[str, Any]:
    """The answer whose outcomes are told, and those that have come; none before the first answer."""
    entries = play.journal.items()
    outcomes: list[str] = []
    while entries and isinstance(entries[-1], str):
        outcomes.append(entries.pop())
    return {"answer": list(entries[-1]) if entries else None, "outcomes": outcomes[::-1]}


def may_tell(table: OpenTable, person: str | None) -> bool:
    """Who holds the hand a card is for tells it; what all see, or what nobody at the table holds, anybody who sits."""
    expected = table.running.expects
    if expected is None or not table.seats_of(person):
        return False
    chairs = table.facts.chairs
    holders = {chairs[s].person for s in expected.seats if chairs[s].kind == "person"}
    return not holders or person in holders


def could_know(table: OpenTable, person: str | None, data: dict[str, Any]) -> bool:
    """Whether something is told that could have come for all the teller may know: a refusal says then that it lies
    elsewhere."""
    expected = table.running.expects
    return expected is not None and any(label in could_come(table, person, expected) for label in data["outcomes"])


def could_come(table: OpenTable, person: str | None, expected: Expected) -> list[str]:
    """What could come, for all somebody may know. Who will not see it, as nobody sees what a machine holds, is named
    all of its deck that they do not see elsewhere: what the table drew before would else be missing from the list."""
    labels = list(expected.labels)
    own = table.seats_of(person)
    if expected.rolled or len(expected.seats) == len(table.facts.chairs) or set(own) & set(expected.seats):
        return labels
    play = table.running
    seen = {word for seat in own for word in _words(play.view(seat))}
    alike = [group for group in play.game.labels(play.table) if not set(group).isdisjoint(labels)]
    return [one for group in alike for one in group if one in labels or one.partition(":")[2] not in seen]


def _words(seen: Any) -> Iterator[str]:
    if isinstance(seen, str):
        yield seen
    elif isinstance(seen, dict):
        for value in seen.values():
            yield from _words(value)
        yield from (str(key) for key in seen)
    elif isinstance(seen, list | tuple):
        for value in seen:
            yield from _words(value)


def laid(
    game: str,
    position: dict[str, Any],
    then: Sequence[str | Sequence[Any]],
    seed: int,
    pack: dict[str, Any] | None = None,
) -> dict[str, Any]:
    """A position as it lies on somebody's own board, and what has happened there since; nothing is kept.

    `then`: outcomes ("any": the table draws) and answers, in order. What is wrong is said by its key."""
    try:
        play = _laid(game, position, seed, pack)
        for entry in then:
            if isinstance(entry, str):
                play.fill(count=1) if entry == "any" else play.feed([entry])
            else:
                play.answer(int(entry[0]), tuple(entry[1:]))
        return _told(play)
    except (Bad, Illegal) as e:
        return {"key": e.message.key, "args": dict(e.message.args)}
    except (KeyError, TypeError, ValueError, IndexError, AttributeError) as e:  # a position is anybody's text
        return {"key": "bad-position-broken", "args": {"detail": type(e).__name__}}


def _laid(game: str, position: dict[str, Any], seed: int, pack: dict[str, Any] | None) -> Play:
    import ravenhill

    given = {key: value for key, value in position.items() if key not in ("pack", "then")}
    return ravenhill.position(game, {**given, "seed": seed, "chance": "fed", **({"pack": pack} if pack else {})})


def kept(
    game: str, scenario: str | None, deeds: Sequence[Sequence[Any]], seed: int, pack: dict[str, Any] | None
) -> dict[str, Any]:
    """What is kept of a game beside its printed board, after these deeds; what can not have happened is refused."""
    found = shelf.find(game)
    try:
        keeper = Keeper(found, found.setup(seed=seed, scenario=scenario, pack=pack), [tuple(deed) for deed in deeds])
    except (Bad, Illegal) as e:
        return {"key": e.message.key, "args": dict(e.message.args)}
    names = found.scenario(keeper.setup.scenario).names[: keeper.setup.seats]
    return {
        "scenario": keeper.setup.scenario,
        "names": list(names),
        "view": keeper.view,
        "deeds": [list(deed) for deed in keeper.deeds],
        "log": [line.plain() for line in keeper.log],
        "over": keeper.over,
    }


def _told(play: Play) -> dict[str, Any]:
    """All there is to see, for whoever holds the whole game in their hands."""
    automata = shelf.find(play.setup.game).scenario(play.setup.scenario).automata
    seat = next((s for s in range(play.seats) if s not in automata), 0)
    found = play.expects
    waits = None
    if found is not None:
        labels = {"labels": list(found.labels), "came": []}
        waits = {"kind": found.kind, "count": found.count, "rolled": found.rolled, "seats": list(found.seats), **labels}
    asked = play.decisions[0] if play.decisions else None
    settled = found is None and not play.over and not play.way.entries
    return {
        "view": play.view(seat),
        "seat": seat,
        "names": list(shelf.find(play.setup.game).scenario(play.setup.scenario).names[: play.seats]),
        "log": [line.plain() for line in play.log(seat)],
        "expects": None if waits is None else {"ask": len(play.journal), "mine": True, "corrects": False, **waits},
        "decision": None
        if asked is None
        else {
            "seat": asked.seat,
            "prompt": {"key": asked.prompt.key, "args": dict(asked.prompt.args)},
            "rule": asked.rule,
            "options": [list(o) for o in asked.options],
        },
        "position": record.position_of(play) if settled else None,
        "over": play.over,
    }


def expected(table: OpenTable, person: str | None) -> dict[str, Any] | None:
    """What the table waits for, as somebody may know it."""
    play = table.play
    if play is None or table.over or table.frozen is not None or play.setup.chance != "fed":
        return None
    found = play.expects
    told = {"ask": table.ask, "corrects": bool(table.seats_of(person)) and bool(play.fed)}
    if found is None:
        return {**told, "kind": None, "count": 0, "rolled": False, "seats": [], "mine": False, "labels": [], "came": []}
    mine = may_tell(table, person)
    came: list[str] = []
    if found.rolled:  # dice lie open: those of this throw
        for label in reversed(play.fed):
            if label not in found.labels:
                break
            came.append(label)
    return {
        **told,
        "kind": found.kind,
        "count": found.count,
        "rolled": found.rolled,
        "seats": list(found.seats),
        "mine": mine,
        "labels": could_come(table, person, found) if mine else [],
        "came": came[::-1],
    }
