"""Games on a Ray cluster: the same as here, and whole when a process is lost."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import ravenhill
from ravenhill.analysis.course import analysed
from ravenhill.engine.decision import BadSetup
from ravenhill.players.arena import Doubt, contest
from ravenhill.players.cluster import connect, each_on
from ravenhill.players.order import Order
from ravenhill.sim import simulate

TIMES = ("seconds", "decisions_per_second", "ms_per_decision")


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """A cluster of two processes on this machine."""
    ray = pytest.importorskip("ray", reason="pip install ravenhill[cluster]")
    ray.init(num_cpus=2, include_dashboard=False, configure_logging=False, log_to_driver=False)
    yield "local"
    ray.shutdown()


def untimed(found: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in found.items() if key not in TIMES}


def test_games_on_a_cluster_are_the_games_here(cluster: str) -> None:
    order = Order("cardgame", scenario="duel_2p", seed=5)
    here = simulate(order, ["random"], 12)
    assert untimed(simulate(order, ["random"], 12, ray=cluster)) == untimed(here)


def test_a_contest_that_stops_early_stops_at_the_same_game(cluster: str) -> None:
    order = Order("bofa", seed=40)
    doubt = Doubt(0.4, 0.6)
    here = contest(order, "greedy", "random", 60, doubt=doubt)
    there = contest(order, "greedy", "random", 60, doubt=doubt, ray=cluster)
    assert here["games"] < 60 and untimed(there) == untimed(here)


def test_a_game_is_studied_on_a_cluster_as_here(cluster: str) -> None:
    t = ravenhill.new("cardgame", scenario="fellowship", seed=2)
    for _ in range(12):
        t.answer(t.decisions[0].seat, t.decisions[0].options[0])
    t.answer(0, ("concede",))
    here = analysed(t.record(), 5)
    assert here["studied"] and analysed(t.record(), 5, ray=cluster) == here


def test_a_process_that_is_lost_loses_nothing_and_is_not_told_among_the_results(
    cluster: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ray = pytest.importorskip("ray")
    lost = tmp_path / "lost"

    def work(flag: str, number: int) -> int:
        if number == 7 and not os.path.exists(flag):
            with open(flag, "w"):
                os.kill(os.getpid(), signal.SIGKILL)
        return number * number

    found = list(each_on(cluster, partial(work, str(lost)), range(20)))
    assert lost.exists() and found == [n * n for n in range(20)]
    told = {"lines": ["A worker died."], "pid": "raylet", "is_err": False}
    ray._private.worker.print_to_stdstream(told, False)  # as Ray does it, a while later
    assert capsys.readouterr().out == ""


def test_without_its_library_a_cluster_is_refused_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadSetup) as refused:
        connect("local")
    assert refused.value.message.key == "bad-cluster-extra"


def test_the_command_line_says_what_is_missing(run: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    ran = run("sim", "toy", "--games", "3", "--ray", "local")
    assert ran.code == 1 and "ravenhill[cluster]" in ran.err
