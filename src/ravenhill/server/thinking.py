"""What runs in worker processes: machine players' thoughts, replays, checks of records."""

from __future__ import annotations

import json
import os
import signal
import threading
from collections.abc import Sequence
from multiprocessing import parent_process
from multiprocessing.connection import wait
from typing import Any

from ravenhill.engine import game as shelf
from ravenhill.engine import record
from ravenhill.engine.decision import Atom, Bad
from ravenhill.engine.guess import guessed
from ravenhill.engine.script import REDEAL, Entry, Play


def begin(games: Sequence[tuple[str, str]], niceness: int) -> None:
    """Sets a worker process up; it ends when its server does, however that happens."""
    import ravenhill  # noqa: F401 (puts the games on the shelf)

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's to hear
    for game, module in games:
        shelf.shelve(game, module)
    parent = parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(niceness)


def _end_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)


def handed(play: Play, seat: int, seed: int) -> bytes:
    """What a machine player at a seat is given: a table dealt from what the seat knows, nothing of the real one.

    Where no such table is found, the real action is re-dealt where it stands, without the journal and the seed: it
    shows the seat no more, though its bytes still hold the action's true beginning."""
    dealt = guessed(play, seat, seed)
    if dealt is None:
        dealt = play.determinize(seat, seed)
        dealt.forget_past()
    return dealt.save()


def think(table: bytes, seat: int, name: str, seed: int) -> list[Atom]:
    """The option a machine player chooses."""
    from ravenhill.players import player

    play = record.load(table)
    return list(player(name, seed=seed).choose(play, seat))


def frames(written: bytes, seat: int | None, first: int, count: int, everything: bool) -> dict[str, Any]:
    """Moments of a game as a seat sees or saw them; `everything`: the others' answers may be named too."""
    setup, entries = _read(written)
    game = shelf.find(setup.game)
    play = Play(game, setup, game.lay(setup, [e for e in entries if isinstance(e, str)]))
    play.begin()
    turns = [[int(game.turn(play.table)), 0]]
    shown = [_frame(play, seat, None, None)] if first == 0 and count > 0 else []
    for entry in entries:
        if isinstance(entry, str):
            continue
        play.follow(entry)
        if entry[0] == REDEAL:
            continue
        turn = int(game.turn(play.table))
        if turn != turns[-1][0]:
            turns.append([turn, play.answers])
        if first <= play.answers < first + count:
            named = everything or entry[0] == seat
            shown.append(_frame(play, seat, int(entry[0]), list(entry[1:]) if named else None))
    return {"answers": play.answers, "seat": seat, "turns": turns, "frames": shown}


def _frame(play: Play, seat: int | None, who: int | None, option: list[Atom] | None) -> dict[str, Any]:
    n = play.answers
    return {
        "n": n,
        "turn": int(play.game.turn(play.table)),
        "view": play.view(seat),
        "seat": who,
        "option": option,
        "to_move": [d.seat for d in play.decisions],
        "log": [line.plain() for line in play.log(seat, n) if line.at == n],
    }


def _read(written: bytes) -> tuple[shelf.Setup, list[Entry]]:
    """A record of the server's own making, taken as it is."""
    body = json.loads(written)
    entries: list[Entry] = [e if isinstance(e, str) else tuple(e) for e in body["journal"]]
    return shelf.Setup(**body["head"]["setup"]), entries


def check(written: bytes) -> dict[str, Any]:
    """Plays a record from outside against the rules; says what is wrong, or gives the game to keep."""
    try:
        play = record.replay(written)
    except Bad as e:
        return {"key": e.message.key, "args": dict(e.message.args)}
    except RecursionError:
        return {"key": "bad-record-kind", "args": {"detail": "depth"}}
    except Exception as e:  # a record is anybody's text: whatever it breaks, it is the record that is wrong
        return {"key": "bad-record-kind", "args": {"detail": type(e).__name__}}
    result = play.result
    return {
        "saved": play.save(),
        "game": play.setup.game,
        "scenario": play.setup.scenario,
        "options": dict(play.setup.options),
        "seats": play.seats,
        "answers": play.answers,
        "turn": int(play.game.turn(play.table)),
        "result": None
        if result is None
        else {"winners": list(result.winners), "reason": result.reason, "rule": result.rule},
    }
