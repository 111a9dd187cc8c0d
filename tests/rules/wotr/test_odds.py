"""Chances told before an attack or a step are those that come up: compared with every way the dice can fall."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import Any

import pytest
from wotr_kit import do, lay, table

from ravenhill.engine.script import Play
from ravenhill.games.wotr.odds import Host, fought_out, storm, with_rerolls

CLOSE = 1e-6

DUEL: dict[str, Any] = {
    "empty_board": True,
    "acting": 1,
    "regions": {
        "north_ithilien": {"sauron_regular": 1, "sauron_elite": 1, "nazgul": 1},
        "osgiliath": {"gondor_regular": 1, "gondor_leader": 1},
    },
    "politics": {"gondor": "war", "sauron": "war"},
    "dice": {"fp": {"character": 1}, "shadow": {"army": 1}},
}


def chances(told: dict[str, Any] | None, title: str) -> dict[tuple[str, int], float]:
    """Of a group: the chance of each label."""
    assert told is not None
    (group,) = [g for g in told["groups"] if g["title"]["key"] == f"wotr-odds-{title}"]
    assert group["chances"], title
    labelled = [
        (str(c["label"]["key"])[10:], int(c["label"]["args"].get("n", -1)), float(c["p"])) for c in group["chances"]
    ]
    if title != "ring":
        assert sum(p for _, _, p in labelled) == pytest.approx(1, abs=1e-5)
    return {(label, n): p for label, n, p in labelled}


def numbers(told: dict[str, Any] | None, title: str) -> list[float]:
    found = {n: p for (_, n), p in chances(told, title).items()}
    return [found.get(n, 0.0) for n in range(max(found) + 1)]


def enumerated(dice: int, again: int, good: int) -> list[float]:
    """Every roll and every re-roll, one by one; `good`: how many faces succeed."""
    out = [Fraction(0)] * (dice + 1)
    for roll in product(range(6), repeat=dice):
        first = len([d for d in roll if d < good])
        left = min(again, dice - first)
        for more in product(range(6), repeat=left):
            out[first + len([d for d in more if d < good])] += Fraction(1, 6 ** (dice + left))
    return [float(p) for p in out]


@pytest.mark.parametrize(("dice", "again", "good"), [(0, 2, 2), (1, 1, 2), (2, 1, 1), (3, 0, 2), (3, 2, 1), (2, 5, 4)])
def test_rolls_and_re_rolls_are_those_of_the_dice(dice: int, again: int, good: int) -> None:
    assert with_rerolls(dice, again, good / 6, good / 6) == pytest.approx(enumerated(dice, again, good), abs=CLOSE)


def test_the_next_round_is_the_one_the_rules_play() -> None:
    """Every way the dice of one round can fall, played at the table."""
    play = do(lay(DUEL), ("die", "army"), "attack_army")
    told = play.odds(1, ("attack", "north_ithilien", "osgiliath"))
    do(play, ("attack", "north_ithilien", "osgiliath"))
    ours, theirs = [0.0] * 3, [0.0] * 2
    # two dice of the attacker against walls, one of the defender; one re-roll each where a die missed
    for a, b, c in product(range(1, 7), repeat=3):
        again = [["die:6", "die:1"] if (a < 6 or b < 6) else ["-"], ["die:6", "die:1"] if c < 5 else ["-"]]
        for more in product(*again):
            weight = 1 / 216
            for label, good in zip(more, (1, 2), strict=True):
                weight *= {"die:6": good / 6, "die:1": 1 - good / 6, "-": 1.0}[label]
            copy = play.clone()
            copy.feed([f"die:{d}" for d in (a, b, c)] + [m for m in more if m != "-"])
            do(copy, "all")
            hits = [0, 0]
            for line in copy.log(None):
                if line.key in ("wotr-log-combat-roll", "wotr-log-reroll"):
                    hits[0 if line.args["side"] == "shadow" else 1] += int(line.args["n"])
            ours[hits[0]] += weight
            theirs[hits[1]] += weight
    assert numbers(told, "attacker") == pytest.approx(ours, abs=CLOSE)
    assert numbers(told, "defender") == pytest.approx(theirs, abs=CLOSE)


def fought_by_hand(ours: Host, theirs: Host, need: int) -> tuple[float, float, float]:
    """Round after round with every face of every die, until hardly a battle is left undecided."""
    ends = [0.0, 0.0, 0.0]
    states = {(0, 0): 1.0}
    while sum(states.values()) > 1e-9:
        following: dict[tuple[int, int], float] = {}
        for (a, d), p in states.items():
            us, them = ours.after(a), theirs.after(d)
            scored = enumerated(min(5, us.units), us.lead, 7 - need)
            suffered = enumerated(min(5, them.units), them.lead, 2)
            for (x, q), (y, r) in product(enumerate(scored), enumerate(suffered)):
                state = (a + y, d + x)
                gone = state[0] >= ours.hit_points(), state[1] >= theirs.hit_points()
                share = p * q * r
                if any(gone):
                    ends[2 if all(gone) else 0 if gone[1] else 1] += share
                else:
                    following[state] = following.get(state, 0.0) + share
        states = following
        need = 5
    return ends[0], ends[1], ends[2]


@pytest.mark.parametrize("need", [5, 6])
def test_a_battle_fought_out(need: int) -> None:
    ours = Host(units=2, elites=1, lead=1, leading=0, captains=0, fewer=0)
    theirs = Host(units=1, elites=1, lead=0, leading=0, captains=0, fewer=0)
    assert fought_out(ours, theirs, need) == pytest.approx(fought_by_hand(ours, theirs, need), abs=CLOSE)


def test_a_siege_pressed_with_every_elite() -> None:
    ours = Host(units=2, elites=1, lead=0, leading=0, captains=0, fewer=0)
    theirs = Host(units=1, elites=0, lead=0, leading=0, captains=0, fewer=0)
    once, pressed, lost = storm(ours, theirs, 6)
    sixes, fives = enumerated(2, 0, 1), enumerated(1, 0, 2)
    # two dice against one die: the besieger has a Regular and an Elite, the garrison one unit
    assert once == pytest.approx(1 - sixes[0], abs=CLOSE)
    after_loss = sixes[0] * fives[1] * (1 / 6) * fives[0]  # the Regular fell, the Elite was reduced, one die is left
    after_none = sixes[0] * fives[0] * (1 - sixes[0])
    assert pressed == pytest.approx(once + after_loss + after_none, abs=CLOSE)
    # with one unit left a hit of the garrison destroys the besiegers, whatever they hit
    assert lost == pytest.approx(sixes[0] * fives[1] * fives[1], abs=CLOSE)


def test_a_running_battle_is_judged_from_where_it_stands() -> None:
    play = do(lay(DUEL), ("die", "army"), "attack_army", ("attack", "north_ithilien", "osgiliath"))
    play.feed(["die:1", "die:1", "die:1", "die:1", "die:1"])
    do(play, "all")
    told = play.odds(1, ("continue",))
    # the walls of Osgiliath count in the first round only
    assert numbers(told, "attacker") == pytest.approx(enumerated(2, 1, 2), abs=CLOSE)
    assert play.odds(1, ("cease",)) is None
    assert chances(told, "to-the-end")["won", -1] > 0.5


STEP: dict[str, Any] = {
    "acting": 0,
    "fellowship": {"region": "moria", "progress": 1, "corruption": 0},
    "dice": {"fp": {"character": 1}, "shadow": {"army": 1}},
}
TILES = ["std_01", "std_03", "std_09", "std_10", "std_13"]


def walked(play: Play, outcomes: list[str]) -> tuple[int, int, bool]:
    """One step with these outcomes: successes, damage, revealed."""
    copy = play.clone()
    copy.feed(outcomes)
    do(copy, "fellowship")
    while copy.decisions and table(copy).closing and copy.decisions[0].kind != "die":
        d = copy.decisions[0]
        wanted = [o for o in d.options if o[0] in ("use_ring", "reroll", "stop")]
        copy.answer(d.seat, wanted[0] if wanted else d.options[0])
    log = copy.log(None)
    successes = [int(line.args["n"]) for line in log if line.key in ("wotr-log-hunt-roll", "wotr-log-hunt-reroll")]
    return successes[-1], table(copy).fellowship.corruption, any(line.key == "wotr-log-revealed" for line in log)


@pytest.mark.parametrize(("dice", "bonus", "again"), [(1, 1, 1), (2, 0, 0)])
def test_a_step_of_the_fellowship(dice: int, bonus: int, again: int) -> None:
    """Every roll, every re-roll, every tile of the pool, played at the table."""
    gone = [f"std_{n:02d}" for n in range(1, 17) if f"std_{n:02d}" not in TILES]
    # in Moria the Shadow's Stronghold and its Army would grant two re-rolls; in Hollin an Army grants one
    where = {"region": "hollin", "progress": 0, "corruption": 0}
    army = {"hollin": {"sauron_regular": 1}} if again else {}
    hunt = {"fp": bonus, "shadow": dice, "drawn": gone}
    play = do(lay({**STEP, "fellowship": where, "regions": army, "hunt": hunt}), ("die", "character"))
    told = play.odds(0, ("fellowship",))
    successes, damage, seen = [0.0] * (dice + 1), [0.0] * 4, 0.0
    for roll in product(range(1, 7), repeat=dice):
        found = len([d for d in roll if d != 1 and d + bonus >= 6])
        left = min(again, dice - found)
        for more in product(range(1, 7), repeat=left):
            all_found = found + len([d for d in more if d != 1 and d + bonus >= 6])
            for tile in TILES if all_found else [""]:
                weight = 1 / 6 ** (dice + left) / (len(TILES) if all_found else 1)
                outcomes = [f"die:{d}" for d in roll + more] + ([f"tile:{tile}"] if tile else [])
                n, hurt, revealed = walked(play, outcomes)
                successes[n] += weight
                damage[hurt] += weight
                seen += weight if revealed else 0
    assert numbers(told, "successes") == pytest.approx(successes, abs=CLOSE)
    assert numbers(told, "hunt-damage") == pytest.approx(damage, abs=CLOSE)
    assert chances(told, "after")["revealed", -1] == pytest.approx(seen, abs=CLOSE)


def test_a_step_in_mordor() -> None:
    pool = ["std_03", "std_13", "sp_sh_char_01", "sp_fp_char_03"]
    gone = [f"std_{n:02d}" for n in range(1, 17) if n not in (3, 13)]
    f = {"region": "morannon", "mordor": 1, "corruption": 9}
    hunt = {"fp": 1, "shadow": 2, "pool": pool, "drawn": gone}
    play = do(lay({**STEP, "fellowship": f, "hunt": hunt}), ("die", "character"))
    told = play.odds(0, ("fellowship",))
    assert chances(told, "forward") == pytest.approx({("climbs", -1): 0.75, ("stopped", -1): 0.25})
    # 1; an Eye for three dice; a die; two healed
    damage = dict.fromkeys(range(1, 7), 1 / 24)
    damage[1] += 1 / 4
    damage[3] += 1 / 4
    told_damage = {n: p for (label, n), p in chances(told, "hunt-damage").items() if label == "damage"}
    assert told_damage == pytest.approx(damage, abs=CLOSE)
    assert chances(told, "hunt-damage")["heals", 2] == pytest.approx(0.25)
    assert chances(told, "after")["revealed", -1] == pytest.approx(0.25)
    assert chances(told, "ring")["corrupted", -1] == pytest.approx(
        sum(p for n, p in damage.items() if n >= 3), abs=CLOSE
    )


def test_dice_for_the_hunt() -> None:
    play = lay({"at": "allocation", "turn": 2, "ready": [4, 7], "fellowship": {"region": "hollin"}, "dice": {}})
    told = play.odds(1, ("hunt", 2))
    eyes = enumerated(5, 0, 1)
    levels = [0.0, 0.0, eyes[0], eyes[1], eyes[2], eyes[3] + eyes[4] + eyes[5]]
    assert numbers(told, "hunt-dice") == pytest.approx(levels, abs=1e-5)
    missed = sum(levels[n] * (5 / 6) ** n for n in range(6))
    assert chances(told, "first-step")["missed", -1] == pytest.approx(missed, abs=1e-5)


def test_nothing_hidden_is_used_and_nothing_else_is_told() -> None:
    position = {**DUEL, "hands": [["fp_strat_10"], ["sh_char_10", "sh_strat_20"]]}
    play = do(lay(position), ("die", "army"))
    assert play.odds(1, ("attack_army",)) is None
    do(play, "attack_army")
    option = ("attack", "north_ithilien", "osgiliath")
    told = play.odds(1, option)
    assert told is not None
    for seed in range(4):
        assert play.determinize(1, seed).odds(1, option) == told
    assert play.odds(0, option) is None, "another seat's choice"
    assert play.odds(1, ("attack", "moria", "lorien")) is None, "not open"
