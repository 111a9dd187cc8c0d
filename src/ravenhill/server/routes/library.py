"""Games, words and rules: what is the same for everybody."""

from __future__ import annotations

import hashlib
from dataclasses import asdict
from functools import cache
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request
from starlette.responses import Response

import ravenhill
from ravenhill import rulebook, words
from ravenhill.engine import game as shelf
from ravenhill.engine.pack import OURS, Provenance, records
from ravenhill.server.forms import ContentAnswer, GamesAnswer, RuleAnswer, RulesAnswer, ServerAnswer, WordsAnswer
from ravenhill.server.house import REFUSALS, Here, answer, spend
from ravenhill.server.refusal import Refusal

router = APIRouter(prefix="/api", tags=["library"], responses=REFUSALS)
Key = Annotated[str, Path(max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]
AUTO = "auto"  # for a language: the one the browser asks for
Number = Annotated[str, Path(max_length=16, pattern=r"^[A-Za-z]\d+(\.\d+)*$")]


@router.get("/server", response_model=ServerAnswer)
async def about(house: Here) -> Response:
    """What this is."""
    return answer({"name": "Ravenhill", "version": ravenhill.__version__, "mail": house.post.works})


@router.get("/games", response_model=GamesAnswer)
async def games(request: Request, house: Here) -> Response:
    """What there is to play."""
    spend(house, "ask", request)
    return answer({"games": [info.plain() for info in shelf.games()]})


@router.get("/content", response_model=ContentAnswer)
async def content(request: Request, house: Here) -> Response:
    """Where the records of each game's data come from, and which of them are our own."""
    spend(house, "ask", request)
    return answer({"games": [_sources(info.id) for info in shelf.games() if shelf.find(info.id).schema()]})


@cache
def _sources(game: str) -> dict[str, Any]:
    """Each record counts once; `own` are the ids of those that are ours, `parts` the fields that are in others."""
    counts: dict[str, int] = {}
    own: list[str] = []
    parts: dict[str, int] = {}
    for record in records(shelf.find(game).data()):
        told = Provenance(record)
        if not told.source:
            continue
        counts[told.mark] = counts.get(told.mark, 0) + 1
        if told.mark in OURS and isinstance(record.get("id"), str):
            own.append(record["id"])
        for name in told.ours or (["assumed"] if told.mark == "partly" else []):
            parts[name] = parts.get(name, 0) + 1
    return {"game": game, "sources": counts, "own": own, "parts": parts}


@router.get("/words/{language}", response_model=WordsAnswer)
async def texts(request: Request, house: Here, language: Key) -> Response:
    """Every text of a language, as Fluent files: one of common words, one of the server's, one for each game.

    `auto`: the language the browser asks for (Accept-Language), as far as it is spoken here."""
    spend(house, "ask", request)
    if language == AUTO:
        language = words.preferred(_accepted(request.headers.get("accept-language", "")))
    if language not in words.languages():
        raise Refusal("missing", "server-no-language", {"language": language})
    body, tag = _texts(language)
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers={"etag": tag, "cache-control": "no-cache"})
    response = answer(body)
    response.headers["etag"] = tag
    response.headers["cache-control"] = "no-cache"
    response.headers["vary"] = "accept-language"
    return response


def _accepted(header: str) -> list[str]:
    """The languages of an Accept-Language header, the most wanted first."""
    wishes: list[tuple[float, str]] = []
    for part in header.split(","):
        name, _, weight = part.partition(";q=")
        try:
            wishes.append((-float(weight or 1), name.strip()))
        except ValueError:
            continue
    return [name for weight, name in sorted(wishes, key=lambda wish: wish[0]) if weight < 0]


@cache
def _texts(language: str) -> tuple[dict[str, Any], str]:
    files = _files(language)
    body = {"language": language, "languages": list(words.languages()), "files": files}
    tag = hashlib.sha256(repr(sorted(files.items())).encode()).hexdigest()[:20]
    return body, f'"{tag}"'


def _files(language: str) -> dict[str, str]:
    """Every Fluent file of a language; of two folders the later one comes first, and the first text wins."""
    found: dict[str, str] = {}
    for folder in reversed(words._locales):
        for path in [folder / f"{language}.ftl", *sorted(folder.glob(f"*/{language}.ftl"))]:
            if path.is_file():
                name = "common" if path.parent == folder else path.parent.name
                found[name] = found.get(name, "") + path.read_text(encoding="utf-8") + "\n"
    return found


@router.get("/rules/{game}", response_model=RulesAnswer)
async def rules(request: Request, house: Here, game: Key) -> Response:
    """A whole rulebook, numbered, and its worked examples."""
    spend(house, "ask", request)
    title = words.say(f"{_known(game)}-title", game=game)
    return answer({"game": game, "title": title, "chapters": [asdict(chapter) for chapter in rulebook.chapters(game)]})


@router.get("/rules/{game}/{number}", response_model=RuleAnswer)
async def rule(request: Request, house: Here, game: Key, number: Number) -> Response:
    """One rule with what hangs on it, or a chapter."""
    spend(house, "ask", request)
    number = rulebook.tidied(number)
    found = rulebook.passage(_known(game), number)
    if not found:
        raise Refusal("missing", "server-no-rule", {"number": number})
    wanted = number.partition(".")[0]
    told = {"game": game, "number": number, "chapter": wanted, "title": rulebook.titles(game).get(wanted, "")}
    return answer({**told, "blocks": [asdict(block) for block in found]})


def _known(game: str) -> str:
    if game not in rulebook.books():
        raise Refusal("missing", "server-no-game", {"game": game})
    return game
