"""Cards that recruit in several places when figures run short: the player chooses where they go. R2.10."""

from __future__ import annotations

from typing import Any

from wotr_cards_kit import EVERYBODY, played
from wotr_kit import asked, do, figures, lay, options, reserve

from ravenhill.coverage import card, rule
from ravenhill.engine.script import Play


def spare(kind: str, n: int, name: str, *answers: Any, **more: Any) -> Play:
    """The card played with so many figures of a kind left in the reinforcements."""
    play = played(name, **more)
    assert reserve(play, kind) == n, "the position leaves as many as the test says"
    return do(play, *answers)


def sauron(n: int) -> dict[str, Any]:
    """A board with all but `n` of the 36 Sauron Regulars on it, ten at most in a place."""
    left = 36 - n
    regions: dict[str, Any] = {}
    for name in ("barad_dur", "nurn", "gorgoroth", "morannon"):
        regions[name] = {"sauron_regular": min(10, left)}
        left -= min(10, left)
    return {"empty_board": True, "regions": regions}


def where_to(play: Play) -> list[str]:
    assert asked(play) == "recruit_short"
    return [str(o[1]) for o in options(play)]


@card("sh_strat_20")
@rule("R2.10", "W8.9")
def test_orcs_multiplying_again() -> None:
    play = spare("sauron_regular", 4, "sh_strat_20", **sauron(4))
    assert where_to(play) == ["dol_guldur", "mount_gundabad"]
    do(play, ("to", "mount_gundabad"), ("to", "mount_gundabad"), ("to", "mount_gundabad"))
    assert figures(play, "mount_gundabad") == {"sauron_regular": 3}, "no more than the card says"
    assert figures(play, "dol_guldur") == {"sauron_regular": 1}, "the last one has no choice"
    play = played("sh_strat_20", **sauron(6))
    assert asked(play) != "recruit_short", "with enough for both there is nothing to ask"
    assert figures(play, "dol_guldur") == figures(play, "mount_gundabad") == {"sauron_regular": 3}


@card("sh_strat_20")
@rule("R2.10", "R7.8")
def test_a_full_or_lost_place_leaves_no_choice() -> None:
    board = sauron(4)
    board["regions"]["dol_guldur"] = {"elves_regular": 1, "control": "fp"}
    play = played("sh_strat_20", **board)
    assert figures(play, "mount_gundabad") == {"sauron_regular": 3}
    assert reserve(play, "sauron_regular") == 1
    board = sauron(8)
    board["regions"]["dol_guldur"] = {"elves_regular": 1, "besieged": {"sauron_regular": 4}}
    play = played("sh_strat_20", **board)
    assert figures(play, "dol_guldur", besieged=True) == {"sauron_regular": 5}, "one fits, so four are enough"
    assert figures(play, "mount_gundabad") == {"sauron_regular": 3}


@card("sh_strat_22")
@rule("R2.10", "W8.9")
def test_monsters_roused() -> None:
    play = spare("sauron_regular", 1, "sh_strat_22", **sauron(1))
    assert where_to(play) == ["angmar", "ettenmoors", "weather_hills"]
    do(play, ("to", "weather_hills"))
    assert figures(play, "weather_hills") == {"sauron_regular": 1}
    assert figures(play, "trollshaws") == {"sauron_elite": 1}, "the Elite is no part of it"


@card("sh_strat_16")
@rule("R2.10", "W8.9")
def test_a_new_power_is_rising() -> None:
    def isengard(n: int, elites: int = 0) -> dict[str, Any]:
        held = {"isengard_regular": 12 - n, "isengard_elite": elites}
        return {
            "empty_board": True,
            "characters": {"saruman": "orthanc"},
            "regions": {"fangorn": {k: v for k, v in held.items() if v}},
        }

    play = spare("isengard_regular", 2, "sh_strat_16", **isengard(2))
    assert where_to(play) == ["north_dunland", "south_dunland", "orthanc"]
    do(play, ("to", "south_dunland"), ("to", "orthanc"))
    assert figures(play, "south_dunland") == {"isengard_regular": 1} and figures(play, "north_dunland") == {}
    assert figures(play, "orthanc") == {"isengard_regular": 1, "isengard_elite": 1}
    five: list[Any] = [("to", "north_dunland")] * 2 + [("to", "south_dunland")] * 2
    play = do(played("sh_strat_16", **isengard(5)), *five)
    assert asked(play) == "recruit_unit", "Dunland has all it can take: Orthanc is free to choose"
    do(play, ("recruit", "isengard_elite"), ("recruit", "isengard_elite"))
    assert reserve(play, "isengard_regular") == 1


@card("sh_strat_24", "sh_strat_17")
@rule("R2.10", "W8.9")
def test_two_in_each_of_three_places() -> None:
    play = spare("sauron_regular", 3, "sh_strat_24", politics=EVERYBODY, **sauron(3))
    do(play, ("to", "moria"), ("to", "dol_guldur"), ("to", "morannon"))
    assert reserve(play, "sauron_regular") == 0
    assert figures(play, "moria") == figures(play, "dol_guldur") == {"sauron_regular": 1}, "one in each is possible"
    play = played("sh_strat_24", politics=EVERYBODY, **sauron(5))
    do(play, ("to", "moria"), ("to", "dol_guldur"), ("to", "mount_gundabad"))
    assert where_to(play) == ["dol_guldur", "moria", "mount_gundabad"], "three places and no fourth"
    lost = {name: {"gondor_regular": 1, "control": "fp"} for name in ("umbar", "far_harad")}
    play = played("sh_strat_17", empty_board=True, regions=lost)
    assert figures(play, "near_harad") == figures(play, "north_rhun") == {"southrons_regular": 2}
    assert figures(play, "south_rhun") == {"southrons_regular": 2}, "three are left: nothing to ask"


@rule("R2.10", "W22.14")
def test_sarumans_voice_with_too_few_regulars() -> None:
    play = lay(
        empty_board=True,
        acting=1,
        politics={"isengard": "war"},
        characters={"saruman": "orthanc"},
        regions={"fangorn": {"isengard_regular": 10}, "orthanc": {"isengard_regular": 1}},
        dice={"fp": {"event": 1}, "shadow": {"muster": 1}},
    )
    do(play, ("die", "muster"), "voice_recruit", ("to", "south_dunland"))
    assert figures(play, "south_dunland") == {"isengard_regular": 1} and figures(play, "north_dunland") == {}
