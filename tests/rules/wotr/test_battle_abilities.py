"""W22: abilities of Characters in battle."""

from __future__ import annotations

from typing import Any

import pytest
from wotr_battle_kit import PASS, attack, the_battle
from wotr_kit import (
    asked,
    do,
    hand,
    options,
    rolls,
    table,
)

from ravenhill.coverage import example, rule
from ravenhill.games.wotr import strength as rules
from ravenhill.games.wotr.nations import FP, SH


@rule("W22.1", "W13.3.1", "W22.17")
def test_captains_of_the_west() -> None:
    play = attack(
        {"lossarnach": {"gondor_regular": 2}, "osgiliath": {"sauron_regular": 1}},
        "lossarnach",
        "osgiliath",
        side="fp",
        characters={"boromir": "lossarnach", "gimli": "lossarnach", "meriadoc": "lossarnach"},
    )
    rolls(play, 1, 1, 1, 1, 1, 1, 1, 1)
    do(play, "all")
    b = the_battle(play)
    assert len(b.rolled[FP]) == 4, "two units and two Captains; the Hobbit is none"
    assert len(b.rerolled[FP]) == 3


@rule("W22.10", "R6.19")
@example("C25")
def test_the_white_rider() -> None:
    play = attack(
        {"lossarnach": {"gondor_regular": 5, "gondor_leader": 1}, "osgiliath": {"sauron_regular": 5, "nazgul": 3}},
        "lossarnach",
        "osgiliath",
        side="fp",
        characters={
            "gandalf_white": "lossarnach",
            "gandalf_grey": "eliminated",
            "witch_king": "osgiliath",
            "mouth_of_sauron": "osgiliath",
        },
        hands=[[], ["sh_char_05", "sh_char_09", "sh_char_11"]],
    )
    do(play, "all", "white_rider")
    t, b = table(play), the_battle(play)
    assert rules.leadership(t, b, FP) == 1 and rules.leadership(t, b, SH) == 2
    assert play.decisions[0].seat == 1
    assert options(play) == (PASS, ("card", "sh_char_11")), "Black Breath only needs a Nazgul to be there"


@rule("W22.12", "R3.9")
@example("C42")
def test_the_sorcerer() -> None:
    regions = {"osgiliath": {"sauron_regular": 4}, "lossarnach": {"gondor_regular": 5}}
    more: dict[str, Any] = {"characters": {"witch_king": "osgiliath"}, "hands": [[], ["sh_strat_22", "sh_strat_23"]]}
    play = attack(regions, "osgiliath", "lossarnach", **more)
    do(play, "all", ("card", "sh_strat_22"))
    assert options(play) == (("draw",), PASS)
    rolls_after = ["card:sh_strat_01"] + ["die:1"] * 11
    play.feed(rolls_after)
    do(play, "draw")
    assert "sh_strat_01" in hand(play, 1)
    do(play, "continue", "stand", ("card", "sh_strat_23"))
    assert asked(play) != "sorcerer"
    play = attack(regions, "osgiliath", "lossarnach", options={"sorcerer_draw": "end_of_round"}, **more)
    do(play, "all")
    rolls(play, *([1] * 11))
    do(play, ("card", "sh_strat_22"))
    assert asked(play) == "sorcerer" and the_battle(play).rolled[SH] != []


@rule("W22.12", "R6.17")
@pytest.mark.parametrize("moment", ["at_once", "end_of_round"])
@pytest.mark.parametrize("lorien", [False, True])
def test_the_sorcerer_draws_when_scouts_end_the_round(moment: str, lorien: bool) -> None:
    source, target = ("dimrill_dale", "lorien") if lorien else ("osgiliath", "lossarnach")
    regions = {source: {"sauron_regular": 4}, target: {"elves_regular": 2}}
    hands = [["fp_strat_05"], ["sh_strat_22"]]
    characters = {"witch_king": source}
    options_set = {"sorcerer_draw": moment}
    play = attack(regions, source, target, characters=characters, hands=hands, options=options_set)
    do(play, "all", *(["field"] if lorien else []), ("card", "sh_strat_22"), ("card", "fp_strat_05"))
    do(play, *(["siege", "advance", "all"] if lorien else [("retreat", "pelargir")]))
    assert asked(play) == "sorcerer", "the card was played, though it came too late"
    do(play, "draw")
    assert len(hand(play, 1)) == 1


@rule("W22.12", "R6.18")
def test_the_sorcerer_draws_when_an_extra_attack_ends_the_round() -> None:
    regions = {"dimrill_dale": {"sauron_regular": 4}, "lorien": {"elves_regular": 1}}
    more: dict[str, Any] = {"characters": {"witch_king": "dimrill_dale"}, "hands": [[], ["sh_char_17"]]}
    play = attack(regions, "dimrill_dale", "lorien", **more)
    do(play, "all", "field")
    rolls(play, 6, 6, 6)
    do(play, ("card", "sh_char_17"))
    assert asked(play) == "sorcerer"
    do(play, "draw")
    assert asked(play) == "advance"


@rule("W22.5", "R6.21", "W21.18")
def test_elites_of_isengard_lead() -> None:
    play = attack(
        {"fords_of_isen": {"isengard_elite": 2, "southrons_elite": 1}, "westemnet": {"rohan_regular": 1}},
        "fords_of_isen",
        "westemnet",
        face="character",
        characters={"saruman": "orthanc"},
    )
    rolls(play, 1, 1, 1, 1, 1, 1)
    do(play, "all")
    b = the_battle(play)
    assert rules.leadership(table(play), b, SH) == 2 and len(b.rolled[SH]) == 3
