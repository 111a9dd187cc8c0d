"""Every option has a fixed number and comes back from it."""

from __future__ import annotations

import random
from array import array
from collections.abc import Iterator

import pytest

import ravenhill
from ravenhill.engine.grammar import Grammar

GAMES = [info.id for info in ravenhill.games()]
WAYS = [(info.id, s.id, n) for info in ravenhill.games() for s in info.scenarios for n in s.seats]
ANSWERS = 700


def walk(game: str, scenario: str, seats: int, seed: int) -> Iterator[ravenhill.Play]:
    """A random game with options by chance, at every decision."""
    rng = random.Random(seed)
    known = [o for o in ravenhill.game(game).info.options if not o.scenarios or scenario in o.scenarios]
    options = {o.id: rng.choice(o.values) for o in known if seed % 2 and rng.random() < 0.4}
    t = ravenhill.new(game, seed=seed, scenario=scenario, seats=seats, options=options)
    t.table.quiet = True
    for _ in range(ANSWERS):
        if t.over:
            return
        yield t
        d = rng.choice(t.decisions)
        t.answer(d.seat, rng.choice(d.options))


@pytest.mark.parametrize(("game", "scenario", "seats"), WAYS)
def test_every_option_has_a_number_of_its_own_and_comes_back(game: str, scenario: str, seats: int) -> None:
    grammar = ravenhill.game(game).grammar()
    mask = bytearray(grammar.size)
    questions = ravenhill.game(game).questions
    for seed in (1, 2):
        for t in walk(game, scenario, seats, seed):
            assert t.grammar() is grammar
            for d in t.decisions:
                assert d.kind in questions
                numbers = grammar.numbers(d)
                assert len(set(numbers)) == len(d.options)
                assert [grammar.decode(n) for n in numbers] == list(d.options)
                grammar.mask(t, d.seat, mask)
                assert [n for n, open_ in enumerate(mask) if open_] == sorted(numbers)


@pytest.mark.parametrize("game", GAMES)
def test_every_number_is_an_option_and_has_parts_of_its_own(game: str) -> None:
    grammar = ravenhill.game(game).grammar()
    assert grammar.size < 50_000
    assert len(grammar.names) == len(set(grammar.names)) == grammar.vocabulary
    told: set[tuple[int, ...]] = set()
    for number in range(0, grammar.size, 1 + grammar.size // 4000):
        option = grammar.decode(number)
        assert grammar.encode(option) == number
        parts = grammar.parts(number)
        assert len(parts) == 1 + 2 * (len(option) - 1) <= grammar.width
        names = [grammar.names[part] for part in parts]
        assert names[0].split(" ")[0] == option[0]
        for i, atom in enumerate(option[1:]):
            assert names[1 + 2 * i] == f"{i + 1}: {atom}"
            assert names[2 + 2 * i] == f"{option[0]} {i + 1}: {atom}"
        assert parts not in told
        told.add(parts)


def test_what_no_form_takes_is_refused() -> None:
    grammar = ravenhill.game("wotr").grammar()
    for option in [(), ("dance",), ("attack", "gondor"), ("attack", "minas_tirith", "shire"), ("hunt", 8), ("pass", 1)]:
        with pytest.raises(ravenhill.Unnumbered, match="has no number"):
            grammar.encode(option)
    for number in (-1, grammar.size):
        with pytest.raises(ravenhill.Unnumbered, match=str(number)):
            grammar.decode(number)
        with pytest.raises(ravenhill.Unnumbered):
            grammar.parts(number)


def test_a_mask_goes_into_any_buffer_of_its_size() -> None:
    t = ravenhill.new("ironwood", seed=3)
    grammar = t.grammar()
    d = t.decisions[0]
    plain = bytearray(b"\7" * grammar.size)
    grammar.mask(t, d.seat, plain)
    signed = array("b", b"\7" * grammar.size)
    grammar.mask(t, d.seat, signed)
    assert bytes(plain) == signed.tobytes() and sum(plain) == len(d.options)
    grammar.mask(t, 1 - d.seat, plain)
    assert not any(plain)  # nobody asks this seat
    for wrong in (bytearray(grammar.size - 1), array("b", bytes(grammar.size + 1))):
        with pytest.raises(ravenhill.Unnumbered, match="buffer"):
            grammar.mask(t, d.seat, wrong)


def test_forms_that_meet_share_their_numbers_and_others_do_not() -> None:
    kinds = {"leaf": ["big", "small"], "frog": ["ann", "bo"]}
    forms = ["to <leaf>", "to <leaf>/shore", "to <frog>", "swap <frog> <frog>", "swim <0-9>"]
    grammar = Grammar("pond", forms, kinds, {"swim": (3,)}, {"swap": [("ann", "bo"), ("bo", "ann")]})
    every = [grammar.decode(n) for n in range(grammar.size)]
    assert len(set(every)) == len(every) == 3 + 2 + 2 + 4
    assert ("swap", "ann", "ann") not in every and ("swim", 4) not in every
    assert grammar.digest.startswith("pond-")


def test_the_digest_names_the_game_its_forms_and_its_pack() -> None:
    kinds = {"leaf": ["big", "small"]}
    digests = {
        Grammar(game, forms, leaves, {}, {}).digest
        for game, forms, leaves in [
            ("pond", ["to <leaf>"], kinds),
            ("lake", ["to <leaf>"], kinds),
            ("pond", ["to <leaf>", "stay"], kinds),
            ("pond", ["to <leaf>"], {"leaf": ["small", "big"]}),
        ]
    }
    assert len(digests) == 4
    plain = ravenhill.game("ironwood").grammar()
    card = ravenhill.game("ironwood").data()["cards_ww"]["card"][0]
    same = ravenhill.new("ironwood", pack={"cards_ww": {"card": [card]}}).grammar()
    assert same is not plain and same.digest == plain.digest  # a pack that brings no other id changes no number
    assert len({ravenhill.game(game).grammar().digest for game in GAMES}) == len(GAMES)
