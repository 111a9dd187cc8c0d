"""The Story cards: one short function each, found by the card's id. The other cards are built of blocks (effects)."""

from __future__ import annotations


def register_all() -> None:
    """Opens every module with cards; their decorators fill the registers."""
    from ravenhill.games.bofa.cards import story_fp, story_shadow  # noqa: F401
