"""War of the Ring beside its printed board: what follows from what is told, by the rules that play it here."""

from __future__ import annotations

import ravenhill
from ravenhill.coverage import rule
from ravenhill.engine.decision import Option
from ravenhill.engine.keeping import Keeper


def told(*deeds: Option, scenario: str = "war") -> Keeper:
    return ravenhill.keeper("wotr", deeds, seed=3, scenario=scenario)


@rule("W15.3")
@rule("W16.9")
@rule("W20.3")
def test_a_settlement_taken_gives_points_and_moves_its_nation_and_ten_win_at_the_end_of_the_turn() -> None:
    keeper = told(("capture", "minas_tirith"))
    view = keeper.view
    assert view["victory"]["shadow"] == {"n": 2, "of": 10}
    assert view["politics"]["gondor"]["active"] and view["politics"]["gondor"]["steps"] == 1
    keeper.tell(("capture", "minas_tirith"))  # and taken back
    assert keeper.view["victory"]["shadow"]["n"] == 0
    for region in ("minas_tirith", "dol_amroth", "helms_deep", "grey_havens", "rivendell"):
        keeper.tell(("capture", region))
    assert keeper.view["victory"]["shadow"]["n"] == 10 and not keeper.over
    keeper.tell(("turn",))
    assert keeper.over and keeper.deeds == []


@rule("W18.1.2")
def test_the_pool_fills_itself_with_the_standard_tiles_when_it_is_empty() -> None:
    keeper = told(*[("tile", "any")] * 15)
    assert len(keeper.view["hunt"]["pool"]) == 1
    keeper.tell(("tile", keeper.view["hunt"]["pool"][0]))
    assert len(keeper.view["hunt"]["pool"]) == 16 and keeper.view["hunt"]["drawn"] == []


@rule("W19.3.2")
@rule("W18.1.3")
def test_mordor_brings_the_eyes_and_the_special_tiles_back_and_a_tile_is_a_step() -> None:
    eyes = [d for d in told().deeds if d[0] == "remove"]
    keeper = told(("tile", eyes[0][1]), ("play", "fp_char_01"))
    assert keeper.view["hunt"]["specials"] == ["sp_fp_char_01"] and "fp_char_01" in keeper.view["cards"]["played"]
    keeper.tell(("mordor",))
    pool = keeper.view["hunt"]["pool"]
    assert eyes[0][1] in pool and "sp_fp_char_01" in pool and keeper.view["fellowship"]["mordor"] == 0
    keeper.tell(("tile", "std_01"))
    assert keeper.view["fellowship"]["mordor"] == 1
    keeper.tell(("step", -1))
    for _ in range(5):
        keeper.tell(("step", 1))
    assert keeper.over  # W20.2


def test_decks_are_counted_without_knowing_a_hand() -> None:
    keeper = told(("turn",))
    assert keeper.view["cards"]["decks"]["fp_strategy"] == 22
    keeper.tell(("play", "fp_strat_07"))  # whichever card was counted as drawn: now it is this one
    cards = keeper.view["cards"]
    assert cards["hands"][0] == {"character": 2, "strategy": 1} and "fp_strat_07" in cards["played"]
    keeper.tell(("drop", "fp_strategy"))
    keeper.tell(("spend", "fp_strat_08"))  # a draw nobody told of: it can only have come from the deck
    cards = keeper.view["cards"]
    assert cards["decks"]["fp_strategy"] == 21 and cards["dropped"]["fp_strategy"] == 1
    assert ("play", "fp_strat_08") not in keeper.deeds
    assert not any("fp_char_" in str(line.args) for line in keeper.log), "no card nobody saw is told"


def test_team_mates_tell_from_which_deck_they_draw() -> None:
    keeper = told(("turn",), scenario="four")
    drawn = sum(sum(hand.values()) for hand in keeper.view["cards"]["hands"])
    assert drawn == 8
    keeper.tell(("draw", "sh_character"))
    assert sum(sum(hand.values()) for hand in keeper.view["cards"]["hands"]) == 9
