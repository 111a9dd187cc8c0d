"""I9.5 to I9.8. What a wager promises: the whole of what the enemy may hold, and nothing that is hidden."""

from __future__ import annotations

from typing import Any

import pytest
from ironwood_table import IC, WW, asked, fighters, go, golems
from test_battle import strike

from ravenhill.coverage import rule


def promised(play: Any, seat: int, option: tuple[Any, ...]) -> dict[str, dict[str, float]]:
    """Of each group the chance of every outcome, by the names of their words."""
    odds = play.odds(seat, option)
    return {
        group["title"]["key"].rsplit("-", 1)[1]: {
            str(chance["label"]["args"].get("n", chance["label"]["key"].rsplit("-", 1)[1])): chance["p"]
            for chance in group["chances"]
        }
        for group in odds["groups"]
    }


@rule("I9.6", "I9.7", "I9.8")
@pytest.mark.parametrize(("ww", "ic"), [(3, {"fighters": 2, "golems": 1}), (1, 4), (4, 1)])
@pytest.mark.parametrize("laid", ["wager WW03", "decline"])
def test_against_nothing_the_forecast_is_what_happens(ww: int, ic: Any, laid: str) -> None:
    """The Woodwalkers wager first; where they decline, all is known before the Ironclad choose."""
    options = go(strike(ww, ic), laid).decision_of(IC).options
    for option in options:
        play = go(strike(ww, ic), laid)
        told = promised(play, IC, option)
        assert all(sum(group.values()) == pytest.approx(1) for group in told.values())
        if laid != "decline":
            assert play.determinize(IC, seed=5).odds(IC, option) == play.odds(IC, option)  # it tells nothing hidden
            continue
        units = fighters(play, "plumbarum") + golems(play, "plumbarum")
        go(play, " ".join(str(part) for part in option))
        while asked(play)[1] == "losses":  # who deals damage removes as many as can be
            d = play.decisions[0]
            play.answer(d.seat, max(d.options, key=lambda o: int(o[1]) + int(o[2])))
        log = [line.key for line in play.log(None)]
        here = fighters(play, "f04")
        if "ironwood-log-nobody" in log:
            assert told["battle"] == {"nobody": 1.0}
            continue
        won = [line.args["side"] for line in play.log(None) if line.key == "ironwood-log-won"][-1]
        assert told["battle"] == {"won" if won == "ironclad" else "beaten": 1.0}, option
        lost = next(line.args for line in reversed(play.log(None)) if line.key == "ironwood-log-losses")
        assert told["taken"] == {str(lost["fighters"] + lost["golems"]): 1.0}
        assert told["dealt"] == {str(lost["a"]): 1.0} and here <= ww and units


@rule("I9.5")
def test_every_card_of_the_enemy_counts_and_none() -> None:
    play = strike(3, 2)
    assert asked(play) == (WW, "wager")
    told = promised(play, WW, ("decline",))
    assert 0 < told["battle"].get("won", 0) + told["battle"].get("beaten", 0) <= 1
    assert len(told["taken"]) > 1, "some of its cards hurt more than others"
    assert play.determinize(WW, seed=9).odds(WW, ("decline",)) == play.odds(WW, ("decline",))
