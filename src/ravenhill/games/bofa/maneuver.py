"""B12.2.3, B12.3. The cards of a combat: what a side may play, the secret choice, the reveal."""

from __future__ import annotations

from collections.abc import Callable

from ravenhill.engine.decision import Decision, Message, Option, Script
from ravenhill.engine.table import ask, ask_all
from ravenhill.games.bofa.cards.combat import COMBAT, DETERMINED
from ravenhill.games.bofa.hand import put_away
from ravenhill.games.bofa.names import (
    EVENTS,
    FP,
    MIGHTY_STROKES,
    MV_BATS,
    MV_THORIN,
    REGROUP,
    SHADOW,
    SIDE_IDS,
    THORIN,
    UNIT_CARD,
    UNITS,
)
from ravenhill.games.bofa.table import Battle, BofaTable


def area_of(b: Battle, side: int) -> int:
    """Where a side's fighting Army stands."""
    return b.fighting if side == b.attacker else b.target


def given_cards(t: BofaTable, b: Battle, side: int) -> list[int]:
    """B12.2.3. Unit cards of the Army, special maneuver cards; used ones included. Regroup is always there."""
    area = area_of(b, side)
    cards = [UNIT_CARD[u] for u in range(UNITS) if t.units[area * UNITS + u]]
    if side == FP and t.place[THORIN] == area and MIGHTY_STROKES in t.laid:
        cards.append(MV_THORIN)
    if side == SHADOW and bats_near(t, b):
        cards.append(MV_BATS)
    return cards


def bats_near(t: BofaTable, b: Battle) -> bool:
    """B14.3.3. By the territory of the defender's region."""
    return t.bats[t.book.territory[b.target]] > 0


def playable(t: BofaTable, b: Battle, side: int) -> list[Option]:
    """B12.3.1. A unit card not used, an Event card, a special maneuver card, or Regroup."""
    names = t.book.card_id
    used = b.fronts[side].used
    options: list[Option] = [("maneuver", names[c]) for c in given_cards(t, b, side) if c not in used]
    options += [("maneuver", names[c]) for c in t.hands[side] if c < EVENTS]
    options.append(("maneuver", names[REGROUP[side]]))
    return options


def maneuver(t: BofaTable, b: Battle) -> Script:
    """B12.3. Both choose in secret and reveal together; Beorn plays no card (B14.2.8)."""

    def choosing(side: int) -> Callable[[], list[Option]]:
        return lambda: playable(t, b, side)

    sides = [s for s in (b.attacker, 1 - b.attacker) if s != b.bear]
    message = Message("bofa-ask-maneuver", {"round": b.round})
    yield from ask_all([Decision(s, message, "B12.3.1", choosing(s)) for s in sides])
    chosen = [t.book.card_of[str(t.given[s][1])] for s in sides]
    t.chance.revealed()
    for i in range(len(sides)):
        show(t, b, sides[i], chosen[i], True)
    for s in (1 - b.attacker, b.attacker):  # B12.3.12: the defender first
        for card in b.fronts[s].shown[:1]:
            if card < EVENTS and t.book.combat_id[card] in DETERMINED:
                yield from one_more(t, b, s)


def show(t: BofaTable, b: Battle, side: int, card: int, uses: bool) -> None:
    """A card is open on the table and acts; unit cards and Mighty Strokes are used up until Regroup (B12.3.2)."""
    front = b.fronts[side]
    front.shown.append(card)
    t.tell("bofa-log-maneuver", {"side": SIDE_IDS[side], "card": t.book.card_id[card]})
    if card < EVENTS:
        t.hands[side].remove(card)
        put_away(t, card, 3)  # B12.3.3, B7.15
        COMBAT[t.book.combat_id[card]](front, b.fronts[1 - side])
        return
    if card == REGROUP[side]:  # B12.3.5
        front.used = []
        front.regrouped = True
    elif card == MV_BATS:
        front.vampire = True
    else:
        if uses:
            front.used.append(card)
        if card == MV_THORIN:  # B14.6.2
            front.roll_plus += 1
            front.reroll_plus += 1
        else:
            front.ability = UNIT_CARD.index(card)


def one_more(t: BofaTable, b: Battle, side: int) -> Script:
    """B12.3.12. Determined Attack: a used card again, or one more from hand that comes back."""

    def listing() -> list[Option]:
        names = t.book.card_id
        used = b.fronts[side].used
        cards = [*given_cards(t, b, side), REGROUP[side]]
        return [("again" if c in used else "also", names[c]) for c in cards]

    answer = yield from ask(t, side, "B12.3.12", listing, "bofa-ask-determined")
    show(t, b, side, t.book.card_of[str(answer[1])], False)
