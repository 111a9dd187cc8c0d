"""How fast the releases are, measured in turn on one machine, for docs/speed.md.

    python bench/history.py dccd304=0.3.0 HEAD=now --last 0.3.0

Every revision is taken out of git and plays as pure Python, which needs no compiler and tells the same tale: what the
rules cost, not what mypyc makes of them. The revisions take turns, so that what else the machine does falls on all of
them; of several rounds the best counts. What was measured is written to bench/history.json, in place of what stood
there under the same names."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tarfile
import tempfile
from io import BytesIO
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
FILE = ROOT / "bench" / "history.json"
KEYS = ("decisions_per_second", "clone_us", "determinize_us", "view_us", "save_us", "load_us")


def git(*words: str) -> bytes:
    return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, check=True).stdout


def taken_out(revision: str, place: Path) -> Path:
    """The sources of a revision."""
    with tarfile.open(fileobj=BytesIO(git("archive", revision, "src", "docs/rules"))) as packed:
        packed.extractall(place, filter="data")
    return place / "src"


def measured(sources: Path, seconds: float) -> dict[str, dict[str, float]]:
    """By game, the figures of `ravenhill bench`."""
    env = {**os.environ, "PYTHONPATH": str(sources), "RAVENHILL_PURE": "1"}
    command = [sys.executable, "-m", "ravenhill", "bench", "--seconds", str(seconds), "--json"]
    run = subprocess.run(command, env=env, capture_output=True, text=True, check=True, cwd=sources)
    games: dict[str, Any] = json.loads(run.stdout)["games"]
    return {game: {key: found[key] for key in KEYS if key in found} for game, found in games.items()}


def better(one: dict[str, dict[str, float]], other: dict[str, dict[str, float]]) -> dict[str, dict[str, float]]:
    """The best of two rounds, figure by figure: more a second, fewer microseconds.

    >>> better({"g": {"decisions_per_second": 5, "view_us": 2}}, {"g": {"decisions_per_second": 4, "view_us": 1}})
    {'g': {'decisions_per_second': 5, 'view_us': 1}}
    """
    return {
        game: {key: (max if key.endswith("second") else min)(value, other[game][key]) for key, value in figures.items()}
        for game, figures in one.items()
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("revisions", nargs="+", metavar="REVISION=NAME")
    parser.add_argument("--last", required=True, metavar="NAME", help="the release the others are compared with")
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--rounds", type=int, default=3)
    args = parser.parse_args()
    named = {name: revision for revision, _, name in (one.partition("=") for one in args.revisions)}
    best: dict[str, dict[str, dict[str, float]]] = {}
    with tempfile.TemporaryDirectory() as place:
        sources = {name: taken_out(revision, Path(place, name)) for name, revision in named.items()}
        for number in range(args.rounds):
            for name, src in sources.items():
                found = measured(src, args.seconds)
                best[name] = better(best[name], found) if name in best else found
                print(f"round {number + 1}, {name}", flush=True)
    told: list[dict[str, Any]] = []
    for name, revision in named.items():
        commit, date = git("show", "-s", "--format=%h %cs", revision).decode().split()
        told.append({"name": name, "commit": commit, "date": date, "games": best[name]})
    kept = json.loads(FILE.read_text(encoding="utf-8"))["measured"] if FILE.is_file() else []
    written = {"last_release": args.last, "measured": [*(one for one in kept if one["name"] not in named), *told]}
    FILE.write_text(json.dumps(written, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
