"""I15. Beginner options."""

from __future__ import annotations

from typing import Any

import pytest
from ironwood_table import IC, WW, fighters, go, offered, specials, table

import ravenhill
from ravenhill.coverage import rule
from ravenhill.engine import check


@rule("I15.1")
@pytest.mark.parametrize("scenario", ["duel", "ironbot", "woodbot"])
def test_ordered_decks(scenario: str) -> None:
    play = ravenhill.new("ironwood", scenario=scenario, options={"beginner_decks": True})
    t = table(play)
    people = [side for side in (WW, IC) if side != t.settings.bot_side]
    seat = people[0]
    go(play, "draw 2")
    letters = ("WW", "IC")[seat]
    assert specials(play, seat) == [f"{letters}04", f"{letters}05"]
    left = [t.book.cards[c].ident for c in t.deck[seat].top[::-1]]
    assert left == sorted(left) and left[0] > f"{letters}05"


@rule("I15.1", "I4.3")
def test_cards_given_back_keep_their_order() -> None:
    play = ravenhill.new("ironwood", options={"beginner_decks": True})
    go(play, "draw 4")
    assert offered(play) == ["return WW04", "return WW05", "return WW06", "return WW07"]
    go(play, "return WW07", "return WW04")
    t = table(play)
    left = [t.book.cards[c].ident for c in t.deck[WW].top[::-1]]
    assert left[:3] == ["WW04", "WW07", "WW08"] and left == sorted(left)
    theirs: Any = play.view(IC)
    assert theirs["sides"]["woodwalkers"]["top_known"][0] == "WW08"  # which two came back is the owner's secret
    assert not check.problems(play)


@rule("I15.2")
@pytest.mark.parametrize("n", [0, 1, 2, 3, 4])
def test_newcomers_fighters(n: int) -> None:
    woods = ravenhill.new("ironwood", options={"handicap_woodwalkers": n})
    extra = [fighters(woods, f) - 2 for f in ("f01", "f02", "f03", "f15", "f16")]
    assert sum(extra) == n and max(extra) <= 1 and sum(table(woods).ww) == 10 + n
    iron = ravenhill.new("ironwood", options={"handicap_ironclad": n})
    extra = [fighters(iron, m) - 3 for m in ("auria", "lithimar", "palladimor", "zincur")]
    assert sum(extra) == n and max(extra, default=0) <= 1 and fighters(iron, "ferrum") == 1
