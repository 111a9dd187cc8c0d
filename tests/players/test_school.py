"""How a net learns. What needs torch (extra `train`) runs where it is."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ravenhill.players.learn.batch import Batch
from ravenhill.players.learn.net import About, parts_of
from ravenhill.players.order import Order

Run = Callable[..., Any]


def test_without_its_libraries_training_says_what_is_missing(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("ravenhill.players.learn.")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "torch", None)
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    ran = run("train", "ironwood", "--hours", "0")
    assert ran.code == 1 and "ravenhill[train]" in ran.err


def test_a_game_that_is_not_there_is_refused_first(run: Run) -> None:
    assert "chess" in run("train", "chess").err


def batch_of(options: list[list[int]], chosen: list[int], observation: int, **figures: Any) -> Batch:
    number = len(options)
    zeros = np.zeros(number, dtype=np.float32)
    return Batch(
        np.random.default_rng(1).normal(size=(number, observation)).astype(np.float16),
        figures.get("heads", np.zeros(number, dtype=np.int64)),
        np.array([n for each in options for n in each], dtype=np.int64),
        np.array([len(each) for each in options], dtype=np.int64),
        np.array(chosen, dtype=np.int64),
        figures.get("likely", zeros.copy()),
        zeros.copy(),
        figures.get("advantage", zeros.copy()),
        figures.get("target", zeros.copy()),
    )


ABOUT = About("pond", "pond-1", "1", 6, ("one", "two"))
PARTS = np.array([[0, 3], [1, 3], [2, 5], [0, 4]], dtype=np.int64)  # of four options; 5 stands for nothing


@pytest.fixture
def model() -> Any:
    torch = pytest.importorskip("torch")
    from ravenhill.players.learn.model import Model

    torch.manual_seed(1)
    made = Model(ABOUT, 5, wide=16, long=8)
    torch.nn.init.normal_(made.value, std=0.3)
    made.measure(np.random.default_rng(2).normal(2.0, 3.0, size=(50, 6)).astype(np.float32))
    return made


def test_torch_and_numpy_say_the_same(model: Any) -> None:
    from ravenhill.players.learn.net import shares

    batch = batch_of([[0, 1, 2], [3, 1]], [0, 1], 6, heads=np.array([1, 0]))
    likely, values = model(batch, PARTS)
    net = model.net()
    states, chances = net.judge(batch.seen.astype(np.float32), batch.heads)
    share = shares(net.like(states, batch.options, batch.counts, PARTS), batch.counts)
    assert np.exp(likely.detach().numpy()) == pytest.approx(share, abs=1e-5)
    assert 1 / (1 + np.exp(-values.detach().numpy())) == pytest.approx(chances, abs=1e-5)


def test_likelihoods_of_a_list_add_up_to_one() -> None:
    torch = pytest.importorskip("torch")
    from ravenhill.players.learn.model import log_shares

    likes = torch.tensor([1.0, 2.0, 300.0, -5.0, 0.0], requires_grad=True)
    lists = torch.tensor([0, 0, 1, 2, 2])
    found = log_shares(likes, lists, 3)
    assert torch.exp(found)[[0, 1]].sum().item() == pytest.approx(1.0)
    assert found[2].item() == 0.0
    assert found[3:].tolist() == pytest.approx(torch.log_softmax(torch.tensor([-5.0, 0.0]), 0).tolist())
    found[0].backward()
    assert likes.grad is not None and likes.grad[2:].abs().sum().item() == 0.0


def test_a_ratio_counts_only_as_far_as_it_is_clipped() -> None:
    torch = pytest.importorskip("torch")
    from ravenhill.players.learn.ppo import clipped_loss

    before = np.log(np.array([0.5, 0.5, 0.5, 0.5], dtype=np.float32))
    advantage = np.array([1.0, 1.0, -1.0, -1.0], dtype=np.float32)
    batch = batch_of([[0]] * 4, [0] * 4, 6, likely=before, advantage=advantage)
    now = torch.log(torch.tensor([0.9, 0.1, 0.9, 0.1])).requires_grad_()
    loss, moved, clipped = clipped_loss(now, batch, 0.2)
    assert loss.item() == pytest.approx(-(1.2 + 0.2 - 1.8 - 0.8) / 4)
    loss.backward()
    assert now.grad is not None
    assert [bool(g) for g in now.grad] == [False, True, True, False], "what has gone far enough is not pushed on"
    assert moved > 0 and clipped == 1.0


def test_what_turned_out_well_becomes_likelier(model: Any) -> None:
    torch = pytest.importorskip("torch")
    from ravenhill.players.learn.ppo import Manner, chosen, improve

    options = [[0, 1, 2]] * 64
    taken = [0, 1] * 32
    good = np.array([1.0, -1.0] * 32, dtype=np.float32)
    batch = batch_of(options, taken, 6, advantage=good.copy(), target=(good + 1) / 2)
    with torch.no_grad():
        batch.likely = chosen(model(batch, PARTS)[0], batch).numpy()
    optimiser = torch.optim.Adam(model.parameters(), lr=3e-3)
    found = improve(model, optimiser, batch, PARTS, Manner(epochs=4, rows=16, far=9.0), np.random.default_rng(1))
    with torch.no_grad():
        now = chosen(model(batch, PARTS)[0], batch).numpy()
    assert (now - batch.likely)[good > 0].mean() > 0.02
    assert (now - batch.likely)[good < 0].mean() < -0.02
    assert found.steps == 16 and found.entropy > 0


def test_a_teacher_is_copied(model: Any) -> None:
    torch = pytest.importorskip("torch")
    from ravenhill.players.learn.ppo import Manner, agreement, imitate

    batch = batch_of([[0, 1, 2, 3]] * 96, [0] * 96, 6)
    batch.chosen[:] = np.where(batch.seen[:, 0] > 0, 1, 2)
    batch.target[:] = batch.seen[:, 1] > 0
    optimiser = torch.optim.Adam(model.parameters(), lr=1e-2)
    before = agreement(model, batch, PARTS)
    for _ in range(40):
        imitate(model, optimiser, batch, PARTS, Manner(rows=32), np.random.default_rng(1))
    after = agreement(model, batch, PARTS)
    assert before[0] < 0.8 < 0.95 < after[0]
    assert after[1] < before[1]


def small(**other: Any) -> Any:
    from ravenhill.players.learn.school import Plan

    sizes = {"tables": 3, "rows": 80, "lesson": 80, "lesson_epochs": 1, "match_every": 1, "match_games": 2}
    return Plan("ironwood", **{**sizes, "keep_every": 1, "wide": 8, "long": 4, **other})


def test_a_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    from ravenhill.players.learn.net import Net
    from ravenhill.players.learn.school import BadRun, Plan, School

    lines: list[dict[str, Any]] = []
    school = School(small(), tmp_path, lines.append)
    school.train(1.0, rounds=0)
    assert school.round == 0 and (tmp_path / "run.pt").is_file()
    again = School(small(), tmp_path, lines.append)
    assert len(again.pool.selves) == 1
    again.train(1.0, rounds=2)
    assert again.round == 2
    third = School(small(), tmp_path, lines.append)
    assert (third.round, third.hours) == (again.round, again.hours)
    assert third.pool.scores == again.pool.scores
    assert same(third, again)
    kept = [json.loads(line) for line in (tmp_path / "history.jsonl").read_text().splitlines()]
    assert kept == lines and [line["round"] for line in kept if "rates" in line] == [1, 2]
    assert len([line for line in kept if "lesson" in line]) == 1
    play = Order("ironwood").lay(0)
    net = Net.load((tmp_path / "best.npz").read_bytes())
    assert net.unfit(play, 0) is None and len(parts_of(play.grammar())) == play.grammar().size
    with pytest.raises(BadRun, match="other options or observations"):
        School(Plan("bofa"), tmp_path, lines.append)
    with pytest.raises(BadRun, match="only one side"):
        School(Plan("ironwood", scenario="ironbot"), tmp_path, lines.append)


def same(one: Any, other: Any) -> bool:
    ours, theirs = one._model.net().weights, other._model.net().weights
    return all(bool((ours[name] == theirs[name]).all()) for name in ours)


def test_equal_seeds_make_equal_runs(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    from ravenhill.players.learn.school import School

    runs = [
        School(small(seed=seed), tmp_path / name, lambda line: None) for name, seed in (("a", 1), ("b", 1), ("c", 2))
    ]
    for run in runs:
        run.train(1.0, rounds=1)
    assert same(runs[0], runs[1]) and not same(runs[0], runs[2])


def test_several_processes_play_one_round(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    from ravenhill.players.learn.school import School

    lines: list[dict[str, Any]] = []
    School(small(match_every=9), tmp_path, lines.append, workers=2).train(1.0, rounds=2)
    rounds = [line for line in lines if "rates" in line]
    assert [line["round"] for line in rounds] == [1, 2] and all(line["choices"] >= 80 for line in rounds)


def test_curves_and_a_table_are_drawn(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    from ravenhill.players.learn import curves

    match = {"match": "greedy-1", "round": 0, "hours": 0.1, "games": 10, "rate": 0.4, "low": 0.2, "high": 0.7}
    line = {"round": 1, "hours": 0.2, "choices_per_second": 5, "entropy": 1.0, "value": 0.6, "moved": 0.01}
    lines = [{**match, "by_side": {"0": 0.3, "1": 0.5}}, {**line, "rates": {"greedy-1": 0.45}}]
    (tmp_path / "history.jsonl").write_text("".join(json.dumps(each) + "\n" for each in lines))
    curves.draw(tmp_path)
    assert (tmp_path / "curves.png").read_bytes().startswith(b"\x89PNG")
    table = (tmp_path / "matches.md").read_text()
    assert "| 0 | 0.10 | 40.0% | 20%–70% | 30% | 50% |" in table and "| greedy-1 | 45.0% |" in table
