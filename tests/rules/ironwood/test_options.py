"""Every named option of the game for two changes what it says, and nothing by default."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from ironwood_table import (
    IC,
    WW,
    asked,
    at,
    crystals,
    damage,
    discard,
    dominance,
    go,
    lingering,
    logged,
    number,
    offered,
    pack_of,
    pass_until,
    played,
    specials,
    table,
    turn_over,
    visions,
    written,
)

import ravenhill
from ravenhill import BadSetup, Play, rulebook
from ravenhill.coverage import rule
from ravenhill.engine import check
from ravenhill.engine.game import find
from ravenhill.games.ironwood.bluff import FIRST

# the tests below, by the option they prove
PROVEN = {
    "beginner_decks",
    "handicap_woodwalkers",
    "handicap_ironclad",
    "ask_every_effect",
    "starting_crystals",
    "round_cap",
    "burn_effects",
    "empty_deck",
    "exhaust_order",
    "faded_totem",
    "recruit_needs_control",
    "first_resolved",
    "empty_play",
    "moved_by_enemy",
    "attack_ferrum_for_drill",
    "victory_order",
    "attack_uses_move",
    "waste_damage",
    "markerless_linger",
    "pass_marker",
    "wager_visions",
    "open_discards",
}


def with_option(name: str, value: bool | int | str, **keys: Any) -> Play:
    return at(options={name: value}, **keys)


def test_every_option_for_two_is_proven_here() -> None:
    assert {o.id for o in find("ironwood").info.options if not o.scenarios} == PROVEN  # the first three: test_beginner


def test_options_have_a_default_among_their_values_and_a_rule() -> None:
    known = rulebook.rules("ironwood")
    for option in find("ironwood").info.options:
        assert option.default in option.values and len(option.values) > 1
        assert option.rule in known, option.id


APPENDIX = "## Options"
NUMBER = re.compile(r"\bI\d+\.\d+\b")


def decided_rules() -> set[str]:
    """Every rule with a decision of ours, in its own line or in those that hang on it."""
    return {
        number
        for number in rulebook.rules("ironwood")
        if any(mark.kind == "decision" for block in rulebook.passage("ironwood", number) for mark in block.marks)
    }


def appendix() -> tuple[dict[str, list[str]], set[str]]:
    """The rows of the table by option, and the rules told to have no second reading."""
    text = (rulebook.folder() / "ironwood.md").read_text(encoding="utf-8").split(APPENDIX)[1]
    rows = [[cell.strip(" `") for cell in line.strip("| ").split("|")] for line in text.splitlines() if "|" in line]
    single = {hit[1] for line in text.splitlines() if (hit := re.match(r"- \*\*(I\d+\.\d+)\*\*", line))}
    return {row[0]: row[1:] for row in rows[2:]}, single


def test_the_rulebook_lists_every_option_as_it_is() -> None:
    rows, _ = appendix()
    options = find("ironwood").info.options
    assert list(rows) == [o.id for o in options]
    for option in options:
        numbers, default, others, _meaning = rows[option.id]
        assert NUMBER.findall(numbers)[0] == option.rule, option.id
        assert default == _written(option.default)
        assert others == ", ".join(_written(v) for v in option.values if v != option.default), option.id


def _written(value: bool | int | str) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def test_every_decision_is_an_option_or_has_no_second_reading() -> None:
    rows, single = appendix()
    covered = {number for row in rows.values() for number in NUMBER.findall(row[0])}
    decided = decided_rules()
    assert {"I1.7", "I3.8", "I9.5", "I13.11", "I13.25", "I13.38", "I14.23", "I14.37", "I15.1", "I16.1"} <= decided
    assert "I4.2" not in decided and "I13.24" not in decided
    assert decided - covered - single == set()
    assert not single & covered
    assert covered | single <= set(rulebook.rules("ironwood"))


def test_values_are_checked() -> None:
    with pytest.raises(BadSetup):
        ravenhill.new("ironwood", options={"faded_totem": "eaten"})
    with pytest.raises(BadSetup):
        ravenhill.new("ironwood", options={"waste_damage": 1})
    with pytest.raises(BadSetup):
        ravenhill.new("ironwood", options={"golem": True})  # the Ironbot's alone


@rule("I4.9")
@pytest.mark.parametrize("skipped", ["gain", "steal", "draw", "linger"])
def test_ask_every_effect(skipped: str) -> None:
    played = {"gain": "WW08", "steal": "WW14", "draw": "WW12", "linger": "WW18"}[skipped]
    given: dict[str, Any] = {"hands": {"woodwalkers": [played]}, "crystals": {"ironclad": 2}}
    play = with_option("ask_every_effect", True, **given)
    go(play, f"play {played}")
    while asked(play) != (WW, "effect") or play.decisions[0].prompt.args["op"] != skipped:
        go(play, "resolve" if asked(play) == (WW, "effect") else "done")
    before = (crystals(play), specials(play, WW), table(play).lingering[WW])
    assert offered(play) == ["resolve", "skip"]
    done = go(play.clone(), "resolve")
    go(play, "skip")
    assert (crystals(play), specials(play, WW), table(play).lingering[WW]) == before
    assert (crystals(done), specials(done, WW), len(table(done).lingering[WW])) != (*before[:2], len(before[2]))


@rule("I4.9")
def test_ask_every_effect_on_the_opponents_visions() -> None:
    play = with_option("ask_every_effect", True, turn=1, hands={"ironclad": ["IC36"]}, visions=["V_AURIA"])
    go(play, "play IC36")
    assert asked(play) == (IC, "effect")
    go(play, "skip")
    assert visions(play) == ["V_AURIA"]  # neither discarded nor, what follows from it, drawn


@rule("I1.7")
def test_starting_crystals() -> None:
    assert crystals(ravenhill.new("ironwood", options={"starting_crystals": 3})) == (1 + 3, 2 + 3)


@rule("I1.8")
@pytest.mark.parametrize(("cap", "over"), [(0, False), (6, True), (8, False)])
def test_round_cap(cap: int, over: bool) -> None:
    assert with_option("round_cap", cap, at="recruiting", round=6).over is over


@rule("I3.9")
@pytest.mark.parametrize(("value", "asks"), [("always", True), ("own_turn", False)])
def test_burn_effects(value: str, asks: bool) -> None:
    hands = {"ironclad": ["IC27"], "woodwalkers": ["WW33"]}
    play = with_option("burn_effects", value, turn=1, hands=hands)
    go(play, "play IC27", "pick WW33")
    assert (asked(play) == (WW, "when-burned")) is asks
    own = with_option("burn_effects", value, hands={"woodwalkers": ["WW16", "WW33"]})
    go(own, "play WW16", "burn WW33")
    assert asked(own) == (WW, "when-burned")


@rule("I4.4")
@pytest.mark.parametrize(("value", "extra"), [("nothing", 0), ("crystal", 1)])
def test_empty_deck(value: str, extra: int) -> None:
    every = [f"WW{n:02d}" for n in range(4, 39)]
    play = with_option("empty_deck", value, hands={"woodwalkers": every})
    go(play, "pass")
    assert crystals(play) == (extra, 0) and len(specials(play, WW)) == 35
    begun = with_option("empty_deck", value, hands={"woodwalkers": every}, at="preparation", round=2)
    income = table(begun).book.income[WW]
    assert crystals(begun)[WW] == income + 2 * extra  # none of the two cards of the round is there
    held = {"woodwalkers": [c for c in every if c != "WW20"]}
    play = with_option("empty_deck", value, hands=held, crystals={"woodwalkers": 3})
    go(play, "play WW33", "option WW33 1", "pay 3" if extra else "pay 1")
    assert crystals(play)[WW] == 2 and "WW20" in specials(play, WW)  # a crystal for each of the two that are missing


@rule("I4.5")
@pytest.mark.parametrize(("value", "gained"), [("tick_first", [1]), ("exhaust_first", [1])])
def test_exhaust_order(value: str, gained: list[int]) -> None:
    record = written("IC28", on_tick=[{"op": "gain", "n": 1}], on_exhaust=[{"op": "draw", "n": 1, "deck": "special"}])
    lying = {"ironclad": [{"card": "IC28", "markers": 1}]}
    play = with_option(
        "exhaust_order",
        value,
        at="preparation",
        round=2,
        pack=pack_of(record),
        lingering=lying,
        crystals={"ironclad": 3},
    )
    keys = [m.key for m in play.log(None)]
    tick = len(keys) - 1 - keys[::-1].index("ironwood-log-gain")
    exhausted = keys.index("ironwood-log-exhausted")
    assert (tick < exhausted) is (value == "tick_first")
    assert [line["n"] for line in logged(play, "gain") if line["side"] == "ironclad"][1:] == gained


@rule("I4.17")
@pytest.mark.parametrize(("value", "left"), [("returns", 5), ("removed", 4)])
def test_faded_totem(value: str, left: int) -> None:
    play = with_option("faded_totem", value, at="cleanup", forests={"f05": {"fading": 1}})
    assert table(play).totems == left


@rule("I4.19")
@pytest.mark.parametrize(
    ("value", "places"), [(False, ["recruit ferrum", "recruit gallimor"]), (True, ["recruit gallimor"])]
)
def test_recruit_needs_control(value: bool, places: list[str]) -> None:
    sites: dict[str, Any] = {"gallimor": {"site": "forge", "fighters": 1}}
    play = with_option("recruit_needs_control", value, at="recruiting", crystals={"ironclad": 2}, mountains=sites)
    assert offered(play) == [*places, "done"]
    nowhere = with_option("recruit_needs_control", value, at="recruiting", crystals={"ironclad": 2})
    assert (asked(nowhere) == (IC, "buy")) is not value


@rule("I4.21")
@pytest.mark.parametrize(("value", "seat"), [("woodwalkers", WW), ("ironclad", IC)])
def test_first_resolved(value: str, seat: int) -> None:
    assert asked(ravenhill.new("ironwood", options={"first_resolved": value})) == (seat, "first-cards")
    scarce = with_option(
        "first_resolved", value, at="preparation", round=2, crystals={"woodwalkers": 9, "ironclad": 10}
    )
    assert crystals(scarce) == ((10, 10) if seat == WW else (9, 11))
    over = {"woodwalkers": [f"WW{n}" for n in range(10, 17)], "ironclad": [f"IC{n}" for n in range(10, 17)]}
    assert asked(with_option("first_resolved", value, at="cleanup", hands=over)) == (seat, "discard")


@rule("I4.22")
def test_empty_play() -> None:
    held = ["WW14", "WW28", "WW06", "WW05", "WW34"]
    given: dict[str, Any] = {"hands": {"woodwalkers": held}}
    assert len(offered(at(**given))) == 3 + 5 + 1
    # nobody on the map: nothing to steal, to move or to attack; the base cards draw or are played upon WW05
    strict = with_option("empty_play", False, **given)
    assert offered(strict) == ["play WW01", "play WW05", "play WW06", "play WW34", "pass"]
    used = {"woodwalkers": [["WW01"], ["WW02"]]}
    alone = with_option("empty_play", False, turn=4, played=used, aside={"woodwalkers": ["WW03"]}, **given)
    assert offered(alone) == ["play WW06", "play WW34", "pass"]  # WW05 has no base card to bring


@rule("I7.10")
@pytest.mark.parametrize("value", [False, True])
def test_moved_by_enemy(value: bool) -> None:
    given: dict[str, Any] = {"forests": {"f04": 2}, "mountains": {"plumbarum": 5}, "hands": {"woodwalkers": ["WW21"]}}
    play = with_option("moved_by_enemy", value, **given)
    go(play, "play WW21", "attack f04 plumbarum", "decline", "decline", "retreat f14")
    assert turn_over(play, IC) if value else "move f14 f11" in offered(play)


@rule("I9.3")
@pytest.mark.parametrize("value", [True, False])
def test_attack_ferrum_for_the_drill(value: bool) -> None:
    play = with_option("attack_ferrum_for_drill", value, forests={"f07": 1}, hands={"woodwalkers": ["WW21"]})
    go(play, "play WW21")
    assert ("attack f07 ferrum" in offered(play)) is value


@rule("I9.14")
@pytest.mark.parametrize("value", ["retreat_first", "victory_first"])
def test_victory_order(value: str) -> None:
    given: dict[str, Any] = {"forests": {"f04": 3}, "mountains": {"plumbarum": 1}}
    play = with_option("victory_order", value, **given)
    go(play, "play WW02", "done", "attack f04 plumbarum", "decline", "decline")
    assert asked(play) == (WW, "retreat") and crystals(play) == ((0, 0) if value == "retreat_first" else (1, 0))
    go(play, "stay")
    assert crystals(play) == (1, 0)


@rule("I9.21")
@pytest.mark.parametrize("value", [False, True])
def test_attack_uses_move(value: bool) -> None:
    given: dict[str, Any] = {"forests": {"f04": 3, "f02": 1}, "mountains": {"plumbarum": 1}}
    play = with_option("attack_uses_move", value, hands={"woodwalkers": ["WW21"]}, **given)
    go(play, "play WW21", "attack f04 plumbarum", "decline", "decline", "stay")
    assert number(play) == 4 and ("move f04 f05" in offered(play)) is not value


@rule("I9.22")
@pytest.mark.parametrize("value", [True, False])
def test_waste_damage(value: bool) -> None:
    given: dict[str, Any] = {"forests": {"f04": 3}, "hands": {"woodwalkers": ["WW30", "WW07"]}}
    play = with_option("waste_damage", value, mountains={"plumbarum": {"fighters": 2, "golems": 1}}, **given)
    go(play, "play WW02", "done", "attack f04 plumbarum", "wager WW30", "decline")
    wasteful = ["losses 1 1", "losses 0 1", "losses 2 0", "losses 1 0", "losses 0 0"]
    assert offered(play, WW) == (wasteful if value else ["losses 1 1", "losses 2 0"])
    golem = with_option("waste_damage", value, mountains={"plumbarum": {"golems": 2}}, **given)
    go(golem, "play WW02", "done", "attack f04 plumbarum", "wager WW07", "decline")
    if value:
        assert offered(golem, WW) == ["losses 0 1", "losses 0 0"]
    else:
        assert table(golem).golems[table(golem).book.mountain_index["plumbarum"]] == (2 if offered(golem, IC) else 1)


@rule("I3.8")
@pytest.mark.parametrize("value", ["round_end", "at_once"])
def test_markerless_linger(value: str) -> None:
    given: dict[str, Any] = {"turn": 1, "hands": {"ironclad": ["IC37", "IC28"]}, "crystals": {"ironclad": 2}}
    play = with_option("markerless_linger", value, **given)
    go(play, "play IC37", "skip")  # the two crystals are not paid: no markers
    assert discard(play, IC) == (["IC37"] if value == "at_once" else [])
    assert played(play, IC) == [[] if value == "at_once" else ["IC37"]]  # its space stays taken
    pass_until(play, "action", 2)
    assert discard(play, IC) == ["IC37"]
    paid = with_option("markerless_linger", value, **given)
    go(paid, "play IC37", "pay 2")
    assert lingering(paid, IC) == {"IC37": 2} and played(paid, IC) == [["IC37"]]


@rule("I4.24")
@pytest.mark.parametrize(("value", "left"), [("common", 19), ("free", 20)])
def test_pass_marker(value: str, left: int) -> None:
    play = with_option("pass_marker", value)
    go(play, "pass")
    assert table(play).markers_left() == left
    assert played(play, WW) == [["passed"] if value == "common" else []]  # the space is taken in either reading
    go(play, "pass", "pass", "pass", "pass", "pass")
    pass_until(play, "action", 2)
    assert table(play).markers_left() == 20


ATTACK: dict[str, Any] = {"forests": {"f04": 3}, "mountains": {"plumbarum": 3}, "visions": ["V_AURIA", "V_ZINCUR"]}


@rule("I9.5")
@pytest.mark.parametrize("value", [False, True])
def test_wager_visions(value: bool) -> None:
    play = with_option("wager_visions", value, **ATTACK)
    go(play, "play WW02", "done", "attack f04 plumbarum")
    bluffs = ["bluff V_AURIA", "bluff V_ZINCUR"] if value else []
    assert offered(play) == ["wager WW01", "wager WW03", *bluffs, "decline"]
    if not value:
        return
    go(play, "bluff V_AURIA", "decline")
    assert damage(play) == (0, 0) and dominance(play) == (3, 3)  # it counts for nothing
    assert logged(play, "revealed") == [{"a": "V_AURIA", "b": "none"}]
    assert visions(play) == ["V_AURIA", "V_ZINCUR"]  # and returns to hand
    seen: Any = play.view(IC)
    assert seen["visions"]["hand_known"] == ["V_AURIA"]  # where the Ironclad know it now
    for seed in range(6):
        assert "V_AURIA" in visions(play.determinize(IC, seed))
    assert not check.problems(play)


@rule("I9.5", "I16.1")
def test_a_wagered_vision_is_hidden_like_any_wager() -> None:
    def seen_by(play: Play, seat: int | None) -> str:
        return json.dumps(play.view(seat), sort_keys=True)

    tables = {}
    for wagered in ("bluff V_AURIA", "wager WW01"):
        play = with_option("wager_visions", True, **ATTACK)
        tables[wagered] = go(play, "play WW02", "done", "attack f04 plumbarum", wagered)
    bluff, wager = tables["bluff V_AURIA"], tables["wager WW01"]
    for seat in (IC, None):
        assert seen_by(bluff, seat) == seen_by(wager, seat)  # neither hand nor numbers tell which it is
        assert [m.plain() for m in bluff.log(seat)] == [m.plain() for m in wager.log(seat)]
    own: Any = bluff.view(WW)
    assert own["battle"]["wagers"]["woodwalkers"] == {"state": "card", "card": "V_AURIA"}
    assert own["visions"]["own"] == ["V_ZINCUR"]
    for play in (bluff, wager):
        dealt = [table(play.determinize(IC, seed)) for seed in range(24)]
        wagers = [t.battle.wager[WW] for t in dealt if t.battle is not None]
        assert any(w >= 0 for w in wagers) and any(w <= FIRST for w in wagers)
        assert not check.problems(play)


@rule("I9.5")
def test_a_vision_wagered_openly_and_with_an_empty_hand() -> None:
    bases = {"woodwalkers": ["WW01", "WW03"]}
    play = with_option("wager_visions", True, aside=bases, **ATTACK)
    go(play, "play WW02", "done", "attack f04 plumbarum")
    assert offered(play) == ["bluff V_AURIA", "bluff V_ZINCUR", "decline"]
    record = written("IC30", {"op": "attack", "target": "any", "mods": {"opponent_wagers_first_face_up": True}})
    hands = {"ironclad": ["IC30"]}
    play = with_option("wager_visions", True, turn=1, hands=hands, pack=pack_of(record), **ATTACK)
    go(play, "play IC30", "attack plumbarum f04", "bluff V_ZINCUR")
    shown: Any = play.view(IC)
    assert shown["battle"]["wagers"]["woodwalkers"] == {"state": "card", "card": "V_ZINCUR"}
    assert shown["visions"]["hand"] == 1 and logged(play, "wager-open")[0]["card"] == "V_ZINCUR"
    assert not check.problems(play)


@rule("I16.1")
@pytest.mark.parametrize("value", [True, False])
def test_open_discards(value: bool) -> None:
    play = with_option("open_discards", value, discard={"woodwalkers": ["WW20", "WW21", "WW22"]})
    for seat in (WW, IC, None):
        seen: Any = play.view(seat)
        pile = seen["sides"]["woodwalkers"]
        assert pile["discards"] == 3  # numbers are open
        assert pile["discard"] == (["WW20", "WW21", "WW22"] if value or seat == WW else ["WW22"])
    assert not check.problems(play)


@pytest.mark.parametrize("name", sorted(PROVEN))
def test_a_random_game_with_each_option(name: str) -> None:
    (option,) = [o for o in find("ironwood").info.options if o.id == name]
    other = next(v for v in option.values if v != option.default)
    play = ravenhill.new("ironwood", seed=8, options={name: other})
    for n in range(120):
        if play.over:
            break
        d = play.decisions[0]
        play.answer(d.seat, (n * 7 + 3) % len(d.options))
        assert not play.game.problems(play.table)
