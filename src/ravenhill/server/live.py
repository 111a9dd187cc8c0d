"""A table in memory: the game, who sits where, who looks on, and what each of them may be told."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from pydantic_core import to_json

from ravenhill.engine import game as shelf
from ravenhill.engine.script import CONCEDE, REDEAL, Play
from ravenhill.server.refusal import Refusal

SPECTATOR = -1  # as a wanted seat: look on without one


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

    def plain(self) -> dict[str, Any]:
        names = ("id", "game", "scenario", "options", "status", "kind", "public", "spectators", "created", "moved")
        return {name: getattr(self, name) for name in names}


class Watcher(Protocol):
    """A socket: whose it is, which seat it looks from, and how far it has been told."""

    person: str | None
    seat: int | None
    lines: int
    chat: int

    def send(self, message: dict[str, Any]) -> None: ...

    def send_written(self, message: bytes) -> None: ...


@dataclass
class Heard:
    """The lines one seat may read, and how far into the whole log they reach: each answer adds to them."""

    upto: int = 0
    lines: list[dict[str, Any]] = field(default_factory=list)


@dataclass
class Live:
    """One table. Whoever reads or changes it holds the lock: nobody sees what is not stored yet."""

    facts: Facts
    play: Play | None = None
    version: int = 0  # the last journal row
    ask: int = 0  # the journal row that opened the present decision: its name
    epoch: int = 0  # how often something was taken back
    chat: list[dict[str, Any]] = field(default_factory=list)
    watchers: set[Watcher] = field(default_factory=set)
    elsewhere: dict[str, tuple[float, list[str]]] = field(default_factory=dict)  # people at other processes
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    stale: bool = False  # what is in memory may differ from what is stored: read again
    used: float = field(default_factory=time.monotonic)
    left: dict[str, float] = field(default_factory=dict)  # since when a person is away
    thinking: set[tuple[int, int]] = field(default_factory=set)  # (ask, seat) a machine is at work on
    heard: dict[int | None, Heard] = field(default_factory=dict)  # the log as each seat reads it

    @property
    def id(self) -> str:
        return self.facts.id

    @property
    def over(self) -> bool:
        return self.facts.status == "over"

    # --- what happens to a game ------------------------------------------------------------------------------

    def begin(self, seed: int | None) -> None:
        """Deals the game; `seed` None: chance nobody can foretell."""
        game = shelf.find(self.facts.game)
        people = sum(1 for c in self.facts.chairs if not c.automaton)
        setup = game.setup(
            seed=secrets.randbits(48) if seed is None else seed,
            scenario=self.facts.scenario,
            seats=people,
            options=self.facts.options,
        )
        self.play = game.start(setup)
        self.facts.status = "over" if self.play.over else "running"
        self._note_result()

    def enter(self, kind: str, seat: int, data: Any, outcomes: Sequence[str] | None, fair: bool = True) -> list[str]:
        """Takes one journal row; gives what chance brought. `outcomes` None: it happens now, for the first time."""
        play = self.game
        brought: list[str] = []
        together = False
        if kind == "answer":
            together = len(play.decisions) > 1 and tuple(data) != CONCEDE
            before = len(play.journal)
            if outcomes is not None:
                play.table.chance.fed = list(outcomes)
            elif fair:
                play.table.chance.seed(secrets.randbits(63))  # what was rolled so far tells nothing of what comes
            play.answer(seat, tuple(data))
            brought = [e for e in play.journal.items(before) if isinstance(e, str)]
        elif kind == "draw":
            self.facts.result = {"winners": [], "reason": "agreed", "rule": ""}
        else:
            if kind == "undo":
                play.undo(seat)
            else:
                play.rewind(int(data))
            self.epoch += 1
            self.heard.clear()
            for w in self.watchers:  # lines that were taken back are told anew from there
                w.lines = min(w.lines, len(self.readable(w.seat)))
        self.version += 1
        if not together:
            self.ask = self.version
        self.facts.offer = None
        self._note_result()
        return brought

    def _note_result(self) -> None:
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

    def to_move(self) -> list[int]:
        if self.play is None or self.over:
            return []
        return [d.seat for d in self.play.decisions]

    def machines_to_move(self) -> list[int]:
        return [s for s in self.to_move() if self.facts.chairs[s].machine is not None]

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
        for since, people in self.elsewhere.values():
            if time.monotonic() - since < 90:
                present.update(people)
        return present

    def onlookers(self) -> int:
        seated = {c.person for c in self.facts.chairs}
        strangers = sum(1 for w in self.watchers if w.person is None)
        return len(self.here() - seated) + strangers

    def seats(self) -> list[dict[str, Any]]:
        here = self.here()
        moving = self.to_move()
        return [
            {
                "index": c.place,
                "name": c.name,
                "player": c.player,
                "kind": c.kind,
                "machine": c.machine,
                "connected": c.kind in ("machine", "automaton") or c.person in here,
                "to_move": c.place in moving,
                "host": c.person is not None and c.person == self.facts.host,
            }
            for c in self.facts.chairs
        ]

    # --- what a seat may know --------------------------------------------------------------------------------

    def readable(self, seat: int | None) -> list[dict[str, Any]]:
        """The lines of the log a seat may read."""
        if self.play is None:
            return []
        if self.facts.kind == "record":  # which may have been re-dealt: the engine knows what that hides
            return [line.plain() for line in self.play.log(seat)]
        heard = self.heard.setdefault(seat, Heard())
        new = self.play.lines(heard.upto)
        heard.upto += len(new)
        heard.lines += [line.plain() for line in new if line.readable_by(seat)]
        return heard.lines

    def said(self, seat: int | None, have: int) -> dict[str, Any]:
        """The lines of the log a seat may read, after those it has."""
        readable = self.readable(seat)
        have = min(have, len(readable))
        return {"from": have, "lines": readable[have:]}

    def view(self, seat: int | None) -> dict[str, Any] | None:
        """What a seat may see, taken straight from the game: it is written out at once and never changed."""
        if self.play is None:
            return None
        seen: dict[str, Any] = self.play.game.view(self.play.table, SPECTATOR if seat is None else seat)
        return seen

    def decisions(self, person: str | None, seat: int | None) -> list[dict[str, Any]]:
        if self.play is None or self.over:
            return []
        own = self.seats_of(person)
        told: list[dict[str, Any]] = []
        for d in self.play.decisions:
            mine = d.seat in own and self.facts.chairs[d.seat].machine is None
            options = [list(o) for o in d.options] if mine and d.seat == seat else None
            prompt = {"key": d.prompt.key, "args": dict(d.prompt.args)}
            asked = {"seat": d.seat, "ask": self.ask, "mine": mine, "prompt": prompt, "rule": d.rule}
            told.append({**asked, "options": options})
        return told

    def state(self, person: str | None, seat: int | None, lines: int = 0, chat: int = 0) -> dict[str, Any]:
        """Everything this seat may know; of log and chat what comes after the lines it has."""
        own = self.seats_of(person)
        chat = min(chat, len(self.chat))
        playing = self.play is not None and not self.over and seat in own
        return {
            "table": self.facts.plain(),
            "version": self.version,
            "answers": 0 if self.play is None else self.play.answers,
            "epoch": self.epoch,
            "turn": self.turn(),
            "you": {"seats": own, "seat": seat, "host": person is not None and person == self.facts.host},
            "seats": self.seats(),
            "view": self.view(seat),
            "decisions": self.decisions(person, seat),
            "log": self.said(seat, lines),
            "over": self.over,
            "result": self.facts.result,
            "undo_reach": self.game.undo_reach(seat) if playing and seat is not None else 0,
            "takeback": self.takeback(own) if playing else None,
            "offer": self.offer(),
            "chat": {"from": chat, "lines": self.chat[chat:]},
            "watchers": self.onlookers(),
            "clock": None,
        }

    def offer(self) -> dict[str, Any] | None:
        offer = self.facts.offer
        if offer is None:
            return None
        return {"number": offer["number"], "kind": offer["kind"], "seat": offer["seat"], "waiting": self.asked(offer)}

    def asked(self, offer: dict[str, Any]) -> list[int]:
        """The seats of the other people that have not agreed yet."""
        offering = self.facts.chairs[offer["seat"]].person
        agreed = {self.facts.chairs[s].person for s in offer["agreed"]} | {offering}
        return [c.place for c in self.facts.chairs if c.kind == "person" and c.person not in agreed]

    def takeback(self, own: list[int]) -> dict[str, Any] | None:
        """The last choice of these seats: whose it was, and how many choices of every seat go back with it."""
        last = max((self.last_answer_of(seat) for seat in own), default=-1)
        if last < 0:
            return None
        back = self.answerers()[last:]
        return {"seat": back[0], "counts": [back.count(c.place) for c in self.facts.chairs]}

    def last_answer_of(self, seat: int) -> int:
        """How many answers stay when the seat's last one is taken back with all that followed; -1: it gave none."""
        return max((n for n, who in enumerate(self.answerers()) if who == seat), default=-1)

    def answerers(self) -> list[int]:
        """Whose every answer was, in order."""
        entries = [entry for entry in self.game.journal.items() if not isinstance(entry, str)]
        return [int(entry[0]) for entry in entries if entry[0] != REDEAL]

    # --- telling ---------------------------------------------------------------------------------------------

    def tell_state(self, only: Watcher | None = None) -> None:
        """Sends every socket what is new for it; those who may know the same are sent the same."""
        written: dict[Any, tuple[bytes, int]] = {}
        for w in [only] if only is not None else list(self.watchers):
            alike = (w.seat, w.lines, w.chat, tuple(self.seats_of(w.person)), w.person == self.facts.host)
            if alike not in written:
                state = self.state(w.person, w.seat, w.lines, w.chat)
                lines = state["log"]["from"] + len(state["log"]["lines"])
                written[alike] = to_json({"type": "state", "state": state}), lines
            message, w.lines = written[alike]
            w.chat = len(self.chat)
            w.send_written(message)

    def tell_seats(self) -> None:
        seats = self.seats()
        for w in self.watchers:
            w.send({"type": "seats", "seats": seats, "watchers": self.onlookers()})

    def tell_chat(self) -> None:
        for w in self.watchers:
            if w.chat < len(self.chat):
                w.send({"type": "chat", "chat": {"from": w.chat, "lines": self.chat[w.chat :]}})
                w.chat = len(self.chat)
