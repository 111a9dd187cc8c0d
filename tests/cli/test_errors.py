"""Whatever a caller gets wrong is told in a sentence, with a non-zero exit, and never by a traceback."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import ravenhill


def told(ran: Any) -> str:
    """The one line an error was told in."""
    assert ran.code == 1
    assert ran.out == ""
    assert "Traceback" not in ran.err
    assert ran.err.count("\n") == 1
    return str(ran.err.strip())


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["sim", "nope"], "There is no game “nope”."),
        (["play", "nope"], "There is no game “nope”."),
        (["bench", "nope"], "There is no game “nope”."),
        (["sim", "toy", "--scenario", "x"], "“x” is no way to play toy. There is: duel, crowd."),
        (["sim", "toy", "--seats", "7"], "toy is for 2 to 3 seats, not for 7."),
        (["sim", "toy", "--scenario", "duel", "--seats", "3"], "The scenario duel is not for 3 seats, but for: 2."),
        (["sim", "toy", "--option", "x=1"], "The scenario duel has no option “x”. There is: hand."),
        (["sim", "toy", "--option", "hand=9"], "The option hand can not be “9”, but one of: 1, 2, 3."),
        (["sim", "toy", "--option", "hand"], "“hand” is not an option; write NAME=VALUE."),
        (["sim", "toy", "--players", "nobody"], "There is no machine player “nobody”. There is: random, beginner"),
        (["sim", "toy", "--players", "random,random,random"], "3 players were named for 2 seats."),
        (["sim", "toy", "--players", "greedy:width=0"], "The player greedy does not take “width=0”"),
        (["sim", "toy", "--players", "greedy:taste=0"], "The player greedy does not take “taste=0”"),
        (["sim", "toy", "--players", "greedy:width"], "The player greedy does not take “width”"),
        (
            ["play", "toy", "--seat", "west"],
            "There is no seat “west” for a player here. There is: north (0), south (1).",
        ),
        (["play", "toy", "--load", "nowhere"], "nowhere can not be opened: No such file or directory."),
        (["replay", "nowhere"], "nowhere can not be opened: No such file or directory."),
        (["rules", "show", "toy", "T1"], "There are no rules written down for “toy”."),
        (["rules", "show", "../x", "T1"], "There are no rules written down for “../x”."),
        (["rules", "show", "ironwood", "I99"], "ironwood has no rule I99."),
        (["rules", "coverage", "ironwood", "--tests", "nowhere"], "There is no folder of tests at nowhere."),
    ],
)
def test_what_a_caller_may_get_wrong(run: Any, args: list[str], sentence: str) -> None:
    assert sentence in told(run(*args))


def test_saves_that_are_none(run: Any, tmp_path: Path) -> None:
    data = ravenhill.new("toy", seed=1).save()
    file = tmp_path / "game"
    for bad, sentence in (
        (b"hello", "This is not a Ravenhill save."),
        (data[:-5], "This save or record was cut short or altered"),
        (data[:60] + bytes([data[60] ^ 1]) + data[61:], "This save or record was cut short or altered"),
    ):
        file.write_bytes(bad)
        assert sentence in told(run("play", "toy", "--load", str(file)))
    file.write_bytes(data)
    assert "This is a save of toy, not of ironwood." in told(run("play", "ironwood", "--load", str(file)))


def test_records_that_are_none(run: Any, tmp_path: Path) -> None:
    table = ravenhill.new("toy", seed=1)
    table.answer(0, ("draw",))
    record = table.record()
    file = tmp_path / "game"
    for bad, sentence in (
        (b"hello", "This is neither a record nor a save"),
        (record[:-9], "This is neither a record nor a save"),
        (record.replace(b'"draw"', b'"fly"'), "This save or record was cut short or altered"),
    ):
        file.write_bytes(bad)
        assert sentence in told(run("replay", str(file)))


def test_a_wrong_command_is_a_matter_of_usage(run: Any) -> None:
    assert run("dance").code == 2
    assert run("sim").code == 2
    assert run("sim", "toy", "--games", "none").code == 2


def test_every_command_explains_itself(run: Any) -> None:
    for command in ("play", "games", "sim", "arena", "bench", "replay", "rules", "pack", "tables", "people"):
        ran = run(command, "--help")
        assert ran.code == 0 and "Usage" in ran.out
    inner = [("rules", "coverage"), ("rules", "show"), ("pack", "check")]
    inner += [("tables", verb) for verb in ("list", "show", "delete", "export")]
    inner += [("people", verb) for verb in ("list", "reset", "ban", "unban", "delete")]
    for room, verb in inner:
        ran = run(room, verb, "--help")
        assert ran.code == 0 and "Usage" in ran.out
        assert "cli-" not in ran.out
