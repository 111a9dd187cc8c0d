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


@rule("I15.1", "I16.1")
@pytest.mark.parametrize(("scenario", "bot"), [("ironbot", "ironclad"), ("woodbot", "woodwalkers")])
def test_the_deck_of_an_automaton_stays_shuffled_and_unseen(scenario: str, bot: str) -> None:
    play = ravenhill.new("ironwood", scenario=scenario, seed=1, options={"beginner_decks": True})
    go(play, "draw 2")
    t = table(play)
    assert t.deck[t.settings.bot_side].top == []  # no card of it has a place
    you = 1 - t.settings.bot_side
    seen: Any = play.view(you)
    assert seen["sides"][bot]["top_known"] == [] and seen["sides"][bot]["under_known"] == []
    drawn = {tuple(table(play.determinize(you, seed)).bot_hand.cards()) for seed in range(6)}
    assert len(drawn) > 1  # what it holds nobody knows
    assert not check.problems(play)


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
def test_a_newcomer_chooses_where_the_extra_fighters_stand(n: int) -> None:
    woods = ravenhill.new("ironwood", options={"handicap_woodwalkers": n})
    places = ["f16", "f02", "f15", "f01"][:n]
    for place in places:
        decision = woods.decisions[0]
        assert decision.rule == "I15.2" and decision.seat == WW and ("done",) in decision.options
        woods.answer(WW, ("recruit", place))
        assert woods.why_not(WW, ("recruit", place)) is not None  # one fighter on a place
    extra = [f for f in ("f01", "f02", "f03", "f15", "f16") if fighters(woods, f) == 3]
    assert extra == sorted(places) and sum(table(woods).ww) == 10 + n
    assert woods.decisions[0].rule == "I4.3"  # the first round has begun
    iron = ravenhill.new("ironwood", options={"handicap_ironclad": n})
    for place in ["zincur", "auria", "lithimar", "palladimor"][:n]:
        iron.answer(IC, ("recruit", place))
    extra = [m for m in ("zincur", "auria", "lithimar", "palladimor") if fighters(iron, m) == 4]
    assert len(extra) == n and fighters(iron, "ferrum") == 1 and iron.decisions[0].rule == "I4.3"


@rule("I15.2")
def test_a_newcomer_may_take_fewer_and_an_automaton_is_none() -> None:
    t = ravenhill.new("ironwood", options={"handicap_woodwalkers": 3, "handicap_ironclad": 2})
    t.answer(WW, ("recruit", "f03"))
    t.answer(WW, ("done",))
    assert t.decisions[0].seat == IC and fighters(t, "f03") == 3
    again = ravenhill.position("ironwood", t.position())
    assert again.decisions[0].seat == IC and not check.problems(again)
    t.answer(IC, ("done",))
    assert sum(table(t).ww) == 11 and t.decisions[0].rule == "I4.3"
    solo = ravenhill.new("ironwood", scenario="ironbot", options={"handicap_ironclad": 4})
    assert all(fighters(solo, m) == 3 for m in ("auria", "lithimar", "palladimor", "zincur"))
