"""The files under deploy/, checked by the programs that read them, as far as those are installed here.

No test builds or starts a container: that needs an engine. What the files say is held against what the server does."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import ssl
import subprocess
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml
from websockets.asyncio.client import connect

from ravenhill.server.metrics import Metrics
from ravenhill.server.settings import PREFIX, Settings

pytestmark = pytest.mark.anyio

DEPLOY = Path(__file__).parents[2] / "deploy"


def program(name: str, package: str) -> str:
    """Where a program is; the test is skipped where it is not installed."""
    found = shutil.which(name, path=f"{os.environ.get('PATH', '')}:/usr/sbin:/sbin")
    if found is None:
        pytest.skip(f"{name} is not installed (Debian: apt-get install {package})")
    return found


def checked(*words: str | Path, **more: Any) -> str:
    done = subprocess.run(words, capture_output=True, text=True, check=False, timeout=60, **more)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


@asynccontextmanager
async def standing(words: list[str | Path], port: int, **more: Any) -> AsyncIterator[None]:
    """A proxy that runs until the block ends."""
    proxy = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **more)
    try:
        until = time.monotonic() + 30
        while True:
            assert proxy.poll() is None and time.monotonic() < until, "the proxy did not start"
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.close()
                break
            except OSError:
                await asyncio.sleep(0.05)
        yield
    finally:
        proxy.terminate()
        proxy.wait(20)


async def played_through(url: str, tls: ssl.SSLContext | None) -> httpx.Response:
    """What a browser does, which tells where it comes from with the port. Gives the answer that sets the cookie."""
    site = {"Origin": url}
    async with httpx.AsyncClient(base_url=url, headers=site, verify=tls or False, timeout=30) as http:
        named = await http.post("/api/me", json={"name": "Anna"})
        assert named.status_code == 200, named.text
        laid = await http.post("/api/tables", json={"game": "toy", "seats": [{"kind": "me"}, {"kind": "me"}]})
        assert laid.status_code == 201, laid.text
        table = laid.json()["id"]
        cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
        async with connect(
            f"{url.replace('http', 'ws', 1)}/api/tables/{table}/live",
            additional_headers={"Cookie": cookie},
            origin=url,  # type: ignore[arg-type]
            ssl=tls,
        ) as ws:
            await ws.send('{"type": "hello", "seat": 0}')
            assert '"type":"state"' in str(await asyncio.wait_for(ws.recv(), 30))
        large = await http.post("/api/records", content=b"x" * 1_990_000)
        assert large.json()["error"]["code"] == "bad_record", "it came to the server, whole"
        too_large = await http.post("/api/records", content=b"x" * 2_050_000)
        assert too_large.json()["error"]["code"] == "large"
        assert (await http.get("/metrics")).status_code == 404
        return named


# --- proxies -------------------------------------------------------------------------------------------------


async def test_nginx_on_another_port_than_443(server: Any, tmp_path: Path, free_port: int) -> None:
    nginx, openssl = program("nginx", "nginx-light"), program("openssl", "openssl")
    key, certificate = tmp_path / "key.pem", tmp_path / "certificate.pem"
    subject = ("-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1")
    files = ("-keyout", key, "-out", certificate)
    checked(openssl, "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", *subject, *files)
    site = (DEPLOY / "nginx.conf").read_text()
    for there, here in (
        ("listen 80;", f"listen unix:{tmp_path}/plain;"),
        ("listen 443 ssl http2;", f"listen 127.0.0.1:{free_port} ssl http2;"),
        ("table.example.org;", "localhost 127.0.0.1;"),
        ("127.0.0.1:8000", server.url.removeprefix("http://")),
        ("/etc/letsencrypt/live/table.example.org/fullchain.pem", str(certificate)),
        ("/etc/letsencrypt/live/table.example.org/privkey.pem", str(key)),
    ):
        assert there in site
        site = site.replace(there, here)
    places = "".join(
        f"{kind}_temp_path {tmp_path}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    whole = tmp_path / "nginx.conf"
    whole.write_text(
        ("user root;\n" if os.geteuid() == 0 else "")  # what it writes lies in a folder of ours
        + f"daemon off; pid {tmp_path}/pid; error_log {tmp_path}/error.log;\n"
        f"events {{}}\nhttp {{\naccess_log off;\n{places}{site}}}\n"
    )
    checked(nginx, "-t", "-p", tmp_path, "-c", whole)
    async with standing([nginx, "-p", tmp_path, "-c", whole], free_port):
        named = await played_through(f"https://localhost:{free_port}", ssl.create_default_context(cafile=certificate))
    assert "Secure" in named.headers["set-cookie"], "the server was told that it is spoken to over TLS"


async def test_caddy(server: Any, tmp_path: Path, free_port: int) -> None:
    caddy = program("caddy", "caddy")
    env = {**os.environ, "HOME": str(tmp_path), "RAVENHILL_DOMAIN": "table.example.org"}
    config = ("--adapter", "caddyfile", "--config", DEPLOY / "Caddyfile")
    assert "table.example.org" in checked(caddy, "adapt", *config, env=env)
    checked(caddy, "validate", *config, env=env)
    env |= {
        "RAVENHILL_DOMAIN": f"http://127.0.0.1:{free_port}",
        "RAVENHILL_UPSTREAM": server.url.removeprefix("http://"),
        "CADDY_ADMIN": f"unix/{tmp_path}/admin",
    }
    async with standing([caddy, "run", *config], free_port, env=env):
        await played_through(f"http://127.0.0.1:{free_port}", None)


# --- the unit ------------------------------------------------------------------------------------------------


def test_the_unit_is_understood_and_tight(tmp_path: Path) -> None:
    analyze = program("systemd-analyze", "systemd")
    unit, more = (DEPLOY / name for name in ("ravenhill.service", "ravenhill-workers.conf"))
    here = tmp_path / "ravenhill.service"
    here.write_text(unit.read_text().replace("/opt/ravenhill/bin/ravenhill", "/bin/true"))
    drop_in = tmp_path / "ravenhill.service.d"
    for with_workers in (False, True):
        if with_workers:
            drop_in.mkdir()
            (drop_in / "workers.conf").write_text(more.read_text().replace("/opt/ravenhill/bin/ravenhill", "/bin/true"))
        said = checked(analyze, "verify", "--man=no", here)
        assert "ravenhill" not in said, said
        checked(analyze, "security", "--offline=true", "--threshold=20", here)


# --- containers ----------------------------------------------------------------------------------------------


def test_compose_keeps_inside_what_is_not_for_outside() -> None:
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    services = compose["services"]
    assert set(services) == {"ravenhill", "postgres", "valkey", "caddy"}
    assert [name for name, service in services.items() if "ports" in service] == ["caddy"]
    assert compose["networks"]["back"]["internal"] is True
    assert "back" not in services["caddy"]["networks"]
    ravenhill = services["ravenhill"]
    assert ravenhill["read_only"] and ravenhill["cap_drop"] == ["ALL"] and ravenhill["tmpfs"] == ["/tmp"]
    # whose headers are believed is the proxy, and nobody else
    assert ravenhill["environment"]["RAVENHILL_PROXIES"] == services["caddy"]["networks"]["front"]["ipv4_address"]
    used = {volume.partition(":")[0] for service in services.values() for volume in service.get("volumes", [])}
    assert {name for name in used if not name.startswith(".")} == set(compose["volumes"])
    assert (DEPLOY / ravenhill["build"]["context"] / ravenhill["build"]["dockerfile"]).is_file()
    for service in services.values():
        for other, how in service.get("depends_on", {}).items():
            assert how == {"condition": "service_healthy"}
            assert "healthcheck" in services[other]


def test_every_setting_named_under_deploy_is_one() -> None:
    known = {PREFIX + name.upper() for name in Settings().plain()}
    of_the_files = {"RAVENHILL_DOMAIN", "RAVENHILL_UPSTREAM", "RAVENHILL_DB_PASSWORD"}  # read by compose and Caddy
    for file in DEPLOY.iterdir():
        named = set(re.findall(r"RAVENHILL_[A-Z_]*[A-Z]", file.read_text()))
        assert named - known <= of_the_files, file.name


def test_the_image_runs_the_wheel_as_nobody_in_particular() -> None:
    stages = re.split(r"^FROM ", (DEPLOY / "Containerfile").read_text(), flags=re.MULTILINE)[1:]
    build, final = stages
    assert build.partition("\n")[0].endswith(" AS build") and "pip wheel" in build
    instructions = re.findall(r"^([A-Z]+) (.*)", final, flags=re.MULTILINE)
    assert ("USER", "10001:10001") in instructions and ("VOLUME", "/data") in instructions
    copied = [what for name, what in instructions if name == "COPY"]
    assert copied == ["--from=build /opt/ravenhill /opt/ravenhill"], "no sources, no compiler"
    assert "/healthz" in final and ("CMD", '["serve", "--host", "0.0.0.0"]') in instructions


# --- alerts --------------------------------------------------------------------------------------------------


def test_alerts_are_raised_when_they_should_be() -> None:
    promtool = program("promtool", "prometheus")
    checked(promtool, "check", "rules", DEPLOY / "alerts.yml")
    checked(promtool, "test", "rules", Path(__file__).with_name("alerts_test.yml"))


def test_alerts_speak_of_figures_the_server_has() -> None:
    rules = yaml.safe_load((DEPLOY / "alerts.yml").read_text())["groups"][0]["rules"]
    named = {name for rule in rules for name in re.findall(r"ravenhill_[a-z_]+", rule["expr"])}
    heads = re.findall(r"^# TYPE (\w+) (\w+)$", Metrics().text().decode(), re.MULTILINE)
    assert named <= {f"{name}_bucket" if kind == "histogram" else name for name, kind in heads}
