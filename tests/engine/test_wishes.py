"""What the judge asks about beside the open options: the game's own verbs, with other things in them."""

from __future__ import annotations

import pytest

import ravenhill
from ravenhill.engine.answers import fits, form
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


def test_wishes_are_of_things_that_did_not_come_up() -> None:
    things = ravenhill.new("ironwood").game.things(None)
    named = {str(part) for option in wished(3, 160) for part in option[1:]}
    for sort in ("WW01", "IC01", "V_AURIA", "f01", "ferrum"):
        assert len(named & set(things[sort])) > len(things[sort]) // 3, sort


@pytest.mark.parametrize("game", [info.id for info in ravenhill.games()])
def test_wishes_are_in_the_verbs_of_the_whole_game(game: str) -> None:
    """From its first question on, in what nobody was offered yet, and in every form of the question that is asked."""
    play = ravenhill.new(game, seed=1)
    decision = play.decisions[0]
    many = Wishes(play, 5).some(decision, 4000)
    verbs = {form(one).verb for one in play.game.forms}
    assert len(verbs) > 10 and len({o[0] for o in many} & verbs) > 0.9 * len(verbs)
    kinds = play.game.kinds(play.table)
    assert all(any(fits((one,), o, kinds) for o in many) for one in decision.takes)
    assert len({o[0] for o in Wishes(play, 5).some(None, 400)}) > 10, "who is not asked can ask as well"


def test_things_of_a_pack_are_things_of_the_game() -> None:
    own, schema = {"cards": {"card": [{"id": "c1"}]}}, {"cards": {"card": Many({"id": text()}, open=True)}}
    whole = merged(own, {"cards": {"card": [{"id": "c99"}]}}, schema)
    assert tables_of_ids(whole, schema)["c1"] == ["c1", "c99"] and tables_of_ids(own, schema) == {"c1": ["c1"]}
