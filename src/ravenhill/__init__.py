"""A digital table for four asymmetric war games.

>>> import ravenhill
>>> t = ravenhill.new("ironwood", seed=7)
>>> d = t.decisions[0]
>>> t.answer(d.seat, d.options[0])
"""

from __future__ import annotations

from ravenhill import _pure

_pure.install_if_asked()

import os
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ravenhill import games as _games  # noqa: F401 (puts the games on the shelf)
from ravenhill._pure import compiled
from ravenhill.engine import form as _form
from ravenhill.engine import record as _record
from ravenhill.engine.decision import (
    Bad,
    BadPack,
    BadPosition,
    BadSave,
    BadSetup,
    Decision,
    Expected,
    Illegal,
    Message,
    Option,
    Question,
    Reason,
)
from ravenhill.engine.form import ANYTHING, NUMBER, WORD, Keys, Named
from ravenhill.engine.game import Game, GameInfo, Scenario, Setting, Setup, Value
from ravenhill.engine.game import find as _find
from ravenhill.engine.game import games as _infos
from ravenhill.engine.grammar import Grammar, Unnumbered
from ravenhill.engine.keeping import Keeper
from ravenhill.engine.script import Play
from ravenhill.envs import rl_libraries as _rl_libraries
from ravenhill.players import Player, player
from ravenhill.words import say

if TYPE_CHECKING:
    from ravenhill.envs.aec import TableEnv
    from ravenhill.envs.spiel import SpielGame
    from ravenhill.envs.vector import Tables

__version__ = "0.3.0"

__all__ = [
    "Bad",
    "BadPack",
    "BadPosition",
    "BadSave",
    "BadSetup",
    "Decision",
    "Expected",
    "Game",
    "GameInfo",
    "Grammar",
    "Illegal",
    "Keeper",
    "Message",
    "Option",
    "Play",
    "Player",
    "Question",
    "Reason",
    "Scenario",
    "Setting",
    "Setup",
    "Unnumbered",
    "compiled",
    "env",
    "game",
    "games",
    "keeper",
    "load",
    "new",
    "player",
    "position",
    "replay",
    "say",
    "spiel",
    "vector",
]

_SHARED = Keys(  # keys every game's positions have
    {
        "game": WORD,
        "scenario": WORD,
        "seats": NUMBER,
        "seed": NUMBER,
        "options": Named(ANYTHING),
        "chance": WORD,
        "pack": ANYTHING,  # a folder or records: `_pack` looks
    },
    rest=ANYTHING,
)


def games() -> tuple[GameInfo, ...]:
    """What there is to play."""
    return _infos()


def game(game_id: str) -> Game[Any]:
    """A game itself: its numbers for learners, what it asks, its data.

    >>> game("ironwood").info.title
    'Ironwood'
    """
    return _find(game_id)


def new(
    game_id: str,
    *,
    seed: int | None = 0,
    scenario: str | None = None,
    seats: int | None = None,
    options: Mapping[str, Value] | None = None,
    pack: str | os.PathLike[str] | Mapping[str, Any] | None = None,
    chance: str = "drawn",
) -> Play:
    """A table laid for the first decision. `seed=None` takes a seed nobody knows; it is kept in the record.

    `chance="fed"`: beside a real table, nothing is drawn; `t.expects` says which outcomes are waited for, from the
    first card of the set-up on.

    >>> t = new("wotr", seed=7, scenario="three")
    >>> t.seats, t.over
    (3, False)
    >>> new("chess")
    Traceback (most recent call last):
    ravenhill.engine.decision.BadSetup: There is no game “chess”. ...
    """
    game = _find(game_id)
    return game.start(
        game.setup(
            seed=int.from_bytes(os.urandom(6), "big") if seed is None else seed,
            scenario=scenario,
            seats=seats,
            options=options,
            pack=_pack(game, pack),
            chance=chance,
        )
    )


def keeper(
    game_id: str,
    told: Iterable[Option] = (),
    *,
    seed: int = 0,
    scenario: str | None = None,
    seats: int | None = None,
    options: Mapping[str, Value] | None = None,
    pack: str | os.PathLike[str] | Mapping[str, Any] | None = None,
) -> Keeper:
    """The counts of a game kept beside its printed board: what happens there is told, see docs/howto/real-table.md.

    >>> k = keeper("cardgame")
    >>> k.tell(k.deeds[0])
    >>> k.view["phase"], len(k.view["battlegrounds"])
    ('path', 1)
    """
    game = _find(game_id)
    setup = game.setup(seed=seed, scenario=scenario, seats=seats, options=options, pack=_pack(game, pack))
    return Keeper(game, setup, told)


def env(
    game_id: str,
    *,
    seed: int = 0,
    scenario: str | None = None,
    seats: int | None = None,
    options: Mapping[str, Value] | None = None,
    pack: str | os.PathLike[str] | Mapping[str, Any] | None = None,
    limit: int | None = None,
    render_mode: str | None = None,
) -> TableEnv:
    """A PettingZoo environment (extra `rl`); `limit`: choices after which a game is cut. See docs/training.md."""
    with _rl_libraries():
        from ravenhill.envs.aec import TableEnv

    game = _find(game_id)
    setup = game.setup(seed=seed, scenario=scenario, seats=seats, options=options, pack=_pack(game, pack))
    return TableEnv(setup, limit, render_mode)


def vector(
    game_id: str,
    number: int,
    *,
    seed: int = 0,
    scenario: str | None = None,
    seats: int | None = None,
    options: Mapping[str, Value] | None = None,
    pack: str | os.PathLike[str] | Mapping[str, Any] | None = None,
    limit: int | None = None,
    copy: bool = True,
) -> Tables:
    """So many tables stepped in one call, as Gymnasium's vectors are (extra `rl`)."""
    with _rl_libraries():
        from ravenhill.envs.vector import Tables

    game = _find(game_id)
    setup = game.setup(seed=seed, scenario=scenario, seats=seats, options=options, pack=_pack(game, pack))
    return Tables(setup, number, limit, copy)


def spiel(
    game_id: str,
    *,
    seed: int = 0,
    scenario: str | None = None,
    seats: int | None = None,
    options: Mapping[str, Value] | None = None,
    pack: str | os.PathLike[str] | Mapping[str, Any] | None = None,
) -> SpielGame:
    """A game with the methods OpenSpiel's have.

    >>> state = spiel("ironwood").new_initial_state(seed=7)
    >>> state.current_player(), len(state.legal_actions())
    (0, 2)
    """
    from ravenhill.envs.spiel import SpielGame

    game = _find(game_id)
    return SpielGame(game.setup(seed=seed, scenario=scenario, seats=seats, options=options, pack=_pack(game, pack)))


def load(data: bytes) -> Play:
    """The table a save was made of, ready to go on. BadSave for anything that is not a save.

    >>> t = new("ironwood", seed=7)
    >>> load(t.save()).view(0) == t.view(0)
    True
    >>> load(b"not a save")
    Traceback (most recent call last):
    ravenhill.engine.decision.BadSave: ...
    """
    return _record.load(_bytes(data))


def replay(data: bytes, to: int | None = None) -> Play:
    """Plays a record or a save again from the start, every answer checked; `to`: only so many answers.

    >>> t = new("ironwood", seed=7)
    >>> t.answer(0, ("draw", 2))
    >>> replay(t.record()).answers, replay(t.record(), to=0).answers
    (1, 0)
    """
    return _record.replay(_bytes(data), to)


def position(game_id: str, where: Mapping[str, Any] | str | os.PathLike[str]) -> Play:
    """A table built from a position: a mapping, or the path of a TOML file.

    `scenario`, `seats`, `seed` and `options` set the table up, `then` lists outcomes and answers to play after it;
    everything else is the game's own, see docs/positions.

    >>> t = position("ironwood", {"turn": 1, "hands": {"ironclad": ["IC23"]}})
    >>> t.decisions[0].seat, ("play", "IC23") in t.decisions[0].options
    (1, True)
    >>> position("ironwood", {"forests": {"f01": 21}})
    Traceback (most recent call last):
    ravenhill.engine.decision.BadPosition: West Deepwood: a whole number from 0 to 20 is needed, not 21.
    """
    game = _find(game_id)
    given = dict(where) if isinstance(where, Mapping) else _read_position(where)
    _form.check(_SHARED, given)
    meant = given.pop("game", game_id)
    if meant != game_id:
        raise BadPosition(Message("bad-position-game", {"game": str(meant), "wanted": game_id}))
    setup = game.setup(
        seed=given.pop("seed", 0),
        scenario=given.pop("scenario", None),
        seats=given.pop("seats", None),
        options=given.pop("options", None),
        pack=_pack(game, given.pop("pack", None)),
        chance=given.pop("chance", "drawn"),
        position=given,
    )
    try:
        return game.start(setup)
    except Illegal as e:
        raise BadPosition(Message("bad-position-answer", {"detail": say(e, game=game_id)})) from e
    except Bad:
        raise
    except (KeyError, TypeError, ValueError, IndexError, AttributeError) as e:
        raise BadPosition(Message("bad-position-broken", {"detail": f"{type(e).__name__}: {e}"})) from e


def _bytes(data: object) -> bytes:
    if not isinstance(data, bytes | bytearray | memoryview):
        raise BadSave(Message("bad-save-kind"))
    return bytes(data)


def _pack(game: Any, pack: str | os.PathLike[str] | Mapping[str, Any] | None) -> dict[str, Any] | None:
    """The records of a pack, checked, whether they were read before or lie in a folder."""
    from ravenhill.engine.pack import problems_in, read_pack

    if pack is None:
        return None
    given: Any = pack  # from outside anything may come
    if not isinstance(given, Mapping | str | os.PathLike):
        raise BadPack([Message("pack-kind", {"value": str(given)})])
    if not isinstance(pack, Mapping):
        return read_pack(game, Path(pack))
    records = dict(pack)
    problems = problems_in(game, records)
    if problems:
        raise BadPack(problems)
    return records


def _read_position(where: str | os.PathLike[str]) -> dict[str, Any]:
    given: Any = where  # from outside anything may come
    if not isinstance(given, str | os.PathLike):
        raise _form.unfit("position", "table", given)
    path = Path(where)
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as e:
        raise BadPosition(Message("bad-position-file", {"file": str(path), "detail": e.strerror or str(e)})) from e
    except ValueError as e:
        raise BadPosition(Message("bad-position-file", {"file": str(path), "detail": str(e)})) from e
