"""W21, R11: three and four players."""

from __future__ import annotations

from typing import Any

import pytest
from wotr_kit import asked, box, do, figures, lay, new, options, table, verbs

from ravenhill.coverage import example, rule
from ravenhill.engine.script import Play
from ravenhill.games.wotr.armies import commander, elite_leads, usable
from ravenhill.games.wotr.book import FP, SH
from ravenhill.games.wotr.events import hand_limit, may_play
from ravenhill.games.wotr.multiplayer import keeps_command
from ravenhill.games.wotr.turn import order
from ravenhill.games.wotr.victory import account, side_wins


def four(**more: Any) -> Play:
    return lay(seats=4, **more)


@rule("W21.1", "W21.8", "W21.22")
def test_who_plays_what() -> None:
    t = table(new(seats=4))
    assert t.nation_seat == [1, 0, 0, 1, 1, 3, 2, 3]
    play = four(dice={"fp": {"muster": 1}, "shadow": {"army": 1}}, acting=1)
    do(play, ("die", "muster"))
    nations = {o[1] for o in options(play) if o[0] == "diplomacy"}
    assert nations == {"rohan", "north", "dwarves"}
    play = four(
        dice={"fp": {"event": 1}, "shadow": {"muster": 1}},
        acting=3,
        politics={"isengard": "war", "sauron": "war", "gondor": "war"},
    )
    do(play, ("die", "muster"))
    assert ("enter", "saruman") in options(play) and ("enter", "witch_king") not in options(play)
    assert ("diplomacy", "southrons") in options(play)
    do(play, "muster")
    assert {str(o[1]).split("_")[0] for o in options(play)} == {"isengard"}


@rule("W21.10", "W21.8")
def test_only_the_witch_king_player_recruits_nazgul() -> None:
    more: dict[str, Any] = {
        "dice": {"fp": {"event": 1}, "shadow": {"muster": 1}},
        "politics": {"sauron": "war", "isengard": "war"},
    }
    play = four(acting=2, **more)
    do(play, ("die", "muster"), "muster")
    assert ("recruit", "nazgul") in options(play)
    play = four(acting=3, **more)
    do(play, ("die", "muster"), "muster")
    assert ("recruit", "nazgul") not in options(play)
    play = four(acting=3, dice={"fp": {"event": 1}, "shadow": {"character": 1}})
    do(play, ("die", "character"))
    assert "minions" in verbs(play), "any Shadow player moves Nazgul"


@rule("W21.2", "W21.5")
@example("N50")
def test_the_tokens_pass_each_turn() -> None:
    assert table(new(seats=4)).leading == [0, 2]
    play = four(at="recover", turn=1, hands=[[], [], [], []])
    assert table(play).leading == [1, 3]
    assert table(lay(seats=3, at="recover", turn=1)).leading == [0, 2]


@rule("W21.3", "W21.19")
@example("N47")
def test_cards_of_teams() -> None:
    play = new(seats=4)
    assert asked(play) == "wotr-ask-swap" and [len(h) for h in table(play).hands] == [2, 2, 2, 2]
    assert [hand_limit(table(play), s) for s in range(4)] == [4, 4, 4, 4]
    play = four(at="recover", turn=1)
    assert asked(play) == "wotr-ask-draw" and options(play) == (("draw", "fp_character"), ("draw", "fp_strategy"))
    three = table(new(seats=3))
    assert [hand_limit(three, s) for s in range(3)] == [6, 4, 4]


@rule("W21.4")
def test_team_mates_swap_cards() -> None:
    play = new(seats=4)
    asked_now = play.decisions
    assert [d.seat for d in asked_now] == [0, 1, 2, 3]
    mine, theirs = (asked_now[s].options[1] for s in (0, 1))
    play.answer(0, mine)
    play.answer(1, theirs)
    play.answer(2, ("pass",))
    play.answer(3, asked_now[3].options[1])
    t = table(play)
    a, b = t.book.card_index[str(mine[1])], t.book.card_index[str(theirs[1])]
    assert a in t.hands[1] and b in t.hands[0]
    assert len(t.hands[3]) == 2


@rule("W21.6", "R11.2")
@example("N51")
def test_order_of_actions() -> None:
    play = four(at="roll", ready=[4, 7], dice={"fp": {}, "shadow": {}})
    seats = []
    for _ in range(5):
        seats.append(play.decisions[0].seat)
        do(play, options(play)[0], "skip")
    assert seats == [1, 3, 0, 2, 1]
    assert order(table(lay(seats=3)), SH) == [2, 1]


@rule("W21.7", "R11.6")
def test_a_passing_player_takes_the_next_action() -> None:
    play = four(dice={"fp": {"event": 1}, "shadow": {"army": 3}}, acting=1)
    do(play, "pass")
    assert play.decisions[0].seat == 3
    do(play, ("die", "army"), "skip")
    assert play.decisions[0].seat == 1
    do(play, ("die", "event"), "skip", ("die", "army"), "skip")
    assert play.decisions[0].seat == 3, "the players of one team go on alternating"


@rule("W21.9")
def test_either_free_player_moves_the_fellowship() -> None:
    for seat in (0, 1):
        play = four(dice={"fp": {"character": 1}, "shadow": {"army": 1}}, acting=seat)
        do(play, ("die", "character"))
        assert "fellowship" in verbs(play) and "separate" in verbs(play)


MIXED = {"osgiliath": {"gondor_regular": 3, "rohan_regular": 2}}


@rule("W21.13")
@example("N48")
def test_who_controls_a_mixed_army() -> None:
    def controls(figures: dict[str, int]) -> int:
        t = table(four(empty_board=True, regions={"osgiliath": figures}))
        return commander(t, t.book.region_index["osgiliath"], FP)

    assert controls({"gondor_regular": 3, "rohan_regular": 2}) == 0
    assert controls({"gondor_regular": 3, "rohan_regular": 2, "rohan_elite": 1}) == 1
    assert controls({"gondor_regular": 2, "rohan_regular": 2}) == 0


@rule("W21.11", "W21.12", "W21.15")
def test_separate_armies_and_the_agreement() -> None:
    play = four(empty_board=True, regions=MIXED, dice={"fp": {"event": 1}, "shadow": {"army": 1}}, acting=1)
    t = table(play)
    place = t.book.region_index["osgiliath"]
    assert usable(t, 0, place).n[6] == 3 and usable(t, 0, place).n[12] == 0
    do(play, ("die", "event"), "skip")
    assert asked(play) == "wotr-ask-mix"
    for d in play.decisions:
        play.answer(d.seat, ("mix",))
    t = table(play)
    assert t.mixed == [place] and usable(t, 0, place).n[12] == 2 and usable(t, 1, place).n[6] == 0


@rule("W21.12")
def test_team_mates_share_the_loss_above_ten() -> None:
    board = {"osgiliath": {"gondor_regular": 6, "rohan_regular": 5, "rohan_elite": 1}}
    play = four(empty_board=True, regions=board, dice={"fp": {"event": 1}, "shadow": {"army": 1}}, acting=1)
    do(play, ("die", "event"), "skip")
    assert play.decisions[0].seat == 1 and asked(play) == "wotr-ask-stack", "the non-leading player is first"
    do(play, ("remove", "rohan_regular"))
    assert figures(play, "osgiliath") == {"gondor_regular": 5, "rohan_regular": 4, "rohan_elite": 1}


@rule("W21.14", "W21.16")
def test_the_controller_keeps_control_of_the_acting_part() -> None:
    play = four(
        empty_board=True,
        regions=MIXED,
        mixed=["osgiliath"],
        asked=["osgiliath"],
        politics={"gondor": "war", "rohan": "war"},
        dice={"fp": {"army_muster": 1}, "shadow": {"army": 1}},
        acting=0,
    )
    t = table(play)
    place = t.book.region_index["osgiliath"]
    n = [0] * 24
    n[6], n[12] = 1, 2
    assert not keeps_command(t, 0, place, n)
    do(play, ("die", "army_muster"), "move_armies", ("from", "osgiliath"), ("to", "lossarnach"))
    do(play, ("leave", "gondor_regular"), ("leave", "gondor_regular"))
    assert ("done",) not in options(play)
    do(play, ("leave", "rohan_regular"), "done")
    assert figures(play, "lossarnach") == {"gondor_regular": 1, "rohan_regular": 1}


@rule("W21.17")
def test_cards_with_a_players_symbol() -> None:
    t = table(new(seats=4))
    stewards = t.book.card_index["fp_char_23"]
    assert may_play(t, 0, stewards) and not may_play(t, 1, stewards)
    grond = t.book.card_index["sh_char_20"]
    assert may_play(t, 2, grond) and not may_play(t, 3, grond)
    assert may_play(table(new(seats=3)), 0, stewards) and may_play(t, 1, t.book.card_index["fp_char_12"])


@rule("W21.18")
def test_southron_elites_lead() -> None:
    there = {"saruman": "orthanc"}
    assert elite_leads(table(four(characters=there)), 22)
    assert not elite_leads(table(lay(characters=there)), 22)
    assert not elite_leads(table(four()), 22)


@rule("W21.20", "R11.4")
@example("E30", "E31")
def test_the_lone_free_player_may_not_repeat_a_nation() -> None:
    board = {"pelargir": {"gondor_regular": 2}, "folde": {"gondor_regular": 1, "rohan_regular": 1}}
    more: dict[str, Any] = {
        "seats": 3,
        "empty_board": True,
        "regions": board,
        "politics": {"gondor": "war", "rohan": "war"},
        "dice": {"fp": {"army_muster": 2}, "shadow": {"event": 1}},
    }
    play = lay(**more)
    do(play, ("die", "army_muster"), "muster", ("recruit", "gondor_elite"), ("to", "pelargir"))
    do(play, ("die", "event"), "skip", ("die", "army_muster"), "move_armies")
    assert options(play) == (("from", "folde"),), "Gondor was just used; the mixed Army is another"
    play = lay(limit={"nations": ["gondor", "rohan"], "army": "folde"}, **more)
    do(play, ("die", "army_muster"))
    assert "move_armies" not in verbs(play)
    play = lay(limit={"nations": ["gondor"]}, options={"three_player_limit": False}, **more)
    do(play, ("die", "army_muster"), "move_armies")
    assert ("from", "pelargir") in options(play)


@rule("W21.21", "R11.5", "R11.3")
@example("N49")
def test_the_individual_winner() -> None:
    taken = {
        "minas_tirith": {"control": "shadow", "captor": 2},
        "dol_amroth": {"control": "shadow", "captor": 2},
        "lorien": {"control": "shadow", "captor": 2},
        "helms_deep": {"control": "shadow", "captor": 3},
        "erebor": {"control": "shadow", "captor": 3},
        "dale": {"control": "shadow", "captor": 3},
        "moria": {"control": "fp", "captor": 0},
    }
    t = table(four(regions=taken, empty_board=True))
    assert (account(t, 2), account(t, 3)) == (4, 5)
    side_wins(t, SH, "military", "W20.4")
    assert t.result is not None and t.result.winners == [3]
    t = table(four(regions=taken, empty_board=True))
    assert (account(t, 0), account(t, 1)) == (-6, -5)
    t = table(four(regions=taken, empty_board=True, options={"individual_winner": False}))
    side_wins(t, SH, "military", "W20.4")
    assert t.result is not None and t.result.winners == [2, 3]


@rule("R11.1")
@pytest.mark.parametrize("seats", [3, 4])
def test_one_pool_of_dice_and_rings(seats: int) -> None:
    play = lay(seats=seats, dice={"fp": {"muster": 2}, "shadow": {"army": 1}}, acting=0)
    do(play, "ring", ("change", "muster"), ("into", "event"))
    assert table(play).ring_used == [1, 0] and box(play, "gondor") == 2
