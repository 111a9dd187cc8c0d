"""I16. What is hidden, and from whom."""

from __future__ import annotations

import json
from typing import Any

import pytest
from ironwood_table import IC, SIDES, WW, at, go, ic_plays, specials, table, visions, ww_plays

import ravenhill
from ravenhill import Play
from ravenhill.coverage import rule
from ravenhill.engine import check


def _all_of(play: Play, seat: int | None) -> str:
    return json.dumps(play.view(seat))


@rule("I16.1")
def test_hands_are_seen_by_their_owner_alone() -> None:
    play = at(hands={"woodwalkers": ["WW30"], "ironclad": ["IC30"]})
    assert "WW30" in _all_of(play, WW) and "IC30" not in _all_of(play, WW)
    assert "IC30" in _all_of(play, IC) and "WW30" not in _all_of(play, IC)
    assert "WW30" not in _all_of(play, None) and "IC30" not in _all_of(play, None)
    for seat in (None, WW, IC):
        seen: Any = play.view(seat)
        assert [seen["sides"][side]["hand"] for side in SIDES] == [4, 4]  # numbers are open


@rule("I16.1")
def test_visions_and_decks() -> None:
    given: dict[str, Any] = {"vision_deck": ["V_CHROMIA"], "vision_discard": ["V_ZINCUR"]}
    play = at(visions=["V_AURIA"], decks={"woodwalkers": ["WW31"]}, **given)
    assert "V_AURIA" in _all_of(play, WW) and "V_ZINCUR" in _all_of(play, WW)
    for seat in (IC, None):
        assert not [v for v in ("V_AURIA", "V_ZINCUR", "V_CHROMIA") if v in _all_of(play, seat)]
    for seat in (WW, IC, None):
        assert "V_CHROMIA" not in _all_of(play, seat) and "WW31" not in _all_of(play, seat)
        seen: Any = play.view(seat)
        assert (seen["visions"]["hand"], seen["visions"]["deck"], seen["visions"]["discard"]) == (1, 8, 1)


@rule("I16.1")
def test_open_information() -> None:
    play = at(
        crystals={"woodwalkers": 3, "ironclad": 4},
        drill={"at": "auria", "track": 2, "cargo": 3},
        discovered=["V_ZINCUR"],
        discard={"woodwalkers": ["WW20"]},
        lingering={"ironclad": [{"card": "IC28", "markers": 2}]},
    )
    for seat in (WW, IC, None):
        seen: Any = play.view(seat)
        assert [seen["sides"][side]["crystals"] for side in SIDES] == [3, 4]
        assert seen["drill"] == {"at": "auria", "track": 2, "steps": [0, 2, 1, 1], "cargo": 3}
        assert seen["visions"]["discovered"] == ["V_ZINCUR"]
        assert seen["sides"]["woodwalkers"]["discard"] == ["WW20"]
        assert seen["sides"]["ironclad"]["lingering"] == [{"card": "IC28", "markers": 2}]


@rule("I16.1", "I9.5")
def test_a_wager_is_hidden_until_revealed() -> None:
    play = ww_plays("WW02", hand=["WW30"], forests={"f04": 3}, mountains={"plumbarum": 3})
    go(play, "done", "attack f04 plumbarum", "wager WW30")
    for seat in (IC, None):
        assert "WW30" not in _all_of(play, seat)
        assert all("WW30" not in json.dumps(line.plain()) for line in play.log(seat))
    wagers = {_wager(play.determinize(IC, seed)) for seed in range(30)}
    assert len(wagers) > 3  # dealt anew for the one who can not know it
    assert {_wager(play.determinize(WW, seed)) for seed in range(5)} == {"WW30"}


def _wager(play: Play) -> str:
    t = table(play)
    assert t.battle is not None
    return t.book.cards[t.battle.wager[WW]].ident


@rule("I16.1")
def test_a_look_is_remembered_by_the_one_who_looked() -> None:
    play = ic_plays("IC33", visions=["V_AURIA", "V_CHROMIA"])
    assert "V_AURIA" in _all_of(play, IC) and "V_AURIA" not in _all_of(play, None)
    for seed in range(5):
        assert visions(play.determinize(IC, seed)) == ["V_AURIA", "V_CHROMIA"]
    assert {tuple(visions(play.determinize(None, seed))) for seed in range(9)} != {("V_AURIA", "V_CHROMIA")}


@rule("I16.1")
def test_a_card_drawn_after_the_look_is_unknown_again() -> None:
    play = ww_plays("WW17", hands={"ironclad": ["IC10", "IC11"]}, decks={"ironclad": ["IC12"]})
    go(play, "skip", "done", "pass")
    seen: Any = play.view(WW)
    assert seen["sides"]["ironclad"]["hand_known"] == ["IC10", "IC11"]
    assert specials(play, IC) == ["IC10", "IC11", "IC12"]
    dealt = {tuple(specials(play.determinize(WW, seed), IC)) for seed in range(12)}
    assert len(dealt) > 1 and all("IC10" in hand and "IC11" in hand for hand in dealt)


@rule("I16.1")
def test_a_card_put_away_face_down_makes_the_look_worthless() -> None:
    held = {"woodwalkers": ["WW34", "WW30", "WW31"]}
    play = at(hands=held, seen={"woodwalkers": ["WW30", "WW31"]}, decks={"woodwalkers": ["WW10", "WW11", "WW12"]})
    go(play, "play WW34", "bottom WW30")
    seen: Any = play.view(IC)
    assert seen["sides"]["woodwalkers"]["hand_known"] == []  # which card went under the deck is not shown
    assert not check.problems(play)


@rule("I16.1")
def test_being_asked_to_discover_tells_nothing() -> None:
    """With a vision in hand the question comes whenever any vision could be discovered."""
    able = ww_plays("WW26", forests={"f04": 1}, visions=["V_AURIA"])
    unable = ww_plays("WW26", forests={"f04": 1}, visions=["V_CUPRUMIS"])
    assert able.decisions[0].prompt == unable.decisions[0].prompt
    assert json.dumps(able.view(IC)) == json.dumps(unable.view(IC))


@pytest.mark.parametrize("seed", [1, 2])
def test_private_lines_of_the_log(seed: int) -> None:
    play = ravenhill.new("ironwood", seed=seed)
    go(play, "draw 2", "draw 2")
    for seat, other in ((WW, IC), (IC, WW)):
        own = [line.args["card"] for line in play.log(seat) if line.key == "ironwood-log-drew-card"]
        assert set(specials(play, seat)) <= set(own)
        read = json.dumps([line.plain() for line in play.log(other)])
        assert not [c for c in specials(play, seat) if c in read]
    assert not check.problems(play)
