"""What no person would do is counted, and nothing else."""

from __future__ import annotations

from importlib import util
from pathlib import Path
from typing import Any

import pytest

import ravenhill
from ravenhill.engine import game as shelf
from ravenhill.engine.decision import Message
from ravenhill.players import spelled
from ravenhill.players.blunders import counted
from ravenhill.players.order import Order

_spec = util.spec_from_file_location("blunders", Path(__file__).with_name("blunders.py"))
assert _spec is not None and _spec.loader is not None
blunders: Any = util.module_from_spec(_spec)
_spec.loader.exec_module(blunders)

STORED = blunders.stored()


@pytest.mark.parametrize("one", STORED, ids=lambda one: f"{one['game']}-{one['kind']}")
def test_a_blunder_is_counted_and_a_wiser_action_is_not(one: dict[str, Any]) -> None:
    assert one["kind"] in blunders.played(one["game"], one["position"], one["blunder"])
    assert one["kind"] not in blunders.played(one["game"], one["position"], one["wiser"])


@pytest.mark.parametrize("game", [info.id for info in ravenhill.games()])
def test_every_kind_has_a_position_and_words(game: str) -> None:
    kinds = blunders.kinds(game)
    assert {one["kind"] for one in STORED if one["game"] == game} == set(kinds)
    for kind in kinds:
        assert ravenhill.say(f"{game}-blunder-{kind}", "en", game) != f"{game}-blunder-{kind}"


def test_they_are_counted_by_seat() -> None:
    found = counted(Order("bofa", seed=3), ["random"], 2)
    assert found["games"] == 2 and found["players"] == ["random", "random"]
    assert set(found["by_seat"]) <= set(blunders.kinds("bofa")) and found["by_seat"]
    for kind, shares in found["by_seat"].items():
        assert found["all"][kind] == pytest.approx(sum(shares))


@pytest.mark.parametrize("game,kind", [("bofa", "march-back"), ("bofa", "die-set-aside"), ("wotr", "die-wasted")])
@pytest.mark.parametrize("player", ["greedy", "search:iterations=60"])
def test_what_an_earlier_greedy_did_is_not_done_again(game: str, kind: str, player: str) -> None:
    """Where an earlier greedy spent a die on nothing, the players of today find something else to do."""
    one = next(one for one in STORED if (one["game"], one["kind"]) == (game, kind))
    t = ravenhill.position(game, one["position"])
    entries = blunders.one_action(t, [spelled(player) for _ in range(t.seats)])
    assert kind not in blunders.played(game, one["position"], entries)


OUT = Message("bofa-log-moves", {"side": "fp", "from": "camp", "to": "gate_road"})
BACK = Message("bofa-log-moves", {"side": "fp", "from": "gate_road", "to": "camp"})
DIE = Message("bofa-log-uses", {"side": "fp", "use": "move", "die": "army"})
ATTACK = Message("bofa-log-attack", {"side": "shadow", "from": "camp", "to": "gate_road"})


@pytest.mark.parametrize(
    ("before", "lines", "times"),
    [
        ([], [DIE, OUT, BACK], 1),
        ([DIE, OUT], [DIE, BACK], 1),
        ([ATTACK, OUT, DIE, OUT], [DIE, BACK], 1),
        ([DIE, OUT, ATTACK], [BACK], 0),
        ([ATTACK, OUT], [DIE, BACK], 0),
        ([DIE, OUT, ATTACK], [DIE, BACK], 0),
        ([DIE, OUT], [DIE, BACK, ATTACK], 0),
    ],
    ids=["one-die", "two-dice", "after-a-retreat", "retreats", "retakes", "fought-there", "attacks-from-there"],
)
def test_who_fights_does_not_march(before: list[Message], lines: list[Message], times: int) -> None:
    """Twelve of thirteen marches out and back counted in six games were retreats and advances of a combat."""
    t = ravenhill.new("bofa", seed=1)
    found = shelf.find("bofa").blunders(t.table, lines, before)
    assert found.count("march-back") == times
