"""Plays a game out between machine players."""

from __future__ import annotations

from collections.abc import Callable
from time import process_time
from typing import Final

from ravenhill.engine.chance import Chance
from ravenhill.engine.decision import Option
from ravenhill.engine.script import Play
from ravenhill.players.seat import Player

SEEDS: Final = 1 << 30


class Tally:
    """What was counted while a game was played."""

    def __init__(self, seats: int) -> None:
        self.decisions = 0
        self.options = 0
        self.most = 0  # the longest list of options
        self.seconds = 0.0  # of play, without what a watcher took
        self.asked: list[int] = [0] * seats  # choices a player really had, by seat
        self.thought: list[float] = [0.0] * seats  # seconds of processor they took


def play_out(
    play: Play,
    seated: list[Player | None],
    limit: int,
    seed: int,
    watch: Callable[[Play, Tally], None] | None = None,
    tally: Tally | None = None,
) -> Tally:
    """Plays to the end, or to the limit of decisions. `watch` looks at the table before every answer.

    A player that looks gets a table re-dealt for its seat; a choice of one option is made without asking."""
    count = Tally(play.seats) if tally is None else tally
    chance = Chance()
    chance.seed(seed)
    began = process_time()  # what else the machine does at the moment does not count
    aside = 0.0
    while not play.over and count.decisions < limit:
        if watch is not None:
            paused = process_time()
            watch(play, count)
            aside += process_time() - paused
        open_now = play.decisions
        if not open_now:
            raise RuntimeError("dead end: nobody is asked and the game is not over")
        decision = open_now[0]
        seat = decision.seat
        number = len(decision.options)
        count.decisions += 1
        count.options += number
        if number > count.most:
            count.most = number
        if number == 1:
            play.answer(seat, 0)
            continue
        player = seated[seat]
        if player is None:
            raise RuntimeError(f"seat {seat} plays by the rules themselves, yet it is asked")
        option: Option
        if player.looks:
            thinking = process_time()  # a call to the system: who does not look is not worth it
            option = player.choose(play.determinize(seat, chance.below(SEEDS)), seat)
            count.thought[seat] += process_time() - thinking
        else:
            option = player.choose(play, seat)
        count.asked[seat] += 1
        play.answer(seat, option)
    count.seconds += process_time() - began - aside
    return count
