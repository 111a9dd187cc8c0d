"""Looks at the tables as a person does, takes their pictures and measures them.

    python tests/web/look.py                      all pictures into build/look, a line of figures for each
    python tests/web/look.py --only wotr --size 1280 --theme light
    python tests/web/look.py --longer             every text a third longer, as another language may be

The client must be built (web/BUILD.md). `test_look.py` holds some of the figures against what the design asks for.
"""

from __future__ import annotations

import argparse
import re
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))

from hands import play, seated
from positions import put

SIZES = {360: (360, 740), 1280: (1280, 800), 2560: (2560, 1440)}
PHONE = {"has_touch": True, "is_mobile": True}
ROOT = Path(__file__).parents[2]

MIDDLE: dict[str, Any] = {
    "at": "actions",
    "turn": 6,
    "fellowship": {"region": "moria", "progress": 3, "corruption": 4},
    "politics": {"gondor": "war", "sauron": "war", "isengard": "war"},
    "hunt": {"fp": 0, "shadow": 2, "drawn": ["std_01", "std_13"]},
    "dice": {
        "fp": {"character": 1, "army_muster": 1, "muster": 1, "will_of_the_west": 1},
        "shadow": {"army": 2, "event": 1},
    },
    "hands": [
        ["fp_char_05", "fp_strat_10", "fp_char_20", "fp_strat_02", "fp_char_06"],
        ["sh_char_02", "sh_char_10", "sh_strat_05", "sh_strat_22"],
    ],
}
WOTR_BATTLE: dict[str, Any] = {
    **MIDDLE,
    "acting": 1,
    "regions": {
        "north_ithilien": {"sauron_regular": 3, "sauron_elite": 1, "nazgul": 1},
        "osgiliath": {"gondor_regular": 2, "gondor_elite": 1, "gondor_leader": 1},
    },
    "characters": {"boromir": "osgiliath"},
}


@dataclass(frozen=True)
class Scene:
    """A moment of a game: where it begins, and what is clicked until it is there."""

    game: str
    name: str
    position: dict[str, Any] = field(default_factory=dict)
    outcomes: tuple[str, ...] = ()
    seats: tuple[str, ...] = ("me", "random")
    reach: Callable[[Any], None] | None = None


def lit(page: Any, *things: str) -> None:
    """Clicks lit things or options, one after the other."""
    for thing in things:
        way = f"[data-option='{thing}']" if thing.startswith("[") else f'[data-thing="{thing}"][data-lit]'
        found = page.locator(way).first
        found.wait_for(state="attached")
        ask = page.locator("section.prompt").get_attribute("data-ask")
        found.dispatch_event("click", {"detail": 1})
        for _ in range(400):
            sure = page.locator("[data-confirm], .curtain .gold")
            if sure.count():
                sure.first.dispatch_event("click")
            if page.locator(f'section[data-ask]:not([data-ask="{ask}"])').count() or page.locator(".menu").count():
                break
            page.wait_for_timeout(15)


def wotr_battle(page: Any) -> None:
    lit(page, "army", '["attack_army"]', "north_ithilien")
    if page.locator(".menu [data-option]").count():
        lit(page, '["attack","north_ithilien","osgiliath"]')
    lit(page, '["all"]', "sh_strat_22")


def wotr_muster(page: Any) -> None:
    lit(page, "muster")


def into_a_fight(page: Any) -> None:
    play(page, 120, seed=2, stop=".closeup")


def scenes() -> list[Scene]:
    from test_bofa import COMBAT, DICE, TURN
    from test_cardgame import EGLADIL, FOUR, MORIA

    crowd = {**MORIA, "path": "egladil", "cards": {**MORIA["cards"], **EGLADIL["cards"]}, "items": EGLADIL["items"]}
    crowd["cards"] = {**crowd["cards"], "moria": ["galadriel", "high_elves_2", "hill_troll"]}
    crowd["cards"].pop("khazad_dum")
    crowd["players"] = {**MORIA["players"], "aragorn": {"hand": ["arwen"], "reserve": ["elrond"]}}
    crowd["tokens"] = {}
    dice = tuple(f"die:{n}" for n in (6, 2, 6, 1, 4, 5, 3, 1, 2, 1))
    calm = {k: v for k, v in COMBAT.items() if k not in ("battle", "die")}
    return [
        Scene("wotr", "start"),
        Scene("wotr", "turn", MIDDLE),
        Scene("wotr", "muster", MIDDLE, reach=wotr_muster),
        Scene("wotr", "fight", WOTR_BATTLE, dice, ("me", "me"), wotr_battle),
        Scene("bofa", "start", TURN),
        Scene("bofa", "turn", {**calm, "at": "actions", "active": "fp"}),
        Scene("bofa", "fight", COMBAT, tuple(DICE), ("me", "me"), lambda page: lit(page, "mv_wargs")),
        Scene("ironwood", "start"),
        Scene("ironwood", "fight", reach=into_a_fight),
        Scene("cardgame", "turn", MORIA, (), ("me", "greedy")),
        Scene("cardgame", "crowd", crowd, (), ("me", "greedy")),
        Scene("cardgame", "fight", EGLADIL, (), FOUR),
    ]


MEASURE = """() => {
  const [W, H] = [innerWidth, innerHeight];
  const cut = (a, b) => {
    const x = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const y = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return Math.max(0, x) * Math.max(0, y);
  };
  const all = (s) => [...document.querySelectorAll(s)].filter((e) => !e.closest('[inert]'));
  const shown = (e) =>
    e.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !e.closest('.unseen');
  const box = (e) => e.getBoundingClientRect();
  const screen = new DOMRect(0, 0, W, H);
  // what can be seen of an element: cut by every frame around it that cuts
  const window_ = (e) => {
    let r = box(e);
    for (let p = e.parentElement; p; p = p.parentElement) {
      const style = getComputedStyle(p);
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
      const b = box(p);
      const [l, t] = [Math.max(r.left, b.left), Math.max(r.top, b.top)];
      r = new DOMRect(l, t, Math.max(0, Math.min(r.right, b.right) - l), Math.max(0, Math.min(r.bottom, b.bottom) - t));
    }
    return r;
  };
  const board = document.querySelector('.board .pan, .board .felt');
  const ground = document.querySelector('.board .ground');
  const told = { share: 0, map: null, least: null, cards: [], covered: [], unseen: [] };
  if (board) {
    const seen = ground && W > 700 ? cut(box(ground), box(board)) : cut(box(board), screen);
    told.share = Math.round((1000 * seen) / (W * H)) / 10;
  }
  const size = (e) => {
    const px = parseFloat(getComputedStyle(e).fontSize);
    const m = e.ownerSVGElement && e.getScreenCTM ? e.getScreenCTM() : null;
    return m ? px * Math.hypot(m.a, m.b) : px;
  };
  for (const e of all('.table *')) {
    if (![...e.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim())) continue;
    if (!shown(e)) continue;
    const r = window_(e);
    if (r.width < 2 || r.height < 2 || cut(r, screen) === 0) continue;
    const onMap = e.ownerSVGElement && e.closest('.pan');
    const px = Math.round(size(e) * 10) / 10;
    const slot = onMap ? 'map' : 'least';
    const what = e.getAttribute('class') ?? e.tagName;
    if (!told[slot] || px < told[slot][0]) told[slot] = [px, e.textContent.trim().slice(0, 24), what];
  }
  // a card in the hand or in a lane tells its name: the beginning of it is in sight and nothing lies on it
  for (const e of all('.hand .slot, .hands .slot, .lane .stack')) {
    const name = e.querySelector('.name, .title, h3');
    if (!name || !shown(name)) continue;
    const r = box(name);
    const w = window_(name);
    const at = document.elementFromPoint(r.left + 3, r.top + r.height / 2);
    const whole = w.width >= Math.min(r.width, 30) - 1 && w.height >= r.height - 2;
    if (!whole || !(at && (e.contains(at) || at.contains(e)))) told.cards.push(e.dataset.thing ?? name.textContent);
  }
  for (const e of all('.lane .stack, .lane .place')) {
    const [r, w] = [box(e), window_(e)];
    if (w.height < r.height - 2 || w.width < r.width - 2) told.cards.push('cut: ' + e.textContent.trim().slice(0, 20));
  }
  for (const e of all('.board [data-lit]')) {
    const r = box(e);
    const [x, y] = [r.left + r.width / 2, r.top + r.height / 2];
    if (x < 0 || y < 0 || x > W || y > H || cut(r, window_(e)) === 0) {
      told.unseen.push(e.dataset.thing);
      continue;
    }
    const top = document.elementFromPoint(x, y);
    if (top?.closest('.closeup, section.prompt, .odds, .hand, aside')) told.covered.push(e.dataset.thing);
  }
  for (const e of all('aside [data-lit], .hand [data-lit]')) {
    if (shown(e) && cut(window_(e), screen) < 60) told.unseen.push(e.dataset.thing);
  }
  return told;
}"""


def longer(said: str) -> str:
    """A Fluent file whose texts are a third longer."""

    def more(line: re.Match[str]) -> str:
        head, text = line[1], line[2]
        return head + text + " " + "ůňłéáw ěžpq šýmó"[: max(2, len(text) // 3)].strip()

    return re.sub(r"(?m)^([a-zA-Z][\w-]* = |\s+\.[\w-]+ = |\s+\*?\[[^\]]+\] )([^\n{]*[^\n{>\s])$", more, said)


def lengthen(context: Any) -> None:
    """Every text that the server sends is a third longer."""

    def lengthened(route: Any) -> None:
        answer = route.fetch()
        told = answer.json()
        told["files"] = {name: longer(said) for name, said in told["files"].items()}
        route.fulfill(response=answer, json=told)

    context.route("**/api/words/*", lengthened)


def look(site: Any, page: Any, scene: Scene) -> dict[str, Any]:
    """Goes to the scene and measures it."""
    put(site, page, scene.game, scene.position, scene.outcomes, scene.seats)
    seated(page)
    if scene.reach is not None:
        scene.reach(page)
        seated(page)
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(350)
    told: dict[str, Any] = page.evaluate(MEASURE)
    return told


def contrast(page: Any) -> list[str]:
    """What axe finds too pale."""
    from axe_playwright_python.sync_playwright import Axe

    found = Axe().run(page, options={"runOnly": ["color-contrast"]}).response["violations"]
    return [n["html"][:90] for v in found for n in v["nodes"]]


def main() -> None:
    from conftest import CHROMIUM, FLAGS, open_site
    from playwright.sync_api import sync_playwright

    wish = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    wish.add_argument("--only", default="", help="a game, or game-scene")
    wish.add_argument("--size", type=int, choices=list(SIZES), action="append")
    wish.add_argument("--theme", choices=["dark", "light"], action="append")
    wish.add_argument("--longer", action="store_true")
    wish.add_argument("--text", default="100", help="the size of text, as a setting")
    wish.add_argument("--out", type=Path, default=ROOT / "build" / "look")
    wished = wish.parse_args()
    wished.out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = open_site(Path(folder))
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            for width in wished.size or SIZES:
                high = SIZES[width]
                for theme in wished.theme or ["dark"]:
                    context = browser.new_context(
                        viewport={"width": high[0], "height": high[1]},
                        base_url=site.url,
                        reduced_motion="reduce",
                        **(PHONE if width < 700 else {}),
                    )
                    context.set_default_timeout(20_000)
                    kept = {"theme": theme, "text": wished.text, "link-seen": "on"}
                    for key, value in kept.items():
                        context.add_init_script(f"localStorage.setItem('ravenhill.{key}', '{value}')")
                    if wished.longer:
                        lengthen(context)
                    for scene in scenes():
                        name = f"{scene.game}-{scene.name}"
                        if not name.startswith(wished.only):
                            continue
                        page = context.new_page()
                        try:
                            told = look(site, page, scene)
                            pale = contrast(page)
                        except Exception as failed:
                            told, pale = {"failed": str(failed)[:200]}, []
                        page.screenshot(path=wished.out / f"{name}-{width}-{theme}.png")
                        print(f"{name:16} {width:5} {theme:5}", {**told, "pale": pale})
                        page.close()
                    context.close()
        finally:
            browser.close()
            site.kill()


if __name__ == "__main__":
    main()
