"""Nothing a seat may not know appears in any byte sent to it: no route, header, socket message or error."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest
from pydantic_core import to_json

import ravenhill
from ravenhill.engine import game as shelf
from ravenhill.server.live import Chair, Facts, Live

pytestmark = pytest.mark.anyio


async def probe(guest: Any, table: str, seats: int, chance: random.Random) -> None:
    """Tries every door, own and others', without caring for the answers."""
    where = f"/api/tables/{table}"
    seat = chance.randrange(-1, seats)
    doors = [
        ("GET", where, None),
        ("GET", f"{where}?seat={seat}", None),
        ("GET", f"{where}/log?seat={seat}", None),
        ("GET", f"{where}/record", None),
        ("GET", f"{where}/invitations", None),
        ("GET", "/api/tables?list=mine", None),
        ("GET", "/api/tables?list=open", None),
        ("POST", f"{where}/why", {"seat": max(seat, 0), "option": ["fight"]}),
        ("POST", f"{where}/why", {"seat": max(seat, 0), "option": ["commit", chance.randrange(20)]}),
        ("GET", f'{where}/odds?seat={max(seat, 0)}&option=["fight"]', None),
        ("POST", f"{where}/answer", {"seat": max(seat, 0), "ask": 10**6, "option": ["commit", chance.randrange(20)]}),
        ("POST", f"{where}/undo", {"seat": 5}),
        ("GET", "/metrics", None),
    ]
    for method, path, body in chance.sample(doors, 4):
        await guest.ask(method, path, body)


async def test_random_games_of_the_toy(server: Any, toy: Any) -> None:
    """Every view, option, log line and answer a seat got is one the engine says it may have."""
    chance = random.Random(11)
    for _ in range(2):
        await one_game(server, "toy", chance, 40, ToyJudge())


async def test_random_games_of_ironwood(server: Any) -> None:
    await one_game(server, "ironwood", random.Random(12), 60, IronwoodJudge())


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


class IronwoodJudge:
    """Knows where Ironwood's secrets are: hands and decks."""

    def secrets(self, play: Any, seat: int | None) -> set[str]:
        """The cards that lie where a seat does not see them, and that it has not been told of."""
        table = play.table
        hidden = [card for s, hand in enumerate(table.hands) if s != seat for card in hand]
        hidden += [card for deck in table.deck for card in deck.cards()]
        told = json.dumps([play.view(seat), [line.args for line in play.log(seat)]])
        names = {str(table.book.cards[card].ident) for card in hidden}
        return {name for name in names if f'"{name}"' not in told}

    def shown(self, text: str) -> set[str]:
        """All words in quotation marks in what was sent since the last moment."""
        return set(re.findall(r'"([A-Za-z0-9_]+)"', text))


async def one_game(server: Any, game: str, chance: random.Random, limit: int, judge: Any, **setup: Any) -> None:
    people = [await server.guest("Anna"), await server.guest("Ben")]
    eve = await server.guest("Eve")
    table = await people[0].lay(["me", "open"], game=game, public=True, **setup)
    await people[1].post(f"/api/tables/{table}/join", {"seat": 1})
    lines = [await people[0].sit(table), await people[1].sit(table), await eve.sit(table)]
    heard = [people[0].heard, people[1].heard, eve.heard]
    live = server.house.hall.lives[table]
    running = [bytes(data) for data in heard]
    for _ in range(limit):
        before = [len(data) for data in heard]
        play = live.play
        for d in play.decisions[:1]:
            guest = people[d.seat]
            body = {"seat": d.seat, "ask": live.ask, "option": list(chance.choice(d.options))}
            await guest.post(f"/api/tables/{table}/answer", body)
        if live.over:  # now everything may be told
            break
        for guest in (*people, eve):
            await probe(guest, table, 2, chance)
        for i, seat in enumerate((0, 1, None)):
            await lines[i].at_version(live.version)
            allowed(live, seat, lines[i])
            new = bytes(heard[i][before[i] :]).decode(errors="replace")
            assert not judge.secrets(live.play, seat) & judge.shown(new)
        running = [bytes(data) for data in heard]
    for seat, data in zip((0, 1, None), running, strict=True):
        nothing_hidden(live, seat, data)


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
    for other in range(play.seats):
        for message in play.log(other):
            if message.readable_by(seat) or message.readable_by(None):  # what onlookers read, a player may ask for too
                continue
            whole = json.dumps({"key": message.key, "args": message.args})
            if whole not in readable:
                assert whole.replace(" ", "")[:-1] not in text.replace(" ", ""), whole


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


async def test_replay_of_a_running_game_shows_only_the_own_view(server: Any) -> None:
    anna, ben = await server.guest("Anna"), await server.guest("Ben")
    table = await anna.lay(["me", "open"], public=True)
    await ben.post(f"/api/tables/{table}/join", {"seat": 1})
    await anna.play(table, 0, ["fight"])
    live = server.house.hall.lives[table]
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
        live = server.house.hall.lives[table]
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


@pytest.mark.parametrize("game", [g.id for g in ravenhill.games()])
def test_nothing_sent_depends_on_what_a_seat_can_not_know(game: str) -> None:
    """A table on which everything a seat can not know was dealt anew sends that seat the same bytes.

    States, options, and the reasons why something is not possible: for every seat, an onlooker, and every game."""
    scenario = shelf.find(game).info.scenarios[0]
    people = max(scenario.seats)
    chairs = [Chair(n, name, False, "", f"p{n}", f"P{n}") for n, name in enumerate(scenario.names[:people])]
    facts = Facts("t", game, scenario.id, {}, "game", "running", False, True, "p0", 0.0, 0.0, 0, None, None, chairs)
    live = Live(facts)
    live.begin(7)
    chance = random.Random(5)
    for answer in range(110):
        if live.over:
            break
        if answer % 5 == 0:
            for seat in [None, *range(people)]:
                assert sent(live, seat, chance.randrange(2**30)) == []
        decision = chance.choice(live.game.decisions)
        live.enter("answer", decision.seat, list(chance.choice(decision.options)), None, fair=False)


def sent(live: Live, seat: int | None, seed: int) -> list[str]:
    """What differs between the true table and one that looks the same to the seat."""
    true = live.game
    me = None if seat is None else f"p{seat}"
    own = [d for d in true.decisions if d.seat == seat]
    wishes: list[Any] = [(verb, part) for d in own for verb, *parts in d.options[:4] for part in parts]
    wishes += [("play", "nothing"), ("attack", "nowhere", 1)]

    def told() -> list[bytes]:
        reasons = [live.game.why_not(seat, wish) for wish in wishes] if seat is not None else []
        # how far a seat can go back is read from the journal, where the re-deal itself stands
        state = {**live.state(me, seat), "undo_reach": 0}
        return [to_json(state), *(repr(reason).encode() for reason in reasons)]

    before = told()
    live.play = true.determinize(seat, seed)
    try:
        after = told()
    finally:
        live.play = true
    return [f"{a!r} {b!r}" for a, b in zip(before, after, strict=True) if a != b]
