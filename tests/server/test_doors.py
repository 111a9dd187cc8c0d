"""What stands before every request: sizes, origins, headers, limits, errors, the access log; pages, health, figures."""

from __future__ import annotations

import json
import logging
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi import FastAPI
from starlette.responses import Response

from ravenhill.server import pages
from ravenhill.server.checking import BadSetting
from ravenhill.server.limits import RATES, Limits
from ravenhill.server.refusal import Refusal
from ravenhill.server.settings import Settings, from_environment, to_environment

pytestmark = pytest.mark.anyio


async def test_headers(server: Any) -> None:
    anna = await server.guest()
    response = await anna.ask("GET", "/")
    policy = response.headers["content-security-policy"]
    assert "script-src 'self'" in policy and "unsafe-inline" not in policy.partition("script-src")[2].partition(";")[0]
    assert response.headers["x-content-type-options"] == "nosniff"
    assert (await anna.ask("GET", "/api/me")).headers["cache-control"] == "no-store"
    assert "server" not in response.headers or "uvicorn" in response.headers["server"]


async def test_bodies_have_a_size(start: Any) -> None:
    server = await start(body_bytes=1000, record_bytes=3000)
    anna = await server.guest("Anna")
    await anna.refused("/api/me", {"name": "x" * 2000}, "large")
    assert (await anna.ask("POST", "/api/records", ["x" * 2000])).status_code == 422
    await anna.refused("/api/records", ["x" * 4000], "large")

    async def endless() -> Any:
        for _ in range(50):
            yield b"x" * 100

    response = await anna.http.post("/api/me", content=endless(), headers={"content-type": "application/json"})
    assert response.status_code == 413


async def test_another_site_changes_nothing(server: Any) -> None:
    anna = await server.guest("Anna")
    for origin, status in (("https://evil.example", 403), ("null", 403), ("http://[", 403), (server.url, 200)):
        response = await anna.http.post("/api/me", json={"name": "Eve"}, headers={"origin": origin})
        assert response.status_code == status


async def test_errors_have_one_form_and_no_trace(start: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    server = await start()
    anna = await server.guest("Anna")
    table = await anna.lay()
    for method, path, status in (
        ("GET", "/api/nothing", 404),
        ("GET", "/api/tables/nowhere", 404),
        ("GET", "/api/tables/..%2F..%2Fetc", 404),
        ("PUT", "/api/me", 405),
        ("GET", f"/api/tables/{table}?seat=x", 400),
        ("GET", f"/api/tables/{table}?seat=99", 400),
        ("GET", "/api/tables/" + "x" * 50, 400),
        ("GET", "/nothing.js", 404),
    ):
        response = await anna.ask(method, path)
        assert response.status_code == status, (path, response.text)
        assert set(response.json()["error"]) == {"code", "message", "rule"}
    for body in (b"", b"{", b"\xff", b"[" * 20000, b'{"name": NaN}', b'{"name": 1e999}'):
        response = await anna.http.post("/api/me", content=body, headers={"content-type": "application/json"})
        assert response.status_code == 400 and response.json()["error"]["code"] == "bad"

    def breaks(*args: Any) -> None:
        raise RuntimeError("the secret is 42")

    monkeypatch.setattr("ravenhill.server.routes.tables.state_of", breaks)
    response = await anna.ask("GET", f"/api/tables/{table}")
    assert response.status_code == 500 and response.json()["error"]["code"] == "broken"
    assert "42" not in response.text.replace(response.json()["error"]["message"]["args"]["incident"], "")


async def test_a_zero_among_letters_comes_to_no_database(server: Any) -> None:
    """PostgreSQL refuses it, as if it were away: an alert for everybody who sends one."""
    anna = await server.guest("Anna")
    for method, path, body in (
        ("POST", "/api/me", {"name": "A\0"}),
        ("POST", "/api/me/account", {"login": "a\0", "password": "long enough"}),
        ("POST", "/api/login", {"login": "a\0", "password": "long enough"}),
        ("POST", "/api/password/forgotten", {"who": "\0"}),
        ("POST", "/api/me/push", {"endpoint": "https://push.example.net/", "key": "A\0", "auth": "A"}),
        ("PUT", "/api/workshop/ironwood/draft", {"records": {"a": "\0"}, "window": "w"}),
        ("PUT", "/api/workshop/ironwood/draft", {"records": {}, "window": "w", "digest": "\0"}),
        ("DELETE", "/api/workshop/ironwood/draft?pack=%00", None),
        ("GET", "/api/workshop/ironwood/draft?pack=%00", None),
    ):
        told = await anna.ask(method, path, body)
        assert told.status_code == 400 and told.json()["error"]["code"] == "bad", (path, told.text)


async def test_limits(start: Any) -> None:
    server = await start(limits=True)
    anna = await server.guest("Anna")
    seen = []
    for _ in range(10):
        response = await anna.ask("POST", "/api/login", {"login": "anna", "password": "guess me"})
        seen.append(response.status_code)
        if response.status_code == 429:
            assert int(response.headers["retry-after"]) >= 1
            assert response.json()["error"]["code"] == "slow_down"
            break
    assert seen[-1] == 429 and len(seen) == RATES["wrong"][0] + 1
    table = await anna.lay()
    line = await anna.sit(table)
    answers = [await line.do(type="chat", text="Hello") for _ in range(8)]
    assert answers[-1]["error"]["code"] == "slow_down"
    for _ in range(120):
        await line.send({"type": "ping"})
    with pytest.raises(Exception, match="4008"):
        await line.until(lambda m: False)


def test_a_bucket_fills_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("ravenhill.server.limits.time.monotonic", lambda: now[0])
    limits = Limits(True)
    for _ in range(6):
        limits.spend("chat", "anna")
    limits.spend("chat", "ben")
    with pytest.raises(Refusal):
        limits.spend("chat", "anna")
    now[0] += 2.0
    limits.spend("chat", "anna")
    with pytest.raises(Refusal):
        limits.spend("chat", "anna")
    Limits(False).spend("chat", "anna")


async def test_too_many_tables(start: Any) -> None:
    server = await start(tables_per_person=2)
    anna = await server.guest("Anna")
    await anna.lay()
    table = await anna.lay()
    await anna.refused("/api/tables", {"game": "toy"}, "not_now")
    await anna.post(f"/api/tables/{table}/resign", {"seat": 0})
    await anna.lay()


async def test_the_access_log_keeps_secrets(server: Any, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "ravenhill.access")
    anna = await server.guest("Anna")
    await anna.post("/api/me/account", {"login": "annalogin", "password": "correct horse"})
    table = await anna.lay(["me", "open"])
    key = (await anna.get(f"/api/tables/{table}/invitations"))["invitations"][0]["key"]
    await anna.get(f"/api/tables/{table}", log=0, seat=0)
    lines = [r.getMessage() for r in caplog.records if r.name == "ravenhill.access"]
    last = json.loads(lines[-1])
    assert last["route"] == "/api/tables/{table_id}" and last["status"] == 200 and last["ms"] >= 0
    for secret in (key, "correct horse", "annalogin", anna.http.cookies["ravenhill"], table, "log=0"):
        assert not any(secret in line for line in lines)


async def test_health_and_figures(server: Any) -> None:
    anna = await server.guest("Anna")
    table = await anna.lay()
    await anna.play(table, 0, ["wait"])
    parts = ("database", "disk", "writer", "sweeper", "bus")
    assert await anna.get("/healthz") == {"ok": True, **dict.fromkeys(parts, True)}
    text = (await anna.ask("GET", "/metrics")).text
    assert 'ravenhill_journal_rows_total{kind="answer"} 1.0' in text
    assert "ravenhill_open_tables 1.0" in text and table not in text
    await server.services.store.engine.dispose()
    server.services.open_tables.stopping = True
    assert (await anna.ask("GET", "/healthz")).status_code == 503
    await anna.refused(f"/api/tables/{table}/undo", {"seat": 0}, "busy")


async def test_the_api_page_needs_nothing_from_elsewhere(server: Any) -> None:
    anna = await server.guest()
    page = (await anna.ask("GET", "/api/docs")).text
    assert "http://" not in page and "https://" not in page and "/api/docs/docs.js" in page
    assert (await anna.ask("GET", "/api/docs/docs.js")).headers["content-type"].startswith("text/javascript")
    assert "https://" not in (await anna.ask("GET", "/api/docs/docs.js")).text
    assert (await anna.get("/openapi.json"))["info"]["title"] == "Ravenhill"


async def test_pages_of_a_built_client(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Ravenhill</title>")
    (tmp_path / "assets" / "app-1a2b.js").write_text("let table;" * 200)
    app = FastAPI()
    app.include_router(pages.make_router(tmp_path))
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://table") as http:
        for path in ("/", "/t/abc", "/confirm"):
            response = await http.get(path)
            assert "Ravenhill" in response.text and response.headers["cache-control"] == "no-cache"
            assert response.status_code == 200
        nowhere = await http.get("/nowhere", headers={"if-none-match": response.headers["etag"]})
        assert nowhere.status_code == 404 and "Ravenhill" in nowhere.text, "the client draws what is missing"
        script = await http.get("/assets/app-1a2b.js")
        assert script.headers["content-encoding"] == "gzip" and "immutable" in script.headers["cache-control"]
        same = await http.get("/assets/app-1a2b.js", headers={"if-none-match": script.headers["etag"]})
        assert same.status_code == 304


async def test_a_page_that_is_not_there_answers_so(server: Any) -> None:
    """The browser is sent the client all the same, which draws what is missing."""
    anna = await server.guest("Anna")
    table = await anna.lay()
    for path, status in (
        ("", 200),
        (f"t/{table}", 200),
        (f"t/{table}/replay", 200),
        ("t/nowhere", 404),
        ("t", 404),
        ("new/ironwood", 200),
        ("new/chess", 404),
        ("rules/wotr", 200),
        ("rules/chess", 404),
        ("new", 404),
        ("workshop", 200),
        ("about", 200),
        ("nowhere", 404),
    ):
        assert (await anna.ask("GET", f"/{path}")).status_code == status, path


def test_the_server_knows_the_pages_of_the_client() -> None:
    route = (Path(__file__).parents[2] / "web" / "src" / "lib" / "route.svelte.ts").read_text(encoding="utf-8")
    assert set(re.findall(r'first === "([^"]+)"', route)) | {""} == pages.ROOMS


async def test_docs_are_served_where_the_package_brings_them(tmp_path: Path) -> None:
    (tmp_path / "site" / "rules").mkdir(parents=True)
    (tmp_path / "secret.txt").write_text("not for you")
    (tmp_path / "site" / "index.html").write_text("<!doctype html><title>The docs</title>")
    (tmp_path / "site" / "rules" / "index.html").write_text("<!doctype html><title>The rules</title>")
    app = FastAPI(docs_url=None)
    app.include_router(pages.make_router(tmp_path, tmp_path / "site"))
    app.add_exception_handler(Refusal, lambda _, refusal: Response(status_code=refusal.status))
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://table") as http:
        for door in ("/docs", "/docs/"):
            assert (await http.get(door)).headers["location"] == "/docs/index.html"
        for path, title in (("index.html", "The docs"), ("rules/index.html", "The rules")):
            response = await http.get(f"/docs/{path}")
            assert title in response.text and response.headers["content-type"].startswith("text/html")
        for path in ("nothing.html", "rules", "../secret.txt", "%2e%2e/secret.txt", "docs.js"):
            assert (await http.get(f"/docs/{path}")).status_code == 404


async def test_without_docs_their_door_leads_to_the_api(tmp_path: Path) -> None:
    app = FastAPI(docs_url=None)
    app.include_router(pages.make_router(tmp_path, tmp_path))
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://table") as http:
        assert (await http.get("/docs")).headers["location"] == "/api/docs"
        assert "/api/docs/docs.js" in (await http.get("/api/docs")).text


def test_pages_without_a_built_client(tmp_path: Path) -> None:
    assert pages.read_folder(tmp_path) == {}
    assert b"not built" in pages.read_folder(pages.OWN)["plain.html"].body


def test_settings_from_the_environment() -> None:
    chosen = from_environment({"RAVENHILL_LIMITS": "off", "RAVENHILL_THINKERS": "3", "RAVENHILL_GAMES": "a=b, c=d"})
    assert chosen.limits is False and chosen.thinking == 3 and chosen.extra_games == [("a", "b"), ("c", "d")]
    assert from_environment(to_environment(chosen)) == chosen
    assert from_environment({}) == Settings()
    with pytest.raises(BadSetting, match="RAVENHILL_THINKERS"):
        from_environment({"RAVENHILL_THINKERS": "many"})


async def test_browsers_that_came_by_tls_stay_with_it(server: Any) -> None:
    anna = await server.guest("Anna")
    for scheme, told in (("https", "max-age=15552000"), ("http", None)):
        response = await anna.http.get("/api/me", headers={"x-forwarded-proto": scheme})
        assert response.headers.get("strict-transport-security") == told


async def test_a_body_that_is_no_json_is_told_as_that(server: Any) -> None:
    guest = await server.guest()
    response = await guest.http.post("/api/me", content=b"{bad", headers={"content-type": "application/json"})
    assert response.status_code == 400
    assert response.json()["error"]["message"] == {"key": "server-not-json", "args": {"field": ""}}


async def test_what_alerts_are_raised_by_is_counted_from_nothing_on(server: Any) -> None:
    """Of a series that begins with 1, Prometheus sees no rise."""
    guest = await server.guest()
    figures = (await guest.ask("GET", "/metrics")).text
    assert 'ravenhill_requests_total{method="POST",route="/api/tables/{table_id}/answer",status="500"} 0.0' in figures
    for loop in ("sweep", "writer", "news", "retention", "letters", "owner"):
        assert f'ravenhill_loop_failures_total{{loop="{loop}"}} 0.0' in figures, loop
