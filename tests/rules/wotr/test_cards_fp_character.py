"""The Free Peoples' Character cards: what each does and when it may be played. W8."""

from __future__ import annotations

from typing import Any

import pytest
from wotr_cards_kit import ALL, NOBODY, playable, played
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
    where,
)

from ravenhill.coverage import card, example, rule
from ravenhill.engine.script import Play
from ravenhill.games.wotr.nations import FP, SH


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
    assert table(play).damage == 1 and asked(play) == "hunt_casualty", "one card for a tile"
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
    assert table(play).fellowship.corruption == 1 and asked(play) == "use"
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
    if asked(play) == "guide":
        do(play, options(play)[0])
    assert table(play).fellowship.corruption == 1 and where(play, "gimli") == "hollin"
    play = played(
        "fp_char_11",
        ("companion", "gimli"),
        "done",
        fellowship={"corruption": 2, "mordor": 1, "region": "morannon"},
    )
    if asked(play) == "guide":
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
    if asked(play) == "guide":
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
