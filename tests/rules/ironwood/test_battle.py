"""I9. Battle and combat."""

from __future__ import annotations

from typing import Any

import pytest
from ironwood_table import (
    IC,
    SIDES,
    WW,
    asked,
    at,
    crystals,
    damage,
    discard,
    dominance,
    drill,
    fighters,
    go,
    golems,
    ic_plays,
    logged,
    number,
    offered,
    pass_until,
    site,
    table,
    totems,
    turn_over,
    ww_plays,
)

from ravenhill.coverage import example, rule
from ravenhill.engine.game import find


def strike(ww: int, ic: int | dict[str, Any], **keys: Any) -> Any:
    """Swift Strike from f04 against Plumbarum; the attacker is asked for a wager next."""
    play = ww_plays("WW02", forests={"f04": ww}, mountains={"plumbarum": ic}, **keys)
    return go(play, "done", "attack f04 plumbarum")


@rule("I9.1", "I9.18")
def test_who_may_attack_whom() -> None:
    given: dict[str, Any] = {
        "forests": {"f01": 2, "f04": 1, "f07": 1},
        "mountains": {"plumbarum": 1, "gallimor": 2, "ferrum": 0},
        "drill": {"at": "auria", "track": 1, "cargo": 1},
    }
    play = ww_plays("WW21", **given)
    assert offered(play) == ["attack f04 auria", "attack f04 plumbarum", "attack f07 auria", "skip"]
    ironclad = ic_plays("IC23", **given)
    assert offered(ironclad) == ["attack plumbarum f04", "skip"]  # not f01; Auria holds the drill alone


@rule("I9.2", "I9.19")
def test_without_enemy_units_there_is_no_combat() -> None:
    play = ww_plays("WW13", forests={"f04": 1}, drill={"at": "plumbarum"}, decks={"woodwalkers": ["WW30"]})
    go(play, "done", "attack f04 plumbarum")
    assert turn_over(play, IC)  # no wager was asked for
    assert not logged(play, "damage") and logged(play, "automatic")
    assert "WW30" in _hand(play)  # and yet a victory


def _hand(play: Any) -> list[str]:
    return list(play.view(WW)["hand"])


@rule("I9.3", "I9.19")
@example("N25")
def test_empty_ferrum() -> None:
    play = ww_plays("WW03", forests={"f07": 1}, crystals={"ironclad": 5})
    go(play, "option WW03 2", "attack f07 ferrum")
    assert crystals(play) == (3, 2) and fighters(play, "f07") == 1 and turn_over(play, IC)


@rule("I9.3")
def test_a_plain_attack_on_ferrum() -> None:
    empty = ww_plays("WW21", forests={"f07": 1}, drill={"at": "zincur"})
    assert asked(empty) == (WW, "move-fighters")  # nobody there: no target
    with_drill = ww_plays("WW21", forests={"f07": 1})
    assert "attack f07 ferrum" in offered(with_drill)
    with_units = ww_plays("WW21", forests={"f07": 1}, mountains={"ferrum": 1}, drill={"at": "zincur"})
    assert "attack f07 ferrum" in offered(with_units)


@example("N26")
@pytest.mark.parametrize(("available", "stolen"), [(1, 1), (4, 2), (7, 4), (0, 0)])
def test_half_rounded_up(available: int, stolen: int) -> None:
    play = ww_plays("WW03", forests={"f07": 1}, crystals={"ironclad": available})
    go(play, "option WW03 2", "attack f07 ferrum")
    assert crystals(play) == (stolen, available - stolen)


@rule("I9.4", "I9.16", "I9.17")
@example("N28")
def test_the_drill_alone() -> None:
    play = strike(1, 0, drill={"at": "plumbarum", "track": 3, "cargo": 3})
    assert asked(play) == (WW, "cargo")
    kept = go(play.clone(), "leave")
    assert crystals(kept) == (1, 0) and drill(kept) == ("ferrum", 0, 0)  # only the card's own victory
    go(play, "take")
    assert crystals(play) == (1 + 1, 0) and drill(play) == ("ferrum", 0, 0)
    assert play.view(None)["supply"]["crystals"] == 20 - 2


@rule("I9.5", "I9.20")
def test_wagers_face_down_and_revealed_together() -> None:
    play = strike(3, 3, hand=["WW08"], hands={"ironclad": ["IC10"]}, visions=["V_AURIA"])
    assert asked(play) == (WW, "wager")  # the attacker first
    assert offered(play) == ["wager WW01", "wager WW03", "wager WW08", "decline"]  # no vision, no played card
    go(play, "wager WW08")
    assert asked(play) == (IC, "wager")
    for seat in (IC, None):
        seen: Any = play.view(seat)
        assert seen["battle"]["wagers"]["woodwalkers"] == {"state": "hidden"}  # that, not what
    mine: Any = play.view(WW)
    assert mine["battle"]["wagers"]["woodwalkers"] == {"state": "card", "card": "WW08"}
    go(play, "wager IC10")
    assert logged(play, "revealed") == [{"a": "WW08", "b": "IC10"}]


@rule("I9.5", "I9.8")
@example("N19")
def test_declining_is_nothing_of_everything() -> None:
    play = go(strike(3, 4), "wager WW03", "decline")
    assert damage(play) == (1, 0)
    assert dominance(play) == (3, 3)


@rule("I9.20")
def test_the_defender_sees_whether_the_attacker_wagered() -> None:
    play = go(strike(3, 3), "decline")
    seen: Any = play.view(IC)
    assert seen["battle"]["wagers"]["woodwalkers"] == {"state": "none"}


@rule("I9.20")
def test_no_card_no_question() -> None:
    given: dict[str, Any] = {"forests": {"f04": 3}, "mountains": {"plumbarum": 1}}
    play = at(
        turn=4, played={"woodwalkers": [["WW01"], ["WW03"]]}, aside={"ironclad": ["IC01", "IC02", "IC03"]}, **given
    )
    go(play, "play WW02", "done", "attack f04 plumbarum")
    assert asked(play) == (WW, "retreat")
    assert [line["side"] for line in logged(play, "declined")] == list(SIDES)


@rule("I9.6")
def test_damage_counts_card_golems_forge_and_effects_minus_defence() -> None:
    sites: dict[str, Any] = {"fighters": 1, "golems": 2, "site": "forge"}
    play = ic_plays(
        "IC23", hand=["IC16"], mountains={"plumbarum": sites}, forests={"f04": 8}, hands={"woodwalkers": ["WW09"]}
    )
    go(play, "attack plumbarum f04", "wager IC16", "wager WW09")
    assert damage(play) == (1, 3 + 2 + 1 + 2 - 2)  # card, golems, forge (attacking too), War Machine; defence of WW09


@rule("I9.6")
@example("N20")
def test_damage_is_not_below_nothing() -> None:
    play = strike(3, 3, hands={"ironclad": ["IC04"]})
    go(play, "wager WW03", "wager IC04")  # 1 against a defence of 2
    assert damage(play) == (0, 0)


@rule("I9.7")
@example("N21")
def test_half_a_golem() -> None:
    play = go(strike(3, {"golems": 1}, hand=["WW21", "WW09"]), "wager WW03", "decline")
    assert damage(play) == (1, 0)
    assert asked(play) == (WW, "retreat") and golems(play, "plumbarum") == 1  # nothing to choose, nothing removed
    go(play, "stay", "pass", "play WW21", "attack f04 plumbarum", "wager WW09", "decline", "stay")
    assert damage(play) == (1, 0) and golems(play, "plumbarum") == 1  # nothing is carried over


@rule("I9.7", "I9.22")
@example("N22")
def test_three_damage_against_a_golem_and_two_fighters() -> None:
    play = strike(3, {"golems": 1, "fighters": 2}, hand=["WW30"])  # 3/0/0
    go(play, "wager WW30", "decline")
    assert offered(play, WW) == ["losses 1 1", "losses 2 0"]  # the dealing side divides, but holds nothing back
    assert offered(play, IC) == []  # the golem's point has only one way to go
    removed = go(play.clone(), "losses 1 1")
    assert (fighters(removed, "plumbarum"), golems(removed, "plumbarum")) == (1, 0)


@rule("I9.7", "I5.3")
def test_both_sides_remove_at_the_same_time() -> None:
    play = strike(3, {"fighters": 3, "golems": 1}, hands={"ironclad": ["IC11"]}, hand=["WW16"])
    go(play, "wager WW16", "wager IC11")
    assert damage(play) == (3, 4) and offered(play) == ["losses 1 1", "losses 3 0"]
    assert (fighters(play, "plumbarum"), fighters(play, "f04")) == (3, 3)  # nothing falls before all is divided
    go(play, "losses 3 0")
    assert (fighters(play, "plumbarum"), golems(play, "plumbarum"), fighters(play, "f04")) == (0, 1, 0)


@rule("I9.7")
def test_totem_forge_and_drill_can_not_be_damaged() -> None:
    play = ic_plays("IC23", forests={"f04": {"fighters": 1, "charged": 1}}, mountains={"plumbarum": 2})
    go(play, "attack plumbarum f04", "decline", "decline")
    assert totems(play, "f04") == (1, 0)
    hit = strike(3, {"fighters": 2, "site": "forge"}, hand=["WW16"], drill={"at": "plumbarum"})
    go(hit, "wager WW16", "wager IC02")
    assert site(hit, "plumbarum") == "forge"


@rule("I9.22")
def test_damage_beyond_what_can_be_removed_is_lost() -> None:
    play = go(strike(3, 1, hand=["WW16"]), "wager WW16", "decline")
    assert damage(play) == (3, 0) and logged(play, "losses") == [{"a": 0, "fighters": 1, "golems": 0}]


@rule("I9.22")
@pytest.mark.parametrize("waste", [False, True])
def test_all_damage_is_dealt_and_nobody_is_asked_where_there_is_one_way(waste: bool) -> None:
    given: dict[str, Any] = {"forests": {"f04": 3}, "mountains": {"auria": 3, "ferrum": 1}}
    play = at(options={"waste_damage": waste}, **given)
    go(play, "play WW02", "done", "attack f04 auria", "wager WW03", "decline")
    assert offered(play, WW)[0] == ("losses 1 0" if waste else "retreat ferrum")
    assert fighters(play, "auria") == (3 if waste else 2)


def test_games_begun_by_earlier_rules_keep_their_reading_of_damage() -> None:
    game = find("ironwood")
    assert game.setup(rules=1).options["waste_damage"] is True
    assert game.setup().options["waste_damage"] is False


@rule("I9.8")
@example("N23")
def test_both_wiped_out() -> None:
    play = strike(1, 1, hands={"ironclad": ["IC11"]}, hand=["WW16"], crystals={"ironclad": 2})
    go(play, "wager WW16", "wager IC11")
    assert turn_over(play, IC) and crystals(play) == (0, 2)  # no victory effect, no retreat
    assert logged(play, "nobody") and not logged(play, "won")


@rule("I9.8")
@example("N24")
def test_one_survivor_wins_without_comparing() -> None:
    play = strike(1, 1, hand=["WW16"], hands={"ironclad": ["IC07"]})  # 3/0/0 against 0/1/4
    go(play, "wager WW16", "wager IC07")
    assert logged(play, "won") == [{"side": "woodwalkers"}] and not logged(play, "dominance")
    assert crystals(play) == (1, 0)


@rule("I9.8")
def test_dominance_counts_the_survivors_and_a_tie_goes_to_the_attacker() -> None:
    tie = go(strike(2, 2), "decline", "decline")
    assert dominance(tie) == (2, 2) and asked(tie) == (WW, "retreat")
    ironclad = ic_plays("IC02", forests={"f04": 2}, mountains={"plumbarum": 2})
    go(ironclad, "option IC02 2", "attack plumbarum f04", "decline", "decline")
    assert asked(ironclad) == (IC, "retreat")
    lost = go(strike(2, 3), "decline", "decline")
    assert asked(lost) == (IC, "retreat")  # the defender won
    losses = go(strike(3, 3), "wager WW03", "decline")
    assert dominance(losses) == (3, 2)


@example("E18")
@rule("I9.5", "I9.6", "I9.7", "I9.8", "I9.9", "I9.11")
def test_battle_of_plumbarum() -> None:
    play = ww_plays(
        "WW16",
        hand=["WW09", "WW08"],
        hands={"ironclad": ["IC23"]},
        forests={"f01": 4},
        mountains={"plumbarum": {"fighters": 2, "golems": 1, "site": "forge"}},
        crystals={"ironclad": 1},
        drill={"at": "plumbarum"},
    )
    go(play, "burn WW08", *["move f01 f04"] * 4, "attack f04 plumbarum", "wager WW09", "wager IC23")
    assert damage(play) == (1, 1)
    assert golems(play, "plumbarum") == 1  # a golem would need 2
    assert dominance(play) == (5, 5)
    assert discard(play, WW) == ["WW08", "WW09"] and discard(play, IC) == ["IC23"]
    assert offered(play) == ["retreat auria", "retreat zincur", "retreat argentimar", "retreat gallimor", "stay"]
    go(play, "retreat auria")
    assert (fighters(play, "auria"), golems(play, "auria")) == (1, 1)  # together
    assert site(play, "plumbarum") == "forge" and drill(play) == ("ferrum", 0, 0)
    assert crystals(play) == (1, 0) and turn_over(play, IC)


@rule("I9.10", "I9.19")
def test_victory_and_this_combat_belong_to_the_card_that_began_the_battle() -> None:
    play = strike(3, 4, crystals={"ironclad": 1})
    go(play, "decline", "decline", "stay")
    assert crystals(play) == (0, 1)  # lost: nothing gained
    go(play, "play IC01", "option IC01 3", "attack plumbarum f04", "decline", "decline")
    assert damage(play) == (0, 1)
    go(play, "stay", "play WW03", "skip", "play IC02", "option IC02 2")
    go(play, "attack plumbarum f04", "decline", "decline")
    assert damage(play) == (0, 0)  # Empowerment's bonus was for its own combat
    defended = ic_plays("IC16", forests={"f04": 5}, mountains={"plumbarum": 1}, crystals={"woodwalkers": 3})
    go(defended, "done", "attack plumbarum f04", "decline", "decline", "stay")
    assert crystals(defended) == (3, 0)  # the attacker lost: its Victory does not apply


@rule("I9.10")
def test_each_combat_and_this_round() -> None:
    lying = {"woodwalkers": [{"card": "WW31", "markers": 1}]}
    play = strike(3, 4, lingering=lying)
    go(play, "decline", "decline")
    assert damage(play) == (1, 0)
    bonus = [{"side": "ironclad", "damage": 2}]
    round_ = ic_plays(
        "IC02", forests={"f04": 4}, mountains={"plumbarum": 5}, bonuses=bonus, crystals={"woodwalkers": 2}
    )
    go(round_, "option IC02 2", "attack plumbarum f04", "decline", "decline")
    assert damage(round_) == (0, 2)
    go(round_, "stay")
    pass_until(round_, "recruiting")
    assert not table(round_).round_bonuses


@rule("I9.11")
def test_the_winner_may_force_the_whole_warband_to_one_place() -> None:
    play = ic_plays("IC02", forests={"f04": 3}, mountains={"plumbarum": 5})
    go(play, "option IC02 2", "attack plumbarum f04", "decline", "decline")
    assert asked(play) == (IC, "retreat") and offered(play) == ["retreat f01", "retreat f05", "retreat f14", "stay"]
    stayed = go(play.clone(), "stay")
    assert fighters(stayed, "f04") == 3
    go(play, "retreat f01")
    assert (fighters(play, "f04"), fighters(play, "f01")) == (0, 3)


@rule("I9.12")
@example("N31")
def test_a_retreat_is_no_move() -> None:
    bans: list[dict[str, Any]] = [{"what": 2, "place": "f04"}]
    play = ic_plays("IC02", forests={"f04": 3}, mountains={"plumbarum": 5}, prohibitions=bans)
    go(play, "option IC02 2", "attack plumbarum f04", "decline", "decline", "retreat f14")
    assert fighters(play, "f14") == 3


@rule("I9.13", "I11.9")
def test_totems_stay_behind() -> None:
    play = ic_plays("IC02", forests={"f04": {"fighters": 2, "charged": 1, "fading": 1}}, mountains={"plumbarum": 5})
    go(play, "option IC02 2", "attack plumbarum f04", "decline", "decline", "retreat f01")
    assert totems(play, "f04") == (1, 1) and table(play).secured == 0


@rule("I9.14")
def test_the_order_after_a_combat() -> None:
    lying = {"woodwalkers": [{"card": "WW37", "markers": 2}]}
    play = strike(
        9,
        {"fighters": 2, "golems": 1},
        hands={"ironclad": ["IC11"]},
        lingering=lying,
        drill={"at": "plumbarum", "track": 2, "cargo": 2},
    )
    go(play, "decline", "wager IC11")
    assert discard(play, IC) == ["IC11"] and asked(play) == (WW, "retreat")  # (1), (3)
    go(play, "retreat auria")
    assert asked(play) == (WW, "cargo") and crystals(play) == (0, 0)  # (4)
    go(play, "take")
    assert drill(play) == ("ferrum", 0, 0) and crystals(play) == (2, 0)  # (5): one of Cargo, one of the victory
    assert asked(play) == (WW, "recruit")  # (6)


@rule("I9.14")
def test_victory_before_the_retreat_where_the_card_says_so() -> None:
    play = ic_plays("IC26", forests={"f04": 3}, mountains={"auria": 6})
    go(play, "move auria plumbarum", "units 6 0", "attack plumbarum f04", "decline", "decline")
    assert asked(play) == (IC, "remove")
    go(play, "remove f04")
    assert asked(play) == (IC, "retreat") and fighters(play, "f04") == 2


@rule("I9.15", "I9.17")
@example("N29")
def test_the_drill_falls_with_a_lost_combat() -> None:
    play = strike(4, 2, drill={"at": "plumbarum", "track": 2, "cargo": 0})
    go(play, "decline", "decline", "stay")
    assert drill(play) == ("ferrum", 0, 0) and crystals(play) == (1, 0)  # the card's victory; nothing of Cargo
    attacker = ic_plays(
        "IC02", forests={"f04": 4}, mountains={"plumbarum": 1}, drill={"at": "plumbarum", "track": 1, "cargo": 2}
    )
    go(attacker, "option IC02 2", "attack plumbarum f04", "decline", "decline", "stay", "take")
    assert drill(attacker) == ("ferrum", 0, 0) and crystals(attacker) == (1, 0)


@rule("I9.15", "I9.16")
@example("N30")
def test_no_survivor_takes_nothing() -> None:
    play = strike(1, 1, hand=["WW16"], hands={"ironclad": ["IC11"]}, drill={"at": "plumbarum", "track": 1, "cargo": 2})
    go(play, "wager WW16", "wager IC11")
    assert drill(play) == ("ferrum", 0, 0) and crystals(play) == (0, 0) and turn_over(play, IC)
    assert play.view(None)["supply"]["crystals"] == 20


@rule("I9.17")
def test_a_destroyed_drill_neither_advances_nor_unloads() -> None:
    play = strike(3, 1, drill={"at": "plumbarum", "track": 1, "cargo": 4})
    go(play, "decline", "decline", "stay", "take")
    assert drill(play) == ("ferrum", 0, 0) and crystals(play)[IC] == 0


@rule("I9.18")
@example("N91")
def test_a_totem_alone_is_no_target() -> None:
    play = ic_plays("IC23", forests={"f04": {"charged": 1}}, mountains={"plumbarum": 2})
    assert turn_over(play, WW)
    site_only = ww_plays("WW21", forests={"f04": 2}, mountains={"plumbarum": {"site": "forge"}})
    assert asked(site_only) == (WW, "move-fighters")


@rule("I9.18", "I9.19")
@example("N92")
def test_swift_strike_against_the_drill_alone() -> None:
    play = strike(2, 0, drill={"at": "plumbarum", "track": 1, "cargo": 2})
    go(play, "take")
    assert crystals(play) == (2, 0) and drill(play) == ("ferrum", 0, 0)
    empty = strike(2, 0, drill={"at": "plumbarum", "track": 1, "cargo": 0})
    assert crystals(empty) == (1, 0) and turn_over(empty, IC)


@rule("I9.21")
def test_attacking_is_no_movement() -> None:
    play = ww_plays("WW21", forests={"f04": 3}, mountains={"plumbarum": 1})
    go(play, "attack f04 plumbarum", "decline", "decline", "stay")
    assert number(play) == 4 and "move f04 f05" in offered(play)
    moved = ww_plays("WW02", forests={"f01": 3}, mountains={"plumbarum": 1})
    go(moved, "move f01 f04", "done")
    assert "attack f04 plumbarum" in offered(moved)


@rule("I9.23", "I9.15")
def test_the_drill_stays_if_the_ironclad_do_not_lose() -> None:
    play = strike(1, 3, drill={"at": "plumbarum", "track": 1, "cargo": 2})
    go(play, "decline", "decline", "stay")
    assert drill(play) == ("plumbarum", 1, 2)
    bare = strike(1, 2, drill={"at": "plumbarum", "track": 1, "cargo": 2}, hands={"ironclad": ["IC11"]})
    go(bare, "wager WW03", "wager IC11")
    assert fighters(bare, "f04") == 0 and drill(bare) == ("plumbarum", 1, 2)
