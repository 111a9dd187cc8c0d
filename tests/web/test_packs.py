"""An owner's own cards: brought by hand, refused by name, seen and played at a table and in its replay."""

from __future__ import annotations

import json
import re
import zipfile
from pathlib import Path
from typing import Any

from hands import pick, play, seated, wait_for
from positions import put

from ravenhill.engine.data import read_data
from ravenhill.words import say

Sit = Any
HEAD = 'name = "Spring"\nversion = "1"\ngame = "ironwood"\n'
PRINTED = """async (img) => {
  const paper = Object.assign(document.createElement("canvas"), { width: img.naturalWidth, height: img.naturalHeight });
  paper.getContext("2d").drawImage(img, 0, 0);
  return [img.naturalWidth, img.naturalHeight, paper.toDataURL()];
}"""
KEPT = ("id", "faction", "type", "damage", "defence", "dominance", "solo_icons")


def pack_of(path: Path, damage: str = "") -> Path:
    """Every card of the Woodwalkers brings four crystals, is called otherwise and shows a wolf before the sun."""
    lines, words, pictures = [], [], []
    for r in read_data("ironwood")["cards_ww"]["card"]:
        fields = {**{name: r[name] for name in KEPT}, **({"damage": damage} if damage and r["id"] == "WW06" else {})}
        steps = "steps = [{ op = 'gain', n = 4 }]"
        lines += ["[[card]]", *(f"{name} = {json.dumps(value)}" for name, value in fields.items()), steps]
        words += [f"[{r['id']}]", f'name = "Sap {r["id"]}"']
        pictures += ["[[picture]]", f"id = {json.dumps(r['id'])}", 'tags = ["rays", "open", "wolf", "none"]']
    with zipfile.ZipFile(path, "w") as file:
        file.writestr("pack.toml", HEAD)
        file.writestr("cards_ww.toml", "\n".join(lines))
        file.writestr("pictures.toml", "\n".join(pictures))
        file.writestr("words.en.toml", "\n".join(words))
    return path


def picture(page: Any, name: str) -> Any:
    """The picture of a card in the hand, as it is printed on the screen."""
    drawn = page.locator(".hand .card", has_text=name).first.locator("img.engraving.dry")
    drawn.wait_for()
    return drawn.evaluate(PRINTED)


def test_an_owners_cards_at_a_table_and_in_its_replay(sit: Sit, site: Any, tmp_path: Path) -> None:
    page = sit()
    page.goto("/new/ironwood")
    page.locator("button.go").wait_for()
    page.get_by_label("Your name").fill("Anna")
    page.locator(".packs summary").click()
    bring = page.get_by_label("Bring a pack")
    bring.set_input_files(pack_of(tmp_path / "broken.zip", damage="much"))
    refused = page.locator(".packs [role=alert]")
    refused.wait_for()
    assert refused.inner_text().startswith("cards_ww.toml: record WW06: field damage: a whole number is needed")

    bring.set_input_files(pack_of(tmp_path / "spring.zip"))
    page.locator(".packs [data-pack]").wait_for()
    assert "“Spring”" in page.locator(".packs [data-pack]").inner_text() and refused.count() == 0
    pick(page.locator("input[name=way][value=here]"))
    page.locator("button.go").click()
    seated(page)
    table = page.url.rpartition("/")[2]
    state = page.request.get(f"/api/tables/{table}").json()
    assert state["pack"]["name"] == "Spring"
    named = f"“Spring”. Version 1; {state['pack']['size']} cards, places or numbers are not as the game has it."
    page.get_by_role("button", name="Table", exact=True).click()
    menu = page.locator(".box [data-pack]")
    menu.wait_for()
    assert named in " ".join(menu.inner_text().split())
    page.locator("body").press("Escape")

    def crystals() -> int:
        told: int = page.request.get(f"/api/tables/{table}").json()["view"]["sides"]["woodwalkers"]["crystals"]
        return told

    face = page.locator(".hand .card", has_text="Gain 4 crystals.")
    play(page, 20, until=lambda _: face.count() > 0)
    assert "Sap WW" in face.first.inner_text(), "name and text of the pack, where it brings no text of its own"
    known = re.findall(r"Sap (WW\d+)", face.first.inner_text())[0]
    ours = sit()
    put(site, ours, "ironwood", {"hands": {"woodwalkers": [known]}})
    seated(ours)
    *size, seen = picture(page, f"Sap {known}")
    *same, usual = picture(ours, say({"key": f"ironwood-{known}"}, "en", "ironwood"))
    assert same == size and seen != usual, "the picture the pack asks for"
    play(page, 60, until=lambda _: crystals() >= 4)
    assert crystals() >= 4, "what the card does"

    other = sit()  # who looks on has nothing but the address
    other.goto(f"/t/{table}/replay")
    other.locator("[data-moment]").wait_for()
    log = other.locator("body")
    other.locator("body").press("End")
    assert named in " ".join(other.locator("[data-pack]").inner_text().split())
    wait_for(other, lambda: "Sap WW" in log.inner_text(), "the names of the pack in the replay")
