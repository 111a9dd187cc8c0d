"""What is printed on a game's components, and its drawn board, each under an address whose content never changes."""

from __future__ import annotations

import json
from functools import cache, lru_cache
from importlib import resources
from typing import Any, Final

from pydantic_core import to_json

from ravenhill.engine import game as shelf
from ravenhill.engine.data import merged
from ravenhill.packs import texts_of
from ravenhill.server.pages import Page, page_of

SHEETS: Final = 64  # kept at hand; anybody can bring packs
DRAWN: Final = {"map": "map.json", "picture": "map.svg"}  # the files of a drawn board

Pack = dict[str, Any] | None


def addresses(game: str, pack: Pack, at: str = "") -> dict[str, str | None]:
    """Where components are told. Those of somebody's pack only who may look at the table (`at` its address below
    /api), or has the pack."""
    digest = sheet_of(game, pack).digest
    facts = f"/api/{at}/printed/{digest}" if at else f"/api/printed/{game}/{digest}"
    return {"facts": facts, **{what: _drawn_at(game, name) for what, name in DRAWN.items()}}


def sheet_of(game: str, pack: Pack) -> Page:
    """What is printed, ready to be sent. With a new pack it takes a while: not for the event loop."""
    return _sheet(game, json.dumps(pack, sort_keys=True)) if pack else _own_sheet(game)


@cache
def _own_sheet(game: str) -> Page:
    return _made(game, None)


@lru_cache(maxsize=SHEETS)
def _sheet(game: str, written: str) -> Page:
    return _made(game, json.loads(written))


def _made(game: str, pack: Pack) -> Page:
    found = shelf.find(game)
    data = merged(found.data(), pack, found.schema(), lenient=True)
    return page_of(
        to_json({"facts": found.printed(data), "words": texts_of(game, pack)}), "application/json", lasting=True
    )


@cache
def drawn(game: str, name: str) -> Page | None:
    """A file of the drawn board, where the game has one."""
    kinds = {"map.json": "application/json", "map.svg": "image/svg+xml"}
    try:
        body = (resources.files(f"ravenhill.games.{game}") / "drawn" / name).read_bytes()
    except (OSError, ModuleNotFoundError):  # it has none, or is not of the house
        return None
    return page_of(body, kinds[name], lasting=True)


@cache
def _drawn_at(game: str, name: str) -> str | None:
    found = drawn(game, name)
    return None if found is None else f"/api/drawn/{game}/{found.digest}/{name}"
