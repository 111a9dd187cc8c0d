"""The Free Peoples' Event cards: what each does and when it may be played. W8."""

from __future__ import annotations

from typing import Any

import pytest
from wotr_kit import (
    active,
    asked,
    box,
    control,
    dice,
    do,
    figures,
    go,
    hand,
    laid,
    lay,
    lost,
    options,
    reserve,
    rolls,
    table,
    tiles,
    verbs,
    where,
)

from ravenhill.coverage import card, example, rule
from ravenhill.engine.script import Play
from ravenhill.games.wotr.battle import retreats
from ravenhill.games.wotr.book import FP, SH
from ravenhill.games.wotr.table import Battle

ALL = ["gandalf_grey", "strider", "boromir", "legolas", "gimli", "meriadoc", "peregrin"]
NOBODY = dict.fromkeys(ALL, "eliminated")
WAR = dict.fromkeys(("sauron", "isengard", "southrons", "gondor", "rohan", "elves", "dwarves", "north"), "war")


def holding(name: str, **more: Any) -> Play:
    """The Free Peoples hold one card and one Event die; Strider guides, so that no draw follows."""
    f = dict(more.pop("fellowship", {}))
    characters = more.get("characters", {})
    if characters.get("strider", "fellowship") == "fellowship":
        f.setdefault("guide", "strider")
    hands = more.pop("hands", [[name], []])
    more.setdefault("dice", {"fp": {"event": 1}, "shadow": {"army": 1}})
    play = lay(fellowship=f, hands=hands, **more)
    return do(play, ("die", "event"))


def playable(name: str, **more: Any) -> bool:
    return ("play", name) in options(holding(name, **more))


def played(name: str, *answers: Any, feed: list[str] | None = None, **more: Any) -> Play:
    play = holding(name, **more)
    if feed:
        play.feed(feed)
    do(play, ("play", name), *answers)
    return play


# --- Character deck ---


@card("fp_char_01", "fp_char_02", "fp_char_03", "fp_char_04")
@rule("W18.1.3")
@pytest.mark.parametrize("n", [1, 2, 3, 4])
def test_special_tiles_come_into_play(n: int) -> None:
    play = played(f"fp_char_{n:02d}")
    assert table(play).specials == [15 + n] and len(table(play).pool) == 16
    play = played(f"fp_char_{n:02d}", fellowship={"mordor": 1, "region": "morannon"})
    assert 15 + n in table(play).pool


def hunted(laid_cards: list[str], tile: str, **more: Any) -> Play:
    """A successful Hunt with these cards on the table, up to the first question."""
    play = lay(
        table=laid_cards,
        empty_board=True,
        hunt={"shadow": 1},
        dice={"fp": {"character": 1}, "shadow": {"army": 1}},
        fellowship={"region": "trollshaws", "guide": "strider", **more.pop("fellowship", {})},
        **more,
    )
    rolls(play, 6)
    if tile:
        tiles(play, tile)
    return do(play, ("die", "character"), "fellowship")


@card("fp_char_05")
@rule("W8.11", "R9.9", "R9.18")
def test_mithril_coat_changes_the_tile() -> None:
    play = played("fp_char_05")
    assert laid(play) == ["fp_char_05"] and hand(play, 0) == []
    play = hunted(["fp_char_05"], "std_10")
    assert options(play) == (("use", "fp_char_05"), ("pass",))
    tiles(play, "std_03")
    do(play, ("use", "fp_char_05"))
    t = table(play)
    assert t.damage == 1 and laid(play) == [] and 9 in t.pool, "the first tile is back in the pool"


@card("fp_char_06")
@rule("W18.4.1", "W8.11")
def test_axe_and_bow() -> None:
    assert not playable("fp_char_06", characters={"gimli": "eliminated", "legolas": "bree"})
    assert laid(played("fp_char_06", characters={"gimli": "eliminated"})) == ["fp_char_06"]
    play = hunted(["fp_char_06", "fp_char_07"], "std_07")
    assert options(play) == (("use", "fp_char_06"), ("use", "fp_char_07"), ("pass",))
    do(play, ("use", "fp_char_06"))
    assert table(play).damage == 1 and asked(play) == "wotr-ask-hunt-casualty", "one card for a tile"
    play = lay(
        table=["fp_char_06"],
        characters={"gimli": "eliminated"},
        dice={"fp": {"character": 1}, "shadow": {"army": 1}},
    )
    do(play, ("die", "character"), "separate", ("companion", "legolas"), "done", ("to", "rivendell"))
    assert laid(play) == []


@card("fp_char_07")
@rule("W8.11", "R2.4")
def test_horn_of_gondor() -> None:
    assert not playable("fp_char_07", characters={"boromir": "bree"})
    play = hunted(["fp_char_07"], "std_03")
    do(play, ("use", "fp_char_07"))
    assert table(play).fellowship.corruption == 0 and laid(play) == []
    play = lay(table=["fp_char_07"], dice={"fp": {"character": 1}, "shadow": {"army": 1}})
    do(play, ("die", "character"), "separate", ("companion", "boromir"), "done", ("to", "rivendell"))
    assert laid(play) == []


@card("fp_char_08")
@rule("W18.3.5", "R9.17", "W8.11", "W8.14")
@example("C30", "E04")
def test_wizards_staff() -> None:
    assert not playable("fp_char_08", characters={"gandalf_grey": "eliminated"})
    play = hunted(["fp_char_08"], "")
    do(play, ("use", "fp_char_08"))
    t = table(play)
    assert not t.drawn and t.fellowship.hidden and t.fellowship.corruption == 0 and laid(play) == []
    play = lay(
        table=["fp_char_08"],
        fellowship={"mordor": 1, "region": "morannon"},
        dice={"fp": {"character": 1}, "shadow": {"army": 1}},
    )
    do(play, ("die", "character"), "fellowship", ("use", "fp_char_08"))
    assert table(play).fellowship.mordor == 2 and not table(play).drawn
    play = lay(table=["fp_char_08"], dice={"fp": {"character": 1}, "shadow": {"army": 1}})
    do(play, ("die", "character"), "separate", ("companion", "gandalf_grey"), "done", ("to", "rivendell"))
    assert laid(play) == []


@card("fp_char_09")
def test_athelas() -> None:
    feed = ["die:3", "die:5", "die:2"]
    play = played("fp_char_09", feed=feed, fellowship={"corruption": 5})
    assert table(play).fellowship.corruption == 3, "Strider guides: three or more"
    play = played(
        "fp_char_09", feed=feed, fellowship={"corruption": 5}, characters={"strider": "bree", "gandalf_grey": "bree"}
    )
    assert table(play).fellowship.corruption == 4


@card("fp_char_10")
@rule("W19.6", "W17.5.2")
@example("N53")
def test_there_is_another_way() -> None:
    play = played("fp_char_10", fellowship={"corruption": 2})
    assert table(play).fellowship.corruption == 1 and asked(play) == "wotr-ask-die"
    play = played("fp_char_10", characters=NOBODY, fellowship={"corruption": 2, "region": "bree"})
    do(play, "fellowship")
    assert table(play).fellowship.progress == 1 and table(play).hunt_dice == [0, 0]
    play = played("fp_char_10", "hide", characters=NOBODY, fellowship={"hidden": False, "region": "bree"})
    assert table(play).fellowship.hidden


@card("fp_char_11")
def test_i_will_go_alone() -> None:
    assert not playable("fp_char_11", characters=NOBODY)
    play = played("fp_char_11", ("companion", "gimli"), "done", fellowship={"corruption": 2, "progress": 0})
    assert ("to", "moria") in options(play) and ("to", "dimrill_dale") not in options(play)
    go(play, "hollin")
    if asked(play) == "wotr-ask-guide":
        do(play, options(play)[0])
    assert table(play).fellowship.corruption == 1 and where(play, "gimli") == "hollin"
    play = played(
        "fp_char_11",
        ("companion", "gimli"),
        "done",
        fellowship={"corruption": 2, "mordor": 1, "region": "morannon"},
    )
    if asked(play) == "wotr-ask-guide":
        do(play, options(play)[0])
    assert where(play, "gimli") == "eliminated" and table(play).fellowship.corruption == 1


@card("fp_char_12")
def test_bilbos_song() -> None:
    assert table(played("fp_char_12", fellowship={"corruption": 3})).fellowship.corruption == 2
    assert table(played("fp_char_12", characters=NOBODY, fellowship={"corruption": 3})).fellowship.corruption == 1


@card("fp_char_13")
def test_mirror_of_galadriel() -> None:
    more: dict[str, Any] = {"dice": {"fp": {"event": 1, "character": 2}, "shadow": {"army": 1}}}
    play = played("fp_char_13", fellowship={"corruption": 3, "region": "lorien"}, **more)
    assert dice(play, FP) == {"character": 1, "will_of_the_west": 1} and table(play).fellowship.corruption == 2
    lost_wood = {"lorien": {"control": "shadow"}}
    play = played("fp_char_13", fellowship={"corruption": 3, "region": "lorien"}, regions=lost_wood, **more)
    assert table(play).fellowship.corruption == 3


@card("fp_char_14")
def test_challenge_of_the_king() -> None:
    there = {"characters": {"strider": "minas_tirith"}}
    assert playable("fp_char_14", **there)
    assert not playable("fp_char_14", characters={"strider": "osgiliath"})
    assert not playable("fp_char_14", characters={"strider": "erech"}), "he needs an Army"
    play = played("fp_char_14", feed=["tile:std_13", "tile:std_01", "tile:std_14"], **there)
    t = table(play)
    assert sorted(t.gone) == [12, 13] and len(t.pool) == 14 and where(play, "strider") == "minas_tirith"
    play = played("fp_char_14", feed=["tile:std_13", "tile:std_15", "tile:std_14"], **there)
    assert table(play).gone == [] and len(table(play).pool) == 16 and where(play, "strider") == "eliminated"


SIEGE = {"minas_tirith": {"sauron_regular": 1, "besieged": {"gondor_regular": 1}}}


@card("fp_char_15")
def test_gwaihir() -> None:
    more: dict[str, Any] = {"empty_board": True, "regions": SIEGE}
    play = played("fp_char_15", "companions", ("companion", "gimli"), characters={"gimli": "druadan_forest"}, **more)
    go(play, "minas_tirith")
    assert where(play, "gimli") == "minas_tirith:besieged"
    play = played("fp_char_15", ("companion", "meriadoc"), "done")
    go(play, "moria")
    assert where(play, "meriadoc") == "moria"
    assert not playable("fp_char_15", characters=dict.fromkeys(ALL, "minas_tirith:besieged"), **more)


@card("fp_char_16")
def test_we_prove_the_swifter() -> None:
    play = played("fp_char_16", "companions", ("companion", "meriadoc"), characters={"meriadoc": "edoras"})
    assert ("to", "druadan_forest") in options(play) and ("to", "osgiliath") in options(play)
    assert ("to", "pelargir") not in options(play)
    assert not playable("fp_char_16", characters=NOBODY)


@card("fp_char_17")
def test_there_and_back_again() -> None:
    away = {c: "eliminated" for c in ALL if c != "gimli"}
    play = played("fp_char_17", characters={**away, "gimli": "dale"})
    assert active(play, "dwarves") and active(play, "north")
    assert (box(play, "dwarves"), box(play, "elves"), box(play, "north")) == (2, 2, 2)
    assert not playable("fp_char_17", characters={**away, "gimli": "bree"})
    lost_dale = {"dale": {"control": "shadow"}}
    assert not playable("fp_char_17", characters={**away, "gimli": "dale"}, regions=lost_dale)
    play = played("fp_char_17", ("companion", "legolas"), "done", fellowship={"progress": 6})
    go(play, "woodland_realm")
    if asked(play) == "wotr-ask-guide":
        do(play, options(play)[0])
    assert box(play, "north") == 2


@card("fp_char_18")
def test_eagles_are_coming() -> None:
    board = {"osgiliath": {"sauron_regular": 1, "nazgul": 3}, "minas_tirith": {"gondor_regular": 1}}
    more: dict[str, Any] = {"empty_board": True, "regions": board}
    assert not playable("fp_char_18", **more)
    play = played(
        "fp_char_18",
        feed=["die:5", "die:1", "die:4"],
        characters={"boromir": "minas_tirith", "witch_king": "osgiliath"},
        **more,
    )
    assert play.decisions[0].seat == 1 and ("to", "moria") in options(play)
    do(play, ("to", "moria"))
    assert figures(play, "moria") == {"nazgul": 2} and figures(play, "osgiliath") == {"sauron_regular": 1}
    assert where(play, "witch_king") == "osgiliath" and reserve(play, "nazgul") == 6
    play = played(
        "fp_char_18",
        feed=["die:1"] * 3,
        characters={"boromir": "minas_tirith"},
        options={"eagles_chooser": "fp"},
        **more,
    )
    assert play.decisions[0].seat == 0


ENTS = {"gandalf_white": "fangorn", "gandalf_grey": "eliminated", "saruman": "orthanc"}


@card("fp_char_19", "fp_char_20", "fp_char_21")
@rule("W16.11", "W1.14")
@pytest.mark.parametrize("n", [19, 20, 21])
def test_the_ents_awake(n: int) -> None:
    name = f"fp_char_{n}"
    assert not playable(name)
    assert not playable(name, characters={**ENTS, "gandalf_white": "bree"})
    play = played(
        name,
        feed=["die:4", "die:6", "die:3"],
        characters=ENTS,
        empty_board=True,
        regions={"orthanc": {"isengard_regular": 3}},
        hands=[[name, "fp_char_12"], []],
        fellowship={"corruption": 1},
    )
    assert figures(play, "orthanc") == {"isengard_regular": 1} and box(play, "isengard") == 4
    do(play, ("play", "fp_char_12"))
    assert table(play).fellowship.corruption == 0 and dice(play, FP) == {}
    play = played(
        name,
        feed=["die:4", "die:6", "die:4"],
        characters=ENTS,
        empty_board=True,
        regions={"orthanc": {"isengard_regular": 3, "nazgul": 1}},
    )
    assert where(play, "saruman") == "eliminated" and reserve(play, "nazgul") == 8
    play = played(name, characters=ENTS, empty_board=True, regions={})
    assert where(play, "saruman") == "eliminated" and box(play, "isengard") == 3


@card("fp_char_22")
@rule("W16.11")
def test_dead_men_of_dunharrow() -> None:
    assert not playable("fp_char_22", characters={"strider": "pelargir"})
    more: dict[str, Any] = {"characters": {"strider": "edoras", "legolas": "edoras"}, "empty_board": True}
    held = {"pelargir": {"southrons_regular": 4, "control": "shadow"}}
    play = played("fp_char_22", ("with", "legolas"), regions=held, feed=["die:2"], **more)
    do(play, ("to", "pelargir"))
    assert figures(play, "pelargir") == {"southrons_regular": 2} and box(play, "southrons") == 3
    assert play.decisions[0].seat == 1
    do(play, ("to", "west_harondor"))
    assert figures(play, "west_harondor") == {"southrons_regular": 2}
    do(play, ("recruits", 3))
    assert figures(play, "pelargir") == {"gondor_regular": 3} and control(play, "pelargir") == FP
    play = played("fp_char_22", "done", ("to", "erech"), ("recruits", 0), **more)
    assert where(play, "strider") == "erech" and where(play, "legolas") == "edoras"
    play = played("fp_char_22", "done", regions=held, feed=["die:6"], **more)
    do(play, ("to", "pelargir"), ("recruits", 0))
    assert control(play, "pelargir") == SH


@card("fp_char_23")
def test_house_of_the_stewards() -> None:
    assert not playable("fp_char_23", characters={"boromir": "osgiliath"})
    play = played("fp_char_23", ("recruit", "gondor_elite"), characters={"boromir": "minas_tirith"})
    assert figures(play, "minas_tirith")["gondor_elite"] == 2 and len(hand(play, 0)) == 2
    assert all(c.startswith("fp_strat") for c in hand(play, 0))


@card("fp_char_24")
def test_the_grey_company() -> None:
    assert not playable("fp_char_24", characters={"strider": "erech"})
    play = played("fp_char_24", characters={"strider": "bree"})
    assert figures(play, "bree") == {"north_elite": 1} and lost(play, "north_regular") == 1
    assert len(hand(play, 0)) == 2


# --- Strategy deck ---

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
        politics=WAR,
        dice={"fp": {"army_muster": 1}, "shadow": {"army": 1}},
    )
    do(play, ("die", "army_muster"), "move_armies", ("from", "osgiliath"), ("to", "minas_tirith"), "all")
    do(play, *(["done"] if ("done",) in options(play) else []))
    assert where(play, "aragorn") == "minas_tirith" and laid(play) == [], "the King is at home again"


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
    assert not playable("fp_strat_08", politics=WAR)


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
    play = played("fp_strat_10", politics=WAR, feed=["die:1"] * 5, **more)
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
    more: dict[str, Any] = {"empty_board": True, "regions": board, "politics": WAR}
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
        politics=WAR,
        characters={"boromir": "minas_tirith"},
    )
    do(play, "all", ("to", "lossarnach"))
    assert ("stop",) not in options(play), "twelve units can not stay together"
    do(play, ("to", "pelargir"))
    assert figures(play, "pelargir") == {"gondor_regular": 3} and figures(play, "lossarnach") == {"gondor_regular": 9}


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
    assert asked(play) == "wotr-ask-stack"


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


# --- W8 in general ---


@rule("W8.3", "R1.1")
@example("N09")
def test_hand_limit() -> None:
    five = ["fp_char_01", "fp_char_02", "fp_char_03", "fp_strat_01", "fp_strat_02"]
    play = lay(at="recover", turn=2, hands=[five, []])
    assert asked(play) == "wotr-ask-discard" and len(hand(play, 0)) == 7
    do(play, ("discard", "fp_char_01"))
    assert len(hand(play, 0)) == 6 and table(play).dropped[0] == [0]


@rule("W8.5", "W8.6")
def test_backs_are_open_and_faces_are_not() -> None:
    play = lay(hands=[["fp_char_01", "fp_strat_01"], ["sh_char_01"]], table=["fp_char_05"])
    seen = play.view(1)["cards"]
    assert seen["hands"][0] == {"character": 1, "strategy": 1} and seen["hand"] == ["sh_char_01"]
    assert seen["table"] == ["fp_char_05"]
    play = lay(hands=[["fp_char_01", "fp_strat_01"], []], options={"card_backs_open": False})
    assert play.view(1)["cards"]["hands"][0] == {"cards": 2}


@rule("W8.1", "W8.10", "W8.16", "R2.2", "R2.3", "W1.12")
def test_a_played_card_is_discarded_and_costs_a_die() -> None:
    play = played("fp_char_12", fellowship={"corruption": 1})
    assert table(play).played == [11] and dice(play, FP) == {} and play.decisions[0].seat == 1


@rule("W8.13", "R2.5", "R2.7")
def test_hits_of_cards() -> None:
    board = {"minas_tirith": {"sauron_regular": 1, "nazgul": 1, "besieged": {"gondor_regular": 1, "gondor_leader": 1}}}
    play = lay(
        empty_board=True,
        regions=board,
        characters={"boromir": "minas_tirith:besieged"},
        hands=[[], ["sh_char_19"]],
        dice={"fp": {"event": 1}, "shadow": {"event": 1}},
        acting=1,
    )
    do(play, ("die", "event"))
    rolls(play, 6)
    do(play, ("play", "sh_char_19"))
    assert lost(play, "gondor_leader") == 1 and where(play, "boromir") == "minas_tirith"
    assert control(play, "minas_tirith") == SH, "the Army in the region takes the Stronghold"
