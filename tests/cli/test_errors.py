"""Whatever a caller gets wrong is told in a sentence, with a non-zero exit, and never by a traceback."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import ravenhill
from ravenhill.cli import command_line


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
        (["sim", "toy", "--players", "greedy:taste=0"], "has no setting “taste”. It has: samples, width, depth."),
        (
            ["sim", "toy", "--players", "search:taste=0"],
            "has no setting “taste”. It has: cores, iterations, ms",
        ),
        (
            ["sim", "toy", "--players", "marshal:taste=0"],
            "has no setting “taste”. It has: cores, iterations, ms",
        ),
        (["sim", "toy", "--players", "random:taste=0"], "The player random has no settings, so none called “taste”."),
        (["sim", "toy", "--players", "search:ms=soon"], "search:ms is “soon”, which is not a number."),
        (["sim", "toy", "--players", "learned:file=nowhere"], "nowhere can not be opened: No such file or directory."),
        (["sim", "toy", "--players", "greedy:width"], "The player greedy does not take “width”"),
        (
            ["play", "toy", "--seat", "west"],
            "There is no seat “west” for a player here. There is: north (0), south (1).",
        ),
        (["play", "toy", "--load", "nowhere"], "nowhere can not be opened: No such file or directory."),
        (["play", "toy", "--lang", "xx"], "There is no language “xx”. There is: en, cs, pl."),
        (["replay", "nowhere"], "nowhere can not be opened: No such file or directory."),
        (["analyse", "nowhere.json"], "nowhere.json can not be opened: No such file or directory."),
        (["analyse", "no/where"], "no/where can not be opened: No such file or directory."),
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


@pytest.mark.parametrize(
    "args",
    [
        ["arena", "toy", "--games", "2", "--keep"],
        ["fuzz", "toy", "--games", "2", "--keep"],
        ["fuzz", "toy", "--games", "2", "--failures"],
        ["puzzles", "make", "toy", "--out"],
    ],
    ids=" ".join,
)
def test_a_place_nobody_can_write_to_is_told_before_anything_is_played(
    run: Any, tmp_path: Path, args: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for played in ("ravenhill.players.arena.meet", "ravenhill.fuzz.play_lot", "ravenhill.puzzles.make"):
        monkeypatch.setattr(played, None)
    (tmp_path / "file").write_text("")
    nowhere = tmp_path / "file" / "inside"
    assert told(run(*args, str(nowhere))) == f"{nowhere} can not be opened: Not a directory."


@pytest.mark.parametrize("kept", ["a letter", "a letter\n", '{"dear": "aunt"}\n', '{"course": "toy/', "\n\n"])
def test_a_file_of_something_else_is_refused_and_left_as_it_is(run: Any, tmp_path: Path, kept: str) -> None:
    file = tmp_path / "file"
    for command, sentence in (
        ("arena", "holds the games of another contest"),
        ("fuzz", "holds something else than lots of random games"),
    ):
        file.write_text(kept)
        if command == "fuzz" and kept.startswith('{"course'):
            continue  # the one line of a run that was cut at once
        assert sentence in told(run(command, "toy", "--games", "2", "--keep", str(file)))
        assert file.read_text() == kept


def test_a_wrong_command_is_a_matter_of_usage(run: Any) -> None:
    assert run("dance").code == 2
    assert run("sim").code == 2
    assert run("sim", "toy", "--games", "none").code == 2


def commands(group: Any, *before: str) -> list[tuple[str, ...]]:
    """Every command with the rooms it stands in."""
    found: list[tuple[str, ...]] = []
    for name, command in getattr(group, "commands", {}).items():
        found += [(*before, name), *commands(command, *before, name)]
    return found


@pytest.mark.parametrize("words", sorted(commands(command_line())), ids=" ".join)
def test_every_command_explains_itself(run: Any, words: tuple[str, ...]) -> None:
    ran = run(*words, "--help")
    assert ran.code == 0 and "Usage" in ran.out and "cli-" not in ran.out
    assert "<bool>" not in ran.out, "an option that takes no value shows none"
    assert not re.search(r"Usage:.*\{[a-z]", ran.out), "what is to be put in stands in capitals"
