"""War of the Ring: The Card Game, in its four scenarios."""
