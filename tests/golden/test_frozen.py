"""What earlier versions kept opens in this one, looks as it did, and goes on. See freeze.py."""

from __future__ import annotations

import gzip
import json
import random
import sys
from pathlib import Path
from typing import Any

import pytest

import ravenhill
from ravenhill import words
from ravenhill.engine import check, record

sys.path.append(str(Path(__file__).parent))
from views import OTHERWISE, as_then, same

HERE = Path(__file__).parent / "saves"
SAVES = sorted(HERE.glob("*/*.save"))
RECORDS = sorted(HERE.glob("*/*.record.gz"))
PASSED_OVER = ("cardgame-fellowship-2-40",)  # its open question, the order of combats, is not asked any more


def name_of(path: Path) -> str:
    return f"{path.parent.name}/{path.name.partition('.')[0]}"


def then(path: Path) -> Any:
    """What everybody saw when it was kept."""
    return json.loads(gzip.decompress(path.with_suffix(".json.gz").read_bytes()))


def carries_log(path: Path) -> bool:
    """Version 0.1 kept none: later rules tell it again in their own lines, or say that it was not kept."""
    return "log" in record._body_of(path.read_bytes())


def eyes(play: ravenhill.Play) -> list[int | None]:
    return [None, *range(play.seats)]


def passed_over(play: ravenhill.Play, seen: Any) -> bool:
    """The open question had only one answer, as all could see, and is not asked any more."""
    (_, prompt, _, options), *more = seen["decisions"] or [(0, None, "", ())]
    return not more and len(options) == 1 and prompt not in [d.prompt.plain() for d in play.decisions]


def test_every_game_and_scenario_was_frozen() -> None:
    names = [path.name for path in SAVES if path.parent.name == "0.1"]
    for info in ravenhill.games():
        for scenario in info.scenarios:
            for seats in scenario.seats:
                kept = [n for n in names if n.startswith(f"{info.id}-{scenario.id}-{seats}-")]
                assert len(kept) == 4, (info.id, scenario.id, seats)


@pytest.mark.parametrize("path", SAVES, ids=name_of)
def test_a_frozen_save_looks_as_it_did_and_goes_on(path: Path) -> None:
    play = ravenhill.load(path.read_bytes())
    seen = then(path)
    lost = seen["answers"] - play.answers
    assert lost == len([e for e in play.cut if not isinstance(e, str)])
    if not lost and path.stem not in PASSED_OVER and not passed_over(play, seen):
        views = [as_then(play.setup.game, json.loads(json.dumps(play.view(seat)))) for seat in eyes(play)]
        assert same(views, seen["views"], OTHERWISE.get(play.setup.game, ()))
    if carries_log(path) or play.game.info.rules == 1:
        for seat, before in zip(eyes(play), seen["logs"], strict=True):
            kept = [line for line in before if line["at"] <= play.answers]
            assert [line.plain() for line in play.log(seat)][: len(kept)] == kept
    for seat in eyes(play):
        for line in play.log(seat):
            assert words.flaws(line, play.setup.game) == []
    chance = random.Random(path.name)
    for _ in range(60):
        if play.over:
            break
        d = chance.choice(play.decisions)
        play.answer(d.seat, chance.choice(d.options))
        assert play.game.problems(play.table) == []
    assert check.state(ravenhill.load(play.save())) == check.state(play)


@pytest.mark.parametrize("path", RECORDS, ids=name_of)
def test_a_frozen_record_is_shown(path: Path) -> None:
    """By the rules that wrote it; by later ones if it can be played, else it says what it needs."""
    written = gzip.decompress(path.read_bytes())
    head = json.loads(written)["head"]
    try:
        play = ravenhill.replay(written)
    except ravenhill.BadSave as e:
        game = head["setup"]["game"]
        newer = next(info.rules for info in ravenhill.games() if info.id == game) > head.get("rules", 1)
        assert newer and e.message.key == "bad-record-older"
        return
    assert record._result_plain(play) == head["result"]
