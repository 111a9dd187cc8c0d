"""A game in the terminal."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import ravenhill


def test_a_whole_game_can_be_played(run: Any) -> None:
    ran = run("play", "toy", "--seed", "3", "--against", "random", stdin="1\n" * 200)
    assert ran.code == 0 and ran.err == ""
    assert "You play North. The seed is 3." in ran.out
    assert "Choose an action T1" in ran.out and "  1 Draw two cards" in ran.out
    assert "You drew" in ran.out
    assert "won: most points [T9]" in ran.out


def test_the_other_seat_is_played_by_the_machine(run: Any) -> None:
    ran = run("play", "toy", "--seat", "south", "--seed", "3", stdin="")
    assert "You play South." in ran.out
    assert run("play", "toy", "--seat", "1", "--seed", "3", stdin="").out.startswith(ran.out[:200])


def test_a_pack_in_play_is_named_each_time_one_sits_down(run: Any, tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text('name = "Spring"\nversion = "2"\ngame = "ironwood"\n', encoding="utf-8")
    (tmp_path / "words.en.toml").write_text('[WW06]\nname = "Sap"\n[WW07]\nname = "Bark"\n', encoding="utf-8")
    ran = run("play", "ironwood", "--pack", str(tmp_path), "--against", "random", stdin="1\nq\n")
    said = "Played with the pack “Spring”, version 2: 2 cards, places or numbers are not as the game has it."
    assert said in ran.out
    saved = next((tmp_path / "saves").glob("ironwood*"))
    assert said in run("play", "ironwood", "--load", str(saved), stdin="q\n").out


def test_leaving_saves_and_the_game_goes_on(run: Any, tmp_path: Path) -> None:
    saved = tmp_path / "saves" / "toy.ravenhill"
    for leaving in ("4\nq\n", "4\n"):
        ran = run("play", "toy", "--seed", "3", "--against", "random", stdin=leaving)
        assert ran.code == 0
        assert f"The game is saved in {saved}. Go on with: ravenhill play toy --load {saved}" in ran.out
        table = ravenhill.load(saved.read_bytes())
        assert table.answers >= 2
    ran = run("play", "toy", "--load", str(saved), "--against", "random", stdin="c\nyes\n")
    assert "South won: the others gave up [T8]" in ran.out


def test_what_can_be_typed_besides_numbers(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "mine"
    typed = [
        "?",
        "99",
        "dance",
        "i",
        "i two hundred",
        "w",
        "w fight",
        "w fly",
        "r",
        "l",
        f"s {file}",
        "s",
        "u",
        "t",
        "c",
        "no",
        "",
        "q",
    ]
    ran = run("play", "toy", "--seed", "3", stdin="\n".join(typed) + "\n")
    assert ran.code == 0
    for words in (
        "take back your last choice",
        "Type a number from 1 to 5",
        "“dance” is neither a number nor a command",
        "what is printed on a card",
        "Name what you want to look at",
        "There is nothing you can see whose name has “two hundred” in it.",
        "Name the option",
        "That is possible now.",
        "“fly” is not possible here. [T1]",
        "There are no rules written down for “toy”",
        f"Saved in {file}.",
        "Name the file",
        "so this can not be taken back. [T1]",
        "Do you really concede?",
    ):
        assert words in ran.out, words
    assert ravenhill.load(file.read_bytes()).answers == 0
    assert ran.out.count("Choose an action") == 2, "t shows the table again"


def test_a_choice_can_be_taken_back(run: Any, tmp_path: Path) -> None:
    """After a draw two cards must go: the first of them can be taken back, the draw can not."""
    table = ravenhill.position("toy", {"hands": [[0, 1, 2, 3], [4]]})
    (tmp_path / "game").write_bytes(table.save())
    ran = run("play", "toy", "--load", str(tmp_path / "game"), stdin="1\n1\nu\nu\nq\n")
    assert ran.out.count("Discard a card T2") == 3
    assert ran.out.count("  1 Discard 0") == 2
    assert "Dice, cards or something hidden have been seen since" in ran.out


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("cs", ["Válka o Prsten", "Ukazatel politiky", "Karty v ruce", "Kdo povede Společenstvo?", "1. kolo"]),
        ("pl", ["Wojna o Pierścień", "Tor polityki", "Twoja ręka", "Kto prowadzi Drużynę?", "1. tura"]),
    ],
)
def test_a_game_is_played_in_another_language(run: Any, language: str, said: list[str]) -> None:
    ran = run("play", "wotr", "--lang", language, "--seed", "3", "--against", "random", stdin="1\nq\n")
    assert ran.code == 0
    for text in said:
        assert text in ran.out, text
    table = ran.out.rpartition("\n> ")[0]  # the last line names a path
    assert re.findall(r"\b(?:turn|phase|the|of|figures|control|hand)\b", table) == []


def test_a_rule_can_be_read_at_the_table(run: Any) -> None:
    ran = run("play", "ironwood", "--seed", "3", "--against", "random", stdin="r I1.1\nr\nq\n")
    assert ran.code == 0
    assert "I1.1  Ironclad win at once when their 3rd forge is built" in ran.out


def test_why_not_tells_the_games_own_reason(run: Any, tmp_path: Path) -> None:
    (tmp_path / "game").write_bytes(ravenhill.position("toy", {"hands": [[0], []]}).save())
    ran = run("play", "toy", "--load", str(tmp_path / "game"), stdin="w fight\nq\n")
    assert "Somebody has no card to fight with. [T3]" in ran.out


def test_an_unreadable_file_does_not_end_the_game(run: Any, tmp_path: Path) -> None:
    ran = run("play", "toy", stdin=f"s {tmp_path}/no/such/folder\nq\n")
    assert ran.code == 0
    assert "can not be opened" in ran.out and "The game is saved in" in ran.out


def test_an_option_that_would_do_nothing_says_so(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "bare"
    bare = {"clear": True, "hands": {"woodwalkers": ["WW14"]}}
    file.write_bytes(ravenhill.position("ironwood", bare).save())
    ran = run("play", "ironwood", "--load", str(file), stdin="q\n")
    assert "Play Poisoned Springs (nothing would happen now)" in ran.out
    assert "Play Vision\n" in ran.out
