"""The searching player on several cores."""

from __future__ import annotations

from typing import Any

import pytest

import ravenhill
from ravenhill.players import spelled
from ravenhill.players.search import Search
from ravenhill.players.together import SEEDS, Together


def laid() -> Any:
    """A table where the first seat makes several choices of one action in a row."""
    t = ravenhill.new("ironwood", seed=5)
    player = ravenhill.player("greedy", seed=1)
    while t.answers < 40 or len(t.decisions) > 1 or len(t.decisions[0].options) < 2:
        seat = t.decisions[0].seat
        t.answer(seat, player.choose(t.determinize(seat, 1), seat))
    return t


def together(seed: int = 3) -> Any:
    player = spelled("search:iterations=60:cores=2", seed)
    assert isinstance(player, Together)
    return player


def test_visits_of_all_processes_are_added_up() -> None:
    t = laid()
    seat = t.decisions[0].seat
    seen = t.determinize(seat, 9)
    player = together()
    option = player.choose(seen, seat)
    alone = [Search(seed=seed, iterations=60) for seed in (3, 3 + SEEDS)]
    for search in alone:
        search.choose(seen, seat)
    assert alone[0].seen(seat) != alone[1].seen(seat), "each on deals of its own"
    visits = [{what: times for what, times, _ in search.seen(seat)} for search in alone]
    both = {what: times for what, times, _ in player.seen}
    assert both == {what: visits[0].get(what, 0) + visits[1].get(what, 0) for what in both}
    assert both[option] == max(both.values())
    assert player.done == sum(search.done for search in alone)


def test_equal_seeds_choose_alike_and_the_tree_is_kept() -> None:
    def choices() -> tuple[list[Any], list[int]]:
        t, player = laid(), together()
        taken: list[Any] = []
        known: list[int] = []
        while len(taken) < 8 and not t.over:
            seat = t.decisions[0].seat
            before = player.done
            option = player.choose(t.determinize(seat, len(taken)), seat)
            if len(t.decisions[0].options) > 1:
                taken.append(option)
                known.append(sum(times for _, times, _ in player.seen) - (player.done - before))
            t.answer(seat, option)
        return taken, known

    taken, known = choices()
    assert choices() == (taken, known)
    assert known[0] == 0 and max(known) > 0, "what was thought of the choice before is not lost"


@pytest.mark.parametrize("setting", ["cores=-1", "cores=2:iterations=0", "cores=2:colour=1"])
def test_settings_it_does_not_take(setting: str) -> None:
    with pytest.raises(ravenhill.BadSetup):
        spelled(f"search:{setting}")
