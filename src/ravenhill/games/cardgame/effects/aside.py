"""C6.3.4. Instructions that draw cards aside: some are played, eliminated or cycled, none come to hand unasked."""

from __future__ import annotations

from ravenhill.engine.decision import Arg, Option, Script
from ravenhill.games.cardgame.asking import DONE, NO_CARD, CardQuestion, Giving
from ravenhill.games.cardgame.book import BY_TEXT, EVENT
from ravenhill.games.cardgame.effects.notation import Arguments, Cards, Unreadable
from ravenhill.games.cardgame.effects.operation import PlayersOperation, Run, players_of
from ravenhill.games.cardgame.effects.saying import Said
from ravenhill.games.cardgame.elimination import eliminate_hidden
from ravenhill.games.cardgame.piles import can_draw, next_card, own_deck, put_in_order, replenish
from ravenhill.games.cardgame.places import Destination
from ravenhill.games.cardgame.play import arrive, choose_place, pay_for_play, playable, put_down
from ravenhill.games.cardgame.table import CardTable, unseen, without


def draw_aside(t: CardTable, p: int, n: int) -> None:
    """Cards a text lets its player choose from: they are not in hand."""
    player = t.players[p]
    own_deck(player)
    drawn = 0
    for _ in range(n):
        card = next_card(t, p)
        if card < 0:
            break
        player.aside = put_in_order(player.aside, card)
        drawn += 1
        t.whisper((t.person[p],), "cardgame-log-drew", {"player": t.book.player_ids[p], "card": t.book.card_ids[card]})
    t.tell_others(t.person[p], "cardgame-log-draws-aside", {"player": t.book.player_ids[p], "n": drawn})


class DrawingAside(PlayersOperation):
    """So many cards are drawn aside, and some of them eliminated."""

    __slots__ = ("lost", "n")

    IDLE = "cardgame-why-nothing-to-draw"

    def read(self, a: Arguments) -> None:
        super().read(a)
        self.n = a.number()
        self.lost = a.named_number("eliminate") if a.has("eliminate") else 0

    def possible(self, t: CardTable, run: Run, openly: bool = False) -> bool:
        return any(can_draw(t, q) for q in players_of(t, self.who, run))

    def draw_and_lose(self, t: CardTable, p: int) -> Script:
        draw_aside(t, p, self.n)
        for _ in range(self.lost):
            yield from _eliminate_aside(t, p)


# --- some are played ---


class DrawPlayCycle(DrawingAside):
    """C6.3.4. Draw some, eliminate some, play some of these at once, cycle the rest, which pays for them."""

    __slots__ = ("most", "of", "where", "where_id")

    NAME = "draw_play_cycle"

    def read(self, a: Arguments) -> None:
        super().read(a)
        self.of: Cards = a.cards()
        self.most = a.named_number("max")
        self.where_id = a.named_text("where")
        self.where = Destination()
        if self.where_id == "reserve":
            self.where.reserve = True
        elif self.where_id != "any_legal":
            if self.where_id not in a.reader.place_of:
                raise Unreadable(self.where_id)
            self.where.places = [r["id"] == self.where_id for r in a.reader.locations]

    def do(self, t: CardTable, run: Run) -> Script:
        for q in players_of(t, self.who, run):
            yield from self._play_some(t, q)

    def _play_some(self, t: CardTable, p: int) -> Script:
        player = t.players[p]
        yield from self.draw_and_lose(t, p)
        chosen: list[int] = []  # all public: they lie face up
        places: list[Option] = []
        while len(chosen) < self.most and player.aside and self._might_play(t, p):
            card = yield from PlayAside(t, p, self).card()
            if card == NO_CARD:
                break
            player.aside = without(player.aside, card)
            t.limbo = [*t.limbo, card]
            chosen.append(card)
            place = yield from choose_place(t, p, card, self.where)
            places.append(place)
        rest = _cycle_rest(t, p)
        for _ in range(_unpaid(t, len(chosen), rest)):
            yield from pay_for_play(t, p)
        for i in range(len(chosen)):
            yield from put_down(t, p, chosen[i], places[i])
            if t.settings.nested_plays:
                yield from arrive(t, p, chosen[i], False)

    def can_come(self, t: CardTable, card: int) -> bool:
        return self.of.match[card] and (t.book.type[card] == EVENT or bool(self.where.options(t, card)))

    def _might_play(self, t: CardTable, p: int) -> bool:
        """C5.1. Whether any card that may be among those drawn, as all can see, could be played: then its player is
        asked. Of an event nobody else knows what it would find."""
        might = [card for card in unseen(t, p) if self.can_come(t, card)]
        return any(t.book.type[card] == EVENT or playable(t, p, card) for card in might)

    def deed(self) -> Said:
        args: dict[str, Arg] = {"n": self.n, "lost": self.lost, "place": self.where_id}
        where = "any" if self.where_id == "any_legal" else "reserve" if self.where.reserve else "place"
        return Said("draw-play-cycle", {**args, "where": where}, {"cards": [self.of.say("acc", self.most)]})


def _cycle_rest(t: CardTable, p: int) -> int:
    player = t.players[p]
    rest = len(player.aside)
    player.cycled = player.cycled + player.aside
    player.aside = []
    if rest:
        t.tell("cardgame-log-cycles-rest", {"player": t.book.player_ids[p], "n": rest})
        replenish(t, p)
    return rest


def _unpaid(t: CardTable, played: int, rest: int) -> int:
    """C6.3.1, C6.3.4. For how many of the cards played the rest does not pay: each costs one card of it."""
    if t.settings.no_rest == "free" or (rest and t.settings.rest_pays == "whole"):
        return 0
    return max(0, played - rest)


class PlayAside(CardQuestion):
    """C6.3.4. Which of the cards drawn aside is played, or no more."""

    __slots__ = ("e",)

    KIND = "play_aside"
    TAKES = ("play <card>", "done")
    ASK = "cardgame-ask-play-aside"

    def __init__(self, t: CardTable, p: int, e: DrawPlayCycle) -> None:
        super().__init__(t, p, "C6.3.4")
        self.e = e

    def offer(self) -> list[Option]:
        t = self.t
        might = [card for card in t.players[self.p].aside if self.e.can_come(t, card)]
        found = [t.book.play_option[card] for card in might if playable(t, self.p, card)]
        found.append(DONE)
        return found

    def weigh(self, option: Option) -> float:
        return 4.0 if option[0] == "play" else super().weigh(option)


def _eliminate_aside(t: CardTable, p: int) -> Script:
    player = t.players[p]
    if player.aside:
        card = yield from EliminateAside(t, p, "C7.4").card(openly=True)
        player.aside = without(player.aside, card)
        eliminate_hidden(t, p, card, BY_TEXT, False)


class EliminateAside(Giving):
    """C7.4. Which of the cards drawn aside is eliminated."""

    __slots__ = ()

    KIND = "eliminate_aside"
    TAKES = ("eliminate <card>",)
    ASK = "cardgame-ask-eliminate-aside"

    def offer(self) -> list[Option]:
        return [self.t.book.eliminate_option[c] for c in self.t.players[self.p].aside]


# --- the others come to hand ---


class LookTop(DrawingAside):
    """Palantír of Orthanc: of the top cards some are eliminated, some cycled, the others go to hand."""

    __slots__ = ("cycled",)

    NAME = "look_top"

    def read(self, a: Arguments) -> None:
        super().read(a)
        self.cycled = a.named_number("cycle")

    def do(self, t: CardTable, run: Run) -> Script:
        p = run.p
        player = t.players[p]
        yield from self.draw_and_lose(t, p)
        for _ in range(self.cycled):
            yield from _cycle_aside(t, p)
        for card in player.aside:
            player.hand = put_in_order(player.hand, card)
            told = {"player": t.book.player_ids[p], "card": t.book.card_ids[card]}
            t.whisper((t.person[p],), "cardgame-log-kept", told)
        if player.aside:
            kept = len(player.aside)
            t.tell_others(t.person[p], "cardgame-log-keeps-aside", {"player": t.book.player_ids[p], "n": kept})
        player.aside = []
        replenish(t, p)

    def deed(self) -> Said:
        return Said("look-top", {"n": self.n, "lost": self.lost, "cycled": self.cycled})


def _cycle_aside(t: CardTable, p: int) -> Script:
    player = t.players[p]
    if player.aside:
        card = yield from CycleAside(t, p, "C7.2").card(openly=True)
        player.aside = without(player.aside, card)
        player.cycled = [*player.cycled, card]
        told = {"player": t.book.player_ids[p], "card": t.book.card_ids[card]}
        t.tell_others(t.person[p], "cardgame-log-cycles-aside", {"player": t.book.player_ids[p]})
        t.whisper((t.person[p],), "cardgame-log-cycled", told)


class CycleAside(Giving):
    """C7.2. Which of the cards drawn aside is cycled."""

    __slots__ = ()

    KIND = "cycle_aside"
    TAKES = ("cycle <card>",)
    ASK = "cardgame-ask-cycle-aside"

    def offer(self) -> list[Option]:
        return [self.t.book.cycle_option[c] for c in self.t.players[self.p].aside]
