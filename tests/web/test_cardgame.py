"""War of the Ring: The Card Game in browsers: four people, a duel, a machine; and what no browser may learn."""

from __future__ import annotations

import json
import random
import re
import sqlite3
import time
from typing import Any

import pytest
from hands import CLICK, PATIENCE, Stuck, play, seated, settled
from positions import put

import ravenhill

Sit = Any
NAMES = ("Anna", "Bob", "Cleo", "Dan")
PLAYERS = ("frodo", "witch_king", "aragorn", "saruman")
BOTH = {"aragorn", "saruman"}  # names of cards and of seats

MORIA = {
    "scenario": "trilogy",
    "at": "actions",
    "round": 4,
    "start": 0,
    "path": "khazad_dum",
    "active": ["rivendell", "moria"],
    "corruption": 2,
    "players": {
        "frodo": {"hand": ["gandalf_the_grey", "theoden", "sting", "glamdring"], "reserve": ["sam_gamgee"]},
        "witch_king": {"hand": ["the_hunter", "mordor_orcs_2"], "reserve": ["mouth_of_sauron"]},
        "aragorn": {"hand": ["arwen", "legolas"], "reserve": ["elrond"], "cycle": ["lembas"]},
        "saruman": {"hand": ["wolf_riders"], "reserve": ["saruman", "ugluk"], "ring": False},
    },
    "cards": {
        "rivendell": ["high_elves", "cave_troll"],
        "moria": ["gimli", "galadriel", "high_elves_2", "hill_troll"],
        "khazad_dum": ["frodo_baggins", "boromir", "balrog_of_moria"],
    },
    "items": {"nenya": "galadriel", "elven_cloak": "frodo_baggins", "palantir_of_orthanc": "saruman"},
    "tokens": {"khazad_dum": {"attack": 1}, "rivendell": {"defence": 1}},
    "locations": {"bag_end": "free_peoples", "weathertop": "shadow", "harad": "shadow", "pelargir": "free_peoples"},
}
EGLADIL = {
    "scenario": "trilogy",
    "at": "combat",
    "path": "egladil",
    "cards": {"egladil": ["the_commander", "the_destroyer", "gimli", "merry_brandybuck", "legolas", "boromir"]},
    "items": {"black_riders_mount": "the_destroyer", "bow_of_the_galadhrim": "legolas"},
}
FOUR = ("me", "me", "me", "me")


def call(page: Any, method: str, path: str, body: Any = None, late: str = "") -> Any:
    """The server's answer to this page's person; None where it refuses for the reason `late`, which a test that does
    not wait for a page's own clicks must take."""
    answer = page.request.fetch(f"/api{path}", method=method, data=body)
    if late and not answer.ok and late in answer.text():
        return None
    assert answer.ok, answer.text()
    return answer.json()


def gather(pages: list[Any], scenario: str, machines: dict[int, str] | None = None) -> str:
    """Everybody has a name and sits down at one table; seats named in `machines` are played by these."""
    machines = machines or {}
    seats = range(len(pages) + len(machines))
    people = [seat for seat in seats if seat not in machines]
    kinds = [{"kind": "me" if seat == people[0] else "open"} for seat in seats]
    for seat, player in machines.items():
        kinds[seat] = {"kind": "machine", "player": player}
    for page, name in zip(pages, NAMES, strict=False):
        call(page, "POST", "/me", {"name": name})
    table = str(call(pages[0], "POST", "/tables", {"game": "cardgame", "scenario": scenario, "seats": kinds})["id"])
    keys = call(pages[0], "GET", f"/tables/{table}/invitations")["invitations"] if len(people) > 1 else []
    for seat, page in zip(people[1:], pages[1:], strict=True):
        key = next(i["key"] for i in keys if i["seat"] == seat)
        call(page, "POST", f"/tables/{table}/join", {"seat": seat, "key": key})
    for page in pages:
        page.goto(f"/t/{table}")
        page.locator(".felt").wait_for()
    return table


def click_around(pages: list[Any], table: str, stop: str = "", seed: int = 1, quick: float = 0.0) -> str:
    """Whoever is asked clicks something lit, until the game is over or `stop` is seen on that page.

    `quick`: the share of the answers that a browser sends without drawing them first."""
    choose = random.Random(seed)
    patient = time.monotonic() + PATIENCE
    while time.monotonic() < patient:
        now = call(pages[0], "GET", f"/tables/{table}?log=9999")
        asked = next((seat["index"] for seat in now["seats"] if seat["to_move"]), 0)
        if not now["over"] and choose.random() < quick:
            # A click of this page may still be on its way: then the question is another seat's by now, or soon.
            asks = call(pages[asked], "GET", f"/tables/{table}?log=9999")["decisions"]
            own = next((ask for ask in asks if ask["seat"] == asked and ask["options"]), None)
            if own is not None:
                answer = {"seat": asked, "ask": own["ask"], "option": choose.choice(own["options"])}
                call(pages[asked], "POST", f"/tables/{table}/answer", answer, late="server-stale")
            continue
        told = pages[asked].evaluate(CLICK, [choose.random(), choose.random(), stop])
        if told in ("over", "stop"):
            return str(told)
        if told != "wait":
            patient = time.monotonic() + PATIENCE
    raise Stuck(pages[0].locator("body").inner_text()[:600])


class Listener:
    """Everything that reaches one browser."""

    def __init__(self, page: Any) -> None:
        self.heard: list[str] = []
        page.on("websocket", lambda socket: socket.on("framereceived", self._frame))
        page.on("response", self._response)

    def _frame(self, payload: Any) -> None:
        self.heard.append(payload if isinstance(payload, str) else payload.decode())

    def _response(self, response: Any) -> None:
        if "/api/tables" in response.url and response.request.resource_type in ("fetch", "xhr"):
            self.heard.append(response.text())

    def states(self) -> dict[int, Any]:
        """The states told, by their version."""
        found: dict[int, Any] = {}
        for text in self.heard:
            told = json.loads(text)
            now = told.get("state", told)
            if isinstance(now, dict) and now.get("view"):
                found[int(now["version"])] = now
        return found


def secrets_of(now: Any, seat: int) -> set[str]:
    """What only this seat knows: its hand, and cards drawn to choose from."""
    own = [player for player in now["view"]["players"] if player["seat"] == seat]
    return {card for player in own for card in [*player["hand"], *player["aside"]]}


def ids_in(now: Any) -> set[str]:
    """Every id in a state."""
    return set(re.findall(r'"([a-z_0-9]+)"', json.dumps(now))) - BOTH


def test_four_browsers_play_two_rounds_of_the_trilogy_and_no_hand_is_told(sit: Sit) -> None:
    pages = [sit(900, 700) for _ in NAMES]
    ears = [Listener(page) for page in pages]
    table = gather(pages, "trilogy")
    ended = click_around(pages, table, stop='[data-round="3"]', seed=5, quick=0.35)
    assert ended in ("stop", "over"), "a great lead may end it after two rounds"
    for page in pages:
        settled(page)
    public: list[Any] = []
    while more := call(pages[0], "GET", f"/tables/{table}/log?seat=-1&from={len(public)}")["log"]["lines"]:
        public += more
    told = [{n: now for n, now in ear.states().items() if not now.get("over")} for ear in ears]
    compared = 0
    for seat in range(4):
        for version, mine in told[seat].items():
            seen = ids_in(mine)
            named = {value for line in public if line["at"] <= mine["answers"] for value in line["args"].values()}
            for player in mine["view"]["players"]:
                assert player["seat"] == seat or not {"hand", "aside", "cycle", "eliminated", "top"} & set(player)
            for other in range(4):
                if other != seat and version in told[other]:
                    hidden = secrets_of(told[other][version], other) - named
                    assert not hidden & seen, (PLAYERS[seat], PLAYERS[other], version, hidden & seen)
                    compared += len(hidden)
    assert compared > 1000
    for page, player in zip(pages, PLAYERS, strict=True) if ended == "stop" else ():
        groups = page.locator(".hands [role=group]")
        assert groups.count() == 1, "one's own hand, and not the partner's"
        shown = [e.get_attribute("data-thing") for e in groups.locator("[data-thing]").all()]
        view = call(page, "GET", f"/tables/{table}")["view"]
        assert shown == next(p["hand"] for p in view["players"] if p["id"] == player)


class Unopened:
    """A page's person without the page: a table is laid for them, but not opened yet."""

    def __init__(self, page: Any) -> None:
        self.request = page.request

    def goto(self, address: str) -> None:
        self.address = address


def duel_in_round(number: int) -> dict[str, Any]:
    """A Duel played on at random until this round."""
    choose = random.Random(3)
    t = ravenhill.new("cardgame", scenario="duel_2p", seed=3)
    while t.view(None)["round"] < number:
        decision = t.decisions[0]
        t.answer(decision.seat, choose.choice(decision.options))
    return {**t.position(), "scenario": "duel_2p"}


def test_a_duel_of_two_browsers_to_its_end(sit: Sit, site: Any) -> None:
    pages = [sit(900, 700), sit(900, 700)]
    table = put(site, Unopened(pages[0]), "cardgame", duel_in_round(8))
    call(pages[1], "POST", "/me", {"name": "Bob of the Shadow"})
    with sqlite3.connect(site.environment["RAVENHILL_DB"].partition(":///")[2], timeout=20) as db:
        (bob,) = db.execute("select id from person where name = 'Bob of the Shadow'").fetchone()
        db.execute("update seat set person = ? where table_id = ? and place = 1", (bob, table))
    db.close()
    for page in pages:
        page.goto(f"/t/{table}")
        page.locator(".felt").wait_for()
    assert click_around(pages, table, seed=3) == "over"
    for page in pages:
        page.locator(".ending").get_by_text(re.compile("won")).first.wait_for()


def test_the_fellowship_against_a_machine(sit: Sit) -> None:
    page = sit(900, 700)
    gather([page], "fellowship", {0: "greedy"})
    seated(page)
    assert play(page, 600, seed=2, stop='[data-round="3"]') in ("stop", "over")
    assert page.get_by_role("region", name="Scoring area of the Free Peoples").is_visible()


def test_what_a_card_in_hand_could_do_lights_up(sit: Sit, site: Any) -> None:
    page = sit()
    put(site, page, "cardgame", MORIA, seats=FOUR)
    seated(page)
    page.locator(".hands [data-thing=gandalf_the_grey]").hover(position={"x": 30, "y": 20})
    page.locator(".place.reached[data-thing=khazad_dum]").wait_for()
    reached = {e.get_attribute("data-thing") for e in page.locator(".place.reached").all()}
    assert reached == {"rivendell", "moria", "khazad_dum"}
    page.locator(".hands [data-thing=sting]").hover(position={"x": 30, "y": 20})
    page.locator(".touch.reached[data-thing=frodo_baggins]").wait_for()
    assert page.locator(".touch.reached[data-thing=sam_gamgee]").count() == 1
    assert page.locator(".place.reached").count() == 0


def test_a_card_is_played_where_it_is_lit_and_the_arithmetic_follows(sit: Sit, site: Any) -> None:
    page = sit()
    put(site, page, "cardgame", MORIA, seats=FOUR)
    seated(page)
    moria = page.get_by_role("region", name="Moria", exact=True)
    moria.get_by_label(
        "Attack 6", exact=True
    ).wait_for()  # Gimli 1, the elves 2, Galadriel with Nenya 2 and 1 more for leading
    page.locator(".hands [data-thing=gandalf_the_grey]").click(position={"x": 30, "y": 20})
    page.locator('.menu [data-option=\'["play","gandalf_the_grey"]\']').click()
    page.locator(".place[data-thing=moria][data-lit]").click()
    page.get_by_text("Frodo: cycle a card from hand.").wait_for()
    page.locator(".hands [data-thing=theoden][data-lit]").click(position={"x": 30, "y": 20})
    page.locator(".curtain .gold").click()
    moria.get_by_role("button", name=re.compile("Gandalf the Grey, attacks with 2")).wait_for()
    moria.get_by_label("Attack 8", exact=True).wait_for()


def test_partners_propose_and_agree(sit: Sit, site: Any) -> None:
    page = sit()
    put(site, page, "cardgame", EGLADIL, seats=FOUR)
    seated(page)
    panel = page.get_by_role("region", name="Combat at Egladil")
    assert "2 still to cancel" in panel.inner_text()
    panel.locator("[data-thing=gimli][data-lit]").click()
    panel.get_by_text("1 still to cancel").wait_for()
    panel.locator("[data-thing=boromir][data-lit]").click()
    page.locator(".curtain .gold").click()
    panel.get_by_text("Aragorn proposes to lose: Gimli, Boromir").wait_for()
    panel.get_by_role("button", name="Propose other losses").click()
    panel.get_by_text("2 still to cancel").wait_for()
    panel.locator("[data-thing=legolas][data-lit]").click()
    page.locator(".curtain .gold").click()
    panel.get_by_text("Frodo proposes to lose: Legolas").wait_for()
    panel.get_by_role("button", name="Agree").click()
    page.locator("[data-confirm]").click()  # with it the round ends and cards are drawn: no way back
    page.locator(".curtain .gold").click()
    panel.get_by_text("Legolas is lost and cancels 2.").wait_for()
    assert "The Free Peoples win Egladil" in panel.inner_text()
    page.reload()  # told by the log, not by what this page happened to see
    seated(page)
    panel.get_by_text("Legolas is lost and cancels 2.").wait_for()
    panel.get_by_text("Attack 3: The Commander 1, The Destroyer 2.").wait_for()


def test_one_person_with_two_hands_uses_both(sit: Sit, site: Any) -> None:
    page = sit()
    put(site, page, "cardgame", MORIA, seats=("me", "greedy"))
    seated(page)
    groups = page.locator(".hands [role=group]")
    groups.nth(1).wait_for()
    assert [g.get_attribute("aria-label") for g in groups.all()] == ["Hand of Frodo", "Hand of Aragorn"]
    assert groups.nth(0).locator("[data-lit]").count() == 4
    assert groups.nth(1).locator("[data-thing]").count() == 2
    assert groups.nth(1).locator("[data-lit]").count() == 0, "it is Frodo's turn"


def test_piles_and_marks_of_doubt(sit: Sit, site: Any) -> None:
    page = sit()
    put(site, page, "cardgame", MORIA, seats=("me", "greedy"))
    seated(page)
    place = page.get_by_role("region", name="The place of Aragorn")
    place.get_by_role("button", name="1 card in the cycle pile").click()
    spread = page.get_by_role("dialog", name="Cycle pile of Aragorn")
    assert spread.get_by_text("Lembas").is_visible()
    page.keyboard.press("Escape")
    assert spread.count() == 0
    others = page.get_by_role("region", name="The place of Witch-king")
    assert others.get_by_role("button", name=re.compile("pile|eliminated")).count() == 0, "piles of others stay shut"
    page.locator(".hands [data-thing=sting]").hover()
    card = page.locator(".peek")
    card.wait_for()
    assert "1 is our choice" in card.inner_text()


def test_keywords_stand_before_the_text(sit: Sit, site: Any) -> None:
    page = sit()
    put(site, page, "cardgame", MORIA, seats=("me", "me"))
    seated(page)
    sting = page.locator(".hands [data-thing=sting]").first
    sting.locator(".keyword").wait_for(state="attached")
    assert sting.locator(".keyword").all_inner_texts() == ["Weapon"]
    theoden = page.locator(".hands [data-thing=theoden]").first
    theoden.wait_for(state="attached")
    assert theoden.locator(".keyword").count() == 0


def test_a_doubtful_location_is_marked(sit: Sit, site: Any) -> None:
    page = sit()
    position = {"scenario": "trilogy", "path": "morgul_vale", "active": ["morannon", "moria"], "round": 8}
    put(site, page, "cardgame", position, seats=FOUR)
    seated(page)
    page.locator(".place[data-thing=morannon] .doubt.ours").first.wait_for(state="attached")
    assert page.locator(".place[data-thing=moria] .doubt.ours").count() == 0


def serious(page: Any) -> list[str]:
    from axe_playwright_python.sync_playwright import Axe

    found = Axe().run(page).response["violations"]
    return [f"{v['id']}: {v['nodes'][0]['html'][:160]}" for v in found if v["impact"] in ("serious", "critical")]


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing_serious(sit: Sit, site: Any, theme: str) -> None:
    pytest.importorskip("axe_playwright_python", reason="accessibility tests need axe-playwright-python")
    page = sit()
    page.add_init_script(f"localStorage.setItem('ravenhill.theme', '{theme}')")
    put(site, page, "cardgame", MORIA, seats=FOUR)
    seated(page)
    assert serious(page) == [], "table"
    put(site, page, "cardgame", EGLADIL, seats=FOUR)
    seated(page)
    assert serious(page) == [], "combat"


def test_a_phone_shows_it_all_and_nothing_scrolls_sideways(sit: Sit, site: Any) -> None:
    page = sit(360, 740, has_touch=True, is_mobile=True)

    def fits() -> bool:
        return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))

    put(site, page, "cardgame", MORIA, seats=("me", "greedy"))
    seated(page)
    assert fits()
    page.get_by_role("button", name=re.compile("Aragorn")).tap()
    page.locator(".hands [data-thing=arwen]").wait_for()
    page.get_by_role("button", name=re.compile("Frodo")).tap()
    page.locator(".hands [data-thing=gandalf_the_grey]").tap()
    held = page.get_by_role("dialog", name="Gandalf the Grey")
    assert held.locator(".effect").is_visible(), "the card is held up before it is played"
    assert "Could go: reserve, Rivendell, Moria, Khazad-dûm" in held.inner_text()
    assert fits()
    held.locator("[data-option]").first.tap()
    page.locator(".tabs").get_by_role("button", name="Moria").tap()
    page.locator(".place[data-thing=moria][data-lit]").tap()
    page.get_by_text("Frodo: cycle a card from hand.").wait_for()
    assert fits()
    put(site, page, "cardgame", EGLADIL, seats=FOUR)
    seated(page)
    assert page.get_by_role("region", name="Combat at Egladil").is_visible()
    assert fits()
