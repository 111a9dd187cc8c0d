"""What holds for every Event card: the die that plays it, and which cards ask for nothing more. W8.7, W8.8."""

from __future__ import annotations

import pytest
from wotr_kit import do, lay, options, table

from ravenhill import words
from ravenhill.coverage import card, rule
from ravenhill.games.wotr.combat_cards import COMBAT, no_needs
from ravenhill.games.wotr.decks import CARD_IDS, card_side
from ravenhill.games.wotr.dice import EVENT, FACE_IDS
from ravenhill.games.wotr.events import EVENTS, always
from ravenhill.games.wotr.nations import FP, SH

FREE = (
    "fp_char_01",
    "fp_char_02",
    "fp_char_03",
    "fp_char_04",
    "fp_char_05",
    "fp_char_09",
    "fp_char_10",
    "fp_char_12",
    "fp_char_13",
    "fp_strat_02",
    "fp_strat_03",
    "fp_strat_04",
    "fp_strat_07",
    "fp_strat_14",
    "fp_strat_15",
    "fp_strat_16",
    "fp_strat_17",
    "fp_strat_18",
    "fp_strat_19",
    "fp_strat_20",
    "fp_strat_21",
    "fp_strat_22",
    "fp_strat_23",
    "fp_strat_24",
    "sh_char_01",
    "sh_char_02",
    "sh_char_03",
    "sh_char_04",
    "sh_char_15",
    "sh_char_16",
    "sh_char_17",
    "sh_char_18",
    "sh_char_23",
    "sh_strat_05",
    "sh_strat_17",
    "sh_strat_19",
    "sh_strat_20",
    "sh_strat_22",
)
FACES = {
    FP: ("character", "muster", "event", "army_muster", "will_of_the_west"),
    SH: ("character", "army", "muster", "event", "army_muster"),
}


def test_these_are_all_cards_without_a_requirement() -> None:
    known = [(CARD_IDS[n], card) for n, card in enumerate(EVENTS) if card is not None]
    assert tuple(name for name, card in known if card.when is always and card.some is always) == FREE


@rule("R2.1", "W8.8")
def test_whatever_needs_somebody_to_work_on_says_why_it_has_none() -> None:
    for n, known in enumerate(EVENTS):
        assert known is not None
        assert (known.without is None) == (known.some is always), CARD_IDS[n]


@rule("W8.8", "W13.5.2")
def test_every_requirement_has_words() -> None:
    """The printed requirements, and no others, can be told to who may not play the card."""
    book = table(lay()).book
    for n, known in enumerate(EVENTS):
        assert known is not None
        needs = words.text(f"wotr-{CARD_IDS[n]}.needs", None, "en", "wotr")
        assert (needs is not None) == (known.when is not always), CARD_IDS[n]
    for effect in book.combat_ids:
        needs = words.text(f"wotr-{effect}.needs", None, "en", "wotr")
        assert (needs is not None) == (COMBAT[effect].needs is not no_needs), effect


@card(*FREE)
@rule("W8.7", "W8.8")
@pytest.mark.parametrize("name", FREE)
def test_a_card_needs_a_die_of_its_symbol_or_an_event(name: str) -> None:
    number = CARD_IDS.index(name)
    side = card_side(number)
    for face in FACES[side]:
        mine = {face: 1, "event": 1} if face != "event" else {"event": 2}
        play = lay(
            hands=[[name], []] if side == FP else [[], [name]],
            dice={"fp": mine} if side == FP else {"shadow": mine},
            acting=side,
        )
        do(play, ("die", face))
        symbol = FACE_IDS[table(play).book.card_icon[number]]
        plays = face in (symbol, FACE_IDS[EVENT], "will_of_the_west") or (
            face == "army_muster" and symbol in ("army", "muster")
        )
        assert (("play", name) in options(play)) == plays, face
