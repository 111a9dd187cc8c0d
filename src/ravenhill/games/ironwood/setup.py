"""I2, I13.1, I14.1, I15. From an empty table to the first round."""

from __future__ import annotations

from ravenhill.engine.chance import NOBODY, Deck
from ravenhill.engine.decision import Option, Reason, Script
from ravenhill.games.ironwood.asking import DONE, Counting, no_recruits
from ravenhill.games.ironwood.book import FERRUM, IC, WW, Kind
from ravenhill.games.ironwood.forges import lay_foundation
from ravenhill.games.ironwood.hand import SIDE_NAMES
from ravenhill.games.ironwood.movement import begin_turn
from ravenhill.games.ironwood.settings import Bot
from ravenhill.games.ironwood.table import IronwoodTable, Phase


def lay_board(t: IronwoodTable) -> None:
    """An empty board and all components in their supplies."""
    forests, mountains = len(t.book.forest_names), len(t.book.mountain_names)
    t.ww = [0] * forests
    t.charged = [0] * forests
    t.fading = [0] * forests
    t.fighters = [0] * mountains
    t.golems = [0] * mountains
    t.site = [0] * mountains
    t.totems = t.book.totems
    t.forge_tokens = t.book.forge_tokens
    t.drill = FERRUM
    begin_turn(t)


def set_up(t: IronwoodTable) -> None:
    """I2. The set-up for two, and what the automata change in it."""
    lay_board(t)
    place_units(t)
    deal_cards(t)
    deal_visions(t)
    t.crystals = [t.settings.starting_crystals, t.settings.starting_crystals]  # I1.7
    if handicap(t, WW) or handicap(t, IC):
        t.phase = Phase.NEWCOMER
    if t.settings.bot != Bot.NONE:
        difficulty(t)


def place_units(t: IronwoodTable) -> None:
    """I2.4, I2.5."""
    for f in t.book.outer_forests:
        t.ww[f] = 2
    t.fighters[FERRUM] = 1
    for m in t.book.inner_mountains:
        t.fighters[m] = 3


def removed_cards(t: IronwoodTable) -> list[int]:
    """I13.1, I14.1. Cards that leave your deck in solo play."""
    if t.settings.bot == Bot.IRONBOT:
        return t.book.removed_vs_ironbot
    return t.book.removed_vs_woodbot if t.settings.bot == Bot.WOODBOT else []


def deal_cards(t: IronwoodTable) -> None:
    """I2.2. Base cards in hand, specials in the deck; I15.1: a person's may be sorted."""
    removed = removed_cards(t)
    for side in (WW, IC):
        specials = [c for c in t.book.specials[side] if c not in removed]
        if _is_bot(t, side):
            t.bot_hand = Deck(t.book.bases[side][:])
        else:
            t.hands[side] = t.book.bases[side][:]
        if t.settings.beginner_decks and not _is_bot(t, side):
            t.deck[side] = Deck()
            for card in specials[::-1]:
                t.deck[side].put_on_top(card, 3)
        else:
            t.deck[side] = Deck(specials)


def _is_bot(t: IronwoodTable, side: int) -> bool:
    return (t.settings.bot == Bot.IRONBOT and side == IC) or (t.settings.bot == Bot.WOODBOT and side == WW)


def deal_visions(t: IronwoodTable) -> None:
    """I2.3. One inner vision in secret, the rest into the deck; the Woodbot starts with the inner ones (I14.1)."""
    inner = [v for v in range(t.book.vision_count) if t.book.kind[t.book.vision_mountain[v]] == Kind.INNER]
    others = [v for v in range(t.book.vision_count) if v not in inner]
    if t.settings.bot == Bot.WOODBOT:
        t.vision_deck = Deck(inner)
        t.vision_discard = others
        t.marked = sorted(t.book.vision_mountain[v] for v in inner)
        return
    vision = t.chance.take(inner, t.book.vision_labels, 1 << WW)
    t.visions = [vision]
    t.whisper((WW,), "ironwood-log-drew-card", {"card": t.book.vision_names[vision]})
    t.vision_deck = Deck(inner + others)


def handicap(t: IronwoodTable, side: int) -> int:
    """I15.2. The extra fighters of a newcomer; an automaton is none."""
    if _is_bot(t, side):
        return 0
    return t.settings.handicap_woodwalkers if side == WW else t.settings.handicap_ironclad


def newcomers(t: IronwoodTable) -> Script:
    """I15.2. A newcomer places the extra fighters, at most one on a place, before the first round."""
    for side in (WW, IC):
        free = t.book.outer_forests[:] if side == WW else t.book.inner_mountains[:]
        names = t.book.forest_names if side == WW else t.book.mountain_names
        for left in range(handicap(t, side), 0, -1):
            place = yield from Newcomer(t, side, left, free).place()
            if place < 0:
                break
            free.remove(place)
            (t.ww if side == WW else t.fighters)[place] += 1
            t.tell("ironwood-log-newcomer", {"side": SIDE_NAMES[side], "place": names[place]})
    t.phase = Phase.PREPARATION


class Newcomer(Counting):
    """I15.2. Where an extra fighter stands; `free`: where none has been put yet."""

    __slots__ = ("free",)

    KIND = "newcomer"
    TAKES = ("recruit <forest>/<mountain>", "done")
    ASK = "ironwood-ask-newcomer"

    def __init__(self, t: IronwoodTable, side: int, left: int, free: list[int]) -> None:
        super().__init__(t, side, "I15.2", left)
        self.free = free

    def offer(self) -> list[Option]:
        offers = self.t.book.forest_recruits if self.seat == WW else self.t.book.mountain_recruits
        return [*[offers[p] for p in self.free], DONE]

    def because(self, verb: str, names: list[str]) -> Reason | None:
        return no_recruits(self.t, self.seat, names[0])


def difficulty(t: IronwoodTable) -> None:
    """I13.24, I14.22. What makes an automaton harder at set-up."""
    options = t.settings
    if options.bot == Bot.IRONBOT:
        if options.golem:
            t.golems[FERRUM] += 1
        if options.foundations:
            # two random outer mountains, drawn with their vision cards
            pool = [v for v in range(t.book.vision_count) if t.book.kind[t.book.vision_mountain[v]] == Kind.OUTER]
            for _ in range(2):
                lay_foundation(t, t.book.vision_mountain[t.chance.take(pool, t.book.vision_labels)])
        for m in random_places(t, t.book.inner_mountains, options.fighters, t.book.mountain_labels):
            t.fighters[m] += 1
        if options.fighters == 5:
            t.fighters[FERRUM] += 1
    else:
        if options.spirits:
            t.spirits = 2
        if options.foundations:
            t.forge_tokens -= 2
        for f in random_places(t, t.book.outer_forests, options.fighters, t.book.forest_labels):
            t.ww[f] += 1
    if options.four_cards:
        side = IC if options.bot == Bot.IRONBOT else WW
        for _ in range(4 - t.book.draw_per_round):
            t.bot_hand.put_under(t.deck[side].draw(t.chance, t.book.card_labels, NOBODY))


def random_places(t: IronwoodTable, places: list[int], n: int, labels: list[str]) -> list[int]:
    """Some of these places at random; where all of them are meant nothing is drawn."""
    if n >= len(places):
        return places
    pool = places[:]
    return [t.chance.take(pool, labels) for _ in range(n)]
