"""War of the Ring in a browser: a turn of each side by clicking what is lit, and what the panels tell of it."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from hands import Stuck, play, seated
from positions import put

from ravenhill import words
from ravenhill.coverage import rule
from ravenhill.engine.data import read_data

Sit = Any

WAR = {"gondor": "war", "sauron": "war"}

# What stands now: a question, a curtain to be drawn, something to be confirmed.
LOOK = """() => {
  const all = (s) => [...document.querySelectorAll(s)].filter((e) => !e.closest('[inert]'));
  for (const s of ['[data-confirm]', '.curtain .gold']) {
    const [button] = all(s);
    if (button) { button.click(); return s; }
  }
  return all('section[data-ask]')[0]?.dataset.ask ?? '';
}"""


class Player:
    """Somebody at the table: points at things, chooses, and reads what the table says."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.answered = ""
        self.wait()

    def wait(self) -> None:
        """Until something new is asked; confirms, and draws the curtain between two people at one screen."""
        turned = False
        for _ in range(800):
            told = self.page.evaluate(LOOK)
            if told == ".curtain .gold":
                turned = True
            elif told.isdigit() and (turned or told != self.answered):
                self.answered = told
                return
            self.page.wait_for_timeout(15)
        raise Stuck(self.page.locator("body").inner_text()[:600])

    def option(self, *option: str | int) -> Any:
        """A button that stands for this option: in the menu a die opens where it lies, beside the prompt, on a card."""
        said = f"[data-option='{json.dumps(list(option), separators=(',', ':'))}']:visible"
        in_menu = self.page.locator(f".menu {said}")
        return (in_menu if in_menu.count() else self.page.locator(said)).first

    def choose(self, *option: str | int) -> None:
        self.option(*option).click()
        self.wait()

    def click(self, *things: str, settles: bool = True) -> None:
        """Lit things, one after the other, that together are one choice."""
        for thing in things:
            lit = self.page.locator(f'[data-thing="{thing}"][data-lit]').first
            lit.wait_for(state="attached")
            lit.dispatch_event("click", {"detail": 1})
        if settles:
            self.wait()

    def asked(self) -> str:
        return str(self.page.locator(".prompt .sentence").inner_text())

    def log(self) -> str:
        return str(self.page.locator(".log").inner_text())

    def region(self, name: str) -> str:
        """A region of the map as it is read aloud."""
        return str(self.page.locator(f'svg [data-thing="{name}"]').first.get_attribute("aria-label"))

    def panel(self, name: str) -> Any:
        return self.page.get_by_role("region", name=name)


def test_a_turn_of_each_side_by_clicking_what_is_lit(sit: Sit, site: Any) -> None:
    page = sit()
    position = {"at": "fellowship", "turn": 1, "ready": [2, 3], "politics": WAR, "fellowship": {"progress": 1}}
    rolled = ["action:character", "action:muster", "action:army", "action:muster"]
    drawn = ["card:fp_char_02", "card:fp_strat_15", "card:sh_char_01", "card:sh_strat_05"]
    put(site, page, "wotr", position, [*rolled, "die:6", "tile:std_05", *drawn])
    anna = Player(page)

    # the Fellowship phase, the Hunt allocation with its chances, the roll
    anna.choose("pass")
    anna.click("strider")
    more = page.get_by_role("button", name=re.compile("^One more"))
    more.click()
    chances = page.get_by_role("region", name="Chances")
    chances.get_by_text("The Fellowship's first step").wait_for()
    assert "is found" in chances.inner_text()
    anna.choose("hunt", 1)
    assert "Dice are rolled: 2 for the Free Peoples, 2 for the Shadow, 1 in the Hunt Box." in anna.log()

    # a step of the Fellowship, hunted: the dice, the tile, a Companion lost, the path chosen on the map
    anna.click("character")
    anna.option("fellowship").hover()
    chances.get_by_text("1 success").wait_for()
    assert re.search(r"none\s+83.%", chances.inner_text()), chances.inner_text()
    anna.choose("fellowship")
    hunt = anna.panel("The Hunt")
    assert hunt.get_by_role("img", name="Hunt dice: 6").is_visible()
    assert "Hunt damage 1; reveals the Fellowship" in hunt.inner_text()
    anna.choose("casualty", "guide")
    assert "Fallen: Strider" in hunt.inner_text()
    assert "2 steps are left" in anna.asked()
    anna.click("fords_of_bruinen")
    assert anna.panel("The Fellowship's path").inner_text().strip().startswith("Rivendell → Fords of Bruinen")
    anna.click("high_pass")
    assert "The Fellowship is found in High Pass." in anna.log()
    fellowship = anna.panel("The Fellowship").first
    assert "Revealed" in fellowship.inner_text() and "Last known in High Pass" in fellowship.inner_text()
    assert fellowship.get_by_role("button", name="Guide: Gandalf the Grey").count() == 1

    # the Shadow moves two Armies, one of them in part
    anna.click("army")
    anna.choose("move_armies")
    anna.click("minas_morgul")
    anna.click("south_ithilien")
    anna.click("sauron_regular")
    page.get_by_role("button", name="These go").click()
    anna.wait()
    assert "the Shadow: 4 units" in anna.region("south_ithilien")
    anna.choose("done")

    # the Free Peoples recruit: a Regular here, a Leader there
    anna.click("muster")
    anna.choose("muster")
    anna.choose("recruit", "gondor_regular")
    anna.click("pelargir")
    anna.choose("recruit", "gondor_leader")
    anna.click("minas_tirith")
    assert "Recruited in Pelargir: Gondor Regular." in anna.log()
    assert "2 units" in anna.region("pelargir"), anna.region("pelargir")
    assert "2 Leaders" in anna.region("minas_tirith"), anna.region("minas_tirith")

    # the Shadow's last die: a Nation steps towards war, and the next turn begins
    anna.click("muster")
    anna.click("isengard")
    assert "Turn 2." in anna.log()
    assert page.get_by_role("img", name="Isengard: At War").count() + page.get_by_text("Isengard advances").count() > 0
    hand = [e.get_attribute("data-thing") for e in page.locator(".hand [data-thing]").all()]
    assert hand == ["sh_char_01", "sh_strat_05"], "cards were drawn; the Shadow is asked for its Hunt dice"


BATTLE: dict[str, Any] = {
    "at": "actions",
    "turn": 3,
    "acting": 1,
    "empty_board": True,
    "regions": {
        "north_ithilien": {"sauron_regular": 3, "sauron_elite": 1, "nazgul": 1},
        "osgiliath": {"gondor_regular": 2, "gondor_elite": 1, "gondor_leader": 1},
        "minas_tirith": {"gondor_regular": 1},
    },
    "characters": {"boromir": "osgiliath"},
    "politics": WAR,
    "dice": {"fp": {"muster": 1}, "shadow": {"army": 1}},
    "hands": [["fp_strat_02"], ["sh_strat_22"]],
}


def test_a_battle(sit: Sit, site: Any) -> None:
    """Rearguard, chances, secret cards, every die with its modifier, losses hit by hit, retreat, advance."""
    page = sit()
    rolls = [6, 2, 1, 5, 1, 1, 1, 1, 1, 1]
    put(site, page, "wotr", BATTLE, [f"die:{n}" for n in rolls])
    anna = Player(page)
    anna.click("army")
    anna.choose("attack_army")
    attack = page.locator("[data-option]:visible").first
    attack.hover()
    chances = page.get_by_role("region", name="Chances")
    chances.get_by_text("Fought to the end").wait_for()
    assert "the defender falls" in chances.inner_text(), "told before it is chosen"
    attack.click()
    anna.wait()

    who = anna.panel("Who goes")
    assert who.get_by_role("img", name="3 × Sauron Regular").is_visible()
    who.get_by_role("button", name="leave Sauron Regular behind").click()
    anna.wait()
    assert who.get_by_role("img", name="2 × Sauron Regular").is_visible()
    who.get_by_role("button", name="These go").click()
    anna.wait()

    anna.click("sh_strat_22")
    battle = anna.panel("Battle of Osgiliath")
    told = battle.inner_text()
    assert "face down: Shadow's Strategy deck" in told and "Monsters Roused" not in told
    assert "+1 Captain of the West: Boromir" in told and "walls, in the first round" in told
    anna.click("fp_strat_02")
    told = battle.inner_text()
    assert battle.get_by_role("img", name="Roll: 6 2 1", exact=True).is_visible()
    assert battle.get_by_role("img", name="Re-roll: 1 1", exact=True).is_visible()
    assert "+1 Combat roll: Desperate Battle" in told and "+1 hits: No Quarter" in told
    assert "Monsters Roused" in told and "A Power too Great" in told, "the cards they stand on"
    assert "2 hits to take in North Ithilien" in anna.asked()
    anna.choose("remove", "sauron_regular")
    anna.choose("reduce", "sauron_elite")
    anna.choose("remove", "gondor_regular")
    assert battle.get_by_role("img", name="1 × Gondor Regular").count() == 2, "one stands, one was lost"

    anna.choose("continue")
    anna.click("minas_tirith")
    assert "Retreat of the Free Peoples from Osgiliath to Minas Tirith." in anna.log()
    anna.choose("advance")
    anna.choose("all")
    assert "the Shadow: 2 units" in anna.region("osgiliath")
    assert "the Shadow: 1 unit" in anna.region("north_ithilien"), "the rearguard stays"
    assert "Boromir" in anna.region("minas_tirith")
    assert "Retreat of the Free Peoples" in battle.inner_text(), (
        "how it ended stays in sight, nothing on the map is asked"
    )
    battle.get_by_role("button", name="Close", exact=True).click()
    battle.wait_for(state="detached")
    page.locator(".discards summary").click()
    assert page.locator(".discards [data-thing=sh_strat_22]").is_visible(), "what was shown can be looked through"


SIEGE: dict[str, Any] = {
    "at": "actions",
    "turn": 5,
    "acting": 1,
    "empty_board": True,
    "regions": {
        "osgiliath": {"sauron_regular": 4, "sauron_elite": 1, "nazgul": 1},
        "minas_tirith": {"gondor_regular": 1, "gondor_leader": 1},
        "dol_amroth": {"gondor_regular": 1},
    },
    "politics": WAR,
    "dice": {"fp": {"muster": 1}, "shadow": {"army": 2}},
}


def test_a_siege(sit: Sit, site: Any) -> None:
    """The defender goes inside, the besieger storms, buys another round with an Elite, and the city falls."""
    page = sit()
    first, second = [1, 2, 3, 4, 5, 1, 1, 1], [6, 2, 3, 4, 5, 1, 1, 1]
    put(site, page, "wotr", SIEGE, [f"die:{n}" for n in [*first, *second]])
    anna = Player(page)
    anna.click("army")
    anna.choose("attack_army")
    page.locator("[data-option]:visible").first.click()
    anna.wait()
    anna.choose("all")
    assert "Retreat into siege" in page.locator(".choices").inner_text()
    anna.choose("siege")
    anna.choose("advance")
    anna.choose("all")
    assert "Minas Tirith is besieged." in anna.log() and "(besieged)" in anna.region("minas_tirith")
    anna.click("muster")
    anna.choose("skip")

    anna.click("army")
    anna.choose("attack_army")
    storm = page.locator("[data-option]:visible").first
    storm.hover()
    chances = page.get_by_role("region", name="Chances")
    chances.get_by_text("The Stronghold in this round").wait_for()
    assert "If an Elite is reduced for a round more" in chances.inner_text()
    storm.click()
    anna.wait()
    anna.choose("all")
    siege = anna.panel("Siege of Minas Tirith")
    assert "walls of the Stronghold" in siege.inner_text()
    assert siege.get_by_role("img", name="Roll: 1 2 3 4 5").is_visible()
    anna.choose("reduce", "sauron_elite")
    assert "Minas Tirith is taken by the Shadow." in anna.log()
    assert page.get_by_text("2 of 10 victory points").count() == 1


def test_a_hunt_with_every_help(sit: Sit, site: Any) -> None:
    """Re-rolls of the Shadow, an Eye, a card against it, the Ring used, a further tile for a Stronghold on the path."""
    page = sit()
    position = {
        "at": "actions",
        "turn": 4,
        "fellowship": {"region": "moria", "progress": 2, "corruption": 4},
        "hunt": {"fp": 1, "shadow": 3, "drawn": ["std_01", "std_07"]},
        "table": ["fp_char_06"],
        "dice": {"fp": {"character": 1}, "shadow": {"army": 1}},
    }
    put(site, page, "wotr", position, ["die:3", "die:5", "die:2", "die:4", "die:6", "tile:std_15", "tile:std_02"])
    anna = Player(page)
    page.get_by_text("Hunt tiles still unseen: 14").wait_for()
    anna.click("character")
    anna.choose("fellowship")
    assert "One success. Re-roll up to 2 dice?" in anna.asked()
    anna.choose("reroll", 2)
    hunt = anna.panel("The Hunt")
    assert hunt.get_by_role("img", name="Re-roll: 4 6").is_visible() and "+1 each" in hunt.inner_text()
    assert "2: Shadow Stronghold, Shadow Army" in hunt.inner_text()
    assert "Hunt damage 2; reveals the Fellowship" in hunt.inner_text()
    anna.click("fp_char_06")
    anna.choose("use_ring")
    assert "+1 Corruption, 5 in all" in hunt.inner_text()
    anna.choose("stop")
    assert "For Moria:" in hunt.inner_text() and "Revealed in Moria" in hunt.inner_text()
    assert anna.panel("The Fellowship").first.get_by_role("img", name="Corruption 5 of 12").is_visible()
    assert page.get_by_text("Hunt tiles still unseen: 12").count() == 1


def test_a_card_of_each_type_and_a_companion_who_separates(sit: Sit, site: Any) -> None:
    page = sit()
    position = {
        "at": "actions",
        "turn": 2,
        "politics": {**WAR, "elves": "war"},
        "fellowship": {"progress": 1},
        "dice": {"fp": {"character": 2, "muster": 1, "army_muster": 1}, "shadow": {}},
        "hands": [["fp_char_01", "fp_strat_03", "fp_strat_15"], []],
    }
    put(site, page, "wotr", position, ["card:fp_strat_08"])
    anna = Player(page)

    card = page.locator(".hand [data-thing=fp_char_01]")
    card.hover(position={"x": 40, "y": 20})
    assert page.locator(".peek").get_by_text("It Is a Gift").is_visible(), "held up in full, with its use in battle"
    page.mouse.move(2, 2)
    anna.click("character")
    anna.click("fp_char_01")
    assert "The Free Peoples play “Elven Cloaks”." in anna.log()
    page.evaluate("document.querySelectorAll('.side details').forEach((d) => (d.open = true))")
    assert page.get_by_role("img", name="Elven Cloaks: 0").count() == 1, "its tile waits for Mordor"

    anna.click("army_muster")
    anna.click("fp_strat_03")
    piles = anna.panel("Event cards")
    assert piles.locator("[data-thing=fp_strat_03]").is_visible(), "it stays on the table"

    anna.click("muster")
    anna.click("fp_strat_15")
    anna.choose("recruit", "elves_elite")
    assert "Recruited in Lórien: Elf Elite." in anna.log()
    assert page.locator(".hand [data-thing]").count() == 1, "and a card was drawn"

    anna.click("character")
    anna.choose("separate")
    anna.click("strider")
    group = anna.panel("The group")
    assert group.get_by_role("button", name="Strider").is_visible()
    group.get_by_role("button", name="with Legolas").click()
    anna.wait()
    group.get_by_role("button", name="These go").click()
    anna.wait()
    reach = page.locator("svg [data-thing][data-lit]").count()
    assert reach > 5, "as far as Progress and Level carry them"
    page.locator('svg [data-thing="trollshaws"][data-lit]').dispatch_event("click", {"detail": 1})
    for _ in range(100):
        if "Legolas goes to Trollshaws." in anna.log():
            break
        page.evaluate(LOOK)  # the turn ends with it and cards are drawn: it has to be confirmed
        page.wait_for_timeout(20)
    assert "Strider leaves the Fellowship." in anna.log() and "Strider goes to Trollshaws." in anna.log()
    assert "Strider" in anna.region("trollshaws")


def test_the_only_choice_takes_itself_for_those_who_like_it(sit: Sit, site: Any) -> None:
    page = sit()
    lone = {
        "at": "actions",
        "turn": 2,
        "rings": {"fp": 0, "shadow": 0},
        "dice": {"fp": {"event": 1}, "shadow": {"army": 1}},
    }
    put(site, page, "wotr", lone, seats=("me", "random"))
    seated(page)
    assert "Use your last die" in page.locator(".prompt .sentence").inner_text()
    page.get_by_role("button", name="Preferences").click()
    page.get_by_label("Take the only choice by itself").check()
    page.get_by_text("What is the Event result used for?").wait_for()
    page.get_by_role("button", name="Undo").click()
    page.get_by_text("Use your last die").wait_for()
    page.wait_for_timeout(300)
    assert "Use your last die" in page.locator(".prompt .sentence").inner_text(), "not after it was taken back"


def test_partners_see_who_took_a_settlement(sit: Sit, site: Any) -> None:
    """W21.21: among partners it counts who captured what."""
    taken = {"helms_deep": {"control": "shadow", "captor": 3}, "pelargir": {"control": "shadow", "captor": 2}}
    for seats in (4, 2):
        page = sit()
        regions = taken if seats == 4 else {"helms_deep": {"control": "shadow"}}
        position = {"at": "actions", "turn": 2, "dice": {"fp": {"event": 2}}, "regions": regions}
        put(site, page, "wotr", position, seats=("me",) * seats)
        anna = Player(page)
        told = anna.region("helms_deep")
        assert "held by the Shadow" in told
        assert ("taken by the Saruman player" in told) == (seats == 4)
        page.locator("svg [data-thing=helms_deep]").focus()
        assert page.get_by_text("taken by the Saruman player").is_visible() == (seats == 4)


def test_what_the_other_side_did_can_be_stepped_through(sit: Sit, site: Any) -> None:
    page = sit()
    position = {"at": "actions", "turn": 2, "dice": {"fp": {"event": 2}, "shadow": {"army": 1}}, "politics": WAR}
    put(site, page, "wotr", position, seats=("me", "random"))
    anna = Player(page)
    anna.click("event")
    anna.choose("skip")
    page.get_by_title("Step through what the other side did (key B).").click()
    steps = page.get_by_role("region", name="What happened")
    assert "Step 1 of" in steps.inner_text()
    page.keyboard.press("Escape")
    assert "Use your last die" in anna.asked()


MIDDLE: dict[str, Any] = {
    "at": "actions",
    "turn": 4,
    "acting": 1,
    "regions": {
        "minas_tirith": {
            "sauron_regular": 4,
            "sauron_elite": 1,
            "nazgul": 1,
            "besieged": {"gondor_regular": 2, "gondor_elite": 1, "gondor_leader": 1},
        },
        "osgiliath": {"southrons_regular": 3},
    },
    "characters": {"boromir": "minas_tirith:besieged", "witch_king": "minas_tirith", "legolas": "eliminated"},
    "politics": {**WAR, "isengard": "war", "elves": {"box": 2, "active": True}},
    "fellowship": {"region": "moria", "progress": 3, "corruption": 4},
    "hunt": {"fp": 1, "shadow": 3, "drawn": ["std_01", "std_13"], "specials": ["sp_sh_char_01", "sp_fp_char_03"]},
    "dice": {"fp": {"character": 1, "army_muster": 1, "will_of_the_west": 1}, "shadow": {"army": 2, "event": 1}},
    "hands": [["fp_char_05", "fp_strat_10"], ["sh_char_02", "sh_char_10", "sh_strat_05", "sh_strat_22"]],
    "played": ["fp_char_20", "sh_char_12"],
    "table": ["fp_char_06"],
}


def storm(anna: Player, page: Any) -> None:
    """Into the middle of a siege battle, by buttons that every screen shows."""
    anna.choose("die", "army")
    anna.choose("attack_army")
    anna.click("minas_tirith", settles=False)
    if page.locator(".menu [data-option]").count():
        page.locator(".menu [data-option]").first.click()
    anna.wait()
    anna.choose("all")


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing_serious(sit: Sit, site: Any, theme: str) -> None:
    axe = pytest.importorskip("axe_playwright_python.sync_playwright", reason="needs axe-playwright-python")

    def serious() -> list[str]:
        found = axe.Axe().run(page).response["violations"]
        return [f"{v['id']}: {v['nodes'][0]['html'][:200]}" for v in found if v["impact"] in ("serious", "critical")]

    page = sit()
    page.add_init_script(f"localStorage.setItem('ravenhill.theme', '{theme}')")
    put(site, page, "wotr", MIDDLE)
    anna = Player(page)
    page.evaluate("document.querySelectorAll('.side details').forEach((d) => (d.open = true))")
    assert serious() == [], "the table"
    storm(anna, page)
    anna.click("sh_strat_22")
    assert anna.panel("Siege of Minas Tirith").is_visible()
    assert serious() == [], "a battle"


@rule("W3.7")
def test_names_over_cities_and_strongholds_are_larger(sit: Sit, site: Any) -> None:
    page = sit(2560, 1440)
    put(site, page, "wotr", {"at": "actions", "turn": 2, "dice": {"fp": {"event": 2}}})
    page.locator("text.name", has_text="Pelargir").wait_for()
    sizes: dict[str, float] = page.evaluate("""() => Object.fromEntries([...document.querySelectorAll('text.name')].map(
        (e) => [[...e.children].map((line) => line.textContent).join(' '), Number(e.getAttribute('font-size'))]))""")
    regions = read_data("wotr")["regions"]["region"]
    great = {words.name("wotr", r["id"]) for r in regions if r.get("settlement") in ("city", "stronghold")}
    smaller = {size for name, size in sizes.items() if name not in great}
    larger = {size for name, size in sizes.items() if name in great}
    assert len(smaller) == len(larger) == 1 and larger.pop() > smaller.pop()


def test_a_phone_has_everything_and_nothing_scrolls_sideways(sit: Sit, site: Any) -> None:
    page = sit(360, 740, has_touch=True, is_mobile=True)

    def fits() -> bool:
        return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))

    put(site, page, "wotr", MIDDLE)
    anna = Player(page)
    assert fits()
    page.locator(".hand [data-thing=sh_char_10]").tap()
    held = page.get_by_role("dialog", name="Cruel Weather")
    assert "Cruel as Death" in held.inner_text() and "progress is on step 1" in held.inner_text()
    held.get_by_role("button", name="Close").tap()
    page.get_by_role("tab", name="Boards").tap()
    page.get_by_text("Hunt tiles still unseen: 14").wait_for()
    assert fits()
    page.get_by_role("button", name="Close", exact=True).tap()
    storm(anna, page)
    assert fits()
    assert play(page, 12) in ("clicks", "over")
    assert fits()


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (360, 740)])
def test_many_choices_are_all_at_hand_and_the_map_stays(sit: Sit, site: Any, width: int, height: int) -> None:
    page = sit(width, height)
    half = {"box": 2, "active": True}
    position = {
        "at": "actions",
        "turn": 3,
        "dice": {"fp": {"will_of_the_west": 2}, "shadow": {"army": 1}},
        "politics": dict.fromkeys(("gondor", "rohan", "elves", "dwarves", "north"), half),
    }
    put(site, page, "wotr", position)
    anna = Player(page)
    assert "Free Peoples:" in anna.asked(), "who plays both sides is told for which"
    anna.choose("die", "will_of_the_west")
    skip = page.locator("""[data-option='["skip"]']""")
    board = page.locator(".board").first.bounding_box()
    skip.scroll_into_view_if_needed()
    box, prompt = skip.bounding_box(), page.locator("section.prompt .inner").bounding_box()
    assert prompt["y"] <= box["y"] and box["y"] + box["height"] <= prompt["y"] + prompt["height"]
    assert box["x"] + box["width"] <= width
    assert page.locator(".board").first.bounding_box() == board, "the map has not moved"
    skip.click()
    anna.wait()
