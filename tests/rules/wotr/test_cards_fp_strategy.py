"""The Free Peoples' Strategy cards: what each does and when it may be played. W8."""

from __future__ import annotations

from typing import Any

import pytest
from wotr_cards_kit import EVERYBODY, holding, playable, played
from wotr_kit import (
    active,
    asked,
    box,
    control,
    do,
    figures,
    go,
    hand,
    laid,
    lay,
    options,
    table,
    verbs,
    where,
)

from ravenhill.coverage import card, example, rule
from ravenhill.games.wotr.battle import retreats
from ravenhill.games.wotr.nations import FP, SH
from ravenhill.games.wotr.table import Battle

KING = {"strider": "replaced", "aragorn": "osgiliath"}


@card("fp_strat_01")
@rule("W8.11", "W6.2", "W1.14")
def test_the_last_battle() -> None:
    assert not playable("fp_strat_01", characters={"strider": "osgiliath"})
    assert not playable("fp_strat_01", characters={"strider": "replaced", "aragorn": "minas_tirith"})
    assert laid(played("fp_strat_01", characters=KING)) == ["fp_strat_01"]
    play = lay(table=["fp_strat_01"], characters=KING, dice={"fp": {"character": 2}, "shadow": {}})
    do(play, ("die", "character"), "fellowship")
    assert table(play).hunt_dice == [0, 0]
    play = lay(at="fellowship", table=["fp_strat_01"], characters=KING, ready=[4, 7], dice={})
    do(play, "declare")
    assert laid(play) == []
    revealed = played("fp_strat_01", characters=KING, fellowship={"hidden": False})
    assert laid(revealed) == []
    play = lay(
        table=["fp_strat_01"],
        characters=KING,
        politics=EVERYBODY,
        dice={"fp": {"army_muster": 1}, "shadow": {"army": 1}},
    )
    do(play, ("die", "army_muster"), "move_armies", ("from", "osgiliath"), ("to", "minas_tirith"), "all")
    do(play, *(["done"] if ("done",) in options(play) else []))
    assert where(play, "aragorn") == "minas_tirith" and laid(play) == [], "the King is at home again"


@card("fp_strat_01")
@rule("R2.4", "W8.11")
def test_the_last_battle_goes_before_the_advance() -> None:
    board = {"osgiliath": {"gondor_regular": 2}, "north_ithilien": {"sauron_regular": 5}}
    more: dict[str, Any] = {"table": ["fp_strat_01"], "characters": KING, "politics": EVERYBODY, "regions": board}
    more["dice"] = {"fp": {"event": 1}, "shadow": {"army": 1}}
    way = [("die", "army"), "attack_army", ("attack", "north_ithilien", "osgiliath")]
    for hit, then in (6, []), (1, ["continue", ("retreat", "lossarnach")]):
        play = do(lay(empty_board=True, acting=1, **more), *way)
        play.feed([f"die:{hit}"] * 5 + ["die:1"] * 5)
        do(play, "all", *then)
        assert where(play, "aragorn") == ("lossarnach" if then else "eliminated")
        assert asked(play) == "advance" and laid(play) == []


@card("fp_strat_02")
@rule("W8.11")
def test_a_power_too_great() -> None:
    play = played("fp_strat_02")
    assert box(play, "elves") == 2 and laid(play) == ["fp_strat_02"]
    board = {"dimrill_dale": {"sauron_regular": 2}, "lorien": {"elves_regular": 1}}
    play = lay(
        table=["fp_strat_02"],
        empty_board=True,
        regions=board,
        politics={"sauron": "war"},
        dice={"fp": {}, "shadow": {"army": 2}},
        acting=1,
        hands=[[], ["sh_strat_14", "sh_char_18", "sh_strat_20"]],
    )
    do(play, ("die", "army"))
    assert "attack_army" not in verbs(play)
    do(play, ("force_off", "fp_strat_02"))
    assert options(play) == (("discard", "sh_strat_14"),)
    do(play, ("discard", "sh_strat_14"), ("discard", "sh_char_18"))
    assert laid(play) == [] and hand(play, 1) == ["sh_strat_20"]
    do(play, ("die", "army"))
    assert "attack_army" in verbs(play)


@card("fp_strat_03")
@rule("W8.11", "W13.9.3")
def test_the_shadow_does_not_retreat_into_a_warded_region() -> None:
    board = {
        "cardolan": {"sauron_regular": 3},
        "tharbad": {"north_regular": 3},
        "parth_celebrant": {"sauron_regular": 1},
    }

    def ways(region: str, **more: Any) -> list[str]:
        t = table(lay(empty_board=True, regions=board, **more))
        b = Battle()
        b.attacker = FP
        b.target = b.region = t.book.region_index[region]
        return [t.book.region_ids[r] for r in retreats(t, b)]

    assert {"old_forest", "buckland"} <= set(ways("cardolan"))
    assert not {"old_forest", "buckland"} & set(ways("cardolan", table=["fp_strat_03"]))


@card("fp_strat_03")
def test_the_power_of_tom_bombadil() -> None:
    play = played("fp_strat_03")
    assert box(play, "north") == 2
    play = lay(
        table=["fp_strat_03"],
        empty_board=True,
        regions={"bree": {"sauron_regular": 2, "control": "shadow"}},
        politics={"sauron": "war"},
        dice={"fp": {}, "shadow": {"army": 2}},
        acting=1,
        hands=[[], ["sh_strat_20", "sh_char_18"]],
        options={"discard_cost": "deck"},
    )
    do(play, ("die", "army"))
    assert ("force_off", "fp_strat_03") in options(play), "counted by deck, a Strategy card will do"
    do(play, "move_armies", ("from", "bree"))
    assert "buckland" not in [o[1] for o in options(play)]


@card("fp_strat_04")
@rule("W16.11")
def test_book_of_mazarbul() -> None:
    play = played("fp_strat_04", ("companion", "gimli"), characters={"gimli": "dale"})
    go(play, "erebor")
    assert active(play, "dwarves") and box(play, "dwarves") == 4
    play = played("fp_strat_04", "done", characters={"gimli": "dale"})
    assert box(play, "dwarves") == 1
    play = played("fp_strat_04", "done", characters={"gimli": "erebor"}, regions={"erebor": {"control": "shadow"}})
    assert box(play, "dwarves") == 1


@card("fp_strat_05")
def test_the_spirit_of_mordor() -> None:
    assert not playable("fp_strat_05")
    board = {"gorgoroth": {"sauron_regular": 3, "southrons_regular": 3}}
    play = played("fp_strat_05", empty_board=True, regions=board, feed=["die:5", "die:6", "die:1", "die:4", "die:2"])
    do(play, ("remove", "sauron_regular"), ("remove", "southrons_regular"))
    assert figures(play, "gorgoroth") == {"sauron_regular": 2, "southrons_regular": 2}


@card("fp_strat_06")
def test_faramirs_rangers() -> None:
    board = {"south_ithilien": {"sauron_regular": 2}, "osgiliath": {"gondor_regular": 1}}
    play = played("fp_strat_06", empty_board=True, regions=board, feed=["die:5", "die:1", "die:4"])
    do(play, ("recruit", "gondor_elite"))
    assert figures(play, "south_ithilien") == {"sauron_regular": 1}
    assert figures(play, "osgiliath") == {"gondor_regular": 1, "gondor_elite": 1, "gondor_leader": 1}
    assert playable("fp_strat_06", empty_board=True, regions={"osgiliath": {"gondor_regular": 1}})
    assert not playable("fp_strat_06", empty_board=True, regions={"bree": {"north_regular": 1}})


@card("fp_strat_07")
def test_fear_fire_foes() -> None:
    play = played("fp_strat_07", "done", characters={"gimli": "bree"})
    assert active(play, "north") and box(play, "north") == 4
    play = played("fp_strat_07", characters={})
    assert box(play, "north") == 1


@card("fp_strat_08")
def test_wisdom_of_elrond() -> None:
    play = played("fp_strat_08", ("nation", "rohan"))
    assert active(play, "rohan") and box(play, "rohan") == 2
    assert not playable("fp_strat_08", politics=EVERYBODY)


@card("fp_strat_09")
@rule("W8.8")
def test_the_red_arrow() -> None:
    assert not playable("fp_strat_09")
    play = played("fp_strat_09", ("recruit", "rohan_regular"), politics={"gondor": {"active": True}})
    assert box(play, "rohan") == 2
    assert figures(play, "edoras") == {"rohan_regular": 2, "rohan_elite": 1, "rohan_leader": 1}


@card("fp_strat_10")
@rule("R2.6")
def test_help_unlooked_for() -> None:
    board = {
        "minas_tirith": {"sauron_regular": 5, "besieged": {"gondor_regular": 3}},
        "druadan_forest": {"rohan_regular": 3},
    }
    more: dict[str, Any] = {"empty_board": True, "regions": board}
    assert not playable("fp_strat_10", **more), "units At War only"
    play = played("fp_strat_10", politics=EVERYBODY, feed=["die:1"] * 5, **more)
    do(play, "all")
    b = table(play).battle
    assert b is not None and len(b.rolled[SH]) == 2, "three dice fewer for the garrison"


@card("fp_strat_11")
@rule("W8.7", "W12.4.1", "W1.14")
@example("E01")
def test_paths_of_the_woses() -> None:
    name = "fp_strat_11"
    board = {"edoras": {"rohan_regular": 2}, "helms_deep": {"isengard_regular": 1, "besieged": {"rohan_elite": 1}}}
    more: dict[str, Any] = {"empty_board": True, "regions": board, "politics": {"rohan": "war"}}
    assert not playable(name, empty_board=True, regions=board)
    play = played(name, ("to", "edoras"), ("leave", "rohan_regular"), "done", **more)
    assert figures(play, "minas_tirith") == {"rohan_regular": 1}
    play = played(name, ("to", "helms_deep"), **more)
    assert figures(play, "minas_tirith") == {"rohan_elite": 1} and control(play, "helms_deep") == SH
    for face, legal in (("army_muster", True), ("will_of_the_west", True), ("character", False), ("muster", False)):
        play = lay(hands=[[name], []], dice={"fp": {face: 1}, "shadow": {}}, **more)
        do(play, ("die", face))
        assert (("play", name) in options(play)) == legal
    besieged = {**board, "minas_tirith": {"sauron_regular": 1, "besieged": {"gondor_regular": 1}}}
    play = played(name, ("to", "edoras"), empty_board=True, regions=besieged, politics={"rohan": "war"})
    assert {o[1] for o in options(play)} == {"druadan_forest", "lossarnach", "osgiliath"}


@card("fp_strat_12")
@rule("W12.4.2", "W12.4.3", "W12.4.4")
def test_through_a_day_and_a_night() -> None:
    board = {"minas_tirith": {"gondor_regular": 2}, "pelargir": {"control": "shadow"}}
    more: dict[str, Any] = {"empty_board": True, "regions": board, "politics": EVERYBODY}
    assert not playable("fp_strat_12", **more)
    play = played("fp_strat_12", characters={"boromir": "minas_tirith"}, **more)
    assert ("leave", "boromir") not in options(play)
    do(play, "all", ("to", "lossarnach"), ("to", "pelargir"))
    assert figures(play, "pelargir") == {"gondor_regular": 2} and where(play, "boromir") == "pelargir"
    assert control(play, "pelargir") == FP


@card("fp_strat_12")
@rule("W12.4.4")
def test_riders_pass_through_a_full_region() -> None:
    board = {"minas_tirith": {"gondor_regular": 3}, "lossarnach": {"gondor_regular": 9}, "pelargir": {}}
    play = played(
        "fp_strat_12",
        empty_board=True,
        regions=board,
        politics=EVERYBODY,
        characters={"boromir": "minas_tirith"},
    )
    do(play, "all", ("to", "lossarnach"))
    assert ("stop",) not in options(play), "twelve units can not stay together"
    do(play, ("to", "pelargir"))
    assert figures(play, "pelargir") == {"gondor_regular": 3} and figures(play, "lossarnach") == {"gondor_regular": 9}


@card("fp_strat_12")
@rule("W12.4.2", "W12.4.3")
def test_riders_may_come_back() -> None:
    play = played(
        "fp_strat_12",
        empty_board=True,
        regions={"hollin": {"elves_regular": 1}, "north_dunland": {}},
        politics={"elves": "war"},
        characters={"gimli": "hollin"},
    )
    do(play, "all", ("to", "north_dunland"), ("to", "hollin"))
    assert figures(play, "hollin") == {"elves_regular": 1} and where(play, "gimli") == "hollin"
    assert control(play, "north_dunland") == FP, "the Town was taken on the way"
    assert asked(play) != "march", "two regions are all"


@card("fp_strat_13")
@rule("W11.4")
def test_cirdans_ships() -> None:
    assert not playable("fp_strat_13")
    play = played("fp_strat_13", ("to", "dol_amroth"), politics={"elves": "war"})
    do(play, ("recruit", "elves_elite"), ("recruit", "elves_regular"))
    assert figures(play, "dol_amroth") == {"gondor_regular": 3, "elves_regular": 1, "elves_elite": 1}


RECRUITS = [
    ("fp_strat_14", "gondor", "minas_tirith", True, 0),
    ("fp_strat_15", "elves", "lorien", False, 1),
    ("fp_strat_16", "rohan", "edoras", True, 0),
    ("fp_strat_17", "north", "carrock", True, 0),
    ("fp_strat_18", "gondor", "dol_amroth", True, 0),
    ("fp_strat_21", "elves", "rivendell", False, 1),
    ("fp_strat_22", "dwarves", "erebor", True, 0),
    ("fp_strat_24", "elves", "woodland_realm", False, 1),
]


@card(
    "fp_strat_14",
    "fp_strat_15",
    "fp_strat_16",
    "fp_strat_17",
    "fp_strat_18",
    "fp_strat_21",
    "fp_strat_22",
    "fp_strat_24",
)
@rule("W11.4", "W8.12", "W8.9")
@pytest.mark.parametrize(("name", "nation", "region", "leader", "drawn"), RECRUITS)
def test_recruiting_cards(name: str, nation: str, region: str, leader: bool, drawn: int) -> None:
    play = holding(name)
    before = figures(play, region)
    do(play, ("play", name), ("recruit", f"{nation}_elite"))
    after = figures(play, region)
    assert after.get(f"{nation}_elite", 0) == before.get(f"{nation}_elite", 0) + 1
    assert after.get(f"{nation}_leader", 0) == before.get(f"{nation}_leader", 0) + int(leader)
    assert len(hand(play, 0)) == drawn
    taken = played(name, regions={region: {"control": "shadow"}})
    assert figures(taken, region) == {} and len(hand(taken, 0)) == drawn, "not in an enemy Settlement; the draw stays"


@rule("W8.9", "R2.1")
@example("E03")
def test_recruiting_as_far_as_possible() -> None:
    board = {"dol_amroth": {"gondor_regular": 1}, "minas_tirith": {"gondor_regular": 1, "gondor_leader": 4}}
    play = played("fp_strat_18", ("recruit", "gondor_regular"), regions=board)
    assert figures(play, "dol_amroth") == {"gondor_regular": 2}


@rule("W11.4", "R7.8", "R4.2")
@example("E06", "E07")
def test_recruiting_and_enemies() -> None:
    name = "fp_strat_16"
    board = {"eastemnet": {"sauron_regular": 1}, "edoras": {"control": "shadow"}}
    play = played(name, empty_board=True, regions=board, characters={"gimli": "eastemnet"})
    assert figures(play, "eastemnet") == {"sauron_regular": 1}
    board = {"helms_deep": {"isengard_regular": 1, "besieged": {"rohan_regular": 4}}, "edoras": {"control": "shadow"}}
    play = played(
        name, ("recruit", "rohan_elite"), empty_board=True, regions=board, characters={"gimli": "helms_deep:besieged"}
    )
    assert figures(play, "helms_deep", besieged=True) == {"rohan_regular": 4, "rohan_elite": 1, "rohan_leader": 1}
    board["helms_deep"] = {"isengard_regular": 1, "besieged": {"rohan_regular": 5}}
    play = played(name, empty_board=True, regions=board, characters={"gimli": "helms_deep:besieged"})
    assert figures(play, "helms_deep", besieged=True) == {"rohan_regular": 5, "rohan_leader": 1}
    play = played(
        name,
        ("recruit", "rohan_elite"),
        empty_board=True,
        regions=board,
        characters={"gimli": "helms_deep:besieged"},
        options={"siege_recruit": "trim"},
    )
    assert asked(play) == "stack"


@card("fp_strat_19")
@rule("R2.8")
def test_king_brands_men() -> None:
    play = played("fp_strat_19")
    assert figures(play, "dale") == {"north_regular": 3, "north_leader": 1} and len(hand(play, 0)) == 1
    empty = [f"fp_strat_{n:02d}" for n in range(1, 25) if n != 19]
    play = played("fp_strat_19", dropped=[empty, []])
    assert figures(play, "dale")["north_regular"] == 3 and hand(play, 0) == []


@card("fp_strat_20")
def test_swords_in_eriador() -> None:
    play = played("fp_strat_20", ("recruit", "north_elite"), ("recruit", "dwarves_regular"))
    assert figures(play, "the_shire") == {"north_regular": 1, "north_elite": 1}
    assert figures(play, "ered_luin") == {"dwarves_regular": 2} and len(hand(play, 0)) == 1


@card("fp_strat_23")
def test_eomer() -> None:
    board = {"helms_deep": {"isengard_regular": 1, "besieged": {"rohan_regular": 1}}}
    play = played("fp_strat_23", regions=board)
    assert {o[1] for o in options(play)} == {"edoras", "folde", "westemnet"}, "a besieged garrison may not"
    do(play, ("to", "folde"), ("recruit", "rohan_elite"))
    assert figures(play, "folde") == {"rohan_elite": 1, "rohan_leader": 1}
