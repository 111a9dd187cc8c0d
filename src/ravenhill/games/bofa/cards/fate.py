"""The nine Fate cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ravenhill.games.bofa.names import BEORN, CHARACTER_IDS, GONE, LORD, THORIN, WAITING
from ravenhill.games.bofa.table import BofaTable, eagle_supply


def beside(t: BofaTable, card: int, character: int) -> bool:
    """B8.10. The card lies next to its character, in play or not; if he was eliminated it is discarded."""
    if t.place[character] == GONE:
        t.fate_discards.append(card)
        return False
    t.laid.append(card)
    return True


def more_wrath(t: BofaTable, number: int) -> None:
    """B14.2.2. Tokens given before he enters wait on his card."""
    if t.place[BEORN] == GONE:
        return
    most = t.book.wrath_most - (t.book.wrath_start if t.place[BEORN] == WAITING else 0)
    got = max(0, min(most - t.wrath, number))
    t.wrath += got
    if got:
        t.tell("bofa-log-wrath-got", {"n": got, "left": t.wrath})


def step_left(t: BofaTable, character: int) -> None:
    """B8.16, B8.7. A waiting figure goes one step to the left; it may be ready then."""
    was_ready = t.step_of[character] <= t.marker
    t.step_of[character] = max(0, t.step_of[character] - 1)
    t.tell("bofa-log-step", {"character": CHARACTER_IDS[character], "step": t.step_of[character]})
    if not was_ready and t.step_of[character] <= t.marker:
        t.tell("bofa-log-ready", {"character": CHARACTER_IDS[character]})


def hatch(t: BofaTable, number: int) -> None:
    """B14.1.3. Eagles enter the Eyrie, as far as there are figures."""
    placed = min(number, eagle_supply(t))
    t.eyrie += placed
    if placed:
        t.tell("bofa-log-hatch", {"n": placed})


def giant_size(t: BofaTable, card: int) -> None:
    """fa01."""
    if beside(t, card, BEORN):
        more_wrath(t, 2)


def redoubled_in_wrath(t: BofaTable, card: int) -> None:
    """fa02."""
    more_wrath(t, 4)
    t.fate_discards.append(card)


def roaring_voice(t: BofaTable, card: int) -> None:
    """fa03."""
    if beside(t, card, BEORN):
        more_wrath(t, 2)


def eagles_are_coming(t: BofaTable, card: int) -> None:
    """fa04."""
    hatch(t, 2)
    t.fate_discards.append(card)


def where_are_the_eagles(t: BofaTable, card: int) -> None:
    """fa05."""
    if t.place[LORD] == WAITING:
        step_left(t, LORD)
        hatch(t, 1)
    else:
        hatch(t, 2)
    t.fate_discards.append(card)


def not_kindly_birds(t: BofaTable, card: int) -> None:
    """fa06."""
    beside(t, card, LORD)


def beside_thorin(t: BofaTable, card: int) -> None:
    """fa07, fa08, fa09: what they do is told where it is done."""
    beside(t, card, THORIN)


FATES: Final[dict[str, Callable[[BofaTable, int], None]]] = {
    "fa01": giant_size,
    "fa02": redoubled_in_wrath,
    "fa03": roaring_voice,
    "fa04": eagles_are_coming,
    "fa05": where_are_the_eagles,
    "fa06": not_kindly_birds,
    "fa07": beside_thorin,
    "fa08": beside_thorin,
    "fa09": beside_thorin,
}
