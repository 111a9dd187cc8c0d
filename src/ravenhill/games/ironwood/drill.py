"""I8. The drill, its track and its Cargo."""

from __future__ import annotations

from ravenhill.engine.decision import Option, Script
from ravenhill.engine.table import ask
from ravenhill.games.ironwood.book import FERRUM, IC
from ravenhill.games.ironwood.hand import (
    bot_side,
    draw_specials,
    random_vision_of_hand,
    vision_back_into_deck,
)
from ravenhill.games.ironwood.resolving import Resolving
from ravenhill.games.ironwood.table import IronwoodTable


def drill_goals(t: IronwoodTable) -> list[int]:
    """I8.6. Adjacent mountains, unless a card forbids the move."""
    if t.mountain_locked(t.drill):
        return []
    return [m for m in t.book.ridges[t.drill] if not t.mountain_locked(m)]


def move_drill(t: IronwoodTable, ctx: Resolving, again: bool) -> Script:
    """I8, I7.2. Move the drill: once per turn, twice where the card says so."""
    if t.drill_moves > (1 if again else 0) or not drill_goals(t):
        return
    answer = yield from ask(t, IC, "I8.6", lambda: _goals(t), "ironwood-ask-drill")
    if answer[0] == "skip":
        return
    ctx.did = True
    drill_to(t, t.book.mountain_index[str(answer[1])])


def _goals(t: IronwoodTable) -> list[Option]:
    options: list[Option] = [("drill", t.book.mountain_names[m]) for m in drill_goals(t)]
    options.append(("skip",))
    return options


def drill_to(t: IronwoodTable, mountain: int) -> None:
    """I8.1-I8.4. The drill arrives: at a forge it unloads, elsewhere the track goes on and pays."""
    origin = t.drill
    t.drill = mountain
    t.drill_moves += 1
    t.tell("ironwood-log-drill", {"a": t.book.mountain_names[origin], "b": t.book.mountain_names[mountain]})
    if t.has_forge(mountain):
        unload(t)
        return
    t.track = min(t.track + 1, t.book.track_last)
    load(t, t.book.track_cargo[t.track])
    for reward in t.book.track_rewards[t.track]:
        if reward == "survey":
            survey(t)
        elif reward == "recruit_at_origin":
            if t.fighters_left() > 0:
                t.fighters[origin] += 1
                t.tell("ironwood-log-recruit", {"side": "ironclad", "n": 1, "place": t.book.mountain_names[origin]})
        elif reward == "draw_special":
            draw_specials(t, IC, 1)


def load(t: IronwoodTable, n: int) -> None:
    """I8.7. Crystals go to Cargo, as many as the supply has."""
    got = min(n, t.crystals_left())
    t.cargo += got
    if got:
        t.tell("ironwood-log-cargo", {"n": got, "total": t.cargo})


def unload(t: IronwoodTable) -> None:
    """I8.4. All of Cargo becomes available; the marker goes back to the start."""
    if t.cargo:
        t.tell("ironwood-log-unload", {"n": t.cargo})
    t.crystals[IC] += t.cargo
    t.cargo = 0
    t.track = 0


def survey(t: IronwoodTable, side: int = IC) -> None:
    """I8.2. A secret look at the top vision; the Ironbot instead sends one of two or more visions back (I13.19)."""
    if side == bot_side(t):
        if len(t.visions) >= 2:
            vision_back_into_deck(t, random_vision_of_hand(t))
        return
    vision = t.vision_deck.peek(t.chance, t.book.vision_labels, 1 << side)
    if vision >= 0:
        t.tell("ironwood-log-survey", {})
        t.whisper((side,), "ironwood-log-surveyed", {"card": t.book.vision_names[vision]})


def destroy_drill(t: IronwoodTable) -> None:
    """I9.17. The rest of Cargo to the supply, the marker to the start, the drill on Ferrum."""
    t.tell("ironwood-log-drill-destroyed", {"mountain": t.book.mountain_names[t.drill], "n": t.cargo})
    t.cargo = 0
    t.track = 0
    t.drill = FERRUM
