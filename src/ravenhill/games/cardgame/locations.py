"""C4 Round and Location step: battlegrounds and paths are activated."""

from __future__ import annotations

from ravenhill.engine.decision import Option, Reason, Script
from ravenhill.games.cardgame.asking import CardQuestion, no_place, reason
from ravenhill.games.cardgame.book import BATTLEGROUNDS, FREE, LOCATIONS
from ravenhill.games.cardgame.combat import path_combat
from ravenhill.games.cardgame.effects.texts import location_text
from ravenhill.games.cardgame.table import (
    ACTIVE,
    ASIDE,
    WAITING,
    WON_FREE,
    WON_SHADOW,
    CardTable,
    changed,
    starting_player,
)


def battleground_step(t: CardTable) -> Script:
    """C4.2.1, C4.3.1. The starting player activates a battleground and resolves its text."""
    p = starting_player(t)
    if t.book.battlegrounds_by_round:
        for ground in grounds_of_round(t):
            if may_come(t, ground):
                yield from activate_battleground(t, ground, p)
        return
    pool = grounds_to_come(t)
    if pool:
        ground = t.chance.take(pool, t.book.location_labels)
        yield from activate_battleground(t, ground, p)


def grounds_of_round(t: CardTable) -> list[int]:
    """C10.4.6. The battlegrounds a scenario names for this round."""
    rounds = t.book.battlegrounds_by_round
    return rounds[t.round] if t.round < len(rounds) else []


def may_come(t: CardTable, ground: int) -> bool:
    """C10.4.6. A battleground of the round is activated, unless a text was quicker."""
    state = t.location[ground]
    return state == WAITING or (t.settings.fixed_again and state in (WON_FREE, WON_SHADOW))


def grounds_to_come(t: CardTable) -> list[int]:
    """C4.3.1, C4.3.2, C10.4.6. What the Location step may bring: of the starting player's side, else of the other."""
    if t.book.battlegrounds_by_round:
        return [ground for ground in grounds_of_round(t) if may_come(t, ground)]
    side = t.book.sides[starting_player(t)]
    return waiting_grounds(t, side) or waiting_grounds(t, 1 - side)


def waiting_grounds(t: CardTable, side: int) -> list[int]:
    """The battlegrounds left in a side's deck."""
    return [i for i in range(BATTLEGROUNDS) if t.location[i] == WAITING and t.book.location_side[i] == side]


def activate_battleground(t: CardTable, ground: int, p: int) -> Script:
    """C4.2.2, C4.3.5. From a deck or, reactivated, from a scoring area; then its text."""
    uncover_battleground(t, ground)
    yield from location_text(t, ground, p)


def uncover_battleground(t: CardTable, ground: int) -> None:
    """C4.2.2, C4.3.5. It lies there; printed icons of one taken back from the attackers do not count."""
    b = t.book
    was = t.location[ground]
    t.location = changed(t.location, ground, ACTIVE)
    t.active = [*t.active, ground]
    owners_area = WON_FREE if b.location_side[ground] == FREE else WON_SHADOW
    if was in (WON_FREE, WON_SHADOW):
        t.tell("cardgame-log-reactivates", {"location": b.location_ids[ground]})
        if was != owners_area:  # C8.4.3
            t.reclaimed = [*t.reclaimed, ground]
    else:
        t.tell("cardgame-log-activates", {"location": b.location_ids[ground]})


def ground_choices(t: CardTable, places: list[bool], from_deck: bool, from_scored: bool) -> list[int]:
    """C4.3.3, C4.3.5, C4.3.7. Battlegrounds a text may activate or reactivate."""
    found: list[int] = []
    for ground in range(BATTLEGROUNDS):
        if not places[ground]:
            continue
        state = t.location[ground]
        if state == WAITING:
            if from_deck:
                found.append(ground)
        elif state in (WON_FREE, WON_SHADOW):
            if from_scored:
                found.append(ground)
        elif state == ACTIVE and t.settings.active_again and from_deck and from_scored:
            found.append(ground)
    return found


def activate_by_text(t: CardTable, places: list[bool], from_deck: bool, from_scored: bool, p: int) -> Script:
    """C4.3.3. The activating player chooses among those that match; t.that tells which."""
    t.that = -1
    if not ground_choices(t, places, from_deck, from_scored):
        return
    ground = yield from ActivateBattleground(t, p, places, from_deck, from_scored).place(openly=True)
    if t.location[ground] != ACTIVE:
        yield from activate_battleground(t, ground, p)
    t.that = ground


class Activating(CardQuestion):
    """Which location a text activates."""

    __slots__ = ()

    TAKES = ("activate <location>",)

    def because(self, verb: str, name: str) -> Reason | None:
        location = self.t.book.location_index.get(name, -1)
        if location < 0:
            return no_place(name)
        if location >= BATTLEGROUNDS:
            return reason("cardgame-why-path-gone", "C4.4.7", name)
        if self.t.location[location] == ACTIVE:
            return reason("cardgame-why-active-already", "C4.3.7", name)
        return reason("cardgame-why-no-match", "C4.3.3", name)


class ActivateBattleground(Activating):
    """C4.3.3. One of those that match, out of a deck or a scoring area."""

    __slots__ = ("from_deck", "from_scored", "places")

    KIND = "activate"
    ASK = "cardgame-ask-activate"

    def __init__(self, t: CardTable, p: int, places: list[bool], from_deck: bool, from_scored: bool) -> None:
        super().__init__(t, p, "C4.3.3")
        self.places = places
        self.from_deck = from_deck
        self.from_scored = from_scored

    def offer(self) -> list[Option]:
        found = ground_choices(self.t, self.places, self.from_deck, self.from_scored)
        return [("activate", self.t.book.location_ids[ground]) for ground in found]


# --- paths ---


def path_step(t: CardTable) -> Script:
    """C4.4.1. A random path, one higher than the last; unused ones of lower numbers are set aside."""
    pool = paths_to_come(t)
    if pool:
        path = t.chance.take(pool, t.book.location_labels)
        yield from activate_path(t, path, starting_player(t))


def paths_to_come(t: CardTable) -> list[int]:
    """C4.4.1. The paths one of which is activated next; those passed by lie aside now."""
    number = t.path_number + 1
    for i in range(BATTLEGROUNDS, LOCATIONS):
        if t.location[i] == WAITING and t.book.path_number[i] < number:
            t.location = changed(t.location, i, ASIDE)
    return paths_of(t, number)


def paths_of(t: CardTable, number: int) -> list[int]:
    """C4.4.7. Available paths of a number: none above the scenario's last (C2.1.6, C4.4.6)."""
    b = t.book
    if number > b.last_path:
        return []
    return [i for i in range(BATTLEGROUNDS, LOCATIONS) if t.location[i] == WAITING and b.path_number[i] == number]


def activate_path(t: CardTable, path: int, p: int) -> Script:
    """C4.4.1. It lies there, and its text is resolved."""
    uncover_path(t, path)
    yield from location_text(t, path, p)


def uncover_path(t: CardTable, path: int) -> None:
    t.path = path
    t.path_number = t.book.path_number[path]
    t.location = changed(t.location, path, ACTIVE)
    t.tell("cardgame-log-activates", {"location": t.book.location_ids[path]})


def replacement_paths(t: CardTable, step: int) -> list[int]:
    """C4.4.4, C4.4.7. The paths a text could put in place of the active one: same number (0) or next (1)."""
    if t.path < 0:
        return []
    return paths_of(t, t.book.path_number[t.path] + step)


def replace_path(t: CardTable, step: int, p: int) -> Script:
    """C4.4.2, C4.4.5. Choose the new path, resolve combat on the old one, then the new path's text."""
    if not replacement_paths(t, step):
        return
    later = t.settings.path_choice == "after_combat"
    number = t.book.path_number[t.path] + step
    chosen = -1
    if not later:
        chosen = yield from ActivatePath(t, p, number).place(openly=True)
    yield from path_combat(t)
    if later:
        chosen = yield from ActivatePath(t, p, number).place(openly=True)
    yield from activate_path(t, chosen, p)


class ActivatePath(Activating):
    """C4.4.3. The player of the text chooses, it is not random."""

    __slots__ = ("number",)

    KIND = "path"
    ASK = "cardgame-ask-path"

    def __init__(self, t: CardTable, p: int, number: int) -> None:
        super().__init__(t, p, "C4.4.3")
        self.number = number

    def offer(self) -> list[Option]:
        return [("activate", self.t.book.location_ids[path]) for path in paths_of(self.t, self.number)]
