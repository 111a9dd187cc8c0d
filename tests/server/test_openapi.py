"""schemathesis against a running server: no 5xx, every answer is as the document says, every route grants something."""

from __future__ import annotations

import asyncio
import random
import sys
import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
import uvicorn
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from ravenhill.server.app import create
from ravenhill.server.settings import Settings

sys.path.insert(0, str(Path(__file__).parent))
from wishes import PASSWORD, WISHES, House, Wish

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
ODD = (None, "", -1, 2**70, [], {})
PATIENCE = 60  # seconds: a machine that is busy answers late
ENDING = ("/api/logout", "/api/me/account", "/api/me/delete")


@pytest.fixture  # for each test: who lives in one network has few letters an hour
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, dict[str, Any], House]]:
    """A server in a thread with tables in every state, and the cookie of somebody who sits at them."""
    db = tmp_path_factory.mktemp("openapi") / "tables.sqlite3"
    chosen = Settings(
        db=f"sqlite+aiosqlite:///{db}",
        limits=False,
        thinkers=1,
        tables_per_person=10**6,
        public_url="https://ravenhill.example",
        smtp="smtp://127.0.0.1:9",  # nobody listens there: letters are written, and lost
        mail_from="table@ravenhill.example",
    )
    app = create(chosen)
    server = uvicorn.Server(uvicorn.Config(app, port=0, log_config=None, access_log=False))
    loops: list[asyncio.AbstractEventLoop] = []

    async def serve() -> None:
        loops.append(asyncio.get_running_loop())
        await server.serve()

    def token(kind: str, login: str) -> str:
        """What the letter would have told somebody."""
        people = app.state.services.people
        person = asyncio.run_coroutine_threadsafe(people.log_in(login, PASSWORD), loops[0]).result(PATIENCE)
        return str((people.letter_token if kind == "confirm" else people.reset_token)(person))

    thread = threading.Thread(target=lambda: asyncio.run(serve()), daemon=True)
    thread.start()
    while not server.started:
        thread.join(0.05)
        assert thread.is_alive()
    url = f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    with httpx.Client(base_url=url, timeout=PATIENCE) as http:
        http.post("/api/me", json={"name": "Anna"})
        me = [{"kind": "me"}, {"kind": "me"}]
        tables = [http.post("/api/tables", json={"game": "ironwood", "seats": me}).json()["id"] for _ in range(2)]
        http.post(f"/api/tables/{tables[1]}/resign", json={"seat": 0})
        tables.append(http.post("/api/tables", json={"game": "ironwood", "public": True}).json()["id"])
        known = {"cookie": f"ravenhill={http.cookies['ravenhill']}", "tables": tables}
        yield url, known, House(url, token, PATIENCE)
    server.should_exit = True
    thread.join(10)


def operations(url: str) -> Iterator[tuple[str, Any]]:
    """All the document tells of, by method and path."""
    for found in schemathesis.openapi.from_url(f"{url}/openapi.json", timeout=PATIENCE).get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        yield f"{operation.method.upper()} {operation.path}", operation


def test_every_route_grants_a_request_as_the_document_says(running: tuple[str, dict[str, Any], House]) -> None:
    """Requests that are made up are refused by half of the routes, whose answers would never be seen."""
    url, _, house = running
    granted: set[str] = set()
    for label, operation in operations(url):
        assert label in WISHES, f"{label} needs a request in tests/server/wishes.py that is granted"
        grant(operation, url, WISHES[label](house))
        granted.add(label)
    assert granted == set(WISHES)


def test_every_route_bears_requests_that_are_made_up(running: tuple[str, dict[str, Any], House]) -> None:
    url, known, _ = running
    tried = [try_route(operation, url, known) for _, operation in operations(url)]
    assert len(tried) == len(WISHES)


def test_every_route_bears_a_granted_request_with_one_part_changed(running: tuple[str, dict[str, Any], House]) -> None:
    """What is made up whole rarely comes past the first look at it."""
    url, _, house = running
    changed = 0
    wishes = [(operation, WISHES[label](house)) for label, operation in operations(url)]
    for operation, wish in wishes:
        for body in others(wish.body):
            ask(operation, url, replace(wish, body=body))
            changed += 1
    assert changed > 800


def others(body: Any) -> list[Any]:
    """This body with one of its parts changed or left out, for many parts of it.

    >>> others({"seat": 0})[:2], len(others({"seat": 0}))
    ([{}, {'seat': None}], 7)
    """
    found: list[Any] = []
    if isinstance(body, dict | list):
        for key in list(body) if isinstance(body, dict) else range(min(len(body), 1)):
            if isinstance(body, dict):
                found.append({k: v for k, v in body.items() if k != key})
            for part in [*ODD, *others(body[key])]:
                other = body.copy()
                other[key] = part
                found.append(other)
    return found


def grant(operation: Any, url: str, wish: Wish) -> None:
    """One request that is granted, and answered as the document says."""
    answer = ask(operation, url, wish)
    assert 200 <= answer.status_code < 300, f"{operation.label}: {answer.text}"


def ask(operation: Any, url: str, wish: Wish) -> Any:
    """One request, answered as the document says; that it is busy a server on a crowded machine may say."""
    body = {} if wish.body is None else {"body": wish.body, "media_type": wish.media}
    case = operation.Case(path_parameters=wish.path, query=wish.query, **body)
    cookie = wish.who.cookies.get("ravenhill")
    headers = {} if cookie is None else {"cookie": f"ravenhill={cookie}"}
    answer = case.call(base_url=url, headers=headers, timeout=PATIENCE)
    busy = answer.status_code == 503
    case.validate_response(answer, checks=[one for one in CHECKS if not (busy and one is not_a_server_error)])
    return answer


def _passing_guest(url: str) -> str:
    """Somebody whose session may end."""
    return f"ravenhill={httpx.post(f'{url}/api/me', json={'name': 'Ben'}, timeout=PATIENCE).cookies['ravenhill']}"


def try_route(operation: Any, url: str, known: dict[str, Any]) -> None:
    @given(case=operation.as_strategy())
    @settings(max_examples=25, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
    def one_request(case: Any) -> None:
        chance = random.Random(repr(case.body) + repr(case.query) + repr(case.path_parameters))
        known_person = chance.random() < 0.8
        given_path = case.path_parameters or {}
        if "table_id" in given_path and chance.random() < 0.8:
            given_path["table_id"] = chance.choice(known["tables"])
        if "game" in given_path and chance.random() < 0.7:
            given_path["game"] = "ironwood"
        cookie = _passing_guest(url) if case.path in ENDING else known["cookie"]
        headers = {"cookie": cookie} if known_person else {}
        case.call_and_validate(base_url=url, headers=headers, checks=CHECKS, timeout=PATIENCE)

    one_request()


def test_the_document_names_every_route(running: tuple[str, dict[str, Any], House]) -> None:
    told = httpx.get(f"{running[0]}/openapi.json", timeout=PATIENCE).json()["paths"]
    written = (Path(__file__).parents[2] / "docs" / "api.md").read_text(encoding="utf-8")
    for path in told:
        shown = path.replace("{table_id}", "{id}").replace("{language}", "{language}")
        assert shown in written, f"docs/api.md does not know {shown}"
