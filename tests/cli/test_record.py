"""record convert: what version 0.1 wrote, made fit for later rules."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import ravenhill
from ravenhill.engine import game as shelf

FROZEN = Path(__file__).parents[1] / "golden" / "saves" / "0.1"


@pytest.fixture
def newer(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """The rules of a game are one version further."""

    def raise_rules(game: str) -> None:
        info = shelf.find(game).info
        monkeypatch.setattr(type(shelf.find(game)), "info", replace(info, rules=info.rules + 1))

    return raise_rules


@pytest.mark.parametrize("game", ["cardgame-duel_2p-2"])  # of a game whose rules are those of 0.1
def test_converted_files_are_shown_by_later_rules(run: Any, tmp_path: Path, newer: Any, game: str) -> None:
    record = tmp_path / "old.json"
    record.write_bytes(gzip.decompress((FROZEN / f"{game}.record.gz").read_bytes()))
    save = tmp_path / "old.save"
    save.write_bytes((FROZEN / f"{game}-150.save").read_bytes())
    if shelf.find(game.partition("-")[0]).info.rules > 1:
        kept = save.read_bytes()
        done = run("record", "convert", str(save), "--json")
        assert done.code == 1 and list(done.json["failed"]) == [str(save)], "its rules are gone"
        assert save.read_bytes() == kept and not ravenhill.load(kept).still
        return
    before = [ravenhill.replay(file.read_bytes(), to=20) for file in (record, save)]
    done = run("record", "convert", str(record), str(save), "--json")
    assert done.code == 0 and done.json == {"converted": [str(record), str(save)], "already": [], "failed": {}}
    twice = run("record", "convert", str(record), str(save), "--into", str(tmp_path / "new" / "folder"))
    assert twice.code == 0 and "2 files had all that before." in twice.out
    assert (tmp_path / "new" / "folder" / record.name).read_bytes() == record.read_bytes()
    newer(game.partition("-")[0])
    for file, play in zip((record, save), before, strict=True):
        shown = ravenhill.replay(file.read_bytes(), to=20)
        assert shown.still and [shown.view(seat) for seat in (None, 0, 1)] == [play.view(s) for s in (None, 0, 1)]
        assert [line.plain() for line in shown.log(0)] == [line.plain() for line in play.log(0)]
        again = run("replay", str(file), "--json")
        assert again.code == 0 and again.json["ok"]
    assert not ravenhill.load(save.read_bytes()).still


def test_what_is_no_game_is_told_and_left(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "no.json"
    file.write_text("{}")
    done = run("record", "convert", str(file))
    assert done.code == 1 and "no.json" in done.out and json.loads(file.read_text()) == {}
