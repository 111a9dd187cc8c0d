"""A learned judgement in plain numpy: which option to take, and how likely the seat's team is to win.

One layer is shared by all seats; each seat of each scenario has a head of its own behind it. A head makes a vector of
the table; an option is the sum of the vectors of its parts (`Grammar.parts`), and the product of the two is how much
the option is liked. So only what is open is ever looked at."""

from __future__ import annotations

import io
import json
import zipfile
from dataclasses import asdict, dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt

from ravenhill.engine.decision import Bad, Message
from ravenhill.engine.script import Play

Floats: TypeAlias = npt.NDArray[np.float32]
Ints: TypeAlias = npt.NDArray[np.int64]

ARRAYS: Final = (  # what a file of weights holds, in this order
    "first",  # observation x wide
    "first_bias",
    "second",  # heads x wide x wide
    "second_bias",
    "state",  # heads x wide x long
    "state_bias",
    "value",  # heads x wide
    "value_bias",
    "parts",  # vocabulary x long
)
ABOUT: Final = "about"


class BadWeights(Bad):
    """A file that holds no weights, or those of another grammar or observation."""


@dataclass(frozen=True)
class About:
    """What a net is for. It fits a table whose grammar and whose sight have these digests."""

    game: str
    grammar: str
    sight: str
    observation: int  # the length of a row
    heads: tuple[str, ...]

    def head(self, name: str) -> int:
        """The place of a head, or -1."""
        return self.heads.index(name) if name in self.heads else -1


def head_of(scenario: str, seats: int, seat: int) -> str:
    """The name of the head that plays a seat.

    >>> head_of("trilogy", 2, 1)
    'trilogy/2/1'
    """
    return f"{scenario}/{seats}/{seat}"


class Net:
    """The weights of a net and what they say."""

    def __init__(self, about: About, weights: dict[str, Floats]) -> None:
        self.about = about
        self.weights = weights
        self._check()
        self._options: Floats | None = None  # the vectors of all options met so far, by number
        self._met: npt.NDArray[np.bool_] | None = None

    def _check(self) -> None:
        missing = [name for name in ARRAYS if name not in self.weights]
        if missing:
            raise BadWeights(Message("bad-weights", {"detail": ", ".join(missing)}))
        shapes = {name: self.weights[name].shape for name in ARRAYS}
        heads, wide = len(self.about.heads), shapes["first_bias"][0]
        wanted: dict[str, tuple[int, ...]] = {
            "first": (self.about.observation, wide),
            "first_bias": (wide,),
            "second": (heads, wide, wide),
            "second_bias": (heads, wide),
            "state": (heads, wide, shapes["parts"][-1]),
            "state_bias": (heads, shapes["parts"][-1]),
            "value": (heads, wide),
            "value_bias": (heads,),
        }
        for name, shape in wanted.items():
            if shapes[name] != shape:
                raise BadWeights(Message("bad-weights", {"detail": f"{name}: {shapes[name]}, not {shape}"}))

    @classmethod
    def load(cls, data: bytes) -> Net:
        """The net a file holds; BadWeights for anything else."""
        try:
            with np.load(io.BytesIO(data), allow_pickle=False) as file:
                told = json.loads(bytes(file[ABOUT]).decode())
                weights = {name: file[name].astype(np.float32) for name in ARRAYS}
            about = About(told["game"], told["grammar"], told["sight"], told["observation"], tuple(told["heads"]))
        except (ValueError, KeyError, TypeError, OSError, EOFError, zipfile.BadZipFile) as e:
            raise BadWeights(Message("bad-weights", {"detail": f"{type(e).__name__}: {e}"})) from e
        return cls(about, weights)

    def save(self) -> bytes:
        """The net as a file: half precision, packed."""
        out = io.BytesIO()
        about = np.frombuffer(json.dumps(asdict(self.about), sort_keys=True).encode(), dtype=np.uint8)
        arrays: dict[str, Any] = {name: self.weights[name].astype(np.float16) for name in ARRAYS}
        arrays[ABOUT] = about
        np.savez_compressed(out, **arrays)
        return out.getvalue()

    def judge(self, seen: Floats, heads: Ints) -> tuple[Floats, Floats]:
        """For observations (a row each) and the heads that look: a vector of each table, and the chance to win it."""
        w = self.weights
        shared = np.maximum(seen @ w["first"] + w["first_bias"], 0.0)
        states = np.empty((len(seen), w["parts"].shape[1]), dtype=np.float32)
        values = np.empty(len(seen), dtype=np.float32)
        for head in np.unique(heads):
            rows = np.flatnonzero(heads == head)
            own = np.maximum(shared[rows] @ w["second"][head] + w["second_bias"][head], 0.0)
            states[rows] = own @ w["state"][head] + w["state_bias"][head]
            values[rows] = own @ w["value"][head] + w["value_bias"][head]
        return states, (0.5 + 0.5 * np.tanh(0.5 * values)).astype(np.float32)

    def like(self, states: Floats, options: Ints, counts: Ints, parts: Ints) -> Floats:
        """How much each option is liked: `counts` of them belong to each state, one after the other. `parts` are those
        of all numbers (`parts_of`)."""
        vectors = self._vectors(options, parts)
        likes: Floats = np.einsum("ij,ij->i", np.repeat(states, counts, axis=0), vectors)
        return likes

    def _vectors(self, options: Ints, parts: Ints) -> Floats:
        if self._options is None or self._met is None:
            self._options = np.zeros((len(parts), self.weights["parts"].shape[1]), dtype=np.float32)
            self._met = np.zeros(len(parts), dtype=np.bool_)
        new = options[~self._met[options]]
        if len(new):
            new = np.unique(new)
            padded = np.vstack([self.weights["parts"], np.zeros((1, self._options.shape[1]), dtype=np.float32)])
            self._options[new] = padded[parts[new]].sum(axis=1)
            self._met[new] = True
        return self._options[options]

    def look(self, play: Play, seat: int) -> tuple[list[float], float]:
        """For a seat that is asked: how likely each of its options is to be chosen, and its team's chance to win."""
        grammar = play.grammar()
        decision = play.decision_of(seat)
        if decision is None:
            raise ValueError(f"seat {seat} is not asked")
        seen = np.zeros((1, self.about.observation), dtype=np.float32)
        play.game.observe(play, seat, seen[0])
        head = self.about.head(head_of(play.setup.scenario, play.seats, seat))
        states, values = self.judge(seen, np.array([head]))
        options = np.array(grammar.numbers(decision.options), dtype=np.int64)
        counts = np.array([len(options)])
        likely = shares(self.like(states, options, counts, parts_of(grammar)), counts)
        return [float(p) for p in likely], float(values[0])

    def unfit(self, play: Play, seat: int) -> Message | None:
        """Why this net can not play that seat of that table; None: it can."""
        if play.game.info.id != self.about.game or play.grammar().digest != self.about.grammar:
            return Message("net-other-grammar", {"game": play.game.info.id})
        if play.eyes().digest != self.about.sight:
            return Message("net-other-observation", {"game": play.game.info.id})
        if self.about.head(head_of(play.setup.scenario, play.seats, seat)) < 0:
            args: dict[str, str | int] = {"scenario": play.setup.scenario, "seats": play.seats}
            return Message("net-no-head", args)
        return None


_parts: dict[str, Ints] = {}


def parts_of(grammar: Any) -> Ints:
    """The parts of every number of a grammar, a row each, filled up with one that stands for nothing."""
    known = _parts.get(grammar.digest)
    if known is None:
        rows = [grammar.parts(number) for number in range(grammar.size)]
        known = np.full((grammar.size, max([len(row) for row in rows], default=1)), grammar.vocabulary, dtype=np.int64)
        for number, row in enumerate(rows):
            known[number, : len(row)] = row
        _parts[grammar.digest] = known
    return known


def shares(likes: Floats, counts: Ints) -> Floats:
    """Likes as probabilities: those of each list of options add up to one.

    >>> shares(np.array([0.0, 0.0, 5.0], dtype=np.float32), np.array([2, 1])).tolist()
    [0.5, 0.5, 1.0]
    """
    starts = np.cumsum(counts) - counts
    raised = np.exp(likes - np.repeat(np.maximum.reduceat(likes, starts), counts))
    share: Floats = raised / np.repeat(np.add.reduceat(raised, starts), counts)
    return share


def best(likes: Floats, counts: Ints) -> Ints:
    """The place of the most liked option in each list, the first of equals.

    >>> best(np.array([1.0, 2.0, 2.0, 3.0], dtype=np.float32), np.array([3, 1])).tolist()
    [1, 0]
    """
    starts = np.cumsum(counts) - counts
    hits = np.flatnonzero(likes >= np.repeat(np.maximum.reduceat(likes, starts), counts))
    lists = np.repeat(np.arange(len(counts)), counts)[hits]
    return hits[np.unique(lists, return_index=True)[1]] - starts


@cache
def shipped(game: str) -> Net | None:
    """The net that comes with the package for a game, if there is one."""
    file = files("ravenhill.players") / "weights" / f"{game}.npz"
    return Net.load(file.read_bytes()) if file.is_file() else None


@cache
def read(path: str) -> Net:
    """The net of a file, read once."""
    return Net.load(Path(path).read_bytes())
