"""A choice that can not matter is not asked; one that hides what somebody holds is. The order of options tells
nothing."""

from __future__ import annotations

import random
from typing import Any

import pytest

import ravenhill
from ravenhill.coverage import rule
from ravenhill.engine.game import find

WAYS = [(s.id, seats) for s in find("cardgame").info.scenarios for seats in s.seats]


@rule("C6.1.4")
def test_a_player_who_can_only_pass_is_not_asked(lay: Any) -> None:
    players = {"witch_king": {"ring": False}, "frodo": {"hand": ["gimli", "sting", "narya"]}}
    m = lay({"path": "weathertop", "players": players}).do("cycle gimli")
    assert m.asked == "aragorn" and "cardgame-log-passes" in m.log()
    search = players | {"aragorn": {"ring": False, "reserve": ["denethor"], "eliminated": ["boromir", "faramir"]}}
    m = lay({"path": "weathertop", "players": search}).do("cycle gimli")
    assert m.asked == "aragorn" and m.options == ["pass"], "silence would tell that neither son is in the deck"


NOBODY_ELSE = {"witch_king": {"ring": False}, "frodo": {"hand": ["gimli", "sting", "narya"]}}


@rule("C6.1.4", "C6.8.4")
@pytest.mark.parametrize(
    ("more", "asked"),
    [
        ({"reserve": ["halbarad"], "eliminated": ["strider", "aragorn"]}, True),  # they may be in the deck
        ({"reserve": ["halbarad", "strider"]}, True),  # and so may Aragorn
        ({"reserve": ["halbarad", "strider"], "eliminated_open": ["aragorn"]}, False),
        ({"reserve": ["halbarad"], "eliminated_open": ["strider", "aragorn"]}, False),
        ({"reserve": ["halbarad"], "cycle_open": ["strider"], "eliminated_open": ["aragorn"]}, False),
    ],
)
def test_a_search_is_offered_while_what_it_looks_for_may_lie_hidden(lay: Any, more: Any, asked: bool) -> None:
    fresh = [c for c in more["reserve"] if c != "halbarad"]  # else they could move
    players = NOBODY_ELSE | {"aragorn": {"ring": False, **more}, "saruman": {"hand": ["gollum"]}}
    m = lay({"path": "caradhras", "players": players, "fresh": fresh}).do("cycle gimli")
    assert m.asked == ("aragorn" if asked else "saruman")


@rule("C6.1.4", "C6.8.4")
def test_a_text_for_the_reserve_asks_nobody_elsewhere(lay: Any) -> None:
    players = NOBODY_ELSE | {"aragorn": {"ring": False}, "saruman": {"hand": ["gollum"]}}
    m = lay({"path": "weathertop", "players": players, "cards": {"weathertop": ["halbarad"]}}).do("cycle gimli")
    assert m.asked == "saruman"


@rule("C6.3.7", "C5.1")
@pytest.mark.parametrize(
    ("knights", "asked"),
    [
        ({}, True),
        ({"eliminated": ["knights_of_dol_amroth"]}, True),
        ({"eliminated_open": ["knights_of_dol_amroth"]}, False),
        ({"reserve": ["knights_of_dol_amroth"]}, False),
    ],
)
def test_imrahil_asks_for_knights_that_may_be_in_the_deck(lay: Any, knights: Any, asked: bool) -> None:
    held = {"aragorn": {"hand": ["prince_imrahil"], **knights}, "saruman": {"hand": ["gollum"]}}
    m = lay({"path": "weathertop", "turn": 2, "players": held}).do("play prince_imrahil")
    if "reserve" in knights:
        m.do("forsake top")
    assert m.hand("aragorn") == []
    assert (m.prompt == "cardgame-ask-use") is asked
    if asked:
        assert m.options == (["skip"] if "eliminated" in knights else ["use prince_imrahil", "skip"])


@pytest.mark.parametrize(("scenario", "seats"), WAYS)
def test_nobody_is_asked_where_all_can_see_the_only_way_out(scenario: str, seats: int) -> None:
    """Random games: whoever has only one answer might have had another, were the cards nobody else knows dealt
    otherwise."""
    for seed in range(3):
        play = ravenhill.new("cardgame", seed=seed, scenario=scenario, seats=seats)
        dice = random.Random(seed)
        while not play.over:
            for d in play.decisions:
                if len(d.options) == 1:
                    others = [s for s in range(-1, play.seats) if s != d.seat]
                    deals = (play.determinize(others[n % len(others)], n) for n in range(2000))
                    assert any(chooses(deal, d.seat) for deal in deals), (d.prompt.key, play.position())
            d = dice.choice(play.decisions)
            play.answer(d.seat, dice.choice(d.options))


def chooses(play: ravenhill.Play, seat: int) -> bool:
    decision = play.decision_of(seat)
    return decision is not None and len(decision.options) > 1


@rule("C6.8.3", "C7.2")
def test_a_whole_hand_goes_without_a_question(lay: Any) -> None:
    m = lay({"path": "weathertop", "players": {"frodo": {"hand": ["gimli", "sting"]}}}).do("winnow")
    assert m.eliminated("frodo") == ["gimli", "sting"] and m.asked == "witch_king"
    m = lay({"path": "weathertop", "players": {"frodo": {"hand": ["gimli", "narya", "sting"]}}}).do("winnow")
    assert m.prompt == "cardgame-ask-eliminate-hand"
    held = {"witch_king": {"hand": ["grond", "the_hunter"]}, "saruman": {"hand": ["gollum", "shelob", "saruman"]}}
    m = lay({"at": "path", "path_number": 4, "players": held})
    while m.path != "dimrill_dale":
        m = lay({"at": "path", "path_number": 4, "players": held}, seed=m.play.setup.seed + 1)
    assert m.cycle("witch_king") == ["grond", "the_hunter"] and m.asked == "saruman"


@rule("C7.3")
def test_with_no_draw_deck_the_order_of_a_whole_hand_is_asked(lay: Any) -> None:
    book = lay({"path": "weathertop"}).t.book
    gone = [book.card_ids[c] for c in book.deck_of[0] if book.card_ids[c] not in ("gimli", "sting")]
    held = {"frodo": {"hand": ["gimli", "sting"], "eliminated": gone}}
    assert lay({"path": "weathertop", "players": held}).do("winnow").prompt == "cardgame-ask-eliminate-hand"


@rule("C8.3.3", "C8.4.4")
def test_which_copy_is_lost_is_not_asked(lay: Any) -> None:
    copies = {"lorien": ["high_elves", "high_elves_2", "mordor_orcs", "mordor_orcs_2", "olog_hai"]}
    m = lay({"at": "combat", "active": ["lorien"], "path": "egladil", "cards": copies}, seats=2)
    assert m.prompt != "cardgame-ask-losses", "it can not matter which copy is lost"
    lost = [e.args["card"] for e in m.play.log(None) if e.key == "cardgame-log-cancels"]
    assert lost and set(lost) <= {"high_elves", "high_elves_2"}


@rule("C8.3.3")
def test_every_card_is_needed_though_they_have_more_icons(lay: Any) -> None:
    start = {"at": "combat", "path": "emyn_muil", "tokens": {"emyn_muil": {"attack": 3}}}
    strong = {"emyn_muil": ["strider", "gandalf_the_grey"]}
    m = lay(start | {"cards": strong}, seats=2)
    assert m.prompt == "cardgame-ask-losses", "Gandalf alone would do"
    m = lay(start | {"cards": strong, "tokens": {"emyn_muil": {"attack": 4}}}, seats=2)
    assert m.prompt != "cardgame-ask-losses" and m.where("strider") == m.where("gandalf_the_grey") == "eliminated"


@rule("C8.1")
def test_the_order_of_combats_is_asked_where_it_matters(lay: Any) -> None:
    start: dict[str, Any] = {"at": "combat", "path": "emyn_muil", "active": ["edoras", "umbar"]}
    path = {"emyn_muil": ["the_hunter", "gimli"]}
    assert lay(start | {"cards": path}).prompt != "cardgame-ask-combat"
    both = path | {"umbar": ["the_black_fleet", "soldiers_of_gondor"]}
    assert lay(start | {"cards": both}).prompt == "cardgame-ask-combat", "losses may be chosen in two of them"
    assert lay(start | {"cards": {"edoras": ["theoden"]}}).prompt == "cardgame-ask-combat"
    last = start | {"path": "orodruin"}
    assert lay(last, last_path="at_once").prompt == "cardgame-ask-combat" and lay(last).play.over


@pytest.mark.parametrize(("scenario", "seats"), WAYS)
def test_the_order_of_combats_that_is_not_asked_changes_nothing(scenario: str, seats: int) -> None:
    """Random games: where nobody is asked, the combats come to the same end in any order."""
    from ravenhill.games.cardgame import combat

    compared = 0
    for seed in range(4):
        play = ravenhill.new("cardgame", seed=seed, scenario=scenario, seats=seats)
        dice = random.Random(seed)
        while not play.over:
            t: Any = play.table
            d = dice.choice(play.decisions)
            left = combat.combats(t)
            if len(left) > 1 and t.battle is None and not combat.order_matters(t, left):
                compared += 1
                assert fought(play, left) == fought(play, left[::-1])
            play.answer(d.seat, dice.choice(d.options))
    assert compared > 20


def fought(play: ravenhill.Play, order: list[int]) -> Any:
    """The table after these combats, were they fought now; whoever is asked takes the first option."""
    from ravenhill.engine.frames import whole
    from ravenhill.games.cardgame import combat

    t: Any = play.clone().table
    t.quiet = True
    for location in order:
        script = combat.path_combat(t) if location == t.path else combat.battleground_combat(t, location)
        for asked in script:
            for decision in asked:
                t.given[decision.seat] = decision.options[0]
    for player in t.players:
        for pile in ("cycled", "cycled_seen", "eliminated", "eliminated_seen"):
            setattr(player, pile, sorted(getattr(player, pile)))
    return whole(t)


@pytest.mark.parametrize(("scenario", "seats"), WAYS)
def test_the_order_of_options_tells_nothing_of_decks_and_piles(scenario: str, seats: int) -> None:
    dice = random.Random(7)
    play = ravenhill.new("cardgame", seed=5, scenario=scenario, seats=seats)
    while not play.over:
        other = play.clone()
        mixed: Any = other.table
        for player in mixed.players:
            for pile in (player.deck.pool, player.cycled, player.eliminated):
                pile[:] = dice.sample(pile, len(pile))
        assert [d.options for d in other.decisions] == [d.options for d in play.decisions]
        d = dice.choice(play.decisions)
        play.answer(d.seat, dice.choice(d.options))
