"""The real server, and browsers in front of it. Skipped, with the reason, where there is no browser."""

from __future__ import annotations

import importlib.util
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

import ravenhill

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "chrome")
CHROMIUM = os.environ.get("RAVENHILL_CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)
CLIENT = Path(os.environ.get("RAVENHILL_CLIENT") or Path(ravenhill.__file__).parent / "webclient") / "index.html"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
COMPLAINTS = ("Content Security Policy", "svelte.dev/e/")  # of the browser and of Svelte; errors are told apart
TOY = Path(__file__).parents[1] / "engine"
sys.path.insert(0, str(Path(__file__).parent))  # for `hands`


def missing() -> str | None:
    """What the browser tests lack here, if anything."""
    if importlib.util.find_spec("playwright") is None:
        return "browser tests need the Python package playwright"
    if CHROMIUM is None:
        return "browser tests need Chromium: on the path, or named in RAVENHILL_CHROMIUM"
    if not CLIENT.is_file():
        return "the web client is not built (web/BUILD.md)"
    return None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skipped without a browser, and says so.

    One that fails is played once more, and the closing line counts it as rerun: between a click and a picture lie two
    programs with clocks of their own. Whoever sees one there mends it."""
    reason = missing()
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.flaky(reruns=1) if reason is None else pytest.mark.skip(reason=reason))


@dataclass
class Site:
    """A running server: its address, and how to stop and start it again."""

    url: str
    environment: dict[str, str]
    port: int
    process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        code = f"from ravenhill.server.command import serve; serve(port={self.port})"
        self.process = subprocess.Popen([sys.executable, "-c", code], env=self.environment)
        patient = time.monotonic() + 120
        while time.monotonic() < patient:
            try:
                with urllib.request.urlopen(f"{self.url}/healthz", timeout=10):
                    return
            except (urllib.error.URLError, OSError):
                if self.process.poll() is not None:
                    raise RuntimeError("the server did not start") from None
                time.sleep(0.1)
        raise RuntimeError("the server does not answer")

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait()


def open_site(folder: Path) -> Site:
    """A server of its own, with its tables in this folder."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    environment = {
        **os.environ,
        "RAVENHILL_DB": f"sqlite+aiosqlite:///{folder / 'tables.sqlite3'}",
        "RAVENHILL_LIMITS": "0",
        "RAVENHILL_SEED": "11",
        "RAVENHILL_THINKERS": "1",
        "RAVENHILL_AHEAD_PAUSE": "0",
        "RAVENHILL_GAMES": "toy=toy",
        "PYTHONPATH": os.pathsep.join(p for p in (str(TOY), os.environ.get("PYTHONPATH", "")) if p),
    }
    site = Site(f"http://127.0.0.1:{port}", environment, port)
    site.start()
    return site


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    site = open_site(tmp_path_factory.mktemp("site"))
    yield site
    site.kill()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Any]:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


Sit = Callable[..., Any]


@pytest.fixture
def sit(chromium: Any, site: Site) -> Iterator[Sit]:
    """Opens a browser of its own for a person; a page that reports an error fails the test."""
    contexts: list[Any] = []
    wrong: list[str] = []

    def open_page(width: int = 1280, height: int = 800, **wishes: Any) -> Any:
        context = chromium.new_context(
            viewport={"width": width, "height": height},
            base_url=site.url,
            reduced_motion="reduce",
            **{"service_workers": "block", **wishes},  # a test that wants one says so
        )
        context.set_default_timeout(90_000)  # a busy machine is slow, not broken
        context.add_init_script(KEEP_SOCKETS)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("console", lambda said: wrong.append(said.text) if any(w in said.text for w in COMPLAINTS) else None)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert wrong == []


# so that a test can break a connection as a bad line does
KEEP_SOCKETS = """
window.sockets = [];
const Own = window.WebSocket;
window.WebSocket = class extends Own { constructor(...a) { super(...a); window.sockets.push(this); } };
"""
