"""What the state of a table tells of a question and its options."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import ravenhill
from ravenhill.engine.decision import Option, Question
from ravenhill.server.facts import Chair, Facts
from ravenhill.server.forms.state import Decision
from ravenhill.server.open_table import OpenTable
from ravenhill.server.telling import asked_of, notes_of


def test_notes_name_options_by_their_place_in_the_list() -> None:
    play = ravenhill.position("ironwood", {"clear": True, "hands": {"woodwalkers": ["WW14"]}})
    (decision,) = play.decisions
    notes = notes_of(decision)
    idle = [decision.options.index(("play", card)) for card in ("WW02", "WW03", "WW14")]
    assert notes == {str(i): {"key": "ironwood-note-idle", "args": {}} for i in idle}
    assert "notes" in Decision.model_fields


class Bet(Question):
    """May be certain."""

    __slots__ = ()
    KIND = "bet"
    ASK = "toy-bet"

    def offer(self) -> list[Option]:
        return [("sure",), ("risk", 2), ("risk", 3)]

    def has_odds(self, option: Option) -> bool:
        return option[0] == "risk"


def test_the_asked_seat_is_told_whose_chances_are_known() -> None:
    """Others learn what is asked, as they read its words, but not what of."""
    table = ravenhill.new("ironwood", seed=1).table
    play: Any = SimpleNamespace(decisions=[Bet(table, 0, "T1")])
    facts = Facts("t", "ironwood", "duel", {}, "game", "running", True, True, "a", 0, 0, 0, None, None, [])
    facts.chairs = [Chair(n, "", False, "", person=person) for n, person in enumerate("ab")]
    live = OpenTable(facts, play)
    (own,) = asked_of(live, "a", 0)
    assert own["kind"] == "bet" and own["odds"] == [1, 2] and own["options"][1] == ["risk", 2]
    (other,) = asked_of(live, "b", 1)
    assert other["kind"] == "bet" and other["odds"] == [] and other["options"] is None
    assert Decision.model_validate(own).odds == [1, 2]
