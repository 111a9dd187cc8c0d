"""The Card Game beside its cards: the track of the round, and the score by the rules that play it here."""

from __future__ import annotations

import pytest

import ravenhill
from ravenhill.coverage import rule
from ravenhill.engine.decision import Illegal
from ravenhill.engine.keeping import Keeper


def round_of(keeper: Keeper, winner: str) -> None:
    """A round in which this side takes all that comes."""
    while keeper.view["phase"] in ("battleground", "path"):
        keeper.tell(next(d for d in keeper.deeds if d[0] == "activate"))
    keeper.tell(("combat",))
    while keeper.view["phase"] == "combat" and not keeper.over:
        keeper.tell(next(d for d in keeper.deeds if d[0] == "take" and d[2] == winner))


@rule("C4.2.1")
@rule("C9.7")
def test_a_round_asks_for_what_comes_and_the_token_passes() -> None:
    keeper = ravenhill.keeper("cardgame")
    assert {d[0] for d in keeper.deeds} >= {"activate", "corruption", "ring"}
    grounds = [d[1] for d in keeper.deeds if d[0] == "activate"]
    assert grounds == keeper.view["waiting"]["free_peoples"]  # Frodo begins
    keeper.tell(("activate", grounds[0]))
    assert keeper.view["phase"] == "path"
    keeper.tell(next(d for d in keeper.deeds if d[0] == "activate"))
    assert keeper.view["phase"] == "actions" and keeper.view["path_number"] == 1
    with pytest.raises(Illegal):
        keeper.tell(("round",))
    keeper.tell(("combat",))
    path = keeper.view["path"]["id"]
    keeper.tell(("take", path, "shadow", 3))
    keeper.tell(("take", grounds[0], "shadow"))
    assert keeper.view["corruption"] == 3 and keeper.view["phase"] == "draw"
    points = keeper.view["scored"]["points"]
    assert keeper.view["score"]["shadow"] == 3 + points[grounds[0]] and points[path] == 0
    keeper.tell(("round",))
    assert keeper.view["round"] == 2 and keeper.view["start"] == 1
    assert [d[1] for d in keeper.deeds if d[0] == "activate"] == keeper.view["waiting"]["shadow"]


@rule("C9.4")
@rule("C9.5")
def test_a_lead_of_ten_or_the_last_path_ends_it() -> None:
    keeper = ravenhill.keeper("cardgame")
    while not keeper.over:
        round_of(keeper, "free_peoples")
        if not keeper.over:
            keeper.tell(("round",))
    assert keeper.view["score"]["free_peoples"] >= 10 and keeper.view["round"] < 9
    level = ravenhill.keeper("cardgame")
    while not level.over:
        round_of(level, "shadow" if level.view["round"] % 2 else "free_peoples")
        if not level.over:
            level.tell(("round",))
    assert level.view["path_number"] == level.view["last_path"]


@rule("C4.3.5")
def test_a_text_takes_a_battleground_back_out_of_a_scoring_area() -> None:
    keeper = ravenhill.keeper("cardgame")
    round_of(keeper, "shadow")
    ground = keeper.view["scored"]["shadow"][0]
    keeper.tell(("round",))
    keeper.tell(next(d for d in keeper.deeds if d[0] == "activate"))
    keeper.tell(("text", ground))
    back = next(place for place in keeper.view["battlegrounds"] if place["id"] == ground)
    assert back["reclaimed"] and ground not in keeper.view["scored"]["shadow"]


def test_a_ring_token_is_used_and_counts_no_more() -> None:
    keeper = ravenhill.keeper("cardgame")
    before = keeper.view["final_score"]["free_peoples"]
    keeper.tell(("ring", "frodo"))
    assert keeper.view["final_score"]["free_peoples"] == before - 1


@rule("C10.4.6")
def test_the_fellowship_scenario_names_its_battlegrounds() -> None:
    keeper = ravenhill.keeper("cardgame", scenario="fellowship")
    seen = []
    while not keeper.over:
        seen.append([d[1] for d in keeper.deeds if d[0] == "activate" and keeper.view["phase"] == "battleground"])
        round_of(keeper, "free_peoples")
        if not keeper.over:
            keeper.tell(("round",))
    assert all(len(names) <= 2 for names in seen) and any(seen)
