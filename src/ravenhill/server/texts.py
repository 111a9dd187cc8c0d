"""The Fluent files a browser is given: the house's own words, those of one game when it is opened, and the rest of it
when somebody comes to it."""

from __future__ import annotations

import hashlib
import re
from functools import cache
from typing import Any, Final

from pydantic_core import to_json

from ravenhill import lessons, words
from ravenhill.engine import game as shelf
from ravenhill.server.pages import Page, page_of

HOUSE: Final = "house"  # what every page says, and what each game is called
COMMON: Final = "common"
TERMINAL: Final = "cli-"  # said on the command line alone
WORKSHOP: Final = "workshop"  # said in one room, fetched there
LATER: Final = "-later"  # what a table can do without at first, under the name of its game with this behind it
AT_LEISURE: Final = ("lesson-", "option-", "value-", "how-", "puzzle-", "bad-", "pack-")
SHELF: Final = ("title", "about", "seat-", "scenario-")  # of a game, said where it is not on the table
_ENTRY: Final = re.compile(r"(?m)^(?=[-a-zA-Z#])")  # where a message, a term or a comment begins


@cache
def page(language: str, of: str | None) -> Page | None:
    """The answer to who asks for texts: all there are, the house's, or a game's, ready to be sent."""
    files = _files(language)
    fetched = _fetched(language)
    if of is not None and of != HOUSE:
        if of not in fetched:
            return None
        told: dict[str, str] = {of: fetched[of]}
    elif of == HOUSE:
        games = {game: _shelf(game, text) for game, text in files.items() if game in shelf.shelved()}
        told = {name: _without(text, "#") for name, text in files.items() if name not in fetched}
        told = {**told, COMMON: _without(told[COMMON], TERMINAL), **games}
    else:
        told = files
    body: dict[str, Any] = {
        "language": language,
        "languages": list(words.languages()),
        "files": told,
        "digests": {name: digest(language, name) for name in fetched},
    }
    return page_of(to_json(body), "application/json")


@cache
def digest(language: str, name: str) -> str:
    """By what a file is asked for, so that a browser keeps it until it changes."""
    return hashlib.sha256(_fetched(language)[name].encode()).hexdigest()[:20]


@cache
def _fetched(language: str) -> dict[str, str]:
    """What is fetched by itself: of each game what its table says at once, and the rest; the workshop's words."""
    found: dict[str, str] = {}
    for name, text in _files(language).items():
        if name in shelf.shelved():
            heads = tuple(f"{name}-{head}" for head in AT_LEISURE)
            found[name] = _without(text, "#", *heads)
            found[name + LATER] = _only(text, *heads)
        elif name == WORKSHOP:
            found[name] = _without(text, "#")
    return found


@cache
def _files(language: str) -> dict[str, str]:
    """Every Fluent file of a language; of two folders the later one comes first, and the first text wins."""
    found: dict[str, str] = {}
    for folder in reversed(words._locales):
        for path in [folder / f"{language}.ftl", *sorted(folder.glob(f"*/{language}.ftl"))]:
            if path.is_file():
                name = COMMON if path.parent == folder else path.parent.name
                found[name] = found.get(name, "") + path.read_text(encoding="utf-8") + "\n"
    return found


def _without(text: str, *heads: str) -> str:
    return "".join(entry for entry in _ENTRY.split(text) if not entry.startswith(heads))


def _only(text: str, *heads: str) -> str:
    return "".join(entry for entry in _ENTRY.split(text) if entry.startswith((*heads, "-")))


def _shelf(game: str, text: str) -> str:
    """The few texts of a game that are said of it while it stands on the shelf."""
    heads = tuple(f"{game}-{head}" for head in SHELF)
    titles = tuple(f"{lesson.key} =" for lesson in lessons.lessons(game))
    return _only(text, *heads, *titles)
