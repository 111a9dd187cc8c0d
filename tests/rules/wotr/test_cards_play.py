"""W8: hands, backs and discards, the hits of cards."""

from __future__ import annotations

from wotr_cards_kit import played
from wotr_kit import (
    asked,
    control,
    dice,
    do,
    hand,
    lay,
    lost,
    rolls,
    table,
    where,
)

from ravenhill.coverage import example, rule
from ravenhill.games.wotr.nations import FP, SH


@rule("W8.3", "R1.1")
@example("N09")
def test_hand_limit() -> None:
    five = ["fp_char_01", "fp_char_02", "fp_char_03", "fp_strat_01", "fp_strat_02"]
    play = lay(at="recover", turn=2, hands=[five, []])
    assert asked(play) == "discard" and len(hand(play, 0)) == 7
    do(play, ("discard", "fp_char_01"))
    assert len(hand(play, 0)) == 6 and table(play).dropped[0] == [0]


@rule("W8.5", "W8.6")
def test_backs_are_open_and_faces_are_not() -> None:
    play = lay(hands=[["fp_char_01", "fp_strat_01"], ["sh_char_01"]], table=["fp_char_05"])
    seen = play.view(1)["cards"]
    assert seen["hands"][0] == {"character": 1, "strategy": 1} and seen["hand"] == ["sh_char_01"]
    assert seen["table"] == ["fp_char_05"]
    play = lay(hands=[["fp_char_01", "fp_strat_01"], []], options={"card_backs_open": False})
    assert play.view(1)["cards"]["hands"][0] == {"cards": 2}


@rule("W8.1", "W8.10", "W8.16", "R2.2", "R2.3", "W1.12")
def test_a_played_card_is_discarded_and_costs_a_die() -> None:
    play = played("fp_char_12", fellowship={"corruption": 1})
    assert table(play).played == [11] and dice(play, FP) == {} and play.decisions[0].seat == 1


@rule("W8.13", "R2.5", "R2.7")
def test_hits_of_cards() -> None:
    board = {"minas_tirith": {"sauron_regular": 1, "nazgul": 1, "besieged": {"gondor_regular": 1, "gondor_leader": 1}}}
    play = lay(
        empty_board=True,
        regions=board,
        characters={"boromir": "minas_tirith:besieged"},
        hands=[[], ["sh_char_19"]],
        dice={"fp": {"event": 1}, "shadow": {"event": 1}},
        acting=1,
    )
    do(play, ("die", "event"))
    rolls(play, 6)
    do(play, ("play", "sh_char_19"))
    assert lost(play, "gondor_leader") == 1 and where(play, "boromir") == "minas_tirith"
    assert control(play, "minas_tirith") == SH, "the Army in the region takes the Stronghold"
