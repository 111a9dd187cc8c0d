"""What the judge asks about beside the open options: the game's own verbs, with other things in them."""

from __future__ import annotations

import ravenhill
from ravenhill.engine.chance import Chance
from ravenhill.engine.data import merged, tables_of_ids
from ravenhill.engine.decision import Option
from ravenhill.engine.kinds import Many, text
from ravenhill.engine.wishes import Wishes


def wished(seed: int, answers: int) -> list[Option]:
    """What the Ironclad wish, asked when so many random answers were given, or soon after."""
    play = ravenhill.new("ironwood", seed=1)
    dice = Chance()
    dice.seed(2)
    while play.answers < answers or play.decision_of(1) is None:
        d = play.decisions[0]
        play.answer(d.seat, dice.below(len(d.options)))
    decision = play.decision_of(1)
    assert decision is not None
    return Wishes(play, seed).some(decision, 400)


def test_wishes_follow_from_their_seed() -> None:
    assert wished(3, 20) == wished(3, 20) != wished(4, 20)


def test_wishes_are_in_verbs_that_came_up_of_things_that_did_not() -> None:
    things = ravenhill.new("ironwood").game.things(None)
    early, late = wished(3, 0), wished(3, 160)
    assert {o[0] for o in early} < {o[0] for o in late}
    named = {str(part) for option in late for part in option[1:]}
    for sort in ("WW01", "IC01", "V_AURIA", "f01", "ferrum"):
        assert len(named & set(things[sort])) > len(things[sort]) // 3, sort


def test_things_of_a_pack_are_things_of_the_game() -> None:
    own, schema = {"cards": {"card": [{"id": "c1"}]}}, {"cards": {"card": Many({"id": text()}, open=True)}}
    whole = merged(own, {"cards": {"card": [{"id": "c99"}]}}, schema)
    assert tables_of_ids(whole, schema)["c1"] == ["c1", "c99"] and tables_of_ids(own, schema) == {"c1": ["c1"]}
