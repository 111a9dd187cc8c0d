"""W8.15, W13.5. Combat cards: the register of their effects, choosing them, and the order they work in."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from ravenhill.engine.decision import Arg, Atom, Option, Reason, Script
from ravenhill.engine.table import over
from ravenhill.games.wotr import events
from ravenhill.games.wotr.asking import PASS, CardChoice, OpenQuestion, reason
from ravenhill.games.wotr.decks import CARD_IDS, CARD_NUMBER, card_side
from ravenhill.games.wotr.groups import members
from ravenhill.games.wotr.nations import FP, SH, SIDE_IDS
from ravenhill.games.wotr.people import CHARACTER_IDS, GANDALF_WHITE, WITCH_KING, char_side
from ravenhill.games.wotr.table import B_ROUND, Battle, Wotr

Needs: TypeAlias = Callable[[Wotr, Battle, int], bool]  # table, battle, side that plays the card
Work: TypeAlias = Callable[[Wotr, Battle, int, int], Script]  # the same, and the initiative it works at


class CombatEffect:
    """One combat effect: its requirement, and the script that runs at each of its initiative numbers."""

    __slots__ = ("needs", "work")

    def __init__(self, needs: Needs, work: Work) -> None:
        self.needs = needs
        self.work = work


COMBAT: Final[dict[str, CombatEffect]] = {}


def no_needs(t: Wotr, b: Battle, side: int) -> bool:
    return True


def combat(effect_id: str, needs: Needs = no_needs) -> Callable[[Work], Work]:
    """Registers a combat effect; `needs` is its requirement, checked when the card is chosen (W13.5.2)."""

    def register(work: Work) -> Work:
        COMBAT[effect_id] = CombatEffect(needs, work)
        return work

    return register


def rider_spent(t: Wotr, b: Battle) -> bool:
    """W22.10. Gandalf's own Leadership is forfeited for the whole battle (option white_rider)."""
    return b.white_rider != 0 and (t.settings.white_rider == "battle" or b.round == 1)


def leadership_left(t: Wotr, b: Battle, c: int) -> int:
    """W22.10. A Character's Leadership, unless the White Rider has taken it already."""
    if (c == GANDALF_WHITE and rider_spent(t, b)) or (c == WITCH_KING and b.white_rider):
        return 0
    return t.book.leadership[c]


# --- choosing ---


def effect_of(t: Wotr, card: int) -> str:
    """The id of a card's combat effect, which has a title of its own (W8.14)."""
    return t.book.combat_ids[t.book.card_combat[card]]


def working(t: Wotr, b: Battle, side: int) -> dict[str, Arg]:
    """For prompts: the combat effect at work."""
    return {"effect": effect_of(t, b.cards[side])}


def card_choice(
    t: Wotr,
    b: Battle,
    side: int,
    options: list[Option],
    key: str,
    kind: str,
    takes: tuple[str, ...],
    rule: str = "W13.5.3",
) -> CardChoice:
    """A choice that the Combat card of a side brings."""
    return CardChoice(t, b.seats[side], rule, options, key, kind, takes, working(t, b, side))


def requirement_met(t: Wotr, b: Battle, side: int, card: int) -> bool:
    """W13.5.2. The card's combat requirement holds."""
    known = COMBAT.get(effect_of(t, card))
    return known is not None and known.needs(t, b, side)


def may_play_combat(t: Wotr, b: Battle, side: int) -> bool:
    """Cards that forbid the Free Peoples to play Combat cards."""
    if side == SH:
        return True
    if t.on_table(events.DENETHORS_FOLLY) and t.book.region_ids[b.region] == "minas_tirith":
        return False
    return not (b.fp_card_needs_companion and b.round == 1 and not b.companions(t))


def choose_cards(t: Wotr, b: Battle) -> Script:
    """W13.5.1. The attacker chooses face down, then the defender; both are shown together."""
    b.cards_open = False
    for side in (b.attacker, 1 - b.attacker):
        seat = b.seats[side]
        if not may_play_combat(t, b, side) or not (t.hands[seat] or (side == SH and t.on_table(events.BALROG))):
            continue
        card = yield from CombatCard(t, b, side).card()
        if card >= 0:
            b.cards[side] = card
            if card in t.laid:
                t.laid.remove(card)
            else:
                events.conceal(t, seat)
                t.hands[seat].remove(card)
    b.cards_open = True
    for side in (b.attacker, 1 - b.attacker):
        if b.cards[side] >= 0:
            t.chance.revealed()
            told = naming(t, b.cards[side])
            told["side"] = SIDE_IDS[side]
            t.tell("wotr-log-combat-card", told)
            b.shown[-2 + side] = b.cards[side]


class CombatCard(OpenQuestion):
    """W13.5.1. Which card is played as a Combat card."""

    __slots__ = ("army", "battle")
    KIND = "combat_card"
    TAKES = ("pass", "card <card>")
    ASK = "wotr-ask-combat-card"

    def __init__(self, t: Wotr, b: Battle, side: int) -> None:
        super().__init__(t, b.seats[side], "W13.5.1")
        if t.hands[self.seat]:
            self.public = False  # else there is only the Balrog's card, which everybody sees
        self.battle = b
        self.army = side

    def offer(self) -> list[Option]:
        t = self.t
        b = self.battle
        side = self.army
        options: list[Option] = [PASS]
        for card in t.hands[self.seat]:
            if requirement_met(t, b, side, card):
                options.append(("card", CARD_IDS[card]))
        if side == SH and t.on_table(events.BALROG) and requirement_met(t, b, side, events.BALROG):
            options.append(("card", CARD_IDS[events.BALROG]))
        return options

    def about(self) -> dict[str, Arg]:
        b = self.battle
        part = "attacks" if self.army == b.attacker else "defends"
        return {"region": self.t.book.region_ids[b.region], "part": part}

    def why_not(self, option: Option) -> Reason | None:
        """W13.5.1, W13.5.2. Why a card can not be played as a Combat card."""
        t = self.t
        if option[0] != "card" or option[-1] not in CARD_NUMBER:
            return None
        card = CARD_NUMBER[str(option[-1])]
        if card not in t.hands[self.seat] and not (
            card == events.BALROG and self.army == SH and t.on_table(events.BALROG)
        ):
            return reason("not-in-hand", "W13.5.1")
        effect = effect_of(t, card)
        return reason("combat-need", "W13.5.2", card=CARD_IDS[card], effect=effect, needs=f"{effect}.needs")


# --- working ---


def work(t: Wotr, b: Battle, low: int, high: int) -> Script:
    """W13.5.4, W13.5.5. Effects in the order of their initiative, the defender's first on a tie."""
    for number in range(low, high + 1):
        for side in (1 - b.attacker, b.attacker):
            card = b.cards[side]
            if card < 0 or b.cancelled[side] or number not in t.book.card_initiative[card]:
                continue
            known = COMBAT.get(effect_of(t, card))
            if known is not None:
                before = standing(t, b)
                yield from known.work(t, b, side, number)
                tell_changes(t, b, card, before)
                if b.stage != B_ROUND or over(t) or b.units(t, FP) <= 0 or b.units(t, SH) <= 0:
                    return


CHANGES: Final = (
    "wotr-log-mod-roll",
    "wotr-log-mod-reroll",
    "wotr-log-mod-dice",
    "wotr-log-mod-most",
    "wotr-log-mod-no-reroll",
    "wotr-log-mod-leadership",
    "wotr-log-mod-cancelled",
    "wotr-log-mod-hits",
)


def standing(t: Wotr, b: Battle) -> list[int]:
    """The modifiers of the round, in the order of CHANGES, first the Free Peoples' and then the Shadow's; at the end,
    as groups, the Characters who lead no longer and those without abilities."""
    out: list[int] = []
    for side in (FP, SH):
        out.append(b.add[side])
        out.append(b.add_reroll[side])
        out.append(-b.fewer[side])
        out.append(b.most[side])
        out.append(b.no_reroll[side])
        out.append(-b.lost_lead[side])
        out.append(b.cancelled[side])
        out.append(b.hits[side] + b.bonus[side])
    out.append(b.spent | b.muted)
    out.append(b.muted)
    return out


def tell_changes(t: Wotr, b: Battle, card: int, before: list[int]) -> None:
    """Says in the log what a Combat card has changed, and for whom."""
    after = standing(t, b)
    for c in members(after[-1] & ~before[-1]):
        t.tell("wotr-log-silenced", {**naming(t, card), "character": CHARACTER_IDS[c]})
    for c in members(after[-2] & ~before[-2]):
        lost = leadership_left(t, b, c)
        if lost:
            tell_change(t, card, "wotr-log-mod-leadership", char_side(c), -lost, CHARACTER_IDS[c])
    for i in range(2 * len(CHANGES)):
        if after[i] != before[i]:
            key = CHANGES[i % len(CHANGES)]
            n = after[i] if key == "wotr-log-mod-most" else after[i] - before[i]
            if key == "wotr-log-mod-hits" and n < 0:
                key, n = "wotr-log-mod-hits-less", -n
            tell_change(t, card, key, i // len(CHANGES), n)


def tell_change(t: Wotr, card: int, key: str, side: int, n: int, character: str = "") -> None:
    """One change by a Combat card: for which side, by how much, through which Character if through one."""
    told = naming(t, card)
    told["side"] = SIDE_IDS[side]
    told["n"] = n
    told["by"] = f"+{n}" if n > 0 else str(n)
    if key == "wotr-log-mod-leadership":
        told["character"] = character
        told["named"] = 1 if character else 0
    t.tell(key, told)
    less = key == "wotr-log-mod-hits-less"
    what = "hits" if less else key.removeprefix("wotr-log-mod-")
    t.fought(("change", side, what, -n if less else n, card_side(card), character))


def naming(t: Wotr, card: int) -> dict[str, Atom]:
    """For lines of the log: a Combat card and the title of its effect."""
    return {"card": CARD_IDS[card], "effect": effect_of(t, card)}


def discard_cards(t: Wotr, b: Battle) -> None:
    """W13.5.3. Both cards are discarded at the end of the round."""
    for side in (FP, SH):
        if b.cards[side] >= 0:
            t.played.append(b.cards[side])
            b.cards[side] = -1
