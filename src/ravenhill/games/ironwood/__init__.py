"""Ironwood: two factions with nothing in common, one forest, one mountain range."""
