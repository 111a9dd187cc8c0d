"""The cards: one short function each, found by the card's id."""
