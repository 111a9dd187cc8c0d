"""Plays the golden games anew and writes their journals: python tests/golden/renew.py [GAME ...]

A golden game is the record of a whole game, or of its first part. test_golden.py plays each of them again and fails if
a rule now allows, asks, draws or decides something else. After a change of the rules that is meant, raise `rules` of
the game (`GameInfo`), renew them with the compiled package installed (pure Python writes the same files, more slowly)
and commit what has changed. The games of the rules before go to a folder of their own: they are read, not played. While
the rules are the same, the games stay, and only what is told of them is written anew.
"""

from __future__ import annotations

import gzip
import json
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ravenhill.engine.decision import BadSave
from ravenhill.engine.game import find
from ravenhill.engine.record import replay
from ravenhill.players.match import play_out
from ravenhill.players.order import Order, seat_all, shared_out

HERE = Path(__file__).parent


@dataclass(frozen=True)
class Golden:
    """One game: who plays, from which seed, and after how many decisions the record stops."""

    players: str
    seed: int
    scenario: str
    limit: int = 20000
    options: dict[str, Any] = field(default_factory=dict)
    seats: int | None = None

    @property
    def name(self) -> str:
        kind = self.players.replace(",", "-")
        return f"{self.scenario}-{kind}-{self.seed}{'-options' if self.options else ''}.json.gz"


GAMES: dict[str, list[Golden]] = {
    "ironwood": [
        Golden("greedy", 1, "duel"),
        Golden("random", 2, "duel"),
        Golden("greedy,random", 3, "duel"),
        Golden("random", 4, "ironbot"),
        Golden("random", 5, "woodbot"),
    ],
    "bofa": [
        Golden("greedy", 1, "battle"),
        Golden("random", 2, "battle"),
        Golden("greedy,random", 3, "battle"),
        Golden("random,greedy", 4, "battle"),
    ],
    "cardgame": [
        Golden("greedy", 1, "duel_2p"),
        Golden("random", 2, "trilogy"),
        Golden("random", 3, "duel_3p"),
        Golden("greedy,random", 4, "fellowship"),
        Golden("random", 5, "trilogy", seats=4),
    ],
    "wotr": [
        Golden("greedy", 26, "war"),  # the Shadow's military victory
        Golden("greedy", 22, "war"),  # the Ring is destroyed
        Golden("greedy", 14, "war"),  # the Free Peoples' military victory
        Golden("greedy", 5, "war"),  # corruption
        Golden("greedy,random", 8, "war"),
        Golden("random,greedy", 9, "war"),
        Golden("greedy", 11, "three"),
        Golden("greedy", 12, "four"),
        Golden("random", 5, "war", 1500),
        Golden("random", 6, "three", 1200),
        Golden("random", 7, "four", 1200),
        Golden(
            "random",
            10,
            "war",
            1200,
            {"siege_extension": "any_elite", "move_above_ten": True, "sorcerer_draw": "end_of_round"},
        ),
    ],
}


def written(game: str, golden: Golden) -> bytes:
    """The record of the game, packed the same way at any time."""
    order = Order(game, seed=golden.seed, scenario=golden.scenario, seats=golden.seats, options=golden.options)
    play = order.lay(0, quiet=False)  # its log is kept too
    frozen = [name.replace("greedy", "greedy-1") for name in golden.players.split(",")]  # today's may play otherwise
    names = shared_out(frozen, order.teams(), play.seats)
    play_out(play, seat_all(names, order, 0), golden.limit, order.own_seed(0, 63))
    return gzip.compress(play.record(), 9, mtime=0)


def told_again(data: bytes) -> bytes:
    """The same game by the rules of today, with the log they write.

    Its journal is played, not its players: `random` takes an option by its place in the list, and would play another
    game where the same options only come in another order. So it is with four-random-7, whose answer to Horde from the
    East was given when that card listed its regions otherwise."""
    return gzip.compress(replay(gzip.decompress(data)).record(), 9, mtime=0)


def renew(games: list[str]) -> None:
    for game in games or list(GAMES):
        folder = HERE / game
        folder.mkdir(exist_ok=True)
        put_away_older(game, folder)
        wanted = {golden.name: golden for golden in GAMES[game]}
        for path in folder.glob("*.json.gz"):
            if path.name not in wanted:
                path.unlink()
        for name, golden in wanted.items():
            path = folder / name
            try:
                data = told_again(path.read_bytes()) if path.exists() else written(game, golden)
            except BadSave as e:
                sys.exit(f"{game}/{name} is played otherwise now ({e}): raise `rules` in the GameInfo of {game} first")
            same = path.exists() and path.read_bytes() == data
            path.write_bytes(data)
            print(f"{game}/{name}: {'as it was' if same else 'renewed'}, {len(data)} bytes")


def put_away_older(game: str, folder: Path) -> None:
    """What earlier rules played is kept, to be read by all later ones."""
    for path in folder.glob("*.json.gz"):
        rules = json.loads(gzip.decompress(path.read_bytes()))["head"].get("rules", 1)
        if rules < find(game).info.rules:
            older = folder / f"rules-{rules}"
            older.mkdir(exist_ok=True)
            path.rename(older / path.name)


if __name__ == "__main__":
    renew(sys.argv[1:])
