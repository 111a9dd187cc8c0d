"""What a person does at the table: looks for what is lit, and clicks it. Knows no game."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

PATIENCE = 120.0  # seconds until a test gives up on something: a busy machine is slow, not broken

# One look and one click, in one breath: what is clicked is lit at that very moment. Waits a while if nothing is.
CLICK = """async ([what, way, stop]) => {
  const all = (s) => [...document.querySelectorAll(s)].filter((e) => !e.closest('[inert]'));
  const click = (e) => {
    const box = e.getBoundingClientRect();
    const at = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 };
    e.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, ...at }));
  };
  const look = () => {
    if (stop && document.querySelector(stop)) return 'stop';
    const [sure] = all('[data-confirm]');
    if (sure) { click(sure); return 'sure'; }
    const [curtain] = all('.curtain .gold');
    if (curtain) { click(curtain); return 'curtain'; }
    if (document.querySelector('.ending')) return 'over';
    const came = all('[data-expects] [data-outcome]:not(:disabled)');
    if (came.length) { const e = came[Math.floor(what * came.length)]; click(e); return e.dataset.outcome; }
    if (!all('section[data-ask]').length) return 'wait';
    const held = all('.held [data-option]');
    if (held.length) { const e = held[Math.floor(what * held.length)]; click(e); return 'held'; }
    const menu = all('.menu [data-option]');
    if (menu.length) { const e = menu[Math.floor(what * menu.length)]; click(e); return 'menu'; }
    const lit = all('[data-lit]');
    const buttons = all('.choices [data-option]:not(:disabled)');
    if (lit.length && (!buttons.length || way < 0.8)) {
      const e = lit[Math.floor(what * lit.length)]; click(e); return 'lit ' + e.dataset.thing;
    }
    if (buttons.length) { const e = buttons[Math.floor(what * buttons.length)]; click(e); return e.dataset.option; }
    return 'wait';
  };
  const until = performance.now() + 500;
  let told = look();
  while (told === 'wait' && performance.now() < until) {
    await new Promise((done) => setTimeout(done, 15));
    told = look();
  }
  if (told !== 'wait') await new Promise((done) => setTimeout(done, 0));  // what the click changed is drawn now
  return told;
}"""


class Stuck(Exception):
    """Nothing was lit for too long."""


def play(page: Any, clicks: int, seed: int = 1, until: Any = None, stop: str = "") -> str:
    """Clicks lit things, at random, until the game is over, `until` holds, `stop` is there, or so many clicks are made.

    `stop` is a selector, looked for in the same breath as the click: nothing is clicked once it is there."""
    choose = random.Random(seed)
    patient = time.monotonic() + PATIENCE
    done = 0
    thrown = [choose.random(), choose.random()]
    while done < clicks:
        if until is not None and until(page):
            return "until"
        told = page.evaluate(CLICK, [*thrown, stop])
        if told in ("over", "stop"):
            return str(told)
        if told != "wait":  # a slow machine waits more often: it goes the same way all the same
            thrown = [choose.random(), choose.random()]
            patient = time.monotonic() + PATIENCE
            done += 1
        elif time.monotonic() > patient:
            raise Stuck(page.locator("body").inner_text()[:600])
    return "clicks"


def lay(
    page: Any,
    name: str,
    scenario: str = "duel",
    way: str = "machine",
    side: int = 0,
    level: str = "captain",
    options: dict[str, str] | None = None,
    game: str = "ironwood",
) -> None:
    """From the home page to a laid table, as a person would go."""
    page.goto(f"/new/{game}")
    page.get_by_role("button", name="Begin").or_(page.get_by_role("button", name="Lay the table")).wait_for()
    chooser = page.locator(f"input[name=scenario][value={scenario}]")
    if chooser.count():
        pick(chooser)
    for field, value in (("way", way), ("level", level)):
        radio = page.locator(f"input[name={field}][value={value}]")
        if radio.count():
            pick(radio)
    if side and page.locator("input[name=side]").count():
        pick(page.locator("input[name=side]").nth(side))
    for option, value in (options or {}).items():
        field = page.locator(f"#option-{option}")
        if not field.is_visible():
            page.locator("summary").click()
        if field.get_attribute("type") == "checkbox":
            field.set_checked(value == "true")
        else:
            field.select_option(value)
    page.get_by_label("Your name").fill(name)
    page.locator("button.go").click()
    page.wait_for_url("**/t/*")


def pick(radio: Any) -> None:
    """A click on the card around it, wherever the page is scrolled to."""
    radio.evaluate("e => e.closest('label').click()")


def seated(page: Any) -> None:
    """Waits until this person is asked something."""
    page.locator("section[data-ask]").wait_for()


def settled(page: Any) -> None:
    """Waits until the page shows what the server has stored, to the last line."""
    table = page.url.split("/t/")[1].split("/")[0].split("#")[0]

    def same() -> bool:
        stored = page.request.get(f"/api/tables/{table}").json()["version"]
        return bool(page.locator(f'.table[data-version="{stored}"]').count())

    wait_for(page, same, f"the page shows the version of {table}")


def wait_for(page: Any, holds: Callable[[], object], what: str) -> None:
    patient = time.monotonic() + PATIENCE
    while not holds():
        if time.monotonic() > patient:
            raise Stuck(what)
        page.wait_for_timeout(40)


def until_true(page: Any, expression: str) -> None:
    """Waits for something in the page; asked from outside, because the page's own policy forbids evaluating text."""
    wait_for(page, lambda: page.evaluate(expression), expression)


HIDDEN = """() => [...document.querySelectorAll('.board [data-lit]')].filter((e) => {
  const box = e.getBoundingClientRect();
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return top !== null && top.closest('.closeup') !== null;
}).map((e) => e.dataset.thing)"""


def makes_room(page: Any) -> None:
    """A fight stands beside the board: it covers nothing that is lit, and can be folded and opened again."""
    panel = page.locator(".closeup")
    panel.wait_for()
    assert page.evaluate(HIDDEN) == [], "lit places lie under the panel"
    board, beside = page.locator(".board").first.bounding_box(), panel.bounding_box()
    assert beside["x"] >= board["x"] + board["width"]
    panel.locator("[aria-expanded=true]").click()
    assert panel.evaluate("e => e.offsetHeight") < 60
    panel.locator("[aria-expanded=false]").click()
    assert panel.evaluate("e => e.offsetHeight") > 80


def whoever_is_asked(pages: list[Any]) -> Any:
    """The first page that shows a question, once one does."""
    found: list[Any] = []
    wait_for(
        pages[0],
        lambda: found.extend(p for p in pages if p.locator("section[data-ask]").count()) or found,
        "somebody is asked",
    )
    return found[0]
