"""I7. Movement."""

from __future__ import annotations

from typing import Any

from ironwood_table import (
    IC,
    WW,
    asked,
    at,
    drill,
    fighters,
    go,
    golems,
    ic_plays,
    number,
    offered,
    pack_of,
    table,
    turn_over,
    written,
    ww_plays,
)

from ravenhill.coverage import example, rule


def _starts(options: list[str]) -> set[str]:
    return {o.split()[1] for o in options if o.startswith("move")}


@rule("I7.1", "I7.11")
def test_one_step_to_an_adjacent_place() -> None:
    play = ww_plays("WW02", forests={"f04": 1}, mountains={"plumbarum": 5})
    assert offered(play) == ["move f04 f01", "move f04 f05", "move f04 f14", "done"]  # whoever stands beside
    go(play, "move f04 f14")
    assert fighters(play, "f14") == 1 and asked(play) == (WW, "attack")  # no passing through: its move is over


@rule("I7.2")
@example("N4")
def test_each_unit_moves_once_per_turn() -> None:
    play = ww_plays("WW16", hand=["WW37"], forests={"f01": 1, "f02": 1})
    go(play, "burn WW37", "resolve WW37", "move f01 f04", "done")  # "when burned": Move 2
    assert number(play) == 4  # the card's own Move
    assert _starts(offered(play)) == {"f02"}  # the other one moved already


@rule("I7.2")
def test_the_next_turn_they_may_move_again() -> None:
    play = ww_plays("WW02", forests={"f01": 1})
    go(play, "move f01 f04", "pass", "play WW03", "option WW03 1")
    assert _starts(offered(play)) == {"f04"}


@rule("I7.2")
def test_canopy_shelter_gives_a_second_move_to_its_fighters_only() -> None:
    play = ww_plays("WW05", forests={"f01": 1, "f02": 1})
    go(play, "move f01 f04", "done", "play WW02")
    assert number(play) == 3 and _starts(offered(play)) == {"f04", "f02"}
    go(play, "move f04 f05", "move f02 f05")
    assert turn_over(play, IC)  # nobody is left who may move
    plain = ww_plays("WW09", forests={"f01": 1})
    go(plain, "done", "play WW02", "move f01 f04")
    assert turn_over(plain, IC)


@rule("I7.3", "I7.8")
@example("N2")
def test_fighters_move_singly_from_and_to_anywhere() -> None:
    play = ww_plays("WW03", forests={"f01": 2, "f02": 2, "f03": 2})
    go(play, "option WW03 1", "move f01 f04", "move f01 f04", "move f02 f05", "move f02 f05", "move f03 f06")
    assert [fighters(play, f) for f in ("f04", "f05", "f06", "f03")] == [2, 2, 1, 1]
    assert turn_over(play, IC)  # five, no sixth


@rule("I7.4", "I7.8", "I7.9")
@example("N3")
def test_a_part_of_a_warband() -> None:
    play = ic_plays("IC04", mountains={"auria": 4, "lithimar": 2})
    go(play, "move auria zincur")
    assert "units 4 0" in offered(play) and "units 1 0" in offered(play)
    go(play, "units 2 0")
    assert _starts(offered(play)) == {"lithimar"}  # the two left behind and the two that moved stay
    go(play, "done")
    assert (fighters(play, "auria"), fighters(play, "zincur")) == (2, 2)


@rule("I7.4")
def test_a_warband_goes_together_to_one_mountain() -> None:
    play = ic_plays("IC03", mountains={"auria": {"fighters": 2, "golems": 1}})
    go(play, "option IC03 2", "move auria ferrum", "units 2 1")
    assert (fighters(play, "ferrum"), golems(play, "ferrum")) == (2, 1)
    assert asked(play) == (IC, "resolve")  # one warband was all


@rule("I7.5")
@example("N8")
def test_golems_move_as_part_of_a_warband_or_as_one() -> None:
    play = ic_plays("IC04", mountains={"auria": {"golems": 1}, "zincur": {"fighters": 1, "golems": 2}})
    go(play, "move auria plumbarum", "move zincur plumbarum")
    assert offered(play) == ["units 1 2", "units 0 2", "units 1 1", "units 0 1", "units 1 0"]
    go(play, "units 0 2")
    assert golems(play, "plumbarum") == 3 and fighters(play, "zincur") == 1


@rule("I7.6")
def test_no_woodwalker_card_moves_a_warband() -> None:
    book = table(at()).book
    play = ww_plays("WW08", forests={"f01": 4})
    assert not [o for o in offered(play) if o.startswith("units")]
    go(play, "move f01 f04")
    assert (fighters(play, "f01"), fighters(play, "f04")) == (3, 1)
    from ravenhill.games.ironwood.book import Op

    shifting = [c.ident for c in book.cards for s in c.steps if s.op == Op.SHIFT_ENEMY and s.side == WW]
    assert shifting == ["IC29"]  # Bait Trick alone


@rule("I7.7", "I5.3")
@example("N7")
def test_the_drill_stays_when_a_warband_leaves() -> None:
    play = ic_plays("IC04", mountains={"ferrum": 2})
    go(play, "move ferrum auria", "units 2 0")
    assert drill(play) == ("ferrum", 0, 0)


@rule("I7.8")
def test_fewer_may_move() -> None:
    play = ww_plays("WW08", forests={"f01": 8})
    go(play, "move f01 f04", "done")
    assert fighters(play, "f04") == 1 and turn_over(play, IC)
    none = ww_plays("WW08", forests={"f01": 8})
    assert turn_over(go(none, "done"), IC)


@rule("I7.9")
@example("N89")
def test_units_that_joined_can_not_leave_again() -> None:
    play = ic_plays("IC04", mountains={"auria": 3, "ferrum": 2})
    go(play, "move auria ferrum", "units 3 0")
    assert fighters(play, "ferrum") == 5
    go(play, "move ferrum zincur")
    assert offered(play) == ["units 2 0", "units 1 0"]  # the two that were there
    go(play, "units 2 0")
    assert (fighters(play, "ferrum"), fighters(play, "zincur")) == (3, 2)


@rule("I7.9", "I7.5")
def test_golems_that_joined_stay_too() -> None:
    play = ic_plays("IC04", mountains={"auria": {"golems": 2}, "ferrum": {"fighters": 1, "golems": 1}})
    go(play, "move auria ferrum", "units 0 2", "move ferrum zincur")
    assert offered(play) == ["units 1 1", "units 0 1", "units 1 0"]
    go(play, "units 1 1")
    assert (golems(play, "ferrum"), golems(play, "zincur"), fighters(play, "zincur")) == (2, 1, 1)


@rule("I7.9")
def test_warbands_start_from_different_mountains() -> None:
    play = ic_plays("IC04", mountains={"auria": 2})
    go(play, "move auria zincur", "units 1 0")
    assert turn_over(play, WW)


@rule("I7.10")
def test_recruits_and_replacements_have_not_moved() -> None:
    play = ic_plays("IC11")
    go(play, "recruit ferrum", "move ferrum auria")
    assert golems(play, "auria") == 1
    swapped = ic_plays("IC19", mountains={"auria": 1})
    go(swapped, "replace auria", "move auria zincur")
    assert golems(swapped, "zincur") == 1


@rule("I7.10", "I9.12")
def test_whoever_was_pushed_may_still_move() -> None:
    play = ww_plays("WW21", forests={"f04": 2, "f05": 1}, mountains={"plumbarum": 5})
    go(play, "attack f04 plumbarum", "decline", "decline", "retreat f14")
    assert number(play) == 4 and _starts(offered(play)) == {"f05", "f14"}
    go(play, "move f14 f11", "move f14 f11", "done")
    assert fighters(play, "f11") == 2


@rule("I7.2", "I9.12")
def test_a_retreat_does_not_give_a_second_move() -> None:
    given: dict[str, Any] = {"forests": {"f01": 2}, "mountains": {"plumbarum": 5}}
    play = ww_plays("WW05", **given)
    go(play, "done", "play WW02", "move f01 f04", "move f01 f04", "attack f04 plumbarum", "decline", "decline")
    go(play, "retreat f14")
    assert fighters(play, "f14") == 2
    move, attack = {"op": "move", "side": "ww", "n": 4}, {"op": "attack", "target": "any"}
    pack = pack_of(written("WW21", move, attack, move))
    again = ww_plays("WW21", pack=pack, forests={"f01": 2, "f05": 1}, mountains={"plumbarum": 5})
    go(again, "move f01 f04", "move f01 f04", "done", "attack f04 plumbarum", "decline", "decline", "retreat f14")
    assert _starts(offered(again)) == {"f05"}  # those who moved have moved, wherever they were driven
