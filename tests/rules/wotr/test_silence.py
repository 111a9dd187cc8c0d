"""Nothing public changes on the table without a line in the log: random games, every Event card, every Combat card."""

from __future__ import annotations

from typing import Any

import pytest
from wotr_battle_kit import WAR
from wotr_kit import do, lay, new, options, table
from wotr_silence_kit import Listener

from ravenhill.coverage import rule
from ravenhill.games.wotr.decks import CARD_IDS

ANSWERS = 400
EVENT_DICE = {"fp": {"event": 2, "will_of_the_west": 1, "character": 1}, "shadow": {"event": 3, "muster": 1}}


@pytest.mark.parametrize("seats", (2, 3, 4))
def test_random_games_are_told(seats: int) -> None:
    for seed in range(2):
        listener = Listener(new(seed=seed, seats=seats), seed)
        for _ in range(ANSWERS):
            if not listener.play.decisions:
                break
            listener.anything()
        assert listener.found == [], f"seed {seed}"


# --- every Event card, from positions in which each can be played ---

SIEGES: dict[str, Any] = {
    "minas_tirith": {
        "sauron_regular": 4,
        "sauron_elite": 1,
        "nazgul": 2,
        "besieged": {"gondor_regular": 2, "gondor_leader": 1},
    },
    "lorien": {
        "sauron_regular": 3,
        "isengard_elite": 1,
        "nazgul": 1,
        "besieged": {"elves_elite": 1, "elves_leader": 1},
    },
    "helms_deep": {"isengard_regular": 3, "besieged": {"rohan_regular": 1}},
    "edoras": {"rohan_regular": 1, "rohan_elite": 1, "rohan_leader": 1},
    "westemnet": {"rohan_regular": 2},
    "osgiliath": {"gondor_regular": 2},
    "north_ithilien": {"gondor_regular": 2, "gondor_elite": 1},
    "south_ithilien": {"southrons_regular": 2, "sauron_regular": 1, "nazgul": 1},
    "pelargir": {"southrons_regular": 2, "control": "shadow"},
    "umbar": {"southrons_regular": 3, "southrons_elite": 1},
}
MINIONS = {"saruman": "orthanc", "witch_king": "minas_tirith"}
STAGES: list[dict[str, Any]] = [
    {"characters": {"legolas": "rivendell"}, "fellowship": {"region": "hollin", "progress": 2, "corruption": 3}},
    {
        "politics": WAR,
        "regions": SIEGES,
        "characters": {
            **MINIONS,
            "strider": "edoras",
            "boromir": "dol_amroth",
            "gimli": "erebor",
            "meriadoc": "fangorn",
        },
        "fellowship": {"region": "lorien", "hidden": False, "corruption": 4},
    },
    {
        "politics": WAR,
        "regions": {**SIEGES, "lorien": {"sauron_regular": 3, "nazgul": 1, "control": "shadow"}},
        "characters": {
            **MINIONS,
            "strider": "replaced",
            "aragorn": "north_ithilien",
            "gandalf_grey": "replaced",
            "gandalf_white": "fangorn",
            "legolas": "woodland_realm",
        },
        "fellowship": {"region": "moria", "progress": 1, "corruption": 2},
    },
    {"politics": WAR, "characters": MINIONS, "regions": SIEGES, "fellowship": {"region": "morannon", "mordor": 2}},
]


def seat_of(name: str) -> int:
    return 0 if name.startswith("fp") else 1


def play_event(name: str, stage: dict[str, Any], seed: int) -> list[str] | None:
    """Plays the card and all it asks for, at random, to the end of the action; None: it can not be played there."""
    seat = seat_of(name)
    hands: list[list[str]] = [[], []]
    hands[seat] = [name]
    play = do(lay(stage, seed=seed, acting=seat, hands=hands, dice=EVENT_DICE), ("die", "event"))
    if ("play", name) not in options(play):
        return None
    listener = Listener(play, seed)
    listener.answer(("play", name))
    for _ in range(60):
        if not play.decisions or play.decisions[0].kind == "die":
            break
        listener.anything()
    return listener.found


@rule("W8.9")
@pytest.mark.parametrize("name", CARD_IDS)
def test_every_event_card_is_told(name: str) -> None:
    results = [play_event(name, stage, seed) for seed, stage in enumerate(STAGES)]
    played = [found for found in results if found is not None]
    assert played, "somewhere the card can be played"
    assert [change for found in played for change in found] == []


# --- every Combat card, in the field, in an assault and in a sortie ---

FIGHTERS = ("gandalf_grey", "strider", "meriadoc", "boromir")
FP_ARMY = {"rohan_regular": 2, "rohan_elite": 2, "rohan_leader": 2}
SH_ARMY = {"isengard_regular": 3, "isengard_elite": 1, "southrons_elite": 1, "nazgul": 2}
FIELD = ({"fords_of_isen": FP_ARMY, "orthanc": SH_ARMY}, "fords_of_isen", "orthanc", "fords_of_isen")
INSIDE = {"rohan_regular": 2, "rohan_elite": 1, "rohan_leader": 2}
SIEGE = ({"helms_deep": {**SH_ARMY, "besieged": INSIDE}}, "helms_deep", "helms_deep", "helms_deep")
NEAR_MORIA = ({"hollin": FP_ARMY, "moria": SH_ARMY}, "hollin", "moria", "hollin")


def one_of_each_effect() -> list[str]:
    """Cards by effect: those that share one work alike."""
    book = table(lay()).book
    return list({effect: CARD_IDS[n] for n, effect in enumerate(book.card_combat)}.values())


def play_combat(name: str, place: Any, seed: int) -> list[str] | None:
    """A battle in which the card is played in the first round, and all that follows at random."""
    regions, here, source, target = place
    hands: list[list[str]] = [["fp_strat_19"], ["sh_strat_22"]]
    hands[seat_of(name)] = [name]
    play = lay(
        {"empty_board": True, "regions": regions, "politics": WAR, "fellowship": {"region": here}},
        seed=seed,
        characters={**dict.fromkeys(FIGHTERS, here), "witch_king": source, "saruman": "orthanc"},
        hands=hands,
        dice={"fp": {"event": 1}, "shadow": {"army": 1}},
        acting=1,
    )
    do(play, ("die", "army"), "attack_army")
    listener = Listener(play, seed)
    listener.answer(("attack", source, target))
    done = False
    for _ in range(80):
        if not play.decisions or play.decisions[0].kind == "die":
            break
        first = [o for o in options(play) if o in (("all",), ("field",), ("card", name))]
        if first and not done:
            done = first[0][0] == "card"
            listener.answer(first[0])
        else:
            listener.anything()
    return listener.found if done else None


@rule("W13.5.3")
@pytest.mark.parametrize("name", one_of_each_effect())
def test_every_combat_card_is_told(name: str) -> None:
    results = [play_combat(name, place, seed) for seed, place in enumerate((FIELD, SIEGE, NEAR_MORIA))]
    played = [found for found in results if found is not None]
    assert played, "somewhere the card can be played"
    assert [change for found in played for change in found] == []
