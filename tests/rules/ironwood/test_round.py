"""I4. The round."""

from __future__ import annotations

from typing import Any

import pytest
from ironwood_table import (
    IC,
    WW,
    asked,
    at,
    crystals,
    discard,
    fighters,
    go,
    hand,
    ic_plays,
    lingering,
    logged,
    number,
    offered,
    pack_of,
    pass_until,
    played,
    specials,
    table,
    totems,
    turn_over,
    visions,
    written,
    ww_plays,
)

import ravenhill
from ravenhill.coverage import example, rule
from ravenhill.engine import check

TWO_EFFECTS = written(
    "IC28",
    {"op": "linger", "markers": 2},
    on_tick=[{"op": "gain", "n": 1}],
    on_exhaust=[{"op": "gain", "n": 5}],
    passive=[{"op": "on_event", "event": "drill_moved", "steps": [{"op": "gain", "n": 1}]}],
)


@rule("I4.1", "I4.8")
def test_a_round_from_preparation_to_recruiting() -> None:
    play = ravenhill.new("ironwood", seed=5)
    order: list[tuple[str, int]] = []
    while table(play).round == 1:
        seen: Any = play.view(None)
        order.append((seen["phase"], play.decisions[0].seat))
        go(play, next(o for o in ("pass", "done", "draw 2") if o in offered(play)))
    turns = [("action", WW), ("action", IC)] * 3
    # I/2 in turn order, three turns each, and III/3 for the Ironclad, who alone can pay
    assert order == [("preparation", WW), ("preparation", IC), *turns, ("recruiting", IC)]


@rule("I4.2")
@example("N34")
def test_income() -> None:
    play = at(at="preparation", round=2, crystals={"woodwalkers": 4, "ironclad": 5})
    assert crystals(play) == (5, 7)


@rule("I4.3")
@example("N35")
def test_first_round_two_or_four() -> None:
    play = ravenhill.new("ironwood", seed=1)
    assert offered(play) == ["draw 2", "draw 4"]
    two = go(play.clone(), "draw 2")
    assert len(specials(two, WW)) == 2 and asked(two) == (IC, "first-cards")
    play.feed(["card:WW10", "card:WW11", "card:WW12", "card:WW13"])
    go(play, "draw 4")
    assert offered(play) == ["return WW10", "return WW11", "return WW12", "return WW13"] and number(play) == 2
    go(play, "return WW10", "return WW13")
    assert specials(play, WW) == ["WW11", "WW12"]
    deck = table(play).deck[WW]
    assert len(deck) == 33 and not deck.top  # shuffled back, no known place


@rule("I4.3")
def test_later_rounds_draw_two() -> None:
    decks = {"woodwalkers": ["WW20", "WW21", "WW22"], "ironclad": ["IC20", "IC21", "IC22"]}
    play = at(at="preparation", round=2, decks=decks)
    assert specials(play, WW) == ["WW20", "WW21"] and specials(play, IC) == ["IC20", "IC21"]


def _all_specials_but(letters: str, *kept: str) -> list[str]:
    return [f"{letters}{n:02d}" for n in range(4, 39) if f"{letters}{n:02d}" not in kept]


@rule("I4.4")
def test_an_empty_deck_is_made_of_the_discard_pile() -> None:
    play = at(at="preparation", round=2, discard={"woodwalkers": _all_specials_but("WW", "WW20")})
    t = table(play)
    assert "WW20" in specials(play, WW) and len(specials(play, WW)) == 2  # the last one, and one of the new deck
    assert discard(play, WW) == [] and len(t.deck[WW]) == 33 and logged(play, "reshuffle")


@rule("I4.4")
def test_nothing_left_to_draw() -> None:
    lying = [{"card": c, "markers": 1} for c in ("WW18",)]
    kept = _all_specials_but("WW", "WW18", "WW15")
    play = at(hands={"woodwalkers": [*kept, "WW15"]}, lingering={"woodwalkers": lying})
    go(play, "play WW15")
    assert len(specials(play, WW)) == 33 and crystals(play) == (1, 0)  # no card, and the card's rest is done


@rule("I4.5")
def test_markers_come_off_in_turn_order_and_in_the_order_you_choose() -> None:
    lying = {
        "woodwalkers": [{"card": "WW18", "markers": 2}],
        "ironclad": [{"card": "IC35", "markers": 1}, {"card": "IC28", "markers": 1}, {"card": "IC37", "markers": 2}],
    }
    play = at(at="preparation", round=2, lingering=lying)
    assert lingering(play, WW) == {"WW18": 1}
    assert asked(play) == (IC, "tick") and offered(play) == ["tick IC35", "tick IC28"]
    assert lingering(play, IC)["IC37"] == 1  # nothing else happens with it, so its marker is gone already
    go(play, "tick IC28")
    assert crystals(play) == (1, 6) and discard(play, IC) == ["IC28", "IC35"]
    assert crystals(play) == (1, 6) and discard(play, IC) == ["IC28", "IC35"]
    assert lingering(play, IC) == {"IC37": 1}


@rule("I4.5")
def test_on_one_card_the_marker_first_then_exhaustion() -> None:
    given: dict[str, Any] = {"at": "preparation", "round": 2, "pack": pack_of(TWO_EFFECTS)}
    play = at(lingering={"ironclad": [{"card": "IC28", "markers": 1}]}, crystals={"ironclad": 18}, **given)
    # the supply holds nothing any more after the marker's crystal, so its order shows
    assert [line["n"] for line in logged(play, "gain") if line["side"] == "ironclad"] == [1]
    assert [m.key for m in play.log(IC)][-2:] == ["ironwood-log-exhausted", "ironwood-log-idle"]


@rule("I4.6")
def test_markers_on_the_map_go_with_their_effect() -> None:
    play = ww_plays("WW30", forests={"f04": 1})
    go(play, "mark plumbarum")
    assert play.view(None)["mountains"]["plumbarum"]["marks"] == 1  # type: ignore[index]
    pass_until(play, "action", 2)
    assert play.view(None)["mountains"]["plumbarum"]["marks"] == 0  # type: ignore[index]
    assert play.view(None)["supply"]["markers"] == 20  # type: ignore[index]


@rule("I4.7")
def test_nothing_to_take_off_is_skipped() -> None:
    assert asked(at(at="preparation", round=2)) == (WW, "play")


@rule("I4.8")
def test_three_turns_each_alternating() -> None:
    play = at()
    seats = []
    while asked(play)[1] == "play" and table(play).round == 1:
        seats.append(asked(play)[0])
        go(play, "pass")
    assert seats == [WW, IC, WW, IC, WW, IC]


@rule("I4.9")
def test_effects_in_printed_order_each_may_be_skipped() -> None:
    play = ww_plays("WW28", forests={"f04": 3, "f01": 2}, mountains={"plumbarum": 1})
    assert asked(play) == (WW, "move-fighters")  # never the attack first
    assert "done" in offered(play)
    go(play, "move f01 f04", "done")  # 1 of 2: in part
    assert asked(play) == (WW, "attack") and "skip" in offered(play)
    go(play, "skip")
    assert turn_over(play, IC) and played(play, WW) == [["WW28"]]


@rule("I4.9")
def test_the_leftmost_free_space() -> None:
    play = at(hands={"woodwalkers": ["WW06", "WW15"]})
    go(play, "play WW06", "pass", "pass", "pass", "play WW15")
    assert played(play, WW) == [["WW06"], ["passed"], ["WW15"]]


@rule("I4.10")
@example("N40")
def test_spend_in_full_or_not_at_all() -> None:
    play = ww_plays("WW03", crystals={"woodwalkers": 1}, forests={"f07": 1})
    assert offered(play) == ["option WW03 1", "option WW03 2", "skip"]  # 2 are needed for both
    go(play, "option WW03 2", "attack f07 ferrum")
    assert turn_over(play, IC)
    build = ic_plays("IC01", crystals={"ironclad": 4}, mountains={"gallimor": {"fighters": 1, "site": "foundation"}})
    go(build, "option IC01 2")
    assert turn_over(build, WW) and crystals(build) == (0, 4)


@rule("I4.10")
@example("N17")
def test_cargo_can_not_pay() -> None:
    given: dict[str, Any] = {"mountains": {"gallimor": {"fighters": 1, "site": "foundation"}}}
    play = ic_plays("IC01", crystals={"ironclad": 4}, drill={"at": "auria", "track": 2, "cargo": 3}, **given)
    go(play, "option IC01 2")
    assert turn_over(play, WW) and crystals(play) == (0, 4)


@rule("I4.10")
def test_burn_in_full_or_the_benefit_is_not_gained() -> None:
    play = ic_plays("IC15")
    assert asked(play) == (IC, "drill") and crystals(play) == (0, 0)  # nothing to burn


@rule("I4.11")
def test_you_choose_the_order_of_cards_that_wait_for_the_same_moment() -> None:
    lying = [{"card": "IC24", "markers": 2}, {"card": "IC28", "markers": 2}]
    play = ic_plays("IC34", lingering={"ironclad": lying}, mountains={"ferrum": 1}, pack=pack_of(TWO_EFFECTS))
    go(play, "drill auria")
    assert asked(play) == (IC, "order") and offered(play) == ["first IC24", "first IC28"]
    go(play, "first IC28")
    assert crystals(play) == (0, 1) and asked(play) == (IC, "move-warband")


@rule("I4.5")
def test_nobody_is_asked_for_an_order_that_can_not_count() -> None:
    lying = {"woodwalkers": [{"card": "WW18", "markers": 2}, {"card": "WW31", "markers": 1}]}
    play = at(at="preparation", round=2, lingering=lying)
    assert lingering(play, WW) == {"WW18": 1} and discard(play, WW) == ["WW31"] and asked(play) == (WW, "play")


RAILWAY: dict[str, Any] = {
    "lingering": {"ironclad": [{"card": "IC24", "markers": 2}]},
    "mountains": {"ferrum": 3, "auria": 1},
}


@rule("I4.11")
def test_you_choose_the_order_of_a_played_card_and_one_it_triggers() -> None:
    play = ic_plays("IC18", **RAILWAY)  # move the drill, then recruit 2 beside it
    go(play, "drill auria")
    assert asked(play) == (IC, "order") and offered(play) == ["first IC24", "rest IC18"]
    now = go(play.clone(), "first IC24")
    assert asked(now) == (IC, "move-warband")
    go(now, "done")
    assert asked(now) == (IC, "recruit")
    go(play, "rest IC18")
    assert asked(play) == (IC, "recruit")
    go(play, "recruit auria", "recruit auria")
    assert asked(play) == (IC, "move-warband")  # put off, not lost
    go(play, "move ferrum auria", "units 3 0")
    assert turn_over(play, WW) and fighters(play, "auria") == 1 + 2 + 3
    assert not check.problems(play)


@rule("I4.11")
def test_the_rest_of_a_choice_and_of_a_battle_may_come_first() -> None:
    play = ic_plays("IC03", **RAILWAY)
    go(play, "option IC03 1", "drill auria")
    assert offered(play) == ["first IC24", "rest IC03"]
    go(play, "rest IC03", "option IC03 2", "move auria ferrum")
    assert asked(play) == (IC, "move-warband") and turn_over(go(play, "done"), WW)
    last = ic_plays("IC03", **RAILWAY)
    go(last, "option IC03 2", "done", "option IC03 1", "drill auria")
    assert asked(last) == (IC, "move-warband")  # nothing is left of the card: nothing to order
    grove = {"woodwalkers": [{"card": "WW37", "markers": 2}]}
    fight = ww_plays("WW21", lingering=grove, forests={"f04": 6}, mountains={"plumbarum": {"fighters": 1, "golems": 1}})
    go(fight, "attack f04 plumbarum", "decline", "decline", "stay")
    assert asked(fight) == (WW, "order") and offered(fight) == ["first WW37", "rest WW21"]
    recruited = go(fight.clone(), "first WW37", "recruit f01")
    assert "move f01 f04" in offered(recruited)  # the new fighter may still go
    go(fight, "rest WW21", "done")
    assert asked(fight) == (WW, "recruit")


@rule("I4.11")
def test_the_enemys_lingering_card_waits_for_nobody() -> None:
    grove = {"woodwalkers": [{"card": "WW37", "markers": 2}]}
    play = ic_plays("IC38", lingering=grove, forests={"f04": 4, "f11": 2}, mountains={"plumbarum": 3, "gallimor": 3})
    go(play, "attack plumbarum f04", "decline", "decline", "stay")
    assert asked(play) == (WW, "recruit")  # though the Ironclad have an attack to come


@rule("I4.12")
def test_a_further_card_lies_on_the_first_in_the_same_turn() -> None:
    play = ww_plays("WW09", vision_deck=["V_AURIA"], decks={"woodwalkers": ["WW30"]})
    go(play, "recruit f01")  # first finish the first card
    go(play, "play WW01", "option WW01 1")
    assert played(play, WW) == [["WW09", "WW01"]] and visions(play) == ["V_AURIA"]
    assert turn_over(play, IC) and table(play).turn == 1
    pass_until(play, "action", 2)
    assert "WW01" in hand(play, WW) and discard(play, WW) == ["WW09"]


@rule("I4.13", "I4.24")
@example("N36")
def test_pass() -> None:
    play = at(decks={"woodwalkers": ["WW30"]})
    go(play, "pass")
    assert specials(play, WW) == ["WW30"] and played(play, WW) == [["passed"]] and turn_over(play, IC)
    assert play.view(None)["supply"]["markers"] == 19  # type: ignore[index]
    pass_until(play, "action", 2)
    assert played(play, WW) == [] and play.view(None)["supply"]["markers"] == 20  # type: ignore[index]


@rule("I1.6", "I4.13", "I4.24")
def test_pass_without_a_marker_left() -> None:
    lying = [{"card": "WW18", "markers": 20}]
    play = at(lingering={"woodwalkers": lying}, decks={"woodwalkers": ["WW30"]})
    go(play, "pass")
    assert specials(play, WW) == ["WW30"] and turn_over(play, IC) and len(played(play, WW)) == 1
    assert play.game.problems(play.table) == []
    again = ravenhill.position("ironwood", play.position())
    assert again.view(None) == play.view(None)


@rule("I4.13")
def test_without_a_card_only_passing_is_left() -> None:
    play = at(turn=4, played={"woodwalkers": [["WW01"], ["WW02"]]}, aside={"woodwalkers": ["WW03"]})
    assert offered(play) == ["pass"]


@rule("I4.14")
def test_cards_at_the_end_of_the_round() -> None:
    own = [["WW01"], ["WW06", "WW02"], ["WW18"]]
    play = at(
        at="cleanup",
        played={"woodwalkers": own},
        aside={"woodwalkers": ["WW03"]},
        lingering={"woodwalkers": [{"card": "WW18", "markers": 3}]},
        crystals={"woodwalkers": 2},
    )
    assert hand(play, WW) == ["WW01", "WW02", "WW03"] and played(play, WW) == []
    assert discard(play, WW) == ["WW06"] and lingering(play, WW) == {"WW18": 3}


@rule("I4.15", "I4.23")
@example("N37")
def test_hand_limit() -> None:
    held = [f"WW{n}" for n in range(10, 17)]
    play = at(at="cleanup", hands={"woodwalkers": held}, visions=["V_AURIA", "V_ZINCUR"], crystals={"woodwalkers": 2})
    assert asked(play) == (WW, "discard") and number(play) == 2
    assert offered(play) == [f"discard {c}" for c in held]
    go(play, "discard WW12", "discard WW16")
    assert len(hand(play, WW)) == 8 and discard(play, WW) == ["WW12", "WW16"] and len(visions(play)) == 2
    eight = at(at="cleanup", hands={"woodwalkers": held[:5]}, crystals={"woodwalkers": 2})
    assert asked(eight) == (WW, "buy")


@rule("I4.23")
def test_the_limit_counts_base_cards_that_are_back() -> None:
    held = [f"WW{n}" for n in range(10, 16)]
    play = at(at="cleanup", hands={"woodwalkers": held}, played={"woodwalkers": [["WW01"], ["WW02"], ["WW03"]]})
    assert asked(play) == (WW, "discard") and number(play) == 1


@rule("I4.16", "I4.17", "I11.11")
@example("N51")
def test_totems_fade() -> None:
    given: dict[str, Any] = {"forests": {"f04": {"fighters": 1, "charged": 1}, "f05": {"fading": 1}}}
    play = at(at="cleanup", crystals={"woodwalkers": 2}, **given)
    assert totems(play, "f04") == (0, 1) and totems(play, "f05") == (0, 0)
    assert table(play).totems == 4  # back in the supply, for a later discovery
    pass_until(play, "action", 2)
    pass_until(play, "recruiting", 2)
    assert totems(play, "f04") == (0, 0) and table(play).totems == 5


@rule("I4.17")
def test_a_faded_totem_may_be_discovered_again() -> None:
    given: dict[str, Any] = {"secured": 2, "totems": 0, "forests": {"f04": 1, "f05": {"fading": 3}}}
    play = at(at="cleanup", visions=["V_AURIA"], hands={"woodwalkers": ["WW26"]}, **given)
    pass_until(play, "action", 2)
    go(play, "play WW26", "discover V_AURIA f04")
    assert totems(play, "f04") == (1, 0)


@rule("I4.18")
@example("N39")
def test_recruiting_costs_two() -> None:
    play = at(at="recruiting", crystals={"woodwalkers": 5, "ironclad": 2})
    assert asked(play) == (WW, "buy")  # Woodwalkers first
    assert offered(play) == ["recruit f01", "recruit f02", "recruit f03", "recruit f15", "recruit f16", "done"]
    go(play, "recruit f01", "recruit f03")
    assert crystals(play) == (1, 2) and asked(play) == (IC, "buy")  # no third
    assert offered(play) == ["recruit ferrum", "done"]
    assert fighters(play, "f01") == fighters(play, "f03") == 1


@rule("I4.18", "I4.19", "I10.4", "I10.7")
def test_recruiting_on_forges_needs_no_control() -> None:
    sites = {"gallimor": {"site": "forge"}, "chromia": {"site": "foundation", "fighters": 2}, "auria": 3}
    play = at(at="recruiting", crystals={"ironclad": 3}, mountains=sites)
    assert offered(play) == ["recruit ferrum", "recruit gallimor", "done"]
    go(play, "recruit gallimor")
    assert fighters(play, "gallimor") == 1


@rule("I4.20")
def test_the_further_card_takes_no_turn_of_its_own() -> None:
    play = at(turn=4, hands={"woodwalkers": ["WW09"]}, played={"woodwalkers": [["passed"]] * 2})
    go(play, "play WW09", "done", "play WW01", "skip")
    assert played(play, WW)[2] == ["WW09", "WW01"] and turn_over(play, IC) and table(play).turn == 5


@rule("I4.20")
def test_the_further_card_is_of_the_required_kind() -> None:
    play = ww_plays("WW26", hand=["WW06"])
    assert offered(play) == ["play WW02", "play WW03", "skip"]  # base, and not Vision


@rule("I4.21")
def test_woodwalkers_first_where_both_act_at_once() -> None:
    play = ravenhill.new("ironwood")
    assert asked(play) == (WW, "first-cards")
    over = {"woodwalkers": [f"WW{n}" for n in range(10, 17)], "ironclad": [f"IC{n}" for n in range(10, 17)]}
    limit = at(at="cleanup", hands=over)
    assert asked(limit) == (WW, "discard")
    scarce = at(at="preparation", round=2, crystals={"woodwalkers": 9, "ironclad": 10})
    assert crystals(scarce) == (10, 10)  # the last crystal goes to the one resolved first


@rule("I4.22")
@pytest.mark.parametrize("card", ["WW14", "WW28"])
def test_a_card_may_be_played_for_nothing(card: str) -> None:
    play = at(hands={"woodwalkers": [card]})
    go(play, f"play {card}")
    assert turn_over(play, IC) and played(play, WW) == [[card]]
