"""I10. Foundations and forges: the Ironclad path to victory."""

from __future__ import annotations

from typing import Any

from ironwood_table import (
    IC,
    WW,
    at,
    crystals,
    damage,
    fighters,
    go,
    ic_plays,
    offered,
    site,
    table,
    turn_over,
    ww_plays,
)

from ravenhill.coverage import example, rule


@rule("I10.1")
@example("N42")
def test_where_a_foundation_may_stand() -> None:
    sites: dict[str, Any] = {
        "ferrum": 1,
        "auria": 1,
        "gallimor": 1,
        "chromia": {"fighters": 1, "site": "foundation"},
        "cobaltis": {"fighters": 1, "site": "forge"},
    }
    play = ic_plays("IC10", mountains=sites, drill={"at": "cuprumis"})
    assert offered(play) == ["foundation gallimor", "skip"]
    go(play, "foundation gallimor")
    assert site(play, "gallimor") == "foundation" and table(play).forge_tokens == 2


@rule("I10.2")
@example("N43")
def test_build_costs_five_with_empowerment() -> None:
    sites: dict[str, Any] = {"gallimor": {"fighters": 1, "site": "foundation"}, "chromia": 1}
    play = ic_plays("IC01", crystals={"ironclad": 5}, mountains=sites)
    go(play, "option IC01 2", "pay 5")
    assert offered(play) == ["build gallimor", "skip"]
    go(play, "build gallimor")
    assert site(play, "gallimor") == "forge" and crystals(play) == (0, 0)


@rule("I10.2", "I10.3")
@example("N45")
def test_no_build_without_control_and_the_foundation_is_not_lost() -> None:
    play = ic_plays("IC01", crystals={"ironclad": 5}, mountains={"gallimor": {"site": "foundation"}, "zincur": 1})
    go(play, "option IC01 2")
    assert crystals(play) == (0, 5)  # and nothing is spent in vain
    assert turn_over(play, WW) and site(play, "gallimor") == "foundation"


@rule("I10.3")
def test_foundations_take_no_part_in_combat_and_outlast_it() -> None:
    play = ww_plays("WW02", forests={"f11": 4}, mountains={"gallimor": {"fighters": 1, "site": "foundation"}})
    go(play, "done", "attack f11 gallimor", "wager WW03", "decline")
    assert damage(play) == (1, 0)  # no damage of the foundation
    assert fighters(play, "gallimor") == 0 and site(play, "gallimor") == "foundation"


@rule("I10.4", "I9.6")
@example("N27")
def test_ferrums_forge_deals_damage_and_does_not_count_for_victory() -> None:
    play = ww_plays("WW02", forests={"f07": 3}, mountains={"ferrum": 1}, hands={"ironclad": ["IC10"]})
    go(play, "done", "attack f07 ferrum", "decline", "wager IC10")  # 0/1/4
    assert damage(play) == (0, 1)
    assert table(play).built_forges() == 0


@rule("I10.5", "I1.1")
@example("N44")
def test_the_third_forge() -> None:
    sites: dict[str, Any] = {
        "chromia": {"site": "forge"},
        "cobaltis": {"site": "forge"},
        "gallimor": {"fighters": 1, "site": "foundation"},
    }
    play = ic_plays("IC20", crystals={"ironclad": 5}, mountains=sites)
    assert not play.over
    go(play, "pay 4", "build gallimor")
    assert play.result is not None and play.result.winners == [IC] and play.result.rule == "I10.5"


@rule("I10.6")
def test_five_tokens() -> None:
    sites: dict[str, Any] = {m: {"site": "foundation"} for m in ("chromia", "cobaltis", "cuprumis", "argentimar")}
    four = ic_plays("IC10", mountains={**sites, "gallimor": 1})
    assert "foundation gallimor" in offered(four)
    sites["plumbarum"] = {"site": "forge"}
    five = ic_plays("IC10", mountains={**sites, "gallimor": 1})
    assert turn_over(five, WW)


@rule("I10.7")
def test_a_foundation_stays_usable() -> None:
    given: dict[str, Any] = {"mountains": {"gallimor": {"fighters": 1, "site": "foundation"}}}
    play = at(turn=1, crystals={"ironclad": 5}, **given)
    go(play, "play IC02", "option IC02 1", "move gallimor zincur")
    go(play, "pass", "play IC03", "option IC03 2", "move zincur gallimor", "skip")
    go(play, "pass", "play IC01", "option IC01 2", "pay 5", "build gallimor")
    assert site(play, "gallimor") == "forge"
