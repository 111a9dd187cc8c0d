"""Battles and Hunts as data: the line that ends them carries their story, the view shows the same while they run."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from wotr_kit import do, lay, rolls, tiles

import ravenhill
from ravenhill.coverage import rule
from ravenhill.engine.decision import Message
from ravenhill.engine.script import Play

BATTLE: dict[str, Any] = {
    "empty_board": True,
    "acting": 1,
    "dice": {"fp": {"event": 1}, "shadow": {"army": 1}},
    "regions": {
        "osgiliath": {"gondor_regular": 3, "gondor_leader": 1},
        "north_ithilien": {"sauron_regular": 3, "sauron_elite": 1, "nazgul": 1},
    },
    "politics": {"gondor": "war", "sauron": "war"},
    "hands": [["fp_strat_02"], ["sh_strat_22"]],
}


def stories(play: Play, key: str) -> list[Any]:
    found = [line.plain()["story"] for line in play.log(None) if line.key == f"wotr-log-{key}"]
    return json.loads(json.dumps(found))  # type: ignore[no-any-return]


def first_round() -> Play:
    """Both play a card; the Shadow hits twice, then the Free Peoples once and once more by their card."""
    play = do(lay(BATTLE), ("die", "army"), "attack_army", ("attack", "north_ithilien", "osgiliath"), "all")
    rolls(play, 6, 2, 1, 1, 5, 1, 1, 1, 1)
    return do(play, ("card", "sh_strat_22"), ("card", "fp_strat_02"), ("reduce", "sauron_elite"))


@rule("W13.6", "W13.7", "W13.8")
def test_a_round_is_shown_die_by_die_with_what_was_needed_and_what_changed_it() -> None:
    play = first_round()
    shown = play.view(None)["battle"]
    now = shown["rounds"][0]
    assert (shown["kind"], shown["attacker"], shown["region"], shown["source"]) == (
        "field",
        "shadow",
        "osgiliath",
        "north_ithilien",
    )
    assert now["shadow"]["card"] == "sh_strat_22" and now["fp"]["card"] == "fp_strat_02"
    assert now["shadow"]["roll"] == {
        "dice": [6, 2, 1, 1],
        "counts": [True, False, False, False],
        "need": 6,
        "add": 1,
        "hits": 1,
    }
    assert now["fp"]["roll"]["dice"] == [5, 1, 1] and now["fp"]["roll"]["need"] == 5 and now["fp"]["roll"]["hits"] == 1
    assert {"card": "sh_strat_22", "side": "fp", "what": "roll", "n": 1, "character": None} in now["changes"]
    assert {"card": "fp_strat_02", "side": "fp", "what": "hits", "n": 1, "character": None} in now["changes"]
    assert now["shadow"]["losses"][0] == {"who": "sauron_elite", "n": 1, "reduced": True}


@rule("W13.3", "W13.6")
def test_a_roll_that_was_made_tells_what_each_side_had_then_whatever_it_has_lost_since() -> None:
    play = do(lay(BATTLE), ("die", "army"), "attack_army", ("attack", "north_ithilien", "osgiliath"), "all")
    to_come = play.view(None)["battle"]
    assert to_come["rounds"][0]["shadow"]["force"] is None and to_come["sides"]["fp"]["dice"] == 3
    rolls(play, 6, 2, 1, 1, 5, 1, 1, 1, 1)
    do(play, "pass", "pass", ("remove", "sauron_regular"))
    shown = play.view(None)["battle"]
    now = shown["rounds"][0]
    assert shown["sides"]["shadow"]["dice"] == 3 and len(now["shadow"]["roll"]["dice"]) == 4
    for side, units, need, walls in (("shadow", 4, 6, "field"), ("fp", 3, 5, None)):
        force = now[side]["force"]
        assert (force["units"], force["dice"], force["to_hit"], force["walls"]) == (units, units, need, walls)
        assert force == {key: to_come["sides"][side][key] for key in force}
    do(play, "continue", ("retreat", "minas_tirith"))
    left = play.view(None)["battle"]
    assert left["sides"]["fp"]["dice"] == 0 and left["rounds"][0]["fp"]["force"]["dice"] == 3
    assert [end["key"] for end in left["ends"]] == ["wotr-log-retreat"]
    do(play, "stay")
    story = stories(play, "battle-over")[0]
    assert story["rounds"][0]["fp"]["force"] == now["fp"]["force"]


@rule("W22.1")
def test_captains_and_leaders_of_a_roll_are_told_and_the_most_dice() -> None:
    there = {"gondor_regular": 4, "gondor_leader": 1}
    regions = {"osgiliath": there, "north_ithilien": {"sauron_regular": 5, "nazgul": 2}}
    characters = {"boromir": "osgiliath", "strider": "osgiliath"}
    play = lay({**BATTLE, "regions": regions, "characters": characters, "hands": [[], []]})
    rolls(play, *[1] * 15)
    do(play, ("die", "army"), "attack_army", ("attack", "north_ithilien", "osgiliath"), "all")
    shown = play.view(None)["battle"]
    fp, shadow = (shown["rounds"][0][side]["force"] for side in ("fp", "shadow"))
    assert (fp["units"], fp["captains"], fp["most"], fp["dice"]) == (4, ["strider", "boromir"], 5, 5)
    assert fp["leads"] == {"gondor_leader": 1, "strider": 1, "boromir": 1} and fp["leadership"] == 3
    assert (shadow["units"], shadow["most"], shadow["leads"]) == (5, None, {"nazgul": 2})
    for side in ("fp", "shadow"):  # nobody fell: it is what the next roll will have too
        assert shown["rounds"][0][side]["force"].items() <= shown["sides"][side].items()


@rule("W13.9.1")
def test_the_line_that_ends_a_battle_carries_its_story() -> None:
    play = first_round()
    assert stories(play, "battle-over") == []
    shown = play.view(None)["battle"]["rounds"]
    do(play, "cease")
    story = stories(play, "battle-over")[0]
    assert story["rounds"][: len(shown)] == json.loads(json.dumps(shown))
    assert [end["key"] for end in story["ends"]] == ["wotr-log-ceased"]
    assert story["ends"][0]["args"] == {"region": "osgiliath"}
    assert play.view(None)["battle"] is None


def test_a_copy_and_a_save_keep_the_running_battle() -> None:
    play = first_round()
    for other in (play.clone(), ravenhill.load(play.save())):
        assert other.view(None)["battle"] == play.view(None)["battle"]
    quiet = play.clone()
    quiet.table.quiet = True
    assert quiet.clone().view(None)["battle"] == play.view(None)["battle"]


@rule("W18.3", "W18.4", "W18.5")
def test_a_hunt_is_shown_while_it_runs_and_told_when_it_is_over() -> None:
    play = lay(
        {
            "acting": 0,
            "dice": {"fp": {"character": 1}, "shadow": {"army": 1}},
            "fellowship": {"region": "moria"},
            "hunt": {"fp": 1, "shadow": 2},
        }
    )
    rolls(play, 2, 3, 5)
    do(play, ("die", "character"), "fellowship")
    running = play.view(None)["hunt"]["running"]
    assert (
        running["roll"] == {"dice": [2, 3], "counts": [False, False], "need": 6, "bonus": 1}
        and running["reroll"] is None
    )
    tiles(play, "std_07")
    do(play, ("reroll", 1))
    running = play.view(None)["hunt"]["running"]
    assert running["reroll"] == {"dice": [5], "counts": [True], "need": 6, "bonus": 1} and running["successes"] == 1
    assert [tile["id"] for tile in running["tiles"]] == ["std_07"]
    assert stories(play, "hunt-over") == []
    do(play, "use_ring")
    while play.view(None)["hunt"]["running"] is not None:
        do(play, play.decisions[0].options[0])
    story = stories(play, "hunt-over")[-1]
    assert story["reroll"] == running["reroll"] and story["tiles"][0]["damage"] == story["corruption"]
    assert story["fallen"] == []


def test_a_hunt_that_nothing_came_of_has_a_story_too() -> None:
    play = lay({"acting": 0, "dice": {"fp": {"character": 1}, "shadow": {"army": 1}}, "hunt": {"shadow": 1}})
    rolls(play, 2)
    do(play, ("die", "character"), "fellowship")
    story = stories(play, "hunt-over")[0]
    assert story["roll"]["counts"] == [False] and story["tiles"] == [] and story["corruption"] == 0


# --- moves ---


def standing(view: Any) -> dict[str, Counter[str]]:
    """Where the figures of each kind, the Characters and the Fellowship stand."""
    found: dict[str, Counter[str]] = {}
    for region, held in view["regions"].items():
        for kind, n in [*held.get("figures", {}).items(), *held.get("besieged", {}).items()]:
            found.setdefault(kind, Counter())[region] += n
    for name, character in view["characters"].items():
        if "region" in character:
            found[name] = Counter([character["region"]])
        elif character["place"] == "fellowship":
            found[name] = Counter([view["fellowship"]["region"]])
    found["fellowship"] = Counter([view["fellowship"]["region"]])
    return found


def going(march: Any, view: Any) -> dict[str, int]:
    """Who goes with a march; those in the Fellowship go with it."""
    inside = [name for name, character in view["characters"].items() if character.get("place") == "fellowship"]
    with_it = ["fellowship", *inside] if march["fellowship"] else []
    return {**march["figures"], **dict.fromkeys([*march["characters"], *with_it], 1)}


def played(scenario: str, seed: int) -> Iterator[tuple[Any, Any, list[Message]]]:
    """A game by chance, answer by answer: how it looked before, how it looks now, and the lines that tell it."""
    chance = random.Random(seed)
    play = ravenhill.new("wotr", scenario=scenario, seats=4 if scenario == "four" else 2, seed=seed)
    view = play.view(None)
    for _ in range(700):
        if play.over:
            return
        at = play.answers
        decision = play.decisions[0]
        play.answer(decision.seat, chance.choice(decision.options))
        last, view = view, play.view(None)
        yield last, view, play.log(None, since=at)


@rule("W12.1", "W9.4.1", "W17.6", "W17.10.2", "W13.9.3")
@pytest.mark.parametrize(("scenario", "seed"), [("war", 5), ("war", 10), ("four", 7)])
def test_whatever_goes_from_region_to_region_is_told_with_all_who_go(scenario: str, seed: int) -> None:
    """Answer by answer: who stood somewhere, and went as the log tells, stands where the view shows him."""
    told: Counter[str] = Counter()
    for last, view, lines in played(scenario, seed):
        before = standing(last)
        for line in lines:
            if line.story is not None and line.story["what"] == "march":
                told[line.key] += 1
                for who, n in going(line.story, last).items():
                    before.setdefault(who, Counter())[line.story["from"]] -= n
                    before[who][line.story["to"]] += n
        for who, places in standing(view).items():
            if places.total() == before.get(who, Counter()).total():  # nobody of this kind came or fell
                assert places == +before[who], (lines[-1].at, who)
    assert {"wotr-log-move", "wotr-log-fly", "wotr-log-companion"} <= told.keys(), told


@rule("W14.4", "W15.2")
def test_a_siege_that_begins_and_a_settlement_that_changes_hands_are_cried_out() -> None:
    cried: Counter[str] = Counter()
    for seed in (5, 10):
        for last, view, lines in played("war", seed):
            told = {(line.story["what"], line.story.get("region")) for line in lines if line.story is not None}
            for region, now in view["regions"].items():
                was = last["regions"].get(region, {})
                if now.get("control") != was.get("control"):
                    assert ("fall", region) in told, lines
                elif now.get("besieged") and not was.get("besieged"):
                    assert ("siege", region) in told, lines
            cried.update(what for what, _ in told)
    assert cried["siege"] > 0 and cried["fall"] > 0, cried
