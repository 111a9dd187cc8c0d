"""I8. The drill, its track and its Cargo."""

from __future__ import annotations

from typing import Any

import pytest
from ironwood_table import (
    IC,
    WW,
    asked,
    at,
    crystals,
    drill,
    fighters,
    go,
    ic_plays,
    offered,
    pack_of,
    specials,
    table,
    turn_over,
    written,
    ww_plays,
)

from ravenhill import BadPosition
from ravenhill.coverage import example, rule


@rule("I8.1", "I8.2")
@example("N10")
def test_first_step() -> None:
    play = go(ic_plays("IC05"), "drill auria")
    assert drill(play) == ("auria", 1, 2) and crystals(play) == (0, 2)  # Cargo, not available (2 are the card's)


@rule("I8.1", "I8.2")
@example("N11")
def test_second_step() -> None:
    play = ic_plays("IC05", drill={"at": "auria", "track": 1, "cargo": 2}, vision_deck=["V_CHROMIA", "V_ZINCUR"])
    go(play, "drill plumbarum")
    assert drill(play) == ("plumbarum", 2, 3)
    assert (fighters(play, "auria"), fighters(play, "plumbarum")) == (1, 0)  # where it came from
    seen: Any = play.view(IC)
    assert seen["visions"]["top_known"] == ["V_CHROMIA"] and len(table(play).vision_deck) == 10
    other: Any = play.view(WW)
    assert other["visions"]["top_known"] == []  # secretly


@rule("I8.1", "I8.2")
@example("N12")
@pytest.mark.parametrize("track", [2, 3])
def test_third_step_again_and_again(track: int) -> None:
    given: dict[str, Any] = {"drill": {"at": "auria", "track": track, "cargo": 3}, "decks": {"ironclad": ["IC30"]}}
    play = go(ic_plays("IC05", **given), "drill plumbarum")
    assert drill(play) == ("plumbarum", 3, 4) and specials(play, IC) == ["IC30"]
    assert fighters(play, "auria") == 0


@rule("I8.3")
@example("N16")
def test_cargo_is_safe_from_stealing() -> None:
    play = ww_plays("WW14", drill={"at": "auria", "track": 3, "cargo": 4})
    assert crystals(play) == (0, 0) and drill(play) == ("auria", 3, 4)
    assert turn_over(play, IC)


@rule("I8.3")
def test_cargo_can_not_be_spent() -> None:
    play = at(at="recruiting", drill={"at": "auria", "track": 3, "cargo": 6}, crystals={"ironclad": 1})
    assert asked(play) == (WW, "play")  # nobody could buy a fighter
    assert drill(play) == ("auria", 3, 6)


@rule("I8.4")
@example("N13")
def test_unload_at_a_forge() -> None:
    given: dict[str, Any] = {"mountains": {"gallimor": {"site": "forge"}}, "decks": {"ironclad": ["IC30"]}}
    play = ic_plays("IC34", drill={"at": "plumbarum", "track": 3, "cargo": 7}, **given)
    go(play, "drill gallimor")
    assert drill(play) == ("gallimor", 0, 0) and crystals(play) == (0, 7) and specials(play, IC) == []


@rule("I8.4", "I10.4")
@example("N14")
def test_unload_at_the_forge_it_came_from() -> None:
    play = ic_plays("IC08")
    go(play, "drill auria", "drill ferrum")
    assert drill(play) == ("ferrum", 0, 0) and crystals(play) == (0, 2)


@rule("I8.5")
@example("N15")
def test_build_under_the_drill() -> None:
    given: dict[str, Any] = {"mountains": {"gallimor": {"fighters": 1, "site": "foundation"}}}
    play = ic_plays("IC01", crystals={"ironclad": 5}, drill={"at": "gallimor", "track": 2, "cargo": 3}, **given)
    go(play, "option IC01 2", "pay 5", "build gallimor")
    assert drill(play) == ("gallimor", 0, 0) and crystals(play) == (0, 3)


@rule("I8.6")
@example("N90")
def test_it_must_change_its_mountain() -> None:
    play = ic_plays("IC05", drill={"at": "auria", "track": 1, "cargo": 2})  # no unit beside it
    assert "drill auria" not in offered(play) and "drill plumbarum" in offered(play)
    reason = play.why_not(IC, ("drill", "auria"))
    assert reason is not None and reason.rule == "I8.6"
    go(play, "skip")
    assert drill(play) == ("auria", 1, 2)


@rule("I8.6", "I7.2")
def test_once_per_turn() -> None:
    play = ic_plays("IC08")
    go(play, "drill auria", "drill plumbarum")
    assert turn_over(play, WW)
    twice = pack_of(written("IC05", {"op": "move_drill"}, {"op": "move_drill"}))
    once = ic_plays("IC05", pack=twice)
    go(once, "drill auria")
    assert turn_over(once, WW)  # the second move is not marked as one more


@rule("I8.7")
def test_too_few_crystals_in_the_supply() -> None:
    given: dict[str, Any] = {"crystals": {"woodwalkers": 10, "ironclad": 9}, "decks": {"ironclad": ["IC30"]}}
    first = go(ic_plays("IC08", **given), "drill auria")
    assert drill(first) == ("auria", 1, 1)  # 1 of 2
    given["crystals"] = {"woodwalkers": 10, "ironclad": 7}
    third = go(ic_plays("IC08", drill={"at": "auria", "track": 2, "cargo": 3}, **given), "drill plumbarum")
    assert drill(third) == ("plumbarum", 3, 3) and specials(third, IC) == ["IC30"]  # the other reward is taken


@rule("I8.8")
def test_no_cargo_at_a_forge() -> None:
    with pytest.raises(BadPosition):
        at(drill={"at": "ferrum", "track": 1, "cargo": 2})
    with pytest.raises(BadPosition):
        at(drill={"at": "gallimor", "track": 1, "cargo": 2}, mountains={"gallimor": {"site": "forge"}})
    assert drill(at(drill={"at": "gallimor", "track": 1, "cargo": 2})) == ("gallimor", 1, 2)


@rule("I8.1")
def test_a_foundation_is_no_forge() -> None:
    play = ic_plays("IC05", drill={"at": "plumbarum"}, mountains={"gallimor": {"site": "foundation"}})
    go(play, "drill gallimor")
    assert drill(play) == ("gallimor", 1, 2)
