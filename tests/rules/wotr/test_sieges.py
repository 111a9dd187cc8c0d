"""W14, W15: cities and fortifications, sieges, sorties, relief, capture."""

from __future__ import annotations

from typing import Any

import pytest
from wotr_battle_kit import attack, the_battle
from wotr_kit import (
    active,
    asked,
    box,
    control,
    do,
    figures,
    lay,
    lost,
    options,
    reserve,
    rolls,
    table,
    verbs,
    where,
)

from ravenhill.coverage import example, rule
from ravenhill.engine.script import Play
from ravenhill.games.wotr.nations import FP, SH

# --- cities, fortifications ---


@rule("W14.1", "R6.4", "R6.7")
@example("N20")
def test_a_city_protects_in_the_first_round() -> None:
    regions = {"vale_of_the_carnen": {"sauron_regular": 3, "nazgul": 1}, "dale": {"north_regular": 5}}
    play = attack(regions, "vale_of_the_carnen", "dale", politics={"sauron": "war"})
    rolls(play, 5, 5, 5, 5, 1, 1, 1, 1, 5)
    do(play, "all")
    assert the_battle(play).hits == [1, 0], "fives miss, also in the re-roll; the defender hits on five"
    rolls(play, 5, 5, 1, 1, 1, 1, 1, 1)
    do(play, "continue", "stand")
    assert the_battle(play).hits[SH] == 2


@rule("W14.1", "R6.7")
def test_a_fortification_protects_any_defender() -> None:
    play = attack(
        {"osgiliath": {"sauron_regular": 2}, "lossarnach": {"gondor_regular": 2}}, "lossarnach", "osgiliath", side="fp"
    )
    rolls(play, 5, 5, 1, 1)
    do(play, "all")
    assert the_battle(play).hits[FP] == 0


# --- strongholds ---

HOLD: dict[str, Any] = {
    "lossarnach": {"sauron_regular": 6, "control": "shadow"},
    "minas_tirith": {"gondor_regular": 8, "gondor_leader": 1},
}


@rule("W14.2", "W14.3", "W13.4", "R6.1", "R6.3")
def test_before_every_round_the_defender_chooses() -> None:
    play = attack(HOLD, "lossarnach", "minas_tirith")
    do(play, "all")
    assert play.decisions[0].seat == 0 and options(play) == (("field",), ("siege",))
    rolls(play, 5, 1, 1, 1, 1, 5, 1, 1, 1, 1, 1, 1)
    do(play, "field")
    assert the_battle(play).hits[SH] == 1, "five hits in the field"
    do(play, "continue", "stand")
    assert asked(play) == "siege"


@rule("W14.4", "W14.5", "W14.7", "R7.1", "R7.2", "R6.2", "W13.10.3")
@example("N22", "C02")
def test_retreat_into_siege() -> None:
    play = attack(HOLD, "lossarnach", "minas_tirith", politics={"sauron": "war"})
    do(play, "all", "siege", "advance")
    before = lost(play, "gondor_regular")
    do(play, *[("leave", "sauron_regular")] * 5, "done")
    assert figures(play, "minas_tirith", besieged=True) == {"gondor_regular": 5, "gondor_leader": 1}
    assert figures(play, "minas_tirith") == {"sauron_regular": 1}
    assert lost(play, "gondor_regular") == before and reserve(play, "gondor_regular") == 10
    assert control(play, "minas_tirith") == FP and table(play).battle is None
    assert active(play, "gondor") and box(play, "gondor") == 3


@rule("W14.6")
@example("C20")
def test_no_siege_without_an_advance() -> None:
    play = attack(HOLD, "lossarnach", "minas_tirith")
    do(play, "all", "siege", "stay")
    assert figures(play, "minas_tirith") == {"gondor_regular": 8, "gondor_leader": 1}
    assert figures(play, "minas_tirith", besieged=True) == {} and table(play).battle is None
    play = attack(HOLD, "lossarnach", "minas_tirith", options={"siege_declined": "must_advance"})
    do(play, "all", "siege")
    assert asked(play) == "advance_who"


SIEGE = {"minas_tirith": {"sauron_regular": 4, "sauron_elite": 1, "besieged": {"gondor_regular": 3}}}


@rule("W14.9", "W14.10", "W14.11", "W14.12", "W13.9.4")
@example("N21")
def test_siege_battle() -> None:
    play = attack(SIEGE, "minas_tirith", "minas_tirith")
    rolls(play, 5, 5, 5, 5, 6, 5, 1, 1)
    do(play, "all")
    assert the_battle(play).hits == [1, 1], "five is no hit against walls"
    do(play, ("remove", "sauron_regular"))
    assert set(options(play)) == {("cease",), ("reduce", "sauron_elite")}
    rolls(play, 1, 1, 1, 1, 1, 1)
    do(play, ("reduce", "sauron_elite"))
    assert table(play).battle is None, "no Elite is left to prolong it"
    assert figures(play, "minas_tirith") == {"sauron_regular": 4}


@rule("R7.4")
def test_the_elite_needs_a_regular() -> None:
    full = {
        "minas_tirith": {"isengard_elite": 2, "besieged": {"gondor_regular": 3}},
        "orthanc": {"isengard_regular": 10},
        "north_dunland": {"isengard_regular": 2},
    }
    play = attack(full, "minas_tirith", "minas_tirith")
    rolls(play, 1, 1, 1, 1, 1)
    do(play, "all")
    assert table(play).battle is None
    play = attack(full, "minas_tirith", "minas_tirith", options={"siege_extension": "any_elite"})
    rolls(play, 1, 1, 1, 1, 1)
    do(play, "all")
    assert ("reduce", "isengard_elite") in options(play)
    rolls(play, 1, 1, 1, 1)
    do(play, ("reduce", "isengard_elite"))
    assert figures(play, "minas_tirith") == {"isengard_elite": 1}


@rule("W15.2", "W15.4", "W15.7", "W16.9", "R7.10")
def test_a_garrison_destroyed_gives_the_stronghold() -> None:
    play = attack(
        {"minas_tirith": {"sauron_regular": 5, "besieged": {"gondor_regular": 1}}},
        "minas_tirith",
        "minas_tirith",
        politics={"sauron": "war", "gondor": {"box": 2, "active": True}},
    )
    rolls(play, 6, 1, 1, 1, 1, 1)
    do(play, "all")
    assert control(play, "minas_tirith") == SH and table(play).vp == [0, 2] and box(play, "gondor") == 4


@rule("R6.11", "W14.8")
@example("C03")
def test_both_fall_in_a_siege() -> None:
    play = attack(
        {"minas_tirith": {"sauron_regular": 1, "besieged": {"gondor_regular": 1}}},
        "minas_tirith",
        "minas_tirith",
        fed=(6, 6),
    )
    assert control(play, "minas_tirith") == FP and table(play).vp == [0, 0]
    assert figures(play, "minas_tirith") == {}


@rule("W15.8", "R7.3", "R7.5")
@example("C23")
def test_a_rearguard_keeps_and_takes() -> None:
    play = attack(
        {"minas_tirith": {"sauron_regular": 4, "besieged": {"gondor_regular": 1}}}, "minas_tirith", "minas_tirith"
    )
    do(play, ("leave", "sauron_regular"))
    rolls(play, 6, 1, 1, 6)
    do(play, "done")
    assert control(play, "minas_tirith") == SH
    play = attack(
        {"minas_tirith": {"sauron_regular": 2, "besieged": {"gondor_regular": 1}}}, "minas_tirith", "minas_tirith"
    )
    rolls(play, 6, 6)
    do(play, ("leave", "sauron_regular"))
    assert control(play, "minas_tirith") == SH, "the rearguard captures what both left behind"
    play = attack(
        {"minas_tirith": {"sauron_regular": 2, "besieged": {"gondor_regular": 2}}}, "minas_tirith", "minas_tirith"
    )
    do(play, ("leave", "sauron_regular"))
    rolls(play, 1, 6, 1)
    do(play, "done")
    assert figures(play, "minas_tirith", besieged=True) == {"gondor_regular": 2}, "the rearguard keeps the siege up"


# --- sorties and relief ---


@rule("W14.14", "W14.16", "W14.22", "W14.20")
@example("N23")
def test_sortie() -> None:
    play = attack(SIEGE, "minas_tirith", "minas_tirith", side="fp")
    rolls(play, 5, 1, 1, 5, 1, 1, 1, 1)
    do(play, "all")
    assert the_battle(play).hits == [1, 1], "both hit on five"
    do(play, ("remove", "sauron_regular"))
    do(play, "cease")
    assert figures(play, "minas_tirith", besieged=True) == {"gondor_regular": 2}
    assert figures(play, "minas_tirith") == {"sauron_regular": 3, "sauron_elite": 1}


@rule("W14.16", "W14.17", "W14.8", "R7.6")
def test_a_won_sortie_ends_the_siege() -> None:
    play = attack(SIEGE, "minas_tirith", "minas_tirith", side="fp")
    rolls(play, 1, 1, 1, 1, 1, 1, 1, 1)
    do(play, "all", "continue", ("retreat", "osgiliath"))
    assert figures(play, "minas_tirith") == {"gondor_regular": 3}
    assert asked(play) != "advance"


@rule("R7.6", "W14.15", "W15.2")
@example("C04")
def test_a_lost_sortie() -> None:
    regions = {"minas_tirith": {"sauron_regular": 5, "besieged": {"gondor_regular": 2}}}
    play = attack(regions, "minas_tirith", "minas_tirith", side="fp")
    rolls(play, 1, 1, 6, 6, 1, 1, 1)
    do(play, "all")
    assert control(play, "minas_tirith") == SH and table(play).vp == [0, 2]
    play = attack(regions, "minas_tirith", "minas_tirith", side="fp")
    do(play, ("leave", "gondor_regular"))
    rolls(play, 1, 6, 1, 1, 1, 1)
    do(play, "done")
    assert control(play, "minas_tirith") == FP
    assert figures(play, "minas_tirith", besieged=True) == {"gondor_regular": 1}


@rule("W14.22")
@example("C33")
def test_only_units_at_war_sortie() -> None:
    def position(garrison: dict[str, int]) -> Play:
        play = lay(
            empty_board=True,
            regions={"helms_deep": {"isengard_regular": 2, "besieged": garrison}},
            politics={"gondor": "war"},
            dice={"fp": {"army_muster": 1}, "shadow": {}},
        )
        return do(play, ("die", "army_muster"))

    assert "attack_army" not in verbs(position({"rohan_regular": 3}))
    play = position({"rohan_regular": 2, "gondor_regular": 1})
    rolls(play, 1, 1, 1)
    do(play, "attack_army", ("attack", "helms_deep", "helms_deep"))
    assert the_battle(play).rear[12] == 2


@rule("W14.18", "R6.8", "R7.7")
@example("C28")
def test_relief() -> None:
    regions = {
        "minas_tirith": {"sauron_regular": 1, "besieged": {"gondor_regular": 5}},
        "lossarnach": {"rohan_regular": 8},
    }
    play = attack(regions, "lossarnach", "minas_tirith", side="fp")
    rolls(play, 5, 1, 1, 1, 1, 1)
    do(play, "all", "stay")
    assert figures(play, "minas_tirith") == {"gondor_regular": 5}
    play = attack(regions, "lossarnach", "minas_tirith", side="fp")
    rolls(play, 5, 1, 1, 1, 1, 1)
    do(play, "all", "advance")
    assert options(play) == (("done",), ("leave", "rohan_regular")), "three have to stay, unasked"
    do(play, "done")
    assert figures(play, "minas_tirith") == {"gondor_regular": 5, "rohan_regular": 5}


@rule("W14.18")
def test_relief_may_advance_first() -> None:
    regions = {
        "minas_tirith": {"sauron_regular": 1, "besieged": {"gondor_regular": 5}},
        "lossarnach": {"rohan_regular": 8},
    }
    play = attack(regions, "lossarnach", "minas_tirith", side="fp", options={"garrison_first": False})
    rolls(play, 5, 1, 1, 1, 1, 1)
    do(play, "all", "advance", "all")
    assert asked(play) == "stack"


@rule("W14.21")
def test_besiegers_may_attack_elsewhere() -> None:
    regions = {
        "minas_tirith": {"sauron_regular": 2, "besieged": {"gondor_regular": 1}},
        "lossarnach": {"gondor_regular": 1},
    }
    play = attack(regions, "minas_tirith", "lossarnach")
    rolls(play, 6, 6, 1)
    do(play, "all", "advance", "all")
    assert figures(play, "minas_tirith") == {"gondor_regular": 1}, "nobody was left to keep the siege"


@rule("W15.6")
def test_a_captor_defends_with_stronghold_rules() -> None:
    play = attack(
        {"westemnet": {"rohan_regular": 2}, "helms_deep": {"isengard_regular": 2, "control": "shadow"}},
        "westemnet",
        "helms_deep",
        side="fp",
    )
    do(play, "all")
    assert asked(play) == "siege" and play.decisions[0].seat == 1


@rule("W15.1", "W15.2", "W15.4", "W3.15", "W3.16", "W3.17")
@example("N24")
def test_victory_points_of_captures() -> None:
    t = table(
        lay(regions={"dale": {"control": "shadow"}, "erebor": {"control": "shadow"}, "bree": {"control": "shadow"}})
    )
    assert t.vp == [0, 3]


@rule("R6.12", "W13.10.2", "R3.4")
@example("C14")
def test_a_lone_companion_does_not_hold_a_stronghold() -> None:
    play = lay(
        empty_board=True,
        regions={"lossarnach": {"sauron_regular": 2, "control": "shadow"}},
        characters={"boromir": "minas_tirith"},
        politics={"sauron": "war"},
        dice={"fp": {}, "shadow": {"army": 1}},
        acting=1,
    )
    do(play, ("die", "army"), "move_armies", ("from", "lossarnach"), ("to", "minas_tirith"), "all")
    assert control(play, "minas_tirith") == SH and where(play, "boromir") == "minas_tirith"


@rule("W13.8.7", "R7.4")
def test_the_last_elite_given_up_takes_the_nazgul_along() -> None:
    full = {
        "minas_tirith": {"isengard_elite": 1, "nazgul": 2, "besieged": {"gondor_regular": 3}},
        "orthanc": {"isengard_regular": 10},
        "north_dunland": {"isengard_regular": 2},
    }
    play = attack(full, "minas_tirith", "minas_tirith", fed=(1,) * 6, options={"siege_extension": "any_elite"})
    before = reserve(play, "nazgul")
    do(play, "all", ("reduce", "isengard_elite"))
    assert table(play).battle is None and reserve(play, "nazgul") == before + 2
    assert figures(play, "minas_tirith") == {"gondor_regular": 3}


@rule("W16.7", "R3.10", "W13.9.3")
@pytest.mark.parametrize("activates", [True, False])
def test_a_companion_who_retreats_activates_where_he_ends(activates: bool) -> None:
    play = attack(
        {"westemnet": {"isengard_regular": 2, "control": "shadow"}, "folde": {"gondor_regular": 2}},
        "westemnet",
        "folde",
        characters={"meriadoc": "folde"},
        politics={"isengard": "war"},
        options={"retreat_activates": activates},
    )
    rolls(play, *[1] * 5)
    do(play, "all", "continue", ("retreat", "edoras"), "stay")
    assert where(play, "meriadoc") == "edoras" and active(play, "rohan")
