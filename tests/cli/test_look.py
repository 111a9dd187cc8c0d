"""games, replay, rules and pack."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import ravenhill

README = Path(__file__).parents[2] / "README.md"
BOOKS = Path(__file__).parents[2] / "docs" / "rules"

TESTS = """
import pytest
from ravenhill import coverage
from ravenhill.coverage import card, example, rule

BOTH = ("WW02", "WW03")
CASES: dict[str, int] = {"WW04": 1, "WW05": 2}

@rule("I1.1", "I1.2")
@rule("I1.3")
@example("E1")
def test_one() -> None: ...

@pytest.mark.parametrize("x", [1, 2])
@coverage.rule("I2.1")
@card("WW01", *BOTH)
def test_two(x: int) -> None: ...

@card(*CASES)
@rule("I77.1", "W1.1")
class TestAll:
    @example("N2")
    def test_three(self) -> None: ...

@rule("I3.1")
def no_test() -> None: ...
"""


def test_games_lists_what_there_is(run: Any) -> None:
    listed = {info["id"]: info for info in run("games", "--json").json}
    toy = listed["toy"]
    assert toy["title"] == "Toy" and toy["seats"] == [2, 3]
    assert [s["id"] for s in toy["scenarios"]] == ["duel", "crowd"]
    assert toy["options"][0]["id"] == "hand" and toy["players"] == ["random", "greedy"]
    shown = run("games").out
    assert "The Toy" in shown and "For two (North, South)" in shown


def test_replay_checks_a_record_and_a_save(run: Any, tmp_path: Path) -> None:
    table = ravenhill.new("toy", seed=4)
    while not table.over:
        table.answer(table.decisions[0].seat, 0)
    for name, data in (("record", table.record()), ("save", table.save())):
        (tmp_path / name).write_bytes(data)
        found = run("replay", str(tmp_path / name), "--json").json
        assert found["ok"] is True and found["decisions"] == table.answers
        assert table.result is not None and found["result"]["winners"] == list(table.result.winners)
        assert found["result"]["reason"] == "points"
    found = run("replay", str(tmp_path / "record"), "--to", "3", "--json").json
    assert found == {"ok": True, "decisions": 3, "result": None}
    shown = run("replay", str(tmp_path / "record")).out
    assert "The record is in order" in shown and "most points [T9]" in shown
    shown = run("replay", str(tmp_path / "record"), "--to", "0").out
    assert "North: Choose an action" in shown and "Draw two cards" in shown


def test_rules_coverage_counts_what_tests_cite(run: Any, tmp_path: Path) -> None:
    folder = tmp_path / "rules" / "ironwood"
    folder.mkdir(parents=True)
    (folder / "test_all.py").write_text(TESTS)
    elsewhere = tmp_path / "rules" / "wotr"
    elsewhere.mkdir()
    (elsewhere / "test_more.py").write_text(
        'from ravenhill.coverage import *\n@example("N3")\n@rule("I4.1")\ndef test(): ...\n'
    )
    found = run("rules", "coverage", "ironwood", "--tests", str(tmp_path), "--json").json["ironwood"]
    assert found["rules"] >= 200 and found["covered"] == 5
    assert not {"I1.1", "I1.2", "I1.3", "I2.1", "I4.1"} & set(found["missing"])
    assert "I3.1" in found["missing"], "a function that is no test proves nothing"
    assert found["unknown"] == ["I77.1"], "a number of another game is none of ours"
    assert found["tests"]["I2.1"] == ["rules/ironwood/test_all.py::test_two"]
    assert found["examples"] == 115 and found["examples_covered"] == 2
    assert "N3" in found["examples_missing"], "the examples of games share their numbers"
    assert found["cards"] == 76 and found["cards_covered"] == 5
    assert "WW06" in found["cards_missing"]
    shown = run("rules", "coverage", "ironwood", "--tests", str(tmp_path)).out
    assert "Rules without a test: I1.4" in shown


@pytest.mark.parametrize("game", [info.id for info in ravenhill.games()])
def test_rules_coverage_reads_every_book(run: Any, game: str) -> None:
    """At least all that stand in lists; some stand in tables."""
    book = (BOOKS / f"{game}.md").read_text(encoding="utf-8")
    found = run("rules", "coverage", game, "--json").json[game]
    assert found["rules"] >= len(set(re.findall(r"^- ([A-Z]+\d+(?:\.\d+)+) ", book, re.MULTILINE))) > 0
    assert found["examples"] >= 70
    assert found["covered"] + len(found["missing"]) == found["rules"]


def test_rules_show_prints_a_rule_or_a_chapter(run: Any) -> None:
    assert "I1.1" in run("rules", "show", "ironwood", "I1.1").out
    chapter = [block["number"] for block in run("rules", "show", "ironwood", "i1", "--json").json]
    assert chapter[:2] == ["I1.1", "I1.2"] and "I10.1" not in chapter


def test_the_readme_shows_how_a_rule_is_printed(run: Any) -> None:
    """A number alone: no two books share a letter."""
    [command] = re.findall(r"`ravenhill (rules show [^`]+)`", README.read_text(encoding="utf-8"))
    shown = run(*command.split())
    assert shown.code == 0 and shown.out.startswith("I9.6  Damage dealt")
    assert run("rules", "show", "r1.8").out.rstrip().endswith("(our ruling)")
    assert run("rules", "show", "I99.1").err.strip() == "ironwood has no rule I99.1."
    assert run("rules", "show", "ironwood").err.strip() == "No rulebook has a rule ironwood."


def test_rules_show_says_where_a_rule_was_found(run: Any) -> None:
    shown = " ".join(run("rules", "show", "bofa", "B9.4.8").out.split())
    assert shown.endswith("neither half needs the other. (our own: both abilities; our ruling: last sentence)")
    table = " ".join(run("rules", "show", "B16.12").out.replace("│", " ").split())
    assert "same (our ruling: what is used)" in table
    [rule] = run("rules", "show", "B9.4.8", "--json").json
    assert rule["marks"][1] == {"kind": "decision", "note": "last sentence"}


def test_pack_check_says_what_is_wrong(run: Any, tmp_path: Path) -> None:
    ran = run("pack", "check", str(tmp_path / "nowhere"), "--json")
    assert ran.code == 1 and ran.json["ok"] is False
    assert ran.json["problems"] == [f"There is no directory {tmp_path / 'nowhere'}."]
    (tmp_path / "cards.toml").write_text("this is no toml")
    ran = run("pack", "check", str(tmp_path))
    assert ran.code == 1 and "cards.toml: not readable as TOML" in ran.out
