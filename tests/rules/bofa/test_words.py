"""Every word a player reads is there."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from ravenhill import proofread, words
from ravenhill.engine.game import find
from ravenhill.games import bofa

New = Callable[..., Any]


def test_everything_declared_has_a_text() -> None:
    assert [k for k in proofread.declared("bofa") if words.text(k, None, "en", "bofa") is None] == []


def test_every_thing_and_card_has_a_name() -> None:
    book = find("bofa").empty(find("bofa").setup()).book
    ids = [*book.area_id, *book.card_id, *book.token_id, *book.tile_id]
    known = words.keys("en", "bofa")
    assert [i for i in ids if f"bofa-{i}" not in known] == []
    assert [i for i in book.card_id if f"bofa-{i}.effect" not in known] == []


def test_questions_options_and_log_can_be_read(new: New) -> None:
    found: set[str] = set()
    asked: set[str] = set()
    offered: set[str] = set()
    for seed in range(3):
        f = new(seed)
        chance = random.Random(seed)
        while f.play.decisions:
            d = f.play.decisions[0]
            if d.prompt.key not in asked:
                asked.add(d.prompt.key)
                found |= set(words.flaws(d.prompt))
            for option in d.options:
                if str(option[0]) not in offered:
                    offered.add(str(option[0]))
                    found |= set(words.option_flaws("bofa", option))
            f.play.answer(d.seat, chance.randrange(len(d.options)))
        for line in {line.key: line for line in f.play.log(0) + f.play.log(1)}.values():
            found |= set(words.flaws(line))
        found |= set(words.flaws({"key": f"bofa-end-{f.play.result.reason}", "args": {}}))
    assert sorted(found) == []
    assert len(asked) > 30 and len(offered) > 30


def test_every_key_of_the_code_has_a_text() -> None:
    folder = Path(bofa.__file__).parent
    code = "".join(p.read_text() for p in folder.rglob("*.py"))
    used = set(re.findall(r'"(bofa-[a-z]+-[a-z-]+)"', code))
    used |= {f"bofa-why-{k}" for k in re.findall(r'\breason\("([a-z-]+)"', code)}
    used |= {f"bofa-bad-{k}" for k in re.findall(r'bad\("([a-z-]+)"', code)}
    known = words.keys("en", "bofa")
    assert len(used) > 150
    assert sorted(k for k in used if k not in known) == []


def test_reasons_can_be_read(lay: New) -> None:
    regions = {"camp": "1 dwarf_warriors, lead 1", "under_spur": "2 orcs", "ruins_of_dale": "1 orcs, control"}
    f = lay(regions, fp="character", fp_hand="fs02 ev01", generals=["gandalf"], characters={"gandalf": "camp"})
    wrong = ["pass", "die army", "general bard", "general bolg", "play fs02", "lead camp", "to camp", "attack camp"]
    reasons = [f.why(w) for w in wrong]
    f.do("die character")
    wrong = ["use draw", "use thorin", "use beorn", "play ev01", "play fs02", "play ev02", "use renewed_strength"]
    reasons += [f.why(w) for w in wrong]
    f.do("use fast_move")
    reasons += [f.why("army under_spur"), f.why("army gate_road")]
    f.do("army camp")
    reasons += [f.why("to under_spur"), f.why("to ravenhill"), f.why("done")]
    assert sorted({flaw for r in reasons for flaw in words.flaws(r)}) == []
    assert all(r.rule.startswith("B") for r in reasons)
