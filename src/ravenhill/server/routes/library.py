"""Games, words and rules: what is the same for everybody."""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request
from starlette.responses import Response

import ravenhill
from ravenhill import rulebook, words
from ravenhill.engine import game as shelf
from ravenhill.engine.decision import Bad
from ravenhill.server.forms import GamesAnswer, RuleAnswer, RulesAnswer, ServerAnswer, WordsAnswer
from ravenhill.server.house import REFUSALS, Here, answer, spend
from ravenhill.server.refusal import Refusal

router = APIRouter(prefix="/api", tags=["library"], responses=REFUSALS)
Key = Annotated[str, Path(max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]
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


@router.get("/words/{language}", response_model=WordsAnswer)
async def texts(request: Request, house: Here, language: Key) -> Response:
    """Every text of a language, as Fluent files: one of common words, one of the server's, one for each game."""
    spend(house, "ask", request)
    if language not in words.languages():
        raise Refusal("missing", "server-no-language", {"language": language})
    body, tag = _texts(language)
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers={"etag": tag, "cache-control": "no-cache"})
    response = answer(body)
    response.headers["etag"] = tag
    response.headers["cache-control"] = "no-cache"
    return response


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
    """A whole rulebook, numbered."""
    spend(house, "ask", request)
    return answer(_book(_known(game)))


@router.get("/rules/{game}/{number}", response_model=RuleAnswer)
async def rule(request: Request, house: Here, game: Key, number: Number) -> Response:
    """One rule, or a chapter with what is below it."""
    spend(house, "ask", request)
    number = number[:1].upper() + number[1:]
    found = rulebook.passage(_known(game), number)
    chapters = rulebook.chapters(game)
    if not found and number not in chapters:
        raise Refusal("missing", "server-no-rule", {"number": number})
    chapter = number.partition(".")[0]
    below = [{"number": n, "text": text} for n, text in found.items() if n != number]
    told = {"game": game, "number": number, "chapter": chapter, "title": chapters.get(chapter, "")}
    return answer({**told, "text": found.get(number, ""), "below": below})


def _known(game: str) -> str:
    if game not in rulebook.books():
        raise Refusal("missing", "server-no-game", {"game": game})
    return game


@cache
def _book(game: str) -> dict[str, Any]:
    try:
        numbered = rulebook.rules(game)
        titles = rulebook.chapters(game)
    except Bad as e:
        raise Refusal("missing", e.message.key, e.message.args) from None
    found: dict[str, dict[str, Any]] = {}
    for number, text in numbered.items():
        chapter = number.partition(".")[0]
        entry = found.setdefault(chapter, {"number": chapter, "title": titles.get(chapter, ""), "rules": []})
        entry["rules"].append({"number": number, "text": text})
    return {"game": game, "title": words.say(f"{game}-title", game=game), "chapters": list(found.values())}
