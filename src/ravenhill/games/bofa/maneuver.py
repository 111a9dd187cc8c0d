"""B12.2.3, B12.3. The cards of a combat: what a side may play, the secret choice, the reveal."""

from __future__ import annotations

from collections.abc import Mapping

from ravenhill.engine.decision import Arg, Option, Reason, Script
from ravenhill.engine.table import ask_all
from ravenhill.games.bofa.asking import BofaQuestion, reason
from ravenhill.games.bofa.effects.fighting import Determined, fighting
from ravenhill.games.bofa.hand import put_away
from ravenhill.games.bofa.names import (
    EVENTS,
    FP,
    MANEUVERS,
    MV_BATS,
    MV_THORIN,
    ORCS,
    REGROUP,
    SHADOW,
    SIDE_IDS,
    THORIN,
    THORIN_MANEUVER,
    UNIT_CARD,
    UNITS,
)
from ravenhill.games.bofa.rolls import promise
from ravenhill.games.bofa.table import Battle, BofaTable, area_of, lasting


def given_cards(t: BofaTable, b: Battle, side: int) -> list[int]:
    """B12.2.3. Unit cards of the Army, special maneuver cards; used ones included. Regroup is always there."""
    area = area_of(b, side)
    cards = [UNIT_CARD[u] for u in range(UNITS) if t.units[area * UNITS + u]]
    if side == FP and t.place[THORIN] == area and lasting(t, THORIN_MANEUVER):
        cards.append(MV_THORIN)
    if side == SHADOW and bats_near(t, b):
        cards.append(MV_BATS)
    return cards


def bats_near(t: BofaTable, b: Battle) -> bool:
    """B14.3.3. By the territory of the defender's region."""
    return t.bats[t.book.territory[b.target]] > 0


class CombatCard(BofaQuestion):
    """B12.3. A card of a combat is chosen."""

    __slots__ = ("b",)

    def __init__(self, t: BofaTable, b: Battle, side: int, rule: str) -> None:
        super().__init__(t, side, rule)
        self.b = b

    def because(self, verb: str, name: str) -> Reason | None:
        card = self.t.book.card_of.get(name, -1)
        args: dict[str, Arg] = {"card": name}
        if card < 0:
            return None
        if card < EVENTS:
            return reason("not-in-hand", "B12.3.1", args)
        if card < MANEUVERS:
            return reason("story-in-combat", "B7.3", args)
        if card in self.b.fronts[self.seat].used:
            return reason("card-used", "B12.3.2", args)
        if card not in given_cards(self.t, self.b, self.seat):
            return reason("card-not-given", "B12.2.3", args)
        return None


class Maneuver(CombatCard):
    """B12.3.1. In secret: a unit card not used, an Event card, a special maneuver card, or Regroup."""

    __slots__ = ()

    KIND = "maneuver"
    TAKES = ("maneuver <card>",)
    ASK = "bofa-ask-maneuver"

    def offer(self) -> list[Option]:
        t, side = self.t, self.seat
        names = t.book.card_id
        used = self.b.fronts[side].used
        options: list[Option] = [("maneuver", names[c]) for c in given_cards(t, self.b, side) if c not in used]
        options += [("maneuver", names[c]) for c in t.hands[side] if c < EVENTS]
        options.append(("maneuver", names[REGROUP[side]]))
        return options

    def about(self) -> Mapping[str, Arg] | None:
        return {"round": self.b.round}

    def weigh(self, option: Option) -> float:
        """A unit card by its units; Regroup when little else is left, or to get away."""
        t, b = self.t, self.b
        card = t.book.card_of[str(option[1])]
        if card in UNIT_CARD:
            unit = UNIT_CARD.index(card)
            good = 0.3 if unit == ORCS else 0.6
            return 1.2 + good * t.units[area_of(b, self.seat) * UNITS + unit]
        if card < MANEUVERS:
            return 1.6
        if card in REGROUP:
            away = 1.0 if self.seat != b.attacker and promise(t, b) > 0.65 else 0.0
            return 0.8 + 0.4 * len(b.fronts[self.seat].used) + away
        return 2.2


def maneuver(t: BofaTable, b: Battle) -> Script:
    """B12.3. Both choose in secret and reveal together; Beorn plays no card (B14.2.8)."""
    sides = [s for s in (b.attacker, 1 - b.attacker) if s != b.bear]
    for s in sides:
        t.given[s] = ()  # an answer to an earlier question is no card chosen of this round
    yield from ask_all([Maneuver(t, b, s, "B12.3.1") for s in sides])
    chosen = [t.book.card_of[str(t.given[s][1])] for s in sides]
    t.chance.revealed()
    for i in range(len(sides)):
        show(t, b, sides[i], chosen[i], True)
    for s in (1 - b.attacker, b.attacker):  # B12.3.12: the defender first
        for card in b.fronts[s].shown[:1]:
            if card < EVENTS and any(isinstance(block, Determined) for block in t.book.combat[card]):
                more = yield from DeterminedAttack(t, b, s, "B12.3.12").card()
                show(t, b, s, more, False)


def show(t: BofaTable, b: Battle, side: int, card: int, uses: bool) -> None:
    """A card is open on the table and acts; unit cards and Mighty Strokes are used up until Regroup (B12.3.2)."""
    front = b.fronts[side]
    front.shown.append(card)
    t.tell("bofa-log-maneuver", {"side": SIDE_IDS[side], "card": t.book.card_id[card]})
    if card < EVENTS:
        t.hands[side].remove(card)
        put_away(t, card, 3)  # B12.3.3, B7.15
        for block in t.book.combat[card]:
            fighting(block).act(front, b.fronts[1 - side])
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


class DeterminedAttack(CombatCard):
    """B12.3.12. A used card again, or one more from hand that comes back."""

    __slots__ = ()

    KIND = "determined"
    TAKES = ("again <card>", "also <card>")
    ASK = "bofa-ask-determined"

    def offer(self) -> list[Option]:
        names = self.t.book.card_id
        used = self.b.fronts[self.seat].used
        cards = [*given_cards(self.t, self.b, self.seat), REGROUP[self.seat]]
        return [("again" if c in used else "also", names[c]) for c in cards]
