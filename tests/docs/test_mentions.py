"""The pages speak of what is there: files, commands, targets of make, scripts of the web client."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest
import typer

from ravenhill.cli import app

ROOT = Path(__file__).parents[2]
PAGES = sorted(
    page
    for pattern in ("*.md", "docs/*.md", "docs/howto/*.md", "docs/positions/*.md", "web/*.md", "deploy/**/*.md")
    for page in ROOT.glob(pattern)
    if page.name != "CHANGELOG.md"
)
MADE = {"src/ravenhill/webclient", "matches.md", "docs/rules/pebbles.md", "locale/pebbles/en.ftl"}
GONE = {"why.py"}  # named as what there was


def prose(page: Path) -> str:
    return re.sub(r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)


@pytest.fixture(scope="module")
def standing() -> set[str]:
    """Every file and folder by all the ends its path has."""
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    parts = [path.split("/") for path in listed.splitlines()]
    return {"/".join(p[i:j]) for p in parts for i in range(len(p)) for j in range(i + 1, len(p) + 1)}


def commands(group: Any, before: str = "") -> set[str]:
    found: set[str] = set()
    for name, command in getattr(group, "commands", {}).items():
        found |= {f"{before}{name}", *commands(command, f"{before}{name} ")}
    return found


def test_there_are_pages() -> None:
    assert len(PAGES) > 25 and ROOT / "web" / "BUILD.md" in PAGES


@pytest.mark.parametrize("page", PAGES, ids=lambda p: p.relative_to(ROOT).as_posix())
def test_a_page_names_files_that_are_there(page: Path, standing: set[str]) -> None:
    named = re.findall(r"`([\w./-]+\.(?:py|ts|svelte|md|toml|ftl|css|mjs)|[\w-]+/[\w./-]*/)`", prose(page))
    assert [name for name in named if name.strip("/") not in standing | MADE | GONE] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda p: p.relative_to(ROOT).as_posix())
def test_a_page_names_commands_there_are(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    scripts = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))["scripts"]
    assert [name for name in re.findall(r"npm run (\w+)", text) if name not in scripts] == []
    targets = re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    assert [name for name in re.findall(r"(?:^|`)make ([a-z][\w-]*)", text, re.MULTILINE) if name not in targets] == []
    known = commands(typer.main.get_command(app))
    told = [
        line.split() for line in re.findall(r"(?:^|`)ravenhill ((?:[a-z][\w-]*(?: (?=[a-z])|))+)", text, re.MULTILINE)
    ]
    assert [words for words in told if words and words[0] not in known] == []


def written(page: Path) -> list[list[str]]:
    """What a page says to type after `ravenhill`, in blocks and within a line, word by word."""
    text = page.read_text(encoding="utf-8")
    lines = [
        line
        for block in re.findall(r"^```\w*\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
        for line in block.splitlines()
    ]
    lines += re.findall(r"`([^`\n]+)`", re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL))
    typed = [re.search(r"(?:^|[\s;&|(/])ravenhill ((?:[a-z][\w-]*\b).*)", line) for line in lines]
    return [re.split(r"\s(?:#|\||&&|>|;)|\s{3,}", found[1])[0].split() for found in typed if found is not None]


@pytest.mark.parametrize("page", PAGES, ids=lambda p: p.relative_to(ROOT).as_posix())
def test_a_page_names_options_there_are(page: Path) -> None:
    wrong = []
    for words in written(page):
        command = typer.main.get_command(app)
        for word in words:
            command = getattr(command, "commands", {}).get(word, command)
        known = {"--help"}.union(*(param.opts for param in command.params))
        wrong += [(words, word) for word in words if word.startswith("--") and word.partition("=")[0] not in known]
    assert wrong == []


def test_the_options_on_the_pages_are_found() -> None:
    told = [words for page in PAGES for words in written(page)]
    assert len(told) > 80 and ["sim", "ironwood", "--games", "2000", "--seed", "1", "--ray", "local"] in told
