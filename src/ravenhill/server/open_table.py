"""A table in memory: the game, who sits where, who looks on, and what each of them may be told."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from typing import Any, Final, Protocol

from pydantic_core import to_json

from ravenhill import examples, lessons
from ravenhill.engine import game as shelf
from ravenhill.engine.decision import Message, Option, Question
from ravenhill.engine.past import lines_of
from ravenhill.engine.script import CONCEDE, Play
from ravenhill.engine.way import REDEAL
from ravenhill.packs import told as told_of_pack
from ravenhill.players import levels
from ravenhill.server import ahead, beside
from ravenhill.server.clock import Clock
from ravenhill.server.printing import addresses
from ravenhill.server.refusal import Refusal
from ravenhill.server.rows import FEED, NOTE, UNFEED, Noting, cut_back, goals_of
from ravenhill.server.talk import NOBODY, Said, after

SPECTATOR = -1  # as a wanted seat: look on without one
LINES: Final = 200  # of the log, told at once: more than any turn has; older ones are asked for
FEW: Final = 200  # answers: when no more are left, everybody is told
PRESENCE_SECONDS: Final = 30.0  # how often processes tell each other who is here
BELIEVED_SECONDS: Final = 3 * PRESENCE_SECONDS
Elsewhere = dict[str, tuple[float, list[str]]]  # processes that have a table open: since when, and for whom
ENDINGS: Final = {"draw": "agreed", "close": "closed", "claim": "time"}  # not by the rules: what the result says


@lru_cache(maxsize=100)
def teams(game: str, scenario: str, seats: int) -> tuple[int, ...]:
    """On whose side every seat is: who has the same number wins and loses together."""
    if seats <= 2:
        return tuple(range(seats))
    found = shelf.find(game)
    laid = found.start(found.setup(scenario=scenario, seats=seats, seed=0))
    return tuple(found.team(laid.table, seat) for seat in range(seats))


def thinking_time(machine: str | None) -> int | None:
    """The milliseconds a machine may think about a choice, if it is one that takes its time."""
    level = levels.level(machine) if machine is not None else None
    return level.ms if level is not None and level.ms else None


@dataclass
class Chair:
    """One seat of a table and who holds it."""

    place: int
    name: str
    automaton: bool
    nonce: str
    person: str | None = None
    player: str | None = None  # the person's name
    machine: str | None = None
    away: bool = False  # the others put the machine here, when the person's time was up
    left: ahead.Left = field(default_factory=ahead.Left)  # in advance; nobody else is told

    @property
    def kind(self) -> str:
        if self.automaton:
            return "automaton"
        if self.machine is not None:
            return "machine"
        return "person" if self.person is not None else "open"

    @property
    def filled(self) -> bool:
        return self.kind != "open"


@dataclass
class Facts:
    """What is known of a table without opening its game."""

    id: str
    game: str
    scenario: str
    options: dict[str, Any]
    kind: str
    status: str
    public: bool
    spectators: bool
    host: str
    created: float
    moved: float
    people: int
    result: dict[str, Any] | None
    offer: dict[str, Any] | None
    chairs: list[Chair]
    frozen: bool = False  # by who runs the server
    pace: str = "days"
    clock: Clock | None = None
    lesson: str | None = None  # the name of the one that is taken here
    pack: dict[str, Any] | None = None  # what it is played with
    chance: str = "drawn"  # or fed: it is told from a real table
    origin: dict[str, Any] | None = None  # the finished game whose path it left: its table, and after how many answers

    def plain(self) -> dict[str, Any]:
        names = ("id", "game", "scenario", "options", "status", "kind", "public", "spectators", "created", "moved")
        told = {name: getattr(self, name) for name in (*names, "pace", "lesson", "origin", "chance")}
        told["options"] = self._chosen
        return {**told, "clock": self.clock.agreed if self.clock is not None else None}

    @cached_property
    def _chosen(self) -> dict[str, Any]:
        """The options that are not as usual: the others need not be told. They never change."""
        return shelf.find(self.game).chosen(self.options)


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


def told(line: Message) -> dict[str, object]:
    """A line as a client gets it. What happened at the table beside the game is said in the server's own words."""
    return {**line.plain(), "beside": True} if line.key.startswith("server-") else line.plain()


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


def notes_of(d: Question) -> dict[str, Any]:
    """What is noted of the options, by their place in the list."""
    notes = {str(i): d.note(option) for i, option in enumerate(d.options)}
    return {i: {"key": note.key, "args": dict(note.args)} for i, note in notes.items() if note is not None}


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
        play = self.game
        if kind == NOTE:
            self.version += 1
            self._remember(kind, seat, data, set(), events)
            return []
        brought: list[str] = []
        together = False
        choosing = self._choosing()
        if kind == "answer":
            together = len(play.decisions) > 1 and tuple(data) != CONCEDE
            before = len(play.journal)
            learning = self.learning() if outcomes is None else None
            if outcomes is not None:
                play.table.chance.fed = list(outcomes)
            elif learning is not None:
                lessons.feed(play, *learning, seat, tuple(data))
            elif fair:
                play.table.chance.seed(secrets.randbits(63))  # what was rolled so far tells nothing of what comes
            play.answer(seat, tuple(data))
            if learning is not None:
                play.table.chance.fed = []
            brought = [e for e in play.journal.items(before) if isinstance(e, str)]
        elif kind == FEED:
            brought = beside.tell(play, data, outcomes)
        elif kind in ENDINGS:
            winners = data["winners"] if isinstance(data, dict) else data or []
            self.facts.result = {"winners": list(winners), "reason": ENDINGS[kind], "rule": ""}
        else:
            told = {w.seat: [(line, line.at) for line in self.readable(w.seat)] for w in self.watchers}
            if kind == "undo":
                play.undo(seat)
                # a secret answer taken back while others still choose: their question is the same as before
                together = bool(choosing) and seat not in choosing and self._choosing() == choosing | {seat}
            elif kind == UNFEED:
                play.unfeed()
            else:
                play.rewind(int(data))
            self.epoch += 1
            cut_back(self.events, play.answers)
            self.heard.clear()
            for w in self.watchers:  # what is no longer the same is told anew from there
                w.lines = min(w.lines, _same_until(told[w.seat], self.readable(w.seat)))
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

    def _remember(self, kind: str, seat: int, data: Any, choosing: set[int], told: list[Any] | None) -> None:
        """Keeps what a row brought beside the game's own lines: as it is stored, or as it is said now."""
        new = self._said_of(kind, seat, data, choosing) if told is None else lines_of(told)
        for line in new:
            line.at = self.game.answers
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
        return {d.seat for d in self.game.decisions}

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
    def game(self) -> Play:
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

    def taught(self) -> dict[str, Any] | None:
        """What the lesson says now: the pages up to the one that wants an answer, and what it shows who asks."""
        lesson = self.lesson
        now = lessons.standing(lesson, self.game) if lesson is not None and self.play is not None else None
        if lesson is None or now is None:
            return None
        upto = min(lesson.acting(now.step) + 1, len(lesson.steps))
        pages = [
            {"key": lesson.step_key(at), "light": list(lesson.steps[at].light), "acts": bool(lesson.steps[at].right)}
            for at in range(now.step, upto)
        ]
        show = lessons.shown(lesson, now, self.game)
        return {
            "key": lesson.key,
            "example": examples.number_of(lesson.id),
            "step": now.step,
            "steps": len(lesson.steps),
            "pages": pages,
            "said": now.said or None,
            "show": None if show is None else list(show),
            "waits": bool(now.script),
        }

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

    def seats(self) -> list[dict[str, Any]]:
        here = self.here()
        moving = self.to_move()
        sides = teams(self.facts.game, self.facts.scenario, len(self.facts.chairs))
        return [
            {
                "index": c.place,
                "name": c.name,
                "team": sides[c.place],
                "player": c.player,
                "kind": c.kind,
                "machine": c.machine,
                "connected": c.kind in ("machine", "automaton") or c.person in here,
                "to_move": c.place in moving,
                "thinks": thinking_time(c.machine) if c.place in moving else None,
                "host": c.person is not None and c.person == self.facts.host,
            }
            for c in self.facts.chairs
        ]

    # --- what a seat may know --------------------------------------------------------------------------------

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

    def said(self, seat: int | None, have: int) -> dict[str, Any]:
        """The lines of the log a seat may read, after those it has; of many the last ones."""
        readable = self.readable(seat)
        first = max(min(have, len(readable)), len(readable) - LINES)
        return {"from": first, "lines": [told(line) for line in readable[first:]]}

    def page(self, seat: int | None, first: int, count: int) -> dict[str, Any]:
        """Lines of the log a seat may read, from the one of that number on."""
        readable = self.readable(seat)
        first = min(first, len(readable))
        return {"from": first, "lines": [told(line) for line in readable[first : first + count]]}

    def view(self, seat: int | None) -> dict[str, Any] | None:
        """What a seat may see, taken straight from the game: it is written out at once and never changed."""
        if self.play is None:
            return None
        seen: dict[str, Any] = self.play.game.view(self.play.table, SPECTATOR if seat is None else seat)
        return seen

    def decisions(self, person: str | None, seat: int | None) -> list[dict[str, Any]]:
        if self.play is None or self.over or self.frozen is not None:
            return []
        own = self.seats_of(person)
        due = self.scripted()
        played = None if due is None else due[0]
        told: list[dict[str, Any]] = []
        for d in self.play.decisions:
            mine = d.seat in own and self.facts.chairs[d.seat].machine is None and d.seat != played
            shown = d.options if mine and d.seat == seat else None
            options = None if shown is None else [list(o) for o in shown]
            prompt = {"key": d.prompt.key, "args": dict(d.prompt.args)}
            asked = {"seat": d.seat, "ask": self.ask_of(d.seat), "mine": mine, "prompt": prompt, "rule": d.rule}
            odds = [] if shown is None else [i for i, option in enumerate(shown) if d.has_odds(option)]
            notes = {} if shown is None else notes_of(d)
            origin = "" if shown is None else d.origin()
            told.append({**asked, "kind": d.kind, "origin": origin, "options": options, "odds": odds, "notes": notes})
        return told

    def state(
        self,
        person: str | None,
        seat: int | None,
        lines: int = 0,
        chat: int = 0,
        gallery: int = 0,
        unheard: frozenset[str] = NOBODY,
        known: dict[str, Any] | None = None,
    ) -> dict[str, Any]:
        """Everything this seat may know; of log and talk what comes after the lines it has."""
        own = self.seats_of(person)
        playing = self.play is not None and not self.over and seat in own
        return {
            **(self.known_to_all() if known is None else known),
            "you": {"seats": own, "seat": seat, "host": person is not None and person == self.facts.host},
            "view": self.view(seat),
            "decisions": self.decisions(person, seat),
            "expects": beside.expected(self, person),
            "log": self.said(seat, lines),
            "undo_reach": self._undo_reach(seat) if playing and seat is not None else 0,
            "takeback": self.takeback(own) if playing else None,
            "lesson": self.taught() if playing else None,
            "ahead": ahead.told(self, seat) if playing and seat is not None and self.learning() is None else None,
            "chat": after(self.chat, chat, unheard),
            "gallery": after(self.overheard(person), gallery, unheard),
        }

    def known_to_all(self) -> dict[str, Any]:
        """What everybody at the table may know alike."""
        return {
            "table": self.facts.plain(),
            "pack": self._of_pack()[1],
            "printed": self._of_pack()[2],
            "version": self.version,
            "answers": 0 if self.play is None else self.play.answers,
            "answers_left": self.room if self.room <= FEW and not self.over else None,
            "epoch": self.epoch,
            "turn": self.turn(),
            "seats": self.seats(),
            "over": self.over,
            "result": self.facts.result,
            "goals": self.goals(),
            "offer": self.offer(),
            "watchers": self.onlookers(),
            "clock": self.clock(),
            "frozen": None if self.frozen is None else {"key": self.frozen.key, "args": dict(self.frozen.args)},
        }

    @property
    def pack(self) -> dict[str, Any] | None:
        return self.facts.pack if self.play is None else self.play.setup.pack

    def _of_pack(self) -> tuple[Any, dict[str, Any] | None, dict[str, str | None]]:
        """The pack, what is told of it, and where the components are told: the same for as long as it is the same."""
        pack = self.pack
        if self._packed is None or self._packed[0] is not pack:
            said = None if pack is None else told_of_pack(self.facts.game, pack)
            self._packed = pack, said, addresses(self.facts.game, pack, self.id)
        return self._packed

    def goals(self) -> list[dict[str, Any]]:
        """What wins and how far both sides are; nothing at a table that can only be looked at."""
        if self.play is None or self.play.still:
            return []
        return goals_of(self.play.game, self.play.table)

    def _undo_reach(self, seat: int) -> int:
        return 0 if self.facts.chairs[seat].machine is not None else self.game.undo_reach(seat)

    @property
    def talked(self) -> int:
        """How many lines were said, in both rooms."""
        return len(self.chat) + len(self.gallery)

    def hear(self, line: Said) -> None:
        (self.gallery if line.room == "gallery" else self.chat).append(line)

    def overheard(self, person: str | None) -> list[Said]:
        """The talk of those who look on: they see both sides' moves, so players hear it when the game is over."""
        return [] if self.seats_of(person) and not self.over else self.gallery

    def parted(self, person: str) -> None:
        """Somebody has left for good: their name goes from here too."""
        for chair in self.facts.chairs:
            if chair.person == person:
                chair.player = None
        for line in (*self.chat, *self.gallery):
            if line.person == person:
                line.player = ""
        for w in self.watchers:
            w.chat = w.gallery = 0
        self.tell_seats()
        self.tell_talk()

    def clock(self) -> dict[str, Any] | None:
        """What every seat has left at this moment, and whose clock runs on from it."""
        clock = self.facts.clock
        if clock is None or self.play is None:
            return None
        now = self.now()
        left = clock.left_at(now, self.ticking())
        return {"now": now, "left": left, "running": self.ticking(), "little": clock.little}

    def offer(self) -> dict[str, Any] | None:
        offer = self.facts.offer
        if offer is None:
            return None
        told = {name: offer[name] for name in ("number", "kind", "seat")}
        return {**told, "waiting": self.asked(offer), "late": offer.get("late", [])}

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
        now = None if lesson is None else lessons.standing(lesson, self.game)
        if now is not None:
            return now.back
        back = next((n for n, who in enumerate(self._answerers_back(), 1) if who == seat), None)
        return -1 if back is None else self.game.answers - back

    def _answerers_back(self) -> Iterator[int]:
        """Whose every answer was, the last one first: mostly a few are enough, however long the game."""
        journal = self.game.journal
        end = len(journal)
        width = 100
        while end > 0:
            start = max(0, end - width)
            for entry in reversed(journal.items(start)[: end - start]):
                if not isinstance(entry, str) and entry[0] != REDEAL:
                    yield int(entry[0])
            end = start
            width *= 4

    # --- telling ---------------------------------------------------------------------------------------------

    def tell_state(self, only: Watcher | None = None) -> None:
        """Sends every socket what is new for it; those who may know the same are sent the same."""
        hearers = [only] if only is not None else list(self.watchers)
        if not hearers:
            return
        written: dict[Any, tuple[bytes, int]] = {}
        known = self.known_to_all()
        for w in hearers:
            heard = (w.lines, w.chat, w.gallery, w.unheard)
            alike = (w.seat, *heard, tuple(self.seats_of(w.person)), w.person == self.facts.host)
            if alike not in written:
                state = self.state(w.person, w.seat, *heard, known)
                lines = state["log"]["from"] + len(state["log"]["lines"])
                written[alike] = to_json({"type": "state", "state": state}), lines
            message, w.lines = written[alike]
            w.chat, w.gallery = len(self.chat), len(self.overheard(w.person))
            w.send_written(message)

    def tell_owner(self, seat: int) -> None:
        """Sends what is new to the sockets that look from this seat, and to no other."""
        for w in list(self.watchers):
            if w.seat == seat and w.person == self.facts.chairs[seat].person:
                self.tell_state(w)

    def tell_seats(self) -> None:
        seats = self.seats()
        for w in self.watchers:
            w.send({"type": "seats", "seats": seats, "watchers": self.onlookers()})

    def tell_talk(self) -> None:
        """Sends every socket what was said since."""
        for w in self.watchers:
            overheard = self.overheard(w.person)
            if w.chat < len(self.chat) or w.gallery < len(overheard):
                chat, gallery = after(self.chat, w.chat, w.unheard), after(overheard, w.gallery, w.unheard)
                w.send({"type": "chat", "chat": chat, "gallery": gallery})
                w.chat, w.gallery = len(self.chat), len(overheard)
