"""The golden games play again as they were written, compiled and pure. See renew.py."""

from __future__ import annotations

import gzip
import json
import os
import subprocess
import sys
from dataclasses import replace
from importlib import util
from pathlib import Path
from typing import Any

import pytest

import ravenhill
from ravenhill import words
from ravenhill.engine import record
from ravenhill.engine.game import find

HERE = Path(__file__).parent
_spec = util.spec_from_file_location("renew", HERE / "renew.py")
assert _spec is not None and _spec.loader is not None
renew: Any = util.module_from_spec(_spec)
sys.modules["renew"] = renew  # its dataclass looks for its own module
_spec.loader.exec_module(renew)
FILES = sorted(p for p in HERE.glob("*/*.json.gz") if p.parent.name not in ("saves", "greedy_1"))
OLDER = sorted(HERE.glob("*/rules-*/*.json.gz"))  # of earlier rules: read, not played

AGAIN = """
import gzip, json, sys
from pathlib import Path
from ravenhill.engine import record
told = {}
for name in sys.argv[2:]:
    play = record.replay(gzip.decompress((Path(sys.argv[1]) / name).read_bytes()))
    told[name] = [play.answers, record._result_plain(play)]
import ravenhill
print(json.dumps([ravenhill.compiled(), told]))
"""


def name_of(path: Path) -> str:
    return f"{path.parent.name}/{path.name}"


def written(path: Path) -> Any:
    return json.loads(gzip.decompress(path.read_bytes()))


def test_every_game_has_golden_games() -> None:
    for info in ravenhill.games():
        files = [p for p in FILES if p.parent.name == info.id]
        scenarios = {written(p)["head"]["setup"]["scenario"] for p in files}
        assert len(files) >= 4 and scenarios == {s.id for s in info.scenarios}, info.id


def test_war_of_the_ring_ends_in_every_way() -> None:
    ends = set()
    for path in FILES:
        head = written(path)["head"]
        if head["setup"]["game"] == "wotr" and head["setup"]["scenario"] == "war" and head["result"] is not None:
            ends.add((head["result"]["reason"], *head["result"]["winners"]))
    assert {("ring", 0), ("military", 0), ("military", 1), ("corruption", 1)} <= ends


def test_a_game_stays_when_it_is_renewed_though_its_player_would_choose_otherwise() -> None:
    """The random player chooses by place, and the options of a card have come in another order since."""
    path = HERE / "wotr" / "four-random-7.json.gz"
    assert json.loads(gzip.decompress(renew.told_again(path.read_bytes())))["journal"] == written(path)["journal"]


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_a_golden_game_plays_again(path: Path) -> None:
    """Where this fails and the change is meant, `rules` of the game goes up: see renew.py."""
    body = written(path)
    game = body["head"]["setup"]["game"]
    assert body["head"]["rules"] == find(game).info.rules, f"renew the golden games: renew.py {game}"
    play = record.replay(json.dumps(body).encode())
    assert play.answers == len([e for e in body["journal"] if not isinstance(e, str)])
    assert play.over == (body["head"]["result"] is not None)
    assert json.loads(record.written(play)) == body  # its log and every moment too


@pytest.mark.parametrize("path", [*FILES, *OLDER], ids=name_of)
def test_a_golden_game_is_read_without_its_rules(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As the next version of the rules will: every line can be said, and moments are shown as they were."""
    body = written(path)
    game = find(body["head"]["setup"]["game"])
    newer = replace(game.info, rules=max(game.info.rules, body["head"]["rules"]) + 1)
    data = json.dumps(body).encode()
    last = body["journal"] and len([e for e in body["journal"] if not isinstance(e, str)])
    played = [record.replay(data, to=n) for n in (0, last // 2)] if path in FILES else []
    monkeypatch.setattr(type(game), "info", newer)
    for play in played:
        shown = record.replay(data, to=play.answers)
        assert shown.still
        for seat in (None, *range(play.seats)):
            assert shown.view(seat) == play.view(seat) and told(shown, seat) == told(play, seat)
    end = record.replay(data)
    assert end.answers == last and record._result_plain(end) == body["head"]["result"]
    for line in end.lines():
        assert words.flaws(line, game.info.id) == []


def told(play: ravenhill.Play, seat: int | None) -> list[Any]:
    return [line.plain() for line in play.log(seat)]


def test_pure_python_plays_them_too() -> None:
    """What the compiled package writes, the sources alone play to the same end."""
    names = [name_of(p) for p in FILES]
    env = {**os.environ, "RAVENHILL_PURE": "1"}
    command = [sys.executable, "-c", AGAIN, str(HERE), *names]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    compiled, told = json.loads(done.stdout)
    assert not compiled
    for path in FILES:
        body = written(path)
        answers = len([e for e in body["journal"] if not isinstance(e, str)])
        assert told[name_of(path)] == [answers, body["head"]["result"]]
