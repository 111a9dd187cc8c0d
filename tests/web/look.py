"""Looks at the tables as a person does, takes their pictures and measures them.

    python tests/web/look.py                      all pictures into build/look, a line of figures for each
    python tests/web/look.py --only wotr --size 1280 --theme light
    python tests/web/look.py --language cs        in that language
    python tests/web/look.py --longer             every text a third longer, as another language may be
    python tests/web/look.py --text 150           the largest size of text; several sizes and themes share one table
    python tests/web/look.py --pages              home, a new table, a page that is not there and the like
    python tests/web/look.py --readme             the pictures of README, into docs/images

The client must be built (web/BUILD.md). What is not as the design asks is marked at the end of its line, and the script
ends with 1. `test_look.py` holds some of it in every run of the tests.
"""

from __future__ import annotations

import argparse
import gzip
import itertools
import re
import secrets
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
    record: str = ""  # a golden game that is over

    @property
    def id(self) -> str:
        return f"{self.game}-{self.name}" if self.game else self.name


# a choice that is asked back, a curtain, or a card that a small screen holds up before it is played
SURE = """() => {
  const sure = [...document.querySelectorAll('[data-confirm], .curtain .gold, .held [data-option]')];
  sure.find((e) => !e.closest('[inert]'))?.click();
}"""


def lit(page: Any, *things: str) -> None:
    """Clicks lit things or options, one after the other."""
    for thing in things:
        way = f"[data-option='{thing}']" if thing.startswith("[") else f'[data-thing="{thing}"][data-lit]'
        found = page.locator(way).first
        found.wait_for(state="attached")
        ask = page.locator("section.prompt").get_attribute("data-ask")
        box = found.bounding_box() or {"x": 0, "y": 0, "width": 0, "height": 0}
        middle = {"clientX": box["x"] + box["width"] / 2, "clientY": box["y"] + box["height"] / 2}
        found.dispatch_event("click", {"detail": 1, **middle})
        for _ in range(400):
            page.evaluate(SURE)
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


def wotr_event(page: Any) -> None:
    """An Event die asks which card is played: the hand rises."""
    lit(page, "event")


def into_a_fight(page: Any) -> None:
    play(page, 120, seed=2, stop=".closeup")


def until_lit(where: str) -> Callable[[Any], None]:
    """Plays on until something is lit there."""

    def reach(page: Any) -> None:
        assert play(page, 120, seed=3, stop=f"{where} [data-lit]") == "stop", where

    return reach


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
        Scene(
            "wotr", "hand", {**MIDDLE, "dice": {**MIDDLE["dice"], "fp": {"event": 2, "character": 1}}}, reach=wotr_event
        ),
        Scene("wotr", "fight", WOTR_BATTLE, dice, ("me", "me"), wotr_battle),
        Scene("wotr", "ending", record="war-greedy-5"),
        Scene("bofa", "start", TURN),
        Scene("bofa", "turn", {**calm, "at": "actions", "active": "fp"}),
        Scene("bofa", "fight", COMBAT, tuple(DICE), ("me", "me"), lambda page: lit(page, "mv_wargs")),
        Scene("bofa", "choice", {**calm, "at": "actions", "active": "fp"}, reach=until_lit(".board")),
        Scene("bofa", "hand", COMBAT, tuple(DICE), ("me", "me")),
        Scene("bofa", "ending", record="battle-greedy-1"),
        Scene("ironwood", "start"),
        Scene("ironwood", "choice", reach=until_lit(".board")),
        Scene("ironwood", "hand", reach=until_lit(".hand")),
        Scene("ironwood", "fight", reach=into_a_fight),
        Scene("ironwood", "alone", {"scenario": "ironbot"}, (), ("me",), until_lit(".hand")),
        Scene("ironwood", "ending", record="duel-greedy-1"),
        Scene("cardgame", "turn", MORIA, (), ("me", "greedy")),
        Scene("cardgame", "start", {"scenario": "trilogy"}, (), ("me", "greedy", "greedy")),
        Scene("cardgame", "choice", MORIA, (), ("me", "greedy"), lambda page: lit(page, "gandalf_the_grey")),
        Scene("cardgame", "crowd", crowd, (), ("me", "greedy")),
        Scene("cardgame", "fight", EGLADIL, (), FOUR),
        Scene("cardgame", "ending", record="duel_2p-greedy-1"),
    ]


MEASURE = (Path(__file__).parent / "look.js").read_text(encoding="utf-8").rstrip("; \n")

# a large window is painted slowly: what follows a new size of it comes a frame or two later
FRAMES = """() => new Promise((done) => {
  const frame = (left) => requestAnimationFrame(() => (left ? frame(left - 1) : done()));
  frame(4);
})"""
ROOM = """([theme, text]) => {
  document.documentElement.dataset.theme = theme;
  document.documentElement.dataset.text = String(text);
  document.documentElement.style.setProperty('--text-size', String(text / 100));
}"""
SHARE, WIDER = 53, {"wotr": 58}  # of a large window the board has at least so much, in hundredths
NAMES = {360: 10.0, 1280: 11.0, 2560: 11.0}  # pixels on a map
TEXT = 11.9  # pixels elsewhere


def faults(scene: Scene, width: int, told: dict[str, Any], pale: list[str], text: int = 100) -> list[str]:
    """What is not as the design asks."""
    found = [f"{what}: {told[what]}" for what in ("cards", "broken", "covered", "unseen", "cut") if told[what]]
    if told["wide"] > 0:
        found.append(f"scrolls sideways by {told['wide']}")
    risen = scene.name in ("fight", "hand")  # a hand that rises lies over the map until a card is chosen
    least = WIDER.get(scene.game, SHARE)
    if width > 700 and text == 100 and told["share"] is not None and not risen and told["share"] < least:
        found.append(f"the map has {told['share']}% of the window")
    if told["map"] and told["map"][0] < NAMES[width] - 0.05:
        found.append(f"small on the map: {told['map']}")
    if told["least"] and told["least"][0] < TEXT:
        found.append(f"small: {told['least']}")
    return found + [f"pale: {what}" for what in pale]


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
    if scene.record:
        assert page.request.post("/api/me", data={"name": f"Anna {secrets.token_hex(3)}"}).ok
        written = gzip.decompress((ROOT / "tests/golden" / scene.game / f"{scene.record}.json.gz").read_bytes())
        made = page.request.post("/api/records", data=written, headers={"content-type": "application/json"})
        assert made.ok, made.text()
        page.goto(f"/t/{made.json()['id']}")
        page.locator(".ending .moments").or_(page.locator(".ending .went")).first.wait_for()
    elif not scene.game:
        page.goto(scene.position["path"])
        page.locator("h1, h2").first.wait_for()
    else:
        put(site, page, scene.game, scene.position, scene.outcomes, scene.seats)
        seated(page)
        if scene.reach is not None:
            scene.reach(page)
            seated(page)
    return measured(page)


def measured(page: Any) -> dict[str, Any]:
    """The figures of what is on the screen, once it has come to rest: letters are there, pictures are dry."""
    page.evaluate("document.fonts.ready")
    page.evaluate(FRAMES)
    page.wait_for_timeout(350)
    for _ in range(100):
        if not page.locator("img.engraving:not(.dry)").count():
            break
        page.wait_for_timeout(50)
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
    wish.add_argument("--language", default="en", choices=["en", "cs", "pl"])
    wish.add_argument("--longer", action="store_true")
    sizes_of_text = {"type": int, "choices": [100, 112, 125, 150], "action": "append"}
    wish.add_argument("--text", **sizes_of_text, help="the size of text, a setting")
    wish.add_argument("--pages", action="store_true", help="the pages around the tables")
    wish.add_argument("--readme", action="store_true", help="the pictures of README")
    wish.add_argument("--out", type=Path, default=ROOT / "build" / "look")
    wished = wish.parse_args()
    wanted = PAGES if wished.pages else scenes()
    if wished.readme:
        wished.size, wished.theme, wished.out = [1280], ["dark"], ROOT / "docs" / "images"
        wanted = [Scene("", "home", {"path": "/"}), *(s for s in wanted if s.id in README)]
    wished.out.mkdir(parents=True, exist_ok=True)
    wrong = 0
    sizes = wished.size or list(SIZES)
    rooms = [[w for w in sizes if w > 700][::-1], [w for w in sizes if w < 700]]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = open_site(Path(folder))
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            for widths in filter(None, rooms):
                context = browser.new_context(
                    viewport=dict(zip(("width", "height"), SIZES[widths[0]], strict=True)),
                    base_url=site.url,
                    reduced_motion="reduce",
                    service_workers="block",
                    **(PHONE if widths[0] < 700 else {}),
                )
                context.set_default_timeout(90_000)  # a busy machine is slow, not broken
                for key, value in {"language": wished.language, "link-seen": "on"}.items():
                    context.add_init_script(f"localStorage.setItem('ravenhill.{key}', '{value}')")
                if wished.longer:
                    lengthen(context)
                for scene in wanted:
                    if scene.id.startswith(wished.only):
                        wrong += taken(site, context, scene, widths, wished)
                context.close()
        finally:
            browser.close()
            site.kill()
    sys.exit(1 if wrong else 0)


PAGES = [
    Scene("", name, {"path": path})
    for name, path in (
        ("home", "/"),
        ("new", "/new/wotr"),
        ("lost", "/nowhere"),
        ("rules", "/rules/ironwood"),
        ("about", "/about"),
        ("account", "/account"),
    )
]
README = {"wotr-turn": "wotr", "ironwood-fight": "table", "cardgame-crowd": "cardgame", "bofa-fight": "bofa"}


def taken(site: Any, context: Any, scene: Scene, widths: list[int], wished: argparse.Namespace) -> int:
    """Takes the pictures of one scene and says their figures; how many are not as they should be."""
    page = context.new_page()
    wrong = 0
    try:
        look(site, page, scene)
    except Exception as failed:
        print(f"{scene.id:16} failed: {str(failed)[:200]}", flush=True)
        page.screenshot(path=wished.out / f"{scene.id}-failed.png")
        page.close()
        return 1
    for width, theme, text in itertools.product(widths, wished.theme or ["dark"], wished.text or [100]):
        page.set_viewport_size(dict(zip(("width", "height"), SIZES[width], strict=True)))
        page.evaluate(ROOM, [theme, text])
        told = measured(page)
        bad = faults(scene, width, told, contrast(page) if text == 100 else [], text)
        name = f"{scene.id}-{width}-{theme}" + (f"-{text}" if text != 100 else "")
        name += f"-{wished.language}" if wished.language != "en" else ""
        if wished.readme:
            name = README.get(scene.id, scene.name)
        path = wished.out / f"{name}.{'jpg' if wished.readme else 'png'}"
        page.screenshot(path=path, **({"type": "jpeg", "quality": 82} if wished.readme else {}))
        said = f"map {told['share']}%, text {told['map']} and {told['least']}"
        print(f"{scene.id:16} {width:5} {theme:5} {text}", said, *(f"\n    ! {what}" for what in bad), flush=True)
        wrong += bool(bad)
    page.close()
    return wrong


if __name__ == "__main__":
    main()
