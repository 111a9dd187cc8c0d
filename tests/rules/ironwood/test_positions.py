"""Positions: what they lay, what they refuse, and that a table written down is the same table again."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from ironwood_table import (
    IC,
    WW,
    asked,
    at,
    crystals,
    discard,
    drill,
    fighters,
    go,
    golems,
    hand,
    lingering,
    offered,
    played,
    site,
    specials,
    table,
    totems,
    visions,
)

import ravenhill
from ravenhill import BadPosition
from ravenhill.games.ironwood.position import KEYS

PAGE = Path(__file__).parents[3] / "docs" / "positions" / "ironwood.md"


def test_an_empty_position_is_the_start_and_every_key_stands_on_its_page() -> None:
    start = ravenhill.position("ironwood", {})
    assert fighters(start, "f01") == 2 and asked(start) == (WW, "first-cards")
    page = PAGE.read_text(encoding="utf-8")
    assert [key for key in KEYS if f"`{key}`" not in page] == []


def test_the_examples_of_the_page_can_be_laid(tmp_path: Path) -> None:
    blocks = re.findall(r"```toml\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.S)
    assert len(blocks) >= 3
    for number, block in enumerate(blocks):
        file = tmp_path / f"{number}.toml"
        file.write_text(block, encoding="utf-8")
        play = ravenhill.position("ironwood", file)
        assert play.decisions or play.over


def test_what_a_position_names_lies_exactly_so() -> None:
    play = at(
        at="action",
        round=4,
        turn=3,
        forests={"f04": {"fighters": 2, "charged": 1, "fading": 1}, "f01": 3},
        mountains={
            "auria": {"fighters": 1, "golems": 2},
            "gallimor": {"site": "forge"},
            "chromia": {"site": "foundation"},
        },
        drill={"at": "zincur", "track": 2, "cargo": 3},
        crystals={"woodwalkers": 2, "ironclad": 4},
        secured=1,
        hands={"woodwalkers": ["WW30"], "ironclad": ["IC30"]},
        decks={"woodwalkers": ["WW31", "WW32"], "ironclad": {"under": ["IC31"], "under_seen": [2]}},
        discard={"woodwalkers": ["WW20"]},
        played={"woodwalkers": [["WW05", "WW01"], "passed"], "ironclad": [["IC28"]]},
        aside={"ironclad": ["IC01"]},
        lingering={"ironclad": [{"card": "IC28", "markers": 3}]},
        visions=["V_AURIA"],
        vision_deck=["V_CHROMIA"],
        vision_discard=["V_ZINCUR"],
        discovered=["V_GALLIMOR"],
        seen={"ironclad": ["IC30"]},
        seen_visions=["V_AURIA"],
        bonuses=[{"side": "ironclad", "defence": 1, "defender_only": True}],
        prohibitions=[{"what": 1, "place": "auria"}],
        marks=["auria", "f04"],
    )
    t = table(play)
    assert (t.round, t.turn) == (4, 3) and asked(play) == (IC, "play")
    assert fighters(play, "f04") == 2 and totems(play, "f04") == (1, 1) and fighters(play, "f01") == 3
    assert (fighters(play, "auria"), golems(play, "auria")) == (1, 2)
    assert (site(play, "gallimor"), site(play, "chromia")) == ("forge", "foundation") and t.forge_tokens == 3
    assert drill(play) == ("zincur", 2, 3) and crystals(play) == (2, 4)
    assert t.secured == 1 and t.totems == 2
    assert hand(play, WW) == ["WW02", "WW03", "WW30"] and hand(play, IC) == ["IC02", "IC03", "IC30"]
    assert discard(play, WW) == ["WW20"] and lingering(play, IC) == {"IC28": 3}
    assert played(play, WW) == [["WW05", "WW01"], ["passed"]] and played(play, IC) == [["IC28"]]
    assert visions(play) == ["V_AURIA"] and len(t.vision_deck) == 7
    seen: Any = play.view(IC)
    assert seen["visions"]["hand_known"] == ["V_AURIA"] and seen["sides"]["ironclad"]["under_known"] == ["IC31"]
    assert (
        seen["bonuses"][0]["defence"] == 1
        and seen["mountains"]["auria"]["marks"] == seen["forests"]["f04"]["marks"] == 1
    )
    watched: Any = play.view(WW)
    assert watched["sides"]["ironclad"]["hand_known"] == ["IC30"]
    go(play, "play IC02", "option IC02 1")
    assert not [o for o in offered(play) if "auria" in o]
    go(play, "pass")
    assert specials(play, WW) == ["WW30", "WW31"]


@pytest.mark.parametrize(
    ("wrong", "key"),
    [
        ({"weather": "rain"}, "key"),
        ({"forests": {"f99": 1}}, "unknown"),
        ({"forests": {"f01": -1}}, "number"),
        ({"forests": {"f01": True}}, "form"),
        ({"forests": ["f01"]}, "form"),
        ({"mountains": {"auria": {"site": "forge"}}}, "site-place"),
        ({"mountains": {"gallimor": {"site": "ruin"}}}, "site"),
        ({"drill": {"at": "f01"}}, "unknown"),
        ({"crystals": {"elves": 1}}, "side"),
        ({"crystals": {"ironclad": "many"}}, "form"),
        ({"hands": {"woodwalkers": ["IC30"]}}, "wrong-side"),
        ({"hands": {"woodwalkers": ["WW30", "WW30"]}}, "card-twice"),
        ({"hands": {"woodwalkers": ["WW30"]}, "discard": {"woodwalkers": ["WW30"]}}, "card-twice"),
        ({"hands": {"woodwalkers": ["WW99"]}}, "unknown"),
        ({"hands": {"woodwalkers": "WW30"}}, "form"),
        ({"decks": {"woodwalkers": {"top": ["WW30"], "top_seen": []}}}, "list"),
        ({"decks": {"woodwalkers": {"top": ["WW30"], "top_seen": [9]}}}, "number"),
        ({"lingering": {"ironclad": [{"card": "IC28", "markers": 0}]}}, "number"),
        ({"seen": {"ironclad": ["IC30"]}}, "seen"),
        ({"visions": ["V_AURIA"], "discovered": ["V_AURIA"]}, "card-twice"),
        ({"visions": ["V_FERRUM"]}, "unknown"),
        ({"forests": {"f01": {"charged": 1}}}, "broken"),
        ({"bot": {"spirits": 1}}, "no-bot"),
        ({"at": "dawn"}, "at"),
        ({"turn": 6}, "number"),
        ({"scenario": "ironbot", "hands": {"woodwalkers": ["WW17"]}}, "card-removed"),
    ],
)
def test_refused_with_the_reason(wrong: dict[str, Any], key: str) -> None:
    with pytest.raises(BadPosition) as refused:
        ravenhill.position("ironwood", wrong)
    assert refused.value.message.key in (f"ironwood-bad-{key}", f"bad-position-{key}")
    assert str(refused.value) != refused.value.message.key  # a sentence


@pytest.mark.parametrize("scenario", ["duel", "ironbot", "woodbot"])
def test_every_moment_of_a_game_can_be_written_and_laid_again(scenario: str) -> None:
    play = ravenhill.new("ironwood", seed=21, scenario=scenario)
    for n in range(90):
        if play.over:
            break
        d = play.decisions[0]
        told = play.position()
        again = ravenhill.position("ironwood", told)
        assert again.position() == told
        assert [(e.seat, e.prompt, e.options) for e in again.decisions] == [
            (e.seat, e.prompt, e.options) for e in play.decisions
        ]
        for seat in (None, WW, IC):
            assert again.view(seat) == play.view(seat)
        play.answer(d.seat, (n * 5 + 1) % len(d.options))
    assert table(play).round > 1


def test_a_position_goes_on_with_outcomes_and_answers() -> None:
    told = {"clear": True, "hands": {"woodwalkers": ["WW15"]}, "then": ["card:WW30", "card:WW31", [0, "play", "WW15"]]}
    play = ravenhill.position("ironwood", told)
    assert specials(play, WW) == ["WW30", "WW31"] and asked(play) == (IC, "play")
    with pytest.raises(BadPosition):
        ravenhill.position("ironwood", {"then": [[0, "play", "WW30"]]})
