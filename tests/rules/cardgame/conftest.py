"""A table to try rules on: laid from a position, answered in short words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ravenhill.engine.game import find, shelve
from ravenhill.engine.script import Play
from ravenhill.games.cardgame.scoring import score
from ravenhill.games.cardgame.table import FIELD, HOME, CardTable, carryover_limit

shelve("cardgame", "ravenhill.games.cardgame.game")


class Match:
    """A running game with questions a test asks."""

    def __init__(self, play: Play) -> None:
        self.play = play

    @property
    def t(self) -> CardTable:
        table: Any = self.play.table
        return table  # type: ignore[no-any-return]

    # --- playing ---

    def do(self, *answers: str) -> Match:
        """Whoever is asked answers: "play elrond", "to reserve", "pass". Combats come by themselves where their order
        does not matter."""
        for answer in answers:
            if answer.startswith("resolve ") and self.kind != "combat":
                continue
            decision = self.play.decisions[0]
            self.play.answer(decision.seat, tuple(answer.split()))
        return self

    def feed(self, *names: str) -> Match:
        """The next cards drawn, or locations (given as such)."""
        ids = self.t.book.card_index
        self.play.feed([f"card:{n}" if n in ids else f"location:{n}" for n in names])
        return self

    def passes(self) -> Match:
        """Everybody passes, or cycles until it may, until this round's Action step is over."""
        now = self.t.round
        while self.kind == "action" and self.t.round == now:
            self.do("pass" if "pass" in self.options else next(o for o in self.options if o.startswith("cycle")))
        return self

    def to_action(self) -> Match:
        """Answers what comes before the next action with the first option."""
        while self.kind != "action":
            self.do(self.options[-1])
        return self

    # --- what stands open ---

    @property
    def kind(self) -> str:
        return self.play.decisions[0].kind if self.play.decisions else ""

    @property
    def rule(self) -> str:
        return self.play.decisions[0].rule

    @property
    def asked(self) -> str:
        """The player the open decision is about."""
        return str(self.play.decisions[0].prompt.args.get("player", ""))

    @property
    def asked_seat(self) -> int:
        return self.play.decisions[0].seat

    @property
    def options(self) -> list[str]:
        return [" ".join(str(a) for a in o) for o in self.play.decisions[0].options]

    def refused(self, answer: str) -> str:
        """The rule that forbids an answer now; empty if it is allowed."""
        reason = self.play.why_not(self.asked_seat, tuple(answer.split()))
        return reason.rule if reason is not None else ""

    # --- where things are ---

    def p(self, player: str) -> int:
        return self.t.book.player_ids.index(player)

    def names(self, cards: list[int]) -> list[str]:
        return [self.t.book.card_ids[c] for c in cards]

    def hand(self, player: str) -> list[str]:
        return self.names(self.t.players[self.p(player)].hand)

    def deck(self, player: str) -> int:
        return len(self.t.players[self.p(player)].deck)

    def cycle(self, player: str) -> list[str]:
        player_ = self.t.players[self.p(player)]
        return sorted(self.names(player_.cycled + player_.cycled_seen))

    def eliminated(self, player: str) -> list[str]:
        player_ = self.t.players[self.p(player)]
        return sorted(self.names(player_.eliminated + player_.eliminated_seen))

    def where(self, card: str) -> str:
        """hand, deck, cycle, eliminated, reserve, a location, or the wielder of an item."""
        c = self.t.book.card_index[card]
        if self.t.wielder[c] >= 0:
            return self.t.book.card_ids[self.t.wielder[c]]
        if self.t.site[c] == HOME:
            return "reserve"
        if self.t.site[c] >= FIELD:
            return self.t.book.location_ids[self.t.site[c] - FIELD]
        player = self.t.players[self.t.book.owner[c]]
        for name, cards in (
            ("hand", player.hand),
            ("deck", player.deck.cards()),
            ("cycle", player.cycled + player.cycled_seen),
            ("eliminated", player.eliminated + player.eliminated_seen),
            ("aside", player.aside),
            ("limbo", self.t.limbo),
        ):
            if c in cards:
                return name
        return ""

    def shown_ground(self, i: int = 0) -> dict[str, Any]:
        """An active battleground as everybody sees it."""
        found: dict[str, Any] = self.play.view(None)["battlegrounds"][i]  # type: ignore[index]
        return found

    def shown_path(self) -> dict[str, Any]:
        found: dict[str, Any] = self.play.view(None)["path"]  # type: ignore[assignment]
        return found

    def state(self, location: str) -> str:
        from ravenhill.games.cardgame.table import STATE_IDS

        return STATE_IDS[self.t.location[self.t.book.location_index[location]]]

    def score(self) -> tuple[int, int]:
        return score(self.t, 0), score(self.t, 1)

    def limit(self, player: str) -> int:
        return carryover_limit(self.t, self.p(player))

    def tokens(self, location: str) -> tuple[int, int]:
        i = self.t.book.location_index[location]
        return self.t.attack_tokens[i], self.t.defence_tokens[i]

    @property
    def path(self) -> str:
        return self.t.book.location_ids[self.t.path] if self.t.path >= 0 else ""

    @property
    def active(self) -> list[str]:
        return [self.t.book.location_ids[i] for i in self.t.active]

    @property
    def battle(self) -> Any:
        return self.t.battle

    def log(self, seat: int | None = None) -> list[str]:
        return [m.key for m in self.play.log(seat)]


@pytest.fixture
def lay() -> Callable[..., Match]:
    """lay(position, scenario="trilogy", seats=4, option=value ...): a table at its first decision."""

    def laid(
        position: dict[str, Any], scenario: str = "trilogy", seats: int | None = None, seed: int = 1, **options: Any
    ) -> Match:
        game = find("cardgame")
        people = seats if seats is not None else game.scenario(scenario).seats[-1]
        setup = game.setup(seed=seed, scenario=scenario, seats=people, options=options, position=position)
        return Match(game.start(setup))

    return laid


@pytest.fixture
def deal() -> Callable[..., Match]:
    """deal(scenario, seats, seed): a game from its set-up."""

    def dealt(scenario: str = "trilogy", seats: int | None = None, seed: int = 1, **options: Any) -> Match:
        game = find("cardgame")
        people = seats if seats is not None else game.scenario(scenario).seats[-1]
        return Match(game.start(game.setup(seed=seed, scenario=scenario, seats=people, options=options)))

    return dealt


@pytest.fixture
def no_grounds() -> dict[str, str]:
    """Every battleground out of the game."""
    free = ["dol_amroth", "edoras", "helms_deep", "lorien", "minas_tirith", "pelargir", "rivendell"]
    shadow = ["dol_guldur", "harad", "minas_morgul", "morannon", "moria", "orthanc", "umbar"]
    return dict.fromkeys([*free, *shadow], "aside")
