"""I11. Visions and totems: the Woodwalker path to victory."""

from __future__ import annotations

from typing import Any

from ironwood_table import (
    IC,
    WW,
    asked,
    at,
    crystals,
    fighters,
    go,
    ic_plays,
    number,
    offered,
    table,
    totems,
    turn_over,
    visions,
    ww_plays,
)

from ravenhill.coverage import example, rule

TOTEM = {"fighters": 1, "charged": 1}


@rule("I11.1", "I2.3")
def test_a_vision_for_every_mountain_but_ferrum() -> None:
    book = table(at()).book
    named = [book.mountain_names[m] for m in book.vision_mountain]
    assert sorted(named) == sorted(n for n in book.mountain_names if n != "ferrum")
    assert all(book.vision_names[v] == f"V_{named[v].upper()}" for v in range(10))


@rule("I11.2", "I11.3", "I11.4")
@example("N46")
def test_discover_at_an_inner_mountain() -> None:
    play = ww_plays("WW26", forests={"f04": 2}, visions=["V_AURIA"], drill={"at": "auria"})
    go(play, "discover V_AURIA f04")
    assert totems(play, "f04") == (1, 0) and crystals(play) == (3, 0) and visions(play) == []
    for seat in (None, WW, IC):
        seen: Any = play.view(seat)
        assert seen["visions"]["discovered"] == ["V_AURIA"]  # face up


@rule("I11.4")
@example("N47")
def test_discover_at_an_outer_mountain() -> None:
    play = ww_plays("WW26", forests={"f04": 2}, visions=["V_ARGENTIMAR"], mountains={"argentimar": {"site": "forge"}})
    go(play, "discover V_ARGENTIMAR f04")
    assert totems(play, "f04") == (1, 0) and crystals(play) == (0, 0)


@rule("I11.2")
@example("N48")
def test_no_discovery() -> None:
    golem = ww_plays("WW26", forests={"f04": 2}, visions=["V_AURIA"], mountains={"auria": {"golems": 1}})
    assert offered(golem) == ["skip"]
    reason = golem.why_not(WW, ("discover", "V_AURIA", "f04"))
    assert reason is not None and reason.rule == "I11.2"
    outer = ww_plays("WW26", forests={"f01": 2, "f13": 1}, visions=["V_ARGENTIMAR"])
    assert not [o for o in offered(outer) if o.startswith("discover")]
    elsewhere = ww_plays("WW26", forests={"f04": 2})
    assert not [o for o in offered(elsewhere) if o.startswith("discover")]  # no vision in hand


@rule("I11.5")
@example("N87")
def test_visions_never_return() -> None:
    gone = ["V_AURIA", "V_ZINCUR", "V_CHROMIA", "V_COBALTIS"]
    found = ["V_LITHIMAR", "V_PALLADIMOR", "V_ARGENTIMAR", "V_CUPRUMIS", "V_GALLIMOR", "V_PLUMBARUM"]
    play = ww_plays("WW01", vision_discard=gone, discovered=found)
    assert visions(play) == [] and len(table(play).vision_discard) == 4 and turn_over(play, IC)


@rule("I11.5")
def test_a_burned_vision_goes_face_down() -> None:
    play = ww_plays("WW29", visions=["V_AURIA"], vision_deck=["V_ZINCUR", "V_CHROMIA"])
    go(play, "burn V_AURIA")
    mine: Any = play.view(WW)
    theirs: Any = play.view(IC)
    assert mine["visions"]["discard_known"] == ["V_AURIA"]
    assert theirs["visions"]["discard"] == 1 and "discard_known" not in theirs["visions"]
    assert totems(play, "f04") == (0, 0)


@rule("I11.6", "I11.12")
def test_a_fighter_may_take_the_totem_along_or_leave_it() -> None:
    play = ww_plays("WW02", forests={"f04": TOTEM})
    assert "move f04 f14" in offered(play) and "carry f04 f14 charged" in offered(play)
    left = go(play.clone(), "move f04 f14")
    assert totems(left, "f04") == (1, 0)
    go(play, "carry f04 f14 charged")
    assert totems(play, "f04") == (0, 0) and totems(play, "f14") == (1, 0) and fighters(play, "f14") == 1


@rule("I11.6")
@example("N53")
def test_one_totem_for_each_fighter() -> None:
    play = ww_plays("WW02", forests={"f04": {"fighters": 1, "charged": 1, "fading": 1}})
    go(play, "carry f04 f14 fading")
    assert totems(play, "f14") == (0, 1) and totems(play, "f04") == (1, 0)
    assert turn_over(play, IC)  # and nobody is left to carry the other


@rule("I11.7")
@example("N49")
def test_relay() -> None:
    play = ww_plays("WW02", forests={"f14": TOTEM, "f04": 1})
    assert number(play) == 3
    go(play, "carry f14 f04 charged")
    assert totems(play, "f04") == (1, 0)
    go(play, "carry f04 f05 charged")  # the unmoved one goes on with it
    assert totems(play, "f05") == (1, 0) and fighters(play, "f04") == 1


@rule("I11.8", "I11.15")
@example("N50")
def test_secured_at_once_in_an_outer_forest() -> None:
    play = ww_plays("WW02", forests={"f04": TOTEM, "f05": 1})
    go(play, "carry f04 f01 charged")
    t = table(play)
    assert t.secured == 1 and fighters(play, "f01") == 1 and totems(play, "f01") == (0, 0)
    assert asked(play) == (WW, "move-fighters") and number(play) == 2  # the effect goes on
    third = ww_plays("WW02", secured=2, forests={"f04": TOTEM, "f05": 1})
    go(third, "carry f04 f01 charged")
    assert third.result is not None and third.result.winners == [WW]


@rule("I11.9", "I9.13")
@example("N33")
def test_a_forced_retreat_leaves_the_totem() -> None:
    play = ic_plays("IC23", forests={"f04": {"fighters": 3, "charged": 1}}, mountains={"plumbarum": 6})
    go(play, "attack plumbarum f04", "decline", "decline", "retreat f14")
    assert fighters(play, "f14") == 1 and totems(play, "f04") == (1, 0) and totems(play, "f14") == (0, 0)


@rule("I11.9")
def test_a_removed_warband_leaves_the_totem() -> None:
    battle = ic_plays("IC23", forests={"f04": {"fighters": 2, "charged": 1}}, mountains={"plumbarum": 3})
    go(battle, "attack plumbarum f04", "decline", "decline")
    assert fighters(battle, "f04") == 0 and totems(battle, "f04") == (1, 0)
    effect = ic_plays("IC21", forests={"f04": {"fighters": 1, "fading": 1}}, mountains={"plumbarum": 1})
    go(effect, "remove f04")
    assert fighters(effect, "f04") == 0 and totems(effect, "f04") == (0, 1)


@rule("I11.10", "I11.12")
@example("N52")
def test_a_lone_totem_may_be_taken() -> None:
    play = ww_plays("WW02", forests={"f05": {"charged": 1}, "f04": 1, "f02": 1})
    assert not [o for o in offered(play) if o.startswith("carry")]
    go(play, "move f04 f05")
    assert not [o for o in offered(play) if o.startswith("carry")]  # it has moved; the next may
    go(play, "move f02 f05")
    second = ww_plays("WW32", forests={"f05": {"charged": 1}, "f04": 1})
    go(second, "move f04 f05")
    assert asked(second) == (WW, "move-again")
    go(second, "carry f05 f02 charged")  # a fighter with moves left takes it at once
    assert table(second).secured == 1


@rule("I11.12")
def test_recruiting_and_enemy_moves_carry_no_totem() -> None:
    shifted = ic_plays("IC29", forests={"f04": {"fighters": 1, "charged": 1}})
    go(shifted, "shift f04 f05")
    assert totems(shifted, "f04") == (1, 0) and fighters(shifted, "f05") == 1
    recruits = ww_plays("WW25", forests={"f04": {"fighters": 1, "charged": 1}})
    go(recruits, "recruit f04")
    assert totems(recruits, "f04") == (1, 0)


@rule("I11.13")
def test_one_vision_and_a_choice_of_warband() -> None:
    play = ww_plays("WW26", forests={"f04": 1, "f05": 1, "f13": 1}, visions=["V_AURIA", "V_CUPRUMIS"])
    assert offered(play) == ["discover V_AURIA f04", "discover V_AURIA f05", "discover V_CUPRUMIS f13", "skip"]
    go(play, "discover V_AURIA f05")
    assert totems(play, "f05") == (1, 0) and visions(play) == ["V_CUPRUMIS"]
    assert asked(play) == (WW, "further")  # one Discover, one vision


@rule("I11.14", "I1.6")
def test_no_totem_left() -> None:
    lying = {"f05": {"charged": 2, "fading": 1}}
    play = ww_plays("WW26", secured=2, forests={"f04": 1, **lying}, visions=["V_AURIA"])
    assert asked(play) == (WW, "further")
    assert table(play).totems == 0


@rule("I11.11")
def test_a_fading_totem_can_still_be_secured() -> None:
    play = ww_plays("WW02", forests={"f04": {"fighters": 1, "fading": 1}})
    go(play, "carry f04 f01 fading")
    assert table(play).secured == 1
