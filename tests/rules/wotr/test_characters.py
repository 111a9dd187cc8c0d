"""W9, W16, W22: Characters, politics, the Character cards."""

from __future__ import annotations

import json
from typing import Any

import pytest
from wotr_kit import active, asked, box, do, figures, go, hand, lay, options, reserve, table, verbs, where

from ravenhill import words
from ravenhill.coverage import example, rule
from ravenhill.engine.script import Play
from ravenhill.games.wotr.characters import companion_reach, flight_open, group_level, mouth_reach
from ravenhill.games.wotr.nations import FP, SH
from ravenhill.games.wotr.politics import ATTACKED, CAPTURED, activate, advance, may_advance

FP_DIE = {"fp": {"character": 1}, "shadow": {"army": 1}}
SH_DIE = {"fp": {"event": 1}, "shadow": {"character": 1}}


def reach(play: Play, start: str, steps: int) -> set[str]:
    t = table(play)
    return {t.book.region_ids[r] for r in companion_reach(t, t.book.region_index[start], steps)}


@rule("W9.3.1", "W9.3.2", "W6.13", "W9.3.7")
@example("N43")
def test_companions_move_alone_or_in_groups() -> None:
    play = lay(characters={"gimli": "bree", "strider": "bree", "boromir": "bree"}, dice=FP_DIE)
    do(play, ("die", "character"), "companions", ("companion", "gimli"), ("with", "strider"), "done")
    go(play, "arnor")
    assert where(play, "gimli") == where(play, "strider") == "arnor"
    assert options(play) == (("companion", "boromir"), ("done",)), "nobody moves twice"
    do(play, ("companion", "boromir"))
    assert ("to", "arnor") in options(play) and ("to", "angmar") not in options(play)
    t = table(play)
    assert group_level(t, [4, 1]) == 3 and group_level(t, [4]) == 2


@rule("W9.3.3", "W9.3.9", "R3.5")
@example("N44")
def test_companions_stop_at_shadow_strongholds() -> None:
    play = lay(empty_board=True, regions={"hollin": {"sauron_regular": 5}})
    assert "dimrill_dale" not in reach(play, "south_downs", 4) and "moria" in reach(play, "south_downs", 4)
    assert "dimrill_dale" in reach(play, "moria", 1)
    play = lay(empty_board=True, regions={"helms_deep": {"control": "shadow"}})
    assert "helms_deep" in reach(play, "westemnet", 1)


@rule("W9.3.4", "W14.20")
def test_companions_and_sieges() -> None:
    siege = {"minas_tirith": {"sauron_regular": 1, "besieged": {"gondor_regular": 1}}}
    play = lay(empty_board=True, regions=siege, characters={"boromir": "minas_tirith:besieged"}, dice=FP_DIE)
    assert "minas_tirith" not in reach(play, "lossarnach", 3)
    do(play, ("die", "character"))
    assert "companions" not in verbs(play)


@rule("W9.3.5", "W3.3")
def test_companions_do_not_cross_black_borders() -> None:
    play = lay(empty_board=True, regions={})
    assert reach(play, "barad_dur", 1) == {"barad_dur", "gorgoroth"}


@rule("W9.3.6", "W9.3.8", "R3.11", "W22.17")
def test_shadowfax() -> None:
    t = table(lay())
    assert group_level(t, [8]) == 4 and group_level(t, [8, 5]) == 4
    assert group_level(t, [8, 5, 6]) == 3 and group_level(t, [8, 4]) == 3


@rule("W9.4.1", "W9.4.2", "W9.4.6", "W9.2", "W9.4.7", "R3.3", "W6.14")
@example("N46", "C32")
def test_nazgul_flight() -> None:
    def may_fly(region: str, regions: dict[str, Any]) -> bool:
        t = table(lay(empty_board=True, regions=regions))
        return flight_open(t, t.book.region_index[region])

    siege = {"minas_tirith": {"sauron_regular": 1, "besieged": {"gondor_regular": 1}}}
    assert may_fly("forlindon", {}) and may_fly("edoras", {})
    assert not may_fly("minas_tirith", {"minas_tirith": {"gondor_regular": 1}})
    assert may_fly("minas_tirith", siege)
    assert may_fly("minas_tirith", {"minas_tirith": {"control": "shadow"}})
    assert not may_fly("minas_morgul", {"minas_morgul": {"control": "fp"}})
    assert may_fly("helms_deep", {"helms_deep": {"control": "shadow"}})
    play = lay(
        empty_board=True,
        regions={**siege, "barad_dur": {"nazgul": 2}},
        characters={"witch_king": "barad_dur"},
        dice=SH_DIE,
        acting=1,
    )
    do(play, ("die", "character"), "minions", ("fly", "barad_dur"))
    go(play, "minas_tirith")
    assert figures(play, "minas_tirith") == {"sauron_regular": 1, "nazgul": 1}
    do(play, ("minion", "witch_king"))
    go(play, "the_shire")
    assert where(play, "witch_king") == "the_shire"
    assert ("fly", "minas_tirith") not in options(play) and ("fly", "barad_dur") in options(play)


@rule("R3.2")
@pytest.mark.parametrize("joins", [True, False])
def test_a_nazgul_joins_the_besieged(joins: bool) -> None:
    play = lay(
        empty_board=True,
        regions={"moria": {"elves_regular": 1, "besieged": {"sauron_regular": 1}}, "barad_dur": {"nazgul": 1}},
        dice=SH_DIE,
        acting=1,
        options={"nazgul_joins_besieged": joins},
    )
    do(play, ("die", "character"), "minions", ("fly", "barad_dur"))
    go(play, "moria")
    assert ("nazgul" in figures(play, "moria", besieged=True)) == joins
    play = lay(
        empty_board=True,
        regions={"moria": {"elves_regular": 1, "besieged": {"sauron_regular": 1, "nazgul": 1}}},
        dice=SH_DIE,
        acting=1,
    )
    do(play, ("die", "character"), "minions", ("fly", "moria"))
    go(play, "bree")
    assert figures(play, "bree") == {"nazgul": 1}


@rule("W9.4.4", "W9.4.5", "W9.4.6")
@example("N45")
def test_the_mouth_walks() -> None:
    def there(at: str, regions: dict[str, Any] | None = None) -> set[str]:
        t = table(lay(empty_board=True, regions=regions or {}, characters={"mouth_of_sauron": at}))
        return {t.book.region_ids[r] for r in mouth_reach(t)}

    assert "minas_morgul" in there("barad_dur") and "north_ithilien" in there("barad_dur")
    assert "osgiliath" not in there("barad_dur")
    assert "minas_tirith" not in there("osgiliath")
    siege = {"moria": {"elves_regular": 1, "besieged": {"sauron_regular": 1}}}
    assert "moria" not in there("hollin", siege)
    t = table(lay(empty_board=True, regions=siege, characters={"mouth_of_sauron": "moria:besieged"}))
    assert mouth_reach(t) == []


@rule("W9.7", "W9.8", "W9.10", "W9.9", "W9.11")
def test_characters_alone_are_left_alone() -> None:
    play = lay(
        empty_board=True,
        regions={"osgiliath": {"sauron_regular": 2}},
        characters={"boromir": "lossarnach"},
        dice={"fp": {}, "shadow": {"army": 1}},
        acting=1,
        politics={"sauron": "war"},
    )
    do(play, ("die", "army"), "move_armies", ("from", "osgiliath"), ("to", "lossarnach"), "all")
    assert where(play, "boromir") == "lossarnach"


# --- entering play ---


@rule("W22.2", "W22.15", "W16.7", "W9.5")
@example("C26")
def test_crowning_aragorn() -> None:
    play = lay(characters={"strider": "pelargir"}, dice={"fp": {"will_of_the_west": 1}, "shadow": {}})
    assert not active(play, "gondor")
    do(play, ("die", "will_of_the_west"), ("enter", "aragorn"))
    assert where(play, "aragorn") == "pelargir" and where(play, "strider") == "replaced"
    assert active(play, "gondor") and table(play).ready[FP] == 5
    play = lay(
        characters={"strider": "pelargir"},
        regions={"pelargir": {"control": "shadow"}},
        dice={"fp": {"will_of_the_west": 1}, "shadow": {}},
    )
    do(play, ("die", "will_of_the_west"))
    assert ("enter", "aragorn") not in options(play)


@rule("W22.3", "W22.16", "W22.15")
def test_gandalf_the_white() -> None:
    will = {"fp": {"will_of_the_west": 1}, "shadow": {"army": 1}}
    play = lay(characters={"gandalf_grey": "eliminated"}, dice=will)
    do(play, ("die", "will_of_the_west"))
    assert ("enter", "gandalf_white") not in options(play), "no Minion was ever in play"
    play = lay(
        characters={"gandalf_grey": "eliminated", "saruman": "eliminated"},
        dice=will,
        regions={"lorien": {"control": "shadow"}},
    )
    do(play, ("die", "will_of_the_west"), ("enter", "gandalf_white"))
    assert {o[1] for o in options(play)} == {"fangorn", "grey_havens", "rivendell", "woodland_realm"}
    do(play, ("to", "fangorn"))
    assert where(play, "gandalf_white") == "fangorn"
    play = lay(characters={"gandalf_grey": "edoras", "saruman": "orthanc"}, dice=will)
    do(play, ("die", "will_of_the_west"), ("enter", "gandalf_white"))
    assert where(play, "gandalf_white") == "edoras" and where(play, "gandalf_grey") == "replaced"
    assert active(play, "rohan")
    play = lay(characters={"saruman": "orthanc"}, dice=will)
    do(play, ("die", "will_of_the_west"))
    assert ("enter", "gandalf_white") not in options(play), "the Grey is still with the Fellowship"


MUSTER = {"fp": {"event": 1}, "shadow": {"muster": 1}}


def can_enter(minion: str, **more: Any) -> bool:
    play = lay(dice=MUSTER, acting=1, **more)
    do(play, ("die", "muster"))
    return ("enter", minion) in options(play)


@rule("W22.4", "W9.6", "W22.16", "W1.13")
def test_the_witch_king_enters() -> None:
    assert not can_enter("witch_king")
    assert not can_enter("witch_king", politics={"sauron": "war"})
    play = lay(dice=MUSTER, acting=1, politics={"sauron": "war", "gondor": "war"})
    do(play, ("die", "muster"), ("enter", "witch_king"))
    assert ("to", "moria") in options(play) and ("to", "orthanc") not in options(play)
    do(play, ("to", "moria"))
    assert where(play, "witch_king") == "moria" and all(active(play, n) for n in ("rohan", "north", "dwarves"))


@rule("W22.5", "W22.14", "R4.5")
def test_saruman_and_his_voice() -> None:
    assert not can_enter("saruman")
    assert can_enter("saruman", politics={"isengard": "war"})
    assert not can_enter("saruman", politics={"isengard": "war"}, regions={"orthanc": {"control": "fp"}})
    voice: dict[str, Any] = {"dice": MUSTER, "acting": 1, "characters": {"saruman": "orthanc"}}
    play = lay(politics={"isengard": "war"}, **voice)
    do(play, ("die", "muster"), "voice_recruit")
    assert figures(play, "north_dunland") == {"isengard_regular": 2}
    assert figures(play, "orthanc") == {"isengard_regular": 5, "isengard_elite": 1}
    play = lay(politics={"isengard": "war"}, **voice)
    do(play, ("die", "muster"), "voice_elites")
    assert figures(play, "orthanc") == {"isengard_regular": 2, "isengard_elite": 3}
    play = lay(regions={"orthanc": {"isengard_regular": 1}}, **voice)
    do(play, ("die", "muster"), "voice_elites")
    assert figures(play, "orthanc") == {"isengard_elite": 1}
    play = lay(regions={"orthanc": {"isengard_regular": 1}}, options={"voice_partial": False}, **voice)
    do(play, ("die", "muster"))
    assert "voice_elites" not in verbs(play)
    voice["characters"] = {"saruman": "orthanc:besieged"}
    play = lay(regions={"orthanc": {"rohan_regular": 1, "besieged": {"isengard_regular": 2}}}, **voice)
    do(play, ("die", "muster"))
    assert "voice_elites" not in verbs(play) and "voice_recruit" not in verbs(play)


@rule("W22.6", "W22.17")
def test_the_mouth_enters_and_carries_messages() -> None:
    assert not can_enter("mouth_of_sauron")
    assert can_enter("mouth_of_sauron", fellowship={"mordor": 0, "region": "morannon"})
    war = dict.fromkeys(("gondor", "rohan", "elves", "dwarves", "north"), "war")
    assert can_enter("mouth_of_sauron", politics=war)
    play = lay(dice={"fp": {"event": 2}, "shadow": {"muster": 2}}, acting=1, characters={"mouth_of_sauron": "nurn"})
    do(play, ("die", "muster"), "messenger", "move_armies", ("from", "nurn"), ("to", "gorgoroth"), "all", "done")
    do(play, ("die", "event"), "skip", ("die", "muster"))
    assert "messenger" not in verbs(play), "once a turn"


# --- abilities ---


@rule("W22.11", "R1.7")
@example("C35")
def test_companions_rouse_their_nations() -> None:
    siege = {"minas_tirith": {"sauron_regular": 1, "besieged": {"gondor_regular": 1}}}
    play = lay(
        empty_board=True,
        regions=siege,
        characters={"boromir": "minas_tirith:besieged"},
        politics={"gondor": {"box": 3, "active": True}},
        dice={"fp": {"event": 1}, "shadow": {"army": 1}},
    )
    do(play, ("die", "event"), ("counsel", "boromir"))
    assert box(play, "gondor") == 4
    for where_to, character, may in (
        ("erebor", "gimli", True),
        ("iron_hills", "gimli", False),
        ("lorien", "legolas", True),
        ("edoras", "boromir", False),
    ):
        play = lay(characters={character: where_to}, dice={"fp": {"muster": 1}, "shadow": {}})
        do(play, ("die", "muster"))
        assert (("counsel", character) in options(play)) == may
    play = lay(
        characters={"boromir": "pelargir"},
        politics={"gondor": {"box": 3, "active": False}},
        dice={"fp": {"muster": 1}, "shadow": {}},
    )
    do(play, ("die", "muster"))
    assert "counsel" not in verbs(play)


@rule("W22.11", "W17.8")
def test_strider_hides_with_any_die() -> None:
    play = lay(fellowship={"hidden": False, "guide": "strider"}, dice={"fp": {"muster": 1}, "shadow": {}})
    do(play, ("die", "muster"), "hide")
    assert table(play).fellowship.hidden
    play = lay(fellowship={"hidden": False, "guide": "gandalf_grey"}, dice={"fp": {"muster": 1}, "shadow": {}})
    do(play, ("die", "muster"))
    assert "hide" not in verbs(play)


@rule("W22.13", "R1.5", "W1.13")
@example("C40")
def test_gandalf_the_grey_draws() -> None:
    for face, draws in (("event", True), ("muster", False), ("will_of_the_west", True)):
        play = lay(hands=[["fp_strat_14"], []], dice={"fp": {face: 1}, "shadow": {"army": 1}})
        do(play, ("die", face), ("play", "fp_strat_14"))
        while asked(play) == "recruit_unit":
            do(play, options(play)[0])
        assert (asked(play) == "guide_draw") == draws
        if draws:
            do(play, "draw")
            assert hand(play, 0)[0].startswith("fp_strat")


@rule("W22.13")
@pytest.mark.parametrize("stays", [False, True])
def test_no_draw_when_the_card_takes_gandalf_away(stays: bool) -> None:
    play = lay(
        hands=[["fp_char_11"], []],
        dice={"fp": {"event": 1}, "shadow": {"army": 1}},
        options={"guide_draw_stays": stays},
    )
    do(play, ("die", "event"), ("play", "fp_char_11"), ("companion", "gandalf_grey"), "done", ("to", "rivendell"))
    while asked(play) == "guide":
        do(play, options(play)[0])
    assert (asked(play) == "guide_draw") == stays


# --- politics ---


@rule("W16.2", "R8.3", "R8.4", "R8.5", "W6.18")
@example("N58")
def test_a_passive_nation_does_not_go_to_war() -> None:
    play = lay(politics={"rohan": {"box": 3}}, dice={"fp": {"muster": 1}, "shadow": {}})
    do(play, ("die", "muster"))
    assert ("diplomacy", "rohan") not in options(play) and ("diplomacy", "north") in options(play)
    t = table(play)
    assert not may_advance(t, 4) and not advance(t, 4, CAPTURED)
    activate(t, 4, ATTACKED)
    assert t.politics[4] == 3 and advance(t, 4, CAPTURED) and t.politics[4] == 4
    assert not advance(t, 4, CAPTURED)


@rule("W16.7", "R3.10", "W16.3")
@example("N57")
def test_companions_activate_nations() -> None:
    def walks(character: str, start: str, end: str, nation: str) -> bool:
        play = lay(characters={character: start}, dice=FP_DIE)
        do(play, ("die", "character"), "companions", ("companion", character))
        go(play, end)
        return active(play, nation)

    assert walks("gimli", "dale", "erebor", "dwarves")
    assert not walks("gimli", "dale", "iron_hills", "dwarves")
    assert walks("meriadoc", "folde", "edoras", "rohan")
    assert not walks("boromir", "folde", "edoras", "rohan")
    play = lay(
        characters={"boromir": "osgiliath"}, dice={"fp": {"army_muster": 1}, "shadow": {}}, regions={"pelargir": {}}
    )
    do(play, ("die", "army_muster"), "move_armies", ("from", "osgiliath"), ("to", "pelargir"), "all")
    assert active(play, "gondor"), "he came with an Army"


@rule("R8.6", "W16.8")
def test_shadow_nations_advance_too() -> None:
    play = lay(
        empty_board=True,
        regions={"osgiliath": {"southrons_regular": 2}, "lossarnach": {"gondor_regular": 2}},
        politics={"gondor": "war"},
        dice={"fp": {"army_muster": 1}, "shadow": {}},
    )
    do(play, ("die", "army_muster"), "attack_army", ("attack", "lossarnach", "osgiliath"), "all")
    assert box(play, "southrons") == 3


@rule("W16.10", "W16.11", "W16.15")
def test_diplomacy() -> None:
    play = lay(dice={"fp": {"muster": 1}, "shadow": {}})
    do(play, ("die", "muster"), ("diplomacy", "elves"))
    assert box(play, "elves") == 2


@rule("W2.2", "W1.9", "W1.10", "W22.7")
def test_thirteen_characters() -> None:
    t = table(lay())
    assert len(t.where) == 13
    assert [t.book.level[c] for c in range(13)] == [3, 3, 2, 2, 2, 1, 1, 3, 3, 0, 0, -1, 3]
    assert [t.book.leadership[c] for c in range(13)] == [1, 1, 1, 1, 1, 1, 1, 2, 1, 0, 1, 2, 2]
    assert reserve(lay(), "nazgul") == 4 and SH == 1


@rule("W9.4.1")
def test_a_part_of_the_map_says_which_regions_it_holds() -> None:
    """From a region to its part and back: the prompt names, for every part that is open, the regions in reach."""
    play = lay(
        dice={"fp": {"event": 1}, "shadow": {"character": 1}},
        acting=1,
        empty_board=True,
        regions={"barad_dur": {"sauron_regular": 1, "nazgul": 1}, "orthanc": {"isengard_regular": 1}},
    )
    do(play, ("die", "character"), "minions", ("fly", "barad_dur"))
    d = play.decisions[0]
    assert {o[0] for o in d.options} == {"area"}
    told = json.loads(json.dumps(d.prompt.plain()))["args"]
    held = {str(o[1]): told[o[1]] for o in d.options}
    assert held["map_north_west"] and sum(len(regions) for regions in held.values()) > 40
    for area, regions in held.items():
        after = play.clone()
        do(after, ("area", area))
        assert sorted(str(o[1]) for o in options(after)) == sorted(regions)
        assert not set(told) & set(after.decisions[0].prompt.args) - {"region"}, "told once"
    assert words.flaws(d.prompt) == []
