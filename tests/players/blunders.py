"""Positions where somebody blunders, one for each kind: python tests/players/blunders.py [GAME...] finds them in games.

Each holds a position at the beginning of an action, what was answered and came up then, and what a wiser player might
have answered instead."""

from __future__ import annotations

import gzip
import json
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import ravenhill
from ravenhill.engine.chance import REVEALED
from ravenhill.players import spelled
from ravenhill.players.blunders import Watch

STORED = Path(__file__).with_name("blunders.json.gz")
GAMES_TO_TRY = 60
TRIES = 60


def stored() -> list[dict[str, Any]]:
    told: list[dict[str, Any]] = json.loads(gzip.decompress(STORED.read_bytes()))
    return told


def kinds(game: str) -> tuple[str, ...]:
    told: tuple[str, ...] = import_module(f"ravenhill.games.{game}.blunders").KINDS
    return told


def played(game: str, position: dict[str, Any], entries: list[Any]) -> list[str]:
    """The blunders counted when these entries are played from the position."""
    t = ravenhill.position(game, position)
    watch = Watch(t)
    t.feed([e for e in entries if isinstance(e, str) and e != REVEALED])
    for entry in entries:
        if not isinstance(entry, str):
            t.answer(entry[0], tuple(entry[1:]))
    watch.look(t)
    return [kind for _, kind in watch.found]


def one_action(t: Any, players: list[Any]) -> list[Any]:
    """Plays to the end of the action; what was entered on the way."""
    start, action = len(t.journal), t.actions
    while not t.over and t.actions == action:
        seat = t.decisions[0].seat
        t.answer(seat, players[seat].choose(t, seat))
    return [e if isinstance(e, str) else list(e) for e in t.journal.items(start)]


def wiser(game: str, position: dict[str, Any], kind: str) -> list[Any]:
    """Another way to play the action without this blunder; none: []."""
    for seed in range(TRIES):
        t = ravenhill.position(game, position)
        entries = one_action(t, [spelled("random", seed * 8 + seat) for seat in range(t.seats)])
        if kind not in played(game, position, entries):
            return entries
    return []


def found(game: str, seed: int, left: list[str]) -> list[dict[str, Any]]:
    """The first blunder of each kind that is left, in one game, made within one action."""
    name = "random" if seed % 3 == 2 else "greedy-1"
    t = ravenhill.new(game, seed=seed)
    players = [spelled(name, seed * 8 + seat) for seat in range(t.seats)]
    told: list[dict[str, Any]] = []
    watch = Watch(t)
    while not t.over and left:
        position = t.position()
        entries = one_action(t, players)
        watch.found = []
        watch.look(t)
        seen = [kind for _, kind in watch.found]
        for kind in [k for k in left if k in seen and k in played(game, position, entries)]:
            other = wiser(game, position, kind)
            if other:
                told.append({"game": game, "kind": kind, "position": position, "blunder": entries, "wiser": other})
                left.remove(kind)
    return told


def main(games: list[str]) -> None:
    told = stored() if STORED.exists() else []
    for game in games or [info.id for info in ravenhill.games()]:
        told = [one for one in told if one["game"] != game]
        left = list(kinds(game))
        for seed in range(GAMES_TO_TRY):
            told += found(game, seed, left)
            if not left:
                break
        print(game, "without a position:", left)
    text = json.dumps(told, ensure_ascii=False, separators=(",", ":"))
    STORED.write_bytes(gzip.compress(text.encode(), 9, mtime=0))


if __name__ == "__main__":
    main(sys.argv[1:])
