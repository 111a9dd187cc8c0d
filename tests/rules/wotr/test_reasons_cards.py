"""Why a card can not be played, or not be forced off the table: the true reason, with its rule."""

from __future__ import annotations

from typing import Any

from wotr_cards_kit import EVERYBODY, NOBODY
from wotr_kit import because, do, lay

from ravenhill import words
from ravenhill.coverage import card, rule

EVENT = [("die", "event")]


def refused(name: str, **more: Any) -> tuple[str, str]:
    """Why a card in hand can not be played with an Event result on an otherwise empty board."""
    side = 1 if name.startswith("sh") else 0
    more.setdefault("empty_board", True)
    hands: list[list[str]] = [[], []]
    hands[side] = [name]
    dice = {"fp": {"event": 1}, "shadow": {"event": 1}}
    return because({"acting": side, "hands": hands, "dice": dice, **more}, EVENT, ("play", name))


@rule("W8.8")
def test_a_requirement_is_told_in_words() -> None:
    assert refused("fp_char_07", characters={"boromir": "edoras"}) == ("requirement", "W8.8")
    play = do(lay(hands=[["fp_strat_11"], []], dice={"fp": {"event": 1}}), *EVENT)
    reason = play.why_not(0, ("play", "fp_strat_11"))
    assert reason is not None
    said = words.say(reason)
    assert said == "The requirement of Paths of the Woses is not met: Rohan is At War."


@card("fp_char_15", "fp_char_16", "fp_char_17", "fp_strat_05", "fp_strat_06", "fp_strat_08")
@rule("R2.1")
def test_a_card_with_nobody_to_work_on() -> None:
    assert refused("fp_char_15", characters=NOBODY) == ("idle-companions", "R2.1")
    assert refused("fp_char_16", characters=NOBODY) == ("idle-companions", "R2.1")
    assert refused("fp_char_17", characters=NOBODY) == ("idle-home", "R2.1")
    assert refused("fp_strat_05") == ("idle-quarrel", "R2.1")
    assert refused("fp_strat_06") == ("idle-rangers", "R2.1")
    assert refused("fp_strat_08", politics=EVERYBODY) == ("idle-nations", "R8.3")
    assert refused("sh_strat_07") == refused("sh_strat_08") == ("idle-gather", "W12.4.1")
    assert refused("sh_strat_10", politics=EVERYBODY) == ("no-army-there", "R2.1")
    coast: dict[str, Any] = {"umbar": {"southrons_regular": 1}, "anfalas": {"sauron_regular": 10}}
    for name in ("lamedon", "pelargir", "dol_amroth"):
        coast[name] = {"sauron_regular": 8, "isengard_regular": 2, "control": "shadow"}
    assert refused("sh_strat_10", politics=EVERYBODY, regions=coast) == ("idle-corsairs", "W12.3.2")


@card("fp_strat_10")
@rule("R2.1", "W13.1.2")
def test_help_unlooked_for_needs_somebody_to_help() -> None:
    siege: dict[str, Any] = {"minas_tirith": {"sauron_regular": 2, "besieged": {"gondor_regular": 1}}}
    assert refused("fp_strat_10") == ("idle-relief", "R2.1")
    assert refused("fp_strat_10", regions=siege) == ("idle-relief", "R2.1")
    siege["lossarnach"] = {"gondor_regular": 2}
    assert refused("fp_strat_10", regions=siege) == ("not-at-war", "W13.1.2")


@card("fp_strat_11")
@rule("R2.1", "W12.3.4", "W12.3.5", "W8.8")
def test_paths_of_the_woses() -> None:
    city = {"minas_tirith": {"gondor_regular": 10}}
    war = {"rohan": "war"}
    assert refused("fp_strat_11") == ("requirement", "W8.8")
    assert refused("fp_strat_11", politics=war) == ("idle-woses", "R2.1")
    assert refused("fp_strat_11", politics=war, regions={**city, "edoras": {"rohan_regular": 1}}) == ("full", "W12.3.4")
    assert refused("fp_strat_11", politics=war, regions={"edoras": {"elves_regular": 1}}) == ("border", "W12.3.5")


@card("fp_strat_12")
@rule("R5.3", "W12.3.4", "W8.8")
def test_through_a_day_and_a_night() -> None:
    assert refused("fp_strat_12") == ("requirement", "W8.8")
    siege = {"minas_tirith": {"sauron_regular": 1, "besieged": {"gondor_regular": 1}}}
    assert refused("fp_strat_12", regions=siege, characters={"boromir": "minas_tirith:besieged"}) == (
        "besieged",
        "R5.3",
    )


@card("sh_char_20", "sh_strat_02", "fp_strat_02")
@rule("W8.11", "W13.1.2", "W8.8")
def test_storms_that_can_not_begin() -> None:
    lorien = {"lorien": {"sauron_regular": 3, "isengard_regular": 1, "besieged": {"elves_elite": 2}}}
    captain = {"witch_king": "lorien", "saruman": "orthanc"}
    for name in ("sh_char_20", "sh_strat_02"):
        assert refused(name, politics=EVERYBODY) == ("requirement", "W8.8")
        more: dict[str, Any] = {"regions": lorien, "characters": captain}
        assert refused(name, politics=EVERYBODY, table=["fp_strat_02"], **more) == ("warded", "W8.11")
        assert refused(name, **more) == ("not-at-war", "W13.1.2")


@rule("W13.5.1", "W13.5.2")
def test_combat_cards() -> None:
    regions = {"south_ithilien": {"gondor_regular": 3}, "north_ithilien": {"sauron_regular": 3}}
    position: dict[str, Any] = {"empty_board": True, "acting": 1, "regions": regions, "politics": EVERYBODY}
    position["dice"] = {"fp": {}, "shadow": {"army": 1}}
    position["hands"] = [[], ["sh_strat_22", "sh_strat_13"]]
    way = [("die", "army"), "attack_army", ("attack", "north_ithilien", "south_ithilien"), "all"]
    assert because(position, way, ("card", "sh_strat_23")) == ("not-in-hand", "W13.5.1")
    assert because(position, way, ("card", "fp_strat_01")) == ("not-in-hand", "W13.5.1")
    assert because(position, way, ("card", "sh_strat_13")) == ("combat-need", "W13.5.2")
    reason = do(lay(position), *way).why_not(1, ("card", "sh_strat_13"))
    assert reason is not None and "A Shadow Elite unit is in the battle." in words.say(reason)


@card("sh_char_21", "sh_strat_03", "fp_strat_02")
@rule("W8.11", "W7.1", "W7.3")
def test_cards_that_can_not_be_forced_off() -> None:
    die = [("die", "muster")]
    free: dict[str, Any] = {"dice": {"fp": {"muster": 2}}, "characters": {"saruman": "orthanc"}}
    free["table"] = ["sh_char_21"]
    assert because(free, die, ("force_off", "sh_char_21")) == ("off-palantir", "W8.11")
    ringless = {"rings": {"fp": 0, "shadow": 1}}
    assert because({**free, **ringless}, die, ("force_off_ring", "sh_char_21")) == ("no-ring", "W7.1")
    ring = ["ring", ("change", "muster"), ("into", "event"), ("die", "muster")]
    assert because(free, ring, ("force_off_ring", "sh_char_21")) == ("ring-used", "W7.3")
    assert because(free, die, ("force_off", "sh_strat_03")) == ("not-on-table", "W8.11")
    siege = {"minas_tirith": {"sauron_regular": 3, "besieged": {"gondor_regular": 2}}}
    folly = {
        "dice": free["dice"],
        "table": ["sh_strat_03"],
        "regions": siege,
        "characters": {"strider": "minas_tirith"},
    }
    assert because(folly, die, ("force_off", "sh_strat_03")) == ("off-folly", "W8.11")
    shadow: dict[str, Any] = {"acting": 1, "dice": {"shadow": {"muster": 1}}, "table": ["fp_strat_02"]}
    shadow["hands"] = [[], ["sh_strat_07"]]
    assert because(shadow, die, ("force_off", "fp_strat_02")) == ("off-icons", "W8.11")
    assert because(shadow, die, ("force_off", "fp_strat_02"), options={"discard_cost": "deck"}) == (
        "off-decks",
        "W8.11",
    )


@rule("W22.5", "W22.14", "R4.5")
def test_why_saruman_is_not_heard() -> None:
    die = [("die", "muster")]
    board: dict[str, Any] = {"empty_board": True, "acting": 1, "dice": {"shadow": {"muster": 1}}}
    assert because(board, die, ("voice_recruit",)) == ("voice-closed", "W22.5")
    board["characters"] = {"saruman": "orthanc"}
    assert because(board, die, ("voice_elites",)) == ("voice-regulars", "W22.14")
    board["regions"] = {"orthanc": {"isengard_regular": 1}}
    assert because(board, die, ("voice_elites",), options={"voice_partial": False}) == ("voice-two", "W22.14")


@rule("W6.11", "W17.8")
def test_hiding_takes_a_character_result() -> None:
    position = {"dice": {"fp": {"muster": 1}}, "fellowship": {"region": "hollin", "hidden": False}}
    assert because(position, [("die", "muster")], ("hide",)) == ("face", "W6.11")


@rule("W12.3.4", "W12.3.5", "W12.1.2")
def test_why_an_army_is_stuck() -> None:
    dice = {"fp": {}, "shadow": {"army": 1}}
    way = [("die", "army"), "move_armies"]
    regions: dict[str, Any] = {"gorgoroth": {"sauron_regular": 10}, "barad_dur": {"sauron_regular": 4}}
    regions["umbar"] = {"southrons_regular": 1}
    board = {"empty_board": True, "acting": 1, "dice": dice, "regions": regions}
    one = {"limit_after_both_moves": False}
    assert because(board, way, ("from", "barad_dur"), options=one) == ("full", "W12.3.4")
    regions = {"edoras": {"rohan_regular": 1, "rohan_leader": 1}, "lamedon": {"gondor_regular": 1}}
    regions["folde"] = {"rohan_regular": 1, "rohan_leader": 1}
    led = {"empty_board": True, "dice": {"fp": {"character": 1}}, "regions": regions}
    assert because(led, [("die", "character"), "move_leader"], ("from", "lamedon")) == ("no-leader-there", "W12.1.2")


@card("sh_strat_07")
@rule("W12.4.1")
def test_a_march_that_leads_nowhere() -> None:
    regions = {
        "moria": {"sauron_regular": 2},
        "dol_guldur": {"sauron_regular": 1},
        "gap_of_rohan": {"isengard_regular": 1},
    }
    board = {"empty_board": True, "acting": 1, "regions": regions, "hands": [[], ["sh_strat_07"]]}
    board["dice"] = {"shadow": {"event": 1}}
    way: list[Any] = [("die", "event"), ("play", "sh_strat_07"), ("to", "moria"), "all"]
    assert because(board, way, ("to", "hollin"), politics=EVERYBODY) == ("march", "W12.4.1")
    assert because(board, way, ("to", "nurn"), politics=EVERYBODY) == ("far", "W12.3.6")


@rule("R9.2")
def test_a_path_that_may_not_return() -> None:
    position: dict[str, Any] = {"at": "fellowship", "ready": [4, 7], "dice": {}}
    position["fellowship"] = {"region": "hollin", "progress": 2}
    once = {"retrace_path": False}
    assert because(position, ["declare", ("to", "moria")], ("to", "hollin"), options=once) == ("retrace", "R9.2")
