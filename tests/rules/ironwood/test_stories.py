"""I9, I13, I14. What is fought and what an automaton thinks, told as data: while it goes on, and when it is over."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from ironwood_table import IC, WW, at, go, ic_plays, logged, ww_plays

import ravenhill
from ravenhill import Play, words
from ravenhill.coverage import rule
from ravenhill.engine.plain import plain


def stories(play: Play, what: str) -> list[dict[str, Any]]:
    return [dict(m.story) for m in play.log(None) if m.story is not None and m.story["story"] == what]


def parts(fight: dict[str, Any], side: str, value: str) -> list[tuple[str, str | None, int]]:
    return [(p["what"], p["card"], p["n"]) for p in fight["values"][side][value]["parts"]]


@rule("I9.6", "I9.7", "I9.8", "I9.11")
def test_a_battle_is_told_with_every_source_of_its_values() -> None:
    play = ww_plays(
        "WW02",
        forests={"f04": 4},
        mountains={"auria": {"fighters": 1, "golems": 1}},
        hands={"ironclad": ["IC05"]},
        lingering={"ironclad": [{"card": "IC22", "markers": 2}]},
    )
    go(play, "done", "attack f04 auria")
    running: Any = play.view(None)
    assert running["battle"]["winner"] is None and running["battle"]["values"]["woodwalkers"]["damage"] is None
    go(play, "wager WW01", "ic: wager IC02")
    while not stories(play, "battle"):
        d = play.decisions[0]
        play.answer(d.seat, d.options[0])
    (fight,) = stories(play, "battle")
    printed = {card.ident: card for card in play.table.book.cards}
    assert fight["attacker"] == "woodwalkers" and fight["card"] == "WW02" and fight["combat"]
    assert (fight["forest"], fight["mountain"]) == ("f04", "auria")
    assert fight["units"] == {"woodwalkers": 4, "ironclad": 2}
    assert fight["wagers"]["woodwalkers"] == {"state": "card", "card": "WW01"}
    assert ("golems", None, 1) in parts(fight, "ironclad", "damage")
    for side, card in (("woodwalkers", "WW01"), ("ironclad", "IC02")):
        told = [n for what, by, n in parts(fight, side, "damage") if what == "card" and by == card]
        assert sum(told) == printed[card].damage
    dealt = logged(play, "damage")[-1]
    assert fight["damage"] == {"woodwalkers": dealt["a"], "ironclad": dealt["b"]}
    for side, other in (("woodwalkers", "ironclad"), ("ironclad", "woodwalkers")):
        strength = fight["values"][side]["damage"]["total"] - fight["values"][other]["defence"]["total"]
        assert fight["damage"][side] == max(0, strength)
    losses = logged(play, "losses")[-1]
    assert fight["lost"]["woodwalkers"] == {"fighters": losses["a"], "golems": 0}
    assert fight["lost"]["ironclad"] == {"fighters": losses["fighters"], "golems": losses["golems"]}
    assert fight["winner"] in ("woodwalkers", "ironclad", "nobody")


@rule("I9.10")
def test_a_bonus_names_the_card_it_comes_from() -> None:
    """What holds this round and what lies there adds to a value under the name of its card."""
    found: set[tuple[str, str]] = set()
    for seed in range(12):
        play = ravenhill.new("ironwood", seed=seed)
        rng = random.Random(seed)
        while not play.over and play.answers < 400:
            d = play.decisions[0]
            play.answer(d.seat, rng.choice(d.options))
        for fight in stories(play, "battle"):
            for side in ("woodwalkers", "ironclad"):
                for value in ("damage", "defence", "dominance"):
                    if fight["values"][side][value] is not None:
                        found |= {(w, "card" if c else "") for w, c, _ in parts(fight, side, value)}
    assert ("effect", "card") in found and ("effect", "") not in found and ("forge", "") in found


@rule("I9.2", "I9.15", "I9.16")
def test_a_battle_without_a_fight_and_the_drill_it_costs() -> None:
    play = ww_plays("WW02", forests={"f04": 2}, drill={"at": "auria", "track": 1, "cargo": 2})
    go(play, "done", "attack f04 auria", "take")
    (fight,) = stories(play, "battle")
    assert not fight["combat"] and fight["winner"] == "woodwalkers" and fight["lost"] is None
    assert fight["plundered"] and fight["drill_lost"] and fight["retreat"] is None


@rule("I9.11")
def test_where_the_beaten_were_sent() -> None:
    play = ic_plays("IC02", forests={"f04": 2}, mountains={"auria": 6})
    go(play, "option IC02 2", "attack auria f04", "ic: decline", "ww: decline")
    while not any(o[0] == "retreat" for o in play.decisions[0].options):
        play.answer(play.decisions[0].seat, 0)
    seen: Any = play.view(WW)
    assert seen["battle"]["winner"] == "ironclad" and seen["battle"]["retreat"] is None
    goal = play.decisions[0].options[0]
    play.answer(IC, goal)
    while not stories(play, "battle"):
        play.answer(play.decisions[0].seat, play.decisions[0].options[-1])
    assert stories(play, "battle")[-1]["retreat"] == goal[1]


@rule("I13.21", "I13.38")
@pytest.mark.parametrize("bot", ["ironbot", "woodbot"])
def test_a_turn_of_an_automaton_tells_what_it_thought(bot: str) -> None:
    states: set[str] = set()
    kinds: set[str] = set()
    for seed in range(12):
        play = ravenhill.new("ironwood", seed=seed, scenario=bot)
        rng = random.Random(seed)
        while not play.over and play.answers < 120:
            d = play.decisions[0]
            play.answer(d.seat, rng.choice(d.options))
        for turn in stories(play, "turn"):
            assert turn["bot"] == bot and turn["steps"][0]["what"] == "stance"
            stances = ("expansive", "aggressive", "defensive") if bot == "ironbot" else ("exalted", "disruptive")
            assert turn["stance"] in stances
            states |= {icon["state"] for icon in turn["icons"]}
            kinds |= {step["what"] for step in turn["steps"]}
            for step in turn["steps"]:
                assert words.flaws(step["said"], "ironwood") == []
            told = [step["said"]["args"].get("card") for step in turn["steps"] if step["what"] == "card"]
            assert told == turn["cards"]
    assert {"done", "left"} <= states and (bot == "woodbot" or "nothing" in states)
    assert {"stance", "step", "card", "icon", "choice", "tied", "die", "none", "act"} <= kinds


@pytest.mark.parametrize("scenario", ["duel", "ironbot", "woodbot"])
def test_a_table_is_the_same_whether_somebody_listens_or_not(scenario: str) -> None:
    for seed in range(4):
        loud = ravenhill.new("ironwood", seed=seed, scenario=scenario)
        still = ravenhill.new("ironwood", seed=seed, scenario=scenario)
        still.table.quiet = True
        rng = random.Random(seed)
        while not loud.over and loud.answers < 150:
            d = loud.decisions[0]
            option = rng.choice(d.options)
            for play in (loud, still):
                play.answer(d.seat, option)
            assert lying(loud) == lying(still)


def lying(play: Play) -> dict[str, Any]:
    laid: Any = plain(play.table)
    return {k: v for k, v in laid.items() if k not in ("told", "quiet")}


def test_what_lies_face_down_is_not_in_the_story() -> None:
    play = ww_plays("WW02", forests={"f04": 2}, mountains={"auria": 1}, hands={"ironclad": ["IC05"]})
    go(play, "done", "attack f04 auria", "wager WW01")
    seen: Any = play.view(IC)
    assert seen["battle"]["wagers"]["woodwalkers"] == {"state": "hidden"}
    assert seen["battle"]["values"]["woodwalkers"] == {"damage": None, "defence": None, "dominance": None}
    assert at().view(None)["battle"] is None


def standing(view: Any) -> dict[str, Counter[str]]:
    """Where the pieces of each kind stand."""
    forests, mountains = view["forests"].items(), view["mountains"].items()
    return {
        "woodwalkers": Counter({place: f["fighters"] for place, f in forests}),
        "totem": Counter({place: f["charged"] + f["fading"] for place, f in forests}),
        "ironclad": Counter({place: m["fighters"] for place, m in mountains}),
        "golem": Counter({place: m["golems"] for place, m in mountains}),
        "drill": Counter([view["drill"]["at"]]),
    }


@rule("I7.3", "I7.4", "I8.1", "I9.11", "I11.6")
@pytest.mark.parametrize(("scenario", "seed"), [("duel", 2), ("duel", 3), ("ironbot", 4), ("woodbot", 5)])
def test_whatever_goes_from_place_to_place_is_told_piece_by_piece(scenario: str, seed: int) -> None:
    """Answer by answer: what stood somewhere, and went as the log tells, stands where the view shows it."""
    chance = random.Random(seed)
    play = ravenhill.new("ironwood", scenario=scenario, seed=seed)
    told: Counter[str] = Counter()
    view = play.view(None)
    for _ in range(600):
        if play.over:
            break
        at = play.answers
        decision = play.decisions[0]
        play.answer(decision.seat, chance.choice(decision.options))
        before, view = standing(view), play.view(None)
        lines = play.log(None, since=at)
        for line in lines:
            if line.story is not None and line.story["story"] == "march":
                told[line.key] += 1
                for piece, n in line.story["pieces"].items():
                    before[piece][line.story["from"]] -= n
                    before[piece][line.story["to"]] += n
        for piece, places in standing(view).items():
            came_or_fell = places.total() != before[piece].total()
            rebuilt = piece == "drill" and any(line.key == "ironwood-log-drill-destroyed" for line in lines)
            if not came_or_fell and not rebuilt:
                assert +places == +before[piece], (play.answers, piece)
    assert {"ironwood-log-move", "ironwood-log-march", "ironwood-log-drill"} <= told.keys(), told
