"""A run of training: a teacher's games first, then self-play round by round, kept so that it can go on any time."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch

from ravenhill.engine.decision import Bad, Message
from ravenhill.players import spelled
from ravenhill.players.arena import wilson
from ravenhill.players.learn.actors import Actors
from ravenhill.players.learn.batch import gathered
from ravenhill.players.learn.lesson import lessons
from ravenhill.players.learn.lockstep import Ended, Lockstep, Seating, Who
from ravenhill.players.learn.lockstep import Path as Trod
from ravenhill.players.learn.model import Model
from ravenhill.players.learn.net import About, Net, head_of, parts_of
from ravenhill.players.learn.pool import Mix, Pool, Score
from ravenhill.players.learn.ppo import Learnt, Manner, agreement, imitate, improve
from ravenhill.players.order import Order, people_of, teams_of

LESSONS: Final = 200_000_000  # the deals of the teacher's games
MATCHES: Final = 400_000_000  # the deals a learner is measured on while it learns; judging deals lie beyond
HOUR: Final = 3600.0
HEARD: Final = 0.05  # the weight of judging in the first lesson
HELD_OUT: Final = 20  # one path in so many of the teacher's is not learned from, to see how well it is copied


class BadRun(Bad):
    """A run that can not begin or go on: only one side plays, or another game, grammar or observation was kept."""


@dataclass(frozen=True)
class Plan:
    """What is trained, and how."""

    game: str
    scenario: str | None = None
    seats: int | None = None
    seed: int = 1
    tables: int = 128  # played side by side
    rows: int = 65536  # choices of a round: some hundred games, or their luck teaches more than their choices
    wide: int = 192
    long: int = 64
    teacher: str = "greedy-1"
    lesson: int = 150_000  # choices of the teacher
    lesson_epochs: int = 3  # more is learned by heart: the agreement on unseen games stands still
    keep_every: int = 10  # rounds after which an earlier self is kept
    match_every: int = 20  # rounds after which the learner is measured against the teacher
    match_games: int = 100
    manner: Manner = field(default_factory=Manner)
    mix: Mix = field(default_factory=Mix)

    def order(self) -> Order:
        return Order(self.game, seed=0, scenario=self.scenario, seats=self.seats, limit=20000)

    def about(self) -> About:
        """What the net is for: every seat that is played has a head."""
        play = self.order().lay(0)
        names = [head_of(play.setup.scenario, play.seats, seat) for seat in people_of(play)]
        eyes = play.eyes()
        return About(self.game, play.grammar().digest, eyes.digest, eyes.size, tuple(names))


class School:
    """A run in a folder."""

    def __init__(
        self, plan: Plan, folder: Path, tell: Callable[[dict[str, Any]], None], workers: int = 1, ray: str | None = None
    ) -> None:
        torch.set_num_threads(1)
        torch.manual_seed(plan.seed)
        self.plan = plan
        self.folder = folder
        self._tell = tell
        self._order = plan.order()
        start = self._order.lay(0)
        if len(teams_of(start)) < 2:
            raise BadRun(Message("bad-training-alone", {"game": plan.game, "scenario": start.setup.scenario}))
        self._about = plan.about()
        grammar = start.grammar()
        self._parts = parts_of(grammar)
        self._model = Model(self._about, grammar.vocabulary, plan.wide, plan.long)
        self._optimiser = torch.optim.Adam(self._model.parameters(), lr=plan.manner.rate, eps=1e-5)
        self._random = np.random.Generator(np.random.PCG64(plan.seed))
        self.pool = Pool(plan.mix)
        self.round = 0
        self.hours = 0.0
        self._best = -1.0
        self._first = 0  # the number of the next game
        self._workers = workers
        self._ray = ray
        folder.mkdir(parents=True, exist_ok=True)
        if self._kept.is_file():
            self._restore()

    @property
    def _kept(self) -> Path:
        return self.folder / "run.pt"

    def train(self, hours: float, rounds: int | None = None) -> None:
        """Learns for so many hours more, or so many rounds if that is less."""
        began = time.monotonic()
        if self.round == 0 and not self.pool.selves:
            self._lesson()
        last = time.monotonic()
        actors = Actors(self._order, self.pool, self._about.heads, self.plan, self._first, self._workers, self._ray)
        with actors:
            first = self.round
            while time.monotonic() - began < hours * HOUR and (rounds is None or self.round - first < rounds):
                self._round(actors)
                now = time.monotonic()
                self.hours += (now - last) / HOUR
                last = now
                if self.round % self.plan.match_every == 0:
                    self._measure()
                if self.round % self.plan.keep_every == 0:
                    self.pool.keep(self._model.net(), self.round)
                    actors.meet(self.pool)
                    self.save()
        self.save()

    def _lesson(self) -> None:
        """Copies the teacher until it plays about as it does, and learns to tell who will win.

        There are few results to so many choices: seen more than once, they would be learned by heart."""
        began = time.monotonic()
        paths: list[Trod] = []
        choices = 0
        for played in lessons(self._order, self.plan.teacher, self._about.heads, LESSONS):
            paths += played
            choices += sum([len(path.seen) for path in played])
            if choices >= self.plan.lesson:
                break
        apart = max(1, len(paths) // HELD_OUT)
        unseen, batch = gathered(paths[:apart], 1.0), gathered(paths[apart:], 1.0)
        self._model.measure(batch.seen[:20000].astype(np.float32))
        optimiser = torch.optim.Adam(self._model.parameters(), lr=1e-3)
        for epoch in range(self.plan.lesson_epochs):
            for group in optimiser.param_groups:
                group["lr"] = 1e-3 * (1 - epoch / self.plan.lesson_epochs)
            manner = replace(self.plan.manner, value=0.0 if epoch else HEARD)
            found = imitate(self._model, optimiser, batch, self._parts, manner, self._random)
            agrees, judged = agreement(self._model, unseen, self._parts)
            line = {"lesson": epoch + 1, "choices": choices, "agrees": round(agrees, 4), "judged": round(judged, 4)}
            self._note({**line, **_figures(found)})
        self.hours += (time.monotonic() - began) / HOUR
        self._measure()
        self.pool.keep(self._model.net(), 0)
        self.save()

    def _round(self, actors: Actors) -> None:
        began = time.monotonic()
        net = self._model.net()
        ended, choices = actors.play(net, self.plan.rows)
        played = time.monotonic()
        for game in ended:
            self.pool.count(game)
        self._first = actors.next
        batch = gathered([path for game in ended for path in game.paths], self.plan.manner.decay)
        found = improve(self._model, self._optimiser, batch, self._parts, self.plan.manner, self._random)
        self.round += 1
        self._note(
            {
                "round": self.round,
                "hours": round(self.hours, 4),
                "games": len(ended),
                "choices": len(batch),
                "choices_per_second": round(choices / (played - began)),
                "play_seconds": round(played - began, 2),
                "learn_seconds": round(time.monotonic() - played, 2),
                "rates": {name: round(score.rate(), 3) for name, score in self.pool.scores.items()},
                **_figures(found),
            }
        )

    def _measure(self) -> None:
        """Plays the teacher with the option it likes best; the weights that did best so far are kept apart."""
        net = self._model.net()
        games = match(self.plan, net, self.plan.teacher, self.plan.match_games, MATCHES)
        rate = sum([game.score for game in games]) / len(games)
        sides = sorted({game.seating.side for game in games})
        by_side = {side: [game.score for game in games if game.seating.side == side] for side in sides}
        low, high = wilson(rate * len(games), len(games))
        self._note(
            {
                "match": self.plan.teacher,
                "round": self.round,
                "hours": round(self.hours, 4),
                "games": len(games),
                "rate": round(rate, 4),
                "low": round(low, 4),
                "high": round(high, 4),
                "by_side": {str(side): round(sum(scores) / len(scores), 4) for side, scores in by_side.items()},
            }
        )
        written(self.folder / "last.npz", net.save())
        if rate > self._best:
            self._best = rate
            written(self.folder / "best.npz", net.save())

    def _note(self, line: dict[str, Any]) -> None:
        with (self.folder / "history.jsonl").open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")
        self._tell(line)

    # --- keeping ---

    def save(self) -> None:
        """The whole run, but for the games in progress: they are begun anew with other deals."""
        state = {
            "about": json.dumps(asdict(self._about), sort_keys=True),
            "model": self._model.state_dict(),
            "optimiser": self._optimiser.state_dict(),
            "random": json.dumps(self._random.bit_generator.state),
            "torch": torch.get_rng_state(),
            "selves": [(round_, net.save()) for round_, net in self.pool.selves],
            "scores": {name: (s.games, s.won, s.recent) for name, s in self.pool.scores.items()},
            "round": self.round,
            "hours": self.hours,
            "best": self._best,
            "first": self._first,
        }
        new = self._kept.with_suffix(".new")
        torch.save(state, new)
        os.replace(new, self._kept)

    def _restore(self) -> None:
        state = torch.load(self._kept, weights_only=True)
        if state["about"] != json.dumps(asdict(self._about), sort_keys=True):
            raise BadRun(Message("bad-training-run", {"folder": str(self.folder), "game": self.plan.game}))
        self._model.load_state_dict(state["model"])
        self._optimiser.load_state_dict(state["optimiser"])
        self._random.bit_generator.state = json.loads(state["random"])
        torch.set_rng_state(state["torch"])
        self.pool.selves = [(round_, Net.load(data)) for round_, data in state["selves"]]
        self.pool.scores = {name: Score(*figures) for name, figures in state["scores"].items()}
        self.round, self.hours = state["round"], state["hours"]
        self._best, self._first = state["best"], state["first"]


def match(plan: Plan, net: Net, rival: str, games: int, first: int) -> list[Ended]:
    """So many games of a net against a scripted player, every deal from each side."""
    order = plan.order()

    def seat(number: int) -> tuple[Any, Seating]:
        play = order.lay(first + number // 2)
        teams = teams_of(play)
        own = teams[number % len(teams)]
        scripted = Who(player=spelled(rival, order.own_seed(number, 1)))
        seats = [Who(sampled=False) if s in own else scripted for s in range(play.seats)]
        return play, Seating(seats, rival, own[0])

    tables = Lockstep(order, min(games, plan.tables), seat, net.about.heads, plan.seed)
    ended: list[Ended] = []
    while len(ended) < games:
        ended += [game for game in tables.step(net) if game.number < games]
    return sorted(ended, key=lambda game: game.number)


def written(path: Path, data: bytes) -> None:
    """A file that is never half there."""
    new = path.with_suffix(".new")
    new.write_bytes(data)
    os.replace(new, path)


def _figures(found: Learnt) -> dict[str, float]:
    names = ("policy", "value", "entropy", "moved", "clipped")
    return {name: round(float(getattr(found, name)), 5) for name in names}
