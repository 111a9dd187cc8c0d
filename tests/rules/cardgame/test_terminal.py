"""The table in a terminal: all that lies face up and one's own cards and piles can be read, and nothing else."""

from __future__ import annotations

from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from ravenhill.commands.terminal import named_in
from ravenhill.coverage import rule
from ravenhill.engine.game import find
from ravenhill.games.cardgame import terminal
from ravenhill.words import Voice

VOICE = Voice("cardgame")
MIRROR = {
    "path": "morgul_vale",
    "round": 8,
    "turn": 2,
    "active": ["morannon", "minas_tirith"],
    "corruption": 2,
    "players": {
        "frodo": {"hand": ["gimli"], "reserve": ["treebeard"], "cycle": ["sting"], "eliminated": ["eomer"]},
        "aragorn": {
            "hand": ["anduril", "arwen", "legolas"],
            "reserve": ["elrond", "galadriel"],
            "cycle": ["lembas", "high_elves", "high_elves_2"],
            "eliminated": ["boromir"],
            "top": [["strider", 2]],
        },
        "witch_king": {"reserve": ["the_hunter"], "ring": False},
    },
    "cards": {"minas_tirith": ["soldiers_of_gondor", "olog_hai"], "morgul_vale": ["smeagol", "the_warrior"]},
    "items": {"mirror_of_galadriel": "galadriel", "ent_draught": "treebeard"},
    "tokens": {"morgul_vale": {"attack": 1}},
    "card_tokens": {"the_warrior": 2},
    "fresh": ["elrond"],
    "locations": {"edoras": "free_peoples", "harad": "shadow", "bag_end": "free_peoples"},
}


def shown(what: Any) -> str:
    console = Console(width=400, record=True, file=StringIO())
    console.print(what)
    return console.export_text()


def seen(m: Any, seat: int) -> str:
    return shown(terminal.draw(m.play.view(seat), VOICE, m.t.book))


@rule("C5.3")
def test_own_piles_and_the_mirror_are_shown_to_their_owner_alone(lay: Any) -> None:
    m = lay(MIRROR)
    own = seen(m, 2)
    for line in (
        "Cycle pile of Aragorn: High Elves ×2, Lembas",
        "Eliminated cards of Aragorn: Boromir",
        "Top card of the draw deck of Aragorn: Strider",
    ):
        assert line in own
    assert "Sting" not in own and "Éomer" not in own and "Cycle pile of Frodo" not in own
    for seat in (0, 1, 3):
        other = seen(m, seat)
        for hidden in ("Andúril", "Arwen (", "Legolas", "Lembas", "Boromir", "Top card"):
            assert hidden not in other, (seat, hidden)
    assert "Cycle pile of Frodo: Sting" in seen(m, 0) and "Eliminated cards of Frodo: Éomer" in seen(m, 0)


@rule("C5.3", "C2.1.2", "C2.1.3")
def test_everything_face_up_can_be_read(lay: Any) -> None:
    drawn = seen(lay(MIRROR), 2)
    for told in (
        "Path 8 of 9",
        "Scoring area of the Free Peoples: Edoras, Bag End",
        "Scoring area of the Shadow: Harad",
        "Morannon ◐ · Shadow battleground · 2 points",
        "2 defence icons of its own",
        "Defenders from Southron, Mordor",
        "Attackers from Wizard, Rohan, Dúnedain",
        "The Mordor player draws 5 cards, may play 1 army of these",
        "Morgul Vale ◐ · Path 8 · 2 points",
        "Tokens: attack 1, defence 0",
        "Soldiers of Gondor (attack 1, defence 1)",
        "Sméagol (path 1)",
        "The Warrior (path 3; 2 path attack tokens)",
        "Reserve of Frodo: Treebeard (attack 1, defence 1, path 1; with Ent-draught)",
        "Reserve of Aragorn: Elrond (attack 1, defence 1, path 2; came this round)",
        "Ring token ready",
        "Ring token used",
    ):
        assert told in drawn, told


@rule("C2.2.1", "C2.2.3")
def test_the_hand_shows_kind_paths_keywords_and_wielders(lay: Any) -> None:
    drawn = seen(lay(MIRROR), 2)
    anduril = next(line for line in drawn.splitlines() if line.startswith("Andúril"))
    assert "item, Dúnedain" in anduril and "Weapon. Wielded by: Strider, Aragorn." in anduril
    legolas = next(line for line in drawn.splitlines() if line.startswith("Legolas"))
    assert "character, Elf" in legolas and "1 (3-9)" in legolas


@rule("C5.3", "C5.1")
def test_a_card_can_be_looked_at_if_it_can_be_seen(lay: Any) -> None:
    m = lay(MIRROR)
    views = {seat: m.play.view(seat) for seat in range(4)}
    assert named_in(views[2], "strider", VOICE) == ["strider"] and named_in(views[0], "strider", VOICE) == []
    assert named_in(views[0], "HUNTER", VOICE) == ["the_hunter"] == named_in(views[0], "the_hunter", VOICE)
    assert named_in(views[0], "smeagol", VOICE) == ["smeagol"] and named_in(views[2], "high", VOICE) == ["high_elves"]
    for hidden in ("anduril", "arwen", "lembas", "boromir"):
        assert named_in(views[0], hidden, VOICE) == [], hidden
    face = shown(terminal.face("the_hunter", views[0], VOICE, m.t.book))
    assert "character, Mordor" in face and "path 1 (1-3, 5-9)" in face and "Nazgûl. Action, in reserve:" in face
    doubtful = shown(terminal.face("morannon", views[0], VOICE, m.t.book))
    assert "In part our own: The public list does not say where the army may be played" in doubtful
    assert "In part our own: " in shown(terminal.face("mirror_of_galadriel", views[0], VOICE, m.t.book))


@rule("C4.2.2", "C4.4.1", "C5.3")
def test_a_location_that_was_not_turned_up_is_not_shown_as_if_in_play(lay: Any) -> None:
    m = lay({"path": "weathertop", "active": ["edoras"], "locations": {"bag_end": "aside"}})
    view, book = m.play.view(0), m.t.book
    assert named_in(view, "moria", VOICE) == ["moria"]
    moria, aside = (shown(terminal.face(place, view, VOICE, book)) for place in ("moria", "bag_end"))
    assert moria.startswith("Moria · not in play: still in its deck\n") and VOICE.effect("moria")[:20] in moria
    assert aside.startswith("Bag End · not in play: set aside unused\n")
    for place in ("weathertop", "edoras"):
        assert "not in play" not in shown(terminal.face(place, view, VOICE, book))
    assert terminal.face("reserve", view, VOICE, book) is None


@pytest.mark.parametrize("name", [r["id"] for r in find("cardgame").data()["cards"]["card"]])
@rule("C2.2.3")
def test_every_keyword_is_on_the_face_before_the_text(name: str, lay: Any) -> None:
    book = lay({"path": "weathertop"}).t.book
    face = shown(terminal.face(name, {}, VOICE, book))
    for keyword in book.card_faces[book.card_index[name]]["keywords"]:
        word = VOICE.name(keyword)
        assert word != keyword and f"{word}. " in face
        assert face.index(f"{word}. ") < face.index(VOICE.effect(name)[:30])
