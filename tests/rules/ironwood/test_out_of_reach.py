"""I1.9. A game alone that can no longer be won says so, once."""

from __future__ import annotations

from typing import Any

import pytest
from ironwood_table import WW, go, logged, pass_until
from rich.console import Console

import ravenhill
from ravenhill import Play, words
from ravenhill.coverage import rule
from ravenhill.engine import check
from ravenhill.games.ironwood import terminal
from ravenhill.words import Voice

ALL = ["V_AURIA", "V_LITHIMAR", "V_PALLADIMOR", "V_ZINCUR", "V_ARGENTIMAR", "V_CHROMIA", "V_COBALTIS", "V_CUPRUMIS"]


def alone(scenario: str = "ironbot", **keys: Any) -> Play:
    return ravenhill.position("ironwood", {"scenario": scenario, "clear": True, "mountains": {"ferrum": 3}, **keys})


def shown(play: Play, seat: int | None = WW) -> bool:
    seen: Any = play.view(seat)
    return bool(seen["solo"].get("out_of_reach", False))


@rule("I1.9")
def test_the_last_totem_that_fades_is_told_once() -> None:
    given: dict[str, Any] = {"vision_discard": ALL, "discovered": ["V_GALLIMOR", "V_PLUMBARUM"], "secured": 1}
    play = alone(forests={"f04": {"fading": 1, "charged": 1}}, **given)
    assert not shown(play) and not logged(play, "no-totems-left")
    pass_until(play, "action", 2)
    assert logged(play, "no-totems-left") == [{"n": 1, "left": 1}]
    said = [words.say(line) for line in play.log(WW) if line.key == "ironwood-log-no-totems-left"]
    assert said == [
        "The Woodwalkers can no longer win: one totem is home, and only one more can still be found.",
    ]
    assert shown(play) and shown(play, None)
    pass_until(play, "action", 3)
    assert len(logged(play, "no-totems-left")) == 1 and not play.over
    assert not check.problems(play)


@rule("I1.9")
@pytest.mark.parametrize(("hand", "deck", "lost"), [(1, 1, False), (1, 0, True), (0, 2, False), (0, 1, True)])
def test_every_vision_left_is_a_chance(hand: int, deck: int, lost: bool) -> None:
    held, drawn, gone = ALL[:hand], ALL[hand : hand + deck], ALL[hand + deck :]
    found = ["V_GALLIMOR", "V_PLUMBARUM"]
    play = alone(visions=held, vision_deck=drawn, vision_discard=gone, discovered=found, secured=1)
    assert shown(play) is lost


@rule("I1.9")
def test_a_position_laid_already_lost_says_so() -> None:
    play = alone(vision_discard=ALL, discovered=["V_GALLIMOR", "V_PLUMBARUM"])
    assert logged(play, "no-totems-left") == [{"n": 0, "left": 0}]
    pass_until(play, "action", 2)
    assert len(logged(play, "no-totems-left")) == 1
    woodbot = alone("woodbot", forge_tokens=1, mountains={"auria": 3, "zincur": 1, "chromia": {"site": "forge"}})
    assert shown(woodbot, 1) and logged(woodbot, "no-forges-left") == [{}]


@rule("I1.9")
def test_a_vision_burned_in_the_middle_of_a_turn() -> None:
    given: dict[str, Any] = {"vision_discard": ALL[1:], "discovered": ["V_GALLIMOR", "V_PLUMBARUM"], "secured": 2}
    play = alone(visions=["V_AURIA"], hands={"woodwalkers": ["WW29"]}, forests={"f01": 1}, **given)
    assert not shown(play)
    go(play, "play WW29", "burn V_AURIA")
    assert shown(play) and not logged(play, "no-totems-left")  # said when the action is over
    go(play, "skip")
    assert logged(play, "no-totems-left") == [{"n": 2, "left": 0}]


@rule("I1.9")
def test_in_a_duel_and_with_enough_tokens_nothing_is_said() -> None:
    duel = ravenhill.position("ironwood", {"clear": True, "vision_discard": ALL, "discovered": ["V_GALLIMOR"]})
    seen: Any = duel.view(WW)
    assert seen["solo"] is None
    go(duel, "pass")
    assert not logged(duel, "no-totems-left")
    assert not shown(ravenhill.new("ironwood", scenario="woodbot", options={"foundations": True}), 1)


@rule("I1.9")
def test_the_terminal_shows_it() -> None:
    play = alone(vision_discard=ALL, discovered=["V_GALLIMOR", "V_PLUMBARUM"])
    console = Console(width=120, record=True, file=None, quiet=False)
    with console.capture() as drawn:
        console.print(terminal.draw(play.view(WW), Voice("ironwood")))
    assert "You can no longer win this game." in drawn.get()
