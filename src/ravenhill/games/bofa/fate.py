"""B8. Fate Tiles, the Fate Track, Fate cards."""

from __future__ import annotations

from collections.abc import Mapping

from ravenhill.engine.decision import Arg, Option, Script
from ravenhill.engine.table import over
from ravenhill.games.bofa.asking import BofaQuestion
from ravenhill.games.bofa.effects.operation import Run, carry_out
from ravenhill.games.bofa.names import (
    BLUE_TILE,
    CHARACTER_IDS,
    FP,
    GONE,
    LAST_STEP,
    LEADERSHIP,
    SHADOW,
    SIDE_IDS,
    WAITING,
)
from ravenhill.games.bofa.table import BofaTable, take_from
from ravenhill.games.bofa.victory import fate_fulfilled


def fate_phase(t: BofaTable) -> Script:
    """B5.3, B8.1-B8.5. Shadow draws up to as many tiles as Generals are active, at least one; the last one counts."""
    draws = max(1, sum([1 for g in t.generals if g]))
    tile = -1
    for n in range(draws):
        if not t.pool:  # B8.12
            break
        if tile >= 0:
            t.set_aside.append(tile)
        tile = take_from(t, t.pool, t.book.tile_labels)
        t.tell("bofa-log-tile", {"tile": t.book.tile_id[tile]})
        if tile >= BLUE_TILE or n + 1 == draws or not t.pool:  # B8.3
            break
        t.drawn = tile
        if (yield from Tile(t, tile).verb()) == "apply":
            break
    t.drawn = -1
    t.pool.extend(t.set_aside)  # B8.4
    t.pool.sort()
    t.set_aside = []
    t.phase = LEADERSHIP
    if tile >= 0:
        t.spent_tiles.append(tile)
        advance_fate(t, t.book.tile_value[tile])
        if t.book.tile_icon[tile] and not over(t):  # B8.8, B8.9: the marker first, which may end the game
            yield from draw_fate(t)


class Tile(BofaQuestion):
    """B8.2. Whether the drawn tile is applied, or another one drawn."""

    __slots__ = ("tile",)

    KIND = "tile"
    TAKES = ("apply <tile>", "draw")
    ASK = "bofa-ask-tile"

    def __init__(self, t: BofaTable, tile: int) -> None:
        super().__init__(t, SHADOW, "B8.2")
        self.tile = tile

    def offer(self) -> list[Option]:
        return [("apply", self.t.book.tile_id[self.tile]), ("draw",)]

    def about(self) -> Mapping[str, Arg] | None:
        return {"tile": self.t.book.tile_id[self.tile]}

    def weigh(self, option: Option) -> float:
        if option[0] != "apply":
            return super().weigh(option)
        return 0.5 if self.t.book.tile_value[self.tile] > 2 else 2.0


def advance_fate(t: BofaTable, steps: int) -> None:
    """B8.5, B8.6, B8.14. The marker moves; reaching the last step wins."""
    before = t.marker
    t.marker = marked_after(t, steps)
    t.tell("bofa-log-fate", {"step": t.marker})
    for c in range(len(t.step_of)):  # B8.7
        if ready(t, c) and t.step_of[c] > before:
            t.tell("bofa-log-ready", {"character": CHARACTER_IDS[c]})
    fate_fulfilled(t)


def marked_after(t: BofaTable, steps: int) -> int:
    """Where the marker stands after so many steps."""
    return min(LAST_STEP, max(0, t.marker + steps))


def draw_fate(t: BofaTable) -> Script:
    """B8.8, B8.10. FP draws a Fate card and plays it at once. One that lasts lies next to its character, in play or
    not; if he was eliminated it is discarded."""
    card = t.fate_deck.draw(t.chance, t.book.card_labels)
    if card < 0:
        return
    t.tell("bofa-log-fate-card", {"side": SIDE_IDS[FP], "card": t.book.card_id[card]})
    owner, lasts = t.book.beside[card], t.book.lasts(card)
    if lasts and t.place[owner] == GONE:
        t.fate_discards.append(card)
        return
    if lasts:
        t.laid.append(card)
    yield from carry_out(t, t.book.effects[card], Run(owner, "B8.8"))
    if not lasts:
        t.fate_discards.append(card)


def step_left(t: BofaTable, character: int) -> None:
    """B8.16, B8.7. A waiting figure goes one step to the left; it may be ready then."""
    was_ready = t.step_of[character] <= t.marker
    t.step_of[character] = max(0, t.step_of[character] - 1)
    t.tell("bofa-log-step", {"character": CHARACTER_IDS[character], "step": t.step_of[character]})
    if not was_ready and t.step_of[character] <= t.marker:
        t.tell("bofa-log-ready", {"character": CHARACTER_IDS[character]})


def ready(t: BofaTable, character: int) -> bool:
    """B8.7. Waiting, and the marker has reached his step."""
    return t.place[character] == WAITING and 0 <= t.step_of[character] <= t.marker
