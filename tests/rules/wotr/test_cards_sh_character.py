"""The Shadow's Character cards: what each does and when it may be played."""

from __future__ import annotations

from typing import Any

import pytest
from wotr_cards_kit import ALL, EVERYBODY, NOBODY, SIEGE, WAR, WILD, playable, played
from wotr_kit import (
    active,
    asked,
    dice,
    do,
    figures,
    go,
    hand,
    laid,
    lay,
    options,
    rolls,
    standing,
    table,
    tiles,
    verbs,
    where,
)

from ravenhill.coverage import card, example, rule
from ravenhill.games.wotr.decks import CARD_IDS
from ravenhill.games.wotr.nations import SH


@card("sh_char_01", "sh_char_02", "sh_char_03", "sh_char_04")
@rule("W18.1.3")
@pytest.mark.parametrize("n", [1, 2, 3, 4])
def test_special_tiles(n: int) -> None:
    assert table(played(f"sh_char_{n:02d}")).specials == [19 + n]
    play = played(f"sh_char_{n:02d}", fellowship={"mordor": 1, "region": "morannon"})
    assert 19 + n in table(play).pool


HUNTERS = ["sh_char_05", "sh_char_06", "sh_char_07", "sh_char_08"]


@card("sh_char_05", "sh_char_06", "sh_char_07", "sh_char_08")
@pytest.mark.parametrize("name", HUNTERS)
def test_settlements_protect_the_fellowship(name: str) -> None:
    assert playable(name, fellowship=WILD)
    assert not playable(name, fellowship={"region": "bree"})
    assert not playable(name, fellowship={"region": "edoras"}, regions={"edoras": {"control": "shadow"}})
    assert playable(name, fellowship={"region": "moria"}, regions={"moria": {"control": "fp"}})
    assert playable(name, fellowship={"region": "osgiliath"}) and playable(
        name, fellowship={"mordor": 0, "region": "morannon"}
    )


@card("sh_char_05")
@rule("W18.2.2", "R10.11")
@example("C15")
def test_orc_patrol() -> None:
    play = played("sh_char_05", feed=["tile:std_13"], fellowship=WILD)
    assert table(play).fellowship.hidden and table(play).fellowship.corruption == 0, "an Eye does nothing"
    play = played("sh_char_05", feed=["tile:std_10"], fellowship=WILD)
    assert table(play).damage == 3 and play.decisions[0].seat == 0
    do(play, "use_ring")
    assert table(play).fellowship.corruption == 3


@card("sh_char_06")
def test_isildurs_bane() -> None:
    play = played("sh_char_06", feed=["tile:std_10"], fellowship=WILD, table=["fp_char_07"])
    assert table(play).fellowship.corruption == 3 and laid(play) == ["fp_char_07"]


@card("sh_char_07")
def test_foul_thing_from_the_deep() -> None:
    play = played("sh_char_07", feed=["tile:std_10", "companion:gimli"], fellowship=WILD)
    if asked(play) == "guide":
        do(play, options(play)[0])
    assert where(play, "gimli") == "eliminated" and table(play).fellowship.corruption == 1


@card("sh_char_08")
def test_candles_of_corpses() -> None:
    feed = ["die:4", "die:6", "die:3"]
    assert table(played("sh_char_08", feed=feed, fellowship=WILD)).fellowship.corruption == 2
    assert table(played("sh_char_08", feed=feed, fellowship=WILD, characters=NOBODY)).fellowship.corruption == 1


@card("sh_char_09")
@rule("R2.1")
def test_nazgul_search() -> None:
    assert not playable("sh_char_09", fellowship=WILD)
    there = {"region": "trollshaws", "progress": 1}
    play = played("sh_char_09", ("fly", "barad_dur"), fellowship=there)
    go(play, "trollshaws")
    do(play, "done")
    assert asked(play) == "path"
    do(play, ("to", "hollin"))
    assert standing(play) == "hollin" and not table(play).fellowship.hidden
    play = played("sh_char_09", "done", fellowship=there)
    assert table(play).fellowship.hidden


@card("sh_char_10")
def test_cruel_weather() -> None:
    assert not playable("sh_char_10", fellowship=WILD)
    play = played("sh_char_10", ("to", "ettenmoors"), fellowship={"region": "trollshaws", "progress": 3})
    assert standing(play) == "ettenmoors" and table(play).fellowship.progress == 3


@card("sh_char_11")
def test_the_nazgul_strike() -> None:
    assert not playable("sh_char_11", fellowship=WILD)
    there = {"region": "trollshaws", "progress": 1}
    more: dict[str, Any] = {"fellowship": there, "regions": {"trollshaws": {"nazgul": 1}}, "hunt": {"shadow": 1}}
    play = played("sh_char_11", "done", table=["fp_char_07", "fp_strat_02"], **more)
    assert set(options(play)) == {("pass",), ("hunt_roll",), ("discard", "fp_char_07")}
    do(play, ("discard", "fp_char_07"))
    assert laid(play) == ["fp_strat_02"]
    play = played("sh_char_11", "done", **more)
    rolls(play, 6)
    tiles(play, "std_03")
    do(play, "hunt_roll")
    assert table(play).damage == 1 and table(play).fellowship.progress == 1


@card("sh_char_12")
def test_morgul_wound() -> None:
    assert not playable("sh_char_12")
    for before, after in ((3, 5), (4, 5)):
        play = played("sh_char_12", fellowship={"hidden": False, "corruption": before})
        assert table(play).fellowship.corruption == after


@card("sh_char_13")
def test_lure_of_the_ring() -> None:
    assert not playable("sh_char_13")
    play = played("sh_char_13", feed=["companion:gimli"], fellowship={"hidden": False})
    assert options(play) == (("use_ring",), ("eliminate", "gimli")) and play.decisions[0].seat == 0
    do(play, "use_ring")
    assert table(play).fellowship.corruption == 2
    play = played("sh_char_13", fellowship={"hidden": False}, characters=NOBODY)
    assert table(play).fellowship.corruption == 1


@card("sh_char_14")
@rule("W19.4.1")
@example("N42")
def test_breaking_of_the_fellowship() -> None:
    assert not playable("sh_char_14")
    found = {"hidden": False, "region": "trollshaws"}
    play = played("sh_char_14", feed=["tile:std_07"], fellowship=found)
    do(play, ("companion", "gimli"), ("companion", "legolas"))
    while asked(play) == "guide":
        do(play, options(play)[0])
    assert where(play, "gimli") == where(play, "legolas") == "trollshaws"
    play = played("sh_char_14", feed=["tile:std_13"], fellowship=found)
    assert where(play, "gimli") == "fellowship"
    play = played("sh_char_14", fellowship=found, characters=NOBODY)
    assert table(play).fellowship.corruption == 1 and not table(play).drawn
    play = played(
        "sh_char_14",
        feed=["tile:std_13"],
        fellowship=found,
        characters=NOBODY,
        options={"breaking_with_gollum": "tile"},
    )
    assert table(play).fellowship.corruption == 0
    only = {c: "eliminated" for c in ALL if c != "peregrin"}
    play = played(
        "sh_char_14",
        feed=["tile:std_03"],
        fellowship={"hidden": False, "mordor": 1, "region": "morannon"},
        characters=only,
    )
    assert where(play, "peregrin") == "eliminated"


@card("sh_char_15")
@rule("W8.5")
def test_worn_with_sorrow_and_toil() -> None:
    assert laid(played("sh_char_15")) == ["sh_char_15"]
    play = lay(
        table=["sh_char_15", "fp_char_05"],
        fellowship={"region": "trollshaws", "guide": "strider"},
        hands=[["fp_char_12", "fp_strat_14"], ["sh_strat_01"]],
        hunt={"shadow": 1},
        dice={"fp": {"character": 1}, "shadow": {"army": 1}},
        empty_board=True,
    )
    rolls(play, 6)
    tiles(play, "std_10")
    do(play, ("die", "character"), "fellowship", "pass", ("casualty", "guide"))
    while asked(play) == "guide":
        do(play, options(play)[0])
    assert set(options(play)) == {("pass",), ("discard", "fp_char_05"), ("random", 0)}
    do(play, ("random", 0))
    assert hand(play, 0) == ["fp_strat_14"]
    t = table(play)
    assert t.dropped[0] == [CARD_IDS.index("fp_char_12")] and CARD_IDS.index("fp_char_12") not in t.played, "face down"
    for seat in (None, 1):
        keys = [line.key for line in play.log(seat)]
        assert "wotr-log-you-drop" not in keys and keys.count("wotr-log-dropped") == 1, "only the back is seen"
    assert "wotr-log-you-drop" in [line.key for line in play.log(0)]
    play = lay(at="fellowship", table=["sh_char_15", "sh_char_16"], ready=[4, 7], dice={})
    do(play, "declare")
    assert laid(play) == [], "both leave on a declaration in a haven"


@card("sh_char_16")
def test_flocks_of_crebain() -> None:
    assert laid(played("sh_char_16")) == ["sh_char_16"]
    play = lay(
        table=["sh_char_16"],
        fellowship={"region": "trollshaws"},
        hunt={"shadow": 1},
        dice={"fp": {"character": 1}, "shadow": {"army": 1}},
        empty_board=True,
    )
    do(play, ("die", "character"), "fellowship")
    assert play.decisions[0].seat == 1
    rolls(play, 5)
    tiles(play, "std_03")
    do(play, ("use", "sh_char_16"))
    assert table(play).damage == 1 and laid(play) == []


@card("sh_char_17")
@rule("W18.6.1", "W18.6.2")
@example("E28")
def test_balrog_of_moria() -> None:
    assert laid(played("sh_char_17")) == ["sh_char_17"]
    only = {c: "eliminated" for c in ALL if c != "gimli"}
    play = lay(
        table=["sh_char_17"],
        fellowship={"region": "hollin"},
        hunt={"shadow": 1},
        characters=only,
        dice={"fp": {"character": 1}, "shadow": {"army": 1}},
        empty_board=True,
    )
    rolls(play, 6)
    tiles(play, "std_01")
    do(play, ("die", "character"), "fellowship", ("to", "moria"))
    assert play.decisions[0].seat == 1 and asked(play) == "use_card"
    tiles(play, "std_03", "std_04")
    do(play, ("use", "sh_char_17"), "use_ring", "use_ring")
    t = table(play)
    assert len(t.drawn) == 3 and t.fellowship.corruption == 2
    play = lay(
        at="fellowship",
        table=["sh_char_17"],
        fellowship={"region": "hollin", "progress": 3},
        characters=only,
        ready=[4, 7],
        dice={},
    )
    do(play, "declare", ("to", "moria"), ("to", "dimrill_dale"), ("to", "lorien"))
    tiles(play, "std_01")
    do(play, ("use", "sh_char_17"))
    assert table(play).fellowship.hidden, "declared in a haven: the Reveal icon is ignored"
    board = {"moria": {"sauron_regular": 2}, "dimrill_dale": {"elves_regular": 3}}
    play = lay(
        table=["sh_char_17"],
        empty_board=True,
        regions=board,
        politics=WAR,
        dice={"fp": {}, "shadow": {"army": 1}},
        acting=1,
    )
    do(play, ("die", "army"), "attack_army", ("attack", "moria", "dimrill_dale"), "all")
    assert ("card", "sh_char_17") in options(play)
    rolls(play, 4, 1, 1, 1, 1, 1, 1)
    do(play, ("card", "sh_char_17"))
    assert figures(play, "dimrill_dale") == {"elves_regular": 2} and laid(play) == []


@card("sh_char_18")
def test_the_lidless_eye() -> None:
    play = played("sh_char_18", dice={"fp": {"muster": 1}, "shadow": {"event": 2, "army": 1, "muster": 1}})
    do(play, ("change", "event"), ("change", "army"), "done")
    assert table(play).hunt_dice[SH] == 2 and dice(play, SH) == {"muster": 1}
    play = played("sh_char_18")
    assert table(play).hunt_dice[SH] == 0


@card("sh_char_19")
def test_dreadful_spells() -> None:
    board = {"osgiliath": {"sauron_regular": 1, "nazgul": 2}, "minas_tirith": {"gondor_regular": 3}}
    more: dict[str, Any] = {"empty_board": True, "regions": board}
    play = played("sh_char_19", feed=["die:5", "die:6", "die:1"], characters={"witch_king": "osgiliath"}, **more)
    assert figures(play, "minas_tirith") == {"gondor_regular": 1} and not active(play, "gondor"), "not an attack"
    board["osgiliath"] = {"sauron_regular": 1}
    assert not playable("sh_char_19", **more)


@card("sh_char_20")
@rule("R2.6", "R2.9")
def test_grond() -> None:
    more: dict[str, Any] = {"empty_board": True, "regions": SIEGE, "politics": EVERYBODY}
    assert not playable("sh_char_20", **more)
    there = {"witch_king": "minas_tirith"}
    assert not playable("sh_char_20", empty_board=True, regions=SIEGE, characters=there), "units At War only"
    play = played("sh_char_20", characters=there, hands=[["fp_strat_06"], ["sh_char_20"]], **more)
    rolls(play, *[1] * 10, 1, 1)
    do(play, "all")
    assert asked(play) == "cease" and options(play) == (("continue",), ("cease",)), "no FP card at first"
    do(play, "continue")
    assert asked(play) == "combat_card" and play.decisions[0].seat == 0


@card("sh_char_21")
@rule("W8.11")
def test_palantir_of_orthanc() -> None:
    assert not playable("sh_char_21")
    play = played("sh_char_21", characters={"saruman": "orthanc"})
    assert laid(play) == ["sh_char_21"] and hand(play, 1) == [], "no draw for itself"
    play = played("sh_char_18", characters={"saruman": "orthanc"}, table=["sh_char_21"])
    do(play, ("draw", "sh_strategy"))
    assert hand(play, 1)[0].startswith("sh_strat")
    for face, option in (("will_of_the_west", "force_off"), ("muster", "force_off_ring")):
        play = lay(table=["sh_char_21"], characters={"saruman": "orthanc"}, dice={"fp": {face: 1}, "shadow": {}})
        do(play, ("die", face), (option, "sh_char_21"))
        assert laid(play) == [] and table(play).rings == ([3, 0] if option == "force_off" else [2, 1])
    play = lay(
        table=["sh_char_21"],
        characters={"saruman": "orthanc"},
        dice={"fp": {"muster": 1}, "shadow": {}},
        ring_used=[1, 0],
        rings={"fp": 2},
    )
    do(play, ("die", "muster"))
    assert "force_off_ring" not in verbs(play)


@card("sh_char_21", "sh_char_22")
@rule("W8.11", "R2.4")
def test_with_saruman_his_cards_go() -> None:
    for name in ("sh_char_21", "sh_char_22"):
        play = lay(
            table=[name],
            empty_board=True,
            characters={"saruman": "orthanc", "gandalf_grey": "replaced", "gandalf_white": "fangorn"},
            hands=[["fp_char_19"], []],
            dice={"fp": {"character": 1}, "shadow": {"army": 1}},
        )
        do(play, ("die", "character"), ("play", "fp_char_19"))
        assert where(play, "saruman") == "eliminated" and laid(play) == []


@card("sh_char_22")
def test_wormtongue() -> None:
    assert not playable("sh_char_22")
    more: dict[str, Any] = {"characters": {"saruman": "orthanc"}, "politics": WAR, "table": ["sh_char_22"]}
    play = lay(
        empty_board=True,
        regions={"orthanc": {"isengard_regular": 2}},
        dice={"fp": {}, "shadow": {"army": 1}},
        acting=1,
        **more,
    )
    do(play, ("die", "army"), "move_armies", ("from", "orthanc"), ("to", "fords_of_isen"), "all")
    assert not active(play, "rohan") and laid(play) == ["sh_char_22"]
    play = lay(
        empty_board=True,
        regions={"fords_of_isen": {"isengard_regular": 2}, "helms_deep": {"gondor_regular": 1}},
        dice={"fp": {}, "shadow": {"army": 1}},
        acting=1,
        **more,
    )
    do(play, ("die", "army"), "attack_army", ("attack", "fords_of_isen", "helms_deep"), "all")
    assert active(play, "rohan") and laid(play) == [], "an attack on Helm's Deep is enough"
    more["characters"] = {"saruman": "orthanc", "meriadoc": "folde"}
    play = lay(dice={"fp": {"character": 1}, "shadow": {}}, **more)
    do(play, ("die", "character"), "companions", ("companion", "meriadoc"), ("to", "edoras"))
    assert active(play, "rohan") and laid(play) == []


@card("sh_char_23")
def test_ringwraiths_are_abroad() -> None:
    board = {
        "osgiliath": {"sauron_regular": 2, "nazgul": 1},
        "nurn": {"sauron_regular": 1},
        "pelargir": {"gondor_regular": 1},
    }
    more: dict[str, Any] = {"empty_board": True, "regions": board, "politics": EVERYBODY}
    play = played("sh_char_23", "done", "move_armies", **more)
    assert asked(play) == "move_to", "only the Army in Osgiliath"
    do(play, ("to", "lossarnach"))
    assert ("leave", "nazgul") not in options(play)
    play = played("sh_char_23", "done", "attack_army", **more)
    assert asked(play) == "attackers"
    board["nurn"]["sauron_regular"] = 2
    play = played("sh_char_23", ("fly", "osgiliath"), **more)
    go(play, "nurn")
    do(play, "move_armies")
    assert play.decisions[0].prompt.args["region"] == "nurn", "only the Army in Nurn, by the one way there is"


@card("sh_char_24")
@rule("R2.9")
def test_black_captain_commands() -> None:
    assert not playable("sh_char_24")
    board = {"osgiliath": {"sauron_regular": 2}, "pelargir": {"gondor_regular": 1}}
    more: dict[str, Any] = {
        "empty_board": True,
        "regions": board,
        "politics": EVERYBODY,
        "characters": {"witch_king": "osgiliath"},
    }
    play = played("sh_char_24", "recruit_nazgul", **more)
    assert figures(play, "osgiliath") == {"sauron_regular": 2, "nazgul": 2}
    do(play, "attack_army")
    assert ("leave", "witch_king") not in options(play) and ("leave", "nazgul") in options(play)
    play = played("sh_char_24", "pass", "move_armies", **more)
    do(play, ("from", "osgiliath"), ("to", "lossarnach"), "all")
    assert where(play, "witch_king") == "lossarnach"
