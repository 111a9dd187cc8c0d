"""W5 to W7: the turn, Action dice, Elven Rings."""

from __future__ import annotations

import random
from typing import Any

import pytest
from wotr_kit import asked, box, dice, do, figures, hand, lay, new, options, table, told, verbs, where

from ravenhill.coverage import example, rule
from ravenhill.engine.script import Play
from ravenhill.games.wotr.nations import FP, SH
from ravenhill.games.wotr.table import ACTIONS, ALLOCATION, FELLOWSHIP
from ravenhill.games.wotr.turn import hunt_limits, pool

NO_DICE = {"fp": {}, "shadow": {}}


@rule("W5.1", "W8.2", "W4.8")
def test_first_turn_draws_one_card_of_each_deck() -> None:
    play = new()
    assert [len(h) for h in table(play).hands] == [2, 2]
    assert [c.split("_")[1] for c in hand(play, 0)] == ["char", "strat"]
    assert table(play).phase == FELLOWSHIP and table(play).turn == 1


@rule("W5.1.1", "W5.3.1")
def test_hunt_box_is_emptied_and_remembered() -> None:
    play = lay(at="recover", turn=2, hunt={"fp": 2, "shadow": 3})
    assert table(play).hunt_dice == [0, 0] and table(play).had_fp_die
    play = lay(at="recover", turn=2, hunt={"fp": 0, "shadow": 3})
    assert not table(play).had_fp_die


@rule("W5.2", "W5.3", "W5.4", "W5.5")
def test_phases_follow_each_other() -> None:
    play = new()
    do(play, ("guide", "gandalf_grey"))
    assert table(play).phase == ALLOCATION
    play.feed(["action:character"] * 4 + ["action:army", "action:eye", "action:event", "action:muster", "action:army"])
    do(play, ("hunt", 2))
    t = table(play)
    assert t.phase == ACTIONS and dice(play, FP) == {"character": 4}
    assert dice(play, SH) == {"army": 2, "event": 1, "muster": 1}
    assert t.hunt_dice == [0, 3]
    assert play.decisions[0].seat == 0


@rule("W5.3.1", "W5.3.2", "W5.3.3", "W19.5", "R1.8")
@example("N06")
def test_hunt_allocation_limits() -> None:
    inside = ["gandalf_grey", "strider", "boromir", "legolas", "gimli", "meriadoc", "peregrin"]

    def limits(companions: int, fp_die: bool) -> tuple[int, int]:
        gone = dict.fromkeys(inside[companions:], "eliminated")
        return hunt_limits(table(lay(at="allocation", characters=gone, had_fp_die=fp_die, ready=[4, 7], dice=NO_DICE)))

    assert limits(7, False) == (0, 7)
    assert limits(7, True) == (1, 7)
    assert limits(3, False) == (0, 3)
    assert limits(0, False) == (0, 1)
    play = lay(
        at="allocation",
        characters=dict.fromkeys(inside, "eliminated"),
        had_fp_die=True,
        ready=[4, 7],
        dice=NO_DICE,
    )
    assert table(play).hunt_dice[SH] >= 1 and asked(play) == "die"


@rule("W5.7", "W5.8", "W22.7")
@example("N04")
def test_size_of_the_pools() -> None:
    everybody = {
        "saruman": "orthanc",
        "witch_king": "minas_morgul",
        "mouth_of_sauron": "barad_dur",
        "aragorn": "pelargir",
        "strider": "replaced",
        "gandalf_white": "fangorn",
        "gandalf_grey": "eliminated",
    }
    t = table(lay(characters=everybody))
    assert (pool(t, FP), pool(t, SH)) == (6, 10)
    everybody["witch_king"] = "eliminated"
    everybody["aragorn"] = "eliminated"
    t = table(lay(characters=everybody))
    assert (pool(t, FP), pool(t, SH)) == (5, 9)


@rule("W5.9", "W5.10", "R1.9")
@example("N05")
def test_a_new_die_is_rolled_from_the_next_turn() -> None:
    play = lay(
        politics={"isengard": "war"},
        dice={"fp": {}, "shadow": {"muster": 2}},
        acting=1,
    )
    do(play, ("die", "muster"), ("enter", "saruman"))
    assert where(play, "saruman") == "orthanc"
    assert table(play).dice_left(SH) == 1
    do(play, ("die", "muster"), "skip")
    assert table(play).turn == 2 and table(play).ready[SH] == 8


@rule("W5.6", "W20.3")
def test_the_turn_ends_with_the_victory_check() -> None:
    play = lay(dice={"fp": {"character": 1}, "shadow": {}})
    do(play, ("die", "character"), "skip")
    assert table(play).turn == 2 and table(play).phase == FELLOWSHIP


@rule("W6.1", "W6.5", "W8.16")
@example("N08")
def test_players_alternate_until_one_has_no_dice() -> None:
    play = lay(dice={"fp": {"character": 1}, "shadow": {"army": 4}})
    assert play.decisions[0].seat == 0
    do(play, ("die", "character"), "skip")
    for left in (4, 3, 2, 1):
        assert play.decisions[0].seat == 1 and table(play).dice_left(SH) == left
        do(play, ("die", "army"), "skip")
    assert table(play).turn == 2


@rule("W6.3", "W6.6", "R1.2")
@example("N07", "C18")
@pytest.mark.parametrize(
    ("fp", "shadow", "acting", "may_pass"),
    [(2, 5, 0, True), (3, 3, 0, False), (3, 3, 1, False), (3, 2, 1, True)],
)
def test_pass(fp: int, shadow: int, acting: int, may_pass: bool) -> None:
    play = lay(dice={"fp": {"character": fp}, "shadow": {"army": shadow}}, acting=acting, hunt={"shadow": 2})
    assert ("pass" in verbs(play)) == may_pass
    if may_pass:
        do(play, "pass")
        assert play.decisions[0].seat == 1 - acting
        assert [table(play).dice_left(s) for s in (FP, SH)] == [fp, shadow]


@rule("W6.4")
def test_skip_discards_a_die() -> None:
    play = lay(dice={"fp": {"event": 2}, "shadow": {"army": 1}})
    do(play, ("die", "event"), "skip")
    assert dice(play, FP) == {"event": 1}


@rule("W6.2", "W6.10", "W17.5.2", "W6.27")
@pytest.mark.parametrize("face", ["character", "will_of_the_west"])
def test_a_die_that_moves_the_fellowship_goes_to_the_hunt_box(face: str) -> None:
    play = lay(dice={"fp": {face: 1}, "shadow": {"army": 1}})
    do(play, ("die", face), "fellowship")
    assert table(play).hunt_dice == [1, 0]
    assert table(play).fellowship.progress == 1


@rule("W6.11", "W17.8", "W17.7.3")
@example("N52")
def test_hiding_does_not_move_and_keeps_the_die_out_of_the_box() -> None:
    play = lay(fellowship={"hidden": False}, dice={"fp": {"character": 2}, "shadow": {}})
    do(play, ("die", "character"))
    assert "hide" in verbs(play) and "fellowship" not in verbs(play)
    do(play, "hide")
    assert table(play).fellowship.hidden and table(play).hunt_dice == [0, 0]
    assert table(play).fellowship.progress == 0
    do(play, ("die", "character"))
    assert "fellowship" in verbs(play)


@rule("W6.7", "W6.8", "W6.9", "W6.12", "W6.13")
def test_uses_of_a_character_result() -> None:
    play = lay(
        characters={"boromir": "minas_tirith"},
        hands=[["fp_char_12", "fp_strat_14"], []],
        politics={"gondor": "war"},
        regions={"osgiliath": {"sauron_regular": 1}},
    )
    do(play, ("die", "character"))
    got = verbs(play)
    for verb in ("move_leader", "attack_leader", "fellowship", "separate", "companions"):
        assert verb in got
    assert ("play", "fp_char_12") in options(play) and ("play", "fp_strat_14") not in options(play)
    assert "muster" not in got and "draw" not in got


@rule("W6.14")
def test_the_shadow_moves_minions_with_a_character_result() -> None:
    play = lay(dice={"fp": {}, "shadow": {"character": 1}}, acting=1)
    do(play, ("die", "character"))
    assert "minions" in verbs(play) and "fellowship" not in verbs(play)


@rule("W6.15", "W6.16", "W6.17")
@example("N16")
def test_uses_of_an_army_result() -> None:
    play = lay(
        dice={"fp": {}, "shadow": {"army": 1}},
        acting=1,
        politics={"sauron": "war"},
        hands=[[], ["sh_strat_14", "sh_strat_20", "sh_char_18"]],
        regions={"north_ithilien": {"sauron_regular": 1}},
    )
    do(play, ("die", "army"))
    assert "move_armies" in verbs(play) and "attack_army" in verbs(play)
    played = [o[1] for o in options(play) if o[0] == "play"]
    assert played == ["sh_strat_14"]
    do(play, "move_armies")
    assert "attack" not in verbs(play)


@rule("W6.18", "W6.19", "W6.20", "W6.21")
def test_uses_of_a_muster_result() -> None:
    play = lay(
        dice={"fp": {}, "shadow": {"muster": 1}},
        acting=1,
        politics={"isengard": "war"},
        hands=[[], ["sh_strat_14", "sh_strat_20"]],
    )
    do(play, ("die", "muster"))
    got = options(play)
    assert ("diplomacy", "sauron") in got and ("diplomacy", "isengard") not in got
    assert ("muster",) in got and ("enter", "saruman") in got and ("play", "sh_strat_20") in got
    assert ("play", "sh_strat_14") not in got and ("move_armies",) not in got
    do(play, ("diplomacy", "sauron"))
    assert box(play, "sauron") == 4


@rule("W6.22", "W6.23")
def test_uses_of_an_event_result() -> None:
    play = lay(
        dice={"fp": {"event": 1}, "shadow": {"army": 1}},
        hands=[["fp_char_12", "fp_strat_14"], []],
    )
    do(play, ("die", "event"))
    assert set(options(play)) == {
        ("draw", "fp_character"),
        ("draw", "fp_strategy"),
        ("play", "fp_char_12"),
        ("play", "fp_strat_14"),
        ("skip",),
    }
    do(play, ("draw", "fp_strategy"))
    assert len(hand(play, 0)) == 3


@rule("W6.24", "R1.6", "W8.7")
def test_muster_army_is_either() -> None:
    play = lay(
        dice={"fp": {}, "shadow": {"army_muster": 1}},
        acting=1,
        politics={"sauron": "war"},
        hands=[[], ["sh_strat_14", "sh_strat_20", "sh_char_18"]],
    )
    do(play, ("die", "army_muster"))
    got = options(play)
    assert ("move_armies",) in got and ("muster",) in got
    assert ("play", "sh_strat_14") in got and ("play", "sh_strat_20") in got and ("play", "sh_char_18") not in got


@rule("W6.25", "W5.4")
def test_eyes_are_never_actions() -> None:
    play = lay(at="roll", ready=[4, 7], dice=NO_DICE)
    t = table(play)
    assert t.dice[SH][6] == 0 and t.dice_left(SH) + t.hunt_dice[SH] == 7


@rule("W6.26", "W7.8")
def test_will_of_the_west_is_everything() -> None:
    play = lay(
        dice={"fp": {"will_of_the_west": 1}, "shadow": {"army": 1}},
        characters={"strider": "pelargir"},
        hands=[["fp_char_12", "fp_strat_14"], []],
        politics={"gondor": "war"},
    )
    do(play, ("die", "will_of_the_west"))
    got = options(play)
    for option in (
        ("fellowship",),
        ("move_armies",),
        ("muster",),
        ("draw", "fp_character"),
        ("enter", "aragorn"),
        ("play", "fp_char_12"),
        ("play", "fp_strat_14"),
        ("separate",),
        ("diplomacy", "rohan"),
    ):
        assert option in got


@rule("W7.1", "W7.2", "W7.3", "W7.7", "R1.3", "R1.4")
@example("N11", "N12")
def test_life_of_a_ring() -> None:
    play = lay(dice={"fp": {"muster": 2}, "shadow": {"army": 2}})
    do(play, "ring", ("change", "muster"))
    assert ("into", "will_of_the_west") not in options(play) and ("into", "eye") not in options(play)
    assert ("into", "muster") not in options(play)
    do(play, ("into", "character"))
    assert dice(play, FP) == {"muster": 1, "character": 1}
    assert table(play).rings == [2, 1]
    assert "ring" not in verbs(play) and play.decisions[0].seat == 0
    do(play, ("die", "character"), "skip")
    assert "ring" in verbs(play)
    do(play, "ring", ("change", "army"), ("into", "eye"))
    assert table(play).rings == [2, 0] and table(play).hunt_dice == [0, 1]
    assert dice(play, SH) == {"army": 1} and play.decisions[0].seat == 1


@rule("W7.4", "W7.5", "W7.6")
def test_what_a_ring_may_give() -> None:
    play = lay(dice={"fp": {}, "shadow": {"army": 2}}, acting=1, rings={"fp": 2, "shadow": 1})
    do(play, "ring", ("change", "army"))
    assert {o[1] for o in options(play)} == {"character", "muster", "event", "army_muster", "eye"}


@rule("R1.4", "W6.5")
def test_without_a_die_there_is_neither_ring_nor_action() -> None:
    rings = {"fp": 2, "shadow": 1}
    play = lay(dice={"fp": {}, "shadow": {"army": 2}}, acting=0, rings=rings)
    assert play.decisions[0].seat == 1 and asked(play) == "die", "the other side has the dice"
    play = lay(dice={"fp": {}, "shadow": {"army": 1}}, acting=1, rings=rings)
    do(play, "ring", ("change", "army"), ("into", "eye"))
    assert table(play).turn == 2, "the last die went to the Hunt Box and the phase is over"
    play = lay(dice={"fp": {}, "shadow": {}}, acting=0, rings=rings)
    assert table(play).turn == 2 and options(play)


@rule("W7.3", "R11.1")
def test_one_ring_each_turn() -> None:
    play = lay(dice={"fp": {"muster": 1, "event": 1}, "shadow": {}}, ring_used=[1, 0], rings={"fp": 2})
    assert "ring" not in verbs(play)


@rule("W6.1", "W12.1.3")
@example("E09")
def test_the_same_army_may_move_with_two_dice() -> None:
    play = lay(
        dice={"fp": {}, "shadow": {"army": 2}},
        acting=1,
        regions={"gorgoroth": {"sauron_regular": 1}, "barad_dur": {}, "nurn": {}},
    )
    do(play, ("die", "army"), "move_armies", ("from", "gorgoroth"), ("to", "nurn"), "done")
    do(play, ("die", "army"), "move_armies", ("from", "nurn"), ("to", "gorgoroth"), "done")
    assert figures(play, "gorgoroth") == {"sauron_regular": 1}


# --- what is asked, and what is not ---


@rule("W6.28")
def test_the_only_die_is_not_asked_for() -> None:
    play = lay(dice={"fp": {"muster": 2}, "shadow": {"army": 1}}, rings={"fp": 0})
    assert asked(play) == "use" and play.decisions[0].prompt.args["face"] == "muster"
    play = lay(dice={"fp": {"muster": 1, "event": 1}, "shadow": {"army": 1}}, rings={"fp": 0})
    assert asked(play) == "die"
    play = do(lay(dice={"fp": {"muster": 1}, "shadow": {"army": 1}}), "ring")
    assert asked(play) == "ring_into", "there is one die to change"
    every = {"every_question": True}
    play = lay(dice={"fp": {"muster": 2}, "shadow": {"army": 1}}, rings={"fp": 0}, options=every)
    assert asked(play) == "die" and options(play) == (("die", "muster"),)
    assert asked(lay(at="fellowship", dice=NO_DICE, ready=[4, 7], options=every)) == "declare"


@rule("W6.28")
def test_whoever_holds_cards_is_asked_even_where_only_one_answer_is_open() -> None:
    """Not to ask would tell that none of the cards can be played."""
    stuck: dict[str, Any] = {"empty_board": True, "rings": {"fp": 0}, "dice": {"fp": {}, "shadow": {"army": 1}}}
    play = lay(acting=1, hands=[[], ["sh_strat_24"]], **stuck)
    assert asked(play) == "use" and options(play) == (("skip",),)
    play = lay(acting=1, **stuck)
    assert told(play, "skip"), "with no card in hand everybody sees that nothing can be done"
    fight: dict[str, Any] = {"osgiliath": {"sauron_regular": 2}, "lossarnach": {"gondor_regular": 2}}
    play = lay(
        empty_board=True,
        regions=fight,
        politics={"sauron": "war", "gondor": "war"},
        dice={"fp": {"event": 1}, "shadow": {"army": 1}},
        hands=[["fp_char_24"], ["sh_char_24"]],
        acting=1,
    )
    do(play, ("die", "army"), "attack_army", ("attack", "osgiliath", "lossarnach"), "all")
    assert asked(play) == "combat_card" and options(play) == (("pass",),)


@rule("W6.28", "W13.5.1")
def test_with_an_empty_hand_nobody_is_asked_for_a_combat_card() -> None:
    """But for the Balrog's card on the table, where everybody sees whether it can be played."""

    def fight(source: str, target: str, **more: Any) -> Play:
        regions: dict[str, Any] = {source: {"sauron_regular": 2}, target: {"elves_regular": 2}}
        play = lay(
            empty_board=True,
            regions=regions,
            politics={"sauron": "war", "elves": "war"},
            dice={"fp": {"event": 1}, "shadow": {"army": 1}},
            acting=1,
            **more,
        )
        return do(play, ("die", "army"), "attack_army", ("attack", source, target), "all")

    far, near = ("osgiliath", "lossarnach"), ("moria", "dimrill_dale")
    assert asked(fight(*far)) != "combat_card"
    assert asked(fight(*far, table=["sh_char_17"])) != "combat_card"
    play = fight(*near, table=["sh_char_17"])
    assert asked(play) == "combat_card" and options(play) == (("pass",), ("card", "sh_char_17"))
    play = fight(*far, table=["sh_char_17"], hands=[[], ["sh_char_24"]])
    assert asked(play) == "combat_card", "a card in hand can be any"
    play = fight(*far, table=["sh_char_17"], options={"every_question": True})
    assert asked(play) == "combat_card" and options(play) == (("pass",),)


@rule("W6.28")
def test_no_question_whose_options_all_can_see_has_a_single_one() -> None:
    """Left are those that hide a hand, and the attack, which shows its odds before the dice are rolled."""
    hidden = {"use", "combat_card", "pay", "discard"}
    for seed, seats in ((1, 2), (2, 3), (3, 4)):
        rng = random.Random(seed)
        play = new(seed, seats)
        for _ in range(500):
            if play.over:
                break
            d = play.decisions[0]
            hides = d.kind in hidden and table(play).hands[d.seat]
            assert len(d.options) > 1 or hides or d.kind == "attack", d
            play.answer(d.seat, rng.randrange(len(d.options)))
