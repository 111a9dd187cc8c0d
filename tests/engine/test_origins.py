"""Where the options of a question lead away from: what is drawn as arrows is said by the question."""

from __future__ import annotations

import ravenhill
from ravenhill.engine.game import find


def origins(game: str, decisions: int) -> set[tuple[str, str]]:
    """What the questions of a random game say: their kinds, and the places."""
    t = ravenhill.new(game, seed=5)
    player = ravenhill.player("random", seed=6)
    found: set[tuple[str, str]] = set()
    for _ in range(decisions):
        if t.over:
            break
        asked = t.decisions[0]
        if origin := asked.origin():
            known = {name for names in find(game).ids(t.table).values() for name in names}
            assert origin in known, (asked.kind, origin)
            assert t.determinize(asked.seat, 1).decisions[0].origin() == origin, "it tells nothing that is hidden"
            found.add((asked.kind, origin))
        t.answer(asked.seat, player.choose(t, asked.seat))
    return found


def test_a_question_says_from_which_place_its_options_lead() -> None:
    told = {info.id: origins(info.id, 700) for info in ravenhill.games()}
    moving = {game: {kind for kind, _ in said} for game, said in told.items() if said}
    assert {kind for kinds in moving.values() for kind in kinds} >= {"where_to", "move_to", "path", "fly_to"}
    assert all(len({place for _, place in said}) > 3 for said in told.values() if said)
