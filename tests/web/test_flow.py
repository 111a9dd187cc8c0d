"""Fewer clicks: answers in advance, marks on the map, phrases, the keyboard, the table without a network."""

from __future__ import annotations

import json
from typing import Any

from conftest import Sit
from hands import seated, wait_for
from positions import put


def two(sit: Sit, game: str = "toy", **more: Any) -> tuple[Any, Any]:
    """Two people at a table of two, each in a browser of their own, with the table open."""
    anna, ben = sit(), sit()
    for page, name in ((anna, "Anna"), (ben, "Ben")):
        assert page.request.post("/api/me", data={"name": name}).ok
    wish = {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}], **more}
    table = anna.request.post("/api/tables", data=wish).json()["id"]
    (open_seat,) = anna.request.get(f"/api/tables/{table}/invitations").json()["invitations"]
    assert ben.request.post(f"/api/tables/{table}/join", data={"seat": 1, "key": open_seat["key"]}).ok
    for page in (anna, ben):
        page.goto(f"/t/{table}")
    seated(anna)
    return anna, ben


def test_an_answer_is_left_in_advance_and_taken_back(sit: Sit) -> None:
    """Line 12: what is surely asked next is answered now; another click takes it back; nobody else sees it."""
    anna, ben = two(sit)
    ben.get_by_role("button", name="Answer in advance").click()
    ben.locator("""[data-ahead-option='["peek"]']""").click()
    ben.locator("""[data-left='["peek"]']""").click()  # taken back
    wait_for(ben, lambda: ben.locator("[data-left]").count() == 0, "nothing is left")
    ben.locator("""[data-ahead-option='["wait"]']""").click()
    ben.locator("""[data-left='["wait"]']""").wait_for()
    assert anna.locator("[data-left]").count() == 0
    anna.locator("""[data-option='["wait"]']""").click()
    anna.locator('.table[data-version="2"]').wait_for()  # Ben has answered, and Anna is asked again
    seated(anna)
    assert ben.locator("[data-left]").count() == 0


def test_without_a_network_the_table_stands_as_it_did_and_an_answer_waits(sit: Sit) -> None:
    """Line 16: the shell opens, the last state is shown, and what was answered is sent once when the table is back."""
    page = sit(service_workers="allow")
    assert page.request.post("/api/me", data={"name": "Anna"}).ok
    wish = {"game": "toy", "seats": [{"kind": "me"}, {"kind": "machine", "player": "random"}]}
    table = page.request.post("/api/tables", data=wish).json()["id"]
    page.goto(f"/t/{table}")
    seated(page)
    page.evaluate("navigator.serviceWorker.ready")
    kept = f"""async () => !!(await caches.match('/kept/{table}/state')) && !!(await caches.match('/'))
      && performance.getEntriesByType('resource').filter((e) => /assets.*js/.test(e.name)).length > 0
      && (await Promise.all(performance.getEntriesByType('resource').filter((e) => /[/]assets[/]/.test(e.name))
        .map((e) => caches.match(e.name)))).every(Boolean)"""
    wait_for(page, lambda: page.evaluate(kept), "the shell and the table are kept")
    page.context.set_offline(True)
    page.reload()
    page.get_by_role("alert").filter(has_text="Reconnecting").or_(page.locator(".line.lost")).first.wait_for()
    page.locator("""[data-option='["wait"]']""").click()
    wait_for(page, lambda: page.evaluate(f"caches.match('/kept/{table}/answer').then(Boolean)"), "the answer waits")
    page.reload()  # even if the page is closed meanwhile
    page.locator(".line.lost").wait_for()
    page.context.set_offline(False)
    wait_for(
        page, lambda: page.request.get(f"/api/tables/{table}?seat=0").json()["answers"] >= 1, "the answer has come"
    )
    seated(page)
    assert page.request.get(f"/api/tables/{table}/log?seat=0&from=0&count=50").ok


# A point of the window where a place of the map can be hit: its shape may be bent around its middle.
SPOT = """(id) => {
  const place = document.querySelector(`.pan [data-thing="${id}"]`);
  const box = place.getBoundingClientRect();
  for (let i = 1; i < 24; i++) for (let j = 1; j < 24; j++) {
    const [x, y] = [box.x + box.width * i / 24, box.y + box.height * j / 24];
    if (document.elementFromPoint(x, y)?.closest('[data-thing]') === place) return [x, y];
  }
}"""


def four(sit: Sit, **wishes: Any) -> list[Any]:
    """Partners and foes at a War of the Ring for four, each in a browser of their own."""
    pages = [sit(**wishes) for _ in range(4)]
    for page, name in zip(pages, ("Anna", "Ben", "Eve", "Fay"), strict=True):
        assert page.request.post("/api/me", data={"name": name}).ok
    seats = [{"kind": "me"}, *[{"kind": "open"}] * 3]
    wish = {"game": "wotr", "scenario": "four", "seats": seats, "public": True}
    table = pages[0].request.post("/api/tables", data=wish).json()["id"]
    for seat, page in enumerate(pages[1:], 1):
        assert page.request.post(f"/api/tables/{table}/join", data={"seat": seat}).ok
    for page in pages[:3]:
        page.goto(f"/t/{table}")
        page.locator('.pan [data-thing="rohan"], .pan [data-thing="edoras"]').first.wait_for()
    return pages[:3]


def draw(page: Any, start: str, goal: str) -> None:
    """With the right button, from place to place."""
    page.mouse.move(*page.evaluate(SPOT, start))
    page.mouse.down(button="right")
    page.mouse.move(*page.evaluate(SPOT, goal), steps=4)
    page.mouse.up(button="right")


def test_arrows_and_rings_are_drawn_for_the_team(sit: Sit) -> None:
    """Line 13: drawn with the right button or the keyboard, seen by the partner, by no foe; a click wipes them off."""
    anna, ben, eve = four(sit)
    draw(anna, "bree", "dale")  # in the north: a hand may lie over the south
    draw(anna, "moria", "moria")
    for page, who in ((anna, "own"), (ben, "0")):
        page.locator(f'[data-drawn="{who}"] [data-mark="bree dale"]').wait_for(state="attached")
        page.locator(f'[data-drawn="{who}"] [data-mark="moria"]').wait_for(state="attached")
    assert eve.locator("[data-mark]").count() == 0
    anna.locator('.pan [data-thing="lorien"]').focus()
    anna.keyboard.press("Shift+M")
    ben.locator('[data-mark="moria lorien"]').wait_for(state="attached")
    draw(anna, "moria", "moria")  # drawn again, it is wiped off
    wait_for(ben, lambda: ben.locator('[data-mark="moria"]').count() == 0, "the ring is gone")
    anna.mouse.click(*anna.evaluate(SPOT, "moria"))
    for page in (anna, ben):
        wait_for(page, lambda page=page: page.locator("[data-mark]").count() == 0, "all is wiped off")
    anna.get_by_role("button", name="Draw on the map").click()
    anna.get_by_role("button", name="My team sees what I draw").click()
    anna.mouse.click(*anna.evaluate(SPOT, "moria"))  # with the pencil a click draws
    anna.locator('[data-drawn="own"] [data-mark="moria"]').wait_for(state="attached")
    anna.reload()  # it was for these eyes alone, and nobody keeps it
    anna.locator('.pan [data-thing="edoras"]').first.wait_for()
    assert anna.locator("[data-mark]").count() == ben.locator("[data-mark]").count() == 0


def test_a_finger_that_stays_draws(sit: Sit) -> None:
    page = sit(360, 740, has_touch=True, is_mobile=True)
    assert page.request.post("/api/me", data={"name": "Anna"}).ok
    wish = {"game": "wotr", "seats": [{"kind": "me"}, {"kind": "machine", "player": "random"}]}
    table = page.request.post("/api/tables", data=wish).json()["id"]
    page.goto(f"/t/{table}")
    seated(page)
    spots = """() => [...document.querySelectorAll('.pan .place[data-thing]')].map((e) => e.dataset.thing)"""
    inside = [(id, at) for id in page.evaluate(spots) if (at := page.evaluate(SPOT, id)) and 90 < at[1] < 400]
    (start, (x, y)), (goal, (x2, y2)) = inside[0], inside[-1]
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    page.locator(".chalk line.own").wait_for(state="attached")
    touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": x2, "y": y2}]})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.locator(f'[data-mark="{start} {goal}"]').wait_for(state="attached")
    assert page.locator(".why").count() == 0, "and it is no tap"


def test_a_phrase_is_read_by_each_in_their_language(sit: Sit) -> None:
    """Line 13: quick words beside the talk, told by their key."""
    anna, ben = two(sit)
    ben.get_by_role("button", name="Preferences").click()
    ben.get_by_label("Language").select_option("cs")
    ben.keyboard.press("Escape")
    anna.get_by_role("tab", name="Chat").click()
    anna.get_by_role("button", name="Well played!").click()
    anna.locator(".chat .lines").get_by_text("Well played!").wait_for()
    ben.get_by_role("tab", name="Chat").click()
    ben.locator(".chat .lines").get_by_text("Dobrá hra!").wait_for()


# A push service is somebody else's server: here stands what a browser gets from it.
SUBSCRIBED = """
let made = null;
PushManager.prototype.getSubscription = async () => made;
PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
  if (applicationServerKey.length !== 65) throw new Error('no key');
  const b64 = (bytes) =>
    btoa(String.fromCharCode(...bytes)).replace(/[+]/g, '-').replace(/[/]/g, '_').replace(/=/g, '');
  const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
  const point = await crypto.subtle.exportKey('raw', pair.publicKey);
  const p256dh = b64(new Uint8Array(point));
  const auth = b64(crypto.getRandomValues(new Uint8Array(16)));
  made = { toJSON: () => ({ endpoint: 'https://push.example.net/a', keys: { p256dh, auth } }),
           unsubscribe: async () => { made = null; return true; } };
  return made;
};
Notification.requestPermission = async () => 'granted';
"""


def test_this_device_asks_to_be_told_and_shows_what_it_is_told(sit: Sit) -> None:
    """Line 16: switched on and off among the preferences; the notice says the game and leads to the table."""
    page = sit(service_workers="allow")
    page.add_init_script(SUBSCRIBED)
    page.context.grant_permissions(["notifications"])
    assert page.request.post("/api/me", data={"name": "Anna"}).ok
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.get_by_role("button", name="Preferences").click()
    wish = page.get_by_label("Tell this device when it is my turn and I am away")
    wish.click()
    wait_for(page, lambda: page.request.get("/api/me/push").json()["here"], "the server knows")
    wire = page.context.new_cdp_session(page)
    versions: list[Any] = []
    wire.on("ServiceWorker.workerRegistrationUpdated", lambda told: versions.extend(told["registrations"]))
    wire.send("ServiceWorker.enable")
    wait_for(page, lambda: page.evaluate("1") and versions, "the worker is known")
    notice = {"title": "The Toy", "body": "It is your turn.", "to": "/t/here"}
    deliver = {"origin": page.url.rstrip("/"), "registrationId": versions[0]["registrationId"]}
    wire.send("ServiceWorker.deliverPushMessage", {**deliver, "data": json.dumps(notice)})
    shown = """() => navigator.serviceWorker.ready.then((r) => r.getNotifications())
      .then((all) => all.map((n) => [n.title, n.body, n.data, n.tag]))"""
    told = ["The Toy", "It is your turn.", "/t/here", "/t/here"]
    wait_for(page, lambda: page.evaluate(shown) == [told], "the notice is shown")
    wish.click()
    wait_for(page, lambda: not page.request.get("/api/me/push").json()["here"], "the server has forgotten it")


def test_the_keys_of_the_table(sit: Sit) -> None:
    """Line 14: `?` shows all keys, digits choose, Enter takes the golden one, focus never falls to the page."""
    page = sit()
    assert page.request.post("/api/me", data={"name": "Anna"}).ok
    wish = {"game": "toy", "seats": [{"kind": "me"}, {"kind": "machine", "player": "random"}]}
    table = page.request.post("/api/tables", data=wish).json()["id"]
    page.goto(f"/t/{table}")
    seated(page)
    on_the_page = "document.activeElement === null || document.activeElement === document.body"
    page.keyboard.press("?")
    page.get_by_role("dialog", name="Keys").wait_for()
    page.keyboard.press("Escape")
    assert page.get_by_role("dialog", name="Keys").count() == 0
    asked = "document.querySelector('section[data-ask]')?.dataset.ask"
    for key in ("2", "Enter", "1"):
        before = page.evaluate(asked)
        page.locator(".choices .gold").first.wait_for()
        page.locator("section.prompt").focus()
        page.keyboard.press(key)
        if page.locator("[data-confirm]").count():
            page.keyboard.press("Enter")  # which is golden now
        moved = f"{asked} !== undefined && {asked} !== '{before}'"
        wait_for(page, lambda moved=moved: page.evaluate(moved) or page.locator("[data-confirm]").count(), key)
        if page.locator("[data-confirm]").count():
            page.keyboard.press("Enter")
            wait_for(page, lambda moved=moved: page.evaluate(moved), key)
        wait_for(page, lambda: not page.evaluate(on_the_page), "focus stands somewhere")


WAR = {"gondor": "war", "sauron": "war"}
MARCH: dict[str, Any] = {
    "at": "actions",
    "turn": 3,
    "acting": 1,
    "politics": WAR,
    "dice": {"fp": {"muster": 1}, "shadow": {"army": 1, "muster": 1}},
}
# so that every click of a hand is counted
COUNT = "window.clicks = 0; addEventListener('click', (e) => { if (e.isTrusted) window.clicks += 1; }, true)"


def marching(sit: Sit, site: Any, **wishes: Any) -> Any:
    """The Shadow has an Army die in a war that runs, and is asked which Army goes."""
    page = sit(**wishes)
    put(site, page, "wotr", MARCH, ["die:1"], options={})
    seated(page)
    page.locator('[data-thing="army"][data-lit]').first.click()
    page.locator(".menu [data-option='[\"move_armies\"]']").click()
    page.locator('.pan [data-thing="minas_morgul"][data-lit]').wait_for(state="attached")
    return page


def test_an_army_goes_by_three_clicks_or_by_one_drag(sit: Sit, site: Any) -> None:
    """Line 11: the Army, its goal, all of it; the uses of a die open where the die lies."""
    page = marching(sit, site)
    there = "document.querySelector('.pan [data-thing=south_ithilien]').ariaLabel"
    assert "units" not in page.evaluate(there)
    page.evaluate(COUNT)
    page.mouse.click(*page.evaluate(SPOT, "minas_morgul"))
    page.locator('.pan [data-thing="south_ithilien"][data-lit]').wait_for(state="attached")
    page.mouse.click(*page.evaluate(SPOT, "south_ithilien"))
    page.locator(".picker").wait_for()
    assert page.locator("path.arrow").count() == 1, "the way stays in sight while it is asked who goes"
    whole = page.locator(".choices .gold, .focus .gold").first
    whole.wait_for()
    whole.click()
    wait_for(page, lambda: "5 units" in page.evaluate(there), "all have gone")
    assert page.evaluate("window.clicks") <= 3

    dragged = marching(sit, site)
    dragged.mouse.move(*dragged.evaluate(SPOT, "minas_morgul"))
    dragged.mouse.down()
    dragged.mouse.move(*dragged.evaluate(SPOT, "south_ithilien"), steps=5)
    dragged.locator("line.arrow.drawn").wait_for(state="attached")
    dragged.mouse.up()
    dragged.locator(".choices .gold, .focus .gold").first.click()
    wait_for(dragged, lambda: "5 units" in dragged.evaluate(there), "all have gone")


def test_asked_back_only_once_for_who_wants_it_so(sit: Sit) -> None:
    """Line 11: "do not ask again" stands where one is asked, and is kept."""
    page = sit()
    assert page.request.post("/api/me", data={"name": "Anna"}).ok
    wish = {"game": "toy", "seats": [{"kind": "me"}, {"kind": "machine", "player": "random"}]}
    table = page.request.post("/api/tables", data=wish).json()["id"]
    page.goto(f"/t/{table}")
    seated(page)
    page.locator("""[data-option='["draw"]']""").click()
    page.locator("[data-never]").click()
    page.locator('.table:not([data-version="0"])').wait_for()
    page.reload()
    seated(page)
    page.get_by_role("button", name="Preferences").click()
    assert page.get_by_label("Ask again before").input_value() == "never"
