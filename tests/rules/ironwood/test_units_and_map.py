"""I5, I6. Units, the map, control."""

from __future__ import annotations

from typing import Any

from ironwood_table import (
    IC,
    WW,
    asked,
    at,
    damage,
    dominance,
    drill,
    fighters,
    go,
    golems,
    ic_plays,
    offered,
    table,
    turn_over,
    ww_plays,
)

import ravenhill
from ravenhill.coverage import example, rule
from ravenhill.games.ironwood.book import Book, Kind


def _book() -> Book:
    return table(ravenhill.new("ironwood")).book


@rule("I5.1")
def test_a_fighter_is_one_dominance_and_falls_to_one_damage() -> None:
    play = ww_plays("WW02", forests={"f04": 3}, mountains={"plumbarum": 2})
    go(play, "done", "attack f04 plumbarum", "wager WW03", "decline")
    assert damage(play) == (1, 0)
    assert fighters(play, "plumbarum") == 1 and dominance(play) == (3, 1)
    assert len(table(play).golems) == 11 and not hasattr(table(play), "ww_golems")


@rule("I5.2")
def test_a_golem_deals_one_counts_one_and_falls_to_two() -> None:
    given: dict[str, Any] = {"forests": {"f04": 3}, "mountains": {"plumbarum": {"golems": 1, "fighters": 1}}}
    play = ww_plays("WW02", hand=["WW07"], **given)
    one = go(play.clone(), "done", "attack f04 plumbarum", "wager WW03", "decline")
    assert damage(one) == (1, 0) and golems(one, "plumbarum") == 1  # no golem for one point
    go(play, "done", "attack f04 plumbarum", "wager WW07", "decline")
    assert damage(play) == (2, 0)  # the golem's one against the card's defence of one
    go(play, "losses 0 1")
    assert golems(play, "plumbarum") == 0 and fighters(play, "plumbarum") == 1
    whole = ww_plays("WW02", **given)
    go(whole, "done", "attack f04 plumbarum", "decline", "decline")
    assert damage(whole) == (0, 1)
    assert dominance(whole) == (2, 2)


@rule("I5.2")
def test_golems_come_only_through_cards() -> None:
    play = at(at="recruiting", crystals={"ironclad": 8})
    assert offered(play) == ["recruit ferrum", "done"]
    go(play, "recruit ferrum")
    assert (fighters(play, "ferrum"), golems(play, "ferrum")) == (1, 0)


@rule("I5.3")
def test_the_drill_is_no_combat_unit() -> None:
    play = at(turn=1, drill={"at": "plumbarum", "track": 1, "cargo": 2}, forests={"f04": 2})
    go(play, "play IC01")
    assert turn_over(play, WW)  # it can not attack
    go(play, "play WW02", "done", "attack f04 plumbarum")
    assert asked(play) == (WW, "cargo")  # no combat: no wager
    with_unit = ww_plays(
        "WW02", drill={"at": "plumbarum", "track": 1, "cargo": 2}, forests={"f04": 2}, mountains={"plumbarum": 1}
    )
    go(with_unit, "done", "attack f04 plumbarum", "decline", "decline", "stay")
    assert dominance(with_unit) == (2, 1) and damage(with_unit) == (0, 0)


@rule("I5.4", "I9.1")
def test_a_warband_is_all_units_of_a_place() -> None:
    play = ww_plays("WW02", forests={"f04": 12, "f14": 3}, mountains={"plumbarum": {"fighters": 9, "golems": 2}})
    go(play, "done", "attack f04 plumbarum", "decline", "decline")
    assert damage(play) == (0, 2)
    assert dominance(play) == (12 - 2, 11)  # all of both, none of f14


@rule("I6.1", "I6.12")
def test_mountains_are_joined_by_ridges() -> None:
    book = _book()
    ferrum = book.mountain_index["ferrum"]
    assert sorted(book.mountain_names[m] for m in book.ridges[ferrum]) == ["auria", "lithimar", "palladimor", "zincur"]
    play = ic_plays("IC04", mountains={"ferrum": 1})
    assert offered(play) == [
        "move ferrum auria",
        "move ferrum lithimar",
        "move ferrum palladimor",
        "move ferrum zincur",
        "done",
    ]
    move = ic_plays("IC05")
    assert offered(move) == ["drill auria", "drill lithimar", "drill palladimor", "drill zincur", "skip"]


@rule("I6.2")
def test_kinds_of_mountains() -> None:
    book = _book()
    assert book.kind[0] == Kind.CAPITAL and book.mountain_names[0] == "ferrum"
    assert sorted(book.inner_mountains) == sorted(book.ridges[0]) and len(book.outer_mountains) == 6
    play = ic_plays("IC10", mountains={"ferrum": 1, "auria": 1, "gallimor": 1})
    assert offered(play) == ["foundation gallimor", "skip"]


@rule("I6.3", "I6.12")
def test_forests_are_joined_by_trails() -> None:
    play = ww_plays("WW02", forests={"f01": 1})
    assert offered(play) == ["move f01 f04", "move f01 f11", "done"]
    north = ww_plays("WW02", forests={"f02": 1})
    assert offered(north) == ["move f02 f05", "done"]  # f01 and f03 touch f02 at the board's edge only


@rule("I6.4")
def test_outer_forests() -> None:
    book = _book()
    assert [book.forest_names[f] for f in book.outer_forests] == ["f01", "f02", "f03", "f15", "f16"]
    assert len(book.inner_forests) == 11


@rule("I6.5")
@example("N32")
def test_no_battle_and_no_discovery_from_an_outer_forest() -> None:
    given: dict[str, Any] = {"forests": {"f01": 3}, "mountains": {"plumbarum": 2}, "visions": ["V_ARGENTIMAR"]}
    assert asked(ww_plays("WW07", **given)) == (WW, "recruit")  # the discovery was not even asked for
    attack = ww_plays("WW21", **given)
    assert asked(attack) == (WW, "move-fighters")  # the attack found no target
    ironclad = ic_plays("IC23", **given)
    assert turn_over(ironclad, WW)


@rule("I6.6", "I6.12")
def test_forest_and_mountain_are_adjacent_if_they_touch() -> None:
    play = ww_plays(
        "WW21", forests={"f04": 1}, mountains=dict.fromkeys(("auria", "plumbarum", "argentimar", "zincur"), 1)
    )
    assert offered(play) == ["attack f04 auria", "attack f04 argentimar", "attack f04 plumbarum", "skip"]
    book = _book()
    for m, touching in enumerate(book.forests_of):
        assert all(m in book.mountains_of[f] for f in touching)


@rule("I6.7")
@example("N9")
def test_no_crossing_of_kinds() -> None:
    book = _book()
    ww = ww_plays("WW02", forests={"f04": 1})
    assert all(word in book.forest_index for o in offered(ww) if o != "done" for word in o.split()[1:])
    for wrong in (("move", "f04", "auria"), ("move", "auria", "f04")):
        reason = ww.why_not(WW, wrong)
        assert reason is not None and reason.rule == "I6.7"
    ic = ic_plays("IC04", mountains={"auria": 1})
    reason = ic.why_not(IC, ("move", "auria", "f04"))
    assert reason is not None and reason.rule == "I6.7"


@rule("I6.7")
def test_no_stacking_limit() -> None:
    play = ww_plays("WW02", forests={"f04": 16, "f01": 4})
    go(play, "move f01 f04", "move f01 f04", "move f01 f04")
    assert fighters(play, "f04") == 19


@rule("I6.8", "I10.3")
@example("N8")
def test_control() -> None:
    sites = {
        "gallimor": {"golems": 1},
        "chromia": {"fighters": 1},
        "cobaltis": {"site": "foundation"},
        "plumbarum": {"site": "forge"},
    }
    play = ic_plays("IC33", mountains=sites, drill={"at": "cuprumis"})
    # a golem alone and a fighter alone control; drill, foundation and forge alone do not
    assert offered(play) == ["recruit chromia", "recruit gallimor", "done"]
    golem = ic_plays("IC03", mountains={"gallimor": {"golems": 1}})
    go(golem, "option IC03 2", "move gallimor plumbarum")
    assert golems(golem, "plumbarum") == 1
    woods = ww_plays("WW25", forests={"f04": 1, "f05": {"charged": 1}})
    assert offered(woods) == ["recruit f04", "done"]


@rule("I6.9")
def test_control_ends_with_the_last_unit() -> None:
    play = ic_plays("IC03", mountains={"gallimor": 1})
    go(play, "option IC03 2", "move gallimor zincur", "option IC03 3")
    assert turn_over(play, WW)  # nowhere to place it any more
    hands = {"woodwalkers": ["WW12", "WW14"]}
    woods = at(hands=hands, forests={"f04": 1}, visions=["V_AURIA"], mountains={"auria": 1})
    guarded = go(woods.clone(), "play WW12", "done")
    assert asked(guarded) == (WW, "discover") and offered(guarded) == ["skip"]
    go(woods, "play WW14", "remove auria", "pass", "play WW12", "done")
    assert "discover V_AURIA f04" in offered(woods)


@rule("I6.10")
@example("B85")
def test_the_board() -> None:
    book = _book()
    assert len(book.mountain_names) == 11 and len(book.forest_names) == 16
    assert len(book.outer_forests) == 5 and len(book.inner_forests) == 11
    assert len(book.ridges[0]) == 4 and sum(map(len, book.ridges)) == 2 * 21
    assert all(steps < 99 for path in book.mountain_path for steps in path)
    assert all(steps < 99 for path in book.forest_path for steps in path)
    assert {book.mountain_path[0][m] for m in book.outer_mountains} == {2}
    assert all(len(book.inner_of[m]) >= 2 for m in book.vision_mountain)
    assert sorted(book.mountain_number) == list(range(1, 12)) and sorted(book.forest_number) == list(range(1, 17))


@example("B85")
def test_the_board_is_a_mirror_of_itself() -> None:
    """Top to bottom; the places that are not named here lie on the middle line."""
    from ravenhill.engine.game import find

    board = find("ironwood").data()["board"]
    pairs = ["auria zincur", "lithimar palladimor", "argentimar gallimor", "chromia cuprumis"]
    pairs += ["f02 f15", "f03 f16", "f04 f11", "f05 f12", "f06 f13", "f07 f10"]
    mirror = dict(pair.split() for pair in pairs)
    mirror |= {b: a for a, b in mirror.items()}
    for kind, joined, touching in (("mountain", "ridges_to", "forests"), ("forest", "trails_to", "mountains")):
        places = {r["id"]: r for r in board[kind]}
        for name, r in places.items():
            other = places[mirror.get(name, name)]
            for fact in (joined, touching):
                assert {mirror.get(n, n) for n in r[fact]} == set(other[fact]), name
            assert r["kind"] == other["kind"]


@rule("I6.11")
def test_distances() -> None:
    book = _book()
    f, m = book.forest_index, book.mountain_index
    assert book.forest_path[f["f01"]][f["f08"]] == 3 and book.forest_path[f["f04"]][f["f04"]] == 0
    assert book.mountain_path[m["plumbarum"]][m["ferrum"]] == 2 and book.mountain_path[m["auria"]][m["ferrum"]] == 1
    assert book.to_outer[f["f08"]] == 3 and book.to_outer[f["f04"]] == 1 and book.to_outer[f["f01"]] == 0


@rule("I6.5")
def test_the_drill_of_an_empty_mountain_stays_out_of_reach_of_outer_forests() -> None:
    play = ww_plays("WW21", forests={"f01": 2}, drill={"at": "plumbarum", "track": 1, "cargo": 2})
    assert asked(play) == (WW, "move-fighters") and drill(play) == ("plumbarum", 1, 2)
