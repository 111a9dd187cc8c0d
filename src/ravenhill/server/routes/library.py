"""Games, words and rules: what is the same for everybody."""

from __future__ import annotations

import asyncio
from dataclasses import asdict, replace
from functools import cache
from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Path, Query, Request
from pydantic_core import to_json
from starlette.responses import Response

import ravenhill
from ravenhill import examples, glossary, puzzles, rulebook, words
from ravenhill.engine import game as shelf
from ravenhill.engine.data import records
from ravenhill.engine.kinds import Data
from ravenhill.engine.provenance import OURS, Provenance
from ravenhill.players import levels
from ravenhill.server import printing, texts
from ravenhill.server.forms.library import (
    ContentAnswer,
    GamesAnswer,
    GlossaryAnswer,
    PrintedAnswer,
    RuleAnswer,
    RulesAnswer,
    ServerAnswer,
    WordsAnswer,
)
from ravenhill.server.pages import Page, page_of
from ravenhill.server.refusal import Refusal
from ravenhill.server.services import REFUSALS, Here, answer, asked_language, spend

router = APIRouter(prefix="/api", tags=["library"], responses=REFUSALS)
SETUP_FILES: Final = ("setup", "scenarios")
WEAKEST: Final = ("original", "recalled", "partly", "pack", "derived", "public", "rulebook")  # marks, in this order
Key = Annotated[str, Path(max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]
AUTO = "auto"  # for a language: the one the browser asks for

Language = Annotated[str, Query(max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]
Number = Annotated[str, Path(max_length=16, pattern=r"^[A-Za-z]{1,2}-?\d+(\.\d+)*$")]


@router.get("/server", response_model=ServerAnswer)
async def about(services: Here) -> Response:
    """What this is."""
    return answer({"name": "Ravenhill", "version": ravenhill.__version__, "mail": services.post.works})


@router.get("/games", response_model=GamesAnswer)
async def games(request: Request, services: Here) -> Response:
    """What there is to play."""
    spend(services, "ask", request)
    return answer({"games": [_told(info) for info in shelf.games()]})


def _told(info: shelf.GameInfo) -> dict[str, Any]:
    return {**info.plain(), "levels": _levels(info), "puzzles": len(puzzles.puzzles(info.id))}


def _levels(info: shelf.GameInfo) -> list[dict[str, Any]]:
    """The machines a person can choose in a game, and what was measured of them."""
    fared = levels.measured(info.id)
    return [
        {
            "name": level.name,
            "ms": level.ms,
            "fared": asdict(fared[level.name]) if level.name in fared else None,
        }
        for level in levels.offered(info.players)
    ]


@router.get("/content", response_model=ContentAnswer)
async def content(request: Request, services: Here) -> Response:
    """Where the records of each game's data come from, and which of them are our own."""
    spend(services, "ask", request)
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
    return {"game": game, "sources": counts, "own": own, "parts": parts, "setup": _of_setup(shelf.find(game).data())}


def _of_setup(data: Data) -> str:
    """The mark of how a game is laid out: the weakest that a record of it has."""
    found = [Provenance(r).mark for r in records({stem: data[stem] for stem in SETUP_FILES if stem in data})]
    return min(filter(None, found), key=WEAKEST.index, default="")


@router.get("/words/{language}", response_model=WordsAnswer)
async def spoken(
    request: Request, services: Here, language: Key, of: Language | None = None, digest: Language | None = None
) -> Response:
    """Every text of a language, as Fluent files: one of common words, one of the server's, one for each game.

    `auto`: the language the browser asks for (Accept-Language), as far as it is spoken here. `of=house`: what every
    page says, and of each game what it is called. `of` a game: its words alone; with its digest they never change."""
    spend(services, "ask", request)
    if language == AUTO:
        language = asked_language(request)
    page = texts.page(_spoken(language), of)
    if page is None:
        raise Refusal("missing", "server-no-game", {"game": of or ""})
    lasting = of is not None and digest is not None and of != texts.HOUSE and digest == texts.digest(language, of)
    response = replace(page, lasting=lasting).answer(request)
    response.headers["vary"] = "accept-language, accept-encoding"
    return response


@router.get("/printed/{game}/{digest}", response_model=PrintedAnswer)
async def printed(request: Request, services: Here, game: Key, digest: Key) -> Response:
    """What is printed on a game's components. A table tells its address (`printed.facts`)."""
    spend(services, "ask", request)
    for pack in (None, services.open_tables.house_packs.get(_shelved(game))):
        sheet = await asyncio.to_thread(printing.sheet_of, game, pack)
        if sheet.digest == digest:
            return sheet.answer(request)
    raise Refusal("missing", "server-no-page")


@router.get(
    "/drawn/{game}/{digest}/{name}",
    response_class=Response,
    responses={200: {"content": {"image/svg+xml": {}, "application/json": {"schema": {"type": "object"}}}}},
)
async def drawn(
    request: Request, services: Here, game: Key, digest: Key, name: Literal["map.json", "map.svg"]
) -> Response:
    """The drawn board of a game: its picture, or where things stand on it. A table tells its addresses."""
    spend(services, "ask", request)
    page = printing.drawn(_shelved(game), name)
    if page is None or page.digest != digest:
        raise Refusal("missing", "server-no-page")
    return page.answer(request)


def _shelved(game: str) -> str:
    if game not in shelf.shelved():
        raise Refusal("missing", "server-no-game", {"game": game})
    return game


@router.get("/rules/{game}", response_model=RulesAnswer)
async def rules(request: Request, services: Here, game: Key, language: Language = words.ENGLISH) -> Response:
    """A whole rulebook, numbered, and its worked examples. What is not translated comes in English."""
    spend(services, "ask", request)
    title = words.say(f"{_known(game)}-title", _spoken(language), game)
    chapters = [asdict(chapter) for chapter in rulebook.chapters(game, language)]
    played = [one.number for one in examples.examples(game)] if game in shelf.shelved() else []
    return answer({"game": game, "title": title, "chapters": chapters, "examples": played})


@router.get("/rules/{game}/{number}", response_model=RuleAnswer)
async def rule(
    request: Request, services: Here, game: Key, number: Number, language: Language = words.ENGLISH
) -> Response:
    """One rule with what hangs on it, or a chapter."""
    spend(services, "ask", request)
    number = rulebook.tidied(number)
    found = rulebook.passage(_known(game), number, _spoken(language))
    if not found:
        raise Refusal("missing", "server-no-rule", {"number": number})
    wanted = number.partition(".")[0]
    told = {"game": game, "number": number, "chapter": wanted, "title": rulebook.titles(game, language).get(wanted, "")}
    return answer({**told, "blocks": [asdict(block) for block in found]})


@router.get("/glossary/{game}", response_model=GlossaryAnswer)
async def terms(request: Request, services: Here, game: Key, language: Language = words.ENGLISH) -> Response:
    """What the terms of a game mean, and how they are found in its texts; with a tag, so that it is not sent twice."""
    spend(services, "ask", request)
    return _terms(_shelved(game), _spoken(language)).answer(request)


@cache
def _terms(game: str, language: str) -> Page:
    told = {"game": game, "terms": [asdict(entry) for entry in glossary.entries(game, language)]}
    return page_of(to_json(told), "application/json")


def _spoken(language: str) -> str:
    if language not in words.languages():
        raise Refusal("missing", "server-no-language", {"language": language})
    return language


def _known(game: str) -> str:
    if game not in rulebook.books():
        raise Refusal("missing", "server-no-game", {"game": game})
    return game
