"""From a fresh clone to the first table: `make play`, timed by what it says as it goes.

    python bench/first.py             up to the first table; then it is stopped
    python bench/first.py --whole     up to the table with compiled rules, minutes later, to compare with

The clone has no .venv, no packages of the client and no compiled rules; what pip and npm keep on this machine they may
use. Before the table was opened from the sources, one waited for the compiled one: `share` is the first of the second,
and more than half of it fails."""

from __future__ import annotations

import argparse
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
OPEN = "Ravenhill is at"  # what a server says that can be visited
GOAL = 0.5


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def measured(place: Path, whole: bool) -> dict[str, Any]:
    """The seconds of every line, and of the tables."""
    clone, port = place / "ravenhill", free_port()
    subprocess.run(["git", "clone", "--quiet", ROOT, clone], check=True)
    env = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "RAVENHILL_PURE")}
    env |= {"BROWSER": "true", "RAVENHILL_DB": f"sqlite+aiosqlite:///{place / 'tables.sqlite3'}"}
    began = time.monotonic()
    command = ["make", "--no-print-directory", "play", f"ARGS=--port {port}"]
    playing = subprocess.Popen(command, cwd=clone, env=env, stdout=subprocess.PIPE, text=True, start_new_session=True)
    assert playing.stdout is not None
    lines: list[tuple[float, str]] = []
    tables: list[float] = []
    try:
        for line in playing.stdout:
            lines.append((round(time.monotonic() - began, 1), line.strip()))
            print(*lines[-1], file=sys.stderr, flush=True)
            if OPEN in line:
                with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=60) as answer:
                    assert b"<script" in answer.read(), "the page is not the table's"
                tables.append(round(time.monotonic() - began, 1))
                if len(tables) == 1 + whole:
                    break
    finally:
        os.killpg(playing.pid, signal.SIGTERM)
        playing.wait()
    found: dict[str, Any] = {"first_table": tables[0], "lines": lines}
    if whole:
        found |= {"compiled_table": tables[1], "share": round(tables[0] / tables[1], 2)}
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--whole", action="store_true", help="wait for the compiled table too")
    with tempfile.TemporaryDirectory() as place:
        found = measured(Path(place), parser.parse_args().whole)
    print(json.dumps({key: value for key, value in found.items() if key != "lines"}))
    sys.exit(found.get("share", 0) > GOAL)


if __name__ == "__main__":
    main()
