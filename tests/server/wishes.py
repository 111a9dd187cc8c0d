"""For every route a request that is granted: what a generator of requests does not come to by itself.

A new route needs one here (`tests/server/test_openapi.py` says so)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import httpx

PASSWORD = "a long password"
SPRING = {
    "pack": {"name": "Spring", "version": "1", "game": "ironwood"},
    "cards_ww": {
        "card": [
            {
                "id": "WW06",
                "faction": "woodwalkers",
                "type": "special",
                "damage": 3,
                "defence": 2,
                "dominance": 2,
                "solo_icons": ["crystals"],
                "steps": [{"op": "gain", "n": 4}],
            }
        ]
    },
}
PACK = """[pack]
name = "Summer"
version = "1"
game = "ironwood"

[[cards_ww.card]]
id = "WW06"
faction = "woodwalkers"
type = "special"
damage = 3
defence = 2
dominance = 2
solo_icons = ["crystals"]
steps = [{ op = "gain", n = 4 }]
"""
# A point of the curve P-256 as a browser tells it, its generator; nothing is sent to it here.
POINT = "BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU"


@dataclass
class Wish:
    """A request, and who asks."""

    who: httpx.Client
    path: dict[str, Any] = field(default_factory=dict)
    query: dict[str, Any] = field(default_factory=dict)
    body: Any = None
    media: str = "application/json"


class House:
    """A server with people who do what it takes for a wish to be granted."""

    def __init__(self, url: str, token: Callable[[str, str], str], patience: float) -> None:
        self._url = url
        self._patience = patience
        self.token = token  # the token of a letter: of which kind, to which login
        self._number = 0
        self.anna = self.guest("Anna")
        self.ben = self.guest("Ben")

    def guest(self, name: str) -> httpx.Client:
        http = httpx.Client(base_url=self._url, timeout=self._patience)
        done(http.post("/api/me", json={"name": name}))
        return http

    def account(self, address: bool = False) -> tuple[httpx.Client, str]:
        """Somebody with a password, and with an address if that is wanted, and their login."""
        self._number += 1
        login = f"carl{self._number}"
        carl = self.guest("Carl")
        done(carl.post("/api/me/account", json={"login": login, "password": PASSWORD}))
        if address:
            letters = {"email": f"{login}@example.org", "notify": True, "password": PASSWORD}
            done(carl.post("/api/me/email", json=letters))
        return carl, login

    def lay(self, **more: Any) -> str:
        me = [{"kind": "me"}, {"kind": "me"}]
        return str(done(self.anna.post("/api/tables", json={"game": "ironwood", "seats": me, **more}))["id"])

    def together(self, **more: Any) -> str:
        """A table of Anna's and Ben's."""
        table = self.lay(seats=[{"kind": "me"}, {"kind": "open"}], public=True, **more)
        done(self.ben.post(f"/api/tables/{table}/join", json={"seat": 1}))
        return table

    def state(self, table: str, **query: Any) -> dict[str, Any]:
        return dict(done(self.anna.get(f"/api/tables/{table}", params=query)))

    def over(self) -> str:
        table = self.lay()
        done(self.anna.post(f"/api/tables/{table}/resign", json={"seat": 0}))
        return table

    def pack(self) -> str:
        kept = done(self.anna.post("/api/workshop/ironwood/packs", json={"records": self.spring()}))
        return str(kept["pack"]["id"])

    def spring(self) -> dict[str, Any]:
        """A pack nobody has kept yet."""
        self._number += 1
        return {**SPRING, "pack": {**SPRING["pack"], "name": f"Spring {self._number}"}}

    def answered(self, table: str) -> dict[str, Any]:
        """The first option of the first decision, as an answer."""
        [asked, *_] = [d for d in self.state(table)["decisions"] if d["options"]]
        return {"seat": asked["seat"], "ask": asked["ask"], "option": asked["options"][0]}

    def spoken_at(self) -> str:
        """A table at which Ben has said something."""
        table = self.together()
        done(self.ben.post(f"/api/tables/{table}/chat", json={"text": "Well played"}))
        return table


def done(answer: httpx.Response) -> Any:
    assert answer.is_success, f"{answer.request.method} {answer.request.url.path}: {answer.text}"
    return answer.json()


def at(table: str, who: httpx.Client, body: Any = None, **query: Any) -> Wish:
    return Wish(who, {"table_id": table}, query, body)


def expected(h: House) -> tuple[str, dict[str, Any]]:
    """A table beside a real one, and the first outcome that can be told."""
    table = h.lay(chance="fed")
    expects = h.state(table)["expects"]
    return table, {"seat": 0, "ask": expects["ask"], "outcomes": expects["labels"][: expects["count"]]}


def fed(h: House) -> str:
    table, told = expected(h)
    done(h.anna.post(f"/api/tables/{table}/feed", json=told))
    return table


def undoable(h: House) -> Wish:
    """Played up to the first choice that can be taken back."""
    table = h.lay()
    for _ in range(60):
        answer = h.answered(table)
        done(h.anna.post(f"/api/tables/{table}/answer", json=answer))
        if h.state(table, seat=answer["seat"])["undo_reach"]:
            return at(table, h.anna, {"seat": answer["seat"]})
    raise AssertionError("nothing could be taken back")


def offered(h: House) -> Wish:
    table = h.together()
    done(h.anna.post(f"/api/tables/{table}/offer", json={"seat": 0, "kind": "draw"}))
    number = h.state(table)["offer"]["number"]
    return at(table, h.ben, {"seat": 1, "number": number, "accept": True})


def printed(h: House) -> tuple[str, str]:
    """The digests of the components of Ironwood, and of its drawn board."""
    told = h.state(h.lay())["printed"]
    return told["facts"].split("/")[-1], told["map"].split("/")[-2]


def with_odds(h: House) -> Wish:
    """War of the Ring, played up to the first option whose chances the game tells."""
    table = h.lay(game="wotr")
    for _ in range(60):
        [asked, *_] = [d for d in h.state(table)["decisions"] if d["options"]]
        if asked["odds"]:
            option = asked["options"][asked["odds"][0]]
            return Wish(h.anna, {"table_id": table}, {"seat": asked["seat"], "option": dumped(option)})
        done(h.anna.post(f"/api/tables/{table}/answer", json=h.answered(table)))
    raise AssertionError("no odds came up")


def dumped(option: list[Any]) -> str:
    return httpx.Response(200, json=option).text


def shunned(h: House) -> Wish:
    table = h.spoken_at()
    done(h.anna.post(f"/api/tables/{table}/shun", json={"seat": 1}))
    [person, *_] = done(h.anna.get("/api/me/shunned"))["people"]
    return Wish(h.anna, {"shun_id": person["id"]})


def session(h: House) -> Wish:
    eve = h.guest("Eve")
    return Wish(eve, {"session_id": done(eve.post("/api/me/token", json={}))["session"]})


def returning(h: House) -> Wish:
    path = done(h.guest("Eve").post("/api/me/return", json={"renew": False}))["path"]
    return Wish(h.guest("Somebody"), body={"token": path.partition("#")[2]})


def letter(kind: str, **more: str) -> Callable[[House], Wish]:
    def wish(h: House) -> Wish:
        carl, login = h.account(address=True)
        return Wish(carl, body={"token": h.token(kind, login), **more})

    return wish


def with_account(body: Callable[[str], Any]) -> Callable[[House], Wish]:
    def wish(h: House) -> Wish:
        carl, login = h.account()
        return Wish(carl, body=body(login))

    return wish


def record(h: House) -> Wish:
    return Wish(h.ben, body=done(h.anna.get(f"/api/tables/{h.over()}/record")))


def puzzle(h: House) -> Wish:
    told = done(h.anna.get("/api/puzzles/ironwood/1"))
    return Wish(h.anna, {"game": "ironwood", "number": 1}, body={"option": told["options"][0]})


def of_pack(h: House) -> Wish:
    return Wish(h.anna, {"pack_id": h.pack()})


def pack_anew(h: House) -> Wish:
    pack = h.pack()
    told = done(h.anna.get(f"/api/packs/{pack}"))
    return Wish(h.anna, {"pack_id": pack}, body={"records": told["records"], "digest": told["pack"]["digest"]})


def pack_printed(h: House) -> Wish:
    pack = h.pack()
    told = h.state(h.lay(pack=pack))["printed"]
    return Wish(h.anna, {"pack_id": pack, "digest": told["facts"].split("/")[-1]})


def table_printed(h: House) -> Wish:
    table = h.lay(pack=h.pack())
    return Wish(h.anna, {"table_id": table, "digest": h.state(table)["printed"]["facts"].split("/")[-1]})


def nothing(who: Callable[[House], httpx.Client]) -> Callable[[House], Wish]:
    return lambda h: Wish(who(h), body={})


def asked(**path: Any) -> Callable[[House], Wish]:
    return lambda h: Wish(h.anna, path)


IRONWOOD = {"game": "ironwood"}
BROWSER = {"endpoint": "https://push.example.org/a", "key": POINT, "auth": "A" * 22}

WISHES: dict[str, Callable[[House], Wish]] = {
    "GET /api/me": asked(),
    "POST /api/me": lambda h: Wish(h.anna, body={"name": "Anna"}),
    "POST /api/me/language": lambda h: Wish(h.anna, body={"language": "cs"}),
    "POST /api/me/token": nothing(lambda h: h.guest("Eve")),
    "POST /api/me/account": lambda h: Wish(h.guest("Dora"), body={"login": "dora", "password": PASSWORD}),
    "POST /api/me/password": with_account(lambda login: {"old": PASSWORD, "new": PASSWORD + " too"}),
    "POST /api/me/email": with_account(
        lambda login: {"email": f"{login}@example.com", "notify": False, "password": PASSWORD}
    ),
    "POST /api/email/confirm": letter("confirm"),
    "POST /api/login": with_account(lambda login: {"login": login, "password": PASSWORD}),
    "POST /api/me/return": lambda h: Wish(h.anna, body={"renew": False}),
    "POST /api/return/name": returning,
    "POST /api/return": returning,
    "POST /api/logout": nothing(lambda h: h.guest("Eve")),
    "POST /api/password/forgotten": with_account(lambda login: {"who": login}),
    "POST /api/password/reset": letter("reset", password=PASSWORD + " too"),
    "GET /api/me/sessions": asked(),
    "DELETE /api/me/sessions": lambda h: Wish(h.guest("Eve")),
    "DELETE /api/me/sessions/{session_id}": session,
    "POST /api/me/delete": nothing(lambda h: h.guest("Eve")),
    "GET /api/me/push": asked(),
    "POST /api/me/push": lambda h: Wish(h.guest("Eve"), body=BROWSER),
    "DELETE /api/me/push": asked(),
    "GET /api/me/shunned": asked(),
    "DELETE /api/me/shunned/{shun_id}": shunned,
    "GET /api/server": asked(),
    "GET /api/games": asked(),
    "GET /api/content": asked(),
    "GET /api/words/{language}": asked(language="cs"),
    "GET /api/printed/{game}/{digest}": lambda h: Wish(h.anna, {**IRONWOOD, "digest": printed(h)[0]}),
    "GET /api/drawn/{game}/{digest}/{name}": lambda h: Wish(
        h.anna, {**IRONWOOD, "digest": printed(h)[1], "name": "map.json"}
    ),
    "GET /api/rules/{game}": asked(**IRONWOOD),
    "GET /api/rules/{game}/{number}": asked(**IRONWOOD, number="I4.2"),
    "GET /api/glossary/{game}": asked(**IRONWOOD),
    "GET /api/packs": asked(),
    "POST /api/packs": lambda h: Wish(h.anna, body=PACK.encode(), media="application/octet-stream"),
    "POST /api/packs/{pack_id}/share": lambda h: Wish(h.anna, {"pack_id": h.pack()}, body={"shared": True}),
    "GET /api/packs/{pack_id}/printed/{digest}": pack_printed,
    "DELETE /api/packs/{pack_id}": of_pack,
    "GET /api/packs/{pack_id}": of_pack,
    "PUT /api/packs/{pack_id}": pack_anew,
    "GET /api/packs/{pack_id}/file": of_pack,
    "GET /api/workshop/{game}": asked(**IRONWOOD),
    "POST /api/workshop/{game}/look": lambda h: Wish(h.anna, IRONWOOD, body={"records": SPRING, "ident": "WW06"}),
    "POST /api/workshop/{game}/try": lambda h: Wish(h.anna, IRONWOOD, body={"records": SPRING, "ident": "WW06"}),
    "GET /api/workshop/{game}/draft": asked(**IRONWOOD),
    "PUT /api/workshop/{game}/draft": lambda h: Wish(h.anna, IRONWOOD, body={"records": SPRING, "window": "w1"}),
    "DELETE /api/workshop/{game}/draft": asked(**IRONWOOD),
    "POST /api/workshop/{game}/packs": lambda h: Wish(h.anna, IRONWOOD, body={"records": h.spring()}),
    "POST /api/tables": lambda h: Wish(h.anna, body=IRONWOOD),
    "GET /api/tables": lambda h: Wish(h.anna, query={"list": "mine"}),
    "GET /api/lessons": asked(),
    "POST /api/lessons": lambda h: Wish(h.anna, body={**IRONWOOD, "lesson": "first"}),
    "GET /api/tables/{table_id}": lambda h: at(h.lay(), h.anna, seat=0),
    "DELETE /api/tables/{table_id}": lambda h: at(h.lay(seats=[{"kind": "me"}, {"kind": "open"}]), h.anna),
    "GET /api/tables/{table_id}/printed/{digest}": table_printed,
    "POST /api/tables/{table_id}/join": lambda h: at(
        h.lay(seats=[{"kind": "me"}, {"kind": "open"}], public=True), h.ben, {"seat": 1}
    ),
    "POST /api/tables/{table_id}/leave": lambda h: at(
        h.lay(seats=[{"kind": "me"}, {"kind": "open"}]), h.anna, {"seat": 0}
    ),
    "GET /api/tables/{table_id}/invitations": lambda h: at(h.lay(seats=[{"kind": "me"}, {"kind": "open"}]), h.anna),
    "POST /api/tables/{table_id}/invitations": lambda h: at(
        h.lay(seats=[{"kind": "me"}, {"kind": "open"}]), h.anna, {"seat": 1}
    ),
    "POST /api/tables/{table_id}/machine": lambda h: at(h.lay(), h.anna, {"seat": 0, "player": "greedy"}),
    "POST /api/tables/{table_id}/answer": lambda h: at(table := h.lay(), h.anna, h.answered(table)),
    "POST /api/tables/{table_id}/feed": lambda h: at((told := expected(h))[0], h.anna, told[1]),
    "POST /api/tables/{table_id}/unfeed": lambda h: at(fed(h), h.anna, {"seat": 0}),
    "POST /api/tables/{table_id}/ahead": lambda h: at(h.lay(), h.anna, {"seat": 0, "left": []}),
    "POST /api/tables/{table_id}/undo": undoable,
    "POST /api/tables/{table_id}/resign": lambda h: at(h.lay(), h.anna, {"seat": 0}),
    "POST /api/tables/{table_id}/offer": lambda h: at(h.together(), h.anna, {"seat": 0, "kind": "draw"}),
    "POST /api/tables/{table_id}/offer/reply": offered,
    "POST /api/tables/{table_id}/chat": lambda h: at(h.lay(), h.anna, {"phrase": "well-played"}),
    "POST /api/tables/{table_id}/shun": lambda h: at(h.spoken_at(), h.anna, {"line": 0}),
    "POST /api/tables/{table_id}/hear": lambda h: at(h.spoken_at(), h.anna, {"line": 0}),
    "POST /api/tables/{table_id}/report": lambda h: at(h.spoken_at(), h.anna, {"line": 0, "words": "loud"}),
    "POST /api/tables/{table_id}/why": lambda h: at(h.lay(), h.anna, {"seat": 0, "option": ["draw", 3]}),
    "GET /api/tables/{table_id}/odds": with_odds,
    "GET /api/tables/{table_id}/hint": lambda h: at(h.lay(), h.anna, seat=0),
    "GET /api/tables/{table_id}/log": lambda h: at(h.lay(), h.anna, seat=0),
    "GET /api/tables/{table_id}/record": lambda h: at(h.over(), h.anna),
    "GET /api/tables/{table_id}/course": lambda h: at(h.over(), h.anna),
    "GET /api/tables/{table_id}/replay": lambda h: at(h.over(), h.anna, seat=0),
    "POST /api/records": record,
    "GET /api/tables/{table_id}/analysis": lambda h: at(h.over(), h.anna),
    "POST /api/tables/{table_id}/analysis": lambda h: at(h.over(), h.anna),
    "POST /api/tables/{table_id}/what-if": lambda h: at(h.over(), h.anna, {"n": 0, "seats": []}),
    "GET /api/puzzles/{game}": asked(**IRONWOOD),
    "GET /api/puzzles/{game}/{number}": asked(**IRONWOOD, number=1),
    "POST /api/puzzles/{game}/{number}": puzzle,
    "GET /api/examples/{game}/{number}": asked(**IRONWOOD, number="E1"),
    "POST /api/beside": lambda h: Wish(h.anna, body={**IRONWOOD, "position": {"scenario": "woodbot"}, "seed": 3}),
    "POST /api/beside/kept": lambda h: Wish(h.anna, body={"game": "wotr", "deeds": [["capture", "edoras"]]}),
}
