"""Nothing a seat may not know appears in any byte sent to it: no route, header, socket message or error."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest
from pydantic_core import to_json

from ravenhill.engine import game as shelf
from ravenhill.engine.wishes import Wishes
from ravenhill.server.facts import Chair, Facts
from ravenhill.server.open_table import OpenTable
from ravenhill.server.telling import seen_from, state_of

pytestmark = pytest.mark.anyio


TABLES = [  # game, scenario, people: every game, and partners who have secrets from each other
    (info.id, scenario.id, people) for info in shelf.games() for scenario in info.scenarios for people in scenario.seats
]


async def test_random_games_of_the_toy(server: Any, toy: Any) -> None:
    """Every view, option, log line and answer a seat got is one the engine says it may have."""
    chance = random.Random(11)
    for _ in range(2):
        await one_game(server, chance, 40, ToyJudge(), game="toy", scenario="duel")


@pytest.mark.parametrize(("game", "scenario", "people"), TABLES)
async def test_random_games_with_every_byte_kept(server: Any, game: str, scenario: str, people: int) -> None:
    """No card or tile is named to anybody who can not know it, partners, onlookers and the nameless too."""
    await one_game(server, random.Random(12), 30, DrawnJudge(), game=game, scenario=scenario, seats=people, every=3)


class ToyJudge:
    """Knows where the toy's secrets are: cards by number in hands, options and log lines."""

    def secrets(self, play: Any, seat: int | None) -> set[int]:
        """The cards a seat may not place: the other hands."""
        return {card for s, hand in enumerate(play.table.hands) for card in hand if s != seat}

    def shown(self, text: str) -> set[int]:
        """The cards named in what was sent about the present moment: in hands, on the deck, in options."""
        found = {int(card) for hand in re.findall(r'"hand":\[([0-9,]*)\]', text) for card in hand.split(",") if card}
        found |= {int(card) for card in re.findall(r'"top":([0-9]+)', text)}
        return found | {int(card) for card in re.findall(r'"(?:discard|commit)",([0-9]+)\]', text)}


class DrawnJudge:
    """Of every game: what can be drawn is secret, but for what the seat sees, has read and may choose."""

    def secrets(self, play: Any, seat: int | None) -> set[str]:
        """The cards and tiles the seat has not been told of."""
        draws = {entry.partition(":")[0] for entry in play.journal.items() if isinstance(entry, str)}
        things = play.game.things(play.setup.pack)
        shown = {label for labels in play.game.labels(play.table) for label in labels}
        drawn = {i for i in things if any(f"{kind}:{i}" in shown for kind in draws)}
        assert len(drawn) > 20
        asked = [[d.prompt.args, d.options if d.seat == seat else None] for d in play.decisions]
        names = play.game.scenario(play.setup.scenario).names
        return drawn - self.shown(json.dumps([play.view(seat), [m.plain() for m in play.log(seat)], asked, names]))

    def shown(self, text: str) -> set[str]:
        """All words in what was sent since the last moment, but for parts of keys."""
        return set(re.findall(r"(?<![\w-])\w+(?![\w-])", text))


async def one_game(
    server: Any,
    chance: random.Random,
    answers: int,
    judge: Any,
    *,
    game: str,
    scenario: str,
    seats: int = 2,
    every: int = 1,
) -> None:
    """Somebody at every seat, an onlooker with a name and one without; whatever any of them hears is judged."""
    people = [await server.guest(f"Anna {n}") for n in range(seats)]
    table, keys = await gather(people, game, scenario)
    live = server.services.open_tables.by_id[table]
    held = [c.place for c in live.facts.chairs if not c.automaton]
    at = dict(zip(held, people, strict=True))
    eyes = [
        *((guest, seat) for seat, guest in at.items()),
        (await server.guest("Eve"), None),
        (await server.guest(), None),
    ]
    lines = [await guest.sit(table) for guest, _ in eyes]
    running = [bytes(guest.heard) for guest, _ in eyes]
    views = [[seen_from(live, seat)] for _, seat in eyes]
    for n in range(answers):
        before = [len(guest.heard) for guest, _ in eyes]
        d = chance.choice(live.play.decisions)
        body = {"seat": d.seat, "ask": live.ask, "option": list(chance.choice(d.options))}
        await at[d.seat].post(f"/api/tables/{table}/answer", body)
        if live.over:  # now everything may be told
            break
        for (guest, seat), line, start in zip(eyes, lines, before, strict=True):
            asked = await probe(guest, live, seat, chance) if n % every == 0 else set()
            await line.at_version(live.version)
            new = bytes(guest.heard[start:]).decode(errors="replace")
            assert not (judge.secrets(live.play, seat) - asked) & judge.shown(new)
            allowed(live, seat, line)
            if live.ask != live.version and seat != d.seat:  # others still choose: the answer is a secret
                own = live.play.decision_of(seat) if seat is not None else None
                free = own is not None and tuple(body["option"]) in own.options
                assert free or json.dumps(body["option"], separators=(",", ":")) not in new
        for (_, seat), seen in zip(eyes, views, strict=True):
            seen.append(seen_from(live, seat))
        running = [bytes(guest.heard) for guest, _ in eyes]
    for (guest, seat), seen in zip(eyes, views, strict=True):
        await look_back(guest, live, seat, seen)
    for (guest, seat), data in zip(eyes, running, strict=True):
        nothing_hidden(live, seat, data)
        others = {key for other, _ in eyes if other is not guest for key in other.http.cookies.values()}
        others |= {str(c.person) for c in live.facts.chairs} | {c.nonce for c in live.facts.chairs if c.nonce}
        others |= set() if guest is people[0] else keys
        assert not [key for key in others if key.encode() in data]


async def gather(people: list[Any], game: str, scenario: str) -> tuple[str, set[str]]:
    """Lays a table that is not public and seats everybody by invitation; its id, and the keys."""
    automata = shelf.find(game).scenario(scenario).automata
    free = [n for n in range(len(people) + len(automata)) if n not in automata]
    wanted = ["me" if n == free[0] else "open" for n in range(len(people) + len(automata))]
    table = await people[0].lay(wanted, game=game, scenario=scenario)
    keys = {}
    if len(people) > 1:
        told = await people[0].get(f"/api/tables/{table}/invitations")
        keys = {i["seat"]: i["key"] for i in told["invitations"]}
    for guest, seat in zip(people[1:], free[1:], strict=True):
        await guest.post(f"/api/tables/{table}/join", {"seat": seat, "key": keys[seat]})
    return table, set(keys.values())


async def look_back(guest: Any, live: OpenTable, seat: int | None, seen: list[Any]) -> None:
    """While the game runs, its replay shows what was seen then, and whose answers were the seat's own."""
    if not live.over:
        told = await guest.get(f"/api/tables/{live.id}/replay", seat=-1 if seat is None else seat, count=50)
        assert [f["view"] for f in told["frames"]] == json.loads(json.dumps(seen))
        assert all(f["option"] is None or f["seat"] == seat for f in told["frames"])


async def probe(guest: Any, live: OpenTable, own: int | None, chance: random.Random) -> set[str]:
    """Tries doors, own and others': what belongs to another is refused. Gives the words it used itself."""
    where = f"/api/tables/{live.id}"
    play = live.running
    seat = chance.randrange(play.seats)
    wishes = Wishes(play, chance.randrange(2**30)).some(chance.choice(play.decisions), 2)
    wish = {"seat": seat, "option": list(wishes[0])}
    doors = [  # method, path, body, and whether it may be open
        ("GET", where, None, True),
        ("GET", f"{where}?seat=-1", None, True),
        ("GET", f"{where}/log?seat=-1", None, True),
        ("GET", f"{where}?seat={seat}", None, seat == own),
        ("GET", f"{where}/log?seat={seat}", None, seat == own),
        ("GET", f"{where}/replay?seat={seat}&count=0", None, seat == own),
        ("GET", f"{where}/record", None, False),
        ("GET", f"{where}/invitations", None, own is not None),
        ("GET", "/api/tables?list=mine", None, True),
        ("GET", "/api/tables?list=open", None, True),
        ("POST", f"{where}/why", wish, seat == own),
        ("GET", f"{where}/odds?seat={seat}&option={json.dumps(wish['option'])}", None, seat == own),
        ("POST", f"{where}/answer", {**wish, "ask": 10**6}, False),
        ("POST", f"{where}/undo", {"seat": 5}, False),
        ("GET", "/metrics", None, True),
    ]
    for method, path, body, free in chance.sample(doors, 4):
        response = await guest.ask(method, path, body)
        assert free or response.status_code in (401, 403, 409), (method, path, response.text)
    if own is not None:  # a reason is the same on a table that looks the same
        told = await guest.post(f"{where}/why", {"seat": own, "option": list(wishes[1])})
        reason = play.determinize(own, chance.randrange(2**30)).why_not(own, wishes[1])
        assert told["reason"] == (None if reason is None else {"key": reason.message.key, "args": reason.message.args})
    return {word for option in wishes for part in option for word in str(part).split()}


def allowed(live: Any, seat: int | None, line: Any) -> None:
    """What the socket was told is exactly what the engine lets this seat see."""
    play = live.play
    assert line.state["view"] == json.loads(json.dumps(play.view(seat)))
    assert line.log == json.loads(json.dumps([m.plain() for m in play.log(seat)]))
    for d in line.state["decisions"]:
        assert (d["options"] is not None) == (d["seat"] == seat)
    # a table re-dealt for this seat looks the same: what it was told does not depend on what it may not know
    dealt = play.determinize(seat, 5)
    told = {"view": dealt.view(seat), "decisions": [[d.seat, d.prompt.plain(), d.rule] for d in dealt.decisions]}
    real = {"view": play.view(seat), "decisions": [[d.seat, d.prompt.plain(), d.rule] for d in play.decisions]}
    assert told == real


def nothing_hidden(live: Any, seat: int | None, data: bytes) -> None:
    """No line for another seat, no seed, no save, no outcome of chance, no stack trace in all that was heard."""
    text = data.decode(errors="replace")
    play = live.play
    for words in ("Traceback", "RAVENHILL SAVE", '"journal"', "outcomes", '"seed"', str(play.setup.seed), '.py"'):
        assert words not in text, words
    readable = [json.dumps({"key": m.key, "args": m.args}) for m in play.log(seat)]
    pressed = text.replace(" ", "")
    for other in range(play.seats):
        for message in play.log(other):
            if message.readable_by(seat) or message.readable_by(None):  # what onlookers read, a player may ask for too
                continue
            whole = json.dumps({"key": message.key, "args": message.args})
            if whole not in readable:
                assert whole.replace(" ", "")[:-1] not in pressed, whole


async def test_a_secret_answer_stays_secret_until_all_are_in(server: Any) -> None:
    anna, ben = await server.guest("Anna"), await server.guest("Ben")
    table = await anna.lay(["me", "open"], public=True)
    await ben.post(f"/api/tables/{table}/join", {"seat": 1})
    one, two = await anna.sit(table), await ben.sit(table)
    await one.do(type="answer", seat=0, ask=0, option=["fight"])
    asked = one.state["decisions"][0]
    await two.at_version(1)
    before = bytes(ben.heard)
    await one.do(type="answer", seat=0, ask=asked["ask"], option=asked["options"][1])
    await two.at_version(2)
    new = bytes(ben.heard)[len(before) :].decode()
    assert "commit" in new and json.dumps(asked["options"][1]).replace(" ", "") not in new
    own = {tuple(o) for o in two.state["decisions"][0]["options"]}
    assert tuple(asked["options"][1]) not in own


@pytest.mark.parametrize("public", [False, True])
async def test_who_may_not_look_on_hears_nothing_of_the_game(server: Any, public: bool) -> None:
    """Neither somebody with a name nor one without finds a word of view, log or decision behind any door."""
    anna, eve, nobody = await server.guest("Anna"), await server.guest("Eve"), await server.guest()
    table = await anna.lay(game="cardgame", scenario="duel_2p", public=public, spectators=False)
    live = server.services.open_tables.by_id[table]
    chance = random.Random(3)
    for _ in range(12):
        await anna.play(table, live.play.decisions[0].seat, list(chance.choice(live.play.decisions[0].options)))
        for guest in (eve, nobody):
            before = len(guest.heard)
            asked = await probe(guest, live, None, chance)
            heard = DrawnJudge().shown(bytes(guest.heard[before:]).decode())
            assert not heard & {"view", "decisions", "lines", "prompt"}
            assert not heard & (set(live.play.game.cards()) - asked)


async def test_visions_are_not_told_to_who_asks_for_them(server: Any) -> None:
    """The Ironclad ask by HTTP and by socket why they do not discover: whatever is held, one answer for all."""
    anna, ben = await server.guest("Anna"), await server.guest("Ben")
    table = await anna.lay(["me", "open"], game="ironwood", public=True)
    await ben.post(f"/api/tables/{table}/join", {"seat": 1})
    line = await ben.sit(table)
    live = server.services.open_tables.by_id[table]
    while live.play.decision_of(1) is None:
        await anna.play(table, 0, list(live.play.decision_of(0).options[0]))
    every = live.play.table.book.vision_names
    assert 0 < len(live.play.table.visions) < len(every)
    told = set()
    for vision in every:
        wish = {"seat": 1, "option": ["discover", vision, "f01"]}
        asked = await ben.post(f"/api/tables/{table}/why", wish)
        said = await line.do(type="why", **wish)
        told |= {json.dumps(asked["reason"]), json.dumps(said["reason"])}
    assert len(told) == 1


async def test_replay_of_a_running_game_shows_only_the_own_view(server: Any) -> None:
    anna, ben = await server.guest("Anna"), await server.guest("Ben")
    table = await anna.lay(["me", "open"], public=True)
    await ben.post(f"/api/tables/{table}/join", {"seat": 1})
    await anna.play(table, 0, ["fight"])
    live = server.services.open_tables.by_id[table]
    await anna.play(table, 0, list(live.play.decision_of(0).options[0]))
    await ben.get(f"/api/tables/{table}/replay", 403, seat=0)
    told = await ben.get(f"/api/tables/{table}/replay", seat=1)
    assert told["answers"] == 2 and [f["option"] for f in told["frames"]] == [None, None, None]
    hand = live.play.view(1)["hand"]
    assert all(f["view"]["hand"] == hand for f in told["frames"])
    watched = await ben.get(f"/api/tables/{table}/replay", seat=-1)
    assert all(f["view"]["hand"] == [] for f in watched["frames"])
    mine = await anna.get(f"/api/tables/{table}/replay", seat=0)
    assert mine["frames"][1]["option"] == ["fight"]
    await ben.get(f"/api/tables/{table}/record", 403)


async def test_chance_can_not_be_foretold(server: Any, toy: Any) -> None:
    """Whoever knew the seed of a table would still not know what comes: chance is drawn anew at every answer."""
    anna = await server.guest("Anna")
    differs = False
    for _ in range(3):
        table = await anna.lay()
        live = server.services.open_tables.by_id[table]
        copy = live.play.clone()
        for _ in range(3):
            seat = live.play.decisions[0].seat
            await anna.play(table, seat, ["draw"])
            copy.answer(seat, ("draw",))
            while live.play.decisions[0].prompt.key == "toy-discard":
                card = live.play.decisions[0].options[0]
                await anna.play(table, seat, list(card))
                if copy.decisions[0].prompt.key == "toy-discard":
                    copy.answer(seat, 0)
        differs = differs or live.play.table.hands != copy.table.hands
    assert differs


@pytest.mark.parametrize(("game", "scenario", "people"), TABLES)
def test_nothing_sent_depends_on_what_a_seat_can_not_know(game: str, scenario: str, people: int) -> None:
    """A table on which everything a seat can not know was dealt anew sends that seat the same bytes.

    States, options, and the reasons why something is not possible: for every seat, an onlooker, and every game."""
    played = shelf.find(game).scenario(scenario)
    chairs = [Chair(n, f"P{n}", n in played.automata, "", f"p{n}") for n in range(people + len(played.automata))]
    facts = Facts("t", game, scenario, {}, "game", "running", False, True, "p0", 0.0, 0.0, 0, None, None, chairs)
    live = OpenTable(facts)
    live.begin(7)
    chance = random.Random(5)
    for answer in range(110):
        if live.over:
            break
        if answer % 5 == 0:
            for seat in [None, *range(len(chairs))]:
                assert sent(live, seat, chance.randrange(2**30)) == []
        decision = chance.choice(live.running.decisions)
        live.enter("answer", decision.seat, list(chance.choice(decision.options)), None, fair=False)


def sent(live: OpenTable, seat: int | None, seed: int) -> list[str]:
    """What differs between the true table and one that looks the same to the seat."""
    true = live.running
    me = None if seat is None else f"p{seat}"
    own = None if seat is None else true.decision_of(seat)
    wishes = Wishes(true, seed).some(own, 30) if own is not None else []

    def told() -> list[bytes]:
        reasons = [live.running.why_not(seat, wish) for wish in wishes if seat is not None]
        # how far a seat can go back is read from the journal, where the re-deal itself stands
        state = {**state_of(live, me, seat), "undo_reach": 0}
        return [to_json(state), *(repr(reason).encode() for reason in reasons)]

    before = told()
    live.play = true.determinize(seat, seed)
    try:
        after = told()
    finally:
        live.play = true
    return [f"{a!r} {b!r}" for a, b in zip(before, after, strict=True) if a != b]
