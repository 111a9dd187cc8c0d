"""W10 to W12: Armies, stacking, recruiting, movement."""

from __future__ import annotations

from typing import Any

import pytest
from wotr_kit import active, asked, box, control, do, figures, lay, lost, options, reserve, table, verbs, where

from ravenhill.coverage import example, rule
from ravenhill.engine.decision import Illegal
from ravenhill.engine.script import Play
from ravenhill.games.wotr.armies import commander, force_at
from ravenhill.games.wotr.nations import FP, SH

ARMY = {"fp": {}, "shadow": {"army": 2}}
WAR = dict.fromkeys(("sauron", "isengard", "southrons", "gondor", "rohan", "elves", "dwarves", "north"), "war")


def board(regions: dict[str, Any], side: str = "shadow", face: str = "army", **more: Any) -> Play:
    """An empty board but for these regions, with one die to use."""
    other = "fp" if side == "shadow" else "shadow"
    more.setdefault("politics", WAR)
    play = lay(
        empty_board=True,
        regions=regions,
        dice={side: {face: 1}, other: {"event": 1}},
        acting=1 if side == "shadow" else 0,
        **more,
    )
    return do(play, ("die", face))


def targets(play: Play) -> set[str]:
    return {str(o[1]) for o in options(play) if o[0] == "to"}


@rule("W12.1.1", "W12.2.1", "W10.1", "W10.2", "W12.3.1")
@example("C27")
def test_one_army_may_be_split_into_two_moves() -> None:
    play = board({"gorgoroth": {"sauron_regular": 6}})
    do(play, "move_armies", ("from", "gorgoroth"), ("to", "nurn"))
    do(play, *[("leave", "sauron_regular")] * 3, "done")
    do(play, ("from", "gorgoroth"), ("to", "barad_dur"), "all")
    assert figures(play, "nurn") == {"sauron_regular": 3} and figures(play, "barad_dur") == {"sauron_regular": 3}


@rule("W12.1.1", "W12.3.1", "W10.2")
@example("E08")
def test_units_that_arrived_do_not_move_again() -> None:
    play = board({"nurn": {"sauron_regular": 2}, "gorgoroth": {"sauron_regular": 1}})
    do(play, "move_armies", ("from", "nurn"), ("to", "gorgoroth"), "all", ("from", "gorgoroth"))
    do(play, ("to", "barad_dur"))
    assert figures(play, "gorgoroth") == {"sauron_regular": 2}
    assert figures(play, "barad_dur") == {"sauron_regular": 1}


@rule("W12.1.1", "W12.1.4")
def test_the_second_move_is_a_choice() -> None:
    play = board({"nurn": {"sauron_regular": 1}, "umbar": {"southrons_regular": 1}})
    do(play, "move_armies", ("from", "nurn"), ("to", "gorgoroth"))
    assert options(play) == (("from", "umbar"), ("done",))


@rule("W12.1.2", "W12.2.3", "W6.7", "W12.2.5")
def test_a_character_result_moves_an_army_with_a_leader() -> None:
    play = board({"nurn": {"sauron_regular": 2}, "barad_dur": {"sauron_regular": 2, "nazgul": 1}}, face="character")
    do(play, "move_leader")
    assert play.decisions[0].prompt.args["region"] == "barad_dur"
    do(play, ("to", "gorgoroth"))
    assert ("leave", "nazgul") not in options(play)
    do(play, ("leave", "sauron_regular"), "done")
    assert figures(play, "gorgoroth") == {"sauron_regular": 1, "nazgul": 1}


@rule("W12.2.2", "W9.1")
def test_leaders_are_not_left_without_units() -> None:
    play = board({"edoras": {"rohan_regular": 2, "rohan_leader": 1}}, side="fp", face="army_muster")
    do(play, "move_armies", ("from", "edoras"), ("to", "westemnet"), ("leave", "rohan_leader"))
    assert figures(play, "edoras") == {"rohan_regular": 1, "rohan_leader": 1}


@rule("W12.2.4")
def test_characters_and_nazgul_may_stay_alone() -> None:
    play = board({"nurn": {"sauron_regular": 1, "nazgul": 1}}, characters={"witch_king": "nurn"})
    do(play, "move_armies", ("from", "nurn"), ("to", "gorgoroth"), ("leave", "nazgul"), ("leave", "witch_king"), "done")
    assert figures(play, "nurn") == {"nazgul": 1} and where(play, "witch_king") == "nurn"


@rule("W12.3.2", "W12.3.3", "W3.12")
def test_regions_with_enemy_units_are_closed() -> None:
    play = board({"osgiliath": {"sauron_regular": 3}, "minas_tirith": {"gondor_regular": 1}})
    do(play, "move_armies", ("from", "osgiliath"))
    assert "minas_tirith" not in targets(play) and "pelargir" in targets(play) and "druadan_forest" in targets(play)


@rule("W12.3.4", "R4.3", "W10.3")
@example("N13")
@pytest.mark.parametrize(("there", "legal"), [(8, False), (7, True)])
def test_a_move_may_not_overfill_a_region(there: int, legal: bool) -> None:
    play = board(
        {
            "nurn": {"sauron_regular": 3},
            "gorgoroth": {"southrons_regular": there},
            "barad_dur": {"sauron_regular": 10},
            "minas_morgul": {"southrons_regular": 10},
            "morannon": {"sauron_regular": 10},
        },
        face="army",
        options={"limit_after_both_moves": False},
    )
    do(play, "move_armies", ("from", "nurn"), ("to", "gorgoroth"))
    assert (("all",) in options(play)) == legal


@rule("R4.4", "R10.1", "W12.3.4")
@example("C01")
def test_the_limit_is_checked_after_both_moves() -> None:
    play = board({"nurn": {"sauron_regular": 4}, "gorgoroth": {"southrons_regular": 8}})
    do(play, "move_armies", ("from", "nurn"), ("to", "gorgoroth"), "all")
    assert asked(play) == "move_to", "the overfilled region must be left"
    do(play, ("to", "barad_dur"))
    do(play, *[("leave", "southrons_regular")] * 4)
    do(play, ("leave", "southrons_regular"), ("leave", "southrons_regular"))
    assert ("leave", "southrons_regular") not in options(play)
    do(play, "done")
    assert figures(play, "gorgoroth") == {"sauron_regular": 4, "southrons_regular": 6}


@rule("R4.4", "W14.8")
def test_besiegers_who_all_leave_can_not_be_relieved_by_the_units_they_push_out() -> None:
    regions = {
        "minas_tirith": {"sauron_regular": 8, "besieged": {"gondor_regular": 4}},
        "lossarnach": {"southrons_regular": 8, "control": "shadow"},
        "osgiliath": {"gondor_regular": 2},
        "pelargir": {"sauron_elite": 4, "southrons_elite": 3, "control": "shadow"},
    }
    play = board(regions)
    do(play, "move_armies", ("from", "minas_tirith"), ("to", "lossarnach"))
    assert ("all",) not in options(play), "six would have to leave, and Pelargir has room for three"
    do(play, ("leave", "sauron_regular"), "done")
    assert asked(play) == "move_who" and play.decisions[0].prompt.args["to"] == "minas_tirith", (
        "one has stayed, so the others may come"
    )


@rule("W12.3.5", "W16.12", "W16.13", "R5.1")
def test_a_nation_not_at_war_keeps_to_its_land() -> None:
    play = board({"westemnet": {"rohan_regular": 1}}, side="fp", face="army_muster", politics={})
    do(play, "move_armies", ("from", "westemnet"))
    assert targets(play) == {"eastemnet", "edoras", "fangorn", "folde", "fords_of_isen", "helms_deep"}
    play = board({"folde": {"rohan_regular": 1}}, side="fp", face="army_muster", politics={})
    do(play, "move_armies", ("from", "folde"))
    assert "druadan_forest" not in targets(play)
    play = board({"folde": {"rohan_regular": 1}}, side="fp", face="army_muster")
    do(play, "move_armies", ("from", "folde"))
    assert "druadan_forest" in targets(play)


@rule("R5.2", "W12.3.5", "W16.12")
def test_leaders_not_at_war_are_bound_too() -> None:
    play = board(
        {"folde": {"gondor_regular": 2, "rohan_leader": 1}}, side="fp", face="army_muster", politics={"gondor": "war"}
    )
    do(play, "move_armies", ("from", "folde"), ("to", "druadan_forest"))  # the Leader of Rohan is not left alone
    assert figures(play, "folde") == {"gondor_regular": 1, "rohan_leader": 1}


@rule("W12.3.6", "W3.3")
def test_black_borders_are_not_crossed() -> None:
    play = board({"morannon": {"sauron_regular": 1}})
    do(play, "move_armies", ("from", "morannon"))
    assert targets(play) == {"dagorlad", "gorgoroth"}


@rule("R3.6", "W9.4.4")
@example("N45")
def test_minions_move_with_an_army_one_region() -> None:
    play = board({"nurn": {"sauron_regular": 1}}, characters={"mouth_of_sauron": "nurn"}, face="character")
    do(play, "move_leader", ("from", "nurn"), ("to", "gorgoroth"), "all")
    assert where(play, "mouth_of_sauron") == "gorgoroth"


@rule("R3.7", "W9.4.3")
@example("C09")
def test_saruman_lets_attack_but_not_move() -> None:
    play = board(
        {"orthanc": {"isengard_regular": 3}, "fords_of_isen": {"rohan_regular": 1}},
        face="character",
        characters={"saruman": "orthanc"},
    )
    assert "attack_leader" in verbs(play) and "move_leader" not in verbs(play)


@rule("W16.4", "R5.6", "W15.2", "R5.5", "R8.10", "R8.8", "W16.9")
def test_entering_activates_and_capturing_advances() -> None:
    play = board({"orthanc": {"isengard_regular": 2}}, politics={"isengard": "war"})
    do(
        play,
        "move_armies",
        ("from", "orthanc"),
        ("to", "fords_of_isen"),
        "all",
    )
    assert active(play, "rohan") and box(play, "rohan") == 1
    play = board({"fords_of_isen": {"isengard_regular": 2}}, politics={"isengard": "war", "rohan": {"box": 3}})
    do(play, "move_armies", ("from", "fords_of_isen"), ("to", "westemnet"), "all")
    assert control(play, "westemnet") == SH and box(play, "rohan") == 4, "activated first, then advanced"
    play = board({"north_ithilien": {"sauron_regular": 1}}, politics={"sauron": "war"})
    do(play, "move_armies", ("from", "north_ithilien"), ("to", "osgiliath"))
    assert not active(play, "gondor")


@rule("W15.3", "W15.5", "R8.9")
def test_retaking_a_settlement() -> None:
    play = board({"folde": {"rohan_regular": 1}, "edoras": {"control": "shadow"}}, side="fp", face="army_muster")
    assert table(play).vp == [0, 1]
    do(play, "move_armies", ("from", "folde"), ("to", "edoras"))
    assert control(play, "edoras") == FP and table(play).vp == [0, 0]


# --- recruiting, W11 ---


@rule("W11.1", "W11.2", "W11.3.1", "W6.20")
@example("N14")
def test_muster_options() -> None:
    play = board(
        {"edoras": {"rohan_regular": 1}, "minas_tirith": {"gondor_regular": 1}},
        side="fp",
        face="muster",
        politics={"gondor": "war", "rohan": "war"},
    )
    do(play, "muster")
    kinds = {str(o[1]) for o in options(play)}
    assert kinds == {"gondor_regular", "gondor_elite", "gondor_leader", "rohan_regular", "rohan_elite", "rohan_leader"}
    do(play, ("recruit", "gondor_regular"), ("to", "minas_tirith"))
    assert ("recruit", "gondor_elite") not in options(play) and ("done",) in options(play)
    do(play, ("recruit", "gondor_regular"))
    assert "minas_tirith" not in targets(play), "two figures go to two Settlements"
    do(play, ("to", "pelargir"))
    assert figures(play, "pelargir") == {"gondor_regular": 1} and play.decisions[0].seat == 1


@rule("W11.3.2", "W11.3.7")
def test_two_nations_and_fewer_figures() -> None:
    play = board({"edoras": {"rohan_regular": 1}}, side="fp", face="muster", politics={"gondor": "war", "rohan": "war"})
    do(
        play,
        "muster",
        ("recruit", "gondor_regular"),
        ("to", "minas_tirith"),
        ("recruit", "rohan_leader"),
        ("to", "edoras"),
    )
    assert figures(play, "edoras") == {"rohan_regular": 1, "rohan_leader": 1}
    play = board({}, side="fp", face="muster", politics={"gondor": "war"}, options={"recruit_fewer": False})
    do(play, "muster", ("recruit", "gondor_regular"), ("to", "minas_tirith"))
    assert ("done",) not in options(play)


@rule("W11.1")
def test_one_elite_is_a_whole_muster() -> None:
    play = board({}, side="fp", face="muster", politics={"gondor": "war"})
    do(play, "muster", ("recruit", "gondor_elite"), ("to", "lossarnach"))
    assert figures(play, "lossarnach") == {"gondor_elite": 1} and play.decisions[0].seat == 1


@rule("W11.1", "W16.12", "W16.15")
def test_only_nations_at_war_muster() -> None:
    play = board({}, side="fp", face="muster", politics={"gondor": "war"})
    do(play, "muster")
    assert {str(o[1]).split("_")[0] for o in options(play)} == {"gondor"}


@rule("W11.3", "W11.3.3", "W11.3.4", "R4.1", "W15.3")
def test_where_nobody_is_mustered() -> None:
    play = board(
        {
            "minas_tirith": {"sauron_regular": 1, "besieged": {"gondor_regular": 1}},
            "pelargir": {"control": "shadow"},
            "lossarnach": {"sauron_regular": 1, "control": "shadow"},
        },
        side="fp",
        face="muster",
        politics={"gondor": "war"},
    )
    do(play, "muster", ("recruit", "gondor_elite"))
    assert targets(play) == {"dol_amroth", "lamedon"}
    play = board({"pelargir": {"control": "shadow"}}, face="muster", politics={"sauron": "war"})
    do(play, "muster", ("recruit", "sauron_elite"))
    assert "pelargir" not in targets(play)


@rule("W11.3.5")
def test_only_available_figures_are_mustered() -> None:
    play = board({"dol_amroth": {"gondor_elite": 5}}, side="fp", face="muster", politics={"gondor": "war"})
    do(play, "muster")
    assert ("recruit", "gondor_elite") not in options(play)


@rule("W11.3.6")
def test_nazgul_come_to_sauron_strongholds() -> None:
    play = board({}, face="muster", politics={"sauron": "war"})
    do(play, "muster", ("recruit", "nazgul"))
    assert targets(play) == {"barad_dur", "dol_guldur", "minas_morgul", "morannon", "moria", "mount_gundabad"}
    play = board({}, face="muster", politics={"isengard": "war"})
    do(play, "muster")
    assert ("recruit", "nazgul") not in options(play)


@rule("R3.12", "W9.1")
def test_a_leader_is_not_recruited_without_units() -> None:
    play = board({"pelargir": {"gondor_regular": 1}}, side="fp", face="muster", politics={"gondor": "war"})
    do(play, "muster", ("recruit", "gondor_leader"))
    assert figures(play, "pelargir") == {"gondor_regular": 1, "gondor_leader": 1}, "there is no other place"


@rule("R4.2", "W10.4", "R4.6", "R4.7")
@example("C22", "E05")
def test_recruiting_above_ten_removes_a_unit() -> None:
    regions = {"minas_tirith": {"gondor_regular": 9, "gondor_elite": 1}}
    play = board(regions, side="fp", face="muster", politics={"gondor": "war"})
    do(play, "muster", ("recruit", "gondor_elite"), ("to", "minas_tirith"))
    assert asked(play) == "stack"
    before = reserve(play, "gondor_regular")
    do(play, ("remove", "gondor_regular"))
    assert reserve(play, "gondor_regular") == before + 1 and lost(play, "gondor_regular") == 0
    assert figures(play, "minas_tirith") == {"gondor_regular": 8, "gondor_elite": 2}
    play = board(regions, side="fp", face="muster", politics={"gondor": "war"}, options={"recruit_above_ten": False})
    do(play, "muster", ("recruit", "gondor_elite"))
    assert "minas_tirith" not in targets(play)


@rule("W10.4", "R3.13", "W9.1")
def test_leaders_left_alone_are_removed() -> None:
    regions = {"bree": {"north_leader": 1}, "dale": {"north_regular": 1}}
    dice = {"fp": {"event": 1}, "shadow": {}}
    play = lay(empty_board=True, regions=regions, dice=dice, closing=True, paid="event")
    assert lost(play, "north_leader") == 1
    spared = {"leaders_alone": "reinforcements"}
    play = lay(empty_board=True, regions=regions, dice=dice, closing=True, paid="event", options=spared)
    assert lost(play, "north_leader") == 0 and reserve(play, "north_leader") == 4


@rule("W10.5", "W10.3")
def test_besiegers_and_besieged_are_counted_apart() -> None:
    regions = {"minas_tirith": {"sauron_regular": 10, "besieged": {"gondor_regular": 5}}}
    play = lay(empty_board=True, regions=regions, dice={"fp": {"event": 1}, "shadow": {}})
    do(play, ("die", "event"), "skip")
    assert asked(play) != "stack"
    assert figures(play, "minas_tirith", besieged=True) == {"gondor_regular": 5}


@rule("R5.3", "W14.20")
def test_the_besieged_can_not_move_and_nobody_joins_them() -> None:
    play = board(
        {"minas_tirith": {"sauron_regular": 1, "besieged": {"gondor_regular": 2}}, "lossarnach": {"gondor_regular": 1}},
        side="fp",
        face="army_muster",
    )
    do(play, "move_armies")
    assert play.decisions[0].prompt.args["region"] == "lossarnach"
    assert "minas_tirith" not in targets(play)


@rule("R5.4", "W14.8", "W14.13")
@example("C13")
def test_a_siege_ends_when_the_units_leave() -> None:
    regions = {"minas_tirith": {"sauron_regular": 2, "nazgul": 1, "besieged": {"gondor_regular": 2}}}
    play = board(regions)
    do(
        play,
        "move_armies",
        ("from", "minas_tirith"),
        ("to", "lossarnach"),
        ("leave", "nazgul"),
        ("leave", "sauron_regular"),
        "done",
        "done",
    )
    assert figures(play, "minas_tirith", besieged=True) == {"gondor_regular": 2}
    play = board(regions)
    do(play, "move_armies", ("from", "minas_tirith"), ("to", "lossarnach"), ("leave", "nazgul"), "done")
    assert figures(play, "minas_tirith") == {"gondor_regular": 2, "nazgul": 1}
    assert figures(play, "minas_tirith", besieged=True) == {}


@rule("W14.19")
def test_besiegers_are_reinforced_by_a_move() -> None:
    play = board(
        {"minas_tirith": {"sauron_regular": 2, "besieged": {"gondor_regular": 2}}, "osgiliath": {"sauron_regular": 3}}
    )
    do(play, "move_armies", ("from", "osgiliath"), ("to", "minas_tirith"), "all")
    assert figures(play, "minas_tirith") == {"sauron_regular": 5}


@rule("R3.14")
def test_figures_of_the_other_side_are_no_part_of_an_army() -> None:
    play = board(
        {"osgiliath": {"gondor_regular": 1, "nazgul": 1}},
        side="fp",
        face="character",
        characters={"witch_king": "osgiliath"},
    )
    assert "move_leader" not in verbs(play)
    t = table(play)
    assert force_at(t, t.book.region_index["osgiliath"], FP).chars == 0


@rule("W10.1")
def test_two_players_command_everything() -> None:
    play = board({"osgiliath": {"gondor_regular": 1, "rohan_regular": 1}}, side="fp", face="army_muster")
    t = table(play)
    assert commander(t, t.book.region_index["osgiliath"], FP) == 0


@rule("W12.3.2")
def test_an_illegal_destination_is_refused() -> None:
    play = board({"nurn": {"sauron_regular": 1}})
    do(play, "move_armies", ("from", "nurn"))
    with pytest.raises(Illegal):
        play.answer(1, ("to", "morannon"))
