"""The Shadow's Strategy cards: what each does and when it may be played."""

from __future__ import annotations

from typing import Any

import pytest
from wotr_cards_kit import EVERYBODY, SIEGE, WAR, WILD, playable, played
from wotr_kit import (
    asked,
    box,
    control,
    dice,
    do,
    figures,
    laid,
    lay,
    lost,
    options,
    reserve,
    rolls,
    table,
    verbs,
    where,
)

from ravenhill.coverage import card, example, rule
from ravenhill.games.wotr.nations import FP, SH


@card("sh_strat_01")
def test_return_to_valinor() -> None:
    assert not playable("sh_strat_01")
    board = {"lorien": {"control": "shadow"}, "rivendell": {"elves_elite": 2}}
    play = played("sh_strat_01", empty_board=True, regions=board, feed=["die:6", "die:5"])
    assert figures(play, "rivendell") == {"elves_regular": 1, "elves_elite": 1}


@card("sh_strat_02")
def test_the_fighting_uruk_hai() -> None:
    board = {"helms_deep": {"isengard_regular": 5, "besieged": {"rohan_regular": 5}}}
    more: dict[str, Any] = {"empty_board": True, "regions": board, "politics": WAR}
    assert not playable("sh_strat_02", **more)
    play = played("sh_strat_02", characters={"saruman": "orthanc"}, **more)
    assert not playable("sh_strat_02", empty_board=True, regions=SIEGE, politics=WAR, characters={"saruman": "orthanc"})
    rolls(play, *[1] * 10)
    do(play, "all")
    b = table(play).battle
    assert b is not None and b.rounds_left == 2


@card("sh_strat_03")
@rule("W8.11")
@example("E02")
def test_denethors_folly() -> None:
    assert not playable("sh_strat_03")
    board = {"minas_tirith": {"sauron_regular": 5, "besieged": {"gondor_regular": 5, "gondor_leader": 2}}}
    play = played("sh_strat_03", empty_board=True, regions=board)
    assert lost(play, "gondor_leader") == 1 and laid(play) == ["sh_strat_03"]
    more: dict[str, Any] = {"empty_board": True, "regions": board, "table": ["sh_strat_03"], "politics": EVERYBODY}
    play = lay(hands=[["fp_strat_06"], []], dice={"fp": {}, "shadow": {"army": 1}}, acting=1, **more)
    rolls(play, *[1] * 12)
    do(play, ("die", "army"), "attack_army", ("attack", "minas_tirith", "minas_tirith"), "all")
    assert asked(play) != "combat_card"
    play = lay(dice={"fp": {"muster": 1}, "shadow": {"army": 1}}, **more)
    do(play, ("die", "muster"))
    assert "force_off" not in verbs(play)
    more["characters"] = {"gandalf_grey": "minas_tirith:besieged"}
    play = lay(dice={"fp": {"muster": 1}, "shadow": {"army": 1}}, **more)
    do(play, ("die", "muster"), ("force_off", "sh_strat_03"))
    assert laid(play) == []
    more["characters"] = {"strider": "minas_tirith:besieged"}
    for strider in (False, True):
        play = lay(dice={"fp": {"muster": 1}, "shadow": {"army": 1}}, options={"denethor_strider": strider}, **more)
        do(play, ("die", "muster"))
        assert ("force_off" in verbs(play)) == strider
    play = lay(dice={"fp": {"muster": 1}, "shadow": {"army": 1}}, acting=1, **more)
    do(play, ("die", "army"), "move_armies", ("from", "minas_tirith"), ("to", "lossarnach"), "all")
    assert laid(play) == [], "the siege is over"


@card("sh_strat_04")
def test_the_day_without_dawn() -> None:
    assert not playable("sh_strat_04")
    play = played(
        "sh_strat_04", politics=WAR, dice={"fp": {"will_of_the_west": 2, "muster": 1}, "shadow": {"event": 1}}
    )
    assert dice(play, FP) == {"muster": 1}


@card("sh_strat_05")
def test_threats_and_promises() -> None:
    assert laid(played("sh_strat_05")) == ["sh_strat_05"]
    play = lay(table=["sh_strat_05"], dice={"fp": {"muster": 1}, "shadow": {}}, characters={"gimli": "erebor"})
    do(play, ("die", "muster"))
    assert ("diplomacy", "rohan") not in options(play) and ("diplomacy", "elves") in options(play)
    do(play, ("counsel", "gimli"))
    assert laid(play) == []
    play = lay(
        table=["sh_strat_05"],
        dice={"fp": {"muster": 1}, "shadow": {}},
        characters={"gimli": "erebor"},
        politics={"elves": {"box": 1}},
    )
    do(play, ("die", "muster"), ("diplomacy", "elves"))
    assert laid(play) == ["sh_strat_05"]


@card("sh_strat_06")
def test_stormcrow() -> None:
    assert not playable("sh_strat_06", fellowship=WILD)
    play = played("sh_strat_06", characters={"gimli": "edoras"}, fellowship=WILD, politics={"rohan": {"box": 3}})
    assert box(play, "rohan") == 2 and play.decisions[0].seat == 0
    do(play, ("remove", "rohan_leader", "fords_of_isen"))
    assert lost(play, "rohan_leader") == 1


@card("sh_strat_07")
@rule("W12.4.2", "W12.4.4")
def test_shadows_gather() -> None:
    board = {"nurn": {"sauron_regular": 3}, "morannon": {"sauron_regular": 2}, "dagorlad": {"southrons_regular": 1}}
    more: dict[str, Any] = {"empty_board": True, "regions": board}
    assert not playable("sh_strat_07", empty_board=True, regions={"nurn": {"sauron_regular": 3}})
    play = played("sh_strat_07", ("to", "nurn"), "all", **more)
    assert figures(play, "gorgoroth") == {}, "it must end with another Army: so far there is one way only"
    assert set(options(play)) == {("stop",), ("to", "dagorlad")}
    do(play, ("to", "dagorlad"))
    assert figures(play, "dagorlad") == {"sauron_regular": 3, "southrons_regular": 1}


@card("sh_strat_07")
@rule("W14.8")
def test_shadows_gather_does_not_lead_back_through_a_siege_given_up() -> None:
    board = {
        "woodland_realm": {"southrons_regular": 2, "besieged": {"elves_regular": 2}},
        "old_forest_road": {"sauron_regular": 2},
        "northern_mirkwood": {"north_regular": 1},
        "dale": {"north_elite": 1},
    }
    more: dict[str, Any] = {"politics": {"southrons": "war", "sauron": "war", "elves": "war"}}
    play = played("sh_strat_07", ("to", "woodland_realm"), "all", empty_board=True, regions=board, **more)
    assert ("to", "withered_heath") not in options(play), "from there the only way goes back"
    assert ("to", "old_forest_road") in options(play)


@card("sh_strat_08")
def test_the_shadow_lengthens() -> None:
    board = {"nurn": {"sauron_regular": 3}, "morannon": {"sauron_regular": 2}}
    assert not playable("sh_strat_08", empty_board=True, regions={"nurn": {"sauron_regular": 3}})
    play = played(
        "sh_strat_08", ("to", "nurn"), "all", ("to", "gorgoroth"), ("to", "morannon"), empty_board=True, regions=board
    )
    assert figures(play, "morannon") == {"sauron_regular": 5} and asked(play) == "die"
    board["barad_dur"] = {"sauron_regular": 1}
    play = played(
        "sh_strat_08", ("to", "nurn"), "all", ("to", "gorgoroth"), ("to", "morannon"), empty_board=True, regions=board
    )
    assert asked(play) == "gather" and ("to", "nurn") not in options(play)


@card("sh_strat_09")
def test_the_shadow_is_moving() -> None:
    assert not playable("sh_strat_09")
    board = {
        "nurn": {"sauron_regular": 1},
        "umbar": {"southrons_regular": 1},
        "orthanc": {"isengard_regular": 1},
        "khand": {"southrons_regular": 1},
    }
    play = played("sh_strat_09", empty_board=True, regions=board, politics=WAR)
    for source, target in (("nurn", "gorgoroth"), ("umbar", "near_harad"), ("orthanc", "gap_of_rohan")):
        do(play, ("from", source), ("to", target))
    do(play, ("from", "khand"), ("to", "far_harad"))
    assert figures(play, "far_harad") == {"southrons_regular": 1} and play.decisions[0].seat == 0


@card("sh_strat_10")
@rule("W13.9.1")
def test_corsairs_of_umbar() -> None:
    assert not playable("sh_strat_10")
    board = {"umbar": {"southrons_regular": 3}, "pelargir": {"gondor_regular": 5}}
    more: dict[str, Any] = {"empty_board": True, "regions": board, "politics": WAR}
    play = played("sh_strat_10", ("to", "lamedon"), "all", **more)
    assert figures(play, "lamedon") == {"southrons_regular": 3} and control(play, "lamedon") == SH
    play = played("sh_strat_10", ("to", "pelargir"), **more)
    rolls(play, *[1] * 8)
    do(play, "all")
    assert asked(play) == "retreat", "the attacker may not cease"
    siege = {
        "umbar": {"southrons_regular": 3},
        "dol_amroth": {"southrons_regular": 1, "besieged": {"gondor_regular": 3}},
    }
    for option, battle in (("battle", True), ("join", False)):
        play = played(
            "sh_strat_10",
            ("to", "dol_amroth"),
            "all",
            empty_board=True,
            regions=siege,
            politics=WAR,
            options={"corsairs_at_siege": option},
        )
        assert (asked(play) == "attackers") == battle


@card("sh_strat_11")
def test_rage_of_the_dunlendings() -> None:
    assert not playable("sh_strat_11")
    play = played("sh_strat_11", ("to", "tharbad"), politics=WAR)
    do(play, ("bring", "isengard_regular", "north_dunland"), ("bring", "isengard_regular", "south_dunland"))
    assert figures(play, "tharbad") == {"isengard_regular": 4}


@card("sh_strat_12")
def test_return_of_the_witch_king() -> None:
    assert not playable("sh_strat_12")
    play = played("sh_strat_12", characters={"witch_king": "barad_dur"})
    assert where(play, "witch_king") == "angmar"
    assert figures(play, "angmar") == {"sauron_regular": 2, "sauron_elite": 1}


@card("sh_strat_13", "sh_strat_14")
@pytest.mark.parametrize(("name", "nation"), [("sh_strat_13", "isengard"), ("sh_strat_14", "sauron")])
def test_a_unit_joins_any_army(name: str, nation: str) -> None:
    assert not playable(name)
    play = played(name, ("to", "umbar"), ("recruit", f"{nation}_elite"), politics={nation: "war"})
    assert figures(play, "umbar") == {"southrons_regular": 3, f"{nation}_elite": 1}


@card("sh_strat_15")
def test_hill_trolls() -> None:
    assert not playable("sh_strat_15")
    play = played("sh_strat_15", ("to", "moria"), ("to", "nurn"), politics=WAR)
    assert figures(play, "moria") == {"sauron_regular": 1, "sauron_elite": 1}
    assert figures(play, "nurn") == {"sauron_regular": 1, "sauron_elite": 1}


@card("sh_strat_16")
def test_a_new_power_is_rising() -> None:
    assert not playable("sh_strat_16")
    play = played(
        "sh_strat_16", ("recruit", "isengard_elite"), ("recruit", "isengard_elite"), characters={"saruman": "orthanc"}
    )
    assert figures(play, "north_dunland") == {"isengard_regular": 3}
    assert figures(play, "orthanc") == {"isengard_regular": 4, "isengard_elite": 3}


@card("sh_strat_17")
def test_many_kings() -> None:
    play = played("sh_strat_17", ("to", "umbar"), ("to", "far_harad"))
    assert ("to", "umbar") not in options(play)
    do(play, ("to", "north_rhun"))
    assert figures(play, "umbar") == {"southrons_regular": 5} and reserve(play, "southrons_regular") == 4
    lost_town = played("sh_strat_17", regions={"umbar": {"control": "fp"}})
    assert ("to", "umbar") not in options(lost_town)


@card("sh_strat_18")
def test_the_king_is_revealed() -> None:
    assert not playable("sh_strat_18", characters={"strider": "bree"})
    king = {"strider": "replaced", "aragorn": "bree"}
    play = played("sh_strat_18", characters=king)
    assert figures(play, "minas_morgul") == {"sauron_regular": 10, "nazgul": 2}
    play = played("sh_strat_18", characters=king, regions={"minas_morgul": {"control": "fp"}})
    assert figures(play, "minas_morgul") == {}


@card("sh_strat_19")
def test_shadows_on_the_misty_mountains() -> None:
    play = played("sh_strat_19", ("to", "moria"), ("recruit", "sauron_elite"), ("recruit", "sauron_regular"))
    assert figures(play, "moria") == {"sauron_regular": 3, "sauron_elite": 1, "nazgul": 1}
    play = played("sh_strat_19", regions={"moria": {"control": "fp"}})
    assert asked(play) == "recruit_unit", "only Mount Gram is left"


@card("sh_strat_20")
def test_orcs_multiplying_again() -> None:
    play = played("sh_strat_20")
    assert figures(play, "dol_guldur")["sauron_regular"] == 8 and figures(play, "mount_gundabad")["sauron_regular"] == 5
    play = played("sh_strat_20", regions={"dol_guldur": {"control": "fp"}})
    assert figures(play, "dol_guldur") == {} and figures(play, "mount_gundabad")["sauron_regular"] == 5


@card("sh_strat_21")
def test_horde_from_the_east() -> None:
    assert not playable("sh_strat_21")
    play = played("sh_strat_21", politics=WAR)
    assert {o[1] for o in options(play)} == {"east_rhun", "south_rhun", "khand", "far_harad"}
    do(play, ("to", "khand"))
    assert figures(play, "khand") == {"southrons_regular": 5}


@card("sh_strat_22")
def test_monsters_roused() -> None:
    play = played("sh_strat_22", regions={"weather_hills": {"north_regular": 1}})
    assert figures(play, "angmar") == {"sauron_regular": 1} and figures(play, "trollshaws") == {"sauron_elite": 1}
    assert figures(play, "weather_hills") == {"north_regular": 1}, "only where the region is free"


@card("sh_strat_23")
def test_musterings_of_long_planned_war() -> None:
    assert not playable("sh_strat_23")
    play = played("sh_strat_23", politics=WAR)
    assert figures(play, "gorgoroth") == {"sauron_regular": 3, "southrons_regular": 5}
    assert figures(play, "nurn") == {"sauron_regular": 7}


@card("sh_strat_24")
def test_pits_of_mordor() -> None:
    assert not playable("sh_strat_24")
    play = played("sh_strat_24", ("to", "barad_dur"), ("to", "moria"), ("to", "morannon"), politics=WAR)
    assert figures(play, "moria") == {"sauron_regular": 4} and figures(play, "morannon")["sauron_regular"] == 7
