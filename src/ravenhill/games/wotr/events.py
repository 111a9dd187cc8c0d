"""W8. Event cards: the register of what they do, drawing, discarding, and their life on the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from ravenhill.engine.decision import Arg, Option, Reason, Script
from ravenhill.games.wotr import multiplayer
from ravenhill.games.wotr.asking import WotrQuestion, reason
from ravenhill.games.wotr.decks import CARD_IDS, CARD_NUMBER, CARDS, DECK_IDS, card_side, deck_of, is_character_card
from ravenhill.games.wotr.dice import ARMY, EVENT, MUSTER, MUSTER_ARMY, WILL
from ravenhill.games.wotr.groups import joined
from ravenhill.games.wotr.table import Wotr

Condition: TypeAlias = Callable[[Wotr, int], bool]  # table, seat that plays
Effect: TypeAlias = Callable[[Wotr, int], Script]
Keep: TypeAlias = Callable[[Wotr], bool]
Cause: TypeAlias = Callable[[Wotr, int], Reason]

# Cards the rules themselves have to know, because they change a rule while they lie on the table.
MITHRIL_COAT: Final = 4
AXE_AND_BOW: Final = 5
HORN_OF_GONDOR: Final = 6
WIZARDS_STAFF: Final = 7
DEAD_MEN: Final = 21
LAST_BATTLE: Final = 24
POWER_TOO_GREAT: Final = 25
TOM_BOMBADIL: Final = 26
WORN_WITH_SORROW: Final = 62
CREBAIN: Final = 63
BALROG: Final = 64
PALANTIR: Final = 68
WORMTONGUE: Final = 69
DENETHORS_FOLLY: Final = 74
THREATS_AND_PROMISES: Final = 76


class EventCard:
    """What one card does: whether it may be played, the script of its effect, and when it stays on the table."""

    __slots__ = ("effect", "keep", "nations", "some", "when", "without")

    def __init__(
        self,
        when: Condition,
        some: Condition,
        without: Cause | None,
        effect: Effect,
        keep: Keep | None,
        nations: int,
    ) -> None:
        self.when = when
        self.some = some  # R2.1: there is somebody it could work on
        self.without = without  # why there is nobody
        self.effect = effect
        self.keep = keep
        self.nations = nations  # R11.4: the Nations it recruits or advances for certain, as a group


EVENTS: Final[list[EventCard | None]] = [None] * CARDS


def always(t: Wotr, seat: int) -> bool:
    return True


def event(
    card_id: str,
    when: Condition = always,
    keep: Keep | None = None,
    nations: tuple[int, ...] = (),
    some: Condition = always,
    without: Cause | None = None,
) -> Callable[[Effect], Effect]:
    """Registers the effect of a card; `when` is its printed requirement (W8.8), `some` whether there is anybody it
    could work on (R2.1) and `without` why there is nobody, `keep` how long it may lie on the table, `nations` those it
    recruits or advances whatever is chosen."""
    group = 0
    for nation in nations:
        group = joined(group, nation)

    def register(effect: Effect) -> Effect:
        EVENTS[CARD_NUMBER[card_id]] = EventCard(when, some, without, effect, keep, group)
        return effect

    return register


# --- drawing and discarding ---


def hand_limit(t: Wotr, seat: int) -> int:
    """W8.3, W21.3, W21.19."""
    side = t.team[seat]
    return 4 if t.team.count(side) == 2 else 6


def draw(t: Wotr, seat: int, deck: int) -> bool:
    """W8.2, W8.4. One card to the seat's hand; an empty deck gives nothing."""
    unseen: list[int] | None = None
    if t.chance.waits:  # a team-mate's cards of this deck, which the seat can not tell from those that lie there
        mates = [s for s in side_seats(t, t.team[seat]) if s != seat]
        unseen = [c for s in mates for c in t.hands[s] + t.dropped[s] if deck_of(c) == deck]
    card = t.decks[deck].draw(t.chance, t.book.card_labels, 1 << seat, unseen)
    if card < 0:
        return False
    hand = t.hands[seat]
    hand.append(card)
    hand.sort()
    t.tell_others(seat, "wotr-log-draw", {"seat": t.seat_id(seat), "deck": DECK_IDS[deck]})
    t.whisper((seat,), "wotr-log-drew", {"card": CARD_IDS[card]})
    return True


def keep_limit(t: Wotr, seat: int) -> Script:
    """W8.3. As soon as the hand is too large the excess is discarded, face down, by the owner's choice."""
    while len(t.hands[seat]) > hand_limit(t, seat):
        card = yield from Discard(t, seat, "W8.3").card()
        drop(t, seat, card)


class Discard(WotrQuestion):
    """W8.3. Which card of too large a hand is discarded."""

    __slots__ = ()
    KIND = "discard"
    TAKES = ("discard <card>",)
    ASK = "wotr-ask-discard"

    def offer(self) -> list[Option]:
        return [("discard", CARD_IDS[c]) for c in self.t.hands[self.seat]]

    def about(self) -> dict[str, Arg]:
        return {"n": len(self.t.hands[self.seat]) - hand_limit(self.t, self.seat)}


def conceal(t: Wotr, seat: int) -> None:
    """A card leaves the hand unseen: a team-mate does not know any more whether one he gave is still there."""
    if t.lent:
        t.lent = {c: giver for c, giver in t.lent.items() if c not in t.hands[seat]}


def drop(t: Wotr, seat: int, card: int) -> None:
    """W8.5. A card goes from the hand to the discards without being shown; its back is seen."""
    conceal(t, seat)
    t.hands[seat].remove(card)
    t.dropped[seat].append(card)
    t.dropped[seat].sort()
    if t.settings.card_backs_open:
        t.tell_others(seat, "wotr-log-dropped", {"seat": t.seat_id(seat), "deck": DECK_IDS[deck_of(card)]})
    else:
        t.tell_others(seat, "wotr-log-dropped-card", {"seat": t.seat_id(seat)})
    t.whisper((seat,), "wotr-log-you-drop", {"card": CARD_IDS[card]})


def spend(t: Wotr, seat: int, card: int) -> None:
    """A card that all have seen goes from the hand to the discards."""
    t.hands[seat].remove(card)
    t.played.append(card)


def draw_up_to(t: Wotr, seat: int, deck: int, n: int) -> Script:
    """R1.1. Several cards by an effect: all are drawn, then the limit is kept."""
    for _ in range(n):
        draw(t, seat, deck)
    yield from keep_limit(t, seat)


# --- on the table ---


def lay(t: Wotr, seat: int, card: int) -> None:
    """W8.11. The card is played on the table."""
    t.hands[seat].remove(card)
    t.laid.append(card)
    t.laid.sort()


def lift(t: Wotr, card: int) -> None:
    """A card on the table is discarded."""
    if card in t.laid:
        t.laid.remove(card)
        t.played.append(card)
        t.tell("wotr-log-lifted", {"card": CARD_IDS[card]})


def tend(t: Wotr) -> None:
    """W8.11, R2.4. Cards on the table whose condition no longer holds are discarded at once."""
    for card in t.laid[:]:
        known = EVENTS[card]
        if known is not None and known.keep is not None and not known.keep(t):
            lift(t, card)


# --- what may be played ---


def matches(t: Wotr, card: int, face: int) -> bool:
    """W8.7, R1.6. An Event result plays any card; other results those with their symbol."""
    icon = t.book.card_icon[card]
    if face in (EVENT, WILL):
        return True
    if face == MUSTER_ARMY:
        return icon in (ARMY, MUSTER)
    return icon == face


def playable(t: Wotr, seat: int, card: int) -> bool:
    """W8.8, R2.1, W21.17, W21.20. Its requirement is met, it has somebody to work on, and it is this player's."""
    known = EVENTS[card]
    if known is None or not may_play(t, seat, card) or rests(t, seat, card):
        return False
    return known.when(t, seat) and known.some(t, seat)


def why_not_played(t: Wotr, seat: int, face: int, name: str) -> Reason | None:
    """W8.7, W8.8, R2.1. Why a card can not be played as an Event with this result."""
    card = CARD_NUMBER.get(name, -1)
    if card not in t.hands[seat]:
        return reason("not-in-hand", "W8.7")
    if not matches(t, card, face):
        return reason("symbol", "W8.7", card=name)
    if not may_play(t, seat, card):
        return reason("other-player", "W21.17", card=name)
    if rests(t, seat, card):
        return reason("just-used", "W21.20")
    known = EVENTS[card]
    if known is None:
        return None
    if not known.when(t, seat):
        return reason("requirement", "W8.8", card=name, needs=f"{name}.needs")
    if known.without is not None and not known.some(t, seat):
        return known.without(t, seat)
    return None


def rests(t: Wotr, seat: int, card: int) -> bool:
    """W21.20, R11.4. The card would use a Nation the lone Free Peoples player has just used."""
    known = EVENTS[card]
    return known is not None and t.seats == 3 and multiplayer.limited(t, seat) and known.nations & t.last_nations != 0


def may_play(t: Wotr, seat: int, card: int) -> bool:
    """W21.17. With three or four players a card with a player's symbol is his alone."""
    if t.seats == 2:
        return True
    owner = t.book.card_player[card]
    if owner == "any" or t.team.count(card_side(card)) == 1:
        return True
    if t.book.card_player_doubtful[card] and not t.settings.doubtful_symbols:
        return True
    return PLAYER_SEAT[t.seats].get(owner, seat) == seat


PLAYER_SEAT: Final[list[dict[str, int]]] = [
    {},
    {},
    {},
    {"witch_king": 1, "saruman": 2},
    {"gondor": 0, "rohan": 1, "witch_king": 2, "saruman": 3},
]


def playable_cards(t: Wotr, seat: int, face: int) -> list[int]:
    """The cards of a hand that a die of this face could play now."""
    return [c for c in t.hands[seat] if matches(t, c, face) and playable(t, seat, c)]


def card_options(cards: list[int]) -> list[Option]:
    return [("play", CARD_IDS[c]) for c in cards]


def shows_no_character(t: Wotr, seat: int) -> bool:
    """W8.5. Everybody sees that there is no Character card in a hand: by the backs, or because it is empty."""
    hand = t.hands[seat]
    return not hand or (t.settings.card_backs_open and not any(is_character_card(c) for c in hand))


def side_seats(t: Wotr, side: int) -> list[int]:
    return [s for s in range(t.seats) if t.team[s] == side]
