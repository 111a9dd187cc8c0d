"""The learned player and its net, as the table runs them: numpy alone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import ravenhill
from ravenhill.engine.decision import Option
from ravenhill.players.learn import lesson
from ravenhill.players.learn.batch import advantages_of, gathered
from ravenhill.players.learn.lockstep import Lockstep, Seating, Who, score_of
from ravenhill.players.learn.net import ARRAYS, About, BadWeights, Net, best, parts_of, shares
from ravenhill.players.learn.pool import Mix, Pool
from ravenhill.players.order import Order

ORDER = Order("ironwood", limit=5000)
HEADS = ("duel/2/0", "duel/2/1")


def random_net(heads: tuple[str, ...] = HEADS, wide: int = 8, long: int = 4) -> Net:
    play = ORDER.lay(0)
    grammar, size = play.grammar(), play.game.observation(play)
    random = np.random.default_rng(3)
    shapes: dict[str, tuple[int, ...]] = {
        "first": (size, wide),
        "first_bias": (wide,),
        "second": (len(heads), wide, wide),
        "second_bias": (len(heads), wide),
        "state": (len(heads), wide, long),
        "state_bias": (len(heads), long),
        "value": (len(heads), wide),
        "value_bias": (len(heads),),
        "parts": (grammar.vocabulary, long),
    }
    weights = {name: random.normal(size=shape).astype(np.float16).astype(np.float32) for name, shape in shapes.items()}
    return Net(About("ironwood", grammar.digest, play.eyes().digest, size, heads), weights)


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "net.npz"
    path.write_bytes(random_net().save())
    return str(path)


def first_choice(t: Any) -> int:
    while len(t.decisions[0].options) == 1:
        t.answer(t.decisions[0].seat, 0)
    return int(t.decisions[0].seat)


def test_a_net_comes_back_from_its_file() -> None:
    net = random_net()
    again = Net.load(net.save())
    assert again.about == net.about
    assert all((again.weights[name] == net.weights[name]).all() for name in ARRAYS)


@pytest.mark.parametrize("data", [b"", b"nothing", random_net().save()[:-400]])
def test_what_is_no_net_is_refused(data: bytes) -> None:
    with pytest.raises(BadWeights):
        Net.load(data)


def test_weights_of_the_wrong_shape_are_refused() -> None:
    net = random_net()
    weights = {**net.weights, "state": net.weights["state"][:, :, :-1]}
    with pytest.raises(BadWeights, match="state"):
        Net(net.about, weights)


def test_an_option_is_the_sum_of_its_parts() -> None:
    """Against the formula, written out for one table."""
    net = random_net()
    t = ORDER.lay(1)
    seat = first_choice(t)
    w = net.weights
    seen = np.array(t.observe(seat), dtype=np.float32)
    own = np.maximum(np.maximum(seen @ w["first"] + w["first_bias"], 0) @ w["second"][seat] + w["second_bias"][seat], 0)
    state = own @ w["state"][seat] + w["state_bias"][seat]
    likes = []
    for option in t.decisions[0].options:
        parts = t.grammar().parts(t.grammar().encode(option))
        likes.append(float(state @ sum([w["parts"][part] for part in parts])))
    raised = np.exp(np.array(likes) - max(likes))
    likely, value = net.look(t, seat)
    assert likely == pytest.approx((raised / raised.sum()).tolist(), abs=1e-4)
    assert value == pytest.approx(1 / (1 + np.exp(-(own @ w["value"][seat] + w["value_bias"][seat]))), abs=1e-5)


def test_each_seat_has_its_own_head() -> None:
    net = random_net()
    seen = np.ones((2, net.about.observation), dtype=np.float32)
    states, values = net.judge(seen, np.array([0, 1]))
    swapped, others = net.judge(seen, np.array([1, 0]))
    assert states[0] == pytest.approx(swapped[1]) and values[0] == pytest.approx(others[1])
    assert states[0] != pytest.approx(states[1])


def test_the_player_takes_what_its_net_likes_best(file: str) -> None:
    t = ORDER.lay(2)
    seat = first_choice(t)
    likely, _ = random_net().look(t, seat)
    wanted = t.decisions[0].options[likely.index(max(likely))]
    player = ravenhill.player("learned", file=file)
    assert player.choose(t, seat) == wanted
    assert player.why is None


def test_a_sampling_player_takes_options_as_often_as_its_net(file: str) -> None:
    t = ORDER.lay(2)
    seat = first_choice(t)
    likely, _ = random_net().look(t, seat)
    player = ravenhill.player("learned", file=file, sampled=1, seed=4)
    taken: list[Option] = [player.choose(t, seat) for _ in range(400)]
    for option, share in zip(t.decisions[0].options, likely, strict=True):
        assert taken.count(option) / 400 == pytest.approx(share, abs=0.08)


def test_a_net_that_does_not_fit_says_so_and_greedy_plays(file: str, tmp_path: Path) -> None:
    t = ravenhill.new("bofa", seed=1)
    seat = first_choice(t)
    player = ravenhill.player("learned", file=file)
    with pytest.warns(UserWarning, match="plays greedily"):
        assert player.choose(t, seat) == ravenhill.player("greedy").choose(t, seat)
    assert player.why is not None and player.why.key == "net-other-grammar"
    one = tmp_path / "one.npz"
    one.write_bytes(random_net(("solo/1/0",)).save())
    t = ORDER.lay(2)
    player = ravenhill.player("learned", file=str(one))
    with pytest.warns(UserWarning, match="has not learned the scenario duel"):
        player.choose(t, first_choice(t))


def test_shares_and_best_keep_to_their_lists() -> None:
    likes = np.array([1.0, 3.0, -2.0, 7.0, 7.0], dtype=np.float32)
    counts = np.array([2, 1, 2])
    share = shares(likes, counts)
    assert [share[:2].sum(), share[2], share[3], share[4]] == pytest.approx([1, 1, 0.5, 0.5])
    assert share[1] / share[0] == pytest.approx(np.exp(2), rel=1e-5)
    assert best(likes, counts).tolist() == [1, 0, 0]


def test_parts_are_filled_up_with_nothing() -> None:
    grammar = ORDER.lay(0).grammar()
    rows = parts_of(grammar)
    for number in (0, grammar.size // 2, grammar.size - 1):
        assert [part for part in rows[number].tolist() if part != grammar.vocabulary] == list(grammar.parts(number))


def test_advantages_look_ahead_as_far_as_their_decay() -> None:
    """The published sum, written out: the steps ahead, each counting less by the decay."""
    values = np.array([0.5, 0.2, 0.9])
    steps = [0.2 - 0.5, 0.9 - 0.2, 0.0 - 0.9]
    found = advantages_of(values, 0.0, 0.5)
    assert found[0] == pytest.approx(steps[0] + 0.5 * steps[1] + 0.25 * steps[2])
    assert found[2] == pytest.approx(steps[2])


def test_rows_of_a_batch_keep_their_options() -> None:
    paths = next(lesson.lessons(ORDER, "random", HEADS, 5))
    batch = gathered(paths, 1.0)
    assert len(batch) == sum(len(path.seen) for path in paths)
    some = batch.rows(np.array([4, 1]))
    listed = [options for path in paths for options in path.options]
    assert some.options.tolist() == listed[4] + listed[1]
    assert (some.seen[1] == batch.seen[1]).all()
    assert {path.result for path in paths} in ({0.0, 1.0}, {0.5})
    assert set(batch.target.tolist()) == {path.result for path in paths}


def test_a_lesson_tells_what_the_teacher_saw_and_did(monkeypatch: pytest.MonkeyPatch) -> None:
    """Played again from the paths alone, every question and every observation is the same, to the same end."""
    monkeypatch.setattr(lesson, "STRAY", 1 << 60)
    paths = {path.head: path for path in next(lesson.lessons(ORDER, "greedy-1", HEADS, 5))}
    at = dict.fromkeys(paths, 0)
    t = ORDER.lay(5)
    while not t.over:
        seat, options = t.decisions[0].seat, t.decisions[0].options
        if len(options) == 1:
            t.answer(seat, 0)
            continue
        path, i = paths[seat], at[seat]
        assert path.options[i] == t.grammar().numbers(options)
        assert (path.seen[i] == np.array(t.observe(seat), dtype=np.float16)).all()
        t.answer(seat, path.chosen[i])
        at[seat] += 1
    assert at == {seat: len(path.seen) for seat, path in paths.items()}
    assert all(path.result == score_of(t, seat) for seat, path in paths.items())


def tables(seats: Any, number: int = 3, seed: int = 1) -> Lockstep:
    return Lockstep(ORDER, number, lambda n: (ORDER.lay(n), seats(n)), HEADS, seed)


def test_tables_in_lockstep_play_as_one_by_one(file: str) -> None:
    """A net that takes what it likes best ends every game as the player of the same weights does."""
    net = random_net()
    lock = tables(lambda n: Seating([Who(sampled=False)] * 2), 3)
    ended: dict[int, float] = {}
    while not {0, 1, 2} <= set(ended):
        for game in lock.step(net):
            ended[game.number] = game.score
    player = ravenhill.player("learned", file=file)
    for number in range(3):
        t = ORDER.lay(number)
        choices = 0
        while not t.over and choices < ORDER.limit:
            seat = t.decisions[0].seat
            choices += len(t.decisions[0].options) > 1
            t.answer(seat, player.choose(t, seat))
        assert score_of(t, 0) == ended[number]


def test_what_learns_is_kept_and_what_does_not_is_not() -> None:
    lock = tables(lambda n: Seating([Who(learns=True), Who()], "other", 0))
    net = random_net()
    ended = []
    while not ended:
        ended = lock.step(net)
    [path] = ended[0].paths
    assert path.head == 0 and path.result == ended[0].score
    assert len(path.seen) == len(path.options) == len(path.chosen) == len(path.likely) == len(path.value) > 0
    states, values = net.judge(np.array(path.seen, dtype=np.float32), np.zeros(len(path.seen), dtype=np.int64))
    counts = np.array([len(options) for options in path.options])
    flat = np.array([number for options in path.options for number in options])
    share = shares(net.like(states, flat, counts, parts_of(ORDER.lay(0).grammar())), counts)
    taken = np.cumsum(counts) - counts + np.array(path.chosen)
    assert np.exp(path.likely) == pytest.approx(share[taken], abs=0.02)  # what is kept is rounded to half precision
    assert path.value == pytest.approx(values, abs=0.02)


def test_a_run_in_lockstep_can_be_repeated() -> None:
    def played() -> list[tuple[int, float, int]]:
        lock = tables(lambda n: Seating([Who(), Who(player=ravenhill.player("greedy-1", seed=n))]), seed=9)
        net = random_net()
        ended: list[Any] = []
        while len(ended) < 3:
            ended += lock.step(net)
        return [(game.number, game.score, game.choices) for game in ended]

    assert played() == played()


def test_a_pool_seats_whom_it_should() -> None:
    pool = Pool(Mix(earlier=0.3, scripted=(("greedy-1", 0.3),)))
    pool.keep(random_net(), 0)
    names = [pool.seat(ORDER, number, 1)[1] for number in range(200)]
    counts = {name: len([s for s in names if s.name == name]) for name in ("self", "self-0", "greedy-1")}
    assert sum(counts.values()) == 200 and min(counts.values()) > 40
    for number, seating in enumerate(names):
        learning = [seat for seat, who in enumerate(seating.seats) if who.learns]
        assert learning == ([0, 1] if seating.name == "self" else [number % 2])
        assert seating.side == number % 2


def test_a_pool_keeps_old_selves_ever_thinner() -> None:
    pool = Pool(Mix(), most=4)
    net = random_net()
    for round_ in range(0, 100, 10):
        pool.keep(net, round_)
    kept = [round_ for round_, _ in pool.selves]
    assert len(kept) == 4 and kept[0] == 0 and kept[-1] == 90


def test_the_shipped_nets_fit_and_are_small() -> None:
    folder = Path(ravenhill.players.__file__).parent / "weights"
    for path in sorted(folder.glob("*.npz")):
        assert path.stat().st_size < 3_000_000
        net = Net.load(path.read_bytes())
        assert net.about.game == path.stem
        scenario, seats, seat = net.about.heads[0].split("/")
        t = ravenhill.new(path.stem, scenario=scenario, seats=int(seats))
        assert net.unfit(t, int(seat)) is None
