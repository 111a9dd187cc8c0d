"""What is noted of options, as the state of a table tells it."""

from __future__ import annotations

import ravenhill
from ravenhill.server.forms import Asked
from ravenhill.server.live import notes_of


def test_notes_name_options_by_their_place_in_the_list() -> None:
    play = ravenhill.position("ironwood", {"clear": True, "hands": {"woodwalkers": ["WW14"]}})
    (decision,) = play.decisions
    notes = notes_of(decision)
    idle = [decision.options.index(("play", card)) for card in ("WW02", "WW03", "WW14")]
    assert notes == {str(i): {"key": "ironwood-note-idle", "args": {}} for i in idle}
    assert "notes" in Asked.model_fields
