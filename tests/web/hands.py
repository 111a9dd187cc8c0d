"""What a person does at the table: looks for what is lit, and clicks it. Knows no game."""

from __future__ import annotations

import random
from typing import Any

# One look and one click, in one breath: what is clicked is lit at that very moment.
CLICK = """([what, way]) => {
  const all = (s) => [...document.querySelectorAll(s)].filter((e) => !e.closest('[inert]'));
  const click = (e) => {
    const box = e.getBoundingClientRect();
    const at = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 };
    e.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, ...at }));
  };
  const [sure] = all('[data-confirm]');
  if (sure) { click(sure); return 'sure'; }
  const [curtain] = all('.curtain .gold');
  if (curtain) { click(curtain); return 'curtain'; }
  if (document.querySelector('.ending')) return 'over';
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
}"""


class Stuck(Exception):
    """Nothing was lit for too long."""


def play(page: Any, clicks: int, seed: int = 1, until: Any = None) -> str:
    """Clicks lit things, at random, until the game is over, `until` holds, or so many clicks are made."""
    choose = random.Random(seed)
    waited = 0
    done = 0
    while done < clicks:
        if until is not None and until(page):
            return "until"
        told = page.evaluate(CLICK, [choose.random(), choose.random()])
        if told == "over":
            return "over"
        if told == "wait":
            waited += 1
            if waited > 400:
                raise Stuck(page.locator("body").inner_text()[:600])
            page.wait_for_timeout(50)
            continue
        waited = 0
        done += 1
        page.wait_for_timeout(25)
    return "clicks"


def lay(
    page: Any,
    name: str,
    scenario: str = "duel",
    way: str = "machine",
    side: int = 0,
    level: str = "greedy",
    options: dict[str, str] | None = None,
    game: str = "ironwood",
) -> None:
    """From the home page to a laid table, as a person would go."""
    page.goto(f"/new/{game}")
    page.get_by_role("button", name="Begin").or_(page.get_by_role("button", name="Lay the table")).wait_for()
    chooser = page.locator(f"input[name=scenario][value={scenario}]")
    if chooser.count():
        chooser.check(force=True)
    for field, value in (("way", way), ("level", level)):
        radio = page.locator(f"input[name={field}][value={value}]")
        if radio.count():
            radio.check(force=True)
    if side and page.locator("input[name=side]").count():
        page.locator("input[name=side]").nth(side).check(force=True)
    if options:
        page.locator("summary", has_text="Options").click()
        for option, value in options.items():
            page.locator(f"#option-{option}").select_option(value)
    page.get_by_label("Your name").fill(name)
    page.locator("button.go").click()
    page.wait_for_url("**/t/*")


def seated(page: Any) -> None:
    """Waits until this person is asked something."""
    page.locator("section[data-ask]").wait_for()


def until_true(page: Any, expression: str) -> None:
    """Waits for something in the page; asked from outside, because the page's own policy forbids evaluating text."""
    for _ in range(400):
        if page.evaluate(expression):
            return
        page.wait_for_timeout(50)
    raise Stuck(expression)


def whoever_is_asked(pages: list[Any]) -> Any:
    """The first page that shows a question, once one does."""
    for _ in range(400):
        for page in pages:
            if page.locator("section[data-ask]").count():
                return page
        pages[0].wait_for_timeout(50)
    raise Stuck("nobody is asked")
