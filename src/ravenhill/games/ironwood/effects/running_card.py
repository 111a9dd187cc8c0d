"""I17. What the steps of one card have done so far: public knowledge, so it may live in the script."""

from __future__ import annotations

from ravenhill.games.ironwood.book import Card, Step


class Done:
    """The result of a step with an id: how much was done, and where."""

    __slots__ = ("count", "places", "there")

    def __init__(self) -> None:
        self.count: int = 0
        self.places: list[int] = []
        self.there: list[int] = []  # fighters moved by the step, by the forest they stand in now


class RunningCard:
    """One card being resolved by its owner."""

    __slots__ = ("action", "card", "did", "further", "later", "rest", "results", "side")

    def __init__(self, side: int, card: Card, action: bool) -> None:
        self.side = side
        self.card = card
        self.action = action  # played as an action: extra movement applies (I17, modifier)
        self.did = False  # whether the last step was carried out
        self.further: Step | None = None  # the `play` step to carry out when the card is finished (I4.12)
        self.results: dict[str, Done] = {}
        self.rest: list[list[Step]] = []  # what is still to come of each list of steps being run, the innermost last
        self.later: list[tuple[int, int]] = []  # lingering cards and their events, put off until this one is done

    def result(self, ident: str) -> Done:
        """The result under this id, made new where a step begins."""
        done = Done()
        if ident:
            self.results[ident] = done
        return done

    def found(self, ident: str) -> Done | None:
        """What the step with this id did, or None if it did nothing (I17, rule 2)."""
        done = self.results.get(ident)
        return done if done is not None and done.count > 0 else None
