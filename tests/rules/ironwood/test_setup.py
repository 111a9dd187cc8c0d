"""I1, I2. Components, set-up, and how a game ends."""

from __future__ import annotations

from typing import Any

import pytest
from ironwood_table import (
    IC,
    SIDES,
    WW,
    at,
    crystals,
    drill,
    fighters,
    go,
    golems,
    hand,
    offered,
    pass_until,
    site,
    table,
    ww_plays,
)

import ravenhill
from ravenhill import BadPosition
from ravenhill.coverage import example, rule
from ravenhill.engine.game import find

OUTER_FORESTS = ("f01", "f02", "f03", "f15", "f16")
INNER_MOUNTAINS = ("auria", "lithimar", "palladimor", "zincur")


@rule("I1.1", "I10.5")
def test_the_third_forge_wins_at_once() -> None:
    built = {"site": "forge"}
    given: dict[str, Any] = {
        "turn": 1,
        "crystals": {"ironclad": 5},
        "mountains": {"gallimor": built, "chromia": built, "cobaltis": {"site": "foundation", "fighters": 1}},
    }
    play = at(**given)
    assert play.decisions  # two forges and Ferrum's printed one are not three
    go(play, "play IC01", "option IC01 2", "pay 5", "build cobaltis")
    assert play.over and play.result is not None
    assert (play.result.winners, play.result.reason) == ([IC], "forges")


@rule("I1.1", "I11.8")
def test_the_third_secured_totem_wins_at_once() -> None:
    play = ww_plays("WW02", secured=2, forests={"f04": {"fighters": 2, "charged": 1}})
    go(play, "carry f04 f01 charged")
    assert play.over and play.result is not None
    assert (play.result.winners, play.result.reason) == ([WW], "totems")


@rule("I1.2")
@pytest.mark.parametrize("seat", [WW, IC])
def test_either_may_concede_at_any_time(seat: int) -> None:
    play = ravenhill.new("ironwood", seed=3)
    play.answer(seat, ("concede",))  # also the one whose choice it is not
    assert play.result is not None and play.result.winners == [1 - seat]
    assert play.result.rule == "I1.2" and play.decisions == ()


@rule("I1.3", "I1.4", "I1.5")
def test_components() -> None:
    book = table(ravenhill.new("ironwood")).book
    assert (book.crystals, book.markers) == (20, 20)
    assert book.fighters == [20, 20] and book.golems == 3
    assert (book.forge_tokens, book.totems, book.vision_count) == (5, 5, 10)
    for side in (WW, IC):
        assert (len(book.bases[side]), len(book.specials[side])) == (3, 35)


@rule("I1.3", "I1.4", "I1.5")
@pytest.mark.parametrize(
    "too_much",
    [
        {"crystals": {"woodwalkers": 11, "ironclad": 10}},
        {"forests": {"f01": 10, "f02": 11}},
        {"mountains": {"auria": 10, "zincur": 11}},
        {"mountains": {"auria": {"golems": 2}, "zincur": {"golems": 2}}},
        {"forests": {"f04": {"charged": 3}, "f05": {"fading": 3}}},
        {"lingering": {"woodwalkers": [{"card": "WW18", "markers": 12}], "ironclad": [{"card": "IC28", "markers": 9}]}},
        {"mountains": {m: {"site": "foundation"} for m in ("gallimor", "chromia", "cobaltis")}, "forge_tokens": 3},
    ],
)
def test_no_more_components_than_there_are(too_much: dict[str, Any]) -> None:
    with pytest.raises(BadPosition):
        at(**too_much)


@rule("I1.6")
@example("N41")
def test_what_has_run_out_is_not_placed() -> None:
    play = at(at="recruiting", forests={"f01": 19}, crystals={"woodwalkers": 6})
    go(play, "recruit f01")
    assert fighters(play, "f01") == 20
    assert table(play).phase != 3 or "recruit f01" not in offered(play)  # the rest is ignored
    assert crystals(play)[WW] >= 4
    recruits = ww_plays("WW11", forests={"f01": 19})
    go(recruits, "recruit f02")
    assert "recruit f03" not in offered(recruits)
    rich = ww_plays("WW06", crystals={"woodwalkers": 10, "ironclad": 9})
    assert crystals(rich) == (11, 9)  # 1 of 2
    golem = at(turn=1, hands={"ironclad": ["IC19"]}, mountains={"auria": {"fighters": 2, "golems": 3}})
    go(golem, "play IC19")
    assert "replace auria" not in offered(golem)
    marked = [{"card": "WW18", "markers": 19}]
    lingers = at(turn=1, hands={"ironclad": ["IC28"]}, lingering={"woodwalkers": marked})
    go(lingers, "play IC28")
    assert [x.markers for x in table(lingers).lingering[IC]] == [1]


@rule("I1.7", "I2.6")
def test_nobody_starts_with_crystals() -> None:
    play = ravenhill.new("ironwood")
    assert crystals(play) == (1, 2)  # the income of the first round, nothing else
    seen: Any = play.view(None)
    assert seen["supply"]["crystals"] == 17 and seen["supply"]["markers"] == 20


@rule("I1.8")
def test_no_last_round_unless_agreed() -> None:
    play = at(at="recruiting", round=400)
    assert not pass_until(play, "action", 401).over
    capped = at(at="recruiting", round=6, options={"round_cap": 6})
    assert capped.over and capped.result is not None
    assert (capped.result.winners, capped.result.rule) == ([], "I1.8")
    assert not at(at="recruiting", round=5, options={"round_cap": 6}).over


@rule("I2.1")
def test_two_seats_with_a_faction_each() -> None:
    (duel, *solo) = find("ironwood").info.scenarios
    assert duel.names == SIDES and duel.seats == (2,) and not duel.automata
    assert [(s.id, s.seats, s.automata) for s in solo] == [("ironbot", (1,), (IC,)), ("woodbot", (1,), (WW,))]
    assert ravenhill.new("ironwood").view(None)["solo"] is None


@rule("I2.2", "I3.10")
def test_base_cards_in_hand_specials_in_the_deck() -> None:
    play = ravenhill.new("ironwood")
    t = table(play)
    for side, letters in ((WW, "WW"), (IC, "IC")):
        assert hand(play, side) == [f"{letters}0{n}" for n in (1, 2, 3)]
        assert len(t.deck[side]) == 35 and not t.deck[side].top and not t.deck[side].under
    orders = {tuple(_first_draw(seed)) for seed in range(8)}
    assert len(orders) > 1  # shuffled


def _first_draw(seed: int) -> list[str]:
    return hand(go(ravenhill.new("ironwood", seed=seed), "draw 4"), WW)[3:]


@rule("I2.3")
def test_one_inner_vision_in_secret() -> None:
    held = set()
    for seed in range(12):
        t = table(ravenhill.new("ironwood", seed=seed))
        (vision,) = t.visions
        held.add(t.book.vision_names[vision])
        assert t.book.vision_crystals[vision] == 3  # an inner one
        assert len(t.vision_deck) == 9 and not t.vision_discard
    assert held == {"V_AURIA", "V_LITHIMAR", "V_PALLADIMOR", "V_ZINCUR"}
    play = ravenhill.new("ironwood")
    assert "own" in play.view(WW)["visions"]  # type: ignore[operator]
    assert "own" not in play.view(IC)["visions"]  # type: ignore[operator]


@rule("I2.4", "I2.5")
@example("B86")
def test_units_on_the_board() -> None:
    play = ravenhill.new("ironwood")
    t = table(play)
    assert [name for f, name in enumerate(t.book.forest_names) if t.ww[f]] == list(OUTER_FORESTS)
    assert all(fighters(play, f) == 2 for f in OUTER_FORESTS) and sum(t.ww) == 10
    assert fighters(play, "ferrum") == 1 and all(fighters(play, m) == 3 for m in INNER_MOUNTAINS)
    assert sum(t.fighters) == 13 and not sum(t.golems)
    assert drill(play) == ("ferrum", 0, 0)
    assert t.forge_tokens == 5 and t.totems == 5 and t.secured == 0
    assert all(site(play, m) == "empty" for m in t.book.mountain_names) and golems(play, "ferrum") == 0


@example("N82")
@rule("I13.24", "I14.22")
def test_all_difficulty_options_add_up_to_fifteen() -> None:
    from ravenhill.games.ironwood.automaton import level

    every: dict[str, dict[str, Any]] = {
        "ironbot": {"red": True, "golem": True, "foundations": True, "four_cards": True, "fighters": 5},
        "woodbot": {"red": True, "spirits": True, "foundations": True, "four_cards": True, "fighters": 5},
    }
    for scenario, options in every.items():
        play = ravenhill.new("ironwood", scenario=scenario, options=options)
        assert level(table(play).settings) == 15
        worth = {
            name: level(table(ravenhill.new("ironwood", scenario=scenario, options={name: value})).settings)
            for name, value in options.items()
        }
        assert sorted(worth.values()) == [2, 2, 3, 3, 5] and worth["fighters"] == 5


@example("N83")
def test_one_fighter_option_at_a_time() -> None:
    (fighters_option,) = [o for o in find("ironwood").info.options if o.id == "fighters"]
    assert fighters_option.values == (0, 1, 2, 3, 4, 5)  # one number: two of them can not be chosen together
    for n in fighters_option.values:
        t = table(ravenhill.new("ironwood", scenario="ironbot", options={"fighters": n}))
        assert sum(t.fighters) == 13 + int(n)


@rule("I1.4", "I1.5")
@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("WW05", "WW29"),
        ("WW21", "WW35"),
        ("WW28", "WW37"),
        ("IC05", "IC30"),
        ("IC09", "IC24"),
        ("IC11", "IC19"),
        ("IC15", "IC34"),
    ],
)
def test_cards_that_may_be_repeats_are_played_as_they_are(one: str, other: str) -> None:
    cards = {r["id"]: r for r in find("ironwood").data()[f"cards_{one[:2].lower()}"]["card"]}
    for fact in ("damage", "defence", "dominance", "solo_icons"):
        assert cards[one][fact] == cards[other][fact]
    assert cards[one]["steps"] != cards[other]["steps"]
