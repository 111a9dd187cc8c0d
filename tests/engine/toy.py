"""A toy of a game: two hidden hands, a deck, a die, cards committed at once. Enough to try every part of the engine."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ravenhill.engine.chance import DIE_LABELS, Chance, Deck
from ravenhill.engine.decision import BadPosition, Message, Option, Question, Reason, Script
from ravenhill.engine.drawn import Fight, Map, Part, Place, Throw
from ravenhill.engine.game import Game, GameInfo, Scenario, Setting, Setup
from ravenhill.engine.numbers import PLAIN, Each, Number, Pile, Row, Shapes
from ravenhill.engine.script import Play
from ravenhill.engine.table import Result, Table, ask, ask_all
from ravenhill.engine.view import Redeal

CARDS = 20
LABELS = [f"card:c{i}" for i in range(CARDS)]


CARD = Number("card")
SHAPES: Shapes = {
    "ToyTable": {
        "active": PLAIN,
        "chosen": Row(CARD),
        "deck": Pile(CARD),
        "hands": Each(Each(CARD, sort=True)),
        "round": PLAIN,
        "score": PLAIN,
    }
}


class ToyTable(Table):
    __slots__ = ("active", "book", "chosen", "deck", "hands", "round", "score", "settings")

    def __init__(self, seats: int = 0) -> None:
        super().__init__(seats)
        self.book: Any = None
        self.settings: Any = None
        self.deck = Deck(list(range(CARDS)))
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.chosen: list[int] = [-1] * seats
        self.score: list[int] = [0] * seats
        self.active = 0
        self.round = 0


def draw(t: ToyTable, seat: int) -> None:
    card = t.deck.draw(t.chance, LABELS, 1 << seat)
    if card >= 0:
        t.hands[seat].append(card)
        t.hands[seat].sort()
        t.whisper((seat,), "toy-drew", {"card": f"c{card}"})


def one_action(t: ToyTable) -> Script:
    seat = t.active
    what = yield from Act(t, seat, "T1")
    if what[0] == "draw":
        for _ in range(2):
            draw(t, seat)
        while len(t.hands[seat]) > 4:
            drop = yield from Discard(t, seat, "T2")
            t.hands[seat].remove(int(drop[1]))
            t.deck.put_under(int(drop[1]), 1 << seat)
    elif what[0] == "peek":
        t.deck.peek(t.chance, LABELS, 1 << seat)
    elif what[0] == "look":
        t.chance.revealed()
        t.whisper((seat,), "toy-looked", {})
    elif what[0] == "fight":
        yield from fight(t, seat)
    t.active = (seat + 1) % t.seats
    if t.active == 0:
        t.round += 1
        if t.round >= 8:
            best = max(t.score)
            t.end([s for s in range(t.seats) if t.score[s] == best], "points", "T9")


class ToyQuestion(Question):
    def __init__(self, t: ToyTable, seat: int, rule: str) -> None:
        super().__init__(t, seat, rule)
        self.t = t


class Act(ToyQuestion):
    KIND = "act"
    TAKES = ("draw", "peek", "look", "wait", "fight")
    ASK = "toy-act"

    def offer(self) -> list[Option]:
        options: list[Option] = [("draw",), ("peek",), ("look",), ("wait",)]
        if all(self.t.hands):
            options.append(("fight",))
        return options

    def why_not(self, option: Option) -> Reason | None:
        return Reason(Message("toy-why-no-cards"), "T3") if option == ("fight",) else None


class Discard(ToyQuestion):
    KIND = "discard"
    TAKES = ("discard <0-19>",)
    ASK = "toy-discard"

    def offer(self) -> list[Option]:
        return [("discard", c) for c in self.t.hands[self.seat]]


class Commit(ToyQuestion):
    KIND = "commit"
    TAKES = ("commit <0-19>",)
    ASK = "toy-commit"

    def offer(self) -> list[Option]:
        return [("commit", c) for c in self.t.hands[self.seat]]


def fight(t: ToyTable, attacker: int) -> Script:
    yield from ask_all([Commit(t, s, "T3") for s in range(t.seats)])
    for s in range(t.seats):
        t.chosen[s] = int(t.given[s][1])
        t.hands[s].remove(t.chosen[s])
    t.chance.revealed()
    bonus = t.chance.die(6)
    t.tell("toy-fought", {"seat": attacker}, told(t, attacker, bonus))
    strength = [t.chosen[s] + (bonus if s == attacker else 0) for s in range(t.seats)]
    for s in range(t.seats):
        t.deck.put_under(t.chosen[s], (1 << t.seats) - 1)
    t.chosen = [-1] * t.seats
    if strength[attacker] == max(strength):
        more = yield from ask(t, attacker, "T4", lambda: [("press",), ("rest",)], "toy-press", kind="press")
        t.score[attacker] += 2 if more[0] == "press" and t.chance.die(2) == 2 else 1


def drawn_map(t: ToyTable) -> Map:
    """The seats around the deck."""
    camps: list[Place] = [
        {"id": name, "at": [100 + 200 * s, 300], "counters": [{"kind": "card", "n": len(t.hands[s])}]}
        for s, name in enumerate(names(t))
    ]
    deck: Place = {"id": "pile", "at": [200, 100], "counters": [{"kind": "card", "n": len(t.deck)}]}
    return {"size": [100 + 200 * t.seats, 400], "places": [deck, *camps], "ways": [["pile", c["id"]] for c in camps]}


def told(t: ToyTable, attacker: int, bonus: int) -> Fight:
    """The fight as the plain table draws it."""
    strength = [t.chosen[s] + (bonus if s == attacker else 0) for s in range(t.seats)]
    return {
        "what": "fight",
        "title": {"key": "toy-fight", "args": {}},
        "sides": [{"name": name, "stands": {"card": len(t.hands[s])}} for s, name in enumerate(names(t))],
        "rounds": [[part(t, s, bonus if s == attacker else 0) for s in range(t.seats)]],
        "result": {"key": "toy-strength", "args": {"n": max(strength)}},
    }


def part(t: ToyTable, seat: int, bonus: int) -> Part:
    die: Throw = {
        "name": {"key": "toy-bonus", "args": {}},
        "dice": [{"face": bonus, "hit": True}],
        "causes": [],
        "sum": {"key": "toy-strength", "args": {"n": t.chosen[seat] + bonus}},
    }
    return {"cards": [f"c{t.chosen[seat]}"], "throws": [die] if bonus else [], "losses": {}}


def names(t: ToyTable) -> tuple[str, ...]:
    return next(s.names for s in Toy.info.scenarios if t.seats in s.seats)


class Toy(Game[ToyTable]):
    info = GameInfo(
        "toy",
        "Toy",
        (Scenario("duel", ("north", "south"), (2,)), Scenario("crowd", ("a", "b", "c"), (3,))),
        (2, 3),
        (Setting("hand", 3, (1, 2, 3), "T0"),),
    )
    pieces = (ToyTable, Deck, Chance, Result)
    shapes = SHAPES

    def ahead(self, t: ToyTable, seat: int) -> list[Question]:
        """Whose turn comes, and what everybody commits when somebody fights."""
        return [Commit(t, seat, "T3"), Act(t, seat, "T1")]

    def empty(self, setup: Setup) -> ToyTable:
        t = ToyTable(setup.seats)
        t.settings = self.values(setup)
        return t

    def deal(self, t: ToyTable) -> None:
        for seat in range(t.seats):
            for _ in range(t.settings["hand"]):
                draw(t, seat)

    def place(self, t: ToyTable, position: Mapping[str, Any]) -> None:
        for seat, cards in enumerate(position.get("hands", [[] for _ in range(t.seats)])):
            for card in cards:
                if card not in t.deck.pool:
                    raise BadPosition(Message("toy-bad-card", {"card": card}))
                t.deck.remove(card)
                t.hands[seat].append(card)
        t.score = list(position.get("score", t.score))
        t.round = position.get("round", 0)
        t.active = position.get("active", 0)

    def position(self, t: ToyTable) -> dict[str, Any]:
        return {"hands": t.hands, "score": t.score, "round": t.round, "active": t.active}

    def step(self, t: ToyTable) -> Script:
        return one_action(t)

    def concede(self, t: ToyTable, seat: int) -> None:
        t.end([s for s in range(t.seats) if s != seat], "conceded", "T8")

    def turn(self, t: ToyTable) -> int:
        return t.round

    def view(self, t: ToyTable, seat: int) -> dict[str, Any]:
        bit = 1 << seat if seat >= 0 else 0
        top = t.deck.top[-1] if t.deck.top and t.deck.top_seen[-1] & bit else None
        return {
            "hand": t.hands[seat] if seat >= 0 else [],
            "counts": [len(h) for h in t.hands],
            "deck": len(t.deck),
            "top": top,
            "score": t.score,
            "round": t.round,
            "map": drawn_map(t),
        }

    def redeal(self, t: ToyTable, seat: int) -> None:
        mix = Redeal()
        mix.deck(t.deck, seat)
        for s in range(t.seats):
            if s != seat:
                mix.all(t.hands[s])
        mix.deal(t.chance)
        for hand in t.hands:
            hand.sort()

    def kinds(self, t: ToyTable) -> dict[str, list[str]]:
        return {"seat": ["north", "south"]}

    def labels(self, t: ToyTable) -> list[list[str]]:
        return [list(LABELS), DIE_LABELS[6]]

    def ids(self, t: ToyTable) -> dict[str, list[str]]:
        return {"card": [label.removeprefix("card:") for label in LABELS]}

    def problems(self, t: ToyTable) -> list[str]:
        cards = t.deck.cards() + [c for h in t.hands for c in h]
        return [] if sorted(cards) == list(range(CARDS)) else ["cards lost or doubled"]

    def evaluate(self, t: ToyTable, seat: int) -> float:
        return float(t.score[seat])


GAME = Toy()


def new(seed: int = 0, seats: int = 2, **wanted: Any) -> Play:
    """A toy table at its first decision."""
    return GAME.start(GAME.setup(seed=seed, seats=seats, **wanted))


def wander(play: Play, seed: int, answers: int = 10_000) -> Iterator[Play]:
    """Plays at random and stops at every decision, the first and the end of the game too."""
    dice = Chance()
    dice.seed(seed)
    yield play
    for _ in range(answers):
        if play.over:
            return
        d = play.decisions[dice.below(len(play.decisions))]
        play.answer(d.seat, dice.below(len(d.options)))
        yield play


def fighting(seats: int = 2) -> Play:
    """A table where everybody is about to commit a card in secret."""
    play = new(seed=3, seats=seats)
    play.answer(0, ("fight",))
    return play
