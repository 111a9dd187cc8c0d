"""Everything one server process has, in one hand; and who is asking."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Annotated, Any, Final

from fastapi import Depends, Request
from pydantic_core import to_json
from starlette.responses import Response

from ravenhill.server.forms.values import ErrorAnswer
from ravenhill.server.health import Health
from ravenhill.server.limits import LEFT, Limits, network_of
from ravenhill.server.metrics import Metrics
from ravenhill.server.open_tables import OpenTables
from ravenhill.server.parting import Retention
from ravenhill.server.people import People, Person, welcome
from ravenhill.server.post import Post
from ravenhill.server.push import Push
from ravenhill.server.refusal import Refusal
from ravenhill.server.returning import Returning
from ravenhill.server.sessions import COOKIE, COOKIE_SECONDS, presented
from ravenhill.server.settings import Settings
from ravenhill.server.store import Store
from ravenhill.server.turns import Asker
from ravenhill.server.wire import Wire
from ravenhill.words import preferred

COSTLY: Final = frozenset({"table", "record", "pack", "draft", "replay", "why"})  # counted against networks too
CROWD: Final = 10  # a network may do as much of it as so many people: names are made freely, addresses are not


@dataclass
class Services:
    settings: Settings
    store: Store
    people: People
    returning: Returning
    open_tables: OpenTables
    wire: Wire
    post: Post
    push: Push
    retention: Retention
    limits: Limits
    metrics: Metrics
    health: Health


def services_of(request: Request) -> Services:
    services: Services | None = getattr(request.app.state, "services", None)
    if services is None:
        raise Refusal("busy", "server-stopping")
    return services


Here = Annotated[Services, Depends(services_of)]


async def _maybe(request: Request, services: Here) -> Person | None:
    return await services.people.by_cookie(presented(request.headers, request.cookies), agent(request))


Maybe = Annotated[Person | None, Depends(_maybe)]


async def _somebody(person: Maybe) -> Person:
    if person is None:
        raise Refusal("nobody", "server-nobody")
    return welcome(person)


Somebody = Annotated[Person, Depends(_somebody)]


def agent(request: Request) -> str:
    """What the browser says of itself."""
    return request.headers.get("user-agent", "")


def asked_language(request: Request) -> str:
    """The language the browser asks for, as far as it is spoken here."""
    return preferred(_accepted(request.headers.get("accept-language", "")))


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


def network(request: Request) -> str:
    return network_of(request.client.host) if request.client is not None else ""


def spend(services: Services, what: str, request: Request, person: Person | None = None, cost: float = 1) -> None:
    """Counts against the person, or the network where nobody has a name yet; the answer tells what is left.

    What is costly counts against the network of a person as well."""
    by = asker(request, person)
    request.scope[LEFT] = services.limits.spend(what, by.person, cost)
    if person is not None and what in COSTLY:
        services.limits.spend(what, f"all of {by.network}", cost / CROWD)


def asker(request: Request, person: Person | None) -> Asker:
    """Who waits for the desk."""
    return Asker(network(request), person.id if person is not None else network(request))


@asynccontextmanager
async def trying(services: Services, *counted: tuple[str, str]) -> AsyncIterator[None]:
    """A try that costs something only if it fails: many at once are counted as they come."""
    for what, who in counted:
        services.limits.spend(what, who)
    yield
    for what, who in counted:
        services.limits.give_back(what, who)


def set_cookie(response: Response, request: Request, services: Services, person: Person) -> None:
    response.set_cookie(
        COOKIE,
        services.people.sessions.cookie(person.id, person.visit),
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
        path="/",
    )


def answer(value: Any, status: int = 200) -> Response:
    """JSON as it is: what the tables give is in form already, and the tests hold it against the document."""
    return Response(to_json(value), status, media_type="application/json")


# every route may refuse, always in the same form
REFUSALS: Final[dict[int | str, dict[str, Any]]] = {
    status: {"model": ErrorAnswer, "description": text}
    for status, text in {
        400: "Not readable",
        401: "Nobody has given a name yet",
        403: "Not yours to see or do",
        404: "There is no such thing",
        408: "The request did not come to its end",
        409: "Too late, or not now",
        413: "Too large",
        422: "The rules refuse",
        429: "Too often",
        503: "Busy or stopping",
    }.items()
}
