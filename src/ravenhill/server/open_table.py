"""A table in memory: the game, who sits where, who looks on. What each of them is told: telling.py."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

from ravenhill import examples, lessons
from ravenhill.engine import game as shelf
from ravenhill.engine.decision import CONCEDE, Message, Option
from ravenhill.engine.past import lines_of
from ravenhill.engine.script import Play
from ravenhill.engine.way import REDEAL
from ravenhill.packs import told as told_of_pack
from ravenhill.server import beside
from ravenhill.server.facts import Chair, Facts
from ravenhill.server.printing import addresses
from ravenhill.server.refusal import Refusal
from ravenhill.server.rows import FEED, NOTE, UNFEED, Noting, cut_back
from ravenhill.server.talk import Said

SPECTATOR = -1  # as a wanted seat: look on without one
PRESENCE_SECONDS: Final = 30.0  # how often processes tell each other who is here
BELIEVED_SECONDS: Final = 3 * PRESENCE_SECONDS
Marks = list[list[str]]  # drawn on the map: one place, or from one to another
Elsewhere = dict[str, tuple[float, list[str]]]  # processes that have a table open: since when, and for whom
ENDINGS: Final = {"draw": "agreed", "close": "closed", "claim": "time"}  # not by the rules: what the result says


class Watcher(Protocol):
    """A socket: whose it is, which seat it looks from, and how far it has been told."""

    person: str | None
    seat: int | None
    lines: int
    chat: int
    gallery: int
    unheard: frozenset[str]

    def send(self, message: dict[str, Any]) -> None: ...

    def send_written(self, message: bytes) -> None: ...


@dataclass
class Heard:
    """The lines one seat may read, and how far into the whole log they reach: each answer adds to them."""

    upto: int = 0
    events: int = 0
    lines: list[Message] = field(default_factory=list)


def _same_until(before: list[tuple[Message, int]], now: list[Message]) -> int:
    """How many lines two logs have in common from the beginning; `before`: with the moments they had then."""
    pairs = enumerate(zip(before, now, strict=False))
    return next((n for n, ((old, at), new) in pairs if old != new or at != new.at), min(len(before), len(now)))


@dataclass
class Past:
    """Where the moments of a game are found: the rows that stay, in order, and where others' rules begin."""

    version: int  # what was known then
    kept: list[int]
    turns: list[list[int]]  # each turn with the number of answers at which it begins
    begins: list[int]


@dataclass
class OpenTable:
    """One table. Whoever reads or changes it holds the lock: nobody sees what is not stored yet."""

    facts: Facts
    play: Play | None = None
    version: int = 0  # the last journal row
    ask: int = 0  # the journal row that opened the present decision: its name
    reopened: dict[int, int] = field(default_factory=dict)  # seat: the row in which it took its secret answer back
    epoch: int = 0  # how often something was taken back
    chat: list[Said] = field(default_factory=list)
    gallery: list[Said] = field(default_factory=list)  # what those say who look on
    watchers: set[Watcher] = field(default_factory=set)
    elsewhere: Elsewhere = field(default_factory=dict)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    stale: bool = False  # what is in memory may differ from what is stored: read again
    used: float = field(default_factory=time.monotonic)
    chalk: dict[int, Marks] = field(default_factory=dict)  # by seat; see chalk.py
    thinking: set[tuple[int, int]] = field(default_factory=set)  # (ask, seat) a machine is at work on
    heeding: set[tuple[int, int]] = field(default_factory=set)  # (ask, seat) whose answer left in advance is looked at
    events: list[Message] = field(default_factory=list)  # what happened beside the game: lines of the log for everybody
    heard: dict[int | None, Heard] = field(default_factory=dict)  # the log as each seat reads it
    noting: Noting = field(default_factory=Noting)  # how the game looked after its last row
    snapped: int = -1  # the last row that stands in a snapshot
    behind: int = 0  # rows that newer rules do not take: what they say is asked again
    carried: bool = False  # it came under newer rules just now: to be stored before anything else happens
    broken: Message | None = None  # why what is stored of it can only be looked at
    most: int = 2**31  # rows its journal may have
    past: Past | None = None  # as somebody last looked back at it
    _packed: tuple[Any, dict[str, Any] | None, dict[str, str | None]] | None = None
    now: Callable[[], float] = time.time

    @property
    def id(self) -> str:
        return self.facts.id

    @property
    def over(self) -> bool:
        return self.facts.status == "over"

    # --- what happens to a game ------------------------------------------------------------------------------

    def begin(self, seed: int | None, start: shelf.Setup | None = None) -> None:
        """Deals the game; `seed` None: chance nobody can foretell. `start`: it begins so, whatever the table says."""
        lesson = self.lesson
        if lesson is not None:
            self.play = lesson.begin()
            self.facts.status = "running"
            return
        game = shelf.find(self.facts.game)
        people = sum(1 for c in self.facts.chairs if not c.automaton)
        setup = start or game.setup(
            seed=secrets.randbits(48) if seed is None else seed,
            scenario=self.facts.scenario,
            seats=people,
            options=game.carried(self.facts.options),  # the table may have been opened under an earlier version
            pack=self.facts.pack,
            chance=self.facts.chance,
        )
        self.play = game.start(setup)
        self.facts.status = "over" if self.play.over else "running"
        self.note_result()

    def enter(
        self,
        kind: str,
        seat: int,
        data: Any,
        outcomes: Sequence[str] | None,
        fair: bool = True,
        events: list[Any] | None = None,
    ) -> list[str]:
        """Takes one journal row; gives what chance brought. `outcomes` None: it happens now, for the first time.

        `events`: the lines the row brought beside the game's."""
        play = self.running
        if kind == NOTE:
            self.version += 1
            self._remember(kind, seat, data, set(), events)
            return []
        brought: list[str] = []
        together = False
        choosing = self._choosing()
        if kind == "answer":
            together = len(play.decisions) > 1 and tuple(data) != CONCEDE
            brought = self._answer(seat, tuple(data), outcomes, fair)
        elif kind == FEED:
            brought = beside.tell(play, data, outcomes)
        elif kind in ENDINGS:
            winners = data["winners"] if isinstance(data, dict) else data or []
            self.facts.result = {"winners": list(winners), "reason": ENDINGS[kind], "rule": ""}
        else:
            self._go_back(kind, seat, data)
            # a secret answer taken back while others still choose: their question is the same as before
            together = kind == "undo" and bool(choosing) and self._choosing() == choosing | {seat} != choosing
        self.version += 1
        if not together:
            self.ask = self.version
            self.reopened.clear()
        elif kind == "undo":
            self.reopened[seat] = self.version
        self.facts.offer = None
        self.note_result()
        if kind not in ("answer", FEED):
            self._remember(kind, seat, data, choosing, events)
        return brought

    def _answer(self, seat: int, option: Option, outcomes: Sequence[str] | None, fair: bool) -> list[str]:
        """Gives what chance brought."""
        play = self.running
        before = len(play.journal)
        learning = self.learning() if outcomes is None else None
        if outcomes is not None:
            play.table.chance.fed = list(outcomes)
        elif learning is not None:
            lessons.feed(play, *learning, seat, option)
        elif fair:
            play.table.chance.seed(secrets.randbits(63))  # what was rolled so far tells nothing of what comes
        play.answer(seat, option)
        if learning is not None:
            play.table.chance.fed = []
        return [e for e in play.journal.items(before) if isinstance(e, str)]

    def _go_back(self, kind: str, seat: int, data: Any) -> None:
        """Something is taken back: to a seat's last choice, the last outcome told, or so many answers."""
        told = {w.seat: [(line, line.at) for line in self.readable(w.seat)] for w in self.watchers}
        if kind == "undo":
            self.running.undo(seat)
        elif kind == UNFEED:
            self.running.unfeed()
        else:
            self.running.rewind(int(data))
        self.epoch += 1
        cut_back(self.events, self.running.answers)
        self.heard.clear()
        for w in self.watchers:  # what is no longer the same is told anew from there
            w.lines = min(w.lines, _same_until(told[w.seat], self.readable(w.seat)))

    def _remember(self, kind: str, seat: int, data: Any, choosing: set[int], told: list[Any] | None) -> None:
        """Keeps what a row brought beside the game's own lines: as it is stored, or as it is said now."""
        new = self._said_of(kind, seat, data, choosing) if told is None else lines_of(told)
        for line in new:
            line.at = self.running.answers
        self.events += new

    def _said_of(self, kind: str, seat: int, data: Any, choosing: set[int]) -> list[Message]:
        """The lines of something that happens to a game and is no answer. Seats are named, never people."""
        who = self.seat_name(seat)
        if kind == NOTE:
            return [Message(data["key"], dict(data["args"]))]
        if kind == "claim":
            return [Message("server-log-claim", {"player": self.seat_name(int(data["by"])), "other": who})]
        if kind == "undo" and not choosing - {seat} - self._choosing():
            return []  # nobody else's question went with it
        if kind == "rewind" and not self.others_sit(seat):
            return []
        return [Message(f"server-log-{kind}", {"player": who})]

    def others_sit(self, seat: int) -> bool:
        """Whether another person than this seat's is at the table."""
        return any(c.person not in (None, self.facts.chairs[seat].person) for c in self.facts.chairs)

    def seat_name(self, seat: int) -> str:
        return self.facts.chairs[seat].name

    def _choosing(self) -> set[int]:
        return {d.seat for d in self.running.decisions}

    def note_result(self) -> None:
        """What the game has come to by the rules, if nothing else has ended it."""
        result = self.play.result if self.play is not None else None
        if result is not None and self.facts.result is None:
            winners = [int(w) for w in result.winners]
            self.facts.result = {"winners": winners, "reason": result.reason, "rule": result.rule}
        if self.facts.result is not None:
            self.facts.status = "over"

    # --- what stands -----------------------------------------------------------------------------------------

    @property
    def running(self) -> Play:
        """The game that has begun here."""
        if self.play is None:
            raise Refusal("not_now", "server-not-begun")
        return self.play

    @property
    def frozen(self) -> Message | None:
        """Why it can only be looked at: it does not go on, or who runs the server wants it so."""
        if self.broken is None and self.facts.frozen and self.facts.status == "running":
            return Message("server-frozen")
        return self.broken

    def ask_of(self, seat: int) -> int:
        """The name of the decision a seat has before it: what was answered and taken back is asked by a new one."""
        return self.reopened.get(seat, self.ask)

    def to_move(self) -> list[int]:
        if self.play is None or self.over or self.frozen is not None:
            return []
        return [d.seat for d in self.play.decisions]

    @property
    def room(self) -> int:
        """How many more answers the table takes. At none it can still be ended, by giving up or by agreement."""
        return max(0, self.most - self.version)

    # --- lessons ---------------------------------------------------------------------------------------------

    @property
    def lesson(self) -> lessons.Lesson | None:
        name = self.facts.lesson
        return None if name is None else examples.lesson(self.facts.game, name)

    def learning(self) -> tuple[lessons.Lesson, lessons.Standing] | None:
        """The lesson that is taken here and how far it has come; None where there is none, or it is a game by now."""
        lesson = self.lesson
        now = lessons.standing(lesson, self.play) if lesson is not None and self.play is not None else None
        return None if lesson is None or now is None or lessons.over(lesson, now) else (lesson, now)

    def scripted(self) -> tuple[int, Option] | None:
        """Who answers next at a lesson by its script, and what."""
        learning = self.learning()
        return None if learning is None else learning[1].due

    def machines_to_move(self) -> list[int]:
        """The seats that need nobody's hand: machines', and at a lesson whose answer its script holds."""
        if not self.room:
            return []
        if self.learning() is not None:
            due = self.scripted()
            return [due[0]] if due is not None and due[0] in self.to_move() else []
        return [s for s in self.to_move() if self.facts.chairs[s].machine is not None]

    def ticking(self) -> list[int]:
        """The seats whose clocks run: people who have to choose. A machine's stands still."""
        return [s for s in self.to_move() if self.facts.chairs[s].kind == "person"]

    def out_of_time(self) -> list[int]:
        clock = self.facts.clock
        return clock.out(self.now(), self.ticking()) if clock is not None else []

    def turn(self) -> int:
        return 0 if self.play is None else int(self.play.game.turn(self.play.table))

    def seats_of(self, person: str | None) -> list[int]:
        if person is None:
            return []
        return [c.place for c in self.facts.chairs if c.person == person]

    def own(self, person: str | None, seat: int, playing: bool = True) -> Chair:
        """The person's own chair, which no machine plays for it at the moment."""
        if seat not in self.seats_of(person):
            raise Refusal("forbidden", "server-not-your-seat")
        chair = self.facts.chairs[seat]
        if playing and chair.machine is not None:
            raise Refusal("not_now", "server-machine-plays")
        return chair

    def may_watch(self, person: str | None) -> bool:
        return self.facts.spectators or bool(self.seats_of(person)) or person == self.facts.host

    def looking(self, person: str | None, wanted: int | None) -> int | None:
        """The seat to look from: the wanted one if the person may; without a wish, where a choice is waiting."""
        own = self.seats_of(person)
        if wanted is not None and wanted != SPECTATOR:
            if wanted in own or (self.over and 0 <= wanted < len(self.facts.chairs) and self.may_watch(person)):
                return wanted
            raise Refusal("forbidden", "server-not-your-seat")
        if wanted is None and own:
            asked = [s for s in self.to_move() if s in own]
            return asked[0] if asked else own[0]
        if not self.may_watch(person):
            raise Refusal("forbidden", "server-no-spectators")
        return None

    # --- who is here -----------------------------------------------------------------------------------------

    def here(self) -> set[str]:
        """The people who have this table open, at this process or another."""
        present = {w.person for w in self.watchers if w.person is not None}
        for _, people in self._followers():
            present.update(people)
        return present

    def _followers(self) -> list[tuple[float, list[str]]]:
        """Those other processes that told so lately."""
        now = time.monotonic()
        return [told for told in self.elsewhere.values() if now - told[0] < BELIEVED_SECONDS]

    @property
    def followed(self) -> bool:
        """Whether sockets at other processes have this table open."""
        return bool(self._followers())

    def onlookers(self) -> int:
        seated = {c.person for c in self.facts.chairs}
        strangers = sum(1 for w in self.watchers if w.person is None)
        return len(self.here() - seated) + strangers

    # --- what was said, and what goes back ------------------------------------------------------------------

    def readable(self, seat: int | None) -> list[Message]:
        """The lines of the log a seat may read."""
        if self.play is None:
            return []
        heard = self.heard.setdefault(seat, Heard())
        new = self.play.lines(heard.upto)
        heard.upto += len(new)
        said = [line for line in new if line.readable_by(seat)] + self.events[heard.events :]
        heard.events = len(self.events)
        heard.lines += sorted(said, key=lambda line: line.at)  # an event comes after the lines of the answers before it
        return heard.lines

    @property
    def pack(self) -> dict[str, Any] | None:
        return self.facts.pack if self.play is None else self.play.setup.pack

    def about_pack(self) -> tuple[dict[str, Any] | None, dict[str, str | None]]:
        """The pack, what is told of it, and where the components are told: the same for as long as it is the same."""
        pack = self.pack
        if self._packed is None or self._packed[0] is not pack:
            said = None if pack is None else told_of_pack(self.facts.game, pack)
            self._packed = pack, said, addresses(self.facts.game, pack, f"tables/{self.id}" if pack else "")
        return self._packed[1:]

    @property
    def talked(self) -> int:
        """How many lines were said, in both rooms."""
        return len(self.chat) + len(self.gallery)

    def hear(self, line: Said) -> None:
        (self.gallery if line.room == "gallery" else self.chat).append(line)

    def overheard(self, person: str | None) -> list[Said]:
        """The talk of those who look on: they see both sides' moves, so players hear it when the game is over."""
        return [] if self.seats_of(person) and not self.over else self.gallery

    def asked(self, offer: dict[str, Any]) -> list[int]:
        """The seats of the other people that have not agreed yet, though a machine may play for them.

        Only closing the table and letting a machine play on pass over those whose time was up."""
        chairs = self.facts.chairs
        passed = {chairs[s].person for s in [offer["seat"], *offer["agreed"], *offer.get("late", [])]}
        if offer["kind"] in ("close", "machine"):
            passed |= {c.person for c in chairs if c.away}
        # nor is anybody asked who has left for good
        return [c.place for c in chairs if c.person is not None and c.player and c.person not in passed]

    def takeback(self, own: list[int]) -> dict[str, Any] | None:
        """The last choice of these seats: whose it was, and how many choices of every seat go back with it."""
        back: list[int] = []
        for who in self._answerers_back():
            back.append(who)
            if who in own:
                return {"seat": who, "counts": [back.count(c.place) for c in self.facts.chairs]}
        return None

    def last_answer_of(self, seat: int) -> int:
        """How many answers stay when the seat's last one is taken back with all that followed; -1: it gave none.

        At a lesson a whole step goes back, with what its script answered for the seat."""
        lesson = self.lesson
        now = None if lesson is None else lessons.standing(lesson, self.running)
        if now is not None:
            return now.back
        back = next((n for n, who in enumerate(self._answerers_back(), 1) if who == seat), None)
        return -1 if back is None else self.running.answers - back

    def _answerers_back(self) -> Iterator[int]:
        """Whose every answer was, the last one first: mostly a few are enough, however long the game."""
        journal = self.running.journal
        end = len(journal)
        width = 100
        while end > 0:
            start = max(0, end - width)
            for entry in reversed(journal.items(start)[: end - start]):
                if not isinstance(entry, str) and entry[0] != REDEAL:
                    yield int(entry[0])
            end = start
            width *= 4
