"""Puzzles: a position, a few ways to go on, and which of them is best. Nothing of them is stored."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Request
from starlette.responses import Response

from ravenhill import puzzles
from ravenhill.engine import game as shelf
from ravenhill.server import printing
from ravenhill.server.forms import PuzzleAnswer, PuzzleForm, PuzzlesAnswer, PuzzleTold
from ravenhill.server.open_table import teams
from ravenhill.server.refusal import Refusal
from ravenhill.server.routes.library import Key
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
    names = laid.game.scenario(laid.setup.scenario).names[: laid.seats]
    sides = teams(game, laid.setup.scenario, laid.seats)
    seats: list[dict[str, Any]] = [
        {
            "index": place,
            "name": name,
            "team": sides[place],
            "player": None,
            "kind": "person",
            "machine": None,
            "connected": False,
            "to_move": place == puzzle.seat,
            "host": False,
        }
        for place, name in enumerate(names)
    ]
    return answer(
        {
            "game": game,
            "number": number,
            "count": len(_all(game)),
            "seat": puzzle.seat,
            "part": puzzle.part,
            "seats": seats,
            "view": laid.view(puzzle.seat),
            "printed": printing.addresses(game, None, ""),
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


def _all(game: str) -> tuple[puzzles.Puzzle, ...]:
    if game not in shelf.shelved():
        raise Refusal("missing", "server-no-game", {"game": game})
    return puzzles.puzzles(game)


def _one(game: str, number: int) -> puzzles.Puzzle:
    known = _all(game)
    if number > len(known):
        raise Refusal("missing", "server-no-puzzle")
    return known[number - 1]
