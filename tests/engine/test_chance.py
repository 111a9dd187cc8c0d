"""Chance, decks and the mixing of what is unseen."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ravenhill.engine.chance import DIE_LABELS, REVEALED, Chance, Deck
from ravenhill.engine.decision import Impossible
from ravenhill.engine.view import Redeal

LABELS = [f"card:c{i}" for i in range(12)]


def chance(seed: int = 1) -> Chance:
    c = Chance()
    c.seed(seed)
    return c


def test_the_same_seed_gives_the_same_outcomes_and_neighbours_differ() -> None:
    def rolls(seed: int) -> tuple[int, ...]:
        c = chance(seed)
        return tuple(c.die(20) for _ in range(40))

    assert rolls(7) == rolls(7)
    assert len({rolls(seed) for seed in range(50)}) == 50


@pytest.mark.parametrize("seed", [0, -1, 2**70, 2147483562, -(2**63)])
def test_any_whole_number_is_a_seed(seed: int) -> None:
    c = chance(seed)
    assert c.a > 0 and c.b > 0
    assert {c.die(6) for _ in range(200)} == {1, 2, 3, 4, 5, 6}


def test_outcomes_are_equally_likely() -> None:
    c = chance()
    counts = [0] * 6
    for _ in range(12_000):
        counts[c.die(6) - 1] += 1
    assert min(counts) > 1850 and max(counts) < 2150
    taken = [0] * 5
    for _ in range(5000):
        taken[c.take(list(range(5)), LABELS)] += 1
    assert min(taken) > 850 and max(taken) < 1150


def test_every_outcome_is_noted_and_can_be_fed() -> None:
    c = chance()
    c.fed = ["die:4", "heads", "card:c2"]
    pool = [1, 2, 3]
    assert (c.die(6), c.pick(["heads", "tails"]), c.take(pool, LABELS)) == (4, 0, 2)
    assert sorted(pool) == [1, 3]
    assert c.out == ["die:4", "heads", "card:c2"] and c.fed == []


def test_a_replay_leaves_the_generator_where_the_game_did() -> None:
    game, replay = chance(3), chance(3)
    rolled = [game.die(6) for _ in range(10)]
    replay.fed = [f"die:{n}" for n in rolled]
    assert [replay.die(6) for _ in range(10)] == rolled
    assert (replay.a, replay.b) == (game.a, game.b)


def test_an_impossible_outcome_is_told() -> None:
    c = chance()
    c.fed = ["die:7"]
    draws: list[Callable[[], int]] = [
        lambda: c.die(6),
        lambda: c.take([1, 2], LABELS),
        lambda: top_of(4).draw(c, LABELS),
    ]
    for draw in draws:
        with pytest.raises(Impossible) as told:
            draw()
        assert told.value.label == "die:7"


def test_a_reveal_is_noted_and_takes_its_own_mark_only() -> None:
    c = chance()
    c.fed = ["die:2"]
    c.revealed()
    assert c.fed == ["die:2"]
    c.fed = [REVEALED, "die:2"]
    c.revealed()
    assert c.fed == ["die:2"] and c.out == [REVEALED, REVEALED]


def test_dice_have_up_to_twenty_sides() -> None:
    assert DIE_LABELS[20][-1] == "die:20"


# --- decks ---


def top_of(card: int) -> Deck:
    deck = Deck([])
    deck.put_on_top(card)
    return deck


def test_a_deck_is_drawn_top_then_pool_then_under() -> None:
    c = chance()
    deck = Deck([0, 1, 2])
    deck.put_on_top(3)
    deck.put_on_top(4)
    deck.put_under(5)
    deck.put_under(6)
    assert len(deck) == 7 and sorted(deck.cards()) == list(range(7))
    drawn = [deck.draw(c, LABELS) for _ in range(7)]
    assert drawn[:2] == [4, 3] and sorted(drawn[2:5]) == [0, 1, 2] and drawn[5:] == [5, 6]
    assert deck.draw(c, LABELS) == -1 and len(deck) == 0
    assert c.out == [LABELS[card] for card in drawn]
    assert deck.top_seen == deck.under_seen == []


def test_a_peek_leaves_the_card_and_everybody_who_looked_knows_it() -> None:
    c = chance()
    deck = Deck([0, 1, 2])
    card = deck.peek(c, LABELS, 0b01)
    assert deck.top == [card] and deck.top_seen == [0b01] and len(deck) == 3
    assert deck.peek(c, LABELS, 0b10) == card
    assert deck.top_seen == [0b11]
    assert deck.draw(c, LABELS) == card
    assert Deck([]).peek(c, LABELS, 1) == -1


def test_a_peek_at_the_last_card_under_the_pile_keeps_who_knew_it() -> None:
    deck = Deck([])
    deck.put_under(5, 0b10)
    assert deck.peek(chance(), LABELS, 0b01) == 5
    assert (deck.top, deck.top_seen, deck.under) == ([5], [0b11], [])


def test_after_a_shuffle_no_place_is_known() -> None:
    deck = Deck([0, 1])
    deck.put_on_top(2, 1)
    deck.put_under(3, 2)
    deck.shuffle()
    assert sorted(deck.pool) == [0, 1, 2, 3]
    assert deck.top == deck.under == deck.top_seen == deck.under_seen == []
    deck.shuffle_in([7, 8])
    assert sorted(deck.pool) == [0, 1, 2, 3, 7, 8]


def test_a_card_is_taken_out_wherever_it_lies() -> None:
    deck = Deck([0, 1])
    for card, seen in ((2, 1), (3, 2)):
        deck.put_on_top(card, seen)
        deck.put_under(card + 2, seen)
    for card in (0, 2, 5):
        deck.remove(card)
    assert (deck.pool, deck.top, deck.top_seen, deck.under, deck.under_seen) == ([1], [3], [2], [4], [1])
    with pytest.raises(ValueError):
        deck.remove(9)


def test_decks_do_not_share_an_empty_pool() -> None:
    first, second = Deck(), Deck()
    first.pool.append(1)
    assert second.pool == []


# --- re-deals ---


def test_a_redeal_mixes_only_what_the_seat_does_not_know() -> None:
    seen_hands, seen_tops = set(), set()
    for seed in range(40):
        deck = Deck([0, 1, 2, 3])
        deck.put_on_top(4, 0b01)
        deck.put_on_top(5, 0b10)
        deck.put_under(6, 0b01)
        deck.put_under(7, 0b10)
        hand = [8, 9]
        mix = Redeal()
        mix.deck(deck, 0)
        mix.all(hand)
        mix.deal(chance(seed))
        assert deck.top[0] == 4 and deck.under[0] == 6
        assert sorted(deck.cards() + hand) == list(range(10))
        seen_hands.add(tuple(sorted(hand)))
        seen_tops.add(deck.top[1])
    assert len(seen_hands) > 10 and len(seen_tops) > 4


def test_a_spectator_knows_no_place_in_a_deck() -> None:
    tops = set()
    for seed in range(20):
        deck = Deck([0, 1, 2, 3])
        deck.put_on_top(4, 0b11)
        mix = Redeal()
        mix.deck(deck, -1)
        mix.deal(chance(seed))
        tops.add(deck.top[0])
    assert len(tops) > 2


def test_a_single_card_can_be_mixed_in() -> None:
    seen = set()
    for seed in range(20):
        row, hand = [1, 2, 3], [4]
        mix = Redeal()
        mix.one(row, 1)
        mix.all(hand)
        mix.deal(chance(seed))
        assert (row[0], row[2]) == (1, 3)
        seen.add((row[1], hand[0]))
    assert seen == {(2, 4), (4, 2)}
    Redeal().deal(chance())
