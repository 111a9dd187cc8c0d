"""Rulings on cards the printed text leaves open: when they may be played, and how they meet other rules."""

from __future__ import annotations

from typing import Any

from wotr_battle_kit import attack, the_battle
from wotr_cards_kit import EVERYBODY, NOBODY, SIEGE, WAR, playable, played
from wotr_kit import asked, control, do, figures, go, lay, options, rolls, table, tiles, verbs

from ravenhill.coverage import card, rule
from ravenhill.games.wotr.nations import FP, SH
from ravenhill.games.wotr.strength import dice_of


def free_plays(name: str, **more: Any) -> bool:
    play = lay(hands=[[name], []], dice={"fp": {"event": 1}, "shadow": {"army": 1}}, **more)
    return ("play", name) in options(do(play, ("die", "event")))


@card("fp_char_12", "fp_char_09", "fp_strat_14", "fp_strat_13", "fp_strat_04", "sh_strat_11", "sh_char_23")
@rule("R2.1", "W8.9", "W11.4")
def test_a_card_may_be_played_to_no_effect() -> None:
    assert free_plays("fp_char_12") and free_plays("fp_char_09"), "without Corruption"
    assert free_plays("fp_strat_14", regions={"minas_tirith": {"control": "shadow"}}), "with the city lost"
    assert free_plays("fp_strat_04", characters=NOBODY), "with nobody to move"
    assert free_plays("fp_strat_13", politics={"elves": "war"}, empty_board=True), "with no Army on any coast"
    assert playable("sh_char_23", empty_board=True), "without Nazgul"
    book = table(lay()).book
    around = {r for name in ("north_dunland", "south_dunland") for r in book.near[book.region_index[name]]}
    near = [book.region_ids[r] for r in sorted(around)]
    held: dict[str, Any] = {name: {"gondor_regular": 1} for name in near}
    for name in near:
        if control(lay(), name) == SH:
            held[name]["control"] = "fp"
    play = played("sh_strat_11", empty_board=True, politics=WAR, regions=held)
    assert sum(figures(play, r).get("isengard_regular", 0) for r in near) == 0, "no free region is left"


@card("sh_char_23")
@rule("R5.7", "W12.3.1")
def test_a_nazgul_that_has_flown_leads_an_army() -> None:
    regions = {"moria": {"nazgul": 1}, "dol_guldur": {"sauron_regular": 2}}
    play = played("sh_char_23", ("fly", "moria"), empty_board=True, regions=regions)
    go(play, "dol_guldur")
    do(play, *(["done"] if asked(play) == "nazgul" else []))
    do(play, "move_armies", ("from", "dol_guldur"), ("to", "southern_mirkwood"), "all")
    assert figures(play, "southern_mirkwood") == {"sauron_regular": 2, "nazgul": 1}


@rule("W13.3.4")
def test_at_most_and_fewer_dice() -> None:
    regions = {"osgiliath": {"sauron_regular": 8}, "lossarnach": {"gondor_regular": 2}}
    play = do(attack(regions, "osgiliath", "lossarnach", hands=[["fp_strat_01"], []]), "all")
    b = the_battle(play)
    b.most[SH] = 3
    b.fewer[SH] = 2
    assert dice_of(table(play), b, SH) == 1
    b.fewer[SH] = 4
    assert dice_of(table(play), b, SH) == 1, "one is always rolled"


@card("fp_strat_01")
@rule("R9.16", "W6.2")
def test_the_last_battle_and_a_reveal_in_the_same_move() -> None:
    play = lay(
        table=["fp_strat_01"],
        characters={"strider": "replaced", "aragorn": "osgiliath"},
        fellowship={"region": "trollshaws", "guide": "gandalf_grey"},
        regions={"osgiliath": {"gondor_regular": 1}},
        hunt={"shadow": 1},
        dice={"fp": {"character": 1}, "shadow": {"army": 1}},
    )
    rolls(play, 6)
    tiles(play, "std_15")
    do(play, ("die", "character"), "fellowship")
    while verbs(play)[0] in ("use_ring", "stop", "to"):
        do(play, options(play)[0])
    assert table(play).laid == [] and table(play).hunt_dice[FP] == 1


@card("sh_char_09", "sh_char_10", "sh_char_11")
@rule("R10.3", "R10.9")
def test_progress_kept_on_the_mordor_track() -> None:
    mordor = {"region": "morannon", "mordor": 1, "progress": 2}
    kept = {"mordor_progress": "kept"}
    assert playable("sh_char_09", fellowship=mordor, options=kept)
    assert playable("sh_char_11", fellowship=mordor, options=kept)
    assert not playable("sh_char_10", fellowship=mordor, options=kept), "there is no figure to drive off"
    zero = {"region": "morannon", "mordor": 1}
    assert not playable("sh_char_09", fellowship=zero) and not playable("sh_char_11", fellowship=zero)


@card("devilry_of_orthanc")
@rule("R6.24")
def test_devilry_from_inside_orthanc() -> None:
    regions = {"orthanc": {"rohan_regular": 3, "besieged": {"isengard_regular": 2}}}
    play = attack(regions, "orthanc", "orthanc", side="fp", hands=[[], ["sh_strat_03", "sh_strat_05"]])
    do(play, *(["all"] if ("all",) in options(play) else []))
    assert ("card", "sh_strat_05") in options(play)


@card("sh_char_20")
@rule("W14.11", "W13.9.1")
def test_three_rounds_may_end_sooner() -> None:
    play = played("sh_char_20", "all", regions=SIEGE, politics=EVERYBODY, characters={"witch_king": "minas_tirith"})
    while asked(play) not in ("cease", ""):
        do(play, options(play)[0])
    assert the_battle(play).round == 1 and options(play) == (("continue",), ("cease",))
    do(play, "cease")
    assert table(play).battle is None


@card("sh_strat_05", "fp_strat_08")
@rule("R8.5")
def test_threats_and_promises_bars_the_diplomatic_action_only() -> None:
    play = lay(table=["sh_strat_05"], hands=[["fp_strat_08"], []], dice={"fp": {"muster": 1}})
    do(play, ("die", "muster"))
    assert ("diplomacy", "rohan") not in options(play) and ("diplomacy", "elves") in options(play)
    do(play, ("play", "fp_strat_08"))
    assert ("nation", "rohan") in options(play)


@card("sh_strat_10")
@rule("R4.3", "W12.3.4")
def test_corsairs_may_not_land_above_ten() -> None:
    regions = {"umbar": {"southrons_regular": 4}, "anfalas": {"southrons_regular": 8}}
    play = played("sh_strat_10", ("to", "anfalas"), empty_board=True, politics=EVERYBODY, regions=regions)
    assert options(play) == (("done",), ("leave", "southrons_regular")), "two have to stay, unasked"
    do(play, "done")
    assert figures(play, "anfalas") == {"southrons_regular": 10}


@card("fp_char_19", "sh_char_15")
@rule("W8.5")
def test_nobody_is_asked_for_a_character_card_nobody_can_have() -> None:
    ents: dict[str, Any] = {"characters": {"gandalf_grey": "replaced", "gandalf_white": "fangorn"}}
    ents["dice"] = {"fp": {"event": 1}, "shadow": {"army": 1}}
    for held, question in ([], False), (["fp_strat_01"], False), (["fp_char_05"], True), (["fp_char_18"], True):
        play = lay(hands=[["fp_char_19", *held], []], empty_board=True, **ents)
        do(play, ("die", "event"), ("play", "fp_char_19"))
        assert (asked(play) == "ents") == question, held
    play = lay(hands=[["fp_char_19", "fp_strat_01"], []], empty_board=True, options={"card_backs_open": False}, **ents)
    do(play, ("die", "event"), ("play", "fp_char_19"))
    assert asked(play) == "ents", "with closed backs not to ask would tell"
    for held, question in ([], False), (["fp_strat_01"], False), (["fp_char_05"], True):
        play = lay(
            table=["sh_char_15"],
            fellowship={"region": "trollshaws", "guide": "strider"},
            hands=[held, []],
            hunt={"shadow": 1},
            dice={"fp": {"character": 1}, "shadow": {"army": 1}},
            empty_board=True,
        )
        rolls(play, 6)
        tiles(play, "std_10")
        do(play, ("die", "character"), "fellowship", ("casualty", "guide"))
        while asked(play) == "guide":
            do(play, options(play)[0])
        assert (asked(play) == "worn") == question, held


@rule("R2.6", "W13.2.7")
def test_without_rearguards_only_those_stay_who_must() -> None:
    board = {
        "lossarnach": {"gondor_regular": 4, "rohan_leader": 1},
        "minas_tirith": {"sauron_regular": 3, "besieged": {"gondor_elite": 2}},
    }
    war = {"gondor": "war", "sauron": "war", "rohan": {"box": 2, "active": True}}
    more: dict[str, Any] = {"hands": [["fp_strat_10"], []], "dice": {"fp": {"army_muster": 1}, "shadow": {"army": 1}}}
    play = lay(empty_board=True, regions=board, politics=war, options={"card_attack_rearguard": False}, **more)
    do(play, ("die", "army_muster"), ("play", "fp_strat_10"))
    battle = table(play).battle
    assert battle is not None and sum(battle.rear) == 2, "the Leader has a unit beside him: nobody else stays"
