"""Counts the house room by room, for the table in docs/architecture.md: python tests/docs/count.py [REV]

Lines and thousands of characters that are no white space, of Python, TypeScript, Svelte, CSS and TOML. Tests are not
counted, nor what a program writes (browser types, lists of forms), nor the rooms for learners, which are younger."""

from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter

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
    return subprocess.run(["git", *args], capture_output=True, encoding="utf-8", check=True).stdout


def room_of(path: str) -> str | None:
    if ".test." in path or LEARNERS.search(path) or WRITTEN.search(path):
        return None
    return next((room for room, pattern in ROOMS.items() if re.fullmatch(pattern, path)), None)


def main(revision: str) -> None:
    lines: Counter[str] = Counter()
    letters: Counter[str] = Counter()
    for path in git("ls-tree", "-r", "--name-only", revision).splitlines():
        room = room_of(path)
        if room is not None:
            text = git("show", f"{revision}:{path}")
            lines[room] += text.count("\n")
            letters[room] += len(re.sub(r"\s", "", text))
    for room in (*ROOMS, "in all"):
        many, thousands = (c.total() if room == "in all" else c[room] for c in (lines, letters))
        print(f"{room:40}{many:8,}{thousands // 1000:8,}")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "HEAD")
