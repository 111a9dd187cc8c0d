"""Counts the house room by room, for the table in docs/architecture.md: python tests/docs/count.py [REV]

Without a revision the files as they lie here are counted; with `--write` the last two columns of the table are written.

Lines and thousands of characters that are no white space, of Python, TypeScript, Svelte, CSS and TOML. Tests are not
counted, nor what a program writes (browser types, lists of forms), nor the rooms for learners, which are younger."""

from __future__ import annotations

import argparse
import re
import subprocess
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "architecture.md"
ALL = "in all"

LEARNERS = re.compile(
    r"games/\w+/(observe|blunders)\.py|engine/(observe|grammar)\.py|players/(learn/|search|eye|blunders)|ravenhill/envs/"
)
WRITTEN = re.compile(r"web/src/shapes/|games/\w+/forms\.py")
ROOMS = {
    "engine": r"src/ravenhill/engine/.*\.py",
    "games, Python": r"src/ravenhill/games/.*\.py",
    "games, data": r"src/ravenhill/games/.*\.toml",
    "players": r"src/ravenhill/players/.*\.py",
    "server": r"src/ravenhill/server/.*\.py",
    "commands, words, rulebook and the like": r"src/ravenhill/.*\.py",
    "web": r"web/(src|build|maps)/.*\.(ts|svelte|css|mjs|toml)",
    "writers": r"writers/.*\.py|web/build/.*\.py",
}


def git(*args: str) -> str:
    return subprocess.run(["git", *args], cwd=ROOT, capture_output=True, encoding="utf-8", check=True).stdout


def room_of(path: str) -> str | None:
    if ".test." in path or LEARNERS.search(path) or WRITTEN.search(path):
        return None
    return next((room for room, pattern in ROOMS.items() if re.fullmatch(pattern, path)), None)


def counted(revision: str | None = None) -> dict[str, tuple[int, int]]:
    """Of every room, and in all: lines, and thousands of characters."""
    lines: Counter[str] = Counter()
    letters: Counter[str] = Counter()
    files = git("ls-files") if revision is None else git("ls-tree", "-r", "--name-only", revision)
    for path in files.splitlines():
        room = room_of(path)
        if room is not None and (revision or (ROOT / path).is_file()):
            text = (ROOT / path).read_text("utf-8") if revision is None else git("show", f"{revision}:{path}")
            lines[room] += text.count("\n")
            letters[room] += len(re.sub(r"\s", "", text))
    found = {room: (lines[room], letters[room] // 1000) for room in ROOMS}
    return {**found, ALL: (lines.total(), letters.total() // 1000)}


def told(page: str) -> dict[str, tuple[int, int]]:
    """What the table says of today."""
    rows = re.findall(r"^\| ([^|]+) \|.*\| ([\d,]+) \| ([\d,]+) \|$", page, re.MULTILINE)
    return {room: (int(n.replace(",", "")), int(k.replace(",", ""))) for room, n, k in rows if room in (*ROOMS, ALL)}


def rewritten(page: str, found: dict[str, tuple[int, int]]) -> str:
    for room, (many, thousands) in found.items():
        row = rf"^(\| {re.escape(room)} \|.*\|) [\d,]+ \| [\d,]+ \|$"
        page = re.sub(row, rf"\g<1> {many:,} | {thousands:,} |", page, count=1, flags=re.MULTILINE)
    return page


def main() -> None:
    asked = argparse.ArgumentParser()
    asked.add_argument("revision", nargs="?")
    asked.add_argument("--write", action="store_true")
    wanted = asked.parse_args()
    found = counted(wanted.revision)
    for room, (many, thousands) in found.items():
        print(f"{room:40}{many:8,}{thousands:8,}")
    if wanted.write:
        PAGE.write_text(rewritten(PAGE.read_text(encoding="utf-8"), found), encoding="utf-8")


if __name__ == "__main__":
    main()
