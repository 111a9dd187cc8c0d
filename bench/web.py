"""How heavy and how quick the web table is, by what the browser itself tells.

    python bench/web.py                 home and a table of every game; figures as bench/README.md explains them
    python bench/web.py --only wotr     one table
    python bench/web.py --languages en  in English alone
    python bench/web.py --json          as data
    python bench/web.py --list          every file of every page as well

The client must be built (web/BUILD.md) and Chromium be there.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from pathlib import Path
from typing import Any

import ravenhill

sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "web"))

from conftest import CHROMIUM, FLAGS, Site, missing, open_site

WINDOW = {"width": 1280, "height": 800}
CLICKS = 8
GAMES = [info.id for info in ravenhill.games()]
LANGUAGES = ("en", "cs", "pl")
MOST_KB = {"home": 200, "table": 350}  # what a first visit may weigh

# Watches from the first moment of a page on: what it paints, what jumps, what blocks it.
WATCH = """
window.watched = { painted: 0, largest: 0, shift: 0, blocked: 0, longest: 0 };
const on = (type, take) =>
  new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
on('paint', (e) => { if (e.name === 'first-contentful-paint') watched.painted = e.startTime; });
on('largest-contentful-paint', (e) => { watched.largest = e.startTime; });
on('layout-shift', (e) => { if (!e.hadRecentInput) watched.shift += e.value; });
on('longtask', (e) => {
  watched.blocked += Math.max(0, e.duration - 50);
  watched.longest = Math.max(watched.longest, e.duration);
});
"""

WORKERS = """() => performance.getEntriesByType('resource')
  .filter((e) => /worker/.test(e.name)).map((e) => [e.name, e.transferSize])"""

# Moves the board once a frame, by hand or wheel, and tells how many frames a second came and the longest stall.
FRAMES = """async ([way, frames]) => {
  const svg = document.querySelector('.pan svg');
  if (!svg) return null;
  const box = svg.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const hand = (type, at) => svg.dispatchEvent(new PointerEvent(
    type, { bubbles: true, cancelable: true, pointerId: 1, pointerType: 'mouse', buttons: 1, button: 0, ...at }));
  svg.setPointerCapture = () => undefined;  // the browser knows no such hand
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const wheel = (by, cx = x) => svg.dispatchEvent(
    new WheelEvent('wheel', { bubbles: true, cancelable: true, deltaY: by, clientX: cx, clientY: y }));
  for (let i = 0; i < 6; i++) { wheel(-60); await frame(); }  // near enough that there is room to pan
  await new Promise((done) => setTimeout(done, 700));
  await frame();
  const took = [];
  let last = performance.now();
  if (way === 'pan') hand('pointerdown', { clientX: x, clientY: y });
  for (let i = 0; i < frames; i++) {
    const swing = Math.sin((i / frames) * 6 * Math.PI);
    if (way === 'pan') hand('pointermove', { clientX: x + 150 * swing, clientY: y + 60 * swing });
    else wheel(Math.floor(i / 8) % 2 ? 40 : -40, x + 90 * swing);
    await frame();
    const now = performance.now();
    took.push(now - last);
    last = now;
  }
  if (way === 'pan') hand('pointerup', { clientX: x, clientY: y });
  await new Promise((done) => setTimeout(done, 400));
  document.querySelectorAll('.pan .buttons button')[2]?.click();
  return { fps: Math.round((10000 * frames) / took.reduce((a, b) => a + b, 0)) / 10, stall: Math.max(...took) };
}"""

# Takes the first thing that can be taken and waits until the next question, or somebody else's turn, is shown.
CLICK = """async () => {
  const all = (s) => [...document.querySelectorAll(s)].filter((e) => !e.closest('[inert]'));
  const ask = () => document.querySelector('section[data-ask]')?.dataset.ask;
  const [before, began] = [ask(), performance.now()];
  for (const find of ['[data-confirm]', '.menu [data-option]', '.choices [data-option]:not(:disabled)', '[data-lit]']) {
    const [e] = all(find);
    if (!e) continue;
    e.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
    break;
  }
  while (performance.now() - began < 10000) {
    await new Promise((done) => setTimeout(done, 1));
    if (ask() !== before) return performance.now() - began;
    if (all('.menu [data-option], [data-confirm]').length) return null;
  }
  return null;
}"""


def lay(browser: Any, site: Site, game: str, language: str) -> tuple[str, Any]:
    """A table of a game against a machine that does not think, and who sits there, speaking this language."""
    context = browser.new_context(base_url=site.url, locale=language)
    ask = context.request
    ask.post("/api/me", data={"name": "Radagast"})
    ask.post("/api/me/language", data={"language": language})  # else the page is loaded in English once more
    told = next(g for g in ask.get("/api/games").json()["games"] if g["id"] == game)["scenarios"][0]
    seats = [{"kind": "me"}] + [{"kind": "machine", "player": "random"}] * (min(told["seats"]) - 1)
    wish = {"game": game, "scenario": told["id"], "options": {}, "public": False, "spectators": True, "seats": seats}
    made = ask.post("/api/tables", data=wish).json()
    kept = context.storage_state()
    context.close()
    return f"/t/{made['id']}", kept


def measure(browser: Any, site: Site, address: str, kept: Any, done: str, language: str) -> tuple[dict[str, Any], Any]:
    """One page as somebody opens it for the first time; the page stays open."""
    # what a worker has fetched beside the page would not be weighed
    context = browser.new_context(
        base_url=site.url, viewport=WINDOW, storage_state=kept, locale=language, service_workers="block"
    )
    context.add_init_script(WATCH)
    page = context.new_page()
    wire = context.new_cdp_session(page)
    wire.send("Network.enable")
    kinds: dict[str, tuple[str, str]] = {}
    weights: dict[str, int] = {}
    wire.on("Network.responseReceived", lambda e: kinds.update({e["requestId"]: (e["type"], e["response"]["url"])}))
    wire.on("Network.loadingFinished", lambda e: weights.update({e["requestId"]: int(e["encodedDataLength"])}))
    page.goto(address)
    page.locator(done).first.wait_for()
    ready = page.evaluate("performance.now()")
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(600)
    by: dict[str, int] = {}
    files: list[tuple[int, str]] = []
    for request, weight in weights.items():
        kind, url = kinds.get(request, ("Other", "?"))
        by[kind] = by.get(kind, 0) + weight
        files.append((weight, url.removeprefix(site.url)))
    told = page.evaluate("watched")
    # what a worker is made of is told to the page alone
    for url, weight in page.evaluate(WORKERS):
        if url not in {found for _, found in kinds.values()}:
            by["Worker"] = by.get("Worker", 0) + weight
            files.append((weight, url.removeprefix(site.url)))
    figures = {
        "kb": round(sum(by.values()) / 1000, 1),
        "requests": sum(1 for weight, _ in files if weight),
        "kb_by_kind": {kind: round(n / 1000, 1) for kind, n in sorted(by.items(), key=lambda pair: -pair[1])},
        "ready_ms": round(ready),
        "painted_ms": round(told["painted"]),
        "largest_ms": round(told["largest"]),
        "shift": round(told["shift"], 3),
        "blocked_ms": round(told["blocked"]),
        "files": sorted(files, reverse=True),
    }
    return figures, page


def play(page: Any) -> dict[str, Any]:
    """What a table does under a hand: frames a second, and how soon the next question is there."""
    told: dict[str, Any] = {}
    moved = {way: page.evaluate(FRAMES, [way, 60]) for way in ("pan", "zoom")}
    if moved["pan"] and moved["zoom"]:
        told |= {f"{way}_fps": m["fps"] for way, m in moved.items()}
        told |= {f"{way}_stall_ms": round(m["stall"]) for way, m in moved.items()}
        told["zoom_of_pan"] = round(moved["zoom"]["fps"] / moved["pan"]["fps"], 2)
    took = sorted(t for _ in range(CLICKS) if (t := page.evaluate(CLICK)) is not None)
    if took:
        told["click_ms"] = round(took[len(took) // 2])
    return told


def main() -> None:
    from playwright.sync_api import sync_playwright

    wish = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    wish.add_argument("--only", default="", help="home or a game")
    wish.add_argument("--languages", default=",".join(LANGUAGES), help="weighed in each; played in the first")
    wish.add_argument("--json", action="store_true")
    wish.add_argument("--list", action="store_true", help="every file of every page")
    wished = wish.parse_args()
    lacking = missing()
    if lacking:
        raise SystemExit(lacking)
    found: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = open_site(Path(folder))
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            for place in ("home", *GAMES):
                if wished.only not in ("", place):
                    continue
                done = ".game" if place == "home" else "section[data-ask]"
                for number, language in enumerate(wished.languages.split(",")):
                    address, kept = ("/", None) if place == "home" else lay(browser, site, place, language)
                    figures, page = measure(browser, site, address, kept, done, language)
                    most = MOST_KB["home" if place == "home" else "table"]
                    figures = {"kb": figures.pop("kb"), "of": most, **figures}
                    if place != "home" and not number:
                        figures |= play(page)
                    page.context.close()
                    found[f"{place} {language}"] = figures
        finally:
            browser.close()
            site.kill()
    for place, figures in found.items():
        files = figures.pop("files")
        if not wished.json:
            print(place, " ".join(f"{name}={value}" for name, value in figures.items() if name != "kb_by_kind"))
            print("  ", " ".join(f"{kind}={kb}" for kind, kb in figures["kb_by_kind"].items()))
            if wished.list:
                print(*(f"   {weight:7} {url}" for weight, url in files), sep="\n")
    if wished.json:
        print(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()
