"""Tables for tests: positions laid, choices made by their words, outcomes fed."""

from __future__ import annotations

from typing import Any

import pytest

from ravenhill import words
from ravenhill.engine import game as shelf
from ravenhill.engine.decision import Illegal, Option
from ravenhill.engine.script import Play
from ravenhill.games.wotr.decks import CARD_IDS
from ravenhill.games.wotr.dice import EYE, FACE_IDS
from ravenhill.games.wotr.kinds import KIND_IDS, KINDS
from ravenhill.games.wotr.nations import FP, NATION_IDS, SH
from ravenhill.games.wotr.people import CHARACTER_IDS
from ravenhill.games.wotr.places import AREA_IDS
from ravenhill.games.wotr.table import Wotr
from ravenhill.words import say

if "wotr" not in shelf._shelf:
    shelf.shelve("wotr", "ravenhill.games.wotr.game")

UNASKED = (
    "die",
    "change",
    "from",
    "to",
    "all",
    "leave",
    "done",
    "recruit",
    "companion",
    "stop",
)  # if nothing else is open
DIE = [f"die:{n}" for n in range(7)]


def new(seed: int = 1, seats: int = 2, **options: Any) -> Play:
    game = shelf.find("wotr")
    return game.start(game.setup(seed=seed, seats=seats, options=options))


def lay(
    position: dict[str, Any] | None = None,
    seats: int = 2,
    seed: int = 1,
    options: dict[str, Any] | None = None,
    **more: Any,
) -> Play:
    """A table from a position; `more` are further keys of it. Without `at` the turn's actions are open."""
    wanted: dict[str, Any] = {"at": "actions", **(position or {}), **more}
    wanted.setdefault("dice", {"fp": {"character": 1}, "shadow": {"army": 1}})
    game = shelf.find("wotr")
    return game.start(game.setup(seed=seed, seats=seats, options=options or {}, position=wanted))


def table(play: Play) -> Wotr:
    assert isinstance(play.table, Wotr)
    return play.table


def options(play: Play) -> tuple[Option, ...]:
    return play.decisions[0].options


def verbs(play: Play) -> list[str]:
    return [str(o[0]) for o in options(play)]


def asked(play: Play) -> str:
    return play.decisions[0].kind if play.decisions else ""


def do(play: Play, *choices: Any) -> Play:
    """Answers one decision after the other; a choice is a verb, or a tuple.

    A test names every choice of an action; one that has no alternative on its board is not asked, and passed over."""
    for choice in choices:
        option = choice if isinstance(choice, tuple) else (choice,)
        if option[0] in UNASKED and option not in options(play):
            continue
        play.answer(play.decisions[0].seat, option)
    return play


def go(play: Play, region: str) -> Play:
    """Chooses a region, by way of its part of the map where that is asked first."""
    if verbs(play)[0] == "area":
        t = table(play)
        do(play, ("area", AREA_IDS[t.book.area[t.book.region_index[region]]]))
    return do(play, ("to", region))


def rolls(play: Play, *dice: int) -> Play:
    play.feed([f"die:{d}" for d in dice])
    return play


def tiles(play: Play, *names: str) -> Play:
    play.feed([f"tile:{n}" for n in names])
    return play


def figures(play: Play, region: str, besieged: bool = False) -> dict[str, int]:
    t = table(play)
    place = t.book.region_index[region]
    if besieged:
        place = t.book.box[place]
    return {KIND_IDS[k]: t.figs[place][k] for k in range(KINDS) if t.figs[place][k]}


def reserve(play: Play, kind: str) -> int:
    return table(play).reserve[KIND_IDS.index(kind)]


def lost(play: Play, kind: str) -> int:
    return table(play).lost[KIND_IDS.index(kind)]


def where(play: Play, character: str) -> str:
    from ravenhill.games.wotr.position import _char_out

    return _char_out(table(play), CHARACTER_IDS.index(character))


def box(play: Play, nation: str) -> int:
    return table(play).politics[NATION_IDS.index(nation)]


def active(play: Play, nation: str) -> bool:
    return bool(table(play).active[NATION_IDS.index(nation)])


def control(play: Play, region: str) -> int:
    t = table(play)
    return t.control[t.book.region_index[region]]


def hand(play: Play, seat: int) -> list[str]:
    return [CARD_IDS[c] for c in table(play).hands[seat]]


def laid(play: Play) -> list[str]:
    return [CARD_IDS[c] for c in table(play).laid]


def dice(play: Play, side: int) -> dict[str, int]:
    faces = table(play).dice[side]
    return {FACE_IDS[f]: faces[f] for f in range(EYE) if faces[f]}


def standing(play: Play) -> str:
    t = table(play)
    return t.book.region_ids[t.fellowship.region]


def told(play: Play, key: str) -> list[dict[str, Any]]:
    return [dict(line.args) for line in play.log(None) if line.key == f"wotr-log-{key}"]


def said(play: Play) -> list[str]:
    """The log as a player reads it."""
    return [say(line, "en", "wotr") for line in play.log(None)]


def because(position: dict[str, Any], answers: list[Any], option: Option, **more: Any) -> tuple[str, str]:
    """The key of the reason and its rule; an answer of this kind is refused."""
    play = do(lay(position, **more), *answers)
    seat = play.decisions[0].seat
    reason = play.why_not(seat, option)
    assert reason is not None and words.flaws(reason) == []
    with pytest.raises(Illegal):
        play.answer(seat, option)
    return reason.message.key.removeprefix("wotr-why-"), reason.rule


__all__ = ["DIE", "FP", "SH"]
