"""W8.7 to W8.11. An Event card is played, and the draws it may bring; a card on the table is forced off it."""

from __future__ import annotations

from ravenhill.engine.decision import Arg, Option, Script
from ravenhill.games.wotr import events, multiplayer, rings
from ravenhill.games.wotr.asking import PASS, CardChoice, WotrQuestion
from ravenhill.games.wotr.decks import CARD_IDS, DECK_IDS, deck_of, is_character_card, side_decks
from ravenhill.games.wotr.dice import ARMY, CHARACTER
from ravenhill.games.wotr.nations import FP, SH, SIDE_IDS
from ravenhill.games.wotr.people import GANDALF_GREY
from ravenhill.games.wotr.table import Wotr


def play(t: Wotr, seat: int, card: int, as_event: bool) -> Script:
    """W8.7 to W8.11, W22.13. An Event card is played: its effect, then the draws it may bring."""
    known = events.EVENTS[card]
    assert known is not None
    t.chance.revealed()
    t.tell("wotr-log-play", {"seat": t.seat_id(seat), "card": CARD_IDS[card]})
    side = t.team[seat]
    if as_event:
        if side == FP and t.fellowship.guide == GANDALF_GREY:
            t.owed.append(deck_of(card))
        if side == SH and t.on_table(events.PALANTIR):
            t.owed.append(-1)
    if t.book.card_table[card]:
        events.lay(t, seat, card)
    else:
        events.spend(t, seat, card)
    multiplayer.note_nations(t, seat, known.nations)
    yield from known.effect(t, seat)
    events.tend(t)


def owed_draws(t: Wotr) -> Script:
    """W22.13. Gandalf the Grey as Guide; The Palantir of Orthanc."""
    owed = t.owed
    t.owed = []
    seat = t.acting
    for deck in owed:
        if deck < 0:
            yield from _palantir(t, seat)
        elif (t.fellowship.guide == GANDALF_GREY or t.settings.guide_draw_stays) and len(t.decks[deck]):
            if (yield from GuideDraw(t, seat, deck).verb()) == "draw":
                yield from events.draw_up_to(t, seat, deck, 1)


class GuideDraw(WotrQuestion):
    """W22.13. Whether a card is drawn while Gandalf the Grey guides the Fellowship."""

    __slots__ = ("pile",)
    KIND = "guide_draw"
    TAKES = ("draw", "pass")
    ASK = "wotr-ask-guide-draw"

    def __init__(self, t: Wotr, seat: int, deck: int) -> None:
        super().__init__(t, seat, "W22.13")
        self.pile = deck

    def offer(self) -> list[Option]:
        return [("draw",), PASS]

    def about(self) -> dict[str, Arg]:
        return {"deck": DECK_IDS[self.pile]}


def _palantir(t: Wotr, seat: int) -> Script:
    decks = [d for d in side_decks(SH) if len(t.decks[d])]
    if not decks or not t.on_table(events.PALANTIR):
        return
    options: list[Option] = [("draw", DECK_IDS[d]) for d in decks]
    deck = yield from CardChoice(t, seat, "W8.11", options, "wotr-ask-palantir", "palantir", ("draw <deck>",)).deck()
    yield from events.draw_up_to(t, seat, deck, 1)


# --- forcing a card off the table, W8.11 ---


def force_off(t: Wotr, seat: int, card: int, ring: bool) -> Script:
    """W8.11. A card on the table is discarded by an action of the other side."""
    if ring:
        t.tell("wotr-log-ring-off", {"side": SIDE_IDS[FP], "card": CARD_IDS[card]})
        rings.pass_ring(t, FP)
    if card in (events.POWER_TOO_GREAT, events.TOM_BOMBADIL):
        for as_army in (True, False):
            paid = yield from Payment(t, seat, card, as_army).card()
            if paid >= 0:
                events.drop(t, seat, paid)
    events.lift(t, card)


def pays_as_army(t: Wotr, card: int) -> bool:
    if t.settings.discard_cost == "icon":
        return t.book.card_icon[card] == ARMY
    return not is_character_card(card)


def pays_as_character(t: Wotr, card: int) -> bool:
    if t.settings.discard_cost == "icon":
        return t.book.card_icon[card] == CHARACTER
    return is_character_card(card)


def can_pay(t: Wotr, seat: int) -> bool:
    hand = t.hands[seat]
    return any(pays_as_army(t, c) for c in hand) and any(pays_as_character(t, c) for c in hand)


class Payment(WotrQuestion):
    """W8.11. Which card pays for a card on the table that is forced off it."""

    __slots__ = ("as_army", "forced")
    KIND = "pay"
    TAKES = ("discard <card>", "pass")
    ASK = "wotr-ask-pay"

    def __init__(self, t: Wotr, seat: int, card: int, as_army: bool) -> None:
        super().__init__(t, seat, "W8.11")
        self.forced = card
        self.as_army = as_army

    def offer(self) -> list[Option]:
        """The cards that pay; where a re-deal has left none in another's hand, nothing is paid."""
        t = self.t
        pays = pays_as_army if self.as_army else pays_as_character
        options: list[Option] = [("discard", CARD_IDS[c]) for c in t.hands[self.seat] if pays(t, c)]
        return options or [PASS]

    def about(self) -> dict[str, Arg]:
        return {"card": CARD_IDS[self.forced]}
