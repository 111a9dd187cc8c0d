"""Puzzles: a position, a few ways to go on, and which of them is best; and the positions worked examples begin with.

Nothing of them is stored."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request
from starlette.responses import Response

from ravenhill import examples, puzzles
from ravenhill.engine import game as shelf
from ravenhill.engine.script import Play
from ravenhill.server import printing
from ravenhill.server.facts import teams
from ravenhill.server.forms.puzzles import ExampleTold, PuzzleAnswer, PuzzleForm, PuzzlesAnswer, PuzzleTold
from ravenhill.server.refusal import Refusal
from ravenhill.server.routes.library import Key
from ravenhill.server.routes.library import Number as RuleNumber
from ravenhill.server.services import REFUSALS, Here, Maybe, answer, spend

router = APIRouter(prefix="/api", tags=["puzzles"], responses=REFUSALS)
Number = Annotated[int, Path(ge=1, le=1000)]


@router.get("/puzzles/{game}", response_model=PuzzlesAnswer)
async def listed(request: Request, services: Here, person: Maybe, game: Key) -> Response:
    """How many puzzles a game has."""
    spend(services, "ask", request, person)
    return answer({"game": game, "count": len(_all(game))})


@router.get("/puzzles/{game}/{number}", response_model=PuzzleTold)
async def told(request: Request, services: Here, person: Maybe, game: Key, number: Number) -> Response:
    """A position as the seat sees it that is to choose, and the ways it may go."""
    spend(services, "replay", request, person)
    puzzle = _one(game, number)
    laid = puzzle.lay()
    decision = laid.decision_of(puzzle.seat)
    if decision is None:
        raise Refusal("missing", "server-no-puzzle")
    return answer(
        {
            "game": game,
            "number": number,
            "count": len(_all(game)),
            "seat": puzzle.seat,
            "part": puzzle.part,
            "seats": _seats(laid, puzzle.seat),
            "view": laid.view(puzzle.seat),
            "printed": printing.addresses(game, None),
            "prompt": {"key": decision.prompt.key, "args": dict(decision.prompt.args)},
            "rule": decision.rule,
            "options": sorted([list(way.option) for way in puzzle.ways], key=repr),
        }
    )


@router.post("/puzzles/{game}/{number}", response_model=PuzzleAnswer)
async def tried(
    request: Request, form: PuzzleForm, services: Here, person: Maybe, game: Key, number: Number
) -> Response:
    """Whether an answer is the best one; the ways with what each leads to."""
    spend(services, "why", request, person)
    puzzle = _one(game, number)
    option = tuple(form.option)
    if all(way.option != option for way in puzzle.ways):
        raise Refusal("illegal", "why-not-offered")
    return answer({"right": option == puzzle.best, "ways": [way.plain() for way in puzzle.ways]})


@router.get("/examples/{game}/{number}", response_model=ExampleTold)
async def example(request: Request, services: Here, person: Maybe, game: Key, number: RuleNumber) -> Response:
    """The position a worked example of the rulebook begins with; `POST /api/lessons` plays it (`example-<number>`)."""
    spend(services, "ask", request, person)
    found = examples.example(game, number) if game in shelf.shelved() else None
    if found is None:
        raise Refusal("missing", "server-no-example")
    return answer(_shown(game, number))


@cache
def _shown(game: str, number: str) -> dict[str, Any]:
    found = examples.example(game, number)
    assert found is not None
    laid, seat = found.lesson.begin(), found.lesson.seat
    return {
        "game": game,
        "number": number,
        "seat": seat,
        "seats": _seats(laid, seat),
        "view": laid.view(seat),
        "printed": printing.addresses(game, None),
        "light": list(found.light),
    }


def _seats(laid: Play, to_move: int) -> list[dict[str, Any]]:
    """The seats of a table nobody sits at."""
    sides = teams(laid.game.info.id, laid.setup.scenario, laid.seats)
    return [
        {
            "index": place,
            "name": name,
            "team": sides[place],
            "player": None,
            "kind": "person",
            "machine": None,
            "connected": False,
            "to_move": place == to_move,
            "host": False,
        }
        for place, name in enumerate(laid.game.scenario(laid.setup.scenario).names[: laid.seats])
    ]


def _all(game: str) -> tuple[puzzles.Puzzle, ...]:
    if game not in shelf.shelved():
        raise Refusal("missing", "server-no-game", {"game": game})
    return puzzles.puzzles(game)


def _one(game: str, number: int) -> puzzles.Puzzle:
    known = _all(game)
    if number > len(known):
        raise Refusal("missing", "server-no-puzzle")
    return known[number - 1]
