"""I17. The effect language: its interpreter rules, and every operation, in cards written for the purpose."""

from __future__ import annotations

from typing import Any

import pytest
from ironwood_table import (
    IC,
    WW,
    asked,
    at,
    crystals,
    damage,
    discard,
    fighters,
    go,
    golems,
    ic_plays,
    lingering,
    number,
    offered,
    pack_of,
    played,
    specials,
    table,
    totems,
    turn_over,
    visions,
    written,
    ww_plays,
)

from ravenhill import Play

MOVE = {"op": "move", "side": "ww", "n": 2}
MARCH = {"op": "move", "side": "ic", "warbands": 1}
ATTACK = {"op": "attack", "target": "any"}
GAIN = {"op": "gain", "n": 1}
RECRUIT = {"op": "recruit", "side": "ww", "unit": "fighter", "n": 1, "where": "outer_forest"}


def ww_writes(*steps: dict[str, Any], more: dict[str, Any] | None = None, **keys: Any) -> Play:
    """The Woodwalkers play a card with these steps."""
    return ww_plays("WW20", pack=pack_of(written("WW20", *steps, **(more or {}))), **keys)


def ic_writes(*steps: dict[str, Any], more: dict[str, Any] | None = None, **keys: Any) -> Play:
    return ic_plays("IC20", pack=pack_of(written("IC20", *steps, **(more or {}))), **keys)


# --- the rules of the interpreter ---


def test_side_of_a_removal_is_the_owner_of_the_units() -> None:
    where = "mountain_adjacent_to_controlled_inner_forest"
    step = {"op": "remove", "side": "ic", "unit": "golem", "n": 1, "where": where}
    play = ww_writes(step, forests={"f04": 1}, mountains={"auria": {"fighters": 1, "golems": 1}})
    go(play, "remove auria")
    assert (fighters(play, "auria"), golems(play, "auria")) == (1, 0)


def test_a_reference_to_nothing_frees_the_warband_and_loses_the_place() -> None:
    steps: list[dict[str, Any]] = [
        {**MOVE, "id": "m"},
        {"op": "remove", "side": "ic", "unit": "fighter", "n": 1, "where": "mountain_adjacent_to:m"},
        {**ATTACK, "from": "moved:m"},
    ]
    given: dict[str, Any] = {"forests": {"f04": 2, "f01": 1}, "mountains": {"plumbarum": 2}}
    still = ww_writes(*steps, **given)
    go(still, "done")
    assert asked(still) == (WW, "attack") and "attack f04 plumbarum" in offered(still)
    moved = ww_writes(*steps, **given)
    go(moved, "move f04 f14", "done")
    assert offered(moved) == ["remove plumbarum", "done"]
    go(moved, "done")
    assert offered(moved) == ["attack f14 plumbarum", "skip"]  # the warband now in f14, not that in f04


def test_options_are_different_and_may_do_nothing() -> None:
    choose = {"op": "choose", "pick": 2, "options": [[ATTACK], [GAIN], [MOVE]]}
    play = ww_writes(choose)
    go(play, "option WW20 1")  # nothing to attack
    assert offered(play) == ["option WW20 2", "option WW20 3", "skip"]
    go(play, "option WW20 2")
    assert crystals(play) == (1, 0) and turn_over(play, IC)


def test_numbers_are_maxima() -> None:
    play = ww_writes({**RECRUIT, "n": 5}, {"op": "steal", "n": 4}, {"op": "gain", "n": 9}, crystals={"ironclad": 1})
    assert number(play) == 5
    go(play, "recruit f01", "done")
    assert crystals(play) == (10, 0) and turn_over(play, IC)


def test_a_win_is_checked_after_every_step() -> None:
    play = ww_writes(MOVE, GAIN, forests={"f04": {"fighters": 2, "charged": 1}}, secured=2)
    go(play, "carry f04 f01 charged")
    assert play.over and crystals(play) == (0, 0)  # nothing more is resolved


def test_a_drawback_follows_its_step() -> None:
    steps: list[dict[str, Any]] = [
        {"op": "draw", "n": 1, "deck": "special"},
        {"op": "bottom", "n": 2, "deck": "special", "mandatory": True},
    ]
    play = ww_writes(*steps, hand=["WW30", "WW31"])
    assert "skip" not in offered(play) and number(play) == 2
    skipped = at(hands={"woodwalkers": ["WW20", "WW30"]}, pack=pack_of(written("WW20", *steps)), options=EVERY)
    go(skipped, "play WW20", "skip")
    assert turn_over(skipped, IC) and specials(skipped, WW) == ["WW30"]
    free = ww_writes({"op": "bottom", "n": 1, "deck": "special"}, hand=["WW30", "WW31"])
    assert asked(free) == (WW, "bottom")  # a step of its own: nothing before it is needed
    single = ww_writes({"op": "bottom", "n": 1, "deck": "special"}, hand=["WW30"])
    assert turn_over(single, IC) and specials(single, WW) == []  # nothing to choose: nobody is asked


EVERY: dict[str, Any] = {"ask_every_effect": True}


def test_two_that_make_the_other_wager_first_cancel_out() -> None:
    first = {"mods": {"opponent_wagers_first_face_up": True}}
    lying = {"woodwalkers": [{"card": "WW19", "markers": 2}]}
    given: dict[str, Any] = {"forests": {"f04": 2}, "mountains": {"plumbarum": 3}}
    one = go(ic_writes({**ATTACK, **first}, **given), "attack plumbarum f04")
    assert asked(one) == (WW, "wager")
    both = go(ic_writes({**ATTACK, **first}, lingering=lying, **given), "attack plumbarum f04")
    assert asked(both) == (IC, "wager")  # I9.5: the attacker first ...
    go(both, "wager IC01")
    seen: Any = both.view(WW)
    assert seen["battle"]["wagers"]["ironclad"] == {"state": "hidden"}  # ... and face down


# --- operations no printed card uses in this way ---


def test_move_same_units_and_only_to_the_drill() -> None:
    same = ww_writes({**MOVE, "id": "m"}, {**MOVE, "same_as": "m"}, forests={"f01": 3, "f02": 1})
    go(same, "move f01 f04", "done")
    assert number(same) == 1 and {o.split()[1] for o in offered(same) if o != "done"} == {"f04"}
    none = ww_writes({**MOVE, "id": "m"}, {**MOVE, "same_as": "m"}, forests={"f01": 3})
    assert turn_over(go(none, "done"), IC)
    drill = ic_writes({**MARCH, "to": "drill_mountain"}, mountains={"auria": 1, "gallimor": 1})
    assert offered(drill) == ["move auria ferrum", "done"]


@pytest.mark.parametrize("role", ["attacker", "defender"])
def test_this_round_modifiers(role: str) -> None:
    bonus: dict[str, Any] = {"op": "modifier", "scope": "this_round", "damage": 2}
    if role == "defender":
        bonus["role"] = "defender"
    play = ww_writes(bonus, ATTACK, forests={"f04": 2}, mountains={"plumbarum": 3})
    go(play, "attack f04 plumbarum", "decline", "decline")
    assert damage(play) == ((0, 0) if role == "defender" else (2, 0))


def test_this_round_the_opponent_wagers_first() -> None:
    bonus: dict[str, Any] = {"op": "modifier", "scope": "this_round", "opponent_wagers_first_face_up": True}
    play = ww_writes(bonus, ATTACK, forests={"f04": 2}, mountains={"plumbarum": 3})
    assert asked(go(play, "attack f04 plumbarum")) == (IC, "wager")


def test_spend_up_to_with_a_minimum() -> None:
    step = {"op": "spend_up_to", "n": 4, "min": 2, "per": [GAIN], "then": [RECRUIT]}
    play = ww_writes(step, crystals={"woodwalkers": 3})
    assert offered(play) == ["pay 3", "pay 2", "skip"]
    go(play, "pay 2")
    assert crystals(play) == (3, 0) and asked(play) == (WW, "recruit")
    assert turn_over(ww_writes(step, crystals={"woodwalkers": 1}), IC)


def test_burn_up_to_with_a_minimum() -> None:
    step = {"op": "burn_up_to", "n": 3, "min": 2, "kind": "special", "per": [GAIN], "then": [GAIN]}
    play = ww_writes(step, hand=["WW30", "WW31", "WW32"])
    assert "skip" in offered(play)
    go(play, "burn WW30")
    assert "skip" not in offered(play)  # one is too few
    go(play, "burn WW31")
    assert "skip" in offered(play)
    go(play, "skip")
    assert crystals(play) == (3, 0)
    assert turn_over(ww_writes(step, hand=["WW30"]), IC)


def test_burn_several_in_full() -> None:
    step = {"op": "burn", "n": 2, "kind": "any", "then": [GAIN]}
    play = ww_writes(step, hand=["WW30"], visions=["V_AURIA"])
    go(play, "burn V_AURIA")
    assert offered(play) == ["burn WW30"]  # begun is paid in full
    go(play, "burn WW30")
    assert crystals(play) == (1, 0) and visions(play) == []
    assert turn_over(ww_writes(step, hand=["WW30"]), IC)


@pytest.mark.parametrize(
    ("where", "places"),
    [
        ("outer_forest", ["f01", "f02", "f03", "f15", "f16"]),
        ("different_outer_forests", ["f01", "f02", "f03", "f15", "f16"]),
        ("one_controlled_inner_forest", ["f04", "f07"]),
        ("inner_forest", ["f04", "f05", "f06", "f07", "f08", "f09", "f10", "f11", "f12", "f13", "f14"]),
        ("inner_forest_adjacent_to_controlled_mountain", ["f11", "f12"]),
    ],
)
def test_places_in_the_woods(where: str, places: list[str]) -> None:
    play = ww_writes({**RECRUIT, "where": where}, forests={"f04": 1, "f07": 1, "f01": 1}, mountains={"gallimor": 1})
    assert offered(play) == [*(f"recruit {p}" for p in places), "done"]


@pytest.mark.parametrize(
    ("where", "places"),
    [
        ("forge", ["ferrum", "cobaltis"]),
        ("controlled_mountain", ["auria", "gallimor"]),
        ("any_ic_warband", ["auria", "gallimor"]),
        ("controlled_outer_mountain", ["gallimor"]),
        ("drill_mountain", ["zincur"]),
        ("mountain_adjacent_to_controlled_inner_forest", ["ferrum", "auria", "lithimar"]),
        ("mountain_not_ferrum_adjacent_to_controlled_inner_forest", ["auria", "lithimar"]),
    ],
)
def test_places_on_the_mountains(where: str, places: list[str]) -> None:
    step = {"op": "recruit", "side": "ic", "unit": "fighter", "n": 1, "where": where}
    sites: dict[str, Any] = {"auria": 1, "gallimor": {"golems": 1}, "cobaltis": {"site": "forge"}}
    play = ic_writes(step, forests={"f07": 1, "f01": 1}, mountains=sites, drill={"at": "zincur"})
    assert offered(play) == [*(f"recruit {p}" for p in places), "done"]


def test_one_place_where_the_number_may_not_be_split() -> None:
    step = {"op": "recruit", "side": "ic", "unit": "fighter", "n": 2, "where": "controlled_mountain"}
    play = go(ic_writes(step, mountains={"auria": 1, "zincur": 1}), "recruit zincur")
    assert offered(play) == ["recruit zincur", "done"]
    split = {"op": "recruit", "side": "ic", "unit": "golem", "n": 2, "where": "forge"}
    both = ic_writes(split, mountains={"cobaltis": {"site": "forge"}})
    go(both, "recruit ferrum", "recruit cobaltis")
    assert golems(both, "ferrum") == golems(both, "cobaltis") == 1


def test_remove_takes_all_from_one_place() -> None:
    where = "inner_forest"
    step = {"op": "remove", "side": "ww", "unit": "fighter", "n": 2, "where": where}
    play = go(ic_writes(step, forests={"f04": 2, "f05": 2}), "remove f04")
    assert offered(play) == ["remove f04", "done"]


def test_survey_is_the_card_players_look() -> None:
    play = ww_writes({"op": "survey", "may_bottom": True}, vision_deck=["V_AURIA"])
    mine: Any = play.view(WW)
    theirs: Any = play.view(IC)
    assert mine["visions"]["top_known"] == ["V_AURIA"] and theirs["visions"]["top_known"] == []
    go(play, "bury")
    mine = play.view(WW)
    assert mine["visions"]["under_known"] == ["V_AURIA"]


def test_flip_several_totems() -> None:
    step = {"op": "flip_totem", "n": 2, "to": "charged"}
    play = ww_writes(step, forests={"f04": {"fading": 2, "charged": 1}})
    go(play, "flip f04", "flip f04")
    assert totems(play, "f04") == (3, 0)


def test_bottom_of_the_vision_deck() -> None:
    play = ww_writes({"op": "bottom", "n": 1, "deck": "vision"}, visions=["V_AURIA", "V_ZINCUR"])
    go(play, "bottom V_ZINCUR")
    mine: Any = play.view(WW)
    assert visions(play) == ["V_AURIA"] and mine["visions"]["under_known"] == ["V_ZINCUR"]


def test_markers_taken_off_may_let_a_card_be_exhausted() -> None:
    step = {"op": "remove_markers", "n": 2, "owner": "opponent", "trigger_exhaust": True}
    play = ww_writes(step, lingering={"ironclad": [{"card": "IC35", "markers": 2}]})
    go(play, "unmark IC35", "unmark IC35")
    assert crystals(play) == (0, 3) and lingering(play, IC) == {} and discard(play, IC) == ["IC35"]


def test_opponents_cards_at_random() -> None:
    step = {"op": "opponent_burn", "n": 1, "kind": "special", "chooser": "random"}
    play = at(hands={"woodwalkers": ["WW20"], "ironclad": ["IC30", "IC31"]}, pack=pack_of(written("WW20", step)))
    play.feed(["card:IC31"])
    go(play, "play WW20")
    assert discard(play, IC) == ["IC31"] and specials(play, IC) == ["IC30"]
    empty = ww_writes(step)
    assert turn_over(empty, IC)  # nothing fitting in hand


def test_opponent_draws() -> None:
    play = ww_writes({"op": "opponent_draw", "n": 2, "deck": "special"}, decks={"ironclad": ["IC30", "IC31"]})
    assert specials(play, IC) == ["IC30", "IC31"]


def test_if_counts_the_visions_in_the_opponents_hand() -> None:
    step = {"op": "if", "cond": "opponent_visions>=2", "then": [GAIN]}
    assert crystals(ic_writes(step, visions=["V_AURIA", "V_ZINCUR"])) == (0, 1)
    assert crystals(ic_writes(step, visions=["V_AURIA"])) == (0, 0)


def test_a_further_special_card() -> None:
    play = ww_writes({"op": "play", "kind": "special", "exclude": ["WW30"]}, hand=["WW30", "WW06"])
    assert offered(play) == ["play WW06", "skip"]
    go(play, "play WW06")
    assert played(play, WW) == [["WW20", "WW06"]] and crystals(play) == (1, 0)
    anything = ww_writes({"op": "play", "kind": "any"}, hand=["WW06"])
    assert offered(anything) == ["play WW01", "play WW02", "play WW03", "play WW06", "skip"]


def test_shift_a_part_of_the_enemy() -> None:
    step = {"op": "shift_enemy", "side": "ic", "n": 1, "where": "any_ic_warband", "to": "one_adjacent_mountain"}
    play = ww_writes(step, mountains={"gallimor": {"fighters": 2, "golems": 1}}, drill={"at": "gallimor"})
    go(play, "shift gallimor zincur")
    assert offered(play) == ["units 0 1", "units 1 0"]
    go(play, "units 0 1")
    assert golems(play, "zincur") == 1 and table(play).drill == table(play).book.mountain_index["gallimor"]


def test_on_event_and_extra_moves_of_a_lingering_card() -> None:
    passive = [{"op": "modifier", "scope": "while_in_play", "extra_warbands_per_move": 2}]
    lying = {"ironclad": [{"card": "IC20", "markers": 1}]}
    pack = pack_of(written("IC20", {"op": "linger", "markers": 1}, passive=passive))
    play = ic_plays("IC04", pack=pack, lingering=lying, mountains={"auria": 1})
    assert number(play) == 4
    to_drill = ic_plays("IC09", pack=pack, lingering=lying, mountains={"auria": 1})
    go(to_drill, "skip")
    assert number(to_drill) == 2  # not for a move that must end with the drill


def test_an_attack_from_another_warband() -> None:
    steps: list[dict[str, Any]] = [{**ATTACK, "id": "a"}, {**ATTACK, "from": "not:a"}]
    play = ww_writes(*steps, forests={"f04": 3, "f11": 3}, mountains={"plumbarum": 2})
    go(play, "attack f04 plumbarum", "decline", "decline", "stay")
    assert offered(play) == ["attack f11 plumbarum", "skip"]
    skipped = ww_writes(*steps, forests={"f04": 3, "f11": 3}, mountains={"plumbarum": 2})
    go(skipped, "skip")
    assert offered(skipped) == ["attack f04 plumbarum", "attack f11 plumbarum", "skip"]  # none attacked: all are free


def test_prohibitions_for_this_turn_end_with_it() -> None:
    steps: list[dict[str, Any]] = [
        {"op": "mark", "n": 1, "where": "inner_forest", "id": "k"},
        {"op": "forbid", "what": "ww_move_out", "where": "marked:k", "scope": "this_turn"},
    ]
    play = ic_writes(*steps, forests={"f04": 1})
    go(play, "mark f04", "play WW02")
    assert "move f04 f05" in offered(play)
