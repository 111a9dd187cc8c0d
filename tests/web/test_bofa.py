"""The Battle of Five Armies in a browser: a turn of each side by clicking what is lit, and what the table shows."""

from __future__ import annotations

import re
from typing import Any

import pytest
from hands import Stuck, makes_room, play, seated, settled
from positions import put

Sit = Any

# Both sides have few dice, so that a turn is short; every kind of thing that a turn can hold is at hand.
TURN: dict[str, Any] = {
    "at": "generals",
    "fate": 1,
    "available": {"fp": 1, "shadow": 2},
    "regions": {
        "camp": {
            "units": {"dwarf_warriors": 2, "dwarf_veterans": 1, "men_of_the_lake": 1},
            "recruitment": {"dwarves_and_men": 1},
        },
        "upper_vale": {"units": {"wargs": 3, "orcs": 1}},
        "lower_slopes": {"units": {"elven_archers": 2}, "recruitment": {"elves": 1}},
        "bridge_field": {"units": {"orcs": 1}},  # a second one within range
        "goblin_muster_north": {"units": {"goblins": 4}},
        "goblin_muster_south": {"units": {"goblins": 2}},
    },
    "characters": {"gandalf": "camp", "dain": "camp", "bard": "camp", "thranduil": "lower_slopes"},
    "hands": {"fp": ["ev02", "fs03"], "shadow": ["ev24"]},
}
# A ford lies between the Armies.
COMBAT: dict[str, Any] = {
    "at": "battle",
    "active": "shadow",
    "die": "army",
    "fate": 4,
    "available": {"fp": 5, "shadow": 6},
    "dice": {"fp": ["muster", "character"], "shadow": ["army"]},
    "battle": {"attacker": "shadow", "from": "upper_vale", "to": "camp", "opened": True},
    "regions": {
        "camp": {
            "units": {"dwarf_warriors": 2, "dwarf_veterans": 1, "men_of_the_lake": 1},
            "damage": 1,
            "leadership": 1,
        },
        "upper_vale": {"units": {"wargs": 3, "orcs": 1, "great_orcs": 1}, "leadership": 2},
        "eastern_spur": {"units": {"men_of_the_lake": 2}, "fortification": 2},
        "ruins_of_dale": {"units": {"orcs": 3}, "control": True},
        "front_gate": {"units": {"dwarf_veterans": 1}},
        "iron_road": {"units": {"orcs": 4}, "recruitment": {"shadow": 3}},
    },
    "characters": {"dain": "camp", "bard": "eastern_spur", "gandalf": "camp", "thranduil": "eastern_spur"},
    "generals": ["bard", "gandalf"],
    "hands": {"fp": ["ev02", "ev04", "fs03"], "shadow": ["ev24", "ss05"]},
}

LOOK = """() => {
  const all = (s) => [...document.querySelectorAll(s)].filter((e) => !e.closest('[inert]'));
  for (const s of ['[data-confirm]', '.curtain .gold']) {
    const [button] = all(s);
    if (button) { button.click(); return s; }
  }
  return (all('.spots').length && all('section[data-ask]')[0]?.dataset.ask) || '';
}"""


class Hand:
    """Somebody who clicks one thing after the other and waits for the next question."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.before = ""
        self.settle()

    def settle(self) -> None:
        turned = False
        for _ in range(600):
            told = self.page.evaluate(LOOK)
            if told == ".curtain .gold":
                turned = True
            elif told.isdigit() and (turned or told != self.before):
                self.before = told
                return
            self.page.wait_for_timeout(15)
        raise Stuck(self.page.locator("body").inner_text()[:600])

    def click(self, *things: str) -> None:
        """Things lit on the table, one after the other, each with the question it answers."""
        for thing in things:
            self.page.locator(f'[data-thing="{thing}"][data-lit]').first.dispatch_event("click", {"detail": 1})
            self.settle()

    def press(self, *option: str | int) -> None:
        """A choice beside the prompt."""
        said = "[" + ",".join(f'"{part}"' if isinstance(part, str) else str(part) for part in option) + "]"
        self.page.locator(f"[data-option='{said}']").first.click()
        self.settle()

    def label(self, thing: str) -> str:
        return str(self.page.locator(f'.spots [data-thing="{thing}"]').get_attribute("aria-label"))

    def log(self) -> str:
        return str(self.page.locator(".log").inner_text())


def serious(page: Any) -> list[str]:
    from axe_playwright_python.sync_playwright import Axe

    found = Axe().run(page).response["violations"]
    return [f"{v['id']}: {v['nodes'][0]['html'][:200]}" for v in found if v["impact"] in ("serious", "critical")]


def test_a_turn_of_each_side_by_clicking_what_is_lit(sit: Sit, site: Any) -> None:
    page = sit()
    outcomes = ["tile:ft_common_1_icon", "card:fa04", "die:muster", "die:eye", "die:army"]
    shot = ["die:4", "die:5", "die:1"]
    combat = ["die:6", "die:2", "die:5", "die:2", "die:5", "die:3", "die:1", "die:6", "die:2"]
    put(site, page, "bofa", TURN, [*outcomes, *shot, "token:rt_dwarf_warriors_1", *combat, "die:6"])
    hand = Hand(page)

    # Generals and their Leadership, then Fate with a card
    hand.click("gandalf", "bard")
    hand.press("done")
    hand.click("camp")  # the other Leadership goes to the only other Army
    hand.press("apply", "ft_common_1_icon")
    assert "The Fate Marker stands on step 2" in hand.log()
    assert "Fate: “The Eagles are Coming!”" in hand.log()
    assert page.get_by_role("img", name="Fate Track: the marker stands on step 2 of 15").count() == 1
    assert page.get_by_role("img", name=re.compile("Eyrie, Eagles: 2")).count() == 1
    assert page.get_by_role("img", name=re.compile("Bilbo Baggins.* is ready on step 2")).count() == 1

    # the Shadow's Leadership and Great Bats
    page.locator(".stepper .step").last.click()
    page.get_by_role("button", name="Great Bats: 1").click()
    hand.settle()
    hand.click("upper_vale", "valley")
    assert "1 Leadership" in hand.label("upper_vale")
    assert page.locator(".skies [data-thing=valley]").get_attribute("aria-label").startswith("Sky over the Valley: ")

    # a General shoots: what lies in his range is hatched, whom he can hit is lit
    hand.click("gandalf")
    hand.press("way", "blast")
    assert page.locator(".place.reached").count() > 4
    assert page.locator(".shot").count() == 2
    hand.click("upper_vale")
    assert "2 damage" in hand.label("upper_vale")
    hand.press("done")  # no casualty is taken

    # recruiting
    hand.press("use", "recruit")  # with the only die there is
    assert "1 Recruitment token face down" in hand.label("camp")
    hand.click("camp")
    assert "3 Dwarf Warriors" in hand.label("camp") and "Recruitment" not in hand.label("camp")
    hand.press("done")

    # the Lidless Eye opens a pass
    assert hand.label("mountain_pass_north") == "Northern Mountain Pass, closed"
    hand.click("eye")
    hand.press("use", "recruit_goblins")
    assert hand.label("mountain_pass_north") == "Northern Mountain Pass, open"
    assert "5 Goblins" in hand.label("goblin_muster_north")

    # an attack, with maneuvers chosen in secret
    hand.press("use", "attack")  # with the last die
    hand.click("upper_vale")
    hand.press("stand")
    hand.click("camp")
    panel = page.get_by_role("region", name="Camp: round 1")
    assert panel.get_by_text("chooses a card").count() == 2
    hand.click("mv_wargs")
    panel.locator(".column.shadow").get_by_text("chosen in secret").wait_for()
    assert panel.get_by_text("chooses a card").count() == 1
    assert panel.get_by_text("Rearguard Attack").count() == 0, "the other side sees nothing yet"
    hand.click("mv_dwarf_veterans")
    panel.get_by_text("wakes Rearguard Attack").first.wait_for()
    panel.get_by_text("wakes Old Hatred").first.wait_for()
    hand.press("reroll", 1)
    assert "must take casualties" in page.locator("section.prompt").inner_text()
    for _ in range(12):
        if not page.get_by_role("region", name=re.compile("^Camp: ")).count() or "Turn 2" in hand.log():
            break
        step(hand)
    assert "Turn 2" in hand.log()


def step(hand: Hand) -> None:
    """Ends a combat the short way: casualties of the first unit where they must be, cease where one may."""
    page = hand.page
    for option in ("cease", "done", "stay"):
        if page.locator(f"[data-option='[\"{option}\"]']").count():
            hand.press(option)
            return
    hand.click(str(page.locator(".tray [data-lit]").first.get_attribute("data-thing")))


DICE = ["die:6", "die:2", "die:5", "die:3", "die:1", "die:5", "die:2", "die:3", "die:6", "die:1"]


def test_the_combat_panel_tells_everything_of_the_round(sit: Sit, site: Any) -> None:
    page = sit()
    put(site, page, "bofa", COMBAT, DICE)
    hand = Hand(page)
    panel = page.get_by_role("region", name="Camp: round 1")
    panel.get_by_text("5 dice, needs 6+ · across a ford").first.wait_for()
    panel.get_by_text("1 damage on 4 units").first.wait_for()
    hand.click("mv_wargs", "mv_dwarf_veterans")
    shadow, free = panel.locator(".column.shadow"), panel.locator(".column.fp")
    shadow.locator(".card").get_by_text("at most one damage token").wait_for()
    free.locator(".card").get_by_text("The enemy Army suffers one damage").wait_for()
    seen = [e.get_attribute("aria-label") for e in shadow.locator(".dice [role=img]").all()]
    assert seen == ["Black 6, a hit", "Black 2, a miss", "Black 5, a miss", "White 3, a miss", "White 1, a miss"]
    assert free.locator(".dice [aria-label$='a hit']").count() == 2
    shadow.get_by_text("wakes Rearguard Attack").first.wait_for()
    free.get_by_text("wakes Old Hatred").first.wait_for()
    ways = panel.locator(".leaving").inner_text()
    assert "Free Peoples may only rout" in ways and "Gate Road" in ways
    page.get_by_role("button", name="Roll again: 2").click()
    hand.settle()
    free.get_by_text("damage this round").first.wait_for()


def test_a_combat_stands_beside_the_map(sit: Sit, site: Any) -> None:
    page = sit()
    put(site, page, "bofa", COMBAT, DICE, seats=("me", "random"))
    seated(page)
    assert play(page, 500, 1, stop=".closeup [aria-label=Close]") == "stop"
    settled(page)
    makes_room(page)


def test_a_card_that_leaves_the_hand_under_the_pointer_breaks_nothing(sit: Sit, site: Any) -> None:
    """It has the focus of the click that played it and loses it while the page is being drawn: `sit` sees any error."""
    page = sit()
    put(site, page, "bofa", COMBAT, DICE, seats=("random", "me"))
    hand = Hand(page)
    page.locator(".hand [data-thing=mv_wargs]").click()
    hand.settle()
    assert page.locator(".peek").count() == 0, "what is no longer there is held up no longer"


def test_generals_cards_and_hand_are_read_without_the_rulebook(sit: Sit, site: Any) -> None:
    page = sit()
    calm = {k: v for k, v in COMBAT.items() if k not in ("battle", "die")}
    there = {**calm.get("characters", {}), "bilbo": "away"}
    put(site, page, "bofa", {**calm, "at": "actions", "active": "fp", "table": ["fs02", "fa01"], "characters": there})
    hand = Hand(page)
    side = page.get_by_role("region", name="Free Peoples")
    gandalf = side.locator(".person", has_text="Gandalf")
    gandalf.get_by_role("img", name="Activated").first.wait_for()
    gandalf.get_by_role("button").click()
    gandalf.get_by_text("Choose one: (a) choose one Shadow Army in a region in range").first.wait_for()
    assert page.locator(".place.reached").count() > 4, "pointing at him shows what he can reach"
    page.get_by_text("The Shadow has 2 of 10 points").first.wait_for()
    assert page.get_by_role("region", name="Cards on the table").locator(".chip").count() == 2
    page.locator(".hand [data-thing=ev04]").hover()
    held = page.locator(".peek")
    assert "move one or two regions each" in held.inner_text() and "B12.4.2" in held.inner_text()
    assert held.evaluate("e => e.firstElementChild.scrollHeight <= e.firstElementChild.clientHeight + 1"), "whole"
    page.mouse.move(5, 5)
    assert (
        hand.label("ruins_of_dale")
        == "Ruins of Dale, Ruins, Valley, Settlement worth 2, held by Shadow, From public sources, Shadow: 3 Orcs"
    )
    assert "Fortification with 2 of 3 damage, held by Free Peoples" in hand.label("eastern_spur")
    assert "muster region" in hand.label("iron_road") and "3 Recruitment tokens face down" in hand.label("iron_road")

    # the keyboard alone: to the next lit thing, and over the map
    page.keyboard.press("n")
    assert page.evaluate("document.activeElement.dataset.lit") == "yes"
    page.locator(".spots [data-thing=camp]").focus()
    page.keyboard.press("ArrowLeft")
    assert page.evaluate("document.activeElement.dataset.thing") in ("gate_road", "bend_hills", "high_shoulder")


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing_serious(sit: Sit, site: Any, theme: str) -> None:
    pytest.importorskip("axe_playwright_python", reason="accessibility tests need axe-playwright-python")
    page = sit()
    page.add_init_script(f"localStorage.setItem('ravenhill.theme', '{theme}')")
    put(site, page, "bofa", COMBAT, DICE)
    hand = Hand(page)
    hand.click("mv_wargs", "mv_dwarf_veterans")
    assert serious(page) == []


def test_a_phone_has_everything_and_nothing_scrolls_sideways(sit: Sit, site: Any) -> None:
    page = sit(360, 740, has_touch=True, is_mobile=True)

    def fits() -> bool:
        return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))

    put(site, page, "bofa", COMBAT, DICE)
    hand = Hand(page)
    assert fits()
    card = page.locator(".hand [data-thing=mv_wargs]")
    card.tap()
    held = page.get_by_role("dialog")
    held.locator(".effect").first.wait_for()
    held.locator("[data-option]").first.tap()
    hand.settle()
    page.locator(".hand [data-thing=mv_dwarf_veterans]").tap()
    page.get_by_role("dialog").locator("[data-option]").first.tap()
    hand.settle()
    page.get_by_text("wakes Rearguard Attack").first.wait_for()
    assert fits()
    page.get_by_role("tab", name="Boards").tap()
    page.get_by_text("The Shadow has 2 of 10 points").first.wait_for()
    assert fits()
    page.get_by_role("button", name="Close", exact=True).tap()
    play(page, 8)
    assert fits()


def test_the_battle_goes_on_by_clicking_whatever_is_lit(sit: Sit, site: Any) -> None:
    page = sit()
    put(site, page, "bofa", {}, seats=("me", "random"))
    seated(page)
    assert play(page, 30) == "clicks"
    assert page.locator(".log p").count() > 20
