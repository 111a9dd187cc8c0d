"""Seedable, serialisable chance. Every outcome has a label, is journalled, and can be fed in."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ravenhill.engine.decision import Awaited, Impossible
from ravenhill.engine.plain import Piece

MODULUS_A: Final = 2147483563
MODULUS_B: Final = 2147483399

DIE_LABELS: Final[list[list[str]]] = [[f"die:{face + 1}" for face in range(sides)] for sides in range(21)]

ANY: Final = "any"  # fed in place of an outcome: whatever comes
REVEALED: Final = "revealed"  # the journal's mark where something hidden was shown: undo stops there
ALL: Final = -1  # the mask of everybody
NOBODY: Final = 0


class Chance(Piece):
    """L'Ecuyer's two combined generators: long enough for any game, and every product fits a machine word."""

    __slots__ = ("a", "b", "fed", "out", "waits")

    def __init__(self) -> None:
        self.a: i64 = 1  # machine words where compiled
        self.b: i64 = 1
        self.fed: list[str] = []  # outcomes to come, given from outside
        self.out: list[str] = []  # outcomes since the journal last looked
        self.waits = False  # nothing is drawn here: what was not fed is waited for (`Awaited`)

    def copy(self) -> Chance:
        other = Chance()
        other.a = self.a
        other.b = self.b
        other.waits = self.waits
        if self.fed:
            other.fed = self.fed[:]
        if self.out:
            other.out = self.out[:]
        return other

    def seed(self, seed: int) -> None:
        # a splitmix step spreads neighbouring seeds over the whole state
        z = (seed * 0x9E3779B97F4A7C15 + 0x632BE59BD9B4E019) & 0xFFFFFFFFFFFFFFFF
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
        z ^= z >> 31
        first: int = 1 + (z & 0x7FFFFFFF) % (MODULUS_A - 1)
        second: int = 1 + (z >> 32) % (MODULUS_B - 1)
        self.a = first
        self.b = second

    def below(self, n: int) -> int:
        """A number from 0 to n-1, not journalled: for re-deals and machine players, never for rules."""
        a = self.a * 40014 % MODULUS_A
        b = self.b * 40692 % MODULUS_B
        self.a = a
        self.b = b
        return (a - b) % (MODULUS_A - 1) % n

    def pick(self, labels: list[str], left: int = 1) -> int:
        """One of the labelled outcomes, each as likely: its place in the list; `left`: so many are rolled together."""
        i = self.below(len(labels))  # drawn even when fed, so that a replay leaves the generator where the game did
        if self.fed:
            label = self.fed[0]
            if label != ANY:
                if label not in labels:
                    raise Impossible(label)
                i = labels.index(label)
            del self.fed[0]
        elif self.waits:
            raise Awaited(labels, labels, left, ALL, True)
        self.out.append(labels[i])
        return i

    def die(self, sides: int = 6) -> int:
        return self.pick(DIE_LABELS[sides]) + 1

    def dice(self, n: int) -> list[int]:
        """So many six-sided dice thrown together."""
        return [self.pick(DIE_LABELS[6], left) + 1 for left in range(n, 0, -1)]

    def take(self, pool: list[int], labels: list[str], eyes: int = ALL, beside: list[int] | None = None) -> int:
        """Takes one thing at random out of a pool of ids; `labels` names every id.

        `eyes`: the mask of the seats that get to see it; `beside`: what is hidden from them elsewhere, and could as
        well lie in the pool."""
        i = self.below(len(pool))
        if self.fed:
            label = self.fed[0]
            if label != ANY:
                for i in range(len(pool)):
                    if labels[pool[i]] == label:
                        break
                else:
                    raise Impossible(label)
            del self.fed[0]
        elif self.waits:
            lying = sorted(set(pool))
            meant = lying if beside is None else sorted(set(pool + beside))
            raise Awaited([labels[c] for c in lying], [labels[c] for c in meant], 1, eyes, False)
        taken = pool[i]
        self.out.append(labels[taken])
        last = pool.pop()
        if i < len(pool):
            pool[i] = last
        return taken

    def revealed(self) -> None:
        """Something hidden was shown without a draw: nobody may take back what came before."""
        if self.fed and self.fed[0] == REVEALED:
            del self.fed[0]
        self.out.append(REVEALED)


class Deck(Piece):
    """A face-down pile. Cards nobody has placed are an unordered pool, drawn by chance when they are needed;
    so a shuffle costs nothing, and a real deck can be followed card by card. Cards put on top or under the pile
    keep their place, each with a mask of the seats that know it."""

    __slots__ = ("pool", "top", "top_seen", "under", "under_seen")

    def __init__(self, cards: list[int] | None = None) -> None:
        self.top: list[int] = []  # the last one is drawn first
        self.top_seen: list[int] = []
        self.pool: list[int] = cards if cards is not None else []
        self.under: list[int] = []  # the first one is drawn first
        self.under_seen: list[int] = []

    def copy(self) -> Deck:
        other = Deck(self.pool[:])
        if self.top:
            other.top = self.top[:]
            other.top_seen = self.top_seen[:]
        if self.under:
            other.under = self.under[:]
            other.under_seen = self.under_seen[:]
        return other

    def __len__(self) -> int:
        return len(self.top) + len(self.pool) + len(self.under)

    def cards(self) -> list[int]:
        """All cards, in no order anybody may rely on."""
        return self.top + self.pool + self.under

    def draw(self, chance: Chance, labels: list[str], eyes: int = ALL, beside: list[int] | None = None) -> int:
        """The top card, or -1 from an empty pile; `eyes` and `beside` as `Chance.take` knows them."""
        if self.top:
            self.top_seen.pop()
            card = self.top.pop()
        elif self.pool:
            if chance.waits and self.under:  # what others have put under the pile could as well lie in it
                hidden = [c for c, seen in zip(self.under, self.under_seen, strict=True) if seen & eyes != eyes]
                beside = hidden if beside is None else beside + hidden
            return chance.take(self.pool, labels, eyes, beside)
        elif self.under:
            self.under_seen.pop(0)
            card = self.under.pop(0)
        else:
            return -1
        # a known place is not chance, but a card changes hands all the same: told and fed like any draw
        if chance.fed:
            if chance.fed[0] != labels[card] and chance.fed[0] != ANY:
                raise Impossible(chance.fed[0])
            del chance.fed[0]
        chance.out.append(labels[card])
        return card

    def peek(self, chance: Chance, labels: list[str], seen: int, beside: list[int] | None = None) -> int:
        """The top card, which stays there; `seen` is the mask of the seats that look. -1: empty."""
        looking = seen
        if self.top:
            seen |= self.top_seen[-1]  # who knew the card knows it still
        elif not self.pool and self.under:
            seen |= self.under_seen[0]
        card = self.draw(chance, labels, looking, beside)
        if card >= 0:
            self.put_on_top(card, seen)
        return card

    def put_on_top(self, card: int, seen: int = 0) -> None:
        self.top.append(card)
        self.top_seen.append(seen)

    def put_under(self, card: int, seen: int = 0) -> None:
        self.under.append(card)
        self.under_seen.append(seen)

    def shuffle(self) -> None:
        """No card keeps a known place."""
        self.pool = self.top + self.pool + self.under
        self.top = []
        self.top_seen = []
        self.under = []
        self.under_seen = []

    def shuffle_in(self, cards: list[int]) -> None:
        self.shuffle()
        self.pool.extend(cards)

    def remove(self, card: int) -> None:
        """Takes a card out wherever it lies (a search through the pile)."""
        if card in self.pool:
            self.pool.remove(card)
        elif card in self.top:
            i = self.top.index(card)
            del self.top[i], self.top_seen[i]
        else:
            i = self.under.index(card)
            del self.under[i], self.under_seen[i]
